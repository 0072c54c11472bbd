{% use page view=view %}
<article class="wrap">
<a class="crumb" href="{{ view.back.href }}" data-back="">{{ view.back.label }}</a>
<div class="lead person-lead"><figure class="frame">{% use square p=view.picture %}
{% if view.picture.credit %}<figcaption>{% say event.imageCredit view.picture.credit %}</figcaption>{% end %}</figure>
<div class="words"><span class="chip">{{ view.kind }}</span><h1 dir="auto">{{ view.name }}</h1>
{% if view.pronoun %}<p class="muted">{{ view.pronoun }}</p>{% end %}
{% for line in view.lines %}<p class="subtitle" dir="auto">{{ line }}</p>{% end %}
{% if view.place %}<p class="muted">{{ view.place }}</p>{% end %}
{% if view.links %}<ul class="links-list">{% for link in view.links %}<li><a href="{{ link.url }}" rel="noopener me">{{{ link.icon }}}{{ link.label }}</a></li>{% end %}</ul>{% end %}
<p class="acts">{% use share %}</p>
{% if view.biography %}<section><h2 class="sr">{% say people.biography %}</h2>
{% if view.biography.preview %}<div class="prose"><details><summary><span class="preview" dir="auto">{{ view.biography.preview }}</span><u class="more">{% say people.showMore %}</u><u class="less">{% say people.showLess %}</u></summary><div dir="auto">{{{ view.biography.html }}}</div></details></div>
{% else %}<div class="prose">{{{ view.biography.html }}}</div>{% end %}</section>{% end %}
{% if view.connect %}<section class="facts"><h2>{% say people.connect %}</h2><ul class="words-list">{% for item in view.connect %}<li>{{ item }}</li>{% end %}</ul></section>{% end %}
{% if view.announced %}<p class="notice">{{ view.announced }}</p>{% end %}
</div></div>
{% frame second %}
<section class="section"><h2 dir="auto">{% if view.featuring %}{{ view.featuring.title }}{% else %}{% say people.noEvents %}{% end %}</h2>
{% if view.featuring %}{% use events cards=view.featuring.cards %}{% end %}</section>
<p class="toast" role="status" data-toast=""></p>
</article>
{% frame after %}
