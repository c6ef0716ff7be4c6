"""Any Other Business: the conference table is a lake, and from its middle a hand is raised."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HAND = "388,770! 386,700 372,640 340,590 286,540 246,480 234,440 256,420 286,436 322,480 360,510! 362,460 346,360 340,270 346,230 372,224 388,260 396,350 406,430! 410,340 412,240 418,182 444,164 468,184 470,250 468,340 466,430! 480,350 496,260 512,206 538,198 554,224 546,290 530,370 518,450! 542,390 572,320 596,290 618,296 620,330 596,400 564,490 550,540 542,610 520,680 516,770!"
CLERK = "28,352 50,318 96,302 142,312 168,344! 178,376 196,408! 184,418 190,432! 182,438 184,452 166,474! 140,482 122,480! 116,520 60,540! 30,470 22,410"
WOMAN = "640,336! 626,362 602,392! 616,402! 608,416 616,422! 612,432 624,456! 650,466 674,462! 682,500 700,530! 770,520! 764,460 770,400 750,330 700,300 660,312"
HER_HAND = "640,690! 616,690 600,686! 590,668 576,666 572,680 580,700! 556,712 530,722 508,728! 496,738 504,750 524,748! 512,756 506,768 518,776 542,766! 532,776 532,788 546,790 568,778! 562,788 570,798 586,792 616,768! 640,756 654,740!"


@card(id="qhncpk", title="Any Other Business", seed=4, palette="riso_canteen", light=(0.0, -1.0))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, -0.8, 0.5)])
    dark = {"red": 1.0, "green": 1.0}
    hand = moved(HAND, (-60, 70))
    with d.thing("lake", "place") as g:
        g.flat("-20,-20! 820,-20! 820,610! -20,610!", red=1)
        g.flat("-20,604! 820,604! 820,1076! 780,1082 760,1150 748,1162 734,1150 730,1090 640,1084 500,1092 470,1096 464,1140 452,1162 440,1142 430,1096 300,1086 200,1090 180,1130 170,1136 160,1126 150,1088 60,1084 -20,1080!", gap=7, green=1)
        with g.within("-20,640! 820,640! 820,1060! -20,1060!"):
            for k, r in enumerate((120, 200, 300, 420)):
                g.flat(ellipse(394, 884, r, r * 0.34, n=100), ellipse(394, 887, r - 14 + k * 2, r * 0.34 - 11 + k, n=100))
    with d.thing("officials", "witness", count=2) as o:
        with o.within("-20,100! 820,100! 820,604! -20,604!"):
            o.flat("-20,640! -20,520 20,490 60,478! 122,492! 190,530 226,580 236,640!", gap=6, **dark)
            o.flat("58,488! 124,478! 150,520 146,600! 120,560 80,530!", gap=0)
            o.flat("112,510! 132,512! 146,560 142,620! 120,590 110,550!", red=1)
            o.flat(CLERK, gap=6)
            o.flat("24,400! 26,360 44,380 62,420! 60,460 40,470! 28,440", **dark)
            o.flat("146,430! 166,420 188,424! 174,432 158,438!", **dark)
            o.flat("840,640! 840,560 800,520 770,506! 684,512! 640,540 606,580 596,640!", gap=6, **dark)
            o.flat(WOMAN, gap=6)
            o.flat("640,336! 644,300 690,276 744,286 778,330 780,390 766,440! 730,440 700,420 690,380! 676,350", gap=4, **dark)
            o.flat(ellipse(776, 300, 40, 36), gap=5, **dark)
        with o.in_inks(**dark):
            o.strokes([[(144, 384), (158, 388), (172, 384)], [(130, 366), (150, 358), (168, 362)], [(80, 396), (66, 390), (62, 408), (76, 420)], [(158, 452), (170, 456), (184, 452)], [(626, 356), (644, 342), (666, 346)], [(622, 376), (640, 364), (662, 376)], [(626, 424), (636, 426), (644, 424)], [(710, 410), (700, 398), (692, 412), (704, 428)]], 6, ends=(0.5, 0.3))
        o.flat(ellipse(638, 375, 8, 9), **dark)
        for sheet in ("30,640! 170,636! 190,720! 30,730!", "620,980! 760,960! 790,1036! 640,1050!"):
            o.flat(sheet, gap=4)
        with o.in_inks(green=1):
            o.strokes([[(52, 660), (150, 656)], [(52, 684), (156, 680)], [(52, 708), (130, 705)], [(648, 998), (740, 986)], [(654, 1018), (740, 1006)]], 6, ends=(0.8, 0.4))
    with d.thing("raised hand", "subject") as h:
        h.flat("302,820! 478,820! 496,900 394,930 294,900!", gap=6, red=1)
        h.flat(hand, gap=7)
        with h.in_inks(green=1):
            h.strokes([[(x - 60, y + 70) for x, y in c] for c in ([(360, 514), (400, 560), (402, 620), (380, 680)], [(402, 480), (450, 468), (510, 486)], [(400, 520), (470, 510), (536, 560)])], 7, ends=(0.3, 0.1))
    with d.thing("her hand", "accent") as p:
        p.flat("840,560! 790,560 730,600 676,650 626,690! 640,730 668,762! 730,730 790,700 840,690!", gap=6, **dark)
        p.flat("644,676! 622,694 640,734 664,768! 680,756 660,724 656,690!", gap=4, red=1)
        p.flat(HER_HAND, gap=5)
        with p.in_inks(green=1):
            p.strokes([[(524, 748), (548, 738), (572, 728)], [(542, 766), (564, 756), (584, 746)], [(568, 778), (586, 768), (600, 758)], [(580, 700), (594, 708), (606, 704)]], 5, ends=(0.7, 0.2))
    with d.thing("table edge", "prop") as p:
        p.strokes([[(60, 1040), (110, 1046), (170, 1040)]], 7, ends=(0.1, 0.1))
    s.describe("A conference table is a deep green lake. From its middle a huge hand is raised out of a red cuff, rings of water round it. A bald clerk looks down at his notes; a woman looks up and stretches out her hand to it.")
    s.moods("eerie", "urgent", "droll", "compassionate")
    s.themes("work", "help", "drowning", "speech", "meetings")
    s.says("teacher, me!", "drowning", "motion carried", "I was only asking", "minutes", "high five", "quorum", "stop", "any questions?", "deep end", "point of order", "nobody takes the floor", "mayday", "lady of the lake", "show of hands", "item nine", "bureaucracy", "take it down, please", "waving", "still waiting to be called", "in over his head", "synchronised swimming", "who is in favour?", "pencil", "we noted his concern", "the shy one at school", "lend a hand", "overruled", "she broke the silence", "bottomless agenda", "it rises every meeting", "hello from below", "the last volunteer", "palm", "lake view office", "sink or sign", "adjourned", "abstentions", "excuse me, I can’t swim", "someone finally reached out", "green table", "the water was never minuted", "a question too big for the room", "five fingers, no answer")  # fmt: skip
    s.relate("raised hand", "grows from", "lake")
    s.relate("raised hand", "waits for", "her hand")
    s.about(place="city hall", time="office hours", light="even, from above", composition="high", view="eye level, across the table", foreground="water that drips over the edge of the table", unexplained="who is under the water, and since which meeting")
