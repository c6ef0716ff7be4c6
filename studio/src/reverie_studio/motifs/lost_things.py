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


@motif("hoop and stick", size=(250, 240), tags=("toy",), anchors={"hoop": (-20, -116), "stick": (110, -150)})
def hoop_and_stick(pen: Pen, c: Palette, rng: Rng) -> None:
    """A hoop that goes on rolling by itself."""
    pen.circle(-10, -112, 106, c.wood, stroke=11)
    pen.circle(-10, -112, 106, lighten(c.wood, 0.4), stroke=3)
    pen.taper([(46, -170), (126, -214)], 8, 7, c.accent)


@motif("hobby horse", size=(170, 400), tags=("toy", "horse"), anchors={"head": (-20, -340), "saddle": (0, -170), "grip": (0, -260)})
def hobby_horse(pen: Pen, c: Palette, rng: Rng, *, colour: Colour = "light") -> None:
    """A stuffed head on a stick, with a mane of wool."""
    tone = c.resolve(colour)
    pen.rect(-6, -270, 12, 262, c.wood, radius=4)
    pen.circle(0, -8, 14, c.accent)
    pen.path("M-24,-250C-30,-300 -44,-316 -76,-300C-92,-290 -96,-318 -80,-334C-60,-360 -30,-390 6,-388C44,-380 44,-320 26,-250Z", tone)
    pen.path("M-10,-386L-6,-418L12,-390Z", tone)
    for k in range(7):
        y = -384 + k * 20
        pen.path(f"M{16 + k * 2},{y}C{44},{y - 4} {56},{y + 10} {48},{y + 26}C{36},{y + 20} {28},{y + 20} {18},{y + 18}Z", c.accent if k % 2 else darken(c.accent, 0.2))
    pen.circle(-26, -346, 6, c.dark)
    pen.path("M-78,-320L-20,-300L22,-330M-50,-310L-30,-370", c.accent2, stroke=6)


@motif("butterfly net", size=(160, 380), tags=("toy", "tool"), anchors={"mouth": (0, -330), "grip": (0, -60)})
def butterfly_net(pen: Pen, c: Palette, rng: Rng, *, torn: bool = False) -> None:
    """A net on a long stick; it may be torn."""
    pen.taper([(0, 0), (0, -290)], 9, 7, c.wood)
    pen.path("M-62,-334C-54,-280 -10,-220 44,-196C66,-230 66,-290 62,-334Z", c.light)
    for k in range(6):
        pen.path(f"M{-58 + k * 23},-330Q{-20 + k * 14},-260 {10 + k * 9},-214", darken(c.light, 0.25), stroke=1.8)
        pen.path(f"M{-58 + k * 8},{-320 + k * 19}H62", darken(c.light, 0.25), stroke=1.8)
    pen.oval(0, -334, 64, 20, c.metal, stroke=6)
    if torn:
        pen.erase("M-10,-280L20,-290L34,-250L8,-236Z")


@motif("marbles", size=(190, 80), tags=("toy",), anchors={"big": (-40, -30)})
def marbles(pen: Pen, c: Palette, rng: Rng) -> None:
    """Five marbles with a twist of colour inside."""
    for x, y, r, tone in ((-46, -30, 30, c.accent2), (10, -18, 19, c.accent), (54, -22, 22, c.water), (86, -12, 12, c.leaf), (-88, -13, 13, c.accent)):
        pen.circle(x, y, r, lighten(tone, 0.55))
        pen.path(f"M{x - r * 0.7},{y}C{x - r * 0.2},{y - r} {x + r * 0.2},{y + r} {x + r * 0.7},{y}C{x + r * 0.2},{y + r * 0.3} {x - r * 0.2},{y - r * 0.4} {x - r * 0.7},{y}Z", tone)
        pen.circle(x - r * 0.35, y - r * 0.4, r * 0.16, "#ffffff")


@motif("milk tooth", size=(100, 120), origin="centre", tags=("body", "child"), anchors={"top": (0, -50)})
def milk_tooth(pen: Pen, c: Palette, rng: Rng) -> None:
    """A small tooth, very white."""
    pen.path("M-40,-34C-30,-62 -12,-50 0,-46C12,-50 30,-62 40,-34C46,-6 30,12 28,50C22,62 12,60 8,24C4,14 -4,14 -8,24C-12,60 -22,62 -28,50C-30,12 -46,-6 -40,-34Z", "#f8f4ea")
    pen.path("M-14,-40C-4,-30 8,-32 18,-40", darken("#f8f4ea", 0.2), stroke=3)
    pen.path("M16,-6C26,-10 34,-20 34,-32C44,-10 28,10 26,40C20,20 14,6 16,-6Z", darken("#f8f4ea", 0.14))


@motif("kaleidoscope", size=(240, 100), origin="centre", tags=("toy", "seeing"), anchors={"eye": (-110, 20), "end": (110, -26)})
def kaleidoscope(pen: Pen, c: Palette, rng: Rng) -> None:
    """A paper tube with coloured glass at the end."""
    with pen.at(0, 0, turn=-12):
        pen.rect(-104, -34, 200, 68, c.accent, radius=5)
        for k in range(5):
            pen.path(f"M{-84 + k * 38},-34l18,34l-18,34l-12,0l18,-34l-18,-34Z", c.accent2 if k % 2 else c.light)
        pen.oval(98, 0, 14, 35, c.metal)
        pen.oval(100, 0, 9, 27, c.water)
        pen.rect(-118, -24, 18, 48, c.metal, radius=3)


@motif("abandoned doll", size=(160, 260), tags=("toy", "child"), anchors={"head": (0, -214), "lap": (0, -70)})
def abandoned_doll(pen: Pen, c: Palette, rng: Rng, *, colour: Colour = "accent") -> None:
    """A rag doll that sits and looks ahead with two stitches."""
    cloth = c.resolve(colour)
    for x in (-34, 34):
        pen.path(f"M{x * 0.6},-84L{x * 2},-14L{x * 2 + 14},-4L{x * 2 - 14},2L{x * 0.3},-60Z", c.light)
        pen.path(f"M{x},-160L{x * 2},-92L{x * 2 - 8},-84L{x * 0.8},-130Z", c.skin)
    pen.path("M-36,-172H36L62,-54C20,-40 -20,-40 -62,-54Z", cloth)
    for x in (-34, -4, 26):
        pen.circle(x, -92, 7, lighten(cloth, 0.6))
    pen.circle(0, -208, 42, c.skin)
    for side in (-1, 1):
        pen.path(f"M0,-250C{side * 60},-250 {side * 60},-190 {side * 46},-150L{side * 34},-156C{side * 44},-200 {side * 30},-230 0,-230Z", c.accent2)
    for x in (-15, 15):
        pen.path(f"M{x - 5},-212l10,8m0,-8l-10,8", c.dark, stroke=3)
    pen.path("M-12,-186Q0,-180 12,-186", c.dark, stroke=3)


@motif("wandering bubble", size=(160, 160), origin="centre", tags=("air", "toy"), anchors={"inside": (0, 0)})
def soap_bubble(pen: Pen, c: Palette, rng: Rng) -> None:
    """A thin round nothing with a window in it."""
    pen.circle(0, 0, 76, lighten(c.water, 0.6), 0.5)
    pen.circle(0, 0, 72, c.paper, 0.75)
    pen.path("M-58,16C-50,46 -20,62 10,58C-16,50 -44,36 -58,16Z", c.accent, 0.5)
    pen.path("M22,-60C46,-50 60,-24 58,0C52,-26 40,-44 22,-60Z", c.water, 0.7)
    pen.path("M-44,-40Q-34,-52 -22,-56L-18,-44Q-30,-40 -38,-30Z", "#ffffff")
