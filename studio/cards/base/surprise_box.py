"""A man opens a box in which he opens a box, and somebody has just opened ours."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

TOMATO, CREAM, TEAL, GOLD = "#d8452f", "#fbeed6", "#2f7f84", "#e9b04a"
FLOOR = (104, 150, 696, 1050)  # the parlour at the bottom of the box: left, top, right, bottom
BOX = (290, 402, 510, 732)  # the gift, of the same shape as the card
SCALE = (BOX[2] - BOX[0]) / 800


def walls(pen: Pen) -> None:
    """The four striped sides of a box, looked down into."""
    left, t, r, b = FLOOR
    sides = (((0, 0), (800, 0), (r, t), (left, t), 0.16), ((0, 0), (left, t), (left, b),
                                                           (0, 1200), -0.12),
             ((800, 0), (800, 1200), (r, b), (r, t), 0.34), ((0, 1200), (left, b), (r, b),
                                                             (800, 1200), 0.0))  # fmt: skip
    for a, c, d, e, dark in sides:
        base = darken(TOMATO, dark) if dark > 0 else lighten(TOMATO, -dark)
        pale = darken(CREAM, max(0.0, dark) * 0.9 + 0.06)
        pen.poly([a, c, d, e], base)
        along = 18 if dark in (0.16, 0.0) else 26
        for i in range(0, along, 2):
            p, q = (i + 0.3) / along, (i + 1.1) / along
            if dark == 0.16:
                outer, inner = (a, c), (e, d)
            elif dark == -0.12:
                outer, inner = (a, e), (c, d)
            elif dark == 0.34:
                outer, inner = (a, c), (e, d)
            else:
                outer, inner = (a, e), (c, d)
            pen.poly([_on(outer, p), _on(outer, q), _on(inner, q), _on(inner, p)], pale)
    pen.poly([(0, 0), (800, 0), (800, 1200), (0, 1200)], lighten(TOMATO, 0.25), stroke=22)
    pen.poly([(left, t), (r, t), (r, b), (left, b)], "#5a2420", 0.5, stroke=12)


def _on(edge: tuple[tuple[float, float], tuple[float, float]], t: float) -> tuple[float, float]:
    (x0, y0), (x1, y1) = edge
    return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t


def room(pen: Pen) -> None:
    """Boards, a rug, and the furniture of a small party, all from above."""
    left, t, r, b = FLOOR
    for i in range(14):
        y = t + (b - t) * i / 14
        pen.rect(left, y, r - left, (b - t) / 14 + 1, mix("#e8c58e", "#d3a568", (i * 5 % 7) / 7))
        pen.line(left, y, r, y, "#a87a44", 2.4, 0.7)
        pen.line(left + (i * 137) % 560, y, left + (i * 137) % 560, y + 64, "#a87a44", 2.4, 0.6)
    for x in range(196, 606, 14):
        pen.line(x, 262, x, 1028, "#f4e6c4", 4)
    pen.rect(184, 276, 432, 738, TEAL, radius=6)
    pen.rect(204, 296, 392, 698, "#f4e6c4")
    pen.rect(214, 306, 372, 678, mix(TEAL, "#1a3f4a", 0.35))
    for i in range(9):
        for x in (232, 568):
            y = 340 + i * 76
            pen.poly([(x, y - 17), (x + 11, y), (x, y + 17), (x - 11, y)], GOLD)
    _armchair(pen, 190, 262, -38, "#8f3a5a")
    _table(pen, 610, 860)
    _plant(pen, 158, 972)
    for x, y, k, tone in ((640, 620, 34, GOLD), (150, 560, 36, "#7f9fd0"), (656, 690, 30,
                                                                            "#e8809a"),
                          (160, 636, 28, CREAM)):  # fmt: skip
        pen.circle(x + 8, y + 12, k, "#7a4a34", 0.35)
        pen.circle(x, y, k, tone)
        pen.oval(x - k * 0.34, y - k * 0.34, k * 0.24, k * 0.34, lighten(tone, 0.6))
        pen.path(f"M{x + k * 0.7},{y + k * 0.7} q20,14 6,30 t10,26", darken(tone, 0.3), stroke=2.4)


def _armchair(pen: Pen, x: float, y: float, turn: float, tone: Colour) -> None:
    with pen.at(x, y, turn=turn):
        pen.rect(-58, -50, 124, 120, "#7a4a34", 0.35, radius=20)
        pen.rect(-64, -62, 128, 124, darken(tone, 0.25), radius=22)
        pen.rect(-64, -62, 128, 40, tone, radius=18)
        pen.rect(-64, -40, 28, 102, tone, radius=12)
        pen.rect(36, -40, 28, 102, tone, radius=12)
        pen.rect(-34, -20, 68, 78, lighten(tone, 0.22), radius=10)


def _table(pen: Pen, x: float, y: float) -> None:
    """A round table with a cake and three plates."""
    pen.circle(x + 12, y + 16, 78, "#7a4a34", 0.35)
    pen.circle(x, y, 78, "#8f5a34")
    pen.circle(x, y, 70, CREAM)
    pen.circle(x, y, 62, "#ead7b0", stroke=3)
    pen.circle(x + 4, y + 5, 36, "#c9a07c", 0.6)
    pen.circle(x, y, 36, "#f0a8b0")
    pen.circle(x, y, 27, "#fbe4e0")
    for a in range(0, 360, 60):
        cx, cy = x + math.cos(math.radians(a)) * 20, y + math.sin(math.radians(a)) * 20
        pen.circle(cx, cy, 5, TOMATO)
        pen.circle(cx - 1, cy - 1, 2, "#fff3b0")
    for a in (70, 190, 300):
        cx, cy = x + math.cos(math.radians(a)) * 55, y + math.sin(math.radians(a)) * 55
        pen.circle(cx, cy, 13, "#cfe0dc")
        pen.circle(cx, cy, 8, "#f4faf6")


def _plant(pen: Pen, x: float, y: float) -> None:
    pen.circle(x, y, 34, "#8a4f34")
    for i in range(11):
        with pen.at(x, y, turn=i * 33):
            pen.path("M0,0 Q18,-30 2,-66 Q-16,-30 0,0Z", mix("#3f7a4f", "#86b060", (i % 3) / 2))
            pen.line(0, -4, 1, -58, "#2c5a3c", 2)


def streamers(pen: Pen) -> None:
    """Paper serpents across the floor."""
    for x, y, dx, dy, tone in ((250, 190, 36, 16, GOLD), (560, 226, -30, 20, "#7f9fd0"),
                               (120, 770, 18, 34, "#e8809a"),
                               (660, 420, -16, 34, GOLD), (300, 1030, 44, -6,
                                                           "#7f9fd0")):  # fmt: skip
        d = f"M{x},{y}"
        for i in range(6):
            side = 16 if i % 2 else -16
            d += f" q{dx / 2 - dy * side / 30:.1f},{dy / 2 + dx * side / 30:.1f} {dx},{dy}"
        pen.path(d, tone, stroke=7)
        pen.path(d, lighten(tone, 0.5), 0.7, stroke=2)


def open_gift(pen: Pen) -> None:
    """The rim of his box, its lid and its ribbon thrown aside."""
    left, t, r, b = BOX
    pen.rect(left - 4, t + 8, r - left + 34, b - t + 22, "#12282c", 0.45, radius=10)
    with pen.at(612, 352, turn=17):
        pen.rect(-54, -80, 140, 190, "#12282c", 0.4, radius=6)
        pen.rect(-70, -100, 140, 196, TOMATO, radius=5)
        for x in (-56, -28, 0, 28, 56):
            pen.rect(x - 6, -100, 12, 196, CREAM)
        pen.rect(-70, -18, 140, 26, GOLD)
        pen.path("M0,-6 Q-52,-50 -58,-8 Q-52,24 0,-6 Q52,-54 58,-10 Q52,22 0,-6Z",
                 lighten(GOLD, 0.25))  # fmt: skip
        pen.path("M0,-6 Q-34,-32 -42,-8 Q-34,8 0,-6 Q34,-34 42,-10 Q34,8 0,-6Z", darken(GOLD, 0.25))
        pen.circle(0, -6, 11, GOLD)


def man(pen: Pen) -> None:
    """A man of fifty on his knees, from above: shoes, braces, bald spot, fingers on the rim."""
    pen.oval(412, 902, 122, 130, "#12282c", 0.45)
    for x in (352, 448):
        pen.oval(x, 1010, 27, 46, "#3a2a24")
        pen.oval(x - 4, 1002, 17, 34, "#5c4234")
        pen.oval(x, 944, 46, 66, "#2f3f5c")
        pen.oval(x - 10, 936, 22, 46, "#45597c")
    pen.path("M296,828 Q300,786 400,780 Q500,786 504,828 Q500,930 456,962 Q400,980 344,962 "
             "Q300,930 296,828Z", "#e9e4d8")  # fmt: skip
    pen.path("M296,828 Q300,786 360,782 Q330,870 352,964 Q300,930 296,828Z", "#fffaf0")
    pen.path("M470,790 Q504,800 504,828 Q500,930 456,962 Q484,880 470,790Z", "#b9b4b4")
    pen.path("M338,794 Q392,870 442,962 M462,794 Q408,870 358,962", "#c8432f", stroke=12)
    for a, c, d in (((306, 826), (254, 776), (284, 706)), ((494, 826), (548, 776), (516, 706))):
        pen.taper([a, c, d], 58, 34, "#f4f0e4" if a[0] < 400 else "#cfcac4")
        x, y = d
        pen.oval(x, y - 6, 22, 20, "#e3a87c")
        for i in range(4):
            pen.oval(x + (16 if x < 400 else -16), y - 22 + i * 12, 15, 6, "#edb98e")
    pen.oval(400, 774, 70, 64, "#6a4a38")
    pen.oval(330, 778, 13, 17, "#e3a87c")
    pen.oval(470, 778, 13, 17, "#d3966a")
    pen.oval(402, 764, 46, 43, "#e9b48a")
    pen.oval(388, 750, 20, 15, "#f9d9b8")
    pen.path("M388,716 Q400,694 412,716Z", "#e3a87c")
    pen.path("M346,806 q22,26 54,28 M356,756 q-14,30 0,56 M452,748 q16,34 2,60", "#4a3226",
             stroke=5)  # fmt: skip


def world(pen: Pen, depth: int) -> None:
    """The whole picture, and in its box the whole picture again."""
    walls(pen)
    room(pen)
    streamers(pen)
    open_gift(pen)
    with pen.at(BOX[0], BOX[1], scale=SCALE), pen.clip("M0,0 H800 V1200 H0Z"):
        if depth > 0:
            world(pen, depth - 1)
        else:
            pen.rect(0, 0, 800, 1200, "#fff3c4")
    pen.rect(BOX[0] - 5, BOX[1] - 5, 5, BOX[3] - BOX[1] + 10, lighten(TOMATO, 0.3))
    pen.rect(BOX[0] - 5, BOX[1] - 5, BOX[2] - BOX[0] + 10, 5, lighten(TOMATO, 0.3))
    man(pen)


def fingers(pen: Pen) -> None:
    """The corner of our own lid, four fingertips on it, and a curl of ribbon."""
    pen.path("M330,-20 L820,-20 L820,360 Q600,110 330,-20Z", "#7d2420")
    pen.path("M420,-20 L820,-20 L820,290 Q650,90 420,-20Z", "#98302a")
    for i, (x, y, k) in enumerate(((508, 66, 0.92), (600, 118, 1.06), (690, 192, 1.06),
                                   (768, 288, 0.94))):  # fmt: skip
        with pen.at(x, y, turn=46 - i * 4, scale=k):
            pen.path("M-42,-190 L42,-190 L40,44 Q34,92 0,94 Q-34,92 -40,44Z", "#e0a078")
            pen.path("M-42,-190 L-14,-190 L-16,50 Q-18,84 0,94 Q-34,92 -40,44Z", "#f3c29c")
            pen.path("M20,-190 L42,-190 L40,44 Q34,92 0,94 Q22,76 22,40Z", "#b87450")
            pen.path("M-24,40 Q-26,14 0,10 Q26,14 24,40 Q22,82 0,84 Q-22,82 -24,40Z", "#f9dcc8")
            pen.path("M-24,40 Q-26,14 0,10 Q-14,30 -10,78 Q-22,70 -24,40Z", "#fff0e2")
            for y0 in (-56, -46, -36):
                pen.path(f"M-26,{y0} q26,9 52,0", "#b87450", 0.8, stroke=3)
    pen.path("M392,-20 Q330,60 400,110 Q460,150 396,190 Q340,214 372,256", GOLD, stroke=26)
    pen.path("M386,-20 Q324,60 394,110 Q452,150 390,188 Q334,214 366,256", lighten(GOLD, 0.5),
             stroke=8)  # fmt: skip


@card(id="tq8nw4", title="Surprise", seed=3, palette="coral", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    s.backdrop("#d8452f", "#b8382a")
    box = s.draw(lambda pen: world(pen, 2), name="gift box in a gift box", role="place",
                 depth=0.8, volume=0.04, rim=0,
                 wobble=0.8, edge=0.16, protect=0.8)  # fmt: skip
    s.draw(open_gift, name="opened gift", role="subject", behind="gift box in a gift box", volume=0)
    s.shade("M104,150 H696 V230 H104Z M640,150 H696 V1050 H640Z", "#5a2420", 0.4, soft=34)
    s.glow((400, 560), 300, "#fff0c4", 0.26)
    s.glow((400, 566), 110, "#fff6d8", 0.3)
    s.draw(man, name="kneeling man", role="witness", depth=0.9, material="figure", volume=0.22,
           rim=0.3, wobble=0.6)  # fmt: skip
    s.draw(fingers, name="giant fingers on the lid", role="accent", depth=1.0, volume=0.34,
           rim=0.35,
           shadow=(-24, 34, 26, 0.5))  # fmt: skip
    s.vignette(0.2)
    s.relate(box, "contains", "gift box in a gift box")
    s.describe("A man kneels over a box that contains himself. We look straight down "
               "into a striped box with a parlour. In his gift box are the same "
               "parlour, balding man and box, ever smaller. At the top right giant "
               "fingers hold the lid. Red and white stripes.")  # fmt: skip
    s.moods("giddy", "uncanny", "festive", "curious")
    s.themes("surprise", "infinity", "being watched", "gifts", "big and small")
    s.says("a gift without end", "it's me again", "think outside the box", "who opens whom",
           "deja vu",
           "many happy returns", "infinite regress", "a doll's house", "peekaboo",
           "unwrapping yourself",
           "big brother", "matryoshka", "lonely birthday", "the lid comes off", "caught in a loop",
           "a giant intake of breath")  # fmt: skip
    s.about(place="a parlour in a box", time="day", weather="still", light="bright from above",
            view="from above, straight down", composition="frame", foreground="giant fingers at the upper right")  # fmt: skip
