"""Relatives: three portraits lean out of their frames and help themselves to tea."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from reverie_studio.colour import mix
from reverie_studio.figures import Figure
from reverie_studio.figures.poses import POSES, Pose
from reverie_studio.pen import Pen, Point
from reverie_studio.scene import Scene, card

WALL, GILT, CLOTH = "#8f3f33", "#d9a441", "#f6ead2"
LADY, CAPTAIN, CHILD = (34, 96, 262, 400), (312, 150, 226, 402), (566, 70, 214, 356)  # x, y, width, height of the picture
POSES.setdefault("lean_out", Pose("leans out of a picture", lean=14, bend=12, head=(0, 12, 4), elbows=((-0.3, 0.35, -0.9), (-0.3, 0.35, -0.9)), order={"arms": "front"}))


def outline(x: float, y: float, w: float, h: float, oval: bool, grow: float = 0.0) -> str:
    x, y, w, h = x - grow, y - grow, w + 2 * grow, h + 2 * grow
    if oval:
        return f"M{x},{y + h / 2} A{w / 2},{h / 2} 0 1 1 {x + w},{y + h / 2} A{w / 2},{h / 2} 0 1 1 {x},{y + h / 2}Z"
    return f"M{x},{y}H{x + w}V{y + h}H{x}Z"


def wall(pen: Pen) -> None:
    """Damask, and a window's light that falls over it from the left."""
    pen.gradient("M0,0H800V1200H0Z", (0, 200), (800, 700), [(0, "#b5573c"), (0.5, WALL), (1, "#5c2730")])
    for i in range(8):
        for j in range(9):
            with pen.at(i * 114 + j % 2 * 57, j * 88 + 20, scale=1.3):
                pen.path("M0,0 q16,-22 0,-40 q-16,18 0,40 q26,-4 30,-22 q-24,-2 -30,22 q-26,-4 -30,-22 q24,-2 30,22Z", "#6d2c2c", 0.4)
    for d in ("M-20,-20 L250,-20 L760,640 L430,640Z", "M330,-20 L440,-20 L830,480 L830,620Z"):
        pen.path(d, "#f2a860", 0.2)


def frame(pen: Pen, box: tuple[float, ...], oval: bool, ground: str) -> None:
    """Carved gilt, brighter to the left and above; the ground of the picture within."""
    x, y, w, h = box
    for grow, tone, slip in ((30, "#7a4c1c", 0), (28, GILT, 0), (28, "#f6d78a", -3), (22, "#b07a2c", 0), (15, "#e6b656", 0), (9, "#8a5a22", 0), (4, "#f3d48a", 0)):
        with pen.at(slip, slip):
            pen.path(outline(x, y, w, h, oval, grow - abs(slip)), tone)
    pen.gradient(outline(x, y, w, h, oval), (x, y), (x + w, y + h), [(0, mix(ground, "#fff0d0", 0.25)), (0.5, ground), (1, mix(ground, "#10101c", 0.5))])
    if oval:
        return
    for cx, cy in ((x - 15, y - 15), (x + w + 15, y - 15), (x - 15, y + h + 15), (x + w + 15, y + h + 15)):
        pen.circle(cx, cy, 21, "#8a5a22")
        pen.circle(cx - 2, cy - 2, 18, "#e9bb5c")
        pen.circle(cx - 4, cy - 4, 8, "#fbe6a8")


def sitter(head: Point, hands: Mapping[str, Point], **who: Any) -> tuple[Figure, Point]:
    """A person whose head is here and whose hands are there; where to stand for that."""
    x, y = Figure(prop=None, pose="lean_out", **who).anchors["head"]
    at = (head[0] - x, head[1] - y)
    return Figure(prop=None, pose="lean_out", reach={k: (a - at[0], b - at[1]) for k, (a, b) in hands.items()}, **who), at


def cloth(pen: Pen) -> None:
    """A round table from above, near; its far rim, its embroidery, its creases."""
    pen.oval(404, 930, 560, 322, "#4a1f28", 0.55)
    pen.radial("M-160,916 a560,318 0 1 0 1120,0 a560,318 0 1 0 -1120,0Z", (200, 700), 760, [(0, "#fffaf0"), (0.5, CLOTH), (1, "#cdb39a")])
    for k, tone, n in ((0.93, "#b5443a", 5), (0.905, "#d9a441", 3)):
        pen.oval(400, 916, 560 * k, 318 * k, tone, stroke=n)
    for d in ("M250,640 C270,800 250,1000 280,1210", "M560,620 C545,800 570,1000 540,1210", "M-20,900 C200,880 600,905 830,884"):
        pen.path(d, "#d8c2a4", 0.8, stroke=5)
        pen.path(d, "#fffdf6", 0.8, stroke=2)


def plate(pen: Pen, x: float, y: float, r: float) -> None:
    pen.oval(x + r * 0.14, y + r * 0.12, r * 1.04, r * 0.5, "#a58a7c", 0.6)
    for k, dy, tone in ((1.0, 0, "#e9e2d6"), (0.97, -3, "#fffdf8"), (0.84, -3, "#4d7386"), (0.82, -3, "#fffaf2"), (0.64, 1, "#e6dccd"), (0.6, 3, "#fbf5ea")):
        pen.oval(x, y + dy, r * k, r * k * 0.48, tone)


def sweets(pen: Pen) -> None:
    """Between them and us: sugar with tongs, a jug, biscuits, a spoon in its own shadow."""
    pen.oval(300, 916, 84, 30, "#a58a7c", 0.55)
    with pen.part("bowl", puff=40):
        pen.path("M208,850 Q212,926 274,928 Q336,926 340,850Z", "#4f8a86")
        pen.path("M208,850 Q212,926 256,927 Q232,900 230,850Z", "#86bab0")
    pen.oval(274, 850, 66, 22, "#2f5f5e")
    for x, y in ((244, 842), (270, 834), (298, 844), (256, 824), (284, 822), (272, 812)):
        pen.path(f"M{x - 13},{y - 8} l13,-8 l13,7 v14 l-13,8 l-13,-7Z", "#efe4d2")
        pen.path(f"M{x - 13},{y - 8} l13,-8 l13,7 l-13,7Z", "#fffdf8")
    pen.taper([(300, 826), (344, 790), (372, 776)], 6, 4, "#c9ccc8")
    pen.taper([(292, 820), (338, 782), (372, 776)], 6, 4, "#eef0ec")
    plate(pen, 500, 980, 120)
    for x, y, r in ((458, 970, -12), (500, 956, 6), (540, 972, 20), (482, 988, 14), (526, 990, -8)):
        with pen.at(x, y, turn=r):
            pen.oval(3, 6, 34, 17, "#a9714a")
            pen.oval(0, 0, 34, 17, "#dfa45e")
            for a, b in ((-14, -2), (0, -6), (12, 0), (-2, 5)):
                pen.circle(a, b, 3, "#8a5230")
    pen.taper([(96, 950), (150, 972), (190, 984)], 5, 6, "#b4b9b6")
    pen.oval(78, 944, 26, 13, "#c9ccc8")
    pen.oval(76, 942, 18, 8, "#8f9694")


def near_place(pen: Pen) -> None:
    """The place laid for us: a plate cut by the edge, a fork, a slice with a bite gone."""
    plate(pen, 300, 1150, 210)
    with pen.part("slice", puff=20):
        pen.path("M214,1124 L380,1094 L398,1150 L236,1190Z", "#e8a79a")
        pen.path("M214,1124 L380,1094 L382,1108 L218,1140Z", "#fffaf2")
        pen.path("M236,1190 L398,1150 L394,1128 L230,1166Z", "#c9714f")
        pen.path("M380,1094 q-26,18 -8,30 q-22,10 0,28 l26,-4Z", "#e8dccb")
    pen.circle(262, 1106, 15, "#c23a34")
    pen.circle(257, 1101, 5, "#f3a08a")
    for x in (560, 572, 584):
        pen.taper([(x + 6, 1044), (x + 3, 1090), (578, 1120)], 4, 5, "#9aa3a6")
    pen.taper([(578, 1116), (572, 1160), (560, 1230)], 12, 17, "#a9b2b4")
    for x, y in ((470, 1100), (492, 1120), (444, 1128), (480, 1150), (520, 1090)):
        pen.oval(x, y, 5, 3.4, "#b9754c")


@card(id="7ngxfq", title="Relatives", seed=4, palette="rust", light=(-0.8, -0.5))
def paint(s: Scene) -> None:
    """Light from a window on the left."""
    s.draw(wall, name="wall", role="place", depth=0.5, material="place", rim=0, volume=0)
    s.draw(lambda pen: (frame(pen, (330, -96, 140, 176), True, "#4a4f48"), pen.path("M346,30 C352,16 380,12 388,2 C368,-14 372,-54 400,-54 C428,-54 432,-14 412,2 C420,12 448,16 454,30 C440,64 420,79 400,80 C380,79 360,64 346,30Z", "#b9b598")), name="portrait of nobody", role="accent", depth=0.55, shadow=(16, 12, 10, 0.5))
    people = (
        (LADY, True, "#3f4f5e", (168, 256), {"hand_right": (206, 604)}, "right",
         dict(age="old", view="front_right", height=880, seed=3, expression="pride", skin="#e9bd9c", hair={"kind": "bun", "colour": "#efeae2"}, clothes=dict(top="gown", colour="#5f4a78", trim="#f0e2d0"))),
        (CAPTAIN, False, "#3d4a3f", (424, 300), {"hand_left": (508, 690)}, "left",
         dict(age="adult", view="front", height=900, seed=5, expression="glad", look=(0, 12), skin="#8c5a3c", hair={"kind": "short", "colour": "#241c22"}, clothes=dict(top="uniform", colour="#2f5a86", trim="#e8c46a", beard="moustache"))),
        (CHILD, False, "#5a4452", (660, 262), {"hand_right": (606, 560)}, "right",
         dict(age="child", view="front_left", height=720, seed=8, expression="mischief", look=(0, 20), skin="#e2a878", hair={"kind": "curly", "colour": "#c98a3c"}, clothes=dict(top="shirt", colour="#e8c05a", trim="#fff3dc"))),
    )  # fmt: skip
    sat = []
    for box, oval, ground, head, hands, side, who in people:
        s.draw(lambda pen, box=box, oval=oval, ground=ground: frame(pen, box, oval, ground), name="gilt frame", depth=0.6, record=False, shadow=(26, 18, 14, 0.55))
        one, at = sitter(head, hands, grips={side: "thread" if box is CHILD else "grip"}, **who)
        sat.append((one, at, side))

        def bust(pen: Pen, one: Figure = one, at: Point = at, box: Any = box, oval: bool = oval, side: str = side) -> None:
            with pen.clip(outline(*box, oval)), pen.at(*at):
                one.draw(pen, s.palette, skip=(f"arm_{side}", f"hand_{side}"))

        s.draw(bust, name="painted relative", role="subject", material="figure", depth=0.66, volume=0.2, wobble=0.4, protect=1.0)
    s.draw(cloth, name="tea table", role="place", depth=0.7, volume=0.0, rim=0.0)
    s.draw(lambda pen: (plate(pen, 96, 800, 96), plate(pen, 626, 812, 150)), name="plates", depth=0.72, volume=0.1)
    cake = s.put("cake", at=(622, 822), scale=1.0, depth=0.76, candles=0, role="accent")
    s.put("teacup", at=(110, 806), scale=0.4, depth=0.76, hot=False)
    s.put("teacup", at=(452, 742), scale=0.46, depth=0.76, saucer=False, full=True, role="accent")
    s.draw(lambda pen: (pen.taper([(414, 634), (436, 646), (446, 684)], 6, 9, "#a9622c"), pen.circle(598, 590, 13, "#c23a34"), pen.circle(594, 586, 4, "#f6b09a")), name="tea and a cherry", role="accent", depth=0.8, volume=0.2)
    s.draw(sweets, name="sugar, milk and biscuits", depth=0.8, volume=0.2)
    s.draw(near_place, name="place laid for us", depth=0.92, plane="front", volume=0.15)
    s.put("teapot", on=(206, 606), by="handle", scale=0.58, turn=20, flip=True, depth=0.82, colour="#4f8a86", role="accent", shadow=(14, 60, 16, 0.3))
    for (one, at, side), name in zip(sat, ("pours", "holds out a cup", "takes the cherry"), strict=True):
        def arms(pen: Pen, one: Figure = one, at: Point = at, side: str = side) -> None:
            with pen.at(*at):
                one.draw(pen, s.palette, only=(f"arm_{side}", f"hand_{side}", "head"))

        s.draw(arms, name=f"arm that {name}", material="figure", depth=0.84, volume=0.22, wobble=0.4, protect=1.0, shadow=(20, 14, 10, 0.45), record=False)
    s.focus((300, 560, 240), (650, 400, 190), (168, 256, 120), (420, 306, 120), (300, 1120, 200), (420, 900, 160))
    s.grade(key=0.5)
    s.relate("painted relatives", "turns into", "guests at tea")
    s.describe("Three portraits lean out of their gilt frames to have tea. An old woman in purple pours, a man in blue uniform holds out his cup, and a curly-haired "
               "child takes the cherry off the cake. In a small frame above, only a pale shape is left.")  # fmt: skip
    s.moods("funny", "uncanny", "warm", "greedy")
    s.themes("family", "the past", "hospitality", "absence", "manners")
    s.says("family gathering", "five o’clock ghosts", "help yourself", "who just left", "they never really go", "many hands", "it runs in the family", "old masters", "long arm of the past",
           "someone is missing", "still lively", "frame by frame", "never alone at tea", "uninvited guests", "cherry picker", "out of the picture", "the museum café", "one lump or two",
           "she always poured", "the dead drop in", "caught in the act", "mind the paint", "Sunday with the ancestors", "a well-hung family", "still life with appetite", "the next portrait is mine",
           "the youngest gets away with it", "good manners outlive us", "hanging out", "whose slice was it?", "empty seat in the gallery")  # fmt: skip
    s.about(place="a parlour", time="afternoon", weather="", light="a window on the left", composition="split",
            view="from above, from our own place at the table", foreground="a plate with a bitten slice and a fork", unexplained="who stepped out of the empty frame")  # fmt: skip
