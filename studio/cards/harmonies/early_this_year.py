"""Early This Year: the cold flies in as one great goose, its feathers fall as snow, and one red cloth still hangs on the line."""

from __future__ import annotations

import math

from reverie_studio.engine.clay import flow
from reverie_studio.finishes.linocut_tools import GOUGES, KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade, lens
from reverie_studio.sculpt.geese import flying_goose
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import tube

# shoulder, elbow, wrist, tip of the hand; then the directions and lengths of its quills from the elbow to the tip
NEAR = [(380, 520), (456, 430), (420, 290), (476, 170), (536, 96)]
FAR = [(370, 520), (336, 420), (270, 310), (256, 200), (286, 110)]


def wing(t: Cutting, bone: list[tuple[float, float]], angles: tuple[float, float], long: tuple[float, float], half: float, ink: int) -> None:
    """A lifted wing: primaries, secondaries, two rows of coverts over them, then the arm."""
    line = flow(bone, 16)
    for reach, wide, count in ((1.0, 1.0, 15), (0.62, 1.0, 13), (0.36, 0.9, 12)):
        for k in range(count):
            u = k / (count - 1)
            x, y = line[round((0.1 + 0.9 * u) * (len(line) - 1))]
            size = (long[0] + (long[1] - long[0]) * u) * reach * (1.0 if u < 0.86 or reach < 1 else 0.94)
            tip = reach == 1.0 and u > 0.55
            b = blade((x, y), angles[0] + (angles[1] - angles[0]) * u**1.2, size, half * wide * (1.06 - 0.2 * u), 0.07)
            t.flat(b, ink=KEY if tip else ink, gap=6, around=0 if tip else KEY)
    t.flat(tube([(x, y, w) for (x, y), w in zip(bone, (52, 38, 28, 20, 10), strict=True)]), ink=ink, gap=6, around=KEY)


@card(id="q3ekv9", title="Early This Year", seed=35, palette="lino_barley", light=(-0.3, 0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.35, 0.45)])
    with p.thing("sky") as sky:
        sky.plane("-20,-20! 820,-20! 820,1000! -20,1000!", lambda x, y: 0.1 + (y - 560) / 420, (1, 2), (0.5,), axis=-5, pitch=17, wedge=0.12)
    with p.thing("fields", "place") as f:
        f.flat("-20,930 140,900 300,914 520,880 820,910! 820,1220! -20,1220!", ink=1, gap=7, around=KEY)
        f.flat("-20,990 160,960 380,1000 560,980 820,1010! 820,1220! -20,1220!", ink=0, gap=7, around=KEY)
        f.flat("-20,1120 120,1080 210,1096 300,1130 330,1220! -20,1220!", ink=2)
        f.flat("176,980! 176,930! 164,930! 214,884! 300,884! 344,932! 330,932! 330,986!")
        f.flat("196,972! 196,946! 218,946! 218,972!", "270,972! 270,946! 292,946! 292,972!", ink=1)
        for x, y, k in ((120, 976, 1.0), (372, 992, 0.7)):
            f.flat(tube([(x, y, 6), (x, y - 70 * k, 5)])), f.flat(ellipse(x, y - 90 * k, 30 * k, 44 * k))
    with p.thing("goose", "subject") as g:
        wing(g, FAR, (34, -66), (170, 230), 27, 2)
        goose = flying_goose(neck=((-120, -20), (-172, -18), (-216, -2)), bill=(-80, 22)).turned(at=(456, 560, 0), scale=1.34, roll=4)
        for k, d in enumerate((26, -10, 14, 2)):
            g.flat(blade((620, 570), 4 + d, 160 - 8 * k, 30, 0.04), ink=0, gap=6, around=KEY)
        g.flat_clay(goose, KEY, grow=5)
        g.clay(goose, "white", "along", inks=(0, 2), at=(0.3,), pitch=13, parts={"beak": (GOUGES["white"].but(inks=(1, KEY), at=(0.14,)), "along")})
        x, y = goose.curve("eye")[0]
        g.flat(ellipse(x, y, 15, 15), gap=4, around=0), g.dots([(x - 4, y - 4, 4.5)], 0)
        wing(g, NEAR, (46, -58), (246, 310), 36, 0)
        g.flat("320,560 330,500 372,450 430,440 470,470 480,530 440,590 380,604!", ink=0)
        g.strokes([[(x - 16, y - 8), (x + 4, y + 12), (x + 26, y + 4)] for x, y in ((376, 506), (422, 490), (396, 546), (442, 532))], 8, black=True, ends=(0.2, 0.2))
    with p.thing("feathers like snow", "accent") as d:
        for x, y, a, k in ((640, 690, 76, 1.5), (110, 700, 24, 1.3), (340, 770, 130, 1.0), (500, 820, 56, 0.7), (220, 850, 160, 0.6), (740, 800, 100, 0.8), (440, 700, 20, 0.8)):
            u, v = x + 74 * k * math.cos(math.radians(a)), y + 74 * k * math.sin(math.radians(a))
            d.flat(lens((x, y), (u, v), 15 * k, 0.6, 14 * k), ink=0, gap=5, around=KEY)
            d.strokes([[(x - (u - x) * 0.2, y - (v - y) * 0.2), (x + (u - x) * 0.3 - (v - y) * 0.1, y + (v - y) * 0.3 + (u - x) * 0.1), (x + (u - x) * 0.75 - (v - y) * 0.1, y + (v - y) * 0.75 + (u - x) * 0.1)]], 5 + 2 * k, black=True, ends=(0.9, 0.1))
    with p.thing("red cloth", "witness", spot=1.0) as r:
        r.flat("40,930! 74,924! 84,1220! 44,1220!", gap=6, around=0), r.flat("-10,968! 150,946! 152,968! -10,990!", gap=6, around=0)
        for y in (970, 992):
            r.strokes([[(60, y - 14), (300, y + 62 - (y - 970)), (560, y + 74 - (y - 970)), (820, y + 20)]], 7, black=True, ends=(1, 1))
        r.flat("356,1044! 460,1050 600,1042 730,1018! 748,1090 736,1150 750,1220! 372,1220! 380,1150 366,1100", spot=True, gap=8, around=KEY)
        for q in ([(430, 1060), (444, 1130), (430, 1210)], [(510, 1062), (500, 1140), (516, 1210)], [(590, 1054), (606, 1140), (600, 1210)], [(670, 1044), (664, 1120), (680, 1210)]):
            r.strokes([q], 15, black=True, ends=(0.9, 0.1))
        for x, y in ((392, 1036), (700, 1012)):
            r.flat([(x - 10, y - 20), (x + 10, y - 22), (x + 9, y + 34), (x - 8, y + 36)], ink=1, gap=5, around=KEY)
        r.flat(lens((500, 1072), (606, 1052), 20, 0.6, -12), ink=0, gap=5, around=KEY), r.strokes([[(486, 1076), (540, 1056), (590, 1052)]], 8, black=True, ends=(0.9, 0.1))
    s.describe("A giant white goose flies low over a farm. Feathers fall from it like snow. Below, one red cloth hangs pegged to a washing line, and a first white feather lies on it.")
    s.moods("grand", "cold", "wondering", "wistful")
    s.themes("weather", "time", "arrival", "change", "the end of summer")
    s.says("snow", "goosebumps", "overhead", "arrival", "forecast", "down", "omen", "early this year", "somebody shake the pillow", "there goes the light", "take the washing in", "first flake", "it comes every year and never lands", "the sky is moulting", "grandmother’s bedding", "one red thing left", "too late to bring it in", "fly low, sweet December", "a cold front with a beak", "we’ll be under it for months", "honk if you’re tired of summer", "the quilt before the sleep", "duck!", "the ceiling flew away", "white over everything", "keep something red", "the heaviest thing is soft", "its shadow is called December", "on its way to you", "each flake was part of a wing", "catch one on your tongue", "the weather has feet", "a small farm, briefly", "close the shutters", "plucked in passing", "softly it buries us", "north is calling", "I dreamt the sky had a belly", "one last line of summer", "wild goose chase", "pegged", "who forgot the tablecloth?", "feather by feather")  # fmt: skip
    s.relate("goose", "floats above", "fields")
    s.about(place="a farm among fields", time="late autumn", light="pale, from the left", composition="diagonal", view="from below, under the washing line", foreground="a red cloth on a line", unexplained="why nobody took the cloth in", weather="first snow")
