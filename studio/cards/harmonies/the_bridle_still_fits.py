"""The Bridle Still Fits: starlings gather into a horse, and an old farmer lifts the bridle to it."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

HORSE = "388,640 392,600 424,544 470,460 516,386 552,336! 548,280 574,216! 602,270 614,300! 650,290 720,250 820,200! 820,1060! 780,1010 724,920 690,830 668,760 648,700! 626,640 600,606 572,610 530,640 488,680 456,716 424,722 398,700 386,670"
BIRD = "-38,0! -22,-9 -4,-9 18,-20 48,-46! 32,-14 26,-6 42,-5! 42,6! 22,7 28,18 38,40! 10,18 -6,9 -22,8"
MAN = "-20,1220! -20,760 40,700 96,676 130,652! 190,690 250,700! 300,720 330,760 350,830 380,980 400,1220!"
HEAD = "118,500! 232,492! 246,520 252,540! 276,566 304,590! 296,602 274,600! 268,618 280,632! 268,642 274,656 262,678 236,688 214,690 216,730! 140,720! 136,640 112,590 108,540"


@card(id="hsl1rl", title="The Bridle Still Fits", seed=38, palette="lino_heather", light=(-0.2, 0.4))
def paint(s: Scene) -> None:
    p, rng = Press(s, [Lamp(-0.4, 0.3, 0.5)]), np.random.default_rng(7)
    with p.thing("evening field", "place") as field:
        field.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        field.flat("-20,880! 300,850 600,868 820,840! 820,1220! -20,1220!", ink=2, gap=6)
        field.strokes([[(x, y), (x + 70, y - 4), (x + 170, y)] for x, y in ((30, 790), (420, 800), (500, 826), (40, 380), (140, 410), (60, 120))], 10, ends=(0.1, 0.9))
        field.strokes([[(400 + d, 1220), (430 + d * 0.9, 1050), (500 + d * 0.6, 900)] for d in (20, 100, 190, 290, 400)], 13, ends=(0.9, 0.05), black=True)
    with p.thing("horse of starlings", "subject") as h:
        h.flat(HORSE)
        with h.within(HORSE):
            for x, y, k, a in ((620, 500, 0.9, -30), (660, 390, 1.1, -24), (740, 330, 1.2, -28), (690, 480, 1.1, -10), (770, 430, 1.2, -20), (680, 580, 1.0, 40), (750, 540, 1.2, 50), (720, 650, 1.1, 58), (780, 640, 1.2, 60), (740, 760, 1.2, 60), (796, 760, 1.2, 62), (780, 880, 1.2, 60), (630, 340, 0.8, -30), (790, 250, 1.0, -26), (690, 310, 0.8, -30), (800, 540, 1.0, 40)):
                h.flat(moved(BIRD, (x, y), k * 1.05, a), ink=2 if x < 730 else 1)
        h.flat("520,418! 538,404 560,408 568,424 548,436 530,434", ink=0)
        h.flat(ellipse(545, 420, 11, 12))
        h.strokes([[(514, 412), (536, 394), (566, 398)]], 10, ends=(0.2, 0.2))
        h.flat("404,668 412,652 426,650 430,662 416,676", ink=1)
        h.strokes([[(404, 702), (430, 694), (452, 676)]], 8, ends=(0.2, 0.3))
        for x, y, k, a in [(x + rng.uniform(-14, 14), y + rng.uniform(-14, 14), rng.uniform(0.7, 1.2), rng.uniform(-60, 10)) for x, y in ((640, 240), (690, 200), (740, 180), (790, 140), (620, 180), (680, 130), (730, 90), (780, 60), (560, 130), (600, 70), (500, 60), (660, 40), (430, 130), (360, 60), (500, 180), (290, 130), (220, 60), (470, 310), (640, 860), (600, 760), (560, 700), (690, 960), (600, 900), (740, 1040))]:
            h.flat(moved(BIRD, (x, y), k, a))
    with p.thing("old farmer", "witness") as m:
        m.flat(HEAD, ink=0, gap=7, around=KEY)
        with m.within(HEAD):
            m.flat("100,480! 190,480! 184,560 190,620 214,660 236,700 220,740! 100,740!", ink=1)
        m.flat("92,510! 96,466 130,430 190,424 240,448 262,486! 300,500 312,516! 250,516 180,508", gap=6)
        m.flat("148,572! 150,548 168,536 188,546 190,570 180,588 174,608 162,614 152,598!", ink=0, gap=6, around=KEY)
        m.strokes([[(180, 556), (166, 556), (164, 576), (174, 582)]], 6, ends=(0.4, 0.4), black=True)
        m.strokes([[(214, 548), (238, 536), (262, 548)], [(266, 630), (248, 629), (234, 640)], [(212, 588), (222, 606), (216, 628)]], 9, ends=(0.2, 0.3), black=True)
        m.flat(ellipse(242, 561, 8, 9))
        m.flat(MAN, gap=7)
        m.flat("126,650! 160,690 216,706 236,690! 262,716 220,746 150,730 104,690!", ink=0, gap=5, around=KEY)
        m.strokes([[(20, 800 + d), (60, 780 + d), (110, 790 + d)] for d in (0, 130, 270)] + [[(150, 800), (160, 940), (150, 1100)]], 13, ends=(0.1, 0.9))
    with p.thing("bridle", "accent") as b:
        with b.within(HORSE):
            for strap in ([(416, 536, 10), (470, 556, 10), (516, 592, 10), (560, 650, 10)], [(512, 590, 10), (560, 510, 10), (604, 420, 10), (620, 350, 10), (616, 290, 10)], [(606, 410, 9), (642, 490, 9), (624, 630, 9)]):
                b.flat(tube(strap), spot=True, gap=5, around=KEY)
        b.flat(tube([(540, 634, 9), (512, 676, 9), (474, 730, 9), (440, 860, 9), (416, 960, 9), (350, 1070, 9), (306, 1230, 9)]), spot=True, gap=5, around=KEY)
        b.flat(ellipse(538, 626, 22, 22), ink=0, gap=5, around=KEY)
        b.flat(ellipse(538, 626, 10, 10))
    with p.thing("farmer’s arm") as a:
        a.flat(tube([(150, 800, 70), (250, 890, 62), (320, 900, 54), (380, 850, 44), (408, 826, 38)]), gap=8)
        a.flat(tube([(366, 862, 45), (398, 832, 43)], ends=(0, 0)), ink=2, gap=6)
        a.strokes([[(200, 880), (260, 930), (330, 934)], [(290, 860), (320, 872), (350, 860)]], 12, ends=(0.1, 0.9))
        a.flat("392,806! 394,768 412,742 436,730 458,732! 486,738 500,752 496,769! 510,778 512,796 500,805! 510,815 508,832 494,840! 498,852 490,866 470,868! 444,868 416,852 400,832!", ink=0, gap=7, around=KEY)
        a.strokes([[(500, 769), (470, 764), (450, 770)], [(504, 805), (472, 800), (446, 804)], [(498, 840), (468, 836), (444, 838)]], 8, ends=(0.9, 0.2), black=True)
        a.flat("404,776! 410,744 432,718 462,702 478,708 476,724 454,738 442,764!", ink=0, gap=6, around=KEY)
    s.describe("Starlings mass into the head and neck of a huge dark horse. An old farmer with a hooked nose holds a yellow bridle about its muzzle. The reins already pull tight.")
    s.moods("grieving", "hopeful", "still", "awed")
    s.themes("grief", "return", "memory", "work", "flock")
    s.says("murmuration", "revenant", "harness", "october", "reunion", "obedience", "flock", "habit", "dusk", "memory", "ploughing", "he came back", "hold still this once", "it still fits", "the shape of what we lost", "don’t sneeze", "cloud service", "easy now, old friend", "ten thousand hearts", "he kept it by the stove", "made of goodbyes", "one clap and it’s over", "horse power", "feathers remember", "to catch a cloud", "the reins are real", "who taught them that?", "a whisper in black", "same time every autumn", "you had to be there", "his name was Tuesday", "all the king’s birds", "the birds know him", "what grief can build", "together we are somebody", "a horse you can see through", "not too tight", "dark horse", "the last furrow isn’t done", "wings where the heart was", "I knew you’d come", "let him go, grandpa", "it looked at him", "come in from the sky")  # fmt: skip
    s.relate("old farmer", "catches", "horse of starlings")
    s.about(place="a ploughed field", time="dusk", light="afterglow behind the birds", composition="right", view="eye level", foreground="the farmer’s shoulder", unexplained="why the reins pull tight")
