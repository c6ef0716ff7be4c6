"""The card painter: scripts in `cards/` become pictures; the server never imports this package."""

ENGINE_VERSION = 1
WIDTH, HEIGHT = 800, 1200
