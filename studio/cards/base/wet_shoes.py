"""A boy hides under the stairs; shoes go up between the treads, and the last feet are bare, green, and drip."""

from __future__ import annotations

from reverie_studio.colour import mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

TREADS = ((-40, 1000, 150), (70, 800, 128), (180, 610, 112), (286, 432, 98), (384, 268, 86), (472, 116, 76))  # left end, top, thickness-ish


def stair(pen: Pen) -> None:
    """From behind and below: bars of wood that climb to the right, with light between them."""
    for x, y, k in TREADS:
        front = [(x, y), (840, y - 10), (840, y + k * 0.34), (x, y + k * 0.4)]
        under = [(x, y + k * 0.4), (840, y + k * 0.34), (840, y + k * 0.6), (x + 40, y + k * 0.74)]
        with pen.part("tread", grain=[[(x, y), (840, y)]], puff=0):
            pen.poly(front, "#5b2f28")
            pen.poly(under, "#35191a")


def string(pen: Pen) -> None:
    """The slanting side of the stair."""
    pen.poly([(-60, 1080), (-60, 900), (560, -40), (690, -40)], "#44221f")
    pen.poly([(-60, 1080), (-60, 1046), (660, -40), (690, -40)], "#2a1316")


def shoe(pen: Pen, x: float, y: float, k: float, kind: str) -> None:
    """A foot that goes up to the right; the leg is cut by the next tread."""
    skin, leg = {"polished": ("#241418", "#3f3a48"), "bell": ("#b5432f", "#d9c49a"), "bare": ("#6f9a78", "#5f8a6c")}[kind]
    with pen.at(x, y, scale=k):
        with pen.part("leg", grain=[[(0, -60), (10, -190)]], puff=20):
            pen.path("M-26,-44 C-30,-100 -22,-150 -18,-210 H34 C30,-150 28,-100 22,-44Z", leg)
        with pen.part("foot", grain=[[(-30, -20), (80, -8)]], puff=16):
            if kind == "bare":
                pen.path("M-34,0 C-40,-32 -26,-58 -4,-60 C18,-60 26,-44 48,-34 C66,-26 78,-22 84,-12 L82,0Z", skin)
                pen.path("M-20,-46 C0,-30 40,-26 74,-14 C50,-34 20,-40 8,-58Z", mix(skin, "#dff0d8", 0.35))
                for i in range(5):
                    pen.oval(90 - 12 * i, -5 - 1.5 * (4 - i), 11 - 1.2 * i, 8.5, mix(skin, "#1f3a2c", 0.12 * (i % 2)))
                    pen.oval(95 - 12 * i, -9 - 1.5 * (4 - i), 4, 3, "#cfe0c4")
            else:
                pen.path("M-36,0 C-40,-34 -30,-58 -4,-58 C18,-58 28,-40 54,-34 C82,-28 96,-18 98,0Z", skin)
                pen.path("M-36,0 H100 V9 H-36Z", "#1a0e10")
        if kind == "polished":
            pen.path("M40,-32 q22,2 38,14", "#cfc4d0", stroke=4)
        if kind == "bell":
            pen.path("M84,-12 q34,-14 26,-40", skin, stroke=12)
            pen.circle(108, -58, 12, "#e8b84a")


def weed(pen: Pen) -> None:
    """It trails down through the gap and touches his knee."""
    for way, w in (([(520, 786), (488, 850), (444, 896), (424, 944), (394, 986)], 12), ([(610, 790), (598, 860), (566, 916)], 9), ([(440, 792), (414, 850), (426, 900)], 8)):
        pen.taper(way, w, 3, "#4f7a58")
    for x, y, a in ((500, 826, 40), (466, 876, -30), (438, 914, 50), (590, 880, 20)):
        with pen.at(x, y, turn=a):
            pen.path("M0,0 C14,-12 36,-10 48,2 C32,10 12,10 0,0Z", "#6a9668")


def drips(pen: Pen) -> None:
    for x, y, r in ((566, 944, 6), (690, 900, 8), (396, 1014, 7), (560, 1010, 5)):
        pen.path(f"M{x},{y - r * 2.2} C{x + r},{y - r * 0.4} {x + r},{y + r} {x},{y + r} C{x - r},{y + r} {x - r},{y - r * 0.4} {x},{y - r * 2.2}Z", "#bfe0d6")


@card(id="4s2xgj", title="Wet Shoes", seed=142, palette="rose_brick", light=(0.75, -0.65))
def paint(s: Scene) -> None:
    """Slices of hall light between dark treads."""
    s.backdrop("#f0c9a0", "#7a4038", "#c98a70")
    s.glow((700, 200), 620, "#ffe2b0", 0.55)
    for k in range(6):
        s.shade(f"M-20,{40 + 170 * k} L620,{-300 + 170 * k} V{-230 + 170 * k} L-20,{128 + 170 * k}Z", "#6a352e", 0.42, 7)
    s.shade("M-20,1220 V700 L500,1220Z", "#2a1214", 0.75, 60)
    order = (("bell", 4, 716, 1.0), ("polished", 3, 556, 1.2))
    for kind, i, x, k in order:
        y = TREADS[i][1]
        s.draw(lambda pen, x=x, y=y, k=k, kind=kind: [shoe(pen, x + dx, y + dy, k, kind) for dx, dy in ((0, 0), (-84 * k, 0))], name=f"{kind} shoes", depth=0.6, count=2, rim=0.4)
    s.draw(lambda pen: (shoe(pen, 560, TREADS[1][1] + 2, 1.7, "bare"), shoe(pen, 350, TREADS[1][1] + 2, 1.7, "bare")), name="bare green feet", role="subject", depth=0.7, count=2, rim=0.5)
    s.draw(stair, name="wooden stair", role="place", depth=0.8, volume=0.1, rim=0.3)
    s.draw(string, name="side of the stair", depth=0.82, record=False, volume=0.1, rim=0.2)
    for x, y, k in TREADS[:3]:
        s.beam((780, y - 30), (120, y + 330), 40, 90, "#ffd9a0", 0.22)
    boy = s.figure((240, 1166), age="child", pose="sit_ground", view="front_right", height=640, role="witness", depth=0.9, expression="fear", look=(-12, -34), prop=None,
                   clothes=dict(top="jumper", colour="#3f6f74", bottom_colour="#4a3430", shoes="shoes"), hair={"kind": "messy", "colour": "#6b3a20"}, rim=0.6)  # fmt: skip
    s.draw(weed, name="water weed", role="accent", depth=0.92, rim=0.3)
    s.draw(drips, name="drops", role="accent", depth=0.94, count=4, rim=0.6)
    s.vignette(0.35, "#1c0c0e")
    s.focus((250, 860, 220), (460, 780, 240))
    s.grade(key=0.38)
    s.relate(boy, "hides behind", "wooden stair")
    s.describe("A boy sits under an open stair and looks up. Between the treads go black shoes and red shoes. Nearest him stand two bare green feet, with "
               "water weed and drops hanging from them. Slanting light falls in stripes on the reddish wall.")  # fmt: skip
    s.moods("frightened", "curious", "playful", "damp")
    s.themes("hiding", "strangers", "secrets", "family", "fear")
    s.says("the lodger is home", "wipe your feet", "somebody forgot his shoes", "under the stairs", "the guest from the pond",
           "don’t drip on the carpet", "hide and seek", "mother’s new friend", "upstairs, downstairs", "the last one in", "I know those feet",
           "party at our house", "the swamp came to visit", "everybody has a dress code", "quiet as a mouse", "the frog prince, grown up")  # fmt: skip
    s.about(place="under an open stair", time="evening", weather="", light="slices of hall light between the treads", composition="left",
            view="from below, through the treads", foreground="dark treads", unexplained="whose feet they are")  # fmt: skip
