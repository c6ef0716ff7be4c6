"""An elephant hides behind the curtain of a theatre; only its feet and one eye are out."""

from __future__ import annotations

import math

import cv2
import numpy as np

from reverie_studio.colour import Array, vec
from reverie_studio.engine.arrays import COLUMNS, ROWS, blur, sheet_of
from reverie_studio.engine.layers import Knobs
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

HEM = 872
GREY, LIT, DIM, DEEP = "#8f8a94", "#c9b8ac", "#605d70", "#3a374a"
RAMP = ("#3c0d1c", "#7a1a24", "#bd3226", "#e2573a", "#f7a061")  # cloth from shade to footlight
GAP = ("M556,318 C530,400 486,470 494,570 C500,680 512,800 504,872 L630,872 C618,800 622,690 624,590 "
       "C632,480 582,400 556,318Z")  # fmt: skip
LUMPS = (  # the beast behind the cloth: x, y, half width, half height, how far it stands out
    (232, 520, 196, 260, 150), (150, 600, 116, 230, 120), (400, 590, 150, 180, 130),
    (560, 470, 158, 200, 190), (628, 640, 90, 150, 130), (140, 800, 66, 150, 90), (390, 800, 80, 150, 110),
)  # fmt: skip
EAR = "M452,392 C408,356 350,372 334,436 C318,510 348,600 402,640 C436,622 470,560 478,500 C480,450 474,412 452,392Z"


def bulge() -> Array:
    """How far the cloth is pushed towards us: it lies on the beast and hangs down from it."""
    height = np.zeros_like(COLUMNS + ROWS, np.float32)
    for x, y, rx, ry, k in LUMPS:
        inside = 1 - ((COLUMNS - x) / rx) ** 2 - ((ROWS - y) / ry) ** 2
        height = np.maximum(height, k * np.sqrt(np.clip(inside, 0, 1)).astype(np.float32))
    height = blur(np.asarray(height, np.float32), 9)
    for row in range(1, height.shape[0]):
        height[row] = np.maximum(height[row], height[row - 1] - 0.16)
    ear = Pen()
    ear.path(EAR, "#ffffff")
    flap = blur(np.ascontiguousarray(ear.pixels()[..., 3]), 5) * np.float32(46)
    return np.asarray(blur(height, 6) + blur(flap, 4), np.float32)


def cloth() -> Array:
    """The curtain: folds that are pulled smooth where something large stands behind."""
    height = bulge()
    gx = cv2.Sobel(height, cv2.CV_32F, 1, 0, ksize=3) / 8
    gy = cv2.Sobel(height, cv2.CV_32F, 0, 1, ksize=3) / 8
    tight = np.clip(height / 110, 0, 1) * np.clip((960 - ROWS) / 320, 0.25, 1)
    u = (COLUMNS - 548) / 46 + 0.06 * np.sin(ROWS / 170 + COLUMNS / 60) - gx * 0.22
    fold = np.sin(2 * math.pi * u) + 0.35 * np.sin(4 * math.pi * u + 0.8)
    normal_x = -gx * 0.9 - fold * (0.85 - 0.62 * tight)
    normal_y = -gy * 0.9
    length = np.sqrt(normal_x**2 + normal_y**2 + 1)
    shade = (normal_x * -0.28 + normal_y * 0.62 + 0.72) / length
    shade = shade * (0.42 + 0.5 * np.clip((ROWS - 60) / 800, 0, 1)) + 0.06 * tight
    steps = np.clip(shade, 0, 0.999) * (len(RAMP) - 1)
    low = np.floor(steps).astype(int)
    t = np.clip((steps - low - 0.5) * 1.7 + 0.5, 0, 1)[..., None]  # tones meet in soft steps
    tones = np.array([vec(c) for c in RAMP], np.float32)
    colour = tones[low] * (1 - t) + tones[np.minimum(low + 1, len(RAMP) - 1)] * t
    mask = Pen()
    mask.path(f"M0,0 H800 V{HEM} H0Z", "#ffffff")
    mask.erase(GAP)
    return sheet_of(np.asarray(colour, np.float32), np.ascontiguousarray(mask.pixels()[..., 3]))


def foot(pen: Pen, x: float, y: float, w: float, tone: str, lit: str) -> None:
    """A round grey foot with polished nails."""
    pen.path(f"M{x - w},{y - 130} L{x - w * 1.06},{y - 30} Q{x - w * 1.25},{y} {x - w * 0.9},{y + 2} "
             f"H{x + w * 0.9} Q{x + w * 1.25},{y} {x + w * 1.06},{y - 30} L{x + w},{y - 130}Z", tone)  # fmt: skip
    pen.path(f"M{x - w * 0.9},{y - 60} q{w * 0.9},16 {w * 1.8},0 M{x - w * 0.94},{y - 42} q{w * 0.9},15 "
             f"{w * 1.88},0", DEEP, 0.45, stroke=3)  # fmt: skip
    pen.path(f"M{x - w * 1.05},{y - 26} Q{x - w * 1.16},{y} {x - w * 0.9},{y + 2} H{x + w * 0.9} "
             f"Q{x + w * 1.1},{y} {x + w * 1.05},{y - 26} Q{x},{y - 6} {x - w * 1.05},{y - 26}Z", lit)  # fmt: skip
    for k in (-0.68, -0.12, 0.46):
        pen.path(f"M{x + w * k - 13},{y + 1} q1,-25 14,-25 q13,0 14,25Z", "#f6d9c4")
        pen.path(f"M{x + w * k - 6},{y - 4} q1,-14 7,-15", "#fff6ea", stroke=3.4)


def face(pen: Pen) -> None:
    """What can be seen through the parting: brow, one worried eye, a cheek."""
    pen.rect(470, 300, 180, 572, DIM)
    pen.path("M470,300 H592 C604,420 566,520 574,640 C580,740 560,820 566,872 H470Z", GREY)
    pen.path("M486,560 C530,640 540,740 520,872 H476Z", LIT, 0.55)
    for d in ("M520,400 q34,-16 62,-2", "M510,424 q40,-18 78,0", "M512,600 q44,20 84,2",
              "M514,630 q44,20 80,2", "M516,668 q40,16 74,2", "M514,712 q40,14 74,0"):  # fmt: skip
        pen.path(d, DEEP, 0.5, stroke=4)


def eye(pen: Pen) -> None:
    """Small, round and worried."""
    pen.oval(560, 508, 44, 40, DEEP, 0.55)
    pen.oval(560, 510, 33, 30, "#fbf1df")
    pen.circle(551, 517, 18, "#4a2a1e")
    pen.circle(551, 518, 10, "#17101a")
    pen.circle(545, 511, 5.5, "#ffffff")
    pen.path("M522,500 Q558,462 602,500 Q560,478 522,500Z", GREY)
    pen.path("M524,476 Q546,448 592,458", DEEP, stroke=9)
    pen.path("M528,536 q30,16 60,0", DEEP, 0.6, stroke=4)


def trunk(pen: Pen) -> None:
    """The trunk comes out of the parting and feels over the boards."""
    line = [(566, 560), (570, 740), (566, 880), (548, 975), (500, 1036), (440, 1048), (408, 1020)]
    pen.taper(line, 104, 40, DIM)
    pen.taper([(x - 8, y - 5) for x, y in line], 78, 28, GREY)
    pen.taper([(x - 20, y + 6) for x, y in line[2:]], 4, 20, LIT, 0.75)
    for i in range(15):
        t = 0.12 + i * 0.055
        x, y = _along(line, t)
        x1, y1 = _along(line, t + 0.02)
        a, w = math.atan2(y1 - y, x1 - x) + math.pi / 2, 44 - 28 * t
        pen.path(f"M{x - math.cos(a) * w:.1f},{y - math.sin(a) * w:.1f} Q{x1:.1f},{y1:.1f} "
                 f"{x + math.cos(a) * w:.1f},{y + math.sin(a) * w:.1f}", DEEP, 0.4, stroke=3)  # fmt: skip
    pen.oval(402, 1012, 17, 20, "#d8a196")
    pen.circle(399, 1006, 5, DEEP)
    pen.circle(406, 1017, 5, DEEP)


def _along(line: list[tuple[float, float]], t: float) -> tuple[float, float]:
    place = min(max(t, 0.0), 1.0) * (len(line) - 1)
    i = min(int(place), len(line) - 2)
    (x0, y0), (x1, y1) = line[i], line[i + 1]
    return x0 + (x1 - x0) * (place - i), y0 + (y1 - y0) * (place - i)


def peanut(pen: Pen) -> None:
    """One peanut in its shell."""
    with pen.at(298, 1052, turn=-16, scale=1.25):
        pen.path("M-34,0 C-34,-22 -8,-20 0,-13 C10,-24 36,-22 36,0 C36,22 10,22 2,13 C-8,22 -34,22 -34,0Z",
                 "#a8642c")  # fmt: skip
        pen.path("M-30,-4 C-28,-18 -8,-16 0,-10 C10,-19 30,-17 32,-4 C14,-10 -10,-8 -30,-4Z", "#e0a862")
        for x in (-24, -14, -4, 8, 18, 28):
            pen.path(f"M{x},-10 q4,10 0,20", "#6a3518", 0.8, stroke=2.6)


def pelmet(pen: Pen) -> None:
    """Scallops with a gold fringe along the top."""
    for i in range(6):
        x = -66 + i * 156
        pen.path(f"M{x},-10 H{x + 156} V96 Q{x + 78},216 {x},96Z", "#7d1822" if i % 2 else "#9c2124")
        pen.path(f"M{x + 40},-10 q-8,110 4,150 l20,8 q-14,-70 -4,-158Z", "#5a0f1c", 0.7)
        pen.path(f"M{x},96 Q{x + 78},216 {x + 156},96 l0,16 Q{x + 78},238 {x},112Z", "#d99a3c")
        for k in range(13):
            t = k / 12
            y = 106 + 60 * 4 * t * (1 - t) * 0.99
            pen.line(x + 156 * t, y, x + 156 * t, y + 20, "#f0c069" if k % 2 else "#b8762a", 5)


def lip(pen: Pen) -> None:
    """The edge of the stage with seven shells for lamps."""
    pen.path("M0,1128 H800 V1200 H0Z", "#3a1714")
    pen.path("M0,1128 H800 V1140 H0Z", "#8a4a2c")
    for i in range(7):
        x = 58 + i * 114
        for k, h in ((-2, 60), (2, 60), (-1, 84), (1, 84), (0, 94)):
            with pen.at(x, 1178, turn=k * 25):
                pen.path(f"M-7,0 L-17,{-h * 0.8} Q0,{-h * 1.22} 17,{-h * 0.8} L7,0Z", "#a8622e" if k % 2 else "#8a4a26")
                pen.path(f"M-16,{-h * 0.82} Q0,{-h * 1.2} 16,{-h * 0.82} Q0,{-h * 1.0} -16,{-h * 0.82}Z", "#fff0c0")
                pen.line(-13, -h * 0.7, -5, -6, "#5f2c1c", 3)
        pen.rect(x - 52, 1170, 104, 14, "#6d3620", radius=6)


@card(id="7hshjy", title="After You", seed=5, palette="tomato", light=(0.1, 0.95))
def paint(s: Scene) -> None:
    s.backdrop("#1a0a14", "#3a1420")
    s.draw(_boards, name="boards", material="place", role="place", record=False, volume=0, rim=0, protect=0.1)
    s.glow((310, 1050), 250, "#ffe0a0", 0.5)
    elephant = s.draw(_feet, name="feet of an elephant", role="subject", count=4, volume=0.35, rim=0.2,
                      shadow=(0, -16, 16, 0.5))  # fmt: skip
    s.draw(face, name="face of an elephant", role="subject", volume=0, rim=0, protect=0.95)
    s.shade("M470,300 H650 V420 H470Z", "#14060e", 0.7, 34)
    s.add_sheet("curtain", cloth(), "place", knobs=Knobs(volume=0, rim=0, edge=0.12, protect=0.2, wobble=1.2,
                pigment=0.1, shadow=(0, 12, 14, 0.6)))  # fmt: skip
    s.draw(_hem, name="curtain that bulges", role="subject", volume=0.15, rim=0.2)
    s.draw(pelmet, name="pelmet", role="place", record=False, volume=0.2, rim=0.1, shadow=(0, 22, 20, 0.6))
    s.draw(trunk, name="trunk", role="subject", volume=0.3, rim=0.12, edge=0.05)
    s.draw(eye, name="eye of an elephant", volume=0.1, rim=0, protect=1)
    s.draw(peanut, name="peanut", role="accent", volume=0.4, rim=0.5, shadow=(0, 10, 6, 0.6), protect=1)
    s.draw(lip, name="footlights", count=7, volume=0.3, rim=0.2)
    for i in range(7):
        s.glow((58 + i * 114, 1090), 74, "#ffcf78", 0.34)
    s.rays((400, 1180), "#ffb060", 0.07, angle=-90, spread=150, reach=900)
    s.vignette(0.35)
    s.relate(elephant, "hides in", "curtain that bulges")
    s.describe("An elephant stands behind a closed stage curtain. Its four round feet"
               " show below the hem, one wide eye and the trunk through the gap. The "
               "trunk gropes over the boards and does not quite reach a peanut. "
               "Shell-shaped footlights line the stage. The curtain is red.")  # fmt: skip
    s.moods("funny", "shy", "expectant", "tense")
    s.themes("stage fright", "hiding", "being too big", "temptation", "theatre")
    s.says("stage fright", "the elephant in the room", "you cannot hide that", "peekaboo", "so near and yet so far",
           "working for peanuts", "the show must go on", "who is behind it", "a drum roll", "too big to hide",
           "the bait", "nobody has noticed me", "a grand entrance", "curtain up", "trunk call",
           "just a quick bite first")  # fmt: skip
    s.about(place="theatre", time="evening", weather="still", light="footlights from below",
            view="eye level, from the front row", composition="centred", foreground="shell footlights along the lower edge")  # fmt: skip


def _boards(pen: Pen) -> None:
    pen.gradient("M0,860 H800 V1200 H0Z", (0, 880), (0, 1130), [(0, "#4a1f1c"), (0.5, "#a85f34"), (1, "#c98546")])
    for i in range(-9, 20):
        pen.line(400 + (i * 60 - 380) * 0.62, 860, 400 + (i * 60 - 380) * 1.2, 1140, "#5f2c1c", 3, 0.7)
    for x, y in ((120, 960), (330, 1100), (560, 1084), (690, 990), (240, 1010)):
        pen.line(x, y, x + 34, y + 1, "#5f2c1c", 3, 0.6)


def _feet(pen: Pen) -> None:
    for x, y, w in ((236, 940, 46), (478, 946, 48)):
        foot(pen, x, y, w, DEEP, DIM)
    for x, y, w in ((136, 968, 56), (388, 976, 60)):
        foot(pen, x, y, w, DIM, GREY)


def _hem(pen: Pen) -> None:
    for a, b in ((0, 504), (630, 800)):
        pen.rect(a, HEM - 22, b - a, 22, "#c9862f")
        pen.rect(a, HEM - 18, b - a, 6, "#f3c871")
        for x in range(a + 4, b, 9):
            pen.line(x, HEM - 2, x + (x % 4) - 2, HEM + 22, "#f0c069" if x % 2 else "#b8762a", 5)
    for d in ("M556,318 C530,400 486,470 494,570 C500,680 512,800 504,880",
              "M630,880 C618,800 622,690 624,590 C632,480 582,400 556,318"):  # fmt: skip
        pen.path(d, "#8f1d24", stroke=16)
        pen.path(d, "#d99a3c", stroke=7)
