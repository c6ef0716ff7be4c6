"""Sunday Best: a starched collar so wide that it is a pond, and the family holds still."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, mix
from reverie_studio.figures import draw_hand
from reverie_studio.finishes.papercut_scene import LightBox, light_box


def oval(x, y, rx, ry):
    return f"M{x - rx},{y} a{rx},{ry} 0 1 0 {2 * rx},0 a{rx},{ry} 0 1 0 {-2 * rx},0Z"


def lace(x, y, rx, ry, n):
    pts = [(x + rx * math.cos(2 * math.pi * i / n), y + ry * math.sin(2 * math.pi * i / n)) for i in range(n + 1)]
    d = f"M{pts[0][0]:.1f},{pts[0][1]:.1f}"
    for (ax, ay), (bx, by) in zip(pts, pts[1:], strict=False):
        r = math.hypot(bx - ax, by - ay) * 0.52
        d += f" A{r:.1f},{r:.1f} 0 0 1 {bx:.1f},{by:.1f}"
    return d + "Z"


def duck(pen, x, y, k, flip=False, tone="#fffaf3", head=None):
    with pen.at(x, y, scale=k, flip=flip):
        pen.path("M-44,-6 C-52,-22 -46,-30 -40,-32 C-30,-20 -10,-26 6,-26 C30,-26 40,-12 36,2 C30,16 -30,18 -44,-6Z", tone)
        pen.path("M-24,-12 q22,-14 42,0 q-12,16 -42,0Z", darken(tone, 0.1))
        pen.path("M18,-20 C20,-34 18,-38 20,-46 C26,-62 50,-58 50,-42 C50,-30 38,-26 36,-14Z", head or tone)
        pen.path("M48,-44 l20,4 q-2,8 -20,6Z", "#e79a3c")
        with pen.flat():
            pen.circle(39, -45, 3.2, "#4b2430")


def boy_head(pen):
    pen.rect(362, 470, 76, 90, "#b97d58")
    pen.path("M282,386 c-26,-8 -30,44 2,48Z M518,386 c26,-8 30,44 -2,48Z", "#b97d58")
    pen.path("M286,380 C286,290 514,290 514,380 C514,470 470,512 400,512 C330,512 286,470 286,380Z", "#c98d66")
    pen.path("M278,390 C264,290 320,236 410,240 C500,240 536,300 522,390 C516,376 512,366 508,350 C500,344 492,334 486,330 C430,336 380,322 346,298 C330,324 304,344 290,372Z", "#38201c")
    with pen.flat():
        for x in (348, 452):
            pen.circle(x, 398, 15, "#fffaf3")
            pen.circle(x + 7, 403, 8, "#4b2430")
        pen.path("M326,370 q20,-14 40,-4 M434,366 q20,-10 40,4", "#38201c", stroke=7)
        pen.path("M372,462 q28,-8 56,0", "#8a3a34", stroke=6)
        pen.circle(316, 440, 17, "#cf7660")
        pen.circle(484, 440, 17, "#cf7660")
    pen.path("M394,404 q-12,26 8,28", "#a96c4c", stroke=5)


def hanging_hand(pen, palette, x, left):
    with pen.at(x, 1030):
        draw_hand(pen, palette, "hang", 96, turn=176 if left else 184, yaw=150 if left else -150, left=left, skin="#c98d66")


def photographer(pen):
    """Legs, tripod and the black cloth, from behind."""
    with pen.at(-96, 0):
        _photographer(pen)


def _photographer(pen):
    pen.path("M300,960 L262,1220 h18 L318,970Z M330,960 L420,1220 h-20 L316,970Z", "#8c5a48")
    pen.path("M190,1040 l-16,180 h36 l10,-150 22,150 h38 l-24,-180Z", "#5f3a4a")
    pen.path("M262,884 h90 v104 h-90Z", "#a8694c")
    pen.path("M352,896 l44,-8 v96 l-44,-8Z", "#7a2f40")
    pen.path("M396,884 h16 v104 h-16Z M412,914 h26 v46 h-26Z", "#8c5a48")
    pen.circle(438, 937, 14, "#e9c46a")
    pen.path("M160,1096 C146,1000 160,900 214,872 C250,852 300,858 318,876 L314,990 C290,992 282,1040 284,1090 q-14,-14 -30,2 q-16,-14 -32,2 q-16,-14 -30,2 q-16,-12 -32,0Z", "#2b1826")
    pen.path("M196,900 C180,860 190,800 214,770 l18,10 C220,810 218,850 234,880Z", "#5f3a4a")
    pen.circle(226, 768, 15, "#c68a63")
    pen.path("M226,762 v-30", "#8c5a48", stroke=7)
    pen.path("M176,732 h104 v-14 h-104Z", "#8c5a48")


@light_box(id="cm4wez", title="Sunday Best", seed=258, palette="peppermint", light=(-0.4, -0.85))
def paint(s: LightBox) -> None:
    """A studio with a painted garden."""
    p = s.palette
    s.back("#fff6e0", "#f3c6c4", at=(400, 300), radius=760)
    s.puffs([(300, 200, 190), (520, 160, 170)], threads=True, colour="#ffffff")
    s.ridge(330, 20, 400, "#cfe6d4", cut="scallop", depth=0.08, name="painted trees")
    s.ridge(430, 16, 500, "#b3d8c8", depth=0.14, name="painted lawn")
    s.sheet("painted balustrade", lambda pen: (pen.rect(-20, 500, 840, 24, "#f6e3da"), [pen.path(f"M{i * 62 - 10},524 q-16,40 0,70 q-10,30 0,60 h24 q10,-30 0,-60 q16,-30 0,-70Z", "#f6e3da") for i in range(14)], pen.rect(-20, 650, 840, 30, "#f6e3da")), depth=0.2, haze=0.0)
    s.sheet("studio floor", "M-20,760 H820 V1220 H-20Z", "#d98f98", depth=0.26, haze=0.0)
    common = dict(lift=16, role="prop", prop=None)
    s.figure(at=(186, 1020), age="tall", pose="stand", view="front", height=830, clothes=dict(top="suit", colour="#4f8676", beard="moustache"), hair="short", seed=5, expression="worried", label="father", **common)
    s.figure(at=(634, 1020), age="adult", pose="stand", view="front", height=780, clothes=dict(top="gown", colour="#d43d57", hat="wide_brim", hat_colour="#8c2f44"), hair="bun", seed=8, expression="calm", label="mother", **common)
    s.sheet("body in a dark suit", lambda pen: (pen.path("M270,610 C290,580 510,580 530,610 C572,700 590,860 600,1010 L548,1020 L520,800 L516,1130 H284 L280,800 L252,1020 L200,1010 C210,860 228,700 270,610Z", "#7d4a63"),
            pen.path("M284,1120 h104 l4,100 h-104Z M412,1120 h104 l-4,100 h-104Z", "#693a52"), [pen.circle(400, y, 9, "#e9c46a") for y in (820, 890, 960)], pen.path("M440,880 h76 v16 h-76Z M284,880 h76 v16 h-76Z", "#693a52"), pen.path("M452,880 l10,-30 18,16 14,-18 10,32Z", "#fffaf3"),
            hanging_hand(pen, p, 226, left=False), hanging_hand(pen, p, 574, left=True)), depth=0.56, haze=0.0)

    def collar(pen):
        pen.path("M400,742 L318,700 V800Z M400,742 L482,700 V800Z", p.accent), pen.circle(400, 748, 22, darken(p.accent, 0.12))
        with pen.cut(2.2):
            pen.path(lace(400, 596, 330, 126, 44), "#fffdf8")
            for i in range(44):
                a = 2 * math.pi * (i + 0.5) / 44
                pen.erase(oval(400 + 314 * math.cos(a), 596 + 113 * math.sin(a), 6, 4))
        pen.path(oval(400, 592, 276, 90), "#5fa9a0")
        pen.path(oval(400, 600, 268, 82), "#8fd0c8")
        with pen.flat():
            for x, y, w in ((190, 610, 60), (560, 640, 70), (300, 660, 80), (470, 572, 50), (250, 566, 50)):
                pen.path(f"M{x},{y} q{w / 4},-7 {w / 2},0 t{w / 2},0", "#e9fbf4", stroke=3.4)
        for x, y, k in ((222, 640, 1.0), (520, 664, 1.2), (606, 590, 0.9)):
            pen.path(f"M{x},{y} m-26,0 a26,9 0 1 1 40,7 l-14,-7Z", "#5f9f6c")

    pond = s.sheet("collar that is a pond", collar, role="subject", depth=0.68, haze=0.0)
    s.sheet("head of the boy", boy_head, role="subject", lift=12)
    s.sheet("ripples at the neck", lambda pen: (pen.path("M336,556 q64,32 128,0 v20 q-64,34 -128,0Z", "#8fd0c8"), pen.path("M330,576 q70,36 140,0", "#e9fbf4", stroke=4)), lift=2, shadow=(0, 0, 0, 0.0))
    s.sheet("ducks", lambda pen: (duck(pen, 196, 592, 1.15), duck(pen, 590, 640, 1.3, True, "#b98a62", "#2f7f6a"), [duck(pen, x, y, 0.55, True, "#f2c94e") for x, y in ((482, 664), (432, 672), (384, 674))]), role="accent", lift=12, count=5)
    s.lamp((400, 480), 430, "#fff2c8", 0.16)
    s.sheet("photographer under a black cloth", lambda pen: photographer(pen), role="witness", depth=0.88, haze=0.0)
    s.sheet("flash", lambda pen: pen.lit("M132,718 l-12,-40 -22,22 8,-36 -34,2 30,-22 -16,-22 30,10 8,-36 14,34 26,-18 -8,30 34,8 -32,14 14,28 -26,-16Z", "#fff6d0"), role="accent", depth=0.9)
    for side in (0, 1):
        def drape(pen, side=side):
            with pen.at(800 * side, 0, flip=bool(side)):
                for i, x in enumerate((62, 36, 10)):
                    pen.path(f"M-20,-20 H{x + 34} C{x + 30},400 {x - 20},640 {x - 44},780 C{x - 20},900 {x},1050 {x + 6},1220 H-20Z", darken(mix(p.accent, p.dark, 0.2), 0.08 * (i % 2)))
        s.sheet("curtain", drape, depth=0.93, plane="front", haze=0.0)
    s.sheet("pelmet", lambda pen: pen.path("M-20,-20 H820 V70 " + " ".join("a40,34 0 0 1 -80,0" for _ in range(11)) + "Z", mix(p.accent, p.dark, 0.3)), depth=0.96, plane="front", haze=0.0)
    s.relate(pond, "is inhabited by", "ducks")
    s.describe("A boy’s collar is a pond with ducks in it. The white lace is as wide "
               "as a table; two ducks and ducklings swim round his neck. He frowns at"
               " them. A man and a woman stand stiffly behind. A photographer hides "
               "under a cloth. The curtains are red.")  # fmt: skip
    s.moods("stiff", "funny", "patient", "proud")
    s.themes("family", "good manners", "photographs", "keeping still")
    s.says("don't move", "pecking order", "smile please", "up to the neck", "who feeds them", "starch", "good breeding", "water level", "one for the album", "nobody mentions it", "still waters",
           "ornamental", "uncle's wedding", "high and dry", "etiquette", "keeping up appearances", "sitting duck")
    s.about(place="a photographer's studio", time="a Sunday", weather="indoors", light="flash and daylight", view="eye level", composition="centred",
            foreground="the photographer under his cloth")  # fmt: skip
