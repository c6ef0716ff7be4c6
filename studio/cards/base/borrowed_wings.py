"""The Borrowed Coat: a woman puts on a moth, and the mirror shows what it wants."""

import math

import numpy as np

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

UMBER, CREAM, ROSE, INK = "#6b4a34", "#e6d3ae", "#b98078", "#20150f"
FORE = (
    "M24,650C110,560 230,410 412,394C436,470 410,560 372,620C330,700 210,770 60,772Q26,740 24,650Z"
)
HIND = "M40,744C160,752 316,800 336,906C348,1010 282,1082 214,1088C150,1092 60,1020 20,880Z"


def _eye(pen: Pen, x: float, y: float, r: float) -> None:
    for k, tone in ((1.3, darken(UMBER, 0.4)), (1.08, CREAM), (0.82, ROSE), (0.58, INK)):
        pen.oval(x, y, r * k, r * k * 0.92, tone)
    pen.path(
        f"M{x - r * 0.36},{y - r * 0.1}Q{x - r * 0.2},{y - r * 0.45} {x + r * 0.18},{y - r * 0.4}",
        "#f6ecd2",
        stroke=r * 0.13,
    )


def _wing(
    pen: Pen,
    outline: str,
    root: tuple[float, float],
    margin: str,
    bands: tuple[str, ...],
    seed: int,
) -> None:
    rng = np.random.default_rng(seed)
    pen.path(outline, UMBER)
    with pen.clip(outline):
        pen.path(margin, darken(UMBER, 0.35), stroke=90)
        pen.path(margin, CREAM, stroke=44)
        pen.path(margin, ROSE, stroke=20)
        for i, band in enumerate(bands):
            pen.path(
                band, (CREAM, ROSE, darken(UMBER, 0.4))[i % 3], 0.85, stroke=(20, 12, 26)[i % 3]
            )
        for i in range(11):
            a = math.radians(-62 + i * 15 if seed == 1 else 4 + i * 11)
            pen.line(
                *root,
                root[0] + 520 * math.cos(a),
                root[1] + 520 * math.sin(a),
                darken(UMBER, 0.35),
                3,
                0.55,
            )
        for _ in range(240):
            a, d = float(rng.uniform(-1.2, 1.9)), float(rng.uniform(30, 430))
            x, y = root[0] + d * math.cos(a), root[1] + d * math.sin(a)
            pen.line(
                x,
                y,
                x + 9 * math.cos(a),
                y + 9 * math.sin(a),
                mix(CREAM, UMBER, float(rng.random())),
                2,
                0.5,
            )


def _wings(pen: Pen) -> None:
    for flip in (False, True):
        with pen.at(400, 0, flip=flip):
            _wing(
                pen,
                HIND,
                (30, 760),
                "M336,880C352,1010 282,1088 200,1094Q110,1080 40,980",
                ("M250,690Q290,960 100,1120", "M150,690Q186,900 30,1020"),
                2,
            )
            _eye(pen, 196, 936, 40)
    for flip in (False, True):
        with pen.at(400, 0, flip=flip):
            _wing(
                pen,
                FORE,
                (26, 690),
                "M420,374C440,470 414,570 372,634Q320,710 200,772",
                ("M330,320Q350,560 190,810", "M230,370Q236,620 110,830", "M130,470Q136,670 60,830"),
                1,
            )
            _eye(pen, 262, 574, 48)
            pen.path("M24,650C110,560 230,410 412,394", lighten(UMBER, 0.3), stroke=13)


def _fur(pen: Pen) -> None:
    rng = np.random.default_rng(6)
    pen.path(
        "M352,700Q400,680 448,700Q470,860 440,1000Q424,1080 400,1110Q376,1080 360,1000Q330,860 "
        "352,700Z",
        "#8a6a4a",
    )
    for i in range(7):
        y = 790 + i * 44
        w = 52 - i * 5
        pen.path(
            f"M{400 - w},{y}Q400,{y + 24} {400 + w},{y}L{400 + w - 3},{y + 16}Q400,{y + 40} "
            f"{400 - w + 3},{y + 16}Z",
            "#3c281c" if i % 2 else "#d3b98e",
        )
    for _ in range(460):
        a, d = float(rng.uniform(0, math.tau)), float(rng.random()) ** 0.5
        x, y = 400 + 108 * d * math.cos(a), 684 + 56 * d * math.sin(a)
        dx, dy = (x - 400) * 0.3 + float(rng.normal(0, 4)), abs(float(rng.normal(24, 8)))
        tone = mix("#f3e6c8", "#a8845a", float(rng.random()))
        pen.taper([(x, y), (x + dx * 0.6, y + dy * 0.5), (x + dx, y + dy)], 8, 1.5, tone)


def _hands(pen: Pen) -> None:
    """Her hands hold the upper edges of the wings."""
    for flip in (False, True):
        with pen.at(400, 0, flip=flip), pen.at(168, 512, turn=46):
            pen.path("M-24,14Q-28,-18 -4,-22Q22,-22 24,4Q20,22 0,24Q-18,26 -24,14Z", "#d9a67c")
            for i in range(4):
                pen.taper(
                    [(-16 + i * 11, -12), (-15 + i * 11, 12), (-13 + i * 10, 30)], 11, 8, "#e3b48a"
                )
                pen.line(-11 + i * 11, 0, -9 + i * 10, 26, "#a8744e", 2)


def _mirror(pen: Pen) -> None:
    pen.oval(400, 372, 208, 292, "#3f2716")
    pen.oval(400, 372, 198, 282, "#8a5f34")
    pen.oval(396, 366, 190, 274, "#b98a4e", 1, 6)
    pen.oval(400, 372, 178, 262, "#2a1a10")
    pen.path("M360,96q40,-44 80,0q-14,22 -40,20q-26,2 -40,-20Z", "#8a5f34")
    pen.circle(400, 88, 10, "#d3a862")


def _reflection(pen: Pen) -> None:
    pen.radial(
        "M222,372a178,262 0 1 1 356,0a178,262 0 1 1 -356,0Z",
        (400, 330),
        300,
        [(0, "#ffdf96"), (0.35, "#d99a48"), (0.75, "#6b3f1c"), (1, "#2a1810")],
    )
    pen.rect(388, 410, 24, 180, "#5a3620")
    pen.path("M336,236H464L510,410Q400,440 290,410Z", "#fff0c2")
    pen.path("M440,236H464L510,410Q480,420 452,425Z", "#f0c878")
    pen.oval(400, 236, 64, 12, "#fffbe6")
    pen.path(
        "M396,306C370,270 330,274 322,300C318,330 360,348 390,340C366,352 352,374 366,390"
        "C384,398 396,374 400,356"
        "C404,374 416,398 434,390C448,374 434,352 410,340C440,348 482,330 478,300C470,274 "
        "430,270 404,306Z",
        "#5a3820",
        0.78,
    )
    pen.path("M397,304q-12,-26 -26,-30M403,304q12,-26 26,-30", "#5a3820", 0.78, stroke=4)


def _hanger(pen: Pen) -> None:
    pen.path("M704,0V150Q704,176 690,170", "#8a7a66", stroke=5)
    pen.path("M640,214L702,172L768,214", "#a8804e", stroke=11)
    pen.path(
        "M664,206Q640,290 672,370Q688,410 706,410Q724,408 738,368Q764,290 742,206Q704,230 664,206Z",
        "#cdb48a",
    )
    pen.path("M716,222Q742,206 742,206Q764,290 738,368Q724,408 706,410Q730,320 716,222Z", "#937750")
    pen.path("M700,236Q684,300 704,380Q716,300 700,236Z", "#2a1a10")
    for y in (250, 284, 318, 350):
        pen.path(f"M660,{y}q40,20 84,-4", "#8a6d48", stroke=4)


def _bulb(pen: Pen) -> None:
    pen.line(96, 0, 96, 120, "#1c120c", 5)
    pen.rect(84, 112, 24, 34, "#4a3a2c", radius=5)
    pen.path("M84,144Q62,170 72,196Q96,222 120,196Q130,170 108,144Z", "#fff6d0")


@card(id="jafttc", title="The Borrowed Coat", seed=21, palette="candle", light=(-0.5, -0.8))
def paint(s: Scene) -> None:
    s.stage("attic", window=False, floor=900, beam=0.0)
    s.shade("M0,0H800V1200H0Z", "#140d0a", 0.35, 0)
    s.draw(_hanger, name="empty cocoon on a coat hanger", volume=0.35)
    s.draw(_bulb, name="bare lamp", volume=0.1)
    s.glow((96, 176), 230, "#ffdf9a", 0.6)
    mirror = s.draw(_mirror, name="oval mirror", volume=0.3)
    s.draw(
        _reflection,
        name="lamp with the shadow of a moth, in the mirror",
        role="accent",
        volume=0,
        rim=0,
    )
    s.glow((400, 330), 240, "#ffcf7a", 0.4)
    s.figure(
        (400, 1130),
        age="tall",
        height=640,
        pose="stand",
        view="back",
        role="witness",
        label="tall young woman",
        hair={"kind": "bun", "colour": "#5a2f1c"},
        hands={"left": (-150, -560), "right": (150, -560)},
        clothes={"top": "gown", "colour": "#4a2f38"},
    )
    wings = s.draw(
        _wings,
        name="cloak of a moth",
        role="subject",
        volume=0.35,
        rim=0.4,
        shadow=(6, 22, 18, 0.45),
    )
    s.draw(_fur, name="furred collar", record=False, volume=0.35, rim=0.4)
    s.draw(_hands, name="her hands", record=False, volume=0.25, shadow=(2, 6, 5, 0.4))
    s.motes((400, 620), 420, 90, "#ffe6b0", 2.2)
    s.relate(wings, "is reflected as", mirror)
    s.describe("A woman puts on giant moth wings in front of a mirror. She is seen "
               "from behind. The wings have eye spots and a fur collar. The oval "
               "mirror shows no woman, only a lamp with a moth’s shadow. An empty "
               "cocoon hangs on a hanger. Dark attic.")  # fmt: skip
    s.moods("uncanny", "elegant", "longing", "secret")
    s.themes("transformation", "vanity", "desire", "disguise", "inner self", "night")
    s.says(
        "moth to a flame",
        "dressed to kill",
        "spread your wings",
        "a night at the opera",
        "mirror, mirror",
        "out of the cocoon",
        "too big for the hanger",
        "what she really sees",
        "a borrowed skin",
        "grandmother's wardrobe",
        "drawn to what burns",
        "metamorphosis",
        "a hundred eyes",
        "a soft flutter",
        "the costume wears her",
        "late bloomer",
    )
    s.about(
        place="attic",
        time="night",
        weather="still",
        light="one bare lamp",
        view="eye level, from behind",
        composition="centred",
        unexplained="the mirror shows a lamp and not her",
    )
    s.vignette(0.45)
