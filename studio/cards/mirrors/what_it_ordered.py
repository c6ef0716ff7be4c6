"""What It Ordered: a horse lowers its lips to a cup in whose coffee a herd gallops."""

from __future__ import annotations

import numpy as np

from reverie_studio.finishes.riso_tools import Drum, Lamp, flow
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.coffee_horse import galloping, sipping_horse
from reverie_studio.sculpt.tactful_bull import moved, ring

CUP = (268, 868)
HERD = ((-92, -26, 0.62, 0), (-14, -48, 0.56, 1), (-96, 30, 0.74, 1), (0, 4, 0.8, 0), (78, 40, 0.78, 1), (-20, 62, 0.86, 0))


@card(id="2whjz7", title="What It Ordered", seed=5, palette="riso_back_stairs", light=(-0.8, -0.3))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.72, -0.55, 0.42)])
    dark = {"turquoise": 1.0, "brown": 1.0}
    x, y = CUP
    with d.thing("cafe", "place") as w:
        w.flat("0,0! 800,0! 800,640! 0,640!", turquoise=1)
        for n in range(8):
            w.flat(f"{n * 110 - 40},0! {n * 110 + 15},0! {n * 110 + 5},120! {n * 110 - 22},136 {n * 110 - 50},120!")
    with d.thing("table", "place") as t:
        t.flat("0,640! 260,596 560,596 800,640! 800,1200! 0,1200!")
        t.flat("240,1000! 330,1070 470,1100 640,1080 800,1010! 800,760! 640,860 480,930!", turquoise=1)
    with d.thing("cup", "place") as c:
        c.flat(ring(x + 30, y + 172, 250, 92), turquoise=1)
        c.flat(ring(x, y + 150, 240, 90), brown=1)
        c.flat(ring(x, y + 146, 234, 85))
        c.flat(ring(x + 8, y + 150, 120, 40), turquoise=1)
        c.flat(ring(x - 186, y + 26, 62, 58), ring(x - 180, y + 24, 27, 25), brown=1)
        c.flat(ring(x - 184, y + 26, 54, 50), ring(x - 180, y + 24, 35, 32))
        body = f"{x - 172},{y}! {x - 160},{y + 72} {x - 112},{y + 140} {x - 64},{y + 162}! {x},{y + 172} {x + 64},{y + 162}! {x + 112},{y + 140} {x + 160},{y + 72} {x + 172},{y}!"
        with c.in_inks(brown=1):
            c.strokes([[(x - 172, y), (x - 160, y + 72), (x - 112, y + 140), (x - 64, y + 162), (x, y + 172), (x + 64, y + 162), (x + 112, y + 140), (x + 160, y + 72), (x + 172, y)]], 9, ends=(1, 1))
        c.flat(body)
        c.flat(f"{x + 52},{y + 99}! {x + 112},{y + 78} {x + 152},{y + 46} {x + 172},{y}! {x + 160},{y + 72} {x + 112},{y + 140} {x + 64},{y + 162}! {x + 20},{y + 170}! {x + 46},{y + 136}", turquoise=1)
        c.flat(ring(x, y, 176, 107), brown=1)
        c.flat(ring(x, y, 171, 103))
        c.flat(ring(x, y + 6, 156, 90), turquoise=1, brown=1)
    with d.thing("herd", "accent") as c:
        for u, v, k, n in HERD:
            c.flat(moved(galloping(bool(n)), x + u, y + 4 + v, k, -8))
    with d.thing("mud") as c:
        for u, v, r in ((430, 1000, 9), (452, 1016, 5), (396, 1058, 12), (424, 1050, 5), (372, 1076, 6), (150, 1078, 8), (128, 1066, 4), (470, 980, 4)):
            c.flat(ring(u, v, r * 1.4, r * 0.8), brown=1)
    horse = sipping_horse(look=(-0.4, 0.85)).turned(at=(648, 290, 0), scale=1.7)
    with d.thing("horse", "subject") as t:
        t.silhouette(horse, grow=5)
        t.print(horse, {"brown": 1}, dark, at=0.4, soft=0.1, parts={"muzzle": ({"turquoise": 1}, dark), "lip": ({"turquoise": 1}, dark)})
        middle = np.mean(horse.curve("lids"), 0)
        t.flat([tuple(middle + (np.array(q) - middle) * 1.5) for q in horse.curve("lids")], brown=1)
        t.gaze(horse, sides=("near",), iris={"brown": 1}, wide=1.08)
        lid = horse.curve("upper near")
        t.strokes([[(u, v), (u - 8, v + 4), (u - 16, v + 4)] for u, v in lid[1:4]], 4, ends=(0.8, 0.1), black=True)
        t.flat(ring(387, 661, 24, 30), turquoise=1)
        t.flat(flow(horse.curve("nostril shape"), 8, closed=True), **dark)
        with t.in_inks(turquoise=1):
            t.strokes([horse.curve("mouth")], 5, ends=(0.3, 0.1))
        with t.in_inks(brown=1, turquoise=1):
            for n in range(9):
                q = n * 26
                t.strokes([[(640 + q, -10), (600 + q * 0.9, 40 + q * 0.2), (612 + q * 0.8, 110 + 18 * (n % 3)), (580 + q * 0.9, 150 + 34 * (n % 2) + q * 0.25)]], 22, ends=(1, 0.05))
    s.describe("A great horse lowers its soft lips to a coffee cup. In the black coffee a herd of tiny white horses gallops; brown splashes lie on the saucer. The great horse’s eye looks down at the herd.")
    s.moods("wistful", "tender", "quiet", "droll")
    s.themes("memory", "longing", "home", "freedom", "growing old")
    s.says("careful, hot", "homesick", "short black", "memory", "my whole family in a sip", "the taste of before", "instant", "run", "don’t drink us!", "nostalgia", "the good old days", "one lump or two?", "still waters", "Sunday", "I used to be fast", "horsepower", "retired", "wild", "the smell brings it all back", "a pick-me-up", "youth", "they never wrote", "where I come from", "strong", "led to water, for once", "the news from home", "the last mouthful", "a storm in small", "regular customer", "too big for this place", "going down the wrong way", "childhood", "breakfast before the race", "thirst", "reading the grounds", "mum, there are horses in it", "someone I was once", "hold your horses", "gulp", "what keeps me awake", "the far fields", "so many of us then", "black, no sugar, no fences", "it won’t cool down")  # fmt: skip
    s.relate("horse", "listens to", "herd")
    s.relate("cup", "contains", "herd")
    s.about(place="a café terrace", time="morning", light="from a gap in the awning", composition="diagonal", view="near", foreground="cup and saucer", unexplained="the herd in the coffee")
