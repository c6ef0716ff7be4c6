"""Through a rainy window: a woman dines happily with an overcoat."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

COAT, HAT, CLOTH = "#3f5a58", "#2f3f44", "#f1e3c4"
TABLE = 800


def room(pen: Pen) -> None:
    """Warm papered wall, sconces, a mirror, panelling."""
    pen.rect(0, 0, 810, 1210, "#70382f")
    for x in range(50, 810, 56):
        pen.rect(x, 0, 28, 640, "#7d4133")
    pen.rect(0, 632, 810, 14, "#e0a862")
    pen.rect(0, 646, 810, 560, "#43242a")
    for x in range(10, 810, 150):
        pen.rect(x, 670, 130, 260, "#54302f", radius=4)
        pen.rect(x + 10, 680, 110, 240, "#4a2a2b", radius=4)
    for x in (196, 716):  # sconces
        pen.path(f"M{x - 5},290h10v50h-10Z", "#d9a44a")
        pen.path(f"M{x - 34},290L{x - 20},230H{x + 20}L{x + 34},290Z", "#ffe2a0")
        pen.path(f"M{x + 6},230H{x + 20}L{x + 34},290H{x + 8}Z", "#f0bc62")
    pen.oval(456, 290, 124, 160, "#8a5f24")
    pen.oval(453, 287, 121, 157, "#d9a44a")
    pen.oval(456, 290, 104, 140, "#2f4a50")
    pen.path("M366,250C400,180 500,170 540,220C520,300 420,310 366,350Z", "#4f6a6c", 0.8)


def chair(pen: Pen, x: float, flip: bool) -> None:
    """A bistro chair, seen from the side."""
    with pen.at(x, 0, flip=flip):
        pen.taper([(-70, 620), (-86, 700), (-78, 860), (-92, 1050)], 15, 13, "#4a2620")
        pen.taper([(-74, 620), (-90, 700), (-82, 860)], 5, 4, "#8a5240")
        pen.path("M-92,860H66V884H-92Z", "#5a2f26")
        pen.path("M-86,846Q-10,826 62,848V864H-86Z", "#c29a4a")
        pen.taper([(52, 880), (58, 1050)], 13, 11, "#4a2620")


def overcoat(pen: Pen) -> None:
    """A man's coat that sits upright with nobody in it, one sleeve raised; it faces left."""
    dark, light = darken(COAT, 0.32), lighten(COAT, 0.2)
    pen.path("M520,842C510,880 500,940 506,1012L560,1016L566,884L620,890L618,1016L690,1012C712,930 706,860 690,812Z", dark)
    pen.path("M498,846C520,812 600,806 690,812C700,850 690,884 640,892C590,900 520,900 500,884C492,872 492,858 498,846Z", COAT)
    pen.path("M500,880C560,896 640,890 690,862C688,886 660,892 640,894C590,902 520,902 500,886Z", dark)
    pen.path("M560,560C524,600 518,720 536,838H700C716,740 716,620 676,566C650,540 596,536 560,560Z", COAT)
    pen.path("M630,546C716,570 716,740 700,838H640C676,740 676,620 630,546Z", dark)
    pen.path("M560,560C540,586 528,630 526,680C546,640 560,600 590,566Z", light)
    pen.path("M566,552L604,528L650,540L622,576L560,690L546,610Z", light)
    pen.path("M622,576L650,540L676,566L640,620L586,720L560,690Z", darken(COAT, 0.14))
    pen.path("M572,542C590,520 650,520 668,546C672,566 650,578 620,578C596,578 568,566 572,542Z", "#c4683f")
    pen.path("M584,538C600,524 644,526 656,542C640,552 600,552 584,538Z", "#12201f")
    pen.path("M596,568L580,690L612,700L628,576Z", "#c4683f")
    pen.path("M612,572L600,696L612,700L628,576Z", "#94442c")
    for k in range(3):
        pen.path(f"M{592 - k * 3},{600 + k * 30}l30,4v9l-31,-4Z", "#f1d9a0")
    pen.path("M580,690l-4,18M590,693l-2,18M600,696l0,18M610,699l2,17", "#c4683f", stroke=4)
    for y in (740, 784):
        pen.circle(560, y, 9, "#1d2c2b")
        pen.circle(558, y - 2, 6, "#c29a4a")
    pen.taper([(668, 610), (650, 720), (572, 776)], 70, 54, dark)
    pen.path("M586,750L560,800L530,790L552,744Z", darken(COAT, 0.2))
    pen.oval(546, 768, 15, 26, "#12201f")


def sleeve(pen: Pen) -> None:
    """The raised sleeve: cuff empty, glass held up by nothing but the cuff."""
    pen.taper([(600, 610), (536, 640), (492, 540)], 72, 54, darken(COAT, 0.18))
    pen.taper([(596, 604), (530, 634), (486, 536)], 60, 46, COAT)
    pen.taper([(580, 594), (526, 616), (484, 540)], 16, 12, lighten(COAT, 0.25))
    with pen.at(485, 522, turn=-22):
        pen.path("M-32,26L-30,-6H30L32,26Z", lighten(COAT, 0.1))
        pen.oval(0, -8, 30, 12, lighten(COAT, 0.25))
        pen.oval(0, -8, 24, 8.5, "#12201f")


def glass(pen: Pen, x: float, y: float, turn: float, wine: Colour = "#a8283a") -> None:
    """A wine glass; (x, y) is where the stem is held."""
    with pen.at(x, y, turn=turn):
        pen.oval(0, 44, 22, 6, "#e8efe6", 0.85)
        pen.rect(-2.5, -10, 5, 54, "#e8efe6", 0.9)
        pen.path("M-26,-78C-30,-40 -18,-10 0,-8C18,-10 30,-40 26,-78Z", "#dfeee8", 0.5)
        pen.path("M-27,-52C-26,-30 -16,-12 0,-11C16,-12 26,-30 27,-52C14,-46 -14,-58 -27,-52Z", wine)
        pen.path("M-18,-70C-20,-50 -16,-34 -10,-26", "#ffffff", 0.8, stroke=4)
        pen.oval(0, -78, 26, 6, "#ffffff", 0.7, stroke=2.4)


def hat(pen: Pen) -> None:
    with pen.at(618, 446, turn=-7):
        pen.path("M-92,10C-50,-14 56,-16 96,6C70,26 -66,30 -92,10Z", "#1d2b30")
        pen.path("M-60,6C-62,-46 -50,-78 -14,-70C6,-82 52,-80 58,-46C62,-24 62,-8 60,6C24,-2 -26,-2 -60,6Z", HAT)
        pen.path("M26,-74C52,-78 62,-40 60,6C48,3 38,1 28,0C40,-24 40,-52 26,-74Z", "#1d2b30")
        pen.path("M-60,-12C-24,-20 26,-20 60,-12V6C26,-2 -24,-2 -60,6Z", "#c4683f")
        pen.path("M-46,-30C-48,-50 -40,-62 -26,-62", "#5a7076", stroke=6)


def table(pen: Pen) -> None:
    pen.path(f"M270,{TABLE}C340,{TABLE - 24} 530,{TABLE - 24} 600,{TABLE}L630,1110H240Z", "#d9c194")
    pen.path(f"M270,{TABLE}C340,{TABLE - 24} 530,{TABLE - 24} 600,{TABLE}C530,{TABLE + 26} 340,{TABLE + 26} 270,{TABLE}Z", CLOTH)
    for x0, x1 in ((290, 272), (340, 330), (396, 392), (452, 456), (510, 522), (562, 584)):
        pen.path(f"M{x0},{TABLE + 14}Q{x1 - 6},{TABLE + 120} {x1},1110H{x1 + 22}Q{x1 + 10},{TABLE + 120} {x0 + 10},{TABLE + 14}Z", "#b99c6c", 0.75)


def soup(pen: Pen, x: float) -> None:
    y = TABLE - 6
    pen.oval(x, y + 4, 62, 14, "#c9b184")
    pen.oval(x, y, 60, 13, "#fdf6e4")
    pen.path(f"M{x - 42},{y - 16}C{x - 36},{y + 8} {x + 36},{y + 8} {x + 42},{y - 16}Z", "#e6dcc2")
    pen.oval(x, y - 16, 42, 9, "#fdf6e4")
    pen.oval(x, y - 15, 34, 6.5, "#d9742c")
    pen.path(f"M{x - 8},{y - 30}q-8,-16 2,-28t0,-26M{x + 12},{y - 30}q-6,-14 2,-24", "#fff3dc", 0.55, stroke=4)


def candle(pen: Pen) -> None:
    pen.oval(434, TABLE - 6, 30, 8, "#a87428")
    pen.path(f"M426,{TABLE - 8}V{TABLE - 40}H442V{TABLE - 8}Z", "#d9a44a")
    pen.rect(424, TABLE - 120, 20, 84, "#f6ead0", radius=4)
    pen.rect(436, TABLE - 116, 8, 80, "#d9c49c", radius=3)
    pen.path(f"M434,{TABLE - 176}C448,{TABLE - 150} 448,{TABLE - 132} 434,{TABLE - 122}C420,{TABLE - 132} 420,{TABLE - 150} 434,{TABLE - 176}Z", "#ffd36a")
    pen.path(f"M434,{TABLE - 156}C440,{TABLE - 144} 440,{TABLE - 132} 434,{TABLE - 126}C428,{TABLE - 132} 428,{TABLE - 144} 434,{TABLE - 156}Z", "#fff6d8")


def pearls(pen: Pen, neck: tuple[float, float]) -> None:
    x, y = neck
    for k in range(8):
        a = k / 7 * 3.14
        pen.circle(x + 30 * math.cos(a) + 2, y + 22 * math.sin(a), 6.4, "#d8c6b0")
        pen.circle(x + 30 * math.cos(a) + 1, y + 22 * math.sin(a) - 1.5, 4.6, "#fffaf0")


def waiter(pen: Pen) -> None:
    """A sleeve, a white glove, and a tray with two desserts; the rest is behind the frame."""
    pen.path("M40,610L150,536L170,566L60,680Z", "#2a2630")
    pen.path("M140,530L166,566L178,556L152,520Z", "#f6f0e2")
    pen.path("M150,520C176,500 204,508 208,524C204,540 186,548 170,556Z", "#fdf8ea")
    pen.oval(190, 508, 108, 15, "#8f8a80")
    pen.oval(190, 502, 108, 14, "#e9e4d6")
    for x in (142, 240):
        pen.oval(x, 500, 38, 8, "#fdf6e4")
        pen.path(f"M{x - 28},498L{x - 20},456C{x - 12},446 {x + 12},446 {x + 20},456L{x + 28},498Z", "#f0c98a")
        pen.path(f"M{x - 21},460C{x - 12},444 {x + 12},444 {x + 21},460L{x + 24},474C{x + 12},468 {x + 4},486 {x - 4},472"
                 f"C{x - 12},464 {x - 18},482 {x - 23},472Z", "#8f4a26")  # fmt: skip
        pen.circle(x, 444, 9, "#c8323a")
        pen.circle(x - 3, 441, 3, "#ffd0c8")


def curtain(pen: Pen) -> None:
    """A half curtain on a brass bar, below the table's edge."""
    for k, x in enumerate(range(60, 820, 38)):
        pen.path(f"M{x - 4},934h46q-4,110 4,190h-54q8,-100 4,-190Z", ("#1f5f5a", "#174a48")[k % 2])
        pen.path(f"M{x + 8},940q-3,100 -2,180", "#2f7a70", 0.8, stroke=5)
    for x in range(70, 820, 76):
        pen.circle(x, 930, 12, "#8a5f24", stroke=5)
    pen.rect(40, 922, 780, 15, "#8a5f24", radius=7)
    pen.rect(40, 922, 780, 6, "#f0cf7a", radius=3)


def frame(pen: Pen) -> None:
    """The shop front: jamb, lintel, sill, wet stones."""
    pen.rect(0, 0, 74, 1210, "#0f3a40")
    pen.rect(10, 60, 44, 1060, "#164a4e")
    pen.rect(62, 60, 14, 1070, "#082428")
    pen.rect(0, 0, 810, 74, "#0f3a40")
    pen.rect(0, 10, 810, 36, "#1c575a")
    pen.rect(70, 66, 740, 14, "#082428")
    pen.rect(0, 1106, 810, 44, "#1c575a")
    pen.rect(0, 1106, 810, 10, "#5f9a90")
    pen.rect(0, 1150, 810, 60, "#0a2a30")
    for x in range(-20, 820, 92):
        pen.rect(x, 1158, 84, 50, "#123c42", radius=10)
        pen.path(f"M{x + 8},1164h66", "#d98a4a", 0.5, stroke=4)


def wet(pen: Pen, rng: np.random.Generator) -> None:
    """Runnels and drops on the pane."""
    for _ in range(13):
        x, y = float(rng.uniform(90, 800)), float(rng.uniform(40, 500))
        points = [(x, y)]
        for _ in range(int(rng.integers(3, 7))):
            x, y = x + float(rng.normal(0, 10)), y + float(rng.uniform(50, 110))
            points.append((x, y))
        pen.taper(points, 1, 5, "#cfe9e4", 0.22)
        pen.taper([(px - 1, py) for px, py in points], 0.6, 1.4, "#ffffff", 0.35)
        pen.oval(x, y + 2, 3.6, 6, "#dff4ee", 0.45)
        pen.circle(x - 1, y, 1.3, "#ffffff", 0.8)
    for _ in range(120):
        x, y, r = float(rng.uniform(84, 800)), float(rng.uniform(84, 1090)), float(rng.uniform(2, 5))
        pen.oval(x, y, r, r * 1.2, "#cfe9e4", 0.36)
        pen.circle(x - r * 0.3, y - r * 0.4, r * 0.32, "#ffffff", 0.7)


def _right(pen: Pen, part: Callable[[Pen], None]) -> None:
    with pen.at(28, 0):
        part(pen)


def _up(pen: Pen, part: Callable[[Pen], None]) -> None:
    with pen.at(-14, -66):
        part(pen)


@card(id="rc7xsn", title="Table for Two", seed=6, palette="teal", light=(-0.1, -0.5))
def paint(s: Scene) -> None:
    s.backdrop("#0d2f38", "#08222a")
    s.board("room", room, depth=0.6)
    s.glow((196, 270), 240, "#ffb866", 0.5)
    s.glow((716, 270), 240, "#ffb866", 0.5)
    s.draw(lambda pen: [chair(pen, 196, False), chair(pen, 660, True)], name="chairs", volume=0.2, count=2)
    woman = s.figure((232, 856), age="adult", pose="sit", view="front_right", height=600, role="witness", seed=12, expression="glad", contact=0,
                     clothes={"top": "dress", "colour": "#7a2f4a", "trim": "#f3e2c0"}, hair={"kind": "bun", "colour": "#e9e2d8"}, skin="#f0c3a0",
                     look=(26, -8), reach={"hand_right": (120, -256), "hand_left": (118, -66)}, grips={"hand_right": "grip"},
                     label="laughing woman in pearls")  # fmt: skip
    hand, neck = woman["hand_right"], woman["neck"]
    s.draw(lambda pen: pearls(pen, neck), name="pearls", volume=0.2, record=False)
    coat = s.draw(lambda pen: _right(pen, overcoat), name="empty overcoat", role="subject", volume=0.3)
    s.draw(table, name="table", volume=0.15)
    s.draw(lambda pen: [soup(pen, 346), soup(pen, 526)], name="two bowls of soup", count=2, volume=0.2)
    s.draw(candle, name="candle", volume=0.1)
    s.draw(lambda pen: _right(pen, sleeve), name="raised sleeve", role="accent", volume=0.25)
    s.draw(lambda pen: [glass(pen, hand[0] + 2, hand[1], 8), glass(pen, 506, 488, -10)], name="two glasses", count=2, volume=0.1)
    s.draw(lambda pen: _right(pen, hat), name="hovering hat", role="subject", volume=0.3)
    s.draw(lambda pen: _up(pen, waiter), name="tray with two desserts", volume=0.2)
    s.glow((434, 660), 420, "#ffb04a", 0.62)
    s.draw(curtain, name="half curtain on a brass bar", role="place", volume=0.2)
    s.shade("M74,74H800V1110H74Z", "#0d4a52", 0.16, 0)
    s.shade("M74,500L560,74H700L74,640ZM300,1110L800,640V780L470,1110Z", "#bfe6e0", 0.1, 6)
    s.draw(lambda pen: wet(pen, s.rng), name="rain on the pane", role="place", volume=0, rim=0, edge=0, protect=1.0)
    s.draw(frame, name="window frame", role="place", volume=0.15, depth=0.95)
    s.glow((420, 1176), 300, "#ff9a4a", 0.14)
    s.relate(coat, "is inhabited by", "nobody")
    s.describe("A woman raises her glass to an empty coat at dinner. The window "
               "before us is wet with rain. The coat, with scarf and hovering hat, "
               "raises a glass too. The woman has white hair and pearls and laughs. "
               "Two soups steam. A gloved hand brings two desserts.")  # fmt: skip
    s.moods("romantic", "sad", "warm", "strange")
    s.themes("memory", "love", "absence", "celebration", "company")
    s.says("table for two", "dining with nobody", "to absent friends", "the invisible man", "our anniversary", "old habits", "a perfect gentleman",
           "he keeps his hat on", "cheers, my dear", "remembering happily", "blind date", "clink", "love outlasts", "an empty suit",
           "dinner with a ghost", "rain outside, warm within")  # fmt: skip
    s.about(place="restaurant", time="evening", weather="rain", light="candle inside, wet dark outside", view="through a rainy window",
            composition="right", foreground="the dark frame of the window")  # fmt: skip
    s.vignette(0.3)
