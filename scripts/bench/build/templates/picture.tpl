<span class="pic art-{% if p.art %}{{ p.art }}{% else %}0{% end %}">
{% use picture-inner p=p %}
{% if p.src %}<picture><img src="{{ p.src }}" alt="{{ p.alt }}" width="{% if p.width %}{{ p.width }}{% else %}480{% end %}" height="{% if p.height %}{{ p.height }}{% else %}320{% end %}" loading="lazy"/></picture>{% end %}
</span>
