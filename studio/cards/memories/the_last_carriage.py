"""The Last Carriage: a toy train of years leaves the nursery, and its last carriage stands open and empty."""

from __future__ import annotations

import math

from reverie_studio.colour import lighten, mix
from reverie_studio.finishes.papercut_scene import LightBox, light_box

TURN = -29
A, B = (130, 1096), (715, 722)  # the line of the rails, near to far


def wheel(pen, x, r):
    pen.circle(x, -r, r, "#2b1b14")
    pen.circle(x, -r, r * 0.66, "#d9a24a")
    pen.circle(x, -r, r * 0.24, "#2b1b14")


def flat_car(pen, tone):
    """A flat wagon, 200 wide; origin on the rail below its middle."""
    pen.path("M96,-40 h24 v10 h-24Z M-120,-40 h24 v10 h-24Z", "#2b1b14")
    pen.path("M-100,-62 H100 L94,-30 H-94Z", tone)
    pen.path("M-104,-72 H104 V-58 H-104Z", lighten(tone, 0.14))
    wheel(pen, -60, 22)
    wheel(pen, 60, 22)


def cot(pen):
    with pen.cut(1.2):
        pen.path("M-80,-72 V-190 q6,-14 12,0 V-160 H68 V-190 q6,-14 12,0 V-72 H68 V-84 H-68 V-72Z", "#f6e6c4")
        for i in range(6):
            pen.erase(f"M{-58 + i * 20},-148 h12 v54 h-12Z")
    pen.path("M-60,-148 q30,-20 60,-4 q30,-14 60,4 v10 h-120Z", "#9cc0bb")


def tricycle(pen):
    pen.path("M-46,-100 L20,-128 L34,-170", "#b8503a", stroke=11)
    pen.path("M14,-172 h44", "#2b1b14", stroke=9)
    pen.path("M-70,-116 q24,-14 48,0 l-6,12 h-36Z", "#2b1b14")
    for x, r in ((40, 34), (-48, 22)):
        pen.circle(x, -72 - r, r, "#2b1b14")
        pen.circle(x, -72 - r, r * 0.72, "#f6e6c4")
        pen.circle(x, -72 - r, r * 0.2, "#b8503a")


def satchel(pen):
    pen.path("M-24,-178 q24,-34 48,0", "#5a2a20", stroke=9)
    pen.path("M-66,-72 V-160 q0,-18 18,-18 h96 q18,0 18,18 V-72Z", "#b8503a")
    pen.path("M-70,-124 V-162 q2,-20 20,-20 h100 q18,0 20,20 V-124 q-70,30 -140,0Z", "#d06a4a")
    for x in (-36, 36):
        pen.path(f"M{x - 8},-150 h16 v54 h-16Z", "#f6e6c4")
        pen.path(f"M{x - 11},-112 h22 v16 h-22Z", "#d9a24a")


def bicycle(pen):
    for x in (-56, 58):
        pen.circle(x, -116, 40, "#2b1b14", stroke=8)
        pen.circle(x, -116, 7, "#2b1b14")
        with pen.flat():
            for i in range(4):
                a = math.radians(45 * i)
                pen.line(x - 36 * math.cos(a), -116 - 36 * math.sin(a), x + 36 * math.cos(a), -116 + 36 * math.sin(a), "#e9d7b0", 2)
    pen.path("M-56,-116 L-30,-176 L36,-176 L2,-116Z L-56,-116 M-30,-176 L2,-116 M36,-176 L58,-116 M32,-196 L36,-176", "#5f8783", stroke=9)
    pen.path("M-52,-190 h38 q6,8 -6,12 h-28Z", "#2b1b14")
    pen.path("M14,-200 h30 q12,4 8,16", "#2b1b14", stroke=7)


def last(pen):
    """A closed carriage whose door stands open; nobody inside."""
    pen.path("M104,-36 h26 v10 h-26Z", "#2b1b14")
    pen.path("M-130,-30 V-220 H130 V-30Z", "#5f8783")
    pen.path("M-146,-216 Q0,-276 146,-216 V-200 Q0,-252 -146,-200Z", "#b8503a")
    pen.path("M-130,-66 H130 V-52 H-130Z", "#d9a24a")
    pen.path("M-136,-36 H136 V-20 H-136Z", "#3a2a20")
    for x in (-112, 62):
        pen.path(f"M{x},-180 h52 v74 h-52Z", "#f6e6c4")
        pen.lit(f"M{x + 7},-173 h38 v60 h-38Z", "#ffdf96")
        pen.path(f"M{x + 7},-173 h38 q-30,14 -38,44Z", "#b8503a")
    pen.path("M-36,-28 V-192 H38 V-28Z", "#3a2a20")
    pen.lit("M-28,-28 V-184 H30 V-28Z", "#fff0bc")
    pen.path("M-28,-62 h24 v8 h-4 v26 h-16 v-26 h-4Z", "#b98a4e")
    pen.path("M30,-184 L82,-200 V-10 L30,-28Z", "#4a6d6a")
    pen.path("M42,-168 l28,-8 v66 l-28,4Z", "#ffe9b4")
    pen.circle(72, -96, 5, "#d9a24a")
    pen.path("M-30,-16 h62 v12 h-62Z M-36,-2 h74 v12 h-74Z", "#2b1b14")
    wheel(pen, -84, 27)
    wheel(pen, 88, 27)


def engine(pen):
    pen.path("M-120,-40 h24 v10 h-24Z", "#2b1b14")
    pen.path("M-100,-60 V-190 H-20 V-60Z", "#b8503a")
    pen.path("M-112,-188 H-8 V-206 H-112Z", "#2b1b14")
    pen.lit("M-82,-172 h40 v50 h-40Z", "#ffdf96")
    pen.path("M-20,-60 V-140 H88 q22,40 0,80Z", "#5f8783")
    pen.path("M46,-140 L38,-196 H86 L78,-140Z", "#2b1b14")
    pen.path("M-104,-66 H112 L126,-28 H-104Z", "#3a2a20")
    pen.circle(98, -100, 14, "#ffdf96")
    for x, r in ((-64, 30), (8, 30), (76, 20)):
        wheel(pen, x, r)


def at(t):
    """A point on the rails and the scale there."""
    return A[0] + (B[0] - A[0]) * t, A[1] + (B[1] - A[1]) * t , 0.95 - 0.6 * t


@light_box(id="0g56l2", title="The Last Carriage", seed=25, palette="attic dust", light=(0.55, -0.8))
def paint(s: LightBox) -> None:
    """A quarter past everything."""
    s.back("#ffe9b0", "#3a2a22", at=(700, 300), radius=640)

    def room(pen):
        with pen.cut(2):
            pen.path("M-20,-20 H820 V760 H-20Z", "#7a5638")
            pen.erase("M596,-20 V640 L784,690 V-20Z")
        for i in range(9):
            x = 20 + i * 68
            if x < 590:
                pen.path(f"M{x},-20 h24 V650 h-24Z", "#886443")
        pen.path("M580,-20 h18 V646 h-18Z M782,-20 h18 V700 h-18Z", "#4a3324")
        pen.path("M-20,612 L582,612 V646 L-20,646Z", "#5a3f2c")

    s.sheet("wall", room, depth=0.24, haze=0.0)
    s.sheet("floor", lambda pen: (pen.path("M-20,644 L590,640 L800,694 L820,700 V1220 H-20Z", "#a87848"), [pen.path(f"M{-20},{y} L820,{y - 60} v5 L-20,{y + 5}Z", "#8f6238") for y in (700, 770, 860, 970, 1100)]), depth=0.34, haze=0.0)
    s.sheet("light on the floor", "M598,642 L784,692 L620,1010 L120,900Z", "#d9a860", depth=0.345, haze=0.0, alpha=0.8, shadow=(0, 0, 0, 0.0))

    def mother(pen):
        """Skirt hem, two legs, slippers."""
        for x, y in ((150, 776), (296, 768)):
            pen.path(f"M{x - 38},180 C{x - 46},420 {x - 28},560 {x - 26},{y - 30} h52 C{x + 28},560 {x + 50},420 {x + 40},180Z", "#d9a27c")
            pen.path(f"M{x - 36},{y - 96} q36,14 72,0 l-4,70 h-64Z", "#9cb3ae")
            pen.path(f"M{x - 44},{y} C{x - 50},{y - 44} {x - 30},{y - 60} {x + 6},{y - 56} C{x + 56},{y - 50} {x + 92},{y - 30} {x + 96},{y}Z", "#b8503a")
            pen.path(f"M{x - 46},{y - 4} h142 v14 h-142Z", "#5a2a20")
            pen.circle(x + 60, y - 46, 20, "#f6e6c4")
        d = "M30,-20 H410 C420,80 430,200 436,276"
        for i in range(6):
            d += f" q{-36},{26 if i % 2 else 18} {-72},0"
        pen.path(d + "C16,200 24,80 30,-20Z", "#5f6f8a")
        for i in range(5):
            pen.path(f"M{90 + i * 70},20 a9,9 0 1 0 18,0 a9,9 0 1 0 -18,0Z M{60 + i * 76},120 a9,9 0 1 0 18,0 a9,9 0 1 0 -18,0Z M{60 + i * 72},190 a9,9 0 1 0 18,0 a9,9 0 1 0 -18,0Z", "#f6e6c4")

    s.sheet("shadow of the feet", "M100,788 q120,-20 330,-8 q-40,40 -330,8Z", "#3a2416", depth=0.37, haze=0.0, alpha=0.45, shadow=(0, 0, 0, 0.0))
    s.sheet("mother's feet in slippers", mother, depth=0.44, haze=0.0, role="witness")
    ties, left, right = [], [], []
    for i in range(34):
        t = -0.3 + i * 0.05
        x, y, k = at(t)
        if k < 0.2:
            continue
        ties.append((x, y, k))
        left.append((x - 4 * k, y - 6 * k))
        right.append((x + 16 * k, y + 24 * k))

    def rails(pen):
        for x, y, k in ties:
            with pen.at(x, y, scale=k, turn=TURN):
                pen.path("M-10,-22 h18 l14,62 h-18Z", "#5a3a26")
        pen.poly(left, "#e9d7b0", stroke=7, closed=False)
        pen.poly(right, "#e9d7b0", stroke=7, closed=False)

    s.sheet("rails", rails, depth=0.5, haze=0.0)
    years = (("engine", engine, 1.03, None), ("cot carriage", cot, 0.905, "#7a5a86"), ("tricycle carriage", tricycle, 0.765, "#5f8783"), ("satchel carriage", satchel, 0.605, "#8a6a34"), ("bicycle carriage", bicycle, 0.42, "#7a4a3a"))
    for n, (name, draw, t, tone) in enumerate(years):
        x, y, k = at(t)

        def car(pen, draw=draw, x=x, y=y, k=k, tone=tone):
            with pen.at(x, y + 8 * k, scale=k * 1.0, turn=TURN):
                if tone:
                    flat_car(pen, tone)
                draw(pen)

        s.sheet(name, car, depth=0.54 + 0.04 * n, haze=0.0, role="subject")
    s.sheet("steam", lambda pen: [pen.circle(x, y, r, mix("#f6e6c4", "#c29a68", 0.16 * i)) for i, (x, y, r) in enumerate(((724, 624, 9), (732, 598, 14), (744, 564, 20), (730, 522, 28), (712, 466, 36), (742, 430, 26)))], depth=0.5, haze=0.0)
    x, y, k = at(0.12)

    def empty(pen):
        with pen.at(x, y + 10, scale=0.98, turn=TURN):
            last(pen)

    end = s.sheet("last carriage with an open door", empty, depth=0.76, haze=0.0, role="subject")
    s.lamp((x + 20, y - 90), 220, "#ffdf96", 0.3)

    def case(pen):
        with pen.at(430, 1150):
            pen.path("M-22,-92 q22,-30 44,0", "#3a2a20", stroke=8)
            pen.path("M-68,0 V-80 q0,-12 12,-12 h112 q12,0 12,12 V0Z", "#8a5a34")
            for cx in (-44, 28):
                pen.path(f"M{cx},-92 h16 V0 h-16Z", "#5a3a26")
            pen.path("M-70,-4 h24 v-18 q-18,0 -24,18Z M70,-4 h-24 v-18 q18,0 24,18Z", "#d9a24a")
            pen.path("M22,-96 l34,20 -10,26 -30,-16Z", "#f6e6c4")

    s.sheet("packed suitcase", case, depth=0.84, haze=0.0, role="accent")
    s.sheet("rug fringe", lambda pen: (pen.path("M540,1220 L600,1090 L820,1050 V1220Z", "#7a3a34"), pen.path("M584,1220 L632,1118 L820,1082 V1110 L650,1142 L612,1220Z", "#d9a24a"), [pen.path(f"M{598 + i * 26},{1092 - i * 4.6} l-14,-24", "#f6e6c4", stroke=5) for i in range(9)]), depth=0.9, haze=0.0)
    s.relate(end, "waits for", "a passenger")
    s.describe("A toy train runs across a nursery floor towards a bright doorway. It "
               "carries a cot, a tricycle, a satchel and a bicycle. The last "
               "carriage is lit, empty and open. A suitcase stands by the rails. "
               "Behind are a woman’s legs, a dotted skirt and red slippers.")  # fmt: skip
    s.moods("proud", "wistful", "tender", "expectant")
    s.themes("growing up", "time", "leaving home", "mothers", "journeys")
    s.says("all aboard", "running late", "next stop: elsewhere", "they grow so fast", "one more year", "mind the step", "train of thought", "everything I ever rode", "is this seat taken", "timetable", "small steps", "departure",
           "an empty nest on wheels", "hand-me-downs", "she will not wave", "life line", "no return ticket", "the future is unfurnished")
    s.about(place="a nursery floor", time="late afternoon", weather="indoors", light="light from a door", view="near", composition="diagonal",
            unexplained="for whom the rearmost wagon stands open")  # fmt: skip
