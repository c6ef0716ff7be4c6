"""Did You Hear: three gargoyles gossip; the middle one laughs so hard that the rain shoots out of its nose."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

MIDDLE = "-20,690! 40,620! 66,654! 104,584! 124,632! 160,600! 136,510 166,440! 226,500 246,566! 276,530 312,526 346,566! 384,536 432,514 470,526 488,556 474,596! 424,604 362,624 304,654 272,690! 300,744 360,786 420,790! 442,828 432,866! 398,846 340,856 270,856 200,868 120,900 -20,960!"
TOP = "-20,-20! 262,-20! 300,20 330,70! 326,110 332,150 352,220 376,280 376,330 352,358! 320,352 290,320 270,290! 280,340 300,366 286,392! 270,404 250,470! 226,410 200,350 150,310 90,310 40,350 -20,400!"
HORN = "318,54! 380,50 430,10 446,-40! 520,-40! 490,60 420,110 334,118!"
LOW = "-20,1220! -20,1010! 60,1000 60,940! 130,968 180,1000! 230,960 290,962 320,1000! 346,1000 380,1004 398,1034 376,1062! 396,1080 392,1110 366,1120! 352,1140 366,1152! 380,1180 350,1220!"
JET = "476,548! 540,500 610,556 664,670 706,830 740,1020 756,1220! 606,1220! 602,1050 586,890 562,740 532,640 500,590 472,578!"


@card(id="q47jso", title="Did You Hear", seed=39, palette="riso_wet_pavement", light=(0.8, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.8, -0.3, 0.5)])
    with d.thing("sky", "place") as k:
        k.flat("-20,-20! 820,-20! 820,1220! -20,1220!", salmon=1)
    with d.thing("jet of rain", "accent") as j:
        j.flat(JET)
    with d.thing("gargoyles", "subject", count=3) as g:
        g.flat("-20,-20! 60,-20! 60,1220! -20,1220!", spruce=1, salmon=1)
        g.flat(LOW, gap=7, spruce=1)
        g.flat(MIDDLE, gap=7, spruce=1, salmon=1)
        g.flat(TOP, gap=7, spruce=1)
        g.flat(HORN, gap=7, spruce=1)
        g.flat("282,92! 210,40 120,60 60,130! 130,150 220,150", gap=6, spruce=1)
        g.flat("270,150! 300,130 326,150! 300,170!")
        g.flat(ellipse(306, 151, 9, 10), spruce=1, salmon=1)
        for x, y, w in ((300, 640, 13), (340, 622, 11), (380, 610, 11), (420, 600, 13)):
            g.flat(f"{x - w},{y + 10}! {x + w},{y - 2}! {x + 4},{y + 40}!")
        for x, y, w in ((330, 776, 11), (374, 792, 13)):
            g.flat(f"{x - w},{y - 8}! {x + w},{y + 6}! {x + 6},{y - 34}!")
        g.flat("250,700! 300,700 350,724 372,756! 330,750 290,740 262,724!")
        g.strokes([[(300, 600), (330, 580), (366, 590)], [(270, 590), (300, 560), (340, 556)], [(256, 640), (240, 700), (250, 760)]], 9, ends=(0.2, 0.2))
        g.flat(ellipse(276, 1024, 34, 36))
        g.flat(ellipse(288, 1014, 13, 14), spruce=1, salmon=1)
        g.strokes([[(222, 984), (250, 962), (290, 966)]], 9, ends=(0.2, 0.2))
        for x, y in ((90, 236), (110, 740), (120, 1090)):
            g.strokes([[(x - 40, y - 50), (x - 16, y), (x - 40, y + 60)], [(x + 10, y - 50), (x + 32, y), (x + 8, y + 60)]], 8, ends=(0.1, 0.1))
    s.describe("Three stone gargoyles stick their necks out of a wall. The top one whispers, the dark middle one laughs with its mouth wide open, and white water shoots from its nose in a great arc. The lowest stares at it, shocked.")
    s.moods("gleeful", "malicious", "shocked", "raucous")
    s.themes("gossip", "laughter", "secrets", "rain", "neighbours")
    s.says("snot", "did you hear", "gossip", "no!", "he said what?", "high society", "they know what I said", "whispers", "outburst", "splutter", "stop, I can’t", "water cooler", "stony faces", "a leak", "town hall", "tell it again", "three monkeys", "runny nose", "hot air", "ladies who lunch", "confidential", "bless you", "holding it in", "it always comes out", "hearsay", "rain on the way", "you didn’t hear it from me", "who told the clouds?", "the upper house", "what the pigeons told them", "sneezing fit", "neighbours", "word of mouth", "loose lips", "the last to know", "laughing till it rains", "gutter press", "I nearly died", "a fountain of information", "church on a wet sunday", "it was about you", "that is how floods begin", "don’t make me laugh", "the third one never gets it")  # fmt: skip
    s.relate("jet of rain", "pours out of", "gargoyles")
    s.about(place="the gutter of the city hall", time="during a shower", light="a flash of pale red sky", composition="left", view="from below, at the roof", foreground="a falling jet of water", unexplained="what they know", weather="rain")
