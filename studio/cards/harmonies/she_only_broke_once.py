"""She Only Broke Once: an oystercatcher carries a small wave home on its back, and it holds on with its foam."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import plume
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse

BIRD = "214,470! 220,430 244,396 284,376 330,376 372,400 396,444 402,500! 420,570 470,620 560,650 660,672 760,700 830,730! 830,1010! 760,1040 640,1060 520,1060 410,1030 320,970 262,890 238,800 240,710 256,630 258,560 236,510!"
WHITE = "262,890! 300,868 360,850 430,850 520,880 620,920 720,950 830,960! 830,1010! 760,1040 640,1060 520,1060 410,1030 320,970!"
WING = "392,700! 440,660 520,668 620,700 720,736 830,770! 830,930! 740,920 640,900 540,880 450,850 400,800 380,750!"
BILL = "218,446! 180,500 130,590 84,680 56,752! 52,780 66,786! 110,726 160,650 204,570 240,500!"
CURL = "452,640! 540,626 600,570 616,490 586,420 530,386 480,390 446,420 436,456! 392,450 362,400 370,340 410,280 480,226 570,206 660,230 722,286 750,390 762,510 764,620 762,720! 700,700 580,670!"


@card(id="zq8x0s", title="She Only Broke Once", seed=83, palette="lino_slate_milk", light=(-0.7, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("flats", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=0)
        g.flat("-20,-20! 820,-20! 820,150! 600,140 400,156 200,142 -20,152!", ink=1), g.flat("-20,196! 60,170 140,160 200,176 260,206! 820,212! 820,300! 500,290 200,304 -20,292!", ink=2)
        g.flat("-20,206! 60,176 140,164 200,180 260,212!"), g.strokes([[(20, 252), (110, 244), (220, 256)], [(230, 240), (280, 234), (340, 240)]], 9, ends=(0.1, 0.1))
        with g.down_to(1):
            g.strokes([[(30, 380), (100, 370), (180, 382)], [(40, 560), (90, 552), (140, 562)], [(30, 880), (110, 870), (200, 884)]], 16, ends=(0.1, 0.1))
        g.flat("-20,1000! 200,990 460,1010 820,990! 820,1220! -20,1220!", ink=2, gap=8)
    with p.thing("legs and water") as legs:
        for x, u in ((480, 452), (580, 604)):
            legs.flat([(x - 26, 1040), (x + 26, 1040), (u + 15, 1110), (u + 14, 1230), (u - 14, 1230), (u - 15, 1110)], spot=True, gap=5, around=KEY)
            legs.flat(ellipse(u, 1112, 21, 20), spot=True)
            legs.flat(ellipse(u, 1184, 80, 13), ink=0), legs.flat(ellipse(u, 1190, 50, 8), ink=2)
        legs.strokes([[(40, 1070), (140, 1062), (240, 1072)], [(660, 1100), (730, 1094), (800, 1100)], [(100, 1150), (190, 1144), (290, 1152)]], 11, ends=(0.1, 0.1))
    with p.thing("oystercatcher", "subject") as b:
        b.flat("392,400! 470,380! 560,376! 640,420! 640,660! 400,660!", ink=1)
        b.flat(BIRD, gap=9, around=0)
        b.flat(WHITE, ink=0, gap=5, around=KEY)
        b.flat(BILL, spot=True, gap=7, around=KEY)
        b.strokes([[(226, 474), (160, 590), (66, 772)]], 6, ends=(0.7, 0.3), black=True)
        b.flat(ellipse(284, 448, 33, 32), spot=True), b.flat(ellipse(280, 452, 17, 18)), b.dots([(273, 445, 6)])
        with b.within(BIRD):
            wedges(b, [[(350, 470), (360, 560), (340, 650)], [(310, 560), (310, 640), (292, 720)], [(350, 690), (340, 760), (350, 820)], [(290, 760), (290, 810), (310, 860)]], 15, 2, ends=(0.1, 0.2))
            b.flat(WING, gap=7, around=1)
            with b.within(WING):
                for x, y, u, v, h in ((620, 860, 860, 930, 34), (600, 810, 850, 880, 36), (590, 760, 850, 826, 36), (410, 840, 640, 890, 34), (400, 780, 630, 834, 36), (410, 716, 620, 776, 36), (330, 790, 500, 800, 36), (330, 720, 500, 740, 36)):
                    b.flat(plume((x, y), (u, v), h), ink=KEY, gap=5, around=2)
            wedges(b, [[(340, 900), (400, 940), (470, 960)], [(440, 900), (520, 940), (600, 960)], [(560, 960), (640, 990), (720, 1000)], [(420, 980), (500, 1010), (580, 1024)], [(660, 950), (740, 980), (810, 984)]], 15, 1, ends=(0.1, 0.2))
    with p.thing("small wave", "subject") as w:
        w.flat(CURL, ink=2, gap=9, around=KEY)
        with w.within(CURL):
            w.flat("452,640! 540,626 600,570 616,490 586,420 530,386 560,370 640,420 672,500 656,590 600,650 520,664!")
            for k, ink in enumerate((1, 0, KEY, 0, 1)):
                wedges(w, [[(640 + 30 * k, 720), (700 + 18 * k, 560), (668 + 20 * k, 420 - 14 * k), (570 + 8 * k, 330 - 22 * k), (460 - 6 * k, 346 - 22 * k), (404 - 4 * k, 400 - 14 * k)]], 19 - 2 * k, ink, ends=(0.9, 0.1))
        # the lip's foam closes on the bird's nape
        w.flat("350,330! 330,366 338,392 356,392! 350,424 366,446 384,436! 384,468 404,486 422,468! 432,492 452,490 458,464! 474,470 488,452 482,426! 466,410 450,380 424,352 384,332!", ink=0, gap=6, around=KEY)
        with w.down_to(1):
            w.strokes([[(410, 362), (384, 380), (370, 412)], [(430, 386), (412, 410), (406, 446)], [(452, 410), (446, 430), (444, 460)]], 9, ends=(0.2, 0.2))
        w.dots([(486, 506, 11), (520, 470, 7), (470, 548, 8), (530, 566, 6)])
        w.flat("436,622! 470,626 520,640 600,658 700,684 776,700! 778,740 764,754 750,744 742,716! 734,748 716,754 706,738 700,702! 690,732 668,740 656,722 652,694! 636,718 618,720 606,702 604,676! 590,702 570,706 556,690 552,668! 536,692 514,690 504,672 502,650! 484,670 464,666 456,646 452,634!", ink=0, gap=6, around=KEY)
        with w.down_to(1):
            w.strokes([[(470, 622), (560, 650), (660, 672)], [(690, 684), (760, 698), (820, 712)]], 9, ends=(0.2, 0.2))
    s.describe("An oystercatcher carries a small wave across the wet flats. The wave has curled up, and its foam clings to the bird’s head. Beyond the sand lies the sea.")
    s.moods("solemn", "droll", "mournful", "gentle")
    s.themes("farewell", "the sea", "community", "loss", "ritual")
    s.says("funeral", "procession", "rescue", "piggyback", "delivery", "lifeguards", "undertakers", "hitch-hiker", "respect", "breakwater", "solidarity", "antiques", "it stopped", "small surf", "she only broke once", "back where you belong", "mind the steps", "a lost property case", "hair of the sea", "returned to sender", "hold on tight", "did you know her well?", "she was so full of life", "who ordered the sea?", "wave goodbye", "careful, it drips", "a lift to the sea", "the last of the summer", "gone with the tide", "after you with the ocean", "don’t look up", "no flowers, please", "someone to carry me", "she always made a splash", "the moving company", "taking the sea for a walk", "all the way to the edge", "it’s heavier than it looks", "one of us must carry", "till the sea comes back", "he stole a look", "high tide at last", "bring me to the water", "too small to be left alone")  # fmt: skip
    s.relate("small wave", "is carried by", "oystercatcher")
    s.about(place="tidal flats", time="an early grey morning", light="flat, from the left", composition="right", view="near, low over the mud", foreground="yellow legs in shallow water", unexplained="why the wave cannot go by itself", weather="still")
