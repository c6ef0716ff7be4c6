"""Two Ears, One Stone: two donkeys lay an ear on the same warm stone; on one side it rains, on the other it is spring."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.broken_rock import facets
from reverie_studio.sculpt.donkeys import donkey_face, donkey_side, ear_inside
from reverie_studio.sculpt.plants import sward

STONE = [(322, 330), (392, 246), (492, 300), (520, 470), (548, 690), (588, 900), (574, 1090), (226, 1090), (214, 880), (262, 690), (284, 520),
         (410, 380), (436, 560), (348, 620), (456, 742), (330, 850), (440, 950)]  # fmt: skip
FACES = [((0, 1, 11, 10), 0.95, 60), ((1, 2, 3, 12, 11), 0.26, 100), ((10, 11, 13, 9), 0.6, 20), ((11, 12, 13), 1.0, 130), ((3, 4, 14, 12), 0.16, 80), ((12, 14, 13), 0.5, 40), ((9, 13, 15, 8), 0.34, 110),
         ((13, 14, 15), 0.9, 160), ((4, 5, 16, 14), 0.13, 60), ((14, 16, 15), 0.42, 100), ((8, 15, 16, 7), 0.2, 30), ((5, 6, 7, 16), 0.11, 175)]  # fmt: skip
CRACKS = ([(262, 690), (300, 716), (310, 770), (350, 800)], [(520, 470), (486, 520), (494, 590)], [(440, 950), (400, 990), (410, 1060)], [(548, 690), (500, 800), (520, 860), (498, 930)], [(356, 288), (372, 350), (352, 396)])


@card(id="tw1nst", title="Two Ears, One Stone", seed=75, palette="board_clay", light=(0, 0.2))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(400, 600, 300, 1.9, 400)], ambient=0.012, focus=(400, 620, 380))
    rng = s.rng
    with b.thing("rain", depth=0.2) as r:
        drops = [(rng.uniform(-20, 380), rng.uniform(-40, 1150)) for _ in range(330)]
        r.strokes([[(x, y), (x - 12, y + rng.uniform(30, 80))] for x, y in drops if x < 350 - 0.06 * y], 1.5, ends=(0.05, 0.8))
    with b.thing("blossoming bough", depth=0.3) as g:
        g.clay(Clay().limb("830,110,0,17 720,112,0,13 620,74,0,10 520,84,0,5", per=6).limb("660,90,0,8 600,36,0,5 560,10,0,3", melt=5, per=4), "wood", "along", ambient=0.3)
        for x, y in ((520, 84), (586, 60), (560, 12), (622, 100), (676, 70), (726, 130), (770, 84), (668, 14), (724, 44), (786, 150)):
            q, k = rng.uniform(0, 6), rng.uniform(0.8, 1.2)
            for a in (q + math.tau * n / 5 for n in range(5)):
                px, py = x + 15 * k * math.cos(a), y + 15 * k * math.sin(a)
                petal = [(px + 11 * k * math.cos(u), py + 11 * k * math.sin(u)) for u in (n * math.tau / 12 for n in range(12))]
                g.leave(petal, grow=2)
                g.form(petal, how="skin", puff=6, axis=math.degrees(a), ambient=0.7, near=2.2)
            g.prick([(x, y, 3)])
    with b.thing("stone", "accent", spot=0.95, depth=0.5, lamps=[]) as t:
        facets(t, STONE, FACES, gap=2)
        t.strokes([q for c in CRACKS for q in zip(c, c[1:], strict=False)], 5, black=True, ends=(0.9, 0.5))
    with b.thing("two donkeys", "subject", count=2, depth=0.9) as v:
        low = donkey_side().turned(at=(176, 690, 60), scale=0.86, flip=True, roll=26)
        low.limb("140,640,0,80 60,690,-30,110 -20,840,-60,170 -60,1100,-80,230", melt=24, part="neck", per=6)
        high = donkey_face(look=(-0.6, 0.2)).turned(at=(632, 590, 40), scale=1.16, roll=-6, yaw=-16)
        high.limb("656,580,-60,84 720,720,-80,110 770,900,-100,150 800,1200,-120,200", melt=24, part="neck", per=6)
        for one in (low, high):
            v.leave_clay(one, grow=5)
            v.clay(one, CUTS["fur"].but(stroke=(7, 22)), "along", ambient=0.09, tone=lambda x, y: np.clip(1.5 - (y - 600) / 400, 0.0, 1), near=2.4, parts={"muzzle": ("skin", (0.1, 1, 0.3)), "ear": ("fur", "along"), "lid": ("skin", "along")})
        for one, name, wide, side in ((low, "near", 24, 0.6), (low, "far", 20, -0.4), (high, "up", 26, -0.3), (high, "aside", 24, -0.6)):
            ear_inside(v, one, name, wide, side)
        lid = low.curve("shut")
        v.strokes([lid], 12, black=True, ends=(0.3, 0.3))
        v.strokes([[(x, y), (x + 6, y + 16), (x + 16 + 5 * k, y + 28)] for k, (x, y) in enumerate(flow(lid, 3))], 3.6, black=True, ends=(0.9, 0.1))
        v.strokes([[(x, y - 9) for x, y in lid]], 3.0, ends=(0.1, 0.1))
        v.strokes([[(x - 3, y - 34) for x, y in lid]], 4.0, black=True, ends=(0.1, 0.1))
        v.strokes([low.curve("nostril")], 17, black=True, ends=(0.4, 0.4))
        v.strokes([low.curve("mouth")], 7, black=True, ends=(0.5, 0.2))
        v.strokes([[(x - 4, y + 9) for x, y in low.curve("mouth")[:3]]], 2.4, ends=(0.3, 0.1))
        eyes(v, high, light=0.9, glint=(-0.4, -0.1), iris=0.5)
    with b.thing("grass", "place", plane="front", depth=0.95) as h:
        sward(h, [(-20, 1090), (200, 1072), (400, 1050), (600, 1072), (820, 1090)], 6, 25, (22, 54), lambda x, y: 2.5 * math.exp(-math.hypot((x - 400) / 340, (y - 1060) / 120)), every=6, lean=0.1)
    s.describe("Two donkeys lay an ear on one glowing stone. The left one stands in the rain with its eyes shut; the right one, under a blossoming bough, is wide awake.")
    s.moods("tender", "strange", "joyful", "sad")
    s.themes("listening", "memory", "two sides of a story", "seasons", "siblings")
    s.relate("two donkeys", "listens to", "stone")
    s.says("stereo", "twins", "heartbeat", "inheritance", "eavesdropping", "wallflowers", "weather", "neighbours", "stubborn", "oracle", "siblings", "what is in there?", "we never heard the same", "the family secret", "two truths", "hear, hear", "good news, bad news", "it tells each his own", "heart of stone", "rock music", "a weight shared", "half the picture", "our father speaks", "your side, my side", "four ears, to be exact", "some like it wet", "March and May", "glass half full", "what did it say to you?", "waiting for it to hatch", "who is telling the truth?", "the grass is greener over there", "bad reception", "ask the mountain", "grandmother kept it warm", "a long story, told slowly", "don’t wake it", "somebody is knocking back", "he dreams it, she believes it", "the doctor is listening", "love on one side", "every wall has donkeys")  # fmt: skip
    s.about(place="the soft mountains", time="night", light="a glow from inside the stone", composition="split", view="near", foreground="grass along the lower edge", unexplained="what the stone says")
