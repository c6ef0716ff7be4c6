"""Something Took Hold: a shepherd's arm is deep in the hill, and deep in the hill a hand holds it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.clover_cuts import fringe
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import ribbon

TURF = [(-20, 420), (120, 408), (300, 420), (420, 430), (600, 404), (820, 372)]
FACE, TURN = (226, 316), -82


def face(shape: object) -> list[tuple[float, float]]:
    return moved(shape, FACE, 1.12, TURN)  # type: ignore[arg-type]


@card(id="bvmrwc", title="Something Took Hold", seed=27, palette="lino_peat", light=(-0.8, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.4, 0.5)])
    with p.thing("evening sky") as sky:
        sky.flat("-20,150! 160,128 330,150 520,120 820,140! 820,440! -20,440!", ink=1)
    with p.thing("hill", "place") as hill:
        hill.flat("-20,420! 120,408 300,420 420,430 600,404 820,372! 820,1220! -20,1220!")
        for q in ((90, 640, 46, 20), (716, 600, 54, -12), (110, 980, 38, 40), (250, 1140, 44, -20), (690, 1150, 40, 10)):
            hill.flat(moved("-1,-0.1 -0.6,-0.7 0.2,-0.8 0.9,-0.3 1,0.4 0.3,0.8 -0.6,0.7", q[:2], q[2], q[3]), ink=2)
        for line in ([(230, 424, 10), (196, 520, 9), (226, 620, 7), (180, 740, 5), (200, 830, 2)], [(206, 540, 6), (150, 580, 4), (96, 560, 2)], [(640, 400, 10), (660, 500, 8), (610, 590, 5), (626, 650, 2)]):
            hill.flat(ribbon(line), ink=2)
    with p.thing("shepherd", "subject") as man:
        man.flat("392,424! 388,350 420,250 500,176 620,136 820,120! 820,376! 600,408 530,430!", ink=2, gap=7, around=0)
        for cut in fringe([(820, 372), (680, 396), (560, 420)], (-70, -120), 34, lean=-0.4, share=0.3, seed=8):
            man.flat(cut)
        for cut in fringe([(440, 232), (520, 168), (640, 136), (820, 124)], (-30, -56), 30, lean=0.7, share=0.3, seed=9):
            man.flat(cut, ink=1)
        man.flat("392,420! 430,330 500,330 540,400 520,480 504,570! 386,570! 392,500!", ink=2, gap=6, around=KEY)
        with man.down_to(1):
            man.strokes([[(394, 480), (450, 500), (520, 470)], [(390, 526), (440, 542), (508, 520)], [(398, 436), (460, 454), (528, 420)], [(420, 380), (470, 400), (520, 366)]], 10, ends=(0.15, 0.3))
        man.flat("392,566! 386,620 392,700 398,800! 388,850 376,884 340,914 312,944 298,978 314,996 338,980 366,954 388,944! 386,990 376,1050 378,1104 396,1116 410,1102 414,1040 418,992! 422,1050 424,1122 440,1136 456,1122 452,1050 450,992! 460,1044 474,1104 492,1112 502,1096 490,1036 478,980! 494,1024 512,1064 528,1066 536,1050 520,1004 500,934 484,880 474,800! 492,700 502,620 498,566!", ink=1)
        man.flat("498,570! 470,640 462,720 456,800! 468,880 484,940! 500,934 484,880 474,800! 492,700 502,620!", ink=2)
        man.strokes([[(394, 950), (404, 930), (420, 924)], [(430, 990), (436, 960)], [(466, 984), (462, 956)], [(384, 1048), (394, 1052), (408, 1046)], [(428, 1060), (440, 1064), (452, 1058)], [(466, 1046), (478, 1048), (488, 1040)]], 5, black=True)
        man.flat(face("-84,-60 -92,0 -86,60 -56,120 -10,140 44,124 80,70 92,0 86,-80 50,-140 0,-156 -56,-136"), ink=1, gap=6, around=KEY)
        man.flat(face("-96,-30! -60,-70 -10,-92 40,-84 84,-40! 104,-80 90,-150 20,-180 -60,-166 -104,-100!"), ink=KEY)
        man.flat(face("78,-36 104,-44 122,-14 114,24 88,32 76,20!"), ink=1, gap=5, around=KEY)
        man.flat(face("-92,20! -60,40 -40,90 0,104 50,92 84,36! 88,80 50,128 -10,144 -60,124!"), ink=2)
        man.flat(face("-44,82! -20,74 16,72 46,84! 34,104 0,110 -30,104!"), ink=KEY)
        man.flat(face("-34,84! 0,78 38,86! 30,95 0,97 -26,94!"), ink=0)
        man.flat(face(ellipse(40, -8, 26, 17)), ink=0, gap=5, around=KEY)
        man.flat(face(ellipse(38, -2, 12, 13)), ink=KEY)
        man.strokes([face(c) for c in ([(6, -38), (34, -58), (78, -40)], [(-70, -30), (-46, -44), (-18, -36)])], 13, ends=(0.3, 0.3), black=True)
        man.strokes([face(c) for c in ([(-66, -6), (-46, 2), (-24, -6)], [(-60, -16), (-46, -10), (-30, -16)], [(-8, -26), (-16, 20), (-30, 48), (-10, 60), (14, 52)], [(20, 88), (28, 84), (34, 92)])], 7, ends=(0.3, 0.3), black=True)
        man.strokes([face([(4 - k * 14, 80), (4 - k * 14, 95)]) for k in (-2, -1, 0, 1, 2)], 4, black=True)
    with p.thing("pale hand", "subject") as hand:
        hand.flat("820,960! 740,884 660,812 600,744 556,700 516,690 486,704! 480,760 488,820 500,866! 540,880 580,872 640,900 730,990 820,1080!", ink=0, gap=7, around=KEY)
        for y0, x1, y1, r in ((836, 384, 862, 19), (794, 366, 824, 20), (752, 362, 780, 21), (712, 372, 732, 20)):
            hand.flat(ribbon([(548, y0 + 20, r), (488, y0 - 6, r + 1), (430, y0 - 2, r), (x1, y1, r * 0.78)]), ink=0, gap=6, around=KEY)
            hand.flat(moved("-11,-7 4,-9 10,0 4,9 -11,7", (x1 + 2, y1 - 2), 0.9, 160), ink=1)
        hand.flat("500,700! 560,690 620,764 600,860 540,884 506,860!", ink=0)
        hand.flat(ribbon([(590, 742, 24), (560, 690, 22), (520, 640, 19), (500, 596, 15)]), ink=0, gap=6, around=KEY)
        hand.flat("430,772! 447,770! 449,812! 432,814!", spot=True)
        for cut in fringe([(820, 1082), (730, 992), (640, 902), (580, 876)], (-34, -60), 27, lean=-0.5, seed=2):
            hand.flat(cut, ink=1)
    with p.thing("grass") as grass:
        for cut in fringe(TURF, (18, 48), 18, lean=0.4, seed=3):
            grass.flat(cut)
    s.describe("A man lies with his cheek on the grass. His arm reaches deep into the dark hill, and down there a pale hand grips his wrist. The hand wears a teal ring. He grits his teeth.")
    s.moods("strained", "eerie", "doubtful", "tense")
    s.themes("the past", "holding on", "fear", "marriage", "earth")
    s.says("handover", "tug", "underground", "gotcha", "inheritance", "roots", "stuck", "rescue", "appendix", "widower", "potholing", "grip", "it’s pulling back", "I had already let go", "who is saving whom?", "the hill wants him", "lost: one lamb", "somebody answered", "never put your hand in there", "till death, and after", "a firm handshake", "curiosity and the shepherd", "help comes from below", "the other side of grief", "pull!", "once it was only a rabbit", "she kept the ring", "an old promise, renewed", "the ground has manners", "hello, is anyone down there?", "I dug up my grandmother", "holding hands in the dark", "you never leave this farm", "what the mole saw", "something from your childhood", "cold fingers, warm heart", "he is late for tea", "don’t let it know you’re scared", "birth, the other way round", "the deeper you look", "it’s not what I dropped", "tug of war with yesterday", "an arm’s length away", "she always had the upper hand")  # fmt: skip
    s.relate("pale hand", "catches", "shepherd")
    s.about(place="a green hill, cut open", time="evening", light="low from the left; below, the hand is bright by itself", composition="right", view="through the cut earth", foreground="black earth with roots", unexplained="whose hand it is, and why it wears a ring")
