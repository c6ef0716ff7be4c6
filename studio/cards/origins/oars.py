"""Oars: two islands row towards each other with their roots; on each stands one horse, not sure."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hoofed import hair_of, horse
from reverie_studio.sculpt.land import island, swirl
from reverie_studio.sculpt.plants import tree
from reverie_studio.sculpt.small_eyes import bead


@card(id="m5nc9e", title="Oars", seed=63, palette="board_verdigris", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, -0.64, 0.56, 1.0)], ambient=0.02, focus=(400, 600, 420))
    rng = s.rng
    with b.thing("wakes", "accent", spot=1.0) as w:
        for x, y, k, flip in ((-10, 890, 1.3, 1), (820, 346, 0.9, -1), (-20, 250, 0.8, 1)):
            for i in range(26):
                v = rng.uniform(-1, 1)
                w.strokes([[(x + flip * q * k, y + v * (1 - q / 420) * 70 * k + 4 * math.sin(q / 20)) for q in (0, 80, 170, 260)]], rng.uniform(0.8, 2.6) * k, ends=(0.1, 0.1))
        for i in range(8):
            swirl(w, 20 + 46 * i, 220 + 64 * (i % 2) + 6 * i, 30, 3)
    with b.thing("black lake", "place") as lake:
        for _ in range(150):
            x, y = rng.uniform(0, 800), rng.uniform(200, 1190)
            q = rng.uniform(12, 50)
            lake.strokes([[(x - q, y), (x, y + rng.normal(0, 2)), (x + q, y)]], rng.uniform(0.4, 1.0))
    with b.thing("far island", depth=0.5) as t:
        island(t, w, 600, 340, 0.86, -1)
        tree(t, 738, 316, 200)
    with b.thing("far horse", "witness", depth=0.55) as h:
        far = horse(nose=(-222, -176)).turned(at=(606, 322, 60), scale=0.72)
        h.leave_clay(far, grow=3)
        h.clay(far, "fur", "along", stroke=(5, 14), near=1.8)
        hair_of(h, far, 0.72, 1)
        bead(h, far, 4)
    with b.thing("near island", depth=0.8) as t:
        island(t, w, 240, 910, 1.2, 1)
    with b.thing("near horse", "subject", depth=0.9) as h:
        near = horse(nose=(-232, -292)).turned(at=(226, 894, 120), scale=1.04, flip=True)
        h.leave_clay(near, grow=4)
        h.clay(near, "fur", "along", stroke=(6, 17), near=1.8)
        hair_of(h, near, 1.04, -1)
        bead(h, near, 6)
    with b.thing("branch", plane="front", depth=1.0) as f:
        twig = Clay().limb("840,1010,100,16 740,1060,100,12 640,1076,110,9 560,1120,120,5", per=5).limb("700,1066,100,9 660,1130,110,6 640,1200,110,4", per=4)
        f.leave_clay(twig, grow=4)
        f.clay(twig, "wood", "along", gain=0.7)
        for x, y, a in ((760, 1030, -60), (720, 1080, 70), (680, 1050, -100), (640, 1090, 80), (610, 1080, -120), (590, 1116, 130), (560, 1118, 175), (668, 1130, 20), (650, 1170, 150), (640, 1190,
                60), (790, 1060, 100)):
            f.feathers([(x, y, a, 74, 19, 0.35)])
    s.describe("Two islands row towards each other over black water. Their roots are the oars. On each stands a horse: one lifts its head, the other lowers it. A third wake comes without an island.")
    s.moods("hopeful", "hesitant", "dreamy", "slow")
    s.themes("meeting", "distance", "loneliness", "travel", "love")
    s.says("hurry", "merger talks", "it took us all our lives", "no man is an island", "row, row, row", "blind date", "long-distance relationship", "I know you from somewhere", "moving house", "meet me halfway", "are you coming or am I?", "all hands on deck", "root and branch", "continental drift", "who is steering?", "a horse in every port", "ships that pass", "who is the third?", "not sure about this", "the ferry is the shore", "my island or yours?", "roots are for leaving", "collision course", "first contact", "the neighbours are getting closer", "slow travel", "don’t rock the boat", "sea horses", "upstream", "she brought her garden", "holiday on horseback", "after a thousand years of waving", "let it come to you", "land ho", "archipelago", "we only had one tree", "the lake is smaller than it looked", "grass is greener over there", "pull!", "almost touching", "invisible guest")  # fmt: skip
    s.relate("near horse", "waits for", "far horse")
    s.relate("wakes", "follows", "near island")
    s.about(place="a black lake", time="night", light="from the upper left", composition="diagonal", view="from above", foreground="a twig cut by the right edge",
            unexplained="a third wake without an island")
