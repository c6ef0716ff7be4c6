"""Paper things: books, letters, maps, and the tools that write them."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, curve, form
from reverie_studio.motifs._solids import (
    Box,
    Hand,
    Quad,
    brass,
    iron,
    pick,
    timber,
    tones,
)
from reverie_studio.motifs.registry import motif
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Rng = np.random.Generator


def _paper(palette: Palette) -> Tones:
    return tones(mix("#f3e8d0", palette.paper, 0.3), palette, depth=0.26)


@motif(
    "letter", tags=("paper", "carried"), size=(230, 162), origin="centre",
    anchors={"seal": (0, 10), "top": (0, -80), "inside": (0, -60)},
)
def letter(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    seal: Colour | None = None, open: bool = False, shows: Colour | None = None,
) -> None:
    """An envelope with a wax seal; open shows a sheet, or a colour, inside."""
    t = tones(pick(colour, "#efe3c9", palette, 0.05), palette, depth=0.3)
    wax = tones(pick(seal, palette.accent, palette, 0.03), palette, glow=0.35)
    if open:
        _open_envelope(pen, palette, rng, t, shows)
    else:
        pen.poly([(-114, -74), (-114, 76), (114, 72), (114, -78)], t.base)
    left, right = (-44, -50) if open else (-74, -78)
    pen.poly([(-114, left), (-8, 14 if open else 2), (-114, 76)], t.base if open else t.lit)
    pen.poly([(114, right), (8, 14 if open else 2), (114, 72)], t.shade)
    pen.poly([(-114, 76), (0, 2 if open else -6), (114, 72)], mix(t.base, t.lit, 0.6))
    pen.poly([(-114, 76), (0, 2 if open else -6), (114, 72), (104, 72), (0, 10), (-104, 76)], t.lit)
    if not open:
        pen.poly([(-114, -74), (114, -78), (2, 24)], t.far, 0.5)
        pen.poly([(-114, -76), (114, -80), (1, 16)], t.base)
        pen.poly([(-114, -76), (-20, -78), (1, 16)], t.lit)
        pen.path(blob("-24,10 -18,-8 0,-16 20,-8 26,10 16,28 -4,32 -20,26"), wax.base)
        pen.path(blob("-20,8 -14,-6 0,-12 14,-6 8,2 -8,4"), wax.lit)
        pen.path("M1,22 C-14,10 -8,-2 1,6 C10,-2 16,10 1,22Z", wax.far)


def _open_envelope(
    pen: Pen, palette: Palette, rng: Rng, t: Tones, shows: Colour | None
) -> None:
    """The lifted flap, the back of the envelope and what it holds."""
    pen.poly([(-112, -44), (112, -50), (4, -132)], t.shade)
    pen.poly([(-114, -44), (114, -50), (114, 72), (-114, 76)], t.far)
    if shows is not None:
        pen.poly([(-108, -42), (108, -48), (60, 30), (-60, 30)], palette.resolve(shows))
        return
    pen.poly([(-92, 40), (-96, -96), (86, -102), (92, 40)], mix(t.lit, "#ffffff", 0.4))
    for i in range(6):
        y = -82 + i * 17
        pen.line(-76, y, -76 + float(rng.uniform(80, 140)), y - 2, t.far, 2.6, 0.6)


@motif(
    "suitcase", tags=("travel", "carried"), size=(254, 189),
    anchors={"handle": (-8, -178), "top": (10, -183), "inside": (0, -90), "seat": (6, -156)},
)
def suitcase(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    open: bool = False, shows: Colour | None = None,
) -> None:
    """A travelled leather case; open it and the colour shown (or clothes) is inside."""
    t = tones(pick(colour, "#9a5f35", palette, 0.1), palette, glow=0.26)
    gold = brass(palette)
    hand = Hand(pen, rng, 1.2)
    if open:
        _open_case(pen, hand, palette, t, gold, shows)
        return
    box = Box(-124, 0, 208, 140, 72, 0.46, 0.3)
    box.paint(hand, t)
    pen.path(curve("-48,-150 -46,-176 -10,-182 26,-178 30,-152"), t.dark, stroke=9)
    pen.path(curve("-47,-152 -45,-176 -10,-180"), t.lit, stroke=3)
    for u in (0.2, 0.8):
        hand.poly(box.front.part(u - 0.05, 0, u + 0.05, 1).points, t.far)
        hand.poly(
            [
                box.corner(u - 0.05, 1, 0), box.corner(u + 0.05, 1, 0), box.corner(u + 0.05, 1, 1),
                box.corner(u - 0.05, 1, 1),
            ],
            t.shade,
        )
        x, y = box.front.at(u, 0.3)
        hand.poly([(x - 10, y - 9), (x + 10, y - 9), (x + 10, y + 9), (x - 10, y + 9)], gold.base)
        pen.rect(x - 5, y - 4, 10, 8, t.dark, 1, 1)
    hand.line(box.front.line((0, 0.34), (1, 0.34)), t.far, 3)
    for u, v in ((0.0, 0.0), (1.0, 0.0), (0.0, 1.0), (1.0, 1.0)):
        du, dv = (0.13 if u == 0 else -0.13), (0.18 if v == 0 else -0.18)
        hand.poly(box.front.line((u, v), (u + du, v), (u, v + dv)), t.dark)
    for u, v, w, c, turn in ((0.42, 0.6, 34, palette.accent2, -8), (0.58, 0.74, 30, "#5c7f86", 12)):
        x, y = box.front.at(u, v)
        with pen.at(x, y, turn=turn):
            pen.rect(-w / 2, -12, w, 25, mix(c, palette.mid, 0.1), 1, 3)
            pen.circle(-4, 0, 7, palette.light, 0.9)
            pen.path(f"M{-w / 2},8 l10,-10 8,6 8,-9 8,13Z", palette.dark, 0.5)


def _open_case(
    pen: Pen, hand: Hand, palette: Palette, t: Tones, gold: Tones, shows: Colour | None
) -> None:
    lid = Quad((-92, -196), (128, -196), (116, -82), (-94, -82))
    hand.poly(lid.points, t.shade)
    cloth = tones(mix("#c9a27a", palette.accent, 0.2), palette)
    hand.poly(lid.inset(0.06, 0.1).points, cloth.shade)
    for u in (0.3, 0.7):
        hand.line(lid.line((u, 0.1), (1 - u, 0.9)), cloth.far, 4)
    box = Box(-124, 0, 208, 64, 72, 0.46, 0.3)
    inner = box.top
    hand.poly(inner.points, t.dark)
    if shows is not None:
        hand.poly(inner.inset(0.04, 0.1).points, palette.resolve(shows))
    else:
        for x, c in (
            (-76.0, palette.light), (-20, palette.accent), (36, mix("#4d6a58", palette.mid, 0.3)),
            (78, palette.accent2),
        ):
            form(
                pen, blob(f"{x - 36},-62 {x - 22},-86 {x + 8},-92 {x + 34},-80 {x + 30},-60"),
                tones(c, palette), cut=6,
            )
    hand.poly(box.side.points, t.shade)
    hand.poly(box.front.points, t.base)
    hand.line([box.front.a, box.front.b], t.lit, 4)
    for u in (0.2, 0.8):
        x, y = box.front.at(u, 0.2)
        hand.poly([(x - 9, y - 12), (x + 9, y - 12), (x + 9, y + 6), (x - 9, y + 6)], gold.base)


@motif(
    "treasure chest", tags=("treasure", "furniture"), size=(264, 239),
    anchors={"inside": (0, -112), "top": (10, -236), "lock": (-20, -86), "lid": (20, -210)},
)
def treasure_chest(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    open: bool = True, shows: Colour | None = None,
) -> None:
    """An iron-bound chest; open it glows with the colour shown (the palette's glow)."""
    t = timber(palette, "#7d5233") if colour is None else tones(palette.resolve(colour), palette)
    metal, gold = iron(palette), brass(palette)
    hand = Hand(pen, rng, 1.3)
    box = Box(-128, 0, 206, 106, 100, 0.42, 0.3)
    if open:
        lid = blob("-84,-136! -76,-200 -40,-232 20,-236 90,-232 116,-204 122,-136!")
        form(pen, lid, t, cut=8)
        pen.path(blob("-70,-136! -62,-194 -34,-218 20,-222 80,-218 102,-196 108,-136!"), t.far)
        for x in (-58.0, 18.0, 96.0):
            pen.path(
                f"M{x - 8},-138 Q{x - 4},-190 {x},-234 L{x + 10},-234 Q{x + 6},-190 {x + 4},-138Z",
                metal.base,
            )
        glow = palette.glow if shows is None else palette.resolve(shows)
        hand.poly(box.top.points, glow)
        hand.poly(box.top.inset(0.08, 0.16).points, mix(glow, "#fffdf0", 0.5))
        hand.poly([box.top.d, box.top.c, box.top.at(0.94, 0.8), box.top.at(0.06, 0.8)], t.dark, 0.6)
    else:
        side = box.side
        pen.path(blob("78,-106! 78,-146 96,-178 118,-168 122,-136!"), t.shade)
        top = blob(
            "-128,-106! -128,-146 -116,-166! -76,-196 20,-198 100,-190 118,-170! 96,-160 80,-146 "
            "78,-106!"
        )
        form(pen, top, t, cut=9)
        del side
        for x in (-112, -25, 62):
            pen.path(
                f"M{x - 11},-106 L{x - 11},-146 Q{x},-176 {x + 30},-196 L{x + 48},-196 "
                f"Q{x + 18},-170 {x + 10},-146 L{x + 10},-106Z",
                metal.base,
            )
        pen.path("M-128,-126 L78,-126", t.far, stroke=2.4)
        pen.path("M-124,-148 L80,-148", t.far, stroke=2.4)
    hand.poly(box.side.points, t.shade)
    hand.poly(box.front.points, t.base)
    for v in (0.33, 0.66):
        hand.line(box.front.line((0, v), (1, v)), t.far, 2.4)
        hand.line(box.side.line((0, v), (1, v)), t.dark, 2.4)
    for u in (0.08, 0.5, 0.92):
        hand.poly(box.front.part(u - 0.05, 0, u + 0.05, 1).points, metal.base)
        hand.line(box.front.line((u - 0.045, 0), (u - 0.045, 1)), metal.lit, 2)
        for v in (0.14, 0.5, 0.86):
            x, y = box.front.at(u, v)
            pen.circle(x, y, 3.4, metal.lit)
    hand.line([box.front.a, box.front.b, box.side.b], metal.lit, 5)
    x, y = box.front.at(0.5, 0.2)
    form(
        pen,
        blob(
            f"{x - 20},{y - 22}! {x + 20},{y - 22}! {x + 18},{y + 14} {x},{y + 26} "
            f"{x - 18},{y + 14}"
        ),
        gold,
        cut=4,
    )
    pen.circle(x, y - 4, 5, t.dark)
    pen.path(f"M{x},{y - 2} l4,14 h-8Z", t.dark)


