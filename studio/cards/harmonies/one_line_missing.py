"""One Line Missing: a crow carries off a curl cut right through the yard, and what it crossed has lost its middle."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import plume
from reverie_studio.sculpt.gouges import fringe
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

CROW = "-20,300! 30,230 100,176 180,150 260,156 330,190 376,236 404,280! 450,276 510,296 560,334 590,380 600,430! 560,404 510,388 440,384 372,372! 440,398 500,408 556,436! 520,450 460,452 400,440 350,420! 356,500 380,560 420,640 440,720 430,820 380,900! 300,1000 160,1060 -20,1080!"
WING = "-20,560! 80,540 180,580 280,660 380,760 500,870 620,960 760,1040! 700,1050 640,1044! 690,1100 720,1160 730,1240! -20,1240!"


@card(id="mx2o3o", title="One Line Missing", seed=6, palette="lino_barley", light=(0.4, -0.7))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.4, -0.7, 0.5)])
    with p.thing("yard", "place") as yard:
        yard.flat("-20,-20! 820,-20! 820,620! 620,600 400,610 200,596 -20,606!", ink=2)
        yard.flat("-20,606! 200,596 400,610 620,600 820,620! 820,1220! -20,1220!", ink=1)
        yard.strokes([[(x, y), (x + 60, y - 4), (x + 130, y)] for x, y in ((420, 60), (600, 110), (60, 70), (230, 100), (640, 50), (660, 560))], 14, ends=(0.1, 0.6))
        yard.flat("580,612! 580,330! 720,220! 860,330! 860,612!", ink=1)
        yard.flat("540,356! 714,196! 730,196! 860,300! 860,360! 722,252! 560,384!")
        yard.flat("690,300! 756,300! 756,384! 690,384!")
        for x in range(500, 830, 66):
            yard.flat(f"{x},760! {x + 2},640! {x + 15},622! {x + 29},640! {x + 30},760!", ink=KEY, gap=5)
        yard.flat("440,668! 820,664! 820,692! 440,696!", ink=KEY, gap=5)
        with yard.down_to(2):
            yard.strokes(fringe([(430, 960), (460, 1000), (500, 1040)], 4, (60, 90), bearing=(4, 0)) + fringe([(700, 1040), (740, 1100), (760, 1160)], 6, (50, 80), bearing=(4, 0), seed=4), 12, ends=(0.1, 0.6))
    with p.thing("hen", "accent") as hen:
        hen.flat("594,490! 594,420 616,392 646,396! 664,412 668,450! 690,500 720,500 740,450 752,396! 786,440 780,560 730,640 660,660 604,620 586,550", spot=True, gap=6)
        hen.flat("598,420! 568,432 598,446!", "610,398! 606,370 624,380 634,362 646,378 660,372 654,402!", ink=KEY)
        hen.strokes([[(650, 650), (648, 672)], [(692, 648), (692, 670)]], 8, ends=(0.8, 0.8), black=True)
        hen.flat(ellipse(624, 422, 10, 10), ink=0), hen.flat(ellipse(623, 422, 5, 5))
    with p.thing("groove", "witness") as groove:
        groove.flat("560,424! 620,470 700,486 840,480! 840,572! 720,572 620,560 540,500!", ink=0)
        with groove.down_to(1):
            groove.strokes([[(640, 520), (690, 514), (740, 516)], [(700, 548), (750, 542), (800, 544)]], 6, ends=(0.1, 0.6))
    with p.thing("crow", "subject") as crow:
        crow.flat(CROW, gap=9)
        tips = ((470, 1250), (560, 1240), (640, 1210), (700, 1150), (736, 1076))
        for k, tip in enumerate(tips):
            crow.flat(plume((-60, 1040 - 52 * k), tip, 58, -30), ink=KEY, gap=8, around=2 if k else 0)
        crow.flat("-20,560! 100,640 220,760 330,860 400,930! 330,950 260,930! 240,990 160,960! 120,1040 60,980 -20,1040!")
        with crow.down_to(2):
            crow.strokes(fringe([(20, 330), (120, 300), (200, 330), (280, 380)], 8, (70, 120), bearing=(110, 70), bend=-6) + fringe([(20, 480), (140, 470), (240, 500), (330, 540)], 9, (80, 130), bearing=(100, 62), bend=-6, seed=4) + fringe([(60, 640), (180, 650), (300, 680), (390, 720)], 9, (70, 110), bearing=(80, 56), bend=-6, seed=6), 15, ends=(0.1, 0.9))
            crow.strokes([[(404, 300), (480, 312), (548, 356)], [(60, 216), (150, 172), (240, 176)], [(400, 426), (450, 436), (500, 434)], [(200, 950), (360, 1020), (560, 1060)], [(160, 1010), (330, 1090), (540, 1140)]], 12, ends=(0.1, 0.9))
        crow.flat("372,372! 440,398 500,408 556,436! 500,424 430,410!", ink=0)
        crow.flat(ellipse(268, 268, 44, 40), ink=0)
        crow.flat(ellipse(276, 268, 30, 32), ink=2), crow.flat(ellipse(282, 266, 17, 20))
        crow.dots([(276, 256, 6)])
        crow.flat("214,258! 240,220 290,214 326,250! 290,240 250,244!")
        crow.flat("420,380! 500,404 560,430 590,440! 540,456 460,454 400,440!")
        crow.flat("372,372! 440,392 500,402 550,424! 500,418 430,402!", ink=0)
    with p.thing("shaving", "witness") as curl:
        path = [(float(x), float(y)) for x, y in flow([(566, 408), (556, 470), (504, 560), (440, 680), (410, 820), (450, 980), (570, 1060), (700, 1010), (744, 880), (690, 770), (580, 760), (520, 840), (560, 930), (640, 920), (650, 860), (610, 840)], 10)]
        wide = [18, 34, 44, 46, 46, 44, 42, 38, 34, 30, 26, 22, 18]
        curl.flat(tube(path, wide, ends=CUT), ink=0, gap=9, around=KEY)
        with curl.within(tube(path[9:], [w - 11 for w in wide[1:]], ends=CUT)):
            for k, ink in enumerate((2, 2, 1, 1, KEY, 2, 1, -1, -1, 1, 2, KEY, 2, 1, 1, -1)):
                part = tube(path[9 * k : 9 * k + 12], [70, 70], ends=CUT)
                if ink < 0:
                    curl.flat(part, spot=True)
                else:
                    curl.flat(part, ink=ink)
        curl.flat("372,372! 430,366 500,374 560,400 600,430! 596,396 570,350! 500,320 420,330!", ink=KEY)
        with curl.down_to(2):
            curl.strokes([[(404, 300), (480, 312), (548, 356)]], 12, ends=(0.1, 0.9))
    s.describe("A crow flies off with a long striped shaving in its beak. Behind it a white groove crosses the yard. A red hen on the fence has lost her middle.")
    s.moods("mischievous", "sly", "bright", "startled")
    s.themes("theft", "loss", "art", "curiosity", "erasure")
    s.says("editor", "souvenir", "censorship", "thief", "scissors", "peel", "ribbon", "amnesia", "streamer", "haircut", "shortcut", "stop that bird", "one line of me is missing", "I feel a draught", "abridged version", "half a hen is better than none", "it was holding us together", "pull and see what happens", "finders keepers", "the thread of the story", "he took the best bit", "where was I?", "cut to the chase", "beauty has a price, paid by hens", "a bit off the middle", "sneaking out with the wallpaper", "somebody is unpicking the day", "not the yellow part!", "memory is a crow", "it will look good in the nest", "the gap stays white for ever", "deleted scene", "party favour", "what the frame left out", "apple in one piece", "don’t look down, hen", "he only steals what is loved", "I was just going to say", "a strip of Tuesday", "she has not noticed yet", "everything unravels somewhere", "proof-reading", "it curls when it is free", "give us back our belly")  # fmt: skip
    s.relate("crow", "carries", "shaving")
    s.relate("hen", "loses", "shaving")
    s.about(place="a farmyard", time="noon", light="from the upper right", composition="left", view="near, eye level", foreground="the crow’s wing cut by the lower edge", unexplained="what the crow wants with a strip of the world")
