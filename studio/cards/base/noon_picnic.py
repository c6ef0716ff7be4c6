"""A picnic blanket at noon that is a hole into the night."""

from __future__ import annotations

import math
from collections.abc import Callable
from dataclasses import replace

import cv2
import numpy as np

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.figures.poses import POSES, Pose
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

Point = tuple[float, float]
CORNERS = ((12, 322), (524, 190), (748, 690), (138, 912))
HEM = 0.115  # the checked border, in parts of the blanket
CHECKS = 17
TOMATO, CREAM = "#d8503c", "#fbf3dd"

POSES.setdefault("sit_rim", replace(
    POSES["sit_edge"], elevation=30, head=(0, 24, 0),
    hands=(("hip", -7.0, 9.5, -0.5), ("hip", -8.0, 9.5, -0.5))))  # fmt: skip
POSES.setdefault("lie_front", Pose(
    "lies on the front", origin="ground", pitch=82, bend=-30, head=(0, -26, 0),
    legs=((0, 4, -72, 0), (0, 5, -24, 0)), feet=((-80, 0), (-70, 0)), elevation=30, wind=(0, 0, 0),
    hands=(("shoulder", 0.5, -0.1, 0.35), ("shoulder", 0.35, 0.2, 0.85)), grips=("rest", "point"),
    expression="glad"))  # fmt: skip


def blanket_plane() -> Callable[[float, float], Point]:
    """(u, v) on the blanket to the card, a little out of true like cloth on grass."""
    source = np.array([(0, 0), (1, 0), (1, 1), (0, 1)], np.float32)
    matrix = cv2.getPerspectiveTransform(source, np.array(CORNERS, np.float32))

    def at(u: float, v: float) -> Point:
        x, y, w = matrix @ np.array([u, v, 1.0])
        return float(x / w) + 5 * math.sin(v * 9), float(y / w) + 6 * math.sin(u * 8 + v * 3)

    return at


AT = blanket_plane()


def outline(low: float, high: float) -> list[Point]:
    """The edge of the blanket, or of the hole in it."""
    t = np.linspace(low, high, 24)
    return ([AT(u, low) for u in t] + [AT(high, v) for v in t] + [AT(u, high) for u in t[::-1]]
            + [AT(low, v) for v in t[::-1]])  # fmt: skip


def as_path(points: list[Point]) -> str:
    return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z"


HOLE = as_path(outline(HEM, 1 - HEM))


def border(pen: Pen) -> None:
    """Gingham round the night, with a fringe."""
    for k in range(60):
        t = k / 59
        for u, v, du, dv in ((t, 0, 0, -0.022), (t, 1, 0, 0.022), (0, t, -0.022, 0),
                             (1, t, 0.022, 0)):  # fmt: skip
            (x0, y0), (x1, y1) = AT(u, v), AT(u + du, v + dv)
            pen.line(x0, y0, x1, y1, CREAM, 2.4)
    pen.poly(outline(0, 1), CREAM)
    for i in range(CHECKS):
        for j in range(CHECKS):
            if (i % 2) + (j % 2) == 0:
                continue
            a, b, c, d = i / CHECKS, (i + 1) / CHECKS, j / CHECKS, (j + 1) / CHECKS
            tone = TOMATO if i % 2 and j % 2 else mix(TOMATO, CREAM, 0.5)
            pen.poly([AT(a, c), AT(b, c), AT(b, d), AT(a, d)], tone)
    pen.erase(HOLE)


def depth_walls(pen: Pen) -> None:
    """The thickness of the earth under the far hems."""
    far = [AT(float(u), HEM) for u in np.linspace(HEM, 1 - HEM, 20)]
    pen.poly(far + [(x, y + 34) for x, y in far[::-1]], "#4a3550")
    pen.poly(far + [(x, y + 14) for x, y in far[::-1]], "#7a5a4a")
    side = [AT(HEM, float(v)) for v in np.linspace(HEM, 1 - HEM, 20)]
    pen.poly(side + [(x + 22, y + 8) for x, y in side[::-1]], "#3a2c4c")


def planet(pen: Pen, x: float, y: float, r: float) -> None:
    """A paper plate that fell in; a fork goes round it."""
    with pen.at(x, y, turn=-16):
        pen.path(f"M{-r * 2.1},0 A{r * 2.1},{r * 0.62} 0 0 1 {r * 2.1},0", "#aab4d8", 0.7, stroke=3)
        pen.circle(0, 0, r, "#f4ecd8")
        pen.circle(0, 0, r * 0.7, "#dccfb4", stroke=4)
        for a in range(0, 360, 20):
            c, sn = math.cos(math.radians(a)), math.sin(math.radians(a))
            pen.line(c * r * 0.84, sn * r * 0.84, c * r * 0.98, sn * r * 0.98, "#cdbf9f", 2.4)
        pen.path(f"M{r * 0.2},{-r * 0.98} A{r},{r} 0 0 1 {r * 0.2},{r * 0.98} "
                 f"A{r * 1.3},{r * 1.3} 0 0 0 "
                 f"{r * 0.2},{-r * 0.98}Z", "#8f8fb4", 0.75)  # fmt: skip
        pen.path(f"M{-r * 2.1},0 A{r * 2.1},{r * 0.62} 0 0 0 {r * 2.1},0", "#cfd6ee", 0.9, stroke=3)
        with pen.at(-r * 1.5, r * 0.42, turn=108):
            pen.path("M-3,40 L-2,0 L-9,-6 L-10,-30 L-6,-30 L-5,-12 L-2,-12 L-2,-30 L2,-30 L2,-12 "
                     "L5,-12 L6,-30 "
                     "L10,-30 L9,-6 L2,0 L3,40Z", "#f2f2fa")  # fmt: skip


def thermos(pen: Pen, x: float, y: float) -> None:
    pen.oval(x, y, 26, 11, "#8f3a2c")
    pen.rect(x - 26, y - 96, 52, 96, "#d8503c")
    pen.rect(x - 26, y - 96, 14, 96, "#f08a68")
    pen.rect(x + 14, y - 96, 12, 96, "#9c3428")
    pen.rect(x - 26, y - 62, 52, 14, CREAM)
    pen.oval(x, y - 96, 26, 11, "#e06a50")
    pen.path(f"M{x - 18},{y - 98} v-26 q18,-14 36,0 v26 q-18,8 -36,0Z", "#f2e6c6")
    pen.path(f"M{x + 8},{y - 96} v-32 q6,1 10,4 v26Z", "#c9b78c")


def pear(pen: Pen, x: float, y: float, k: float, tone: str) -> None:
    with pen.at(x, y, scale=k):
        pen.path("M-24,-18 Q-24,-40 -10,-50 Q-8,-72 2,-72 Q12,-70 12,-50 Q26,-40 26,-18 Q22,4 "
                 "0,4 Q-22,4 -24,-18Z",
                 tone)  # fmt: skip
        pen.path("M8,-66 Q14,-46 26,-28 Q26,4 0,4 Q20,-20 8,-66Z", darken(tone, 0.24))
        pen.oval(-10, -26, 6, 12, lighten(tone, 0.4))
        pen.path("M2,-70 q0,-12 8,-16", "#5a4030", stroke=4)


def bread(pen: Pen, x: float, y: float) -> None:
    with pen.at(x, y, turn=-12):
        pen.path("M-70,0 Q-80,-34 -40,-42 Q20,-52 60,-38 Q84,-26 72,0 Q0,14 -70,0Z", "#c98a44")
        pen.path("M-70,0 Q-80,-34 -40,-42 Q0,-48 30,-46 Q-20,-30 -56,-4Z", "#e8b468")
        for dx in (-34, -4, 26):
            pen.path(f"M{dx},-40 q14,10 12,26", "#f6dca4", stroke=5)
        pen.path("M60,-38 Q84,-26 72,0 Q56,-4 52,-20 Q50,-34 60,-38Z", "#f6e3b8")


@card(id="aqcbha", title="Noon", seed=31, palette="lemon", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    rng = s.rng
    s.sky([(0, "#f1eba6"), (0.5, "#dfe08a"), (1, "#c3cf6e")], texture=0.2)
    s.draw(lambda pen: _meadow(pen, rng), name="daisy meadow", role="place", depth=0.6, volume=0,
           rim=0,
           edge=0.05)  # fmt: skip
    s.shade(as_path([(x + 10, y + 14) for x, y in outline(-0.01, 1.01)]), "#5f6a2c", 0.5, soft=8)
    with s.inside(HOLE):
        s.sky([(0.3, "#141038"), (0.55, "#2a2468"), (0.8, "#131038")], texture=0)
        s.clouds(180, 960, 0.95, colour="#d07ac0", shade="#4a4fb0", scale=210, cover=0.03, soft=0.3)
        s.glow((360, 640), 230, "#5f8fe0", 0.5)
        s.stars(1100, 960)
        s.draw(depth_walls, name="rim of earth", role="place", volume=0)
        s.draw(lambda pen: planet(pen, 340, 560, 56), name="paper plate planet", role="accent")
        s.glow((312, 540), 120, "#fff0c0", 0.28)
    hole = s.draw(border, name="picnic blanket of night", role="subject", depth=0.8, volume=0.1)
    s.draw(_by_the_far_hem, name="bread and pear", shadow=(10, 6, 5, 0.4))
    s.draw(_by_the_near_hem, name="thermos and pears", shadow=(12, 6, 6, 0.4))
    x, y = AT(1 - HEM * 0.45, 0.36)
    s.figure((x, y), age="adult", pose="sit_rim", view="left", height=370, role="witness",
             contact=0.2,
             clothes={"top": "shirt", "colour": "#f7f2e4", "bottom_colour": "#3f6fb0",
                      "shoes": "barefoot",
                      "hat": "straw"}, hair={"kind": "short", "colour": "#6b4228"}, skin="#e8b68d",
             label="young man")  # fmt: skip
    x, y = AT(0.71, 1.0)
    tip = AT(0.34, 0.79)
    s.figure((x, y), age="adult", pose="lie_front", view=-116.0, height=370, look=(-10, -26),
             reach={"hand_right": (tip[0] - x, tip[1] - y)}, role="witness",
             clothes={"top": "dress", "colour": "#e0708c", "trim": "#fbf3dd", "shoes": "barefoot",
                      "bottom": "bare"}, hair={"kind": "pony", "colour": "#3a2620"}, skin="#d79a6c",
             label="young woman")  # fmt: skip
    s.draw(_belongings, name="basket and shoes", shadow=(12, 8, 8, 0.35))
    s.draw(lambda pen: _canopy(pen, rng), name="leaf shade", role="place", volume=0, rim=0,
           edge=0, alpha=0.22)  # fmt: skip
    s.draw(lambda pen: _tufts(pen, rng), name="near grass", role="place", plane="front", volume=0,
           rim=0.2)  # fmt: skip
    s.relate(hole, "opens onto", "night sky")
    s.describe("A picnic blanket on a meadow has a hole full of stars. A young man "
               "sits on the edge with his feet inside; a young woman lies there and "
               "points in. A paper plate floats in it like a planet, circled by a "
               "fork. Daisies grow in the sun.")  # fmt: skip
    s.moods("romantic", "dizzy", "playful", "dreamy")
    s.themes("love", "the universe", "depth", "summer", "daring")
    s.says("picnic in space", "don't fall in", "night and day", "the whole world to share",
           "out of this world",
           "testing the water", "stargazing at noon", "a hole in the afternoon", "first date",
           "mind the gap",
           "infinity for two", "the dark side of lunch", "what lies beneath", "lost my plate",
           "eclipse",
           "silence with crickets")  # fmt: skip
    s.about(place="a meadow", time="noon", weather="clear", light="bright sun, starlight in the hole", view="from above", composition="left",
            witness="a young man sitting on the rim and a young woman lying beside it")  # fmt: skip


def _by_the_far_hem(pen: Pen) -> None:
    bread(pen, 176, 424)
    pear(pen, 92, 402, 0.85, "#b9b83c")


def _by_the_near_hem(pen: Pen) -> None:
    thermos(pen, 206, 806)
    pear(pen, 268, 824, 1.0, "#d9b13a")
    pear(pen, 314, 836, 0.95, "#a9b33c")


def _meadow(pen: Pen, rng: np.random.Generator) -> None:
    for x, y in zip(rng.uniform(0, 800, 700), rng.uniform(0, 1200, 700), strict=True):
        k = 0.5 + y / 1200
        tone = mix("#9fb04c", "#e6e08c", float(rng.random()))
        pen.taper([(x, y), (x + rng.normal(0, 4), y - 9 * k), (x + rng.normal(0, 9), y - 20 * k)],
                  3.2 * k, 0.8,
                  tone, 0.75)  # fmt: skip
    for x, y in zip(rng.uniform(0, 800, 150), rng.uniform(20, 1190, 150), strict=True):
        _daisy(pen, float(x), float(y), (0.45 + y / 1500) * float(rng.uniform(0.7, 1.2)))


def _daisy(pen: Pen, x: float, y: float, k: float) -> None:
    with pen.at(x, y, scale=k), pen.stretch(1, 0.72):
        for a in range(0, 360, 40):
            c, sn = math.cos(math.radians(a)), math.sin(math.radians(a))
            pen.circle(c * 9, sn * 9, 5.4, "#fffdf2")
        pen.circle(0, 0, 6, "#f0b93a")


def _belongings(pen: Pen) -> None:
    """A wicker basket, and the shoes they took off."""
    with pen.at(690, 214):
        pen.path("M-54,-40 Q0,-120 56,-44", "#8a5c2c", stroke=8)
        pen.path("M-66,-50 L66,-50 L52,18 Q0,30 -52,18Z", "#b98743")
        pen.path("M-66,-50 L-30,-50 L-26,22 Q-44,20 -52,18Z", "#d9ad68")
        for y in (-34, -16, 2):
            for x in range(-54, 50, 18):
                pen.path(f"M{x},{y} q8,7 16,0", "#7a4f26", 0.9, stroke=3)
        pen.oval(0, -50, 66, 15, "#7a4f26")
        pen.path("M-40,-50 Q-20,-76 10,-58 Q40,-66 52,-46 Q20,-36 -40,-50Z", CREAM)
    for x, y, turn, tone in ((696, 470, 20, "#7a4a2c"), (730, 490, -8, "#7a4a2c"), (706, 930, 40,
                                                                                    "#c4506c"),
                             (740, 902, 14, "#c4506c")):  # fmt: skip
        with pen.at(x, y, turn=turn):
            pen.oval(0, 0, 13, 25, tone)
            pen.oval(0, 7, 8, 13, darken(tone, 0.5))


def _canopy(pen: Pen, rng: np.random.Generator) -> None:
    """The shade of a tree that stands outside the picture, with holes of light."""
    for x, y in zip(rng.uniform(-40, 480, 260), rng.uniform(-60, 240, 260), strict=True):
        if y < 210 - x * 0.42:
            pen.oval(float(x), float(y), float(rng.uniform(9, 26)), float(rng.uniform(7, 16)),
                     "#5f7f3a")  # fmt: skip


def _tufts(pen: Pen, rng: np.random.Generator) -> None:
    for x in rng.uniform(0, 800, 90):
        h = float(rng.uniform(30, 90))
        lean = float(rng.normal(0, 14))
        pen.taper([(x, 1206), (x + lean * 0.3, 1206 - h * 0.5), (x + lean, 1206 - h)], 7, 1.5,
                  mix("#8fa344", "#d3d56c", float(rng.random())))  # fmt: skip
    for x, y in ((70, 1130), (190, 1168), (690, 1150), (560, 1176), (330, 1150)):
        pen.line(x, y, x + 6, 1206, "#8fa344", 4)
        _daisy(pen, x, y, 2.0)
