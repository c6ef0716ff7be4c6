"""Even Here They Noticed: a sunflower bends down to a man who weeps into his knees."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import spokes
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

PETAL = "-34,0! -52,-70 -40,-130 0,-190! 30,-140 44,-70 34,0!"


@card(id="k8s3fl", title="Even Here They Noticed", seed=18, palette="lino_yolk", light=(-0.7, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("field", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.flat("-20,1120! 200,1104 500,1120 820,1096! 820,1220! -20,1220!")
        g.flat(ellipse(92, 120, 56, 56), ink=1)
        with g.down_to(1):
            g.strokes(spokes((92, 120), 76, (108, 130), 15, seed=3), 11, ends=(0.8, 0.2))
    with p.thing("sunflower", "subject") as f:
        f.flat(tube([(660, 1220), (716, 980), (752, 700), (740, 420), (660, 210), (540, 180), (450, 260)], (34, 32, 30, 28, 27, 27, 34), ends=CUT))
        with f.down_to(2):
            f.strokes([[(664, 1150), (706, 980), (740, 760)], [(744, 600), (728, 440), (672, 270)]], 10, ends=(0.2, 0.2))
        for n in range(22):
            a = 360 * n / 22
            x, y = 380 + 158 * math.sin(math.radians(a)), 420 - 120 * math.cos(math.radians(a))
            f.flat(moved(PETAL, (x, y), 1.04 if n % 2 else 0.86, a + (4 if n % 3 else -6)), ink=1, gap=6, around=KEY)
        f.flat(ellipse(380, 420, 176, 138))
        for k in range(70):
            r = math.sqrt((k + 3) / 74)
            a = k * 2.39996
            f.dots([(380 + 158 * r * math.cos(a), 420 + 122 * r * math.sin(a), 4 + 5 * r)], 1 if r > 0.55 else 2)
    with p.thing("young man in tears", "subject") as m:
        m.flat("60,1150! 64,1090 120,1040 230,1030 300,1000 350,930 392,862 440,836 486,850 500,900 490,1000 496,1080 560,1096 600,1124 600,1150! 430,1150! 424,1060 420,1010 370,1080 300,1150!", gap=6, around=2)
        m.flat("76,1100! 50,1000 60,890 110,800 190,756 262,770 310,820! 380,826 440,822 500,838 510,866 480,892 400,890 340,900 310,960 270,1020 200,1050!", ink=0, gap=6, around=KEY)
        m.flat("196,780! 260,750 340,770 380,820! 330,850 240,840!", ink=1, gap=6, around=KEY)
        m.flat("216,770! 206,700 240,640 310,618 380,640 420,700 424,780 400,820! 352,834 330,800! 300,790 250,790!", gap=6, around=2)
        m.flat("300,760! 296,720 330,704 352,730 340,770 322,790!", ink=1, gap=6, around=KEY)
        m.strokes([[(314, 730), (332, 728), (328, 756)]], 6, black=True)
        m.strokes([[(120, 830), (96, 930), (110, 1040)], [(170, 806), (140, 920), (150, 1030)], [(330, 850), (390, 852), (440, 850)]], 9, ends=(0.2, 0.6), black=True)
    with p.thing("drops") as drops:
        for x, y, k in ((196, 664, 1.0), (112, 520, 0.8), (560, 570, 0.7)):
            drops.flat(moved("0,-34! 16,4 18,20 0,34 -18,20 -16,4", (x, y), k), ink=0)
    with p.thing("leaf", "prop") as leaf:
        leaf.flat("748,760! 700,680 600,640 500,650 400,712 384,740! 460,750 500,800 600,824 690,800!", gap=6, around=1)
        with leaf.down_to(2):
            leaf.strokes([[(730, 756), (600, 730), (430, 728)], [(640, 738), (600, 690), (560, 676)], [(560, 728), (520, 690), (500, 684)], [(660, 742), (630, 780), (600, 796)], [(580, 730), (550, 762), (524, 772)]], 8, ends=(0.8, 0.2))
    s.describe("A sunflower bends over a weeping man. He sits on the ground with his face in his arms, and the flower lays one leaf on his head. Drops hang from its petals, too; the sun behind them is small.")
    s.moods("tender", "sad", "consoling", "quiet")
    s.themes("comfort", "grief", "kindness", "plants", "being seen")
    s.says("comfort", "pity", "shelter", "therapist", "summer", "lamp", "friend", "hush", "compassion", "heartbreak", "shower", "gardener", "there, there", "even here they noticed", "you are my sunshine", "cry into the roots", "it turned away from the sun", "a good listener", "who watered whom?", "nobody asked what happened", "tall friend", "let it rain", "I only came to be alone", "the kindest head in the field", "leaf me alone", "salt makes things grow", "she has a thousand eyes", "please don’t tell the others", "big sister", "petals for a handkerchief", "somebody bows to me at last", "she lost her seeds once", "wilting together", "I am not looking", "the opposite of staring", "bright side, leaning in", "a shower with a face", "some days are like that", "now the bees know", "no words, just yellow", "I grew toward you", "and the sun was jealous", "waiting until it is over", "softly from above")  # fmt: skip
    s.relate("sunflower", "mends", "young man in tears")
    s.about(place="a slope with bee hives", time="afternoon", light="a neglected sun far left", composition="diagonal", view="eye level, from the ground", foreground="the weeping man", unexplained="why drops hang from the flower, too")
