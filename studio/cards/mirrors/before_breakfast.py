"""Before Breakfast: between the roofs the sky is a heron, and it has seen the goldfish in a window."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.looking_up import aerial, chimney, facing, outwards, wall, windows
from reverie_studio.sculpt.marks import ellipse

Z = (470.0, 650.0)
# the gap, clockwise from the tip of the beak: a heron that walks to the left
SKY = [(140.0, 396.0), (262, 296), (300, 258), (350, 250), (384, 270), (496, 226), (402, 306), (420, 352), (420, 408), (394, 462), (404, 510), (462, 548), (556, 596), (628, 664),
       (668, 742), (716, 850), (640, 806), (588, 812), (634, 902), (566, 992), (560, 1036), (570, 1078), (552, 1082), (538, 1030), (516, 1078), (500, 1072), (524, 1012), (546, 982), (604, 900), (540, 812), (498, 806),
       (486, 866), (474, 972), (482, 1092), (538, 1116), (534, 1130), (474, 1120), (392, 1140), (388, 1124), (460, 1094), (450, 972), (464, 860), (432, 800),
       (370, 748), (320, 676), (300, 600), (312, 530), (340, 470), (362, 414), (352, 366), (322, 338), (286, 336)]  # fmt: skip
NONE = (20, 21, 30, 31, 35, 36, 37, 38, 39)  # shins and toes have no front


@card(id="qvk6ya", title="Before Breakfast", seed=12, palette="riso_one_kind_word", light=(0, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.6, 0.6)])
    walls = [i for i in facing(SKY, Z, 0.42) if math.dist(SKY[i], SKY[(i + 1) % len(SKY)]) > 58 and i not in NONE]
    panes = windows(SKY, walls, Z, wide=17, gap=13, first=1.14, storey=0.2, tall=0.11)
    foot = {i: 1.75 if SKY[i] == (340, 470) else 8.0 for i in walls}  # behind the beak a house ends
    with d.thing("houses", "place") as h:
        h.flat("0,0! 800,0! 800,1200! 0,1200!", black=1)
        for i in walls:
            h.flat(wall(SKY, i, Z, foot=foot[i]), black=1)
            if i % 2:
                h.fade(wall(SKY, i, Z, foot=foot[i]), lambda x, y: 0.5 + 0.5 * abs((x - Z[0]) ** 2 + (y - Z[1]) ** 2) ** 0.5 / 420, black=1)
        for i in walls:
            a, b = SKY[i], SKY[(i + 1) % len(SKY)]
            h.strokes([[outwards(a, Z, 1.06), outwards(b, Z, 1.06)]], 2.6, ends=(1, 1))
            h.strokes([[outwards(p, Z, 1.06), outwards(p, Z, 1.75 if p == (340, 470) else min(4, foot[i]))] for p in (a, b)], 1.6, ends=(1, 0.0))
        for p in panes:
            if foot[p.wall] < 2 and p.floor > 2:
                continue
            lit = s.rng.random() < 0.13 and math.dist(p.corners[0], (95, 496)) > 190
            h.flat(p.corners, **({"yellow": 1.0} if lit else {"black": 0.66}))
    with d.thing("heron of sky", "subject") as t:
        t.flat(SKY)
    with d.thing("roofs") as r:
        for at, wide, tall in (((592, 628), 46, 30), ((345, 712), 44, 28)):
            for part in chimney(at, Z, wide, tall, pots=3):
                r.flat(part, black=1)
        with r.in_inks(black=1):
            for at, tall in (((516, 576), 58), ((306, 566), 50)):
                r.strokes(aerial(at, Z, tall), 2.2, ends=(1, 1))
            r.strokes([[(250, 250), (336, 290), (440, 330)], [(330, 200), (336, 290), (330, 380)]], 2.4, ends=(1, 1))
        r.flat(ellipse(336, 290, 13, 13), black=1)
        r.flat(ellipse(336, 290, 9, 9), yellow=1)
    with d.thing("goldfish", "accent") as f:
        f.flat("32,440! 146,402! 160,532! 40,590!", black=1)
        f.flat("40,446! 140,412! 150,526! 48,578!", yellow=1)
        f.flat(ellipse(95, 496, 43, 41))
        f.flat("64,498 78,482 96,478 112,490 116,493 134,476! 130,498 136,520! 115,504 98,514 80,512", black=1)
        f.flat(ellipse(80, 493, 4.5, 4.5))
    s.describe("Between dark houses the sky is a white heron. It walks over the roofs; its beak almost touches a lit window where a goldfish swims in its bowl. The bird’s eye is a street lamp on a wire.")
    s.moods("hushed", "sly", "dreamy", "tense")
    s.themes("city", "hunger", "patience", "what is overhead", "danger unseen")
    s.says("patience", "heavenly", "stalker", "hunger", "vertigo", "stilts", "sushi", "outlook", "gap", "predator", "don’t move, Gerald", "a minute of morning", "the only way out", "look up once in a while", "the fish always suspects", "somebody left the sky open", "I live inside a bird", "daylight robbery", "what Mum sees from the pram", "fly me to the rooftops", "neighbours with a long neck", "it comes every day at six", "hold your breath", "Wednesday’s weather: heron", "a leg to stand on", "the early bird", "the shape of what is missing", "small fry", "we should draw the curtains", "out of the blue", "it was there all the time", "big brother", "the goldfish has a premonition", "cut-out", "walls have eyes", "higher powers", "tiptoe", "the landlord is back", "nothing is always something", "God is fishing", "the street lamp blinked", "stairway to heaven", "he who waits", "a narrow escape", "room with a view")  # fmt: skip
    s.relate("heron of sky", "waits for", "goldfish")
    s.about(place="a narrow courtyard", time="first light", light="the sky between the roofs", composition="frame", view="from below, straight up", foreground="dark house fronts on every side", unexplained="why the sky is hungry")
