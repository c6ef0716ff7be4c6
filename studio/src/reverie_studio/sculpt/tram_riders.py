"""Beasts that ride a tram upright, as bodies to be printed flat, and faces that come off: the fore side of a head alone."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.beast_heads import lamb_head, lion_head
from reverie_studio.sculpt.donkeys import donkey_face, long_ear
from reverie_studio.sculpt.eyes import eye

Knot = tuple[float, float, float, float]


def _sitting(c: Clay, wide: float, tall: float) -> Clay:
    """Neck, shoulders and arms under a head at the origin, cut off where a card ends."""
    c.limb([(0, 60, -50, wide * 0.56), (0, 170, -60, wide * 0.7), (0, tall * 0.6, -60, wide * 0.95), (0, tall, -60, wide)], melt=30, part="body", per=4)
    return c.both(Clay().limb([(wide * 0.7, 200, -50, wide * 0.44), (wide * 1.05, 330, -20, wide * 0.38), (wide * 0.9, 500, 20, wide * 0.36)], melt=30, part="body", per=4))


def donkey_rider() -> Clay:
    """A donkey without a face, 210 px wide, both ears up, sitting. Parts: head, ear, body."""
    c = Clay()
    for s in (-1.0, 1.0):
        long_ear(c, "left" if s < 0 else "right", [(s * 42, -96, -14), (s * 70, -180, -10), (s * 88, -262, -8), (s * 70, -340, -4)])
    c.limb([(0, -70, -14, 66), (0, -20, 8, 60), (0, 60, 30, 50), (0, 116, 44, 50)], melt=14, part="head", per=4)
    c.both(Clay().limb([(36, -76, -10, 36), (54, -30, -6, 34), (40, 40, 8, 30)], melt=20, part="head", per=4))
    _sitting(c, 150, 600)
    return c


def lion_rider() -> Clay:
    """A lion's mane, ears and shoulders, the head a blank ball 150 px wide. Parts: head, mane, ear, body."""
    c = _sitting(Clay(), 140, 620)
    for k in range(15):
        a = math.tau * (k + 0.5) / 15
        c.limb([(100 * math.sin(a), 14 - 100 * math.cos(a), -30, 52), ((178 + 24 * (k % 2)) * math.sin(a), 30 - (164 + 20 * (k % 2)) * math.cos(a), -36, 16)], melt=8, part="mane", per=3)
    c.both(Clay().limb([(76, -96, 20, 26), (92, -116, 16, 22)], melt=6, part="ear", press=(0, 0, 1.4)))
    return c.ball(0, -10, 0, 98, melt=10, part="head")


def lamb_rider() -> Clay:
    """A lamb's wool and ears, the head a blank ball. Parts: head, wool, ear, body."""
    c = _sitting(Clay(), 104, 620)
    wool = lamb_head()
    c.add(Clay([lump for lump in wool.lumps if lump.part in ("wool", "ear")]))
    for k in range(9):
        a = math.pi * (k / 8 - 0.5)
        c.ball(92 * math.sin(a), 150 + 40 * math.cos(a), -40, 46, melt=8, part="wool")
    return c.limb([(0, -40, 0, 52), (0, 10, 10, 48), (0, 50, 10, 40)], melt=10, part="head", per=3)


def face_alone(kind: str) -> Clay:
    """The face of a donkey, a lion (it roars) or a lamb without ears, mane or wool, to be worn by somebody else.

    Marks: the eyes; `line …`, to be drawn thin; of the lion `whisker …`, `ruff …`, `fang …`, and outlines: `mouth`, `tongue`, `nose shape`.
    """
    head, leave = {
        "donkey": (donkey_face(look=(0.0, 0.7)), ("ear",)),
        "lion": (lion_head(gape=1.15, inner=-0.3), ("ear", "eye", "lid")),
        "lamb": (lamb_head(look=(0.3, 0.1), inner=0.8, mouth=1.2), ("ear", "wool")),
    }[kind]
    c = Clay([lump for lump in head.lumps if lump.part not in leave], head.marks)
    if kind == "donkey":
        c.marks["line mouth"] = [(-42, 150, 80), (0, 158, 100), (42, 150, 80)]
        c.marks |= {f"line nostril {s}": [(s * 20, 130, 100), (s * 32, 116, 96), (s * 34, 102, 90)] for s in (-1, 1)}
    if kind == "lion":
        c.marks = {name: curve for name, curve in c.marks.items() if not name.startswith("fang lower")}
        c.marks["nose shape"] = [(-25, -4, 110), (0, -8, 110), (25, -4, 110), (12, 14, 112), (0, 24, 112), (-12, 14, 112)]
        c.marks["tongue"] = [(-22, 104, 70), (0, 96, 74), (22, 104, 70), (16, 124, 66), (0, 132, 66), (-16, 124, 66)]
        for n in range(15):
            a = math.radians(-8 + 196 * n / 14)
            far = 132 if n % 2 else 114
            c.marks[f"ruff {n}"] = [(66 * math.cos(a), 30 + 74 * math.sin(a), 0), (far * math.cos(a), 34 + (far + 22) * math.sin(a), 0)]
        for s, name in ((-1, "left"), (1, "right")):
            eye(c, name, (38 * s, -34, 42), 21, s, aside=10, lids=0.75, look=(0.0, 0.0), inner=-0.5, iris=0.56, bag=0.4)
            c.marks[f"line bridge {s}"] = [(s * 14, -64, 60), (s * 10, -34, 70), (s * 17, -8, 90)]
            c.marks[f"line cheek {s}"] = [(s * 62, -12, 40), (s * 50, 14, 60), (s * 30, 40, 80)]
            c.marks |= {f"whisker {n} {s}": [(s * 26, 24 + 9 * n, 90), (s * 84, 14 + 16 * n, 60), (s * 140, 18 + 26 * n, 40)] for n in range(3)}
            c.marks |= {f"line pad {n} {s}": [(s * (18 + 9 * n), 22 + 3 * n, 100), (s * (20 + 9 * n), 26 + 3 * n, 100)] for n in range(3)}
    return c
