"""Home Late: a kangaroo carries a sleeping clerk home in its pouch."""

from __future__ import annotations

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

ROO = ("694,282! 680,260 646,236 606,212 578,196! 592,150 590,104 570,62! 542,96 522,150 520,188! 506,140 478,100 444,76! 442,124 458,172 488,210! 482,262 464,330 436,396 392,470 322,560 "
    "252,650 200,744 172,836 158,900! 120,970 40,1050 -30,1090! -30,1170! 60,1134 150,1088 232,1020! 300,1080 400,1090 500,1060! 590,1010 650,940 676,860 680,800 664,740 630,690! 600,640 "
    "574,600 558,530 556,460 572,396! 590,364 630,350 676,338 700,314!")
LEG = ("190,900! 226,852 286,820 350,814 408,830 460,872 494,926 502,974 480,1014 430,1036! 380,1046 340,1064 318,1086! 420,1092 560,1104 680,1120 732,1142 738,1160 704,1174 500,1178 300,1182 "
    "224,1172 192,1142 196,1100! 216,1050 206,990")
POUCH = "408,792! 470,824 540,836 610,824 668,786! 690,800 676,870 640,950 560,1010 480,1020 420,960 400,880"
PAW = ("556,480! 560,444 584,424 612,420! 636,418 670,426 676,438 670,450 640,451! 624,454 622,466 636,472! 664,470 676,476 676,486 668,492 650,492! 662,496 660,508 648,512 630,510! 632,520 "
    "618,526 600,520! 588,530 574,540!")
ARM = "486,372! 520,360 556,376 566,420 556,466 536,510! 552,494 564,474 576,456! 602,506! 570,556 540,604 506,636 470,640 448,616 440,570 446,500 460,430"
FACE = "-54,60! -74,20 -78,-30 -60,-80 -10,-106 40,-98 68,-74! 74,-50 78,-38 74,-26! 90,-8 108,8 102,18! 86,22! 92,30 88,38 80,38! 86,46 84,54 76,56! 82,70 74,88 50,92 24,84! 20,120 -30,130 -54,60!"
COAT = "424,880! 416,810 428,752 456,716 500,700! 560,730 604,728! 636,750 660,790 668,850 640,900!"
SLEEVE = "470,740! 506,720 544,728 572,768 606,826 640,872! 634,898 604,914 582,908! 540,880 496,830 468,780"
HAND = ("586,908! 612,902 640,884! 656,900 668,920 684,948 686,964 676,970 660,956! 656,990 648,1010 638,1012 636,1000! 630,1024 616,1026 614,1006! 606,1018 594,1014 594,998! 584,1004 576,996 "
    "578,970 578,936")
BOWLER = "-104,-16! -84,-34! -72,-36! -74,-90 -40,-126 10,-130 56,-116 78,-76 76,-36! 96,-36! 116,-14! 60,6 -50,4!"


@card(id="kzvefb", title="Home Late", seed=4, palette="riso_last_sun", light=(0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.3, 0.5)])
    dark = {"sunflower": 1.0, "purple": 1.0}
    with d.thing("evening", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1120! -20,1120!", sunflower=1)
    with d.thing("kangaroo", "subject") as t:
        t.flat([(x + 34, y - 30) for x, y in outline(LEG)], **dark)
        t.flat(ROO, gap=6, purple=1)
        with t.within(ROO):
            t.flat("452,170! 508,200 512,270 496,340 464,420 412,500 344,590 280,690 244,790 232,880 214,950 160,1020 70,1084 -40,1130! -60,1000! 60,700! 300,300!", **dark)
            t.flat("456,104! 474,128 484,160 492,194! 474,180 462,146!", "566,90! 574,122 566,156 556,180! 542,150 550,112!", **dark)
        t.flat("594,250! 606,232 630,230 650,258! 630,268 608,266!", **dark)
        t.flat(ellipse(630, 242, 6, 6))
        t.flat("662,250! 684,264 700,290! 690,300 672,282!", **dark)
        t.strokes([[(694, 320), (660, 318), (630, 306)], [(590, 254), (604, 226), (632, 222), (654, 252)]], 6, ends=(0.2, 0.2))
    x, y, k, a = 588, 632, 0.8, 26
    with d.thing("sleeping clerk", "witness") as c:
        c.flat(COAT, gap=6, **dark)
        c.flat(moved(FACE, (x, y), k, a), gap=6)
        c.flat(moved("-54,66! -86,20 -90,-40 -60,-94 -6,-118 44,-106 72,-76! 40,-74 10,-70 -4,-44 -10,-10! -26,-18 -34,0 -22,16! -34,34 -44,60!", (x, y), k, a), **dark)
        c.flat("488,716! 492,690 516,672! 556,702 604,712! 610,744! 560,748 520,738!")
        with c.in_inks(**dark):
            c.strokes([moved(q, (x, y), k, a) for q in ([(36, -26), (50, -16), (66, -22)], [(34, -50), (52, -58), (68, -50)], [(80, 40), (66, 38)])], 7, ends=(0.3, 0.3))
            c.strokes([[(514, 674), (556, 704), (606, 714)]], 6, ends=(1, 1))
    with d.thing("pouch") as p:
        with p.within(ROO):
            p.flat(POUCH, purple=1)
        p.strokes([[(408, 792), (470, 824), (540, 836), (610, 824), (676, 782)]], 13, ends=(0.6, 0.8))
        p.flat(SLEEVE, gap=6, **dark)
        p.flat(HAND, gap=5)
        p.flat("580,902! 606,906 638,878! 646,890 620,916 584,922!", gap=3)
        with p.in_inks(**dark):
            p.strokes([[(582, 924), (616, 918), (646, 892)], [(594, 998), (598, 962)], [(614, 1006), (618, 966)], [(636, 1000), (638, 962)]], 6, ends=(0.6, 0.3))
        p.flat(LEG, gap=6, purple=1)
        p.strokes([[(700, 1172), (684, 1158), (692, 1146)], [(660, 1176), (646, 1160), (656, 1144)]], 6, ends=(0.6, 0.2))
    with d.thing("hat", "accent") as h:
        at = (688, 472), 0.62, 3
        h.flat(moved(BOWLER, *at), gap=6)
        h.flat(moved("-72,-36! 76,-36! 77,-58! -73,-58!", *at), **dark)
    with d.thing("arm") as p:
        p.flat(ARM, gap=6, purple=1)
        p.flat(PAW, gap=5, purple=1)
        p.flat("548,500! 566,474 584,440 612,470 600,506 566,548!", purple=1)
        for q, r in ((676, 437), (678, 481), (662, 503)):
            p.flat(f"{q - 12},{r - 7}! {q},{r - 7} {q + 14},{r + 3}! {q},{r + 7} {q - 12},{r + 6}!", gap=3, **dark)
    s.describe("A purple kangaroo carries a sleeping man in its pouch. His bowed head and white collar stick out, his eyes are shut. In its paw, just over his head, it holds his small white hat. Behind it the sky is all yellow.")
    s.moods("tender", "tired", "droll", "warm")
    s.themes("work", "home", "rest", "mothers", "trust")
    s.says("mummy’s boy", "overtime", "pouch", "home late", "lift home", "jump", "wake me at my stop", "carried away", "nine to five", "grown-up", "big baby", "don’t wake him", "taxi", "pocket money", "hop on", "second mother", "friday", "the last bus has legs", "burnt out", "head office", "kangaroo court", "she keeps his hat", "and so to bed", "soft suit", "nobody asks where he goes at night", "marsupial", "handled with care", "pensioner", "back to the womb", "somebody has to bring him", "commuter belt", "bounce", "he closed his eyes for one second", "pick-up service", "she lost one of her own", "sunset clause", "inside pocket", "lean on me", "unconscious", "a heavy day", "when I was small this was enough", "passenger", "tomorrow he will not remember", "nap")  # fmt: skip
    s.relate("kangaroo", "carries", "sleeping clerk")
    s.relate("kangaroo", "carries", "hat")
    s.about(place="the ring road at the edge of the city", time="sunset", light="low, from the right", composition="diagonal", view="eye level", foreground="the kangaroo's long foot", unexplained="who sends the kangaroo, and where it takes him")
