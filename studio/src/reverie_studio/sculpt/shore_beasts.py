"""Beasts of the shore: a pelican that carries passengers, and who they are; a heron that carries a bucket, the carp in it, a dry lake; a stag that is an island; a goose that is a needle, and its compass; a stag on the stairs of a lake."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.watercolour_pen import InkPen
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.hoofed import sleeping_stag
from reverie_studio.sculpt.hoofed_faces import antler_pair, stag_face
from reverie_studio.sculpt.mourners import bowing_heron


def ferry_pelican(*, look: tuple[float, float] = (0.5, 0.9)) -> tuple[Clay, Clay]:
    """A pelican that swims to our left with its bill level, and its full pouch: in px of the card, eye at (486, 300), tip of the bill at (50, 400), pouch 400 px wide about (300, 520), water at y = 980.

    Parts: body, wing, tail, neck, head, bill, lower bill, face, lid; pouch. Marks: eye `near`, `nape`.
    """
    c = Clay().limb([(480, 900, 0, 140), (600, 880, -20, 165), (740, 850, -30, 130), (840, 810, -40, 60)], melt=16, part="body", per=14)
    c.limb([(470, 880, 20, 116), (520, 770, 20, 84), (590, 660, 16, 62), (612, 540, 16, 54), (588, 420, 20, 52), (530, 330, 24, 58)], melt=34, part="neck", per=14)
    c.limb([(540, 320, 26, 62), (490, 314, 30, 62), (452, 330, 34, 50)], melt=20, part="head", per=8)
    c.limb([(560, 830, 130, 46), (670, 830, 140, 78), (790, 780, 100, 46), (870, 740, 60, 12)], melt=10, part="wing", press=(0, 0, 1.2), per=10)
    c.limb([(460, 312, 60, 40), (360, 330, 52, 32), (220, 344, 44, 24), (110, 354, 40, 18), (62, 372, 40, 13), (52, 398, 40, 5)], melt=10, part="bill", per=10)
    c.limb([(486, 372, 52, 26), (380, 386, 50, 15), (220, 392, 44, 10), (80, 390, 40, 6)], melt=5, part="lower bill", per=8)
    c.ball(486, 306, 62, 40, melt=14, part="face", press=(0, 0, 1.2))
    eye(c, "near", (486, 300, 84), 22, -1, aside=-4, lids=1.0, look=look, inner=0.7, iris=0.6, bag=0.6)
    c.marks["nape"] = [(560, 262, 20), (592, 300, 10), (616, 350, 10)]
    pouch = Clay().limb([(512, 420, 14, 50), (452, 490, 14, 92), (370, 530, 20, 136), (270, 520, 20, 124), (180, 460, 20, 74), (120, 416, 24, 28), (84, 398, 30, 8)], melt=26, part="pouch", per=14)
    return c, pouch


def lamp_passenger(pen: Pen, x: float, y: float, k: float = 1.0, tone: str = "#5a2208") -> None:
    """The shadow of somebody small who sits facing our right, in a hat, knees drawn up, and holds a lamp up before them: 120 px high."""
    with pen.at(x, y, scale=k):
        pen.path("M-34,0 C-40,-30 -34,-60 -18,-70 C-6,-74 4,-66 6,-56 L14,-36 L34,-40 C42,-38 44,-30 42,-22 L46,-2 L58,0 L56,6 L34,6 L28,-16 L6,2Z", tone)
        pen.path("M-10,-66 L34,-88 L37,-82 L0,-54Z", tone)
        pen.oval(-10, -82, 13, 14, tone)
        pen.path("M-38,-88 C-24,-96 6,-98 18,-90 C0,-88 -20,-84 -38,-88Z M-26,-92 C-26,-112 4,-114 6,-94Z", tone)
        pen.path("M33,-96 C33,-106 45,-106 45,-96 L50,-90 L50,-68 L28,-68 L28,-90Z", tone)


def eared_passenger(pen: Pen, x: float, y: float, k: float = 1.0, tone: str = "#5a2208") -> None:
    """The shadow of somebody much too large who sits facing our left, shoulders up, hands on knees, with long ears that bend under the ceiling: 210 px high."""
    with pen.at(x, y, scale=k):
        pen.path("M60,0 C82,-30 84,-84 56,-112 C40,-124 14,-122 2,-108 L-10,-74 L-14,-50 L-46,-64 C-62,-66 -68,-54 -64,-42 L-62,-6 L-78,0 L-76,8 L-42,8 L-36,-22 L0,8Z", tone)
        pen.path("M30,-112 C34,-130 30,-146 16,-152 C0,-158 -20,-150 -32,-138 C-46,-128 -62,-120 -64,-110 C-64,-100 -50,-98 -38,-100 C-24,-100 -8,-100 4,-100Z", tone)
        pen.path("M-6,-146 C-20,-172 -28,-200 -20,-212 C-6,-222 30,-220 62,-208 C70,-202 62,-196 50,-196 C28,-200 12,-198 8,-188 C8,-174 12,-160 18,-146Z", tone)
        pen.path("M14,-144 C20,-168 36,-190 58,-192 C82,-188 100,-166 106,-138 C106,-128 98,-130 92,-140 C84,-156 74,-168 62,-168 C52,-166 44,-150 36,-132Z", tone)
        pen.path("M0,-104 L-22,-74 L-56,-60 L-52,-50 L-12,-62 L14,-90Z", tone)


def carrying_heron() -> Clay:
    """A `bowing_heron` that walks, with toes and an eye that looks at the tip of its beak; soles at y = 915."""
    c = bowing_heron()
    for x, z in ((728, -40), (624, 40)):
        for dx, dy in ((-70, 6), (-48, 26), (-6, 30), (44, 4)):
            c.limb([(x, 898, z, 9), (x + dx * 0.6, 902 + dy * 0.6, z + 8, 7), (x + dx, 906 + dy, z + 8, 3)], melt=4, part="leg", per=4)
    eye(c, "near", (254, 490, 80), 24, -1, aside=4, lids=1.3, look=(-0.3, 0.9), inner=0.3, iris=0.66, bag=0.2)
    return c


def bent_carp(x: float, y: float, rx: float, ry: float) -> Clay:
    """A carp bent to a ring as it lies in a bucket seen from above, its head at our left, one eye up. Parts: fish, belly, fin, lid; mark eye `near`, `gill`, `mouth`."""

    def at(degrees: float, far: float = 1.0) -> tuple[float, float]:
        a = math.radians(degrees)
        return x + rx * far * math.cos(a), y + ry * far * math.sin(a)

    c = Clay().limb([(*at(d), z, r) for d, z, r in ((222, 18, 15), (212, 16, 22), (196, 12, 36), (174, 10, 46), (146, 6, 52), (110, 4, 52), (72, 2, 46), (36, 0, 34), (4, 0, 21), (-22, 0, 13))], melt=10, part="fish", per=10)
    for far, end in ((1.34, -66), (0.72, -70)):
        c.limb([(*at(-22), 0, 12), (*at(-44, (1 + far) / 2), 4, 20), (*at(end, far), 6, 6)], melt=8, part="fin", per=6, press=(0, 0, 1.2))
    c.limb([(*at(152, 1.06), 46, 9), (*at(134, 1.12), 58, 19), (*at(114, 1.0), 60, 15), (*at(106, 0.9), 58, 3)], melt=5, part="fin", per=8, press=(0, 0, 2.2))
    c.limb([(*at(158, 0.62), 0, 10), (*at(132, 0.4), 4, 20), (*at(94, 0.3), 4, 20), (*at(62, 0.62), 0, 6)], melt=8, part="fin", per=8, press=(0, 0, 1.6))
    ex, ey = at(196, 0.86)
    eye(c, "near", (ex, ey, 38), 13, -1, aside=0, lids=1.5, look=(-0.1, -0.9), inner=0.0, iris=0.66, bag=0.0)
    c.marks |= {"gill": [(*at(180, 0.62), 60), (*at(170, 0.8), 64), (*at(165, 1.05), 64), (*at(168, 1.36), 60)], "mouth": [(*at(224, 1.02), 40), (*at(216, 1.06), 44), (*at(209, 1.12), 42)], "feeler": [(*at(217, 1.1), 40), (*at(210, 1.34), 44), (*at(203, 1.36), 42)]}
    for k in range(9):
        for i, far in enumerate((0.72, 0.9, 1.08, 1.26)):
            d = 138 - 15 * k - 7 * (i % 2)
            if d > 100 and i > 0:
                continue  # there is the fin
            c.marks[f"scale {k} {i}"] = [(*at(d + 5, far - 0.09), 60), (*at(d - 3, far - 0.05), 60), (*at(d - 3, far + 0.05), 60), (*at(d + 5, far + 0.09), 60)]
    return c


def pail(pen: Pen, x: float, y: float, rx: float, ry: float, deep: float) -> None:
    """A wooden bucket seen from above, its mouth about (x, y), full of water."""
    k = 0.72
    pen.path(f"M{x - rx},{y} C{x - rx * 0.96},{y + deep * 0.5} {x - rx * k},{y + deep * 0.9} {x - rx * k},{y + deep} C{x - rx * k},{y + deep + ry * 0.7} {x + rx * k},{y + deep + ry * 0.7} {x + rx * k},{y + deep} C{x + rx * k},{y + deep * 0.9} {x + rx * 0.96},{y + deep * 0.5} {x + rx},{y}Z", "#8a6444")
    for q, h in ((0.3, 16), (0.78, 14)):
        w = rx * (1 - (1 - k) * q) + 3
        yy = y + deep * q
        pen.path(f"M{x - w},{yy} C{x - w * 0.7},{yy + ry * 0.98} {x + w * 0.7},{yy + ry * 0.98} {x + w},{yy} L{x + w},{yy + h} C{x + w * 0.7},{yy + ry * 0.98 + h} {x - w * 0.7},{yy + ry * 0.98 + h} {x - w},{yy + h}Z", "#4a4650")
    pen.oval(x, y, rx + 8, ry + 6, "#6a4a34")
    pen.oval(x, y + 2, rx - 8, ry - 8, "#3a2a28")


def cracks(outlines: list[list[Point]], horizon: float = 150.0) -> list[list[Point]]:
    """Cells on a plane (0…800, 0…1000) as they lie on the ground before us, the far ones flat and small."""
    out = []
    for cell in outlines:
        out.append([(400 + (u - 400) * (0.42 + 1.15 * (max(0.0, v) / 1000) ** 1.5), horizon + (1240 - horizon) * max(0.0, v / 1000) ** 1.55) for u, v in cell])
    return out


def heron_tracks(pen: Pen, places: list[tuple[float, float, float]], tone: str = "#5a4038") -> None:
    """Prints of three toes (x, y, size) that walk to our left."""
    for x, y, k in places:
        for dx, dy in ((-30, -9), (-36, 4), (-26, 15), (14, 1)):
            pen.taper([(x, y), (x + dx * k, y + dy * k)], 6 * k, 2.4 * k, tone)


def island_stag(*, look: tuple[float, float] = (-0.6, -0.2), lids: float = 0.75) -> Clay:
    """A `sleeping_stag` with a broader back that lies in water up to y = 96; one eye has opened. Marks: eye `near`, `back` (its ridge, left to right), `rope` (a tine at our left), `ends` (tines of the other antler)."""
    c = sleeping_stag()
    c.lumps = [lump for lump in c.lumps if lump.part != "horn"]
    c.limb([(-170, -20, 30, 60), (-110, 0, 30, 70), (-40, -10, 20, 70)], melt=30, part="coat", per=8)
    c.add(antler_pair().turned(at=(-132, -132, 90), scale=0.62, roll=-8, yaw=16))
    c.limb([(-40, 10, -60, 90), (60, -20, -70, 112), (150, -10, -60, 100), (220, 30, -40, 70)], melt=40, part="coat", per=14)
    eye(c, "near", (-96, -100, 128), 19, 1, aside=6, lids=lids, look=look, inner=0.4, iris=0.66, bag=0.5)
    c.marks |= {"back": [(24, -104, 0), (60, -128, 0), (110, -124, 0), (160, -106, 0), (214, -66, 0), (256, 10, 0)]}
    tips = [lump.b for lump in c.lumps if lump.part == "antler" and lump.rb < 3.2 * 0.62]
    c.marks |= {"rope": [min(tips)], "ends": sorted(tips)[-3:]}
    return c


def mooring_boat(pen: Pen, x: float, y: float, k: float = 1.0) -> None:
    """A rowing boat, 250 px long, in which somebody in a hat stands turned away and leans back on a rope that goes up to our right: the hands are at (44, -112), the waterline at y."""
    with pen.at(x, y, scale=k):
        pen.path("M-16,-60 L-24,-14 L-8,-10 L0,-52 L14,-12 L30,-16 L14,-62Z", "#241f2c")
        pen.path("M-34,-118 C-24,-128 -6,-128 4,-118 L18,-58 C4,-50 -12,-50 -22,-58Z", "#4a3a50")
        pen.path("M-28,-116 C-8,-112 20,-108 42,-116 L44,-108 C20,-98 -8,-98 -24,-104Z M-4,-118 C12,-112 30,-114 46,-112 L44,-104 C26,-102 8,-102 -6,-108Z", "#3c2e44")
        pen.oval(-18, -134, 13, 14, "#5a3c34")
        pen.path("M-46,-136 C-34,-146 0,-150 12,-142 C-2,-136 -28,-132 -46,-136Z M-32,-142 C-34,-164 0,-166 0,-146Z", "#241f2c")
        pen.path("M-128,-32 C-90,-22 90,-22 122,-36 C116,-8 92,6 60,8 L-70,8 C-100,6 -120,-10 -128,-32Z", "#6a4c40")
        pen.path("M-128,-32 C-90,-22 90,-22 122,-36 L120,-28 C90,-14 -90,-14 -126,-24Z", "#9a7458")
        pen.path("M50,-26 L150,4 L152,8 L48,-20Z", "#4a3630")


def alder(pen: Pen, tone: str = "#1c2228") -> None:
    """An alder twig with leaves and cones that hangs in from the upper right corner, 330 px long."""
    pen.taper([(840, -20), (720, 60), (610, 96), (520, 150), (470, 216)], 20, 3, tone)
    pen.taper([(700, 66), (690, 140), (650, 210), (640, 270)], 9, 2, tone)
    pen.taper([(600, 100), (560, 80), (500, 78), (450, 96)], 8, 2, tone)
    for x, y, turn, size in ((560, 120, 150, 1.0), (500, 170, 100, 0.9), (470, 216, 70, 0.8), (640, 270, 80, 0.9), (676, 170, 10, 1.0), (660, 210, 170, 0.9), (450, 96, 170, 0.8), (520, 78, 250, 0.8), (590, 84, 280, 0.9), (760, 30, 130, 1.1), (770, 50, 40, 1.0), (700, 90, 60, 0.9), (630, 92, 100, 0.8)):
        with pen.at(x, y, turn=turn, scale=size):
            pen.path("M0,0 C14,-26 44,-30 62,-12 C70,-4 70,6 62,14 C44,30 14,24 0,0Z", tone)
    for x, y in ((612, 112), (606, 130), (648, 240), (486, 206), (690, 128), (696, 150)):
        pen.oval(x, y + 12, 7, 11, tone)


def goose_needle() -> Clay:
    """A goose from above that flies to our left with all its might: tip of the bill at (-316, 0), 640 px from wing to wing. Parts: body, neck, head, bill, wing, quill, tail; marks `eye left|right`, `strap left|right`."""
    c = Clay()
    for side in (-1, 1):
        for k in range(10):
            q = k / 9
            x, y = -26 + 26 * q + 50 * q * q, side * (70 + 190 * q)
            a = 0.05 + 0.85 * q * q
            long = 120 - 16 * q
            c.limb([(x, y, 2 - 2 * k, 17), (x + long * 0.6 * math.cos(a), y + side * long * 0.6 * math.sin(a), -2 - 2 * k, 17 - 3 * q), (x + long * math.cos(a), y + side * long * math.sin(a), -6 - 2 * k, 5)], melt=1.5, part="quill", press=(0, 0, 1.4), per=4)
        c.limb([(-46, 22 * side, 10, 34), (-44, 90 * side, 22, 34), (-14, 180 * side, 18, 30), (34, 262 * side, 8, 16)], melt=8, part="wing", press=(0, 0, 1.0), per=8)
    for k in range(-2, 3):
        c.limb([(90, 7 * k, -4, 18), (140, 17 * k, -8, 17), (172 - 4 * abs(k), 25 * k, -10, 7)], melt=3, part="tail", press=(0, 0, 1.6), per=4)
    c.limb([(-74, 0, 6, 36), (-20, 0, 10, 56), (50, 0, 6, 50), (112, 0, -4, 22)], melt=14, part="body", per=12)
    c.limb([(-76, 0, 14, 36), (-122, 5, 22, 22), (-186, -5, 26, 17), (-240, 0, 28, 18)], melt=16, part="neck", per=12)
    c.limb([(-240, 0, 30, 20), (-264, 0, 32, 22), (-280, 0, 30, 17)], melt=8, part="head", per=6).limb([(-284, 0, 28, 14), (-304, 0, 26, 10), (-316, 0, 24, 4)], melt=3, part="bill", per=5)
    c.marks |= {"eye left": [(-266, 17, 42)], "eye right": [(-266, -17, 42)], "strap left": [(-64, 36, 44), (30, 42, 62), (110, 18, 40)], "strap right": [(-64, -36, 44), (30, -42, 62), (110, -18, 40)]}
    return c


def brass_compass(pen: Pen, x: float, y: float, r: float) -> None:
    """A compass from straight above, 2 × `r` px wide, its lid thrown open to our right, a ring at its left."""
    pen.circle(x + r * 1.98, y + r * 0.1, r * 0.98, "#7a5426")
    pen.circle(x + r * 1.98, y + r * 0.1, r * 0.86, "#3e2c22")
    pen.path(f"M{x + r * 0.92},{y - r * 0.2} h{r * 0.2} v{r * 0.4} h{-r * 0.2}Z", "#5a3e20")
    pen.circle(x, y, r, "#8a5f2a")
    pen.circle(x - r * 0.01, y - r * 0.01, r * 0.95, "#d8a548")
    pen.circle(x, y, r * 0.85, "#7a5426")
    pen.circle(x, y, r * 0.82, "#f6efdd")


def compass_rose(k: InkPen, x: float, y: float, r: float) -> None:
    """Ticks and an eight-pointed star on the dial of a `brass_compass`."""
    for i in range(72):
        a = math.tau * i / 72
        near = (0.74, 0.78)[i % 2] if i % 9 else 0.66
        k.line([(x + r * near * math.cos(a), y + r * near * math.sin(a)), (x + r * 0.8 * math.cos(a), y + r * 0.8 * math.sin(a))], 1.2 if i % 9 else 2.4)
    for i in range(8):
        a, far = math.tau * i / 8, (0.56, 0.36)[i % 2]
        for side in (-1, 1):
            k.line([(x + r * 0.1 * math.cos(a + side * 0.39), y + r * 0.1 * math.sin(a + side * 0.39)), (x + r * far * math.cos(a), y + r * far * math.sin(a))], 1.6)


def loose_feather(pen: Pen, x: float, y: float, turn: float, k: float) -> None:
    """A white feather that lies on the ground, 210 px long."""
    with pen.at(x, y, turn=turn, scale=k):
        pen.path("M2,96 C-2,60 -30,30 -30,-14 L-24,-12 L-29,-26 C-26,-58 -10,-84 8,-100 C24,-76 34,-40 26,-4 L20,-2 L23,10 C18,32 8,58 6,96Z", "#f6efde")
        pen.taper([(4, 112), (2, 30), (8, -84)], 7, 2, "#a89884")


def lost_mitten(pen: Pen, x: float, y: float, turn: float, tone: str = "#b8323a") -> None:
    """A woollen mitten that lies on the ground, 160 px long."""
    with pen.at(x, y, turn=turn):
        pen.path("M-34,-58 H34 L38,-20 H-38Z", "#e8dcc8")
        pen.path("M-36,-22 H36 C46,10 48,60 30,92 C14,110 -16,110 -30,92 C-44,62 -44,10 -36,-22Z", tone)
        pen.path("M34,-10 C58,-6 76,22 74,48 C70,62 52,60 46,46 C42,36 38,30 32,28Z", tone)


def fir_twig(pen: Pen, tone: str = "#1a2428") -> None:
    """A fir twig that comes in from the lower right corner, 420 px long."""
    for line in ([(840, 1180), (720, 1120), (600, 1110), (470, 1150)], [(720, 1120), (650, 1060), (600, 1040)], [(640, 1112), (580, 1170), (540, 1220)], [(790, 1150), (740, 1060), (730, 1000)]):
        pen.taper(line, 13, 3, tone)
        for (ax, ay), (bx, by) in zip(line[:-1], line[1:], strict=True):
            for i in range(11):
                q = i / 11
                x, y = ax + (bx - ax) * q, ay + (by - ay) * q
                far = math.hypot(bx - ax, by - ay)
                u, v = (bx - ax) / far, (by - ay) / far
                for side in (-1, 1):
                    pen.taper([(x, y), (x + u * 22 - v * side * 30, y + v * 22 + u * side * 30)], 5, 1.5, tone)


def wading_stag(*, look: tuple[float, float] = (0.0, 0.1)) -> Clay:
    """A stag that stands in deep water, its body to our left, and turns its face to us: the face about the origin, the back along y = 330, the water at y = 470. Parts: as `stag_face`, and back, tail, antler."""
    face = stag_face(look=look)
    face.lumps = [lump for lump in face.lumps if lump.part not in ("stump", "neck")]
    c = Clay().limb([(-390, 480, -120, 96), (-300, 450, -120, 122), (-150, 458, -110, 118), (-20, 440, -100, 128), (50, 440, -90, 122)], melt=24, part="back", per=14)
    c.limb([(0, 0, -90, 70), (22, 110, -120, 76), (34, 220, -130, 96), (24, 340, -110, 124)], melt=40, part="back", per=14)
    c.limb([(-470, 420, -110, 26), (-496, 452, -100, 28), (-500, 490, -96, 12)], melt=14, part="tail", per=8)
    return c.add(face, antler_pair(spread=1.1).turned(at=(0, -118, -20), scale=0.74))


def lake_stairs(pen: Pen, tops: list[tuple[float, float]]) -> None:
    """Steps of stone that lead down and away from us, each from y of its far edge to y of its near one."""
    for i, (far, near) in enumerate(tops):
        rise = 10 + 0.05 * (near - 800)
        pen.path(f"M-30,{far:.0f} C200,{far - 6:.0f} 600,{far + 5:.0f} 830,{far - 2:.0f} V{near:.0f} C600,{near + 4:.0f} 200,{near - 5:.0f} -30,{near:.0f}Z", ("#8f8c86", "#a09a90")[i % 2])
        pen.path(f"M-30,{far - rise:.0f} C200,{far - 6 - rise:.0f} 600,{far + 5 - rise:.0f} 830,{far - 2 - rise:.0f} V{far:.0f} C600,{far + 5:.0f} 200,{far - 6:.0f} -30,{far:.0f}Z", "#5c5a60")


def hoof_prints(pen: Pen, places: list[tuple[float, float, float]], tone: str = "#2c3438") -> None:
    """Wet prints of cloven hooves (x, y, size), their points towards us."""
    for x, y, k in places:
        for side in (-1, 1):
            pen.path(f"M{x + 3 * side * k},{y - 12 * k} C{x + 17 * side * k},{y - 12 * k} {x + 18 * side * k},{y + 4 * k} {x + 5 * side * k},{y + 14 * k}Z", tone)


def step_lantern(pen: Pen, x: float, y: float, k: float = 1.0) -> None:
    """A lantern that stands on a step, 250 px high, the foot at (x, y)."""
    with pen.at(x, y, scale=k):
        pen.path("M-70,0 L-62,-22 H62 L70,0Z M-52,-178 L-30,-206 H30 L52,-178Z M-62,-164 H62 V-182 H-62Z", "#1c1a22")
        pen.path("M-54,-20 V-166 H-46 V-20Z M54,-20 V-166 H46 V-20Z M-5,-20 V-60 H5 V-20Z", "#1c1a22")
        pen.path("M-34,-204 C-40,-262 40,-262 34,-204 L27,-204 C30,-250 -30,-250 -27,-204Z", "#1c1a22")


def small_fish(pen: Pen, x: float, y: float, k: float = 1.0, flip: bool = False, tone: str = "#0c1c24") -> None:
    """The shadow of a fish that swims to our left (right: `flip`), 56 px long."""
    with pen.at(x, y, scale=k, flip=flip):
        pen.path("M-28,0 C-18,-12 4,-12 16,-1 L28,-10 L25,0 L28,10 L16,2 C4,11 -18,11 -28,0Z", tone)
