"""Flowers, fruit and everything that grows lower than a tree; it stands on y = 0 or hangs."""

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
    patches,
    tones,
    tube,
    tube_of,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

CREAM = "#f5ead2"


def leaf_shape(length: float, width: float, bend: float = 0.1) -> str:
    """A pointed leaf along -y from the origin."""
    w, b = width / 2, length * bend
    return blob(
        f"0,0! {-w * 0.9},{-length * 0.28} {-w + b},{-length * 0.58} {b},{-length}! "
        f"{w * 0.8 + b},{-length * 0.6} {w * 0.9},{-length * 0.26}"
    )


def put_leaf(
    pen: Pen,
    x: float,
    y: float,
    turn: float,
    length: float,
    width: float,
    t: Tones,
    bend: float = 0.1,
) -> None:
    """One leaf with a shaded half and a rib."""
    with pen.at(x, y, turn=turn):
        d = leaf_shape(length, width, bend)
        form(pen, d, t, cut=max(2.5, width * 0.16))
        b = length * bend
        half = f"M0,0 Q{b * 0.3},{-length * 0.5} {b},{-length} L{width},{-length} L{width},0Z"
        patches(pen, d, [(half, t.shade)], 0.55)
        pen.path(
            f"M0,0 Q{b * 0.3},{-length * 0.5} {b},{-length * 0.92}",
            t.lit,
            0.8,
            stroke=max(1.2, width * 0.06),
        )


def stem(pen: Pen, points: str, t: Tones, r0: float = 5.0, r1: float = 3.0) -> None:
    """A stalk that thins along the points."""
    words = points.split()
    last = max(1, len(words) - 1)
    form(
        pen,
        tube(" ".join(f"{w},{r0 + (r1 - r0) * i / last:.1f}" for i, w in enumerate(words))),
        t,
        cut=2.5,
    )


# --- flowers --------------------------------------------------------------------------------


@motif(
    "dandelion",
    tags=("plant", "flower", "wind", "wish"),
    size=(370, 450),
    anchors={"head": (6, -330), "top": (6, -410), "wind": (120, -380), "stem": (-4, -150)},
)
def dandelion(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    blown: float = 0.3,
    seeds: int = 9,
    colour: Colour = "light",
) -> None:
    """A dandelion clock; `blown` of its right side is gone and `seeds` fly off to the right."""
    t = tones("leaf", palette)
    down = palette.resolve(colour)
    stem(pen, "0,0 -12,-90 -8,-200 6,-322", t, 6, 4.4)
    for turn, length in ((-66, 120), (58, 104), (-38, 70)):
        _toothed_leaf(pen, turn, length, t)
    core = (6.0, -330.0)
    for ring, (r, n) in enumerate(((74, 34), (56, 26), (36, 16))):
        for i in range(n):
            a = math.tau * i / n + ring * 0.1 + float(rng.normal(0, 0.04))
            if math.cos(a + 0.5) > 1 - 2 * blown and rng.random() < 0.9:
                continue
            _parasol(pen, core[0], core[1], a, r + float(rng.normal(0, 3)), down, t)
    form(pen, disc(*core, 13, 12), tones("#9a7a4c", palette), cut=4)
    for i in range(seeds):
        u = (i + 1) / seeds
        x = core[0] + 50 + 90 * u + float(rng.normal(0, 14))
        y = core[1] - 70 * u + float(rng.normal(0, 26))
        _parasol(pen, x, y, float(rng.uniform(-1.4, -0.4)), 26, down, t)


def _parasol(pen: Pen, x: float, y: float, a: float, reach: float, down: Colour, t: Tones) -> None:
    """One seed with its tuft, pointing along a."""
    tx, ty = x + math.cos(a) * reach, y + math.sin(a) * reach
    pen.line(x, y, tx, ty, mix(down, t.dark, 0.25), 1.3, 0.9)
    for k in range(-3, 4):
        b = a + k * 0.33
        pen.line(tx, ty, tx + math.cos(b) * 13, ty + math.sin(b) * 13, down, 1.3, 0.95)
    pen.path(lick(x, y, a, 9, 3.6), mix("#6b4a30", t.dark, 0.2))


def _toothed_leaf(pen: Pen, turn: float, length: float, t: Tones) -> None:
    with pen.at(0, 0, turn=turn):
        half = []
        for i in range(5):
            y = -length * (0.2 + 0.17 * i)
            w = 15 - i * 1.4
            half.append((w, y))
            half.append((w * 0.45, y - length * 0.05))
        points = [(0.0, 0.0), *half, (0.0, -length), *[(-x, y) for x, y in reversed(half)]]
        d = "M" + "L".join(f"{x:.1f},{y:.1f}" for x, y in points) + "Z"
        form(pen, d, t, cut=4)
        pen.line(0, 0, 0, -length * 0.9, t.lit, 2, 0.7)


@motif(
    "sunflower",
    tags=("plant", "flower", "sun"),
    size=(240, 420),
    anchors={"head": (10, -320), "top": (10, -416), "face": (10, -318), "leaf": (84, -150)},
)
def sunflower(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#e8ae35",
    droop: bool = False,
) -> None:
    """A sunflower; with `droop` its head hangs and petals fall."""
    t, p = tones("leaf", palette), tones(colour, palette)
    top = "0,0 -10,-110 0,-230 30,-300 64,-292" if droop else "0,0 -10,-110 -4,-220 8,-310"
    stem(pen, top, t, 8, 6)
    put_leaf(pen, -6, -120, -64, 104, 62, t, -0.1)
    put_leaf(pen, -4, -170, 60, 110, 64, t, 0.14)
    with pen.at(72, -270, turn=74) if droop else pen.at(10, -320, turn=-4):
        for ring, (n, length) in enumerate(((22, 92), (20, 80))):
            for i in range(n):
                if droop and rng.random() < 0.22:
                    continue
                turn = 360 * (i + ring * 0.5) / n + float(rng.normal(0, 3))
                d = leaf_shape(length + float(rng.normal(0, 4)), 25)
                with pen.at(0, 0, turn=turn):
                    pen.path(d, p.shade if ring == 0 else (p.base if i % 3 else p.lit))
                    pen.line(0, -40, 1, -length * 0.8, p.shade, 1.6, 0.6)
        form(pen, disc(0, 0, 48, 46), tones("#5b3a24", palette), cut=10)
        for i in range(110):
            r, a = 4.1 * math.sqrt(i), i * 2.39996
            if r < 43:
                dot = "#7d5230" if i % 3 else "#c08a42"
                pen.circle(math.cos(a) * r, math.sin(a) * r, 2.3, mix(dot, palette.dark, 0.1))


@motif(
    "rose",
    tags=("plant", "flower", "love", "thorn"),
    size=(180, 340),
    anchors={"head": (0, -280), "top": (0, -332), "stem": (2, -130), "thorn": (-10, -160)},
)
def rose(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#b8323e",
    bud: bool = False,
) -> None:
    """One rose on a thorny stem, open or in bud."""
    t, p = tones("leaf", palette), tones(colour, palette)
    stem(pen, "0,0 10,-80 -6,-160 0,-250", t, 5.5, 4.5)
    for x, y, side in ((6, -60, 1), (2, -112, -1), (-6, -160, 1), (-4, -204, -1)):
        pen.path(f"M{x},{y - 7} l{side * 15},-5 l{-side * 13},15Z", t.dark)
    for x, y, turn in ((8, -88, 62), (-4, -140, -58)):
        for dx, dy, extra, k in ((0, 0, 0, 1.0), (26, -16, 34, 0.74), (18, -4, -30, 0.74)):
            side = 1 if turn > 0 else -1
            put_leaf(pen, x + dx * side, y + dy, turn + extra * side, 62 * k, 36 * k, t)
    with pen.at(0, -276, scale=0.7 if bud else 1.0):
        for turn in (-58, -20, 24, 60):
            with pen.at(0, 34, turn=turn + 180):
                pen.path(leaf_shape(38, 14), t.shade)
        _rose_head(pen, p, bud)


def _rose_head(pen: Pen, p: Tones, bud: bool) -> None:
    """Outer petals that roll back, then a cup wound around its own heart."""
    if not bud:
        form(pen, blob("-8,44 -50,34 -76,-4 -64,-34! -40,-30 -18,0"), p, cut=8)
        form(pen, blob("8,44 52,34 78,-8 62,-38! 40,-30 18,0"), p, cut=8)
        form(pen, blob("0,50 -40,44 -62,12 -54,-12! -20,0 0,22"), p, cut=7)
        form(pen, blob("0,50 42,44 62,10 56,-16! 20,0 0,22"), p, cut=7)
    cup = blob("0,46 -34,30 -42,-8 -34,-46! -12,-58 10,-62 36,-48! 42,-8 34,30")
    form(pen, cup, p, cut=10)
    with pen.clip(cup):
        pen.path(blob("-34,-46 -10,-60 12,-62 36,-48 26,-26 0,-18 -26,-26"), p.dark, 0.8)
        form(pen, blob("-20,-44 -2,-56 18,-52 22,-36 4,-26 -16,-30"), p, cut=5)
        pen.path(curve("-8,-40 4,-48 14,-42 8,-33 -3,-36"), p.dark, 0.8, stroke=3)
        form(pen, blob("-46,-46 -26,-30 -2,-22 14,-6 10,40 -50,40"), p, cut=6)
        form(pen, blob("46,-50 26,-32 4,-14 -6,14 -4,50 50,40"), p, cut=7)
    pen.path(curve("26,-32 4,-14 -6,14"), p.lit, 0.8, stroke=2.6)
    pen.path(curve("-30,-40 -22,-28 0,-20"), p.lit, 0.8, stroke=2.6)


@motif(
    "tulip",
    tags=("plant", "flower", "spring"),
    size=(150, 260),
    anchors={"head": (4, -200), "top": (4, -246), "inside": (4, -226)},
)
def tulip(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "accent",
    open: bool = False,
) -> None:
    """A tulip, closed like a hand or open like a cup."""
    t, p = tones("leaf", palette), tones(colour, palette)
    put_leaf(pen, 0, 0, -16, 170, 42, t, -0.14)
    stem(pen, "0,0 -4,-80 2,-168", t, 6, 5)
    put_leaf(pen, 2, 0, 24, 132, 44, t, 0.16)
    with pen.at(4, -166):
        if open:
            form(
                pen,
                blob("0,4 -34,-20 -52,-76! -22,-62 0,-84! 22,-62 52,-76! 34,-20"),
                tones(p.shade, palette),
                cut=6,
            )
            form(pen, blob("0,6 -30,-4 -40,-40 -50,-72! -18,-44 -6,-10"), p, cut=6)
            form(pen, blob("0,6 30,-4 42,-40 52,-72! 18,-44 6,-10"), p, cut=6)
        else:
            form(pen, blob("-26,-30 -14,-70 4,-86! 16,-60 10,-10"), tones(p.shade, palette), cut=5)
            form(pen, blob("26,-30 22,-66 10,-84! -6,-56 -4,-10"), tones(p.shade, palette), cut=5)
            form(pen, blob("0,4 -30,-8 -36,-44 -24,-78! -4,-50 0,-20"), p, cut=6)
            form(pen, blob("0,4 30,-8 36,-44 26,-76! 4,-50 0,-20"), p, cut=6)
        form(pen, blob("0,6 -22,-6 -24,-40 0,-70! 24,-40 22,-6"), p, cut=7)
        pen.path(curve("0,-2 -3,-30 0,-58"), p.shade, 0.7, stroke=2.4)


@motif(
    "poppies",
    tags=("plant", "flower", "field", "memory"),
    size=(390, 200),
    anchors={"left": (-130, -120), "right": (130, -130), "middle": (0, -150)},
)
def poppies(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#cf3f2c",
    number: int = 9,
) -> None:
    """A patch of poppies and grass that can be repeated along a field."""
    t, p = tones("leaf", palette), tones(colour, palette)
    for _ in range(70):
        x = float(rng.uniform(-165, 165))
        h = float(rng.uniform(36, 110))
        a = -math.pi / 2 + float(rng.normal(0, 0.18))
        pen.path(lick(x, 2, a, h, 5), vary(t.base if rng.random() < 0.6 else t.shade, rng, 0.03))
    for i in range(number):
        x = -140 + 280 * i / max(1, number - 1) + float(rng.normal(0, 12))
        h = float(rng.uniform(90, 165))
        dx = float(rng.normal(0, 14))
        pen.path(curve_of([(x, 0), (x + dx * 0.2, -h * 0.5), (x + dx, -h)]), t.shade, stroke=3)
        with pen.at(x + dx, -h, scale=float(rng.uniform(0.7, 1.05)), turn=float(rng.normal(0, 14))):
            if i % 4 == 3:
                form(pen, blob("0,-18 9,-8 7,10 0,14 -7,10 -9,-8"), t, cut=4)
                pen.path(blob("-2,-16 4,-14 3,8 0,12"), p.base)
            else:
                _poppy(pen, p, palette)
    for _ in range(24):
        x = float(rng.uniform(-165, 165))
        pen.path(
            lick(x, 3, -math.pi / 2 + float(rng.normal(0, 0.3)), float(rng.uniform(20, 60)), 5),
            t.lit,
        )


def _poppy(pen: Pen, p: Tones, palette: Palette) -> None:
    form(
        pen,
        blob("0,6 -30,-2 -34,-26 -12,-34 4,-22 18,-36 34,-22 28,0"),
        tones(p.shade, palette),
        cut=5,
    )
    pen.path(disc(0, -12, 9, 6), mix("#241c24", palette.dark, 0.3))
    form(pen, blob("0,14 -28,8 -32,-12 -14,-8 0,-14 14,-8 32,-14 26,10"), p, cut=5)
    pen.path(curve("-10,8 -12,0 -14,-4"), p.shade, 0.7, stroke=2)


# --- leaves and green -----------------------------------------------------------------------


@motif(
    "fern",
    tags=("plant", "forest"),
    size=(300, 220),
    anchors={"top": (0, -214), "left": (-140, -110), "right": (140, -110), "curl": (30, -150)},
)
def fern(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "leaf",
) -> None:
    """A fern with one frond still curled up."""
    t = tones(colour, palette)
    fronds = (
        "0,0 -50,-70 -110,-96 -150,-76",
        "0,0 50,-80 112,-100 148,-74",
        "0,0 -26,-100 -70,-160 -112,-166",
        "0,0 30,-110 78,-160 112,-150",
        "0,0 -4,-110 -12,-170 -2,-214",
    )
    for i, line in enumerate(fronds):
        tone = t.shade if i < 2 else t.base
        pen.path(curve(line), t.dark, 0.9, stroke=3)
        places = along(line, 22)
        for k, (x, y, a) in enumerate(places[2:]):
            reach = 34 * (1 - k / 21) + 5
            for side in (-1, 1):
                angle = math.radians(a + side * 62)
                pen.path(
                    lick(x, y, angle, reach, 8, 0.1 * side),
                    tone if side > 0 else mix(tone, t.lit, 0.5),
                )
    curl = [
        (26.0 + math.cos(a) * r, -140 + math.sin(a) * r)
        for a, r in ((2.6, 26), (1.2, 24), (0.0, 22), (-1.3, 19), (-2.6, 15), (-3.9, 11), (-5.2, 7))
    ]
    pen.path(tube_of([(4, 0, 4), (10, -70, 4), *[(x, y, 5.0) for x, y in curl]]), t.lit)


@motif(
    "reeds",
    tags=("plant", "water"),
    size=(330, 290),
    anchors={"top": (20, -276), "left": (-90, -200), "right": (90, -210)},
)
def reeds(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#7c8a4a",
    number: int = 6,
) -> None:
    """Reeds and bulrushes at the water's edge."""
    t = tones(colour, palette)
    for _ in range(26):
        x = float(rng.uniform(-90, 90))
        a = -math.pi / 2 + float(rng.normal(0, 0.16))
        pen.path(lick(x, 2, a, float(rng.uniform(110, 250)), 8, 0.06), vary(t.shade, rng, 0.04))
    for i in range(number):
        x = -70 + 140 * i / max(1, number - 1) + float(rng.normal(0, 8))
        h = float(rng.uniform(180, 262))
        dx = float(rng.normal(0, 10))
        pen.path(curve_of([(x, 2), (x, -h * 0.5), (x + dx, -h)]), t.base, stroke=3.4)
        form(
            pen,
            tube_of([(x + dx * 0.8, -h + 52, 8), (x + dx, -h + 6, 8)]),
            tones("#6f4428", palette),
            cut=4,
        )
        pen.line(x + dx, -h - 2, x + dx * 1.1, -h - 22, t.shade, 2.2)
    for _ in range(14):
        x = float(rng.uniform(-95, 95))
        pen.path(
            lick(
                x, 3, -math.pi / 2 + float(rng.normal(0, 0.3)), float(rng.uniform(70, 160)), 8, 0.1
            ),
            t.lit,
        )


@motif(
    "cactus",
    tags=("plant", "desert", "thorn"),
    size=(220, 350),
    anchors={
        "top": (0, -340),
        "arm_left": (-84, -220),
        "arm_right": (86, -260),
        "flower": (4, -344),
    },
)
def cactus(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#5f8a5a",
    flower: bool = True,
) -> None:
    """A saguaro that seems to greet or to surrender."""
    t = tones(colour, palette)
    parts = (
        "0,0,34 -2,-100,36 2,-220,35 0,-310,28",
        "-10,-120,20 -70,-126,20 -86,-160,20 -84,-208,18",
        "14,-150,20 70,-158,20 88,-196,20 86,-246,18",
    )
    for spine in (parts[1], parts[2], parts[0]):
        d = tube(spine)
        form(pen, d, t, cut=10)
        line = " ".join(",".join(k.split(",")[:2]) for k in spine.split())
        with pen.clip(d):
            for off in (-18, -6, 6, 18):
                with pen.at(off, 0):
                    pen.path(curve(line), t.shade, 0.6, stroke=2.4)
        for x, y, _ in along(line, 12):
            for dx in (-14, 2, 15):
                pen.path(
                    f"M{x + dx - 4},{y} l4,-5 l4,5 M{x + dx},{y - 5} l0,7", CREAM, 0.85, stroke=1.4
                )
    if flower:
        p = tones("accent", palette)
        with pen.at(2, -334):
            for turn in (-64, -32, 32, 64, 0):
                with pen.at(0, 0, turn=turn):
                    pen.path(leaf_shape(30, 16, 0), p.base if turn else p.lit)


@motif(
    "leaf",
    tags=("plant", "autumn", "small"),
    size=(110, 230),
    origin="centre",
    anchors={"stem": (-8, 106), "tip": (12, -106), "middle": (0, 0)},
)
def leaf(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#c77b35",
    kind: str = "beech",
    holes: bool = True,
) -> None:
    """One large leaf that can be a boat or a roof; kind: beech, oak or maple. Origin: centre."""
    t = tones(colour, palette)
    if kind == "oak":
        d = blob(
            "0,76 -16,56 -36,58 -40,38 -24,26 -46,14 -52,-8 -30,-14 -46,-34 -42,-56 -20,-56 -22,-84 0,-104 20,-84 22,-56 42,-58 46,-34 30,-16 52,-8 46,14 26,26 40,38 36,58 16,56"
        )
    elif kind == "maple":
        d = blob(
            "0,60! -20,44 -56,52! -48,30 -74,10! -54,2 -66,-30! -40,-22 -34,-38! -24,-30 -26,-76! -12,-64 0,-104! 12,-64 26,-76! 24,-30 34,-38! 40,-22 66,-30! 54,2 74,10! 48,30 56,52! 20,44"
        )
    else:
        d = blob("0,80! -34,50 -54,6 -44,-48 -8,-92 12,-108! 34,-66 52,-10 42,40")
    pen.path(tube("-8,108,4 -4,90,3.4 0,70,3"), t.dark)
    form(pen, d, t, cut=10)
    patches(pen, d, [(blob("0,90 4,0 10,-110 90,-110 90,90"), t.shade)], 0.45)
    pen.path(curve("0,78 2,0 8,-96"), t.lit, 0.95, stroke=4)
    with pen.clip(d):
        for k in range(6):
            y = 52 - k * 25
            for side in (-1, 1):
                pen.path(
                    curve(f"{2 + k},{y} {side * 26 + 2},{y - 18} {side * 56},{y - 30}"),
                    t.lit,
                    0.7,
                    stroke=2.2,
                )
    if holes:
        for x, y, r in ((26, 22, 6), (-22, -22, 5), (18, -50, 4)):
            pen.erase(disc(x, y, r, r * 0.8))


@motif(
    "roots",
    tags=("plant", "below", "origin"),
    size=(360, 260),
    origin="hang",
    anchors={"top": (0, 0), "tip_left": (-160, 220), "tip_right": (160, 200), "heart": (0, 90),
             "tip": (6, 226)},
)  # fmt: skip
def roots(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "wood",
) -> None:
    """Roots reaching down from the origin, as under a tree, a house or a person."""
    t = tones(colour, palette)

    def grow(x: float, y: float, a: float, length: float, r: float, level: int) -> None:
        bend = float(rng.normal(0, 0.35))
        mid = (x + math.cos(a + bend) * length * 0.5, y + math.sin(a + bend) * length * 0.5)
        end = (x + math.cos(a) * length, y + math.sin(a) * length)
        knots = [(x, y, r), (*mid, r * 0.75), (*end, r * 0.45)]
        pen.path(tube_of(knots), t.base if level > 1 else t.shade)
        if level > 1:
            pen.path(
                tube_of([(kx - kr * 0.35, ky - 1, kr * 0.3) for kx, ky, kr in knots]), t.lit, 0.7
            )
        if level == 0:
            return
        for _ in range(2):
            side = float(rng.uniform(-0.6, 0.6))
            grow(
                *end,
                a * 0.85 + math.pi / 2 * 0.15 + side,
                length * float(rng.uniform(0.55, 0.78)),
                r * 0.5,
                level - 1,
            )

    for a in (2.55, 2.1, 1.6, 1.15, 0.6):
        grow(math.cos(a) * 22, 4, a, 88, 17, 3)
    form(pen, blob("-52,-8 0,-14 52,-8 34,22 0,34 -34,22"), t, cut=8)


# --- fruit ----------------------------------------------------------------------------------


@motif(
    "apple",
    tags=("plant", "fruit"),
    size=(150, 165),
    anchors={"top": (4, -160), "stem": (4, -160), "bite": (56, -76), "middle": (0, -70)},
)
def apple(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#b83a30",
    bitten: bool = False,
    worm: bool = False,
) -> None:
    """An apple, whole or bitten, perhaps with someone living in it."""
    t = tones(colour, palette)
    d = blob(
        "0,-118 -30,-132 -62,-116 -72,-70 -56,-22 -26,-2 0,-8 26,-2 58,-24 72,-70 62,-116 30,-132"
    )
    pen.path(tube("0,-112,4 2,-136,4 10,-156,4.6"), mix("#6b4a30", palette.dark, 0.2))
    put_leaf(pen, 6, -140, 62, 52, 26, tones("leaf", palette))
    form(pen, d, t, cut=14)
    patches(pen, d, [(blob("-60,-40 -64,-90 -40,-120 -50,-80"), mix(t.lit, "#f6dc8a", 0.5))], 0.8)
    brush(
        pen,
        rng,
        d,
        (-50, -110, 50, -20),
        mix(t.lit, "#f0b45a", 0.4),
        count=40,
        angle=90,
        length=20,
        width=2,
        alpha=0.5,
    )
    pen.path(blob("-16,-116 0,-108 16,-116 0,-120"), t.dark)
    if bitten:
        pen.erase(disc(78, -92, 24, 22) + " " + disc(74, -62, 22, 20))
        flesh = tones(CREAM, palette)
        with pen.clip(d):
            pen.path(
                blob("52,-112 46,-92 56,-82 46,-66 54,-44 60,-50 62,-60 60,-80 62,-100"), flesh.base
            )
    if worm:
        hole = disc(-18, -60, 13, 12)
        pen.path(hole, t.dark)
        form(pen, tube("-18,-58,8 -34,-66,8 -40,-84,8 -32,-98,8"), tones("#a9b46a", palette), cut=4)
        pen.circle(-28, -101, 1.8, "#17141a")


@motif(
    "pumpkin",
    tags=("plant", "fruit", "autumn"),
    size=(240, 190),
    anchors={"top": (6, -180), "stem": (10, -186), "door": (0, -40), "left": (-110, -80)},
)
def pumpkin(
    pen: Pen,
    palette: Palette,
    rng: np.random.Generator,
    *,
    colour: Colour = "#d2782c",
    lit: bool = False,
) -> None:
    """A great pumpkin; with `lit` it has a small door and windows and somebody is at home."""
    t = tones(colour, palette)
    for x, rx in ((-70, 48), (70, 48), (-40, 52), (42, 52), (0, 48)):
        form(pen, disc(x, -74, rx, 74 - abs(x) * 0.14), t, cut=13)
    pen.path(curve("-30,-140 -40,-80 -28,-8"), t.shade, 0.8, stroke=4)
    pen.path(curve("30,-140 42,-80 28,-8"), t.shade, 0.8, stroke=4)
    g = tones("#6f7a3c", palette)
    form(
        pen,
        blob("-22,-140 -10,-152 -8,-172 8,-188 22,-182 10,-166 14,-150 28,-138 0,-132"),
        g,
        cut=5,
    )
    pen.path(curve("20,-144 52,-170 74,-156 66,-140 56,-150"), g.base, stroke=4)
    put_leaf(pen, -14, -144, -70, 62, 48, g)
    if lit:
        glow = palette.resolve("glow")
        door = "M-17,0 L-17,-36 Q0,-58 17,-36 L17,0Z"
        pen.path(door, t.dark, stroke=7)
        pen.path(door, glow)
        for x in (-56, 56):
            pen.circle(x, -84, 15, t.dark)
            pen.circle(x, -84, 11.5, glow)
            pen.line(x, -96, x, -72, t.dark, 2.6)
            pen.line(x - 12, -84, x + 12, -84, t.dark, 2.6)
