"""From the top of our own stilts we look down into a flooded market: our reflection stands on the ground and looks up."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.figures import Figure
from reverie_studio.finishes.papercut_hands import cut_hand
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SKIN, WOOD, RED, WATER = "#d99a6c", "#9a6236", "#c8403a", "#5f93b8"
FOOT = ((322, 470), (482, 470))  # where the poles go into the water
HAND = ((176, 930), (628, 930))


def cobbles(pen: PaperPen) -> None:
    """The drowned square, far below: round setts."""
    with pen.flat():
        for r in range(34):
            for c in range(15):
                x, y = -20 + c * 60 + (r % 2) * 30 + 5 * math.sin(r * 2.1 + c), r * 37 + 5 * math.sin(c * 1.7 + r)
                pen.oval(x, y, 25 + 2 * math.sin(c + r * 3.0), 15, mix(("#e6b98a", "#a98468", "#f2cfa4")[(r * 5 + c * 3) % 3], WATER, 0.76))


def stall(pen: PaperPen, x: float, y: float, w: float, h: float, turn: float, tone: str) -> None:
    """An awning from above, under water."""
    with pen.at(x, y, turn=turn):
        for k in range(6):
            pen.path(f"M{-w / 2 + k * w / 6},{-h / 2} h{w / 6} v{h} a{w / 12},10 0 0 1 {-w / 6},0Z", mix(tone if k % 2 else "#fff4e0", WATER, 0.42))


def roof(pen: PaperPen, x: float, y: float, w: float, h: float, turn: float, tone: str) -> None:
    """A roof that still stands out: two slopes with rows of tiles, one in the light."""
    with pen.at(x, y, turn=turn):
        for side, shade in ((-1, 0.0), (1, 0.26)):
            pen.poly([(-w / 2, 0), (w / 2, 0), (w / 2 + 14, side * h), (-w / 2 - 14, side * h)], darken(tone, shade))
            with pen.flat():
                for r in range(1, 4):
                    pen.line(-w / 2 - 3 * r, side * h * r / 4, w / 2 + 3 * r, side * h * r / 4, darken(tone, shade + 0.16), 4)
        pen.rect(-w / 2 - 4, -7, w + 8, 14, lighten(tone, 0.14), radius=6)


def chimney(pen: PaperPen) -> None:
    """A chimney on the left roof, and the duck that has taken it."""
    with pen.at(112, 196, turn=-8):
        pen.poly([(-40, -20), (40, -20), (52, 46), (-52, 46)], "#7a3a34")
        pen.rect(-44, -52, 88, 44, "#a8503c", radius=4)
        pen.rect(-26, -42, 52, 24, "#3a1c24", radius=3)
        with pen.at(6, -46, scale=0.98):
            pen.path("M-44,6 C-66,-2 -76,-16 -72,-26 C-50,-20 -30,-34 0,-32 C34,-30 52,-12 44,8 C34,26 -16,26 -44,6Z", "#fff4e0")
            pen.path("M-40,-2 C-24,-22 12,-22 26,-6 C12,10 -22,12 -40,-2Z", "#e6cfb0")
            pen.circle(44, -24, 22, "#fff4e0")
            pen.path("M60,-30 C78,-32 92,-26 96,-18 C84,-14 70,-14 60,-16Z", "#e2853c")
            with pen.flat():
                pen.circle(50, -30, 3.8, "#2a1a2c")


def pole(pen: PaperPen, i: int, part: str) -> None:
    """One stilt in perspective: thick at our hand, thin where it stands in the water."""
    (fx, fy), (hx, hy) = FOOT[i], HAND[i]
    top = (hx + (hx - fx) * 0.62, hy + (hy - fy) * 0.62)
    mid = (fx + (hx - fx) * 0.52, fy + (hy - fy) * 0.52)
    if part == "low":
        pen.taper([(fx, fy), mid], 13, 29, WOOD)
    else:
        pen.taper([mid, (hx, hy), top], 29, 60, WOOD)
        with pen.flat():
            pen.taper([(mid[0] - 5, mid[1]), (hx - 11, hy), (top[0] - 16, top[1])], 5, 11, lighten(WOOD, 0.2))


def leg(pen: PaperPen, i: int) -> None:
    """Knee, shin and shoe from above; the shoe stands on its block."""
    side = -1 if i == 0 else 1
    (fx, fy), (hx, hy) = FOOT[i], HAND[i]
    x, y = fx + (hx - fx) * 0.52 - side * 30, fy + (hy - fy) * 0.52
    with pen.at(x, y + 8, turn=side * 7):
        pen.path("M-56,-44 H56 L62,8 H-62Z", "#7a4a28")
        pen.path("M-62,8 H62 V26 H-62Z", "#55311c")
        pen.path("M-34,20 C-42,-30 -38,-92 0,-98 C38,-92 42,-30 34,20Z", "#3d2340")
        pen.path("M-22,-18 C-22,-40 22,-40 22,-18 L26,20 H-26Z", "#fff4e0")
        pen.path("M-34,-32 C-20,-40 20,-40 34,-32 L35,-18 C20,-26 -20,-26 -35,-18Z", "#2a162c")
        pen.circle(side * -26, -26, 5, "#e8c060")
    pen.taper([(x, y + 14), (x - side * 4, y + 110), (404 + side * 86, 1010)], 50, 108, SKIN)
    with pen.at(x, y, turn=side * 7):
        pen.path("M-25,-14 C-14,-30 14,-30 25,-14 L31,66 Q0,80 -31,66Z", "#fff4e0")
        with pen.flat():
            for k in (30, 50):
                pen.path(f"M{-27 - k * 0.06},{k} Q0,{k + 12} {27 + k * 0.06},{k}", RED, stroke=7)


def grip(pen: PaperPen) -> None:
    """A fist round the left pole: four fingers over it, the thumb across, the sleeve from below."""
    pen.taper([(-20, 1250), (36, 1120), (98, 1020)], 150, 100, RED)
    pen.path("M52,1000 C84,1002 118,1022 136,1050 L118,1074 C98,1048 66,1028 34,1024Z", "#fff4e0")
    pole(pen, 0, "high")
    cut_hand(pen, SKIN, "M78,1014 C66,968 74,916 104,892 C132,880 158,892 164,916 C172,960 176,990 172,1010Z",
             (([(118, 1000), (176, 1016), (232, 994), (222, 972)], 46, 36), ([(112, 962), (176, 978), (242, 952), (232, 930)], 49, 38), ([(110, 922), (172, 936), (242, 910), (230, 888)], 49, 38), ([(116, 888), (170, 894), (230, 868), (220, 848)], 46, 36)),
             ([(104, 900), (126, 846), (172, 828)], 48, 34), nails=False)  # fmt: skip


def skirt(pen: PaperPen) -> None:
    """Over both knees, from above, in folds."""
    pen.path("M190,1220 C204,1120 244,1052 312,1034 C346,1028 372,1044 404,1058 C436,1044 462,1028 496,1034 C564,1052 604,1120 618,1220Z", "#fff4e0")
    pen.path("M206,1220 C222,1132 256,1070 316,1054 C348,1048 374,1064 404,1078 C434,1064 460,1048 492,1054 C552,1070 586,1132 602,1220Z", RED)
    for d in ("M404,1084 C398,1130 396,1180 398,1220 H412 C414,1180 410,1130 404,1084Z", "M316,1064 C290,1110 274,1170 270,1220 H284 C288,1170 300,1110 316,1064Z", "M492,1064 C518,1110 534,1170 538,1220 H524 C520,1170 508,1110 492,1064Z"):
        pen.path(d, darken(RED, 0.2))


def reflection(pen: PaperPen, s: LightBox) -> None:
    with pen.at(402, 520):
        Figure("child", pose="look_up", view="front", height=430, elevation=30, prop=None, seed=8, expression="wonder", hair={"kind": "braids", "colour": "#5a2f22"}, skin=mix(SKIN, WATER, 0.22),
               clothes=dict(top="dress", colour=mix(RED, WATER, 0.24), shoes="shoes", shoe_colour="#3d3350")).draw(pen, s.palette)  # fmt: skip


@light_box(id="n6f6ps", title="The Stilt Town", seed=15, palette="clay court", light=(-0.6, -0.7))
def paint(s: LightBox) -> None:
    """Evening sun from the left lies on roofs and hands; the drowned square is blue."""
    s.took_view("from above")
    s.back("#8fb8cc", "#3f6f9a", at=(400, 420), radius=760)
    s.sheet("drowned cobbles", cobbles, depth=0.06, haze=0.0, lift=1.0)
    s.sheet("drowned stalls", lambda pen: [stall(pen, *x) for x in ((640, 420, 190, 110, 12, "#c8403a"), (110, 520, 170, 100, -10, "#3f6fb0"), (590, 690, 150, 90, -6, "#7a8f4a"))], depth=0.12, haze=0.0)
    twin = s.sheet("reflection that stands on the ground", lambda pen: reflection(pen, s), depth=0.18, role="subject", haze=0.0)
    s.shade("M250,40 H560 V540 H250Z", WATER, 0.24, soft=30)
    ripples = [(x, y, r * k, r * k * 0.5) for x, y in FOOT for k, r in ((1, 34), (1, 60), (1, 90))] + [(686, 262, 30, 15), (686, 262, 54, 27), (742, 248, 30, 15), (742, 248, 54, 27)]
    s.sheet("rings", lambda pen: [pen.oval(x, y, rx, ry, "#e4f2f4", stroke=4) for x, y, rx, ry in ripples], depth=0.2, haze=0.0)
    s.sheet("glints", lambda pen: [pen.path(f"M{x},{y} q{w / 2},-8 {w},0 q{-w / 2},8 {-w},0Z", "#cfe4ea") for x, y, w in ((60, 410, 90), (560, 560, 110), (40, 660, 120), (620, 800, 90), (300, 610, 70), (560, 90, 80), (250, 90, 60), (480, 640, 60))], depth=0.22, haze=0.0)
    s.sheet("roofs", lambda pen: [roof(pen, *x) for x in ((60, 210, 300, 104, -8, "#c9623a"), (690, 40, 330, 96, 6, "#b5522f"), (800, 590, 300, 90, 96, "#c9623a"))], depth=0.4, role="place", haze=0.0)
    s.sheet("stilts with nobody on them", lambda pen: [pen.taper([(686, 262), (650, 190), (600, 96)], 12, 24, WOOD), pen.taper([(742, 248), (724, 170), (690, 70)], 12, 24, WOOD)], depth=0.52, role="prop", haze=0.0)
    s.sheet("duck on a chimney", chimney, depth=0.5, role="witness", haze=0.0)
    s.sheet("crate of oranges", lambda pen: [pen.path("M36,766 l140,-16 l16,84 l-140,18Z", "#8a5230"), pen.path("M50,776 l112,-13 l12,60 l-112,14Z", "#5a3220"), [pen.circle(x, y, 19, "#ee8a32") for x, y in ((76, 796), (112, 788), (148, 784), (84, 820), (122, 816), (156, 808), (226, 800))]], depth=0.36, role="prop", haze=0.0)
    s.lamp((160, 240), 520, "#ffd9a0", 0.2)
    for i in (0, 1):
        s.sheet(f"stilt {i}", lambda pen, i=i: pole(pen, i, "low"), depth=0.5, haze=0.0)
    s.sheet("legs", lambda pen: [leg(pen, i) for i in (0, 1)], depth=0.7, role="prop", haze=0.0)
    s.sheet("skirt", skirt, depth=0.82, haze=0.0)

    def hands(pen: PaperPen) -> None:
        grip(pen)
        with pen.at(804, 0, flip=True):
            grip(pen)

    mine = s.sheet("two hands on the stilts", hands, depth=0.93, plane="front", role="subject", haze=0.0)
    s.relate(mine, "is reflected as", twin)
    s.describe("We look down from stilts into a flooded market square. Two hands in red sleeves, our own, hold the poles. In the water a girl in red stands on the "
               "cobbles and looks up. A duck sits on a chimney. Another pair of stilts stands there empty.")  # fmt: skip
    s.moods("playful", "uneasy", "proud", "dizzy")
    s.themes("growing up", "flood", "reflections", "pretending")
    s.says("growing pains", "high society", "feet on the ground", "water level", "tall stories", "who is real?", "looking down on myself", "market crash",
           "market day", "wading through", "head start", "keep your socks dry", "deep down I am small", "up and down", "sea legs", "above it all",
           "don’t look down", "come down here")  # fmt: skip
    s.about(place="a flooded market square", time="evening", weather="after rain", light="low sun from the left", composition="centred",
            view="from above, down our own stilts", foreground="two hands on the stilts, a red skirt", unexplained="the second pair of stilts with nobody on it")  # fmt: skip
