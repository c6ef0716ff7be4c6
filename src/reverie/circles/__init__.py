"""People who meet again: what a circle remembers, and the keys to it."""
