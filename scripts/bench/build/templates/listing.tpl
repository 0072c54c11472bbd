{% use page view=view %}
<article class="wrap type-{% if view.isWide %}screening{% else %}default{% end %}">
<a class="crumb" href="{{ view.back.href }}" data-back="">{{ view.back.label }}</a>
<div class="lead{% if view.isWide %}{% if not view.picture.src %} bare{% end %}{% else %} person-lead{% end %}">
{% if not view.isWide or view.picture.src %}<figure class="frame">{% if view.isWide %}{% use picture p=view.picture %}{% else %}{% use square p=view.picture %}{% end %}
{% if view.picture.credit %}<figcaption>{% say event.imageCredit view.picture.credit %}</figcaption>{% end %}</figure>{% end %}
<div class="words"><span class="chip">{{ view.kind }}</span><h1 dir="auto">{{ view.name }}</h1>
{% if view.lead %}<p class="subtitle">{{ view.lead }}</p>{% end %}
{% if view.facts %}<p class="subtitle">{{ view.facts }}</p>{% end %}
<p class="acts">{% use share %}</p></div></div>
{% frame second %}
{% if view.isWide and view.events %}<section class="section"><h2 dir="auto">{{ view.events.title }}</h2>{% use events cards=view.events.cards %}</section>{% end %}
<div class="pen"><div class="prose">
{% if view.description %}<div dir="auto">{{{ view.description }}}</div>{% end %}
{% use links links=view.links %}</div>
{% if view.credits or view.tags %}<aside class="facts">
{% if view.credits %}<section><h2>{% say listing.credits %}</h2><dl>{% for credit in view.credits %}<dt>{{ credit.term }}</dt><dd dir="auto">{{ credit.value }}</dd>{% end %}</dl></section>{% end %}
{% if view.tags %}<section><h2>{% say event.tags %}</h2><ul class="words-list">{% for tag in view.tags %}<li>{{ tag }}</li>{% end %}</ul></section>{% end %}
</aside>{% end %}
</div>
{% if not view.isWide and view.events %}<section class="section"><h2 dir="auto">{{ view.events.title }}</h2>{% use events cards=view.events.cards %}</section>{% end %}
<p class="toast" role="status" data-toast=""></p>
</article>
{% frame after %}
