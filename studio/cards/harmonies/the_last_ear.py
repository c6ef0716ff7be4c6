"""The Last Ear: a harvest mouse clings to the last ear of barley, and the sickle has stopped."""

from __future__ import annotations

from functools import partial

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

MOUSE = "286,470! 304,440 340,408 380,384 430,376 490,392 560,436 620,510 648,600 636,690 580,750 500,772 440,760! 400,770 360,776! 350,750 380,730! 410,700 404,640 396,590! 360,600 330,596! 328,570 360,560! 390,540 380,522 330,512 296,496!"
GRAIN = "0,0! -34,-26 -44,-70 -30,-120! -6,-90 8,-40"


@card(id="k6m0we", title="The Last Ear", seed=59, palette="lino_fox_fire", light=(0.4, -0.7))
def paint(s: Scene) -> None:
    m, q = partial(moved, at=(78, 150), size=0.86), partial(placed, at=(78, 150), size=0.86)
    p = Press(s, [Lamp(0.6, -0.4, 0.5)])
    with p.thing("stubble", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        g.flat("-20,930! 200,920 500,934 820,916! 820,1220! -20,1220!", ink=3)
        g.strokes([[(x, 960 + 0.1 * x % 30), (x + 6, 900), (x + 14, 850 - x * 7 % 50)] for x in range(20, 800, 46)], 18, ends=(0.9, 0.4), black=True)
    with p.thing("eyes in the stubble") as e:
        for x, y in ((90, 1010), (700, 1150), (180, 1120), (90, 1160)):
            for w in (-22, 22):
                e.flat(ellipse(x + w, y, 15, 12), ink=1)
                e.flat(ellipse(x + w + 4, y, 6, 9))
    with p.thing("last ear", "accent") as a:
        a.flat(tube([(300, 1230), (330, 1000), (350, 760), (384, 560), (430, 330)], (15, 14, 13, 11, 8), ends=CUT), ink=2, gap=6, around=KEY)
        for k in range(10):
            x, y = 366 + 14 * k, 700 - 62 * k
            a.strokes([[(x - 40, y - 100), (x - 70 + 6 * k, y - 240), (x - 90 + 12 * k, y - 380)], [(x + 60, y - 90), (x + 110, y - 220), (x + 150, y - 350)]], 7, ends=(0.8, 0.1), black=True)
        for k in range(10):
            x, y = 366 + 14 * k, 700 - 62 * k
            a.flat(moved(GRAIN, (x, y), 1.0, 4), ink=2, gap=6, around=KEY)
            a.flat(moved(GRAIN, (x, y), 1.0, 20, True), ink=2, gap=6, around=KEY)
    with p.thing("sickle", "witness") as k:
        k.flat("830,1080! 700,1140 560,1150 430,1104 320,1010 250,890! 236,860! 262,880 350,950 470,1010 580,1020 700,970 830,860!", ink=0, gap=8, around=KEY)
        k.strokes([[(270, 910), (340, 1000), (440, 1080), (560, 1124), (690, 1114), (800, 1070)]], 9, ends=(0.1, 0.6), black=True)
        k.flat("500,1070! 540,1036 590,1036 640,1066! 590,1096 540,1096!")
        k.flat("514,1070! 544,1048 590,1048 624,1066! 590,1084 546,1086!", ink=0)
        k.flat(ellipse(574, 1064, 21, 20), ink=2)
        k.flat(ellipse(574, 1064, 11, 11))
        k.strokes([[(490, 1040), (550, 1012), (620, 1026)]], 10, ends=(0.2, 0.5), black=True)
    with p.thing("harvest mouse", "subject") as mouse:
        mouse.flat(tube(q([(560, 750), (500, 840), (390, 850), (310, 830), (330, 790), (410, 850), (420, 960)]), (15, 13, 12, 11, 10, 9, 4), ends=CUT), ink=3, gap=6, around=1)
        mouse.flat(m("420,390! 400,320 430,276 480,280 510,330 490,390!"), ink=3, gap=6, around=1)
        mouse.flat(m(MOUSE), ink=3, gap=7, around=1)
        mouse.flat(m("436,384! 430,330 450,306 476,314 486,350 470,386!"), ink=2)
        with mouse.within(m(MOUSE)):
            mouse.flat(m("280,500! 330,500 390,500 440,560 470,640 480,720 460,800! 340,800! 300,560!"), ink=0)
            wedges(mouse, fringe(q([(400, 500), (446, 560), (474, 640), (484, 730)]), 9, (50, 90), -50, bend=-20, seed=3), 16, 0)
            wedges(mouse, fringe(q([(540, 440), (600, 510), (630, 620), (590, 730)]), 11, (40, 80), 110, bend=20, seed=6), 15)
        mouse.flat(m("480,770! 470,720 500,670 560,660 600,690 600,740!"), ink=3, gap=6, around=KEY)
        mouse.flat(m("500,760! 440,776 380,790 340,800! 330,776 356,766! 420,748 480,730!"), ink=2, gap=6, around=KEY)
        mouse.flat(tube(q([(470, 560), (420, 590), (370, 580), (326, 590)]), (24, 19, 13, 12), ends=CUT), ink=2, gap=6, around=KEY)
        mouse.flat(ellipse(*q([(372, 448)])[0], 25, 25))
        mouse.dots([(*q([(364, 438)])[0], 8)], 0)
        mouse.flat(m("286,470! 300,452 316,462 306,484!"))
        mouse.strokes([q([(300, 500), (326, 508), (350, 500)])], 6, ends=(0.4, 0.2), black=True)
        mouse.strokes([q([(316, 484), (250, 470), (180, 480)]), q([(316, 490), (250, 500), (190, 524)])], 4.5, ends=(0.9, 0.2), black=True)
    s.describe("A harvest mouse clings to the last ear of barley. Below it a white sickle has stopped against the stalk, and in its blade an eye is looking up. More eyes shine from the dark stubble.")
    s.moods("anxious", "tender", "suspended", "watchful")
    s.themes("mercy", "home", "harvest", "smallness", "fear")
    s.says("please", "landlord", "tenant", "mercy", "eviction", "clinging", "breakfast", "pause", "harvest", "tiny", "stay", "cliffhanger", "I only had this row to finish", "last one standing", "who blinks first?", "the final straw", "hold on tight", "no vacancies", "leave one for the mouse", "a roof with whiskers", "give me till tomorrow", "not this one", "we can talk about it", "don’t look down", "everyone else has been cut", "conscience has a sharp edge", "I saw you see me", "high-rise", "home is what you hold", "the neighbours are watching", "smaller than a reason", "last of the summer", "so near the blade", "stopped by a heartbeat", "she hangs by a grain", "what would you do?", "eye to eye with the end", "you missed a spot", "it’s all I have", "the crop asks a question", "a very short tree", "leftovers", "the field holds its breath", "lease of life")  # fmt: skip
    s.relate("harvest mouse", "balances on", "last ear")
    s.about(place="a low field, nearly cut", time="evening of the harvest", light="warm, from behind", composition="diagonal", view="from below, from the roots", foreground="the blade of a sickle", unexplained="whose eyes shine in the stubble")
