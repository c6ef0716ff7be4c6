"""It Will Not Let Go: a hedgehog sits on a live coal like a hen on an egg; a wren and an adder sleep in the warmth."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.creatures import hedgehog
from reverie_studio.sculpt.gouges import wedge
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import tube


@card(id="bue3gb", title="It Will Not Let Go", seed=74, palette="lino_fox_fire", light=(-0.1, 0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.45, 0.75, 0.4)])
    with p.thing("frozen orchard", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=3)
        for x, w, top in ((96, 34, -20), (664, 46, -20), (300, 18, -20), (500, 22, -20)):
            g.flat(tube([(x - 8, top, w * 0.7), (x + 10, 300, w * 0.8), (x, 880, w)], ends=(0, 0)))
        g.flat(tube([(110, 330, 22), (190, 240, 15), (260, 200, 8)]), tube([(650, 260, 24), (560, 190, 16), (490, 170, 8)]), tube([(300, 300, 12), (350, 230, 8), (372, 170, 5)]))
        with g.down_to(2):
            g.strokes([[(x, 740), (x + 5, 520), (x + 2, 330)] for x in (122, 636, 312, 486)], 12, ends=(0.9, 0.05))
        g.flat("-20,850! 160,816 400,800 620,812 820,840! 820,1220! -20,1220!", ink=2)
        g.plane(oval(400, 930, 440, 150), lambda x, y: 1.04 - np.hypot((x - 390) / 470, (y - 930) / 180), (0, 1, 2), (0.56, 0.2), around=(390, 900), pitch=15, wedge=0.14)
    body = hedgehog()
    body.lumps = [lump for lump in body.lumps if lump.part != "coat" and not (lump.part == "face" and lump.a[1] > -30)]
    body = body.turned(at=(424, 966, 40), scale=1.72)
    with p.thing("hedgehog", "subject") as h:

        def rim(turn: float, q: float) -> tuple[float, float]:
            return 330 + 146 * q + math.cos(turn) * 262 * q, 868 - 52 * q + math.sin(turn) * 262 * q

        last, first = math.radians(28), math.radians(-192)
        h.flat([rim(first + (last - first) * k / 60, 1.0) for k in range(61)] + [(712, 930), (600, 944), (330, 940), (230, 920)], gap=7, around=3)
        for q, long, count, ink, wide in ((0.93, 104, 31, KEY, 19), (0.8, 108, 27, 3, 18), (0.66, 104, 23, 2, 17), (0.52, 94, 18, 3, 17), (0.38, 84, 13, 2, 16), (0.24, 74, 8, 3, 15)):
            for k in range(count):
                turn = first + (last - first) * (k + 0.5 + h.rng.uniform(-0.15, 0.15)) / count
                (x, y), lean = rim(turn, q), turn + 0.3
                h.flat(wedge((x, y), (x + long * math.cos(lean), y + long * math.sin(lean)), wide), ink=ink, gap=4 if q > 0.9 else 5, around=3 if q > 0.9 else KEY)
        h.flat_clay(body, KEY, grow=6)
        h.clay(body, GOUGES["fur"].but(inks=(0, 1, 2, KEY), at=(0.82, 0.56, 0.2), pitch=9), "along", parts={"nose": ("black", "along"), "ear": (GOUGES["fur"].but(inks=(1, 2, 3), at=(0.7, 0.3)), "along")})
        x, y = body.curve("upper near")[1]
        h.strokes([[(x - 30, y + 4), (x - 2, y + 18), (x + 26, y + 8)]], 9, black=True, ends=(0.3, 0.3))
        h.strokes([body.curve("mouth")], 7, black=True, ends=(0.3, 0.3))
    with p.thing("coal", "accent") as c:
        c.flat("328,984 314,944 334,900 372,872 424,862 476,872 514,904 528,946 508,992 462,1006 404,1016 350,1006", ink=3, gap=8, around=0)
        for wide, ink in ((2.2, 2), (1.0, 0)):
            for crack in ([(326, 930), (376, 948), (402, 976), (408, 1004)], [(376, 948), (426, 924), (462, 890)], [(426, 924), (474, 958), (518, 954)], [(474, 958), (464, 980), (470, 998)], [(340, 972), (360, 976), (376, 992)]):
                c.flat(tube([(x, y, w * wide) for (x, y), w in zip(crack, (3, 6, 5, 2), strict=False)]), ink=ink)
        c.flat("296,860! 300,924! 330,900 344,930! 366,894 388,914! 410,890 432,916! 456,892 482,928! 500,900 532,936! 548,860!")
        with c.down_to(2):
            c.strokes([[(x, 850), (x + 3, 876), (x + 2, 900)] for x in (342, 386, 430, 480)], 9, ends=(0.1, 0.1))
    with p.thing("wren", "witness") as wren:
        wren.flat("556,1090! 580,1074 600,1040 646,1018 700,1030 730,1056! 764,978! 784,986 774,1064 752,1120 706,1160 640,1168 594,1140 578,1104!", gap=7, around=1)
        with wren.down_to(2):
            wren.flat("640,1074 690,1054 736,1060! 716,1110 672,1130 636,1108")
            wren.strokes([[(652, 1084), (690, 1100), (724, 1086)], [(668, 1066), (700, 1076), (732, 1068)]], 8, ends=(0.3, 0.1), black=True)
            wren.strokes([[(748, 1060), (760, 1030), (768, 1000)], [(586, 1070), (606, 1056), (630, 1054)]], 9, ends=(0.3, 0.2))
        wren.strokes([[(594, 1078), (606, 1088), (620, 1080)]], 7, ends=(0.5, 0.5))
    with p.thing("adder", "witness") as adder:
        spine = [(-30, 1110, 34), (60, 1070, 34), (150, 1090, 33), (210, 1140, 31), (290, 1140, 29), (336, 1092, 24), (390, 1074, 17), (416, 1080, 22), (452, 1100, 12)]
        adder.flat(tube(spine), gap=7, around=1)
        zig = [(x, y + (9 if k % 2 else -9)) for k, (x, y) in enumerate(((0, 1090), (34, 1078), (70, 1072), (108, 1076), (146, 1090), (176, 1114), (206, 1138), (246, 1148), (282, 1138), (310, 1112), (334, 1092), (364, 1080)))]
        adder.flat([(x, y - 8) for x, y in zig] + [(x, y + 8) for x, y in zig[::-1]], ink=2)
        adder.strokes([[(404, 1082), (418, 1090), (432, 1086)]], 6, ends=(0.5, 0.5))
    s.describe("A hedgehog sits on a glowing coal with its eyes shut. Light spreads over the ground from under its belly. An adder and a wren sleep close by.")
    s.moods("tender", "fierce", "warm", "stubborn")
    s.themes("warmth", "pain", "giving", "holding on", "care")
    s.says("campfire", "hearth", "fever", "brooding hen", "ember", "sacrifice", "too warm", "heartburn", "passion", "ceasefire", "generator", "secret", "ambition", "burning ambition", "it will not let go", "hot potato", "slow cooker", "who keeps us warm?", "don’t ask if it hurts", "keep the fire burning", "the last one in the valley", "love, with spines", "a warm welcome", "central heating", "playing with fire", "somebody stayed up", "he swallowed the sunset", "prickly on the outside", "this little light of mine", "take turns, will you", "sitting it out", "what grandfather brought home", "never wake the stove", "everyone sleeps but me", "free for all comers", "a heart is not for holding", "for as long as it takes", "the day’s last crumb", "hatching a plan", "enemies come in from the cold", "mine, but sit down", "a wound that shines", "all it wanted was to be needed", "burning the candle in the middle")  # fmt: skip
    s.relate("hedgehog", "guards", "coal")
    s.about(place="a frozen orchard", time="a winter night", light="from the coal", composition="centred", view="near, low over the snow", foreground="a sleeping wren and an adder", unexplained="why it will not get up from the coal", weather="hard frost")
