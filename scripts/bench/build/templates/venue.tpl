{% use page view=view %}
<article class="wrap">
<div class="lead{% if not view.picture.src %} bare{% end %}">
{% if view.picture.src %}<figure class="frame">{% use picture p=view.picture %}
{% if view.picture.credit %}<figcaption>{% say event.imageCredit view.picture.credit %}</figcaption>{% end %}</figure>{% end %}
<div class="words"><span class="chip">{% say venue.venue %}</span><h1 dir="auto">{{ view.name }}</h1>
{% if view.parent %}<p class="subtitle">{% if view.parent.href %}<a href="{{ view.parent.href }}">{% say venue.partOf view.parent.name %}</a>{% else %}{% say venue.partOf view.parent.name %}{% end %}</p>{% end %}
{% if view.address %}<p class="subtitle">{{ view.address }}</p>{% end %}
{% if view.facts %}<p>{{ view.facts }}</p>{% end %}
</div></div>
<p class="bar"><span class="acts">
{% if view.mapHref %}<a class="btn primary" href="{{ view.mapHref }}" rel="noopener">{% say venue.openMap %}</a>{% end %}
{% use share %}<span>{{ view.count }}</span></span></p>
{% frame second %}
{% if view.description or view.links %}<div class="pen"><div class="prose">
{% if view.description %}<div dir="auto">{{{ view.description }}}</div>{% end %}
{% use links links=view.links %}</div></div>{% end %}
{% if view.rooms %}<section class="section"><h2>{% say venue.rooms %}</h2><ul class="rooms">{% for room in view.rooms %}<li><a href="{{ room.href }}" dir="auto">{{ room.name }}</a> <span class="muted">{{ room.count }}</span></li>{% end %}</ul></section>{% end %}
{% if view.empty or view.days %}<section class="section"><h2>{% if view.empty %}{{ view.empty }}{% else %}{% say venue.programme %}{% end %}</h2>
{% for day in view.days %}<div id="{{ day.id }}"><p class="subhead"><b>{{ day.weekday }}</b> <span class="muted">{{ day.date }}</span></p>{% use events cards=day.cards %}</div>{% end %}
</section>{% end %}
<p class="toast" role="status" data-toast=""></p>
</article>
{% frame after %}
