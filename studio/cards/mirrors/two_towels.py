"""Two Towels: in the steam of the baths a thin man has fallen asleep against a walrus, who keeps still."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

BODY = "-40,1240! -20,1000 10,820 60,680 120,580 150,480 160,380 200,290 270,240 350,232 430,256 490,320 516,420 526,520 580,620 640,740 680,900 700,1080 700,1240!"


@card(id="f9dv94", title="Two Towels", seed=3, palette="riso_baths", light=(0.2, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.2, -0.7, 0.5)])
    with d.thing("bath wall", "place") as b:
        b.flat("-20,-20! 820,-20! 820,1220! -20,1220!", aqua=1)
        b.strokes([[(24, 180), (778, 180)], [(24, 400), (778, 400)], [(24, 620), (778, 620)], [(24, 840), (778, 840)], [(600, 24), (600, 180)], [(700, 180), (700, 400)], [(600, 400), (600, 620)], [(100, 24), (100, 180)], [(60, 180), (60, 400)]], 4, ends=(1, 1))
    with d.thing("walrus", "subject") as w:
        w.flat(BODY, gap=6, burgundy=1)
        w.flat("280,520! 270,640 286,740 306,800! 336,740 340,640 330,530!")
        w.flat("380,530! 372,640 380,740 404,800! 430,730 434,630 424,520!")
        w.flat("340,420 280,410 220,440 200,500 220,560 280,580 340,550 350,540 370,552 430,580 490,556 506,500 484,440 424,410 360,420", gap=6, burgundy=1)
        w.flat("316,400! 350,390 384,400! 370,430 350,440 330,430!", burgundy=1, aqua=1)
        for x, f in ((254, -1), (446, 1)):
            for dx, dy in ((0, 0), (30 * f, 20), (-4 * f, 44), (36 * f, 60), (-30 * f, 16)):
                w.flat(ellipse(x + dx, 470 + dy, 6, 6))
        w.strokes([[(226, 366), (256, 384), (290, 368)], [(410, 368), (444, 384), (474, 364)], [(150, 610), (176, 650), (214, 676)]], 8, ends=(0.4, 0.4))
        w.flat("96,690! 58,780 56,880 92,960 150,1010 214,1034 258,1036! 286,1022 262,1006 240,1002! 276,996 282,976 248,968! 268,956 262,938 232,930! 196,880 178,810 170,740 150,690! 124,672", gap=7, burgundy=1)
        w.flat("150,330! 140,240 190,170 280,130 380,134 460,170 520,250 520,330! 440,300 340,290 240,300!", gap=6)
        w.flat("150,330! 146,280 160,250! 240,220 340,210 440,220 512,256! 522,290 520,330! 440,300 340,290 240,300!", aqua=1)
    with d.thing("sleeping bather", "witness") as m:
        m.flat("560,720! 600,700 640,712! 700,720 750,770 776,860 800,1000 820,1240! 540,1240! 556,1120 542,1020 534,940 548,850 560,780!", gap=6)
        m.flat("600,560 640,540 684,552 704,600 700,660 672,706 640,730! 600,726 570,706! 556,690 548,676! 534,668 530,656 544,650! 528,634 516,622! 534,606 546,588!", gap=6)
        m.flat("668,546! 694,556 706,600 702,656 680,700! 672,690 686,660 682,630! 690,610 678,596 676,570!", burgundy=1)
        with m.in_inks(burgundy=1):
            m.strokes([[(552, 618), (570, 632), (594, 624)], [(546, 598), (568, 590), (590, 596)], [(540, 664), (556, 670), (570, 664)], [(652, 610), (668, 622), (660, 646), (644, 644)]], 6, ends=(0.4, 0.4))
            m.strokes([[(610, 722), (640, 734), (676, 716)], [(600, 830), (622, 850), (650, 850)]], 7, ends=(0.3, 0.3))
        m.flat("540,1070! 620,1046 720,1050 820,1076! 820,1240! 530,1240!", burgundy=1, aqua=1)
        m.flat("538,1104! 820,1112! 820,1136! 536,1128!")
        arm = "664,770! 690,752 730,764 758,820 770,900 764,970 742,1012 700,1034 650,1046 606,1050! 604,1066 590,1064! 582,1074 566,1070! 556,1074 542,1064! 528,1056 528,1040 540,1028! 556,1008 590,998 622,984! 660,966 678,944 682,910! 676,860 660,820"
        m.flat(arm, gap=0)
        with m.in_inks(burgundy=1):
            m.strokes([[(664, 800), (664, 840), (678, 890), (682, 920), (664, 962), (622, 984), (586, 998)], [(768, 880), (768, 950), (744, 1010), (700, 1034), (650, 1046), (610, 1052)], [(540, 1062), (558, 1044), (576, 1036)], [(566, 1070), (580, 1054), (594, 1046)], [(742, 968), (726, 974), (716, 966)]], 7, ends=(0.3, 0.3))
    with d.thing("steam", plane="front") as g:
        g.flat("-40,1240! -40,1040! 20,990 90,1000 130,1050! 170,1010 240,1010 280,1070! 330,1040 400,1060 420,1110! 470,1100 520,1130 540,1240!")
        g.flat("520,40 580,20 640,50 700,30 760,60 800,50 820,110 760,130 690,110 620,130 560,110 520,90")
    s.describe("A huge walrus sits in the steam of the baths. It has a towel round its head, its eyes are shut and one flipper lies on its belly. A thin man in a towel leans against its shoulder, asleep.")
    s.moods("tender", "peaceful", "droll", "warm")
    s.themes("rest", "friendship", "kindness", "closeness", "strangers")
    s.says("steam", "a shoulder", "old friends", "do not wake him", "saturday", "spa", "the big one snores", "lean on me", "soft wall", "bath night", "after the divorce", "sauna", "he thinks it is a pillow", "regulars", "moustache", "tusks", "keeping still is also work", "uncle", "warm at last", "heavy and gentle", "nobody told the walrus", "ivory tower", "heart to blubber", "brothers", "sweating it out", "the quietest hour", "confession", "the best listener in town", "tusk, tusk", "who carries whom", "undressed we are all seals", "turban", "sleep well, stranger", "couples’ day", "melting", "I only sat down for a minute", "he has not moved since four", "trust", "ice and fire", "the kindness of large things", "fog inside", "hug", "mind the whiskers", "no one looks at the clock")  # fmt: skip
    s.relate("sleeping bather", "sleeps in", "steam")
    s.relate("walrus", "guards", "sleeping bather")
    s.about(place="the steam room of the baths", time="late afternoon", light="from above, through steam", composition="left", view="near, eye level", foreground="clouds of steam", unexplained="whether they have ever spoken")
