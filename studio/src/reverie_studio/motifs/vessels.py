"""Cups, pots, bottles and bowls: turned bodies seen a little from above, standing on y = 0."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, curve, disc, form, tube
from reverie_studio.motifs._solids import Turned, brass, bright, iron, pick, shifted, timber, tones
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


@motif(
    "wine glass", tags=("vessel", "household"), size=(124, 256),
    anchors={
        "top": (0, -246), "inside": (0, -190), "rim_left": (-46, -244), "rim_right": (46, -244),
    },
)
def wine_glass(
    pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour | None = None,
    full: float = 0.55,
) -> None:
    """A thin stemmed glass; full says how far (0 to 1) the wine stands."""
    glass = mix(palette.light, palette.water, 0.25)
    t = tones(glass, palette, glow=0.5, depth=0.2)
    wine = tones(pick(colour, "#8e2436", palette, 0.08), palette, glow=0.3)
    foot = Turned("4,58 0,60! -4,46 -10,14 -20,6 -90,5 -108,8 -114,14")
    foot.paint(pen, t, alpha=0.82)
    pen.line(-2, -18, -2, -104, bright(t), 2.5)
    pen.path("M-40,2 Q-20,-6 -6,-8", bright(t), 0.9, stroke=2.5)
    bowl = Turned("-110,6 -114,16 -130,44 -164,60 -200,57 -244,47")
    bowl.paint(pen, t, alpha=0.42)
    if full > 0:
        top = -116 - 118 * min(1.0, full)
        bowl.paint(pen, wine, bottom=-112, top=top)
        bowl.cap(pen, top, wine.lit, -3)
        r = bowl.radius(top) - 6
        pen.oval(3, top + 1, r, r * 0.16, wine.base)
    pen.oval(0, -244, 47, 8, bright(t), 0.9, stroke=2.6)
    pen.path(curve("-46,-150 -50,-180 -45,-226"), "#fffaf0", 0.9, stroke=4.5)
    pen.path(curve("-34,-140 -40,-150 -41,-158"), "#fffaf0", 0.8, stroke=3)
    pen.path(curve("40,-146 50,-172 48,-200"), bright(t), 0.55, stroke=2.4)


def _bottle_ship(pen: Pen, palette: Palette) -> None:
    sail = tones(CREAM, palette)
    hull = tones(mix(palette.accent, palette.dark, 0.25), palette)
    sea = tones(mix(palette.water, "#2c7f92", 0.3), palette)
    pen.path(blob("-70,-10! -70,-52 -44,-64 -18,-54 8,-66 36,-54 70,-60! 70,-10!"), sea.base)
    pen.path(blob("-66,-10! -66,-38 -40,-48 -10,-40 26,-48 66,-40! 66,-10!"), sea.shade)
    pen.line(2, -62, 2, -168, timber(palette).shade, 4)
    pen.path(blob("8,-160! 44,-110 46,-82! 8,-78!"), sail.base)
    pen.path(blob("26,-136! 44,-110 46,-82! 28,-80!"), sail.shade)
    pen.path(blob("-4,-148! -34,-108 -36,-82! -4,-78!"), sail.lit)
    pen.path(blob("2,-168! 22,-174 2,-182!"), palette.accent2)
    form(pen, blob("-48,-74! 0,-66 54,-76! 40,-50 -34,-48"), hull, cut=6)
    pen.path(
        curve("-60,-52 -40,-58 -20,-50 2,-58 24,-50 44,-58 62,-52"), mix(sea.lit, "#ffffff", 0.4),
        0.8, stroke=3,
    )


def _bottle_moon(pen: Pen, palette: Palette, rng: np.random.Generator) -> None:
    night = mix(palette.dark, palette.mid, 0.3)
    pen.rect(-80, -220, 160, 214, night)
    pen.circle(4, -104, 38, palette.glow)
    pen.circle(20, -114, 33, night)
    for _ in range(12):
        x, y = rng.uniform(-54, 54), rng.uniform(-200, -20)
        pen.circle(float(x), float(y), float(rng.uniform(1.2, 2.8)), palette.light)


def _bottle_tree(pen: Pen, palette: Palette, rng: np.random.Generator) -> None:
    pen.path(
        blob("-80,0! -80,-36 -40,-48 0,-42 40,-50 80,-38! 80,0!"), mix("#5d7a45", palette.leaf, 0.5)
    )
    form(pen, tube("0,-38,8 4,-70,6 -2,-104,4"), timber(palette, "#5b3a28"), cut=4)
    leaf = tones(mix(palette.leaf, palette.accent2, 0.2), palette)
    form(pen, tube("2,-92,4 20,-112,3 30,-124,2"), timber(palette, "#5b3a28"), cut=3)
    crown = blob(
        "-4,-90 -26,-88 -44,-100 -50,-122 -40,-140 -30,-160 -6,-172 18,-168 38,-156 50,-136 "
        "52,-112 36,-96 14,-98"
    )
    form(pen, crown, leaf, cut=16)
    for _ in range(14):
        x, y = float(rng.uniform(-36, 38)), float(rng.uniform(-158, -104))
        with pen.clip(crown):
            pen.path(
                disc(x, y, 7, 4, float(rng.uniform(0, 90))), leaf.lit if x < 4 else leaf.far, 0.8
            )
    for x, y in ((-24, -122), (10, -144), (26, -118)):
        pen.circle(x, y, 4.5, palette.accent)


def _bottle_fireflies(pen: Pen, palette: Palette, rng: np.random.Generator) -> None:
    pen.rect(-80, -300, 160, 300, mix(palette.dark, "#1d2c33", 0.4), 0.55)
    for _ in range(13):
        x, y = float(rng.uniform(-50, 50)), float(rng.uniform(-190, -24))
        pen.circle(x, y, 11, palette.glow, 0.28)
        pen.circle(x, y, 4, mix(palette.glow, "#ffffff", 0.4))


def _fill_bottle(pen: Pen, palette: Palette, rng: np.random.Generator, inside: str) -> None:
    if inside == "ship":
        _bottle_ship(pen, palette)
    elif inside == "moon":
        _bottle_moon(pen, palette, rng)
    elif inside == "tree":
        _bottle_tree(pen, palette, rng)
    elif inside == "fireflies":
        _bottle_fireflies(pen, palette, rng)
    elif inside == "liquid":
        pen.rect(-80, -140, 160, 140, mix(palette.accent, palette.dark, 0.2), 0.85)
        pen.oval(0, -140, 70, 9, mix(palette.accent, palette.light, 0.25))
    elif inside != "nothing":
        raise ValueError("inside is ship, moon, tree, fireflies, liquid or nothing")


@motif(
    "bottle", tags=("vessel",), size=(170, 330),
    anchors={"top": (0, -328), "inside": (0, -110), "neck": (0, -270), "middle": (0, -100)},
)
def bottle(
    pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour | None = None,
    inside: str = "ship", cork: bool = True,
) -> None:
    """A bottle with something kept in it: ship, moon, tree, fireflies, liquid or nothing."""
    t = tones(pick(colour, "#7fae9c", palette, 0.15), palette, glow=0.5, depth=0.35)
    outline = blob(
        "-66,0! -76,-8 -79,-30 -79,-150 -70,-190 -40,-222 -25,-246 -22,-292! -27,-294 -27,-306! "
        "27,-306! 27,-294 22,-292! 25,-246 40,-222 70,-190 79,-150 79,-30 76,-8 66,0! 0,8"
    )
    pen.path(outline, t.base, 0.5)
    with pen.clip(outline):
        pen.path(blob("-90,20! -90,-10 0,-18 90,-10! 90,20!"), t.shade, 0.7)
        _fill_bottle(pen, palette, rng, inside)
    if cork:
        form(
            pen, blob("-18,-298! -20,-326 0,-330 20,-326 18,-298!"), tones("#b98a56", palette),
            cut=5,
        )
    pen.path(outline, t.shade, 0.85, stroke=4.5)
    with pen.clip(outline):
        pen.path(
            blob("48,10! 56,-60 56,-160 40,-200 18,-226 14,-310 40,-310! 90,-200! 90,10!"), t.far,
            0.3,
        )
    pen.path(blob("-27,-306! 27,-306! 26,-292 -26,-292!"), t.lit)
    pen.path(blob("8,-306! 27,-306! 26,-292 8,-292!"), t.shade)
    pen.path(blob("-64,-150 -58,-176 -40,-204 -48,-176 -54,-148 -54,-60 -62,-58"), "#fffaf0", 0.78)
    pen.path(blob("-62,-46 -55,-47 -54,-24 -60,-22"), "#fffaf0", 0.7)
    pen.path(blob("-18,-232 -14,-240 -13,-284 -17,-284"), "#fffaf0", 0.7)
    pen.path(curve("68,-40 69,-100 66,-148"), bright(t), 0.55, stroke=3)


@motif(
    "message bottle", tags=("vessel", "sea"), size=(306, 116),
    anchors={"top": (10, -112), "cork": (-146, -46), "inside": (40, -58)},
)
def message_bottle(
    pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour | None = None,
    ribbon: Colour | None = None,
) -> None:
    """A corked bottle lying on its side with a rolled letter in it."""
    t = tones(pick(colour, "#6fa593", palette, 0.15), palette, glow=0.5, depth=0.38)
    paper = tones(palette.paper, palette)
    outline = blob(
        "-118,-62! -60,-66 -30,-74 2,-98 40,-110 110,-110 140,-100 146,-60 140,-16 112,-4 40,-4 "
        "2,-16 -30,-38 -60,-46 -118,-44!"
    )
    pen.path(outline, t.base, 0.5)
    with pen.clip(outline):
        pen.path(blob("-20,0! 0,-22 60,-16 150,-22! 150,10! -20,10!"), t.far, 0.5)
        with pen.at(42, -54, turn=-7):
            form(pen, blob("-66,-20! 60,-24! 64,-2 60,20! -66,22!"), paper, cut=9)
            pen.path(disc(-66, 1, 9, 21), paper.shade)
            pen.path(curve("-70,4 -66,-8 -62,0 -65,8"), paper.dark, stroke=2.4)
            band = pick(ribbon, palette.accent, palette, 0.05)
            pen.path(blob("-4,-23! 10,-23! 11,20! -3,21!"), band)
            pen.path(blob("4,-23! 10,-23! 11,20! 5,20!"), mix(band, palette.dark, 0.35))
            pen.path(blob("2,0! 18,12 26,30 14,26 4,12"), band)
    form(
        pen, blob("-148,-64 -116,-66! -116,-42! -148,-44 -151,-54"), tones("#b98a56", palette),
        cut=5,
    )
    pen.path(outline, t.shade, 0.85, stroke=4)
    pen.path(blob("-122,-68! -110,-68! -110,-40! -122,-41!"), t.base)
    pen.path(blob("-122,-68! -110,-68! -110,-58 -122,-58!"), t.lit)
    pen.path(blob("18,-94 50,-102 108,-102 122,-96 100,-93 48,-92"), "#fffaf0", 0.8)
    pen.path(blob("-92,-60 -40,-64 -28,-68 -40,-60"), "#fffaf0", 0.7)
    pen.path(curve("130,-30 134,-56 130,-84"), bright(t), 0.6, stroke=3.5)


@motif(
    "soup bowl", tags=("vessel", "food", "household"), size=(268, 166),
    anchors={
        "top": (0, -120), "inside": (0, -104), "rim_left": (-118, -104), "rim_right": (118, -104),
    },
)
def soup_bowl(
    pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour | None = None,
    soup: Colour | None = None, spoon: bool = True, hot: bool = False,
) -> None:
    """A deep bowl of soup with a spoon leaning in it."""
    t = tones(pick(colour, "#d9c7a4", palette, 0.08), palette)
    broth = pick(soup, mix("#c77a2a", palette.accent2, 0.3), palette, 0.0)
    bowl = Turned("4,46 -4,50! -10,44! -20,66 -54,106 -92,120 -100,124", tilt=0.22)
    bowl.paint(pen, t, shine=0.04)
    ring = tones(mix("#3d6f8e", palette.mid, 0.3), palette)
    bowl.paint(pen, ring, bottom=-74, top=-88)
    bowl.dots(pen, -60, 9, 5, ring.base)
    mouth(pen, bowl, -100, t, lip=0.06, liquid=broth, level=0.08)
    for x, y, r in ((-50, -98, 9), (-20, -88, 7), (24, -92, 10), (52, -100, 7), (0, -108, 6)):
        pen.oval(x, y, r * 1.3, r * 0.55, mix(broth, "#ffe3a0", 0.55), 0.9)
        pen.oval(x + 2, y + 1, r * 0.7, r * 0.25, broth, 0.8)
    for x, y in ((-70, -92), (36, -82), (70, -94), (-4, -98)):
        pen.path(disc(x, y, 6, 2.6, float(rng.uniform(-40, 40))), palette.leaf)
    if spoon:
        metal = tones("#b9b7ad", palette, glow=0.5, depth=0.4)
        form(pen, tube("40,-98,6 78,-124,5 116,-150,6 126,-156,8"), metal, cut=3)
        pen.path(curve("44,-102 80,-127 114,-151"), bright(metal), stroke=2)
    if hot:
        steam(pen, palette, -10, -112, 90)


@motif(
    "jug", tags=("vessel", "household"), size=(200, 249),
    anchors={"top": (-6, -244), "inside": (0, -232), "spout": (-64, -238), "handle": (86, -150)},
)
def jug(
    pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour | None = None,
) -> None:
    """A stoneware jug with a glaze that ran down and stopped."""
    t = tones(pick(colour, "#a9826a", palette, 0.12), palette)
    glaze = tones(mix("#41688f", palette.mid, 0.25), palette, glow=0.35)
    form(pen, tube("42,-212,11 78,-204,11 90,-160,10 76,-112,10 58,-92,9"), glaze, cut=7)
    body = Turned("0,58 -6,62! -40,80 -90,84 -140,64 -176,46 -206,46 -228,56 -234,58", tilt=0.18)
    body.paint(pen, t)
    skirt = body.band(-90, -234)
    edge = "L".join(f"{x:.1f},{y:.1f}" for x, y in skirt)
    with pen.clip(f"M{edge}Z"):
        body.paint(pen, glaze, bottom=-112, top=-234, shine=0.05)
    for k, drop in ((-0.7, 26), (-0.25, 44), (0.2, 20), (0.55, 38), (0.85, 22)):
        x, y = body.at(k, -113)
        tone = glaze.lit if k < -0.4 else glaze.base if k < 0.4 else glaze.shade
        pen.path(f"M{x - 13},{y - 4} q2,{drop} 13,{drop + 4} q11,{-4} 13,{-drop - 5}Z", tone)
    mouth(pen, body, -234, glaze, lip=0.1)
    pen.path(blob("-56,-240! -76,-246 -66,-228 -50,-212 -44,-226"), glaze.lit)
    pen.path(blob("-54,-239! -70,-243 -60,-233 -48,-229"), glaze.far)


@motif(
    "goblet", tags=("vessel", "treasure"), size=(136, 220),
    anchors={
        "top": (0, -214), "inside": (0, -204), "rim_left": (-62, -206), "rim_right": (62, -206),
    },
)
def goblet(
    pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour | None = None,
    full: bool = True,
) -> None:
    """A heavy metal cup set with stones."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    cup = Turned(
        "2,62 -6,64! -14,50 -24,20 -34,12 -52,11! -58,20 -66,20! -72,11 -84,14! -100,44 -130,62 "
        "-170,66 -206,66"
    )
    cup.paint(pen, t, shine=0.06)
    for y in (-118.0, -190.0):
        cup.paint(pen, tones(mix(t.shade, palette.dark, 0.1), palette), bottom=y, top=y - 6)
    for k, stone in ((-0.62, palette.accent), (0.0, "#2f7f76"), (0.62, palette.accent)):
        x, y = cup.at(k, -156)
        gem = tones(mix(stone, palette.dark, 0.1), palette, glow=0.45)
        w = 13 * math.sqrt(1 - k * k) + 2
        pen.path(disc(x, y, w + 3, 17), t.far)
        pen.path(disc(x, y, w, 14), gem.base)
        pen.path(disc(x - 3, y - 4, w * 0.5, 6), gem.lit)
    mouth(pen, cup, -206, t, lip=0.1, liquid=mix("#7d1f34", palette.dark, 0.1) if full else None)
