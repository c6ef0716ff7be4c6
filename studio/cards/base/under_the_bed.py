"""Somebody looks under the bed at night, and it is the sun that hides there."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

SUN = (306.0, 800.0)
FLOOR = 880.0
FOOT = (306.0, 940.0)  # where the light spreads from over the boards
HEM = [(-30, 612), (40, 614), (110, 640), (176, 706), (240, 726), (306, 732), (372, 726), (436, 708), (500, 646), (570, 618),
       (680, 612), (840, 616)]  # fmt: skip
SKIN, HAIR, GOWN, PINK = "#dc9468", "#8a4426", "#6f9a9c", "#e88f8a"
LOST = ((88.0, 1032.0), (196.0, 1102.0), (404.0, 1080.0), (560.0, 1108.0))


def room(pen: Pen, rng: np.random.Generator) -> None:
    """The dark bedroom above: wallpaper, window of early night."""
    pen.rect(0, 0, 800, 640, "#4a2a2c")
    for c in range(11):
        pen.rect(c * 76, 0, 36, 640, "#54302e")
        for r in range(7):
            x, y = c * 76 + 56, 40 + r * 84 + (c % 2) * 42
            pen.path(f"M{x},{y + 16} C{x - 16},{y} {x - 10},{y - 18} {x},{y - 22} C{x + 10},{y - 18} {x + 16},{y} {x},{y + 16}Z", "#6a3c34")
    pen.rect(64, 56, 268, 330, "#2a1a20")
    pen.gradient("M82,74 H314 V366 H82Z", (0, 74), (0, 366), [(0, "#1d3a5c"), (0.6, "#3f6a86"), (1, "#8aa0a0")])
    pen.path("M82,330 C120,300 150,322 190,306 C236,290 270,320 314,300 V366 H82Z", "#1c2f42")
    pen.path("M222,310 v-40 l17,-20 l17,20 v40Z M146,322 v-26 l20,-22 l20,22 v26Z M172,280 v-18 h8 v24Z", "#1c2f42")
    pen.rect(234, 276, 9, 12, "#e0b060")
    for _ in range(9):
        pen.circle(float(rng.uniform(90, 306)), float(rng.uniform(84, 230)), 2.6, "#e8f0dc")
    pen.path("M198,74 V366 M82,214 H314", "#2a1a20", stroke=11)
    pen.rect(50, 380, 296, 22, "#3a2226", radius=4)
    for side, x in ((1, 30), (-1, 366)):
        pen.path(f"M{x},36 C{x + side * 70},120 {x + side * 74},240 {x + side * 22},300 C{x + side * 34},350 {x + side * 40},400 {x + side * 30},446 H{x - side * 22} V36Z", "#7a3a30")
        pen.path(f"M{x},36 C{x + side * 34},140 {x + side * 34},260 {x + side * 6},330 L{x - side * 8},446 H{x - side * 22} V36Z", "#5a2a2a")
    pen.line(6, 38, 392, 38, "#a8763c", 10)


def clock_and_picture(pen: Pen) -> None:
    """A frame on the wall, tipped as if somebody had jumped on the bed."""
    with pen.at(520, 190, turn=7):
        pen.rect(-70, -88, 140, 172, "#8a5a30", radius=5)
        pen.rect(-54, -72, 108, 140, "#2c4048")
        pen.path("M-54,40 C-20,10 20,50 54,16 V68 H-54Z", "#1c2c34")
        pen.path("M-6,30 C-4,8 -8,-8 -6,-20 M-6,0 l18,-22 M-6,6 l-20,-16", "#4a6a6c", stroke=5)
        for dx, dy in ((-6, -34), (16, -34), (-28, -18)):
            pen.circle(dx, dy, 18, "#3c5a5c")


def below(pen: Pen) -> None:
    """The hollow under the bed: dark back wall, skirting, far legs."""
    pen.rect(0, 590, 800, 300, "#2a1414")
    pen.radial("M0,590 H800 V890 H0Z", SUN, 480, [(0, "#f0882e"), (0.5, "#a8481f"), (1, "#2a1214")])
    pen.rect(0, 846, 800, 40, "#6e2f1c")
    pen.rect(0, 846, 800, 7, "#c9682f")
    pen.rect(588, 600, 34, 286, "#2a1012")


def boards(pen: Pen) -> None:
    """Floor boards that run towards us, lit from the sun's foot."""
    pen.rect(0, FLOOR, 800, 330, "#6a3420")
    van = (306.0, 620.0)
    for k in range(-11, 14):
        q = []
        for kk, y in ((k, FLOOR), (k + 1, FLOOR), (k + 1, 1210.0), (k, 1210.0)):
            q.append((van[0] + kk * 62 * (y - van[1]) / 260, y))
        near = abs((q[2][0] + q[3][0]) / 2 - 306) / 700
        tone: Colour = mix("#e8964a", "#6a3220", min(1, near + 0.08 * (k % 3)))
        pen.poly(q, tone)
        pen.poly(q, "#5a2818", 0.9, stroke=3.4)
        for i in range(3):
            y = 920 + i * 90 + (k * 37 % 50)
            x = van[0] + (k + 0.5) * 62 * (y - van[1]) / 260
            pen.path(f"M{x},{y} q{(x - 306) * 0.08},24 {(x - 306) * 0.2},56", darken(tone, 0.16), 0.7, stroke=3)


def beams(pen: Pen) -> None:
    """Rays raking over the floor."""
    for a0, a1, far in ((14, 22, 620), (34, 45, 560), (58, 68, 470), (82, 94, 440), (108, 118, 470), (132, 144, 520), (158, 166, 520)):
        p = [FOOT]
        for a in (a0, a1):
            r = math.radians(a)
            p.append((FOOT[0] + far * math.cos(r) * 1.2, FOOT[1] - 20 + far * math.sin(r)))
        pen.poly(p, "#ffe08a", 0.32)


def sun(pen: Pen) -> None:
    """Squeezed between bed and floor, peeping from under the blanket."""
    x, y = SUN
    for k in range(22):
        a = math.radians(k * 360 / 22 + 4)
        long = 1.2 if k % 2 else 1.12
        p0 = (x + 240 * math.cos(a - 0.12), y + 158 * math.sin(a - 0.12))
        p1 = (x + 240 * math.cos(a + 0.12), y + 158 * math.sin(a + 0.12))
        tip = (x + 262 * long * math.cos(a + 0.05), y + 166 * long * math.sin(a + 0.05))
        pen.poly([p0, tip, p1], "#ff9a2e" if k % 2 else "#ffc44a")
    d = f"M{x - 252},{y} C{x - 252},{y - 120} {x - 160},{y - 190} {x},{y - 190} C{x + 160},{y - 190} {x + 252},{y - 120} {x + 252},{y} " \
        f"C{x + 252},{y + 112} {x + 150},{y + 150} {x},{y + 150} C{x - 150},{y + 150} {x - 252},{y + 112} {x - 252},{y}Z"  # fmt: skip
    pen.radial(d, (x, y - 10), 270, [(0, "#ffefa8"), (0.45, "#ffd458"), (0.8, "#ffa42e"), (1, "#f47a1c")])
    with pen.clip(d):
        for k in range(54):
            a, r = k * 2.4, 0.5 + 0.5 * (k % 9) / 9
            px, py = x + 250 * r * math.cos(a), y - 12 + 158 * r * math.sin(a)
            qx, qy = x + 250 * r * math.cos(a + 0.3), y - 12 + 158 * r * math.sin(a + 0.3)
            mid = ((px + qx) / 2 + (px + qx - 2 * x) * 0.03, (py + qy) / 2 + (py + qy - 2 * y) * 0.03)
            pen.path(f"M{px},{py} Q{mid[0]},{mid[1]} {qx},{qy}", ("#ff8a24", "#ffd25a", "#fff2b0")[k % 3], 0.45, stroke=8)
    for side in (-1, 1):
        pen.oval(x + side * 128, y + 40, 42, 24, "#ff6a3a", 0.5)
        with pen.at(x + side * 74, y - 12):
            pen.oval(0, 0, 34, 37, "#fffef0")
            pen.oval(12, 6, 20, 24, "#7a2a12")
            pen.circle(19, -4, 7.5, "#fffef0")
            pen.path("M-36,-6 C-30,-40 30,-40 36,-6 C20,-24 -20,-24 -36,-6Z", "#ffb43c")
    pen.path(f"M{x - 22},{y + 62} q12,-10 22,0 q10,9 22,-2", "#a8441a", stroke=7)


def ray_hands(pen: Pen) -> None:
    """Two small flames that hold the hem like fingers."""
    for side in (-1, 1):
        for k in range(4):
            x, y = SUN[0] + side * (118 + k * 19), 716 - k * 9.5
            pen.taper([(x, y + 26), (x - side * 2, y), (x - side * 3, y - 20)], 20, 12, "#ff9a2e")
            pen.taper([(x - 2, y + 24), (x - side * 2 - 2, y), (x - side * 3 - 2, y - 16)], 11, 6, "#ffe27a")


def bed(pen: Pen) -> None:
    """Mattress, quilt with patches, posts."""
    for x, top in ((4, 300), (752, 236)):
        pen.rect(x, top, 44, 690, "#3a1c1a", radius=8)
        pen.rect(x + (4 if x > 400 else 30), top, 10, 690, "#a85a2c" if x > 400 else "#d8803a", radius=4)
        pen.circle(x + 22, top - 12, 30, "#4a2620")
        pen.circle(x + 16, top - 20, 14, "#7a4a38")
    pen.path("M640,330 C690,290 790,300 800,330 V470 H630Z", "#b8a894")
    pen.path("M640,330 C690,290 790,300 800,330 V360 C740,340 680,350 636,400Z", "#d8ccb8")
    top = " ".join(f"L{x},{y}" for x, y in reversed(HEM))
    quilt = f"M-20,470 C120,430 240,452 380,440 C520,428 640,446 820,432 {top}Z"
    pen.path(quilt, "#8a4434")
    with pen.clip(quilt):
        tones = ("#a85a3c", "#5f3a3e", "#c07f4a", "#45525a", "#8f3f34", "#b8905c")
        for r in range(4):
            for c in range(10):
                x, y = -40 + c * 92 + (r % 2) * 30, 424 + r * 82
                pen.path(f"M{x},{y} q46,10 92,0 v82 q-46,10 -92,0Z", tones[(c * 5 + r * 2) % 6])
                pen.path(f"M{x + 5},{y + 8} h82 M{x + 5},{y + 8} v66", "#e8c89a", 0.4, stroke=2.5)
                if (c + r) % 3 == 0:
                    pen.circle(x + 46, y + 42, 15, "#e0b878", 0.75)
        pen.path("M-20,470 C120,430 240,452 380,440 C520,428 640,446 820,432 V490 C640,500 300,496 -20,520Z", "#e0b890", 0.18)
        for x, w in ((176, 26), (250, 20), (362, 20), (440, 26)):
            far = 306 + (x - 306) * 1.3
            pen.path(f"M{far},500 Q{x - w * 0.2},620 {x - w},740 H{x + w} Q{x + w * 0.3},620 {far},500Z", "#2a1216", 0.3)
        pen.path("M120,640 C180,690 220,700 306,704 C390,700 440,690 500,640 L520,760 H100Z", "#ff9a3a", 0.3)
    line = HEM
    pen.curve([(x, y - 8) for x, y in line], "#e0a04a", stroke=13, closed=False)
    pen.curve([(x, y - 11) for x, y in line], "#ffd98a", stroke=4, closed=False)
    for i, ((x0, y0), (x1, y1)) in enumerate(zip(line, line[1:], strict=False)):
        n = max(3, int((x1 - x0) / 13))
        for k in range(n):
            x, y = x0 + (x1 - x0) * k / n, y0 + (y1 - y0) * k / n
            tone = "#ffd06a" if 150 < x < 460 else ("#d8883a" if x < 640 else "#a8602c")
            pen.path(f"M{x - 3},{y - 6} L{x - 5},{y + 22 + (k + i) % 3 * 4} L{x + 5},{y + 24} L{x + 4},{y - 6}Z", tone)


def woman_body(pen: Pen) -> None:
    """Her back and shoulders over the edge of the bed."""
    for x, lean, tone in ((600, -14, SKIN), (676, 16, darken(SKIN, 0.12))):  # feet kicked up behind
        pen.taper([(x, 440), (x + lean * 0.4, 380), (x + lean, 318)], 46, 30, darken(tone, 0.24))
        pen.taper([(x - 5, 440), (x - 5 + lean * 0.4, 380), (x - 5 + lean, 318)], 30, 18, darken(tone, 0.08))
        with pen.at(x + lean, 312, turn=lean * 1.4):
            pen.path("M-20,10 C-28,-20 -24,-52 -6,-58 C16,-60 26,-30 20,10 C10,20 -10,20 -20,10Z", "#8f4a4a")
            pen.path("M-20,10 C-28,-20 -24,-52 -6,-58 C-10,-30 -8,-8 -6,16Z", "#c9736a")
            pen.circle(-2, -44, 9, "#f0dcc0")
    pen.path("M520,452 C528,400 610,372 690,388 C760,400 770,450 752,500 C744,560 720,590 690,606 C650,622 590,620 560,600 "
             "C524,580 512,510 520,452Z", GOWN)  # fmt: skip
    pen.path("M520,452 C528,400 610,372 690,388 C620,420 576,470 572,604 C524,580 512,510 520,452Z", lighten(GOWN, 0.12))
    pen.path("M560,600 C590,620 650,622 690,606 C720,590 738,566 748,520 C700,560 620,570 556,540 C552,560 554,580 560,600Z", "#d8c890", 0.8)
    for k in range(12):
        pen.circle(560 + (k * 53) % 170, 430 + (k * 37) % 130, 6, "#d8e4d8", 0.8)
    pen.path("M552,598 C580,628 670,632 704,602 C706,622 690,634 664,640 C630,648 580,640 560,626Z", "#f0dcc0")


def woman_head(pen: Pen) -> None:
    """Upside down, curlers hanging, wide eyes."""
    pen.path("M590,610 C588,640 590,660 586,680 H672 C668,660 668,640 668,610Z", darken(SKIN, 0.2))
    with pen.at(630, 748, turn=176, scale=1.08):
        pen.path("M-92,30 C-108,-30 -96,-104 -50,-124 C-16,-140 40,-140 66,-118 C104,-96 108,-30 90,34 C60,64 -60,64 -92,30Z", HAIR)
        pen.path("M-70,-14 C-76,48 -46,100 0,102 C46,100 76,48 70,-14 C66,-66 40,-86 0,-86 C-40,-86 -66,-66 -70,-14Z", SKIN)
        pen.path("M22,-84 C50,-76 68,-54 70,-14 C76,48 46,100 0,102 C34,66 44,-20 22,-84Z", "#ffc27e")
        pen.path("M46,-70 C62,-58 68,-38 70,-14 C74,26 62,66 40,86 C58,40 62,-20 46,-70Z", "#fff0b8")
        pen.oval(-72, 8, 12, 19, darken(SKIN, 0.18))
        pen.oval(72, 6, 11, 18, "#ffd08a")
        pen.path("M-72,-26 C-66,-74 -36,-92 0,-94 C38,-92 66,-72 72,-28 C50,-58 24,-66 0,-66 C-26,-66 -50,-56 -72,-26Z", HAIR)
        for k in range(7):
            pen.path(f"M{-60 + k * 20},{-50 - 10 * math.sin(k / 6 * 3.14)} q{(k - 3) * 2},-18 {(k - 3) * 5},-34", "#c9703a", stroke=4)
        for x, y, turn in ((-84, -56, -64), (-58, -100, -34), (-12, -122, -6), (36, -116, 18), (78, -76, 52), (-16, -84, -4), (28, -80, 8)):
            with pen.at(x, y, turn=turn):
                pen.rect(-27, -17, 54, 34, darken(PINK, 0.25), radius=13)
                pen.rect(-27, -17, 54, 22, PINK, radius=11)
                pen.rect(-20, -14, 40, 7, "#ffd0b8", radius=3)
                for k in range(4):
                    pen.line(-15 + k * 10, -15, -15 + k * 10, 15, "#8a3f3f", 2.4)
        for side in (-1, 1):
            with pen.at(side * 29, 2):
                pen.oval(0, 0, 20, 23, "#fffaf0")
                pen.oval(9, -3, 11.5, 13, "#2f5a54")
                pen.circle(10, -4, 6, "#14181a")
                pen.circle(14, -9, 3.6, "#ffffff")
                pen.path("M-21,-6 C-16,-28 16,-28 21,-6", darken(SKIN, 0.4), stroke=4)
            pen.path(f"M{side * 50},-34 Q{side * 30},-52 {side * 12},-38", "#6a3018", stroke=7)
            pen.circle(side * 44, 44, 15, "#e8705a", 0.5)
        pen.path("M-2,8 C-10,28 -14,38 0,42 C12,40 14,32 8,26", darken(SKIN, 0.26), stroke=5)
        pen.oval(2, 70, 14, 17, "#6a1f22")
        pen.path("M-10,64 C-4,56 8,56 14,64Z", "#fff2e0")


def arm_and_broom(pen: Pen) -> None:
    """One hand on the edge, the other on a broom that stands ready."""
    with pen.at(40, 0):
        _broom(pen)
    pen.taper([(540, 500), (508, 550), (512, 604)], 54, 38, lighten(GOWN, 0.05))
    pen.path("M490,598 C484,622 490,640 500,644 C520,648 536,632 534,600Z", "#ffc27e")
    for k in range(4):
        pen.path(f"M{494 + k * 11},626 v20", "#ffd49a" if k % 2 else SKIN, stroke=10)


def _broom(pen: Pen) -> None:
    pen.line(726, 480, 706, 1000, "#5a2f1a", 19)
    pen.line(720, 480, 700, 1000, "#f0a858", 6)
    pen.path("M662,990 C676,976 736,976 750,992 L774,1110 C740,1130 676,1128 634,1104Z", "#a8642a")
    pen.path("M662,990 C672,980 690,978 700,978 L676,1122 C660,1118 646,1112 634,1104Z", "#ffc866")
    for k in range(9):
        pen.line(668 + k * 9.6, 1000, 646 + k * 15, 1108, "#6a3a18" if k % 2 else "#e8a84a", 3.4)
    pen.path("M660,1010 C690,1020 726,1020 754,1010 M656,1034 C690,1044 730,1044 758,1034", "#b83a2a", stroke=6)
    pen.taper([(690, 500), (744, 610), (724, 716)], 60, 40, darken(GOWN, 0.12))
    pen.taper([(692, 520), (730, 616), (712, 706)], 20, 13, "#d8c890")
    pen.path("M698,700 C690,730 700,752 722,754 C744,750 750,726 744,704Z", SKIN)
    for k in range(4):
        pen.path(f"M{697},{716 + k * 12} q16,6 34,0", "#ffc27e" if k % 2 else SKIN, stroke=12)


def lost_things(pen: Pen) -> None:
    """Two socks, a marble and a tin mouse, each with a long shadow towards us."""
    for (x, y), w in zip(LOST, (34, 30, 18, 44), strict=True):
        dx, dy = (x - FOOT[0]) * 0.8, (y - FOOT[1]) * 1.1 + 30
        pen.poly([(x - w, y), (x + w, y), (x + dx + w * 1.2, y + dy), (x + dx - w * 1.2, y + dy)], "#3a1414", 0.62)
    with pen.at(88, 1030, turn=-12, scale=1.1):
        pen.path("M-18,-50 L16,-52 C16,-30 22,-18 44,-8 C56,0 48,14 34,12 L-8,4 C-22,0 -20,-20 -18,-50Z", "#4f7f86")
        pen.path("M16,-52 C16,-30 22,-18 44,-8 C56,0 48,14 34,12 C20,4 4,-10 4,-51Z", "#8fc0b8")
        pen.path("M-18,-50 L16,-52 V-40 L-18,-38Z M-19,-28 l36,-2 v9 l-36,2Z", "#f4e6c8")
    with pen.at(196, 1102, turn=22):
        pen.path("M-40,-8 C-30,-26 0,-22 14,-18 C36,-14 50,-4 44,6 C30,14 -30,14 -44,6Z", "#b84a3a")
        pen.path("M-40,-8 C-30,-26 0,-22 14,-18 C0,-12 -24,-10 -42,0Z", "#f08a5a")
        pen.path("M-8,-20 l-6,30 M12,-18 l-4,28", "#f4e6c8", stroke=6)
    pen.circle(404, 1066, 21, "#2f6f7a")
    pen.circle(402, 1063, 18, "#58b0b0")
    pen.path("M390,1070 C400,1052 412,1080 420,1060", "#ffe27a", stroke=5)
    pen.circle(396, 1055, 5, "#ffffff")
    with pen.at(560, 1106, scale=1.15):
        pen.path("M-52,0 C-52,-34 -20,-52 8,-46 C34,-42 54,-18 62,0Z", "#7a6a70")
        pen.path("M-52,0 C-52,-34 -20,-52 8,-46 C-14,-36 -30,-22 -34,0Z", "#ffd08a")
        pen.circle(-26, -38, 13, "#a8787a")
        pen.circle(-28, -40, 8, "#ffc0a0")
        pen.circle(-40, -14, 4.5, "#1c1214")
        pen.path("M62,-4 C84,-10 92,-30 112,-24", "#5a4a50", stroke=5)
        pen.path("M10,-46 v-14 M2,-66 h16 v10 h-16Z", "#e0b04a", stroke=6)
        pen.circle(-22, 2, 9, "#3a2226")
        pen.circle(34, 2, 9, "#3a2226")
        pen.path("M0,-22 h22 M0,-12 h28", "#c2553f", stroke=4)


@card(id="yjxnqz", title="Under There", seed=4, palette="terracotta", light=(-0.5, 0.6))
def paint(s: Scene) -> None:
    rng = s.rng
    s.backdrop("#4a2a2c", "#3a1c1c")
    s.board("dark bedroom", lambda pen: [room(pen, rng), clock_and_picture(pen)], depth=0.55, rim=0.1)
    s.board("hollow under the bed", below, depth=0.6, rim=0)
    s.board("floor boards", boards, depth=0.65, rim=0.1)
    s.draw(beams, name="rays over the floor", record=False, volume=0, rim=0, wobble=2, protect=0)
    s.glow((306, 960), 420, "#ffb24a", 0.35)
    star = s.draw(sun, name="sun under the bed", role="subject", volume=0.1, rim=0, protect=1)
    s.glow(SUN, 400, "#ffb04a", 0.22)
    place = s.draw(bed, name="bed with a fringed quilt", depth=0.75, volume=0.15, rim=0.35)
    s.draw(ray_hands, name="blanket fringe held by small flames", role="accent", volume=0.1)
    s.draw(lost_things, name="lost socks, a marble and a tin mouse", volume=0.25, count=4)
    s.draw(lambda pen: [woman_body(pen), woman_head(pen), arm_and_broom(pen)], name="woman in curlers with a broom, head down", role="witness",
           material="figure", volume=0.25, rim=0.4, shadow=(10, -4, 14, 0.4))  # fmt: skip
    s.glow(SUN, 620, "#ff9a3a", 0.16)
    s.relate(star, "hides in", place)
    s.vignette(0.42, "#180808")
    s.describe("A glowing sun is squeezed under a bed and peeps out. A woman in pink "
               "curlers hangs head down over the edge with a broom and stares. The "
               "sun has a face; its light falls on socks, a marble and a toy mouse. "
               "Dark bedroom, night outside.")  # fmt: skip
    s.moods("funny", "warm", "surprised", "shy")
    s.themes("fear", "hiding", "night and day", "discovery", "home", "shyness")
    s.says("what is under there", "found you", "the monster was the sun", "where the day sleeps", "a bright idea hidden", "too shy to rise",
           "do not sweep it out", "spring cleaning", "where lost socks go", "hide and seek champion", "the light below", "upside-down evening",
           "gasp", "sunrise is cancelled", "warm feet tonight", "fear turned to wonder")  # fmt: skip
    s.about(place="bedroom", time="early night", weather="still", light="blazing from under the bed", view="eye level",
            composition="low")  # fmt: skip
