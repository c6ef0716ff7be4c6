"""The Keeper Is Ill: a heron stands on a rock at night with a lit lantern in its bill; the lighthouse is dark."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

HERON = "456,232! 424,204 384,198 346,214 326,250 330,292 352,330 386,366 404,406 400,446 372,480 320,506 260,532 200,570 146,632 106,710 84,800 70,880 66,930! 120,916 170,884! 230,850 300,804 352,744 388,672 420,596 448,520 460,452 456,394 432,344 412,308 420,288 456,282!"
WING = "286,540! 340,536 380,572 384,640 350,716 290,784 220,836 150,876 78,930! 86,850 110,760 148,672 206,594"
ROCK = "-20,1056! 60,1030 150,1040 230,1020 330,1030 420,1060 500,1110 600,1130 700,1180 760,1220! -20,1220!"


@card(id="h3r7kq", title="The Keeper Is Ill", seed=29, palette="lino_slate_milk", light=(0.8, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.8, -0.4, 0.5)])
    with p.thing("night sea", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        g.plane("-20,-20! 820,-20! 820,760! -20,760!", lambda x, y: 0.98 - np.hypot(x - 626, y - 380) / 520, (1, 2, KEY), (0.72, 0.34), around=(626, 380), pitch=17, wild=1.4, wedge=0.2)
        g.flat("-20,760! 820,760! 820,1220! -20,1220!", ink=2)
        g.flat("-20,756! 820,756! 820,770! -20,770!")
        wedges(g, [[(626 + q * w, y), (626 + q * w * 0.4, y + 7), (626 - (1 - q) * w, y)] for y, w, q in ((800, 110, 0.5), (838, 190, 0.6), (884, 150, 0.4), (936, 250, 0.55), (996, 210, 0.4), (1060, 300, 0.5))], 17, 0, ends=(0.1, 0.1))
        wedges(g, [[(x, y), (x + 60, y + 6), (x + 130, y)] for x, y in ((20, 830), (60, 960), (360, 860), (430, 1000), (690, 1120))], 15, KEY, ends=(0.1, 0.1))
    with p.thing("dark lighthouse", "witness") as h:
        h.flat("610,780! 640,756 676,742 720,736 780,726 820,724! 820,800! 620,796!", gap=6, around=1)
        h.flat("692,744! 700,588! 690,588! 690,574! 702,574! 702,534! 720,512! 740,534! 740,574! 752,574! 752,588! 742,588! 752,744!", gap=6, around=0)
        h.flat("697,652! 746,652! 749,690! 695,690!", ink=2), h.flat("710,542! 732,542! 732,570! 710,570!", ink=2)
    with p.thing("heron", "subject") as b:
        b.flat(ROCK, gap=9, around=0)
        with b.down_to(2):
            wedges(b, fringe([(20, 1080), (220, 1066), (380, 1090), (520, 1140), (640, 1180)], 15, (50, 120), 76, seed=4), 20, 2)
        for leg, foot in (("306,770,32 318,840,17 322,906,9 322,918,13 322,930,9 336,1000,8 346,1064,9", (346, 1068)), ("244,810,34 232,880,18 226,934,10 224,948,14 226,962,9 244,1010,9 256,1050,10", (256, 1052))):
            toes = [tube(leg), *(tube([(*foot, 9), (foot[0] + u * 0.6, foot[1] + v * 0.5 - 5, 7), (foot[0] + u, foot[1] + v, 2)]) for u, v in ((70, 12), (52, 34), (6, 40), (-52, 20)))]
            for gap in (6, 0):
                for toe in toes:
                    b.flat(toe, ink=1, gap=gap, around=KEY)
        b.flat("420,222! 380,204 338,222 300,270 262,330 236,404! 284,350 320,290 352,248!", gap=6, around=1)
        b.flat(HERON, ink=0, gap=8, around=KEY)
        with b.within(HERON):
            b.flat("326,236! 320,300 372,366 392,410 388,450 340,500! 400,460 420,410 404,366 366,320 344,290 350,250!", ink=1)
            b.strokes([[(432, 330), (446, 362), (450, 386)], [(440, 400), (444, 430), (440, 456)], [(428, 470), (420, 500), (408, 526)], [(440, 488), (432, 530), (416, 566)]], 12, ends=(0.2, 0.1), black=True)
            b.strokes([[(420, 560), (404, 640), (372, 716)], [(400, 600), (386, 670), (350, 740)]], 9, ends=(0.2, 0.1), black=True)
        b.flat(WING, ink=1, gap=7, around=KEY)
        with b.within(WING):
            b.flat("78,930! 110,880 150,836 220,790 290,730 340,660! 352,716 290,784 220,836 150,876!", "78,930! 92,840 130,760 170,700 190,740 150,820!")
            for x, y, u, v in ((300, 740, 150, 866), (250, 760, 112, 896), (200, 760, 100, 890), (330, 690, 210, 816)):
                b.strokes([[(x, y), ((x + u) / 2 + 6, (y + v) / 2 + 10), (u, v)]], 7, ends=(0.2, 0.4))
            with b.down_to(2):
                wedges(b, [[(x, y), (x - 30, y + 34), (x - 66, y + 50)] for x, y in ((330, 570), (280, 590), (350, 620), (300, 640), (240, 640), (330, 670), (264, 690), (200, 700), (200, 650))], 20, 2, ends=(1.0, 0.1))
        b.flat("452,256! 540,262 640,264! 560,284 500,290 450,286!", ink=1, gap=6, around=KEY)
        b.flat("446,218! 500,232 580,246 662,264! 580,268 500,266 446,264!", ink=0, gap=6, around=KEY)
        b.flat("460,222! 420,202 376,200 340,222 322,256! 360,232 400,226 440,234!")
        b.flat(ellipse(424, 248, 18, 17), ink=1, gap=5, around=KEY), b.flat(ellipse(428, 248, 9, 10))
        b.dots([(425, 244, 3)], 0)
    with p.thing("lantern", "accent") as k:
        k.flat(ellipse(620, 296, 27, 30), ellipse(620, 296, 16, 19), gap=4, around=0)
        k.flat("446,218! 500,232 580,246 662,264! 600,266 500,258 446,250!", ink=0)
        k.flat("570,346! 596,318! 648,318! 674,346!", gap=6, around=0)
        k.flat("578,346! 666,346! 672,446! 572,446!", spot=True, gap=7, around=KEY)
        k.flat(lens((622, 442), (622, 372), 15, 0.36), ink=0)
        k.strokes([[(602, 346), (600, 446)], [(642, 346), (645, 446)]], 7, ends=(1, 1), black=True)
        k.flat("562,446! 682,446! 676,470! 568,470!", gap=6, around=0)
    s.describe("A heron holds a burning lantern in its bill. It stands on a rock by the night sea. Beyond it the lighthouse is quite dark. The light lies on the waves.")
    s.moods("dutiful", "lonely", "calm", "hopeful")
    s.themes("duty", "light", "night", "sea", "waiting")
    s.says("substitute", "beacon", "lantern", "stamina", "volunteer", "vigil", "deputy", "sentry", "insomniac", "watchman", "guidance", "stand-in", "the keeper is ill", "somebody has to", "one leg at a time", "I can’t put it down now", "can’t talk, holding the light", "sailors, this way", "he learned it from watching", "the last light on the coast", "a bird in charge", "who will relieve me?", "the fish can wait", "he has a long reach", "hold that thought", "the night shift", "not in my job description", "steady as she goes", "shine on", "for the one still out there", "doctor’s orders", "a small sun on loan", "out of office", "neck out for strangers", "a beam with feathers", "nobody asked him to", "sleep, I’ll take this one", "the bill for electricity", "keep it burning", "my grandmother never let it go out", "a stick with a conscience", "looking for an honest fish", "left holding it", "until the fog lifts")  # fmt: skip
    s.relate("heron", "does the work of", "dark lighthouse")
    s.relate("heron", "carries", "lantern")
    s.about(place="a rock by the sea", time="night", light="from the lantern", composition="left", view="from below, at the foot of the rock", foreground="dark rock", unexplained="why the lighthouse is dark")
