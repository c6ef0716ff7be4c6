"""The Left Boot: a boot ferries travellers into the fog; its fellow sails the other way."""

from collections.abc import Callable

import numpy as np

from reverie_studio.colour import darken, lighten
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

LEATHER, SOLE, LACE, SAIL = "#9c5a34", "#3f322c", "#e6d6b4", "#c98a58"
WATER, DOWN = 960, 46  # where the boot meets the sea, and how far all of it is lowered
BOOT = (
    "M474,430Q486,620 500,760Q516,880 500,980H30Q6,900 40,838Q80,776 170,756Q238,738 262,660"
    "Q276,560 262,436"
    "Q370,470 474,430Z"
)
TRAVELLERS = (  # x, y, age, view, height, hair, clothes: the back row first
    (
        292,
        438,
        "adult",
        "left",
        196,
        "short",
        {"top": "long_coat", "colour": "#4f5a5f", "hat": "bowler"},
    ),
    (
        340,
        430,
        "tall",
        "right",
        216,
        "short",
        {"top": "long_coat", "colour": "#7a4a3a", "hat": "top"},
    ),
    (384, 436, "adult", "front", 190, "bun", {"top": "dress", "colour": "#8a6a72"}),
    (
        440,
        436,
        "broad",
        "front_left",
        196,
        "short",
        {"top": "suit", "colour": "#55606a", "beard": "short", "hat": "cap"},
    ),
    (
        312,
        490,
        "old",
        "left",
        176,
        "bun",
        {"top": "coat", "colour": "#6a5a50", "hat": "headscarf", "hat_colour": "#c9a05c"},
    ),
    (356, 492, "child", "front", 146, "braids", {"top": "coat", "colour": "#b5694e"}),
    (404, 494, "teen", "front_right", 170, "messy", {"top": "jumper", "colour": "#6f8f8a"}),
    (
        456,
        482,
        "adult",
        "front_right",
        186,
        "bob",
        {"top": "dress", "colour": "#8a8f6a", "scarf": "#c9694a"},
    ),
)


def _inside(pen: Pen) -> None:
    pen.path("M258,436Q366,380 478,430Q370,486 258,436Z", "#4a2f24")


def _tongue(pen: Pen) -> None:
    """The tongue of the boot, hoisted as a sail on a knitting needle of a mast."""
    pen.line(186, 800, 214, 96, "#5a4436", 13)
    pen.path("M222,118Q120,150 70,300Q54,400 84,480Q170,520 244,470Q262,300 222,118Z", SAIL)
    pen.path("M222,118Q262,300 244,470Q214,490 184,494Q230,320 222,118Z", darken(SAIL, 0.22))
    pen.path("M196,150Q120,220 104,330", lighten(SAIL, 0.3), stroke=9)
    pen.path("M92,404l64,-18l12,58l-66,14Z", "#a8a08a")
    for x, y in ((98, 412), (124, 405), (150, 398), (112, 452), (138, 447)):
        pen.line(x, y - 5, x + 2, y + 5, LACE, 3)
    for y in (180, 260, 340, 420):
        pen.circle(232 + (y - 180) * 0.04, y, 6, "#3f322c")
    pen.path("M214,100L250,86L216,74Z", "#b5694e")


def _boot(pen: Pen) -> None:
    pen.path(BOOT, LEATHER)
    with pen.clip(BOOT):
        pen.path(
            "M262,436Q276,560 262,660Q238,738 170,756L120,772Q250,790 310,700Q336,600 318,448Z",
            lighten(LEATHER, 0.16),
        )
        pen.path("M420,440Q440,640 440,990H520V420Z", darken(LEATHER, 0.32))
        pen.path(
            "M60,830Q130,770 210,770Q240,800 200,850Q110,870 40,900Z", lighten(LEATHER, 0.24), 0.8
        )
        pen.path("M20,940Q260,900 520,940V1000H20Z", darken(LEATHER, 0.4), 0.8)
        pen.path("M196,990Q190,850 236,776", darken(LEATHER, 0.4), stroke=7)
        pen.path("M206,990Q200,856 246,784", "#d9b48a", 0.8, stroke=2.5)
        for d in (
            "M300,700Q330,724 390,716",
            "M306,740Q350,760 420,742",
            "M60,880Q90,860 130,858",
            "M440,560q24,8 46,2",
        ):
            pen.path(d, darken(LEATHER, 0.4), stroke=5)
    pen.path("M356,800l88,-16l18,84l-86,18Z", "#7d7a6a")
    pen.path("M356,800l88,-16l4,18l-88,16Z", "#a3a08c")
    for i in range(6):
        pen.line(362 + i * 15, 792 - i * 2.6, 364 + i * 15, 806 - i * 2.6, LACE, 3.5)
        pen.line(380 + i * 14, 884 - i * 2.8, 378 + i * 14, 872 - i * 2.8, LACE, 3.5)
    pen.path("M258,430Q370,486 478,424L482,462Q370,520 260,470Z", darken(LEATHER, 0.16))
    pen.path("M262,462Q370,510 480,454", "#d9b48a", stroke=3)
    pen.path("M478,446Q516,452 508,500Q502,520 484,512", darken(LEATHER, 0.35), stroke=9)


def _laces(pen: Pen) -> None:
    for i in range(6):
        y = 500 + i * 44
        x = 274 - (8 if i < 3 else -2) - max(0, i - 3) * 16
        pen.circle(x + 34, y - 4, 8, "#3f322c")
        pen.path(f"M{x + 34},{y - 4}Q{x + 8},{y + 4} {x - 8},{y + 18}", LACE, stroke=8)
        pen.path(
            f"M{x + 34},{y + 30}Q{x + 6},{y + 16} {x - 6},{y + 2}", darken(LACE, 0.18), stroke=7
        )
    pen.path("M304,500C380,540 520,560 560,680C590,780 560,880 620,966", LACE, stroke=7)
    pen.path(
        "M306,540C400,600 470,640 490,760C504,850 480,900 530,980", darken(LACE, 0.2), stroke=7
    )
    pen.path("M616,950l10,24l-16,-4Z", "#5a4436")


def _sole(pen: Pen) -> None:
    pen.path("M22,930Q14,964 30,990H508Q522,960 508,930Q270,960 22,930Z", SOLE)
    pen.path("M24,928Q270,956 508,928", "#d9b48a", stroke=5)
    rng = np.random.default_rng(4)
    for _ in range(30):
        x, y = float(rng.uniform(36, 500)), float(rng.uniform(900, 956))
        r = float(rng.uniform(5, 11))
        pen.oval(x, y, r, r * 0.85, "#b9b6a6")
        pen.oval(x, y - 1, r * 0.45, r * 0.35, "#4f5557")


def _foam(pen: Pen) -> None:
    for x, w, y in (
        (20, 190, 962),
        (170, 240, 972),
        (360, 220, 966),
        (470, 130, 980),
        (-30, 140, 984),
    ):
        pen.path(
            f"M{x},{y}q{w * 0.25},-16 {w * 0.5},-3q{w * 0.25},-12 {w * 0.5},5q{-w * 0.4},16 "
            f"{-w},-2Z",
            "#f1eee5",
            0.9,
        )
    for x, w, y in ((520, 200, 1016), (60, 260, 1040), (330, 180, 1064)):
        pen.path(f"M{x},{y}q{w * 0.5},-10 {w},0q{-w * 0.5},8 {-w},0Z", "#e3e0d6", 0.6)


def _other(pen: Pen) -> None:
    with pen.at(676, 640, scale=0.25, flip=True), pen.at(-260, -960):
        pen.path(BOOT, "#6f6a64")
        pen.path(
            "M222,118Q120,150 70,300Q54,400 84,480Q170,520 244,470Q262,300 222,118Z", "#8f8478"
        )
        pen.line(238, 620, 214, 96, "#6f6a64", 14)
        for x in (300, 340, 380, 430):
            pen.circle(x, 410, 17, "#5f5a55")
            pen.rect(x - 18, 420, 36, 40, "#5f5a55")


def _swell(pen: Pen) -> None:
    for d, tone in (
        ("M-20,1120Q160,1076 330,1110Q520,1146 820,1084V1220H-20Z", "#7c8278"),
        ("M-20,1176Q220,1140 430,1172Q620,1196 820,1150V1220H-20Z", "#6a7068"),
    ):
        pen.path(d, tone, 0.75)
    pen.path(
        "M60,1104Q180,1078 300,1104Q180,1092 60,1104ZM560,1122Q680,1098 800,1090Q690,1110 "
        "560,1122Z",
        "#e3e0d6",
        0.8,
    )


@card(id="52hqeu", title="The Left Boot", seed=16, palette="fog", light=(-0.4, -0.8))
def paint(s: Scene) -> None:
    s.sky([(0, "#b3aca0"), (0.3, "#cbc3b4"), (0.5, "#e3dac8"), (1, "#d9cdb8")])
    s.clouds(80, 560, 0.5, colour="#ede6d8", shade="#a8a196")
    s.draw(_other, name="the right boot, far off", role="accent", depth=0.6, volume=0.1, rim=0.1)
    s.sea(636, "#8f9488", "#f6e6c8", 620, mirror=0.35, wave=1.5, chop=1.4)
    s.mist(650, 110, 0.6, "#e3dac8")
    s.draw(_low(_tongue), name="tongue hoisted as a sail", volume=0.35, shadow=(8, 10, 12, 0.2))
    s.draw(_low(_inside), name="inside of the boot", record=False, volume=0)
    for i, (x, y, age, view, tall, hair, clothes) in enumerate(TRAVELLERS):
        s.figure(
            (x, y + DOWN + 26),
            age=age,
            height=tall,
            pose="wave" if i == 7 else "stand",
            view=view,
            role="witness",
            label="traveller",
            hair=hair,
            clothes=clothes,
            contact=0.0,
            seed=i + 3,
        )
    boot = s.draw(
        _low(_boot),
        name="boot as high as a ship",
        role="subject",
        volume=0.5,
        rim=0.35,
        pigment=0.24,
        reflect=0.45,
        ground=WATER + DOWN + 26,
    )
    s.put("goat", at=(116, 800 + DOWN), scale=0.42, flip=True, label="goat on the toe")
    s.draw(_low(_sole), name="sole with barnacles", record=False, volume=0.3)
    s.draw(_low(_laces), name="laces trailing as ropes", volume=0.35)
    s.draw(_low(_foam), name="foam", record=False, volume=0.1, rim=0.2)
    s.draw(_swell, name="swell", record=False, material="land", volume=0.1, rim=0.3)
    s.mist(1040, 60, 0.25, "#e3dac8")
    s.put_many(
        "swallow",
        [(560, 330, 0.22, -10, 0), (640, 290, 0.18, 8, 0), (600, 400, 0.14, 0, 1)],
        depth=0.5,
        label="sea birds",
        colour="#6a655c",
    )
    s.relate(boot, "carries", "travellers")
    s.describe("A huge old boot sails across the sea with people aboard. Its tongue "
               "is hoisted as a sail, its laces trail behind, barnacles cover the "
               "sole. Eight travellers stand in the shaft, a goat on the toe. Far off"
               " in grey fog a second boot sails the other way.")  # fmt: skip
    s.moods("stoic", "funny", "melancholy", "hopeful")
    s.themes("departure", "separation", "travel", "home", "community", "loss of a pair")
    s.says(
        "setting out",
        "never again a pair",
        "there was an old woman",
        "all in the same boot",
        "the other shoe drops",
        "walking on water",
        "a long way from home",
        "ferry to nowhere",
        "lost and found",
        "new shoes, new life",
        "step by step",
        "wet socks",
        "emigrants",
        "a foghorn somewhere",
        "half of a couple",
        "one size fits all",
    )
    s.about(
        place="open sea",
        time="morning",
        weather="fog",
        light="foggy morning",
        view="eye level from the water",
        composition="left",
    )
    s.vignette(0.2)


def _low(draw: Callable[[Pen], None]) -> Callable[[Pen], None]:
    """The same drawing, further down the card."""

    def lowered(pen: Pen) -> None:
        with pen.at(0, DOWN):
            draw(pen)

    return lowered
