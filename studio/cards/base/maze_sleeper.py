"""A hedge maze seen from very high up is somebody asleep, curled up in the lawn."""

from __future__ import annotations

import math
from collections.abc import Iterator
from contextlib import contextmanager

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, vec
from reverie_studio.engine.arrays import COLUMNS, ROWS, blur, sheet_of
from reverie_studio.engine.layers import Knobs
from reverie_studio.engine.noise import field
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

MIDDLE, TURN, SIZE = (452.0, 606.0), 33.0, 0.93  # where the sleeper lies on the lawn
PITCH, HEDGE = 37.0, 21.5  # from hedge to hedge, and how thick one is
GRAVEL, GRAVEL_DIM, TOP, TOP_LIT, SIDE = "#efe2bd", "#8f9aa0", "#4f7a3a", "#86a850", "#24482f"
LAWN, LAWN_TWO = "#a3ac5c", "#949f52"
LIMBS: dict[str, str] = {  # from below to above, as one lies over the other
    "body": "M560,330 C690,330 770,470 762,640 C754,830 660,1010 520,1040 C420,1056 350,980 372,880 "
            "C392,800 440,740 448,640 C452,540 430,450 470,380 C494,344 520,330 560,330Z",
    "leg": "M600,820 C640,920 590,1030 480,1050 C420,1060 390,1020 330,950 C310,1000 330,1060 300,1120 "
           "C280,1160 230,1176 180,1170 C130,1164 96,1140 108,1112 C120,1090 170,1092 190,1064 "
           "C206,1000 150,900 130,820 C116,760 160,712 226,724 C340,744 540,700 600,820Z",
    "arm": "M620,440 C660,500 640,580 560,610 C470,640 380,640 320,602 C276,574 268,530 296,490 "
           "C320,456 356,420 384,392 C356,384 340,360 352,338 C372,310 430,316 452,346 C474,380 460,410 430,440 "
           "C410,462 396,484 396,500 C440,520 500,470 530,440 C560,410 600,404 620,440Z",
    "head": "M596,58 C690,60 752,138 742,230 C734,316 664,376 580,372 C520,368 470,352 446,330 "
            "C432,318 446,304 440,290 C424,284 418,276 428,262 C412,250 396,244 402,228 C410,208 424,196 424,180 "
            "C420,110 500,56 596,58Z",
}  # fmt: skip
FACE = ("M470,96 C512,130 556,190 548,250 C540,310 516,350 492,352 C470,348 452,338 446,330 C432,318 446,304 "
        "440,290 C424,284 418,276 428,262 C412,250 396,244 402,228 C410,208 424,196 424,180 C424,150 440,118 "
        "470,96Z")  # fmt: skip
GATES = (  # openings in the hedges: x, y, r
    (742, 300, 16), (640, 330, 17), (690, 500, 20), (560, 470, 20), (700, 760, 20), (640, 690, 20), (560, 900, 20),
    (470, 800, 20), (590, 1020, 20), (440, 900, 20), (300, 800, 20), (200, 780, 20), (250, 900, 20), (160, 900, 18),
    (220, 1080, 18), (110, 1110, 20), (420, 960, 20), (520, 880, 20), (360, 590, 18), (480, 580, 18), (600, 560, 18),
    (320, 520, 18), (420, 360, 16), (380, 560, 16), (640, 120, 18), (700, 200, 18), (620, 220, 18), (560, 90, 16),
    (660, 300, 18), (752, 560, 20), (460, 720, 18), (520, 640, 18),
)  # fmt: skip
STOPS = (  # hedges across a path: x, y, turn
    (716, 430, 60), (724, 690, 95), (650, 930, 130), (500, 960, 200), (300, 760, 100), (180, 850, 160), (252, 1010, 170),
    (420, 620, 90), (330, 640, 60), (690, 120, 40), (722, 260, 100), (600, 700, 80), (560, 540, 80), (420, 800, 30),
)  # fmt: skip
HEART = (606.0, 650.0)


@contextmanager
def lying(pen: Pen) -> Iterator[None]:
    """Draw in the sleeper's own measure (as if sitting up and facing left)."""
    with pen.at(*MIDDLE, scale=SIZE, turn=TURN, flip=True), pen.at(-430, -606):
        yield


def on_card(x: float, y: float) -> tuple[float, float]:
    """A place of the sleeper's, on the card."""
    pen = Pen(8, 8)
    with lying(pen):
        return pen.where(x, y)


def mask_of(d: str) -> Array:
    """A shape of the sleeper as 0…1."""
    pen = Pen()
    with lying(pen):
        pen.path(d, "#ffffff")
    return np.ascontiguousarray(pen.pixels()[..., 3])


def hedges() -> tuple[Array, Array]:
    """Where the hedges stand, and where the ground is gravel: rings that follow each limb."""
    green = np.zeros((HEIGHT, WIDTH), np.float32)
    ground = np.zeros_like(green)
    for d in LIMBS.values():
        shape = mask_of(d)
        depth = cv2.distanceTransform((shape > 0.5).astype(np.uint8), cv2.DIST_L2, 5).astype(np.float32)
        depth = blur(depth, 2.2)
        ring = np.clip((HEDGE - np.mod(depth, PITCH)) / 2 + 0.5, 0, 1) * np.clip(np.mod(depth, PITCH) / 2 + 0.5, 0, 1)
        green = green * (1 - shape) + ring * shape
        around = blur(shape, 5)
        ground = np.maximum(ground, np.clip(around * 3, 0, 1))
    gaps, bars = Pen(), Pen()
    with lying(gaps):
        for x, y, r in GATES:
            gaps.circle(x, y, r * 0.72, "#ffffff")
        gaps.circle(*HEART, 58, "#ffffff")
    green = green * (1 - gaps.pixels()[..., 3])
    with lying(bars):
        for x, y, turn in STOPS:
            with bars.at(x, y, turn=turn):
                bars.rect(-20, -9, 40, 18, "#ffffff", radius=6)
        bars.circle(*HEART, 62, "#ffffff", stroke=18)
    way = Pen()
    with lying(way):
        way.circle(HEART[0] - 60, HEART[1] + 16, 17, "#ffffff")
    green = np.maximum(green, bars.pixels()[..., 3] * (ground > 0.99)) * (1 - way.pixels()[..., 3])
    return np.asarray(green, np.float32), np.asarray(ground, np.float32)


def face(pen: Pen) -> None:
    """Clipped into solid box: a shut eye, a nose, and a smile only half cut."""
    with lying(pen):
        _features(pen)


def _features(pen: Pen) -> None:
    pen.path("M446,196 Q474,226 512,204", GRAVEL, stroke=11)
    for x, y, dx, dy in ((450, 206, -9, 13), (466, 216, -4, 15), (484, 219, 3, 15), (500, 213, 8, 13)):
        pen.line(x, y, x + dx, y + dy, GRAVEL, 6)
    pen.path("M442,306 Q462,314 478,300", GRAVEL, stroke=10)
    pen.path("M486,292 q10,-8 14,-18", "#b9b083", 0.9, stroke=4)
    pen.path("M446,160 Q476,142 508,158", "#2f5a36", stroke=10)


def gardener(pen: Pen, x: float, y: float) -> None:
    """A straw hat and a wheelbarrow from above, pushed up the path."""
    with pen.at(x, y, turn=10, scale=1.15):
        pen.path("M-10,4 L-16,-34 M10,4 L16,-34", "#6a4a2c", stroke=6)
        pen.path("M-24,-30 H24 L18,-82 H-18Z", "#5a7a86")
        pen.path("M-18,-36 H18 L13,-76 H-13Z", "#7fae4c")
        for dx, dy in ((-8, -48), (6, -56), (-2, -66), (9, -44)):
            pen.circle(dx, dy, 7, "#b9d06c")
        pen.rect(-5, -98, 10, 22, "#2c2622", radius=4)
        pen.oval(-8, 34, 8, 15, "#3a3a44")
        pen.oval(10, 40, 8, 15, "#3a3a44")
        pen.oval(0, 10, 31, 18, "#4a6f9c")
        pen.path("M-26,8 Q-24,-12 -14,-20 M26,8 Q24,-12 14,-20", "#4a6f9c", stroke=11)
        pen.circle(0, 8, 25, "#e0b860")
        pen.circle(0, 8, 25, "#b98a3c", stroke=3)
        pen.circle(-2, 6, 13, "#f2d58c")
        pen.circle(-2, 6, 13.5, "#a8452f", stroke=4)


def visitor(pen: Pen, x: float, y: float, kind: str, tone: str) -> None:
    """Somebody from above: a parasol or a hat with shoulders."""
    if kind == "parasol":
        pen.circle(x, y, 17, tone)
        for k in range(8):
            a = k * math.tau / 8
            pen.path(f"M{x},{y} L{x + 17 * math.cos(a):.1f},{y + 17 * math.sin(a):.1f} "
                     f"A17,17 0 0 1 {x + 17 * math.cos(a + 0.39):.1f},{y + 17 * math.sin(a + 0.39):.1f}Z", "#fff3d8")  # fmt: skip
        pen.circle(x, y, 3, "#5a3a2a")
        return
    pen.oval(x, y + 4, 15, 9, tone)
    pen.circle(x, y, 9, "#4a3020")
    pen.circle(x - 1, y - 1, 5, "#6a4a34")


@card(id="53szys", title="Plan of Someone", seed=3, palette="moss", light=(-0.5, -0.85))
def paint(s: Scene) -> None:
    green, ground = hedges()
    rng = np.random.default_rng(77)
    s.backdrop(LAWN, LAWN_TWO)
    s.add_sheet("lawn", _lawn(), "place", knobs=Knobs(volume=0, rim=0, protect=0.05, pigment=0.1))
    s.draw(_garden, name="beds and paths", role="place", record=False, volume=0.15, rim=0.2, protect=0.3)
    grain = field(rng, 9, 2, size=green.shape)[..., None]
    soil = np.broadcast_to(vec(GRAVEL), (*green.shape, 3)) * (1 + grain * 0.16)
    s.add_sheet("gravel", sheet_of(np.asarray(soil, np.float32), ground), "place",
                knobs=Knobs(volume=0, rim=0, protect=0.2, wobble=1.5))  # fmt: skip
    solid = np.maximum(green, mask_of(FACE))
    fall = np.roll(np.roll(solid, 11, 0), 7, 1)
    shade = np.clip(blur(np.maximum(fall, np.roll(np.roll(solid, 5, 0), 3, 1)), 1.2) - solid * 0.2, 0, 1) * 0.62
    s.add_sheet("hedge shadows", sheet_of(np.broadcast_to(vec("#4a5f86"), (*green.shape, 3)).astype(np.float32),
                np.asarray(shade, np.float32)), "air")  # fmt: skip
    s.add_sheet("maze", _leafage(rng, solid), "place",
                       knobs=Knobs(volume=0.3, rim=0.35, wobble=1.6, edge=0.3, protect=0.4, pigment=0.12))  # fmt: skip
    subject = s.draw(lambda pen: _outline(pen), name="maze in the shape of a sleeper",
                     role="subject", volume=0, rim=0, edge=0, pigment=0, alpha=0.01)  # fmt: skip
    s.draw(face, name="face", record=False, volume=0, rim=0, protect=0.9)
    heart = on_card(*HEART)
    s.glow(heart, 110, "#ffb83c", 0.5)
    s.draw(lambda pen: _lamp(pen, *heart), name="lit lamp", role="accent", volume=0.2, protect=1, edge=0.05)
    s.draw(lambda pen: (visitor(pen, *on_card(530, 190), "parasol", "#c9403c"), visitor(pen, *on_card(396, 362), "hat", "#d9843c"),
                        visitor(pen, *on_card(702, 590), "hat", "#e9e2d2"))[0], name="visitors", count=3, volume=0.2,
           shadow=(8, 11, 3, 0.5), protect=1)  # fmt: skip
    s.draw(lambda pen: gardener(pen, 110, 1010), name="old gardener with a wheelbarrow", role="witness", volume=0.25,
           shadow=(14, 18, 5, 0.5), protect=1)  # fmt: skip
    s.relate(subject, "turns into", "garden")
    s.describe("From above, a hedge maze has the shape of a sleeping person. It lies "
               "curled up on one side, its head on a pillow of white flowers. A lamp "
               "burns in its chest. Tiny visitors walk the paths, one with a parasol."
               " A gardener pushes a wheelbarrow.")  # fmt: skip
    s.moods("calm", "mysterious", "playful", "drowsy")
    s.themes("finding oneself", "being lost", "sleep", "gardens", "the inner life")
    s.says("lost in thought", "finding myself", "a labyrinth of dreams", "the sleeping giant", "follow your heart",
           "map of a person", "do not wake the garden", "beauty sleep", "seen from a balloon", "a light left on",
           "no way out", "trim around the ears", "where is my other half", "get inside someone's head",
           "snip, snip", "asleep on the lawn")  # fmt: skip
    s.about(place="hedge garden", time="noon", weather="clear", light="noon, short blue shadows",
            view="from above, very far", composition="diagonal", unexplained="the lamp that burns in its breast")  # fmt: skip


def _outline(pen: Pen) -> None:
    with lying(pen):
        pen.path(" ".join(LIMBS.values()), "#ffffff", 0.02)


def _garden(pen: Pen) -> None:
    """A gravel walk at the left, round trees, and a bed of white flowers like a pillow."""
    rng = np.random.default_rng(5)
    pen.path("M-20,520 C60,600 96,740 84,900 C76,1020 40,1100 50,1220 L140,1220 C130,1110 152,1010 160,900 "
             "C168,720 110,560 -20,430Z", GRAVEL)  # fmt: skip
    with pen.at(578, 236, turn=24):
        pen.path("M-280,-190 Q0,-150 270,-196 Q236,0 276,196 Q0,158 -284,200 Q-240,0 -280,-190Z", "#4a6f3c")
        pen.path("M-266,-178 Q0,-140 256,-184 Q222,0 262,184 Q0,146 -270,186 Q-228,0 -266,-178Z", "#73954f")
        for _ in range(520):
            x, y = float(rng.uniform(-232, 226)), float(rng.uniform(-138, 138))
            pen.circle(x, y, float(rng.uniform(3, 6.5)), "#fbf6e4" if rng.random() < 0.8 else "#f0d2c4")
    for x, y, r in ((60, 70, 44), (150, 44, 34), (58, 190, 36), (60, 330, 42), (170, 150, 26), (742, 760, 40),
                    (756, 880, 50), (700, 1000, 38), (752, 1110, 54), (630, 1150, 44), (520, 1176, 32)):  # fmt: skip
        for k in range(11):
            a, d = k * 2.4, r * 0.62 * math.sqrt((k + 1) / 11)
            pen.circle(x + 12 + d * math.cos(a), y + 16 + d * math.sin(a), r * 0.42, "#5a6f86")
        for tone, grow, shift in (("#35603a", 0.42, 0.0), ("#5a8540", 0.3, 0.1), ("#94ad58", 0.13, 0.2)):
            for k in range(11):
                a, d = k * 2.4 + shift, r * 0.62 * math.sqrt((k + 1) / 11)
                pen.circle(x + d * math.cos(a) - r * shift, y + d * math.sin(a) - r * shift, r * grow, tone)


def _leafage(rng: np.random.Generator, solid: Array) -> Array:
    """Tops of the hedges: mottled leaf with a lit edge."""
    near_edge = np.clip(solid - np.roll(np.roll(solid, 5, 0), 4, 1), 0, 1)
    far_edge = np.clip(solid - np.roll(np.roll(solid, -4, 0), -3, 1), 0, 1)
    mottle = np.clip(field(rng, 11, 3, size=solid.shape) * 2.6 + 0.35, 0, 1)[..., None]
    colour = vec(TOP) * (1 - mottle * 0.5) + vec(TOP_LIT) * mottle * 0.5
    colour = colour + (vec("#b9c86a") - colour) * (blur(near_edge, 1)[..., None] * 0.6)
    colour = colour + (vec(SIDE) - colour) * (blur(far_edge, 1)[..., None] * 0.75)
    return sheet_of(np.asarray(colour, np.float32), solid)


def _lawn() -> Array:
    """Mown stripes across the lawn, running with the sleeper."""
    stripe = np.sin((COLUMNS * 0.82 + ROWS * 0.57) / 26)
    t = np.clip(stripe * 4 + 0.5, 0, 1)[..., None]
    colour = vec(LAWN) * (1 - t) + vec(LAWN_TWO) * t
    return sheet_of(np.asarray(colour, np.float32), np.ones((HEIGHT, WIDTH), np.float32))


def _lamp(pen: Pen, x: float, y: float) -> None:
    for r, alpha in ((50, 0.35), (38, 0.4), (26, 0.5)):
        pen.circle(x, y, r, "#ffc23c", alpha)
    pen.path(f"M{x - 15},{y + 18} L{x - 11},{y - 16} H{x + 11} L{x + 15},{y + 18}Z", "#fff6c0")
    pen.path(f"M{x - 15},{y + 18} L{x - 11},{y - 16} M{x},{y + 18} V{y - 16} M{x + 15},{y + 18} L{x + 11},{y - 16}", "#6a3a1e", stroke=4)
    pen.path(f"M{x - 17},{y - 14} L{x},{y - 32} L{x + 17},{y - 14}Z", "#8a4a26")
    pen.rect(x - 20, y + 16, 40, 9, "#8a4a26", radius=3)
