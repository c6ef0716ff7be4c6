"""A mole pushes up through the linen; round it shines the dance floor from below, and the beetles have stopped."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.insects import beetle
from reverie_studio.sewn.small_beasts import digging_hand, mole

HOLE = "96,800! 140,742! 190,760! 236,690! 330,700! 400,656! 470,700! 560,690! 610,742! 690,760! 700,830! 752,890! 716,960! 700,1040! 610,1066! 540,1120! 420,1110! 330,1140! 230,1096! 150,1070! 120,980! 64,920!"
LIP = "-20,1230! -20,1100! 60,1060 116,1060! 160,1096! 240,1078! 330,1126! 420,1098! 520,1116! 600,1062! 690,1046! 760,1060 820,1100! 820,1230!"


@card(id="m4ud7s", title="From Underneath", seed=54, palette="madder noon", light=(-0.2, -0.7))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#2c5468"), (560, "#4a7680"), (1200, "#3a5a5e")], dusk=0.22)
    rng = np.random.default_rng(54)
    h.lamp(470, 960, 420, "#ffd890", 0.95, z=110)
    with h.thing("swollen linen", "place"):
        h.stain("60,760 220,560 420,500 620,560 760,760 800,1000 700,1180 100,1180 0,1000", "#8aa898", 0.6, 60)
        for k in range(17):  # the weave is pulled: creases run to the hole
            a = math.radians(188 + k * 10)
            h.pleat([(410 + math.cos(a) * 330, 880 + math.sin(a) * 220), (410 + math.cos(a) * (450 + 40 * (k % 3)), 880 + math.sin(a) * (330 + 40 * (k % 3)))], 9, 0.24)
        for x, y, t in ((96, 660, -30), (196, 560, -22), (660, 590, 30), (742, 690, 36), (60, 420, -6), (320, 470, -6), (700, 400, 10), (470, 330, 4), (180, 330, -4)):
            with h.at(x, y, 0.9, t):
                h.stem("0,0 3,-40 -4,-84", "#6f7d45", 4, 9)
                h.leaf("0,-8,2 24,-30,9 44,-40,1", "leaf")
                h.leaf("0,-14,2 -22,-40,8 -40,-52,1", "leaf")
                h.star(-4, -90, 17, ("#a8443a", "#d99a3f", "#fbf0d6")[x % 3], 5, 5)
                h.knots([(-4, -90, 6)], "#d99a3f")
    with h.thing("below", "place"):
        h.hole(HOLE, [(640, "#7a3420"), (1150, "#e08a34")], "#a8c4b8")
        for j in range(7):
            for i in range(9):
                x, y, k = 440 + (i - 3) * (42 + j * 5), 800 + j * 40 + j * j * 2, 1 + j * 0.12
                if 110 < x < 720 and (i + j) % 2 and y < 1060:
                    h.blob(f"{x - 21 * k},{y - 17 * k}! {x + 19 * k},{y - 17 * k}! {x + 21 * k},{y + 17 * k}! {x - 19 * k},{y + 17 * k}!", ("#c88a30", "#f2c452", "#fff0a8"), "silk", grain=0.0, angle=0, satin=80, puff=4)
    with h.thing("dancing beetles", "witness", count=10) as dancers:
        for k, (x, y, z) in enumerate(((630, 800, 0.8), (676, 836, 0.85), (520, 880, 0.9), (574, 872, 0.9), (656, 910, 1.0), (520, 970, 1.05), (584, 972, 1.1), (664, 1000, 1.15), (560, 1062, 1.3), (626, 1060, 1.3))):
            with h.at(x, y, z, float(rng.normal(0, 7))):
                beetle(h, ("#2f6f8a", "#a8443a", "#3f7d4a", "#6a3f7a")[k % 4], k % 2 == 1)
    with h.thing("snapped threads"):
        for x, y in [tuple(map(float, w.strip("!").split(","))) for w in HOLE.split()]:
            for _ in range(5):
                a = math.atan2(y - 900, x - 410) + rng.normal(0, 0.5)
                n = rng.uniform(20, 62)
                px, py = x + rng.normal(0, 14), y + rng.normal(0, 9)
                h.loose([(px, py), (px + math.cos(a) * n * 0.5, py + math.sin(a) * n * 0.5 - 10), (px + math.cos(a + 0.7) * n, py + math.sin(a + 0.7) * n)], ("#a8c4b8", "#6a9498", "#e8e8d0")[int(n) % 3], 2.6)
    with h.thing("far hand", lift=6), h.at(520, 752, 0.8, 24, flip=True):
        digging_hand(h)
    with h.thing("mole", "subject", lift=14) as beast:
        mole(h)
    with h.thing("torn lip", lift=10):
        h.patch(LIP, [(1040, "#5c807e"), (1200, "#2c4a50")], lift=6)
    with h.thing("hands", lift=12), h.at(330, 1004, 1.1, 118):
        digging_hand(h)
    s.relate(beast[0], "looks out of", "place")
    s.describe("A mole pushes up through the cloth. One hand lies on the torn edge, the other is raised, its nose points at the sky. Behind it, in the hole, a lit dance floor is crowded with beetles who have stopped and look up.")
    s.moods("curious", "festive", "surprised")
    s.themes("the world below", "interruption", "curiosity", "music")
    s.says("wrong floor", "noise complaint", "so that was above us", "fresh air", "has anyone seen my ballroom", "excuse me, is this the way out", "party crasher", "the ceiling came down", "smells like outside", "underground scene", "sorry, wrong turn", "upstairs neighbours", "he only came for some peace", "the music stopped", "going up", "who let the draught in", "first time above", "lost at the ball", "breaking through", "they promised me a sky", "don’t mind me", "carry on dancing", "everyone stares", "blind date", "a night out", "trapdoor", "it is quieter up here", "coming up for air", "what is all this green", "somebody ruined the lawn", "the last dance", "where is the band", "he can’t see it, but he knows")  # fmt: skip
    s.about(place="a meadow", time="dusk", light="from the dance floor below", composition="left", view="near", foreground="the mole's hand", unexplained="why beetles hold a ball")
