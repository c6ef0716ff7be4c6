"""Row Softly: a sow sleeps in a tiny boat; a boy squeezed into the stern dips the oars like spoons."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

BOAT = "690,60! 600,110 430,220 290,360 190,520 140,680 130,820 140,930! 270,1024! 390,996 520,906 630,770 700,610 730,430 724,240!"
INNER = "674,100! 600,140 450,246 320,378 226,530 180,680 172,800 180,904! 272,972! 376,950 490,866 594,744 660,594 690,430 690,250!"
SOW = "640,150! 612,130 580,134! 570,160 580,186! 540,196 500,226! 440,230 370,280 310,350 256,440 222,540 210,640 224,730 262,790 320,828! 450,800 570,660 632,500 648,350 670,262! 700,214 670,170!"
TROTTER = "-15,-12! 15,-12! 17,10 6,26! 0,12! -6,26! -17,10"
BOY = ((268, 890), 0.95, 28)
SLEEVE, FOREARM = tube("54,34,24 82,38,22 108,24,17", ends=(1.0, 0.4)), tube("106,26,15 122,0,13 130,-26,11")


@card(id="tnflto", title="Row Softly", seed=30, palette="lino_peat", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.3, 0.5)])
    with p.thing("river", "place") as r:
        r.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=KEY)
        with r.down_to(2):
            for k, (m, w) in enumerate(((40, 13), (92, 11), (150, 10), (214, 8))):
                r.strokes([[(120 - m, 960 + m * 0.2), (84 - m, 800), (100 - m, 640), (160 - m, 480 - m * 0.3), (270 - m, 320 - m * 0.6), (420 - m * 0.8, 190 - m * 0.8)]], w, ends=(0.05, 0.1))
                r.strokes([[(770 + m * 0.6, 300), (776 + m * 0.8, 470), (670 + m, 800 + m * 0.4), (560 + m * 0.8, 930 + m * 0.7), (430 + m * 0.4, 1020 + m)]], w, ends=(0.05, 0.1))
    with p.thing("boat", "prop") as b:
        b.flat(BOAT, ink=2, gap=6, around=0)
        b.flat(INNER, ink=KEY)
    with p.thing("sow", "subject") as t:
        for leg, foot, a in (("620,470,30 634,540,22 612,600,16", (602, 616), 32), ("350,810,34 404,842,22 452,836,16", (470, 834), -90)):
            t.flat(moved(TROTTER, foot, 1.0, a), ink=2, gap=6, around=KEY)
            t.flat(tube(leg, ends=(1.0, 0.2)), ink=1, gap=6, around=KEY)
        t.flat(SOW, ink=0, gap=7, around=KEY)
        with t.within(SOW):
            t.flat("540,196! 600,200 640,240 650,300 640,420 600,560 520,680 420,770 330,800 270,780! 320,860! 420,830! 560,700! 720,600! 740,380! 700,260! 690,150! 620,120!", ink=1)
            wedges(t, fringe([(300, 790), (400, 760), (500, 680), (580, 560), (624, 420), (634, 300)], length=(26, 70), turn=-68, every=22, seed=5), 10.5, 1)
        t.strokes([[(246, 520), (240, 640), (270, 720)], [(290, 450), (276, 560), (296, 640)], [(340, 390), (322, 480), (336, 560)]], 12, ends=(0.1, 0.1), black=True)
        t.strokes([[(226, 742), (196, 752), (186, 730), (202, 716), (216, 730), (204, 746)]], 10, ends=(0.9, 0.5))
        for x, y in ((470, 690), (508, 646), (542, 596)):
            t.flat(oval(x, y, 10, 8), ink=KEY)
        for leg, foot, a in (("576,400,46 622,440,34 640,500,21 604,546,16", (592, 560), 44), ("390,730,56 450,752,36 496,782,19 530,752,15", (541, 738), -138)):
            t.flat(moved(TROTTER, foot, 1.05, a), ink=2, gap=6, around=KEY)
            t.flat(tube(leg, ends=(1.0, 0.2)), ink=0, gap=6, around=KEY)
        t.flat("512,390 548,356 604,342 618,366 594,400 562,446 524,436", ink=0)
        t.flat("330,690 380,660 410,690 400,740 380,790 340,790 320,740", ink=0)
        t.flat("560,252! 530,280 520,330 536,370! 570,360 604,326 614,290!", ink=2, gap=7, around=KEY)
        t.strokes([[(600, 226), (620, 240), (642, 232)]], 10, ends=(0.3, 0.3), black=True)
        t.flat("640,146! 676,150 702,184 694,212 680,216! 650,196 634,170!", ink=2, gap=6, around=KEY)
        t.flat(oval(664, 172, 5, 7, 40), ink=KEY)
        t.flat(oval(682, 192, 5, 7, 40), ink=KEY)
    with p.thing("boy", "witness") as k:
        k.flat(moved("-96,52! 96,52! 94,78! -94,78!", *BOY), ink=2)
        for q in (False, True):
            k.flat(moved("88,-52! 200,-46! 214,-62 262,-66 290,-40 262,-12 214,-18 200,-34! 88,-38!", *BOY, q), ink=2, gap=6, around=KEY)
            k.flat(moved(FOREARM, *BOY, q), ink=1, gap=5, around=KEY)
            k.flat(moved("112,-44 114,-60 128,-68 144,-66 152,-54 150,-34 142,-22 122,-22", *BOY, q), ink=1, gap=5, around=KEY)
            k.strokes(moved_lines([[(x, -68), (x + 1, -56), (x, -44)] for x in (124, 134, 143)], *BOY, flip=q), 5, ends=(0.9, 0.5), black=True)
            k.flat(moved(SLEEVE, *BOY, q), spot=True, gap=6, around=KEY)
        k.flat(moved("-70,30 -54,6 0,-4 54,6 70,30 62,66 36,86 0,90 -36,86 -62,66", *BOY), spot=True, gap=6, around=KEY)
        k.flat(moved("-44,-14! -38,-40 -12,-58 0,-68 12,-58 38,-40 44,-14! 60,-18 62,8 44,14! 34,36 0,48 -34,36 -44,14! -62,8 -60,-18", *BOY), ink=1, gap=6, around=KEY)
        k.flat(moved("-44,-18! -48,6 -38,36 0,50 38,36 48,6 44,-18! 26,-34 0,-26 -22,-38", *BOY), ink=KEY)
    with p.thing("piglets", "accent") as g:
        for x, y, q in ((480, 1106, 1.25), (334, 1126, 1.0), (218, 1144, 0.8), (124, 1158, 0.62)):
            g.flat(moved("-60,20! -58,-10 -36,-34! -44,-56 -22,-50! 0,-54 30,-44 52,-20 56,20! 20,28 -30,28", (x, y), q, flip=True), ink=1, gap=5, around=KEY)
            g.flat(oval(x + 58 * q, y + 2, 12 * q, 14 * q), ink=2, gap=4, around=KEY)
            g.flat(oval(x + 36 * q, y - 12 * q, 5 * q, 6 * q), ink=KEY)
            with g.down_to(0):
                g.strokes([[(x - 84 * q, y + 32 * q), (x, y + 40 * q), (x + 84 * q, y + 30 * q)]], 6, ends=(0.1, 0.1))
    with p.thing("alder") as a:
        a.flat(tube([(830, 1010), (740, 1060), (660, 1150), (640, 1230)], [20, 15, 11, 8], ends=CUT), ink=2)
    s.describe("A huge pale sow sleeps in a small rowing boat. A boy in turquoise, squeezed into the stern, rows with oars like spoons. Four piglets swim behind, the biggest first.")
    s.moods("hushed", "droll", "anxious", "tender")
    s.themes("burden", "care", "sleep", "journey", "courage")
    s.says("ballast", "lullaby", "cargo", "hush", "passenger", "tightrope", "seaworthy", "oops", "don’t sneeze", "not me, let it not be me", "mother is asleep", "a full boat", "tread softly, row softer", "she’s dreaming of mud", "who invited you?", "women and piglets first", "the queen’s barge", "overbooked", "let sleeping sows lie", "where does she want to go?", "the weight of a promise", "one wrong stroke", "my first command", "no splashing", "he married for love", "ripple, ripple", "every boy has one to carry", "the children swim", "merrily down the stream", "heavy dreamer", "when pigs float", "removal day", "an inch above the water", "I said I could manage", "gently does it", "rounder than the river", "home before she wakes", "the biggest secret in the village", "pearl in a shell", "stowaway", "don’t rock it", "luxury cruise", "she pays in truffles", "small captain")  # fmt: skip
    s.relate("piglets", "follows", "boat")
    s.about(place="a dark river", time="evening", light="from the left", composition="diagonal", view="from above", foreground="a bent branch and piglets", unexplained="where the boy rows the sow")
