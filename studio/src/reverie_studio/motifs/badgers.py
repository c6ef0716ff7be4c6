"""A badger is a grey loaf with a striped face; asleep it is a face among paws."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import blob, brush, form, limb, tones
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

_INK, _CHALK = "#241d1e", "#f4ead6"


def _face(pen: Pen, awake: bool) -> None:
    """Seen from the front, nose down, about 130 wide; the origin is the middle."""
    for side in (-1, 1):
        pen.circle(side * 50, -42, 17, _INK)
        pen.circle(side * 52, -47, 9, _CHALK)
    skull = blob("0,-66 42,-52 62,-8 44,28 24,62 0,74 -24,62 -44,28 -62,-8 -42,-52")
    pen.path(skull, _CHALK)
    with pen.clip(skull):
        pen.path("M10,70 Q-40,40 -80,70 V0 Z M0,80 L80,80 V-10 Q60,40 0,62Z", mix(_CHALK, "#b89a78", 0.4), 0.6)
        for side in (-1, 1):
            pen.path(f"M{side * 8},62 Q{side * 14},10 {side * 12},-70 H{side * 46} "
                     f"Q{side * 48},0 {side * 26},58Z", _INK)  # fmt: skip
    if awake:
        for side in (-1, 1):
            pen.circle(side * 29, -6, 23, "#fffdf0")
            pen.circle(side * 29, -6, 23, "#3a2a22", stroke=2.5)
            pen.circle(side * 27 + 2, -2, 10, "#1d1514")
            pen.circle(side * 27 - 1, -6, 3.6, "#ffffff")
    else:
        for side in (-1, 1):
            pen.path(f"M{side * 16},-4 q{side * 12},12 {side * 22},0", _CHALK, stroke=3.4)
    pen.oval(0, 66, 17, 13, _INK)
    pen.oval(-4, 62, 6, 3.6, "#8a7a74")


@motif("badger", tags=("animal", "wild"), size=(240, 300), origin="ground",
       anchors={"head": (0, -200), "hand": (-70, -92), "hand_right": (70, -92), "lap": (0, -60)})
def badger(pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour = "#8b827c",
           awake: bool = True) -> None:  # fmt: skip
    """A badger that sits upright, seen from the front, paws raised before its belly."""
    t = tones(colour, palette)
    body = blob("0,-190 66,-160 104,-70 96,-8 40,4 -40,4 -96,-8 -104,-70 -66,-160")
    form(pen, body, t, cut=14)
    brush(pen, rng, body, (-100, -180, 100, 0), t.shade, count=60, angle=80, length=20, alpha=0.5)
    pen.path(blob("0,-130 46,-96 54,-40 30,-6 -30,-6 -54,-40 -46,-96"), mix(_INK, colour, 0.25))
    for side in (-1, 1):
        pen.oval(side * 62, -4, 38, 20, _INK)
        pen.oval(side * 74, -10, 12, 9, mix(_INK, _CHALK, 0.3))
        limb(pen, tones(_INK, palette), f"{side * 74},-140,22 {side * 100},-104,19 {side * 70},-90,16")
    with pen.at(0, -206, turn=-3):
        _face(pen, awake)


@motif("sleeping badger", tags=("animal", "wild", "asleep"), size=(230, 150), origin="ground",
       anchors={"head": (62, -52), "back": (-40, -140)})
def sleeping_badger(pen: Pen, palette: Palette, rng: np.random.Generator, *, colour: Colour = "#8b827c",
                    tilt: float = 24.0, paw: bool = True) -> None:  # fmt: skip
    """A badger curled up, face towards us, one paw over the nose."""
    t = tones(colour, palette)
    body = blob("-116,-30 -92,-112 -20,-146 58,-120 100,-56 92,-8 0,4 -90,2")
    form(pen, body, t, cut=13)
    brush(pen, rng, body, (-110, -140, 90, 0), t.shade, count=60, angle=160, length=22, alpha=0.5)
    brush(pen, rng, body, (-110, -150, 90, -70), t.lit, count=30, angle=160, length=18, alpha=0.5)
    with pen.at(58, -62, turn=tilt, scale=0.92):
        _face(pen, awake=False)
    if paw:
        dark = tones("#2e2524", palette)
        limb(pen, dark, "-20,-10,17 14,-18,17 34,-22,16")
        for dy in (-10, -1, 8):
            pen.line(38, -22 + dy, 50, -22 + dy * 1.2, _CHALK, 3)
