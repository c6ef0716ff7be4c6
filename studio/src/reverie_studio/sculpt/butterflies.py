"""A butterfly, its wings, and the prints it leaves on a body."""

from __future__ import annotations

import numpy as np

from reverie_studio.engine.bodies import FINE, Body
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing
from reverie_studio.sculpt.marks import Spot, inside, oval, placed

_FORE = [(4, -12), (30, -46), (64, -78), (100, -98), (112, -92), (106, -64), (96, -40), (80, -16), (48, -3), (6, 2)]  # the right wings of a butterfly of 224 px


_HIND = [(6, 6), (46, 3), (72, 12), (84, 34), (77, 54), (86, 86), (78, 90), (60, 66), (42, 72), (24, 56), (10, 30)]


def wings(at: Spot, size: float, degrees: float) -> list[list[Spot]]:
    """The four wings of a butterfly seen from above, 224 px wide by `size`, as outlines: two fore wings, two hind wings."""
    shapes = [[(side * x, y) for x, y in flow(half, 3, closed=True)] for half in (_FORE, _HIND) for side in (-1, 1)]
    return [placed(shape, at, size, degrees) for shape in shapes]


def butterfly(t: Thing, at: Spot, size: float, degrees: float = 0.0) -> None:
    """A butterfly of `wings` with veins, spots, body and feelers."""
    for shape in wings(at, size, degrees):
        t.leave(shape, grow=4)
        t.form(shape, how=CUTS["skin"].but(near=2.0, cross=None), puff=3, ambient=0.8, guides=[[at, shape[len(shape) // 2]]])
    for side in (-1, 1):
        veins = [[(6 * side, -6), (34 * side, -36), (u * side, v)] for u, v in ((84, -84), (98, -66), (92, -40))]
        veins += [[(8 * side, 12), (34 * side, 26), (u * side, v)] for u, v in ((70, 36), (62, 64), (42, 66))]
        t.strokes([placed(v, at, size, degrees) for v in veins], 2.6 * size, black=True, ends=(0.6, 0.2))
        t.leave(oval(*placed([(76 * side, -56)], at, size, degrees)[0], 10 * size, 10 * size))
        t.prick([(*placed([(76 * side, -56)], at, size, degrees)[0], 4 * size)], spot=0)
        feeler = placed([(2 * side, -30), (10 * side, -62), (30 * side, -96)], at, size, degrees)
        t.strokes([feeler], 2.2, ends=(0.8, 0.8), spot=0)
        t.prick([(*feeler[-1], 3.4)], spot=0)
    body = Clay().limb([(*placed([(0, v)], at, size, degrees)[0], 0, r * size) for v, r in ((-34, 6), (-18, 8), (10, 8), (44, 5), (62, 2))], per=4)
    t.leave_clay(body, grow=3)
    t.clay(body, "fur", "across", gain=1.2, ambient=0.2, spot=0)


def left_print(t: Thing, body: Body, at: Spot, size: float, degrees: float) -> None:
    """The mark a butterfly leaves on a body where it sat: the colour in the body's own strokes, a black line between and round its wings, two feelers."""
    shapes = wings(at, size, degrees)
    rows, columns = np.mgrid[0 : body.size[0], 0 : body.size[1]]
    y, x = (np.clip((v + start) // FINE, 0, n - 1) for v, start, n in ((rows, body.top, 1200), (columns, body.left, 800)))
    mask = np.asarray(body.mask * inside(*shapes)[y, x], np.float32)
    t.marks.append(lambda plate: plate.wash(mask, body.left, body.top, 1.0))
    t.strokes([[*shape, shape[0]] for shape in shapes], 3.2, black=True, ends=(1, 1))
    spine = placed([(0, -30), (0, 0), (0, 50)], at, size, degrees)
    t.strokes([spine], 9 * size, black=True, ends=(0.8, 0.3))
    feelers = [placed([(2 * side, -30), (10 * side, -60), (28 * side, -88)], at, size, degrees) for side in (-1, 1)]
    t.strokes(feelers, 6, black=True, ends=(0.8, 0.8))
    t.strokes(feelers, 2.4, ends=(0.8, 0.8), spot=1.0)
