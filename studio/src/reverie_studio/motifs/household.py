"""Small things of the house: lights, keys, mirrors, frames, umbrellas and the birdcage."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, curve, disc, form, tube
from reverie_studio.motifs._solids import (
    Turned,
    brass,
    bright,
    flame,
    iron,
    pick,
    timber,
    tones,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen, Point

# --- lights ---------------------------------------------------------------------------------


@motif(
    "candle", tags=("light", "household"), size=(174, 266),
    anchors={"top": (0, -268), "flame": (0, -236), "handle": (68, -34), "wick": (0, -200)},
)
def candle(
    pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour | None = None,
    lit: bool = True, holder: bool = True,
) -> None:
    """A half-burnt candle in a chamber stick with a ring for the finger."""
    wax = tones(pick(colour, "#efe0bd", palette, 0.05), palette)
    metal = brass(palette)
    if holder:
        pen.path(disc(62, -28, 20, 20), metal.shade, stroke=9)
        pen.path(curve("46,-36 54,-46 66,-46 76,-40"), metal.lit, stroke=4)
        dish = Turned("2,40 -4,46! -10,64 -18,70 -20,70", tilt=0.22)
        dish.paint(pen, metal, shine=0.05)
        pen.oval(0, -20, 70, 15, metal.lit)
        pen.oval(2, -18, 62, 12, metal.shade)
        Turned("-14,30! -20,24 -36,22 -44,27 -46,27").paint(pen, metal, shine=0.06)
    body = Turned("-38,22 -60,22.5 -130,21 -186,23 -190,23", lean=0.004)
    body.paint(pen, wax, shine=0.05)
    pen.path(
        blob(
            "-22,-188 -26,-160 -22,-118 -18,-112 -14,-120 -14,-150 -8,-158 -6,-140 -2,-134 "
            "2,-142 2,-164 8,-168 10,-150 14,-148 16,-166 22,-188"
        ),
        wax.lit,
    )
    pen.path(blob("10,-176 9,-152 14,-148 16,-166 23,-188"), wax.shade)
    pen.path(blob("-23,-110 -30,-70 -27,-52 -20,-54 -18,-84 -19,-112"), wax.lit)
    pen.oval(0, -190, 23, 6, wax.lit)
    pen.oval(1, -189, 16, 3.6, wax.shade if not lit else mix(palette.glow, wax.lit, 0.3))
    pen.path(curve("0,-189 -1,-198 2,-206"), palette.dark, stroke=3)
    if lit:
        flame(pen, palette, 1, -196, 68, 0.08)


@motif(
    "table lamp", tags=("light", "household"), size=(226, 332),
    anchors={"top": (0, -336), "light": (0, -210), "base": (0, -20), "shade_left": (-104, -190)},
)
def table_lamp(
    pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour | None = None,
    lit: bool = True,
) -> None:
    """A bedside lamp: a glazed belly and a pleated shade with a fringe."""
    pot = tones(pick(None, "#3c6a72", palette, 0.15), palette, glow=0.3)
    cloth = pick(colour, mix(palette.accent, palette.light, 0.12), palette, 0.0)
    shade = tones(mix(cloth, palette.glow, 0.42) if lit else cloth, palette, glow=0.34)
    metal = brass(palette)
    Turned("2,54 -6,58! -12,46 -20,30 -26,26").paint(pen, metal, shine=0.05)
    Turned("-24,28 -40,50 -74,58 -106,40 -126,20 -132,16").paint(pen, pot, shine=0.07)
    Turned("-130,14 -136,16! -142,7 -190,6 -200,8").paint(pen, metal, shine=0.1)
    cover = Turned("-182,112 -188,112! -230,90 -280,70 -318,58 -322,58", tilt=0.13)
    under = mix(palette.glow, "#fff6dc", 0.4) if lit else shade.dark
    pen.oval(0, -184, 112, 15, under)
    cover.paint(pen, shade)
    for i in range(-6, 7):
        a = math.sin(i * math.pi / 14)
        x0, y0 = cover.at(a, -186)
        x1, y1 = cover.at(a, -320)
        tone = shade.shade if i < 3 else shade.dark
        pen.path(f"M{x0:.1f},{y0:.1f} L{x1:.1f},{y1:.1f}", tone, 0.4, stroke=2.2)
    pen.oval(0, -322, 58, 7.5, shade.far)
    pen.oval(2, -321, 48, 5, mix(palette.glow, "#ffffff", 0.2) if lit else shade.dark)
    trim = tones(pick(None, "#e9cf96", palette, 0.1), palette)
    cover.paint(pen, trim, bottom=-186, top=-194)
    cover.paint(pen, trim, bottom=-312, top=-320)
    for i in range(-9, 10):
        x, y = cover.at(math.sin(i * math.pi / 20), -186)
        pen.line(
            x, y, x + float(rng.normal(0, 0.8)), y + 12, trim.lit if i < 3 else trim.shade, 2.6
        )


@motif(
    "lantern", tags=("light", "carried"), size=(110, 221), origin="hang",
    anchors={"handle": (0, 0), "light": (0, 138), "base": (0, 216), "top": (0, 4)},
)
def lantern(
    pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour | None = None,
    lit: bool = True, swing: float = 0.0,
) -> None:
    """A storm lantern; it hangs from the point where it is held (swing in degrees)."""
    t = iron(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    with pen.at(0, 0, turn=swing):
        pen.path(curve("-34,98 -50,70 -44,28 0,2 44,28 50,70 34,98"), t.shade, stroke=4.5)
        pen.path(curve("-50,70 -44,30 -22,9"), t.lit, stroke=2.5)
        glass = Turned("188,32 176,42 150,47 122,42 100,30 98,29", tilt=0.2)
        pane = palette.glow if lit else mix(palette.light, palette.mid, 0.5)
        body = tones(pane, palette, glow=0.5, depth=0.2 if lit else 0.4)
        glass.paint(pen, body, alpha=1.0 if lit else 0.6)
        if lit:
            pen.path(disc(0, 150, 27, 33), mix(palette.glow, "#fffdf2", 0.55))
            pen.path(
                blob("0,186 -15,172 -8,146 3,118! 8,146 15,170"), mix(palette.glow, "#f0932c", 0.6)
            )
            pen.path(blob("0,186 -9,174 -4,156 2,142! 5,158 9,172"), "#fffbe6")
        pen.path(blob("-34,124 -40,148 -34,170 -30,168 -33,148 -28,126"), "#fffaf0", 0.85)
        for x in (-30, 30):
            pen.path(curve(f"{x * 1.0},100 {x * 1.72},148 {x * 1.2},190"), t.base, stroke=4)
        pen.path(curve("-52,148 -26,157 0,159 26,157 52,148"), t.base, stroke=3.4)
        Turned("210,46 206,50! 200,50 190,40 184,36", tilt=0.2).paint(pen, t, shine=0.05)
        Turned("100,36 96,40! 88,36 72,20! 64,22 60,22! 52,10 48,10", tilt=0.2).paint(
            pen, t, shine=0.06
        )
        pen.circle(0, 40, 9, t.base, stroke=4)


# --- keys and locks -------------------------------------------------------------------------


@motif(
    "key", tags=("treasure", "carried"), size=(130, 328), origin="centre",
    anchors={"bow": (0, -104), "bit": (34, 122), "tip": (0, 156), "top": (0, -158)},
)
def key(
    pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour | None = None,
    bow: str = "clover",
) -> None:
    """An old key, bow up; the bow is clover, heart or ring."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.4)
    form(
        pen, blob("10,86! 50,86! 52,104! 38,104! 38,114! 52,114! 52,132! 40,132! 40,142! 10,144!"),
        t, cut=5,
    )
    pen.path(blob("20,96! 28,96! 28,134! 20,134!"), t.far)
    shaft = Turned("158,4 152,9! 140,9 -30,9 -40,10")
    shaft.paint(pen, t, shine=0.12)
    for y in (74, 66, -30, -38):
        Turned(f"{y},12 {y - 3},14 {y - 6},12").paint(pen, t, shine=0.1)
    Turned("-42,11 -46,19 -52,19 -58,11").paint(pen, t, shine=0.1)
    if bow == "clover":
        for x, y in ((-31, -84), (31, -84), (0, -130)):
            _ring(pen, t, x, y, 26, 13)
        form(pen, blob("-14,-100 0,-110 14,-100 10,-62 -10,-62"), t, cut=5)
        pen.circle(0, -92, 7, t.dark)
        pen.circle(-1, -94, 5, palette.accent)
    elif bow == "heart":
        heart = (
            "0,-58 -30,-84 -46,-112 -36,-142 -14,-146 0,-126! 14,-146 36,-142 46,-112 30,-84 0,-58"
        )
        _loop(pen, t, heart, 14)
    elif bow == "ring":
        _ring(pen, t, 0, -104, 44, 15)
        pen.line(0, -146, 0, -62, t.base, 6)
        pen.line(-1.5, -146, -1.5, -62, bright(t), 2)
        pen.path(blob("-9,-120! 0,-134 9,-120! 0,-104"), palette.accent)
    else:
        raise ValueError("bow is clover, heart or ring")


def _ring(pen: Pen, t: Tones, x: float, y: float, r: float, width: float) -> None:
    """A round wire lit from upper left."""
    k = width / 15
    pen.circle(x, y, r, t.far, stroke=width)
    pen.circle(x - 1.7 * k, y - 1.9 * k, r, t.base, stroke=width * 0.74)
    pen.circle(x - 3 * k, y - 3.4 * k, r, bright(t), 0.9, stroke=width * 0.2)


def _loop(pen: Pen, t: Tones, line: str, width: float) -> None:
    """A bent wire along a line, lit from upper left."""
    pen.path(curve(line), t.shade, stroke=width)
    with pen.at(-1.6, -1.8):
        pen.path(curve(line), t.base, stroke=width * 0.72)
    with pen.at(-3, -3.4):
        pen.path(curve(line), bright(t), 0.9, stroke=width * 0.2)


# --- mirrors and frames ---------------------------------------------------------------------


# --- umbrellas ------------------------------------------------------------------------------


def _rib(x: float, rim: float, apex: float, k: float) -> list[Point]:
    """Points on a rib from the tip of the umbrella to its rim."""
    out = []
    for i in range(13):
        s = i / 12
        bulge = math.sin(s * math.pi / 2) ** 0.82
        out.append((x * bulge, apex + (rim - apex) * (1 - math.cos(s * math.pi / 2) ** k)))
    return out


def _panels(
    pen: Pen, t: Tones, odd: Tones, rx: float, ry: float, rim: float, apex: float, up: float
) -> None:
    """The cloth between the ribs; up is how far the scallops are drawn towards the tip."""
    angles = [math.pi * v for v in (1.0, 0.86, 0.64, 0.38, 0.15, 0.0)]
    feet = [(rx * math.cos(a), rim + ry * math.sin(a)) for a in angles]
    levels = ("lit", "lit", "base", "shade", "far")
    for i in range(5):
        (x0, y0), (x1, y1) = feet[i], feet[i + 1]
        one, two = _rib(x0, y0, apex, 1.1), _rib(x1, y1, apex, 1.1)
        middle = ((x0 + x1) / 2, (y0 + y1) / 2 + up)
        scallop = [_bezier(one[-1], middle, two[-1], s / 8) for s in range(1, 8)]
        tone = getattr(odd if i % 2 else t, levels[i])
        pen.poly([*one, *scallop, *two[::-1]], tone)
    for x, y in feet:
        pen.circle(x, y, 3.6, t.dark)


def _bezier(a: Point, b: Point, c: Point, s: float) -> Point:
    u = 1 - s
    return (
        u * u * a[0] + 2 * u * s * b[0] + s * s * c[0],
        u * u * a[1] + 2 * u * s * b[1] + s * s * c[1],
    )


@motif(
    "umbrella", tags=("carried", "weather"), size=(310, 330),
    anchors={
        "handle": (0, -30), "top": (0, -328), "tip": (0, -328), "under": (0, -170),
        "edge_left": (-150, -186), "edge_right": (150, -186),
    },
)
def umbrella(
    pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour | None = None,
    second: Colour | None = None, patched: bool = True,
) -> None:
    """An open umbrella standing on its crook; the hand holds it at y = -30."""
    base = pick(colour, palette.accent, palette, 0.04)
    t = tones(base, palette)
    odd = t if second is None else tones(palette.resolve(second), palette)
    wood = timber(palette)
    pen.oval(0, -188, 150, 30, t.dark)
    for x in (-96, -40, 40, 96):
        pen.line(0, -214, x, -178 + abs(x) * 0.02, wood.shade, 2)
    form(pen, tube("0,-300,4 0,-180,4 0,-60,4.5 0,-22,6"), wood, cut=3)
    form(
        pen, tube("0,-34,6.5 0,-16,7 8,-4,7 20,-4,7 26,-14,6 26,-22,5"),
        tones(mix(base, "#caa06a", 0.6), palette), cut=4,
    )
    _panels(pen, t, odd, 150, 30, -188, -312, -30)
    if patched:
        patch = tones(mix(palette.accent2, palette.light, 0.15), palette)
        pen.path(blob("-74,-246! -44,-252! -40,-222! -68,-214!"), patch.base)
        for line in ("M-72,-244 l-5,-3", "M-58,-249 l-1,-6", "M-42,-238 l6,0", "M-54,-218 l1,6"):
            pen.path(line, patch.dark, stroke=2)
    Turned("-306,6 -314,7! -318,3 -328,2").paint(pen, wood)


# --- the birdcage ---------------------------------------------------------------------------
