"""Beasts met on the road: those that help, tempt or keep the way."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


@motif("otter", size=(180, 300), tags=("animal", "helper"), anchors={"head": (6, -262), "hand": (52, -150), "top": (6, -296)})
def otter(pen: Pen, c: Palette, rng: Rng, *, colour: Colour = "wood") -> None:
    """An otter upright on its hind feet, paws before it."""
    fur = c.resolve(colour)
    pen.path("M-30,-12C-90,-20 -130,2 -150,0C-120,-24 -80,-50 -36,-50Z", darken(fur, 0.12))
    pen.path("M-44,0C-64,-70 -40,-190 -24,-220C0,-236 40,-230 46,-200C64,-140 62,-60 48,0Z", fur)
    pen.path("M-14,-20C-24,-90 -10,-180 14,-206C40,-190 46,-90 30,-20Z", lighten(fur, 0.45))
    pen.path("M-38,-236C-40,-280 -12,-298 12,-296C44,-294 60,-268 66,-252C60,-236 30,-222 2,-222C-20,-222 -34,-226 -38,-236Z", fur)
    pen.path("M20,-250C36,-262 58,-258 66,-252C60,-238 36,-228 18,-232Z", lighten(fur, 0.5))
    pen.oval(63, -256, 7, 5, c.dark)
    pen.circle(22, -268, 5, c.dark)
    pen.circle(-22, -280, 9, darken(fur, 0.25))
    for dy in (-2, 5, 12):
        pen.line(46, -244 + dy / 2, 84, -248 + dy * 2, darken(fur, 0.4), 1.6)
    pen.path("M-6,-186C10,-150 34,-140 54,-150L58,-140C34,-122 4,-134 -20,-168Z", darken(fur, 0.14))
    for x in (-30, 30):
        pen.oval(x + 6, -4, 26, 9, darken(fur, 0.3))


@motif("lamb", size=(200, 190), tags=("animal", "innocence"), anchors={"back": (10, -130), "head": (-70, -150)})
def lamb(pen: Pen, c: Palette, rng: Rng, *, colour: Colour = "light") -> None:
    """A lamb on new legs."""
    wool = c.resolve(colour)
    for x, lean in ((-40, -10), (-14, 4), (44, -4), (66, 10)):
        pen.path(f"M{x - 7},-64L{x + lean - 6},0H{x + lean + 8}L{x + 9},-64Z", darken(wool, 0.16))
        pen.rect(x + lean - 7, -9, 15, 9, c.dark, radius=3)
    for x, y, r in ((-40, -92, 34), (-4, -104, 38), (36, -98, 38), (64, -84, 30), (10, -74, 36), (-30, -74, 28)):
        pen.circle(x, y, r, wool)
    pen.path("M80,-100C104,-104 108,-80 96,-64C90,-74 84,-80 76,-82Z", wool)
    pen.path("M-58,-106C-60,-150 -80,-176 -100,-166C-122,-154 -126,-126 -116,-118C-100,-108 -80,-104 -58,-92Z", lighten(wool, 0.1))
    pen.path("M-70,-158C-50,-166 -40,-156 -34,-146C-48,-140 -62,-144 -72,-148Z", darken(wool, 0.12))
    pen.circle(-94, -142, 4.5, c.dark)
    pen.path("M-122,-126q6,4 10,0", c.accent, stroke=3)


@motif("toll raven", size=(190, 230), tags=("animal", "keeper"), anchors={"beak": (-86, -176), "head": (-50, -190), "hat": (-44, -216)})
def toll_raven(pen: Pen, c: Palette, rng: Rng, *, hat: bool = True) -> None:
    """A raven with a flat cap that holds out its beak."""
    coat = lighten(c.dark, 0.14)
    for x in (-14, 16):
        pen.path(f"M{x},-46L{x - 4},-4M{x - 18},0L{x - 4},-6L{x + 12},0", c.wood, stroke=5)
    pen.path("M-64,-190C-60,-120 -50,-60 0,-44C50,-40 84,-30 96,6C100,-50 80,-120 30,-160C10,-190 -20,-210 -44,-208Z", coat)
    pen.path("M-20,-140C30,-130 60,-80 86,-10C40,-40 -6,-70 -24,-110Z", lighten(coat, 0.2))
    pen.circle(-46, -186, 30, coat)
    pen.path("M-68,-196C-96,-192 -112,-180 -118,-168C-98,-166 -80,-168 -64,-174Z", darken(coat, 0.3))
    pen.circle(-54, -192, 5, c.glow)
    if hat:
        pen.path("M-82,-206C-80,-234 -10,-236 -14,-204C-30,-198 -60,-198 -82,-206Z", c.accent)
        pen.path("M-84,-204C-94,-202 -100,-198 -102,-194C-84,-194 -70,-198 -60,-202Z", darken(c.accent, 0.3))
