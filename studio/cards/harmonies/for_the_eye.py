"""For the Eye: a dried pond has cracked into one enormous fish; a heron lets the last drop fall into its eye."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_cuts import drop
from reverie_studio.sculpt.tubes import tube

# the pond's bed, seen from its bank: a fish head to our right, the eye near, its flank running away to the left
FISH = "-20,560! 120,520 280,500 420,520 560,580 680,680 760,800 790,900! 740,950! 770,1010 700,1090 560,1160 420,1190 260,1200 100,1220! -20,1230!"
FIN = "400,930! 330,900 250,900 170,930! 190,960! 160,990! 190,1014! 180,1050! 220,1064! 230,1100! 300,1080 370,1040 410,1000!"
BREAST = "-30,60! 60,84 130,140 170,210 186,310 150,370 70,420 -30,460!"
NECK = [(60, 250, 90), (130, 280, 74), (200, 312, 50), (280, 300, 34), (328, 240, 30), (338, 166, 28), (386, 104, 28), (470, 92, 31), (530, 126, 34)]
SKULL = "470,66! 520,64 566,88 598,130 606,176! 590,196 560,202! 528,190 490,150"


@card(id="ye4kbh", title="For the Eye", seed=86, palette="lino_rust_tide", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    rng = np.random.default_rng(86)
    p = Press(s, [Lamp(-0.5, -0.6, 0.5)])
    with p.thing("parched bank", "place") as bank:
        bank.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        bank.strokes([[(830, 620), (770, 640), (740, 600), (690, 580)], [(770, 640), (790, 720), (830, 740)], [(830, 1060), (800, 1100), (820, 1180)], [(-20, 470), (90, 450), (160, 480)], [(90, 450), (120, 400), (100, 350)]], 9, ends=(0.9, 0.2), black=True)
    with p.thing("fish of mud", "subject") as f:
        f.flat(FISH, gap=9, around=0)
        with f.within(FISH):
            for i in range(7):
                for j in range(8):
                    x, y = 356 - i * 84 + (j % 2) * 42 - abs(j - 4) * 8, 556 + j * 92
                    k = 0.93
                    plate = [(x + a * k + rng.uniform(-5, 5), y + b * k + rng.uniform(-5, 5)) for a, b in ((38, -36), (0, -42), (-34, -24), (-42, 4), (-30, 32), (4, 42), (38, 36), (46, 0))]
                    f.flat(plate, ink=1 if j > 4 else 0)
            f.flat("372,500! 440,600 470,720 468,860 440,1000 380,1120 300,1204! 420,1210 560,1180 700,1100 780,1010! 740,950! 600,960! 740,944 800,900! 760,790 680,680 560,580 430,510!", ink=0, gap=9, around=KEY)
            f.flat("470,860! 520,940 600,962! 740,952! 790,1010 700,1110 560,1180 420,1210 300,1210! 380,1120 440,1000", ink=1)
            f.strokes([[(800, 926), (720, 950), (640, 962), (586, 948)]], 15, ends=(0.8, 0.2), black=True)
            f.strokes([[(430, 540), (490, 600), (500, 660)], [(500, 1180), (520, 1110), (600, 1060)], [(520, 1110), (470, 1070)], [(690, 1090), (660, 1040), (700, 1000)], [(720, 760), (690, 780), (700, 830)]], 9, ends=(0.9, 0.2), black=True)
            f.flat(FIN, ink=2, gap=9, around=KEY)
            f.strokes([[(384, 962), (290, 926), (200, 944)], [(384, 972), (290, 966), (194, 992)], [(388, 982), (300, 1006), (208, 1044)], [(392, 990), (330, 1036), (244, 1082)]], 9, ends=(0.2, 0.5))
            for r, ink in ((100, KEY), (88, 2), (72, KEY), (64, 0)):
                f.flat(ellipse(590, 780, r, r * 0.8), ink=ink)
            f.flat(ellipse(588, 770, 36, 29))
            f.dots([(574, 758, 9)], 0)
            f.strokes([[(540, 806), (580, 820), (630, 810)]], 6, ends=(0.2, 0.2), black=True)
    with p.thing("heron", "witness") as h:
        for x in (40, 104):
            h.flat(tube([(x, 400, 13), (x + 8, 452, 8), (x + 2, 506, 7), (x + 44, 520, 5)]), gap=5, around=0)
        for gap in (9, 0):
            for shape in (BREAST, tube(NECK), SKULL):
                h.flat(shape, ink=0, gap=gap, around=KEY)
        for q in range(8):
            h.flat(blade((74 - 12 * q, 150 + 34 * q), 168 - 6 * q, 190, 27, 0.05), ink=1, gap=6, around=KEY)
        h.flat("556,186! 604,166! 616,300 606,400 592,520! 572,420 560,300!", ink=1, gap=8, around=KEY)
        h.strokes([[(584, 188), (590, 300), (594, 430)]], 6, ends=(0.4, 0.2), black=True)
        h.flat("596,130! 560,92 520,76 470,76 400,110 330,120! 400,140 450,120 500,104 540,120 574,146!")
        h.flat(ellipse(556, 156, 19, 19), ink=2, gap=5, around=KEY)
        h.flat(ellipse(560, 160, 9, 9))
        h.strokes([[(150, 336), (220, 340), (286, 322)], [(300, 250), (312, 210), (312, 170)], [(110, 250), (180, 284), (250, 290)]], 11, ends=(0.2, 0.2), black=True)
    with p.thing("drop", "accent") as d:
        d.flat(drop(592, 610, 44), ink=0, gap=8, around=KEY)
        d.strokes([[(576, 600), (574, 620), (584, 634)]], 6, ends=(0.2, 0.2), black=True)
    s.describe("A dried pond has cracked into an enormous fish of mud. A white heron stands on its edge, bends its long neck and lets a drop fall from its bill. Below waits the fish’s wide eye, ringed with red.")
    s.moods("parched", "wondering", "tender", "grave")
    s.themes("drought", "healing", "memory", "care", "scale")
    s.says("drought", "oasis", "eyedrops", "thirst", "mosaic", "puddle", "ointment", "fossil", "crackle", "first aid", "drink up", "drop in the ocean", "too late, and still", "the pond remembers", "here’s looking at you", "not a dry eye", "one good deed a day", "the last of the water", "we used to swim here", "crocodile tears, returned", "big fish, no pond", "an old enemy helps", "you look parched", "every little helps", "it saw me!", "the land was somebody", "please don’t blink", "small help for a giant", "what the map did not say", "the summer it never rained", "I owe you a thousand fish", "from up here it makes sense", "dinner can wait", "the tear before the rain", "rinse and repeat", "a doctor with long legs", "wake up, it’s wet", "the bones of a lake", "water on a wound", "tiles for a giant’s bath", "all skin and no sea", "nurse, the drops", "forgive us our fishing", "keep one eye open")  # fmt: skip
    s.relate("heron", "mends", "fish of mud")
    s.about(place="the bed of a dried pond", time="noon in a drought", light="white noon", composition="diagonal", view="near, above a cracked pond", foreground="scales of cracked mud", unexplained="the eye looks up to see who it is")
