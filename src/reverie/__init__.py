"""Reverie: a storytelling game with dreamlike picture cards."""

__version__ = "1.0.0"
