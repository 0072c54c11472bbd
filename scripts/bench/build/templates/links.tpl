{% if links %}<ul class="links-list">{% for link in links %}<li><a href="{{ link.url }}" rel="noopener nofollow">{% frame icon %}{{ link.label }}</a></li>{% end %}</ul>{% end %}
