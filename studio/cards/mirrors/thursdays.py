"""Thursdays, Four to Six: capybaras sit to their chins in the pool; on the water drift ties and spectacles."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card

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
    with d.thing("small capybaras", "witness", count=2) as c:
        c.flat("8,470! 24,410 50,380 80,372! 84,350 106,346 112,370! 150,372! 160,348 182,350 184,376! 212,388 236,420 240,470 236,520 0,520!", burgundy=1)
        c.strokes([[(52, 424), (66, 432), (82, 426)], [(150, 426), (166, 432), (180, 424)]], 6, ends=(0.3, 0.3))
        c.flat("104,452! 116,446 128,452! 116,468!")
    with d.thing("capybara", "subject") as a:
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
        tie = ("64,1046! 108,1026! 132,1068! 84,1098!", "116,1076! 136,1064! 200,1090 260,1056 330,1050 400,1088 440,1080! 470,1128! 420,1160! 350,1140 290,1110 230,1148 180,1142!")
        for part in tie:
            t.flat(part, gap=7, burgundy=1)
        with t.within(tie[1]):
            t.strokes([[(x, 1190), (x + 60, 1040)] for x in range(140, 480, 54)], 12, ends=(1, 1))
    with d.thing("briefcase", "accent", plane="front") as b:
        b.flat("540,1042! 700,1030! 716,1120! 560,1130!", gap=7, burgundy=1)
        b.flat("530,1122! 560,1112 640,1124 730,1108 750,1122 660,1142 560,1140!", aqua=1)
        b.flat("614,1036! 612,958! 646,956! 648,1034!", gap=6)
        b.flat("629,952! 614,930 620,908 634,880! 648,912 646,934!", gap=5, burgundy=1)
        b.strokes([[(548, 1080), (708, 1068)]], 6, ends=(1, 1))
        b.strokes([[(600, 1150), (660, 1160), (730, 1148)]], 7, ends=(0.1, 0.1))
    s.describe("A capybara sits in the pool up to its chin. Its eyes are closed. A small one sits behind it. On the water drift a striped necktie and a briefcase with a burning candle on it.")
    s.moods("content", "peaceful", "droll", "dreamy")
    s.themes("water", "rest", "work", "friendship", "freedom")
    s.says("jacuzzi", "floating", "holiday", "bath time", "ahhh", "board meeting", "after work", "do not disturb", "up to here", "the water is lovely", "out of reach until Monday", "what we might be without us", "soaking", "spa day", "birthday, without anybody", "the tie that does not bind", "deep thinking", "I could get used to this", "hot spring", "the director is in a meeting", "warm soup with hair", "unbothered", "let it float", "happy hour", "head above water", "candlelight for one", "early retirement", "wellness", "steam", "zen", "shh, he is resting his eyes", "it’s not a guinea pig, madam", "sink or swim, or neither", "nothing on the agenda", "any other business? none", "my uncle on holiday", "just five more minutes", "slow afternoon", "lifeguard", "melting", "the art of doing nothing", "leave the world at the locker", "bliss", "a quiet club")  # fmt: skip
    s.relate("necktie", "is inside", "pool")
    s.relate("briefcase", "is inside", "pool")
    s.relate("capybara", "is inside", "pool")
    s.about(place="the plunge pool of the baths", time="Thursday afternoon", light="from a skylight", composition="right", view="near, just above the water", foreground="a tie and a briefcase afloat", unexplained="who has left his clothes")
