"""It Was Meant for You: what was being knitted has got up and eats the geranium."""

from __future__ import annotations

from reverie_studio.engine.clay import Lamp
from reverie_studio.finishes.papercut_scene import LightBox, light_box
from reverie_studio.sculpt import handiwork as w

SPINE = [(236, 1000, 20, 50), (330, 944, 30, 56), (470, 896, 40, 58), (566, 800, 56, 60), (536, 688, 70, 60), (410, 620, 60, 60), (276, 556, 60, 60), (216, 452, 70, 60), (266, 350, 90, 60), (376, 306, 110, 60), (440, 312, 130, 62)]
WOOL = {"cream": "#f2e2c2", "teal": "#3f8f8a", "mustard": "#e0a43c", "rose": "#e27a72", "plum": "#7a4a78"}


@light_box(id="g6u1ka", title="Meant for You", seed=39, palette="blanket red", light=(0.6, -0.7))
def paint(s: LightBox) -> None:
    """The window falls on the plant, the stove on the needles."""
    s.took_view("from above")
    s.back("#6a2a2c", "#3a1420", at=(560, 300), radius=900)
    s.sheet("floor", lambda pen: [pen.rect(-20, 100 * k - 40, 840, 96, ("#5a2a2a", "#4f2428", "#642e2a")[k % 3]) for k in range(13)], depth=0.04, haze=0.0)
    s.sheet("rug", lambda pen: w.oval_rug(pen, (390, 640), (388, 560), ("#8a2430", "#a8333a", "#7a1f30", "#b8443e", "#6a1c2e", "#9a2c36", "#571828")), depth=0.1, haze=0.0)
    s.sheet("window light", lambda pen: [pen.path(d, "#ffe2a8") for d in ("M430,-20 L600,-20 L520,150 L340,150Z", "M624,-20 L790,-20 L720,150 L544,150Z", "M328,176 L508,176 L420,370 L220,370Z", "M532,176 L708,176 L630,370 L444,370Z")], depth=0.12, alpha=0.34, shadow=(0, 0, 0, 0.0), haze=0.0)
    s.lamp((560, 200), 620, "#ffdf9a", 0.45)
    s.lamp((0, 1160), 620, "#ff5a2a", 0.6)
    s.sheet("pot of geraniums", lambda pen: w.geranium(pen, 3, 626, 206, 186), depth=0.22, role="prop", haze=0.0)
    light = [Lamp(0.55, -0.65, 0.6, 0.85), Lamp(40, 1160, 200, 0.8, 300)]
    s.sheet("thread", lambda pen: pen.path("M112,1130 C190,1210 380,1200 386,1130 C390,1066 290,1030 240,1006", WOOL["cream"], stroke=9), depth=0.22, haze=0.0)
    s.sheet("needles", lambda pen: w.needle(pen, (318, 1172), (120, 846), 19, "#d8c49c", "#3f8f8a"), depth=0.5, role="prop", haze=0.0)
    s.clay(w.knitted(SPINE, 19, list(WOOL)), {"": WOOL["cream"], **WOOL}, name="knitted caterpillar", role="subject", sheets=4, depth=0.3, relief=34, by_light=0.8, lamps=light, texture=dict.fromkeys(WOOL, "scales"), size=0.95, away=(600, 226))
    s.sheet("open stitches", lambda pen: w.open_stitches(pen, (238, 998), (206, 1018), 100, "#fff4dc"), depth=0.54, haze=0.0)
    head = s.clay(w.knitted_head().turned(at=(492, 300, 60), scale=1.06, roll=20), {"": WOOL["cream"], "head": WOOL["cream"], "muzzle": "#e8d2ac", "cheek": WOOL["rose"]}, name="head", sheets=4, depth=0.5, relief=26, by_light=0.8, lamps=light, texture={"head": "scales"}, size=0.95)
    s.strips(head, ["feeler left", "feeler right"], WOOL["teal"], 9, lift=8)
    s.sheet("eaten leaf", lambda pen: w.eaten_leaf(pen, (470, 398), 64, 78, "#7fb45c"), depth=0.78, role="accent", haze=0.0)
    s.sheet("petals", lambda pen: w.petals(pen, ((420, 438, 20), (372, 410, 100), (520, 462, 200), (340, 470, 300), (452, 500, 60), (300, 300, 150), (690, 430, 20)), "#e23a2e"), depth=0.3, haze=0.0)
    s.sheet("buttons", lambda pen: [w.button(pen, *head.clay.curve(f"eye {side}")[0], 21, "#2c1a2a", "#f2e2c2", 20) for side in ("left", "right")], depth=0.76, haze=0.0)
    s.sheet("blossoms", lambda pen: (w.blossoms(pen, (690, 186), 78, "#e23a2e", 12, 3), w.blossoms(pen, (574, 96), 48, "#e23a2e", 8, 2)), depth=0.74, role="accent", haze=0.0)
    s.sheet("ball of yarn", lambda pen: (w.needle(pen, (34, 880), (92, 1080), 19, "#d8c49c", "#3f8f8a"), w.ball_of_yarn(pen, 66, 1096, 108, WOOL["cream"])), depth=0.7, role="prop", haze=0.0)
    s.sheet("armchair", lambda pen: w.chair_arm(pen, ("#2c0e1a", "#401626", "#220a16")), depth=0.86, haze=0.0)
    s.sheet("spectacles", lambda pen: w.spectacles(pen, (642, 1010), 44, 8, "#d9a24a", ("#e27a72", "#f2e2c2", "#3f8f8a")), depth=0.9, role="accent", haze=0.0)
    s.relate("knitted caterpillar", "turns into", "butterfly")
    s.describe("A fat knitted caterpillar eats a geranium. We look straight down on the rug: its tail is still on the needle, the yarn still runs to the ball, its eyes are buttons. On the arm of the chair lie spectacles with a butterfly mirrored in them.")
    s.moods("cosy", "comic", "hungry", "wistful")
    s.themes("handicraft", "grandparents", "growing", "presents", "escape")
    s.says("it was meant for you", "she dropped a stitch", "it finished itself the winter after", "a good yarn", "loose ends", "cast off", "it has your eyes", "she never followed patterns", "who left it alone", "button eyes", "made with love", "hand-made, self-taught", "one size fits nobody", "while you were asleep", "the scarf that got away", "eat your greens", "growing by the row", "a thread to follow", "it ran in the family", "too long for any neck", "spin me a tale", "half finished things", "an unfinished life", "the next one will fly", "coming out of its wool", "hungry work", "knit one, eat two", "the apple of her eye", "no longer a sleeve", "don't pull that thread", "long winter evenings", "a present with plans", "grandmother's secret", "warm inside", "unravelled by Monday", "itchy", "it grew legs", "she saw it coming", "still attached", "what became of the jumper", "house rules")
    s.about(place="a parlour", time="a winter afternoon", light="a window on the plant, a stove on the needles", composition="diagonal", view="from above, straight down", foreground="the arm of an armchair with spectacles", unexplained="a butterfly mirrored in the spectacles")
