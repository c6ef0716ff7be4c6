"""Make all vectors beforehand, say when an image is built:
`python -m reverie.bots.prepare FOLDER DECKS` with the folder of the decks."""

import sys
from pathlib import Path

import msgspec
from msgspec import Struct

from reverie.bots.dreamer import Dreamer
from reverie.bots.encoder import Encoder
from reverie.bots.lexicon import LANGUAGES
from reverie.bots.mind import Mind
from reverie.bots.notes import DeckAddress, addresses_of


class Card(Struct, frozen=True):
    id: str


class Heading(Struct, frozen=True):
    """As much of a deck.json as is needed."""

    id: str
    cards: tuple[Card, ...]
    retired: tuple[Card, ...] = ()


def find_decks(folder: Path) -> tuple[DeckAddress, ...]:
    found: list[DeckAddress] = []
    for path in sorted(folder.glob("*/deck.json")):
        deck = msgspec.json.decode(path.read_bytes(), type=Heading)
        found.extend(addresses_of(deck.id, path.parent, deck.cards, deck.retired))
    return tuple(found)


def prepare(
    decks: tuple[DeckAddress, ...],
    folder: Path,
    encoder: Encoder | None = None,
    languages: tuple[str, ...] = LANGUAGES,
) -> int:
    """Write what is missing or stale; how many files were made anew."""
    mind = Mind(decks, folder, encoder=encoder)
    dreamer = Dreamer(mind)
    for language in languages:
        for deck in decks:
            dreamer.warm(language, deck.cards)
    return mind.vault.made


if __name__ == "__main__":
    made = prepare(find_decks(Path(sys.argv[2])), Path(sys.argv[1]))
    print(f"{made} files of vectors written.")
