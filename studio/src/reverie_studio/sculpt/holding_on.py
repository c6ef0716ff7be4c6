"""Beasts that hold on to something: an emperor penguin over a lantern, a koala on the hand of a clock, a panda at a pole, a robin that pulls a road."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye


def brooding_penguin(*, look: tuple[float, float] = (-0.1, 1.0)) -> Clay:
    """An emperor penguin, tall as the card, that bends its head over what stands on its feet: soles at y = 1110, fold of the belly at y = 900, beak at (312, 510).

    Parts: back, belly, fold, flipper, head, patch, beak, stripe, foot, claw, lid. Marks: eye `near`, `gape`.
    """
    c = Clay().limb([(478, 990, -70, 196), (490, 800, -70, 256), (480, 610, -60, 240), (458, 450, -40, 184), (446, 340, -24, 132)], melt=20, part="back", per=14)
    c.limb([(412, 960, 30, 196), (402, 800, 50, 222), (396, 620, 50, 206), (398, 500, 30, 150), (412, 430, 10, 104)], melt=16, part="belly", per=14)
    c.limb([(450, 340, -10, 124), (446, 250, 24, 98), (404, 226, 70, 86)], melt=26, part="head", per=10).ball(366, 268, 110, 82, melt=26, part="head")
    c.limb([(462, 300, 100, 36), (462, 380, 118, 42), (430, 450, 146, 40), (390, 500, 164, 26)], melt=16, part="patch", per=10)
    c.limb([(322, 322, 140, 44), (300, 384, 180, 27), (294, 448, 206, 17), (312, 510, 214, 4)], melt=12, part="beak", per=10)
    c.limb([(352, 352, 156, 24), (330, 402, 190, 16), (318, 456, 210, 8), (317, 486, 212, 3)], melt=4, part="stripe", per=8)
    c.limb([(222, 478, 40, 46), (170, 620, 80, 54), (150, 770, 80, 44), (168, 880, 60, 14)], melt=10, part="flipper", press=(1.0, 0, 0.3), per=12)
    c.limb([(652, 486, 0, 50), (716, 640, 20, 58), (728, 790, 30, 46), (700, 906, 20, 14)], melt=10, part="flipper", press=(1.0, 0, 0.3), per=12)
    c.limb([(232, 830, 140, 40), (300, 884, 214, 60), (412, 906, 244, 70), (512, 884, 214, 60), (566, 840, 130, 36)], melt=26, part="fold", per=14)
    for x, side in ((304, -1), (524, 1)):
        c.limb([(x, 1020, 90, 84), (x - 4 * side, 1064, 190, 66)], melt=10, part="foot", per=8)
        for dx in (-66, -2, 62):
            c.limb([(x + dx * 0.5, 1062, 200, 44), (x + dx, 1082, 270, 36), (x + dx * 1.12, 1092, 296, 26)], melt=8, part="foot", per=6)
            c.limb([(x + dx * 1.14, 1090, 312, 17), (x + dx * 1.2, 1104, 340, 11), (x + dx * 1.22, 1122, 352, 3)], melt=3, part="claw", per=6)
    eye(c, "near", (334, 268, 178), 23, -1, aside=-6, lids=0.8, look=look, inner=0.5, iris=0.66, bag=0.3)
    c.marks["gape"] = [(314, 500, 220), (308, 440, 222), (322, 384, 216), (354, 334, 196)]
    return c


def huddled_back(pen: Pen, x: float, y: float, k: float, tone: str, pale: str) -> None:
    """The back of a penguin that has turned away, 130 px high, soles at (x, y)."""
    with pen.at(x, y, scale=k):
        pen.path("M-34,0 C-48,-40 -42,-84 -22,-102 C-24,-124 -10,-134 2,-132 C16,-130 22,-118 20,-102 C42,-82 48,-40 34,0 C20,6 -20,6 -34,0Z", tone)
        pen.path("M-36,-6 C-50,-46 -40,-80 -26,-96 C-36,-66 -36,-30 -26,0Z", pale)


def sleeping_koala() -> tuple[Clay, Clay]:
    """A koala asleep against an upright bar at x = -96, its cheek on it; and the arm and the leg that go round the bar before it. Crown at y = -250, seat at y = 190, 420 px high.

    Parts: body, chest, head, ear, tuft, muzzle, nose, lid; arm, claw. Marks: `shut near`, `shut far`, `lip`, `nose`.
    """
    c = Clay().limb([(48, 120, 0, 108), (60, 40, -6, 118), (40, -60, 0, 96), (10, -120, 10, 76)], melt=24, part="body", per=12).ball(70, 130, 4, 106, melt=30, part="body")
    c.limb([(-10, 60, 50, 74), (-16, -30, 50, 66)], melt=26, part="chest", per=10)
    c.limb([(-60, -40, -70, 44), (-110, -64, -80, 36), (-146, -50, -50, 30)], melt=10, part="arm", per=8).limb([(-20, 140, -70, 56), (-100, 128, -80, 44), (-148, 150, -50, 32)], melt=10, part="arm", per=8)
    head = Clay().ball(0, 0, 0, 106, part="head").both(Clay().ball(50, 34, 30, 60, melt=30, part="head")).limb([(0, 50, 60, 52), (0, 74, 70, 42)], melt=24, part="muzzle", per=6)
    head.limb([(0, -16, 104, 24), (0, 20, 122, 34), (0, 48, 120, 31)], melt=6, part="nose", per=10)
    head.both(Clay().ball(112, -64, -30, 66, melt=10, part="ear", press=(0, 0, 1.4))).both(Clay().ball(116, -56, 14, 40, melt=8, part="tuft", press=(0, 0, 1.2)))
    head.both(Clay().limb([(34, -22, 84, 15), (56, -24, 76, 18), (76, -14, 56, 13)], melt=12, part="lid", per=8))
    for side, name in ((1, "near"), (-1, "far")):
        head.marks[f"shut {name}"] = [(32 * side, -16, 104), (46 * side, -4, 100), (64 * side, -2, 90), (82 * side, -12, 68)]
    head.marks |= {"lip": [(-30, 92, 96), (-8, 86, 114), (12, 90, 112), (36, 82, 96)], "nose": [(0, 20, 160)]}
    c.add(head.turned(at=(-8, -178, 66), scale=0.98, yaw=-26, pitch=-6, roll=-20))
    near = Clay().limb([(66, -70, 96, 62), (0, -20, 130, 52), (-66, -20, 140, 44), (-112, -40, 128, 38)], melt=14, part="arm", per=12)
    near.limb([(110, 150, 80, 84), (30, 110, 130, 70), (-40, 130, 150, 54), (-108, 136, 136, 42)], melt=14, part="arm", per=12)
    for y, x in ((-40, -122), (138, -118)):
        for k in range(4):
            near.limb([(x, y - 22 + 16 * k, 140, 17), (x - 26, y - 24 + 18 * k, 122, 14)], melt=6, part="arm", per=5)
            near.limb([(x - 30, y - 24 + 18 * k, 122, 9), (x - 46, y - 18 + 18 * k, 106, 6), (x - 50, y - 8 + 18 * k, 92, 2)], melt=2, part="claw", per=5)
    return c, near


def gargoyle(pen: Pen) -> None:
    """The head and a wing of a stone gargoyle, near and dark, that looks to our right out of the lower left corner."""
    pen.path("M-30,1240 V930 C0,900 30,880 70,886 C84,866 104,850 118,852 C116,872 120,890 130,900 C168,908 196,930 226,950 C256,962 270,978 262,990 C240,992 214,990 196,994 C214,1006 236,1014 236,1024 C204,1036 172,1030 148,1020 C140,1060 150,1100 190,1140 C214,1170 220,1204 222,1240Z", "#1c1622")
    pen.path("M-30,930 C20,860 10,780 -30,720 C40,740 84,800 92,884 C60,890 0,910 -30,930Z", "#2a2130")
    pen.path("M110,924 C122,912 142,914 150,926 C140,934 122,936 110,924Z", "#6a5060")
    pen.path("M232,1028 C238,1060 236,1090 233,1112 C229,1090 228,1060 232,1028Z", "#a9b8cc")


def open_pane(pen: Pen, x: float, y: float, k: float = 1.0) -> None:
    """A small pane of a great window that stands open, a pillow on its sill; 110 px wide, its middle at (x, y)."""
    with pen.at(x, y, scale=k):
        pen.path("M-50,-62 L46,-66 L50,52 L-54,56Z", "#3a2436")
        pen.path("M-50,-62 L-96,-44 L-100,70 L-54,56Z", "#d8963a")
        pen.path("M-62,44 C-66,20 -40,14 -20,20 C10,10 52,12 58,26 C66,44 62,66 52,76 C20,84 -30,86 -52,78 C-64,68 -64,56 -62,44Z", "#f6ecdc")


def pole_eater(*, look: tuple[float, float] = (0.1, 0.5)) -> tuple[Clay, Clay]:
    """A giant panda that sits with its soles to us and holds a pole across its lips; and the two paws that close on the pole, laid after it. Head at the origin, pole along y = 96 + 0.1 x, seat at y = 560.

    Parts: body, yoke, arm, leg, pad, head, ear, patch, muzzle, nose, lid. Marks: eyes `left` and `right`, `lip`.
    """
    c = Clay().limb([(0, 220, -90, 190), (0, 340, -60, 226), (0, 430, -50, 220)], melt=30, part="body", per=12).limb([(-150, 170, -80, 96), (0, 130, -110, 130), (150, 170, -80, 96)], melt=24, part="yoke", per=12)
    head = Clay().ball(0, -30, -10, 132, part="head").both(Clay().ball(84, 34, -4, 84, melt=36, part="head")).limb([(0, 20, 96, 60), (0, 62, 118, 50)], melt=24, part="muzzle", per=8)
    head.limb([(-20, 20, 160, 17), (20, 20, 160, 17), (0, 34, 162, 17)], melt=7, part="nose", per=5)
    head.both(Clay().ball(112, -138, -50, 54, melt=8, part="ear", press=(0, 0, 1.3))).both(Clay().limb([(48, -34, 98, 30), (68, 2, 92, 34), (78, 26, 80, 26)], melt=10, part="patch", per=8))
    for side, name in ((-1, "left"), (1, "right")):
        eye(head, name, (50 * side, -16, 112), 19, side, aside=14, lids=0.75, look=(look[0] * side, look[1]), inner=0.6, iris=0.7, bag=0.5)
    head.marks["lip"] = [(-52, 80, 132), (-28, 90, 152), (0, 82, 164), (28, 90, 152), (52, 80, 132)]
    c.add(head.turned(at=(0, -50, 6), yaw=8, roll=5))
    for side in (-1, 1):
        c.limb([(150 * side, 440, 10, 128), (206 * side, 500, 110, 106), (230 * side, 540, 200, 92)], melt=24, part="leg", per=12)
        c.ball(236 * side, 524, 230, 94, melt=30, part="leg")
        c.limb([(208 * side, 556, 296, 32), (236 * side, 546, 304, 38), (264 * side, 556, 296, 32)], melt=12, part="pad", press=(0, 0, 1.0), per=6)
        for k in range(5):
            c.ball(side * (180 + 28 * k), 480 - 16 * (1 - (k - 2) ** 2 / 4), 304 - 6 * (k - 2) ** 2, 15, melt=4, part="pad", press=(0, 0, 0.8))
    paws = Clay()
    for side, drop in ((-1, -14), (1, 14)):
        c.limb([(176 * side, 190, -20, 90), (256 * side, 290, 70, 82), (246 * side, 270, 130, 74)], melt=24, part="arm", per=12)
        paws.limb([(246 * side, 286, 130, 74), (206 * side, 210, 200, 62), (172 * side, 140 + drop, 220, 58)], melt=10, part="arm", per=12)
        for k in range(4):
            x = side * (140 + 28 * k)
            paws.limb([(x, 124 + drop, 256, 25), (x, 96 + drop, 276, 21), (x - 2 * side, 74 + drop, 260, 16)], melt=6, part="arm", per=6)
    return c, paws


def striped_pole(pen: Pen, start: tuple[float, float], end: tuple[float, float], r: float, *, count: int = 11) -> None:
    """A barrier's pole in red and white from its whole end to its splintered one."""
    (x, y), (u, v) = start, end
    for k in range(count):
        a, b = k / count, (k + 1) / count
        p, q = (x + (u - x) * a, y + (v - y) * a), (x + (u - x) * b, y + (v - y) * b)
        lean = 14
        pen.poly([(p[0] + lean, p[1] - r), (q[0] + lean, q[1] - r), (q[0] - lean, q[1] + r), (p[0] - lean, p[1] + r)], "#c8302c" if k % 2 == 0 else "#f6efe2")
    pen.poly([(u + 10, v - r), (u + 30, v - r + 4), (u + 18, v - r * 0.4), (u + 44, v - 2), (u + 14, v + r * 0.3), (u + 30, v + r * 0.7), (u - 14, v + r)], "#e8cfa0")


def bitten(pen: Pen, x: float, y: float, r: float, tone: str) -> None:
    """A bite out of the upper edge of a pole, three teeth wide, with its bare wood: middle at (x, y)."""
    pen.path(f"M{x - r},{y - r * 0.7} C{x - r},{y + r * 0.1} {x - r * 0.6},{y + r * 0.3} {x - r * 0.36},{y - r * 0.04} C{x - r * 0.3},{y + r * 0.5} {x + r * 0.3},{y + r * 0.5} {x + r * 0.36},{y} C{x + r * 0.6},{y + r * 0.36} {x + r},{y + r * 0.1} {x + r},{y - r * 0.6}Z", tone)


def leafing_barrier(pen: Pen, x: float, y: float, k: float) -> None:
    """A shut barrier far off that has put out leaves, 150 px wide, its post at (x, y)."""
    with pen.at(x, y, scale=k):
        pen.path("M-8,0 L-8,-60 L8,-60 L8,0Z", "#5a4a4c")
        for j in range(7):
            pen.path(f"M{-20 + 22 * j},-52 h22 v10 h-22Z", "#c8302c" if j % 2 else "#f6efe2")
        for j in range(13):
            u, up = -16 + 12 * j, 1 if j % 2 else -1
            v = -48 if up > 0 else -46
            pen.path(f"M{u},{v} C{u - 6},{v - 10 * up} {u - 2},{v - 22 * up} {u + 10},{v - 28 * up} C{u + 14},{v - 16 * up} {u + 10},{v - 6 * up} {u},{v}Z", "#4f8a3c")


def tin_roof(pen: Pen) -> None:
    """The edge of a tin roof over us with its gutter and a bell, near and dark, cut by the upper left."""
    pen.path("M-30,-30 H420 L-30,236Z", "#1f2a3e")
    pen.path("M424,-30 L446,-30 L-30,268 V232Z", "#141c2c")
    for u in (40, 150, 260):
        pen.path(f"M{u},-30 L{u + 12},-30 L{u - 180},96 L{u - 188},92Z", "#31405a")
    pen.path("M146,148 L154,144 L156,196 L148,196Z M152,190 C172,190 180,206 182,232 C186,246 192,252 198,258 L106,258 C112,252 118,246 122,232 C124,206 132,190 152,190Z", "#141c2c")
    pen.oval(152, 264, 12, 11, "#0e1420")


def pulling_robin(*, look: tuple[float, float] = (0.5, 0.8)) -> Clay:
    """A robin that leans back and pulls with its whole body at something to our lower left: tip of the beak at (-236, -112), feet at (-150, 330) and (-50, 356), tail end at (300, 330); 640 px high.

    Parts: back, breast, belly, wing, tail, head, beak, lower, leg, lid. Marks: eye `near`, `gape`.
    """
    c = Clay().limb([(40, -70, 0, 124), (70, 30, 0, 166), (90, 130, 0, 160), (100, 200, 0, 120)], melt=24, part="back", per=14)
    c.limb([(-20, -60, 20, 110), (-36, 40, 24, 132), (-10, 130, 20, 120)], melt=26, part="breast", per=14).limb([(40, 210, 16, 116), (90, 250, 6, 90)], melt=30, part="belly", per=10)
    c.limb([(10, -160, 10, 104), (-16, -178, 16, 100)], melt=24, part="head", per=8).limb([(-64, -150, 34, 72), (-60, -90, 40, 84), (-30, -40, 50, 90)], melt=26, part="breast", per=10)
    c.limb([(-90, -176, 44, 34), (-160, -148, 50, 20), (-236, -112, 50, 5)], melt=7, part="beak", per=10).limb([(-96, -152, 44, 24), (-160, -122, 50, 13), (-222, -96, 50, 4)], melt=4, part="lower", per=10)
    c.limb([(70, -60, 110, 60), (140, 60, 120, 84), (196, 180, 84, 54), (236, 290, 44, 10)], melt=12, part="wing", press=(0.4, 0, 1.0), per=14)
    c.limb([(170, 210, -10, 62), (230, 280, -20, 50), (300, 336, -24, 34)], melt=16, part="tail", press=(0, 0.3, 1.2), per=10)
    for x, y, u, v, z in ((0, 250, -150, 330, -40), (70, 280, -44, 356, 60)):
        c.limb([(x + 20, y - 20, z, 54), (x - 26, y + 20, z, 30)], melt=24, part="belly", per=8)
        c.limb([(x - 20, y + 14, z, 18), ((x + u) / 2 - 6, (y + v) / 2 + 14, z + 4, 15), (u + 16, v - 4, z + 8, 16)], melt=6, part="leg", per=8)
        for dx, dy in ((-66, 10), (-54, 30), (-20, 40), (60, 22)):
            c.limb([(u + 14, v - 4, z + 8, 14), (u + 10 + dx * 0.6, v + dy * 0.4 - 4, z + 16, 11), (u + 8 + dx, v + dy, z + 14, 4)], melt=5, part="leg", per=6)
    eye(c, "near", (-52, -186, 92), 23, -1, aside=-8, lids=0.46, look=look, inner=0.8, iris=0.74, bag=0.6)
    c.marks["gape"] = [(-228, -104, 56), (-164, -132, 62), (-120, -152, 70)]
    return c


def overturned_cart(pen: Pen, x: float, y: float, k: float, turn: float) -> None:
    """A small cart that hangs by its shaft, wheels in the air; the shaft's end at (x, y), 120 px long, downwards when `turn` is 90."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M0,-3 L46,-8 L46,8 L0,3Z", "#4a3024")
        pen.path("M40,-26 L122,-22 L128,14 L44,16Z", "#6a4430")
        for u in (62, 112):
            pen.oval(u, 26, 24, 24, "#2e2020")
            pen.oval(u, 26, 16, 16, "#c8b08a")
            pen.path(f"M{u - 20},25 h40 v3 h-40Z M{u - 2},6 h3 v40 h-3Z", "#2e2020")


def milestone(pen: Pen, x: float, y: float, k: float, turn: float, tones: tuple[str, str] = ("#b4b0a4", "#7a786f")) -> None:
    """A milestone, 110 px high, its foot at (x, y) before it is turned."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-34,0 L-34,-76 C-34,-116 34,-116 34,-76 L34,0Z", tones[0])
        pen.path("M14,0 L14,-100 C28,-98 34,-88 34,-76 L34,0Z", tones[1])


def dark_wood(pen: Pen, tone: str = "#142420") -> None:
    """A small dark wood of firs in the lower left corner."""
    for x, y, w, h in ((-10, 1250, 110, 420), (190, 1260, 84, 240), (84, 1270, 96, 330), (270, 1280, 70, 170)):
        d = f"M{x},{y - h}"
        for j in range(1, 6):
            d += f" L{x + w * j / 5:.0f},{y - h + h * j / 5:.0f} L{x + w * (j / 5 - 0.1):.0f},{y - h + h * j / 5:.0f}"
        for j in range(5, 0, -1):
            d += f" L{x - w * (j / 5 - 0.1):.0f},{y - h + h * j / 5:.0f} L{x - w * j / 5:.0f},{y - h + h * j / 5:.0f}"
        pen.path(d + "Z", tone)


def morning_hills(pen: Pen) -> None:
    """A far hill at our left and a near one whose crest lies at (420, 728)."""
    pen.path("M-30,800 C120,700 240,720 360,780 L400,1000 L-30,1010Z", "#8fb08a")
    pen.path("M-30,930 C120,880 220,870 290,800 C330,750 360,730 420,730 C520,744 560,752 640,746 C720,748 780,730 830,700 V1240 H-30Z", "#4f7a4a")


def puddle(pen: Pen, x: float, y: float, wide: float, turn: float) -> None:
    """A long puddle on a road that is `wide` from its middle to its edge."""
    with pen.at(x, y, turn=turn, scale=wide / 50):
        pen.path("M-46,4 C-40,-12 -10,-8 4,-14 C26,-18 50,-6 44,6 C36,16 8,8 -8,14 C-26,18 -46,14 -46,4Z", "#b4d0dc")


def clock_hands(pen: Pen) -> None:
    """The hands of a great clock at (404, 476): the long one straight down, a nest with eggs on the short one."""
    pen.path("M396,380 L412,380 L424,470 L420,930 L440,1000 L398,1054 L376,1000 L394,930 L388,470Z", "#241a26")
    pen.path("M404,476 L520,372 L520,340 L566,322 L556,372 L524,384 L416,492Z", "#241a26")
    pen.oval(404, 476, 32, 36, "#2c2030")
    for x, y in ((528, 318), (548, 313), (564, 316)):
        pen.oval(x, y, 10, 13, "#efe4d2")
    pen.path("M494,314 C504,362 586,358 598,308 C572,328 522,332 494,314Z", "#5a3a26")
