"""Home Late: a kangaroo carries a sleeping clerk home in its pouch."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

ROO = "694,262! 680,240 646,214 606,188 578,170! 596,110 590,50 566,6! 536,46 520,110 520,164! 500,104 470,56 436,30! 436,84 456,144 488,190! 482,250 468,320 440,390 392,470 322,560 252,650 200,744 172,836 158,900! 120,970 40,1050 -30,1090! -30,1170! 60,1134 150,1088 232,1020! 238,1070 240,1100! 244,1150 290,1172 450,1176 600,1174 650,1156 640,1130 560,1118 430,1104! 404,1080 430,1030 520,960 584,900 604,830! 612,740 596,660 574,600 560,520 560,440 572,380! 590,344 630,330 676,318 700,294!"
FACE = "-54,60! -74,20 -78,-30 -60,-80 -10,-106 40,-98 68,-74! 74,-50 78,-38 74,-26! 90,-8 108,8 102,18! 86,22! 92,30 88,38 80,38! 86,46 84,54 76,56! 82,70 74,88 50,92 24,84! 20,120 -30,120 -54,60!"
BOWLER = "-104,-16! -84,-34! -72,-36! -74,-90 -40,-126 10,-130 56,-116 78,-76 76,-36! 96,-36! 116,-14! 60,6 -50,4!"


@card(id="kzvefb", title="Home Late", seed=4, palette="riso_last_sun", light=(0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.3, 0.5)])
    dark = {"sunflower": 1.0, "purple": 1.0}
    with d.thing("evening", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1120! -20,1120!", sunflower=1)
    with d.thing("kangaroo", "subject") as t:
        t.flat("400,1100! 420,1052! 560,1076 680,1088 744,1106 760,1126 740,1144! 500,1150!", **dark)
        t.flat(ROO, gap=6, purple=1)
        with t.within(ROO):
            t.flat("460,170! 508,176 514,260 500,330 468,410 414,496 344,590 280,690 244,790 232,880 214,950 160,1020 70,1084 -40,1130! -60,1000! 60,700! 300,300!", **dark)
            t.flat("450,60! 470,90 480,140 490,180! 470,160 456,110!", "560,40! 572,80 566,130 556,164! 540,120 546,70!", **dark)
        t.flat("594,230! 606,212 630,210 650,238! 630,248 608,246!", **dark)
        t.flat(ellipse(630, 222, 6, 6))
        t.flat("662,230! 684,244 700,270! 690,280 672,262!", **dark)
        t.strokes([[(694, 300), (660, 298), (630, 286)], [(590, 234), (604, 206), (632, 202), (654, 232)]], 6, ends=(0.2, 0.2))
        t.strokes([[(330, 760), (390, 800), (420, 880), (404, 980), (350, 1060)], [(560, 1130), (600, 1132), (630, 1140)]], 8, ends=(0.1, 0.1))
    x, y, k, a = 588, 690, 0.98, 30
    with d.thing("sleeping clerk", "witness") as c:
        c.flat("404,880! 404,800 424,758 460,738! 520,760 560,790! 596,806 606,850! 560,900!", gap=0, **dark)
        c.flat(moved(FACE, (x, y), k, a), gap=6)
        c.flat(moved("-54,66! -86,20 -90,-40 -60,-94 -6,-118 44,-106 72,-76! 40,-74 10,-70 -4,-44 -10,-10! -26,-18 -34,0 -22,16! -34,34 -44,60!", (x, y), k, a), **dark)
        c.flat("466,750! 488,740 520,776 572,802! 568,834! 520,824 480,794!", gap=0)
        with c.in_inks(purple=1, sunflower=1):
            c.strokes([[(486, 738), (518, 774), (574, 802)]], 6, ends=(1, 1))
            c.strokes([moved(q, (x, y), k, a) for q in ([(38, -26), (52, -18), (66, -22)], [(36, -48), (52, -56), (68, -48)], [(80, 38), (70, 38)])], 7, ends=(0.3, 0.3))
    with d.thing("pouch") as p:
        p.flat("396,790! 440,830 510,850 580,846 640,820! 640,880 600,920 520,950 430,910 400,860!", gap=7, purple=1)
    with d.thing("arm") as p:
        p.flat(tube([(520, 400), (484, 470), (486, 540), (540, 582), (616, 562)], (44, 37, 30, 24, 19), ends=(0, 1)), gap=6, purple=1)
        p.flat("484,390! 504,366 530,350 560,376 562,430 540,444 492,440!", purple=1)
        p.flat("596,540! 630,520 664,526 668,544! 684,556 676,574 660,574! 660,590 640,598 622,588! 606,592 596,580!", purple=1)
    with d.thing("hat", "accent") as h:
        h.flat(moved(BOWLER, (660, 534), 0.64, 16), gap=6)
        h.flat(moved("-72,-36! 76,-36! 77,-58! -73,-58!", (660, 534), 0.64, 16), **dark)
    s.describe("A purple kangaroo carries a sleeping man in its pouch. His head hangs out over the edge, his eyes are shut. In its paw it holds his small white hat. Behind it the sky is all yellow.")
    s.moods("tender", "tired", "droll", "warm")
    s.themes("work", "home", "rest", "mothers", "trust")
    s.says("mummy’s boy", "overtime", "pouch", "home late", "lift home", "jump", "wake me at my stop", "carried away", "nine to five", "grown-up", "big baby", "don’t wake him", "taxi", "pocket money", "hop on", "second mother", "friday", "the last bus has legs", "burnt out", "head office", "kangaroo court", "she keeps his hat", "and so to bed", "soft suit", "nobody asks where he goes at night", "marsupial", "handled with care", "pensioner", "back to the womb", "somebody has to bring him", "commuter belt", "bounce", "he closed his eyes for one second", "pick-up service", "she lost one of her own", "sunset clause", "inside pocket", "lean on me", "unconscious", "a heavy day", "when I was small this was enough", "passenger", "tomorrow he will not remember", "nap")  # fmt: skip
    s.relate("kangaroo", "carries", "sleeping clerk")
    s.relate("kangaroo", "carries", "hat")
    s.about(place="the ring road at the edge of the city", time="sunset", light="low, from the right", composition="diagonal", view="eye level", foreground="the kangaroo's long foot", unexplained="who sends the kangaroo, and where it takes him")
