"""What is worn out by use: sets, props and viewpoints are counted over the whole shelf and capped.

Decks of engine 2 and later must keep the caps; an older one waits for its repaint and is told, and
so is one that is painted anew before its scenes are (cards/_waiting.json says why).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any

from reverie_studio.deck import SCRIPTS, read_json
from reverie_studio.qa import Deck, Finding, Level, Record
from reverie_studio.scene import VIEWS

STRICT_FROM = 2
WAITING = SCRIPTS / "_waiting.json"
EYE_LEVEL = 0.40


def is_strict(deck: Deck) -> bool:
    """Whether the deck is of the hand that must keep the caps."""
    return deck.engine >= STRICT_FROM and deck.folder.resolve() not in _waiting()


@cache
def _waiting() -> frozenset[Path]:
    """The committed decks whose scenes are not conceived anew yet."""
    decks = SCRIPTS.parents[1] / "decks"
    return frozenset(decks / deck for deck in read_json(WAITING))


def level_of(*decks: Deck) -> Level:
    """A failure, unless one of the decks waits for its repaint."""
    return "fail" if all(map(is_strict, decks)) else "warn"


# ---- sets and props


@dataclass(frozen=True)
class Worn:
    """Something seen too often: the words it is known by, and how often it may stand on a shelf."""

    name: str
    words: str
    each: int  # one in so many cards; 0: once on the whole shelf
    stages: tuple[str, ...] = ()

    def allowed(self, cards: int) -> int:
        """How many of these cards may show it."""
        return max(1, cards // self.each) if self.each else 1


SETS = (
    Worn("yard", r"court ?yard|tenement yard|back ?yard|yard between", 0, ("tenement yard",)),
    Worn("lantern dusk", r"street of paper lanterns|paper lanterns hang", 0, ("lantern street",)),
    Worn("snow street", r"snowy street|street in the snow|snow street", 0, ("snow street",)),
    Worn("stones on clouds", r"stones? on clouds|stepping stones? .*clouds?", 0, ("cloud stones",)),
    Worn("wall with bushes", r"wall without end|endless wall", 0, ("wall without end",)),
    Worn("signpost wood", r"wood of signposts|forest of .*signposts", 0, ("signpost forest",)),
)
PROPS = (
    Worn("bed", r"beds?|bunks?|cots?|mattress(es)?", 20),
    Worn("patchwork quilt", r"patchwork|quilts?|patched blanket", 60),
    Worn("coat", r"coats?|overcoats?|raincoats?|oilskins?|mackintosh(es)?", 12),
    Worn("yellow raincoat", r"yellow (raincoat|oilskin|coat|mackintosh)s?", 120),
    Worn("red thread", r"red (thread|yarn|wool|string|ribbon)s?", 84),
    Worn("paper boat", r"paper (boat|ship)s?", 84),
    Worn("old woman with a bun", r"(old|grey-haired|white-haired) (woman|lady|aunt)[^.]*\bbun\b", 84),
    Worn("giant hand", r"(giant|huge|enormous|large|great) hands?|giant_hand|hand_(cup|open|hold|point)", 60),
    Worn("giant head", r"(giant|huge|enormous) (head|face)s?", 84),
    Worn("door in nowhere", r"door (stands|hangs|floats) (alone|free|in the (sky|sand|snow|sea))", 84),
)  # fmt: skip


def told(deck: Deck, card: str) -> str:
    """All plain words about a card: what is seen, and what the painter put on it."""
    record = deck.records[card]
    named = [str(m["name"]) for m in record["motifs"]]
    worn = [str(m["details"].get("wears", "")) for m in record["motifs"]]
    text = deck.descriptions.get(card, "")
    return " · ".join((record["title"], text, record["place"], *named, *worn)).lower()


def check_worn(decks: Sequence[Deck]) -> Iterator[Finding]:
    """Sets, props and figures that come back too often, over all decks together."""
    for one in (*SETS, *PROPS):
        rule = "set worn out" if one in SETS else "prop worn out"
        found = {d.folder: _shows(one, d) for d in decks}
        for level, counted in (("fail", [d for d in decks if is_strict(d)]), ("warn", decks)):
            cards = tuple(card for d in counted for card in found[d.folder])
            allowed = one.allowed(sum(len(d.records) for d in counted))
            if len(cards) > allowed:
                text = f"{one.name}: {len(cards)} cards, at most {allowed}"
                yield Finding(level, rule, cards, text)  # type: ignore[arg-type]
                break


def _shows(one: Worn, deck: Deck) -> list[str]:
    pattern = re.compile(rf"\b({one.words})\b")
    return [card for card, record in sorted(deck.records.items())
            if record["stage"] in one.stages or pattern.search(told(deck, card))]  # fmt: skip


# ---- how a deck looks at things

_OLD_VIEWS = (
    ("through", r"through|from inside|from behind the|section|cut|frame"),
    ("from above", r"above|down|from a hill"),
    ("near", r"close|very near|face"),
    ("from below", r"below|up\b|from the (ground|floor)|low\b|furrow|skirting|under"),
    ("far", r"far|wide"),
)


def viewpoint(record: Record) -> str:
    """One of the six; the free words of older cards are understood."""
    text = str(record.get("view", ""))
    if said := _said(text):
        return said
    return next((view for view, words in _OLD_VIEWS if re.search(words, text)), "eye level")


def _said(view: str) -> str:
    """One of the six if it stands before the first comma; of what we look through, more may follow at once."""
    plain = view.split(",")[0].strip()
    return "through" if plain.startswith("through ") else plain if plain in VIEWS else ""


def check_looking(decks: Sequence[Deck]) -> Iterator[Finding]:
    """Eye level on two fifths at most; a foreground and something unexplained on a third."""
    for deck in decks:
        level, count = level_of(deck), len(deck.records)
        for card, record in sorted(deck.records.items()):
            if level == "fail" and not _said(str(record.get("view", ""))):
                text = f"{record.get('view')!r}: wants {', '.join(VIEWS)}, then a comma and more"
                yield Finding("fail", "viewpoint", (card,), text)
        plain = _cards(deck, lambda r: viewpoint(r) == "eye level")
        if len(plain) > int(count * EYE_LEVEL):
            text = f"{len(plain)} of {count} cards, at most {int(count * EYE_LEVEL)}"
            yield Finding(level, "eye level", plain, text)
        for name in ("foreground", "unexplained"):
            have = _cards(deck, lambda r, name=name: bool(r.get(name)))  # type: ignore[misc]
            wanted = -(-count // 3)
            if len(have) < wanted:
                text = f"on {len(have)} of {count} cards, at least {wanted}"
                yield Finding(level, name, (), text)


def _cards(deck: Deck, test: Callable[[dict[str, Any]], bool]) -> tuple[str, ...]:
    return tuple(card for card, record in sorted(deck.records.items()) if test(record))
