"""What stands by the road and what a traveller carries."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


@motif("cairn", size=(170, 220), tags=("wayside", "stone"), anchors={"top": (0, -216)})
def cairn(pen: Pen, c: Palette, rng: Rng, *, stones: int = 7) -> None:
    """Stones put on each other by everybody who came past."""
    y, wide = 0.0, 78.0
    for k in range(stones):
        h = 30 - k * 1.6
        tone = lighten(c.stone, 0.1 + 0.08 * (k % 3)) if k % 2 else darken(c.stone, 0.08)
        shift = rng.uniform(-8, 8)
        pen.path(f"M{shift - wide},{y - h * 0.4}C{shift - wide},{y - h * 1.1} {shift - wide * 0.3},{y - h * 1.2} {shift + wide * 0.2},{y - h}"
                 f"C{shift + wide},{y - h * 0.9} {shift + wide},{y} {shift + wide * 0.5},{y}H{shift - wide * 0.6}Z", tone)
        y -= h * 0.92
        wide *= 0.8


@motif("haystack", size=(260, 220), tags=("field",), anchors={"top": (0, -216), "side": (-70, -90)})
def haystack(pen: Pen, c: Palette, rng: Rng, *, colour: Colour = "accent2") -> None:
    """A round stack on a pole, combed by the rake."""
    hay = c.resolve(colour)
    pen.rect(-5, -228, 10, 60, c.wood)
    pen.path("M-126,0C-140,-90 -80,-200 0,-208C80,-200 140,-90 126,0C60,12 -60,12 -126,0Z", hay)
    for k in range(22):
        a = -1 + 2 * k / 21
        pen.path(f"M{a * 16},{-196 + abs(a) * 8}Q{a * 110},{-130} {a * 118},{-10 - rng.uniform(0, 30)}", darken(hay, 0.22 if k % 2 else 0.1), stroke=3)


@motif("raft", size=(360, 70), tags=("boat", "way"), anchors={"deck": (0, -34), "bow": (160, -30), "stern": (-160, -30)})
def raft(pen: Pen, c: Palette, rng: Rng) -> None:
    """Seven logs and a few turns of rope."""
    for k in range(7):
        y = -36 + k * 6
        end = rng.uniform(-10, 10)
        pen.rect(-176 + k * 2 + end, y - 9, 344, 20, lighten(c.wood, 0.22) if k % 2 else c.wood, radius=9)
        pen.oval(170 + k * 2 + end, y + 1, 7, 10, lighten(c.wood, 0.5))
    for x in (-110, 0, 110):
        pen.path(f"M{x},-46l8,56h8l-8,-56Z", c.light)


@motif("bindle", size=(260, 150), origin="centre", tags=("luggage",), anchors={"grip": (110, 50), "bundle": (-90, -10)})
def bindle(pen: Pen, c: Palette, rng: Rng, *, colour: Colour = "accent") -> None:
    """Everything one owns, knotted in a cloth on a stick."""
    cloth = c.resolve(colour)
    pen.taper([(-110, -64), (0, -12), (126, 60)], 9, 7, c.wood)
    pen.path("M-94,-52C-150,-20 -148,64 -92,70C-34,66 -34,-18 -88,-52Z", cloth)
    pen.path("M-94,-52L-124,-76L-98,-64L-90,-84L-84,-60L-58,-66L-86,-48Z", darken(cloth, 0.15))
    for x, y in ((-110, 0), (-80, 20), (-104, 44), (-68, -10), (-124, 24)):
        pen.circle(x, y, 6, lighten(cloth, 0.6))


@motif("pilgrim staff", size=(90, 360), tags=("luggage", "way"), anchors={"grip": (0, -230), "top": (0, -356)})
def pilgrim_staff(pen: Pen, c: Palette, rng: Rng) -> None:
    """A crooked staff with a gourd and a shell."""
    pen.taper([(6, 0), (-4, -120), (5, -240), (-10, -320), (14, -352), (26, -330)], 9, 7, c.wood)
    pen.path("M6,-286C24,-282 26,-262 20,-254C40,-240 38,-200 14,-200C-12,-200 -12,-240 6,-254C0,-262 -2,-280 6,-286Z", c.accent2)
    pen.path("M-6,-300l8,12", c.dark, stroke=3)
    pen.path("M-8,-190C-34,-190 -36,-164 -12,-156C6,-164 10,-184 -8,-190Z", c.light)
    for k in range(4):
        pen.line(-12, -158, -26 + k * 9, -186, darken(c.light, 0.3), 1.8)


@motif("weighing hook", size=(120, 260), origin="hang", tags=("market",), anchors={"hook": (0, 236)})
def weighing_hook(pen: Pen, c: Palette, rng: Rng) -> None:
    """A spring balance with a dial and a hook."""
    pen.circle(0, 14, 14, c.metal, stroke=5)
    pen.rect(-34, 30, 68, 120, c.metal, radius=10)
    pen.circle(0, 82, 27, c.light)
    pen.line(0, 82, 14, 64, c.accent, 4)
    pen.path("M0,150V196C0,196 26,206 22,228C16,248 -20,246 -20,224", darken(c.metal, 0.3), stroke=7)


@motif("bunch of keys", size=(180, 220), origin="hang", tags=("threshold",), anchors={"ring": (0, 40), "bottom": (0, 216)})
def bunch_of_keys(pen: Pen, c: Palette, rng: Rng, *, count: int = 6) -> None:
    """A porter's ring with too many keys."""
    pen.circle(0, 44, 40, c.metal, stroke=7)
    for k in range(count):
        turn = -50 + 100 * k / max(1, count - 1)
        tone = (c.metal, darken(c.metal, 0.3), lighten(c.metal, 0.3))[k % 3]
        with pen.at(40 * math.sin(math.radians(-turn)) * 0.9, 44 + 38 * math.cos(math.radians(turn)), turn=turn):
            pen.circle(0, 14, 12, tone, stroke=6)
            pen.rect(-4, 26, 8, 76, tone)
            pen.path("M4,78h18v8h-8v6h8v10h-18Z", tone)
