"""Until the Sea: a whale lies on dry rock, and a pelican brings it water by the beakful."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import pelican
from reverie_studio.sculpt.eyes import eye

EX, EY = 560, 900  # the whale's eye


@card(id="3kt6hh", title="Until the Sea", seed=43, palette="board_frost", light=(-0.5, -0.7))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.66, 0.56, 0.95)], focus=(420, 680, 330))
    rng = s.rng
    bird = pelican().turned(at=(610, 440, 120), scale=1.42, roll=-4)
    tx, ty = bird.curve("tip")[0]
    with b.thing("whale", "subject", depth=0.4) as w:
        whale = Clay().limb("1010,990,-260,420 720,1000,-160,352 430,1020,-110,262 230,1040,-90,178 130,1050,-80,120", per=6, part="skin")
        whale.limb("640,850,150,40 560,846,170,34 490,870,160,26", melt=40, part="skin")
        z = whale.touch(EX, EY) or 0.0
        eye(whale, "near", (EX, EY, z - 14), 38, -1, aside=-6, lids=0.62, look=(0.2, -0.7), inner=0.5, bag=1.0, iris=0.6)
        for line in ([(20, 1064), (170, 1052), (320, 1040), (440, 1000), (500, 960)], [(480, 974), (560, 990), (640, 966)], [(500, 834), (570, 812), (660, 832)]):
            whale.groove(line, 10, melt=6)
        wet = lambda x, y: 0.42 + 0.9 * np.exp(-(((x - tx) / 150) ** 2) - ((y - 940) / 150) ** 2)  # noqa: E731
        w.clay(whale, CUTS["wet"].but(near=2.3, rough=0.35, grain=12), "along", parts={"lid": ("skin", "along")}, tone=wet)
        eyes(w, whale, light=0.6, sides=("near",), glint=(-0.3, -0.4), iris=0.6)
        lip = [(16, 1066), (170, 1056), (320, 1044), (440, 1004), (506, 958)]
        w.strokes([lip], 9, black=True, ends=(0.5, 0.2))
        w.strokes([[(x, y + 8) for x, y in lip]], 2.6, ends=(0.1, 0.1))
        pleats = [[(40 + 14 * k, 1090 + 16 * k), (240, 1084 + 19 * k), (480, 1050 + 25 * k), (830, 1076 + 26 * k)] for k in range(7)]
        w.strokes(pleats, 10, black=True, ends=(0.3, 0.8))
        w.strokes([[(x, y + 7) for x, y in q] for q in pleats], 2.4, ends=(0.1, 0.4))
    with b.thing("pelican", "witness", depth=0.7) as p:
        p.leave_clay(bird, grow=4)
        body = p.clay(bird, CUTS["down"].but(gain=1.6), "along", parts={"bill": ("skin", "along"), "pouch": ("skin", "across"), "wing": ("fur", "along"), "leg": ("skin", "across")})
        p.plumage(body, "wing", 24, 60, fan=14)
        eyes(p, bird, light=0.6, sides=("near",), glint=(-0.3, -0.3))
    with b.thing("water", "accent", spot=1.0, depth=0.9) as v:
        land = next((y for y in range(int(ty), 1000) if whale.touch(tx - 20, y) is not None), 800)
        v.comb([[(tx + 2, ty - 8), (tx - 22, ty + 30), (tx - 30, land + 6)], [(tx + 10, ty - 2), (tx - 2, ty + 40), (tx - 4, land + 10)]], 46, stray=2, width=(0.9, 2.8), length=(0.3, 0.9), start=(0, 0.3))
        v.sparks((tx - 16, land + 4), (6, 18), 40, length=(10, 46), width=1.8, sweep=(190, 350))
        for _ in range(60):
            d, long = rng.normal(0, 1), rng.uniform(50, 170)
            v.strokes([[(tx - 16 + 14 * d, land + 4), (tx - 16 + 60 * d, land + long * 0.35), (tx - 16 + 92 * d, land + long)]], rng.uniform(0.8, 2.6), ends=(0.8, 0.1))
    s.relate("pelican", "feeds", "whale")
    s.describe("A pelican pours water from its bill onto a huge whale. The bird stands on the whale’s back; no sea is to be seen. The whale looks up with one eye.")
    s.moods("patient", "tender", "hopeful", "slow")
    s.themes("help", "waiting", "kindness", "the sea", "too little")
    s.says("hold on", "bucket list", "they know it isn’t enough", "a drop in the ocean", "just a little off the top", "shower time", "every little helps", "first aid", "room service", "thank you, more please", "until the tide comes", "a long wait", "kindness", "the fountain", "watering the whale", "don’t go away", "one beak at a time", "hair wash", "baptism", "far from home", "slow rescue", "a friend in need", "better than nothing", "wet behind the ears", "it will take years", "patience, big one", "cold?", "nurse", "he never complained", "the sea, delivered", "where is the ocean?", "small bird, large heart", "hang in there", "a trickle")  # fmt: skip
    s.about(place="the shore without a sea", time="night", light="light from the upper left",
            composition="diagonal", view="near", foreground="the whale’s head", unexplained="where the pelican finds the water")  # fmt: skip
