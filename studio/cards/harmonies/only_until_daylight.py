"""Only Until Daylight: a fox lies curled in a ring, and a hen sleeps in the middle of it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, spokes, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

HEAD = "716,800 670,730! 684,640 676,590! 610,640 580,700 540,716! 524,640 496,600! 462,660 464,740 430,800 360,850 280,884 214,906! 216,934 262,950 340,966 440,972 540,966 640,930 706,870"
HEN = "268,610! 240,560 216,500! 262,512 276,490! 310,512 346,480 364,430 396,400 436,404 456,440! 486,458! 456,468 450,520 486,560 500,620 460,680 390,704 320,690"


@card(id="k4f9un", title="Only Until Daylight", seed=63, palette="lino_fox_fire", light=(-0.4, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("straw", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=3)
        wedges(g, spokes((400, 600), 400, (544, 640), 40, bend=14, seed=4), 26)
        wedges(g, spokes((400, 600), 430, (628, 760), 34, bend=-10, seed=7), 16, 1)
    with p.thing("curled fox", "subject") as f:
        f.flat(ellipse(400, 590, 352, 400), ink=2, gap=10, around=KEY)
        f.flat(ellipse(390, 570, 196, 214))
        wedges(f, spokes((390, 570), 330, (196, 250), 26, (150, 350), bend=10, seed=3), 24)
        wedges(f, fringe([(70, 700), (64, 560), (110, 400), (220, 260), (360, 206)], 13, (50, 110), 62, bend=14, seed=5), 20, 1)
        f.flat(tube([(700, 800), (650, 1000), (480, 1096), (290, 1080), (150, 980), (84, 850)], (50, 96, 112, 104, 74, 4), ends=CUT), ink=2, gap=9, around=KEY)
        f.flat("84,850! 60,930 90,1010 160,1076 230,1110! 220,1076 256,1070! 230,1040 262,1016! 222,1000 226,970! 190,960 150,930", ink=0, gap=6, around=KEY)
        wedges(f, fringe([(640, 1070), (540, 1140), (400, 1180), (280, 1170)], 8, (70, 130), 40, bend=14, seed=3), 22)
        f.flat(HEAD, ink=2, gap=9, around=KEY)
        f.flat("214,906! 216,934 262,950 340,966 440,972 540,966 640,930 706,870! 640,880 600,860! 580,900 540,880! 500,916 460,900 380,896 300,900!", ink=0)
        f.flat("214,900! 236,890 256,900 250,926 220,930!")
        f.strokes([[(240, 934), (320, 936), (390, 926)]], 8, ends=(0.4, 0.2), black=True)
        for ear in ("654,720! 668,660 664,620! 626,660 606,704!", "520,716! 512,660 496,630! 482,670 486,730!"):
            f.flat(ear)
        f.flat("400,836! 424,806 462,800 490,822! 462,842 426,846!")
        f.flat("416,832! 434,816 460,812 476,822! 456,834 432,838!", ink=1)
        f.flat(ellipse(448, 824, 7, 11))
        wedges(f, fringe([(700, 800), (690, 860), (620, 900)], 6, (50, 90), 110, seed=8), 16)
    with p.thing("sleeping hen", "witness") as h:
        h.flat(HEN, ink=0, gap=6, around=KEY)
        with h.within(HEN):
            wedges(h, fringe([(260, 600), (330, 650), (410, 660), (480, 620)], 9, (40, 70), -150, bend=14, seed=3), 14, 1)
        h.flat("300,560! 340,536 400,550 430,590! 396,594 404,616! 360,616 320,600", ink=1)
        h.strokes([[(330, 566), (366, 566), (396, 582)]], 7, ends=(0.1, 0.6), black=True)
        h.flat("388,404! 366,376 380,362! 398,380 404,350! 422,376 440,354! 446,384 460,388! 448,416 420,408!", ink=2)
        h.flat("452,470! 470,486 464,512 446,508!", ink=2)
        h.flat("454,436! 496,458 454,470!", ink=1)
        h.strokes([[(410, 440), (424, 450), (438, 440)]], 8, ends=(0.4, 0.4), black=True)
    s.describe("A fox lies curled in a ring round a sleeping hen. The white hen has tucked herself into the dark hollow. The fox keeps one yellow eye open, and the white tip of its tail lies by its nose.")
    s.moods("tense", "tender", "warm", "uneasy")
    s.themes("truce", "trust", "danger", "warmth", "enemies")
    s.says("truce", "hostage", "nest", "donut", "warmth", "trap", "bodyguard", "halo", "muffler", "bedfellows", "diet", "bedsocks", "only until daylight", "I promised nothing", "sleep tight, breakfast", "enemies with benefits", "the safest place is the worst", "one eye open", "keep your friends close", "ring of fire", "he is thinking about it", "she snores, he suffers", "a very warm mistake", "who guards whom?", "babysitting", "temptation has feathers", "don’t move, you’ll wake it", "the moral of the story is asleep", "peace, for now", "round and round the garden", "saved for later", "a wall of fur", "no one would believe them", "the winter brought us together", "hungry, but polite", "what mother warned about", "hot-water fox", "she trusts or she’s tired", "love without teeth", "self-control", "the circle closes", "good night, whoever you are", "a yolk in the fire", "he dreams with his mouth shut")  # fmt: skip
    s.relate("sleeping hen", "sleeps in", "curled fox")
    s.about(place="a heap of straw", time="before daybreak", light="low, like embers", composition="centred", view="near, from above", foreground="the fox’s tail", unexplained="why the fox stays awake and still")
