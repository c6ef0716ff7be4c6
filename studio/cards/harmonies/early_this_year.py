"""Early This Year: winter flies over as one great goose, its feathers fall as snow, and a woman still hangs up one red cloth."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade
from reverie_studio.sculpt.gouges import chatter
from reverie_studio.sculpt.marks import oval, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

AT, TURN = (440, 420), -58.0
GOOSE = "0,208 68,110 82,30 80,-50 64,-120 44,-180 34,-230 31,-270 34,-310 42,-350 34,-388 6,-410 -26,-402 -44,-382! -42,-336! -26,-290 -27,-240 -38,-180 -62,-120 -80,-50 -82,30 -68,110"


@card(id="q3ekv9", title="Early This Year", seed=35, palette="lino_barley", light=(-0.3, 0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.3, 0.6, 0.5)])
    def to(x: float, y: float) -> tuple[float, float]:
        return placed([(x, y)], AT, 1.0, TURN)[0]
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        with sky.down_to(KEY):
            sky.strokes(chatter((0, 40, 800, 900), 14, (160, 400), -6, seed=4), 9, ends=(0.05, 0.1))
    with p.thing("field", "place") as f:
        f.flat("-20,1020! 160,1000 400,1010 640,990 820,1004! 820,1220! -20,1220!", ink=1)
        f.flat("-20,1080! 120,1060 300,1090 480,1130 640,1220! -20,1220!", ink=0)
    with p.thing("goose of winter", "subject") as t:
        for q in (3, -3, 2, -2, 1, -1, 0):
            t.flat(blade(to(-9 * q, 156), 90 + TURN + 11 * q, 186 - 8 * abs(q), 26), ink=0, gap=6, around=KEY)
        arms = []
        for side in (-1, 1):
            def at(x: float, y: float, side: int = side) -> tuple[float, float]:
                return to(side * x, y)
            for x, y, d, length in ((60, 90, 96, 130), (100, 74, 92, 140), (140, 54, 88, 150), (180, 30, 83, 162), (218, 4, 77, 178), (252, -22, 69, 200), (284, -46, 60, 226), (310, -68, 51, 250), (332, -86, 41, 268), (346, -100, 31, 270), (352, -110, 20, 240)):
                b = blade(at(x, y), TURN + (d if side > 0 else 180 - d), length, 26, -0.05 * side)
                t.flat(b, ink=KEY if x > 250 else 0, gap=6, around=0 if x > 250 else KEY)
                if x <= 250:
                    t.strokes([[at(x, y + 40), ((at(x, y + 40)[0] + b[len(b) // 2][0]) / 2, (at(x, y + 40)[1] + b[len(b) // 2][1]) / 2), b[len(b) // 2]]], 6, ends=(0.9, 0.05), black=True)
            arm = " ".join("{:.0f},{:.0f}".format(*at(*q)) for q in ((0, -80), (60, -104), (130, -140), (210, -168), (290, -168), (350, -140), (376, -112), (340, -84), (280, -44), (210, 10), (130, 66), (60, 100), (0, 110)))
            arms.append(arm)
            t.flat(arm, ink=0, gap=6, around=KEY)
        body = moved(GOOSE, AT, 1.0, TURN)
        t.flat(body, ink=0, gap=7, around=KEY)
        for part in arms:
            t.flat(part, ink=0)
        with t.down_to(2):
            for side in (-1, 1):
                t.strokes([[to(side * (100 + 52 * q), -96 - 13 * q), to(side * (106 + 52 * q), -56 - 17 * q), to(side * (96 + 50 * q), -12 - 23 * q)] for q in range(5)], 13, ends=(0.1, 0.3))
            t.strokes([[to(x, y), to(x * 0.8, y + 30), to(x * 0.9 + 3, y + 60)] for x, y in ((-40, -60), (0, -40), (40, -60), (-44, 30), (0, 50), (44, 30), (-24, 110), (24, 110))], 12, ends=(0.1, 0.4))
        t.strokes([[to(side * 70, 116), to(side * 83, 66), to(side * 86, 10), to(side * 80, -40)] for side in (-1, 1)], 8, ends=(0.9, 0.1), black=True)
        t.flat(moved("-44,-380! -70,-374 -96,-358 -112,-344 -96,-334 -66,-334 -44,-338!", AT, 1.0, TURN), ink=1, gap=5, around=KEY)
        t.strokes([[to(-108, -344), to(-80, -350), to(-52, -354)]], 6, ends=(0.3, 0.6), black=True)
        t.flat(oval(*to(-12, -370), 13, 13), ink=KEY)
        t.dots([(*to(-16, -374), 4.5)], 0)
    with p.thing("feathers like snow", "accent") as d:
        for x, y, a, k in ((90, 760, 70, 1.0), (190, 900, 20, 0.8), (60, 940, 130, 0.7), (620, 830, 60, 0.9), (700, 720, 120, 1.1), (540, 930, 150, 0.7), (740, 930, 40, 0.8), (420, 880, 100, 0.7), (560, 770, 80, 0.7), (40, 620, 30, 0.7), (330, 960, 50, 0.5)):
            d.flat(blade((x, y), a, 62 * k, 14 * k, 0.3), ink=0, gap=4, around=KEY)
        d.dots([(float(s.rng.uniform(30, 770)), float(s.rng.uniform(700, 1000)), float(s.rng.uniform(4, 7))) for _ in range(26)])
    with p.thing("house") as h:
        h.flat("60,1050! 60,980! 190,980! 190,1050!", ink=0, gap=5, around=KEY)
        h.flat("40,990! 84,930! 170,930! 210,990!", ink=KEY)
        h.flat("100,1050! 100,1010! 126,1010! 126,1050!", ink=KEY)
    with p.thing("woman with the washing", "witness") as w:
        w.strokes([[(360, 1010), (520, 1034), (740, 1000)]], 6, ends=(1, 1), black=True)
        for x, y in ((360, 1004), (740, 996)):
            w.flat(tube([(x, y), (x, y + 130)], [6, 6], ends=CUT), ink=KEY)
        w.flat("508,1140! 512,1090 520,1056 534,1044! 528,1030 530,1014 544,1004 558,1010 562,1028 554,1042! 570,1040 592,1024 598,1030 590,1044 572,1060! 574,1096 590,1140! 566,1142! 566,1160! 552,1160! 550,1142! 538,1142! 536,1160! 522,1160! 522,1142!", ink=KEY)
    with p.thing("red cloth", spot=1.0) as r:
        r.flat("590,1030! 690,1014! 694,1090 676,1108! 640,1096 598,1112!", spot=True)
    s.describe("Seen from below, a giant white goose flies over a farm. Feathers fall from it like snow. A woman hangs up one red cloth.")
    s.moods("grand", "cold", "wondering", "wistful")
    s.themes("winter", "weather", "time", "work", "arrival")
    s.says("snow", "goosebumps", "winter", "overhead", "arrival", "forecast", "down", "migration", "omen", "early this year", "somebody shake the pillow", "there goes the light", "take the washing in", "first flake", "it comes every year and never lands", "the sky is moulting", "grandmother’s bedding", "one red thing left", "too late to bring it in", "fly low, sweet winter", "a cold front with a beak", "we’ll be under it for months", "honk if you’re tired of summer", "the quilt before the sleep", "she waved to it as a child", "duck!", "the ceiling flew away", "white over everything", "it looked at me", "keep something red", "the heaviest thing is soft", "her shadow is called December", "on its way to you", "each flake was part of a wing", "catch one on your tongue", "the weather has feet", "a small farm, briefly", "close the shutters", "every feather owed", "plucked in passing", "softly it buries us", "north is calling", "I dreamt the sky had a belly", "one last line of summer")  # fmt: skip
    s.relate("goose of winter", "floats above", "woman with the washing")
    s.about(place="a farm on a low field", time="late autumn", light="white, from the bird", composition="diagonal", view="from below, under the bird", foreground="a washing line", unexplained="the goose has turned its head to look", weather="the first snow")
