"""A piglet’s face, and a bear’s paw that writes."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import Thing, flow
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Spot


def piglet_face(*, look: Spot = (0.8, -0.8)) -> Clay:
    """A piglet that looks at us or aside, 260 px wide, chin at y = 130, its ears stand out and up; a fat neck below.

    Parts: skin, ear, snout, lid, body. Marks: the eyes, `nostril left|right`, `lip`, `ear left|right` (their hollows).
    """
    c = Clay().limb([(0, 380, -120, 230), (0, 230, -90, 190), (0, 90, -60, 130)], melt=20, part="body", per=5)
    c.ball(0, -20, -10, 112, melt=16, part="skin", press=(0, 0.2, 0)).both(Clay().limb([(66, 20, 0, 62), (74, 66, 6, 56), (44, 100, 10, 46)], melt=26, part="skin", per=4))
    c.limb([(0, -20, 70, 60), (0, 30, 110, 54), (0, 48, 146, 50)], melt=20, part="skin", per=4).limb([(0, 52, 152, 58), (0, 54, 176, 58)], melt=5, part="snout", per=2, press=(0, 0, 2.4))
    c.limb([(-34, 108, 70, 30), (0, 116, 84, 32), (34, 108, 70, 30)], melt=12, part="skin", per=4)
    c.both(Clay().limb([(66, -70, 0, 50), (112, -120, 0, 62), (158, -164, 10, 38), (194, -196, 16, 4)], melt=14, part="ear", press=(0, 0, 1.9), per=6))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (57 * side, -36, 62), 29, side, aside=18, lids=1.1, look=(look[0] * side, look[1]), inner=0.9, bag=0.5, iris=0.56)
        c.marks[f"nostril {name}"] = [(21 * side, 56, 200)]
        c.marks[f"ear {name}"] = [(92 * side, -80, 40), (84 * side, -124, 40), (128 * side, -172, 40), (184 * side, -190, 40), (174 * side, -140, 40), (136 * side, -92, 40)]
    c.marks["lip"] = [(-58, 92, 120), (-28, 108, 130), (0, 112, 136), (28, 108, 130), (58, 92, 120)]
    return c


def writing_paw() -> Clay:
    """A bear's forearm that comes from our right, its back to us: the first claw is put out and ends at the origin, the others are curled; the arm leaves at (480, 130). Parts: fur, claw."""
    c = Clay().limb([(520, 150, -20, 140), (360, 110, 0, 116), (240, 76, 10, 100), (180, 66, 20, 96)], melt=16, part="fur", per=6)
    for k, (x, y, r, cx, cy) in enumerate(((96, 4, 40, 0, 0), (104, 70, 42, 30, 116), (126, 132, 42, 60, 186), (176, 166, 38, 128, 230))):
        c.limb([(200, 56 + 24 * k, 40, 58), (x + 40, y + 8, 70, r * 1.1), (x, y, 76, r * 0.86)], melt=5, part="fur", per=5)
        c.limb([(x - 12, y - 2, 92, 17), ((x - 12) * 0.52 + cx * 0.48, (y - 2) * 0.52 + cy * 0.48 - 12, 96, 13), (cx, cy, 84, 2)], melt=3, part="claw", per=7)
    return c


def clawed(t: Thing, curves: Sequence[Sequence[Spot]], width: float = 8.0) -> None:
    """Lines torn into bark by one claw: a black furrow with ragged lips and splinters, the fresh wood in it with the card's colour, torn again beside it."""
    for curve in curves:
        line = flow(curve, 4) + t.rng.normal(0, width * 0.16, (1, 2))
        way = np.gradient(line, axis=0)
        way /= np.maximum(1e-6, np.hypot(way[:, 0], way[:, 1]))[:, None]
        side = np.column_stack([-way[:, 1], way[:, 0]])
        wobble = line + side * t.rng.normal(0, width * 0.1, (len(line), 1))
        t.strokes([wobble.tolist()], width + 8, black=True, ends=(0.8, 0.3), shake=1.6)
        t.strokes([(wobble + side * width * 0.1).tolist()], width * 0.95, ends=(1.0, 0.2), shake=1.2)
        first, last = sorted(int(v) for v in t.rng.integers(0, len(line), 2))
        if last - first > 5:
            t.strokes([(wobble[first:last] - side[first:last] * width * 0.62).tolist()], width * 0.36, ends=(0.2, 0.05), shake=1.4)
        picks = [int(v) for v in t.rng.integers(0, len(line), max(2, len(line) // 6))]
        far = [float(q) * width * float(t.rng.uniform(0.9, 1.5)) for q in t.rng.choice((-1, 1), len(picks))]
        t.strokes([[line[n].tolist(), (line[n] + side[n] * q + way[n] * abs(q) * 1.3).tolist()] for n, q in zip(picks, far, strict=True)], width * 0.5, black=True, ends=(1, 0.05))
