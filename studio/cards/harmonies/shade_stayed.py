"""The Shade Stayed: a tree's shadow lies on the hill, the flock lies in the shadow, and there is no tree."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

# a leafy clump: middle, radius, first lobe
CLUMPS = ((290, 870, 250, 0.0), (120, 760, 150, 1.0), (300, 690, 120, 0.4), (520, 870, 140, 2.0), (460, 1000, 165, 3.0), (150, 1000, 180, 0.6), (600, 960, 110, 2.2), (60, 900, 130, 1.7), (590, 810, 84, 1.1))
GAPS = ((180, 628), (372, 758), (404, 890), (644, 846), (250, 1120))
LEAVES = ((96, 560, 40), (150, 546, -20), (330, 540, 20), (690, 830, 60), (716, 930, 10), (648, 740, -30), (600, 1100, 40), (380, 1156, -10))
LIMBS = ([(560, 560, 20), (486, 590, 17), (410, 612, 14), (330, 640, 10)], [(540, 600, 26), (470, 680, 22), (420, 760, 16), (380, 830, 10)], [(540, 610, 22), (556, 690, 17), (560, 780, 12)], [(600, 514, 14), (636, 556, 11), (672, 578, 8), (712, 588, 4)], [(440, 600, 9), (400, 566, 7), (360, 552, 4)])
# a lying sheep's own parts by its pose: legs, face, ears, lines cut white
PARTS = {
    "side": (["-44,44! -78,42 -98,52 -94,64! -60,66 -24,60!"], "-44,-44! -24,-42 -14,-22 -22,4 -44,32 -66,46 -86,42! -94,28 -86,6 -72,-20 -58,-38!", ["-32,-38! -10,-46 10,-38 8,-24 -14,-20!"], [[(-62, -6), (-53, 1), (-42, -3)], [(-88, 32), (-78, 33), (-70, 26)]]),
    "front": (["-54,46! -70,58 -56,68 -30,62!", "54,46! 70,58 56,68 30,62!"], "-23,-30! 0,-38 23,-30! 27,-4 20,26 11,42 -11,42 -20,26 -27,-4!", ["-24,-24! -44,-34 -64,-24 -58,-10 -34,-8!", "24,-24! 44,-34 64,-24 58,-10 34,-8!"], [[(-20, -2), (-13, 4), (-6, 0)], [(6, 0), (13, 4), (20, -2)], [(-7, 28), (0, 34), (7, 28)]]),
    "curl": (["40,44! 74,44 92,54 86,64! 56,64 30,58!"], "-66,-8! -50,-24 -24,-24 0,-6 28,18 44,34 40,46! 24,52 0,48 -30,36 -58,18!", ["-52,-18! -50,-42 -36,-52 -26,-40 -34,-18!"], [[(-30, 6), (-19, 12), (-8, 7)], [(26, 42), (34, 38), (38, 30)]]),
    "flop": (["-46,30! -62,62 -56,84 -44,84! -30,44!", "-10,40! -22,72 -12,90 0,86! 10,44!", "44,38! 52,74 64,86 74,78! 66,34!"], "-62,-22! -44,-30 -34,-14 -44,6 -72,26 -98,34 -112,26! -114,12 -98,-2 -80,-12!", ["-52,-26! -46,-50 -32,-54 -26,-40 -38,-20!"], [[(-82, 4), (-74, 10), (-64, 6)]]),
}
WOOL = [(88 * (1 + 0.09 * abs(math.sin(7 * a))) * math.cos(a), 53 * (1 + 0.13 * abs(math.sin(7 * a))) * math.sin(a)) for a in (math.tau * k / 168 for k in range(168))]
FLOCK = ((304, 652, 0.78, "curl", False), (142, 726, 0.84, "side", True), (486, 800, 0.92, "front", False), (262, 824, 1.02, "curl", True), (98, 902, 1.06, "front", False), (560, 946, 1.08, "side", False), (326, 970, 1.22, "side", True), (136, 1058, 1.12, "flop", True), (464, 1082, 0.9, "curl", False))


def clump(x: float, y: float, r: float, first: float) -> list[tuple[float, float]]:
    """Leaves as the edge of a shadow."""
    turn = [math.tau * k / 240 for k in range(240)]
    wide = [r * (1 + 0.05 * math.sin(3 * a + first)) + 15 * abs(math.sin(round(r / 13) * a + first * 3)) for a in turn]
    return [(x + 1.04 * q * math.cos(a), y + 0.86 * q * math.sin(a)) for q, a in zip(wide, turn, strict=True)]


def sheep(t: Cutting, x: float, y: float, k: float, pose: str, flip: bool) -> None:
    """A sheep that lies down, in one of four poses."""
    legs, face, ears, lines = PARTS[pose]
    for part in legs:
        t.flat(moved(part, (x, y), k, 0, flip), ink=2)
    t.flat(moved(WOOL, (x, y), k, 0, flip), ink=0, gap=5, around=KEY)
    with t.down_to(2):
        t.strokes(moved_lines([[(u - 9, v + 6), (u - 4, v - 6), (u + 8, v - 5), (u + 9, v + 4)] for u, v in ((34, -30), (62, -8), (40, 14), (64, 28), (14, 34))], (x, y), k, 0, flip=flip), 7 * k, ends=(0.2, 0.2))
    t.flat(moved(face, (x, y), k, 0, flip), gap=4)
    for ear in ears:
        t.flat(moved(ear, (x, y), k, 0, flip), gap=4)
    t.strokes(moved_lines(lines, (x, y), k, 0, flip=flip), 5 * k, ends=(0.3, 0.3))


@card(id="gzgif7", title="The Shade Stayed", seed=21, palette="lino_barley", light=(0.8, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.7, -0.4, 0.5)])
    with p.thing("hill", "place") as hill:
        hill.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        hill.flat("-20,206! 140,168 330,150 560,176 820,246! 820,1220! -20,1220!", ink=1, gap=5)
        hill.strokes([[(x, y), (x + 60, y - 5), (x + 130, y - 3)] for x, y in ((60, 70), (200, 96), (560, 64), (420, 40), (660, 112))], 9, ends=(0.1, 0.9))
        hill.strokes([[(x, y), (x - 10, y - 18), (x - 12, y - 36)] for x, y in ((110, 330), (132, 338), (250, 270), (268, 276), (390, 420), (60, 470), (80, 474), (740, 640), (722, 648), (760, 420), (744, 426), (700, 1120), (720, 1128))], 8, ends=(0.9, 0.1))
    with p.thing("shadow of a tree", "subject") as shade:
        shade.flat("470,650! 520,590 570,520 618,450 642,404 638,372 614,352! 640,344 658,350! 682,332 708,332 724,344! 744,334 768,340! 746,364 732,396 694,452 636,532 580,606 536,664!")
        for arm in LIMBS:
            shade.flat(tube(arm))
        shade.strokes([[(x, y), (x + 2, y - 20), (x + d, y - 38)] for x, y, d in ((622, 352, -10), (640, 350, 4), (730, 350, -2), (746, 354, 14))], 10, ends=(0.8, 0.1))
        for c in CLUMPS:
            shade.flat(clump(*c))
        shade.flat(*(moved("-18,0! 0,-10 18,0! 0,10", (x, y), 1.0, a) for x, y, a in LEAVES))
        shade.flat(*(moved("-24,-4! -10,-18 8,-12! 24,-8 18,10! 0,18 -16,12!", (x, y)) for x, y in GAPS), ink=1)
    with p.thing("flock", "witness", count=9) as flock:
        for one in FLOCK:
            sheep(flock, *one)
    with p.thing("apple", "accent") as apple:
        apple.strokes([[(676, 580), (682, 596), (680, 616)]], 7, ends=(0.8, 0.8), black=True)
        apple.flat("680,620! 700,606 726,612 738,636 728,666 700,680! 690,676 680,680! 652,668 638,640 648,614 668,608!", spot=True, gap=6)
        apple.strokes([[(654, 632), (652, 646), (662, 660)]], 7, ends=(0.3, 0.3))
    s.describe("A tree’s shadow lies on a yellow hill; no tree stands there. Nine sheep sleep close together inside it. From the tip of one shadow branch hangs a real red apple.")
    s.moods("peaceful", "wistful", "hot", "uncanny")
    s.themes("absence", "shelter", "memory", "inheritance", "summer")
    s.says("siesta", "legacy", "grandfather", "shelter", "afterimage", "noon", "loyalty", "heirloom", "cool", "ghost", "where is the tree?", "he left us the good part", "room for everyone", "the early sheep gets the shade", "gone, but still useful", "full house", "counting us never works", "who took it?", "standing reservation", "under the old apple tree", "some things stay put", "don’t sit with the apple", "it falls near the trunk", "we meet here every summer", "father’s arms", "a picnic of absentees", "out of the sun", "the last one hanging", "shady business", "nobody told the shadow", "roots optional", "you can lean on what’s gone", "invisible landlord", "a tree by reputation", "what the light remembers", "he cast a long one", "black wool, white wool", "temptation is hanging around", "it still fruits", "eleven o’clock is past", "the hill misses it", "borrowed darkness", "after you left", "lie down with me")  # fmt: skip
    s.relate("flock", "sleeps in", "shadow of a tree")
    s.about(place="a hill pasture", time="a hot afternoon", light="hard sun from the upper right", composition="low", view="from above", foreground="sheep in the shadow of a crown", unexplained="there is no tree")
