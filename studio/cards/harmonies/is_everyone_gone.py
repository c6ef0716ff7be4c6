"""Is Everyone Gone?: in a split slate an ammonite has opened its eye and lays a tentacle on the quarryman's thumb."""

from __future__ import annotations

import math

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.tubes import tube

C = (366, 398)


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
        hand = "560,1180! 548,1140 552,1116 530,1096 520,1074 532,1066 556,1084 566,1080 560,1050 570,1040 584,1048 592,1078 600,1078 604,1044 616,1036 626,1046 622,1080 630,1084 644,1056 656,1050 662,1064 650,1094 650,1108 676,1094 686,1102 676,1118 650,1140 640,1180!"
        g.flat(hand, ink=KEY, gap=6, around=1)
    with p.thing("ammonite", "subject") as m:
        shell = [_whorl(0.003 * k, 1) for k in range(0, 334)]
        m.flat([*shell, _whorl(0.0, 0)], ink=1, gap=11)
        with m.within([*shell, _whorl(0.0, 0)]):
            m.flat([_whorl(0.02 * k, 1.1) for k in range(16, 36)] + [_whorl(0.02 * k, 0.7) for k in range(35, 15, -1)], ink=0)
        for n in range(1, 70, 2):
            t0 = n / 70 * 2.3 + 0.03
            m.strokes([[_whorl(t0, 0.97), _whorl(t0 + 0.008, 0.6), _whorl(t0 - 0.006, 0.3), _whorl(t0 + 0.004, 0.06)]], 24 * 0.5**t0 + 2, ends=(0.9, 0.15), black=True)
        m.strokes([[_whorl(0.02 * k, 0) for k in range(0, 110)]], 10, ends=(1, 0.4), black=True)
        arms = ([(600, 740, 20), (610, 830, 17), (660, 890, 13), (720, 880, 10), (730, 840, 6)], [(570, 760, 20), (560, 850, 17), (590, 930, 12), (640, 960, 9), (680, 940, 6)], [(470, 690, 20), (420, 740, 16), (360, 740, 12), (340, 700, 9), (360, 680, 6)], [(530, 770, 21), (500, 860, 18), (510, 930, 13), (480, 970, 9), (450, 960, 6)], [(495, 740, 22), (440, 830, 19), (370, 866, 15), (318, 868, 12), (280, 892, 10), (262, 920, 7)])
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
        q.flat("-20,930! 60,916 140,890 216,874 280,880 326,908 340,950 322,990 268,1016 190,1040 130,1086 100,1150 96,1220! -20,1220!", ink=1, gap=11, around=KEY)
        q.flat("254,890! 300,890 326,914 330,948! 306,966 268,962! 250,930!", ink=1, gap=5, around=KEY)
        q.strokes([[(196, 894), (210, 930), (200, 966)], [(176, 898), (186, 930), (178, 960)], [(236, 1010), (276, 1000), (306, 982)]], 9, ends=(0.2, 0.2), black=True)
        q.strokes([[(120, 1180), (134, 1130), (166, 1086)], [(150, 1190), (160, 1140), (190, 1100)], [(40, 960), (90, 944), (150, 926)]], 12, ends=(0.1, 0.1), black=True)
    with p.thing("tentacle", "accent") as k:
        k.flat(tube(arms[4]), ink=0, gap=6, around=KEY)
    s.describe("In a piece of split slate an ammonite has opened its eye. One of its tentacles lies on the thumb that holds the stone. The other half of the slate bears the print of a small hand.")
    s.moods("shy", "wondering", "tender", "lonely")
    s.themes("time", "awakening", "encounter", "loneliness", "memory")
    s.says("overslept", "fossil", "hello", "hangover", "grandfather", "patience", "spiral", "surprise", "handshake", "archive", "jetlag", "unpacked", "insomnia", "good morning", "is everyone gone?", "five more million years", "who turned on the light?", "what did I miss?", "the oldest guest", "don’t be frightened, either", "wake me when it’s over", "a crack in everything", "still got it", "turned to stone, and back", "somebody knocked", "the past looks back", "I only closed my eyes", "hold my hand, stranger", "where’s the sea?", "rock bottom, then you", "early bird", "long time no see", "he was softer than he looked", "under the thumb", "the world’s slowest blink", "you have changed", "first contact, last contact", "nobody dusted", "coming out of my shell", "the stone was listening", "finders, keepers, weepers", "a message for whom it fits", "all my friends are limestone", "are you my mother?")  # fmt: skip
    s.relate("ammonite", "is inside", "split slate")
    s.about(place="a quarry", time="morning", light="from the left", composition="high", view="near, into the split stone", foreground="a thumb", unexplained="a small hand has left its print in the stone")
