"""Inside the Shout: down the throat of a screaming gull lies a harbour where nothing moves."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse

BEAK = "384,-30! 330,60 262,220 176,420 84,596! 120,690 190,860 290,1050 380,1230! 452,1230! 540,1050 630,860 690,700 716,596! 628,420 540,220 474,60 424,-30!"
MOUTH = "400,60! 350,130 296,260 220,440 148,600! 190,720 250,860 330,1020 414,1150! 490,1020 570,860 624,720 652,600! 580,440 506,260 452,130"
HEAD = "250,-20! 110,140 56,380 50,600 90,800 180,1000 310,1230! 490,1230! 620,1000 710,800 750,600 744,380 690,140 550,-20!"
HOLE = "266,784! 262,700 272,640 300,520 350,430 416,384! 486,430 540,520 566,640 570,784! 500,806 416,814 330,806"


@card(id="lnh0y9", title="Inside the Shout", seed=90, palette="lino_salt_rose", light=(0, 0.2))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0, -0.3, 0.5)])
    with p.thing("dark") as n:
        n.flat("-10,-10! 810,-10! 810,1210! -10,1210!")
    with p.thing("screaming gull", "subject") as g:
        g.flat(HEAD, ink=0)
        for line, lean, seed in (([(240, -20), (90, 150), (44, 380), (44, 600), (90, 800), (180, 1000), (300, 1230)], 195, 1), ([(560, -20), (710, 150), (756, 380), (756, 600), (710, 800), (620, 1000), (500, 1230)], -15, 1)):
            wedges(g, fringe(line, 34, (46, 110), lean - 90, seed=seed), 46, 0)
        for line, lean in (([(84, 690), (150, 850), (290, 1110)], 204), ([(716, 690), (650, 850), (510, 1110)], -24)):
            wedges(g, fringe(line, 12, (50, 90), lean - 90, seed=5), 17)
        for k, x in ((-1, 150), (1, 650)):
            g.flat(ellipse(x, 262, 86, 78), ink=0)
            g.flat(ellipse(x, 262, 70, 64), ink=2)
            g.flat(ellipse(x, 262, 54, 49), ink=0)
            g.flat(ellipse(x + k * -8, 266, 17, 17), ink=KEY)
            g.flat([(x + k * 100, 150), (x + k * 20, 156), (x - k * 50, 210), (x - k * 84, 300), (x - k * 40, 254), (x + k * 20, 214), (x + k * 70, 196)], ink=KEY)
        g.flat(BEAK, ink=1, gap=9, around=KEY)
        g.flat(MOUTH, ink=2, gap=8, around=KEY)
        with g.within(MOUTH):
            for k, (w, top) in enumerate(((208, 180), (182, 262), (158, 330))):
                g.strokes([[(416 - w * 1.16, 800), (416 - w, 600), (416 - w * 0.7, 430 - 10 * k), (416, top), (416 + w * 0.7, 430 - 10 * k), (416 + w, 600), (416 + w * 1.16, 800)]], 17, ends=(0.5, 0.5), black=True)
            g.strokes([[(405, 90), (410, 220), (414, 372)]], 16, ends=(0.3, 0.8), black=True)
            g.flat("250,760! 330,748 400,790 416,830! 440,786 500,748 590,760! 580,850 520,960 450,1080 412,1160! 370,1080 310,960 260,850", ink=1, gap=8, around=KEY)
            g.strokes([[(416, 850), (414, 960), (410, 1100)]], 14, ends=(0.9, 0.1), black=True)
            g.strokes([[(330, 810), (360, 900), (392, 1010)], [(500, 810), (470, 900), (432, 1010)], [(290, 800), (310, 860), (340, 930)], [(540, 800), (520, 860), (490, 930)]], 9, ends=(0.8, 0.1))
    with p.thing("harbour", "accent") as h:
        h.flat(HOLE, ink=KEY)
        with h.within(HOLE):
            h.flat("200,640! 640,640! 640,830! 200,830!", spot=True)
            h.flat("200,640! 262,640! 262,592! 288,566! 312,592! 312,604! 344,580! 376,604! 376,640! 380,668! 200,690!", ink=0)
            h.flat("470,640! 470,596! 500,566! 530,594! 530,580! 560,556! 600,590! 600,690! 466,660!", ink=0)
            for x, y in ((330, 616), (288, 610), (498, 612), (546, 612)):
                h.flat([(x - 7, y - 8), (x + 7, y - 8), (x + 7, y + 8), (x - 7, y + 8)], ink=KEY)
            for x, top, low in ((404, 470, 664), (436, 500, 650), (376, 540, 664)):
                h.flat([(x - 3, top), (x + 3, top), (x + 3, low), (x - 3, low)], ink=0)
                h.flat([(x - 26, low - 6), (x + 26, low - 6), (x + 18, low + 14), (x - 18, low + 14)], ink=KEY)
                h.flat([(x - 11, top - 4), (x - 4, top - 14), (x + 6, top - 12), (x + 14, top - 4), (x + 4, top)], ink=0)
                h.strokes([[(x, low + 22), (x - 2, low + 60), (x, low + 110)]], 6, ends=(0.9, 0.2))
            h.prick([(330, 520, 3), (470, 540, 3.4), (500, 510, 2.6), (372, 470, 2.8), (446, 450, 3)])
    s.describe("A gull screams full in our face, beak torn wide open. Far down its red throat lies a small harbour under snow. Boats stand there on still, green water.")
    s.moods("furious", "hushed", "startling", "secretive")
    s.themes("anger", "peace", "home", "voice", "secrets")
    s.says("shout", "tonsils", "opera", "seaside", "tantrum", "silence", "homesick", "karaoke", "say aah", "inner peace", "my chips!", "too loud for this house", "the quiet at the bottom", "it shouts to keep that safe", "mother calling us in", "he meant it kindly", "next stop, the stomach", "a whole village swallowed", "the monster under my temper", "bark worse than bite", "Jonah’s postcard", "listen to what I’m not saying", "all the boats came home", "a dentist’s dream", "wake the neighbours", "a church with a tongue", "the calm behind the storm", "go on, look inside", "small lights, big mouth", "I was never angry, only far", "who lives down there?", "the last ferry", "anger has an address", "the word before the word", "silent night", "cathedral for one", "hear me out", "down the red lane", "somebody forgot me in there", "tell it to the sea", "the neighbours have opinions", "sore throat", "he sings only at home", "mouth of the river")  # fmt: skip
    s.relate("screaming gull", "contains", "harbour")
    s.about(place="a slip by the sea", time="day outside, night within", light="from the end of the throat", composition="centred", view="near, frontal", foreground="the edges of a beak", unexplained="who sleeps in the harbour")
