"""A young woman in furs presses palms and tongue to a glacier; deep in the ice hangs an orange."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.land import ice_wall
from reverie_studio.sewn.people import hair_profile, hand, head_profile

ICE = ("#1f3a66", "#3a68a0", "#6d9ccc", "#a9cbe6", "#eef8fb")
FUR = ("#241c20", "#46383a", "#6e5c58", "#9c8a80", "#d8cabc")
COAT = ("#1e1618", "#3a2824", "#5c4034", "#84604a", "#b8906c")
ORANGE = ("#8a2c08", "#cc540e", "#f28420", "#ffb040", "#ffe08a")
SKIN = ("#4a2018", "#8a4a30", "#bb7c54", "#e0aa7c", "#f8d6a8")
WALL = "150,-20! 200,160 280,380 372,620 440,800 476,960 520,1100 560,1220! 820,1220! 820,-20!"


def woman(h: Hoop) -> None:
    h.blob("-40,1000! 60,930 190,930 300,960 372,1040 400,1130 420,1240! -40,1240!", COAT, "fur", grain=["40,960 60,1100 40,1230", "200,940 250,1080 260,1230", "320,980 370,1100 400,1230"], puff=120, angle=6)
    h.blob("330,560 240,548 140,556 70,620 30,720 34,850 84,950 180,1010 300,1020 330,900 200,760 260,640", COAT[:3], "fur", grain=["300,570 150,590 60,760 120,950 280,1000"], puff=40, lit=0.7)  # hood
    h.tube("206,950,66 226,880,64", SKIN, "skin", lit=0.6)  # neck
    with h.at(244, 800, 1.62, -17):
        head_profile(h, SKIN, mouth="tongue", eye="shut", brow=-16, hair="black")
        hair_profile(h, ("#120c10", "#241a20", "#3e3036", "#6a5458"))


@card(id="s63643", title="The Orange", seed=13, palette="snow blind", light=(0.62, -0.6))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#5a6c8c"), (500, "#43527a"), (1200, "#2b3658")], dusk=0.3)
    rng = np.random.default_rng(13)
    h.lamp(570, 320, 560, "#ffd6a4", 0.72, z=150)
    with h.thing("glacier", "place"):
        h.patch(WALL, [(0, "#a9cfe6"), (330, "#9cc8e6"), (620, "#5a92ca"), (1200, "#20447e")], lift=14, pitch=3.6)
        ice_wall(h, WALL, ICE, rng)
        h.stain(ring(570, 320, 150), "#ffcf8a", 0.9, 70)
    with h.thing("orange", "accent") as fruit:
        h.blob(ring(570, 320, 92), ORANGE, "silk", grain=["570,224 480,320 570,416", "570,224 660,320 570,416", "570,224 568,416", "570,224 530,320 570,416"], angle=0, satin=30, length=34, puff=92, lit=0.62, contrast=1.5)
        h.knots([(570 + math.cos(a) * r, 320 + math.sin(a) * r, 1.5) for a, r in zip(rng.uniform(0, 6.3, 50), rng.uniform(30, 84, 50), strict=True)], ORANGE[1])
        h.star(580, 262, 9, "#5c6b2f", 3, 3)
    with h.thing("clear ice"):
        for p, k in (("400,150! 560,60! 690,190! 640,420! 470,500!", 0.16), ("470,260! 720,120! 790,330! 660,560! 540,430!", 0.13)):
            h.sheer(p, "#e6f4fb", k)
        for p in ("400,150! 560,60! 690,190! 640,420! 470,500", "470,260! 720,120! 790,330! 660,560! 540,430"):
            h.stem(p, "#f6fcff", 1.8, 12)
    with h.thing("hollows"):
        for x, y, r in ((492, 852, 64), (650, 930, 34), (690, 1030, 26), (716, 1112, 19)):
            h.sheer([(x + math.cos(a) * r * 0.62, y + math.sin(a) * r) for a in np.linspace(0, 6, 20)], "#dff0fa", 0.4)
            h.shade([(x - 5 + math.cos(a) * r * 0.62, y + math.sin(a) * r) for a in np.linspace(0, 6.28, 20)], 0.6, 5)
            h.stem([(x + math.cos(a) * r * 0.62, y + math.sin(a) * r) for a in np.linspace(-1.6, 1.9, 12)], "#eef8fb", 2.6, 8)
    with h.thing("far hand", lift=8):
        with h.at(402, 566, 0.92, 30, flip=True):
            hand(h, "open", SKIN, yaw=172, nails=("#c98a74", "#f0c0a8"))
        h.tube("250,700,50 330,630,48 392,584,42", COAT, "fur", angle=20)
        h.shag("384,536 410,560 428,596", FUR[1:], 34, 110, -1, 70)
    with h.thing("woman", "subject", lift=16) as her:
        woman(h)
        for k, n in ((0, 60), (1, 52), (2, 42)):  # ragged loops of fur round her face
            h.shag("300,592 236,566 150,560 84,620 40,720 40,830 84,930 170,1000 290,1020 372,1000", FUR[k : k + 3], n, 150, -1, seed=k)
    with h.thing("near hand", lift=9):
        with h.at(466, 1140, 1.2, 26):
            hand(h, "open", SKIN, yaw=176, nails=("#c98a74", "#f0c0a8"))
        h.tube("220,1270,96 330,1226,78 416,1182,60", COAT, "fur", angle=20)
        h.shag("430,1112 462,1146 484,1204", FUR[1:], 46, 150, -1, 70)
    s.relate(her[0], "waits for", fruit[0])
    s.describe("A young woman licks a wall of blue ice. She wears furs, her hands are on the ice, her eyes are shut. Deep in the ice above her hangs an orange that glows. There are hollows in the ice, smaller ones below.")
    s.moods("longing", "cold", "patient")
    s.themes("desire", "patience", "winter")
    s.says("ice lolly", "long-term savings", "almost sweet", "tongue-tied", "vitamin C", "a taste of summer", "first kiss", "worth the wait", "one lick at a time", "global warming", "forbidden fruit", "so near", "winter sun", "homesick", "don’t try this at home", "stuck", "slow food", "craving", "cold comfort", "memory", "patience", "brain freeze", "dessert", "someone was here before", "prayer", "reach for it", "hunger", "frozen assets", "it was there last year too", "deep freeze", "north", "the last one", "melting point", "I can smell it")
    s.about(place="a glacier", time="day", light="out of the ice", composition="left", view="near", unexplained="earlier hollows, lower down")
