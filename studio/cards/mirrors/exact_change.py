"""Exact Change: a vending machine leans over a drenched stray dog and has opened its own flap."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

DOG = (
    "128,620! 148,596 182,586 216,592 244,612 256,636! 292,640 334,636 352,642! 364,654 360,674 346,686! 320,700 286,706 258,708! 250,730 252,760 262,800! 270,850 268,900 260,960 258,1030 260,1104! 292,1108 308,1126 308,1150! 208,1150! "
    "206,1124! 198,1124! 198,1150! 60,1150! 40,1120 32,1070 44,1000 64,930 84,860 100,790 108,720 110,670"
)
BUN = "-64,20! -72,-6 -52,-34 0,-42 52,-34 72,-6 64,20! 40,26 -40,26!"
AT = (356.0, 1124.0), 1.0, -6.0


@card(id="6cufdx", title="Exact Change", seed=4, palette="riso_late_office", light=(0.9, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.3, 0.5)])
    dark = {"teal": 1.0, "orange": 1.0}
    with d.thing("night", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", teal=1)
        g.flat("-30,1060! 840,1060! 840,1230! -30,1230!", orange=1)
        g.strokes([[(x - 10, y), (x + 10, y + 70)] for x, y in ((60, 60), (150, 210), (212, 50), (220, 400), (40, 330), (120, 440), (70, 620), (180, 310), (690, 60), (730, 330), (726, 640))], 6, ends=(0.2, 0.9))
    with d.thing("vending machine", "subject") as m:
        m.flat(moved("20,-10! 76,-10! 76,26! 20,26!", *AT), moved("300,-10! 356,-10! 356,26! 300,26!", *AT), **dark)
        m.flat(moved("0,-1010! 16,-1030! 364,-1030! 380,-1010! 380,0! 0,0!", *AT), gap=8, **dark)
        m.flat(moved("36,-976! 344,-976! 344,-500! 36,-500!", *AT), orange=1)
        for row, y in enumerate((-836, -672, -500)):
            m.flat(moved(f"36,{y}! 344,{y}! 344,{y + 18}! 36,{y + 18}!", *AT), **dark)
            for x in (92, 190, 288) if row != 1 else (92, 288):
                m.flat(moved(moved(BUN, (x, y - 18), 0.64), *AT))
                with m.in_inks(**dark):
                    m.strokes(moved_lines([[(x + q, y - 22), (x + q + 10, y - 36)] for q in (-26, -5, 16)], *AT), 5, ends=(0.6, 0.6))
        m.flat(moved("270,-440! 332,-440! 332,-392! 270,-392!", *AT), orange=1)
        m.strokes(moved_lines([[(276, -366), (326, -366)], [(276, -346), (326, -346)]], *AT), 7, ends=(1, 1))
        m.flat(moved("36,-440! 226,-440! 226,-300! 36,-300!", *AT), orange=1)
    with d.thing("bun", "accent") as b:
        b.flat(moved(moved(BUN, (131, -322), 1.05), *AT), **dark)
        b.strokes(moved_lines([[(131 + q, -326), (131 + q + 16, -346)] for q in (-42, -8, 26)], *AT), 7, ends=(0.4, 0.4))
        b.flat(moved("36,-300! 226,-300! 242,-262! 20,-262!", *AT), gap=5)
        b.flat(moved("20,-262! 242,-262! 242,-246! 20,-246!", *AT), gap=3, orange=1)
    with d.thing("pulled plug", "prop", plane="front") as p:
        with p.in_inks(**dark):
            p.strokes([[(724, 1040), (770, 1070), (776, 1130), (720, 1160), (650, 1144), (590, 1152)]], 12, ends=(1, 1))
            p.strokes([[(506, 1136), (474, 1134)], [(504, 1164), (472, 1164)]], 10, ends=(1, 1))
        p.flat("590,1136! 566,1122 536,1118 504,1118! 502,1182! 534,1182 564,1180 590,1168!", **dark)
    with d.thing("dog", "witness", plane="front") as t:
        t.flat(DOG, gap=7, **dark)
        t.flat("160,612! 128,640 104,690 102,736 116,758! 144,756 168,730 184,690 192,648!", gap=6, **dark)
        t.flat("222,636! 236,620 256,624 264,642! 248,650 232,648!")
        t.flat(ellipse(246, 636, 10, 11), **dark)
        t.strokes([[(212, 620), (226, 608), (244, 612)], [(348, 680), (320, 682), (296, 670)]], 6, ends=(0.2, 0.2))
        t.strokes([[(202, 1136), (204, 1060), (192, 990), (156, 946), (112, 946), (80, 982), (68, 1034)], [(198, 1092), (150, 1094), (108, 1110)], [(204, 1010), (212, 950), (204, 880)]], 9, ends=(0.6, 0.2))
        t.strokes([[(286, 1150), (286, 1132)], [(264, 1150), (264, 1134)], [(176, 1150), (176, 1132)], [(152, 1150), (152, 1134)]], 6, ends=(1, 0.3))
        t.strokes([[(120, 830), (112, 870)], [(150, 800), (146, 842)], [(180, 850), (176, 886)]], 8, ends=(0.1, 0.9))
    s.describe("A wet dog sits before a vending machine at night. The machine leans over it. Buns lie in its lit window. On its lowered white flap, like a tongue, it offers one bun. Its plug lies pulled out on the ground.")
    s.moods("tender", "doubtful", "lonely", "warm")
    s.themes("kindness", "hunger", "machines", "night", "trust")
    s.says("good dog", "good machine", "free market", "somebody up late", "midnight snack", "on the house", "out of order", "take it, quick", "no coins", "hot dog", "don’t tell the owner", "jackpot", "exact change only", "who’s there?", "soup kitchen", "the last warm thing in town", "it never asked my name", "unplugged", "heart of tin", "stray", "a bone to pick", "charity begins at the station", "say please", "drenched", "what’s the catch?", "artificial affection", "once it swallowed my savings", "bread and neighbours", "the shy one goes first", "nobody pays tonight", "feed me", "eye to eye", "glitch", "I missed my train", "left on purpose", "midwinter", "the kindness of appliances", "supper", "guardian", "it was only ever kicked before", "room service", "push the button, said nobody", "they both smell of rain", "love without current")  # fmt: skip
    s.relate("vending machine", "feeds", "dog")
    s.relate("dog", "waits for", "bun")
    s.about(place="outside a waiting room", time="night", light="only the machine", composition="diagonal", view="eye level", foreground="a wet dog in profile", unexplained="what the machine runs on, its plug pulled out", weather="rain")
