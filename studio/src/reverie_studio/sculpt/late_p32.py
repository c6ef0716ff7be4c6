"""Bodies of the last day, second round: a stag, a hill in flight, a badger, a moth and a caterpillar."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.late_p4 import long_ear
from reverie_studio.sculpt.marks import ring

Spot = tuple[float, float]


def stag_face() -> Clay:
    """A stag that looks at us, 190 px wide, chin at y = 186, the points of his antlers at (±250, -430). Parts: head, muzzle, nose, ear, lid, antler.

    Marks: the eyes `left|right` (for `round_eye`), `ear left|right`, `nose`, `lip left|right`, `chin`.
    """
    c = Clay().limb([(0, -66, -14, 62), (0, -20, 8, 52), (0, 56, 38, 40), (0, 112, 56, 38)], melt=14, part="head", per=4)
    c.both(Clay().limb([(34, -70, -10, 36), (50, -26, -6, 31), (38, 30, 8, 27), (20, 84, 38, 20)], melt=20, part="head", per=4))
    c.both(Clay().ball(24, 136, 66, 33, melt=12, part="muzzle")).limb([(-14, 168, 48, 18), (14, 168, 48, 18)], melt=8, part="muzzle")
    c.limb([(-22, 116, 84, 13), (0, 122, 94, 18), (22, 116, 84, 13)], melt=6, part="nose", tone=0.3)
    c.both(Clay().limb([(12, 124, 108, 5), (25, 116, 100, 7), (31, 108, 88, 4)], melt=4, carve=True, per=3))
    c.both(Clay().limb([(28, -62, 38, 13), (52, -72, 28, 14), (70, -50, 6, 12)], melt=12, part="head"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (53 * side, -34, 18), 28, side, aside=24, lids=1.2, look=(0.0, 0.0), inner=0.5, bag=0.4, iris=0.62)
        long_ear(c, name, [(58 * side, -86, -24), (116 * side, -112, -10), (168 * side, -124, 0), (214 * side, -118, 6)], 0.8)
        c.marks[f"lip {name}"] = [(0, 136, 104), (1 * side, 150, 98), (14 * side, 160, 88), (36 * side, 154, 70)]
        beam = [(30 * side, -108, 0, 19), (70 * side, -176, -26, 16), (140 * side, -240, -34, 14), (196 * side, -320, -20, 12), (206 * side, -400, 0, 9), (180 * side, -460, 16, 2)]
        c.limb(beam, melt=5, part="antler", per=6)
        for tine in (((44, -130, 0, 13), (74, -150, 40, 10), (112, -158, 60, 7), (140, -186, 66, 2)), ((96, -202, -30, 12), (82, -258, -10, 9), (92, -312, 6, 2)),
                     ((158, -262, -32, 12), (214, -274, -14, 9), (258, -318, 0, 2)),
                     ((200, -338, -18, 11), (158, -372, -6, 8), (146, -424, 4, 2)), ((206, -384, -4, 9), (244, -408, 6, 7), (262, -452, 10, 2))):  # fmt: skip
            c.limb([(x * side, y, z, r) for x, y, z, r in tine], melt=6, part="antler", per=5)
    c.marks |= {"nose": [(0, 116, 114)], "chin": [(0, 186, 50)], "crown": [(0, -128, 0)]}
    return c


def round_eye(t: Thing, c: Clay, name: str, *, spot: float = 1.0) -> None:
    """A wide open eye between its lids, whichever way up the head is: pale corners, a ring of ticks with the colour, a level pupil, one light."""
    upper, lower, iris = c.curve(f"upper {name}"), c.curve(f"lower {name}"), c.curve(f"iris {name}")
    (x, y), rim = iris[0], np.array(iris[1:])
    r = float(np.mean(np.hypot(rim[:, 0] - x, rim[:, 1] - y)))
    almond = [*upper, *reversed(lower)]
    t.leave(almond, grow=3)
    t.bare(almond, spot=0)
    t.leave([(x + r * math.cos(a), y + r * math.sin(a)) for a in np.linspace(0, math.tau, 40)])
    turn = np.linspace(0, math.tau, 44, endpoint=False)
    t.strokes([[(x + r * 0.9 * math.cos(a), y + r * 0.9 * math.sin(a)), (x + r * 0.56 * math.cos(a), y + r * 0.4 * math.sin(a))] for a in turn], r * 0.09, ends=(0.9, 0.4), spot=spot)
    t.prick([(x - r * 0.36, y - r * 0.36, r * 0.17)], spot=0)
    t.strokes([upper], r * 0.36, black=True, ends=(0.4, 0.4))
    t.strokes([lower], r * 0.2, black=True, ends=(0.4, 0.4))


def hind_legs(steps: Sequence[Sequence[float]]) -> Clay:
    """The hind quarters of a stag that walks off to our right; each step (x of the hoof, how high it is lifted, z). Rump at (0, -330), ground at y = 0. Parts: coat, leg, hoof."""
    c = Clay().limb([(0, -330, 0, 112), (90, -350, 0, 116), (240, -350, 0, 122)], melt=10, part="coat", per=5)
    c.limb([(-92, -390, 10, 22), (-116, -350, 14, 26), (-118, -304, 14, 8)], melt=10, part="tail", per=4)
    for x, up, z in steps:
        h = (x * 0.55 - 64, -146 - up * 0.8)
        c.limb([(10, -316, z, 92), (x * 0.3 + 16, -230, z * 1.3, 62), (h[0] + 8, h[1] - 20, z * 1.3, 27), (h[0], h[1], z * 1.3, 21)], melt=14, part="leg", per=6)
        c.limb([(h[0], h[1], z * 1.3, 20), (h[0] + (x - h[0]) * 0.5, (h[1] - up) * 0.5 - 20, z * 1.3, 13), (x - 12, -34 - up, z * 1.3, 15), (x, -18 - up, z * 1.3, 14)], melt=4, part="leg", per=6)
        c.limb([(x - 4, -26 - up, z * 1.3, 12), (x + 10, -4 - up, z * 1.3, 17)], melt=3, part="hoof", tone=0.5)
    return c


def flying_hill() -> Clay:
    """A hill torn out of the land, seen from a little below: 780 px wide, its turf above y = 20, earth and stones down to y = 530. Parts: turf, earth, stone."""
    c = Clay().limb([(-286, 56, 0, 54), (-170, 140, 0, 130), (-20, 230, 20, 180), (30, 390, 0, 96), (66, 520, 0, 12)], melt=14, part="earth", per=6)
    c.limb([(286, 56, 0, 54), (190, 140, 0, 124), (80, 280, 10, 130)], melt=14, part="earth", per=5).limb([(-210, 170, 20, 70), (-170, 300, 10, 44), (-150, 410, 0, 8)], melt=14, part="earth", per=5)
    for x, y, r in (
        (-292, 76, 38),
        (-262, 160, 42),
        (-226, 244, 30),
        (274, 110, 44),
        (300, 66, 26),
        (250, 210, 40),
        (196, 310, 40),
        (150, 400, 28),
        (92, 462, 22),
        (-96, 400, 38),
        (-30, 446, 28),
        (20, 494, 16),
    ):
        c.ball(x, y, 96 - abs(x) * 0.16, r, melt=5, part="stone", press=(0.2, 0.3, 0))
    c.limb([(-384, 22, 0, 20), (-250, 2, 20, 54), (-130, -30, 20, 70), (10, -44, 20, 80), (150, -20, 20, 66), (270, 0, 20, 50), (386, 22, 0, 18)], melt=6, part="turf", per=6)
    return c


def badger_face(*, look: Spot = (0.0, 0.8)) -> Clay:
    """A badger that looks at us, or past us by `look` (right, down), 240 px wide, chin at y = 124. Parts: head, snout, nose, ear, lid. Marks: the eyes, `nose`, `lip left|right`, `ear left|right`."""
    c = Clay().ball(0, -36, -24, 88, melt=14, part="head", press=(0, 0.2, 0)).both(Clay().limb([(60, -16, -16, 52), (82, 26, -14, 46), (60, 66, 4, 34)], melt=26, part="head", per=4))
    c.limb([(0, -70, 42, 44), (0, -10, 74, 40), (0, 40, 104, 31), (0, 62, 118, 28)], melt=18, part="snout", per=5)
    c.both(Clay().ball(17, 78, 104, 23, melt=10, part="snout")).limb([(-12, 102, 78, 20), (12, 102, 78, 20)], melt=10, part="snout")
    c.limb([(-19, 54, 138, 13), (0, 58, 146, 17), (19, 54, 138, 13)], melt=5, part="nose", tone=0.25)
    c.both(Clay().limb([(24, -58, 62, 13), (46, -72, 50, 14), (72, -50, 22, 12)], melt=14, part="head"))
    c.both(Clay().ball(84, -96, -30, 34, melt=8, part="ear", press=(0, 0, 0.9)).ball(86, -92, 4, 19, melt=5, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (50 * side, -28, 46), 24, side, aside=16, lids=1.2, look=(look[0] * side, look[1]), inner=1.0, bag=0.5, iris=0.6)
        c.marks[f"lip {name}"] = [(0, 74, 140), (1 * side, 88, 134), (16 * side, 98, 118), (42 * side, 92, 90)]
        c.marks[f"ear {name}"] = [(84 * side + 30 * math.cos(a), -96 + 30 * math.sin(a), -20) for a in np.linspace(-2.9, -0.25, 9)]
    c.marks["nose"] = [(0, 56, 160)]
    return c


def badger_stripes(xc: float, k: float) -> Callable[[Array, Array], Array]:
    """The dark stripes over the eyes of a `badger_face` of size `k` in the middle of the card at `xc`, as a tone: pale between them and on the cheeks."""
    return lambda x, y: np.asarray(np.where((np.abs(x - xc) > 27 * k) & (np.abs(x - xc) < 74 * k), 0.1, 1.15), np.float32)


def blown_crown(t: Thing, x: float, y: float, size: float, lean: float, count: int = 190) -> None:
    """A leafy tree standing on (x, y), `size` px high, blown aside by `lean` of its height: a stem, and single leaves that all point with the wind, lit from our left."""
    top = (x + lean * size * 0.7, y - size * 0.66)
    t.strokes([[(x, y + 4), (x + lean * size * 0.2, y - size * 0.3), top]], size * 0.09, ends=(1, 0.3))
    spots = t.rng.normal(0, 1, (count, 2))
    for u, v in sorted(spots.tolist(), key=lambda p: p[0]):
        q = min(1.0, 1.7 / max(1e-6, math.hypot(u, v)))
        px, py, long = top[0] + u * q * size * 0.19, top[1] + v * q * size * 0.17, size * float(t.rng.uniform(0.07, 0.12))
        leaf = [(px, py), (px + long * 0.5, py - long * 0.2), (px + long, py + long * float(t.rng.uniform(-0.3, 0.2)))]
        t.strokes([leaf], long * 0.66, black=True, ends=(0.4, 0.1))
        t.strokes([leaf], long * (0.3 - 0.09 * u - 0.05 * v), ends=(0.5, 0.05))


def moth_head() -> Clay:
    """A moth that looks at us: her brow, cheeks and two palps, 200 px wide, without eyes and ruff. Parts: fur, palp. Marks: `eye left|right` (middles), `horn left|right` (roots), `mouth`."""
    c = Clay().ball(0, -10, -20, 88, part="fur", press=(0, 0.1, 0)).limb([(0, -64, 40, 46), (0, 0, 60, 40), (0, 50, 60, 34)], melt=24, part="fur", per=4)
    c.both(Clay().limb([(16, 44, 70, 26), (22, 84, 86, 24), (16, 118, 92, 13)], melt=10, part="palp", per=4))
    for side, name in ((-1, "left"), (1, "right")):
        c.marks[f"eye {name}"], c.marks[f"horn {name}"] = [(82 * side, 4, 60)], [(34 * side, -78, 40)]
    c.marks["mouth"] = [(0, 104, 110)]
    return c


def facet_eye(t: Thing, x: float, y: float, r: float, look: Spot, sun: Spot = (-0.4, -0.6)) -> None:
    """An insect's eye of many facets: dots on a ball, larger where the light falls, none in the dark place that follows us (`look`, -1 … 1), one great light."""
    t.leave(ring(x, y, r * 1.12, r * 1.12, 40))
    dots, step = [], r * 0.115
    for j in range(-12, 13):
        for i in range(-12, 13):
            u, v = (i + 0.5 * (j % 2)) * step, j * step * 0.87
            q = math.hypot(u, v) / r
            if q > 1.2 or math.hypot(u / r - look[0], v / r - look[1]) < 0.36:
                continue
            bend = math.sin(q * 1.3) / q if q > 0 else 1.3
            shade = 0.42 + 0.5 * (u * sun[0] + v * sun[1]) / r + 0.42 * max(0.0, q - 0.75)
            if shade > 0.08:
                dots.append((x + u * bend * 0.96, y + v * bend * 0.96, step * 0.46 * min(1.0, shade + 0.14) * (1.1 - 0.3 * q)))
    t.prick([d for d in dots if math.hypot(d[0] - x, d[1] - y) < r], spot=0)
    t.strokes([ring(x, y, r * 1.03, r * 1.03, 40)], r * 0.05, ends=(1, 1), spot=0)
    t.bare(ring(x + sun[0] * r * 0.5, y + sun[1] * r * 0.5, r * 0.15, r * 0.11, 20), spot=0)


def woolly(t: Thing, line: Sequence[Sequence[float]], long: float, *, sun: Spot = (0.3, -0.8), spot: float = 1.0) -> None:
    """A woolly caterpillar along middles (x, y, r) of its segments, tail first: each a ball of fur before the last one, with tufts that stand off it and lean back."""
    for k in range(len(line) - 1):
        (x, y, r), (x1, y1, _) = line[k], line[k + 1]
        way = math.atan2(y1 - y, x1 - x)
        for a in np.arange(0, math.tau, 0.085):
            a += float(t.rng.normal(0, 0.04))
            d = (math.cos(a) - 0.3 * math.cos(way), math.sin(a) - 0.3 * math.sin(way))
            lit, size = 0.5 + 0.6 * (d[0] * sun[0] + d[1] * sun[1]), long * float(t.rng.uniform(0.6, 1.15))
            px, py = x + r * 0.86 * math.cos(a), y + r * 0.86 * math.sin(a)
            hair = [(px, py), (px + d[0] * size * 0.5, py + d[1] * size * 0.5 - 3), (px + d[0] * size, py + d[1] * size + 3)]
            t.strokes([hair], 7, black=True, ends=(0.7, 0.1))
            t.strokes([hair], 1.4 + 2.6 * min(1.0, max(0.0, lit)), ends=(0.9, 0.04), spot=spot)
        c = Clay().ball(x, y, 0, r, part="fur")
        t.leave_clay(c, grow=4)
        t.clay(c, CUTS["fur"].but(stroke=(10, 26), near=2.2, over=9, wild=14), (math.cos(way + 1.2), math.sin(way + 1.2), 0.3), spot=spot, gain=1.2)


def grub_head(t: Thing, x: float, y: float, r: float, towards: float, *, sun: Spot = (-0.6, 0.1)) -> None:
    """The round glossy head of a caterpillar in profile to our right, lifted to `towards` degrees: feelers, jaws, and a `facet_eye`."""
    c = Clay().ball(0, 0, 0, 50, part="head", press=(0.2, 0, 0)).limb([(24, 22, 20, 24), (40, 32, 26, 15)], melt=14, part="jaw", per=3)
    c.limb([(14, 38, 20, 18), (30, 48, 26, 10)], melt=5, part="jaw", per=3)
    c = c.turned(at=(x, y, 120), scale=r / 50, roll=towards)
    a = math.radians(towards)

    def put(u: float, v: float) -> Spot:
        return x + (u * math.cos(a) - v * math.sin(a)) * r / 50, y + (u * math.sin(a) + v * math.cos(a)) * r / 50

    for u, v in ((34, -76), (60, -66)):
        feeler = [put(16, -40), put(u * 0.7, v * 0.86), put(u, v)]
        t.strokes([feeler], 9, black=True, ends=(0.9, 0.8))
        t.strokes([feeler], 4.4, ends=(0.9, 0.7), spot=0)
        t.prick([(*feeler[-1], 5.5)], spot=0)
    t.leave_clay(c, grow=6)
    t.clay(c, CUTS["skin"].but(near=2.0, far=6), (0.1, 1, 0.3), spot=0)
    t.strokes([[put(44, 26), put(30, 32), put(12, 30), put(0, 22)]], r * 0.09, black=True, ends=(0.9, 0.1))
    facet_eye(t, *put(14, -10), r * 0.42, (0.3, -0.3), sun)
