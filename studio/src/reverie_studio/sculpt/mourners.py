"""A funeral on a pond: a heron that bows, carp under the surface, a matchbox with a candle, daisies, reeds, a child in a paper hat."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen

Point = tuple[float, float]


def bowing_heron() -> Clay:
    """In profile to our left, its neck in a high bow and its beak hung down: in px of the card, beak tip at (304, 742), feet about (640, 880).

    Parts: body, thigh, wing, neck, breast, head, crown, beak, lower beak, leg. Marks: `eye`, `tip`, `mouth`.
    """
    c = Clay()
    for x, z, foot in ((690, -40, 730), (610, 40, 626)):
        c.limb([(x + 6, 650, z, 11), (x + 12, 700, z, 9), (x + 14, 712, z, 13), (foot, 800, z, 8), (foot - 2, 900, z, 8)], melt=4, part="leg", per=5)
        c.limb([(x - 10, 510, z, 58), (x - 2, 590, z, 36), (x + 4, 650, z, 17), (x + 6, 668, z, 10)], melt=6, part="thigh", per=5)
    c.limb([(530, 440, 0, 108), (620, 420, 0, 124), (730, 400, 0, 96), (830, 390, 0, 40)], melt=12, part="body", per=6)
    c.limb([(500, 470, 10, 78), (470, 420, 20, 66), (440, 330, 24, 50), (400, 250, 26, 42), (330, 214, 28, 38), (262, 258, 30, 36), (236, 344, 32, 34), (238, 420, 34, 35)], melt=16, part="neck", per=8)
    c.limb([(500, 470, 30, 80), (480, 530, 50, 50), (470, 566, 50, 22)], melt=14, part="neck", per=5)
    c.limb([(236, 410, 36, 38), (244, 470, 38, 47), (256, 524, 38, 37), (264, 552, 38, 28)], melt=10, part="head", per=5)
    c.limb([(258, 536, 44, 26), (276, 620, 44, 17), (304, 742, 44, 2)], melt=3, part="beak", per=5)
    c.limb([(276, 540, 34, 22), (288, 620, 34, 13), (306, 738, 36, 1.5)], melt=2, part="lower beak", per=5)
    c.limb([(560, 400, 106, 66), (660, 410, 116, 84), (760, 430, 90, 60), (850, 460, 60, 26)], melt=10, part="wing", press=(0, 0, 1.2), per=6)
    for k in range(3):
        c.limb([(226, 404 - 10 * k, 56, 9), (170 - 16 * k, 410 - 6 * k, 56, 8), (116 - 20 * k, 470 + 6 * k, 56, 5), (92 - 14 * k, 540 + 8 * k, 56, 1)], melt=2, part="crown", per=6)
    patch(c, "crown", [(208, 400, 44, 26), (214, 452, 60, 26), (232, 500, 66, 17)])
    patch(c, "breast", [(486, 520, 80, 64), (448, 440, 70, 34)])
    c.marks |= {"eye": [(256, 486, 84)], "tip": [(304, 742, 44)], "mouth": [(268, 520, 70), (276, 560, 66), (290, 640, 60), (305, 738, 50)]}
    return c


def almost_shut(pen: PaperPen, at: Point, turn: float, size: float, lid: Colour, iris: Colour) -> None:
    """An eye of a bird in profile to our left, turned: its lid is down except for a slit."""
    with pen.at(*at, turn=turn, scale=size / 20):
        pen.path("M-25,5 C-16,-20 12,-22 27,1 C16,16 -12,19 -25,5Z", "#20242e")
        with pen.flat():
            pen.path("M-22,5 C-14,15 12,14 23,2 C10,3 -10,2 -22,5Z", iris)
            pen.path("M-9,4 C-8,12 4,12 5,3Z", "#120c14")
        pen.path("M-22,4 C-15,-18 12,-19 24,1 C12,5 -10,8 -22,4Z", lid)
        with pen.flat():
            pen.path("M-13,-5 C-6,-12 8,-12 16,-5", darken(lid, 0.22), stroke=2.2)
        pen.lit("M-15,7 a2.6,2.6 0 1 0 5.2,0 a2.6,2.6 0 1 0 -5.2,0Z", "#fffbe8", 0.9)


def hanging_plumes(pen: PaperPen, paper: Colour) -> None:
    """The long feathers below the breast of `bowing_heron`."""
    for k, (x, y, long, turn) in enumerate(((440, 500, 112, 112), (452, 524, 128, 104), (470, 544, 138, 98), (492, 560, 128, 92), (512, 556, 108, 84), (478, 526, 112, 102), (500, 534, 104, 90))):
        pen.path(cuts.leaf(x, y, long, turn, 0.1), darken(paper, 0.05 * (k % 3)))


def carp(pen: PaperPen, at: Point, towards: Point, size: float, paper: Colour, lips: Colour) -> None:
    """Seen from above as it comes up to `towards`: a long body, fins, a round pale mouth that is open."""
    turn = math.degrees(math.atan2(towards[1] - at[1], towards[0] - at[0]))
    with pen.at(*at, turn=turn, scale=size / 200):
        with pen.flat():
            pen.path("M-90,0 C-130,-34 -160,-36 -176,-30 C-160,-8 -160,8 -176,30 C-160,36 -130,34 -90,0Z", darken(paper, 0.14))
            pen.path("M20,-34 C0,-70 -24,-78 -40,-70 C-30,-52 -20,-40 -10,-32Z M20,34 C0,70 -24,78 -40,70 C-30,52 -20,40 -10,32Z", darken(paper, 0.1))
        pen.path("M-104,0 C-70,-34 -10,-46 40,-40 C76,-36 96,-22 100,0 C96,22 76,36 40,40 C-10,46 -70,34 -104,0Z", paper)
        with pen.flat():
            for x in (-60, -36, -12, 12):
                pen.path(f"M{x},-24 q12,24 0,48", lighten(paper, 0.1), stroke=3)
        pen.circle(88, 0, 25, lips)
        pen.circle(90, 0, 14, "#10242a")
        for y in (-30, 30):
            pen.circle(56, y, 8, "#e8dcae")
            pen.circle(58, y, 4.5, "#10161c")


def rings(pen: PaperPen, at: Point, sizes: tuple[float, ...], flat: float, paper: Colour, width: float = 3.0) -> None:
    """Ripples seen aslant, broken, thinner outwards."""
    rng = np.random.default_rng([round(at[0]), 612])
    with pen.flat():
        for k, r in enumerate(sizes):
            a = float(rng.uniform(0, 6.3))
            for part in range(3):
                turns = np.linspace(a + part * 2.1, a + part * 2.1 + float(rng.uniform(1.1, 1.8)), 24)
                q = r * (1 + 0.012 * np.sin(9 * turns + k))
                d = "M" + " L".join(f"{at[0] + f * math.cos(w):.1f},{at[1] + f * flat * math.sin(w):.1f}" for w, f in zip(turns, q, strict=True))
                pen.path(d, paper, stroke=max(1.6, width - 0.4 * k))


def lily_pad(pen: PaperPen, at: Point, r: float, turn: float, paper: Colour) -> None:
    """Seen aslant, notched."""
    with pen.at(*at):
        a, b = math.radians(turn - 12), math.radians(turn + 12)
        ends = [(r * math.cos(w), 0.6 * r * math.sin(w)) for w in (a, b)]
        pen.path(f"M0,0 L{ends[1][0]:.1f},{ends[1][1]:.1f} A{r},{r * 0.6} 0 1 1 {ends[0][0]:.1f},{ends[0][1]:.1f}Z", paper)
        with pen.flat():
            for k in range(7):
                w = math.radians(turn + 40 + 46 * k)
                pen.line(0, 0, 0.8 * r * math.cos(w), 0.48 * r * math.sin(w), lighten(paper, 0.1), 2)


def broken_moon(pen: PaperPen, at: Point, r: float, paper: Colour) -> None:
    """On moving water: strips that do not quite meet."""
    rng = np.random.default_rng([round(r), 614])
    for k in range(8):
        v = (k - 3.2) / 3.8
        w = r * math.sqrt(max(0.1, 1 - v * v)) * float(rng.uniform(0.7, 1.2))
        x, y, h = at[0] + float(rng.normal(0, 9)), at[1] + v * r * 0.95, r * 0.13
        pen.lit(f"M{x - w:.1f},{y:.1f} C{x - w * 0.4:.1f},{y - 2 * h:.1f} {x + w * 0.3:.1f},{y + h * 0.4:.1f} {x + w:.1f},{y - h * 0.6:.1f} C{x + w * 0.4:.1f},{y + 1.6 * h:.1f} {x - w * 0.3:.1f},{y + h * 0.2:.1f} {x - w:.1f},{y:.1f}Z", paper, 0.6)


def willow(pen: PaperPen, seed: int, xs: tuple[float, ...], paper: Colour) -> None:
    """Twigs that hang in from above."""
    rng = np.random.default_rng([seed, 613])
    for x in xs:
        long, lean = float(rng.uniform(90, 250)), float(rng.normal(0, 14))
        pen.line(x, -10, x + lean, long, darken(paper, 0.2), 3)
        for k in range(int(long / 16)):
            y = 16 * k
            pen.path(cuts.leaf(x + lean * y / long, y, 46, 90 + (34 if k % 2 else -34), 0.12), paper)


def matchbox(pen: PaperPen, fish: Colour) -> None:
    """A tray afloat at (370, 840), 210 px long: tail over its edge to our left, a candle stub on it."""
    pen.path("M256,826 L300,888 L486,872 L476,812 L300,790Z", "#7a4a2c")
    pen.path("M262,824 L304,872 L480,856 L470,812 L306,794Z", "#c99a5c")
    pen.path("M278,824 L312,860 L466,846 L458,816 L310,804Z", "#f1e2bd")
    pen.path("M300,826 C330,806 400,808 440,828 C400,852 330,852 300,826Z", fish)
    pen.path("M312,828 C286,820 262,792 236,790 C244,810 240,824 224,838 C250,846 290,846 312,828Z", lighten(fish, 0.06))
    with pen.flat():
        pen.path("M252,804 q16,14 40,22 M248,832 q20,2 42,-4", darken(fish, 0.2), stroke=3)
        pen.path("M340,816 q12,12 0,24 M362,814 q12,14 0,28 M384,816 q10,12 0,26", darken(fish, 0.14), stroke=3)
    pen.path("M256,826 L300,888 L300,902 L252,838Z", "#5a3420")
    pen.path("M300,888 L486,872 L484,888 L300,904Z", "#9c3328")
    pen.path("M414,838 C414,846 452,846 452,836 V776 C446,766 420,766 414,776Z", "#f6ead0")
    pen.path("M414,786 C410,800 418,812 420,822 C424,812 424,800 426,790Z", "#fff7e2")
    with pen.flat():
        pen.path("M432,772 C431,764 433,758 432,752", "#2a1a1a", stroke=3.4)
    pen.lit("M432,694 C452,726 454,752 432,760 C410,752 414,726 432,694Z", "#ff9a34", 0.9)


def daisy(pen: PaperPen, at: Point, r: float) -> None:
    """Afloat."""
    for k in range(9):
        pen.path(cuts.leaf(at[0], at[1], r, 40 * k, 0.26), "#eef0e6")
    pen.circle(*at, r * 0.3, "#e9b43c")


def reeds(pen: PaperPen, seed: int, xs: tuple[float, ...], foot: float, paper: Colour, cob: Colour) -> None:
    """Blades and bulrushes that rise from below the edge."""
    rng = np.random.default_rng([seed, 611])
    for k, x in enumerate(xs):
        long, lean = float(rng.uniform(420, 760)), float(rng.normal(0, 7))
        pen.path(cuts.leaf(x, foot, long, -90 + lean, 0.028), paper if k % 2 else darken(paper, 0.15))
        if k % 3 == 0:
            u, v = x + 26, foot - long * 0.86
            pen.line(x + 10, foot, u, v, darken(paper, 0.1), 6)
            pen.path(f"M{u - 13},{v} C{u - 14},{v - 96} {u + 14},{v - 96} {u + 13},{v} C{u + 10},{v + 10} {u - 10},{v + 10} {u - 13},{v}Z", cob)


def bowed_head(pen: PaperPen, hair: Colour, skin: Colour, coat: Colour) -> None:
    """A child from behind at the lower left, its head about (150, 1050): coat, nape, ears, parted hair drawn into two plaits; a hat goes on it."""
    pen.path("M-30,1230 C-10,1166 60,1150 148,1152 C236,1150 310,1170 336,1230Z", coat)
    pen.path("M112,1090 H186 C186,1130 192,1150 204,1158 C170,1172 126,1172 96,1158 C108,1150 112,1130 112,1090Z", skin)
    pen.path("M92,1150 C126,1172 172,1172 208,1150 L220,1172 C176,1196 122,1196 80,1172Z", "#e2ddd0")
    for x, y in ((58, 1058), (240, 1064)):
        pen.oval(x, y, 17, 24, skin)
    pen.path("M60,1000 C50,1070 70,1120 118,1124 C132,1124 144,1118 149,1106 C156,1118 168,1126 184,1124 C230,1118 248,1072 238,1006Z", hair)
    with pen.flat():
        pen.line(150, 1030, 149, 1108, lighten(skin, 0.04), 3.4)
        for k in (-1, 1):
            for n in range(4):
                pen.path(f"M{150 + 7 * k},{1040 + 15 * n} C{150 + 26 * k},{1046 + 15 * n} {150 + 40 * k},{1070 + 9 * n} {150 + 46 * k},{1104 + 3 * n}", darken(hair, 0.3), stroke=2.6)
            for n in range(2):
                pen.path(f"M{150 + (84 - 8 * n) * k},{1030 + 12 * n} C{150 + (82 - 12 * n) * k},{1070} {150 + (66 - 6 * n) * k},{1096} {150 + 52 * k},{1110}", darken(hair, 0.3), stroke=2.6)


def paper_hat(pen: PaperPen, at: Point, turn: float, paper: Colour) -> None:
    """Folded from a black sheet, from behind."""
    with pen.at(*at, turn=turn):
        pen.path("M-100,24 L0,-150 L100,24Z", paper)
        pen.path("M0,-150 L100,24 L0,30Z", lighten(paper, 0.1))
        pen.path("M-138,-14 C-60,24 60,24 138,-14 L112,50 C50,76 -50,76 -112,50Z", darken(paper, 0.2))
        pen.path("M-138,-14 C-60,24 60,24 138,-14 L135,-4 C60,34 -60,34 -135,-4Z", lighten(paper, 0.14))
