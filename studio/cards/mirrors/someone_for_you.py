"""Someone for You: a street lamp bows to a puddle, and what looks up out of it is a sunflower."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

POST = tube("164,780,26 166,660,18 160,480,15 168,300,14 222,150,14 340,84,14 446,124,14 492,220,14 506,300,16")
HEAD = "474,296! 506,284 538,296! 566,336 582,400 612,450 658,486! 622,512 508,524 394,512 358,486! 404,450 434,400 450,336"
PUDDLE = "40,960 84,866 180,808 310,796 430,810 540,792 650,806 738,860 768,946 742,1030 670,1092 560,1126 440,1114 330,1142 200,1126 96,1066"
STEM = tube("164,780,9 164,880,11 184,1000,12 256,1084,12 370,1094,12 460,1050,12 506,960,13")


@card(id="ootwn0", title="Someone for You", seed=21, palette="riso_last_sun", light=(0.4, 0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.4, 0.6, 0.5)])
    with d.thing("street", "place") as g:
        g.flat("-20,-20! 820,-20! 820,720! -20,720!", purple=1)
        g.flat("-20,690! 820,690! 820,1240! -20,1240!", purple=1, sunflower=1)
        g.flat("388,500! 628,500! 742,830 756,930 740,1000! 250,1000! 196,940 210,880!", sunflower=1)
    with d.thing("sunflower in the puddle", "subject") as p:
        p.flat(PUDDLE, gap=6, purple=1)
        with p.within(PUDDLE):
            p.flat(STEM)
            p.flat("186,960! 226,894 300,884 372,920! 330,972 254,990!", gap=0)
            p.flat("262,1082! 280,1030 340,1010 392,1030! 372,1070 320,1090!", gap=0)
            with p.in_inks(purple=1):
                p.strokes([[(196, 960), (270, 934), (350, 922)], [(270, 1076), (330, 1048), (384, 1034)]], 6, ends=(1, 0.2))
            for k in range(17):
                petal = moved("0,-60 26,-104 16,-158 0,-178 -16,-158 -26,-104", (0, 0), 1, k * 360 / 17 + (k % 3) * 3)
                p.flat([(508 + x * 1.06, 932 + y * 0.68) for x, y in petal], gap=4, sunflower=1)
            p.flat(ellipse(508, 932, 86, 54), gap=4, purple=1, sunflower=1)
            p.strokes([[(90, 1010), (120, 1030), (150, 1030)], [(600, 1084), (650, 1080), (700, 1050)]], 7, ends=(0.2, 0.2))
    with d.thing("street lamp", "subject") as t:
        t.flat(POST, gap=5)
        t.flat("112,786! 118,760 138,750 146,700! 184,700! 192,750 212,760 218,786! 164,796", gap=5)
        t.flat(HEAD, gap=6)
        t.flat("380,500! 508,514 636,500! 598,534 508,544 418,534", gap=5, sunflower=1)
        with t.in_inks(purple=1):
            t.strokes([line("442,356 508,358 574,356")], 6, ends=(1, 1))
            t.strokes([line("144,700 164,704 186,700")], 6, ends=(1, 1))
    s.describe("A street lamp bows its long neck over a puddle at night. In the puddle there is no lamp: a white stem bends down and up again, and on it a sunflower turns its face into the light.")
    s.moods("tender", "hopeful", "dreamy", "bright")
    s.themes("love", "reflection", "light", "growth", "meeting")
    s.says("hello, you", "sunflower", "love at first light", "a bright idea", "narcissist", "metamorphosis", "look what you could be", "matchmaker", "blind date", "bend a little", "heads together", "photosynthesis", "the wrong reflection", "you light up my life", "a puddle of sunshine", "almost kissing", "what the lamp dreams", "summer, stored", "is that me?", "watering hours", "turn your face to it", "opposites under water", "shy giant", "growing downwards", "long-distance love", "the flower next door", "in another life I bloom", "crush", "it must be spring somewhere", "narcissus", "light pollution", "after the rain", "electric garden", "a different kind of bulb", "someone looked up", "longing", "I see you", "gardener of the night", "good morning, moonless", "we bow to each other", "deep roots", "what if it dries?", "the secret pet of a lamp post", "thirst")  # fmt: skip
    s.relate("street lamp", "is reflected as", "sunflower in the puddle")
    s.relate("street lamp", "feeds", "sunflower in the puddle")
    s.about(place="a street with a puddle", time="night", light="from the lamp, downwards", composition="split", view="eye level, low", foreground="a wide puddle", unexplained="where the lamp's own reflection has gone", weather="after rain")
