"""She Forgot to Hold Them: a cow, quite white, bends to the black patch that slid off her; a frog has moved in."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ox_head
from reverie_studio.sculpt.cows import puddle
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

FROG = "0,-44 -20,-52! -30,-70 -50,-68 -58,-50 -56,-34! -80,-14 -92,20 -84,52! -110,70 -112,92 -70,96! -40,88 0,92 40,88 70,96! 112,92 110,70 84,52! 92,20 80,-14 56,-34! 58,-50 50,-68 30,-70 20,-52!"

GHOST = [(-96, -30), (-50, -64), (10, -52), (60, -72), (104, -30), (84, 20), (96, 60), (30, 70), (-20, 46), (-76, 58), (-104, 10), (-96, -30)]
SLIDING = "-80,-40 -40,-76 20,-60 70,-80 110,-40 92,10 100,60 84,130 70,150 56,120 50,70 30,62 16,100 8,190 -8,206 -24,184 -22,110 -40,60 -70,50 -92,10"


@card(id="k5d1vq", title="She Forgot to Hold Them", seed=34, palette="lino_barley", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.62, -0.5, 0.5)])
    rng = np.random.default_rng(11)
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
    with p.thing("meadow", "place") as g:
        g.flat("-20,560! 200,540 500,548 820,520! 820,1220! -20,1220!", ink=1)
    with p.thing("white cow", "subject") as c:
        body = Clay().limb([(800, 250, -420, 250), (660, 270, -300, 240), (520, 340, -160, 190), (430, 430, -60, 130)], melt=30, part="body", per=6)
        body.limb([(600, 420, -150, 130), (640, 560, -120, 82), (630, 680, -116, 52), (626, 740, -110, 54), (622, 900, -110, 36)], melt=40, part="body", per=6)
        body.limb([(470, 480, -200, 110), (470, 640, -190, 60), (470, 740, -190, 50), (468, 900, -190, 36)], melt=30, part="body", per=6)
        c.flat_clay(body, KEY, grow=6)
        c.clay(body, GOUGES["hide"].but(inks=(0, 2), at=(0.34,), pitch=14, wedge=0.1), "along")
        c.strokes([moved_lines([GHOST], (660, 170), 1.0)[0]], 7, ends=(1, 1), black=True)
        c.flat(moved(SLIDING, (672, 434), 1.0))
        c.strokes([[(622, 384), (672, 372), (722, 380)]], 11, ends=(0.1, 0.3))
        head = ox_head(lids=0.62, look=(-0.1, 0.9), ears=-0.2, inner=0.9)
        head.lumps = [lump for lump in head.lumps if lump.part != "horn"]
        head.both(Clay().limb([(38, -100, -14, 17), (70, -128, -10, 14), (88, -166, -2, 9), (84, -196, 6, 2)], melt=5, part="horn", per=5))
        head = head.turned(at=(316, 540, 60), scale=2.05, yaw=-14, pitch=-14, roll=8)
        c.flat_clay(head, KEY, grow=6)
        c.clay(head, GOUGES["hide"].but(inks=(0, 2), at=(0.36,), pitch=10), "along", parts={"horn": (GOUGES["hide"].but(inks=(1, KEY), at=(0.4,)), "across"), "muzzle": (GOUGES["hide"].but(inks=(0, 1, 2), at=(0.66, 0.26)), (0, 1, 0.4))})
        c.gaze(head, iris=2)
    with p.thing("ear tag") as tag:
        tag.flat("548,470! 604,488! 592,540! 538,524!", spot=True, gap=6, around=KEY)
    with p.thing("black patch", "accent") as patch:
        patch.flat("300,884! 420,872 600,868 820,846! 820,980! 300,980!", ink=1)
        wedges(patch, fringe([(380, 890), (600, 882), (820, 860)], 17, (60, 130), bearing=(-110, -90, -76), bend=14, seed=3), 28, 2)
        patch.flat(puddle(rng, 400, 1026, 350, 0.36, 0.2), gap=9, around=0)
        patch.dots([(x, y, r) for x, y, r in ((130, 950, 5), (190, 1010, 8), (260, 960, 4), (300, 1060, 6), (380, 1000, 9), (430, 940, 5), (350, 930, 3), (470, 1090, 7), (230, 1080, 4), (420, 1050, 3), (160, 1054, 3), (500, 980, 4), (330, 985, 3), (540, 1110, 4))], 0)
        patch.flat("262,930! 240,944 236,976 256,996 284,994! 264,984 256,962!", ink=0)
    with p.thing("frog", "witness") as f:
        at, k = (592, 1000), 1.2
        f.flat(moved(FROG, at, k), ink=2, gap=6, around=0)
        for x in (-43, 43):
            f.flat(moved(ellipse(x, -50, 15, 15), at, k), ink=0)
            f.flat(moved(ellipse(x - 4, -54, 9, 10), at, k))
        f.strokes(moved_lines([[(-62, -2), (-30, 10), (0, 13), (30, 10), (62, -2)], [(-44, 26), (-46, 60), (-34, 88)], [(44, 26), (46, 60), (34, 88)], [(-84, 48), (-70, 62), (-68, 84)], [(84, 48), (70, 62), (68, 84)]], at, k), 9, ends=(0.3, 0.3), black=True)
        f.flat(moved("-124,84! -90,92 -40,86 0,94 44,86 90,92 116,84! 96,112 0,118 -110,112", at, k))
        f.strokes([[(450, 1112), (520, 1124), (600, 1126), (670, 1114)]], 9, ends=(0.1, 0.1))
    with p.thing("grass") as gr:
        wedges(gr, fringe([(-30, 1240), (80, 1236), (190, 1240)], 9, (90, 190), bearing=(-80, -64, -50), bend=22, seed=5), 34)
    s.describe("A white cow bends down to a black puddle. Stars, a thin moon and a blue frog are in it. On the cow’s shoulder only the outline of a patch is left; below it, black runs down her side.")
    s.moods("embarrassed", "droll", "tender", "puzzled")
    s.themes("identity", "loss", "self", "shame", "change")
    s.says("undressed", "blank", "spill", "melting", "puddles", "identity", "forgetful", "starless", "ink", "bleach", "bare truth", "gravity", "you dropped something", "I was known by them", "she forgot to hold them", "finders keepers", "mine now, said the frog", "who am I without them?", "the heat was too much", "colour by numbers", "some milk got on me", "please don’t look", "slippery when worn", "before the artist came back", "they were only on loan", "mind where you step", "one size fits frog", "there is a sky in that one", "it came off in the wash", "caught between two outfits", "a frog took over the lease", "pieces of me", "white lie", "lost my marks", "new year, new cow", "nobody recognised her at home", "lighter than yesterday", "taking off the night", "step in, it’s warm", "how do I put this on again?", "a map of where I was", "the milk without the cow", "spots before the eyes", "everything slips eventually")  # fmt: skip
    s.relate("white cow", "loses", "black patches")
    s.about(place="a meadow", time="noon", light="high, from the left", composition="diagonal", view="near, over a puddle", foreground="a black patch with stars", unexplained="why a night sky lies in the patch")
