"""The Rink: from above, a bald man in the tram; on his polished head somebody skates."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_cuts import put, ribbon

SUIT = "-20,640! 20,540 90,460 170,420! 640,420! 720,470 790,560 820,660! 820,1240! -20,1240!"
HEAD = "400,150 500,160 590,204 650,280 680,380 684,490 668,600 630,700 570,776 490,820 400,834 310,820 230,776 170,700 132,600 116,490 120,380 150,280 210,204 300,160"
FIR = "-6,10! -6,-8! -40,-4! -14,-44! -32,-42! -8,-84! -22,-82! 0,-132! 22,-82! 8,-84! 32,-42! 14,-44! 40,-4! 6,-8! 6,10!"
SKATER = (
    ((440, 560, 20), (452, 610, 15), (440, 664, 11), (446, 700, 9)),
    ((452, 548, 20), (520, 556, 15), (580, 528, 11), (640, 520, 8)),
    ((446, 556, 30), (420, 500, 30), (388, 458, 28)),
    ((384, 452, 15), (330, 470, 11), (272, 452, 8), (250, 456, 6)),
    ((396, 446, 15), (456, 424, 11), (506, 388, 8), (526, 384, 6)),
)
SKIRT = "424,520! 470,506 500,520! 520,560 506,600 486,596! 470,606 450,590! 430,604 408,590!"


@card(id="p9e4wl", title="The Rink", seed=8, palette="riso_late_office", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.6, 0.5)])
    pine = {"orange": 1.0, "teal": 1.0}
    with d.thing("tram seat", "place") as f:
        f.flat("-20,-20! 820,-20! 820,1220! -20,1220!", orange=1)
        f.flat(SUIT, gap=7, teal=1)
    with d.thing("bald man", "subject") as m:
        for side in (1, -1):
            m.flat([(400 + side * x, y) for x, y in ((270, 480), (322, 460), (336, 500), (330, 560), (300, 600), (262, 590))], gap=6)
        m.flat("260,790! 310,900 400,1000! 490,900 540,790!", **pine)
        m.flat("250,800! 300,900 396,1000! 340,1030 270,960 230,860!")
        m.flat("550,800! 500,900 404,1000! 460,1030 530,960 570,860!")
        for k in range(17):
            a = math.pi * (1.06 + 0.88 * k / 16)
            r = (1.0, 1.12, 0.94)[k % 3]
            m.flat(put(FIR, (400 + 282 * math.cos(a), 480 + 322 * math.sin(a)), 1.06 * r, math.degrees(a) + 90), **pine)
        for side in (1, -1):
            m.flat([(400 + side * x, y) for x, y in outline("20,862! 70,846 120,872 190,846! 166,900 100,922 30,906!")], gap=4, **pine)
        m.flat("358,800! 342,856 352,900 400,926 448,900 458,856 442,800!", gap=6, orange=1)
        m.flat(HEAD)
        for side in (1, -1):
            m.flat([(400 + side * x, y) for x, y in outline("70,816! 100,800 150,784 186,760! 180,790 140,820 90,838!")], **pine)
            with m.in_inks(teal=1):
                m.strokes([[(400 + side * x, y) for x, y in ((300, 490), (314, 520), (304, 566))]], 7, ends=(0.4, 0.2))
    with d.thing("tracks", "prop") as k, k.in_inks(teal=1):
        k.strokes([[(446, 704), (560, 690), (600, 600), (520, 420), (400, 300), (290, 280), (250, 350), (330, 440), (420, 560), (380, 700), (280, 720), (210, 640), (230, 540)]], 7, ends=(1, 0.05))
    with d.thing("skater", "accent") as q:
        for line in SKATER:
            q.flat(ribbon(line), gap=5, **pine)
        for line in SKATER[:3]:
            q.flat(ribbon(line), **pine)
        q.flat(SKIRT, gap=5, orange=1)
        q.flat("430,700! 472,704 466,712! 414,712!", **pine)
        q.flat("634,500! 648,502! 652,548! 642,548!", **pine)
        q.flat(ribbon([(384, 446, 13), (430, 440, 12), (480, 456, 13), (540, 436, 9)]), gap=4, orange=1)
        q.flat(ellipse(358, 410, 30, 32), gap=5, **pine)
        q.flat("332,396! 344,372 374,364 396,384! 398,408! 366,398!", gap=4, orange=1)
        q.flat(ellipse(392, 362, 13, 13), gap=4, orange=1)
    with d.thing("newspaper", plane="front") as n:
        n.flat("60,1080! 396,1050! 396,1240! 20,1240!", gap=6)
        n.flat("404,1050! 740,1080! 780,1240! 404,1240!", gap=6)
        for x, y, w in ((100, 1120, 120), (250, 1108, 120), (430, 1104, 120), (590, 1118, 110)):
            for j in range(3):
                n.flat([(x, y + 34 * j), (x + w, y + 34 * j + (-9 if x < 400 else 9)), (x + w, y + 14 + 34 * j + (-9 if x < 400 else 9)), (x, y + 14 + 34 * j)], teal=1)
    s.describe("Straight down on a bald man who reads a paper. His polished head is an ice rink, and his hair is a wood of fir trees round it. On the ice a skater in an orange skirt glides on one leg.")
    s.moods("playful", "serene", "droll", "wintry")
    s.themes("imagination", "freedom", "winter", "solitude", "secrets")
    s.says("bald", "thin ice", "skate", "headache", "winter", "daydream", "polish", "pirouette", "forehead", "brainwave", "slippery", "moustache", "what tickles so?", "a cold head", "deep thoughts", "figure of eight", "he never feels it", "skating over things", "keep a cool head", "it goes round and round", "the back of beyond", "closed for the summer", "an idea, practising", "mother’s favourite skirt", "the wood behind the ears", "nobody else is up", "reading takes you places", "the first to leave a track", "a woman on his mind", "his secret talent", "hair is only weather", "don’t scratch", "smooth operator", "the lake where we met", "let her have her turn", "six degrees below", "frozen assets", "no skating after eight", "a line nobody reads", "sharp heels", "he used to have a parting", "up there it is Sunday", "please don’t nod", "the memory keeps turning")  # fmt: skip
    s.relate("skater", "balances on", "bald man")
    s.about(place="a seat in the tram", time="a winter morning", light="even, from above", composition="high", view="from above, straight down on his head", foreground="his open newspaper", unexplained="who the skater is", weather="frost")
