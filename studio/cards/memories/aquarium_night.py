"""Aquarium Night: fish in yellow caps are on a school trip, and behind the glass sit the children."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten
from reverie_studio.finishes.papercut_scene import LightBox, light_box

GLASS = "M70,150 Q70,110 110,110 H690 Q730,110 730,150 V640 Q730,680 690,680 H110 Q70,680 70,640Z"


def pupil(pen, x, y, k, shirt, hair, skin, look=0, style=0):
    """Bust from the front; y is the desk's edge."""
    with pen.at(x, y, scale=k):
        pen.path("M-54,10 C-58,-40 -34,-58 0,-58 C34,-58 58,-40 54,10Z", shirt)
        pen.path("M-12,-70 h24 v22 q-12,8 -24,0Z", darken(skin, 0.12))
        if style == 1:
            pen.path("M-46,-50 C-56,-150 56,-150 46,-50 Q40,-40 30,-46 V-110 H-30 V-46 Q-40,-40 -46,-50Z", hair)
        pen.path("M-36,-104 C-36,-142 36,-142 36,-104 C36,-78 20,-64 0,-64 C-20,-64 -36,-78 -36,-104Z", skin)
        pen.path("M-39,-106 C-42,-150 42,-150 39,-106 C26,-116 10,-128 -4,-126 C-16,-120 -28,-116 -39,-106Z", hair)
        if style == 2:
            pen.circle(-40, -132, 15, hair)
            pen.circle(40, -132, 15, hair)
        with pen.flat():
            pen.circle(-13 + look, -98, 4, "#0d3f52")
            pen.circle(13 + look, -98, 4, "#0d3f52")
            pen.path(f"M{-6 + look},-79 q6,-2 12,0", "#a04a3a", stroke=3)


def desk(pen, x, y, k):
    with pen.at(x, y, scale=k):
        pen.path("M-76,0 H76 L88,20 H-88Z", "#d99a55")
        pen.path("M-88,20 H88 V62 H-88Z", "#b4793f")
        pen.rect(-26, -10, 50, 12, "#fffdf4")


def visitor(pen, x, y, k, tone, flip=False, up=0):
    """A fish pupil with a yellow cap, from the side; fins end in mitten tips."""
    with pen.at(x, y, scale=k, flip=flip, turn=up):
        pen.path("M-62,0 C-92,-36 -112,-34 -120,-44 C-112,-14 -112,14 -120,44 C-112,34 -92,36 -62,0Z", darken(tone, 0.15))
        pen.path("M-10,-44 Q-30,-78 -58,-66 Q-42,-50 -40,-30Z", darken(tone, 0.15))
        pen.path("M-70,0 C-50,-54 40,-66 82,-8 Q88,0 82,8 C40,62 -50,54 -70,0Z", tone)
        pen.path("M38,-42 C62,-34 84,-12 84,0 C84,12 62,34 38,42 C52,14 52,-14 38,-42Z", lighten(tone, 0.3))
        with pen.flat():
            for dx in (-30, -6, 18):
                pen.path(f"M{dx},-22 q12,22 0,44", lighten(tone, 0.35), stroke=4)
            pen.path("M72,12 q-8,6 -14,4", "#0d3f52", stroke=4)
        pen.circle(56, -14, 9, "#ffffff")
        pen.circle(58, -16, 4.6, "#0d3f52")
        pen.path("M2,-46 C6,-86 62,-82 66,-36 C48,-48 24,-52 2,-46Z", "#f6c445")
        pen.path("M58,-44 Q86,-44 98,-30 Q82,-26 62,-34Z", "#e0a92a")
        pen.circle(34, -76, 6, "#e0a92a")


def slice_of_bread(pen, x, y, turn):
    with pen.at(x, y, turn=turn):
        pen.path("M-19,20 V-4 q-10,-12 5,-19 h28 q15,7 5,19 V20Z", "#a8602c")
        pen.path("M-13,14 V-6 q-6,-8 3,-11 h20 q9,3 3,11 V14Z", "#fff3d0")


def octopus(pen):
    tone = "#e5483c"
    arms = ("M150,1010 C90,1030 50,1090 84,1150 C100,1172 124,1160 118,1140", "M170,1040 C140,1090 130,1140 160,1176", "M210,1046 C214,1100 200,1150 226,1184", "M246,1040 C280,1080 270,1140 300,1170", "M268,1010 C330,1030 346,1090 330,1130 C324,1150 300,1146 304,1128",
            "M264,980 C320,960 350,900 330,830")
    for d in arms:
        pen.path(d, darken(tone, 0.12), stroke=27)
    with pen.flat():
        for d in arms:
            pen.path(d, "#f58a7a", stroke=5)
    pen.path("M120,960 C90,860 130,780 206,780 C284,780 322,862 294,960 C300,1010 270,1060 206,1060 C144,1060 112,1010 120,960Z", tone)
    for x in (180, 236):
        pen.circle(x, 946, 22, "#fff6e4")
        pen.circle(x + 6, 940, 10, "#0d3f52")
    pen.path("M154,946 a26,26 0 1 0 52,0 a26,26 0 1 0 -52,0 M210,946 a26,26 0 1 0 52,0 a26,26 0 1 0 -52,0", "#0d3f52", stroke=5)
    with pen.flat():
        pen.path("M190,1004 q18,12 38,-2", "#8a1f1a", stroke=6)
    pen.path("M148,806 C150,750 262,750 268,806 Q208,786 148,806Z", "#0d5a70")
    pen.path("M130,816 Q208,776 286,816 Q208,800 130,816Z", "#08384a")
    pen.path("M330,850 V706", "#fff6e4", stroke=7)
    pen.path("M332,706 L410,728 L332,756Z", "#f6c445")


@light_box(id="o93riw", title="Aquarium Night", seed=71, palette="pool tile", light=(0.2, -0.9))
def paint(s: LightBox) -> None:
    """Please do not tap on the glass."""
    s.back("#1f8f9f", "#082c3c", at=(400, 400), radius=900)

    def room(pen):
        with pen.clip(GLASS):
            pen.lit(GLASS, "#ffeec0", 0.5)
            pen.path("M60,420 H740 V690 H60Z", "#f3d9a0")
            pen.rect(60, 412, 680, 10, "#d99a55")
            pen.rect(250, 176, 300, 170, "#b4793f", radius=4)
            pen.rect(262, 188, 276, 146, "#2a6a5a")
            with pen.flat():
                pen.path("M330,260 C352,222 420,222 452,260 C420,298 352,298 330,260 L298,236 V284Z", "#e8f4e4", stroke=5)
                pen.circle(424, 254, 5, "#e8f4e4")
                pen.path("M478,246 q8,-8 16,0 M478,270 q8,-8 16,0", "#e8f4e4", stroke=4)
            for x in (110, 600):
                pen.rect(x, 190, 90, 120, "#d99a55", radius=4)
                pen.rect(x + 8, 198, 74, 104, "#bfe9ea")
                pen.path(f"M{x + 8},302 v-30 q20,-24 40,-4 q20,-16 34,4 v30Z", "#7cbf8a")
            pen.path("M400,100 V140", "#7a4f2a", stroke=4)
            pen.path("M366,160 q34,-40 68,0Z", "#e5483c")

    s.sheet("classroom behind glass", room, depth=0.36, haze=0.0, role="subject")
    kids = ((170, 486, 0.82, "#5d93ad", "#4a2a1e", "#e8b48c", 3, 0), (324, 482, 0.82, "#e5483c", "#22201e", "#9a6444", -2, 2), (478, 484, 0.82, "#7d9a4f", "#d9a441", "#f0c6a0", 0, 1), (632, 486, 0.82, "#8c5a86", "#7a3a22", "#e2a67c", -3, 0))
    front = ((420, 604, 1.06, "#d4573c", "#3a2a22", "#c98a5c", -2, 0), (604, 608, 1.06, "#35a3b0", "#22201e", "#8a5638", -4, 2))

    def rows(pen, people, k):
        with pen.clip(GLASS):
            for x, y, *more in people:
                pupil(pen, x, y, *more)
                desk(pen, x, y, k)

    s.sheet("children at desks", lambda pen: rows(pen, kids, 0.8), depth=0.42, haze=0.0, role="subject", count=4)
    s.sheet("children in front", lambda pen: rows(pen, front, 1.0), depth=0.48, haze=0.0, role="subject", count=2)

    def presses(pen):
        with pen.clip(GLASS):
            with pen.at(212, 690, scale=1.75):
                pen.path("M-54,10 C-58,-40 -34,-58 0,-58 C34,-58 58,-40 54,10Z", "#f6c445")
                pen.path("M40,-20 C60,-30 66,-60 66,-84 M-40,-20 C-58,-30 -64,-50 -62,-70", "#f6c445", stroke=17)
            pupil(pen, 212, 690, 1.75, "#f6c445", "#8a3a22", "#f0c6a0", 4, 1)
            for x, y in ((330, 534), (102, 560)):
                pen.circle(x, y, 20, "#f0c6a0")
                for a, b in ((-17, -16), (-6, -27), (8, -26), (19, -15)):
                    pen.circle(x + a, y + b, 8, "#f0c6a0")

    s.sheet("child with hands on the glass", presses, depth=0.54, haze=0.0, role="subject")
    s.sheet("falling bread", lambda pen: [slice_of_bread(pen, *row) for row in ((228, 236, -20), (580, 372, 24), (400, 384, -12), (688, 350, 40), (256, 372, 16), (150, 340, -34))], depth=0.5, haze=0.0, role="prop", count=6)
    s.tissue("glass", lambda pen: (pen.path("M150,110 H250 L130,680 H70 V480Z", "#f6fdf8"), pen.path("M600,110 H640 L520,680 H480Z", "#f6fdf8")), depth=0.58, alpha=0.34, haze=0.0, shadow=(0, 0, 0, 0.0))

    def wall(pen):
        with pen.cut(2.0):
            pen.path("M-20,-20 H820 V760 H-20Z", "#0d4a5c")
            pen.erase(GLASS)
        with pen.cut(1.0):
            pen.path("M50,150 Q50,90 110,90 H690 Q750,90 750,150 V640 Q750,700 690,700 H110 Q50,700 50,640Z", "#167a8a")
            pen.erase(GLASS)
        for x, y in ((60, 100), (740, 100), (60, 690), (740, 690), (400, 98), (400, 692), (58, 395), (742, 395)):
            pen.circle(x, y, 8, "#f6c445")
        pen.path("M320,-20 h160 v48 h-160Z", "#167a8a")
        pen.path("M344,28 h112 v14 h-112Z", "#0a3444")

    s.sheet("hall wall", wall, depth=0.62, haze=0.0)
    s.lamp((400, 640), 460, "#ffe2a0", 0.3)
    s.sheet("hall floor", "M-20,756 Q400,736 820,756 V1220 H-20Z", "#0b3f52", depth=0.64, haze=0.0)
    s.lamp((460, 860), 330, "#8fd8c8", 0.3)
    s.sheet("small fish at the glass", lambda pen: visitor(pen, 404, 690, 0.62, "#35a3b0", flip=True, up=34), depth=0.72, haze=0.0, role="accent")

    def pairs(pen):
        for x, y, k, a, b in ((640, 860, 0.86, "#f0894a", "#6cc3c8"), (460, 930, 0.96, "#e58aa0", "#f6e08a"), (612, 1040, 1.06, "#6cc3c8", "#f0894a")):
            visitor(pen, x + 50 * k, y - 46 * k, k, b, flip=True, up=10)
            visitor(pen, x, y + 16 * k, k, a, flip=True, up=10)
            pen.path(f"M{x + 16 * k},{y + 12 * k} C{x + 60 * k},{y + 34 * k} {x + 96 * k},{y + 20 * k} {x + 70 * k},{y - 28 * k}", lighten(a, 0.25), stroke=15 * k)
            pen.circle(x + 70 * k, y - 30 * k, 11 * k, lighten(b, 0.3))

    s.sheet("fish in yellow caps", pairs, depth=0.8, haze=0.0, role="subject", count=6)
    s.sheet("bubbles", lambda pen: [(pen.circle(x, y, r, "#cfeff0", stroke=3), pen.circle(x - r * 0.3, y - r * 0.3, r * 0.18, "#ffffff")) for x, y, r in ((120, 770, 10), (104, 730, 14), (560, 800, 9), (548, 770, 13), (740, 980, 12), (756, 930, 9), (400, 1020, 10), (390, 850, 8), (30, 60, 12), (770, 40, 9))], depth=0.84, haze=0.0)
    s.sheet("teacher octopus", octopus, depth=0.88, haze=0.0, role="witness")
    s.ridge(1160, 10, 260, "#06222e", depth=0.92, name="front sand", haze=0.0, behind="teacher octopus")
    s.sheet("weed", lambda pen: [pen.path(f"M{x},1210 C{x - 40},{1150} {x + 36},{1110} {x + d},{1040 + abs(d)} C{x + 50},{1110} {x - 4},{1150} {x + 26},1210Z", "#0f5a5a") for x, d in ((730, 10), (770, -14), (690, 24), (-6, 20), (30, 0))], depth=0.95, haze=0.0, plane="front")
    s.relate("children", "looks out of", "aquarium")
    s.describe("Fish in yellow caps swim past children in a glass tank. The children "
               "sit at desks in a classroom; slices of bread float down, and one "
               "child presses both hands to the glass. An octopus in a hat leads the "
               "fish with a yellow flag. Outside it is dark green.")  # fmt: skip
    s.moods("comic", "captive", "curious", "tender")
    s.themes("school", "who watches whom", "freedom", "friendship")
    s.says("don't tap", "exchange year", "feeding time", "observation", "they look so sad in there", "the other side", "visiting hours", "a mirror", "stay in pairs", "glass ceiling",
           "who is the exhibit", "education", "lunch", "do they know", "endangered", "field trip", "zoo", "through the window")
    s.about(place="an aquarium", time="night", weather="indoors", light="a lit glass pane", view="eye level", composition="split")
