"""Anybody's own pictures as a deck: read, cropped and kept, and nothing of it trusted."""
