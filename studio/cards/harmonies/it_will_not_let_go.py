"""It Will Not Let Go: a hedgehog sits up with a live coal clasped to its belly; a wren and an adder sleep in the warmth."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import wedge, wedges
from reverie_studio.sculpt.marks import ellipse, oval
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

FACE = "-4,-112! 30,-146 74,-148 112,-116 136,-62 142,-6 126,44 92,84 62,120 34,146 -4,152!"  # the right half; the left one is its mirror
COAL = "300,706! 352,668 404,660 456,668! 506,704 530,764! 524,838 492,890! 440,922 390,926 340,910! 296,872 274,812! 278,752"
ARM = "-30,60! -130,92 -186,162 -208,240 -198,310 -160,350 -120,360 -88,356 -62,340 -50,312 -62,284 -92,270 -118,262! -130,236 -124,190 -84,150 -30,128!"
FOOT = "-70,30! -82,4 -70,-24 -38,-38 0,-42 38,-36 66,-18 76,8 66,32! 30,44 -30,44"
WREN = "112,-30! 86,-48 66,-72 34,-84 4,-74 -22,-48 -44,-22! -60,-62 -80,-112! -112,-98! -108,-44 -92,10 -62,54 -16,78 32,76 66,52 82,16 88,-10!"


@card(id="bue3gb", title="It Will Not Let Go", seed=74, palette="lino_fox_fire", light=(-0.1, 0.8))
def paint(s: Scene) -> None:
    p, at = Press(s, [Lamp(-0.45, 0.75, 0.4)]), (400, 516)
    with p.thing("frozen orchard", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=3)
        for knots in ("70,-20,40 84,300,44 66,900,58", "746,-20,34 728,400,38 744,900,52", "96,330,26 190,200,16 230,60,10", "722,300,22 640,180,14 610,60,9", "150,250,12 220,230,9 280,190,6"):
            g.flat(tube(knots, ends=(0.2, 0.8)))
        g.flat("-20,880! 160,858 400,850 620,858 820,876! 820,1220! -20,1220!", ink=2), g.plane(oval(400, 990, 470, 190), lambda x, y: 1.04 - np.hypot((x - 400) / 480, (y - 980) / 210), (0, 1, 2), (0.52, 0.2), around=(400, 960), pitch=16, wedge=0.14)
    with p.thing("hedgehog", "subject") as h:

        def rim(turn: float, q: float) -> tuple[float, float]:
            return 400 + math.cos(turn) * 244 * q, 650 - 60 * (1 - q) + math.sin(turn) * 330 * q

        h.flat([rim(math.tau * k / 60, 0.98) for k in range(60)])
        for q, long, count, ink, wide in ((0.96, 96, 33, KEY, 17), (0.84, 92, 27, 2, 17), (0.7, 88, 22, 3, 17), (0.56, 80, 17, 2, 16)):
            for k in range(count):
                turn = math.radians(-232 + 284 * (k + 0.5 + h.rng.uniform(-0.14, 0.14)) / count)
                (x, y), lean = rim(turn, q), math.atan2(math.sin(turn) * 1.1, math.cos(turn))
                h.flat(wedge((x, y), (x + long * math.cos(lean), y + long * math.sin(lean)), wide), ink=ink, gap=5, around=3 if q > 0.9 else KEY)
        h.flat(ellipse(400, 800, 186, 180), ink=1, gap=8, around=KEY)
    with p.thing("coal", "accent") as c:
        wedges(c, [[(400 + r * math.cos(0.2 + 0.21 * k), 794 + r * math.sin(0.2 + 0.21 * k)) for r in (120, 150, 174)] for k in range(14)], 26, 0), c.flat(COAL, ink=0, gap=15, around=0), c.flat(COAL, ink=3, gap=6, around=KEY)
        for wide, ink in ((10, 2), (4, 0)):
            for crack in ([(408, 790), (376, 772), (330, 752), (278, 772)], [(376, 772), (372, 720), (392, 664)], [(408, 790), (440, 740), (496, 712)], [(440, 740), (490, 770), (526, 790)], [(408, 790), (396, 850), (356, 906)], [(396, 850), (440, 878), (462, 914)], [(330, 752), (316, 716), (300, 704)]):
                c.flat(tube([(x, y, w + wide) for (x, y), w in zip(crack, (7, 4, 1, -1), strict=False)]), ink=ink)
    with p.thing("hedgehog’s grip", "subject") as h:
        for flip in (False, True):
            x, to = 510 if flip else 290, (414 if flip else 386, 516)
            h.flat(moved(FOOT, (x, 972), 1.0, -8 if flip else 8, flip), ink=1, gap=8, around=KEY), h.strokes(moved_lines([[(q, 46), (q - 2, 30), (q + 2, 16)] for q in (-28, 2, 32)], (x, 972), flip=flip), 8, ends=(0.9, 0.2), black=True)
            h.flat(moved(ARM, to, 1.0, 0, flip), ink=1, gap=8, around=KEY), h.strokes(moved_lines([[(-52, 300), (-72, 304), (-88, 300)], [(-52, 324), (-72, 324), (-90, 318)]], to, flip=flip), 7, ends=(0.9, 0.2), black=True)
            for u, v, a in ((-60, 286, -12), (-50, 312, 2), (-60, 338, 18)):
                h.flat(moved(wedge((-4, 0), (34, a), 9), (to[0] + (-u if flip else u), 516 + v), 1.0, 0, flip), gap=4, around=0)
            wedges(h, moved_lines([[(-206, 220), (-188, 222), (-164, 214)], [(-206, 262), (-186, 262), (-162, 250)], [(-188, 306), (-172, 298), (-152, 282)]], to, flip=flip), 16, 2), h.flat(moved(ellipse(128, -92, 40, 42), at, 1.0, 0, flip), ink=1, gap=8, around=KEY), h.flat(moved(ellipse(130, -90, 20, 23), at, 1.0, 0, flip), ink=3)
        for gap in (9, 0):
            for flip in (False, True):
                h.flat(moved(FACE, at, 1.0, 0, flip), ink=1, gap=gap, around=KEY)
        for flip in (False, True):
            with h.within(moved(FACE, at, 1.0, 0, flip)):
                h.flat(moved("-4,60! 40,48 92,40 150,10! 150,160! -4,160!", at, 1.0, 0, flip), ink=0), h.flat(moved("10,-70! 34,-40 36,10 24,56! 6,50 2,-10", at, 1.0, 0, flip), ink=2)
            h.strokes(moved_lines([[(42, -14), (66, 8), (96, 6), (114, -12)], [(0, 112), (14, 126), (44, 118)]], at, flip=flip), (11, 8), ends=(0.5, 0.3), black=True)
        h.flat(ellipse(400, 598, 38, 30)), h.strokes([[(400, 620), (400, 630)]], 8, black=True), h.strokes([[(380, 588), (392, 580), (408, 580)]], 7, ends=(0.2, 0.2))
        for u, v, a in ((-74, -142, -112), (74, -142, -68), (-38, -134, -100), (38, -134, -80), (0, -108, -90)):
            h.flat(moved(wedge((-15, 0), (92, 0), 19), (at[0] + u, at[1] + v), 1.0, a), ink=3 if v in (-142, -108) else 2, gap=6, around=KEY)
    with p.thing("wren", "witness") as w:
        w.flat(moved(WREN, (150, 1066), 0.98), ink=2, gap=8, around=KEY)
        with w.within(moved(WREN, (150, 1066), 0.98)):
            w.flat("270,1052! 222,1058 196,1086 176,1160! 280,1160!", ink=0), w.strokes([[(80, 1000), (60, 1004), (30, 1016)], [(74, 974), (56, 976), (26, 988)], [(90, 1026), (70, 1032), (44, 1044)]], 10, black=True)
        w.flat("76,1058! 110,1036 150,1040 172,1062! 160,1096 126,1116 92,1104", ink=3, gap=7, around=KEY), w.strokes([[(96, 1070), (124, 1084), (156, 1072)], [(104, 1092), (124, 1100), (142, 1092)]], 7, ends=(0.2, 0.1)), w.flat("262,1036! 236,1022! 230,1044!"), w.strokes([[(182, 1030), (198, 1042), (216, 1032)]], 9, ends=(0.4, 0.3), black=True), w.strokes([[(162, 1018), (190, 1004), (216, 1010)]], 8, ends=(0.2, 0.2))
    with p.thing("adder", "witness") as snake:
        for x, y, rx, ry in ((624, 1096, 130, 46), (628, 1054, 104, 40), (632, 1014, 74, 32)):
            snake.flat(ellipse(x, y, rx, ry), gap=6, around=1)
            zig = [(x + rx * 0.86 * math.cos(q), y + 8 + ry * 0.52 * math.sin(q) + (9 if k % 2 else -9)) for k, q in enumerate(np.linspace(3.0, 0.14, 2 * (rx // 17) + 1))]
            snake.flat([(u, v - 7) for u, v in zig] + [(u, v + 7) for u, v in zig[::-1]], ink=2)
        snake.flat("528,990! 548,966 588,960 622,974 664,972 690,990! 676,1014 624,1012 580,1020 544,1012!", gap=6, around=1), snake.strokes([[(562, 982), (576, 992), (592, 984)], [(534, 998), (552, 1004), (576, 1002)]], 6, ends=(0.4, 0.3))
    s.describe("A hedgehog sits upright and clasps a glowing coal with both paws. Its eyes are shut and its chin rests on the glow. A wren and a coiled adder sleep at its feet.")
    s.moods("tender", "fierce", "warm", "stubborn"), s.themes("warmth", "pain", "giving", "holding on", "care")
    s.says("campfire", "hearth", "fever", "brooding hen", "ember", "sacrifice", "too warm", "heartburn", "passion", "ceasefire", "generator", "secret", "ambition", "burning ambition", "it will not let go", "hot potato", "slow cooker", "who keeps us warm?", "don’t ask if it hurts", "keep the fire burning", "the last one in the valley", "love, with spines", "a warm welcome", "central heating", "playing with fire", "somebody stayed up", "he swallowed the sunset", "prickly on the outside", "this little light of mine", "take turns, will you", "sitting it out", "what grandfather brought home", "never wake the stove", "everyone sleeps but me", "free for all comers", "a heart is not for holding", "for as long as it takes", "the day’s last crumb", "hatching a plan", "enemies come in from the cold", "mine, but sit down", "a wound that shines", "all it wanted was to be needed", "burning the candle in the middle")  # fmt: skip
    s.relate("hedgehog", "guards", "coal"), s.about(place="a frozen orchard", time="a winter night", light="from the coal", composition="centred", view="near, low over the snow", foreground="a sleeping wren and an adder", unexplained="why it will not let go of the coal", weather="hard frost")
