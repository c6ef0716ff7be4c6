"""Father's Shoulders: a boy on his father on his father on his father, and the lowest stands in water."""

from __future__ import annotations

import math

from reverie_studio.figures import Figure
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

PEOPLE = [  # from the top: age, height, clothes, hair, expression
    dict(age="child", height=270, clothes=dict(top="jumper", colour="#e2627a"), hair="messy", expression="glad", seed=3, skin="#e8b68d", reach={"hand_left": (92, -150), "hand_right": (-26, -20)}),
    dict(age="adult", height=410, clothes=dict(top="shirt", colour="#5fa57a"), hair="messy", expression="glad", seed=11, skin="#e8b68d"),
    dict(age="broad", height=420, clothes=dict(top="shirt", colour="#e0a24a", bottom_colour="#6a5240"), hair="short", expression="calm", seed=11, skin="#e0aa80"),
    dict(age="old", height=430, clothes=dict(top="jumper", colour="#6a70b0", beard="short"), hair="short", expression="calm", seed=7, skin="#e0aa80"),
    dict(age="old", height=440, clothes=dict(top="long_coat", colour="#3f4678", beard="long"), hair="bald", expression="asleep", seed=9, skin="#dca27a"),
]
TOP, ARMS, LEGS = ("head", "beard", "scarf"), ("arm_left", "arm_right", "hand_left", "hand_right"), ("leg_left", "leg_right")


def build(x, y):
    """Figures and places from the bottom up, returned from the top down."""
    out, at = [], (x, y)
    for i, one in enumerate(reversed(PEOPLE)):
        sway = (-4, 5, -6, 8, 0)[i]
        fig = Figure(pose="stand" if i == 0 else "straddle", view="front", prop=None, **one)
        out.append([fig, at, dict(one, pose="stand" if i == 0 else "straddle", view="front", prop=None)])
        nx, ny = fig.anchors["neck"]
        at = (at[0] + nx + sway, at[1] + ny + 0.015 * one["height"])
    for low, high in zip(out, out[1:], strict=False):  # the lower one holds the other's feet
        fig, place = high[0], high[1]
        feet = {f"hand_{n}": (place[0] + fig.anchors[f"foot_{n}"][0] - low[1][0], place[1] + fig.anchors[f"foot_{n}"][1] - low[1][1] - 8) for n in ("left", "right")}
        low[0] = Figure(**low[2], reach=feet, grips={"left": "grip", "right": "grip"})
    return [(f, at) for f, at, _ in reversed(out)]


def tower(pen, palette, stack):
    def draw(i, **how):
        fig, (x, y) = stack[i]
        with pen.at(x, y):
            fig.draw(pen, palette, **how)
    draw(0, skip=LEGS)
    for i in range(1, len(stack)):
        draw(i, skip=ARMS + TOP + (LEGS if i < len(stack) - 1 else ()))
        draw(i - 1, only=LEGS)
        draw(i, only=TOP)
        draw(i, only=ARMS)


@light_box(id="m8t4wv", title="Father's Shoulders", seed=42, palette="midsummer", light=(-0.4, -0.85))
def paint(s: LightBox) -> None:
    """A white night at the fair."""
    p = s.palette
    s.back("#fff3c0", "#a9a4d8", at=(400, 420), radius=820)
    s.puffs([(150, 190, 230), (650, 260, 230)], threads=True, colour="#fff3ea")
    s.ridge(700, 26, 420, "#c3bfe0", depth=0.12, name="far hills")
    s.sheet("big wheel", lambda pen: wheel(pen), depth=0.2, haze=0.0)
    s.ridge(790, 16, 320, "#a5b5c8", cut="roofs", depth=0.26, name="far booths")
    s.sheet("tents", lambda pen: tents(pen), depth=0.36, haze=0.0)
    s.sheet("bulbs", lambda pen: bulbs(pen), depth=0.42, haze=0.0)
    s.ridge(930, 10, 300, "#7fa58c", cut="grass", depth=0.46, name="bank")
    s.ridge(990, 8, 260, "#8f9fd0", cut="waves", depth=0.54, name="water far")
    s.lamp((400, 520), 420, "#fff6c8", 0.16)
    stack = build(404, 1146)
    men = s.sheet("tower of fathers", lambda pen: tower(pen, p, stack), role="subject", depth=0.7, haze=0.0, count=5)
    s.sheet("jetty", lambda pen: ([pen.rect(x, 974, 18, 120, "#6a5a78") for x in (566, 660, 760)], pen.path("M548,966 H820 V1000 H548Z", "#a08a9a"), [pen.line(x, 968, x - 4, 998, "#6a5a78", 3) for x in range(590, 820, 44)]), depth=0.6, haze=0.0)
    seller = s.figure(at=(676, 982), age="broad", pose="look_up", view="back_left", height=230, role="witness", label="balloon seller", clothes=dict(top="coat", colour="#8c4a68", hat="bowler"), lift=18, seed=2,
                      reach={"hand_left": (-50, -190)})
    hx, hy = seller["hand_left"]
    for i, (x, y, t) in enumerate(((580, 640, "#e2627a"), (660, 590, "#f0b84a"), (720, 660, "#5fa57a"), (620, 720, "#8f9fd0"))):
        s.thread((hx, hy), (x, y + 44), "#fffbe6", depth=0.6)
        s.sheet(f"balloon {i}", lambda pen, x=x, y=y, t=t: (pen.path(f"M{x},{y + 44} C{x - 44},{y + 14} {x - 40},{y - 44} {x},{y - 44} C{x + 40},{y - 44} {x + 44},{y + 14} {x},{y + 44}Z", t), pen.path(f"M{x - 6},{y + 52} l6,-10 6,10Z", t)), depth=0.62 + 0.01 * i, haze=0.0)
    s.ridge(1034, 7, 240, "#7483bd", cut="waves", depth=0.8, name="water")
    s.sheet("drifting hat", lambda pen: (pen.path("M150,1122 q56,18 112,0 q-6,-14 -24,-16 h-64 q-18,2 -24,16Z", "#2c2c58"), pen.path("M168,1108 c-2,-48 78,-48 76,0Z", "#2c2c58"), pen.path("M168,1108 h76 v-10 h-76Z", "#e2627a")), role="accent", lift=10)
    s.ridge(1136, 8, 260, "#56649f", cut="waves", depth=0.9, name="near water")
    s.relate(men, "carries", "boy")
    s.describe("A boy sits on top of four men, each on another’s shoulders. Each man "
               "below is older; the lowest has a long white beard and stands in "
               "water. A hat floats there. Someone with balloons looks up. Behind are"
               " a Ferris wheel and tents. The sky is pale.")  # fmt: skip
    s.moods("proud", "shaky", "tender", "weighty")
    s.themes("fathers and sons", "generations", "ageing", "support")
    s.says("I can see our house", "inheritance", "standing on giants", "who carries the last one", "pension scheme", "don't look down", "top of the family", "how long can he hold", "pyramid game", "patience",
           "it goes back a long way", "the view is paid for", "precarious", "dynasty", "are you heavy or am I old", "human ladder", "rising water", "gratitude")
    s.about(place="a fair by the water", time="a white summer night", weather="clear", light="evening light", view="eye level", composition="high")


def wheel(pen):
    pen.circle(190, 640, 170, "#b6a8d0", stroke=12)
    pen.circle(190, 640, 120, "#b6a8d0", stroke=5)
    for i in range(8):
        a = math.radians(i * 45 + 12)
        x, y = 190 + 170 * math.cos(a), 640 + 170 * math.sin(a)
        pen.line(190, 640, x, y, "#b6a8d0", 5)
        pen.path(f"M{x - 22},{y} h44 v12 a22,20 0 0 1 -44,0Z", ("#e2a0b0", "#f4dc9a", "#a0ccb4")[i % 3])
    pen.path("M180,640 L100,900 h20 L190,660 L260,900 h20 L200,640Z", "#a99cc8")


def tents(pen):
    for x, w, top, a in ((60, 190, 800, "#e2839a"), (560, 170, 810, "#f0c26a"), (740, 180, 780, "#6fae8a")):
        for i in range(4):
            pen.path(f"M{x},{top} L{x - w / 2 + i * w / 4},{top + 100} h{w / 4}Z", a if i % 2 else "#fff6e6")
        pen.path(f"M{x - w / 2},{top + 98} h{w} v80 h{-w}Z", a)
        pen.path(f"M{x},{top} v-34 l26,10 -26,10", "#e2627a", stroke=4)


def bulbs(pen):
    for x0, y0, x1, y1, sag in ((-10, 700, 300, 780, 70), (500, 770, 810, 690, 70)):
        mx, my = (x0 + x1) / 2, (y0 + y1) / 2 + sag
        pen.path(f"M{x0},{y0} Q{mx},{my} {x1},{y1}", "#5a5a88", stroke=2.4)
        for k in range(9):
            t = (k + 0.5) / 9
            x, y = (1 - t) ** 2 * x0 + 2 * t * (1 - t) * mx + t * t * x1, (1 - t) ** 2 * y0 + 2 * t * (1 - t) * my + t * t * y1
            pen.lit(cuts.circle(x, y + 7, 6), "#fff0a0")
