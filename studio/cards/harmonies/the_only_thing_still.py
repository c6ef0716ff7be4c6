"""The Only Thing Still: a kestrel stands in the air before a land torn into streaks, and a mouse sits in its shade."""

from __future__ import annotations

from functools import partial

from reverie_studio.engine.bodies import outline
from reverie_studio.finishes.linocut_tools import KEY, Lamp, Press
from reverie_studio.scene import Scene, card
from reverie_studio.sculpt.feathers import lens, plume
from reverie_studio.sculpt.gouges import evenly, wedges
from reverie_studio.sculpt.marks import ellipse, placed
from reverie_studio.sculpt.tubes import tube

# the kestrel from the front and below, its shoulders round 0,0; the right wing, the left one is its mirror; quills from the body out; its head looks to the left
BODY = "0,-156 -40,-144 -50,-110 -60,-70 -80,-24 -92,30 -86,84 -66,140 -42,190 -20,228 0,238 20,228 42,190 66,140 86,84 92,30 80,-24 60,-70 50,-110 40,-144"
ARM = "50,-80! 104,-80 154,-100 200,-142 236,-172 274,-192 318,-206! 312,-170 282,-126 244,-84 192,-34 132,16 74,64! 56,10"
QUILLS = (([(70, 56), (124, 24), (180, -26), (234, -80)], [(98, 164), (158, 176), (220, 164), (284, 134)], 21, -6, 3), ([(240, -84), (276, -124), (304, -172)], [(316, 124), (370, 92), (420, 36), (456, -40), (470, -118), (464, -194), (436, -266)], 20, -8, KEY))
SKULL = "-50,-20! -38,-38 -10,-50 22,-52 50,-36 64,-4 62,34 40,62 4,62 -24,50! -40,36 -50,14!"
CHEEK = "-50,4! -24,-2 10,8 28,28 30,60! 4,62 -24,50! -40,36"
BILL = "-40,-28! -62,-28 -88,-16 -102,6 -99,38! -90,22! -80,30 -60,33 -40,33!"
MOUSE = "98,-6! 84,-26 62,-44 36,-54 6,-76 -34,-90 -72,-78 -98,-44 -104,-4 -90,22! -30,26 30,24 62,18 86,8"


@card(id="qb35w2", title="The Only Thing Still", seed=27, palette="lino_fox_fire", light=(0.6, -0.4))
def paint(s: Scene) -> None:
    p = Press(s, [Lamp(0.6, -0.4, 0.5)])
    put, on_the_ground = partial(placed, at=(412, 372), size=0.92, degrees=3.0), partial(placed, at=(0, 0), size=0.74)
    face, me = partial(placed, at=put([(-4, -160)])[0], size=0.98, degrees=-36.0), partial(placed, at=(262, 1046), size=1.1)
    wing = [(plume(u, v, half, bend), ink, u, v) for roots, tips, half, bend, ink in QUILLS for u, v in zip(evenly(roots, 9), evenly(tips, 9), strict=True)]
    tail = [((k * 6.0, 196.0), (k * 39.0, 462.0 - k * k * 5)) for k in sorted(range(-4, 5), key=abs)]
    with p.thing("land", "place") as land:
        land.flat("-20,-20! 820,-20! 820,1220! -20,1220!", ink=1)
        wedges(land, [[(x, y), (x + d * 0.5, y - d * 0.03), (x + d, y - d * 0.06)] for x, y, d in ((-30, 96, 520), (830, 150, -340), (-30, 236, 250), (830, 520, -300), (-30, 600, 330), (830, 660, -480), (-30, 730, 560), (-30, 330, 150), (830, 770, -300))], 34, 0, ends=(1, 0.1))
        for y, high, ink in ((806, 46, 2), (846, 40, 0), (884, 34, 3), (918, 46, 2), (964, 190, 1), (1120, 30, 0), (1148, 60, 2), (1204, 60, 3)):
            land.flat(f"-20,{y + 24}! 820,{y - 24}! 820,{y + high - 24}! -20,{y + high + 24}!", ink=ink)
        for x, y, d, ink in ((-30, 872, 460, 1), (830, 850, -380, 1), (830, 900, -520, 0), (-30, 930, 330, 1), (830, 968, -420, 2), (-30, 1010, 180, 0), (830, 1050, -260, 0), (830, 1110, -400, 2), (-30, 1176, 420, 1), (830, 1168, -380, 3), (-30, 1140, 260, 3)):
            wedges(land, [[(x, y), (x + d * 0.5, y - d * 0.03), (x + d, y - d * 0.06)]], 20, ink, ends=(1, 0.1))
    with p.thing("shadow") as sh:
        for part in (outline(BODY), ellipse(0, -150, 60, 60), *(plume(u, v, 32) for u, v in tail), *([(m * x, y) for x, y in q] for m in (-1, 1) for q in (outline(ARM), *(w[0] for w in wing)))):
            sh.flat([(452 + x, 1074 + y * 0.27) for x, y in on_the_ground(part)])
    with p.thing("mouse", "accent") as m:
        m.flat(tube([(*me([(-86, 8)])[0], 10), (*me([(-128, 20)])[0], 8), (*me([(-160, 4)])[0], 7), (*me([(-166, -32)])[0], 4)]), ink=2, gap=6, around=KEY)
        m.flat(me(outline(MOUSE)), ink=0, gap=7, around=KEY), m.strokes([me([(-82, 12), (-74, -26), (-44, -40), (-14, -20), (-10, 4)])], 7, ends=(0.2, 0.1), black=True)
        m.flat(me(outline("-62,28! -58,12 -28,8 -4,16 2,28!")), me(outline("44,28! 46,12 64,10 78,18 76,28!")), ink=2, gap=5, around=KEY)
        m.flat(me(ellipse(16, -70, 28, 32)), ink=0, gap=6, around=KEY), m.flat(me(ellipse(18, -68, 17, 21)), ink=2)
        m.flat(me(ellipse(62, -24, 8, 9))), m.dots([(*me([(64, -27)])[0], 3.6)], 0), m.flat(me(ellipse(97, -7, 9, 8)), ink=2, gap=4, around=KEY)
        m.strokes([me([(84, -2), (104, -18), (122, -38)]), me([(86, 0), (110, -6), (130, -14)])], 5, ends=(0.8, 0.3), black=True)
    with p.thing("kestrel", "subject") as t:
        for u, v in tail:
            b, (c, q) = put(plume(u, v, 31)), ((v[0] - u[0]), (v[1] - u[1]))
            t.flat(b, ink=2, gap=5, around=KEY)
            with t.within(b):
                t.strokes([put([(u[0] + c * r - q * 0.2, u[1] + q * r + c * 0.2), (u[0] + c * r + q * 0.2, u[1] + q * r - c * 0.2)]) for r in (0.985,)], 28, ends=(1, 1))
                t.strokes([put([(u[0] + c * r - q * 0.2, u[1] + q * r + c * 0.2), (u[0] + c * r + q * 0.2, u[1] + q * r - c * 0.2)]) for r in (0.86, 0.66, 0.5)], [34, 8, 8], ends=(1, 1), black=True)
        for side in (-1, 1):
            for b, ink, _, _ in wing:
                t.flat(put([(side * x, y) for x, y in b]), ink=ink, gap=5)
            for _, _, u, v in wing:
                t.flat(put([(side * x, y) for x, y in plume(u, (u[0] + (v[0] - u[0]) * 0.42, u[1] + (v[1] - u[1]) * 0.42), 19)]), ink=2, gap=5, around=KEY)
            t.flat(put([(side * x, y) for x, y in outline(ARM)]), ink=0, gap=6, around=KEY)
            for x, y in ((104, -50), (150, -70), (196, -106), (238, -142), (280, -172), (96, -10), (138, -28), (180, -62), (222, -98), (262, -134)):
                t.flat(put(lens((side * x, y - 12), (side * (x + 5), y + 16), 8, 0.66)))
        t.flat(put(outline(BODY)), ink=0, gap=7, around=KEY)
        for side in (-1, 1):
            for k in (-1, 1, 0):
                t.flat(put([(side * 34 + k * 17 - 8, 184), (side * 34 + k * 17 + 8, 184), (side * 34 + k * 11, 220)])), t.flat(put(ellipse(side * 34 + k * 17, 172, 11, 19)), ink=1, gap=5, around=KEY)
            t.flat(put([(side * x, y) for x, y in outline("4,92 8,126 22,154! 46,154! 62,126 68,88 36,76")]), ink=0, gap=6, around=KEY), t.flat(put(ellipse(side * 34, 84, 36, 22)), ink=0)
        for x, y in ((-28, -72), (6, -76), (34, -70), (-44, -24), (-14, -22), (18, -24), (48, -16), (-62, 20), (-30, 18), (0, 24), (32, 18), (64, 24), (-50, 62), (-16, 60), (18, 66), (52, 62), (-34, 104), (-30, 134), (34, 104), (30, 134)):
            t.flat(put(lens((x, y - 14), (x, y + 18), 8, 0.66)))
        t.flat(face(outline(BILL)), gap=6), t.strokes([face([(-44, 17), (-66, 16), (-86, 17)])], 4, ends=(1, 0.4)), t.flat(face(outline("-44,-22! -60,-22 -66,-8 -62,8 -44,10!")), ink=1)
        t.flat(face(outline(SKULL)), ink=2, gap=7, around=KEY), t.flat(face(outline(CHEEK)), ink=0)
        wedges(t, [face([(-16, -4), (-20, 22), (-12, 52)])], 22, ends=(1, 0.3)), wedges(t, [face([(34, -14), (36, 14), (28, 40)])], 10, ends=(0.6, 0.2))
        t.flat(face(ellipse(-16, -14, 20, 20)), ink=1, gap=4, around=KEY), t.flat(face(ellipse(-18, -13, 14, 14))), t.dots([(*face([(-20, -19)])[0], 4.5)], 0)
        t.strokes([face([(-50, -18), (-22, -33), (12, -32)])], 13, ends=(0.6, 0.3), black=True)
    s.describe("A kestrel stands in the air, wings spread, and looks down. Land and sky behind it are torn into streaks. Its sharp black shadow lies still on the ground, and in the shade sits a white mouse.")
    s.moods("concentrated", "dizzy", "bright", "uneasy"), s.themes("stillness", "speed", "attention", "danger", "shade", "time")
    s.says("pause", "focus", "hover", "parasol", "poise", "siesta", "breathless", "balance", "meditation", "hold it", "the world flew past", "everyone else seemed to move", "work-life balance", "still as a thought", "eye of the storm", "nothing to do but be", "the safest place is right underneath", "stop the world, I’ll stay on", "one exact moment", "the mouse has not noticed", "a kite without its string", "who is moving, you or me?", "fields like spilt paint", "nice bit of shade", "between two heartbeats", "it all becomes ribbon", "target practice", "the fixed point", "nailed to the wind", "how fast does your year go?", "don’t move, don’t move", "I was young a minute ago", "only my shadow kept up", "X marks the mouse", "a comma in the sky", "dancing on the spot", "what the wind leaves alone", "hurry is for others", "the long exposure", "at last, nothing happened", "keep calm", "she knows precisely where", "landscape in a hurry", "under her protection, more or less")  # fmt: skip
    s.relate("kestrel", "floats above", "mouse")
    s.about(place="the air above the fields", time="noon", light="from high overhead", composition="diagonal", view="from below, near the ground", foreground="a white mouse", unexplained="why the mouse sits calmly in the shadow")
