{% if badges %}<ul class="badges">{% for badge in badges %}<li>{{ badge.label }}</li>{% end %}</ul>{% end %}
