"""A diver waits his turn; the others have moved up a little."""

from __future__ import annotations

import math
from collections.abc import Callable
from typing import Any

from reverie_studio.colour import darken, lighten
from reverie_studio.figures import Figure
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

SEAT = 820  # height of the bench
CANVAS, BRASS, WATER = "#c98f58", "#d9a43c", "#4fb8c9"
PEOPLE: tuple[dict[str, Any], ...] = (
    {"x": 60, "turn": -3, "age": "adult", "view": "front", "height": 520, "seed": 21, "look": (-18, 6), "skin": "#c98b5e",
     "clothes": {"top": "coat", "colour": "#7d4a6b"}, "hair": {"kind": "bob", "colour": "#3a2620"}},
    {"x": 166, "turn": -5, "age": "tall", "view": "front", "height": 556, "seed": 8, "look": (-26, -4), "pose": "read", "skin": "#f0c3a6",
     "clothes": {"top": "suit", "colour": "#4b5a5e", "hat": "bowler", "glasses": True}, "hair": {"kind": "short", "colour": "#6b4228"}},
    {"x": 264, "turn": -7, "age": "teen", "view": "front", "height": 504, "seed": 14, "look": (30, 2), "skin": "#8c5a3c", "expression": "astonished",
     "clothes": {"top": "jumper", "colour": "#e0b03c", "bottom_colour": "#3f5f7a"}, "hair": {"kind": "curly", "colour": "#241c22"}},
    {"x": 362, "turn": -8, "age": "old", "view": "front", "height": 490, "seed": 5, "look": (20, 12), "skin": "#f3cfae", "expression": "worried",
     "clothes": {"top": "dress", "colour": "#b8504b", "glasses": True, "trim": "#f3e9d3"}, "hair": {"kind": "bun", "colour": "#efe9df"},
     "reach": {"hand_left": (28, -84), "hand_right": (-26, -82)}},
)  # fmt: skip


def room(pen: Pen) -> None:
    """Two mint walls of paint, a hatch, tubes of light, linoleum."""
    pen.rect(0, 0, 800, 1000, "#d6efe0")
    pen.rect(0, 520, 800, 480, "#a9d9c4")
    pen.rect(0, 512, 800, 12, "#6fae9c")
    for x, y, w, h, tone in ((40, 150, 120, 6, "#c3e2d2"), (260, 300, 160, 5, "#c3e2d2"), (120, 420, 90, 5, "#c9e8d8"), (700, 470, 70, 5, "#c3e2d2")):
        pen.rect(x, y, w, h, tone)
    pen.rect(330, 34, 330, 26, "#a9c9b8", radius=6)
    pen.rect(336, 50, 318, 20, "#fffef0", radius=10)
    pen.rect(0, 920, 800, 290, "#8fc7b0")
    for r in range(5):
        y0, y1 = 920 + r * r * 9 + r * 16, 920 + (r + 1) ** 2 * 9 + (r + 1) * 16
        k0, k1 = (y0 - 660) / 260, (y1 - 660) / 260
        for c in range(-9, 10):
            if (c + r) % 2:
                pen.poly([(400 + c * 96 * k0, y0), (400 + (c + 1) * 96 * k0, y0), (400 + (c + 1) * 96 * k1, y1), (400 + c * 96 * k1, y1)], "#7ab8a2")
    pen.rect(0, 904, 800, 18, "#5f9a85")


def hatch(pen: Pen) -> None:
    """A barred window to an office with nobody in it, and a bell to ring."""
    pen.rect(456, 96, 268, 250, "#7d5240", radius=4)
    pen.rect(470, 110, 240, 222, "#3b4a48")
    pen.path("M470,110H710V200C640,220 540,200 470,230Z", "#4a5e5a")
    for x in range(496, 710, 34):
        pen.rect(x, 110, 9, 222, "#c3a45a")
        pen.rect(x, 110, 3, 222, "#f0dc9a")
    pen.rect(440, 340, 300, 24, "#a8744e", radius=4)
    pen.rect(440, 340, 300, 7, "#cf9c70", radius=3)
    pen.path("M556,340C556,308 620,308 620,340Z", BRASS)
    pen.path("M590,314C614,318 620,330 620,340H598Z", "#a87428")
    pen.rect(548, 336, 80, 8, "#7d5a28", radius=3)
    pen.circle(588, 308, 6, "#f0dc9a")


def _moved(pen: Pen, dx: float, dy: float) -> None:
    with pen.at(dx, dy):
        hatch(pen)


def bench(pen: Pen) -> None:
    for y in (SEAT - 150, SEAT - 104):
        pen.rect(-10, y, 820, 34, "#7d5240")
        pen.rect(-10, y, 820, 9, "#b08060")
    for x in (20, 444, 770):
        pen.rect(x, SEAT - 160, 16, 300, "#4f342c")
    pen.rect(-10, SEAT - 6, 820, 40, "#8f6048")
    pen.rect(-10, SEAT - 6, 820, 12, "#c29472")
    pen.rect(-10, SEAT + 30, 820, 12, "#4f342c")


def puddle(pen: Pen) -> None:
    pen.path("M10,976C40,922 180,938 260,940C360,932 420,938 520,944C640,934 786,950 792,1010C800,1076 700,1070 660,1092"
             "C620,1122 540,1102 480,1110C400,1122 360,1082 290,1078C200,1082 150,1056 90,1058C30,1054 -6,1026 16,990Z", "#57b7c2")  # fmt: skip
    pen.path("M70,1000C140,984 300,990 420,986C380,1002 200,1008 70,1012ZM330,1064C420,1074 520,1072 560,1066C520,1086 400,1090 330,1064Z",
             "#c9f2ee")  # fmt: skip
    pen.path("M400,1090C480,1100 580,1090 680,1066C640,1100 540,1096 480,1104C450,1108 420,1100 400,1090Z", "#3a8fa3")


def plant(pen: Pen) -> None:
    """A rubber plant that leans towards him."""
    pen.path("M716,950L728,862H810V950Z", "#c2504b")
    pen.rect(720, 850, 100, 20, "#d97a6a", radius=4)
    pen.taper([(780, 860), (790, 700), (780, 520), (742, 370), (680, 270), (630, 226)], 13, 5, "#6f7a48")
    for x, y, turn, k in ((786, 740, 196, 0.8), (788, 660, -60, 0.9), (784, 590, 186, 0.8), (778, 520, -70, 1.0), (766, 450, 170, 0.85),
                          (752, 400, -66, 1.1), (726, 336, 176, 1.0), (704, 300, -74, 1.05), (668, 256, 196, 1.0), (650, 244, -96, 0.95),
                          (632, 228, 214, 0.9)):  # fmt: skip
        with pen.at(x, y, scale=k, turn=turn):
            pen.path("M0,0C20,-30 70,-34 104,-8C72,22 24,24 0,0Z", "#2f7a58")
            pen.path("M0,0C30,-6 70,-12 104,-8C72,22 24,24 0,0Z", "#1f5a48")
            pen.path("M8,-6C30,-22 60,-24 80,-16", "#7fc09a", stroke=4)


def diver(pen: Pen) -> None:
    """Canvas suit, lead boots, gloves on knees; the origin is the middle of his seat."""
    dark, light = darken(CANVAS, 0.26), lighten(CANVAS, 0.22)
    for side in (-1, 1):  # shins and boots
        with pen.at(side * 70, 0, flip=side < 0):
            pen.path("M-38,40L40,36L36,190H-34Z", CANVAS)
            pen.path("M10,40L40,36L36,190H8Z", dark)
            for y in (104, 142):
                pen.path(f"M-36,{y}q36,14 72,0", dark, stroke=5)
            pen.path("M-42,184H42V206C64,212 62,238 56,244H-48C-58,232 -54,212 -42,206Z", "#5a4a42")
            pen.path("M-52,232H60V250H-54Z", "#3b2a2a")
            pen.rect(-42, 178, 84, 14, "#8a5a34", radius=5)
            pen.rect(-10, 196, 22, 18, BRASS, radius=4)
    pen.path("M-104,-230C-128,-150 -122,-40 -108,20H108C122,-40 128,-150 104,-230Z", CANVAS)
    pen.path("M48,-236C128,-210 122,-40 108,20H44C78,-60 80,-150 48,-236Z", dark)
    pen.path("M-116,-60C-50,-44 50,-44 116,-60V-38C50,-22 -50,-22 -116,-38Z", "#7d5240")
    pen.rect(-22, -62, 44, 36, BRASS, radius=5)
    for side, tone in ((-1, light), (1, CANVAS)):  # thighs come towards us
        pen.path(f"M{side * 12},-6C{side * 40},-40 {side * 110},-36 {side * 128},10C{side * 140},70 {side * 104},94 {side * 66},92"
                 f"C{side * 22},92 {side * 2},50 {side * 12},-6Z", tone)  # fmt: skip
        pen.path(f"M{side * 20},60C{side * 40},84 {side * 100},88 {side * 126},50C{side * 122},84 {side * 96},96 {side * 66},94"
                 f"C{side * 40},94 {side * 24},80 {side * 20},60Z", dark)  # fmt: skip
        pen.oval(side * 70, 26, 40, 34, darken(tone, 0.1))
        pen.rect(side * 70 - 27, 4, 54, 46, "#a8744e", radius=10)
        pen.path(f"M{side * 70 - 22},12h44M{side * 70 - 22},42h44", "#f0d9a8", 0.8, stroke=2.5)
    for side, tone in ((-1, CANVAS), (1, dark)):  # arms
        pen.taper([(side * 103, -194), (side * 144, -98), (side * 92, -16)], 76, 54, darken(tone, 0.3))
        pen.taper([(side * 106, -196), (side * 148, -100), (side * 96, -18)], 70, 50, tone)
        pen.taper([(side * 110 - 12, -190), (side * 142 - 14, -110)], 15, 10, lighten(tone, 0.2))
        pen.rect(side * 98 - 31, -36, 62, 16, "#8a5a34", radius=7)
        pen.path(f"M{side * 94 - 32},-22C{side * 92 - 40},12 {side * 86 - 34},36 {side * 84},36C{side * 86 + 36},36 {side * 94 + 42},10"
                 f" {side * 94 + 32},-22Z", "#4f6a68")  # fmt: skip
        for k in (-14, 0, 14):
            pen.line(side * 86 + k, 10, side * 84 + k, 33, "#2f4746", 4)
        pen.oval(side * 58, 2, 10, 17, "#5f7c7a")
    pen.path("M-118,-190C-116,-240 -70,-254 0,-254C70,-254 116,-240 118,-190C98,-160 -98,-160 -118,-190Z", "#a87428")
    pen.path("M-114,-198C-110,-242 -70,-256 0,-256C70,-256 110,-242 114,-198C90,-174 -90,-174 -114,-198Z", BRASS)
    for k in range(7):
        pen.circle(-96 + k * 32, -194 + 9 * math.sin(k / 6 * math.pi), 6.5, "#7d5a28")
        pen.circle(-97 + k * 32, -196 + 9 * math.sin(k / 6 * math.pi), 3.6, "#f6e2a0")


def helmet(pen: Pen) -> None:
    """Brass, with a large round glass full of water and one goldfish."""
    x, y = 0.0, -340.0
    pen.circle(x, y, 122, "#a87428")
    pen.circle(x - 5, y - 4, 116, BRASS)
    pen.path(f"M{x - 96},{y - 40}A104,104 0 0 1 {x + 10},{y - 106}A140,140 0 0 0 {x - 96},{y - 40}Z", "#fbe9a8")
    for side in (-1, 1):
        pen.oval(x + side * 118, y + 6, 15, 36, "#8a5f24")
        pen.oval(x + side * 122, y + 6, 10, 27, "#3f7f8a")
    pen.rect(x - 26, y - 146, 52, 34, "#a87428", radius=8)
    pen.rect(x - 26, y - 146, 22, 34, "#e9c468", radius=8)
    pen.circle(x, y + 4, 92, "#7d5a28")
    pen.circle(x - 2, y + 2, 86, "#c99a3c")
    pen.circle(x, y + 4, 76, "#2f8fa8")
    pen.circle(x, y + 4, 73, WATER)
    glass = f"M{x - 73},{y + 4}A73,73 0 0 1 {x + 73},{y + 4}A73,73 0 0 1 {x - 73},{y + 4}Z"
    with pen.clip(glass):
        pen.path(f"M{x - 80},{y - 38}q20,-12 40,0t40,0t40,0t40,0V{y - 90}H{x - 80}Z", "#d9f6f2")
        pen.path(f"M{x - 80},{y + 40}Q{x},{y + 70} {x + 80},{y + 34}V{y + 90}H{x - 80}Z", "#2f8fa8", 0.7)
        for k, (dx, h) in enumerate(((-50, 40), (-38, 56), (46, 48), (58, 34))):
            pen.taper([(x + dx, y + 80), (x + dx + 8 * (-1) ** k, y + 80 - h * 0.5), (x + dx, y + 80 - h)], 8, 3, "#2f9a68")
    pen.path(f"M{x - 54},{y - 26}A66,66 0 0 1 {x - 10},{y - 58}", "#ffffff", 0.85, stroke=8)
    for k in range(8):
        a = k * math.pi / 4 + 0.2
        pen.circle(x + 83 * math.cos(a), y + 4 + 83 * math.sin(a), 5.5, "#7d5a28")
    pen.path(f"M{x - 96},{y + 116}C{x - 120},{y + 150} {x - 150},{y + 150} {x - 148},{y + 196}C{x - 130},{y + 176} {x - 118},{y + 190} {x - 116},{y + 222}"
             f"C{x - 100},{y + 196} {x - 86},{y + 196} {x - 84},{y + 214}C{x - 76},{y + 170} {x - 84},{y + 140} {x - 96},{y + 116}Z", "#2f8a5a")  # fmt: skip
    pen.path(f"M{x - 104},{y + 130}C{x - 122},{y + 156} {x - 136},{y + 160} {x - 140},{y + 180}M{x - 98},{y + 130}C{x - 108},{y + 160} {x - 106},{y + 180}"
             f" {x - 114},{y + 206}", "#7fc98a", stroke=4)  # fmt: skip


def goldfish(pen: Pen) -> None:
    """It looks to the left, at the woman with the knitting."""
    with pen.at(-4, -326, scale=0.86):
        pen.path("M30,0C56,-26 74,-22 78,-30C74,-4 74,6 80,28C70,24 50,22 30,4Z", "#e8702c")
        pen.path("M-10,-24C4,-44 26,-38 32,-16Z", "#e8702c")
        pen.path("M-50,4C-36,-30 14,-36 42,0C16,36 -34,34 -50,4Z", "#f5933a")
        pen.path("M-46,10C-30,32 16,34 42,0C20,14 -16,22 -46,10Z", "#fbd08a")
        pen.circle(-26, -4, 11, "#fffaf0")
        pen.circle(-30, -4, 6, "#1c1c2a")


def _seated(pen: Pen, part: Callable[[Pen], None]) -> None:
    with pen.at(638, SEAT - 8, scale=0.9):
        part(pen)


def knitting(pen: Pen, hands: tuple[float, float]) -> None:
    x, y = hands
    pen.path(f"M{x - 30},{y + 4}L{x + 32},{y + 2}L{x + 40},{y + 74}L{x - 26},{y + 84}Z", "#6f9ac4")
    for k in range(5):
        pen.line(x - 28, y + 14 + k * 15, x + 34, y + 10 + k * 15, "#f3efe0" if k % 2 else "#4f78a8", 5)
    pen.line(x - 52, y - 26, x + 26, y + 8, "#b08a5c", 5)
    pen.line(x + 58, y - 24, x - 20, y + 8, "#b08a5c", 5)


def bundle(pen: Pen, x: float, y: float) -> None:
    """A baby asleep in a shawl."""
    pen.path(f"M{x - 50},{y + 10}C{x - 46},{y - 36} {x + 16},{y - 46} {x + 44},{y - 22}C{x + 62},{y + 4} {x + 40},{y + 34} {x - 8},{y + 36}"
             f"C{x - 40},{y + 36} {x - 52},{y + 26} {x - 50},{y + 10}Z", "#f3e2c8")  # fmt: skip
    pen.path(f"M{x - 50},{y + 12}C{x - 20},{y + 26} {x + 30},{y + 20} {x + 50},{y - 6}C{x + 54},{y + 20} {x + 30},{y + 36} {x - 8},{y + 36}"
             f"C{x - 40},{y + 36} {x - 52},{y + 26} {x - 50},{y + 12}Z", "#d9bf9c")  # fmt: skip
    pen.circle(x + 26, y - 10, 22, "#e8c9a4")
    pen.circle(x + 27, y - 8, 17, "#d79a6c")
    pen.path(f"M{x + 17},{y - 8}q5,5 9,0M{x + 31},{y - 8}q5,5 8,0", "#4a2a20", stroke=2.6)


@card(id="hjhzh9", title="Number Seven", seed=7, palette="mint", light=(-0.2, -0.9))
def paint(s: Scene) -> None:
    s.backdrop("#d6efe0", "#8fc7b0")
    s.board("room", room, depth=0.6)
    s.board("hatch", lambda pen: _moved(pen, -318, 34), depth=0.62)
    s.draw(plant, name="rubber plant", volume=0.3, contact=0.3)
    s.board("bench", bench, depth=0.7)
    s.draw(puddle, name="puddle", volume=0.15, rim=0.5)
    people = [Figure(**{"pose": "sit", **{k: v for k, v in person.items() if k not in ("x", "turn")}}) for person in PEOPLE]

    def crowd(pen: Pen) -> None:
        for person, figure in zip(PEOPLE, people, strict=True):
            with pen.at(person["x"], SEAT + 4, turn=person["turn"]):
                figure.draw(pen, s.palette)
                if person["age"] == "adult":
                    bundle(pen, 6, -86)
                if person["age"] == "old":
                    knitting(pen, figure.anchors["hands"])

    s.draw(crowd, name="four people sitting close together, one with a baby", role="witness", volume=0.2, count=4, shadow=(8, 6, 8, 0.25))
    man = s.draw(lambda pen: _seated(pen, diver), name="diver", role="subject", volume=0.3, shadow=(10, 8, 12, 0.3))
    s.draw(lambda pen: _seated(pen, helmet), name="helmet full of water", role="subject", volume=0.3)
    s.draw(lambda pen: _seated(pen, goldfish), name="goldfish", role="accent", volume=0.2, rim=0.2)
    s.relate(man, "contains", "goldfish")
    s.describe("A diver with a goldfish in his helmet sits on a bench. The brass "
               "helmet is full of water. He sits alone; at the left four people "
               "squeeze together, one with a baby, one knitting. A puddle spreads "
               "under all the shoes. A plant leans over him. Mint green room.")  # fmt: skip
    s.moods("lonely", "funny", "awkward", "patient")
    s.themes("being different", "waiting", "strangers", "company", "fitting in")
    s.says("nobody sits beside me", "a fish out of water", "next, please", "the odd one out", "still waters", "just a check-up", "personal space",
           "don't stare, dear", "he brought his own sea", "under pressure", "a long way from home", "drip, drip, tick", "the only interesting person",
           "deep thoughts", "the plant likes him", "holding one's breath")  # fmt: skip
    s.about(place="waiting room", time="afternoon", weather="still", light="flat light of a ceiling tube", view="eye level, frontal",
            composition="right")  # fmt: skip
    s.vignette(0.12)
