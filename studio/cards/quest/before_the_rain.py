"""A girl and a horse, forehead to forehead; its neck is a front of rain over lit windows."""

from __future__ import annotations

from reverie_studio.figures import draw_hand
from reverie_studio.finishes.watercolour_tools import InkPen, Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

HEAD = ("M-6,0 C20,-14 60,-24 100,-16 C150,-6 200,14 250,22 C300,30 360,42 396,62 C420,76 436,92 436,112 C438,128 434,142 424,148 C416,152 408,152 402,154 C408,162 404,172 392,178 "
        "C372,190 346,178 330,168 C290,166 250,190 220,210 C180,240 120,262 70,244 C30,228 10,196 -6,160 C-40,120 -50,40 -6,0Z")  # fmt: skip
PROFILE = ("M20,-112 C-40,-114 -84,-84 -92,-46 C-94,-32 -90,-24 -92,-12 C-95,2 -102,14 -103,24 C-103,32 -97,34 -93,36 C-98,44 -100,50 -97,56 C-99,60 -96,65 -94,68 C-97,80 -92,96 -78,104 "
           "C-58,112 -30,106 -6,94 L30,150 L110,80 C120,-20 90,-108 20,-112Z")  # fmt: skip
TRESS = ("M-72,-84 C-44,-134 62,-138 104,-70 C130,-16 122,50 100,96 C128,130 130,190 118,250 C108,210 92,220 84,176 C70,150 52,120 44,86 C34,60 24,44 20,26 C-4,16 -14,-6 -8,-28 "
         "C-30,-34 -50,-48 -58,-66 C-70,-62 -84,-56 -92,-48 C-90,-64 -82,-76 -72,-84Z")  # fmt: skip
HORSE, SKIN, WOOL = "#6a5a7c", "#e8b08e", "#cc6a38"


def horse(pen: Pen) -> None:
    with pen.at(215, 212, scale=1.52, turn=52):
        pen.path("M20,-6 C6,-40 -6,-70 6,-108 C30,-92 50,-60 48,-18Z", "#55466a")
        pen.path(HEAD, HORSE)
        pen.path("M60,-20 C90,-20 140,-6 200,14 C260,26 330,34 372,50 C340,56 280,50 220,40 C160,30 90,20 60,-20Z", "#b0a4c6")
        pen.path("M372,60 C404,66 428,84 434,112 C436,132 430,146 420,150 C404,154 390,150 376,140 C366,112 362,84 372,60Z", "#4a3c58")
        pen.path("M396,94 C408,88 420,96 420,108 C412,116 398,114 394,106Z", "#20182c")
        pen.path("M-30,20 C-50,-30 -20,-60 14,-50 C40,-40 70,-10 96,26 C70,20 60,30 40,14 C30,40 10,20 0,40Z", "#3d3050")


def child(pen: Pen) -> None:
    pen.path("M480,352 L556,262 L676,352 L590,470Z", "#d09a7c")
    pen.path("M540,452 C556,410 640,330 676,322 C740,340 800,390 840,430 V1240 H590 C560,1060 560,900 560,760 C530,640 520,520 540,452Z", WOOL)
    pen.path("M548,440 C580,400 640,342 672,322 L690,346 C650,366 594,424 570,464Z", "#a84e28")


def head(pen: Pen) -> None:
    with pen.at(432, 274, scale=1.2, turn=-38):
        pen.path(PROFILE, SKIN)
        pen.path(TRESS, "#43211f")
        pen.path("M22,-4 C40,-14 50,6 42,24 C36,36 24,34 20,24Z", "#dc9c7c")


def arm(pen: Pen, s: Scene) -> None:
    with pen.at(352, 572):
        draw_hand(pen, s.palette, "cover", 168, -56, 176, 0, left=True, skin=SKIN)
    pen.path("M600,450 C660,424 740,480 736,580 C730,690 700,770 640,808 C590,828 540,800 500,760 C440,712 380,652 334,606 C330,574 366,540 396,544 C450,584 500,624 556,648 C580,600 570,500 600,450Z", WOOL)
    pen.path("M334,606 C330,574 366,540 396,544 L428,570 C398,574 372,604 366,640Z", "#a84e28")


def lines(k: InkPen) -> None:
    def at(x0, y0, size, c, d, *points):
        return [(x0 + size * (a * c - b * d), y0 + size * (a * d + b * c)) for a, b in points]

    def h(*points):
        return at(215, 212, 1.52, 0.616, 0.788, *points)

    def g(*points):
        return at(432, 274, 1.2, 0.788, -0.616, *points)

    k.line(h((104, 44), (120, 60), (146, 62), (166, 50)), 5.0)  # the horse's closed eye
    for a, b in ((112, 56), (126, 64), (140, 66), (154, 60)):
        k.line(h((a, b), (a - 4, b + 14)), 2.2)
    k.line(h((92, 30), (120, 20), (160, 30), (180, 44)), 2.0, broken=0.2)
    k.line(h((404, 152), (380, 146), (352, 150), (340, 158)), 2.6)
    for i in range(9):
        k.line(h((340 + 9 * i, 172 - 2 * i), (344 + 9 * i, 182 - 2 * i)), 0.9)
    k.line(g((-78, -6), (-66, 2), (-50, 2), (-38, -6)), 4.2)
    for a, b in ((-74, -2), (-64, 3), (-54, 4)):
        k.line(g((a, b), (a - 5, b + 10)), 1.8)
    k.line(g((-80, -34), (-62, -42), (-42, -36)), 3.0)
    k.line(g((-96, 56), (-84, 58), (-76, 62)), 2.6).line(g((-94, 33), (-88, 28)), 2.0)
    for a in range(5):
        k.line(g((-40 + 26 * a, -100 + 6 * a), (10 + 22 * a, -50 + 10 * a), (36 + 16 * a, 40 + 10 * a), (66 + 9 * a, 140 + 10 * a)), 1.2, broken=0.4)
    for x in (610, 640, 676):
        k.line([(x + 20, 500 + (x - 610)), (x + 6, 610), (x - 40, 720)], 1.4, broken=0.4)
    k.line([(470, 644), (500, 684), (560, 724)], 1.4, broken=0.3).line([(430, 604), (470, 654)], 1.2, broken=0.3)
    for i in range(5):  # ribs of the cuff
        k.line([(344 + 13 * i, 604 - 14 * i), (372 + 12 * i, 630 - 14 * i)], 1.1, broken=0.2)
    for i in range(120):  # the rain under its mane
        x, y = -10 + (i * 67) % 300, 560 + (i * 41) % 420
        if y > 560 + x * 0.6:
            k.line([(x, y), (x - 16, y + 54)], 1.1, broken=0.3)


def hills(pen: Pen) -> None:
    pen.path("M-30,1000 C60,950 130,990 220,960 C300,936 380,970 470,1000 C560,1030 700,1010 830,1040 V1230 H-30Z", "#4a3862")
    pen.path("M-30,1080 C100,1030 200,1080 320,1070 C460,1056 600,1100 830,1090 V1230 H-30Z", "#33264a")
    for x, y in ((96, 1020), (150, 1046), (300, 1024)):
        pen.path(f"M{x - 34},{y + 4} L{x},{y - 24} L{x + 34},{y + 4} V{y + 40} H{x - 34}Z", "#231a36")
        pen.path(f"M{x - 9},{y + 6} h18 v22 h-18Z", "#f6c65a")


def thistles(pen: Pen) -> None:
    for x, y, lean in ((690, 960, -30), (760, 900, 20), (620, 1060, -40)):
        pen.taper([(x - lean, 1230), (x, y + 90), (x, y + 20)], 9, 6, "#1d1428")
        pen.path(f"M{x - 24},{y + 20} C{x - 30},{y - 8} {x + 30},{y - 8} {x + 24},{y + 20} C{x + 18},{y + 38} {x - 18},{y + 38} {x - 24},{y + 20}Z", "#1d1428")
        for i in range(7):
            pen.taper([(x - 15 + 5 * i, y + 4), (x - 36 + 12 * i, y - 34 - 6 * (3 - abs(i - 3)))], 6, 2, "#8a3a86")
        for side in (-1, 1):
            pen.path(f"M{x - lean * 0.3},{y + 130} C{x + side * 40},{y + 110} {x + side * 60},{y + 80} {x + side * 84},{y + 84} C{x + side * 70},{y + 110} {x + side * 40},{y + 150} {x - lean * 0.3},{y + 160}Z", "#1d1428")


@card(id="ysgwfg", title="Before the Rain Leaves", seed=23, palette="plum_wet", light=(0.7, -0.6))
def paint(s: Scene) -> None:
    p = Paper(s)
    p.sky("whole", "#b49ac4", strength=0.6, bloom=0)
    p.wash([(-40, -40), (420, -40), (330, 80), (200, 160), (120, 420), (260, 700), (200, 960), (-40, 1000)], "#4a3a66", name="rain clouds", role="place", strength=1.0, wet=0.9, bloom=0, charge="#2f2850", uneven=0.9)
    p.wash([(-40, 640), (180, 620), (330, 760), (420, 900), (300, 1010), (-40, 1040)], "#7f6f9c", name="rain", strength=0.7, wet=1.0, bloom=0)
    p.lift([(420, 420), (640, 120), (840, -40), (840, 300), (600, 420), (470, 640), (520, 900), (840, 940), (400, 960), (420, 620)], 0.55, soft=40)
    p.draw(hills, name="hills with three lit windows", role="prop", contact=0, how={"light": 0.0, "second": 0.0, "line": 0.5, "strength": 0.95})
    mare = p.draw(horse, name="horse", role="subject", contact=0, how={"light": 0.25, "second": 0.35, "strength": 1.05, "inner": 0.4, "wet": 0.05})
    p.draw(child, name="girl", role="subject", contact=0, how={"light": 0.3, "second": 0.3})
    p.draw(head, name="face", role="subject", contact=0, how={"light": 0.0, "second": 0.0, "inner": 0.4})
    p.glaze("M500,366 C530,340 550,310 560,290 C572,330 566,360 552,384 C536,380 516,374 500,366Z", "#8a4a60", strength=0.45, wet=0.3, name="shade of the jaw")
    p.wash([(120, 120), (250, 150), (180, 260), (140, 460), (190, 640), (60, 760), (-40, 700), (-40, 100)], "#3d3058", name="mane of rain", strength=1.1, wet=1.0, bloom=0, charge="#2a2246")
    p.draw(lambda pen: arm(pen, s), name="arm round the horse", role="subject", contact=0, how={"light": 0.25, "second": 0.35, "inner": 0.6})
    p.ink(lines, name="eyes, rain and wool")
    p.draw(thistles, name="thistles", role="prop", contact=0, count=3, how={"light": 0.0, "second": 0.0, "strength": 1.2})
    s.relate(mare, "turns into", "rain")
    s.describe("A girl and a horse lean forehead to forehead, eyes closed. She lays her hand on its cheek. Its neck and mane become a dark cloud that rains on hills with "
               "three lit windows. She wears orange; all else is violet. Thistles stand in front.")  # fmt: skip
    s.moods("tender", "melancholy", "rainy", "calm")
    s.themes("parting", "friendship", "weather", "forgiveness", "animals", "grief")
    s.says("goodbye, old friend", "the horse whisperer", "head to head", "forgive me", "the last ride", "a storm inside", "after the rain", "a shoulder to cry on", "under the weather", "every cloud has a mane",
           "I know", "no words needed", "hold your horses", "where do you carry the rain?", "a dark horse", "stay a little", "home is in there", "calm before the storm", "same thoughts",
           "let it rain", "a secret told without words", "surrender", "she tamed the weather", "wild at heart", "two of a kind", "it cries for her", "thistles in the way", "the village in its shadow",
           "feelings have weather", "the warm front", "a cold front", "before we part", "heavy heart", "mind reading")  # fmt: skip
    s.about(place="before a village in the rain", time="evening", weather="rain on one side", light="pale, from the upper right", composition="right",
            view="near, in profile", foreground="thistles", unexplained="the windows lie in the horse")  # fmt: skip
