"""Lane Four: the swimmers of the baths from above, each in a lane; the shadow of one is a whale."""

from __future__ import annotations

from collections.abc import Sequence

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

WHALE = "420,60! 500,90 560,190 590,330 590,460! 660,470 730,520 770,600 776,650! 700,620 640,590 580,590! 566,700 530,820 490,900! 560,930 640,1000 660,1070! 580,1050 510,1050 460,1080! 420,1040 380,1030 320,1060 240,1060! 270,980 340,920 410,890! 360,800 320,690 306,590! 250,600 180,650 120,700! 110,620 150,540 210,490 290,470! 270,350 280,200 340,100"


SWIMMER = "12,-100 22,-104 28,-92 26,-66 22,-40! 30,-26 30,0 22,30 20,50! 26,84 24,118 30,136 16,138 12,118 8,86 2,60! -4,86 -4,118 -6,138 -20,138 -14,118 -14,84 -18,50! -20,30 -26,14! -40,44 -56,54 -62,46 -50,26 -36,-6 -26,-26! -14,-34 10,-38! 10,-62"
TRUNKS = "-21,26! 23,26! 22,50 24,66! 4,70! 2,58! 0,70! -20,66! -19,50"
TURN = 13


def tilted(points: Sequence[Sequence[float]]) -> list[tuple[float, float]]:
    """Points of the upright pool, turned about its middle."""
    return placed([(x - 400, y - 600) for x, y in points], (400, 600), 1, TURN)


def put(text: str, at: tuple[float, float], k: float, flip: int = 1) -> str:
    """An outline put into the pool, corners and all."""
    words = text.split()
    knots = [tuple(float(v) for v in w.rstrip("!").split(",")) for w in words]
    spots = tilted(placed([(flip * x, y) for x, y in knots], at, k))
    return " ".join(f"{x:.1f},{y:.1f}{'!' if w.endswith('!') else ''}" for (x, y), w in zip(spots, words, strict=True))


@card(id="1z49pj", title="Lane Four", seed=6, palette="riso_baths", light=(-0.5, -0.7))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.7, 0.5)])
    with d.thing("pool", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1220! -20,1220!", aqua=1)
    with d.thing("shadow of a whale", "subject") as w:
        w.flat(put(WHALE, (0, 40), 1), overprint=True, burgundy=1)
    with d.thing("lane ropes") as r:
        for x in (-44, 132, 308, 484, 660, 836):
            for k in range(-6, 44):
                r.flat(tilted(ellipse(x, k * 34, 8, 13)), **({"burgundy": 1.0} if k % 8 == 0 else {}))
    with d.thing("swimmers", "witness", count=5, plane="front") as m:
        for x, y, k, flip in ((44, 760, 1.0, -1), (220, 250, 1.0, 1), (396, 560, 1.05, 1), (572, 900, 1.0, -1), (748, 420, 1.0, 1)):
            m.flat(put(SWIMMER, (x, y), k, flip))
            m.flat(put(TRUNKS, (x, y), k, flip), burgundy=1)
            m.flat(tilted(ellipse(x, y - 46 * k, 15 * k, 19 * k)), gap=3, burgundy=1)
            for dx, dy, r in ((-20, 156, 7), (0, 170, 9), (22, 154, 6), (8, 192, 5), (-14, 188, 4)):
                m.flat(tilted(ellipse(x + dx * k, y + dy * k, r, r)))
    s.describe("A swimming pool from above, its ropes slanting across the sheet. In every lane a small swimmer in burgundy trunks does the same stroke. Under the lanes lies the huge dark shadow of a whale.")
    s.moods("calm", "ominous", "dreamy", "vast")
    s.themes("depth", "water", "shadows", "routine", "secrets")
    s.says("whale", "splash", "swim", "deep end", "keep to your lane", "don’t look down", "it’s behind you", "my bigger self", "shadow", "training", "who is it following?", "bathing cap", "holding your breath", "the shallow end is a lie", "morning lengths", "fifty metres", "underneath", "somebody else’s lane", "a quiet giant", "what the tiles hide", "sink or swim", "the pool is older than the city", "slow lane", "family swim", "undercurrent", "blind spot", "bigger fish", "lessons", "only one of us casts it", "bottomless", "adults only", "never swim alone", "chlorine and salt", "daydream at work", "subconscious", "dive", "passing under the bridge", "it knows the timetable", "the sea came for us", "no running", "company", "the weight of things", "they thought it was a cloud", "out of its depth")  # fmt: skip
    s.relate("swimmers", "casts the shadow of", "shadow of a whale")
    s.about(place="the baths", time="early morning", light="even, from above", composition="diagonal", view="from above, high over the water", foreground="slanting lane ropes", unexplained="which swimmer the shadow belongs to")
