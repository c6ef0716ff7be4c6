"""The Round They Left: on a black sea boats lie in a ring about a disc of daylight, all bows away from it."""

from __future__ import annotations

from math import cos, hypot, sin, tau

from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.gouges import chatter
from reverie_studio.sculpt.marks import oval

CX, CY, RX, RY = 486.0, 770.0, 236.0, 168.0


@card(id="tioqvl", title="The Round They Left", seed=24, palette="lino_night_pasture", light=(0.2, 0.5))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.2, 0.5, 0.5)])
    with p.thing("night sea", "place") as sea:
        sea.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=KEY)
        sea.flat("-20,-20! 820,-20! 820,150! 640,150 560,128 500,150! 240,150! 180,110 110,96 40,120 -20,150!", ink=2)
        with sea.down_to(2):
            sea.strokes(chatter((0, 175, 800, 420), 12, (140, 420), seed=2), 7, ends=(0.05, 0.1))
        with sea.down_to(2):
            sea.strokes(chatter((-20, 460, 170, 1180), 14, (80, 220), seed=5), 7.5, ends=(0.05, 0.1))
        with sea.down_to(2):
            sea.strokes(chatter((300, 1080, 800, 1190), 5, (160, 360), seed=8), 8.5, ends=(0.05, 0.1))
    with p.thing("disc of daylight", "subject") as d:
        d.flat(oval(CX, CY, RX, RY), ink=0)
        with d.down_to(1):
            for k, (dx, dy, w) in enumerate(((-80, -84, 100), (-10, 34, 170), (10, 100, 110))):
                d.strokes([[(CX + dx - w, CY + dy), (CX + dx - w * 0.5, CY + dy - 15), (CX + dx, CY + dy), (CX + dx + w * 0.5, CY + dy + 15), (CX + dx + w, CY + dy)]], 15, ends=(0.05, 0.05))
    with p.thing("bird’s shadow", "accent") as g:
        g.flat("500,716! 540,690 580,700 602,722! 622,694 664,680 704,694! 664,702 634,722 612,750! 606,756! 596,748 570,722 536,714!", ink=2)
    with p.thing("boats", "subject", count=15) as b:
        n = 15
        for k in sorted(range(n), key=lambda q: sin(tau * q / n)):
            a = tau * k / n + 0.1
            near = 0.72 + 0.34 * sin(a)
            ux, uy = cos(a) * RX, sin(a) * RY
            far = hypot(ux, uy)
            ux, uy = ux / far, uy / far
            sx, sy = CX + cos(a) * (RX + 26), CY + sin(a) * (RY + 22)
            length, half = 176 * near * (0.8 + 0.2 * abs(ux)), 40 * near * (0.72 + 0.28 * abs(uy))
            px, py = -uy, ux

            def at(u: float, v: float, o: tuple[float, ...] = (sx, sy, ux * length, uy * length, px * half, py * half)) -> str:
                return f"{o[0] + o[2] * u + o[4] * v:.0f},{o[1] + o[3] * u + o[5] * v:.0f}"

            hull = f"{at(0, -0.7)}! {at(0.2, -0.95)} {at(0.5, -1)} {at(0.8, -0.6)} {at(1.08, 0)}! {at(0.8, 0.6)} {at(0.5, 1)} {at(0.2, 0.95)} {at(0, 0.7)}!"
            b.flat(hull, ink=1, gap=6, around=KEY)
            b.flat(f"{at(0.1, -0.6)}! {at(0.5, -0.68)} {at(0.72, -0.42)} {at(0.88, 0)}! {at(0.72, 0.42)} {at(0.5, 0.68)} {at(0.1, 0.6)}!", ink=2)
            b.flat(f"{at(-0.02, -0.74)}! {at(0.14, -0.9)}! {at(0.14, 0.9)}! {at(-0.02, 0.74)}!", ink=0)
            b.flat(f"{at(0.26, -0.5)} {at(0.32, -0.62)} {at(0.5, -0.6)} {at(0.56, -0.2)} {at(0.56, 0.2)} {at(0.5, 0.6)} {at(0.32, 0.62)} {at(0.26, 0.5)}", ink=KEY)
            b.flat(oval(sx + ux * 0.56 * length, sy + uy * 0.56 * length - 6 * near, 13 * near, 12 * near), ink=1)
    s.describe("On a black sea lies a round patch of daylight. A ring of boats surrounds it, one head in each, every bow pointing outward. The shadow of a bird crosses the light.")
    s.moods("eerie", "silent", "solemn", "tense")
    s.themes("secrets", "night", "community", "avoidance", "light")
    s.says("taboo", "hole", "manners", "bullseye", "omen", "vigil", "spotlight", "leftovers", "surrounded", "don’t mention it", "look away, children", "the elephant in the harbour", "we agreed to leave it alone", "a day nobody wanted", "after you with the light", "noon, kept for later", "the truth in the middle", "guarding or hiding?", "it fell in while we slept", "all those turned backs", "plughole of the world", "a flower, if you are a gull", "who dropped the sun?", "the lamp under the table", "hush, it can hear us", "nobody goes first", "an egg the night is frying", "safe if you don’t look", "he was seen there once", "the feast without guests", "one day out of the calendar", "what we all know", "lid off", "moth control", "I turned round, just once", "bright enough to be ashamed by", "the good news, unopened", "every family has one", "keep rowing, eyes on the dark", "warm on the back of the neck", "island made of nothing", "a stage and no actor", "last of the summer", "they drew a circle round my joy")  # fmt: skip
    s.relate("boats", "guards", "disc of daylight")
    s.about(place="open water between islands", time="night", light="from a disc of day on the water", composition="low", view="far, from above the water", foreground="the near boats", unexplained="nobody looks at the daylight")
