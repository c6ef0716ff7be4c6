"""Pride: a cock pigeon puffs himself up; every feather of his breast is a mirror, and in each the same hen looks elsewhere."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed

BODY = "470,206! 474,150 510,92 572,66 636,80 680,128 690,190 700,260 740,330 820,400! 820,1220! 260,1220! 100,1150 -10,1040 -60,880 -50,700 10,540 120,420 260,350 380,320 460,280 492,240"
SCALE = "-74,-96! -76,-30 -60,30 -30,66 0,78 30,66 60,30 76,-30 74,-96!"
HENS = (
    "-66,20! -40,2 -14,-12 6,-18 16,-36 28,-44 40,-40 44,-32! 56,-26! 43,-24 40,-12 44,4 34,22 14,30! 14,42! 24,44! 24,47! 8,47! 8,31! -2,31! -2,44! 8,46! 8,49! -8,49! -8,30! -30,28 -46,26",
    "-66,20! -40,4 -16,-8! -34,-16! -18,-22 -10,-36 4,-42 18,-36 24,-18 36,-6 42,8 34,22 14,30! 14,42! 24,44! 24,47! 8,47! 8,31! -2,31! -2,44! 8,46! 8,49! -8,49! -8,30! -30,28 -46,26",
    "-62,-8! -34,-18 -6,-24 20,-16 36,0 46,14 54,20! 58,32! 52,44! 46,32 34,28 14,28! 14,42! 24,44! 24,47! 8,47! 8,31! -2,31! -2,44! 8,46! 8,49! -8,49! -8,28! -28,20 -44,6",
)  # fmt: skip


def put(text: str, at: tuple[float, float], k: float, a: float, flip: int = 1) -> str:
    """An outline put somewhere else, corners and all."""
    words = text.split()
    knots = [tuple(float(v) for v in w.rstrip("!").split(",")) for w in words]
    return " ".join(f"{x:.1f},{y:.1f}{'!' if w.endswith('!') else ''}" for (x, y), w in zip(placed([(flip * x, y) for x, y in knots], at, k, a), words, strict=True))


@card(id="7kfcz6", title="Pride", seed=83, palette="riso_last_sun", light=(-0.8, -0.4))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.4, 0.5)])
    with d.thing("cock pigeon", "subject") as b:
        b.flat(BODY, purple=1)
        with b.within(BODY):
            n = 0
            for row in range(8, 0, -1):
                rho = 90 + row * 128
                k = 0.74 + row * 0.052
                step = 146 * k / rho
                count = round(math.radians(170) / step)
                for i in range(-1, count + 1):
                    a = math.radians(52) + (i + 0.5 * (row % 2)) * step
                    x, y = 640 + rho * math.cos(a) * 1.02, 250 + rho * math.sin(a)
                    n += 1
                    if y < 300 or row == 1:
                        continue
                    lean = math.degrees(a) - 90
                    empty = (row, i) == (4, 4)
                    b.flat(put(SCALE, (x, y), k, lean), gap=6, **({} if empty else {"sunflower": 1.0}))
                    if not empty:
                        b.flat(put(HENS[(n * 7 + row) % 3], (x + math.cos(a) * 4, y + math.sin(a) * 4), 0.98 * k, lean * 0.55, -1 if (n * 5 + row) % 3 else 1), purple=1)
            b.flat("462,300! 500,248 560,262 640,300 760,330! 830,420! 700,440 580,400 500,372!", purple=1)
            b.flat("470,206! 486,250 540,282 620,290 700,260! 704,300 620,330 520,318 462,268!", overprint=True, sunflower=1)
        b.flat("474,158! 436,168 410,190 408,206! 440,206 476,200!", purple=1, sunflower=1)
        b.flat("482,148! 452,140 434,152 440,168! 460,172 484,168!", gap=3)
        b.flat(ellipse(552, 142, 30, 30))
        b.flat(ellipse(552, 142, 24, 24), sunflower=1)
        b.flat(ellipse(548, 144, 12, 12), purple=1, sunflower=1)
        b.strokes([[(518, 122), (548, 110), (586, 124)]], 8, ends=(0.3, 0.1))
    s.describe("A purple pigeon puffs out a breast that fills the sheet. Every golden feather is a mirror in which the same purple hen pigeon stands, pecks or turns away. One mirror is empty.")
    s.moods("pompous", "comic", "wistful", "restless")
    s.themes("vanity", "courtship", "mirrors", "loneliness", "attention")
    s.says("fat bird", "coo", "show-off", "look at me", "chest out", "peacock envy", "all these mirrors and not one glance", "in love", "puffed up", "hundred wives", "wallpaper", "chain mail", "medals", "big chest, small head", "a gallery of one", "she is always busy", "personal brand", "the general inspects", "not interested", "an armour of her", "one is missing", "heart on his feathers", "plays hard to get", "I see you everywhere", "the mayor of the square", "strut", "sunday best", "collector", "obsession", "full of himself", "or full of her", "every way she turned", "a crush in forty pieces", "scales of love", "the empty one hurts most", "fishing for a compliment", "inflation", "he practised all morning", "don’t burst", "same girl, different day", "windows of a tall house", "crumbs for the king", "what he carries next to his heart", "no one he could not see")  # fmt: skip
    s.relate("cock pigeon", "waits for", "hen in the mirrors")
    s.relate("hen in the mirrors", "is reflected as", "cock pigeon")
    s.about(place="the great square", time="late afternoon", light="low sun from the left", composition="low", view="near, at the height of a pigeon", foreground="a swelling breast of mirrors", unexplained="why one mirror is empty")
