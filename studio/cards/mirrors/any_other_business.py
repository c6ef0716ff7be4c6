"""Any Other Business: the conference table is a lake, and from its middle a hand is raised."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import tapering, turned
from reverie_studio.sculpt.marks import ellipse

HAND = "388,770! 386,700 372,640 340,590 286,540 246,480 234,440 256,420 286,436 322,480 360,510! 362,460 346,360 340,270 346,230 372,224 388,260 396,350 406,430! 410,340 412,240 418,182 444,164 468,184 470,250 468,340 466,430! 480,350 496,260 512,206 538,198 554,224 546,290 530,370 518,450! 542,390 572,320 596,290 618,296 620,330 596,400 564,490 550,540 542,610 520,680 516,770!"
SHOULDERS = "-120,40! -124,-6 -90,-34 -40,-42 40,-42 90,-34 124,-6 120,40! 110,110 -110,110!"


@card(id="qhncpk", title="Any Other Business", seed=4, palette="riso_canteen", light=(0.0, -1.0))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, -0.8, 0.5)])
    dark = {"red": 1.0, "green": 1.0}
    lake = ellipse(480, 450, 420, 560, n=140)
    with d.thing("lake", "place") as g:
        g.flat(lake, green=1)
        with g.within(lake):
            for k, r in enumerate((110, 190, 290, 400)):
                g.flat(ellipse(452, 812, r, r * 0.36, n=100), ellipse(452, 815, r - 14 + k * 2, r * 0.36 - 11 + k, n=100))
    with d.thing("raised hand", "subject") as h:
        h.flat("366,750! 534,750! 546,830 452,856 356,830!", gap=6, red=1)
        h.flat(HAND, gap=6)
        with h.in_inks(green=1):
            h.strokes([[(360, 514), (400, 560), (402, 620), (380, 680)], [(402, 480), (450, 468), (510, 486)], [(400, 520), (470, 510), (536, 560)]], 7, ends=(0.3, 0.1))
            h.strokes([[(366, 250), (374, 240)], [(436, 186), (450, 184)], [(528, 220), (538, 222)]], 6, ends=(0.5, 0.5))
    people = ((34, 300, 92, "bald"), (58, 560, 78, "parted"), (128, 810, 60, "bald"), (276, 1004, 30, "parted"), (480, 1084, 4, "bald"), (700, 1040, -24, "bun"))
    with d.thing("officials", "witness", count=6) as o:
        for x, y, a, kind in people:
            if kind != "bun":
                o.flat(turned("-38,-170! 32,-176! 40,-100! -34,-94!", (x, y), 1.0, a), gap=4)
                with o.in_inks(green=1):
                    o.strokes([turned([(-24, v), (24, v - 4)], (x, y), 1.0, a) for v in (-154, -136, -118)], 5, ends=(0.8, 0.3))
            o.flat(turned(SHOULDERS, (x, y), 1.0, a), gap=6, **({"red": 1.0} if kind == "bun" else dark))
            o.flat(turned("-62,0 -50,-44 -12,-64! 0,-80 12,-64! 50,-44 62,0 46,46 0,60 -46,46", (x, y), 1.0, a), gap=5, **({} if kind == "bald" else dark))
            if kind == "bald":
                o.flat(turned("-62,0! -50,6 -30,34 0,42 30,34 50,6 62,0! 50,46 0,66 -50,46", (x, y), 1.0, a), **dark)
            else:
                o.strokes([turned([(-14, -56), (-20, 0), (-8, 46)], (x, y), 1.0, a)], 6, ends=(0.5, 0.2))
            if kind == "bun":
                o.flat(turned(ellipse(0, 40, 26, 24), (x, y), 1.0, a), gap=5, **dark)
    with d.thing("pencil", "accent") as p:
        p.flat(tapering([(756, 1010), (762, 900), (730, 810), (676, 740)], (84, 74, 60, 48)), gap=6, red=1)
        p.flat("690,772! 650,776 616,754 600,720 606,690! 594,672 600,654 616,652! 622,640 640,638 650,652! 664,648 678,660 678,678! 700,690 716,716 712,742!", gap=5)
        with p.in_inks(green=1):
            p.strokes([[(616, 654), (630, 676), (634, 700)], [(650, 652), (656, 674), (656, 694)], [(606, 692), (624, 704), (640, 722)]], 5, ends=(0.6, 0.2))
        p.flat("640,690! 622,700! 556,592! 552,566! 574,580!", gap=4, red=1)
        p.flat("560,600! 552,566! 580,588!")
    s.describe("A conference table is a deep green lake. From its middle a huge hand is raised out of a red cuff, rings of water round it. Officials sit at the rim with their notes, and one woman in red stretches out her arm and holds her pencil to it.")
    s.moods("eerie", "urgent", "droll", "compassionate")
    s.themes("work", "help", "drowning", "speech", "meetings")
    s.says("teacher, me!", "drowning", "motion carried", "I was only asking", "minutes", "high five", "quorum", "stop", "any questions?", "deep end", "point of order", "nobody takes the floor", "mayday", "lady of the lake", "show of hands", "item nine", "bureaucracy", "take it down, please", "waving", "still waiting to be called", "in over his head", "synchronised swimming", "who is in favour?", "pencil", "we noted his concern", "the shy one at school", "lend a hand", "overruled", "she broke the silence", "bottomless agenda", "it rises every meeting", "hello from below", "the last volunteer", "palm", "lake view office", "sink or sign", "adjourned", "abstentions", "excuse me, I can’t swim", "someone finally reached out", "green table", "the water was never minuted", "a question too big for the room", "five fingers, no answer")  # fmt: skip
    s.relate("raised hand", "grows from", "lake")
    s.relate("raised hand", "waits for", "pencil")
    s.about(place="city hall", time="office hours", light="even, from above", composition="diagonal", view="from above", foreground="the crowns of officials", unexplained="who is under the water, and since which meeting")
