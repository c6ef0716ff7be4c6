"""School, bedroom and street, designed as cut paper."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.motifs._paper import lit, marks
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


@motif("milk bottle", size=(100, 250), tags=("food", "glass"), anchors={"top": (0, -248)})
def milk_bottle(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, full: float = 0.75) -> None:
    """A bottle of milk with a foil cap."""
    glass = mix(palette.haze, palette.light, 0.3)
    shape = "M-22,-232 h44 v50 C24,-150 46,-150 46,-104 V-14 c0,10 -6,14 -14,14 h-64 c-8,0 -14,-4 -14,-14 V-104 C-46,-150 -24,-150 -22,-182Z"
    pen.path(shape, glass)
    with pen.clip(shape):
        pen.rect(-60, -200 * full, 120, 210, "#fffdf6")
    pen.path("M-28,-232 C-28,-252 28,-252 28,-232 l4,16 -8,-5 -8,5 -8,-5 -8,5 -8,-5 -8,5 -8,-5 -8,5Z", pick(colour, palette, "accent"))


