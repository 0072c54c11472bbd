{% use page view=view %}
<div class="wrap masthead"><h1>{{ view.title }}</h1><p class="date">{{ view.date }}</p><p>{{ view.count }}</p><figure class="print-code" hidden><svg aria-hidden="true" viewBox="{{ view.code.box }}" stroke="#000"><path d="{{ view.code.path }}"></path></svg><figcaption>{{ view.code.text }}</figcaption></figure></div>
{% use daybar days=view.days %}
<div class="wrap">
{% if view.parts %}<nav class="tabs" aria-label="{% say schedule.parts %}">{% for part in view.parts %}<a href="{{ part.href }}"{% if part.isCurrent %} aria-current="page"{% end %}>{{ part.label }} <small>{{ part.count }}</small></a>{% end %}</nav>{% end %}
{% if view.empty %}<p class="empty">{{ view.empty }}</p>{% end %}
<div class="timed">{% for group in view.groups %}<section class="group" id="{{ group.id }}"><h2>{{ group.title }} {% if group.note %}<small>{{ group.note }}</small>{% end %}</h2>{% use events cards=group.cards %}</section>{% end %}</div>
<nav class="between" aria-label="{% say schedule.days %}">
{% if view.previous %}<a href="{{ view.previous.href }}">← {{ view.previous.label }}</a>{% else %}<span></span>{% end %}
{% if view.next %}<a href="{{ view.next.href }}">{{ view.next.label }} →</a>{% end %}
</nav></div>
{% frame after %}
