"""The fair: carousel, big wheel and the booths around them."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, curve, disc, form, tube
from reverie_studio.motifs._solids import Turned, brass, bright, pick, timber, tones
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


def _carousel_horse(
    pen: Pen, palette: Palette, x: float, y: float, s: float, t: Tones, saddle: Colour, back: bool
) -> None:
    """A small galloping horse on its pole, looking right."""
    gold = brass(palette)
    pen.line(x, y - 92 * s, x, y + 66 * s, gold.shade if back else gold.lit, 4 * s)
    with pen.at(x, y, scale=s):
        for line in (
            "-20,6,6 -34,18,5 -30,34,4", "20,8,6 36,12,5 40,28,4", "-14,8,6 -22,26,5 -38,30,4",
            "14,8,6 24,24,5 18,38,4",
        ):
            pen.path(tube(line), t.far if back else t.shade)
        pen.path(curve("-30,-6 -46,-2 -50,18"), timber(palette, "#5d3826").base, stroke=8)
        body = blob(
            "-32,-2 -24,-14 0,-14 16,-20 24,-40 30,-50 40,-48 54,-36 52,-30 40,-30 36,-16 30,4 "
            "10,12 -20,12"
        )
        if back:
            pen.path(body, t.shade)
        else:
            form(pen, body, t, cut=6)
        pen.path(curve("20,-22 26,-40 32,-50"), timber(palette, "#5d3826").base, stroke=6)
        pen.path(blob("-12,-16 10,-16 12,2 -10,4"), saddle)
        pen.circle(40, -39, 1.8, palette.dark)


@motif(
    "carousel", tags=("fairground", "building"), size=(396, 423),
    anchors={
        "top": (0, -417), "deck": (0, -40), "horse_left": (-110, -130), "horse_right": (96, -136),
        "roof": (0, -300), "eave_left": (-192, -236),
    },
)
def carousel(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, lit: bool = True, horses: bool = True,
) -> None:
    """A merry-go-round with gold poles; without horses it is only turning."""
    one = tones(pick(colour, palette.accent, palette, 0.03), palette)
    two = tones(pick(second, "#f0e3c8", palette, 0.03), palette)
    gold = brass(palette)
    deck = Turned("2,164 -6,170! -24,170! -30,160 -40,160", tilt=0.2)
    deck.paint(pen, one)
    deck.dots(pen, -15, 17, 5, palette.glow if lit else gold.base)
    pen.oval(0, -40, 160, 32, timber(palette, "#a8794a").base)
    pen.path(disc(24, -34, 120, 21), timber(palette, "#a8794a").shade)
    inner = mix(palette.glow, "#fff6dc", 0.3) if lit else two.shade
    drum = Turned("-40,56 -236,56", tilt=0.2)
    drum.paint(pen, tones(inner, palette, depth=0.3))
    for k in (-0.7, -0.05, 0.62):
        x, y = drum.at(k, -140)
        w = 20 * math.sqrt(1 - k * k) + 3
        pen.path(disc(x, y, w, 46), gold.base, stroke=4)
        pen.path(disc(x, y, w - 3, 42), mix(palette.light, palette.water, 0.35))
    herd = (
        ("#d9cbb4", palette.accent), ("#6d4b3a", palette.accent2), ("#efe6d6", "#3f7a80"),
        ("#4a4a55", palette.accent),
    )
    if horses:
        for i, (x, y) in enumerate(((-62, -140), (70, -128))):
            c, s = herd[(i + 2) % 4]
            _carousel_horse(
                pen, palette, x, y, 0.66, tones(mix(c, palette.mid, 0.1), palette),
                palette.resolve(s), True,
            )
        for i, (x, y) in enumerate(((-122, -120), (0, -98), (118, -126))):
            c, s = herd[i]
            _carousel_horse(
                pen, palette, x, y, 1.0, tones(mix(c, palette.mid, 0.05), palette),
                palette.resolve(s), False,
            )
    _carousel_roof(pen, palette, one, two, gold, lit)


def _carousel_roof(
    pen: Pen, palette: Palette, one: Tones, two: Tones, gold: Tones, lit: bool
) -> None:
    n = 11
    pen.oval(0, -236, 184, 34, one.dark)
    for i in range(n):
        a0, a1 = -math.pi / 2 + math.pi * i / n, -math.pi / 2 + math.pi * (i + 1) / n
        x0, x1 = 190 * math.sin(a0), 190 * math.sin(a1)
        y0, y1 = -244 + 34 * math.cos(a0), -244 + 34 * math.cos(a1)
        t = one if i % 2 else two
        tone = t.lit if i < 3 else t.base if i < 7 else t.shade if i < 9 else t.far
        pen.path(f"M0,-364 Q{x0 * 0.42},-310 {x0},{y0} L{x1},{y1} Q{x1 * 0.42},-310 0,-364Z", tone)
    for i in range(n):
        a0, a1 = -math.pi / 2 + math.pi * i / n, -math.pi / 2 + math.pi * (i + 1) / n
        x0, x1 = 192 * math.sin(a0), 192 * math.sin(a1)
        y0, y1 = -246 + 34 * math.cos(a0), -246 + 34 * math.cos(a1)
        t = two if i % 2 else one
        tone = t.lit if i < 3 else t.base if i < 8 else t.shade
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2
        pen.path(
            f"M{x0},{y0} L{x1},{y1} Q{x1},{y1 + 26} {mx},{my + 30} Q{x0},{y0 + 26} {x0},{y0}Z", tone
        )
        pen.line(x0, y0, x1, y1, gold.lit if i < 6 else gold.shade, 7)
        pen.circle(mx, my, 4.4, palette.glow if lit else gold.far)
        pen.circle(x0, y0, 5, gold.base)
    pen.path("M0,-364 Q-80,-310 -184,-250 L-150,-240 Q-60,-308 0,-364Z", bright(two), 0.3)
    Turned("-356,16 -366,18! -372,8 -382,13 -392,8 -396,1").paint(pen, gold, shine=0.1)
    pen.path("M0,-396 v-22 q20,-6 34,4 q-16,4 -34,12", palette.accent2)


@motif(
    "ferris wheel", tags=("fairground",), size=(418, 459),
    anchors={
        "hub": (0, -262), "top": (0, -468), "cabin_top": (0, -450), "cabin_low": (0, -70),
        "cabin_left": (-188, -262), "cabin_right": (188, -262),
    },
)
def ferris_wheel(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, turn: float = 0.0,
    lit: bool = True,
) -> None:
    """A big wheel with twelve hanging cabins; turn in degrees."""
    t = tones(pick(colour, "#d8cdb8", palette, 0.12), palette, depth=0.36)
    legs = timber(palette, "#6d5040")
    cx, cy, r = 0.0, -262.0, 186.0
    for x in (-66.0, 102.0):
        pen.line(18, cy - 8, x + 10, -14, legs.far, 11)
    for k, tone, w in ((10.0, t.far, 5.0), (0.0, t.base, 7.0)):
        pen.circle(cx + k, cy - k * 0.6, r, tone, stroke=w)
        pen.circle(cx + k, cy - k * 0.6, r * 0.78, tone, stroke=w * 0.6)
    for i in range(12):
        a = math.radians(turn + i * 30)
        x, y = cx + math.cos(a) * r, cy + math.sin(a) * r
        pen.line(cx, cy, x, y, t.shade if math.cos(a) > 0 else t.base, 3.4)
        b = math.radians(turn + i * 30 + 30)
        pen.line(
            cx + math.cos(a) * r * 0.78, cy + math.sin(a) * r * 0.78, cx + math.cos(b) * r,
            cy + math.sin(b) * r, t.shade, 2.2,
        )
    for i in range(24):
        a = math.radians(turn + i * 15)
        pen.circle(cx + math.cos(a) * r, cy + math.sin(a) * r, 4, palette.glow if lit else t.far)
    pen.path(f"M{cx - r},{cy} A{r},{r} 0 0 1 {cx},{cy - r}", bright(t), 0.8, stroke=2.4)
    paints = (
        palette.accent, palette.accent2, mix("#3f7a80", palette.mid, 0.15),
        mix("#efe3cd", palette.light, 0.2),
    )
    for i in range(12):
        a = math.radians(turn + i * 30)
        _cabin(
            pen, palette, cx + math.cos(a) * r, cy + math.sin(a) * r,
            tones(mix(paints[i % 4], palette.mid, 0.04), palette), lit,
        )
    for x in (-96, 76):
        form(pen, tube(f"-6,{cy},7 {x * 0.5},-130,8 {x},0,9"), legs, cut=4)
    pen.line(-52, -120, 34, -120, legs.shade, 7)
    pen.circle(cx, cy, 24, t.far)
    pen.circle(cx - 1, cy - 2, 19, brass(palette).base)
    pen.circle(cx - 4, cy - 6, 8, bright(brass(palette)))


def _cabin(pen: Pen, palette: Palette, x: float, y: float, t: Tones, lit: bool) -> None:
    pen.line(x, y, x, y + 12, t.dark, 3)
    pen.rect(x - 15, y + 14, 30, 18, palette.glow if lit else mix(palette.dark, palette.mid, 0.4))
    pen.line(x, y + 14, x, y + 32, t.far, 2)
    form(
        pen,
        blob(
            f"{x - 20},{y + 30}! {x + 20},{y + 30}! {x + 16},{y + 48} {x},{y + 52} "
            f"{x - 16},{y + 48}"
        ),
        t,
        cut=4,
    )
    form(
        pen, blob(f"{x - 22},{y + 16}! {x - 12},{y + 7} {x + 12},{y + 7} {x + 22},{y + 16}!"), t,
        cut=3,
    )


