"""The Rink: from above, a bald man in the tram; on his polished head somebody skates."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import Outline, Point, outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

COAT = "400,560! 300,570 190,590 90,640 30,720 -20,830 -40,960 -40,1240! 400,1240!"
SLEEVE = "96,680! 50,730 10,760 -60,800! -60,600 -24,500 10,430 46,372! 142,404! 138,480 130,560 128,640!"
HEAD = "400,483 462,490 520,516 567,564 595,631 602,701 592,771 562,842 514,900 462,933 400,944 338,933 286,900 238,842 208,771 198,701 205,631 233,564 280,516 338,490"
FIR = "-8,8! -8,-12! -46,-8! -18,-50! -36,-48! -10,-92! -24,-90! 0,-142! 24,-90! 10,-92! 36,-48! 18,-50! 46,-8! 8,-12! 8,8!"
MITT = "66,392! 52,350 46,300 56,250 84,222 112,220 128,240! 136,252 146,262! 158,250 186,240 206,248 208,268 190,290 172,310! 168,340 158,370 150,396! 112,412"
PAGE = "400,110! 320,86 220,84 120,96! 96,350! 210,340 310,346 400,372!"
SKATER = (
    ((456, 560, 20), (486, 610, 17), (462, 662, 12), (452, 704, 9)),
    ((462, 548, 20), (534, 548, 15), (596, 516, 11), (636, 470, 8)),
    ((450, 560, 28), (430, 500, 29), (394, 458, 26)),
    ((384, 452, 14), (326, 458, 11), (280, 436, 8), (258, 412, 7)),
    ((400, 448, 14), (452, 428, 11), (500, 434, 8), (532, 420, 6)),
)
SKIRT = "424,516! 470,502 504,516! 536,552 526,604 502,596! 486,612 462,600! 440,612 410,588!"


def on(shape: Outline) -> list[Point]:
    """What is on the ice."""
    return placed([(x - 436, y - 540) for x, y in outline(shape)], (390, 690), 0.8)


@card(id="p9e4wl", title="The Rink", seed=8, palette="riso_late_office", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.6, 0.5)])
    pine = {"orange": 1.0, "teal": 1.0}
    with d.thing("tram seat", "place") as f:
        f.flat("-20,-20! 820,-20! 820,1220! -20,1220!", orange=1)
    with d.thing("bald man", "subject") as m:
        for flip in (False, True):
            put = {"at": (800.0 * flip, 0.0), "flip": flip}
            m.flat(moved(PAGE, **put), gap=6)
            m.flat(moved("376,146! 300,126 160,128! 158,154! 300,152 376,172!" if flip else "376,146! 300,126 210,124! 206,150! 300,152 376,172!", **put), **pine)
            for j in range(3):
                m.flat(moved(f"376,{200 + 46 * j}! 300,{182 + 46 * j} {216 - 4 * j},{178 + 46 * j}! {214 - 4 * j},{192 + 46 * j}! 300,{196 + 46 * j} 376,{214 + 46 * j}!", **put), teal=1)
            m.flat(moved(COAT, **put), teal=1)
            m.flat(moved("232,650! 196,612 158,618 146,668 158,724 178,758 214,770!", **put), gap=6)
            m.strokes(moved_lines([[(200, 646), (174, 642), (168, 676), (180, 700), (174, 724)]], **put), 6, ends=(0.4, 0.4), black=True)
        m.flat("200,840! 600,840! 590,920 530,990 400,1020 270,990 210,920!")
        m.flat("190,880! 270,980 400,1016 530,980 610,880! 640,960 580,1050 400,1086 220,1050 160,960!", gap=6, **pine)
        m.strokes([[(400, 1096), (400, 1240)], [(150, 1010), (90, 1080), (70, 1240)], [(650, 1010), (710, 1080), (730, 1240)]], 8, ends=(0.3, 1))
        for k in range(11):
            a = math.radians(198 + 144 * k / 10)
            m.flat(moved(FIR, (400 + 206 * math.cos(a), 712 + 226 * math.sin(a)), (0.7, 0.86, 0.62)[k % 3]), gap=4, **pine)
        m.flat(HEAD)
    with d.thing("tracks", "prop") as k, k.within(HEAD), k.in_inks(teal=1):
        k.strokes([on([(446, 712), (570, 690), (610, 600), (550, 440), (430, 330), (310, 330), (280, 390), (340, 470), (400, 560), (380, 680), (290, 700), (240, 640), (250, 540)])], 7, ends=(1, 0.05))
    with d.thing("skater", "accent") as q:
        for limb in SKATER:
            q.flat(on(tube(limb)), gap=5, **pine)
        for limb in SKATER[:3]:
            q.flat(on(tube(limb)), **pine)
        q.flat(on(SKIRT), gap=5, orange=1)
        q.flat(on("426,696! 480,700! 480,712! 412,712! 414,702!"), on("630,452! 646,448! 668,494! 656,500!"), **pine)
        q.flat(on(tube([(384, 446, 13), (430, 440, 12), (480, 456, 13), (540, 436, 9)])), gap=4, orange=1)
        q.flat(on(ellipse(358, 410, 30, 32)), gap=5, **pine)
        q.flat(on("332,396! 344,372 374,364 396,384! 398,408! 366,398!"), gap=4, orange=1)
        q.flat(on(ellipse(392, 362, 13, 13)), gap=4, orange=1)
    with d.thing("wood of hair", "prop") as h:
        for k in sorted(range(11), key=lambda k: -abs(k - 5)):
            a = math.radians(14 + 152 * k / 10)
            h.flat(moved(FIR, (400 + 212 * math.cos(a), 716 + 236 * math.sin(a)), (0.84, 0.96, 0.74)[k % 3]), gap=4, **pine)
    with d.thing("arms", plane="front") as n:
        for flip in (False, True):
            put = {"at": (800.0 * flip, 0.0), "flip": flip}
            n.flat(moved(SLEEVE, **put), gap=6, teal=1)
            n.flat(moved("-40,860! -30,720 60,690 100,640! 128,600! 116,690 90,780 40,880!", **put), teal=1)
            n.flat(moved(MITT, **put), gap=6, orange=1)
            n.flat(moved("50,352! 100,376 168,390! 164,426! 96,414 34,384!", **put), gap=5, **pine)
    s.describe("From behind and above, a bald man in mittens reads a paper. His polished head is an ice rink, his hair a ring of fir trees. On the ice a skater in an orange skirt glides on one leg.")
    s.moods("playful", "serene", "droll", "wintry")
    s.themes("imagination", "freedom", "winter", "solitude", "secrets")
    s.says("bald", "thin ice", "skate", "headache", "winter", "daydream", "polish", "pirouette", "forehead", "brainwave", "slippery", "tonsure", "what tickles so?", "a cold head", "deep thoughts", "figure of eight", "he never feels it", "skating over things", "keep a cool head", "it goes round and round", "the back of beyond", "closed for the summer", "an idea, practising", "mother’s favourite skirt", "the wood behind the ears", "nobody else is up", "reading takes you places", "the first to leave a track", "a woman on his mind", "his secret talent", "hair is only weather", "don’t scratch", "smooth operator", "the lake where we met", "let her have her turn", "six degrees below", "frozen assets", "no skating after eight", "a line nobody reads", "sharp heels", "he used to have a parting", "up there it is Sunday", "please don’t nod", "the memory keeps turning")  # fmt: skip
    s.relate("skater", "balances on", "bald man")
    s.about(place="a seat in the tram", time="a winter morning", light="even, from above", composition="high", view="near, from behind and above", foreground="the collar and back of his coat", unexplained="who the skater is", weather="frost")
