{% use contributor view=view %}
