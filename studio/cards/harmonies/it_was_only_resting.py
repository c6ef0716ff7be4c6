"""It Was Only Resting: the ploughed field was a rook all the time; now it lifts a wing of furrows, and the land beneath is white."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import blade
from reverie_studio.sculpt.gouges import chatter
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

ROOK = (
    "-10,962! 40,920 110,880 150,860! 150,810 176,770 220,744 276,740 330,766 372,800! 440,760 540,740 640,760 720,800 830,860! "
    "830,1010! 700,1000 560,1010 440,1040 340,1040 250,1010 200,970 176,930! 120,944 60,960!"
)
ARM = "400,812! 404,740 440,670 488,600! 476,520 454,430 440,350 446,290 476,262! 516,286 536,350 552,440 576,530 588,600 584,680 600,750 640,806! 560,850 460,850!"
QUILLS = (  # root and tip of each feather, from the body up
    (590, 740, 850, 812), (584, 690, 870, 728), (578, 640, 880, 640), (572, 590, 880, 552), (562, 540, 868, 462), (550, 490, 850, 372),
    (538, 440, 824, 284), (526, 396, 788, 200), (514, 356, 736, 124), (500, 324, 672, 64), (484, 302, 596, 30), (466, 290, 520, 36),
)
TROUSERS = "-34,-132! 36,-132! 42,-64 40,-8! 8,-8! 6,-70 1,-98 -4,-70 -8,-8! -40,-8! -40,-64"
SHIRT = "-35,-126! 37,-126! 46,-178 50,-216 32,-236 0,-242 -32,-236 -50,-216 -46,-178"


@card(id="a03m3i", title="It Was Only Resting", seed=37, palette="lino_peat", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.3, 0.5)])
    with p.thing("evening") as sky:
        sky.flat("-20,-20! 820,-20! 820,800! -20,800!", ink=1)
        with sky.down_to(0):
            sky.strokes(chatter((0, 50, 380, 560), 9, (120, 300), -3, seed=4), 10, ends=(0.05, 0.1))
    with p.thing("ploughland", "place") as f:
        f.flat("-20,700! 100,680 260,690 420,670 620,640 820,660! 820,1220! -20,1220!", ink=2)
        f.flat("330,1010! 440,880 560,800 700,760 830,760! 830,1060! 560,1080!", ink=0)
        with f.down_to(KEY):
            f.strokes([[(-20, 1090 + 26 * k), (200 + 10 * k, 1100 + 22 * k), (520 + 20 * k, 1090 + 24 * k), (830, 1110 + 20 * k)] for k in range(7)], 9, ends=(0.6, 0.2))
    with p.thing("rook of furrows", "subject") as t:
        for k, (x, y, u, v) in enumerate(QUILLS):
            far, way = math.hypot(u - x, v - y), math.degrees(math.atan2(v - y, u - x))
            t.flat(blade((x, y), way + 4, far, 40 - 0.9 * k, -0.06), gap=6, around=0)
            with t.down_to(2):
                t.strokes([moved([(far * q, -0.05 * far * q * (q - 1.4)) for q in (0.3, 0.62, 0.92)], (x, y), 1.0, way)], 10, ends=(0.3, 0.05))
        t.flat(ARM, gap=7)
        for x, y, u, v in QUILLS[:-3]:
            t.flat(blade((x - 46, y + 8), math.degrees(math.atan2(v - y, u - x)) + 6, 168, 33, -0.05), gap=6, around=0)
        t.flat(ARM)
        t.flat(ROOK, gap=8, around=0)
        t.flat("424,830! 436,760 470,700 510,640 560,640 580,700 600,760 630,810 600,850 500,860!")
        with t.down_to(2):
            t.strokes([[(470, 330), (484, 400), (504, 450)], [(510, 470), (524, 530), (526, 590)], [(490, 650), (452, 710), (430, 770)], [(536, 650), (510, 720), (500, 780)]], 12, ends=(0.2, 0.1))
            t.strokes([[(390 + 6 * q, 890 + 26 * q), (560, 866 + 28 * q), (700, 880 + 26 * q), (830, 916 + 20 * q)] for q in range(4)], 12, ends=(0.1, 0.4))
        t.flat("-10,962! 40,920 110,880 150,860! 168,890 176,930! 120,944 60,960!", ink=1, gap=5, around=KEY)
        t.strokes([[(0, 954), (80, 926), (158, 912)]], 7, ends=(0.3, 0.8), black=True)
        t.dots([(224, 836, 29)]), t.dots([(222, 838, 16)], KEY), t.dots([(216, 832, 5)])
        t.strokes([[(186, 826), (214, 806), (256, 818)]], 9, ends=(0.3, 0.2))
    with p.thing("farm") as h:
        h.flat("60,690! 60,646! 130,646! 130,690!", ink=0)
        h.flat("46,650! 74,614! 118,614! 146,650!", "150,690! 150,660! 210,660! 210,690!")
    with p.thing("man with a hoe", "witness") as m:
        at = (650, 1160)
        m.flat(moved(TROUSERS, at), moved("-46,-6! -6,-6! -6,4 -56,4!", at), moved("6,-6! 44,-6! 56,4 6,4!", at), gap=6)
        m.flat(tube([(572, 830, 6), (570, 1000, 6), (566, 1160, 6)]), ink=1, gap=5, around=KEY)
        m.flat(moved("-86,-334! -60,-340! -20,-332 -8,-318! -40,-322 -84,-316!", at), ink=0, gap=5, around=KEY)
        m.flat(tube([(688, 950, 16), (722, 924, 14), (736, 898, 12), (722, 876, 11), (700, 866, 10)]), ink=0, gap=6, around=KEY)
        m.flat(tube([(608, 952, 17), (586, 994, 15), (580, 1010, 14), (574, 1032, 11)]), ink=0, gap=6, around=KEY)
        m.flat(moved(SHIRT, at), ink=0, gap=6, around=KEY)
        m.strokes(moved_lines([[(-30, -230), (0, -178), (28, -128)], [(32, -230), (2, -178), (-26, -128)]], at), 10, ends=(0.9, 0.9), black=True)
        m.flat(moved(ellipse(0, -264, 24, 26), at), ink=2, gap=5, around=KEY)
        m.flat(moved("-50,-268! -26,-276 -24,-300 0,-312 24,-300 26,-276 50,-268! 24,-256 0,-254 -24,-256", at), ink=1, gap=6, around=KEY)
        m.flat("682,872! 690,852 704,854 708,870 698,882!", "562,1036! 562,1020 580,1016 588,1030 582,1046 568,1050!", ink=1, gap=5, around=KEY)
    s.describe("A ploughed field rises as an enormous rook. Its lifted wing is made of furrows, and the ground beneath is white. A man with a hoe stands before it and watches, one hand at his hat.")
    s.moods("grand", "eerie", "wistful", "astonished")
    s.themes("land", "flight", "freedom", "work", "change")
    s.says("takeoff", "awakening", "feathers", "departure", "furrows", "eviction", "harvest", "inheritance", "it was only resting", "there goes the farm", "who’s been ploughing my back?", "we never owned it", "the lease is up", "twenty years of digging", "come back, I’ve sown you", "blank underneath", "a page is turned", "the soil has plans", "rise, my darling", "crow’s acre", "what the earth was dreaming", "lift a corner and look", "I thought I knew my land", "wake the black one", "all of it, leaving", "it scratched where we hoed", "spring has wings", "light soil", "he let it go", "nobody asked the field", "the mortgage flies away", "early bird", "between sowing and reaping, sky", "careful, it’s alive", "so that was the drumming", "one wing at a time", "the ground under my feet", "potatoes for the voyage", "a farewell to turnips", "father always said it would", "goodnight, ground", "moving house", "what’s left is snow or paper", "no hard feelings")  # fmt: skip
    s.relate("rook of furrows", "grows from", "ploughland")
    s.about(place="a ploughed field", time="evening", light="low, from the left", composition="diagonal", view="far, across the field", foreground="a man with a hoe", unexplained="beneath the field the ground is white")
