{% use page view=view %}
<div class="wrap"><div class="masthead"><h1>{{ view.title }}</h1><p>{{ view.count }}</p></div>
{% if view.sorts %}<nav class="tabs" aria-label="{% say people.sortLabel %}">{% for sort in view.sorts %}<a href="{{ sort.href }}"{% if sort.isCurrent %} aria-current="page"{% end %}>{{ sort.label }}</a>{% end %}</nav>{% end %}
{% if view.letters and not view.empty %}<nav class="letters" aria-label="{% say people.letters %}">{% for entry in view.letters %}{% if entry.href %}<a href="{{ entry.href }}">{{ entry.letter }}</a>{% else %}<span aria-disabled="true">{{ entry.letter }}</span>{% end %}{% end %}</nav>{% end %}
{% if view.empty %}<p class="empty">{{ view.empty }}</p>{% end %}
{% for group in view.groups %}<section class="group{% if group.isLetter %} letter{% end %}"><h2 id="{{ group.id }}" tabindex="-1">{{ group.title }}</h2>{% if view.isWide %}{% use wide-people cards=group.cards %}{% else %}{% use people cards=group.cards %}{% end %}</section>{% end %}
{% if view.pager %}<nav class="pager" aria-label="{% say people.pages %}">
{% if view.pager.previous %}<a href="{{ view.pager.previous }}">{% say people.previous %}</a>{% end %}
{% for page in view.pager.pages %}<a href="{{ page.href }}" aria-label="{% say people.page page.number %}"{% if page.isCurrent %} aria-current="page"{% end %}>{{ page.number }}</a>{% end %}
{% if view.pager.next %}<a href="{{ view.pager.next }}">{% say people.next %}</a>{% end %}
</nav>{% end %}
</div>
{% frame after %}
