"""She Won't Be Told: a ruffled hen sits on hailstones and spreads wider."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved

HEN = "296,196 246,206 214,244 206,292 212,338 200,400 164,470 110,540 60,640 40,760 60,880 116,950! 200,930 300,964 400,940 520,966 640,936 760,960 840,900! 860,440! 790,420 720,450 640,480 560,480 480,450 420,390 392,330 384,270 352,212"
LIP = "-36,-4! -26,28 0,44 26,28 36,-4! 20,16 0,25 -20,16"


@card(id="7zgljn", title="She Won’t Be Told", seed=94, palette="lino_sulphur", light=(-0.8, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.7, -0.4, 0.5)])
    with p.thing("yellow sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,900! -20,900!", ink=1)
    with p.thing("yard", "place") as yard:
        yard.flat("-20,830! 200,816 500,828 820,816! 820,1220! -20,1220!", ink=2)
        yard.flat("-20,1074! 120,1040 330,1056 560,1036 820,1060! 820,1220! -20,1220!", ink=0)
        with yard.down_to(2):
            yard.strokes([[(60, 1126), (200, 1114), (330, 1126)], [(430, 1104), (560, 1096), (700, 1108)], [(240, 1172), (420, 1160), (580, 1170)]], 9, ends=(0.1, 0.5))
    with p.thing("clutch of hailstones", "accent") as clutch:
        for x, y, r in ((126, 960, 64), (244, 990, 68), (368, 978, 62), (486, 994, 74), (612, 982, 64), (728, 982, 66)):
            clutch.flat(ellipse(x, y, r, r * 0.94), ink=0, gap=7, around=KEY)
            clutch.flat(moved("0.95,-0.1! 0.6,0.72 -0.1,0.92 -0.7,0.6! 0,0.62 0.6,0.4", (x, y), r), ink=2)
        clutch.flat("468,940! 488,984! 470,1000! 500,1026! 490,1056! 516,1022! 490,998! 506,982! 482,938!", ink=KEY)
    with p.thing("hen", "subject") as hen:
        for x, a in ((650, -4), (710, 12), (776, 28), (600, -20)):
            hen.flat(moved("-30,0! -52,-110 -30,-210 10,-250 44,-200 50,-100 30,0!", (x, 510), 1.0, a), gap=6, around=1)
        wedges(hen, fringe([(200, 400), (164, 470), (110, 540), (60, 640), (40, 760), (60, 880)], length=(26, 44), turn=-117, every=30, seed=5), 25)
        wedges(hen, fringe([(392, 330), (420, 390), (480, 450), (560, 480), (640, 480)], length=(16, 30), turn=-55, every=26, seed=6), 22)
        hen.flat(HEN)
        with hen.within(HEN):
            for row in range(7):
                for k in range(5):
                    x, y = 268 - row * 26 + k * 84 + row % 2 * 42, 440 + row * 76 + k * 8
                    if x < 560 - row * 6 and not (k > 1 and row < 1):
                        hen.flat(moved(LIP, (x, y), 0.9 + row * 0.06, 14), ink=0 if x < 250 + row * 4 else 2)
        hen.flat("500,560! 590,520 720,530 840,560! 840,880! 740,870 640,820 560,740!", ink=2, gap=7, around=0)
        for k, (x, y) in enumerate(((690, 560), (610, 590), (660, 680), (740, 700), (730, 800))):
            hen.flat(moved("-104,-6! -60,-36 0,-44 130,-40! 130,40! 0,34 -60,22", (x, y), 0.92, 16), ink=KEY, gap=6, around=2)
        hen.flat("216,256! 190,236 176,196 190,150 210,168 218,190! 222,140 244,112 262,136 264,170! 276,118 300,100 318,126 314,166! 328,140 350,138 362,168 356,216 340,250 290,224 250,228!", ink=2, gap=6, around=1)
        hen.flat("212,268! 170,256 122,282 96,326! 150,318 214,316!", ink=0, gap=7, around=KEY)
        hen.flat("212,332! 160,336 120,364! 170,372 214,358!", ink=0, gap=7, around=KEY)
        hen.flat("222,356! 190,374 180,424 206,456 232,430 250,364!", ink=2, gap=6, around=0)
        hen.flat(ellipse(276, 280, 36, 33), ink=1)
        hen.flat(ellipse(268, 284, 17, 17))
        hen.strokes([[(226, 270), (272, 246), (322, 262)]], 16, ends=(0.3, 0.3), black=True)
        hen.dots([(262, 277, 5)], 0)
        hen.strokes([[(150, 180), (132, 130), (150, 84)], [(112, 210), (90, 140), (108, 80)], [(420, 230), (440, 180), (424, 124)], [(460, 250), (484, 184), (466, 118)]], 10, ends=(0.15, 0.3), black=True)
    s.describe("A big ruffled hen sits on hailstones instead of eggs. She shivers, her beak is open. Meltwater spreads over the yard from under her, and one of the stones has a crack.")
    s.moods("stubborn", "funny", "tender", "cold")
    s.themes("motherhood", "devotion", "folly", "weather", "hope")
    s.says("brrr", "broody", "stubborn", "motherhood", "icebox", "adoption", "faith", "melting", "incubator", "cold feet", "sunk cost", "frozen chicken", "you love what you’re given", "don’t count your chickens", "any minute now", "hot water bottle", "I’m not getting up", "somebody else’s weather", "she will not hear of it", "my children are a bit distant", "spring comes out of this", "it moved!", "love makes puddles", "home is where I sit", "warming to the idea", "the last of the winter", "who laid these?", "sitting out the storm", "she believes in them", "a mother’s cold comfort", "one of them is hatching", "what I did for a hobby", "I have a good feeling about it", "they grow down so fast", "tough love", "everyone told her", "all my eggs in one blizzard", "wet behind the knees", "the thaw begins at home", "look at me when I’m freezing", "on ice", "the sky dropped them, I kept them", "nobody is allowed to laugh", "soon there will be nothing left")  # fmt: skip
    s.relate("hen", "guards", "clutch of hailstones")
    s.about(place="a farmyard", time="after a hailstorm", light="storm yellow, from the left", composition="right", view="near, eye level", foreground="a row of hailstones and meltwater", unexplained="what is hatching from the cracked one", weather="after hail")
