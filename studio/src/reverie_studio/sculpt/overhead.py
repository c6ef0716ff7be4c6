"""Beasts above our heads: a ray that lies on the glass of a tunnel, and the tunnel; a gecko on a ceiling."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, mix
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


def ray_belly(*, part: str = "belly") -> Clay:
    """A ray from below, its snout up: 760 px from wing tip to wing tip, snout at y = -250, the root of its tail at y = 214. Parts: belly, fin, lip, pelvic.

    Marks: `nostril left|right`, `mouth`, `gill left|right 0…4`.
    """
    flat = (0.0, 0.0, 1.6)
    c = Clay().limb([(0, -248, 0, 10), (0, -214, 0, 40), (0, -140, 4, 92), (0, -30, 8, 122), (0, 80, 4, 104), (0, 160, 0, 66), (0, 214, 0, 34)], melt=30, part=part, press=flat, per=6)
    for side in (-1, 1):
        c.limb([(10 * side, -190, 0, 50), (110 * side, -136, 0, 52), (220 * side, -74, 2, 40), (312 * side, -12, 12, 26), (366 * side, 42, 34, 12), (382 * side, 86, 62, 4)], melt=46, part=part, press=flat, per=6)
        c.limb([(40 * side, -60, 2, 100), (150 * side, -26, 0, 78), (244 * side, 20, 4, 46), (320 * side, 48, 18, 22), (374 * side, 80, 52, 6)], melt=50, part=part, press=flat, per=6)
        c.limb([(40 * side, 60, 0, 84), (120 * side, 64, 0, 62), (204 * side, 66, 2, 40), (290 * side, 66, 12, 20), (350 * side, 76, 36, 8)], melt=46, part=part, press=flat, per=6)
        c.limb([(30 * side, 176, -2, 34), (66 * side, 206, 2, 34), (92 * side, 240, 8, 22)], melt=12, part="pelvic" if part == "belly" else part, press=flat, per=5)
    if part != "belly":
        return c
    c.limb([(-78, -100, 74, 10), (-44, -76, 90, 15), (0, -66, 94, 17), (44, -76, 90, 15), (78, -100, 74, 10)], melt=14, part="lip", per=6)
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(52 * side, -172, 56, 12), (62 * side, -158, 62, 16), (54 * side, -142, 66, 11)], melt=6, part=part, carve=True, per=3)
        c.marks[f"nostril {name}"] = [(57 * side, -158, 70)]
        for k in range(5):
            x, y = (84 + 6 * math.sin(k * 0.8)) * side, -26 + 30 * k
            c.marks[f"gill {name} {k}"] = [(x - 20 * side, y + 4, 80), (x, y - 5, 80), (x + 22 * side, y - 2, 74)]
    c.marks["mouth"] = [(-80, -112, 90), (-48, -84, 100), (0, -74, 104), (48, -84, 100), (80, -112, 90)]
    return patch(c, "fin", [(130, -176, 0, 26), (220, -116, 2, 28), (312, -44, 12, 32), (376, 34, 34, 36), (390, 92, 60, 34), (350, 92, 40, 26), (290, 90, 14, 22), (204, 108, 2, 22), (130, 128, 0, 20)], both=True)


def whip(points: list[tuple[float, float, float]], start: float) -> Clay:
    """A tail along points (x, y, z), from the radius `start` to nothing. The part is `tail`."""
    n = len(points) - 1
    return Clay().limb([(x, y, z, start * (1 - k / n) ** 1.2 + 2.5) for k, (x, y, z) in enumerate(points)], melt=8, part="tail", per=8)


# ---- the tunnel


def arch(pen: PaperPen, far: Point, s: float, paper: Colour, thick: float = 30.0) -> None:
    """A rib of iron round a tunnel that ends at `far`; its size `s` is 1 where it is as wide as the card. Rivets where it is near."""
    rx, ry, y = 424 * s, 560 * s, far[1] + 152 * s
    w = thick * s
    with pen.cut(1.6):
        pen.path(f"M{far[0] - rx - w},{y + 4} V{y} A{rx + w},{ry + w} 0 0 1 {far[0] + rx + w},{y} V{y + 4} H{far[0] + rx - w} V{y} A{rx - w},{ry - w} 0 0 0 {far[0] - rx + w},{y} V{y + 4}Z", paper)
    if s > 0.5:
        for k in range(1, 24):
            a = math.pi * k / 24
            pen.circle(far[0] - rx * math.cos(a), y - ry * math.sin(a), 6.5 * s, mix(paper, "#5f9cc0", 0.25))


def tunnel_floor(pen: PaperPen, far: Point, papers: tuple[Colour, Colour]) -> None:
    """Slabs that run away to the end of the tunnel, kerbs at both sides."""
    x, y = far
    pen.path(f"M{x - 8},{y + 3} H{x + 8} L{x + 1100},{y + 390} V1240 H{x - 1100} V{y + 390}Z", papers[0])
    with pen.flat():
        for s in (0.11, 0.16, 0.24, 0.36, 0.54, 0.8, 1.2, 1.75):
            pen.line(x - 424 * s, y + 152 * s, x + 424 * s, y + 152 * s, papers[1], 1.5 + 3.2 * s)
        for u in (-300, -100, 100, 300):
            pen.path(f"M{x},{y} L{x + u * 1.9 - 4},{y + 290} h8Z", papers[1])


def waving_child(pen: PaperPen, x: float, y: float, tall: float, paper: Colour, bow: Colour) -> None:
    """A small child from behind that looks up and waves: coat, boots, a bow in its hair."""
    with pen.at(x, y, scale=tall / 130), pen.cut(1.0):
        pen.path("M-12,-96 C-30,-70 -34,-44 -38,-28 H38 C34,-44 30,-70 14,-96Z", paper)
        pen.path("M-22,-30 L-20,-2 H-4 L-3,-30Z M4,-30 L5,-2 H21 L22,-30Z", paper)
        pen.path("M8,-92 C24,-98 38,-112 46,-134 L56,-131 C52,-106 40,-86 22,-74Z", paper)
        pen.circle(51, -137, 7, paper)
        pen.path("M-10,-92 C-26,-84 -36,-70 -42,-50 L-32,-46 C-26,-58 -16,-66 -6,-70Z", paper)
        pen.circle(-37, -46, 6.5, paper)
        pen.circle(0, -112, 20, paper)
        pen.path("M0,-130 C-10,-148 -26,-146 -22,-134 C-26,-122 -10,-122 0,-130 C10,-122 26,-122 22,-134 C26,-146 10,-148 0,-130Z", bow)


def ray_shadow(pen: PaperPen, x: float, y: float, wide: float, paper: Colour, light: Colour) -> None:
    """On the floor, from somebody's feet towards us: wings, a tail that comes from the feet, a smile of light, and a bow."""
    k = wide / 300
    with pen.at(x, y, scale=k):
        with pen.cut(0.1):
            pen.path("M-4,0 C-6,26 -10,40 -34,50 C-80,58 -140,70 -158,84 C-110,92 -62,108 -30,130 C-14,140 14,140 30,130 C62,108 110,92 158,84 C140,70 80,58 34,50 C10,40 6,26 4,0Z", paper)
            pen.path("M0,136 C-14,124 -34,128 -30,140 C-36,152 -14,152 0,142 C14,152 36,152 30,140 C34,128 14,124 0,136Z", paper)
        pen.lit("M-34,98 C-20,120 20,120 34,98 C20,110 -20,110 -34,98Z", light, 0.8)
        pen.lit(cuts.circle(-22, 80, 5) + cuts.circle(22, 80, 5), light, 0.8)


def fish(pen: PaperPen, x: float, y: float, long: float, paper: Colour, flip: bool = False, turn: float = 0.0) -> None:
    """A fish from the side, as a silhouette with a slit for its gill and one for its eye."""
    with pen.at(x, y, scale=long / 100, flip=flip, turn=turn):
        with pen.cut(1.0):
            pen.path("M-50,2 C-30,-24 10,-26 30,-4 L52,-22 C48,-6 48,8 52,24 L30,6 C10,26 -30,24 -50,2Z", paper)
            pen.path("M-16,-18 C-4,-34 14,-30 20,-14Z M-10,18 C-2,32 10,30 14,14Z", darken(paper, 0.12))
            pen.erase(cuts.circle(-34, -3, 3.2))
        with pen.flat():
            pen.path("M-22,-10 q8,12 0,22", darken(paper, 0.25), stroke=2.4)


def kelp(pen: PaperPen, x: float, foot: float, tall: float, paper: Colour, lean: float = 0.0) -> None:
    """A stalk of weed with blades to both sides, standing in a current."""
    with pen.cut(1.0):
        line = [(x + lean * t * t + 14 * math.sin(5 * t + x), foot - tall * t) for t in (k / 14 for k in range(15))]
        pen.taper(line, 15, 3, darken(paper, 0.12))
        for k, (u, v) in enumerate(line[1:], 1):
            side = 1 if k % 2 else -1
            pen.path(cuts.leaf(u, v, 30 + 70 * (1 - k / 16), -90 + side * (58 - 2 * k) + lean * 0.1, 0.2), paper if k % 3 else darken(paper, 0.08))


# ---- the gecko


def gecko_face(*, look: Point = (0.0, 0.2), lids: float = 1.5) -> Clay:
    """A gecko that looks at us, 250 px wide over its eyes, lips a little apart at the middle. Parts: head, jaw, lid.

    Marks: the eyes, `nose`, `mouth` (its third and fourth point: where a cord goes in and comes out).
    """
    c = Clay().limb([(-66, -20, -16, 56), (0, -34, 0, 62), (66, -20, -16, 56)], melt=18, part="head", per=4)
    c.limb([(0, -34, 16, 56), (0, 4, 58, 56), (0, 34, 96, 44)], melt=26, part="head", per=5).both(Clay().limb([(74, 6, 6, 46), (48, 36, 48, 40), (18, 48, 84, 32)], melt=26, part="head", per=4))
    c.limb([(-92, 44, -6, 30), (-56, 78, 34, 32), (0, 92, 62, 34), (56, 78, 34, 32), (92, 44, -6, 30)], melt=8, part="jaw", per=5)
    c.limb([(-122, 16, 6, 4), (-70, 56, 66, 6), (0, 74, 116, 7), (70, 56, 66, 6), (122, 16, 6, 4)], melt=3, carve=True, per=5)
    c.both(Clay().limb([(40, -62, 26, 22), (74, -78, 30, 26), (102, -54, 6, 20)], melt=16, part="head", per=4).ball(22, 28, 136, 5, melt=2, carve=True))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (84 * side, -46, 38), 37, side, aside=22, lids=lids, look=(look[0] * side, look[1]), inner=0.25, iris=0.86, bag=0.2)
    c.marks["nose"] = [(0, 30, 140)]
    c.marks["mouth"] = [(-124, 12, 10), (-74, 54, 74), (0, 73, 122), (74, 54, 74), (124, 12, 10)]
    return c


def gecko_body() -> Clay:
    """Its back, head downwards at (96, 236), the tail up at our left and curled; feet flat on what it sits on. Parts: body, tail, leg, toe, spot."""
    spine = [(-120, -206, 4, 50), (-84, -130, 20, 70), (-40, -30, 30, 84), (14, 70, 32, 80), (58, 146, 30, 66), (86, 206, 40, 56), (98, 250, 60, 58)]
    c = Clay().limb(spine, melt=14, part="body", per=6, press=(0, 0, 0.4))
    c.limb([(-116, -200, 4, 48), (-150, -270, 0, 44), (-156, -340, 0, 40), (-112, -400, 0, 35), (-40, -424, 0, 30), (34, -400, 0, 24), (58, -346, 0, 18), (28, -308, 0, 12), (-14, -316, 0, 6)], melt=20, part="tail", per=6)
    for knots, foot, out in (([(-70, -170, 10, 46), (-190, -196, 26, 40), (-250, -140, 10, 27), (-262, -96, 0, 20)], (-266, -70), 112), ([(-120, -150, 10, 46), (10, -250, 26, 40), (90, -230, 12, 27), (126, -196, 0, 20)], (146, -176), 34),
                             ([(30, 110, 20, 40), (-80, 150, 30, 33), (-150, 214, 10, 24), (-166, 262, 0, 19)], (-172, 288), 106), ([(50, 100, 20, 40), (172, 54, 30, 33), (238, 84, 10, 24), (266, 124, 0, 19)], (280, 148), 62)):  # fmt: skip
        c.limb(knots, melt=22, part="leg", per=5)
        toes(c, foot, out)
    for x, y, r in ((-30, -80, 22), (-84, -96, 15), (8, -10, 20), (-62, -18, 17), (52, 60, 18), (-10, 66, 22), (34, 130, 14), (84, 126, 15), (-130, -180, 14), (-92, -186, 17), (-152, -276, 15), (-160, -332, 16), (-122, -390, 14), (-52, -418, 14), (22, -402, 12), (-172, -184, 14), (40, -246, 14), (-112, 178, 12), (196, 66, 12)):
        z = c.touch(x, y)
        if z is not None:
            patch(c, "spot", [(x, y, z, r)])
    return c


def toes(c: Clay, at: Point, out: float, size: float = 1.0) -> None:
    """The five round toes of a gecko, spread about the direction `out`, put on the end of a leg."""
    x, y = at
    c.ball(x, y, 2, 25 * size, melt=10, part="toe", press=(0, 0, 0.8))
    for k in range(-2, 3):
        a = math.radians(out + 42 * k)
        far = (66 - 4 * k * k) * size
        u, v = x + far * math.cos(a), y + far * math.sin(a)
        c.limb([(x, y, 0, 12 * size), (x + (u - x) * 0.6, y + (v - y) * 0.6, 6, 9.5 * size), (u, v, 0, 11 * size)], melt=5, part="toe", per=3)
        c.ball(u, v, 0, 19 * size, melt=6, part="toe", press=(0, 0, 1.2))


def gecko_foot(out: float = 0.0) -> Clay:
    """One foot alone, and the leg it stands on as far as the dark, towards `out` degrees. Parts: leg, toe."""
    a = math.radians(out)
    c = Clay().limb([(-260 * math.cos(a), -260 * math.sin(a), 0, 36), (-120 * math.cos(a + 0.2), -120 * math.sin(a + 0.2), 14, 30), (0, 0, 0, 19)], melt=12, part="leg", per=5)
    toes(c, (20 * math.cos(a), 20 * math.sin(a)), out)
    return c


def boards(pen: PaperPen, seed: int, turn: float, wide: float, papers: tuple[Colour, Colour]) -> None:
    """A ceiling of boards that run in one direction, with joints, nails and a knot here and there."""
    rng = np.random.default_rng([seed, 77])
    with pen.at(400, 600, turn=turn):
        for k in range(-8, 9):
            x = k * wide
            paper = mix(*papers, float(rng.random()))
            pen.rect(x, -900, wide - 5, 1800, paper)
            with pen.flat():
                for _ in range(3):
                    y = float(rng.uniform(-760, 760))
                    pen.path(f"M{x + wide * 0.5},{y} c{wide * 0.12},40 {wide * 0.12},80 0,120 c-{wide * 0.12},-40 -{wide * 0.12},-80 0,-120Z", darken(paper, 0.16), stroke=2.4)
                y = float(rng.uniform(-500, 500))
                pen.line(x, y, x + wide - 3, y, darken(paper, 0.4), 4)
                for d in (-14, 14):
                    pen.circle(x + 14, y + d, 3.4, darken(paper, 0.4))
                    pen.circle(x + wide - 16, y + d, 3.4, darken(paper, 0.4))


def paper_lantern(pen: PaperPen, x: float, y: float, r: float, papers: tuple[Colour, Colour]) -> None:
    """A round shade of paper right from below: its ribs as rings, its opening, the bulb."""
    for k, u in enumerate((1.0, 0.9, 0.78, 0.65, 0.52)):
        pen.circle(x, y, r * u, mix(*papers, k / 4))
    pen.circle(x, y, r * 0.38, darken(papers[0], 0.25))
    pen.lit(cuts.circle(x, y, r * 0.33), "#fff6d0", 1.0)
    pen.lit(cuts.circle(x, y, r * 0.2), "#ffffff", 1.0)


def gathered_net(pen: PaperPen, papers: tuple[Colour, Colour], knot: Point = (752, 118)) -> None:
    """A mosquito net that hangs from a knot in the top right corner: folds that spread from it and leave the card at its right edge, cut with rows of small holes."""
    x, y = knot
    for k in range(6):
        t = k / 5
        u, v = 690 + 40 * k, 1240
        d = f"M{x - 12 + 5 * k},{y} C{x - 60 + 20 * k},{y + 150} {u - 40},{y + 420} {u - 6},{y + 660} C{u + 16},{y + 820} {u - 30},{y + 980} {u - 60},{v} H880 V{y - 20}Z"
        with pen.cut(1.2):
            pen.path(d, mix(papers[1], papers[0], t if k % 2 else max(0.0, t - 0.3)))
            for n in range(26):
                s = n / 25
                pen.erase(cuts.circle(u + 30 - 56 * s * s + 46 * math.sin(3 * s), y + 260 + 860 * s, 3.2))
    pen.path(f"M{x - 60},-20 C{x - 46},40 {x - 24},{y - 40} {x - 20},{y} H{x + 40} C{x + 40},{y - 40} {x + 60},40 {x + 80},-20Z", papers[1])
    pen.path(f"M{x - 26},{y - 16} q36,20 74,0 l4,26 q-40,20 -80,0Z", mix(papers[0], "#e8a35c", 0.4))


def small_moth(pen: PaperPen, x: float, y: float, size: float, turn: float, paper: Colour) -> None:
    """A moth with open wings, one sheet."""
    with pen.at(x, y, scale=size / 40, turn=turn), pen.cut(1.0):
        for k in (-1, 1):
            pen.path(f"M0,-6 C{k * 14},-24 {k * 36},-26 {k * 40},-12 C{k * 38},0 {k * 20},4 {k * 6},2 C{k * 22},6 {k * 24},22 {k * 12},26 C{k * 4},24 0,14 0,6Z", paper)
        pen.oval(0, 4, 4, 14, darken(paper, 0.25))
