"""Somebody Down There: from under the ice of the canal; a fox looks in at the hole and lets down its tail."""

from __future__ import annotations

import math

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

HOLE = "70,380 96,240 190,120 320,60 480,54 620,110 714,220 740,360 706,500 610,610 480,672 330,676 190,610 104,510"
FACE = "400,600 376,592 352,562 322,526 276,508! 232,506! 240,486! 196,478! 208,456! 166,434! 196,386 206,330! 190,270 190,190 204,124! 262,156 316,206 346,250! 400,238! 400,600!"
CHEEK = "396,588! 380,574 368,540 352,500 322,470 270,448 214,440! 236,462! 226,470! 258,480! 256,490! 292,494 334,514 362,552 380,580!"
EAR = "224,160! 266,186 310,236 318,262! 270,290 232,330! 214,280 212,210"
EYE = "270,372! 296,362 330,376 356,410! 326,416 290,404"
TAIL = ((676, 130, 14), (700, 260, 22), (700, 400, 30), (668, 560, 42), (600, 720, 62), (516, 870, 84), (480, 990, 84), (504, 1080, 58), (556, 1136, 18), (584, 1156, 2))
FREE = "480,54! 620,110 714,220 740,360! 752,420 840,560! 840,1240! 0,1240! 0,600! 400,300!"
TIP = "380,980! 410,1010! 440,980! 470,1016! 500,984! 530,1012! 580,984! 680,1240! 380,1240!"
FISH = "-118,6! -84,-34 -20,-54 40,-42 92,-10! 130,-46! 146,-40 130,0 148,40! 130,48 92,14! 40,46 -20,52 -84,34! -100,16!"



def half(shape: str | list[tuple[float, float]], side: int) -> list[tuple[float, float]]:
    """Half of a face, on its own side or mirrored."""
    return [(400 + side * (x - 400), y) for x, y in outline(shape)]


@card(id="e8k3mb", title="Somebody Down There", seed=9, palette="riso_fog_notice", light=(0.0, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.0, -0.9, 0.5)])
    dusk = {"grey": 1.0, "violet": 1.0}
    with d.thing("ice from below", "place") as f:
        f.flat("-20,-20! 820,-20! 820,1220! -20,1220!", violet=1)
        f.strokes([[(80, 460), (20, 520), (-20, 530)], [(120, 560), (90, 680), (40, 720), (20, 800)], [(90, 690), (130, 740), (120, 800)], [(720, 260), (780, 240), (830, 190)], [(260, 650), (250, 760), (200, 820)]], [9, 10, 7, 9, 8], ends=(1, 0.1))
        f.flat(HOLE)
    with d.thing("fox at the hole", "subject") as t:
        for side in (1, -1):
            t.flat(half(FACE, side), **dusk)
        t.flat("392,242! 408,242! 408,596! 392,596!", **dusk)
        for side in (1, -1):
            t.flat(half(CHEEK, side))
            t.flat(half(EAR, side), grey=1)
            t.flat(half(EYE, side))
            t.flat([(x + (14 if side > 0 else 10), y) for x, y in half([(318 + 17 * math.cos(k / 4), 392 + 22 * math.sin(k / 4)) for k in range(25)], side)], **dusk)
            t.strokes([half(q, side) for q in ([(232, 390), (254, 368), (280, 356)], [(372, 270), (384, 330), (386, 400)])], [8, 6], ends=(0.2, 0.2))
        t.flat("362,548! 400,540 438,548! 430,580 400,602 370,580!", gap=5, **dusk)
        with t.in_inks(**dusk):
            t.strokes([half(q, side) for q in ([(300, 478), (326, 494)], [(290, 494), (318, 508)]) for side in (1, -1)], 5, ends=(0.8, 0.3))
        with t.within(FREE):
            t.flat(tube(TAIL), gap=8, **dusk)
        with t.within(tube(TAIL)):
            t.flat(TIP)
        t.strokes([[(640, 680), (590, 780), (540, 860)], [(600, 790), (520, 920), (516, 964)], [(530, 800), (460, 920), (450, 960)]], 8, ends=(0.1, 0.1))
    with d.thing("fish", "witness", count=5) as q:
        for x, y, k, a, flip in ((250, 960, 1.12, -8, True), (180, 1110, 0.8, -20, True), (706, 880, 0.84, 12, False), (730, 1040, 0.64, -6, False), (300, 800, 0.6, 16, True)):
            q.flat(moved(FISH, (x, y), k, a, flip), gap=6, grey=1)
            eye = moved([(-76, -8)], (x, y), k, a, flip)[0]
            q.flat(ellipse(*eye, 13 * k, 13 * k))
            q.flat(ellipse(*eye, 7 * k, 7 * k), **dusk)
            q.strokes([moved(v, (x, y), k, a, flip) for v in ([(-50, -36), (-38, 0), (-50, 36)], [(0, -20), (10, 0), (0, 20)], [(36, -16), (46, 0), (36, 16)])], 6 * k, ends=(0.3, 0.3))
    with d.thing("letter", "accent") as e:
        e.flat(moved("-44,-28! 44,-28! 44,28! -44,28!", (400, 930), 1.0, 10), gap=0, **dusk)
        e.flat(moved("-38,-22! 38,-22! 38,22! -38,22!", (400, 930), 1.0, 10))
        with e.in_inks(**dusk):
            e.strokes([moved([(-38, -22), (-2, 4)], (400, 930), 1, 10), moved([(38, -22), (-2, 4)], (400, 930), 1, 10)], 6, ends=(1, 1))
    s.describe("From under the ice we see a fox look in. Its thick tail hangs through the hole into the violet water. Five grey fish have come, and one of them brings a letter in its mouth.")
    s.moods("sly", "curious", "wintry", "hushed")
    s.themes("trust", "messages", "winter", "cunning", "borders")
    s.says("fox", "letterbox", "peekaboo", "bait", "airmail", "trust me", "frozen", "gossip", "lifeline", "hello down there", "office hours", "by return of post", "come a little closer", "a full white moon with ears", "the landlord", "nobody fishes like her", "we have our orders", "a hole in the roof", "what do fish write?", "love letter to a predator", "the other side of the ice", "never trust a brush", "she only wants the news", "a cold call", "under new management", "he promised not to bite", "rent is due", "a tale of a tail", "the ceiling has a face", "winter post", "dear fox", "hooked", "don’t answer the door", "the art of waiting", "someone remembers us", "good evening, dinner", "second-class delivery", "ransom", "small fish, big secret", "peace talks", "the view from below zero", "please do not feed the fox", "breathing hole", "what falls in is ours")  # fmt: skip
    s.relate("fox at the hole", "waits for", "letter")
    s.about(place="under the ice of a canal", time="a winter noon", light="white light through the hole", composition="high", view="from below, up through a hole in the ice", foreground="the tip of the hanging tail", unexplained="what the letter says", weather="hard frost")
