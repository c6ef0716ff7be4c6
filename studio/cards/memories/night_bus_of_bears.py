"""Night Bus of Bears: lost teddy bears ride home, or away, in a lit double-decker."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes.papercut_scene import LightBox, light_box

UPPER = [(322, "#b9763f", "plain"), (446, "#e3c08a", "one eye"), (694, "#8a5a4c", "patch")]  # the fourth seat is empty
LOWER = [(446, "#a8a2a0", "bandage"), (570, "#cf8f56", "ear"), (694, "#ecd6b0", "wave")]


def bear(pen, x, y, r, fur, kind):
    """Head and shoulders behind a window sill; r is the radius of the head."""
    pen.path(f"M{x - r * 1.15},{y + r * 2} C{x - r * 1.2},{y + r * 0.7} {x + r * 1.2},{y + r * 0.7} {x + r * 1.15},{y + r * 2}Z", darken(fur, 0.12))
    for side in (-1, 1):
        if kind == "ear" and side == 1:
            continue
        pen.circle(x + side * r * 0.74, y - r * 0.72, r * 0.36, fur)
        pen.circle(x + side * r * 0.74, y - r * 0.72, r * 0.2, mix(fur, "#ffe0b8", 0.5))
    pen.oval(x, y, r * 1.06, r * 0.95, fur)
    pen.oval(x, y + r * 0.34, r * 0.46, r * 0.36, mix(fur, "#fff2d8", 0.6))
    with pen.flat():
        for side in (-1, 1):
            if kind == "one eye" and side == 1:
                pen.path(f"M{x + r * 0.3},{y - r * 0.28} l{r * 0.24},{r * 0.24} m0,{-r * 0.24} l{-r * 0.24},{r * 0.24}", "#2a1c22", stroke=3)
            else:
                pen.circle(x + side * r * 0.4, y - r * 0.12, r * 0.12, "#2a1c22")
        pen.oval(x, y + r * 0.2, r * 0.16, r * 0.11, "#2a1c22")
        pen.path(f"M{x},{y + r * 0.28} v{r * 0.16} m{-r * 0.16},{r * 0.04} q{r * 0.16},{r * 0.12} {r * 0.32},0", "#2a1c22", stroke=2.6)
    if kind == "patch":
        pen.path(f"M{x - r * 0.7},{y - r * 0.75} l{r * 0.5},{-r * 0.12} {r * 0.08},{r * 0.44} {-r * 0.5},{r * 0.1}Z", "#c8503a")
    if kind == "bandage":
        pen.path(f"M{x - r * 1.0},{y - r * 0.34} L{x + r * 0.62},{y - r * 0.86} l{r * 0.22},{r * 0.28} L{x - r * 1.02},{y}Z", "#fff8ea")
    if kind == "wave":
        pen.path(f"M{x - r},{y + r * 0.86} q{r},{r * 0.5} {r * 2},0 v{r * 0.34} q{-r},{r * 0.5} {-r * 2},0Z", "#d8402f")
        pen.oval(x - r * 0.86, y + r * 0.62, r * 0.34, r * 0.42, darken(fur, 0.1))
        pen.oval(x - r * 0.86, y + r * 0.66, r * 0.18, r * 0.22, "#c98a6a")


def window(pen, x, y, w, h):
    pen.path(f"M{x - w / 2 - 7},{y - 7} h{w + 14} v{h + 14} h{-w - 14}Z", "#8f2f22")
    pen.path(f"M{x - w / 2},{y} h{w} v{h} h{-w}Z", "#f7cf7c")
    pen.lit(f"M{x - w / 2},{y} h{w} v{h} h{-w}Z", "#ffd684", 0.55)


def pane_clip(x, y, w, h):
    return f"M{x - w / 2},{y} h{w} v{h} h{-w}Z"


def bus(pen, p):
    red = "#cf4a2c"
    with pen.cut(2):
        pen.path("M176,1000 V470 C176,420 204,398 250,398 H840 V1000Z", red)
    pen.rect(176, 690, 660, 22, "#f5d9a0")
    pen.rect(176, 700, 660, 6, "#8f2f22")
    pen.path("M196,398 h560 v-16 q0,-12 -14,-12 h-520 q-26,0 -26,28Z", "#8f2f22")
    for x in (322, 446, 570, 694):
        window(pen, x, 466, 100, 156)
    for x in (446, 570, 694):
        window(pen, x, 742, 100, 140)
    window(pen, 226, 466, 60, 156)
    for rows, y, h in ((UPPER, 466, 156), (LOWER, 742, 140)):
        for x, fur, kind in rows:
            with pen.clip(pane_clip(x, y, 100, h)):
                bear(pen, x, y + h * 0.54, 42, fur, kind)
    with pen.flat():
        pen.path("M548,622 v-44 q0,-22 22,-22 t22,22 v44Z", "#c98a4a")  # the empty seat
    pen.circle(448, 1000, 66, darken(red, 0.4))
    pen.circle(704, 1000, 66, darken(red, 0.4))
    for x in (448, 704):
        pen.circle(x, 1004, 54, p.dark)
        pen.circle(x, 1004, 24, "#e0c088")
        pen.circle(x, 1004, 8, p.dark)


def cab(pen, p):
    """The open front door: a tall lit opening with the driver in it."""
    pen.path("M196,738 h178 v248 h-178Z", "#8f2f22")
    pen.path("M204,746 h162 v232 h-162Z", "#f7cf7c")
    pen.lit("M204,746 h162 v232 h-162Z", "#ffd684", 0.55)
    pen.rect(292, 896, 66, 14, "#5a3a50", radius=6)
    pen.rect(350, 812, 14, 98, "#5a3a50", radius=6)
    pen.rect(320, 906, 12, 70, "#5a3a50")
    pen.path("M208,976 L226,872", p.dark, stroke=7)
    pen.path("M208,856 L248,886", p.dark, stroke=9)


@light_box(id="2hwhdv", title="Night Bus of Bears", seed=40, palette="lantern night", light=(-0.4, -0.85))
def paint(s: LightBox) -> None:
    """The last bus of the night."""
    p = s.palette
    s.back("#6f7fb4", "#141b45", at=(240, 420), radius=820)
    s.stars(70, 300)
    s.ridge(330, 0, 300, "#46588f", cut="roofs", depth=0.14, name="far roofs")
    s.sheet("houses", lambda pen: houses(pen), depth=0.3, haze=0.0)
    s.sheet("street lamp", lambda pen: lamp_post(pen), depth=0.44, haze=0.0)
    s.lamp((92, 396), 260, "#ffc869", 0.5)
    s.sheet("road", "M-20,960 H820 V1220 H-20Z", "#24336a", depth=0.4, haze=0.0)
    vehicle = s.sheet("night bus", lambda pen: (bus(pen, p), cab(pen, p)), role="subject", depth=0.62, haze=0.0)
    driver = s.figure(at=(322, 898), age="adult", pose="sit", view="left", height=226, lift=6, label="driver", clothes=dict(top="uniform", colour="#2f447c", hat="cap", hat_colour="#22305e"),
             reach={"hand_left": (-88, -30), "hand_right": (-86, -26), "foot_left": (-26, 70), "foot_right": (-74, 70)}, prop=None, seed=4)
    feet = ((*driver["foot_right"], "#2f8fb8", "#fff2d0"), (*driver["foot_left"], "#f6c23e", "#d8402f"))
    s.sheet("odd slippers", lambda pen: [(pen.path(f"M{x + 20},{y + 8} v-18 c-14,-12 -34,-8 -46,4 c-8,8 -6,14 2,14Z", t), pen.circle(x - 14, y - 8, 8, d)) for x, y, t, d in feet], role="accent", lift=6, count=2)
    s.lamp((470, 620), 420, "#ffc869", 0.14)
    s.sheet("wet gleams", lambda pen: [pen.path(f"M{x},{y} q{w / 2},-7 {w},0 q{-w / 2},7 {-w},0Z", t) for x, y, w, t in ((400, 1078, 120, "#c98a52"), (548, 1096, 140, "#c98a52"), (640, 1064, 110, "#b0784e"), (216, 1078, 96, "#b0784e"), (330, 1104, 90, "#8f5f50"), (700, 1092, 110, "#8f5f50"))], depth=0.64, alpha=0.7, shadow=(0, 0, 0, 0.0), haze=0.0)
    s.sheet("kerb", "M-20,1104 C140,1092 260,1110 420,1140 C560,1166 700,1174 820,1176 V1220 H-20Z", "#6f78a8", depth=0.76, haze=0.0)
    s.sheet("pavement", "M-20,1122 C140,1110 260,1128 420,1158 C560,1184 700,1190 820,1192 V1220 H-20Z", "#3d4a86", depth=0.8, haze=0.0)
    s.figure(at=(118, 1164), age="child", pose="wave", view="back_right", height=300, role="witness", lift=26, hair="braids", label="girl", clothes=dict(top="nightgown", colour="#dfe3f4", scarf="#d8402f", shoes="boots"), seed=9)
    s.relate(vehicle, "carries", "lost bears")
    s.describe("A girl in a nightgown waves to a busload of teddy bears. They are "
               "worn: bandage, patch, missing eye, missing ear. The last wears a red "
               "scarf like hers and lifts a paw. One seat is empty. The driver’s "
               "slippers are odd. The double-decker is red; it is night.")  # fmt: skip
    s.moods("tender", "forlorn", "cosy", "brave")
    s.themes("parting", "lost things", "growing up", "night", "journeys")
    s.says("end of the line", "commuters", "all the ones I left behind", "room for one more", "stuffed", "the night shift goes home", "exile", "write when you arrive", "who lost whom", "outgrown",
           "evacuation", "you never forget your first", "where do they go", "pensioners' outing", "silence", "the price of growing up", "hibernation", "missing persons")
    s.about(place="a street at night", time="night", weather="clear", light="lit bus windows", view="eye level", composition="right",
            unexplained="the driver’s odd slippers")  # fmt: skip


def houses(pen):
    for x, w, top, t in ((-30, 150, 250, "#2c3c76"), (120, 170, 150, "#32437e"), (620, 220, 90, "#2a3970"), (290, 150, 236, "#3a4c88"), (440, 180, 170, "#34467f")):
        pen.path(f"M{x},1000 V{top + 70} l{w / 2},-70 {w / 2},70 V1000Z", t)
        for i in range(2):
            for k in range(3):
                wx, wy = x + w * 0.16 + i * w * 0.44, top + 96 + k * 110
                pen.path(f"M{wx},{wy} h38 v56 h-38Z", "#1c2756")
                if (x, i, k) == (620, 1, 0):
                    pen.lit(f"M{wx},{wy} h38 v56 h-38Z", "#ffc869", 0.8)
                    pen.path(f"M{wx - 4},{wy - 4} h16 q4,30 -16,62Z", "#8f6fa0")


def lamp_post(pen):
    pen.path("M84,1000 L88,420 h8 L100,1000Z", "#10142e")
    pen.path("M64,420 L54,352 H130 L120,420Z", "#10142e")
    pen.lit("M72,414 L64,358 H120 L112,414Z", "#ffd684")
    pen.path("M46,354 h92 l-22,-26 h-48Z", "#10142e")
