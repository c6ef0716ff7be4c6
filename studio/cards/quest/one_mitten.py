"""Somebody lives in the lost mitten."""

from __future__ import annotations

from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

RED, DEEP, CUFF = "#c8423a", "#9a2f2e", "#e9d9c8"
HAND = ("M500,1050C360,1066 190,1062 110,1010C40,962 46,840 120,790C180,752 250,756 300,768C290,730 288,690 300,650C310,610 372,606 384,648C394,690 396,730 412,776C450,780 480,780 506,776Z")


def mitten(pen: Pen) -> None:
    pen.path(HAND, RED)
    with pen.clip(HAND):
        pen.path("M40,980C200,1060 380,1030 520,1020V1090H40Z", DEEP)
        for row in range(9):
            for k in range(14):
                x, y = 60 + k * 34 + 17 * (row % 2), 770 + row * 32
                pen.path(f"M{x},{y}l9,15l9,-15", DEEP, stroke=3)
        for k in range(6):
            x = 130 + k * 62
            pen.path(f"M{x},900l22,-26l22,26l-22,26Z", "#f4e8da")
            pen.path(f"M{x + 11},900l11,-13l11,13l-11,13Z", RED)


def cuff(pen: Pen) -> None:
    pen.path("M496,760C540,752 620,748 660,760C700,780 706,1040 668,1062C620,1072 540,1070 494,1060C474,1000 476,820 496,760Z", CUFF)
    for k in range(8):
        y = 784 + k * 36
        pen.path(f"M490,{y}C560,{y - 8} 620,{y - 6} 690,{y}", "#c4ad98", stroke=5)
    pen.oval(650, 911, 62, 152, "#a88a74")
    pen.oval(656, 911, 50, 136, "#f6c25a")
    pen.path("M660,776C690,800 704,860 704,911C704,960 694,1020 664,1044C680,1000 682,820 660,776Z", "#fff0c0")
    pen.path("M628,1036C620,1000 626,966 640,954H676C690,966 694,1004 686,1038C668,1048 644,1046 628,1036Z", "#6a4434")
    pen.path("M640,1034C634,1006 640,984 656,980C674,984 680,1008 674,1036Z", "#a8785c")
    for x in (634, 682):
        pen.circle(x, 906, 13, "#6a4434")
        pen.circle(x, 907, 6, "#a8785c")
    pen.oval(658, 930, 33, 31, "#6a4434")
    pen.oval(658, 942, 17, 13, "#d9b08c")
    pen.oval(658, 936, 6, 4.5, "#241c1c")
    pen.circle(646, 924, 3.6, "#241c1c")
    pen.circle(670, 924, 3.6, "#241c1c")
    pen.taper([(684, 974), (700, 960), (704, 940)], 18, 14, "#6a4434")


def window(pen: Pen) -> None:
    pen.circle(210, 830, 33, "#f4e8da")
    pen.circle(210, 830, 26, "#f6c25a")
    pen.path("M184,830H236M210,804V856", "#f4e8da", stroke=6)


def prints(k: InkPen) -> None:
    for i in range(16):
        t = i / 15
        x, y = 520 + 80 * t + (7 if i % 2 else -7) * (1 - 0.7 * t), 600 - 100 * t
        k.blot(f"M{x - 4},{y}c0,-6 8,-6 8,0c0,5 -8,5 -8,0Z")
    for i in range(9):
        x, y = 720 - 4 * i + (6 if i % 2 else -6), 1060 + i * 15
        k.blot(f"M{x - 3},{y}c0,-5 6,-5 6,0Z")


@card(id="y5afmm", title="One Mitten", seed=933, palette="winter_ink", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("top", "#76899f", strength=0.95, charge="#93a6c2", bloom=4)
    p.draw(lambda pen: [pen.path(f"M{x - w},{y}L{x},{y - w * 3.2}L{x + w},{y}Z", "#5d7484") for x, y, w in
                        ((30, 500, 22), (74, 496, 28), (124, 500, 20), (170, 494, 25), (214, 498, 18), (260, 496, 22), (704, 486, 20), (744, 484, 27), (786, 488, 22), (664, 488, 15))],
           name="far firs", role="place", how={"as": "faint", "strength": 0.7, "wet": 0.4})
    p.ink(lambda k: (k.line([(0, 506), (200, 498), (420, 504), (620, 490), (800, 488)], 1.5, broken=0.4), k.line([(360, 700), (520, 676), (700, 690), (800, 676)], 1.3, broken=0.7),
                     k.line([(0, 1120), (200, 1136), (420, 1124), (640, 1140), (800, 1116)], 1.5, broken=0.5)), name="snow lines")
    p.wash([(-20, 690), (220, 640), (460, 700), (700, 660), (830, 690), (830, 780), (-20, 790)], "#a9bccb", strength=0.45, wet=0.6, fade=(0, 1), name="drift")
    p.wash([(-20, 1010), (200, 1060), (460, 1080), (700, 1066), (830, 1090), (830, 1200), (-20, 1200)], "#8ea5bc", strength=0.55, wet=0.5, fade=(0, 0.8), bloom=2, name="blue shadow")
    p.glaze([(40, 1030), (240, 1074), (500, 1078), (620, 1070), (560, 1110), (240, 1116), (20, 1076)], "shadow", strength=0.7)
    p.wash([(690, 800), (830, 860), (830, 1090), (700, 1060), (672, 960)], "#f6c25a", strength=0.55, wet=0.9, fade=(0.9, 0.1), name="light on the snow")
    hand = p.draw(mitten, name="giant mitten", role="subject", how={"light": 0.2, "second": 0.5, "uneven": 0.8, "bloom": 2, "hatch": 0.35})
    p.draw(cuff, name="lit cuff", role="subject", how={"light": 0.1, "hatch": 0.3})
    p.draw(window, name="window", record=False, how={"light": 0.0})
    puffs = ((340, 600, 20), (336, 556, 25), (352, 508, 30), (344, 452, 36), (372, 392, 44), (420, 330, 52), (486, 272, 58), (560, 226, 52), (632, 190, 42))
    p.lift(lambda pen: [pen.circle(x, y, r, "#ffffff") for x, y, r in puffs], 0.8, soft=9)
    p.ink(lambda k: [k.line([(x - q * r * 0.7, y + r * 0.5), (x - q * r, y - r * 0.2), (x - q * r * 0.5, y - r * 0.8)], 1.6, broken=0.3) for i, (x, y, r) in enumerate(puffs) for q in ((1, -1) if i % 2 else (1,))], name="smoke lines", strength=0.6)
    p.ink(prints, name="footprints", strength=0.7)
    child = p.figure(at=(524, 632), age="child", pose="walk", view="front_left", height=156, seed=5, prop=None, role="witness", label="child",
                     clothes=dict(top="coat", colour="#4f6a86", hat="beanie", hat_colour=RED, scarf=False, shoes="boots"), how={"light": 0.3})
    wx, wy = child["hand_west"]
    ex, ey = child["hand_east"]
    p.draw(lambda pen: pen.path(f"M{ex - 9},{ey - 10}h18v14c0,12 -18,12 -18,0Z", RED), name="other mitten", role="accent", contact=0)
    p.ink(lambda k: k.line([(wx, wy), (wx - 20, 660), (560, 690), (640, 716), (600, 752), (690, 770), (664, 800)], 2.8, taper=4), name="red yarn", colour=RED)
    s.relate(hand, "is inhabited by", "mouse")
    s.describe("A red mitten, big as a boat, lies in the snow. A small bear stands in"
               " its lit opening. It has a round window, and smoke rises from the "
               "thumb. Far off comes a child with only one mitten; a red thread joins"
               " its bare hand to the big one.")  # fmt: skip
    s.moods("cosy", "cold", "hopeful", "shy")
    s.themes("home", "loss", "shelter", "winter", "belonging")
    s.says("the other one", "home is where", "cold hand", "lost and found", "squatters", "somebody got there first", "warm inside", "knock?", "half a pair", "finders keepers", "who lives there?", "mine",
           "hand in glove", "all thumbs", "a thread of hope", "grandmother's knitting", "too big for my hand")
    s.about(place="a snow plain", time="dusk", weather="cold and still", light="grey with one lamp", composition="low", view="eye level")
