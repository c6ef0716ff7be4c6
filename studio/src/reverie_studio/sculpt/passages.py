"""Narrow ways: a camel in the eye of a needle, a caravan that has gone round; a giraffe that is a bridge, those who cross on it and in it; a street of leaning gables under feathers; a trunk that comes in by a hole, and whose it is; a wolf whose shadow is a bridge, sheep that cross it; a paw under a door, the piglet that powders it."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.hoofed_faces import camel_face, giraffe_face
from reverie_studio.sculpt.piglets import piglet_face

EYE_INNER = "M-6,-330 C-58,-330 -88,-190 -88,-10 C-88,170 -60,316 -4,318 C56,316 84,176 84,-6 C84,-190 50,-328 -6,-330Z"
_NEEDLE = (
    ("M-6,520 C-100,470 -134,250 -134,0 C-134,-200 -110,-350 -68,-440 C-42,-520 -8,-600 12,-716 C30,-600 46,-520 64,-440 C110,-340 132,-200 132,0 C130,250 100,480 -6,520Z", "#8494b4"),
    ("M-6,520 C-100,470 -134,250 -134,0 C-134,-200 -110,-350 -68,-440 C-42,-520 -8,-600 12,-716 C4,-600 -16,-520 -40,-436 C-84,-340 -106,-200 -106,0 C-106,230 -80,430 -6,520Z", "#eef2f6"),
    ("M-6,520 C100,480 130,250 132,0 C132,-200 110,-340 64,-440 C46,-520 30,-600 12,-716 C18,-600 30,-520 44,-436 C84,-340 104,-200 104,0 C102,230 74,430 -6,520Z", "#34447a"),
)  # fmt: skip


def threaded_camel(*, lids: float = 0.5) -> tuple[Clay, Clay]:
    """A camel that goes to our left through a narrow eye whose middle is the origin: what is through already, and what waits behind; soles at y = 400.

    Parts: head, lip, ear, lid, neck, leg, pad; behind: body, hump, leg, pad, rug, pack, tail.
    """
    near = Clay().limb([(130, -20, -60, 176), (70, -4, -30, 132), (10, 10, -6, 104), (-56, 44, 24, 116), (-130, 90, 50, 92)], melt=16, part="neck", per=14)
    near.limb([(-120, 96, 56, 88), (-196, 96, 78, 66), (-246, 20, 92, 54), (-256, -70, 98, 50), (-236, -150, 100, 50)], melt=30, part="neck", per=14)
    near.limb([(-70, 120, 50, 66), (-96, 200, 62, 40), (-100, 262, 66, 32), (-96, 276, 66, 33), (-92, 340, 64, 22), (-96, 376, 64, 22)], melt=18, part="leg", per=8)
    near.limb([(-96, 384, 64, 25), (-124, 390, 70, 22)], melt=8, part="pad")
    near.add(camel_face(lids=lids, look=(0.7, 0.6)).turned(at=(-292, -196, 100), scale=0.98, yaw=14, roll=-2))
    far = Clay().limb([(50, 0, -70, 140), (140, -6, -110, 190), (270, 6, -140, 182), (400, 16, -160, 160)], melt=20, part="body", per=14)
    far.limb([(230, -110, -140, 130), (250, -196, -140, 88), (262, -254, -140, 48)], melt=40, part="hump", per=8)
    for x, z in ((120, -40), (180, -180), (330, -60)):
        far.limb([(x, 90, z, 70), (x + 10, 190, z, 40), (x + 6, 250, z, 30), (x, 264, z, 31), (x - 2, 330, z, 20), (x - 4, 366, z, 21)], melt=16, part="leg", per=8)
        far.limb([(x - 2, 374, z, 24), (x - 28, 380, z + 4, 20)], melt=8, part="pad")
    far.limb([(150, -130, -10, 30), (250, -176, -20, 80), (340, -116, -10, 34)], melt=8, part="rug", per=8).limb([(180, -74, 40, 62), (250, -30, 60, 78), (312, -60, 50, 60)], melt=10, part="pack", per=8)
    return near, far


def needle(pen: Pen) -> None:
    """A needle, its point up at (10, -860), its eye (`EYE_INNER`) about the origin, its foot at y = 520."""
    for shape, tone in _NEEDLE:
        pen.path(shape, tone)
    pen.erase(EYE_INNER)


def button(pen: Pen, x: float, y: float, r: float, flat: float = 0.5) -> None:
    """A button with four holes that lies aslant, 2 × `r` px wide."""
    with pen.at(x, y, turn=-12):
        pen.oval(0, r * 0.13, r, r * flat, "#141a38")
        pen.oval(0, 0, r, r * flat, "#2c3a6c")
        pen.oval(0, r * 0.02, r * 0.74, r * flat * 0.72, "#22305e")
        for u, v in ((-0.2, -0.06), (0.2, -0.06), (-0.2, 0.14), (0.2, 0.14)):
            pen.oval(u * r, v * r, r * 0.1, r * flat * 0.12, "#c8ba98")


def small_caravan(pen: Pen, x: float, y: float, k: float = 1.0, tone: str = "#7a6a78") -> None:
    """Three loaded camels far off that stand and wait, facing us and each other, 200 px wide, their feet at y."""
    for dx, size, flip in ((0.0, 1.0, False), (76.0, 0.9, False), (150.0, 0.94, True)):
        with pen.at(x + dx * k, y, scale=k * size, flip=flip):
            pen.path("M-34,-52 C-40,-58 -38,-66 -30,-64 L-22,-62 C-20,-50 -18,-42 -8,-42 C-2,-60 10,-62 14,-44 L26,-40 C30,-34 30,-26 28,-20 L30,0 L26,0 L22,-20 L18,-18 L18,0 L14,0 L12,-18 L-4,-18 L-4,0 L-8,0 L-10,-20 L-12,0 L-16,0 L-14,-26 C-22,-30 -28,-40 -30,-54Z", tone)
            pen.path("M-8,-42 L16,-42 L20,-26 L-6,-26Z", "#a8483c")


def neck_bridge(*, lump: tuple[float, float] = (330.0, 30.0), look: tuple[float, float] = (-0.8, -0.5)) -> Clay:
    """A giraffe to our left with its neck laid level: chin at (-190, 130), shoulders from x = 500, hooves at y = 470. Parts: as `giraffe_face`, and lump, body, leg, hoof; mark `mane`."""
    c = giraffe_face(look=look, part_lips=0.0)
    c.lumps = [one for one in c.lumps if one.part != "neck"]
    c.limb([(60, 2, -10, 62), (150, 34, -20, 60), (290, 36, -30, 68), (420, 10, -40, 92), (520, -20, -60, 132)], melt=24, part="neck", per=20)
    c.limb([(500, 10, -70, 130), (580, 30, -80, 180), (700, 40, -90, 200)], melt=40, part="body", per=14)
    for x, z in ((496, 20), (610, -80)):
        c.limb([(x + 20, 120, z, 84), (x, 230, z, 46), (x - 4, 300, z, 36), (x - 2, 320, z, 38), (x, 400, z, 24), (x, 432, z, 26)], melt=24, part="leg", per=10)
        c.limb([(x - 4, 446, z, 26), (x - 12, 462, z, 30)], melt=3, part="hoof", per=3)
    c.ball(lump[0], lump[1], 6, 84, melt=44, part="lump")
    c.marks["mane"] = [(96, -56, 0), (150, -30, 0), (290, -36, 0), (400, -76, -10), (470, -130, -20)]
    return c


def patched(rng: np.random.Generator, box: Sequence[float], size: float, share: float = 0.82) -> list[list[Point]]:
    """Patches of a giraffe's coat as outlines for `markings`: about `size` px each, in a box (left, top, right, bottom)."""
    left, top, right, bottom = (int(v) for v in box)
    net = cv2.Subdiv2D((left - 300, top - 300, right - left + 600, bottom - top + 600))
    for j, y in enumerate(np.arange(top, bottom, size)):
        for x in np.arange(left, right, size):
            net.insert((float(x + (j % 2) * size * 0.5 + rng.uniform(-0.26, 0.26) * size), float(y + rng.uniform(-0.26, 0.26) * size)))
    facets, middles = net.getVoronoiFacetList([])
    out = []
    for facet, middle in zip(facets, middles, strict=True):
        if max(np.hypot(*(facet - middle).T)) < 1.6 * size:
            out.append([(float(x), float(y)) for x, y in middle + (facet - middle) * share])
    return out


def balancing(pen: Pen, x: float, y: float, k: float = 1.0) -> None:
    """Somebody small in a wide hat and a coat who balances towards us with both arms out, one foot before the other; 130 px high."""
    with pen.at(x, y, scale=k, turn=-4):
        pen.path("M-10,-46 L-12,-4 L-20,0 L-2,2 L0,-44Z M0,-46 L8,-14 L4,2 L20,4 L16,-16 L14,-48Z", "#241c2c")
        pen.path("M-14,-96 C-6,-102 10,-102 16,-96 L24,-40 C10,-32 -12,-32 -22,-40Z", "#3c2a44")
        pen.path("M-12,-94 L-62,-104 L-74,-112 L-76,-106 L-62,-94 L-14,-78Z M14,-94 L60,-86 L76,-92 L77,-86 L60,-76 L14,-78Z", "#3c2a44")
        pen.path("M-9,-100 C-9,-116 11,-116 11,-100 C9,-92 -7,-92 -9,-100Z", "#8a5c4c")
        pen.path("M-28,-108 C-14,-114 16,-114 30,-108 C16,-102 -14,-102 -28,-108Z M-13,-110 C-12,-130 14,-130 15,-110Z", "#241c2c")


def lantern_bearer(pen: Pen, x: float, y: float, k: float = 1.0, tone: str = "#4a1a0c") -> None:
    """The shadow of somebody bent, in a hat and a long coat, who walks to our left and holds a lantern before them; 96 px high."""
    with pen.at(x, y, scale=k):
        pen.path("M-4,-70 C8,-74 20,-66 22,-52 L30,-14 C22,-10 8,-10 -6,-14 L-10,-40 C-10,-54 -10,-64 -4,-70Z", tone)
        pen.path("M-4,-16 L-20,-2 L-26,0 L-10,2 L8,-14Z M16,-16 L26,-4 L38,-8 L42,0 L24,4 L8,-14Z", tone)
        pen.path("M-2,-62 L-32,-52 L-34,-58 L-6,-72Z", tone)
        pen.oval(-8, -80, 9, 10, tone)
        pen.path("M-28,-82 C-18,-90 4,-92 12,-84 C0,-82 -14,-80 -28,-82Z M-18,-86 C-20,-100 0,-104 4,-88Z", tone)
        pen.path("M-35,-58 L-32,-58 L-32,-48 L-26,-43 L-26,-28 L-41,-28 L-41,-43 L-35,-48Z", tone)


def _within(corners: Sequence[Point], u: float, v: float) -> Point:
    """A point of a wall: u along the street, v up."""
    (ax, ay), (bx, by), (cx, cy), (dx, dy) = corners
    low, high = (ax + (bx - ax) * u, ay + (by - ay) * u), (dx + (cx - dx) * u, dy + (cy - dy) * u)
    return low[0] + (high[0] - low[0]) * v, low[1] + (high[1] - low[1]) * v


def down(rng: np.random.Generator, box: Sequence[float], size: float) -> list[tuple[float, float, float, float, float]]:
    """Soft feathers that hang over one another in a box (left, top, right, bottom): x, y of the tip, half width, height, lean; the lowest first."""
    left, top, right, bottom = box
    out = []
    for row in range(int((bottom - top) / (size * 0.56)), -1, -1):
        for i in range(int((right - left) / (size * 0.8)) + 2):
            x, y = left + (i + 0.5 * (row % 2) + float(rng.normal(0, 0.16))) * size * 0.8, top + row * size * 0.56 + float(rng.normal(0, size * 0.12))
            out.append((x, y, size * float(rng.uniform(0.46, 0.6)), size * float(rng.uniform(1.2, 1.7)), float(rng.normal(0, size * 0.14))))
    return out


def feather(pen: Pen, x: float, y: float, w: float, h: float, lean: float, tone: str) -> None:
    """One feather of `down`."""
    pen.path(f"M{x - w * 0.5 - lean:.0f},{y - h:.0f} C{x - w * 1.1:.0f},{y - h * 0.5:.0f} {x - w:.0f},{y:.0f} {x - w * 0.2:.0f},{y + 2:.0f} L{x:.0f},{y - 7:.0f} L{x + w * 0.16:.0f},{y + 5:.0f} C{x + w:.0f},{y - 2:.0f} {x + w * 1.1:.0f},{y - h * 0.5:.0f} {x + w * 0.5 - lean:.0f},{y - h:.0f}Z", tone)


def groping_trunk(line: Sequence[Sequence[float]], *, rings: int = 34) -> Clay:
    """An elephant's trunk along knots (x, y, z, r) from root to tip, in wrinkles, with two fingers and its nostrils at the tip. Parts: trunk, finger, nostril."""
    knots = flow(line, 12)
    rows = [(*k[:3], k[3] * (1 + 0.035 * np.sin(i / (len(knots) - 1) * rings * 2 * np.pi))) for i, k in enumerate(knots)]
    c = Clay().limb([tuple(float(v) for v in k) for k in rows], melt=4, part="trunk", per=2)
    way, (x, y, z, r) = knots[-1][:2] - knots[-4][:2], (float(v) for v in knots[-1])
    u, v = (float(q) for q in way / np.hypot(*way))
    for side, long in ((1, 1.3), (-1, 0.9)):
        px, py = x - v * side * r * 0.62, y + u * side * r * 0.62
        c.limb([(px, py, z + 4, r * 0.5), (px + u * r * long * 0.7, py + v * r * long * 0.7, z + 10, r * 0.36), (px + u * r * long - v * side * -r * 0.24, py + v * r * long + u * side * -r * 0.24, z + 12, r * 0.16)], melt=r * 0.3, part="finger", per=6)
    for side in (-1, 1):
        c.ball(x + u * r * 0.62 - v * side * r * 0.3, y + v * r * 0.62 + u * side * r * 0.3, z + r * 0.74, r * 0.2, melt=r * 0.06, part="nostril", tone=0.2)
    return c


def elephant_brow(*, look: tuple[float, float] = (-0.7, 0.4)) -> Clay:
    """So much of an elephant as one sees through a hole: brow, cheek and one eye at (60, -30) that looks to our right. Parts: skin, lid; mark eye `near`."""
    c = Clay().limb([(-120, -120, -60, 170), (-60, 0, -40, 170), (-20, 130, -20, 140)], melt=20, part="skin", per=10)
    c.limb([(-40, -120, 70, 46), (36, -92, 80, 34), (84, -66, 66, 20)], melt=34, part="skin", per=8).limb([(0, 40, 90, 40), (70, 34, 84, 34)], melt=26, part="skin", per=6)
    eye(c, "near", (60, -30, 100), 27, 1, aside=6, lids=0.95, look=look, inner=0.7, iris=0.6, bag=0.9)
    return c


def sitting_wolf(*, look: tuple[float, float] = (0.5, 0.8)) -> Clay:
    """A wolf that sits in profile to our right with its nose lowered: in px of the card, ears at y = 190, nose at (556, 458), soles at y = 1000. Parts: coat, chest, leg, tail, head, muzzle, jaw, nose, ear, lid. Marks: eye `near`, `lip`, `nose`, `ruff`, `back`."""
    c = Clay().limb([(150, 890, 0, 112), (176, 790, 0, 112), (226, 670, 10, 108), (258, 580, 10, 98)], melt=20, part="coat", per=14)
    c.limb([(90, 950, 10, 50), (20, 984, 30, 46), (-60, 1000, 40, 40)], melt=30, part="tail", per=10)
    for dx, z in ((66, -50), (0, 60)):
        c.limb([(276 + dx, 640, z, 66), (300 + dx, 770, z + 6, 45), (308 + dx, 800, z + 6, 42), (310 + dx, 900, z + 6, 33), (312 + dx, 960, z + 6, 33)], melt=26, part="leg", per=12)
        for k in range(3):
            c.limb([(316 + dx, 972, z - 6 + 16 * k, 26), (352 + dx, 980, z - 6 + 18 * k, 19)], melt=5, part="leg", per=4)
    c.limb([(140, 880, 60, 104), (196, 900, 84, 92), (236, 950, 96, 46)], melt=24, part="coat", per=10).limb([(180, 980, 96, 28), (250, 978, 104, 27), (296, 984, 106, 20)], melt=14, part="leg", per=6)
    c.limb([(270, 640, 20, 100), (306, 560, 26, 92), (318, 480, 22, 86)], melt=34, part="chest", per=12)
    c.limb([(262, 590, 6, 96), (300, 480, 14, 86), (336, 396, 18, 80)], melt=34, part="coat", per=14)
    c.limb([(346, 366, 18, 80), (384, 376, 26, 66), (410, 392, 30, 54)], melt=24, part="head", per=8).ball(330, 420, 56, 54, melt=30, part="head")
    c.limb([(404, 380, 34, 44), (462, 412, 36, 34), (518, 442, 36, 25), (540, 454, 36, 21)], melt=22, part="muzzle", per=10)
    c.limb([(392, 432, 26, 36), (446, 456, 28, 24), (506, 480, 30, 14)], melt=9, part="jaw", per=8)
    c.limb([(536, 440, 46, 12), (554, 452, 42, 14), (552, 462, 40, 10)], melt=4, part="nose", tone=0.3, per=3)
    c.limb([(366, 330, 52, 16), (398, 344, 62, 15), (424, 364, 56, 9)], melt=14, part="head", per=5)
    c.limb([(374, 310, -20, 26), (384, 250, -28, 24), (390, 196, -30, 3)], melt=8, part="ear", press=(0, 0, 1.0), per=8).limb([(312, 322, 40, 32), (296, 252, 52, 30), (284, 188, 54, 3)], melt=10, part="ear", press=(0.3, 0, 1.4), per=8)
    eye(c, "near", (394, 374, 66), 19, 1, aside=8, lids=0.75, look=look, inner=-0.5, iris=0.66, bag=0.3)
    c.marks |= {"lip": [(548, 470, 60), (510, 466, 62), (462, 450, 64), (420, 440, 64), (398, 424, 60)], "nose": [(556, 456, 60)], "ruff": [(300, 400, 90), (312, 450, 96), (340, 486, 96), (376, 488, 90)],
                "back": [(286, 360, 0), (222, 480, 0), (150, 600, 0), (84, 740, 0), (40, 860, 0)]}  # fmt: skip
    return c


def thrown_wolf(start: Point, end: Point, wide: float) -> list[Point]:
    """The long shadow of a sitting wolf from its feet to the tips of its ears, narrower far off."""
    (x0, y0), (x1, y1) = start, end
    half = ((0.0, 0.9), (0.1, 1.0), (0.3, 1.05), (0.46, 0.84), (0.56, 0.6), (0.64, 0.56), (0.7, 0.84), (0.76, 0.9), (0.82, 0.76), (0.9, 0.7), (1.0, 0.62), (0.93, 0.34), (0.87, 0.14))
    far = float(np.hypot(x1 - x0, y1 - y0))
    u, v = (x1 - x0) / far, (y1 - y0) / far
    side = [(t, w * wide * (1 - 0.42 * t)) for t, w in half]
    rows = [(t, -w) for t, w in side] + [(t, w) for t, w in reversed(side)]
    return [(x0 + u * far * t - v * w, y0 + v * far * t + u * w) for t, w in rows]


def small_sheep(pen: Pen, x: float, y: float, k: float = 1.0, *, tail: bool = False, step: int = 0) -> None:
    """A sheep that walks to our right and up, 90 px long, the feet at (x, y); with a `tail` that is no sheep's."""
    with pen.at(x, y, scale=k, turn=-10):
        for i, dx in enumerate((-24, -12, 14, 26)):
            lean = (6, -5, 5, -6)[(i + step) % 4]
            pen.path(f"M{dx - 4},-26 L{dx - 3 + lean},0 L{dx + 3 + lean},0 L{dx + 4},-26Z", "#2c2430")
        if tail:
            pen.path("M-34,-40 C-56,-44 -66,-30 -84,-22 C-70,-14 -50,-18 -32,-30Z", "#5a5a66")
        pen.path("M-38,-34 C-46,-46 -38,-58 -28,-58 C-24,-68 -8,-70 -2,-64 C6,-72 22,-70 26,-62 C38,-62 46,-50 40,-40 C44,-30 34,-20 24,-22 C14,-14 0,-16 -4,-20 C-14,-14 -30,-16 -32,-24 C-40,-24 -42,-30 -38,-34Z", "#fbf4e6")
        pen.path("M34,-62 C42,-70 56,-68 62,-58 C66,-50 62,-42 54,-42 C44,-42 36,-48 34,-62Z", "#2c2430")
        pen.path("M36,-62 C28,-62 22,-56 20,-52 C28,-50 36,-54 38,-58Z", "#2c2430")


def left_crook(pen: Pen) -> None:
    """A shepherd's crook that leans in from the lower left corner, a hat hung on it."""
    pen.taper([(-6, 1240), (26, 1000), (52, 800), (60, 700)], 19, 15, "#1a1420")
    pen.taper([(60, 704), (64, 650), (92, 622), (124, 634), (132, 668), (116, 690)], 15, 9, "#1a1420")
    pen.path("M-20,790 C20,764 96,768 150,800 C100,812 30,812 -20,790Z M22,782 C26,736 50,722 70,724 C92,726 106,752 108,788Z", "#241a2a")


def powdering_piglet(*, look: tuple[float, float] = (0.0, 0.1)) -> Clay:
    """A piglet that kneels in profile to our left, one trotter held out to (0, 0), and looks round at us: in px, its head about (236, -150), knees at y = 270. Parts: as `piglet_face`, and leg, trotter, tail."""
    face = piglet_face(look=look)
    face.lumps = [lump for lump in face.lumps if lump.part != "body"]
    c = Clay().limb([(250, -30, -60, 104), (290, 70, -70, 134), (310, 170, -60, 142)], melt=30, part="body", per=14)
    c.limb([(250, 180, 40, 92), (190, 226, 70, 62), (140, 250, 80, 40), (100, 256, 80, 32)], melt=26, part="leg", per=10).limb([(92, 258, 82, 30), (66, 260, 84, 26)], melt=4, part="trotter", per=3)
    c.limb([(190, 10, 40, 66), (130, 46, 80, 46), (70, 30, 100, 34), (34, 8, 108, 28)], melt=24, part="leg", per=10).limb([(28, 4, 110, 28), (4, -6, 114, 24)], melt=4, part="trotter", per=3)
    c.limb([(430, 130, -60, 16), (462, 110, -50, 12), (474, 136, -46, 11), (452, 150, -44, 10), (458, 112, -40, 8)], melt=4, part="tail", per=8)
    return c.add(face.turned(at=(236, -150, 40), scale=0.92, yaw=-14, pitch=-4, roll=-6))


def pushed_paw() -> Clay:
    """A wolf's forepaw that has come in under a door: the arm from (-40, -300), the paw flat on the floor about the origin, claws to us. Parts: arm, paw, claw; marks `toe 0` … `toe 3` (where flour lies)."""
    c = Clay().limb([(-70, -330, -240, 66), (-52, -230, -130, 74), (-30, -130, -30, 84), (-8, -40, 40, 94)], melt=20, part="arm", per=14)
    c.limb([(-60, 0, 40, 70), (0, -10, 60, 84), (60, 4, 40, 70)], melt=36, part="paw", per=10)
    for k, (x, y) in enumerate(((-104, 44), (-38, 74), (36, 76), (102, 48))):
        c.limb([(x * 0.6, y * 0.3, 60, 46), (x * 0.94, y * 0.8, 90, 46), (x * 1.06, y + 16, 92, 38)], melt=9, part="paw", per=8)
        c.limb([(x * 1.08, y + 30, 112, 16), (x * 1.16, y + 62, 122, 12), (x * 1.2, y + 84, 104, 2)], melt=3, part="claw", per=6)
        c.marks[f"toe {k}"] = [(x * 0.9, y * 0.6, 140)]
    return c


def sieve(pen: Pen, x: float, y: float, r: float, turn: float = 8) -> None:
    """A flour sieve held level, 2 × `r` px wide, seen a little from above."""
    with pen.at(x, y, turn=turn):
        pen.path(f"M{-r},0 L{-r * 0.96},{r * 0.42} C{-r * 0.6},{r * 0.7} {r * 0.6},{r * 0.7} {r * 0.96},{r * 0.42} L{r},0Z", "#8a6038")
        pen.oval(0, 0, r, r * 0.3, "#b58550")
        pen.oval(0, 2, r * 0.9, r * 0.24, "#f4efe4")
