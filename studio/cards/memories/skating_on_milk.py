"""Skating on Milk: a breakfast bowl is a frozen lake, and over its far rim come the eyes of a hungry child."""

from __future__ import annotations

from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

FLAKES = [(196, 836, 1.0, 12), (244, 888, 1.2, -6), (640, 850, 0.9, 16), (520, 906, 1.3, 8), (694, 800, 0.8, -10), (126, 800, 0.7, 14)]


def face(pen):
    """Hair, brow and eyes; the bowl hides the rest."""
    skin = "#e3ae86"
    pen.path("M214,640 C196,440 290,356 402,354 C520,356 606,446 588,640 C570,760 500,820 400,820 C300,820 232,760 214,640Z", "#8f4a26")
    for side in (-1, 1):
        pen.oval(400 + side * 172, 650, 26, 40, skin)
    pen.path("M236,640 C236,520 300,470 400,470 C500,470 564,520 564,640 C564,760 500,830 400,830 C300,830 236,760 236,640Z", skin)
    pen.path("M222,600 C226,470 300,420 400,420 C500,420 574,470 578,600 C556,560 540,530 512,520 C500,548 470,552 452,526 C436,560 392,560 372,528 C356,556 316,556 300,526 C264,536 240,566 222,600Z", "#a8572c")
    for x in (330, 470):
        pen.oval(x, 640, 38, 34, "#fffaf4")
        pen.circle(x + (4 if x < 400 else -4), 654, 20, "#4a3a5a")
        with pen.flat():
            pen.circle(x + (10 if x < 400 else 2), 646, 6, "#ffffff")
            pen.path(f"M{x - 38},{590 - (8 if x > 400 else 0)} q36,-22 74,{-4 if x < 400 else 8}", "#7a3f20", stroke=8)


def bowl(pen):
    with pen.cut(2):
        pen.path("M44,812 C60,980 170,1110 270,1130 H530 C630,1110 740,980 756,812 A356,112 0 0 1 44,812Z", "#6a6794")
        for i in range(9):
            x = 160 + i * 60
            y = 1062 - ((x - 400) / 350) ** 2 * 110
            pen.erase(cuts.star(x, y, 20, 6, 0.4))
    pen.path("M52,870 C110,930 240,976 400,978 C560,976 690,930 748,870 L744,894 C680,956 550,1002 400,1004 C250,1002 120,956 56,894Z", "#c4572f")
    pen.path("M262,1126 H538 L552,1158 H248Z", "#565380")


def milk(pen):
    pen.oval(400, 812, 362, 116, "#565380")
    pen.oval(400, 808, 356, 110, "#8d8aae")
    pen.oval(400, 816, 332, 94, "#e9e8f2")
    with pen.flat():
        pen.oval(400, 820, 318, 84, "#f6f4f8")
        pen.path("M330,850 l26,-12 34,4 26,-6 20,12 -14,14 12,8 -36,10 -24,-6 -28,4 6,-16Z", "#565380")
        for d in ("M436,848 l44,-10 20,6 40,-8 M336,852 l-40,-14 -30,6 M424,866 l30,18 40,2 M430,884 l-40,-22 -26,14 -50,-26 M390,862 l18,-26 -10,-20 M364,876 l-10,20", "M120,826 l60,-14 30,8 M560,770 l40,14 50,-6", "M250,780 q60,-14 120,4 M300,792 q40,-8 70,2 M470,842 q60,-16 110,4"):
            pen.path(d, "#8f8bb0", stroke=3)


def flake(pen, x, y, k, turn):
    with pen.at(x, y, scale=k, turn=turn), pen.stretch(1, 0.5):
        pen.path("M-46,4 C-50,-20 -28,-34 -8,-28 C6,-40 34,-34 40,-16 C56,-4 44,22 26,24 C12,38 -16,34 -26,24 C-38,24 -46,16 -46,4Z", "#d98a36")
        pen.path("M-24,2 C-20,-12 10,-16 22,-4 C16,10 -12,14 -24,2Z", "#efae58")


@light_box(id="rw1d6o", title="Skating on Milk", seed=45, palette="first frost", light=(0.4, -0.85))
def paint(s: LightBox) -> None:
    """Breakfast, about to begin."""
    s.stage("kitchen table", table=720, window=(400, 60, 300, 400), shelf=True)
    s.lamp((550, 260), 420, "#ffedc0", 0.2)
    s.sheet("tablecloth", lambda pen: cloth(pen), depth=0.5, haze=0.0)
    s.sheet("child's eyes above the rim", lambda pen: face(pen), role="witness", depth=0.56, haze=0.0, behind="table")
    s.sheet("cup", lambda pen: cup(pen), depth=0.64, haze=0.0, role="prop")
    s.sheet("fog", lambda pen: [pen.path(cuts.cloud(s.rng, x, y, w), "#f3eff4") for x, y, w in ((712, 606, 96), (690, 566, 150), (712, 522, 110))], depth=0.68, alpha=0.8, sheer=0.5, haze=0.0)
    lake = s.sheet("bowl of frozen milk", lambda pen: milk(pen), role="subject", depth=0.72, haze=0.0)
    s.lamp((400, 810), 330, "#fff8f0", 0.14)
    s.sheet("fingers on the rim", lambda pen: [pen.path(f"M{x - 15},{y - 22} a15,15 0 0 1 30,0 V{y + 14} a15,15 0 0 1 -30,0Z", "#e3ae86") for x, y in ((140, 748), (172, 738), (204, 730), (562, 722), (594, 730), (626, 738))], lift=10, haze=0.0)
    s.sheet("cornflakes", lambda pen: [flake(pen, *f) for f in FLAKES], role="prop", lift=5, haze=0.0, count=len(FLAKES))
    for x, y, w in ((290, 816, 34), (424, 792, 32), (520, 822, 34)):
        s.sheet("shadow on the ice", f"M{x - w},{y} a{w},7 0 1 0 {2 * w},0 a{w},7 0 1 0 {-2 * w},0Z", "#b9b6d0", lift=1, alpha=0.8, shadow=(0, 0, 0, 0.0))
    s.figure(at=(424, 792), age="child", pose="balance", view="front", height=104, lift=8, label="skater", clothes=dict(top="coat", colour="#4a6fa0", hat="beanie"), seed=3)
    s.figure(at=(290, 816), age="adult", pose="dance", view="front_right", height=126, lift=8, label="skater", clothes=dict(top="dress", colour="#c4572f", scarf="#f8f4f0"), hair="bun", seed=8)
    s.figure(at=(522, 822), age="old", pose="run", view="left", height=128, lift=8, label="skater", clothes=dict(top="coat", colour="#4f6a5a", hat="bowler", scarf="#d9a24a"), seed=5)
    s.figure(at=(250, 884), age="child", pose="sit_ground", view="front_right", height=104, lift=8, label="child on a raft", clothes=dict(top="coat", colour="#d9a24a", hat="beanie"), seed=6)
    s.sheet("front of the bowl", lambda pen: bowl(pen), role="subject", lift=26, haze=0.0)
    s.sheet("spoon", lambda pen: big_spoon(pen), role="accent", lift=24, haze=0.0)
    s.figure(at=(676, 742), age="adult", pose="walk", view="left", height=116, lift=8, label="walker on the spoon", clothes=dict(top="long_coat", colour="#3f3a66", hat="top"), seed=4)
    s.relate(lake, "is inhabited by", "skaters")
    s.describe("Tiny people skate on frozen milk in a bowl. A giant child watches "
               "over the rim; only hair, eyes and fingers show. A child sits on a "
               "cornflake; the ice has a hole and cracks. A man in a top hat walks "
               "down a spoon. The bowl is violet.")  # fmt: skip
    s.moods("delighted", "endangered", "hungry", "wintry")
    s.themes("breakfast", "being small", "danger", "winter", "appetite")
    s.says("thin ice", "cereal killer", "wait until it thaws", "he is only looking", "holiday resort", "silver bridge", "the most important meal", "God has a spoon", "cold start", "eat up before it gets warm", "ignorance is bliss",
           "spilt soon", "watched pot", "figure skating", "appetite", "who will be first", "do not play with your food", "crack")
    s.about(place="a kitchen table at a window", time="morning", weather="frost outside", light="window light", view="slightly from above", composition="low")


def cloth(pen):
    pen.path("M-20,724 H820 V1220 H-20Z", "#cfc6d2")
    with pen.flat():
        for i in range(9):
            pen.path(f"M{400 + (i - 4) * 90},724 L{400 + (i - 4) * 190},1220 h30 L{400 + (i - 4) * 90 + 14},724Z", "#bdb3c4")
        for y, h in ((760, 10), (830, 14), (930, 18), (1060, 24)):
            pen.path(f"M-20,{y} H820 v{h} H-20Z", "#bdb3c4")


def cup(pen):
    pen.circle(782, 690, 30, "#c4572f", stroke=12)
    pen.path("M650,640 H790 V700 C790,750 760,764 720,764 C680,764 650,750 650,700Z", "#c4572f")
    pen.oval(720, 640, 70, 14, "#8f3f22")


def big_spoon(pen):
    """Leans in at the right; its bowl is under the ice edge."""
    with pen.cut(1.4):
        pen.path("M812,612 C824,618 824,636 812,642 L618,784 C604,810 560,836 530,828 C508,818 528,780 566,768 C586,762 600,764 606,762Z", "#dcdae8")
    pen.path("M594,778 C590,800 560,818 542,814 C536,802 560,782 594,778Z", "#a5a2c0")
