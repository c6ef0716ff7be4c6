"""Heavy Weather Coat: a wet raincoat on its hook rains by itself, and the shoes have put to sea."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

COAT = "M520,150 C500,150 480,164 470,184 C420,200 388,236 376,300 C352,420 344,520 330,640 L414,660 C416,600 424,540 434,480 C430,580 414,680 398,762 C470,790 590,790 664,760 C644,680 628,580 624,480 C634,540 642,600 646,660 L730,636 C714,520 702,420 680,300 C668,236 630,200 578,184 C566,164 544,150 520,150Z"


def coat(pen, p):
    tone = "#e0a23e"
    pen.path("M474,190 C480,150 566,150 574,190 C560,230 490,230 474,190Z", darken(tone, 0.4))
    with pen.cut(1.6):
        pen.path(COAT, tone)
    pen.path("M376,300 C388,236 420,200 470,184 L480,232 C450,250 440,330 434,480 C424,540 416,600 414,660 L330,640 C344,520 352,420 376,300Z", mix(tone, "#fff0c0", 0.16))
    pen.path("M680,300 C668,236 630,200 578,184 L570,232 C604,250 616,330 624,480 C634,540 642,600 646,660 L730,636 C714,520 702,420 680,300Z", darken(tone, 0.1))
    pen.path("M470,184 L524,300 L490,330 L446,214Z M578,184 L524,300 L560,330 L604,214Z", darken(tone, 0.16))
    pen.rect(519, 300, 10, 478, darken(tone, 0.2))
    for y in (360, 450, 540, 630):
        pen.circle(544, y, 12, p.dark)
        pen.circle(544, y, 4, tone)
    for x in (446, 562):
        pen.path(f"M{x},590 h60 v20 h-60Z", darken(tone, 0.2))
    pen.path("M518,150 q-14,-34 8,-40 q20,2 12,22", "#c9d3cf", stroke=6)


def shoe(pen, x, y, k, flip, turn):
    """A man's shoe as a hull."""
    with pen.at(x, y, scale=k, flip=flip, turn=turn):
        pen.path("M-70,-62 C-40,-72 -16,-70 -8,-60 C4,-40 30,-30 64,-24 C88,-18 92,8 84,16 H-72 C-82,-6 -80,-40 -70,-62Z", "#5a2f2a")
        pen.path("M-66,-58 q28,-12 54,0 q-4,14 -26,16 q-22,0 -28,-16Z", "#1a1014")
        pen.path("M-74,16 h160 l-4,16 h-116 l-4,-8 h-18 l-2,8 h-12Z", "#241318")
        with pen.flat():
            pen.path("M-2,-48 l16,-10 M10,-40 l16,-10 M22,-33 l14,-9", "#f3ead6", stroke=4)


def rain(pen, rng):
    with pen.flat():
        for i in range(46):
            x = 352 + i * 7.6 + float(rng.uniform(-6, 6))
            y, n = float(rng.uniform(800, 900)), float(rng.uniform(40, 110))
            pen.line(x, y, x - 5, y + n, "#cfe6e6", 2.4)
            pen.path(cuts.drop(x - 5, y + n, 4.5), "#cfe6e6")


@light_box(id="uj5h7a", title="Heavy Weather Coat", seed=944, palette="back seat", light=(-0.6, -0.7))
def paint(s: LightBox) -> None:
    """A dim hall, the light behind the front door."""
    p = s.palette
    s.back("#ffd9a0", "#b5766a", at=(130, 500), radius=520)
    wall = "#2f616b"

    def papered(pen):
        with pen.cut(1.4):
            pen.path("M-20,-20 H820 V980 H-20Z", wall)
            pen.erase("M24,980 V250 a100,100 0 0 1 200,0 V980Z")
            for i in range(9):
                for j in range(11):
                    x, y = 290 + i * 62, 60 + j * 74 + (i % 2) * 37
                    pen.erase(cuts.drop(x, y - 9, 6))

    s.sheet("wall light", "M250,-20 H820 V960 H250Z", "#4a808a", depth=0.14, haze=0.0)
    s.sheet("papered wall", papered, depth=0.26, haze=0.0)

    def door(pen):
        with pen.cut(1.4):
            pen.path("M24,980 V250 a100,100 0 0 1 200,0 V980Z", "#7b2f33")
            pen.erase("M54,560 V260 a70,70 0 0 1 140,0 V560Z")
        pen.lit("M54,560 V260 a70,70 0 0 1 140,0 V560Z", "#ffd9a0", 0.55)
        pen.rect(119, 190, 10, 372, "#7b2f33")
        pen.rect(54, 400, 140, 10, "#7b2f33")
        pen.rect(54, 620, 140, 250, "#65252b", radius=4)
        pen.circle(202, 640, 11, "#e7a94a")

    s.sheet("front door", door, depth=0.3, haze=0.0)
    s.lamp((124, 400), 330, "#ffcf90", 0.4)
    s.sheet("rail of hooks", lambda pen: (pen.rect(270, 88, 560, 40, "#7a4a3a", radius=4), [pen.path(f"M{x},110 v34 q0,18 16,16", "#c9b08a", stroke=7) for x in (320, 720)]), depth=0.38, haze=0.0)
    s.sheet("skirting", "M-20,930 H820 V1000 H-20Z", "#1c3b44", depth=0.36, haze=0.0)
    s.sheet("floor", "M-20,984 H820 V1220 H-20Z", "#6a4038", depth=0.4, haze=0.0)
    s.sheet("child's scarf", lambda pen: (pen.path("M312,130 q-14,60 -4,150 l28,0 q-6,-90 4,-150Z", "#e0473a"), [pen.rect(304, 170 + 40 * i, 38, 12, "#f3ead6") for i in range(3)]), role="prop", lift=10)
    s.sheet("cloud under the coat", lambda pen: [pen.path(cuts.cloud(s.rng, x, y, w), t) for x, y, w, t in ((530, 826, 440, "#5f7f88"), (450, 840, 260, "#8fa9ac"), (620, 846, 280, "#a9bfc0"))], role="prop", lift=14)
    wet = s.sheet("raincoat on its hook", lambda pen: coat(pen, p), role="subject", lift=34)
    s.sheet("cloud at the hem", lambda pen: [pen.path(cuts.cloud(s.rng, x, y, w), t) for x, y, w, t in ((540, 822, 300, "#c9d8d6"), (402, 700, 120, "#b7c9c9"))], lift=16, role="prop")
    s.sheet("lightning", lambda pen: (pen.path("M676,640 l34,-4 -14,50 26,-2 -60,96 16,-62 -24,2Z", "#ffe9a0"), pen.lit("M678,644 l26,-4 -14,48 26,-2 -46,74 12,-54 -24,2Z", "#fff2b8")), role="accent", lift=8)
    s.sheet("rain from the coat", lambda pen: rain(pen, s.rng), depth=0.66, haze=0.0)
    for i, (y, tone) in enumerate(((952, "#3f8494"), (1010, "#2a6a7c"))):
        d = f"M{240 - 40 * i},{y + 40}" + f" C{300 - 40 * i},{y - 14} 420,{y} 480,{y - 6} S640,{y - 20} 830,{y} V1230 H{250 - 40 * i} C{200 - 60 * i},1160 {190 - 50 * i},1080 {240 - 40 * i},{y + 40}Z"
        s.sheet("puddle", d, tone, depth=0.6 + 0.06 * i, haze=0.0)
        if i == 0:
            s.put("paper boat", at=(720, 968), scale=0.34, lift=8)
            s.put("paper boat", at=(600, 962), scale=0.26, lift=8, flip=True)
            s.put("paper boat", at=(352, 984), scale=0.3, lift=8)
    s.sheet("father's shoes", lambda pen: (shoe(pen, 640, 1060, 1.12, False, -4), shoe(pen, 408, 1080, 1.12, False, 5)), role="subject", lift=14, count=2)
    s.sheet("near water", lambda pen: [pen.path(f"M{x0},1230 C{x0 - 30},{y + 80} {x0 - 10},{y + 20} {x0 + 50},{y} " + " ".join("q24,-22 48,0 t48,0" for _ in range(9)) + " V1240Z", t) for x0, y, t in ((236, 1098, "#1f5a6e"), (290, 1152, "#17485a"))], depth=0.86, haze=0.0)
    boy = s.figure(at=(150, 1150), age="child", pose="hold_up", view="front_right", height=330, role="witness", clothes=dict(top="pyjamas", colour="#f3ead6", pattern="stripes", shoes="wellingtons", shoe_colour="#e0473a"),
                   hair="messy", lift=24, reach={"hand_right": (60, -190), "hand_left": (100, -186)}, prop=None, expression="glad", label="boy")
    s.put("paper boat", at=(242, 976), scale=0.4, role="accent", lift=8)
    s.relate(wet, "pours out", "rain")
    s.describe("In a hall it rains under a yellow raincoat. Grey clouds come from its"
               " hem and lightning from a sleeve. Paper boats and big shoes float in "
               "a wavy puddle on the floor. A boy in pyjamas and red boots holds "
               "another boat. The wall is dark green.")  # fmt: skip
    s.moods("expectant", "playful", "lonely", "stormy")
    s.themes("fathers", "waiting", "weather", "coming home")
    s.says("he's home", "forecast", "he brought the storm with him", "don't ask him how his day was", "drip", "man overboard", "fill his shoes", "inner climate", "stay dry", "wardrobe malfunction",
           "it never rains but it pours", "launch day", "missing at sea", "bad mood", "is he in there", "puddle", "high tide at bedtime")
    s.about(place="the hall of a flat", time="evening", weather="rain indoors", light="light behind the front door", view="eye level", composition="right")
