"""How long a test waits for what it wants to see: only something broken takes so long.

Every wait ends by what is seen. The bound is the same for all of them and says nothing about how
fast a machine is.
"""

from reverie.client import PATIENCE

__all__ = ["MILLISECONDS", "PATIENCE"]

MILLISECONDS = PATIENCE * 1000  # for Playwright
