"""It Was Never Spots: an old hand from very near; its veins are stems, its spots are blossoms, and bees walk on it."""

from __future__ import annotations

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

HAND = "230,-20! 226,100 200,200 166,290 110,370 64,450 48,530 66,572 110,566 150,526 200,470 232,456! 222,560 208,690 190,820 182,920 194,966 222,974 248,944 266,840 288,710 304,620! 310,730 312,870 312,984 324,1046 354,1060 382,1036 390,944 396,790 404,640! 426,730 450,860 464,970 484,1022 514,1022 530,990 518,870 502,740 492,630! 524,700 552,770! 566,806 596,822 626,806 636,776! 622,720 586,630 574,530 590,430 598,310 580,180 566,80 574,-20!"
PETAL = "0,0! -26,-24 -30,-58 0,-78 30,-58 26,-24"
SEED = ((716, 930, 64), (640, 1000, 10), (738, 826, 80), (726, 1040, 40), (610, 1090, -10))


def blossom(t: Cutting, x: float, y: float, size: float, petals: int, turn: float) -> None:
    """A dark flower with a gold heart."""
    for k in range(petals):
        t.flat(moved(PETAL, (x, y), size, turn + 360 * k / petals), gap=5, around=1)
    for k in range(petals):
        t.strokes([moved([(0, -24), (0, -52)], (x, y), size, turn + 360 * k / petals)], 7 * size, ends=(0.6, 0.1))
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
            g.strokes([[(40, 700), (70, 860), (50, 1010)], [(120, 720), (130, 900), (110, 1100)], [(690, 60), (730, 240), (720, 420)], [(660, 500), (700, 620), (760, 700)], [(60, 60), (90, 160), (70, 260)], [(250, 1090), (260, 1140), (250, 1190)], [(430, 1100), (440, 1150), (430, 1190)]], 16, ends=(0.1, 0.1))
    with p.thing("old hand", "subject") as h:
        h.flat(HAND, ink=1, gap=11, around=KEY)
        with h.within(HAND):
            h.flat("200,-20! 254,-20! 250,110 226,220 190,310 130,400 90,470 72,560! 30,560! 40,400!", "222,470! 240,470! 228,620 206,800 196,960! 150,960! 200,700!", "308,640! 324,660! 328,850 328,1040! 300,1040! 300,800!", "408,650! 426,670! 456,840 484,1010! 466,1010! 430,840!", ink=0)
        with h.down_to(2):
            for stem in ([(320, -20, 10), (330, 110, 9), (300, 240, 8), (262, 360, 7), (252, 520, 6), (232, 700, 4)], [(400, -20, 11), (396, 120, 10), (370, 260, 8), (356, 420, 7), (354, 600, 6), (350, 790, 4)], [(396, 120, 9), (440, 250, 8), (452, 400, 7), (452, 560, 6), (478, 760, 4)], [(500, -20, 9), (520, 120, 8), (530, 280, 7), (540, 440, 6), (552, 600, 5), (590, 720, 3)], [(300, 240, 7), (230, 340, 6), (160, 430, 4)]):
                h.flat(tube(stem), ink=2)
        for x, y, q, a in ((330, 70, 0.9, 60), (392, 180, 0.8, -70), (254, 420, 0.8, -60), (356, 470, 0.9, 60), (520, 190, 0.9, -60), (548, 470, 0.8, 60), (352, 640, 0.6, -60), (452, 500, 0.7, 60), (240, 600, 0.6, 60), (470, 690, 0.55, 60)):
            h.flat(moved("0,0! 12,-20 10,-44 0,-64! -12,-44 -14,-20", (x, y), q, a), ink=2)
        h.strokes([[(196, 720), (224, 732), (252, 722)], [(200, 740), (224, 750), (248, 742)], [(322, 750), (350, 762), (378, 752)], [(326, 774), (350, 784), (374, 776)], [(440, 748), (466, 752), (490, 736)], [(446, 770), (468, 774), (490, 760)], [(104, 448), (130, 470), (158, 474)]], 8, ends=(0.1, 0.1), black=True)
        for nail, at, turn in (("-20,-34! 0,-42 20,-34! 18,14 0,30 -18,14", (216, 922), 6), ("-22,-36! 0,-44 22,-36! 20,14 0,30 -20,14", (351, 1004), 0), ("-20,-34! 0,-42 20,-34! 18,14 0,30 -18,14", (498, 972), -12), ("-20,-30! 0,-38 20,-30! 18,14 0,28 -18,14", (86, 524), 36)):
            h.flat(moved(nail, at, 0.86, turn), ink=0, gap=6, around=KEY)
        for x, y, q, n, a in ((292, 300, 1.12, 6, 0), (462, 330, 1.3, 7, 20), (380, 130, 0.9, 6, 10), (530, 80, 0.7, 5, 0), (346, 560, 0.72, 5, 30), (540, 560, 0.62, 5, 10)):
            blossom(h, x, y, q, n, a)
    with p.thing("seeds", "accent") as k:
        for x, y, turn in ((574, 838, 14), (606, 842, -6), (634, 826, -26), (654, 796, -48)):
            k.strokes([moved([(0, 6), (0, 44)], (x, y), 1.0, turn)], 7, ends=(1, 0.7))
            k.strokes([moved([(0, 42), (u * 0.5, 56), (u, 66)], (x, y), 1.0, turn) for u in (-18, 0, 18)], 7, ends=(0.6, 0.8))
            k.flat(moved("0,-14! 7,2 0,16! -7,2", (x, y), 1.0, turn), ink=1, gap=4, around=KEY)
        for x, y, turn in SEED:
            k.strokes([moved([(0, 34), (0, -6)], (x, y), 1.0, turn)], 8, ends=(1, 0.6))
            k.strokes([moved([(0, -4), (u * 0.5, -22), (u, -36)], (x, y), 1.0, turn) for u in (-26, -13, 0, 13, 26)], 7, ends=(0.5, 0.8))
            k.flat(moved("0,20! 6,36 0,54! -6,36", (x, y), 1.0, turn), ink=1)
    with p.thing("bee", "witness") as b:
        bee(b, 400, 236, 0.9, 140)
        bee(b, 690, 330, 1.05, -60)
        bee(b, 128, 640, 0.8, 20)
    s.describe("An old hand hangs down on dark cloth. Its veins are stems with leaves, and dark flowers with gold hearts grow on its back. Bees visit them, and the little finger ends in drifting seeds.")
    s.moods("tender", "wistful", "peaceful", "wondering")
    s.themes("age", "growth", "farewell", "nature", "memory")
    s.says("grandmother", "garden", "ageing", "pollen", "veins", "compost", "gloves", "gardener", "harvest", "tattoo", "allergy", "manicure", "dispersal", "autumn", "don’t move, Grandpa", "late bloomer", "it was never spots", "green fingers", "what she planted stayed", "a handful of summer", "hold out your hand", "gone to seed", "pushing up early", "lend me a hand", "everything he touched", "the bees still visit", "where the work went", "blood and blossom", "my hands look like my mother’s", "let a little of me go", "she loves me, she loves me not", "tickles, doesn’t it?", "the last pet allowed", "good soil", "a field you can hold", "in full flower at ninety", "read my palm, backwards", "not dead, only resting", "wash your hands, dear", "one finger has left already", "the ring would not fit", "skin deep, root deep", "who waters you?", "when I am a meadow")  # fmt: skip
    s.relate("seeds", "pours out of", "old hand")
    s.about(place="a lap", time="late afternoon", light="from the left", composition="high", view="near, straight down on the hand", foreground="nothing", unexplained="the little finger has turned into seeds")
