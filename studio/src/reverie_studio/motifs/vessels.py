"""Cups, pots, bottles and bowls: turned bodies seen a little from above, standing on y = 0."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, curve, disc, form, tube
from reverie_studio.motifs._solids import Turned, bright, iron, pick, shifted, timber, tones
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

CREAM = "#f0e3cb"


def mouth(
    pen: Pen, body: Turned, y: float, t: Tones, *, lip: float = 0.07, liquid: Colour | None = None,
    level: float = 0.25,
) -> None:
    """An open rim: a lip, the far wall in light on the right, and what stands inside."""
    r = body.radius(y)
    x = body.x + body.lean * y
    ry = r * body.tilt
    pen.oval(x, y, r, ry, t.lit)
    inner = r * (1 - lip)
    hole = disc(x, y + 0.5, inner, inner * body.tilt)
    pen.path(hole, t.shade)
    with pen.clip(hole):
        pen.oval(x - r * 0.42, y + ry * 0.1, r, ry * 1.25, t.far)
        if liquid is not None:
            pen.oval(x, y + r * level * 0.5, inner * 0.97, inner * body.tilt * 0.98, liquid)
            light = mix(liquid, "#fff3d8", 0.35)
            pen.path(
                f"M{x - inner * 0.72},{y + r * level * 0.42} q{inner * 0.3},{-ry * 0.42} "
                f"{inner * 0.72},{-ry * 0.5} q{-inner * 0.4},{ry * 0.3} "
                f"{-inner * 0.72},{ry * 0.5}Z", light, 0.8,
            )


def steam(pen: Pen, palette: Palette, x: float, y: float, h: float) -> None:
    """Two slow wisps."""
    colour = mix(palette.light, palette.cloud, 0.5)
    for dx, k in ((-0.12, 1.0), (0.16, 0.72)):
        a, top = x + dx * h, y - h * k
        pen.path(
            f"M{a},{y} C{a - h * 0.2},{y - h * k * 0.35} {a + h * 0.24},{y - h * k * 0.6} "
            f"{a - h * 0.02},{top} "
            f"C{a + h * 0.3},{y - h * k * 0.58} {a - h * 0.08},{y - h * k * 0.3} {a},{y}Z", colour,
            0.62,
        )


def _saucer(pen: Pen, t: Tones, band: Colour) -> None:
    plate = Turned("9,62 6,64! -2,120 -12,140 -14,140", tilt=0.19)
    plate.paint(pen, t)
    pen.oval(0, -14, 140, 27, t.lit)
    pen.oval(3, -13, 133, 24.5, t.base)
    pen.oval(0, -13, 133, 24.5, band, 0.85, stroke=3.5)
    pen.path(disc(10, -8, 92, 15), t.shade)


@motif(
    "teacup", tags=("vessel", "household"), size=(290, 160),
    anchors={
        "top": (0, -148), "inside": (0, -140), "rim_left": (-98, -142), "rim_right": (98, -142),
        "handle": (128, -92), "saucer_left": (-118, -14),
    },
)
def teacup(
    pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour | None = None,
    band: Colour | None = None, full: bool = True, saucer: bool = True, hot: bool = False,
) -> None:
    """A porcelain cup with a painted band, chipped once at the rim."""
    t = tones(pick(colour, CREAM, palette, 0.06), palette, depth=0.26)
    paint = pick(band, palette.accent, palette, 0.1)
    if saucer:
        _saucer(pen, t, paint)
    handle = "80,-118,9 112,-124,10 136,-104,10 128,-72,9 98,-50,8 70,-44,7"
    form(pen, tube(handle), t, cut=6)
    cup = Turned("-10,44 -18,46! -24,38! -34,56 -60,84 -100,97 -134,100 -142,104", tilt=0.19)
    cup.paint(pen, t, shine=0.035)
    ring = tones(paint, palette)
    cup.paint(pen, ring, bottom=-104, top=-122)
    cup.dots(pen, -88, 11, 5.5, ring.base)
    cup.dots(pen, -76, 11, 3, mix(palette.accent2, palette.dark, 0.15), shift=0.5)
    tea = mix("#8a4a22", palette.accent2, 0.25)
    mouth(pen, cup, -142, t, liquid=tea if full else None)
    pen.path("M38,-124 l5,16 -6,10 4,14", t.far, 0.8, stroke=1.6)
    pen.path(blob("30,-125 38,-127 46,-124 39,-118"), t.far)
    if hot:
        steam(pen, palette, 0, -146, 120)


@motif(
    "teapot", tags=("vessel", "household"), size=(382, 268),
    anchors={
        "top": (0, -268), "spout": (-180, -186), "handle": (176, -120), "lid": (0, -226),
        "inside": (0, -196), "door": (0, -10),
    },
)
def teapot(
    pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour | None = None,
    band: Colour | None = None, lid: bool = True, hot: bool = False,
) -> None:
    """A round-bellied pot with a swan-necked spout."""
    t = tones(pick(colour, mix(palette.accent2, palette.mid, 0.15), palette, 0.05), palette)
    trim = tones(pick(band, CREAM, palette, 0.05), palette)
    form(pen, tube("92,-166,13 140,-178,13 176,-146,13 170,-100,12 134,-66,11 96,-58,10"), t, cut=8)
    pen.path(curve("104,-170 142,-178 172,-148"), bright(t), 0.8, stroke=3)
    form(pen, tube("-84,-70,40 -116,-88,26 -136,-124,17 -152,-164,14 -178,-184,12"), t, cut=9)
    pen.path(blob("-186,-198 -172,-196 -166,-176 -172,-170 -184,-184"), t.lit)
    pen.path(blob("-186,-196 -178,-193 -172,-178 -178,-180"), t.dark)
    body = Turned(
        "0,66 -8,70! -14,60! -20,72 -50,112 -92,124 -132,118 -168,92 -190,62 -196,58", tilt=0.16
    )
    body.paint(pen, t, shine=0.05)
    body.paint(pen, trim, bottom=-62, top=-74)
    body.dots(pen, -92, 12, 7, trim.base)
    body.dots(pen, -92, 12, 3, mix(palette.accent, palette.dark, 0.1))
    body.paint(pen, trim, bottom=-110, top=-116)
    if lid:
        cover = Turned(
            "-193,64 -199,66! -204,58 -220,40 -230,14 -232,9! -238,12 -250,15 -262,9 -266,2"
        )
        cover.paint(pen, t, shine=0.05)
        cover.paint(pen, trim, bottom=-238, top=-266)
    else:
        mouth(pen, body, -196, t, liquid=mix("#7a4220", palette.accent2, 0.2))
    if hot:
        steam(pen, palette, -186, -196, 90)


@motif(
    "kettle", tags=("vessel", "household"), size=(298, 304),
    anchors={"top": (26, -296), "spout": (-120, -166), "handle": (26, -288), "lid": (20, -178)},
)
@shifted(20)
def kettle(
    pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour | None = None,
    hot: bool = True,
) -> None:
    """A dented enamel kettle, blackened below, that has seen many mornings."""
    t = tones(pick(colour, "#3f7d86", palette, 0.1), palette, glow=0.28)
    black = iron(palette)
    pen.path(
        curve("-86,-150 -92,-220 -60,-268 6,-280 72,-268 104,-220 98,-150"), black.base, stroke=8
    )
    wood = timber(palette)
    form(pen, tube("-46,-276,11 6,-289,13 58,-276,11"), wood, cut=6)
    form(pen, tube("-86,-92,30 -118,-116,19 -138,-156,14"), t, cut=8)
    pen.path(disc(-141, -161, 14, 6, -30), t.dark)
    pen.path(disc(-141, -161, 14, 6, -30), t.lit, stroke=2.5)
    body = Turned("0,112 -10,122! -40,128 -84,116 -124,90 -150,62 -156,56", tilt=0.16)
    body.paint(pen, t, shine=0.05)
    body.paint(pen, black, bottom=0, top=-14)
    pen.path(blob("52,-54 76,-62 88,-42 74,-28 56,-34"), t.far, 0.9)
    pen.path(blob("54,-54 70,-60 80,-50 66,-48"), t.shade)
    for x, y in ((-92, -30), (-30, -22), (20, -30), (-64, -52)):
        r = float(rng.uniform(2.5, 5))
        pen.oval(x, y, r * 1.4, r, black.base, 0.9)
    lid = Turned("-154,60 -160,62! -166,52 -178,24 -182,8! -186,10 -196,13 -204,8 -207,1")
    lid.paint(pen, t, shine=0.05)
    lid.paint(pen, black, bottom=-185, top=-207)
    for side in (-86, 98):
        pen.circle(side, -146, 8, black.base)
        pen.circle(side - 2, -149, 3.5, black.lit)
    if hot:
        steam(pen, palette, -150, -172, 100)
