"""A hedgehog that comes at us, a zebra's head and its stripes, squared stones, a tree with a face and twigs for fingers."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.engine.bodies import FINE, Body, Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.beast_heads import horse_head
from reverie_studio.sculpt.eyes import eye


def hedgehog_front(*, look: Point = (0.0, -0.3)) -> Clay:
    """A hedgehog that looks at us, 300 px wide, soles at y = 0. Parts: coat (for `quilled`), face, nose, paw, ear, lid. Marks: the eyes, `nose`, `lip left|right`."""
    c = Clay().ball(0, -140, -60, 140, part="coat", press=(0, 0.1, 0.4)).ball(0, -92, -30, 96, melt=20, part="face")
    c.limb([(0, -128, 34, 64), (0, -112, 74, 46), (0, -98, 116, 28), (0, -100, 146, 17)], melt=18, part="face", per=5)
    c.both(Clay().limb([(40, -100, 26, 44), (52, -74, 20, 38)], melt=20, part="face"))
    c.ball(0, -104, 164, 19, melt=4, part="nose", tone=0.4)
    c.both(Clay().ball(70, -176, 30, 27, melt=6, part="ear", press=(0, 0, 1.4)).ball(71, -174, 48, 15, melt=5, carve=True))
    c.both(Clay().limb([(56, -40, 30, 34), (62, -18, 52, 24), (64, -12, 74, 19)], melt=14, part="paw", per=4))
    for x in (48, 62, 77):
        c.both(Clay().limb([(x, -12, 82, 9), (x + (x - 62) * 0.4, -7, 102, 4)], melt=4, part="paw"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (36 * side, -146, 76), 16, side, aside=20, lids=1.0, look=(look[0] * side, look[1]), inner=0.7, iris=0.8, bag=0.4)
        c.marks[f"lip {name}"] = [(0, -80, 150), (10 * side, -70, 130), (28 * side, -68, 106), (42 * side, -78, 84)]
    c.marks["nose"] = [(0, -104, 183)]
    return c


def quilled(t: Thing, at: Point, rx: float, ry: float, hole: tuple[float, float], count: int, long: tuple[float, float], sun: Point = (0.6, -0.8)) -> None:
    """Quills that stand round a face at a point: from an oval of `hole` out to one of (rx, ry), none below; lit towards `sun`."""
    rows: list[tuple[float, list[Point], float]] = []
    for _ in range(count):
        a, q = math.radians(t.rng.uniform(-206, 26)), float(t.rng.uniform(0, 1)) ** 0.7
        x, y = (at[n] + (hole[n] + ((rx, ry)[n] - hole[n]) * q) * (math.cos(a), math.sin(a))[n] for n in (0, 1))
        turn, size = a + float(t.rng.normal(0, 0.16)), float(t.rng.uniform(*long))
        lit = 0.5 + 0.5 * (math.cos(a) * sun[0] + math.sin(a) * sun[1])
        rows.append((-q, [(x, y), (x + size * math.cos(turn), y + size * math.sin(turn))], 0.16 + 0.84 * lit * float(t.rng.uniform(0.6, 1))))
    rows.sort(key=lambda r: r[0])
    for k in range(0, count, 24):
        some = rows[k : k + 24]
        t.strokes([line for _, line, _ in some], 8.0, ends=(0.9, 0.1), black=True)
        t.strokes([line for _, line, _ in some], [0.8 + 3.0 * lit for _, _, lit in some], ends=(0.6, 0.05))


def zebra_head() -> Clay:
    """`horse_head` as a zebra's on a steep neck, not yet striped: its eye is `near`. Marks `face 0…`, `cheek 0…`: where stripes lie; `crest`: the mane's root; `nostril`."""
    c = horse_head()
    c.lumps = [lump for lump in c.lumps if lump.part != "neck"]
    c.limb([(120, -96, -30, 88), (196, 30, -50, 112), (240, 230, -70, 150), (262, 480, -80, 190), (270, 720, -80, 220)], melt=16, part="neck", per=6)
    c.limb([(70, -100, 62, 22), (24, -92, 78, 22), (-14, -62, 74, 16)], melt=18, part="head", per=4)
    eye(c, "near", (20, -54, 76), 25, -1, aside=-6, lids=1.0, look=(-0.5, -0.3), inner=0.5, iris=0.74, bag=0.6)
    for k in range(9):  # from the brow down to the muzzle, round the bridge
        x, y, r = 70 - 21 * k, -128 + 35 * k, 84 - 4.4 * k
        c.marks[f"face {k}"] = [(x - 0.84 * r * q, y - 0.54 * r * q - 16 * (1 - q) ** 1.5, 80) for q in (0.98, 0.8, 0.6, 0.4, 0.2, 0.0, -0.2, -0.4)]
    for k in range(8):  # over the jaw
        x, y, r = 196 - 34 * k, -44 + 34 * k, 118 - 9 * k
        c.marks[f"cheek {k}"] = [(x - 0.9 * r * q, y - 0.5 * r * q + 26 * math.sin(3 * q), 90) for q in (-0.25, -0.1, 0.1, 0.25, 0.4, 0.55, 0.7, 0.85, 1.0)]
    c.marks["crest"] = [(150, -186, -20), (204, -126, -40), (262, -66, -50), (318, 20, -50), (366, 130, -60), (404, 260, -70), (440, 400, -80), (470, 560, -80)]
    c.marks["nostril"] = [(-172, 234, 72)]
    return c


def on_part(body: Body, part: str, x: float, y: float) -> bool:
    """Whether a point of the card lies on a part of a body."""
    i, j = int(y * FINE - body.top), int(x * FINE - body.left)
    return 0 <= i < body.size[0] and 0 <= j < body.size[1] and bool(body.part[part][i, j] * body.mask[i, j] > 0.5)


def boulder(t: Thing, x: float, y: float, rx: float, ry: float, tilt: float = 0.0) -> list[Point]:
    """The outline of a squared stone, a little crooked."""
    out: list[Point] = []
    c, d = math.cos(math.radians(tilt)), math.sin(math.radians(tilt))
    for k in range(20):
        a = math.tau * k / 20
        u, v = (r * math.copysign(abs(w) ** 0.42, w) + float(t.rng.normal(0, 2.4)) for r, w in ((rx, math.cos(a)), (ry, math.sin(a))))
        out.append((x + u * c - v * d, y + u * d + v * c))
    return out


def strip(line: Sequence[Sequence[float]], wide: float, ends: tuple[float, float] = (0.0, 0.0)) -> list[Point]:
    """The outline of a strip along points: widest in its middle, tapering to `ends` of its width."""
    p = flow([(q[0], q[1]) for q in line], 12)
    left: list[Point] = []
    right: list[Point] = []
    for i in range(len(p)):
        a, b = p[max(0, i - 1)], p[min(len(p) - 1, i + 1)]
        size = math.hypot(b[0] - a[0], b[1] - a[1]) or 1.0
        q = i / (len(p) - 1)
        r = 0.5 * wide * max(math.sin(math.pi * q) ** 0.6, ends[0] if q < 0.5 else ends[1]) + 0.6
        nx, ny = (b[1] - a[1]) / size * r, -(b[0] - a[0]) / size * r
        left.append((float(p[i][0] + nx), float(p[i][1] + ny)))
        right.append((float(p[i][0] - nx), float(p[i][1] - ny)))
    return [*left, *reversed(right)]


def ribbon(t: Thing, line: Sequence[Sequence[float]], wide: float, *, spot: float = 1.0, light: float = 1.0, ends: tuple[float, float] = (0.0, 0.0)) -> None:
    """A `strip` that flies, scratched along, a black margin round it."""
    outline = strip(line, wide, ends)
    t.leave(outline, grow=4)
    t.form(outline, how=CUTS["skin"].but(near=2.0, cross=None), puff=wide * 0.4, guides=[[(q[0], q[1]) for q in line]], gain=1.3 * light, ambient=0.5 * light, spot=spot)


def tree_head(*, lids: float = 0.5, look: Point = (0.0, 0.8)) -> Clay:
    """A trunk with a face, looking at us: 250 px wide, its eyes at y = 0, its foot at y = 760. Parts: bark, lid, stub. Marks: the eyes."""
    c = Clay().limb([(0, 800, -10, 176), (0, 640, -10, 140), (0, 400, 0, 126), (0, 160, 0, 122), (0, -20, 0, 124), (0, -180, -10, 104), (0, -270, -20, 74)], part="bark", per=6)
    c.both(Clay().limb([(14, -38, 122, 20), (54, -62, 108, 26), (100, -44, 70, 18), (112, -10, 50, 14)], melt=20, part="bark", per=4))
    c.both(Clay().limb([(84, 44, 84, 34), (60, 84, 100, 28), (56, 150, 100, 18)], melt=24, part="bark", per=4))
    c.limb([(0, -10, 124, 30), (0, 34, 150, 28), (-6, 66, 190, 22), (-10, 84, 236, 17), (-10, 88, 262, 15)], melt=14, part="stub", per=5)
    c.limb([(-64, 118, 104, 4), (-30, 130, 126, 8), (0, 126, 132, 7), (30, 130, 126, 8), (64, 116, 104, 4)], melt=6, carve=True, per=4)
    c.limb([(-34, 152, 116, 16), (0, 156, 122, 18), (34, 152, 116, 16)], melt=12, part="bark")
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (52 * side, -4, 96), 27, side, aside=14, lids=lids, look=(look[0] * side, look[1]), inner=0.8, iris=0.6, bag=0.9)
        c.limb([(90 * side, 640, 60, 70), (170 * side, 740, 100, 44), (270 * side, 800, 120, 16)], melt=26, part="bark", per=4)
        c.limb([(50 * side, -200, 0, 50), (110 * side, -290, 0, 34), (120 * side, -400, 0, 24)], melt=20, part="bark", per=4)
    for line in ([(-80, 230), (-70, 360), (-88, 520)], [(-20, 220), (-34, 340), (-10, 470), (-30, 620)], [(46, 210), (30, 380), (56, 560)],
                 [(-50, -110), (-40, -180)], [(30, -100), (44, -190)], [(-4, -90), (0, -160)]):
        c.groove(line, 5, melt=6)
    return c


def twig_finger(knots: Sequence[Sequence[float]], r: float, *, melt: float = 10.0) -> Clay:
    """A wooden finger along places (x, y, z): knotty and with a sprout at its joints, pointed. The part is `bark`."""
    n = len(knots) - 1
    c = Clay().limb([(p[0], p[1], p[2], r * (1 - 0.62 * k / n)) for k, p in enumerate(knots)], melt=melt, part="bark", per=5)
    for k, (x, y, z) in enumerate(knots[1:-1], 1):
        side = (-1) ** k * r
        c.ball(x, y, z, r * (1.16 - 0.62 * k / n), melt=6, part="bark")
        c.limb([(x, y, z, r * 0.4), (x + side * 1.5, y - r * 0.5, z + 4, r * 0.22), (x + side * 2.0, y - r * 1.3, z + 4, 1.5)], melt=4, part="bark", per=3)
    return c
