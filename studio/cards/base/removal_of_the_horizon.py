"""Six people carry the horizon away over a salt flat: a blue ribbon with sails on it; the smallest does not reach it."""

from __future__ import annotations

import math

from reverie_studio.colour import mix
from reverie_studio.figures import draw_hand
from reverie_studio.pen import Pen, Point, smooth_points
from reverie_studio.scene import Scene, card

DEEP, SALT, VIOLET = "#1f3f8f", "#efe9ee", "#8d7fb4"
# feet, height, age, clothes, look, hair
BEARERS = (
    ((690, 398), 120, "child", dict(top="shirt", colour="#d9a94e", bottom="shorts", bottom_colour="#6a5a86", shoes="barefoot"), None),
    ((604, 448), 168, "old", dict(top="dress", colour="#7f5a8c", hat="headscarf", hat_colour="#e6dccb"), None),
    ((532, 540), 212, "adult", dict(top="shirt", colour="#f4ead8", bottom_colour="#4d4672", hat="straw", hat_colour="#e2b95a"), None),
    ((446, 642), 264, "teen", dict(top="dress", colour="#c75a8a", trim="#8a3a62"), (86, -8)),
    ((334, 776), 340, "adult", dict(top="dungarees", colour="#5b6f9c", trim="#efe2c8", beard="short"), None),
)  # fmt: skip

RIBBON = ((-60, 872, 262), (60, 752, 204), (170, 662, 160), (260, 598, 132), (330, 556, 112), (392, 532, 96), (446, 474, 84), (492, 450, 74), (532, 404, 64),
          (570, 388, 56), (604, 340, 48), (640, 290, 38), (680, 222, 28), (744, 214, 22), (830, 150, 16))  # fmt: skip


def edge(k: float) -> list[Point]:
    """The ribbon from its near end to its far one; k = 0 is its upper edge, 1 its lower."""
    return smooth_points([(x + 0.12 * b * k, y + b * k) for x, y, b in RIBBON], closed=False)


def ribbon(pen: Pen) -> None:
    """Deep water as a strip of cloth: a pale line on top where the sky was, darker to its foot."""
    for k, n, tone in ((0.0, 1.0, DEEP), (0.2, 0.22, "#2a54ad"), (0.62, 0.38, "#17317a"), (0.86, 0.14, "#10265c"), (-0.01, 0.05, "#cfe2f6")):
        with pen.part("ribbon", grain=[edge(k + n / 2)], puff=14):
            pen.poly(edge(k) + edge(k + n)[::-1], tone)
    lines = [edge(0.08 + 0.07 * j) for j in range(13)]
    for i in range(170):
        j, at = (i * 5) % 13, int(len(lines[0]) * ((i * 0.618) % 0.97))
        way, wide = lines[j][at : at + 3], 7 * (1 - at / len(lines[0])) ** 2
        pen.taper(way, 1, max(1.0, wide), mix("#7fa8ea", DEEP, 0.15 + 0.06 * j))


def sail(pen: Pen, x: float, y: float, k: float, tone: str, turn: float = 0.0) -> None:
    with pen.at(x, y, scale=k, turn=turn):
        pen.svg("tiny_sail", sail=tone)


def plates(pen: Pen, s: Scene) -> None:
    """Salt in plates: large before us, gone where the horizon was."""
    rng, _ = s.own_rng("salt")
    for r in range(17):
        v = (r / 16) ** 1.6
        y, wide = 300 + 900 * v, 30 + 150 * v
        for c in range(-1, int(820 / wide) + 2):
            x = (c + 0.5 * (r % 2)) * wide
            ring = [(x + wide * (0.5 * math.sin(a) + float(rng.uniform(-0.11, 0.11))), y + wide * (0.3 * math.cos(a) + float(rng.uniform(-0.06, 0.06)))) for a in [math.pi * k / 3 for k in range(6)]]
            tone = mix("#ffffff", "#cdbfe0", float(rng.uniform(0.0, 0.55)))
            pen.poly([(a, b + 2 + 5 * v) for a, b in ring], "#b7a9d2", min(1.0, 0.1 + 0.8 * v))
            pen.poly([(x + (a - x) * 0.95, y + (b - y) * 0.94) for a, b in ring], mix(tone, "#f2ecf4", max(0.0, 0.8 - 1.6 * v)))


def shadow(pen: Pen, at: Point, n: float) -> None:
    pen.oval(at[0] + n * 0.06, at[1] + n * 0.01, n * 0.24, n * 0.075, VIOLET, 0.85)


def first(pen: Pen, s: Scene) -> None:
    """The first bearer, cut by the left edge: a straw hat from above, a jaw in its shade, an arm that lies over the ribbon."""
    with pen.part("shirt", grain=[[(0, 1200), (80, 740)]], puff=80):
        pen.path("M-60,1240 V650 C0,610 90,640 140,700 C176,760 178,1000 150,1240Z", mix("#f2e7da", VIOLET, 0.5))
    pen.svg("straw_hat_above")


def grip(pen: Pen, s: Scene) -> None:
    """His fingers come over the upper edge."""
    with pen.at(112, 612):
        draw_hand(pen, s.palette, "hang", 218, 122, 180, 0, skin="#d0906a", light=-1.0)
    for x, y in ((278, 668), (266, 691), (234, 703)):
        with pen.at(x, y, turn=30):
            pen.oval(0, 0, 9, 6, "#f3d5bd")
    with pen.part("sleeve", grain=[[(-60, 640), (110, 606)]], puff=44):
        pen.taper([(-80, 700), (10, 640), (104, 606)], 190, 92, "#f7efe4")
    with pen.part("cuff", puff=16):
        pen.taper([(128, 566), (112, 612), (92, 656)], 34, 34, "#fffaf2")


@card(id="j4b2js", title="Removal of the Horizon", seed=417, palette="lilac_mist", light=(0.25, -0.95))
def paint(s: Scene) -> None:
    """White noon; one blue."""
    s.backdrop("#d5cbe6", "#d9cfe6", "#f4eef2")
    s.draw(lambda pen: plates(pen, s), name="salt flat", role="place", depth=0.6, material="place", volume=0.0, rim=0.0)
    s.draw(lambda pen: (pen.path("M-10,118 L286,132 L298,140 L284,150 L304,158 L280,166 L292,176 L-10,176Z", "#3050a4"), pen.path("M-10,118 L286,132", "#e4eefa", stroke=5),
                        pen.path("M292,142 q26,18 16,50 M298,160 q14,30 -6,60", "#3050a4", stroke=3)), name="rest of the horizon", depth=0.6, volume=0.1)  # fmt: skip
    s.draw(lambda pen: [shadow(pen, at, n) for at, n, *_ in BEARERS], name="short shadows", depth=0.6, record=False, volume=0.0, rim=0.0)
    top = edge(0.0)
    for i, (at, n, age, clothes, look) in enumerate(BEARERS):
        x, y = min(top, key=lambda p: abs(p[0] - at[0] + 0.12 * n))
        reach = {"hand_right": (-0.12 * n, -1.1 * n), "hand_left": (0.16 * n, -1.06 * n)} if i == 0 else {"hand_right": (x - at[0], y - at[1] + 0.05 * n)}
        s.figure(at, age=age, pose="walk", view="front_left", height=n, elevation=32, clothes=clothes, look=look, reach=reach, prop=None, seed=60 + i, hair={"kind": "short", "colour": "#6b4226"} if i in (0, 4) else None,
                 expression=("wonder", "calm", "calm", "melancholy", "calm")[i], role="witness" if i == 0 else "prop", depth=0.6 + 0.04 * i, contact=0.0)  # fmt: skip
    s.draw(lambda pen: first(pen, s), name="first bearer", depth=0.8, volume=0.3)
    band = s.draw(ribbon, name="ribbon of horizon", role="subject", depth=0.84, volume=0.15, rim=0.2)
    s.draw(lambda pen: [sail(pen, *top[i], k, tone) for i, k, tone in ((26, 0.46, "#f6d9c2"), (37, 0.6, "#fffaf2"), (52, 0.5, "#fffaf2"), (70, 0.42, "#f6d9c2"), (88, 0.34, "#fffaf2"), (104, 0.32, "#fffaf2"))],
           name="tiny sails", role="accent", depth=0.86, count=6)  # fmt: skip
    s.draw(lambda pen: [(shadow(pen, (x, y), 130), sail(pen, x, y, 0.9, "#fffaf2", turn)) for x, y, turn in ((566, 850, 62), (646, 1040, -74))], name="two boats on the salt", role="accent", depth=0.8, count=2)
    s.draw(lambda pen: grip(pen, s), name="hand on the edge", role="accent", depth=0.92, volume=0.35)
    s.focus((200, 670, 170), (660, 330, 90), (190, 150, 150), (600, 930, 100))
    s.grade(key=0.7)
    s.relate(band, "is carried by", "six people")
    s.describe("Six people carry a long blue ribbon across a white flat. Small sailing boats stand on it; two lie on the ground. The last, a child, stretches up both "
               "arms and cannot reach it. In front a large hand holds its edge. Behind, a torn blue strip ends in mid-air.")  # fmt: skip
    s.moods("solemn", "wistful", "strange", "bright")
    s.themes("farewell", "growing up", "work", "distance", "loss")
    s.says("the end of the summer", "somebody takes the sea away", "roll it up carefully", "moving house with everything", "nothing to look forward to", "too small to help",
           "the funeral of the sea", "where does the sky begin now?", "the line must be moved", "wait for me", "stolen horizon", "a river that walks", "growing up is reaching",
           "the border is shifted at noon", "all hands", "they promised to bring it back")  # fmt: skip
    s.about(place="a salt flat", time="noon", weather="clear", light="white noon, short violet shadows", composition="diagonal",
            view="from above, high and oblique", foreground="the first bearer and a hand on the ribbon", unexplained="what is behind where it was")  # fmt: skip
