"""Paper things: books, letters, maps, and the tools that write them."""

# fmt: off  (coordinates are filled in rows, not stacked one to a line)
from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.motifs._forms import Tones, blob, curve, disc, form
from reverie_studio.motifs._solids import (
    Box,
    Hand,
    Quad,
    Turned,
    brass,
    bright,
    iron,
    pick,
    shifted,
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
    "open book", tags=("book", "writing"), size=(462, 153),
    anchors={
        "page_left": (-110, -80), "page_right": (110, -80), "gutter": (0, -58), "top": (0, -150),
        "seat": (-150, -96),
    },
)
def open_book(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lines: bool = True,
    ribbon: Colour | None = None,
) -> None:
    """A big book lying open, seen from its lower edge; the gutter can grow things."""
    cover = tones(pick(colour, mix(palette.accent, palette.dark, 0.2), palette, 0.03), palette)
    page = _paper(palette)
    pen.path(blob("-218,-26! -196,-122! 0,-98 196,-122! 218,-26! 200,0 0,16 -200,0"), cover.base)
    pen.path(blob("-218,-26! 0,2 218,-26! 214,-8 0,18 -214,-8!"), cover.far)
    for side in (False, True):
        with pen.at(0, 0, flip=side):
            for i in range(5):
                dy = i * 4
                tone = page.shade if i % 2 else page.base
                if side:
                    tone = page.far if i % 2 else page.shade
                pen.path(
                    blob(
                        f"0,{2 - dy}! -60,{-34 - dy} -140,{-34 - dy} -206,{-16 - dy}! "
                        f"-186,{-104 - dy} 0,{-80 - dy}!"
                    ),
                    tone,
                )
            leaf = (
                "0,-18! -56,-56 -140,-56 -206,-36! -186,-132 -176,-138 -110,-150 -46,-142 0,-104!"
            )
            pen.path(blob(leaf), page.base if side else page.lit)
            with pen.clip(blob(leaf)):
                pen.path(
                    blob("4,-10! -22,-40 -36,-60 -30,-138 0,-110!"),
                    page.shade if not side else page.far, 0.8,
                )
                pen.path(blob("-150,-160! -110,-152 -190,-40! -230,-40!"), bright(page), 0.4)
            if lines:
                for i in range(6):
                    y, w = -124 + i * 14, 4 * i
                    pen.path(
                        f"M{-44 - w * 0.5},{y + 3} Q{-106},{y - 13 + i} {-164 - w},{y + 3}",
                        page.far, 0.55, stroke=2.4,
                    )
    if ribbon is not None:
        band = tones(palette.resolve(ribbon), palette)
        form(pen, blob("-4,-20! 6,-18 20,20 12,40! 2,30 -6,36! 2,16"), band, cut=3)


@motif(
    "pile of books", tags=("book",), size=(218, 255),
    anchors={"top": (0, -249), "seat": (0, -258), "middle": (0, -130)},
)
def pile_of_books(
    pen: Pen, palette: Palette, rng: Rng, *, count: int = 7, colour: Colour | None = None
) -> None:
    """A stack that has been leaning for some time."""
    covers = ("#8f3d33", "#3e5f77", "#b98a3e", "#4f6b4c", "#70486a", "#c9b795", "#2f4453")
    page = _paper(palette)
    y = 0.0
    gold = brass(palette)
    hand = Hand(pen, rng, 0.9)
    for i in range(count):
        h = 26.0 + float(rng.uniform(0, 14))
        w = 168.0 - i * 7 + float(rng.uniform(-12, 12))
        dx = float(rng.uniform(-12, 12)) + i * 1.5
        base = covers[i % len(covers)] if colour is None or i else palette.resolve(colour)
        t = tones(mix(base, palette.mid, 0.08), palette)
        box = Box(-w / 2 - 18 + dx, y, w, h, 86, 0.4, 0.3)
        hand.poly(box.side.points, page.shade)
        for v in (0.25, 0.5, 0.75):
            hand.line(box.side.line((0, v), (1, v)), page.far, 1.4, 0.7)
        hand.poly(box.side.part(0, 0, 1, 0.13).points, t.shade)
        hand.poly(box.side.part(0, 0.87, 1, 1).points, t.far)
        hand.poly(box.top.points, t.lit)
        hand.poly(box.front.points, t.base)
        hand.poly(box.front.part(0, 0, 1, 0.22).points, mix(t.base, t.lit, 0.6))
        hand.poly(box.front.part(0, 0.74, 1, 1).points, t.shade)
        for u in (0.1, 0.2, 0.8, 0.9):
            hand.line(box.front.line((u, 0.04), (u, 0.96)), gold.base if i % 2 else t.far, 2.6)
        if i % 3 == 1:
            hand.line(box.front.line((0.35, 0.5), (0.62, 0.5)), gold.lit, 3)
        y -= h


@motif(
    "closed book", tags=("book",), size=(222, 275),
    anchors={"top": (10, -276), "clasp": (64, -130), "cover": (-14, -140)},
)
def closed_book(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, lock: bool = True,
    emblem: str = "eye",
) -> None:
    """A thick standing book with metal corners; emblem is eye, moon, key or none."""
    t = tones(pick(colour, mix("#4b2f45", palette.accent, 0.25), palette, 0.05), palette)
    gold, page = brass(palette), _paper(palette)
    hand = Hand(pen, rng, 1.1)
    box = Box(-98, 0, 150, 236, 100, 0.5, 0.3)
    side, front = box.side, box.front
    hand.poly(box.top.points, page.base)
    for z in (0.2, 0.4, 0.6, 0.8):
        hand.line([box.corner(0, 1, z), box.corner(1, 1, z)], page.shade, 1.6)
    hand.poly(side.points, page.shade)
    for u in (0.2, 0.35, 0.5, 0.65, 0.8):
        hand.line(side.line((u, 0.02), (u, 0.98)), page.far, 1.6)
    hand.poly(
        [
            box.corner(-0.02, 1.02, 0.9), box.corner(1.03, 1.02, 0.9), box.corner(1.03, 1.02, 1.04),
            box.corner(-0.02, 1.02, 1.04),
        ],
        t.shade,
    )
    hand.poly(
        [
            box.corner(1.03, 1.02, 0.9), box.corner(1.03, 1.02, 1.04),
            box.corner(1.03, -0.02, 1.04), box.corner(1.03, -0.02, 0.9),
        ],
        t.far,
    )
    hand.poly(front.part(-0.02, -0.02, 1.03, 1.02).points, t.base)
    hand.poly(front.part(-0.02, -0.02, 0.1, 1.02).points, t.shade)
    hand.line(front.line((0.11, 0), (0.11, 1)), t.far, 3)
    hand.line(front.line((0.0, 0.0), (1.0, 0.0)), t.lit, 4)
    inner = front.part(0.2, 0.08, 0.94, 0.92)
    hand.line([*inner.points, inner.a], gold.base, 3)
    for u, v in ((0.94, 0.05), (0.94, 0.95)):
        a = 0.18 if v < 0.5 else -0.12
        hand.poly(
            front.line(
                (1.03, -0.02 if v < 0.5 else 1.02), (1.03 - 0.26, -0.02 if v < 0.5 else 1.02),
                (1.03, a if v < 0.5 else 0.88),
            ),
            gold.base,
        )
        del u
    cx, cy = front.at(0.57, 0.5)
    _emblem(pen, palette, gold, t, emblem, cx, cy)
    if lock:
        x, y = front.at(1.0, 0.5)
        form(
            pen,
            blob(
                f"{x - 26},{y - 14}! {x + 10},{y - 14}! {x + 54},{y - 34}! {x + 54},{y - 16}! "
                f"{x + 10},{y + 12}! {x - 26},{y + 12}!"
            ),
            gold,
            cut=4,
        )
        pen.circle(x - 10, y - 3, 4, t.dark)
        pen.path(f"M{x - 10},{y - 2} l3,10 h-6Z", t.dark)


def _emblem(
    pen: Pen, palette: Palette, gold: Tones, t: Tones, kind: str, x: float, y: float
) -> None:
    if kind == "eye":
        pen.path(blob(f"{x - 40},{y}! {x},{y - 28} {x + 40},{y}! {x},{y + 26}"), gold.base)
        pen.circle(x, y - 1, 17, t.dark)
        pen.circle(x, y - 1, 9, palette.accent)
        pen.circle(x - 4, y - 6, 3.4, "#fff6e0")
    elif kind == "moon":
        pen.path(
            f"M{x + 8},{y - 34} A34,34 0 1 0 {x + 30},{y + 20} A27,27 0 0 1 {x + 8},{y - 34}Z",
            gold.lit,
        )
    elif kind == "key":
        pen.circle(x, y - 22, 13, gold.lit, stroke=7)
        pen.path(f"M{x},{y - 8} V{y + 40} M{x},{y + 36} h14 M{x},{y + 24} h11", gold.lit, stroke=7)
    elif kind != "none":
        raise ValueError("emblem is eye, moon, key or none")


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


@motif(
    "map", tags=("paper", "travel"), size=(290, 210), origin="centre",
    anchors={"cross": (66, 34), "start": (-92, 40), "top": (0, -100)},
)
def map_sheet(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, hole: bool = True
) -> None:
    """A folded map without words: a coast, a dotted way and a place burnt out of it."""
    t = tones(pick(colour, "#e3cfa2", palette, 0.06), palette, depth=0.3)
    sea = tones(mix("#7fa8a8", palette.water, 0.3), palette)
    outline = "M-140,-84 L-70,-98 L0,-84 L70,-98 L140,-86 L138,-20 L142,86 L70,98 L0,86 L-70,100 L-142,88 L-138,10Z"
    pen.path(outline, t.base)
    with pen.clip(outline):
        pen.path(
            blob("-150,-110! -20,-110 -40,-60 -90,-40 -70,0 -110,30 -96,70 -150,110!"), sea.base,
            0.8,
        )
        pen.path(blob("100,-110! 150,-110! 150,10 120,-20 130,-60"), sea.base, 0.8)
        for x, y in ((20.0, -40.0), (44, -52), (66, -38), (6, 10)):
            pen.path(f"M{x - 16},{y + 12} L{x},{y - 14} L{x + 16},{y + 12}Z", t.far)
            pen.path(f"M{x - 16},{y + 12} L{x},{y - 14} L{x + 1},{y + 12}Z", t.shade)
        for x, y in ((-30, 40), (-16, 50), (-40, 56), (96, 0), (110, 10)):
            pen.circle(x, y, 8, palette.leaf)
            pen.circle(x - 2, y - 3, 4, mix(palette.leaf, palette.light, 0.3))
        pen.poly([(-70, -98), (0, -84), (0, 86), (-70, 100)], t.dark, 0.1)
        pen.poly([(70, -98), (140, -86), (142, 86), (70, 98)], t.dark, 0.14)
        pen.path("M-140,0 L-70,-6 L0,2 L70,-6 L142,0", t.dark, 0.25, stroke=2)
    for i in range(15):
        s = i / 14
        x = -92 + 158 * s
        y = 40 - 60 * math.sin(s * math.pi) + 20 * math.sin(s * 9)
        pen.circle(x, y, 3, palette.accent)
    pen.path("M56,24 l20,20 M76,24 l-20,20", palette.accent, stroke=6)
    if hole:
        pen.path(blob("96,58 108,40 126,46 138,34 150,60 150,104 100,104 106,84"), t.far)
        pen.path(blob("101,60 110,46 126,52 139,40 150,62 150,104 106,104 111,84"), t.dark)
        pen.erase(blob("106,62 114,52 128,57 140,46 160,62 160,110 110,110 115,84"))


@motif(
    "quill and ink", tags=("writing",), size=(176, 248),
    anchors={"top": (70, -246), "nib": (-36, -84), "ink": (-20, -84)},
)
def quill_and_ink(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None, ink: Colour | None = None
) -> None:
    """A feather standing in a small inkwell."""
    feather = tones(pick(colour, "#efe6d6", palette, 0.06), palette, depth=0.3)
    glass = tones(mix("#3f5d78", palette.mid, 0.2), palette, glow=0.4)
    fluid = pick(ink, mix(palette.dark, "#1c1f3a", 0.4), palette, 0.0)
    vane = blob("-10,-104! 6,-150 30,-200 62,-236 86,-246! 84,-214 72,-170 46,-128 12,-100!")
    form(pen, vane, feather, cut=8)
    for x, y in ((64, -176), (46, -142), (14, -166)):
        pen.path(f"M{x + 14},{y - 2} L{x - 4},{y + 4} L{x + 12},{y + 8}Z", feather.far)
    pen.path(curve("-36,-74 -6,-106 34,-176 84,-244"), feather.far, stroke=4)
    pen.path(curve("-36,-76 -6,-108 32,-178"), feather.lit, stroke=2)
    pot = Turned("2,52 -6,56! -30,60 -56,48 -66,30 -72,28! -78,34 -84,34", x=-26, tilt=0.22)
    pot.paint(pen, glass, shine=0.06)
    pen.oval(-26, -84, 34, 7.4, glass.lit)
    pen.oval(-26, -83.4, 27, 5.4, fluid)
    pen.path(blob("-60,-72 -62,-52 -56,-40 -52,-52 -54,-74"), fluid)


@motif(
    "easel", tags=("art", "work"), size=(228, 393),
    anchors={"canvas": (0, -230), "top": (0, -386), "ledge": (0, -142)},
)
def easel(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    shows: Colour | None = None, blank: bool = True,
) -> None:
    """A painter's easel; its canvas is blank, of one colour, or begun."""
    t = timber(palette, "#a8794a") if colour is None else tones(palette.resolve(colour), palette)
    hand = Hand(pen, rng, 1.2)
    hand.line([(10, -380), (44, -30)], t.far, 9)
    for x0, x1 in ((-14, -98), (14, 98)):
        hand.line([(x0, -384), (x1, 0)], t.shade, 12)
        hand.line([(x0 - 2, -384), (x1 - 2, 0)], t.base, 7)
        hand.line([(x0 - 3.4, -384), (x1 - 3.4, 0)], t.lit, 2)
    hand.line([(-80, -70), (82, -70)], t.shade, 8)
    canvas = Quad((-100, -336), (100, -336), (100, -150), (-100, -150))
    cloth = _paper(palette)
    hand.poly([(100, -336), (108, -342), (108, -158), (100, -150)], cloth.far)
    hand.poly([(-100, -336), (100, -336), (108, -342), (-92, -342)], cloth.lit)
    hand.poly(canvas.points, cloth.base if shows is None else palette.resolve(shows))
    hand.poly(canvas.line((0.6, 0), (1, 0), (1, 1), (0.82, 1)), cloth.shade, 0.35)
    if not blank:
        with pen.clip(hand.clip_path(canvas.points)):
            pen.rect(-100, -336, 200, 110, mix(palette.sky[1][1], palette.light, 0.2))
            pen.path(
                blob("-110,-226! -40,-250 20,-220 110,-244! 110,-140! -110,-140!"), palette.ground
            )
            pen.circle(40, -290, 22, palette.glow)
            pen.path(blob("-30,-150! -10,-220 0,-220 0,-150!"), palette.accent)
    Box(-112, -138, 214, 10, 20, 0.3, 0.4).paint(hand, t)
    hand.poly([(-22, -352), (22, -352), (18, -334), (-18, -334)], t.base)


@motif(
    "paint palette", tags=("art", "carried"), size=(266, 202), origin="centre",
    anchors={"thumb": (40, 30), "top": (0, -76), "brush": (-40, -60)},
)
def paint_palette(pen: Pen, palette: Palette, rng: Rng, *, brushes: bool = True) -> None:
    """A painter's board with dabs of every colour of the card."""
    t = timber(palette, "#b3834f")
    if brushes:
        for x0, y0, x1, y1 in ((20, 24, 104, -78), (30, 34, 116, -54)):
            pen.line(x0, y0, x1, y1, timber(palette, "#6a3a24").base, 6)
            with pen.at(x1, y1, turn=38):
                pen.path(
                    blob("-6,4! 6,4! 7,-10 0,-28! -7,-10"),
                    palette.accent if y1 < -60 else palette.accent2,
                )
    board = blob(
        "-110,10 -100,-44 -50,-76 20,-80 80,-60 110,-16 100,24 70,30 52,46 58,66 36,80 -30,76 "
        "-86,54"
    )
    form(pen, board, t, cut=8)
    pen.path(disc(40, 30, 19, 14, -20), t.dark)
    pen.erase(disc(40, 30, 16, 11.5, -20))
    dabs = (
        palette.accent, palette.accent2, palette.glow, palette.leaf, palette.water, palette.mid,
        palette.light,
    )
    for i, c in enumerate(dabs):
        a = math.radians(150 + i * 27)
        x, y = math.cos(a) * 76 - 4, math.sin(a) * 50 - 2
        paint = tones(c, palette, glow=0.35)
        form(
            pen,
            blob(
                f"{x - 16},{y} {x - 6},{y - 12} {x + 10},{y - 10} {x + 16},{y + 3} "
                f"{x + 4},{y + 12} {x - 10},{y + 10}"
            ),
            paint,
            cut=4,
        )


@motif(
    "scroll", tags=("paper",), size=(196, 291), origin="hang",
    anchors={"top": (0, 10), "middle": (0, 150), "bottom": (0, 290)},
)
@shifted(0, 2)
def scroll(
    pen: Pen, palette: Palette, rng: Rng, *, colour: Colour | None = None,
    ribbon: Colour | None = None, blank: bool = False,
) -> None:
    """A parchment rolled at both ends, unrolling downwards; its lines are no writing."""
    t = tones(pick(colour, "#e9d7ad", palette, 0.05), palette, depth=0.3)
    sheet = blob("-70,18! 70,18! 66,120 72,200 66,272! -68,272! -64,190 -72,110")
    form(pen, sheet, t, cut=6)
    with pen.clip(sheet):
        pen.path("M-90,30 H90 V44 H-90Z", t.far, 0.7)
        pen.path("M-90,252 H90 V274 H-90Z", t.shade)
    if not blank:
        for i in range(9):
            w = float(rng.uniform(60, 104)) if i % 4 != 3 else 40.0
            pen.path(
                f"M-50,{66 + i * 19} q{w * 0.25},{float(rng.uniform(-3, 3))} {w},0", t.dark, 0.5,
                stroke=2.6,
            )
    wood = timber(palette, "#6a3a24")
    for y in (18, 274):
        pen.rect(-88, y - 5, 176, 10, wood.base, 1, 4)
        for x in (-88, 88):
            pen.circle(x, y, 9, wood.base)
            pen.circle(x - 2, y - 3, 3.6, wood.lit)
        pen.rect(-72, y - 14, 144, 28, t.shade, 1, 10)
        pen.rect(-72, y - 14, 144, 15, t.lit, 1, 8)
        pen.rect(-72, y - 8, 144, 10, t.base, 1, 3)
    if ribbon is not None:
        band = tones(palette.resolve(ribbon), palette)
        form(pen, blob("20,270! 34,270! 40,320 30,314 22,324"), band, cut=3)
