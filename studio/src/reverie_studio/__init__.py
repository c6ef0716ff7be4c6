"""The card painter: scripts in `cards/` become pictures; the server never imports this package."""

ENGINE_VERSION = 2
WIDTH, HEIGHT = 800, 1200
