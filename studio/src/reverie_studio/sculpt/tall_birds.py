"""Tall birds that bend: ostriches with their heads under the sand, a vulture seen from above, a stork on a chimney."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.watercolour_pen import InkPen
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.night_beasts import strip


def ostrich_head(*, look: tuple[float, float] = (0.0, 0.2), lids: float = 0.9) -> Clay:
    """An ostrich's head, three quarters to our right when yawed, 200 px from crown to bill; the neck leaves at (0, 70, -30). Parts: down, bill, tip, lid. Marks: the eyes, `gape left|right`, `nostril left|right`, `nose`."""
    c = Clay().ball(0, -6, 0, 58, part="down", press=(0, 0.12, 0))
    c.limb([(0, 30, -10, 50), (0, 70, -30, 42)], melt=20, part="down", per=6)
    c.limb([(0, -14, 30, 42), (0, 0, 62, 34), (0, 12, 92, 26)], melt=18, part="down", per=6)
    c.limb([(-15, 10, 70, 24), (-12, 20, 118, 20), (-7, 27, 152, 14)], melt=16, part="bill", press=(0, 0.9, 0), per=6).limb([(15, 10, 70, 24), (12, 20, 118, 20), (7, 27, 152, 14)], melt=16, part="bill", press=(0, 0.9, 0), per=6)
    c.limb([(-14, 30, 64, 20), (-8, 36, 110, 16), (0, 37, 146, 12)], melt=5, part="bill", press=(0, 1.2, 0), per=6).limb([(14, 30, 64, 20), (8, 36, 110, 16), (0, 37, 146, 12)], melt=5, part="bill", press=(0, 1.2, 0), per=6)
    c.ball(0, 27, 158, 11, melt=5, part="tip", press=(0, 0.6, 0))
    for side, name in ((-1, "left"), (1, "right")):
        c.ball(36 * side, -26, 26, 26, melt=14, part="down")
        eye(c, name, (42 * side, -22, 30), 26, side, aside=42, lids=lids, look=(look[0] * side, look[1]), iris=0.82, bag=0.3)
        c.marks[f"gape {name}"] = [(2 * side, 30, 166), (16 * side, 29, 140), (30 * side, 25, 100), (44 * side, 22, 66)]
        c.marks[f"nostril {name}"] = [(11 * side, 8, 118), (13 * side, 9, 106)]
    c.marks["nose"] = [(0, 20, 166)]
    return c


def hanging_ostrich(root: Point, at: Point, k: float, side: int, *, lids: float = 0.7, bow: float = 40.0) -> Clay:
    """An ostrich whose neck comes down out of the roof at `root`; its head at `at`, upside down, the bill towards `side` (1 is our right)."""
    c = ostrich_head(lids=lids, look=(0.2, 0.1)).turned(at=(*at, 0), scale=k, yaw=-58 * side, pitch=8, roll=180 - 7 * side)
    x, y = at[0] - side * 22 * k, at[1] - 66 * k
    u, v = root
    line = [(at[0] - side * 6 * k, at[1] - 30 * k, -10 * k, 42 * k), (x, y, -20 * k, 33 * k), (x - side * bow * 0.7, y + (v - y) * 0.35, -26 * k, 29 * k), (u - side * bow * 0.3, y + (v - y) * 0.7, -24 * k, 33 * k), (u, v, -10 * k, 40 * k), (u, v - 40 * k, 0, 46 * k)]
    c.limb(line, melt=22 * k, part="neck", per=14)
    way = flow(line, 14)
    for i in range(22, len(way) - 8, 7):
        (p, q, z, r), (p2, q2, _, _) = way[i], way[i + 1]
        a = math.atan2(q2 - q, p2 - p) + math.pi / 2
        ring = [(p + r * t * math.cos(a), q + r * t * math.sin(a) - 8 * (1 - t * t), z + r * math.sqrt(max(0.0, 1 - t * t)) * 1.02, 3.4 * k) for t in (-0.8, -0.4, 0.0, 0.4, 0.8)]
        c.limb(ring, melt=5 * k, part="neck", per=2)
    c.marks["neck"] = [(p, q, z) for p, q, z, _ in way]
    c.marks["side"] = [(r, 0.0, 0.0) for _, _, _, r in way]
    return c


def down_of(c: Clay, rng: np.random.Generator, at: Point, k: float, count: int = 90) -> list[list[Point]]:
    """Thin hairs that stand off the neck and the crown of a `hanging_ostrich`, for the ink."""
    out = []
    way, wide = c.curve("neck"), [r for r, _, _ in c.marks["side"]]
    for _ in range(count):
        i = int(rng.integers(18, len(way) - 6))
        (x, y), (u, v) = way[i], way[i + 1]
        s = 1 if rng.random() < 0.5 else -1
        far = math.hypot(u - x, v - y) or 1.0
        nx, ny = -(v - y) / far * s, (u - x) / far * s
        r, long = wide[i], float(rng.uniform(3, 11)) * k
        out.append([(x + nx * r * 0.9, y + ny * r * 0.9), (x + nx * (r + long * 0.5), y + ny * (r + long * 0.5) + long * 0.3), (x + nx * (r + long), y + ny * (r + long) + long * float(rng.uniform(0.0, 0.6)))])
    for _ in range(count // 2):
        a = float(rng.uniform(0.05, 0.95)) * math.pi
        x, y, long = at[0] + 52 * k * math.cos(a), at[1] + 12 * k + 50 * k * math.sin(a), float(rng.uniform(12, 30)) * k
        out.append([(x, y), (x + long * math.cos(a) * 0.6, y + long * math.sin(a) * 0.6), (x + long * math.cos(a + 0.2), y + long * math.sin(a + 0.2))])
    return out


def stalagmite(pen: Pen, x: float, foot: float, wide: float, tall: float, lean: float, tone: str) -> None:
    """A blunt spike of stone that stands on the floor."""
    pen.path(f"M{x - wide:.0f},{foot} C{x - wide * 0.62:.0f},{foot - tall * 0.3:.0f} {x - wide * 0.3 + lean * 0.6:.0f},{foot - tall * 0.7:.0f} {x - wide * 0.14 + lean:.0f},{foot - tall:.0f} C{x + lean:.0f},{foot - tall - 14:.0f} {x + wide * 0.12 + lean:.0f},{foot - tall - 6:.0f} {x + wide * 0.2 + lean:.0f},{foot - tall + 20:.0f} C{x + wide * 0.3 + lean * 0.6:.0f},{foot - tall * 0.64:.0f} {x + wide * 0.74:.0f},{foot - tall * 0.26:.0f} {x + wide:.0f},{foot}Z", tone)


def candle(pen: Pen, x: float, y: float, k: float) -> None:
    """Half a candle on a flat stone, its foot at (x, y)."""
    pen.path(f"M{x - 70 * k:.0f},{y + 6 * k:.0f} C{x - 60 * k:.0f},{y - 18 * k:.0f} {x + 40 * k:.0f},{y - 20 * k:.0f} {x + 74 * k:.0f},{y + 4 * k:.0f} C{x + 96 * k:.0f},{y + 22 * k:.0f} {x + 92 * k:.0f},{y + 50 * k:.0f} {x + 66 * k:.0f},{y + 58 * k:.0f} C{x + 20 * k:.0f},{y + 68 * k:.0f} {x - 40 * k:.0f},{y + 68 * k:.0f} {x - 78 * k:.0f},{y + 56 * k:.0f} C{x - 100 * k:.0f},{y + 46 * k:.0f} {x - 92 * k:.0f},{y + 18 * k:.0f} {x - 70 * k:.0f},{y + 6 * k:.0f}Z", "#7a5a5c")
    pen.path(f"M{x - 26 * k},{y} C{x - 20 * k},{y - 12 * k} {x + 20 * k},{y - 12 * k} {x + 28 * k},{y + 2 * k} C{x + 10 * k},{y + 10 * k} {x - 14 * k},{y + 10 * k} {x - 26 * k},{y}Z", "#f0dcb0")
    pen.path(f"M{x - 14 * k},{y} L{x - 14 * k},{y - 62 * k} C{x - 8 * k},{y - 70 * k} {x + 8 * k},{y - 70 * k} {x + 14 * k},{y - 60 * k} L{x + 15 * k},{y - 30 * k} C{x + 22 * k},{y - 26 * k} {x + 22 * k},{y - 10 * k} {x + 16 * k},{y}Z", "#fbeecb")


def small_flame(x: float, y: float, k: float) -> str:
    """A candle's flame, its foot at (x, y)."""
    return f"M{x:.1f},{y:.1f} C{x - 12 * k:.1f},{y - 6 * k:.1f} {x - 10 * k:.1f},{y - 24 * k:.1f} {x + 1 * k:.1f},{y - 44 * k:.1f} C{x + 9 * k:.1f},{y - 26 * k:.1f} {x + 13 * k:.1f},{y - 8 * k:.1f} {x:.1f},{y:.1f}Z"


def trails(pen: Pen, runs: list[tuple[Point, Point, float]], tone: str) -> None:
    """Thin falls of sand."""
    for (x, y), (u, v), w in runs:
        pen.poly(strip([(x, y), ((x + u) / 2 + w * 0.3, (y + v) / 2), (u, v)], w, (0.6, 0.2)), tone)


Blade = tuple[Point, float, float]  # root, degrees, length


def vulture_quills() -> dict[str, list[Blade]]:
    """The quills of a vulture's right wing from above, its head up, the shoulder at (46, -44): `primary`, `secondary`, `covert`, `lesser`, each from the body outwards."""
    bone = flow([(40, -46), (120, -84), (206, -60), (286, -98), (330, -104)], 12)

    def at(q: float) -> Point:
        x, y = bone[round(q * (len(bone) - 1))][:2]
        return float(x), float(y)

    out: dict[str, list[Blade]] = {"primary": [], "secondary": [], "covert": [], "lesser": []}
    for k in range(13):
        q = k / 12
        out["secondary"].append((at(0.02 + 0.66 * q), 96 - 18 * q, 178 - 22 * math.sin(math.pi * q)))
    for k in range(8):
        q = k / 7
        out["primary"].append((at(0.7 + 0.3 * q), 72 - 84 * q**1.1, 176 + 40 * math.sin(math.pi * (0.2 + 0.6 * q))))
    for k in range(19):
        q = k / 18
        out["covert"].append((at(0.02 + 0.96 * q), 98 - 74 * q**1.8, 98 - 20 * q))
    for k in range(17):
        q = k / 16
        out["lesser"].append((at(0.02 + 0.96 * q), 100 - 80 * q**1.8, 54 - 12 * q))
    return out


def laid_quills(blades: list[Blade], at: Point, k: float, roll: float, side: int, bend: float = 0.06) -> list[list[Point]]:
    """Curves from root to tip on the card; `side` -1 is the left wing."""
    c, s = math.cos(math.radians(roll)), math.sin(math.radians(roll))
    out = []
    for (x, y), degrees, long in blades:
        a = math.radians(degrees)
        line = []
        for q in (0.0, 0.35, 0.7, 1.0):
            u = (x + long * q * math.cos(a) - bend * long * math.sin(math.pi * q) * math.sin(a)) * side
            v = y + long * q * math.sin(a) + bend * long * math.sin(math.pi * q) * math.cos(a)
            line.append((at[0] + k * (u * c - v * s), at[1] + k * (u * s + v * c)))
        out.append(line)
    return out


def vulture_above(*, look: tuple[float, float] = (0.2, -0.2)) -> Clay:
    """Trunk, shoulders, bare neck and head of a vulture from above, its head up and laid over to our right so that one eye looks at us; 300 px long. Parts: back, arm, neck, head, beak, tip, lid. Marks: the near eye, `gape`, `ruff`."""
    c = Clay().limb([(0, -70, 0, 58), (0, 0, 16, 66), (0, 70, 0, 44), (0, 116, -14, 20)], part="back", per=10)
    c.both(Clay().limb([(40, -56, 6, 34), (120, -88, 8, 24), (206, -64, 8, 19), (290, -100, 4, 13), (334, -106, 0, 7)], melt=26, part="arm", per=10))
    c.limb([(0, -96, 30, 34), (-6, -136, 50, 24), (14, -166, 66, 20), (46, -170, 76, 21)], melt=14, part="neck", per=10)
    c.limb([(48, -168, 78, 30), (76, -158, 80, 26)], melt=12, part="head", per=5)
    c.limb([(90, -152, 82, 20), (118, -144, 82, 15)], melt=8, part="beak", per=5)
    c.limb([(116, -146, 82, 15), (134, -134, 82, 11), (136, -114, 82, 3)], melt=6, part="tip", per=6).limb([(92, -136, 76, 11), (122, -124, 76, 7)], melt=3, part="beak", per=5)
    c.limb([(52, -182, 98, 7), (70, -180, 104, 8), (88, -170, 100, 6)], melt=6, part="head", per=4)
    eye(c, "near", (68, -166, 92), 14, 1, lids=0.85, look=look, iris=0.6, bag=0.4)
    for k in range(5):
        c.limb([(-24 + 4 * k, -128 - 8 * k, 66 + 3 * k, 3), (-8 + 6 * k, -126 - 7 * k, 78 + 2 * k, 3), (10 + 5 * k, -138 - 4 * k, 76, 2)], melt=4, part="neck", per=3)
    c.marks["gape"] = [(140, -128, 90), (118, -132, 94), (92, -140, 96), (76, -140, 92)]
    c.marks["ruff"] = [(0, -92, 40)]
    return c


def sleeper() -> Clay:
    """Somebody small asleep on one side, from above, a hat over the face; 390 px, the hat at (0, -70). Parts: hat, brim, coat, leg, boot, hand."""
    c = Clay().limb([(8, -40, 0, 30), (16, 10, 6, 38), (8, 66, 0, 34)], part="coat", per=8)
    c.limb([(8, 70, 6, 32), (-12, 124, 12, 25), (-26, 168, 14, 20)], melt=8, part="leg", per=8).limb([(-26, 168, 14, 20), (-6, 210, 12, 16), (6, 250, 10, 14)], melt=6, part="leg", per=8)
    c.limb([(20, 80, -6, 28), (24, 140, -4, 22), (14, 190, -4, 18), (34, 250, -4, 14)], melt=4, part="leg", per=8)
    c.limb([(6, 256, 12, 16), (-22, 268, 14, 12)], melt=4, part="boot", per=4).limb([(34, 256, 0, 16), (8, 276, 2, 12)], melt=4, part="boot", per=4)
    c.limb([(14, -26, 26, 20), (-20, 14, 38, 16), (-40, -22, 34, 13)], melt=6, part="coat", per=8).ball(-44, -30, 34, 12, melt=4, part="hand")
    c.limb([(-2, -80, 34, 46), (2, -78, 34, 46)], melt=2, part="brim", press=(0, 0, 5.0)).ball(0, -82, 38, 28, melt=6, part="hat", press=(0, 0, 0.4))
    return c


def stork() -> Clay:
    """A stork on one leg, in profile to our left, the bill let down to (-286, 60): foot at (6, 330), tail end at (250, 100). Parts: down, bill, leg, thigh, lid, skin. Marks: the near eye, `gape`, `tip`."""
    c = Clay().limb([(-70, -60, 0, 82), (20, -10, 0, 104), (110, 40, 0, 82), (190, 76, -6, 40)], part="down", per=14)
    c.limb([(-90, -70, 6, 74), (-140, -150, 14, 50), (-160, -224, 20, 40), (-196, -272, 26, 40)], melt=40, part="down", per=14)
    c.ball(-216, -282, 28, 50, melt=22, part="down")
    c.limb([(-244, -262, 28, 33), (-262, -200, 28, 22), (-276, -80, 28, 14), (-288, 60, 28, 4)], melt=12, part="bill", per=10)
    c.limb([(-222, -244, 28, 26), (-244, -190, 28, 18), (-264, -80, 28, 11), (-284, 44, 28, 4)], melt=4, part="bill", per=10)
    c.ball(-234, -278, 64, 22, melt=10, part="skin")
    eye(c, "near", (-230, -276, 70), 15, -1, lids=1.0, look=(0.3, 0.9), iris=0.66, bag=0.3)
    c.limb([(10, 70, 10, 46), (24, 130, 8, 26)], melt=30, part="thigh", per=8).limb([(24, 126, 8, 13), (36, 200, 4, 11), (38, 214, 4, 14), (30, 236, 4, 10), (10, 316, 4, 10), (4, 330, 8, 12)], melt=6, part="leg", per=6)
    for u, v in ((-40, 12), (-30, 22), (30, 8)):
        c.limb([(6, 326, 10, 10), (6 + u * 0.6, 330 + v * 0.4, 24, 8), (6 + u, 332 + v, 26, 5)], melt=4, part="leg", per=4)
    c.limb([(80, 70, -20, 42), (110, 120, -20, 22)], melt=30, part="thigh", per=8).limb([(110, 116, -20, 12), (156, 176, -16, 10), (162, 184, -16, 13), (140, 202, -16, 9), (70, 236, -10, 9)], melt=6, part="leg", per=6)
    for u, v in ((-24, 26), (-6, 34), (14, 24)):
        c.limb([(72, 234, -8, 8), (72 + u * 0.5, 236 + v * 0.5, -8, 7), (72 + u, 234 + v, -8, 4)], melt=3, part="leg", per=4)
    c.marks["gape"] = [(-232, -252, 60), (-254, -190, 52), (-270, -80, 44), (-285, 52, 36)]
    c.marks["tip"] = [(-287, 56, 30)]
    return c


def bundle() -> Clay:
    """A heavy bundle of cloth under its knot at the origin; 200 px wide, its belly at (0, 230). Parts: cloth, knot."""
    c = Clay().ball(0, 150, 0, 92, part="cloth").limb([(0, 96, 0, 72), (0, 40, 0, 34), (0, 8, 0, 19)], melt=30, part="cloth", per=10)
    c.limb([(-40, 176, 30, 56), (34, 184, 34, 52)], melt=30, part="cloth", per=4)
    for x, x2, z in ((-8, -58, 14), (-3, -24, 22), (3, 16, 24), (8, 52, 16)):
        c.limb([(x, 14, z, 4), (x * 2 + x2 * 0.2, 60, z + 20, 7), (x2, 118, z + 48, 5)], melt=9, part="cloth", per=6)
    c.ball(0, 0, 10, 22, melt=4, part="knot")
    c.limb([(0, -4, 10, 14), (-40, -30, 14, 18), (-70, -28, 10, 5)], melt=5, part="knot", press=(0, 0, 1.2), per=6).limb([(0, -4, 10, 14), (34, -34, 10, 18), (66, -42, 4, 5)], melt=5, part="knot", press=(0, 0, 1.2), per=6)
    return c


def gable_stack(pen: Pen) -> None:
    """Roof edges, the stack on the gable, its shoulder and rim."""
    pen.path("M-30,1010 L300,880 L560,880 L830,1000 L830,1240 L-30,1240Z", "#a88a80")
    pen.path("M-30,960 L290,838 L300,884 L-30,1020Z M560,840 L830,952 L830,1012 L556,884Z", "#5c3a4a")
    pen.path("M120,1240 L196,890 L700,890 L760,1240Z", "#8a4a48")
    pen.path("M186,872 L712,872 L708,900 L190,900Z", "#6f3a3e")
    pen.path("M216,690 L650,690 L676,874 L198,874Z", "#94504c")
    pen.path("M188,640 L678,640 L672,694 L200,694Z", "#6f3a3e")


def bricks(k: InkPen) -> None:
    """Joints of the `gable_stack`."""
    for row in range(20):
        y = 706 + 24 * row + 0.5 * row * row
        half = 214 + 0.14 * (y - 690) if y < 872 else 250 + 0.19 * (y - 890)
        if 864 < y < 906:
            continue
        k.line([(436 - half, y), (436 + half, y)], 1.1, broken=0.5)
        for n in range(-5, 6):
            x = 436 + (n + 0.5 * (row % 2)) * half / 4.6
            if abs(x - 436) < half:
                k.line([(x, y), (x + (x - 436) * 0.012, y + 24)], 1.0, broken=0.4)


def vulture_shadow(pen: Pen, at: Point, k: float, roll: float, tone: str) -> None:
    """What a vulture throws on the sand: wings, trunk and head."""
    quills = vulture_quills()
    for name, width in (("secondary", 27.0), ("primary", 27.0), ("covert", 21.0)):
        for side in (-1, 1):
            for line in laid_quills(quills[name], at, k, roll, side):
                pen.poly(strip(line, width * 1.05, (0.7, 0.1)), tone)
    c, n = k * math.cos(math.radians(roll)), k * math.sin(math.radians(roll))

    def put(x: float, y: float) -> Point:
        return at[0] + x * c - y * n, at[1] + x * n + y * c

    for x, y, r in ((0, -66, 62), (0, -20, 70), (0, 30, 66), (0, 80, 50), (-6, -110, 34), (-4, -140, 25), (16, -164, 21), (46, -170, 26), (72, -160, 28), (96, -150, 20), (118, -142, 14), (132, -126, 9), (0, 110, 40)):
        pen.circle(*put(x, y), r * k, tone)
    pen.poly([put(-24, 90), put(24, 90), put(60, 200), put(38, 190), put(26, 216), put(0, 204), put(-26, 216), put(-38, 190), put(-60, 200)], tone)
    for d in (-1, 1):
        pen.poly(strip([put(u * d, v) for u, v in ((20, -50), (120, -80), (206, -56), (330, -100))], 70 * k, (1.0, 0.3)), tone)
        pen.poly([put(u * d, v) for u, v in ((0, -60), (120, -80), (206, -60), (230, 60), (40, 110), (0, 90))], tone)


def standing_bottle(pen: Pen) -> None:
    """The water bottle, standing, and its stopper beside it."""
    with pen.at(0, -24):
        pen.path("M232,716 C226,700 230,684 240,680 L242,668 L254,668 L256,680 C266,684 270,700 264,716 C256,722 240,722 232,716Z", "#7d9a6a")
        pen.path("M240,690 L258,690 L258,704 L240,704Z", "#d8c08a")
        pen.path("M214,724 L226,720 L229,729 L217,733Z", "#8a5a36")


def stone(pen: Pen, x: float, y: float, r: float, tone: str) -> None:
    """A stone from above."""
    pen.path(f"M{x - r},{y + r * 0.3} C{x - r},{y - r * 0.5} {x - r * 0.3},{y - r * 0.9} {x + r * 0.2},{y - r * 0.8} C{x + r},{y - r * 0.6} {x + r * 1.1},{y + r * 0.2} {x + r * 0.7},{y + r * 0.6} C{x},{y + r * 0.9} {x - r * 0.8},{y + r * 0.8} {x - r},{y + r * 0.3}Z", tone)
