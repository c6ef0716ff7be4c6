"""Second Coil on the Left: a snail lives in a ram's horn and creeps out of it onto his crown; he rolls up his eyes."""

from __future__ import annotations

from math import cos, pi, radians, sin

from reverie_studio.engine.bodies import Outline, Point
from reverie_studio.finishes.linocut_tools import KEY, Cutting, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.cloud_beasts import billowed
from reverie_studio.sculpt.feathers import lens
from reverie_studio.sculpt.gouges import wedges
from reverie_studio.sculpt.marks import oval
from reverie_studio.sculpt.moved_outlines import moved
from reverie_studio.sculpt.tubes import CUT, tube

# right halves, from the ram's axis (x = 440); the left ones are their mirrors
FACE = "0,322! 70,336 116,376 140,450 151,530 143,610 122,700 106,780 102,836 112,892 106,952 70,1004 0,1018!"
BLAZE = "0,440! 20,500 28,600 34,700 50,780 86,838 99,892 94,946 62,994 0,1007!"
EYE = "40,578! 60,542 92,527 122,534 138,560! 122,584 92,593 62,589"
RUFF = ("-40,640! 60,540 200,520 680,520 800,540! 840,640! 840,1250! -40,1250!", "-40,900! 60,800 180,770 290,820 360,900 440,930 520,900 590,820 700,770 800,800! 840,900! 840,1250! -40,1250!", "-40,1060! 80,1000 220,1000 330,1070 440,1106 550,1070 660,1000 800,1000! 840,1060! 840,1250! -40,1250!")
CURLS = ((70, 900, 1.0), (190, 872, 1.3), (698, 884, 1.2), (120, 1100, 1.2), (270, 1110, 1.0), (604, 1116, 1.2), (716, 1076, 1.0), (436, 1166, 0.9))
POLL = "270,410! 310,356 360,346 410,340 460,336 520,344 566,362 606,404! 580,440 520,462 440,470 350,462 300,444"
SNAIL = "226,248! 286,256 338,256 374,240 396,204 416,168 452,148 490,156 508,184 500,214 478,238 468,270 448,306 420,326 376,336 326,341 280,347 220,352!"
FEELERS = ("440,180,14 424,128,10 402,92,9", "480,180,14 502,128,10 528,98,9", "492,200,10 514,220,7 520,230,6", "470,220,10 486,246,7 490,256,6")


def half(shape: Outline, m: int) -> list[Point]:
    """What is drawn right of the ram's axis, on its right (1) or its left (-1) side."""
    return moved(shape, (440, 0), 1, 0, m < 0)


def horn(t: Cutting, x0: float, turn: float, m: int) -> None:
    """Two turns of a ridged horn, from its root at `turn` degrees up, outwards and round to the tip in the middle; `m` is -1 for the right one."""
    knots = [(x0 + m * r * cos(a), 456 + r * sin(a), 0.41 * r) for a, r in ((radians(turn - 5 * k), 162 * 0.42 ** (k / 72)) for k in range(145))]
    t.flat(oval(x0, 456, 48, 48))
    for k in range(140, -1, -4):
        ring = [(x, y, w * (1.0 + 0.11 * sin(pi * n / 4))) for n, (x, y, w) in enumerate(knots[k : k + 5])]
        t.flat(tube(ring, ends=CUT, per=3), ink=1, gap=6, around=KEY)
        if k < 104:
            t.flat(tube(ring, ends=CUT, per=3, side=(-0.05, 0.7) if m > 0 else (-0.7, 0.05)), ink=0)


@card(id="u4sc8w", title="Second Coil on the Left", seed=44, palette="lino_kelp", light=(0.6, -0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.66, -0.5, 0.45)])
    with p.thing("rainy sky", "place") as g:
        g.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=2), g.strokes([[(x, y), (x - 16, y + q / 2), (x - 30, y + q)] for x, y, q in ((80, 20, 120), (150, 130, 100), (232, 10, 130), (308, 90, 110), (352, 10, 70), (470, 20, 90), (610, 20, 100), (580, 150, 90), (680, 90, 130), (760, 10, 110), (768, 170, 90), (70, 240, 80))], 11, ends=(0.1, 0.6))
    with p.thing("fleece") as w:
        for k, layer in enumerate(RUFF):
            w.flat(billowed(layer, 80, 0.42, 5 + k), ink=0, gap=9, around=KEY)
        w.strokes([moved([(-30, 20), (-22, -16), (8, -26), (22, -6), (10, 12), (-4, 2)], (x, y), q, 37 * k % 80 - 40, k % 3 == 1) for k, (x, y, q) in enumerate(CURLS)], 12, ends=(0.1, 0.6), black=True)
    with p.thing("ram", "subject") as r:
        for m in (-1, 1):
            r.flat(lens((440 + m * 104, 586), (440 + m * 326, 700), 44, 0.42, -16 * m)), r.flat(lens((440 + m * 180, 632), (440 + m * 308, 692), 18, 0.45, -8 * m), ink=2)
            r.flat(half(FACE, m)), r.flat(half(BLAZE, m), ink=(m < 0) * 1), r.flat("437,440! 443,440! 443,1007! 437,1007!", ink=0)
        for m in (-1, 1):
            r.flat(half(EYE, m), ink=0)
            with r.within(half(EYE, m)):
                r.flat(half(oval(88, 554, 28, 27), m), ink=1, gap=6, around=KEY), r.flat(half(oval(86, 547, 18, 10), m))
            r.dots([(440 + m * 86 + 9, 541, 5)]), wedges(r, [half(q, m) for q in ([(28, 556), (54, 514), (96, 500), (140, 520)], [(122, 624), (106, 700), (92, 770)])], (14, 22), 2, ends=(0.1, 0.1))
            r.flat(half("24,944! 26,916 44,894 72,888 88,902 74,912 58,914 46,926 36,946", m)), r.strokes([half([(30, 942), (16, 952), (0, 958)], m), half([(0, 974), (30, 986), (66, 974)], m), [(440, 954), (440, 966), (440, 976)]], 8, ends=(0.6, 0.3), black=True)
    with p.thing("horns") as h:
        horn(h, 676, -34, -1)
        h.flat(billowed(POLL, 46, 0.4, 8), ink=0, gap=8, around=KEY)
        wedges(h, [[(x, y), (x + 10, y + 22), (x + 4, y + 46)] for x, y in ((330, 384), (392, 372), (452, 378), (512, 374), (556, 392), (362, 424), (424, 420), (486, 426), (534, 418))], 13, ends=(0.1, 0.6))
        horn(h, 212, -72, 1)
        h.flat(oval(262, 300, 72, 30, -72), ink=0, gap=8, around=KEY), h.flat(oval(264, 300, 60, 20, -72))
    with p.thing("snail", "accent") as n:
        with n.within([*oval(264, 300, 60, 20, -72)[20:], (290, 30), (620, 30), (620, 430), (250, 430)]):  # its rear lies behind the near edge of the horn's mouth
            for gap, part in ((gap, part) for gap in (8, 0) for part in (*map(tube, FEELERS), moved(SNAIL, (0, 0)))):
                n.flat(part, spot=True, gap=gap, around=KEY)
            n.strokes([[(240, 330), (330, 318), (396, 306), (440, 276)]], 7, ends=(0.4, 0.1), black=True), wedges(n, [[(248, 362), (244, 300), (282, 240)]], 26, ends=(0.2, 0.2)), wedges(n, [[(x, y), (x + 14, y + 4), (x + 32, y + 1)] for x, y in ((320, 280), (372, 264), (352, 300), (412, 226), (416, 262), (440, 196))], 9, ends=(0.1, 0.1))
        for x, y in ((398, 84), (535, 88)):
            n.flat(oval(x, y, 20, 20), ink=0, gap=7, around=KEY), n.dots([(x + (440 - x) * 0.08, y + 7, 10)], KEY)
    s.describe("A snail has moved into a ram’s horn. Red and soft it creeps out of the left coil onto his woolly crown and stretches its feelers. The ram, face to face with us, rolls his eyes up at it. It is raining.")
    s.moods("droll", "wondering", "friendly", "uneasy"), s.themes("sharing", "lodging", "strangers", "change")
    s.says("subtenant", "upgrade", "penthouse", "lodger", "eye contact", "spiral", "flatmates", "rain", "upstairs", "hello", "slow move", "second coil on the left", "mind the stairs", "a room in your head", "who invited you?", "I only came for the view", "shell company", "horn of plenty", "the previous tenant left nothing", "no luggage, one foot", "quiet people, but sticky", "it told me it was a cousin", "the slowest burglar", "rent paid in silver", "nose to feeler", "the house next door has eyes", "he cannot see his own guest", "somebody is on my mind", "a bigger place at last", "butting in", "take the ram by the horn", "headhunter", "what is yours is also coiled", "the longest hello", "I thought it was a headache", "two shy giants", "an itch with opinions", "until the rain stops", "he always wanted company", "the stairs go round and round", "room to grow", "everyone needs a roof", "make yourself at horn", "so that is what you look like")  # fmt: skip
    s.relate("snail", "is inside", "horns"), s.about(place="out in the rain", time="a rainy morning", weather="rain", light="from the right", composition="centred", view="near, face to face with the ram", foreground="a wet fleece", unexplained="what became of the snail’s own shell")
