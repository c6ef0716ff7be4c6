"""Crows knit a jumper on to the scarecrow that was set up against them."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WOOL, DARK_WOOL, PALE_WOOL = "#ee7f34", "#b4502b", "#ffb262"
SACK, STRAW, POLE = "#d3ab74", "#e6bf62", "#4a2f3c"
BODY = ("M300,470C330,452 366,446 402,448C440,446 478,452 506,470C524,500 528,560 528,620C530,690 536,740 540,800"
        "C486,818 330,822 268,804C276,740 282,690 284,620C286,560 286,500 300,470Z")  # fmt: skip
LEFT_SLEEVE = "M306,466C250,462 170,470 96,486L84,490C80,520 86,552 96,574C160,560 230,566 296,590Z"
RIGHT_SLEEVE = "M500,466C540,464 570,468 596,474L590,498L604,520L588,546L598,572C566,570 540,576 512,588Z"


def knit(pen: Pen, shape: str, box: tuple[int, int, int, int], across: bool = False) -> None:
    """Stitches: little Vs in rows, with two darker bands."""
    pen.path(shape, WOOL)
    with pen.clip(shape):
        x0, y0, x1, y1 = box
        row, n = 17, 0
        for v in range(x0 if across else y0, x1 if across else y1, row):
            tone: Colour = DARK_WOOL if n % 9 in (6, 7) else WOOL
            if n % 9 in (6, 7):
                pen.rect(*((v, y0, row, y1 - y0) if across else (x0, v, x1 - x0, row)), "#d5622c")
            for u in range(y0 if across else x0, y1 if across else x1, 15):
                w = u + (3 if n % 2 else 0)
                x, y = (v, w) if across else (w, v)
                d = f"M{x},{y}l13,6.5l-13,6.5" if across else f"M{x},{y}l6.5,13l6.5,-13"
                pen.path(d, darken(tone, 0.22), 0.75, stroke=3.2)
                pen.path(d, lighten(tone, 0.22), 0.55, stroke=1.4)
            n += 1


def jumper(pen: Pen) -> None:
    knit(pen, LEFT_SLEEVE, (70, 440, 320, 620), across=True)
    knit(pen, RIGHT_SLEEVE, (490, 440, 630, 620), across=True)
    knit(pen, BODY, (250, 430, 560, 840))
    pen.path("M296,590C300,560 304,520 320,490M512,588C508,560 504,520 490,490", DARK_WOOL, 0.8, stroke=6)
    for k in range(21):  # ribbing
        x = 271 + k * 12.7
        pen.path(f"M{x},{796 + 8 * math.sin(k / 20 * 3.1)}q2,14 0,26", DARK_WOOL, stroke=6)
        pen.path(f"M{x + 5},{796 + 8 * math.sin(k / 20 * 3.1)}q2,14 0,26", PALE_WOOL, 0.8, stroke=4)
    for k in range(8):
        pen.path(f"M{84 + k * 0.5},{490 + k * 11}h22", DARK_WOOL if k % 2 else PALE_WOOL, stroke=6)
    for k in range(12):  # open loops on the sleeve that is not done
        pen.circle(598 - 6 * math.sin(k * 2.6), 478 + k * 8.4, 5.5, PALE_WOOL, stroke=2.6)


def poles(pen: Pen) -> None:
    pen.path("M388,790L416,790L424,1100H386Z", POLE)
    pen.path("M388,790L397,790L396,1100H386Z", "#7a5058")
    pen.path("M40,520L46,500L752,500L766,512L752,524L46,526Z", POLE)
    pen.path("M44,502L752,500L752,507L46,510Z", "#8a5d60")
    pen.line(520, 506, 600, 504, "#2f1c2e", 3)


def straw(pen: Pen, x: float, y: float, turn: float, size: float) -> None:
    """A handful of straw."""
    with pen.at(x, y, scale=size, turn=turn):
        for k in range(-6, 7):
            tone = (STRAW, "#b98a44", "#f3d98c")[k % 3]
            pen.taper([(0, 0), (24, k * 4.5), (62 - abs(k) * 3, k * 10)], 6, 2, tone)
        pen.path("M-6,-16Q6,0 -6,16L6,15Q16,0 6,-15Z", "#7a4a3c")


def head(pen: Pen) -> None:
    """A face of sacking, bent and shy."""
    with pen.at(412, 452, turn=13):
        straw(pen, -24, 0, 100, 0.7)
        straw(pen, 22, 0, 80, 0.7)
        pen.path("M-62,-96C-76,-48 -62,-14 -34,-4C-14,6 16,6 36,-4C64,-16 76,-50 62,-96C58,-134 -58,-134 -62,-96Z", SACK)
        pen.path("M20,-126C58,-130 74,-52 36,-4C26,4 10,6 -4,4C34,-26 40,-80 20,-126Z", "#a87850")
        for k in range(5):
            pen.path(f"M{-58 + k * 5},{-94 + k * 20}Q0,{-84 + k * 21} {60 - k * 5},{-96 + k * 20}", "#b98d5c", 0.6, stroke=2)
        pen.path("M-44,-56q14,16 30,2M14,-54q14,14 30,0", "#3a2032", stroke=6)
        pen.path("M-24,-24q22,22 48,-2", "#7a3a3a", stroke=4.5)
        for x, y in ((-16, -18), (0, -13), (16, -17)):
            pen.line(x - 2, y - 6, x + 2, y + 6, "#7a3a3a", 3)
        pen.oval(-44, -34, 13, 8, "#d9705c", 0.75)
        pen.oval(44, -34, 12, 8, "#c95c54", 0.75)
        pen.path("M-8,-50L4,-28L-12,-30Z", "#8f5a44")
        pen.path("M-20,-4C-6,10 14,10 30,-2L34,10C14,22 -10,22 -26,8Z", "#7a4a3c")
        pen.path("M-104,-104C-60,-128 60,-132 106,-100C80,-84 -70,-84 -104,-104Z", "#3c2444")
        pen.path("M-60,-108C-58,-170 -36,-196 6,-192C44,-186 54,-160 58,-112C30,-104 -34,-102 -60,-108Z", "#54345c")
        pen.path("M20,-190C46,-180 54,-160 58,-112C46,-108 34,-107 24,-106C34,-130 34,-164 20,-190Z", "#33203e")
        pen.path("M-60,-124Q0,-108 57,-124L58,-108Q0,-92 -61,-106Z", "#e0543f")
        pen.path("M-34,-176l22,4l-4,20l-22,-4Z", "#8a6a9a")


def ball(pen: Pen, x: float, y: float, r: float) -> None:
    pen.circle(x, y, r, WOOL)
    pen.path(f"M{x + r * 0.2},{y - r}A{r},{r} 0 0 1 {x},{y + r}A{r * 1.2},{r * 1.2} 0 0 0 {x + r * 0.2},{y - r}Z", DARK_WOOL, 0.7)
    for turn in (-35, 25, 80):
        with pen.at(x, y, turn=turn):
            for k in (0.92, 0.7, 0.46, 0.2):
                pen.oval(0, 0, r * 0.97, r * k, darken(WOOL, 0.3), 0.55, stroke=3)
                pen.oval(-2, -3, r * 0.95, r * k, PALE_WOOL, 0.4, stroke=2)


def thread(pen: Pen, points: list[tuple[float, float]], width: float = 4.5) -> None:
    pen.taper([(x + 1.5, y + 2.5) for x, y in points], width, width, "#8a3424", 0.8)
    pen.taper(points, width, width * 0.9, PALE_WOOL)


def furrows(pen: Pen) -> None:
    """Ploughed stripes and stubble that run to the foot of the pole."""
    for k in range(-9, 10):
        x = 405 + k * 150
        pen.poly([(405 + k * 9, 948), (405 + k * 9 + 5, 948), (x + 84, 1210), (x, 1210)], "#2c1a44" if k % 2 else "#6a4270")
    for row in range(8):
        y0 = 960 + row * row * 4.6 + row * 5
        for k in range(-16, 17):
            jog = math.sin(k * 12.9 + row * 78.2) * 43758.5 % 1.0
            x, y = 405 + k * (26 + row * 17) + jog * 30, y0 + (jog - 0.5) * (6 + row * 3)
            if jog < 0.28 or abs(x - 405) < 26:
                continue
            h = (7 + row * 5) * (0.7 + jog * 0.6)
            for d in (-1.2, -0.3, 0.6, 1.3)[: 2 + int(jog * 3)]:
                pen.line(x + d * (2 + row), y, x + d * (3 + row * 2.2), y - h + abs(d) * 4,
                         mix("#d79a5c", "#6a4062", 0.6 - row / 13), 1.4 + row * 0.45)  # fmt: skip


def clods(pen: Pen) -> None:
    """Earth heaped round the foot of the pole."""
    for dx, dy, r in ((-40, 16, 18), (38, 14, 22), (-12, 12, 26), (14, 18, 28)):
        pen.oval(405 + dx, 1090 + dy, r, r * 0.62, "#3a2250")
        pen.oval(405 + dx - 4, 1082 + dy, r * 0.7, r * 0.3, "#6a4274")


def crow(s: Scene, x: float, y: float, size: float, pose: str, turn: float = 0.0, flip: bool = False,
         role: str = "prop", label: str = "crow") -> tuple[float, float]:  # fmt: skip
    """One of the crows; gives the place of its beak."""
    bird = s.put("crow", at=(x, y), scale=size, turn=turn, flip=flip, pose=pose, colour="#1f1730", label=label,
                 rim=0.8, depth=0.8, contact=0, role=role)  # fmt: skip
    return bird["beak"]


def tape(pen: Pen, beak: tuple[float, float]) -> None:
    """A measuring tape from a beak along the bare arm, its end hanging down."""
    x, y = beak
    for width, tone in ((13, "#a8884e"), (10.5, "#f6e6b4")):
        pen.taper([(x, y), (x - 10, y + 30), (x + 6, 513)], width, width, tone)
        pen.taper([(x + 6, 513), (724, 513)], width, width, tone)
        pen.taper([(724, 513), (736, 560), (724, 604), (740, 650)], width, width, tone)
    for k in range(6):
        pen.line(x + 14 + k * 12, 508, x + 14 + k * 12, 513 if k % 2 else 516, "#7a3a4a", 2.4)
    for k, dx in enumerate((5, 6, 2, -2, 2)):
        pen.line(725 + dx, 532 + k * 20, 732 + dx, 532 + k * 20, "#7a3a4a", 2.4)


def needles(pen: Pen) -> None:
    """Straw stalks, crossed in the open loops."""
    for x0, y0, x1, y1 in ((548, 420, 652, 606), (660, 424, 560, 616)):
        pen.line(x0, y0, x1, y1, "#8a5f34", 11)
        pen.line(x0 - 1, y0 - 1, x1 - 1, y1 - 1, "#f3d98c", 6)
        pen.line((x0 + x1) / 2 - 5, (y0 + y1) / 2 - 3, (x0 + x1) / 2 + 6, (y0 + y1) / 2 + 3, "#b98a44", 5)


@card(id="3uzqu9", title="The First Frost", seed=12, palette="plum", light=(0.25, -0.6))
def paint(s: Scene) -> None:
    s.sky([(0, "#2b1a4c"), (0.45, "#5a2f78"), (0.7, "#a04a7c"), (0.86, "#ee7b4c"), (1, "#ffc26a")], horizon=960)
    s.puffs([(120, 250, 420), (560, 180, 520), (760, 380, 380), (60, 470, 300), (420, 330, 360)], colour="#6a3f86", shade="#2f1c54")
    s.puffs([(640, 600, 460), (150, 660, 400)], colour="#8a4a8a", shade="#4a2868", alpha=0.9)
    s.hills(944, 10, 300, "#4a2a5c", "#24143a", depth=0.6, name="field")
    s.board("furrows", furrows, depth=0.7)
    s.glow((400, 930), 420, "#ff9a4a", 0.35)
    s.draw(poles, name="pole", role="subject", depth=0.75, volume=0.2)
    s.draw(clods, name="clods of earth", role="place", volume=0.3)
    s.draw(lambda pen: [straw(pen, 92, 530, 172, 1.15), straw(pen, 744, 512, 6, 1.25)], name="straw hands", volume=0.1)
    coat = s.draw(jumper, name="scarecrow in a half-knitted jumper", role="subject", depth=0.8, volume=0.3, rim=0.5)
    with s.inside(BODY):
        s.shade("M560,440L440,440C500,540 520,700 470,840H560Z", "#5a1f4a", 0.42, 16)
        s.shade("M260,440H520L520,520C440,500 360,500 290,520Z", "#5a1f4a", 0.35, 14)
    s.draw(head, name="scarecrow's head", role="subject", depth=0.8, volume=0.3)
    s.draw(needles, name="knitting needles of straw", volume=0.1)
    a = crow(s, 600, 380, 0.46, "fly", flip=True, turn=14)
    b = crow(s, 150, 850, 0.5, "fly", turn=-10)
    c = crow(s, 660, 800, 0.46, "fly", flip=True, turn=6)
    m = crow(s, 706, 504, 0.4, "stand", flip=True, turn=-14, role="accent", label="crow that measures the arm")
    s.draw(lambda pen: tape(pen, m), name="measuring tape", role="accent", volume=0.1)
    crow(s, 186, 474, 0.42, "stand")
    crow(s, 296, 462, 0.36, "caw")
    crow(s, 478, 268, 0.36, "caw", flip=True)
    for x, y, size, turn, flip in ((250, 250, 0.3, 8, False), (700, 250, 0.26, -6, True), (92, 330, 0.22, 0, False)):
        crow(s, x, y, size, "fly", turn, flip)
    big = crow(s, 640, 1166, 1.0, "stand", flip=True)
    s.draw(lambda pen: [thread(pen, [a, (574, 410), (600, 470), (604, 516)]), thread(pen, [b, (250, 838), (276, 806)]),
           thread(pen, [c, (576, 806), (536, 806)]),
           thread(pen, [(290, 1080), (360, 1000), (330, 920), (380, 860), (350, 818)], 5.5),
           thread(pen, [big, (470, 1010), (400, 1070), (318, 1092)], 6)], name="yarn", volume=0)  # fmt: skip
    s.draw(lambda pen: ball(pen, 236, 1106, 84), name="ball of wool", volume=0.35, shadow=(-10, 12, 12, 0.4))
    s.describe("Crows are knitting an orange jumper onto a scarecrow in a field. It has a hat, "
               "closed eyes and outstretched arms. There are eleven crows, some with yarn in "
               "their beaks. At one unfinished sleeve are two needles and a tape measure. Below "
               "lies a ball of wool. Violet-orange sky.")  # fmt: skip
    s.moods("tender", "dark", "funny", "forgiving")
    s.themes("kindness", "enemies and friends", "cold", "making by hand", "being held")
    s.says("knitted with love", "a scarecrow gets a jumper", "birds of a feather", "forgiveness", "the fitting", "made to measure",
           "somebody cares after all", "what goes around", "nobody is afraid any more", "a many-needled trap", "grandmother's present",
           "caw, caw, purl", "winter is coming", "a stitch in time", "arms open for a hug", "woolly diplomacy")  # fmt: skip
    s.relate(coat, "wears", "jumper")
    s.about(place="stubble field", time="dusk", weather="storm coming", light="orange strip at the horizon",
            view="eye level", composition="centred")  # fmt: skip
    s.vignette(0.25)
