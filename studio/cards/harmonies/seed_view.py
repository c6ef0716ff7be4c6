"""From Where the Seed Lies: out of the ground, up a hole, at an eye, a pinch of fingers and a seed on its way."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_cuts import ribbon, torn

HOLE = torn(350, 410, [322, 330, 352, 350, 330, 318, 312, 306, 320, 344, 356, 340, 318, 312, 306, 312], 9, 5)
REACH = torn(356, 440, [322, 330, 352, 390, 400, 380, 352, 306, 320, 344, 356, 340, 318, 312, 306, 312], 6, 6)
LIDS = "96,366! 150,300 232,258 318,256 398,288 462,356! 400,408 320,436 232,432 156,404"
INDEX = [(760, 300, 96), (640, 420, 82), (540, 540, 70), (470, 630, 58), (436, 690, 46)]
THUMB = [(820, 600, 112), (720, 670, 96), (620, 730, 76), (540, 764, 60), (480, 766, 42)]
# worms: from the soil to the mouth
WORMS = ([(-20, 1020, 50), (80, 1020, 46), (150, 970, 34), (170, 890, 23)], [(200, 1230, 50), (220, 1150, 46), (280, 1100, 36), (300, 1024, 24)], [(820, 1130, 54), (700, 1150, 48), (610, 1110, 36), (578, 1020, 24)], [(820, 920, 40), (770, 930, 36), (716, 900, 26), (690, 836, 19)])


def worm(t: Cutting, path: list[tuple[float, float, float]]) -> None:
    """A worm that leans in, rings and an open mouth."""
    body = ribbon(path)
    t.flat(body, ink=1, gap=6, around=KEY)
    with t.within(body):
        t.flat(ribbon([(x + w * 0.5, y + w * 0.3, w * 0.55) for x, y, w in path]), ink=2)
        for k in range(3):
            (x0, y0, w0), (x1, y1, _) = path[k], path[k + 1]
            ux, uy = (v / math.hypot(x1 - x0, y1 - y0) for v in (x1 - x0, y1 - y0))
            for q in (0.2, 0.55, 0.9):
                cx, cy = x0 + (x1 - x0) * q, y0 + (y1 - y0) * q
                t.strokes([[(cx - uy * w0, cy + ux * w0), (cx + ux * 9, cy + uy * 9), (cx + uy * w0, cy - ux * w0)]], 7, ends=(0.4, 0.4), black=True)
    x, y, w = path[-1]
    t.flat(ellipse(x, y - w * 0.4, w * 1.15, w * 0.8), ink=1, gap=4, around=KEY)
    t.flat(ellipse(x, y - w * 0.5, w * 0.7, w * 0.42))


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
                eye.flat(ellipse(290, 342, 96, 96), spot=True)
                eye.flat(ellipse(292, 344, 46, 46))
                eye.flat(ellipse(262, 312, 19, 22), ink=0)
                eye.strokes([[(292 + 56 * math.cos(a), 344 + 56 * math.sin(a)), (292 + 92 * math.cos(a), 344 + 92 * math.sin(a))] for a in [k * 0.45 for k in range(14)]], 7, ends=(0.1, 0.8), black=True)
            eye.strokes([[(88, 372), (150, 298), (232, 252), (318, 250), (402, 284), (470, 360)]], 26, ends=(0.3, 0.3), black=True)
            eye.strokes([[(96, 366), (156, 408), (232, 436), (320, 440), (402, 410), (466, 356)]], 11, ends=(0.3, 0.3), black=True)
            eye.strokes([[(120, 290), (190, 232), (290, 214), (390, 232), (460, 286)], [(130, 440), (220, 482), (330, 484), (420, 444)], [(160, 486), (240, 520), (330, 518)], [(90, 372), (64, 380), (48, 402)], [(92, 356), (66, 350), (44, 356)], [(478, 366), (520, 430), (530, 500)], [(130, 560), (190, 590), (260, 592)]], 12, ends=(0.15, 0.15), black=True)
    with p.thing("fingers", "witness") as hand, hand.within(REACH):
        for f in (THUMB, INDEX):
            hand.flat(ribbon([(x, y, w) for x, y, w in f]), ink=0, gap=9, around=KEY)
            with hand.within(ribbon([(x, y, w) for x, y, w in f])):
                hand.flat(ribbon([(x + w * 0.5, y + w * 0.62, w * 0.6) for x, y, w in f]), ink=1)
        for a, b, c in (((500, 490), (540, 506), (570, 552)), ((518, 468), (562, 490), (592, 536)), ((596, 680), (586, 730), (604, 790)), ((624, 664), (612, 720), (630, 786))):
            hand.strokes([[a, b, c]], 9, ends=(0.2, 0.2), black=True)
        hand.flat("394,664 420,646 462,652 456,692 424,716 398,704", ink=2)
        hand.flat("440,756 466,738 508,742 506,772 466,788 444,778", ink=2)
    with p.thing("worms", "witness", count=4) as worms:
        for w in WORMS:
            worm(worms, w)
    with p.thing("seed", "accent") as seed:
        shape = "430,816! 470,860 488,924 466,984 424,1008 380,986 362,928 382,864"
        seed.flat(shape, ink=0, gap=9, around=KEY)
        with seed.within(shape):
            seed.flat("430,816! 480,850 520,930 460,1040 426,1010 458,930", ink=1)
            seed.strokes([[(426, 834), (402, 886), (394, 938), (408, 986)], [(430, 834), (434, 896), (436, 938), (432, 992)], [(434, 834), (462, 888), (468, 936), (458, 974)]], 12, ends=(0.3, 0.3), black=True)
    s.describe("We look up out of the soil through a hole. Above it an old eye looks down, and two fingers have let a striped seed fall. Worms lean in from all sides, mouths open.")
    s.moods("tender", "greedy", "hopeful", "uneasy")
    s.themes("beginning", "trust", "being chosen", "hunger", "faith")
    s.says("planted", "destiny", "audition", "keyhole", "providence", "landing", "choir", "gravity", "darkness", "interview", "spring", "hello down there", "it’s raining me", "one small fall", "mind the worms", "trust the dark, he said", "dinner is served", "somebody put me here", "a pinch of something", "grandfather’s garden", "the first day at school", "let go", "God with a magnifying glass", "we’ve been expecting you", "the room service is slow", "I don’t want to be a tree", "the hungry ones sing", "grow up, they said", "who is watching whom?", "contact lens", "the last thing I saw", "from below, all love is huge", "neighbours already gossiping", "buried alive, on purpose", "he never forgets where", "it takes a summer", "see you upstairs", "the long wait begins", "soft landing", "he’ll come back with water", "what he wants from me", "the welcome committee", "once upon a bean", "no way but up")  # fmt: skip
    s.relate("fingers", "loses", "seed")
    s.about(place="under a garden bed", time="a morning in spring", light="from the hole above", composition="high", view="from below", foreground="black soil and worms", unexplained="what the worms wait for")
