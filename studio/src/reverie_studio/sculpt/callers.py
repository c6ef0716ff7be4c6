"""Beasts that call on us, each from close by: a moose at a windscreen, a yak at the barber's, a cock that may not crow; their places."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


# ---- a moose at a windscreen


def moose_face(*, look: Point = (0.0, 0.5)) -> Clay:
    """A moose that has bent its head down to us: 500 px from brow to lip, antlers 760 px wide. Parts: neck, head, muzzle, chin, beard, ear, antler, tine, lid.

    Marks: the eyes, `nose`, `nostril left|right`, `lip left|right`, `tip 0…9` (of the antlers, left to right).
    """
    c = Clay().limb([(0, -90, -230, 120), (0, 60, -240, 160), (0, 340, -260, 200)], melt=16, part="neck", per=5)
    c.limb([(0, -120, 0, 78), (0, -50, 40, 76), (0, 40, 84, 60), (0, 120, 116, 58)], melt=16, part="head", per=5)
    c.both(Clay().limb([(46, -80, 10, 44), (52, -20, 36, 40), (34, 60, 84, 38)], melt=26, part="head", per=4))
    c.limb([(0, 130, 120, 66), (0, 190, 140, 84), (0, 236, 136, 76)], melt=22, part="muzzle", per=4)
    c.both(Clay().limb([(34, 150, 124, 52), (50, 206, 132, 60), (44, 250, 128, 46)], melt=24, part="muzzle", per=4))
    c.limb([(-54, 276, 116, 30), (0, 296, 140, 36), (54, 276, 116, 30)], melt=12, part="muzzle", per=5)
    c.limb([(-26, 318, 84, 30), (26, 318, 84, 30)], melt=10, part="chin", per=3)
    c.limb([(0, 336, 40, 34), (4, 390, 30, 26), (0, 440, 24, 14), (-6, 470, 20, 4)], melt=10, part="beard", per=5)
    c.both(Clay().limb([(50, 204, 202, 12), (68, 190, 184, 15), (78, 204, 166, 9)], melt=5, carve=True, per=4))
    tips: list[tuple[float, float]] = []
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (74 * side, -34, 54), 26, side, aside=24, lids=0.95, look=(look[0] * side, look[1]), inner=0.4, iris=0.78, bag=0.4)
        c.limb([(70 * side, -122, -30, 26), (130 * side, -142, -30, 38), (192 * side, -134, -24, 28), (242 * side, -116, -20, 5)], melt=8, part="ear", press=(0, 0, 1.4), per=5)
        patch(c, "inner ear", [(128 * side, -136, 0, 20), (176 * side, -132, -2, 16), (204 * side, -126, -4, 8)])
        c.limb([(40 * side, -172, -20, 24), (96 * side, -206, -40, 24), (150 * side, -232, -50, 28)], melt=8, part="antler", per=4)
        c.limb([(150 * side, -236, -50, 44), (224 * side, -276, -54, 62), (296 * side, -340, -56, 50), (322 * side, -400, -56, 28)], melt=14, part="antler", press=(0, 0, 1.6), per=6)
        for k, (x, y, u, v) in enumerate(((150, -262, 128, -352), (206, -318, 190, -424), (262, -366, 260, -478), (314, -404, 336, -500), (330, -352, 404, -420), (292, -290, 384, -318))):
            c.limb([(x * side, y, -52, 26), ((x * 0.5 + u * 0.5) * side + 6 * side, (y + v) / 2, -40, 18), (u * side, v, -26, 4)], melt=10, part="tine", press=(0, 0, 0.5), per=4)
            tips.append((u * side, v))
            c.marks[f"tine {name} {k}"] = [(u * side, v, -26)]
        c.marks[f"nostril {name}"] = [(44 * side, 214, 206), (56 * side, 194, 198), (74 * side, 190, 180), (80 * side, 204, 166)]
        c.marks[f"lip {name}"] = [(0, 312, 160), (30 * side, 312, 150), (64 * side, 296, 130), (92 * side, 262, 100)]
    c.marks["nose"] = [(0, 190, 224)]
    return c


def night_wood(pen: PaperPen, papers: Sequence[Colour], low: float) -> None:
    """Trunks in rows, the farthest palest; they leave a road in the middle."""
    for row, paper in enumerate(papers):
        for k in range(9):
            x = -30 + 108 * k + 47 * row + 16 * math.sin(3.7 * k + row)
            w = 9 + 7 * row + 3 * math.sin(2.3 * k + 5 * row)
            if 330 - 40 * row < x < 450 + 40 * row:
                continue
            pen.path(f"M{x - w * 1.2},{low} L{x - w * 0.8},-20 H{x + w * 0.7} L{x + w * 1.2},{low}Z", paper)
            for j in range(3):
                y = 60 + 170 * j + 60 * math.sin(k + 2 * j + row)
                pen.path(cuts.leaf(x, y, 44 + 16 * row, -150 if (k + j) % 2 else -30, 0.1), paper)


def summer_house(pen: PaperPen, x: float, y: float, k: float, paper: Colour, light: Colour) -> None:
    """A small pavilion with a pointed roof, all windows lit; its foot at (x, y), 150 px wide at `k` = 1."""
    with pen.at(x, y, scale=k):
        pen.path("M-86,-92 Q0,-120 0,-176 Q0,-120 86,-92 L78,-84 H-78Z M-4,-196 h8 v24 h-8Z", darken(paper, 0.2))
        pen.path("M-66,-88 H66 V-2 H-66Z M-82,-8 H82 V6 H-82Z M-60,4 h16 v16 h-16Z M44,4 h16 v16 h-16Z", paper)
        for u in (-54, -19, 16):
            pen.lit(f"M{u},-14 V-60 Q{u + 18},-82 {u + 36},-60 V-14Z", light, 0.95)
        with pen.flat():
            pen.path("M-36,-72 V-14 M-1,-72 V-14 M34,-72 V-14 M-54,-42 H52", paper, stroke=3)


def garden_bulbs(pen: PaperPen, wire: Sequence[Sequence[Point]], bulbs: Sequence[tuple[float, float, Colour]]) -> None:
    """A wire in several bows and the coloured bulbs that hang on it."""
    for a, b, d in wire:
        pen.path(f"M{a[0]},{a[1]} Q{b[0]},{b[1]} {d[0]},{d[1]}", "#0c1a20", stroke=4)
    for x, y, paper in bulbs:
        pen.rect(x - 6, y - 4, 12, 13, "#0c1a20")
        pen.path(f"M{x - 7},{y + 8} C{x - 26},{y + 20} {x - 20},{y + 48} {x},{y + 48} C{x + 20},{y + 48} {x + 26},{y + 20} {x + 7},{y + 8}Z", paper)
        pen.lit(f"M{x - 6},{y + 13} C{x - 19},{y + 22} {x - 15},{y + 43} {x},{y + 43} C{x + 15},{y + 43} {x + 19},{y + 22} {x + 6},{y + 13}Z", lighten(paper, 0.3), 0.9)


def bow(a: Point, b: Point, sag: float, count: int, papers: Sequence[Colour], first: int = 0) -> tuple[list[Point], list[tuple[float, float, Colour]]]:
    """One bow of such a wire from `a` to `b`: its three points and where `count` bulbs hang."""
    m = ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2 + 2 * sag)
    spots = []
    for k in range(count):
        t = (k + 0.5) / count
        x, y = ((1 - t) ** 2 * a[i] + 2 * t * (1 - t) * m[i] + t * t * b[i] for i in (0, 1))
        spots.append((x, y, papers[(first + k) % len(papers)]))
    return [a, m, b], spots


def car_inside(pen: PaperPen, dark: Colour) -> None:
    """The shell of a car seen from its back seat: roof, pillars, the dashboard with a dial and a wheel, one great pane."""
    pane = "M58,146 C240,90 560,90 742,146 L784,846 C620,890 180,890 16,846Z"
    with pen.cut(2.0):
        pen.path("M-20,-20 H820 V1220 H-20Z", dark)
        pen.erase(pane)
    with pen.flat():
        pen.path("M44,132 C240,74 560,74 756,132", lighten(dark, 0.1), stroke=5)
    pen.path("M-20,920 C180,890 330,902 400,906 C520,902 640,890 820,920 V1220 H-20Z", lighten(dark, 0.09))
    pen.path("M110,912 C130,874 330,874 356,912 L366,990 H100Z", darken(dark, 0.25))
    for x in (256, 318):
        pen.lit(cuts.circle(x, 936, 25), "#ffc870", 0.75)
        with pen.flat():
            pen.path(f"M{x},936 l-13,-13 M{x - 18},942 a18,18 0 0 1 36,0", dark, stroke=3)
    pen.path("M20,1080 C60,950 380,950 420,1080", darken(dark, 0.5), stroke=22)
    pen.path("M450,946 H580 V1010 H450Z", darken(dark, 0.2))
    with pen.flat():
        pen.path("M464,964 H566 M464,980 H566 M464,996 H566", lighten(dark, 0.16), stroke=4)


def wipers(pen: PaperPen, dark: Colour) -> None:
    """Two wipers at rest on the lower edge of the pane."""
    pen.path("M40,838 L370,868 M412,868 L740,834", dark, stroke=9)
    pen.path("M210,890 L214,856 M560,890 L548,856", dark, stroke=11)


def front_seats(pen: PaperPen, dark: Colour) -> None:
    """Two seat backs with their head-rests, near and dark, cut by the sides and the lower edge."""
    for x, side in ((120, 1), (690, -1)):
        with pen.at(x, 0):
            pen.path("M-42,1020 V940 H-26 V1020Z M26,1020 V940 H42 V1020Z", "#6d8288")
            pen.path(f"M-250,1230 C-240,1080 -190,1010 -110,998 H110 C180,1010 226,1080 {230 + 6 * side},1230Z", dark)
            pen.path("M-104,950 C-116,840 -80,798 0,798 C80,798 116,840 104,950 C80,972 -80,972 -104,950Z", lighten(dark, 0.07))
            with pen.flat():
                pen.path("M-84,934 C-90,850 -64,820 0,820 C64,820 90,850 84,934", darken(dark, 0.4), stroke=4)
                pen.path("M-170,1230 C-160,1110 -130,1040 -90,1030 H90 C130,1040 160,1110 166,1230", darken(dark, 0.4), stroke=4)


def mirror_with_heart(pen: PaperPen, dark: Colour, felt: Colour) -> None:
    """The mirror under the roof; on a thread a heart of felt with stitches."""
    with pen.at(0, -74):
        pen.path("M262,84 C300,66 500,66 538,84 C548,110 540,136 524,146 C480,156 320,156 276,146 C260,136 252,110 262,84Z", darken(dark, 0.3))
        pen.path("M278,92 C320,80 480,80 522,92 C528,110 522,126 512,134 C470,142 330,142 288,134 C278,126 272,110 278,92Z", "#33525c")
        with pen.flat():
            pen.path("M300,98 L360,92 L330,134 L296,128Z", "#46707a")
            pen.path("M404,150 Q408,200 404,254", "#e8dcc0", stroke=3)
        pen.path(cuts.heart(404, 286, 34), felt)
        with pen.flat():
            pen.path("M382,274 l6,-6 M380,290 l7,4 M392,306 l7,4 M424,270 l7,4 M430,288 l-6,6 M416,304 l-5,6", lighten(felt, 0.5), stroke=2.6)


def flakes(pen: PaperPen, count: int, low: float) -> None:
    """The first snow, from the top to `low`."""
    for k in range(count):
        pen.circle((k * 0.618034) % 1 * 840 - 20, (k * 0.754878 + 0.1) % 1 * low, 2.5 + 4.5 * ((k * 0.37) % 1), "#f4fbf6")


def breath(pen: PaperPen, x: float, y: float, paper: Colour) -> None:
    """What somebody has breathed against a pane: a cloud in two layers."""
    for k, alpha in ((1.0, 0.34), (0.7, 0.32)):
        with pen.at(x, y, scale=k):
            pen.path("M-150,10 C-160,-40 -96,-58 -76,-30 C-60,-74 10,-72 20,-36 C50,-74 110,-60 108,-22 C160,-30 176,30 130,44 C110,74 50,70 34,52 C0,84 -60,76 -74,50 C-110,66 -148,50 -150,10Z", paper, alpha)


def snow_road(pen: PaperPen, papers: tuple[Colour, Colour]) -> None:
    """The floor of the wood under its first snow, and the two ruts a house has drawn in it."""
    pen.path("M-20,690 C120,668 300,700 420,682 C560,664 700,690 820,674 V1000 H-20Z", papers[0])
    with pen.flat():
        pen.path("M622,684 C600,740 520,800 470,900 H500 C540,810 620,750 640,684Z M690,684 C690,750 640,820 610,900 H646 C668,820 716,750 708,684Z", papers[1])


# ---- a yak at the barber's


def yak_face(*, look: Point = (0.0, -0.2)) -> Clay:
    """A yak's head, half of its fringe cut straight above one wide eye, the other half down to the muzzle: 620 px from horn to horn, chin at y = 230. Parts: fringe, cut, head, muzzle, lip, chin, mane, ear, horn, tip, lid.

    Marks: the eye `right`, `nose`, `nostril left|right`, `mouth`.
    """
    c = Clay()
    for k in range(8):
        x = -118 + 34 * k
        z = 92 - 0.0026 * (x + 10) ** 2
        c.limb([(x * 0.4, -176, 20, 30), (x * 0.8, -140, z * 0.8, 32), (x, -70, z + 26, 27), (x * 1.04, -26, z + 30, 25)], melt=2, part="cut" if k > 3 else "fringe", per=5)
    c.limb([(20, -6, 130, 44), (90, -6, 120, 44), (180, -6, 60, 44)], melt=0.5, carve=True, per=4)
    c.ball(0, -50, 0, 116, melt=4, part="head").limb([(0, 0, 40, 84), (0, 90, 84, 74), (0, 130, 96, 70)], melt=20, part="head", per=5)
    c.both(Clay().limb([(36, 112, 112, 58), (40, 150, 112, 50), (26, 180, 104, 40)], melt=20, part="muzzle", per=4)).limb([(0, 70, 120, 40), (0, 120, 130, 44), (0, 170, 124, 44)], melt=18, part="muzzle", per=4)
    c.limb([(-34, 196, 96, 34), (0, 204, 104, 34), (34, 196, 96, 34)], melt=12, part="chin", per=4)
    c.both(Clay().limb([(44, 96, 164, 13), (60, 84, 154, 15), (70, 96, 138, 9)], melt=5, carve=True, per=4))
    c.both(Clay().limb([(88, -10, 10, 58), (92, 50, 20, 54), (72, 100, 56, 46)], melt=20, part="head", per=4))
    eye(c, "right", (84, 8, 78), 38, 1, aside=14, lids=1.55, look=(look[0], look[1]), inner=0.3, iris=0.62, bag=0.4)
    for k, (x, low) in enumerate(((-22, 40), (-52, 92), (-86, 116), (-112, 100), (-136, 80))):
        z = 128 - 0.0036 * x * x
        c.limb([(x * 0.5, -170, 30, 26), (x * 0.9, -110, z, 30), (x, -20, z + 24, 27), (x - 4, low - 30, z + 22, 19), (x - 10, low + 14, z + 12, 4)], melt=2, part="fringe", per=6)
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(92 * side, -130, -30, 40), (170 * side, -150, -30, 36), (244 * side, -196, -20, 30), (268 * side, -272, -10, 22)], melt=6, part="horn", per=6).limb(
            [(268 * side, -270, -10, 22), (258 * side, -330, 0, 14), (234 * side, -374, 6, 3)], melt=3, part="tip", per=5
        )
        c.limb([(120 * side, -60, -10, 26), (190 * side, -50, 0, 34), (252 * side, -16, 10, 24), (280 * side, 8, 14, 4)], melt=8, part="ear", press=(0, 0, 1.3), per=5)
        for k in range(5):
            x = (112 + 20 * k) * side
            c.limb([(x * 0.9, 40 - 6 * k, -40 - 12 * k, 34), (x * 1.06, 120, 6 - 14 * k, 34), (x * 1.1, 220 + 12 * (k % 2), -10 * k, 26), (x * 1.14, 290 + 18 * (k % 3), -10 * k, 4)], melt=3, part="mane", per=5)
        c.marks[f"nostril {name}"] = [(38 * side, 104, 170), (50 * side, 88, 164), (66 * side, 88, 150), (72 * side, 100, 140)]
    c.marks["nose"], c.marks["mouth"] = ([(0, 110, 170)], [(-62, 168, 140), (-30, 186, 150), (0, 190, 146), (30, 186, 150), (62, 168, 140)])
    return c


def barber_cape(folds: int = 11) -> Clay:
    """A striped cape from the neck at (0, 0) down, 690 px wide at its hem (y = 560): one fold a stripe, parts `stripe 0` and `stripe 1`."""
    c = Clay()
    for k in range(folds):
        t = 2 * (k + 0.5) / folds - 1
        z = 120 * math.sqrt(1 - t * t * 0.8)
        c.limb([(96 * t, -20, z * 0.5 - 40, 20), (210 * t, 60, z * 0.8 - 20, 36), (270 * t, 220, z, 40), (300 * t, 400, z + 20, 42), (318 * t, 560 - 40 * t * t, z + 30, 40)], melt=3, part=f"stripe {k % 2}", per=6)
    return c


def barber_wall(pen: PaperPen, tile: Colour, joint: Colour) -> None:
    """Tiles that run up and away from us, a round mirror in a frame."""
    pen.path("M-20,-20 H820 V1220 H-20Z", joint)
    for row in range(11):
        for k in range(-1, 8):
            w = 128 - 3 * (10 - row)
            x, y = 400 + (k - 3.5 + 0.5 * (row % 2)) * w, 1000 - (10 - row) * 96
            pen.rect(x, y, w - 7, 88, darken(tile, 0.03 * ((k * 5 + row * 3) % 4)), radius=5)


def horn_mirror(pen: PaperPen, x: float, y: float, r: float, frame: Colour, glass: Colour) -> None:
    """A round mirror: in it only the tips of two horns from behind, and a door ajar."""
    pen.circle(x, y, r + 24, frame)
    pen.circle(x, y, r + 8, lighten(frame, 0.3))
    with pen.clip(cuts.circle(x, y, r)):
        pen.lit(cuts.circle(x, y, r), glass, 0.8)
        pen.path(f"M{x + r * 0.4},{y + r} V{y - r * 0.62} H{x + r * 0.86} V{y + r}Z", darken(glass, 0.24))
        pen.path(f"M{x + r * 0.4},{y - r * 0.62} L{x + r * 0.64},{y - r * 0.5} V{y + r} H{x + r * 0.4}Z", darken(glass, 0.42))


def bottle(pen: PaperPen, x: float, y: float, wide: float, tall: float, paper: Colour, label: Colour) -> None:
    """A bottle lit from behind, with a label and a stopper; its foot at (x, y)."""
    w = wide / 2
    pen.path(
        f"M{x - w},{y} V{y - tall * 0.56} C{x - w},{y - tall * 0.7} {x - w * 0.4},{y - tall * 0.72} {x - w * 0.36},{y - tall * 0.86} H{x + w * 0.36} C{x + w * 0.4},{y - tall * 0.72} {x + w},{y - tall * 0.7} {x + w},{y - tall * 0.56} V{y}Z",
        paper,
    )
    pen.lit(f"M{x - w * 0.66},{y - 8} V{y - tall * 0.54} q0,{-tall * 0.1} {w * 0.3},{-tall * 0.12} V{y - 8}Z", lighten(paper, 0.5), 0.7)
    pen.rect(x - w * 0.8, y - tall * 0.42, wide * 0.8, tall * 0.24, label)
    pen.circle(x, y - tall * 0.93, w * 0.46, darken(paper, 0.3))


def open_scissors(pen: PaperPen, x: float, y: float, k: float, turn: float, steel: Colour) -> None:
    """A pair of scissors, open, 200 px long."""
    with pen.at(x, y, scale=k, turn=turn):
        for side in (1, -1):
            with pen.cut(0.8):
                pen.path(f"M-6,{2 * side} L112,{-36 * side} L116,{-26 * side} L4,{14 * side}Z M-4,{-6 * side} L-66,{24 * side} L-60,{34 * side} L4,{8 * side}Z", steel)
                pen.circle(-84, 40 * side, 27, steel)
                pen.erase(cuts.circle(-84, 40 * side, 16))
        pen.circle(0, 2, 6, darken(steel, 0.4))


def hair_heap(pen: PaperPen, line: Sequence[Point], paper: Colour, long: float, count: int) -> None:
    """A heap of cut hair along a line: broad locks that lie every way, over a body of the same paper."""
    d = f"M{line[0][0]},1230 " + " ".join(f"L{x},{y + long * 0.4}" for x, y in line) + f" L{line[-1][0]},1230Z"
    pen.path(d, darken(paper, 0.3))
    spots = []
    for k in range(count):
        t = (k * 0.618034) % 1 * (len(line) - 1)
        i = min(int(t), len(line) - 2)
        down = k / count
        x = line[i][0] + (line[i + 1][0] - line[i][0]) * (t - i)
        spots.append((x, line[i][1] + (line[i + 1][1] - line[i][1]) * (t - i) + long * (0.25 + 1.1 * down), -90 + 150 * (((k * 0.37) % 1) - 0.5), long * (0.8 + 0.5 * ((k * 0.71) % 1)), 0.16 * ((k * 0.29) % 1)))
    for x, y, turn, n, light in spots:
        with pen.at(x, y, turn=turn):
            pen.path(f"M0,{-n * 0.13} C{n * 0.4},{-n * 0.3} {n * 0.8},{-n * 0.16} {n},{n * 0.16} C{n * 0.76},{n * 0.02} {n * 0.4},{n * 0.02} 0,{n * 0.13}Z", lighten(paper, light))
            with pen.flat():
                pen.path(f"M{n * 0.06},{-n * 0.03} C{n * 0.4},{-n * 0.16} {n * 0.66},{-n * 0.1} {n * 0.86},{n * 0.06}", darken(paper, 0.35), stroke=2)


def found_things(pen: PaperPen) -> None:
    """What came to light in the hair: a boot, a bell, a spoon, a nest with somebody in it."""
    with pen.at(126, 1108, turn=-14):
        pen.path("M-34,-96 H20 L22,-30 C50,-26 74,-14 76,10 H-36Z", "#d43d57")
        pen.path("M-38,8 H80 V22 H-38Z", "#7a2438")
        pen.path("M-40,-108 H26 V-84 H-40Z", "#f2d9c0")
    with pen.at(316, 1116, turn=16):
        pen.path("M-9,-84 C-9,-106 9,-106 9,-84", "#a87820", stroke=7)
        pen.path("M-44,10 C-34,-10 -38,-76 0,-80 C38,-76 34,-10 44,10Z", "#e8b440")
        pen.path("M-50,6 H50 V22 H-50Z", "#c8902a")
        pen.circle(0, 30, 12, "#8a5f1c")
    with pen.at(474, 1142, turn=-62):
        pen.rect(0, -6, 120, 12, "#dfe6e6", radius=6)
        pen.oval(146, 0, 36, 24, "#eef2f0")
        with pen.flat():
            pen.oval(150, 2, 24, 14, "#c2cecb")
    x, y = 650, 1066
    pen.path(f"M{x - 92},{y} C{x - 84},{y + 70} {x + 84},{y + 70} {x + 92},{y} C{x + 50},{y - 26} {x - 50},{y - 26} {x - 92},{y}Z", "#4a2e22")
    pen.path(f"M{x - 40},{y + 16} C{x - 48},{y - 66} {x + 48},{y - 66} {x + 40},{y + 16}Z", "#f2c85a")
    pen.path(f"M{x - 12},{y - 18} L{x},{y + 4} L{x + 12},{y - 18} L{x},{y - 26}Z", "#d8602a")
    for side in (-1, 1):
        pen.circle(x + 20 * side, y - 30, 7, "#1f1418")
        pen.lit(cuts.circle(x + 20 * side - 2, y - 33, 2.2), "#ffffff", 0.9)
    for k in range(15):
        a = -100 + 14 * k
        with pen.at(x + a * 0.8, y + 22 + 10 * math.cos(k * 1.9) - 0.0016 * a * a, turn=14 * math.sin(2.7 * k)):
            pen.rect(-44, -4, 88, 8, ("#8a5f3c", "#6a4630", "#a87a4c")[k % 3], radius=4)


def foot_rest(pen: PaperPen, steel: Colour) -> None:
    """The foot-rest of a barber's chair, near and dark: two brackets, a plate with grooves, cut by the lower edge."""
    pen.path("M210,1240 L236,1150 H280 L262,1240Z M540,1240 L520,1150 H564 L590,1240Z", darken(steel, 0.2))
    pen.path("M196,1170 H604 L628,1240 H172Z", steel)
    with pen.flat():
        for k in range(9):
            pen.path(f"M{230 + 42 * k},1184 L{222 + 44 * k},1240", lighten(steel, 0.14), stroke=6)


# ---- a cock that may not crow


def bursting_cock(*, look: Point = (0.0, 0.6)) -> Clay:
    """A cock from below, chest out, cheeks blown up, its beak to our left: 900 px from comb to toes, feet at y = 420. Parts: body, hackle, head, cheek, beak, comb, wattle, leg, toe, claw, lid.

    Marks: the eyes, `nose`, `beak` (its tip).
    """
    c = Clay().limb([(0, 210, -20, 150), (-6, 110, 30, 176), (-14, 10, 40, 150), (-10, -70, 10, 106)], melt=14, part="body", per=6)
    c.limb([(-6, -60, 20, 110), (0, -140, 20, 84), (6, -220, 14, 64), (6, -270, 14, 56)], melt=20, part="hackle", per=6)
    c.ball(0, -318, 20, 66, melt=10, part="head").limb([(-6, -350, 24, 50), (-6, -330, 50, 50)], melt=16, part="head", per=3)
    for side in (-1, 1):
        c.ball(58 * side - 4, -284, 58, 56, melt=6, part="cheek")
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (48 * side - 4, -354, 56), 29, side, aside=20, lids=1.5, look=(look[0] * side, look[1]), inner=-0.2, iris=0.5, bag=0.3)
    c.limb([(-4, -318, 80, 30), (-4, -306, 116, 22), (-4, -292, 150, 12), (-4, -282, 168, 4)], melt=4, part="beak", per=4)
    c.limb([(-4, -294, 84, 22), (-4, -284, 116, 16), (-4, -278, 142, 8)], melt=2, part="under beak", per=4)
    for k, (x, y, r) in enumerate(((-64, -408, 14), (-38, -448, 18), (-4, -470, 20), (32, -454, 18), (60, -412, 15))):
        c.limb([(x * 0.4 - 2, -366, 20 - 4 * abs(k - 2), 24), (x * 0.8, y + 40, 16, r + 5), (x, y, 14, r), (x * 1.04, y - 18, 14, 5)], melt=8, part="comb", press=(0, 0, 1.2), per=4)
    for side in (-1, 1):
        c.limb([(20 * side - 4, -260, 84, 18), (26 * side - 4, -224, 92, 26), (28 * side - 4, -186, 92, 24), (28 * side - 4, -164, 90, 8)], melt=5, part="wattle", press=(0, 0, 1.0), per=5)
        c.limb([(138 * side, 0, -40, 60), (178 * side, 90, -30, 66), (170 * side, 190, -30, 52), (130 * side, 270, -40, 20)], melt=8, part="wing", per=6)
        c.limb([(66 * side, 270, 20, 62), (72 * side, 330, 30, 36), (74 * side, 366, 34, 20)], melt=14, part="body", per=5)
        c.limb([(74 * side, 350, 36, 17), (74 * side, 420, 40, 15)], melt=3, part="leg", per=4)
        for k in range(3):
            a = (k - 1) * 34
            c.limb([(74 * side, 416, 44, 16), (74 * side + a * 0.8, 424, 74, 15), (74 * side + a * 1.3, 446, 84, 12)], melt=4, part="toe", per=4)
            c.limb([(74 * side + a * 1.3, 444, 88, 9), (74 * side + a * 1.5, 474, 84, 2)], melt=2, part="claw", per=3)
    c.marks["nose"], c.marks["beak"] = [(-4, -300, 170)], [(-4, -282, 170)]
    return c


def sickles(pen: PaperPen, root: Point, papers: Sequence[Colour], size: float = 1.0) -> None:
    """The tail of a cock behind it: sickle feathers that rise and fall to the right."""
    x, y = root
    for k, (lean, n) in enumerate(((30, 500), (52, 520), (74, 470), (10, 440), (96, 380), (-10, 350))):
        with pen.at(x, y, turn=lean, scale=size):
            pen.path(f"M-16,0 C-40,{-n * 0.5} 10,{-n} 130,{-n * 1.02} C220,{-n} 270,{-n * 0.84} 262,{-n * 0.7} C210,{-n * 0.9} 90,{-n * 0.9} 56,{-n * 0.4} L22,0Z", papers[k % len(papers)])
            with pen.flat():
                pen.path(f"M4,-20 C-4,{-n * 0.5} 40,{-n * 0.94} 130,{-n * 0.96} C190,{-n * 0.95} 230,{-n * 0.86} 250,{-n * 0.76}", lighten(papers[k % len(papers)], 0.22), stroke=3)


def clothes_peg(pen: PaperPen, x: float, y: float, turn: float, k: float, wood: Colour) -> None:
    """A wooden peg with its spring, 130 px long; its jaws at (x, y), it points up from there."""
    with pen.at(x, y, turn=turn, scale=k):
        pen.path("M-5,0 L-24,-22 C-20,-60 -24,-100 -28,-134 L-10,-138 L-3,-60Z", darken(wood, 0.1))
        pen.path("M5,0 L24,-22 C20,-60 24,-100 28,-134 L10,-138 L3,-60Z", wood)
        for j in range(3):
            pen.path(f"M-26,{-52 - 7 * j} C-10,{-46 - 7 * j} 10,{-46 - 7 * j} 26,{-52 - 7 * j}", "#8d949c", stroke=5)


def shutters(pen: PaperPen, paper: Colour) -> None:
    """Two louvred shutters that stand ajar; the morning between them and through their slits."""
    for d, x0, x1 in (("M-20,-20 H196 L236,1010 H-20Z", -10, 150), ("M820,-20 H604 L564,1010 H820Z", 640, 800)):
        with pen.cut(2.0):
            pen.path(d, paper)
            for k in range(11):
                y = 40 + 86 * k
                pen.erase(f"M{x0},{y} L{x1 + (18 if x0 < 0 else 0)},{y + 4} L{x1 + (18 if x0 < 0 else 0)},{y + 22} L{x0},{y + 18}Z")
        for k in range(11):
            y = 58 + 86 * k
            pen.rect(x0 - 6, y, 176, 20, lighten(paper, 0.12), radius=3)


def sill(pen: PaperPen, wood: Colour) -> None:
    """A window sill from below: its thick edge, the brackets and the wall under it."""
    pen.path("M-20,1030 H820 V1240 H-20Z", darken(wood, 0.45))
    with pen.flat():
        for k in range(9):
            pen.path(f"M{20 + 96 * k},1090 V1240", darken(wood, 0.55), stroke=4)
    for x in (120, 660):
        pen.path(f"M{x},1064 h44 v90 q-6,50 -44,60Z", darken(wood, 0.2))
    pen.path("M-20,986 H820 V1006 H-20Z", lighten(wood, 0.15))
    pen.path("M-20,1004 H820 V1076 H-20Z", wood)
    with pen.flat():
        pen.path("M-20,1030 C200,1022 300,1044 500,1030 S700,1040 820,1028 M-20,1056 C160,1064 360,1046 820,1058", darken(wood, 0.16), stroke=3)


def pegged_things(pen: PaperPen) -> None:
    """A hand bell, an alarm clock and a tin whistle on the sill, each with a peg on what it speaks with."""
    with pen.at(92, 992):
        pen.path("M-8,-118 h16 v-64 q-8,-14 -16,0Z", "#5a3424")
        pen.path("M-62,-8 C-46,-30 -52,-112 0,-120 C52,-112 46,-30 62,-8Z", "#d9a43a")
        pen.path("M-68,-14 H68 V0 H-68Z", "#b07f26")
    clothes_peg(pen, 100, 986, 24, 0.66, "#e8c890")
    with pen.at(690, 992):
        pen.path("M-52,0 L-36,-26 L-22,-18 L-36,0Z M52,0 L36,-26 L22,-18 L36,0Z", "#3a4a54")
        for side in (-1, 1):
            pen.path(f"M{12 * side},-144 C{12 * side},-190 {76 * side},-184 {70 * side},-128Z", "#c8503a")
        pen.rect(-4, -186, 8, 44, "#3a4a54")
        pen.circle(0, -78, 72, "#c8503a")
        pen.circle(0, -78, 58, "#fff8ea")
        with pen.flat():
            for k in range(12):
                a = math.tau * k / 12
                pen.circle(48 * math.cos(a), -78 + 48 * math.sin(a), 3.4, "#5a3a34")
            pen.path("M0,-78 L-8,-116 M0,-78 L-30,-56", "#2a2a34", stroke=6)
    clothes_peg(pen, 690, 812, 8, 0.6, "#e8c890")
    with pen.at(196, 990, turn=-12):
        pen.path("M-12,0 L-9,-200 C-9,-222 9,-222 9,-200 L12,0Z", "#8fa4ac")
        with pen.flat():
            for k in range(5):
                pen.circle(0, -34 - 26 * k, 5, "#2f3c44")
    clothes_peg(pen, 152, 796, -24, 0.56, "#e8c890")


def near_kettle(pen: PaperPen, dark: Colour) -> None:
    """A kettle and a folded cloth, near and dark, cut by the lower edge."""
    pen.path("M430,1240 C430,1150 500,1120 580,1120 C670,1120 740,1150 740,1240Z", dark)
    pen.path("M470,1150 C380,1140 386,1080 330,1066 L316,1092 C350,1110 350,1190 452,1216Z", dark)
    pen.path("M520,1122 h120 v-16 h-120Z", lighten(dark, 0.1))
    pen.circle(580, 1096, 15, lighten(dark, 0.1))
    with pen.flat():
        pen.path("M470,1190 C480,1160 500,1148 530,1144", lighten(dark, 0.3), stroke=6)


# ---- an elephant seal on the sofa


# ---- a dressing gown that cannot sleep
