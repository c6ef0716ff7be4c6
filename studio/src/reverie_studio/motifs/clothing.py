"""Things to wear, without anybody in them."""

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

Rng = np.random.Generator


@motif(
    "hat", tags=("clothing", "carried"), size=(240, 197),
    anchors={
        "top": (0, -184), "brim_left": (-118, -16), "brim_right": (118, -16), "inside": (0, -20),
        "band": (0, -50),
    },
)
def hat(
    pen: Pen, palette: Palette, rng: Rng, *, kind: str = "top", colour: Colour | None = None,
    band: Colour | None = None, feather: bool = False,
) -> None:
    """A hat lying on its brim: top, bowler, straw or wizard."""
    shapes = {
        "top": ("-10,72 -30,68! -60,66 -120,72 -176,80 -180,80", 118, "#2f2f3a"),
        "bowler": ("-10,70 -30,70! -70,70 -110,58 -132,30 -138,2", 104, "#4a3a36"),
        "straw": ("-10,64 -30,64! -70,58 -84,52 -92,36 -94,2", 122, "#d9b871"),
        "wizard": ("-10,70 -24,66! -60,50 -110,30 -160,12 -184,2", 120, "#3b3f78"),
    }
    if kind not in shapes:
        raise ValueError(f"hats are {', '.join(shapes)}")
    profile, brim, default = shapes[kind]
    t = tones(pick(colour, default, palette, 0.1), palette, glow=0.26)
    ribbon = tones(pick(band, palette.accent, palette, 0.03), palette)
    edge = Turned(f"4,{brim - 10} -4,{brim}! -12,{brim} -16,{brim - 6}", tilt=0.24)
    edge.paint(pen, t)
    pen.oval(0, -15, brim - 5, (brim - 5) * 0.24, t.lit)
    pen.path(disc(14, -10, brim * 0.72, brim * 0.15), t.far)
    crown = Turned(profile, tilt=0.2, lean=0.06 if kind == "wizard" else 0.0)
    crown.paint(pen, t, shine=0.04 if kind == "top" else 0.0)
    if kind == "top":
        pen.oval(0, -180, 80, 15, t.lit)
        pen.oval(3, -179, 72, 12, t.base)
    if kind == "straw":
        for y in range(-84, -34, 9):
            pen.poly(crown.arc(float(y)), t.shade, 0.6, stroke=1.8, closed=False)
        for r in (118, 104, 90):
            pen.oval(0, -14, r, r * 0.235, t.shade, 0.7, stroke=1.8)
        crown.paint(pen, t, bottom=-60, top=-94)
    crown.paint(pen, ribbon, bottom=-18, top=-44 if kind != "wizard" else -34)
    if kind == "wizard":
        for k, y, s in ((-0.3, -70, 9.0), (0.3, -100, 7.0), (-0.1, -128, 5.0)):
            x, yy = crown.at(k, y)
            star = [
                (
                    x + math.sin(i * math.pi / 5) * s * (1 if i % 2 == 0 else 0.45),
                    yy - math.cos(i * math.pi / 5) * s * (1 if i % 2 == 0 else 0.45),
                )
                for i in range(10)
            ]
            pen.poly(star, palette.glow)
    if feather:
        plume = blob("46,-30! 58,-90 96,-140 128,-150 124,-116 92,-66")
        form(pen, plume, tones(mix(palette.accent2, palette.light, 0.2), palette), cut=7)
        pen.path(curve("46,-30 72,-90 122,-146"), palette.light, 0.8, stroke=2)


@motif(
    "crown", tags=("clothing", "treasure"), size=(236, 168),
    anchors={"top": (0, -162), "inside": (0, -60), "rim_left": (-100, -30), "front": (0, -40)},
)
def crown(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    gem: Colour | None = None, bent: bool = True,
) -> None:
    """A crown with five tall points, one of them bent."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    stone = tones(pick(gem, palette.accent, palette, 0.03), palette, glow=0.4)
    tilt, r0, r1 = 0.22, 96.0, 112.0

    def ring(a: float, r: float, y: float) -> tuple[float, float]:
        return (math.sin(a) * r, y + math.cos(a) * r * tilt)

    for i in range(5):
        a = math.pi + (i - 2) * 0.6
        pen.poly([ring(a - 0.3, r0, -40), ring(a + 0.3, r0, -40), ring(a, r1, -142)], t.far)
    pen.oval(0, -40, r0, r0 * tilt, t.dark)
    for i in (0, 4, 1, 3, 2):
        a = (i - 2) * 0.63
        tone = (t.lit, t.lit, t.base, t.shade, t.far)[i]
        tip = ring(a, r1, -152)
        if bent and i == 3:
            tip = (tip[0] + 26, tip[1] + 20)
        left, right = ring(a - 0.32, r0 + 2, -44), ring(a + 0.32, r0 + 2, -44)
        low = [ring(a - 0.32 + 0.64 * k / 6, r0, -14) for k in range(7)]
        pen.poly([left, *low, right, tip], tone)
        pen.poly(
            [left, low[0], low[2], ring(a - 0.12, r0 + 2, -60), tip],
            bright(t) if i < 2 else t.lit,
            0.35,
        )
        pen.circle(tip[0], tip[1] - 4, 10, tone)
        pen.circle(tip[0] - 2, tip[1] - 7, 4, bright(t))
    band = Turned("-2,97 -30,97", tilt=tilt)
    band.paint(pen, t, shine=0.05)
    pen.poly(band.arc(-4), t.far, stroke=4, closed=False)
    pen.poly(band.arc(-28), bright(t), stroke=3, closed=False)
    for i in range(7):
        k = math.sin((i - 3) * 0.43)
        x, y = band.at(k, -16)
        w = 9 * math.sqrt(1 - k * k) + 1
        pen.path(disc(x, y, w + 2, 9), t.dark)
        pen.path(disc(x, y, w, 7.5), stone.base if i % 2 else mix("#2f7f76", palette.mid, 0.1))
        pen.path(disc(x - 2, y - 2.5, w * 0.4, 2.6), "#fff3e0", 0.85)


@motif(
    "coat", tags=("clothing",), size=(244, 399), origin="hang",
    anchors={
        "hook": (0, 0), "pocket": (54, 232), "sleeve_left": (-96, 286), "sleeve_right": (100, 280),
        "hem": (0, 392), "collar": (0, 56),
    },
)
def coat(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    lining: Colour | None = None,
) -> None:
    """A long coat on a hook, still holding somebody's shape."""
    t = tones(pick(colour, mix(palette.accent, palette.dark, 0.15), palette, 0.04), palette)
    silk = tones(pick(lining, mix(palette.accent2, palette.light, 0.1), palette, 0.0), palette)
    metal = brass(palette)
    pen.path("M-14,2 h28 v-6 h-28Z", timber(palette).base)
    pen.path(curve("0,0 0,14 12,22 18,12"), metal.base, stroke=6)
    form(pen, tube("66,74,26 92,150,24 100,230,22 98,276,21"), t, cut=8)
    pen.path(curve("-8,40 2,14 12,26 10,40"), t.far, stroke=4)
    pen.path(blob("-32,34! 32,34! 30,90 8,146 -8,146 -30,90"), silk.shade)
    body = blob(
        "-30,36! -62,52 -84,78 -70,180 -84,300 -100,382! -50,396 0,386 52,398 98,380! 82,300 "
        "70,180 84,78 62,52 30,36! "
        "20,80 2,130 -18,80"
    )
    form(pen, body, t, cut=12)
    with pen.clip(body):
        pen.path(blob("2,128! 10,260 6,400! 24,400! 22,200"), t.far, 0.8)
        for line in ("-40,200 -56,300 -66,396", "40,210 52,300 60,396", "-18,220 -22,310 -26,396"):
            pen.path(curve(line), t.far, 0.5, stroke=6)
    form(pen, tube("-66,74,26 -90,150,24 -98,230,22 -96,280,21"), t, cut=8)
    for x, y in ((-96, 284), (98, 280)):
        pen.path(
            blob(
                f"{x - 22},{y - 6}! {x + 22},{y - 10}! {x + 22},{y + 10} {x},{y + 16} "
                f"{x - 22},{y + 12}"
            ),
            t.far,
        )
        pen.path(
            blob(f"{x - 16},{y + 4} {x + 16},{y + 2} {x + 14},{y + 12} {x - 12},{y + 14}"),
            silk.shade,
        )
    form(pen, blob("-30,34! -52,48 -42,92 -8,136! -2,126 -16,90 -12,50"), t, cut=6)
    form(pen, blob("30,34! 52,48 42,92 8,136! 2,126 16,90 12,50"), t, cut=6)
    for y in (162, 206, 250, 294):
        pen.circle(-8, y, 6.5, t.dark)
        pen.circle(-9, y - 1.6, 5, metal.base if y != 206 else t.far)
    form(pen, blob("36,226! 74,220! 76,234! 38,240!"), t, cut=3)
    pen.path("M62,220 q8,-14 14,-8", palette.light, stroke=7)


@motif(
    "boots", tags=("clothing",), size=(228, 205),
    anchors={
        "top": (-39, -196), "inside": (-63, -178), "inside_right": (29, -186), "toe": (87, -20),
    },
)
@shifted(-9)
def boots(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    laces: Colour | None = None,
) -> None:
    """A pair of worn-out boots, one slumped against the other."""
    t = tones(pick(colour, "#7a4b2f", palette, 0.1), palette, glow=0.26)
    lace = pick(laces, palette.accent, palette, 0.03)
    for x, y, turn, tone in (
        (44, -6, 4, Tones(t.shade, t.base, t.far, t.far, t.dark)),
        (-34, 0, -3, t),
    ):
        with pen.at(x, y, turn=turn):
            _boot(pen, palette, tone, lace)


def _boot(pen: Pen, palette: Palette, t: Tones, lace: Colour) -> None:
    sole = tones(mix("#3c2a22", palette.dark, 0.3), palette)
    form(pen, blob("-52,-16! 6,-14 70,-16 76,-4 66,0 -2,0! -4,-8 -20,-8 -22,0! -52,0"), sole, cut=3)
    shape = blob(
        "-52,-14! -46,-80 -54,-130 -58,-180! -24,-190 6,-184! 2,-140 8,-96 26,-72 58,-58 76,-36 "
        "74,-14! 0,-10"
    )
    form(pen, shape, t, cut=9)
    pen.path(disc(-26, -182, 32, 10, 4), t.dark)
    pen.path(disc(-26, -182, 32, 10, 4), t.lit, stroke=4)
    with pen.clip(shape):
        pen.path(blob("40,-70! 62,-60 84,-40 84,0! 46,0! 42,-30"), t.shade)
        pen.path(curve("40,-64 34,-40 40,-12"), t.far, stroke=2.4)
        pen.path(curve("-50,-76 -30,-66 -4,-80"), t.far, 0.8, stroke=3)
        pen.path(curve("-46,-94 -26,-88 -2,-98"), t.far, 0.6, stroke=3)
    pen.path(blob("-4,-176! 8,-176 6,-110 24,-78 12,-72 -4,-100"), t.far)
    for i in range(5):
        y = -164 + i * 20
        x = 2 + max(0, i - 2) * 7
        pen.path(
            f"M{x - 12},{y} L{x + 8},{y + 9} M{x + 8},{y - 1} L{x - 12},{y + 11}", lace, stroke=3.4
        )
        pen.circle(x - 13, y, 2.6, brass(palette).lit)
    pen.path(curve("4,-166 26,-160 30,-140"), lace, stroke=3)
    pen.path(curve("2,-166 20,-178 32,-170 8,-162"), lace, stroke=3)


@motif(
    "glove", tags=("clothing",), size=(148, 240), origin="centre",
    anchors={"palm": (-13, 20), "cuff": (-13, 104), "finger": (-9, -110), "top": (-13, -112)},
)
@shifted(-13)
def glove(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None,
) -> None:
    """A knitted glove lost in the snow, fingers up."""
    t = tones(pick(colour, palette.accent, palette, 0.04), palette)
    trim = tones(pick(second, mix("#efe2c0", palette.light, 0.2), palette, 0.0), palette)
    for line in (
        "40,-20,15 50,-62,14 54,-88,13", "14,-36,15 18,-84,14 18,-106,13",
        "-14,-36,15 -16,-78,14 -18,-100,13", "-38,-22,14 -44,-54,13 -48,-76,12",
    ):
        form(pen, tube(line), t, cut=5)
    form(pen, tube("42,34,20 62,8,17 72,-18,15"), t, cut=5)
    palm = blob("-52,-30 -20,-44 30,-44 54,-22 58,30 50,72 -46,72 -54,30")
    form(pen, palm, t, cut=9)
    with pen.clip(palm):
        for y in range(-34, 72, 12):
            for x in range(-54, 58, 12):
                pen.path(f"M{x},{y} l6,6 6,-6", t.shade if x < 20 else t.far, 0.7, stroke=1.8)
        for i in range(9):
            pen.path(f"M{-54 + i * 13},30 l6,-9 6,9 -6,9Z", trim.base)
    cuff = blob("-50,66! 52,66! 56,108 0,116 -56,108")
    form(pen, cuff, trim, cut=6)
    for x in range(-44, 50, 12):
        pen.line(x, 70, x * 1.06, 108, trim.far, 2.6, 0.7)


@motif(
    "mask", tags=("clothing", "theatre"), size=(248, 234), origin="centre",
    anchors={
        "eye_left": (-42, -26), "eye_right": (42, -26), "mouth": (0, 56), "ribbon_left": (-92, -10),
        "ribbon_right": (92, -10), "top": (0, -118),
    },
)
def mask(
    pen: Pen, palette: Palette, rng: Rng, *, kind: str = "calm", colour: Colour | None = None,
    second: Colour | None = None, ribbons: bool = True,
) -> None:
    """A theatre mask: calm, joy, sorrow or moon; one side of it is painted."""
    if kind not in ("calm", "joy", "sorrow", "moon"):
        raise ValueError("kind is calm, joy, sorrow or moon")
    t = tones(pick(colour, "#efe3cd", palette, 0.05), palette, depth=0.3)
    paint = tones(pick(second, palette.accent, palette, 0.04), palette)
    gold = brass(palette)
    if ribbons:
        for mirrored in (False, True):
            with pen.at(0, 0, flip=mirrored):
                pen.path(curve("-90,-12 -112,10 -100,44 -118,84"), paint.base, stroke=9)
                pen.path(curve("-90,-12 -104,22 -90,60"), paint.shade, stroke=7)
    face = blob(
        "0,-112 -52,-108 -92,-76 -98,-20 -82,44 -46,96 0,116 46,96 82,44 98,-20 92,-76 52,-108"
    )
    form(pen, face, t, cut=12)
    with pen.clip(face):
        pen.path(blob("4,-130! 110,-130! 120,60 60,120 10,124! 16,60 6,10 14,-50"), paint.base)
        pen.path(blob("60,-120! 120,-100! 120,90! 60,110 84,30"), paint.shade)
        for i in range(3):
            with pen.at(48, -84 + i * 4, turn=20 + i * 60):
                pen.path(blob("0,0! -6,-12 0,-26! 6,-12"), gold.base)
        pen.path(curve("4,-112 14,-50 6,10 16,60 10,116"), gold.base, stroke=5)
    ink = mix(palette.dark, "#1c1420", 0.4)
    slant = {"calm": 0, "joy": -8, "sorrow": 9, "moon": 0}[kind]
    for side in (-1, 1):
        x = side * 42
        hole = blob(f"{x - 24},{-24 - slant} {x},{-40} {x + 24},{-24} {x},{-12}")
        if kind == "joy":
            hole = blob(f"{x - 24},-18! {x},-42 {x + 24},-18! {x},-28")
        elif kind == "sorrow":
            hole = blob(f"{x - 24},{-26 + side * -8}! {x},-38 {x + 24},{-26 + side * 8}! {x},-14")
        elif kind == "moon":
            hole = blob(f"{x - 24},-28! {x},-14 {x + 24},-28! {x},-4")
        pen.path(hole, ink)
        lift = {"calm": 0, "joy": -6, "sorrow": 0, "moon": 4}[kind]
        inner, outer = (-60, -66) if kind != "sorrow" else (-76, -52)
        pen.path(
            curve(
                f"{x - side * 28},{inner + lift} {x},{-72 + lift} {x + side * 28},{outer + lift}"
            ),
            t.far if side < 0 else paint.dark,
            stroke=6,
        )
    nose = blob("-6,-30 -10,10 -18,28 0,34 16,28 8,8 6,-30")
    pen.path(nose, t.shade, 0.55)
    pen.path(blob("-6,-30 -10,10 -18,28 -8,28 -2,0"), bright(t), 0.7)
    mouths = {
        "calm": "-26,62 -10,56 0,60 10,56 26,62 0,74",
        "joy": "-46,46! -20,60 0,64 20,60 46,46! 30,82 0,92 -30,82",
        "sorrow": "-40,84! -22,58 0,52 22,58 40,84! 20,74 0,70 -20,74",
        "moon": "-16,60 0,54 16,60 0,72",
    }
    pen.path(blob(mouths[kind]), ink if kind in ("joy", "sorrow") else paint.shade)
    if kind == "sorrow":
        pen.path(blob("-44,-8! -52,18 -44,28 -36,18"), mix(palette.water, palette.light, 0.4))
    if kind == "moon":
        pen.path(disc(-42, -66, 8), gold.lit)
    pen.path(face, t.far, 0.35, stroke=2.4)


@motif(
    "spectacles", tags=("clothing", "look"), size=(270, 120), origin="centre",
    anchors={"lens_left": (-66, 6), "lens_right": (66, 6), "bridge": (0, -6), "top": (0, -56)},
)
def spectacles(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    glass: Colour | None = None, cracked: bool = False,
) -> None:
    """Round spectacles looking at us; glass tints what they see."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    clear = mix(palette.light, palette.water, 0.35) if glass is None else palette.resolve(glass)
    for side in (-1, 1):
        pen.path(
            curve(f"{side * 116},-6 {side * 130},-34 {side * 120},-54 {side * 96},-56"), t.shade,
            stroke=6,
        )
        x = side * 66
        pen.circle(x, 6, 48, clear, 0.5 if glass is None else 0.9)
        with pen.clip(disc(x, 6, 48)):
            pen.path(f"M{x - 60},30 L{x - 6},-50 L{x + 12},-50 L{x - 42},40Z", "#fffdf5", 0.6)
            pen.path(f"M{x - 10},50 L{x + 40},-36 L{x + 46},-30 L{x - 2},54Z", "#fffdf5", 0.4)
        pen.circle(x, 6, 49, t.far, stroke=9)
        pen.circle(x - 1.4, 4.6, 49, t.base, stroke=6)
        pen.path(f"M{x - 48},0 A49,49 0 0 1 {x + 10},-43", bright(t), stroke=2)
    pen.path(curve("-22,-8 0,-24 22,-8"), t.far, stroke=9)
    pen.path(curve("-22,-10 0,-26 22,-10"), t.base, stroke=5)
    if cracked:
        pen.path(
            "M56,-30 L66,-6 L52,12 L70,34 M66,-6 L98,2 M52,12 L26,20", palette.dark, 0.7, stroke=2
        )


@motif(
    "dress", tags=("clothing",), size=(260, 390), origin="hang",
    anchors={
        "hook": (0, 0), "waist": (0, 186), "hem": (0, 384), "sleeve_left": (-72, 104),
        "sleeve_right": (72, 104),
    },
)
def dress(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None,
) -> None:
    """A dress on a hanger, its skirt in a wind of its own."""
    t = tones(pick(colour, mix(palette.accent, palette.light, 0.2), palette, 0.03), palette)
    sash = tones(pick(second, palette.accent2, palette, 0.03), palette)
    wood = timber(palette, "#a8703c")
    pen.path(curve("0,40 0,22 14,12 8,0 -6,2"), iron(palette).lit, stroke=5)
    form(pen, tube("-70,70,6 -30,48,6 0,38,6 30,48,6 70,70,6"), wood, cut=3)
    skirt = blob(
        "-36,180! -60,230 -96,300 -130,366! -100,382 -70,370 -40,388 -6,374 30,390 64,372 96,382 "
        "124,360! 104,296 66,232 36,180!"
    )
    form(pen, skirt, t, cut=12)
    with pen.clip(skirt):
        for x0, x1 in ((-22, -84), (-8, -30), (8, 30), (20, 84)):
            pen.path(
                f"M{x0},184 Q{(x0 + x1) * 0.5},280 {x1},392 L{x1 + 20},392 "
                f"Q{(x0 + x1) * 0.5 + 8},280 {x0 + 3},184Z", t.shade, 0.8,
            )
        for i in range(13):
            pen.circle(
                -118 + i * 20, 352 + 6 * math.sin(i * 1.4), 4.6, mix(palette.light, t.base, 0.2)
            )
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            form(pen, blob("-34,56! -62,60 -90,86 -88,112! -60,120 -38,102"), t, cut=6)
    form(
        pen, blob("-40,54! -22,50 0,78 22,50 40,54! 46,110 38,180! 0,188 -38,180! -46,110"), t,
        cut=8,
    )
    form(pen, blob("-40,172! 0,180 40,172! 40,192! 0,200 -40,192!"), sash, cut=4)
    form(pen, blob("24,188! 40,214 34,252 20,238 12,246 16,206"), sash, cut=4)
    for y in (96, 120, 144):
        pen.circle(0, y, 4, sash.base)


