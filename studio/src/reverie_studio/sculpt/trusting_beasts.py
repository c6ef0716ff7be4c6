"""Beasts that knock, untie, wait and think it over: a woodpecker, a hooded falcon with a mouse, a gorilla, a bridge that drinks, a swan and the leopard at her hole in the ice."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import Clay, flow
from reverie_studio.finishes.watercolour_pen import InkPen
from reverie_studio.pen import Pen
from reverie_studio.sculpt.eyes import eye


def peering_woodpecker(*, look: Point = (0.9, 0.1)) -> Clay:
    """A woodpecker that clings to an upright wall, in profile to our right, its head drawn back and squinting along its chisel: crown at (70, -230), tip of the beak at (262, -170), claws at (150, 60), stiff tail on the wall at (130, 330).

    Parts: back, breast, wing, tail, crest, cheek, beak, foot, claw, lid, eye. Marks: the eye `near`, `tip`.
    """
    c = Clay().limb([(-10, -110, 0, 66), (-40, -20, 0, 96), (-30, 80, -6, 90), (20, 180, -10, 52), (52, 236, -14, 30)], melt=12, part="back", per=16)
    c.limb([(30, -96, 26, 48), (20, -20, 40, 74), (26, 70, 34, 66), (52, 150, 20, 36)], melt=22, part="breast", per=16)
    c.limb([(0, -120, 0, 62), (14, -170, 8, 56), (34, -196, 14, 54)], melt=26, part="back", per=14)
    c.ball(48, -196, 18, 64, melt=18, part="back")
    c.limb([(48, -168, 58, 30), (84, -166, 56, 26), (114, -172, 44, 16)], melt=14, part="cheek", per=10)
    c.limb([(98, -190, 26, 26), (160, -184, 28, 19), (220, -176, 28, 12), (270, -170, 28, 3)], melt=7, part="beak", per=12)
    c.limb([(94, -164, 26, 20), (150, -164, 28, 13), (210, -166, 28, 8), (248, -166, 28, 3)], melt=3, part="beak", per=12)
    for k in range(6):
        u = k / 5
        x, y = 84 - 118 * u, -236 - 14 * math.sin(math.pi * (0.2 + 0.7 * u)) + 44 * u
        c.limb([(x, y + 24, 16, 25), (x - 26, y - 20, 14, 19), (x - 62, y - 42 + 12 * u, 8, 3)], melt=8, part="crest", per=8)
    c.limb([(-40, -90, 50, 34), (-70, 0, 72, 58), (-56, 100, 66, 50), (-6, 200, 40, 26), (30, 268, 20, 4)], melt=8, part="wing", press=(0.5, 0, 1.0), per=16)
    for x, z, r in ((96, -26, 17), (118, -8, 19), (132, 14, 18)):
        c.limb([(50, 220, z, 20), (x - 14, 290, z, r), (x + 16, 352, z - 4, 5)], melt=5, part="tail", press=(0, 0, 0), per=12)
    for dy, z in ((44, 46), (112, -6)):
        c.limb([(60, dy + 20, z, 26), (96, dy + 14, z + 10, 15), (122, dy, z + 10, 13)], melt=10, part="foot", per=10)
        for a, far in ((-66, 62), (-34, 58), (46, 54), (76, 48)):
            tx, ty = 122 + far * 0.5 * math.cos(math.radians(a)) * 0.8, dy + far * math.sin(math.radians(a)) * 0.8
            c.limb([(122, dy, z + 10, 12), ((122 + tx) / 2 + 6, (dy + ty) / 2, z + 16, 10), (tx + 6, ty, z + 12, 8)], melt=4, part="foot", per=6)
            c.limb([(tx + 4, ty, z + 12, 7), (tx + 20, ty + 6 * math.copysign(1, a), z + 6, 2)], melt=2, part="claw", per=5)
    eye(c, "near", (70, -206, 62), 20, 1, aside=18, lids=0.75, look=look, iris=0.72, bag=0.5)
    c.marks["tip"] = [(268, -170, 28)]
    return c


def keyhole_guest(x: float, y: float, r: float, look: Point = (-0.7, 0.1)) -> Clay:
    """What is seen of somebody behind a round hole: skin and one eye, named `near`. Parts: skin, eye, lid."""
    c = Clay().ball(x, y, -r * 1.1, r * 1.5, part="skin").limb([(x - r, y - r * 0.9, r * 0.1, r * 0.34), (x, y - r * 1.0, r * 0.3, r * 0.36), (x + r, y - r * 0.7, r * 0.1, r * 0.34)], melt=r * 0.3, part="skin", per=8)
    eye(c, "near", (x, y, r * 0.02), r * 0.66, 1, lids=1.0, look=look, iris=0.56, bag=0.7)
    return c


def festive_square(pen: Pen, fires: Sequence[tuple[float, float, float]], rng: np.random.Generator, tone: str) -> None:
    """Tiny people in rings round fires (x, y, size) in a square far below."""
    for x, y, k in fires:
        for j in range(13):
            a = math.tau * (j + float(rng.uniform(-0.3, 0.3))) / 13
            u, v = x + 62 * k * math.cos(a), y + 40 * k * math.sin(a)
            with pen.at(u, v, scale=k * 0.62, turn=float(rng.normal(0, 8))):
                up = float(rng.uniform(0, 1)) > 0.5
                pen.path("M-5,10 L-8,-10 C-8,-18 8,-18 8,-10 L5,10Z" + (" M-8,-12 L-16,-26 L-13,-28 L-4,-14Z M8,-12 L16,-26 L13,-28 L4,-14Z" if up else ""), tone)
                pen.circle(0, -22, 6, tone)


def roofs_below(pen: Pen, tones: Sequence[str]) -> None:
    """A ring of roofs and a wall with two towers, seen from above at the far side of a square."""
    for k, (x, y, w, h) in enumerate(((-30, -20, 110, 76), (76, -30, 96, 70), (168, -16, 120, 66), (284, -30, 90, 74), (370, -22, 130, 70))):
        pen.path(f"M{x},{y + h} L{x + w * 0.12},{y} L{x + w * 0.9},{y - 6} L{x + w},{y + h - 4}Z", tones[k % 2])
        pen.path(f"M{x},{y + h} L{x + w},{y + h - 4} L{x + w},{y + h + 26} L{x},{y + h + 30}Z", tones[2])


def wooden_wheel(pen: Pen, x: float, y: float, k: float, tones: Sequence[str]) -> None:
    """A cart wheel seen aslant from above, 200 px high at k 1, and the axle to its right."""
    with pen.at(x, y, scale=k, turn=-14):
        pen.path("M0,-14 L240,-34 L240,10 L0,18Z", tones[1])
        pen.oval(0, 0, 64, 100, tones[0])
        pen.oval(3, 0, 46, 78, tones[2])
        for j in range(6):
            a = math.tau * j / 6 + 0.3
            pen.line(0, 0, 50 * math.cos(a), 84 * math.sin(a), tones[0], 13)
        pen.oval(0, 0, 18, 26, tones[1])


def carved_ear(pen: Pen) -> None:
    """A horse's ear of wood, near and dark, that hangs in from the upper left and is turned to our right."""
    pen.path("M-60,420 C-70,250 -30,60 120,-60 L330,-60 C350,40 300,170 210,262 C150,330 60,372 -60,420Z", "#5c4232")
    pen.path("M-60,420 C60,372 150,330 210,262 C300,170 350,40 330,-60 L306,-60 C316,50 270,160 190,244 C130,306 40,350 -60,396Z", "#7a5a40")
    pen.path("M40,290 C50,180 110,60 230,-20 C300,-40 306,40 262,110 C214,190 130,262 40,290Z", "#1c1413")
    for d in (0, 1, 2):
        pen.path(f"M{-20 + 14 * d},{330 - 40 * d} C{0 + 16 * d},{200 - 30 * d} {60 + 14 * d},{70 - 20 * d} {150 + 10 * d},{-20} L{153 + 10 * d},{-18} C{64 + 14 * d},{74 - 20 * d} {4 + 16 * d},{204 - 30 * d} {-16 + 14 * d},{330 - 40 * d}Z", "#3a2820")


def planked(k: InkPen, left: Sequence[Point], shift: Sequence[float], hole: tuple[float, float, float]) -> None:
    """Planks along a curve, moved to our right by each of `shift`; joints, nails and two wedges; nothing is drawn in the hole."""
    way = flow(left, 16)
    x, y, r = hole
    for j, d in enumerate(shift):
        line = [(float(u + d * (1 + 0.1 * i / len(way))), float(v)) for i, (u, v) in enumerate(way)]
        piece: list[Point] = []
        for p in [*line, (9999.0, 9999.0)]:
            if p[0] < 9000 and math.hypot(p[0] - x, p[1] - y) > r + 9:
                piece.append(p)
            else:
                if len(piece) > 3:
                    k.line(piece, 2.6, broken=0.12)
                piece = []
        for i in range(4 + 5 * (j % 2), len(line) - 2, 13):
            (u, v), wide = line[i], (shift[j + 1] - d if j + 1 < len(shift) else 50)
            if math.hypot(u + wide / 2 - x, v - y) > r + 50:
                k.line([(u + 2, v), (u + wide - 3, v + 5)], 1.8)
                for du, dv in ((8, -9), (wide - 10, -6), (8, 10), (wide - 10, 13)):
                    k.blot(f"M{u + du - 3},{v + dv} a3,3 0 1,1 6,0 a3,3 0 1,1 -6,0Z")


def unhooded_falcon(*, look: Point = (0.9, -0.7)) -> Clay:
    """A falcon in profile to our left, its shoulders broad, from which a hood slips: crown at (-20, -330), beak at (-128, -252), breast at (-120, 0), its claws at (-10, 330), tail at (130, 460).

    Parts: back, breast, wing, cheek, beak, cere, tail, leg, claw, lid, eye. Marks: the eye `near`, `nape` where somebody may stand, `poll`.
    """
    c = Clay().limb([(10, -150, 0, 92), (20, -40, 0, 138), (30, 90, -6, 128), (60, 220, -10, 84), (90, 310, -14, 44)], melt=12, part="back", per=16)
    c.limb([(-36, -130, 26, 74), (-52, -20, 40, 110), (-36, 100, 34, 104), (10, 210, 16, 66)], melt=26, part="breast", per=16)
    c.limb([(8, -190, 0, 82), (-14, -250, 6, 78)], melt=30, part="back", per=10).ball(-20, -264, 8, 84, melt=16, part="back")
    c.limb([(-70, -230, 52, 40), (-46, -200, 64, 44), (-10, -190, 60, 36)], melt=18, part="cheek", per=10)
    c.limb([(-88, -274, 14, 34), (-116, -270, 16, 30), (-136, -250, 16, 22), (-140, -222, 16, 9), (-132, -206, 16, 2)], melt=8, part="beak", per=14)
    c.limb([(-86, -240, 14, 26), (-108, -230, 16, 19), (-120, -220, 16, 8)], melt=4, part="beak", per=8)
    c.limb([(-84, -284, 14, 32), (-96, -278, 16, 30)], melt=4, part="cere", per=6).ball(-104, -278, 42, 6, melt=3, carve=True)
    c.limb([(40, -130, 70, 54), (90, -20, 96, 84), (110, 120, 84, 70), (126, 260, 54, 40), (140, 400, 30, 6)], melt=10, part="wing", press=(0.6, 0, 1.0), per=18)
    c.limb([(96, 300, 0, 44), (124, 390, 0, 46), (144, 470, 0, 38)], melt=8, part="tail", press=(0.4, 0, 1.4), per=12)
    for x, z in ((-26, 56), (20, -30)):
        c.limb([(x + 10, 200, z, 54), (x, 262, z + 8, 34), (x, 300, z + 10, 20)], melt=14, part="breast", per=12).limb([(x, 290, z + 10, 17), (x, 322, z + 14, 18)], melt=6, part="leg", per=6)
        for dx, dz in ((-52, 18), (-30, 40), (34, 20)):
            c.limb([(x, 322, z + 14, 15), (x + dx * 0.6, 318, z + 20 + dz * 0.6, 15), (x + dx, 334, z + 20 + dz, 12)], melt=6, part="leg", per=8)
            c.limb([(x + dx, 332, z + 20 + dz, 10), (x + dx * 1.3, 346, z + 20 + dz, 7), (x + dx * 1.32, 366, z + 16 + dz, 2)], melt=2, part="claw", per=6)
    eye(c, "near", (-46, -276, 66), 34, -1, aside=-12, lids=1.1, look=look, iris=0.68, bag=0.5)
    c.marks |= {"nape": [(56, -230, 30)], "poll": [(0, -346, 10)]}
    return c


def slipped_hood() -> Clay:
    """The hood of `unhooded_falcon`, tilted back and over its far side: a cap open towards our left with a rim, a seam, and a tuft on top. Parts: hood, rim, knot, tuft."""
    c = Clay().ball(14, -306, -6, 84, part="hood").limb([(-60, -322, 20, 30), (0, -352, 30, 40), (60, -310, 20, 40), (72, -250, 10, 36)], melt=20, part="hood", per=12)
    c.limb([(-84, -318, -10, 9), (-64, -334, 50, 10), (-16, -330, 84, 10), (30, -296, 90, 10), (56, -238, 74, 10), (66, -206, 30, 9)], melt=3, part="rim", per=12)
    c.limb([(6, -376, 10, 16), (8, -400, 10, 13)], melt=5, part="knot", per=6)
    for k in range(7):
        a = math.radians(-150 + 20 * k)
        c.limb([(8, -404, 10, 9), (8 + 40 * math.cos(a), -404 + 46 * math.sin(a), 10, 8), (8 + 74 * math.cos(a), -400 + 66 * math.sin(a) + 10, 10, 2)], melt=4, part="tuft", per=8)
    return c


def tugging_mouse() -> Clay:
    """A mouse in profile to our left that leans back and pulls at something with its teeth, its feet braced: nose at (-66, -74), soles at (-52, 60) and (-34, 66), tail to our right.

    Parts: body, belly, head, ear, hollow, nose, paw, tail, lid, eye. Marks: the eye `near`, `teeth`.
    """
    c = Clay().limb([(36, 36, 0, 46), (30, -4, 4, 42), (14, -44, 6, 32)], melt=14, part="body", per=12).limb([(6, 30, 22, 34), (4, -10, 22, 28)], melt=18, part="belly", per=10)
    c.limb([(2, -66, 8, 33), (-28, -70, 12, 25), (-56, -72, 14, 12)], melt=14, part="head", per=12)
    c.ball(-66, -76, 16, 7, melt=2, part="nose")
    for x, z, r in ((28, 26, 29), (4, -20, 24)):
        c.ball(x, -104, z, r, melt=5, part="ear", press=(0.4, 0, 1.5)).ball(x - 3, -103, z + 17, r * 0.7, melt=3, part="hollow", press=(0, 0, 2.0))
    for z in (26, -10):
        c.limb([(8, -22, z, 15), (-22, -26, z + 6, 10), (-46, -40, z + 8, 8), (-54, -50, z + 8, 7)], melt=8, part="paw", per=8)
        c.limb([(38, 46, z, 28), (-2, 32, z + 8, 19), (-22, 54, z + 10, 11), (-50, 58, z + 12, 9)], melt=10, part="paw", per=10)
    c.limb([(66, 54, -6, 9), (112, 62, -8, 7), (146, 36, -8, 6), (170, 52, -8, 2)], melt=6, part="tail", per=12)
    eye(c, "near", (-18, -78, 32), 13, -1, aside=-10, lids=1.5, look=(0.3, 0.1), iris=0.85, bag=0.1)
    c.marks["teeth"] = [(-60, -62, 22)]
    return c


def road_below(pen: Pen, tone: str) -> None:
    """A road that winds through a valley far below, from the upper left to the lower left."""
    pen.path("M196,236 C250,262 120,276 96,306 C70,340 260,352 250,398 C240,440 30,448 24,520 C18,590 190,610 184,690 C178,770 20,800 10,900 C4,980 130,1010 150,1110 L210,1112 C190,1000 70,970 72,900 C80,820 232,790 236,690 C240,600 64,580 66,524 C70,470 276,456 284,398 C290,340 110,336 122,308 C140,282 280,268 204,234Z", tone)


def fields_below(pen: Pen, tones: Sequence[str]) -> None:
    """Small fields and a few roofs beside that road."""
    for k, (x, y, w, h) in enumerate(((300, 330, 70, 26), (140, 380, 60, 26), (330, 420, 60, 34), (60, 600, 80, 40), (250, 560, 70, 46), (90, 700, 70, 60), (240, 860, 100, 70), (100, 1010, 0, 0))):
        pen.path(f"M{x},{y} L{x + w},{y - 8} L{x + w + 14},{y + h} L{x + 8},{y + h + 8}Z", tones[k % 2])
    for u, v, far in ((214, 356, 0.5), (120, 470, 0.7), (150, 640, 0.9), (110, 850, 1.2)):
        with pen.at(u, v, scale=far):
            pen.path("M-18,0 L-18,-14 L0,-26 L18,-14 L18,0Z", tones[2])
            pen.path("M-22,-12 L0,-30 L22,-12Z", tones[3])


def gorilla_head() -> Clay:
    """A gorilla's head that looks down before it, 230 px wide, crown at y = -180, chin at y = 130. Parts: fur, face, muzzle, nose, ear, lid, eye. Marks: eyes `left` and `right`, `lip`."""
    c = Clay().ball(0, -30, -20, 104, part="fur").limb([(0, -88, -30, 80), (0, -112, -54, 68)], melt=30, part="fur", per=8).limb([(0, 30, -60, 110), (0, 90, -90, 120)], melt=40, part="fur", per=8)
    c.limb([(-58, 4, 40, 48), (0, -8, 60, 52), (58, 4, 40, 48)], melt=16, part="face", per=12)
    c.limb([(-86, -28, 46, 22), (-44, -46, 80, 26), (0, -40, 88, 24), (44, -46, 80, 26), (86, -28, 46, 22)], melt=12, part="face", per=12)
    c.limb([(0, 40, 66, 56), (0, 78, 70, 62)], melt=24, part="muzzle", per=8).limb([(-34, 74, 84, 38), (34, 74, 84, 38)], melt=14, part="muzzle", per=8).ball(0, 112, 66, 40, melt=16, part="muzzle")
    c.both(Clay().limb([(8, 8, 106, 17), (28, 26, 110, 19), (36, 42, 102, 12)], melt=8, part="nose", per=8))
    c.limb([(0, -14, 96, 18), (0, 20, 116, 17)], melt=10, part="nose", per=6).both(Clay().limb([(16, 30, 128, 8), (26, 36, 126, 8)], melt=3, carve=True))
    c.limb([(-62, 92, 84, 6), (-28, 88, 116, 6), (0, 84, 124, 6), (28, 88, 116, 6), (62, 92, 84, 6)], melt=4, carve=True, per=8)
    c.both(Clay().limb([(104, -34, -20, 16), (114, -10, -22, 18), (106, 14, -20, 12)], melt=5, part="ear", press=(0, 0, 1.3), per=8))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (42 * side, -14, 74), 22, side, aside=12, lids=0.28, look=(-0.3 if side > 0 else 0.45, 1.25), inner=0.2, iris=0.6, bag=0.9)
    c.marks["lip"] = [(-62, 92, 92), (-28, 88, 122), (0, 84, 130), (28, 88, 122), (62, 92, 92)]
    return c


def pondering_gorilla() -> Clay:
    """A gorilla from the waist up who holds one flat palm before its belly and pushes at what lies there with a finger of the other hand: head at the origin, palm at (-70, 330, 260).

    Parts: those of `gorilla_head`, fur, arm, hand, nail. Marks: also `palm` and `tip` of the finger.
    """
    c = gorilla_head().turned(yaw=-16, pitch=-14)
    c.limb([(-190, 190, -60, 118), (-70, 120, -100, 130), (70, 120, -100, 130), (200, 190, -70, 124)], melt=40, part="fur", per=12)
    c.limb([(0, 260, -70, 190), (0, 460, -60, 230)], melt=40, part="fur", per=8)
    c.limb([(-216, 210, -10, 104), (-252, 350, 60, 86), (-240, 430, 120, 76)], melt=30, part="arm", per=12).limb([(-242, 424, 122, 74), (-170, 410, 210, 60), (-124, 372, 240, 48)], melt=14, part="arm", per=12)
    c.limb([(-128, 362, 240, 48), (-66, 344, 258, 56), (-24, 340, 262, 48)], melt=14, part="hand", press=(0, 0.5, 0), per=12)
    for k in range(4):
        x, z = -70 + 30 * k, 296 + 4 * k - 3 * k * k
        c.limb([(x, 346, z - 10, 23), (x + 4, 372, z + 30, 21), (x + 6, 372, z + 56, 18), (x + 6, 352, z + 70, 14)], melt=6, part="hand", per=8)
        c.ball(x + 6, 350, z + 80, 7, melt=2, part="nail", press=(0, 0, 0))
    c.limb([(-120, 346, 262, 22), (-150, 312, 284, 19), (-146, 282, 294, 13)], melt=8, part="hand", per=8)
    c.limb([(222, 210, -10, 108), (250, 350, 70, 88), (216, 420, 150, 76)], melt=30, part="arm", per=12).limb([(214, 416, 152, 72), (160, 350, 240, 58), (116, 296, 280, 46)], melt=14, part="arm", per=12)
    c.limb([(112, 290, 284, 48), (74, 270, 300, 46)], melt=12, part="hand", per=8)
    c.limb([(66, 252, 312, 22), (24, 240, 332, 20), (-14, 268, 328, 17), (-34, 300, 318, 13)], melt=7, part="hand", per=12)
    for k in range(3):
        c.limb([(62 + 10 * k, 276 + 20 * k, 316, 22), (28 + 14 * k, 290 + 20 * k, 330, 21), (40 + 12 * k, 306 + 18 * k, 306, 17)], melt=5, part="hand", per=8)
    c.limb([(80, 244, 320, 20), (48, 222, 340, 18), (22, 224, 344, 13)], melt=7, part="hand", per=8)
    for side in (-1, 1):
        c.limb([(140 * side, 470, 20, 120), (208 * side, 560, 150, 92), (170 * side, 640, 200, 66), (104 * side, 676, 230, 54)], melt=34, part="arm", per=12)
        c.limb([(104 * side, 676, 232, 52), (70 * side, 684, 290, 54)], melt=12, part="hand", per=8)
        for k in range(4):
            c.limb([(side * (42 + 24 * k), 672, 322, 23), (side * (40 + 25 * k), 676, 344, 17)], melt=6, part="hand", per=6)
        c.limb([(26 * side, 690, 290, 26), (10 * side, 676, 316, 22)], melt=8, part="hand", per=6)
    c.marks |= {"palm": [(-72, 300, 296)], "tip": [(-36, 304, 322)]}
    return c


def keyhole(grow: float = 0.0) -> str:
    """The outline of a keyhole: a round of 255 px at (400, 430) and a skirt down to y = 1070, `grow` px wider."""
    r, g = 255 + grow, grow
    return f"M{296 - g * 0.9:.0f},{662 + g * 0.2:.0f} L{204 - g},{1070 + g} C300,{1092 + g} 500,{1092 + g} {596 + g},{1070 + g} L{504 + g * 0.9:.0f},{662 + g * 0.2:.0f} A{r},{r} 0 1,0 {296 - g * 0.9:.0f},{662 + g * 0.2:.0f}Z"


def lock_plate(pen: Pen, tones: Sequence[str]) -> None:
    """The iron plate round that keyhole, its thickness and four rivets."""
    pen.path("M-40,-40 H840 V1240 H-40Z " + keyhole(0), tones[1])
    pen.path("M-40,-40 H840 V1240 H-40Z " + keyhole(20), tones[0])
    for x, y in ((84, 110), (716, 110), (92, 1120), (708, 1120)):
        pen.circle(x, y, 34, tones[1])
        pen.circle(x - 4, y - 5, 24, tones[2])


def lost_key(pen: Pen, x: float, y: float, turn: float, k: float, tone: str) -> None:
    """A small key, 90 px long at k 1."""
    with pen.at(x, y, turn=turn, scale=k):
        pen.path("M-44,0 A20,20 0 1,0 -4,0 A20,20 0 1,0 -44,0Z M-34,0 A10,10 0 1,1 -14,0 A10,10 0 1,1 -34,0Z", tone)
        pen.path("M-6,-5 L46,-5 L46,16 L38,16 L38,5 L30,5 L30,14 L22,14 L22,5 L-6,5Z", tone)


RING = (404.0, 640.0, 318.0, 300.0)


