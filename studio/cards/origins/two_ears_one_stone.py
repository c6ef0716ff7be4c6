"""Two Ears, One Stone: two hares listen to the same warm stone; on one side it rains, on the other it is spring."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import hare
from reverie_studio.sculpt.plants import poppy, sward, tree

X, Y = 404, 700  # the stone


@card(id="tw1nst", title="Two Ears, One Stone", seed=75, palette="board_clay", light=(0, 0.2))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(X, Y - 20, 330, 1.9, 400)], ambient=0.012, focus=(X, Y, 400))
    rng = s.rng
    with b.thing("rain side", depth=0.3) as r:
        bole = Clay().limb("110,880,0,34 104,700,0,24 120,520,0,19 90,380,0,12 60,240,0,5", per=6).limb("112,560,0,14 190,440,0,9 230,320,0,4", melt=8,
                per=5).limb("104,640,0,13 40,540,0,8 -20,480,0,4", melt=8, per=5)
        bole.limb("170,470,0,8 160,360,0,5 180,270,0,2", melt=5, per=4).limb("96,420,0,8 140,320,0,5 130,220,0,2", melt=5, per=4)
        r.clay(bole, "wood", "along", gain=1.2, ambient=0.04)
        drops = [(rng.uniform(-20, 400), rng.uniform(-20, 830)) for _ in range(260)]
        r.strokes([[(x, y), (x - 7, y + rng.uniform(24, 60))] for x, y in drops if x < 380 - 0.02 * y], 1.3, ends=(0.05, 0.8))
    with b.thing("spring side", depth=0.3) as g:
        tree(g, 690, 880, 640, gain=1.3)
        for _ in range(54):
            x, y = 690 + rng.normal(0, 100), 520 + rng.normal(0, 120)
            g.leave([(x + 8 * math.cos(q), y + 8 * math.sin(q)) for q in range(7)])
            g.sparks((x, y), (1, 3), 9, length=(4, 8), width=2.4)
    with b.thing("hill", "place", depth=0.4) as h:
        sward(h, [(-20, 886), (200, 870), (400, 862), (600, 870), (820, 886)], 12, 26, (16, 34), lambda x, y: 2.2 * math.exp(-math.hypot((x - X) / 330, (y - 870) / 150)), every=7, lean=-0.1)
        for x in (50, 120, 170, 250):
            h.strokes([[(x + 26 * math.cos(a), 930 + (x % 7) * 12 + 7 * math.sin(a)) for a in (0.2, 1.2, 2.2, 3.2, 4.2, 5.2, 6.4)]], 1.6)
    with b.thing("stone", "accent", spot=0.95, depth=0.6) as t:
        rock = Clay().limb([(X, Y + 150, 0, 170), (X - 6, Y + 20, 0, 168), (X + 8, Y - 110, 0, 140), (X - 4, Y - 190, 0, 104)], per=5)
        for x, y, r in ((-120, 190, 80), (130, 200, 84), (-90, -40, 90), (104, 20, 90), (70, -150, 80), (-60, -230, 60), (-130, 90, 70)):
            rock.ball(X + x, Y + y, 40, r, melt=14)
        rock.groove([(X - 60, Y - 180), (X - 20, Y - 60), (X - 70, Y + 60), (X - 30, Y + 200)], 10).groove([(X + 90, Y - 60), (X + 50, Y + 60), (X + 96, Y + 160)], 9)
        t.leave_clay(rock, grow=4)
        t.clay(rock, CUTS["stone"].but(rough=0.6, near=2.0, stroke=(6, 24)), (0.15, 1, 0.4), gain=0.85)
    with b.thing("two hares", "subject", count=2, depth=0.9) as v:
        for x, k, flip, roll in ((96, 1.36, True, 24), (720, 1.24, False, -25)):
            one = hare().turned(at=(x, 980, 60), scale=k, flip=flip, roll=roll)
            v.leave_clay(one, grow=5)
            v.clay(one, CUTS["fur"].but(stroke=(6, 17)), "along", ambient=0.04)
            eyes(v, one, light=0.3, sides=("near",), glint=(-0.3, -0.3))
    with b.thing("grass at its foot") as g:
        sward(g, [(230, 926), (300, 940), (410, 946), (520, 940), (590, 926)], 7, 17, (20, 44), lambda x, y: 2.0 * math.exp(-(((x - X) / 150) ** 2)), every=6, lean=0.1)
    with b.thing("flowers", plane="front", depth=0.95) as f:
        for x, y, k, lean in ((560, 1030, 0.62, 10), (642, 1110, 0.9, -12), (748, 1060, 0.7, 8), (520, 1130, 0.6, -8), (780, 1170, 0.9, 12)):
            poppy(f, x, y, k, lean, 5)
    s.describe("Two hares lean back to back against one warm stone. Both lay an ear on it. On one side rain falls round a bare tree; on the other everything blossoms.")
    s.moods("tender", "strange", "joyful", "sad")
    s.themes("listening", "memory", "two sides of a story", "seasons", "siblings")
    s.relate("two hares", "listens to", "stone")
    s.says("what is in there?", "stereo", "we never heard the same", "the family secret", "two truths", "hear, hear", "the same song", "good news, bad news", "one joke, two ears", "twins", "inheritance", "heartbeat", "it tells each his own", "heart of stone", "the same old story", "rock music", "a weight shared", "listen closely", "half the picture", "he heard it first", "rolling stone", "still waters", "sibling rivalry", "our father speaks", "back to back", "weather forecast", "your side, my side", "the wall between neighbours", "four ears, to be exact", "some like it wet", "March and May", "glass half full", "sunny side", "what did it say to you?", "a warm hearth", "waiting for it to hatch", "who is telling the truth?", "the optimist", "the grass is greener over there", "holding up the hill", "bad reception", "lean on me")  # fmt: skip
    s.about(place="the soft mountains", time="night", light="light from inside a stone", composition="split", view="far", foreground="flowers in the lower right corner",
            unexplained="what the stone says")
