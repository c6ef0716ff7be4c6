"""Thursdays, Four to Six: capybaras sit to their chins in the pool; on the water drift ties and spectacles."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HEAD = "96,700 88,640 92,580 106,536 132,508 170,494 230,486 300,466 360,438 420,414 480,400 540,396 600,404 660,430 730,490 790,560 840,600! 840,900! 300,900! 240,872 180,840 130,800 106,760"
EAR = "520,410! 500,372 506,330 534,308 570,318 590,354 594,400 572,424!"


@card(id="d9snld", title="Thursdays, Four to Six", seed=82, palette="riso_baths", light=(0.1, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.1, -0.9, 0.5)])
    with d.thing("pool", "place") as p:
        p.flat("-20,430! 820,430! 820,1220! -20,1220!", aqua=1)
        with p.in_inks(aqua=1):
            p.strokes([[(x, -20), (x, 400)] for x in range(64, 800, 112)] + [[(-20, y), (820, y)] for y in (64, 176, 288)], 4, ends=(1, 1))
        p.flat("-20,398! 820,398! 820,436! -20,436!")
    with d.thing("second capybara", "witness") as c, c.within("-20,200! 420,200! 420,474! -20,474!"):
        at, k = (322, 176), 0.42
        c.flat(moved(HEAD, at, k, 0, True), gap=6, burgundy=1)
        c.flat(moved(EAR, at, k, 0, True), gap=5, burgundy=1)
        c.strokes([moved([(388, 508), (412, 524), (444, 522), (472, 500)], at, k, 0, True), moved([(112, 590), (110, 630), (118, 672), (150, 692), (200, 694)], at, k, 0, True)], 5, ends=(0.3, 0.3))
        c.flat(moved("112,556! 136,544 164,556! 154,582 130,590!", at, k, 0, True), aqua=1, burgundy=1)
    with d.thing("capybara", "subject") as a:
        a.strokes([[(-20, 480), (140, 476), (320, 484)]], 8, ends=(0.5, 0.2))
        a.flat(HEAD, gap=8, burgundy=1)
        a.flat(EAR, gap=7, burgundy=1)
        a.flat("528,394 520,360 536,334 560,344 572,376 566,400!", overprint=True, aqua=1)
        a.strokes([[(388, 508), (412, 524), (444, 522), (472, 500)]], 9, ends=(0.3, 0.3))
        a.strokes([[(382, 486), (420, 462), (474, 466)]], 5, ends=(0.2, 0.2))
        a.flat("112,560! 136,548 160,556! 152,580 130,588!", overprint=True, aqua=1)
        a.strokes([[(88, 668), (124, 690), (170, 700), (212, 694), (240, 706)]], 8, ends=(0.6, 0.1))
        a.strokes([[(112, 560), (132, 546), (162, 556)], [(122, 592), (112, 630), (118, 676)]], 6, ends=(0.4, 0.2))
    with d.thing("water", plane="front") as w:
        w.flat("-20,800! 60,790 160,804 300,822 460,816 640,826 820,812! 820,1220! -20,1220!", aqua=1)
        w.flat("96,846! 200,856 300,848 360,862 460,852 560,866 700,852 840,860! 840,950 760,968 640,948 560,976 470,964 400,984 320,956 250,962 190,922 140,910 104,872!", overprint=True, burgundy=1)
        w.strokes([[(60, 816), (200, 836), (340, 838), (480, 834), (640, 842), (780, 834)]], 9, ends=(0.2, 0.2))
        w.strokes([[(380, 930), (480, 920), (600, 930)], [(220, 900), (300, 906), (360, 900)]], 7, ends=(0.1, 0.1))
    with d.thing("necktie", "accent", plane="front") as t:
        t.flat("128,1050 90,1030 84,994 122,976 176,984 196,1014 170,1048!", "140,1036 112,1020 112,1000 136,994 166,1002 174,1018 158,1036!", gap=6, burgundy=1)
        blade = "124,1084! 166,1066! 220,1092 280,1084 340,1056 408,1052! 492,1080! 430,1140! 350,1126 270,1152 190,1140!"
        t.flat(blade, gap=6, burgundy=1)
        with t.within(blade):
            t.strokes([[(x, 1190), (x + 56, 1030)] for x in range(150, 480, 52)], 13, ends=(1, 1))
        t.flat("118,1044! 170,1030! 178,1072! 120,1092!", gap=6, burgundy=1)
    with d.thing("spectacles", "accent", plane="front") as b:
        for x, y in ((590, 1090), (706, 1078)):
            b.flat(ellipse(x, y, 50, 34, degrees=-6), gap=5, aqua=1, burgundy=1)
            b.flat(ellipse(x, y, 38, 23, degrees=-6))
        with b.in_inks(aqua=1, burgundy=1):
            b.strokes([[(634, 1078), (648, 1068), (664, 1074)], [(544, 1082), (530, 1040), (546, 1020), (572, 1014)], [(750, 1064), (736, 1028), (746, 1010), (766, 1006)]], 10, ends=(1, 0.6))
        b.strokes([[(560, 1142), (640, 1150), (740, 1138)], [(210, 1164), (300, 1170), (390, 1160)]], 7, ends=(0.1, 0.1))
    s.describe("A capybara sits in the pool up to its chin. Its eyes are closed. Another dozes behind it and faces the other way. On the water drift a striped necktie and a pair of spectacles.")
    s.moods("content", "peaceful", "droll", "dreamy")
    s.themes("water", "rest", "work", "friendship", "freedom")
    s.says("jacuzzi", "floating", "holiday", "bath time", "ahhh", "board meeting", "after work", "do not disturb", "up to here", "the water is lovely", "out of reach until Monday", "what we might be without us", "soaking", "spa day", "short-sighted bliss", "the tie that does not bind", "deep thinking", "I could get used to this", "hot spring", "the director is in a meeting", "warm soup with hair", "unbothered", "let it float", "happy hour", "head above water", "tie-dye", "early retirement", "wellness", "lukewarm water", "zen", "shh, he is resting his eyes", "it’s not a guinea pig, madam", "sink or swim, or neither", "nothing on the agenda", "any other business? none", "my uncle on holiday", "just five more minutes", "slow afternoon", "lifeguard", "melting", "the art of doing nothing", "leave the world at the locker", "bliss", "a quiet club")  # fmt: skip
    s.relate("necktie", "is inside", "pool")
    s.relate("spectacles", "is inside", "pool")
    s.relate("capybara", "is inside", "pool")
    s.about(place="the plunge pool of the baths", time="Thursday afternoon", light="from a skylight", composition="right", view="near, just above the water", foreground="a tie and spectacles afloat", unexplained="who has left his clothes")
