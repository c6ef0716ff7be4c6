"""The Loan: a crow wears somebody's broken spectacles, and through the one lens left its eye is human."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line

CROW = "46,600! 54,510 110,430 200,372 312,336! 330,256 392,170 490,120 590,124 680,180 746,270 790,390 830,530! 830,1230! 356,1230! 330,1120 300,1000 292,890 312,800! 276,790! 308,746! 266,730! 302,690! 256,672! 290,630! 230,604 150,580 80,570! 66,588!"
WING = "840,690! 740,700 660,740 610,810 590,900 580,1000 560,1100 530,1230! 840,1230!"


@card(id="1j2d3i", title="The Loan", seed=4, palette="riso_one_kind_word", light=(-0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.3, 0.5)])
    x, y = 474, 370
    with d.thing("far rim", "prop") as p:
        p.flat(ellipse(158, 312, 78, 136, 90, -8), ellipse(158, 312, 54, 112, 90, -8), black=1)
        p.flat("206,262! 232,226 270,216 312,240! 312,272! 276,244 246,250 222,292!", black=1)
        p.flat("112,340! 126,392 152,424 180,420! 196,396! 166,390! 160,352! 136,372!", yellow=1)
    with d.thing("crow", "subject") as c:
        c.flat(CROW, gap=8, black=1)
        c.strokes([line("92,552 170,540 250,516 306,506")], 8, ends=(0.1, 0.2))
        c.strokes([line("236,408 190,442 150,486"), line("262,400 226,444 186,478")], [8, 8], ends=(0.6, 0.05))
        c.strokes([line("400,740 384,800 398,870"), line("476,760 462,830 480,900"), line("384,940 376,1000 396,1064"), line("470,980 462,1040 484,1100"), line("400,1120 404,1160 424,1200"), line("548,700 536,750 546,810"), line("620,630 612,680 622,730")], 12, ends=(0.1, 0.9))
        c.flat(WING, gap=9, black=1)
        c.strokes([line("830,780 760,790 700,830 668,900"), line("668,900 690,880 720,876 746,900"), line("746,900 766,876 800,868 830,880")], 8, ends=(0.1, 0.1))
        c.strokes([line("668,900 650,1010 620,1110 604,1230"), line("746,900 730,1030 704,1130 692,1230"), line("800,960 800,1060 784,1160 780,1230")], 9, ends=(0.1, 1))
        c.strokes([line("560,176 610,180 650,206"), line("660,240 700,270 722,310"), line("740,380 764,420 776,470")], 10, ends=(0.1, 0.9))
    with d.thing("spectacles", "prop", plane="front") as p:
        p.flat("640,330! 730,340 840,372! 840,412! 730,378 640,372!", gap=7, black=1)
        p.flat(ellipse(x, y, 206, 206, 120), gap=8, black=1)
    with d.thing("lens", "accent", plane="front") as e:
        e.flat(ellipse(x, y, 174, 174, 120), gap=7, yellow=1)
        e.flat("340,392! 392,336 470,312 546,330 604,386! 556,436 480,454 400,436!")
        e.flat(ellipse(476, 378, 60, 62), black=1)
        e.flat(ellipse(476, 378, 50, 52), yellow=1)
        e.flat(ellipse(476, 378, 29, 30), black=1)
        e.flat(ellipse(494, 358, 12, 13))
        with e.in_inks(yellow=1, black=1):
            e.strokes([line("322,402 342,386 392,334 470,310 546,328 612,390")], 15, ends=(0.3, 0.3))
            e.strokes([line("356,408 400,438 480,456 556,438 600,394")], 6, ends=(0.2, 0.2))
            e.strokes([line(q) for q in ("350,366 326,346 318,322", "388,332 368,304 366,276", "432,312 420,280 422,252", "484,306 482,272 492,244", "534,320 542,286 560,262", "578,348 594,320 616,304")], 9, ends=(0.9, 0.05))
            e.strokes([line("362,252 420,220 490,212 556,232"), line("420,478 480,490 536,478")], [11, 6], ends=(0.1, 0.3))
    with d.thing("tear", "accent", plane="front") as e:
        e.flat("404,590! 390,628 372,660 372,694 396,716 426,708 438,680 428,646 412,616!")
        with e.in_inks(black=1):
            e.strokes([line("420,670 420,690 404,698")], 6, ends=(0.2, 0.2))
    s.describe("A black crow in profile wears broken spectacles on its beak. One rim is empty but for two yellow splinters. In the other, large yellow lens the eye is human, with lashes, and a tear runs down from it.")
    s.moods("uneasy", "sorrowful", "sly", "curious")
    s.themes("seeing", "grief", "borrowing", "animals", "truth")
    s.says("monocle", "bird doctor", "it saw me back", "cry baby", "expert", "on loan", "second opinion", "look closer", "a bird’s-eye view", "eye test", "better or worse like this?", "borrowed tears", "please return by friday", "pickpocket", "the optician is out", "through other people’s eyes", "I knew that eye", "evidence", "what grandmother left", "detective", "in memory of", "it only wanted to understand", "nevermore", "private collection", "thief with a conscience", "sad song", "for reading only", "clairvoyant", "nothing gets past her", "somebody is still in there", "long-sighted", "crying makes it sharper", "finders keepers", "eavesdropping with the eyes", "the widow next door", "he swapped it for a worm", "now I see what you meant", "inspector", "reincarnated, badly", "empathy, a beginner’s course", "witness for the prosecution", "I spy", "once I was a pretty girl", "keep an eye on it for me")  # fmt: skip
    s.relate("crow", "wears", "spectacles")
    s.relate("tear", "pours out of", "lens")
    s.relate("crow", "looks out of", "lens")
    s.about(place="a roof", time="a bright afternoon", light="from the left, along the beak", composition="right", view="near, eye to eye with the bird", foreground="the great lens on its beak", unexplained="whether it borrows sight or grief")
