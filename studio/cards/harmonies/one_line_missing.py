"""One Line Missing: a crow pulls the outline off a goose in the snow, and she is unravelling from behind."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

# the goose is one line: from her belly up the breast, over neck and back to where it leaves her for the crow's beak, and on
BREAST = ((440, 1050), (340, 1046), (230, 1016), (140, 950), (92, 856), (96, 760), (150, 680), (206, 610), (230, 540), (230, 470), (216, 410), (220, 354), (256, 312), (306, 312), (340, 338))
BACK = ((330, 416), (306, 440), (296, 510), (302, 590), (340, 650), (396, 676), (436, 650), (454, 580), (466, 506))
SLACK = ((512, 520), (506, 580), (530, 640), (576, 640), (580, 596), (540, 586), (504, 640), (488, 730), (510, 810), (560, 820), (572, 770), (530, 750), (486, 810), (462, 900), (480, 980), (540, 1000), (562, 950), (516, 920), (462, 970), (430, 1050), (470, 1110), (550, 1110), (574, 1066), (520, 1050), (450, 1090), (420, 1150))
CROW = "424,492! 470,450 520,424 556,404 590,366 644,344 704,348 752,380 782,424 820,470! 820,1010! 780,1010 720,1000 670,970 628,920 600,860 590,790 600,710 616,650 620,600 606,566! 560,550 500,530 446,506!"
WING = "654,600 700,560 760,580 820,640! 820,1090! 770,1040 716,960 676,870 650,770 642,680"
SHADOW = "120,1090! 200,1070 330,1070 440,1090 540,1084 600,1066! 590,1096 540,1120 420,1134 280,1130 180,1118"


@card(id="mx2o3o", title="One Line Missing", seed=6, palette="lino_barley", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.4, -0.7, 0.5)])
    with p.thing("snow", "place") as yard:
        yard.flat("-20,-20! 820,-20! 820,330! -20,330!", ink=1)
        yard.flat("-20,190! 90,150 200,200 330,130 460,180 600,120 820,190! 820,320! -20,300!", ink=2)
        yard.flat("-20,276! 100,286 220,276 400,262 600,286 820,270! 820,1220! -20,1220!", ink=0)
        for x, y, w, h in ((70, 284, 16, 120), (110, 288, 13, 90), (470, 268, 15, 110)):
            yard.flat(f"{x - 4},{y}! {x - w},{y - 20} {x - w * 0.8},{y - h * 0.6} {x},{y - h}! {x + w * 0.8},{y - h * 0.6} {x + w},{y - 20} {x + 4},{y}!")
        yard.flat(SHADOW, ink=2)
        yard.flat("560,1130! 640,1104 820,1090! 820,1190! 700,1176 600,1160", ink=2)
    with p.thing("goose", "accent") as g:
        for legs in ("250,1000,17 262,1060,10 254,1098,9", "340,1020,16 344,1070,10 336,1108,9"):
            g.flat(tube(legs), spot=True, gap=6, around=KEY)
        g.flat("254,1084! 270,1086 286,1110 296,1122! 262,1118 226,1124! 236,1108", "336,1094! 352,1096 370,1118 382,1130! 346,1128 310,1134! 320,1116", spot=True, gap=6, around=KEY)
        body = [*BREAST, (352, 380), *BACK[:7], (480, 760), (490, 900), (470, 1010)]
        g.flat(body, ink=0)
        g.flat("336,342! 360,344 400,368 440,402! 446,414 436,422! 400,420 350,416 332,410!", spot=True, gap=6, around=KEY)
        g.strokes([[(340, 392), (380, 396), (436, 412)]], 6, ends=(0.3, 0.2), black=True)
        g.flat(ellipse(296, 358, 19, 20)), g.flat(ellipse(300, 356, 13, 14), ink=0), g.flat(ellipse(304, 356, 7, 9))
        g.strokes([[(264, 336), (286, 326), (308, 328)]], 8, ends=(0.2, 0.3), black=True)
        g.strokes([list(BREAST), list(BACK)], 15, ends=(0.35, 1.0), black=True)
        wedges(g, [[(180, 812), (270, 748), (400, 756)], [(176, 806), (196, 890), (270, 942)], [(266, 940), (340, 956), (430, 930)], [(250, 820), (310, 852), (380, 836)], [(276, 878), (340, 900), (420, 878)], [(350, 800), (400, 814), (450, 796)], [(240, 480), (254, 506), (248, 544)], [(270, 540), (284, 566), (276, 600)], [(230, 620), (244, 650), (236, 690)], [(180, 700), (196, 716), (196, 748)]], [24, 24, 20, 19, 18, 16, 14, 14, 15, 14], KEY, ends=(0.5, 0.1))
    with p.thing("crow", "subject") as c:
        c.flat("424,492! 470,480 540,486 610,520! 610,566! 560,552 500,532 446,508!", gap=8, around=0)
        for leg, foot in (("742,980,44 716,1050,20 700,1120,12", (700, 1122)), ("664,930,46 634,1030,20 640,1100,13", (640, 1104))):
            limbs = [tube(leg), *(tube([(*foot, 13), (foot[0] + u * 0.6, foot[1] + v * 0.5 - 6, 11), (foot[0] + u, foot[1] + v, 3)]) for u, v in ((-92, 22), (-58, 46), (-4, 54), (60, 26)))]
            for gap in (6, 0):
                for limb in limbs:
                    c.flat(limb, gap=gap, around=0)
        c.flat(CROW, gap=9, around=0)
        c.flat("424,492! 480,490 540,492 612,512! 540,506 480,500!", ink=0)
        with c.within(CROW):
            wedges(c, fringe([(600, 600), (640, 560), (720, 520), (800, 520)], 7, (60, 100), bearing=(112, 84), bend=-8) + fringe([(604, 700), (630, 680), (650, 660)], 4, (70, 110), bearing=(104, 96), bend=-8, seed=4) + fringe([(596, 800), (630, 790), (660, 780)], 4, (70, 110), bearing=(92, 70), bend=-8, seed=6) + fringe([(640, 380), (700, 380), (756, 410)], 4, (40, 60), bearing=(20, 60), seed=2), 17, 2)
        c.flat(WING, gap=7, around=2)
        with c.within(WING):
            for n, (x, y, u, v) in enumerate(((660, 690, 740, 760), (700, 640, 790, 730), (680, 780, 770, 860), (740, 760, 830, 850), (720, 880, 830, 980), (770, 860, 860, 940))):
                c.strokes([[(x, y), (x + 6, y + 50), ((x + u) / 2, v), (u, v - 10), (u + 10, v - 60)]], (12, 10)[n % 2], ends=(0.1, 0.3))
            with c.down_to(2):
                c.strokes([[(x, y), (x + 34, y + 50), (x + 60, y + 60)] for x, y in ((676, 700), (716, 660), (696, 790), (756, 780), (740, 890))], 9, ends=(0.3, 0.1))
        c.flat(ellipse(628, 420, 26, 25), ink=0), c.flat(ellipse(622, 422, 14, 15))
        c.strokes([[(592, 402), (626, 388), (660, 400)], [(470, 468), (520, 446), (560, 436)]], [9, 8], ends=(0.2, 0.2))
    with p.thing("pulled line", "witness") as line:
        line.strokes([list(SLACK)], 14, ends=(1.0, 0.4), black=True)
        line.flat("458,520! 452,500 466,488 480,498 478,522!")
    s.describe("A crow pulls at the line a white goose is drawn with. It hangs in loops from his beak. She looks round: her rump and tail are gone into the snow. Her shadow is still whole.")
    s.moods("mischievous", "sly", "bright", "startled")
    s.themes("theft", "loss", "art", "curiosity", "erasure")
    s.says("editor", "thread", "censorship", "thief", "knitting", "worm", "ribbon", "amnesia", "sketch", "rubber", "shortcut", "stop that bird", "one line of me is missing", "I feel a draught", "abridged version", "half a goose is better than none", "it was holding me together", "pull and see what happens", "finders keepers", "the thread of the story", "he took the best bit", "where was I?", "cut to the chase", "beauty has a price, paid by geese", "unravelling", "losing my figure", "somebody is unpicking the day", "not the tail!", "memory is a crow", "it will look good in the nest", "my better half", "deleted scene", "crossing the line", "what the frame left out", "out of shape", "drawn in one go", "he only steals what is loved", "I was just going to say", "a slim goose is still a goose", "she has only just noticed", "everything unravels somewhere", "proof-reading", "a blank where I sat", "give me back my end")  # fmt: skip
    s.relate("crow", "catches", "pulled line")
    s.relate("goose", "loses", "pulled line")
    s.about(place="a snowy field", time="noon", light="from the upper left", composition="right", view="near, over the crow’s wing", foreground="the crow’s wing cut by the edge", unexplained="the goose’s shadow is still whole")
