"""January: a thrown-away fir rides the mirrored lift; its reflections are a forest, and there stands a wolf."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp, Printed
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.moved_outlines import moved, moved_lines

FOREST = {"turquoise": 1.0, "brown": 1.0}


def fir(t: Printed, x: float, y: float, k: float, gap: float = 6, **inks: float) -> None:
    """A fir that stands on (x, y)."""
    right = [(0, -600), (26, -520), (70, -440), (40, -450), (70, -370), (120, -290), (72, -304), (100, -220), (164, -140), (100, -156), (130, -90), (210, -20), (110, -44), (24, -50), (24, 0)]
    whole = [*right, *[(-u, v) for u, v in reversed(right)]]
    t.flat([(x + k * u, y + k * v) for u, v in whole], gap=gap, **inks)


@card(id="rpnc15", title="January", seed=1, palette="riso_back_stairs", light=(0.0, -0.9))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0, -0.8, 0.5)])
    with d.thing("mirrored lift", "place") as m:
        m.flat("-20,-20! 820,-20! 820,1220! -20,1220!", turquoise=1)
        m.flat("250,-20! 550,-20! 520,70 470,84 330,84 280,70!")
    with d.thing("forest", "witness") as f:
        for x, y, k in ((170, 560, 0.62), (290, 540, 0.5), (420, 530, 0.46), (540, 545, 0.54), (660, 560, 0.62)):
            fir(f, x, y, k, 5, turquoise=1)
        f.flat("110,490! 710,490! 710,900! 110,900!", turquoise=1)
        for x, y, k in ((170, 760, 0.8), (530, 690, 0.66)):
            fir(f, x, y, k, 6, brown=1)
    with d.thing("wolf", "subject") as w:
        at, k = (330, 1010), 1.25
        body = [(0, -330), (-60, -330), (-84, -270), (-88, -230), (-78, -170), (-66, -130), (-58, -24), (-72, 0), (-20, 0), (-20, -28), (-14, -160), (0, -166)]
        face = [(0, -388), (-20, -398), (-56, -474), (-68, -400), (-80, -366), (-112, -318), (-86, -318), (-98, -284), (-68, -288), (-40, -258), (-26, -224), (0, -214)]
        w.flat(moved("60,-190! 108,-180 140,-110 132,-30! 106,-60 96,-110 70,-130!", at, k), gap=5, brown=1)
        for side in (False, True):
            w.flat(moved("-60,-200! -92,-170 -96,-110 -80,-70 -84,-30 -92,-16! -60,-16! -62,-60!", at, k, flip=side), gap=5, brown=1)
        w.flat(placed([*body, *[(-u, v) for u, v in reversed(body)]], at, k), gap=6)
        w.flat(moved("-100,-226! -84,-206! -74,-216! -60,-184! -42,-196! -26,-168! 0,-184! 26,-168! 42,-196! 60,-184! 74,-216! 84,-206! 100,-226! 88,-160! 66,-160! 56,-134! 36,-148! 22,-116! 0,-140! -22,-116! -36,-148! -56,-134! -66,-160! -88,-160!", at, k), **FOREST)
        w.flat(placed([*face, *[(-u, v) for u, v in reversed(face)]], at, k), gap=6)
        w.flat(moved("-34,-394! 0,-384 34,-394! 30,-350 14,-330 10,-280 12,-250! 0,-246 -12,-250! -10,-280 -14,-330 -30,-350", at, k), brown=1)
        for side in (False, True):
            w.flat(moved("-54,-448! -60,-398 -34,-404!", at, k, flip=side), brown=1)
            w.flat(moved("-62,-352! -44,-358 -18,-332! -36,-330 -50,-336", at, k, flip=side), **FOREST)
            w.flat(moved(ellipse(-38, -344, 7, 8), at, k, flip=side), turquoise=1)
        w.flat(moved("-20,-250! 0,-256 20,-250! 12,-232 0,-226 -12,-232", at, k), **FOREST)
        with w.in_inks(brown=1):
            w.strokes(moved_lines([[(-86, -318), (-64, -310)], [(86, -318), (64, -310)], [(-46, -18), (-44, 0)], [(46, -18), (44, 0)]], at, k), 6, ends=(0.6, 0.2))
    with d.thing("fir", "subject") as t:
        fir(t, 640, 1200, 1.15, 8, **FOREST)
        for y, a, b in ((770, 556, 690), (910, 520, 690), (1060, 480, 690)):
            t.strokes([[(a, y - 30), ((a + b) / 2, y + 30), (b, y - 40)]], 12, ends=(1, 1))
    with d.thing("lift doors", plane="front") as o:
        o.flat("-20,-20! 120,-20! 120,1220! -20,1220!", gap=8, brown=1)
        o.flat("700,-20! 820,-20! 820,1220! 700,1220!", gap=8, brown=1)
        for y in (560, 640):
            o.flat(ellipse(738, y, 20, 20))
        o.flat(ellipse(738, 640, 11, 11), **FOREST)
    s.describe("Between two brown lift doors stands a green forest. A white wolf with brown markings and a dark garland round its neck looks straight at us; beside it a fir with white tinsel.")
    s.moods("eerie", "still", "majestic", "wintry")
    s.themes("winter", "wildness", "thrown-away things", "forest", "thresholds")
    s.says("poor tree", "going down", "even thrown away it remembers", "trespass", "ground floor: forest", "January", "stranger", "after Christmas", "doors closing", "take the stairs", "tinsel", "survivor", "wilderness", "lost and wild", "the wood behind the mirror", "Red Riding Hood works late", "do you want to get in?", "needles everywhere", "good dog", "needs no button", "dressed up with nowhere to go", "wolf at the door", "the guest of honour", "room for one more", "I’ll wait for the next one", "keeper of the woods", "white lie", "he kept the garland", "in between", "elevator music, howling", "a memory of snow", "the last decoration", "howl", "hold the door", "sentinel", "tame me", "silent night", "which way is up?", "now you see it", "who pressed?", "evergreen", "she married into the forest", "stay very still", "home at last")  # fmt: skip
    s.relate("wolf", "wears", "forest")
    s.relate("lift doors", "opens onto", "forest")
    s.about(place="a mirrored lift", time="January", light="a cold lamp in the ceiling", composition="frame", view="through closing lift doors", foreground="two brown doors", unexplained="the wolf wears the tinsel")
