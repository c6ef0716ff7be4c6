"""Exact Change: a vending machine leans over a drenched stray dog and has opened its own flap."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

DOG = "-30,1230! -30,1060! 10,960 70,850 106,770 116,716! 96,720 78,700 80,670! 84,630 110,596 150,580! 176,560 220,560 256,588 276,626! 310,652 360,668 392,676! 410,686 410,706 398,720! 380,742 330,752 286,750! 262,764 252,790 256,810! 280,870 290,940 282,1010! 278,1080 282,1130 290,1158! 318,1164 338,1180 342,1204 336,1230!"
BUN = "-64,18! -70,-8 -48,-34 0,-42 48,-34 70,-8 64,18! 40,26 -40,26!"


@card(id="6cufdx", title="Exact Change", seed=4, palette="riso_late_office", light=(0.9, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.3, 0.5)])
    dark = {"teal": 1.0, "orange": 1.0}
    glow = "-30,1020! 300,960! 800,1000! 840,1030! 840,1230! -30,1230!"
    with d.thing("night", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", teal=1)
        g.flat(glow, orange=1)
        g.strokes([[(x - 10, y), (x + 10, y + 70)] for x, y in ((60, 60), (150, 210), (232, 40), (250, 330), (40, 380), (120, 300), (170, 420))], 6, ends=(0.2, 0.9))
    with d.thing("vending machine", "subject") as m:
        m.flat("440,1060! 500,1060! 500,1096! 446,1096!", "660,1060! 720,1060! 716,1096! 660,1096!", **dark)
        m.flat("290,90! 300,70! 748,36! 766,54! 742,1070! 420,1070!", gap=8, **dark)
        m.flat("334,126! 722,98! 714,556! 396,584!", orange=1)
        for k in range(3):
            x, y, far, low = 334 + 20.7 * (k + 1), 126 + 152.7 * (k + 1), 722 - 2.7 * (k + 1), 98 + 152.7 * (k + 1)
            if k < 2:
                m.flat([(x, y), (far, low), (far, low + 18), (x + 3, y + 18)], **dark)
            for n in (0, 1, 2) if k != 1 else (0, 2):
                q = (0.2, 0.5, 0.8)[n]
                m.flat(moved(BUN, (x + (far - x) * q, y + (low - y) * q - 21), 0.68, -4))
        m.flat("640,640! 692,637! 691,676! 644,678!", orange=1)
        m.strokes([[(648, 708), (688, 706)], [(648, 728), (688, 726)]], 7, ends=(1, 1))
        m.flat("430,660! 606,650! 602,800! 452,808!", orange=1)
        m.flat("452,808! 602,800! 626,872 600,896 520,906 440,902 412,880!", gap=6)
    with d.thing("pulled plug", "prop", plane="front") as p:
        with p.in_inks(**dark):
            p.strokes([[(732, 1010), (776, 1080), (760, 1150), (690, 1164), (620, 1130), (560, 1136)]], 12, ends=(1, 1))
            p.strokes([[(492, 1124), (462, 1118)], [(490, 1150), (460, 1152)]], 10, ends=(1, 1))
        p.flat("566,1116! 540,1110 510,1104 488,1104! 486,1170! 510,1170 540,1164 566,1156!", **dark)
    with d.thing("bun", "accent") as b:
        b.flat(moved(BUN, (520, 856), 0.98, -3), gap=0, orange=1)
        b.strokes([[(484, 846), (500, 832)], [(514, 844), (530, 830)], [(544, 842), (558, 830)]], 6, ends=(0.4, 0.4))
    with d.thing("dog", "witness", plane="front") as t:
        t.flat(DOG, gap=7, **dark)
        t.flat("150,600! 112,640 92,690 98,740! 110,762 134,770 150,756! 172,720 190,680 196,640!", gap=6, **dark)
        t.flat("232,632! 250,612 280,618 292,642! 272,650 250,648!")
        t.flat(ellipse(270, 632, 13, 14), **dark)
        t.flat(ellipse(274, 627, 4, 4))
        t.strokes([[(238, 604), (262, 594), (288, 612)], [(398, 722), (356, 726), (318, 712)]], [6, 6], ends=(0.2, 0.2))
        t.strokes([[(150, 860), (190, 930), (204, 1010), (196, 1090), (210, 1190)], [(240, 830), (250, 900), (240, 980)]], 8, ends=(0.1, 0.4))
        t.strokes([[(60, 990), (52, 1030)], [(110, 930), (100, 978)], [(90, 1080), (84, 1130)], [(140, 1020), (134, 1070)]], 9, ends=(0.1, 0.9))
    s.describe("A wet dog sits before a vending machine at night. The machine leans over it. Buns lie in its lit window. On its lowered white flap, like a tongue, it offers one bun. Its plug lies pulled out on the ground.")
    s.moods("tender", "doubtful", "lonely", "warm")
    s.themes("kindness", "hunger", "machines", "night", "trust")
    s.says("good dog", "good machine", "free market", "somebody up late", "midnight snack", "on the house", "out of order", "take it, quick", "no coins", "hot dog", "don’t tell the owner", "jackpot", "exact change only", "who’s there?", "soup kitchen", "the last warm thing in town", "it never asked my name", "unplugged", "heart of tin", "stray", "a bone to pick", "charity begins at the station", "say please", "drenched", "what’s the catch?", "artificial affection", "once it swallowed my savings", "bread and neighbours", "the shy one goes first", "nobody pays tonight", "feed me", "eye to eye", "glitch", "I missed my train", "left on purpose", "midwinter", "the kindness of appliances", "supper", "guardian", "it was only ever kicked before", "room service", "push the button, said nobody", "they both smell of rain", "love without current")  # fmt: skip
    s.relate("vending machine", "feeds", "dog")
    s.relate("dog", "waits for", "bun")
    s.about(place="outside a waiting room", time="night", light="only the machine", composition="diagonal", view="eye level", foreground="the dark back of a dog", unexplained="what the machine runs on, its plug pulled out", weather="rain")
