"""The Whole House: a snail carries the flats on its back; the windows run round the shell, some are lit."""

from __future__ import annotations

import math

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.tubes import tube

X, Y = 486, 622
SNAIL = "800,1096! 740,1040 640,1000 520,980 400,960 320,920 268,850 240,770 214,716 170,694 122,706 92,750 88,820 104,890 112,960 100,1020 76,1066 66,1100!"


def _whorl(turn: float) -> tuple[float, float]:
    r = 376 * math.exp(-0.44 * turn)
    a = 2.2 - math.tau * turn
    return X + r * math.cos(a) + 34 * turn, Y + r * math.sin(a) + 22 * turn


@card(id="wa2h5q", title="The Whole House", seed=59, palette="riso_last_sun", light=(-0.8, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.8, -0.3, 0.5)])
    with d.thing("road", "place") as r:
        r.flat("-20,1100! 820,1100! 820,1120! -20,1120!", purple=1)
        r.flat("120,1120! 800,1120! 830,1150 830,1180! 500,1176 260,1150!", sunflower=1)
    shell = [_whorl(k / 60) for k in range(61)] + [(268, 936), (290, 900)]
    with d.thing("snail", "subject") as a:
        for stalk in ([(120, 740), (96, 660), (60, 590)], [(172, 730), (176, 640), (182, 560)]):
            a.flat(tube(stalk, (26, 17, 15)), sunflower=1)
            a.flat(ellipse(stalk[2][0], stalk[2][1], 26, 26, 50), gap=5, sunflower=1, purple=1)
            a.flat(ellipse(stalk[2][0] - 8, stalk[2][1] - 8, 7, 7, 30))
        a.flat(SNAIL, sunflower=1)
        with a.in_inks(sunflower=1, purple=1):
            a.strokes([[(150, 900), (170, 960), (160, 1040)], [(230, 930), (250, 980), (246, 1050)], [(330, 1000), (344, 1030), (340, 1070)], [(440, 1010), (452, 1040), (448, 1074)], [(560, 1020), (568, 1048), (562, 1078)]], 8, ends=(0.3, 0.2))
    with d.thing("house", "witness") as h:
        for x, y, w, tall in ((390.0, 400.0, 50.0, 190.0), (600.0, 370.0, 64.0, 220.0)):
            h.flat(f"{x - w / 2},{y}! {x - w / 2},{y - tall}! {x + w / 2},{y - tall}! {x + w / 2},{y}!", sunflower=1, purple=1)
            h.flat(f"{x - w / 2 - 10},{y - tall - 18}! {x + w / 2 + 10},{y - tall - 18}! {x + w / 2 + 10},{y - tall + 8}! {x - w / 2 - 10},{y - tall + 8}!", gap=4, sunflower=1, purple=1)
        h.flat(shell, gap=9, purple=1)
        h.strokes([[_whorl(k / 30) for k in range(12, 94)]], 9, ends=(0.6, 0.2))
        n = 0
        for k in range(44):
            turn = 0.06 + k * 0.046 + 0.00052 * k * k
            (x0, y0), (x1, y1) = _whorl(turn), _whorl(turn + 1)
            x, y = x0 * 0.52 + x1 * 0.48, y0 * 0.52 + y1 * 0.48
            size = math.hypot(x0 - x1, y0 - y1) * 0.27
            if size < 13:
                break
            turned = math.degrees(math.atan2(y0 - y1, x0 - x1)) + 90
            n += 1
            frame = [(-0.62, -1), (0.62, -1), (0.62, 1), (-0.62, 1)]
            h.flat(placed(frame, (x, y), size, turned), sunflower=float(n % 3 == 1))
            with h.in_inks(purple=1):
                h.strokes([placed([(0, -1), (0, 1)], (x, y), size, turned), placed([(-0.62, -0.1), (0.62, -0.1)], (x, y), size, turned)], 0.13 * size, ends=(1, 1))
    s.describe("An orange snail crawls along a road, its eyes on tall stalks. Its purple shell is a block of flats. Windows run round the coil, some of them lit, and two chimneys stand on top.")
    s.moods("cosy", "slow", "droll", "homely")
    s.themes("home", "moving", "city", "evening", "neighbours")
    s.says("freight", "coil", "luggage", "moving day", "home", "mobile home", "slow estate agent", "rush hour, nearly", "everything I own", "upstairs neighbours", "are we there yet?", "sold", "removal van", "refugees of the rent", "stay in", "round the bend", "a view that changes", "wherever I lay my hat", "somebody is still up", "heavy dinner", "turtle envy", "nomads", "knock and it withdraws", "ground floor with garden", "caravan", "the landlord", "carry your village", "lift to the ninth whorl", "the postman gave up", "homesick? never", "shell company", "suburbs on the march", "we moved in our sleep", "leave a trail", "dizzy corridors", "spiral of housing costs", "neighbourhood", "no fixed address", "warm inside", "one light for me", "pace", "the whole family is coming", "out of town by Christmas", "good night, everybody")  # fmt: skip
    s.relate("snail", "carries", "house")
    s.about(place="the ring road", time="dusk", light="low sun from the left", composition="right", view="eye level of another snail", foreground="a glow along the road", unexplained="whether the tenants have noticed")
