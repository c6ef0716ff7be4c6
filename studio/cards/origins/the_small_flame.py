"""The Small Flame: a hare shelters a flame in a cave; all who are cold have come and stand outside."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beasts import whole
from reverie_studio.sculpt.creatures import hare
from reverie_studio.sculpt.land import blaze, clouds, ridge
from reverie_studio.sculpt.small_eyes import dot_eye

FX, FY = 610, 1100  # the flame's foot
MOUTH = "130,1010! 100,900 66,760 96,560 64,400 120,250 180,200 230,110 330,90 430,40 540,66 620,130 700,190 712,330 752,480 730,640 756,780 710,900 640,960 520,1000 400,980 280,1010!"


@card(id="yc6dx8", title="The Small Flame", seed=41, palette="board_ember", light=(0.4, 0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(FX - 20, FY - 50, 220, 2.4, 430)], ambient=0.05, focus=(480, 900, 360))
    rng = s.rng
    with b.thing("night outside", "place", lamps=[], depth=0.1) as o:
        clouds(o, "50,30! 770,30! 770,760! 50,760!", lambda x, y: 0.5 * np.exp(-(((y - 260) / 230) ** 2)) + 0 * x, share=0.5, scale=90)
        ridge(o, [(40, 640), (200, 560), (320, 600), (460, 540), (600, 590), (760, 550)], depth=70, sun=0.4, gain=0.5, folds=0.4)
        ridge(o, [(40, 766), (240, 730), (420, 744), (600, 720), (760, 736)], depth=200, sun=0.1, gain=0.66, folds=0.2, level=True, near=2.9)
        for _ in range(220):
            x, y = rng.uniform(90, 740), rng.uniform(80, 800)
            o.strokes([[(x, y), (x + 20, y + 5), (x + rng.uniform(30, 60), y + rng.uniform(6, 16))]], rng.uniform(0.6, 1.3), ends=(0.1, 0.1))
    with b.thing("those outside", "witness", count=6, depth=0.4, lamps=[Lamp(FX, FY - 90, 420, 3.4, 560)]) as w:
        for kind, x, y, k, flip in (("deer", 640, 756, 0.36, False), ("sheep", 300, 762, 0.36, True), ("goat", 420, 790, 0.42, True), ("fox", 560, 822, 0.46, False),
            ("bear", 226, 880, 0.62, True), ("wolf", 636, 900, 0.56, False)):
            one = whole(kind, stride=0.3).turned(at=(x, y - 200 * k, 0), scale=k, flip=flip)
            w.leave([(x - 120 * k, y), (x, y - 8), (x + 120 * k, y), (x, y + 10)])
            w.leave_clay(one, grow=3)
            w.clay(one, "fur", "along", gain=1.3, over=4, ambient=0.16)
            dot_eye(w, one, 6 * k + 2)
    page = [(-10, -10), (810, -10), (810, 1210), (-10, 1210)]
    with b.thing("cave", lamps=[], depth=0.6) as c:
        hole = outline(MOUTH)
        c.leave(page, hole)
        c.form(page, hole, how=CUTS["stone"].but(near=3.0, far=9.5), puff=1, ambient=1.0, guides=[[(-10, 1200), (810, 1190)], [(-10, 1090), (810, 1080)], [(20, 0), (70, 800)],
            [(780, 0), (770, 900)], [(100, 20), (700, 20)]],
               tone=lambda x, y: 0.62 * np.exp(-np.hypot(x - FX + 40, (y - FY + 10)) / 210))  # fmt: skip
        for px, py in hole:
            if py > 380:
                out = np.array([px - 420, py - 640]) / math.hypot(px - 420, py - 640)
                lit = math.exp(-math.hypot(px - FX, py - FY) / 420)
                for _ in range(3):
                    q = np.array([px, py]) + rng.normal(0, 5, 2)
                    c.strokes([[tuple(q), tuple(q + out * rng.uniform(8, 34) * lit + rng.normal(0, 3, 2))]], 0.8 + 1.6 * lit, ends=(0.9, 0.1))
    with b.thing("flame", "accent", spot=1.0, depth=0.8) as f:
        f.leave([(FX - 40, FY + 6), (FX, FY - 10), (FX + 40, FY + 6), (FX, FY + 20)])
        f.leave([(FX - 10 + 78 * math.cos(a), FY - 64 + 104 * math.sin(a)) for a in np.linspace(0, math.tau, 40)])
        blaze(f, FX, FY + 6, 36, 190, 130, (1.0, 2.6), tongues=4)
        f.sparks((FX - 10, FY - 40), (110, 190), 46, length=(5, 18), sweep=(150, 350))
        f.strokes([[(FX - 46, FY + 4), (FX + 44, FY + 14)], [(FX + 46, FY + 2), (FX - 42, FY + 14)]], 5, ends=(1, 1), spot=0)
    with b.thing("hare", "subject", depth=0.9) as h:
        one = hare().turned(at=(400, 1166, 90), scale=0.98, roll=6)
        h.leave_clay(one, grow=5)
        h.clay(one, "fur", "along", gain=1.15)
        one.marks["eye"] = [one.marks["iris near"][0]]
        dot_eye(h, one, 10, glint=(0.4, 0.1))
        x, y = one.curve("nose")[0]
        h.strokes([[(x - 8, y + 6), (x + 30 + 10 * k, y - 16 + 16 * k), (x + 66 + 8 * k, y - 20 + 30 * k)] for k in range(3)], 1.3, ends=(0.8, 0.05))
    s.describe("In a cave a hare sits by a small flame. Outside, in the wind, a bear, a wolf, a fox, a goat, a sheep and a deer stand and look in. There is nowhere else to get warm.")
    s.moods("watchful", "cold", "tender", "tense")
    s.themes("sharing", "warmth", "fear", "hospitality", "guarding")
    s.says("come in, wipe your feet", "domestic policy", "they only want to look", "mine", "room for all?", "the last match", "full house", "who’s going to ask?", "small talk", "keep it low", "the first inn", "one at a time, please", "guests or dinner?", "don’t blow it", "I was warm alone", "it leans to them", "heating costs", "everyone is a moth", "hold the fort", "winter committee", "a bright idea", "they’ve come to complain", "don’t let on", "if I turn round, it’s out", "open house", "campfire stories", "nativity", "trust is a small thing", "carol singers", "outside looking in", "there is a wolf in the queue", "the light stays with whoever holds it", "home fire", "neighbours again", "nobody knocks", "just until morning", "the smallest host", "hungry eyes", "candle in the wind", "pass it on", "the cold brought us together", "warm-hearted")  # fmt: skip
    s.relate("hare", "guards", "flame")
    s.about(place="a cave in the quarry of dark", time="night", light="the flame", composition="low", view="through the mouth of a cave", foreground="the floor of the cave",
        unexplained="what those outside want")
