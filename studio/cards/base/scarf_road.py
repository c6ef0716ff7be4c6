"""An old woman knits the road as it goes; at its other end somebody unravels it."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen, smooth_points
from reverie_studio.scene import Scene, card

Row = tuple[float, float, float]  # x, y and width of the scarf there
NEAR: list[Row] = [(566, 985, 150), (500, 1052, 176), (370, 1084, 190), (226, 1046, 176),
                   (160, 966, 146),
                   (226, 890, 122), (330, 842, 108), (352, 792, 98), (330, 740, 92)]  # fmt: skip
MIDDLE: list[Row] = [(360, 800, 92), (420, 748, 84), (520, 706, 74), (604, 664, 64), (600, 622, 54),
                     (540, 586, 48), (510, 550, 44)]  # fmt: skip
FAR: list[Row] = [(540, 600, 44), (470, 566, 40), (372, 536, 35), (300, 500, 30), (310, 466, 25),
                  (276, 436, 21),
                  (226, 414, 18)]  # fmt: skip
TONES: tuple[Colour, ...] = ("#d9a02c", "#d9a02c", "#1f6f74", "#1f6f74", "#1f6f74", "#efdfb4",
                             "#c98420", "#2f8a88")  # fmt: skip
YARN = "#d9a02c"


def scarf(pen: Pen, rows: list[Row], stitch: float, light: float = 0.0) -> None:
    """A knitted band through the rows: stripes, stitches, and a fringe along both hems."""
    line = smooth_points([(x, y) for x, y, _ in rows], closed=False, steps=24)
    widths = np.interp(np.linspace(0, 1, len(line)), np.linspace(0, 1, len(rows)),
                       [w for *_, w in rows])  # fmt: skip
    edges, along = [], [0.0]
    for i, (x, y) in enumerate(line):
        x0, y0 = line[max(0, i - 1)]
        x1, y1 = line[min(len(line) - 1, i + 1)]
        length = math.hypot(x1 - x0, y1 - y0) or 1.0
        nx, ny = (y1 - y0) / length, -(x1 - x0) / length * 0.62
        w = float(widths[i]) / 2
        edges.append(((x + nx * w, y + ny * w), (x - nx * w, y - ny * w), (nx, ny, w)))
        if i:
            along.append(along[-1] + math.hypot(x - line[i - 1][0], y - line[i - 1][1]) / (w * 0.3))
    for i in range(len(line) - 1):
        (a, b, _), (c, d, _) = edges[i], edges[i + 1]
        wool_tone = lighten(TONES[int(along[i] / 1.15) % len(TONES)], light)
        pen.poly([a, c, d, b], wool_tone)
        pen.poly([a, c, d, b], wool_tone, stroke=1.0)
    for i in range(0, len(line) - 1, 2):
        (a, b, (nx, ny, w)), tone = edges[i], TONES[int(along[i] / 1.15) % len(TONES)]
        pen.line(a[0], a[1], a[0] + nx * w * 0.16, a[1] + ny * w * 0.16 + 2, lighten(tone, light),
                 w * 0.05 + 0.6)  # fmt: skip
        pen.line(b[0], b[1], b[0] - nx * w * 0.16, b[1] - ny * w * 0.16 + 2, lighten(tone, light),
                 w * 0.05 + 0.6)  # fmt: skip
    if not stitch:
        return
    last = -1
    for i in range(len(line) - 3):
        step = int(along[i] * 2.3)
        if step == last:
            continue
        last = step
        a, b, (_, _, w) = edges[i]
        c, d, _ = edges[min(i + 3, len(edges) - 1)]
        dark = darken(TONES[int(along[i] / 1.15) % len(TONES)], 0.3)
        count = 9
        for k in range(count):
            t, u = (k + 0.2) / count, (k + 0.8) / count
            p, q = _between(a, b, t), _between(a, b, u)
            m = _between(c, d, (t + u) / 2)
            pen.poly([p, m, q], dark, 0.55, stroke=max(1.0, w * stitch), closed=False)


def _between(a: tuple[float, float], b: tuple[float, float], t: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def wool(pen: Pen, x: float, y: float, r: float, tone: Colour) -> None:
    """A ball of wool grazing in the field."""
    pen.circle(x, y - r * 0.8, r, tone)
    for k, turn in ((0.8, 0), (0.5, 0), (0.15, 0), (0.7, 70), (0.35, 70), (0.6, 130)):
        with pen.at(x, y - r * 0.8, turn=turn):
            pen.oval(0, 0, r * 0.94, r * k, darken(tone, 0.28), 0.8, stroke=max(1.2, r * 0.08))
    pen.path(f"M{x + r * 0.8},{y - r * 0.3} q{r * 0.8},{r * 0.5} {r * 0.6},{r * 0.7} "
             f"t{r},{r * 0.1}", tone,
             stroke=max(1.4, r * 0.12))  # fmt: skip


def cart(pen: Pen, x: float, y: float, k: float) -> None:
    """A hay cart and its donkey, seen small."""
    with pen.at(x, y, scale=k):
        pen.path("M-46,-14 h44 l4,-20 h-54Z", "#7a4326")
        pen.path("M-50,-32 q6,-30 26,-28 q28,0 28,28Z", "#e8c56a")
        for cx in (-38, -10):
            pen.circle(cx, -8, 10, "#3a2620")
            pen.circle(cx, -8, 5, "#a8764a")
        pen.path("M4,-20 h16 M18,-28 q16,-6 30,0 l8,-16 l4,-8 l4,8 l8,6 l-4,6 l-10,2 l-4,22 h-5 "
                 "l-2,-12 h-18 "
                 "l-2,12 h-5 l0,-16Z", "#5a5560")  # fmt: skip
        pen.line(0, -18, 24, -20, "#3a2620", 3)


def chair_back(pen: Pen, x: float, y: float) -> None:
    """The back of a kitchen chair, before her back."""
    for dx in (-66, 60):
        pen.path(f"M{x + dx},{y - 150} l16,0 l-4,262 l-14,0Z", "#6d4327")
        pen.path(f"M{x + dx},{y - 150} l6,0 l-4,262 l-5,0Z", "#94623a")
    for dy, h in ((-142, 26), (-92, 16), (-50, 14)):
        pen.path(f"M{x - 60},{y + dy} q60,-10 126,0 v{h} q-66,-10 -126,0Z", "#855430")
    pen.path(f"M{x - 70},{y - 4} h142 l6,20 h-154Z", "#94623a")


@card(id="5qu867", title="Purl Two", seed=21, palette="ochre", light=(-0.6, -0.75))
def paint(s: Scene) -> None:
    rng = s.rng
    s.sky([(0, "#2f7d84"), (0.4, "#7fb3a4"), (0.8, "#efd99c"), (1, "#f6e3b0")], horizon=460)
    s.puffs([(560, 190, 300), (180, 120, 190)], colour="#fbefd0", shade="#cdb98c", alpha=0.85)
    top = s.hills(400, 40, 240, "#6f9c94", depth=0.12, name="horizon")
    s.hills(452, 34, 300, "#8fa878", "#5f8a7c", texture="furrow", depth=0.3, name="far hills")
    s.draw(lambda pen: scarf(pen, FAR, 0, 0.1), name="scarf far off", role="subject", depth=0.5,
           volume=0.1,
           rim=0.1)  # fmt: skip
    s.draw(lambda pen: _end(pen, top(84)), name="loose end", role="accent", depth=0.55, volume=0)
    mid = s.hills(590, 36, 330, "#b9a24a", "#7d8a4c", texture="furrow", depth=0.45,
                  name="middle hills")  # fmt: skip
    s.draw(lambda pen: _trees(pen, rng), name="trees", depth=0.5, role="place")
    with s.inside(_below(mid)):
        s.draw(lambda pen: scarf(pen, MIDDLE, 0.02), name="scarf on the hills", role="subject",
               depth=0.6,
               volume=0.1, rim=0.2)  # fmt: skip
    s.draw(_carts, name="cart", depth=0.65, count=2)
    low = s.hills(796, 30, 420, "#cda53c", "#7f6a2c", texture="grass", depth=0.7,
                  name="near hill", marks=220)  # fmt: skip
    with s.inside(_below(low)):
        s.draw(lambda pen: scarf(pen, NEAR, 0.022), name="scarf that becomes the road",
               role="subject",
               depth=0.8, volume=0.14, rim=0.35, shadow=(8, 12, 10, 0.35))  # fmt: skip
    s.draw(_flock, name="balls of wool", depth=0.8, count=6, shadow=(8, 6, 6, 0.3))
    seat = (640, 1046)
    woman = s.figure(seat, age="old", pose="sit", view="back_left", height=430, role="witness",
                     depth=0.92,
                     hair={"kind": "bun", "colour": "#f0ece2"}, contact=0,
                     clothes={"top": "coat", "colour": "#8f2f3a", "trim": "#efdfb4",
                              "scarf": "#2f8a88"},
                     reach={"hand_left": (-96, -66), "hand_right": (-78, -84)},
                     label="old woman knitting")  # fmt: skip
    s.draw(lambda pen: chair_back(pen, seat[0] + 4, seat[1]), name="kitchen chair", depth=0.95,
           ground=1158,
           contact=0.4)  # fmt: skip
    s.draw(lambda pen: _needles(pen, woman["hands"]), name="needles", depth=0.9, behind=woman.name)
    s.grass(1196, "#8f7a2e", "#e0bd54", count=160, height=52, plane="front")
    s.relate("scarf", "turns into", "road")
    s.describe("An old woman knits a scarf that becomes a road. She sits on a kitchen"
               " chair on a hill, seen from behind, with very long needles. The "
               "striped scarf winds away over the hills, and carts drive on it. At "
               "its far end a cyclist pulls a thread.")  # fmt: skip
    s.moods("warm", "patient", "anxious")
    s.themes("making a way", "old age", "journeys", "care", "undoing")
    s.says("long and winding road", "grandmother's love", "hanging by a thread", "a labour of love",
           "she made the world", "unravelling", "click click click", "paving the way",
           "winter is coming",
           "never finished", "the fabric of life", "one stitch at a time", "fashion for giants",
           "the hills were cold", "the way home", "Penelope at work")  # fmt: skip
    s.about(place="a road over hills", time="afternoon", weather="breeze", light="low autumn sun",
            view="from above, far", composition="diagonal")  # fmt: skip


def _carts(pen: Pen) -> None:
    cart(pen, 512, 712, 0.62)
    cart(pen, 585, 640, 0.42)


def _flock(pen: Pen) -> None:
    for x, y, r, tone in ((90, 856, 26, "#1f6f74"), (456, 900, 22, "#efe0b8"), (560, 860, 26, YARN),
                          (690, 846, 22, "#efe0b8"), (64, 1140, 44, "#efe0b8"),
                          (742, 900, 30, "#1f6f74")):  # fmt: skip
        wool(pen, x, y, r, tone)


def _below(ridge: Callable[[float], float]) -> str:
    """Everything in front of a ridge, as a path."""
    points = " L".join(f"{x},{ridge(x) + 1:.1f}" for x in range(0, 801, 10))
    return f"M{points} L800,1200 L0,1200Z"


def _needles(pen: Pen, hands: tuple[float, float]) -> None:
    x, y = hands
    for x0, y0, x1, y1 in ((x + 70, y + 8, x - 236, y - 84), (x + 22, y + 40, x - 30, y - 196)):
        pen.taper([(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)], 11, 9, "#f0dcae")
        pen.taper([(x0, y0 + 3), ((x0 + x1) / 2, (y0 + y1) / 2 + 3), (x1, y1 + 3)], 4, 3, "#b08a4f")
        pen.circle(x1, y1, 13, "#b83a34")
    for i in range(7):
        pen.oval(x - 8 - i * 12, y + 2 - i * 4, 5, 12, YARN, stroke=3.4)


def _end(pen: Pen, ridge: float) -> None:
    """The last loops, the thread, and the cyclist who has caught it."""
    for i in range(6):
        pen.circle(222 - i * 9, 410 - (i % 2) * 4, 7, TONES[i % 2 * 2], stroke=2.6)
    pen.path(f"M174,408 Q150,424 128,396 T102,{ridge - 48}", YARN, stroke=3)
    with pen.at(84, ridge + 13, scale=1.12, flip=True):
        for cx in (-24, 26):
            pen.circle(cx, -15, 15, "#26393c", stroke=3)
        pen.poly([(-24, -15), (-8, -36), (16, -36), (0, -15), (-24, -15)], "#b83a34", stroke=3,
                 closed=False)  # fmt: skip
        pen.poly([(26, -15), (16, -40), (22, -44)], "#b83a34", stroke=3, closed=False)
        pen.path("M-12,-40 Q-10,-66 10,-72 L20,-62 Q6,-56 2,-36 L8,-22 L2,-20 L-6,-36Z", "#26393c")
        pen.path("M10,-66 L22,-46", "#26393c", stroke=5)
        pen.circle(13, -79, 9, "#e0a878")
        pen.path("M3,-81 q10,-16 22,-1Z", "#8f2f3a")
        pen.path("M2,-64 L-14,-42", "#8f2f3a", stroke=5)


def _trees(pen: Pen, rng: np.random.Generator) -> None:
    for x, y in ((60, 640), (92, 652), (130, 628), (704, 600), (738, 612), (770, 596), (250, 690),
                 (686, 740)):  # fmt: skip
        h = float(rng.uniform(44, 70))
        pen.rect(x - 3, y - h * 0.3, 6, h * 0.36, "#5a4a34")
        pen.oval(x, y - h * 0.6, h * 0.26, h * 0.42, mix("#1f6f74", "#5d8a5c", float(rng.random())))
        pen.oval(x - h * 0.07, y - h * 0.68, h * 0.14, h * 0.26, "#7fae86", 0.7)
