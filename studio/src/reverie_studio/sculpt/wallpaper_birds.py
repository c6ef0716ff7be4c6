"""A cockatoo that tears down wallpaper, the birds and flowers printed there, and the dome of its cage."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour
from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen


def tearing_cockatoo() -> Clay:
    """A cockatoo in profile to our right, crest up, its bill shut on something at (180, -372): claws round a perch at y = 0, crest's tips at y = -660.

    Parts: body, wing, covert, quill, tail, crest, bill, ring (round its eye), leg, horn (its toes), claw. Marks: `eye`, `bite`.
    """
    c = Clay().limb([(-44, -60, 0, 66), (-34, -150, 0, 102), (-4, -262, 0, 104), (34, -346, 0, 82), (54, -400, 0, 76)], melt=16, part="body", per=12)
    c.ball(62, -436, 0, 84, melt=24, part="body").ball(84, -400, 30, 52, melt=20, part="body")
    for k in range(8):
        a = math.radians(-62 - 13 * k)
        long, z = 205 - 11 * k, 14 - 5 * k
        x, y = 66 + 46 * math.cos(a), -452 + 62 * math.sin(a)
        u, v = math.cos(a), math.sin(a)
        c.limb([(x, y, z, 17), (x + u * long * 0.5, y + v * long * 0.5, z, 21), (x + u * long * 0.9 + 16, y + v * long * 0.9 + 4, z, 13), (x + u * long + 40, y + v * long + 22, z, 3)], melt=5, part="crest", press=(0, 0, 0.8), per=8)
    c.limb([(112, -462, 0, 46), (160, -454, 0, 40), (194, -418, 0, 28), (196, -378, 0, 15), (188, -356, 0, 5)], melt=6, part="bill", per=8)
    c.limb([(122, -398, 0, 31), (148, -374, 0, 24), (172, -362, 0, 12)], melt=4, part="bill", per=6).limb([(128, -414, 40, 3), (164, -392, 32, 3), (184, -384, 24, 2)], melt=3, part="bill", carve=True, per=5)
    c.ball(92, -448, 66, 25, melt=6, part="ring", press=(0, 0, 1.2))
    for row, (n, long, wide) in enumerate(((10, 262, 21), (9, 165, 21), (8, 96, 22))):
        for k in range(n):
            q = k / (n - 1)
            x, y, z = 14 - 190 * q, -276 - 108 * q + 44 * q * q, 84 + 12 * row + 3 * (k % 2)
            a, far = math.radians(100 + 98 * q), long * (0.7 + 0.36 * q)
            c.limb([(x, y, z, wide), (x + 0.5 * far * math.cos(a), y + 0.5 * far * math.sin(a), z + 8, wide), (x + 0.88 * far * math.cos(a + 0.08), y + 0.88 * far * math.sin(a + 0.08), z, wide * 0.8), (x + far * math.cos(a + 0.1), y + far * math.sin(a + 0.1), z - 4, 4)], melt=1, part=("quill", "covert", "wing")[row], press=(0, 0, 2.2), per=7)
    c.limb([(34, -306, 84, 38), (-46, -318, 112, 30), (-126, -358, 118, 24), (-188, -376, 108, 12)], melt=12, part="wing", per=10)
    for k in range(4):
        c.limb([(-60, -50, 10 - 14 * k, 40), (-130 - 10 * k, 70, 6 - 14 * k, 36), (-186 - 16 * k, 210 - 8 * k, 4 - 14 * k, 20)], melt=3, part="tail", press=(0.3, 0, 1.0), per=8)
    for x, z in ((46, 50), (-40, 40)):
        c.limb([(x - 14, -92, z, 52), (x, -38, z + 12, 30)], melt=16, part="body", per=5)
        c.limb([(x, -44, z + 14, 22), (x + 4, -12, z + 20, 20)], melt=4, part="leg", per=4)
        for u, w in ((-26, 26), (4, 34), (34, 22)):
            c.limb([(x + 2, -14, z + 18, 16), (x + u * 0.8, -10, z + 20 + w, 16), (x + u, 14, z + 20 + w, 13)], melt=3, part="horn", per=5).limb([(x + u, 16, z + 26 + w, 9), (x + u, 38, z + 16 + w, 2)], melt=2, part="claw", per=3)
    c.marks |= {"eye": [(94, -448, 92)], "bite": [(186, -372, 20)]}
    return c


def sprig(pen: Pen, x: float, y: float, turn: float, k: float = 1.0) -> None:
    """A printed flower, 110 px tall."""
    with pen.at(x, y, turn=turn, scale=k):
        pen.path("M0,54 C-8,24 -4,6 0,-12", "#7f8f74", stroke=5)
        for d in ("M0,34 C-36,24 -44,2 -38,-8 C-16,-6 -2,12 0,34Z", "M0,40 C32,34 44,14 40,2 C20,4 6,18 0,40Z"):
            pen.path(d, "#93a184")
        for q in range(5):
            a = math.radians(72 * q - 90)
            pen.oval(22 * math.cos(a), -30 + 22 * math.sin(a), 17, 17, "#c4526a")
        pen.circle(0, -30, 14, "#8f2f4a")
        pen.circle(0, -30, 6, "#f0c070")


def printed_bird(pen: Pen, x: float, y: float, flip: bool, tone: Colour, wing: Colour) -> None:
    """A printed bird, 100 px long; in one tone it is the place where one has been."""
    with pen.at(x, y, flip=flip):
        pen.path("M-52,20 L-20,-6 C-8,-32 30,-36 42,-10 L62,-6 L44,4 C34,30 0,34 -22,16Z", tone)
        pen.path("M-20,-2 C0,-14 18,-6 26,8 C10,18 -8,12 -20,-2Z", wing)
        pen.path("M6,26 v20 M20,24 v20", tone, stroke=4)


def flown_bird(pen: Pen, x: float, y: float, k: float, turn: float, tone: Colour) -> None:
    """A bird on the wing, far off."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-60,-26 C-34,-40 -14,-22 0,0 C10,-26 34,-46 66,-40 C46,-24 30,-8 22,6 C10,18 -10,18 -18,8 C-26,-8 -40,-20 -60,-26Z", tone)
        pen.path("M-14,4 L-44,22 L-12,16Z", tone)


def cage_dome(pen: Pen, x: float, top: float, half: float, tones: tuple[Colour, Colour]) -> None:
    """The upper part of an open bird cage, its crown at (x, top)."""
    dark, light = tones
    for q in (-1.0, -0.72, -0.38, 0.0, 0.38, 0.72, 1.0):
        line = [(x + q * 20, top + 6), (x + q * half * 0.72, top + 66), (x + q * half, top + 170), (x + q * half, top + 400)]
        pen.taper(line, 9, 12, dark)
        pen.taper([(u - 2, v) for u, v in line], 2, 4, light)
    for dy, w in ((168, half), (176, half)):
        pen.taper([(x - w - 8, top + dy), (x, top + dy + 22), (x + w + 8, top + dy)], 8, 8, dark if dy < 170 else light)
    pen.taper([(x - 110, top + 18), (x, top - 2), (x + 110, top + 18)], 20, 20, dark)
    pen.taper([(x - 108, top + 13), (x, top - 7), (x + 108, top + 13)], 4, 4, light)
    for q in (0.0, 0.34, 0.68, 1.0):
        pen.taper([(x + half + 8 + 96 * q, top + 214 + 26 * q), (x + half + 8 + 96 * q, top + 420)], 8, 8, dark)
        pen.taper([(x + half + 6 + 96 * q, top + 214 + 26 * q), (x + half + 6 + 96 * q, top + 420)], 2, 2, light)
    pen.taper([(x + half + 4, top + 212), (x + half + 108, top + 242)], 11, 11, dark)


def wallpaper(pen: Pen) -> None:
    """Stripes, flowers and printed birds; to our right the birds have left nothing but their places."""
    pen.rect(-10, -10, 820, 1220, "#dba9ae")
    for x in range(-20, 830, 118):
        pen.rect(x, -10, 50, 1220, "#d39ca4")
    for row in range(9):
        for col in range(7):
            x, y = 64 + col * 118, 40 + row * 150 + (75 if col % 2 else 0)
            if (row + col) % 2:
                sprig(pen, x, y, (row * 7 + col * 11) % 24 - 12)
            elif x > 280 or (col, row) in ((1, 1), (2, 6), (0, 4)):
                printed_bird(pen, x, y, False, "#fdf0e8", "#fdf0e8")
            else:
                printed_bird(pen, x, y, False, "#7d5478", "#5e3c60")
