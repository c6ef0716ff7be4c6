"""A spider that jumps, its eyes, and the thread it lays."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import Thing, flow
from reverie_studio.sculpt.marks import Spot, oval


def jumping_spider() -> Clay:
    """A furry spider that has turned its face up to us, its eight legs on a surface: 300 px from foot to foot, the forelegs lifted to (±46, -168).

    Parts: head, back, leg, palp. Marks: `eye left|right`, `small left|right`, `paw left|right`.
    """
    c = Clay().limb([(0, 58, -10, 34), (0, 96, -14, 60), (0, 140, -20, 46), (0, 172, -20, 14)], melt=6, part="back", per=5)
    c.limb([(-24, -8, 26, 50), (24, -8, 26, 50)], melt=10, part="head").limb([(0, 20, 20, 50), (0, 40, 10, 40)], melt=16, part="head")
    legs = (((40, -34, 0), (70, -96, 50), (66, -140, 40), (46, -168, 22)), ((54, -14, 0), (106, -58, 54), (136, -74, 20), (152, -104, 0)),
            ((54, 12, 0), (114, 10, 54), (136, 46, 20), (150, 76, 0)), ((44, 36, 0), (96, 90, 50), (112, 150, 20), (128, 190, 0)))  # fmt: skip
    for leg in legs:
        c.both(Clay().limb([(*p, r) for p, r in zip(leg, (16, 15, 11, 5), strict=True)], melt=5, part="leg", per=6))
    c.both(Clay().limb([(20, 28, 66, 12), (27, 46, 78, 14), (20, 62, 78, 9)], melt=4, part="palp", per=4))
    for side, name in ((-1, "left"), (1, "right")):
        c.marks |= {f"eye {name}": [(27 * side, -14, 90)], f"small {name}": [(64 * side, -32, 60)], f"paw {name}": [(46 * side, -168, 22)]}
    return c


def spider_eye(t: Thing, x: float, y: float, r: float, look: Spot = (0.0, 0.0)) -> None:
    """The great round eye of a jumping spider: black and wet, a bright rim, a ring of ticks in it, two lights moved by `look`."""
    t.leave(oval(x, y, r * 1.2, r * 1.2))
    t.strokes([oval(x, y, r, r), oval(x, y, r, r)[:2]], r * 0.12, ends=(1, 1), spot=0)
    ticks = [math.tau * k / 26 for k in range(26)]
    u, v = x + look[0] * r * 0.26, y + look[1] * r * 0.26
    rays = [[(x + r * 0.86 * math.cos(a), y + r * 0.86 * math.sin(a)), (u + r * 0.56 * math.cos(a), v + r * 0.56 * math.sin(a))] for a in ticks if math.sin(a) > -0.3]
    t.strokes(rays, r * 0.07, ends=(0.8, 0.2), spot=0)
    t.bare(oval(u - r * 0.22, v - r * 0.24, r * 0.2, r * 0.2), spot=0)
    t.prick([(u + r * 0.22, v + r * 0.2, r * 0.09)], spot=0)


def laid_thread(t: Thing, line: Sequence[Spot], width: float, *, stitch: float = 34.0, dent: float = 5.0) -> None:
    """A twisted thread pressed into a furrow (`dent` px of dark on either side), sewn down every `stitch` px."""
    curve = flow(line, 14)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(curve, axis=0).T))])

    def at(d: float) -> tuple[float, float, float, float]:
        x, y = (float(np.interp(d, run, curve[:, k])) for k in (0, 1))
        u, v = (float(np.interp(min(d + 2, run[-1]), run, curve[:, k]) - np.interp(max(0, d - 2), run, curve[:, k])) for k in (0, 1))
        far = math.hypot(u, v) or 1.0
        return x, y, u / far, v / far

    t.strokes([curve.tolist()], width + 2 * dent, black=True, ends=(0.5, 0.5), shake=0.6)
    t.strokes([curve.tolist()], width, ends=(0.8, 0.8), shake=0.3)
    twist = [at(d) for d in np.arange(width, run[-1], width * 1.1)]
    h = width * 0.55
    t.strokes([[(x - u * h + v * h, y - v * h - u * h), (x + u * h - v * h, y + v * h + u * h)] for x, y, u, v in twist], 1.5, black=True, ends=(1, 1), shake=0)
    sewn = [at(d) for d in np.arange(stitch * 0.6, run[-1] - stitch * 0.3, stitch)] if stitch else []
    t.strokes([[(x + v * (h + 5), y - u * (h + 5)), (x - v * (h + 5), y + u * (h + 5))] for x, y, u, v in sewn], 6, black=True, ends=(1, 1), shake=0)
    t.strokes([[(x + v * (h + 5), y - u * (h + 5)), (x - v * (h + 5), y + u * (h + 5))] for x, y, u, v in sewn], 2.6, ends=(0.9, 0.9), shake=0)
