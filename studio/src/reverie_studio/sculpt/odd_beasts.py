"""Beasts that fit no drawer: a hammerhead from above, a platypus on its belly; a diver from above, gates cut like pastry."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour
from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye

Point = tuple[float, float]


# ---- a hammerhead


def hammerhead(*, look: Point = (0.9, 0.0)) -> Clay:
    """A hammerhead shark from above that swims upwards: the middle of its brow at the origin, the bar 500 px wide, the tail end at (-150, 890), bent.

    Parts: back, bar, fin, dorsal, lid. Marks: the eyes, `brow`, `dorsal` (where the fin leaves the back), `gill left|right 0`…
    """
    c = Clay().limb([(0, 30, 0, 58), (0, 100, 4, 60), (4, 190, 8, 84), (22, 320, 10, 98), (52, 470, 6, 84), (70, 610, 0, 56), (52, 730, 0, 35), (0, 830, 0, 22)], part="back", per=12)
    c.limb([(-206, 34, 0, 34), (-120, 10, 4, 44), (0, 8, 8, 52), (120, 10, 4, 44), (206, 34, 0, 34)], melt=46, part="bar", press=(0, 0, 1.5), per=12)
    for side, name in ((-1, "left"), (1, "right")):
        c.limb([(206 * side, 34, 0, 36), (226 * side, 40, 0, 40)], melt=16, part="bar", per=3)
        eye(c, name, (230 * side, 34, 16), 27, side, aside=40, lids=0.7, look=look, inner=0.25, iris=0.62, bag=0.3)
        c.limb([(66 * side + 8, 232, -16, 40), (150 * side + 10, 320, -24, 42), (226 * side + 12, 424, -34, 22), (250 * side + 14, 470, -38, 4)], melt=30, part="fin", press=(0, 0, 2.4), per=10)
        c.limb([(56 * side + 58, 566, -12, 24), (104 * side + 66, 616, -22, 18), (128 * side + 70, 652, -26, 3)], melt=16, part="fin", press=(0, 0, 2.2), per=8)
        c.marks[f"brow {name}"] = [(230 * side, 34, 60)]
        for k in range(5):
            y = 150 + 25 * k
            c.marks[f"gill {name} {k}"] = [((36 + 5 * k) * side + 4, y, 70), ((48 + 6 * k) * side + 4, y + 3, 60), ((57 + 6 * k) * side + 4, y + 13, 62)]
    c.limb([(18, 300, 84, 46), (-8, 362, 132, 38), (-48, 430, 172, 20), (-70, 468, 188, 4)], melt=20, part="dorsal", press=(1.6, 0, 0.8), per=10)
    c.limb([(60, 660, 30, 16), (52, 690, 52, 10), (46, 708, 60, 3)], melt=10, part="fin", press=(1.8, 0, 0), per=6)
    c.limb([(0, 826, 0, 24), (-66, 856, 26, 24), (-124, 882, 50, 12), (-156, 892, 60, 3)], melt=18, part="fin", press=(0, 0, 1.6), per=8)
    c.limb([(2, 828, 0, 20), (22, 872, -14, 14), (26, 912, -24, 3)], melt=16, part="fin", press=(0, 0, 1.4), per=8)
    c.marks["brow"], c.marks["dorsal"] = [(0, -44, 20)], [(16, 312, 120)]
    return c


def helmet_diver() -> Clay:
    """A helmet diver seen straight from above (towards us is up), walking up the card, a lamp in the right hand: 130 px; the hose leaves at (0, 34). Parts: copper, brass, glass, suit, boot, hand, lamp."""
    c = Clay().limb([(-46, 10, 0, 20), (0, 8, 6, 24), (46, 10, 0, 20)], part="suit", per=6)
    for side, y in ((-1, -30), (1, 34)):
        c.limb([(18 * side, y * 0.3, -60, 18), (18 * side, y, -96, 15)], melt=10, part="suit", per=4).limb([(18 * side, y + 4, -100, 16), (18 * side, y - 16, -100, 13)], melt=3, part="boot", per=3)
    c.limb([(-54, 10, 0, 16), (-66, 32, -14, 12), (-56, 54, -20, 10)], melt=8, part="suit", per=5).ball(-53, 62, -20, 10, melt=4, part="hand")
    c.limb([(54, 8, 0, 16), (68, -18, 6, 12), (58, -50, 14, 10)], melt=8, part="suit", per=5).ball(56, -60, 16, 10, melt=4, part="hand")
    c.limb([(-24, 10, 14, 26), (24, 10, 14, 26)], melt=4, part="brass", per=3).ball(0, 0, 50, 41, melt=3, part="copper")
    c.ball(0, -34, 60, 15, melt=2, part="brass").ball(0, -38, 64, 11, melt=1, part="glass").both(Clay().ball(40, 4, 56, 9, melt=2, part="brass"))
    c.limb([(-9, 6, 89, 5), (9, 6, 89, 5)], melt=2, part="brass", per=3).limb([(0, 34, 54, 9), (0, 44, 48, 8)], melt=3, part="brass", per=3)
    c.limb([(56, -76, 18, 13), (56, -90, 18, 13)], melt=1, part="brass", per=3).ball(56, -86, 32, 10, melt=1, part="lamp")
    return c


def diver_shadow(x: float, y: float, lean: Point, k: float) -> list[Point]:
    """The shadow that a diver throws on the ground from (x, y) along `lean`: legs, suit, round helmet, an arm with a lamp."""
    half = [(10, 0), (16, 40), (26, 70), (30, 96), (46, 84), (64, 86), (66, 112), (50, 112), (36, 118), (24, 122), (32, 140), (28, 160), (10, 172), (-10, 172), (-28, 160), (-32, 140), (-24, 122), (-38, 116), (-42, 80), (-32, 56), (-26, 60), (-28, 92), (-22, 40), (-16, 0)]
    u, v = lean
    return [(x + k * (b * u - a * v), y + k * (b * v + a * u)) for a, b in half]


def tied_bow(pen: Pen, x: float, y: float, k: float, turn: float, tones: Sequence[Colour]) -> None:
    """A bow of a thick soft hose: two loops, two ends, a knot; 120 px at k = 1."""
    tone, shade = tones
    with pen.at(x, y, turn=turn, scale=k):
        for side in (-1, 1):
            pen.taper([(0, 4), (26 * side, 30), (40 * side, 62)], 14, 12, shade)
            pen.path(f"M0,0 C{22 * side},-44 {70 * side},-40 {64 * side},-8 C{60 * side},18 {24 * side},16 0,0Z", tone)
            pen.path(f"M{14 * side},-6 C{26 * side},-26 {52 * side},-24 {50 * side},-8 C{48 * side},4 {26 * side},6 {14 * side},-6Z", shade)
        pen.oval(0, 0, 13, 12, tone)


def sun_net(rng: np.random.Generator, box: Sequence[float], size: float) -> list[list[Point]]:
    """The bright net that the sun throws through ripples on the ground: wavy closed cells as lines."""
    x0, y0, x1, y1 = box
    rows, columns = int((y1 - y0) / size) + 2, int((x1 - x0) / size) + 2
    knot = {(r, q): (x0 + (q + (r % 2) * 0.5 - 0.5) * size + float(rng.normal(0, size * 0.17)), y0 + (r - 0.5) * size * 0.9 + float(rng.normal(0, size * 0.17))) for r in range(rows + 1) for q in range(columns + 1)}
    out = []
    for (r, q), (x, y) in knot.items():
        ends = [(r, q + 1)] if (q + r) % 2 else []
        ends.append((r + 1, q + (r % 2)))
        if (q + r) % 2 == 0:
            ends.append((r + 1, q - 1 + (r % 2)))
        for end in ends:
            if end in knot and rng.random() < 0.88:
                u, v = knot[end]
                bend = float(rng.normal(0, 0.14))
                out.append([(x, y), ((x + u) / 2 + (v - y) * bend, (y + v) / 2 - (u - x) * bend), (u, v)])
    return out


# ---- a platypus


def lying_platypus(*, look: Point = (-0.6, -0.8)) -> Clay:
    """A platypus flat on its belly on y = 0, its tail towards us, its head bent round to our left and its chin on the ground: 560 px from tail to bill.

    Made to be seen from above (pitch about -45). Parts: fur, tail, bill, foot, claw, lid. Marks: the near eye `near`, `nostrils`, `mouth`, `nose`.
    """
    c = Clay().limb([(60, -50, 190, 66), (44, -70, 90, 100), (20, -78, -30, 108), (-20, -74, -130, 92), (-78, -66, -206, 76), (-150, -64, -226, 70)], part="fur", press=(0, 0.4, 0), per=12)
    c.limb([(66, -40, 200, 56), (84, -30, 290, 62), (100, -24, 390, 60), (108, -18, 460, 44), (110, -14, 490, 20)], melt=26, part="tail", press=(0, 1.5, 0), per=10)
    c.ball(-186, -66, -220, 68, melt=30, part="fur").limb([(-196, -84, -176, 26), (-214, -74, -174, 20)], melt=20, part="fur", per=4)
    c.limb([(-206, -40, -218, 52), (-254, -26, -214, 60), (-326, -20, -206, 76), (-378, -16, -200, 66)], melt=12, part="bill", press=(0, 2.3, 0), per=10)
    c.limb([(-210, -66, -250, 20), (-228, -66, -218, 26), (-214, -64, -178, 18)], melt=8, part="bill", per=6)
    for x, z, turn, size, hx, hz in ((104, -96, -30, 1.0, 66, -60), (-96, -40, 130, 1.05, -44, -70), (176, 150, -10, 0.9, 96, 120), (-60, 190, 160, 0.9, 6, 120)):
        webbed(c, (x, z), turn, size)
        c.limb([(hx, -50, hz, 46), ((hx + x) / 2, -36, (hz + z) / 2, 40), (x, -16, z, 26)], melt=26, part="fur", per=6)
    eye(c, "near", (-202, -100, -166), 23, 1, aside=-30, lids=0.95, look=look, inner=0.9, iris=0.74, bag=0.5)
    c.marks["nostrils"] = [(-372, -50, -218), (-376, -50, -188)]
    c.marks["mouth"] = [(-196, -34, -150), (-236, -20, -150), (-300, -12, -138), (-360, -10, -130), (-410, -10, -150)]
    c.marks["nose"] = [(-230, -60, -200)]
    return c


def webbed(c: Clay, at: Point, turn: float, size: float = 1.0) -> None:
    """A webbed foot laid flat on y = 0 at (x, z), its five claws towards `turn` degrees (0 right, 90 towards us)."""
    x, z = at
    a = math.radians(turn)
    for k in range(5):
        b = a + math.radians(27 * (k - 2))
        u, v = math.cos(b), math.sin(b)
        long = size * (66 - 5 * abs(k - 2))
        c.limb([(x, -12, z, 22 * size), (x + u * long * 0.6, -9, z + v * long * 0.6, 17 * size), (x + u * long, -7, z + v * long, 11 * size)], melt=12, part="foot", press=(0, 0.6, 0), per=4)
        c.limb([(x + u * long, -8, z + v * long, 6 * size), (x + u * (long + 22 * size), -5, z + v * (long + 22 * size), 1.5)], melt=2, part="claw", per=3)


def floor_shadow(c: Clay, lean: Point, at: Sequence[float], scale: float, yaw: float, pitch: float) -> list[tuple[float, float, float, float]]:
    """Ovals (x, y, rx, ry) of the shadow that a body standing on y = 0 throws on its floor, seen as `turned` sees it; `lean` is how far (x, z) the shadow goes for each px of height."""
    flat = Clay()
    for lump in c.lumps:
        for t in (0.0, 0.5, 1.0):
            x, y, z = (p + (q - p) * t for p, q in zip(lump.a, lump.b, strict=True))
            high = max(0.0, -y)
            flat.ball(x + lean[0] * high, 0, z + lean[1] * high, lump.ra + (lump.rb - lump.ra) * t)
    steep = max(0.2, abs(math.sin(math.radians(pitch))))
    return [(lump.a[0], lump.a[1], lump.ra, lump.ra * steep) for lump in flat.turned(at=at, scale=scale, yaw=yaw, pitch=pitch).lumps]


# Gates cut like pastry: outlines on a square of 200, the foot at y = 0.
GATES: dict[str, list[Point]] = {
    "bird": [(-6, 0), (-2, -50), (-40, -62), (-78, -88), (-104, -80), (-88, -106), (-40, -120), (-4, -146), (20, -184), (48, -196), (70, -184), (98, -172), (70, -162), (64, -128), (48, -84), (22, -54), (26, 0)],
    "fish": [(-112, -40), (-78, -84), (-112, -136), (-62, -112), (-10, -142), (52, -136), (104, -90), (54, -42), (-8, -38), (-62, -66)],
    "beast": [(-92, 0), (-96, -70), (-112, -96), (-96, -112), (-70, -116), (20, -116), (42, -150), (44, -186), (60, -164), (78, -182), (82, -154), (112, -132), (104, -112), (78, -106), (72, -60), (76, 0), (46, 0), (38, -56), (-40, -56), (-56, 0)],
}


def gate(name: str, x: float, y: float, k: float) -> list[Point]:
    """A gate of GATES in a wall that faces us."""
    return [(x + u * k, y + v * k) for u, v in GATES[name]]


def fallen(name: str, x: float, y: float, k: float, lean: float, long: float) -> list[Point]:
    """The light that falls through it, laid on the ground towards us."""
    return [(x + u * k * (1 - 0.22 * v / 200) - v * k * lean, y - v * k * long) for u, v in GATES[name]]


def strapped_case(pen: Pen, x: float, y: float, k: float, turn: float, tones: Sequence[Colour]) -> None:
    """A small old suitcase lying flat, from obliquely above: tones of lid, side, strap, brass; 200 px at k = 1."""
    lid, side, strap, brass = tones
    with pen.at(x, y, turn=turn, scale=k):
        pen.path("M-100,20 L-100,58 Q-98,68 -86,70 L84,70 Q98,68 100,58 L100,20Z", side)
        pen.path("M-82,-62 Q-90,-62 -92,-54 L-102,12 Q-102,24 -90,26 L90,26 Q102,24 102,12 L92,-54 Q90,-62 82,-62Z", lid)
        for u in (-52, 52):
            pen.poly([(u * 0.9 - 8, -63), (u * 0.9 + 8, -63), (u + 9, 26), (u + 9, 70), (u - 9, 70), (u - 9, 26)], strap)
            pen.rect(u - 12, 34, 24, 20, brass, radius=4)
        pen.path("M-26,70 C-26,92 26,92 26,70", strap, stroke=9)


# ---- a dodo


def dodo_bust(*, look: Point = (0.0, 0.3)) -> Clay:
    """A dodo to its breast, from the front, its great hooked bill towards us: face at the origin, 760 px tall.

    Parts: hood, face, bill, tip, down, lid. Marks: the eyes, `gape`, `nostril left|right`, `grip` (the hook's inner side), `crown`, `nose`.
    """
    c = Clay().limb([(0, 20, -56, 104), (0, 90, -72, 98), (4, 190, -90, 112), (0, 320, -70, 176), (0, 460, -60, 240), (0, 620, -60, 266)], part="down", per=12)
    c.limb([(0, 40, -20, 92), (0, 130, -44, 100), (2, 220, -50, 122), (2, 320, -50, 166)], melt=80, part="down", per=10)
    c.ball(0, -34, -46, 118, melt=70, part="hood", press=(0, 0.1, 0))
    c.ball(0, -4, 46, 80, melt=14, part="face").both(Clay().ball(50, -2, 30, 56, melt=26, part="face"))
    c.limb([(0, 4, 86, 66), (0, 8, 160, 52), (0, 20, 240, 49), (0, 46, 300, 53)], melt=22, part="bill", per=10)
    c.limb([(0, 34, 300, 52), (0, 74, 338, 43), (0, 128, 348, 25), (0, 168, 330, 7)], melt=18, part="tip", per=10)
    c.limb([(0, 62, 70, 52), (0, 80, 160, 36), (0, 94, 250, 32), (0, 112, 298, 19)], melt=3, part="bill", per=10)
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (72 * side, -24, 58), 23, side, aside=46, lids=0.85, look=(look[0] * side, look[1]), inner=0.6, iris=0.7, bag=0.6)
        c.marks[f"nostril {name}"] = [(34 * side, 0, 236), (30 * side, 10, 256), (32 * side, 18, 264)]
    c.marks["gape"] = [(58, 44, 60), (50, 54, 130), (44, 62, 200), (38, 76, 262), (14, 104, 306)]
    c.marks["grip"] = [(0, 122, 312)]
    c.marks["crown"] = [(0, -148, -40)]
    c.marks["nose"] = [(0, 30, 320)]
    return c


def straw_hat() -> Clay:
    """A flat straw hat with its crown towards us: 250 px across. Parts: brim, crown, band."""
    c = Clay().ball(0, 0, 0, 125, part="brim", press=(0, 0, 7))
    c.limb([(0, 0, 8, 68), (0, 0, 18, 68)], melt=3, part="band", press=(0, 0, 1.4)).limb([(0, 0, 40, 62), (0, 0, 46, 60)], melt=3, part="crown", press=(0, 0, 1.2))
    return c


def queue_ropes(pen: Pen, at: Point, bends: int, wide: float, tones: Sequence[Colour]) -> None:
    """Ropes between posts for a queue, to and fro towards the horizon at `at`, nobody in it."""
    rope, post, knob = tones
    x, y = at
    for k in reversed(range(bends)):
        t = ((k + 1) / bends) ** 1.8
        far, v, h = wide * (0.12 + 0.88 * t), y + 330 * t, 14 + 120 * t
        n = 5
        shift = (0.16 if k % 2 else -0.16) * far
        for i in range(n):
            u = x + shift + far * (i / (n - 1) - 0.5)
            pen.taper([(u, v), (u, v - h)], 3 + 9 * t, 2 + 7 * t, post)
            pen.circle(u, v - h, 2.5 + 8 * t, knob)
            pen.oval(u, v, 5 + 16 * t, 2 + 5 * t, post)
            if i:
                w = x + shift + far * ((i - 1) / (n - 1) - 0.5)
                pen.curve([(w, v - h * 0.9), ((u + w) / 2, v - h * 0.56), (u, v - h * 0.9)], rope, stroke=2 + 8 * t, closed=False)


def punched_ticket(pen: Pen, x: float, y: float, k: float, turn: float, tones: Sequence[Colour]) -> None:
    """A cardboard ticket with a perforated middle and a punched hole, nothing on it: 150 px wide at k = 1, held at its upper edge."""
    card, edge, hole = tones
    with pen.at(x, y, turn=turn, scale=k):
        pen.rect(-75, -6, 150, 78, card, radius=6)
        pen.rect(-75, -6, 20, 78, edge, radius=6)
        for v in range(0, 72, 12):
            pen.oval(14, v, 2.6, 3.6, hole)
        pen.circle(50, 34, 9, hole)


def ticket_counter(pen: Pen) -> None:
    """The near side of a ticket window: the counter across the lower edge of the card, a desk bell on it and a rubber stamp on its pad."""
    pen.path("M-30,872 H830 V1230 H-30Z", "#4a3230")
    pen.path("M-30,872 H830 V904 H-30Z", "#8a5f4c")
    pen.path("M-30,1050 H830 V1230 H-30Z", "#3a2628")
    pen.oval(214, 1000, 104, 34, "#241a1e")
    pen.oval(214, 988, 96, 30, "#6a5030")
    pen.path("M128,984 C128,900 164,862 214,862 C264,862 300,900 300,984 C270,1002 158,1002 128,984Z", "#c9a04c")
    pen.path("M146,966 C146,910 168,886 196,878 C176,906 168,936 168,974Z", "#f0d48c")
    pen.rect(205, 838, 18, 26, "#8a6a34", radius=6)
    pen.oval(214, 838, 22, 10, "#c9a04c")
    pen.path("M520,1016 L740,1016 L764,1064 L500,1064Z", "#241a1e")
    pen.path("M528,1008 L732,1008 L752,1048 L510,1048Z", "#7a2c3c")
    pen.rect(566, 968, 132, 50, "#2c2226", radius=8)
    pen.path("M606,970 C600,930 612,900 604,862 C598,820 666,820 660,862 C652,900 664,930 658,970Z", "#8a4a34")
    pen.path("M614,962 C612,926 622,896 614,860 C612,846 622,838 630,836 C624,880 630,930 626,962Z", "#b8704c")
