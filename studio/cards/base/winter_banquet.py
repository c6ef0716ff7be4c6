"""The Long Table: a feast is laid across the ice, and only one place is warm."""

import math
from functools import partial

import numpy as np

from reverie_studio.colour import darken, mix
from reverie_studio.pen import Pen, Point
from reverie_studio.scene import Scene, card
from reverie_studio.stages.parts import pine

EYE, TABLE = 470, 730  # horizon, and the drop from the eye to the cloth at distance 1
PLACES = (1.3, 1.75, 2.35, 3.15, 4.2, 5.7, 7.7, 10.5, 15.0, 24.0)
CLOTH, SNOW, BLUE, WOOD, FUR = "#dfe7f2", "#ffffff", "#8ea6ca", "#4c4a68", "#d9702e"


def _to(x: float, below: float, z: float) -> Point:
    """Where a point lands on the card: x to the side, `below` the eye, z away."""
    return 400 + x / z, EYE + below / z


def _cloth(pen: Pen) -> None:
    for side in (-1, 1):
        drop = [
            _to(side * 318, TABLE, 1.0),
            _to(side * 318, TABLE, 60),
            _to(side * 330, TABLE + 190, 60),
            _to(side * 330, TABLE + 190, 1.0),
        ]
        pen.poly(drop, mix(CLOTH, BLUE, 0.6))
        for k in range(34):
            z = 1 + k * 0.16 + k * k * 0.012
            a, b = _to(side * 319, TABLE, z), _to(side * 330, TABLE + 190, z * 1.01)
            pen.line(*a, *b, mix(CLOTH, BLUE, 0.95), 15 / z)
    pen.poly(
        [_to(-320, TABLE, 0.9), _to(-320, TABLE, 60), _to(320, TABLE, 60), _to(320, TABLE, 0.9)],
        CLOTH,
    )
    pen.poly(
        [_to(-320, TABLE, 0.9), _to(-320, TABLE, 60), _to(-286, TABLE, 60), _to(-286, TABLE, 0.9)],
        "#d8e0ec",
    )
    pen.poly(
        [_to(40, TABLE, 0.9), _to(10, TABLE, 60), _to(70, TABLE, 60), _to(150, TABLE, 0.9)],
        "#fff3d6",
        0.7,
    )


def _chair(pen: Pen, side: int, z: float, snowy: bool, out: float = 0.0) -> None:
    """A high-backed chair beside the table, its back along the table's edge."""
    wood = WOOD if snowy else "#a8433a"
    x, near, far = side * (436 + out), z * 0.89, z * 1.11

    def edge(below: float) -> list[Point]:
        return [_to(x, TABLE + below, near), _to(x, TABLE + below, far)]

    inner = x - side * 140
    for zz in (far, near):
        pen.line(
            *_to(inner, TABLE + 150, zz), *_to(inner, TABLE + 370, zz), darken(wood, 0.3), 16 / z
        )
        pen.line(*_to(x, TABLE + 100, zz), *_to(x, TABLE + 370, zz), darken(wood, 0.15), 18 / z)
    seat = [*edge(150), _to(inner, TABLE + 150, far), _to(inner, TABLE + 150, near)]
    pen.poly(seat, "#eef3fa" if snowy else "#d9694f")
    pen.poly(
        [seat[0], seat[3], (seat[3][0], seat[3][1] + 20 / z), (seat[0][0], seat[0][1] + 20 / z)],
        wood,
    )
    if snowy:
        sx, sy = (seat[3][0] + seat[1][0]) / 2, (seat[3][1] + seat[1][1]) / 2
        pen.oval(sx, sy - 10 / z, 66 / z, 30 / z, SNOW)
    (xa, ya), (xb, yb) = edge(-330)
    pen.poly([(xa, ya), (xb, yb), *edge(130)[::-1]], wood)
    pen.poly(
        [(xa, ya), (xa + (xb - xa) * 0.16, ya + (yb - ya) * 0.16), *edge(130)[:1], *edge(130)[:1]],
        mix(wood, "#ffd9a0", 0.3),
    )
    mid, low = edge(-250), edge(40)
    panel = [
        (p[0] + (q[0] - p[0]) * k, p[1] + (q[1] - p[1]) * k)
        for p, q in (mid, low)
        for k in (0.26, 0.78)
    ]
    pen.poly([panel[0], panel[1], panel[3], panel[2]], darken(wood, 0.35) if snowy else "#f0b46a")
    if snowy:
        lift = 76 / z
        pen.path(
            f"M{xa - 14 / z},{ya + 8 / z}C{xa - 16 / z},{ya - lift} {xb + 8 / z},{yb - lift} "
            f"{xb + 14 / z},"
            f"{yb + 8 / z}Q{(xa + xb) / 2},{(ya + yb) / 2 + 26 / z} {xa - 14 / z},{ya + 8 / z}Z",
            SNOW,
        )
    else:
        pen.line(xa, ya, xb, yb, "#f0b46a", 14 / z)


def _chairs(pen: Pen, places: list[tuple[int, float]]) -> None:
    for side, z in places:
        _chair(pen, side, z, True)


def _setting(pen: Pen, side: int, z: float) -> None:
    x, y = _to(side * 218, TABLE, z)
    pen.oval(x, y + 5 / z, 84 / z, 31 / z, "#a9b9d3")
    pen.oval(x, y, 82 / z, 29 / z, "#e3eaf2")
    pen.path(
        f"M{x - 62 / z},{y}C{x - 58 / z},{y - 52 / z} {x + 58 / z},{y - 52 / z} {x + 62 / z},{y}"
        f"Q{x},{y + 24 / z} {x - 62 / z},{y}Z",
        SNOW,
    )
    pen.path(
        f"M{x + 8 / z},{y - 38 / z}C{x + 50 / z},{y - 36 / z} {x + 58 / z},{y - 16 / z} "
        f"{x + 62 / z},{y}"
        f"Q{x + 34 / z},{y + 12 / z} {x},{y + 12 / z}Q{x + 44 / z},{y - 6 / z} "
        f"{x + 8 / z},{y - 38 / z}Z",
        "#c3d1e4",
    )


def _candle(pen: Pen, x: float, z: float) -> None:
    (cx, cy), k = _to(x, TABLE, z), 1 / z
    tall = 150 * k * (0.8 + 0.3 * math.sin(z * 7 + x))
    pen.oval(cx, cy, 34 * k, 12 * k, "#b9924a")
    pen.rect(cx - 6 * k, cy - 40 * k, 12 * k, 40 * k, "#d8b45f")
    pen.oval(cx, cy - 42 * k, 20 * k, 7 * k, "#b9924a")
    pen.rect(cx - 10 * k, cy - 42 * k - tall, 20 * k, tall, "#fbf3df")
    pen.rect(cx + 2 * k, cy - 42 * k - tall, 8 * k, tall, "#d3cfd6")
    top = cy - 44 * k - tall
    pen.path(
        f"M{cx - 9 * k},{top}Q{cx - 13 * k},{top - 24 * k} {cx},{top - 50 * k}"
        f"Q{cx + 13 * k},{top - 24 * k} "
        f"{cx + 9 * k},{top}Z",
        "#ffc04f",
    )
    pen.path(
        f"M{cx - 4 * k},{top}Q{cx - 6 * k},{top - 14 * k} {cx},{top - 28 * k}"
        f"Q{cx + 6 * k},{top - 14 * k} "
        f"{cx + 4 * k},{top}Z",
        "#fff6cf",
    )


def _fox(pen: Pen) -> None:
    """A fox on its hind legs in a white jacket; origin between the feet, about 300 high."""
    pen.path(
        "M20,-60C80,-50 108,-90 96,-150C92,-170 70,-176 66,-150C70,-110 52,-90 22,-92Z",
        darken(FUR, 0.1),
    )
    pen.path("M96,-150C92,-170 70,-176 66,-150Q70,-134 66,-126Q84,-130 97,-136Z", "#fbf3e6")
    for x in (-18, 14):
        pen.path(f"M{x - 13},-112L{x + 13},-112L{x + 11},-8L{x - 11},-8Z", "#2b2f45")
        pen.path(f"M{x - 22},0Q{x - 22},-13 {x - 6},-13H{x + 11}V0Z", "#3a2420")
    pen.path("M-38,-214Q0,-232 38,-214L42,-100Q0,-90 -42,-100Z", "#f7f5ef")
    pen.path("M10,-220Q30,-220 38,-214L42,-100Q26,-94 12,-94Z", "#c5cedd")
    pen.path("M-12,-222L0,-196L14,-222L8,-160H-6Z", "#fbf3e6")
    pen.path("M-13,-206L0,-198L-13,-190ZM13,-206L0,-198L13,-190Z", "#b8403a")
    for y in (-170, -146, -122):
        pen.circle(-2, y, 4, "#c9a24a")
    pen.path(
        "M34,-210Q62,-200 66,-160Q58,-132 30,-136L28,-152Q44,-152 44,-166Q42,-186 28,-196Z",
        "#e6e9ef",
    )
    pen.path("M28,-152L-6,-152L-10,-134L30,-136Z", "#f7f5ef")
    pen.path("M-8,-150h-26l-4,62q16,10 32,0Z", "#ffffff")
    pen.path("M-34,-150l-4,62q8,5 14,6l2,-68Z", "#d6deea")
    pen.path("M-34,-208Q-60,-196 -84,-172L-92,-182Q-66,-206 -40,-214Z", "#e6e9ef")
    pen.circle(-90, -176, 10, FUR)
    pen.path("M-140,-190Q-96,-178 -52,-190Q-60,-178 -96,-176Q-132,-178 -140,-190Z", "#8b98a8")
    pen.path("M-132,-192Q-128,-238 -96,-240Q-64,-238 -60,-192Q-96,-182 -132,-192Z", "#c9d3dd")
    pen.path("M-96,-240Q-64,-238 -60,-192Q-72,-188 -84,-187Q-76,-220 -96,-240Z", "#8b98a8")
    pen.circle(-96, -245, 7, "#e3e9ef")
    pen.path(
        "M-40,-262L-46,-326L-12,-296Q2,-300 14,-296L46,-328L42,-262Q34,-234 2,-218Q-30,-234 "
        "-40,-262Z",
        FUR,
    )
    pen.path("M-37,-300L-40,-316L-22,-300ZM38,-302L41,-316L24,-300Z", "#3a2420")
    pen.path(
        "M-40,-262Q-24,-266 -10,-250Q2,-238 14,-250Q28,-266 42,-262Q34,-234 2,-218Q-30,-234 "
        "-40,-262Z",
        "#fdf3e2",
    )
    pen.oval(-16, -270, 5, 6.5, "#241c22")
    pen.oval(19, -270, 5, 6.5, "#241c22")
    pen.oval(2, -233, 6.5, 5, "#241c22")
    pen.path("M-8,-225Q2,-218 12,-225", "#7a4a34", stroke=2.5)
    pen.path("M14,-296L46,-328L42,-262Q30,-276 14,-296Z", darken(FUR, 0.22))


def _warm(pen: Pen) -> None:
    """The one warm place, nearest to us: soup, bread, spoon, red napkin."""
    pen.oval(566, 1082, 104, 42, "#b9a48a", 0.7)
    pen.oval(566, 1074, 104, 40, "#fbf3e4")
    pen.path("M492,1058Q498,1110 566,1110Q634,1110 640,1058Z", "#d9694f")
    pen.path("M580,1108Q634,1104 640,1058H600Q606,1090 580,1108Z", "#a8433a")
    pen.oval(566, 1058, 74, 24, "#f3e3cc")
    pen.oval(566, 1060, 62, 18, "#e8a03c")
    for x, y in ((540, 1058), (580, 1064), (564, 1054), (598, 1057)):
        pen.oval(x, y, 8, 4, "#6f9a4a" if x % 3 else "#fbe2a0")
    pen.path("M392,1112L452,1092L478,1160L410,1184Z", "#b8403a")
    pen.path("M430,1100L452,1092L478,1160L450,1170Z", "#8f2f30")
    pen.path("M446,1158L430,1086", "#7f8b9c", stroke=8)
    pen.oval(428, 1070, 12, 20, "#b9c3d0")
    pen.oval(426, 1067, 6, 12, "#e6ecf2")


def _steam(pen: Pen) -> None:
    for x, k in ((514, 1.0), (548, 1.3), (582, 0.9)):
        pen.path(
            f"M{x},1040q{-26 * k},{-40 * k} 0,{-78 * k}q{26 * k},{-38 * k} {-6 * k},{-80 * k}",
            "#fffaf0",
            0.75,
            stroke=11,
        )


def _ice(pen: Pen) -> None:
    rng = np.random.default_rng(8)
    pen.gradient(
        "M0,470H800V1200H0Z",
        (0, 470),
        (0, 1200),
        [(0, "#cfd9ea"), (0.35, "#a9bbd8"), (1, "#8ba2c8")],
    )
    for x in (20.0, 70, 96, 150, 214, 250, 296, 486, 524, 588, 660, 690, 742, 790):
        tall = float(rng.uniform(46, 104))
        pine(pen, rng, x, 474, tall, "#54678f", "#e6edf6")
        pen.path(f"M{x - 9},476L{x},{476 + tall * 0.8}L{x + 9},476Z", "#8298bd", 0.5)
    for i in range(16):
        x, y = float(rng.uniform(-60, 760)), 500 + i * i * 2.9
        w = 60 + i * 16
        pen.path(
            f"M{x},{y}q{w / 2},{-6 - i * 0.6} {w},0q{-w / 2},{8 + i * 0.5} {-w},0Z", "#f3f6fb", 0.85
        )
    for d in (
        "M14,900l36,-18l30,8",
        "M700,620l40,20l60,-10",
        "M640,1130l70,-20l50,30l60,-12",
        "M10,1120l80,20l40,-14",
    ):
        pen.path(d, "#f6f9fc", 0.8, stroke=4)


def _halos(pen: Pen, candles: list[tuple[float, float]]) -> None:
    """Pools of warm light on the cloth."""
    for x, z in candles:
        (cx, cy), k = _to(x, TABLE, z), 1 / z
        for r, alpha in ((250, 0.16), (180, 0.2), (110, 0.26)):
            pen.oval(cx, cy, r * k, r * 0.36 * k, "#ffd896", alpha)


@card(id="7u2t9r", title="The Long Table", seed=14, palette="snow", light=(0.1, -0.8))
def paint(s: Scene) -> None:
    rng = np.random.default_rng(3)
    candles = [(float(rng.uniform(-90, -30)) + 140 * (i % 2), 1.2 * 1.19**i) for i in range(18)]
    s.sky([(0, "#5f7bb0"), (0.2, "#8fa6cf"), (0.36, "#dcd6de"), (0.4, "#f6dfc4")])
    s.hills(452, 26, 240, "#a9b7d3", depth=0.3, name="far shore")
    s.board("ice", _ice, depth=0.6)
    chairs = [
        (side, z) for z in PLACES[::-1] for side in (-1, 1) if z > 1.31 and (side > 0 or z > 2.4)
    ]
    s.draw(
        partial(_chairs, places=chairs),
        name="chairs with caps of snow",
        count=len(chairs),
        volume=0.15,
    )
    s.draw(
        lambda pen: _chair(pen, 1, 1.4, False, 50),
        name="chair pulled back, free of snow",
        volume=0.25,
    )
    table = s.draw(_cloth, name="table without end", role="subject", volume=0.06, rim=0.2)
    s.draw(
        lambda pen: _halos(pen, candles),
        name="candlelight",
        record=False,
        material="air",
        volume=0,
        rim=0,
    )
    s.draw(
        lambda pen: _lay(pen, candles),
        name="candles and plates of snow",
        count=36,
        volume=0.15,
        rim=0.3,
    )
    for x, z in candles[:7:2]:
        s.glow(_to(x, TABLE - 210, z), 190 / z, "#ffc860", 0.4)
    s.glow((400, 486), 120, "#ffc860", 0.6)
    s.draw(
        _waiter,
        name="fox waiter with a covered dish",
        role="witness",
        volume=0.3,
        contact=0.4,
        shadow=(14, 6, 10, 0.3),
    )
    s.draw(_warm_place, name="steaming soup", role="accent", volume=0.3)
    s.draw(_steam, name="steam", record=False, volume=0, rim=0, material="air")
    s.snow(150, size=1.1)
    s.relate(table, "leads to", "horizon")
    s.describe("A long table, laid for many, stands on a frozen lake. It reaches the "
               "horizon; candles burn, but snow lies on plates and chairs. In front, "
               "one red chair has no snow, and soup steams. A fox in a white jacket "
               "holds a covered dish and looks at us.")  # fmt: skip
    s.moods("lonely", "festive", "uncanny", "expectant")
    s.themes("waiting", "hospitality", "loneliness", "winter", "invitation", "endlessness")
    s.says(
        "your table is ready",
        "nobody came",
        "a feast for ghosts",
        "dinner for one",
        "the soup is getting cold",
        "better late than never",
        "an endless winter",
        "guess who is invited",
        "at your service",
        "never trust the waiter",
        "light at the end",
        "cold buffet",
        "the guest of honour",
        "set for a hundred",
        "a silent toast",
        "New Year's Eve alone",
    )
    s.about(
        place="frozen lake",
        time="blue hour",
        weather="snow",
        light="many candles",
        view="eye level, from the table’s end",
        composition="centred",
        unexplained="for whom one chair is free of snow",
    )
    s.vignette(0.2)


def _warm_place(pen: Pen) -> None:
    with pen.at(-22, 0):
        _warm(pen)


def _waiter(pen: Pen) -> None:
    with pen.at(146, 936, scale=0.94):
        _fox(pen)


def _lay(pen: Pen, candles: list[tuple[float, float]]) -> None:
    things: list[tuple[float, float, int]] = [(z, x, 0) for x, z in candles]
    things += [(z, 0.0, side) for z in PLACES for side in (-1, 1) if (side, z) != (1, PLACES[0])]
    for z, x, side in sorted(things, reverse=True):
        if side:
            _setting(pen, side, z)
        else:
            _candle(pen, x, z)
