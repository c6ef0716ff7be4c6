"""January: a thrown-away fir rides the mirrored lift; its reflections are a forest, and there stands a wolf."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.engine.bodies import Point
from reverie_studio.engine.clay import flow
from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.mirror_rooms import line
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

FOREST = {"turquoise": 1.0, "brown": 1.0}
OPENING = "140,210! 660,210! 660,1130! 140,1130!"


def fir(t: Printed, x: float, y: float, k: float, gap: float = 6, **inks: float) -> None:
    """A fir that stands on (x, y)."""
    right = [(0, -600), (26, -520), (70, -440), (40, -450), (70, -370), (120, -290), (72, -304), (100, -220), (164, -140), (100, -156), (130, -90), (210, -20), (110, -44), (24, -50), (24, 0)]
    t.flat([(x + k * u, y + k * v) for u, v in [*right, *[(-u, v) for u, v in reversed(right)]]], gap=gap, **inks)


def tinsel(curve: str, wide: float) -> list[Point]:
    """A garland along a curve, fringed on both sides."""
    p = flow(line(curve), 10)
    ahead = np.gradient(p, axis=0)
    side = np.column_stack([ahead[:, 1], -ahead[:, 0]]) / np.maximum(1e-6, np.hypot(*ahead.T))[:, None]
    reach = np.where(np.arange(len(p)) % 2, wide, wide * 0.55)[:, None]
    return [(float(x), float(y)) for x, y in [*(p + side * reach), *(p - side * reach)[::-1]]]


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
    with d.thing("wolf", "subject") as w:
        at, k = (350, 1090), 1.2
        body = [(0, -330), (-60, -330), (-84, -270), (-88, -230), (-80, -170), (-64, -120), (-58, -60), (-56, -26), (-68, -10), (-66, 2), (-18, 2), (-18, -20), (-22, -60), (-14, -130), (0, -146)]
        face = [(0, -388), (-20, -398), (-56, -474), (-68, -400), (-80, -366), (-112, -318), (-86, -318), (-98, -284), (-68, -288), (-40, -258), (-26, -224), (0, -214)]
        w.flat(moved("60,-200! 106,-196 142,-150 150,-90 132,-36! 118,-60! 110,-40! 96,-80 84,-120 70,-150!", at, k), gap=5, brown=1)
        for side in (False, True):
            w.flat(moved("-56,-200! -90,-180 -100,-120 -88,-76 -86,-40 -102,-22 -104,-10! -60,-10! -60,-60!", at, k, flip=side), gap=5, brown=1)
        w.flat(placed([*body, *[(-u, v) for u, v in reversed(body)]], at, k), gap=6)
        with w.in_inks(brown=1):
            w.strokes(moved_lines([[(-18, 0), (-20, -60), (-14, -130), (0, -148), (14, -130), (20, -60), (18, 0)], [(-68, -8), (-58, -26), (-58, -70), (-72, -140)], [(68, -8), (58, -26), (58, -70), (72, -140)], [(-48, -2), (-48, -16)], [(-33, -2), (-33, -16)], [(48, -2), (48, -16)], [(33, -2), (33, -16)]], at, k), 6, ends=(0.5, 0.4))
        w.flat(moved(tinsel("-90,-262 -70,-214 -36,-184 0,-176 36,-184 70,-214 90,-262", 19), at, k), gap=4, **FOREST)
        w.flat(moved(tinsel("-62,-204 -66,-170 -58,-136 -68,-104", 14), at, k), gap=4, **FOREST)
        w.flat(placed([*face, *[(-u, v) for u, v in reversed(face)]], at, k), gap=6)
        w.flat(moved("-34,-394! 0,-384 34,-394! 30,-350 14,-330 10,-280 12,-250! 0,-246 -12,-250! -10,-280 -14,-330 -30,-350", at, k), brown=1)
        for side in (False, True):
            w.flat(moved("-54,-448! -60,-398 -34,-404!", at, k, flip=side), brown=1)
            w.flat(moved("-62,-352! -44,-358 -18,-332! -36,-330 -50,-336", at, k, flip=side), **FOREST)
            w.flat(moved(ellipse(-38, -344, 7, 8), at, k, flip=side), turquoise=1)
        w.flat(moved("-20,-250! 0,-256 20,-250! 12,-232 0,-226 -12,-232", at, k), **FOREST)
    with d.thing("fir", "subject") as t, t.within(OPENING):
        fir(t, 590, 1120, 0.92, 8, **FOREST)
        t.flat("566,1096! 614,1096! 622,1124! 558,1124!", gap=4, brown=1)
        t.strokes([line("530,760 585,810 640,750"), line("500,870 590,920 680,860"), line("460,1000 575,1050 690,990")], 11, ends=(1, 1))
    with d.thing("lift doors", plane="front") as o:
        o.flat("140,210! 196,210! 196,1130! 140,1130!", gap=6, **FOREST)
        o.flat("604,210! 660,210! 660,1130! 604,1130!", gap=6, **FOREST)
        o.strokes([[(180, 212), (180, 1124)], [(620, 212), (620, 1124)]], 4, ends=(1, 1))
        o.flat("722,560! 772,560! 772,700! 722,700!")
        o.flat("747,580! 764,612! 730,612!", "747,680! 764,648! 730,648!", **FOREST)
    s.describe("An old lift stands open, and inside is a forest. A white wolf with a dark tinsel garland round its neck looks straight at us; beside it leans a fir hung with tinsel.")
    s.moods("eerie", "still", "majestic", "wintry")
    s.themes("winter", "wildness", "thrown-away things", "forest", "thresholds")
    s.says("poor tree", "going down", "even thrown away it remembers", "trespass", "ground floor: forest", "January", "stranger", "after Christmas", "doors closing", "take the stairs", "tinsel", "survivor", "wilderness", "lost and wild", "the wood behind the mirror", "Red Riding Hood works late", "do you want to get in?", "needles everywhere", "good dog", "needs no button", "dressed up with nowhere to go", "wolf at the door", "the guest of honour", "room for one more", "I’ll wait for the next one", "keeper of the woods", "resin", "he kept the garland", "in between", "elevator music, howling", "a memory of snow", "the last decoration", "howl", "hold the door", "sentinel", "tame me", "silent night", "which way is up?", "now you see it", "who pressed?", "evergreen", "she married into the forest", "stay very still", "home at last")  # fmt: skip
    s.relate("wolf", "wears", "forest")
    s.relate("lift doors", "opens onto", "forest")
    s.about(place="a landing before a lift", time="January", light="a cold lamp in the ceiling of the lift", composition="frame", view="through closing lift doors", foreground="two dark door leaves", unexplained="the wolf wears the tinsel")
