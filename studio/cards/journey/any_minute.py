"""A plump clerk chews very slowly: a lightning bolt has stopped a hand's breadth above his bald head."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.land import storm_cloud
from reverie_studio.sewn.people import hand_holding, head_three_quarter
from reverie_studio.sewn.things import sandwich

SKIN, SUIT = ("#8a5046", "#b87664", "#d8987a", "#f2c8a0", "#fff0d4"), ("#1c1626", "#30263e", "#4a3c5c", "#6d5a80", "#a890b4")
BREAD, GOLD = ("#7a4a22", "#b07a3c", "#d8a860", "#f2d49a", "#fff2d0"), ("#c98a1e", "#f2c23e", "#ffe27a", "#fff6c8", "#ffffff")
BOLT = (("150,236! 236,218! 324,350! 258,378!", 56.0), ("212,400! 300,358! 414,474! 342,500!", 42.0), ("318,516! 396,478! 496,570!", 34.0))


def clerk(h: Hoop) -> None:
    h.blob("330,1230! 340,1050 380,940 450,880 560,860 660,884 730,950 770,1060 790,1230!", SUIT, "cloth", grain=["440,890 370,1010 350,1220", "560,880 556,1220", "690,900 750,1020 770,1220"], puff=150)
    h.blob("500,880! 556,868 612,884! 584,1010 556,1230! 520,1230! 512,1010", ("#8a8aa0", "#c4c2cc", "#ece6e0", "#ffffff"), "cloth", grain=90.0, puff=50)
    h.blob("540,890! 572,890! 580,930 568,1090 554,1120! 538,1090 534,930", "#9fd16a", "silk", grain=90.0, puff=14, angle=84)
    for p in ("500,876! 470,900 462,980 520,1090! 512,1000 508,930", "612,880! 650,904 656,984 586,1090! 596,1000 604,930"):
        h.blob(p, SUIT, "cloth", grain=90.0, puff=16, lit=1.1)
    h.tube("520,860,62 560,880,60", SKIN, "skin", lit=0.7)
    with h.at(548, 748, 1.22, 4, flip=True):
        head_three_quarter(h, SKIN, mouth="chew", shut=0.04, brow=16, look=(-0.1, -1.0), plump=1.0, hair="#5a4038", iris=("#1c2a3a", "#3a5a78"))
        for k in range(44):
            a = k * 2.399
            x, y = -86 + 12 * math.cos(a), 0 + 50 * math.sin(a)
            h.straight([(x, y - 20, x - 10, y + 6)], ("#3a2a26", "#6a5048", "#8a7064")[k % 3], 2.0, 2)


def lunch(h: Hoop) -> None:
    """Both hands hold the sandwich below his lips."""
    h.tube("424,944,54 366,1030,54 330,1104,46 326,1030,38 350,930,30", SUIT, "fur", angle=16)
    h.tube("700,950,58 768,1040,56 772,1106,48 700,1062,40 606,944,31", SUIT, "fur", angle=16)
    with h.at(470, 918, 1.06, -6):
        sandwich(h, BREAD)
    with h.at(362, 916, 0.86, 8):
        hand_holding(h, SKIN)
    with h.at(588, 924, 0.86, -4, flip=True):
        hand_holding(h, SKIN)


@card(id="6pvcyw", title="Any Minute", seed=40, palette="foxglove", light=(-0.55, -0.75))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#3f2c52"), (500, "#5b3f6e"), (860, "#8a648e"), (890, "#8a8660"), (1200, "#5a5a44")], dusk=0.4)
    rng = np.random.default_rng(40)
    h.lamp(470, 560, 380, "#fff4cc", 0.95, z=170)
    h.lamp(280, 380, 260, "#fff0c0", 0.35, z=60)
    h.whip("-10,884 260,878 520,886 810,880", "#d0a3c4", 2.2, 12, 16)
    with h.thing("field", "place"):
        for y, n, tone in ((904, 12, ("#8a8f50", "#c0bc78", "#6d7440")), (960, 18, ("#7a8048", "#a8a864", "#5c6438")), (1040, 26, ("#5c6a3a", "#8a9450", "#464f2c")), (1150, 40, ("#364226", "#5c6a3a", "#252e1c"))):
            h.seeds(f"-20,{y - n * 0.6}! 200,{y - n * 0.8} 420,{y - n * 0.4} 820,{y - n * 0.7}! 820,{y + n}! 300,{y + n * 0.5} -20,{y + n * 0.8}!", tone, n * 0.36, n * 1.3, -86, 2.0, wander=12)
    with h.thing("cloud", "prop", lift=12):
        storm_cloud(h, rng)
    with h.thing("lightning", "subject", lift=4) as bolt:
        for shape, way in BOLT:
            h.blob(shape, GOLD, "silk", grain=way, angle=84, satin=120, puff=26, gloss=0.6, lit=0.6, contrast=1.35)
        h.couch("236,218! 324,350! 290,364! 414,474! 384,490! 496,570", "#fff6d8", "#c98a1e", 3.6, 14)
        for k in range(13):
            a = 0.2 + k * 0.23
            h.run([(500 + math.cos(a) * 12, 574 + math.sin(a) * 10), (500 + math.cos(a) * 30, 574 + math.sin(a) * 24)], "#fff6c8", 2, 7, 4)
        for x, y in ((290, 280), (372, 420), (456, 530), (178, 330), (262, 462)):
            h.straight([(x - 30, y - 14, x - 18, y - 8), (x + 26, y + 14, x + 38, y + 18)], "#ffe27a", 2)
    with h.thing("clerk", "witness", lift=14) as man:
        clerk(h)
        lunch(h)
    with h.thing("near grass", plane="front"):
        for x, y, tip, w in ((-10, 1240, (40, 930), 20), (40, 1240, (20, 1010), 16), (70, 1240, (150, 990), 20), (120, 1240, (110, 1060), 15), (150, 1240, (230, 1080), 16), (200, 1240, (188, 1130), 12)):
            h.leaf([(x, y, w * 0.6), ((x + tip[0]) / 2 - 8, (y + tip[1]) / 2, w), (*tip, 1)], ("#0e1210", "#1a221a", "#2c3826", "#54603a"), "#3f4a2c", angle=24)
    s.relate(man[0], "waits for", bolt[0])
    s.describe("A plump bald man chews a sandwich, eyes raised. A golden lightning bolt from the only cloud has stopped just above his head.")
    s.moods("funny", "afraid", "suspended")
    s.themes("luck", "waiting", "danger")
    s.says("don’t move", "pending", "it seemed to know me", "lunch break", "bad hair day", "a bright idea", "last bite", "act natural", "fast food", "weather permitting", "if I don’t look", "deadline", "the chosen one", "static", "finish your plate", "shocking", "power lunch", "negotiation", "toast", "why me?", "calm before", "short circuit", "a hair’s breadth", "the boss is calling", "chew properly", "unfinished business", "fate", "it can wait", "picnic", "good reception", "overhead costs", "inspiration", "any last words", "it missed last time")
    s.about(place="a hill", time="evening", weather="one cloud", light="the bolt, on scalp and crust", composition="right", view="eye level", unexplained="why it hesitates")
