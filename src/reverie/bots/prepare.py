"""Make all vectors beforehand, say when an image is built:
`python -m reverie.bots.prepare FOLDER DECKS` with the folder of the decks. With `--first`, what
whoever sits down first at this machine needs: the first deck in one language."""

import os
import sys
from pathlib import Path

import msgspec
from msgspec import Struct

from reverie.bots.dreamer import Dreamer
from reverie.bots.encoder import Encoder
from reverie.bots.lexicon import LANGUAGES
from reverie.bots.mind import Mind
from reverie.bots.notes import DeckAddress, addresses_of
from reverie.decks.shelf import deck_folders


class Card(Struct, frozen=True):
    id: str


class Heading(Struct, frozen=True):
    """As much of a deck.json as is needed."""

    id: str
    cards: tuple[Card, ...]
    retired: tuple[Card, ...] = ()


def find_decks(folder: Path) -> tuple[DeckAddress, ...]:
    found: list[DeckAddress] = []
    for below in filter(lambda one: (one / "deck.json").is_file(), deck_folders([folder])):
        deck = msgspec.json.decode((below / "deck.json").read_bytes(), type=Heading)
        found.extend(addresses_of(deck.id, below, deck.cards, deck.retired))
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
    for deck in decks:
        for language in languages:
            dreamer.warm(language, deck.cards)
    return mind.vault.made


def own_first(spoken_here: str) -> tuple[str, ...]:
    """All languages, the machine's own (`de_AT.UTF-8`) before the others."""
    return tuple(sorted(LANGUAGES, key=lambda language: not spoken_here.startswith(language)))


def main(folder: str, decks: str, *options: str) -> None:
    found, languages = find_decks(Path(decks)), own_first(os.environ.get("LANG", ""))
    if "--first" in options:
        found, languages = found[:1], languages[:1]
    made = prepare(found, Path(folder), languages=languages)
    if "--first" not in options:
        print(f"{made} files of vectors written.")


if __name__ == "__main__":
    main(*sys.argv[1:])
