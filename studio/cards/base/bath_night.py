"""A storm stands in the bathtub; wet prints lead away from it and change on the way."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour, lighten, mix
from reverie_studio.pen import Pen, smooth_points
from reverie_studio.scene import Scene, card

Point = tuple[float, float]
FLOOR, EYE = 900.0, (400.0, 560.0)
TILE, GROUT, FOAM = "#124c56", "#0a3038", "#eafaf0"
CREST = (318.0, 346.0)
PRINTS = ((246, 1098, 25), (328, 1078, 27), (414, 1128, 30), (506, 1104, 32), (616, 1160, 36), (722, 1136, 40))


def wall(pen: Pen, rng: np.random.Generator) -> None:
    """Petrol tiles, a darker border, a few that have come off."""
    pen.rect(0, 0, 800, FLOOR, GROUT)
    for row in range(16):
        for col in range(14):
            x, y = -20 + col * 60, -10 + row * 60
            if y > FLOOR - 40:
                continue
            tone: Colour = mix(TILE, ("#0e4650", "#1f7478", "#124f5e")[int(rng.integers(3))], float(rng.uniform(0, 0.8)))
            if row == 12:
                tone = "#b8873c" if col % 2 else "#7a5a2c"
            pen.rect(x + 1.5, y + 1.5, 57, 57, tone, radius=4)
            pen.path(f"M{x + 5},{y + 48} V{y + 6} H{x + 46}", lighten(tone, 0.22), 0.5, stroke=2.4)
    pen.rect(0, FLOOR - 26, 800, 26, "#0a2a34")
    pen.rect(0, FLOOR - 26, 800, 6, "#2f8084")


def floor(pen: Pen) -> None:
    """Chequers in perspective."""
    pen.rect(0, FLOOR, 800, 300, "#0b2f38")
    ys = [FLOOR + 300 * (k / 6) ** 1.35 for k in range(8)]
    for r in range(7):
        for c in range(-9, 10):
            q = []
            for cc, y in ((c, ys[r]), (c + 1, ys[r]), (c + 1, ys[r + 1]), (c, ys[r + 1])):
                q.append((EYE[0] + cc * 84 * (y - EYE[1]) / 340, y))
            if (r + c) % 2:
                pen.poly(q, mix("#cfe0cf", "#5f9a98", 0.35 - 0.04 * r))
            else:
                pen.poly(q, mix("#0c3640", "#0a2630", r / 7))


def foam(pen: Pen, points: Sequence[Point], size: float, rng: np.random.Generator) -> None:
    """A crest of foam along a line."""
    line = smooth_points(points, closed=False, steps=9)
    for shade, dy in (("#8fd0c4", 7.0), (FOAM, 0.0)):
        for i, (x, y) in enumerate(line):
            r = size * (0.55 + 0.45 * math.sin(i * 2.3) ** 2) * (0.6 + 0.7 * i / len(line))
            pen.circle(x, y + dy, r, shade)
    for _ in range(26):
        x, y = line[int(rng.integers(len(line)))]
        pen.circle(x + float(rng.normal(14, 26)), y + float(rng.normal(-14, 24)), float(rng.uniform(1.6, 5)), FOAM)


def back_wave(pen: Pen, rng: np.random.Generator) -> None:
    """The mountain that carries the ship."""
    d = ("M96,812 C100,660 128,560 186,470 C220,410 262,360 330,344 C420,326 500,368 516,452 C486,408 430,404 412,452 "
         "C396,520 452,570 520,562 C600,548 650,600 674,680 C690,730 700,770 704,812Z")  # fmt: skip
    pen.gradient(d, (250, 340), (420, 820), [(0, "#2f9a94"), (0.4, "#167078"), (1, "#0a3a48")])
    with pen.clip(d):
        for k in range(9):
            pen.path(f"M{110 + k * 26},830 C{120 + k * 26},{680 - k * 6} {170 + k * 22},{520 - k * 8} {280 + k * 19},{392 - k * 3} "
                     f"C{214 + k * 22},{530} {176 + k * 26},{680} {146 + k * 26},830Z", ("#54bfae", "#0c4a58", "#7fd6c0")[k % 3], 0.5)  # fmt: skip
        pen.path("M412,452 C396,520 452,570 520,562 C470,620 360,600 344,520 C338,480 380,430 412,452Z", "#073340", 0.8)
    foam(pen, [(196, 462), (250, 392), (330, 348), (420, 342), (490, 386), (518, 452)], 15, rng)
    pen.path("M500,420 q6,34 -8,58 q-4,-20 -14,-30 q2,26 -14,40 q-2,-22 -12,-32 q-4,18 -18,26 q-2,-40 20,-60Z", FOAM)


def right_wave(pen: Pen, rng: np.random.Generator) -> None:
    d = ("M704,824 C716,720 712,620 660,560 C610,510 540,524 524,584 C556,564 590,580 586,624 C580,690 500,716 430,690 "
         "C400,740 380,780 372,824Z")  # fmt: skip
    pen.gradient(d, (640, 540), (500, 830), [(0, "#3fb0a4"), (0.5, "#1a7c82"), (1, "#0c4654")])
    with pen.clip(d):
        for k in range(6):
            pen.path(f"M{690 - k * 40},830 C{706 - k * 30},740 {700 - k * 24},640 {640 - k * 12},560 C{680 - k * 24},650 {680 - k * 34},740 {650 - k * 42},830Z",
                     ("#8fe0c8", "#0c4a58")[k % 2], 0.5)  # fmt: skip
        pen.path("M586,624 C580,690 500,716 430,690 C470,756 600,742 622,650 C620,610 590,590 586,624Z", "#083a48", 0.6)
    foam(pen, [(690, 610), (660, 562), (606, 534), (556, 546), (526, 584)], 13, rng)


def front_wave(pen: Pen, rng: np.random.Generator) -> None:
    d = ("M82,836 C92,760 110,700 150,668 C190,642 236,660 240,706 C262,690 290,716 330,742 C380,766 420,730 470,736 "
         "C520,744 540,776 590,764 C640,748 690,770 716,836Z")  # fmt: skip
    pen.gradient(d, (300, 660), (400, 840), [(0, "#5cc6b2"), (0.5, "#23888a"), (1, "#10525e")])
    with pen.clip(d):
        for k in range(8):
            x = 110 + k * 78
            pen.path(f"M{x},840 q20,-70 60,-100 q-16,50 -22,100Z", ("#a4ead2", "#0f5662")[k % 2], 0.55)
    foam(pen, [(104, 740), (136, 680), (190, 654), (236, 690), (242, 716)], 11, rng)
    foam(pen, [(330, 748), (400, 752), (470, 738), (530, 758), (590, 766), (650, 762), (700, 800)], 8, rng)


def tub_back(pen: Pen) -> None:
    pen.oval(400, 812, 336, 44, "#b9cfc8")
    pen.oval(400, 816, 318, 34, "#0a3440")


def tub(pen: Pen) -> None:
    """A claw-footed tub, enamel inside, worn red paint outside."""
    for x, side in ((170, -1), (630, 1)):
        with pen.at(x, 1000, flip=side > 0, scale=1.15):
            pen.path("M-14,-30 C-52,-14 -60,22 -38,44 C-56,52 -62,68 -52,74 H12 C22,60 8,48 -6,44 C14,24 30,0 30,-30Z", "#a8742f")
            pen.path("M-14,-30 C-52,-14 -60,22 -38,44 C-30,30 -36,4 -2,-20Z", "#f0cf82")
            pen.path("M-40,72 v-14 M-24,74 v-16 M-8,74 v-14", "#6a4420", stroke=5)
    body = ("M64,818 C72,900 104,990 168,1022 C240,1046 560,1046 632,1022 C696,990 728,900 736,818 C640,872 160,872 64,818Z")
    pen.path(body, "#b4cdc8")
    with pen.clip(body):
        pen.path("M64,818 C72,900 104,990 168,1022 L250,1050 C170,980 140,900 140,830Z", "#f0ead0")
        pen.path("M480,1050 C600,1000 650,920 660,830 H760 V1060Z", "#5f9094")
        pen.path("M600,1050 C680,990 700,920 704,830 H760 V1060Z", "#33686f")
        pen.path("M60,960 C200,1010 600,1010 740,960 V1060 H60Z", "#5f9494", 0.5)
        for x, h in ((210, 90), (300, 50), (470, 120), (560, 66), (640, 84)):
            pen.taper([(x, 850), (x + 3, 850 + h * 0.6), (x, 850 + h)], 9, 17, "#8fd6cc", 0.9)
            pen.circle(x - 2, 848 + h, 4, FOAM)
    pen.path("M56,806 C60,792 90,800 100,810 C200,850 600,850 700,810 C712,798 742,794 744,806 C744,836 640,878 400,880 "
             "C160,878 56,836 56,806Z", "#eef5e6")  # fmt: skip
    pen.path("M60,822 C130,862 270,878 400,880 C540,878 680,860 742,820 C720,850 560,866 400,866 C250,866 110,852 60,822Z", "#9dbdb8")
    for x, w, h in ((168, 60, 64), (352, 74, 96), (588, 66, 78)):
        pen.path(f"M{x - w},836 C{x - w * 0.5},806 {x + w * 0.6},806 {x + w},838 C{x + w},870 {x + w * 0.66},880 {x + w * 0.6},{850 + h * 0.5} "
                 f"C{x + w * 0.5},{862 + h * 0.5} {x + w * 0.3},{856 + h * 0.3} {x + w * 0.24},884 C{x + w * 0.2},{850 + h} {x - w * 0.2},{870 + h} {x - w * 0.22},{840 + h} "
                 f"C{x - w * 0.2},890 {x - w * 0.4},880 {x - w * 0.5},896 C{x - w * 0.66},910 {x - w * 0.8},890 {x - w * 0.74},870 C{x - w * 0.8},856 {x - w},858 {x - w},836Z", "#3f9fa0")
        pen.path(f"M{x - w * 0.7},836 C{x - w * 0.3},820 {x + w * 0.4},820 {x + w * 0.7},838 C{x + w * 0.3},846 {x + w * 0.1},850 {x},{830 + h} "
                 f"C{x - w * 0.1},860 {x - w * 0.4},850 {x - w * 0.7},836Z", "#7fd6c6")
        pen.path(f"M{x - w * 0.8},830 C{x - w * 0.3},812 {x + w * 0.4},812 {x + w * 0.8},832", FOAM, stroke=8)


def rail_and_cloud(pen: Pen) -> None:
    """A black cloud hung up on the shower rail like a wet curtain."""
    pen.line(-10, 128, 810, 128, "#5a3f1e", 15)
    pen.line(-10, 124, 810, 124, "#e0b866", 6)
    for x, y, r, tone in ((250, 150, 84, "#12202c"), (360, 120, 104, "#1a2b38"), (480, 136, 100, "#14232f"), (590, 156, 86, "#101c28"),
                          (180, 176, 58, "#0e1924"), (666, 186, 54, "#0e1924"), (330, 196, 84, "#1c303e"), (440, 206, 96, "#182936"),
                          (550, 206, 76, "#1c303e")):  # fmt: skip
        pen.circle(x, y, r, tone)
    for x, y, r in ((330, 60, 46), (430, 62, 56), (530, 84, 44), (226, 108, 36)):
        pen.circle(x, y, r, "#36566a")
        pen.circle(x + 10, y + 14, r * 0.9, "#22394a")
    for x in (180, 300, 420, 540, 650):
        pen.circle(x, 124, 16, "#e0b866", stroke=6)
    for x in (130, 160, 720, 750, 780):
        pen.circle(x, 126, 13, "#e0b866", stroke=5)


def curtain(pen: Pen) -> None:
    """The shower curtain, pushed aside to the right."""
    d = "M704,132 H810 V930 C790,918 772,936 754,926 C740,916 724,930 712,920 C726,680 690,420 704,132Z"
    pen.path(d, "#c9a650")
    with pen.clip(d):
        for k in range(5):
            pen.path(f"M{712 + k * 22},130 C{704 + k * 22},420 {736 + k * 20},680 {718 + k * 22},940 h9 C{746 + k * 20},680 {716 + k * 22},420 {722 + k * 22},130Z",
                     ("#f0d688", "#8a6a2c")[k % 2])  # fmt: skip
        for k in range(30):
            pen.circle(712 + (k * 37) % 96, 170 + (k * 83) % 740, 7, "#1a6a70")


def lamp(pen: Pen) -> None:
    pen.rect(38, 396, 34, 60, "#a8742f", radius=6)
    pen.path("M54,412 C80,410 92,396 92,378", "#e0b866", stroke=9)
    pen.path("M60,380 H124 L112,318 C104,306 80,306 72,318Z", "#fff0b4")
    pen.path("M98,380 H124 L112,318 C106,308 100,308 94,308Z", "#f4c860")


def stool(pen: Pen) -> None:
    """Dry things on a stool."""
    for x0, x1 in ((46, 30), (158, 176), (72, 66), (136, 142)):
        pen.line(x0, 1010, x1, 1136, "#5a3a24" if x0 in (72, 136) else "#8a5a34", 13)
    pen.path("M22,1000 C22,986 184,986 184,1000 V1018 C184,1028 22,1028 22,1018Z", "#8a5a34")
    pen.oval(103, 1000, 81, 14, "#c08a50")
    pen.path("M36,996 C34,972 48,966 104,966 C160,966 172,972 170,996 C140,1004 70,1004 36,996Z", "#e8e2cc")
    pen.path("M36,982 C80,992 130,992 170,982", "#c2553f", stroke=7)
    pen.path("M44,968 C42,944 52,938 104,938 C154,938 164,944 162,968 C130,976 80,976 44,968Z", "#7fb0cc")
    for k in range(7):
        pen.line(54 + k * 16, 942, 52 + k * 16, 970, "#e8f0f0", 5)
    pen.path("M84,940 L104,956 L124,940 L118,934 H90Z", "#f4f6ee")
    pen.circle(104, 964, 4, "#c2553f")


def prints(pen: Pen) -> None:
    """Wet feet: three bare, three flippers, leading to the lower right."""
    for i, (x, y, r) in enumerate(PRINTS):
        with pen.at(x, y, turn=100, scale=r / 30, flip=bool(i % 2)), pen.stretch(0.8, 1.05):
            tone, gleam = "#8fe4dc", "#f0fff4"
            if i < 3:
                pen.path("M-12,24 C-16,8 -12,-2 -16,-14 C-16,-26 14,-28 16,-12 C16,0 8,8 10,24 C8,36 -10,36 -12,24Z", tone)
                for k in range(5):
                    pen.circle(-15 + k * 8, -33 + abs(k - 1) * 2.4, 5.4 - k * 0.5, tone)
                pen.path("M-8,22 C-10,8 -8,0 -10,-12", gleam, stroke=3)
            else:
                pen.path("M-9,32 C-12,14 -14,0 -32,-40 C-20,-44 -14,-36 -10,-46 C-2,-38 4,-38 10,-46 C16,-36 24,-44 32,-38 C16,0 12,14 9,32 "
                         "C6,40 -6,40 -9,32Z", tone)  # fmt: skip
                pen.path("M-4,20 L-16,-32 M0,20 V-34 M4,20 L18,-30", "#3f9aa0", stroke=3.4)
                pen.path("M-8,26 C-10,10 -14,-6 -24,-32", gleam, stroke=3)


@card(id="hb4jdh", title="Bath Night", seed=9, palette="teal", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    rng = s.rng
    s.backdrop("#0a3038", "#0a3038")
    s.board("tiled wall", lambda pen: wall(pen, rng), depth=0.55)
    s.board("chequered floor", floor, depth=0.6)
    s.draw(lamp, name="wall lamp", volume=0.2)
    s.glow((92, 350), 330, "#ffcf7a", 0.42)
    s.draw(curtain, name="shower curtain", volume=0.15, shadow=(-14, 6, 14, 0.45))
    s.shade("M110,1040 C200,1110 620,1110 700,1040 L690,1000 H120Z", "#04161c", 0.7, 14)
    s.draw(tub_back, name="tub rim behind", record=False, volume=0.1)
    s.draw(rail_and_cloud, name="black cloud on the shower rail", volume=0.3, rim=0.25)
    s.put("lightning", at=(566, 236), scale=0.86, turn=8, colour="#fff6b8")
    s.glow((560, 380), 250, "#dff6d8", 0.4)
    storm = s.draw(lambda pen: back_wave(pen, rng), name="storm waves in a bathtub", role="subject", volume=0.25, rim=0.3, shadow=(8, 6, 14, 0.4))
    s.put("galleon", at=(CREST[0] - 60, CREST[1] + 62), scale=0.4, turn=-24, lit=True, role="prop", depth=0.75, label="tiny three-master", contact=0)
    s.draw(lambda pen: foam(pen, [(150, 496), (200, 440), (262, 398), (330, 372)], 14, rng), name="foam", record=False, volume=0.2)
    s.draw(lambda pen: right_wave(pen, rng), name="second wave", record=False, volume=0.25, rim=0.3, shadow=(-6, 6, 12, 0.4))
    s.draw(lambda pen: front_wave(pen, rng), name="front waves", record=False, volume=0.25, rim=0.3, shadow=(0, -6, 12, 0.35))
    bath = s.draw(tub, name="claw-foot bathtub", role="subject", volume=0.3, rim=0.3)
    s.draw(stool, name="stool with towel and folded pyjamas", volume=0.25, shadow=(14, 8, 10, 0.5))
    s.draw(prints, name="wet footprints", role="witness", volume=0.1, rim=0.2, count=6)
    with s.inside("M120,240 H690 V800 H120Z", soft=30):
        s.rain(320, 0.22)
    s.relate(bath, "contains", storm)
    s.vignette(0.62, "#021014")
    s.describe("A storm rages in a bathtub, with high waves and a ship. A black cloud"
               " hangs on the shower rail; lightning and rain come down. The ship has"
               " three masts. Folded pyjamas lie on a stool. Wet prints lead away "
               "over the chequered floor: first bare feet, then flippers.")  # fmt: skip
    s.moods("thrilling", "comic", "eerie", "wild")
    s.themes("imagination", "adventure", "temper", "home", "transformation", "the sea")
    s.says("bath night", "a storm in a tub", "who got out", "man overboard", "making waves", "the captain skipped bedtime",
           "too much hot water", "hang the weather up to dry", "adventure at home", "the plug has been pulled", "rumble and splash",
           "wash behind your ears", "growing fins", "a small room for big feelings", "follow the wet trail", "rough crossing")  # fmt: skip
    s.about(place="bathroom", time="night", weather="storm indoors", light="lightning and a wall lamp", view="indoors, from the door",
            composition="low")  # fmt: skip
