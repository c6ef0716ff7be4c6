"""The Last Ear: a harvest mouse clings to the last ear of barley, and the sickle has stopped."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

GRAIN = "0,0! -34,-26 -44,-70 -30,-120! -6,-90 8,-40"
MOUSE = "312,560! 330,534 352,508 378,482 412,460 452,444 506,442 562,466 614,520 644,598 648,676 622,750 572,796 512,812! 462,796 434,756 426,706 432,654 446,616! 420,610 386,606 350,598 322,584!"
BELLY = "312,566! 350,576 400,580 450,598! 476,640 490,700 486,760 466,812! 400,790 400,640 320,600!"
ARM = "446,598! 482,606 498,636 484,668 452,686! 424,678 400,666 376,654! 384,628! 410,636 430,638 440,634!"
HAND = "394,626! 374,614 352,612! 336,613 334,624 346,628! 328,630 326,642 342,645! 326,650 328,662 344,662! 334,670 340,679 354,676! 374,674 390,660!"
THIGH = "474,778! 462,726 488,678 540,662 588,686 600,738 574,790 512,812!"
FOOT = "536,786! 512,816 462,824 410,814 376,800! 354,806 342,798 350,790! 332,790 328,780 342,776! 328,771 332,760 346,764! 346,752 360,752 366,764! 410,774 456,780 490,766!"
BLADE = "830,1080! 700,1146 560,1158 430,1112 320,1014 250,892! 236,862! 262,882 350,946 470,1000 580,1006 700,960 830,860!"


@card(id="k6m0we", title="The Last Ear", seed=59, palette="lino_fox_fire", light=(0.4, -0.7))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.4, 0.5)])
    with p.thing("stubble", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,930! 200,920 500,934 820,916! 820,1220! -20,1220!", ink=3)
        g.strokes([[(x, 960 + 0.1 * x % 30), (x + 6, 900), (x + 14, 850 - x * 7 % 50)] for x in range(20, 800, 46) if not 370 < x < 560], 18, ends=(0.9, 0.4), black=True)
    with p.thing("eyes in the stubble") as e:
        for x, y in ((90, 1010), (700, 1150), (180, 1120), (90, 1160)):
            for w in (-22, 22):
                e.flat(ellipse(x + w, y, 15, 12), ink=1)
                e.flat(ellipse(x + w + 4, y, 6, 9))
    with p.thing("last ear", "accent") as a:
        a.flat(tube([(338, 838, 11), (344, 862, 11), (366, 880, 11), (384, 884, 11)]), ink=3, gap=5, around=1)
        a.flat(tube([(300, 1230), (330, 1000), (350, 760), (384, 560), (430, 330)], (15, 14, 13, 11, 8), ends=CUT), ink=2, gap=6, around=KEY)
        for k in range(10):
            x, y = 366 + 14 * k, 700 - 62 * k
            a.strokes([[(x - 40, y - 100), (x - 70 + 6 * k, y - 240), (x - 90 + 12 * k, y - 380)], [(x + 46, y - 104), (x + 96, y - 190), (x + 176, y - 290)]], 7, ends=(0.8, 0.1), black=True)
        for k in range(10):
            x, y = 366 + 14 * k, 700 - 62 * k
            a.flat(moved(GRAIN, (x, y), 1.0, 4), ink=2, gap=6, around=KEY)
            a.flat(moved(GRAIN, (x, y), 1.0, 20, True), ink=2, gap=6, around=KEY)
    with p.thing("sickle", "witness") as k:
        k.flat(BLADE, ink=0, gap=8, around=KEY)
        eye = "494,1078! 526,1050 574,1038 628,1048 676,1076! 634,1104 576,1116 528,1106!"
        with k.within(eye):
            k.flat(ellipse(566, 1064, 38, 38), ink=2), k.flat(ellipse(560, 1060, 20, 21)), k.dots([(552, 1050, 6)])
        k.strokes([[(270, 912), (340, 996), (430, 1062), (494, 1078), (560, 1112), (634, 1104), (700, 1068), (800, 1020)]], 9, ends=(0.1, 0.4), black=True)
        k.strokes([[(470, 1084), (510, 1060), (574, 1036), (632, 1048), (690, 1084)]], 15, ends=(0.1, 0.1), black=True)
    with p.thing("harvest mouse", "subject") as mouse:
        mouse.flat(tube([(580, 776, 17), (548, 842, 16), (480, 872, 14), (400, 862, 12), (346, 836, 11), (336, 834, 11)]), ink=3, gap=6, around=1)
        mouse.flat(tube([(388, 882, 11), (360, 898, 11), (330, 896, 10), (304, 888, 8), (290, 866, 6), (300, 844, 4)]), ink=3, gap=6, around=1)
        mouse.flat(ellipse(426, 424, 38, 46, 40, -14), ink=3, gap=6, around=1)
        mouse.flat(MOUSE, ink=3, gap=7, around=1)
        with mouse.within(MOUSE):
            mouse.flat(BELLY, ink=0)
            wedges(mouse, fringe([(560, 470), (612, 530), (640, 610), (640, 690)], 7, (40, 70), 110, bend=20, seed=6), 13, 2)
        mouse.flat(ellipse(494, 424, 52, 56, 40, 14), ink=3, gap=6, around=1)
        mouse.flat(ellipse(490, 430, 32, 36, 40, 14), ink=2)
        mouse.flat(FOOT, ink=2, gap=5, around=KEY)
        mouse.flat(THIGH, ink=3, gap=6, around=1)
        mouse.flat("386,590! 446,590! 452,644! 392,640!", ink=0)
        mouse.flat(ARM, ink=3, gap=5, around=1)
        mouse.flat(ellipse(472, 606, 40, 27), ink=3)
        mouse.flat(HAND, ink=2, gap=5, around=KEY)
        mouse.flat(ellipse(396, 516, 24, 24), gap=5, around=2)
        mouse.dots([(388, 506, 8)], 0)
        mouse.flat("304,562! 314,546 332,552 330,572 314,578!")
        mouse.strokes([[(326, 584), (346, 590), (364, 584)]], 6, ends=(0.4, 0.2), black=True)
        mouse.strokes([[(346, 566), (280, 556), (214, 574)], [(346, 574), (290, 586), (234, 618)], [(346, 560), (290, 532), (240, 522)]], 5, ends=(0.9, 0.2), black=True)
    s.describe("A harvest mouse clings to the last ear of barley. Below it a white sickle has stopped against the stalk, and in its blade an eye is looking up. More eyes shine from the dark stubble.")
    s.moods("anxious", "tender", "suspended", "watchful")
    s.themes("mercy", "home", "harvest", "smallness", "fear")
    s.says("please", "landlord", "tenant", "mercy", "eviction", "clinging", "breakfast", "pause", "harvest", "tiny", "stay", "cliffhanger", "I only had this row to finish", "last one standing", "who blinks first?", "the final straw", "hold on tight", "no vacancies", "leave one for the mouse", "a roof with whiskers", "give me till tomorrow", "not this one", "we can talk about it", "don’t look down", "everyone else has been cut", "conscience has a sharp edge", "I saw you see me", "high-rise", "home is what you hold", "the neighbours are watching", "smaller than a reason", "last of the summer", "so near the blade", "stopped by a heartbeat", "she hangs by a grain", "what would you do?", "eye to eye with the end", "you missed a spot", "it’s all I have", "the crop asks a question", "a very short tree", "leftovers", "the field holds its breath", "lease of life")  # fmt: skip
    s.relate("harvest mouse", "balances on", "last ear")
    s.about(place="a low field, nearly cut", time="evening of the harvest", light="warm, from behind", composition="diagonal", view="from below, from the roots", foreground="the blade of a sickle", unexplained="whose eyes shine in the stubble")
