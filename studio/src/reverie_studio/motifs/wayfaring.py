"""What stands by the road and what a traveller carries."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


@motif("bell on a post", size=(150, 330), tags=("wayside", "sound"), anchors={"bell": (34, -230), "rope": (34, -150), "top": (0, -330)})
def bell_on_a_post(pen: Pen, c: Palette, rng: Rng, *, colour: Colour = "metal") -> None:
    """A crooked post with an arm, a small bell and its rope."""
    metal = c.resolve(colour)
    pen.path("M-14,0L-9,-330H9L14,0Z", c.wood)
    pen.path("M-6,-318H72V-302H-6Z", c.wood)
    pen.path("M6,-250L46,-300L54,-294L12,-240Z", darken(c.wood, 0.2))
    pen.path("M34,-302V-286", darken(metal, 0.4), stroke=4)
    pen.path("M34,-290C14,-286 18,-250 4,-234H64C50,-250 54,-286 34,-290Z", metal)
    pen.rect(2, -237, 64, 8, darken(metal, 0.25), radius=4)
    pen.circle(34, -224, 7, darken(metal, 0.4))
    pen.path("M34,-220C32,-190 40,-170 34,-150", c.light, stroke=3)
    pen.oval(0, 0, 26, 6, c.ground_shade)


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


@motif("stile", size=(300, 190), tags=("wayside", "threshold"), anchors={"step": (-40, -60), "top": (0, -110)})
def stile(pen: Pen, c: Palette, rng: Rng) -> None:
    """Two steps over a fence."""
    for x in (-130, -46, 46, 130):
        pen.rect(x - 9, -186, 18, 186, c.wood, radius=3)
    for y in (-166, -112, -58):
        pen.rect(-150, y, 300, 15, lighten(c.wood, 0.2), radius=4)
    pen.path("M-86,-62H20V-46H-86Z", darken(c.wood, 0.15))
    pen.path("M-30,-112H96V-96H-30Z", darken(c.wood, 0.15))
    for x, y in ((-76, -46), (6, -46), (80, -96)):
        pen.rect(x, y, 12, -y, darken(c.wood, 0.3))


@motif("turnstile", size=(220, 210), tags=("threshold", "machine"), anchors={"arms": (0, -130)})
def turnstile(pen: Pen, c: Palette, rng: Rng) -> None:
    """An iron cross that lets one through at a time."""
    pen.path("M-26,0L-14,-150H14L26,0Z", darken(c.metal, 0.25))
    pen.oval(0, -150, 30, 11, darken(c.metal, 0.4))
    for x, y in ((-104, -138), (104, -142), (34, -106), (-36, -176)):
        pen.taper([(0, -150), (x * 0.5, -150 + (y + 150) * 0.4), (x, y)], 15, 11, c.metal)
        pen.circle(x, y, 11, lighten(c.metal, 0.25))
    pen.circle(0, -160, 13, c.accent)


@motif("wayside shrine", size=(140, 320), tags=("wayside", "faith"), anchors={"niche": (0, -232), "top": (0, -318)})
def wayside_shrine(pen: Pen, c: Palette, rng: Rng, *, empty: bool = True, candle: bool = True) -> None:
    """A little roofed niche on a pillar, with or without a saint."""
    pen.path("M-30,0L-24,-176H24L30,0Z", c.stone)
    pen.rect(-46, -192, 92, 18, lighten(c.stone, 0.2))
    pen.path("M-46,-192V-280H46V-192Z", lighten(c.stone, 0.3))
    pen.path("M-28,-194V-246Q0,-280 28,-246V-194Z", darken(c.stone, 0.5))
    pen.path("M-64,-274L0,-326L64,-274L50,-268L0,-306L-50,-268Z", c.accent)
    if not empty:
        pen.path("M-14,-194C-16,-220 -8,-232 0,-232C8,-232 16,-220 14,-194Z", c.light)
        pen.circle(0, -240, 8, c.skin)
    if candle:
        pen.rect(-5, -214, 10, 20, c.light)
        pen.path("M0,-232C8,-222 4,-215 0,-215C-4,-215 -8,-222 0,-232Z", c.glow)


@motif("sundial", size=(180, 190), tags=("time", "garden"), anchors={"plate": (0, -168)})
def sundial(pen: Pen, c: Palette, rng: Rng) -> None:
    """A pillar with a plate and a bent gnomon."""
    pen.path("M-44,0H44L34,-18H22C16,-70 16,-100 24,-150H-24C-16,-100 -16,-70 -22,-18H-34Z", c.stone)
    pen.oval(0, -158, 84, 24, darken(c.stone, 0.2))
    pen.oval(0, -164, 84, 24, lighten(c.stone, 0.35))
    pen.path("M-6,-160L40,-206L46,-158Z", c.metal)
    pen.path("M0,-160L-66,-172L-60,-164Z", darken(c.stone, 0.45))
    for k in range(9):
        a = math.pi * (0.06 + 0.11 * k)
        pen.line(math.cos(a) * 64, -164 - math.sin(a) * 17, math.cos(a) * 76, -164 - math.sin(a) * 20, c.dark, 2.4)


@motif("haystack", size=(260, 220), tags=("field",), anchors={"top": (0, -216), "side": (-70, -90)})
def haystack(pen: Pen, c: Palette, rng: Rng, *, colour: Colour = "accent2") -> None:
    """A round stack on a pole, combed by the rake."""
    hay = c.resolve(colour)
    pen.rect(-5, -228, 10, 60, c.wood)
    pen.path("M-126,0C-140,-90 -80,-200 0,-208C80,-200 140,-90 126,0C60,12 -60,12 -126,0Z", hay)
    for k in range(22):
        a = -1 + 2 * k / 21
        pen.path(f"M{a * 16},{-196 + abs(a) * 8}Q{a * 110},{-130} {a * 118},{-10 - rng.uniform(0, 30)}", darken(hay, 0.22 if k % 2 else 0.1), stroke=3)


@motif("beehive", size=(180, 210), tags=("animal", "home"), anchors={"door": (0, -40), "top": (0, -206)})
def beehive(pen: Pen, c: Palette, rng: Rng) -> None:
    """A straw skep on a board."""
    straw = c.accent2
    for k in range(8):
        w = 84 * math.sqrt(max(0.05, 1 - ((k + 0.2) / 8.2) ** 2.2))
        pen.rect(-w, -38 - k * 22, 2 * w, 25, straw if k % 2 else lighten(straw, 0.2), radius=12)
    pen.path("M-20,-14V-34Q0,-56 20,-34V-14Z", c.dark)
    pen.rect(-96, -16, 192, 14, c.wood)
    pen.rect(-80, -4, 14, 6, darken(c.wood, 0.3))
    pen.rect(66, -4, 14, 6, darken(c.wood, 0.3))
    for x, y in ((96, -120), (-104, -90), (70, -180)):
        pen.oval(x, y, 7, 5, c.glow)
        pen.oval(x + 4, y - 6, 6, 3, c.light)


@motif("rope bridge", size=(560, 130), origin="centre", tags=("way", "threshold"), anchors={"left_end": (-280, -20), "right_end": (280, -20), "deck": (0, 40)})
def rope_bridge(pen: Pen, c: Palette, rng: Rng, *, gaps: int = 2) -> None:
    """Planks on two ropes, sagging, some planks missing."""
    def sag(x: float, low: float) -> float:
        return -20 + low * (1 - (x / 280) ** 2)

    for low in (62.0, 2.0):
        line = [(x, sag(x, low)) for x in range(-280, 281, 40)]
        pen.curve(line, c.wood, stroke=4.5, closed=False)
    lost = set(rng.choice(np.arange(6, 20), gaps, replace=False).tolist()) if gaps else set()
    for k in range(27):
        x = -270 + k * 20.8
        y = sag(x, 62)
        if k not in lost:
            pen.path(f"M{x - 8},{y - 4}l16,0l4,15l-16,0Z", lighten(c.wood, 0.25) if k % 3 else c.wood)
        if k % 3 == 0:
            pen.line(x, y, x, sag(x, 2), darken(c.wood, 0.2), 2)


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


@motif("road lantern", size=(150, 230), origin="hang", tags=("light",), anchors={"light": (0, 120), "bottom": (0, 226)})
def paper_lantern(pen: Pen, c: Palette, rng: Rng, *, colour: Colour = "glow") -> None:
    """A round lantern of ribs and thin paper."""
    tone = c.resolve(colour)
    pen.line(0, 0, 0, 34, c.dark, 3)
    pen.rect(-26, 32, 52, 12, c.wood, radius=3)
    pen.path("M-26,42C-96,70 -96,166 -26,192H26C96,166 96,70 26,42Z", tone)
    for k in range(1, 6):
        y = 42 + k * 25
        w = 76 * math.sin(math.pi * (k + 0.7) / 7.4)
        pen.path(f"M{-w},{y}Q0,{y + 12} {w},{y}", mix(tone, c.accent, 0.5), stroke=2.4)
    pen.rect(-26, 190, 52, 10, c.wood, radius=3)
    for x in (-10, 0, 10):
        pen.line(x, 200, x * 1.4, 228, c.accent, 3)


@motif("nutshell boat", size=(200, 210), tags=("boat", "small"), anchors={"seat": (0, -44), "mast": (8, -200)})
def nutshell_boat(pen: Pen, c: Palette, rng: Rng) -> None:
    """Half a walnut, a match, a leaf."""
    pen.taper([(8, -40), (6, -120), (10, -206)], 6, 4, c.wood)
    pen.path("M12,-200C80,-190 96,-120 84,-66C50,-70 24,-90 10,-62Z", c.leaf)
    pen.path("M12,-196C40,-150 60,-110 84,-68", darken(c.leaf, 0.3), stroke=2.6)
    pen.path("M-96,-56C-90,-10 -50,8 0,8C50,8 90,-10 96,-56Z", c.wood)
    pen.path("M-96,-56C-60,-76 60,-76 96,-56C60,-40 -60,-40 -96,-56Z", lighten(c.wood, 0.45))
    for x in (-62, -24, 18, 58):
        pen.path(f"M{x},-40Q{x + 12},-18 {x * 0.8},2", darken(c.wood, 0.3), stroke=3)


@motif("stilts", size=(120, 420), tags=("toy", "way"), anchors={"left_rest": (-30, -190), "right_rest": (30, -190)})
def stilts(pen: Pen, c: Palette, rng: Rng) -> None:
    """A pair of stilts leaning on nothing."""
    for side in (-1, 1):
        pen.taper([(side * 40, 0), (side * 30, -200), (side * 24, -416)], 12, 9, c.wood)
        pen.path(f"M{side * 30},-200h{side * 34}v12l{side * -30},26Z", lighten(c.wood, 0.25))
        pen.rect(side * 36 - 8, -14, 16, 14, c.accent)


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
