"""Five snow angels in a row; the smallest has feathers, and no footprints lead away from it."""

from __future__ import annotations

import math

from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

ANGELS = ((196, 300, 1.2, -16), (424, 452, 1.0, -8), (590, 610, 0.82, 6), (440, 770, 0.66, -6), (560, 968, 0.84, 8))  # x, y, size, turn


def fan(x: float, y: float, r: float, a: float, b: float) -> str:
    """A sector swept in the snow by an arm or a leg."""
    p = [(x + r * math.cos(math.radians(t)), y + r * math.sin(math.radians(t))) for t in (a, b)]
    return f"M{x},{y} L{p[0][0]:.1f},{p[0][1]:.1f} A{r},{r} 0 0 1 {p[1][0]:.1f},{p[1][1]:.1f}Z"


def hollow(pen: PaperPen, feathers: bool) -> None:
    """Press one angel through the sheet."""
    pen.erase(cuts.circle(0, -92, 25))
    pen.erase("M-20,-72 H20 L26,60 H-26Z")
    pen.erase(fan(0, 10, 112, 58, 122))
    for side in (1, -1):
        with pen.stretch(side, 1):
            if not feathers:
                pen.erase(fan(4, -52, 118, -38, 58))
                continue
            for k in range(9):
                pen.erase(cuts.leaf(6, -52 + k * 2, 84 + 70 * math.sin(math.pi * (k + 1.6) / 11), -50 + 14.5 * k, 0.11))


def steps(way: list[tuple[float, float]], pace: float = 46) -> list[tuple[float, float, float]]:
    """Footprints along a way: x, y, turn."""
    out, left, flip = [], 0.0, 1
    for (x0, y0), (x1, y1) in zip(way, way[1:], strict=False):
        n, a = math.hypot(x1 - x0, y1 - y0), math.atan2(y1 - y0, x1 - x0)
        while left < n:
            out.append((x0 + math.cos(a) * left - math.sin(a) * 11 * flip, y0 + math.sin(a) * left + math.cos(a) * 11 * flip, math.degrees(a)))
            left, flip = left + pace, -flip
        left -= n
    return out


def snow(pen: PaperPen) -> None:
    with pen.cut(lift=1.6):
        pen.rect(-10, -10, 820, 1220, "#f3f7fc")
        for i, (x, y, k, turn) in enumerate(ANGELS):
            with pen.at(x, y, scale=k, turn=turn):
                hollow(pen, i == 4)
        ways = [[(-20, 560), (120, 470)], [(250, 440), (380, 620), (300, 900), (120, 1210)], [(650, 720), (730, 750), (820, 780)], [(820, 1130), (720, 1110)], [(-20, 700), (180, 660), (360, 560)]]
        for x, y, turn in (p for way in ways for p in steps(way)):
            with pen.at(x, y, turn=turn):
                pen.erase("M-13,-5 C-13,-9 2,-9 14,-6 C18,-3 18,3 14,6 C2,9 -13,9 -13,5Z")


def boots(pen: PaperPen, red: str) -> None:
    """A pair from straight above: shafts dark inside, toes, laces tied."""
    for dx, turn in ((-20, -4), (20, 6)):
        with pen.at(706 + dx, 1064, turn=turn):
            pen.path("M-17,16 C-18,-10 -16,-46 0,-48 C16,-46 18,-10 17,16 C16,32 -16,32 -17,16Z", red)
            pen.oval(0, 14, 13, 14, "#3a1a20")
            with pen.flat():
                for y in (-6, -16, -26):
                    pen.line(-8, y, 8, y - 3, "#fff4e0", 3)
                pen.path("M0,-4 q-16,-10 -12,6 M0,-4 q16,-8 12,8", "#fff4e0", stroke=3)


def bough(pen: PaperPen) -> None:
    """A branch over our heads, and a crow on it, both from above."""
    dark = "#1d2436"
    pen.taper([(830, 380), (690, 250), (600, 120), (470, 20), (440, -30)], 56, 30, dark)
    for way, w in (([(690, 250), (560, 250), (470, 200)], 20), ([(620, 150), (640, 60), (700, -20)], 22), ([(560, 90), (470, 110), (400, 80)], 14), ([(760, 320), (700, 400), (690, 480)], 16)):
        pen.taper(way, w, 4, dark)
    with pen.at(606, 176, turn=42, scale=1.2):
        for x in (-22, -8, 8, 22):
            pen.path(f"M{x * 0.3},-40 L{x - 11},-150 H{x + 11}Z", "#10162a")
        pen.path("M0,-50 C48,-30 54,50 34,110 C20,140 -20,140 -34,110 C-54,50 -48,-30 0,-50Z", "#232c44")
        for side in (-1, 1):
            with pen.stretch(side, 1):
                for k in range(5):
                    pen.path(f"M{30 - k * 3},84 C{66 - k * 8},40 {50 - k * 9},-40 {10 - k * 2},{-116 + k * 16} C{12 - k},-50 {6},20 {30 - k * 3},84Z", ("#1a2238", "#202a44", "#27324e", "#2e3a58", "#364464")[k])
        pen.path("M-11,146 C-8,176 -4,190 0,206 C4,190 8,176 11,146Z", "#555b70")
        pen.path("M-30,112 C-34,146 -18,166 0,166 C18,166 34,146 30,112 C20,96 -20,96 -30,112Z", "#2a3450")
        with pen.flat():
            pen.circle(-19, 142, 4.5, "#f4e6c4")
            pen.circle(19, 142, 4.5, "#f4e6c4")


@light_box(id="qltq2q", title="Number Five", seed=5, palette="snow day", light=(-0.85, -0.45))
def paint(s: LightBox) -> None:
    """Straight down; what is pressed into the snow is blue, the boots alone are warm."""
    s.back("#8fabd8", "#6f8cc0", at=(400, 500), radius=900)
    s.sheet("trodden snow", "M-10,-10 H810 V1210 H-10Z", "#9fb8de", depth=0.1, haze=0.0)
    s.sheet("five snow angels", lambda pen: [pen.path(cuts.circle(x, y, 150 * k), "#b9cdea") for x, y, k, _ in ANGELS], depth=0.14, role="subject", count=5, haze=0.0)
    s.sheet("fresh snow", snow, depth=0.3, haze=0.0)
    s.sheet("empty boots", lambda pen: boots(pen, s.palette.accent), depth=0.42, role="accent", haze=0.0)
    s.lamp((706, 1060), 120, "#ffb98a", 0.28)
    s.put("sled", at=(120, 1090), scale=0.66, turn=-64, role="prop", lift=8)
    s.figure((206, 1130), age="child", pose="look_down", view="back_right", height=250, elevation=62, role="witness", prop=None,
             clothes=dict(top="jumper", colour="#3f6fa8", bottom_colour="#3a3f5a", shoes="boots", scarf="#e9a83f"), hair="short", lift=12)  # fmt: skip
    s.sheet("bough with a crow", bough, depth=0.96, plane="front", role="prop", haze=0.0)
    s.relate("smallest angel", "loses", "boots")
    s.describe("Five snow angels lie in a row. The first four grow smaller; the fifth has feathers for wings. Beside it stand two empty red shoes. A child "
               "with a sled looks down at the snow. On a bough above them sits a black crow. The snow is blue-white.")  # fmt: skip
    s.moods("still", "wondering", "sorrowful", "cold")
    s.themes("loss", "miracles", "brothers and sisters", "traces", "winter")
    s.says("the youngest flew", "one of us was real", "no footprints out", "guardian angel", "left her shoes behind", "family portrait in snow",
           "gone up", "who was number five?", "the crow knows", "it will melt", "empty shoes", "a miracle on a Tuesday", "ready for take-off",
           "four and a half", "the last one home", "where did you go?")  # fmt: skip
    s.about(place="a field of fresh snow", time="winter morning", weather="cold and clear", light="low blue light from the left", composition="diagonal",
            view="from above, straight down", foreground="a black bough with a crow", unexplained="where the fifth one went")  # fmt: skip
