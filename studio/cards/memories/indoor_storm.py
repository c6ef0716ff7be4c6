"""Indoor Storm: two children shake a bed sheet; a thunderstorm breaks above it, under it the sun shines on a meadow."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SLATE, GREEN = "#34466b", "#86b56c"
TOP = "M112,742 C150,560 250,470 400,462 C550,470 650,560 688,742"


def linen(pen):
    """The billow, with stripes along its hem."""
    with pen.cut(2.2):
        pen.path(TOP + " C660,660 622,628 580,622 C520,614 486,668 430,652 C372,636 352,584 292,590 C220,598 158,660 112,742Z", "#fdfdff")
    with pen.flat():
        for d in ("M662,676 C634,628 606,606 574,600 C520,594 490,644 432,630 C374,616 352,562 286,568 C230,574 186,610 150,664", "M644,634 C618,600 596,586 568,580 C522,574 490,624 436,610 C378,596 350,542 282,548 C236,552 202,578 176,610"):
            pen.path(d, "#d2413c", stroke=6)
        for d in ("M250,540 C262,512 292,494 326,484", "M470,604 C480,560 476,520 452,492", "M398,590 C392,556 396,526 412,500", "M560,568 C566,542 556,520 536,504"):
            pen.path(d, "#c9d6ea", stroke=3.4)


def bolt(pen, x, y, k=1.0, flip=1):
    pen.lit(f"M{x},{y} l{flip * 34 * k},0 l{-flip * 14 * k},{70 * k} l{flip * 34 * k},0 l{-flip * 66 * k},{132 * k} l{flip * 16 * k},{-94 * k} l{-flip * 34 * k},0Z", "#ffe48a")


def bed(pen):
    """Brass ends, a mattress of turf."""
    for x in (166, 620):
        pen.path(f"M{x},1150 V812 h14 V1150Z", "#c98f2f")
        pen.circle(x + 7, 804, 15, "#e9a83f")
    with pen.cut(1.2):
        pen.path("M173,880 C190,770 610,770 627,880 V1000 H173Z", "#c98f2f")
        pen.erase("M187,884 C206,790 594,790 613,884 V1000 H187Z")
        for x in range(226, 610, 58):
            pen.rect(x, 806, 10, 200, "#c98f2f")


@light_box(id="gs5v7y", title="Indoor Storm", seed=692, palette="snow day", light=(0.35, -0.9))
def paint(s: LightBox) -> None:
    """Making the bed."""
    s.back("#fff8cf", "#f6dfa0", at=(400, 780), radius=460)

    def paper(pen):
        with pen.flat():
            for x in range(20, 800, 64):
                for j, y in enumerate(range(640, 1060, 62)):
                    pen.path(cuts.star(x + 32 * (j % 2), y, 9, 4, 0.4), "#f0cf7c")

    s.sheet("wallpaper", paper, depth=0.03, haze=0.0, shadow=(0, 0, 0, 0.0))
    s.sheet("storm air", "M-20,-20 H820 V700 C720,760 660,690 640,640 C580,540 500,520 400,520 C300,520 220,540 160,640 C140,690 80,760 -20,700Z", "#7184aa", depth=0.1, haze=0.0)
    rng = s.rng
    for i, (x, y, w, t, d) in enumerate(((130, 470, 430, "#5d7098", 0.18), (690, 450, 460, "#5d7098", 0.18), (400, 330, 560, "#4d608a", 0.24), (90, 300, 420, SLATE, 0.34), (720, 280, 440, SLATE, 0.36))):
        s.sheet(f"cloud {i}", cuts.cloud(rng, x, y, w), t, depth=d, haze=0.0)
    s.lamp((400, 380), 330, "#cfe0ff", 0.35)
    s.sheet("lightning", lambda pen: (bolt(pen, 300, 246, 1.02, 1), bolt(pen, 556, 226, 0.9, -1), bolt(pen, 120, 296, 0.7, 1)), depth=0.4, haze=0.0, role="prop", count=3)
    for i, (x, y, w, t, d) in enumerate(((420, 252, 520, "#26365a", 0.44), (130, 176, 460, "#1f2d4d", 0.5), (690, 160, 480, "#1f2d4d", 0.52), (400, 90, 700, "#18233e", 0.58))):
        s.sheet(f"near cloud {i}", cuts.cloud(rng, x, y, w), t, depth=d, haze=0.0)
    s.sheet("lid of clouds", "M-20,-20 H820 V96 q-60,30 -120,0 q-70,36 -140,0 q-80,40 -160,0 q-70,36 -150,0 q-60,30 -120,0 q-70,30 -150,0Z", "#18233e", depth=0.6, haze=0.0)

    def rain(pen):
        with pen.flat():
            for x in range(40, 780, 30):
                roof = 466 + abs(x - 400) ** 2 / 500
                for y in range(300 + (x * 37) % 70, int(min(roof, 700)) - 60, 84):
                    pen.path(f"M{x},{y} l-9,40", "#dce8fa", stroke=2.6)

    s.sheet("rain", rain, depth=0.5, haze=0.0)
    s.sheet("sun under the sheet", lambda pen: (pen.path(cuts.rays(rng, 350, 704, 56, 84, 16), "#f2b23c"), pen.lit(cuts.circle(350, 704, 48), "#ffdf7a")), depth=0.3, haze=0.0, role="accent")
    s.sheet("pillow hills", lambda pen: (pen.path("M200,960 C210,880 280,852 340,868 C390,876 410,910 414,960Z", mix(GREEN, "#fff6c0", 0.45)), pen.path("M386,960 C400,870 470,846 530,862 C586,872 602,910 606,960Z", mix(GREEN, "#fff6c0", 0.25))), depth=0.42, haze=0.0)
    s.sheet("bed", bed, depth=0.36, haze=0.0, behind="pillow hills")
    s.lamp((400, 720), 300, "#fff0a0", 0.35)

    def meadow(pen):
        d = "M150,1082 V962"
        for i in range(42):
            x = 150 + i * 12
            d += f" L{x + 4},{944 - (i * 29) % 23} L{x + 12},{962 - (i % 3) * 3}"
        pen.path(d + " V1082 Q400,1106 150,1082Z", GREEN)
        pen.path("M150,1020 q36,20 70,0 t70,0 t70,0 t70,0 t70,0 t70,0 t84,0 V1086 Q400,1110 150,1086Z", darken(GREEN, 0.18))
        for i, x in enumerate((186, 232, 300, 356, 452, 508, 566, 614)):
            y = 1000 + (i * 31) % 44
            pen.path(f"M{x},{y} v-30", "#4f8048", stroke=3)
            for a in range(5):
                pen.path(cuts.leaf(x, y - 32, 13, a * 72 - 90, 0.42), ("#ffffff", "#d2413c", "#f2b23c")[i % 3])
            pen.circle(x, y - 32, 4.4, "#e9a83f")

    s.sheet("meadow on the bed", meadow, depth=0.56, haze=0.0, role="prop")
    s.figure(at=(404, 972), age="toddler", pose="lie_asleep", view="front", height=300, role="witness", lift=None, depth=0.62, haze=0.0, seed=5, clothes=dict(top="pyjamas", colour="#d2413c"), label="sleeping toddler")
    s.ridge(1112, 3, 400, "#a06a4c", depth=0.5, name="floor", haze=0.0, behind="meadow on the bed")
    s.sheet("bed feet", lambda pen: [pen.path(f"M{x},1060 h18 v98 q-9,10 -18,0Z", "#c98f2f") for x in (164, 618)], depth=0.58, haze=0.0)
    cloth = s.sheet("bed sheet", linen, depth=0.66, haze=0.0, role="subject")
    s.put_many("swallow", [(204, 420, 0.5, -16, False), (300, 402, 0.36, -30, False), (640, 404, 0.46, 20, True), (716, 344, 0.36, 30, True), (508, 424, 0.34, 8, True)], vary=lambda i: {"colour": "#101a30"}, lift=None, depth=0.72, haze=0.0, role="prop")
    s.figure(at=(56, 1168), age="child", pose="reach_up", view="front_right", height=396, lift=None, depth=0.8, haze=0.0, hair="braids", seed=8, expression="glad", prop=None, clothes=dict(top="nightgown", colour="#f2f5fb", pattern="dots", pattern_colour="#d2413c", shoes="barefoot"), reach={"hand_left": (66, -440), "hand_right": (104, -420)}, role="prop", label="sister")
    s.figure(at=(744, 1168), age="child", pose="reach_up", view="front_left", height=396, lift=None, depth=0.8, haze=0.0, hair="messy", seed=11, expression="shouting", prop=None, clothes=dict(top="pyjamas", colour="#4f78b0", shoes="barefoot"), reach={"hand_left": (-104, -420), "hand_right": (-66, -440)}, role="prop", label="brother")
    s.sheet("rug", "M-20,1176 Q400,1140 820,1176 V1220 H-20Z", "#7a3b3a", depth=0.9, haze=0.0)
    s.relate(cloth, "does the work of", "a sky")
    s.describe("Two children throw a sheet over a bed that is a meadow. Under the "
               "sheet a small sun shines, and a little child in red sleeps in the "
               "flowering grass. Above it are thunderclouds, lightning, rain and "
               "swallows. The girl wears white, the boy blue. The sky is dark.")  # fmt: skip
    s.moods("wild", "joyful", "furious", "sheltered", "calm")
    s.themes("weather", "siblings", "play", "shelter", "home")
    s.says("making the bed", "weather makers", "tempest", "storm in a bedroom", "who started it", "thin protection", "both at once", "let him sleep", "changing the sheets", "upstairs they are fighting", "the quiet below", "cold front",
           "ceasefire", "airing", "rainy season", "pillow fight", "keep it up", "what he will never know")
    s.about(place="a bedroom", time="morning", weather="thunderstorm and sun", light="lightning above, sun below", view="eye level", composition="split")
