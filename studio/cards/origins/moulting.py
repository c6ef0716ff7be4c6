"""Moulting: a bear has lost its strokes, and jackdaws carry them off to line their nests."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import bear_head
from reverie_studio.sculpt.birds import flying_daw
from reverie_studio.sculpt.marks import placed, ruff, strew
from reverie_studio.sculpt.things import lined_nest

NESTS = ((150, 236, 96), (330, 118, 74))
DAWS = ((322, 920, 0.46, -4), (236, 690, 0.42, -10), (340, 486, 0.34, -6), (380, 322, 0.26, 2))


@card(id="w3ivc4", title="Moulting", seed=73, palette="board_bone", light=(-0.5, -0.5))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.6, -0.5, 0.6, 1.05)], focus=(520, 560, 400))
    rng = s.rng
    with b.thing("tree with nests", "place", depth=0.15) as tree:
        wood = Clay().limb([(30, 1240, -60, 96), (20, 900, -60, 74), (40, 560, -60, 60), (90, 260, -60, 46), (120, -40, -60, 40)], part="wood", per=7)
        wood.limb([(60, 420, -40, 34), (150, 318, -30, 26), (260, 262, -20, 16), (420, 240, -20, 5)], melt=20, part="wood",
               per=7).limb([(100, 230, -40, 26), (220, 180, -30, 18), (360, 160, -20, 12), (520, 190, -20, 4)], melt=14, part="wood", per=7)
        for line in ([(10, 560), (30, 760), (0, 980)], [(60, 600), (64, 800), (44, 1100)]):
            wood.groove(line, 7, melt=6, deep=0.6)
        tree.clay(wood, "wood", "along", gain=0.75)
        strew(tree, (-10, 960, 810, 1195), 2000, lambda x, y: 1.0, lambda x, y: 0.12 + 0.6 * math.exp(-(((x - 470) / 300) ** 2) - ((y - 1120) / 70) ** 2), length=(10, 40), width=(0.6, 2.0))
    with b.thing("nests", "prop", count=2, depth=0.3, spot=1.0) as nests:
        for x, y, r in NESTS:
            lined_nest(nests, (x, y), r)
    with b.thing("bear", "subject", depth=0.5) as t:
        trunk = Clay().limb([(566, 560, -60, 130), (570, 740, -40, 176), (560, 920, -30, 190), (560, 1010, -30, 170)], part="bare", per=6)
        trunk.limb([(470, 640, 60, 62), (430, 780, 110, 52), (500, 880, 160, 46), (560, 900, 170, 44)], melt=20, part="arm",
               per=6).limb([(680, 640, 30, 66), (730, 780, 90, 56), (650, 890, 150, 48), (590, 910, 160, 44)], melt=20, part="arm", per=6)
        for d in (-1, 1):
            trunk.limb([(560 + d * 110, 1000, 60, 84), (560 + d * 130, 1080, 120, 60), (560 + d * 150, 1100, 190, 46)], melt=20, part="bare", per=5)
        t.leave_clay(trunk, grow=6)
        t.clay(trunk, CUTS["fur"].but(stroke=(10, 28), far=9, near=2.4), "along", gain=0.9, fade=((470, 560), (640, 800)), parts={"arm": (CUTS["fur"].but(stroke=(10, 26), gain=0.9), "along")})
        rim = [(392, 1010), (376, 900), (396, 780), (430, 640)]
        ruff(t, rim, -1, (8, 20), every=5, width=(0.6, 1.4))
        ruff(t, [(700, 600), (760, 760), (764, 920), (720, 1060)], -1, (6, 14), every=9, width=(0.6, 1.2))
        head = bear_head(shut=False).turned(at=(584, 452, 60), scale=1.3, yaw=-26, pitch=-6, roll=-8)
        t.leave_clay(head, grow=7)
        t.clay(head, CUTS["fur"].but(stroke=(9, 26)), "down", gain=1.1, ambient=0.05, shade=0.5, parts={"muzzle": ("down", "along"), "nose": (CUTS["wet"].but(gain=0.4), "across"),
               "lid": ("down", "across"), "ear": ("fur", "along")})
        eyes(t, head, light=0.7, glint=(-0.3, -0.3), iris=0.3)
        t.strokes([head.curve("lip left"), head.curve("lip right")], 7, ends=(0.6, 0.1), black=True)
    with b.thing("shed strokes", "accent", depth=0.8, spot=1.0) as shed:
        for k in range(900):
            x = rng.normal(520, 180)
            top = 1010 + 130 * min(1.0, abs(x - 520) / 330) ** 1.3
            y = top + (1190 - top) * rng.random() ** 0.8
            hair = placed([(-22, 0), (0, rng.normal(0, 7)), (22, 0)], (x, y), rng.uniform(0.7, 1.4), rng.uniform(-60, 60))
            if k % 3 == 0:
                shed.strokes([hair], 9, black=True)
            shed.strokes([hair], rng.uniform(1.0, 2.8), ends=(0.3, 0.05))
        for _ in range(60):  # some still fall
            x, y = rng.uniform(400, 790), rng.uniform(620, 1010)
            shed.strokes([placed([(-16, 0), (0, 6), (16, 0)], (x, y), 1.0, rng.uniform(30, 110))], rng.uniform(1.0, 2.2))
    with b.thing("jackdaws", "witness", count=4, depth=0.9) as daws:
        for x, y, size, lean in DAWS:
            flying_daw(daws, (x, y), size, lean)
    s.relate("jackdaws", "feeds", "nests")
    s.describe("A bear sits in a heap of its own fallen fur. Below the chest it is bare and black. Jackdaws carry the hairs off in bundles. In the tree above, young birds sit in nests lined with them.")
    s.moods("ashamed", "generous", "melancholy", "warm")
    s.themes("loss", "ageing", "giving", "shame", "family")
    s.says("he’s getting bald", "crowdfunding", "at least they are warm", "hair today", "gone tomorrow", "spring is coming", "recycling", "autumn of a bear", "don’t look at me", "take what you need", "second-hand", "it grows back, doesn’t it?", "father gave everything", "nest egg", "bare bear", "feathering their nests", "thieves with manners", "the tailor’s bill", "falling apart", "every hair counts", "donor", "they grow up so fast", "winter is over for him", "a coat for everyone", "shedding", "grandpa’s jumper", "help yourselves", "growing old", "the giving bear", "cold at night", "he used to be big", "what is left of me", "bad hair life", "barber’s floor", "somebody else’s warmth", "shy", "no refunds", "charity begins at home", "moth-eaten", "one sleeve left")  # fmt: skip
    s.about(place="a clearing", time="night", light="from the left", composition="diagonal", view="near", foreground="a tree trunk, cut by the edge", unexplained="why the bear lets them")
