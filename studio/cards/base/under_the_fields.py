"""What the Fields Sleep On: the country is a quilt, and someone lifts its hem."""

from collections.abc import Callable, Sequence

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen, Point, smooth_points
from reverie_studio.scene import Scene, card

SKYLINE = [(-40, 520), (90, 470), (260, 432), (420, 470), (560, 520), (700, 506), (840, 478)]
HEM = [
    (-40, 900),
    (40, 770),
    (160, 690),
    (300, 664),
    (420, 716),
    (540, 850),
    (670, 980),
    (840, 1075),
]
CLOTHS = ("#d9ae4f", "#e8cf8a", "#a9b86a", "#7f9a55", "#c98f45", "#dfe0ac", "#93a86a", "#b87a4a")
HEDGE, THREAD, GAP, SKIN = "#4d5f38", "#f6ecc6", "#2c2040", "#b98fb0"
ROWS, COLUMNS = 6, 7


def _along(line: Sequence[Point]) -> Callable[[float], Point]:
    dense = np.array(smooth_points(line, closed=False))
    steps = np.concatenate([[0], np.cumsum(np.hypot(*np.diff(dense, axis=0).T))])

    def at(t: float) -> Point:
        where = t * steps[-1]
        x, y = (np.interp(where, steps, dense[:, k]) for k in (0, 1))
        return float(x), float(y)

    return at


_TOP, _LOW = _along(SKYLINE), _along(HEM)


def _spot(t: float, v: float) -> Point:
    """A place on the quilt: t from left to right, v from the skyline (0) to the hem (1)."""
    (x0, y0), (x1, y1) = _TOP(t), _LOW(t)
    k = v**1.35
    swell = 26 * np.sin(t * 9 + v * 5) * v * (1 - v)
    return x0 + (x1 - x0) * k, y0 + (y1 - y0) * k + float(swell)


def _edge(t0: float, v0: float, t1: float, v1: float, n: int = 8) -> list[Point]:
    return [_spot(t0 + (t1 - t0) * i / n, v0 + (v1 - v0) * i / n) for i in range(n + 1)]


def _patch(pen: Pen, t0: float, v0: float, t1: float, v1: float, tone: Colour, kind: int) -> None:
    outline = [
        *_edge(t0, v0, t1, v0),
        *_edge(t1, v0, t1, v1),
        *_edge(t1, v1, t0, v1),
        *_edge(t0, v1, t0, v0),
    ]
    pen.poly(outline, tone)
    for i in range(1, 9):
        t, v = t0 + (t1 - t0) * i / 9, v0 + (v1 - v0) * i / 9
        if kind == 0:
            pen.poly(
                _edge(t, v0, t, v1), darken(tone, 0.22), 0.75, stroke=2.6 + 2 * v0, closed=False
            )
        elif kind == 1:
            pen.poly(_edge(t0, v, t1, v), lighten(tone, 0.3), 0.8, stroke=2 + 3 * v0, closed=False)
        elif kind in (2, 3):
            for k in range(1, 6):
                x, y = _spot(t, v0 + (v1 - v0) * (k + 0.5 * (i % 2)) / 6.4)
                size = 2 + 3.4 * v0
                if kind == 2:
                    pen.circle(x, y, size, lighten(tone, 0.5))
                else:
                    pen.line(x - size, y - size, x + size, y + size, darken(tone, 0.3), 2)
                    pen.line(x - size, y + size, x + size, y - size, darken(tone, 0.3), 2)


def _quilt(pen: Pen) -> None:
    rng = np.random.default_rng(4)
    pen.poly([*_edge(0, 0, 1, 0, 60), *_edge(1, 1, 0, 1, 60)], CLOTHS[1])
    for row in range(ROWS):
        for column in range(COLUMNS):
            tone = CLOTHS[int(column * 3 + row * 5 + rng.integers(2)) % len(CLOTHS)]
            _patch(
                pen,
                column / COLUMNS,
                row / ROWS,
                (column + 1) / COLUMNS,
                (row + 1) / ROWS,
                tone,
                int(rng.integers(5)),
            )
    for row in range(1, ROWS):
        _seam(pen, 0, row / ROWS, 1, row / ROWS, 70)
    for column in range(1, COLUMNS):
        _seam(pen, column / COLUMNS, 0, column / COLUMNS, 1, 34)


def _seam(pen: Pen, t0: float, v0: float, t1: float, v1: float, n: int) -> None:
    line = _edge(t0, v0, t1, v1, n)
    for i in range(n):
        width = 3 + 6 * (v0 + (v1 - v0) * i / n)
        pen.line(*line[i], *line[i + 1], HEDGE, width)
    for i in range(0, n - 1, 2):
        width = 1.4 + 2.4 * (v0 + (v1 - v0) * i / n)
        pen.line(*line[i], *line[i + 1], THREAD, width)


def _binding(pen: Pen) -> None:
    top, low = _edge(0, 0.965, 1, 0.965, 80), _edge(0, 1, 1, 1, 80)
    low = [(x - 10, y + 22) for x, y in low]
    pen.poly([*top, *low[::-1]], "#b4553f")
    pen.poly([(x, y + 6) for x, y in top], "#d98a6a", stroke=5, closed=False)
    for i in range(0, 80, 2):
        (xa, ya), (xb, yb) = top[i], low[i]
        pen.line(
            xa * 0.6 + xb * 0.4,
            ya * 0.6 + yb * 0.4,
            xa * 0.25 + xb * 0.75,
            ya * 0.25 + yb * 0.75,
            THREAD,
            3,
        )


def _trees(pen: Pen) -> None:
    rng = np.random.default_rng(8)
    for t, v in (
        (0.1, 0.17),
        (0.13, 0.19),
        (0.42, 0.17),
        (0.34, 0.34),
        (0.29, 0.5),
        (0.86, 0.5),
        (0.72, 0.67),
        (0.97, 0.34),
        (0.44, 0.03),
        (0.47, 0.03),
        (0.05, 0.4),
    ):
        x, y = _spot(t, v)
        size = 11 + 26 * v
        pen.rect(x - size * 0.1, y - size * 0.6, size * 0.2, size * 0.65, "#5a4632")
        for _ in range(9):
            dx, dy = rng.normal(0, size * 0.3, 2)
            pen.circle(
                x + dx,
                y - size * 1.05 + dy,
                size * 0.36,
                mix("#5f7a40", "#9fb25a", float(rng.random())),
            )


def _dark(pen: Pen) -> None:
    pen.radial(
        "M-40,1240V860Q120,640 330,668Q520,760 840,1090V1240Z",
        (380, 900),
        560,
        [(0, "#4e3a70"), (0.5, "#33254d"), (1, GAP)],
    )


def _eyes(pen: Pen) -> None:
    for x, y, tilt, look in ((318, 872, 4, (-6, 12)), (478, 922, 12, (22, -20))):
        with pen.at(x, y, turn=tilt):
            pen.path("M-84,6Q-40,-66 4,-64Q52,-60 78,6Q40,62 0,60Q-50,58 -84,6Z", "#3a2b58")
            pen.path("M-66,5Q-34,-50 2,-49Q42,-46 62,5Q34,48 0,46Q-38,46 -66,5Z", "#fbf0cf")
            pen.path(
                "M-66,5Q-34,-50 2,-49Q42,-46 62,5Q30,-24 0,-24Q-34,-24 -66,5Z", "#bfa9c4", 0.85
            )
            with pen.clip("M-66,5Q-34,-50 2,-49Q42,-46 62,5Q34,48 0,46Q-38,46 -66,5Z"):
                pen.circle(*look, 31, "#c98a24")
                pen.circle(look[0], look[1] + 4, 24, "#e9b548")
                pen.oval(*look, 13, 18, "#241a30")
            pen.circle(look[0] - 10, look[1] - 12, 7.5, "#ffffff")


def _palm(pen: Pen) -> None:
    pen.gradient(
        "M40,806Q100,740 160,718Q226,694 284,694Q290,780 240,846Q206,900 190,1010Q170,1120 178,1240"
        "H-40V860Z",
        (160, 800),
        (90, 1120),
        [(0, SKIN), (0.35, "#8f6a92"), (1, "#3c2c58")],
    )
    pen.path("M226,800Q196,850 180,930Q196,850 240,806Z", "#5a4070", 0.7)
    for x, y in ((108, 786), (162, 758), (222, 746)):
        pen.taper([(x - 2, y - 30), (x + 1, y), (x - 3, y + 30)], 7, 2, "#7a5880", 0.8)


def _hand(pen: Pen) -> None:
    _palm(pen)
    for x0, y0, x1, y1, w in (
        (78, 792, 40, 668, 54),
        (130, 756, 108, 614, 60),
        (190, 736, 184, 590, 60),
        (250, 732, 262, 610, 52),
    ):
        pen.taper([(x0, y0), ((x0 + x1) / 2 - 2, (y0 + y1) / 2 - 8), (x1, y1)], w, w * 0.84, SKIN)
        pen.taper(
            [
                (x0 + w * 0.3, y0 - 24),
                ((x0 + x1) / 2 + w * 0.3, (y0 + y1) / 2),
                (x1 + w * 0.28, y1 + 8),
            ],
            w * 0.12,
            w * 0.24,
            darken(SKIN, 0.25),
        )
        pen.oval(x1 - 1, y1, w * 0.26, w * 0.32, "#ecd3dd")
        x2, y2 = x1 * 0.6 + x0 * 0.4, y1 * 0.6 + y0 * 0.4
        for dy in (-5, 5):
            pen.path(
                f"M{x2 - w * 0.28},{y2 + dy}q{w * 0.26},9 {w * 0.52},0",
                darken(SKIN, 0.28),
                stroke=3,
            )


def _plough(pen: Pen) -> None:
    pen.path("M-62,-30Q-30,-10 0,-8L18,2L-6,2Q-40,-4 -66,-24Z", "#5a4632")
    pen.path("M2,-10L26,4L-4,6Z", "#6f7a80")
    pen.line(8, -10, 60, -40, "#4a3a2c", 2.5)


@card(id="k9s69e", title="What the Fields Sleep On", seed=5, palette="orchard", light=(-0.5, -0.85))
def paint(s: Scene) -> None:
    s.sky([(0, "#aebfae"), (0.25, "#cdd3b4"), (0.45, "#f2ead0")], horizon=1200)
    s.puffs(
        [(610, 200, 220), (730, 236, 150), (130, 118, 150)],
        colour="#fbf6e4",
        shade="#c8cdb6",
        alpha=0.75,
    )
    s.hills(500, 24, 260, "#a9b48a", depth=0.25, name="far hills")
    s.draw(_dark, name="dark gap", role="place", volume=0, rim=0)
    s.glow((318, 880), 170, "#d8a8e0", 0.28)
    s.glow((478, 926), 170, "#d8a8e0", 0.28)
    eyes = s.draw(_eyes, name="pair of wide eyes", role="accent", volume=0.15, rim=0.0)
    quilt = s.draw(
        _quilt,
        name="quilt of fields",
        role="subject",
        material="place",
        volume=0.32,
        rim=0.35,
        wobble=1.2,
        protect=0.5,
    )
    s.shade("M-40,560Q140,520 250,470Q200,620 60,760L-40,900Z", "#3a4430", 0.34, 34)
    s.shade("M430,500Q560,620 560,850L480,760Q430,640 400,520Z", "#3a4430", 0.34, 30)
    s.shade("M690,560Q760,720 850,1020L760,1000Q690,800 640,640Z", "#3a4430", 0.22, 34)
    s.draw(_binding, name="hem", record=False, volume=0.4, shadow=(-6, 24, 16, 0.6))
    s.draw(_trees, name="trees", count=11, volume=0.2)
    s.shade("M60,760L50,650L110,590L190,570L276,600L290,700L230,690L140,710Z", "#2c2a30", 0.45, 12)
    s.draw(_hand, name="giant hand", role="prop", volume=0.4, rim=0.2)
    y = 604
    horse = s.put("horse", at=(672, y), scale=0.34, label="plough horse")
    s.draw(lambda pen: _at_plough(pen, horse["centre"][0] - 98, y), name="plough", volume=0.2)
    s.figure(
        (508, y + 10),
        age="adult",
        height=118,
        pose="stand",
        view="back_left",
        role="witness",
        label="farmer holding his hat",
        hands={"left": (16, -112)},
        hair="short",
        clothes={"top": "shirt", "colour": "#f2ead6", "hat": "straw", "bottom_colour": "#3f5280"},
    )
    s.figure(
        (452, y + 14),
        age="adult",
        height=108,
        pose="stand",
        view="back_left",
        role="witness",
        label="farmer's wife",
        hair="headscarf",
        clothes={"top": "apron", "colour": "#a83a30", "hat": "headscarf", "hat_colour": "#f0dfb0"},
    )
    s.describe("A giant hand lifts the fields like a quilt; eyes look out. The hills "
               "are a patchwork with stitched hedges and a red hem. Under it, in the "
               "violet dark, are two wide yellow eyes. A man, a woman and a horse "
               "stand small on one of the patches.")  # fmt: skip
    s.moods("uncanny", "playful", "grand", "curious")
    s.themes("hiding", "waking up", "what lies beneath", "home", "the unknown", "being small")
    s.says(
        "the monster under the bed",
        "peekaboo",
        "Mother Nature wakes up",
        "five more minutes",
        "tucked in",
        "a patchwork country",
        "we are only guests here",
        "something stirs below",
        "do not lift the blanket",
        "is it morning yet",
        "grandmother's quilt",
        "earthquake coming",
        "one furrow too deep",
        "a low rumble",
        "look who is looking",
        "everything has a lining",
    )
    s.about(
        place="fields",
        time="noon",
        weather="light wind",
        light="high sun",
        view="eye level",
        composition="low",
    )
    s.relate(eyes, "hides behind", quilt)
    s.vignette(0.2)


def _at_plough(pen: Pen, x: float, y: float) -> None:
    with pen.at(x, y, scale=0.8):
        _plough(pen)
