"""Patience: the whole sky is one mackerel swimming west; a cat sits on the empty beach before a dish."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter, fringe, wedges
from reverie_studio.sculpt.marks import oval

FISH = "-60,640! -20,560 40,470 130,370 260,260 420,170 600,100 860,40! 860,420! 700,520 560,600 420,670 280,720 140,740 30,720 -20,690!"
BACK = "-60,640! -20,560 40,470 130,370 260,260 420,170 600,100 860,40! 860,240! 700,310 540,390 400,460 280,520 200,540 140,560 60,580!"


@card(id="6mk0bw", title="Patience", seed=26, palette="lino_rust_tide", light=(-0.2, 0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.2, 0.6, 0.5)])
    with p.thing("sky") as sky:
        sky.flat("-20,-20! 820,-20! 820,900! -20,900!", ink=1)
        with sky.down_to(0):
            sky.strokes(chatter((0, 770, 800, 850), 6, (160, 400), seed=3), 8.5, ends=(0.05, 0.1))
    with p.thing("mackerel sky", "subject") as f:
        # fins
        f.flat("330,210! 330,120 380,40 470,-20! 560,-20! 520,60 500,130!", ink=2, gap=6, around=1)
        f.flat("420,650! 400,720 420,780 470,830! 490,760 520,700 550,610!", ink=2, gap=6, around=1)
        f.flat(FISH, ink=0, gap=8, around=1)
        with f.within(FISH):
            f.flat(BACK, ink=2)
            for q in range(9):
                x, y = 300 + 66 * q, 232 - 30 * q
                f.flat(f"{x - 14},{y - 60}! {x + 22},{y - 40} {x - 4},{y + 40} {x + 44},{y + 110} {x + 20},{y + 190} {x + 48},{y + 250}! {x + 64},{y + 186} {x + 84},{y + 110} {x + 34},{y + 36} {x + 62},{y - 40} {x + 40},{y - 80}!", ink=KEY)
            wedges(f, fringe([(140, 742), (280, 722), (420, 672), (560, 602), (700, 522), (860, 420)], length=(40, 120), turn=-55, every=24, seed=6), 11, 1)
        # gill cover, jaw, eye
        f.strokes([[(236, 300), (300, 400), (310, 520), (270, 640), (230, 716)]], 16, ends=(0.15, 0.3), black=True)
        f.strokes([[(-40, 646), (40, 640), (110, 650)]], 13, ends=(0.9, 0.2), black=True)
        f.flat("320,560! 380,540 450,560 500,600! 440,620 380,620 330,600!", ink=2, gap=6, around=KEY)
        f.flat(oval(150, 510, 62, 60), ink=0, gap=8, around=KEY)
        with f.within(oval(150, 510, 62, 60)):
            f.flat(oval(162, 530, 46, 46), ink=1, gap=8, around=2)
            f.flat(oval(168, 538, 26, 26), ink=KEY)
            f.flat("60,430! 240,430! 240,500! 180,474 110,476 60,510!", ink=2, gap=8, around=KEY)
        f.dots([(158, 528, 8)], 0)
    with p.thing("sea") as sea:
        sea.flat("-20,880! 820,880! 820,960! 600,950 300,966 -20,950!", ink=2)
        with sea.down_to(1):
            sea.strokes(chatter((0, 892, 800, 944), 6, (120, 300), seed=7), 6.5, ends=(0.05, 0.1))
    with p.thing("beach", "place") as b:
        b.flat("-20,950! 300,966 600,950 820,960! 820,1220! -20,1220!", ink=0)
        with b.down_to(1):
            b.strokes(chatter((40, 1000, 560, 1180), 9, (40, 110), -3, seed=9), 6.5, ends=(0.05, 0.1))
    with p.thing("cat", "subject") as c:
        c.flat("566,1146! 560,1110 574,1070 590,1040 596,1010 592,986 598,944! 616,966 640,966 660,942! 664,984 660,1008 664,1040 684,1080 694,1120 692,1148! 716,1152 724,1130 736,1134 736,1158 712,1172 640,1172 580,1168!", gap=6, around=0)
        c.strokes([[(604, 1160), (608, 1120), (618, 1076)], [(640, 1164), (640, 1120), (638, 1080)]], 5, ends=(0.3, 0.1))
    with p.thing("dish", "prop") as d:
        d.flat("420,1140! 530,1140! 512,1168 480,1174 440,1168!", ink=2)
        d.flat(oval(475, 1140, 55, 10), ink=KEY)
    s.describe("One huge mackerel fills the sky above a bare beach. It rolls its eye down to a small black cat, who sits with her back to us. A dish stands ready beside her.")
    s.moods("hopeful", "droll", "vast", "calm")
    s.themes("patience", "hunger", "desire", "weather", "scale")
    s.says("supper", "fasting", "dawn", "faith", "appetite", "forecast", "ambition", "drifting", "catch!", "long-term investor", "it must come down some day", "mackerel sky, change is nigh", "the bigger the better", "I brought my own plate", "dream in one bite", "pie in the sky", "the one that got above", "she has sat there since he left", "look up once in a while", "swim a little lower, friend", "who is watching whom?", "manners before meals", "portion control", "a cloud with bones", "prayer, roughly", "sooner or later, gravity", "small table for one", "never take your eyes off it", "the tide went up instead of out", "hunger makes the sky", "grandmother said it would rain fish", "eyes bigger than stomach", "love, from a distance", "what if it looks down?", "today’s special", "the fisherman’s day off", "not yet, not yet", "all good things to those who sit", "the ceiling of the world", "the wish and the dish", "delivery is late", "an airship with gills", "I only came to look", "overfed imagination")  # fmt: skip
    s.relate("cat", "waits for", "mackerel sky")
    s.about(place="a beach", time="dawn", light="from under the clouds", composition="high", view="far, from the dunes", foreground="a cat and a dish", unexplained="the fish has rolled its eye towards the cat", weather="a mackerel sky")
