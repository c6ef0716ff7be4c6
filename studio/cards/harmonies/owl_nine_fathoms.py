"""Owl, Nine Fathoms: a barn owl swoops through a wood of kelp under the sea, and small fish burst apart before its face."""

from __future__ import annotations

from functools import partial

from reverie_studio.engine.bodies import Outline, Point, outline
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade, lens
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import oval, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, along, tube

# the bird glides at us, seen from above its brow: shoulders round 0,0, tail at -300, face at 110; right wing in numbers, the left one mirrored
BACK = "0,150 112,84 170,24 168,-24 132,-58 106,-100 84,-150 48,-192 0,-206 -48,-192 -84,-150 -106,-100 -132,-58 -168,-24 -170,24 -112,84"
ARM = "40,140! 90,118 132,88 172,66 208,70 238,72 266,54 302,22 338,-10 370,-42 382,-80 362,-100 338,-72! 326,-104 302,-104 288,-74! 274,-106 252,-106 238,-72! 224,-102 200,-102 188,-68! 174,-96 150,-96 138,-62! 124,-90 104,-90 88,-52!"
QUILLS = [(98, -30, 118, -208), (126, -24, 158, -230), (154, -18, 200, -254), (184, -12, 242, -280), (214, -8, 284, -306), (244, -4, 328, -322), (272, -4, 370, -318), (298, -10, 408, -292), (322, -20, 440, -248), (342, -34, 464, -192)]  # root and tip, from the body out: five secondaries, five primaries


def on(shape: Outline) -> list[Point]:
    return moved(shape, (402, 608), 0.96, 6)


def quill(side: int, row: tuple[int, int, int, int], half: float, a: float = 0.0, b: float = 1.0, thin: float = 0.55) -> list[Point]:
    x, y, u, v = row
    line = [(side * (x + (u - x) * t + 14 * 4 * t * (1 - t) * 0.5), y + (v - y) * t) for t in (a + (b - a) * k / 4 for k in range(5))]
    return on(tube(line, [half * thin, half * 0.9, half, half, half * 0.8] if b - a > 0.3 else [half], ends=(0, float(b - a > 0.3))))


@card(id="xyox85", title="Owl, Nine Fathoms", seed=22, palette="lino_kelp", light=(-0.2, -0.8))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.2, -0.8, 0.5)])
    with p.thing("water", "place") as w:
        w.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2), wedges(w, [[(x, -20), (x + d, y * 0.5), (x + 2 * d, y)] for x, y, d in ((250, 420, -40), (356, 560, -50), (440, 300, -30), (90, 260, -16))], 40, 1, ends=(1.0, 0.05))
    with p.thing("kelp") as k:
        for spine, count in (([(40, 1240), (20, 980), (96, 700), (60, 380), (150, 150), (140, -40)], 8), ([(700, 1240), (742, 1000), (672, 760), (738, 500), (752, 220), (720, -40)], 7)):
            for n in range(count):
                x, y, a = along(spine, (n + 0.07) / (count + 0.4))
                k.flat(blade((x, y), a + (42 if n % 2 else -44), 150 + 12 * (n % 3), 19, -0.16 if n % 2 else 0.18))
            k.flat(tube(spine, [15, 13, 11, 8], ends=CUT))
    with p.thing("barn owl", "subject") as o:
        for x in (-74, 74, -40, 40, 0):
            o.flat(quill(1, (x // 2, -150, x, -280 - (74 - abs(x)) // 5), 25), ink=1, gap=6, around=KEY), o.flat(quill(1, (x // 2, -150, x, -286), 19, 0.74, 0.86), ink=0)
        for side in (-1, 1):
            for row in reversed(QUILLS):
                o.flat(quill(side, row, 29), ink=0, gap=6, around=KEY)
                for t in (0.62, 0.82):
                    o.flat(quill(side, row, 24, t, t + 0.08), ink=1)
            for x, y, u, v in reversed(QUILLS):
                o.flat(quill(side, (x, y, x + (u - x) * 46 // 100, y + (v - y) * 46 // 100), 26), ink=1, gap=6, around=KEY)
            o.flat(on([(side * x, y) for x, y in outline(ARM)]), ink=1, gap=7, around=KEY)
        o.flat(on(BACK), ink=1, gap=7, around=KEY)
        for side in (-1, 1):
            o.flat(on([(side * x, y) for x, y in ((20, 110), (96, 110), (128, 80), (164, 56), (192, 20), (184, -26), (150, -40), (100, -50), (60, 0))]), ink=1)
            spots = ((64, -74), (22, -84), (102, -46), (190, 46), (228, 32), (264, 20), (184, -8), (234, -20), (292, -20), (326, -34), (62, -128), (22, -140))
            wedges(o, [on([(side * x, y), (side * (x + 2), y - 16), (side * (x + 5), y - 28 - x % 9)]) for x, y in spots], 14, ends=(0.9, 0.1))
            o.dots([(*on([(side * x, y + 3)])[0], 5.5) for x, y in spots], 0)
        me = partial(placed, at=(390, 710), size=0.76, degrees=5)
        o.flat(me(moved("0,-200 84,-192 154,-154 192,-88 196,-12 178,62 136,132 76,186 0,212 -76,186 -136,132 -178,62 -196,-12 -192,-88 -154,-154 -84,-192", (0, 0))), ink=1, gap=8, around=KEY)
        wedges(o, fringe(me([(-182, 60), (-190, -40), (-150, -140), (-80, -186), (0, -200), (80, -186), (150, -140), (190, -40), (182, 60)]), 24, (20, 34), 90, seed=6), 11)
        o.flat(me(moved("0,-100! 26,-134 70,-150 118,-138 152,-96 162,-36 146,32 108,94 60,142 0,182 -60,142 -108,94 -146,32 -162,-36 -152,-96 -118,-138 -70,-150 -26,-134", (0, 8))), ink=0, gap=9, around=KEY)
        for side in (-1, 1):
            wedges(o, fringe(me([(side * x, y) for x, y in ((120, -118), (150, -74), (154, -14), (136, 50), (96, 106), (48, 152))]), 11, (26, 48), 90 * side, seed=4), 10, 1)
            o.flat(me([(side * x, y) for x, y in moved("22,20! 30,-24 62,-54 102,-52 128,-26 114,16 76,40 40,36", (0, 0))]))
            o.dots([(*q, r) for q, r in zip(me([(side * 74 - 14, -24), (side * 74 + 10, 8)]), (12, 5), strict=True)], 0)
            o.strokes([me([(side * 14, -82), (side * 25, -32), (side * 13, 18)])], 8, ends=(0.1, 0.4), black=True)
        o.flat(me(moved("0,0! 20,26 26,70 16,116 0,144! -16,116 -26,70 -20,26", (0, 2))), ink=1, gap=6, around=KEY)
        o.strokes([me([(-8, 30), (-13, 66), (-5, 104)])], 7, ends=(0.2, 0.8))
    with p.thing("sprats", "accent", count=7) as f:
        for n, (x, y, a, k1) in enumerate(((78, 960, 158, 0.85), (150, 1096, 122, 1.15), (316, 1092, 84, 0.8), (462, 1068, 54, 1.2), (612, 912, 8, 0.85), (650, 1014, 30, 1.05), (594, 1122, 50, 0.7))):
            fish, bend = partial(placed, at=(x, y), size=k1, degrees=a), (-10, 8, 0, 12, -8, 6, -6)[n]
            f.flat(fish([(-62, 0), (-104, -28), (-92, 0), (-104, 28)]), ink=1, gap=6, around=KEY), f.flat(fish(lens((-80, 0), (70, 0), 26, 0.6, bend)), ink=1, gap=6, around=KEY), f.flat(fish([(-64, -5), (-96, -18), (-89, 0), (-96, 18), (-64, 5)]), ink=1)
            f.flat(fish(oval(46, bend * 0.7 - 3, 7, 7))), f.strokes([fish([(27, -15 + bend), (21, bend), (27, 15 + bend)]), fish([(8, bend), (-24, bend), (-58, 0)])], 6, ends=(0.3, 0.2), black=True)
    s.describe("A barn owl swoops towards us through kelp under the sea. We see its broad back and spread wings from above. Small fish burst apart before its pale face.")
    s.moods("eerie", "quiet", "searching", "dreamlike"), s.themes("sea", "night", "loss", "search", "flight")
    s.says("diver", "whisper", "hunter", "depth", "trespass", "submarine", "angel", "listening", "wrong sky", "holding my breath", "the barn sank in the night", "still looking for the mice", "night goes all the way down", "deep cover", "who? who? who?", "she forgot which way was up", "flying is only slow swimming", "an undercover job", "the fish have an opinion", "an escort of small change", "no bubbles", "somebody’s guardian", "green dark", "what the flood left", "a bedtime story for sprats", "one moon with a beak", "silence has feathers", "I could hear you from here", "wise in every element", "the forest that sways", "it isn’t wet where she is", "evolution, the long way round", "a ghost keeps her hours", "the school has a new teacher", "widow of the miller", "search and rescue", "pressure", "I see you, small silver", "not a drop on her", "the water believed her", "looking for the door of the barn", "when the sea was a field", "night shift below", "soft landing")  # fmt: skip
    s.relate("barn owl", "swims through", "water")
    s.about(place="a wood of kelp under the sea", time="night", light="green, from above", composition="centred", view="from above, under water", foreground="small fish", unexplained="what the owl is looking for down there")
