"""The Last Ear: a harvest mouse clings to the last ear of barley, and the sickle has stopped."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

GRAIN = "0,0! -34,-26 -44,-70 -30,-120! -6,-90 8,-40"
STALK = tube([(300, 1230), (330, 1000), (350, 760), (384, 560), (430, 330), (470, 160)], (15, 14, 13, 11, 8, 6), ends=CUT)
MOUSE = "310,560! 330,534 352,508 378,482 412,460 452,444 506,442 562,462 616,512 650,588 662,670 646,744 606,800 548,826 484,820! 444,798 420,758 412,716 416,676 424,642! 400,622 370,608 340,598 320,584!"
BELLY = "300,566! 350,578 400,584 436,596! 466,640 482,700 474,760 492,830! 400,830 390,640 320,610!"
ARM = "520,600! 512,650 480,690 440,700 400,690! 378,682! 380,650! 404,654 428,648 446,624!"
FOOT = "506,800! 508,828 482,846 444,838 406,820 382,808! 372,800 372,778 384,776! 414,786 446,792 474,784!"
TAIL = tube([(628, 760, 20), (610, 812, 18), (560, 858, 16), (480, 880, 14), (410, 872, 12), (352, 852, 11), (322, 842, 10)])
BLADE = "830,1080! 700,1146 560,1158 430,1112 320,1014 250,892! 236,862! 262,882 350,946 470,1000 580,1006 700,960 830,860!"


@card(id="k6m0we", title="The Last Ear", seed=59, palette="lino_fox_fire", light=(0.4, -0.7))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.4, 0.5)])
    with p.thing("stubble", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,930! 200,920 500,934 820,916! 820,1220! -20,1220!", ink=3)
        for x, top in ((44, 842), (88, 880), (126, 850), (172, 872), (214, 836), (592, 884), (636, 850), (676, 872), (716, 832), (756, 866)):
            g.flat([(x - 13, 960), (x - 8, top + 12), (x + 10, top), (x + 13, 960)], ink=3), g.flat([(x - 8, top + 12), (x + 10, top), (x + 9, top + 9), (x - 7, top + 21)], ink=2)
    with p.thing("eyes in the stubble") as e:
        for x, y in ((90, 1006), (180, 1110), (92, 1140)):
            for w in (-22, 22):
                e.flat(ellipse(x + w, y, 16, 13), ink=1), e.flat(ellipse(x + w + 4, y, 6, 10))
    with p.thing("last ear", "accent") as a:
        a.flat(tube([(326, 843, 10), (298, 848, 10), (294, 872, 9), (328, 890, 8), (372, 892, 6), (410, 880, 2)]), ink=3), a.flat(tube([(430, 700, 15), (396, 716, 13), (356, 726, 11), (336, 724, 10)]), ink=3)
        for k in range(3, 9):
            x, y = 366 + 14 * k, 700 - 62 * k
            a.strokes([[(x - 24, y - 108), (x - 76, y - 210), (x - 118, y - 316)], [(x + 62, y - 92), (x + 122, y - 180), (x + 192, y - 254)]], 8, ends=(0.9, 0.1), black=True)
        a.strokes([[(527, 52), (536, 20), (544, -20)]], 8, ends=(0.9, 0.4), black=True)
        a.flat(STALK, ink=2, gap=6, around=KEY), a.flat(moved(GRAIN, (494, 168), 1.0, 30), ink=2, gap=6, around=KEY)
        for k in range(8, 2, -1):
            a.flat(moved(GRAIN, (366 + 14 * k, 700 - 62 * k), 1.0, 4), ink=2, gap=6, around=KEY), a.flat(moved(GRAIN, (366 + 14 * k, 700 - 62 * k), 1.0, 20, True), ink=2, gap=6, around=KEY)
    with p.thing("sickle", "witness") as k:
        k.flat(BLADE, ink=0, gap=8, around=KEY)
        eye = "494,1078! 526,1050 574,1038 628,1048 676,1076! 634,1104 576,1116 528,1106!"
        with k.within(eye):
            k.flat(ellipse(566, 1064, 38, 38), ink=2), k.flat(ellipse(560, 1060, 20, 21)), k.dots([(552, 1050, 6)])
        k.strokes([[(270, 912), (340, 996), (430, 1062), (494, 1078), (560, 1112), (634, 1104), (700, 1068), (800, 1020)]], 9, ends=(0.1, 0.4), black=True)
        k.strokes([[(470, 1084), (510, 1060), (574, 1036), (632, 1048), (690, 1084)]], 15, ends=(0.1, 0.1), black=True)
    with p.thing("harvest mouse", "subject") as mouse:
        with mouse.within(STALK):
            mouse.flat(TAIL, ink=3, gap=6, around=KEY)
        mouse.flat(TAIL, ink=3)
        mouse.flat(ellipse(426, 424, 38, 46, 40, -14), ink=3, gap=6, around=1)
        mouse.flat(MOUSE, ink=3, gap=7, around=1)
        with mouse.within(MOUSE):
            mouse.flat(BELLY, ink=0)
            wedges(mouse, fringe([(570, 476), (622, 540), (650, 620), (646, 690), (616, 760)], 9, (40, 66), 110, bend=20, seed=6), 13, 2)
            mouse.flat("470,840! 462,780 470,722 508,684 560,680 610,720 640,800! 560,840!", ink=3)
            mouse.strokes([[(470, 806), (462, 764), (472, 718), (508, 684), (556, 682), (590, 706)]], 10, ends=(0.3, 0.1), black=True)
        mouse.flat(ellipse(494, 424, 52, 56, 40, 14), ink=3, gap=6, around=1), mouse.flat(ellipse(490, 430, 32, 36, 40, 14), ink=2)
        mouse.flat(FOOT, ink=2, gap=6, around=KEY)
        for y in (776, 788, 800):
            mouse.flat(tube([(392, y + 5, 7), (364, y - 2, 7), (340, y - 3, 7), (328, y + 2, 5)]), ink=2, gap=4, around=KEY)
        mouse.flat("384,780! 404,786! 404,808! 384,804!", ink=2)
        mouse.flat(ARM, ink=3), mouse.strokes([[(396, 690), (440, 700), (480, 690), (510, 656)]], 7, ends=(0.5, 0.1), black=True)
        for y in (648, 661, 674):
            mouse.flat(tube([(394, y + 4, 7), (374, y, 7), (352, y - 1, 7), (342, y + 3, 5)]), ink=2, gap=4, around=KEY)
        mouse.flat("384,650! 402,654! 404,684! 384,684!", ink=2)
        for y in (712, 725):
            mouse.flat(tube([(336, y, 8), (352, y - 5, 7), (370, y - 2, 5)]), ink=2, gap=4, around=KEY)
        mouse.flat(ellipse(396, 516, 24, 24), gap=5, around=2), mouse.dots([(388, 506, 8)], 0)
        mouse.flat("302,562! 312,546 330,552 328,572 312,578!"), mouse.strokes([[(326, 584), (346, 592), (368, 586)]], 6, ends=(0.4, 0.2), black=True)
        mouse.strokes([[(346, 566), (280, 556), (214, 574)], [(346, 574), (290, 586), (234, 618)], [(346, 560), (290, 532), (240, 522)]], 6, ends=(0.9, 0.2), black=True)
    s.describe("A harvest mouse clings to the last ear of barley. Below it a white sickle has stopped against the stalk, and in its blade an eye is looking up. More eyes shine from the dark stubble.")
    s.moods("anxious", "tender", "suspended", "watchful")
    s.themes("mercy", "home", "harvest", "smallness", "fear")
    s.says("please", "landlord", "tenant", "mercy", "eviction", "clinging", "breakfast", "pause", "harvest", "tiny", "stay", "cliffhanger", "I only had this row to finish", "last one standing", "who blinks first?", "the final straw", "hold on tight", "no vacancies", "leave one for the mouse", "a roof with whiskers", "give me till tomorrow", "not this one", "we can talk about it", "don’t look down", "everyone else has been cut", "conscience has a sharp edge", "I saw you see me", "high-rise", "home is what you hold", "the neighbours are watching", "smaller than a reason", "last of the summer", "so near the blade", "stopped by a heartbeat", "she hangs by a grain", "what would you do?", "eye to eye with the end", "you missed a spot", "it’s all I have", "the crop asks a question", "a very short tree", "leftovers", "the field holds its breath", "lease of life")  # fmt: skip
    s.relate("harvest mouse", "balances on", "last ear")
    s.about(place="a low field, nearly cut", time="evening of the harvest", light="warm, from behind", composition="diagonal", view="from below, from the roots", foreground="the blade of a sickle", unexplained="whose eyes shine in the stubble")
