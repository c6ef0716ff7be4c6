"""Playthings of a childhood, designed as cut paper: few sheets, pierced patterns, no shading."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

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


@motif("skipping rope", size=(330, 210), origin="centre", tags=("toy",), anchors={"left": (-150, -70), "right": (150, -70)})
def skipping_rope(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A rope hanging in a bow between its handles."""
    pen.path("M-150,-66 C-150,150 150,150 150,-66", pick(colour, palette, "light"), stroke=7)
    for x in (-150, 150):
        pen.rect(x - 11, -104, 22, 60, palette.accent, radius=9)
        pen.rect(x - 11, -84, 22, 8, palette.accent2)


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
