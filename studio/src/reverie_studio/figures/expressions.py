"""An Expression is what lids, brows, gaze and mouth do, never the same left and right."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Half:
    """One side of a face; heights in degrees on the head."""

    lid: float = 0.58  # 0 closed, 1 torn open
    lower: float = 0.1  # how far the lower lid comes up
    inner: float = 0.0  # ends of the brow, from where they rest
    outer: float = 0.0
    corner: float = 0.0  # of the mouth


@dataclass(frozen=True)
class Expression:
    """Two halves and what they share."""

    left: Half
    right: Half
    gaze: tuple[float, float] = (0.0, 0.0)  # to the person's left, up (-1…1)
    arch: float = 3.0  # of the brows
    width: float = 12.0  # of the mouth, half
    bow: float = 0.0  # the middle of the mouth, upwards
    gape: float = 0.0
    teeth: bool = False
    frown: float = 0.0  # lines between the brows
    iris: float = 1.0
    fold: float = 0.0  # from nose to mouth
    tear: bool = False
    bearing: tuple[float, float, float] = (0.0, 0.0, 0.0)  # the head turns, nods, tilts

    def half(self, side: int) -> Half:
        """The person's own left is 1, right -1."""
        return self.left if side > 0 else self.right


# fmt: off
FACES: dict[str, Expression] = {
    "calm": Expression(Half(0.74, 0.06, 0, 0, 1.2), Half(0.7, 0.08, 0.6, -0.8, 0.4), (0.1, 0.0), bow=-1.2),
    "glad": Expression(
        Half(0.54, 0.3, 2, 1, 6.5), Half(0.48, 0.36, 2.8, 0.4, 8), arch=4.5, width=16, bow=-3.5, gape=3.4,
        teeth=True, fold=0.7),
    "sad": Expression(
        Half(0.58, 0.06, 5, -4, -2.6), Half(0.52, 0.1, 4, -5, -4), (0.2, -0.4), arch=1, width=11, bow=1.4),
    "astonished": Expression(
        Half(0.95, 0.0, 8, 6, 0), Half(0.88, 0.0, 7, 7.5, -1), (0.0, 0.3), arch=5, width=6.5, gape=6, iris=0.9),
    "asleep": Expression(Half(0.0, 0.12, -1, -1, 0.8), Half(0.0, 0.08, -0.4, -1.6, 0.2), width=9, bow=-0.6),
    "sly": Expression(
        Half(0.56, 0.22, 4, 5, 6), Half(0.42, 0.3, -2.5, 3.5, 0.4), (-0.6, 0.0), width=13, bow=-1.4, fold=0.4),
    "worried": Expression(
        Half(0.8, 0.04, 6.5, -3, -3), Half(0.72, 0.08, 5, -4, -1.2), (0.4, 0.1), arch=1, width=11, bow=1, frown=0.4),
    "shouting": Expression(
        Half(0.62, 0.2, 2, 3, -1), Half(0.52, 0.26, 0.6, 4, 1), arch=4, width=9.5, gape=10, teeth=True),
    "melancholy": Expression(
        Half(0.56, 0.04, 4.5, -3.4, -2.2), Half(0.5, 0.08, 3, -4.6, -3.4), (0.35, -0.5), arch=1.4, width=10.5,
        bow=1.0, bearing=(4, 6, 7)),
    "grief": Expression(
        Half(0.1, 0.34, 8, -4.5, -6.5), Half(0.0, 0.42, 6.5, -5.5, -8.5), arch=-0.6, width=14, bow=3.4, gape=3.6,
        frown=0.8, fold=0.9, tear=True, bearing=(0, 11, -7)),
    "rage": Expression(
        Half(0.66, 0.24, -8, 4.5, -3.5), Half(0.54, 0.34, -6.5, 6.5, -6), arch=1.6, width=15, bow=1.6, gape=6.5,
        teeth=True, frown=1.0, iris=0.86, fold=1.0, bearing=(0, 5, 0)),
    "desire": Expression(
        Half(0.44, 0.12, 2, 2, 2.4), Half(0.37, 0.16, 1, 2.6, 1.2), (0.55, 0.12), arch=4.6, width=11, bow=-1.0,
        gape=1.5, iris=1.12, bearing=(-5, -5, -7)),
    "mischief": Expression(
        Half(0.64, 0.2, 4.5, 6.5, 8.5), Half(0.44, 0.36, -4, 3.5, 1), (-0.75, 0.0), arch=3.4, width=15, bow=-2.4,
        fold=0.6, bearing=(6, 4, 6)),
    "wonder": Expression(
        Half(0.92, 0.0, 7, 5, 1), Half(0.84, 0.02, 6, 6.5, 0.2), (0.1, 0.5), arch=5, width=7, gape=3.6, iris=1.08,
        bearing=(0, -8, 3)),
    "suspicion": Expression(
        Half(0.46, 0.26, 1.5, 7, -1), Half(0.3, 0.4, -5.5, 1.5, -3.6), (0.85, 0.0), arch=2, width=10, bow=0.6,
        frown=0.7, bearing=(-9, 5, 4)),
    "fear": Expression(
        Half(1.0, 0.0, 9.5, -2, -4.5), Half(0.92, 0.0, 8.5, -3.6, -3), (-0.5, 0.05), arch=0.4, width=12.5, bow=1.8,
        gape=3.2, teeth=True, frown=0.5, iris=0.74, bearing=(0, -3, -4)),
    "pride": Expression(
        Half(0.42, 0.1, 3.4, 5, 2.4), Half(0.37, 0.14, 2.4, 6, 0.8), (0.15, -0.35), arch=5, width=11.5, bow=0.8,
        bearing=(6, -11, -3)),
    "sleep": Expression(
        Half(0.0, 0.12, -0.6, -1.4, 1.0), Half(0.0, 0.06, 0, -2, 0), width=9, bow=-0.5, gape=0.7, bearing=(0, 6, 9)),
}
# fmt: on
EXPRESSIONS = tuple(FACES)


def find_expression(name: str) -> Expression:
    """An expression by its name."""
    if name not in FACES:
        raise ValueError(f"no expression {name!r}; there are {', '.join(FACES)}")
    return FACES[name]
