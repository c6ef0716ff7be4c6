"""A grown woman sits in the room of her childhood, and fills it."""

from __future__ import annotations

import math
from dataclasses import replace

import numpy as np

from reverie_studio.colour import mix
from reverie_studio.figures.poses import POSES
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.stages.parts import planks, wallpaper

WALL, MARK, SHADE = "#d9a296", "#c17f76", "#b0746c"
WINDOW = (604, 596, 146, 246)  # left, top, width, height
POSES.setdefault("cramped", replace(
    POSES["sit_ground"], head=(6, 30, 16), bend=30, lean=2,
    legs=((138, 7, 34, 2), (130, 10, 18, 4)),
    hands=(("knee", -6.0, 3.0, -6.0), ("knee", 3.0, -3.0, -7.0))))  # fmt: skip


def room(pen: Pen, rng: np.random.Generator) -> None:
    """A child's bedroom, looked into like a box."""
    pen.rect(0, 0, 800, 1200, SHADE)
    with pen.clip("M96,520 L336,146 L704,146 L704,960 L96,960Z"):
        wallpaper(pen, rng, 90, 90, 620, 880, WALL, MARK, "sprig", 58)
    pen.poly([(0, 500), (0, 0), (290, 0), (336, 146), (96, 520)], "#e6bfae")
    for t in (0.2, 0.4, 0.6, 0.8):
        x, y = 96 + 240 * t, 520 - 374 * t
        pen.line(x, y, x - 110 * (1 - t) - 50 * t, y - 24 * (1 - t) - 150 * t, "#cda092", 4, 0.8)
    pen.poly([(290, 0), (800, 0), (704, 146), (336, 146)], "#efd2c0")
    pen.poly([(800, 0), (704, 146), (704, 960), (800, 1100)], "#c08a80")
    pen.poly([(0, 500), (96, 520), (96, 960), (0, 1080)], "#a86f68")
    planks(pen, rng, (96, 704, -60, 860), 960, 1210, "#a8694c", 11)
    pen.poly([(96, 940), (704, 940), (704, 962), (96, 962)], "#f0dccb")
    pen.poly([(0, 1052), (96, 940), (96, 962), (0, 1082)], "#d3b3a4")
    pen.line(96, 520, 336, 146, "#8f5a52", 5, 0.7)
    for d in ("M330,150 l-16,-34 l12,-20 l-14,-30", "M338,148 l22,-26 l-4,-22 l20,-16",
              "M326,158 l-40,-10 l-16,8"):  # fmt: skip
        pen.path(d, "#a8746a", stroke=4)
    pen.line(336, 146, 704, 146, "#8f5a52", 4, 0.6)


def window(pen: Pen) -> None:
    """One small window on the far wall, pushed open."""
    x, y, w, h = WINDOW
    pen.rect(x - 12, y - 12, w + 24, h + 24, "#f4e6d6")
    pen.rect(x, y, w, h, "#a9cbd0")
    pen.path(f"M{x},{y + h} v-70 q40,-40 76,-14 t74,-10 v94Z", "#8fae7c")
    pen.path(f"M{x + 20},{y + 60} q20,-20 44,-8 q30,-6 34,16 h-90Z", "#f4f6f0")


def window_front(pen: Pen) -> None:
    """The sill and the bar that lie before her elbow, and the sash swung out of its way."""
    x, y, w, h = WINDOW
    pen.rect(x + w - 2, y - 12, 14, h + 24, "#d9c3b0")
    pen.rect(x + 62, y + h - 2, w - 40, 20, "#fbf0e2", radius=3)
    pen.rect(x + 62, y + h + 12, w - 40, 8, "#b98f80", radius=3)
    pen.path(f"M{x + w + 12},{y - 8} l34,-26 v{h + 40} l-34,16Z", "#f4e6d6")
    pen.path(f"M{x + w + 18},{y + 2} l22,-16 v100 l-22,10Z M{x + w + 18},{y + 112} l22,-6 v92 "
             f"l-22,12Z", "#8fb4bc")  # fmt: skip


def little_things(pen: Pen) -> None:
    """Shelf, lamp and paper stars, all far too small, pushed aside."""
    with pen.at(606, 470, turn=9):
        pen.rect(-64, 0, 128, 12, "#8a5a3c")
        for i, (h, tone) in enumerate(
            ((40, "#7f8fa8"), (48, "#c4563f"), (36, "#e0b55a"), (44, "#6f8f7a"))
        ):  # fmt: skip
            pen.rect(-56 + i * 15, -h, 13, h, tone)
        pen.circle(28, -16, 16, "#a8764a")
        pen.circle(18, -30, 7, "#a8764a")
        pen.circle(38, -30, 7, "#a8764a")
        pen.circle(24, -18, 2.5, "#3a2620")
        pen.circle(33, -18, 2.5, "#3a2620")
    for x, y, r, length in ((540, 262, 17, 114), (640, 330, 22, 182), (676, 236, 15, 88),
                            (592, 224, 15, 76)):  # fmt: skip
        pen.line(x, y - length, x, y, "#8f5a52", 2)
        _star(pen, x, y, r)
    with pen.at(556, 1176, turn=13, scale=1.1):
        pen.rect(-7, -66, 14, 66, "#b08d4f")
        pen.oval(0, 0, 26, 8, "#8a6a3c")
        pen.path("M-34,-60 L-18,-108 H18 L34,-60Z", "#f6d9a0")
        pen.path("M10,-60 L8,-108 H18 L34,-60Z", "#d9ad6c")


def _star(pen: Pen, x: float, y: float, r: float) -> None:
    points = [(x + math.sin(i * math.pi / 5) * r * (1 if i % 2 == 0 else 0.45),
               y - math.cos(i * math.pi / 5) * r * (1 if i % 2 == 0 else 0.45))
              for i in range(10)]  # fmt: skip
    pen.poly(points, "#f6e0a4")
    pen.poly([(x, y), *points[2:6]], "#dcb765")


def door(pen: Pen) -> None:
    """A small door, half open on the stairs; a tray with soup stands there."""
    pen.poly([(722, 884), (800, 880), (800, 1104), (722, 994)], "#6a3f40")
    for i in range(3):
        pen.poly([(734 + i * 16, 988 - i * 30), (800, 1070 - i * 44), (800, 1040 - i * 44),
                  (734 + i * 16, 964 - i * 30)],
                 mix("#a8694c", "#6a3f40", i * 0.25))  # fmt: skip
    pen.poly([(722, 884), (722, 994), (658, 1084), (654, 902)], "#f0dccb")
    pen.poly([(712, 902), (712, 938), (668, 966), (667, 920)], "#d9bcaa")
    pen.poly([(712, 952), (712, 984), (669, 1042), (668, 986)], "#d9bcaa")
    pen.circle(666, 992, 6, "#c39a4a")


def tray(pen: Pen) -> None:
    pen.oval(700, 1146, 92, 24, "#5a3028", 0.4)
    pen.oval(696, 1136, 92, 26, "#8a5a3c")
    pen.oval(696, 1132, 84, 22, "#b98250")
    pen.path("M640,1104 Q644,1142 694,1142 Q744,1142 748,1104Z", "#f6efe2")
    pen.path("M720,1104 Q722,1136 700,1142 Q744,1142 748,1104Z", "#cdb9a8")
    pen.oval(694, 1104, 54, 14, "#e6d8c6")
    pen.oval(694, 1104, 46, 11, "#d98a3c")
    pen.path("M636,1124 l-22,-20", "#c9c0b4", stroke=6)


def doll_house(pen: Pen) -> None:
    """Her doll's house; its door is just wide enough for a toe."""
    with pen.at(118, 0):
        pen.poly([(20, 1016), (150, 1044), (150, 1186), (20, 1146)], "#e9d3a8")
        pen.poly([(150, 1044), (246, 1016), (246, 1134), (150, 1186)], "#cfae7e")
        pen.poly([(20, 1016), (84, 934), (150, 1044)], "#e9d3a8")
        pen.poly([(4, 1024), (84, 918), (168, 1056), (150, 1050), (84, 944), (22, 1020)], "#8f4a4a")
        pen.poly([(84, 918), (168, 1056), (264, 1020), (184, 898)], "#b8605a")
        for k in (0.3, 0.6):
            pen.line(84 + 84 * k, 918 + 138 * k, 184 + 80 * k, 898 + 122 * k, "#8f4a4a", 3, 0.7)
        for x, y in ((40, 1050), (94, 1062), (40, 1102), (94, 1112)):
            pen.poly([(x, y), (x + 32, y + 6), (x + 32, y + 38), (x, y + 30)], "#7fa6b0")
            pen.line(x + 16, y + 3, x + 16, y + 34, "#f6efe2", 3)
        pen.circle(84, 996, 13, "#7fa6b0")
        pen.poly([(176, 1062), (226, 1046), (226, 1146), (176, 1170)], "#f6efe2")
        pen.poly([(182, 1070), (220, 1056), (220, 1148), (182, 1166)], "#3a2226")
        pen.poly([(182, 1070), (150, 1092), (150, 1196), (182, 1166)], "#6f8f7a")


@card(id="m3tvx6", title="Home for the Weekend", seed=9, palette="rose", light=(0.55, -0.8))
def paint(s: Scene) -> None:
    rng = s.rng
    s.backdrop("#d9a296", "#a86f68")
    s.draw(lambda pen: room(pen, rng), name="small bedroom", role="place", depth=0.6, volume=0.03,
           rim=0)  # fmt: skip
    s.draw(window, name="window", depth=0.6, volume=0.05)
    s.draw(
        little_things, name="little shelf, lamp and paper stars", depth=0.65, shadow=(-8, 8, 6, 0.3)
    )  # fmt: skip
    s.draw(door, name="half-open door", depth=0.7)
    s.draw(doll_house, name="doll's house", role="accent", depth=0.8, shadow=(-8, 8, 8, 0.4))
    woman = s.figure((536, 1010), age="adult", pose="cramped", view="front_left", height=1660,
                     role="subject",
                     depth=0.85, skin="#edc09a", hair={"kind": "bun", "colour": "#5a3326"},
                     expression="glad",
                     clothes={"top": "shirt", "colour": "#dfe9ec", "trim": "#6f93b0",
                              "bottom": "trousers",
                              "bottom_colour": "#4a5478", "shoes": "barefoot"},
                     look=(-8, 30), label="giant woman", shadow=(-26, 16, 30, 0.4))  # fmt: skip
    s.put("bed", at=(400, 742), scale=0.52, turn=7, role="prop", depth=0.9, contact=0,
          label="tiny bed",
          shadow=(-6, 12, 8, 0.4))  # fmt: skip
    s.draw(window_front, name="window frame", depth=0.88)
    s.draw(tray, name="tray with soup", depth=0.95)
    s.relate(woman, "wears", "small bedroom")
    s.describe("A giant woman sits folded up in a small bedroom. She smiles and wears"
               " pyjamas. Her bun cracks the ceiling, one elbow is at the open "
               "window. On her knee is a tiny bed, at her toes a doll’s house. Soup "
               "stands by the half-open door. Pink room.")  # fmt: skip
    s.moods("tender", "funny", "cramped", "nostalgic")
    s.themes("childhood home", "growing up", "belonging", "memory", "big and small")
    s.says("it used to be bigger", "home sweet home", "outgrown", "a tight fit",
           "mother still cooks",
           "down the rabbit hole", "my old room", "doll's house life", "elbow room",
           "always a child here",
           "big city, small town", "comfort zone", "squeezed in",
           "nothing has changed, except me", "growing pains",
           "creak")  # fmt: skip
    s.about(place="a child's bedroom", time="afternoon", weather="still",
            light="soft light from one window",
            view="into the room as into a box", composition="frame",
            witness="the giant woman herself, sitting, seen from the front")  # fmt: skip
