"""The Loan: a crow wears somebody's broken spectacles, and through the one lens left its eye is human."""

from __future__ import annotations

from reverie_studio.engine.bodies import Outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

CROW = "46,600! 54,510 110,430 200,372 312,336! 330,256 392,170 490,120 590,124 680,180 746,270 790,390 830,530! 830,1230! 356,1230! 330,1120 300,1000 292,890 312,800! 276,790! 308,746! 266,730! 302,690! 256,672! 290,630! 230,604 150,580 80,570! 66,588!"
FEATHER = "-30,-100! 30,-100! 42,-50 47,0 32,50 0,68 -32,50 -47,0 -42,-50"
AT = (492.0, 376.0), 0.84


@card(id="1j2d3i", title="The Loan", seed=4, palette="riso_one_kind_word", light=(-0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.3, 0.5)])

    def near(shape: Outline) -> list[tuple[float, float]]:
        return moved(moved(shape, (-474, -370)), *AT)

    with d.thing("far rim", "prop") as p:
        p.flat(ellipse(190, 322, 72, 132, 90, -8), ellipse(190, 322, 50, 110, 90, -8), black=1)
        with p.within(ellipse(190, 322, 50, 110, 90, -8)):
            p.flat("100,296! 142,292! 184,338! 152,350! 172,386! 100,420!", yellow=1)
            p.flat("186,190! 182,254! 214,234! 230,292! 270,280! 250,190!", yellow=1)
    with d.thing("crow", "subject") as c:
        c.flat(CROW, gap=8, black=1)
        c.strokes([line("92,552 170,540 250,516 306,506")], 8, ends=(0.1, 0.2))
        c.strokes([line("226,420 190,442 150,486"), line("262,420 226,448 186,482")], [8, 8], ends=(0.6, 0.05))
        c.strokes([line("400,740 384,800 398,870"), line("476,700 462,770 480,840"), line("384,940 376,1000 396,1064"), line("466,930 456,990 480,1050"), line("400,1120 404,1160 424,1200"), line("560,600 548,650 558,710")], 12, ends=(0.1, 0.9))
        for x, y, a in ((640, 1160, 14), (720, 1180, 10), (800, 1180, 6), (604, 1050, 18), (676, 1064, 14), (752, 1068, 10), (826, 1060, 6), (600, 930, 22), (666, 940, 16), (740, 948, 12), (814, 944, 8), (636, 830, 22), (704, 828, 16), (780, 828, 10), (690, 732, 20), (764, 726, 12), (836, 740, 6)):
            c.flat(moved(FEATHER, (x, y), 1.05, a), gap=7, black=1)
        c.flat("650,640! 700,600 780,580 840,590! 840,690! 760,670 690,690!", black=1)
        c.strokes([line("560,176 610,180 650,206"), line("680,230 712,262 730,300")], 10, ends=(0.1, 0.9))
    with d.thing("spectacles", "prop", plane="front") as p:
        p.flat(tube("640,350,14 700,344,14 738,358,13 752,396,12 744,432,11"), gap=7, black=1)
        p.flat(tube("244,336,11 262,314,13 290,303,14 320,306,15 346,326,15"), black=1)
        p.flat(near(ellipse(474, 370, 206, 206, 120)), gap=8, black=1)
    with d.thing("lens", "accent", plane="front") as e:
        e.flat(near(ellipse(474, 370, 174, 174, 120)), gap=7, yellow=1)
        e.flat(near("340,392! 392,336 470,312 546,330 604,386! 556,436 480,454 400,436!"))
        for x, y, r, inks in ((476, 378, 61, {"black": 1.0}), (476, 378, 51, {"yellow": 1.0}), (476, 378, 29, {"black": 1.0}), (494, 358, 12, {})):
            e.flat(near(ellipse(x, y, r, r)), **inks)
        with e.in_inks(yellow=1, black=1):
            e.strokes([near(line("322,402 342,386 392,334 470,310 546,328 612,390"))], 14, ends=(0.3, 0.3))
            e.strokes([near(line("356,408 400,438 480,456 556,438 600,394"))], 6, ends=(0.2, 0.2))
            e.strokes([near(line(q)) for q in ("350,366 326,346 318,322", "388,332 368,304 366,276", "432,312 420,280 422,252", "484,306 482,272 492,244", "534,320 542,286 560,262", "578,348 594,320 616,304")], 9, ends=(0.9, 0.05))
            e.strokes([near(line("362,252 420,220 490,212 556,232")), near(line("420,478 480,490 536,478"))], [11, 6], ends=(0.1, 0.3))
    with d.thing("tear", "accent", plane="front") as e:
        e.flat(moved("404,590! 390,628 372,660 372,694 396,716 426,708 438,680 428,646 412,616!", (30, -20)))
        with e.in_inks(black=1):
            e.strokes([line("450,650 450,670 434,678")], 6, ends=(0.2, 0.2))
    s.describe("A black crow in profile wears broken spectacles on its beak. One rim is empty but for two yellow splinters. In the other, large yellow lens the eye is human, with lashes, and a tear runs down from it.")
    s.moods("uneasy", "sorrowful", "sly", "curious")
    s.themes("seeing", "grief", "borrowing", "animals", "truth")
    s.says("monocle", "bird doctor", "it saw me back", "cry baby", "expert", "on loan", "second opinion", "look closer", "a bird’s-eye view", "eye test", "better or worse like this?", "borrowed tears", "please return by friday", "pickpocket", "the optician is out", "through other people’s eyes", "I knew that eye", "evidence", "what grandmother left", "detective", "in memory of", "it only wanted to understand", "nevermore", "private collection", "thief with a conscience", "sad song", "for reading only", "clairvoyant", "nothing gets past her", "somebody is still in there", "long-sighted", "crying makes it sharper", "finders keepers", "eavesdropping with the eyes", "the widow next door", "he swapped it for a worm", "now I see what you meant", "inspector", "reincarnated, badly", "empathy, a beginner’s course", "witness for the prosecution", "I spy", "once I was a pretty girl", "keep an eye on it for me")  # fmt: skip
    s.relate("crow", "wears", "spectacles")
    s.relate("tear", "pours out of", "lens")
    s.relate("crow", "looks out of", "lens")
    s.about(place="a roof", time="a bright afternoon", light="from the left, along the beak", composition="right", view="near, eye to eye with the bird", foreground="the great lens on its beak", unexplained="whether it borrows sight or grief")
