"""Row Softly: a sow sleeps across a tiny boat; a thin boy squeezed in the stern dips the oars like spoons."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

BOAT = "690,60! 600,110 430,220 290,360 190,520 140,680 130,820 150,920! 280,1000! 390,980 520,900 630,770 700,610 730,430 724,240!"
INNER = "674,100! 600,140 450,246 320,378 226,530 180,680 172,800 186,896! 278,956! 376,938 490,866 594,744 660,594 690,430 690,250!"
SOW = (
    "640,150! 612,130 580,134! 570,160 580,186! 540,196 500,226! 440,230 370,280 310,350 256,440 222,540 210,640 224,730 262,790 320,820! 310,850 330,876! 350,850 372,826! 440,800 510,740 560,660 596,580! 640,590 672,574! 660,548 624,520! "
    "636,470 646,410! 690,410 716,386! 696,362 652,356! 650,320 656,290 670,262! 690,240 700,214 690,190 670,170!"
)


@card(id="tnflto", title="Row Softly", seed=30, palette="lino_peat", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.3, 0.5)])
    with p.thing("river", "place") as r:
        r.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=KEY)
        with r.down_to(2):
            for k, (m, w) in enumerate(((40, 13), (92, 11), (150, 10), (214, 8))):
                r.strokes([[(120 - m, 960 + m * 0.2), (84 - m, 800), (100 - m, 640), (160 - m, 480 - m * 0.3), (270 - m, 320 - m * 0.6), (420 - m * 0.8, 190 - m * 0.8)]], w, ends=(0.05, 0.1))
                r.strokes([[(770 + m * 0.6, 300), (776 + m * 0.8, 470), (744 + m, 640 + m * 0.2), (670 + m, 800 + m * 0.4), (560 + m * 0.8, 930 + m * 0.7), (430 + m * 0.4, 1020 + m)]], w, ends=(0.05, 0.1))
    with p.thing("boat", "prop") as b:
        b.flat(BOAT, ink=2, gap=6, around=0)
        b.flat(INNER, ink=KEY)
    with p.thing("sow", "subject") as t:
        t.flat(SOW, ink=0, gap=7, around=KEY)
        with t.within(SOW):
            t.flat("540,196! 600,200 640,240 650,300 640,420 600,560 520,680 420,770 330,800 270,780! 320,860! 420,830! 560,700! 720,600! 740,380! 700,260! 690,150! 620,120!", ink=1)
            wedges(t, fringe([(300, 790), (400, 760), (500, 680), (580, 560), (624, 420), (634, 300)], length=(26, 70), turn=-68, every=22, seed=5), 10.5, 1)
        # belly rings that go on as ripples outside
        t.strokes([[(246, 520), (240, 640), (280, 740), (340, 790)], [(290, 450), (282, 590), (330, 700), (410, 756)], [(340, 390), (330, 530), (380, 640), (460, 700)]], 11, ends=(0.1, 0.1), black=True)
        t.strokes([[(226, 742), (196, 752), (186, 730), (202, 716), (216, 730), (204, 746)]], 10, ends=(0.9, 0.5))
        # teats, trotters
        for x, y in ((470, 690), (508, 646), (542, 596)):
            t.flat(oval(x, y, 10, 8), ink=KEY)
        t.flat("640,576! 672,574! 664,556! 640,546! 632,560!", ink=KEY)
        t.flat("690,408! 716,386! 700,368! 680,362! 676,386!", ink=KEY)
        # ear, shut eye, snout
        t.flat("560,252! 530,280 520,330 536,370! 570,360 604,326 614,290!", ink=2, gap=7, around=KEY)
        t.strokes([[(600, 226), (620, 240), (642, 232)]], 10, ends=(0.3, 0.3), black=True)
        t.flat("640,146! 676,150 702,184 694,212 680,216! 650,196 634,170!", ink=2, gap=6, around=KEY)
        t.flat(oval(664, 172, 5, 7, 40), ink=KEY)
        t.flat(oval(682, 192, 5, 7, 40), ink=KEY)
    with p.thing("boy", "witness") as k:
        # from above: shoulders, arms to the oars, a cropped head with ears
        k.flat(tube([(196, 850), (120, 800), (90, 740)], [17, 14, 11], ends=CUT), ink=1, gap=5, around=KEY)
        k.flat(tube([(300, 930), (390, 960), (450, 940)], [17, 14, 11], ends=CUT), ink=1, gap=5, around=KEY)
        k.flat("186,860! 210,830 260,850 310,900 312,936! 280,950 232,940 196,910!", ink=0, gap=6, around=KEY)
        k.flat(oval(236, 838, 46, 52, 30), ink=1, gap=6, around=KEY)
        k.flat("196,850! 190,810 216,784 250,786! 276,800 284,830 276,850! 250,826 222,826!", ink=KEY)
    with p.thing("oars") as o:
        for path, end, a in (([(150, 800), (90, 740), (30, 660)], (14, 640), -40), ([(390, 900), (452, 940), (540, 1010)], (566, 1032), 130)):
            o.flat(tube(path, [8, 8, 8], ends=CUT), ink=2, gap=5, around=KEY)
            o.flat(moved("0,60! -24,30 -26,-20 0,-46! 26,-20 24,30", end, 1.0, a), ink=2, gap=5, around=KEY)
    with p.thing("piglets", "accent") as g:
        for x, y, q in ((110, 1070, 1.25), (240, 1112, 1.0), (350, 1140, 0.8), (440, 1158, 0.62)):
            g.flat(moved("-60,20! -58,-10 -36,-34! -44,-56 -22,-50! 0,-54 30,-44 52,-20 56,20! 20,28 -30,28", (x, y), q), ink=1, gap=5, around=KEY)
            g.flat(oval(x - 58 * q, y + 2, 12 * q, 14 * q), ink=2, gap=4, around=KEY)
            g.flat(oval(x - 36 * q, y - 12 * q, 5 * q, 6 * q), ink=KEY)
            with g.down_to(0):
                g.strokes([[(x - 84 * q, y + 32 * q), (x, y + 40 * q), (x + 84 * q, y + 30 * q)]], 6, ends=(0.1, 0.1))
    with p.thing("alder") as a:
        a.flat(tube([(830, 1010), (740, 1060), (660, 1150), (640, 1230)], [20, 15, 11, 8], ends=CUT), ink=2)
    s.describe("A huge pale sow sleeps in a tiny rowing boat. A thin boy squeezed into the stern rows with his arms stretched wide. Four piglets swim behind, by size.")
    s.moods("hushed", "droll", "anxious", "tender")
    s.themes("burden", "care", "sleep", "journey", "courage")
    s.says("ballast", "lullaby", "cargo", "hush", "passenger", "tightrope", "seaworthy", "oops", "don’t sneeze", "not me, let it not be me", "mother is asleep", "a full boat", "tread softly, row softer", "she’s dreaming of mud", "who invited you?", "women and piglets first", "the queen’s barge", "overbooked", "let sleeping sows lie", "where does she want to go?", "the weight of a promise", "one wrong stroke", "my first command", "no splashing", "he married for love", "ripple, ripple", "every boy has one to carry", "the children swim", "merrily down the stream", "heavy dreamer", "when pigs float", "removal day", "an inch above the water", "I said I could manage", "gently does it", "rounder than the river", "home before she wakes", "the biggest secret in the village", "pearl in a shell", "stowaway", "don’t rock it", "luxury cruise", "she pays in truffles", "small captain")  # fmt: skip
    s.relate("piglets", "follows", "boat")
    s.about(place="a dark river", time="evening", light="from the left", composition="diagonal", view="from above", foreground="a branch of alder", unexplained="where the boy rows the sow")
