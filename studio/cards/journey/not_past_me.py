"""A furious goose with a raised wing; under it an enormous bear tries to be entirely behind her."""

from __future__ import annotations

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import goose_hissing

GOOSE = ("#5f6a78", "#98a3aa", "#d3d6d0", "#f4f1e6", "#ffffff")
BEAK = ("#6a2a10", "#b8561a", "#e5832e", "#ffb45c", "#ffe0a0")
BEAR = ("#1c110d", "#33211a", "#563a2a", "#80593c", "#b98a5c")
MOUTH = ("#3a0a12", "#7a1c22", "#b8403c", "#e07a68")


def bear(h: Hoop) -> None:
    h.tube("-60,1130,210 90,1050,220 250,1120,170", BEAR, "fur", angle=20)  # back and shoulder
    h.tube("40,830,48 70,846,52", BEAR, "fur", angle=40)  # ear
    h.tube("52,842,26 66,850,30", BEAR[:3], "fur", angle=40)
    h.blob("20,900 90,836 190,820 280,850 330,920 380,990 400,1050 360,1086 290,1080 200,1090 90,1080 10,1010", BEAR, "fur",
           grain=["60,900 190,860 300,930 380,1040", "40,980 160,990 280,1020 370,1064", "200,830 260,900 330,1000"], puff=110, angle=8)
    h.blob("250,1000 310,960 370,980 408,1040 396,1084 330,1090 270,1064", ("#4a3426", "#7a5a40", "#a98662", "#d8b88c"), "fur", grain=["260,1020 330,1010 400,1060"], puff=50)
    h.blob("362,1016! 392,1010 418,1034 420,1058 398,1066 372,1050", "black", "silk", grain=["364,1020 416,1056"], puff=14)
    h.eye(232, 936, 31, ("#2a160c", "#5a3216", "#8a5424"), look=(0.55, -0.75), white="white", lid=BEAR[:4], shut=0.05, tilt=-14)
    h.straight([(190, 902, 226, 886), (200, 892, 244, 872), (214, 880, 258, 862), (228, 872, 264, 858)], BEAR[0], 3.4, 1.5)


def paw(h: Hoop) -> None:
    """It holds on to her feathers."""
    h.tube("250,1240,80 340,1190,66 420,1150,52", BEAR, "fur", angle=16)
    for k in range(4):
        x, y = 438 + (0, 20, 22, 8)[k], 1104 + k * 30
        h.tube([(x - 40, y + 6, 22), (x, y, 20)], BEAR, "fur")
        h.tube([(x + 8, y, 8), (x + 34, y + 4, 6), (x + 48, y + 16, 1.5)], ("#2a2420", "#5a5048", "#b8ac9c"), "silk")


def body(h: Hoop) -> None:
    h.blob("540,760! 640,700 760,740 830,800! 840,1230! 450,1230! 424,1120 436,980 470,860", GOOSE, "fur",
           grain=["560,760 470,940 440,1180", "640,730 620,960 600,1220", "740,760 780,960 800,1220"], puff=150, angle=6, length=22)


def wing(h: Hoop) -> None:
    """Half raised over the bear: primaries fan out to the left, coverts lie over their roots."""
    h.fan("590,690 400,730 250,722 170,690", "520,916 360,900 150,870 -10,716", 11, 27, GOOSE, "#8a8f96", bow=0.05, satin=60, lit=0.88, angle=34)
    h.fan("610,680 430,712 280,700 200,672", "570,800 420,812 240,800 96,708", 9, 24, GOOSE[1:], bow=0.05, satin=50, angle=34)
    h.tube("650,800,66 600,720,62 470,668,46 330,650,34 200,676,20", GOOSE, "fur", angle=10)


def breast(h: Hoop) -> None:
    h.tube("640,1180,150 620,1010,158 636,860,128 694,720,98 700,600,78 626,520,66 520,490,60 446,420,58 420,340,62", GOOSE, "fur", angle=12, length=18, width=2.3)
    for k in range(6):  # breast feathers, each its own satin
        y, w = 796 + k * 66, 118 + k * 15
        h.fan([(620 - w, y + 26), (620, y), (620 + w, y + 26)], [(606 - w * 1.25, y + 84), (616, y + 70), (626 + w * 1.2, y + 84)], 7, 25, GOOSE[1:], wander=7, satin=40, angle=30, lit=1.08 - k * 0.07)


@card(id="t57art", title="Not Past Me", seed=44, palette="lichen", light=(-0.75, -0.55))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#c9cda4"), (640, "#b9bf94"), (1200, "#8f9a72")])
    h.stain("-20,556! 60,560! 150,556 190,548 222,562 236,574! 262,576! 270,560 292,552 316,562 322,584 308,604 284,606 268,594! 240,594! 222,612 186,622 130,616 40,622 -20,630!", "#4a5742", 0.72, 1.6)
    with h.thing("bear", "subject", lift=10) as b:
        bear(h)
    with h.thing("goose", "subject", lift=18) as g:
        body(h)
        wing(h)
        breast(h)
        goose_hissing(h, GOOSE, BEAK, MOUTH)
    with h.thing("paw", lift=6):
        paw(h)
    s.relate(b[0], "hides behind", g[0])
    s.describe("A white goose hisses, one wing raised. Under the wing a huge brown bear crouches and looks up. A long shadow with a round head reaches in from the left.")
    s.moods("furious", "ashamed", "brave")
    s.themes("protection", "size and courage", "mothers")
    s.says("angry mum", "security", "she never asked what I’d done", "bodyguard", "big baby", "not on my watch", "who goes there", "mother goose", "pick on someone your own size", "a question of attitude", "it wasn’t me", "lawyer", "grounded", "small but furious", "under her wing", "bouncer", "hide and seek", "I can still see you", "the bear facts", "hiss", "what are friends for", "closing time", "trespassers", "over the top", "a bit much", "safe", "coward", "loyalty", "first line of defence", "someone is coming", "you and whose army?", "stage mother", "down jacket", "teeth")
    s.about(place="a road", time="afternoon", light="hard, from the left", composition="right", view="near")
