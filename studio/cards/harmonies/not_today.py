"""Not Today: a crimson girl blows with all her might at a dandelion, which leans into her breath and keeps every seed."""

from __future__ import annotations

from math import cos, sin, tau

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import CUT, tube

FACE = (
    "820,130! 740,136 670,164 622,204 590,254 576,300 570,338! 562,352 566,368! 540,384 506,400 486,420 488,438 512,448! 520,458 518,466! 496,470 474,482 466,496 476,508 486,512! "
    "474,522 472,536 490,548 514,552! 506,570 506,596 518,622 548,642 590,650 636,648 662,656! 682,696 684,744 672,796 650,840! 820,850!"
)


@card(id="5yf5e3", title="Not Today", seed=29, palette="lino_salt_rose", light=(-0.5, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.4, 0.5)])
    with p.thing("sky", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        for x, k in ((60, 1.0), (700, 0.8)):
            sky.flat(tube([(x, 1180), (x + 6, 900), (x - 8, 700), (x + 10, 420)] if k == 1 else [(x, 300), (x, 160), (x - 6, 80), (x, 0)], [26, 20, 13, 4] if k == 1 else [6, 6, 5, 3], ends=CUT), ink=2)
        for path in ([(60, 840), (120, 760), (150, 660)], [(58, 760), (10, 680), (-20, 640)], [(64, 660), (20, 560), (16, 460)], [(62, 600), (110, 520), (120, 420)]):
            sky.flat(tube(path, [10, 7, 3], ends=CUT), ink=2)
    with p.thing("breath") as b, b.down_to(0):
        b.strokes([[(438, 482), (414, 440), (380, 330), (310, 226), (190, 172), (50, 166)], [(438, 520), (412, 570), (380, 660), (320, 744), (220, 790), (60, 806)], [(444, 460), (426, 400), (394, 300), (320, 184), (150, 96)], [(444, 542), (424, 600), (396, 690), (330, 800), (180, 876)]], [15, 15, 11, 11], ends=(0.1, 0.05))
    with p.thing("dandelion", "subject") as d:
        cx, cy, r = 196, 478, 160
        d.strokes([[(200, 480), (282, 640), (326, 800), (280, 980), (250, 1220)]], 26, ends=(0.8, 1.0), black=True)
        with d.down_to(0):
            d.strokes([[(270, 650), (302, 720), (314, 800), (272, 960), (240, 1180)]], 8, ends=(0.3, 0.3))
        d.flat(oval(cx, cy, r - 26, r - 26), ink=2)
        n = 30
        for k in range(n):
            a = tau * k / n
            d.strokes([[(cx + cos(a) * 34, cy + sin(a) * 34), (cx + cos(a) * 132, cy + sin(a) * 132)]], 6, ends=(0.6, 0.8))
            for f in (-0.12, -0.06, 0.0, 0.06, 0.12):
                d.strokes([[(cx + cos(a) * 126, cy + sin(a) * 126), (cx + cos(a + f) * (172 + 8 * (k % 3)), cy + sin(a + f) * (172 + 8 * (k % 3)))]], 8, ends=(0.8, 0.2))
        m = 15
        for k in range(m):
            a = tau * (k + 0.5) / m
            d.strokes([[(cx + cos(a) * 30, cy + sin(a) * 30), (cx + cos(a) * 86, cy + sin(a) * 86)]], 6, ends=(0.6, 0.8))
            for f in (-0.2, 0.0, 0.2):
                d.strokes([[(cx + cos(a) * 82, cy + sin(a) * 82), (cx + cos(a + f) * 108, cy + sin(a + f) * 108)]], 7, ends=(0.6, 0.3))
        d.flat(oval(cx, cy, 36, 36), ink=KEY)
        d.flat("292,930! 340,900 400,910 440,960! 400,950 420,1000! 370,980 380,1030! 330,1010 290,1020 270,1000!", ink=KEY)
        d.flat("272,1010! 220,990 160,1010 120,1070! 160,1050 150,1100! 200,1070 200,1120! 240,1090 262,1070!", ink=KEY)
    with p.thing("girl", "subject") as g:
        g.flat(FACE, ink=2, gap=8, around=0)
        with g.within(FACE):
            g.strokes([[(544, 610), (540, 556), (566, 508), (624, 484)]], 19, ends=(0.05, 0.05))
        g.flat("646,826! 596,850 560,910 540,1010 526,1220! 820,1220! 820,820!", ink=KEY, gap=7, around=0)
        g.flat("604,850! 636,806 690,828 820,826! 820,884! 720,896 656,886!", ink=0, gap=6, around=KEY)
        g.flat("598,236! 606,166 664,108 750,84 820,84! 820,560! 780,520 760,450 748,392! 742,330 716,276 668,240 630,228!", ink=KEY, gap=7, around=0)
        with g.down_to(2):
            g.strokes([[(668 + 8 * q, 196 - 14 * q), (740 + 4 * q, 190 - 20 * q), (820, 214 - 26 * q)] for q in range(4)], [14, 13, 12, 10], ends=(0.05, 0.6))
        g.strokes([[(574, 366), (608, 340), (656, 352)]], 17, ends=(0.9, 0.2), black=True)
        g.flat("580,398! 606,376 640,382 660,404! 634,416 604,416!", ink=0, gap=5, around=KEY)
        g.flat(oval(596, 400, 13, 14), ink=KEY)
        g.strokes([[(572, 402), (602, 374), (640, 378), (668, 404)]], 9, ends=(0.5, 0.2), black=True)
        g.dots([(x, y, 6) for x, y in ((560, 450), (590, 446), (620, 440), (646, 450), (574, 474), (700, 446))], KEY)
        g.strokes([[(486, 512), (510, 508), (524, 500)], [(506, 446), (524, 440), (526, 424)]], 8, ends=(0.9, 0.1), black=True)
        g.flat("752,470! 780,446 810,460 820,480! 820,540! 790,550 764,520!", ink=2, gap=6, around=0)
        for x, y, tilt in ((782, 590, 24), (758, 650, -24), (746, 712, 20), (728, 770, -20)):
            g.flat(oval(x, y, 38, 44, tilt), ink=KEY, gap=6, around=0)
        g.flat("702,826! 742,830 762,880 752,930 726,968! 704,936 690,884!", ink=KEY, gap=6, around=0)
        g.flat("696,806! 748,812 746,838! 696,832!", spot=True, gap=5, around=0)
    with p.thing("grass") as gr:
        for k in range(16):
            x = 10 + 52 * k
            gr.flat([(x - 16, 1230), (x + 6, 1130 - 40 * ((k * 7) % 4)), (x + 20, 1230)], ink=KEY, gap=5, around=1)
    s.describe("A crimson girl blows at a dandelion with all her might. Her cheeks are full and her brow is furious. The white ball leans towards her and keeps every seed.")
    s.moods("furious", "funny", "stubborn", "windy")
    s.themes("stubbornness", "childhood", "wishes", "contest", "plants")
    s.says("cheat!", "puff", "wish", "standoff", "willpower", "huff", "autumn", "asthma", "deadlock", "no", "not today, thank you", "I would not go either", "blow harder", "an immovable object", "one o’clock, two o’clock", "she gets it from her father", "roots answer back", "what time is it now?", "the candle that stayed lit", "hold on, everybody", "first kiss, nearly", "your birthday is cancelled", "the harder you push", "a kiss it didn’t ask for", "breathing for two", "nobody leaves this house", "all the air in the county", "hands on hips", "winter at the gate", "I’ve been blown at before", "try asking", "the wolf and one pig", "some wishes refuse", "children leave when they are ready", "red in the face", "small weather", "glued hair", "round one", "never argue with a weed", "stay, stay, stay", "mother of two hundred", "he loves me, he loves me", "out of breath", "who taught you that?")  # fmt: skip
    s.relate("girl", "catches", "dandelion")
    s.about(place="a hedge lane", time="afternoon", light="from the left", composition="split", view="near, a face and a flower", foreground="black grass", unexplained="behind the flower the trees are bare")
