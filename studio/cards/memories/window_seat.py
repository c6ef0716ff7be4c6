"""Window Seat: outside the glass lies a calm harbour, behind the girl the class is a storm at sea."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.papercut_scene import LightBox, light_box

WOOD, INK = "#9a6a3c", "#22352c"


def boat(pen, x, y, turn, tones):
    """A school desk with a child clinging to it."""
    skin, hair, top, arm = tones
    with pen.at(x, y, turn=turn):
        pen.path("M-96,-6 L-84,96 h16 L-78,-6Z M96,-6 L86,96 h-16 L78,-6Z", darken(WOOD, 0.25))
        with pen.cut(1.2):
            pen.path("M-46,-14 C-46,-70 -26,-92 0,-92 C26,-92 46,-70 46,-14Z", top)
        if arm:
            pen.taper([(-34, -70), (-66, -110), (-70, -160)], 26, 17, top)
            pen.circle(-70, -168, 14, skin)
            pen.taper([(34, -70), (60, -40), (84, -22)], 24, 16, top)
            pen.circle(88, -18, 13, skin)
        else:
            for d in (-1, 1):
                pen.taper([(34 * d, -70), (64 * d, -42), (74 * d, -20)], 24, 16, top)
                pen.circle(76 * d, -16, 13, skin)
        pen.circle(0, -122, 40, skin)
        pen.path("M-43,-118 C-50,-180 50,-180 43,-118 C24,-146 -22,-150 -43,-118Z", hair)
        with pen.flat():
            pen.circle(-14, -118, 4.6, INK)
            pen.circle(14, -118, 4.6, INK)
            pen.oval(0, -98, 8, 9, "#7a2f24")
        pen.path("M-120,-18 H120 L110,16 H-110Z", WOOD)
        pen.path("M-126,-26 H126 V-12 H-126Z", lighten(WOOD, 0.16))
        pen.path("M-40,16 h80 v26 q-40,12 -80,0Z", darken(WOOD, 0.3))


def swell(y0, y1, bend=0.0):
    """A wave that rises from the left foot of the card to the right edge."""
    return lambda crest: f"M-20,{y0} C140,{y0 - 10} 240,{y0 - 30 - bend} 330,{(y0 + y1) / 2 - 60} C380,{(y0 + y1) / 2 - 150} 470,{y1 - 60} 560,{y1 + crest} C600,{y1 + crest + 20} 590,{y1 + crest + 62} 552,{y1 + crest + 70} C610,{y1 + 110} 680,{y1 + 60} 820,{y1 - 40} V1220 H-20Z"


def foam(pen, y0, y1, crest):
    """Scallops that look over a crest, laid behind the wave."""
    m = (y0 + y1) / 2
    with pen.cut(1.2):
        for a, b, c, d, n in (((330, m - 60), (380, m - 150), (470, y1 - 60), (560, y1 + crest), 13), ((552, y1 + crest + 70), (610, y1 + 110), (680, y1 + 60), (820, y1 - 40), 11)):
            for k in range(n + 1):
                t = k / n
                x, y = (sum(w * q[ax] for w, q in zip(((1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3), (a, b, c, d), strict=True)) for ax in (0, 1))
                pen.circle(x, y + 2, 12 + 7 * t + 4 * (k % 2), "#f7f3dd")
        pen.circle(580, y1 + crest + 30, 16, "#f7f3dd")
        pen.circle(578, y1 + crest + 54, 12, "#f7f3dd")


@light_box(id="76zsth", title="Window Seat", seed=86, palette="school corridor", light=(-0.6, -0.75))
def paint(s: LightBox) -> None:
    """Third lesson, geography."""
    p = s.palette
    s.back("#fff6d0", "#cfe0c0", at=(190, 330), radius=640)
    s.disc("sun", (150, 250), 46, "#ffe79a")
    s.ridge(520, 6, 400, "#a9c3b4", depth=0.08, name="far shore", haze=0.0)
    s.sheet("harbour town", lambda pen: [(pen.path(f"M{x},540 v{-h} l{w / 2},-24 {w / 2},24 v{h}Z", t), pen.lit(f"M{x + w / 2 - 6},{540 - h * 0.6} h12 v14 h-12Z", "#fff0b4", 0.5)) for x, w, h, t in ((40, 46, 70, "#d8a070"), (92, 40, 96, "#c98a5a"), (138, 50, 60, "#e0b484"), (300, 44, 84, "#c98a5a"), (348, 50, 66, "#d8a070"))], depth=0.14, haze=0.0)
    s.sheet("calm water", lambda pen: (pen.path("M-20,536 H460 V900 H-20Z", "#9cc3c2"), [pen.path(f"M{x},{y} h{w} v5 h{-w}Z", "#d8ead8") for x, y, w in ((60, 570, 120), (230, 600, 90), (100, 650, 170), (290, 690, 100))]), depth=0.2, haze=0.0)
    s.sheet("moored boats", lambda pen: [(pen.path(f"M{x - 50 * k},{y} h{100 * k} l{-16 * k},{28 * k} h{-68 * k}Z", t), pen.line(x, y, x, y - 130 * k, INK, 3.4), pen.path(f"M{x + 5},{y - 124 * k} l{50 * k},{112 * k} h{-50 * k}Z M{x - 5},{y - 100 * k} l{-34 * k},{88 * k} h{34 * k}Z", "#fffaf0")) for x, y, k, t in ((240, 590, 0.8, "#d06a35"), (126, 650, 1.1, "#3f6f8c"))], depth=0.3, haze=0.0, role="prop", count=2)

    def wall(pen):
        with pen.cut(2.2):
            pen.path("M-20,-20 H820 V1220 H-20Z", "#7f9b74")
            pen.erase("M56,120 q160,-70 320,0 V760 H56Z")
        with pen.cut(1.4):
            pen.path("M34,112 q182,-92 364,0 V776 H34Z", "#f7f3dd")
            pen.erase("M62,130 q154,-66 308,0 V420 H62Z M62,440 H206 V752 H62Z M226,440 H370 V752 H226Z")
        pen.path("M420,-20 H820 V560 H420Z", "#3a5a4c")  # the dark side of the room
        pen.path("M470,90 H770 V330 H470Z", WOOD)
        pen.path("M484,104 H756 V316 H484Z", "#22352c")
        with pen.flat():
            pen.path("M496,300 h40 M700,300 h40", "#cbd6b2", stroke=3)

    s.sheet("wall", wall, depth=0.36, haze=0.0)

    def tower(pen):
        """The teacher: a striped tower with a face and a lamp for a hat."""
        pen.path("M566,640 L590,330 H690 L714,640Z", "#f7f3dd")
        for i in range(3):
            y = 372 + i * 92
            w = 53 + (y - 330) * 0.08
            pen.path(f"M{640 - w},{y} L{640 + w},{y} L{640 + w + 4},{y + 44} L{640 - w - 4},{y + 44}Z", "#d06a35")
        pen.path("M576,336 q64,-24 128,0 v16 q-64,-22 -128,0Z", INK)
        pen.circle(640, 276, 58, "#e8bc92")
        pen.path("M580,282 C566,200 714,200 700,282 C690,246 590,246 580,282Z", "#8c8a80")
        with pen.flat():
            for x in (618, 662):
                pen.circle(x, 284, 17, INK, stroke=4)
                pen.circle(x, 285, 4.6, INK)
            pen.path("M635,284 h10", INK, stroke=4)
            pen.path("M624,316 q16,-9 32,0", "#7a2f24", stroke=4)
        pen.path("M594,214 h92 v12 h-92Z", INK)
        pen.lit("M604,152 h72 v62 h-72Z", "#fff0a0")
        pen.path("M604,152 h6 v62 h-6Z M637,152 h6 v62 h-6Z M670,152 h6 v62 h-6Z", INK)
        pen.path("M590,154 Q640,86 690,154Z", "#d06a35")

    s.sheet("beam", lambda pen: (pen.path("M604,170 L420,120 V262 L604,200Z M676,170 L820,130 V262 L676,200Z", "#fff0b4", 0.95)), depth=0.4, haze=0.0, alpha=0.55, shadow=(0, 0, 0, 0.0))
    s.sheet("teacher as lighthouse", tower, depth=0.46, haze=0.0, role="witness")
    s.lamp((640, 184), 200, "#fff0a0", 0.45)
    seas = []
    for i, (y0, y1, crest, tone) in enumerate(((1020, 560, -20, "#5f8f94"), (1070, 700, -10, "#43777f"), (1120, 850, 0, "#2d5f6b"), (1160, 1010, 10, "#1f4854"))):
        s.sheet(f"foam {i}", lambda pen, y0=y0, y1=y1, crest=crest: foam(pen, y0, y1, crest), depth=0.5 + 0.1 * i, haze=0.0)
        seas.append(s.sheet(f"storm wave {i}", swell(y0, y1, 10 * i)(crest), tone, depth=0.52 + 0.1 * i, haze=0.0, role="subject"))
        if i < 3:
            who = ((("#e8bc92", "#5b3a2e", "#d06a35", True), 690, 650, 12), (("#9a6444", "#2b1c16", "#efd27a", False), 500, 812, -20), (("#f0cba6", "#c98f4e", "#7a4a5e", True), 672, 930, 14))[i]
            s.sheet("desk boat", lambda pen, who=who: boat(pen, who[1], who[2], who[3], who[0]), depth=0.57 + 0.1 * i, haze=0.0, role="subject")
    s.sheet("paper sheets", lambda pen: [pen.path(f"M{x},{y} l30,{d} -8,36 -30,{-d}Z", "#fffaf0") for x, y, d in ((470, 440, 8), (756, 430, -8), (520, 520, 12), (446, 640, -6), (610, 740, 10))], depth=0.8, haze=0.0)
    s.sheet("sill", lambda pen: (pen.path("M14,760 H420 V792 H14Z", "#fffaf0"), pen.path("M30,792 H404 L396,986 H38Z", "#8a5a34"), pen.path("M46,812 h160 v150 h-156Z M228,812 h158 l-4,150 h-154Z", "#9c6a40")), depth=0.84, haze=0.0)
    girl = s.figure(at=(270, 764), age="child", pose="sit_ground", view="left", height=330, role="prop", lift=None, depth=0.88, haze=0.0, clothes=dict(top="jumper", colour="#d06a35", bottom_colour="#3f6f8c"), hair="braids", expression="calm", prop=None, label="girl on the sill", seed=4)
    s.sheet("first water", "M-20,1034 C120,1020 240,1024 330,1060 C440,1100 600,1110 820,1070 V1220 H-20Z", "#163842", depth=0.92, haze=0.0)
    s.sheet("lost things", lambda pen: (pen.path("M560,1150 l90,-34 12,30 -90,34Z", "#d06a35"), pen.path("M572,1148 l70,-26 3,8 -70,26Z", "#f7f3dd"), pen.path("M330,1170 l120,14 -2,16 -120,-14 -22,-10Z", "#efd27a"), pen.path("M330,1170 l-22,6 22,10Z", "#e8bc92")), depth=0.93, haze=0.0, role="prop")
    s.sheet("nearest water", "M-20,1150 C80,1130 180,1160 260,1178 C380,1200 420,1170 520,1166 C620,1164 700,1180 820,1140 V1220 H-20Z", "#0f2a33", depth=0.95, haze=0.0)
    s.sheet("paper boat", lambda pen: (pen.path("M90,1006 h120 l-26,44 h-70Z", "#fffaf0"), pen.path("M118,1006 l34,-56 32,56Z", "#efe9cf")), depth=0.915, haze=0.0, role="accent")
    s.relate("class", "turns into", seas[0])
    s.describe("A classroom has become a stormy sea. Children cling to desks tossed "
               "by the waves; papers fly. The teacher is a striped lighthouse with "
               "spectacles and a lamp on her head. On the left a girl sits calmly on "
               "the window sill and looks out at a sunny harbour.")  # fmt: skip
    s.moods("dreamy", "stormy", "torn", "calm")
    s.themes("school", "daydreaming", "inside and outside", "the sea", "duty")
    s.says("pay attention", "port", "elsewhere", "the calm and the storm", "all hands on desk", "wish I were there", "noise-cancelling", "any port in a storm", "deep in thought", "man overboard", "guiding light", "break time",
           "who is really drowning", "head in the harbour", "high seas, low marks", "escape", "not my storm", "tide of knowledge")
    s.about(place="a classroom", time="morning", weather="calm outside, storm inside", light="light from the window and a lamp", view="eye level", composition="split")
