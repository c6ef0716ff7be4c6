"""A crocodile dares neither shut its jaws nor put down its foot: chicks are asleep along its teeth."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop, ring
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import chick
from reverie_studio.sewn.stitches import lozenges, wrinkle

HIDE, BELLY = ("#10241c", "#22402e", "#3f6446", "#749064", "#bcc88c"), ("#5a5c34", "#8e8c54", "#bcb67a", "#e4dca4", "#fbf6d2")
GUM = ("#4a141c", "#84303a", "#bc5c5c", "#e4988a", "#f8c8b4")
TOOTH = ("#8a7c5c", "#c4b890", "#ece4c4", "#fffbe8", "#ffffff")
CHICKS = ((246, 838, 1.3, True, "sleep"), (352, 852, 1.34, False, "sleep"), (612, 838, 1.2, False, "awake"), (562, 882, 1.36, True, "sleep"), (684, 874, 1.34, False, "sleep"))


def tooth(h: Hoop, x: float, y: float, n: float, w: float, lean: float) -> None:
    h.tube([(x, y, w), (x + lean * 0.4, y + n * 0.5, w * 0.72), (x + lean, y + n, 1.6)], TOOTH, "silk", angle=80, satin=60, spread=0.03)


def upper(h: Hoop) -> None:
    h.blob("-40,520! 60,470 150,440 210,384 290,380 336,430 440,400 560,310 640,214 706,166 772,180 790,246 748,312 640,400 500,500 360,610 240,720 150,800! -40,860!", HIDE, "fur", puff=110, angle=12, length=14, satin=16, spread=0.08, contrast=1.2, grain=["-30,560 160,480 340,450 560,340 760,200", "100,760 300,620 560,430 770,270"])
    lozenges(h, "10,560,70 160,510,70 330,500,66 470,420,60 590,330,52 690,240,44", 12, 5, 25, HIDE)
    h.tube("150,800,15 240,716,17 360,606,18 500,496,18 640,398,18 750,308,20 786,250,18", BELLY, "across", angle=80)
    h.blob(ring(716, 190, 30, 16), HIDE[1:], "silk", puff=16, angle=90)
    h.blob("702,186! 716,174 734,182! 718,194", "black", "silk", grain=10.0, puff=3)
    for t in np.linspace(0.02, 0.98, 9):
        tooth(h, 236 + 520 * t, 726 - 430 * t, 66 + 22 * (int(t * 8) % 2) - 16 * abs(t - 0.6), 15 + 4 * (int(t * 8) % 2), 24)
    h.blob(ring(256, 432, 84, 24), HIDE, "fur", puff=50, angle=90, length=12)
    h.eye(266, 436, 54, ("#6a5a0c", "#b89a1c", "#ecd452", "#fff29a"), look=(0.5, 0.9), white=("#b8b898", "#e8e6cc", "#fffdf0"), lid=HIDE[1:4], shut=0.0, tilt=-12)
    h.tube("172,384,5 232,336,15 310,318,14 342,334,4", HIDE[2:], "across", angle=60)
    wrinkle(h, "196,500 250,526 322,512", HIDE[0], HIDE[3], 4)
    for x, y in ((150, 380), (128, 446), (392, 352)):
        h.tube([(x, y - 16, 2), (x, y, 8), (x, y + 5, 9)], ("#6a9ab0", "#bfe6f2", "#ffffff"), "silk", satin=40)


def lower(h: Hoop) -> None:
    h.blob("-40,830! 100,800 240,850 420,890 600,884 720,872 790,886! 796,936 740,976 600,1010 420,1026 240,1004 100,970 -40,990!", HIDE, "fur", puff=80, angle=10, length=14, satin=16, spread=0.08, contrast=1.2, grain=["-30,880 200,900 420,940 780,920", "0,970 240,980 600,990"])
    h.tube("-40,1000,44 120,990,46 300,1012,40 480,1020,34 640,1000,24 760,962,12", BELLY, "across", angle=82, satin=110)
    lozenges(h, "60,890,40 240,930,36 420,956,34 600,944,30 750,922,20", 13, 3, 20, HIDE)
    h.tube("130,812,12 250,858,15 420,896,15 600,890,15 720,878,15 788,892,16", BELLY, "across", angle=80)


def foot(h: Hoop) -> None:
    h.tube("-60,1120,120 60,1090,86 160,1076,58 226,1094,46", HIDE, "fur", angle=14, length=14)
    lozenges(h, "-20,1100,60 120,1070,40 210,1086,26", 6, 4, 20, HIDE)
    for k, (x, y) in enumerate(((268, 1040), (312, 1076), (310, 1126), (262, 1160))):
        h.tube([(214, 1092, 30), ((214 + x) / 2, (1092 + y) / 2, 22), (x, y, 17)], HIDE, "fur", angle=20)
        h.tube([(x, y, 10), (x + 26, y - 4 + k * 5, 8), (x + 48, y + 8 + k * 6, 1.5)], TOOTH[:4], "silk")


@card(id="hw4cz8", title="Handle With Care", seed=11, palette="lichen", light=(0.3, -0.88))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#d2d6ae"), (500, "#b9bf94"), (1010, "#9aa478"), (1200, "#7f8f5a")])
    h.shade("60,1200! 140,1176 330,1180 440,1200!", 0.5, 14)
    with h.thing("crocodile", "subject", lift=16) as croc:
        h.blob("120,800! 330,640 520,500 600,450 556,580 620,760 740,890! 400,910 200,860", GUM[:4], "silk", grain=["160,800 400,700 620,500", "200,830 420,800 700,860"], puff=60, angle=86, lit=0.62)
        h.blob("180,830! 330,780 520,800 690,836 760,886! 600,900 400,904", GUM[1:], "skin", grain=["200,836 440,820 740,880"], puff=40)
        upper(h)
    with h.thing("chicks", "witness", lift=5, count=6) as brood:
        for k, (x, y, size, flip, pose) in enumerate(CHICKS):
            with h.at(x, y, size, 0, flip):
                chick(h, pose=pose, seed=k)
    with h.thing("lower jaw", lift=8):
        lower(h)
        for k, t in enumerate(np.linspace(0.02, 0.99, 10)):
            if k != 4:
                tooth(h, 220 + 545 * t, 862 + 40 * np.sin(t * 2.4), -46 - 16 * (k % 2), 14, 6)
    with h.thing("hanging chick", lift=5), h.at(446, 900, 1.26, -4):
        chick(h, pose="hang", seed=9)
    with h.thing("foot", lift=22):
        foot(h)
    s.relate(brood[0], "sleeps in", croc[0])
    s.describe("A crocodile holds its jaws wide open. Yellow chicks lie between its lower teeth, nearly all asleep, one hanging over the edge. Its eye is wide, it sweats, and one foot stays lifted.")
    s.moods("tender", "funny", "tense")
    s.themes("trust", "care", "strength held back", "sleep")
    s.says("don’t shut", "babysitter", "trusted by mistake", "not a sound", "crèche", "soft-mouthed", "the safest place", "nobody move", "warm in here", "lunch can wait", "new father", "my jaw hurts", "they think I’m a nest", "open wide", "a mouthful", "soft-footed", "self-control", "what now", "first day on the job", "bird in the hand", "reputation ruined", "I had other plans", "a hush", "do not disturb", "like washing", "whose are they?", "until they wake", "kind teeth", "promise", "who guards the guard", "one yawn from disaster", "room for one more")
    s.about(place="river bank", time="noon", light="from above, on tooth tips and down", composition="diagonal", view="near", unexplained="how they came in")
