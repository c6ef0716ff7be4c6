"""Goes On Ahead: a mammoth walks off into the black and loses its strokes; a calf holds on to the last hair."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes, lashes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hoofed import mammoth
from reverie_studio.sculpt.marks import end_of

SKY = 905


@card(id="4ixgig", title="Goes On Ahead", seed=27, palette="board_frost", light=(-0.7, 0.3))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.75, -0.15, 0.62, 0.9), Lamp(-0.2, 0.9, 0.4, 0.25)], ambient=0.015, focus=(230, 820, 300))
    rng = s.rng
    with b.thing("snow", "place") as snow:
        for _ in range(900):
            y, x = 905 + 260 * rng.random() ** 1.3, rng.uniform(-40, 800)
            lit = max(0.0, 1.0 - x / 640)
            if rng.random() < lit * 1.1 + 0.04:
                q = rng.uniform(14, 60)
                snow.strokes([[(x - q, y), (x, y + rng.normal(0, 1.5)), (x + q, y)]], 0.6 + 1.9 * lit)
    with b.thing("mammoth", "subject", depth=0.7) as m:
        great = mammoth(tusk=True, gaze=11).turned(at=(600, 580, 0), scale=1.42, flip=True)
        coat = CUTS["fur"].but(stroke=(30, 90), over=16, wild=9, near=2.2, far=8.5, gap=(3, 9))
        m.leave_clay(great, grow=3)
        m.clay(great, coat, "down", tone=lambda x, y: np.clip(1.15 - (x - 350) / 370 + 0.1 * np.sin(y / 23), 0.0, 1.1), gain=1.0, parts={"far leg": (coat.but(gain=0.25), "down"), "trunk": (coat.but(gain=1.2), "down"), "tusk": (coat.but(gain=3.0), "along")})
        tail = [(318, 540), (270, 566), (244, 612), (238, 664)]
        m.comb([tail, [(x + 16, y + 6) for x, y in tail]], 60, stray=5, width=(0.8, 2.0))
        m.comb([[(x, 600), (x + 6, 700), (x - 4, 770 + 40 * (k % 2))] for k, x in enumerate(range(480, 680, 24))], 150, stray=7, width=(0.7, 1.9), length=(0.5, 0.9), start=(0.1, 0.3), skip=lambda x, y: max(0.0, (x - 440) / 300))
        shed = [(float(rng.uniform(620, 800)), float(rng.uniform(330, 900))) for _ in range(50)]
        m.strokes([[(x, y), (x + rng.normal(4, 4), y + 14), (x + rng.normal(6, 5), y + rng.uniform(24, 46))] for x, y in shed], 1.1)
        floor = [(float(rng.uniform(470, 790)), float(rng.uniform(915, 1010))) for _ in range(110)]
        m.strokes([[(x, y), (x + 14, y + rng.normal(0, 5)), (x + rng.uniform(20, 44), y + rng.normal(0, 6))] for x, y in floor], 1.3)
    with b.thing("calf", "witness", depth=0.9, lamps=[Lamp(0.45, -0.45, 0.75, 0.95)]) as c:
        calf = mammoth(tusk=False, gaze=29, trunk=((-172, -60, 20, 38), (-206, -52, 26, 29), (-240, -80, 30, 22), (-252, -128, 30, 17), (-236, -164, 30, 13), (-208, -172, 30, 11))).turned(at=(112, 846, 140), scale=0.7, flip=True)
        c.leave_clay(calf, grow=5)
        c.clay(calf, CUTS["fur"].but(stroke=(10, 30), over=9, wild=16), "down", parts={"head": (CUTS["fur"].but(stroke=(6, 16), gain=0.8), "down"), "trunk": (CUTS["skin"].but(near=1.8), "across"), "ear": ("fur", "along"), "lid": ("skin", "along"), "far leg": (CUTS["fur"].but(gain=0.4), "down")}, gain=1.1)
        eyes(c, calf, light=1.0, sides=("near",), glint=(0.3, -0.4), iris=0.3)
        lashes(c, calf, "near", 12, 10)
        tip = end_of(calf, "trunk")
    with b.thing("last hair", "accent", spot=1.0, depth=1.0) as h:
        h.strokes([[(242, 640), (234, 680), (240, 712), (tip[0], tip[1]), (tip[0] - 6, tip[1] + 34)]], 5.0, ends=(0.8, 0.4))
    with b.thing("drift", plane="front") as d:
        d.leave("-20,1130! 120,1100 300,1140 520,1120 820,1160! 820,1220! -20,1220!")
        for x, h, lean in ((60, 170, 24), (96, 120, -16), (150, 90, 20), (560, 110, -20), (610, 150, 18)):
            d.strokes([[(x, 1180), (x + lean * 0.4, 1180 - h * 0.6), (x + lean, 1180 - h)]], 4, ends=(1, 0.2), black=True)
            d.strokes([[(x + 1, 1130), (x + lean * 0.5, 1180 - h * 0.7), (x + lean, 1180 - h)]], 1.0)
    s.describe("A mammoth walks off into the black. Its head and shoulders have already lost their strokes. A calf holds on to the last hair of its tail.")
    s.moods("wistful", "tender", "lonely", "quiet")
    s.themes("farewell", "loss", "childhood", "memory", "snow")
    s.says("don’t let go", "early retirement", "I have only this", "hold on", "mother?", "by a hair", "going, going", "the last of them", "wait for me", "slipping away", "fading", "walk slower", "I used to hold her hand", "extinction", "follow the leader", "she doesn’t look back", "a thread", "where do they go?", "tail end", "out of sight", "long goodbye", "almost gone", "one more step", "heavy, and yet", "the world’s longest leash", "I can still feel her", "unravelling", "keep up", "it tickles her, surely", "what we hold on to", "left behind", "snow will cover it", "leading by forgetting", "big shoes to fill")  # fmt: skip
    s.relate("calf", "follows", "mammoth")
    s.about(place="snow", time="before morning", light="snow light from the left", composition="right", view="eye level", foreground="a black drift with stalks", unexplained="whether it is sad")
