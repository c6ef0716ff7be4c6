"""An old dog that waits in the hall with its lead in its mouth, seen by whoever stands in the door; the hall, the shadow that falls into it."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


def lying_dog_body() -> Clay:
    """A big dog lying with its forelegs stretched towards us, without its head, which joins at (0, -60, 120): paws at z = 330, floor at y = 178, rump at z = -470. Parts: coat, bib, leg, toe 0–3, thigh, hind, tail."""
    c = Clay().limb([(0, 40, 30, 118), (4, 34, -160, 132), (12, 40, -320, 138), (16, 60, -440, 118)], melt=16, part="coat", per=5)
    c.limb([(0, -40, 70, 100), (0, 40, 90, 104), (0, 100, 76, 84)], melt=24, part="bib", per=4)
    for side in (-1, 1):
        c.limb([(96 * side, 40, -20, 78), (124 * side, 90, 30, 66)], melt=24, part="coat", per=3)
        c.limb([(124 * side, 92, 30, 62), (140 * side, 134, 110, 48), (136 * side, 134, 230, 45)], melt=16, part="leg", per=5)
        c.limb([(136 * side, 132, 230, 48), (136 * side, 128, 286, 58)], melt=12, part="leg", per=3)
        for k in range(4):
            x = 136 * side + (k - 1.5) * 29
            z = 324 - 8 * abs(k - 1.5)
            c.limb([(x, 134, z - 30, 23), (x, 140, z, 25)], melt=3, part=f"toe {k}", per=2)
        c.limb([(128 * side, 60, -400, 96), (158 * side, 96, -330, 88)], melt=18, part="thigh", per=4)
        c.limb([(176 * side, 140, -330, 44), (190 * side, 146, -230, 40)], melt=10, part="hind", per=4)
    c.limb([(30, 60, -520, 44), (120, 40, -580, 42), (210, 0, -560, 46), (270, -60, -520, 40), (290, -110, -500, 12)], melt=10, part="tail", per=6)
    return c


def old_dog_face(*, look: Point = (0.0, -0.15)) -> Clay:
    """A big dog's face with hanging ears, a white blaze and a white muzzle, its mouth shut on a lead: 210 px from cheek to cheek, chin at y = 196. Parts: head, blaze, brow, muzzle, jowl, chin, nose, ear, lid.

    Marks: the eyes, `nose`, `lip left|right` (from the nose to the corner), `crease`.
    """
    c = Clay().limb([(0, -100, -30, 92), (0, -50, 0, 94)], melt=16, part="head")
    c.both(Clay().limb([(60, -84, -20, 60), (76, -20, 0, 60), (76, 40, 14, 54)], melt=26, part="head", per=4))
    c.limb([(0, -40, 60, 46), (0, 10, 88, 48), (0, 54, 116, 48)], melt=22, part="muzzle", per=4)
    c.both(Clay().limb([(24, 74, 122, 44), (50, 104, 104, 46), (68, 140, 74, 36)], melt=16, part="jowl", per=4))
    c.limb([(-32, 158, 76, 30), (0, 158, 100, 36), (32, 158, 76, 30)], melt=12, part="chin", per=4)
    c.limb([(-24, 46, 154, 18), (0, 42, 166, 23), (24, 46, 154, 18)], melt=4, part="nose", per=3).limb([(0, 46, 164, 20), (0, 62, 162, 14)], melt=6, part="nose")
    c.both(Clay().limb([(12, 50, 182, 5), (22, 46, 176, 6), (30, 50, 164, 4)], melt=3, carve=True, per=3))
    c.both(Clay().limb([(30, -70, 74, 18), (56, -82, 62, 21), (84, -66, 40, 17)], melt=16, part="brow", per=4))
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(84 * side, -120, -30, 36), (122 * side, -112, -18, 42), (142 * side, -56, -6, 46), (144 * side, 16, 0, 43), (130 * side, 72, 2, 27), (120 * side, 100, 4, 9)], melt=8, part="ear", press=(0.3 * side, 0, 1.2), per=6)
        eye(c, name, (58 * side, -34, 66), 25, side, aside=16, lids=1.0, look=(look[0] * side, look[1]), inner=0.95, iris=0.78, bag=1.1)
        c.marks[f"lip {name}"] = [(0, 84, 170), (8 * side, 108, 164), (36 * side, 132, 148), (66 * side, 146, 116), (92 * side, 140, 84)]
    c.marks |= {"nose": [(0, 44, 190)], "crease": [(0, 66, 178), (0, 76, 174), (0, 92, 168)]}
    return patch(c, "blaze", [(0, -196, 10, 26), (0, -140, 60, 24), (0, -80, 84, 22), (0, -30, 104, 30), (0, 0, 118, 40)])


def held_lead(pen: PaperPen, c: Clay, paper: Colour, floor: Point) -> None:
    """A lead in the mouth of an `old_dog_face` (turned, on the card): it hangs out at both corners, its hand loop lying at `floor`; lay it before the face."""
    left, right = c.curve("lip left"), c.curve("lip right")
    (lx, ly), (rx, ry) = left[-1], right[-1]
    x, y = floor
    ring = [(x + 58 * math.cos(math.tau * k / 14) - 4, y + 24 * math.sin(math.tau * k / 14) + 10 * math.cos(math.tau * k / 14)) for k in range(15)]
    pen.taper(ring, 15, 15, darken(paper, 0.1))
    pen.taper([(lx + 20, ly - 16), (lx - 6, ly - 2), (lx - 34, ly + 46), (x - 40, (ly + y) / 2 + 20), (x - 58, y - 14)], 17, 16, paper)
    pen.taper([(rx - 20, ry - 16), (rx + 6, ry - 2), (rx + 26, ry + 50), (rx + 20, ry + 130), (rx + 30, ry + 196)], 17, 15, darken(paper, 0.12))
    pen.taper([(rx + 30, ry + 192), (rx + 32, ry + 214)], 9, 9, "#d8c08a")
    with pen.flat():
        pen.path(f"M{rx + 32},{ry + 210} m-14,14 a14,16 0 1 0 28,0 a14,16 0 1 0 -28,0", "#d8c08a", stroke=6)


def boards(pen: PaperPen, far: Point, top: float, papers: tuple[Colour, Colour], count: int = 11) -> None:
    """Floor boards from the lower edge of the card up to y = `top`, running to a point `far`."""
    pen.rect(-10, top, 820, 1220 - top, papers[0])
    for k in range(-count, 2 * count):
        x0, x1 = (k / count) * 800, ((k + 1) / count) * 800
        t = (top - far[1]) / (1210 - far[1])
        a, b = far[0] + (x0 - far[0]) * t, far[0] + (x1 - far[0]) * t
        if k % 2:
            pen.path(f"M{x0:.0f},1210 L{a:.0f},{top} H{b:.0f} L{x1:.0f},1210Z", papers[1])
        with pen.flat():
            q = 0.2 + 0.6 * (0.5 + 0.5 * math.sin(7.3 * k))
            y = 1210 + (top - 1210) * q
            m, n = x0 + (a - x0) * q, x1 + (b - x1) * q
            pen.path(f"M{m:.0f},{y:.0f} H{n:.0f}", darken(papers[0], 0.3), stroke=2.5)


def sunlit(pen: PaperPen, outline: str, far: Point, top: float, papers: tuple[Colour, Colour]) -> None:
    """The same boards where light lies on them."""
    with pen.clip(outline):
        boards(pen, far, top, papers)


def child_and_puppy(pen: PaperPen, paper: Colour) -> None:
    """The long shadow of a child with a cap and a satchel, and of a puppy on a lead, falling up the card from its lower edge; 520 px wide."""
    with pen.flat():
        pen.path("M238,1215 C252,1120 268,1050 276,1000 C256,984 250,930 262,884 C272,850 300,836 330,832 L330,822 C304,816 290,790 292,764 C296,728 322,712 350,714 C382,714 404,734 408,764 C420,768 432,774 434,780 C424,786 410,784 404,782 C402,804 388,818 370,824 L372,834 C404,840 424,862 430,896 L462,950 C470,962 462,974 452,972 L418,944 C416,968 410,988 400,1000 C410,1060 424,1130 440,1215 H372 C366,1150 356,1090 342,1050 C334,1090 322,1150 312,1215Z", paper)
        pen.path("M262,868 C232,862 216,884 216,912 C214,944 226,964 258,962Z", paper)
        pen.path("M540,1066 C540,1052 556,1046 570,1042 C576,1018 598,1004 622,1008 C642,1012 654,1030 654,1052 C676,1066 702,1074 716,1094 C726,1070 738,1046 756,1030 C766,1040 756,1082 738,1114 C744,1146 742,1182 744,1215 H714 C712,1190 708,1176 702,1164 C682,1174 660,1174 642,1168 C640,1186 642,1202 642,1215 H612 C608,1180 606,1150 600,1122 C596,1106 594,1100 592,1090 C574,1092 544,1088 540,1066Z", paper)
        pen.path("M616,1010 C644,1000 676,1030 670,1072 C666,1094 646,1096 640,1078 C634,1054 616,1040 616,1010Z", paper)
        pen.taper([(456, 964), (500, 1046), (566, 1100), (606, 1100)], 7, 6, paper)


def hall_end(pen: PaperPen, y: float, wall: Colour, wood: Colour) -> None:
    """The far wall of a hall down to y: panelling, a rail with hooks, a hat, a barometer."""
    pen.rect(-10, -10, 820, y + 10, wall)
    pen.rect(-10, y - 74, 820, 80, wood)
    for k in range(7):
        pen.rect(-4 + 118 * k, y - 62, 100, 50, lighten(wood, 0.07))
    pen.rect(-10, 52, 820, 22, wood)
    for x in (180, 300, 520, 640, 750):
        pen.circle(x, 63, 15, darken("#c8a860", 0.2))
        pen.circle(x - 2, 60, 11, "#c8a860")
    with pen.at(230, -6):
        pen.path("M20,98 C30,66 108,66 118,98 C132,98 140,104 140,110 H-2 C-2,104 8,98 20,98Z", darken(wood, 0.35))


def door_edge(pen: PaperPen, paper: Colour, brass: Colour) -> None:
    """The open front door, near, cut by the left and lower edges: its edge with a bolt, its handle."""
    pen.path("M-10,-10 H66 L92,1210 H-10Z", paper)
    pen.path("M66,-10 H84 L112,1210 H92Z", lighten(paper, 0.16))
    pen.path("M70,596 H90 L94,716 H74Z", brass)
    with pen.flat():
        pen.rect(77, 636, 10, 34, darken(brass, 0.5))
    pen.circle(44, 654, 40, darken(brass, 0.25))
    pen.circle(38, 648, 33, brass)
    with pen.flat():
        pen.path("M14,640 A28,28 0 0 1 46,622 A40,40 0 0 0 14,640Z", lighten(brass, 0.5))
