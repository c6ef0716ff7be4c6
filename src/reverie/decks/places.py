"""Where the built-in decks lie: beside the source in a checkout, inside the package elsewhere."""

from pathlib import Path

PACKAGE = Path(__file__).resolve().parent.parent


def built_in_decks() -> Path:
    checkout = PACKAGE.parent.parent / "decks"
    return checkout if checkout.is_dir() else PACKAGE / "_decks"
