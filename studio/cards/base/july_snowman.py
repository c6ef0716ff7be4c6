"""July: a snowman spends the summer in the refrigerator."""

import math

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.stages.parts import curtain

WALL, DADO, CREAM, SHELL, SNOW = "#b4d0de", "#8fb4c6", "#f3ead6", "#3f7f9c", "#ffffff"
WHEAT, BLUE, COAL, TWIG, CARROT, SCARF = (
    "#efb02e",
    "#6f9fb8",
    "#2c3440",
    "#6a4630",
    "#e8792b",
    "#cf4a3c",
)


def _room(pen: Pen) -> None:
    pen.gradient("M0,0H800V910H0Z", (0, 0), (0, 910), [(0, lighten(WALL, 0.05)), (1, WALL)])
    pen.rect(0, 640, 800, 270, DADO)
    for row in range(4):
        for column in range(13):
            x, y = column * 66 - 20 + row % 2 * 30, 650 + row * 64
            pen.rect(
                x, y, 62, 59, mix(DADO, "#e6f1f3", 0.34 + 0.2 * ((column * 7 + row) % 3)), 1, 4
            )
    pen.rect(0, 626, 800, 18, "#e7f0ee")
    pen.rect(0, 896, 800, 22, "#dfeaea")


def _floor(pen: Pen) -> None:
    for row in range(7):
        y0, y1 = 916 + row**1.6 * 15, 916 + (row + 1) ** 1.6 * 15
        for column in range(-9, 17):

            def at(c: float, y: float) -> tuple[float, float]:
                return 430 + (c * 62 - 230) * (0.72 + (y - 916) / 470), y

            tone = "#e6eff0" if (row + column) % 2 else "#8fb3c4"
            pen.poly([at(column, y0), at(column + 1, y0), at(column + 1, y1), at(column, y1)], tone)


def _window(pen: Pen) -> None:
    pen.rect(34, 196, 250, 372, "#eef2ea", radius=6)
    pen.gradient("M52,214H266V550H52Z", (0, 214), (0, 550), [(0, "#f8cf5b"), (1, "#fff0b4")])
    pen.circle(196, 286, 40, "#fffbe4")
    pen.rect(52, 430, 214, 120, "#e09a24")
    for row, tone in enumerate(("#f0b93f", WHEAT, "#c97a17")):
        for i in range(15):
            x, y = 60 + i * 14.0, 412 + row * 46 + 10 * math.sin(i * 2.7 + row)
            bend = 6 * math.sin(i * 2.3 + row)
            pen.line(x, 550, x + bend, y + 14, tone, 3.4)
            pen.oval(x + bend, y, 5.5, 17, lighten(tone, 0.14 + 0.14 * (i % 2)))
    pen.rect(152, 210, 13, 344, "#eef2ea")
    pen.rect(48, 372, 222, 12, "#eef2ea")
    pen.rect(20, 556, 280, 24, "#f6f6ee", radius=4)


def _fridge(pen: Pen) -> None:
    pen.rect(346, 184, 342, 806, darken(SHELL, 0.3), radius=54)
    pen.rect(346, 184, 330, 800, SHELL, radius=54)
    pen.rect(366, 208, 298, 744, CREAM, radius=40)
    pen.rect(372, 976, 40, 26, COAL, radius=6)
    pen.rect(622, 976, 40, 26, COAL, radius=6)
    pen.gradient(
        "M378,262Q378,222 418,222H612Q650,222 650,262V938H378Z",
        (378, 240),
        (650, 940),
        [(0, "#d9f2f7"), (0.3, "#9accdf"), (1, "#5f9fbe")],
    )
    pen.path("M378,938L414,884H624L650,938Z", "#a9d6e6")
    pen.path("M378,426V938L414,884V426Z", "#86bdd4")


def _door(pen: Pen) -> None:
    pen.path("M672,206Q676,190 700,180L800,140V1120L690,1016Q672,1000 672,980Z", SHELL)
    pen.path("M690,226L800,186V1068L690,972Z", "#cfe6ed")
    for y, k in ((430, 0.5), (640, 1.0), (850, 1.6)):
        pen.poly([(690, y), (800, y + 14 * k), (800, y + 54 * k), (690, y + 38 * k)], "#9cc6d6")
    for x, y in ((712, 430), (744, 436), (778, 442)):
        pen.oval(x, y, 14, 19, "#f3d9bb")
        pen.oval(x - 4, y - 6, 5, 7, "#fff3e0")
    for x, y, tone in ((716, 650, "#c98a7a"), (764, 668, "#e9b46a"), (722, 862, "#b9d59a")):
        pen.rect(x - 17, y - 78, 36, 96, tone, radius=8)
        pen.rect(x - 9, y - 104, 19, 32, tone, radius=4)
        pen.rect(x - 12, y - 112, 25, 14, "#cf6a4f", radius=3)
    for y, k in ((430, 0.5), (640, 1.0), (850, 1.6)):
        pen.poly([(690, y + 8), (800, y + 28 * k), (800, y + 54 * k), (690, y + 38 * k)], "#7fb0c4")


def _shelf(pen: Pen) -> None:
    def milk(x: float, h: float) -> None:
        pen.path(
            f"M{x - 22},414V{414 - h * 0.6}Q{x - 20},{414 - h * 0.75} {x - 9},{414 - h * 0.8}"
            f"V{414 - h}H{x + 9}V{414 - h * 0.8}Q{x + 20},{414 - h * 0.75} "
            f"{x + 22},{414 - h * 0.6}V414Z",
            "#f9fbf7",
        )
        pen.rect(x + 6, 414 - h * 0.6, 14, h * 0.6, "#c5dfe8")
        pen.rect(x - 11, 406 - h, 22, 13, BLUE, radius=3)

    milk(436, 140)
    milk(486, 128)
    pen.path("M520,414V352L600,372V414Z", "#f3cf5a")
    pen.path("M520,352L600,372L604,362L534,342Z", "#fbe28c")
    for x, y in ((544, 394), (574, 398), (556, 374)):
        pen.circle(x, y, 7, "#d9a93a")
    for x in (620, 640):
        pen.oval(x, 400, 12, 15, "#f4dcc2")
    pen.rect(380, 414, 270, 12, "#ffffff")
    pen.rect(380, 426, 270, 7, "#8fc0d3")


def _ring(x: float, y: float, rx: float, ry: float) -> str:
    return f"M{x - rx},{y}a{rx},{ry} 0 1 1 {2 * rx},0a{rx},{ry} 0 1 1 {-2 * rx},0Z"


def _ball(pen: Pen, x: float, y: float, rx: float, ry: float) -> None:
    with pen.clip(_ring(x, y, rx, ry)):
        pen.path(_ring(x, y, rx, ry), "#c3dde9")
        pen.oval(x - rx * 0.14, y - ry * 0.16, rx * 0.98, ry * 0.96, "#e6f2f6")
        pen.oval(x - rx * 0.22, y - ry * 0.26, rx * 0.82, ry * 0.78, SNOW)


def _body(pen: Pen) -> None:
    _ball(pen, 514, 826, 118, 100)
    _ball(pen, 514, 690, 92, 84)
    for x, y in ((512, 660), (515, 694), (513, 726)):
        pen.circle(x, y, 8, COAL)


def _legs(pen: Pen) -> None:
    for x, foot in ((430, 424), (598, 606)):
        _ball(pen, foot, 878, 40, 56)
        _ball(pen, x, 800, 54, 56)
        _ball(pen, foot - 4, 924, 58, 30)


def _arms(pen: Pen) -> None:
    pen.taper([(440, 680), (404, 740), (420, 792), (486, 800)], 11, 7, TWIG)
    pen.taper([(588, 676), (626, 738), (604, 790), (536, 806)], 11, 7, TWIG)
    for x, y, dx, dy in (
        (486, 800, 24, -14),
        (486, 800, 28, 6),
        (536, 806, -24, -16),
        (536, 806, -22, 12),
    ):
        pen.line(x, y, x + dx, y + dy, TWIG, 5)


def _head(pen: Pen) -> None:
    _ball(pen, 508, 546, 84, 80)
    for x in (478, 540):
        pen.oval(x, 530, 11, 15, COAL)
        pen.circle(x - 3, 524, 3.6, "#ffffff")
    pen.oval(508, 562, 10, 9, "#8fbccf")
    pen.oval(506, 560, 6, 5, "#5f93ab")
    for i in range(5):
        pen.circle(482 + i * 13, 596 - 6 * math.sin(i / 4 * math.pi), 5, COAL)
    pen.line(468, 506, 486, 500, COAL, 5)
    pen.line(532, 499, 551, 508, COAL, 5)
    pen.path("M432,618Q510,666 588,616L594,644Q510,690 428,646Z", SCARF)
    pen.path("M556,640L604,640L612,742L566,750Z", darken(SCARF, 0.12))
    for i in range(4):
        pen.line(570 + i * 12, 742, 571 + i * 12, 760, SCARF, 5)
    pen.path("M452,632Q510,660 572,630", lighten(SCARF, 0.3), 0.8, stroke=6)


def _puddle(pen: Pen) -> None:
    pen.path(
        "M392,996C470,980 640,986 636,1010C632,1036 520,1030 500,1054C470,1090 600,1104 560,1150"
        "C530,1184 470,1186 460,1210H330C300,1180 350,1150 344,1112C338,1070 300,1062 316,1036"
        "C326,1016 352,1004 392,996Z",
        "#7fb6cc",
        0.9,
    )
    pen.path(
        "M420,1004C480,994 590,996 590,1010C560,1024 470,1022 440,1060C424,1020 400,1020 420,1004Z",
        "#d8f1f6",
        0.9,
    )
    pen.path(
        "M392,1086C430,1080 470,1112 520,1112C500,1136 430,1130 420,1180C390,1150 400,1110 "
        "392,1086Z",
        "#d8f1f6",
        0.55,
    )


def _prints(pen: Pen) -> None:
    for x, y, turn in (
        (356, 1120, -72),
        (316, 1164, -76),
        (246, 1126, -80),
        (196, 1168, -84),
        (124, 1134, -86),
    ):
        with pen.at(x, y, scale=1.15, turn=turn):
            for dx in (-13, 0, 13):
                pen.line(0, 10, dx, -14, "#2f6f8e", 5)
            pen.line(0, 10, 0, 20, "#2f6f8e", 5)


def _table(pen: Pen) -> None:
    pen.poly([(-10, 876), (262, 876), (318, 1010), (-10, 1010)], "#f7f1e2")
    for i in range(6):
        pen.poly(
            [(8 + i * 46, 876), (26 + i * 46, 876), (26 + i * 55, 1010), (4 + i * 55, 1010)],
            "#e98b86",
            0.5,
        )
    pen.poly([(-10, 1010), (318, 1010), (306, 1092), (-10, 1084)], "#dfd6c4")
    for i in range(6):
        pen.poly(
            [(4 + i * 55, 1010), (26 + i * 55, 1010), (25 + i * 54, 1090), (4 + i * 54, 1088)],
            "#c97672",
            0.5,
        )
    pen.rect(262, 1060, 24, 140, "#5f8296")


def _plate(pen: Pen) -> None:
    pen.oval(146, 950, 94, 38, "#b9cfd6")
    pen.oval(146, 944, 94, 38, "#ffffff")
    pen.oval(146, 945, 66, 25, "#dcebef")
    pen.line(34, 974, 52, 912, "#7f97a3", 7)
    for dx in (-8, 0, 8):
        pen.line(52 + dx, 912, 56 + dx, 892, "#7f97a3", 3.4)
    pen.line(252, 974, 246, 930, "#5f7683", 8)
    pen.path("M240,934Q236,900 246,888L254,932Z", "#c3d3da")


def _carrot(pen: Pen) -> None:
    pen.path("M86,948Q88,922 118,926Q176,932 208,950Q172,964 116,966Q92,968 86,948Z", CARROT)
    pen.path("M90,954Q150,958 208,950Q172,964 116,966Q96,966 90,954Z", darken(CARROT, 0.25))
    for x in (112, 138, 166):
        pen.path(f"M{x},932q6,8 2,16", darken(CARROT, 0.3), stroke=3)
    pen.path("M104,930Q140,930 172,940", lighten(CARROT, 0.4), stroke=4)


def _hat(pen: Pen) -> None:
    pen.path("M446,98L554,92L548,176H456Z", COAL)
    pen.path("M524,94L554,92L548,176H520Z", "#1d232e")
    pen.path("M452,150L550,148L549,170H455Z", SCARF)
    pen.path("M406,178Q500,160 598,176Q604,190 584,192H420Q398,192 406,178Z", "#36404e")
    pen.path("M458,106Q452,130 456,146", "#5b6878", stroke=6)


def _lamp(pen: Pen) -> None:
    pen.line(236, 0, 236, 60, COAL, 4)
    pen.path("M160,128Q166,60 236,56Q306,60 312,128Z", "#d8604a")
    pen.path("M262,60Q306,66 312,128H276Z", "#a8402f")
    pen.oval(236, 128, 76, 13, "#f4e8d0")
    pen.circle(236, 134, 15, "#d9e6e8")


@card(id="vqk4hf", title="July", seed=11, palette="frost", light=(-0.45, -0.8))
def paint(s: Scene) -> None:
    s.backdrop(WALL, WALL)
    s.board("wall", _room, depth=0.6)
    s.board("floor", _floor, depth=0.7)
    s.draw(_window, name="window on a wheat field", role="place", volume=0.1)
    s.board(
        "curtain",
        lambda pen: curtain(
            pen, s.rng, 18, 108, 176, 604, "#f0cbb4", folds=5, gather=0.35, tie=470
        ),
        depth=0.7,
    )
    s.draw(_lamp, name="lamp, not lit", volume=0.3)
    s.glow((160, 400), 300, "#ffcf5a", 0.22)
    s.shade("M60,1010L330,930L520,960L300,1100Z", "#ffe9a8", 0.5, 14)
    s.draw(_fridge, name="refrigerator", role="subject", volume=0.25, shadow=(20, 10, 18, 0.35))
    s.draw(_shelf, name="milk and eggs", volume=0.15)
    s.draw(_hat, name="top hat on the refrigerator", volume=0.35, ground=190)
    man = s.draw(_body, name="snowman", role="subject", volume=0.4)
    s.draw(_legs, name="knees of snow", record=False, volume=0.45, shadow=(6, 8, 8, 0.25))
    s.draw(_head, name="head of snow", record=False, volume=0.4, shadow=(5, 8, 8, 0.25))
    s.draw(_arms, name="twig arms", record=False)
    s.draw(_door, name="refrigerator door", volume=0.15)
    s.beam((510, 950), (380, 1250), 250, 640, "#eafaff", 0.34, 26)
    s.draw(_puddle, name="puddle", volume=0.2, rim=0.6)
    s.draw(_prints, name="footprints of twigs", count=5, volume=0, rim=0)
    s.draw(_table, name="table", volume=0.1, shadow=(24, 14, 16, 0.3))
    s.draw(_plate, name="plate, knife and fork", volume=0.2)
    s.draw(_carrot, name="carrot", role="accent", volume=0.4, shadow=(4, 6, 4, 0.3))
    s.relate(man, "is inside", "refrigerator")
    s.describe("A snowman sits in an open fridge and looks sad. He wears a red scarf;"
               " his top hat stands on the fridge. He has no nose; a carrot lies on a"
               " plate on the table. Twig-like footprints lead from a puddle to the "
               "table. Outside is ripe wheat in sun.")  # fmt: skip
    s.moods("funny", "sad", "tender", "guilty")
    s.themes("hiding", "summer and winter", "friendship", "keeping what cannot last", "hunger")
    s.says(
        "a snowman in the fridge",
        "out of season",
        "cold feet",
        "the best hiding place",
        "who ate my nose",
        "leftovers",
        "an overstaying guest",
        "waiting for December",
        "keep your cool",
        "close the door, please",
        "summer holidays",
        "a prisoner with a scarf",
        "dinner is someone I know",
        "drip, drip, drip",
        "living on borrowed cold",
        "caught at midnight snacking",
    )
    s.about(
        place="kitchen",
        time="noon",
        weather="hot outside",
        light="sun through a window, cold light from the refrigerator",
        view="eye level, from the door",
        composition="right",
        unexplained="the tracks from the puddle to the table",
    )
    s.vignette(0.16)
