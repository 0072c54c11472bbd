{% use page view=view %}
<article class="wrap type-{% if view.type %}{{ view.type.colour }}{% else %}default{% end %}">
{% if view.when.dayHref %}<a class="crumb" href="{{ view.when.dayHref }}" data-back="">{{ view.when.weekday }}</a>{% end %}
<div class="lead{% if not view.picture.src %} bare{% end %}{% if view.isCanceled %} is-canceled{% end %}">
{% if view.picture.src %}<figure class="frame">{% use picture p=view.picture %}
{% if view.picture.credit %}<figcaption>{% say event.imageCredit view.picture.credit %}</figcaption>{% end %}</figure>{% end %}
<div class="words">
{% if view.type %}<span class="chip">{{ view.type.label }}</span>{% end %}
{% if view.isCanceled %}<p class="canceled-word">{% say event.canceled %}</p>{% end %}
<h1 dir="auto">{% if view.isCanceled %}<s>{{ view.title }}</s>{% else %}{{ view.title }}{% end %}</h1>
{% if view.subtitle %}<p class="subtitle" dir="auto">{{ view.subtitle }}</p>{% end %}
{% if view.presentedBy %}<p class="subtitle">{{ view.presentedBy }}</p>{% end %}
</div></div>
<dl class="bar">
<div><dt>{% say event.when %}</dt><dd>
{% if view.when.day %}<a href="{{ view.when.dayHref }}">{{ view.when.day }}</a>
<span class="clock">{% if view.when.iso %}<time dateTime="{{ view.when.iso }}">{{ view.when.text }}</time>{% else %}{{ view.when.text }}{% end %}
{% if view.when.end %}–{{ view.when.end }}{% end %}
{% if view.when.suffix %} <abbr title="{% frame zone %}">{{ view.when.suffix }}</abbr>{% end %}</span>
{% else %}{% if not view.when.iso %}{{ view.when.text }}{% end %}{% end %}
{{ view.when.note }}</dd></div>
{% if view.where %}<div><dt>{% say event.where %}</dt><dd><a class="place" href="{{ view.where.href }}">{{ view.where.text }}</a>{{ view.where.address }}</dd></div>{% end %}
{% if view.badges %}<div><dt>{% say event.access %}</dt><dd>{% use badges badges=view.badges %}</dd></div>{% end %}
<div><dt class="sr">{% say share.share %}</dt><dd class="acts">
{% if view.reserve %}{% if view.reserve.href %}<a class="btn primary" href="{{ view.reserve.href }}" data-dialog="modal-rsvp">{{ view.reserve.label }}</a>{% else %}<a class="btn" href="#reserve" id="reserve" data-dialog="modal-rsvp">{{ view.reserve.label }}</a>{% end %}{% end %}
{% if view.express %}<a class="btn" href="#express" data-dialog="modal-sxxpress">{% say dialog.expressTitle %}</a>{% end %}
{% use share %}</dd></div>
</dl>
{% frame second %}
<div class="pen"><div>
{% if view.description or view.longDescription %}<section class="prose" {% if view.language %}lang="{{ view.language }}"{% end %}><h2 class="sr">{% say event.about %}</h2>
{% if view.description %}<div{% if view.longDescription %} class="intro"{% end %} dir="auto">{{{ view.description }}}</div>{% end %}
{% if view.longDescription %}<div dir="auto">{{{ view.longDescription }}}</div>{% end %}</section>{% end %}
{% if view.express %}<p class="notice" id="express">{% say dialog.expressTitle %}: <span>{{ view.express }}</span></p>{% end %}
{% if view.notice %}<p class="notice">{{ view.notice }}</p>{% end %}
{% if view.films %}<section class="section"><h2>{% say event.films %}</h2>{% for film in view.films %}
<div class="film"><h3 dir="auto"><a href="{{ film.href }}">{{ film.title }}</a></h3>
{% if film.facts %}<p class="muted">{{ film.facts }}</p>{% end %}
{% if film.logline %}<p>{{ film.logline }}</p>{% end %}
{% for credit in film.credits %}<p class="muted">{{ credit.label }}: {{ credit.values }}</p>{% end %}
</div>{% end %}</section>{% end %}
{% if view.links %}<section class="section"><h2>{% say event.links %}</h2>{% use links links=view.links %}</section>{% end %}
{% if view.people %}<section class="section"><h2>{{ view.peopleTitle }}</h2>{% use people cards=view.people %}</section>{% end %}
</div>
{% if view.details or view.tags or view.accessibility or view.sponsor %}<aside class="facts">
{% if view.details %}<section><h2>{% say event.details %}</h2><dl>{% for detail in view.details %}<dt>{{ detail.term }}</dt><dd dir="auto">{{ detail.value }}</dd>{% end %}</dl></section>{% end %}
{% if view.tags %}<section><h2>{% say event.tags %}</h2><ul class="words-list">{% for tag in view.tags %}<li>{{ tag }}</li>{% end %}</ul></section>{% end %}
{% if view.accessibility %}<section><h2>{% say event.accessibility %}</h2><ul class="words-list">{% for word in view.accessibility %}<li>{{ word }}</li>{% end %}</ul></section>{% end %}
{% if view.sponsor %}<section class="sponsor">{% if view.sponsor.image %}<img src="{{ view.sponsor.image }}" alt="" width="240" height="80" loading="lazy"/>{% end %}<p>{{ view.sponsor.label }}</p></section>{% end %}
</aside>{% end %}
</div>
{% for part in view.featuring %}<section class="section"><h2 dir="auto">{{ part.title }}</h2>{% use events cards=part.cards %}</section>{% end %}
{% if view.alsoHere %}<section class="section"><h2>{{ view.alsoHere.title }}</h2>{% use events cards=view.alsoHere.cards %}</section>{% end %}
{% if view.reserve %}<dialog class="modal modal-rsvp"></dialog>{% end %}{% if view.express %}<dialog class="modal modal-sxxpress"></dialog>{% end %}
<p class="toast" role="status" data-toast=""></p>
</article>
{% frame after %}
