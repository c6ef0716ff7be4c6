"""Everyone I Was: the rings of a felled tree are the people one has been."""

import math

import numpy as np

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.pen import Pen, Point, smooth_points
from reverie_studio.scene import Scene, card
from reverie_studio.stages.parts import pine

X, Y, RX, RY = 540, 560, 292, 396  # the cut face
HONEY = ("#94623a", "#c08c58", "#d5a870", "#e7c593", "#f3deb6", "#fffaf0")
BARK, ROSE, SAGE = "#5a4a44", "#d8b3a8", "#8da191"
N = 240

# right halves of five people, height 1, feet at y = 0: from the top of the head down
_OLD = [
    (0, -1),
    (0.06, -0.99),
    (0.075, -0.93),
    (0.14, -0.915),
    (0.135, -0.895),
    (0.08, -0.89),
    (0.085, -0.83),
    (0.06, -0.78),
    (0.15, -0.745),
    (0.205, -0.66),
    (0.225, -0.5),
    (0.245, -0.36),
    (0.215, -0.34),
    (0.215, -0.2),
    (0.225, -0.06),
    (0.16, -0.045),
    (0.17, 0),
    (0.03, 0),
    (0, -0.03),
]
_MAN = [
    (0, -1),
    (0.06, -0.985),
    (0.088, -0.93),
    (0.075, -0.86),
    (0.05, -0.825),
    (0.06, -0.79),
    (0.17, -0.755),
    (0.215, -0.68),
    (0.225, -0.5),
    (0.24, -0.36),
    (0.2, -0.345),
    (0.195, -0.18),
    (0.205, -0.05),
    (0.15, -0.04),
    (0.16, 0),
    (0.03, 0),
    (0, -0.05),
]
_YOUTH = [
    (0, -0.98),
    (0.05, -1.01),
    (0.075, -0.965),
    (0.11, -0.95),
    (0.095, -0.9),
    (0.08, -0.83),
    (0.05, -0.795),
    (0.06, -0.765),
    (0.15, -0.735),
    (0.195, -0.65),
    (0.21, -0.48),
    (0.22, -0.37),
    (0.18, -0.36),
    (0.175, -0.2),
    (0.18, -0.05),
    (0.14, -0.035),
    (0.15, 0),
    (0.03, 0),
    (0, -0.06),
]
_BOY = [
    (0, -1),
    (0.08, -0.99),
    (0.125, -0.93),
    (0.13, -0.89),
    (0.16, -0.87),
    (0.14, -0.82),
    (0.125, -0.79),
    (0.07, -0.73),
    (0.08, -0.705),
    (0.17, -0.67),
    (0.225, -0.55),
    (0.24, -0.38),
    (0.2, -0.36),
    (0.2, -0.2),
    (0.21, -0.05),
    (0.17, -0.035),
    (0.18, 0),
    (0.03, 0),
    (0, -0.06),
]
_INFANT = [
    (0, -1.0),
    (0.12, -0.98),
    (0.185, -0.87),
    (0.17, -0.76),
    (0.1, -0.68),
    (0.15, -0.665),
    (0.23, -0.75),
    (0.33, -0.95),
    (0.385, -0.965),
    (0.4, -0.9),
    (0.31, -0.66),
    (0.21, -0.5),
    (0.2, -0.34),
    (0.23, -0.15),
    (0.22, -0.01),
    (0.06, 0),
    (0, -0.12),
]
PEOPLE = (
    (_OLD, 690, 372),
    (_MAN, 478, 334),
    (_YOUTH, 330, 290),
    (_BOY, 222, 250),
    (_INFANT, 116, 222),
)


def _even(points: list[Point]) -> np.ndarray:
    """N points at even steps along a closed outline that starts at the top."""
    dense = np.array([*smooth_points(points, closed=True, steps=6), points[0]])
    steps = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(dense, axis=0).T))])
    where = np.linspace(0, steps[-1], N, endpoint=False)
    return np.stack([np.interp(where, steps, dense[:, 0]), np.interp(where, steps, dense[:, 1])], 1)


def _person(half: list[Point], height: float, foot: float) -> np.ndarray:
    whole = [*half, *[(-x, y) for x, y in half[-2:0:-1]]]
    return _even([(X + x * height * 1.12, Y + foot + y * height) for x, y in whole])


def _disc(k: float) -> np.ndarray:
    angle = np.linspace(0, 2 * math.pi, 90, endpoint=False) - math.pi / 2
    wave = 1 + 0.018 * np.sin(angle * 5 + 1) + 0.012 * np.sin(angle * 11)
    points = np.stack([X + RX * k * wave * np.cos(angle), Y + RY * k * wave * np.sin(angle)], 1)
    return _even([(float(x), float(y)) for x, y in points])


def _cut(pen: Pen) -> None:
    pen.poly([tuple(p) for p in _disc(1.0)], HONEY[0])
    outer = _disc(1.0)
    for i, (half, height, foot) in enumerate(PEOPLE):
        inner = [tuple(p) for p in _person(half, height, foot)]
        with pen.clip("M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in outer) + "Z"):
            for k in range((9, 5, 4, 3, 2)[i], 0, -1):
                gap = k * (21, 17, 13, 11, 9)[i] + 4 * math.sin(k * 2.1)
                tone = mix(HONEY[i], HONEY[i + 1], 0.32 if k % 2 else 0.12)
                pen.poly(inner, darken(HONEY[i], 0.3), 0.7, stroke=2 * gap + 4)
                pen.poly(inner, tone, stroke=2 * gap)
        pen.poly(inner, darken(HONEY[i], 0.45), stroke=5)
        pen.poly(inner, HONEY[i + 1])
        outer = np.array(inner)
    for angle, reach in ((200, 0.3), (318, 0.24), (95, 0.16)):
        a = math.radians(angle)
        pen.line(
            X + RX * math.cos(a),
            Y + RY * math.sin(a),
            X + RX * (1 - reach) * math.cos(a + 0.03),
            Y + RY * (1 - reach) * math.sin(a + 0.03),
            darken(HONEY[0], 0.5),
            4,
        )


def _innermost(pen: Pen) -> None:
    pen.poly([tuple(p) for p in _person(*PEOPLE[-1])], HONEY[-1])


def _log(pen: Pen) -> None:
    rng = np.random.default_rng(3)
    pen.path(
        f"M{X - 60},{Y - RY - 26}Q{X + 150},{Y - RY - 60} 830,{Y - RY - 40}V{Y + RY + 50}H{X}Z",
        BARK,
    )
    for _ in range(60):
        y = float(rng.uniform(Y - RY - 30, Y))
        pen.path(
            f"M{rng.uniform(560, 780):.0f},{y:.0f}q40,-8 {rng.uniform(50, 120):.0f},-6",
            darken(BARK, 0.35) if rng.random() < 0.6 else lighten(BARK, 0.16),
            stroke=5,
        )
    pen.path(
        f"M{X - 30},{Y - RY - 28}Q{X + 150},{Y - RY - 60} 830,{Y - RY - 40}v16"
        f"Q{X + 150},{Y - RY - 32} {X - 30},{Y - RY - 12}Z",
        "#7f8f5c",
    )
    angle = np.linspace(0, 2 * math.pi, 76, endpoint=False)
    edge = 1.0 + rng.uniform(0.06, 0.115, 76)
    points = [
        (X + RX * e * math.cos(a), Y + RY * e * math.sin(a))
        for a, e in zip(angle, edge, strict=True)
    ]
    pen.poly(points, BARK)
    for a in angle[::2]:
        c, d = math.cos(a), math.sin(a)
        tone = lighten(BARK, 0.2) if c + d < 0.2 else darken(BARK, 0.35)
        pen.line(
            X + RX * 1.02 * c, Y + RY * 1.02 * d, X + RX * 1.08 * c, Y + RY * 1.08 * d, tone, 6
        )


def _forest(pen: Pen, count: int, foot: float, tall: float, tone: str, seed: int) -> None:
    rng = np.random.default_rng(seed)
    for i in range(count):
        x = (i + float(rng.uniform(0.1, 0.9))) / count * 860 - 30
        pine(
            pen,
            rng,
            x,
            foot + float(rng.uniform(-8, 24)),
            tall * float(rng.uniform(0.75, 1.15)),
            tone,
        )


def _trunks(pen: Pen) -> None:
    rng = np.random.default_rng(12)
    for x, w in ((30, 66), (206, 44), (318, 24)):
        pen.poly(
            [(x - w * 0.42, -10), (x + w * 0.42, -10), (x + w * 0.56, 960), (x - w * 0.6, 964)],
            "#5f6b62",
        )
        pen.poly(
            [(x - w * 0.42, -10), (x - w * 0.1, -10), (x - w * 0.16, 962), (x - w * 0.6, 964)],
            "#8a8f82",
        )
        for _ in range(26):
            y, dx = float(rng.uniform(0, 930)), float(rng.uniform(-0.1, 0.4)) * w
            pen.path(f"M{x + dx},{y}q{w * 0.14},16 0,{rng.uniform(20, 46)}", "#454e49", stroke=3)
        for y, side in ((150, 1), (330, -1), (430, 1)):
            y += float(rng.uniform(-60, 60))
            pen.taper(
                [
                    (x + side * w * 0.4, y),
                    (x + side * (w * 0.4 + 26), y - 12),
                    (x + side * (w * 0.4 + 50), y - 8),
                ],
                9,
                3,
                "#5f6b62",
            )


def _sawdust(pen: Pen) -> None:
    rng = np.random.default_rng(6)
    for _ in range(1500):
        a, d = float(rng.uniform(0, 2 * math.pi)), abs(float(rng.normal(0, 0.5)))
        x, y = 590 + 300 * d * math.cos(a), 1024 + 74 * d * math.sin(a)
        tone = mix("#f7e6c6", "#c08f5c", float(rng.random()) * (0.5 + max(0.0, y - 1024) / 120))
        pen.oval(x, y, float(rng.uniform(3, 11)), float(rng.uniform(2, 5)), tone)


def _axe(pen: Pen) -> None:
    with pen.at(520, 1102, turn=-14):
        pen.path("M-170,6Q-60,-12 120,-8L122,10Q-60,8 -168,24Q-182,16 -170,6Z", "#9a6a42")
        pen.path("M-165,9Q-60,-7 118,-4", "#c99a66", stroke=4)
        pen.path("M92,-24L146,-22L150,34Q168,70 146,84Q96,96 72,70Q96,48 92,-24Z", "#76828a")
        pen.path("M72,70Q96,96 146,84Q168,70 156,52Q120,80 72,70Z", "#d9e0df")


def _twig(pen: Pen) -> None:
    pen.taper([(452, 142), (440, 106), (452, 66), (440, 34)], 9, 3, "#6f7f4a")
    for x, y, turn in ((444, 100, -60), (450, 84, 48), (450, 62, -50), (446, 50, 55), (440, 30, 0)):
        with pen.at(x, y, turn=turn):
            pen.path("M0,2Q-15,-16 0,-42Q15,-16 0,2Z", "#8fb24a")
            pen.path("M0,0Q7,-16 0,-42Q15,-16 0,2Z", "#6a9438")


@card(id="gavr9m", title="Everyone I Was", seed=9, palette="fog", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    s.sky([(0, "#7f9488"), (0.45, "#b3bfb0"), (0.75, ROSE), (1, "#c9a79c")])
    s.board("far pines", lambda pen: _forest(pen, 13, 900, 640, "#9aaca0", 1), depth=0.25)
    s.mist(780, 160, 0.7, "#e3c8bd")
    s.board("pines", lambda pen: _forest(pen, 7, 1000, 820, "#6f877b", 2), depth=0.45)
    s.mist(900, 120, 0.5, "#e3c8bd")
    s.board("trunks", _trunks, depth=0.6)
    s.rays((-60, -40), "#ffe9d6", 0.45, angle=52, spread=34, reach=1300)
    s.hills(956, 14, 300, "#7c8a72", "#4f5c50", texture="grass", depth=0.7, name="forest floor")
    s.draw(_log, name="bark", record=False, volume=0.35, shadow=(14, 20, 24, 0.4))
    face = s.draw(
        _cut,
        name="cut face of a felled trunk",
        role="subject",
        volume=0.14,
        rim=0.2,
        edge=0.1,
        protect=0.8,
    )
    s.draw(
        _innermost,
        name="small child with raised arms, innermost ring",
        role="accent",
        volume=0.1,
        rim=0.1,
    )
    s.draw(_twig, name="green twig", volume=0.25)
    s.draw(_sawdust, name="sawdust", volume=0.3)
    s.draw(_axe, name="axe", volume=0.4, shadow=(6, 8, 6, 0.45))
    man = s.figure(
        (128, 1134),
        age="adult",
        height=300,
        pose="look_down",
        view="back_right",
        role="witness",
        label="woodcutter",
        hair={"kind": "short", "colour": "#4a3428"},
        prop=None,
        clothes={
            "top": "jumper",
            "colour": "#a8514a",
            "bottom_colour": "#3f4a4f",
            "shoes": "boots",
        },
        shadow=(40, 6, 12, 0.3),
    )
    x, y = man["hand_east"]
    s.draw(
        lambda pen: pen.path(
            f"M{x - 22},{y + 4}q4,-20 24,-18q24,2 24,16q14,4 16,10q-34,6 -64,-8Z", "#4f5a4a"
        ),
        name="cap in his hands",
        volume=0.3,
    )
    s.relate(face, "contains", "five people, one within the other")
    s.describe("The rings of a huge felled trunk are people inside people. There are "
               "five, from a man with a hat to a small, bright child with raised "
               "arms. Before it, from behind, stands a man in a red jacket, cap in "
               "hand. An axe lies by the sawdust.")  # fmt: skip
    s.moods("solemn", "tender", "guilty", "still")
    s.themes("growing up", "memory", "time", "the inner child", "loss", "family tree")
    s.says(
        "my inner child",
        "count the years",
        "all my former selves",
        "family tree",
        "what have I done",
        "Russian dolls",
        "what counts is inside",
        "timber",
        "once I was small",
        "an X-ray of the forest",
        "pick me up",
        "a life in one slice",
        "growing takes time",
        "grandfather was a boy",
        "the silence after the axe",
        "deep down nothing changes",
    )
    s.about(
        place="pine forest",
        time="morning",
        weather="mist",
        light="low sun rays",
        view="eye level",
        composition="right",
    )
    s.vignette(0.22)
