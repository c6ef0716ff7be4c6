"""Figures and things of thread, for embroidery: each in its own coordinates, for any card."""
