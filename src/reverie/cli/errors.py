"""How a command says that it cannot do what was asked."""

import sys


def refuse(message: str) -> int:
    print(f"reverie: {message}", file=sys.stderr)
    return 2
