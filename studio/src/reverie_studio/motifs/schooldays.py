"""School, bedroom and street, designed as cut paper."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.motifs._paper import lit, marks, one_sheet, ring
from reverie_studio.motifs.childhood import pick
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


@motif("satchel", size=(300, 290), tags=("bag", "school"),
       anchors={"handle": (0, -286), "flap": (0, -110), "strap_left": (-120, -150), "strap_right": (120, -150)})
def satchel(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
            windows: bool = False, straps: bool = True) -> None:
    """A school satchel with two buckles; `windows` makes somebody live in it."""
    tone = pick(colour, palette, "accent")
    dark = darken(tone, 0.28)
    if straps:
        pen.path("M-126,-200 C-176,-180 -176,-60 -130,-20", dark, stroke=16)
        pen.path("M126,-200 C176,-180 176,-60 130,-20", dark, stroke=16)
    pen.path("M-40,-246 C-40,-296 40,-296 40,-246", dark, stroke=13)
    pen.rect(-140, -210, 280, 210, dark, radius=22)
    pen.rect(-134, -84, 268, 80, tone, radius=14)
    pen.path("M-142,-190 C-142,-244 -120,-252 -90,-252 H90 C120,-252 142,-244 142,-190 V-116 C142,-92 120,-84 0,-84 C-120,-84 -142,-92 -142,-116Z", lighten(tone, 0.08))
    with marks(pen):
        pen.path("M-128,-190 C-128,-232 -112,-240 -88,-240 H88 C112,-240 128,-232 128,-190 V-120 C128,-104 108,-97 0,-97 C-108,-97 -128,-104 -128,-120Z", lighten(tone, 0.4), stroke=2)
    if windows:
        for x in (-86, -18, 50):
            lit(pen, f"M{x},-150 v-34 a17,17 0 0 1 34,0 v34Z", palette.glow)
            with marks(pen):
                pen.rect(x + 15, -202, 4, 52, dark)
    for x in (-74, 74):
        pen.rect(x - 15, -126, 30, 74, dark, radius=5)
        pen.rect(x - 20, -96, 40, 28, palette.metal, radius=4)
        pen.rect(x - 10, -88, 20, 12, dark, radius=2)


@motif("school bell", size=(170, 220), origin="hang", tags=("school", "sound"), anchors={"rope": (0, 214)})
def school_bell(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A bell on a bracket with a rope."""
    tone = pick(colour, palette, "metal")
    pen.rect(-60, 0, 120, 18, palette.wood, radius=3)
    pen.line(0, 150, 0, 216, palette.light, 5)
    pen.circle(0, 146, 15, darken(tone, 0.3))
    pen.path("M-14,18 h28 v18 c34,8 40,50 46,84 l16,22 h-152 l16,-22 c6,-34 12,-76 46,-84Z", tone)
    pen.rect(-66, 112, 132, 10, lighten(tone, 0.3))


@motif("slate", size=(220, 190), tags=("school",), anchors={"face": (0, -95)})
def slate(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, drawing: str = "sun") -> None:
    """A writing slate in a wooden frame, with a chalk drawing: sun, boat or house."""
    pen.rect(-106, -186, 212, 186, pick(colour, palette, "wood"), radius=10)
    pen.rect(-88, -168, 176, 150, "#2b3134", radius=4)
    chalk = {"sun": ring(0, -92, 30) + "M-60,-92 h-14 M60,-92 h14 M0,-152 v-8 M0,-32 v8 M-42,-134 l-8,-8 M42,-50 l8,8 M42,-134 l8,-8 M-42,-50 l-8,8",
             "boat": "M-56,-70 h112 l-26,30 h-60Z M0,-72 v-76 l46,64 h-46", "house": "M-46,-36 v-60 l46,-46 46,46 v60Z M-12,-36 v-34 h24 v34"}[drawing]
    with marks(pen):
        pen.path(chalk, "#f4f0e4", stroke=5)


@motif("abacus", size=(250, 220), tags=("school", "toy"))
def abacus(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """Coloured beads on five wires."""
    wood = pick(colour, palette, "wood")
    with one_sheet(pen):
        pen.rect(-122, -216, 244, 216, wood, radius=10)
        pen.erase("M-102,-196 h204 v176 h-204Z")
    tones = (palette.accent, palette.accent2, palette.leaf, palette.water, palette.light)
    for row in range(5):
        y = -176 + row * 34
        pen.line(-106, y, 106, y, palette.metal, 4)
        left = int(rng.integers(2, 6))
        for i in range(7):
            x = -92 + i * 20 if i < left else 92 - (6 - i) * 20
            pen.rect(x - 9, y - 14, 18, 28, tones[row], radius=8)


@motif("pencil", size=(60, 330), origin="centre", tags=("school", "tool"), anchors={"tip": (0, 165), "end": (0, -160)})
def pencil(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A chewed pencil, point down."""
    tone = pick(colour, palette, "accent2")
    pen.path("M-24,96 L0,165 L24,96Z", "#e8c898")
    pen.path("M-8,142 L0,165 L8,142Z", palette.dark)
    pen.path("M-24,-120 h48 v216 l-12,-8 -12,10 -12,-10 -12,8Z", tone)
    pen.rect(-8, -120, 16, 208, lighten(tone, 0.2))
    pen.rect(-25, -138, 50, 22, palette.metal)
    pen.rect(-23, -166, 46, 30, palette.accent, radius=9)


@motif("exercise book", size=(220, 270), origin="centre", tags=("school", "paper"))
def exercise_book(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, blot: bool = True) -> None:
    """A copy book with an empty label and a blot."""
    tone = pick(colour, palette, "water")
    pen.rect(-100, -128, 208, 262, palette.light, radius=4)
    pen.rect(-108, -134, 208, 262, tone, radius=5)
    pen.rect(-108, -134, 26, 262, darken(tone, 0.3), radius=4)
    with one_sheet(pen):
        pen.path("M-50,-80 h118 a10,10 0 0 0 10,10 v40 a10,10 0 0 0 -10,10 h-118 a10,10 0 0 0 -10,-10 v-40 a10,10 0 0 0 10,-10Z", palette.light)
    if blot:
        with marks(pen):
            pen.path("M30,60 c20,-14 34,6 28,20 c16,6 10,26 -4,24 c-6,16 -30,12 -28,-4 c-18,2 -20,-22 -6,-24 c-6,-10 2,-18 10,-16Z", palette.dark)


@motif("lunch box", size=(210, 170), tags=("school", "food"), anchors={"handle": (0, -164)})
def lunch_box(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A tin box with a star and a handle."""
    tone = pick(colour, palette, "accent2")
    pen.path("M-34,-124 C-34,-168 34,-168 34,-124", palette.dark, stroke=9)
    pen.rect(-102, -126, 204, 126, tone, radius=20)
    pen.rect(-102, -74, 204, 8, darken(tone, 0.35))
    pen.path("M0,-112 l13,32 34,3 -26,22 8,33 -29,-18 -29,18 8,-33 -26,-22 34,-3Z", palette.light)
    for x in (-58, 58):
        pen.rect(x - 11, -86, 22, 28, palette.metal, radius=4)


@motif("milk bottle", size=(100, 250), tags=("food", "glass"), anchors={"top": (0, -248)})
def milk_bottle(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, full: float = 0.75) -> None:
    """A bottle of milk with a foil cap."""
    glass = mix(palette.haze, palette.light, 0.3)
    shape = "M-22,-232 h44 v50 C24,-150 46,-150 46,-104 V-14 c0,10 -6,14 -14,14 h-64 c-8,0 -14,-4 -14,-14 V-104 C-46,-150 -24,-150 -22,-182Z"
    pen.path(shape, glass)
    with pen.clip(shape):
        pen.rect(-60, -200 * full, 120, 210, "#fffdf6")
    pen.path("M-28,-232 C-28,-252 28,-252 28,-232 l4,16 -8,-5 -8,5 -8,-5 -8,5 -8,-5 -8,5 -8,-5 -8,5Z", pick(colour, palette, "accent"))


@motif("night light", size=(170, 190), tags=("light",), anchors={"top": (0, -180)})
def night_light(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A lamp whose shade is pierced with stars and a sickle."""
    tone = pick(colour, palette, "accent")
    pen.path("M-40,0 h80 l-12,-26 h-56Z", darken(palette.wood, 0.2))
    pen.path("M-80,-26 L-52,-180 H52 L80,-26Z", tone)
    lit(pen, "M-6,-128 a34,34 0 1 0 34,50 a28,28 0 1 1 -34,-50Z", palette.glow)
    for x, y in ((36, -136), (-46, -64), (52, -54), (-34, -146)):
        lit(pen, f"M{x},{y - 10} l3,7 7,3 -7,3 -3,7 -3,-7 -7,-3 7,-3Z", palette.glow)
    pen.rect(-86, -34, 172, 12, darken(tone, 0.25), radius=4)


@motif("cot mobile", size=(300, 300), origin="hang", tags=("toy",), anchors={"hook": (0, 0), "left": (-120, 230), "middle": (0, 270), "right": (120, 220)})
def cot_mobile(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A cross of sticks with a bird, a fish and a star on threads."""
    tone = pick(colour, palette, "accent")
    pen.line(0, 0, 0, 60, palette.light, 2.4)
    pen.path("M-130,74 C-60,50 60,50 130,66", palette.wood, stroke=8)
    for x, y in ((-120, 180), (0, 230), (120, 170)):
        pen.line(x, 66, x, y, palette.light, 1.8)
    pen.path("M-166,206 C-140,170 -104,176 -92,200 L-70,192 L-84,216 C-100,240 -146,236 -166,206Z", tone)
    pen.path("M-130,200 C-118,176 -104,160 -88,164 C-92,186 -104,204 -122,214Z", lighten(tone, 0.35))
    pen.path("M-44,262 C-20,222 24,226 40,254 L64,236 V288 L40,270 C24,300 -20,300 -44,262Z", palette.accent2)
    pen.path("M120,164 l14,32 34,3 -26,22 8,34 -30,-18 -30,18 8,-34 -26,-22 34,-3Z", palette.light)
    with marks(pen):
        pen.circle(-146, 200, 3.6, palette.dark)
        pen.circle(-24, 256, 4, palette.dark)


@motif("pram", size=(300, 280), tags=("vehicle",), anchors={"inside": (-30, -150), "handle": (150, -200)})
def pram(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A deep pram with a pleated hood to the left."""
    tone = pick(colour, palette, "water")
    pen.path("M104,-140 C130,-150 130,-190 156,-204", palette.metal, stroke=8)
    pen.path("M-20,-160 L-132,-160 C-138,-236 -80,-276 -20,-270Z", lighten(tone, 0.12))
    for d in ("M-20,-160 L-60,-262", "M-20,-160 L-100,-238", "M-20,-160 L-126,-206"):
        pen.path(d, darken(tone, 0.2), stroke=4)
    pen.path("M-136,-160 H116 C116,-84 74,-62 0,-62 H-30 C-100,-62 -134,-90 -136,-160Z", tone)
    pen.path("M-70,-62 L-90,-36 M50,-62 L74,-36", palette.metal, stroke=7)
    for x in (-92, 76):
        pen.circle(x, -38, 38, palette.dark)
        pen.circle(x, -38, 29, palette.light)
        pen.circle(x, -38, 8, palette.metal)


@motif("snow shovel", size=(110, 360), tags=("tool",), anchors={"grip": (0, -340), "blade": (0, -40)})
def snow_shovel(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A broad shovel standing on its blade."""
    pen.path("M-6,-90 h12 v-240 h-12Z", palette.wood)
    pen.rect(-30, -350, 60, 16, darken(palette.wood, 0.2), radius=7)
    pen.path("M-52,-104 C-30,-112 30,-112 52,-104 L46,0 H-46Z", pick(colour, palette, "accent"))
    pen.path("M-46,-14 h92 l-1,14 h-90Z", palette.metal)


@motif("bunk bed", size=(400, 400), tags=("furniture",), anchors={"upper": (-20, -264), "lower": (-20, -90), "ladder": (160, -200)})
def bunk_bed(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """Two beds on top of each other with a ladder."""
    wood = pick(colour, palette, "wood")
    for y, quilt in ((-230, palette.accent), (-60, palette.accent2)):
        pen.rect(-180, y - 36, 360, 40, palette.light, radius=12)
        pen.path(f"M-96,{y - 44} H184 V{y + 8} q-20,10 -40,0 t-40,0 t-40,0 t-40,0 t-40,0 t-40,0 t-40,0Z", quilt)
        pen.rect(-174, y - 54, 82, 30, "#fffaf0", radius=12)
        pen.rect(-190, y, 380, 22, wood)
    for x in (-200, 178):
        pen.rect(x, -396, 22, 396, darken(wood, 0.15), radius=5)
    for x in (116, 158):
        pen.rect(x, -300, 10, 300, lighten(wood, 0.15))
    for i in range(6):
        pen.rect(118, -40 - i * 44, 46, 9, lighten(wood, 0.15))


@motif("ice-cream van", size=(440, 300), tags=("vehicle", "food"), anchors={"hatch": (-30, -176), "horn": (60, -296)})
def ice_cream_van(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A van with a lit hatch, an awning and a cone on the roof, driving to the right."""
    tone = pick(colour, palette, "light")
    pen.path("M40,-262 L60,-330 L80,-262Z", "#d9a25c")
    pen.circle(60, -338, 28, palette.accent)
    pen.path("M-216,-40 V-236 C-216,-258 -204,-266 -186,-266 H96 C150,-266 170,-214 190,-160 C214,-154 222,-140 222,-110 V-40Z", tone)
    pen.path("M-216,-92 H222 V-40 H-216Z", palette.accent)
    lit(pen, "M-170,-214 h190 v86 h-190Z", palette.glow)
    for i in range(6):
        x = -182 + i * 36
        pen.path(f"M{x},-232 h36 v34 a18,14 0 0 1 -36,0Z", palette.accent if i % 2 else "#fffaf0")
    pen.rect(-182, -130, 214, 12, palette.wood)
    lit(pen, "M74,-236 h22 c30,0 44,34 58,74 h-80Z", mix(palette.glow, palette.haze, 0.4))
    for x in (-130, 134):
        pen.circle(x, -38, 38, palette.dark)
        pen.circle(x, -38, 18, palette.metal)


@motif("blanket tent", size=(460, 330), tags=("den",), anchors={"opening": (0, -60), "top": (0, -300)})
def blanket_tent(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, glow: bool = True) -> None:
    """A quilt hung over two chair backs, lit from within."""
    tone = pick(colour, palette, "accent")
    wood = darken(palette.wood, 0.2)
    for x in (-196, 176):
        pen.rect(x, -290, 20, 290, wood, radius=5)
    pen.path("M-230,0 C-210,-120 -206,-250 -186,-300 C-120,-262 120,-262 186,-300 C206,-250 210,-120 230,0 q-30,10 -60,0 C150,-120 110,-200 0,-214 C-110,-200 -150,-120 -170,0 q-30,10 -60,0Z", tone)
    if glow:
        lit(pen, "M-166,0 C-146,-116 -106,-194 0,-208 C106,-194 146,-116 166,0Z", palette.glow)
    else:
        pen.path("M-166,0 C-146,-116 -106,-194 0,-208 C106,-194 146,-116 166,0Z", palette.dark)
    for i in range(7):
        with pen.at(-168 + i * 56, -262 + abs(i - 3) * -8, turn=float(rng.uniform(-12, 12))):
            pen.rect(-13, -13, 26, 26, (palette.accent2, palette.light, palette.leaf)[i % 3])
    with marks(pen):
        pen.circle(-186, -296, 6, palette.light)
        pen.circle(186, -296, 6, palette.light)


@motif("hopscotch", size=(170, 400), origin="centre", tags=("chalk", "game"), anchors={"first": (0, 170), "last": (0, -180)})
def hopscotch(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """Empty chalk squares with a heaven at the end, seen from above."""
    tone = pick(colour, palette, "light")
    squares = [(-28, 144, 56), (-28, 88, 56), (-56, 32, 56), (0, 32, 56), (-28, -24, 56), (-56, -80, 56), (0, -80, 56)]
    with marks(pen):
        for x, y, n in squares:
            pen.path(f"M{x},{y} h{n} v{n} h{-n}Z", tone, stroke=5)
        pen.path("M-60,-86 C-60,-210 60,-210 60,-86", tone, stroke=5)


@motif("shadow bird", size=(300, 200), origin="centre", tags=("shadow", "hands"), anchors={"beak": (-10, -80)})
def shadow_bird(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """Two crossed hands that are a bird: thumbs the head, fingers the wings."""
    tone = pick(colour, palette, "dark")
    with one_sheet(pen):
        for flip in (False, True):
            with pen.at(0, 0, flip=flip):
                pen.path("M-4,60 C20,20 30,-20 60,-40 L130,-96 C142,-104 152,-90 142,-80 L102,-40 L150,-66 C162,-70 168,-56 158,-48 L112,-12 L152,-24 C164,-26 166,-12 156,-6 L110,18 L138,14 C150,14 150,28 140,32 C110,48 70,70 40,86 L0,98Z", tone)
        pen.path("M-24,20 C-34,-20 -20,-64 0,-78 C8,-84 18,-76 14,-66 L6,-44 C16,-20 18,10 12,40Z", tone)
        pen.erase(ring(0, -52, 3.4))


@motif("lamp post with nest", size=(150, 430), tags=("street", "light"), anchors={"lamp": (0, -360), "top": (0, -430)})
def lamp_post_with_nest(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """An old street lamp with a nest on its lid."""
    iron = pick(colour, palette, "dark")
    pen.path("M-26,0 h52 l-10,-24 h-8 L6,-316 h-12 L-8,-24 h-8Z", iron)
    lit(pen, "M-26,-318 L-38,-396 H38 L26,-318Z", palette.glow)
    pen.path("M-26,-318 L-38,-396 h6 L-20,-318Z M26,-318 L38,-396 h-6 L20,-318Z M-2,-396 h4 v78 h-4Z", iron)
    pen.path("M-48,-394 h96 l-22,-22 h-52Z", iron)
    pen.path("M-40,-414 C-30,-440 30,-440 40,-414 C30,-404 -30,-404 -40,-414Z", palette.wood)
    for x in (-12, 4, 18):
        pen.oval(x, -428, 9, 12, palette.light)
