"""One More Page: the lighthouse is afraid of the dark, and its keeper reads to it."""

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen, Point
from reverie_studio.scene import Scene, card

FOOT, TURN = (100, 990), 57  # where the tower's foot lies, and how far it leans from upright
IRON, SHEET, GLOW = "#20263f", "#c9cde0", "#ffd98a"
PATCHES = ("#b5573f", "#4a5c94", "#d8a93c", "#7f8fd8", "#8a4a6a", "#e3d3b0", "#3f7a86")


def _bed(x: float, y: float) -> Point:
    """From the bed's own measure (x across, y along) to the card."""
    c, s = 0.5446, 0.8387
    return FOOT[0] + x * c - y * s, FOOT[1] + x * s + y * c


def _mattress(pen: Pen) -> None:
    near = [_bed(164, -70), _bed(164, -650)]
    pen.poly(
        [*near, (near[1][0], near[1][1] + 70), (near[0][0], near[0][1] + 70)], darken(SHEET, 0.45)
    )
    pen.poly([_bed(-164, -70), _bed(-164, -650), _bed(164, -650), _bed(164, -70)], SHEET)
    for i in range(7):
        y = -90 - i * 84
        pen.poly(
            [_bed(-164, y), _bed(-164, y - 26), _bed(164, y - 26), _bed(164, y)], "#8f97c0", 0.6
        )
    a, b = near
    for t in np.linspace(0.04, 0.96, 12):
        x, y = a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t
        pen.line(x, y + 8, x, y + 62, "#5a6294", 5)
    pen.line(a[0], a[1] + 74, b[0], b[1] + 74, IRON, 13)


def _rails(pen: Pen, y: float, high: float, legs: float) -> None:
    """An iron end of the bed: two posts, a bent top, bars."""
    (x0, y0), (x1, y1) = _bed(-176, y), _bed(176, y)
    for x, yy in ((x0, y0), (x1, y1)):
        pen.line(x, yy - high, x, yy + legs, IRON, 15)
        pen.circle(x, yy - high - 12, 15, "#d8a93c")
        pen.circle(x - 4, yy - high - 16, 5, "#fff0b8")
    mx, my = (x0 + x1) / 2, (y0 + y1) / 2
    pen.path(
        f"M{x0},{y0 - high * 0.9}Q{mx - 10},{my - high * 1.4} {x1},{y1 - high * 0.9}",
        IRON,
        stroke=13,
    )
    pen.line(x0, y0 - high * 0.3, x1, y1 - high * 0.3, IRON, 9)
    for t in (0.2, 0.4, 0.6, 0.8):
        x, yy = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t
        pen.line(x, yy - high * (0.95 + 0.75 * t * (1 - t)), x, yy - high * 0.3, IRON, 7)


def _pillow(pen: Pen) -> None:
    with pen.at(*_bed(0, -586), turn=TURN):
        pen.path(
            "M-150,-64Q-130,-90 0,-78Q130,-90 150,-64Q168,0 148,66Q90,84 0,72Q-100,86 -148,62"
            "Q-168,0 -150,-64Z",
            "#eef0f6",
        )
        pen.path("M60,-76Q140,-86 150,-64Q168,0 148,66Q120,78 80,78Q120,0 60,-76Z", "#aab2d4")
        pen.path("M-120,-40q40,20 90,14M-110,40q50,-18 80,-10", "#c3c9e0", stroke=6)


def _sock(pen: Pen) -> None:
    with pen.at(*_bed(0, 8), turn=TURN):
        outline = (
            "M-128,-92Q-126,-20 -138,30Q-146,96 -60,104Q60,112 120,88Q160"
            ",60 136,10Q124,-30 124,-92Q0,-70 -128,-92Z"
        )
        pen.path(outline, "#b5473c")
        with pen.clip(outline):
            for i, tone in enumerate(("#f0dfb8", "#3f5f9a", "#f0dfb8")):
                pen.path(
                    f"M-160,{-44 + i * 44}Q0,{-20 + i * 44} 160,{-44 + i * 44}v20Q0,{2 + i * 44} "
                    f"-160,{-24 + i * 44}Z",
                    tone,
                )
            pen.path("M60,-100Q90,0 60,120H170V-100Z", "#1c1740", 0.35)
        pen.path("M-130,-104Q0,-76 126,-104L126,-78Q0,-50 -130,-78Z", "#d86a50")
        for x in range(-116, 120, 18):
            pen.line(
                x, -94 + 18 * (1 - (x / 130) ** 2), x, -72 + 18 * (1 - (x / 130) ** 2), "#a83f38", 4
            )
        pen.path("M-40,60l26,-14l22,12l-8,24l-30,4Z", "#7f8fd8")
        pen.path("M-36,64l4,8M-22,52l4,8M0,60l-8,6M-6,80l-4,-8", "#f0dfb8", stroke=3)


def _quilt(pen: Pen) -> None:
    rng = np.random.default_rng(11)
    outline = (
        "M-186,-370Q-196,-470 -176,-570Q-150,-652 -60,-664Q0,-680 64,-664Q156,-650 180,-570"
        "Q200,-470 192,-362"
        "Q120,-390 60,-362Q0,-340 -70,-364Q-130,-386 -186,-370Z"
    )
    with pen.at(*FOOT, turn=TURN):
        pen.path(outline, "#4a5c94")
        with pen.clip(outline):
            for row in range(7):
                for column in range(6):
                    x, y = (
                        -200 + column * 68 + float(rng.normal(0, 4)),
                        -690 + row * 66 + float(rng.normal(0, 4)),
                    )
                    tone: Colour = PATCHES[int(rng.integers(len(PATCHES)))]
                    near = max(0.0, 1 - np.hypot(x + 34, y + 33 + 560) / 190)
                    tone = mix(
                        darken(tone, 0.12),
                        GLOW,
                        min(0.92, near * 1.5 * (0.6 + 0.5 * ((row + column) % 2))),
                    )
                    pen.rect(x, y, 70, 68, tone)
                    if (row * 2 + column) % 3 == 0:
                        pen.circle(x + 34, y + 33, 12, lighten(tone, 0.35), 0.8)
            for i in range(8):
                pen.path(f"M-210,{-690 + i * 66}H210", "#1c1c44", 0.5, stroke=3)
                pen.path(f"M{-200 + i * 68},-690V-320", "#1c1c44", 0.5, stroke=3)
            pen.path("M90,-680Q150,-500 120,-250H220V-680Z", "#141038", 0.42)
            pen.path(
                "M-70,-480Q-96,-420 -86,-350M66,-480Q92,-410 84,-350", "#141038", 0.45, stroke=16
            )
        pen.path(
            "M-186,-370Q-130,-386 -70,-364Q0,-340 60,-362Q120,-390 192,-362L190,-336Q120,-362 "
            "60,-336Q0,-314 -70,-338"
            "Q-130,-360 -186,-344Z",
            "#e3d3b0",
        )


def _quay(pen: Pen) -> None:
    rng = np.random.default_rng(3)
    pen.path("M-10,610L810,560V1210H-10Z", "#3a3f66")
    for row in range(11):
        y0, y1 = 600 + row**1.5 * 17, 600 + (row + 1) ** 1.5 * 17
        x = -80 + (row % 2) * 50.0
        while x < 860:
            w = (70 + row * 9) * float(rng.uniform(0.8, 1.2))
            tilt = (400 - x) * 0.06
            tone = mix("#3f456e", "#565c8a", float(rng.random()))
            pen.poly(
                [
                    (x, y0 + tilt),
                    (x + w - 5, y0 + tilt - w * 0.06),
                    (x + w - 5, y1 - 5 + tilt - w * 0.06),
                    (x, y1 - 5 + tilt),
                ],
                tone,
            )
            x += w
    pen.path("M-10,606L810,556V582L-10,634Z", "#6a6f9c")


def _chair(pen: Pen) -> None:
    for d in ("M600,1052L592,1136", "M712,1052L722,1146", "M716,1060L738,872"):
        pen.path(d, "#4a3440", stroke=15)
    pen.path("M730,900L716,980M712,900h24", "#4a3440", stroke=11)
    pen.rect(584, 1040, 142, 20, "#6a4a4a", radius=6)


def _storm(pen: Pen) -> None:
    for x, y, w in ((560, 226, 300), (690, 200, 240), (430, 246, 190)):
        pen.oval(x, y, w * 0.5, 40, "#2a2658")
        pen.oval(x - w * 0.15, y - 22, w * 0.3, 34, "#37336c")
    pen.path("M446,274L432,304L448,308L428,346", "#f6edc4", stroke=4)


def _ship(pen: Pen) -> None:
    pen.path("M104,352Q134,360 166,352L158,366H114Z", "#0f0d2c")
    pen.line(136, 352, 136, 322, "#0f0d2c", 3)
    pen.circle(136, 320, 6, "#fff0b8")


@card(id="gbngbf", title="One More Page", seed=12, palette="indigo", light=(-0.3, -0.8))
def paint(s: Scene) -> None:
    s.sky([(0, "#0e0c2c"), (0.18, "#211d5a"), (0.3, "#4a4790")], horizon=1200)
    s.draw(_storm, name="far storm", role="place", depth=0.5, volume=0.2, rim=0.2)
    s.sea(350, "#15143f", "#8f8cc8", 136, mirror=0.4)
    s.draw(_ship, name="ship's lamp at sea", role="accent", volume=0, rim=0)
    s.glow((136, 320), 46, GLOW, 0.7)
    s.board("quay", _quay, depth=0.7)
    s.draw(lambda pen: _rails(pen, -664, 216, 96), name="iron bed", volume=0.3)
    s.draw(_mattress, name="mattress", record=False, volume=0.15, shadow=(20, 40, 24, 0.5))
    s.draw(_pillow, name="pillow", record=False, volume=0.4)
    tower = s.put(
        "lighthouse",
        at=FOOT,
        scale=1.3,
        turn=TURN,
        role="subject",
        colour="#b5473c",
        lit=False,
        volume=0.5,
        shadow=(10, 16, 10, 0.4),
    )
    s.draw(
        _quilt,
        name="patchwork quilt",
        role="subject",
        volume=0.4,
        rim=0.4,
        shadow=(8, 16, 12, 0.45),
    )
    s.draw(lambda pen: _rails(pen, -62, 92, 110), name="foot of the bed", record=False, volume=0.3)
    s.draw(_sock, name="knitted sock", volume=0.45, shadow=(8, 18, 12, 0.5))
    lamp = _bed(0, -556)
    s.glow(lamp, 260, "#ffc860", 0.45)
    s.glow(lamp, 110, "#fff0b8", 0.35)
    s.draw(_chair, name="chair", volume=0.3, shadow=(20, 4, 12, 0.4))
    s.figure(
        (652, 1042),
        age="old",
        height=330,
        pose="read",
        view="left",
        role="witness",
        label="old keeper reading",
        hair={"kind": "short", "colour": "#e8e3da"},
        clothes={
            "top": "raincoat",
            "colour": "#d8a93c",
            "beard": "long",
            "hat": "souwester",
            "hat_colour": "#d8a93c",
            "shoes": "slippers",
            "shoe_colour": "#a8473a",
        },
    )
    s.relate(tower, "wears", "patchwork quilt")
    s.describe("A lighthouse lies in a bed on the quay at night. A patchwork quilt "
               "covers its lamp, and light shines through. Its foot is in a striped "
               "sock. An old bearded man in yellow oilskins sits there, reading from "
               "a book. Far out a boat’s lamp burns, and lightning falls.")  # fmt: skip
    s.moods("tender", "funny", "anxious", "cosy")
    s.themes("fear of the dark", "comfort", "duty", "night", "care", "bedtime stories")
    s.says(
        "one more page",
        "even the strong need comfort",
        "a sick day",
        "and who guides the ships",
        "afraid of the dark",
        "lights out",
        "night shift is cancelled",
        "a bedtime story",
        "under the blanket",
        "man overboard, please wait",
        "the giant has a cold",
        "reading glasses and slippers",
        "off duty",
        "the sound of the sea",
        "tired of standing",
        "keep a light burning",
    )
    s.about(
        place="harbour quay",
        time="night",
        weather="storm far out",
        light="lamp under a blanket",
        view="eye level",
        composition="diagonal",
    )
    s.vignette(0.4)
