"""An elephant that has tied a knot in its trunk, so as not to forget, and the herd that waits for it far off."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay, Vec, flow
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]
# an overhand knot: down, round its foot to our left, over itself, behind its right strand, out through the loop
KNOT = ((0, -70, 22, 92), (0, 20, 84, 92), (0, 96, 118, 84), (0, 170, 130, 74), (2, 240, 112, 64), (10, 312, 60, 57), (72, 396, 20, 54), (98, 492, 10, 52), (34, 574, 14, 50), (-80, 556, 28, 48),
        (-132, 448, 48, 47), (-84, 336, 92, 46), (14, 298, 128, 45), (118, 336, 96, 44), (166, 428, 12, 43), (112, 498, -92, 42), (30, 474, -76, 41), (-16, 460, -30, 41),
        (-22, 516, 50, 40), (-6, 594, 112, 39), (10, 676, 88, 37), (8, 752, 52, 34), (-26, 812, 56, 31), (-78, 830, 74, 28), (-120, 806, 84, 25))  # fmt: skip
CUTS = (5, 10, 15, 18)  # knots at which another sheet of the trunk begins


def forgetful_elephant() -> Clay:
    """An elephant's face with a knotted trunk, looking down at the knot: crown at y = -220, ears 900 px from edge to edge, the trunk's tip at (-120, 806). Parts: head, brow, cheek, ear, tusk, lid, trunk 0–4.

    Marks: the eyes, `ring 0…` (wrinkles across the trunk, hidden ones too: see `seen_rings`).
    """
    c = Clay().limb([(0, -120, -40, 116), (0, -40, 0, 122), (0, 40, 30, 112)], melt=16, part="head", per=4)
    c.both(Clay().limb([(56, -140, -30, 86), (92, -60, -10, 84), (96, 30, 6, 74), (70, 120, 20, 58)], melt=26, part="head", per=4))
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(150 * side, -110, -70, 70), (250 * side, -130, -90, 118), (336 * side, -60, -96, 118), (338 * side, 60, -90, 100), (276 * side, 170, -80, 70), (232 * side, 250, -74, 26)],
               melt=10, part="ear", press=(0, 0, 2.4), per=5)  # fmt: skip
        c.limb([(150 * side, -60, -60, 60), (230 * side, 0, -80, 90), (240 * side, 110, -80, 60)], melt=20, part="ear", press=(0, 0, 2.4), per=4)
        c.limb([(78 * side, 110, 70, 27), (112 * side, 196, 112, 25), (130 * side, 276, 166, 19), (116 * side, 338, 216, 6)], melt=6, part="tusk", per=5)
        c.limb([(62 * side, 76, 74, 50), (84 * side, 126, 80, 36)], melt=24, part="cheek", per=3)
        c.limb([(70 * side, -84, 84, 20), (116 * side, -84, 74, 24), (158 * side, -54, 40, 18)], melt=24, part="brow", per=4)
        eye(c, name, (120 * side, -22, 84), 31, side, aside=30, lids=1.15, look=(-0.9, 0.8), inner=0.9, iris=0.74, bag=0.8)
    line = flow(KNOT, 6)
    for k, (a, b) in enumerate(zip((0, *CUTS), (*CUTS, len(KNOT) - 1), strict=True)):
        c.limb([tuple(p) for p in line[a * 6 : b * 6 + 1]], melt=40 if k == 0 else 3, part=f"trunk {k}", per=1)
    c.marks |= {"tip": [(-66, 832, 78)], "frown 0": [(-58, -98, 110), (-26, -110, 118), (0, -102, 118), (26, -110, 114), (58, -98, 110)], "frown 1": [(-44, -126, 96), (-20, -136, 102), (0, -130, 102), (20, -136, 100), (44, -126, 94)]}
    for n in range(15, len(line) - 4, 4):
        (x, y, z, r), d = line[n], line[n + 1] - line[n - 1]
        long = math.hypot(d[0], d[1]) or 1.0
        u, v = -d[1] / long, d[0] / long
        bend = (d[0] / long * r * 0.16, d[1] / long * r * 0.16)
        c.marks[f"ring {n}"] = [(x + u * r * q + bend[0] * (1 - q * q), y + v * r * q + bend[1] * (1 - q * q), z + r * math.sqrt(1 - q * q)) for q in (-0.8, -0.4, 0.0, 0.4, 0.8)]
    return c


def seen_rings(c: Clay) -> list[list[Point]]:
    """Those wrinkles of its trunk that nothing covers, as they lie in the picture."""
    out: list[list[Point]] = []
    for name, points in c.marks.items():
        if name.startswith("ring ") and all(_bare(c, p) for p in points):
            out.append([(x, y) for x, y, _ in points])
    return out


def _bare(c: Clay, p: Vec) -> bool:
    z = c.touch(p[0], p[1])
    return z is not None and abs(z - p[2]) < 16


def elephant_bulk() -> Clay:
    """What is seen of the same elephant behind its head: shoulders, chest and two forelegs that go down to y = 1100. Parts: body, leg."""
    c = Clay().limb([(0, -40, -360, 250), (0, 160, -340, 280), (0, 300, -320, 262)], melt=20, part="body", per=4)
    c.both(Clay().limb([(150, 300, -240, 130), (156, 560, -220, 100), (158, 760, -214, 94), (164, 1100, -210, 106)], melt=30, part="leg", per=4))
    return c


def far_elephant(pen: PaperPen, x: float, y: float, k: float, paper: Colour, *, back: bool = False) -> None:
    """An elephant far off, walking to our right with its feet at (x, y), 200 px long; `back` looks round to us with its ears out."""
    with pen.cut(0.6), pen.at(x, y, scale=k):
        pen.path("M-92,-60 C-100,-112 -56,-132 -10,-126 C24,-138 50,-130 58,-112 L50,-60 C40,-50 34,-44 36,0 H10 C12,-24 8,-40 -2,-46 H-34 C-44,-40 -46,-24 -44,0 H-70 C-68,-26 -74,-44 -92,-60Z", paper)
        pen.path("M-28,0 C-26,-20 -30,-36 -40,-50 H-16 L-6,0Z M46,0 C48,-30 40,-50 34,-60 H62 C62,-40 64,-20 68,0Z", darken(paper, 0.1))
        pen.taper([(-90, -82), (-102, -60), (-100, -34)], 7, 3, paper)
        if back:
            pen.path("M40,-128 C50,-146 92,-146 102,-126 C132,-146 146,-100 118,-78 C110,-70 102,-74 98,-80 C92,-66 84,-66 82,-50 C80,-30 84,-16 76,-12 C64,-16 64,-40 62,-62 C56,-68 50,-74 46,-82 C36,-74 26,-74 18,-84 C0,-110 18,-148 40,-128Z", paper)
        else:
            pen.path("M40,-126 C60,-142 92,-132 98,-106 C102,-84 104,-60 114,-36 C116,-26 108,-20 102,-28 C90,-46 84,-60 78,-70 C62,-62 50,-72 40,-86Z", paper)
            pen.path("M40,-122 C58,-126 62,-96 54,-72 C40,-70 30,-96 40,-122Z", darken(paper, 0.14))


def hung_shoe(pen: PaperPen, x: float, y: float, k: float, paper: Colour, *, strap: bool) -> None:
    """A small child's shoe from the side that hangs by its strap over something round at (x, y), 60 px thick; `strap` is only what passes before that, else the shoe without it."""
    with pen.at(x, y, turn=6, scale=k):
        if strap:
            pen.taper([(-8, -31), (-14, -10), (-12, 14), (-2, 42), (8, 66)], 11, 10, lighten(paper, 0.06))
            pen.circle(9, 68, 6.5, "#f6e6bc")
            return
        pen.taper([(-8, -30), (-28, 0), (-40, 42)], 10, 10, darken(paper, 0.25))
        with pen.cut():
            pen.path("M-54,62 C-60,38 -46,30 -40,38 C-34,58 -14,68 10,64 C42,60 80,74 80,98 C80,106 72,110 60,110 H-44 C-56,110 -56,90 -54,62Z", paper)
        with pen.flat():
            pen.path("M-45,40 C-37,62 -12,74 12,69 L8,60 C-12,60 -30,54 -40,38Z", darken(paper, 0.55))
            pen.path("M-55,98 H80 C80,114 72,118 60,118 H-44 C-54,118 -56,108 -55,98Z", "#f6e6c8")
            pen.path("M-55,98 H80", darken(paper, 0.4), stroke=3)
