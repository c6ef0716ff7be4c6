"""A stag from behind whose antlers part the sheet, and one valley in many seasons between them."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import dataclass

import cv2
import numpy as np

from reverie_studio.engine.bodies import Outline, Point, outline
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.linocut_tools import KEY, Cutting
from reverie_studio.sculpt.hoofed_faces import antler_pair, stag_face
from reverie_studio.sculpt.marks import ellipse

Flat = Callable[[str, int], None]
Lines = Callable[[Sequence[Sequence[Point]], float, int], None]


def stag_nape() -> Clay:
    """The back of a stag's head, its muzzle turned a little to our right: 560 px from ear to ear, pedicles at (-48, -92) and (48, -92), the shoulders down to y = 380. Parts: head, ear, neck, nose."""
    c = Clay().limb([(10, 400, -80, 300), (6, 280, -50, 170), (-2, 180, -20, 92), (-6, 100, -8, 66)], melt=16, part="neck", per=5)
    c.limb([(-4, 14, 0, 92), (0, -46, 10, 90), (0, -84, 14, 62)], melt=12, part="head", per=4)
    c.limb([(34, 6, 6, 66), (96, 34, -10, 44), (152, 58, -24, 33), (184, 66, -30, 29)], melt=16, part="head", per=4)
    c.ball(207, 58, -30, 19, melt=5, part="nose", tone=0.4)
    c.limb([(-62, -36, 10, 22), (-126, -78, 18, 46), (-200, -100, 14, 44), (-288, -92, 4, 4)], melt=8, part="ear", press=(0, 0, 1.5), per=6)
    c.limb([(64, -46, 10, 22), (128, -92, 18, 44), (196, -122, 14, 40), (268, -150, 4, 4)], melt=8, part="ear", press=(0, 0, 1.5), per=6)
    for side in (-1, 1):
        c.limb([(40 * side, -70, 10, 30), (50 * side, -104, 10, 28)], melt=10, part="head")
    return c


def sheet_antlers() -> Clay:
    """A stag's antlers from behind as wide as a card: rooted at (-48, 0) and (48, 0), they go up to y = -960; inner tines close the gaps between them. Part: antler."""
    c = Clay()
    for side, beam in ((-1, [(-48, 20, 0, 31), (-82, -66, 0, 27), (-160, -164, -6, 25), (-240, -300, -10, 24), (-262, -450, -6, 22), (-214, -610, 10, 20), (-150, -760, 24, 17), (-124, -960, 30, 11)]),
                       (1, [(48, 20, 0, 31), (84, -70, 0, 27), (170, -170, -6, 25), (246, -312, -10, 24), (258, -470, -6, 22), (206, -626, 10, 20), (160, -770, 24, 17), (136, -960, 30, 11)])):  # fmt: skip
        c.limb(beam, melt=4, part="antler", per=8)
        for k in range(11):
            a = math.tau * k / 11
            c.ball(50 * side + 30 * math.cos(a), 4 + 9 * math.sin(a) + side, 16, 9, melt=4, part="antler")
    for knots in ([(-80, -62, 4, 21), (-170, -92, 20, 18), (-270, -122, 30, 15), (-360, -190, 30, 11), (-440, -300, 30, 6)],
                  [(82, -66, 4, 21), (168, -80, 20, 18), (262, -120, 30, 15), (350, -206, 30, 11), (440, -330, 30, 6)],
                  [(-258, -380, -4, 18), (-312, -424, 10, 16), (-366, -500, 20, 13), (-440, -640, 26, 7)],
                  [(260, -420, -4, 18), (320, -452, 10, 16), (372, -530, 20, 13), (440, -690, 26, 7)],
                  [(-226, -272, -6, 19), (-132, -282, 4, 17), (-44, -312, 10, 13), (34, -372, 14, 8), (62, -404, 14, 4)],
                  [(262, -400, -6, 19), (170, -394, 14, 17), (60, -404, 26, 14), (-40, -462, 34, 10), (-106, -560, 40, 3)],
                  [(-196, -660, 10, 17), (-116, -676, 16, 15), (-40, -722, 24, 11), (20, -800, 30, 4)],
                  [(190, -690, 10, 17), (120, -700, 20, 15), (50, -742, 30, 12), (-10, -830, 36, 8), (-34, -960, 40, 5)]):  # fmt: skip
        c.limb(knots, melt=9, part="antler", per=6)
    return c


def facing_stag() -> Clay:
    """A stag that stands and looks at us, small in the distance: soles at y = 0, 620 px to the tips of its antlers."""
    c = Clay().limb([(0, -212, -120, 56), (0, -222, 0, 62)], melt=14, part="coat").limb([(0, -230, 10, 56), (0, -300, 20, 40), (0, -350, 30, 34)], melt=20, part="coat", per=4)
    for side in (-1, 1):
        c.limb([(40 * side, -200, 20, 30), (40 * side, -110, 30, 14), (39 * side, -40, 26, 10), (40 * side, -8, 30, 13)], melt=10, part="leg", per=4)
        c.limb([(44 * side, -190, -120, 38), (42 * side, -100, -130, 14), (40 * side, -10, -120, 11)], melt=10, part="leg", per=4)
    face = Clay([lump for lump in stag_face(look=(0.0, 0.0)).lumps if lump.part != "neck"])
    return c.add(face.turned(at=(0, -400, 60), scale=0.46), antler_pair().turned(at=(0, -462, 50), scale=0.56))


def within(shape: Outline, cell: Sequence[Point]) -> list[list[Point]]:
    """What of an outline lies in a cell: none, one or more outlines."""
    both = []
    for points in (outline(shape), cell):
        sheet = np.zeros((2440, 1640), np.uint8)
        cv2.fillPoly(sheet, [np.round((np.array(points) + 10) * 2).astype(np.int32)], 255)
        both.append(sheet)
    found, _ = cv2.findContours(cv2.bitwise_and(*both), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    return [[(float(x) / 2 - 10, float(y) / 2 - 10) for x, y in ring[:, 0]] for ring in found if cv2.contourArea(ring) > 12]


def kept(curves: Sequence[Sequence[Point]], cell: Sequence[Point], margin: float = 3.0) -> list[list[Point]]:
    """Of single cuts those that lie wholly in a cell."""
    ring = np.array(cell, np.float32)
    return [[(p[0], p[1]) for p in line] for line in curves if all(cv2.pointPolygonTest(ring, (float(p[0]), float(p[1])), True) > margin for p in line)]


@dataclass(frozen=True)
class Season:
    """How a valley looks: inks of sky, far hill, near hill, field, brook, and what grows."""

    sky: tuple[int, int] = (0, 1)  # light and dark ink
    part: float = 0.5
    axis: float = 0.0
    rays: bool = False
    far: int = 1
    near: int = 2
    field: int = 3
    brook: int = 0
    cuts: int = 1  # ink of the cuts in the field
    furrow: float = 20.0  # degrees they lean
    crown: int | None = None  # ink of the leaves; None is a bare tree
    wall: int = 0
    roof: int = KEY
    trunk: int = KEY
    tree: bool = True
    extra: str = ""  # stooks, smoke, flakes, rain, stars, birds, flood


def valley(t: Cutting, cell: Outline, at: Point, k: float, season: Season) -> None:
    """The valley in one season, cut off at a cell: two hills, a farm, a lone tree, a brook; 320 px wide at k = 1, the farm at (30, 24)."""
    ring, q = outline(cell), season

    def put(points: str) -> list[Point]:
        return [(at[0] + x * k, at[1] + y * k) for x, y in outline(points)]

    def flat(points: str, ink: int) -> None:
        found = within(put(points), ring)
        if found:
            t.flat(*found, ink=ink)

    def lines(curves: Sequence[Sequence[Point]], width: float, ink: int) -> None:
        own = kept([[(at[0] + x * k, at[1] + y * k) for x, y in line] for line in curves], ring)
        if own:
            with t.down_to(ink):
                t.strokes(own, width, ends=(0.35, 0.3))

    top = at[1] - 190 * k
    t.flat(ring, ink=q.sky[1])
    for shape in within(put("-400,-400! 400,-400! 400,60! -400,60!"), ring):
        if q.rays:
            t.plane(shape, lambda x, y: 1.06 - np.hypot(x - at[0] - 70 * k, y - at[1] + 96 * k) / (250 * k), q.sky, (q.part,), around=(at[0] + 70 * k, at[1] - 96 * k), pitch=11, wedge=0.3, wild=1.6)
        else:
            t.plane(shape, lambda x, y: np.clip((y - top) / (190 * k), 0, 1) * 0.9 + 0.05, q.sky, (q.part,), axis=q.axis, pitch=9, wild=1.6)
    if q.rays:
        t.flat(*within(ellipse(at[0] + 70 * k, at[1] - 96 * k, 30 * k, 30 * k), ring), ink=0)
    flat("-400,40! -190,-6 -96,-64 -34,-22 16,-6 70,-60 128,-78 200,-20 400,10! 400,80! -400,80!", q.far)
    flat("-400,30! -180,26 -110,-18 -40,14 20,26 110,4 200,24 400,16! 400,120! -400,120!", q.near)
    flat("-400,40! -160,44 -60,34 40,40 160,36 400,44! 400,900! -400,900!", q.field)
    slope = math.tan(math.radians(q.furrow))
    lines([[(x, y), (x + 15, y + 15 * slope + 2), (x + 34 + y * 0.1, y + 34 * slope)] for y in range(66, 420, 17) for x in range(-300 + y % 29, 300, 48) if abs(x - 20 + y * 0.1) > 34 + y * 0.1], 3.4, q.cuts)
    flat("14,38! 26,38! 22,56 -12,76 -20,104 30,150 40,230 -40,380 -60,520! -240,520! -150,360 -40,240 -20,170 -62,110 -48,76 4,56", q.brook)
    flat("36,46! 36,14! 84,14! 84,46!", q.wall)
    flat("28,16! 44,-10! 78,-10! 92,16!", q.roof)
    flat("66,-6! 66,-22! 75,-22! 75,-6!", KEY)
    flat("44,34! 44,22! 52,22! 52,34!", KEY)
    flat("62,46! 62,24! 72,24! 72,46!", KEY)
    if q.tree:
        _tree(q, k, flat, lines)
    _extra(q.extra, flat, lines)


def _tree(q: Season, k: float, flat: Flat, lines: Lines) -> None:
    """The lone tree, bare or in leaf."""
    flat("-92,92! -86,60 -90,20 -84,20! -80,44 -66,24! -62,26! -76,56 -74,92!", q.trunk)
    boughs = [[(-83, 40), (-86 + 22 * math.cos(a), 18 + 18 * math.sin(a)), (-84 + 50 * math.cos(a), 2 + 46 * math.sin(a))] for a in (math.radians(v) for v in (-160, -132, -108, -84, -60, -34))]
    if q.crown is None:
        lines([[(x, y) for x, y in line] for line in boughs], max(2.2, 4.4 * k), q.trunk)
        lines([[line[1], (line[1][0] + 8, line[1][1] - 14), (line[2][0] + 12, line[2][1] - 6)] for line in boughs], max(1.9, 2.6 * k), q.trunk)
    else:
        flat("-84,34 -122,30 -136,2 -124,-28 -96,-46 -62,-38 -38,-14 -42,16 -62,32", q.crown)
        lines([[(-84 + r * math.cos(a), 2 + r * 0.8 * math.sin(a)), (-80 + r * math.cos(a + 0.3), 2 + r * 0.8 * math.sin(a + 0.3))] for r in (14, 28, 40) for a in np.arange(2.2, 5.6, 0.5)], 2.8, 0 if q.crown != 0 else 1)


def _extra(kind: str, flat: Flat, lines: Lines) -> None:
    """What only one season has."""
    rng = np.random.default_rng(7)
    if kind == "stooks":
        for x, y, r in ((-30, 120, 26.0), (96, 100, 22.0), (150, 150, 32.0), (-120, 170, 34.0), (60, 190, 36.0)):
            flat(f"{x - r * 0.8},{y}! {x - r * 0.5},{y - r} {x},{y - r * 1.7} {x + r * 0.5},{y - r} {x + r * 0.8},{y}!", 0)
            lines([[(x + d * r * 0.2, y - r * 1.3), (x + d * r * 0.5, y - 3)] for d in (-0.8, 0.1, 0.9)], 2.4, 3)
            flat(f"{x + r * 0.8},{y}! {x + r * 1.9},{y + r * 0.3}! {x + r * 1.6},{y + r * 0.4}! {x - r * 0.6},{y + 3}!", KEY)
    elif kind == "smoke":
        for x, y, r in ((-20, 84, 1.0), (120, 74, 0.8)):
            flat(f"{x - 14 * r},{y}! {x - 6},{y - 12 * r} {x + 12 * r},{y}!", KEY)
            flat(f"{x - 8 * r},{y - 8}! {x - 18 * r},{y - 50} {x + 10 * r},{y - 90} {x - 8 * r},{y - 140} {x + 40 * r},{y - 210} {x + 60 * r},{y - 330} {x + 96 * r},{y - 330} {x + 80 * r},{y - 200} {x + 34 * r},{y - 130} {x + 44 * r},{y - 84} {x + 12 * r},{y - 46} {x + 6 * r},{y - 8}!", 0)
    elif kind == "flakes":
        lines([[(x, y), (x + 0.6, y + 0.6)] for x, y in zip(rng.uniform(-200, 200, 90), rng.uniform(-260, 30, 90), strict=True)], 6.0, 0)
    elif kind == "rain":
        lines([[(x, y), (x - 8, y + 30), (x - 14, y + 52)] for x, y in zip(rng.uniform(-220, 220, 90), rng.uniform(-300, 60, 90), strict=True)], 3.2, 0)
    elif kind == "stars":
        lines([[(x, y), (x + 0.6, y)] for x, y in zip(rng.uniform(-200, 200, 50), rng.uniform(-300, -50, 50), strict=True)], 5.0, 0)
    elif kind == "flood":
        lines([[(x - 24, y), (x, y - 2), (x + 26, y)] for x, y in zip(rng.uniform(-200, 200, 60), rng.uniform(60, 300, 60), strict=True)], 4.0, 0)
