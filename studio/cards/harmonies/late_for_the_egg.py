"""Late for the Egg: a grown man has curled up in a gull's nest between the eggs, and the gull comes home."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import fringe, wedges
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

# he lies on his side and is seen from above: the jumper is pulled over hips and knees, spine to the right, knees to the left
JUMPER = "330,728! 430,660 530,660 612,716 670,800 696,900 684,984 650,1040! 560,1076 470,1086 372,1074! 282,1050 214,1000 178,938 184,880 220,836 270,790! 310,750"
HAND = "332,826! 304,818 290,796 280,764 262,748 244,758 244,790 246,822! 206,812 168,808 144,824 148,850 178,874 226,890 272,900 320,904!"
SOCK = "24,-70! 100,-70! 106,-24 92,6 50,18 0,28 -56,38 -98,36 -118,16 -110,-10 -76,-26 -30,-30 8,-40"
EGG = "0,-104 38,-92 68,-46 78,10 66,60 34,86 0,92 -34,86 -66,60 -78,10 -68,-46 -38,-92"
SPOTS = ((-30, -40, 11), (22, -58, 8), (16, -6, 9), (-8, 22, 9), (-48, 12, 8), (14, 54, 10), (50, -20, 6), (-34, 54, 8))
# his head is in three quarter, turned to the left and back
SKULL = "-66,-70! -78,-34 -74,-8 -84,20 -78,48 -64,80 -36,104 -6,104 34,84 64,52 92,10 94,-40 60,-90 0,-100"
HAIR = "-76,-40! -92,-84 -62,-122 -14,-130! -20,-150 -2,-170 26,-166! 12,-156 12,-142 20,-132! 76,-118 116,-66 116,0 90,56 62,66! 66,36 60,14! 42,10 40,-22! 30,-56 6,-74! -34,-68 -60,-54!"
HEAD = ((304, 596), 1.0, 14)
# the gull stands beyond the nest, in profile
BIRD = "420,200! 424,142 458,98 514,78 572,94 610,140 640,196 704,236 810,262! 810,800! 560,800! 480,520 474,420 486,340 474,290 448,268 424,252!"
MANTLE = "648,196! 706,236 810,262! 810,640! 744,560 692,470 656,370 640,280"
UPPER = "422,176! 376,180 320,190 276,208 254,236 252,270! 276,246 330,234 400,230 462,228! 436,204"
LOWER = "462,230! 400,238 340,246 286,258! 304,278 340,290 372,284 404,272 436,264!"
FISH = "-112,6 -96,-14 -56,-27 0,-26 50,-17 88,-5! 124,-28! 114,0 122,28! 88,9! 50,22 0,28 -56,27 -96,18"


def egg(t: Cutting, at: tuple[float, float], size: float, degrees: float) -> None:
    t.flat(moved(EGG, at, size, degrees), ink=0, gap=7, around=KEY), t.dots([(*moved([(x, y)], at, size, degrees)[0], r * size) for x, y, r in SPOTS], KEY)


@card(id="0daf2b", title="Late for the Egg", seed=6, palette="lino_barley", light=(-0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.5, 0.4)])
    with p.thing("sea") as w:
        w.flat("-10,-10! 810,-10! 810,1210! -10,1210!", ink=2), w.strokes([[(30, 330), (80, 342), (140, 330)], [(40, 200), (110, 212), (180, 198)], [(660, 360), (710, 372), (770, 358)], [(60, 1140), (100, 1150), (150, 1140)]], 11, ends=(0.1, 0.1))
    with p.thing("gull with two fish", "subject") as g:
        g.flat(BIRD, ink=0, gap=8, around=KEY), g.flat(MANTLE), wedges(g, [[(664, 262), (690, 360), (760, 470)], [(700, 290), (724, 360), (790, 440)], [(738, 300), (756, 346), (800, 392)]], 12, 2, ends=(0.2, 0.2))
        wedges(g, [[(618, 216), (610, 262), (620, 310)], [(596, 268), (590, 318), (606, 372)], [(628, 330), (634, 376), (658, 420)], [(570, 340), (566, 372), (578, 402)]], 11, 2, ends=(0.1, 0.1))
        g.flat(LOWER, ink=1, gap=8, around=KEY), g.flat(ellipse(338, 271, 15, 11), spot=True)
        for x, y, turn in ((387, 256, -89), (298, 265, -95)):
            fish = moved(FISH, (x, y), 1.02, turn)
            g.flat(fish, ink=0, gap=7, around=KEY)
            with g.within(fish):
                g.flat(moved("-70,-40! -76,-10 -60,-4 0,-6 60,-4 130,0! 130,-40!", (x, y), 1.02, turn), ink=2)
            g.strokes(moved_lines([[(-66, -22), (-58, 0), (-66, 22)]], (x, y), 1.02, turn), 7, ends=(0.4, 0.4), black=True), g.flat(moved(ellipse(-88, -2, 8, 8), (x, y), 1.02, turn))
        g.flat(UPPER, ink=1, gap=8, around=KEY), g.strokes([[(376, 202), (356, 204), (338, 209)]], 7, ends=(0.4, 0.4), black=True)
        g.flat(ellipse(500, 156, 22, 22), ink=1, gap=8, around=KEY), g.flat(ellipse(494, 162, 11, 11)), g.strokes([[(468, 146), (494, 134), (530, 138)]], 12, ends=(0.3, 0.3), black=True)
    rim = [(400 + a * math.cos(q), 792 + b * math.sin(q)) for q, a, b in ((math.tau * k / 16, 398 + 10 * (k % 3), 400 + 8 * (k % 2)) for k in range(17))]
    inner = [(400 + (x - 400) * 0.79, 792 + (y - 792) * 0.79) for x, y in rim]
    with p.thing("nest", "place") as n:
        n.flat(" ".join(f"{x},{y}" for x, y in rim[:-1]), ink=1, gap=9, around=KEY), wedges(n, fringe(rim, 44, (36, 84), 22, seed=3), 15, ends=(0.3, 0.1))
        wedges(n, fringe([((x + u) / 2, (y + v) / 2) for (x, y), (u, v) in zip(rim, inner, strict=True)], 30, (60, 130), 10, seed=5), 12, ends=(0.1, 0.1))
        n.flat(" ".join(f"{x},{y}" for x, y in inner[:-1])), wedges(n, fringe(inner, 50, (36, 96), 34, seed=8), 17, 1)
    with p.thing("eggs", "witness") as e:
        egg(e, (650, 622), 0.96, 32)
    with p.thing("curled man", "subject") as m:
        for at, turn in (((368, 1106), 2), ((566, 1092), -8)):
            sock = moved(SOCK, at, 0.9, turn)
            m.flat(sock, ink=0, gap=7, around=KEY)
            with m.within(sock):
                m.flat(moved("-140,-70! -76,-70! -62,-30 -58,0 -64,70! -140,70!", at, 0.9, turn), spot=True)
                m.flat(moved("130,-40! 74,-34! 50,-14 44,40! 130,40!", at, 0.9, turn), spot=True)
        m.flat("306,640! 400,600! 452,690! 350,740!", ink=0, gap=7, around=KEY), m.flat(JUMPER, spot=True, gap=8, around=0), m.strokes([[(674, 996), (580, 1030), (470, 1042), (360, 1030)], [(470, 960), (380, 968), (300, 948)]], [8, 8], ends=(0.6, 0.3)), m.strokes([[(x, y), (x - 2, y + 18), (x - 2, y + 34)] for x, y in ((630, 1024), (590, 1036), (548, 1044), (504, 1050), (460, 1052), (416, 1048))], 6, ends=(0.6, 0.6))
        egg(m, (198, 764), 1.08, -16)
        m.strokes([[(548, 704), (562, 780), (530, 866), (464, 912), (392, 922), (322, 904)], [(440, 736), (440, 784), (420, 824), (384, 840), (332, 826)]], 9, ends=(0.2, 1.0)), m.flat(HAND, ink=0, gap=7, around=KEY), m.strokes([[(350, 836), (344, 870), (338, 902)]], 7, ends=(0.7, 0.7)), m.strokes([[(146, 838), (178, 844), (212, 844)], [(160, 862), (190, 866), (220, 864)]], 7, ends=(0.9, 0.2), black=True)
        m.flat("318,700! 352,706 396,684 424,640! 446,640 462,662 456,684! 430,722 388,746 340,752! 322,738 314,718", spot=True, gap=8, around=0)
        m.flat(moved(SKULL, *HEAD), ink=0, gap=8, around=KEY), m.flat(moved(HAIR, *HEAD), gap=5, around=0), m.flat(moved(ellipse(66, 16, 17, 24), *HEAD), ink=0, gap=6, around=KEY)
        for x, wide in ((-53, 17), (8, 22)):
            m.flat(moved(ellipse(x, -16, wide, 24), *HEAD), ink=0, gap=5.5, around=KEY), m.flat(moved(ellipse(x - 2, -27, 10, 12), *HEAD))
        m.strokes(moved_lines([[(-74, -44), (-60, -56), (-46, -58)], [(-18, -56), (6, -56), (32, -44)], [(-42, 74), (-28, 69), (-12, 76), (6, 70)]], *HEAD), [9, 9, 9], ends=(0.5, 0.3), black=True)
        m.flat(moved("-24,-18! -38,4 -62,22 -64,36 -48,42 -28,40 -16,30 -16,14!", *HEAD), ink=0, gap=6, around=KEY), m.flat(moved("-24,-30! -32,2 -30,14 -24,28 -4,28 -4,-4 -14,-20!", *HEAD), ink=0), m.flat(moved("-80,66! -64,46 -44,41 -36,44 -28,40 4,46 28,68! 2,58 -34,54 -58,56", *HEAD))
        m.dots([(*moved([(x, y)], *HEAD)[0], 4.5) for x, y in ((24, 28), (36, 36), (22, 40))], KEY)
    s.describe("A man in red lies curled up in a nest. He holds one spotted egg, another lies at his back; he looks up guiltily. Above him a gull comes home with two fish.")
    s.moods("guilty", "hopeful", "droll", "anxious"), s.themes("home", "childhood", "belonging", "growing up", "intrusion")
    s.says("cuckoo", "embryo", "squatter", "homecoming", "regression", "freckles", "sunday", "adoption", "five more minutes", "please keep me", "overqualified", "move over", "I can explain", "not again, Gerald", "late bloomer", "my mother never noticed", "it was warm and it was free", "room for one more", "forty and still at home", "open plan living", "she counted three this morning", "my feet stick out", "two fish, two breakfasts", "an inside job", "the baby of the family", "he only came for the view", "back to the beginning", "wait until your father’s home", "a bad egg", "who has been sleeping in my nest?", "empty nest, corrected", "hatch me", "I’ll be no trouble", "the wrong brother", "fake it till you feather", "sleepover", "boomerang child", "he’s got your spots", "born too late", "half a shell ago", "no place like it", "will it be worms?", "I’d like to start again", "act like an egg")  # fmt: skip
    s.relate("curled man", "is inside", "nest"), s.about(place="a cliff of birds", time="noon", light="from the sea", composition="low", view="from above", foreground="two socked feet", unexplained="why the gull brought two fish")
