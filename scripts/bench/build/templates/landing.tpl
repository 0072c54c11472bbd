{% use page view=view %}
<div class="hero"><div class="wrap"><h1 class="{{ view.nameSize }}">{{ view.name }}</h1>
{% if view.dates or view.place %}<p class="facts">{% if view.dates %}<span>{{ view.dates }}</span>{% end %}{% if view.place %}<span>{{ view.place }}</span>{% end %}</p>{% end %}
{% if view.tagline %}<p class="tagline">{{ view.tagline }}</p>{% end %}
{% use finder to=view.searchAction %}</div></div>
<div class="wrap"><nav class="doors" aria-label="{% say schedule.browse %}">{% for door in view.doors %}<a{% if door.keepsYear %} data-year=""{% end %}{% if door.isFor %} data-{{ door.isFor }}=""{% end %}{% if door.isHidden %} hidden{% end %} href="{{ door.href }}">{{ door.label }}</a>{% end %}</nav>
{% if view.hotel %}<a class="quiet" href="{{ view.hotel }}">{% say site.hotel %}</a>{% end %}
{% if view.days %}<section class="section"><h2>{% say schedule.days %}</h2><ul class="daystrip">{% for day in view.days %}<li><a href="{{ day.href }}"><b>{{ day.weekday }}</b><span>{{ day.date }} <span>{{ day.count }}</span></span></a></li>{% end %}</ul></section>{% end %}
{% if view.featured %}<section class="section"><h2>{{ view.words.featured }}</h2><ul class="posters">{% for card in view.featured %}
<li class="poster type-{% if card.type %}{{ card.type.colour }}{% else %}default{% end %}">{% use picture p=card.picture %}<h3><a href="{{ card.href }}" dir="auto">{{ card.title }}</a></h3>
<p>{% if card.day %}{{ card.day }} · {% end %}{{ card.time.text }}</p>{% if card.where %}<p>{{ card.where }}</p>{% end %}</li>{% end %}</ul></section>{% end %}
{% if view.faces %}<section class="section"><h2><a href="{{ view.facesHref }}">{{ view.words.newFaces }}</a></h2>{% use people cards=view.faces %}</section>{% end %}
</div>
{% frame after %}
