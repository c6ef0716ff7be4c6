"""A billy goat that holds a watering can by its bail and waters a gym shoe; shoes with plants, the can, the bench they stand on."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


def gardening_goat(*, look: Point = (0.1, 0.7)) -> Clay:
    """A billy goat that looks at us, without its upper lip: ears 430 px from tip to tip, chin at y = 190, beard to 320, horns to -330. Parts: head, chin, beard, ear, horn, tuft, lid.

    Marks: the eyes, `nose`, `bite`. Its upper lip is `goat_lip`.
    """
    c = Clay().limb([(0, -90, -20, 84), (0, -20, 20, 74), (0, 70, 60, 56), (0, 120, 84, 50)], melt=14, part="head", per=5)
    c.both(Clay().limb([(46, -84, -16, 50), (62, -8, -4, 42), (48, 64, 26, 38), (28, 116, 60, 34)], melt=24, part="head", per=4))
    c.limb([(-30, 172, 50, 26), (0, 176, 64, 30), (30, 172, 50, 26)], melt=6, part="chin", per=3)
    c.both(Clay().limb([(30, -72, 46, 15), (62, -84, 34, 18), (90, -58, 4, 14)], melt=14, part="head", per=3))
    for dx, y, r in ((-20, 274, 22), (18, 264, 20), (0, 316, 26)):
        c.limb([(dx * 0.6, 192, 52, 28), (dx, 228, 54, r), (dx * 1.3 - 6, y, 44, 2)], melt=8, part="beard", per=5)
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (64 * side, -34, 32), 33, side, aside=22, lids=0.8, look=(look[0] * side, look[1]), inner=0.3, iris=0.72, bag=0.0)
        c.limb([(74 * side, -84, -26, 20), (134 * side, -80, -14, 38), (190 * side, -40, -8, 32), (220 * side, 2, -8, 5)], melt=8, part="ear", press=(0, 0.4, 1.4), per=6)
        line = flow([(32, -140, -4), (50, -214, -20), (92, -290, -40), (160, -336, -50), (236, -330, -30), (280, -280, 10)], 14)
        c.limb([(side * x, y, z, (40 - 35 * (k / (len(line) - 1)) ** 1.2) * (1 + 0.07 * math.sin(k * math.tau / 6))) for k, (x, y, z) in enumerate(line)], melt=4, part="horn", per=1)
    for dx, y, r in ((-26, -92, 20), (4, -70, 24), (30, -96, 18)):
        c.limb([(dx * 0.5, -160, 20, 30), (dx, -130, 52, r), (dx * 1.2, y, 62, 4)], melt=8, part="tuft", per=4)
    c.marks |= {"nose": [(0, 112, 150)], "bite": [(0, 160, 110)]}
    return c


def goat_lip() -> Clay:
    """The upper lip and the nose of that head, to be laid over what it bites on. Parts: muzzle, nose. Marks: `nostril left|right`, `cleft`."""
    c = Clay().limb([(0, 74, 74, 38), (0, 104, 84, 44)], melt=14, part="muzzle", per=3).limb([(-36, 126, 78, 36), (0, 120, 94, 40), (36, 126, 78, 36)], melt=16, part="muzzle", per=3)
    c.limb([(-17, 106, 126, 14), (0, 114, 134, 15), (17, 106, 126, 14)], melt=5, part="nose", per=3)
    for side, name in ((-1, "left"), (1, "right")):
        c.marks[f"nostril {name}"] = [(11 * side, 118, 146), (26 * side, 104, 132), (36 * side, 96, 116)]
    c.marks["cleft"] = [(0, 128, 140), (1, 140, 136), (0, 156, 130)]
    return c


def goat_chest() -> Clay:
    """What stands below that head: neck, chest and forelegs, 380 px broad, from y = 20 to 720; behind them its body, away to our right. Parts: coat, barrel."""
    c = Clay().limb([(60, 330, -190, 150), (200, 332, -290, 166), (420, 344, -380, 170)], melt=10, part="barrel", per=5)
    c.limb([(0, 30, -100, 88), (0, 150, -90, 112), (0, 290, -70, 150), (0, 400, -60, 158), (0, 470, -60, 120)], melt=24, part="coat", per=6)
    return c.both(Clay().limb([(88, 350, -100, 104), (98, 460, -130, 92), (92, 580, -150, 80), (88, 740, -150, 76)], melt=40, part="coat", per=6))


def gym_shoe(pen: PaperPen, x: float, y: float, tone: Colour, k: float = 1.0, *, earth: Colour = "#4a3220", turn: float = 0.0, loose: bool = False) -> None:
    """A canvas gym shoe, its toe at the right, its sole on y: 300 px long, open at (-70, -150), earth in it."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-146,-20 C-152,-70 -150,-120 -142,-152 C-104,-168 -50,-166 -6,-150 C20,-106 76,-92 120,-72 C146,-58 154,-38 152,-20Z", tone)
        pen.path("M-140,-150 C-100,-172 -46,-168 -8,-150 C-30,-128 -118,-126 -140,-150Z", darken(earth, 0.1))
        with pen.flat():
            pen.path("M-128,-150 C-96,-166 -52,-163 -22,-149 C-50,-138 -104,-138 -128,-150Z", lighten(earth, 0.12))
        pen.path("M-142,-150 C-118,-130 -40,-128 -6,-150 L2,-136 C-40,-112 -116,-112 -147,-136Z", darken(tone, 0.14))
        pen.path("M84,-86 C120,-76 154,-58 152,-20 H78 C66,-46 70,-70 84,-86Z", "#fbf4dc")
        pen.path("M-152,-30 H156 C160,-18 158,-4 152,0 H-146 C-154,-6 -156,-20 -152,-30Z", "#fbf4dc")
        with pen.flat():
            pen.path("M-150,-15 H154", darken(tone, 0.05), stroke=5)
            pen.circle(-84, -84, 24, "#fbf4dc")
            pen.path(cuts.star(-84, -84, 17), tone)
        for n in range(4):
            u, v = 2 + 23 * n, -110 + 12 * n
            pen.taper([(u - 22, v + 30), (u + 6, v)], 9, 9, "#fbf4dc")
        if loose:
            pen.taper([(2, -110), (40, -60), (20, -20), (60, 4)], 8, 7, "#fbf4dc")


def tin_can(pen: PaperPen, paper: Colour, water: Colour) -> None:
    """A watering can about its middle, its spout to our left, tipped already: 240 px wide; its handle is drawn by `bail`."""
    pen.taper([(100, -40), (170, -60), (176, 30), (104, 76)], 18, 16, darken(paper, 0.2))
    pen.taper([(-80, 60), (-150, 10), (-214, -66)], 62, 30, darken(paper, 0.1))
    pen.path("M-196,-96 L-262,-70 L-240,-32 L-188,-58Z", paper)
    with pen.flat():
        pen.path("M-258,-74 C-270,-62 -256,-30 -240,-32 C-230,-40 -246,-76 -258,-74Z", darken(paper, 0.4))
    pen.path("M-104,-84 H104 L118,100 Q0,132 -118,100Z", paper)
    pen.path("M-104,-84 Q0,-112 104,-84 Q0,-56 -104,-84Z", darken(paper, 0.35))
    with pen.flat():
        pen.path("M52,-72 L104,-80 L118,100 Q92,110 62,115Z", darken(paper, 0.16))
        pen.path("M-88,-66 L-70,-62 L-82,104 L-104,98Z", lighten(paper, 0.3))
        pen.path("M-109,-20 Q0,10 109,-20 M-114,50 Q0,84 114,50", darken(paper, 0.22), stroke=5)


def bail(pen: PaperPen, ends: tuple[Point, Point], bite: Point, turn: float, wire: Colour, wood: Colour) -> None:
    """Its handle: a wooden grip of 230 px across a mouth at `bite`, wires from its ends down to the can; lay it over the chin and below the lip."""
    a = math.radians(turn)
    u, v = 112 * math.cos(a), 112 * math.sin(a)
    for (x, y), (px, py) in zip(ends, ((bite[0] - u, bite[1] - v), (bite[0] + u, bite[1] + v)), strict=True):
        side = -1 if px < bite[0] else 1
        pen.taper([(px - side * 8, py), (px + side * 22, py + 12), (px + side * 20, py + (y - py) * 0.4), (x, y)], 11, 11, wire)
        pen.circle(x, y, 14, darken(wire, 0.2))
    pen.taper([(bite[0] - u, bite[1] - v), (bite[0], bite[1] + 3), (bite[0] + u, bite[1] + v)], 34, 34, wood)
    with pen.flat():
        for t in (-0.93, -0.7, 0.7, 0.93):
            x, y = bite[0] + u * t, bite[1] + v * t
            pen.line(x + 16 * math.sin(a), y - 16 * math.cos(a), x - 16 * math.sin(a), y + 16 * math.cos(a), darken(wood, 0.28), 4)


def threads_of_water(pen: PaperPen, at: Point, to: Point, paper: Colour) -> None:
    """Water out of the rose, in threads that bend down into what stands below."""
    for k in range(5):
        x, y = at[0] - 15 + 7 * k, at[1] - 20 + 11 * k
        u = to[0] - 28 + 14 * k
        pen.taper([(x, y), (x + (u - x) * 0.6, y + (to[1] - y) * 0.16), (u, y + (to[1] - y) * 0.5), (u + 1, to[1] + 4 * (k % 2))], 5.5, 3, paper)
        pen.path(cuts.drop(u + 4, to[1] - 64 + 21 * (k % 3), 4), paper)


def dry_twig(pen: PaperPen, x: float, y: float, paper: Colour) -> None:
    """A bare twig that stands in earth at (x, y)."""
    pen.taper([(x, y), (x - 6, y - 70), (x - 26, y - 150)], 10, 4, paper)
    for v, u, w in ((-96, 22, -140), (-76, -54, -104), (-40, -34, -62)):
        pen.taper([(x - 6 + v * 0.08, y + v), (x + u, y + w)], 5, 2.5, paper)


def bench(pen: PaperPen, y: float, top: Colour, front: Colour, plates: tuple[Point, ...]) -> None:
    """A long bench before us, its top from y - 70 to y, its front below with a name plate for each (x, sign)."""
    pen.path(f"M-10,{y - 70} H810 V{y + 4} H-10Z", top)
    with pen.flat():
        for k, v in enumerate((y - 50, y - 24)):
            pen.path(f"M-10,{v} C200,{v - 5} 420,{v + 6} 810,{v - 3 + k}", darken(top, 0.14), stroke=3)
    pen.path(f"M-10,{y} H810 V1220 H-10Z", front)
    for x, sign in plates:
        pen.rect(x - 58, y + 36, 116, 74, "#f4ead0", radius=8)
        d = (None, cuts.star(x, y + 73, 26), cuts.heart(x, y + 73, 22), cuts.circle(x, y + 73, 20))[int(sign)]
        if d:
            pen.path(d, ("", "#d9a02e", "#c8483a", "#3f7f9c")[int(sign)])
        pen.circle(x - 48, y + 73, 4, darken(front, 0.2))
        pen.circle(x + 48, y + 73, 4, darken(front, 0.2))
