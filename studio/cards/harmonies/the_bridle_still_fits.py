"""The Bridle Still Fits: starlings gather into the horse an old farmer ploughed with, and he takes it by the bridle."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

# starlings that fly to our left, 120 px long: from above, banking, wings down
BIRDS = (
    "-58,0! -44,-8 -28,-12! -34,-36 8,-92! 6,-58 14,-30 12,-11! 34,-7 60,-12! 54,0 60,12! 34,7 12,11! 14,30 6,58 8,92! -34,36 -28,12! -44,8",
    "-58,0! -44,-9 -28,-12! -30,-40 18,-88! 12,-56 16,-28 12,-10! 34,-6 60,-10! 56,2 62,12! 34,9 10,12! 16,30 24,46! -14,34 -26,12! -44,8",
    "-60,0! -46,-9 -26,-13 10,-12 60,-14! 58,0! 30,4 20,10! 34,40 48,72! 10,50 -14,14! -46,8",
)
# x, y, size, degrees, which: those that are the mane and the chest or fly in, and those that are still gaps
FLYING = ((672, 172, 0.85, 30, 0), (748, 262, 0.95, 52, 1), (640, 70, 0.75, 14, 1), (740, 110, 0.85, 24, 0), (760, 392, 0.9, 66, 0), (560, 60, 0.5, -6, 2), (470, 76, 0.42, 8, 0), (596, 806, 0.8, 40, 0), (662, 880, 0.85, 34, 0), (752, 888, 0.85, 62, 1), (584, 920, 0.7, 20, 0), (694, 990, 0.8, 48, 1), (748, 1072, 0.8, 24, 0), (604, 1030, 0.6, 30, 1), (660, 1110, 0.65, 10, 0), (520, 980, 0.42, 16, 0))
GAPS = ((724, 470, 0.8, 50, 0), (652, 548, 0.7, 40, 1), (742, 610, 0.95, 64, 0), (662, 670, 0.8, 44, 0), (752, 742, 0.85, 40, 1), (678, 772, 0.55, 60, 0))
HEAD = "506,228! 466,238 434,282 402,340 352,420 302,494 262,546 230,582 206,620 206,650 226,674! 234,698 258,716 292,714 324,694 364,668 424,640 484,606 544,552 580,488 594,440 604,330 594,250 560,212"
NECK = "548,220! 620,224 690,280 750,370 800,480 840,600! 840,830! 780,790! 756,860! 700,800! 660,850! 630,790! 596,830! 586,740! 604,640 600,540 574,450! 480,420!"
STRAPS = ("562,200,12 530,280,12 466,382,12 390,510,12 316,616,12", "290,450,12 340,478,12 400,522,12 484,624,12", "430,252,12 484,280,12 528,280,12", "566,206,10 574,290,10 582,370,10 578,430,10 560,486,10 536,550,10 520,590,10")


@card(id="hsl1rl", title="The Bridle Still Fits", seed=38, palette="lino_heather", light=(-0.8, 0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.75, 0.0, 0.4)])
    with p.thing("ploughed field", "place") as field:
        field.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1), field.flat(oval(226, 650, 182, 182), ink=0)
        field.flat("-20,790! 120,776 300,770 520,784 820,774! 820,1220! -20,1220!", ink=2, gap=6)
        with field.down_to(1):
            field.strokes([[(330 + d * 0.2, 804), (330 + d * 0.55, 920), (330 + d, 1200)] for d in (-300, -170, 120, 270, 430, 600)], 13, ends=(0.1, 1.0))
    with p.thing("starlings", count=len(FLYING)) as birds:
        for x, y, k, a, n in FLYING:
            birds.flat(moved(BIRDS[n], (x, y), k, a), gap=0 if y < 860 else 5, around=0)
    with p.thing("horse of starlings", "subject") as t:
        t.flat("540,236! 548,180 566,130 586,104! 600,150 604,200 596,244!", gap=6, around=0)
        t.flat(tube("560,216,8 620,222,8 690,280,8 750,370,8 800,480,8"), ink=0), t.flat(tube("580,440,8 602,540,8 606,640,8 588,740,8"), ink=0), t.flat(NECK)
        t.flat(HEAD, gap=7, around=0), t.flat(NECK)
        for x, y, k, a, n in GAPS:
            t.flat(moved(BIRDS[n], (x, y), k, a), ink=1)
        t.flat("498,250! 490,180 504,128 520,92! 546,132 558,186 552,250!", gap=6, around=0), t.flat(HEAD), t.flat("514,214! 510,176 520,134! 534,170 534,212!", ink=2)
        with t.within(HEAD):
            t.flat("470,230! 476,280 440,330 396,380 352,450 310,520 276,560 254,572! 206,560! 200,500! 440,220!", ink=2)
            wedges(t, [[(420, 632), (482, 596), (540, 536)], [(520, 440), (530, 490), (500, 546)], [(444, 470), (400, 540), (346, 588)], [(266, 700), (310, 690), (350, 664)]], 15, 2, ends=(0.1, 0.2))
            t.strokes([[(224, 674), (262, 660), (300, 632)], [(228, 612), (250, 600), (264, 612), (258, 634)]], 10, ends=(0.6, 0.3))
            t.flat("386,378! 400,344 436,330 470,360! 450,386 416,392", ink=0, gap=7, around=KEY), t.flat(oval(424, 360, 29, 29), ink=1), t.flat(oval(424, 360, 24, 21)), t.dots([(416, 353, 6)], 0)
            t.strokes([[(380, 376), (402, 342), (438, 330), (478, 364)]], 14, ends=(0.4, 0.3), black=True)
    with p.thing("bridle", "accent") as bridle:
        with bridle.within(HEAD):
            for strap in STRAPS:
                bridle.flat(tube(strap, ends=CUT), spot=True, gap=6, around=KEY)
            bridle.flat(tube(STRAPS[0], ends=CUT), spot=True), bridle.flat(oval(384, 510, 18, 18), spot=True, gap=5, around=KEY)
        bridle.flat(tube([(312, 640, 9), (318, 700, 9), (312, 780, 9)], ends=CUT), spot=True, gap=5, around=KEY)
        bridle.flat(tube([(314, 780, 9), (356, 826, 9), (378, 890, 9), (368, 960, 9)], ends=CUT), spot=True, gap=5, around=KEY)
        bridle.flat(oval(312, 620, 27, 27), spot=True, gap=5, around=KEY), bridle.flat(oval(312, 620, 12, 12))
    with p.thing("old farmer", "witness") as man:
        coat, arm = "92,980! 66,1050 36,1140 20,1230! 344,1230! 334,1150 322,1090 304,1050! 280,1010 236,980!", tube([(250, 1070, 46), (278, 950, 38), (310, 830, 27)], ends=(1.0, 0.0))
        man.flat(arm, ink=0, gap=8, around=KEY)
        with man.within(arm):
            man.flat("350,820! 322,820! 304,900 290,980 280,1060! 340,1060!", ink=1)
            man.strokes([[(340, 900), (302, 906), (276, 894)], [(330, 958), (290, 962), (262, 946)]], 10, ends=(0.9, 0.1), black=True)
        man.flat(coat, ink=0, gap=8, around=KEY)
        with man.within(coat):
            man.flat("290,1000! 270,1060 262,1160 256,1240! 360,1240! 330,1040!", ink=1), man.strokes([[(178, 1060), (174, 1140), (178, 1240)], [(100, 1110), (90, 1180), (88, 1240)], [(262, 1076), (246, 1130), (240, 1200)]], 10, ends=(0.1, 0.8), black=True)
        man.flat("280,838! 278,812 342,812 344,838! 330,850 292,850!", ink=1, gap=7, around=KEY)
        man.flat("292,814! 300,740! 330,722 350,744 352,782 338,814!", ink=1, gap=7, around=KEY)
        for q in (3, 0, 1, 2):
            man.flat(tube([(334, 738 + 21 * q, 11), (304, 737 + 21 * q, 13), (280 + q * q, 741 + 20.5 * q, 12)]), ink=1, gap=6, around=KEY)
        man.flat("316,728! 330,722 350,744 352,782 338,812! 318,812!", ink=1)
        man.flat("116,984! 240,984! 246,1012 212,1030 178,1034 144,1030 110,1012!", ink=1, gap=7, around=KEY)
        man.flat(oval(178, 962, 138, 42, 2), ink=1, gap=8, around=KEY), man.flat("96,956! 98,900 116,862 150,846 180,858 210,846 242,864 258,902 260,958! 180,974", ink=1, gap=8, around=KEY)
        man.flat("96,960! 97,924! 140,938 216,938 259,926! 260,960! 216,974 140,974"), man.strokes([[(182, 860), (176, 884), (180, 912)]], 10, ends=(0.5, 0.1), black=True)
    s.describe("Starlings mass into the head and neck of a dark horse. An old farmer, seen from behind, reaches up under its jaw; it wears a yellow-green bridle. More birds are still flying in.")
    s.moods("grieving", "hopeful", "still", "awed")
    s.themes("grief", "return", "memory", "work", "flock")
    s.says("murmuration", "revenant", "harness", "october", "reunion", "obedience", "flock", "habit", "twilight", "memory", "ploughing", "he came back", "hold still this once", "it still fits", "the shape of what we lost", "don’t clap", "cloud service", "easy now, old friend", "ten thousand hearts", "he kept it by the stove", "made of goodbyes", "one clap and it’s over", "horse power", "feathers remember", "to catch a cloud", "the reins are real", "who taught them that?", "a whisper in black", "same time every autumn", "you had to be there", "his name was Tuesday", "all the king’s birds", "the birds know him", "what grief can build", "together we are somebody", "a horse you can see through", "not too tight", "dark horse", "the last furrow isn’t done", "wings where the heart was", "I knew you’d come", "let him go, grandpa", "it looked at him", "come in from the sky")  # fmt: skip
    s.relate("old farmer", "catches", "horse of starlings")
    s.about(place="a ploughed field", time="dusk", light="low behind the field, from the left", composition="diagonal", view="near, over the farmer’s shoulder", foreground="the farmer’s back and hat", unexplained="whose head the bridle was kept for")
