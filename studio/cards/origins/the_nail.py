"""The Nail: on the highest peak a crow pulls a nail out of the night; a corner of the sky already hangs down."""

from __future__ import annotations

import math

import cv2
import numpy as np

from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.birds import crow
from reverie_studio.sculpt.creatures import hare
from reverie_studio.sculpt.land import engrave, mountain
from reverie_studio.sculpt.marks import grid, inside
from reverie_studio.sculpt.walkers import creature

HOLE = "-10,90! 150,210 330,330 430,392! 476,470 452,590 390,700 290,790 150,850 -10,880!"
FLAP = "-10,90! 150,210 330,330! 430,392! 322,430 246,520 206,640 190,790! 130,700 70,590 -10,520!"


@card(id="s9ys95", title="The Nail", seed=13, palette="board_bone", light=(-0.8, -0.2))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.85, -0.25, 0.42, 1.1)], focus=(400, 480, 330))
    rng = s.rng
    x, y = grid()
    with b.thing("night sky", "place", depth=0.05) as k:
        free = 1 - inside(HOLE)
        near = np.exp(-cv2.distanceTransform(free.astype(np.uint8), cv2.DIST_L2, 5) / 60.0)
        k.prick([(u, v, 0.55 + 0.7 * rng.random() ** 3 + 1.7 * rng.random() ** 30) for u, v in rng.uniform((0, 0), (800, 860), (9000, 2)) if free[int(v), int(u)] and rng.random() < 0.12 + 0.3 * math.exp(-(((u * 0.5 - v + 160) / 130) ** 2))])
        pull = [[(438 + 26 * math.cos(a), 394 + 26 * math.sin(a)), (438 + (60 + 60 * rng.random()) * math.cos(a + 0.06), 394 + 110 * math.sin(a))] for a in np.linspace(-2.2, 1.6, 30)]
        k.strokes(pull, 1.3, ends=(0.7, 0.03))
    with b.thing("light behind it", "accent", spot=1.0, depth=0.1) as w:
        w.leave(HOLE)
        fan = np.arctan2(y - 400, x + 260)
        engrave(w, np.clip(1.15 - 0.7 * np.abs(np.sin(fan * 30)) ** 3, 0, 1.2), fan, CUTS["wet"].but(near=2.2, gap=(0.5, 4)), where=inside(HOLE), spot=1.0)
        w.comb([[(420, 650), (560, 850), (690, 1080)], [(150, 850), (250, 1000), (330, 1140)]], 90, width=(0.5, 1.5), length=(0.2, 0.7), start=(0, 0.5), stray=5, spot=0.8)
    with b.thing("fallen corner of the sky", "prop", depth=0.3) as f:
        f.leave(FLAP, grow=4)
        fold = np.sin((x * 0.8 + y * 0.22) / 21 + 1.4 * np.sin(y / 170))
        light = np.clip(0.2 + 0.42 * fold, 0, 1) * np.clip(1.25 - np.abs(x - 190) / 420, 0.2, 1)
        engrave(f, light, 1.25 + 0.16 * np.sin(y / 120), CUTS["cloth"].but(near=2.2), where=inside(FLAP))
        edge = [(430, 392), (322, 430), (246, 520), (206, 640), (190, 790), (130, 700), (70, 590), (-10, 520)]
        f.strokes([edge[:5], edge[4:8]], 4.0, ends=(0.6, 0.6))
        f.strokes([[(-10, 90), (150, 210), (330, 330), (430, 392)]], 3.0, ends=(0.6, 0.6))
        for u, v in ((70, 150), (250, 278)):  # the holes where nails were
            f.leave([(u + 7 * math.cos(a), v + 8 + 5 * math.sin(a)) for a in np.linspace(0, 6.3, 16)], grow=2)
            f.sparks((u, v + 8), (8, 12), 12, length=(4, 9))
    with b.thing("peaks", depth=0.4) as m:
        for px, foot, wide, tall, gain in ((90, 1130, 330, 150, 0.3),):
            m.clay(mountain(rng, px, foot, wide, tall, z=-200), CUTS["stone"].but(near=2.6), "down", gain=gain)
        peak = mountain(rng, 640, 1230, 620, 540, lean=-0.02)
        m.leave_clay(peak, grow=5)
        m.clay(peak, CUTS["stone"].but(near=2.3), "down", gain=0.95)
    with b.thing("nail", "prop", depth=0.9) as n:
        nail = Clay().limb("400,380,90,7 440,387,100,9 474,394,110,10", melt=2, per=4).limb("470,412,112,12 478,378,112,12", melt=2, per=2)
        n.leave_clay(nail, grow=4)
        n.clay(nail, "skin", "across", gain=1.6, ambient=0.2)
    with b.thing("crow", "subject", depth=0.8) as c:
        bird = crow().turned(at=(648, 560, 60), scale=0.98, roll=24)
        c.leave_clay(bird, grow=5)
        body = c.clay(bird, CUTS["down"].but(gain=0.85), "along", parts={"beak": ("skin", "along"), "leg": ("skin", "across"), "wing": ("fur", "along"), "tail": ("fur", "along")})
        c.plumage(body, "wing", 52, 52, fan=10, gain=0.9)
        eyes(c, bird, light=0.6, sides=("near",), glint=(-0.3, -0.3))
    with b.thing("those who look up", "witness", plane="front", count=3, lamps=[Lamp(-0.5, -0.8, 0.2, 1.1)]) as t:
        t.leave("-10,1210! -10,1130! 140,1108 330,1120 520,1150 700,1190 720,1210!", grow=2)
        t.strokes([[(-10, 1130), (140, 1108), (330, 1120), (520, 1150), (700, 1190)]], 1.6)
        for c0 in (hare().turned(at=(210, 1116, 60), scale=0.44), creature("goat", poll=(-40, -86), nose=(-40, -26), stride=0.2).turned(at=(384, 1130 - 92, 60), scale=0.46), creature("wolf", poll=(-52, -66), nose=(-56, -32), stride=0.2).turned(at=(560, 1162 - 92, 60), scale=0.46)):
            t.leave_clay(c0, grow=3)
            t.clay(c0, CUTS["fur"].but(near=2.0), "along", shade=0, gain=1.3)
    s.describe("A crow pulls a nail out of the night sky. One corner already hangs down like cloth, and light shows behind it.")
    s.moods("reckless", "curious", "grand", "uneasy")
    s.themes("forbidden things", "curiosity", "the sky", "undoing", "what lies behind")
    s.says("don’t!", "loose end", "I had to see", "behind the scenes", "curtain call", "pull yourself together", "one more tug", "the sky is falling", "who nailed it?", "unveiling", "drafty up here", "tear-down", "almost open", "is there a back side?", "hit the nail on the head", "what holds it all up", "the last one", "nosy", "let there be light", "redecorating", "who’s going to fix that?", "preview", "too late to put it back", "undone", "crowbar", "the big reveal", "it was only pinned", "morning, by force", "mind your head", "stage left", "a thread in the dark", "what are you doing up there?", "revolution", "it’ll all come down", "finders keepers", "spring cleaning", "the emperor’s old sky", "wall to wall night", "peep show", "patience was never his thing", "coming loose")  # fmt: skip
    s.relate("crow", "unlocks", "light behind it")
    s.about(place="the low sky over the last ridge", time="night, nearly over", light="through the hole in the sky, from the left", composition="diagonal", view="from below", foreground="black hillside with small beasts looking up", unexplained="what is behind the night")
