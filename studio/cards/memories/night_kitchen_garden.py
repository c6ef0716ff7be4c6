"""Night Kitchen Garden: the vegetables have been put to bed, and the scarecrow reads to them."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box


def sleeps(pen, x, y, w):
    with pen.flat():
        pen.path(f"M{x - w},{y} q{w * 0.36},{w * 0.3} {w * 0.72},0 M{x + w * 0.28},{y} q{w * 0.36},{w * 0.3} {w * 0.72},0", "#2a1a20", stroke=4)
        pen.path(f"M{x - w * 0.22},{y + w * 0.62} q{w * 0.22},{w * 0.22} {w * 0.44},0", "#2a1a20", stroke=3.4)


def nightcap(pen, x, y, w, tone, side=1):
    pen.path(f"M{x - w},{y} Q{x},{y - w * 0.35} {x + w},{y} C{x + w * 0.8},{y - w} {x + side * w * 0.4},{y - w * 1.5} {x + side * w * 1.3},{y - w * 1.4} Q{x + side * w * 1.5},{y - w * 1.0} {x + side * w * 1.55},{y - w * 0.7} L{x + side * w * 1.3},{y - w * 0.72} C{x + side * w * 0.9},{y - w * 1.2} {x - w * 0.9},{y - w * 1.4} {x - w},{y}Z", tone)
    pen.path(f"M{x - w * 1.08},{y + 5} Q{x},{y - w * 0.3} {x + w * 1.08},{y + 5} L{x + w * 1.04},{y - 10} Q{x},{y - w * 0.5} {x - w * 1.04},{y - 10}Z", "#f8e8c6")
    pen.circle(x + side * w * 1.44, y - w * 0.64, w * 0.2, "#f8e8c6")


def veg(pen, kind):
    """The head on the pillow; origin where the blanket ends, about 90 tall."""
    if kind == "carrot":
        [pen.path(cuts.leaf(dx * 6, -96, 44, -90 + dx * 26, 0.22), "#4f9a6a") for dx in (-2, -1, 0, 1, 2)]
        pen.path("M-36,20 C-44,-60 -36,-104 0,-104 C36,-104 44,-60 36,20Z", "#ee7a35")
        with pen.flat():
            pen.path("M-34,-78 h18 M34,-66 h-16 M-38,-20 h14", "#c45a20", stroke=4)
    elif kind == "turnip":
        [pen.path(cuts.leaf(dx * 6, -84, 46, -90 + dx * 26, 0.26), "#4f9a6a") for dx in (-1, 0, 1)]
        pen.path("M-52,20 C-66,-60 -36,-92 0,-92 C36,-92 66,-60 52,20Z", "#f4e6dc")
        pen.path("M-55,-36 C-46,-80 -26,-92 0,-92 C26,-92 46,-80 55,-36 C40,-46 30,-34 16,-44 C4,-34 -14,-46 -26,-36 C-36,-46 -46,-40 -55,-36Z", "#b05a90")
    elif kind == "cabbage":
        pen.path("M-66,20 C-84,-50 -40,-96 0,-96 C40,-96 84,-50 66,20Z", "#5fa06a")
        pen.path("M-54,20 C-64,-30 -30,-74 0,-74 C30,-74 64,-30 54,20Z", "#8fc47a")
        with pen.flat():
            pen.path("M-66,-20 q10,-30 30,-44 M66,-20 q-10,-30 -30,-44 M0,-74 v-20", "#4a8656", stroke=4)
    elif kind == "pea":
        pen.path("M-60,22 C-60,-20 -30,-40 0,-40 C30,-40 60,-20 60,22Z", "#4f9a5a")
        for dx, dy in ((-34, -10), (0, -20), (34, -10)):
            pen.circle(dx, dy, 23, "#9fd077")
    elif kind == "leek":
        [pen.path(cuts.leaf(dx * 8, -70, 70, -90 + dx * 24, 0.22), "#4f9a6a") for dx in (-2, 2, -1, 1, 0)]
        pen.path("M-26,20 C-30,-40 -28,-84 -20,-92 H20 C28,-84 30,-40 26,20Z", "#eef2d0")
    else:
        pen.path("M-70,20 C-92,-50 -50,-82 -22,-74 Q0,-90 22,-74 C50,-82 92,-50 70,20Z", "#e8902f")
        with pen.flat():
            pen.path("M-30,-66 q-22,40 -14,84 M30,-66 q22,40 14,84", "#c06e1a", stroke=5)


def bed(pen, x, y, k, kind, quilt, board, cap=None, empty=False):
    """A bed from its foot, seen a little from above; origin at the middle of its foot end."""
    with pen.at(x, y, scale=k):
        pen.path("M-92,-120 V-226 Q0,-270 92,-226 V-120Z", board)
        with pen.flat():
            pen.path(cuts.heart(0, -222, 14), darken(board, 0.35))
        pen.path("M-84,-90 H84 L100,0 H-100Z", "#e9ddc8")
        pen.path("M-70,-130 Q0,-148 70,-130 Q82,-110 72,-86 Q0,-98 -72,-86 Q-82,-110 -70,-130Z", "#fff6e4")
        if empty:
            pen.path("M-26,-112 q26,-12 52,0 q-6,20 -26,20 q-20,0 -26,-20Z", "#3a2a2e")
            pen.path("M-96,-20 L-88,-66 C-40,-40 10,-96 88,-58 L104,8 Q0,26 -104,8Z", quilt)
            pen.path("M-88,-66 C-40,-40 10,-96 88,-58 L92,-36 C20,-70 -40,-20 -94,-44Z", lighten(quilt, 0.3))
        else:
            with pen.at(0, -84):
                veg(pen, kind)
            sleeps(pen, 0, -118 if kind != "pea" else -104, 22)
            if cap:
                nightcap(pen, 0, -150 if kind not in ("pea",) else -128, 36, cap, 1)
            with pen.cut(1.2):
                pen.path("M-90,-84 Q0,-104 90,-84 L106,8 Q0,26 -106,8Z", quilt)
                for i in range(4):
                    pen.erase(cuts.star(-62 + i * 41, -34 + 4 * (i % 2), 10, 5))
            pen.path("M-92,-88 Q0,-110 92,-88 L95,-64 Q0,-86 -95,-64Z", "#fff6e4")
        pen.path("M-108,50 V-12 Q0,22 108,-12 V50 H92 V30 Q0,52 -92,30 V50Z", darken(board, 0.12))


def scarecrow(pen):
    pen.path("M574,860 V470 h22 V860Z", "#5a4030")
    pen.path("M440,452 L470,430 L585,444 L716,424 L738,450 L700,476 L668,470 L660,700 L636,684 L612,708 L586,686 L560,708 L536,686 L512,700 L508,482 L470,486Z", "#4d5f9c")
    for x, y, t in ((528, 600, "#e2703a"), (620, 560, "#f2b54a")):
        pen.rect(x, y, 46, 44, t, radius=3)
        with pen.flat():
            pen.path(f"M{x + 4},{y + 8} h-10 M{x + 4},{y + 34} h-10 M{x + 42},{y + 10} h10 M{x + 42},{y + 34} h10", "#f8e8c6", stroke=3)
    for i in range(5):
        pen.path(cuts.leaf(722, 438, 52, -50 + i * 24, 0.12), "#f2c468")
    pen.path("M538,392 C532,330 560,304 588,304 C620,304 646,332 640,392 C634,434 612,446 588,446 C562,446 542,432 538,392Z", "#e9c88a")
    with pen.flat():
        pen.path("M556,442 q30,16 64,0", "#a06a3a", stroke=7)
        pen.circle(566, 378, 6, "#2a1a20")
        pen.circle(604, 378, 6, "#2a1a20")
        pen.path("M560,404 q26,20 54,-2 M572,402 v12 M586,406 v13 M600,404 v12", "#6a3a22", stroke=3.6)
    pen.path("M580,384 l-16,14 22,2Z", "#e2703a")
    for i in range(7):
        pen.path(cuts.leaf(540 + i * 16, 330, 30, 70 + i * 8, 0.14), "#f2c468")
    pen.path("M490,330 Q590,290 694,326 L690,340 Q590,312 494,346Z", "#6a3a3a")
    pen.path("M534,322 C536,270 556,240 584,226 C600,216 640,214 652,196 C650,240 648,280 648,318 Q590,300 534,322Z", "#8a4a48")
    pen.path("M533,306 Q590,286 648,302 L648,320 Q590,302 533,324Z", "#e2703a")


@light_box(id="xuz812", title="Night Kitchen Garden", seed=67, palette="lantern night", light=(-0.2, -0.9))
def paint(s: LightBox) -> None:
    """One more page, and then the light goes out."""
    s.back("#5f78b4", "#141b45", at=(540, 420), radius=820)
    s.stars(90, 290)
    s.ridge(470, 24, 340, "#2f447c", cut="firs", depth=0.1, name="wood")

    def kitchen(pen):
        pen.path("M-20,640 V300 L120,180 L262,300 V640Z", "#1c2858")
        pen.path("M-20,290 L120,160 L284,300 L266,322 L120,196 L-20,324Z", "#10142e")
        pen.path("M190,150 h40 v90 l-40,-30Z", "#10142e")
        pen.lit("M52,560 V390 H206 V560Z", "#ffb24a")
        pen.path("M98,560 V520 c-14,-10 -16,-40 6,-52 c-8,-34 52,-36 48,-2 c22,12 20,44 6,54 V560Z", "#3a1f24")  # the cook
        pen.path("M104,468 c-16,-34 60,-36 46,-2Z", "#f8e8c6")
        pen.path("M150,520 L186,470", "#3a1f24", stroke=10)
        pen.path("M180,480 l6,-54 q14,20 8,50Z", "#c9d2e4")
        pen.path("M60,560 v-30 h36 v30Z", "#10142e")
        pen.rect(126, 390, 7, 170, "#1c2858")
        pen.rect(40, 556, 178, 14, "#10142e")

    s.sheet("kitchen", kitchen, depth=0.36, haze=0.0, role="accent")
    s.sheet("fence", lambda pen: ([pen.path(f"M{x},700 V{590 + (x // 9) % 3 * 6} l14,-18 14,18 V700Z", "#27356c") for x in range(250, 820, 42)], pen.rect(240, 630, 580, 12, "#27356c")), depth=0.3, haze=0.0)
    s.ridge(668, 10, 340, "#2c3a4c", depth=0.38, name="far bed", haze=0.0)
    s.sheet("bean poles", lambda pen: [(pen.path(f"M{x - 40},720 L{x + 6},430 M{x + 40},720 L{x - 6},430", "#7a5a4a", stroke=6), [pen.path(cuts.leaf(x + (-1) ** i * (6 + i * 4), 460 + i * 36, 34, 0 if i % 2 else 180, 0.34), "#3f7a5a") for i in range(6)]) for x in (330, 770)], depth=0.42, haze=0.0)
    straw = s.sheet("scarecrow", scarecrow, depth=0.54, haze=0.0, role="subject")
    s.sheet("seed catalogue", lambda pen: (pen.path("M408,430 L474,452 L540,424 L546,520 L476,548 L402,526Z", "#e2703a"), pen.path("M414,424 Q450,424 475,446 V540 Q448,520 408,518Z", "#fff6e4"), pen.path("M536,416 Q500,420 475,446 V540 Q504,516 540,510Z", "#f4e6cc"),
                                         pen.path("M430,470 q14,-24 28,0 q-4,26 -14,34 q-12,-10 -14,-34Z", "#ee7a35"), pen.path("M437,462 l7,-16 7,16Z", "#4f9a5a"), pen.circle(506, 474, 16, "#8fc47a"), [pen.path(cuts.leaf(452, 440, 40, 190 + i * 24, 0.12), "#f2c468") for i in range(-1, 3)]), lift=14, role="prop")
    s.put("lantern", at=(728, 470), scale=0.62, lit=True, lift=10, role="prop")
    s.lamp((600, 520), 380, "#ffc869", 0.5)

    rows = (((150, 690, 0.5, "cabbage", "#8a4a6a", "#5a4356", None), (290, 712, 0.52, "leek", "#3f5fa8", "#5a4356", None), (440, 736, 0.54, "turnip", "#b8503a", "#5a4356", None)),
            ((100, 838, 0.76, "pea", "#e2703a", "#6a4a44", "#3f5fa8"), (296, 868, 0.78, "carrot", "#3f7fa0", "#6a4a44", None), (496, 890, 0.8, "", "#8a4a6a", "#6a4a44", None), (704, 900, 0.82, "pumpkin", "#3f5fa8", "#6a4a44", "#e2703a")),
            ((150, 1046, 1.04, "turnip", "#f2b54a", "#7a5248", "#3f7fa0"), (424, 1084, 1.08, "cabbage", "#b8503a", "#7a5248", "#f2b54a"), (700, 1108, 1.1, "carrot", "#4d5f9c", "#7a5248", None)))
    grounds = (None, ("M-20,744 Q400,770 820,812 V1220 H-20Z", "#3a3040"), ("M-20,910 Q400,946 820,992 V1220 H-20Z", "#2c2434"))
    for i, row in enumerate(rows):
        if grounds[i]:
            s.sheet(f"soil {i}", grounds[i][0], grounds[i][1], depth=0.52 + 0.12 * i, haze=0.0)
        s.sheet(f"beds {i}", lambda pen, row=row: [bed(pen, *b[:7], empty=b[3] == "") for b in row], depth=0.56 + 0.12 * i, haze=0.0, role="subject" if i else "prop", count=len(row))
        s.lamp((560, 660 + 120 * i), 330, "#ffb860", 0.2)
    s.ridge(1124, 8, 300, "#1a1626", depth=0.9, name="near soil", haze=0.0)
    hog = s.put("hedgehog", at=(170, 1146), scale=0.7, lift=None, depth=0.94, haze=0.0, role="witness")
    s.put("lantern", at=(hog["mouth"][0] + 14, hog["mouth"][1] - 14), scale=0.4, lit=True, lift=6)
    s.lamp((hog["mouth"][0] + 14, 1140), 170, "#ffc869", 0.5)
    s.relate("vegetables", "sleeps in", "beds")
    s.relate(straw, "guards", "vegetables")
    s.describe("Vegetables sleep in small beds in a garden at night. Some wear "
               "nightcaps; one bed is empty. A scarecrow with a lantern reads to them"
               " from a picture book. A lit window shows the shadow of a cook with a "
               "knife. In front a hedgehog walks by a lantern.")  # fmt: skip
    s.moods("cosy", "comic", "uneasy", "drowsy")
    s.themes("bedtime", "garden", "stories", "what tomorrow brings")
    s.says("sleep tight, grow big", "bed and board", "just one more chapter", "raised beds", "where has he gone", "early harvest", "couch potato", "night nurse", "ignorance is bliss", "who is next",
           "dormitory", "a bedtime story with a moral", "greens", "tucked in", "soup of the day", "growing overnight", "lullaby", "guardian")
    s.about(place="a kitchen garden", time="night", weather="clear", light="lanterns and a kitchen window", view="eye level", composition="diagonal")
