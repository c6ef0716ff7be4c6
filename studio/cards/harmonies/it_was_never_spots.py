"""It Was Never Spots: an old hand from very near; its veins are stems, its spots are blossoms, and bees walk on it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

BACK = "232,-20! 230,100 214,190 186,260 190,400 206,470 220,580! 596,600! 606,480 612,370 598,250 576,120 574,-20!"
FINGERS = (
    [(256, 130, 30), (232, 224, 60), (184, 318, 56), (134, 384, 47), (108, 428, 45), (78, 500, 38), (62, 546, 34)],
    [(268, 560, 50), (248, 690, 45), (238, 762, 46), (226, 850, 39), (218, 940, 35)], [(366, 580, 49), (358, 720, 45), (355, 812, 47), (353, 920, 39), (352, 1020, 35)],
    [(464, 570, 48), (476, 690, 44), (485, 782, 46), (498, 890, 38), (506, 974, 34)], [(560, 540, 44), (588, 640, 38), (602, 702, 39), (618, 770, 32), (630, 834, 28)],
)
PETAL = "0,0! -26,-24 -30,-58 0,-78 30,-58 26,-24"


def blossom(t: Cutting, x: float, y: float, size: float, petals: int, turn: float) -> None:
    """A dark flower with a gold heart."""
    turns = [turn + 360 * k / petals for k in range(petals)]
    for a in turns:
        t.flat(moved(PETAL, (x, y), size, a), gap=5, around=1)
    t.strokes([moved([(0, -24), (0, -52)], (x, y), size, a) for a in turns], 7 * size, ends=(0.6, 0.1))
    t.flat(oval(x, y, 19 * size, 19 * size), spot=True)


def bee(t: Cutting, x: float, y: float, size: float, turn: float) -> None:
    """A bee from above, wings spread."""
    for side in (False, True):
        t.flat(moved("4,-8! 30,-44 62,-46 66,-24 34,0!", (x, y), size, turn, side), ink=0, gap=5, around=KEY)
    t.flat(moved("0,-42 15,-36 18,-18 22,6 16,34 0,50 -16,34 -22,6 -18,-18 -15,-36", (x, y), size, turn), spot=True, gap=5, around=KEY)
    for v in (-6, 14, 32):
        t.flat(moved([(-24, v - 4), (24, v - 4), (24, v + 5), (-24, v + 5)], (x, y), size, turn))
    t.flat(moved("-15,-22 -16,-38 0,-46 16,-38 15,-22!", (x, y), size, turn))


@card(id="igv9dl", title="It Was Never Spots", seed=32, palette="lino_heather", light=(-0.7, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("dark cloth", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        with g.down_to(KEY):
            g.strokes([[(40, 700), (70, 860), (50, 1010)], [(120, 720), (130, 900), (110, 1100)], [(690, 60), (730, 240), (720, 420)], [(60, 60), (90, 160), (70, 260)], [(250, 1090), (260, 1140), (250, 1190)], [(430, 1100), (440, 1150), (430, 1190)]], 16, ends=(0.1, 0.1))
    with p.thing("old hand", "subject") as h:
        layers = [(BACK, 1, 11), *((tube(f), 1, 9) for f in FINGERS), (BACK, 1, 0), *((tube([(f[0][0], f[0][1] - 60, 40), *f[:2]]), 1, 0) for f in FINGERS[1:])]
        layers += [(tube([(x - 4, y, 0.5 * w) for x, y, w in f[len(f) // 6 + 1 : -1]], side=(0.7, 1.6)), 0, 0) for f in FINGERS]
        for shape, ink, gap in layers:
            h.flat(shape, ink=ink, gap=gap, around=KEY)
        h.flat("240,-20! 262,-20! 258,110 240,190 214,240! 222,190 236,100!", ink=0)
        for stem in ([(320, -20, 10), (330, 110, 9), (300, 240, 8), (262, 360, 7), (252, 520, 6), (232, 700, 4)], [(400, -20, 11), (396, 120, 10), (370, 260, 8), (356, 420, 7), (354, 600, 6), (350, 790, 4)], [(396, 120, 9), (440, 250, 8), (452, 400, 7), (452, 560, 6), (478, 760, 4)], [(500, -20, 9), (520, 120, 8), (530, 280, 7), (536, 340, 6), (544, 380, 5)], [(300, 240, 7), (230, 340, 6), (160, 430, 4)]):
            h.flat(tube(stem), ink=2)
        for x, y, q, a in ((330, 70, 0.9, 60), (392, 180, 0.8, -70), (254, 420, 0.8, -60), (356, 470, 0.9, 60), (520, 190, 0.9, -60), (352, 640, 0.6, -60), (452, 500, 0.7, 60), (240, 600, 0.6, 60), (470, 690, 0.55, 60)):
            h.flat(moved("0,0! 12,-20 10,-44 0,-64! -12,-44 -14,-20", (x, y), q, a), ink=2)
        h.strokes([[(x - u, y + v), (x, y + v + 8), (x + u, y + v - 2)] for x, y in ((238, 758), (355, 808), (485, 778)) for u, v in ((27, -10), (22, 8))], 8, ends=(0.1, 0.1), black=True)
        h.strokes([[(582, 700), (604, 706), (624, 694)], [(588, 716), (606, 721), (622, 711)], [(86, 412), (108, 430), (134, 440)], [(82, 430), (100, 446), (120, 454)]], 8, ends=(0.1, 0.1), black=True)
        for at, q, turn in (((218, 932), 0.9, 5), ((352, 1012), 0.94, 0), ((507, 966), 0.88, -6), ((631, 830), 0.72, -12), ((66, 536), 0.84, 24)):
            h.flat(moved("-20,-34! 0,-42 20,-34! 20,10 0,28 -20,10", at, q, turn), ink=0, gap=6, around=KEY)
        for x, y, q, n, a in ((292, 300, 1.12, 6, 0), (462, 330, 1.3, 7, 20), (380, 130, 0.9, 6, 10), (530, 80, 0.7, 5, 0), (346, 560, 0.72, 5, 30), (540, 560, 0.62, 5, 10)):
            blossom(h, x, y, q, n, a)
    with p.thing("seeds", "accent") as k:
        k.flat(tube([(548, 380, 3), (600, 420, 7), (666, 490, 8), (696, 590, 7)]), ink=0, gap=5, around=KEY)
        for turn in range(-150, 150, 20):
            head = [[(0, 10), (0, -46)], *([(0, -42), (u * 0.5, -52), (u, -60)] for u in (-13, 0, 13))]
            k.strokes([moved(line, (702, 606), 1.0, turn) for line in head], [6, 5, 5, 5], ends=(0.8, 0.7))
        k.flat(oval(702, 606, 15, 15), ink=1, gap=4, around=KEY)
        for x, y, turn in ((700, 900, 40), (736, 980, 70), (640, 980, 10), (720, 1070, 40), (600, 1100, -10)):
            k.strokes([moved(line, (x, y), 1.0, turn) for line in ([(0, 34), (0, -6)], *([(0, -4), (u * 0.5, -22), (u, -36)] for u in (-26, -13, 0, 13, 26)))], 7, ends=(0.7, 0.7))
            k.flat(moved("0,20! 6,36 0,54! -6,36", (x, y), 1.0, turn), ink=1)
    with p.thing("bee", "witness") as b:
        for x, y, size, turn in ((400, 236, 0.9, 140), (690, 300, 1.0, -60), (128, 640, 0.8, 20)):
            bee(b, x, y, size, turn)
    s.describe("An old hand hangs down on dark cloth. Its veins are stems with leaves, and dark flowers with gold hearts grow on its back. Bees visit them, and beside the little finger one has gone to seed.")
    s.moods("tender", "wistful", "peaceful", "wondering")
    s.themes("age", "growth", "farewell", "nature", "memory")
    s.says("grandmother", "garden", "ageing", "pollen", "veins", "compost", "gloves", "gardener", "harvest", "tattoo", "allergy", "manicure", "dispersal", "autumn", "don’t move, Grandpa", "late bloomer", "it was never spots", "green fingers", "what she planted stayed", "a handful of summer", "hold out your hand", "gone to seed", "pushing up early", "lend me a hand", "everything he touched", "the bees still visit", "where the work went", "blood and blossom", "my hands look like my mother’s", "let a little of me go", "she loves me, she loves me not", "tickles, doesn’t it?", "the last pet allowed", "good soil", "a field you can hold", "in full flower at ninety", "read my palm, backwards", "not dead, only resting", "wash your hands, dear", "one finger has left already", "the ring would not fit", "skin deep, root deep", "who waters you?", "when I am a meadow")  # fmt: skip
    s.relate("seeds", "pours out of", "old hand")
    s.about(place="a lap", time="late afternoon", light="from the left", composition="high", view="near, straight down on the hand", foreground="nothing", unexplained="the last flower is already blowing away")
