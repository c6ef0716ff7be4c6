"""It Will Not Let Go: a hedgehog lies curled round a live coal with gritted teeth; a wren and an adder sleep in its warmth."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, spokes
from reverie_studio.sculpt.marks import oval

C = (410, 560)
COAL = (530, 800)


def _coat(near: float, tip: float, count: int, first: float, last: float) -> list[tuple[float, float]]:
    """The jagged rim of a rolled-up back, from one side over the top to the other."""
    out = []
    for k in range(count):
        a = math.radians(first + (last - first) * k / (count - 1))
        q = tip * (1 + 0.05 * math.sin(k * 2.7))
        out += [(C[0] + math.cos(a) * near, C[1] + math.sin(a) * near), (C[0] + math.cos(a + 0.085) * q, C[1] + math.sin(a + 0.085) * q)]
    return out


@card(id="bue3gb", title="It Will Not Let Go", seed=74, palette="lino_fox_fire", light=(-0.1, 0.1))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("frozen orchard", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=3)
        with g.down_to(2):
            g.strokes(spokes(C, 330, (480, 640), 22, (150, 390), bend=5, wild=0.1, seed=4), 34, ends=(0.9, 0.03))
        with g.down_to(1):
            g.strokes(spokes(C, 330, (430, 500), 22, (150, 390), bend=5, wild=0.1, seed=6), 16, ends=(0.9, 0.03))
        g.flat("-20,1000! 130,960 300,950 560,956 700,940 820,960! 820,1220! -20,1220!", ink=1)
        g.strokes([[(120, 1010), (300, 990), (520, 1000)], [(300, 1040), (480, 1026), (640, 1036)]], 12, ends=(0.1, 0.1))
    with p.thing("hedgehog", "subject") as h:
        body = [*_coat(318, 392, 27, 158, 388), (700, 770), (688, 830), (660, 880), (610, 924), (550, 954), (480, 972), (400, 980), (320, 972), (250, 948), (190, 908), (146, 856), (118, 800), (106, 750)]
        h.flat(body, gap=6, around=1)
        for near, tip, n, ink, w in ((220, 322, 19, 2, 21), (150, 250, 14, 2, 25)):
            with h.down_to(ink):
                h.strokes([[(x0, y0), ((x0 + x1) / 2, (y0 + y1) / 2), (x1, y1)] for (x0, y0), (x1, y1) in ((q[0], q[2]) for q in spokes((C[0], C[1] + 30), near, (tip - 8, tip + 8), n, (172, 372), bend=6, wild=0.06, seed=n))], w, ends=(0.5, 0.05))
        belly = "170,720 260,650 400,624 560,636 670,700 694,800 620,890 500,944 350,952 230,900 166,810"
        h.flat(belly, ink=1)
        with h.within(belly):
            h.strokes(spokes(COAL, 60, (190, 260), 17, wild=0.15, seed=9), 26, ends=(0.8, 0.05))
        h.strokes(fringe([(168, 730), (262, 652), (400, 624), (560, 636), (690, 730)], 17, (50, 84), 90, bend=-9, sink=22, seed=3), 24, ends=(0.9, 0.04), black=True)
        h.flat("330,930! 380,890 430,862 470,852 500,862 520,880 500,896 470,900 440,930 400,966!", ink=2, gap=7, around=KEY)
        h.flat("690,760! 660,790 620,830 590,836 572,812 556,822 556,850 570,876 610,896 650,890 690,850!", ink=2, gap=7, around=KEY)
        with h.down_to(KEY):
            h.strokes([[(494, 876), (510, 872), (520, 880)], [(478, 884), (500, 892), (508, 896)], [(566, 826), (572, 840), (584, 846)], [(560, 850), (574, 858), (586, 858)]], 5, ends=(0.5, 0.3))
        face = "150,760 176,690 230,664 290,684 350,720 410,752 452,764 466,788 446,806 410,812 372,834 310,866 230,876 172,840"
        h.flat(face, ink=2, gap=8, around=KEY)
        with h.within(face):
            h.flat("250,900! 300,800 380,790 420,770 470,780! 470,820! 400,880!", ink=1)
            h.strokes(fringe([(150, 800), (170, 720), (220, 680), (280, 680)], 8, (56, 90), 120, bend=-9, sink=24, seed=8), 20, ends=(0.9, 0.04), black=True)
        h.flat(oval(455, 782, 24, 21), gap=4, around=1)
        h.flat("186,700 196,654 232,640 256,664 250,704 222,724", ink=3, gap=7, around=KEY)
        h.strokes([[(296, 742), (322, 752), (350, 744)], [(292, 724), (326, 724), (356, 736)]], 9, ends=(0.3, 0.3), black=True)
        h.flat("336,818! 376,808 424,802! 416,822 382,830 344,836!", ink=0, gap=5, around=KEY)
        h.strokes([[(x, 806 - (x - 380) * 0.1), (x - 2, 834 - (x - 360) * 0.2)] for x in (360, 378, 396)], 5, ends=(1, 1), black=True)
    with p.thing("coal", "accent") as c:
        lump = "470,800 484,752 524,730 572,744 596,790 580,840 540,866 496,850"
        c.flat(lump, ink=0, gap=8, around=2)
        c.strokes([[(484, 800), (520, 786), (548, 740)], [(520, 786), (546, 812), (590, 806)], [(546, 812), (530, 840), (536, 862)]], 6, ends=(0.5, 0.2), black=True)
    with p.thing("wren", "witness") as wren:
        wren.flat("566,1060! 590,1040 616,1010 660,1000 704,1016 728,1050! 776,986! 786,1000 752,1080 716,1120 660,1136 612,1116 592,1076!", gap=7, around=0)
        with wren.down_to(2):
            wren.strokes([[(620, 1060), (660, 1088), (720, 1080)], [(640, 1040), (676, 1062), (726, 1060)], [(752, 1050), (766, 1026), (778, 1000)]], 10, ends=(0.3, 0.1))
        wren.strokes([[(604, 1046), (618, 1054), (632, 1046)]], 6, ends=(0.5, 0.5))
    with p.thing("adder", "witness") as adder:
        adder.flat("-20,1080! 60,1050 130,1080 190,1120 250,1110 300,1080 350,1066 400,1084 420,1110 396,1134 340,1130 280,1156 200,1180 120,1150 60,1120 -20,1160!", gap=7, around=0)
        with adder.down_to(2):
            adder.strokes([[(20, 1096), (70, 1090), (110, 1116)], [(110, 1112), (160, 1140), (200, 1152)], [(196, 1150), (240, 1144), (290, 1116)]], 13, ends=(0.2, 0.2))
        adder.strokes([[(362, 1092), (378, 1100), (394, 1096)]], 6, ends=(0.5, 0.5))
    s.describe("A hedgehog lies curled round a glowing coal. It holds the coal to its belly with both paws and grits its teeth. A wren and an adder sleep side by side in the warm light.")
    s.moods("tender", "fierce", "warm", "stubborn")
    s.themes("warmth", "pain", "giving", "holding on", "winter")
    s.says("campfire", "hearth", "fever", "motherhood", "ember", "sacrifice", "ouch", "heartburn", "passion", "truce", "generator", "secret", "ambition", "burning ambition", "it will not let go", "hot potato", "slow cooker", "who keeps us warm?", "don’t ask if it hurts", "keep the fire burning", "the last one in the valley", "love, with spines", "a warm welcome", "central heating", "playing with fire", "somebody stayed up", "he swallowed the sunset", "prickly on the outside", "this little light of mine", "take turns, will you", "I can’t feel my paws", "what grandfather brought home", "never wake the stove", "everyone sleeps but me", "free for all neighbours", "a heart is not for holding", "for as long as it takes", "the day’s last crumb", "smile and bear it", "enemies come in from the cold", "mine, but sit down", "a wound that shines", "all it wanted was to be needed", "burning the candle in the middle")  # fmt: skip
    s.relate("hedgehog", "guards", "coal")
    s.about(place="a frozen orchard", time="a winter night", light="from the coal", composition="centred", view="near, low over the ground", foreground="a sleeping wren and an adder", unexplained="why it will not put the coal down", weather="hard frost")
