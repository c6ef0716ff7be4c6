"""Next, Please: monsters sit in the waiting room of a very small doctor."""

from typing import Any

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.motifs._forms import blob, flow, tube
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WALL, DADO, TILE, WHITE, INK = "#cdbfe0", "#a996c8", "#e6dcee", "#fdf8f4", "#2f2444"
FLOOR = 880.0


def _fur(pen: Pen, rng: np.random.Generator, text: str, tone: Colour, locks: int = 60, length: float = 26) -> None:
    """A shaggy body: outline of hanging locks, planes of light from the left, dry strokes."""
    d = blob(text)
    knots = [tuple(float(v) for v in word.rstrip("!").split(",")) for word in text.split()]
    rim = flow(knots, closed=True, per=24)
    for k in np.linspace(0, len(rim) - 1, locks).astype(int):
        x, y = (float(v) for v in rim[k])
        r = length * float(rng.uniform(0.7, 1.2))
        pen.path(f"M{x - 10},{y - 8} Q{x - 6},{y + r * 0.5} {x + float(rng.normal(0, 5))},{y + r} Q{x + 8},{y + r * 0.4} {x + 10},{y - 8}Z", tone)
    pen.path(d, tone)
    x0, y0, x1, y1 = rim[:, 0].min(), rim[:, 1].min(), rim[:, 0].max(), rim[:, 1].max()
    with pen.clip(d):
        pen.path(f"M{x1 + 9},{y0 - 9} L{x1 - (x1 - x0) * 0.28},{y0} Q{x1 - (x1 - x0) * 0.16},{(y0 + y1) / 2} {x1 - (x1 - x0) * 0.36},{y1 + 9} H{x1 + 9}Z", darken(tone, 0.2), 0.7)
        for _ in range(int((x1 - x0) * (y1 - y0) / 500)):
            x, y = rng.uniform(x0, x1), rng.uniform(y0, y1)
            light = (x - x0) / (x1 - x0) < 0.6
            pen.path(f"M{x},{y} q2,{length * 0.5} {float(rng.normal(0, 4))},{length * 0.9}", lighten(tone, 0.16) if light else darken(tone, 0.25), 0.6, stroke=3)


def _eye(pen: Pen, x: float, y: float, r: float, lid: Colour, iris: Colour = "#e8b84a", droop: float = 0.25) -> None:
    pen.circle(x, y, r, "#fffaf0")
    pen.circle(x - r * 0.3, y + r * 0.18, r * 0.62, iris)
    pen.circle(x - r * 0.36, y + r * 0.2, r * 0.34, INK)
    pen.circle(x - r * 0.5, y, r * 0.14, "#ffffff")
    with pen.clip(f"M{x - r},{y}a{r},{r} 0 1 1 {2 * r},0a{r},{r} 0 1 1 {-2 * r},0Z"):
        pen.rect(x - r, y - r, 2 * r, r * 2 * droop, lid)


def _chair(pen: Pen, x: float, y: float, k: float = 1.0, splay: float = 4.0) -> None:
    """The front of a chair that is too small: seat and legs, drawn over whoever sits on it."""
    wood = "#9a5f4a"
    with pen.at(x, y, scale=k):
        for s in (-1, 1):
            pen.line(s * 46, -62, s * (46 + splay), 0, darken(wood, 0.2), 11)
            pen.line(s * 46 - 2, -62, s * (46 + splay) - 2, 0, wood, 5)
        pen.line(-46, -26, 46, -26, darken(wood, 0.25), 7)
        pen.rect(-60, -76, 120, 18, wood, 1, 6)
        pen.rect(-58, -76, 116, 6, lighten(wood, 0.25), 1, 3)


def _room(pen: Pen) -> None:
    pen.gradient(f"M0,0H800V{FLOOR}H0Z", (0, 0), (800, 300), [(0, lighten(WALL, 0.35)), (0.6, WALL), (1, darken(WALL, 0.14))])
    pen.rect(0, 640, 800, 240, DADO)
    for i in range(14):
        pen.rect(i * 60 + 4, 652, 52, 216, mix(DADO, WALL, 0.3), 1, 4)
    pen.rect(0, 630, 800, 14, WHITE)
    pen.rect(0, FLOOR - 16, 800, 16, "#8a78aa")
    rows = [FLOOR + 320 * (i / 7) ** 1.5 for i in range(9)]
    for r in range(8):
        for c in range(-8, 16):
            xs = [280 + (c + d) * 76 * (0.8 + (y - FLOOR) / 300) for y, d in ((rows[r], -3), (rows[r], -2), (rows[r + 1], -2), (rows[r + 1], -3))]
            pen.poly(list(zip(xs, (rows[r], rows[r], rows[r + 1], rows[r + 1]), strict=True)), TILE if (r + c) % 2 else "#bba9d4")
    pen.rect(410, 180, 130, 104, WHITE, 1, 4)
    pen.rect(420, 190, 110, 84, "#f3dfe6")
    pen.path("M440,262 q10,-50 34,-30 q24,-44 42,26Z", "#c98aa8")
    pen.circle(512, 212, 10, "#f0c46a")
    pen.rect(196, 150, 124, 176, WHITE, 1, 4)
    for r, (n, k) in enumerate(((1, 1.7), (2, 1.25), (3, 0.95), (4, 0.7))):
        for c in range(n):
            x, y = 258 + (c - (n - 1) / 2) * 29 * k, 186 + r * 38
            pen.oval(x, y + 3 * k, 7 * k, 6 * k, INK)
            for dx in (-8, 0, 8):
                pen.circle(x + dx * k, y - (7 if dx else 9) * k, 2.9 * k, INK)
    pen.line(300, 0, 300, 60, "#6a5a86", 4)
    pen.path("M252,98 Q300,30 348,98Z", "#8a78b0")
    pen.oval(300, 98, 48, 9, "#fff3d0")
    pen.circle(640, 150, 58, WHITE)
    pen.circle(640, 150, 48, "#f6eef4")
    pen.line(640, 150, 640, 118, INK, 5)
    pen.line(640, 150, 664, 160, INK, 5)


def _cupboard(pen: Pen) -> None:
    pen.rect(248, 380, 140, 420, "#7f6a96", 1, 6)
    pen.rect(262, 396, 112, 396, "#20183a")
    pen.path("M374,396 L424,420 V806 L374,792Z", "#9a84b0")
    for x, y, r in ((300, 470, 13), (334, 466, 13), (286, 540, 9), (312, 544, 9), (338, 600, 11), (362, 596, 11), (292, 660, 7), (308, 662, 7)):
        pen.oval(x, y, r, r * 0.9, "#ffe9a0")
        pen.circle(x - r * 0.3, y + r * 0.2, r * 0.4, INK)


def _round_one(pen: Pen, rng: np.random.Generator) -> None:
    _fur(pen, rng, "316,730 366,752 384,820 366,884 316,900 266,884 248,820 266,752", "#e58fa0", 40, 16)
    _eye(pen, 312, 796, 40, "#c76f84", "#5f9aa8", 0.34)
    pen.path("M276,852 Q312,870 344,850", INK, stroke=5)
    pen.line(296, 858, 240, 838, "#fff6f0", 9)
    pen.line(262, 846, 242, 839, "#d8433a", 6)
    pen.path("M252,876 Q316,910 380,872 L384,900 Q316,936 250,902Z", "#5f9a8a")
    pen.path("M350,896 l26,6 l-8,66 l-28,-4Z", "#5f9a8a")
    _chair(pen, 316, 964, 0.84)
    for x in (290, 342):
        pen.path(tube(f"{x},892,13 {x - 2},930,11"), "#d97a90")
        pen.oval(x - 8, 940, 20, 10, "#c76f84")


def _arms_one(pen: Pen, rng: np.random.Generator) -> None:
    tone = "#6fb0a0"
    for d in ("452,620,16 396,640,14 372,700,12 404,738,11", "452,650,16 506,672,14 526,730,12 496,760,11", "452,690,16 400,720,14 388,776,12 420,800,11",
              "452,700,16 512,730,14 520,790,12 486,812,11"):  # fmt: skip
        pen.path(tube(d), darken(tone, 0.12))
    body = tube("452,470,26 448,540,30 452,640,40 452,760,52 452,850,56")
    pen.path(body, tone)
    with pen.clip(body):
        pen.rect(462, 440, 70, 480, darken(tone, 0.18), 0.7)
        for i in range(12):
            pen.circle(424 + (i * 37) % 60, 560 + i * 28, 6, lighten(tone, 0.3))
    pen.path(blob("452,400 496,416 504,462 476,500 430,500 398,476 400,424"), tone)
    _eye(pen, 424, 446, 20, darken(tone, 0.15))
    _eye(pen, 468, 444, 24, darken(tone, 0.15))
    pen.path("M416,482 q26,-10 50,4", INK, stroke=4)
    pen.path(blob("416,404 430,366 470,360 498,386 494,412 452,398"), "#7fa8d8")
    pen.path("M444,362 h24 v-14 h-24Z", "#e8e0f0")
    pen.path("M384,700 L420,640 L452,700 L412,760Z M520,752 L482,690 L452,740 L486,800Z", WHITE)
    pen.path("M420,640 L476,560 M482,690 L430,560", WHITE, stroke=6)
    _chair(pen, 452, 950, 0.95)
    for x in (428, 480):
        pen.path(tube(f"{x},850,18 {x - 3},924,13"), darken(tone, 0.08))
        pen.oval(x - 10, 936, 25, 11, darken(tone, 0.2))


def _reader(pen: Pen, rng: np.random.Generator) -> None:
    tone = "#8a6ab4"
    _fur(pen, rng, "560,640 626,666 650,760 636,866 560,896 486,866 472,760 496,666", tone, 60, 24)
    for s in (-1, 1):
        pen.path(f"M{560 + s * 40},664 Q{560 + s * 96},640 {560 + s * 84},584 Q{560 + s * 60},626 {560 + s * 22},640Z", "#f3e6c8")
    _eye(pen, 536, 714, 20, darken(tone, 0.2), "#d8614a", 0.1)
    _eye(pen, 586, 714, 20, darken(tone, 0.2), "#d8614a", 0.1)
    with pen.at(560, 800, turn=-3):
        pen.path("M-84,-58 Q-40,-70 0,-54 Q40,-70 84,-58 V58 Q40,46 0,62 Q-40,46 -84,58Z", "#d9604a")
        pen.path("M-76,-50 Q-38,-60 0,-46 V54 Q-38,42 -76,50Z", "#e8826a")
        pen.path("M20,-30 h44 v62 h-44Z", "#f6e3b8")
        with pen.at(42, 0, turn=180):
            pen.path("M-16,22 v-26 l16,-18 l16,18 v26Z", "#5f8aa8")
            pen.path("M-20,-2 L0,-24 L20,-2Z", "#b8433a")
    for s in (-1, 1):
        pen.path(tube(f"{560 + s * 86},830,20 {560 + s * 84},800,20"), tone)
        for k in range(3):
            pen.path(f"M{560 + s * 70 - s * 4},{784 + k * 14} l{-s * 16},5 l{s * 14},5Z", "#f3e6c8")
    _chair(pen, 560, 984, 1.0)
    for x in (530, 590):
        pen.path(tube(f"{x},886,22 {x},950,18"), darken(tone, 0.1))
        pen.oval(x - 8, 966, 30, 13, darken(tone, 0.22))


def _snout(pen: Pen, rng: np.random.Generator) -> None:
    tone = "#e0a95a"
    pen.path(tube("430,1000,22 466,1018,16 492,1004,9 500,976,3"), darken(tone, 0.15))
    pen.path(tube("462,1017,18 478,1014,16"), WHITE)
    pen.path(blob("398,880 436,906 446,980 424,1010 372,1010 352,980 362,906"), tone)
    pen.path(blob("398,930 416,950 416,1000 380,1000 380,950"), lighten(tone, 0.3))
    for k in range(5):
        pen.path(f"M{418 + k * 5},{884 + k * 22} l18,4 l-14,14Z", "#b8703a")
    pen.path(blob("410,826 440,844 438,884 406,902 360,900 312,890 300,872 316,856 364,848"), tone)
    pen.circle(312, 866, 5, INK)
    pen.path("M306,884 Q350,900 392,888", INK, stroke=4)
    with pen.at(348, 856, turn=-6):
        pen.rect(-24, -9, 48, 18, "#f6d9c0", 1, 8)
        pen.rect(-8, -9, 16, 18, "#e8bfa0")
    _eye(pen, 396, 848, 15, darken(tone, 0.2), "#6f9a4a")
    _chair(pen, 398, 1068, 0.8)
    for x in (382, 418):
        pen.path(tube(f"{x},1000,14 {x - 3},1040,12"), darken(tone, 0.1))
        pen.oval(x - 9, 1050, 21, 9, darken(tone, 0.25))


def _biggest(pen: Pen, rng: np.random.Generator) -> None:
    tone = "#5a4a86"
    for s in (-1, 1):
        pen.path(f"M{712 + s * 60},300 Q{712 + s * 130},260 {712 + s * 120},180 Q{712 + s * 84},236 {712 + s * 30},262Z", "#e9dcc0")
    _fur(pen, rng, "712,236 800,270 850,400 870,640 860,860 790,960 690,972 620,930 590,800 596,600 612,400 640,280", tone, 110, 34)
    face = blob("700,350 752,366 770,420 742,470 680,474 642,440 648,380")
    pen.path(face, lighten(tone, 0.35))
    for k in range(9):
        pen.path(f"M{646 + k * 13},352 q6,{26 - abs(k - 4) * 3} 4,{40 - abs(k - 4) * 5} q8,-18 14,{-36 + abs(k - 4) * 4}Z", tone)
    _eye(pen, 676, 404, 17, lighten(tone, 0.1), "#8fd0a0", 0.4)
    _eye(pen, 726, 402, 17, lighten(tone, 0.1), "#8fd0a0", 0.4)
    pen.path("M672,452 Q700,434 734,450", INK, stroke=6)
    pen.path("M682,452 l8,-20 l8,16Z M716,448 l8,-18 l8,20Z", "#fff6e0")
    pen.path("M640,500 Q712,552 800,494 L812,534 Q716,596 634,542Z", "#d8785a")
    pen.path("M660,550 l40,10 l-6,130 l-44,-8Z", "#d8785a")
    for k in range(4):
        pen.line(656 + k, 580 + k * 28, 694, 588 + k * 28, "#f3c9a0", 6)
    for x, lean in ((636, 26), (768, 22)):
        _chair(pen, x, 1030, 1.15, lean)
    for x, y in ((650, 800), (742, 810)):
        _fur(pen, rng, f"{x - 46},{y - 60} {x},{y - 84} {x + 46},{y - 60} {x + 44},{y + 170} {x},{y + 186} {x - 44},{y + 170}", lighten(tone, 0.06), 30, 26)
    for x in (640, 744):
        pen.path(blob(f"{x - 70},1036 {x - 58},990 {x},972 {x + 48},990 {x + 56},1036 {x},1046"), lighten(tone, 0.12))
        for k in range(3):
            pen.circle(x - 52 + k * 30, 1034, 15, lighten(tone, 0.2))
            pen.path(f"M{x - 62 + k * 30},1044 l-8,10 l18,-2Z", "#f3e6c8")
    pen.circle(584, 1034, 20, WHITE)
    pen.path("M566,1026 q16,10 32,2 M566,1038 q16,10 32,2", "#c9b8d8", stroke=3)
    pen.path("M580,1016 q-16,-22 -22,-8 q6,12 22,8 q14,-24 22,-10 q-4,12 -22,10Z", WHITE)
    for s in (-1, 1):
        pen.path(tube(f"{712 + s * 100},640,34 {712 + s * 84},740,30 {700 + s * 34},800,26"), lighten(tone, 0.03))
        for k in range(3):
            pen.path(f"M{690 + s * 34 + k * 10},{810} l4,18 l7,-16Z", "#f3e6c8")


def _doorway(pen: Pen) -> None:
    pen.rect(0, 0, 34, 1200, "#6f5a94")
    pen.rect(30, 0, 14, 1200, "#4f3f72")
    pen.path("M44,60 L136,110 V1110 L44,1180Z", "#9a82bd")
    pen.path("M60,130 L120,160 V560 L60,560Z M60,620 L120,612 V1040 L60,1080Z", "#8570aa")
    pen.path("M128,106 L136,110 V1110 L128,1116Z", "#d9cbe8")
    pen.circle(116, 640, 10, "#e0b04a")


def _train(pen: Pen) -> None:
    """The coat is far too long: it lies on the floor."""
    pen.path("M124,1040 Q166,1052 206,1042 L218,1106 Q236,1150 262,1176 Q190,1194 96,1178 Q82,1172 92,1162 Q114,1110 124,1040Z", "#fffdf8")
    pen.path("M190,1046 L206,1042 L218,1106 Q236,1150 262,1176 Q232,1184 206,1184 Q196,1120 190,1046Z", "#d6cbe2")
    pen.path("M140,1060 Q138,1130 122,1174 M164,1060 Q168,1130 164,1180", "#c9bcd8", stroke=4)


def _drawings(pen: Pen, at: tuple[float, float]) -> None:
    for turn, tone in ((30, "#f0e6da"), (16, "#f8f0e4"), (2, "#fffaf2")):
        with pen.at(at[0] + 4, at[1] + 26, turn=turn):
            pen.rect(-22, -74, 74, 92, tone, 1, 2)
    with pen.at(at[0] + 4, at[1] + 26, turn=2):
        pen.path(blob("0,-10 -8,-36 6,-56 28,-56 40,-36 34,-8"), "#8a6ab4")
        pen.path("M2,-54 l-6,-14 l14,10 M30,-56 l10,-12 l0,18", "#d9a94a", stroke=4)
        pen.circle(10, -38, 4, WHITE)
        pen.circle(24, -38, 4, WHITE)


@card(id="fv63i5", title="Next, Please", seed=23, palette="rose", light=(-0.85, -0.3))
def paint(s: Scene) -> None:
    rng = s.own_rng("fur")[0]
    s.draw(_room, name="waiting room", role="place", depth=0.6, haze=0.0, rim=0, volume=0)
    s.shade("M46,1200 L46,1120 L250,884 H520 L420,1200Z", "#fffaf0", 0.42, 12)
    s.draw(_cupboard, name="cupboard full of eyes", role="subject", depth=0.7)
    shaggy: tuple[tuple[str, Any], ...] = (("shaggy horned monster with a bandaged toe", _biggest), ("horned monster behind a book", _reader),
              ("many-armed monster with slings", _arms_one), ("round monster with a thermometer", _round_one),
              ("long-snouted monster with a plaster", _snout))  # fmt: skip
    shifts = ((6.0, 0.0), (8.0, -4.0), (2.0, 0.0), (8.0, -6.0), (74.0, 72.0))

    def sit(pen: Pen, i: int) -> None:
        with pen.at(*shifts[i]):
            shaggy[i][1](pen, rng)

    beasts = [s.draw(lambda pen, i=i: sit(pen, i), name=name, role="subject", depth=0.8, volume=0.2, rim=0.5,
                     shadow=(12, 10, 10, 0.35)) for i, (name, _) in enumerate(shaggy)]  # fmt: skip
    s.draw(_doorway, name="open door", role="place", depth=0.9, rim=0.1)
    coat = dict(top="long_coat", colour="#fffdf8", trim="#cfc4dc", shoes="shoes", shoe_colour="#c4506a", bottom="tights")
    girl = s.figure((166, 1160), age="child", pose="carry", view="back_right", height=350, clothes=coat, role="witness",
                    label="girl in a white coat", hair=dict(kind="braids", colour="#7a4a2c"), prop=None, skin="#e8b68d")  # fmt: skip
    s.draw(_train, name="hem of the coat", depth=0.92, record=False, rim=0.2)
    s.draw(lambda pen: _drawings(pen, girl["hand_east"]), name="sheaf of drawings", depth=0.95, shadow=(4, 5, 4, 0.3))
    s.relate(beasts[0], "wears", "bandages")
    s.vignette(0.2)
    s.describe("A girl in a long white coat faces a room of monsters. She holds "
               "drawings. The monsters sit on tiny chairs, with a thermometer, two "
               "arm slings, a plaster. One holds its book upside down, a huge one has"
               " a bandaged toe. Eyes peer from a cupboard. Lilac room.")  # fmt: skip
    s.moods("funny", "tender", "eerie", "shy")
    s.themes("fear", "caring", "childhood", "waiting", "big and small")
    s.says("the doctor is in", "monsters have feelings too", "who is afraid of whom", "where does it hurt", "sick day",
           "small but in charge", "say aah", "get well soon", "bedside manner", "under the bed no more", "my drawings come to me",
           "upside-down reading", "just a scratch", "full waiting room", "the patient patient", "cough, growl, sniff")  # fmt: skip
    s.about(place="a waiting room", time="morning", weather="still", light="white light from the surgery door",
            view="indoors, from the door", composition="right", witness="a girl in a white coat, seen from behind")
