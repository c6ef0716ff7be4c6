"""Nobody Mentions It: on the floor of a full lift a stag sleeps, and all the shoes keep out of its way."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

TRUNK = ((456, 926, 40), (452, 876, 104), (442, 800, 138), (424, 700, 128), (404, 610, 122), (388, 530, 114), (386, 460, 72), (392, 400, 54), (400, 350, 46))
LEGS = (
    (((340, 590, 40), (286, 546, 34), (262, 492, 24), (270, 452, 17), (290, 430, 13)), (298, 416), 30),
    (((440, 600, 40), (510, 580, 32), (552, 536, 22), (560, 500, 17)), (562, 486), 4),
    (((300, 910, 24), (262, 876, 18), (238, 816, 15)), (232, 800), -10),
    (((590, 910, 24), (628, 890, 18), (648, 840, 15)), (652, 824), 8),
)
HAUNCH = "0,-120! -60,-116 -108,-70 -120,0 -96,66 -40,100 20,84! 40,0"
HEAD = "0,-62 44,-66 96,-52 150,-38 206,-34 236,-26 246,0 236,26 206,34 150,38 96,52 44,66 0,62 -26,34 -32,0 -26,-34"
EAR = "0,0! -14,-34 -44,-74 -96,-92! -92,-44 -62,-8 -28,14!"
BEAM = ((0, 0, 17), (-34, -56, 16), (-40, -140, 15), (-4, -230, 13), (66, -286, 10), (136, -292, 4))
TINES = (((-8, -20, 12), (44, -56, 10), (98, -58, 3)), ((-42, -110, 12), (30, -138, 10), (92, -132, 3)), ((-18, -206, 12), (-70, -240, 9), (-96, -290, 3)))
SHOE = "0,-84 26,-78 44,-46 46,-6 38,34 40,74 0,92 -40,74 -36,34 -40,-6 -34,-46 -22,-76"
VAMP = "-30,0! -20,-26 0,-34 22,-26 34,0! 34,40 34,66 0,80 -34,66 -32,40"


@card(id="k7v2qd", title="Nobody Mentions It", seed=8, palette="riso_back_stairs", light=(0.1, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.1, -0.9, 0.5)])
    deep = {"turquoise": 1.0, "brown": 1.0}
    with d.thing("lift floor", "place") as f:
        f.flat("-20,-20! 820,-20! 820,1220! -20,1220!", turquoise=1)
    with d.thing("ring of shoes", "witness", count=17) as w:
        for x, y, k, a, kind in ((92, 110, 1.1, 160, 0), (206, 86, 1.1, 186, 0), (362, 54, 1.0, 172, 1), (466, 46, 1.0, 190, 1), (628, 108, 1.25, 176, 2), (738, 170, 1.25, 214, 2), (46, 560, 1.0, 84, 3), (50, 664, 1.0, 106, 3), (40, 880, 1.15, 64, 0), (70, 1010, 1.15, 84, 0), (780, 452, 0.9, 258, 1), (782, 548, 0.9, 278, 1), (748, 990, 1.2, 290, 0)):
            w.flat(moved(SHOE, (x, y), k, a, flip=x % 4 == 0), gap=7, **deep)
            if kind == 0:
                w.flat(moved("-12,-34! 12,-34! 14,22! -14,22!", (x, y), k, a), brown=1)
                w.strokes([moved([(-18, v), (18, v + 5)], (x, y), k, a) for v in (-26, -8, 10)], 5, ends=(1, 1))
                w.flat(moved(ellipse(0, 84, 62, 52), (x, y), k, a), gap=6, brown=1)
            elif kind == 1:
                w.flat(moved(VAMP, (x, y), k, a))
                w.flat(moved(ellipse(0, 42, 28, 36), (x, y), k, a), brown=1)
            elif kind == 2:
                w.flat(moved("-36,-40! 40,-40! 42,-28! -38,-28!", (x, y), k, a))
                w.flat(moved(ellipse(0, 70, 58, 60), (x, y), k, a), gap=6, **deep)
            else:
                w.flat(moved("-38,-8! -20,-22! 24,-22! 44,-6! 42,6! -38,6!", (x, y), k, a))
                w.flat(moved(ellipse(0, 46, 30, 40), (x, y), k, a), brown=1)
    with d.thing("sleeping stag", "subject") as t:
        for leg, hoof, a in LEGS:
            t.flat(tube(leg), gap=7, brown=1)
            t.flat(moved("-20,18! -24,-14 -13,-40! 0,-26! 13,-42! 25,-14 20,18!", hoof, 1.0, a), gap=4, **deep)
        t.flat("420,940! 428,990 456,1020 486,996 492,936!", gap=6)
        t.flat(tube(TRUNK), gap=8, brown=1)
        t.flat(moved(HAUNCH, (372, 816), 1.0, -6), gap=7, brown=1)
        t.flat(moved(HAUNCH, (520, 812), 1.0, 6, True), gap=7, brown=1)
        t.flat(tube([(x, y, r - 2) for x, y, r in TRUNK[1:4]]), brown=1)
        for i, (x, y) in enumerate(((452, 880), (444, 820), (432, 750), (418, 680), (402, 610), (390, 540))):
            for k, side in ((40, 1), (40, -1), (86, 1), (86, -1)):
                if k < 80 or i in (2, 3, 4):
                    t.flat(ellipse(x + side * k, y + (12 if k > 50 else -14) + side * 7, 15 - i % 3 * 2, 13 - i % 2 * 2))
        with t.in_inks(**deep):
            t.strokes([[(454, 900), (442, 800), (424, 700), (404, 610), (388, 530), (388, 450)]], 15, ends=(0.2, 0.2))
        at, turn = (404, 384), -62
        for flip in (1, -1):
            t.flat(moved([(x, y * flip) for x, y in moved(EAR, (6, -52), 1, 26)], at, 0.92, turn), gap=6, brown=1)
            t.flat(moved([(x, y * flip) for x, y in moved(EAR, (2, -58), 0.55, 26)], at, 0.92, turn), **deep)
        t.flat(moved(HEAD, at, 0.92, turn), gap=7, brown=1)
        t.flat(moved("214,-32! 240,-24 248,0 240,24 214,32! 222,0", at, 0.92, turn), **deep)
        t.flat(moved("60,0 110,-10 200,-8 200,8 110,10", at, 0.92, turn), **deep)
        with t.in_inks(**deep):
            t.strokes([moved([(58, -58 * q), (84, -34 * q), (118, -34 * q)], at, 0.92, turn) for q in (1, -1)], 10, ends=(0.4, 0.3))
        for flip in (1, -1):
            for line in (BEAM, *TINES):
                t.flat(tube([(*moved([(x + 22, (y - 26) * flip)], at, 0.92, turn)[0], q * 1.15) for x, y, q in line]))
    with d.thing("sock", "accent") as k:
        k.flat("830,664! 704,642! 690,752! 830,790!", gap=6, brown=1)
        k.flat(moved("0,-100 26,-84 40,-50 34,0 38,60 30,90! -32,90! -38,60 -34,0 -40,-44 -26,-84", (624, 690), 1.05, 278), gap=7)
        for v in (-44, 4, 52):
            k.flat(moved([(-36, v), (36, v), (35, v + 20), (-35, v + 20)], (624, 690), 1.02, 278), **deep)
    with d.thing("our own shoes", plane="front") as o:
        for x, a, q in ((286, -6, False), (500, 10, True)):
            o.flat(moved(SHOE, (x, 1160), 1.75, a, flip=q), gap=9, **deep)
            o.flat(moved("-24,-44! 0,-54 24,-44! 20,40! -20,40!", (x, 1160), 1.75, a), turquoise=1)
            o.strokes([moved([(-26, v), (26, v + 6)], (x, 1160), 1.75, a) for v in (-30, -10, 10)], 8, ends=(1, 1))
    s.describe("A spotted stag sleeps on the floor of a lift. Seen from straight above, it lies on its folded legs, antlers spread wide, eyes closed. Pairs of shoes stand along the walls. One foot in a striped sock rests on its flank.")
    s.moods("hushed", "droll", "embarrassed", "tender")
    s.themes("courtesy", "secrets", "animals", "crowds", "courage")
    s.says("shh", "let it lie", "the topic", "sleeping beauty", "awkward", "full house", "tiptoe", "capacity", "taboo", "guest of honour", "going up", "warm feet", "manners", "one sock", "truce", "it followed me home", "after you, no, after you", "everyone looks at the ceiling", "do not wake the forest", "who pressed that button?", "the thing about father", "a moment of silence", "eight people, no witnesses", "standing room only", "big as a house", "don’t step on the deer", "it must be somebody’s", "between two floors", "Christmas came early", "he had a long day", "mind your toes", "the only one at ease", "I only stroked it once", "we met over something soft", "quiet please", "ring of strangers", "our family secret has antlers", "it takes up so much room", "walking on eggshells", "a wild idea, resting", "good boy", "he was here before us", "sleep is contagious", "somebody dared")  # fmt: skip
    s.relate("ring of shoes", "guards", "sleeping stag")
    s.about(place="the floor of a lift", time="the evening rush", light="flat lamp in the ceiling", composition="frame", view="from above, straight down past our own shoes", foreground="the toe caps of our own shoes", unexplained="how the stag came in, and who took off a shoe")
