"""Two people dig towards each other and miss by a hand."""

from __future__ import annotations

from dataclasses import replace

import numpy as np

from reverie_studio.colour import lighten, mix
from reverie_studio.figures.poses import POSES
from reverie_studio.pen import Pen, Point, smooth_points
from reverie_studio.scene import Scene, card

POSES.setdefault("dig_kneeling", replace(
    POSES["kneel"], lean=22, bend=8, head=(0, -2, 0), hands=(("shoulder", 0.62, 0.1, -0.42), ("shoulder", 0.9, 0.1, -0.02)),
    grips=("rest", "grip")))  # fmt: skip
EARTH = ("#a8604e", "#8f4c42", "#7a3e3a", "#643234", "#52292e")
HIS = [(150, 236), (176, 330), (96, 420), (84, 540), (150, 640), (280, 662), (420, 666), (486, 668)]
HERS = [(652, 236), (618, 340), (704, 440), (730, 600), (716, 780), (640, 896), (500, 936), (330, 942), (316, 942)]


def spiral(x: float, y: float, r: float, turns: float, start: float, sense: int) -> list[Point]:
    ts = np.linspace(0, 1, 26)
    return [(x + r * (1 - 0.85 * t) * np.cos(start + sense * t * turns * 6.283), y + r * (1 - 0.85 * t) * np.sin(start + sense * t * turns * 6.283))
            for t in ts]  # fmt: skip


DEAD_ENDS: tuple[tuple[list[Point], float], ...] = (
    ([(100, 560), (60, 700), (74, 800), *spiral(150, 860, 78, 1.6, 3.1, -1)], 44),
    ([(150, 380), (250, 420), (300, 500), *spiral(330, 468, 60, 1.3, 2.0, -1)], 38),
    ([(640, 390), (560, 420), (520, 520), (470, 560)], 40),
    ([(726, 640), (640, 640), (600, 600), (612, 540)], 40),
    ([(700, 830), (740, 960), (700, 1070), (600, 1114), (500, 1110), (460, 1112)], 62),
    ([(640, 910), (560, 1010), (500, 1010)], 40),
    ([(76, 800), (60, 960), (110, 1080), (220, 1120), (270, 1060)], 44),
)  # fmt: skip


def tunnel(pen: Pen, points: list[Point], w0: float, w1: float) -> None:
    """A hollow with a dark roof and a paler floor."""
    line = smooth_points(points, closed=False)
    pen.taper(line, w0 + 14, w1 + 14, "#43202a")
    pen.taper(line, w0, w1, "#2f1820")
    pen.taper([(x, y + w0 * 0.1) for x, y in line], w0 * 0.72, w1 * 0.72, "#3d2028")


def earth(pen: Pen, rng: np.random.Generator) -> None:
    """Layers of rose-brown soil with stones, roots and forgotten things."""
    pen.rect(0, 236, 800, 970, EARTH[0])
    for i, tone in enumerate(EARTH[1:]):
        y = 370 + i * 205
        pts = [(x, y + 22 * np.sin(x / 130 + i * 1.9) + 10 * np.sin(x / 47 + i)) for x in range(0, 801, 20)]
        pen.poly([*pts, (800, 1200), (0, 1200)], tone)
        pen.poly([*pts, *[(x, py + 9) for x, py in pts[::-1]]], lighten(tone, 0.16), 0.7)
    for _ in range(150):
        x, y, r = rng.uniform(0, 800), rng.uniform(280, 1200), rng.uniform(3, 15)
        tone = mix(("#d39a84", "#5a3038", "#c07a64")[int(rng.integers(3))], EARTH[2], 0.3)
        pen.oval(x, y, r * 1.3, r, tone, 0.75)
        pen.oval(x - r * 0.3, y - r * 0.3, r * 0.7, r * 0.4, lighten(tone, 0.25), 0.7)
    for x in (40, 320, 390, 470, 762):
        for d in (-26, 4, 30):
            pen.taper([(x, 240), (x + d * 0.7, 290), (x + d * 1.5, 330 + abs(d))], 7, 1.5, "#5f3a30")


def turf(pen: Pen, rng: np.random.Generator) -> None:
    pen.path("M0,228 Q200,214 400,226 Q620,214 800,228 V256 Q760,270 720,254 Q600,268 500,252 Q400,270 300,252 Q180,268 90,254 Q40,268 0,256Z", "#7a7f4c")
    for i in range(130):
        x = i * 6.2
        pen.taper([(x, 234), (x + rng.normal(0, 3), 222), (x + rng.normal(0, 6), 208)], 4, 1, "#8f9658" if i % 2 else "#666c40")


def spoon(pen: Pen, hand: Point, sense: int) -> None:
    x, y = hand
    pen.line(x - sense * 16, y + 8, x + sense * 34, y - 10, "#cfd3d2", 6)
    pen.oval(x + sense * 46, y - 15, 16, 11, "#dfe4e2")
    pen.oval(x + sense * 47, y - 16, 9, 6, "#8f9a9c")
    for i in range(6):
        pen.circle(x + sense * (50 + i * 5 % 17), y + 6 + i * 9, 5 - i * 0.4, EARTH[1])


def hat_candle(pen: Pen, top: Point) -> None:
    x, y = top
    pen.path(f"M{x - 34},{y + 20} Q{x - 32},{y - 12} {x},{y - 12} Q{x + 32},{y - 12} {x + 34},{y + 20} Q{x},{y + 8} {x - 34},{y + 20}Z", "#7d8a8c")
    pen.path(f"M{x - 34},{y + 20} Q{x - 32},{y - 12} {x},{y - 12} Q{x - 20},{y - 4} {x - 20},{y + 12}Z", "#b9c4c4")
    pen.rect(x - 6, y - 26, 13, 18, "#f4e4c2", radius=2)
    pen.path(f"M{x},{y - 54} Q{x + 12},{y - 38} {x + 6},{y - 29} Q{x},{y - 23} {x - 6},{y - 29} Q{x - 11},{y - 39} {x},{y - 54}Z", "#ffc456")


def worm(pen: Pen) -> None:
    """It sits between the two and cannot make up its mind."""
    body = [(366, 808), (388, 816), (408, 802), (428, 814), (450, 812), (462, 796)]
    pen.taper(body, 13, 18, "#e8949c")
    pen.taper([(x - 1, y - 4) for x, y in body], 5, 6, "#f8c3c0")
    for x, y in ((396, 810), (416, 808), (438, 812)):
        pen.line(x - 3, y - 8, x + 2, y + 8, "#c06a78", 3)
    pen.circle(464, 790, 13, "#e8949c")
    for dx in (-5, 6):
        pen.circle(464 + dx, 786, 5, "#fff6ea")
        pen.circle(464 + dx * 1.3, 784 + (2 if dx > 0 else -1), 2.4, "#2a1418")


def picnic(pen: Pen) -> None:
    """An old meal at a dead end."""
    pen.path("M428,1134 Q480,1122 552,1134 L566,1150 H414Z", "#e6d3c0")
    for i in range(5):
        pen.path(f"M{432 + i * 26},1132 l-6,18", "#b5483f", stroke=7)
    pen.path("M450,1128 v-34 q8,-10 8,-22 h10 q0,12 8,22 v34Z", "#4f7a5c")
    pen.oval(512, 1128, 24, 7, "#f4ead8")
    pen.path("M498,1126 q14,-22 28,0Z", "#d29a4c")


@card(id="hdbkf3", title="Almost", seed=14, palette="rose_brick", light=(0.2, -0.9))
def paint(s: Scene) -> None:
    rng = s.rng
    s.sky([(0, "#8d5f6c"), (0.6, "#d59c8c"), (1, "#f4cfae")], horizon=240)
    s.clouds(20, 180, 0.5)
    s.put("cottage", at=(150, 236), scale=0.72, depth=0.7, colour="#e0c0a4", roof="#8c3f3a", lit=True, haze=0)
    s.put("cottage", at=(652, 236), scale=0.72, flip=True, depth=0.7, colour="#e0c0a4", roof="#8c3f3a", lit=True, haze=0)
    s.draw(lambda pen: earth(pen, rng), name="rose-brown earth", role="place", depth=0.6, volume=0, rim=0, haze=0, material="land")
    ways = s.draw(lambda pen: [*[tunnel(pen, p, w, w) for p, w in DEAD_ENDS], tunnel(pen, HIS, 60, 224), tunnel(pen, HERS, 60, 224)],
                  name="two tunnels", role="subject", depth=0.6, volume=0, rim=0, haze=0, count=2)  # fmt: skip
    s.draw(lambda pen: turf(pen, rng), name="turf", role="place", depth=0.7, volume=0.1, haze=0)
    s.draw(picnic, name="old picnic", depth=0.7, haze=0)
    s.glow((470, 680), 210, "#ffb870", 0.55)
    s.glow((330, 910), 210, "#ffb870", 0.55)
    man = s.figure((400, 774), age="adult", pose="dig_kneeling", view="right", height=196, seed=5, role="witness", depth=0.85, label="man",
                   expression="glad", hair="short", prop=None,
                   clothes={"top": "shirt", "colour": "#e8dcc0", "bottom": "trousers", "bottom_colour": "#3f5a6a"})  # fmt: skip
    woman = s.figure((404, 1048), age="adult", pose="dig_kneeling", view="left", height=196, seed=9, role="witness", depth=0.85,
                     label="woman", expression="glad", hair={"kind": "pony", "colour": "#3a2420"}, prop=None,
                     clothes={"top": "jumper", "colour": "#d8a23a", "bottom": "trousers", "bottom_colour": "#5a4a68"})  # fmt: skip
    s.draw(lambda pen: [spoon(pen, man["hand_east"], 1), spoon(pen, woman["hand_west"], -1)], name="spoons", depth=0.9, count=2)
    s.draw(lambda pen: [hat_candle(pen, man["head_top"]), hat_candle(pen, woman["head_top"])], name="candle hats", depth=0.9, count=2)
    for who in (man, woman):
        x, y = who["head_top"]
        s.glow((x, y - 38), 70, "#fff0b8", 0.8)
    s.draw(worm, name="worm", role="accent", depth=0.9, volume=0.3)
    s.vignette(0.3)
    s.relate(ways, "leads to", "each other")
    s.describe("Two people dig tunnels with spoons and just miss each other. The "
               "earth is cut open; each tunnel winds down from a small house. Both "
               "diggers wear a candle on the helmet; a worm lies between them. Side "
               "tunnels end blind. Below stand a bottle and a plate.")  # fmt: skip
    s.moods("suspenseful", "romantic", "comic", "hopeful")
    s.themes("love", "missing each other", "effort", "neighbours", "patience")
    s.says("so near and yet so far", "crossed paths", "digging deeper", "love is blind", "mind the gap", "a bit to the left",
           "the worm knows", "long-distance relationship", "spoonful by spoonful", "great escape", "the third party",
           "meet me halfway", "bad timing", "scratch, scratch", "why not use the door?", "under the skin")  # fmt: skip
    s.about(place="under the ground", time="evening", weather="still", light="two candles", view="section through the earth",
            composition="split")  # fmt: skip
