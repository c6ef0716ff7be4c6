"""A relation says what is impossible about a card; it places one thing with regard to another."""

from __future__ import annotations

import difflib
from collections.abc import Callable
from dataclasses import dataclass

Point = tuple[float, float]
Box = tuple[float, float, float, float]


@dataclass(frozen=True)
class Relation:
    """How a subject stands to an object; `place` proposes where the subject's foot should go."""

    name: str
    place: Callable[[Box], Point]
    about: str


def _above(gap: float) -> Callable[[Box], Point]:
    return lambda box: ((box[0] + box[2]) / 2, box[1] - gap)


def _top(box: Box) -> Point:
    return (box[0] + box[2]) / 2, box[1] + (box[3] - box[1]) * 0.06


def _middle(box: Box) -> Point:
    return (box[0] + box[2]) / 2, (box[1] + box[3]) / 2


def _foot(box: Box) -> Point:
    return (box[0] + box[2]) / 2, box[3]


def _beside(box: Box) -> Point:
    return box[2] + (box[2] - box[0]) * 0.35, box[3]


def _behind(box: Box) -> Point:
    return (box[0] + box[2]) / 2, box[3] - (box[3] - box[1]) * 0.12


_ALL = (
    Relation("floats above", _above(120), "hangs in the air over it, unsupported"),
    Relation("grows from", _top, "has its roots in it"),
    Relation("carries", _foot, "bears it on its back, head or hands"),
    Relation("is carried by", _top, "is borne by it"),
    Relation("contains", _middle, "holds it inside"),
    Relation("is inside", _middle, "is held inside it"),
    Relation("leads to", _beside, "is the way to it"),
    Relation("hangs from", _foot, "is suspended from it"),
    Relation("is reflected as", _foot, "has a mirror image that is something else"),
    Relation("opens onto", _middle, "is a door, lid or page behind which it lies"),
    Relation("is inhabited by", _middle, "is a home for it"),
    Relation("is pulled by strings of", _foot, "is moved by it from above"),
    Relation("casts the shadow of", _beside, "throws a shadow that is something else"),
    Relation("wears", _top, "has it on like clothing"),
    Relation("is made of", _middle, "consists of many of them"),
    Relation("turns into", _beside, "is halfway on its way to being it"),
    Relation("towers over", _behind, "is far too large beside it"),
    Relation("hides behind", _behind, "is only partly to be seen behind it"),
    Relation("sails on", _top, "travels over it as if it were water"),
    Relation("pours out of", _top, "flows from it"),
    Relation("is stitched to", _beside, "is sewn, tied or chained to it"),
    Relation("sleeps in", _middle, "rests in it as in a bed"),
    Relation("waits for", _beside, "stands where it should come"),
    Relation("listens to", _beside, "leans towards it"),
    Relation("feeds", _beside, "gives it something"),
    Relation("catches", _above(40), "is about to get hold of it"),
    Relation("loses", _beside, "lets it go"),
    Relation("mends", _beside, "repairs it"),
    Relation("paints", _beside, "is making it by drawing it"),
    Relation("looks out of", _middle, "looks from its inside"),
    Relation("balances on", _top, "stands on its very edge"),
    Relation("follows", _beside, "goes after it"),
    Relation("guards", _beside, "keeps watch over it"),
    Relation("is trapped in", _middle, "cannot get out of it"),
    Relation("plays", _beside, "uses it as an instrument or a toy"),
    Relation("unlocks", _beside, "is the key to it"),
    Relation("swims through", _middle, "moves through it as through water"),
    Relation("hides in", _middle, "is in it and does not want to be found"),
    Relation("does the work of", _middle, "stands in for it, in earnest"),
    Relation("is pulled by strings", _foot, "is moved from above"),
    Relation("pours out", _top, "lets it flow from itself"),
    Relation("replaces", _middle, "is where it ought to be"),
)

RELATIONS: dict[str, Relation] = {relation.name: relation for relation in _ALL}


def find_relation(name: str) -> Relation:
    """Look a relation up; the error names the nearest ones."""
    if name in RELATIONS:
        return RELATIONS[name]
    near = difflib.get_close_matches(name, RELATIONS, n=4, cutoff=0.3)
    raise KeyError(f"no relation {name!r}; near: {', '.join(near) or ', '.join(RELATIONS)}")
