"""Draught: a whale passes over the wood, so low that it combs the crowns."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import hare
from reverie_studio.sculpt.land import ridge
from reverie_studio.sculpt.plants import spruce
from reverie_studio.sculpt.small_eyes import dot_eye


@card(id="q5nr3b", title="Draught", seed=72, palette="board_tide", light=(-0.5, 0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, 0.55, 0.62, 1.0)], ambient=0.0, focus=(320, 400, 360))
    rng = s.rng
    whale = Clay().limb("86,352,0,40 150,350,0,92 260,336,0,136 400,306,0,142 540,264,0,112 660,214,0,66 740,176,0,32 790,150,0,18", part="skin", per=6, melt=10)
    whale.limb("110,392,30,46 200,420,40,84 330,410,40,96 450,366,30,84 540,320,20,50", melt=50, part="belly", per=6)
    whale.limb("770,160,0,20 800,110,30,30 836,60,50,22 850,20,60,6", melt=10, part="fluke", press=(0.9, 0.5, 0), per=5)
    whale.limb("770,160,0,20 806,180,-20,28 850,190,-40,20", melt=10, part="fluke", press=(0.3, 0.9, 0), per=5)
    fin = Clay().limb("300,430,110,46 322,510,140,50 372,590,160,40 440,650,170,22 474,672,170,6", press=(0.9, -0.6, 0.6), per=6, part="fin")
    for k in range(8):
        q = k / 7
        whale.groove([(84 + 30 * q, 396 + 40 * q), (190, 412 + 84 * q), (320, 404 + 104 * q), (430, 372 + 92 * q), (520, 330 + 60 * q)], 7, melt=5, deep=0.7)
    whale.groove([(50, 360), (130, 366), (220, 352), (270, 330), (284, 306)], 7, melt=4, deep=0.9)
    whale.marks["eye"] = [(292, 352, 140)]
    with b.thing("far wood", lamps=[], depth=0.2) as far:
        far.form("-10,520! 810,520! 810,860! -10,860!", how=CUTS["ground"].but(near=3, far=9), puff=1, ambient=1.0, axis=0,
            tone=lambda x, y: 0.5 * np.exp(-(((y - 820) / 130) ** 2)) * (1 + 0.35 * np.sin(x / 110 - y / 19)))
        for x in np.arange(-10, 820, 24):
            spruce(far, x + rng.normal(0, 8), 860, rng.uniform(90, 190), 30, lean=26, light=0.35)
    with b.thing("whale", "subject", depth=0.5) as w:
        w.clay(whale, CUTS["wet"].but(stroke=(14, 60), near=2.4), "along")
        w.clay(fin, "wet", "along")
        dot_eye(w, whale, 9)
    with b.thing("barnacles", "accent", spot=1.0, depth=0.55) as n:
        for _ in range(150):
            q, kind = rng.uniform(0, 1), rng.random()
            x, y = (rng.normal(116, 40), rng.normal(346, 40)) if kind < 0.4 else (316 + 130 * q + rng.normal(0, 14), 470 + 180 * q + rng.normal(0, 12)) if kind < 0.75 else (rng.normal(640, 60),
                rng.normal(230, 24))
            if (y > 186 and whale.touch(x, y) is not None) or fin.touch(x, y) is not None:
                r = rng.uniform(3.5, 9)
                ring = [(x + r * math.cos(k / 3), y + r * 0.85 * math.sin(k / 3)) for k in range(20)]
                n.leave(ring, grow=2)
                n.strokes([ring], 3.6, ends=(1, 1))
                n.prick([(x, y, r * 0.3)])
    with b.thing("clearing", "place", lamps=[], depth=0.4) as land:
        ridge(land, [(-10, 1010), (160, 960), (400, 936), (640, 962), (810, 1004)], depth=120, gain=0.9, folds=0.2, level=True)
    with b.thing("hares", "witness", count=2, depth=0.8) as d:
        for x, y, k, flip, roll in ((330, 1066, 0.74, False, -12), (500, 1040, 0.62, True, 10)):
            one = hare().turned(at=(x, y, 0), scale=k, flip=flip, roll=roll)
            d.leave([(x - 100 * k, y - 4), (x, y - 12), (x + 130 * k, y + 2), (x, y + 14)])
            d.leave_clay(one, grow=3)
            d.clay(one, "fur", "along", gain=1.7, over=3, ambient=0.12)
            one.marks["eye"] = [one.marks["iris near"][0]]
            dot_eye(d, one, 9 * k, glint=(-0.3, -0.4))
    with b.thing("near wood", "prop", plane="front") as wood:
        for x, base, tall, half, lean in ((720, 1240, 830, 120, -130), (50, 1240, 760, 120, 150), (800, 1260, 960, 130, -110), (-10, 1260, 800, 110, 130), (650, 1260, 300, 80, 40),
            (150, 1260, 280, 80, 50)):
            spruce(wood, x, base, tall, half, lean=lean, light=0.75)
        for _ in range(70):
            x, y = rng.uniform(60, 760), rng.uniform(500, 880)
            wood.strokes([[(x, y), (x + 14, y - 5), (x + rng.uniform(20, 44), y - rng.uniform(2, 16))]], rng.uniform(0.8, 1.8), ends=(0.2, 0.1))
    s.describe("A whale swims through the air over a wood. Spruces bend where its belly touches them; blue barnacles sit on its jaw, fin and tail. In a clearing two hares sit face to face.")
    s.moods("grand", "quiet", "dreamlike", "awed")
    s.themes("passing", "greatness", "indifference", "flight", "the sea")
    s.says("it’s so low", "low-cost carrier", "it looked like leaving", "mind your heads", "the wind has a belly", "wrong sea", "a big thought", "combing", "the night shift goes home", "something passed over", "hold on to your ears", "it doesn’t see us", "delayed", "where the tide went", "don’t move", "the sky is deep tonight", "too big to turn round", "there goes the neighbourhood", "grandfather", "hold your breath", "free at last", "the forest is under water", "airship", "not interested", "draught", "we felt it in the needles", "hush, it’s passing", "moving house", "heavy weather", "I dreamt I was small", "seaweed or trees?", "a close shave", "is it looking for us?", "landing permission denied", "big enough to forget you", "low ceiling", "itchy", "the elephant in the sky", "commuter traffic", "nobody will believe this", "slow thunder", "it scratches its back on us")  # fmt: skip
    s.relate("whale", "floats above", "near wood")
    s.about(place="the first wood", time="night", light="from low left", composition="high", view="from below, out of a clearing", foreground="spruces cut by both edges",
        unexplained="what a whale does here")
