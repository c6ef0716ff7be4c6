"""Both Sides: a donkey holds a tumbler to the wall with a hoof and listens; on the other side a man does the same with his bare ear."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

NECK = "160,700! 96,820 44,950 -30,1040! -30,1240! 540,1240! 520,1120 460,980 392,840 366,720!"
HEAD = "176,590! 216,566 268,560 322,568 356,594! 374,650 378,716 366,780 354,860 354,930 370,990 376,1050 352,1106 300,1136 246,1138 196,1120 168,1068 168,1008 184,950 176,870 158,790 148,716 154,650!"
MUZZLE = "184,972! 226,940 306,936 356,962! 372,1000 376,1050 352,1106 300,1136 246,1138 196,1120 168,1068 170,1010!"
LEFT_EAR = "190,612! 140,540 96,430 84,310 104,190 130,140! 176,210 214,320 232,440 240,566!"
RIGHT_EAR = "300,580! 330,524 376,484 430,468 480,478 522,516! 486,546 440,566 392,588 352,616!"
GLASS = "398,402! 566,440! 566,596! 398,634! 380,600 372,518 380,436!"
LEG = "392,1240! 400,1150 424,1060 438,1000 434,960 440,930 452,900! 456,850 458,800 448,770 446,740 462,716 474,690! 530,680! 528,716 534,740 536,770 522,800! 520,850 524,896 540,930 546,966 538,1000 548,1080 566,1160 572,1240!"
HOOF = "470,706! 452,682 430,656 408,640! 570,604! 560,640 546,676 534,698!"


@card(id="ixmck4", title="Both Sides", seed=18, palette="riso_back_stairs", light=(0.9, -0.1))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.9, -0.1, 0.5)])
    with d.thing("wall", "place") as w:
        w.flat("-20,-20! 560,-20! 560,1220! -20,1220!", turquoise=1)
        for x, y in ((300, 110), (430, 250), (300, 330), (430, 60), (60, 100), (30, 640), (470, 900)):
            w.flat(f"{x},{y}! {x + 4},{y - 40} {x + 30},{y - 62}! {x + 34},{y - 30} {x + 22},{y - 8}!")
            w.flat(f"{x - 4},{y + 6}! {x - 34},{y - 10} {x - 44},{y - 40}! {x - 16},{y - 34} {x - 4},{y - 14}!")
        w.flat("572,-20! 648,-20! 648,1220! 572,1220!", turquoise=1, brown=1)
    with d.thing("neighbour", "witness") as n:
        n.flat("700,860! 690,920 670,960 656,1010! 656,1240! 830,1240! 830,900!", turquoise=1)
        n.flat("830,330! 780,330 720,350 690,400 680,470 690,520 700,560! 700,620 704,700 716,770 740,830 740,900 830,930!")
        with n.in_inks(brown=1):
            n.strokes([[(700, 640), (706, 710), (718, 772), (752, 826), (800, 860)]], 7, ends=(0.8, 0.5))
            n.strokes([[(736, 840), (734, 880), (716, 910)]], 7, ends=(0.8, 0.5))
        n.flat("830,300! 760,300 704,336 678,400 674,480 690,540! 712,530 716,470 740,430 830,420!", brown=1)
        n.flat("700,540! 676,530 656,556 654,600 668,650 690,672 704,654!")
        with n.in_inks(brown=1):
            n.strokes([[(702, 548), (678, 534), (658, 558), (656, 602), (670, 650), (690, 672), (704, 656)], [(694, 570), (676, 572), (674, 600), (686, 620), (682, 640)]], 7, ends=(0.7, 0.5))
            n.strokes([[(736, 520), (764, 500), (800, 506)]], 12, ends=(0.3, 0.9))
        n.flat("730,580! 750,556 790,550 830,560! 830,596 780,606 750,600!", turquoise=1, brown=1)
        n.flat("738,580! 756,564 790,560 830,568! 830,588 780,596 754,592!")
        n.flat(ellipse(758, 578, 16, 17, 40), turquoise=1, brown=1)
        n.flat(ellipse(684, 694, 13, 15, 40), brown=1)
    with d.thing("donkey", "subject") as a:
        a.flat(NECK, turquoise=1, brown=1)
        a.flat(LEFT_EAR, gap=7, brown=1)
        a.flat("190,560! 150,480 122,380 118,290 132,220! 166,290 190,390 206,500!", overprint=True, turquoise=1)
        a.flat(GLASS, gap=5)
        a.flat(ellipse(398, 518, 26, 116), gap=0, turquoise=1)
        a.flat(RIGHT_EAR, gap=6, brown=1)
        a.flat("350,568! 376,530 424,500 470,500 502,516! 466,534 414,552!", overprint=True, turquoise=1)
        a.flat(LEG, gap=7, brown=1)
        a.flat(HOOF, gap=6, turquoise=1, brown=1)
        a.flat(HEAD, gap=8, brown=1)
        a.flat(MUZZLE)
        a.flat("214,566! 200,520 220,470 250,440! 262,490 300,500 312,460! 330,520 320,566! 300,640 280,690 266,710! 250,660 226,620!", gap=6, turquoise=1, brown=1)
        a.flat("164,742! 184,714 216,716 236,748! 214,772 184,770!")
        a.flat("296,748! 318,716 350,716 370,742! 346,772 316,772!")
        for x in (214, 348):
            a.flat(ellipse(x, 743, 19, 22, 50), turquoise=1, brown=1)
            a.flat(ellipse(x + 6, 736, 5, 6, 30))
        with a.in_inks(turquoise=1, brown=1):
            a.strokes([[(158, 744), (182, 712), (216, 712), (242, 748)], [(290, 748), (316, 712), (350, 712), (374, 742)]], 9, ends=(0.4, 0.4))
            a.strokes([[(200, 1084), (240, 1088), (272, 1082), (306, 1088), (346, 1084)], [(272, 1050), (272, 1082)]], 7, ends=(0.2, 0.2))
        a.flat("200,1010! 212,990 234,996 240,1018! 226,1034 208,1032!", turquoise=1, brown=1)
        a.flat("346,1010! 334,990 312,996 306,1018! 320,1034 338,1032!", turquoise=1, brown=1)
        with a.in_inks(turquoise=1, brown=1):
            a.strokes([[(398, 402), (564, 440)], [(398, 634), (564, 597)], [(398, 402), (412, 430), (423, 490), (424, 530), (413, 604), (398, 634)], [(398, 402), (386, 424), (376, 470)], [(544, 436), (544, 600)]], 7, ends=(0.9, 0.9))
            a.strokes([[(448, 772), (474, 782), (492, 780)], [(450, 962), (478, 974), (508, 966)]], 7, ends=(0.8, 0.1))
    s.describe("A donkey with one raised hoof presses a tumbler to the wall. One long ear is inside; it looks sideways. On the other side of the thick wall somebody with short hair and an earring, cut by the edge, presses an ear to it.")
    s.moods("curious", "droll", "hushed", "lonely")
    s.themes("listening", "neighbours", "walls", "closeness", "secrets")
    s.says("rumours", "discretion", "neighbours", "gossip", "shh", "two silences", "good neighbours", "can you hear me hearing?", "what big ears", "thin walls", "knock knock", "do you hear the sea?", "he is at it again", "all ears", "somebody else’s silence", "spying", "somebody moved in", "I know your coughs by heart", "quiet tonight", "long-distance relationship", "tell me when he sleeps", "a glass of neighbour", "so near", "psst", "mine or yours?", "what did he say?", "I only borrowed the glass", "the party wall", "stubborn", "Chinese whispers", "listening in, left out", "the news at nine", "hee-haw", "the doctor will hear you now", "do not tell Mother", "a heartbeat, maybe plumbing", "wallflowers", "be honest, were you home?", "caught listening", "two ends of one secret", "hold your breath", "they never meet on the stairs", "marriage", "ear to ear")  # fmt: skip
    s.relate("donkey", "listens to", "neighbour")
    s.relate("neighbour", "listens to", "donkey")
    s.about(place="the thin-walled flats", time="evening", light="plain lamps on both sides", composition="split", view="near, the wall cut open", foreground="a raised foreleg", unexplained="which of them made the noise")
