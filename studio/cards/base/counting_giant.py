"""Ninety-Eight, Ninety-Nine: a giant counts with his eyes shut, and the town hides in his coat."""

from typing import Any

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.figures import Figure
from reverie_studio.motifs._forms import blob, tube
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

COAT, LIT, SHADE, FOLD = "#d09a30", "#ecc25a", "#9a6a22", "#6f4a1c"
TEAL, SLATE, HAIR, SKIN = "#2f7f84", "#4a6470", "#5a3a28", "#dba37a"
GROUND = 960.0


def _town(pen: Pen) -> None:
    for x, w, h, tone in ((-10, 96, 250, "#4f8f92"), (82, 70, 190, "#7fb0a8"), (150, 84, 280, "#3f7a80"), (232, 74, 210, "#8fb8a8"),
                          (304, 90, 150, "#5f9a98"), (690, 120, 200, "#4f8f92")):  # fmt: skip
        y = GROUND - h
        pen.rect(x, y, w, h, tone)
        pen.rect(x + w * 0.72, y, w * 0.28, h, darken(tone, 0.22))
        pen.path(f"M{x - 6},{y + 2} L{x + w / 2},{y - 44} L{x + w + 6},{y + 2}Z", "#3a5560")
        for r in range(int(h // 52)):
            for c in range(2):
                pen.rect(x + 12 + c * w * 0.42, y + 20 + r * 50, 18, 26, "#f2cf7a" if (r + c + int(x)) % 3 else "#2c5860", 1, 2)


def _square(pen: Pen) -> None:
    pen.gradient(f"M0,{GROUND}H800V1200H0Z", (0, GROUND), (0, 1200), [(0, "#a9d0c8"), (1, "#6fb0ae")])
    for i in range(7):
        y = GROUND + 240 * (i / 6) ** 1.6
        pen.line(0, y, 800, y, "#8cc0b8", 2.4)
    for i in range(-12, 22):
        pen.line(400 + (i - 4) * 46, GROUND, 400 + (i - 4) * 120, 1200, "#8cc0b8", 2.2)


def _tower(pen: Pen) -> None:
    pen.path("M386,-10 H736 L752,990 H366Z", SLATE)
    pen.path("M640,-10 H736 L752,990 H656Z", darken(SLATE, 0.25))
    for r in range(26):
        for c in range(8):
            x, y = 372 + c * 48 + r % 2 * 22, -6 + r * 38
            pen.rect(x, y, 40, 30, mix(SLATE, "#7f98a0", 0.15 + 0.25 * ((r * 5 + c * 3) % 4) / 3), 0.75, 4)


def _legs(pen: Pen) -> None:
    for x, toe in ((420, -1), (620, 1)):
        pen.path(f"M{x - 62},1010 L{x - 54},1130 H{x + 62} L{x + 70},1010Z", "#3a4a52")
        pen.path(f"M{x + 18},1010 L{x + 20},1130 H{x + 62} L{x + 70},1010Z", "#2a3840")
        pen.path(blob(f"{x - 70},1180 {x - 74},1128 {x - 30},1112 {x + 40},1112 {x + 78},1128 {x + 82},1180 {x + toe * 10},1192"), "#4a2f24")
        pen.path(f"M{x - 72},1166 H{x + 82} V1184 H{x - 72}Z", "#2c1c18")


def _back(pen: Pen) -> None:
    """Arms first, then the head that leans on them, then the cliff of the coat."""
    for d, tone in (("404,380,84 300,250,80 300,120,74 420,60,66 540,70,60", COAT), ("690,380,84 786,250,80 780,120,74 670,60,66 560,70,60", SHADE)):
        pen.path(tube(d), darken(tone, 0.12))
        with pen.clip(tube(d)), pen.at(-16, -14):
            pen.path(tube(d), lighten(tone, 0.06))
    pen.path("M236,150 q20,40 70,60 M240,210 q40,40 80,40 M740,150 q30,60 90,70", FOLD, 0.6, stroke=7)
    pen.path(blob("444,196 440,120 490,60 560,52 622,74 654,140 644,220 600,286 490,284"), SKIN)
    for side, x in ((-1, 440), (1, 652)):
        pen.path(blob(f"{x},170 {x + side * 26},160 {x + side * 30},196 {x + side * 16},226 {x},224"), mix(SKIN, "#a85a3a", 0.25))
    pen.path(blob("436,170 436,96 486,44 556,34 630,60 662,130 654,196 630,236 560,252 486,236 452,206"), HAIR)
    for i in range(22):
        x = 452 + i * 9
        pen.path(f"M{x},{70 + abs(i - 11) * 5} q{(i - 11) * 1.5},70 {(i - 11) * 2},140", lighten(HAIR, 0.12 + 0.1 * (i % 3)), 0.6, stroke=4)
    coat = blob("392,300 470,272 546,268 630,272 704,300 752,380 770,560 790,800 812,1046! 660,1072 548,1056 440,1074 268,1052! "
                "300,800 326,560 340,380")  # fmt: skip
    pen.path(coat, COAT)
    with pen.clip(coat):
        pen.path("M200,280 H420 Q380,520 396,700 Q370,900 330,1080 H200Z", LIT)
        pen.path("M640,260 Q700,520 690,760 Q720,900 740,1100 H860 V260Z", SHADE)
        for d in ("M546,300 Q552,600 548,820", "M420,420 Q440,560 420,660", "M690,430 Q670,560 700,640", "M352,420 Q420,470 470,560", "M742,430 Q680,460 640,520",
                  "M380,360 Q440,380 480,430", "M360,860 Q372,960 350,1060",
                  "M700,860 Q720,960 730,1060", "M610,840 Q622,960 640,1064", "M470,850 Q470,960 450,1066"):  # fmt: skip
            pen.path(d, FOLD, 0.55, stroke=6)
        pen.path("M510,806 H596 L626,1090 H490Z", darken(FOLD, 0.35))


def _collar(pen: Pen) -> None:
    d = "M404,322 Q430,226 470,214 Q548,262 628,214 Q668,230 694,322 Q548,276 404,322Z"
    pen.path(d, darken(COAT, 0.06))
    pen.path("M404,322 Q430,226 470,214 Q490,226 512,236 Q450,262 404,322Z", LIT)
    pen.path("M410,318 Q548,270 690,318", FOLD, 0.8, stroke=5)


def _belt(pen: Pen) -> None:
    pen.path("M410,640 Q548,662 686,640 L688,700 Q548,722 408,700Z", darken(COAT, 0.1))
    pen.path("M410,640 Q548,662 686,640 L686,650 Q548,672 410,650Z", LIT)
    for x in (446, 650):
        pen.circle(x, 676, 17, FOLD)
        pen.circle(x - 3, 673, 13, "#8a5a34")
        pen.circle(x - 4, 670, 3, FOLD)


def _pocket(pen: Pen, x: float, y: float, w: float, tone: str) -> None:
    pen.path(f"M{x},{y} H{x + w} L{x + w - 6},{y + 130} Q{x + w / 2},{y + 156} {x + 6},{y + 130}Z", tone)
    pen.path(f"M{x - 6},{y - 4} H{x + w + 6} L{x + w + 2},{y + 46} Q{x + w / 2},{y + 68} {x - 2},{y + 46}Z", lighten(tone, 0.1))
    pen.path(f"M{x - 2},{y + 46} Q{x + w / 2},{y + 68} {x + w + 2},{y + 46}", FOLD, 0.7, stroke=5)
    pen.circle(x + w / 2, y + 34, 9, "#8a5a34")


def _vent(pen: Pen) -> None:
    pen.path("M500,806 H540 Q542,940 512,1070 Q470,1084 436,1074 Q490,930 500,806Z", mix(COAT, LIT, 0.4))
    pen.path("M604,806 H578 Q580,940 616,1064 L656,1068 Q618,930 604,806Z", darken(COAT, 0.12))


def _patch(pen: Pen) -> None:
    pen.path("M628,520 l62,-10 l8,66 l-64,8Z", "#3f7f84")
    for k in range(4):
        pen.line(632 + k * 17, 512 - k * 2, 636 + k * 17, 526 - k * 2, LIT, 3)
        pen.line(640 + k * 16, 574 - k, 643 + k * 16, 590 - k, LIT, 3)


def _hat(pen: Pen) -> None:
    pen.path("M176,1106 q-6,20 -26,20 q-16,-2 -10,-14 q16,-2 22,-12Z M214,1108 q4,20 24,22 q18,0 14,-12 q-18,-6 -22,-14Z", "#a8432f")
    pen.path("M150,1086 h30 l-2,24 h-20Z M212,1088 h28 l-6,24 h-20Z", "#5f4a6a")
    pen.oval(176, 1078, 158, 34, "#2c3f46")
    pen.oval(176, 1070, 158, 32, "#44606a")
    pen.path("M78,1066 Q72,960 110,928 Q176,902 244,930 Q280,960 272,1066 Q176,1094 78,1066Z", "#3a525c")
    pen.path("M78,1066 Q72,960 110,928 Q130,918 150,914 Q116,980 124,1080 Q96,1076 78,1066Z", "#6f909a")
    pen.path("M77,1040 Q176,1070 273,1040 L272,1068 Q176,1096 78,1068Z", "#b8562f")
    pen.path("M112,930 Q176,960 242,932 Q200,944 176,944 Q140,944 112,930Z", "#2c3f46")


def _ball(pen: Pen) -> None:
    pen.circle(66, 1158, 26, "#c4472f")
    pen.path("M42,1150 Q66,1132 90,1150 Q66,1162 42,1150Z", "#f3e3c0")
    pen.circle(57, 1148, 6, "#ffd9b8")
    for y, w in ((1144, 30), (1158, 44), (1172, 26)):
        pen.line(106, y, 106 + w, y, "#eaf6f0", 3, 0.8)


@card(id="p2kin5", title="Ninety-Eight, Ninety-Nine", seed=8, palette="desert", light=(-0.85, -0.4))
def paint(s: Scene) -> None:
    def hide(x: float, y: float, h: float, age: str, pose: str, view: str, colour: str, **more: Any) -> None:
        clothes: dict[str, Any] = dict(colour=colour, **more.pop("clothes", {}))
        floor = more.pop("floor", 1200)

        def draw(pen: Pen) -> None:
            with pen.clip(f"M0,0H800V{floor}H0Z"), pen.at(x, y):
                Figure(age=age, pose=pose, view=view, height=h, clothes=clothes, prop=None, **more).draw(pen, s.palette)

        s.draw(draw, name="townsperson", role="witness", material="figure", depth=0.85, volume=0.15, wobble=0.3, protect=1.0,
               shadow=(5, 4, 4, 0.35))  # fmt: skip

    s.sky([(0, "#2f868c"), (0.45, "#7fbdb0"), (0.8, "#f3dca4"), (1, "#f6c980")], horizon=980, texture=0.4)
    s.draw(_town, name="houses", role="place", depth=0.45)
    s.draw(_square, name="paving", role="place", material="land", depth=0.6, rim=0)
    s.draw(_tower, name="tower", role="place", depth=0.6, rim=0.1)
    s.shade("M330,1180 L800,1120 V1200 H330Z", "#1f4a50", 0.5, 14)
    s.draw(_legs, name="giant's legs", depth=0.8, record=False)
    giant = s.draw(_back, name="giant in an overcoat", role="subject", depth=0.82, volume=0.2, edge=0.2)
    s.draw(_patch, name="patch", depth=0.85, record=False, shadow=(2, 3, 3, 0.3))
    hide(446, 332, 130, "child", "wave", "front", "#c4563f", seed=5, hair="curly", floor=276)
    hide(516, 326, 128, "adult", "hide_face", "front", "#34597a", seed=3, hair="bob", floor=270)
    hide(596, 330, 134, "old", "stand", "front", "#56704a", seed=8, hair="bald", clothes=dict(glasses=True), floor=270)
    s.draw(_collar, name="collar", depth=0.86, record=False, shadow=(0, 8, 8, 0.4))
    hide(596, 646, 120, "broad", "sit_edge", "front", "#7d4a6b", seed=9, clothes=dict(hat="bowler"))
    s.draw(_belt, name="belt", depth=0.86, record=False, shadow=(0, 8, 8, 0.4))
    hide(488, 704, 118, "teen", "hang", "back", "#2f6b6f", seed=12, hair="pony")
    hide(352, 838, 128, "adult", "wave", "front", "#c4563f", seed=14, hair="bun", clothes=dict(top="dress"))
    hide(414, 846, 128, "tall", "stand", "front_left", "#34507a", seed=16, clothes=dict(hat="top"))
    s.draw(lambda pen: _pocket(pen, 318, 786, 132, mix(COAT, LIT, 0.45)), name="left pocket", depth=0.87, record=False,
           shadow=(6, 8, 8, 0.4))  # fmt: skip
    hide(700, 838, 124, "old", "stand", "front", "#4a4f7d", seed=18, hair="bun", expression="worried")
    hide(756, 830, 96, "child", "stand", "front", "#d8713a", seed=21, hair="braids")
    s.draw(lambda pen: _pocket(pen, 660, 790, 126, darken(COAT, 0.18)), name="right pocket", depth=0.87, record=False,
           shadow=(6, 8, 8, 0.4))  # fmt: skip
    hide(556, 1066, 136, "adult", "peek", "front", "#9c4a36", seed=23, hair="messy")
    hide(562, 818, 100, "child", "hang", "front", "#3f7f8c", seed=25, hair="short", clothes=dict(top="jumper"))
    s.draw(_vent, name="slit", depth=0.88, record=False, shadow=(4, 4, 6, 0.4))
    hide(292, 1124, 124, "adult", "sneak", "right", "#2f4a6a", seed=27, clothes=dict(hat="cap"))
    hide(262, 304, 124, "teen", "hang", "front", "#7d4a6b", seed=30, hair="messy")
    hide(742, 1186, 112, "child", "sneak", "left", "#c98f2f", seed=33, hair="bob")
    s.draw(_hat, name="big hat with two shoes under it", role="accent", depth=0.9, shadow=(22, 8, 10, 0.4))
    s.draw(_ball, name="rolling ball", depth=0.9, shadow=(16, 8, 6, 0.4))
    s.relate("townsperson", "hides behind", giant)
    s.vignette(0.26)
    s.describe("Tiny people sit in the pockets and folds of a giant’s coat. The giant"
               " leans on a tower, head on his arms, seen from behind. One person "
               "hangs from his sleeve. His hat lies on the empty square, two small "
               "red shoes sticking out. A ball rolls away. Mustard-yellow coat.")  # fmt: skip
    s.moods("funny", "tense", "tender", "playful")
    s.themes("hide and seek", "giants and small people", "trust", "danger", "shelter")
    s.says("ready or not", "hiding in plain sight", "the last place he looks", "ninety-nine", "pocket people", "safe as houses",
           "no peeking", "closer to the enemy", "he carries us all", "coat for a town", "holding our breath", "big brother",
           "stowaways", "somebody will giggle", "he only wants to play", "mind your own back")  # fmt: skip
    s.about(place="a town square", time="late afternoon", weather="clear", light="long gold light from the left",
            view="from below, from behind", composition="right", witness="a dozen tiny townspeople")  # fmt: skip
