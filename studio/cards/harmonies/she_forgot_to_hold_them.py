"""She Forgot to Hold Them: a cow, quite white, bends to the black patch that slid off her; a frog has moved in."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ox_head
from reverie_studio.sculpt.cows import puddle
from reverie_studio.sculpt.gouges import evenly
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.poster_cuts import drop
from reverie_studio.sculpt.tubes import tube

FROG = "0,-44 -20,-52! -30,-70 -50,-68 -58,-50 -56,-34! -80,-14 -92,20 -84,52! -110,70 -112,92 -70,96! -40,88 0,92 40,88 70,96! 112,92 110,70 84,52! 92,20 80,-14 56,-34! 58,-50 50,-68 30,-70 20,-52!"

# her fore part from our right: crest, withers, back; belly, elbow, the near foreleg to its hoof; brisket, dewlap, throat
COW = "216,450! 270,310 350,196 440,124 530,96 640,116 830,100! 830,640! 740,664 640,654 556,626! 532,690 516,740 512,770 500,806 500,858 512,884 518,906! 424,906! 436,882 444,858 440,806 424,770 420,716 410,660 396,610! 360,616 316,590 280,540!"
FAR_LEG = "570,600! 690,620! 664,700 650,750 650,776 636,810 634,852 646,874 652,894! 566,894! 576,874 582,852 578,810 568,776 570,740 562,690"
GHOST = [(-96, -30), (-50, -64), (10, -52), (60, -72), (104, -30), (84, 20), (96, 60), (30, 70), (-20, 46), (-76, 58), (-104, 10), (-96, -30)]
SLIDING = "-96,-40 -40,-76 20,-60 70,-80 116,-40 98,10 106,60 96,130 82,152 66,122 58,70 36,62 24,100 18,196 2,214 -14,190 -16,110 -36,60 -56,58 -66,96 -78,108 -90,90 -92,40 -106,10"


@card(id="k5d1vq", title="She Forgot to Hold Them", seed=34, palette="lino_barley", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.62, -0.5, 0.5)])
    rng = np.random.default_rng(11)
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
    with p.thing("meadow", "place") as g:
        g.flat("-20,600! 200,584 500,592 820,570! 820,1220! -20,1220!", ink=1)
        g.flat("396,900! 500,884 700,878 830,884! 830,920! 640,916 460,918", ink=2)
    with p.thing("white cow", "subject") as c:
        c.flat(FAR_LEG, ink=2, gap=7, around=KEY)
        c.flat("566,894! 570,866 648,866 652,894!", gap=3, around=KEY)
        c.flat(COW, ink=0, gap=8, around=KEY)
        with c.within(COW):
            c.flat("830,560! 700,600 600,590 540,560 500,600 486,680 488,760 480,800 482,860 500,910! 562,910! 562,640! 700,720! 830,720!", ink=2)
            c.flat("190,470! 300,470 360,540 380,620! 300,640! 200,560!", ink=2)
            c.flat("420,910! 432,872 506,872 522,910!")
            c.strokes([[(462, 300), (506, 390), (516, 470), (500, 540)], [(466, 700), (470, 760), (462, 800)]], [9, 7], ends=(0.2, 0.2), black=True)
        c.flat(tube("470,872,3 472,892,3 470,908,2"), ink=0), c.flat(tube("608,868,3 610,882,3 609,894,2"), ink=2)
        ring = evenly(moved_lines([GHOST], (640, 226), 1.0)[0], 45)
        for a, b, d in zip(ring[::3], ring[1::3], ring[2::3], strict=True):
            c.flat(tube([(*a, 5), (*b, 5), (*d, 5)]))
        c.flat(moved(SLIDING, (650, 440), 1.06))
        c.strokes([[(596, 392), (646, 378), (706, 388)]], 11, ends=(0.1, 0.3))
        c.flat(drop(652, 730, 22), drop(737, 666, 18), drop(656, 826, 26), gap=4, around=0)
        head = ox_head(lids=0.62, look=(0.5, 0.9), ears=-0.2, inner=0.9)
        head.lumps = [lump for lump in head.lumps if lump.part != "horn"]
        head.both(Clay().limb([(38, -100, -14, 17), (70, -128, -10, 14), (88, -166, -2, 9), (84, -196, 6, 2)], melt=5, part="horn", per=5))
        head = head.turned(at=(256, 600, 60), scale=1.5, yaw=-22, pitch=-14, roll=8)
        c.flat_clay(head, KEY, grow=7)
        c.clay(head, GOUGES["hide"].but(inks=(0, 2), at=(0.3,), pitch=12), "along", parts={"horn": (GOUGES["hide"].but(inks=(1, KEY), at=(0.4,)), "across"), "muzzle": (GOUGES["hide"].but(inks=(0, 1, 2), at=(0.66, 0.26)), (0, 1, 0.4))})
        c.gaze(head, iris=2)
    with p.thing("ear tag") as tag:
        tag.flat("426,548! 470,560! 462,604! 418,590!", spot=True, gap=6, around=KEY)
    with p.thing("black patch", "accent") as patch:
        patch.flat(puddle(rng, 400, 1046, 350, 0.31, 0.2), gap=9, around=0)
        patch.dots([(x, y, r) for x, y, r in ((130, 980, 5), (190, 1040, 8), (270, 1090, 4), (320, 1050, 6), (400, 1010, 8), (460, 1080, 5), (350, 972, 3), (430, 1110, 6), (230, 1066, 4), (470, 990, 3), (100, 1050, 3), (720, 1020, 5), (740, 1070, 3))], 0)
        patch.flat("262,966! 240,980 236,1010 256,1030 284,1028! 264,1018 256,994!", ink=0)
    with p.thing("frog", "witness") as f:
        at, k = (556, 1026), 1.1
        f.flat(moved(FROG, at, k), ink=2, gap=6, around=0)
        for x in (-43, 43):
            f.flat(moved(ellipse(x, -50, 15, 15), at, k), ink=0)
            f.flat(moved(ellipse(x - 5, -55, 9, 10), at, k))
        f.strokes(moved_lines([[(-62, -2), (-30, 10), (0, 13), (30, 10), (62, -2)], [(-44, 26), (-46, 60), (-34, 88)], [(44, 26), (46, 60), (34, 88)], [(-84, 48), (-70, 62), (-68, 84)], [(84, 48), (70, 62), (68, 84)]], at, k), 9, ends=(0.3, 0.3), black=True)
        f.flat(moved("-124,84! -90,92 -40,86 0,94 44,86 90,92 116,84! 96,112 0,118 -110,112", at, k))
        f.strokes([[(430, 1134), (500, 1146), (580, 1148), (640, 1136)]], 9, ends=(0.1, 0.1))
    s.describe("A white cow bends down to a black puddle. Stars, a thin moon and a blue frog are in it. On the cow’s shoulder only the outline of a patch is left; below it, black runs down her side.")
    s.moods("embarrassed", "droll", "tender", "puzzled")
    s.themes("identity", "loss", "self", "shame", "change")
    s.says("undressed", "blank", "spill", "melting", "puddles", "identity", "forgetful", "starless", "ink", "bleach", "bare truth", "gravity", "you dropped something", "I was known by them", "she forgot to hold them", "finders keepers", "mine now, said the frog", "who am I without them?", "the heat was too much", "colour by numbers", "some milk got on me", "please don’t look", "slippery when worn", "before the artist came back", "they were only on loan", "mind where you step", "one size fits frog", "there is a sky in that one", "it came off in the wash", "caught between two outfits", "a frog took over the lease", "pieces of me", "white lie", "lost my marks", "new year, new cow", "nobody recognised her at home", "lighter than yesterday", "taking off the night", "step in, it’s warm", "how do I put this on again?", "a map of where I was", "the milk without the cow", "spots before the eyes", "everything slips eventually")  # fmt: skip
    s.relate("white cow", "loses", "black patches")
    s.about(place="a meadow", time="noon", light="high, from the left", composition="diagonal", view="near, over a puddle", foreground="a black patch with stars", unexplained="why a night sky lies in the patch")
