"""Beasts that are nearly balls (a puffer fish that is a globe, a ladybird, a bumble-bee) and the flat things they are kept among."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay, Vec
from reverie_studio.engine.clay_parts import patch
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]
LANDS = {
    "west": [
        (-72, 62, 46),
        (-58, 46, 54),
        (-66, 30, 40),
        (-58, 12, 26),
        (-54, -4, 44),
        (-48, -22, 44),
        (-44, -40, 34),
        (-42, -54, 22),
    ],
    "east": [(26, 62, 40), (50, 56, 58), (70, 44, 60), (86, 20, 44)],
    "south": [(58, 2, 30), (50, -12, 44), (50, -32, 38), (48, -48, 22)],
    "ice": [(-30, -84, 66), (10, -78, 60), (50, -80, 60)],
    "island": [(-14, 66, 30), (4, 74, 30)],
}


def on_ball(lon: float, lat: float, r: float) -> Vec:
    """A point of a globe whose middle meridian faces us, in degrees."""
    a, b = math.radians(lon), math.radians(lat)
    return r * math.sin(a) * math.cos(b), -r * math.sin(b), r * math.cos(a) * math.cos(b)


def puffer_globe(r: float = 250.0, spines: int = 150) -> Clay:
    """A puffer fish blown up to a ball about (0, 0, 0), its face at +z; it is a globe. Parts besides the sea: those of `LANDS`, lip, spine, fin, tail, lid; marks `parallel 0`…"""
    c = Clay()
    c.limb([(-150, -10, -200, 90), (-320, -30, -150, 46)], melt=30, part="stem", per=3)
    for k in range(5):
        a = math.radians(180 + 24 * (k - 2))
        c.limb(
            [
                (-330, -30, -140, 26),
                (-330 + 70 * math.cos(a), -30 + 80 * math.sin(a), -140, 26),
                (-330 + 128 * math.cos(a), -30 + 140 * math.sin(a), -140, 15),
            ],
            melt=9,
            part="tail",
            per=3,
        )
    c.ball(0, 0, 0, r, melt=20)
    for side in (-1, 1):
        for k in range(6):
            a = math.radians(-52 + 22 * k)
            c.limb(
                [
                    (side * (r - 8), 36, 40, 26),
                    (side * (r + 46 * math.cos(a)), 36 + 56 * math.sin(a), 66, 19),
                    (side * (r + 84 * math.cos(a)), 36 + 92 * math.sin(a), 72, 13),
                ],
                melt=16,
                part="fin",
                per=3,
            )
        x, y, z = on_ball(33 * side, 17, r - 20)
        c.limb([(x, y, z, 76)], melt=20)
        eye(
            c,
            "left" if side < 0 else "right",
            (x * 1.08, y - 2, z * 1.12 + 26),
            58,
            side,
            aside=15,
            lids=1.5,
            look=(-0.5, 0.55),
            inner=0.3,
            iris=0.6,
            bag=0.7,
        )
    x, y, z = on_ball(0, -14, r)
    c.limb([(x, y, z - 20, 60), (x, y, z + 18, 44)], melt=30)
    for low in (0, 1):
        c.limb(
            [
                (-42, y + 2, z + 44, 11),
                (-24, y - 16 + 34 * low, z + 62, 19),
                (0, y - 15 + 34 * low, z + 68, 21),
                (24, y - 16 + 34 * low, z + 62, 19),
                (42, y + 2, z + 44, 11),
            ],
            melt=4,
            part="lip",
            per=4,
        )
    for side in (-1, 1):
        c.ball(24 * side, y - 74, z + 6, 11, melt=6)
    c.marks["mouth"] = [
        (-38, y + 2, z + 62),
        (-16, y + 1, z + 82),
        (0, y + 4, z + 88),
        (16, y + 1, z + 82),
        (38, y + 2, z + 62),
    ]
    for k in range(spines):
        lat, lon = math.degrees(math.asin(1 - 2 * (k + 0.5) / spines)), (k * 137.508) % 360 - 180
        u, v, w = on_ball(lon, lat, 1.0)
        if (
            w < -0.3
            or (abs(lon) < 58 and -36 < lat < 44)
            or (abs(abs(lon) - 90) < 16 and -30 < lat < 4)
        ):
            continue
        c.limb(
            [
                (u * (r - 4), v * (r - 4), w * (r - 4), 12),
                (u * (r + 50), v * (r + 50) + 3, w * (r + 50), 1.5),
            ],
            melt=5,
            part="spine",
            per=1,
        )
    for name, spots in LANDS.items():
        for lon, lat, size in spots:
            patch(c, name, [(*on_ball(lon, lat, r), size * r / 250)])
    for n, lat in enumerate((-62, -34, 32, 58)):
        c.marks[f"parallel {n}"] = [on_ball(lon, lat, r + 3) for lon in range(-78, 79, 6)]
    for n, lon in enumerate((-62, 62)):
        c.marks[f"meridian {n}"] = [on_ball(lon, lat, r + 3) for lat in range(-72, 73, 6)]
    return c


def spiny_disc(x: float, y: float, r: float, spines: int, long: float) -> str:
    """The shadow of such a ball, as path data."""
    points = []
    for k in range(spines * 3):
        a = math.tau * k / (spines * 3)
        q = r + (long if k % 3 == 1 else 0)
        points.append(f"{x + q * math.cos(a):.1f},{y + q * math.sin(a):.1f}")
    return "M" + " L".join(points) + "Z"


def classroom_from_below(pen: PaperPen) -> None:
    """Walls that lean together upwards, the ceiling, the square of light of a projector with a ball's shadow in it."""
    pen.rect(-20, -20, 840, 1240, "#2c4a52")
    pen.path("M-20,-20 H820 V-10 L560,40 H200 L-20,10Z", "#16282e")
    pen.path("M-20,640 L820,560 V1220 H-20Z", "#1f3840")
    pen.path("M-20,628 L820,548 V572 L-20,654Z", "#5a7a70")


def projected(pen: PaperPen) -> None:
    """The square of light itself."""
    pen.path("M60,70 L760,20 L800,850 L96,800Z", "#f7e7b4")
    pen.lit("M60,70 L760,20 L800,850 L96,800Z", "#ffeeb4", 0.55)
    with pen.flat():
        pen.path(spiny_disc(308, 420, 292, 44, 40), "#a99a6c")
        pen.path("M300,690 h36 l20,190 h-76Z", "#a99a6c")


def beam(pen: PaperPen) -> None:
    """The light on its way there, and the dust in it."""
    rng = np.random.default_rng([53, 2])
    pen.path("M820,1010 L800,850 L96,800 L820,1040Z", "#fff0c0", 0.34)
    with pen.flat():
        for _ in range(46):
            t, u = float(rng.uniform(0.1, 0.95)), float(rng.uniform(-0.2, 0.6))
            pen.circle(
                820 - 560 * t, 1010 - 190 * t - 330 * t * u, float(rng.uniform(1.5, 4.5)), "#fff6d8"
            )


def cupboard(pen: PaperPen, wood: Colour) -> None:
    """A cupboard from below: its cornice and two doors, broader towards us."""
    pen.path("M150,858 H664 L750,1220 H64Z", darken(wood, 0.1))
    for x0, x1, u0, u1 in ((176, 396, 112, 392), (416, 640, 420, 704)):
        pen.path(f"M{x0},886 H{x1} L{u1},1220 H{u0}Z", lighten(wood, 0.06))
        pen.path(f"M{x0 + 26},912 H{x1 - 22} L{u1 - 26},1220 H{u0 + 32}Z", darken(wood, 0.14))
    for x in (384, 430):
        pen.circle(x, 1000, 10, "#d8b25a")
    pen.path("M104,822 L712,822 L690,872 H124Z", lighten(wood, 0.14))
    pen.path("M92,806 H724 V830 H92Z", lighten(wood, 0.24))


def globe_stand(pen: PaperPen, middle: Point, r: float, brass: Colour) -> None:
    """Half a ring of brass on the right of a globe, with its pins, stem and foot."""
    x, y = middle
    a0, a1 = math.radians(-114), math.radians(66)
    with pen.cut(1):
        pen.path(
            f"M{x + r * math.cos(a0)},{y + r * math.sin(a0)} A{r},{r} 0 0 1 {x + r * math.cos(a1)},{y + r * math.sin(a1)}",
            brass,
            stroke=26,
        )
    with pen.flat():
        pen.path(
            f"M{x + r * math.cos(a0)},{y + r * math.sin(a0)} A{r},{r} 0 0 1 {x + r * math.cos(a1)},{y + r * math.sin(a1)}",
            darken(brass, 0.34),
            stroke=5,
        )
    for a in (a0, a1):
        pen.line(
            x + (r + 24) * math.cos(a),
            y + (r + 24) * math.sin(a),
            x + (r - 60) * math.cos(a),
            y + (r - 60) * math.sin(a),
            darken(brass, 0.2),
            15,
        )
        pen.circle(x + (r + 22) * math.cos(a), y + (r + 22) * math.sin(a), 15, lighten(brass, 0.1))
    pen.path(
        f"M{x + 96},{y + r - 30} L{x + 150},{y + r - 44} C{x + 130},{y + r} {x + 62},{y + r + 10} {x + 58},790 H{x + 8} C{x + 4},{y + r + 20} {x + 30},{y + r - 4} {x + 96},{y + r - 30}Z",
        darken(brass, 0.14),
    )
    pen.path(
        f"M{x - 84},812 C{x - 70},784 {x + 10},770 {x + 33},770 C{x + 60},770 {x + 136},784 {x + 150},812Z",
        darken(brass, 0.3),
    )


def trickle(pen: PaperPen, points: Sequence[Point], sea: Colour) -> None:
    """Water that runs down: a broad thread with a drop at its end."""
    pen.taper(list(points), 20, 11, sea)
    x, y = points[-1]
    pen.path(cuts.drop(x, y + 10, 15), sea)
    with pen.flat():
        pen.taper([(px - 4, py) for px, py in points], 4, 3, lighten(sea, 0.4))


def desk_lids(pen: PaperPen) -> None:
    """The near desk: its lid with ink stains and a pointer across, dark; on it a small sea."""
    pen.path("M-20,1058 L300,1030 L820,1062 V1220 H-20Z", "#1c1618")
    pen.path("M-20,1078 L300,1050 L820,1082 V1220 H-20Z", "#33262a")
    with pen.flat():
        for x, y, r in (
            (110, 1130, 26),
            (142, 1152, 13),
            (92, 1166, 8),
            (690, 1150, 20),
            (716, 1132, 9),
        ):
            pen.oval(x, y, r * 1.5, r * 0.7, "#1a1420")
    pen.path(
        "M250,1132 C240,1096 330,1082 420,1086 C520,1080 590,1098 586,1130 C600,1166 500,1180 420,1174 C340,1184 244,1168 250,1132Z",
        "#3a8fae",
    )
    with pen.flat():
        pen.path(
            "M290,1128 C300,1104 370,1098 430,1100 C500,1098 552,1112 548,1130", "#8fd0dc", stroke=4
        )
        pen.path("M330,1156 q30,-8 60,0 t60,0 t60,-2", "#8fd0dc", stroke=4)


def paper_ship(pen: PaperPen, x: float, y: float, k: float) -> None:
    """A small ship with one sail."""
    pen.path(
        f"M{x - 36 * k},{y - 8 * k} H{x + 40 * k} L{x + 22 * k},{y + 16 * k} H{x - 22 * k}Z",
        "#c8402f",
    )
    pen.line(x, y - 6 * k, x, y - 66 * k, "#5a3a28", 4 * k)
    pen.path(
        f"M{x + 5 * k},{y - 62 * k} Q{x + 44 * k},{y - 34 * k} {x + 34 * k},{y - 14 * k} H{x + 5 * k}Z",
        "#fff2d0",
    )
    pen.path(f"M{x - 4 * k},{y - 54 * k} L{x - 26 * k},{y - 14 * k} H{x - 4 * k}Z", "#f0dcae")


def rolled_map(pen: PaperPen, at: Point, turn: float, long: float) -> None:
    """A wall map rolled up, tied, leaning."""
    with pen.at(*at, turn=turn):
        pen.rect(-30, -long, 60, long, "#d8c89a", radius=6)
        pen.rect(-30, -long, 18, long, "#b8a878")
        for y in (-long * 0.3, -long * 0.72):
            pen.rect(-33, y, 66, 16, "#7a4a34")
        pen.rect(-9, -long - 34, 18, 36, "#4a3028", radius=5)
        pen.oval(0, -long, 30, 10, "#efe2b8")


# ---- a game of dominoes


def ladybird(left: int = 3, right: int = 5) -> Clay:
    """A ladybird from above, pressed flat and nearly oblong, its head upwards, 210 px wide; spots like pips on its two halves. Parts: shell left, shell right, spot, neck, white, head, foot; marks: `feeler left`, `feeler right`."""
    c = Clay()
    for side in (-1, 1):
        for k, y in enumerate((-96, 8, 104)):
            c.limb(
                [
                    (70 * side, y, -20, 17),
                    (104 * side, y + 4 + 8 * (k - 1), -16, 14),
                    (112 * side, y + 24 + 8 * (k - 1), -10, 10),
                ],
                melt=5,
                part="foot",
                per=3,
            )
    c.limb(
        [(-40, -168, -20, 48), (0, -178, -16, 56), (40, -168, -20, 48)], melt=10, part="head", per=3
    )
    c.limb([(-66, -112, -4, 42), (0, -122, 6, 50), (66, -112, -4, 42)], melt=6, part="neck", per=3)
    for side in (-1, 1):
        c.limb(
            [
                (50 * side, -56, -20, 62),
                (54 * side, 20, -14, 68),
                (50 * side, 96, -20, 62),
                (40 * side, 128, -24, 46),
            ],
            melt=4,
            part="shell left" if side < 0 else "shell right",
            per=4,
        )
        c.marks[f"feeler {'left' if side < 0 else 'right'}"] = [
            (26 * side, -228, 26),
            (74 * side, -250, 30),
            (122 * side, -214, 34),
            (134 * side, -160, 34),
            (126 * side, -112, 30),
        ]
        patch(c, "white", [(84 * side, -126, 30, 36), (76 * side, -98, 34, 24)])
        eye(
            c,
            "left" if side < 0 else "right",
            (35 * side, -182, 28),
            30,
            side,
            aside=0,
            lids=0.9,
            look=(0.0, 0.5),
            inner=-0.1,
            iris=0.6,
            bag=0.2,
        )
    places = {
        3: ((50, -70), (54, 20), (48, 110)),
        5: ((28, -72), (84, -62), (56, 20), (28, 112), (76, 104)),
    }
    for side, n in ((-1, left), (1, right)):
        for x, y in places[n]:
            patch(c, "spot", [(x * side, y, 44, 21)])
    return c


def domino(
    pen: PaperPen,
    at: Point,
    turn: float,
    pips: Point | None,
    paper: Colour = "#f4ead0",
    size: Point = (104.0, 208.0),
) -> None:
    """A tile with two fields of pips, from above; without pips it lies on its face."""
    w, h = size
    with pen.at(*at, turn=turn):
        pen.rect(-w / 2 + 5, -h / 2 + 8, w, h, darken(paper, 0.36), radius=16)
        pen.rect(-w / 2, -h / 2, w, h, paper if pips else "#8a5a3a", radius=16)
        if pips is None:
            pen.rect(-w / 2 + 12, -h / 2 + 12, w - 24, h - 24, "#a06c46", radius=10)
            pen.path(cuts.star(0, 0, 30, 6), "#7a4a30")
            return
        pen.rect(-w / 2 + 12, -3, w - 24, 6, darken(paper, 0.4), radius=3)
        u, v = w * 0.27, h * 0.125
        spots = {
            1: ((0, 0),),
            2: ((-1, -1), (1, 1)),
            3: ((-1, -1), (0, 0), (1, 1)),
            4: ((-1, -1), (1, -1), (-1, 1), (1, 1)),
            5: ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
            6: ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
        }
        for half, n in zip((-1, 1), pips, strict=True):
            for x, y in spots.get(int(n), ()):
                pen.circle(x * u, half * h * 0.25 + y * v, w * 0.112, "#3a2420")


def spectacles(pen: PaperPen, at: Point, turn: float, frame: Colour) -> None:
    """Folded spectacles from above."""
    with pen.at(*at, turn=turn), pen.cut(1):
        for x in (-66, 66):
            pen.path(
                f"M{x - 52},-6 C{x - 52},-48 {x + 52},-48 {x + 52},-6 C{x + 52},50 {x - 52},50 {x - 52},-6Z",
                frame,
                stroke=10,
            )
        pen.path("M-14,-14 q14,-16 28,0", frame, stroke=10)
        pen.path("M-118,-22 C-110,40 40,66 120,52", frame, stroke=8)
        pen.path("M118,-22 C110,52 -30,74 -112,64", frame, stroke=8)


# ---- under a tumbler


def postcard(pen: PaperPen, at: Point, turn: float, size: Point) -> None:
    """A picture postcard of a beach: sea with a sail, sand, a row of bathing huts; prints of six feet run up from the water."""
    w, h = size
    with pen.at(*at, turn=turn):
        pen.rect(-w / 2 + 6, -h / 2 + 10, w, h, "#6a5a50")
        pen.rect(-w / 2, -h / 2, w, h, "#fffaf0")
        with pen.clip(f"M{-w / 2 + 22},{-h / 2 + 22} H{w / 2 - 22} V{h / 2 - 22} H{-w / 2 + 22}Z"):
            pen.rect(-w / 2, -h / 2, w, h, "#f2d592")
            pen.path(
                f"M{-w / 2},{-h / 2} H{w / 2} V{-h * 0.34} q{-w * 0.2},26 {-w * 0.5},6 t{-w * 0.5},10Z",
                "#8ed0e4",
            )
            for k, c in enumerate(("#e8f4ee", "#7cc8d8", "#4fb0cc", "#3398bc")):
                y = h * (0.17 - 0.07 * k)
                d = " ".join(f"q{w / 16},{-24 + 8 * (n % 3)} {w / 8},0" for n in range(9))
                pen.path(f"M{-w / 2 - 10},{y} {d} V{-h * 0.33} H{-w / 2 - 10}Z", c)
            for n in range(6):
                x, y = -w * 0.40 + n * w * 0.155, h * 0.29 + 8 * (n % 2)
                body = ("#d8503c", "#f4ead0", "#3a8a9a", "#f0b83c", "#f4ead0", "#d8503c")[n]
                pen.rect(x, y, w * 0.12, 92, body)
                pen.path(
                    f"M{x - 8},{y} L{x + w * 0.06},{y - 44} L{x + w * 0.12 + 8},{y}Z",
                    darken(body, 0.22),
                )
                pen.rect(x + w * 0.04, y + 34, w * 0.045, 58, darken(body, 0.4))
            with pen.flat():
                for n in range(9):
                    t = n / 8
                    x, y = w * (0.12 + 0.28 * t), h * (0.185 + 0.10 * t)
                    for side in (-1, 1):
                        for m in range(3):
                            pen.oval(
                                x + side * (10 + 2 * m) + m * 3, y - 8 + 8 * m, 3.4, 3.4, "#7a5428"
                            )
