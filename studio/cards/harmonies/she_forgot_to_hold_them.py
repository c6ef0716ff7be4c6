"""She Forgot to Hold Them: a cow stands quite white among the black patches that slid off her."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

COW = "170,400! 230,376 300,334 360,326 460,352 560,346 640,330 704,356 740,420 746,520 732,610 700,690 690,740 708,790 696,860 690,940 700,1004! 634,1004! 644,940 646,860 638,800 618,750 590,706 540,720 460,730 380,716 330,694! 322,760 304,820 298,850 290,930 298,1004! 234,1004! 246,940 246,860 238,820 232,760 212,700 190,650 176,610! 164,660 150,710 126,746 90,762 58,746 46,710 58,650 68,580 80,510 96,450 130,408!"
PATCHES = ("-90,-20 -60,-60 10,-56 50,-76 104,-40 86,10 100,46 40,64 -20,44 -76,54 -104,20", "-60,-40 0,-64 66,-40 84,10 40,50 -10,40 -64,56 -84,10")


@card(id="k5d1vq", title="She Forgot to Hold Them", seed=34, palette="lino_barley", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("meadow", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.flat("-20,984! 200,976 500,986 820,972! 820,1220! -20,1220!", ink=1)
        g.strokes(chatter((40, 1010, 700, 1170), 16, (40, 110), 2, seed=3), 6, ends=(0.1, 0.2))
    with p.thing("apple branch") as b:
        b.flat("820,40! 680,70 560,60 470,90 440,120! 480,110 560,92 680,110 820,100!")
        for x, y, a in ((760, 96, 160), (640, 70, 30), (600, 84, 190), (500, 90, 130), (540, 70, -10), (700, 90, 200), (456, 110, -100)):
            b.flat(moved("0,0! -20,-30 -16,-66 0,-90! 18,-60 18,-26", (x, y), 0.8, a))
    with p.thing("apples") as a:
        for x, y in ((670, 170), (540, 160), (750, 190)):
            a.flat(ellipse(x, y, 34, 32), spot=True)
    with p.thing("white cow", "subject") as c:
        c.flat(tube([(726, 390), (764, 480), (744, 640), (752, 740)], (14, 12, 9, 9), ends=CUT), ink=0)
        c.flat("738,730! 766,730! 780,800 762,860! 740,820!", ink=0)
        c.flat("600,690! 584,760 596,800 580,860 572,940 576,1000! 516,1000! 526,940 534,860 526,800 532,700!", ink=0)
        c.flat("300,700! 344,770 380,806 396,834 372,868 340,896 316,940! 356,966! 398,920 436,860 444,820 424,770 400,700!", ink=0)
        c.flat(COW, ink=0, gap=7, around=2)
        c.flat("520,716! 560,706 600,712 612,740 590,770 584,790 572,772 550,772 544,790 532,770", ink=1, gap=6, around=2)
        for x in (266, 664):
            c.flat(f"{x - 30},1004! {x - 26},966! {x + 26},966! {x + 34},1004!")
        c.flat("576,1000! 572,966! 524,966! 514,1000!"), c.flat("314,940! 330,914! 372,940! 354,968!")
        c.flat("46,712! 74,690 110,692 140,722! 126,746 90,764 58,748", ink=1)
        c.flat(ellipse(66, 716, 8, 11))
        c.strokes([[(70, 748), (96, 740), (124, 744)]], 7, ends=(0.3, 0.3), black=True)
        c.flat("186,416! 236,400 290,420 300,446! 252,474 200,464!", ink=0, gap=7, around=2)
        c.flat("206,434! 246,424 282,440! 246,456!", ink=1)
        c.flat("150,404! 130,350 146,300 186,274! 164,330 178,400!")
        c.flat("86,540! 104,508 140,506 164,536! 140,562 108,562!")
        c.dots([(116, 524, 7), (134, 546, 3)], 0)
        c.strokes([[(84, 500), (116, 482), (150, 490)]], 9, ends=(0.2, 0.4), black=True)
        with c.down_to(2):
            for n, x, y, k in ((0, 480, 490, 0.95), (1, 660, 500, 0.8), (1, 296, 580, 0.86)):
                line = [(float(w.split(",")[0]), float(w.split(",")[1])) for w in PATCHES[n].split()]
                c.strokes([placed([*line, *line[:2]], (x, y), k, 0)], 6, ends=(0.9, 0.9))
    with p.thing("black patches", "accent", count=3) as patches:
        for n, x, y, k in ((0, 440, 1066, 1.7), (1, 700, 1140, 1.5), (1, 150, 1120, 1.6)):
            patches.flat(" ".join(f"{x + k * float(w.split(',')[0])},{y + 0.44 * k * float(w.split(',')[1])}" for w in PATCHES[n].split()))
            patches.strokes([[(x + 20 * k, y + 12 * k), (x + 44 * k, y + 8 * k), (x + 64 * k, y - 2 * k)]], 9, ends=(0.2, 0.3))
        patches.dots([(680, 1128, 5), (640, 1142, 4), (700, 1150, 4), (660, 1164, 5), (720, 1122, 4)], 0)
    with p.thing("frog", "witness") as f:
        f.flat("100,1124! 60,1124 44,1104 60,1066 84,1052! 92,1040 100,1010 96,990 112,976 130,984! 150,992 170,984! 188,976 204,990 200,1010 208,1040 216,1052! 240,1066 256,1104 240,1124 200,1124! 190,1096 194,1120 170,1130 150,1116 130,1130 106,1120 110,1096!", ink=2, gap=6, around=KEY)
        for x in (113, 187):
            f.flat(ellipse(x, 996, 12, 12), ink=0)
            f.flat(ellipse(x, 998, 6, 8))
        f.strokes([[(106, 1042), (150, 1032), (194, 1042)], [(84, 1056), (76, 1090), (96, 1108)], [(216, 1056), (224, 1090), (204, 1108)]], 7, ends=(0.3, 0.3), black=True)
    s.describe("A cow stands quite white beside her black patches. They have slid off and lie on the grass like puddles. A blue frog sits in one, another one is full of stars, and only thin outlines are left on her.")
    s.moods("embarrassed", "droll", "tender", "puzzled")
    s.themes("identity", "loss", "self", "shame", "change")
    s.says("undressed", "laundry", "blank", "spill", "melting", "puddles", "identity", "forgetful", "starless", "ink", "bleach", "bare truth", "oops", "you dropped something", "I was known by them", "she forgot to hold them", "finders keepers", "mine now, said the frog", "who am I without them?", "the heat was too much", "colour by numbers", "some milk got on me", "please don’t look", "slippery when worn", "before the artist came back", "they were only on loan", "mind where you step", "one size fits frog", "there is a sky in that one", "it came off in the wash", "caught between two outfits", "pieces of me", "white lie", "lost my marks", "new year, new cow", "nobody recognised her at home", "lighter than yesterday", "taking off the night", "step in, it’s warm", "how do I put this on again?", "a map of where I was", "the milk without the cow", "spots before the eyes", "everything slips eventually")  # fmt: skip
    s.relate("white cow", "loses", "black patches")
    s.about(place="an orchard meadow", time="noon", light="soft, high", composition="left", view="eye level", foreground="black patches on the grass", unexplained="why stars shine in one of the patches")
