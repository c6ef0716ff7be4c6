"""Playthings of a childhood, designed as cut paper: few sheets, pierced patterns, no shading."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.motifs._paper import lit, marks, one_sheet, ring
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


def pick(colour: Colour | None, palette: Palette, default: str) -> Colour:
    """The colour asked for, a palette field, or the default field."""
    return palette.resolve(colour if colour is not None else default)


@motif("marble", size=(200, 200), origin="centre", tags=("toy", "glass", "round"))
def marble(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
           second: Colour | None = None, glowing: bool = True) -> None:
    """A glass marble: a lit round with a twisted ribbon in it."""
    one, two = pick(colour, palette, "accent2"), pick(second, palette, "accent")
    pen.circle(0, 0, 100, darken(one, 0.25))
    if glowing:
        lit(pen, ring(0, 0, 92), mix(one, palette.glow, 0.5))
    else:
        pen.circle(0, 0, 92, mix(one, palette.light, 0.4))
    with pen.clip(ring(0, 0, 92)):
        pen.path("M-110,40 C-40,-70 10,90 120,-60 L120,-16 C30,120 -30,-20 -110,84Z", two)
        pen.path("M-110,8 C-50,-90 20,40 120,-96 L120,-74 C20,74 -40,-60 -110,30Z", lighten(one, 0.5))
    with marks(pen):
        pen.path("M-58,-46 a76,76 0 0 1 40,-34 a70,70 0 0 0 -40,34Z", "#fffdf4")


@motif("paper chain doll", size=(150, 240), tags=("paper", "person"),
       anchors={"hand_left": (-75, -120), "hand_right": (75, -120), "top": (0, -240)})
def paper_chain_doll(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
                     skirt: bool = False) -> None:
    """One of a chain of paper people; its hands touch those of its neighbours."""
    tone = pick(colour, palette, "paper")
    body = "M-75,-130 L-22,-158 L22,-158 L75,-130 L75,-108 L24,-124 "
    body += "L58,-48 L26,-48 L26,0 L6,0 L6,-48 L-6,-48 L-6,0 L-26,0 L-26,-48 L-58,-48 L-24,-124 L-75,-108Z" if skirt else \
            "L26,-70 L34,0 L10,0 L0,-56 L-10,0 L-34,0 L-26,-70 L-24,-124 L-75,-108Z"
    with one_sheet(pen):
        pen.path(body, tone)
        pen.path("M-34,-196 a34,36 0 1 1 68,0 a34,36 0 1 1 -68,0Z", tone)
        pen.erase("M-3,-132 l3,-8 3,8 -3,8Z")
        if skirt:
            for x in (-34, -12, 12, 34):
                pen.erase(f"M{x},-70 l6,10 -6,10 -6,-10Z")


@motif("family car", size=(460, 220), tags=("vehicle",),
       anchors={"rear window": (-120, -160), "roof": (-20, -216), "bonnet": (170, -110), "lamp": (222, -84)})
def family_car(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
               windows: Colour | None = None, luggage: bool = True) -> None:
    """A rounded car from the side, driving to the right, its windows lit."""
    tone = pick(colour, palette, "accent")
    pane = windows if windows is not None else palette.glow
    if luggage:
        pen.rect(-140, -248, 110, 40, palette.wood, radius=5)
        pen.rect(-22, -240, 80, 32, palette.accent2, radius=5)
        with marks(pen):
            pen.line(-108, -248, -108, -208, darken(palette.wood, 0.3), 4)
            pen.line(-60, -248, -60, -208, darken(palette.wood, 0.3), 4)
        pen.rect(-150, -214, 224, 7, palette.metal)
    pen.path("M-226,-44 C-232,-104 -216,-122 -176,-130 C-150,-200 -120,-208 -20,-208 C60,-208 86,-196 122,-132 C190,-126 226,-116 228,-44Z", tone)
    lit(pen, "M-142,-134 C-124,-182 -108,-190 -66,-190 L-66,-134Z", pane)
    lit(pen, "M-46,-134 L-46,-190 C40,-192 62,-184 92,-134Z", pane)
    pen.path("M-228,-62 H229 V-44 H-228Z", darken(tone, 0.18))
    with marks(pen):
        pen.line(-56, -128, -56, -50, darken(tone, 0.3), 3)
        pen.rect(-44, -116, 26, 6, palette.light, radius=3)
    lit(pen, ring(214, -84, 11), mix(palette.glow, "#ffffff", 0.4))
    lit(pen, "M-229,-104 h12 v24 h-12Z", palette.accent if colour is not None else "#ff6a4a")
    for x in (-136, 132):
        pen.circle(x, -36, 40, palette.dark)
        pen.circle(x, -36, 22, palette.metal)
        pen.circle(x, -36, 8, palette.dark)


@motif("treehouse", size=(420, 340), tags=("house", "tree"),
       anchors={"window": (-70, -190), "door": (82, -130), "deck_left": (-190, -46), "deck_right": (190, -46), "ladder": (120, -40), "roof": (0, -330)})
def treehouse(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
              flag: bool = True, lamp: bool = True) -> None:
    """A house of odd boards on a platform, its window lit."""
    wood = pick(colour, palette, "wood")
    pen.path("M-150,-40 L-60,60 L-44,60 L-120,-40Z M150,-40 L60,60 L44,60 L120,-40Z", darken(wood, 0.3))
    for i in range(9):
        x, top = -150 + i * 34, -236 - (10 if i % 3 == 1 else 0)
        pen.rect(x, top, 33, 196 - (top + 236), mix(wood, palette.light, (0.06, 0.2, 0.12)[i % 3]))
    glow = palette.glow if lamp else palette.dark
    lit(pen, "M-104,-216 h68 v66 h-68Z", glow)
    pen.path("M-74,-216 h8 v66 h-8Z M-104,-188 h68 v8 h-68Z", darken(wood, 0.35))
    pen.path("M54,-40 v-124 a28,28 0 0 1 56,0 v124Z", darken(wood, 0.45))
    pen.circle(98, -100, 4, palette.glow)
    for k, (dx, t) in enumerate(((0, 0.0), (8, 0.14), (16, 0.05))):
        y = -222 - k * 34
        pen.path(f"M{-196 + k * 58},{y} L{196 - k * 58},{y} L{150 - k * 56},{y - 40} L{-150 + k * 56},{y - 40}Z", mix(palette.accent, palette.dark, 0.12 + t))
    pen.path("M-206,-46 h412 v18 h-412Z", darken(wood, 0.18))
    with marks(pen):
        for x in range(-190, 200, 38):
            pen.circle(x, -37, 2.6, darken(wood, 0.5))
    if flag:
        pen.line(0, -320, 0, -376, darken(wood, 0.4), 4)
        pen.path("M2,-374 L56,-358 L2,-340Z", palette.accent2)


@motif("tin can telephone", size=(90, 110), origin="centre", tags=("toy",), anchors={"string": (0, 55), "mouth": (0, -50)})
def tin_can(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A tin with its label half gone and a hole for the string."""
    tone = mix(pick(colour, palette, "metal"), "#e8ecee", 0.55)
    pen.rect(-40, -50, 80, 100, tone, radius=6)
    pen.rect(-40, -26, 80, 50, palette.accent)
    pen.path("M10,-26 h30 v28 l-12,-6 -8,8Z", tone)
    with marks(pen):
        for y in (-40, -33, 31, 39):
            pen.line(-38, y, 38, y, darken(tone, 0.25), 2)
    pen.oval(0, -50, 40, 9, darken(tone, 0.45))


@motif("roller skate", size=(190, 180), tags=("toy", "shoe"))
def roller_skate(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A boot on four wheels."""
    tone = pick(colour, palette, "light")
    pen.path("M-60,-176 h58 c4,50 16,70 70,82 c26,6 26,36 10,38 h-138Z", tone)
    pen.path("M-62,-56 h142 l-6,16 h-130Z", darken(palette.wood, 0.2))
    with marks(pen):
        for y in (-150, -130, -110):
            pen.line(-30, y, 4, y - 5, palette.accent, 5)
    pen.path("M-66,-178 h70 v18 h-70Z", palette.accent)
    for x in (-38, 50):
        pen.circle(x, -20, 21, palette.accent2)
        pen.circle(x, -20, 8, palette.dark)


@motif("yo-yo", size=(120, 330), origin="hang", tags=("toy",), anchors={"finger": (0, 0)})
def yo_yo(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A yo-yo at the end of its string."""
    tone = pick(colour, palette, "accent")
    pen.line(0, 0, 0, 214, palette.light, 2.4)
    pen.circle(0, 270, 58, tone)
    pen.circle(0, 270, 36, lighten(tone, 0.3))
    pen.path("M0,244 l8,18 20,1 -15,13 5,20 -18,-11 -18,11 5,-20 -15,-13 20,-1Z", palette.accent2)


@motif("skipping rope", size=(330, 210), origin="centre", tags=("toy",), anchors={"left": (-150, -70), "right": (150, -70)})
def skipping_rope(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A rope hanging in a bow between its handles."""
    pen.path("M-150,-66 C-150,150 150,150 150,-66", pick(colour, palette, "light"), stroke=7)
    for x in (-150, 150):
        pen.rect(x - 11, -104, 22, 60, palette.accent, radius=9)
        pen.rect(x - 11, -84, 22, 8, palette.accent2)


@motif("slingshot", size=(130, 220), tags=("toy",), anchors={"pouch": (0, -120)})
def slingshot(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A forked twig with rubber and a leather pouch."""
    wood = pick(colour, palette, "wood")
    pen.path("M-46,-200 Q0,-180 46,-200", palette.dark, stroke=6)
    with one_sheet(pen):
        pen.path("M-14,0 L-12,-90 C-14,-120 -56,-140 -58,-206 h22 C-34,-160 0,-150 0,-128 C0,-150 34,-160 36,-206 h22 C56,-140 14,-120 12,-90 L14,0Z", wood)
    pen.rect(-18, -192, 36, 18, palette.accent, radius=8)


@motif("soap bubble", size=(180, 180), origin="centre", tags=("toy", "air", "round"))
def soap_bubble(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A ring of tissue with a window bent in it."""
    tone = pick(colour, palette, "light")
    with one_sheet(pen):
        pen.circle(0, 0, 88, mix(tone, palette.accent2, 0.15))
        pen.erase(ring(0, 0, 80))
    pen.circle(0, 0, 80, tone, alpha=0.42)
    with marks(pen):
        pen.path("M-56,-30 a62,62 0 0 1 34,-32 l4,10 a52,52 0 0 0 -28,26Z", "#ffffff")
        pen.path("M30,52 a60,60 0 0 0 26,-30 l8,4 a68,68 0 0 1 -28,34Z", palette.accent)


@motif("bubble wand", size=(90, 230), origin="centre", tags=("toy",), anchors={"ring": (0, -74), "handle": (0, 110)})
def bubble_wand(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A stick with a ring."""
    tone = pick(colour, palette, "accent")
    pen.circle(0, -74, 36, tone, stroke=9)
    pen.rect(-5, -38, 10, 150, tone, radius=4)


@motif("paper lantern", size=(150, 260), origin="hang", tags=("light",), anchors={"hook": (0, 0), "foot": (0, 230)})
def paper_lantern(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A ribbed lantern with a tassel, lit."""
    tone = pick(colour, palette, "accent")
    pen.line(0, 0, 0, 40, palette.light, 2)
    pen.path("M0,36 C96,44 96,186 0,196 C-96,186 -96,44 0,36Z", tone)
    for d in ("M0,42 C22,50 22,182 0,190 C-22,182 -22,50 0,42Z", "M28,46 C62,64 62,170 28,186 C42,150 42,84 28,46Z",
              "M-28,46 C-62,64 -62,170 -28,186 C-42,150 -42,84 -28,46Z"):
        lit(pen, d, mix(tone, palette.glow, 0.55))
    pen.rect(-26, 30, 52, 14, palette.dark, radius=3)
    pen.rect(-26, 190, 52, 14, palette.dark, radius=3)
    for x in (-8, 0, 8):
        pen.line(x, 204, x * 1.3, 256, palette.accent2, 3)


@motif("jar of light", size=(150, 210), tags=("light", "glass"), anchors={"lid": (0, -200)})
def jar_of_light(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, count: int = 7) -> None:
    """A jam jar with a pierced lid and something bright in it."""
    tone = pick(colour, palette, "light")
    with one_sheet(pen):
        pen.path("M-50,-176 h100 c4,14 22,16 22,44 v102 c0,18 -8,28 -24,28 h-96 c-16,0 -24,-10 -24,-28 v-102 c0,-28 18,-30 22,-44Z", mix(tone, palette.mid, 0.35))
        pen.erase("M-44,-164 h88 c6,14 18,16 18,38 v92 c0,12 -6,18 -16,18 h-92 c-10,0 -16,-6 -16,-18 v-92 c0,-22 12,-24 18,-38Z")
    pen.path("M-44,-164 h88 c6,14 18,16 18,38 v92 c0,12 -6,18 -16,18 h-92 c-10,0 -16,-6 -16,-18 v-92 c0,-22 12,-24 18,-38Z", mix(palette.mid, palette.dark, 0.3), alpha=0.55)
    for i in range(count):
        a = i * 2.4
        lit(pen, ring(34 * math.cos(a) * (0.4 + 0.1 * (i % 6)), -82 + 46 * math.sin(a), 5 + i % 3 * 2), palette.glow)
    pen.rect(-56, -200, 112, 30, palette.metal, radius=5)
    with marks(pen):
        for x in (-30, -10, 10, 30):
            pen.circle(x, -185, 3, palette.dark)


@motif("snow globe", size=(240, 290), tags=("toy", "glass"), anchors={"inside": (0, -110), "top": (0, -286)})
def snow_globe(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, house: bool = True) -> None:
    """A lit globe with a drift, a house and flakes."""
    tone = pick(colour, palette, "accent")
    pen.circle(0, -166, 120, mix(palette.mid, palette.dark, 0.3))
    lit(pen, ring(0, -166, 112), mix(palette.haze, palette.light, 0.5))
    with pen.clip(ring(0, -166, 112)):
        if house:
            pen.path("M-40,-90 v-56 l38,-36 38,36 v56Z", tone)
            lit(pen, "M-14,-128 h26 v26 h-26Z", palette.glow)
        pen.path("M-130,-100 C-60,-134 20,-78 130,-116 V0 H-130Z", palette.light)
        for i in range(20):
            pen.circle(float(rng.uniform(-95, 95)), float(rng.uniform(-264, -120)), float(rng.uniform(2.5, 5)), "#ffffff")
    pen.path("M-96,-60 h192 l18,58 h-228Z", darken(palette.wood, 0.1))
    pen.rect(-102, -70, 204, 16, palette.metal, radius=5)


@motif("playground slide", size=(400, 330), tags=("playground",), anchors={"top": (-110, -300), "foot": (185, -20), "ladder": (-170, -150)})
def playground_slide(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A slide with a ladder, going down to the right."""
    tone = pick(colour, palette, "accent")
    iron = mix(palette.metal, palette.dark, 0.35)
    for x in (-186, -136):
        pen.path(f"M{x},0 L{x + 34},-290 h10 L{x + 12},0Z", iron)
    for i in range(7):
        pen.rect(-178 + i * 4.6, -38 - i * 38, 56, 8, lighten(iron, 0.2))
    pen.path("M40,0 L24,-176 h10 L52,0Z", iron)
    pen.path("M-150,-292 C-90,-296 -60,-280 -30,-240 L120,-50 C136,-30 160,-22 196,-22 v18 C150,-4 126,-10 106,-36 L-50,-230 C-76,-262 -100,-272 -150,-270Z", tone)
    pen.path("M-150,-330 h10 v60 h-10Z M-100,-322 h10 v56 h-10Z M-150,-336 h60 v10 h-60Z", iron)


@motif("sandcastle", size=(320, 240), tags=("toy", "castle"), anchors={"tower": (0, -236), "gate": (0, -20)})
def sandcastle(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, flag: bool = True) -> None:
    """Bucket towers, a shell over the gate, a paper flag."""
    sand = pick(colour, palette, "ground")
    crown = "v-24 h14 v12 h14 v-12 h14 v12 h14 v-12 h14 v24Z"
    if flag:
        pen.line(0, -200, 0, -264, palette.wood, 4)
        pen.path("M2,-262 L48,-246 L2,-230Z", palette.accent)
    with one_sheet(pen):
        pen.path("M-46,-60 L-36,-176 h72 L46,-60Z", lighten(sand, 0.08))
        pen.path("M-35,-176 " + crown, lighten(sand, 0.08))
    for x in (-98, 98):
        with one_sheet(pen):
            pen.path(f"M{x - 50},0 L{x - 36},-110 h72 L{x + 50},0Z", sand)
            pen.path(f"M{x - 35},-110 " + crown, sand)
            pen.erase(f"M{x - 8},-50 v-20 a8,8 0 0 1 16,0 v20Z")
    with one_sheet(pen):
        pen.path("M-76,0 v-70 h152 v70Z", darken(sand, 0.08))
        pen.erase("M-20,0 v-30 a20,20 0 0 1 40,0 v30Z")
    pen.path("M0,-44 l-20,-18 a22,20 0 0 1 40,0Z", palette.light)


@motif("bucket and spade", size=(200, 170), tags=("toy",), anchors={"rim": (-20, -120)})
def bucket_and_spade(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A pail with a star cut out, a spade leaning on it."""
    tone = pick(colour, palette, "accent")
    pen.path("M-72,-120 C-70,-190 30,-190 32,-120", palette.light, stroke=5)
    pen.path("M60,0 L84,-150 h10 L76,0Z", palette.wood)
    pen.path("M44,6 C44,-30 56,-44 72,-44 C88,-44 94,-30 92,6Z", palette.accent2)
    with one_sheet(pen):
        pen.path("M-78,-122 h116 L18,0 H-58Z", tone)
        pen.erase("M-20,-92 l8,20 22,2 -17,14 6,21 -19,-12 -19,12 6,-21 -17,-14 22,-2Z")
    pen.rect(-82, -128, 124, 14, lighten(tone, 0.25), radius=6)


@motif("rubber ring", size=(240, 240), origin="centre", tags=("toy", "water", "round"))
def rubber_ring(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
                second: Colour | None = None) -> None:
    """A swimming ring in eight wedges."""
    one, two = pick(colour, palette, "accent"), pick(second, palette, "light")
    with one_sheet(pen):
        for i in range(8):
            a, b = math.radians(i * 45), math.radians(i * 45 + 45.6)
            pen.path(f"M0,0 L{120 * math.cos(a):.1f},{120 * math.sin(a):.1f} A120,120 0 0 1 {120 * math.cos(b):.1f},{120 * math.sin(b):.1f}Z", one if i % 2 else two)
        pen.erase(ring(0, 0, 58))


@motif("tricycle", size=(250, 210), tags=("vehicle", "toy"), anchors={"seat": (-30, -116), "handles": (54, -196)})
def tricycle(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A child's tricycle to the right."""
    tone = pick(colour, palette, "accent")
    pen.path("M-70,-40 C-40,-110 0,-110 60,-120", tone, stroke=12)
    pen.path("M72,-56 L52,-190", tone, stroke=10)
    pen.path("M28,-200 h52", palette.dark, stroke=9)
    pen.path("M-64,-120 h64 a12,12 0 0 1 0,22 h-50 a14,14 0 0 1 -14,-22Z", palette.dark)
    for x, r in ((-78, 38), (74, 58)):
        pen.circle(x, -r, r, palette.dark)
        pen.circle(x, -r, r * 0.72, palette.light)
        with marks(pen):
            for a in range(0, 180, 30):
                c, s = math.cos(math.radians(a)) * r * 0.7, math.sin(math.radians(a)) * r * 0.7
                pen.line(x - c, -r - s, x + c, -r + s, mix(palette.metal, palette.dark, 0.3), 2.4)
        pen.circle(x, -r, r * 0.18, tone)


@motif("cardboard box", size=(260, 190), tags=("box",), anchors={"inside": (0, -150)})
def cardboard_box(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, porthole: bool = False) -> None:
    """An open box with its flaps out."""
    tone = pick(colour, palette, "wood")
    card = mix(tone, "#d9b37c", 0.6)
    pen.path("M-110,-150 L110,-150 L110,-120 L-110,-120Z", darken(card, 0.45))
    pen.path("M-120,-150 L-168,-196 L-120,-200 L-100,-150Z M120,-150 L168,-196 L120,-200 L100,-150Z", darken(card, 0.1))
    pen.path("M-120,-150 h240 v150 h-240Z", card)
    pen.path("M-120,-150 L-140,-98 L130,-98 L120,-150Z", lighten(card, 0.16))
    with marks(pen):
        pen.rect(-14, -98, 28, 98, mix(card, "#f0dcb0", 0.5))
    if porthole:
        pen.circle(-66, -46, 26, palette.dark)
        lit(pen, ring(-66, -46, 20), palette.glow)


@motif("mittens", size=(220, 200), origin="hang", tags=("clothing",), anchors={"left": (-70, 120), "right": (70, 120)})
def mittens(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """Two mittens on one string."""
    tone = pick(colour, palette, "accent")
    pen.path("M-70,92 C-60,-20 60,-20 70,92", palette.light, stroke=4)
    for side in (-1, 1):
        with pen.at(70 * side, 90, turn=-6 * side, flip=side < 0):
            with one_sheet(pen):
                pen.path("M-26,0 h52 v44 c14,-6 30,6 20,22 l-20,20 c0,34 -52,34 -52,0Z", tone)
                pen.erase("M0,44 l10,12 -10,12 -10,-12Z")
            pen.rect(-30, -8, 60, 22, palette.light, radius=5)


@motif("paper crown", size=(200, 140), tags=("paper", "hat"), anchors={"rim": (0, 0)})
def paper_crown(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A crown from a sheet of gold paper, pierced."""
    tone = pick(colour, palette, "accent2")
    with one_sheet(pen):
        pen.path("M-94,0 L-100,-110 L-56,-56 L-34,-134 L0,-66 L34,-134 L56,-56 L100,-110 L94,0Z", tone)
        for x in (-60, -20, 20, 60):
            pen.erase(ring(x, -24, 8))


@motif("baby tooth", size=(90, 110), origin="centre", tags=("body",))
def baby_tooth(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A milk tooth with two roots."""
    pen.path("M-40,-30 C-44,-60 -14,-58 0,-48 C14,-58 44,-60 40,-30 C38,0 32,16 28,44 C24,58 12,54 10,36 C8,18 -8,18 -10,36 C-12,54 -24,58 -28,44 C-32,16 -38,0 -40,-30Z", pick(colour, palette, "light"))


@motif("conker", size=(150, 140), tags=("plant",))
def conker(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A chestnut in its half-open shell."""
    shell = pick(colour, palette, "leaf")
    spikes = "".join(f" L{66 * math.cos(a) * (1.0 if i % 2 else 1.18):.1f},{-64 + 62 * math.sin(a) * (1.0 if i % 2 else 1.18):.1f}" for i, a in enumerate(np.linspace(0, 6.283, 37)[:-1]))
    pen.path("M" + spikes[2:] + "Z", shell)
    pen.path("M-46,-70 C-40,-118 40,-118 46,-70 C40,-20 -40,-20 -46,-70Z", lighten(shell, 0.5))
    pen.path("M-36,-72 C-30,-108 30,-108 36,-72 C32,-30 -32,-30 -36,-72Z", "#7a3a1c")
    pen.path("M-18,-92 C-8,-104 12,-104 20,-92 C10,-96 -8,-96 -18,-92Z", "#e0b48a")
