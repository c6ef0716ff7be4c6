"""Food: small feasts and single slices."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import blob, curve, disc, form, tube
from reverie_studio.motifs._solids import Turned, bright, flame, pick, tones
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


@motif(
    "loaf of bread", tags=("food",), size=(274, 144),
    anchors={"top": (0, -146), "cut": (112, -50), "seat": (-20, -136)},
)
def loaf_of_bread(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, sliced: bool = True
) -> None:
    """A floury loaf with three cuts, the heel sliced off."""
    t = tones(pick(colour, "#b9763a", palette, 0.06), palette, glow=0.26, depth=0.36)
    crumb = tones("#efd9ad", palette)
    loaf = blob(
        "-130,-30 -134,-74 -108,-116 -50,-138 30,-140 92,-118 112,-70 108,-16! 40,-2 -60,-2 -112,-8"
    )
    form(pen, loaf, t, cut=12)
    with pen.clip(loaf):
        for x in (-84.0, -22.0, 42.0):
            pen.path(blob(f"{x - 26},-96! {x},-132 {x + 30},-142 {x + 8},-112"), crumb.base)
            pen.path(blob(f"{x - 26},-96! {x + 4},-116 {x + 30},-142! {x + 18},-114"), t.far, 0.7)
        for _ in range(44):
            x, y = float(rng.uniform(-126, 100)), float(rng.uniform(-132, -40))
            pen.circle(x, y, float(rng.uniform(0.8, 2.2)), "#fff4dc", 0.7)
    if sliced:
        form(pen, disc(104, -52, 26, 52), t, cut=5)
        pen.path(disc(105, -52, 20, 45), crumb.base)
        pen.path(disc(110, -44, 13, 34), crumb.shade, 0.6)
        for x, y in ((98, -76), (108, -56), (96, -42), (110, -28), (102, -62)):
            pen.oval(x, y, 3, 4, crumb.far)


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


@motif(
    "fish on a plate", tags=("food",), size=(302, 107),
    anchors={"top": (0, -100), "eye": (-74, -52), "plate": (0, -10)},
)
def fish_on_a_plate(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, eaten: bool = False
) -> None:
    """A fish with an open eye on a plate (eaten: only head, bones and tail)."""
    plate = tones("#e5e2d6", palette, depth=0.26)
    t = tones(pick(colour, mix("#7f9fa8", palette.water, 0.25), palette, 0.05), palette, glow=0.4)
    Turned("8,84 0,88! -10,140 -18,148 -22,148", tilt=0.24).paint(pen, plate)
    pen.oval(0, -22, 148, 35, plate.lit)
    pen.oval(2, -20, 138, 31, plate.base)
    pen.oval(0, -22, 148, 35, mix("#41688f", palette.mid, 0.25), 0.8, stroke=3)
    pen.path(disc(10, -14, 104, 19), plate.shade)
    if eaten:
        bone = tones("#f3ead6", palette)
        pen.path(curve("-60,-42 0,-46 84,-36"), bone.base, stroke=6)
        for i in range(9):
            x = -38 + i * 13
            h = 22 - abs(i - 3) * 2
            pen.path(f"M{x + 6},{-46 - h} Q{x},{-44} {x + 8},{-42 + h * 0.8}", bone.base, stroke=4)
        head = blob("-112,-42 -92,-66 -58,-66! -52,-42 -58,-20! -92,-22")
    else:
        body = blob("-114,-42 -80,-74 -20,-82 40,-68 82,-42 40,-18 -20,-8 -80,-14")
        form(pen, blob("-30,-76! 0,-104 40,-96 30,-70"), t, cut=4)
        form(pen, body, t, cut=11)
        with pen.clip(body):
            for row in range(4):
                for i in range(9):
                    x, y = -46 + i * 15 + (row % 2) * 7, -66 + row * 15
                    pen.path(f"M{x},{y} q7,8 0,14", t.far if row > 1 else t.shade, 0.8, stroke=2)
        head = blob("-114,-42 -92,-66 -62,-70! -54,-42 -62,-14! -92,-18")
    form(pen, blob("74,-42! 96,-56 130,-78 124,-42 130,-10 98,-28"), t, cut=5)
    form(pen, head, t, cut=7)
    pen.circle(-80, -50, 8, "#f7efdc")
    pen.circle(-80, -50, 4.4, mix(palette.dark, "#1c1420", 0.4))
    pen.path(curve("-112,-40 -100,-36 -92,-38"), t.dark, stroke=3)
    for x, y in ((60, -6), (-40, 0)):
        form(pen, disc(x, y, 17, 9), tones("#e6c24a", palette), cut=3)
        pen.path(f"M{x - 12},{y} h24 M{x},{y - 7} v14", "#f7ecb8", stroke=2)


@motif(
    "ice cream", tags=("food",), size=(114, 270), origin="centre",
    anchors={"top": (0, -122), "tip": (0, 120), "scoop": (0, -50)},
)
def ice_cream(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, melting: bool = True,
) -> None:
    """Two scoops on a cone, melting."""
    one = tones(pick(colour, mix("#e9b9ac", palette.accent, 0.15), palette, 0.02), palette)
    two = tones(pick(second, "#f2e4c4", palette, 0.02), palette)
    cone = tones("#c98f4a", palette)
    shape = blob("-44,-20! 44,-20! 6,118 -6,118")
    form(pen, shape, cone, cut=7)
    with pen.clip(shape):
        for i in range(-6, 8):
            pen.line(-60 + i * 18, -30, -10 + i * 18, 120, cone.far, 2)
            pen.line(60 - i * 18, -30, 10 - i * 18, 120, cone.lit, 2)
    form(
        pen,
        blob(
            "-52,-22 -54,-54 -30,-76 0,-82 32,-76 54,-54 52,-22 40,-12 30,-22 16,-8 0,-20 -18,-6 "
            "-32,-20 -44,-12"
        ),
        one,
        cut=9,
    )
    form(
        pen,
        blob("-40,-74 -40,-102 -18,-122 8,-124 34,-112 42,-88 38,-70 24,-64 8,-74 -8,-62 -24,-72"),
        two, cut=9,
    )
    pen.circle(4, -124, 9, palette.accent)
    pen.circle(1, -127, 3, "#fff4ea")
    if melting:
        pen.path("M-20,-14 q-2,30 4,44 q8,2 6,-10 q-2,-20 2,-36Z", one.base)
        pen.path("M22,-14 q0,14 4,20 q6,0 5,-8 l0,-14Z", one.shade)


@motif(
    "egg in a cup", tags=("food",), size=(108, 182),
    anchors={"top": (0, -186), "inside": (0, -130), "egg": (0, -120)},
)
def egg_in_a_cup(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, cracked: bool = True,
    lit: bool = False,
) -> None:
    """A boiled egg in its cup; cracked, with light in it if lit."""
    shell = tones(pick(colour, "#ecdcc0", palette, 0.04), palette)
    cup = tones(mix("#41688f", palette.mid, 0.25), palette, glow=0.35)
    pen.oval(0, -82, 50, 10, cup.far)
    egg = Turned("-66,30 -90,46 -118,46 -150,34 -174,14 -180,2", tilt=0.16)
    egg.paint(pen, shell, shine=0.06)
    if cracked:
        crack = "M-38,-138 L-20,-146 L-12,-132 L4,-148 L16,-134 L38,-142"
        pen.path(
            "M-38,-138 L-20,-146 L-12,-132 L4,-148 L16,-134 L38,-142 L30,-150 L4,-158 L-14,-150 "
            "L-34,-152Z",
            palette.glow if lit else shell.far,
        )
        pen.path(crack, shell.dark, stroke=2)
    for x, y in ((-20, -104), (14, -110), (26, -90), (-6, -92), (-28, -122)):
        pen.circle(x, y, 1.8, shell.far)
    Turned("2,36 -6,38! -14,18 -24,12 -34,18 -50,44 -76,52 -82,50", tilt=0.2).paint(
        pen, cup, shine=0.07
    )


@motif(
    "cheese", tags=("food",), size=(218, 128),
    anchors={"top": (0, -124), "hole": (-30, -50), "door": (-20, 0), "seat": (20, -96)},
)
def cheese(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lit: bool = False
) -> None:
    """A wedge of cheese whose holes may be windows (lit)."""
    t = tones(pick(colour, "#e6b84a", palette, 0.05), palette, depth=0.34)
    top = [(-100.0, -76.0), (40.0, -126.0), (102.0, -92.0)]
    pen.poly([(-100, -76), (102, -92), (102, -22), (-100, 0)], t.base)
    pen.poly([(40, -96), (102, -92), (102, -22), (60, -17)], t.shade)
    pen.poly(top, t.lit)
    pen.poly([(-100, -76), (102, -92), (102, -86), (-100, -69)], bright(t))
    for x, y, r in (
        (-56, -32, 15), (-8, -52, 11), (26, -30, 17), (70, -56, 12), (-84, -52, 7), (62, -30, 6),
        (-24, -16, 7),
    ):
        pen.oval(x, y, r, r * 0.95, t.far)
        pen.oval(x + r * 0.16, y + r * 0.14, r * 0.82, r * 0.78, palette.glow if lit else t.shade)
    for x, y, r in ((20, -108, 9), (56, -100, 7), (-30, -88, 7)):
        pen.oval(x, y, r * 1.4, r * 0.5, t.shade)
    pen.path(curve("-100,-76 -104,-40 -100,0"), mix(palette.accent, t.base, 0.2), stroke=7)


@motif(
    "candy cane", tags=("food",), size=(118, 250), origin="centre",
    anchors={"top": (14, -116), "foot": (-22, 116)},
)
def candy_cane(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None,
) -> None:
    """A striped stick of sugar."""
    one = tones(pick(second, "#f5ecdc", palette, 0.02), palette)
    two = tones(pick(colour, palette.accent, palette, 0.02), palette)
    shape = tube("-26,112,13 -24,40,13 -24,-50,13 -12,-92,13 18,-104,13 42,-84,13 44,-52,13")
    form(pen, shape, one, cut=6)
    with pen.clip(shape):
        for i in range(14):
            y = 120 - i * 26
            pen.path(
                f"M-60,{y} L70,{y - 60} L70,{y - 48} L-60,{y + 13}Z", two.base if i < 9 else two.lit
            )
        pen.path("M-16,120 L-14,-50 Q-6,-80 18,-92 Q30,-84 32,-52 L60,-40 L60,120Z", two.dark, 0.2)
    form(pen, blob("-24,24! -54,6 -56,32 -40,36"), tones(palette.leaf, palette), cut=4)
    form(pen, blob("-24,24! 4,6 8,30 -6,36"), tones(palette.leaf, palette), cut=4)
    pen.circle(-24, 26, 7, two.shade)
