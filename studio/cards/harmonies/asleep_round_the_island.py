"""Asleep Round the Island: the sea lies curled like a striped cat about an island, its tail round the harbour."""

from __future__ import annotations

from math import cos, radians, sin

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import CUT, tube

CAT = "60,860! 30,720 40,560 100,400 210,270 360,200 520,210 660,290 750,430 780,600 760,780 690,920 580,1010 440,1050 300,1040 180,1000 90,930"
HOLLOW = "300,700! 270,600 300,500 390,430 500,440 570,520 590,620! 560,640 520,700 500,780 510,850! 470,880 420,880 400,820 380,760!"
HEAD = "110,840 116,780 140,740! 116,680 112,620 124,594! 170,620 214,676! 260,664 300,672! 330,614 372,578 392,584! 400,640 392,700 386,752! 412,800 412,860 390,920 340,966 270,984 200,972 140,920"


@card(id="noetyc", title="Asleep Round the Island", seed=36, palette="lino_yolk", light=(-0.4, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.4, -0.6, 0.5)])
    with p.thing("land", "place") as land:
        land.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        with land.down_to(0):
            land.strokes(chatter((0, 40, 800, 190), 10, (100, 260), -8, seed=3), 9.5, ends=(0.05, 0.1))
        with land.down_to(0):
            land.strokes(chatter((0, 1110, 800, 1180), 5, (120, 260), 4, seed=6), 9.5, ends=(0.05, 0.1))
    with p.thing("striped sea", "subject") as t:
        t.flat(CAT, ink=2, gap=12, around=0)
        with t.within(CAT):
            for k, a in enumerate(range(-172, 12, 17)):
                c, q = cos(radians(a)), sin(radians(a))
                r = 128 + 34 * (k % 2)
                ex, ey = 405 + c * 400, 625 + q * 460
                mx, my = 405 + c * (372 - r * 0.5) - q * 22, 625 + q * (424 - r * 0.5) + c * 22
                t.strokes([[(ex, ey), (mx, my), (405 + c * (356 - r), 625 + q * (404 - r))]], 34, ends=(1.0, 0.05), black=True)
                a2 = radians(a + 8)
                t.strokes([[(405 + cos(a2) * 326, 625 + sin(a2) * 376), (405 + cos(a2) * 290 - sin(a2) * 14, 625 + sin(a2) * 336 + cos(a2) * 14), (405 + cos(a2) * 250, 625 + sin(a2) * 292)]], 9, ends=(0.1, 0.1))
        t.flat(HOLLOW, ink=KEY, gap=9, around=0)
    with p.thing("island", "accent") as i:
        i.flat("340,620! 350,560 400,500 460,490 520,530 540,600! 500,640 420,650!", ink=1, gap=6, around=0)
        i.flat("420,560! 420,520! 450,492! 480,520! 480,560!", ink=0, gap=5, around=KEY)
        i.flat("408,526! 450,484! 492,526!", ink=KEY)
        i.flat("440,560! 440,538! 458,538! 458,560!", ink=KEY)
        for x, y in ((372, 590), (396, 566), (514, 580)):
            i.flat(f"{x - 14},{y + 20}! {x},{y - 26}! {x + 14},{y + 20}!", ink=KEY)
    with p.thing("tail") as tail:
        path = [(690, 800), (680, 930), (560, 1040), (400, 1076), (240, 1066), (90, 1000)]
        shape = tube(path, [62, 58, 50, 44, 38, 8], ends=CUT)
        tail.flat(shape, ink=2, gap=11, around=0)
        with tail.within(shape):
            for x, y, dx, dy in ((620, 990, 40, 66), (520, 1046, 20, 70), (410, 1068, 0, 70), (300, 1066, -12, 70), (200, 1040, -30, 66), (140, 1018, -40, 50)):
                tail.strokes([[(x - dx, y - dy), (x, y), (x + dx, y + dy)]], 22, ends=(0.8, 0.5), black=True)
        with tail.within(CAT):
            tail.flat("596,730! 800,730! 800,830 740,838 668,838 640,834 612,800!", ink=2)
    with p.thing("sleeping face") as h:
        h.flat(HEAD, ink=2, gap=11, around=0)
        with h.within(HEAD):
            h.strokes([[(256, 650), (258, 700), (260, 740)], [(222, 660), (228, 700), (236, 730)], [(292, 660), (288, 700), (280, 728)]], 17, ends=(1.0, 0.05), black=True)
            h.strokes([[(90, 860), (140, 862), (176, 876)], [(96, 900), (146, 900), (180, 900)], [(430, 850), (390, 860), (350, 876)], [(430, 896), (384, 896), (346, 900)]], 16, ends=(1.0, 0.05), black=True)
            h.flat("136,640! 160,660 188,696 170,716 150,720!", ink=1)
            h.flat("374,616! 348,644 326,690 344,708 366,706!", ink=1)
            h.flat("200,984! 210,920 258,886 310,916 330,984!", ink=0)
        h.strokes([[(164, 800), (190, 826), (228, 816)], [(294, 816), (330, 824), (356, 796)]], 13, ends=(0.3, 0.3), black=True)
        h.flat("238,872! 284,872! 262,900!", ink=1, gap=6, around=KEY)
        h.strokes([[(262, 904), (250, 926), (226, 924)], [(262, 904), (276, 926), (298, 922)]], 8, ends=(0.7, 0.2), black=True)
        h.strokes([[(212, 900), (130, 890), (50, 900)], [(210, 916), (140, 926), (66, 956)], [(314, 900), (400, 886), (470, 894)], [(314, 916), (390, 926), (456, 950)]], 6, ends=(0.7, 0.1))
    with p.thing("boat", "witness", spot=1.0) as b:
        b.flat("404,690! 504,684! 490,716 470,724 424,722!", spot=True)
        b.flat("456,600! 460,680! 500,676!", ink=0)
    with p.thing("trees") as w:
        for x, y, k in ((60, 180, 1.0), (110, 220, 0.8), (720, 190, 1.1), (766, 240, 0.8), (740, 1130, 1.0), (60, 1140, 0.9), (30, 260, 0.7)):
            w.flat(oval(x, y, 28 * k, 34 * k), ink=KEY)
            w.flat(f"{x - 5},{y}! {x + 5},{y}! {x + 6},{y + 56 * k:.0f}! {x - 6},{y + 56 * k:.0f}!", ink=KEY)
    s.describe("The sea lies curled up like a striped cat, asleep. It holds a small island in its hollow, and a red boat is moored there. Its tail is round its nose.")
    s.moods("cosy", "calm", "dreamlike", "hushed")
    s.themes("sea", "sleep", "home", "shelter", "danger")
    s.says("purr", "harbour", "tabby", "calm", "embrace", "catnap", "ripples", "moat", "surrounded", "let it sleep", "the tide is in", "deceptively soft", "high water at its breathing", "for once it isn’t hungry", "and when it stretches?", "held in the middle of danger", "home is a warm hollow", "it has claws somewhere", "don’t pull its tail", "good kitty", "sailors, on tiptoe", "one house, nine lives", "nobody leaves till it wakes", "we live on its patience", "the weather report says purr", "smooth as fur", "the storm, afterwards", "grandmother feeds it fish", "lap, lap, lap", "curl up with me", "waves against the grain", "its dream rocks the boat", "stroke it from here to Norway", "it came with the island", "I was born in its lap", "what are you hiding, sea?", "the ferry is cancelled", "it snores at the full tide", "on a cushion of fields", "sleeping partner", "what it loves, it keeps", "low growl of a motor far away", "between two pounces", "safe and sound, and nervous")  # fmt: skip
    s.relate("striped sea", "sleeps in", "land")
    s.about(place="an island in a bay", time="afternoon", light="even, from above", composition="centred", view="from above, far", foreground="a sleeping face", unexplained="the sea has stripes and a tail")
