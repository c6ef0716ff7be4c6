"""Thaw, Running: a hare at full stretch pulls the snow off a green hill with its teeth, like a sheet off a bed."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import evenly, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

# the turned-back sheet: its corner in the teeth, its hem under the belly, its fold on the ground
SHEET = "92,470! 130,486 170,540 240,600 340,642 460,660 600,656 720,636 830,606! 830,690! 700,760 560,860 420,960 300,1060 220,1150 160,1240! 20,1240! 40,1120 70,960 90,800 100,660 100,560"
GREEN = "830,690! 700,760 560,860 420,960 300,1060 220,1150 160,1240! 830,1240!"
# withers 300,386, croup 600,384, rump 668,430; stifle 560,556, breast 214,500
TRUNK = "196,392! 240,384 290,380 350,368 430,362 510,360 580,368 636,392 668,432 672,478! 650,520 600,540 550,536 514,508! 470,506 410,516 350,532 290,540 244,532 212,506 196,462!"
# stifle 560,570, hock 712,542, toes 752,674; elbow 300,532, wrist 110,600, toes 44,614
HIND = "566,430! 546,480 540,524 550,558 574,580 606,586 640,580 680,582! 690,606 704,636 720,664 734,678 752,674 756,656 744,628 732,596 722,566 712,542! 694,528 672,508! 690,476 690,436 664,400 610,386"
FAR_HIND = "560,500! 560,560 590,606 620,622! 632,650 648,690 664,716 682,722 694,708 688,690 676,656 664,620 656,596! 640,580 620,540!"
FORE = "236,440! 222,480 206,510 170,540 130,566 96,584 62,594 44,604 40,618 52,628 84,626 118,616 160,598 210,572 260,548 304,530 324,500 322,466! 300,440 280,430"
FAR_FORE = "250,530! 200,580 160,612 126,634 102,650 84,664 84,680 100,688 124,678 160,656 210,622 260,584 300,540!"
HEAD = "82,452! 82,430 100,406 128,380 160,360 196,352 232,366 262,396! 262,450 240,486 206,490 176,480 150,474! 120,478 98,472"
JAW = "100,468! 116,498 146,512 186,500 204,470!"
EAR = "0,0! -16,-40 -22,-96 -12,-152 10,-196! 32,-158 42,-100 36,-44 24,0!"


@card(id="k9t4hz", title="Thaw, Running", seed=43, palette="lino_thaw", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.62, -0.55, 0.45)])
    with p.thing("white hills", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.flat("-20,250! 100,180 220,220 360,140 520,76 640,150 740,124 820,170! 820,420! -20,420!", ink=0, gap=8, around=KEY)
        for facet in ("520,84! 560,120 640,170! 600,190 640,240! 560,210 540,160", "104,188! 150,210 210,232! 180,240 200,262! 130,240", "740,132! 780,150 830,190! 830,240! 770,190"):
            g.flat(facet, ink=1)
        g.flat("-20,330! 160,296 420,270 640,262 820,290! 820,1220! -20,1220!", ink=0, gap=7, around=KEY)
    with p.thing("green land", "witness") as t:
        t.flat(GREEN, ink=3)
        for x, y, k in ((624, 900, 0.7), (540, 950, 0.8), (420, 1060, 0.9), (584, 1150, 1.1), (290, 1170, 1.0), (590, 1040, 0.7)):
            wedges(t, [[(x + d * 0.3 * k, y), (x + d * 0.6 * k, y - 26 * k), (x + d * k, y - r * k)] for d, r in ((-30, 46), (-4, 66), (24, 52))], 16 * k)
        for x, y, k, lean in ((722, 894, 0.72, 6), (492, 1106, 1.15, -5), (676, 1110, 1.35, 5), (360, 1176, 0.9, 4)):
            t.flat(tube([(x, y + 80 * k, 8 * k), (x, y - 4, 8 * k)]), ink=0, gap=5, around=KEY), wedges(t, [[(x + d * k, y + 96 * k), (x + d * 1.2 * k, y + 60 * k), (x + d * 2.2 * k, y + 20 * k)] for d in (-16, 15, 4)], 15 * k)
            for u, v in ((-44, -70), (44, -70), (-20, -96), (22, -94), (0, -104)):
                t.flat(lens((x, y), (x + (u + lean) * k, y + v * k), 20 * k, 0.6), ink=2, gap=5, around=KEY)
    with p.thing("hare’s jaw") as h:
        h.flat(JAW, ink=2, gap=8, around=KEY), h.flat("104,472! 78,476 56,490! 30,556! 62,546 88,532! 112,500!", ink=1, gap=8, around=KEY)
    with p.thing("snow sheet", "witness") as w:
        w.flat(SHEET, ink=1, gap=9, around=KEY)
        with w.within(SHEET):
            w.flat("830,600! 830,700! 700,770 560,870 420,970 300,1070 220,1160 160,1250! 100,1250! 180,1120 270,1020 390,920 530,820 680,724 830,640!", ink=0)
            w.strokes([[q[i], q[i + 1]] for q in (evenly([(800, 638), (720, 662), (600, 684), (460, 688), (330, 670), (240, 630)], 37), evenly([(126, 720), (116, 840), (96, 980), (66, 1150)], 27)) for i in range(0, len(q) - 1, 2)], 6, ends=(0.9, 0.9), black=True)
            wedges(w, [[(104, 500), (112, 540), (116, 580)], [(122, 496), (140, 530), (164, 560)], [(150, 690), (190, 790), (270, 880)], [(214, 664), (290, 740), (400, 790)], [(136, 740), (150, 840), (196, 940)]], (9, 9, 13, 13, 11), ends=(0.1, 0.1))
    with p.thing("hare", "subject") as h:
        ears = moved(EAR, (240, 388), 1.16, 63), moved(EAR, (222, 388), 1.26, 42)
        h.flat(ears[0], ink=2, gap=8, around=KEY)
        with h.within(ears[0]):
            h.flat(ellipse(456, 278, 66, 60))
        h.flat(FAR_FORE, gap=6), h.flat(FAR_HIND, gap=6), h.strokes([[(84, 672), (100, 666), (114, 660)], [(678, 720), (674, 704), (668, 694)]], 6, ends=(0.9, 0.2))
        h.flat(ellipse(692, 412, 44, 27, degrees=-38), ink=0, gap=8, around=KEY), h.flat(lens((654, 424), (730, 380), 15, 0.5, -14))
        h.flat(TRUNK, ink=2, gap=9, around=KEY)
        with h.within(TRUNK):
            h.flat("200,560! 240,518 340,508 430,490 520,486! 560,580! 200,580!", ink=0)
        h.flat(HIND, ink=2, gap=8, around=KEY), h.flat(FORE, ink=2, gap=8, around=KEY)
        with h.within(TRUNK):
            h.flat("574,340! 700,340! 660,470! 590,460!", ink=2), h.flat("220,360! 320,380! 330,470! 300,500! 190,500!", ink=2)
        wedges(h, [[(336, 398), (400, 386), (470, 388)], [(452, 410), (500, 404), (546, 408)], [(376, 424), (404, 418), (436, 420)]], (13, 11, 9), ends=(0.1, 0.1))
        wedges(h, [[(600, 430), (576, 480), (580, 530)], [(640, 540), (668, 548), (694, 562)], [(250, 520), (200, 560), (150, 582)]], 15, ends=(0.1, 0.1))
        h.strokes([[(38, 616), (56, 614), (72, 608)], [(48, 630), (64, 624), (78, 618)], [(748, 680), (742, 664), (732, 652)], [(760, 664), (752, 650), (744, 642)]], 6, ends=(0.8, 0.1), black=True)
        h.flat(HEAD, ink=2, gap=9, around=KEY)
        with h.within(HEAD):
            h.flat("80,440! 110,446 140,462 190,464 210,500! 80,500!", ink=0)
        h.flat("238,382! 320,388! 320,500! 228,484! 252,450 256,410", ink=2), h.flat(ears[1], ink=2, gap=8, around=KEY)
        with h.within(ears[1]):
            h.flat(ellipse(390, 196, 60, 54)), h.strokes([[(242, 366), (280, 318), (336, 262)]], 9, ends=(0.1, 0.1), black=True)
        h.flat("76,440! 84,424 100,424! 102,438 92,450!"), h.flat(ellipse(166, 408, 22, 23), gap=6, around=0), h.dots([(159, 400, 6)], 0)
        h.dots([(126, 446, 5), (142, 456, 5), (118, 458, 4)], KEY), h.strokes([[(200, 474), (228, 456), (240, 426)]], 8, ends=(0.2, 0.1), black=True)
    s.describe("A running hare pulls the snow off the land with its teeth. The snow folds back like a hemmed sheet, and beneath it are green grass and pink crocuses. The hare’s eye is wide.")
    s.moods("breathless", "fearful", "hopeful", "wild"), s.themes("spring", "change", "flight", "speed", "consequences")
    s.says("hurry", "spring", "chase", "thaw", "march", "pursued", "breathless", "unzipped", "messenger", "escape", "grass", "jump", "go, go", "don’t look back", "I never wanted to be followed", "late spring", "she started it", "the season is at my heels", "unzipping the hill", "catch me if you can", "winter has a fast exit", "everything I touch turns green", "running out of white", "ahead of my time", "the news is faster than I am", "first to be afraid", "what did I wake up?", "it all began with one step", "you can’t outrun april", "leave a trail", "the world’s longest legs", "late for something", "behind me, everything sings", "torn between two seasons", "this is not my fault", "tomorrow is gaining on us", "snow goes off like a shirt", "long ears hear it coming", "joy, but from the front", "I only wanted to cross", "rip", "hope is a thing with teeth", "make way", "left foot, winter; right foot, may")  # fmt: skip
    s.relate("hare", "carries", "snow sheet"), s.about(place="white hills", time="a clear morning", light="clear, from the left", composition="diagonal", view="near, level with the hare", foreground="crocuses in the uncovered grass", unexplained="why the hare is in such a hurry")
