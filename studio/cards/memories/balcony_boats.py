"""Balcony Boats: at high water the balconies of a tenement have come off and sail the yard, tied with washing line."""

from __future__ import annotations

from reverie_studio.colour import darken, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

IRON, RUST = "#2f2c4c", "#c4572f"


def back_of(pen, x, y, k, tone, sail):
    """French door, mast and sail: what stands behind the people."""
    with pen.at(x, y, scale=k):
        pen.path("M-190,0 V-270 q0,-10 10,-10 h150 q10,0 10,10 V0Z", "#f1eef2")
        pen.lit("M-174,0 V-258 h56 V0Z M-92,0 V-258 h56 V0Z", "#ffe2a0", 0.7)
        pen.path("M-174,-258 h56 C-120,-180 -140,-110 -174,-70Z M-36,-258 h-56 C-90,-180 -70,-110 -36,-70Z", mix(tone, "#ffffff", 0.55))
        for yy in (-172, -86):
            pen.rect(-174, yy, 138, 6, "#f1eef2")
        pen.path("M118,0 V-420 h10 V0Z", "#7a5a52")
        pen.path("M28,-404 H220", "#7a5a52", stroke=7)
        pen.path("M40,-402 H206 C250,-350 252,-280 232,-214 q-10,40 22,74 C220,-120 196,-170 160,-146 C124,-124 100,-160 40,-138 C70,-210 78,-310 40,-402Z", sail)
        with pen.flat():
            for i in range(5):
                pen.path(f"M{58 + i * 34},-398 C{98 + i * 34},-320 {98 + i * 34},-240 {70 + i * 36},-160", mix(tone, sail, 0.35), stroke=7)
        for xx in (48, 122, 198):
            pen.rect(xx - 5, -416, 10, 26, "#d9a24a")


def front_of(pen, x, y, k, tone):
    """Slab with a keel, railing, flower boxes."""
    with pen.at(x, y, scale=k):
        with pen.cut(1.2):
            for xx in range(-216, 230, 27):
                pen.rect(xx - 3, -104, 6, 104, IRON)
            for xx in range(-203, 210, 54):
                pen.circle(xx, -52, 15, IRON, stroke=5)
            pen.path("M-230,-116 H230 v14 H-230Z M-226,-12 H226 v12 H-226Z", IRON)
        pen.path("M-262,0 H262 L236,40 C200,110 90,120 0,120 C-90,120 -200,110 -236,40Z", tone)
        pen.path("M-262,0 H262 L254,16 H-254Z", mix(tone, "#ffffff", 0.35))
        with pen.flat():
            pen.path("M-226,52 C-120,70 120,70 226,52", darken(tone, 0.25), stroke=4)
        for xx in (-150, 150):
            pen.path(f"M{xx - 62},-92 h124 l-10,44 h-104Z", RUST)
            for j in range(5):
                fx = xx - 48 + j * 24
                pen.path(cuts.leaf(fx, -92, 30, -110 + j * 10, 0.3), "#6f8f6a")
                pen.circle(fx + 2, -112 - (j * 7) % 16, 11, ("#e2738a", "#f8f4f0", "#d9a24a")[j % 3])


@light_box(id="omg5ea", title="Balcony Boats", seed=994, palette="first frost", light=(0.45, -0.85))
def paint(s: LightBox) -> None:
    """High water since Tuesday."""
    s.stage("tenement yard", floor=560, washing=1)

    def scars(pen):
        for x, y in ((22, 336), (700, 220), (700, 470)):
            pen.path(f"M{x - 8},{y} h76 v108 h-76Z", "#3a3658")
            pen.lit(f"M{x},{y + 8} h28 v100 h-28Z", "#ffe2a0", 0.5)
            pen.path(f"M{x - 24},{y + 106} l14,10 12,-8 16,14 18,-10 14,12 18,-16 16,8 v12 h-108Z", "#b89a8c")
            for dx in (-12, 74):
                pen.path(f"M{x + dx},{y + 126} v22", "#3a3658", stroke=5)

    s.sheet("doors to nowhere", scars, depth=0.53, haze=0.0)
    s.ridge(604, 4, 300, "#a9b2cf", cut="waves", depth=0.44, haze=0.0, name="far water")
    s.sheet("third balcony", lambda pen: (back_of(pen, 196, 648, 0.4, "#6f7fae", "#f8f4f0"), front_of(pen, 196, 648, 0.4, "#8582a2")), depth=0.5, haze=0.0, role="prop")
    s.ridge(672, 5, 300, "#8c9ac2", cut="waves", depth=0.56, haze=0.0, name="water a")
    s.sheet("second balcony", lambda pen: back_of(pen, 658, 772, 0.52, "#5f8f8c", "#e9d2b0"), depth=0.58, haze=0.0, role="prop")
    s.figure(at=(664, 768), age="child", pose="wave", view="front", height=140, lift=None, depth=0.6, haze=0.0, seed=9, prop=None, role="prop", hair="messy", clothes=dict(top="jumper", colour="#d9a24a"), label="waving child")
    s.sheet("second railing", lambda pen: front_of(pen, 658, 772, 0.52, "#3f7d80"), depth=0.64, haze=0.0)
    s.ridge(822, 5, 280, "#7183b4", cut="waves", depth=0.66, haze=0.0, name="water b")
    s.lamp((250, 860), 360, "#ffdf9a", 0.4)
    first = s.sheet("balcony that sails", lambda pen: back_of(pen, 290, 1024, 1.14, RUST, "#f8f4f0"), depth=0.68, haze=0.0, role="subject")
    her = s.figure(at=(330, 1020), age="adult", pose="stand", view="front_right", height=344, role="witness", lift=None, depth=0.74, haze=0.0, seed=16, prop=None, hair="bun", expression="calm", clothes=dict(top="bathrobe", colour="#8a3f5c"), reach={"hand_right": (44, -225)}, label="woman with coffee")
    cx, cy = her["hand_right"]
    s.sheet("cup", lambda pen: (pen.path(f"M{cx - 14},{cy - 26} h40 l-5,34 q-15,8 -30,0Z", "#fffaf0"), pen.circle(cx + 28, cy - 12, 9, "#fffaf0", stroke=4), pen.path(f"M{cx - 2},{cy - 34} q-10,-16 2,-28 q10,-12 0,-26 M{cx + 16},{cy - 34} q-10,-16 2,-28", "#fffaf0", stroke=3.4)), lift=5, role="accent")

    def lines(pen):
        pen.path("M540,566 Q620,640 676,566", "#2f2c4c", stroke=3)
        pen.path("M118,300 Q230,520 430,552", "#2f2c4c", stroke=3)
    s.sheet("washing lines", lines, depth=0.76, haze=0.0)

    def gangplank(pen):
        with pen.at(76, 30):
            plank(pen)

    def plank(pen):
        pen.path("M428,958 L452,988 L628,856 C668,826 676,796 652,780 C630,784 606,808 588,826Z", "#d9a24a")
        with pen.flat():
            for i in range(6):
                pen.path(f"M{464 + i * 32},{936 - i * 24} l20,24", RUST, stroke=6)
        pen.path("M500,890 l40,-34 q30,-8 34,20 l-36,30 q-30,8 -38,-16Z", "#4f78a0")
        pen.path("M516,876 q4,-34 34,-32", IRON, stroke=7)

    s.sheet("ironing board", gangplank, depth=0.79, haze=0.0, role="prop")
    s.sheet("near railing", lambda pen: front_of(pen, 290, 1024, 1.14, "#b04a34"), depth=0.82, haze=0.0, role="subject")
    s.ridge(1126, 6, 260, "#56689c", cut="waves", depth=0.86, haze=0.0, name="water c")

    def drift(pen):
        with pen.at(700, 1154, turn=-8, scale=1.1):
            pen.path("M-66,-40 h132 v14 h-132Z", "#7a5a52")
            pen.path("M-56,-28 h12 v70 h-12Z M44,-28 h12 v70 h-12Z M-60,-40 V-130 h12 V-40Z", "#7a5a52")
            pen.path("M-60,-130 h120 v16 h-120Z M48,-130 h12 v90 h-12Z M-60,-92 h120 v14 h-120Z", "#7a5a52")
        with pen.at(700, 1112, scale=1.0, turn=-8):
            pen.path("M40,0 C70,-6 84,-30 74,-60 q-6,-10 -12,0 C68,-36 56,-22 34,-22Z", "#e9a25c")
            pen.path("M-36,0 C-44,-50 -20,-70 4,-70 C30,-70 46,-40 44,0Z", "#e9a25c")
            pen.path("M-46,-84 L-44,-124 L-20,-106 H4 L26,-124 L30,-84 C28,-58 8,-52 -8,-52 C-26,-52 -44,-58 -46,-84Z", "#e9a25c")
            with pen.flat():
                for dx in (-24, 8):
                    pen.circle(dx, -86, 5, IRON)
                pen.path("M-14,-70 q6,6 12,0 M-46,-74 l-18,-4 M-46,-66 l-18,4 M30,-74 l18,-4 M30,-66 l18,4", IRON, stroke=2.4)

    s.sheet("cat on a chair", drift, depth=0.88, haze=0.0, role="prop")
    s.ridge(1172, 5, 240, "#3d4c7c", cut="waves", depth=0.93, haze=0.0, name="near water")
    s.relate(first, "sails on", "the flooded yard")
    s.describe("Balconies with sails float like boats in a flooded yard. On the "
               "nearest a woman in a dressing gown holds a steaming cup; a child "
               "waves from another. An ironing board is a bridge, and a cat drifts by"
               " on a chair. Washing hangs above. Windows shine in violet dusk.")  # fmt: skip
    s.moods("neighbourly", "adrift", "calm", "absurd")
    s.themes("neighbours", "water", "home", "leaving", "community")
    s.says("same boat", "moving house", "good morning captain", "rent includes the sea", "mind the gap", "high water", "coffee first", "fleet", "where shall we go today", "untied", "insurance", "a room with a view",
           "out on the balcony", "washing day", "make do", "archipelago", "the ground floor is gone", "drop anchor")
    s.about(place="a flooded yard between houses", time="morning", weather="frosty", light="cold daylight and lit doors", view="eye level", composition="left")
