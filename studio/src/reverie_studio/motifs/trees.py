"""Trees: a drawn character in trunk and boughs (so that anchors hold), chance only in the twigs."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix, vary
from reverie_studio.motifs._forms import (
    Tones,
    along,
    blob,
    brush,
    curve,
    curve_of,
    disc,
    form,
    lick,
    tones,
    tube,
    tube_of,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

# --- parts ----------------------------------------------------------------------------------


def twigs(
    pen: Pen,
    rng: np.random.Generator,
    x: float,
    y: float,
    angle: float,
    length: float,
    r: float,
    level: int,
    colour: Colour,
) -> None:
    """A bough's fine end: forks again and again; angle in radians."""
    bend = float(rng.normal(0, 0.25))
    mx, my = x + math.cos(angle + bend) * length * 0.5, y + math.sin(angle + bend) * length * 0.5
    ex, ey = x + math.cos(angle) * length, y + math.sin(angle) * length
    pen.path(tube_of([(x, y, r), (mx, my, r * 0.78), (ex, ey, r * 0.5)], per=5), colour)
    if level == 0:
        return
    for side in (-1, 1):
        turn = side * float(rng.uniform(0.25, 0.6)) + float(rng.normal(0, 0.1))
        twigs(
            pen,
            rng,
            ex,
            ey,
            angle + turn - 0.05 * math.cos(angle),
            length * float(rng.uniform(0.62, 0.8)),
            r * 0.56,
            level - 1,
            colour,
        )


def boughs(
    pen: Pen, rng: np.random.Generator, t: Tones, limbs: tuple[str, ...], trunk: str, level: int = 2
) -> None:
    """Trunk and written boughs as one body, each bough ending in twigs and carrying some."""
    for limb in limbs:
        knots = [tuple(float(v) for v in k.split(",")) for k in limb.split()]
        line = " ".join(f"{k[0]},{k[1]}" for k in knots)
        places = along(line, 9)
        for i, (x, y, a) in enumerate(places[4:-1]):
            side = 1 if i % 2 else -1
            r = knots[-1][2] * 0.8
            twigs(pen, rng, x, y, math.radians(a + side * 46), 34, r, level - 1, t.shade)
        x, y, a = places[-1]
        twigs(pen, rng, x, y, math.radians(a), 46, knots[-1][2], level, t.base)
    form(pen, " ".join([trunk, *(tube(limb) for limb in limbs)]), t, cut=11)


def bark(
    pen: Pen, rng: np.random.Generator, trunk: str, t: Tones, box: tuple[float, float, float, float]
) -> None:
    """Long vertical brush marks, dark and light."""
    brush(
        pen, rng, trunk, box, t.shade, count=34, angle=88, spread=7, length=46, width=4, alpha=0.5
    )
    brush(pen, rng, trunk, box, t.lit, count=14, angle=88, spread=7, length=34, width=3, alpha=0.5)


def clump(
    pen: Pen,
    rng: np.random.Generator,
    x: float,
    y: float,
    rx: float,
    ry: float,
    t: Tones,
    dabs: int = 46,
) -> None:
    """One mass of leaves: a lobed body, dark dabs below, light dabs above left."""
    lobes = [disc(x, y, rx * 0.86, ry * 0.84)]
    n = 11
    for i in range(n):
        a = math.tau * i / n + float(rng.normal(0, 0.12))
        r = float(rng.uniform(0.24, 0.34))
        lobes.append(disc(x + math.cos(a) * rx * 0.76, y + math.sin(a) * ry * 0.74, rx * r, ry * r))
    body = " ".join(lobes)
    form(pen, body, t, cut=min(rx, ry) * 0.24)
    for _ in range(dabs):
        a = float(rng.uniform(0, math.tau))
        k = math.sqrt(float(rng.uniform(0, 1))) * 1.04
        px, py = x + math.cos(a) * rx * k, y + math.sin(a) * ry * k
        up = -(math.cos(a) * 0.5 + math.sin(a)) * k
        tone = (
            t.lit if up + float(rng.normal(0, 0.3)) > 0.35 else (t.shade if up < -0.1 else t.base)
        )
        size = float(rng.uniform(9, 17))
        d = lick(px, py, float(rng.uniform(0, math.tau)), size, size * 0.55, 0.1)
        pen.path(d, vary(tone, rng, 0.03), 0.95)


# --- broadleaved trees ----------------------------------------------------------------------


@motif(
    "leafy_tree",
    tags=("plant", "tree", "summer"),
    size=(440, 490),
    anchors={"branch_left": (-130, -250), "branch_right": (140, -260), "top": (0, -484), "fork": (0, -190),
             "foot": (0, 0), "shade": (120, -20), "swing": (104, -240)},
)  # fmt: skip
def leafy_tree(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "leaf",
    wood: Colour = "#6a4e3a",
) -> None:
    """A broad tree in leaf; any leaf colour makes any season."""
    t, w = (
        tones(colour, palette, glow=0.3),
        tones(mix(palette.resolve(wood), palette.dark, 0.12), palette),
    )
    limbs = (
        "-4,-170,18 -44,-220,13 -104,-252,9",
        "8,-170,18 50,-226,13 112,-262,9",
        "2,-180,17 -2,-250,12 10,-320,8",
    )
    back = Tones(t.shade, t.base, t.far, t.far, t.dark)
    for x, y, rx, ry in ((0, -330, 150, 100), (-110, -290, 80, 60), (118, -292, 80, 60)):
        clump(pen, rng, x, y, rx, ry, back, dabs=30)
    trunk = blob(
        "-50,6! -26,-14 -20,-80 -26,-140 -20,-190! 24,-188! 20,-130 24,-60 36,-12 60,6! 16,-2 0,8 -20,-2"
    )
    boughs(pen, rng, w, limbs, trunk, level=2)
    bark(pen, rng, trunk, w, (-26, -190, 30, -16))
    for x, y, rx, ry in (
        (-128, -306, 78, 58), (132, -310, 76, 56), (-66, -368, 86, 64), (74, -372, 84, 62), (0, -420, 88, 60),
        (4, -318, 74, 46),
    ):  # fmt: skip
        clump(pen, rng, x, y, rx, ry, t)


@motif(
    "birch",
    tags=("plant", "tree", "forest"),
    size=(340, 520),
    anchors={"branch_left": (-70, -300), "branch_right": (76, -330), "top": (6, -476), "foot": (0, 0),
             "trunk": (0, -160)},
)  # fmt: skip
def birch(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#ece5d8",
    leaves: Colour | None = "#c9a83f",
) -> None:
    """A birch with its written bark; `leaves=None` for winter."""
    t = tones(colour, palette)
    ink = mix("#3a3136", palette.dark, 0.3)
    fine = Tones(mix(ink, t.base, 0.25), t.shade, ink, ink, ink)
    arms = (
        "0,-240,6 -36,-290,4 -74,-316,2.6",
        "4,-270,6 40,-320,4 78,-350,2.6",
        "2,-340,6 -20,-390,4 -36,-420,2.4",
    )
    boughs(pen, rng, fine, arms, "", level=2)
    trunk = (
        tube("0,4,19 -4,-110,16 4,-230,13 0,-340,9 8,-450,3")
        + " "
        + blob("-34,6! -18,-14 -12,-60 12,-60 18,-16 36,6!")
    )
    form(pen, trunk, t, cut=9)
    with pen.clip(trunk):
        for i in range(26):
            mark = -14 - i * 16 + float(rng.normal(0, 4))
            side = -1 if rng.random() < 0.5 else 1
            w = float(rng.uniform(8, 22))
            edge = side * 16
            pen.path(
                blob(f"{edge},{mark - 3} {edge - side * w},{mark} {edge},{mark + 3}"), ink, 0.9
            )
        pen.path(blob("-22,10 -14,-26 0,-12 12,-30 24,10"), ink)
        for knot in (-150, -262):
            pen.path(blob(f"-9,{knot} 0,{knot - 7} 9,{knot} 0,{knot + 7}"), ink)
    if leaves is not None:
        g = tones(leaves, palette, glow=0.3)
        for _ in range(280):
            a = float(rng.uniform(0, math.tau))
            k = math.sqrt(float(rng.uniform(0, 1)))
            x, y = 4 + math.cos(a) * 102 * k, -366 + math.sin(a) * 116 * k
            tone = (
                g.lit if math.sin(a) * k < -0.2 else (g.shade if math.sin(a) * k > 0.4 else g.base)
            )
            size = float(rng.uniform(9, 16))
            pen.path(
                lick(x, y, float(rng.uniform(0.6, 2.4)), size, size * 0.6),
                vary(tone, rng, 0.04),
                0.95,
            )


@motif(
    "pine",
    tags=("plant", "tree", "forest", "winter"),
    size=(230, 430),
    anchors={
        "top": (4, -424),
        "foot": (0, 0),
        "branch_left": (-92, -110),
        "branch_right": (94, -116),
    },
)
def pine(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#3f6350",
    snow: float = 0.0,
) -> None:
    """A fir with hanging skirts; `snow` from 0 to 1 lies on them."""
    t = tones(colour, palette)
    w = tones("#5b4334", palette)
    form(pen, blob("-16,4 -12,-40 -10,-110! 10,-110! 12,-40 18,4"), w, cut=6)
    white = mix("#f5f3f2", palette.resolve("haze"), 0.12)
    tiers = 7
    for i in range(tiers):
        u = i / (tiers - 1)
        y = -52 - u * 300
        half = 108 * (1 - u) ** 0.82 + 17
        drop = 30 * (1 - u * 0.6)
        points = [(4.0 * u, y - 96 + 26 * u)]
        n = 7
        right = []
        for k in range(n):
            v = (k + 1) / n
            x = half * (1 - v)
            right.append((x + 5, y + drop * (1 - v) + float(rng.normal(0, 2.5))))
            right.append((x - half * 0.06, y - 6 + drop * 0.4 * (1 - v)))
        left = [
            (-x + float(rng.normal(0, 2)), yy + float(rng.normal(0, 2)))
            for x, yy in reversed(right)
        ]
        points += [(half, y + drop * 0.9), *right[1:], *left[:-1], (-half, y + drop * 0.9)]
        d = "M" + "L".join(f"{x:.1f},{yy:.1f}" for x, yy in points) + "Z"
        tone = Tones(vary(t.base, rng, 0.015), t.lit, t.shade, t.far, t.dark)
        form(pen, d, tone, cut=11)
        brush(
            pen,
            rng,
            d,
            (-half, y - 60, half, y + 10),
            t.shade,
            count=16,
            angle=80,
            spread=22,
            length=26,
            alpha=0.45,
        )
        if snow > 0:
            with pen.clip(d), pen.at(-2, -12 - 20 * (1 - snow)):
                form(
                    pen, d, Tones(white, "#ffffff", mix(white, t.shade, 0.35), t.far, t.dark), cut=9
                )


@motif(
    "willow",
    tags=("plant", "tree", "water", "mourning"),
    size=(480, 430),
    anchors={"top": (0, -416), "fork": (0, -230), "inside": (60, -40), "foot": (0, 0),
             "curtain_left": (-190, -120), "curtain_right": (190, -120)},
)  # fmt: skip
def willow(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#8a9a5a",
) -> None:
    """A weeping willow whose curtain can hide someone."""
    t, w = tones(colour, palette, glow=0.28), tones("#65503f", palette)

    def strands(count: int, tone: Colour, reach: float) -> None:
        for i in range(count):
            a = math.pi * (i + 0.5) / count
            x0, y0 = (
                -math.cos(a) * 150 + float(rng.normal(0, 10)),
                -290 - math.sin(a) * 100 + float(rng.normal(0, 8)),
            )
            out = -math.cos(a) * 66
            end = -float(rng.uniform(26, 90)) - abs(math.cos(a)) * 10
            pts = [
                (x0, y0),
                (x0 + out * 0.6, y0 + 50),
                (x0 + out, (y0 + end) / 2),
                (x0 + out * 0.95, end * reach),
            ]
            pen.path(curve_of(pts), tone, stroke=2.4)
            text = " ".join(f"{x:.0f},{y:.0f}" for x, y in pts)
            for k, (x, y, g) in enumerate(along(text, 15)):
                side = 34 if k % 2 else -34
                pen.path(lick(x, y, math.radians(g + side), 16, 6), tone)

    strands(22, t.far, 1.0)
    trunk = blob(
        "-64,6! -34,-16 -26,-90 -34,-170 -22,-232! 30,-230! 28,-160 24,-80 40,-14 72,6! 0,4"
    )
    boughs(
        pen,
        rng,
        w,
        (
            "0,-210,20 -50,-270,14 -110,-310,8",
            "8,-210,20 60,-276,14 112,-316,8",
            "2,-220,18 0,-290,11 -6,-350,6",
        ),
        trunk,
        level=1,
    )
    bark(pen, rng, trunk, w, (-32, -230, 32, -20))
    clump(pen, rng, 0, -356, 150, 56, t, dabs=60)
    strands(26, t.base, 1.1)
    strands(15, t.lit, 1.35)


@motif(
    "palm",
    tags=("plant", "tree", "island"),
    size=(460, 440),
    anchors={"top": (56, -330), "crown": (56, -326), "trunk": (6, -150), "foot": (-20, 0),
             "coconut": (48, -300)},
)  # fmt: skip
def palm(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#5f8f52",
) -> None:
    """A leaning palm."""
    t, w = tones(colour, palette), tones("#9a7650", palette)
    crown = (56.0, -324.0)
    fronds = (
        (-168, 150),
        (-140, 150),
        (-100, 128),
        (-64, 130),
        (-34, 150),
        (-8, 150),
        (26, 120),
        (158, 120),
    )
    for i, (a, length) in enumerate(fronds):
        _frond(pen, crown, a, length, t, back=i % 2 == 0)
    trunk = tube("-24,4,19 -18,-60,15 -4,-150,13 24,-240,11 54,-318,10")
    form(pen, trunk, w, cut=7)
    with pen.clip(trunk):
        for x, y, slope in along("-24,4 -18,-60 -4,-150 24,-240 54,-318", 24):
            with pen.at(x, y, turn=slope):
                pen.path("M0,-22 Q7,0 0,22", w.shade, 0.8, stroke=3)
    for nut in ((46, -308), (64, -304), (54, -296)):
        form(pen, disc(*nut, 12, 12), tones("#6a4a30", palette), cut=5)
    for i, (a, length) in enumerate(fronds):
        if i % 2:
            _frond(pen, crown, a, length, t, back=False)


def _frond(
    pen: Pen, root: tuple[float, float], angle: float, length: float, t: Tones, back: bool
) -> None:
    a = math.radians(angle)
    x, y = root
    sag = length * (0.62 - 0.2 * abs(math.sin(a)))
    pts = [
        (x, y),
        (x + math.cos(a) * length * 0.5, y + math.sin(a) * length * 0.5),
        (x + math.cos(a) * length, y + math.sin(a) * length + sag),
    ]
    text = " ".join(f"{px:.0f},{py:.0f}" for px, py in pts)
    places = along(text, 20)
    for k, (px, py, g) in enumerate(places[1:]):
        reach = 44 * math.sin(math.pi * (k + 3) / 24) + 8
        for side in (-1, 1):
            tone = (t.far if back else t.shade) if side > 0 else (t.shade if back else t.base)
            pen.path(lick(px, py, math.radians(g + side * 52), reach, 8, 0.12 * side), tone)
    pen.path(curve(text), t.shade if back else t.lit, stroke=3.4)


@motif(
    "stump",
    tags=("plant", "tree", "ending", "seat"),
    size=(200, 130),
    anchors={"top": (0, -104), "shoot": (52, -100), "foot": (0, 0)},
)
def stump(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#6d5340",
    shoot: bool = True,
) -> None:
    """A felled tree, with one new shoot if it has not given up."""
    t = tones(mix(palette.resolve(colour), palette.dark, 0.1), palette)
    body = blob(
        "-100,8! -66,-8 -58,-50 -62,-100! 62,-100! 58,-50 70,-8 104,8! 60,0 30,10 0,2 -40,10 -66,0"
    )
    form(pen, body, t, cut=12)
    bark(pen, rng, body, t, (-60, -100, 62, -10))
    cut = tones("#d3ab74", palette)
    form(pen, disc(0, -102, 63, 19), cut, cut=4)
    for k in (0.8, 0.6, 0.4, 0.2):
        pen.path(disc(4 - k * 4, -102, 56 * k, 16 * k), cut.shade, 0.8, stroke=1.8)
    pen.path("M4,-102 L46,-112", cut.shade, 0.9, stroke=2)
    if shoot:
        g = tones("#7fa650", palette)
        pen.path(curve("48,-96 52,-116 50,-130"), g.base, stroke=4)
        for turn in (-50, 40):
            with pen.at(50, -124, turn=turn):
                pen.path(blob("0,0! -8,-14 0,-32! 8,-14"), g.base if turn < 0 else g.lit)
