"""Hold Still: a man shaves his mirror, in which a lion lathers in foam and shuts its eyes."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved

FIST = "58,-94! 20,-102 -30,-100 -58,-90 -68,-70 -60,-50! -76,-40 -82,-20 -72,-2! -80,8 -82,30 -70,44! -72,56 -66,74 -50,84 -10,90 40,94! 84,112 130,134 176,150! 220,60! 178,20 136,-26 100,-66!"
THUMB = "66,-84! 60,-120 44,-152 22,-164 6,-150 4,-116 -4,-84!"
SEAMS = ("-60,-50 -10,-46 46,-52", "-72,-2 -10,0 60,-8", "-70,44 -10,42 58,36")
FACE = "300,210! 360,214 410,250 430,310 436,370! 446,430 430,480 404,520! 410,580 380,640 300,650 220,640 190,580 196,520! 170,480 154,430 164,370! 170,310 190,250 240,214 300,210!"
MAN = "840,130! 760,120 690,160 660,230 652,300! 648,340 630,370 612,404! 606,424 622,434 640,436! 636,456 628,470 634,484! 628,500 634,520 646,528! 642,556 654,590 690,596! 720,600 740,620 744,660! 700,700 660,760 650,840! 640,960 650,1100 660,1230! 840,1230!"


@card(id="yec3uk", title="Hold Still", seed=4, palette="riso_good_party", light=(0.0, -1.0))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, -0.8, 0.5)])
    mirror = "-20,-20! 580,-20! 580,830! -20,830!"
    mane = billowed(ellipse(300, 420, 236, 300), 96, 0.4, 2)
    with d.thing("mirror", "place") as m:
        m.flat(mirror, pink=1)
    with d.thing("lion", "subject") as t, t.within(mirror):
        for x, n in ((140, -1), (460, 1)):
            t.flat(ellipse(x, 210, 66, 66), yellow=1)
            t.flat(ellipse(x - n * 4, 220, 36, 38), pink=1, yellow=1)
        t.flat(mane)
        t.flat("424,290! 436,268 454,276 470,262 490,280 506,320 512,400 506,480 490,560! 410,560! 430,480 436,380", yellow=1)
        t.flat(FACE, gap=0, yellow=1)
        with t.in_inks(pink=1, yellow=1):
            t.strokes([[(264, 370), (264, 400), (260, 436), (250, 466)], [(336, 370), (336, 400), (340, 436), (350, 466)]], 9, ends=(0.1, 0.5))
        for n in (-1, 1):
            t.flat(f"{300 + n * 2},500! {300 + n * 40},496 {300 + n * 90},524 {300 + n * 92},570 {300 + n * 50},596 {300 + n * 2},570!")
        t.flat("246,470! 270,456 330,456 354,470! 346,500 320,520 300,526 280,520 254,500!", pink=1, slate=1)
        with t.in_inks(slate=1, pink=1):
            t.strokes([[(190, 370), (212, 388), (240, 386), (256, 366)], [(344, 366), (360, 386), (388, 388), (410, 370)]], 11, ends=(0.3, 0.3))
            t.strokes([[(300, 524), (300, 556), (262, 580), (226, 568)], [(300, 556), (338, 580), (374, 568)]], 8, ends=(0.4, 0.2))
            t.strokes([[(196, 320), (220, 306), (246, 314)], [(354, 314), (380, 306), (404, 320)]], 7, ends=(0.2, 0.2))
            t.prick([(x, y, 4) for x, y in ((236, 540), (252, 556), (230, 560), (364, 540), (348, 556), (370, 560))])
    with d.thing("tiles", "place") as w:
        with w.in_inks(slate=1):
            w.strokes([[(-20, 960), (660, 960)], [(-20, 1090), (660, 1090)], [(120, 850), (120, 1220)], [(290, 850), (290, 1220)], [(460, 850), (460, 1220)]], 4, ends=(1, 1))
        w.flat("-20,830! 620,830! 620,856! -20,856!", slate=1)
    with d.thing("stout man", "witness", plane="front") as t:
        t.flat(MAN, gap=8, slate=1)
        t.flat("800,330! 770,310 750,330 752,370 764,400 756,430 772,452 800,440 840,440! 840,320!", gap=6, pink=1, slate=1)
        t.flat("672,356! 688,338 712,336 732,352! 716,366 690,368!")
        t.flat(ellipse(690, 352, 11, 13), pink=1, slate=1)
        t.strokes([[(664, 318), (690, 300), (730, 306)], [(690, 250), (740, 236), (790, 240)], [(694, 220), (740, 206), (790, 210)]], 7, ends=(0.2, 0.1))
    at, k, turn = (582.0, 800.0), 1.0, -24.0
    with d.thing("razor", "prop", plane="front") as t:
        t.flat(moved("-13,-96! -11,-250! 11,-250! 15,-96!", at, k, turn), moved("-14,80! 16,80! 18,150 0,160 -16,150!", at, k, turn), gap=6, slate=1)
        t.flat(moved("-92,-290! -92,-262! -60,-246 60,-246 92,-262! 92,-290!", at, k, turn), gap=6, pink=1, slate=1)
        t.flat(moved("-100,-290! -112,-320 -84,-336! -70,-356 -40,-340! -20,-362 14,-344! 40,-362 66,-340! 100,-346 104,-314 98,-290!", at, k, turn))
        t.flat(moved(THUMB, at, k, turn), gap=7, slate=1)
        t.flat(moved(FIST, at, k, turn), gap=7, slate=1)
        t.strokes([moved(line(c), at, k, turn) for c in SEAMS], 7, ends=(0.8, 0.1))
    s.describe("A bald slate-blue man shaves his mirror. In it a yellow lion with a mane of white foam shuts its eyes and smiles. He holds the razor to its cheek and keeps his eye on it.")
    s.moods("tender", "droll", "careful", "cosy")
    s.themes("morning", "care", "mirrors", "courage", "selfhood")
    s.says("tickles", "foam", "a close shave", "morning kindness", "barber", "whiskers", "mane event", "who is that?", "lather", "inner lion", "cat lick", "don’t sneeze", "king of the bathroom", "the brave face", "pride", "behind the ears too", "one of us must go to work", "what my wife sees", "trust", "whipped cream", "he was never so gentle with himself", "purr", "the beast asks for a trim", "monday in the savannah", "first time, sir?", "vanity", "a dentist’s nightmare", "neck and neck", "even lions have mothers", "on the other side it is warm", "shaving off the years", "smooth", "you missed a bit", "handle with care", "roar later", "lion share", "the mirror needs it more", "grooming", "he keeps it for a stranger", "both are afraid to swallow", "domestic", "a whisker away", "every dawn the same two gentlemen", "teddy")  # fmt: skip
    s.relate("lion", "is inside", "mirror")
    s.relate("stout man", "does the work of", "lion")
    s.about(place="a bathroom in the thin-walled flats", time="morning", light="from above the mirror", composition="left", view="near, over the basin", foreground="a fist with a razor", unexplained="whose reflection the lion is")
