"""Jellyfish as big as tents drift inland over a plain at dusk; where a thread has passed stand flowers."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.beasts import beast
from reverie_studio.sewn.waters import jellyfish

BELLS = (("#4a2f66", "#8a5a9a", "#d08aa8", "#ffb99a", "#fff0c8"), ("#3f3070", "#7a62a8", "#b592c8", "#f0c4c4", "#fff2dc"))
SEAM = 792


def cow(h: Hoop, x: float, y: float, k: float, flip: bool, coat: tuple[str, ...]) -> None:
    with h.at(x, y, k, flip=flip):
        h.shade("-150,4 0,-8 160,4 120,22 -110,24", 0.6, 10)
        beast(h, "cow", coat, lie=True, horns=("#8a7a70", "#f2dfe0"), bow=6)


@card(id="qcmdxt", title="Low Tide, High Up", seed=81, palette="foxglove", light=(0.1, 0.75))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#3f2f62"), (300, "#6d4a86"), (560, "#b66a8c"), (700, "#f0a07e"), (SEAM, "#ffd9a0")], dusk=0.12)
    rng = np.random.default_rng(81)
    h.lamp(470, SEAM, 420, "#ffe2b0", 0.5, z=60)
    ground = f"-20,{SEAM + 4}! 200,{SEAM - 4} 470,{SEAM + 3} 820,{SEAM - 3}! 820,1220! -20,1220!"
    h.patch(ground, [(SEAM, "#c98a6a"), (900, "#8a5f6a"), (1200, "#4a3458")], lift=3, tilt=0.02)
    h.whip(f"-10,{SEAM + 1} 200,{SEAM - 5} 470,{SEAM + 2} 810,{SEAM - 3}", "#ffe8bc", 2.4, 12, 16)
    with h.thing("low sun"):
        for k in range(23):
            a = math.pi + (k + 0.5) / 23 * math.pi
            h.run([(470 + math.cos(a) * 46, SEAM - 8 + math.sin(a) * 40), (470 + math.cos(a) * (110 + 46 * (k % 2)), SEAM - 8 + math.sin(a) * (96 + 40 * (k % 2)))], ("#fff2c8", "#ffe0a0", "#ffc888")[k % 3], 2, 9, 6)
        h.blob([(470 + math.cos(a) * 40, SEAM - 6 + math.sin(a) * 34) for a in np.linspace(math.pi, 2 * math.pi, 20)], ("#ffd070", "#ffe9a8", "#fffbe0"), "silk", grain=[[(430, SEAM - 8), (510, SEAM - 8)]], puff=6)
    far = ((640, 590, 52, 1, 830), (742, 660, 30, 0, 806), (560, 690, 24, 1, 806), (380, 700, 17, 0, 800), (690, 730, 15, 1, 798))
    with h.thing("far jellyfish", "prop", count=5):
        for x, y, r, k, foot in reversed(far):
            jellyfish(h, x, y, r, BELLS[k], rng, foot)
    with h.thing("lines of flowers", "prop"):
        for row in ((60, 1080, 420, 980), (250, 1160, 700, 1090), (420, 930, 700, 880), (500, 850, 640, 832)):
            for t in np.linspace(0, 1, 22):
                x, y = row[0] + (row[2] - row[0]) * t + rng.normal(0, 4), row[1] + (row[3] - row[1]) * t + rng.normal(0, 3)
                k = 0.25 + (y - SEAM) / 330
                h.straight([(x, y, x + 3 * k, y - 20 * k)], "#7fae5c", 2.0)
                h.knots([(x + 3 * k, y - 22 * k, 3.6 * k + 1)], ("#9fd16a", "#ffe0c8", "#ff9a9a", "#fff6d8")[int(rng.integers(4))])
    with h.thing("cattle", "witness", count=4):
        for x, y, k, flip in ((490, 950, 0.8, False), (660, 985, 1.0, True), (545, 1062, 1.3, False), (640, 880, 0.55, True)):
            cow(h, x, y, k * 0.34, flip, (("#2a1a2a", "#43293a", "#6d4450", "#d08a70"), ("#6a4a50", "#a07a70", "#dcb49c", "#fff0dc"))[int(flip)])
    with h.thing("great jellyfish", "subject", lift=14) as great:
        jellyfish(h, 262, 300, 216, BELLS[0], rng, 1060)
    with h.thing("near thread", plane="front"):
        h.couch("770,-20 742,260 776,520 736,800 764,1020 730,1220", "#3a2749", "#8d64a0", 13, 24)
        h.knots([(742, 260, 13), (772, 540, 11), (738, 790, 14), (760, 1010, 10)], ("#4a2f66", "#6d4a86"))
    s.relate(great[0], "floats above", "cattle")
    s.describe("Huge jellyfish float over a plain at sunset. Their threads trail over the ground, and flowers stand in lines where they passed. Four cows have lain down.")
    s.moods("calm", "strange", "grand")
    s.themes("drifting", "evening", "what passes over us")
    s.says("floating tents", "high water", "they forgive the dry", "deep sky", "invasion", "holy cow", "rain that changed its mind", "chandeliers", "sting", "the sea is visiting", "sowing", "slow traffic", "somebody’s dream", "no strings attached", "evening swim", "soft landing", "migration", "upside down", "balloon festival", "don’t look up", "gardeners", "where the tide goes", "silence", "drifters", "curfew", "lampshades", "inheritance", "out of their depth", "homecoming", "hanging gardens", "jelly for dessert", "they pass every year", "the cows knew", "a slow parade")
    s.about(place="a plain below the seam", time="dusk", light="sun below the seam, through the bells", composition="left", view="far", foreground="a near thread", unexplained="what they follow")
