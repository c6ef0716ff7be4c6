"""A small fire and those who sit at it: flames, tin cups, a bear that warms its paws."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.beast_heads import bear_head


def warming_paw() -> Clay:
    """A bear's paw held to a fire, its sole to us, toes up: 210 px wide, the forearm goes down and back to (150, 330). Parts: fur, pad, claw."""
    c = Clay().limb([(0, 40, -22, 80), (0, -24, -18, 84)], melt=14, part="fur", per=8)
    c.limb([(0, 60, -30, 74), (10, 140, -60, 66), (50, 230, -150, 80), (150, 330, -280, 120)], melt=30, part="fur", per=14)
    c.limb([(-54, 30, 34, 30), (-24, 0, 50, 36), (0, -6, 54, 36), (24, 0, 50, 36), (54, 30, 34, 30)], melt=10, part="pad", press=(0, 0, 1.4), per=6)
    c.limb([(-34, 44, 40, 28), (0, 36, 50, 34), (34, 44, 40, 28)], melt=12, part="pad", press=(0, 0, 1.4), per=6).ball(-40, 108, 22, 22, melt=6, part="pad", press=(0, 0, 1.4))
    for x, y, r in ((-88, -42, 23), (-48, -82, 26), (0, -96, 27), (48, -82, 26), (88, -42, 23)):
        c.ball(x * 1.02, y * 1.02, -10, r * 1.5, melt=12, part="fur")
        c.ball(x, y, 24, r, melt=4, part="pad", press=(0, 0, 1.3))
        far = math.hypot(x, y)
        u, v = x / far, y / far
        c.limb([(x + u * 26, y + v * 28, 6, 11), (x + u * 50, y + v * 50, 26, 8), (x + u * 62, y + v * 58, 52, 2)], melt=3, part="claw", per=5)
    return c


def fireside_bear() -> Clay:
    """The head of a bear that looks over a fire at us, 260 px wide. Parts: head, muzzle, nose, ear, lid. Marks: the eyes, `lip left|right`."""
    c = bear_head(shut=False)
    for side, name in ((-1, "left"), (1, "right")):
        c.marks[f"iris {name}"] = [(x - side * 1.5, y + 3.5, z) for x, y, z in c.marks[f"iris {name}"]]
    return c


def bear_chest() -> Clay:
    """Neck, shoulders and belly behind `fireside_bear`, at the same place and scale; it sits on y = 460."""
    c = Clay().limb([(0, 20, -130, 116), (0, 150, -200, 190), (0, 280, -220, 220)], melt=30, part="body", per=14)
    return c.both(Clay().limb([(120, 150, -190, 110), (220, 240, -190, 96), (250, 330, -190, 100)], melt=30, part="body", per=10))


_FLAMES = (
    ("#c2361f", "M-96,0 C-132,-52 -92,-92 -96,-150 C-74,-128 -62,-108 -56,-84 C-44,-140 -78,-176 -34,-292 C-26,-226 22,-196 26,-132 C40,-152 52,-170 44,-214 C86,-168 70,-126 92,-98 C96,-110 98,-118 96,-132 C124,-86 122,-34 92,0 C50,24 -52,24 -96,0Z"
                " M-4,-300 C-16,-322 4,-338 0,-362 C18,-338 16,-318 -4,-300Z M70,-216 C60,-232 74,-246 70,-262 C86,-244 84,-230 70,-216Z"),
    ("#ee7a1e", "M-76,2 C-104,-38 -72,-66 -78,-108 C-60,-90 -50,-70 -42,-52 C-30,-110 -54,-134 -26,-214 C-14,-160 22,-140 22,-88 C36,-106 42,-120 40,-150 C70,-112 58,-84 72,-64 C90,-44 92,-20 70,2 C36,18 -42,18 -76,2Z"),
    ("#ffc940", "M-54,4 C-72,-26 -52,-46 -54,-72 C-40,-58 -34,-46 -28,-34 C-18,-76 -30,-96 -14,-146 C-4,-104 18,-92 16,-54 C26,-66 32,-76 30,-98 C52,-68 46,-46 54,-36 C66,-22 64,-8 50,4 C26,14 -28,14 -54,4Z"),
)  # fmt: skip


def flames(x: float, y: float) -> list[tuple[str, str]]:
    """A small fire, 190 px wide and 290 high, its bed at (x, y): tones and outlines for washes, the outermost first."""

    def moved(shape: str) -> str:
        return " ".join(word if "," not in word else f"{word[0] if word[0].isalpha() else ''}{float(word.lstrip('MC').split(',')[0]) + x:.0f},{float(word.rstrip('Z').split(',')[1]) + y:.0f}{'Z' if word[-1] == 'Z' else ''}" for word in shape.split())

    return [(tone, moved(shape)) for tone, shape in _FLAMES]


def tin_cups(pen: Pen, places: Sequence[tuple[float, float, float]]) -> None:
    """Cups of tin (x, y of the foot, size), 52 px wide, their handles to the right."""
    for x, y, k in places:
        with pen.at(x, y, scale=k):
            pen.path("M24,-34 C50,-38 50,-4 24,-8 L24,-15 C38,-13 38,-29 24,-26Z", "#5a5560")
            pen.path("M-26,-44 L-22,0 C-12,8 12,8 22,0 L26,-44Z", "#a39a98")
            pen.oval(0, -44, 26, 8, "#3a3038")
