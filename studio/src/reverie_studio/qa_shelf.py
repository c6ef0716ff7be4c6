"""Decks beside each other: no scene stands in two of them, and nothing is worn out by use."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator, Sequence
from itertools import combinations

from PIL import Image

from reverie_studio.colour import Array
from reverie_studio.qa import (
    CLOSE_GRID,
    SAME_GRID,
    SAME_HASH,
    Deck,
    Finding,
    colour_grid,
    grid_distance,
    idea,
    perceptual_hash,
)
from reverie_studio.qa_scenes import check_scenes
from reverie_studio.qa_worn import check_looking, check_worn

Prints = dict[str, tuple[int, Array]]  # a card's shape and colours


def check_between(decks: Sequence[Deck]) -> Iterator[Finding]:
    """Over all pairs of cards of different decks: titles, ideas and pictures."""
    prints = [_prints(deck) for deck in decks]
    for (one, left), (other, right) in combinations(zip(decks, prints, strict=True), 2):
        yield from _same_words(one, other)
        yield from _same_pictures(left, right)


def check_shelf(decks: Sequence[Deck]) -> list[Finding]:
    """What only the whole shelf shows; failures first."""
    grids = {card: colours for deck in decks for card, (_, colours) in _prints(deck).items()}
    findings = [*check_worn(decks), *check_looking(decks), *check_scenes(decks, grids)]
    return sorted(findings, key=lambda f: (f.level, f.rule, f.cards))


def _same_words(one: Deck, other: Deck) -> Iterator[Finding]:
    titles = {title.casefold(): card for card, title in one.titles().items()}
    ideas = {idea(record): card for card, record in one.records.items()}
    for card, record in sorted(other.records.items()):
        if card in one.records:
            yield Finding("fail", "card id", (card,), "in two decks")
        title = str(record.get("title", "")).casefold()
        if title in titles:
            yield Finding("fail", "title in two decks", (titles[title], card), title)
        if idea(record) in ideas:
            text = " · ".join(idea(record))
            yield Finding("fail", "scene in two decks", (ideas[idea(record)], card), text)


def _same_pictures(left: Prints, right: Prints) -> Iterator[Finding]:
    for a, (shape, colours) in sorted(left.items()):
        for b, (other_shape, other_colours) in sorted(right.items()):
            bits = (shape ^ other_shape).bit_count()
            far = grid_distance(colours, other_colours)
            if far <= SAME_GRID or (bits <= SAME_HASH and far <= 2 * CLOSE_GRID):
                text = f"pHash differs in {bits} bits, grid distance {far:.1f}"
                yield Finding("fail", "picture in two decks", (a, b), text)


def _prints(deck: Deck) -> Prints:
    found: Prints = {}
    for card in deck.cards:
        path = deck.folder / "thumbnails" / card["thumbnail"]
        with contextlib.suppress(OSError), Image.open(path) as image:
            found[card["id"]] = (perceptual_hash(image), colour_grid(image))
    return found
