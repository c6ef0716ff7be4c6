"""Reverie: a storytelling game with dreamlike picture cards."""

__version__ = "0.1.0"
