"""The Storm Kneels: a storm has folded its legs of rain to drink from one small pool, beside a duck."""

from __future__ import annotations

from math import cos, sin, tau

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import oval

STORM = (
    "-20,170! -6,96 60,60 120,84 134,150! 128,70 200,14 280,36 306,122! 326,52 420,36 476,88 474,160! 520,118 592,140 606,208 580,260! 630,246 684,286 686,352 656,392! "
    "700,404 732,456 726,530 730,640 726,740 738,830 736,900 706,948 660,964 616,950 598,910 590,850 564,790 530,736 480,690! "
    "452,740 456,850 462,916 440,964 400,984 320,990 220,986 170,962 226,936 300,926 344,908! 340,840 320,780 270,740! 190,772 90,768 -20,740!"
)


@card(id="0b119s", title="The Storm Kneels", seed=21, palette="lino_sulphur", light=(0.3, 0.7))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.3, 0.7, 0.5)])
    with p.thing("sky") as sky:
        sky.flat("-20,560! 820,560! 820,900! -20,900!", ink=1)
        with sky.down_to(1):
            sky.strokes(chatter((420, 60, 860, 560), 22, (120, 340), -4, seed=3), 8, ends=(0.05, 0.1))
        with sky.down_to(0):
            sky.strokes(chatter((0, 580, 800, 660), 7, (120, 300), -2, seed=4), 7, ends=(0.05, 0.1))
    with p.thing("moor", "place") as moor:
        moor.flat("-20,884! 120,876 300,888 520,878 820,890! 820,1220! -20,1220!", ink=2)
    with p.thing("pool", "prop") as pool:
        pool.flat("372,1030 420,986 540,958 680,958 776,986 780,1020 730,1056 590,1076 450,1070", ink=0)
        with pool.down_to(2):
            pool.strokes([[(560, 1040), (650, 1050), (740, 1028)], [(560, 1000), (640, 1012), (720, 1002)]], 6, ends=(0.1, 0.1))
    with p.thing("storm", "subject") as t:
        for k, (x, y) in enumerate(((24, 716), (62, 730), (104, 740), (146, 742), (188, 736))):
            t.strokes([[(x, y - 40), (x - 26 - 3 * k, y + 120), (x - 40 - 3 * k, y + 250 + 8 * (k % 3))]], 26, ends=(1.0, 0.12), black=True)
        t.flat(STORM)
        # lit from below: belly, throat, jaw
        wedges(t, fringe([(20, 752), (100, 764), (200, 766), (288, 738)], length=(40, 110), turn=-117, every=17, seed=5), 8.5, 1)
        wedges(t, fringe([(280, 744), (322, 784), (342, 846), (346, 906)], length=(26, 56), turn=-125, every=17, seed=7), 8.5, 1)
        wedges(t, fringe([(486, 694), (532, 738), (566, 792), (590, 850), (600, 908)], length=(40, 90), turn=-125, every=18, seed=6), 8.5, 1)
        # each billow is hollowed by grey cuts, the hide sags under them
        with t.down_to(2):
            for x, y, k in ((62, 150, 0.9), (214, 112, 1.15), (396, 128, 1.05), (536, 204, 0.8), (640, 330, 0.7)):
                for q in range(3):
                    w = (64 - 16 * q) * k
                    t.strokes([[(x - w, y + 30 * q * k), (x - w * 0.5, y - (44 - 8 * q) * k + 22 * q * k), (x + w * 0.3, y - (50 - 8 * q) * k + 22 * q * k)]], 15 - 3 * q, ends=(0.08, 0.9))
            for q in range(6):
                t.strokes([[(-20, 330 + 62 * q), (110, 400 + 62 * q - 6 * q), (300 - 10 * q, 380 + 54 * q - 6 * q)]], 15 - q, ends=(0.9, 0.05))
            for q in range(4):
                t.strokes([[(300 + 40 * q, 300 - 4 * q), (350 + 40 * q, 400 + 4 * q), (420 + 28 * q, 470 - 4 * q)]], 15 - q, ends=(0.05, 0.5))
            t.strokes([[(690 + 8 * q, 470 + 16 * q), (700 + 4 * q, 560 + 16 * q), (700 + 3 * q, 620 + 10 * q)] for q in range(2)], [10, 9], ends=(0.9, 0.05))
        t.strokes([[(606, 640), (640, 668), (682, 652)]], 13, ends=(0.15, 0.15))
        t.strokes([[(616, 656), (608, 682)], [(640, 666), (638, 696)], [(664, 660), (672, 688)]], 8, ends=(0.9, 0.1))
        t.strokes([[(666, 900), (690, 888), (700, 866)]], 12, ends=(0.3, 0.1))
    with p.thing("ear") as ear:
        ear.flat("640,430! 590,410 530,424 478,486! 530,520 590,520 642,478!", ink=KEY, gap=8, around=2)
    with p.thing("duck", "witness") as d:
        d.flat("572,1134! 600,1118 640,1110 676,1098 716,1082! 710,1120 690,1152 640,1172 590,1172 560,1152! 536,1120 530,1090 516,1070 500,1066 484,1070 476,1056 490,1040 514,1040 534,1052 550,1080 566,1112!", gap=6, around=2)
        d.flat("486,1058! 468,1058 448,1050 440,1040 462,1040 488,1044!", ink=1)
        d.dots([(508, 1053, 5)], 0)
        with d.down_to(0):
            d.strokes([[(590, 1142), (630, 1138), (680, 1112)], [(596, 1160), (634, 1158), (674, 1140)]], 8, ends=(0.2, 0.1))
    with p.thing("flowers", "accent") as f:
        for x, y, r in ((180, 1020, 22), (246, 1048, 18), (300, 1024, 24), (340, 1016, 16), (140, 1068, 14), (310, 1092, 16)):
            for q in range(5):
                f.flat(oval(x + r * 0.62 * cos(tau * q / 5 + x), y + r * 0.5 * sin(tau * q / 5 + x), r * 0.42, r * 0.36), ink=0)
            f.flat(oval(x, y, r * 0.3, r * 0.26), ink=1)
    s.describe("A dark storm kneels like a great beast on the moor. Eye shut, it lowers its muzzle to a small white pool; rain falls from its belly. A black duck sits at the edge, and white flowers grow by its folded leg.")
    s.moods("gentle", "grand", "hushed", "droll")
    s.themes("humility", "power", "weather", "thirst", "meeting")
    s.says("thirsty", "humble", "pilgrim", "truce", "gulp", "grace", "aperitif", "regulars", "after you, small one", "even thunder needs water", "the boss drops in", "it came so far to be small", "gentle giant", "calm before", "leave some for me", "a puddle is enough", "big things kneel last", "the weather on its break", "last one at the bar", "where rain comes from", "please don’t sneeze", "grandfather, late in life", "no one fears him here", "kneeling hurts at that size", "what goes up must come down", "networking", "a drink with the neighbours", "the duck was not impressed", "softly now", "it looked so angry from afar", "down on one knee", "will you marry me?", "my temper by evening", "flowers, wherever it leans", "he who makes the flood, sips", "hush, it’s drinking", "shared cup", "strength laid down", "returning what it took", "rehearsing rain", "half the sky bent over", "one sip and then I’ll go", "first forgiveness", "oasis")  # fmt: skip
    s.relate("storm", "feeds", "flowers")
    s.about(place="a wide moor", time="late afternoon", light="yellow, from under the storm", composition="diagonal", view="far, across the moor", foreground="a pool and a duck", unexplained="flowers grow where the storm has knelt", weather="storm")
