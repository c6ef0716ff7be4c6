"""An old woman climbs down a rope ladder into the trunk where a summer is kept."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

# the opening of the trunk on the floor, and the same walls far below
RIM = [(84, 502), (596, 486), (634, 1036), (56, 1060)]
DEEP = [(160, 584), (528, 572), (556, 924), (140, 940)]
SHELL = [(48, 466), (634, 448), (680, 1078), (16, 1106)]


def poly(points: list[tuple[int, int]]) -> str:
    return "M" + "L".join(f"{x},{y}" for x, y in points) + "Z"


def attic(pen: Pen, rng: np.random.Generator) -> None:
    """Boards seen from above, and the dark beyond."""
    pen.rect(0, 0, 800, 1210, "#5f4534")
    for k, x in enumerate(range(-60, 860, 92)):
        tone = ("#6d5140", "#5d4435", "#665040", "#58402f")[k % 4]
        pen.path(f"M{x + 30},-10L{x + 118},-10L{x + 96},1210L{x - 4},1210Z", tone)
        pen.path(f"M{x + 30},-10L{x - 4},1210", "#33241c", stroke=4)
        for _ in range(4):
            y = float(rng.uniform(0, 1150))
            pen.path(f"M{x + 40 + float(rng.uniform(0, 30))},{y}q-6,60 0,120", "#4a362a", 0.6, stroke=2.5)
    for x, y in ((120, 200), (220, 206), (620, 190), (720, 186), (30, 1150), (780, 1140)):
        pen.circle(x, y, 4.5, "#2a1c16")


def eaves(pen: Pen) -> None:
    """Things at the back of the attic: a chest, a hat box, a covered chair, a rolled rug."""
    pen.path("M-10,-10H810V150C600,120 200,120 -10,150Z", "#2a1d18")
    pen.path("M20,-10H210V150L30,160Z", "#4a342a")
    pen.path("M20,60H210V74H22Z", "#6d5140")
    pen.path("M250,20C300,0 380,0 420,20L410,130C370,146 300,146 262,132Z", "#5a4a52")
    pen.oval(336, 24, 86, 20, "#75626a")
    pen.path("M250,60C300,80 380,80 420,60V76C380,96 300,96 252,76Z", "#a8785c")
    pen.path("M520,-10C500,60 500,120 490,170C560,150 640,190 710,150C700,90 690,40 690,-10Z", "#8a8078")
    pen.path("M600,-10C590,60 600,120 590,168C640,180 680,166 710,150C700,90 690,40 690,-10Z", "#6a625e")
    pen.rect(740, 10, 60, 170, "#7a4538", radius=10)
    pen.oval(770, 16, 32, 12, "#a86a52")


def lid(pen: Pen) -> None:
    """The lid thrown back, lined with striped paper."""
    pen.path("M48,466L634,448L622,236C470,206 200,214 62,254Z", "#5f3824")
    pen.path("M62,254C200,214 470,206 622,236L621,252C470,222 200,230 63,270Z", "#a8703f")
    pen.path("M78,452L606,436L598,268C460,242 210,248 88,282Z", "#41586a")
    for k, x in enumerate(range(96, 600, 34)):
        pen.path(f"M{x},{276 - 30 * math.sin((x - 80) / 520 * 3.14)}L{x - 2},450h17L{x + 17},{276 - 30 * math.sin((x - 63) / 520 * 3.14)}Z",
                 ("#c3a077", "#8f7458")[k % 2])  # fmt: skip
    pen.path("M86,380C240,400 460,392 602,366V378C460,404 240,412 86,392Z", "#8a3f38")


def trunk(pen: Pen) -> None:
    """The box from above: rim, straps, patches of plain colour."""
    pen.path(poly(SHELL), "#4a2a1c")
    pen.path("M16,1106L680,1078L674,1150L24,1182Z", "#6a3f28")
    pen.path("M16,1106L680,1078L679,1090L17,1118Z", "#a8703f")
    for x, y, w, h, turn, tone in ((110, 1126, 66, 38, -4, "#d9694f"), (250, 1122, 50, 42, 6, "#e8c35a"), (430, 1108, 78, 38, -6, "#6fa3b8"),
                                   (590, 1100, 48, 42, 5, "#e9e0cc")):  # fmt: skip
        with pen.at(x, y + 20, turn=turn):
            pen.rect(-w / 2, -h / 2, w, h, tone, radius=4)
            pen.rect(-w / 2 + 6, -h / 2 + 6, w - 12, h - 12, lighten(tone, 0.25), radius=3)
    (a, b, c, d), (e, f, g, h2) = SHELL, RIM
    for points, tone in (((a, d, h2, e), "#7d4f30"), ((b, c, g, f), "#6a4128"), ((a, b, f, e), "#8f5d38"), ((d, c, g, h2), "#b98350")):
        pen.poly(points, tone)
    for (x, y), dx, dy in ((a, 16, 16), (b, -16, 16), (c, -18, -16), (d, 18, -16)):
        pen.circle(x + dx, y + dy, 17, "#8a6a34")
        pen.circle(x + dx - 3, y + dy - 4, 11, "#e0c27a")
    pen.path("M168,1102l36,-2l6,76l-36,2ZM512,1088l36,-2l2,76l-36,2Z", "#33211a")
    pen.rect(174, 1122, 32, 26, "#e0c27a", radius=5)
    pen.rect(516, 1106, 32, 26, "#e0c27a", radius=5)


def walls(pen: Pen) -> None:
    """The lining of the trunk, going down; lit from below."""
    for i, tone in enumerate(("#a9cfe0", "#8fbcd2", "#c3dfe8", "#9cc6d8")):
        a, b, c, d = RIM[i], RIM[(i + 1) % 4], DEEP[(i + 1) % 4], DEEP[i]
        for k in range(10):
            t, u = k / 10, (k + 1.08) / 10
            pen.poly([_to(a, d, t), _to(b, c, t), _to(b, c, u), _to(a, d, u)], mix("#2f4f6a", tone, t**0.7))
        for k in range(1, 9):
            pen.line(*_to(a, b, k / 9), *_to(d, c, k / 9), mix("#2f4f6a", tone, 0.4), 3, 0.5)
    pen.poly(RIM, "#3a2118", stroke=8)


def _to(a: tuple[int, int], b: tuple[int, int], t: float) -> tuple[float, float]:
    return a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t


def parasol(pen: Pen, x: float, y: float, r: float, one: Colour, two: Colour) -> None:
    """A sunshade from straight above."""
    pen.circle(x + 8, y + 9, r, "#b98f5c", 0.6)
    for k in range(10):
        a, b = k * math.pi / 5, (k + 1) * math.pi / 5
        pen.poly([(x, y), (x + r * math.cos(a), y + r * math.sin(a)), (x + r * math.cos(b), y + r * math.sin(b))], one if k % 2 else two)
    pen.circle(x, y, r * 0.1, "#7d5240")


def bather(pen: Pen, x: float, y: float, k: float, skin: Colour, suit: Colour, hat: Colour | None = None) -> None:
    """A tiny person on the sand who looks up and waves with both arms."""
    with pen.at(x, y, scale=k):
        pen.oval(8, 4, 16, 5, "#b98f5c", 0.7)
        for side in (-1, 1):
            pen.taper([(side * 3, -12), (side * 5, 0)], 6, 4, skin)
            pen.taper([(side * 6, -28), (side * 15, -36), (side * 17, -50)], 5, 4, skin)
        pen.path("M-8,-30H8L7,-10H-7Z", suit)
        pen.path("M-8,-25H8M-8,-18H7", "#fffdf4", stroke=2.5)
        pen.circle(0, -38, 8.5, skin)
        pen.path("M-8,-41A8.5,8.5 0 0 1 8,-41L4,-43L-5,-42Z", hat or "#4a2f26")


def bay(pen: Pen, rng: np.random.Generator) -> None:
    """Far below: sea, surf, sand, parasols, a white boat, bathers who wave."""
    with pen.clip(poly(DEEP)):
        pen.rect(120, 540, 460, 420, "#49b4d6")
        pen.path("M120,540H580V640C480,690 380,640 120,700Z", "#2f94c6")
        pen.path("M120,790C240,760 300,806 380,760C450,724 510,742 580,690V970H120Z", "#8fdcdc")
        pen.path("M120,808C240,780 306,826 384,780C452,746 510,764 580,712V970H120Z", "#ffffff")
        pen.path("M120,822C240,796 310,840 388,796C454,762 510,780 580,730V970H120Z", "#fae6b6")
        pen.path("M120,864C250,840 320,876 400,836C470,806 520,820 580,786V970H120Z", "#f3d596")
        for _ in range(34):
            x, y = float(rng.uniform(150, 540)), float(rng.uniform(590, 740))
            pen.path(f"M{x},{y}q9,-5 18,0", "#d4f2f4", 0.85, stroke=2.2)
        with pen.at(10, 38):
            pen.path("M236,640C250,620 300,616 330,630C318,652 262,658 236,640Z", "#1f6f9c", 0.6)
            pen.path("M228,632C244,610 296,606 326,622C312,646 254,650 228,632Z", "#ffffff")
            pen.path("M244,630C258,618 294,616 312,624C300,636 262,640 244,630Z", "#c98a54")
            pen.path("M272,626L262,570C292,584 304,606 306,622Z", "#fffdf4")
            pen.path("M272,626L262,570L254,618Z", "#d9e6ee")
        parasol(pen, 186, 868, 32, "#dd6b4a", "#fffdf4")
        parasol(pen, 270, 902, 26, "#f0c95a", "#fffdf4")
        parasol(pen, 494, 800, 30, "#3f8fb0", "#fffdf4")
        for x, y, turn, tone in ((232, 852, 20, "#7fb8c9"), (446, 838, -30, "#dd8a7a")):
            with pen.at(x, y, turn=turn):
                pen.rect(-9, -18, 18, 36, tone, radius=2)
                pen.line(-9, -8, 9, -8, "#fffdf4", 3)
        bather(pen, 330, 880, 1.05, "#e8b68d", "#dd4a3a")
        bather(pen, 366, 862, 0.85, "#c98b5e", "#2f6f9c", "#f0c95a")
        bather(pen, 524, 884, 0.95, "#8c5a3c", "#f0a53a")


def gulls(pen: Pen) -> None:
    for x, y, k, turn in ((214, 720, 1.0, -12), (300, 762, 0.7, 16), (166, 660, 0.6, 8)):
        with pen.at(x, y, scale=k, turn=turn):
            pen.path("M-40,-8C-26,-18 -12,-14 0,-4C12,-16 28,-20 42,-10C26,-10 14,-4 6,6L0,14L-6,6C-14,-2 -26,-6 -40,-8Z", "#ffffff")
            pen.path("M-40,-8C-32,-12 -28,-12 -24,-10L-28,-6ZM42,-10C34,-14 30,-14 26,-11L30,-7Z", "#5f7486")


def ropes(pen: Pen) -> None:
    """The rope ladder from the near rim down into the light."""
    left, right = [(430, 1052), (404, 930), (380, 820)], [(556, 1046), (500, 926), (446, 812)]
    for k in range(9):
        t = (k / 8) ** 0.75
        a, b = _along(left, t), _along(right, t)
        pen.line(*a, *b, "#6a4a2c", 12 - 8 * t)
        pen.line(a[0], a[1] - 2, b[0], b[1] - 2, "#d9b47c", 6 - 4 * t)
    for rope in (left, right):
        pen.taper([(float(x), float(y)) for x, y in rope], 10, 3, "#8a6a44")
        pen.taper([(x - 2.0, y - 1.0) for x, y in rope], 4, 1, "#e9cf9c")
    for x, y in ((430, 1056), (556, 1050)):
        pen.taper([(x, y), (x + 8, y + 28), (x + 2, y + 54)], 11, 9, "#8a6a44")


def _along(line: list[tuple[int, int]], t: float) -> tuple[float, float]:
    a, b, c = line
    return _to(a, b, t * 2) if t < 0.5 else _to(b, c, t * 2 - 1)


def woman(pen: Pen) -> None:
    """From above: straw hat, shoulders, a hand on the rim; the rest goes down and away."""
    dress, skin = "#b8506a", "#efc4a0"
    for x0, y0, x1, y1 in ((446, 868, 436, 842), (476, 864, 470, 838)):
        pen.taper([(x0, y0), (x1, y1)], 17, 11, skin)
        pen.oval(x1, y1 - 2, 8, 6, skin)
    pen.path("M404,996C398,950 416,900 432,868C446,856 478,854 492,864C520,894 556,940 560,990C530,1020 430,1024 404,996Z", dress)
    pen.path("M500,876C524,900 556,944 560,990C546,1004 520,1012 500,1014C520,970 516,920 500,876Z", darken(dress, 0.28))
    for x, y in ((430, 960), (452, 910), (474, 950), (446, 1000), (500, 930), (524, 970), (470, 890)):
        pen.circle(x, y, 4.5, "#f6d3cc")
    pen.taper([(544, 984), (590, 1000), (596, 1040)], 34, 24, lighten(dress, 0.08))
    pen.path("M582,1034C582,1056 588,1068 600,1070C614,1070 618,1052 612,1034Z", skin)
    for k in range(4):
        pen.line(586 + k * 8, 1050, 587 + k * 8, 1066, darken(skin, 0.14), 2.4)
    pen.taper([(416, 990), (398, 1000), (420, 958)], 32, 22, dress)
    pen.circle(422, 950, 14, skin)
    pen.oval(486, 992, 96, 66, "#8a6a34")
    pen.oval(482, 986, 96, 66, "#e9c877")
    for k in range(4):
        pen.oval(482, 986, 92 - k * 12, 62 - k * 9, "#c9a050", 0.7, stroke=3)
    pen.oval(484, 976, 50, 36, "#c4503f")
    pen.oval(483, 968, 48, 33, "#efd48c")
    pen.oval(478, 963, 36, 22, "#f9e6ac")
    pen.path("M530,986C560,984 584,1000 590,1016C572,1014 556,1012 540,1000Z", "#c4503f")
    for k in range(12):
        a = k * math.pi / 6
        pen.line(483 + 30 * math.cos(a), 966 + 18 * math.sin(a), 483 + 44 * math.cos(a), 968 + 29 * math.sin(a), "#c9a050", 2, 0.8)


def left_behind(pen: Pen) -> None:
    """White shoes, spectacles, and a cup that still steams."""
    for x, y, turn in ((712, 760, 14), (756, 744, 22)):
        with pen.at(x, y, turn=turn, scale=1.12):
            pen.path("M-16,-34C-24,-8 -22,30 -12,48C-4,58 8,56 14,46C24,24 22,-10 14,-34C8,-54 -8,-56 -16,-34Z", "#f6f0e6")
            pen.path("M-9,2C-14,22 -8,42 0,44C10,42 14,22 9,0C4,-8 -4,-8 -9,2Z", "#b9a48c")
            pen.path("M4,-48C16,-38 24,-4 18,34C12,4 10,-20 4,-48Z", "#cfc4b4")
            pen.circle(0, -14, 6, "#e7b8b0")
    with pen.at(728, 900, turn=-18):
        for x in (-30, 30):
            pen.oval(x, 0, 24, 19, "#cfe4ea", 0.45)
            pen.oval(x, 0, 24, 19, "#c9a050", stroke=5)
        pen.path("M-6,0q6,-9 12,0M-54,-2C-60,20 -50,44 -44,52M54,-2C64,18 60,40 56,50", "#c9a050", stroke=4.5)
    with pen.at(744, 1040):
        pen.oval(0, 6, 50, 42, "#cfdbe0")
        pen.oval(0, 2, 48, 40, "#f4f6f2")
        pen.oval(-2, 0, 30, 25, "#d3e0e4")
        pen.oval(-2, -2, 27, 22, "#f4f6f2")
        pen.oval(-2, 0, 23, 18, "#8a5230")
        pen.path("M26,-6q18,-6 20,6q0,12 -20,10", "#f4f6f2", stroke=7)
        pen.path("M-10,-16q-14,-24 2,-44t-2,-44M8,-18q-10,-20 4,-36", "#ffffff", 0.5, stroke=6)


@card(id="9262sr", title="Keeping", seed=19, palette="powder_blue", light=(-0.2, 0.5))
def paint(s: Scene) -> None:
    s.backdrop("#2f221c", "#4f3a2e")
    s.board("attic floor", lambda pen: attic(pen, s.rng), depth=0.6)
    s.board("eaves", eaves, depth=0.6)
    s.shade("M-10,-10H810V420C600,330 200,330 -10,420Z", "#1a1014", 0.5, 50)
    s.draw(lid, name="lid of the trunk", volume=0.2, shadow=(14, 20, 26, 0.55))
    box = s.draw(trunk, name="travelling trunk", role="subject", volume=0.2, shadow=(14, 20, 26, 0.55))
    s.draw(walls, name="lining", record=False, volume=0, rim=0)
    s.draw(lambda pen: bay(pen, s.rng), name="bay with bathers", volume=0, rim=0, wobble=0.6)
    s.glow((345, 760), 360, "#cfeefc", 0.34)
    s.draw(gulls, name="gulls", volume=0.15, count=3)
    s.draw(left_behind, name="white shoes, spectacles and a steaming cup", role="accent", volume=0.25, count=3, shadow=(8, 8, 7, 0.4))
    s.draw(ropes, name="rope ladder", volume=0.2, shadow=(-4, 8, 8, 0.35))
    s.draw(woman, name="old woman in a straw hat", role="witness", volume=0.3, shadow=(-10, -12, 12, 0.3))
    s.rays((345, 1000), "#d6f0fa", 0.36, -90, 34, 1000)
    s.motes((380, 360), 260, 46, "#e9f6fa", 2.0)
    s.relate(box, "opens onto", "bay")
    s.describe("An old woman climbs down into a trunk with a beach inside. Deep down "
               "are a white boat on the sea, parasols and tiny waving bathers. She "
               "wears a straw hat. Her white shoes, glasses and a steaming cup stand "
               "on the floor. The attic is dark, the beach sunny.")  # fmt: skip
    s.moods("tender", "brave", "sad", "sunny")
    s.themes("memory", "youth", "farewell", "summer", "homecoming")
    s.says("back to the best day", "the summer of her life", "packed for the seaside", "down memory lane", "no glasses needed down there",
           "mind the last rung", "a trunk call", "gone swimming", "they waited for her", "treasure chest", "the way out", "what we keep in attics",
           "gulls under the roof", "a second honeymoon", "barefoot again", "one tea unfinished")  # fmt: skip
    s.about(place="attic", time="day", weather="dust; a sunny bay below", light="dim attic, blue daylight from the trunk", view="looking down",
            composition="low")  # fmt: skip
    s.vignette(0.4)
