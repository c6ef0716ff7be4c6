"""January: a thrown-away fir rides the mirrored lift; its reflections are a forest, and there stands a wolf."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved, moved_lines
from reverie_studio.sculpt.tubes import tube

FOREST = {"turquoise": 1.0, "brown": 1.0}
OPENING = "140,210! 660,210! 660,1130! 140,1130!"


def fir(t: Printed, x: float, y: float, k: float, gap: float = 6, **inks: float) -> None:
    """A fir that stands on (x, y)."""
    right = [(0, -600), (26, -520), (70, -440), (40, -450), (70, -370), (120, -290), (72, -304), (100, -220), (164, -140), (100, -156), (130, -90), (210, -20), (110, -44), (24, -50), (24, 0)]
    t.flat([(x + k * u, y + k * v) for u, v in [*right, *[(-u, v) for u, v in reversed(right)]]], gap=gap, **inks)


@card(id="rpnc15", title="January", seed=1, palette="riso_back_stairs", light=(0.0, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.8, 0.5)])
    with d.thing("landing", "place") as m:
        m.flat("-20,-20! 820,-20! 820,1130! -20,1130!", brown=1)
        m.flat("-20,1142! 820,1142! 820,1240! -20,1240!", **FOREST)
        m.flat(OPENING, gap=26, turquoise=1)
        m.flat("400,150! 304,150! 308,108 336,70 400,54 464,70 492,108 496,150!")
        with m.in_inks(brown=1):
            m.strokes([[(400 + 76 * math.cos(a), 144 + 76 * math.sin(a)), (400 + 60 * math.cos(a), 144 + 60 * math.sin(a))] for a in (-2.9, -2.36, -1.57, -0.78, -0.24)], 7, ends=(1, 1))
            m.strokes([[(400, 140), (446, 98)]], 10, ends=(1, 0.2))
    with d.thing("forest", "witness") as f, f.within(OPENING):
        f.flat("270,210! 530,210! 500,262! 300,262!")
        for x, y, k in ((190, 660, 0.5), (280, 640, 0.58), (382, 630, 0.44), (470, 645, 0.6), (580, 660, 0.52)):
            fir(f, x, y, k, 5, turquoise=1)
        f.flat("120,590! 680,590! 680,1010! 120,1010!", turquoise=1)
        fir(f, 246, 880, 0.66, 6, brown=1)
        fir(f, 512, 850, 0.82, 6, brown=1)
        f.flat("120,950! 680,950! 680,1140! 120,1140!", turquoise=1)
    with d.thing("fir", "subject") as t, t.within(OPENING):
        t.flat("520,1040! 556,1040! 556,1090! 596,1090! 596,1108! 480,1108! 480,1090! 520,1090!", gap=6, **FOREST)
        fir(t, 538, 1066, 0.92, 8, **FOREST)
        t.strokes([line("484,740 534,780 590,716"), line("452,842 540,890 622,812"), line("440,960 540,1004 640,920")], 11, ends=(1, 1))
    with d.thing("wolf", "subject") as w:
        at, k = (348, 1092), 1.14
        face = [(0, -388), (-20, -398), (-56, -474), (-68, -400), (-80, -366), (-112, -318), (-86, -318), (-98, -284), (-68, -288), (-40, -258), (-26, -224), (0, -214)]
        w.flat(moved(tube([(96, -40), (136, -24), (166, -30), (176, -64), (164, -96)], (22, 30, 32, 26, 6)), at, k), gap=6, brown=1)
        for side in (False, True):
            w.flat(moved("-40,-190! -84,-176 -118,-128 -124,-76 -106,-30! -120,-18 -118,0! -40,0!", at, k, flip=side), gap=6, brown=1)
            w.flat(moved("-126,2! -128,-14 -114,-26 -90,-26 -70,-16 -66,2!", at, k, flip=side), gap=5)
        w.flat(moved("-66,-330! -92,-270 -94,-226 -76,-160 -60,-90 -56,-30! -66,-16 -64,4! 64,4! 66,-16 56,-30! 60,-90 76,-160 94,-226 92,-270 66,-330!", at, k), gap=6)
        with w.in_inks(brown=1):
            w.strokes(moved_lines([[(0, 2), (0, -60), (0, -120)], *[[(x, 2), (x, -14)] for x in (-42, -22, 22, 42, -106, -88, 88, 106)]], at, k), 7, ends=(1, 0.4))
            w.strokes(moved_lines([[(-30, -120), (-22, -104), (-30, -88)], [(30, -120), (22, -104), (30, -88)]], at, k), 6, ends=(0.3, 0.3))
        for rope in ([(-92, -262), (-66, -206), (-30, -178), (0, -172), (30, -178), (66, -206), (92, -262)], [(-54, -196), (-64, -160), (-60, -126), (-70, -98)]):
            w.flat(moved(tube(rope, (17, 17)), at, k), gap=5, **FOREST)
            w.strokes(moved_lines([[(x - 9, y - 10), (x + 9, y + 10)] for (ax, ay), (bx, by) in zip(rope, rope[1:], strict=False) for x, y in (((ax + bx) / 2, (ay + by) / 2), (ax * 0.9 + bx * 0.1, ay * 0.9 + by * 0.1))], at, k), 6, ends=(0.6, 0.6))
        for x, y in ((-22, -142), (30, -146), (74, -184), (-70, -82)):
            w.flat(moved(ellipse(x, y, 15, 16), at, k), gap=5, turquoise=1)
        w.flat(placed([*face, *[(-u, v) for u, v in reversed(face)]], at, k), gap=6)
        w.flat(moved("-34,-394! 0,-384 34,-394! 30,-350 14,-330 10,-280 12,-250! 0,-246 -12,-250! -10,-280 -14,-330 -30,-350", at, k), brown=1)
        for side in (False, True):
            w.flat(moved("-54,-448! -60,-398 -34,-404!", at, k, flip=side), brown=1)
            w.flat(moved("-62,-352! -44,-358 -18,-332! -36,-330 -50,-336", at, k, flip=side), **FOREST)
            w.flat(moved(ellipse(-38, -344, 7, 8), at, k, flip=side), turquoise=1)
        w.flat(moved("-20,-250! 0,-256 20,-250! 12,-232 0,-226 -12,-232", at, k), **FOREST)
    with d.thing("lift doors", plane="front") as o:
        o.flat("140,210! 196,210! 196,1130! 140,1130!", gap=6, **FOREST)
        o.flat("604,210! 660,210! 660,1130! 604,1130!", gap=6, **FOREST)
        o.strokes([[(180, 212), (180, 1124)], [(620, 212), (620, 1124)]], 4, ends=(1, 1))
        o.flat("722,560! 772,560! 772,700! 722,700!")
        o.flat("747,580! 764,612! 730,612!", "747,680! 764,648! 730,648!", **FOREST)
    s.describe("An old lift stands open, and inside is a forest. A white wolf with a dark tinsel garland round its neck looks straight at us; beside it stands a fir hung with tinsel.")
    s.moods("eerie", "still", "majestic", "wintry")
    s.themes("winter", "wildness", "thrown-away things", "forest", "thresholds")
    s.says("poor tree", "going down", "even thrown away it remembers", "trespass", "ground floor: forest", "January", "stranger", "after Christmas", "doors closing", "take the stairs", "tinsel", "survivor", "wilderness", "lost and wild", "the wood behind the mirror", "Red Riding Hood works late", "do you want to get in?", "needles everywhere", "good dog", "needs no button", "dressed up with nowhere to go", "wolf at the door", "the guest of honour", "room for one more", "I’ll wait for the next one", "keeper of the woods", "resin", "he kept the garland", "in between", "elevator music, howling", "a memory of snow", "the last decoration", "howl", "hold the door", "sentinel", "tame me", "silent night", "which way is up?", "now you see it", "who pressed?", "evergreen", "she married into the forest", "stay very still", "home at last")  # fmt: skip
    s.relate("wolf", "wears", "forest")
    s.relate("lift doors", "opens onto", "forest")
    s.about(place="a landing before a lift", time="January", light="a cold lamp in the ceiling of the lift", composition="frame", view="through closing lift doors", foreground="two dark door leaves", unexplained="the wolf wears the tinsel")
