"""Somebody with a suitcase comes up the stairs inside a breakfast egg."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.figures import Figure
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

X, RIM, RX, RY = 292.0, 430.0, 186.0, 64.0  # the cut: centre, height, half axes
SHELL, SHELL_DIM, SHELL_LIT = "#f3e2c6", "#cfae8e", "#fffaee"
CUP, CUP_DIM, STRIPE = "#f7f4ea", "#c3cfdc", "#3d6fb4"
TABLE = 930
JAG = (0, 26, -8, 34, 2, 40, 8, 30, -6, 22, 4)  # the broken edge in front


def front_edge() -> list[tuple[float, float]]:
    """The broken front rim from left to right: it dips so that we can look in."""
    points = []
    for i, jag in enumerate(JAG):
        a = math.pi - math.pi * i / (len(JAG) - 1)
        dip = 206 * math.sin(math.pi * i / (len(JAG) - 1)) ** 2.2
        points.append((X + RX * math.cos(a), RIM + RY * 0.35 * math.sin(a) + dip + jag))
    return points


def inside(pen: Pen) -> None:
    """The golden hollow: a spiral stair along its wall, and a lamp far down."""
    hollow = f"M{X - RX},{RIM} A{RX},{RY} 0 0 1 {X + RX},{RIM} C{X + RX + 50},{RIM + 200} {X + 120},{RIM + 330} {X},{RIM + 330} C{X - 120},{RIM + 330} {X - RX - 50},{RIM + 200} {X - RX},{RIM}Z"
    pen.radial(hollow, (X, RIM + 190), 290, [(0, "#7a2c0c"), (0.35, "#b8560f"), (0.66, "#f2a420"), (1, "#ffe27a")])
    turns, steps = 2.1, 38
    for i in range(steps):
        t = i / (steps - 1)
        a = -0.25 + (1 - t) * turns * math.tau
        y = RIM + 262 - 258 * t
        r = 0.72 + 0.26 * t + 0.3 * math.sin(math.pi * t)
        da = turns * math.tau / steps * 0.98
        outer = [(X + RX * r * math.cos(a + k * da), y + RY * r * math.sin(a + k * da)) for k in (0, 0.5, 1)]
        inner = [(X + RX * r * 0.52 * math.cos(a + k * da), y + RY * r * 0.52 * math.sin(a + k * da)) for k in (1, 0.5, 0)]
        tone: Colour = mix("#7a2c0a", "#ffeeb0", 0.1 + 0.84 * t * (0.8 + 0.2 * math.cos(a)))
        drop = 15
        pen.poly([*inner[::-1], *[(px, py + drop) for px, py in inner]], darken(tone, 0.45))
        pen.poly([*outer, *[(px, py + drop) for px, py in outer[::-1]]], darken(tone, 0.3))
        pen.poly([*outer, *inner], tone)
        pen.poly([*outer, *inner], darken(tone, 0.4), 0.5, stroke=2)


def lamp(pen: Pen) -> None:
    """A second light, on its way up."""
    x, y = X - 6, RIM + 150
    pen.path(f"M{x - 10},{y - 8} q10,-20 20,0", "#5a2a10", stroke=4)
    pen.rect(x - 14, y - 8, 28, 32, "#fffbe0", radius=5)
    pen.path(f"M{x - 14},{y - 8} v32 M{x},{y - 8} v32 M{x + 14},{y - 8} v32", "#5a2a10", stroke=3.4)
    pen.rect(x - 18, y + 22, 36, 7, "#5a2a10", radius=3)


def shell(pen: Pen) -> None:
    """The shell in its striped cup."""
    edge = front_edge()
    d = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in edge)
    pen.path(d + f" C{X + RX + 74},{RIM + 180} {X + 220},{RIM + 440} {X},{RIM + 450} "
             f"C{X - 220},{RIM + 440} {X - RX - 74},{RIM + 180} {X - RX},{RIM}Z", SHELL)  # fmt: skip
    left = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in edge[:5])
    pen.path(left + f" Q{X - 80},{RIM + 360} {X - 60},{RIM + 446} C{X - 220},{RIM + 430} {X - RX - 74},{RIM + 180} "
             f"{X - RX},{RIM}Z", SHELL_DIM, 0.7)  # fmt: skip
    right = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in edge[7:])
    pen.path(right + f" C{X + RX + 66},{RIM + 170} {X + 220},{RIM + 380} {X + 80},{RIM + 430} "
             f"Q{X + 170},{RIM + 280} {edge[7][0]},{edge[7][1]}Z", SHELL_LIT)  # fmt: skip
    pen.poly(edge, "#fffdf4", stroke=9, closed=False)
    pen.poly([(x, y + 7) for x, y in edge], "#d9b898", 0.8, stroke=3, closed=False)
    for x, y in ((150, 640), (220, 740), (420, 690), (470, 600), (350, 740), (116, 560)):
        pen.oval(x, y, 5, 4, "#c99a72", 0.7)
    pen.path("M184,618 l-14,40 l12,20 l-8,34", "#b98a66", stroke=3)


def cup(pen: Pen) -> None:
    """A blue-striped egg cup."""
    bowl = ("M60,742 Q292,830 524,742 C522,880 430,964 350,984 L346,1030 Q420,1044 452,1092 H132 "
            "Q164,1044 238,1030 L234,984 C154,964 62,880 60,742Z")  # fmt: skip
    pen.path(bowl, CUP)
    with pen.clip(bowl):
        for y, w in ((800, 22), (854, 18), (904, 14)):
            pen.path(f"M30,{y - 44} Q292,{y + 56} 560,{y - 44}", STRIPE, stroke=w)
        pen.path("M60,742 Q110,772 150,784 C160,900 226,980 250,1100 H40Z", "#8fa6c4", 0.55)
        pen.path("M440,790 C430,890 390,950 350,984 Q440,950 500,800Z", "#ffffff", 0.6)
        pen.path("M120,1078 Q292,1106 470,1078 V1110 H120Z", STRIPE)
    pen.path("M60,742 Q292,830 524,742", "#ffffff", stroke=8)


def lid(pen: Pen) -> None:
    """The cut-off top lies on the table like a hat."""
    with pen.at(610, 1166, turn=6, scale=0.84):
        pen.path("M-130,0 C-120,-100 -40,-130 0,-130 C50,-130 124,-96 130,0 L96,-16 L70,6 L36,-12 L4,8 L-34,-10 L-66,6 L-98,-14Z", SHELL)
        pen.path("M-130,0 C-120,-100 -40,-130 0,-130 C-60,-110 -80,-60 -84,-4 L-98,-14Z", SHELL_DIM)
        pen.path("M40,-122 C100,-104 124,-60 130,0 L100,-14 C100,-60 80,-100 40,-122Z", SHELL_LIT)


def spoon(pen: Pen, s: Scene) -> None:
    """A giant silver spoon stops short; in its bowl the lady, small, lifts her hat."""
    bowl = "M-176,6 C-170,-70 -90,-104 -10,-96 C70,-88 112,-46 112,0 C112,50 66,92 -16,98 C-100,104 -172,76 -176,6Z"
    with pen.at(660, 306, turn=-24):
        pen.path("M92,-24 C170,-26 240,-40 420,-52 V52 C240,42 170,28 92,26Z", "#7f8c9c")
        pen.path("M92,-24 C170,-26 240,-40 420,-52 V-14 C240,-10 170,-6 92,-4Z", "#e3eaee")
        pen.path(bowl, "#5f6f84")
        with pen.at(-2, -1, scale=0.93):
            pen.path(bowl, "#a9bac8")
            with pen.clip(bowl):
                pen.path("M-190,30 Q-40,-26 130,34 V120 H-190Z", "#eec860")
                pen.path("M-190,-110 H130 V-40 Q-40,-84 -190,-20Z", "#f2f6f8")
                with pen.at(-30, 84, turn=24):
                    pen.oval(0, 8, 76, 34, "#fff0c4")
                    figure = mirrored()
                    figure.draw(pen, s.palette)
                    x, y = figure.anchors["hand_right"]
                    pen.oval(x - 2, y - 8, 24, 7, "#b8452f")
                    pen.path(f"M{x - 16},{y - 9} q2,-20 14,-20 q14,0 15,20Z", "#b8452f")
                pen.path("M-156,-26 Q-110,-80 -10,-82", "#ffffff", stroke=9)


CLOTHES = {"top": "long_coat", "colour": "#2f7a4c", "trim": "#f0d9a0", "hat": "wide_brim", "hat_colour": "#b8452f",
           "scarf": "#e8a83c", "shoes": "boots"}  # fmt: skip


def mirrored() -> Figure:
    """The reflection, which is more polite than she is: bareheaded, the hat held up."""
    return Figure(age="adult", pose="wave", view="front", height=142, seed=4, expression="glad", prop=None,
                  hair={"kind": "bun", "colour": "#6a3a24"}, skin="#e0b090", clothes={**CLOTHES, "hat": "none"})  # fmt: skip


def soldiers(pen: Pen) -> None:
    """Toast soldiers stand in a line like a welcoming party."""
    for i, (x, y, k) in enumerate(((748, 998, 1.25), (672, 1010, 1.16), (598, 1018, 1.28))):
        with pen.at(x, y, scale=k, turn=(-3, 2, -2)[i]):
            pen.path("M-24,0 V-146 Q-24,-160 -10,-160 H12 Q26,-160 26,-146 V0Z", "#9c5a24")
            pen.path("M-18,-6 V-142 Q-18,-152 -8,-152 H8 Q18,-152 18,-142 V-6Z", "#e8b460")
            pen.path("M-18,-6 V-142 Q-18,-152 -8,-152 H-2 V-6Z", "#f8d890")
            for dx, dy in ((-8, -30), (6, -58), (-4, -92), (9, -120), (4, -20)):
                pen.oval(dx, dy, 4, 3, "#b9762c", 0.8)
            pen.path("M-20,-152 q10,-16 22,-4 q12,-10 18,4 q-2,26 -12,18 q-6,20 -14,0 q-10,8 -14,-18Z", "#ffe68a")


@card(id="pzsd8y", title="Soft-Boiled", seed=19, palette="lemon", light=(0.75, -0.6))
def paint(s: Scene) -> None:
    s.backdrop("#f3d564", "#d9b04a")
    s.draw(_kitchen, name="kitchen", role="place", depth=0.3, record=False, volume=0.05, haze=0.05, protect=0.1)
    s.glow((690, 190), 260, "#fffbd8", 0.4)
    s.draw(_table, name="table", role="place", record=False, volume=0, rim=0, protect=0.1)
    s.shade("M130,1086 C-40,1096 -80,1140 0,1170 C140,1180 400,1140 456,1086Z", "#7a5a6a", 0.45, 14)
    s.draw(_back, name="back of the shell", record=False, volume=0.2, rim=0.3)
    s.draw(inside, name="spiral stair in the egg", role="subject", volume=0, rim=0, protect=0.8)
    s.glow((X - 6, RIM + 160), 120, "#ffdf80", 0.85)
    s.glow((X - 6, RIM + 160), 46, "#fff8d0", 0.8)
    s.draw(lamp, name="second lamp on the stairs", role="accent", volume=0.1, rim=0.1, protect=1)
    egg = s.draw(shell, name="giant egg", role="subject", volume=0.3, rim=0.3)
    s.draw(cup, name="striped egg cup", role="subject", volume=0.35, rim=0.4)
    s.draw(soldiers, name="toast soldiers", count=3, volume=0.3, rim=0.4, shadow=(-40, 8, 8, 0.35))
    s.draw(lid, name="top of the egg", volume=0.4, rim=0.4, shadow=(-30, 10, 10, 0.4))
    s.put("suitcase", at=(446, 428), scale=0.2, colour="#8a4a2c", depth=0.9)
    s.figure((398, 436), age="adult", pose="stand", view="front_right", height=190, role="witness", seed=4,
                    label="lady in a green coat", expression="astonished", skin="#e0b090", look=(20, -8),
                    hair={"kind": "bun", "colour": "#6a3a24"}, clothes=CLOTHES,
                    reach={"hand_left": (46, -96), "hand_right": (-34, -84)})  # fmt: skip
    s.draw(lambda pen: spoon(pen, s), name="silver spoon with a reflection", volume=0.3, rim=0.4, protect=0.9,
           shadow=(-10, 26, 16, 0.25))  # fmt: skip
    s.glow((X, RIM + 60), 190, "#ffd860", 0.22)
    s.vignette(0.2)
    s.relate(egg, "opens onto", "spiral stair in the egg")
    s.describe("A small lady stands on the rim of a giant boiled egg. She has a green"
               " coat, a red hat and a suitcase. Inside, a spiral stair leads to a "
               "lantern. In the big spoon before her an identical woman lifts her "
               "hat. Toast stands behind. Yellow kitchen.")  # fmt: skip
    s.moods("bright", "funny", "startled", "hopeful")
    s.themes("arrival", "birth", "home", "breakfast", "big and small", "surprise")
    s.says("hello world", "breakfast guest", "coming out of one's shell", "evicted", "which came first",
           "walking on eggshells", "moving day", "the sunny side", "there is somebody in my egg", "room service",
           "a hard-boiled traveller", "born grown-up", "crack", "the stairs of gold", "knock before you eat",
           "caught by the spoon")  # fmt: skip
    s.about(place="kitchen", time="morning", weather="still", light="low breakfast sun", view="near",
            composition="left", unexplained="her double lifts a hat that she keeps on")  # fmt: skip


def _kitchen(pen: Pen) -> None:
    pen.gradient("M0,0 H800 V940 H0Z", (800, 100), (0, 700), [(0, "#f8e07c"), (0.5, "#efcb55"), (1, "#c9a452")])
    for i in range(11):
        for j in range(6):
            pen.rect(i * 76 - 14, 500 + j * 76, 70, 70, "#f3d878" if (i + j) % 4 else "#7fa6bc", radius=5)
    pen.rect(470, 30, 300, 350, "#ffffff", radius=4)
    pen.gradient("M490,50 H750 V360 H490Z", (0, 50), (0, 360), [(0, "#bfe0ec"), (1, "#fff6c0")])
    pen.circle(690, 190, 54, "#fffdf0")
    pen.path("M490,300 q80,-40 150,-10 t110,-6 V360 H490Z", "#cbd98a")
    pen.path("M620,50 V360 M490,200 H750", "#ffffff", stroke=12)
    pen.rect(450, 374, 340, 22, "#e8cf7c", radius=4)
    pen.rect(40, 150, 330, 16, "#c99a4c")
    for x, w, h, tone in ((60, 66, 92, "#7fa8c4"), (140, 50, 70, "#f2efe2"), (206, 60, 110, "#d98a5a"), (286, 62, 80, "#8fb08a")):
        pen.rect(x, 150 - h, w, h, tone, radius=10)
        pen.rect(x + 6, 150 - h + 8, w * 0.24, h - 16, lighten(tone, 0.4), radius=6)
        pen.rect(x + 6, 150 - h - 10, w - 12, 14, darken(tone, 0.15), radius=5)


def _table(pen: Pen) -> None:
    pen.gradient(f"M0,{TABLE} H800 V1200 H0Z", (800, TABLE), (0, 1200), [(0, "#fff2d0"), (0.55, "#ecd6a8"), (1, "#a890a0")])
    for i in range(-6, 15):
        pen.line(400 + (i * 90 - 360) * 0.71, TABLE + 8, 400 + (i * 90 - 360) * 1.5, 1200, "#5f8ab8", 13, 0.5)
    for y, w in ((952, 8), (998, 10), (1062, 13), (1146, 16)):
        pen.line(0, y, 800, y, "#5f8ab8", w, 0.45)


def _back(pen: Pen) -> None:
    pen.oval(X, RIM, RX + 8, RY + 6, SHELL)
    pen.oval(X, RIM - 3, RX + 6, RY + 3, SHELL_LIT)
