"""The Cardboard Fleet: box ships run down a staircase of blue blankets; the cat is the storm."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes.papercut_scene import LightBox, light_box


def cascade(y0, y1, step, n):
    """A sheet of blanket that falls from the upper right to the lower left over the steps."""
    d = f"M820,{y0}"
    x, w = 820.0, 840.0 / n
    dy = (y1 - y0) / n
    y = y0
    for _ in range(n):
        d += f" C{x - w * 0.3},{y - step} {x - w * 0.62},{y - step * 0.9} {x - w * 0.72},{y + dy * 0.2} C{x - w * 0.8},{y + dy * 0.9} {x - w * 0.9},{y + dy} {x - w},{y + dy}"
        x, y = x - w, y + dy
    return d + " V1240 H820Z"


def box(pen, x, y, k, turn, flag, flip=False, mast=True):
    """A carton as a hull."""
    with pen.at(x, y, scale=k, turn=turn, flip=flip):
        if mast:
            pen.rect(6, -330, 10, 250, "#8a5a34", radius=3)
            pen.path("M18,-318 C90,-290 100,-200 84,-126 L18,-140Z", "#ffe9c8")
            pen.path("M4,-320 L-66,-150 L4,-146Z", mix("#ffe9c8", "#d9a05c", 0.3))
            pen.path("M12,-330 h-54 l14,-16 -14,-18 h54Z", flag)
        pen.path("M-128,-112 l-54,-36 26,-8 50,34Z M128,-112 l58,-28 -20,-14 -56,32Z", "#b9824a")
        pen.path("M-130,-116 H132 L106,0 H-100Z", "#cf9a5c")
        pen.path("M132,-116 L106,0 H60 L76,-116Z", "#b9824a")
        pen.rect(-40, -116, 34, 116, "#e2bd86")
        for px in (-84, 30):
            pen.circle(px, -62, 17, "#8a5a34")
            pen.circle(px, -62, 11, "#4d1220")


def cat(pen):
    """A thunderhead with ears, two lamps for eyes and a striking paw."""
    fur = "#2a1226"
    pen.path("M420,330 C400,250 440,180 500,150 L498,40 L580,110 C620,98 670,98 708,112 L790,36 L796,160 C830,200 850,260 850,380 L850,560 L470,520 C400,500 410,400 420,330Z", fur)
    pen.path("M514,72 L518,140 L560,118Z M776,70 L726,122 L776,146Z", "#8c2430")
    with pen.lift(2):
        pen.path("M470,470 C420,480 380,500 350,520 C320,548 262,540 252,500 C244,470 262,440 292,440 C330,440 380,400 450,376Z", "#3b1733")
    pen.path("M258,516 l-22,34 32,-16Z M284,534 l-10,40 26,-32Z M314,538 l4,40 18,-38Z", "#ffe9c8")
    for i, (x, y, r) in enumerate(((430, 420, 62), (520, 480, 74), (630, 500, 80), (740, 480, 76), (810, 420, 60))):
        pen.circle(x, y, r, mix(fur, "#6d1a3a", 0.16 + 0.1 * (i % 2)))
    for x in (556, 706):
        pen.path(f"M{x - 48},266 Q{x},206 {x + 48},266 Q{x},312 {x - 48},266Z", "#f2c14e")
        pen.lit(f"M{x - 42},266 Q{x},214 {x + 42},266 Q{x},304 {x - 42},266Z", "#ffe27a")
        pen.oval(x - 6, 262, 9, 30, "#1a0810")
    pen.path("M612,330 h40 l-20,22Z", "#c9503e")
    with pen.flat():
        pen.path("M632,352 v18 M632,370 q-24,22 -46,4 M632,370 q24,22 46,4", "#c9503e", stroke=5)
        pen.path("M560,346 l-110,-16 M560,362 l-108,10 M704,346 l110,-16 M704,362 l108,10", "#e88a5e", stroke=3)


@light_box(id="j36v37", title="The Cardboard Fleet", seed=349, palette="blanket red", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """A red stairwell in the evening."""
    s.back("#f6a45c", "#8c2430", at=(180, 330), radius=620)
    s.sheet("round window", lambda pen: (pen.lit("M90,250 a80,80 0 1 1 160,0 a80,80 0 1 1 -160,0Z", "#ffd690", 0.6), pen.rect(164, 168, 10, 166, "#7a1f2a"), pen.rect(88, 246, 164, 10, "#7a1f2a")), depth=0.06)

    def rail(pen):
        for i in range(16):
            x = -10 + 56 * i
            pen.path(f"M{x},{760 - i * 30} h14 v-190 h-14Z", "#6a1a28")
        pen.path("M-20,560 L840,92 v36 L-20,600Z", "#5a1420")

    s.sheet("banister", rail, depth=0.16, haze=0.0)
    s.sheet("stairs", "M-20,760 h90 v-44 h110 v-60 h110 v-60 h110 v-60 h110 v-60 h110 v-60 h110 v-60 h110 V1220 H-20Z", "#9c3030", depth=0.22, haze=0.0)
    s.sheet("cat", cat, role="accent", depth=0.32, haze=0.0)
    s.lamp((630, 270), 260, "#ffcf7a", 0.3)
    s.sheet("far blanket", cascade(470, 800, 34, 4), "#3a5f8c", depth=0.38, haze=0.0)
    fleet = s.sheet("far box ship", lambda pen: box(pen, 176, 800, 0.66, -16, "#f2c14e"), role="subject", lift=16)
    s.sheet("second blanket", cascade(560, 880, 36, 4), "#2f5480", depth=0.48, haze=0.0)
    s.sheet("second box ship", lambda pen: box(pen, 640, 722, 0.8, -10, "#3f7f83"), role="subject", lift=16)
    s.sheet("third blanket", cascade(690, 960, 36, 3), "#274a78", depth=0.58, haze=0.0)
    boy = s.figure(at=(362, 960), age="child", pose="point", view="front_left", height=330, clothes=dict(top="pyjamas", colour="#f2c14e", pattern="stripes", pattern_colour="#c9503e", scarf="#c9503e"), seed=14, lift=18, prop=None, expression="shouting", role="subject", label="captain")
    hx, hy = boy["head_top"]

    def colander(pen):
        with pen.cut(1.0):
            pen.path(f"M{hx - 62},{hy + 26} C{hx - 60},{hy - 50} {hx + 60},{hy - 50} {hx + 62},{hy + 26}Z", "#c9d3cf")
            for i, j in ((-34, 6), (-12, 6), (12, 6), (34, 6), (-22, -12), (0, -14), (22, -12)):
                pen.erase(f"M{hx + i - 5},{hy + j} a5,5 0 1 0 10,0 a5,5 0 1 0 -10,0Z")
        pen.path(f"M{hx - 76},{hy + 22} h152 v10 h-152Z", "#9fb0ae")

    s.sheet("colander", colander, role="accent", lift=6)
    s.sheet("flagship", lambda pen: box(pen, 348, 1040, 1.42, -4, "#c9503e", mast=False), role="subject", lift=22)
    s.sheet("near blanket", lambda pen: (pen.path(cascade(880, 1080, 40, 3), "#1f3f6c"), pen.path(cascade(930, 1130, 40, 3), "#3f6fa0", stroke=7), pen.path(cascade(948, 1148, 40, 3), "#e8d8b8", stroke=3)), depth=0.82, haze=0.0)
    girl = s.figure(at=(654, 1150), age="toddler", pose="spy", view="left", height=250, role="witness", clothes=dict(top="nightgown", colour="#ffe9c8"), hair="pony", seed=19, lift=22, prop=None, label="little sister with a tin-can glass")
    ex, ey = girl["eyes"]
    s.sheet("tin can", lambda pen: (pen.path(f"M{ex - 14},{ey - 18} h-74 v36 h74Z", "#b7c2c0"), pen.rect(ex - 72, ey - 18, 40, 36, darken("#c9503e", 0.05))), role="accent", lift=8)
    s.sheet("front blanket", lambda pen: (pen.path(cascade(1110, 1190, 26, 3), "#16305a")), depth=0.93, plane="front", haze=0.0)
    s.relate(fleet, "sails on", "blankets")
    s.describe("A boy sails a cardboard box down a staircase of waves. The waves are "
               "blue blankets. He wears striped pyjamas and a colander on his head. "
               "Above looms a huge dark cat with glowing eyes. A small girl looks "
               "through a tin can. The wall glows orange.")  # fmt: skip
    s.moods("brave", "silly", "stormy", "gleeful")
    s.themes("play", "siblings", "the sea", "danger at home")
    s.says("man overboard", "delivery day", "women and children first", "here comes the storm", "all hands on deck", "nine lives", "who let him out", "mind the step", "recycling", "admiral",
           "claws", "land ahoy", "bedtime mutiny", "the neighbours will complain", "unsinkable", "how does it end", "home alone")
    s.about(place="a stairwell", time="evening", weather="a storm of fur", light="a round window", view="eye level", composition="low")
