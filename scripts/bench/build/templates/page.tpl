{% frame start %}
<title>{{ view.head.title }}</title>
<meta name="description" content="{{ view.head.description }}">
{% if view.head.isHidden %}<meta name="robots" content="noindex">{% end %}
<link rel="canonical" href="{{ view.head.canonical }}">
<meta property="og:title" content="{{ view.head.title }}">
<meta property="og:description" content="{{ view.head.description }}">
<meta property="og:type" content="{{ view.head.type }}">
<meta property="og:url" content="{{ view.head.canonical }}">
{% if view.head.image %}<meta property="og:image" content="{{ view.head.image }}"><meta name="twitter:card" content="summary_large_image">{% end %}
{% frame head %}
{% if view.head.jsonLd %}<script type="application/ld+json">{{{ view.head.jsonLd }}}</script>{% end %}
</head>
{% frame before %}
