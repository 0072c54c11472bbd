{% use page view=view %}
<div class="wrap"><div class="masthead"><h1>{{ view.title }}</h1></div>{% use finder to=view.searchAction %}
<nav class="kinds" aria-label="{% say search.kinds %}">{% for tab in view.kinds %}<a href="{{ tab.href }}"{% if tab.isCurrent %} aria-current="page"{% end %}>{{ tab.label }}</a>{% end %}</nav>
<nav class="tabs" aria-label="{% say search.quickTabs %}">{% for tab in view.quickTabs %}<a href="{{ tab.href }}"{% if tab.isCurrent %} aria-current="page"{% end %}>{{ tab.label }}</a>{% end %}</nav></div>
{% if view.days %}{% use daybar days=view.days %}{% end %}
<div class="wrap browse"><div class="side">{% if view.count %}<p class="count">{{ view.count }}</p>{% end %}</div><div class="found">
{% if view.letters %}<nav class="letters" aria-label="{% say people.letters %}">{% for entry in view.letters %}{% if entry.href %}<a href="{{ entry.href }}">{{ entry.letter }}</a>{% else %}<span aria-disabled="true">{{ entry.letter }}</span>{% end %}{% end %}</nav>{% end %}
{% for group in view.groups %}<section class="group"><h2 id="{{ group.id }}" tabindex="-1">{{ group.title }}{% if group.note %} <small>{{ group.note }}</small>{% end %}</h2>{% if group.events %}{% use events cards=group.events %}{% end %}{% if group.cards %}{% if group.isWide %}{% use wide-people cards=group.cards %}{% else %}{% use people cards=group.cards %}{% end %}{% end %}</section>{% end %}
{% if view.hint %}<p class="hint">{{ view.hint }}</p>{% end %}
{% if view.empty %}<p class="empty">{{ view.empty }}</p>{% end %}
{% if view.doors %}<nav class="doorlist" aria-label="{% say schedule.browse %}">{% for door in view.doors %}<a href="{{ door.href }}">{{ door.label }}</a>{% end %}</nav>{% end %}
</div></div>
{% frame after %}
