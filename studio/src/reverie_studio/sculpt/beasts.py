"""Four-legged beasts of any kind: trunk, legs, neck, head; a hound."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import Knots, Spot

BEASTS: dict[str, dict[str, Any]] = {
    "fox": dict(leg=0.76, girth=0.74, thin=0.66, length=0.9, poll=(-52, -44), nose=(-74, 34), skull=29, snout=8, neck=30, ears=((18, -58),),
                tail=[(0, 0, 0, 16), (60, 10, 0, 26), (120, 40, 4, 30), (176, 60, 4, 5)]),
    "wolf": dict(leg=0.94, girth=0.9, thin=0.8, length=0.94, poll=(-64, -50), nose=(-86, 36), skull=36, snout=13, neck=46, ears=((22, -54),),
                 tail=[(0, 0, 0, 16), (40, 40, 0, 22), (54, 100, 4, 18), (50, 140, 4, 4)]),
    "goat": dict(leg=0.9, girth=0.92, thin=0.66, length=0.85, poll=(-56, -70), nose=(-64, 54), skull=27, snout=14, neck=28, ears=((46, 6),),
                 horns=[[(0, -20, 0, 10), (16, -60, 4, 8), (52, -84, 8, 6), (84, -70, 10, 2)]], tail=[(0, -10, 0, 9), (22, -40, 0, 7), (30, -54, 0, 3)]),
    "boar": dict(leg=0.66, girth=1.06, thin=0.62, length=0.92, poll=(-56, 4), nose=(-112, 66), skull=46, snout=19, neck=52, ears=((26, -62),), tail=[(6, -10, 0, 6), (40, 10, 0, 5), (48, 50, 0, 3)]),
    "bear": dict(leg=0.76, girth=1.22, thin=1.5, length=0.95, poll=(-74, -22), nose=(-78, 42), skull=50, snout=21, neck=56, ears=((30, -52),), tail=[(0, 0, 0, 12), (24, 14, 0, 8)]),
    "deer": dict(leg=1.1, girth=0.86, thin=0.6, length=0.9, poll=(-66, -118), nose=(-78, 40), skull=27, snout=12, neck=25, ears=((48, -20),),
                 horns=[[(4, -18, 0, 7), (34, -70, 10, 6), (20, -124, 18, 5), (44, -168, 18, 2)], [(24, -62, 8, 5), (-14, -92, 14, 2)],
                     [(24, -114, 16, 4), (-14, -150, 18, 2)]], tail=[(0, -8, 0, 10), (20, 12, 0, 5)]),
    "sheep": dict(leg=0.7, girth=1.08, thin=0.5, length=0.8, poll=(-50, -40), nose=(-58, 48), skull=30, snout=16, neck=44, ears=((46, 16),), tail=[(0, 0, 0, 18), (16, 40, 0, 10)]),
    "dog": dict(leg=0.82, girth=0.82, thin=0.76, length=0.86, poll=(-54, -56), nose=(-72, 30), skull=31, snout=15, neck=32, ears=((40, 34),), tail=[(0, -8, 0, 12), (36, -50, 0, 9), (30, -110, 0, 3)]),
}  # fmt: skip
Step = tuple[float, float]  # how far a foot is set forward and how high it is lifted, px of a beast 200 px high


def beast(*, length: float = 1.0, leg: float = 1.0, girth: float = 1.0, thin: float = 1.0, stride: float = 1.0) -> Clay:
    """Trunk and four legs: `leg` how long, `girth` of the trunk, `thin` of the legs, `stride` 0 stands still."""
    n, g, t = length, girth, thin
    top = 200 - 200 * leg
    c = Clay()
    c.limb([(-100 * n, top, 0, 46 * g), (-58 * n, top + 20, 0, 58 * g), (20 * n, top + 4, 0, 43 * g), (90 * n, top - 8, 0, 42 * g)], melt=12, part="trunk", per=5)
    foot = 200.0
    for z, swing, near in ((26 * g, 1, True), (-26 * g, -1, False)):
        s = swing * stride
        shoulder, hip = (-92 * n, top + 6, z * 0.8), (98 * n, top + 2, z * 0.8)
        part = "near leg" if near else "far leg"
        mid = top + (foot - top) * 0.5
        c.limb([(*shoulder, 34 * g), (shoulder[0] - 26 * s, mid - 16, z, 20 * t), (shoulder[0] - 38 * s + 8, mid + 46, z, 13 * t),
                (shoulder[0] - 52 * s + 10, foot - 22, z, 11 * t), (shoulder[0] - 66 * s + 4, foot - 6, z, 13 * t)], melt=14, part=part, per=4)  # fmt: skip
        c.limb([(*hip, 40 * g), (hip[0] + 6 * s - 14, mid - 20, z, 28 * t), (hip[0] + 34 * s + 16, mid + 36, z, 14 * t),
                (hip[0] + 26 * s + 4, foot - 26, z, 11 * t), (hip[0] + 12 * s - 6, foot - 6, z, 13 * t)], melt=14, part=part, per=4)  # fmt: skip
    return c


def tail(c: Clay, knots: list[tuple[float, float, float, float]]) -> Clay:
    """A tail from the rump (about 100, 0, 0) along knots."""
    return c.limb(knots, melt=10, part="tail", per=5)


def hound(*, nose: tuple[float, float] = (-250.0, 150.0), leg: float = 1.12, length: float = 1.0, girth: float = 0.86, thin: float = 0.8,
          stride: float = 1.0, head: float = 1.0) -> Clay:  # fmt: skip
    """A lean hound with its nose at a point before it, near the ground; the eye's marks are called `near`."""
    c = beast(leg=leg, length=length, girth=girth, thin=thin, stride=stride)
    top, front, k = 200 - 200 * leg, -100 * length, head
    x, y = nose
    hx, hy = x + 92 * k, y - 88 * k  # the back of the skull
    c.limb([(front + 10, top, 0, 44 * girth), (front - 34, top + (hy - top) * 0.22, 0, 42 * girth), ((front + hx) / 2 - 30, top + (hy - top) * 0.6, 0, 32 * girth),
            (hx, hy, 0, 29 * k)], melt=18, part="neck", per=6)  # fmt: skip
    c.limb([(hx, hy, 0, 33 * k), (hx - 30 * k, hy + 26 * k, 0, 27 * k), (hx - 52 * k, hy + 48 * k, 0, 18 * k), (x + 16 * k, y - 14 * k, 0, 14 * k), (x, y, 0, 11 * k)], melt=8, part="head", per=4)
    c.limb([(hx - 24 * k, hy + 46 * k, 4, 12 * k), (x + 34 * k, y - 2 * k, 3, 7 * k)], melt=6, part="head")
    c.ball(x - 5 * k, y - 4 * k, 2, 10 * k, melt=3, part="nose", tone=0.15)
    c.limb([(hx + 8 * k, hy - 16 * k, 22, 13 * k), (hx + 40 * k, hy + 12 * k, 32, 20 * k), (hx + 50 * k, hy + 62 * k, 28, 11 * k)], melt=4, part="ear", press=(0, 0, 1.8))
    eye(c, "near", (hx - 27 * k, hy + 17 * k, 22 * k), 8.5 * k, -1, aside=-6, lids=0.4, look=(0.4, 0.4), iris=0.7)
    rump = 100 * length
    return tail(c, [(rump + 8, top - 20, 0, 16), (rump + 44, top - 60, 0, 13), (rump + 46, top - 130, 4, 10), (rump + 10, top - 190, 6, 3)])


def whole_quad(*, leg: float = 1.0, girth: float = 0.8, thin: float = 0.8, length: float = 1.0, stride: float = 1.0, poll: Spot = (-70, -60), nose: Spot = (-80, 50),
         skull: float = 30.0, snout: float = 14.0, neck: float = 30.0, ears: Knots = ((20, -46),), horns: Sequence[Knots] = (), tail: Knots = ()) -> Clay:  # fmt: skip
    """A whole four-legged beast to our left, soles at y = 200. `poll` is the skull from the shoulder, `nose` the nose from the skull.

    `ears` are tips from the skull, `horns` knots (x, y, z, r) from the skull, `tail` knots from the rump. Marks: `eye`, `nose`, `poll`.
    """

    c = beast(length=length, leg=leg, girth=girth, thin=thin, stride=stride)
    top = 200 - 200 * leg
    c.limb([(-98 * length, top + 14, 0, 52 * girth), (-46 * length, top + 28, 0, 56 * girth), (16 * length, top + 16, 0, 46 * girth)], melt=16, part="trunk", per=4)
    c.ball(90 * length, top + 12, 12, 50 * girth, melt=20, part="trunk")
    sx, sy, px, py = -100 * length, top, -100 * length + poll[0], top + poll[1]
    c.limb([(sx + 14, sy + 4, 0, 46 * girth), ((sx + px) / 2, (sy + py) / 2 + 6, 0, (neck + 46 * girth) / 2), (px + 6, py + 4, 0, neck)], melt=16, part="neck", per=5)
    nx, ny = px + nose[0], py + nose[1]
    c.limb([(px, py, 4, skull), (px + nose[0] * 0.35, py + nose[1] * 0.35, 6, skull * 0.82), (px + nose[0] * 0.7, py + nose[1] * 0.7, 6, (skull + snout) / 2.3), (nx, ny, 6, snout)], melt=9,
        part="head", per=4)
    for ex, ey in ears:
        for z in (0.55, -0.5):
            c.limb([(px + ex * 0.3, py + ey * 0.3, skull * z, skull * 0.42), (px + ex * 0.7, py + ey * 0.65, skull * z * 1.3, skull * 0.36), (px + ex + z * 8, py + ey, skull * z * 1.4, 2.5)],
                melt=5, part="ear", press=(0, 0, 1.5), per=4)
    for horn in horns:
        for z in (12, -12):
            c.limb([(px + h[0], py + h[1], h[2] + z, h[3]) for h in horn], melt=3, part="horn", per=5)
    if tail:
        c.limb([(100 * length + k[0], top + k[1], k[2], k[3]) for k in tail], melt=10, part="tail", per=5)
    ex, ey = px + nose[0] * 0.3 - nose[1] * 0.12, py + nose[1] * 0.3 + nose[0] * 0.12 + (6 if nose[0] < 0 else 0)
    c.marks["eye"], c.marks["nose"], c.marks["poll"] = [(ex, ey, skull)], [(nx, ny, snout)], [(px, py, 0)]
    return c


def whole(kind: str, **changes: Any) -> Clay:
    """A small whole beast of BEASTS (fox wolf goat boar bear deer sheep dog), to our left, soles at y = 200, some of it changed."""
    return whole_quad(**{**BEASTS[kind], **changes})


def quad(*, tall: float = 200.0, long: float = 200.0, chest: float = 50.0, waist: float = 40.0, rump: float = 46.0, bone: float = 9.0,
         fore: tuple[Step, Step] = ((24, 0), (-18, 0)), hind: tuple[Step, Step] = ((-22, 0), (20, 0)), dip: float = 0.0) -> Clay:
    """Trunk and four jointed legs: withers at (-long / 2, -tall); steps are (near, far); `dip` lowers the fore end."""
    c = Clay()
    f, r = -long / 2, long / 2
    c.limb([(f - 4, -tall + chest + 6 + dip, 0, chest), (f + long * 0.24, -tall + chest + 8 + dip * 0.7, 0, chest * 1.03), (f + long * 0.6, -tall + waist + 4 + dip * 0.3, 0, waist),
            (r, -tall + rump - 2, 0, rump)], melt=10, part="trunk", per=5)
    for k, z in ((1, -0.5), (0, 0.5)):
        part = "near leg" if k == 0 else "far leg"
        ahead, lift = fore[k]
        top, span = -tall + chest * 1.15 + dip, tall - chest * 1.15 - dip
        bend = lift * 0.5
        c.limb([(f, top, chest * z, chest * 0.66), (f + 12 - ahead * 0.2, top + span * 0.3, chest * z * 1.1, chest * 0.36), (f - ahead * 0.62 - bend, top + span * 0.56 - lift * 0.35,
                chest * z * 1.1, bone * 1.3),
                (f + 2 - ahead + bend * 0.3, -24 - lift, chest * z * 1.1, bone), (f - 6 - ahead, -8 - lift, chest * z * 1.1, bone * 1.35)], melt=12, part=part, per=5)
        ahead, lift = hind[k]
        top, span = -tall + rump, tall - rump
        c.limb([(r - 2, top, rump * z, rump * 0.8), (r - 16 - ahead * 0.35, top + span * 0.3 - lift * 0.2, rump * z * 1.2, rump * 0.46), (r + 16 - ahead * 0.6, top + span * 0.6 - lift * 0.5,
                rump * z * 1.1, bone * 1.35),
                (r + 8 - ahead, -24 - lift, rump * z * 1.1, bone), (r - 1 - ahead, -8 - lift, rump * z * 1.1, bone * 1.35)], melt=12, part=part, per=5)
    return c


def neck(c: Clay, root: Sequence[float], poll: Sequence[float], thick: tuple[float, float]) -> Clay:
    """A neck from the chest (x, y, z) to the back of the skull, arched a little."""
    mid = [(a + b) / 2 for a, b in zip(root, poll, strict=True)]
    return c.limb([(root[0], root[1], root[2], thick[0]), (mid[0] + 8, mid[1] + 4, mid[2], (thick[0] + thick[1]) * 0.52), (poll[0], poll[1], poll[2], thick[1])], melt=18, part="neck", per=5)


def snout(c: Clay, poll: Sequence[float], nose: Sequence[float], brow: float, lip: float, ear: float, turn: float = -1.0, spread: float = 12.0) -> Clay:
    """A long head (horse, stag, ram, cow) from poll to nose with two ears; marks `eye`, `nose`. `turn` -1 looks to our left."""
    (x0, y0, z0), (x1, y1, z1) = poll[:3], nose[:3]
    dx, dy = x1 - x0, y1 - y0
    far = math.hypot(dx, dy) or 1.0
    ux, uy = dx / far, dy / far
    px, py = uy * turn, -ux * turn  # towards the crown
    c.limb([(x0, y0, z0, brow), (x0 + dx * 0.3, y0 + dy * 0.3, z0 + (z1 - z0) * 0.3, brow * 0.98), (x0 + dx * 0.68, y0 + dy * 0.68, z0 + (z1 - z0) * 0.7, lip * 1.02), (x1, y1, z1, lip)], melt=8,
            part="head", per=5)
    for z in (-spread, spread):
        bx, by = x0 - ux * brow * 0.1 + px * brow * 0.7, y0 - uy * brow * 0.1 + py * brow * 0.7
        c.limb([(bx, by, z0 + z, ear * 0.3), (bx + px * ear * 0.6 - ux * ear * 0.12, by + py * ear * 0.6 - uy * ear * 0.12, z0 + z * 1.3, ear * 0.32), (bx + px * ear * 1.25, by + py * ear * 1.25,
                z0 + z * 1.4, ear * 0.05)],
               melt=4, part="ear", per=4)
    c.marks["eye"] = [(x0 + dx * 0.34 + px * brow * 0.35, y0 + dy * 0.34 + py * brow * 0.35, z0 + brow)]
    c.marks["nose"] = [(x1 + ux * lip * 0.4 + px * lip * 0.3, y1 + uy * lip * 0.4 + py * lip * 0.3, z1 + lip * 0.7)]
    return c


