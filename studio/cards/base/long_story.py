"""An old man talks, and his beard has reached the front door."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numpy as np

from reverie_studio.colour import mix
from reverie_studio.figures.poses import POSES
from reverie_studio.pen import Pen, Point, smooth_points
from reverie_studio.scene import Scene, card

POSES.setdefault("slide", replace(
    POSES["sit"], lean=-14, legs=((74, 8, 62, 3), (78, 7, 66, 2)), expression="glad", grips=("open", "open"),
    hands=(("shoulder", 0.3, 0.4, 0.8), ("shoulder", 0.36, 0.3, 0.82))))  # fmt: skip
DEEP = (-34.0, 96.0)  # how the width of a stair goes towards us
FLIGHTS: tuple[tuple[Point, Point], ...] = (((196, 262), (616, 462)), ((596, 506), (176, 752)), ((176, 800), (586, 1046)))
# the bed of the river, from the chin to the pool by the door
BEARD = [(212, 300), (300, 352), (420, 410), (540, 466), (640, 506), (706, 520), (724, 556), (660, 574), (560, 580),
         (440, 644), (320, 712), (200, 780), (110, 800), (58, 820), (76, 862), (160, 858), (240, 890), (340, 950), (450, 1014), (560, 1076),
         (640, 1108), (700, 1130)]  # fmt: skip


def flight(pen: Pen, start: Point, end: Point, count: int = 10) -> None:
    """Steps in oblique view, with a stringer in front and balusters at the back."""
    dx, dy = (end[0] - start[0]) / count, (end[1] - start[1]) / count
    back = [(start[0] + dx * i, start[1] + dy * i) for i in range(count + 1)]
    for x, y in back:
        pen.line(x, y + 6, x, y - 54, "#a39683", 5)
    pen.line(start[0] - dx * 0.3, start[1] - 56, end[0] + dx * 0.3, end[1] - 56, "#6f5a48", 11)
    pen.line(start[0] - dx * 0.3, start[1] - 59, end[0] + dx * 0.3, end[1] - 59, "#a5886c", 4)
    front: list[Point] = []
    for i in range(count):
        (x0, y0), (x1, y1) = back[i], back[i + 1]
        ex, ey = DEEP
        pen.poly([(x0, y0), (x1, y0), (x1 + ex, y0 + ey), (x0 + ex, y0 + ey)], "#e9dcc6" if dx > 0 else "#e2d4bd")
        pen.poly([(x1, y0), (x1, y1), (x1 + ex, y1 + ey), (x1 + ex, y0 + ey)], "#b3a28c" if dx > 0 else "#a09078")
        front += [(x0 + ex, y0 + ey), (x1 + ex, y0 + ey)]
    last = (back[-1][0] + DEEP[0], back[-1][1] + DEEP[1])
    pen.poly([*front, last, (last[0], last[1] + 34), (front[0][0], front[0][1] + 48)], "#857766")
    pen.path(f"M{front[0][0]},{front[0][1] + 46} L{last[0]},{last[1] + 34}", "#5a4e42", stroke=6)


def landing(pen: Pen, left: float, right: float, y: float) -> None:
    ex, ey = DEEP
    pen.poly([(left, y), (right, y), (right + ex, y + ey), (left + ex, y + ey)], "#e6d9c3")
    pen.poly([(left + ex, y + ey), (right + ex + 60, y + ey), (right + ex + 60, y + ey + 38), (left + ex, y + ey + 38)], "#857766")


def house(pen: Pen) -> None:
    """Walls, landing windows, the tiled hall with the open door."""
    pen.gradient("M0,0 H800 V1200 H0Z", (0, 0), (0, 1200), [(0, "#d9b48f"), (0.5, "#c99f7a"), (1, "#a97d5c")])
    for x in range(0, 800, 20):
        pen.line(x, 0, x, 1060, "#c0946f", 3, 0.5)
    for x, y, w, h in ((648, 96, 110, 250), (34, 414, 90, 200), (640, 676, 106, 220)):
        arch = f"M{x},{y + h} V{y + w / 2} A{w / 2},{w / 2} 0 0 1 {x + w},{y + w / 2} V{y + h}Z"
        pen.path(arch, "#b8ab98", stroke=22)
        pen.gradient(arch, (x, y), (x, y + h), [(0, "#bcd9e4"), (1, "#fffbe8")])
        pen.path(f"M{x + w / 2},{y} V{y + h} M{x},{y + h * 0.42} H{x + w} M{x},{y + h * 0.7} H{x + w}", "#f8f2e4", stroke=7)
        pen.rect(x - 18, y + h, w + 36, 14, "#c9bca8")
    pen.poly([(0, 1062), (800, 1062), (800, 1200), (0, 1200)], "#cfc4b4")
    for j, (y0, y1) in enumerate(((1062, 1088), (1088, 1124), (1124, 1200))):
        for i in range(-4, 14):
            if (i + j) % 2:
                k0, k1 = 0.55 + j * 0.15, 0.7 + j * 0.15 + (j == 2) * 0.1
                pen.poly([(400 + (i - 5) * 110 * k0, y0), (400 + (i - 4) * 110 * k0, y0), (400 + (i - 4) * 110 * k1, y1), (400 + (i - 5) * 110 * k1, y1)],
                         "#8f877c")  # fmt: skip


def beard(pen: Pen, mouth: Point) -> None:
    """One long river of hair with eddies."""
    x, y = mouth
    line = smooth_points([(x + 1, y + 4), (x + 10, y + 40), (x + 40, y + 86), *BEARD], closed=False, steps=14)
    last = len(line) - 1
    def offset(side: float, wave: float, phase: float) -> list[Point]:
        out = []
        for i in range(0, last + 1, 2):
            x, y = line[i]
            x0, y0 = line[max(0, i - 2)]
            x1, y1 = line[min(last, i + 2)]
            n = np.hypot(x1 - x0, y1 - y0) or 1.0
            half = 13 + 25 * min(1.0, i / 42) + 12 * min(1.0, i / 100) + 6 * i / last
            d = half * side + wave * np.sin(i * 0.11 + phase)
            out.append((x - (y1 - y0) / n * d, y + (x1 - x0) / n * d))
        return out
    pen.poly([*offset(-1.06, 4, 1.0), *offset(1.1, 4, 2.0)[::-1]], "#b9bcc2")
    pen.poly([*offset(-1.0, 4, 1.0), *offset(0.94, 4, 2.0)[::-1]], "#f7f5ef")
    for i in range(13):
        side = -0.84 + i * 0.145
        tone = ("#cfd3d8", "#ffffff", "#dedcd4", "#bcc2ca")[i % 4]
        pen.poly(offset(side, 7, i * 1.7), tone, 0.9, stroke=4.5 if i % 2 else 3, closed=False)
    pool = [(640 + 150 * np.cos(a) * (1 + 0.07 * np.sin(5 * a)), 1142 + 40 * np.sin(a)) for a in np.linspace(0, 6.283, 40)]
    pen.poly(pool, "#b9bcc2")
    pen.poly([(x, y - 6) for x, y in pool], "#f7f5ef")
    for k in (0.82, 0.62, 0.42, 0.22):
        pen.poly([(640 + (x - 640) * k, 1136 + (y - 1142) * k) for x, y in pool], mix("#bcc2ca", "#e6e6e2", k), stroke=4)
    for x, y, r in ((700, 540, 26), (62, 826, 26)):
        for k in (1.0, 0.66, 0.34):
            pen.path(f"M{x - r * k},{y} A{r * k},{r * k * 0.7} 0 1 1 {x},{y + r * k * 0.7}", "#bcc2ca", stroke=4)


def chin(pen: Pen, x: float, y: float) -> None:
    """His moustache, over the spring of the river."""
    pen.path(f"M{x - 16},{y - 4} q12,-10 28,0", "#ffffff", stroke=8)


def lamp(pen: Pen) -> None:
    """A hall lamp on a long flex."""
    pen.line(430, 0, 430, 112, "#5a4e42", 4)
    pen.path("M396,150 Q398,112 430,110 Q462,112 464,150Z", "#8a9a8c")
    pen.path("M396,150 Q398,112 430,110 Q412,120 412,150Z", "#b9c6b8")
    pen.oval(430, 152, 34, 8, "#fff0c0")
    pen.circle(430, 158, 12, "#fffbe4")


def washing(pen: Pen) -> None:
    """A strand of beard as a washing line, with things on it."""
    pen.path("M330,560 Q250,590 158,570", "#f7f5ef", stroke=7)
    pen.path("M330,562 Q250,592 158,572", "#aeb4bc", stroke=2)
    pen.path("M286,574 l-30,4 l-2,46 l34,-3Z", "#c8554a")
    pen.path("M236,580 l-26,-2 l-8,34 l14,2 l6,-20 l4,22 l14,-2Z", "#4a7a92")
    pen.path("M190,576 l-24,-4 l-2,40 l24,4Z", "#e0b04a")


def comb(pen: Pen, at: Point) -> None:
    x, y = at
    pen.rect(x - 22, y - 4, 46, 10, "#b5622f", radius=4)
    for i in range(7):
        pen.line(x - 18 + i * 6.4, y + 4, x - 18 + i * 6.4, y + 18, "#b5622f", 3)


def case(pen: Pen) -> None:
    pen.rect(632, 1064, 110, 66, "#7a3f30", radius=6)
    pen.rect(632, 1064, 110, 14, "#a35a44", radius=5)
    for x in (656, 708):
        pen.rect(x, 1062, 10, 68, "#d8a95a")


def door(pen: Pen) -> None:
    """The front door, ajar, at the right."""
    pen.rect(752, 900, 60, 176, "#fff6da")
    pen.path("M752,900 V1076 L716,1096 V886Z", "#4f6f66")
    pen.path("M746,920 V980 L724,986 V918Z M746,1000 V1056 L724,1070 V1006Z", "#6f9186")
    pen.circle(724, 996, 5, "#e0b55a")
    pen.path("M744,892 V1080 M744,892 H812", "#a39683", stroke=11)


@card(id="3p5j9f", title="The Long Story", seed=15, palette="bone", light=(0.5, -0.8))
def paint(s: Scene) -> None:
    def who(at: Point, age: str, pose: str, view: str | float, height: float, top: str, colour: str, seed: int, **more: Any) -> Any:
        clothes = {"top": top, "colour": colour, **more.pop("clothes", {})}
        options: dict[str, Any] = {"role": "witness", "prop": None, "depth": 0.8, "haze": 0, **more}
        return s.figure(at, age=age, pose=pose, view=view, height=height, clothes=clothes, seed=seed, **options)

    s.draw(house, name="stairwell", role="place", depth=0.4, volume=0, rim=0, haze=0, material="place")
    s.beam((690, 180), (330, 620), 90, 300, "#fff6da", 0.4)
    s.draw(door, name="front door", role="place", depth=0.6, volume=0.1, haze=0)
    s.draw(lambda pen: [landing(pen, -40, 196, 262), landing(pen, 616, 840, 462), landing(pen, -40, 176, 752), [flight(pen, *f) for f in FLIGHTS]],
           name="zigzag stairs", role="place", depth=0.6, volume=0.05, rim=0.1, haze=0, shadow=(-10, 30, 22, 0.3))  # fmt: skip
    s.put("chair", at=(74, 336), scale=0.46, depth=0.7, haze=0, colour="#8a5a3c")
    old = who((84, 262), "old", "sit", "right", 232, "suit", "#5a4a5c", 3, label="old man", hair="bald", expression="shouting", role="prop",
              grips={"right": "open"}, reach={"hand_left": (96, -92)}, look=(0, -14))  # fmt: skip
    s.draw(lamp, name="hanging lamp", depth=0.6, haze=0)
    river = s.draw(lambda pen: beard(pen, old["mouth"]), name="white beard", role="subject", depth=0.75, volume=0.12, rim=0.2, haze=0, wobble=1, shadow=(-6, 10, 8, 0.3))
    x, y = old["mouth"]
    s.draw(lambda pen: chin(pen, x, y), name="his chin", depth=0.76, haze=0, record=False, volume=0.1, rim=0.2)
    s.draw(washing, name="washing", depth=0.7, haze=0)
    comber = who((330, 400), "adult", "kneel", "right", 150, "apron", "#c8554a", 8, hair="bun")
    s.draw(lambda pen: comb(pen, (comber["hand_east"][0] + 2, comber["hand_east"][1] + 2)), name="comb", depth=0.82)
    who((660, 528), "broad", "lie_asleep", "front", 150, "pyjamas", "#4a7a92", 11, expression="asleep")
    who((498, 636), "child", "slide", "left", 124, "jumper", "#e0a43a", 12)
    who((398, 694), "child", "slide", "left", 118, "dress", "#4f8a6a", 14, hair="braids")
    who((230, 742), "adult", "reach_up", "back", 150, "dress", "#7a4a86", 17, hair="bun")
    who((250, 900), "old", "read", "front_right", 150, "long_coat", "#3f6a80", 20, prop="book", hair="bun")
    s.put("cat", at=(128, 872), scale=0.22, pose="sleep", depth=0.8, haze=0, colour="#d08a44")
    who((436, 1034), "teen", "walk", "right", 160, "raincoat", "#d8b23a", 23, clothes={"hat": "cap"})
    s.draw(case, name="barber's case", depth=0.82, haze=0)
    barber = who((690, 1066), "adult", "sit_slump", "left", 190, "shirt", "#f4efe4", 26, label="barber", role="accent", hair="short",
                 clothes={"beard": "moustache", "bottom": "trousers", "bottom_colour": "#3a3a48"})  # fmt: skip
    s.put("scissors", at=barber["hand_west"], scale=0.24, turn=150, depth=0.85, haze=0)
    s.vignette(0.16)
    s.relate(river, "pours out", "old man")
    s.describe("An old man’s white beard runs down three flights of stairs. He sits "
               "on a chair at the top left, one arm stretched out. On the beard "
               "people comb, sleep, slide, read and hang up washing. At the bottom, "
               "by the door, a man with scissors sits on a suitcase.")  # fmt: skip
    s.moods("funny", "warm", "endless", "homely")
    s.themes("stories", "age", "neighbours", "time", "patience")
    s.says("to cut a long story short", "once upon a time", "a hair-raising tale", "grandfather's river", "flowing speech",
           "the whole house shares it", "water slide", "next customer, please", "a long time coming", "old wisdom", "tangled up",
           "it never ends", "stairway of years", "blah, blah, blah", "snowed in", "let it grow")  # fmt: skip
    s.about(place="a stairwell", time="day", weather="still", light="daylight from landing windows", view="far",
            composition="diagonal", witness="neighbours on the stairs", unexplained="the man with scissors by the door")  # fmt: skip
