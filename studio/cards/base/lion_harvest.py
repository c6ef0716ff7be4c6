"""A lion's mane is the wheat field, and the harvesters have come with a comb."""

from __future__ import annotations

import math
from functools import cache

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.figures import Couple
from reverie_studio.pen import Pen, smooth_points
from reverie_studio.scene import Scene, card

CENTRE = (512.0, 560.0)  # the mane streams away from here
GOLD, STRAW, BROWN, FUR = "#e9b44c", "#f6d98a", "#a8642a", "#d08a3e"
FACE = ("M560,338 C500,322 430,344 384,392 C366,404 352,414 340,432 C296,478 230,512 172,540 C142,546 122,560 120,584 "
        "C118,606 130,632 142,648 C128,668 128,700 146,722 C140,756 150,792 196,806 C262,828 352,826 420,806 "
        "C520,820 640,760 668,640 C690,520 650,380 560,338Z")  # fmt: skip


def ear_of_wheat(pen: Pen, x: float, y: float, turn: float, k: float, tone: Colour) -> None:
    """One ripe ear that points along `turn` (0 = right)."""
    with pen.at(x, y, turn=turn, scale=k):
        if k < 0.55:  # far away: the shape is enough
            pen.path("M0,-3 C10,-11 40,-9 56,0 C40,9 10,11 0,3Z", tone)
            pen.path("M4,1 C16,8 40,8 54,1 C40,10 10,11 0,3Z", darken(tone, 0.25))
            pen.path("M30,-6 L66,-14 M40,0 L76,2", lighten(tone, 0.35), 0.8, stroke=2)
            return
        pen.path("M6,0 L44,-13 M14,0 L51,-4 M22,0 L58,5 M30,0 L65,14", lighten(tone, 0.35), 0.8, stroke=1.6)
        pen.path("M-8,0 C-8,-12 12,-9 46,-4 C52,-2 52,2 46,4 C12,9 -8,12 -8,0Z", darken(tone, 0.22))
        pen.path(_grains(-1), tone)
        pen.path(_grains(1), darken(tone, 0.1))
        pen.oval(48, 0, 8, 4.2, lighten(tone, 0.25))


@cache
def _grains(side: int) -> str:
    """The four grains on one side of an ear."""
    lean = f"{side * 24}"
    dots = ((4 + i * 10 + 3.6, side * 6.6) for i in range(4))
    return " ".join(
        f"M{x - 7.8:.1f},{y - side * 3.5:.1f} A8.5,4.4 {lean} 1 1 {x + 7.8:.1f},{y + side * 3.5:.1f} "
        f"A8.5,4.4 {lean} 1 1 {x - 7.8:.1f},{y - side * 3.5:.1f}Z" for x, y in dots)  # fmt: skip


def field(pen: Pen, rng: np.random.Generator) -> None:
    """The same wheat, from the horizon to our feet."""
    pen.rect(0, 214, 800, 990, "#d9a545")
    y = 220.0
    while y < 1190:
        k = 0.16 + (y - 214) / 1250
        for _ in range(int(26 / (0.35 + k))):
            x = float(rng.uniform(-10, 810))
            tone = mix(GOLD, (STRAW, BROWN, "#d89a3c")[int(rng.integers(3))], float(rng.uniform(0.1, 0.6)))
            tone = mix(tone, "#f4e0a4", max(0.0, 0.5 - k))
            lean = -84 + 12 * math.sin(x / 130 + y / 90) + float(rng.normal(0, 7))
            pen.line(x, y + 46 * k, x, y, darken(tone, 0.25), 3.4 * k)
            ear_of_wheat(pen, x, y, lean, k, tone)
        y += 9 + 26 * k


def stalk(pen: Pen, start: tuple[float, float], angle: float, length: float, k: float, tone: Colour) -> None:
    """One stalk from the skin, bending backwards to the right, with its ear."""
    x, y = start
    pts = [start]
    for step in range(4):
        back = (0.4 - angle + math.pi) % (2 * math.pi) - math.pi
        angle += 0.13 * (step + 0.4) * max(-1.0, min(1.0, back))
        x, y = x + length / 4 * math.cos(angle), y + length / 4 * math.sin(angle)
        pts.append((x, y))
    line = smooth_points(pts, closed=False, steps=3)
    pen.poly([(u + 3, v + 6) for u, v in line], "#7a4420", 0.45, stroke=10 * k, closed=False)
    pen.poly(line, darken(tone, 0.1), stroke=8 * k, closed=False)
    pen.poly([(u - 2, v - 2) for u, v in line], lighten(tone, 0.35), stroke=3.5 * k, closed=False)
    ear_of_wheat(pen, x, y, math.degrees(angle), 1.16 * k, lighten(tone, 0.14))


def tone_of(i: int, angle: float) -> Colour:
    return mix(("#eab748", "#f3cf70", "#d9982f", "#f0c45c", "#c98232")[i * 7 % 5], "#fff0b8" if math.sin(angle) < -0.2 else "#b0682a", 0.16)


def mane(pen: Pen, rng: np.random.Generator, ring: int) -> None:
    """A wreath of stalks streaming from the face; outer rings first."""
    reach = (430, 350, 280, 220, 170)[ring]
    count = (104, 92, 84, 72, 40)[ring]
    for i in range(count):
        a = math.radians(-150 + 270 * (i + float(rng.uniform(-0.3, 0.3))) / count)
        short = 0.5 if math.cos(a) < -0.35 else 1.0
        start = (CENTRE[0] + 150 * math.cos(a), CENTRE[1] + 20 + 190 * math.sin(a))
        stalk(pen, start, a, reach * short * float(rng.uniform(0.85, 1.1)), 1.0, tone_of(i, a))


def hairline(pen: Pen, rng: np.random.Generator) -> None:
    """The stalks that grow over the cheek, so that the face sits in its mane."""
    line = [(404, 372), (478, 414), (520, 500), (512, 580), (486, 660), (446, 730), (380, 786), (300, 812)]
    for row in range(3):
        for i in range(46):
            u = (i + float(rng.uniform(-0.4, 0.4))) / 46 * 6.99
            n, f = min(6, max(0, int(u))), u - int(u)
            x = line[n][0] + (line[n + 1][0] - line[n][0]) * f + 86 - row * 43
            y = line[n][1] + (line[n + 1][1] - line[n][1]) * f + row * 3
            a = -0.5 + 1.75 * u / 7 + float(rng.normal(0, 0.1))
            stalk(pen, (x, y), a, float(rng.uniform(96, 170)) - row * 8, 0.82, tone_of(i + row, a))


def face(pen: Pen) -> None:
    """The sleeping profile."""
    pen.path(FACE, FUR)
    with pen.clip(FACE):
        pen.path("M384,392 C330,440 300,490 184,552 C150,570 200,590 250,566 C330,530 380,470 470,400 L560,338Z", "#edb565")
        pen.path("M250,830 C380,812 440,740 560,520 V860 H240Z", "#b06c30", 0.6)
        pen.path("M300,830 C400,806 440,780 520,700 V860 H300Z", "#8a4f2a", 0.4)
        pen.path("M110,600 C170,560 250,590 292,640 C310,690 270,742 206,730 L120,720Z", "#f5dfb2")
        pen.path("M150,690 C200,720 262,712 296,668 C300,720 260,760 210,770 L150,760Z", "#e0bd86")
        pen.path("M138,722 C196,752 256,766 340,744 C310,800 230,836 140,800Z", "#f8ead0")
        pen.path("M110,560 C140,534 176,534 184,548 C182,566 160,580 158,604 C158,626 150,640 142,652 L104,640Z", "#5e3532")
        pen.path("M126,570 C144,552 168,546 178,550 C160,560 146,574 138,596Z", "#a06a5e")
        pen.path("M122,606 C134,598 146,602 150,614 C142,620 132,628 128,632Z", "#2f1a1e")
        for k in range(26):
            x, y = 380 + (k * 67) % 240, 440 + (k * 43) % 270
            pen.path(f"M{x},{y} q16,4 30,16", darken(FUR, 0.16) if k % 2 else "#e6b066", 0.7, stroke=4)
    pen.path("M142,650 C150,690 176,716 214,722 C264,726 292,704 306,672", "#6a3a2a", stroke=7)
    pen.path("M306,672 q10,-8 12,-22", "#6a3a2a", stroke=5)
    for k in range(9):
        pen.circle(196 + (k % 3) * 26, 620 + (k // 3) * 24 + (k % 2) * 6, 4.4, "#7a4a34")
    pen.path("M146,770 C150,810 168,840 190,850 C196,838 200,834 206,832 C214,852 232,862 250,866 C250,850 254,842 262,836 "
             "C276,852 298,856 322,852 C314,842 314,832 320,820 L300,790Z", "#f3dfb8")  # fmt: skip
    pen.path("M206,832 C200,812 204,800 210,790 M262,836 C254,818 256,806 262,796", "#cfa86e", stroke=4)
    for k, (x, y) in enumerate(((206, 632), (230, 650), (214, 676), (246, 676))):
        pen.taper([(x, y), (x - 70 - k * 8, y + 18 + k * 12), (x - 150 - k * 4, y + 62 + k * 22)], 4.5, 1.6, "#fff4d4")
    pen.path("M298,470 C318,446 352,436 392,446 C376,458 340,466 316,486Z", "#a8642e")  # brow
    pen.path("M290,520 C312,486 366,478 404,502 C386,544 324,556 290,520Z", "#b8742f")  # lid
    pen.path("M296,516 C318,488 362,484 396,502 C364,502 326,508 304,526Z", "#e6ad5c")
    pen.path("M288,521 C318,546 372,542 406,503 C380,556 316,566 288,521Z", "#3a1f1c")
    pen.path("M312,538 C338,546 364,538 384,524 C366,548 334,556 312,538Z", "#ffd23e")
    pen.oval(350, 541, 7, 4.5, "#2a1414")
    pen.circle(345, 538, 2.4, "#ffffff")
    pen.path("M404,503 q22,-6 40,4 M400,520 q20,4 34,16", "#8a4f2a", stroke=5)


def lion_ear(pen: Pen) -> None:
    """Round, its rim folded over towards the visitors."""
    pen.path("M510,404 C476,340 486,250 554,226 C626,208 680,270 664,346 C656,392 600,430 510,404Z", "#d08f44")
    pen.path("M536,398 C512,350 518,286 560,266 C606,254 640,292 634,340 C628,380 584,408 536,398Z", "#a8683a")
    pen.path("M552,396 C536,356 540,312 566,294 C596,288 616,308 612,340 C606,372 584,396 552,396Z", "#84492e")
    pen.path("M516,404 C514,360 524,328 548,312 C540,346 552,376 580,404 C556,412 534,412 516,404Z", "#f3d7a2")
    pen.path("M496,330 C488,270 512,232 560,222 C604,216 644,238 660,280 C632,268 606,276 592,300 C574,324 530,316 496,330Z", "#eab45f")
    pen.path("M496,330 C488,270 512,232 560,222 C534,250 522,286 530,318 C516,320 506,324 496,330Z", "#fbdc9a")
    pen.path("M660,280 C632,268 606,276 592,300 C574,324 530,316 496,330 C534,330 578,344 604,310 C620,290 640,284 660,280Z", "#7a4630", 0.55)


def strip(pen: Pen, rng: np.random.Generator) -> None:
    """Where the scythe has been: stubble, from the lower left to behind the ear."""
    line = [(-60, 1096), (120, 1068), (320, 1046), (520, 1000), (660, 900), (724, 760), (726, 600), (690, 470)]
    pen.taper(line, 226, 70, "#e6c47a")
    pen.taper([(x - 2, y - 4) for x, y in line], 176, 44, "#f0d692")
    for _ in range(460):
        i = int(rng.integers(0, 7))
        t, o = float(rng.uniform()), float(rng.uniform(-1.06, 1.06))
        (x0, y0), (x1, y1) = line[i], line[i + 1]
        half = (118 - 82 * (i + t) / 7)
        n = math.hypot(x1 - x0, y1 - y0)
        x, y = x0 + (x1 - x0) * t - (y1 - y0) / n * o * half, y0 + (y1 - y0) * t + (x1 - x0) / n * o * half
        k = 0.5 + 0.7 * (y - 460) / 640
        pen.path(f"M{x - 4 * k},{y} l{-3 * k},{-15 * k} M{x},{y} v{-18 * k} M{x + 4 * k},{y} l{4 * k},{-14 * k}", "#b8822f", stroke=3.2 * k)
        pen.path(f"M{x},{y} v{-18 * k}", "#fff0bf", stroke=1.8 * k)


def comb(pen: Pen) -> None:
    """A wooden comb as tall as the woman who holds it."""
    with pen.at(322, 1070, turn=9, scale=1.08):
        pen.path("M-12,-186 C-2,-196 12,-196 20,-186 L24,4 C16,14 0,14 -10,6Z", "#8a3f2a")
        pen.path("M-8,-184 C-2,-192 6,-192 8,-186 L10,4 C4,10 -4,8 -8,4Z", "#c4643f")
        for k in range(15):
            pen.path(f"M20,{-180 + k * 12.4} h42 l3,3 l-3,3 h-42Z", "#a44e32" if k % 2 else "#b85a3a")


@card(id="2b27dt", title="Trim", seed=8, palette="ochre", light=(-0.6, -0.8))
def paint(s: Scene) -> None:
    rng = s.rng
    s.sky([(0, "#8fc4d6"), (0.6, "#cfe4d8"), (1, "#f8eec6")], horizon=230, texture=0.3)
    s.hills(206, 26, 260, "#b9bf84", "#d8cf8e", depth=0.3, name="far hills")
    s.board("wheat field", lambda pen: field(pen, rng), depth=0.5, haze=0.1)
    for rings in ((0, 1), (2, 3, 4)):
        s.draw(lambda pen, rr=rings: [mane(pen, rng, r) for r in rr], name=f"mane of wheat {rings[0]}", record=False, depth=0.65, volume=0.15, rim=0.2,
               shadow=(4, 10, 12, 0.3))  # fmt: skip
    s.draw(lambda pen: strip(pen, rng), name="mown strip", depth=0.7, volume=0.05, rim=0.1)
    lion = s.draw(face, name="lion whose mane is wheat", role="subject", volume=0.3, rim=0.2, shadow=(8, 14, 16, 0.4),
                  anchors={"brow": (384, 392)})  # fmt: skip
    s.draw(lion_ear, name="folded ear", role="accent", volume=0.3, rim=0.3, shadow=(6, 12, 12, 0.4))
    s.draw(lambda pen: hairline(pen, rng), name="mane over the cheek", role="subject", volume=0.15, rim=0.15, shadow=(-4, 8, 10, 0.35))
    pair = Couple("hold_hands", a={"age": "adult", "clothes": {"top": "shirt", "colour": "#3f6f8a", "hat": "straw", "bottom_colour": "#4a3a34"}},
                  b={"age": "child", "height": 132, "clothes": {"top": "dress", "colour": "#d2442f"}, "hair": "braids"},
                  height=226, view="back")  # fmt: skip

    def two(pen: Pen) -> None:
        with pen.at(116, 1122):
            pair.draw(pen, s.palette)

    s.draw(two, name="farmer holding his small daughter by the hand", role="witness", material="figure", ground=1122)
    s.draw(comb, name="oversized comb", volume=0.2)
    s.figure((262, 1124), age="adult", pose="stand", view="back_right", height=214, seed=5, role="witness", label="farmer's wife",
             prop=None, reach={"hand_right": (56, -108)}, clothes={"top": "dress", "colour": "#7f9a5a", "hat": "headscarf", "hat_colour": "#f6efe0", "apron": True})
    s.relate("wheat field", "grows from", lion)
    s.put("poppies", at=(690, 1216), scale=0.62, plane="front", number=6)
    s.describe("A huge lion’s head lies in a field; its mane is wheat. One eye is slightly open. "
               "Before it, seen from behind, stand a man with a small girl by the hand and a "
               "woman with an oversized comb. Lion and field are golden yellow, the sky "
               "is blue.")  # fmt: skip
    s.moods("awed", "funny", "golden", "wary")
    s.themes("harvest", "courage", "nature", "respect", "growth", "family")
    s.says("just a trim, please", "let sleeping lions lie", "bad hair day", "harvest time", "ask politely first", "the lion's share",
           "who goes first", "combing the field", "pride of the farm", "one eye open", "golden locks", "a grain of courage",
           "our daily bread", "purring like summer", "too big to wake", "barber's nerves")  # fmt: skip
    s.about(place="wheat field", time="noon", weather="hot, still", light="high sun", view="eye level", composition="right")
