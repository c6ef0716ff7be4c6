"""Breath: a bison breathes out, and in the vapour runs its whole herd."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.scratchboard_faces import eyes
from reverie_studio.finishes.scratchboard_tools import Board, Clay, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ox_head
from reverie_studio.sculpt.marks import placed

RUNNER = outline("-58,2 -54,11 -46,20! -36,13 -44,24 -56,30! -60,37! -50,37 -38,30 -26,18 -24,28 -34,42! -27,46! -16,34 -10,17 8,12 24,8 34,18 46,28 58,42! 66,40! 56,26 50,10 51,-6 62,-10 70,-4! 66,-14 52,-15 32,-20 10,-26 -8,-38 "
                 "-24,-44 -38,-38 -46,-26 -52,-34 -62,-38! -58,-26 -55,-20 -60,-10", 5)


@card(id="h2yx5c", title="Breath", seed=90, palette="board_frost", light=(-0.6, 0.4))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.5, 0.42, 0.62, 0.95), Lamp(-0.2, -0.9, 0.3, 0.35)], focus=(440, 620, 330))
    rng = s.rng
    bull = ox_head(muzzle=1.2, horns=0.74, spread=0.92, lids=0.6, look=(-0.1, 0.2), inner=-0.4, ears=-0.7).turned(at=(570, 520, 0), scale=2.3, yaw=-24, pitch=-6, roll=6)
    with b.thing("bison", "subject", depth=0.5) as t:
        t.clay(Clay().limb("820,180,-260,250 760,460,-260,270 760,800,-280,260", per=5), "fur", "along", gain=0.5, over=14, fade=((600, 500), (900, 1000)))
        t.clay(bull, "fur", "down", parts={"horn": ("skin", "across"), "muzzle": ("wet", (0, 1, 0.4)), "lid": ("skin", "along"), "ear": ("fur", "along")})
        eyes(t, bull, light=0.6, glint=(-0.4, 0.1), iris=0.5)
        for _ in range(90):  # the fringe between the horns
            x, y = 560 + rng.normal(0, 80), 330 + rng.normal(0, 36)
            long = rng.uniform(70, 150)
            lock = [(x, y), (x - 10 + rng.normal(0, 8), y + long * 0.5), (x - 24 + rng.normal(0, 14), y + long)]
            t.strokes([lock], 9, black=True, ends=(0.6, 0.1))
            t.strokes([[(px + d, py + abs(d)) for px, py in lock] for d in (-3, 0, 3)], rng.uniform(0.9, 1.8))
        t.prick([(560 + rng.uniform(-95, 95), 312 + rng.normal(0, 26), rng.uniform(0.9, 2.8)) for _ in range(220)], spot=0)
        t.comb([[(560, 800), (560, 900), (600, 1000)], [(620, 840), (640, 960), (650, 1090)], [(720, 820), (720, 940), (690, 1040)]], 260, stray=10, width=(0.7, 2.0), start=(0, 0.5), length=(0.3, 0.5))
    with b.thing("vapour", "accent", spot=1.0, depth=0.8) as v:
        clouds = [(424, 866, 84), (330, 900, 120), (230, 880, 130), (150, 960, 140), (300, 1020, 150), (450, 1040, 110), (80, 1080, 130), (220, 1130, 120), (60, 850, 90), (400, 1150, 100), (560, 1110, 110), (500, 960, 110), (640, 1170, 70)]
        cloud = np.array(clouds)
        v.leave("470,800 380,800 300,770 200,790 110,770 30,800 -20,900 -20,1220 640,1220 660,1130 640,1060 600,960 540,880")
        ticks, wide = [], []
        for _ in range(15000):
            x, y = rng.uniform(-20, 730), rng.uniform(700, 1215)
            d = np.hypot(cloud[:, 0] - x, cloud[:, 1] - y) / cloud[:, 2]
            k = int(d.argmin())
            if d[k] < 1:
                a = math.atan2(y - cloud[k, 1], x - cloud[k, 0]) + math.pi / 2
                q = rng.uniform(4, 12)
                ticks.append([(x - q * math.cos(a), y - q * math.sin(a)), (x + 1, y - 1), (x + q * math.cos(a), y + q * math.sin(a))])
                wide.append(0.7 + 2.2 * max(d[k], 0.3) * rng.random())
        v.strokes(ticks, wide, ends=(0.1, 0.1))
        for x, y in ((384, 722), (540, 740)):
            for _ in range(14):
                d = rng.normal(0, 1)
                v.strokes([[(x + 6 * d, y), (x - 8 + 12 * d, y + 26), (x - 26 + 16 * d, y + 46), (x - 30 + 22 * d, y + 84)]], rng.uniform(0.6, 1.6), ends=(0.1, 0.05))
        for k, (x, y, size, turn) in enumerate(((316, 872, 1.02, -8), (130, 880, 1.1, 4), (452, 1000, 1.15, 4), (256, 1002, 1.25, -5), (60, 1020, 1.2, 5), (560, 1122, 1.1, -4), (366, 1132, 1.3, 3), (160, 1146, 1.4, -3))):
            one = placed(RUNNER, (x, y), size * 1.14, turn)
            v.leave([(2 * x - px, py) for px, py in one] if k == 2 else one, grow=1.0)
    s.relate("vapour", "contains", "bison")
    s.describe("A bison with snow on its brow breathes out. In the rolling blue vapour under its muzzle runs a herd of small black bison; one runs the other way.")
    s.moods("solemn", "cold", "powerful", "remembering")
    s.themes("memory", "herd", "winter", "breath", "ancestors")
    s.says("cow smoke", "exhale", "they are all still in me", "winter morning", "herd instinct", "deep breath", "dragon?", "storm front", "what I carry", "let them go", "ghosts", "a sigh", "run!", "thundercloud", "stampede", "in one breath", "ancestors", "old stories", "he remembers", "cold air", "it comes out of the nose", "blowing off steam", "the last one", "thinking of home", "one turns back", "daydream", "small thoughts of a big head", "before it gets light", "don’t sneeze", "a mind full of hooves", "every breath you take", "dust and snow", "where did they all go?", "inner life")  # fmt: skip
    s.about(place="the grey plain", time="night", weather="snow", light="cold light from below left",
            composition="right", view="near", foreground="rolling vapour", unexplained="one runs the other way, back in")  # fmt: skip
