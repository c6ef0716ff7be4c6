"""Have Some of Mine: on a bench where the ink runs out, the first one reaches behind all backs to the last."""

from __future__ import annotations

import numpy as np

from reverie_studio.engine.bodies import FINE
from reverie_studio.finishes.riso_tools import Clay, Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.flat_people import dog_turning, flat_hand, seated_back
from reverie_studio.sculpt.marks import ellipse

HAND = (668.0, 606.0)


def rail(y: float, t: float = 0.0) -> list[tuple[float, float]]:
    """A board of the bench in perspective; it runs away to the right."""
    return [(0, y), (800, 560 + (y - 560) * 0.46), (800, 560 + (y + t - 560) * 0.46), (0, y + t)]


@card(id="gw5827", title="Have Some of Mine", seed=5, palette="riso_fog_notice", light=(0.9, -0.2))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(0.85, -0.3, 0.45)])
    with d.thing("wall", "place") as w:
        w.flat("0,0! 800,0! 800,820! 0,1110!", grey=1)
        w.flat("636,90! 800,60! 800,640! 636,610!")
        w.flat("700,60! 712,60! 712,640! 700,640!", grey=1)
        w.flat("636,330! 800,318! 800,332! 636,342!", grey=1)
    old = seated_back(stout=0.62, stoop=1.3, lean=10, hair="bald").turned(at=(690, 728, -60), scale=0.92)
    row = ((seated_back(stout=0.8, hair="curls").turned(at=(556, 736, -40), scale=0.86, roll=2), 0.3), (seated_back(stout=1.04, hair="hat").turned(at=(328, 800, 0), scale=1.12, roll=-2), 0.78))
    with d.thing("old man", "witness") as o:
        o.silhouette(old, grow=2.2, grey=1)
        body = o.print(old, {"violet": 0.1}, {"grey": 1}, at=0.3, parts={"neck": ({}, {"grey": 1}), "ear": ({}, {"grey": 1}), "hair": ({}, {"grey": 0.6})})
        rows, columns = np.mgrid[0 : body.size[0], 0 : body.size[1]].astype(np.float32)
        far = np.hypot((columns + body.left) / FINE - HAND[0] - 16, (rows + body.top) / FINE - HAND[1])
        warm = np.asarray(np.clip(1.35 - far / 50, 0, 0.92), np.float32)
        o.marks.append(lambda plates: plates.put(np.asarray(body.mask * (warm > 0.02), np.float32), body.left, body.top, {"violet": warm}, knock=False))
    with d.thing("row") as r:
        for back, v in row[:1]:
            r.print(back, {"violet": v}, {"violet": v, "grey": 1}, at=0.36, rim=4, parts={"neck": ({}, {"grey": 1}), "ear": ({}, {"grey": 1})})
        dog = dog_turning().turned(at=(448, 762, -20), scale=0.98)
        r.print(dog, {}, {"grey": 1}, at=0.4, rim=2, parts={"nose": ({"violet": 1, "grey": 1}, {"violet": 1, "grey": 1}), "ear": ({"violet": 1}, {"violet": 1, "grey": 1})}, line="violet")
        ex, ey = dog.curve("eye")[0]
        r.flat(ellipse(ex, ey, 11, 10), violet=1, grey=1)
        r.flat(ellipse(ex + 3, ey - 2, 4, 4))
        for back, v in row[1:]:
            r.print(back, {"violet": v}, {"violet": v, "grey": 1}, at=0.36, rim=4, parts={"neck": ({}, {"grey": 1}), "ear": ({}, {"grey": 1})})
    with d.thing("woman", "subject") as t:
        she = seated_back(stout=1.1, hair="bun").turned(at=(112, 850, 60), scale=1.5, roll=3)
        she.limb([(236, 622, 70, 54), (310, 668, 96, 47), (392, 688, 84, 37), (420, 678, 76, 34), (530, 636, 50, 25), (646, 606, 30, 14)], melt=26, part="trunk", per=8)
        t.print(she.add(flat_hand((644, 606), -6, 0.92, thumb=-1, z=30)), {"violet": 1}, {"violet": 1, "grey": 1}, at=0.4, rim=4, line="grey", parts={"neck": ({}, {"grey": 1}), "ear": ({}, {"grey": 1})})
    with d.thing("bench") as b:
        b.flat("0,1070! 800,790! 800,826! 0,1110!", grey=1)
        for x, k, v in ((556, 0.7, 0.3), (668, 0.56, 0.1), (330, 1.0, 0.72)):
            for dx in (-36, 34):
                y = 1074 - 0.35 * x
                b.flat([(x + dx - 19 * k, y - 30), (x + dx + 19 * k, y - 30), (x + dx + 25 * k, y + 34 * k), (x + dx - 25 * k, y + 34 * k)], violet=v)
        b.flat("0,1110! 800,826! 800,850! 470,968! 0,1160!", grey=1, overprint=True)
        b.flat(rail(800, 270), violet=1, grey=1)
        for y in (838, 916, 994):
            b.flat(rail(y, 7))
        for x, w, y in ((60, 26, 1178), (452, 18, 990), (748, 13, 880)):
            b.flat([(x, 900 - x * 0.2), (x + w, 900 - x * 0.2), (x + w, y), (x, y)], violet=1, grey=1)
        tail = Clay().limb([(452, 768, 0, 12), (440, 830, 0, 13), (452, 884, 0, 12), (486, 902, 0, 9), (506, 880, 0, 5)], melt=4, per=7)
        b.silhouette(tail)
    s.describe("A woman on a bench reaches behind everyone to the last. Seen from behind, each sitter is paler than the one before; the old man is nearly paper. Under her hand colour spreads. A dog notices.")
    s.moods("kind", "secret", "tender", "melancholy")
    s.themes("kindness", "sharing", "fading", "strangers", "age")
    s.says("sharing", "vitamins", "transfusion", "secretly", "reach", "solidarity", "photocopy", "hope", "blush", "loan", "welfare", "don’t go yet", "there is enough", "pass it on", "long arm of love", "the ink is running out", "my grandfather, towards the end", "he was losing his colour", "only the dog saw", "she never even looked", "behind your back", "lean on me", "you look pale, dear", "a little help from my friends", "who is nicking his wallet?", "a pat on the back", "robbing Peter to pay Paul", "number ninety-nine, please", "fifty shades of Monday", "the last in the row", "tag, you’re it", "still there?", "good morning heartache", "recharge", "it costs her nothing", "nobody turned round", "from generation to generation", "ghost at the doctor’s", "she has been there herself", "stay with us", "redistribution", "a hand from nowhere", "colour comes back slowly", "give and let live")  # fmt: skip
    s.relate("woman", "feeds", "old man")
    s.about(place="a waiting room", time="morning", light="a tall window on the right", composition="diagonal", view="near, from behind the bench", foreground="the dark back of the bench", unexplained="where the colour goes")
