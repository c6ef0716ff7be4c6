"""Any Other Business: the conference table is a lake, and from its middle a hand is raised."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.tubes import tube

PALM = "328,850! 333,790 321,740 306,660 299,590 314,540! 484,540! 501,600 496,660 482,720 462,790 462,850!"
HAND = ("333,590,37 318,480,33 309,390,31 306,322,23", "392,570,38 391,440,35 391,340,33 392,262,25", "450,580,36 465,462,33 474,370,30 479,304,22", "474,632,30 518,540,29 544,460,26 557,402,18", "357,760,53 306,710,48 263,630,39 239,554,32 229,500,22")
CREASES = ("329,640 363,664 377,720 363,800", "494,624 442,606 396,634", "319,620 391,640 465,700", "289,482 316,488 345,478", "360,440 391,446 421,438", "438,460 465,464 493,456", "496,532 520,544 538,540", "256,640 272,620 292,612")
CLERK = "28,352 50,318 96,302 142,312 168,344! 178,376 196,408! 184,418 190,432! 182,438 184,452 166,474! 140,482 122,480! 116,520 60,540! 30,470 22,410"
WOMAN = "640,336! 626,362 602,392! 616,402! 608,416 616,422! 612,432 624,456! 650,466 674,462! 682,500 700,530! 770,520! 764,460 770,400 750,330 700,300 660,312"
HERS = ("696,668,30 652,686,30", "632,664,13 596,650,12 564,644,9", "624,680,13 582,676,12 544,678,9", "624,697,13 586,702,12 554,708,9", "634,710,11 606,722,10 582,732,8", "676,652,16 654,626,13 642,604,9")
HIS = "124,662! 150,648 178,656 198,676 206,698! 194,706 182,696! 188,710 178,718 164,706! 168,722 152,726 140,714 112,708!"


@card(id="qhncpk", title="Any Other Business", seed=4, palette="riso_canteen", light=(0.0, -1.0))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, -0.8, 0.5)])
    dark = {"red": 1.0, "green": 1.0}
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
            o.flat("840,640! 840,560 800,520 770,506! 684,512! 640,540 606,580 596,640!", gap=6, **dark)
            o.flat(WOMAN, gap=6)
            o.flat("640,336! 644,300 690,276 744,286 778,330 780,390 766,440! 730,440 700,420 690,380! 676,350", gap=4, **dark)
            o.flat(ellipse(762, 292, 36, 34), gap=5, **dark)
        with o.in_inks(**dark):
            o.strokes([[(144, 384), (158, 388), (172, 384)], [(130, 366), (150, 358), (168, 362)], [(80, 396), (66, 390), (62, 408), (76, 420)], [(158, 452), (170, 456), (184, 452)], [(626, 356), (644, 342), (666, 346)], [(622, 376), (640, 364), (662, 376)], [(612, 424), (626, 427), (640, 424)], [(710, 410), (700, 398), (692, 412), (704, 428)]], 6, ends=(0.5, 0.3))
        o.flat(ellipse(638, 375, 8, 9), **dark)
        for sheet in ("40,700! 226,684! 262,776! 56,800!", "620,980! 760,960! 790,1036! 640,1050!"):
            o.flat(sheet, gap=4, red=1)
        o.strokes([[(70, 748), (196, 734)], [(76, 772), (230, 754)], [(648, 998), (740, 986)], [(654, 1018), (740, 1006)]], 6, ends=(0.8, 0.4))
        o.flat(tube("10,600,56 60,650,50 112,682,40", ends=(1, 0)), gap=6, **dark)
        o.flat("102,642! 122,640 142,652! 134,690 128,720! 108,720 96,712!", gap=4, red=1)
        o.flat(HIS)
        with o.in_inks(**dark):
            o.strokes([[(222, 630), (196, 690), (184, 728)], [(206, 698), (192, 684), (176, 680)], [(178, 716), (166, 700), (154, 694)]], [11, 5, 5], ends=(1, 0.1))
    with d.thing("raised hand", "subject") as h:
        h.flat("302,820! 478,820! 496,900 394,930 294,900!", gap=6, red=1)
        h.flat(ellipse(446, 884, 13, 12))
        h.flat(PALM)
        for k in HAND:
            h.flat(tube(k))
        with h.in_inks(green=1):
            h.strokes([line(k) for k in CREASES], [8, 8, 8, 6, 6, 6, 6, 6], ends=(0.3, 0.1))
    with d.thing("her hand", "accent") as p:
        p.flat(tube("830,556,64 782,612,52 728,654,40", ends=(1, 0)), gap=6, **dark)
        p.flat("710,618! 694,636 702,682 738,692! 756,682 744,632!", gap=4, red=1)
        for k in HERS:
            p.flat(tube(k))
        with p.in_inks(green=1):
            p.strokes([line("602,664 632,672 658,672"), line("598,690 632,688 658,686"), line("608,711 636,704 656,698"), line("668,664 656,650 652,640")], 5, ends=(0.6, 0.1))
    s.describe("A conference table is a deep green lake. From its middle a huge hand is raised out of a red cuff, rings of water round it. A bald clerk looks down at his notes; a woman looks up and stretches out her hand to it.")
    s.moods("eerie", "urgent", "droll", "compassionate")
    s.themes("work", "help", "drowning", "speech", "meetings")
    s.says("teacher, me!", "drowning", "motion carried", "I was only asking", "minutes", "high five", "quorum", "stop", "any questions?", "deep end", "point of order", "nobody takes the floor", "mayday", "lady of the lake", "show of hands", "item nine", "bureaucracy", "take it down, please", "waving", "still waiting to be called", "in over his head", "synchronised swimming", "who is in favour?", "two sheets of paper", "we noted his concern", "the shy one at school", "lend a hand", "overruled", "she broke the silence", "bottomless agenda", "it rises every meeting", "hello from below", "the last volunteer", "palm", "lake view office", "sink or sign", "adjourned", "abstentions", "excuse me, I can’t swim", "someone finally reached out", "green table", "the water was never minuted", "a question too big for the room", "five fingers, no answer")  # fmt: skip
    s.relate("raised hand", "grows from", "lake")
    s.relate("raised hand", "waits for", "her hand")
    s.about(place="city hall", time="office hours", light="even, from above", composition="high", view="eye level, across the table", foreground="water that drips over the edge of the table", unexplained="who is under the water, and since which meeting")
