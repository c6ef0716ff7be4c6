"""One bed goes from his pillow over hill and dale to hers."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen, smooth_points
from reverie_studio.scene import Scene, card

Point = tuple[float, float]
HORIZON, NEAR, FAR = 226.0, 1.14, 6.4
PATCHES = ("#f3b48e", "#f8dcc0", "#d98d84", "#a9b48c", "#f5e6cc", "#e8a06a", "#9fb0c4", "#eec3b4")
HILLS = ((-0.62, 2.1, 0.34, 0.7, 150.0), (0.66, 2.9, 0.4, 0.8, 190.0), (-0.5, 4.3, 0.5, 1.0, 260.0), (0.55, 5.2, 0.5, 0.9, 210.0))


def swell(u: float, z: float) -> float:
    """How high the quilt stands there."""
    return sum(h * math.exp(-(((u - u0) / w) ** 2) - ((z - z0) / d) ** 2) for u0, z0, w, d, h in HILLS)


def spot(u: float, z: float, lift: float = 0.0) -> Point:
    """A place on the bed: u from -1 (left edge) to 1, z how far away."""
    middle = 404 + 70 * math.sin((z - 1) * 0.85) / z**0.45
    return middle + u * 480 / z, HORIZON + 960 / z - (swell(u, z) + lift) / z


def quilt(pen: Pen, rng: np.random.Generator) -> None:
    """Patches from the far end to the near one, so that hills hide what lies behind them."""
    depths = [FAR * (NEAR / FAR) ** (k / 22) for k in range(23)]
    for row, (z1, z0) in enumerate(zip(depths, depths[1:], strict=False)):
        for side in (-1, 1):  # what hangs down at the sides
            a, b = spot(side, z1), spot(side, z0)
            pen.poly([a, b, (b[0] + side * 14 / z0, b[1] + 190 / z0), (a[0] + side * 14 / z1, a[1] + 190 / z1)], ("#b06a6a", "#a05e62")[row % 2])
        for column in range(7):
            tone: Colour = PATCHES[int(rng.integers(len(PATCHES)))]
            for k in range(4):
                u0, u1 = -1 + (column + k / 4) * 2 / 7, -1 + (column + (k + 1.06) / 4) * 2 / 7
                slope = (swell(u1, z0) - swell(u0, z0)) / 40
                back = (swell(u0, z1) - swell(u0, z0)) / 90
                lit = mix(tone, "#fff3dc", min(0.5, max(0.0, slope + back * 0.5))) if slope + back * 0.5 > 0 else mix(tone, "#8a6f8a", min(0.55, -slope - back * 0.5))
                pen.poly([spot(u0, z1), spot(u1, z1), spot(u1, z0 * 0.995), spot(u0, z0 * 0.995)], lit)
            _pattern(pen, rng, column, z1, z0, tone)
            a, b, c = spot(-1 + column * 2 / 7, z0), spot(-1 + (column + 1) * 2 / 7, z0), spot(-1 + column * 2 / 7, z1)
            pen.line(*a, *b, darken(tone, 0.25), max(1.0, 4 / z0), 0.6)
            pen.line(*a, *c, darken(tone, 0.25), max(1.0, 4 / z0), 0.6)


def _pattern(pen: Pen, rng: np.random.Generator, column: int, z1: float, z0: float, tone: Colour) -> None:
    kind = int(rng.integers(5))
    if z0 > 4.4 or kind > 2:
        return
    mark = lighten(tone, 0.45) if rng.uniform() < 0.6 else darken(tone, 0.2)
    for i in range(3):
        for j in range(3):
            u, z = -1 + (column + (i + 0.5) / 3) * 2 / 7, z0 + (z1 - z0) * (j + 0.5) / 3
            x, y = spot(u, z)
            if kind == 0:
                pen.oval(x, y, 9 / z, 6 / z, mark)
            elif kind == 1 and j == 0:
                pen.line(*spot(u, z0 + (z1 - z0) * 0.1), *spot(u, z0 + (z1 - z0) * 0.9), mark, 8 / z)
            elif kind == 2:
                pen.line(x - 9 / z, y, x + 9 / z, y, mark, 3.4 / z)
                pen.line(x, y - 6 / z, x, y + 6 / z, mark, 3.4 / z)


def stream(pen: Pen) -> None:
    """A brook in the seams that leaves over the edge of the bed."""
    way = [(0.12, 6.2), (0.02, 5.2), (0.1, 4.4), (-0.1, 3.7), (0.06, 3.0), (-0.14, 2.5), (-0.04, 2.1), (0.16, 1.86), (0.44, 1.74), (0.72, 1.66), (1.0, 1.6)]
    line = smooth_points([(u, math.log(z)) for u, z in way], closed=False, steps=10)
    for tone, k in (("#7394b4", 0.062), ("#a3c8dc", 0.046), ("#eaf6f4", 0.01)):
        left, right = [], []
        for i, (u, lz) in enumerate(line):
            (ua, la), (ub, lb) = line[max(0, i - 1)], line[min(len(line) - 1, i + 1)]
            du, dz = ub - ua, (lb - la)
            n = math.hypot(du, dz) or 1.0
            left.append(spot(u + k * dz / n, math.exp(lz - k * du / n * 0.9)))
            right.append(spot(u - k * dz / n, math.exp(lz + k * du / n * 0.9)))
        pen.poly(left + right[::-1], tone)


def tree(pen: Pen, u: float, z: float, size: float) -> None:
    x, y = spot(u, z)
    with pen.at(x, y, scale=size / z):
        pen.oval(8, 0, 24, 6, "#a0707a", 0.5)
        pen.rect(-4, -34, 8, 36, "#8a5a48")
        pen.circle(0, -58, 30, "#7d9470")
        pen.circle(-8, -66, 20, "#a3b58a")
        pen.circle(-12, -72, 8, "#cfd8ac")


def room(pen: Pen, rng: np.random.Generator) -> None:
    """A wall with roses at the far end, boards on both sides."""
    pen.rect(0, 0, 800, 360, "#f6c9ab")
    for x in range(0, 800, 80):
        pen.rect(x, 0, 40, 360, "#f9d4b8")
    for column in range(11):
        for row in range(5):
            x, y = column * 80 + 20, row * 84 + (42 if column % 2 else 0) - 10 + float(rng.uniform(-2, 2))
            pen.path(f"M{x},{y + 26}q4,-14 0,-26M{x},{y + 16}q-12,-2 -14,-12M{x},{y + 18}q12,0 14,-10", "#93a37c", stroke=3.4)
            pen.circle(x, y - 6, 12, "#cf6f62")
            pen.circle(x - 2, y - 8, 8, "#eb9a88")
            pen.circle(x + 1, y - 6, 3.4, "#b9544e")
    pen.rect(0, 322, 800, 38, "#fff0dc")
    pen.rect(0, 322, 800, 7, "#d9a98c")
    pen.rect(0, 360, 800, 850, "#a3706a")
    for k in range(-30, 31):
        x = 400 + k * 30
        pen.poly([(x, 360), (x + 15, 360), (400 + (k * 30 + 15) * 8, 1210), (400 + k * 30 * 8, 1210)], ("#94645f", "#b07d74")[k % 2])


def far_end(pen: Pen) -> None:
    """Her headboard, her pillow, her lamp."""
    x, y = spot(0, FAR)
    pen.path(f"M{x - 74},{y + 6}V{y - 70}C{x - 60},{y - 104} {x + 60},{y - 104} {x + 74},{y - 70}V{y + 6}Z", "#a86a52")
    pen.path(f"M{x - 62},{y + 6}V{y - 62}C{x - 50},{y - 90} {x + 50},{y - 90} {x + 62},{y - 62}V{y + 6}Z", "#c98a6a")
    for dx in (-74, 74):
        pen.circle(x + dx, y - 76, 8, "#e0a878")
    pen.path(f"M{x - 44},{y + 4}C{x - 50},{y - 30} {x + 50},{y - 30} {x + 44},{y + 4}Z", "#fffaf0")
    pen.rect(x + 98, y - 26, 40, 50, "#a86a52", radius=3)
    pen.rect(x + 114, y - 50, 7, 26, "#d9a04a")
    pen.path(f"M{x + 96},{y - 46}L{x + 106},{y - 84}H{x + 130}L{x + 140},{y - 46}Z", "#fff0bd")


def near_end(pen: Pen) -> None:
    """The sheet folded back over the hem, and the mattress we look over."""
    a, b = spot(-1, NEAR), spot(1, NEAR)
    pen.poly([(a[0], a[1] - 4), (b[0], b[1] - 4), (b[0] + 190, 1210), (a[0] - 190, 1210)], "#f3e6d4")
    pen.path(f"M{a[0] - 6},{a[1] - 40}C250,{a[1] - 70} 560,{a[1] - 66} {b[0] + 6},{b[1] - 44}L{b[0] + 26},{b[1] + 34}C560,{a[1] + 10} 250,{a[1] + 8} {a[0] - 26},{a[1] + 34}Z",
             "#fffaf0")  # fmt: skip
    pen.path(f"M{a[0] - 22},{a[1] + 18}C250,{a[1] - 8} 560,{a[1] - 4} {b[0] + 22},{b[1] + 18}L{b[0] + 26},{b[1] + 34}C560,{a[1] + 10} 250,{a[1] + 8} {a[0] - 26},{a[1] + 34}Z",
             "#e0cdbb")  # fmt: skip
    for k in range(24):
        x = 10 + k * 35
        pen.circle(x, a[1] - 34 - 16 * math.sin(k / 23 * math.pi), 4, "#e0907e")


def pillow(pen: Pen) -> None:
    pen.path("M20,1226C10,1160 60,1128 140,1132C260,1118 380,1120 460,1134C540,1136 566,1170 552,1226Z", "#fffaf0")
    pen.path("M20,1226C30,1190 120,1176 280,1178C430,1176 530,1190 552,1226Z", "#e6d4c6")
    pen.path("M60,1160q40,20 90,14M470,1150q-40,26 -90,22M210,1140q10,20 40,26", "#d6bfb0", stroke=4)


def sock(pen: Pen, x: float, y: float, size: float, turn: float) -> None:
    """A red striped sock, held by its top."""
    with pen.at(x, y, scale=size, turn=turn):
        shape = "M-15,-8L15,-10L17,46C24,60 50,62 54,76C54,92 20,94 -6,84C-16,78 -16,60 -15,44Z"
        pen.path(shape, "#c9433a")
        with pen.clip(shape):
            for k in range(4):
                pen.path(f"M-30,{4 + k * 20}h110v9h-110Z", "#fff3e0")
            pen.path("M6,-12H60V100H20C10,60 10,20 6,-12Z", "#8a2a3a", 0.28)
            pen.circle(50, 78, 16, "#8f2f3a")


def lamp(pen: Pen) -> None:
    """His bedside lamp, at the edge of the card."""
    pen.rect(640, 1010, 180, 210, "#8f5a4a", radius=6)
    pen.rect(628, 996, 200, 22, "#b57a62", radius=5)
    pen.path("M700,996C690,960 690,930 716,920H744C770,930 770,960 760,996Z", "#7f97ac")
    pen.path("M738,920H744C770,930 770,960 760,996H738C750,970 750,944 738,920Z", "#5f788f")
    pen.rect(724, 884, 12, 40, "#d9a04a")
    pen.path("M650,890L682,770H778L810,890Z", "#fff0bd")
    pen.path("M740,770H778L810,890H748Z", "#f6cf86")
    pen.path("M650,890H810V880H652Z", "#e0a24a")


def smoke(pen: Pen, x: float, y: float) -> None:
    for dx, dy, r, alpha in ((0, -20, 7, 0.6), (6, -42, 10, 0.5), (-2, -68, 13, 0.42), (8, -98, 17, 0.32), (0, -132, 21, 0.22), (12, -168, 24, 0.14)):
        pen.circle(x + dx, y + dy, r, "#fffaf4", alpha)


def _left(pen: Pen, part: Callable[[Pen], None]) -> None:
    with pen.at(-668, -30):
        part(pen)


@card(id="htu24u", title="Good Night", seed=24, palette="peach_dawn", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    s.backdrop("#f6c9ab", "#a3706a")
    s.board("room", lambda pen: room(pen, s.rng), depth=0.6)
    s.draw(far_end, name="far headboard and lamp", depth=0.6, volume=0.15)
    end = spot(0, FAR)
    s.glow((end[0] + 118, end[1] - 64), 200, "#ffe6a0", 0.36)
    wife = s.figure((end[0] - 6, end[1] + 78), age="old", pose="wave", view="front", height=166, role="witness", seed=9, contact=0, depth=0.7,
                    clothes={"top": "nightgown", "colour": "#fff6ea", "trim": "#7f97ac"}, hair={"kind": "bun", "colour": "#f0eae0"}, skin="#efc4a0",
                    expression="glad", label="old wife far away")  # fmt: skip
    hand = min(wife["hand_right"], wife["hand_left"], key=lambda p: p[1])
    s.draw(lambda pen: sock(pen, hand[0], hand[1] - 2, 0.42, -24), name="red sock, far away", volume=0.1)
    bed = s.draw(lambda pen: quilt(pen, np.random.default_rng(5)), name="very long bed", role="subject", volume=0.05, rim=0.2, wobble=0.8,
                 shadow=(10, 26, 20, 0.4))  # fmt: skip
    s.draw(stream, name="stream", volume=0, rim=0.1)
    s.draw(lambda pen: [tree(pen, u, z, k) for u, z, k in ((0.62, 5.1, 1.5), (0.3, 5.2, 1.2), (-0.6, 4.3, 1.5), (-0.36, 4.4, 1.2), (0.62, 2.9, 1.3),
           (0.84, 2.8, 1.5), (-0.76, 2.1, 1.4), (-0.56, 2.06, 1.1), (-0.4, 3.1, 1.2))], name="trees", volume=0.2, count=9)  # fmt: skip
    x, y = spot(0.36, 2.24)
    s.draw(lambda pen: smoke(pen, x - 54, y - 14), name="smoke", volume=0, rim=0, record=False)
    s.put("tent", at=(x + 6, y), scale=0.36, lit=True, colour="#e0674a", role="accent", label="tiny lit tent")
    s.put("campfire", at=(x - 56, y + 10), scale=0.24, role="accent")
    s.put("donkey", at=(x + 88, y + 8), scale=0.26, flip=True)
    s.glow((x - 50, y - 6), 70, "#ffc15a", 0.5)
    s.draw(lambda pen: _left(pen, lamp), name="bedside lamp", volume=0.2)
    s.glow((62, 850), 280, "#ffdf9a", 0.3)
    s.draw(near_end, name="folded sheet", role="place", volume=0.15)
    man = s.figure((270, 1172), age="old", pose="sit", view="back", height=640, role="witness", seed=3, contact=0, depth=0.9,
                   clothes={"top": "pyjamas", "colour": "#b9c8d6", "trim": "#f3efe4", "pattern": "stripes", "pattern_colour": "#5f7896",
                            "hat": "nightcap", "hat_colour": "#8fa3bd"},
                   hair={"kind": "short", "colour": "#f4efe6"}, skin="#efc4a0", reach={"hand_right": (196, -330)}, grips={"hand_right": "grip"},
                   label="old husband sitting up")  # fmt: skip
    s.draw(lambda pen: sock(pen, man["hand_right"][0] + 12, man["hand_right"][1] - 4, 1.05, -58), name="red sock", volume=0.25)
    s.draw(pillow, name="pillow", volume=0.3)
    s.relate(bed, "leads to", wife)
    s.describe("An old man in bed waves a sock across an endless quilt. He is seen "
               "from behind, in nightcap and pyjamas. The patchwork becomes a land "
               "with a stream, trees, a tiny tent, a fire and a donkey. At its far "
               "end an old woman waves the other sock.")  # fmt: skip
    s.moods("tender", "funny", "sad", "cosy")
    s.themes("marriage", "distance", "longing", "journey", "night")
    s.says("good night, dear", "one bed, so far apart", "the other sock", "a long marriage", "king size", "love goes the distance", "are you asleep yet",
           "wake me when you arrive", "cold feet, far away", "an expedition to a kiss", "life's hills and valleys", "he snores",
           "somebody has set out", "you take the left side", "a patchwork country", "can you hear me")  # fmt: skip
    s.about(place="bedroom", time="night", weather="still", light="a lamp here and a lamp there", view="far, along the bed", composition="high",
            witness="old husband from behind; old wife far away, waving", foreground="the old man’s back")  # fmt: skip
    s.vignette(0.22)
