{% use page view=view %}
<div class="wrap"><div class="masthead"><h1>{{ view.title }}</h1></div>{% use finder to=view.searchAction %}
<nav class="kinds" aria-label="{% say search.kinds %}">{% for tab in view.kinds %}<a href="{{ tab.href }}"{% if tab.isCurrent %} aria-current="page"{% end %}>{{ tab.label }}</a>{% end %}</nav>
<nav class="tabs" aria-label="{% say search.quickTabs %}">{% for tab in view.quickTabs %}<a href="{{ tab.href }}"{% if tab.isCurrent %} aria-current="page"{% end %}>{{ tab.label }}</a>{% end %}</nav></div>
{% if view.days %}{% use daybar days=view.days %}{% end %}
<div class="wrap" data-search="">
{% if view.letters %}<nav class="letters" aria-label="{% say people.letters %}">{% for entry in view.letters %}{% if entry.href %}<a href="{{ entry.href }}">{{ entry.letter }}</a>{% else %}<span aria-disabled="true">{{ entry.letter }}</span>{% end %}{% end %}</nav>{% end %}
<p class="hint">{{ view.hint }}</p>
{% if view.cards %}<section class="group"><h2 class="sr">{% say schedule.allEvents %}</h2>{% use events cards=view.cards %}</section>{% end %}
{% if view.names %}<ul class="names">{% for name in view.names %}<li><a href="{{ name.href }}" dir="auto">{{ name.name }}</a>{% if name.note %}<small>{{ name.note }}</small>{% end %}</li>{% end %}</ul>{% end %}
{% if view.empty %}<p class="empty">{{ view.empty }}</p>{% end %}
{% if view.doors %}<nav class="doorlist" aria-label="{% say schedule.browse %}">{% for door in view.doors %}<a href="{{ door.href }}">{{ door.label }}</a>{% end %}</nav>{% end %}
</div>
{% frame after %}
