"""Beasts at play: an alpaca stuck in a slide, and the tube of the slide."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


# ---- an alpaca in a slide


def alpaca_face(*, look: Point = (0.0, 0.4), lids: float = 0.75) -> Clay:
    """An alpaca's head and neck from the front, 250 px from chin to fringe; the neck goes down to y = 240. Parts: head, muzzle, fringe, ear, neck, lid.

    Marks: the eyes, `nose`, `lip left|right`, `cleft`, `nostril left|right`.
    """
    c = Clay().limb([(0, 10, -70, 70), (0, 80, -66, 76), (0, 130, -76, 88), (0, 160, -100, 84)], melt=12, part="neck", per=5)
    c.ball(0, -26, 0, 66, melt=10, part="head").limb([(0, -40, 30, 56), (0, 20, 62, 48), (0, 66, 86, 38)], melt=22, part="head", per=5)
    c.both(Clay().limb([(42, -16, 16, 34), (40, 34, 34, 32), (24, 76, 60, 26)], melt=24, part="head", per=4))
    c.both(Clay().limb([(14, 62, 108, 26), (24, 86, 102, 28), (20, 104, 88, 20)], melt=10, part="muzzle", per=4)).limb([(-12, 118, 76, 20), (12, 118, 76, 20)], melt=8, part="muzzle", per=3)
    c.limb([(0, 62, 142, 3), (0, 84, 140, 3.4), (0, 98, 128, 3)], melt=4, carve=True, per=3)
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (54 * side, -20, 34), 27, side, aside=26, lids=lids, look=(look[0] * side, look[1]), inner=0.35, iris=0.74, bag=0.4)
        c.limb([(40 * side, -84, -8, 18), (78 * side, -132, -8, 26), (122 * side, -170, -2, 20), (164 * side, -188, 8, 4)], melt=8, part="ear", press=(0, 0, 1.5), per=5)
        patch(c, "inner ear", [(84 * side, -134, 10, 15), (118 * side, -164, 14, 12), (142 * side, -177, 16, 6)])
        c.marks[f"nostril {name}"] = [(12 * side, 68, 134), (22 * side, 60, 132), (31 * side, 64, 122)]
        c.marks[f"lip {name}"] = [(2 * side, 98, 124), (18 * side, 106, 112), (36 * side, 100, 96), (48 * side, 92, 76)]
    for x, y, z, r in ((0, -64, 44, 34), (-36, -74, 32, 34), (36, -74, 32, 34), (-20, -100, 24, 38), (24, -102, 24, 38), (0, -124, 8, 36), (-52, -96, 4, 28), (52, -96, 4, 28)):
        c.ball(x, y, z, r, melt=5, part="fringe")
    c.marks["nose"], c.marks["cleft"] = [(0, 66, 140)], [(0, 66, 140), (0, 84, 138), (0, 98, 126)]
    return c


def pressed_fleece(r: float = 240.0) -> Clay:
    """A body of wool squeezed into a round of radius `r`, foaming at its edge. The part is `fleece`."""
    c = Clay().ball(0, 0, -160, r * 0.92, melt=12, part="fleece")
    for k in range(15):
        a = math.tau * k / 15 + 0.1
        q, b = r * (0.8 + 0.03 * math.sin(3.1 * k)), r * (0.21 + 0.03 * math.cos(2.3 * k))
        c.ball(q * math.cos(a), q * math.sin(a), -70, b, melt=10, part="fleece")
    return c


def sliding_leg(side: int) -> Clay:
    """A foreleg that comes down towards us out of such a fleece, its two toes in front. Parts: wool, leg, toe, nail."""
    c = Clay().limb([(70 * side, 120, -20, 62), (92 * side, 180, 60, 56), (104 * side, 222, 120, 48)], melt=14, part="wool", per=5)
    c.limb([(106 * side, 220, 130, 34), (112 * side, 252, 170, 30), (114 * side, 270, 190, 32)], melt=5, part="leg", per=4)
    for k in (-1, 1):
        x = 114 * side + 17 * k
        c.limb([(x - 3 * k, 268, 196, 21), (x, 286, 214, 22), (x + 2 * k, 300, 216, 19)], melt=3, part="toe", per=3).limb([(x + k, 290, 232, 10), (x + 3 * k, 308, 230, 5)], melt=2, part="nail", per=2)
    return c


def tube_ring(pen: PaperPen, at: Point, r: float, paper: Colour, wide: float = 0.0, bolts: int = 0) -> None:
    """A sheet with a round hole; `wide` px of another, lighter flange about it, with bolts."""
    x, y = at
    with pen.cut(1.8):
        pen.path(f"M-400,-400 H1200 V1900 H-400Z {cuts.circle(x, y, r)}", paper)
        pen.erase(cuts.circle(x, y, r))
    if wide:
        with pen.cut(1.0):
            pen.circle(x, y, r + wide, lighten(paper, 0.14))
            pen.erase(cuts.circle(x, y, r + 2))
        for k in range(bolts):
            a = math.tau * (k + 0.5) / bolts
            pen.circle(x + (r + wide * 0.5) * math.cos(a), y + (r + wide * 0.5) * math.sin(a), wide * 0.2, darken(paper, 0.2))


def waiting_ears(pen: PaperPen, at: Point, size: float, papers: tuple[Colour, Colour, Colour]) -> None:
    """Three pairs of ears and the tops of their heads, as somebody shows who looks over a wall: long, pointed, broad. 520 px wide at size 1, their foot at `at`."""
    with pen.at(*at, scale=size):
        pen.path("M-250,40 C-250,-6 -226,-20 -214,-24 C-236,-70 -242,-116 -222,-130 C-200,-128 -196,-70 -196,-28 C-190,-30 -180,-30 -174,-28 C-172,-70 -160,-128 -140,-126 C-122,-112 -134,-64 -156,-22 C-142,-16 -122,0 -122,40Z", papers[0])
        with pen.flat():
            pen.path("M-216,-110 C-212,-84 -208,-60 -206,-40 M-146,-106 C-156,-84 -162,-60 -166,-40", darken(papers[0], 0.25), stroke=7)
        pen.path("M-66,46 C-70,-10 -58,-36 -62,-92 C-40,-84 -24,-62 -16,-46 C-4,-50 10,-50 22,-46 C30,-62 46,-84 68,-92 C64,-36 76,-10 72,46Z", papers[1])
        with pen.flat():
            pen.path("M-48,-70 L-30,-40 L-46,-34Z M54,-70 L36,-40 L52,-34Z", darken(papers[1], 0.25))
        pen.path("M128,44 C128,4 138,-10 146,-18 C120,-40 116,-78 138,-92 C166,-92 176,-58 176,-30 C186,-34 198,-34 208,-30 C208,-58 220,-92 246,-90 C268,-74 262,-38 236,-16 C248,-8 256,4 256,44Z", papers[2])


def drops(pen: PaperPen, seed: int, box: tuple[float, float, float, float], count: int, paper: Colour) -> None:
    """Rain drops that stand on something: small rounds, each with a light."""
    rng = np.random.default_rng([seed, 31])
    for _ in range(count):
        x, y, r = float(rng.uniform(box[0], box[2])), float(rng.uniform(box[1], box[3])), float(rng.uniform(5, 13))
        pen.path(cuts.circle(x, y, r), paper)
        pen.lit(cuts.circle(x - r * 0.3, y - r * 0.35, r * 0.28), "#ffffff", 0.8)


def sandal(pen: PaperPen, x: float, y: float, size: float, turn: float, paper: Colour) -> None:
    """A child's sandal seen from above, 200 px long at size 1: sole, straps, a buckle, a pierced flower."""
    with pen.at(x, y, scale=size, turn=turn):
        pen.path("M-96,4 C-100,-30 -64,-40 -30,-34 C10,-28 30,-40 66,-40 C104,-38 112,32 70,40 C34,44 10,28 -30,34 C-64,40 -96,30 -96,4Z", darken(paper, 0.45))
        pen.path("M-88,4 C-92,-22 -62,-32 -30,-27 C10,-20 32,-32 64,-32 C94,-30 100,26 66,32 C34,36 10,20 -30,27 C-62,32 -88,24 -88,4Z", "#e2c08e")
        with pen.lift(1.6), pen.cut(2):
            pen.path("M20,-46 C50,-54 96,-40 104,-8 L104,8 C96,40 50,54 20,46 C34,20 34,-20 20,-46Z", paper)
            for k in range(5):
                a = math.tau * k / 5
                pen.erase(cuts.circle(66 + 15 * math.cos(a), 15 * math.sin(a), 5.5))
            pen.erase(cuts.circle(66, 0, 4))
        with pen.lift(1.6):
            pen.path("M-46,-44 C-38,-20 -38,20 -46,44 L-26,42 C-20,20 -20,-20 -26,-42Z", paper)
            pen.path("M-92,-26 C-106,-6 -106,12 -92,30 L-78,26 C-88,10 -88,-6 -78,-22Z", paper)
            pen.circle(-38, 38, 9, "#f2d78a")


# ---- an orang-utan that gives a ball back


def orang_face(*, look: Point = (0.0, 0.6)) -> Clay:
    """An orang-utan that looks at us, 320 px over its cheek flaps, from its crown at y = -170 to its beard at y = 200. Parts: hair, flange, face, muzzle, beard, lid.

    Marks: the eyes, `nose`, `mouth`, `nostril left|right`.
    """
    c = Clay().limb([(0, -90, -40, 80), (0, -40, -20, 84), (0, 40, -30, 80)], melt=14, part="hair", per=4)
    c.both(Clay().limb([(56, -64, 4, 30), (104, -30, -4, 44), (118, 30, -8, 48), (92, 92, 0, 38), (56, 116, 20, 24)], melt=10, part="flange", press=(0, 0, 0.7), per=5))
    c.limb([(0, -40, 46, 46), (0, 6, 58, 48), (0, 50, 66, 52)], melt=18, part="face", per=4).both(Clay().limb([(10, -54, 74, 15), (36, -60, 66, 17), (58, -40, 48, 14)], melt=12, part="face", per=3))
    c.both(Clay().limb([(42, -44, 44, 34), (62, 0, 34, 40), (60, 50, 30, 40)], melt=22, part="face", per=3))
    c.limb([(-44, 76, 64, 36), (-20, 62, 92, 40), (20, 62, 92, 40), (44, 76, 64, 36)], melt=14, part="muzzle", per=4)
    c.limb([(-40, 108, 64, 24), (0, 122, 86, 28), (40, 108, 64, 24)], melt=6, part="muzzle", per=4)
    c.limb([(-72, 86, 60, 3), (-36, 98, 100, 4), (0, 100, 122, 4.5), (36, 98, 100, 4), (72, 86, 60, 3)], melt=4, carve=True, per=4)
    c.both(Clay().ball(12, 24, 108, 7, melt=5, carve=True))
    c.limb([(-46, 138, 34, 28), (-20, 168, 36, 34), (0, 190, 30, 30), (20, 168, 36, 34), (46, 138, 34, 28)], melt=14, part="beard", per=4)
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (29 * side, -26, 76), 17, side, aside=12, lids=0.85, look=(look[0] * side, look[1]), inner=0.5, iris=0.8, bag=0.6)
        c.marks[f"nostril {name}"] = [(6 * side, 26, 112), (14 * side, 20, 110), (20 * side, 26, 104)]
    c.marks["nose"], c.marks["mouth"] = [(0, 10, 110)], [(-74, 82, 62), (-38, 96, 102), (0, 99, 124), (38, 96, 102), (74, 82, 62)]
    return c


def hanging_orang() -> Clay:
    """Its trunk, the arm it hangs by (hand at (196, 92)) and both legs, a foot at (112, 952), where it stands on the card; the head belongs at (330, 430). Parts: body, arm, leg, sole."""
    c = Clay().limb([(318, 440, -60, 96), (280, 560, -70, 130), (258, 680, -80, 124), (262, 770, -90, 100)], melt=14, part="body", per=6)
    c.limb([(258, 450, -20, 66), (168, 360, 10, 56), (120, 270, 40, 48), (150, 180, 50, 40), (186, 120, 60, 30)], melt=26, part="arm", per=6)
    c.limb([(290, 770, -60, 80), (372, 836, -20, 58), (380, 910, -10, 42), (352, 962, -10, 30)], melt=20, part="far leg", per=6)
    c.limb([(216, 760, -40, 84), (130, 812, 20, 64), (96, 880, 40, 46), (108, 936, 40, 32)], melt=24, part="leg", per=6)
    grip(c, (350, 966, -8), 70, 0.8)
    grip(c, (106, 938, 50), 112, 0.85)
    return c


def grip(c: Clay, wrist: tuple[float, float, float], towards: float, size: float = 1.0, curl: float = 40.0) -> None:
    """A long hand of four fingers and a thumb that bend over what they hold, put on the end of a limb. The part is `finger`."""
    x, y, z = wrist
    a = math.radians(towards)
    c.limb([(x, y, z, 25 * size), (x + 34 * size * math.cos(a), y + 34 * size * math.sin(a), z + 6, 30 * size)], melt=8, part="finger", per=3)
    for k in range(4):
        b, far = a + math.radians(17 * (k - 1.5)), (62, 70, 68, 58)[k] * size
        u, v = x + 30 * size * math.cos(a) + 13 * size * (k - 1.5) * -math.sin(a), y + 30 * size * math.sin(a) + 13 * size * (k - 1.5) * math.cos(a)
        c.limb([(u, v, z + 10, 13 * size), (u + far * 0.5 * math.cos(b), v + far * 0.5 * math.sin(b), z + 22, 12 * size), (u + far * 0.9 * math.cos(b), v + far * 0.9 * math.sin(b), z + 10, 11 * size), (u + far * math.cos(b) * 1.12, v + far * math.sin(b) * 1.12, z + 10 - curl * 0.6, 9 * size)], melt=2, part=f"finger {k}", per=3)
    b = a - math.radians(75)
    c.limb([(x + 8 * math.cos(a), y + 8 * math.sin(a), z + 6, 14 * size), (x + 34 * size * math.cos(b), y + 34 * size * math.sin(b), z + 14, 11 * size), (x + 52 * size * math.cos(b + 0.5), y + 52 * size * math.sin(b + 0.5), z + 4, 9 * size)], melt=6, part="thumb", per=3)


def giving_arm() -> Clay:
    """Its other arm, from the shoulder at (390, 520) down to the hand at (562, 842). Parts: arm, finger, thumb."""
    c = Clay().limb([(368, 490, 20, 68), (424, 584, 20, 60), (476, 672, 10, 52), (528, 770, 0, 40), (558, 836, 0, 28)], melt=12, part="arm", per=6)
    grip(c, (562, 842, 0), 66, 0.92)
    return c


def veined_leaf(pen: PaperPen, x: float, y: float, long: float, turn: float, paper: Colour) -> None:
    """A near leaf: a sheet with its veins cut a little lighter."""
    with pen.cut(1.6):
        pen.path(cuts.leaf(x, y, long, turn, 0.3), paper)
        a = math.radians(turn)
        pen.line(x, y, x + long * 0.9 * math.cos(a), y + long * 0.9 * math.sin(a), lighten(paper, 0.13), 3)
        for k in range(1, 5):
            u, v, n = x + long * 0.18 * k * math.cos(a), y + long * 0.18 * k * math.sin(a), long * (0.2 - 0.02 * abs(k - 2))
            for d in (-0.75, 0.75):
                pen.line(u, v, u + n * math.cos(a + d), v + n * math.sin(a + d), lighten(paper, 0.1), 2.2)


def lawn(pen: PaperPen, papers: tuple[Colour, Colour]) -> None:
    """A mown lawn far below, its stripes running away to the right."""
    for k in range(16):
        pen.path(f"M{-300 + 90 * k},1240 L{120 + 62 * k},-20 h62 L{-210 + 90 * k},1240Z", papers[k % 2])


def garden_edge(pen: PaperPen, wall: Colour, bed: Colour) -> None:
    """A brick wall down the right side and a bed of flowers at its foot, from above; both go down behind what is nearer."""
    pen.path("M700,-20 L820,-20 V1240 H790Z", wall)
    pen.path("M690,-20 L704,-20 L800,1240 H776Z", darken(wall, 0.3))
    with pen.flat():
        for k in range(26):
            y = 48 * k
            u = 704 + 96 * (y + 20) / 1260
            pen.line(u, y, 820, y - 10, darken(wall, 0.16), 2.4)
    pen.path("M640,-20 L690,-20 L776,1240 H716 C700,1000 676,760 668,560 C660,360 650,180 640,-20Z", bed)
    rng = np.random.default_rng([34, 5])
    for k in range(60):
        t = float(rng.random())
        x, low = 664 + 84 * t + float(rng.uniform(-16, 18)), -10 + 1230 * t
        pen.circle(x, low, float(rng.uniform(6, 11)), ("#d8602f", "#f4e0a0", "#c84a6a", "#f2b54a", "#8a6ab0")[k % 5])


def garden_things(pen: PaperPen) -> None:
    """Far below: a parasol from above, its shadow, a round pool, a towel."""
    x, y, r = 590, 330, 52
    with pen.flat():
        pen.oval(x - 40, y + 44, r, r * 0.9, "#2c5222")
    for k in range(10):
        a, b = math.tau * k / 10, math.tau * (k + 1) / 10
        pen.path(f"M{x},{y} L{x + r * math.cos(a)},{y + r * 0.9 * math.sin(a)} Q{x + r * 1.02 * math.cos((a + b) / 2)},{y + r * 0.92 * math.sin((a + b) / 2)} {x + r * math.cos(b)},{y + r * 0.9 * math.sin(b)}Z", ("#e8b04a", "#fbf2d8")[k % 2])
    pen.circle(x, y, 5, "#8a5a34")
    pen.oval(596, 640, 50, 40, "#5f8fc0")
    pen.oval(596, 640, 40, 31, "#a8dce8")
    with pen.at(534, 474, turn=-18):
        pen.rect(-22, -40, 44, 80, "#c86a8a", radius=3)
        for k in (-26, -8, 10):
            pen.rect(-22, k, 44, 8, "#f4dce0")


def child_below(pen: PaperPen, x: float, y: float, size: float, paper: Colour, shadow: Colour) -> None:
    """A child from high above with its arms held up and open, 90 px at size 1, feet at (x, y), and its long shadow to our left."""
    with pen.at(x, y, scale=size):
        with pen.cut(0.1):
            pen.path("M-8,-4 L8,4 L-60,62 C-70,66 -84,72 -98,84 L-158,150 L-168,146 L-112,84 L-150,98 L-156,90 L-104,66 C-92,58 -80,50 -70,44Z", shadow)
            pen.circle(-128, 108, 17, shadow)
        with pen.cut(1.6):
            pen.path("M-13,-46 C-20,-30 -22,-20 -24,-10 H24 C22,-20 20,-30 13,-46Z", paper)
            pen.path("M-13,-12 L-12,2 H-2 L-1,-12Z M1,-12 L2,2 H12 L13,-12Z", paper)
            pen.path("M-10,-48 C-24,-54 -34,-64 -40,-80 L-33,-84 C-26,-70 -16,-62 -4,-58Z M10,-48 C24,-54 34,-64 40,-80 L33,-84 C26,-70 16,-62 4,-58Z", paper)
            pen.circle(-37, -84, 5.5, paper)
            pen.circle(37, -84, 5.5, paper)
            pen.circle(0, -58, 15, paper)


def toy_ball(pen: PaperPen, x: float, y: float, r: float, paper: Colour, band: Colour, turn: float = 0.0) -> None:
    """A ball with a band round its middle and a light."""
    pen.circle(x, y, r, paper)
    with pen.clip(cuts.circle(x, y, r)), pen.at(x, y, turn=turn), pen.flat():
        pen.path(f"M{-r * 1.1},{-r * 0.3} Q0,{r * 0.16} {r * 1.1},{-r * 0.3} V{r * 0.14} Q0,{r * 0.6} {-r * 1.1},{r * 0.14}Z", band)
        pen.path(f"M{-r},{r * 0.5} Q0,{r * 1.2} {r},{r * 0.4} V{r * 1.2} H{-r}Z", darken(paper, 0.22))
    pen.lit(cuts.circle(x - r * 0.36, y - r * 0.42, r * 0.15), "#fffaf0", 0.8)


def laced_ball(pen: PaperPen, x: float, y: float, r: float, paper: Colour) -> None:
    """The oldest: panels of leather and a lace."""
    pen.circle(x, y, r, paper)
    with pen.clip(cuts.circle(x, y, r)), pen.flat():
        for k in (-0.5, 0.0, 0.5):
            pen.path(f"M{x - r},{y + r * k} Q{x},{y + r * (k + 0.16)} {x + r},{y + r * k}", darken(paper, 0.35), stroke=3)
        for k in range(5):
            pen.line(x - r * 0.34 + r * 0.17 * k, y - r * 0.08, x - r * 0.34 + r * 0.17 * k, y + r * 0.2, "#e8d8b0", 4)
