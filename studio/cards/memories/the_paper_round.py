"""The Paper Round: thrown newspapers open into birds, but one pile stays folded."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

PAGE, INK = "#fbf6ea", "#6f6b86"


def folded(pen, x, y, k, turn):
    """A rolled newspaper with grey columns."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.path("M-62,-18 H58 a10,18 0 0 1 0,36 H-62Z", PAGE)
        pen.oval(-62, 0, 9, 18, mix(PAGE, INK, 0.3))
        with pen.flat():
            for dy in (-8, 0, 8):
                pen.path(f"M-40,{dy} H6 M16,{dy} H48", INK, stroke=2.4)


def bird(pen, x, y, k, turn, half=False, flip=False):
    """A bird of two pages."""
    with pen.at(x, y, scale=k, turn=turn, flip=flip):
        pen.path("M-70,6 L-150,-26 L-128,10 L-158,38 L-60,24Z", mix(PAGE, INK, 0.24))
        pen.path("M-20,0 C-40,-70 -20,-140 30,-190 L78,-132 C60,-80 56,-40 56,0Z", mix(PAGE, INK, 0.14))
        with pen.flat():
            for i in range(4):
                pen.path(f"M{4 + i * 14},{-150 + i * 16} L{-6 + i * 15},{-40 + i * 5}", INK, stroke=3.2)
        if half:
            pen.path("M-86,-14 H70 l16,16 -16,24 H-86Z", PAGE)
        else:
            with pen.cut():
                pen.path("M-84,12 C-50,-26 30,-34 74,-24 C92,-34 112,-26 116,-12 L142,-4 L114,6 C100,30 40,44 -10,38 C-44,34 -66,26 -84,12Z", PAGE)
        with pen.flat():
            if not half:
                pen.circle(94, -12, 4.4, "#262440")
            pen.path("M-30,4 H30 M-34,14 H44 M-26,24 H30", INK, stroke=2.6)
        pen.path("M10,6 C-4,70 -50,110 -104,128 L-60,60 C-50,40 -46,20 -46,4Z", PAGE)
        with pen.flat():
            pen.path("M-14,26 L-62,92 M-28,26 L-68,74", INK, stroke=3)


@light_box(id="unysel", title="The Paper Round", seed=5, palette="first frost", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """Before seven, before anybody."""
    p = s.palette
    s.stage("snow street", floor=760, gap=250, lit_windows=1, lamps=False)
    s.sheet("rising sun", lambda pen: pen.path(cuts.circle(396, 700, 112), "#f2a06a"), depth=0.08, haze=0.0, behind="houses 0")
    s.lamp((404, 640), 420, "#ffb070", 0.5)
    s.sheet("far birds", lambda pen: [bird(pen, x, y, k, t) for x, y, k, t in ((360, 150, 0.26, -20), (452, 96, 0.22, -30), (300, 226, 0.2, -12))], depth=0.3, haze=0.15, role="prop", count=3)

    def house(pen):
        """The near front at the right: door, step, the pile."""
        wall = "#8a4a3c"
        pen.path("M604,-20 H820 V1080 H604Z", wall)
        for i in range(24):
            for j in range(4):
                if (i * 5 + j * 3) % 4 == 0:
                    pen.rect(612 + j * 52 + 20 * (i % 2), 20 + i * 42, 40, 14, darken(wall, 0.12))
        pen.path("M590,-20 H622 V1090 H590Z", darken(wall, 0.2))
        pen.path("M652,660 a64,64 0 0 1 128,0 V1010 H652Z", "#f1eef2")
        pen.path("M664,664 a52,52 0 0 1 104,0 V1010 H664Z", "#3b4a6a")
        pen.rect(684, 770, 64, 90, "#2e3a56")
        pen.rect(684, 884, 64, 96, "#2e3a56")
        pen.rect(694, 740, 44, 13, "#d9a24a")
        pen.circle(756, 880, 8, "#d9a24a")
        pen.path("M676,664 a40,40 0 0 1 80,0Z", "#22304a")
        pen.path("M650,380 h130 v160 h-130Z", "#f1eef2")
        pen.path("M660,390 h110 v140 h-110Z", "#2e3550")
        pen.path("M660,390 h110 v64 q-55,20 -110,0Z", "#706c90")
        pen.path("M712,390 h6 v140 h-6Z", "#f1eef2")
        pen.path("M640,540 h150 q6,-22 -20,-20 q-50,-16 -110,0 q-26,0 -20,20Z", "#ffffff")

    s.sheet("shut house", house, depth=0.62, haze=0.0)
    s.sheet("step", lambda pen: (pen.path("M606,1010 H820 V1060 H590Z", "#b9b3c4"), pen.path("M590,1056 H820 V1110 H570Z", "#9a97b2"), pen.path("M600,1008 q30,-18 70,-6 t80,-4 t70,0 v22 H606Z", "#ffffff")), depth=0.68, haze=0.0)
    s.sheet("unopened pile", lambda pen: [folded(pen, x, y, k, t) for x, y, k, t in ((740, 992, 0.62, 0), (716, 974, 0.62, 4), (760, 968, 0.6, -8), (734, 950, 0.62, 6), (752, 930, 0.6, -4), (728, 910, 0.6, 8), (742, 888, 0.6, -10))], depth=0.72, haze=0.0, role="accent", count=7)
    s.put("cat", at=(630, 1056), scale=0.46, pose="sit", role="witness", lift=16, colour="#c4572f", label="cat on the doorstep", flip=True)
    news = s.sheet("newspapers that open into birds", lambda pen: (folded(pen, 386, 716, 0.9, -36), bird(pen, 506, 610, 0.7, -30, half=True), bird(pen, 380, 440, 0.9, -24), bird(pen, 566, 262, 1.16, -18)), depth=0.8, haze=0.0, role="subject", count=4)
    bike = s.put("bicycle", at=(236, 1086), scale=1.2, colour="#c4572f", basket=False, role="prop", lift=22)
    sx, sy = bike["seat"]
    hx, hy = bike["handle"]
    px, py = bike["pedal"]
    boy = s.figure(at=(sx + 16, sy - 4), age="child", pose="sit", view="right", height=380, role="prop", clothes=dict(top="jumper", colour="#5a6f9c", hat="cap", hat_colour="#262440", scarf="#d9a24a"), hair="short", lift=16, expression="glad", look="up", label="boy",
                   reach={"hand_left": (hx - sx - 16, hy - sy), "hand_right": (150, -250), "foot_left": (px - sx + 6, py - sy + 34), "foot_right": (px - sx + 22, py - sy - 12)})
    s.sheet("bag of papers", lambda pen: (folded(pen, sx - 62, sy - 46, 0.7, -70), folded(pen, sx - 34, sy - 50, 0.7, -96), pen.path(f"M{sx - 104},{sy - 20} h100 l-8,104 q-42,14 -84,0Z", "#d9a24a"), pen.path(f"M{sx - 104},{sy - 20} q50,26 100,0 l-4,34 q-46,22 -92,0Z", "#b98636"), pen.path(f"M{sx - 20},{sy - 16} L{sx + 40},{sy - 150}", "#b98636", stroke=8)), lift=10)
    s.ridge(1116, 14, 300, "#ffffff", depth=0.92, plane="front", name="near snow")
    s.snow(40, size=0.9)
    s.relate(news, "turns into", "birds")
    s.describe("A boy on a bicycle throws newspapers that turn into birds. They "
               "unfold one by one and fly up, white with grey lines. On the right a "
               "red cat sits by a closed door with a pile of papers before it. The "
               "street is snowy; the sun is low.")  # fmt: skip
    s.moods("cheerful", "lonely", "brisk", "hopeful")
    s.themes("news", "work", "flight", "absence")
    s.says("breaking news", "nobody home", "early bird", "word gets round", "read all about it", "carrier pigeon", "fake swans", "first job", "old news stays on the ground", "a little bird told me",
           "air mail", "has anyone seen her", "deadline", "out of print", "the cat knows", "morning edition", "headlines in the sky")
    s.about(place="a snowy street", time="dawn", weather="snow", light="first light", view="eye level", composition="diagonal",
            unexplained="the papers that pile up at the closed door")  # fmt: skip
