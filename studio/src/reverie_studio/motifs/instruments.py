"""Musical instruments, each with the wear of somebody's hands."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, curve, disc, form, tube
from reverie_studio.motifs._solids import (
    Box,
    Hand,
    Turned,
    brass,
    bright,
    iron,
    pick,
    rod,
    shifted,
    timber,
    tones,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator

BODY = (
    "0,-96 28,-96 46,-84 52,-64 46,-44 36,-34! 31,-16 32,2 40,18! 56,28 66,50 64,76 46,98 20,106 "
    "0,107 "
    "-20,106 -46,98 -64,76 -66,50 -56,28 -40,18! -32,2 -31,-16 -36,-34! -46,-44 -52,-64 -46,-84 "
    "-28,-96"
)


def _fiddle(pen: Pen, palette: Palette, t: Tones, neck: float) -> None:
    """A body with a waist, two sound holes, a neck of some length and a scroll."""
    black = iron(palette)
    rim = Tones(t.shade, t.base, t.far, t.far, t.dark)
    with pen.at(5, 4):
        pen.path(blob(BODY), rim.shade)
    form(pen, blob(BODY), t, cut=9)
    with pen.clip(blob(BODY)):
        pen.path(blob("-60,-60 -46,-84 -20,-92 -36,-70 -44,-44"), bright(t), 0.5)
        pen.path(blob("-60,60 -50,34 -30,28 -44,52 -46,80"), bright(t), 0.4)
        pen.path(curve("0,-94 3,0 0,106"), t.far, 0.35, stroke=1.6)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            pen.path(curve("20,-16 15,-6 21,10 24,26 17,32"), t.dark, stroke=4)
            pen.circle(19, -18, 3.6, t.dark)
            pen.circle(18, 33, 3.6, t.dark)
    form(pen, blob(f"-7,-90! -5,{-96 - neck}! 5,{-96 - neck}! 7,-90!"), rim, cut=3)
    pen.path(blob(f"-8,-20! -5,{-96 - neck}! 5,{-96 - neck}! 8,-20! 0,-14"), black.base)
    pen.path(blob(f"-8,-20! -5,{-96 - neck}! -2,{-96 - neck}! -3,-20!"), black.lit)
    top = -96 - neck
    form(
        pen,
        blob(
            f"-8,{top + 4}! -7,{top - 34} -12,{top - 50} 0,{top - 60} 13,{top - 50} 9,{top - 34} "
            f"8,{top + 4}!"
        ),
        t,
        cut=4,
    )
    pen.path(f"M-6,{top - 46} q8,-10 12,0 q-2,10 -10,6", t.dark, stroke=2.4)
    for i, way in enumerate((-1, 1, -1, 1)):
        y = top - 6 - i * 9
        pen.line(0, y, way * 20, y - 2, black.base, 5)
        pen.circle(way * 21, y - 2, 4.5, black.base)
    form(pen, blob("-9,56! 9,56! 6,96 -6,96"), black, cut=3)
    pen.path(blob("-17,34! 17,34! 13,26 6,24 -6,24 -13,26"), mix("#e3c58c", palette.light, 0.2))
    for x in (-4.5, -1.5, 1.5, 4.5):
        pen.line(x * 1.1, 58, x * 0.7, top, mix("#efe6d0", palette.light, 0.3), 1.1, 0.9)


@motif(
    "violin", tags=("music", "carried"), size=(206, 418), origin="centre",
    anchors={"scroll": (0, -176), "bridge": (0, 78), "chin": (0, 160), "top": (0, -182)},
)
def violin(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, bow: bool = True
) -> None:
    """A violin standing upright in the air, its bow behind it."""
    t = tones(pick(colour, "#a9562a", palette, 0.06), palette, glow=0.28)
    if bow:
        wood = timber(palette, "#6a3a24")
        pen.line(-92, 150, 96, -146, mix("#efe6d0", palette.light, 0.3), 4)
        form(pen, tube("-98,148,3.5 -10,2,4 90,-148,3"), wood, cut=2)
        form(pen, blob("-100,154! -86,132! -78,138 -88,158"), iron(palette), cut=3)
    with pen.at(0, 50, scale=1.18):
        _fiddle(pen, palette, t, 62)


@motif(
    "cello", tags=("music",), size=(220, 536),
    anchors={
        "scroll": (0, -484), "bridge": (0, -140), "seat": (0, -70), "top": (0, -530),
        "shoulder": (50, -290),
    },
)
def cello(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, door: bool = False,
    lit: bool = True,
) -> None:
    """A cello on its spike; with door=True somebody lives in it."""
    t = tones(pick(colour, "#9a4f28", palette, 0.06), palette, glow=0.28)
    pen.line(0, -34, 0, 0, iron(palette).base, 5)
    with pen.at(0, -184, scale=1.52):
        _fiddle(pen, palette, t, 74)
    if door:
        glass = palette.glow if lit else mix(palette.dark, palette.mid, 0.4)
        hatch = "M40,-60 v-34 q0,-14 14,-14 q14,0 14,14 v34Z"
        pen.path(hatch, t.dark, stroke=5)
        pen.path(hatch, mix(palette.accent, palette.dark, 0.1))
        pen.circle(63, -80, 2.4, palette.glow)
        for x, y in ((-62, -92), (-48, -280), (46, -276)):
            pen.circle(x, y, 12, t.dark)
            pen.circle(x, y, 9, glass)
            pen.path(f"M{x - 9},{y} h18 M{x},{y - 9} v18", t.dark, stroke=2)


@motif(
    "guitar", tags=("music", "carried"), size=(174, 442), origin="centre",
    anchors={"hole": (0, 84), "head": (0, -200), "top": (0, -218)},
)
def guitar(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    shows: Colour | None = None,
) -> None:
    """A small guitar; shows is the colour deep in its sound hole."""
    t = tones(pick(colour, "#c48a4a", palette, 0.06), palette, glow=0.28)
    dark = timber(palette, "#5d3826")
    body = blob(
        "0,8 30,6 56,22 62,50 50,76 48,92 62,116 78,146 76,182 52,208 0,216 -52,208 -76,182 "
        "-78,146 -62,116 -48,92 -50,76 -62,50 "
        "-56,22 -30,6"
    )
    with pen.at(7, 5):
        pen.path(body, dark.shade)
    form(pen, body, t, cut=9)
    with pen.clip(body):
        for x in (-40.0, -18.0, 22.0, 46.0):
            pen.path(curve(f"{x},0 {x + 4},100 {x - 2},220"), t.shade, 0.35, stroke=2)
    pen.circle(0, 84, 34, dark.base, stroke=6)
    pen.circle(0, 84, 28, dark.dark if shows is None else palette.resolve(shows))
    for i in range(20):
        a = i * math.tau / 20
        pen.circle(math.cos(a) * 34, 84 + math.sin(a) * 34, 2.2, palette.accent if i % 2 else t.lit)
    form(pen, blob("-40,164! 40,164! 34,178 -34,178"), dark, cut=3)
    form(pen, blob("-12,40! -10,-150! 10,-150! 12,40!"), dark, cut=4)
    for i in range(11):
        y = -142 + i * i * 0.5 + i * 12
        pen.line(-10.5, y, 10.5, y, brass(palette).lit, 1.6)
    form(pen, blob("-11,-148! -18,-206 -8,-216 0,-210 8,-216 18,-206 11,-148!"), dark, cut=4)
    for i in range(3):
        for side in (-1, 1):
            pen.circle(side * 22, -166 - i * 15, 5, mix("#efe6d0", palette.light, 0.2))
            pen.line(side * 12, -166 - i * 15, side * 20, -166 - i * 15, brass(palette).shade, 3)
    for x in (-7, -4.2, -1.4, 1.4, 4.2, 7):
        pen.line(x * 1.5, 168, x, -150, mix("#efe6d0", palette.light, 0.3), 1, 0.85)


@motif(
    "harp", tags=("music",), size=(280, 386),
    anchors={"top": (-90, -384), "strings": (20, -200), "crown": (-92, -378), "foot": (0, -10)},
)
def harp(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A gilded harp, one string broken."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    string = mix("#efe6d0", palette.light, 0.4)
    for i in range(15):
        s = i / 14
        x = -78 + s * 176
        top = float(
            np.interp(x, (-96, -60, -20, 30, 76, 112), (-322, -304, -288, -298, -314, -292))
        )
        low = -44 - s * 196
        if i == 5:
            pen.path(
                curve(f"{x},{top} {x + 6},{top + 30} {x - 8},{top + 54} {x + 12},{top + 66}"),
                string, stroke=1.6,
            )
            continue
        pen.line(x, top, x + 4, low, palette.accent if i % 7 == 0 else string, 1.8)
    form(
        pen, blob("-84,-28! -60,-44 40,-150 112,-246 128,-240 128,-220 60,-116 -30,-18 -60,-8"), t,
        cut=8,
    )
    pen.path(curve("-60,-34 30,-130 112,-236"), t.dark, 0.6, stroke=3)
    form(
        pen,
        tube("-96,-330,12 -60,-312,12 -20,-296,12 30,-306,12 76,-322,13 114,-300,14 122,-256,12"),
        t, cut=7,
    )
    Turned("-24,16 -34,18! -44,12 -70,10 -180,9 -300,10 -320,14! -328,12", x=-94).paint(
        pen, t, shine=0.12
    )
    Turned("-322,15 -334,22 -352,20 -362,12 -372,16 -380,8 -384,1", x=-94).paint(pen, t, shine=0.1)
    for y in (-80, -130, -180, -230, -280):
        pen.path(f"M-104,{y} q10,10 20,-4", t.far, stroke=3)
    form(pen, blob("-124,0! -120,-18 -92,-30 -40,-30 -6,-16 0,0!"), t, cut=6)
    pen.path(curve("122,-266 136,-280 132,-300 116,-298 116,-284"), t.base, stroke=7)
    pen.path(curve("121,-268 134,-281 130,-298"), t.lit, stroke=2.4)


@motif(
    "piano", tags=("music", "furniture"), size=(430, 330),
    anchors={
        "top": (30, -326), "keys": (-170, -134), "inside": (20, -170), "lid": (40, -300),
        "seat": (-190, -80),
    },
)
def piano(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    open: bool = True, shows: Colour | None = None,
) -> None:
    """A grand piano seen from its long side, lid up; shows is the colour inside."""
    t = iron(palette) if colour is None else tones(palette.resolve(colour), palette, glow=0.3)
    gold = brass(palette)
    for x, back in ((36, True), (-140, False), (140, False)):
        y0 = -92 if not back else -100
        y1 = -6 if not back else -22
        Turned(f"{y1},8 {y1 - 8},10! {y1 - 14},7 {y0 + 30},13 {y0 + 10},17! {y0},17", x=x).paint(
            pen, t, shine=0.08
        )
        pen.circle(x, y1, 6, gold.base)
    pen.path("M-30,-96 L-26,-22 M-10,-96 L-14,-22", gold.shade, stroke=4)
    form(pen, blob("-40,-26! 0,-26! 4,-14 -44,-14"), gold, cut=3)
    if open:
        lid = blob("-126,-160! -104,-292 -40,-324 60,-328 140,-304 190,-250 198,-190 186,-156!")
        form(pen, lid, t, cut=7)
        pen.path(
            blob("-112,-164! -92,-284 -36,-312 58,-316 132,-294 178,-246 186,-196 176,-160!"),
            mix(t.base, t.lit, 0.5),
        )
        pen.path(curve("-80,-280 -30,-302 56,-306"), bright(t), 0.5, stroke=6)
        inside = gold.base if shows is None else palette.resolve(shows)
        well = blob("-132,-156! -90,-176 100,-180 184,-170 204,-150! 60,-138")
        pen.path(well, inside)
        if shows is None:
            with pen.clip(well):
                for i in range(16):
                    pen.line(-120 + i * 20, -140, -70 + i * 18, -180, gold.far, 1.8)
                pen.path(blob("-140,-140! 0,-160 210,-150! 210,-130! -140,-130!"), gold.far)
        pen.line(96, -150, 116, -262, t.dark, 5)
    else:
        pen.path(blob("-150,-148! -118,-178 90,-184 178,-172 208,-148! 60,-140"), t.lit)
        pen.path(blob("-86,-176! -74,-222 20,-226 24,-180!"), t.shade)
        sheet = mix("#f3ead6", palette.light, 0.3)
        pen.path(blob("-64,-182! -56,-230 -24,-228 -26,-182!"), sheet)
        pen.path(blob("-24,-182! -22,-228 10,-230 10,-182!"), mix(sheet, t.base, 0.2))
    case = blob("-150,-150! 150,-152 204,-146 214,-122 206,-98 150,-92! -150,-92!")
    form(pen, case, t, cut=6)
    pen.path(curve("-144,-144 40,-146 190,-140"), bright(t), 0.6, stroke=3.5)
    hand = Hand(pen, rng, 1.0)
    Box(-208, -96, 62, 32, 70, 0.3, 0.3).paint(hand, t)
    keys = [(-204, -131), (-148, -131), (-130, -148), (-186, -148)]
    pen.poly(keys, mix("#f3ead6", palette.light, 0.3))
    for i in range(1, 12):
        s = i / 12
        pen.line(-204 + 18 * s, -131 - 17 * s, -148 + 18 * s, -131 - 17 * s, t.dark, 1.2, 0.7)
        if i % 3:
            pen.line(-190 + 18 * s, -131 - 17 * s, -160 + 18 * s, -131 - 17 * s, t.dark, 2.6)
    pen.poly([(-150, -130), (-132, -148), (-132, -172), (-150, -154)], t.shade)


@motif(
    "accordion", tags=("music", "carried"), size=(422, 218), origin="centre",
    anchors={
        "left_hand": (-172, 30), "right_hand": (172, 30), "top": (0, -104), "inside": (0, -30),
    },
)
@shifted(0, -33)
def accordion(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    bellows: Colour | None = None, pull: float = 1.0,
) -> None:
    """An accordion drawn out in an arc; pull from 0 (shut) to 1."""
    t = tones(
        pick(colour, mix(palette.accent, palette.dark, 0.1), palette, 0.04), palette, glow=0.3
    )
    fold = tones(pick(bellows, "#e0cfa8", palette, 0.08), palette)
    gold = brass(palette)
    n = 12
    spread = 14 + 62 * max(0.0, min(1.0, pull))
    for i in range(n):
        a0 = math.radians(-spread / 2 + spread * i / n)
        a1 = math.radians(-spread / 2 + spread * (i + 1) / n)
        am = (a0 + a1) / 2

        def spot(a: float, r: float) -> tuple[float, float]:
            return (math.sin(a) * r, 190 - math.cos(a) * r)

        low, high = 112.0, 262.0
        pen.poly(
            [spot(a0, low), spot(a0, high), spot(am, high - 9), spot(am, low + 5)],
            fold.lit if i < 7 else fold.base,
        )
        pen.poly(
            [spot(am, low + 5), spot(am, high - 9), spot(a1, high), spot(a1, low)],
            fold.shade if i < 8 else fold.far,
        )
        pen.line(*spot(a0, low), *spot(a0, high), palette.accent2, 3)
        pen.circle(*spot(a0, high - 4), 3.4, gold.base)
    for side in (-1, 1):
        angle = side * spread / 2
        x, y = math.sin(math.radians(angle)) * 187, 190 - math.cos(math.radians(angle)) * 187
        with pen.at(x, y, turn=angle):
            _accordion_end(pen, palette, t, gold, side)


def _accordion_end(pen: Pen, palette: Palette, t: Tones, gold: Tones, side: int) -> None:
    dx = side * 26
    end = blob(f"{dx - 28},-84! {dx + 28},-84! {dx + 30},0 {dx + 28},84! {dx - 28},84! {dx - 30},0")
    form(pen, end, t, cut=7)
    pen.path(blob(f"{dx - 18},-70! {dx + 18},-70! {dx + 18},70! {dx - 18},70!"), t.shade)
    if side > 0:
        for i in range(12):
            y = -66 + i * 11.4
            pen.rect(dx - 4, y, 36, 10, mix("#f3ead6", palette.light, 0.3), 1, 2)
            if i % 3:
                pen.rect(dx - 4, y - 3, 20, 6, mix(palette.dark, "#1d1a22", 0.3), 1, 2)
    else:
        for i in range(5):
            for j in range(3):
                pen.circle(dx - 10 + j * 10, -44 + i * 22, 3.6, mix("#f3ead6", palette.light, 0.2))
        pen.path(curve(f"{dx - 28},-60 {dx - 46},0 {dx - 28},60"), timber(palette).base, stroke=9)
    for y in (-78, 78):
        pen.circle(dx - 22, y, 4, gold.lit)
        pen.circle(dx + 22, y, 4, gold.base)


@motif(
    "drum", tags=("music", "toy"), size=(220, 190),
    anchors={"top": (0, -150), "skin": (0, -140), "stick": (80, -180), "rim_left": (-94, -136)},
)
def drum(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    rim: Colour | None = None, sticks: bool = True,
) -> None:
    """A toy drum laced with cord, sticks resting on the skin."""
    t = tones(pick(colour, palette.accent, palette, 0.04), palette)
    hoop = tones(pick(rim, mix("#33526b", palette.mid, 0.2), palette, 0.0), palette)
    cord = mix("#efe2c0", palette.light, 0.2)
    body = Turned("-8,92 -130,92", tilt=0.24)
    body.paint(pen, t)
    n = 7
    for i in range(n):
        a0, a1 = -math.pi / 2 + math.pi * i / n, -math.pi / 2 + math.pi * (i + 1) / n
        am = (a0 + a1) / 2
        low, high0, high1 = (
            body.at(math.sin(am), -14), body.at(math.sin(a0), -126), body.at(math.sin(a1), -126),
        )
        tone = cord if am < 0.6 else mix(cord, palette.dark, 0.3)
        pen.path(
            f"M{high0[0]},{high0[1]} L{low[0]},{low[1]} L{high1[0]},{high1[1]}", tone, stroke=3.4
        )
        pen.path(disc((high0[0] + low[0]) / 2, (high0[1] + low[1]) / 2, 5, 7), timber(palette).base)
    Turned("2,95 -18,96", tilt=0.24).paint(pen, hoop)
    Turned("-120,96 -140,96", tilt=0.24).paint(pen, hoop)
    pen.oval(0, -140, 96, 23, hoop.lit)
    skin = tones(mix("#efe2c8", palette.light, 0.2), palette)
    pen.oval(0, -139, 87, 19.5, skin.base)
    pen.path(disc(18, -135, 62, 12), skin.shade, 0.6)
    if sticks:
        wood = timber(palette, "#b58a56")
        for x0, y0, x1, y1 in ((-56, -132, 64, -172), (20, -130, 104, -186)):
            pen.line(x0 + 2, y0 + 4, x1 + 2, y1 + 6, skin.far, 5, 0.5)
            pen.line(x0, y0, x1, y1, wood.shade, 6)
            pen.line(x0, y0 - 1.4, x1, y1 - 1.4, wood.lit, 2.6)
            pen.circle(x0, y0, 7, wood.base)
            pen.circle(x0 - 2, y0 - 2, 3, wood.lit)


@motif(
    "bell", tags=("music", "tower"), size=(222, 268), origin="hang",
    anchors={"hook": (0, 0), "clapper": (0, 258), "mouth": (0, 226), "top": (0, 6)},
)
def bell(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, swing: float = 0.0,
    cracked: bool = False,
) -> None:
    """A bronze bell hanging from the origin; swing in degrees."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    wood = timber(palette, "#5d3f2b")
    with pen.at(0, 0, turn=swing):
        form(pen, blob("-60,0! 60,0! 52,26 20,36 -20,36 -52,26"), wood, cut=6)
        for x in (-22, 22):
            pen.path(f"M{x},18 V46", iron(palette).base, stroke=7)
        with pen.at(0, 226, turn=-swing * 0.7):
            pen.line(0, -40, 0, 20, iron(palette).base, 6)
            pen.circle(0, 26, 15, iron(palette).base)
            pen.circle(-4, 21, 6, iron(palette).lit)
        body = Turned(
            "226,106 222,110! 212,104 190,84 150,66 110,58 76,50 58,34 50,16 46,14", tilt=0.14
        )
        body.paint(pen, t, shine=0.05)
        for y in (198, 96):
            body.paint(pen, Tones(t.shade, t.base, t.far, t.far, t.dark), bottom=y, top=y - 6)
        body.dots(pen, 84, 9, 4.5, t.far)
        pen.oval(0, 226, 106, 15, t.far)
        pen.oval(0, 227, 96, 11.5, t.dark)
        pen.path(disc(0, 232, 12, 9), iron(palette).base)
        if cracked:
            pen.path("M40,236 L34,206 L44,186 L36,160 L42,140", t.dark, stroke=3)


@motif(
    "music box", tags=("music", "toy"), size=(240, 230),
    anchors={"dancer": (6, -96), "top": (20, -226), "inside": (0, -88), "crank": (116, -50)},
)
def music_box(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    inside: Colour | None = None,
) -> None:
    """A small lacquered box with a mirror in its lid, a pinned cylinder and a crank."""
    t = tones(pick(colour, mix("#33526b", palette.mid, 0.15), palette, 0.04), palette, glow=0.28)
    gold = brass(palette)
    velvet = tones(pick(inside, mix(palette.accent, palette.dark, 0.2), palette, 0.0), palette)
    hand = Hand(pen, rng, 1.0)
    box = Box(-104, 0, 172, 74, 100, 0.4, 0.34)
    c = box.corner
    lid = [c(0, 1, 1), c(1, 1, 1), (c(1, 1, 1)[0] + 10, -222.0), (c(0, 1, 1)[0] + 10, -222.0)]
    hand.poly(lid, t.base)
    mirror = [
        (lid[0][0] + 14, lid[0][1] - 12), (lid[1][0] - 8, lid[1][1] - 12),
        (lid[2][0] - 10, lid[2][1] + 12), (lid[3][0] + 10, lid[3][1] + 12),
    ]
    hand.poly(mirror, mix(palette.light, palette.water, 0.35))
    hand.poly(
        [
            mirror[0], (mirror[0][0] + 40, mirror[0][1]), (mirror[3][0] + 74, mirror[3][1]),
            (mirror[3][0] + 24, mirror[3][1]),
        ],
        "#fffdf5",
        0.5,
    )
    hand.line([*mirror, mirror[0]], gold.base, 4)
    hand.poly(box.top.points, velvet.far)
    hand.poly(box.top.inset(0.05, 0.1).points, velvet.shade)
    rod(pen, -52, -82, 66, -94, 13, 13, gold, ends=False)
    for _ in range(22):
        x = float(rng.uniform(-48, 62))
        pen.circle(x, -82 - (x + 52) * 0.1 + float(rng.uniform(-9, 9)), 1.8, gold.dark)
    for i in range(12):
        pen.line(
            -70 + i * 9, -66 - i * 0.6, -62 + i * 9, -76 - i * 0.6,
            mix("#b9b7ad", palette.light, 0.3), 2.4,
        )
    hand.poly(box.side.points, t.shade)
    hand.poly(box.front.points, t.base)
    hand.line([box.front.a, box.front.b, box.side.b], gold.lit, 4)
    inlay = box.front.inset(0.1, 0.2)
    hand.line([*inlay.points, inlay.a], gold.base, 2.4)
    cx, cy = box.front.at(0.5, 0.5)
    for i in range(6):
        with pen.at(cx, cy, turn=60 * i):
            pen.path(
                blob("0,-4! -6,-12 0,-24! 6,-12"),
                palette.accent2 if i % 2 else mix(palette.accent, palette.light, 0.2),
            )
    pen.circle(cx, cy, 5, gold.lit)
    pen.path("M86,-44 h20 v-18", gold.base, stroke=5)
    pen.circle(106, -66, 8, velvet.base)


@motif(
    "trumpet", tags=("music", "carried"), size=(340, 150), origin="centre",
    anchors={"bell": (150, 0), "mouthpiece": (-166, -10), "valves": (-20, -40), "top": (0, -72)},
)
def trumpet(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A dented trumpet pointing right."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    pen.path(curve("-60,-8 70,-10 96,0 96,30 70,42 -70,42 -96,30 -96,4 -70,-8"), t.shade, stroke=13)
    pen.path(
        curve("-60,-10 70,-12 94,-2 94,28 68,39 -70,39 -93,28 -93,4 -70,-10"), t.base, stroke=8
    )
    pen.path(curve("-60,-13 66,-15 90,-6"), bright(t), stroke=2.4)
    for x in (-44, -18, 8):
        Turned("60,12 54,13! 48,11 -30,11 -36,13! -40,12", x=x).paint(pen, t, shine=0.12)
        pen.line(x, -38, x, -54, t.shade, 5)
        pen.oval(x, -56, 10, 4, mix("#f3ead6", palette.light, 0.3))
    rod(pen, -150, -12, 60, -12, 6, 7, t, ends=False)
    form(
        pen, blob("40,-20! 100,-22 132,-40 152,-72! 162,-40 162,40 152,68! 132,22 100,0 40,-4!"), t,
        cut=7,
    )
    pen.path(disc(153, -2, 13, 70), t.lit)
    pen.path(disc(155, -2, 9, 60), t.far)
    pen.path(disc(151, 0, 6, 34), t.dark)
    rod(pen, -166, -12, -148, -12, 11, 6, t, ends=False)
    pen.path(blob("64,-8 78,-14 86,-6 76,-2"), t.far, 0.7)
