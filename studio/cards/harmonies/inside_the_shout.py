"""Inside the Shout: down the throat of a screaming gull lies a harbour where nothing moves."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HEAD = (
    "400,70! 300,84 200,140 126,230 84,340 66,460 64,590 80,720 116,850 160,950! 140,1060 110,1140 80,1230! 720,1230! 690,1140 660,1060 640,950! "
    "684,850 720,720 736,590 734,460 716,340 674,230 600,140 500,84"
)
BEAK = "402,84! 428,108 450,180 490,270 556,390 630,500 700,590! 680,690 616,800 540,920 474,1030 434,1104 402,1140! 370,1104 330,1030 264,920 188,800 124,690 104,590! 174,500 248,390 314,270 354,180 376,108"
MOUTH = "402,190! 446,280 516,400 590,510 650,592! 626,680 566,780 504,890 446,990 402,1062! 358,990 300,890 238,780 178,680 154,592! 214,510 288,400 358,280"
HOOK = "376,100! 402,76 428,100! 440,160 432,220 402,272! 372,220 364,160"
HOLE = "244,652! 252,560 296,460 350,402 402,380! 454,402 508,460 552,560 560,652!"
WATER = "196,650! 608,650! 590,706 540,790 480,890 402,1010! 324,890 264,790 214,706!"
TONGUE = "402,972! 366,936 344,872! 362,862 358,800 374,720 392,652! 412,652! 430,720 446,800 442,862 460,872! 438,936"
HULL = "-52,-12! -20,-4 20,-4 52,-14! 44,12 30,22 -30,22 -44,12!"


@card(id="lnh0y9", title="Inside the Shout", seed=90, palette="lino_salt_rose", light=(0, 0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0, -0.3, 0.5)])
    with p.thing("sky") as n:
        n.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=1)
        n.strokes([[(30, 60), (90, 54), (160, 62)], [(620, 50), (690, 44), (770, 54)], [(30, 1010), (60, 1004), (110, 1012)], [(690, 1000), (730, 994), (770, 1002)]], 12, ends=(0.1, 0.1))
    with p.thing("screaming gull", "subject") as g:
        g.flat(HEAD, ink=0, gap=8, around=KEY)
        for k in (-1, 1):
            with g.down_to(1):
                rows = ((214, 960), (180, 1010), (232, 1050), (150, 1080), (196, 1110), (280, 700), (296, 640), (262, 760))
                g.strokes([[(402 + k * x, y), (402 + k * (x - 4), y + 40), (402 + k * (x + 2), y + 76)] for x, y in rows], 15, ends=(0.3, 0.1))
        for k, x in ((-1, 178), (1, 626)):
            g.flat(ellipse(x, 350, 82, 84), ink=2)
            g.flat(ellipse(x, 350, 66, 68), ink=0)
            g.flat(ellipse(x - k * 10, 356, 34, 36))
            g.dots([(x - k * 10 - 12, 342, 10)])
            g.strokes([[(x - k * 74, 236), (x, 212), (x + k * 60, 236)]], 12, ends=(0.2, 0.2), black=True)
        g.flat(BEAK, ink=1, gap=10, around=KEY)
        g.flat("376,1086! 402,1100 428,1086! 424,1110 402,1132 380,1110!", ink=2)
        g.flat(MOUTH, ink=2, gap=8, around=KEY)
        g.strokes([[(288, 364), (304, 340), (314, 312)], [(516, 364), (500, 340), (490, 312)]], 11, ends=(0.7, 0.3), black=True)
        with g.within(MOUTH):
            for w, top in ((214, 262), (186, 316)):
                g.strokes([[(402 - w * 1.1, 800), (402 - w, 620), (402 - w * 0.66, 450), (402, top), (402 + w * 0.66, 450), (402 + w, 620), (402 + w * 1.1, 800)]], 15, ends=(0.5, 0.5), black=True)
        g.flat(HOOK, ink=1, gap=9, around=KEY)
        g.strokes([[(396, 120), (390, 160), (394, 210)]], 8, ends=(0.2, 0.6))
    with p.thing("harbour", "accent") as h:
        h.flat(HOLE)
        h.flat(WATER, spot=True, gap=8, around=KEY)
        with h.within(HOLE):
            h.prick([(330, 520, 3.4), (470, 530, 3.6), (500, 500, 3), (366, 470, 3.2), (440, 446, 3.4), (402, 500, 3)])
        h.flat("236,656! 240,600! 268,572! 298,600! 300,612! 326,586! 354,612! 356,656!", ink=0, gap=5, around=KEY)
        h.flat("452,656! 454,604! 482,574! 510,602! 512,612! 536,590! 562,614! 564,656!", ink=0, gap=5, around=KEY)
        for x, y in ((258, 626), (282, 626), (314, 632), (338, 632), (472, 628), (496, 628), (526, 632), (548, 632)):
            h.flat([(x - 6, y - 8), (x + 6, y - 8), (x + 6, y + 8), (x - 6, y + 8)])
        h.flat(TONGUE, ink=1, gap=7, around=KEY)
        h.strokes([[(402 - w, y), (402, y + 4), (402 + w, y)] for w, y in ((15, 690), (22, 726), (28, 766), (34, 812), (36, 862))], 7, ends=(0.6, 0.6), black=True)
        for x, y, k in ((330, 690, 0.5), (470, 688, 0.46), (312, 772, 0.86), (498, 762, 0.8)):
            h.flat(moved([(-4, -130), (4, -130), (5, -6), (-5, -6)], (x, y), k), ink=0, gap=4, around=KEY)
            h.flat(moved("8,-120! 60,-24! 8,-20!", (x, y), k), ink=0, gap=4, around=KEY)
            h.flat(moved(HULL, (x, y), k), gap=5)
            h.strokes([[(x - 30 * k, y + 36 * k), (x, y + 40 * k), (x + 30 * k, y + 36 * k)]], 6 * k + 2, ends=(0.3, 0.3))
    s.describe("A gull screams full in our face, beak torn wide open. Far down its red throat lies a small harbour under snow. Boats stand on its still, green water, and the tongue is the jetty.")
    s.moods("furious", "hushed", "startling", "secretive")
    s.themes("anger", "peace", "home", "voice", "secrets")
    s.says("shout", "tonsils", "opera", "seaside", "tantrum", "silence", "homesick", "karaoke", "say aah", "inner peace", "my chips!", "too loud for this house", "the quiet at the bottom", "it shouts to keep that safe", "mother calling us in", "he meant it kindly", "next stop, the stomach", "a whole village swallowed", "the monster under my temper", "bark worse than bite", "Jonah’s postcard", "listen to what I’m not saying", "all the boats came home", "a dentist’s dream", "wake the neighbours", "a church with a tongue", "the calm behind the storm", "go on, look inside", "small lights, big mouth", "I was never angry, only far", "who lives down there?", "the last ferry", "anger has an address", "the word before the word", "silent night", "cathedral for one", "hear me out", "down the red lane", "somebody forgot me in there", "tell it to the sea", "the neighbours have opinions", "sore throat", "he sings only at home", "mouth of the river")  # fmt: skip
    s.relate("screaming gull", "contains", "harbour")
    s.about(place="a slip by the sea", time="day outside, night within", light="from the end of the throat", composition="centred", view="near, frontal", foreground="the edges of a beak", unexplained="who sleeps in the harbour")
