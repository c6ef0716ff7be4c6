"""Spelling Bee: bees as big as hens sit at school desks, and a child looks out of the one empty cell of the board."""

from __future__ import annotations

import math

from reverie_studio.finishes.papercut_scene import LightBox, light_box

R = 74
DARK, HONEY, WING = "#4a3326", "#e9b03c", "#fff8e4"


def hexagon(x, y, r):
    return "M" + " L".join(f"{x + r * math.cos(math.radians(60 * i + 30)):.1f},{y + r * math.sin(math.radians(60 * i + 30)):.1f}" for i in range(6)) + "Z"


def cells():
    """The comb of the board: four rows, the child's cell in the third."""
    for row in range(5):
        for col in range(6):
            x, y = 90 + col * R * 1.76 + (R * 0.88 if row % 2 else 0), 128 + row * R * 1.52
            if 40 < x < 770:
                yield row, col, x, y


def board(pen):
    with pen.cut(1.6):
        pen.path("M30,48 H770 V680 H30Z", "#b9791f")
        for _row, _col, x, y in cells():
            if 100 < x < 700 and 110 < y < 630:
                pen.erase(hexagon(x, y, R * 0.86))
    pen.path("M18,34 H782 V60 H18Z M18,668 H782 V694 H18Z M18,34 H44 V694 H18Z M756,34 H782 V694 H756Z", "#8a5a34")


def fill(pen):
    """Honey behind the comb, brighter around the empty cell."""
    for row, col, x, y in cells():
        if (row, col) == (2, 2):
            pen.lit(hexagon(x, y, R), "#cfe8f0", 0.75)
        else:
            pen.path(hexagon(x, y, R * 0.98), ("#f0bf52", "#e4a636", "#f6d27a")[(row * 2 + col) % 3])
            if (row + col) % 3 == 0:
                pen.lit(hexagon(x, y, R * 0.8), "#ffdf80", 0.35)


def bee(pen, x, y, k, tilt=0.0, cap="#d4573c", hand=False):
    """A pupil from behind: round striped back, wings folded, cap, feelers."""
    with pen.at(x, y, scale=k, turn=tilt):
        for side in (-1, 1):
            pen.path(f"M{side * 20},-96 C{side * 120},-190 {side * 170},-90 {side * 120},-40 C{side * 90},-20 {side * 40},-50 {side * 20},-96Z", WING)
        if hand:
            pen.taper([(50, -90), (104, -150), (112, -270)], 18, 12, DARK)
        body = "M-74,20 C-92,-60 -60,-128 0,-130 C60,-128 92,-60 74,20 C40,50 -40,50 -74,20Z"
        pen.path(body, HONEY)
        with pen.clip(body):
            for yy in (-92, -44, 4):
                pen.path(f"M-100,{yy} q100,34 200,0 v24 q-100,34 -200,0Z", DARK)
        pen.circle(0, -158, 52, DARK)
        pen.path("M-26,-200 C-40,-240 -60,-246 -66,-258 M26,-200 C40,-240 60,-246 66,-258", DARK, stroke=7)
        pen.circle(-67, -260, 9, DARK)
        pen.circle(67, -260, 9, DARK)
        pen.path("M-56,-172 C-58,-226 58,-226 56,-172 C30,-184 -30,-184 -56,-172Z", cap)
        pen.circle(0, -214, 8, "#fff8e4")


def desk(pen, x, y, w):
    pen.path(f"M{x - w / 2 + 10},{y} h{w - 20} l16,40 h{-w - 12}Z", "#c88a4c")
    pen.path(f"M{x - w / 2 - 6},{y + 40} h{w + 12} v26 h{-w - 12}Z", "#9a6234")
    pen.rect(x - w / 2 + 6, y + 66, 14, 80, "#7a4a2a")
    pen.rect(x + w / 2 - 20, y + 66, 14, 80, "#7a4a2a")


def seat(pen, x, y, w):
    """The back of a small chair, in front of the pupil."""
    pen.rect(x - w / 2, y, 12, w * 0.8, "#7a4a2a")
    pen.rect(x + w / 2 - 12, y, 12, w * 0.8, "#7a4a2a")
    pen.rect(x - w / 2 - 6, y - 8, w + 12, w * 0.24, "#b5753f", radius=8)


def mount(pen):
    """A frame of wax cells."""
    with pen.cut(1.4):
        pen.path("M-20,-20 H820 V1220 H-20Z", "#8a5a20")
        pen.erase("M64,70 L120,40 H680 L736,70 V1120 L690,1160 H110 L64,1120Z")
    for i in range(15):
        for x in (30, 770):
            pen.path(hexagon(x, 40 + i * 80, 28), ("#c98a2e", "#a8701f")[(i + (x > 400)) % 2])
    for i in range(9):
        pen.path(hexagon(96 + i * 76, 1188, 24), ("#a8701f", "#c98a2e")[i % 2])


@light_box(id="biygl8", title="Spelling Bee", seed=43, palette="kitchen morning", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """Morning lesson."""
    s.back("#fff6d8", "#f0cf86", at=(330, 420), radius=700)
    s.sheet("honey", lambda pen: fill(pen), depth=0.16, haze=0.0)
    hx, hy = next((x, y) for row, col, x, y in cells() if (row, col) == (2, 2))
    with s.inside(hexagon(hx, hy, R * 0.92)):
        s.figure(at=(hx + 2, hy + 318), age="child", pose="stand", view="front", height=350, role="witness", label="child in the cell", hair="messy", expression="worried", clothes=dict(top="shirt", colour="#5d93ad"), depth=0.37, lift=None, haze=0.0, seed=12, skin="#e8b68d")
    comb = s.sheet("honeycomb board", lambda pen: board(pen), role="subject", depth=0.42, haze=0.0)
    s.sheet("fingers", lambda pen: [pen.oval(hx + dx, hy + R * 0.74, 9, 15, "#e8b68d") for dx in (-40, -26, -12, 14, 28, 42)], lift=6, haze=0.0)
    s.sheet("drip", lambda pen: pen.path("M560,694 q0,60 8,60 q10,0 10,-60Z M600,694 q0,30 6,30 q8,0 8,-30Z M180,694 q2,44 8,44 q8,0 8,-44Z", "#e4a636"), lift=5, haze=0.0)
    s.sheet("wall foot", "M-20,800 H820 V1220 H-20Z", "#e3c68a", depth=0.3, haze=0.0, behind="honeycomb board")
    s.sheet("queen", lambda pen: queen(pen), depth=0.5, haze=0.0, role="prop")
    s.lamp((hx, hy), 240, "#fff6d0", 0.1)
    s.sheet("back row", lambda pen: [(desk(pen, x, 828, 184), bee(pen, x, 900, 0.62, t, c), seat(pen, x, 892, 92)) for x, t, c in ((178, -4, "#5d93ad"), (390, 3, "#d4573c"), (590, 0, "#5d93ad"))], role="subject", depth=0.58, haze=0.0, count=3)
    s.sheet("front row", lambda pen: [(desk(pen, x, 990, 276), bee(pen, x, 1082, 0.9, t, c, h), seat(pen, x, 1072, 136)) for x, t, c, h in ((244, 4, "#d4573c", True), (562, -5, "#7d9a4f", False))], role="subject", depth=0.74, haze=0.0, count=2)
    s.sheet("floor", "M-20,1150 H820 V1220 H-20Z", "#a9713a", depth=0.8, haze=0.0)
    s.sheet("wax mount", lambda pen: mount(pen), depth=0.95, haze=0.0, plane="front")
    s.relate(comb, "contains", "child")
    s.describe("Bees in caps sit at desks in a classroom. A bigger bee with a crown "
               "holds a pointer. The board is a honeycomb, and a child looks out of "
               "one empty cell, hands on the edge. The pointer ends just below. One "
               "bee raises its arm. Everything is honey yellow.")  # fmt: skip
    s.moods("buzzing", "lonely", "comic", "shy")
    s.themes("school", "being different", "belonging", "rules", "work")
    s.says("sweet revenge", "hive mind", "new boy", "swarm intelligence", "who is teaching whom", "busy", "fill in the blank", "pupils and larvae", "put in his place", "sticky question", "the odd one out", "learn by heart",
           "royal education", "drone", "one does not fit the system", "detention", "don't move and they won't sting", "pollination")
    s.about(place="a classroom", time="morning", weather="indoors", light="honey light", view="eye level, from behind the class",
            composition="frame")  # fmt: skip


def queen(pen):
    with pen.at(664, 800):
        pen.path("M-20,-150 C40,-250 100,-200 84,-130 C70,-100 20,-110 -20,-150Z", WING)
        body = "M-44,0 C-60,-80 -50,-150 0,-156 C50,-150 60,-60 30,40 C10,60 -30,50 -44,0Z"
        pen.path(body, HONEY)
        with pen.clip(body):
            for yy in (-110, -64, -18):
                pen.path(f"M-80,{yy} q80,26 160,0 v20 q-80,26 -160,0Z", DARK)
        pen.circle(-8, -186, 42, DARK)
        pen.circle(-26, -190, 10, "#fff8e4")
        pen.circle(2, -190, 10, "#fff8e4")
        with pen.flat():
            pen.circle(-29, -189, 4.5, DARK)
            pen.circle(-1, -189, 4.5, DARK)
        pen.path("M-42,-216 l-6,-40 20,18 18,-26 18,26 20,-18 -6,40Z", "#d4573c")
        pen.taper([(-40, -120), (-84, -132), (-110, -160)], 14, 10, DARK)
        pen.path("M-92,-134 L-258,-366", "#7a4a2a", stroke=7)
