"""Those who leave and who carry: a ram that falls up, a mammoth that becomes stars, a kangaroo."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

import cv2
import numpy as np

from reverie_studio.engine.bodies import FINE, from_clay
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import Thing
from reverie_studio.sculpt.beast_heads import ram_head
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.hoofed import mammoth


def rising_wool() -> Clay:
    """Neck and trunk of a ram that falls up, for curls: from its skull (about the origin) up to the rump at y = -560, 330 px wide. The part is `wool`."""
    c = Clay().limb([(-64, -20, -60, 74), (-40, -130, -60, 98), (-6, -270, -50, 142), (16, -410, -50, 150), (34, -500, -50, 122)], melt=16, part="wool", per=6)
    for x, y, r in ((-128, -300, 52), (146, -330, 46), (150, -450, 44), (-110, -430, 50), (96, -560, 54), (-10, -580, 50), (110, -210, 46), (-120, -190, 44)):
        c.ball(x, y, -50, r, melt=26, part="wool")
    return c.limb([(120, -560, -30, 30), (160, -610, -20, 26), (166, -660, -20, 10)], melt=12, part="wool", per=4)


def rising_legs() -> tuple[Clay, Clay, Clay]:
    """The far and the near legs of a ram that falls up, which fall along its belly on our left, and the woolly thighs that cover the roots of the near ones. Parts: leg, hoof; wool."""
    far, near, wool = Clay(), Clay(), Clay()
    for c, line in ((far, [(-60, -320, -90, 34), (-176, -390, -100, 21), (-172, -480, -96, 14), (-214, -566, -90, 11)]),
                    (far, [(-10, -540, -90, 38), (-86, -650, -100, 22), (-58, -722, -96, 14), (-96, -800, -90, 11)]),
                    (near, [(-110, -250, 40, 36), (-226, -282, 56, 23), (-262, -366, 60, 16), (-312, -436, 60, 12)]),
                    (near, [(50, -540, 40, 44), (34, -666, 56, 26), (84, -732, 60, 16), (66, -814, 60, 12)])):  # fmt: skip
        c.limb(line, melt=10, part="leg", per=6).ball(*line[2][:3], line[2][3] * 1.25, melt=10, part="leg")
        (ax, ay, _, _), (x, y, z, r) = line[-2:]
        far_off = math.hypot(x - ax, y - ay)
        dx, dy = (x - ax) / far_off, (y - ay) / far_off
        c.ball(x, y, z, r * 1.35, melt=8, part="leg")
        for side in (-1, 1):
            px, py = x + dx * 12 - dy * 9 * side, y + dy * 12 + dx * 9 * side
            c.limb([(px, py, z + 4, r * 0.8), (px + dx * 18, py + dy * 18, z + 6, r * 0.85), (px + dx * 36, py + dy * 36, z + 6, r * 0.25)], melt=2, part="hoof", per=4)
    for x, y, r in ((-96, -250, 66), (-144, -262, 52), (44, -530, 82), (38, -590, 60)):
        wool.ball(x, y, 30, r, melt=26, part="wool")
    return far, near, wool


def bitten_ram(*, look: tuple[float, float] = (0.9, 0.2)) -> Clay:
    """The head of a ram that falls up: `ram_head` without wool and ears, its eye wide. Marks: eye `near`, `nostril`, `mouth`."""
    c = ram_head(horn=1.0, mouth=0.9)
    c.lumps = [lump for lump in c.lumps if lump.part not in ("wool", "ear", "eye", "lid")]
    eye(c, "near", (22, -14, 40), 31, 1, aside=8, lids=1.25, look=look, inner=0.8, iris=0.42, bag=0.7)
    c.marks["nostril"] = [(56, 150, 40), (46, 144, 40), (36, 150, 40), (42, 160, 40)]
    c.marks["mouth"] = [(-44, 166, 40), (-20, 184, 40), (6, 194, 40), (36, 196, 40)]
    return c


def leaving_mammoth() -> Clay:
    """A `mammoth` that walks to our left with her trunk lifted before her and short tusks: 430 px long, feet at y = 230."""
    c = mammoth(tusk=False, gaze=12, trunk=((-176, -40, 20, 44), (-208, 14, 28, 34), (-240, 10, 32, 26), (-262, -40, 34, 21), (-258, -104, 34, 17), (-234, -140, 34, 13)))
    for z in (44, -14):
        c.limb([(-168, -20, z, 15), (-190, 50, z + 12, 15), (-226, 80, z + 18, 13), (-262, 58, z + 18, 9), (-272, 20, z + 14, 3)], melt=3, part="tusk", per=5)
    return c


def starry(t: Thing, c: Clay, count: int, share: Callable[[float, float], float], size: tuple[float, float] = (0.9, 3.6)) -> None:
    """A body of stars: dots where it is, most along its edges and in its light; `share` of x and y (0 … 1) is how many are left at a place."""
    body = from_clay(c, t.lamps, ambient=0.2)
    inner = cv2.distanceTransform((body.mask > 0.5).astype(np.uint8), cv2.DIST_L2, 5) / FINE
    dots: list[tuple[float, float, float]] = []
    for _ in range(count * 40):
        i, j = int(t.rng.integers(body.size[0])), int(t.rng.integers(body.size[1]))
        x, y = (j + body.left) / FINE, (i + body.top) / FINE
        tone = min(1.0, float(body.tone[i, j]))
        edge = math.exp(-float(inner[i, j]) / 5)
        if inner[i, j] > 0 and t.rng.random() < (0.02 + 0.3 * tone * tone + 0.9 * edge) * share(x, y):
            dots.append((x, y, float(size[0] + (size[1] - size[0]) * t.rng.random() ** 3 * (0.4 + 0.6 * max(tone, edge)))))
        if len(dots) >= count:
            break
    t.prick(dots)


def kangaroo_head(*, look: tuple[float, float] = (0.0, 0.9)) -> Clay:
    """A kangaroo that looks at us, 190 px wide, its ears up to y = -280, its chin at y = 124. Parts: head, muzzle, nose, ear, lid.

    Marks: the eyes, `nose`, `lip left|right`, `hollow left|right` (outlines of the ears' insides).
    """
    c = Clay().ball(0, -34, -24, 66, melt=10, part="head").both(Clay().limb([(40, -30, -10, 44), (36, 20, 6, 40)], melt=22, part="head", per=4))
    c.limb([(0, -50, 20, 40), (0, 10, 46, 42), (0, 62, 70, 38)], melt=22, part="head", per=5)
    c.both(Clay().limb([(10, 60, 78, 28), (20, 86, 74, 27), (26, 98, 58, 18)], melt=10, part="muzzle", per=4)).limb([(-12, 108, 58, 19), (12, 108, 58, 19)], melt=9, part="muzzle", per=3)
    c.limb([(-16, 46, 100, 13), (0, 44, 108, 14), (16, 46, 100, 13)], melt=5, part="nose", per=3, tone=0.2).limb([(0, 50, 108, 14), (0, 66, 106, 8)], melt=5, part="nose", per=3, tone=0.2)
    c.both(Clay().limb([(24, -60, 40, 13), (48, -66, 34, 15), (68, -46, 14, 11)], melt=14, part="head", per=4))
    c.both(Clay().limb([(44, -78, -26, 18), (74, -140, -28, 36), (96, -212, -22, 32), (104, -262, -16, 14), (104, -284, -14, 3)], melt=10, part="ear", press=(0, 0, 1.4), per=5))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (48 * side, -24, 22), 27, side, aside=22, lids=0.75, look=(look[0] * side, look[1]), inner=0.35, iris=0.66, bag=0.5)
        c.marks[f"lip {name}"] = [(0, 70, 110), (2 * side, 88, 104), (16 * side, 102, 94), (38 * side, 94, 70)]
        c.marks[f"hollow {name}"] = [(62 * side, -104, 10), (56 * side, -150, 14), (82 * side, -214, 14), (104 * side, -262, 6), (112 * side, -212, 10), (98 * side, -146, 10)]
    c.marks["nose"] = [(0, 50, 120)]
    return c


def kangaroo_body(*, lean: float = 0.0) -> Clay:
    """The body of a kangaroo that sits up before us, with its upper arm on our right (elbow at (172, 330)), without head and pouch.

    Its throat is at (`lean`, 0), its hips are 460 px wide at y = 580, feet to y = 860, the tail to our right. Parts: body, arm, leg, foot, tail.
    """
    c = Clay().limb([(lean, -30, -40, 58), (lean * 0.7, 50, -50, 78), (0, 160, -60, 118), (0, 330, -70, 176), (0, 520, -90, 216), (0, 640, -100, 206)], melt=14, part="body", per=6)
    c.limb([(150, 640, -120, 110), (260, 740, -110, 76), (360, 800, -60, 54), (470, 806, 0, 38), (560, 780, 20, 24)], melt=30, part="tail", per=6)
    c.limb([(70, 130, 10, 62), (144, 226, 50, 46), (172, 330, 90, 37)], melt=26, part="arm", per=6)
    for side in (-1, 1):
        c.limb([(150 * side, 470, 0, 96), (196 * side, 600, 30, 104), (176 * side, 720, 50, 72)], melt=24, part="leg", per=5)
        c.limb([(172 * side, 730, 50, 62), (184 * side, 790, 110, 50), (196 * side, 826, 180, 46)], melt=16, part="foot", per=5)
        for toe in (-1, 0, 1):
            c.limb([(196 * side + 26 * toe, 826, 200, 22), (198 * side + 30 * toe, 846, 226, 18)], melt=6, part="foot", per=3)
    return c


def kangaroo_forearm(paw: Sequence[float]) -> Clay:
    """The forearm of `kangaroo_body` on our right, from its elbow in to the wrist `paw` (x, y, z), where `gripping` fingers go on. The part is `arm`."""
    x, y, z = paw
    return Clay().limb([(174, 322, 84, 30), (168, 346, 110, 33), ((x + 170) / 2, (y + 366) / 2, (z + 120) / 2, 32), (x, y, z, 27), (x - 24, y, z + 4, 26)], melt=12, part="arm", per=6)
