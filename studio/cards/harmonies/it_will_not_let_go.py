"""It Will Not Let Go: a hedgehog sits on a live coal like a hen on an egg; a wren and an adder sleep in the warmth."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedge, wedges
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.tubes import tube

FACE = "322,738! 270,760 220,800 164,848! 122,860 110,884! 128,904 176,912 232,932 284,950 330,960! 372,900 366,800 346,746"
SKIRT = "300,850! 420,840 600,850 690,880! 716,930! 700,990! 676,960! 652,1012! 626,966! 598,990! 578,944! 548,956! 528,916! 498,930! 474,900! 440,914! 414,888! 384,908! 362,884! 330,930! 290,900!"
HIND = "566,1012! 570,992 600,976 650,970 690,978 714,1000 708,1022! 640,1030 590,1030!"
COAL = "304,1010! 300,960 326,904 372,870 430,858 490,868 540,910 562,964 552,1016! 500,1054 424,1066 348,1050!"
WREN = "548,1084! 572,1072 590,1044 624,1028 658,1034 690,1056 716,1070! 726,1020 734,972! 762,980 764,1030 752,1082! 738,1122 702,1152 652,1160 604,1144 582,1112 572,1096!"


@card(id="bue3gb", title="It Will Not Let Go", seed=74, palette="lino_fox_fire", light=(-0.1, 0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.45, 0.75, 0.4)])
    with p.thing("frozen orchard", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=3)
        for x, w, top in ((96, 34, -20), (664, 46, -20), (300, 18, -20), (500, 22, -20)):
            g.flat(tube([(x - 8, top, w * 0.7), (x + 10, 300, w * 0.8), (x, 880, w)], ends=(0, 0)))
        g.flat(tube([(104, 420, 24), (180, 290, 15), (216, 170, 7)]), tube([(660, 330, 30), (580, 220, 18), (556, 110, 7)]), tube([(304, 360, 14), (360, 250, 9), (376, 150, 5)])), g.flat(tube([(148, 336, 10), (220, 310, 7), (262, 264, 4)]), tube([(606, 250, 12), (560, 236, 8), (520, 190, 4)]))
        wedges(g, [[(x, 840), (x + 5, 620), (x + 2, 440)] for x in (116, 640, 309, 488)], 15, 2), g.flat("-20,850! 160,816 400,800 620,812 820,840! 820,1220! -20,1220!", ink=2)
        g.plane(oval(400, 950, 440, 160), lambda x, y: 1.04 - np.hypot((x - 420) / 470, (y - 960) / 190), (0, 1, 2), (0.56, 0.2), around=(420, 930), pitch=15, wedge=0.14)
    with p.thing("hedgehog", "subject") as h:

        def rim(turn: float, q: float) -> tuple[float, float]:
            return 330 + 126 * q + math.cos(turn) * 252 * q, 868 - 52 * q + math.sin(turn) * 262 * q

        last, first = math.radians(30), math.radians(-174)
        h.flat([rim(first + (last - first) * k / 60, 1.0) for k in range(61)] + [(690, 960), (600, 980), (330, 940), (230, 900)], gap=7, around=3)
        for q, long, count, ink, wide in ((0.93, 98, 28, KEY, 19), (0.8, 104, 28, 3, 18), (0.66, 104, 23, 2, 17), (0.52, 94, 18, 3, 17), (0.38, 84, 12, 2, 16), (0.24, 74, 8, 3, 15), (0.12, 64, 6, 2, 14)):
            for k in range(count):
                turn = first + (last - first) * (k + 0.5 + h.rng.uniform(-0.15, 0.15)) / count
                (x, y), lean = rim(turn, q), turn + 0.3
                h.flat(wedge((x, y), (x + long * math.cos(lean), y + long * math.sin(lean)), wide), ink=ink, gap=4 if q > 0.9 else 5, around=3 if q > 0.9 else KEY)
    with p.thing("coal", "accent") as c:
        c.flat(COAL, ink=3, gap=9, around=0)
        for wide, ink in ((2.9, 2), (1.4, 0)):
            for crack in ([(322, 1012), (370, 1014), (424, 1030), (432, 1064)], [(370, 1014), (420, 972), (436, 900)], [(420, 972), (484, 994), (540, 980)], [(484, 994), (482, 1024), (506, 1052)]):
                c.flat(tube([(x, y, w * wide) for (x, y), w in zip(crack, (3, 6, 5, 2), strict=False)]), ink=ink)
    with p.thing("hedgehog over the coal") as h:
        h.flat(HIND, ink=1, gap=7, around=KEY), h.strokes([[(568, 1010), (584, 1002), (598, 1004)], [(580, 1026), (596, 1014), (612, 1016)]], 6, ends=(0.6, 0.2), black=True), h.flat(SKIRT, ink=2, gap=7, around=KEY)
        with h.within(SKIRT):
            wedges(h, [[(x, y), (x + 4, y - 30), (x + 2, y - 62)] for x, y in ((386, 902), (442, 908), (500, 922), (550, 948), (600, 982), (652, 1002), (698, 980))], 20, 1, ends=(0.9, 0.1))
        for k in range(17):
            x, y = 370 + 38 * (k % 9 + (k > 8) * 0.5), 824 + 8 * (k % 9) - 26 * (k > 8)
            h.flat(wedge((x, y), (x + h.rng.uniform(26, 50), y + h.rng.uniform(54, 74)), 18), ink=2 + (k + (k > 8)) % 2, gap=5, around=KEY)
        h.flat(FACE, ink=1, gap=8, around=KEY)
        with h.within(FACE):
            h.flat("100,898! 176,890 240,900 300,916 380,900! 380,980! 100,980!", ink=0), wedges(h, [[(330, 770), (290, 796), (250, 836)], [(352, 806), (316, 826), (286, 858)], [(362, 850), (336, 862), (310, 884)]], 13, 2, ends=(1, 0.1))
        for x, y, u, v in ((360, 812, 296, 790), (350, 776, 276, 740), (330, 748, 246, 716), (374, 770, 330, 700)):
            h.flat(wedge((x + 16, y), (u, v), 15), ink=3, gap=5, around=KEY)
        h.flat(ellipse(304, 808, 27, 33, degrees=24), ink=2, gap=6, around=KEY), h.flat(ellipse(307, 815, 14, 19, degrees=24), ink=3)
        h.strokes([[(198, 850), (220, 868), (248, 856)]], 10, black=True, ends=(0.3, 0.3)), h.strokes([[(136, 900), (176, 904), (212, 890)]], 7, black=True, ends=(0.4, 0.3)), h.flat(ellipse(118, 874, 25, 21)), h.dots([(112, 867, 5)]), h.flat("306,926! 270,944 262,974 286,998 330,1004 366,994! 362,944! 332,934", ink=1, gap=7, around=KEY)
        for x, y in ((388, 942), (396, 960), (392, 978), (376, 994)):
            h.flat(tube([(338, y * 0.6 + 386, 12), (366, y, 9.5), (x - 6, y + 1, 8)]), ink=1, gap=4, around=KEY), h.flat(wedge((x - 2, y + 2), (x + 18, y + 6), 5))
        h.flat("290,948! 310,940 342,944! 350,984! 310,990!", ink=1)
    with p.thing("wren", "witness") as wren:
        wren.flat(WREN, ink=3, gap=7, around=KEY)
        with wren.within(WREN):
            wren.flat("566,1098! 590,1094 616,1112 640,1160! 600,1160 560,1120!", ink=1), wren.strokes([[(724, 1040), (742, 1036), (766, 1042)], [(728, 1010), (744, 1006), (766, 1012)]], 8, ends=(0.5, 0.5), black=True)
        wren.flat("640,1092! 670,1072 704,1074 734,1092! 716,1124 676,1136 648,1120", ink=2, gap=5, around=KEY), wren.strokes([[(660, 1094), (684, 1112), (718, 1104)], [(656, 1110), (674, 1124), (700, 1120)]], 7, ends=(0.3, 0.1), black=True), wedges(wren, [[(586, 1062), (606, 1050), (636, 1054)]], 9, 1, ends=(0.1, 0.1)), wren.strokes([[(590, 1074), (604, 1084), (620, 1076)]], 8, ends=(0.5, 0.5), black=True), wren.flat("552,1084! 574,1074 584,1086 574,1096!", ink=1)
    with p.thing("adder", "witness") as adder:
        spine = [(-30, 1110, 34), (60, 1070, 34), (150, 1090, 33), (210, 1140, 31), (290, 1140, 29), (336, 1104, 24), (390, 1090, 17), (416, 1096, 22), (452, 1112, 12)]
        zig = [(x, y + (9 if k % 2 else -9)) for k, (x, y) in enumerate(((0, 1090), (34, 1078), (70, 1072), (108, 1076), (146, 1090), (176, 1114), (206, 1138), (246, 1148), (282, 1138), (310, 1118), (334, 1106), (364, 1096)))]
        adder.flat(tube(spine), gap=7, around=1), adder.flat([(x, y - 8) for x, y in zig] + [(x, y + 8) for x, y in zig[::-1]], ink=2), adder.strokes([[(404, 1096), (418, 1106), (432, 1100)]], 6, ends=(0.5, 0.5))
    s.describe("A hedgehog sits on a glowing coal with its eyes shut. Light spreads over the ground from under its belly. An adder and a wren sleep close by.")
    s.moods("tender", "fierce", "warm", "stubborn")
    s.themes("warmth", "pain", "giving", "holding on", "care")
    s.says("campfire", "hearth", "fever", "brooding hen", "ember", "sacrifice", "too warm", "heartburn", "passion", "ceasefire", "generator", "secret", "ambition", "burning ambition", "it will not let go", "hot potato", "slow cooker", "who keeps us warm?", "don’t ask if it hurts", "keep the fire burning", "the last one in the valley", "love, with spines", "a warm welcome", "central heating", "playing with fire", "somebody stayed up", "he swallowed the sunset", "prickly on the outside", "this little light of mine", "take turns, will you", "sitting it out", "what grandfather brought home", "never wake the stove", "everyone sleeps but me", "free for all comers", "a heart is not for holding", "for as long as it takes", "the day’s last crumb", "hatching a plan", "enemies come in from the cold", "mine, but sit down", "a wound that shines", "all it wanted was to be needed", "burning the candle in the middle")  # fmt: skip
    s.relate("hedgehog", "guards", "coal")
    s.about(place="a frozen orchard", time="a winter night", light="from the coal", composition="centred", view="near, low over the snow", foreground="a sleeping wren and an adder", unexplained="why it will not get up from the coal", weather="hard frost")
