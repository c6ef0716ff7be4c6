"""Boiling Point: the highest mountain of the range is a kettle, and it boils over with birds."""

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.pen import Pen, Point
from reverie_studio.scene import Scene, card
from reverie_studio.stages.parts import pine

RED, NIGHT, LAVA, STEAM = "#d2402c", "#1f2838", "#ff8a2c", "#fbe3cf"
BODY = "M236,1010Q196,900 232,790Q262,706 330,664Q420,624 520,664Q604,706 632,800Q660,900 622,1010Z"
SPOUT = "M262,850Q190,812 160,716Q146,664 112,640L142,590Q196,620 212,690Q232,742 268,742Z"


def _kettle(pen: Pen) -> None:
    pen.path("M338,684Q322,470 430,456Q540,462 522,684", darken(RED, 0.5), stroke=30)
    pen.path("M331,676Q318,466 428,450Q500,452 524,520", lighten(RED, 0.1), stroke=12)
    pen.path("M384,452Q430,436 478,456L484,482Q430,462 380,480Z", "#3a2a2c")
    pen.path(SPOUT, RED)
    pen.path(
        "M262,850Q190,812 160,716Q146,664 112,640L120,626Q166,660 176,716Q200,790 262,820Z",
        darken(RED, 0.35),
    )
    pen.path("M112,640L142,590L150,596L122,648Z", "#3a1a1c")
    pen.path(BODY, RED)
    with pen.clip(BODY):
        pen.path(
            "M232,790Q262,706 330,664Q380,646 420,648Q330,700 300,800Q280,900 300,1010H200Z",
            lighten(RED, 0.22),
        )
        pen.path("M540,670Q640,760 640,1010H480Q580,900 540,670Z", darken(RED, 0.34))
        pen.path("M200,960Q430,1010 660,950V1020H200Z", "#ff7a2c", 0.55)
        for x, y, rx, ry in ((548, 846, 26, 40), (372, 906, 17, 26), (470, 770, 11, 15)):
            pen.oval(x, y, rx, ry, darken(RED, 0.42), 0.75)
            pen.oval(x + rx * 0.2, y + ry * 0.3, rx * 0.85, ry * 0.8, RED)
        pen.path("M300,742l26,-14l14,22l-20,18l-24,-6Z", "#2d2a33")
        pen.path("M590,902l22,-8l10,26l-26,12Z", "#2d2a33")
    pen.path("M330,668Q425,640 522,668L536,690Q425,656 318,690Z", darken(RED, 0.45))
    pen.oval(426, 664, 84, 16, "#fff0dc", 0.95)
    pen.oval(426, 662, 66, 10, "#40191a")


def _ladder(pen: Pen) -> None:
    for x in (588.0, 616.0):
        pen.path(f"M{x - 54},676Q{x - 8},720 {x + 12},880", "#f1d9b0", stroke=4)
    for i in range(11):
        t = i / 10
        x = 548 + 60 * math.sin(t * 1.5)
        pen.line(x - 6, 694 + 184 * t, x + 24, 688 + 184 * t, "#f1d9b0", 4)


def _rock(pen: Pen, points: Sequence[Point], tone: str, seed: int) -> None:
    """Peaks with lit and shaded flanks."""
    pen.poly([(-20, 1220), *points, (820, 1220)], tone)
    rng = np.random.default_rng(seed)
    for (x0, y0), (x1, y1), (x2, y2) in zip(points, points[1:], points[2:], strict=False):
        if not (y1 < y0 and y1 < y2):
            continue
        tall = max(y0, y2) - y1
        zig = [
            (x1, y1),
            (x1 + 8, y1 + tall * 0.3),
            (x1 - 12, y1 + tall * 0.55),
            (x1 + 10, y1 + tall * 0.9),
            (x1 - 6, y1 + tall * 1.5),
            (x1 + 24, 1220),
        ]
        pen.poly([*zig, (x2 + (x2 - x1) * 0.2, 1220), (x2, y2)], darken(tone, 0.38))
        pen.poly(
            [
                (x1, y1),
                (x1 - (x1 - x0) * 0.36, y1 + (y0 - y1) * 0.36),
                (x1 - (x1 - x0) * 0.2, y1 + tall * 0.34),
                (x1 - (x1 - x0) * 0.08, y1 + tall * 0.28),
                zig[1],
            ],
            mix(tone, "#ffc49a", 0.6),
        )
        for _ in range(5):
            x, y = (
                x1 - float(rng.uniform(6, 60)),
                float(rng.uniform(y1 + tall * 0.4, y1 + tall * 1.6)),
            )
            pen.path(
                f"M{x},{y}l{rng.uniform(-16, 2)},{rng.uniform(22, 60)}",
                mix(tone, "#ffc49a", 0.25),
                stroke=4,
            )


def _lava(pen: Pen) -> None:
    pen.path(
        "M170,1046Q300,1002 430,1006Q570,1002 690,1040Q640,1066 560,1056Q430,1044 300,1064"
        "Q210,1070 170,1046Z",
        "#ffb23f",
    )
    pen.path(
        "M230,1044Q330,1016 430,1020Q550,1018 640,1040Q560,1046 430,1034Q310,1040 230,1044Z",
        "#fff0b0",
    )
    for x, h in ((250, 40), (310, 54), (370, 46), (440, 58), (500, 46), (560, 54), (612, 38)):
        pen.path(
            f"M{x - 15},1036Q{x - 16},{1018 - h * 0.5} {x},{1022 - h}Q{x + 18},{1018 - h * 0.5} "
            f"{x + 15},1036Z",
            LAVA,
        )
        pen.path(
            f"M{x - 7},1036Q{x - 8},{1024 - h * 0.3} {x},{1026 - h * 0.55}"
            f"Q{x + 9},{1024 - h * 0.3} "
            f"{x + 7},1036Z",
            "#ffe08a",
        )
    pen.path("M430,1050L410,1100L446,1130L420,1200", "#ffb23f", stroke=9)
    pen.path("M560,1052L600,1090L590,1140", "#ff8a2c", stroke=7)


def _path(t: float) -> Point:
    """The way of the steam, from the spout over the top of the card."""
    points = np.array([(118, 604), (40, 480), (80, 300), (300, 170), (560, 130), (840, 210)], float)
    k = np.linspace(0, 1, len(points))
    return float(np.interp(t, k, points[:, 0])), float(np.interp(t, k, points[:, 1]))


def _cloud(pen: Pen) -> None:
    rng = np.random.default_rng(2)
    puffs = []
    for i in range(90):
        t = (i / 90) ** 0.85 * 0.6
        x, y = _path(t)
        r = (13 + 92 * t) * float(rng.uniform(0.6, 1.0)) * (1.15 - t * 1.1)
        puffs.append(
            (x + float(rng.normal(0, 8 + 34 * t)), y + float(rng.normal(0, 6 + 28 * t)), r)
        )
    for tone, dx, dy, k in (
        ("#d9806a", 5, 8, 1.0),
        ("#f0ae92", 0, 0, 0.96),
        (STEAM, -0.2, -0.26, 0.72),
    ):
        for x, y, r in puffs:
            pen.circle(
                x + (dx if k > 0.9 else dx * r), y + (dy if k > 0.9 else dy * r), r * k, tone
            )


def _starling(pen: Pen, x: float, y: float, size: float, turn: float, flap: float) -> None:
    with pen.at(x, y, scale=size, turn=turn):
        pen.path("M-16,2Q-4,-5 12,-3L20,0L12,3Q-4,6 -24,4Z", NIGHT)
        pen.path(f"M4,-2Q-4,{-18 * flap} -16,{-30 * flap}Q-12,{-10 * flap} -10,0Z", "#141b28")
        pen.path(f"M6,0Q4,{-16 * flap} 10,{-26 * flap}Q-6,{-14 * flap} -8,2Z", "#2c3850")


def _starlings(pen: Pen) -> None:
    rng = np.random.default_rng(5)
    for _ in range(330):
        t = 0.2 + 0.85 * float(rng.random()) ** 0.8
        x, y = _path(min(t, 1.0))
        x2, y2 = _path(min(t + 0.04, 1.0))
        wide = 30 + 120 * t
        x, y = x + float(rng.normal(0, wide * 0.6)), y + float(rng.normal(0, wide * 0.52))
        turn = math.degrees(math.atan2(y2 - y, x2 - x)) if t < 0.95 else 20
        turn = float(np.clip(turn, -70, 60))
        _starling(
            pen,
            x,
            y,
            float(rng.uniform(0.28, 0.62)) * (0.6 + t * 0.5),
            turn + float(rng.normal(0, 16)),
            float(rng.choice([-1, 1]) * rng.uniform(0.5, 1.1)),
        )


def _thief(pen: Pen) -> None:
    _starling(pen, 664, 372, 2.2, -14, 1.0)
    pen.line(694, 366, 690, 420, NIGHT, 3)
    pen.path("M620,452Q690,404 760,452Q690,474 620,452Z", RED)
    pen.path("M690,428Q740,430 760,452Q720,466 690,466Z", darken(RED, 0.35))
    pen.circle(690, 424, 12, "#3a2a2c")


@card(id="vbus7n", title="Boiling Point", seed=8, palette="coral", light=(-0.2, -0.9))
def paint(s: Scene) -> None:
    s.sky([(0, "#8a2f3a"), (0.3, "#d4533f"), (0.6, "#f59a5a"), (0.85, "#ffd08a")], horizon=1080)
    s.sun(430, 760, 190, colour="#ffe2a0", halo=0.5)
    far = [
        (-20, 830),
        (60, 760),
        (120, 800),
        (190, 720),
        (280, 820),
        (560, 830),
        (640, 720),
        (700, 780),
        (760, 700),
        (820, 780),
    ]
    s.draw(
        lambda pen: _rock(pen, far, "#a8525a", 1),
        name="far peaks",
        role="place",
        depth=0.5,
        rim=0.5,
        haze=0.2,
    )
    kettle = s.draw(
        _kettle, name="kettle as high as a mountain", role="subject", volume=0.5, rim=0.6, edge=0.25
    )
    s.board("firs on the kettle", _slope, depth=0.7)
    s.draw(_ladder, name="rope ladder", volume=0.1)
    s.draw(_lava, name="crack of lava", volume=0.1, rim=0)
    s.glow((430, 1030), 330, "#ff9a3f", 0.5)
    mid = [
        (-20, 900),
        (70, 850),
        (150, 960),
        (230, 1030),
        (300, 1070),
        (430, 1080),
        (560, 1066),
        (640, 1010),
        (720, 880),
        (780, 930),
        (820, 860),
    ]
    s.draw(
        lambda pen: _rock(pen, mid, "#3f4258", 2), name="peaks", role="place", depth=0.7, rim=0.6
    )
    near = [
        (-20, 1010),
        (60, 1060),
        (130, 1130),
        (300, 1170),
        (520, 1176),
        (640, 1120),
        (730, 1040),
        (820, 1090),
    ]
    s.draw(
        lambda pen: _rock(pen, near, NIGHT, 3), name="near ridge", role="place", depth=0.9, rim=0.5
    )
    s.board("firs", _firs, depth=0.85)
    s.draw(_cloud, name="steam", material="foliage", volume=0.3, rim=0.4, protect=0.2, wobble=5)
    s.draw(_starlings, name="starlings", role="accent", count=330, volume=0.05, rim=0.1, wobble=0.2)
    s.draw(_thief, name="starling carrying the lid", volume=0.3)
    s.relate(kettle, "turns into", "starlings")
    s.describe("A red kettle stands among mountains as the highest peak. Flames burn "
               "beneath, a big pale sun is behind. The steam becomes hundreds of "
               "small dark birds; a larger one carries off the lid. Tiny firs grow on"
               " it, and a ladder hangs down. The sky is red.")  # fmt: skip
    s.moods("angry", "comic", "grand", "relieved")
    s.themes("anger", "release", "pressure", "freedom", "transformation", "mountains")
    s.says(
        "letting off steam",
        "a volcano in disguise",
        "tea time for giants",
        "the whistle blows",
        "about to explode",
        "free as a bird",
        "temper, temper",
        "the lid is off",
        "a storm in a teapot",
        "thoughts take flight",
        "migration",
        "the highest peak to climb",
        "feeling hot",
        "who is home",
        "words let loose",
        "a watched pot",
    )
    s.about(
        place="mountains",
        time="sunset",
        weather="hot wind, steam",
        light="sunset from behind",
        view="far",
        composition="centred",
        unexplained="the ladder on the kettle",
    )
    s.vignette(0.3)


def _slope(pen: Pen) -> None:
    """Small firs on the shoulder and the handle, bent back by the heat."""
    rng = np.random.default_rng(4)
    for x, y, h, lean in (
        (250, 770, 40, 14),
        (268, 742, 46, 16),
        (290, 716, 38, 18),
        (600, 756, 36, 20),
        (616, 782, 44, 16),
        (346, 560, 30, 16),
        (352, 530, 26, 18),
        (512, 556, 30, 22),
        (520, 590, 34, 18),
        (634, 824, 34, 14),
        (236, 800, 34, 12),
        (312, 698, 30, 18),
    ):
        with pen.at(x, y, turn=lean):
            pine(pen, rng, 0, 4, h, "#1d2f33")


def _firs(pen: Pen) -> None:
    rng = np.random.default_rng(9)
    for x, y, h in (
        (40, 1064, 96),
        (84, 1096, 74),
        (20, 1110, 124),
        (700, 1080, 76),
        (744, 1056, 110),
        (786, 1080, 140),
        (130, 1146, 64),
        (640, 1130, 60),
        (672, 1104, 58),
        (110, 1200, 150),
        (54, 1210, 190),
        (180, 1204, 100),
        (760, 1204, 200),
        (690, 1204, 130),
        (620, 1206, 80),
        (560, 1206, 52),
        (250, 1206, 60),
    ):
        pine(pen, rng, x, y, h, "#16202c")
