"""Only Until Daylight: a fox lies curled in a ring, and a hen sleeps in the middle of it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, spokes, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

# the spine runs from the skull on the right up to the withers, over the loins to the rump on the left; the brush closes the ring beneath the chin
BODY = "744,860! 758,740 754,610 736,470 700,350 640,262 560,214 480,202 400,212 320,204 240,218 160,274 96,366 58,480 48,600 60,720 110,800! 300,900 560,1000! 660,1060 720,1010 740,940"
HOLLOW = "392,350 476,366 548,428 584,520 584,620 556,694 490,752 400,758 310,728 240,664 200,590 204,500 250,414 318,364"
HAUNCH = "236,226! 296,270 326,340 320,410 286,470 244,540 226,620 222,690 190,750 130,770 80,730 52,650 50,560 64,460 104,360 164,276"
FOOT = [(116, 720, 44), (180, 780, 38), (240, 806, 33), (298, 810, 37)]
BRUSH = [(100, 640, 30), (100, 770, 58), (126, 890, 78), (204, 1002, 82), (320, 1074, 76), (440, 1108, 54), (540, 1124, 30), (640, 1112, 4)]
FORELEG = [(694, 900, 60), (676, 980, 60), (590, 1016, 46), (480, 1022, 38), (390, 1018, 42)]
HEAD = "700,716! 730,790 742,862! 700,896! 716,922! 660,932! 640,956! 560,962 460,972 360,970 270,954 216,936 204,912 214,888! 290,862 360,832 410,800 446,760 490,716! 540,690 600,690 650,700"
FAR_EAR = "490,742! 484,690 494,630 520,566! 550,612 576,666 580,716!"
NEAR_EAR = "590,716! 598,668 628,612 692,552! 714,620 720,690 708,752!"
HEN = "268,610! 240,560 216,500! 262,512 276,490! 310,512 346,480 364,430 396,400 436,404 456,440! 486,458! 456,468 450,520 486,560 500,620 460,680 390,704 320,690"


@card(id="k4f9un", title="Only Until Daylight", seed=63, palette="lino_fox_fire", light=(-0.4, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("straw", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=3)
        wedges(g, spokes((400, 600), 400, (544, 640), 40, bend=14, seed=4), 26)
        wedges(g, spokes((400, 600), 430, (628, 760), 34, bend=-10, seed=7), 16, 1)
    with p.thing("curled fox", "subject") as f:
        f.flat(BODY, ink=2, gap=10, around=KEY), f.flat(HOLLOW)
        wedges(f, fringe([(716, 470), (670, 350), (590, 270), (490, 244), (390, 256)], 7, (64, 86), -46, bend=16, seed=3), 26)
        wedges(f, fringe([(640, 480), (604, 400), (540, 330), (440, 300)], 6, (50, 70), -44, bend=16, seed=5), 24)
        f.flat("280,950! 420,940! 690,1000! 640,1064! 400,1064!"), f.flat("130,780! 330,840! 300,920! 180,920!", ink=2)
        f.flat(tube(BRUSH), ink=2, gap=9, around=KEY)
        with f.within(tube(BRUSH)):
            f.flat("20,990! 84,1000! 92,930! 140,976! 156,900! 196,942! 224,860! 300,860! 700,960! 700,1220! 20,1220!", ink=0)
            wedges(f, [[(230, 1096), (300, 1120), (380, 1124)], [(150, 1030), (190, 1070), (240, 1090)], [(400, 1140), (470, 1142), (540, 1130)]], 15, 1, ends=(0.2, 0.1))
        f.flat(HAUNCH, ink=2, gap=9, around=KEY), f.flat("190,266! 232,223! 250,219! 310,212! 350,290! 326,312! 260,340!", ink=2), wedges(f, [[(330, 322), (318, 282), (284, 252)]], 11)
        wedges(f, fringe([(230, 246), (150, 310), (96, 410), (70, 530), (72, 640)], 9, (60, 96), -46, bend=16, seed=5), 22, 1)
        wedges(f, [[(300, 320), (276, 350), (262, 400)], [(286, 410), (256, 436), (238, 480)], [(250, 490), (220, 516), (202, 560)], [(222, 576), (194, 600), (178, 640)]], 24)
        f.flat(tube(FOOT), ink=2, gap=9, around=KEY)
        f.flat("60,600! 200,620! 214,690! 204,722! 196,742! 190,758! 150,770! 110,756! 84,716!", ink=2)
        with f.within(tube(FOOT)):
            f.flat("190,740! 220,770! 204,800! 240,812! 216,850! 400,900! 400,740!")
        f.strokes([[(334, 796), (316, 796), (298, 800)], [(334, 820), (314, 820), (296, 820)]], 7, ends=(0.8, 0.2), spot=0)
        f.flat(tube(FORELEG), ink=2, gap=9, around=KEY)
        with f.within(tube(FORELEG)):
            f.flat("300,940! 520,940! 540,1000! 506,1010! 530,1034! 496,1046! 510,1090! 300,1090!")
        with f.down_to(2):
            f.strokes([[(350, 1006), (372, 1006), (396, 1010)], [(350, 1034), (374, 1034), (398, 1032)]], 8, ends=(0.8, 0.2))
        for ear, dark in ((FAR_EAR, "506,720! 504,672 522,604! 544,646 556,712!"), (NEAR_EAR, "618,716! 630,664 682,592! 694,640 692,736!")):
            f.flat(ear, ink=2, gap=9, around=KEY), f.flat(dark)
        wedges(f, [[(518, 730), (520, 700), (528, 656)], [(546, 730), (542, 706), (540, 684)], [(634, 730), (648, 690), (670, 640)], [(664, 736), (674, 706), (682, 670)]], 17, 1)
        f.flat(HEAD, ink=2, gap=9, around=KEY)
        f.flat("470,760! 500,706 560,716! 580,700 700,700! 738,650! 740,780! 741,846! 700,880! 640,800!", ink=2)
        f.flat("204,912 216,936 270,954 360,970 460,972 560,962 640,956! 660,932! 716,922! 700,896! 660,900! 640,872! 600,890! 570,866! 530,900 460,890 380,896 290,904!", ink=0)
        f.flat("206,902! 218,884 246,878 262,892 254,918 226,926!")
        f.strokes([[(240, 932), (320, 938), (400, 924)]], 8, ends=(0.4, 0.2), black=True)
        f.flat("396,842! 422,804 466,796 500,820! 470,846 428,852!")
        f.flat("414,836! 434,814 464,808 484,820! 462,838 434,842!", ink=1)
        f.flat(ellipse(450, 824, 8, 14))
        f.strokes([[(402, 796), (436, 772), (486, 780)]], 9, ends=(0.1, 0.4), black=True)
        wedges(f, [[(620, 470), (680, 520), (716, 600)]], 22)
    with p.thing("sleeping hen", "witness") as h:
        h.flat(HEN, ink=0, gap=6, around=KEY)
        with h.within(HEN):
            wedges(h, fringe([(260, 600), (330, 650), (410, 660), (480, 620)], 9, (40, 70), -150, bend=14, seed=3), 14, 1)
        h.flat("300,560! 340,536 400,550 430,590! 396,594 404,616! 360,616 320,600", ink=1)
        h.strokes([[(330, 566), (366, 566), (396, 582)]], 7, ends=(0.1, 0.6), black=True)
        h.flat("388,404! 366,376 380,362! 398,380 404,350! 422,376 440,354! 446,384 460,388! 448,416 420,408!", ink=2)
        h.flat("452,470! 470,486 464,512 446,508!", ink=2), h.flat("454,436! 496,458 454,470!", ink=1)
        h.strokes([[(410, 440), (424, 450), (438, 440)]], 8, ends=(0.4, 0.4), black=True)
    s.describe("A fox lies curled in a ring round a sleeping hen. The white hen has tucked herself into the dark hollow. The fox keeps one yellow eye open, and the white tip of its tail lies by its nose.")
    s.moods("tense", "tender", "warm", "uneasy")
    s.themes("truce", "trust", "danger", "warmth", "enemies")
    s.says("truce", "hostage", "nest", "donut", "warmth", "trap", "bodyguard", "halo", "muffler", "bedfellows", "diet", "bedsocks", "only until daylight", "I promised nothing", "sleep tight, breakfast", "enemies with benefits", "the safest place is the worst", "one eye open", "keep your friends close", "ring of fire", "he is thinking about it", "she snores, he suffers", "a very warm mistake", "who guards whom?", "babysitting", "temptation has feathers", "don’t move, you’ll wake it", "the moral of the story is asleep", "peace, for now", "round and round the garden", "saved for later", "a wall of fur", "no one would believe them", "the winter brought us together", "hungry, but polite", "what mother warned about", "hot-water fox", "she trusts or she’s tired", "love without teeth", "self-control", "the circle closes", "good night, whoever you are", "a yolk in the fire", "he dreams with his mouth shut")  # fmt: skip
    s.relate("sleeping hen", "sleeps in", "curled fox")
    s.about(place="a heap of straw", time="before daybreak", light="low, like embers", composition="centred", view="near, from above", foreground="the fox’s tail", unexplained="why the fox stays awake and still")
