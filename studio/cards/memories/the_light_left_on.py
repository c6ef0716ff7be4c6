"""The Light Left On: in the only open window a moth as big as a mother folds her wings round a cot."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

WALL, SHUT, FUR, WING = "#1d4352", "#122e3b", "#f3e2c4", "#a8775a"
WINDOW = "M214,664 V300 C214,150 320,96 430,96 C540,96 646,150 646,300 V664Z"


def house(pen):
    """The front with one hole in it."""
    with pen.cut(2.4):
        pen.path("M-20,-20 H820 V1220 H-20Z", WALL)
        pen.erase(WINDOW)
    with pen.flat():
        for y in range(24, 1010, 42):
            for a, b in ((-10, 196), (664, 810)) if 80 < y < 690 else ((-10, 810),):
                pen.path(f"M{a},{y} H{b}", lighten(WALL, 0.06), stroke=2.2)


def shutters(pen, x, y, w, h):
    for k in (0, 1):
        xx = x + k * (w / 2 + 2)
        with pen.cut(0.9):
            pen.rect(xx, y, w / 2 - 2, h, SHUT)
            pen.erase(cuts.heart(xx + w / 4 - 1, y + 26, 8))
        with pen.flat():
            for j in range(5):
                pen.path(f"M{xx + 9},{y + 58 + j * (h - 76) / 4} h{w / 2 - 20}", lighten(SHUT, 0.1), stroke=4)
    pen.rect(x - 10, y + h, w + 18, 11, lighten(WALL, 0.16))


def antenna(pen, side):
    x = 430
    pen.path(f"M{x + side * 20},244 C{x + side * 40},196 {x + side * 84},158 {x + side * 128},160", "#6b4534", stroke=6)
    for i in range(9):
        t = 0.16 + i * 0.1
        bx, by = x + side * (20 + 108 * t), 244 - 128 * t + 44 * t * t
        pen.path(f"M{bx},{by} l{side * 2 - 12},{-20 + i} M{bx},{by} l{side * 14},{20 - i}", "#6b4534", stroke=3.4)


def head(pen):
    for side in (-1, 1):
        antenna(pen, side)
    pen.path("M350,372 q-30,-10 -22,-40 q-24,-26 6,-46 q0,-40 38,-44 q22,-34 58,-20 q36,-14 58,20 q38,4 38,44 q30,20 6,46 q8,30 -22,40 q-40,40 -80,30 q-40,10 -80,-30Z", FUR)
    pen.path("M378,296 C378,250 482,250 482,296 C482,340 452,356 430,356 C408,356 378,340 378,296Z", "#e6b894")
    with pen.flat():
        for dx in (-27, 27):
            pen.path(f"M{430 + dx - 15},300 q15,13 30,0", "#3a2430", stroke=4.4)
            pen.circle(430 + dx * 1.35, 324, 9, "#d98a6c")
        pen.path("M420,330 q10,8 20,0", "#8a4038", stroke=3.6)


def wings(pen):
    """One on either side, closed like a coat."""
    for side in (-1, 1):
        def at(dx, y, side=side):
            return f"{430 + side * dx},{y}"
        with pen.cut(1.8):
            pen.path(f"M{at(34, 372)} C{at(90, 330)} {at(196, 330)} {at(222, 400)} C{at(244, 520)} {at(226, 640)} {at(186, 742)} C{at(150, 716)} {at(128, 744)} {at(104, 706)} C{at(80, 724)} {at(60, 694)} {at(44, 700)} C{at(84, 610)} {at(70, 520)} {at(12, 424)}Z", WING)
            for y, w in ((700, 60), (668, 84)):
                pen.path(f"M{at(96, y - 6)} C{at(130, y + 30)} {at(160, y + 10)} {at(200, y - 4)}", mix(WING, FUR, 0.5), stroke=7)
        pen.path(f"M{at(52, 392)} C{at(96, 350)} {at(176, 352)} {at(200, 408)} C{at(150, 396)} {at(96, 410)} {at(48, 440)}Z", darken(WING, 0.28))
        pen.circle(430 + side * 148, 508, 47, FUR)
        pen.circle(430 + side * 148, 508, 35, "#2a5a62")
        pen.circle(430 + side * 148, 508, 19, "#14222c")
        pen.lit(cuts.circle(430 + side * 148 - 7, 501, 6), "#fff4cf")
        with pen.flat():
            for a, b in ((60, 640), (96, 660), (150, 640)):
                pen.path(f"M{at(40, 430)} Q{at(a + 20, 520)} {at(a + 16, b)}", darken(WING, 0.16), stroke=2.6)


def cot(pen):
    pen.path("M344,640 Q356,536 430,532 Q504,536 516,640Z", "#fff6df")
    pen.circle(430, 566, 33, "#e9b891")
    pen.path("M397,566 C396,520 464,520 463,566 C448,548 416,548 397,566Z", "#7a3f2c")
    with pen.flat():
        for dx in (-12, 12):
            pen.path(f"M{430 + dx - 7},572 q7,6 14,0", "#3a2430", stroke=3)
    pen.path("M346,640 Q360,596 430,594 Q500,596 514,640Z", "#c7443a")
    for x in range(352, 512, 26):
        pen.rect(x, 606, 8, 66, "#f6ead2")
    pen.rect(334, 598, 192, 13, "#f6ead2", radius=6)
    pen.rect(334, 662, 192, 14, "#f6ead2", radius=6)


@light_box(id="x11w7l", title="The Light Left On", seed=276, palette="back seat", light=(0.1, -0.95))
def paint(s: LightBox) -> None:
    """Long past bedtime."""
    s.back("#fff0c0", "#eaa14e", at=(430, 330), radius=430)

    def room(pen):
        for x in range(228, 660, 40):
            pen.rect(x, 90, 14, 600, "#e9a552")

    s.sheet("wallpaper", room, depth=0.1, haze=0.0)
    s.lamp((430, 300), 330, "#ffe7a8", 0.35)
    s.sheet("cot with a child", cot, depth=0.38, haze=0.0, role="prop")
    s.sheet("house front", house, depth=0.5, haze=0.0)
    s.lamp((430, 420), 520, "#ffb35a", 0.3)

    def trim(pen):
        with pen.cut(1.2):
            pen.path("M186,676 V296 C186,124 310,66 430,66 C550,66 674,124 674,296 V676Z", lighten(WALL, 0.2))
            pen.erase(WINDOW)
        pen.path("M168,664 H692 V692 H168Z", lighten(WALL, 0.26))
        for x, y, w, h in ((22, 150, 116, 190), (22, 440, 116, 190), (702, 150, 116, 190), (702, 440, 116, 190), (60, 782, 132, 190), (620, 782, 132, 190)):
            shutters(pen, x, y, w, h)

    s.sheet("shutters", trim, depth=0.56, haze=0.0)
    mother = s.sheet("moth mother", lambda pen: (wings(pen), head(pen)), depth=0.68, haze=0.0, role="subject")
    s.sheet("light on the wall", "M250,694 H610 L700,1010 H160Z", "#7fa597", depth=0.51, alpha=0.4, shadow=(0, 0, 0, 0.0), behind="shutters")

    def door(pen):
        pen.path("M286,1040 V850 C286,780 514,780 514,850 V1040Z", lighten(WALL, 0.2))
        pen.path("M308,1040 V858 C308,806 492,806 492,858 V1040Z", "#2f5f66")
        pen.path("M330,900 h60 v100 h-60Z M410,900 h60 v100 h-60Z", "#234c54")
        pen.circle(478, 962, 7, "#e7a94a")
        pen.lit("M340,868 C352,836 448,836 460,868Z", "#3d5c60", 0.1)

    s.sheet("door", door, depth=0.6, haze=0.0)
    s.sheet("steps", lambda pen: (pen.path("M230,1030 H570 V1074 H230Z", "#3a6470"), pen.path("M190,1070 H610 V1116 H190Z", "#2f5562")), depth=0.66, haze=0.0)
    kid = s.figure(at=(392, 1082), age="child", pose="look_up", view="back", height=226, role="witness", lift=None, depth=0.78, haze=0.0, prop=None, hair="short", skin="#e6b48c",
                   clothes=dict(top="coat", colour="#d8503e", shoes="boots", hat="beanie", hat_colour="#f0c463", scarf=True), reach={"hand_right": (88, -96)}, label="child with a key")
    hx, hy = kid["hand_east"]

    def key(pen):
        with pen.at(hx + 8, hy - 2, turn=20), pen.cut(0.8):
            pen.circle(0, -8, 15, "#f2c25a")
            pen.erase(cuts.circle(0, -8, 7))
            pen.path("M-5,4 h10 v19 h14 v9 h-7 v7 h7 v9 h-24Z", "#f2c25a")

    s.sheet("key", key, lift=6, role="accent")
    s.put_many("moth", [(300, 742, 0.2, -24, False), (520, 778, 0.16, 30, False), (592, 716, 0.13, -50, False)], vary=lambda i: {"colour": ("#e8d6b4", "#c9a888", "#e8d6b4")[i]}, lift=None, depth=0.74, haze=0.0, role="prop")
    s.ridge(1128, 5, 300, "#0e2430", depth=0.84, haze=0.0, name="pavement")

    def rail(pen):
        with pen.cut(1.4):
            for x in (*range(-10, 170, 34), *range(634, 820, 34)):
                pen.path(f"M{x - 5},1220 V1036 l5,-26 l5,26 V1220Z", "#081820")
            for a, b in ((-20, 166), (630, 820)):
                pen.path(f"M{a},1060 H{b} v12 H{a}Z M{a},1150 H{b} v12 H{a}Z", "#081820")

    s.sheet("railings", rail, depth=0.95, haze=0.0)
    s.relate(mother, "guards", "a sleeping child")
    s.describe("A huge moth with a woman’s sleeping face covers a cot. It is in the "
               "only lit window of a dark house. Its brown wings have eye spots; a "
               "small child sleeps in the cot. Below, a child in red stands at the "
               "door with a key.")  # fmt: skip
    s.moods("safe", "strange", "shut out", "tender", "late")
    s.themes("mothers", "coming home", "night", "light", "siblings")
    s.says("I waited up", "drawn to it", "past curfew", "the new baby", "replaced", "cocoon", "do not wake her", "the flame", "you have your own key now", "latchkey", "under her wing", "who sleeps in my bed",
           "holes in the jumpers", "night nurse", "soft dust on everything", "she changed after dark", "is this still my house", "wingspan")
    s.about(place="a house front", time="night", weather="clear", light="one lit window", view="eye level", composition="high")
