"""Inside the Shout: in the wide bill of a screaming gull lies a harbour where nothing moves."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HEAD = "-20,250! 60,190 150,168 236,186 300,236 338,300! 330,420 290,540 240,650! 300,760 360,850 410,900! 430,980 470,1060 530,1130 600,1220! -20,1220!"
UPPER = "330,300! 400,226 500,150 600,92 674,64 720,70 746,104 756,160 742,230! 728,200 716,192 700,204! 640,262 560,352 480,448 390,560 300,640 240,656! 270,590 304,500 326,400!"
PALATE = "690,214! 650,300 600,390 530,480 450,570 360,640 246,664! 312,644 400,566 488,452 566,358 640,268!"
GAPE = "690,214! 640,268 560,356 480,452 390,562 300,640 236,660! 300,700 420,720 560,716 700,736! 640,680 606,600 604,500 626,380 664,280!"
RIM = "232,662! 330,690 450,702 580,706 700,722 766,748! 700,800 610,832 500,836 390,804 300,744!"
WATER = "262,684! 340,704 450,716 570,720 680,736 736,752! 690,784 606,812 504,816 400,786 318,740!"
LOWER = "232,662! 300,744 390,804 500,836 610,832 700,800 770,748! 764,792 728,840 676,878 640,908! 570,930 500,926 410,900! 360,856 296,764!"
TONGUE = "250,690! 320,694 420,706 520,728 600,752 640,770! 590,780 500,772 410,754 330,730!"


@card(id="lnh0y9", title="Inside the Shout", seed=90, palette="lino_salt_rose", light=(0, 0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.5, -0.5, 0.5)])
    with p.thing("shore", "place") as n:
        n.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=1)
        n.flat("380,1046! 480,1030 560,1036 640,1012 700,1016 810,990! 810,1210! 380,1210!", ink=2)
        n.flat("420,1090! 560,1082 700,1088 810,1080! 810,1210! 420,1210!", ink=KEY)
        n.strokes([[(560, 1126), (640, 1120), (720, 1128)], [(640, 1160), (720, 1154), (790, 1160)]], 9, ends=(0.1, 0.1))
    with p.thing("screaming gull", "subject") as g:
        g.flat(HEAD, ink=0, gap=9, around=KEY)
        with g.within(HEAD):
            g.flat("-20,900! 60,910 150,960 230,1040 290,1130 320,1220! -20,1220!", ink=2, gap=9, around=KEY)
            with g.down_to(KEY):
                g.strokes([[(-10, 960), (80, 990), (150, 1050)], [(-10, 1030), (80, 1060), (170, 1140)], [(-10, 1100), (60, 1130), (110, 1190)]], 15, ends=(0.1, 0.9))
            with g.down_to(1):
                g.strokes([[(x, y), (x + 14, y + 44), (x + 44, y + 92)] for x, y in ((60, 600), (120, 660), (40, 720), (176, 760), (110, 800), (190, 880), (270, 930), (330, 1010), (250, 1030), (310, 1100), (400, 1090))], [24, 22, 20, 24, 22, 20, 24, 22, 20, 22, 20], ends=(0.1, 0.75))
            g.strokes([[(262, 720), (270, 790), (310, 850)], [(230, 700), (236, 790), (270, 870)], [(330, 900), (350, 970), (400, 1050)]], 12, ends=(0.2, 0.9), black=True)
        g.flat(GAPE)
        g.flat(PALATE, ink=2)
        with g.within(PALATE):
            g.strokes([[(a, b), (a + 26, b + 10), (a + 44, b + 40)] for a, b in ((640, 262), (590, 318), (540, 382), (490, 440), (440, 505), (390, 562), (340, 615))], 13, ends=(0.2, 0.8), black=True)
        g.flat(UPPER, ink=1, gap=10, around=KEY)
        with g.within(UPPER):
            g.flat("340,420! 430,330 540,230 650,150 720,130 790,130! 800,260! 700,200! 560,352 390,560 240,660! 280,560!", ink=2)
            g.strokes([[(470, 206), (560, 146), (660, 100)], [(360, 300), (400, 260), (440, 228)]], 13, ends=(0.3, 0.2))
            g.strokes([[(450, 330), (490, 282), (540, 252)], [(446, 352), (480, 330), (520, 300)]], 12, ends=(0.2, 0.3), black=True)
        g.flat("226,650! 250,612 276,566 296,520! 318,560 316,610 292,650 300,700 290,736! 258,700!", ink=2, gap=7, around=KEY)
    with p.thing("harbour", "accent") as h:
        h.prick([(610, 390, 4), (570, 470, 3.4), (560, 620, 3.4), (530, 560, 3.0), (440, 620, 3.2)])
        for out in ("300,694! 300,646! 326,620! 352,646! 352,702!", "362,704! 362,640! 392,606! 422,640! 422,708!", "430,708! 430,660! 450,640! 474,660! 474,710!", "484,712! 484,560! 498,530! 512,560! 512,714!"):
            h.flat(out, ink=0, gap=6, around=KEY)
        h.flat("520,714! 520,664! 548,638! 576,664! 576,716!", ink=0, gap=6, around=KEY)
        for x, y in ((318, 664), (336, 664), (380, 650), (402, 650), (391, 676), (452, 676), (498, 590), (538, 680), (558, 680)):
            h.flat([(x - 6, y - 8), (x + 6, y - 8), (x + 6, y + 8), (x - 6, y + 8)])
        h.flat(LOWER, ink=1, gap=10, around=KEY)
        h.flat(RIM, ink=1, gap=8, around=KEY)
        h.flat(WATER, spot=True, gap=6, around=KEY)
        h.flat(TONGUE, ink=2, gap=7, around=KEY)
        h.strokes([[(x, 690 + (x - 300) * 0.19), (x - 4, 712 + (x - 300) * 0.17), (x - 16, 732 + (x - 300) * 0.15)] for x in (330, 380, 430, 480, 530, 580)], 6, ends=(0.2, 0.2), black=True)
        h.strokes([[(440, 794), (490, 802), (530, 800)], [(640, 738), (670, 744), (700, 748)], [(560, 804), (590, 800), (610, 794)]], 6, ends=(0.2, 0.2))
        for boat, at, k in (("-40,0! 44,-4! 32,20 -24,22!", (660, 778), 0.8), ("-44,0! 44,0! 30,22 -30,22!", (610, 728), 0.62)):
            h.flat(moved("-3,-120! 4,-120! 5,0! -4,0!", at, k), gap=3)
            h.flat(moved("9,-112! 50,-40 54,-16! 9,-12!", at, k), ink=0, gap=4, around=KEY)
            h.flat(moved(boat, at, k), gap=4)
        with h.within(LOWER):
            h.flat("360,850! 380,840 480,880 600,876 700,840 790,790! 790,960! 380,960!", ink=2)
            h.flat(ellipse(622, 872, 34, 20, degrees=-20))
            h.flat("300,780! 400,832 500,862 610,856 720,812 780,756! 790,740! 700,802 610,834 500,838 390,806 290,744!", ink=0)
    with p.thing("eye") as e:
        e.flat(ellipse(196, 380, 70, 68), ink=2, gap=8, around=KEY)
        e.flat(ellipse(198, 382, 54, 52), ink=0, gap=5, around=KEY)
        e.flat(ellipse(208, 384, 28, 28)), e.dots([(218, 374, 9)])
        e.flat("96,296! 160,286 230,306 296,360! 230,336 160,324!")
    s.describe("A gull screams, its huge bill torn open. In the lower bill, round the tongue that is a jetty, lies a still green harbour with two boats. Houses and a church stand under stars in its throat.")
    s.moods("furious", "hushed", "startling", "secretive")
    s.themes("anger", "peace", "home", "voice", "secrets")
    s.says("shout", "tonsils", "opera", "seaside", "tantrum", "silence", "karaoke", "say aah", "inner peace", "my chips!", "too loud for this house", "the quiet at the bottom", "it shouts to keep that safe", "mother calling us in", "he meant it kindly", "next stop, the stomach", "a whole village swallowed", "the monster under my temper", "bark worse than bite", "Jonah’s postcard", "listen to what I’m not saying", "all the boats came home", "a dentist’s dream", "wake the village", "a church with a tongue", "the calm behind the storm", "go on, look inside", "small lights, big mouth", "I was never angry, only far", "who lives down there?", "the last ferry", "anger has an address", "the word before the word", "silent night", "cathedral for one", "hear me out", "down the red lane", "somebody forgot me in there", "tell it to the sea", "tip of the tongue", "sore throat", "he sings only at home", "mouth of the river", "safe haven")  # fmt: skip
    s.relate("screaming gull", "contains", "harbour")
    s.about(place="a slip by the sea", time="day outside, night within", light="from the upper right", composition="diagonal", view="near, at the open bill", foreground="the rim of a bill", unexplained="who sleeps in the harbour")
