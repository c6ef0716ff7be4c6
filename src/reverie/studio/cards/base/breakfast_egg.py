"""Somebody with a suitcase comes up the stairs inside a breakfast egg."""

from __future__ import annotations

import math

from reverie.studio.colour import Colour, darken, lighten, mix
from reverie.studio.figures import Figure
from reverie.studio.pen import Pen
from reverie.studio.scene import Scene, card

X, RIM, RX, RY = 292.0, 500.0, 214.0, 76.0  # the cut: centre, height, half axes
SHELL, SHELL_DIM, SHELL_LIT = "#f3e2c6", "#cfae8e", "#fffaee"
CUP, CUP_DIM, STRIPE = "#f7f4ea", "#c3cfdc", "#3d6fb4"
TABLE = 900
JAG = (0, 26, -8, 34, 2, 40, 8, 30, -6, 22, 4)  # the broken edge in front


def front_edge() -> list[tuple[float, float]]:
    """The broken front rim from left to right: it dips so that we can look in."""
    points = []
    for i, jag in enumerate(JAG):
        a = math.pi - math.pi * i / (len(JAG) - 1)
        dip = 150 * math.sin(math.pi * i / (len(JAG) - 1)) ** 1.6
        points.append((X + RX * math.cos(a), RIM + RY * 0.35 * math.sin(a) + dip + jag))
    return points


def inside(pen: Pen) -> None:
    """The golden hollow: a spiral stair along its wall, and a lamp far down."""
    hollow = f"M{X - RX},{RIM} A{RX},{RY} 0 0 1 {X + RX},{RIM} Q{X + RX},{RIM + 300} {X},{RIM + 330} Q{X - RX},{RIM + 300} {X - RX},{RIM}Z"
    pen.radial(hollow, (X, RIM + 170), 300, [(0, "#c25a14"), (0.3, "#e88f1e"), (0.62, "#ffc640"), (1, "#fff0a8")])
    turns, steps = 1.75, 30
    for i in range(steps):
        t = i / (steps - 1)
        a = -0.25 + (1 - t) * turns * math.tau
        y = RIM + 250 - 244 * t
        r = 0.58 + 0.4 * t
        da = turns * math.tau / steps * 0.98
        outer = [(X + RX * r * math.cos(a + k * da), y + RY * r * math.sin(a + k * da)) for k in (0, 0.5, 1)]
        inner = [(X + RX * r * 0.52 * math.cos(a + k * da), y + RY * r * 0.52 * math.sin(a + k * da)) for k in (1, 0.5, 0)]
        tone: Colour = mix("#9c4a12", "#fff3c4", 0.2 + 0.8 * t * (0.75 + 0.25 * math.sin(a)))
        drop = 15
        pen.poly([*inner[::-1], *[(px, py + drop) for px, py in inner]], darken(tone, 0.45))
        pen.poly([*outer, *[(px, py + drop) for px, py in outer[::-1]]], darken(tone, 0.3))
        pen.poly([*outer, *inner], tone)
        pen.poly([*outer, *inner], darken(tone, 0.4), 0.5, stroke=2)


def lamp(pen: Pen) -> None:
    """A second light, on its way up."""
    x, y = X - 42, RIM + 196
    pen.path(f"M{x - 10},{y - 8} q10,-20 20,0", "#5a2a10", stroke=4)
    pen.rect(x - 14, y - 8, 28, 32, "#fffbe0", radius=5)
    pen.path(f"M{x - 14},{y - 8} v32 M{x},{y - 8} v32 M{x + 14},{y - 8} v32", "#5a2a10", stroke=3.4)
    pen.rect(x - 18, y + 22, 36, 7, "#5a2a10", radius=3)


def shell(pen: Pen) -> None:
    """The shell in its striped cup."""
    edge = front_edge()
    d = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in edge)
    pen.path(d + f" C{X + RX + 30},{RIM + 190} {X + 200},{RIM + 380} {X},{RIM + 390} "
             f"C{X - 200},{RIM + 380} {X - RX - 30},{RIM + 190} {X - RX},{RIM}Z", SHELL)  # fmt: skip
    left = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in edge[:5])
    pen.path(left + f" Q{X - 60},{RIM + 340} {X},{RIM + 390} C{X - 200},{RIM + 380} {X - RX - 30},{RIM + 190} "
             f"{X - RX},{RIM}Z", SHELL_DIM, 0.7)  # fmt: skip
    right = "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in edge[7:])
    pen.path(right + f" C{X + RX + 24},{RIM + 170} {X + 190},{RIM + 340} {X + 80},{RIM + 376} "
             f"Q{X + 150},{RIM + 250} {edge[7][0]},{edge[7][1]}Z", SHELL_LIT)  # fmt: skip
    pen.poly(edge, "#fffdf4", stroke=9, closed=False)
    pen.poly([(x, y + 7) for x, y in edge], "#d9b898", 0.8, stroke=3, closed=False)
    for x, y in ((170, 700), (230, 760), (400, 700), (440, 640), (330, 790), (140, 640)):
        pen.oval(x, y, 5, 4, "#c99a72", 0.7)
    pen.path("M250,690 l-14,40 l12,20 l-8,34", "#b98a66", stroke=3)


def cup(pen: Pen) -> None:
    """A blue-striped egg cup."""
    bowl = "M52,690 Q292,772 532,690 C528,850 430,930 352,944 L352,990 Q420,1004 452,1040 H132 Q164,1004 232,990 L232,944 C154,930 56,850 52,690Z"
    pen.path(bowl, CUP)
    with pen.clip(bowl):
        for y, w in ((742, 22), (800, 18), (852, 14)):
            pen.path(f"M30,{y - 40} Q292,{y + 52} 560,{y - 40}", STRIPE, stroke=w)
        pen.path("M52,690 Q110,720 170,735 C180,860 230,930 250,1040 H40Z", CUP_DIM, 0.75)
        pen.path("M420,730 C420,840 380,910 340,940 Q420,900 500,760Z", "#ffffff", 0.6)
        pen.path("M120,1030 Q292,1056 470,1030 V1060 H120Z", STRIPE)
    pen.path("M52,690 Q292,772 532,690", "#ffffff", stroke=8)


def lid(pen: Pen) -> None:
    """The cut-off top lies on the table like a hat."""
    with pen.at(566, 1116, turn=8, scale=0.86):
        pen.path("M-130,0 C-120,-100 -40,-130 0,-130 C50,-130 124,-96 130,0 L96,-16 L70,6 L36,-12 L4,8 L-34,-10 L-66,6 L-98,-14Z", SHELL)
        pen.path("M-130,0 C-120,-100 -40,-130 0,-130 C-60,-110 -80,-60 -84,-4 L-98,-14Z", SHELL_DIM)
        pen.path("M40,-122 C100,-104 124,-60 130,0 L100,-14 C100,-60 80,-100 40,-122Z", SHELL_LIT)


def spoon(pen: Pen, s: Scene) -> None:
    """A giant silver spoon stops short; in its bowl the lady, small, lifts her hat."""
    with pen.at(690, 372, turn=-22):
        pen.path("M60,-20 C180,-30 300,-40 420,-44 V44 C300,40 180,30 60,22Z", "#8f9aa6")
        pen.path("M60,-20 C180,-30 300,-40 420,-44 V-12 C300,-10 180,-6 60,-4Z", "#dfe6ea")
        pen.oval(-40, 0, 128, 92, "#6d7a88")
        pen.oval(-44, -3, 118, 82, "#b7c3cd")
        bowl = "M-160,-4 a118,82 0 1 0 236,0 a118,82 0 1 0 -236,0Z"
        with pen.clip(bowl):
            pen.path("M-170,20 Q-40,-30 100,30 V110 H-170Z", "#f3d98a", 0.9)
            pen.path("M-170,-90 H100 V-46 Q-40,-80 -170,-30Z", "#f2f6f8")
            with pen.at(-52, 66, turn=22):
                pen.oval(0, 10, 60, 30, "#fff0c4")
                mirrored(s).draw(pen, s.palette)
            pen.path("M-140,-50 Q-60,-86 40,-70", "#ffffff", stroke=9)
            pen.path("M-170,-10 a128,92 0 0 0 256,30 v90 h-256Z", "#4a5a70", 0.16)


CLOTHES = {"top": "long_coat", "colour": "#2f7a4c", "trim": "#f0d9a0", "hat": "wide_brim", "hat_colour": "#b8452f",
           "scarf": "#e8a83c", "shoes": "boots"}  # fmt: skip


def mirrored(s: Scene) -> Figure:
    """The reflection, which is more polite than she is: bareheaded, the hat held up."""
    return Figure(age="adult", pose="wave", view="front", height=136, seed=4, expression="glad", prop=None,
                  hair={"kind": "bun", "colour": "#6a3a24"}, skin="#e0b090", clothes={**CLOTHES, "hat": "none"})  # fmt: skip


def soldiers(pen: Pen) -> None:
    """Toast soldiers stand in a line like a welcoming party."""
    for i, (x, y, k) in enumerate(((744, 968, 1.0), (684, 978, 0.94), (628, 984, 1.02))):
        with pen.at(x, y, scale=k, turn=(-3, 2, -2)[i]):
            pen.path("M-24,0 V-146 Q-24,-160 -10,-160 H12 Q26,-160 26,-146 V0Z", "#9c5a24")
            pen.path("M-18,-6 V-142 Q-18,-152 -8,-152 H8 Q18,-152 18,-142 V-6Z", "#e8b460")
            pen.path("M-18,-6 V-142 Q-18,-152 -8,-152 H-2 V-6Z", "#f8d890")
            for dx, dy in ((-8, -30), (6, -58), (-4, -92), (9, -120), (4, -20)):
                pen.oval(dx, dy, 4, 3, "#b9762c", 0.8)
            pen.path("M-20,-152 q10,-16 22,-4 q12,-10 18,4 q-2,26 -12,18 q-6,20 -14,0 q-10,8 -14,-18Z", "#ffe68a")


@card(id="pzsd8y", title="Soft-Boiled", seed=19, palette="lemon", light=(0.75, -0.6))
def paint(s: Scene) -> None:
    s.backdrop("#fdf3c0", "#f3d774")
    s.draw(_kitchen, name="kitchen", role="place", depth=0.3, record=False, volume=0.05, haze=0.22, protect=0.1)
    s.glow((700, 120), 420, "#fffbd8", 0.5)
    s.draw(_table, name="table", role="place", record=False, volume=0, rim=0, protect=0.1)
    s.shade("M60,1050 C-40,1070 -60,1120 0,1140 C140,1150 400,1110 470,1050Z", "#7a5a6a", 0.45, 14)
    s.draw(_back, name="back of the shell", record=False, volume=0.2, rim=0.3)
    s.draw(inside, name="spiral stair in the egg", role="subject", volume=0, rim=0, protect=0.8)
    s.glow((X - 42, RIM + 204), 120, "#fff3b0", 0.7)
    s.draw(lamp, name="second lamp on the stairs", role="accent", volume=0.1, rim=0.1, protect=1)
    egg = s.draw(shell, name="giant egg", role="subject", volume=0.3, rim=0.3)
    s.draw(cup, name="striped egg cup", role="subject", volume=0.35, rim=0.4)
    s.draw(soldiers, name="toast soldiers", count=3, volume=0.3, rim=0.4, shadow=(-40, 8, 8, 0.35))
    s.draw(lid, name="top of the egg", volume=0.4, rim=0.4, shadow=(-30, 10, 10, 0.4))
    s.put("suitcase", at=(470, 498), scale=0.2, colour="#8a4a2c", depth=0.9)
    lady = s.figure((424, 506), age="adult", pose="stand", view="front_right", height=176, role="witness", seed=4,
                    label="lady in a green coat", expression="astonished", skin="#e0b090", look=(20, -8),
                    hair={"kind": "bun", "colour": "#6a3a24"}, clothes=CLOTHES,
                    reach={"hand_left": (46, -96), "hand_right": (-34, -84)})  # fmt: skip
    s.draw(lambda pen: spoon(pen, s), name="silver spoon with a reflection", volume=0.3, rim=0.4, protect=0.9,
           shadow=(-10, 26, 16, 0.25))  # fmt: skip
    s.glow((X, RIM + 60), 210, "#ffe070", 0.34)
    s.vignette(0.2)
    s.relate(egg, "opens onto", "spiral stair in the egg")
    s.describe("A giant boiled egg stands in a blue-striped cup with its top cut off; inside it a golden spiral stair leads "
               "down to a lamp. At the rim stands a small lady in a green coat and hat with a suitcase, before a big silver "
               "spoon in which a small figure waves. Strips of toast stand on the table.")  # fmt: skip
    s.moods("bright", "funny", "startled", "hopeful")
    s.themes("arrival", "birth", "home", "breakfast", "big and small", "surprise")
    s.says("hello world", "breakfast guest", "coming out of one's shell", "evicted", "which came first",
           "walking on eggshells", "moving day", "the sunny side", "there is somebody in my egg", "room service",
           "a hard-boiled traveller", "born grown-up", "crack", "the stairs of gold", "knock before you eat",
           "caught by the spoon")  # fmt: skip
    s.about(place="kitchen", time="morning", weather="still", light="low breakfast sun", view="close-up",
            composition="left")  # fmt: skip
    assert lady is not None


def _kitchen(pen: Pen) -> None:
    pen.rect(0, 0, 800, 920, "#f9e9a4")
    for i in range(11):
        for j in range(6):
            pen.rect(i * 76 - 14, 470 + j * 76, 70, 70, "#fdf6d0" if (i + j) % 4 else "#bcd3dc", radius=5)
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
    pen.gradient(f"M0,{TABLE} H800 V1200 H0Z", (800, TABLE), (0, 1200), [(0, "#fff6d6"), (0.6, "#f2dc9c"), (1, "#c9a878")])
    for i in range(-6, 15):
        pen.line(400 + (i * 90 - 360) * 0.7, TABLE, 400 + (i * 90 - 360) * 1.5, 1200, "#8fb0cc", 13, 0.5)
    for y, w in ((924, 8), (974, 10), (1042, 13), (1130, 16)):
        pen.line(0, y, 800, y, "#8fb0cc", w, 0.45)


def _back(pen: Pen) -> None:
    pen.oval(X, RIM, RX + 8, RY + 6, SHELL)
    pen.oval(X, RIM - 3, RX + 6, RY + 3, SHELL_LIT)
