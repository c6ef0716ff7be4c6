"""Early This Year: the cold flies in as one great goose right over us, its feathers fall as snow, and one red cloth still hangs on the line."""

from __future__ import annotations

from functools import partial

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import plume
from reverie_studio.sculpt.gouges import evenly, fringe, wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import CUT, tube

# the goose from below, its shoulders round 0,0, its head up and turned so that one eye looks down: crown, nape, left flank, vent, right flank, throat; then its right wing: lining from shoulder to wrist and hand, roots and tips of the quills from the body out
GOOSE = "-22,-340! -34,-324 -37,-302 -32,-280 -23,-258 -20,-220 -22,-180 -28,-140 -44,-100 -66,-54 -80,0 -82,60 -70,120 -44,176 -14,216! 14,216! 44,176 70,120 82,60 80,0 66,-54 44,-100 30,-140 23,-180 22,-220 23,-258 27,-280 30,-302 29,-322 22,-338!"
SHADE = "23,-230! 24,-180 32,-140 46,-100 68,-54 90,4 90,62 80,110 58,156! 46,110 50,60 46,6 34,-44 18,-90 10,-130 12,-180!"
BILL = "-23,-338! -17,-360 -8,-384 4,-402! 15,-397 21,-374 24,-336! 2,-330"
ARM = "36,-88! 90,-88 150,-96 208,-116 252,-130 290,-124 326,-104 356,-72! 318,-64 268,-50 200,-16 130,16 62,48! 50,0"
QUILLS = (([(262, -66), (294, -80), (326, -94)], [(300, 122), (346, 134), (392, 120), (430, 84), (456, 32)], 17, -12, KEY), ([(72, 20), (136, -8), (200, -38), (258, -66)], [(100, 122), (156, 132), (218, 126), (278, 116)], 17, -5, 0))
FOOT = "26,166! 38,166! 40,196 54,238 53,268! 43,259 35,272! 27,259 17,268! 16,234 24,196"
FEATHER = "0,0! 16,-17 38,-29 56,-32! 57,-18! 68,-32 88,-28 106,-12! 94,0 78,4 64,3! 52,-6! 48,6 32,9 14,8"
CLOTH = "404,1004! 470,1018 544,1018 622,1000! 632,1044 624,1112! 592,1126 560,1110 520,1126 480,1112 440,1128 406,1114! 398,1066"


@card(id="q3ekv9", title="Early This Year", seed=35, palette="lino_barley", light=(-0.3, 0.6))
def paint(s: Scene) -> None:
    p, put = Press(s, [Lamp(-0.7, -0.35, 0.45)]), partial(placed, at=(424, 452), size=0.99, degrees=-16.0)
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,1020! -20,1020!", ink=2), sky.flat("-20,884 140,872 330,880 520,866 820,856! 820,1020! -20,1020!", ink=1)
        wedges(sky, [[(x, y), (x + d * 0.5, y + 4), (x + d, y - 2)] for x, y, d in ((820, 826, -260), (820, 792, -150), (-20, 846, 240), (-20, 812, 130))], 17, 1)
    with p.thing("fields", "place") as f:
        f.flat("-20,972 140,952 300,966 520,944 820,960! 820,1220! -20,1220!", ink=2, gap=7, around=KEY), f.flat("-20,1016 160,1004 380,1020 600,1008 820,1018! 820,1220! -20,1220!", ink=0, gap=7, around=KEY)
        for x, y, k in ((266, 1012, 0.9), (560, 958, 0.55)):
            f.flat(tube([(x, y, 7), (x, y - 60 * k, 5)])), f.flat(ellipse(x, y - 84 * k, 30 * k, 44 * k), gap=5)
        f.flat("178,920! 178,884! 202,884! 202,920!", "84,1014! 84,946! 64,946! 116,894! 192,894! 242,946! 224,946! 224,1018!", gap=6), f.flat("178,920! 178,884! 202,884! 202,920!")
        f.flat("106,1004! 106,966! 134,966! 134,1004!", "174,1004! 174,966! 202,966! 202,1004!", ink=1), f.flat("116,890! 192,890! 246,946! 218,944! 186,912! 122,912! 90,944! 60,946!", ink=0, gap=5, around=KEY)
    with p.thing("goose", "subject") as g:
        for k in sorted(range(-4, 5), key=abs):
            g.flat(put(plume((k * 7, 180), (k * 29, 312 - k * k * 3.4), 23)), ink=0, gap=6, around=KEY)
        for m in (-1, 1):
            for roots, tips, half, bend, ink in QUILLS:
                quills = list(zip(evenly(roots, 9), evenly(tips, 9), strict=True))
                for u, v in quills:
                    g.flat(put([(m * x, y) for x, y in plume(u, v, half, bend)]), ink=ink, gap=5, around=0 if ink else KEY)
                for u, v in zip(evenly(roots, 7), evenly(tips, 7), strict=True):
                    g.flat(put([(m * x, y) for x, y in plume((u[0] * 1.1 - v[0] * 0.1, u[1] * 1.1 - v[1] * 0.1), (u[0] + (v[0] - u[0]) * 0.42, u[1] + (v[1] - u[1]) * 0.42), 20, bend / 3)]), ink=0, gap=5, around=KEY)
            g.flat(put([(m * x, y) for x, y in outline(ARM)]), ink=0, gap=7, around=KEY)
            wedges(g, [put([(m * x, y), (m * (x + 3), y + 16), (m * (x + 16), y + 30)]) for x, y in ((112, -64), (160, -66), (208, -84), (252, -102), (96, -26), (140, -34), (184, -50), (226, -72))], 13, 2)
        g.flat(put(outline(GOOSE)), ink=0, gap=7, around=KEY)
        with g.within(put(outline(GOOSE))):
            g.flat(put(outline(SHADE)), ink=2)
            wedges(g, [put([(x, y), (x - 22, y + 10), (x - 34, y + 30)]) for x, y in ((20, -94), (38, -48), (48, 0), (54, 46), (50, 94))], 22, 2, ends=(1, 0.1))
            wedges(g, [put([(x, y), (x + 2, y + 14), (x + 12, y + 26)]) for x, y in ((-44, -40), (-16, -20), (-58, 14), (-26, 40), (-56, 74), (-20, 96), (-40, 124))], 12, 2)
        for m in (-1, 1):
            foot, thigh = put([(m * x, y) for x, y in outline(FOOT)]), put(ellipse(m * 32, 152, 20, 30))
            g.flat(foot, ink=1, gap=6, around=KEY), g.strokes([put([(m * 31, 206), (m * 30, 228), (m * 28, 250)]), put([(m * 38, 206), (m * 41, 228), (m * 44, 250)])], 5, black=True, ends=(0.3, 0.3)), g.flat(thigh, ink=0), g.strokes([put([(m * 14, 156), (m * 20, 176), (m * 32, 184), (m * 42, 176), (m * 46, 160)])], 6, black=True, ends=(0.3, 0.3))
        g.flat(put(outline(BILL)), ink=1, gap=6, around=KEY), g.strokes([put([(7, -394), (10, -370), (12, -346)])], 6, black=True, ends=(0.4, 0.3)), g.flat(put(ellipse(-7, -310, 11, 12))), g.dots([(*put([(-10, -314)])[0], 4)], 0)
    with p.thing("red cloth", "witness", spot=1.0) as r:
        for x, y in ((322, 946), (716, 940)):
            r.flat(tube([(x, 1190, 12), (x, y, 11)], ends=CUT), tube([(x - 30, y + 14, 8), (x + 30, y + 12, 8)], ends=CUT), gap=6), r.flat(tube([(x - 30, y + 14, 8), (x, y + 13, 8), (x + 30, y + 12, 8)], ends=CUT)), r.flat(tube([(x, 1190, 12), (x, y, 11)], ends=CUT))
        r.flat(CLOTH, spot=True, gap=7, around=KEY)
        wedges(r, [[(x, 1022), (x + 8, 1070), (x - 2, 1116)] for x in (446, 498, 560, 598)], 13, ends=(0.1, 0.9))
        r.strokes([[(322, 960), (404, 1002), (470, 1014), (544, 1014), (622, 998), (716, 953)]], 7, black=True, ends=(1, 1))
        for x, y in ((424, 1004), (602, 1000)):
            r.flat([(x - 8, y - 18), (x + 8, y - 19), (x + 7, y + 26), (x - 7, y + 27)], ink=1, gap=5, around=KEY)
    with p.thing("feathers like snow", "accent") as d:
        for x, y, a, k in ((80, 706, 24, 1.35), (262, 780, 112, 1.1), (664, 676, 58, 1.3), (372, 852, 34, 0.85), (716, 838, 152, 0.85), (122, 846, 170, 0.6), (474, 1082, -14, 0.86)):
            d.flat(moved(FEATHER, (x, y), k, a), ink=0, gap=5, around=KEY)
            d.strokes(moved_lines([[(-30, 12), (0, 0), (40, -12), (82, -13)]], (x, y), k, a), 3.5 + 2 * k, black=True, ends=(0.8, 0.1))
    with p.thing("hedge") as h:
        h.flat("-20,1170 120,1150 260,1166 420,1150 560,1168 700,1152 820,1160! 820,1230! -20,1230!"), wedges(h, fringe([(-20, 1176), (200, 1162), (400, 1164), (600, 1168), (820, 1164)], 26, (26, 56), bearing=(-104, -76), seed=4), 16)
    s.describe("A giant white goose flies low over a farm. Feathers fall from it like snow. Below, one red cloth hangs pegged to a washing line, and a first white feather lies on it.")
    s.moods("grand", "cold", "wondering", "wistful"), s.themes("weather", "time", "arrival", "change", "the end of summer")
    s.says("snow", "goosebumps", "overhead", "arrival", "forecast", "down", "omen", "early this year", "somebody shake the pillow", "there goes the light", "take the washing in", "first flake", "it comes every year and never lands", "the sky is moulting", "grandmother’s bedding", "one red thing left", "too late to bring it in", "fly low, sweet December", "a cold front with a beak", "we’ll be under it for months", "honk if you’re tired of summer", "the quilt before the sleep", "duck!", "the ceiling flew away", "white over everything", "keep something red", "the heaviest thing is soft", "its shadow is called December", "on its way to you", "each flake was part of a wing", "catch one on your tongue", "the weather has feet", "a small farm, briefly", "close the shutters", "plucked in passing", "softly it buries us", "north is calling", "I dreamt the sky had a belly", "one last line of summer", "wild goose chase", "pegged", "who forgot the tablecloth?", "feather by feather")  # fmt: skip
    s.relate("goose", "floats above", "fields")
    s.about(place="a farm among fields", time="late autumn", light="pale, from the left", composition="diagonal", view="from below, the goose right overhead", foreground="a hedge and a red cloth on a line", unexplained="why nobody took the cloth in", weather="first snow")
