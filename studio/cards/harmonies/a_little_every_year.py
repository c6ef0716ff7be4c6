"""A Little Every Year: a jellyfish as big as a cart drifts through the dark byre, and a cow looks up at it."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Clay, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.beast_heads import ox_head
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.tubes import CUT, tube

BELL = "120,500! 96,420 106,330 150,240 226,160 320,112 410,104 510,126 590,180 652,262 690,350 700,440 680,520! 660,500 640,486 618,520 596,552 572,560 548,530 526,510 500,516 474,548 446,580 416,586 388,556 364,532 336,532 312,560 284,588 256,586 234,552 212,524 190,520 166,544 144,548!"
RIM = "120,500! 190,450 290,424 410,416 530,428 620,456 680,520! 660,500 640,486 618,520 596,552 572,560 548,530 526,510 500,516 474,548 446,580 416,586 388,556 364,532 336,532 312,560 284,588 256,586 234,552 212,524 190,520 166,544 144,548!"


@card(id="mdhdfl", title="A Little Every Year", seed=8, palette="lino_night_pasture", light=(-0.3, -0.6))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.2, -0.75, 0.5)])
    with p.thing("byre", "place") as byre:
        byre.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        for k, (x0, x1) in enumerate(((-40, 180), (110, 270), (300, 380), (520, 470), (700, 560), (860, 650))):
            byre.flat([(x0 - 34, -20), (x0 + 34, -20), (x1 + 12, 700), (x1 - 12, 700)], ink=2)
        byre.flat("-20,40! 820,10! 820,70! -20,104!", ink=2, gap=7, around=KEY)
        byre.flat("-20,690! 820,690! 820,740! -20,740!", ink=2), byre.flat("-20,800! 820,800! 820,850! -20,850!", ink=2)
    with p.thing("jellyfish", "subject") as j:
        with j.down_to(2):
            j.strokes([[(x, 520), (x + 26 * q, 640), (x - 14 * q, 780), (x + 30 * q, 900), (x, 1010)] for x, q in ((160, -1), (226, 1), (596, -1), (650, 1))], 11, ends=(0.9, 0.2))
        for line in (((300, 440, 30), (270, 560, 44), (324, 660, 40), (270, 760, 34), (300, 850, 22), (282, 930, 4)), ((500, 440, 30), (530, 560, 42), (478, 650, 40), (530, 740, 30), (500, 820, 4)), ((400, 440, 34), (430, 580, 50), (374, 690, 46), (424, 790, 36), (384, 880, 4))):
            j.flat(tube(list(line), ends=CUT), ink=0, gap=7, around=2)
            wedges(j, [[(x - 6, y - 10), ((x + u) / 2 + 12, (y + v) / 2), (u - 4, v)] for (x, y, _), (u, v, _) in zip(line[1:-1], line[2:], strict=True)], 14, 1, ends=(0.2, 0.1))
        j.flat(BELL, ink=0, gap=9, around=2)
        with j.within(BELL):
            j.flat("430,80! 540,110 640,200 700,330 740,540! 640,600! 640,480 612,360 560,240 490,150!", ink=1)
            for q in (-0.92, -0.68, -0.42, -0.14, 0.16, 0.44, 0.7, 0.93):
                wedges(j, [[(400 + q * 70, 124 + 40 * q * q), (400 + q * 240, 240 + 30 * q * q), (398 + q * 296, 430 - 20 * math.cos(q))]], 17, 2 if q > 0.2 else 1, ends=(0.1, 0.5))
            j.flat(RIM, ink=1, gap=6, around=2)
            wedges(j, [[(x, 560), (400 + (x - 400) * 0.94, 500), (400 + (x - 400) * 0.88, 440 + abs(x - 400) * 0.06)] for x in range(150, 690, 44)], 15, 0, ends=(0.9, 0.1))
    with p.thing("yellow rings", "accent") as r:
        for x, y, a in ((316, 262, -24), (438, 240, 8), (286, 350, -10), (424, 336, 4)):
            r.flat(ellipse(x, y, 54, 36, degrees=a), ellipse(x + 2, y + 6, 25, 14, degrees=a), spot=True)
    with p.thing("cow", "witness") as cow:
        back = Clay().limb([(760, 1330, -160, 260), (620, 1240, -80, 200), (490, 1150, -10, 130), (420, 1080, 30, 96)], melt=20, part="neck", per=5)
        cow.flat_clay(back, 2, grow=4)
        cow.clay(back, "hide", "along", inks=(1, 2, KEY), at=(0.9, 0.6), pitch=11)
        head = ox_head(lids=1.0, look=(-0.3, -0.9), ears=0.2, horns=0.62, muzzle=1.05).turned(pitch=34).turned(yaw=-30).turned(at=(360, 985, 160), scale=1.42, roll=-14)
        cow.flat_clay(head, KEY, grow=6)
        cow.clay(head, "hide", (0.1, 1, 0.35), inks=(0, 1, 2, KEY), at=(0.5, 0.26, 0.04), pitch=11, parts={"horn": ("white", "across"), "muzzle": ("pale", "across")})
        cow.gaze(head, sides=("right",), iris=2)
    s.describe("A pale jellyfish hangs in the air of a dark byre. It is as big as a cart, and four yellow rings glow in its bell. Below, a horned cow rolls her eyes up at it.")
    s.moods("eerie", "calm", "wondering", "dreamlike")
    s.themes("sea", "change", "visitors", "night", "wonder")
    s.says("ghosts", "chandelier", "flood", "tidal", "invasion", "lampshade", "moonmilk", "undercurrent", "angels", "sea-level", "evening-milk", "it comes up a little each year", "the tide has come for supper", "mother, it has no face", "who left the sea on?", "do not touch the ceiling", "breathe out slowly", "grandmother’s petticoats", "Sunday visitors", "we drowned and nobody noticed", "it rains upwards here", "they came for the salt lick", "slow fireworks", "hold still and it passes", "somebody else’s dream", "what the hay remembers", "soft as a bell", "deep sleep", "she saw it first", "a barn is a kind of boat", "no one will believe the cows", "parachutes without people", "the lights are on their own", "what if it is friendly?", "they are only passing through", "night swimming", "boneless", "udders from heaven", "one day we shall float too", "a hundred fathoms of hay", "low ceilings, high water", "the quiet guests", "don’t moo", "something wants to be milked")  # fmt: skip
    s.relate("jellyfish", "floats above", "cow")
    s.about(place="a byre", time="night", light="from inside the bell", composition="centred", view="from below, near the cow", foreground="a cow’s lifted head", unexplained="there is no water")
