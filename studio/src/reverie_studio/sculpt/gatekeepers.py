"""Beasts that wait where a road ends: a saddled grasshopper."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.watercolour_pen import InkPen
from reverie_studio.pen import Pen, smooth_points
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


def curled_crocodile(*, rx: float = 236.0, ry: float = 178.0, look: Point = (0.9, 0.1)) -> Clay:
    """A crocodile curled into a ring round the origin, seen from above and a little from below the middle: its head lies at the lower left, its snout on its tail. Parts: hide, head, belly, scute, leg, claw, eye, lid;
    marks `jaw` and `other jaw` (the lines of its mouth), eyes `near` (on the inside) and `far`."""
    c = Clay()

    def at(degrees: float, out: float = 0.0) -> Point:
        a = math.radians(degrees)
        return (rx + out) * math.cos(a), (ry + out) * math.sin(a)

    for degrees, bend in ((212, -1), (236, 1), (322, -1), (346, 1)):
        (x, y), (kx, ky), (fx, fy) = at(degrees, 34), at(degrees + 6 * bend, 104), at(degrees + 16 * bend, 136)
        if bend < 0:
            c.limb([(x, y, 6, 46), (kx, ky, -8, 32), (fx, fy, -34, 25)], melt=14, part="leg", per=7)
            for k in range(4):
                t = math.radians(degrees + 16 * bend - 40 + 30 * k)
                c.limb([(fx, fy, -36, 17), (fx + 40 * math.cos(t), fy + 34 * math.sin(t), -42, 11)], melt=6, part="leg", per=4)
                c.limb([(fx + 40 * math.cos(t), fy + 34 * math.sin(t), -40, 9), (fx + 60 * math.cos(t), fy + 52 * math.sin(t), -44, 2)], melt=2, part="claw", per=3)
    spine = []
    for k in range(33):
        q = k / 32
        x, y = at(178 + 300 * q)
        r = 62 + 24 * math.sin(math.pi * min(1.0, q * 1.7)) if q < 0.56 else max(14.0, 66 - 116 * (q - 0.56))
        spine.append((x, y, -10 - 26 * q, r))
    c.limb(spine, melt=16, part="hide", press=(0, 0, 0.25), per=2)
    for k in range(30):
        q = k / 29
        a = 184 + 288 * q
        r = (62 + 24 * math.sin(math.pi * min(1.0, q * 1.7)) if q < 0.56 else max(14.0, 66 - 116 * (q - 0.56))) / 1.25
        for side in (-1, 1) if q < 0.62 else (0,):
            x, y = at(a, side * 25)
            size = 19 - 6 * q
            c.limb([(x, y, -12 - 26 * q + r * 0.86, size), (x, y - 12, 8 - 26 * q + r, size * 0.3)], melt=5, part="scute", per=2)
    head = Clay().limb([(0, -30, 0, 66), (0, 40, 8, 74), (0, 96, 8, 62)], melt=14, part="head", press=(0, 0, 0.4), per=8)
    head.limb([(0, 90, 6, 56), (0, 180, 0, 44), (0, 262, -4, 40), (0, 300, -6, 41)], melt=16, part="head", press=(0, 0, 0.5), per=9)
    head.both(Clay().limb([(26, 30, 52, 20), (40, 66, 56, 24), (34, 98, 44, 17)], melt=9, part="head", per=6).ball(17, 308, 30, 15, melt=7, part="head").ball(17, 312, 44, 6, melt=3, carve=True))
    head.limb([(0, 110, 48, 10), (0, 190, 36, 8), (0, 270, 32, 8)], melt=12, part="head", per=6)
    head.both(Clay().limb([(58, 70, -24, 40), (46, 170, -26, 34), (36, 260, -24, 30), (20, 312, -24, 26)], melt=4, part="jaw", per=8))
    for side, name in ((1, "near"), (-1, "far")):
        eye(head, name, (44 * side, 66, 62), 22, side, aside=34, lids=0.8, look=(look[0] * side, look[1]), inner=0.6, iris=0.62, bag=0.6)
    for side, name in ((1, "jaw"), (-1, "other jaw")):
        head.marks[name] = [(s * side, y, 0.0) for s, y in ((66, 110), (56, 170), (48, 226), (44, 280), (38, 324))]
    x, y = at(174)
    return c.add(head.turned(at=(x + 4, y - 6, 30), scale=0.92, roll=-30, pitch=-4))


def drinking_oryx() -> Clay:
    """An oryx from behind that has bent its head away from us to drink: poll at the origin, nape and neck below, horns 560 px up, muzzle at (0, -190). Parts: neck, head, nose, ear, inside, horn, mane; mark `muzzle`."""
    c = Clay().limb([(30, 520, 120, 210), (16, 300, 90, 140), (4, 130, 60, 96), (0, 30, 20, 80)], melt=14, part="neck", per=10)
    c.limb([(0, 10, 10, 76), (0, -70, -40, 68), (0, -150, -100, 56), (0, -206, -150, 50)], melt=14, part="head", per=9).limb([(0, -208, -150, 47), (0, -232, -170, 44)], melt=8, part="nose", per=5)
    c.both(Clay().limb([(60, -6, 0, 22), (120, -30, 10, 40), (186, -40, 6, 32), (226, -34, -6, 6)], melt=8, part="ear", press=(0, 0.5, 1.3), per=9))
    c.both(Clay().limb([(100, -18, 40, 16), (150, -34, 42, 20), (196, -38, 26, 8)], melt=6, part="inside", carve=True, per=6))
    for side in (-1, 1):
        knots = [(side * (30 + 150 * q**1.15), -40 - 560 * q + 60 * q * q, 40 + 60 * q, (25 - 23 * q) * (1 + (0.09 * math.sin(k * 1.25) if q < 0.62 else 0))) for k, q in ((k, k / 70) for k in range(71))]
        c.limb(knots, melt=3, part="horn", per=1)
    c.marks["muzzle"] = [(0.0, -262.0, -170.0)]
    c.limb([(0, -20, 84, 16), (2, 60, 110, 20), (8, 200, 180, 22), (16, 330, 230, 24)], melt=10, part="mane", per=8)
    return c


def bowing_mill() -> Clay:
    """A windmill that bows to our left like an old servant: foot at (0, 0), 700 px high, cap at (-230, -600), hub at (-306, -520). Parts: tower, gallery, cap, axle; marks `heart`, `hub`, `courses` (the middle line of its stones)."""
    c = Clay().limb([(20, 40, 0, 146), (22, -120, 0, 128), (14, -290, 0, 112), (-22, -450, 0, 98), (-110, -566, 0, 88), (-190, -604, 0, 86)], melt=10, part="tower", per=14)
    c.limb([(-168, -606, 0, 101), (-190, -606, 0, 104)], melt=3, part="gallery", per=4)
    c.limb([(-196, -606, 0, 96), (-250, -590, 0, 92), (-310, -548, 0, 66), (-352, -502, 0, 22)], melt=6, part="cap", per=12)
    c.limb([(-280, -540, 60, 24), (-306, -520, 150, 20)], melt=4, part="axle", per=5).ball(-306, -520, 156, 28, melt=3, part="axle")
    c.marks |= {"heart": [(18.0, -350.0, 110.0)], "hub": [(-306.0, -520.0, 160.0)]}
    c.marks["courses"] = [(float(x), float(y), 0.0) for x, y, _, _ in flow([(20, 40, 0, 146), (22, -120, 0, 128), (14, -290, 0, 112), (-22, -450, 0, 98), (-110, -566, 0, 88)], 8)]
    return c


def mill_sail(pen: Pen, at: Point, degrees: float, long: float, cloth: float = 0.6, tones: tuple[str, str] = ("#241f3c", "#a9aecb")) -> None:
    """A sail of slats from the hub outwards, its outer part under cloth."""
    with pen.at(at[0], at[1], turn=degrees):
        if cloth:
            pen.poly([(long * (1 - cloth), 6), (long, 5), (long + 4, 74), (long * (1 - cloth) + 4, 80)], tones[1])
        for y in (26, 52, 78):
            pen.poly([(70, y), (long, y - 4), (long, y), (70, y + 5)], tones[0])
        for k in range(int(long / 34) - 1):
            x = 70 + 34 * k
            pen.poly([(x, -2), (x + 6, -2), (x + 7, 80), (x + 1, 80)], tones[0])
        pen.poly([(-20, -9), (long + 16, -5), (long + 16, 5), (-20, 9)], tones[0])


def bareheaded_rider(pen: Pen, x: float, y: float, k: float, tone: str = "#15142c") -> None:
    """A thin rider on a thin nag, going to our right, 120·k px high to the tip of his hair; his lance is longer."""
    with pen.at(x, y, scale=k):
        pen.path("M-50,-52 C-56,-46 -58,-30 -55,-16 C-53,-24 -50,-32 -46,-38 L-42,-34 L-47,-2 L-41,-2 L-36,-26 L-33,-30 L-30,-2 L-24,-2 L-26,-32 C-12,-28 4,-28 16,-32 L14,-16 L17,0 L23,0 L21,-16 L25,-32 L28,-34 L36,-16 L34,-2 L40,-2 L42,-18"
                 " L35,-40 C40,-50 44,-58 47,-62 C54,-58 62,-50 67,-46 L73,-50 L70,-57 C62,-68 58,-76 52,-78 L51,-84 L47,-78 C38,-74 32,-64 26,-56 C6,-50 -20,-60 -50,-52Z", tone)  # fmt: skip
        pen.path("M-10,-52 C-12,-64 -11,-78 -6,-90 L-2,-95 C-6,-100 -6,-112 1,-116 C9,-118 13,-110 12,-104 L15,-100 L12,-98 L11,-93 L5,-92 C10,-84 10,-76 9,-68 L26,-72 L27,-68 L10,-60 L12,-50 L18,-30 L22,-14 L30,-13 L30,-9 L18,-9 L8,-40 L-2,-46Z", tone)
        pen.poly([(24, -124), (27, -124), (30, -34), (26, -34)], tone)


def conferring_mills(pen: Pen, x: float, y: float, k: float, tone: str) -> None:
    """Two far mills that have put their caps together."""
    for side in (-1, 1):
        with pen.at(x + side * 22 * k, y, scale=k):
            lean = -side * 9
            pen.path(f"M-10,0 L-7,-34 C-6,-44 {lean - 6},-50 {lean - 5},-54 C{lean - 3},-66 {lean + 6},-66 {lean + 8},-54 C{lean + 8},-48 8,-44 8,-34 L10,0Z", tone)
            for a in (20, 110, 200, 290):
                t = math.radians(a + 14 * side)
                pen.taper([(lean + side * 3, -52), (lean + side * 3 + 34 * math.cos(t), -52 + 34 * math.sin(t))], 2.4, 5, tone)


def stone_courses(k: InkPen, line: Sequence[Point]) -> None:
    """Stones of a `bowing_mill`'s tower along its mark `courses`, at scale 1."""
    for n, ((ax, ay), (bx, by)) in enumerate(pairwise(line)):
        r = 138 - 1.85 * n
        a = math.atan2(by - ay, bx - ax)
        u, v = -math.sin(a), math.cos(a)

        def along(q: float, d: float, ax: float = ax, ay: float = ay, u: float = u, v: float = v, a: float = a, r: float = r) -> Point:
            d = 0.8 * (d - 0.1 * r * (1 - q * q))
            return ax + q * r * u + d * math.cos(a), ay + q * r * v + d * math.sin(a)

        k.line([along(q / 5 - 0.98, 0.0) for q in range(10)], 1.5, broken=0.5)
        for q in range(5):
            w = -0.84 + 0.38 * q + 0.19 * (n % 2)
            k.line([along(w, 0), along(w, 20)], 1.4, broken=0.3)


def teasels(pen: Pen, places: Sequence[Sequence[float]], tone: str = "#14132a") -> None:
    """Dark teasels: x, y of the head, lean, size of each."""
    for x, y, lean, k in places:
        pen.taper([(x - lean * 2, 1240), (x - lean, (1240 + y) / 2), (x, y)], 14 * k, 9 * k, tone)
        pen.oval(x, y - 34 * k, 25 * k, 48 * k, tone)
        for j in range(15):
            for side in (-1, 1):
                pen.taper([(x, y - 80 * k + 6 * j * k), (x + side * (16 + 22 * (1 - abs(j - 8) / 9)) * k, y - 92 * k + 6 * j * k)], 6 * k, 1, tone)
        for side in (-1, 1):
            pen.taper([(x, y + 10), (x + side * 34 * k, y + 4), (x + side * 52 * k, y - 40 * k)], 7 * k, 1, tone)
            pen.taper([(x - lean * 0.6, y + 120), (x + side * 50 * k, y + 96), (x + side * 86 * k, y + 60)], 20 * k, 1, tone)


def dragonfly_body() -> Clay:
    """A dragonfly clinging upright to a reed at its left (x = -78): breast at the origin, tail down to y = 600; the head sits at (26, -120). Parts: breast, stripe, tail, band, leg; mark `wing`."""
    c = Clay().limb([(22, -104, 10, 34), (10, -70, 6, 56), (0, 0, 10, 84), (-8, 70, 4, 60), (-12, 112, 0, 40)], melt=12, part="breast", per=9)
    for x in (-34.0, 26.0):
        c.limb([(x, -64, 44, 12), (x * 1.5, -10, 70, 18), (x * 1.2, 56, 50, 10)], melt=8, part="stripe", press=(0, 0, 1.2), per=7)
    for k in range(9):
        q = k / 9
        x, y, r = -12 - 54 * q, 104 + 470 * q, 36 - 12 * math.sin(math.pi * min(1.0, q * 1.4)) + 6 * q
        c.limb([(x, y, -2, r), (x - 5, y + 44, -4, r * 0.96)], melt=3, part="tail" if k % 3 else "band", per=5)
    c.limb([(-66, 572, -4, 18), (-74, 612, 0, 8)], melt=4, part="band", per=4).limb([(-58, 572, -4, 16), (-54, 610, 0, 7)], melt=4, part="band", per=4)
    for y, far in ((-50.0, -60.0), (0.0, 20.0), (44.0, 96.0)):
        c.limb([(-30, y, 60, 10), (-60, (y + far) / 2 - 26, 104, 8), (-72, far - 12, 96, 6)], melt=5, part="leg", per=7)
        c.limb([(-72, far - 12, 96, 6), (-96, far + 6, 70, 5), (-114, far + 2, 30, 4)], melt=3, part="leg", per=6)
    c.marks["wing"] = [(30.0, -14.0, 70.0)]
    return c


def dragonfly_head() -> Clay:
    """A dragonfly's head, looking at us: 270 px wide, nearly all of it eyes. Parts: globe, brow, face, lip, feeler; marks `left`, `right`: the middles of its eyes."""
    c = Clay().both(Clay().limb([(40, -34, -20, 66), (66, 0, -4, 74), (60, 40, 0, 58)], melt=12, part="globe", per=8))
    c.limb([(0, -30, 30, 22), (0, 6, 56, 30), (0, 44, 60, 40), (0, 80, 44, 36)], melt=5, part="face", per=7)
    c.limb([(-26, 94, 50, 17), (0, 102, 62, 20), (26, 94, 50, 17)], melt=5, part="lip", per=5).limb([(-20, 120, 40, 13), (0, 126, 48, 15), (20, 120, 40, 13)], melt=4, part="lip", per=5)
    c.limb([(-30, -50, 30, 10), (0, -58, 44, 14), (30, -50, 30, 10)], melt=6, part="brow", per=5)
    c.both(Clay().limb([(10, -58, 48, 5), (30, -112, 66, 3)], melt=2, part="feeler", per=5))
    c.marks |= {"left": [(-84.0, 0.0, 62.0)], "right": [(80.0, 2.0, 64.0)]}
    return c


def facets(k: InkPen, x: float, y: float, rx: float, ry: float, look: Point = (0.0, 0.0)) -> None:
    """The small lenses of an insect's eye, in pen, thinner towards its rim; none in the dark place that follows us."""
    for j in range(-9, 10):
        for i in range(-9, 10):
            u, v = (i + 0.5 * (j % 2)) / 9.4, j * 0.87 / 8.4
            if math.hypot(u, v) > 0.94 or math.hypot(u - look[0], v - look[1]) < 0.3:
                continue
            b = math.cos(1.15 * math.hypot(u, v)) ** 0.4
            px, py, r = x + rx * u * (1.12 - 0.12 * b), y + ry * v * (1.12 - 0.12 * b), 3.2 * b
            k.line([(px + r * math.cos(t), py + r * math.sin(t)) for t in (0.4, 1.4, 2.4, 3.4, 4.4)], 0.9, broken=0.3)


class Wing:
    """A dragonfly's wing as a pane: from its root at `at` along `degrees`, `long` px; the outline is 0.4 · `deep` as wide."""

    RIM = ((0, -14), (90, -40), (250, -66), (420, -78), (560, -74), (625, -48), (645, 2), (616, 74), (520, 146), (390, 180), (240, 172), (110, 112), (30, 40), (0, 14))

    def __init__(self, at: Point, degrees: float, long: float = 640.0, deep: float = 1.0) -> None:
        self.at, self.turn, self.k, self.deep = at, math.radians(degrees), long / 640, deep

    def place(self, x: float, y: float) -> Point:
        """From the wing's own coordinates to the card."""
        y *= self.deep
        return self.at[0] + self.k * (x * math.cos(self.turn) - y * math.sin(self.turn)), self.at[1] + self.k * (x * math.sin(self.turn) + y * math.cos(self.turn))

    def outline(self) -> list[Point]:
        """Its rim on the card."""
        return [self.place(x, y) for x, y in self.RIM]

    def path(self) -> str:
        """The rim as SVG, smooth enough to cut something off."""
        return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in smooth_points(self.outline(), True)) + "Z"

    def inside(self, x: float, y: float) -> bool:
        """Between leading and trailing edge."""
        up = -14 - 64 * min(1.0, max(0.0, x / 400)) ** 0.7 + 30 * max(0.0, (x - 560) / 85) ** 2
        low = 14 + 166 * math.sin(math.pi * min(1.0, max(0.0, x / 645)) ** 0.82) ** 0.8
        return 0 < x < 640 and up < y < low - 3

    def veins(self, k: InkPen) -> None:
        """The costa, five long veins, and the net between them."""
        k.line(self.outline(), 3.4, closed=True, broken=0.1)
        for a, b, c in ((-8, -52, -60), (-2, -34, -30), (2, 0, 12), (6, 44, 70), (10, 96, 134)):
            k.line([self.place(*p) for p in ((4, a), (200, a * 0.4 + b * 0.6), (420, b), (610 - abs(c) * 0.5, c * 0.8))], 2.0, broken=0.15)
        for row in range(15):
            for n in range(38):
                x, y = 30 + 17 * n + 8 * (row % 2), -70 + 17 * row
                if self.inside(x, y) and self.inside(x + 9, y + 17):
                    k.line([self.place(x, y), self.place(x + 8, y + 5), self.place(x + 9, y + 17)], 0.9, smooth=False, broken=0.25)


class PlankWay:
    """Planks across water from a small gate (far) to us (near), and wet footprints on them."""

    def __init__(self, far: Point, near: Point) -> None:
        self.far, self.near = far, near

    def at(self, t: float) -> tuple[float, float, float]:
        """The middle of the way and half its width, from the gate (0) to us (1)."""
        return self.far[0] + (self.near[0] - self.far[0]) * t**0.9, self.far[1] + (self.near[1] - self.far[1]) * t, 11 + 92 * t

    def planks(self, pen: Pen) -> None:
        for k in range(17):
            (x0, y0, w0), (x1, y1, w1) = self.at((k / 17) ** 1.6), self.at(((k + 0.8) / 17) ** 1.6)
            pen.poly([(x0 - w0, y0), (x0 + w0, y0), (x1 + w1, y1), (x1 - w1, y1)], ("#9a6a3c", "#865630", "#a87a48")[k % 3])

    def gate(self, pen: Pen) -> None:
        with pen.at(*self.far):
            for x in (-36, 34):
                pen.poly([(x - 6, -84), (x + 6, -84), (x + 7, 4), (x - 7, 4)], "#5a3422")
            pen.path("M-56,-84 C-20,-102 20,-102 56,-84 L56,-70 C20,-88 -20,-88 -56,-70Z", "#5a3422")

    def footprints(self, pen: Pen) -> None:
        """They come towards us."""
        for k in range(8):
            x, y, w = self.at(0.16 + 0.72 * (k / 8) ** 1.2)
            with pen.at(x + (0.26 if k % 2 else -0.26) * w, y, turn=26, scale=w / 66):
                pen.oval(0, -12, 9, 7, "#3a2a30")
                pen.path("M-10,2 C-12,14 -9,26 0,27 C9,26 12,14 10,2 C6,-4 -6,-4 -10,2Z", "#3a2a30")


def cracked_mud(k: InkPen, cx: float, cy: float) -> None:
    """Dry mud all over the card, seen from above, but for a pool of 226 × 168 about (cx, cy)."""
    def at(i: float, j: int) -> tuple[float, float]:
        y = 40 * j + 1.5 * j * j
        w = 62 + 3.2 * j
        return 400 + (i - 7) * w + 0.2 * w * math.sin(7.3 * i * i + 2.1 * j), y + 0.2 * w * math.sin(4.7 * i + 5.9 * j + i * j)

    for j in range(21):
        shift = 0.5 * (j % 2)
        for i in range(15):
            a, b, c = at(i + shift, j), at(i + shift + 0.5, j), at(i + shift + 1, j)
            d = at(i + shift + 0.5, j + 1)
            for line in ([a, b, c], [b, d]):
                if all(((x - cx) / 226) ** 2 + ((y - cy) / 168) ** 2 > 1 for x, y in line):
                    k.line(line, 1.1 + 0.07 * j, smooth=False, broken=0.22)
