"""The page that is served while there is no client: what this is, and where to go."""


def home() -> str:
    return """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Reverie</title>
</head>
<body>
<main>
<h1>Reverie</h1>
<p>Say just enough.</p>
<p>A storytelling game with dreamlike picture cards, for friends in one room, each at home,
or days apart. The server is running; its client has not been built (`make client` does it).</p>
<ul>
<li><a href="/api/decks">The decks on this server's shelf</a></li>
<li><a href="/api/tables">Tables that are open to everybody</a></li>
<li><a href="/healthz">Is the server well?</a></li>
</ul>
<p>Reverie is not affiliated with the publisher of Dixit.</p>
</main>
</body>
</html>
"""
