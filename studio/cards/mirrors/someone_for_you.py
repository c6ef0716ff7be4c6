"""Someone for You: a street lamp bows to a puddle, and what looks up out of it is a sunflower."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.mirror_rooms import line, put, tube

POST = tube("186,752,30 188,640,19 176,470,15 184,300,14 240,150,14 350,86,14 450,130,14 490,240,14 500,330,16")
HEAD = "470,316! 500,306 530,316! 560,356 576,420 606,470 650,506! 620,532 500,544 384,532 350,506! 394,470 424,420 440,356"
PUDDLE = "60,846 104,772 240,742 400,752 560,724 720,742 840,724! 840,1120! 740,1132 620,1170 470,1150 330,1174 200,1128 120,1050 96,950"
STEM = tube("190,752,9 188,880,11 214,1010,12 300,1094,12 410,1096,12 480,1030,12 500,950,14")


@card(id="ootwn0", title="Someone for You", seed=21, palette="riso_last_sun", light=(0.4, 0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.4, 0.6, 0.5)])
    with d.thing("street", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", purple=1)
        g.flat("358,518! 642,518! 760,760! 250,770!", sunflower=1)
    with d.thing("sunflower in the puddle", "subject") as p:
        p.flat(PUDDLE)
        with p.within(PUDDLE):
            p.flat(STEM, purple=1)
            p.flat("200,950! 250,900 320,906 372,946! 320,980 250,984", purple=1)
            for k in range(17):
                petal = put("0,-60 26,-104 16,-158 0,-178 -16,-158 -26,-104", (0, 0), 1, k * 360 / 17 + (k % 3) * 3)
                p.flat([(505 + x * 1.06, 882 + y * 0.72) for x, y in petal], gap=4, sunflower=1)
            p.flat(ellipse(505, 882, 84, 56), gap=4, purple=1, sunflower=1)
    with d.thing("street lamp", "subject") as t:
        t.flat(POST, gap=5)
        t.flat("150,752! 160,700 172,640! 204,640! 214,700 226,752 188,766", gap=0)
        t.flat(HEAD, gap=6)
        t.flat("372,520! 500,534 628,520! 590,552 500,562 410,552", gap=5, sunflower=1)
        with t.in_inks(purple=1):
            t.strokes([line("434,376 500,378 566,376")], 6, ends=(1, 1))
    s.describe("A street lamp bows its long neck over a puddle at night. In the puddle there is no lamp: a sunflower grows there upside down on a bent stem and turns its face up into the light.")
    s.moods("tender", "hopeful", "dreamy", "bright")
    s.themes("love", "reflection", "light", "growth", "meeting")
    s.says("hello, you", "sunflower", "love at first light", "a bright idea", "narcissist", "metamorphosis", "look what you could be", "night shift", "blind date", "bend a little", "heads together", "photosynthesis", "the wrong reflection", "you light up my life", "a puddle of sunshine", "almost kissing", "what the lamp dreams", "summer, stored", "is that me?", "watering hours", "turn your face to it", "opposites under water", "shy giant", "growing downwards", "long-distance love", "the flower next door", "in another life I bloom", "crush", "it must be spring somewhere", "narcissus", "light pollution", "after the rain", "electric garden", "a different kind of bulb", "someone looked up", "longing", "I see you", "gardener of the night", "good morning, moonless", "we bow to each other", "deep roots", "what if it dries?", "the secret pet of a lamp post", "thirst")  # fmt: skip
    s.relate("street lamp", "is reflected as", "sunflower in the puddle")
    s.relate("street lamp", "feeds", "sunflower in the puddle")
    s.about(place="a street with a puddle", time="night", light="from the lamp, downwards", composition="split", view="eye level, low", foreground="the edge of the puddle, cut by the sheet", unexplained="where the lamp's own reflection has gone", weather="after rain")
