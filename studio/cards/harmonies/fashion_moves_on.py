"""Fashion Moves On: a girl whirls; the flowers of her wide skirt are moths and leave it."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved

SKIRT = "-300,150! -272,250 -220,380 -140,520 -50,650 10,730 64,790! 40,850 -30,880 -110,850! -190,930 -280,910! -350,980 -440,930! -520,950 -590,870! -660,850 -690,780! -640,640 -560,480 -490,330 -450,230 -436,150!"
PLACE = ((573, 341), 0.66)
HEM = "100,740! 30,790 -40,800 -110,780! -190,860 -280,840! -350,910 -440,860! -520,880 -590,800! -650,780 -700,700! -720,900! -400,1040! 30,960!"
KICK = "176,860! 190,930 188,966! 160,950 138,930 118,912! 100,902 84,912 84,930! 72,954 54,976 42,998! 46,1012 66,1014 86,1004! 108,992 130,990 150,1006! 176,1030 206,1050 232,1048 252,1030 266,990 292,900!"
STAND = "300,920! 306,980 304,1030 302,1066! 294,1088 302,1106 322,1120! 340,1136 366,1146 394,1146 402,1134! 382,1116 362,1096 350,1062! 352,1010 362,970 368,920!"
BACK_ARM = "296,300! 270,298 246,320 226,350 196,362 160,360! 132,346 112,336 98,340 104,350! 88,352 84,362 98,366! 92,376 104,384 128,384 156,390! 200,396 246,384 276,360 306,340!"
FRONT_ARM = "350,290! 376,284 404,304 440,316! 470,290 500,244 524,204! 520,184 526,166 536,156! 556,142 572,134 578,142 566,154! 582,146 592,150 586,162! 590,172 578,186 560,200! 546,212! 524,262 494,318 460,352 436,358! 404,352 366,340!"
NECK = "310,206! 316,262 298,288! 374,290! 358,266 358,226!"
BODICE = "286,300! 300,282 324,290! 340,300 352,290! 372,284 388,300! 380,350 366,390 366,432! 288,432! 290,390 276,350!"
FACE = "-50,10! -56,-30 -36,-62 4,-68 40,-52 48,-28! 46,-16! 60,4 58,13 50,16! 56,26 52,32! 54,40 48,54 34,60 6,56 -20,54 -40,46!"
HAIR = "-40,40! -66,20 -74,-26 -50,-70 0,-84 44,-66 54,-38! 30,-44 14,-34! 6,-10 -6,-6 -14,4! -16,30!"
PLAIT = "-30,-64! -70,-70 -110,-50 -140,-10 -190,4! -150,24 -110,14 -80,-10 -40,0!"
WING = "0,-6! 26,-60 70,-84 110,-76 112,-40 84,-8 50,6! 80,24 82,56 54,70 24,50 0,16!"


def moth(t: Cutting, at: Sequence[float], size: float, turn: float, ink: int, edge: int) -> None:
    """A moth, seen from above, that could be a flower."""
    for side in (False, True):
        t.flat(moved(WING, at, size, turn, side), ink=ink, gap=6, around=edge)
        with t.down_to(KEY if ink != KEY else 0):
            t.strokes([moved([((-1 if side else 1) * u, v) for u, v in line], at, size, turn) for line in ([(22, -22), (50, -44), (84, -58)], [(22, 20), (42, 34), (56, 48)])], 8 * size, ends=(0.2, 0.1))
        t.flat(moved([((-1 if side else 1) * u, v) for u, v in oval(78, -46, 11, 11)], at, size, turn), spot=True)
    t.flat(moved("0,-40 10,-24 12,10 6,50 0,64 -6,50 -12,10 -10,-24", at, size, turn), ink=KEY)


@card(id="g83rmt", title="Fashion Moves On", seed=25, palette="lino_heather", light=(0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.4, 0.5)])
    with p.thing("evening", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
    with p.thing("whirling girl", "subject") as w:
        w.flat("-20,1080! 200,1064 520,1066 820,1084! 820,1220! -20,1220!", ink=2, gap=9)
        with w.down_to(KEY):
            w.strokes([[(60, 1160), (220, 1150), (400, 1160)], [(500, 1140), (640, 1134), (780, 1144)]], 11, ends=(0.1, 0.1))
        w.flat(KICK, ink=0, gap=8, around=KEY)
        w.flat(STAND, ink=0, gap=8, around=KEY)
        w.strokes([[(204, 1030), (220, 1040), (238, 1034)], [(112, 940), (104, 934), (98, 924)], [(54, 1000), (62, 990), (72, 984)], [(376, 1144), (384, 1136), (388, 1128)], [(360, 1142), (368, 1134), (372, 1124)]], 7, ends=(0.3, 0.2), black=True)
        skirt, hem = moved(SKIRT, *PLACE), moved(HEM, *PLACE)
        w.flat(skirt, gap=9, around=KEY)
        with w.within(skirt):
            w.flat(hem, ink=0)
            with w.down_to(2):
                w.strokes([[(306, 470), (280, 540), (250, 640)], [(326, 470), (326, 550), (330, 640)], [(346, 470), (370, 550), (400, 640)]], 11, ends=(0.2, 0.1))
        w.flat(BACK_ARM, ink=0, gap=7, around=KEY)
        w.flat(NECK, ink=0, gap=7, around=KEY)
        w.flat(BODICE, ink=2, gap=7, around=KEY)
        at, a = (338, 196), -22
        w.flat(moved(PLAIT, at, 1.0, a), gap=6, around=1)
        w.flat(moved(FACE, at, 1.0, a), ink=0, gap=7, around=KEY)
        w.flat(moved(HAIR, at, 1.0, a))
        w.strokes([moved(line, at, 1.0, a) for line in ([(26, -14), (34, -18), (42, -12)], [(20, -30), (32, -36), (44, -32)], [(32, 30), (44, 32), (52, 24)], [(-14, 2), (-6, -6), (0, 4), (-6, 12)])], 6, ends=(0.4, 0.4), black=True)
        w.flat(FRONT_ARM, ink=0, gap=7, around=KEY)
        w.strokes([[(538, 176), (552, 162), (568, 150)], [(546, 186), (562, 176), (576, 166)]], 5, ends=(0.8, 0.3), black=True)
        w.flat("276,428! 380,428! 386,460! 270,460!", ink=0, gap=5, around=KEY)
        for x, y, q, a, ink in ((440, 800, 0.5, 40, 0), (326, 862, 0.48, -10, 0), (192, 838, 0.42, 16, 0), (400, 690, 0.44, -16, 2), (276, 730, 0.48, 24, 2)):
            for side in (False, True):
                w.flat(moved(WING, (x, y), q, a, side), ink=ink)
    for k, (x, y, q, a) in enumerate(((556, 730, 0.8, 40), (600, 500, 0.95, 20), (704, 640, 0.66, 70), (640, 130, 0.9, 60), (710, 330, 0.9, 30), (466, 566, 0.6, 50))):
        with p.thing(f"moth {k}", "witness" if k == 1 else None) as m:
            moth(m, (x, y), q, a, 2, 0)
    s.describe("A barefoot girl whirls in a wide dark skirt. The moths of its pattern come loose, and she reaches after them. White moth shapes stay behind in the cloth, and the hem is already blank.")
    s.moods("exuberant", "wondering", "uneasy", "playful")
    s.themes("change", "letting go", "dance", "summer", "loss")
    s.says("twirl", "wardrobe", "moths", "confetti", "striptease", "escape", "vertigo", "laundry", "fashion", "molting", "waltz", "spinning", "migration", "come back", "fashion moves on", "next they will want me", "moth-eaten, the other way", "dressed to fly", "too good to be worn", "they were only resting", "a pattern of behaviour", "what I wore that summer", "once around too often", "freedom of movement", "my best dress left me", "shake it off", "a flutter in the stomach", "the butterflies got out", "it was her mother’s skirt", "let them go, dear", "cut on the bias", "the band played too fast", "off the shoulder, off the hem", "how to empty a garden", "nothing to wear", "blank by midnight", "one more turn", "second-hand wings", "she spun until it was true", "dance like nothing’s attached", "clothes make the sky", "the evening was embroidered", "holes where the joy was", "I never sewed those on")  # fmt: skip
    s.relate("whirling girl", "loses", "moth 1")
    s.about(place="a garden", time="dusk", light="from the right", composition="left", view="eye level, near the skirt", foreground="bare feet", unexplained="why the moths leave now")
