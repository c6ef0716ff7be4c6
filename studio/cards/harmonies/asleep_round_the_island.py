"""Asleep Round the Island: the sea lies curled like a striped cat about an island, its tail round the harbour."""

from __future__ import annotations

from math import cos, radians, sin

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter, wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import along, tube

CAT = "176,800,74 136,660,88 172,470,98 306,345,102 490,340,104 618,450,106 656,640,108 616,812,104 540,936,78 440,1016,56 300,1062,46 170,1064,40 80,1020,28"
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
    with p.thing("harbour") as w:
        w.flat(oval(430, 660, 230, 305), ink=KEY)
        w.flat(oval(420, 926, 92, 62), ink=KEY)
    with p.thing("striped sea", "subject") as t:
        body, spine = tube(CAT), [[float(v) for v in q.split(",")] for q in CAT.split()]
        t.flat(body, ink=2, gap=11, around=0)
        with t.within(body):
            for k in range(15):
                x, y, d = along(spine, 0.1 + 0.042 * k)
                c, q, r = sin(radians(d)), -cos(radians(d)), 114 - 6 * max(0, k - 11)
                f = 0.45 - 0.6 * (k % 2)
                wedges(t, [[(x + c * r, y + q * r), (x + c * r * 0.5 + q * 12, y + q * r * 0.5 - c * 12), (x - c * r * f * 0.8, y - q * r * f * 0.8)]], 42)
            for k in range(6):
                x, y, d = along(spine, 0.74 + 0.045 * k)
                c, q = sin(radians(d)), -cos(radians(d))
                t.strokes([[(x + c * 80, y + q * 80), (x + q * 8, y - c * 8), (x - c * 80, y - q * 80)]], 24, ends=(0.9, 0.9), black=True)
        t.strokes([[(604, 668), (566, 730), (562, 800), (590, 862)]], 11, ends=(0.2, 0.2))
    with p.thing("island", "accent") as i:
        i.flat("330,600! 346,540 400,490 460,486 512,530 526,600! 490,636 400,640!", ink=1, gap=6, around=0)
        i.flat("420,560! 420,520! 450,492! 480,520! 480,560!", ink=0, gap=5, around=KEY)
        i.flat("408,526! 450,484! 492,526!", ink=KEY)
        i.flat("440,560! 440,538! 458,538! 458,560!", ink=KEY)
        for x, y in ((372, 590), (396, 566), (502, 584)):
            i.flat(f"{x - 14},{y + 20}! {x},{y - 26}! {x + 14},{y + 20}!", ink=KEY)
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
        b.flat("414,706! 514,700! 500,734 480,742 434,740!", spot=True)
        b.flat("464,622! 468,697! 504,693!", ink=0)
    with p.thing("trees") as w:
        for x, y, k in ((60, 180, 1.0), (110, 220, 0.8), (720, 190, 1.1), (766, 240, 0.8), (740, 1130, 1.0), (60, 1140, 0.9), (30, 260, 0.7)):
            w.flat(oval(x, y, 28 * k, 34 * k), ink=KEY)
            w.flat(f"{x - 5},{y}! {x + 5},{y}! {x + 6},{y + 56 * k:.0f}! {x - 6},{y + 56 * k:.0f}!", ink=KEY)
    s.describe("The sea lies curled up like a striped green cat, asleep. In its hollow lie a small island with one house and a red boat. Its tail curls round under its chin.")
    s.moods("cosy", "calm", "dreamlike", "hushed")
    s.themes("sea", "sleep", "home", "shelter", "danger")
    s.says("purr", "harbour", "tabby", "calm", "embrace", "catnap", "ripples", "moat", "surrounded", "let it sleep", "the tide is in", "deceptively soft", "high water at its breathing", "for once it isn’t hungry", "and when it stretches?", "held in the middle of danger", "home is a warm hollow", "it has claws somewhere", "don’t pull its tail", "good kitty", "sailors, on tiptoe", "one house, nine lives", "nobody leaves till it wakes", "we live on its patience", "the weather report says purr", "smooth as fur", "the storm, afterwards", "grandmother feeds it fish", "lap, lap, lap", "curl up with me", "waves against the grain", "its dream rocks the boat", "stroke it from here to Norway", "it came with the island", "I was born in its lap", "what are you hiding, sea?", "the ferry is cancelled", "it snores at the full tide", "on a cushion of fields", "sleeping partner", "what it loves, it keeps", "low growl of a motor far away", "between two pounces", "safe and sound, and nervous")  # fmt: skip
    s.relate("striped sea", "sleeps in", "land")
    s.about(place="an island in a bay", time="afternoon", light="even, from above", composition="centred", view="from above, far", foreground="a sleeping face", unexplained="the sea has stripes and a tail")
