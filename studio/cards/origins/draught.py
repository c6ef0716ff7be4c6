"""Draught: a whale passes over the wood, so low that it combs the crowns."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.eyes import eye


@card(id="q5nr3b", title="Draught", seed=72, palette="board_tide", light=(-0.5, 0.6))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.55, 0.6, 0.58, 0.9)], ambient=0.0, focus=(300, 430, 330))
    rng = s.rng
    whale = Clay().limb("1000,150,-240,400 700,200,-180,370 430,270,-130,280 230,330,-100,180 110,370,-90,104", part="skin", per=6)
    whale.limb("120,420,-40,90 260,450,0,150 480,450,0,210 800,440,-40,260", melt=90, part="belly", per=6)
    for k in range(9):
        q = k / 8
        whale.groove([(90 + 70 * q, 424 + 118 * q), (270, 440 + 158 * q), (480, 452 + 205 * q), (700, 440 + 260 * q), (840, 430 + 262 * q)], 10, melt=6, deep=0.7)
    whale.groove([(40, 372), (150, 384), (280, 372), (360, 330), (384, 290)], 9, melt=5, deep=0.9)
    eye(whale, "near", (410, 300, 146), 22, -1, aside=-10, lids=0.5, look=(0.6, 0.2), iris=0.6)
    fin = Clay().limb("560,560,150,80 500,700,200,70 420,830,220,46 350,900,220,8", press=(0.6, 0.4, 1.6), per=6)
    with b.thing("whale", "subject", depth=0.5) as w:
        w.clay(whale, CUTS["wet"].but(gain=0.9, stroke=(14, 60), near=2.5), "along", parts={"lid": ("skin", "along")})
        eyes(w, whale, light=0.7, sides=("near",), glint=(-0.4, 0.2))
        w.clay(fin, "wet", "along", gain=0.9)
    with b.thing("barnacles", "accent", spot=1.0, depth=0.55) as n:
        for _ in range(84):
            q = rng.uniform(0, 1)
            x, y = (rng.normal(150, 60), rng.normal(340, 34)) if rng.random() < 0.5 else (520 - 150 * q + rng.normal(0, 12), 680 + 200 * q + rng.normal(0, 10))
            if w.mask[int(y), int(x)] > 0.5:
                r = rng.uniform(4, 11)
                ring = [(x + r * math.cos(k / 3), y + r * 0.8 * math.sin(k / 3)) for k in range(20)]
                n.leave(ring, grow=2)
                n.strokes([ring], 4.4, ends=(1, 1))
    with b.thing("wood", "prop", plane="front") as t:
        for x, top, half in ((330, 800, 66), (640, 720, 84), (790, 660, 90), (40, 540, 90), (480, 880, 62), (190, 620, 84)):
            tree = f"{x - half},1240! {x - half},1100 {x - half * 0.8},{top + 170} {x - half * 0.7},{top + 70} {x - half * 1.9},{top}! {x - half * 0.2},{top + 16} {x + half * 0.7},{top + 150} {x + half},1100 {x + half},1240!"
            t.leave(tree, grow=5)
            lines = [[(x + q * half, 1230), (x + q * half * 0.8, top + 180), (x - half * (0.3 - 0.4 * q), top + 60), (x - half * 1.7, top + 4)] for q in (-0.8, -0.3, 0.2, 0.8)]
            t.form(tree, how=CUTS["fur"].but(over=14, stroke=(10, 30), wild=16), puff=half, guides=lines, gain=0.6, fade=((x, top + 60), (x + 80, 1330)))
        t.strokes([[(352, 896), (316, 950), (330, 1040), (290, 1120)]], 5, ends=(1, 0.8))
        t.clay(Clay().ball(322, 706, 60, 28).ball(322, 680, 66, 8, melt=6, carve=True), "skin", "across", ambient=0.15)
        t.strokes([[(322, 688), (324, 672), (334, 658)], [(304, 660), (304, 638)], [(344, 660), (344, 636)]], [3.4, 1.3, 1.3])
    s.describe("A whale passes over a wood at treetop height. Its belly bends the tips of the trees; barnacles shine on its jaw and fin, a cut rope trails from the fin, and an apple falls.")
    s.moods("grand", "quiet", "dreamlike", "lonely")
    s.themes("passing", "greatness", "indifference", "flight", "the sea")
    s.relate("whale", "floats above", "wood")
    s.about(place="the first wood", time="night", light="from low left", composition="high", view="from below, among the trees", foreground="the bent tips of trees", unexplained="who cut the rope")
    s.says(
        "it's so low", "low-cost carrier", "it looked like leaving", "mind your heads", "the wind has a belly", "wrong sea", "a big thought", "combing",
        "the night shift goes home", "something passed over", "ferry", "it doesn't see us", "delayed", "where the tide went", "ship without a harbour",
        "it slipped its rope", "the sky is deep tonight", "too big to turn round", "there goes the neighbourhood", "grandfather", "hold your breath",
        "free at last", "the forest is under water", "an apple from a whale", "airship", "not interested", "draught", "we felt it in the leaves",
        "it came for its own", "hush, it's passing", "moving house", "heavy weather", "I dreamt I was small", "seaweed or trees?",
    )  # fmt: skip
