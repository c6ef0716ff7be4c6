"""Is Everyone Gone?: in a split slate an ammonite has opened its eye and lays a tentacle on the quarryman's thumb."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import tube

C = (366, 398)
# the thumb from the ball to the tip, then what is on it, along its own axis
THUMB = "-60,1130! -20,1060 40,1010 96,972 150,930 196,894 240,866 290,846 338,848 366,876 368,916 344,950 304,976 262,1000 222,1034 196,1080 184,1140 176,1240! -60,1240!"
PRINT = ([(608, 1126, 44), (612, 1116, 46)], [(580, 1106, 15), (562, 1062, 13), (550, 1040, 11)], [(598, 1094, 15), (590, 1044, 14), (586, 1018, 11)], [(620, 1092, 15), (624, 1044, 14), (628, 1016, 11)], [(640, 1100, 14), (656, 1062, 13), (666, 1038, 10)], [(638, 1140, 17), (668, 1122, 14), (690, 1100, 11)])


def _whorl(turn: float, part: float) -> tuple[float, float]:
    """A point of the shell: turns inwards from the mouth, and how far from the outer (1) to the inner edge (0)."""
    outer, inner = 410 * 0.44**turn, 410 * 0.44 ** (turn + 1) * 1.02
    r, a = inner + (outer - inner) * part, 0.55 - math.tau * turn
    return C[0] + r * math.cos(a), C[1] + r * math.sin(a) * 1.02


@card(id="tsu5wv", title="Is Everyone Gone?", seed=65, palette="lino_peat", light=(-0.6, -0.3))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(-0.6, -0.4, 0.5)])
    with p.thing("split slate", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2)
        g.flat("-20,-20! 820,-20! 820,140! 780,250! 800,420! 750,600! 786,800! 700,960! 480,1030! 300,980! 140,1010! -20,920!", ink=KEY, gap=13, around=1)
        with g.down_to(2):
            g.strokes([[(620, 60), (700, 90), (790, 80)], [(40, 720), (70, 800), (120, 860)], [(90, 770), (120, 830), (180, 880)], [(720, 850), (680, 920), (600, 960)], [(30, 50), (70, 60), (120, 50)]], 15, ends=(0.1, 0.1))
        with g.down_to(1):
            g.strokes([[(700, 1010), (760, 980), (810, 930)], [(330, 1190), (420, 1180), (500, 1190)], [(740, 1120), (780, 1100), (810, 1070)], [(300, 1040), (380, 1066), (450, 1070)]], 13, ends=(0.1, 0.1))
        for k in range(2):
            for line in PRINT:
                g.flat(tube(line), ink=KEY, gap=7 * (1 - k), around=1)
    with p.thing("ammonite", "subject") as m:
        shell = [_whorl(0.003 * k, 1) for k in range(0, 334)]
        m.flat([*shell, _whorl(0.0, 0)], ink=1, gap=11)
        with m.within([*shell, _whorl(0.0, 0)]):
            m.flat([_whorl(0.02 * k, 1.1) for k in range(14, 38)] + [_whorl(0.02 * k, 1 - 0.36 * math.sin(math.pi * (k - 14) / 23)) for k in range(37, 13, -1)], ink=0)
        for n in range(1, 70, 2):
            t0 = n / 70 * 2.3 + 0.03
            m.strokes([[_whorl(t0, 0.97), _whorl(t0 + 0.008, 0.6), _whorl(t0 - 0.006, 0.3), _whorl(t0 + 0.004, 0.06)]], 24 * 0.5**t0 + 2, ends=(0.9, 0.15), black=True)
        m.strokes([[_whorl(0.02 * k, 0) for k in range(0, 110)]], 10, ends=(1, 0.4), black=True)
        arms = ([(600, 740, 20), (610, 830, 17), (660, 890, 13), (720, 880, 10), (730, 840, 6)], [(570, 760, 20), (560, 850, 17), (590, 930, 12), (640, 960, 9), (680, 940, 6)], [(470, 690, 20), (420, 740, 16), (360, 740, 12), (340, 700, 9), (360, 680, 6)], [(530, 770, 21), (500, 860, 18), (510, 930, 13), (480, 970, 9), (450, 960, 6)], [(497, 736, 24), (430, 800, 21), (350, 812, 18), (268, 806, 16), (222, 836, 14), (214, 890, 12), (232, 944, 10), (262, 974, 7)])
        for arm in arms[:4]:
            m.flat(tube(arm), ink=0, gap=6, around=KEY)
        head = "500,494! 440,560 424,640 450,710 500,770 560,790 620,760 660,700 700,614! 640,570 570,528!"
        m.flat(head, ink=0, gap=8, around=KEY)
        m.strokes([[(506, 520), (470, 570), (454, 640)], [(524, 528), (490, 570), (480, 610)]], 10, ends=(0.2, 0.1), black=True)
        m.strokes([[(508, 500), (570, 534), (640, 576), (696, 616)]], 14, ends=(0.6, 0.6), black=True)
        with m.down_to(1):
            m.strokes([[(500, 750), (540, 764), (590, 756)], [(490, 728), (510, 742), (530, 748)]], 9, ends=(0.1, 0.1))
        m.flat(oval(574, 652, 70, 66, 20), ink=KEY)
        m.flat(oval(574, 652, 56, 52, 20), spot=True)
        m.flat("530,640! 556,626 590,650 616,668! 596,680 560,666!", ink=KEY)
        m.flat(oval(558, 628, 10, 9), ink=0)
        m.strokes([[(500, 640), (540, 588), (600, 590), (650, 640)]], 17, ends=(0.3, 0.2), black=True)
    with p.thing("quarryman’s thumb", "witness") as q:
        q.flat(THUMB, ink=1, gap=11, around=KEY)
        q.flat("20,1040! 90,990 160,940 210,904! 180,950 110,1004!", ink=0)
        q.flat(moved("-46,0 -40,-25 -14,-36 20,-35 41,-23 48,0 41,23 20,35 -14,36 -40,25", (318, 902), 0.92, -34), ink=0, gap=7, around=KEY)
        q.strokes([[(146, 960), (176, 984), (190, 1020)], [(124, 978), (150, 998), (166, 1030)]], 9, ends=(0.2, 0.2), black=True)
        q.strokes([[(20, 1180), (50, 1120), (96, 1070)], [(76, 1190), (96, 1140), (130, 1100)], [(130, 1196), (140, 1160), (156, 1120)]], 12, ends=(0.1, 0.1), black=True)
    with p.thing("tentacle", "accent") as k:
        k.flat(tube(arms[4]), ink=0, gap=6, around=KEY)
    s.describe("In a piece of split slate an ammonite has opened its eye. One of its tentacles lies on the thumb that holds the stone. The other half of the slate bears the print of a small hand.")
    s.moods("shy", "wondering", "tender", "lonely")
    s.themes("time", "awakening", "encounter", "loneliness", "memory")
    s.says("overslept", "fossil", "hello", "hangover", "grandfather", "patience", "spiral", "surprise", "handshake", "archive", "jetlag", "unpacked", "insomnia", "good morning", "is everyone gone?", "five more million years", "who turned on the light?", "what did I miss?", "the oldest guest", "don’t be frightened, either", "wake me when it’s over", "a crack in everything", "still got it", "turned to stone, and back", "somebody knocked", "the past looks back", "I only closed my eyes", "hold my hand, stranger", "where’s the sea?", "rock bottom, then you", "early bird", "long time no see", "he was softer than he looked", "under the thumb", "the world’s slowest blink", "you have changed", "first contact, last contact", "nobody dusted", "coming out of my shell", "the stone was listening", "finders, keepers, weepers", "a message for whom it fits", "all my friends are limestone", "are you my mother?")  # fmt: skip
    s.relate("ammonite", "is inside", "split slate")
    s.about(place="a quarry", time="morning", light="from the left", composition="high", view="near, into the split stone", foreground="a thumb", unexplained="a small hand has left its print in the stone")
