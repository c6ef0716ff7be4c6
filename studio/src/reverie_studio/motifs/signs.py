"""Things that stand by the way and point, light or wave; none of them bears a letter."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import blob, curve, disc, form, tube
from reverie_studio.motifs._solids import (
    Hand,
    Quad,
    Turned,
    brass,
    bright,
    grain,
    iron,
    pick,
    timber,
    tones,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


@motif(
    "signpost", tags=("sign", "way"), size=(264, 334),
    anchors={"top": (0, -336), "arm_left": (-114, -238), "arm_right": (116, -304), "foot": (0, 0)},
)
def signpost(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, arms: int = 4
) -> None:
    """A leaning post with arms that point everywhere and say nothing."""
    t = timber(palette, "#7d6145")
    hand = Hand(pen, rng, 1.3, lean=-0.02)
    hand.poly([(-11, 0), (-9, -330), (9, -332), (12, 0)], t.base)
    hand.poly([(3, 0), (3, -331), (9, -332), (12, 0)], t.shade)
    hand.line([(-8, -4), (-6, -326)], t.lit, 3)
    paints = (
        "#b98a56", palette.accent2, mix("#5c7f86", palette.mid, 0.2),
        mix(palette.accent, palette.light, 0.15), "#c9b795",
    )
    rows = (
        (-292, 1, -6.0, 128), (-240, -1, 5.0, 122), (-186, 1, 8.0, 104), (-138, -1, -9.0, 96),
        (-92, 1, 3.0, 84),
    )
    for i in range(max(1, min(5, arms))):
        y, side, tilt, length = rows[i]
        base = paints[i] if colour is None else palette.resolve(colour)
        p = tones(mix(base, palette.wood, 0.15), palette)
        with pen.at(*hand.move(0, y), turn=tilt * side, flip=side < 0):
            arrow = [
                (-20.0, -19.0), (length - 26.0, -19.0), (float(length), 0.0), (length - 26.0, 19.0),
                (-20.0, 19.0),
            ]
            own = Hand(pen, rng, 1.2)
            own.poly(arrow, p.base)
            own.poly([arrow[4], arrow[3], arrow[2], (length - 22.0, 9.0), (-20.0, 10.0)], p.shade)
            own.line(arrow[:3], p.lit, 3)
            grain(
                own, Quad((-14, -16), (length - 30, -16), (length - 30, 16), (-14, 16)), p.far, rng,
                7,
            )
            pen.circle(-8, -9, 2.6, p.dark)
            pen.circle(-8, 9, 2.6, p.dark)
    grass = palette.leaf
    for x, b in ((-18, -8), (-8, -3), (10, 4), (20, 9)):
        pen.path(
            f"M{x - 3},3 Q{x + b * 0.3},-14 {x + b},-26 Q{x + b * 0.6 + 3},-10 {x + 3},3Z", grass
        )


@motif(
    "flag", tags=("sign",), size=(232, 404),
    anchors={"top": (-100, -396), "tip": (-100, -398), "cloth": (20, -320), "foot": (-100, 0)},
)
def flag(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    second: Colour | None = None, torn: bool = True,
) -> None:
    """A flag of no country in a good wind; its pole stands left of the middle."""
    t = tones(pick(colour, palette.accent, palette, 0.03), palette)
    two = tones(pick(second, mix("#f0e3c8", palette.light, 0.2), palette, 0.0), palette)
    wood = timber(palette, "#7d6145")
    cloth = blob(
        "-96,-386! -50,-398 0,-376 50,-370 116,-388! 112,-340 118,-300 110,-252! 60,-240 10,-250 "
        "-40,-268 -96,-252!"
    )
    if torn:
        cloth = blob(
            "-96,-386! -50,-398 0,-376 50,-370 116,-388! 100,-362! 114,-340! 92,-318! 116,-300! "
            "96,-276! 110,-252! 60,-240 10,-250 "
            "-40,-268 -96,-252!"
        )
    pen.path(cloth, t.base)
    with pen.clip(cloth):
        pen.path(
            blob(
                "-100,-346! -50,-358 0,-336 50,-330 130,-346! 130,-296! 50,-286 0,-292 -50,-312 "
                "-100,-300!"
            ),
            two.base,
        )
        pen.path(blob("-10,-400! 20,-390 10,-230! -30,-230! -20,-300"), t.dark, 0.22)
        pen.path(blob("60,-400! 90,-400 84,-230! 56,-230! 66,-310"), t.dark, 0.25)
        pen.path(blob("-80,-410! -50,-410 -56,-240! -80,-240! -70,-320"), "#fff3dc", 0.25)
        pen.path(blob("24,-400! 44,-400 40,-230! 22,-230! 30,-310"), "#fff3dc", 0.25)
    form(pen, tube("-100,0,6 -99,-200,5.5 -101,-392,4.5"), wood, cut=3)
    pen.circle(-101, -394, 8, brass(palette).base)
    pen.circle(-103, -397, 3.4, bright(brass(palette)))


@motif(
    "weather vane", tags=("sign", "roof"), size=(252, 300),
    anchors={"top": (10, -286), "cock": (0, -220), "foot": (0, 0), "arrow": (112, -150)},
)
def weather_vane(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, kind: str = "cock"
) -> None:
    """A vane on its rod: cock, ship or fish, looking right; its cross has balls for letters."""
    t = tones(
        pick(colour, mix("#4f7d72", palette.metal, 0.25), palette, 0.08), palette, glow=0.3,
        depth=0.4,
    )
    gold = brass(palette)
    Turned("0,20 -8,22! -14,8 -20,5 -150,4", tilt=0.2).paint(pen, iron(palette))
    for x, y in ((-70, -88), (70, -96), (-34, -104), (34, -80)):
        pen.line(0, -92, x, y, iron(palette).base, 4)
        pen.circle(x, y, 7, gold.base)
        pen.circle(x - 2, y - 2.5, 3, bright(gold))
    pen.circle(0, -92, 8, gold.shade)
    pen.line(-112, -150, 100, -150, t.shade, 7)
    pen.path("M92,-168 L126,-150 L92,-132Z", t.base)
    pen.path("M-124,-168 L-92,-164 L-80,-150 L-92,-136 L-124,-132 L-112,-150Z", t.base)
    shapes = {
        "cock": "-20,-150! -16,-166 -40,-172 -70,-190 -92,-232 -82,-262 -62,-270 -70,-240 -50,-222 -20,-212 10,-218 24,-244 24,-264 38,-278 "
        "56,-272 60,-258 74,-252! 60,-246 56,-224 48,-192 24,-168 18,-150!",
        "ship": "-70,-186! -40,-182 50,-182 84,-196! 66,-156 40,-150 -40,-150 -60,-156",
        "fish": "-60,-188 -20,-214 40,-214 84,-188 40,-162 -20,-164 -56,-184! -96,-212 -90,-186 -96,-160!",
    }
    if kind not in shapes:
        raise ValueError(f"vanes are {', '.join(shapes)}")
    form(pen, blob(shapes[kind]), t, cut=7)
    if kind == "cock":
        form(
            pen, blob("30,-276! 26,-292 40,-286 48,-298 56,-284 66,-288 58,-270!"),
            tones(palette.accent, palette), cut=3,
        )
        pen.path(blob("60,-250 66,-236 58,-230 54,-242"), palette.accent)
        pen.circle(50, -264, 3.6, t.dark)
        for line in ("-82,-256 -68,-226 -44,-206", "-70,-262 -56,-232 -34,-214"):
            pen.path(curve(line), t.far, stroke=3)
        pen.path(blob("-14,-206 16,-206 30,-190 10,-180 -12,-186"), t.far, 0.8)
    elif kind == "ship":
        pen.line(8, -182, 8, -282, t.shade, 4)
        form(pen, blob("14,-276! 60,-230 62,-196! 14,-192!"), t, cut=6)
        form(pen, blob("2,-266! -44,-226 -50,-194! 2,-192!"), gold, cut=6)
    else:
        pen.circle(56, -194, 5, t.dark)
        for x in (-16, 6, 28):
            pen.path(curve(f"{x},-206 {x + 8},-188 {x},-170"), t.far, stroke=3)


@motif(
    "street lamp", tags=("light", "city"), size=(102, 466),
    anchors={"light": (0, -376), "top": (0, -460), "arm": (34, -306), "foot": (0, 0)},
)
def street_lamp(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lit: bool = True,
    lean: float = 0.0,
) -> None:
    """A gas lamp with a ladder bar, lit or out; lean in degrees."""
    t = iron(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    with pen.at(0, 0, turn=lean):
        Turned(
            "4,36 -6,40! -16,34 -30,22 -60,16 -70,22! -80,12 -100,9 -300,7 -312,13! -320,10 "
            "-338,15 -344,15"
        ).paint(pen, t, shine=0.1)
        form(pen, tube("-40,-306,4.5 0,-308,5 40,-306,4.5"), t, cut=3)
        for x in (-42, 42):
            pen.circle(x, -306, 7, t.base)
            pen.circle(x - 2, -308, 3, t.lit)
        glow = palette.glow if lit else mix(palette.light, palette.mid, 0.5)
        pane = tones(glow, palette, glow=0.5, depth=0.16 if lit else 0.4)
        pen.poly([(-24, -344), (24, -344), (44, -416), (-44, -416)], pane.base)
        pen.poly([(-24, -344), (-10, -344), (-18, -416), (-44, -416)], pane.lit)
        pen.poly([(12, -344), (24, -344), (44, -416), (22, -416)], pane.shade)
        if lit:
            pen.path(disc(0, -376, 15, 22), "#fffdf0")
        for x0, x1 in ((-24, -44), (-9, -17), (11, 20), (24, 44)):
            pen.line(x0, -344, x1, -416, t.base, 4)
        pen.line(-26, -344, 26, -344, t.base, 7)
        Turned("-412,46 -418,50! -426,40 -438,18! -442,18 -450,8 -456,11 -464,3", tilt=0.16).paint(
            pen, t, shine=0.06
        )


@motif(
    "post box", tags=("sign", "city", "paper"), size=(138, 282),
    anchors={"slot": (-4, -192), "top": (0, -286), "door": (0, -90)},
)
def post_box(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, letter: bool = True
) -> None:
    """A round pillar box with a letter half swallowed."""
    t = tones(pick(colour, mix("#b8322f", palette.accent, 0.5), palette, 0.03), palette, glow=0.3)
    black = iron(palette)
    Turned("4,66 -8,68! -26,66 -30,62", tilt=0.2).paint(pen, black)
    body = Turned("-26,58 -220,58 -226,58", tilt=0.2)
    body.paint(pen, t, shine=0.04)
    panel = [body.at(-0.5, -60), body.at(0.42, -60), body.at(0.42, -150), body.at(-0.5, -150)]
    pen.poly(panel, t.shade, stroke=3)
    pen.circle(body.at(0.34, -104)[0], body.at(0.34, -104)[1], 5, brass(palette).base)
    card = tones(palette.paper, palette)
    slot = [body.at(-0.55, -184), body.at(0.45, -184), body.at(0.45, -198), body.at(-0.55, -198)]
    pen.poly(slot, t.dark)
    if letter:
        with pen.at(-4, -184, turn=-5):
            pen.poly([(-26, 4), (28, 6), (30, 36), (-28, 34)], card.base)
            pen.poly([(-26, 4), (28, 6), (0, 22)], card.shade)
            pen.circle(1, 22, 4.5, palette.accent2)
    hood = Turned("-208,62 -220,66! -230,64 -238,54! -256,46 -272,22 -278,8 -280,1", tilt=0.2)
    hood.paint(pen, t, shine=0.04)
    hood.paint(pen, black, bottom=-216, top=-224)


@motif(
    "coin", tags=("treasure", "chance"), size=(118, 112), origin="centre",
    anchors={"top": (0, -58)},
)
def coin(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, face: str = "moon",
    spin: float = 1.0,
) -> None:
    """A coin with a moon, a sun or an eye on it; spin < 1 turns it edge on."""
    t = brass(palette) if colour is None else tones(palette.resolve(colour), palette, depth=0.42)
    with pen.stretch(max(0.12, spin), 1.0):
        with pen.at(5, 2):
            pen.circle(0, 0, 54, t.far)
        form(pen, disc(0, 0, 54), t, cut=5)
        pen.circle(0, 0, 45, t.shade, stroke=3)
        for i in range(24):
            a = i * math.tau / 24
            pen.circle(math.cos(a) * 49.5, math.sin(a) * 49.5, 1.8, t.far)
        if face == "moon":
            pen.path("M8,-30 A31,31 0 1 0 28,18 A25,25 0 0 1 8,-30Z", t.far)
            pen.path("M6,-32 A31,31 0 1 0 26,16 A25,25 0 0 1 6,-32Z", bright(t))
        elif face == "sun":
            for i in range(12):
                with pen.at(0, 0, turn=30 * i):
                    pen.path("M-5,-20 L0,-38 L5,-20Z", bright(t) if i < 3 or i > 7 else t.far)
            form(pen, disc(0, 0, 19), t, cut=5)
        elif face == "eye":
            pen.path(blob("-34,0! 0,-22 34,0! 0,20"), bright(t))
            pen.circle(0, 0, 14, t.far)
            pen.circle(0, 0, 6, t.dark)
        else:
            raise ValueError("face is moon, sun or eye")


@motif(
    "scarecrow", tags=("farm", "sign"), size=(318, 363),
    anchors={
        "top": (0, -356), "hand_left": (-140, -232), "hand_right": (140, -226),
        "shoulder": (40, -244), "hat": (0, -330),
    },
)
def scarecrow(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A scarecrow: sack head, straw hands, somebody's old coat."""
    t = tones(pick(colour, mix("#4b5f78", palette.mid, 0.2), palette, 0.05), palette)
    wood, straw = timber(palette, "#7d6145"), tones("#d0a655", palette)
    sack = tones("#cdb184", palette)
    form(pen, tube("0,0,7 2,-120,7 0,-250,7"), wood, cut=3)
    for x, side in ((-128, -1), (128, 1)):
        for a in range(-50, 60, 18):
            r = math.radians(a)
            pen.line(
                x, -228, x + side * math.cos(r) * 28, -228 + math.sin(r) * 28,
                straw.base if a < 10 else straw.shade, 3.4,
            )
    form(pen, tube("-126,-230,17 -60,-236,20 0,-236,22 60,-234,20 126,-226,17"), t, cut=7)
    body = blob(
        "-44,-250! 44,-250! 54,-170 66,-96! 40,-106 20,-90 0,-104 -22,-88 -44,-104 -66,-92! "
        "-54,-170"
    )
    form(pen, body, t, cut=10)
    patch = tones(palette.accent2, palette)
    pen.path(blob("12,-160! 38,-164! 40,-134! 16,-130!"), patch.base)
    pen.path("M12,-150 l-6,1 M26,-162 l-1,-6 M40,-148 l6,-1", patch.dark, stroke=2.2)
    for y in (-226, -200, -174):
        pen.circle(-6, y, 4.4, palette.accent)
    form(
        pen, blob("-20,-256! 20,-256! 26,-240 0,-232 -26,-240"), tones(palette.accent, palette),
        cut=4,
    )
    form(pen, blob("0,-320 -32,-308 -38,-280 -26,-256 0,-250 26,-256 38,-280 32,-308"), sack, cut=7)
    ink = mix(palette.dark, "#2a1c18", 0.4)
    pen.path("M-20,-292 l10,10 M-10,-292 l-10,10", ink, stroke=3)
    pen.circle(14, -287, 5.5, ink)
    pen.path("M-16,-268 L16,-270 M-10,-272 v7 M0,-273 v7 M10,-274 v7", ink, stroke=2.4)
    hat = timber(palette, "#6a4630")
    form(pen, blob("-62,-306! -30,-318 30,-320 60,-300! 20,-306 -20,-302"), hat, cut=4)
    form(pen, blob("-34,-310! -24,-352 4,-360 26,-346 32,-312!"), hat, cut=6)


@motif(
    "milestone", tags=("way", "stone"), size=(110, 150),
    anchors={"top": (0, -146), "face": (-8, -80), "seat": (0, -140)},
)
def milestone(pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None) -> None:
    """A mossy stone by the road; whatever was carved on it has gone."""
    t = tones(pick(colour, mix("#a39a8e", palette.stone, 0.4), palette, 0.05), palette, depth=0.36)
    pen.path(blob("34,-4! 36,-110 20,-140 40,-136 54,-110 54,-12!"), t.far)
    stone = blob("-46,0! -44,-100 -34,-132 -4,-146 26,-136 38,-108 38,0! 0,5")
    form(pen, stone, t, cut=8)
    for x, y, r in ((-22, -98, 5), (4, -88, 7), (-8, -66, 4), (20, -52, 5), (-28, -58, 3)):
        pen.oval(x, y, r * 1.5, r * 0.8, t.far, 0.7)
    pen.path("M20,-130 L8,-96 L18,-70", t.dark, 0.6, stroke=2)
    moss = tones(palette.leaf, palette)
    form(pen, blob("-48,2! -46,-36 -30,-28 -16,-40 0,-20 20,-26 40,-12 42,2!"), moss, cut=5)
    form(pen, blob("-36,-132 -4,-148 20,-140 6,-130 -14,-128"), moss, cut=4)
