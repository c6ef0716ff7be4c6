"""Understudy: a black swan on still water, and under it, for a reflection, a lady's arm in a long white glove."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

BODY = "214,566! 206,520 230,470 280,440! 330,452 380,420 440,360 520,316 600,300! 586,330 600,340! 660,330 710,336! 690,362 700,374! 740,380 774,402! 740,430 720,450! 750,462 770,486! 720,510 690,540 680,566!"
NECK = ((282, 530, 78), (318, 440, 52), (352, 350, 38), (346, 256, 32), (300, 186, 34), (246, 168, 44))
BILL = "222,150! 190,160 150,186 104,226! 112,238 150,236 196,214 232,206!"
SLEEVE = "214,566! 680,566! 700,590 690,620! 720,640 706,672! 700,700 660,704! 640,730 600,722! 570,752 530,736! 500,764 460,742! 430,762 400,736! 360,744 330,716! 290,722 262,694! 226,690 214,656! 190,640 200,610!"
ARM = ((292, 640, 70), (326, 700, 58), (350, 780, 49), (352, 850, 43), (344, 920, 42))
HAND = "394,880! 394,944 376,994 338,1030! 308,1050 270,1054 236,1044! 190,1028 140,1000 102,972! 86,956 96,940 114,946! 98,936 80,920! 68,904 80,888 98,896! 150,928 206,950 246,954! 258,948 260,936 252,928! 214,922 176,908 146,892! 130,880 140,862 160,866! 206,880 252,882 286,870! 300,860 306,850 306,836!"


@card(id="j2u6ra", title="Understudy", seed=4, palette="riso_one_kind_word", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.4, -0.8, 0.5)])
    with d.thing("lake", "place") as f:
        f.flat("-20,566! 820,566! 820,1220! -20,1220!", black=1)
    with d.thing("black swan", "subject") as t:
        t.flat(BODY, black=1)
        t.flat(tube(NECK), black=1)
        t.flat(ellipse(248, 166, 45, 43), black=1)
        t.flat(BILL, gap=5, yellow=1)
        t.flat(ellipse(260, 160, 11, 12))
        t.flat(ellipse(258, 160, 5, 6), black=1)
        t.strokes([[(380, 500), (470, 420), (590, 344)], [(420, 530), (540, 450), (700, 378)], [(470, 548), (590, 500), (720, 452)], [(352, 470), (366, 440), (400, 410)]], [11, 12, 11, 8], ends=(0.1, 0.9))
    with d.thing("gloved arm", "subject") as a:
        a.flat(SLEEVE)
        a.flat(tube(ARM))
        a.flat(HAND)
        with a.in_inks(black=1):
            a.strokes([[(262, 712), (310, 726), (366, 724), (396, 708)], [(114, 946), (160, 974), (226, 994), (262, 992)], [(252, 928), (282, 934), (310, 922)], [(300, 1016), (322, 990), (334, 956)], [(272, 1014), (290, 984), (300, 954)], [(240, 1014), (256, 1016), (266, 1010)], [(420, 730), (440, 680), (430, 630)], [(530, 730), (536, 680), (500, 620)], [(620, 722), (600, 680), (570, 630)], [(690, 660), (640, 640), (600, 600)]], [8, 6, 7, 5, 5, 5, 9, 9, 9, 8], ends=(0.6, 0.1))
            for x, y in ((350, 770), (348, 806), (344, 842)):
                a.flat(ellipse(x, y, 8, 8), black=1)
        a.flat("186,582! 720,582! 716,588! 190,588!", black=1)
        a.flat("160,606! 640,604! 600,612! 220,612!", black=1)
    with d.thing("ripples", "prop") as r:
        r.strokes([[(30, 600), (110, 604), (180, 598)], [(60, 640), (120, 644), (170, 640)], [(740, 600), (790, 602), (830, 598)], [(520, 820), (620, 826), (700, 820)], [(560, 868), (620, 872), (660, 868)], [(150, 1096), (260, 1104), (400, 1098)], [(240, 1140), (300, 1144), (360, 1140)]], 8, ends=(0.1, 0.1))
    s.describe("A black swan with a yellow bill rests on a black lake. Under it, where its reflection should be, hangs a lady’s arm in a long white glove. The hand is bent like the swan’s head, thumb and fingers make a bill, the sleeve is frilled.")
    s.moods("mysterious", "elegant", "eerie", "playful")
    s.themes("identity", "theatre", "reflection", "disguise", "grace")
    s.says("swan", "glove", "elbow", "puppet", "understudy", "aristocrat", "backstage", "ballet", "ventriloquist", "long glove", "shadow play", "kiss the hand", "may I?", "arm candy", "the lady of the lake", "who is moving whom?", "someone else’s evening", "all done by hand", "black tie, white gloves", "what grace is made of", "hold me up", "the role of a lifetime", "a show of hands", "below the surface", "somebody is drowning politely", "she waves, or does she?", "the other half of the duet", "the wrong reflection", "not waving but dancing", "don’t let go", "I was a swan once", "the hidden work", "every swan has its lady", "under the water, opera", "sleight of hand", "she lost her ring here", "take a bow", "silent as a film", "my better half is wet", "only the bill is real", "beauty has a helper", "at arm’s length", "mirror, mirror", "we never met, we only matched")  # fmt: skip
    s.relate("gloved arm", "is reflected as", "black swan")
    s.about(place="a lake in the public garden", time="early evening", light="pale and even", composition="split", view="eye level, at the water line", foreground="ripples on the dark water", unexplained="whose arm is under the water")
