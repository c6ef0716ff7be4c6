"""A girl has jumped from the beam of a barn towards the hay, where a vixen lies curled round something."""

from __future__ import annotations

import math

from reverie_studio.figures import Figure
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_scene import LightBox, light_box


def straw(pen: PaperPen, s: LightBox, count: int, box: tuple[float, float, float, float], tones: tuple[str, ...], long: float) -> None:
    rng, _ = s.own_rng(f"straw {count}")
    with pen.flat():
        for i in range(count):
            x, y, a = float(rng.uniform(box[0], box[2])), float(rng.uniform(box[1], box[3])), float(rng.uniform(0, math.tau))
            n = long * float(rng.uniform(0.5, 1.2))
            pen.line(x, y, x + n * math.cos(a), y + n * math.sin(a) * 0.8, tones[i % len(tones)], 2.4)


def vixen(pen: PaperPen) -> None:
    """Curled up, from above: back, brush and a head laid on it with one eye open."""
    red, dark = "#c9602a", "#8a3a1c"
    pen.oval(300, 906, 148, 118, "#7a5a1c")
    with pen.cut(lift=1.4):
        pen.path("M300,800 C400,800 450,870 436,940 C424,1000 350,1030 280,1016 C330,1006 372,972 370,926 C366,880 330,862 296,868 C254,876 238,916 254,948 C200,944 168,900 190,856 C210,816 252,800 300,800Z", red)
    pen.path("M436,940 C424,1000 350,1034 262,1016 C214,1006 190,976 196,950 C226,986 290,990 330,966 C350,954 380,950 436,940Z", dark)
    pen.path("M262,1016 C214,1006 186,976 196,950 C206,966 226,976 246,980 C242,996 250,1008 262,1016Z", "#f4e6cc")
    with pen.cut(lift=1.2):
        pen.path("M186,850 C176,820 196,790 226,796 L236,768 L258,796 C286,800 296,830 282,858 C270,884 250,914 232,930 C210,912 192,880 186,850Z", red)
        pen.path("M196,802 L190,770 L222,794Z", dark)
    pen.path("M204,870 C214,900 226,918 232,930 C244,918 258,898 268,872 C250,884 222,884 204,870Z", "#f4e6cc")
    with pen.flat():
        pen.circle(232, 926, 7, "#2a1410")
        for x in (213, 257):
            pen.oval(x, 846, 10, 7, "#fff1c0")
            pen.oval(x + 1, 844, 3.4, 6, "#1a0c08")


def ladder(pen: PaperPen) -> None:
    """It stands on the hay and comes up to us, wider rung by rung."""
    pen.taper([(566, 900), (640, 500), (742, -30)], 14, 40, "#5a4a78")
    pen.taper([(664, 912), (748, 500), (880, -30)], 14, 40, "#4a3c68")
    for k in range(8):
        t = (k + 0.5) / 8
        y = 880 - 860 * t**0.9
        x0, x1 = 570 + 176 * t**1.1, 668 + 214 * t**1.1
        pen.line(x0, y, x1, y + 4, "#6d5c8c", 8 + 10 * t)


def beam(pen: PaperPen, p: object) -> None:
    pen.path("M-10,-10 H810 V70 C600,90 200,84 -10,112Z", "#1d1a38")
    pen.path("M-10,112 C200,84 600,90 810,70 V96 C600,116 200,112 -10,138Z", "#2c2850")
    pen.taper([(590, 80), (600, 200), (584, 330)], 16, 14, "#8a6a48")
    pen.path("M574,318 h26 l8,46 q-10,-8 -14,8 q-6,-14 -12,4 q-4,-14 -14,-4Z", "#a9845c")
    who = Figure(age="child", pose="sit_edge", view="front", height=470, seed=12, prop=None, elevation=30, clothes=dict(top="dungarees", colour="#e2627a", bottom_colour="#4a4f86", shoes="shoes", shoe_colour="#c9453a"))
    with pen.at(214, -26):
        who.draw(pen, p, only={"leg_left", "leg_right"})


@light_box(id="6542pn", title="Your Turn", seed=29, palette="midsummer", light=(-0.8, -0.5))
def paint(s: LightBox) -> None:
    p = s.palette
    s.back("#fff0b0", "#6a4f6c", at=(320, 860), radius=900)
    s.sheet("barn floor", "M-10,-10 H810 V1210 H-10Z", "#5a4a72", depth=0.06, haze=0.0)
    s.sheet("boards", lambda pen: [pen.rect(x, -10, 4, 1230, "#463a60") for x in range(20, 800, 58)], depth=0.08, haze=0.0)
    rng, _ = s.own_rng("hay")
    for r, tone, depth in ((420, "#a9863c", 0.14), (350, "#cda344", 0.2), (270, "#e9c45c", 0.26)):
        pts = [(310 + r * (1 + 0.1 * float(rng.uniform(-1, 1))) * math.cos(a * math.tau / 22), 900 + 0.86 * r * (1 + 0.1 * float(rng.uniform(-1, 1))) * math.sin(a * math.tau / 22)) for a in range(22)]
        s.sheet("hay", lambda pen, pts=pts, tone=tone: pen.curve(pts, tone), depth=depth, haze=0.0)
    s.sheet("straw", lambda pen: straw(pen, s, 420, (-20, 560, 660, 1200), ("#f4d98a", "#b8923c", "#fff0b8", "#94702a"), 46), depth=0.27, haze=0.0)
    fox = s.sheet("curled vixen", vixen, depth=0.32, role="accent", haze=0.0)
    s.sheet("straw over her", lambda pen: straw(pen, s, 40, (200, 960, 460, 1060), ("#f4d98a", "#e0bc5c"), 50), depth=0.36, haze=0.0)
    s.sheet("ladder", ladder, depth=0.5, haze=0.0, role="prop")
    for x, y, tall, seed, hair in ((704, 586, 200, 3, "bob"), (630, 816, 150, 8, "short")):
        s.figure((x, y), age="child", pose="shout", view="front_left", height=tall, elevation=48, role="witness", prop=None, seed=seed, hair=hair, expression="astonished", look=(-10, 10), label="child on the ladder",
                 grips={"left": "cover", "right": "cover"}, clothes=dict(top="jumper", colour=("#5fa57a", "#5a6fb0")[seed % 2], bottom="shorts"), lift=12)
    for y, w in ((-170, 40), (120, 56), (380, 44)):
        s.sheet("bar of sun", f"M-10,{y} L820,{y + 830} v{w} L-10,{y + w}Z", "#fff2b8", depth=0.55, alpha=0.34, shadow=(0, 0, 0, 0.0), haze=0.0)
    girl = Figure(age="child", pose="jump", view="front", height=430, seed=21, prop=None, elevation=34, expression="wonder", hair="braids", clothes=dict(top="dress", colour="#fffbe6", bottom="bare", shoes="barefoot", trim="#e2627a"),
                  reach={"hand_left": (190, -300), "hand_right": (-196, -330), "foot_left": (74, 16), "foot_right": (-58, 4)}, grips={"left": "open", "right": "open"})

    def fall(pen: PaperPen) -> None:
        with pen.at(400, 650, turn=-24):
            girl.draw(pen, p)

    subject = s.sheet("girl who falls", fall, depth=0.78, role="subject", haze=0.0)
    s.sheet("beam and dangling feet", lambda pen: beam(pen, p), depth=0.96, plane="front", role="prop", haze=0.0)
    s.relate(subject, "floats above", fox)
    s.describe("A girl falls with outspread arms towards a heap of hay. In it lies a curled fox with open eyes. Two children on a ladder hold their hands to "
               "their faces. At the top somebody’s legs dangle from a beam. Bars of sunlight cross the violet barn.")  # fmt: skip
    s.moods("daring", "breathless", "warm", "alarmed")
    s.themes("courage", "trust", "play", "danger", "wild animals")
    s.says("look before you leap", "your turn", "too late to stop", "trust fall", "the fox was here first", "leap of faith", "soft landing",
           "somebody sleeps there", "watch out below", "I dare you", "she thinks she can fly", "needle in a haystack", "what is it guarding?",
           "nobody told her", "mind the fox", "summer is a long fall")  # fmt: skip
    s.about(place="a barn", time="summer afternoon", weather="", light="bars of sun from the left on gold hay", composition="diagonal",
            view="from above, from the highest beam", foreground="the beam, a rope end and somebody’s dangling feet", unexplained="what the vixen lies round")  # fmt: skip
