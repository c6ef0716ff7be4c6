"""People carry a door through the desert; behind it, it rains."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import darken, lighten
from reverie_studio.figures import Figure
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

BLUE = "#2a6f8f"
LEAN = 5.0  # degrees the door leans forward
FOOT = (540.0, 800.0)  # middle of the door's sill
W, H = 330.0, 660.0
CLOTHES = ("#e9d3a4", "#b8422a", "#2f8a8a", "#f1e3c4", "#6a3a4a", "#d99a3f", "#4a5f6a", "#c96a3f")
SKINS = ("#8c5a3c", "#b87a4f", "#6a4230", "#d79a6c", "#c98b5e")
SLIT = f"M{-W * 0.18},{-H + 44}L{W * 0.2},{-H + 44}L{W * 0.2},-34L{-W * 0.18},-34Z"


def leaves(pen: Pen, rng: np.random.Generator) -> None:
    """Wet dark green and rain, seen through the gap."""
    pen.path(SLIT, "#12362c")
    with pen.clip(SLIT):
        pen.path(f"M{-W * 0.18},{-H + 44}H{W * 0.2}V{-H * 0.55}C{W * 0.1},{-H * 0.5} 0,{-H * 0.62} {-W * 0.18},{-H * 0.5}Z", "#7fae9a")
        for _ in range(60):
            x, y = float(rng.uniform(-W * 0.24, W * 0.24)), float(rng.uniform(-H * 0.66, -30))
            tone = ("#1f5a3c", "#2f7a4a", "#174a38", "#5fa05a")[int(rng.integers(4))]
            with pen.at(x, y, turn=float(rng.uniform(20, 160)), scale=float(rng.uniform(0.7, 1.3))):
                pen.path("M0,0C10,-16 40,-16 56,0C40,14 10,14 0,0Z", tone)
                pen.path("M4,-2Q28,-10 48,-2", lighten(tone, 0.35), 0.8, stroke=2.5)
        for _ in range(60):
            x, y = float(rng.uniform(-W * 0.2, W * 0.2)), float(rng.uniform(-H + 50, -60))
            pen.line(x, y, x + 5, y + 26, "#d6f0ea", 2.2, 0.7)


def door(pen: Pen, rng: np.random.Generator) -> None:
    """Frame, gap, and the leaf turned a little towards us."""
    with pen.at(*FOOT, turn=LEAN):
        pen.path(f"M{-W / 2 - 26},0V{-H - 10}H{W / 2 + 26}V0Z", "#7d3f28")
        pen.path(f"M{-W / 2 - 26},0V{-H - 10}H{-W / 2}V0Z", "#c97a48")
        pen.path(f"M{-W / 2 - 40},{-H - 8}L{-W / 2 - 30},{-H - 40}H{W / 2 + 30}L{W / 2 + 40},{-H - 8}Z", "#b0623a")
        pen.path(f"M{-W / 2 - 40},{-H - 8}H{W / 2 + 40}V{-H + 4}H{-W / 2 - 40}Z", "#5a2a1e")
        pen.path(f"M{-W / 2},{-34}V{-H + 40}H{W / 2}V-34Z", "#0d2620")
        with pen.at(-W * 0.3, 0):
            leaves(pen, rng)
        # the leaf of the door, hinged at the right
        x0, x1 = -W * 0.16, W / 2 - 6
        pen.path(f"M{x0},{-H + 22}L{x1},{-H + 44}V-34L{x0},-8Z", BLUE)
        pen.path(f"M{x0},{-H + 22}L{x0 - 14},{-H + 26}V-12L{x0},-8Z", darken(BLUE, 0.4))
        pen.path(f"M{x0},{-H + 22}L{x1},{-H + 44}V{-H + 62}L{x0},{-H + 42}Z", lighten(BLUE, 0.22))
        for top, bottom in ((0.9, 0.66), (0.62, 0.36), (0.32, 0.1)):
            for a, b in ((0.1, 0.46), (0.56, 0.92)):
                xa, xb = x0 + (x1 - x0) * a, x0 + (x1 - x0) * b
                pen.path(f"M{xa},{-H * top + 4}L{xb},{-H * top + 12}V{-H * bottom - 4}L{xa},{-H * bottom + 4}Z", darken(BLUE, 0.26))
                pen.path(f"M{xa + 9},{-H * top + 14}L{xb},{-H * top + 20}V{-H * bottom - 4}L{xa + 9},{-H * bottom - 4}Z", lighten(BLUE, 0.08))
        for y in (-H * 0.82, -H * 0.2):
            pen.rect(x1 - 26, y, 34, 14, "#d9a441", radius=4)
        pen.rect(x0 + 14, -H * 0.5, 20, 64, "#d9a441", radius=6)
        pen.circle(x0 + 24, -H * 0.45, 17, "#8a5a24")
        pen.circle(x0 + 22, -H * 0.455, 14, "#f0c860")
        pen.path(f"M{-W / 2 - 44},0H{W / 2 + 44}V30H{-W / 2 - 44}Z", "#5a2a1e")
        pen.path(f"M{-W / 2 - 44},0H{W / 2 + 44}V10H{-W / 2 - 44}Z", "#b0623a")


def sill(x: float) -> float:
    """Where the lower edge of the door is, over x."""
    return FOOT[1] + 28 + (x - FOOT[0]) * math.tan(math.radians(LEAN))


def bearer(pen: Pen, palette: Palette, n: int, x: float, y: float, height: float, under: bool) -> None:
    """One of the people, in profile, going to the right."""
    ages = ("adult", "broad", "tall", "old", "teen", "adult", "adult")
    tops = ("tunic", "shirt", "coat", "dress", "jumper", "long_coat")
    up = sill(x + height * 0.24) - y
    pose = ("walk", "carry_on_back", "walk", "push", "walk")[n % 5] if under else ("carry_on_back", "lean_on_stick", "walk")[n % 3]
    reach = {"hand_right": (height * 0.16, up), "hand_left": (height * 0.32, up + 3)} if under else None
    figure = Figure(age=ages[n % 7], pose=pose, view="right", height=height, seed=n + 40, prop=None if under else True, skin=SKINS[n % 5],
                    clothes={"top": tops[(n // 2) % 6], "colour": CLOTHES[(n * 3) % 8], "scarf": CLOTHES[(n * 5 + 2) % 8] if n % 3 == 0 else None,
                             "hat": ("none", "headscarf", "wide_brim", "none", "straw")[n % 5]}, reach=reach)  # fmt: skip
    with pen.at(x, y):
        figure.draw(pen, palette)


def crowd(pen: Pen, palette: Palette, row: int) -> None:
    """Bearers under the sill: a far row and a near row."""
    count, x0, step, drop = (8, 386, 50, 128) if row == 0 else (8, 356, 53, 150)
    for i in range(count):
        x = x0 + i * step
        bearer(pen, palette, i * 3 + row * 5 + 1, x, sill(x) + drop, drop * (0.98 + 0.05 * math.sin(i * 2.3)), True)


def bundle(pen: Pen) -> None:
    """A child-sized bundle in a shawl on the handle."""
    with pen.at(*FOOT, turn=LEAN), pen.at(-W * 0.16 + 24, -H * 0.45):
        pen.path("M-6,4C-10,30 -30,40 -34,66L34,66C30,40 10,30 6,4Z", "#b8422a")
        pen.path("M-40,72C-46,112 -24,136 0,136C26,136 46,110 40,72C24,54 -24,54 -40,72Z", "#d8583a")
        pen.path("M8,60C24,58 40,64 40,72C46,110 26,136 0,136C30,116 30,84 8,60Z", "#a03424")
        pen.circle(-8, 74, 19, "#f1d9a8")
        pen.circle(-9, 76, 15, "#b87a4f")
        pen.path("M-18,76q4,4 8,0M-6,76q4,4 8,0", "#3a1c16", stroke=2.4)
        for x, y in ((-22, 108), (4, 118), (22, 96)):
            pen.circle(x, y, 4.4, "#f0c860")


SLOPE = "M-10,916C160,920 300,934 420,950C560,972 700,990 810,1000V1210H-10Z"
TRACK = "M430,958C330,950 250,966 200,1010C140,1060 60,1100 -10,1120V1210H250C262,1130 300,1050 380,1010C430,988 500,984 560,980C520,968 480,960 430,958Z"


def ripples(pen: Pen) -> None:
    """The slope they walk down, with wind lines in the sand."""
    pen.path(SLOPE, "#bd6334")
    pen.path("M420,1000C560,1010 700,1020 810,1040V1210H300C310,1120 340,1040 420,1000Z", "#9a4c2b")
    for k in range(16):
        x, y = 300 + (k * 137) % 480, 1046 + k * 10
        pen.path(f"M{x},{y}q50,-12 110,0t90,4", ("#d4804a", "#7d3a22")[k % 2], 0.7, stroke=3)
    for k in range(7):
        pen.path(f"M{10 + k * 44},{940 + k * 4}q30,-8 60,0", "#d98a52", 0.8, stroke=3)


def meadow(pen: Pen, rng: np.random.Generator) -> None:
    """What has grown where they passed, with the trickle in it."""
    pen.path(TRACK, "#5f7a3c")
    pen.path("M400,966C320,964 270,986 226,1030C170,1082 90,1120 -10,1150V1180C110,1150 200,1100 250,1040C290,996 340,978 420,974Z", "#3f9aa0")
    pen.path("M380,970C320,972 280,992 240,1036C190,1088 110,1126 -10,1160V1166C110,1134 196,1090 246,1038C288,994 330,980 390,974Z", "#cdeee2")
    for _ in range(420):
        t = float(rng.uniform(0, 1)) ** 0.7
        x = 500 - 500 * t + float(rng.normal(0, 12 + 60 * t))
        y = 972 + 190 * t**1.5 + float(rng.normal(0, 6 + 24 * t))
        if abs((x - 400) * 0.35 + (y - 972)) < 6:
            continue
        h = 10 + 44 * t
        tone = ("#7fa04a", "#4f7038", "#a8b85a", "#2f5a34")[int(rng.integers(4))]
        pen.taper([(x, y), (x + float(rng.normal(0, 3)), y - h * 0.6), (x + float(rng.normal(2, 5)), y - h)], 2 + 3 * t, 0.8, tone)
        if rng.uniform() < 0.3:  # the right bank, too
            x2, y2 = 560 - 320 * t**0.6, 976 + 234 * t**1.4 + float(rng.normal(0, 6))
            pen.taper([(x2, y2 + 6), (x2 + 2, y2 - h * 0.4), (x2 + float(rng.normal(4, 5)), y2 - h * 0.7)], 2 + 3 * t, 0.8, tone)
        if rng.uniform() < 0.09:
            pen.circle(x, y - h, 2 + 4 * t, ("#fdeccf", "#d2512a", "#f0c860")[int(rng.integers(3))])


def trickle(pen: Pen) -> None:
    """Water over the sill."""
    for x, w in ((384, 12), (402, 18), (424, 10), (366, 6)):
        y = sill(x)
        for dx, k, tone in ((0, 1.0, "#7fc4c0"), (-w * 0.2, 0.3, "#f4fffa")):
            pen.poly([(x + dx - w * k / 2, y - 4), (x + dx + w * k / 2, y - 4), (x + dx - 5 + w * k * 0.4, 964), (x + dx - 5 - w * k * 0.4, 964)], tone, 0.9)
    pen.oval(392, 966, 52, 9, "#e4f6ee", 0.85)
    for x, y in ((346, 956), (434, 952), (360, 940), (420, 938)):
        pen.circle(x, y, 4, "#e4f6ee", 0.9)


@card(id="vwefxv", title="Carried So Far", seed=33, palette="terracotta", light=(-0.85, -0.5))
def paint(s: Scene) -> None:
    s.sky([(0, "#8fb8a8"), (0.4, "#d8c79a"), (0.75, "#f0c38a"), (1, "#f6d9a6")], horizon=820, texture=0.25)
    s.hills(690, 50, 300, "#d98f5c", depth=0.15, texture="sand", name="far dunes")
    s.hills(770, 46, 380, "#cd7a45", depth=0.35, texture="sand", name="middle dunes")
    s.board("slope", ripples, depth=0.65, volume=0.15)
    s.shade("M380,975C520,980 700,1000 820,1030V1140C700,1090 520,1030 380,985Z", "#4a1c1c", 0.5, 12)
    s.draw(lambda pen: meadow(pen, s.rng), name="strip of grass and water", role="accent", volume=0.1, rim=0.2)
    s.draw(lambda pen: crowd(pen, s.palette, 0), name="far row of people", volume=0.15, depth=0.7, count=8, tint=("#7d3f24", 0.25))
    frame = s.draw(lambda pen: door(pen, s.rng), name="tall blue door, ajar", role="subject", volume=0.2)
    s.draw(bundle, name="bundle with a sleeping child", volume=0.3, shadow=(8, 8, 6, 0.3))
    s.draw(trickle, name="water from under the sill", role="accent", volume=0.1, rim=0.2)
    s.draw(lambda pen: [crowd(pen, s.palette, 1)] + [bearer(pen, s.palette, n, x, y, h, False) for n, x, y, h in
           ((9, 250, 968, 142), (4, 176, 990, 150), (13, 296, 962, 128))], name="people carrying a door", role="witness", volume=0.15,
           count=11, shadow=(16, 6, 5, 0.35))  # fmt: skip
    s.grass(1204, "#4f7038", "#a8b85a", count=70, height=90, left=0, right=260, plane="front")
    s.relate("people carrying a door", "carries", frame)
    s.describe("Small people carry a tall blue door through the desert. They are over"
               " a dozen. The door is ajar in its frame: behind it are wet green "
               "leaves and rain. Water runs out below, and grass grows along their "
               "track. A bundle with a sleeping child hangs on the handle.")  # fmt: skip
    s.moods("weary", "hopeful", "grand", "patient")
    s.themes("home", "burden", "exodus", "promise", "working together")
    s.says("carried so far", "a door to anywhere", "home is what we carry", "just put it down", "the promised land", "rain behind the door",
           "many hands", "moving house", "leave a green footprint", "who has the key", "next door neighbours", "an oasis on foot",
           "heave ho", "why not go in", "the weight of hope", "refugees of summer")  # fmt: skip
    s.about(place="desert", time="late afternoon", weather="hot; rain behind the door", light="late sun from the left",
            view="eye level, from far", composition="right", unexplained="the sleeping child that hangs on the handle")  # fmt: skip
    s.vignette(0.2)
