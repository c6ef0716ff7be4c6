"""Just a Taste: a bear as big as the hills licks the setting sun off its paw, as if it were honey."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import fringe, spokes, wedge, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

FRONT = "294,308! 360,288 418,270 456,254 474,202 512,156 570,128"
JAWS = "512,660! 470,612 420,584 370,562 338,536 342,510! 380,506 430,486 466,440! 430,448 380,454 336,448 302,422 288,390 278,350"
BEAR = f"{FRONT} 630,128 710,160 770,220 830,300! 830,1240! 430,1240! 436,1000 442,870 470,750 {JAWS}"
HEAD = f"{FRONT} 640,140 700,200 716,300 690,420 640,540 590,620 {JAWS}"
MUZZLE = "294,308! 360,288 418,270 450,300 466,350 456,400 466,440! 430,448 380,454 336,448 302,422 288,390 278,350"
EAR = "566,176! 556,116 580,66 634,50 684,78 702,130 690,200!"
ARM = "279,791! 360,846 440,892 520,926! 556,850 606,764 680,706 760,686 830,690! 830,1240! 430,1240! 424,1090 330,976 244,892 179,827!"
# the paw, its wrist at 0,0, toes upward
PALM = "-56,20! -74,-40 -98,-96 -106,-140 -84,-176 0,-190 84,-176 106,-140 98,-96 74,-40 56,20!"
TOES = ((-86, -164, -24), (-45, -190, -10), (0, -198, 0), (45, -190, 10), (86, -164, 24))
CLAWS = ((-94, -190, -124, -256), (-50, -220, -64, -292), (0, -230, 0, -306), (50, -220, 64, -292), (94, -190, 124, -256))
WRIST, SIZE, TURN = (225, 800), 0.9, -20
HONEY = "108,726! 118,690 150,664 200,654 244,650 266,668! 274,694 266,722 262,752 254,770 244,756 238,734! 222,730 212,752 210,806 198,830 186,808 184,752 170,738! 158,748 150,776 108,776! 106,750"
STRING = "107,730! 118,776 122,820 120,866 114,888 100,906! 100,970! 186,970! 172,880! 154,872 145,850 143,806 146,776 154,730!"
HILL = "-20,1074! 80,1060 190,1054 300,1066 420,1082 560,1072 700,1044 830,1024! 830,1220! -20,1220!"
SPRUCE = "0,-150! 26,-96! 14,-98! 44,-44! 26,-46! 62,20! -62,20! -26,-46! -44,-44! -14,-98! -26,-96!"


@card(id="zrl4xv", title="Just a Taste", seed=38, palette="lino_fox_fire", light=(-0.7, 0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.78, 0.1, 0.42)])
    with p.thing("sky", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=3)
        for u, v, half in (((-60, 130), (330, 106), 13), ((120, 190), (420, 172), 8), ((-80, 300), (190, 284), 10)):
            sky.flat(lens(u, v, half), ink=2)
        wedges(sky, spokes((195, 1045), 186, (236, 300), 10, (176, 254), seed=3), 24, 1)
    with p.thing("sun", "accent") as sun:
        for gap in (8, 0):
            sun.flat(STRING, ink=1, gap=gap, around=KEY), sun.flat(ellipse(195, 1045, 165, 165), ink=1, gap=gap, around=KEY)
    with p.thing("bear's back") as back:
        for gap in (8, 0):
            back.flat(EAR, ink=2, gap=gap, around=KEY), back.flat(BEAR, ink=2, gap=gap, around=KEY)
        back.flat("466,440! 330,448! 342,524! 440,500!"), back.flat("508,660! 560,652 640,650 690,692 740,706! 600,1000! 430,1100! 432,1000 438,870 466,750")
        wedges(back, fringe([(530, 650), (600, 640), (690, 650)], 6, (60, 100), bearing=(108, 84), seed=4), 46, 2), back.flat(lens((728, 226), (742, 336), 9, 0.35, 8), lens((758, 330), (752, 436), 9, 0.35, 8), lens((716, 384), (700, 480), 9, 0.35, 8))
    with p.thing("bear", "subject") as b:
        b.flat(HEAD, ink=2), b.flat("600,176 590,124 606,92 636,84 662,102 672,140 664,180 640,202 616,198"), b.flat(MUZZLE, ink=0), wedges(b, fringe([(424, 278), (456, 320), (462, 390), (462, 430)], 6, (24, 44), bearing=(10, 20), sink=6, seed=6), 17, 0)
        b.flat("276,352! 280,322 298,304 330,296 348,312 340,346 312,370 286,376"), b.strokes([[(296, 322), (308, 314), (324, 314)]], 8, ends=(0.3, 0.1))
        b.strokes([[(312, 372), (318, 410), (312, 434)]], 8, black=True, ends=(0.8, 0.2)), b.dots([(356, 388, 5), (384, 404, 5), (392, 372, 5)], KEY), b.strokes([[(466, 440), (488, 420), (496, 396)]], 13, black=True, ends=(0.9, 0.2))
        b.strokes([[(478, 308), (496, 282), (522, 270), (548, 278), (562, 302)]], 18, black=True, ends=(0.3, 0.3)), b.strokes([[(486, 250), (510, 236), (540, 238)]], 10, black=True, ends=(0.2, 0.1))
        b.flat(*(lens(m, n, 9, 0.35, -9) for m, n in (((676, 262), (684, 356)), ((664, 400), (650, 492)), ((626, 470), (600, 556)), ((640, 560), (604, 634)), ((566, 560), (548, 632)))))
    with p.thing("paw", "accent") as paw:
        for claw in CLAWS:
            root, tip = moved([claw[:2], claw[2:]], WRIST, SIZE, TURN)
            paw.flat(wedge(root, tip, 15, 0.08), ink=0, gap=7, around=KEY)
        for gap in (8, 0):
            for part in (moved(ARM, (0, 0)), moved(PALM, WRIST, SIZE, TURN), *(moved(ellipse(x, y, 27, 38, degrees=a), WRIST, SIZE, TURN) for x, y, a in TOES)):
                paw.flat(part, ink=2, gap=gap, around=KEY)
        for x, y, a in TOES:
            paw.flat(moved(ellipse(x, y - 4, 15, 20, degrees=a), WRIST, SIZE, TURN))
        wedges(paw, fringe([(350, 850), (440, 900), (516, 936)], 5, (60, 110), bearing=(70, 110), sink=2, seed=8), 24, ends=(0.5, 0.1)), wedges(paw, fringe([(530, 930), (580, 830), (650, 740)], 5, (70, 130), bearing=(76, 56), sink=2, seed=9), 26, ends=(0.5, 0.1))
    with p.thing("honey") as h:
        h.flat(HONEY, ink=1, gap=8, around=KEY), h.flat("113,764! 149,764! 145,800! 121,800!", ink=1), h.strokes([[(128, 700), (150, 680), (186, 670)], [(124, 780), (124, 810), (122, 836)], [(46, 1016), (56, 972), (80, 940)]], 9, ends=(0.2, 0.1))
        tongue = tube("420,470,8 388,480,17 350,508,25 316,554,30 292,606,33 264,652,25")
        with h.within("330,450! 380,462 430,456 470,446! 470,560! 300,780! 180,780! 180,560!"):
            h.flat(tongue, ink=2, gap=8, around=KEY)
        h.strokes([[(372, 486), (338, 518), (308, 566), (288, 610)]], 8, black=True, ends=(0.6, 0.1))
    with p.thing("near hill") as n:
        n.flat(HILL, gap=5, around=1)
        for x, y, k in ((106, 1064, 0.94), (246, 1064, 0.74)):
            n.flat(moved("-36,12! -36,-36! -48,-36! -22,-78! 4,-78! 4,-94! 18,-94! 18,-78! 24,-78! 48,-36! 36,-36! 36,12!", (x, y), k))
            n.flat(moved("-20,-6! -20,-28! -2,-28! -2,-6!", (x, y), k), ink=1), n.flat(moved("12,12! 12,-26! 26,-26! 26,12!", (x, y), k), ink=2)
        for x, y, k in ((600, 1090, 0.8), (668, 1110, 1.2), (744, 1090, 1.0), (790, 1100, 0.7)):
            n.flat(moved(SPRUCE, (x, y), k))
        wedges(n, [[(40, 1120), (160, 1104), (300, 1116)], [(150, 1152), (300, 1140), (440, 1150)], [(430, 1122), (520, 1116), (580, 1122)]], 12, 3, ends=(0.1, 0.1))
    s.describe("A giant bear licks the setting sun off its paw. The light drips like honey and still hangs in a thread from paw to sun. Its eye is shut with pleasure. Under it stand two small houses.")
    s.moods("blissful", "sly", "warm", "uneasy"), s.themes("appetite", "evening", "theft", "greed", "sweetness")
    s.says("honey", "lick", "snack", "sweet tooth", "golden hour", "just a taste", "caught in the act", "sticky fingers", "nobody will notice", "who ate the evening?", "one paw in the jar", "save some for tomorrow", "the days are getting shorter", "midnight snack", "a spoonful of summer", "it only looks like a sunset", "slow food", "up to the elbow", "eyes bigger than the sky", "the bees want it back", "eyes shut, so you can’t see me", "diet starts tomorrow", "a dripping sky", "light meal", "so that is where the days go", "the big one is at it again", "don’t tell the bees", "help yourself", "melting", "warm inside", "winter is paid for", "who could be cross with it?", "one last bite before bed", "the world’s larder", "too good to leave", "sun-kissed", "solar powered", "mmm", "gourmet", "drop by drop", "dark by the time it’s full", "small house, large guest", "a hand in the cookie jar")  # fmt: skip
    s.relate("sun", "feeds", "bear"), s.about(place="a valley between hills", time="sunset", light="from the sun itself", composition="diagonal", view="far, over the roofs of two houses", foreground="dark spruces", unexplained="what the bear will leave of the sun")
