"""Let Go First: a heron holds an eel, and the eel, twice round its neck, holds the heron."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.lino_wedges import lens, plume, wedges
from reverie_studio.sculpt.long_bands import long_band
from reverie_studio.sculpt.marks import ellipse

HEAD = "430,300! 440,240 412,180 356,148 300,150 256,176 224,208! 150,252 80,304 18,362! 90,338 160,318 238,304! 262,330 300,350 350,356 400,350"
NECK = "300,330! 330,400 340,480 330,560 330,640 350,720 400,800! 560,800! 520,720 490,640 488,560 492,470 484,390 440,300!"
EEL = "270,690! 220,650 170,610 120,570 96,560! 72,566 66,584 84,600! 60,604 66,622 90,630! 120,650 130,700 170,740 260,762!"
BODY = "330,800! 350,730 400,690! 480,700 560,716 660,760 760,830 840,900! 840,1130 740,1120 620,1086 500,1040 410,980 350,890"


@card(id="eh8isu", title="Let Go First", seed=7, palette="lino_sulphur", light=(-0.5, 0.1))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.5, 0.1, 0.5)])
    with p.thing("storm", "place") as sky:
        sky.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        sky.flat("-20,830! 200,822 500,836 820,826! 820,980! -20,980!", ink=1)
        sky.flat("-20,972! 300,966 600,976 820,968! 820,1220! -20,1220!")
        sky.strokes(wedges([(560, 60), (680, 130), (780, 240)], 9, (90, 170), (112, 104)) + wedges([(40, 620), (120, 660), (220, 690)], 7, (60, 120), (108, 104), 0, 4), 10, ends=(0.1, 0.8), black=True)
        with sky.down_to(1):
            sky.strokes([[(x, y), (x + w / 2, y - 3), (x + w, y)] for x, y, w in ((30, 1030, 160), (60, 1090, 110), (200, 1150, 180), (660, 1160, 120), (30, 1180, 90), (240, 1010, 80))], 11, ends=(0.1, 0.5))
    with p.thing("heron", "subject") as heron:
        for x, knee in ((500, 486), (600, 610)):
            heron.flat(long_band([(x, 1030, 20), (knee, 1100, 13), (knee + 6, 1240, 13)]), ink=1, gap=6, around=KEY)
        with p.thing("eel behind") as eel:
            line = [(470, 660, 30), (420, 700, 38), (320, 730, 38), (240, 724, 36)]
            eel.flat(long_band(line), EEL, ink=1, gap=6, around=KEY)
            eel.flat(long_band(line), ink=1), eel.flat(EEL, ink=1)
            eel.flat(long_band(line, side=(0.1, 1)))
        heron.flat("390,176! 470,190 580,240 690,330! 570,284 470,260 400,250", gap=6)
        heron.flat("396,230! 470,260 540,320 590,400! 500,340 440,310 390,300", gap=6)
        heron.flat(NECK, HEAD, ink=0, gap=8, around=KEY)
        heron.flat(NECK, ink=0), heron.flat(HEAD, ink=0)
        heron.flat(BODY, gap=8)
        heron.flat("256,190! 300,164 360,160 420,190 440,230! 390,216 330,222 270,246! 262,216", ink=KEY)
        with heron.within(HEAD):
            heron.flat("10,370! 100,300 220,214! 262,250 250,306 160,322!", ink=1)
        heron.strokes([[(30, 356), (120, 300), (230, 268), (280, 270)]], 8, ends=(0.2, 0.3), black=True)
        heron.strokes([[(224, 208), (262, 240), (244, 300)]], 7, ends=(0.2, 0.2), black=True)
        heron.flat(ellipse(310, 256, 34, 30)), heron.flat(ellipse(310, 256, 27, 23), ink=1), heron.flat(ellipse(303, 254, 12, 13))
        heron.strokes([[(268, 236), (306, 222), (352, 240)]], 10, ends=(0.3, 0.2), black=True)
        with heron.within(NECK):
            heron.strokes([[(350 + 5 * (k % 2), 380 + 66 * k), (362 + 5 * (k % 2), 404 + 66 * k), (360, 430 + 66 * k)] for k in range(6)], 13, ends=(0.2, 0.5), black=True)
            with heron.down_to(2):
                heron.strokes([[(470, 370 + 50 * k), (452, 410 + 50 * k), (456, 450 + 50 * k)] for k in range(8)], 13, ends=(0.5, 0.1))
        with heron.within(BODY):
            for k in range(7):
                heron.flat(plume((460 + 36 * k, 730 + 18 * k), (640 + 40 * k, 950 + 34 * k), 44, -14), gap=7, around=2)
            with heron.down_to(2):
                heron.strokes([[(500 + 40 * k, 790 + 22 * k), (560 + 40 * k, 850 + 26 * k), (610 + 40 * k, 920 + 30 * k)] for k in range(6)], 9, ends=(0.1, 0.9))
        for k in range(7):
            heron.flat(lens((350 + 34 * k, 746 + 8 * (k % 2)), (330 + 28 * k + 10 * (k % 3), 900 + 46 * (k % 3) + 14 * k), 18, 0.35, 8), ink=0, gap=6, around=KEY)
    with p.thing("eel", "witness") as front:
        for line in ([(180, 300, 32), (200, 390, 36), (290, 452, 38), (400, 470, 38), (490, 456, 37), (530, 430, 26), (540, 410, 5)], [(284, 556, 5), (284, 576, 26), (330, 620, 38), (420, 636, 38), (500, 620, 36), (536, 594, 24), (540, 574, 5)], [(126, 300, 26), (70, 380, 28), (96, 480, 24), (60, 570, 15), (84, 640, 3)]):
            front.flat(long_band(line), ink=1, gap=7, around=KEY)
            front.flat(long_band(line, side=(-1, -0.1)))
            front.strokes([[(x, y) for x, y, _ in line]], 7, ends=(0.1, 0.3))
        front.flat("112,310! 120,270 150,240 190,262 216,310! 190,330 140,336", ink=1, gap=7, around=KEY)
        front.flat("112,310! 120,270 150,240 180,254 160,284 140,320")
        front.flat("270,690! 220,650 170,610 120,570 96,560! 72,566 66,584! 110,604 150,640 190,690 230,730 280,732!")
        front.strokes([[(66, 588), (96, 606), (128, 618)]], 7, ends=(0.2, 0.2), black=True)
        front.flat(ellipse(124, 592, 17, 15), ink=0), front.flat(ellipse(120, 588, 8, 8))
        front.flat(lens((150, 588), (262, 600), 14, 0.35, -16), gap=5)
    with p.thing("bill") as bill:
        bill.flat("224,208! 150,252 80,304 18,362! 80,330 150,296 236,266!", ink=1, gap=6, around=KEY)
        bill.strokes([[(60, 330), (130, 286), (200, 250)]], 7, ends=(0.1, 0.6))
    s.describe("A heron has an eel in its bill. The eel is wound twice round the heron’s neck and looks up at it. Both wear a black crest.")
    s.moods("tense", "stubborn", "droll", "grim")
    s.themes("struggle", "marriage", "stubbornness", "appetite", "balance")
    s.says("necktie", "marriage", "stalemate", "scarf", "negotiation", "knot", "in-laws", "custody", "tango", "indigestion", "spaghetti", "you let go first", "no, you", "close friends", "it could have been an embrace", "on three we both stop", "bite off more than you can chew", "till death us do part", "we used to be so fond", "choke on it", "long division", "who caught whom?", "a tie for every occasion", "love is a strong grip", "my brother and I, back seat", "he wears his dinner", "terms and conditions", "staring contest", "I can wait all day", "dependence", "a taste for each other", "not one swallow", "the hungry and the held", "sunk cost", "wrapped up in work", "the storm can’t decide either", "hold me but not like that", "my habit has me", "what you seize seizes you", "the prisoner’s warden", "dressed for the argument", "slippery customer", "two winners, no prize", "mouths full, nothing to say")  # fmt: skip
    s.relate("heron", "catches", "eel")
    s.relate("heron", "is trapped in", "eel")
    s.about(place="the edge of the flats", time="before a storm", light="a yellow gap on the horizon", composition="diagonal", view="near, eye level", foreground="dark water", unexplained="why the eel wears a crest like the heron’s", weather="a storm gathering")
