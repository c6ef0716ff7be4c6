"""A dog that swims to us with something in its mouth, and the water round it."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.waiting_dogs import old_dog_face

Point = tuple[float, float]
WAVES: list[list[Point]] = [
    [(600, 480), (680, 400), (760, 340), (850, 290)], [(640, 560), (720, 500), (850, 420)],
    [(180, 420), (120, 320), (60, 262), (-30, 210)], [(100, 480), (40, 420), (-30, 370)],
    [(700, 640), (770, 620), (840, 570)], [(210, 690), (120, 660), (20, 668), (-30, 650)],
    [(600, 700), (690, 716), (760, 700)], [(60, 800), (130, 812), (180, 800)],
    [(590, 1010), (690, 1024), (790, 1010)], [(20, 960), (110, 974), (190, 964)],
]  # the wake of a swimmer at (400, 600), and swell


def swimming_dog(*, look: Point = (0.0, -0.5)) -> Clay:
    """An `old_dog_face` whose ears lie out on the water at y = 120, with a neck under it. Parts: head, neck, muzzle, jowl, chin, nose, brow, ear, lid."""
    face = old_dog_face()
    c = Clay([lump for lump in face.lumps if lump.part not in ("ear", "eye", "lid")], {k: v for k, v in face.marks.items() if k[:3] != "~"})
    c.limb([(0, -20, -90, 118), (0, 90, -110, 140), (0, 200, -130, 150)], melt=30, part="neck", per=10)
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(78 * side, -116, -34, 34), (122 * side, -92, -20, 44), (158 * side, -22, -8, 50), (190 * side, 50, 10, 52), (222 * side, 102, 30, 44), (252 * side, 124, 40, 14)], melt=8, part="ear", press=(0.5 * side, -0.4, 1.0), per=12)
        eye(c, name, (58 * side, -34, 66), 28, side, aside=16, lids=1.05, look=(look[0] * side, look[1]), inner=0.95, iris=0.74, bag=0.9)
    return c


def mouthful(dog: Clay) -> Clay:
    """What of a `swimming_dog` lies before the thing it carries: muzzle, jowls, nose."""
    return Clay([lump for lump in dog.lumps if lump.part in ("muzzle", "jowl", "nose")], dog.marks)


def ripple(x: float, y: float, rx: float, ry: float, first: float = 0.0, last: float = 360.0) -> list[Point]:
    """Part of a ring on the water that is not quite even, by degrees (0 right, 90 towards us)."""
    return [(x + rx * (1 + 0.03 * math.sin(5 * a)) * math.cos(a), y + ry * (1 + 0.05 * math.sin(4 * a + 1)) * math.sin(a)) for a in (math.radians(first + (last - first) * k / 23) for k in range(24))]


def shore_street(gap: int = 4) -> list[tuple[float, float, float, float]]:
    """Houses on a far shore as (x, width, height of the eaves, height of the gable); the one at `gap` is missing."""
    return [(8 + 54.0 * k, 34 + (k * 29) % 15, 36 + (k * 37) % 34, 16 + (k * 13) % 20) for k in range(15) if k != gap]


def shore(pen: Pen) -> None:
    """The far shore, and its street with one house missing."""
    pen.path("M-20,150 C200,138 600,140 820,150 V172 H-20Z", "#3c3562")
    for k, (x, w, h, g) in enumerate(shore_street()):
        if k % 4 == 1:
            pen.rect(x + w * 0.62, 132 - h - g, 7, g + 16, "#3c3562")
        pen.path(f"M{x},152 V{150 - h} L{x + w / 2},{150 - h - g} L{x + w},{150 - h} V152Z", ("#4a4070", "#54487a", "#433a68")[k % 3])


def jetty(pen: Pen) -> None:
    """The end of a jetty, near us."""
    pen.path("M-20,1092 L820,1070 L820,1230 L-20,1230Z", "#4a3a4c")
    pen.path("M-20,1090 L820,1068 L820,1080 L-20,1102Z", "#6a5668")


def at_the_curtain(pen: Pen, x: float, y: float, k: float, turn: float = 0.0) -> None:
    """Somebody at the right-hand window of a `washed.SmallHouse` that lies there, an arm up at the curtain."""
    with pen.at(x, y, turn=turn, scale=k):
        pen.path("M56,76 C55,62 58,56 61,54 C58,50 59,44 63,43 C67,43 68,49 66,53 C69,54 72,46 76,36 L78,38 C76,50 73,60 70,62 L70,70Z", "#5a3a2c")
        pen.path("M46,38 L54,35 C52,48 54,60 51,78 L46,80Z", "#b8483c")
