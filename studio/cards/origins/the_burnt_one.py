"""The Burnt One: white doves come out of the kiln, and one that is burnt black struts off, delighted."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import bird, crow
from reverie_studio.sculpt.land import blaze
from reverie_studio.sculpt.marks import feathered, strew

CX, CY = 440, 560  # the middle of the arch
DOVES = ((206, 702, 0.68, False), (400, 704, 0.7, False), (596, 702, 0.68, False))


@card(id="vxumr6", title="The Burnt One", seed=76, palette="board_ember", light=(0.1, -0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(0.1, -0.75, 0.45, 1.0)], focus=(360, 760, 360))
    rng = s.rng
    with b.thing("kiln", "place", depth=0.1, spot=0.0) as k:
        for row, (r0, r1, n) in enumerate(((330, 420, 13), (426, 520, 15), (526, 640, 17))):  # courses of the arch
            for i in range(n):
                a0, a1 = math.pi * (1 + (i + 0.04) / n), math.pi * (1 + (i + 0.96) / n)
                block = [(CX + r * math.cos(a), CY + r * 1.05 * math.sin(a)) for r, a in ((r0, a0), (r1, a0), (r1, (a0 + a1) / 2), (r1, a1), (r0, a1), (r0, (a0 + a1) / 2))]
                k.form(block, how=CUTS["stone"].but(near=2.6, far=8), puff=16, axis=math.degrees((a0 + a1) / 2) + 90, gain=(0.75, 0.5, 0.36)[row] * rng.uniform(0.7, 1.1))
        for side in (-1, 1):
            for row in range(2):
                y = CY + 12 + 74 * row
                for x0, x1 in ((334, 424), (430, 560)):
                    u, v = sorted((CX + side * x0, CX + side * x1))
                    k.form([(u, y), (v, y), (v, y + 66), (u, y + 66)], how=CUTS["stone"].but(near=2.6, far=8), puff=16, axis=0, gain=0.6 * rng.uniform(0.7, 1.1))
    with b.thing("fire in the kiln", "accent", depth=0.2, spot=1.0) as fire:
        for x, wide, tall in ((300, 150, 300), (580, 150, 320), (440, 190, 400)):
            blaze(fire, x, 706, wide, tall, count=90, width=(1.2, 3.4), tongues=4)
        fire.prick([(rng.normal(CX, 130), rng.uniform(300, 690), rng.uniform(0.8, 2.4)) for _ in range(120)])
    with b.thing("sill", "prop", depth=0.3) as sill:
        sill.leave([(-20, 700), (820, 700), (820, 1210), (-20, 1210)])
        for x0, x1 in ((-20, 170), (176, 372), (378, 560), (566, 820)):
            sill.form([(x0, 704), (x1, 704), (x1, 770), (x0, 770)], how=CUTS["stone"].but(near=2.6), puff=18, axis=0, gain=0.85)
        strew(sill, (-10, 1000, 810, 1190), 2400, lambda x, y: 1.0, lambda x, y: 0.7 * math.exp(-(((x - 330) / 330) ** 2) - ((y - 1110) / 70) ** 2), length=(14, 50), width=(0.6, 2.2))
    with b.thing("white doves", "witness", count=3, depth=0.5) as d:
        for x, y, size, flip in DOVES:
            c = bird(neck=1.1, plump=0.95, beak=0.5, legs=0.4, tail=0.1, lids=0.9, look=(0.0, 0.9), head=1.15).turned(at=(x, y + 4, 0), scale=size, flip=flip)
            d.leave_clay(c, grow=8)
            body = d.clay(c, "down", "along", ambient=0.42, gain=1.2, parts={"leg": ("skin", "across"), "beak": ("skin", "along"), "lid": ("skin", "along")})
            feathered(d, body, 13, 26, 6, (1 if not flip else -1, 0.5), gain=1.3, keep=("wing", "tail"), least=0.3)
            eyes(d, c, light=0.2, sides=("near",), glint=(-0.3, -0.3), iris=0.3)
    burnt = crow().turned(at=(400, 964, 60), scale=1.22, roll=20)
    with b.thing("burnt bird", "subject", depth=0.8) as c:
        c.leave_clay(burnt, grow=7)
        body = c.clay(burnt, CUTS["down"].but(far=9.0), "along", gain=0.42, parts={"beak": (CUTS["skin"].but(gain=0.8), "along"), "leg": (CUTS["skin"].but(gain=0.7), "across"),
               "lid": ("skin", "along")})
        feathered(c, body, 25, 62, 13, (1, 0.7), gain=0.85, keep=("body", "wing", "tail"))
        eyes(c, burnt, light=1.2, sides=("near",), glint=(-0.2, -0.4), iris=0.3)
        for k in range(5):  # it still smokes
            px, py = 330 + 50 * k + rng.normal(0, 8), 850 + 26 * k
            c.strokes([[(px, py), (px + 18, py - 36), (px - 12, py - 70), (px + 14, py - 104 - 10 * k)]], 2.2, ends=(0.5, 0.03))
        for px, py in ((300, 1146), (410, 1150), (520, 1140)):
            c.prick([(px + rng.normal(0, 26), py + rng.normal(0, 6), rng.uniform(0.8, 2.2)) for _ in range(14)])
    with b.thing("shovel", "prop", plane="front", depth=0.95) as peel:
        board = Clay().limb([(640, 1010, 200, 70), (700, 930, 200, 74)], part="wood", press=(0.7, -0.5, 1.4), per=3).limb([(700, 940, 200, 20), (830, 700, 200, 17), (960, 470, 200, 17)], melt=16,
               part="wood", per=4)
        peel.leave_clay(board, grow=6)
        peel.clay(board, "wood", "along", gain=0.62)
        peel.prick([(640 + rng.normal(20, 30), 1000 + rng.normal(-30, 34), rng.uniform(0.8, 2.0)) for _ in range(60)])
    s.relate("burnt bird", "pours out of", "kiln")
    s.describe("Three white doves sit in a row before a burning kiln. In front struts a bird burnt black, still smoking, head high. A baker’s shovel reaches in from the right.")
    s.moods("cheeky", "proud", "warm", "amused")
    s.themes("mistakes", "difference", "pride", "envy", "fire")
    s.says("that one’s mine", "happy accident", "he never apologised", "well done", "black sheep, with wings", "overdone", "out of the frying pan", "crispy", "I like him best", "factory second", "they are a little jealous", "fire-proof", "look at me", "a dark horse", "the best one always burns", "left in too long", "style", "rare, medium, crow", "fashion week", "smoking is bad for you", "tall, dark and handsome", "half-baked lot", "burnt offering", "he likes it that way", "born to be wild", "all the same and one", "toast", "no regrets", "reject", "who set the timer?", "strut", "proud of the mistake", "three of a kind", "phoenix, nearly", "not for sale", "hot stuff", "they came out perfect, poor things", "Sunday best", "charred and charming", "one in every batch", "the first dandy")  # fmt: skip
    s.about(place="a kiln", time="night", light="from the fire and from above", composition="low", view="eye level", foreground="a baker's shovel, cut by the edge",
           unexplained="who holds the shovel")
