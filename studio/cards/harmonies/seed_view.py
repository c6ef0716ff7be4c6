"""From Where the Seed Lies: out of the ground, up a hole, at an eye, a pinch of fingers and a seed on its way."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.hands import hand
from reverie_studio.sculpt.marks import ellipse, holding
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.poster_cuts import torn
from reverie_studio.sculpt.tubes import tube

HOLE = torn(350, 410, [322, 330, 352, 350, 330, 318, 312, 306, 320, 344, 356, 340, 318, 312, 306, 312], 9, 5)
REACH = torn(350, 410, [322, 330, 430, 480, 480, 430, 340, 306, 320, 344, 356, 340, 318, 312, 306, 312], 9, 5)
LIDS = "96,366! 150,300 232,258 318,256 398,288 462,356! 400,408 320,436 232,432 156,404"
# worms: from the soil to the mouth
WORMS = ([(-60, 1000, 50), (60, 1030, 46), (160, 1000, 40), (216, 930, 32), (246, 850, 22)], [(180, 1280, 50), (230, 1170, 46), (310, 1110, 38), (384, 1060, 30), (410, 980, 20)], [(860, 1180, 52), (740, 1170, 48), (640, 1120, 40), (580, 1040, 31), (560, 950, 21)], [(860, 930, 40), (790, 960, 36), (720, 940, 30), (680, 900, 24), (664, 850, 16)])


def worm(t: Cutting, path: list[tuple[float, float, float]]) -> None:
    """A worm that leans in, rings and an open mouth."""
    body = tube([*path[:-1], (path[-1][0], path[-1][1], path[-1][2] * 0.8)])
    t.flat(body, ink=1, gap=6, around=KEY)
    with t.within(body):
        t.flat(tube([(x + w * 0.5, y + w * 0.3, w * 0.55) for x, y, w in path]), ink=2)
        for k in range(len(path) - 1):
            (x0, y0, w0), (x1, y1, _) = path[k], path[k + 1]
            ux, uy = (v / math.hypot(x1 - x0, y1 - y0) for v in (x1 - x0, y1 - y0))
            for q in (0.1, 0.4, 0.7) if k < len(path) - 2 else (0.1, 0.4):
                cx, cy = x0 + (x1 - x0) * q, y0 + (y1 - y0) * q
                t.strokes([[(cx - uy * w0, cy + ux * w0), (cx + ux * 9, cy + uy * 9), (cx + uy * w0, cy - ux * w0)]], 6, ends=(0.4, 0.4), black=True)
    (x0, y0, _), (x, y, w) = path[-2:]
    a = math.degrees(math.atan2(y - y0, x - x0)) + 90
    t.flat(moved("-17,20! -21,-4 -13,-26 -5,-30! 0,-22 7,-29! 15,-22 21,-2 17,20!", (x, y), w / 19, a), ink=1), t.flat(moved("-9,-20! 0,-14 9,-20! 6,-4 0,0 -6,-4", (x, y), w / 19, a))


@card(id="nbz7x5", title="From Where the Seed Lies", seed=29, palette="lino_peat", light=(-0.4, -0.7))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.4, -0.6, 0.5)])
    with p.thing("soil", "place") as soil:
        soil.flat("-20,-20! 820,-20! 820,1220! -20,1220!")
        for ink, w, rays in ((2, 24, ((60, 900), (120, 1030), (190, 960), (256, 1080), (322, 1000), (388, 900))), (1, 10, ((90, 840), (156, 900), (226, 860), (290, 920), (350, 860)))):
            for x, y in rays:
                soil.flat([(x - w, 540), (x + w, 540), (x * 0.94 + 24, y)], ink=ink)
        with soil.down_to(2):
            for line in ([(820, 60), (740, 90), (700, 70)], [(740, 90), (720, 130)], [(-20, 740), (30, 770), (40, 820)], [(560, 1220), (540, 1150), (566, 1100)], [(540, 1150), (510, 1120)], [(820, 740), (770, 730), (752, 700)]):
                soil.strokes([line], 10, ends=(0.9, 0.05))
    with p.thing("old eye", "subject") as eye:
        eye.flat(HOLE, ink=0, gap=9, around=2)
        with eye.within(HOLE):
            eye.flat("30,20! 300,20 700,60! 720,800! 140,800! 90,690 60,600 76,520 40,440 50,360 34,260 66,180", ink=1)
            eye.strokes([[(60 + d * 1.2, 240 - d * 0.44), (130 + d, 170 - d * 0.36), (190 + d, 150 - d * 0.2)] for d in range(0, 260, 34)], 24, ends=(0.2, 0.1), black=True)
            eye.strokes([[(84 + d, 250 - d * 0.5), (140 + d, 192 - d * 0.34), (196 + d, 172 - d * 0.2)] for d in range(0, 230, 46)], 11, ends=(0.2, 0.1))
            eye.flat(LIDS, ink=0)
            with eye.within(LIDS):
                eye.flat(ellipse(290, 342, 96, 96), spot=True), eye.flat(ellipse(292, 344, 46, 46)), eye.flat(ellipse(262, 312, 19, 22), ink=0)
                eye.strokes([[(292 + 56 * math.cos(a), 344 + 56 * math.sin(a)), (292 + 92 * math.cos(a), 344 + 92 * math.sin(a))] for a in [k * 0.45 for k in range(14)]], 7, ends=(0.1, 0.8), black=True)
            eye.strokes([[(88, 372), (150, 298), (232, 252), (318, 250), (402, 284), (470, 360)]], 26, ends=(0.3, 0.3), black=True)
            eye.strokes([[(96, 366), (156, 408), (232, 436), (320, 440), (402, 410), (466, 356)]], 11, ends=(0.3, 0.3), black=True)
            eye.strokes([[(120, 290), (190, 232), (290, 214), (390, 232), (460, 286)], [(130, 440), (220, 482), (330, 484), (420, 444)], [(160, 486), (240, 520), (330, 518)], [(90, 372), (64, 380), (48, 402)], [(92, 356), (66, 350), (44, 356)], [(478, 366), (520, 430), (530, 500)], [(130, 560), (190, 590), (260, 592)]], 12, ends=(0.15, 0.15), black=True)
    with p.thing("worms", "witness", count=4) as worms:
        for w in WORMS:
            worm(worms, w)
    with p.thing("seed", "accent") as seed:
        shape = "446,716! 480,752 500,806 490,862 452,894! 410,872 390,818 404,758"
        seed.flat(shape, ink=0, gap=9, around=KEY)
        with seed.within(shape):
            seed.flat("446,716! 500,740 540,820 460,920 450,890 474,820", ink=1)
            seed.strokes([[(440, 736), (420, 780), (414, 822), (430, 864)], [(446, 736), (448, 780), (450, 822), (450, 872)], [(452, 736), (474, 780), (480, 816), (472, 852)]], 11, ends=(0.3, 0.3), black=True)
    with p.thing("hand", "witness") as h, h.within(REACH):
        fist = holding(hand("pinch", stout=1.2, wrist=330).turned(yaw=60).turned(roll=-108, flip=True).turned(scale=2.3), 450, 724)
        h.flat_clay(fist, KEY, grow=8), h.clay(fist, "skin", "across", inks=(0, 1, 2), at=(0.3, 0.0), pitch=11)
    s.describe("We look up out of the soil through a hole. Above it an old blue eye looks down, and a thumb and finger hold a striped seed over the edge. Four worms rise towards it, mouths open.")
    s.moods("tender", "greedy", "hopeful", "uneasy"), s.themes("beginning", "trust", "being chosen", "hunger", "faith")
    s.says("planted", "destiny", "audition", "keyhole", "providence", "landing", "choir", "gravity", "darkness", "interview", "skylight", "hello down there", "it’s raining me", "one small fall", "mind the worms", "trust the dark, he said", "dinner is served", "somebody put me here", "a pinch of something", "grandfather’s garden", "the first day at school", "let go", "God with a magnifying glass", "we’ve been expecting you", "the room service is slow", "I don’t want to be a tree", "the hungry ones sing", "grow up, they said", "who is watching whom?", "contact lens", "the last thing I saw", "from below, all love is huge", "neighbours already gossiping", "buried alive, on purpose", "he never forgets where", "it takes a summer", "see you upstairs", "the long wait begins", "soft landing", "he’ll come back with water", "what he wants from me", "the welcome committee", "once upon a bean", "no way but up")  # fmt: skip
    s.relate("hand", "carries", "seed")
    s.about(place="under a garden bed", time="a morning in spring", light="from the hole above", composition="high", view="from below", foreground="black soil and worms", unexplained="what the worms wait for")
