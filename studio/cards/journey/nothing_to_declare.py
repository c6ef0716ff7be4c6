"""At a frontier of glass-headed pins a hedgehog lies in the gap, glass heads on its spines, and holds its breath."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.embroidery_hoop import Hoop
from reverie_studio.scene import Scene, card
from reverie_studio.sewn.birds import snowy_owl
from reverie_studio.sewn.goats_and_sheep import sheep_far
from reverie_studio.sewn.hares import hare_upright
from reverie_studio.sewn.small_beasts import hedgehog_hiding
from reverie_studio.sewn.things import glass_pin

BEADS = ("#d9574a", "#e8b83c", "#3a8a9c", "#f4efe0", "#8d5a86", "#6f9a4a")
SPINE = ("#2a1c14", "#4e3826", "#7e6044", "#b89a70", "#f0dcb0")
FACE = ("#5a4430", "#94745a", "#ccaa88", "#f0d8b8", "#fff4e0")
BROWN = ("#4a3424", "#7e5e40", "#b49068", "#e4c898", "#fff0d0")
WOOL = ("#7c765e", "#b8b194", "#e6dfc4", "#fbf6e2", "#ffffff")
DARK = ("#17120f", "#2e2621", "#51443a", "#857260")


@card(id="5yjimb", title="Nothing to Declare", seed=97, palette="lichen", light=(-0.65, -0.55))
def paint(s: Scene) -> None:
    h = Hoop(s, [(0, "#f0dcb8"), (190, "#f6e4c0"), (200, "#c4c69a"), (700, "#aab47e"), (1200, "#8c9a62")])
    rng = np.random.default_rng(97)
    h.whip("-10,198 300,192 810,200", "#fff8e0", 2.4, 12, 16)
    with h.thing("two countries", "place"):
        h.patch("-30,640! 200,700 420,770 620,850 830,930! 830,1230! -30,1230!", [(640, "#d8b088"), (1200, "#b8805c")], lift=7, pitch=3.6, tilt=0.2)
        h.whip("-20,644 200,704 420,774 620,854 820,934", "#fff2d0", 4, 20, 24)
        h.seeds("-20,230! 820,230! 820,900! 400,740 -20,620!", ("#7a8a54", "#dfe0b8"), 34, 13, -82, 2.2)
        h.seeds("-20,690! 300,760 820,970! 820,1220! -20,1220!", ("#8a5638", "#f0cfa8"), 30, 10, None, 2.2)
    with h.thing("the queue", "witness", count=6, lift=4):
        for k, (x, y, z) in enumerate(((70, 320, 0.6), (220, 330, 0.66), (350, 372, 0.74), (520, 400, 0.84))):
            with h.at(x, y, z):
                h.shade("-40,2 40,-4 120,14 60,20", 0.34, 5)
                if k % 2:
                    hare_upright(h, BROWN, ears=0.3 * k - 0.2, arms="down")
                    h.knots([(-52, -150, 34), (-66, -176, 14)], ("#a83a34", "#d8604a"))
                else:
                    with h.at(0, 0, 1.9):
                        sheep_far(h, WOOL, DARK)
                        h.blob("-30,-64! -32,-84 -8,-94 14,-84 16,-64!", ("#2f5a6a", "#5a94a4", "#a8d0d4"), "cloth", grain=0.0, puff=10)
                        h.couch("-8,-92 -10,-50 -6,-22", "#5a3420", None, 3)
    with h.thing("frontier", "prop", count=12, lift=5):
        for k, (x, y) in enumerate(((-6, 640), (70, 662), (146, 684), (222, 708), (640, 856), (716, 886), (790, 914))):
            glass_pin(h, x, y, 250 + k * 8, BEADS[(k * 5 + 1) % 6], lean=0.03 + 0.03 * (k % 3))
    with h.thing("hedgehog", "subject", lift=12) as hog, h.at(424, 806, 0.98, 15):
        h.shade("-150,0 160,-4 300,40 240,80 -60,40", 0.45, 10)
        hedgehog_hiding(h, SPINE, FACE, BEADS)
    with h.thing("guard", "subject", lift=14) as guard:
        h.tube("700,640,24 706,740,26 700,800,28", ("#3a2a1c", "#6a5034", "#a08258"), "fur", angle=8, length=26)
        with h.at(700, 640, 1.7, flip=True):
            snowy_owl(h)
            h.couch("-40,-84 0,-60 38,-26", "#d9574a", "#fff2c8", 9, 9)
            h.knots([(30, -34, 7)], "#e8b83c")
    with h.thing("near pins", plane="front", lift=14):
        glass_pin(h, 70, 1250, 420, "#3a3f5a", lean=0.1)
        glass_pin(h, 236, 1330, 380, "#5a2c3a", lean=0.02)
        for x, y, k in ((600, 1120, 0.46), (440, 1160, 0.36), (716, 1170, 0.34)):
            with h.at(x, y, k, 4, flip=True):
                h.shade("-150,0 160,-4 200,40 -60,40", 0.45, 10)
                hedgehog_hiding(h, SPINE, FACE, ())
        h.knots([(float(x), float(y), 4) for x, y in zip(rng.uniform(380, 800, 14), rng.uniform(1010, 1190, 14), strict=True)], ("#f0cfa8", "#8a5638"))
    s.relate(hog[0], "hides in", guard[0])
    s.describe("A hedgehog lies flat in a fence of glass-headed pins. It has stuck coloured heads on its own spines. An owl with a red sash stares at it; travellers queue behind it, and three small hedgehogs wait beyond.")
    s.moods("nervous", "comic", "sly", "sunny")
    s.themes("borders", "disguise", "courage", "rules", "being seen")
    s.says("nothing to declare", "act like a pin", "one of us", "don’t breathe", "border control", "passport photo", "blend in", "pins and needles", "undercover", "the odd one in", "head down", "I’m decorative", "he has counted them", "smuggler", "acupuncture", "purpose of your visit", "hold very still", "a prickly situation", "next, please", "fashion week", "it worked in the mirror", "stuck", "the gap in the fence", "eyes front", "queue jumper", "camouflage, nearly", "jewellery for a day", "the owl blinked first", "papers?", "I was always a pincushion", "method acting", "please look away", "sweating", "neither here nor there", "no man’s land", "colourful character", "caught, or not yet", "home is three steps on", "random check", "spot the difference", "mother would be proud", "halfway across")  # fmt: skip
    s.about(place="a frontier of pins", time="late afternoon", light="low sun from the left", composition="diagonal", view="from above", foreground="two dark pins", unexplained="who planted the pins")
