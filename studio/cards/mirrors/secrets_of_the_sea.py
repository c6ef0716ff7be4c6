"""It Knows the Secrets of the Sea: a lobster takes somebody out for a walk."""

from __future__ import annotations

from reverie_studio.finishes.riso_tools import Drum, Lamp
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.poster_cuts import ribbon
from reverie_studio.sculpt.poster_shapes import moved

SHELL = "0,-216! 16,-190 54,-166 80,-110 90,-30 80,50 56,96! 0,106 -56,96! -80,50 -90,-30 -80,-110 -54,-166 -16,-190"
CLAW = "-10,10! -36,-60 -60,-130 -62,-210 -30,-290 20,-340! 30,-270 26,-220 40,-196! 60,-250 84,-290! 100,-230 92,-150 60,-80 30,-20 16,14!"
FAN = "-16,0! -34,60 -30,110 0,128 30,110 34,60 16,0!"


@card(id="2ez71y", title="It Knows the Secrets of the Sea", seed=12, palette="riso_waiting_room", light=(-0.5, -0.6))
def paint(s: Scene) -> None:
    d = Drum(s, [Lamp(-0.5, -0.6, 0.5)])
    at, k, turn = (390, 640), 0.98, 204
    with d.thing("pavement", "place") as p:
        p.flat("-20,-20! 820,-20! 820,1240! -20,1240!", mint=1)
        p.strokes([[(-20, y), (400, y - 6), (820, y)] for y in (210, 520, 830, 1140)], 7, ends=(1, 1))
        p.strokes([[(x, y), (x + 2, y + 310)] for x, y in ((250, -100), (620, -100), (90, 210), (470, 210), (250, 520), (640, 520), (110, 830), (500, 830))], 7, ends=(1, 1))
    with d.thing("lobster", "subject") as o:
        for side in (-1, 1):
            for n in range(4):
                y = -70 + n * 46
                leg = [(74, y, 13), (150, y - 30 + n * 14, 12), (214, y + 10 + n * 26, 10), (250 - n * 8, y + 90 + n * 26, 4)]
                o.flat(placed(ribbon([(side * x, q, r) for x, q, r in leg]), at, k, turn), gap=6, crimson=1)
            arm = [(60, -140, 22), (130, -190, 24), (150, -250, 28)] if side > 0 else [(60, -140, 22), (120, -170, 24), (170, -220, 28)]
            o.flat(placed(ribbon([(side * x, q, r) for x, q, r in arm]), at, k, turn), gap=6, crimson=1)
            claw = placed([(150, -260) if side > 0 else (-176, -226)], at, k, turn)[0]
            o.flat(moved(CLAW, claw, k * (1.0 if side > 0 else 0.82), turn + (4 if side > 0 else -16), side < 0), gap=7, crimson=1)
            with o.in_inks(crimson=1):
                o.strokes([placed([(side * 16, -190), (side * 40, -330), (side * 10, -480), (side * -70, -560)] if side > 0 else [(-16, -190), (-60, -320), (-160, -440), (-300, -470)], at, k, turn)], 9, ends=(1, 0.1))
        for n, a in enumerate((-50, -26, 0, 26, 50)):
            o.flat(moved(FAN, placed([(a * 0.7, 372 - abs(a) * 0.5)], at, k, turn)[0], k, turn - a), gap=6, crimson=1)
        for n in range(6):
            w, y = 70 - n * 6, 372 - (n + 1) * 45
            w = 44 + n * 5
            o.flat(moved(f"{-w},{y - 8}! 0,{y + 4} {w},{y - 8}! {w + 8},{y + 40} {w - 8},{y + 54}! 0,{y + 62} {8 - w},{y + 54}! {-w - 8},{y + 40}", at, k, turn), gap=6, crimson=1)
        o.flat(moved(SHELL, at, k, turn), gap=7, crimson=1)
        o.strokes([placed(c, at, k, turn) for c in ([(-60, -40), (0, -10), (60, -40)], [(0, 0), (2, 50), (0, 92)])], 8, ends=(0.1, 0.1))
        for x in (-34, 34):
            o.flat(placed(ellipse(x, -176, 13, 15), at, k, turn))
            o.flat(placed(ellipse(x, -180, 7, 8), at, k, turn), mint=1, crimson=1)
    with d.thing("shoes", "witness") as w:
        for x, a in ((560, 8), (700, -6)):
            w.flat(moved("-46,-140! 46,-140! 50,-40 58,60 42,124 0,142 -42,124 -58,60 -50,-40", (x, 84), 1, a), gap=7, mint=1, crimson=1)
            w.strokes([placed([(-46, 70), (0, 52), (46, 70)], (x, 84), 1, a), placed([(-26, 0), (0, 8), (26, 0)], (x, 84), 1, a), placed([(-26, -28), (0, -20), (26, -28)], (x, 84), 1, a)], 7, ends=(0.4, 0.4))
            w.flat(moved("-70,-160! 70,-160! 74,-60! 0,-44 -74,-60!", (x, 84), 1, a), gap=7, crimson=1)
    with d.thing("ribbon", "accent") as r:
        knot = placed([(0, 40)], at, k, turn)[0]
        line = [knot, (470, 470), (430, 370), (500, 290), (420, 190), (470, 100), (440, -20)]
        r.strokes([line], 26, ends=(1, 1))
        with r.in_inks(mint=1, crimson=1):
            r.strokes([line], 12, ends=(1, 1))
    s.describe("A red lobster walks across the pavement towards us. A dark ribbon is tied to its shell and leads up past a pair of polished shoes. We see it from above.")
    s.moods("proud", "droll", "calm", "strange")
    s.themes("company", "freedom", "walks", "secrets", "elegance")
    s.says("leash", "lobster", "elegance", "sideways", "armour", "dandy", "ribbon", "seaside", "bodyguard", "poet", "walkies", "heel!", "who is walking whom?", "a slow friend", "sunday best", "no barking, no biting", "it pulls towards the sea", "the long way home", "fetch", "handle with care", "deep thoughts", "a well-bred animal", "claws out", "first date", "it pinched my heart", "far from the water", "saved from the kitchen", "looking for the tide", "two shoes, ten feet", "blushing all over", "good boy", "the butcher’s nightmare", "take me with you", "strolling in armour", "a serious companion", "escaped from the menu", "mind its secrets", "can’t swim, won’t tell", "what the neighbours whisper", "no, he is a vegetarian", "red carpet, no carpet", "promenade", "shell we go?", "it set the pace")  # fmt: skip
    s.relate("shoes", "follows", "lobster")
    s.relate("ribbon", "grows from", "lobster")
    s.about(place="the pavement of the Arcade", time="a Sunday noon", light="even light, from above", composition="diagonal", view="from above, the street seen as a plan", foreground="two shoes cut by the upper edge", unexplained="who holds the other end of the ribbon")
