"""A walrus must sneeze; on every whisker a tired small bird has landed, and one more is coming."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import songbird
from reverie_studio.sewn.stitches import wrinkle

HIDE = ("#2c1c22", "#543740", "#825a58", "#b08672", "#e0bc9a")
PAD = ("#4a2c2c", "#7e5248", "#b0806a", "#d8ae90", "#f6dcbc")
IVORY = ("#7a6248", "#b8a078", "#e2d2aa", "#f8efd2", "#ffffff")
BIRDS = (("#16304a", "#2c5a84", "#5a90b8", "#a8d0e0"), ("#6a1c1c", "#a83a2c", "#dc6a44", "#ffb080"), ("#3a4a1c", "#64802e", "#98b04c", "#dce08c"),
         ("#4a4048", "#7a6e74", "#b0a4a0", "#e6dcd0"), ("#7a5a10", "#c8981e", "#f0d24a", "#fff2a0"))  # fmt: skip
WINGS = (("#0c1a30", "#1c3a5c", "#3a6488"), ("#3a1018", "#6a1c20", "#9a3a2c"), ("#1c2a14", "#3a4a1c", "#6a7a34"), ("#241e26", "#4a4048", "#7a6e74"), ("#4a3008", "#8a5a10", "#c8981e"))
# root, middle, tip of each whisker; bird, pose, size, flip
WHISKERS = (("250,770 160,680 104,690", 0, "sit", 0.9, True), ("236,800 150,784 108,826", 3, "sleep", 0.95, False), ("246,836 160,880 120,948", 2, "look", 0.86, True), ("270,862 214,960 190,1064", 1, "sleep", 0.9, True),
            ("560,760 676,640 726,640", 1, "call", 0.95, False), ("584,796 670,772 716,804", 2, "sleep", 1.0, True), ("578,834 664,880 704,944", 0, "preen", 0.95, False), ("556,866 630,980 664,1090", 3, "sit", 0.95, False))  # fmt: skip


def head(h: Hoop) -> None:
    for x, y, r in ((830, 700, 250), (770, 860, 250), (680, 1010, 240), (560, 1170, 230)):  # rolls of the neck
        h.tube([(x + 150, y - 260, r * 0.7), (x + 40, y - 60, r), (x - 120, y + 150, r), (x - 330, y + 330, r * 0.8)], HIDE, "fur", angle=74, length=15, satin=16, spread=0.08, lit=0.62)
    h.blob("668,650 676,500 640,350 556,262 430,230 306,262 226,350 188,500 176,660 200,810 280,900 420,930 570,900 650,810", HIDE, "fur", puff=230, angle=8, length=13, satin=15, spread=0.07, contrast=1.25,
           grain=["400,190 250,340 210,560 240,860", "430,190 420,420 410,620", "460,190 620,340 650,560 610,860"])  # fmt: skip
    for k in range(4):
        wrinkle(h, [(360 + k * 10, 404 - k * 26), (432, 380 - k * 28), (508 - k * 8, 402 - k * 26)], HIDE[0], HIDE[3], 3.4)

    for x, y, tilt, look in ((322, 500, -16, (1.0, 0.95)), (548, 496, 16, (-1.0, 0.95))):
        h.blob(ring(x, y, 74, 20), HIDE[1:4], "fur", puff=20, angle=90, length=12, lit=0.8)
        h.eye(x, y, 43, ("#2a1408", "#5a3014", "#98602a"), look=look, white="white", lid=HIDE[1:4], shut=0.2, tilt=tilt)
        s = 1 if x < 440 else -1
        wrinkle(h, [(x - 58 * s, y + 34), (x, y + 62), (x + 56 * s, y + 44)], HIDE[0], HIDE[3], 3.6)
        h.bead(x - 44 * s, y + 47, 11, "#bfe6f2")  # it waters
        h.tube([(x - 74 * s, y - 70, 5), (x, y - 104, 15), (x + 62 * s, y - 118, 7)], HIDE[2:], "hair", angle=30)


def muzzle(h: Hoop) -> None:
    h.blob("300,880! 400,850 530,884! 520,1000 470,1064 400,1078 340,1060 304,990", ("#2a0810", "#5c1a24", "#8a3038"), "silk", grain=0.0, puff=20)
    h.blob("330,1040! 360,976 410,962 468,980 500,1034! 440,1086 380,1086", ("#7a2838", "#b85a5c", "#e09084", "#f8c0b0"), "silk", grain=["340,1040 410,1000 490,1036"], puff=34, angle=84)
    for spine in ("318,884,36 284,980,33 268,1080,24 272,1176,4", "520,890,38 544,990,34 552,1100,25 538,1206,4"):
        h.tube(spine, IVORY, "silk", angle=84, satin=110, spread=0.03)
    h.blob("420,700 380,668 320,680 250,730 218,800 236,872 300,916 370,908 416,860", PAD, "fur", puff=90, angle=6, length=12, grain=["410,720 300,740 240,820", "410,840 320,880 260,860"])
    h.blob("408,700 452,664 516,676 590,730 620,800 604,876 540,922 466,912 416,860", PAD, "fur", puff=90, angle=6, length=12, grain=["420,720 520,740 600,820", "420,850 520,890 580,860"])
    h.blob("330,690! 352,622 414,592 478,620 502,690! 452,716 414,748 376,716", HIDE[1:], "fur", puff=46, grain=["414,600 350,690", "414,600 414,740", "414,600 480,690"], length=11)
    for x, s in ((370, 1), (458, -1)):  # nostrils, wide open
        h.blob([(x + math.cos(a) * 31, 664 + math.sin(a) * 25 + math.cos(a) * 10 * s) for a in np.linspace(0, 6, 14)], "black", "silk", grain=0.0, puff=3)
        h.stem([(x + math.cos(a) * 33, 662 + math.sin(a) * 27 + math.cos(a) * 10 * s) for a in np.linspace(2.9, 6.4, 10)], HIDE[4], 3.4, 8)
    spots = [(x + s * 26 * c, y + 23 * r, 4) for x, y, s in ((340, 766, -1), (492, 766, 1)) for c in range(4) for r in range(5)]
    h.knots(spots, PAD[0])


@card(id="q7m2wd", title="Not Now", seed=27, palette="salt marsh", light=(-0.35, -0.85))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#b4cdca"), (560, "#8fb0b2"), (1200, "#5f8a8c")])
    with h.thing("walrus", "subject", lift=16) as beast, h.at(400, 640, 1.05, -7), h.at(-424, -680):
        head(h)
        muzzle(h)
    with h.thing("birds", "witness", lift=7, count=9) as birds:
        for path, kind, pose, size, flip in WHISKERS:
            with h.at(400, 640, 1.05, -7), h.at(-424, -680):
                h.couch(path, "#fff6e0", "#b98a6a", 8, 16)
                x, y = h.where(*(float(v) for v in path.split()[-1].split(",")))
            with h.at(x, y - 5, size * 1.25, 0, flip):
                songbird(h, BIRDS[kind], WINGS[kind], "white" if kind != 3 else ("#8a4a30", "#c87850", "#f0b088"), pose)
        with h.at(372, 560, 1.3):
            songbird(h, BIRDS[4], WINGS[4], ("#b08a20", "#f0d860", "#fff8c8"), "sit")
            h.leaf("52,-54,2 72,-36,9 78,2,11 62,38,1", "white", "#8a8f9a", angle=34)
    s.relate(birds[0], "balances on", beast[0])
    s.describe("A walrus squints at its own nose. A yellow bird stands there with a feather at its nostril; eight more birds rest on its whiskers, some asleep. Its mouth is open, its eyes water.")
    s.moods("funny", "tense", "tender")
    s.themes("patience", "manners", "being needed", "holding back")
    s.about(place="shore", time="morning", light="soft, from above", composition="low", view="near", unexplained="why they all chose it")
    s.says("a-a-a", "full branch", "everyone rests on me", "don’t you dare", "hold it", "bless you, later", "any second now", "no vacancies", "the kind face", "a public place", "the straw, the camel", "please, not a feather", "everybody sit still", "tickle", "manners hurt", "hotel", "I can’t say no", "the last one was the worst", "quiet hours", "think of something sad", "rush hour", "host", "it will be heard for miles", "nobody asked him", "one breath", "perched", "all passengers seated", "trust me, said his nose", "pollen season", "he who holds still", "too popular", "the longest a in the world")
