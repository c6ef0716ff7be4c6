"""A tree in a travelling coat is about to leave by goods train; a woman holds it tight."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.pen import Pen, Point
from reverie_studio.scene import Scene, card

EDGE = 956  # the far edge of the platform
BARK, BARK_DARK, BARK_LIGHT = "#6d5342", "#453229", "#9a7c62"
COAT, COAT_DARK, COAT_LIGHT = "#5f7f88", "#3d5862", "#8aa8ab"
RUST = ("#b2512a", "#c96f33", "#93401f", "#d98f45", "#a85a3a", "#7d3a22")
BRANCHES: tuple[tuple[Point, ...], ...] = (
    ((250, 600), (236, 470), (160, 380), (90, 300)),
    ((252, 600), (262, 440), (250, 320), (232, 190)),
    ((256, 600), (290, 460), (370, 370), (420, 270)),
    ((270, 500), (350, 440), (450, 410), (520, 370)),
    ((238, 480), (140, 440), (70, 430), (20, 400)),
    ((256, 360), (310, 270), (330, 190), (346, 140)),
    ((180, 400), (160, 300), (150, 220), (120, 170)),
)


def leaf(pen: Pen, x: float, y: float, k: float, turn: float, tone: str) -> None:
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-16,0 Q-4,-13 18,0 Q-4,12 -16,0Z", tone)
        pen.path("M-16,0 Q-4,-13 18,0Z", lighten(tone, 0.16))


def wagon(pen: Pen) -> None:
    """An old planked goods wagon; the sliding door is open."""
    pen.path("M440,540 Q620,496 820,508 V566 H440Z", "#5d4a40")
    pen.path("M440,540 Q620,496 820,508 V524 Q620,512 440,556Z", "#8f7a68")
    pen.rect(452, 560, 360, 344, "#8a4a30")
    for i, x in enumerate(range(452, 812, 36)):
        tone = mix("#8f4f33", "#74402c", (i % 3) / 2)
        pen.rect(x, 562, 33, 340, tone)
        pen.rect(x, 562, 6, 340, lighten(tone, 0.16))
    pen.rect(440, 896, 372, 30, "#3f3430")
    pen.rect(440, 896, 372, 8, "#7d6a5c")
    pen.rect(440, 556, 372, 14, "#4a3c34")
    for x in (500, 740):
        pen.circle(x, 944, 44, "#33292a")
        pen.circle(x, 944, 28, "#6d5a50")
        pen.circle(x, 944, 9, "#33292a")
    pen.rect(540, 580, 186, 320, "#211a1c")
    pen.rect(724, 576, 90, 326, "#9c5638")
    for x in (730, 770):
        pen.rect(x, 578, 36, 322, "#a8603c")
    pen.path("M724,590 L812,720 M724,890 L812,760", "#5d3422", stroke=14)
    pen.rect(724, 576, 8, 326, "#c98a5c")
    pen.rect(536, 572, 280, 10, "#33292a")
    pen.path("M548,898 Q560,862 600,868 Q640,842 690,872 Q720,868 724,898Z", "#a88a4a")
    for i in range(16):
        pen.line(560 + i * 10, 894, 552 + i * 11, 868 + (i * 7) % 18, "#d9bb70", 3, 0.8)


def ray(pen: Pen) -> None:
    """One ray through a hole in the roof."""
    with pen.clip("M540,580 h186 v320 h-186Z"):
        pen.path("M676,570 L696,570 L672,884 L586,884Z", "#ffe6ae", 0.36)
        pen.oval(630, 882, 44, 10, "#fff2c8", 0.7)


def ramp(pen: Pen) -> None:
    pen.path("M546,900 L722,900 L662,1040 L440,1040Z", "#8f7458")
    for i in range(8):
        f = i / 8
        pen.line(546 - 106 * f, 900 + 140 * f, 722 - 60 * f, 900 + 140 * f, "#5d4836", 5)
    pen.path("M546,900 L440,1040 L452,1040 L556,900Z", "#b8997a")
    pen.path("M440,1040 L662,1040 L660,1052 L438,1052Z", "#4a3a2e")


def platform(pen: Pen, rng: np.random.Generator) -> None:
    """Bare slabs; the place at the left where the tree stood is broken up."""
    pen.rect(0, EDGE, 800, 250, "#6d6459")
    rows = (EDGE, 996, 1052, 1124, 1210)
    for row, (y, low) in enumerate(pairwise(rows)):
        k, m = 1 + (y - EDGE) / 420, 1 + (low - EDGE) / 420
        for col in range(-4, 5):
            at = col * 136 + (row % 2) * 60
            tone = mix("#c2b6a2", "#a69a88", rng.random())
            pen.poly([(400 + at * k, y + 2), (400 + (at + 132) * k, y + 2),
                      (400 + (at + 132) * m, low - 2), (400 + at * m, low - 2)], tone)  # fmt: skip
    pen.rect(0, EDGE, 800, 10, "#efe4cc")


def hole(pen: Pen, rng: np.random.Generator) -> None:
    """A hole in the paving with torn roots and a heap of earth beside it."""
    pen.path("M548,1122 Q590,1096 668,1098 Q752,1100 770,1128 Q752,1160 660,1162 Q572,1160 "
             "548,1122Z", "#8a7d6c")  # fmt: skip
    pen.path("M562,1124 Q600,1104 664,1106 Q740,1108 756,1128 Q738,1152 660,1154 Q584,1150 "
             "562,1124Z", "#2a1e1a")  # fmt: skip
    pen.path("M562,1124 Q600,1104 664,1106 Q740,1108 756,1128 Q700,1116 650,1118 Q600,1118 "
             "562,1124Z", "#5a4232")  # fmt: skip
    pen.path("M700,1110 Q740,1040 790,1030 L820,1040 V1130 Q760,1136 700,1110Z", "#5d4434")
    pen.path("M700,1110 Q740,1040 790,1030 Q770,1080 740,1120Z", "#80614a")
    for _ in range(16):
        x, y = rng.uniform(520, 790), rng.uniform(1090, 1180)
        pen.oval(x, y, rng.uniform(3, 8), rng.uniform(2, 5), "#4f392c")
    for x, turn in ((600, 20), (650, -14), (700, 30)):
        with pen.at(x, 1122, turn=turn):
            pen.path("M0,-6 q6,14 -2,26", "#a8886a", stroke=4)


def tree(pen: Pen) -> None:
    """Trunk and boughs."""
    pen.path("M206,980 Q214,760 222,580 L290,580 Q300,760 322,980Z", BARK)
    for b in BRANCHES:
        pen.taper(list(b), 40 if b[0][1] > 550 else 22, 6, BARK)
        pen.taper([(x - 5, y) for x, y in b], 10 if b[0][1] > 550 else 6, 2, BARK_LIGHT, 0.8)
    pen.path("M224,600 Q236,520 232,470 M262,590 Q266,540 262,500",
             BARK_DARK, stroke=5)  # fmt: skip


def crown(pen: Pen, rng: np.random.Generator) -> None:
    """Rust leaves in bunches, thinner where the wind comes from."""
    ends = [(90, 300, 74), (40, 400, 54), (150, 210, 84), (236, 180, 96), (330, 170, 84),
            (420, 260, 84), (500, 370, 58), (180, 310, 80), (290, 280, 92), (370, 350, 66),
            (120, 400, 54), (250, 390, 54)]  # fmt: skip
    for x, y, r in ends:
        pen.oval(x, y + 4, r * 0.86, r * 0.7, "#84401f")
        pen.oval(x - r * 0.2, y - r * 0.16, r * 0.5, r * 0.4, "#a04f26")
    for x, y, r in ends:
        for i in range(int(r * 0.62)):
            a, d = rng.uniform(0, math.tau), r * math.sqrt(rng.random()) * 1.15
            dark = 0.3 * (math.sin(a) + 1) / 2
            tone = darken(RUST[int(rng.integers(6))], dark * (i < r * 0.3))
            hexed = "#" + "".join(f"{round(min(1.0, max(0.0, c)) * 255):02x}" for c in tone)
            leaf(pen, x + math.cos(a) * d, y + math.sin(a) * d * 0.8, rng.uniform(0.9, 1.5),
                 rng.uniform(-60, 40), hexed)  # fmt: skip


def bowler(pen: Pen) -> None:
    """A travelling hat on top of the crown, a little askew."""
    with pen.at(262, 132, turn=-9):
        pen.path("M-62,0 Q-70,-74 0,-78 Q70,-74 62,0Z", "#4a3a36")
        pen.path("M-56,-6 Q-62,-68 -6,-74 Q-38,-50 -34,-6Z", "#75625a")
        pen.path("M-63,-22 Q0,-8 63,-22 L63,0 Q0,14 -63,0Z", "#8f3f2a")
        pen.path("M-104,2 Q0,34 104,2 Q90,-14 60,-8 Q0,10 -60,-8 Q-92,-14 -104,2Z", "#3a2d2b")
        pen.path("M40,-14 Q64,-60 96,-74 Q92,-36 54,-6Z", "#6f8a86")


def coat(pen: Pen) -> None:
    """Collar, two rows of buttons, a belt; the skirts open over the roots."""
    pen.path("M196,604 Q256,584 318,604 Q338,680 330,760 Q346,860 366,952 Q260,986 150,952 "
             "Q172,860 186,760 Q176,680 196,604Z", COAT)  # fmt: skip
    pen.path("M286,594 L318,604 Q338,680 330,760 Q346,860 366,952 Q330,966 290,970 "
             "Q306,760 286,594Z", COAT_DARK)  # fmt: skip
    pen.path("M196,604 Q176,680 186,760 Q172,860 150,952 L182,962 Q200,760 206,606Z", COAT_LIGHT)
    pen.path("M184,752 Q256,774 332,752 L333,784 Q256,806 182,784Z", "#4a342a")
    pen.rect(232, 756, 42, 38, "#d0a24a", radius=6)
    pen.rect(241, 765, 24, 20, "#4a342a", radius=3)
    pen.path("M256,612 L250,966", COAT_DARK, stroke=5)
    for y in (660, 706, 836, 886):
        for x in (228, 276):
            pen.circle(x, y, 10, "#3a2d2b")
            pen.circle(x - 2, y - 2, 6, "#b98a4a")
    pen.path("M188,606 Q208,566 250,570 L256,632 Q216,640 188,606Z", COAT_LIGHT)
    pen.path("M324,606 Q304,566 262,570 L256,632 Q296,640 324,606Z", COAT)
    pen.path("M286,846 l54,-6 l4,26 l-56,6Z", COAT_LIGHT, 0.5)


def left_sleeve(pen: Pen) -> None:
    """A sleeve on a bough: twigs for fingers hold the suitcase."""
    pen.taper([(206, 640), (146, 700), (110, 776)], 70, 52, COAT)
    pen.taper([(196, 626), (134, 690), (98, 766)], 18, 12, COAT_LIGHT)
    pen.path("M82,762 L140,786 L132,806 L76,782Z", COAT_DARK)
    pen.taper([(106, 790), (98, 826), (98, 852)], 26, 16, BARK)
    for dx in (-14, -2, 10):
        pen.taper([(98, 842), (98 + dx, 862), (94 + dx, 880)], 10, 4, BARK)


def right_sleeve(pen: Pen) -> None:
    """The other one lies round her shoulders."""
    pen.taper([(306, 636), (366, 660), (408, 722)], 66, 50, COAT_DARK)
    pen.taper([(308, 618), (372, 640), (420, 704)], 16, 12, COAT)
    pen.path("M382,732 L430,704 L442,720 L394,752Z", "#2f464f")
    pen.taper([(414, 730), (426, 766), (416, 796)], 24, 14, BARK)
    for dx, dy in ((-34, 30), (-20, 42), (-2, 46)):
        pen.taper([(418, 784), (412 + dx * 0.4, 808), (412 + dx, 792 + dy)], 11, 4, BARK)


def suitcase(pen: Pen) -> None:
    pen.path("M70,890 Q72,866 96,866 Q120,866 122,890", "#4a2f22", stroke=9)
    pen.rect(18, 886, 156, 104, "#a8703c", radius=10)
    pen.rect(18, 886, 156, 24, "#c9935a", radius=10)
    pen.rect(18, 966, 156, 24, "#7d4c28", radius=8)
    for x in (44, 136):
        pen.rect(x, 886, 14, 104, "#6d4226")
        pen.rect(x + 1, 920, 12, 14, "#d9b35c")
    leaf(pen, 172, 930, 1.1, 20, "#b2512a")
    pen.path("M90,934 a12,12 0 1 0 20,10 a14,14 0 0 0 -20,-10Z", "#6f8a86")


def roots(pen: Pen) -> None:
    """Roots tied up in sackcloth like a pair of slippers."""
    for x, way in ((196, -1), (316, 1)):
        pen.path(f"M{x - way * 54},958 Q{x - way * 20},930 {x + way * 20},952 "
                 f"Q{x + way * 84},976 {x + way * 92},1016 Q{x + way * 50},1034 {x - way * 40},"
                 f"1028 Q{x - way * 64},1000 {x - way * 54},958Z", "#b59c72")  # fmt: skip
        pen.path(f"M{x - way * 40},1028 Q{x + way * 50},1034 {x + way * 92},1016 "
                 f"Q{x + way * 40},1010 {x - way * 56},1000Z", "#86704e")  # fmt: skip
        pen.path(f"M{x - way * 52},972 Q{x},992 {x + way * 48},968", "#5d4630", stroke=6)
        for i in range(5):
            pen.line(x + way * (i * 18 - 30), 990, x + way * (i * 20 - 26), 1018, "#9c8660", 3)
        for dx, dy in ((88, 4), (76, 12)):
            pen.taper([(x + way * 80, 1010), (x + way * (dx + 16), 1010 + dy),
                       (x + way * (dx + 34), 1022 + dy)], 9, 3, BARK)  # fmt: skip


def hat_box(pen: Pen) -> None:
    """A round box with air holes; the lid is lifted by a nest and a small bird."""
    x, y = 470, 1098
    pen.path(f"M{x - 58},{y - 64} V{y - 8} Q{x},{y + 18} {x + 58},{y - 8} V{y - 64}Z", "#e6d3b0")
    pen.path(f"M{x + 20},{y - 60} V{y + 3} Q{x + 44},{y} {x + 58},{y - 8} V{y - 64}Z", "#b89f7a")
    pen.oval(x, y - 64, 58, 16, "#6d5540")
    for i in range(16):
        a = math.pi * (1 + i / 15)
        pen.line(x - 44 + i * 5.8, y - 62, x + 52 * math.cos(a), y - 66 + 24 * math.sin(a),
                 ("#8a6a42", "#5d4430", "#b08e5c")[i % 3], 5)  # fmt: skip
    pen.oval(x + 2, y - 88, 17, 15, "#6f8a86")
    pen.circle(x - 8, y - 100, 11, "#6f8a86")
    pen.path(f"M{x - 18},{y - 102} l-12,4 l12,5Z", "#d9a03f")
    pen.circle(x - 10, y - 102, 2.6, "#211a1c")
    pen.oval(x + 4, y - 84, 10, 8, "#cf7a4a")
    pen.path(f"M{x - 58},{y - 64} Q{x},{y - 36} {x + 58},{y - 64} v12 Q{x},{y - 24} {x - 58},"
             f"{y - 52}Z", "#8f3f2a")  # fmt: skip
    for i, dx in enumerate((-40, -18, 6, 30)):
        pen.circle(x + dx, y - 20 + (4 if i in (1, 2) else 0), 5, "#4a3626")
    with pen.at(x + 62, y + 2, turn=62):
        pen.oval(0, 0, 58, 13, "#c9b28a")
        pen.oval(0, -3, 52, 9, "#e6d3b0")


def loose_leaves(pen: Pen, rng: np.random.Generator) -> None:
    """The wind takes leaves to the right; some lie on the slabs."""
    for i in range(34):
        x = rng.uniform(300, 800)
        leaf(pen, x, 200 + (x - 300) * 0.5 + rng.uniform(-150, 330), rng.uniform(0.6, 1.1),
             rng.uniform(-50, 70), RUST[i % 6])  # fmt: skip
    for i in range(40):
        y = rng.uniform(985, 1190)
        with pen.at(rng.uniform(0, 800), y):
            pen.oval(0, 0, 13, 4.5, RUST[i % 6])


def leaves_in_hair(pen: Pen) -> None:
    for x, y, k, turn, i in ((352, 738, 0.6, 30, 1), (338, 762, 0.55, -40, 3),
                             (358, 776, 0.5, 70, 0)):  # fmt: skip
        leaf(pen, x, y, k, turn, RUST[i])


@card(id="jjttze", title="The Tree Leaves", seed=5, palette="rust_fog", light=(-0.5, -0.85))
def paint(s: Scene) -> None:
    rng = s.rng
    s.sky(horizon=900)
    s.clouds(0, 700, 0.5)
    s.hills(780, 40, 300, "#b3a998", foot="#c4b9a8", depth=0.2, name="far hills")
    s.hills(850, 22, 200, "#9c9080", foot="#b3a896", depth=0.35, name="near hills")
    s.mist(800, 240, 0.5)
    s.draw(wagon, name="goods wagon", depth=0.6, ground=EDGE, volume=0.15)
    s.draw(ray, name="ray of light", depth=0.6, volume=0, rim=0, edge=0, record=False)
    s.draw(lambda pen: platform(pen, rng), name="platform", role="place", depth=0.66, volume=0,
           rim=0)  # fmt: skip
    s.draw(ramp, name="ramp", depth=0.7, shadow=(-8, 6, 8, 0.3))
    s.draw(lambda pen: hole(pen, rng), name="hole with a heap of earth", depth=0.72, volume=0.1)
    s.draw(tree, name="tree", role="subject", depth=0.74, ground=1030, record=False)
    crowned = s.draw(lambda pen: crown(pen, rng), name="rust-leaved tree", role="subject",
                     depth=0.76, volume=0.15)  # fmt: skip
    s.draw(bowler, name="bowler hat", depth=0.78)
    s.draw(roots, name="roots in sackcloth", depth=0.78, ground=1034)
    coated = s.draw(coat, name="travelling coat", role="subject", depth=0.8, volume=0.3)
    s.draw(suitcase, name="suitcase", depth=0.81, contact=0)
    s.draw(left_sleeve, name="left sleeve", depth=0.82, record=False, shadow=(8, 8, 8, 0.3))
    s.figure((356, 1040), age="adult", pose="stand", view="back_left", height=330, seed=31,
             role="witness", prop=None, look="left", expression="sad",
             reach={"hand_left": (-128, -262), "hand_right": (-104, -226)},
             hair={"kind": "long", "colour": "#4a2a20"},
             clothes={"top": "dress", "colour": "#4f7a4a", "hat": "none",
                      "shoes": "boots"})  # fmt: skip
    s.draw(leaves_in_hair, name="leaves in her hair", count=3, depth=0.88, record=False)
    s.draw(right_sleeve, name="right sleeve", depth=0.88, record=False, shadow=(4, 8, 8, 0.35))
    s.draw(hat_box, name="bird's nest in a hat box", role="accent", depth=0.9, ground=1106)
    s.draw(lambda pen: loose_leaves(pen, rng), name="falling leaves", count=74, depth=0.9)
    s.vignette(0.28, "#2a211d")
    s.relate(crowned, "wears", coated)
    s.describe("A tree in coat and hat stands on a station platform. It holds a "
               "suitcase, its roots wrapped in sacking. A woman in green embraces it."
               " A bird sits in a nest in a hatbox, beside a hole in the ground. A "
               "ramp leads into a goods wagon. Rust-red leaves.")  # fmt: skip
    s.moods("sad", "funny", "loving", "autumnal")
    s.themes("farewell", "roots", "travel", "autumn", "love")
    s.says("autumn leaves", "uprooted", "take me with you", "tree hugger", "branching out",
           "last goodbye", "moving house", "time to turn over a new leaf", "long distance love",
           "all packed", "rooted no more", "leave of absence", "the emigrant",
           "write when you arrive", "standing tall", "rustling and a whistle")  # fmt: skip
    s.about(place="a station platform", time="day", weather="wind, leaf fall",
            light="overcast autumn", view="eye level", composition="left")  # fmt: skip
