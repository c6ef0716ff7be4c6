"""Boats and ships: the water line is y = 0, the bow points to the right."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, curve, form, tube
from reverie_studio.motifs._solids import brass, bright, iron, pick, shifted, timber, tones
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


@motif(
    "paper boat", tags=("boat", "toy"), size=(250, 150),
    anchors={
        "top": (0, -146), "seat": (-40, -46), "bow": (122, -62), "stern": (-122, -58),
        "inside": (0, -56),
    },
)
def paper_boat(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lines: bool = True
) -> None:
    """A boat folded from a ruled page; every fold is a plane."""
    t = tones(pick(colour, "#f3ead7", palette, 0.05), palette, depth=0.3)
    pen.poly([(-122, -58), (0, -36), (122, -62), (0, -74)], t.far)
    pen.poly([(0, -146), (-58, -50), (0, -30)], t.lit)
    pen.poly([(0, -146), (58, -52), (0, -30)], t.shade)
    pen.poly([(0, -146), (7, -134), (4, -32), (0, -30)], t.far)
    pen.poly([(-122, -58), (-52, -52), (6, -22), (0, 12), (-70, 10)], t.lit)
    pen.poly([(-122, -58), (-70, 10), (-52, 10), (-92, -44)], t.base)
    pen.poly([(122, -62), (54, -54), (6, -22), (0, 12), (72, 8)], t.base)
    pen.poly([(122, -62), (72, 8), (34, 10), (90, -44)], t.shade)
    pen.poly([(-52, -52), (6, -22), (54, -54), (6, -12)], t.shade)
    if lines:
        ink = mix("#5f86b0", palette.mid, 0.3)
        for i in range(5):
            s = 0.2 + i * 0.16
            pen.line(-100 + 44 * s, -48 + 56 * s, -40 + 40 * s, -42 + 52 * s, ink, 1.4, 0.55)
            pen.line(-46 * s, -146 + 100 * s, -4, -146 + 112 * s, ink, 1.4, 0.5)
        pen.line(-86, -50, -60, 8, palette.accent, 1.4, 0.6)
    pen.line(-122, -58, -52, -52, bright(t), 2)
    pen.line(0, -146, -58, -50, bright(t), 2)


def _open_hull(pen: Pen, t: Tones, palette: Palette) -> None:
    """A rowing hull seen from a little above."""
    inside = blob("-140,-58! -80,-64 0,-66 90,-70 150,-84! 110,-50 30,-36 -60,-34 -120,-42")
    pen.path(inside, t.far)
    with pen.clip(inside):
        pen.path(blob("-60,-90! 60,-90 160,-96! 120,-58 30,-50 -60,-52!"), t.shade)
        pen.path(blob("-140,-44! -60,-40 40,-42 120,-56! 120,-20! -140,-20!"), t.dark, 0.6)
        for x, w in ((-104, 26), (-18, 26), (66, 22)):
            pen.path(blob(f"{x},-36! {x + w},-36! {x + w + 16},-64! {x + 16},-64!"), t.lit)
            pen.path(blob(f"{x},-36! {x + w},-36! {x + w},-29! {x},-29!"), t.shade)
    hull = blob(
        "-140,-58! -120,-42 -60,-33 30,-35 110,-49 150,-84! 140,-40 116,-4 90,12 -96,12 -124,0 "
        "-136,-30"
    )
    pen.path(hull, t.base)
    with pen.clip(hull):
        pen.path(
            blob("-150,-60! -120,-24 0,-16 100,-26 160,-70! 160,20! -150,20!"),
            mix(t.base, t.shade, 0.6),
        )
        pen.path(blob("-150,-20! -120,0 0,4 100,-4 150,-36! 160,30! -150,30!"), t.shade)
        pen.path(curve("-138,-36 -110,-20 -50,-13 30,-15 110,-28 144,-58"), t.far, 0.8, stroke=2.4)
        pen.path(curve("-132,-16 -106,0 -50,5 30,3 100,-8 134,-30"), t.far, 0.8, stroke=2.4)
    pen.path(curve("-141,-59 -120,-43 -60,-34 30,-36 110,-50 151,-85"), t.lit, stroke=6)
    pen.path(curve("-140,-58 -80,-65 0,-67 90,-71 150,-85"), t.base, stroke=4)


@motif(
    "rowing boat", tags=("boat",), size=(308, 116),
    anchors={
        "seat": (-4, -58), "bow_seat": (78, -62), "stern_seat": (-90, -58), "bow": (150, -84),
        "stern": (-140, -56), "inside": (0, -48), "oar_left": (-80, -66), "top": (0, -90),
    },
)
def rowing_boat(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, oars: bool = True,
    patched: bool = True,
) -> None:
    """A wooden rowing boat with three thwarts."""
    t = tones(pick(colour, mix(palette.accent, palette.wood, 0.25), palette, 0.05), palette)
    wood = timber(palette, "#b18a5a")
    if oars:
        _oar(pen, Tones(wood.shade, wood.base, wood.far, wood.far, wood.dark), -30, -58, 128, -106)
    _open_hull(pen, t, palette)
    if patched:
        pen.path(blob("-78,-18! -50,-15! -50,6! -76,4!"), wood.base)
        for x, y in ((-74, -13), (-54, -11), (-72, 0), (-54, 2)):
            pen.circle(x, y, 1.8, wood.dark)
    if oars:
        _oar(pen, wood, -66, -72, 104, 22)
        pen.circle(6, -37, 5, iron(palette).base)
        pen.circle(5, -39, 2, iron(palette).lit)


def _oar(pen: Pen, t: Tones, x0: float, y0: float, x1: float, y1: float) -> None:
    """An oar from its grip to the tip of its blade."""
    dx, dy = x1 - x0, y1 - y0
    xm, ym = x0 + dx * 0.74, y0 + dy * 0.74
    pen.line(x0, y0, xm, ym, t.base, 6)
    pen.line(x0, y0 - 1.5, xm, ym - 1.5, t.lit, 2)
    length = (dx * dx + dy * dy) ** 0.5
    nx, ny = -dy / length, dx / length
    blade = [
        (xm, ym), (xm + dx * 0.1 + nx * 9, ym + dy * 0.1 + ny * 9), (x1 + nx * 8, y1 + ny * 8),
        (x1, y1), (x1 - nx * 8, y1 - ny * 8), (xm + dx * 0.1 - nx * 9, ym + dy * 0.1 - ny * 9),
    ]
    pen.curve(blade, t.base)
    pen.curve([blade[0], blade[5], blade[4], blade[3]], t.lit)


@motif(
    "sailing boat", tags=("boat",), size=(308, 434),
    anchors={
        "seat": (-90, -52), "bow": (150, -84), "stern": (-140, -56), "top": (4, -426),
        "mast_top": (4, -420), "inside": (-80, -46), "sail": (-60, -210),
    },
)
def sailing_boat(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    sail: Colour | None = None, second: Colour | None = None, patched: bool = True,
) -> None:
    """A small sailing boat, mainsail and jib full of wind."""
    t = tones(pick(colour, mix("#2f5d74", palette.mid, 0.15), palette, 0.04), palette)
    cloth = tones(pick(sail, "#efe0c2", palette, 0.04), palette, depth=0.28)
    jib = tones(pick(second, palette.accent, palette, 0.04), palette)
    wood = timber(palette)
    form(pen, blob("12,-396! 70,-300 118,-190 146,-96! 90,-92 12,-84!"), jib, cut=12)
    pen.path(curve("58,-314 54,-200 40,-90"), jib.far, 0.4, stroke=2)
    form(pen, tube("4,-40,6.5 4,-240,5.5 4,-420,4"), wood, cut=4)
    main = blob("-4,-402! -72,-340 -122,-240 -136,-130 -130,-98! -60,-84 -4,-82!")
    form(pen, main, cloth, cut=15)
    with pen.clip(main):
        for y in (-330, -258, -186, -124):
            pen.path(curve(f"0,{y + 14} -60,{y} -150,{y + 20}"), cloth.far, 0.45, stroke=2)
    if patched:
        patch = tones(mix(palette.accent2, palette.mid, 0.12), palette)
        pen.path(blob("-92,-224! -60,-232! -54,-196! -88,-190!"), patch.base)
        for line in ("M-92,-214 l-7,1", "M-78,-228 l-1,-7", "M-57,-210 l7,-1", "M-72,-193 l1,7"):
            pen.path(line, patch.dark, stroke=2.2)
    pen.line(2, -80, -138, -92, wood.base, 6)
    pen.line(2, -82, -138, -94, wood.lit, 2)
    _open_hull(pen, t, palette)
    pen.path(curve("4,-418 24,-428 44,-418"), palette.accent2, stroke=8)
    pen.line(4, -416, 150, -86, wood.dark, 1.6, 0.8)
    pen.line(4, -412, -138, -60, wood.dark, 1.4, 0.6)
    pen.path(curve("-143,-52 -130,-20 -134,10"), wood.base, stroke=8)


@motif(
    "galleon", tags=("boat", "ship"), size=(446, 455),
    anchors={
        "top": (10, -456), "bow": (190, -104), "stern": (-196, -150), "deck": (20, -104),
        "nest": (10, -360), "castle": (-160, -178),
    },
)
@shifted(-8)
def galleon(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    sail: Colour | None = None, lit: bool = True,
) -> None:
    """An old three-master with lit stern windows."""
    t = timber(palette, "#7d4f33") if colour is None else tones(palette.resolve(colour), palette)
    cloth = tones(pick(sail, "#eadbbd", palette, 0.05), palette, depth=0.3)
    wood = timber(palette, "#5d3f2b")
    pen.line(150, -110, 226, -168, wood.base, 8)
    form(pen, blob("150,-286! 214,-176 216,-160! 170,-150 148,-146!"), cloth, cut=8)
    for x, h, w in ((-112, 350, 58), (120, 372, 58), (10, 440, 84)):
        pen.line(x, -90, x, -h - 6, wood.shade, 9)
        pen.line(x - 2, -90, x - 2, -h - 6, wood.lit, 3)
        for y0, y1, k in ((-h + 40, -h * 0.56, 0.8), (-h * 0.53, -128, 1.0)):
            half = w * k
            square = blob(
                f"{x - half},{y0}! {x},{y0 - 5} {x + half},{y0}! {x + half + 14},{(y0 + y1) / 2} "
                f"{x + half + 4},{y1}! "
                f"{x + 8},{y1 - 18} {x - half + 6},{y1}! {x - half + 12},{(y0 + y1) / 2}"
            )
            form(pen, square, cloth, cut=11)
            with pen.clip(square):
                pen.path(
                    f"M{x - half * 0.3},{y0} Q{x - half * 0.1},{(y0 + y1) / 2} "
                    f"{x - half * 0.3},{y1}", cloth.far, 0.4, stroke=2,
                )
            pen.line(x - half - 6, y0, x + half + 6, y0 - 1, wood.base, 6)
        pen.path(f"M{x},{-h - 6} q16,-12 38,-2 q-20,4 -38,14Z", palette.accent)
    pen.path(blob("-6,-366! 28,-366! 22,-346! 0,-346!"), wood.base)
    hull = blob(
        "-206,-196! -150,-190 -140,-126! -40,-104 60,-104 130,-112 140,-140! 206,-132! 178,-60 "
        "140,2 120,14 "
        "-150,14 -176,-30 -192,-90"
    )
    pen.path(hull, t.base)
    with pen.clip(hull):
        pen.path(
            blob("-220,-110! -140,-86 40,-68 190,-96! 200,30! -220,30!"), mix(t.base, t.shade, 0.5)
        )
        pen.path(blob("-220,-50! -140,-36 40,-26 170,-50! 200,30! -220,30!"), t.shade)
        for dy in (0, 24, 48):
            pen.path(
                curve(f"-210,{-104 + dy} -130,{-82 + dy} 40,{-66 + dy} 196,{-96 + dy}"), t.far, 0.7,
                stroke=2.2,
            )
        pen.path(
            curve("-208,-150 -150,-128 -140,-120 20,-92 150,-106 210,-128"), brass(palette).base,
            stroke=6,
        )
    for x in (-96, -52, -8, 36, 80):
        pen.rect(x - 8, -76 - abs(x) * 0.04, 17, 15, t.dark, 1, 2)
        pen.rect(x - 8, -81 - abs(x) * 0.04, 17, 5, palette.accent, 1, 1)
    glass = palette.glow if lit else mix(palette.dark, palette.mid, 0.4)
    for x, y in ((-186, -160), (-164, -154), (-182, -128)):
        pen.rect(x - 8, y, 15, 19, t.dark, 1, 4)
        pen.rect(x - 6, y + 2, 11, 15, glass, 1, 3)
    pen.path(curve("-208,-198 -180,-194 -148,-190"), t.lit, stroke=7)
    pen.path(curve("-140,-128 -40,-107 60,-107 132,-114"), t.lit, stroke=6)
    pen.path(curve("138,-142 170,-138 208,-134"), t.lit, stroke=6)
    pen.path("M-200,-198 v-26", wood.base, stroke=4)
    pen.circle(-200, -230, 9, glass)


