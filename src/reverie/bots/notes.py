"""What bots know of the cards: the painter's records, or the captions of an imported deck."""

import re
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Protocol, TypeVar

import msgspec
from msgspec import Struct

from reverie.bots.lexicon import LANGUAGES
from reverie.decks.record import Record

CLAUSE = re.compile(r"[.;:!?]\s*")
Content = TypeVar("Content")


class Card(Protocol):
    @property
    def id(self) -> str: ...


class Deck(Protocol):
    """A deck of a shelf, as far as bots are concerned."""

    @property
    def id(self) -> str: ...
    @property
    def folder(self) -> Path: ...
    @property
    def cards(self) -> Sequence[Card]: ...
    @property
    def retired(self) -> Sequence[Card]: ...


class Shelf(Protocol):
    @property
    def decks(self) -> Sequence[Deck]: ...


class DeckAddress(Struct, frozen=True):
    """Where a deck lies: enough for the bots' own process to read it.

    Its retired cards are a deck of their own: whoever still holds one knows it, and nobody else
    reckons with them.
    """

    id: str
    folder: str
    cards: tuple[str, ...]


class Notes(Struct, frozen=True):
    """A card as a bot knows it. `told`: its description by language, in the words players hear."""

    card: str
    record: Record
    told: dict[str, str]

    @property
    def is_blank(self) -> bool:
        """Nothing is known: whoever plays with it is guessing."""
        return not self.told and self.record == Record()

    @property
    def caption(self) -> tuple[str, str]:
        """A language and the description in it, English if there is one."""
        return next(((code, self.told[code]) for code in LANGUAGES if code in self.told), ("", ""))

    @property
    def picture(self) -> tuple[str, ...]:
        """What is to be seen, clause by clause, in the language of the caption."""
        clauses = [clause for clause in CLAUSE.split(self.caption[1]) if clause]
        return (*clauses, *self.relations, *filter(None, (self.record.place,)))

    @property
    def relations(self) -> tuple[str, ...]:
        if isinstance(self.record.relation, str):
            return ()
        return tuple(f"{r.subject} {r.relation} {r.object}" for r in self.record.relation)

    @property
    def motifs(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(motif.name for motif in self.record.motifs))


def addresses(shelf: Shelf) -> tuple[DeckAddress, ...]:
    return tuple(
        address
        for deck in shelf.decks
        for address in addresses_of(deck.id, deck.folder, deck.cards, deck.retired)
    )


def addresses_of(
    deck: str, folder: Path, cards: Iterable[Card], retired: Iterable[Card]
) -> Iterator[DeckAddress]:
    # A full stop is in no deck's id.
    for name, known in ((deck, cards), (f"{deck}.retired", retired)):
        if ids := tuple(card.id for card in known):
            yield DeckAddress(name, str(folder), ids)


def read_notes(deck: DeckAddress) -> dict[str, Notes]:
    """What is written about every card of a deck; a file that cannot be read says nothing."""
    folder = Path(deck.folder)
    records = _read(folder / "records.json", dict[str, Record])
    told = {
        language: _read(folder / "descriptions" / f"{language}.json", dict[str, str])
        for language in LANGUAGES
    }
    return {
        card: Notes(
            card,
            records.get(card, Record()),
            {code: texts[card] for code, texts in told.items() if texts.get(card)},
        )
        for card in deck.cards
    }


def is_blank(deck: DeckAddress) -> bool:
    """Bots can only guess with this deck."""
    return all(notes.is_blank for notes in read_notes(deck).values())


def without(notes: dict[str, Notes], withheld: dict[str, Iterable[str]]) -> dict[str, Notes]:
    """The notes without some associations: for judges who must share no data with the judged."""
    kept = {}
    for card, note in notes.items():
        gone = set(withheld.get(card, ()))
        left = tuple(text for text in note.record.associations if text not in gone)
        record = msgspec.structs.replace(note.record, associations=left)
        kept[card] = msgspec.structs.replace(note, record=record)
    return kept


def _read(path: Path, shape: type[dict[str, Content]]) -> dict[str, Content]:
    try:
        return msgspec.json.decode(path.read_bytes(), type=shape)
    except (OSError, msgspec.DecodeError, UnicodeDecodeError):
        return {}
