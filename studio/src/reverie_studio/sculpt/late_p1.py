"""An owl that looks aside, a mountain that sits, a donkey that rows."""

from __future__ import annotations

import cv2
import numpy as np

from reverie_studio.colour import Array
from reverie_studio.engine.bodies import FINE, Body
from reverie_studio.engine.clay import Clay
from reverie_studio.sculpt.eyes import eye


def owl(*, look: tuple[float, float] = (0.9, 0.0)) -> Clay:
    """An owl that stands before us: 620 px from its claws (y = 0) to the tips of its ear tufts, 330 px wide; both eyes `look` to our right and down.

    Parts: body, breast, wing, disc, head, tuft, beak, shank, claw, lid. Marks: the eyes `left|right`.
    """
    c = Clay().limb([(0, -90, -20, 92), (0, -190, -10, 134), (0, -300, -10, 142), (0, -390, -6, 124)], melt=14, part="body", per=6)
    c.limb([(0, -120, 40, 76), (0, -220, 60, 96), (0, -320, 50, 90)], melt=24, part="breast", per=5)
    c.ball(0, -452, 0, 124, melt=24, part="head", press=(0, 0.16, 0)).both(Clay().ball(60, -436, -6, 84, melt=26, part="head"))
    c.both(Clay().limb([(118, -350, 10, 48), (146, -250, 26, 56), (136, -140, 36, 44), (96, -40, 30, 14)], melt=8, part="wing", per=6, press=(0.5, 0, 0.4)))
    c.both(Clay().limb([(64, -528, 20, 40), (94, -574, 14, 27), (122, -634, 8, 4)], melt=12, part="tuft", per=5, press=(0, 0, 0.8)))
    c.both(Clay().ball(58, -452, 72, 66, melt=10, part="disc", press=(0, 0, 1.2)))
    c.both(Clay().limb([(10, -478, 122, 13), (46, -514, 112, 16), (92, -534, 76, 12)], melt=12, part="head", per=4))
    c.limb([(0, -452, 130, 20), (0, -424, 152, 20), (0, -392, 152, 13), (0, -366, 140, 3)], melt=4, part="beak", per=4)
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (56 * side, -452, 96), 38, side, aside=8, lids=1.35, look=(look[0] * side, look[1]), inner=0.35, iris=0.74, bag=0.2)
        c.limb([(56 * side, -90, 60, 50), (62 * side, -50, 84, 38), (64 * side, -26, 96, 26)], melt=10, part="shank", per=4)
        for u in (-44, 0, 44):
            c.limb([(64 * side, -26, 100, 20), (64 * side + u * 0.7, -18, 128, 19), (64 * side + u * 1.0, -8, 146, 16)], melt=3, part="shank", per=3)
            c.limb([(64 * side + u * 1.02, -6, 152, 11), (64 * side + u * 1.12, 10, 166, 9), (64 * side + u * 1.14, 30, 168, 2)], melt=2, part="claw", per=3)
    return c


def sitting_mountain(*, tilt: float = 9.0, look: tuple[float, float] = (-0.6, 0.8)) -> Clay:
    """A mountain that sits before us like a good dog: the peaks of its ears at y = -230, its paws at y = 560, 700 px wide at its haunches; its head leans by `tilt` degrees.

    Parts: crag (all below its head), rock, snow (ears and brow), nose, lid. Marks: the eyes `left|right`, `nose`, `lip left|right`, `tongue`.
    """
    h = Clay().ball(0, -6, 0, 104, melt=10, part="snow", press=(0, 0.06, 0)).both(Clay().limb([(60, 20, 0, 62), (96, 58, -30, 40)], melt=20, part="rock", per=3))
    h.limb([(0, -50, 66, 44), (0, 10, 110, 46), (0, 46, 150, 46), (0, 62, 170, 42)], melt=14, part="snow", per=4)
    h.both(Clay().limb([(22, 66, 166, 34), (48, 84, 120, 40), (62, 100, 70, 34)], melt=8, part="rock", per=4)).limb([(0, 100, 90, 46), (0, 124, 122, 30)], melt=6, part="rock", per=3)
    h.both(Clay().limb([(20, -58, 84, 14), (56, -76, 78, 19), (96, -58, 42, 13)], melt=9, part="snow", per=3))
    for side, name in ((-1, "left"), (1, "right")):
        h.limb([(64 * side, -70, -6, 56), (88 * side, -140, -14, 36), (104 * side, -230, -20, 3)], melt=6, part="snow", per=3, press=(0, 0, 0.8))
        h.limb([(96 * side, -60, -14, 34), (124 * side, -116, -20, 18), (134 * side, -160, -22, 2)], melt=3, part="rock", per=2)
        h.limb([(76 * side, -92, 50, 20), (90 * side, -140, 34, 13), (100 * side, -190, 16, 2)], melt=3, carve=True, per=3)
        eye(h, name, (54 * side, -26, 70), 27, side, aside=10, lids=1.15, look=(look[0] * side, look[1]), inner=0.7, iris=0.66, bag=0.3)
        h.marks[f"lip {name}"] = [(0, 74, 214), (2 * side, 98, 204), (24 * side, 116, 186), (54 * side, 118, 150), (84 * side, 96, 110)]
    h.limb([(-22, 34, 204, 22), (0, 28, 214, 25), (22, 34, 204, 22)], melt=6, part="nose", tone=0.3, per=3)
    h.marks["nose"], h.marks["tongue"] = [(0, 32, 238)], [(0, 116, 186)]
    c = Clay().limb([(0, 70, -60, 92), (0, 170, -70, 140), (0, 290, -110, 170), (0, 420, -190, 196), (0, 540, -240, 210)], melt=10, part="crag", per=3)
    for side in (-1, 1):
        c.limb([(70 * side, 150, 10, 66), (92 * side, 270, 60, 60), (94 * side, 390, 84, 44), (96 * side, 470, 96, 44), (98 * side, 520, 128, 50)], melt=8, part="crag", per=4)
        for u in (-34, 0, 34):
            c.limb([(98 * side + u, 520, 156, 27), (98 * side + u * 1.15, 540, 184, 25)], melt=3, part="crag", per=2)
        c.limb([(236 * side, 330, -60, 84), (262 * side, 420, -30, 110), (250 * side, 500, 10, 84)], melt=8, part="crag", per=3)
        c.limb([(226 * side, 540, 60, 52), (200 * side, 548, 110, 42)], melt=6, part="crag", per=3)
        for x, y, tall, r in ((150, 150, 120, 40), (206, 270, 110, 46), (300, 330, 120, 50), (366, 470, 110, 56)):
            c.limb([(x * side * 0.9, y + 70, -50, r * 1.2), (x * side, y - 10, -46, r * 0.7), (x * side * 1.02, y - tall * 0.7, -50, 3)], melt=4, part="crag", per=2)
        for a, b, d in (((16, 130, 40), (30, 230, 92), (22, 330, 90)), ((120, 220, 40), (140, 320, 60), (150, 440, 70)), ((60, 110, 30), (52, 180, 76), (56, 280, 110))):
            c.limb([(a[0] * side, a[1], a[2], 14), (b[0] * side, b[1], b[2], 20), (d[0] * side, d[1], d[2], 12)], melt=5, part="crag", per=2)
    return c.add(h.turned(roll=tilt))


def facets(rng: np.random.Generator, wide: float, tall: float, *, least: float = 0.15, crack: int = 3) -> tuple[Array, Array]:
    """The broken face of a rock over the card, planes about so wide and so tall: how light each is (`least` to 1, 0 in the cracks of `crack` px), and the angle of its strokes."""
    w, h = 800, int(1200 * wide / tall)
    seeds = np.ones((h, w), np.uint8)
    count = int(w * h / wide**2)
    seeds[rng.integers(0, h, count), rng.integers(0, w, count)] = 0
    labels = cv2.distanceTransformWithLabels(seeds, cv2.DIST_L2, 5, labelType=cv2.DIST_LABEL_PIXEL)[1]
    planes = cv2.resize(labels.astype(np.float32), (800, 1200), interpolation=cv2.INTER_NEAREST)
    index, kernel = planes.astype(np.int32), np.ones((crack, crack), np.uint8)
    edge = cv2.dilate(planes, kernel) != cv2.erode(planes, kernel)
    slope = rng.uniform(-1, 1, int(index.max()) + 1)
    light = np.where(edge, 0.0, (least + (1 - least) * (0.5 - 0.5 * slope))[index])
    return np.asarray(light, np.float32), np.asarray(1.5708 + 0.6 * slope[index], np.float32)


def laid(body: Body) -> tuple[Array, Array]:
    """The light of a body, and where it is, as charts of the card."""
    light, mask = np.zeros((1200, 800), np.float32), np.zeros((1200, 800), np.float32)
    rows, columns = np.mgrid[0:1200, 0:800]
    i, j = rows * FINE - body.top, columns * FINE - body.left
    here = (i >= 0) & (j >= 0) & (i < body.size[0]) & (j < body.size[1])
    light[here], mask[here] = body.tone[i[here], j[here]], body.mask[i[here], j[here]]
    return light, mask


def rowing_donkey(*, look: tuple[float, float] = (0.0, -0.9)) -> Clay:
    """A donkey's head that comes at us through water, its ears bent out and down like a pair of oars: crown at y = -140, chin at y = 190, the tips of the ears at (±246, 206).

    Parts: face, muzzle, ear, lid. Marks: the eyes, `lip`, `crown`, `hollow left|right` (outlines) of the ears, `blade left|right` (where they meet the water).
    """
    c = Clay().limb([(0, -76, -14, 64), (0, -20, 8, 54), (0, 56, 34, 43), (0, 112, 52, 42)], melt=12, part="face", per=5)
    c.both(Clay().limb([(34, -76, -10, 38), (50, -24, -6, 30), (40, 40, 8, 30), (24, 96, 36, 26)], melt=20, part="face", per=4))
    c.limb([(-26, 122, 54, 36), (0, 118, 64, 37), (26, 122, 54, 36)], melt=14, part="muzzle", per=4).limb([(-14, 160, 40, 27), (14, 160, 40, 27)], melt=8, part="muzzle")
    c.limb([(-46, 144, 76, 3), (0, 150, 98, 3.4), (46, 144, 76, 3)], melt=4, carve=True, per=4)
    c.both(Clay().limb([(16, 122, 96, 6), (26, 112, 94, 9), (32, 100, 84, 5)], melt=5, carve=True))
    c.both(Clay().limb([(12, 116, 98, 5), (24, 98, 92, 6), (42, 106, 78, 5)], melt=7, part="muzzle"))
    c.both(Clay().limb([(26, -54, 38, 12), (50, -64, 30, 14), (70, -46, 8, 11)], melt=12, part="face"))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (50 * side, -36, 20), 23, side, aside=26, lids=1.0, look=(look[0] * side, look[1]), inner=0.7, bag=0.6, iris=0.64)
        c.limb([(42 * side, -108, -10, 22), (72 * side, -112, -4, 19), (112 * side, -76, 6, 26), (152 * side, -14, 16, 35), (190 * side, 60, 26, 39), (222 * side, 132, 34, 30),
                (246 * side, 206, 40, 4)], melt=7, part="ear", press=(0, 0, 1.3), per=6)  # fmt: skip
        c.marks[f"hollow {name}"] = [(84 * side, -96, 30), (126 * side, -68, 40), (172 * side, -6, 50), (208 * side, 62, 60), (230 * side, 126, 60), (240 * side, 186, 50), (212 * side, 134, 60),
                                     (176 * side, 70, 60), (138 * side, 2, 50), (106 * side, -62, 40)]  # fmt: skip
        c.marks[f"blade {name}"] = [(236 * side, 178, 50)]
    c.marks["crown"], c.marks["lip"] = [(0, -136, 10)], [(-44, 142, 84), (0, 152, 102), (44, 142, 84)]
    return c
