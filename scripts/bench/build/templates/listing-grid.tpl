{% use grid view=view %}
