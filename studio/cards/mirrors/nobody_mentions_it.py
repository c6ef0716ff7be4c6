"""Nobody Mentions It: on the floor of a full lift a stag sleeps, and all the shoes keep out of its way."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse
from reverie_studio.sculpt.poster_cuts import put, ribbon

BODY = "300,470 400,440 500,452 580,486 640,548 672,640 650,746 584,836 486,892 366,906 254,880 170,806 132,716 146,620 206,520"
NECK = "126,690 138,590 196,486 280,420 360,412 404,446 404,500 366,540 340,600 330,680 282,742 206,760 150,740"
HEAD = "0,-62 44,-66 96,-52 150,-38 206,-34 236,-26 246,0 236,26 206,34 150,38 96,52 44,66 0,62 -26,34 -32,0 -26,-34"
EAR = "0,0! -14,-34 -44,-74 -96,-92! -92,-44 -62,-8 -28,14!"
BEAM = ((0, 0, 17), (-70, -34, 16), (-140, -104, 15), (-164, -210, 14), (-120, -320, 12), (-40, -390, 5))
TINES = (((-40, -20, 12), (10, -70, 10), (74, -84, 3)), ((-120, -80, 12), (-56, -130, 10), (20, -132, 3)), ((-163, -200, 12), (-96, -230, 9), (-36, -214, 3)), ((-130, -302, 10), (-186, -360, 8), (-190, -420, 3)))
SHOE = "0,-84 26,-78 44,-46 46,-6 38,34 40,74 0,92 -40,74 -36,34 -40,-6 -34,-46 -22,-76"
VAMP = "-30,0! -20,-26 0,-34 22,-26 34,0! 34,40 34,66 0,80 -34,66 -32,40"


@card(id="k7v2qd", title="Nobody Mentions It", seed=8, palette="riso_back_stairs", light=(0.1, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.1, -0.9, 0.5)])
    deep = {"turquoise": 1.0, "brown": 1.0}
    with d.thing("lift floor", "place") as f:
        f.flat("-20,-20! 820,-20! 820,1220! -20,1220!", turquoise=1)
    with d.thing("ring of shoes", "witness", count=17) as w:
        for x, y, k, a, kind in ((92, 110, 1.1, 160, 0), (206, 86, 1.1, 186, 0), (372, 66, 1.0, 172, 1), (478, 62, 1.0, 192, 1), (628, 108, 1.25, 176, 2), (738, 170, 1.25, 214, 2), (52, 330, 1.0, 84, 3), (48, 430, 1.0, 112, 3), (40, 880, 1.15, 64, 0), (70, 1010, 1.15, 84, 0), (772, 512, 0.9, 262, 1), (776, 606, 0.9, 284, 1), (748, 990, 1.2, 290, 0)):
            w.flat(put(SHOE, (x, y), k, a, flip=x % 4 == 0), gap=7, **deep)
            if kind == 0:
                w.flat(put("-12,-34! 12,-34! 14,22! -14,22!", (x, y), k, a), brown=1)
                w.strokes([put([(-18, v), (18, v + 5)], (x, y), k, a) for v in (-26, -8, 10)], 5, ends=(1, 1))
                w.flat(put(ellipse(0, 84, 62, 52), (x, y), k, a), gap=6, brown=1)
            elif kind == 1:
                w.flat(put(VAMP, (x, y), k, a))
                w.flat(put(ellipse(0, 42, 28, 36), (x, y), k, a), brown=1)
            elif kind == 2:
                w.flat(put("-36,-40! 40,-40! 42,-28! -38,-28!", (x, y), k, a))
                w.flat(put(ellipse(0, 70, 58, 60), (x, y), k, a), gap=6, **deep)
            else:
                w.flat(put("-38,-8! -20,-22! 24,-22! 44,-6! 42,6! -38,6!", (x, y), k, a))
                w.flat(put(ellipse(0, 46, 30, 40), (x, y), k, a), brown=1)
    with d.thing("sleeping stag", "subject") as t:
        for leg, hoof in ((((470, 470, 40), (560, 452, 34), (640, 400, 19), (690, 330, 14)), (694, 316)), (((520, 500, 40), (620, 480, 30), (690, 440, 18), (738, 384, 14)), (744, 370))):
            t.flat(ribbon(leg), gap=7, brown=1)
            t.flat(put("-22,20! -26,-16 -14,-44! 0,-30! 16,-46! 28,-14 22,20!", hoof, 0.95, 34), gap=4, **deep)
        t.flat(BODY, gap=8, brown=1)
        t.flat("622,560! 664,530 690,548 694,592 668,622! 640,610!", gap=6)
        for x, y, r in ((236, 780, 14), (318, 834, 17), (412, 846, 17), (502, 822, 18), (572, 758, 17), (606, 668, 16), (330, 756, 13), (424, 776, 15), (504, 742, 14), (434, 706, 12), (352, 690, 11)):
            t.flat(ellipse(x, y, r, r * 0.84))
        t.strokes([[(470, 560), (540, 600), (566, 664), (546, 730)]], 8, ends=(0.2, 0.1))
        t.flat(NECK, gap=7, brown=1)
        at, turn = (366, 474), -10
        for flip in (1, -1):
            t.flat(put([(x, y * flip) for x, y in put(EAR, (6, -52), 1, 26)], at, 1.1, turn), gap=6, brown=1)
            t.flat(put([(x, y * flip) for x, y in put(EAR, (2, -58), 0.55, 26)], at, 1.1, turn), **deep)
        t.flat(put(HEAD, at, 1.1, turn), gap=7, brown=1)
        t.flat(put("214,-32! 240,-24 248,0 240,24 214,32! 222,0", at, 1.1, turn), **deep)
        t.flat(put("60,0 110,-10 200,-8 200,8 110,10", at, 1.1, turn), **deep)
        with t.in_inks(**deep):
            t.strokes([put([(58, -58 * q), (84, -34 * q), (118, -34 * q)], at, 1.1, turn) for q in (1, -1)], 10, ends=(0.4, 0.3))
        for flip in (1, -1):
            for line in (BEAM, *TINES):
                t.flat(ribbon([(*put([(x + 22, (y - 26) * flip)], at, 0.92, turn + (20 if flip > 0 else 0))[0], q * 1.15) for x, y, q in line]))
    with d.thing("sock", "accent") as k:
        k.flat("830,806! 760,782! 736,880! 830,920!", gap=6, brown=1)
        k.flat(put("0,-100 26,-84 40,-50 34,0 38,60 30,90! -32,90! -38,60 -34,0 -40,-44 -26,-84", (668, 806), 1.05, 284), gap=7)
        for v in (-44, 4, 52):
            k.flat(put([(-36, v), (36, v), (35, v + 20), (-35, v + 20)], (668, 806), 1.02, 284), **deep)
    with d.thing("our own shoes", plane="front") as o:
        for x, a, q in ((286, -6, False), (500, 10, True)):
            o.flat(put(SHOE, (x, 1160), 1.75, a, flip=q), gap=9, **deep)
            o.flat(put("-24,-44! 0,-54 24,-44! 20,40! -20,40!", (x, 1160), 1.75, a), turquoise=1)
            o.strokes([put([(-26, v), (26, v + 6)], (x, 1160), 1.75, a) for v in (-30, -10, 10)], 8, ends=(1, 1))
    s.describe("A spotted stag sleeps on the floor of a lift. Seen from above, it lies curled with its antlers spread wide. All round the walls stand pairs of shoes, toes pressed together. One foot in a striped sock rests on its back.")
    s.moods("hushed", "droll", "embarrassed", "tender")
    s.themes("courtesy", "secrets", "animals", "crowds", "courage")
    s.says("shh", "let it lie", "the topic", "sleeping beauty", "awkward", "full house", "tiptoe", "capacity", "taboo", "guest of honour", "going up", "warm feet", "manners", "one sock", "truce", "it followed me home", "after you, no, after you", "everyone looks at the ceiling", "do not wake the forest", "who pressed that button?", "the thing about father", "a moment of silence", "eight people, no witnesses", "standing room only", "big as a house", "don’t step on the deer", "it must be somebody’s", "between two floors", "Christmas came early", "he had a long day", "mind your toes", "the only one at ease", "I only stroked it once", "we met over something soft", "quiet please", "ring of strangers", "our family secret has antlers", "it takes up so much room", "walking on eggshells", "a wild idea, resting", "good boy", "he was here before us", "sleep is contagious", "somebody dared")  # fmt: skip
    s.relate("ring of shoes", "guards", "sleeping stag")
    s.about(place="the floor of a lift", time="the evening rush", light="flat lamp in the ceiling", composition="frame", view="from above, straight down past our own shoes", foreground="the toe caps of our own shoes", unexplained="how the stag came in, and who took off a shoe")
