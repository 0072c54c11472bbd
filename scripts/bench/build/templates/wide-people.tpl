<ul class="people wide">{% for card in cards %}
<li class="person">{% use picture p=card.picture %}
<h3><a href="{{ card.href }}" dir="auto">{{ card.name }}</a></h3>
{% if card.role %}<p class="role">{{ card.role }}</p>{% end %}
{% for line in card.lines %}<p dir="auto">{{ line }}</p>{% end %}
</li>{% end %}</ul>
