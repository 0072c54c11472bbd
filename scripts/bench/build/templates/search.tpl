{% use page view=view %}
<div class="wrap"><div class="masthead"><h1>{{ view.title }}</h1></div>{% use finder to=view.searchAction %}<p class="hint">{{ view.hint }}</p></div>
{% use daybar days=view.days %}
<div class="wrap">
{% if view.cards %}<section class="group"><h2 class="sr">{% say schedule.allEvents %}</h2>{% use events cards=view.cards %}</section>
{% else %}<nav class="doorlist" aria-label="{% say schedule.browse %}">{% for door in view.doors %}<a href="{{ door.href }}">{{ door.label }}</a>{% end %}</nav>{% end %}
{% if view.empty %}<p class="empty">{{ view.empty }}</p>{% end %}
</div>
{% frame after %}
