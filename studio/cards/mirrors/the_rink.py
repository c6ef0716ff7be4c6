"""The Rink: from above, a bald man in the tram; on his polished head somebody skates."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import Outline, Point, outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

COAT = "400,300! 250,316 130,350 50,410 6,500 -14,620 -10,760 10,880 36,970 62,1040! 160,1040! 240,980! 400,980!"
HEAD = "400,130 480,142 552,182 604,250 630,340 634,430 618,520 584,600 530,664 470,700 400,712 330,700 270,664 216,600 182,520 166,430 170,340 196,250 248,182 320,142"
FIR = "-6,10! -6,-8! -40,-4! -14,-44! -32,-42! -8,-84! -22,-82! 0,-132! 22,-82! 8,-84! 32,-42! 14,-44! 40,-4! 6,-8! 6,10!"
MITT = "-44,-20! 46,-24! 58,-8 90,2 114,20 116,42 94,52 64,46 48,44! 54,74 46,108 16,124 -24,120 -50,92 -56,40!"
CUFF = "-56,-54! 54,-58! 58,-22! -58,-16!"
SKATER = (
    ((440, 560, 20), (452, 610, 15), (440, 664, 11), (446, 700, 9)),
    ((452, 548, 20), (520, 556, 15), (580, 528, 11), (640, 520, 8)),
    ((446, 556, 30), (420, 500, 30), (388, 458, 28)),
    ((384, 452, 15), (330, 470, 11), (272, 452, 8), (250, 456, 6)),
    ((396, 446, 15), (456, 424, 11), (506, 388, 8), (526, 384, 6)),
)
SKIRT = "424,520! 470,506 500,520! 520,560 506,600 486,596! 470,606 450,590! 430,604 408,590!"


def on(shape: Outline) -> list[Point]:
    """What is on the ice."""
    return placed([(x - 436, y - 540) for x, y in outline(shape)], (400, 434), 0.86)


@card(id="p9e4wl", title="The Rink", seed=8, palette="riso_late_office", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.6, 0.5)])
    pine = {"orange": 1.0, "teal": 1.0}
    with d.thing("tram seat", "place") as f:
        f.flat("-20,-20! 820,-20! 820,1220! -20,1220!", orange=1)
    with d.thing("bald man", "subject") as m:
        for side in (1, -1):
            m.flat([(400 + side * (400 - x), y) for x, y in outline(COAT)], teal=1)
        m.strokes([[(400 + side * (400 - x), y) for x, y in ((196, 640), (166, 760), (180, 880), (216, 980))] for side in (1, -1)], 9, ends=(0.1, 0.6))
        m.strokes([[(400, 820), (400, 980)]], 8, ends=(0.2, 1))
        m.flat(ellipse(424, 900, 13, 13), orange=1)
        for k in range(17):
            a = math.pi * (1.03 + 0.94 * k / 16)
            r = (1.0, 1.14, 0.92)[k % 3]
            m.flat(moved(FIR, (400 + 226 * math.cos(a), 420 + 282 * math.sin(a)), 0.96 * r, math.degrees(a) + 90), **pine)
        for side in (1, -1):
            m.flat([(400 + side * x, y) for x, y in outline("226,430! 256,414 272,436 270,470 250,500 220,506!")], gap=6)
            m.flat([(400 + side * x, y) for x, y in outline("8,776! 40,752 90,760 130,800 170,786! 150,830 100,846 50,832 8,806!")], gap=5, **pine)
        m.flat("366,690! 368,740 376,772 400,784 424,772 432,740 434,690!", gap=6)
        for side in (1, -1):
            m.flat([(400 + side * x, y) for x, y in outline("48,690! 90,684 140,654 168,626! 176,660 150,694 100,718 56,718!")], gap=5, **pine)
        m.flat(HEAD)
    with d.thing("tracks", "prop") as k, k.in_inks(teal=1):
        k.strokes([on([(446, 704), (560, 690), (600, 600), (520, 420), (400, 300), (290, 280), (250, 350), (330, 440), (420, 560), (380, 700), (280, 720), (210, 640), (230, 540)])], 7, ends=(1, 0.05))
    with d.thing("skater", "accent") as q:
        for limb in SKATER:
            q.flat(on(tube(limb)), gap=5, **pine)
        for limb in SKATER[:3]:
            q.flat(on(tube(limb)), **pine)
        q.flat(on(SKIRT), gap=5, orange=1)
        q.flat(on("426,696! 480,700! 480,712! 412,712! 414,702!"), **pine)
        q.flat(on("634,498! 650,502! 656,550! 644,550!"), **pine)
        q.flat(on(tube([(384, 446, 13), (430, 440, 12), (480, 456, 13), (540, 436, 9)])), gap=4, orange=1)
        q.flat(on(ellipse(358, 410, 30, 32)), gap=5, **pine)
        q.flat(on("332,396! 344,372 374,364 396,384! 398,408! 366,398!"), gap=4, orange=1)
        q.flat(on(ellipse(392, 362, 13, 13)), gap=4, orange=1)
    with d.thing("newspaper", plane="front") as n:
        n.flat("150,960! 270,936 396,950! 396,1240! 110,1240!", gap=6)
        n.flat("404,950! 530,936 650,960! 690,1240! 404,1240!", gap=6)
        for side in (1, -1):
            n.flat([(400 + side * x, y) for x, y in outline("30,984! 140,974! 142,1000! 30,1010!" if side > 0 else "30,984! 230,976! 234,1002! 30,1010!")], **pine)
            n.flat([(400 + side * x, y) for x, y in outline("158,1120! 230,1112! 240,1240! 160,1240!")], **pine)
            for j in range(5):
                n.flat([(400 + side * x, y + 34 * j) for x, y in ((30, 1042), (140, 1038), (141, 1052), (30, 1056))], teal=1)
        for x, side in ((116, False), (684, True)):
            n.flat(moved(CUFF, (x, 1062), 1.0, 6 if side else -6, side), gap=6, **pine)
            n.flat(moved(MITT, (x, 1066), 1.0, 6 if side else -6, side), gap=6, orange=1)
    s.describe("Straight down on a bald man who reads a paper. He has a moustache and mittens. His polished head is an ice rink, and his hair is a wood of fir trees. On the ice a skater in an orange skirt glides on one leg.")
    s.moods("playful", "serene", "droll", "wintry")
    s.themes("imagination", "freedom", "winter", "solitude", "secrets")
    s.says("bald", "thin ice", "skate", "headache", "winter", "daydream", "polish", "pirouette", "forehead", "brainwave", "slippery", "moustache", "what tickles so?", "a cold head", "deep thoughts", "figure of eight", "he never feels it", "skating over things", "keep a cool head", "it goes round and round", "the back of beyond", "closed for the summer", "an idea, practising", "mother’s favourite skirt", "the wood behind the ears", "nobody else is up", "reading takes you places", "the first to leave a track", "a woman on his mind", "his secret talent", "hair is only weather", "don’t scratch", "smooth operator", "the lake where we met", "let her have her turn", "six degrees below", "frozen assets", "no skating after eight", "a line nobody reads", "sharp heels", "he used to have a parting", "up there it is Sunday", "please don’t nod", "the memory keeps turning")  # fmt: skip
    s.relate("skater", "balances on", "bald man")
    s.about(place="a seat in the tram", time="a winter morning", light="even, from above", composition="high", view="near, straight down on his head", foreground="his open newspaper in two mittens", unexplained="who the skater is", weather="frost")
