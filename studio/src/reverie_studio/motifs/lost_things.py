"""Small things that a childhood loses and a search may find."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


@motif("ball of yarn", size=(150, 140), tags=("thread", "home"), anchors={"end": (70, -6), "top": (0, -132)})
def ball_of_yarn(pen: Pen, c: Palette, rng: Rng, *, colour: Colour = "accent") -> None:
    """A wound ball with its end loose."""
    wool = c.resolve(colour)
    pen.circle(0, -66, 64, wool)
    for turn in (-40, 20, 75):
        with pen.at(0, -66, turn=turn):
            for k in range(5):
                pen.path(f"M-{60 - k * 5},{-26 + k * 13}Q0,{-52 + k * 13} {60 - k * 5},{-26 + k * 13}", darken(wool, 0.14 + 0.05 * (k % 2)), stroke=2.6)
    pen.path("M48,-22C70,-6 62,2 80,-4", wool, stroke=4)


@motif("mitten", size=(120, 160), origin="centre", tags=("clothing", "lost"), anchors={"cuff": (0, 76), "thumb": (-50, 6)})
def mitten(pen: Pen, c: Palette, rng: Rng, *, colour: Colour = "accent") -> None:
    """One mitten with a cuff and a star."""
    wool = c.resolve(colour)
    pen.path("M-34,50C-44,10 -40,-70 6,-78C50,-76 50,-20 40,50Z", wool)
    pen.path("M-30,30C-64,20 -66,-14 -48,-20C-36,-16 -34,0 -26,6Z", wool)
    pen.rect(-38, 46, 82, 30, lighten(wool, 0.5), radius=8)
    for x in range(-28, 44, 12):
        pen.line(x, 50, x, 72, darken(wool, 0.1), 3)
    for k in range(4):
        a = math.pi * k / 4
        pen.line(6 - 20 * math.cos(a), -18 - 20 * math.sin(a), 6 + 20 * math.cos(a), -18 + 20 * math.sin(a), lighten(wool, 0.7), 4)


@motif("small shoes", size=(170, 90), tags=("clothing", "child"), anchors={"left": (-50, -30), "right": (50, -30)})
def small_shoes(pen: Pen, c: Palette, rng: Rng, *, colour: Colour = "accent") -> None:
    """A pair with straps, side by side, waiting."""
    tone = c.resolve(colour)
    for x in (-44, 44):
        with pen.at(x, 0):
            pen.path("M-38,-4C-42,-50 -30,-64 -16,-62C-8,-40 14,-40 34,-30C46,-22 44,-4 36,-2H-34Z", tone)
            pen.path("M-34,-50C-26,-60 -18,-60 -14,-54L-12,-36C-22,-30 -32,-34 -34,-50Z", darken(tone, 0.5))
            pen.path("M-34,-34Q-14,-26 4,-40L8,-32Q-12,-16 -36,-24Z", lighten(tone, 0.25))
            pen.circle(4, -34, 4, c.glow)
            pen.rect(-40, -6, 80, 7, darken(tone, 0.4), radius=3)


@motif("folded crown", size=(210, 120), tags=("toy", "power"), anchors={"middle": (0, -30)})
def paper_crown(pen: Pen, c: Palette, rng: Rng, *, colour: Colour = "accent2") -> None:
    """Cut with blunt scissors and glued at the back."""
    tone = c.resolve(colour)
    pen.path("M-96,-6L-100,-92L-62,-54L-40,-108L-6,-58L26,-116L52,-56L92,-98L96,-6C40,10 -40,10 -96,-6Z", tone)
    pen.path("M-96,-6C-40,10 40,10 96,-6L95,-24C40,-8 -40,-8 -96,-24Z", darken(tone, 0.2))
    for x, y in ((-60, -34), (0, -28), (60, -36)):
        pen.circle(x, y, 8, c.accent)


@motif("milk tooth", size=(100, 120), origin="centre", tags=("body", "child"), anchors={"top": (0, -50)})
def milk_tooth(pen: Pen, c: Palette, rng: Rng) -> None:
    """A small tooth, very white."""
    pen.path("M-40,-34C-30,-62 -12,-50 0,-46C12,-50 30,-62 40,-34C46,-6 30,12 28,50C22,62 12,60 8,24C4,14 -4,14 -8,24C-12,60 -22,62 -28,50C-30,12 -46,-6 -40,-34Z", "#f8f4ea")
    pen.path("M-14,-40C-4,-30 8,-32 18,-40", darken("#f8f4ea", 0.2), stroke=3)
    pen.path("M16,-6C26,-10 34,-20 34,-32C44,-10 28,10 26,40C20,20 14,6 16,-6Z", darken("#f8f4ea", 0.14))


