<ol class="events">{% for card in cards %}
<li class="event type-{% if card.type %}{{ card.type.colour }}{% else %}default{% end %}{% if card.isCanceled %} canceled{% end %}">
<p class="rail">
{% if card.day %}<span>{{ card.day }}</span>{% end %}
{% if card.time.iso %}<time dateTime="{{ card.time.iso }}">{{ card.time.text }}</time>{% else %}{{ card.time.text }}{% end %}
{% if card.time.suffix %}<span>{% if card.time.end %}{% say event.to %} {{ card.time.end }} {% end %}{{ card.time.suffix }}</span>{% end %}
</p>
<div class="body">
{% if card.isCanceled %}<p class="canceled-word">{% say event.canceled %}</p>{% end %}
<h3><a href="{{ card.href }}" dir="auto">{{ card.title }}</a></h3>
{% if card.type or card.where %}<p>{% if card.type %}<span class="kind">{{ card.type.label }}</span>{% end %} {{ card.where }}</p>{% end %}
{% if card.people %}<p class="muted"><bdi>{{ card.people }}</bdi>{% if card.morePeople %} {% say event.morePeople card.morePeople %}{% end %}</p>{% end %}
{% use badge-codes badges=card.badges %}
</div>
{% use picture p=card.picture %}
</li>{% end %}</ol>
