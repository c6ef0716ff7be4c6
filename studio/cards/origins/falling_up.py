"""Falling Up: a tree tears loose and falls into the sky; a fox holds on to the last root."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import hare
from reverie_studio.sculpt.hunters import dangling_fox
from reverie_studio.sculpt.plants import roots, sward
from reverie_studio.sculpt.small_eyes import bead


@card(id="p7wq2a", title="Falling Up", seed=64, palette="board_moss", light=(-0.3, 0.9))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, 0.42, 0.6, 0.95)], ambient=0.01, focus=(400, 560, 400))
    rng = s.rng
    with b.thing("first wood", "place", depth=0.2) as w:
        for x, y, r, lit in ((60, 960, 30, 0.7), (170, 900, 16, 0.45), (640, 890, 15, 0.4), (706, 930, 24, 0.6), (780, 980, 34, 0.75), (560, 870, 10, 0.3), (250, 872, 9, 0.3)):
            stem = Clay().limb([(x + 10 * math.sin(y), -40, 0, r * 0.6), (x + 14 * math.sin(x), 300, 0, r * 0.72), (x, 700, 0, r * 0.9), (x, y, 0, r * 1.3), (x + 6, y + 24, 0, r * 1.8)], per=6)
            w.clay(stem, "wood", "along", gain=lit, fade=((x, y + 40), (x, 60)))
    with b.thing("tree", "subject", depth=0.5) as t:
        trunk = Clay().limb("330,-60,0,60 350,80,0,62 368,200,0,70 380,300,0,96", melt=10, part="trunk", per=6)
        trunk.limb("340,60,10,34 250,0,20,24 190,-50,20,16", melt=16, part="trunk").limb("360,110,10,32 470,40,20,22 540,-40,20,14", melt=16, part="trunk")
        for k in range(16):
            a = math.tau * k / 16
            trunk.ball(384 + 128 * math.cos(a), 356 + 44 * math.sin(a), 60 * math.sin(a) + 20, rng.uniform(34, 62), melt=16, part="clod")
        t.leave_clay(trunk, grow=3)
        t.clay(trunk, "wood", "along", parts={"clod": (CUTS["stone"].but(rough=0.7), (0.3, 1, 0.4))})
        roots(t, [(260 + 250 * rng.random(), 390 + rng.uniform(-24, 24)) for _ in range(34)], (60, 230), 0.16, (1.6, 5.4), wave=0.09)
        last = Clay().limb("420,384,60,22 470,450,66,17 452,520,70,13 488,580,72,10 486,628,74,8", per=7)
        t.leave_clay(last, grow=4)
        t.clay(last, "wood", "along", gain=1.1)
        for _ in range(46):
            x, y, r = 400 + rng.normal(0, 120), rng.uniform(470, 1000), rng.uniform(3, 11)
            t.clay(Clay().ball(x, y, 0, r), "stone", (0.3, 1, 0.4))
    with b.thing("fox", "subject", depth=0.8) as f:
        fox = dangling_fox().turned(at=(490, 606, 90), scale=0.74, roll=-9)
        f.leave_clay(fox, grow=4)
        f.clay(fox, CUTS["fur"].but(stroke=(6, 18)), "along", ambient=0.05)
        bead(f, fox, 6, (-0.3, -0.2))
    with b.thing("hole", "accent", spot=1.0) as h:
        ring = [(390 + 190 * math.cos(k / 8) * (1 + 0.06 * math.sin(k * 1.7)), 1060 + 44 * math.sin(k / 8) * (1 + 0.1 * math.sin(k * 2.3))) for k in range(51)]
        sward(h, [(-20, 960), (160, 950), (400, 956), (640, 948), (820, 960)], 10, 27, (22, 50), lambda x, y: 2.2 * math.exp(-math.hypot((x - 390) / 330, (y - 1060) / 110)), every=7, lean=0.1, spot=0)
        h.leave(ring, grow=8)
        h.form(ring, how="wet", puff=10, axis=90, ambient=0.9)
        h.comb([[(x, 1070), (390 + (x - 390) * 1.06, 960), (390 + (x - 390) * 1.12, 780)] for x in range(220, 580, 30)], 120, stray=3, width=(0.7, 2.0), length=(0.15, 0.6), start=(0, 0.25))
    with b.thing("two hares", "witness", count=2, plane="front", depth=0.95, lamps=[Lamp(390, 1040, 120, 2.4, 240)]) as v:
        for x, y, k, flip in ((130, 1196, 0.86, False), (664, 1120, 0.56, True)):
            one = hare().turned(at=(x, y, 40), scale=k, flip=flip, roll=-12 if not flip else 12)
            v.leave_clay(one, grow=5)
            v.clay(one, CUTS["fur"].but(stroke=(6, 17)), "along", ambient=0.05)
            eyes(v, one, light=0.5, sides=("near",), glint=(0, -0.3))
    s.describe("A tree falls upward out of the wood. A fox hangs by its teeth on the last root. Crumbs of earth rise, the hole in the ground shines green, and two hares look on.")
    s.moods("desperate", "stubborn", "wild", "comic")
    s.themes("letting go", "loyalty", "falling", "roots", "loss")
    s.relate("fox", "hangs from", "tree")
    s.about(place="the first wood", time="night", light="from the hole, below left", composition="diagonal", view="from below, between the trunks", foreground="a hare in the lower corner",
            unexplained="whether it saves the tree or goes along")
    s.says("let go!", "upward mobility", "I can’t hold you", "hang in there", "uprooted", "you’re not leaving without me", "take-off", "tooth and nail", "my roots", "the sky has gravity too", "don’t look down", "stubborn as a fox", "anchor", "bite off more than you can chew", "it was my favourite tree", "up, up and away", "family tree", "where do you think you’re going?", "heavier than it looks", "last chance", "a tug of war with heaven", "passenger or anchor?", "goodbye, ground", "moving out", "keep your feet on the ground", "I’ll come with you", "pulled up", "the one who holds on", "gone with the wind", "the hole it leaves", "flying lesson", "who will let go first?", "the first departure", "free ride", "pull the plug", "beanstalk", "the neighbours are watching", "should we help?", "root canal", "green light", "a tooth for a tree", "weeding")  # fmt: skip
