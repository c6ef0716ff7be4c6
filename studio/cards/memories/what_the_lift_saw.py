"""What the Lift Saw: the lift is an aquarium that rises past floors where it is always another season."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

FLOORS = (52, 322, 592, 862, 1132)  # ceilings; the last is the ground
SHAFT = (64, 366)


def winter(pen, y):
    pen.path(f"M390,{y - 12} H770 V{y + 250} H390Z", "#c3d9ea")
    pen.path(f"M390,{y + 220} q90,-34 190,-8 t190,-6 v50 H390Z", "#ffffff")
    rng = np.random.default_rng(3)
    with pen.flat():
        for _ in range(34):
            pen.circle(rng.uniform(396, 764), rng.uniform(y + 20, y + 200), rng.uniform(2, 4.5), "#ffffff")
    pen.path(f"M690,{y + 230} v-40 h-36 l46,-46 h-30 l38,-40 h-22 l32,-40 32,40 h-22 l38,40 h-30 l46,46 h-36 v40Z", "#3f6f73")


def autumn(pen, y):
    pen.path(f"M390,{y - 12} H770 V{y + 250} H390Z", "#f3cf94")
    rng = np.random.default_rng(5)
    pen.path(f"M676,{y + 240} C686,{y + 180} 676,{y + 120} 640,{y + 60} L652,{y + 54} C672,{y + 90} 686,{y + 110} 690,{y + 130} C694,{y + 90} 710,{y + 60} 730,{y + 36} L740,{y + 42} C716,{y + 90} 704,{y + 140} 708,{y + 240}Z M690,{y + 130} C660,{y + 110} 630,{y + 110} 610,{y + 96} l4,-10 C640,{y + 96} 680,{y + 96} 694,{y + 122}Z", "#7a4a2c")
    for _ in range(30):
        pen.path(cuts.leaf(rng.uniform(400, 750), rng.uniform(y + 20, y + 236), 24, rng.uniform(0, 360), 0.36), ("#d9733a", "#c4502c", "#e7a53c")[int(rng.integers(3))])
    pen.path(f"M390,{y + 228} q60,-26 120,-6 t120,-4 t140,-2 v40 H390Z", "#b5652f")


def summer(pen, y):
    pen.path(f"M390,{y - 12} H770 V{y + 250} H390Z", "#9fd6e6")
    pen.lit(cuts.circle(712, y + 70, 32), "#fff3b4")
    pen.path(f"M390,{y + 170} " + " ".join("q16,-16 32,0 t32,0" for _ in range(6)) + f" V{y + 250} H390Z", "#3f8fbf")
    pen.path(f"M390,{y + 214} q190,-30 380,6 v34 H390Z", "#f0d79c")
    pen.path(f"M640,{y + 232} l-14,-128", "#fff9ea", stroke=7)
    pen.path(f"M546,{y + 124} q66,-76 158,-22Z", "#d9533b")
    pen.path(f"M592,{y + 92} q28,-20 62,-6 l-16,22 -40,10Z", "#fff9ea")


def spring(pen, y):
    pen.path(f"M390,{y - 12} H770 V{y + 250} H390Z", "#e6efc0")
    pen.path(f"M390,{y + 226} q190,-22 380,0 v30 H390Z", "#8fb65a")
    rng = np.random.default_rng(8)
    pen.path(f"M700,{y + 240} q-14,-80 0,-150", "#7a5234", stroke=13)
    for x, w, dy in ((680, 130, 120), (728, 120, 96), (690, 150, 74)):
        tone = mix("#ffe3e6", "#f4a8b4", float(rng.random()))
        with pen.cut():
            for i in range(7):
                pen.circle(x + np.cos(i * 0.9) * w * 0.32, y + dy + np.sin(i * 0.9) * w * 0.2, w * 0.2, tone)
            pen.oval(x, y + dy, w * 0.36, w * 0.24, tone)
    for x in range(410, 640, 34):
        pen.path(f"M{x},{y + 234} v-26", "#5a8a44", stroke=3)
        pen.circle(x, y + 202, 8, ("#d9533b", "#efb24a", "#fffdf4")[x // 34 % 3])


def fish(pen, x, y, k):
    """The passenger."""
    with pen.at(x, y, scale=k):
        pen.path("M-84,0 C-130,-50 -150,-60 -166,-54 C-150,-20 -150,20 -166,54 C-150,60 -130,50 -84,0Z", "#e88a3a")
        pen.path("M-10,-56 C10,-104 60,-104 74,-92 C56,-80 50,-66 44,-44Z M-6,54 C-10,84 10,96 28,92 C24,78 26,64 30,50Z", "#e88a3a")
        with pen.cut():
            pen.path("M-96,0 C-60,-62 30,-78 92,-30 C112,-14 116,-4 116,4 C104,50 40,70 -20,60 C-54,54 -80,30 -96,0Z", "#d9533b")
        for dx, dy in ((-50, -14), (-20, -26), (-20, 8), (12, -30), (12, 2), (-48, 20), (10, 34), (-18, 40)):
            pen.path(f"M{dx},{dy} a14,14 0 0 0 0,26", "#f2a35c", stroke=4)
        pen.path("M50,-46 C36,-20 38,26 54,50 C86,40 112,20 116,4 C114,-14 84,-40 50,-46Z", "#f0873f")
        pen.circle(80, -14, 13, "#fff9ea")
        with pen.flat():
            pen.circle(84, -13, 6.5, "#12304f")
            pen.path("M96,20 q10,2 16,-6", "#12304f", stroke=4)
        pen.path("M28,6 C10,0 -14,12 -26,34 C0,40 22,30 32,16Z", "#f2a35c")


@light_box(id="0pjh5f", title="What the Lift Saw", seed=19, palette="paper sea", light=(0.5, -0.8))
def paint(s: LightBox) -> None:
    """A block of flats, cut open."""
    p = s.palette
    s.back("#fff0bb", "#7fb0c8", at=(600, 400), radius=900)
    s.sheet("rooms", lambda pen: [draw(pen, FLOORS[i]) for i, draw in enumerate((winter, spring, summer, autumn))], depth=0.2, haze=0.0)
    s.lamp((580, 330), 340, "#fff0bb", 0.14)
    people = ((470, 0, "adult", "hands_on_hips", "front", "#3f6f9c", "beanie"), (560, 0, "child", "jump", "front", "#d9533b", "beanie"), (470, 1, "old", "umbrella", "front_right", "#5f7a4a", None), (580, 1, "child", "run", "right", "#efb24a", None),
              (470, 2, "adult", "sit_ground", "right", "#d9533b", "straw"), (540, 3, "adult", "sweep", "front_left", "#5a6f8c", "cap"))
    for i, (x, floor, age, pose, view, tone, hat) in enumerate(people):
        s.figure(at=(x, FLOORS[floor] + 236), age=age, pose=pose, view=view, height=150 if age != "child" else 112, lift=10, clothes=dict(top="coat" if floor in (0, 3) else "shirt", colour=tone, **({"hat": hat} if hat else {})), label="neighbour", seed=60 + i)

    def walls(pen):
        with pen.cut():
            pen.path("M20,10 H788 V1220 H20Z", "#2f5f86")
            for y in FLOORS[:4]:
                pen.erase(f"M400,{y} H762 V{y + 238} H400Z")
            pen.erase(f"M{SHAFT[0]},40 H{SHAFT[1]} V1160 H{SHAFT[0]}Z")
        for y in FLOORS[:4]:
            pen.rect(392, y + 238, 380, 14, "#fff9ea")

    s.sheet("shaft", f"M{SHAFT[0] - 10},30 H{SHAFT[1] + 10} V1170 H{SHAFT[0] - 10}Z", "#1c3f60", depth=0.1, haze=0.0, behind="rooms")
    s.sheet("shaft rails", lambda pen: ([pen.path(f"M{x},30 V1160", "#3f7298", stroke=5) for x in (96, 334)], [pen.path(f"M{SHAFT[0]},{y} H{SHAFT[1]}", "#2b5578", stroke=10) for y in FLOORS[1:4]]), depth=0.14, haze=0.0, behind="rooms")
    s.sheet("house section", walls, depth=0.5, haze=0.0)
    top, low = 330, 790

    def tank(pen):
        pen.path(f"M215,30 V{top}", "#f0e2c0", stroke=6)
        pen.path(f"M180,{top} L215,{top - 46} L250,{top}Z", "#efb24a")
        pen.rect(SHAFT[0] + 8, top, 286, low - top, "#efb24a", radius=14)
        inner = f"M{SHAFT[0] + 24},{top + 18} H{SHAFT[1] - 24} V{low - 30} H{SHAFT[0] + 24}Z"
        pen.lit(inner, "#bfe9ee", 0.6)
        with pen.clip(inner):
            pen.path(f"M60,{top + 62} " + " ".join("q16,-14 32,0 t32,0" for _ in range(5)) + f" V{low} H60Z", "#5fb4cf")
            pen.path(f"M60,{low - 62} q80,-26 160,-4 t160,-4 V{low} H60Z", "#f0d79c")
            for x, h in ((112, 150), (130, 96), (322, 180), (304, 110)):
                pen.path(f"M{x},{low - 40} q-22,{-h * 0.3:.0f} 0,{-h * 0.5:.0f} t0,{-h * 0.5:.0f}", "#3f8a6a", stroke=10)
            fish(pen, 232, 560, 0.84)
            with pen.flat():
                for x, y, r in ((300, 500, 8), (312, 466, 6), (296, 434, 10), (140, 470, 6), (150, 440, 4)):
                    pen.circle(x, y, r, "#f4fcfa", stroke=3)
            pen.path(f"M196,{low - 44} v-34 l22,-20 22,20 v34Z", "#c8604a")

    lift = s.sheet("lift that is a fish tank", tank, depth=0.72, haze=0.0, role="subject")
    s.lamp((215, 560), 280, "#cdf2f0", 0.28)
    s.sheet("drips", lambda pen: [pen.path(cuts.drop(x, y, 6), "#9fd6e6") for x, y in ((110, 808), (180, 830), (180, 880), (262, 812), (320, 846), (262, 900), (110, 880))], depth=0.66, haze=0.0, role="prop", count=7)
    s.sheet("ground floor", lambda pen: (pen.path("M-20,1112 H820 V1220 H-20Z", "#9a7445"), pen.path("M60,1112 h310 l-30,26 q-120,20 -250,0Z", "#6fb9d2"), pen.path("M110,1124 q90,12 190,2", "#d7ecf0", stroke=4)), depth=0.76, haze=0.0)
    s.put("chair", at=(236, 1116), scale=0.43, colour="#d9533b", lift=12)
    s.figure(at=(236, 1054), age="old", pose="sit_slump", view="right", height=220, role="witness", expression="asleep", clothes=dict(top="uniform", colour="#12304f", hat="cap"), lift=16, label="sleeping caretaker", look="down")
    s.put("bunch of keys", at=(330, 1096), scale=0.26, lift=8, role="accent")
    s.relate(lift, "contains", "fish")
    s.describe("In a cut-open block of flats the lift is a fish tank. A big red fish "
               "rides in it, dripping. Below, an old man sleeps on a chair beside a "
               "puddle. Each floor has people in another season: snow, blossom, sunny"
               " beach, falling leaves. The house is blue.")  # fmt: skip
    s.moods("calm", "absurd", "curious", "sleepy")
    s.themes("neighbours", "seasons", "passing by", "home")
    s.says("going up", "neighbours", "a year in a minute", "please mind the gap", "everyone has their own weather", "small talk", "passenger", "which floor", "maintenance", "fish out of place",
           "upward mobility", "the view from inside", "out of order", "three-second memory", "rent includes climate", "a quiet tenant", "he never takes the stairs")
    s.about(place="a block of flats", time="day", weather="every weather", light="lit rooms", view="eye level, a house cut open", composition="left")
