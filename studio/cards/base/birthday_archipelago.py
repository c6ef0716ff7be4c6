"""A cake is an island and its candles are the lighthouses; one of them has gone out."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

SEA = 700  # the horizon
SHORE = 960  # where the lowest tier stands in the water
SPONGE, SPONGE_DARK, CREAM = "#d9a06a", "#9c6248", "#fbe8dc"
ICING, ICING_SHADE, CHERRY = "#f0b7bd", "#b9748c", "#b8263c"
# x, foot, height, colour, lit: nine candles on three tiers, from the top to the shore
CANDLES: tuple[tuple[float, float, float, str, bool], ...] = (
    (388, 446, 200, "#e9c35a", True),
    (310, 462, 130, "#7fb0c9", True),
    (466, 462, 136, "#e88a7c", True),
    (226, 622, 150, "#e88a7c", True),
    (318, 636, 112, "#b58ac4", True),
    (540, 622, 140, "#8fb58a", True),
    (136, 800, 168, "#8fb58a", True),
    (250, 824, 120, "#e9c35a", True),
    (664, 800, 176, "#7d7f9c", False),
)
TIERS = ((388, 456, 132, 630, 34), (388, 630, 214, 808, 46), (400, 808, 318, SHORE, 58))


def drips(x: float, half: float, y: float, n: int, deep: float) -> str:
    """The lower edge of the icing, from right to left."""
    step = 2 * half / n
    text = ""
    for i in range(n):
        d = deep * (0.5 + 0.5 * math.sin(i * 2.4 + half))
        a = x + half - i * step
        bow = math.sin(math.pi * (i + 0.5) / n) * half * 0.12
        text += f"C{a - 2},{y + bow + d + 26} {a - step + 2},{y + bow + d + 26} "
        text += f"{a - step},{y + math.sin(math.pi * (i + 1) / n) * half * 0.12} "
    return text


def tier(pen: Pen, x: float, top: float, half: float, foot: float, ry: float) -> None:
    """A round storey of sponge with two seams of cream and an icing roof that runs."""
    side = (f"M{x - half},{top} L{x - half},{foot} Q{x},{foot + ry * 1.5} {x + half},{foot} "
            f"L{x + half},{top}Z")  # fmt: skip
    pen.path(side, SPONGE)
    with pen.clip(side):
        pen.rect(x + half * 0.3, top, half, foot - top + 90, darken(SPONGE, 0.2))
        pen.rect(x + half * 0.68, top, half, foot - top + 90, SPONGE_DARK)
        for f in (0.46, 0.78):
            y = top + (foot - top) * f
            pen.path(f"M{x - half},{y} Q{x},{y + ry * 1.5} {x + half},{y}", CREAM, stroke=11)
            pen.path(f"M{x - half},{y + 8} Q{x},{y + ry * 1.5 + 8} {x + half},{y + 8}",
                     CHERRY, 0.75, stroke=6)  # fmt: skip
        for i in range(46):
            a, b = (i * 0.618) % 1, (i * 0.381 + 0.1) % 1
            pen.oval(x - half + a * 2 * half, top + b * (foot - top) + 30, 4, 2.6, SPONGE_DARK, 0.6)
    n = int(half / 15)
    pen.path(f"M{x - half - 3},{top} L{x + half + 3},{top} L{x + half},{top + 8} "
             + drips(x, half, top + 14, n, 30) + "Z", ICING)  # fmt: skip
    with pen.clip(f"M{x + half * 0.34},{top - 50} h400 v240 h-400Z"):
        pen.path(f"M{x - half - 3},{top} L{x + half + 3},{top} L{x + half},{top + 8} "
                 + drips(x, half, top + 14, n, 30) + "Z", ICING_SHADE)  # fmt: skip
    pen.oval(x, top, half + 3, ry, ICING)
    pen.oval(x - half * 0.08, top - 3, half * 0.9, ry * 0.8, lighten(ICING, 0.35))


def cake(pen: Pen) -> None:
    for t in reversed(TIERS):
        tier(pen, *t)
    slice_bay(pen)
    for x, y, r in ((520, 470, 0), (196, 640, 17), (452, 656, 19), (150, 836, 20), (392, 856, 24),
                    (330, 866, 16), (250, 474, 0), (430, 476, 15)):  # fmt: skip
        if r:
            cherry(pen, x, y, r)


def slice_bay(pen: Pen) -> None:
    """A slice is missing from the lowest tier: a bay with one straight cliff, cut clean."""
    hole = "M454,850 L498,863 L498,1004 Q620,1004 722,964 V814 L600,814 Q540,848 454,850Z"
    with pen.clip(hole):
        pen.rect(440, 800, 300, 230, "#251340")
        pen.path("M440,840 Q540,846 602,812 V960 Q540,992 440,996Z", "#7a4844")
        pen.path("M600,814 L730,814 V964 L600,958Z", SPONGE)
        for y in (872, 920):
            pen.path(f"M440,{y + 34} Q540,{y + 24} 600,{y}", "#b597a4", stroke=10)
            pen.path(f"M600,{y} L730,{y}", CREAM, stroke=11)
            pen.path(f"M600,{y + 8} L730,{y + 8}", CHERRY, 0.75, stroke=6)
        pen.path("M440,836 Q540,846 602,812 v20 Q540,872 440,872Z", ICING_SHADE)
        pen.path("M600,812 L730,812 v22 q-12,12 -26,0 q-14,18 -30,2 q-16,10 -30,0 q-20,14 "
                 "-44,0Z", ICING)  # fmt: skip
        for i in range(24):
            pen.oval(606 + (i * 0.618) % 1 * 110, 846 + (i * 0.755) % 1 * 106, 4, 2.6,
                     SPONGE_DARK, 0.6)  # fmt: skip
        for y, x0, x1 in ((976, 560, 690), (988, 520, 640), (968, 630, 716)):
            pen.line(x0, y, x1, y, "#c98f8a", 3, 0.6)
    pen.path("M498,863 V1004", "#f0c08a", stroke=4)


def cherry(pen: Pen, x: float, y: float, r: float) -> None:
    pen.circle(x, y, r, CHERRY)
    pen.path(f"M{x + r * 0.2},{y - r} A{r},{r} 0 0 1 {x + r * 0.2},{y + r} "
             f"Q{x + r * 0.8},{y} {x + r * 0.2},{y - r}Z", darken(CHERRY, 0.4))  # fmt: skip
    pen.oval(x - r * 0.4, y - r * 0.4, r * 0.26, r * 0.2, "#f6b0a8")


def candle(pen: Pen, x: float, foot: float, h: float, tone: Colour, lit: bool) -> None:
    """A striped candle with a door, a window and a gallery below the flame."""
    w = 15 + h * 0.035
    top = foot - h
    body = f"M{x - w},{foot} L{x - w * 0.86},{top} L{x + w * 0.86},{top} L{x + w},{foot}Z"
    pen.oval(x, foot + 2, w * 1.7, 9, CREAM)
    pen.path(body, CREAM)
    with pen.clip(body):
        for k in range(int(h / 26) + 2):
            y = foot - k * 38
            pen.path(f"M{x - 40},{y} L{x + 40},{y - 24} v18 L{x - 40},{y + 18}Z", tone)
        pen.rect(x + w * 0.3, top - 10, w, h + 20, "#3a1f3d", 0.36)
    pen.path(f"M{x - 6},{foot + 1} v-14 a6,7 0 0 1 12,0 v14Z", "#4a2440")
    for f in (0.45, 0.7):
        pen.rect(x - 4, foot - h * f, 7, 10, "#ffe09a" if lit else "#2c1a33", radius=3)
    pen.rect(x - w * 1.35, top - 4, w * 2.7, 7, "#5d2f4a", radius=2)
    for i in range(6):
        a = x - w * 1.25 + i * w * 0.5
        pen.line(a, top - 4, a, top - 15, "#5d2f4a", 2.4)
    pen.line(x - w * 1.3, top - 16, x + w * 1.3, top - 16, "#5d2f4a", 3)
    pen.line(x, top - 2, x, top - 22, "#2c1a20", 4)
    if lit:
        pen.path(f"M{x},{top - 64} Q{x + 20},{top - 34} {x},{top - 14} Q{x - 20},{top - 34} "
                 f"{x},{top - 64}Z", "#ffb84e")  # fmt: skip
        pen.path(f"M{x},{top - 50} Q{x + 11},{top - 30} {x},{top - 17} Q{x - 11},{top - 30} "
                 f"{x},{top - 50}Z", "#fff6d0")  # fmt: skip
    else:
        pen.path(f"M{x},{top - 24} q-16,-30 4,-56 q22,-34 -2,-70 q-20,-34 10,-72", "#b8a6bd",
                 0.65, stroke=9)  # fmt: skip
        pen.path(f"M{x + 4},{top - 60} q20,-40 2,-70", "#d6c8d6", 0.5, stroke=5)


def surf(pen: Pen, rng: np.random.Generator) -> None:
    """Icing surf along the shore, in piped curls."""
    for i in range(110):
        f = (i % 55 + rng.uniform(-0.3, 0.3)) / 54
        x = 66 + 668 * f
        y = SHORE + 174 * f * (1 - f) + (4 if i < 55 else 16) + rng.uniform(-4, 4)
        if 492 < x < 718:
            continue
        r = rng.uniform(8, 18) if i < 55 else rng.uniform(6, 12)
        pen.oval(x, y, r * 1.2, r, "#dcb9c9")
        pen.oval(x - r * 0.2, y - r * 0.3, r * 0.95, r * 0.66, "#fff6f0")


def jetty(pen: Pen) -> None:
    """A landing stage of wafers, at the left."""
    for x in (212, 262, 312):
        pen.line(x, 1006, x - 6, 1084, "#4a2a30", 9)
    pen.path("M190,1000 L336,1004 L318,1036 L168,1030Z", "#c98f56")
    for x in range(200, 340, 24):
        pen.line(x, 1002, x - 20, 1034, "#8a5638", 3)
    pen.path("M168,1030 L318,1036 L318,1045 L168,1040Z", "#7d4a34")


def rowing_boat(pen: Pen) -> None:
    """A boat tied up in the bay, a giant match laid across it."""
    pen.path("M552,1034 Q516,1046 496,1008", "#e0c49a", stroke=4)
    pen.taper([(752, 968), (582, 1042)], 12, 11, "#e3bd84")
    pen.oval(758, 965, 21, 15, "#c8323a")
    pen.oval(752, 960, 9, 6, "#f08a74")
    pen.path("M548,1034 Q640,1052 732,1026 Q712,1078 650,1082 Q580,1080 548,1034Z", "#4f8a94")
    pen.path("M548,1034 Q640,1052 732,1026 L728,1038 Q640,1064 554,1046Z", "#9fd0cc")
    pen.path("M660,1080 Q712,1078 732,1026 Q700,1060 640,1066Z", "#2f5d70")


def ship(pen: Pen, x: float, y: float, k: float, flip: bool, tone: Colour) -> None:
    """A small steamer with a string of party flags."""
    with pen.at(x, y, scale=k, flip=flip):
        pen.path("M-50,-16 L54,-18 Q48,2 30,4 L-34,4 Q-46,0 -50,-16Z", "#8a3a5a")
        pen.path("M-46,-4 L49,-6 Q44,2 30,4 L-34,4Z", "#2c1838")
        pen.path("M-26,-17 v-18 h44 v17Z", "#e6cfc6")
        pen.rect(-4, -54, 14, 20, tone)
        for wx in (-18, -2, 10):
            pen.circle(wx, -26, 3.4, "#ffdf8a")
        pen.path("M-48,-16 L-30,-76 L30,-78 L52,-18", "#c9a8b8", stroke=1.6)
        for i, (fx, fy) in enumerate(((-42, -36), (-36, -56), (-20, -76), (-2, -77), (16, -77),
                                      (36, -62), (44, -42))):  # fmt: skip
            pen.path(f"M{fx - 6},{fy} h12 l-6,14Z", ("#e9c35a", "#e88a7c", "#8fd0c0")[i % 3])


def far_ships(pen: Pen) -> None:
    ship(pen, 74, 742, 0.8, False, "#e88a7c")
    ship(pen, 716, 722, 0.6, True, "#8fb58a")


def candles(pen: Pen) -> None:
    for x, foot, h, tone, lit in CANDLES:
        candle(pen, x, foot, h, tone, lit)


@card(id="8rpbs5", title="Many Happy Returns", seed=4, palette="plum", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    rng = s.rng
    s.sky([(0, "#1b1030"), (0.4, "#3a1d4c"), (0.62, "#6d3a68"), (1, "#a8607a")], horizon=SEA)
    s.stars(90, 420)
    s.clouds(380, SEA, 0.5)
    s.sea(SEA, deep="#22123a", sparkle="#ffcf8a", light_x=320, mirror=0.4, wave=1.2)
    tops = [(x, f - h - 36) for x, f, h, _, lit in CANDLES if lit]
    for start, end, w in ((tops[0], (-160, 120), 190), (tops[0], (940, 60), 190),
                          (tops[3], (-140, 640), 110), (tops[5], (960, 520), 130),
                          (tops[6], (-120, 900), 120)):  # fmt: skip
        s.beam(start, end, 10, w, "#ffd98c", 0.42, soft=14)
    s.draw(far_ships, name="ships with party flags", count=2, depth=0.62)
    low = s.draw(cake, name="cake as an island", role="subject", depth=0.75, volume=0.3,
                 ground=SHORE + 70, reflect=0.25)  # fmt: skip
    s.draw(candles, name="candles as lighthouses",
           role="subject", count=9, depth=0.78, volume=0.2)  # fmt: skip
    s.draw(lambda pen: surf(pen, rng), name="icing surf", depth=0.8)
    s.draw(jetty, name="landing stage", depth=0.82)
    s.draw(rowing_boat, name="rowing boat with a giant match", role="accent", depth=0.88)
    s.draw(lambda pen: ship(pen, 150, 1150, 1.25, False, "#e9c35a"), name="near ship", depth=0.9)
    for x, y in tops[:2] + tops[3:7:3]:
        s.glow((x, y), 110, "#ffc870", 0.5)
    s.glow((330, 480), 360, "#ffb46a", 0.26)
    s.vignette(0.4, "#120820")
    s.relate(low, "does the work of", "an island")
    s.describe("A cake with candles like lighthouses stands in the sea. It has three "
               "tiers and nine striped candles with doors and balconies. Eight burn, "
               "the ninth only smokes. Below it a slice is missing, and a rowing boat"
               " carries a giant match. It is night, the sea dark violet.")  # fmt: skip
    s.moods("festive", "lonely", "grand", "wistful")
    s.themes("birthday", "the sea", "time", "light in the dark", "home")
    s.says("many happy returns", "make a wish", "another year older", "land of plenty",
           "sweet harbour", "one went out", "guiding lights", "a piece of cake",
           "party at the end of the world", "treasure island", "someone will relight it",
           "sugar rush", "blow hard", "far from the guests", "shipping forecast",
           "foghorn and party horn")  # fmt: skip
    s.about(place="open sea", time="night", weather="light swell", light="candle beams",
            view="far", composition="centred")  # fmt: skip
