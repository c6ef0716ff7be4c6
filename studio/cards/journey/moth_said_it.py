"""Round a fire all sleep but a fox: a moth stands at its ear and has just said something, and it has begun to grin."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.beasts import beast
from reverie_studio.sewn.birds import hen
from reverie_studio.sewn.cats_dogs_foxes import fox_grinning
from reverie_studio.sewn.goats_and_sheep import fleece, sheep_face
from reverie_studio.sewn.insects import moth_from_above
from reverie_studio.sewn.things import flame

FIRE = (("#b83410", "#f06c1c", "#ffa83c"), ("#f08c24", "#ffc84c", "#ffe890"), ("#ffd860", "#fff4b8", "#ffffff"))
WOOL = ("#4c4852", "#88807c", "#c8bca8", "#fff4dc")
LOG = ("#140c0a", "#2c1c14", "#543420", "#8c5c38")


@card(id="pwjyuk", title="The Moth Said It Softly", seed=31, palette="soot", light=(0.5, -0.5))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#1c2230"), (260, "#2a2c38"), (300, "#2c2824"), (1200, "#1c1816")], dusk=0.5)
    h.lamp(560, 800, 460, "#ffac50", 1.15, z=120)
    rng = np.random.default_rng(31)
    with h.thing("night", "place"):
        h.whip("-10,292 200,286 520,292 810,288", "#5c5c68", 2.4, 12, 14)
        for k in range(13):
            x, n = 10 + k * 66 + rng.normal(0, 14), rng.uniform(90, 190)
            h.leaf([(x, 312, 8), (x, 312 - n * 0.3, 26), (x + 2, 312 - n, 1)], ("#12161e", "#1e2430", "#2c3442", "#48505c"), "#12161e", angle=50)
        h.knots([(rng.uniform(0, 800), rng.uniform(10, 150), rng.uniform(2, 3.4)) for _ in range(26)], ("#b3aca0", "#efe6d2"))
        h.stain([(560 + math.cos(a) * 250, 850 + math.sin(a) * 110) for a in np.linspace(0, 6.2, 24)], "#a85c28", 0.5, 46)
    with h.thing("donkey", "witness", lift=10), h.at(530, 566, 1.22):
        h.shade("-190,0 0,-16 190,0 150,20 -150,20", 0.6, 8)
        beast(h, "donkey", ("#26262c", "#47464c", "#75706e", "#a8a096", "#e4d8c4"), lie=True, bow=52, mane=("#1c1a1e", "#34323a"))
    with h.thing("its long ears", lift=5):
        for p in ("694,488,6 672,446,13 676,392,1", "712,486,6 716,440,13 736,396,1"):
            h.leaf([tuple(float(v) for v in w.split(",")) for w in p.split()], ("#47464c", "#75706e", "#a8a096", "#e4d8c4"), "#34323a", angle=20)
        h.tube("734,516,10 746,518,10", ("#47464c", "#75706e", "#a8a096"), "fur")
        h.stem("730,518 740,524 750,520", "#14121a", 3.4, 6)
    with h.thing("hen", "witness", lift=6), h.at(500, 446, 0.86):
        hen(h, ("#4a2414", "#8a4a24", "#c8844a", "#f0c088"))
    with h.thing("sheep", "witness", lift=10):
        with h.at(706, 1004, 1.0):
            fleece(h, 104, WOOL, rng)
        with h.at(622, 1030, 0.66, 24):
            sheep_face(h, 2, rng)
    with h.thing("fire", "prop", lift=4):
        for p in ("470,896,16 560,876,18 660,900,15", "490,868,15 580,900,17 650,866,14"):
            h.tube(p, LOG, "across", angle=8, length=30)
        for k, (w, n) in enumerate(((56, 250), (40, 180), (22, 104))):
            for d in (-1, 0, 1):
                flame(h, 562 + d * w * 0.9, 880, w * (0.62 if d else 0.8), n * (0.62 if d else 1.0), 16 * d - 12, FIRE[k])
        h.knots([(560 + rng.normal(0, 50), 640 - rng.uniform(0, 330), rng.uniform(2, 4)) for _ in range(26)], ("#ff9a3c", "#ffd860"))
    with h.thing("its shadow"):
        h.shade("200,1000 60,1010 -20,1030 -20,1120 120,1090 260,1050", 0.7, 14)
    with h.thing("fox", "subject", lift=14) as fox, h.at(214, 1022, 1.22):
        fox_grinning(h, ("#4a1608", "#963812", "#d86c24", "#f8a850", "#ffe0a8"), ("#9c8878", "#e8d4bc", "#fffaf0"), ("#5a1414", "#a83028", "#e06048"))
    with h.thing("moth", "subject", lift=12) as teller, h.at(146, 446, 1.5, 62):
        moth_from_above(h, ("#6c6870", "#a09c9c", "#d0c8bc", "#f8f0e0", "#ffffff"), ("#5c5650", "#948c80", "#d8ccb8"), "#e8a050")
    with h.thing("someone's back", plane="front", lift=18):
        h.blob("-40,1240! 20,1170 140,1120 290,1112 420,1150 520,1200 560,1240!", ("#0c0a0c", "#181416", "#2a2222", "#483830"), "fur", grain=["-20,1230 140,1140 300,1130", "300,1130 440,1170 540,1230"], puff=60, length=24)
    s.relate(fox[0], "listens to", teller[0])
    s.describe("A fox sits by a fire at night and grins. A pale moth stands at its ear; the fox’s scarf is eaten full of holes. A donkey and a sheep sleep by the fire; a hen stands on the donkey’s back.")
    s.moods("mischievous", "hushed", "warm")
    s.themes("secrets", "temptation", "night", "company")
    s.says("secret", "bad influence", "I still know it", "psst", "what did it say?", "an idea arrives", "the others mustn’t hear", "moth-eaten", "campfire story", "listening to your conscience", "good advice, probably", "small voice", "dinner is asleep", "grin and wear it", "plot", "bedtime", "word of mouth", "now there are two of us", "tell me again", "hot gossip", "night watch", "one awake", "temptation has wings", "holes in the story", "whisper", "the hen, you say?", "it begins quietly", "an ear for trouble", "rumour", "sweet nothings", "mothers warn of this", "by firelight", "that is a very good joke", "I promised not to", "accomplice", "devil on the shoulder", "shh", "keep it under your fur", "dream delivery", "what the flame told me", "last to fall asleep", "not while I’m guarding")  # fmt: skip
    s.about(place="Fringe Marsh", time="night", light="the fire", composition="left", view="eye level", foreground="a sleeper's dark back", unexplained="what the moth said")
