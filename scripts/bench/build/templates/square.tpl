<span class="pic art-{% if p.art %}{{ p.art }}{% else %}0{% end %} square">
{% use picture-inner p=p %}
{% if p.src %}<picture><img src="{{ p.src }}" alt="{{ p.alt }}" width="320" height="320" loading="lazy"/></picture>{% end %}
</span>
