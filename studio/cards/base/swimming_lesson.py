"""From below the surface one sees what everybody's legs do, and whose have taken root."""

from __future__ import annotations

import math
from collections.abc import Sequence

from reverie_studio.colour import Colour, cool, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

Point = tuple[float, float]
SKINS = ("#f0c3a0", "#d99b70", "#8c5a3c", "#e8b68d", "#b87a4f", "#f3cfae")


def limb(pen: Pen, joints: Sequence[Point], width: float, tone: Colour, foot: Point | None = None) -> None:
    """One leg: hip, knee, ankle; thick thigh, calf, and a bare foot pointing to `foot`."""
    (hx, hy), (kx, ky), (ax, ay) = joints
    shade = cool(tone, 0.35)
    for dx, k, colour in ((4, 1.0, shade), (-1.5, 0.86, tone)):
        pen.taper([(hx + dx, hy), ((hx + kx) / 2 + dx, (hy + ky) / 2), (kx + dx, ky)], width * k, width * 0.72 * k, colour)
        pen.taper([(kx + dx, ky), ((kx * 0.55 + ax * 0.45) + dx, ky * 0.55 + ay * 0.45), (ax + dx, ay)], width * 0.74 * k,
                  width * 0.44 * k, colour)  # fmt: skip
    pen.path(f"M{kx - width * 0.2},{ky - 2}q{width * 0.2},6 {width * 0.36},0", shade, stroke=2.5)
    if foot is not None:
        fx, fy = foot
        length = math.hypot(fx - ax, fy - ay) or 1.0
        with pen.at(ax, ay, turn=math.degrees(math.atan2(fy - ay, fx - ax))):
            pen.path(f"M{-width * 0.22},{-width * 0.22}C{length * 0.4},{-width * 0.2} {length},{-width * 0.16} {length},{width * 0.1}"
                     f"C{length},{width * 0.3} {length * 0.3},{width * 0.24} {-width * 0.2},{width * 0.28}Z", tone)
            pen.path(f"M0,{width * 0.22}C{length * 0.4},{width * 0.16} {length * 0.7},{width * 0.26} {length},{width * 0.14}"
                     f"C{length},{width * 0.3} {length * 0.3},{width * 0.26} {-width * 0.1},{width * 0.28}Z", shade)


def suit(pen: Pen, x: float, w: float, h: float, tone: Colour, stripe: Colour | None = None, legs: float = 22) -> None:
    """The seat of a bathing suit, hanging from the surface."""
    y = -30.0
    d = (f"M{x - w},{y}L{x + w},{y}L{x + w + 2},{y + h}L{x + w - 2},{y + h + legs}L{x + 3},{y + h + legs + 3}L{x},{y + h + 4}"
         f"L{x - 3},{y + h + legs + 3}L{x - w + 2},{y + h + legs}L{x - w - 2},{y + h}Z")  # fmt: skip
    pen.path(d, tone)
    with pen.clip(d):
        if stripe is not None:
            for k in range(9):
                pen.path(f"M{x - w - 6},{y + 8 + k * 22}q{w + 6},8 {2 * w + 12},0v10q{-w - 6},8 {-2 * w - 12},0Z", stripe)
        pen.path(f"M{x + w * 0.72},{y}Q{x + w * 0.9},{y + h} {x + w * 0.5},{y + h + legs}H{x + w + 8}V{y}Z", "#0f2a66", 0.24)


def pair(pen: Pen, x: float, spread: float, knees: tuple[float, float], feet: tuple[Point, Point], width: float, tone: Colour,
         toes: tuple[float, float] = (26, 26)) -> None:  # fmt: skip
    """Two legs from the hips under the surface; feet are offsets from the hip, toes how far they point sideways."""
    for side, knee, (fx, fy), toe in ((-1, knees[0], feet[0], toes[0]), (1, knees[1], feet[1], toes[1])):
        hip = (x + side * spread, 44)
        ankle = (x + fx, 44 + fy)
        mid = ((hip[0] + ankle[0]) / 2 + knee, (hip[1] + ankle[1]) / 2 - 4)
        limb(pen, (hip, mid, ankle), width, tone, (ankle[0] + toe, ankle[1] + 20) if toe else None)


def boots(pen: Pen, x: float, y: float, side: int, tone: Colour) -> None:
    with pen.at(x, y, flip=side < 0):
        pen.path("M-17,-52L17,-54L20,-8C34,-4 48,4 48,18L-18,18Z", tone)
        pen.path("M6,-54L17,-54L20,-8C34,-4 48,4 48,18H20C24,4 6,0 6,-54Z", darken(tone, 0.3))
        pen.path("M-18,18H48V27H-20Z", "#2a1a1c")
        pen.path("M-18,-52L18,-54L18,-44L-18,-42Z", lighten(tone, 0.3))
        for k in range(3):
            pen.line(-4, -34 + k * 14, 10, -36 + k * 14, "#e8d5a8", 2.4)


def ballet(pen: Pen, x: float, y: float) -> None:
    pen.path(f"M{x - 13},{y - 12}C{x - 15},{y + 16} {x - 6},{y + 46} {x},{y + 48}C{x + 7},{y + 46} {x + 15},{y + 16} {x + 13},{y - 12}"
             f"C{x + 6},{y - 4} {x - 6},{y - 4} {x - 13},{y - 12}Z", "#f29aa8")
    pen.path(f"M{x + 3},{y + 44}C{x + 12},{y + 30} {x + 15},{y + 10} {x + 13},{y - 12}L{x + 6},{y - 6}Z", "#c9657c")
    pen.path(f"M{x - 12},{y - 10}L{x + 10},{y - 34}M{x + 12},{y - 10}L{x - 10},{y - 34}", "#f29aa8", stroke=5)


def tail(pen: Pen, x: float) -> None:
    """A mermaid's tail, folded politely."""
    y = 22.0
    spine = [(x, y - 12), (x + 8, y + 60), (x + 34, y + 130), (x + 16, y + 200), (x - 40, y + 218), (x - 66, y + 186)]
    pen.taper([(px + 5, py + 3) for px, py in spine], 74, 14, "#1d6f74")
    pen.taper(spine, 68, 12, "#36a79a")
    for k in range(24):
        t = k / 24
        i = min(4, int(t * 5))
        (ax, ay), (bx, by) = spine[i], spine[i + 1]
        u = t * 5 - i
        px, py, r = ax + (bx - ax) * u, ay + (by - ay) * u, 26 * (1 - t * 0.75)
        for o in (-0.6, 0.2) if k % 2 else (-0.2, 0.6):
            pen.path(f"M{px + o * r - 8},{py}q8,10 16,0", "#bfeacb", 0.7, stroke=2.4)
    with pen.at(x - 66, y + 184, turn=-54):
        pen.path("M0,8C-20,-10 -64,-14 -84,-44C-40,-50 -6,-34 4,-6C12,-36 40,-56 78,-50C64,-20 30,0 8,10Z", "#49bda6")
        pen.path("M4,-6C12,-36 40,-56 78,-50C64,-20 30,0 8,10Z", "#2a8f8a")
        for k in range(-3, 4):
            pen.line(2, -2, k * 20, -40, "#1d6f74", 2, 0.7)


def dog(pen: Pen, x: float) -> None:
    """A dog's belly and four busy paws."""
    y, coat = -6.0, "#b9784a"
    pen.taper([(x - 96, y + 16), (x - 130, y + 4), (x - 150, y - 16)], 16, 8, darken(coat, 0.15))
    for px, fx, fy, far in ((-64, -86, 96, 1), (56, 92, 84, 1), (-44, -30, 112, 0), (40, 34, 116, 0)):
        tone = darken(coat, 0.25) if far else coat
        pen.taper([(x + px, y + 24), (x + (px + fx) / 2 + 14, y + fy * 0.58), (x + fx, y + fy)], 32, 16, tone)
        pen.oval(x + fx + 5, y + fy + 5, 16, 11, lighten(tone, 0.25))
        for k in (-6, 1, 8):
            pen.line(x + fx + k + 6, y + fy + 7, x + fx + k + 7, y + fy + 14, "#5a3324", 2)
    pen.path(f"M{x - 106},{y - 20}C{x - 110},{y + 44} {x - 50},{y + 62} {x},{y + 58}C{x + 60},{y + 62} {x + 98},{y + 30} {x + 94},{y - 20}Z", coat)
    pen.path(f"M{x - 90},{y + 24}C{x - 50},{y + 58} {x + 40},{y + 62} {x + 88},{y + 18}C{x + 70},{y + 62} {x - 60},{y + 70} {x - 90},{y + 24}Z", "#f0d5b0")


def wooden(pen: Pen, x: float, y: float, length: float) -> None:
    pen.path(f"M{x - 20},{y}L{x + 20},{y}L{x + 14},{y + 28}L{x + 7},{y + length}L{x - 7},{y + length}L{x - 14},{y + 28}Z", "#8a5a34")
    pen.path(f"M{x - 20},{y}L{x - 6},{y}L{x - 3},{y + length}L{x - 7},{y + length}L{x - 14},{y + 28}Z", "#c08a54")
    pen.rect(x - 21, y - 4, 42, 12, "#4a2f22", radius=4)
    pen.rect(x - 9, y + length - 6, 18, 12, "#3a3038", radius=3)


def root(pen: Pen, points: list[Point], w0: float, w1: float, twigs: int = 3) -> None:
    bark = "#7a5238"
    pen.taper([(x + 3, y + 2) for x, y in points], w0 * 1.1, w1, "#3d2a30")
    pen.taper(points, w0, w1, bark)
    pen.taper([(x - w0 * 0.16, y) for x, y in points], w0 * 0.35, w1 * 0.3, "#b28a5c")
    for k in range(twigs):
        x, y = points[1 + k % (len(points) - 1)]
        s = 1 if k % 2 else -1
        pen.taper([(x, y), (x + s * 26, y + 22), (x + s * 38, y + 60)], w0 * 0.4, 1.5, bark)


def rooted(pen: Pen) -> None:
    """Legs that turned to roots at the knee and have found the ground."""
    tone = SKINS[3]
    with pen.at(652, 158, scale=1.12):
        limb(pen, ((-34, 44), (-42, 168), (-44, 262)), 56, tone)
        limb(pen, ((36, 44), (44, 168), (48, 266)), 56, tone)
    ways = (((604, 450), (600, 480), (572, 640), (588, 780), (530, 920), (500, 1020), (440, 1108)),
            ((594, 450), (590, 500), (560, 600), (548, 760), (480, 900), (436, 960), (380, 1080)),
            ((614, 450), (618, 500), (640, 640), (612, 800), (616, 940), (570, 1040), (556, 1150)),
            ((604, 450), (604, 540), (610, 660), (650, 800), (640, 920), (664, 1020), (640, 1140)),
            ((706, 450), (706, 500), (690, 640), (700, 800), (676, 900), (716, 1020), (704, 1130)),
            ((697, 450), (694, 520), (660, 640), (640, 760), (586, 860), (590, 1000), (540, 1100)),
            ((716, 450), (722, 500), (754, 620), (740, 780), (770, 900), (756, 1000), (790, 1100)),
            ((706, 450), (710, 540), (722, 660), (772, 800), (800, 920), (810, 1020), (840, 1060)))  # fmt: skip
    for x, y in ((604, 330), (706, 332)):
        for dx, up in ((-19, 60), (-7, 20), (6, 74), (18, 40)):
            pen.taper([(x + dx, y + 16 + up * 0.4), (x + dx * 1.05 + 3, y + 90), (x + dx * 0.7, y + 170)], 3, 26, "#7a5238")
            pen.taper([(x + dx - 3, y + 30 + up * 0.4), (x + dx - 2, y + 90), (x + dx * 0.7 - 4, y + 150)], 1, 8, "#b28a5c")
    for way in ways:
        root(pen, list(way), 22, 5, 6)
    with pen.at(652, 158, scale=1.12):
        suit(pen, 0, 66, 84, "#efe6d0", "#d2452f", 34)


def surface(pen: Pen) -> None:
    """The bright wavering skin of the water, seen from below as a ceiling that runs away from us."""
    pen.rect(0, -10, 800, 350, "#8fcdec")
    for row, (y, thick, tone) in enumerate(((-6, 60, "#f4fdf8"), (70, 26, "#c4e8f4"), (112, 44, "#eafaf6"), (170, 18, "#6fb8e6"),
                                            (196, 26, "#cfeef6"), (236, 14, "#5aa6e0"), (256, 16, "#b4e0f4"), (284, 10, "#4a96da"),
                                            (300, 10, "#9ad2f0"), (320, 8, "#4a90dc"), (332, 8, "#86c4ec"))):  # fmt: skip
        near = 1.15 - y / 330
        pts = [(x, y + (6 + 16 * near) * math.sin(x / (26 + 44 * near) + row * 1.9) * 0.6 + 6 * near * math.sin(x / 23 + row))
               for x in range(-20, 830, 14)]  # fmt: skip
        low = [(x, py + thick + thick * 0.4 * math.sin(x / (20 + 40 * near) + row * 2.7)) for x, py in pts]
        pen.poly(pts + low[::-1], tone)


def rings(pen: Pen, places: Sequence[tuple[float, float, float]]) -> None:
    """Where a bather breaks through the surface: a bright ring."""
    for x, y, w in places:
        pen.oval(x, y - w * 0.16, w * 1.02, w * 0.2, "#c4e6f4")
        pen.oval(x, y - w * 0.19, w * 0.86, w * 0.13, "#eefafa")
        for k, alpha in ((1.04, 0.95), (1.32, 0.5), (1.66, 0.28)):
            pen.oval(x, y - w * 0.14, w * k, w * 0.2 * k, "#ffffff", alpha, stroke=max(1.6, w * 0.045))


def fish(pen: Pen) -> None:
    """The teacher: a stout little fish with a whistle on a string."""
    with pen.at(150, 930, turn=-16):
        pen.path("M-62,0C-86,-22 -104,-34 -112,-30C-106,-10 -106,12 -114,32C-100,34 -82,22 -62,4Z", "#e0642c")
        pen.path("M-20,-44C-6,-70 30,-70 44,-40Z", "#e0642c")
        pen.path("M-68,2C-50,-52 30,-62 76,-8C62,46 -30,58 -68,2Z", "#f5893a")
        pen.path("M-60,10C-30,52 50,44 76,-8C60,14 0,30 -60,10Z", "#fbd08a")
        for x in (-30, -4):
            pen.path(f"M{x},-44C{x + 16},-20 {x + 16},16 {x},38L{x - 12},34C{x + 2},10 {x + 2},-18 {x - 12},-40Z", "#fff1d8")
        pen.path("M2,8C-16,14 -30,34 -26,42C-4,42 12,30 16,16Z", "#e0642c")
        pen.circle(44, -16, 12, "#fffaf0")
        pen.circle(48, -18, 6.5, "#1c1c3a")
        pen.path("M34,-36q12,-8 22,0", "#8a3418", stroke=4)
        pen.path("M76,-8L92,-16L92,2L76,4Z", "#c9d2dc")
        pen.circle(102, 0, 15, "#e6edf2")
        pen.circle(102, 0, 6, "#56647e")
        pen.path("M90,-16h18v8h-18Z", "#aeb9c8")
        pen.path("M100,14C90,50 40,58 20,34", "#d2452f", stroke=3.4)


def bubbles(pen: Pen) -> None:
    for x, y, r in ((268, 868, 8), (284, 838, 12), (262, 806, 7), (290, 770, 10), (276, 730, 6), (300, 690, 9), (282, 650, 5)):
        pen.circle(x, y, r, "#dff4ff", 0.8, stroke=2.4)
        pen.circle(x - r * 0.35, y - r * 0.35, r * 0.22, "#ffffff")


def far_row(pen: Pen) -> None:
    """Six who are far out: smaller, bluer."""
    blue = "#3f7fd0"
    rows = (((30, -6), (-14, 12), (-30, 120), (34, 96), 4, "#f2c14e"), ((112, 2), (-10, 18), (-26, 104), (30, 128), 0, "#e8533f"),
            ((226, -2), (-26, 26), (-16, 110), (16, 122), 2, "#7fc7b0"), ((324, 4), (-8, 8), (-40, 118), (36, 124), 3, "#fbfaf0"),
            ((590, 0), (-16, 6), (-34, 112), (16, 122), 5, "#f2c14e"), ((466, 6), (-30, 34), (-12, 96), (10, 104), 1, "#e0708c"))  # fmt: skip
    for (x, dy), kn, f1, f2, skin, tone in rows:
        with pen.at(x, 322 + dy, scale=0.5):
            pair(pen, 0, 18, kn, (f1, f2), 30, mix(SKINS[skin], blue, 0.42), (-20, 20))
            suit(pen, 0, 34, 52, mix(tone, blue, 0.4), None, 12)


def middle_row(pen: Pen) -> None:
    with pen.at(160, 262, scale=0.78):  # knees out like a frog
        pair(pen, 0, 26, (-62, 64), ((-26, 148), (28, 152)), 42, SKINS[1], (-34, 34))
        suit(pen, 0, 50, 66, "#fbfaf0", "#2f66c4", 26)
    with pen.at(384, 256, scale=0.86):  # ballet shoes
        pair(pen, 0, 12, (-6, 4), ((-10, 236), (24, 214)), 32, SKINS[5], (0, 0))
        ballet(pen, -10, 284)
        ballet(pen, 24, 262)
        pen.path("M-46,-20H46L78,50L54,42L38,60L20,46L2,62L-16,46L-34,60L-50,42L-76,50Z", "#f6c3cc")
        pen.path("M6,-20H46L78,50L54,42L38,60L20,46Z", "#d98fa4")
    with pen.at(540, 264, scale=0.76):  # a wooden leg
        limb(pen, ((-24, 40), (-36, 120), (-22, 206)), 44, SKINS[2], (16, 226))
        limb(pen, ((26, 40), (32, 76), (34, 116)), 44, SKINS[2])
        wooden(pen, 34, 112, 108)
        suit(pen, 0, 46, 62, "#2a3f7a", "#f7c948", 24)
    with pen.at(776, 268, scale=0.8):  # odd socks
        pair(pen, 0, 18, (-10, 10), ((-30, 176), (20, 168)), 40, SKINS[4], (-30, 30))
        for x, tone in ((-27, "#f2c14e"), (18, "#e0708c")):
            pen.path(f"M{x - 17},160L{x + 13},162L{x + 10},226L{x - 16},224Z", tone)
            pen.path(f"M{x - 17},176l30,2v10l-30,-2Z", "#fbfaf0")
        suit(pen, 0, 44, 60, "#d2452f", None, 24)


def front_row(pen: Pen) -> None:
    with pen.at(64, 168, scale=1.15):  # long johns and boots
        pair(pen, 0, 22, (-8, 16), ((-26, 168), (40, 146)), 46, "#efe4cc", (0, 0))
        boots(pen, -28, 218, -1, "#6a4230")
        boots(pen, 40, 194, 1, "#6a4230")
        suit(pen, 0, 48, 60, "#efe4cc", None, 12)
        for y in (0, 22, 44):
            pen.circle(0, y, 4, "#a8895c")


@card(id="a4w5b3", title="Deep End", seed=5, palette="cobalt_day", light=(-0.2, -0.95))
def paint(s: Scene) -> None:
    s.sky([(0, "#7cc0ee"), (0.27, "#4088de"), (0.42, "#2460c2"), (0.7, "#163f9c"), (1, "#0c2266")], texture=0.2)
    s.board("surface", surface, depth=0.3, volume=0.05)
    s.hills(1084, 30, 260, "#b9b79c", "#4a6a94", texture="sand", depth=0.42, name="sand")
    s.rays((300, -200), "#dff4ff", 0.42, 88, 60, 1500)
    s.draw(lambda pen: [far_row(pen), rings(pen, [(30, 308, 19), (112, 314, 19), (226, 312, 19), (324, 316, 19), (590, 312, 19),
           (466, 318, 19)])], name="legs of swimmers far off", role="subject", depth=0.5, volume=0.2, count=6)  # fmt: skip
    s.draw(lambda pen: [middle_row(pen), rings(pen, [(160, 244, 42), (384, 244, 42), (540, 246, 38), (776, 250, 38)])],
           name="legs of swimmers", role="subject", depth=0.8, volume=0.3, count=4)  # fmt: skip
    s.draw(lambda pen: [front_row(pen), rings(pen, [(64, 140, 60)])], name="legs in long johns and boots", role="subject", volume=0.3)

    def swimmers(pen: Pen) -> None:
        with pen.at(270, 160, scale=1.02):
            dog(pen, 0)
        with pen.at(470, 148, scale=1.12):
            tail(pen, 0)
        rings(pen, [(270, 146, 112), (470, 142, 50)])

    s.draw(swimmers, name="swimming dog and a mermaid's tail", role="subject", volume=0.3, count=2)
    s.draw(lambda pen: [rooted(pen), rings(pen, [(652, 132, 78)])], name="legs that end in roots", role="accent", volume=0.3)
    s.draw(fish, name="fish with a whistle", volume=0.3)
    s.draw(bubbles, name="bubbles", volume=0, rim=0, count=12)
    s.relate("legs of swimmers", "hangs from", "surface")
    s.describe("Many legs hang down into deep water, and one pair has roots. Among "
               "them are boots, ballet shoes, odd socks, a wooden leg, a mermaid’s "
               "tail and a paddling dog. The roots reach down to the sand. At the "
               "lower left swims an orange fish with a whistle.")  # fmt: skip
    s.moods("funny", "weightless", "curious", "uneasy")
    s.themes("what lies below", "belonging", "secrets", "learning", "staying and leaving")
    s.says("the swimming lesson", "keep your head above water", "below the surface", "everybody has something to hide", "putting down roots",
           "a fish in charge", "out of his depth", "stay where you are", "he never left the pool", "the iceberg principle",
           "legs eleven", "odd one out", "glug glug", "what the fish sees", "all in the same water", "pulled down by the past")  # fmt: skip
    s.about(place="under water", time="noon", weather="clear", light="sun through water", view="from below, under the surface",
            composition="high")  # fmt: skip
    s.vignette(0.2)
