"""No School: the snow that blocks the street is a sleeping bear."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

BACK = "M96,1010 C70,930 84,830 150,760 C190,700 260,640 360,610 C470,574 600,590 690,650 C770,706 830,800 840,1010Z"
HAUNCH = "M560,1010 C520,900 580,760 690,740 C790,726 850,800 850,1010Z"
HEAD = "M64,1004 C30,960 40,900 92,868 C100,840 112,812 140,806 C150,772 196,764 212,792 C220,800 222,810 220,820 C262,812 300,818 330,838 C340,806 392,808 396,846 C398,862 388,874 376,880 C410,920 404,980 366,1008 C300,1040 120,1044 64,1004Z"


def bear_back(pen, snow):
    with pen.cut(1.6):
        pen.path(BACK, snow)


def bear_front(pen, p, snow):
    with pen.cut(1.6):
        pen.path(HAUNCH, mix(snow, p.haze, 0.3))
    pen.path("M470,1022 c10,-40 90,-54 140,-40 c40,10 50,40 30,52 c-50,20 -150,14 -170,-12Z", snow)
    with pen.cut(1.4):
        pen.path(HEAD, "#ffffff")
    pen.path("M150,806 c8,-20 36,-24 46,-4 c-4,14 -32,20 -46,4Z M346,846 c6,-18 34,-16 36,2 c-6,14 -28,14 -36,-2Z", mix(p.accent, p.light, 0.6))
    pen.path("M50,942 C60,910 108,900 140,916 C160,930 150,966 120,978 C86,990 48,976 50,942Z", mix(snow, p.haze, 0.35))
    pen.path("M56,928 c6,-20 44,-20 48,-2 c0,16 -18,26 -28,26 c-10,0 -24,-10 -20,-24Z", p.dark)
    with pen.flat():
        pen.path("M150,884 q26,22 54,2", p.dark, stroke=6)
        pen.path("M290,880 q26,18 50,-4", p.dark, stroke=6)
        pen.path("M84,954 q10,18 34,16", p.dark, stroke=4)


@light_box(id="d9r5xb", title="No School", seed=8, palette="snow day", light=(-0.5, -0.85))
def paint(s: LightBox) -> None:
    """The quiet after the snow."""
    p = s.palette
    snow = "#e6eef8"
    street = s.stage("snow street", floor=800, gap=150, lit_windows=2, lamps=False)
    s.lamp((400, 600), 300, "#ffdcae", 0.12)
    s.put("lamp post with nest", at=(262, 900), scale=0.8, lift=20)
    bear = s.sheet("sleeping bear", lambda pen: bear_back(pen, snow), role="subject", depth=0.7, haze=0.0)
    s.sheet("bear's head", lambda pen: bear_front(pen, p, snow), role="subject", depth=0.84, haze=0.0)
    s.figure(at=(478, 598), age="child", pose="sit_ground", view="front_left", height=128, clothes=dict(top="coat", colour="#d2413c", hat="beanie"), lift=14, label="child")
    s.put("sled", at=(500, 606), scale=0.36, lift=8)
    s.figure(at=(610, 628), age="child", pose="walk", view="left", height=132, clothes=dict(top="coat", colour="#3f6f9c", hat="beanie"), lift=14, label="child")
    s.put("satchel", at=(706, 690), scale=0.24, turn=14, colour="#b5532f", lift=10)
    s.sheet("breath", lambda pen: [pen.path(cuts.cloud(s.rng, x, y, w), "#ffffff") for x, y, w in ((44, 880, 70), (60, 820, 96), (40, 740, 130))], depth=0.86, alpha=0.85, sheer=0.6, haze=0.0)
    s.ridge(996, 10, 420, "#f3f7fc", depth=0.88, name="drift before the bear")
    man = s.figure(at=(470, 1142), age="broad", pose="think", view="back_left", height=230, role="witness", clothes=dict(top="long_coat", colour="#2f4468", hat="bowler"), lift=24, label="man with a shovel")
    s.put("snow shovel", at=(572, 1150), scale=0.56, turn=6, role="accent", lift=18)
    s.ridge(1150, 14, 320, "#ffffff", depth=0.93, plane="front")
    s.snow(120, size=1.1)
    s.relate(bear, "sleeps in", "street")
    s.describe("A huge white bear sleeps under the snow in a street. One child sits "
               "with a sled on its back, another walks there, and a satchel lies on "
               "its haunch. In front a man in a long coat stands by a red shovel. "
               "Tall houses have lit windows. Snow falls.")  # fmt: skip
    s.moods("hushed", "gleeful", "uneasy", "tender")
    s.themes("winter", "a day off", "sleeping giants", "grown-ups and children")
    s.says("school is cancelled", "do not disturb", "who wakes him", "the weather has a heart", "roadworks", "Monday morning", "hibernation", "soft landing", "it's only snow",
           "the elephant in the street", "let sleeping bears lie", "too big for one shovel", "delivery delayed", "white lie", "neighbourhood watch", "avalanche")
    s.about(place="a street deep in snow", time="early morning", weather="snow", light="lit windows and snow light", view="eye level", composition="low")
