"""The names by which the rules know people, sides, cards and colours."""

from typing import NewType

Seat = NewType("Seat", int)
Side = NewType("Side", int)
CardId = NewType("CardId", str)

# S1, O1: twelve colours; neighbours in this order differ in lightness.
COLOURS: tuple[str, ...] = (
    "poppy",
    "sky",
    "marigold",
    "pine",
    "rose",
    "inkblue",
    "moss",
    "plum",
    "milk",
    "chestnut",
    "lagoon",
    "slate",
)
