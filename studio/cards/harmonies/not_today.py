"""Not Today: a crimson girl blows with all her might at a dandelion, which leans into her breath and keeps every seed."""

from __future__ import annotations

from math import cos, sin, tau

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import CUT, tube

FACE = (
    "820,150! 760,150 690,176 640,220 606,280 592,330! 572,340 566,356! 540,376 506,400 486,420 488,438 512,448! 520,458 518,466! 496,470 474,482 466,496 476,508 486,512! "
    "474,522 472,536 490,548 514,552! 508,566 512,590 524,620 548,644 590,664 640,676! 690,700 712,760 716,820! 820,820!"
)


@card(id="5yf5e3", title="Not Today", seed=29, palette="lino_salt_rose", light=(-0.5, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, -0.4, 0.5)])
    with p.thing("sky", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        # bare trees
        for x, k in ((60, 1.0), (700, 0.8)):
            sky.flat(tube([(x, 1180), (x + 6, 900), (x - 8, 700), (x + 10, 420)] if k == 1 else [(x, 300), (x, 160), (x - 6, 80), (x, 0)], [26, 20, 13, 4] if k == 1 else [6, 6, 5, 3], ends=CUT), ink=2)
        for path in ([(60, 840), (120, 760), (150, 660)], [(58, 760), (10, 680), (-20, 640)], [(64, 660), (20, 560), (16, 460)], [(62, 600), (110, 520), (120, 420)]):
            sky.flat(tube(path, [10, 7, 3], ends=CUT), ink=2)
    with p.thing("breath") as b, b.down_to(0):
        b.strokes([[(452, 486), (420, 470), (400, 380), (330, 230), (200, 160), (40, 150)], [(452, 496), (440, 494), (428, 480)], [(452, 506), (420, 520), (404, 590), (350, 690), (230, 770), (60, 790)], [(440, 470), (416, 400), (370, 290), (290, 170), (140, 90)], [(446, 516), (424, 580), (380, 680), (310, 800), (170, 860)]], [16, 10, 16, 12, 12], ends=(0.5, 0.05))
    with p.thing("dandelion", "subject") as d:
        cx, cy, r = 226, 470, 178
        d.strokes([[(238, 470), (300, 640), (330, 800), (280, 980), (250, 1220)]], 26, ends=(0.8, 1.0), black=True)
        with d.down_to(0):
            d.strokes([[(256, 560), (306, 690), (316, 800), (272, 960), (240, 1180)]], 8, ends=(0.3, 0.3))
        d.flat(oval(cx, cy, r - 26, r - 26), ink=2)
        n = 30
        for k in range(n):
            a = tau * k / n
            d.strokes([[(cx + cos(a) * 34, cy + sin(a) * 34), (cx + cos(a) * 146, cy + sin(a) * 146)]], 6, ends=(0.6, 0.8))
            for f in (-0.12, -0.06, 0.0, 0.06, 0.12):
                d.strokes([[(cx + cos(a) * 140, cy + sin(a) * 140), (cx + cos(a + f) * (196 + 8 * (k % 3)), cy + sin(a + f) * (196 + 8 * (k % 3)))]], 8, ends=(0.8, 0.2))
        m = 15
        for k in range(m):
            a = tau * (k + 0.5) / m
            d.strokes([[(cx + cos(a) * 30, cy + sin(a) * 30), (cx + cos(a) * 86, cy + sin(a) * 86)]], 6, ends=(0.6, 0.8))
            for f in (-0.2, 0.0, 0.2):
                d.strokes([[(cx + cos(a) * 82, cy + sin(a) * 82), (cx + cos(a + f) * 108, cy + sin(a + f) * 108)]], 7, ends=(0.6, 0.3))
        d.flat(oval(cx, cy, 36, 36), ink=KEY)
        # two leaves braced against the stalk like fists on hips
        d.flat("292,930! 340,900 400,910 440,960! 400,950 420,1000! 370,980 380,1030! 330,1010 290,1020 270,1000!", ink=KEY)
        d.flat("272,1010! 220,990 160,1010 120,1070! 160,1050 150,1100! 200,1070 200,1120! 240,1090 262,1070!", ink=KEY)
    with p.thing("girl", "subject") as g:
        g.flat("720,780! 690,820 620,850 580,900 550,1000 530,1220! 820,1220! 820,760!", ink=KEY)
        g.flat(FACE, ink=2, gap=8, around=0)
        with g.within(FACE):
            # the blown cheek
            g.strokes([[(556, 600), (552, 540), (586, 490), (640, 466)], [(584, 606), (580, 556), (608, 516)], [(610, 600), (610, 570), (628, 544)]], [22, 14, 10], ends=(0.05, 0.05))
            with g.down_to(1):
                g.strokes([[(700, 500), (742, 550), (726, 620), (660, 660)]], 10, ends=(0.05, 0.05))
        # hair: a thick plait behind
        g.flat("610,270! 620,180 690,110 780,90 820,96! 820,560! 780,520 756,440 750,380! 726,330 690,300 650,300 630,330 600,340!", ink=KEY, gap=7, around=0)
        with g.down_to(2):
            g.strokes([[(650, 240 - 8 * q), (720 + 4 * q, 190 - 16 * q), (820, 180 - 20 * q)] for q in range(4)], [14, 13, 12, 10], ends=(0.05, 0.6))
        g.strokes([[(574, 366), (608, 340), (656, 352)]], 17, ends=(0.9, 0.2), black=True)
        g.flat("580,398! 606,376 640,382 660,404! 634,416 604,416!", ink=0, gap=5, around=KEY)
        g.flat(oval(596, 400, 13, 14), ink=KEY)
        g.strokes([[(572, 402), (602, 374), (640, 378), (668, 404)]], 9, ends=(0.5, 0.2), black=True)
        g.dots([(x, y, 6) for x, y in ((560, 450), (590, 446), (620, 440), (646, 450), (574, 474), (700, 446))], KEY)
        g.strokes([[(486, 512), (510, 508), (524, 500)], [(506, 446), (524, 440), (526, 424)]], 8, ends=(0.9, 0.1), black=True)
        g.flat("752,470! 780,446 810,460 820,480! 820,540! 790,550 764,520!", ink=2, gap=6, around=0)
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
