"""Food: small feasts and single slices."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import blob
from reverie_studio.motifs._solids import Turned, flame, pick, tones
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


@motif(
    "cake", tags=("food", "feast"), size=(264, 272),
    anchors={
        "top": (0, -266), "tier": (0, -150), "tier_top": (0, -220), "plate": (0, -10),
        "missing": (70, -80),
    },
)
def cake(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    icing: Colour | None = None, candles: int = 3, slice_gone: bool = True,
) -> None:
    """A tiered cake on a stand with candles; one slice has been taken."""
    t = tones(pick(colour, mix("#e9b9ac", palette.accent, 0.12), palette, 0.04), palette)
    cream = tones(pick(icing, "#f5ecdc", palette, 0.02), palette, depth=0.24)
    stand = tones("#cfd6d2", palette)
    Turned("2,60 -6,64! -12,30 -20,20 -30,30 -34,126! -40,130 -44,130", tilt=0.2).paint(pen, stand)
    pen.oval(0, -44, 130, 26, stand.lit)
    low = Turned("-46,104 -52,106 -130,104 -138,100", tilt=0.2)
    low.paint(pen, t)
    pen.oval(0, -138, 100, 20, cream.lit)
    if slice_gone:
        sponge = tones("#d9a862", palette)
        pen.path(blob("20,-138! 58,-124! 58,-34! 20,-54!"), sponge.shade)
        pen.path(blob("58,-124! 92,-128! 92,-46! 58,-34!"), cream.far)
        pen.path(blob("20,-138! 96,-134! 92,-128! 58,-124!"), cream.far)
        for y in (-110.0, -82.0):
            pen.path(f"M20,{y - 8} L58,{y + 6}", palette.accent, stroke=6)
        pen.path(blob("58,-124! 102,-132! 100,-46! 58,-34!"), sponge.base)
        for y in (-104.0, -76.0):
            pen.path(f"M58,{y + 6} L101,{y - 4}", palette.accent, stroke=6)
    drip = [low.at(math.sin(a), -136) for a in np.linspace(-1.32, 0.05 if slice_gone else 1.32, 11)]
    for i, (x, y) in enumerate(drip):
        pen.path(
            f"M{x - 10},{y - 6} v{14 + (i * 7) % 18} q10,12 20,0 v{-14 - (i * 7) % 18}Z",
            cream.base if x < 40 else cream.shade,
        )
    high = Turned("-140,66 -200,64 -206,62", tilt=0.2)
    high.paint(pen, cream)
    high.dots(pen, -160, 9, 6, t.base)
    high.dots(pen, -180, 9, 4, palette.accent2, shift=0.5)
    pen.oval(0, -206, 62, 12.4, t.lit)
    for i in range(9):
        k = math.sin(-1.4 + 2.8 * i / 8)
        x, y = high.at(k, -204)
        pen.circle(x, y, 8, t.base if k < 0.4 else t.shade)
        pen.circle(x - 2, y - 3, 3, t.lit)
    for i in range(candles):
        x = (i - (candles - 1) / 2) * 26
        y = -208 + abs(x) * 0.03
        Turned(f"{y},4.5 {y - 36},4.5", x=x).paint(
            pen, tones(palette.accent2 if i % 2 else palette.light, palette)
        )
        flame(pen, palette, x, y - 38, 24)


