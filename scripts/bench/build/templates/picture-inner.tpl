{% if p.initials %}<b aria-hidden="true">{{ p.initials }}</b>{% end %}
