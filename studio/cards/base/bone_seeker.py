"""Behind the Pillar: the biggest skeleton of the museum hides from the night watchman."""

import math

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.motifs._forms import flow, tube
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WALL, STONE, FLOOR, BONE, GAP = "#1b4f57", "#3f7a7c", "#1c4a50", "#e9dfbf", "#0b2a33"
SPINE, FLOOR_LINE, TORCH = 236.0, 770.0, (714.0, 976.0)


def _bone(pen: Pen, a: tuple[float, float], b: tuple[float, float], r: float) -> None:
    """A long bone with two knobs at each end."""
    turn = math.degrees(math.atan2(b[1] - a[1], b[0] - a[0]))
    length = math.hypot(b[0] - a[0], b[1] - a[1])
    with pen.at(*a, turn=turn):
        for tone, k in ((darken(BONE, 0.35), 1.0), (BONE, 0.74)):
            off = (1 - k) * r * -0.5
            pen.path(tube(f"0,{off},{r * 1.1 * k} {length * 0.2},{off},{r * 0.66 * k} {length * 0.8},{off},"
                          f"{r * 0.62 * k} {length},{off},{r * k}"), tone)  # fmt: skip
            for x in (0, length):
                pen.circle(x, off - r * 0.6, r * 0.85 * k, tone)
                pen.circle(x, off + r * 0.6, r * 0.85 * k, tone)


def _chain(pen: Pen, knots: list[tuple[float, float, float]], gap: float, spikes: float) -> None:
    """Vertebrae along a line; the third number is their size."""
    line = flow(knots, per=60)
    walked, last = gap, line[0]
    for p in line:
        walked += math.hypot(p[0] - last[0], p[1] - last[1])
        if walked > gap * p[2] / 16:
            turn = math.degrees(math.atan2(p[1] - last[1], p[0] - last[0]))
            r = float(p[2])
            with pen.at(float(p[0]), float(p[1]), turn=turn):
                pen.path(f"M{-r * 0.4},{-r * 0.6} L{-r * 0.2},{-r * spikes} h{r * 0.5} L{r * 0.4},{-r * 0.6}Z", darken(BONE, 0.2))
                pen.rect(-r * 0.55, -r * 0.8, r * 1.1, r * 1.6, darken(BONE, 0.34), 1, r * 0.4)
                pen.rect(-r * 0.5, -r * 0.75, r * 0.9, r * 1.2, BONE, 1, r * 0.4)
            walked = 0.0
        last = p


def _skeleton(pen: Pen) -> None:
    _chain(pen, [(250, 850, 22), (330, 960, 21), (430, 1040, 17), (520, 1082, 12), (590, 1104, 8), (624, 1092, 5)], 21, 1.5)
    for side, knee in ((-1, (124, 884)), (1, (352, 880))):
        foot = (SPINE + side * 74, 1002)
        _bone(pen, (SPINE + side * 50, 792), knee, 17)
        _bone(pen, knee, foot, 14)
        for toe in (-1, 0, 1):
            tip = foot[0] + side * 18 + toe * 26
            pen.path(tube(f"{foot[0]},{foot[1] + 4},11 {tip},{foot[1] + 16},9 {tip + toe * 6},{foot[1] + 24},3"), BONE)
    pen.path(f"M{SPINE - 92},752 Q{SPINE},716 {SPINE + 92},752 Q{SPINE + 84},820 {SPINE + 30},838 "
             f"H{SPINE - 30} Q{SPINE - 84},820 {SPINE - 92},752Z", darken(BONE, 0.12))  # fmt: skip
    for side in (-1, 1):
        pen.oval(SPINE + side * 62, 786, 15, 19, GAP)
    for i in range(9):
        y, w = 486 + i * 29, 92 + 84 * math.sin((i + 1.6) / 10 * math.pi)
        for side in (-1, 1):
            x = SPINE + side * w
            spine = f"{SPINE},{y - 6},9 {SPINE + side * w * 0.7},{y - 12},9 {x},{y + 20},8 {x - side * w * 0.16},{y + 50},6 {x - side * w * 0.42},{y + 66},3"
            pen.path(tube(spine), darken(BONE, 0.36))
            with pen.at(-2, -4):
                pen.path(tube(spine.replace(",9 ", ",6 ").replace(",8 ", ",5.5 ")), mix(BONE, "#ffffff", 0.1 * (side + 1)))
    _chain(pen, [(SPINE, 500, 20), (SPINE - 14, 420, 19), (SPINE + 4, 318, 17), (300, 214, 15), (376, 196, 14)], 20, 1.7)


def _skull(pen: Pen) -> None:
    d = "M362,176 Q392,140 446,150 Q500,166 548,216 Q572,240 566,262 Q556,280 520,276 L446,266 Q392,268 366,236 Q350,204 362,176Z"
    pen.path(d, darken(BONE, 0.3))
    with pen.clip(d), pen.at(-4, -8):
        pen.path(d, BONE)
    pen.path("M398,270 Q470,292 552,282 Q556,300 532,304 Q450,312 396,284Z", darken(BONE, 0.18))
    for i in range(11):
        pen.path(f"M{432 + i * 12},{267 + i} l5,15 l5,-14Z", "#fffbe8")
    pen.oval(530, 226, 13, 8, GAP)
    pen.oval(440, 206, 36, 31, GAP)
    pen.circle(451, 214, 6, "#ffe9a0")


def _claw(pen: Pen, wrist: tuple[float, float], tips: tuple[tuple[float, float], ...]) -> None:
    for x, y in tips:
        mid = (wrist[0] + (x - wrist[0]) * 0.55, wrist[1] + (y - wrist[1]) * 0.5)
        pen.path(tube(f"{wrist[0]},{wrist[1]},13 {mid[0]},{mid[1]},12 {x},{y},6"), GAP, 0.75)
    for x, y in tips:
        mid = (wrist[0] + (x - wrist[0]) * 0.55, wrist[1] + (y - wrist[1]) * 0.5)
        pen.path(tube(f"{wrist[0]},{wrist[1]},10 {mid[0]},{mid[1]},9 {x},{y},3"), darken(BONE, 0.2))
        pen.path(tube(f"{wrist[0] - 2},{wrist[1] - 2},7 {mid[0] - 2},{mid[1] - 2},6 {x},{y},2"), lighten(BONE, 0.3))


def _arms(pen: Pen) -> None:
    _bone(pen, (SPINE + 96, 492), (446, 410), 13)
    _bone(pen, (446, 410), (424, 286), 11)
    _claw(pen, (422, 268), ((402, 172), (432, 158), (466, 168)))
    _bone(pen, (SPINE - 96, 496), (78, 440), 13)
    _bone(pen, (78, 440), (158, 356), 11)


def _column(pen: Pen, x: float, w: float, foot: float, tone: str) -> None:
    pen.rect(x - w / 2, -10, w, foot, tone)
    for i in range(6):
        pen.rect(x - w / 2 + i * w / 6, -10, w / 14, foot, darken(tone, 0.3))
        pen.rect(x - w / 2 + i * w / 6 + w / 14, -10, w / 18, foot, lighten(tone, 0.12))
    pen.rect(x - w * 0.62, foot - w * 0.28, w * 1.24, w * 0.18, lighten(tone, 0.08), 1, 5)
    pen.rect(x - w * 0.72, foot - w * 0.12, w * 1.44, w * 0.22, darken(tone, 0.12), 1, 4)
    pen.rect(x - w * 0.62, 40, w * 1.24, w * 0.2, lighten(tone, 0.08), 1, 5)
    pen.rect(x - w * 0.74, -4, w * 1.48, 46, darken(tone, 0.1))


def _hall(pen: Pen) -> None:
    pen.gradient(f"M0,0H800V{FLOOR_LINE}H0Z", (0, 0), (0, FLOOR_LINE), [(0, "#0d3039"), (1, WALL)])
    for x in (430, 560, 690):
        pen.path(f"M{x},600 V260 Q{x + 42},180 {x + 84},260 V600Z", "#2c7480")
        pen.path(f"M{x + 8},592 V264 Q{x + 42},200 {x + 76},264 V592Z", "#4f9a9c")
        for k in range(1, 5):
            pen.line(x + 8, 592 - k * 74, x + 76, 592 - k * 74, "#1f5a62", 4)
        pen.line(x + 42, 592, x + 42, 214, "#1f5a62", 5)
    pen.rect(0, 640, 800, 12, "#2d6a70")
    pen.rect(0, FLOOR_LINE - 26, 800, 26, "#123d45")


def _floor(pen: Pen) -> None:
    pen.rect(0, FLOOR_LINE, 800, 440, FLOOR)
    rows = [FLOOR_LINE + 430 * (i / 9) ** 1.7 for i in range(11)]
    for r in range(10):
        for c in range(-9, 11):
            if (r + c) % 2:
                xs = [520 + (c + d) * 82 * (0.5 + (y - FLOOR_LINE) / 430 * 1.3) for y, d in
                      ((rows[r], 0), (rows[r], 1), (rows[r + 1], 1), (rows[r + 1], 0))]  # fmt: skip
                ys = (rows[r], rows[r], rows[r + 1], rows[r + 1])
                pen.poly(list(zip(xs, ys, strict=True)), "#2b636a")


def _pedestal(pen: Pen) -> None:
    for x in (566, 706):
        pen.line(x, 706, x, 560, "#20282c", 7)
        pen.path(f"M{x - 26},548 Q{x},590 {x + 26},548", "#20282c", stroke=6)
    pen.path("M500,706 L532,684 H752 L784,706Z", "#e8cf98")
    pen.rect(500, 706, 284, 96, "#b98a52")
    pen.rect(500, 706, 284, 14, "#d9ac6c")
    pen.rect(590, 738, 96, 32, "#e9c873", 1, 3)
    pen.rect(484, 802, 312, 22, "#8f6a44")


@card(id="a8e2yd", title="Behind the Pillar", seed=5, palette="teal", light=(0.8, -0.45))
def paint(s: Scene) -> None:
    s.draw(_hall, name="wall", role="place", depth=0.5, haze=0.0)
    s.draw(_floor, name="floor", role="place", depth=0.6, rim=0, volume=0)
    s.draw(lambda pen: _column(pen, 500, 62, 800, "#2f6a70"), name="far column", role="place", depth=0.6)
    s.draw(_pedestal, name="empty pedestal", depth=0.7)
    bones = s.draw(lambda pen: (_skeleton(pen), _skull(pen), _arms(pen)), name="dinosaur skeleton", role="subject",
                   depth=0.8, volume=0.2, shadow=(-14, 10, 14, 0.5))  # fmt: skip
    pillar = s.draw(lambda pen: _column(pen, SPINE, 104, 1030, STONE), name="pillar", role="place", depth=0.9,
                    volume=0.4, shadow=(-20, 6, 16, 0.5))  # fmt: skip
    s.draw(lambda pen: _claw(pen, (160, 350), ((236, 322), (240, 352), (228, 384))), name="claw", depth=0.9, record=False)
    s.beam(TORCH, (652, 480), 10, 290, "#fff0b0", 0.85, soft=9)
    s.glow((640, 690), 200, "#ffe9a0", 0.3)
    s.put("bird", at=(636, 690), scale=0.86, role="accent", colour="#b8552f", breast="#dd9a66", pose="sing")
    uniform = dict(top="uniform", colour="#2c3f66", hat="cap", hat_colour="#22304f", trim="#d9b45a")
    s.figure((640, 1146), age="broad", pose="stand", view="back", height=300, clothes=uniform, role="witness",
             hair=dict(kind="short", colour="#b9b4b2"), reach={"hand_right": (TORCH[0] - 640, TORCH[1] - 1146)},
             label="watchman")  # fmt: skip
    s.draw(lambda pen: pen.path("M698,1000 l8,-40 h20 l6,40Z M696,966 l4,-16 h34 l4,16Z", "#2a2f36"), name="torch", depth=0.9)
    s.glow((TORCH[0] + 2, TORCH[1] - 22), 50, "#fff6d0", 0.8)
    s.relate(bones, "hides behind", pillar)
    s.vignette(0.34)
    s.describe("A dinosaur skeleton stands behind a pillar much narrower than itself."
               " It holds a claw over its eye. A watchman, seen from behind, shines "
               "his torch on a museum pedestal where only a red-brown bird sits. The "
               "tip of the skeleton’s tail touches his heel. The hall is dark "
               "blue-green.")  # fmt: skip
    s.moods("funny", "spooky", "tender", "tense")
    s.themes("hiding", "night", "the past", "big and small", "being overlooked")
    s.says("if I cannot see you", "hide and seek champion", "skeleton in the cupboard", "night shift",
           "the bird did it", "holding my breath", "do not sneeze", "too big to hide", "the past is awake",
           "standing in for me", "thin disguise", "mind the tail", "bones do not lie still",
           "looking the wrong way", "after closing time", "clack, clack")  # fmt: skip
    s.about(place="a museum hall", time="night", weather="still", light="one torch beam in the dark",
            view="eye level", composition="left", witness="a stout watchman seen from behind")
