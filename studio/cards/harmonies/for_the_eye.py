"""For the Eye: a dried pond has cracked into one enormous fish; a heron lets the last drop fall into its eye."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import plume
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_cuts import drop
from reverie_studio.sculpt.tubes import tube

# the pond's bed, seen from its bank: a fish head to our right, its mouth open for water, its flank running away to the left
FISH = "-30,600! 100,572 260,566 400,590 500,636 590,700 666,780 718,852 746,900! 754,920 740,936! 710,944 672,966 636,1000! 686,996 720,992 742,984! 754,1000 746,1024! 720,1080 640,1130 540,1170 420,1230! -30,1230!"
HEAD = "380,560! 440,580 520,620 610,686 690,764 750,840 800,900! 800,1030! 740,1110 660,1150 560,1190 380,1240! 300,1230! 400,1130 452,1010 468,880 450,740"
JAW = "468,900! 500,960 560,1000 640,1000! 800,980! 800,1030! 740,1110 660,1150 560,1190 380,1240! 300,1230! 400,1130 452,1010"
FIN = "424,990! 350,930 260,908 180,926! 196,960! 158,986! 184,1016! 160,1056! 200,1072! 214,1112! 290,1100 380,1060!"
BREAST = "-30,44! 60,66 150,116 214,190 240,280 216,350 140,404 60,430 -30,446!"
NECK = [(150, 270, 84), (214, 320, 56), (286, 336, 40), (342, 304, 31), (364, 244, 26), (356, 186, 24), (376, 124, 25), (440, 92, 29), (510, 116, 36)]
SKULL = "450,64! 510,58 562,80 598,124 608,172! 590,194 556,200! 522,188 484,150"


@card(id="ye4kbh", title="For the Eye", seed=86, palette="lino_rust_tide", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    rng = np.random.default_rng(86)
    p = Press(s, [Lamp(-0.5, -0.6, 0.5)])
    with p.thing("parched bank", "place") as bank:
        bank.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        bank.strokes([[(830, 560), (770, 580), (730, 550), (690, 556)], [(770, 580), (784, 650), (830, 690)], [(784, 650), (750, 690)], [(830, 1080), (790, 1110), (800, 1190)], [(790, 1110), (740, 1130)]], 10, ends=(0.9, 0.2), black=True)
    with p.thing("fish of mud", "subject") as f:
        f.flat(FISH, ink=0, gap=9, around=0)
        with f.within(FISH):
            for i in range(8):
                for j in range(8):
                    x, y = -50 + 76 * i, 628 + 96 * j + 48 * (i % 2)
                    plate = [(x + a + rng.uniform(-4, 4), y + b * 0.9 + rng.uniform(-4, 4)) for a, b in ((84, -52), (-4, -50), (-46, -32), (-62, 0), (-48, 32), (-8, 50), (84, 52))]
                    f.flat(plate, ink=1 if y + x * 0.3 > 1030 else 0, gap=8, around=KEY)
                    if (i * 7 + j * 3) % 9 == 2:
                        f.flat([(x - 22, y - 50), (x + 4, y - 50), (x - 2, y - 24), (x + 12, y - 10), (x - 4, y + 16), (x - 2, y - 6), (x - 14, y - 20)])
            f.flat(HEAD, ink=0, gap=10, around=KEY), f.flat(JAW, ink=1)
            f.strokes([[(480, 650), (506, 694), (490, 740)], [(506, 694), (540, 700)], [(470, 1170), (480, 1110), (540, 1070), (590, 1080)], [(480, 1110), (446, 1090)], [(660, 1120), (650, 1080), (680, 1050)]], 9, ends=(0.9, 0.2), black=True)
        f.flat("744,936! 710,946 672,966 626,1002! 686,1000 720,996 746,984! 726,960")
        f.strokes([[(650, 1012), (624, 1010), (602, 984), (610, 960)], [(738, 928), (706, 936), (668, 954), (640, 980)], [(640, 1018), (690, 1014), (744, 1002)]], [10, 7, 7], ends=(0.3, 0.3), black=True)
        f.flat(ellipse(700, 884, 8, 6, degrees=40))
        f.flat(FIN, ink=2, gap=9, around=KEY)
        f.strokes([[(400, 990), (300, 944), (206, 944)], [(400, 1000), (300, 978), (184, 986)], [(398, 1010), (300, 1022), (186, 1050)], [(394, 1024), (320, 1060), (230, 1096)]], 9, ends=(0.2, 0.5))
        for r, ink in ((100, KEY), (90, 2), (72, KEY), (64, 0)):
            f.flat(ellipse(584, 836, r, r * 0.84), ink=ink)
        f.flat(ellipse(582, 820, 36, 32)), f.dots([(570, 808, 10)], 0)
        f.strokes([[(540, 866), (580, 880), (626, 868)]], 6, ends=(0.2, 0.2), black=True)
    with p.thing("heron", "witness") as h:
        for gap in (6, 0):  # thigh, heel joint, shank, three toes before and one behind
            for x, y, u in ((60, 580, -8), (150, 570, 6)):
                h.flat(tube([(x - u, 380, 22), (x - u, 436, 13), (x, 490, 8), (x + u, y - 6, 8)]), gap=gap, around=0)
                for dx, dy in ((56, 4), (50, 20), (30, 28), (-34, 10)):
                    h.flat(tube([(x + u, y - 6, 8), (x + u + dx * 0.5, y - 4 + dy * 0.5, 6), (x + u + dx, y + dy, 3)]), gap=gap, around=0)
        for gap in (9, 0):
            for shape in (BREAST, tube(NECK), SKULL):
                h.flat(shape, ink=0, gap=gap, around=KEY)
        for k in range(4):
            h.flat(plume((118 - 30 * k, 190 + 6 * k), (30 - 36 * k, 392 - 8 * k), 34), ink=1, gap=7, around=KEY)
        h.flat("-30,110! 40,120 110,150 150,206! 140,250 110,236! 100,262 70,240! 60,268 30,246! 10,270 -30,250!", ink=0, gap=7, around=KEY)
        h.flat("556,184! 606,166! 618,260 612,360 592,476! 568,380 556,280!", ink=1, gap=8, around=KEY)
        h.strokes([[(584, 188), (591, 290), (593, 410)]], 6, ends=(0.4, 0.2), black=True)
        h.flat("600,128! 560,86 520,70 470,68 400,92 316,84! 390,126 446,118 500,98 544,116 578,146!")
        h.flat(ellipse(556, 154, 19, 19), ink=2, gap=5, around=KEY), h.flat(ellipse(560, 158, 9, 9))
        h.strokes([[(160, 300), (210, 322), (262, 318)], [(186, 344), (220, 352), (254, 348)]], 9, ends=(0.2, 0.2), black=True)
    with p.thing("drop", "accent") as d:
        d.flat(drop(592, 606, 46), ink=0, gap=8, around=KEY)
        d.strokes([[(576, 602), (574, 622), (586, 634)]], 6, ends=(0.2, 0.2), black=True)
    s.describe("A dried pond has cracked into an enormous fish of mud. A white heron stands on its edge, bends its long neck and lets a drop fall from its bill. Below waits the fish’s wide eye, ringed with red.")
    s.moods("parched", "wondering", "tender", "grave")
    s.themes("drought", "healing", "memory", "care", "scale")
    s.says("drought", "oasis", "eyedrops", "thirst", "mosaic", "puddle", "ointment", "fossil", "crackle", "first aid", "drink up", "drop in the ocean", "too late, and still", "the pond remembers", "here’s looking at you", "not a dry eye", "one good deed a day", "the last of the water", "we used to swim here", "crocodile tears, returned", "big fish, no pond", "an old enemy helps", "you look parched", "every little helps", "it saw me!", "the land was somebody", "please don’t blink", "small help for a giant", "what the map did not say", "the summer it never rained", "I owe you a thousand fish", "from up here it makes sense", "dinner can wait", "the tear before the rain", "rinse and repeat", "a doctor with long legs", "wake up, it’s wet", "the bones of a lake", "water on a wound", "tiles for a giant’s bath", "all skin and no sea", "nurse, the drops", "forgive us our fishing", "keep one eye open")  # fmt: skip
    s.relate("heron", "mends", "fish of mud")
    s.about(place="the bed of a dried pond", time="noon in a drought", light="white noon", composition="diagonal", view="near, above a cracked pond", foreground="scales of cracked mud", unexplained="the eye looks up to see who it is")
