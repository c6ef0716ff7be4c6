"""First Haircut: the curls that fall from a small boy's head get up as lambs and leave."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.papercut_scene import LightBox, light_box

WOOL, DARK, SKIN = "#d9742f", "#6b2f1c", "#eebb92"


def fleece(pen, x, y, rx, ry, tone=WOOL, bumps=11):
    """A scalloped round of wool with a few curls pencilled in."""
    with pen.cut(1.0):
        pen.oval(x, y, rx, ry, tone)
        for i in range(bumps):
            a = 2 * math.pi * i / bumps
            r = (rx + ry) * 0.5 * 2.9 / bumps
            pen.circle(x + math.cos(a) * rx * 0.94, y + math.sin(a) * ry * 0.94, r, tone)
    with pen.flat():
        for i in range(bumps // 2):
            a = 2.4 * i
            cx, cy, q = x + math.cos(a) * rx * 0.55, y + math.sin(a) * ry * 0.5, (rx + ry) * 0.08
            pen.path(f"M{cx - q},{cy} a{q},{q} 0 1 1 {q},{q} a{q * 0.5},{q * 0.5} 0 0 1 {-q * 0.5},{-q * 0.6}", darken(tone, 0.2), stroke=max(1.8, q * 0.24))


def lamb(pen, x, y, k, turn=0, legs=((-30, 24), (-18, 20), (20, -16), (32, -26)), eye=True):
    """Runs to the left."""
    with pen.at(x, y, scale=k, turn=turn):
        for lx, lean in legs:
            pen.path(f"M{lx - 6},22 h12 l{lean},50 h-11Z", DARK)
        pen.path("M44,-8 q22,-4 18,14 q-10,6 -20,0Z", lighten(WOOL, 0.1))
        fleece(pen, 0, 0, 46, 34)
        pen.path("M-44,-40 q-34,-16 -40,4 q14,14 40,4Z", DARK)
        pen.path("M-36,-46 C-70,-56 -92,-30 -96,-8 C-92,6 -72,8 -60,-2 C-44,-8 -36,-20 -36,-46Z", darken(DARK, 0.15))
        pen.path("M-34,-58 a12,12 0 1 1 -24,4 a10,10 0 1 1 4,16 a14,12 0 0 0 20,-20Z", WOOL)
        if eye:
            with pen.flat():
                pen.circle(-68, -26, 4.6, "#fffdf0")


def boy(pen):
    """On the chair, under the cape; one half still a cloud."""
    x, y = 556, 566
    pen.path("M430,936 C436,790 476,700 528,676 H584 C636,700 676,790 682,936 C640,960 600,930 556,950 C512,930 470,960 430,936Z", "#fdfdf6")
    with pen.flat():
        pen.path("M520,704 C492,790 484,860 490,936 M592,704 C620,790 628,860 622,936 M556,700 V944", "#bfe0df", stroke=3.4)
    pen.path("M516,664 h80 v34 q-40,18 -80,0Z", "#e5483c")
    fleece(pen, x - 62, y - 62, 92, 96, bumps=13)  # the uncut side
    pen.path(f"M{x - 76},{y + 8} C{x - 80},{y - 108} {x + 80},{y - 108} {x + 76},{y + 8} C{x + 74},{y + 76} {x + 34},{y + 104} {x},{y + 104} C{x - 34},{y + 104} {x - 74},{y + 76} {x - 76},{y + 8}Z", SKIN)
    pen.circle(x + 78, y + 16, 18, SKIN)
    pen.path(f"M{x + 77},{y + 4} C{x + 86},{y - 112} {x - 20},{y - 120} {x - 40},{y - 84} C{x + 10},{y - 84} {x + 56},{y - 60} {x + 77},{y + 4}Z", DARK)  # shorn
    fleece(pen, x - 46, y - 78, 62, 44, bumps=10)
    fleece(pen, x - 88, y + 4, 34, 52, bumps=8)
    with pen.flat():
        for dx in (-28, 34):
            pen.oval(x + dx, y + 18, 9, 11, "#22303a")
            pen.circle(x + dx + 3, y + 14, 3, "#ffffff")
            pen.circle(x + dx * 1.6, y + 46, 13, "#e9957c")
        pen.path(f"M{x - 44},{y - 6} q14,-14 30,-6 M{x + 20},{y - 12} q16,-8 30,6", DARK, stroke=5)
        pen.path(f"M{x - 18},{y + 66} q8,-9 18,-2 t20,-3", "#8a3a30", stroke=4.4)
        pen.path(f"M{x + 46},{y + 30} q8,14 0,18 q-8,-4 0,-18Z", "#7fd3d6")


@light_box(id="za9v9s", title="First Haircut", seed=344, palette="pool tile", light=(-0.7, -0.7))
def paint(s: LightBox) -> None:
    """Saturday morning at the barber's."""
    s.back("#fffbe0", "#9fdcdd", at=(150, 560), radius=640)
    s.ridge(700, 26, 260, "#9cce9a", depth=0.08, name="far hill", haze=0.0)
    s.ridge(770, 22, 300, "#6fb37c", cut="grass", depth=0.16, name="hill", haze=0.0)
    s.sheet("lambs on the hill", lambda pen: (lamb(pen, 92, 730, 0.34), lamb(pen, 176, 760, 0.42, -4)), depth=0.24, haze=0.0, role="prop", count=2)

    def wall(pen):
        with pen.cut(2):
            pen.path("M-20,-20 H820 V980 H-20Z", "#3fb2bd")
            pen.erase("M34,980 V300 C34,220 256,220 256,300 V980Z")
        with pen.flat():
            for y in range(620, 980, 60):
                pen.path(f"M270,{y} H820", "#62c5cc", stroke=3)
                for x in range(300 + (y // 60 % 2) * 40, 820, 80):
                    pen.path(f"M{x},{y} v60", "#62c5cc", stroke=3)
        pen.path("M262,596 H820 V622 H262Z", "#f6fdf8")

    s.sheet("wall", wall, depth=0.36, haze=0.0)

    def fittings(pen):
        with pen.cut(1.2):
            pen.path("M12,990 V296 C12,192 278,192 278,296 V990Z", "#f6fdf8")
            pen.erase("M40,990 V304 C40,226 250,226 250,304 V990Z")
        pen.path("M250,300 L330,262 V1010 L250,980Z", "#e5483c")  # the open door
        pen.path("M266,342 L314,322 V560 L266,566Z", "#bfe9ea")
        pen.circle(316, 700, 8, "#f6c445")
        # mirror and shelf
        pen.path("M372,90 H706 q20,0 20,20 V500 q0,20 -20,20 H372 q-20,0 -20,-20 V110 q0,-20 20,-20Z", "#0f6676")
        pen.path("M386,110 H692 q14,0 14,14 V486 q0,14 -14,14 H386 q-14,0 -14,-14 V124 q0,-14 14,-14Z", "#c9eeec")
        with pen.clip("M386,110 H692 q14,0 14,14 V486 q0,14 -14,14 H386 q-14,0 -14,-14 V124 q0,-14 14,-14Z"):
            pen.path("M372,110 h110 l-110,150Z M540,110 h60 l-230,320 v-86Z", "#e3f8f4")
        pen.path("M430,470 C420,400 450,360 500,352 C552,360 580,400 572,470Z", "#e9b25e")  # who waits for him, seen in the glass
        fleece(pen, 500, 300, 58, 54, "#f6fdf8", 10)
        pen.path("M442,292 q-44,-4 -50,18 q24,18 52,0Z M558,292 q44,-4 50,18 q-24,18 -52,0Z", "#5b4a52")
        pen.path("M462,286 C462,256 538,256 538,286 C540,330 524,366 500,366 C476,366 460,330 462,286Z", "#4a3a44")
        with pen.flat():
            for dx in (-18, 18):
                pen.circle(500 + dx, 296, 6, "#f6fdf8")
            pen.path("M490,346 q10,8 20,0", "#c9a8a8", stroke=3.4)
        pen.path("M436,262 q64,-22 128,0 l-4,-16 q-20,-6 -28,-8 l-8,-44 h-48 l-8,44 q-16,2 -28,8Z", "#c63f6a")
        pen.circle(540, 236, 13, "#f6c445")
        pen.path("M344,520 H734 V540 H344Z", "#f6fdf8")
        for x, h, t in ((372, 70, "#f6c445"), (408, 50, "#e5483c"), (690, 64, "#0f6676"), (724, 46, "#f6c445")):
            pen.path(f"M{x - 14},520 v-{h - 16} q0,-10 9,-12 v-14 h10 v14 q9,2 9,12 v{h - 16}Z", t)

    s.sheet("door and mirror", fittings, depth=0.46, haze=0.0)
    s.sheet("sign", lambda pen: (pen.path("M84,-20 V104 M208,-20 V104", "#0d3f52", stroke=3), pen.path("M146,92 C120,60 84,74 66,104 C54,124 34,126 18,112 C24,150 70,164 104,150 C126,140 138,132 146,122 C154,132 166,140 188,150 C222,164 268,150 274,112 C258,126 238,124 226,104 C208,74 172,60 146,92Z", "#0d3f52")), depth=0.56, haze=0.0)
    s.lamp((150, 640), 420, "#fff6c0", 0.3)

    def floor(pen):
        pen.path("M-20,972 H820 V1220 H-20Z", "#f6fdf8")
        for r, (y0, y1) in enumerate(((972, 1034), (1034, 1112), (1112, 1220))):
            for c in range(-4, 10):
                if (r + c) % 2:
                    f0, f1 = 1 + (y0 - 972) / 520, 1 + (y1 - 972) / 520
                    x0, x1 = (c - 3) * 112, (c - 2) * 112
                    pen.path(f"M{400 + x0 * f0:.0f},{y0} L{400 + x1 * f0:.0f},{y0} L{400 + x1 * f1:.0f},{y1} L{400 + x0 * f1:.0f},{y1}Z", "#8fd4d6")

    s.sheet("floor", floor, depth=0.5, haze=0.0)
    s.sheet("sun on the floor", "M44,974 H250 L420,1220 H60Z", "#fff2a8", depth=0.505, alpha=0.5, shadow=(0, 0, 0, 0.0))
    man = s.figure(at=(722, 1016), age="adult", pose="reach_up", view="front_left", height=560, role="witness", lift=None, depth=0.6, haze=0.0, seed=14, expression="calm", hair="short", prop=None,
                   clothes=dict(top="coat", colour="#f2f7ef", bottom="trousers", bottom_colour="#0d3f52", beard="moustache", hair_colour="#22303a"), reach={"hand_right": (-92, -560), "hand_left": (-60, -330)}, label="barber")
    hx, hy = man["hand_west"]
    s.put("scissors", at=(hx - 18, hy - 30), scale=0.42, turn=-118, role="prop", lift=None, depth=0.7, haze=0.0)

    def chair(pen):
        pen.path("M418,640 q-4,-30 26,-30 H668 q30,0 26,30 L684,900 H428Z", "#b8322c")
        pen.rect(536, 940, 40, 110, "#7a98a0")
        pen.path("M452,1076 q0,-34 104,-34 q104,0 104,34Z", "#5b7c86")
        pen.path("M412,900 H700 v60 q-144,34 -288,0Z", "#8f2622")

    s.sheet("barber's chair", chair, depth=0.62, haze=0.0, role="prop")
    kid = s.sheet("boy with a fleece of curls", boy, depth=0.72, haze=0.0, role="subject")
    s.sheet("arm rests", lambda pen: [(pen.path(f"M{x - 22},824 q0,-20 22,-20 q22,0 22,20 v110 h-44Z", "#e5483c"), pen.rect(x - 26, 808, 52, 22, "#f6fdf8", radius=10)) for x in (420, 692)] and
            [(pen.rect(x - 13, 990, 26, 44, SKIN), pen.rect(x - 15, 1016, 30, 26, "#f6fdf8"), pen.path(f"M{x - 22},1062 q-4,-26 16,-28 h12 q20,2 16,28Z", "#6b2f1c"), pen.path(f"M{x - 26},960 h52 l8,44 q-34,14 -68,0Z", "#0d3f52")) for x in (524, 590)], depth=0.78, haze=0.0)

    def flock(pen):
        for x, y, r in ((636, 1098, 20), (584, 1124, 26), (452, 700, 12), (438, 778, 14), (676, 1130, 15)):
            fleece(pen, x, y, r * 1.2, r, bumps=8)
        for lx in (470, 492, 524, 544):  # a curl that has just found its legs
            pen.path(f"M{lx - 5},1120 h10 v30 h-10Z", DARK)
        fleece(pen, 507, 1104, 42, 31, bumps=9)
        lamb(pen, 356, 1078, 1.0, 4)
        lamb(pen, 196, 1024, 0.92, -9, legs=((-34, -24), (-22, -18), (22, 20), (34, 26)))

    lambs = s.sheet("lambs of hair", flock, depth=0.84, haze=0.0, role="accent", count=3)
    s.relate("curls", "turns into", lambs)
    s.describe("A boy’s cut curls turn into lambs at the barber’s. He sits in a red "
               "chair, a tear on his cheek; half his head is orange curls, half is "
               "shorn. Orange lambs run out of the door. A sheep in a hat is in the "
               "mirror. The shop is turquoise.")  # fmt: skip
    s.moods("brave", "sad", "funny", "tender")
    s.themes("growing up", "letting go", "hair", "animals", "Saturday")
    s.says("just the ends", "counting sheep", "fleeced", "it grows back", "black sheep of the family", "sit still", "they are free now", "spring", "what will mother say", "shepherd", "gone to graze", "half grown up",
           "a clean cut", "who needs whom", "the wolf comes on Monday", "part of me ran off", "first courage", "offcuts")
    s.about(place="a barber's shop", time="morning", weather="sunny", light="sun through an open door", view="eye level", composition="right")
