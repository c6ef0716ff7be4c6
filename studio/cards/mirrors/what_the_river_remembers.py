"""What the River Remembers: a row of narrow houses on the embankment; in the water they are a forest, and one window is an eye."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse

HOUSES = ((-30, 150, 250), (126, 270, 150), (276, 432, 300), (438, 560, 90), (566, 700, 230), (706, 840, 170))
WATER = 640


@card(id="ltndjh", title="What the River Remembers", seed=21, palette="riso_wet_pavement", light=(-0.6, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.6, -0.6, 0.5)])
    bark = {"spruce": 1.0, "salmon": 1.0}
    with d.thing("houses", "subject", count=6) as h:
        for n, (x0, x1, top) in enumerate(HOUSES):
            w, mid = x1 - x0, (x0 + x1) / 2
            h.flat(f"{x0},{WATER - 14}! {x0},{top + w * 0.62}! {mid},{top}! {x1},{top + w * 0.62}! {x1},{WATER - 14}!", **(bark if n % 2 else {"spruce": 1.0}))
            for row in range(int((WATER - 60 - top - w * 0.6) / 92)):
                for k in (-1, 1):
                    x, y = mid + k * w * 0.21, top + w * 0.78 + row * 92
                    lit = (n, row, k) == (3, 1, 1)
                    h.flat(f"{x - 17},{y - 26}! {x + 17},{y - 26}! {x + 17},{y + 26}! {x - 17},{y + 26}!", **({"salmon": 1.0} if lit else {}))
            h.flat(ellipse(mid, top + w * 0.46, 13, 13))
    with d.thing("river", "place") as r:
        r.flat(f"-20,{WATER}! 820,{WATER}! 820,1220! -20,1220!", salmon=1)
    with d.thing("forest in the water", "subject", count=6) as f:
        for n, (x0, x1, top) in enumerate(HOUSES):
            mid, w = (x0 + x1) / 2, (x1 - x0) / 2 + 16
            foot = WATER + (WATER - top) * 0.96
            tall, right = foot - WATER - 56, [(w * 0.14, 0.0), (w * 0.14, 62.0)]
            for k in range(4):
                low, high, wide = 56 + tall * k / 4, 56 + tall * (k + 1) / 4, w * (1 - k * 0.19)
                right += [(wide, low), (wide * 0.4, high + 4)]
            right[-1] = (0.0, tall + 56)
            f.flat(" ".join([f"{mid + x:.1f},{WATER + y:.1f}!" for x, y in right] + [f"{mid - x:.1f},{WATER + y:.1f}!" for x, y in reversed(right[:-1])]), gap=5, **({"spruce": 1.0} if n % 2 else bark))
        for x in (486, 516):
            f.flat(ellipse(x, 838, 11, 13))
            f.flat(ellipse(x + 2, 840, 5, 7), **bark)
        f.strokes([[(20, 1130), (120, 1124), (230, 1132)], [(290, 1040), (360, 1034), (440, 1042)], [(570, 1130), (660, 1124), (740, 1134)]], 8, ends=(0.1, 0.1))
        f.flat("-20,620! 820,620! 820,652! -20,652!")
        f.flat("-20,626! 820,626! 820,646! -20,646!", **bark)
    s.describe("Six narrow gabled houses stand along a river. Upside down in the pink water each of them is a fir tree. Where one window is lit above, two eyes look out of the tree below.")
    s.moods("wistful", "uncanny", "calm", "dreamy")
    s.themes("memory", "nature", "reflection", "city", "time")
    s.says("forest", "upside down", "reflection", "long ago", "fir trees", "owl", "before the city", "what was here first", "timber", "home sweet home", "roots above", "the river lies", "the river tells the truth", "somebody is in", "christmas underwater", "don’t wake the woods", "gables", "foundations", "other people’s houses", "through the looking glass", "ghost wood", "a lit window has eyes", "built on", "growing downward", "two sides of the street", "paradise for woodpeckers", "postcard", "planning permission", "grandfather was a lumberjack", "flip the card", "what the bricks dream", "still waters", "the neighbours downstairs", "my wild side", "every roof was once a tree", "they felled it for us", "watching the watcher", "where the fox goes at night", "old maps", "city mouse, country mouse", "it never forgot", "needles", "we live in its shadow", "put it back")  # fmt: skip
    s.relate("houses", "is reflected as", "forest in the water")
    s.about(place="the embankment", time="evening", light="a red sky in the water, from the left", composition="split", view="far, from the other bank", foreground="tips of firs in the water", unexplained="who looks out of the tree")
