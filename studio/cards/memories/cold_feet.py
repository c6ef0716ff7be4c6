"""Cold Feet: rows of socks sunbathe on a pebble beach while the feet paddle away alone."""

from __future__ import annotations

import math

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

SKINS = ("#f0c3a0", "#b5754c", "#e2a67c", "#8a5638")


def sole(pen, skin):
    """One foot, sole towards us, toes up; origin at the ankle, 150 tall."""
    with pen.cut(1.3):
        pen.path("M-22,10 C-34,-40 -30,-70 -38,-104 C-40,-136 36,-142 36,-104 C34,-70 24,-40 22,10Z", skin)
        for x, y, r in ((-27, -136, 16), (-6, -144, 12), (12, -142, 10.5), (26, -134, 9.5), (37, -121, 8.5)):
            pen.circle(x, y, r, skin)
    with pen.flat():
        pen.oval(-2, -102, 24, 17, mix(skin, "#e58a72", 0.42))
        pen.oval(0, -20, 15, 18, mix(skin, "#e58a72", 0.42))


def pair(pen, x, y, k, skin, lean):
    """Two feet that kick, with rings of water."""
    with pen.at(x, y, scale=k):
        pen.path("M-120,14 Q0,-26 120,14 Q0,50 -120,14Z", "#cfe9f2")
        pen.path("M-92,14 Q0,-14 92,14 Q0,38 -92,14Z", "#4f93bc")
        with pen.at(-40, 12, turn=-10 + lean):
            sole(pen, skin)
        with pen.at(44, 20, turn=14 + lean, flip=True):
            sole(pen, skin)
        pen.path("M-110,26 q28,-18 54,0 q26,-18 56,0 q26,-18 54,0 q28,-18 56,0 q-50,34 -110,34 q-66,0 -110,-34Z", "#cfe9f2")
        with pen.flat():
            for dx, dy in ((-120, -30), (-100, -64), (116, -40), (100, -76), (0, -176)):
                pen.path(cuts.drop(dx, dy, 7), "#fff9ea")


def sock(pen, tone, second, kind):
    """Lies on its back, cuff to the left, toe up at the right; 300 long."""
    d = "M-150,-34 H70 C84,-34 84,-60 84,-84 C86,-128 150,-128 150,-84 V0 C150,32 120,40 90,40 H-150 Q-160,4 -150,-34Z"
    pen.path(d, tone)
    with pen.clip(d), pen.flat():
        if kind == "stripes":
            for i in range(5):
                pen.path(f"M{-96 + i * 40},-60 h18 v110 h-18Z", second)
        elif kind == "dots":
            for i in range(7):
                pen.circle(-90 + i * 34, -10 + 26 * (i % 2), 9, second)
        else:
            for i in range(4):
                pen.path(f"M{-80 + i * 46},-2 l20,-26 20,26 -20,26Z", second)
    pen.path("M84,-84 C86,-128 150,-128 150,-84 q-33,18 -66,0Z", second)
    pen.path("M112,40 C146,36 152,10 150,-14 C120,-10 104,12 112,40Z", second)
    pen.path("M-156,-38 h36 v82 h-36 q-12,-42 0,-82Z", second)
    with pen.flat():
        for i in range(4):
            pen.path(f"M{-150 + i * 8},-32 v70", darken(second, 0.18), stroke=2.4)


def shades(pen, x, y, k=1.0):
    with pen.at(x, y, scale=k):
        pen.path("M-34,-6 h68 v8 h-68Z", "#12304f")
        pen.path("M-36,-2 h30 v12 q-15,20 -30,0Z M6,-2 h30 v12 q-15,20 -30,0Z", "#12304f")


def towel(pen, x, y, k, cloth, stripe, socks, alone=False):
    with pen.at(x, y, scale=k):
        pen.path("M-210,-70 L190,-86 L240,70 L-190,92Z", cloth)
        for u in (0.14, 0.8):
            x0, x1 = -210 + 400 * u, -190 + 430 * u
            pen.path(f"M{x0},{-70 - 16 * u} l26,-1 L{x1 + 27},{91 - 22 * u} l-27,1Z", stripe)
        with pen.flat():
            for i in range(9):
                pen.line(-208 + i * 2.4, -64 + i * 19, -226 + i * 2.4, -62 + i * 19, cloth, 4)
        for n, (tone, second, kind) in enumerate(socks):
            with pen.at(10 + 10 * n, -34 + 66 * n if not alone else 22, scale=0.92, turn=-3):
                sock(pen, tone, second, kind)
                shades(pen, -84, -8, 1.0)


@light_box(id="9m5nx5", title="Cold Feet", seed=40, palette="paper sea", light=(0.4, -0.85))
def paint(s: LightBox) -> None:
    """No shade before four."""
    rng = s.rng
    s.back("#fff6d6", "#8ec6dc", at=(560, 130), radius=640)
    s.sheet("sun rays", cuts.rays(rng, 640, 110, 84, 122, 16), "#f7c46a", depth=0.05, plane="sky", haze=0.0)
    s.disc("sun", (640, 110), 66, "#ffe79a")
    s.puffs([(150, 130, 200)], threads=True, colour="#ffffff")
    for i, (y, tone) in enumerate(((232, "#8cc0d6"), (300, "#6cabc9"), (388, "#4f93bc"), (490, "#3a7fae"))):
        s.ridge(y, 5, 260, tone, cut="waves", depth=0.12 + 0.08 * i, name=f"sea {i}", haze=0.0)
        feet = (((470, 236, 0.24, 0, 4), (300, 246, 0.22, 1, -6)), ((566, 316, 0.4, 2, 6), (210, 320, 0.42, 3, -4)), ((400, 412, 0.68, 0, 4),), ((632, 508, 1.0, 1, 6), (160, 516, 0.94, 2, -8)))[i]
        s.sheet("bare feet", lambda pen, feet=feet: [pair(pen, x, y, k, SKINS[n], lean) for x, y, k, n, lean in feet], depth=max(0.36, 0.16 + 0.08 * i), haze=0.0, role="subject", count=len(feet) * 2)
    s.ridge(556, 6, 240, "#fff9ea", cut="scallop", depth=0.5, name="foam", haze=0.0)
    s.ridge(580, 6, 300, "#e2c48c", depth=0.52, name="beach", haze=0.0)

    def pebbles(pen):
        for i in range(150):
            y = 596 + 600 * (i / 150)
            k = 0.4 + (y - 596) / 600
            tone = ("#d3b076", "#c9a468", "#ecd3a0", "#bfa27a", "#d9c8a8")[int(rng.integers(5))]
            pen.oval(float(rng.uniform(0, 800)), y, 24 * k * float(rng.uniform(0.6, 1.2)), 11 * k, tone)

    s.sheet("pebbles", pebbles, depth=0.53, haze=0.0)
    s.sheet("footprints", lambda pen: [pen.oval(x, y, 9, 5, "#a98650") for x, y in ((424, 650), (444, 636), (420, 622), (438, 608), (420, 594), (436, 582))], depth=0.54, haze=0.0, shadow=(0, 0, 0, 0.0))
    red, blue, gold, white = ("#d9533b", "#fff3dc", "stripes"), ("#2f6d9a", "#efb24a", "dots"), ("#efb24a", "#d9533b", "check"), ("#f3ead6", "#2f6d9a", "stripes")
    green, pink = ("#4f8a72", "#f6e2b4", "check"), ("#e79aa3", "#8a3f4e", "dots")
    s.sheet("far towels", lambda pen: (towel(pen, 150, 668, 0.44, "#fff9ea", "#d9533b", (blue, blue)), towel(pen, 570, 660, 0.42, "#efb24a", "#fff9ea", (green, green)), towel(pen, 700, 712, 0.44, "#9fcfdf", "#fff9ea", (pink, pink))), depth=0.58, haze=0.0, role="subject", count=6)
    socks = s.sheet("socks on towels", lambda pen: (towel(pen, 300, 800, 0.74, "#9fcfdf", "#fff9ea", (gold, gold)), towel(pen, 656, 836, 0.66, "#fff9ea", "#2f6d9a", (white,), alone=True)), depth=0.66, haze=0.0, role="subject", count=3)
    s.sheet("darn on the lonely sock", lambda pen: (pen.path("M690,826 l22,-4 4,20 -22,4Z", "#d9533b"), pen.path("M688,828 l6,16 M700,822 l6,18 M710,822 l4,18", "#12304f", stroke=2)), depth=0.7, haze=0.0, role="accent")

    def parasol(pen):
        pen.line(96, 1110, 128, 850, "#9a7445", 11)
        with pen.at(130, 850, turn=-7):
            pen.path("M-190,20 C-170,-110 170,-110 190,20 Q142,-6 95,20 Q48,-6 0,20 Q-48,-6 -95,20 Q-142,-6 -190,20Z", "#d9533b")
            pen.path("M-95,20 Q-70,-70 0,-78 Q-30,-40 0,20 Q-48,-6 -95,20Z M95,20 Q80,-60 0,-78 Q120,-70 190,20 Q142,-6 95,20Z", "#fff9ea")
            pen.circle(0, -80, 9, "#efb24a")

    s.sheet("near towel", lambda pen: towel(pen, 310, 1030, 1.16, "#fff9ea", "#efb24a", (red, red)), depth=0.78, haze=0.0, role="subject", count=2)
    s.sheet("parasol", parasol, depth=0.86, haze=0.0, role="prop")
    crab = s.put("crab", at=(676, 1130), scale=0.82, colour="#d9533b", role="witness", lift=None, depth=0.88, haze=0.0, label="crab attendant")
    cx, cy = crab["claw_left"]
    ex, ey = crab["eye"]

    def gear(pen):
        pen.path(f"M{676 - 40},{ey - 26} q40,-34 84,-2 l-6,18 q-36,-14 -74,0Z", "#fff9ea")
        pen.path(f"M{676 - 46},{ey - 8} q44,-16 90,0 l10,10 q-56,-12 -108,2Z", "#12304f")
        for i, tone in enumerate(("#2f6d9a", "#fff9ea", "#efb24a", "#9fcfdf")):
            pen.rect(cx - 52, cy - 24 - i * 19, 92, 18, tone, radius=8)

    s.sheet("cap and towels", gear, lift=8, role="prop")
    s.ridge(1166, 8, 260, "#9a7445", cut="torn", depth=0.93, plane="front", haze=0.0, name="near stones")
    s.sheet("near pebbles", lambda pen: [pen.oval(x, 1184 + 6 * math.sin(x), 36, 16, t) for x, t in ((40, "#bfa27a"), (130, "#8a6a45"), (250, "#c9a468"), (380, "#7f6244"), (500, "#bfa27a"), (610, lighten("#8a6a45", 0.1)), (720, "#c9a468"), (790, "#8a6a45"))], depth=0.95, plane="front", haze=0.0)
    s.relate(socks, "loses", "feet")
    s.describe("Socks in sunglasses lie sunbathing on a pebble beach. They lie in "
               "pairs on towels by a striped parasol; one lies alone. In the sea bare"
               " feet without bodies stick out of the waves. A red crab in a cap "
               "holds folded towels. The sun is big and yellow.")  # fmt: skip
    s.moods("lazy", "abandoned", "comic", "free")
    s.themes("holiday", "separation", "pairs", "the sea", "losing things")
    s.says("wedding day", "separated", "odd one out", "they'll be back", "sole mates", "out of office", "the missing half", "it never fits on Monday", "runaway", "low season", "toe in the water", "sunburn",
           "where the laundry goes", "swim team", "don't wait up", "freedom has no shoes", "empty nest", "who left whom")
    s.about(place="a pebble beach", time="noon", weather="hot", light="high sun", view="from above, a little", composition="high")
