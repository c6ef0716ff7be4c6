"""The Big Sister: a girl as tall as the trees carries her brother in her hood through a wood of pencils."""

from __future__ import annotations

from reverie_studio.colour import darken, lighten, mix
from reverie_studio.finishes.papercut_scene import LightBox, light_box

LEAD, COAT = "#2c2c58", "#f2b93c"


def fir(pen, x, base, h, w, tone, fog=0.0, air="#d9cfe4"):
    """A pencil that stands on its end, with boughs of shavings."""
    def c(t):
        return mix(t, air, fog)
    top, q = base - h, w * 0.2
    pen.path(f"M{x - q},{base + 20} V{top + w * 0.62} h{2 * q} V{base + 20}Z", c(tone))
    with pen.flat():
        pen.path(f"M{x - q},{base + 20} V{top + w * 0.62} h{q * 0.6} V{base + 20}Z", c(lighten(tone, 0.16)))
        pen.path(f"M{x + q * 0.4},{base + 20} V{top + w * 0.62} h{q * 0.6} V{base + 20}Z", c(darken(tone, 0.2)))
    for i in range(4, -1, -1):
        y, r = top + w * 0.95 + i * h * 0.155, w * (0.42 + 0.17 * i)
        n = 5 + i
        d, rim = f"M{x},{y - r * 0.72} L{x + r},{y + r * 0.1}", ""
        for k in range(n):
            xx = x + r - (k + 1) * 2 * r / n
            yy = y + r * 0.1 + (1 - abs((k + 1) / n * 2 - 1)) * r * 0.16
            d += f" A{r / n:.1f},{r / n * 0.9:.1f} 0 0 1 {xx:.1f},{yy:.1f}"
            rim += f"M{xx + 2 * r / n:.1f},{yy if k else y + r * 0.1:.1f} "
        pen.path(d + "Z", c("#efcf9c" if i % 2 else "#e5bb82"))
        with pen.flat():
            pen.path(f"M{x - r * 0.86},{y + r * 0.03} Q{x},{y + r * 0.26} {x + r * 0.86},{y + r * 0.03}", c(tone), stroke=max(3, r * 0.1))
            for k in (-0.55, -0.2, 0.2, 0.55):
                pen.path(f"M{x + k * r * 0.16},{y - r * 0.56} L{x + k * r},{y + r * 0.0}", c("#c99a62"), stroke=2)
    pen.path(f"M{x - q},{top + w * 0.66} L{x},{top} L{x + q},{top + w * 0.66} q{-q * 0.34},{-q * 0.5} {-q * 0.66},0 q{-q * 0.34},{-q * 0.5} {-q * 0.68},0 q{-q * 0.34},{-q * 0.5} {-q * 0.66},0Z", c("#f3dcb0"))
    pen.path(f"M{x - q * 0.36},{top + w * 0.24} L{x},{top - 4} L{x + q * 0.36},{top + w * 0.24}Z", c(tone))


def shavings(pen, spots):
    for x, y, r, t in spots:
        pen.path(f"M{x - r},{y} a{r},{r * 0.8} 0 1 1 {2 * r},0 q{-r * 0.5},{-r * 0.5} {-r},{-r * 0.1} q{-r * 0.5},{-r * 0.4} {-r},{r * 0.1}Z", "#efcf9c")
        with pen.flat():
            pen.path(f"M{x - r * 0.94},{y - r * 0.2} a{r * 0.96},{r * 0.76} 0 0 1 {r * 1.88},0", t, stroke=3.4)


@light_box(id="74weoz", title="The Big Sister", seed=836, palette="midsummer", light=(-0.6, -0.75))
def paint(s: LightBox) -> None:
    """White night, no path."""
    s.back("#fff6c4", "#6a62a8", at=(300, 560), radius=720)
    tones = ("#5fa57a", "#7f6fb8", "#e2627a", "#4f86b0")
    for n, (base, h, w, fog, depth, xs) in enumerate(((820, 430, 110, 0.62, 0.1, (40, 160, 270, 380, 700, 790)), (900, 590, 150, 0.4, 0.22, (90, 330, 640)), (980, 790, 190, 0.12, 0.38, (190, 780)))):
        s.sheet(f"pencil wood {n}", lambda pen, base=base, h=h, w=w, fog=fog, xs=xs, n=n: [fir(pen, x, base + (x * 7) % 26, h * (0.86 + (x * 13 % 30) / 100), w, tones[(k + n) % 4], fog) for k, x in enumerate(xs)], depth=depth, haze=0.0, role="prop" if n == 2 else "", count=2)
        s.ridge(base, 16, 340, ("#c3c4b8", "#93b398", "#5f8f78")[n], cut="smooth", depth=depth + 0.05, haze=0.0, name=f"ground {n}")

    def lurkers(pen):
        for x, y, k in ((318, 1004, 1.1), (244, 1012, 0.9), (694, 1004, 1.0)):
            with pen.at(x, y, scale=k):
                pen.path("M-38,14 C-46,-40 -40,-84 -26,-112 L-12,-92 H12 L26,-112 C40,-84 46,-40 38,14Z", LEAD)
                for dx in (-14, 14):
                    pen.lit(f"M{dx - 10},-62 q10,-12 20,0 q-10,12 -20,0Z", "#fff6a0")

    s.sheet("dark shapes with eyes", lurkers, depth=0.42, haze=0.0, role="prop", count=3, behind="ground 2")
    s.lamp((330, 780), 330, "#fff3b0", 0.3)
    girl = s.figure(at=(566, 1138), age="child", pose="walk", view="back", height=860, lift=None, depth=0.62, haze=0.0, seed=6, prop=None, hair="braids", role="subject",
                    clothes=dict(top="coat", colour=COAT, bottom="tights", bottom_colour="#3f4f86", shoes="wellingtons", shoe_colour="#d24f66", hair_colour="#5a2f28"), reach={"hand_left": (-190, -330)}, label="giant girl")
    nx, ny = girl["neck"]

    def hood(pen):
        x, y = nx, ny + 46
        dark = darken(COAT, 0.25)
        pen.path(f"M{x - 120},{y - 44} C{x - 60},{y - 86} {x + 60},{y - 86} {x + 120},{y - 44} C{x + 110},{y + 10} {x - 110},{y + 10} {x - 120},{y - 44}Z", darken(COAT, 0.5))
        # the brother
        pen.path(f"M{x - 50},{y + 40} C{x - 52},{y - 100} {x + 52},{y - 100} {x + 50},{y + 40}Z", "#4f86b0")
        pen.circle(x, y - 52, 52, "#f0c49c")
        pen.path(f"M{x - 55},{y - 58} C{x - 58},{y - 122} {x + 58},{y - 122} {x + 55},{y - 58} C{x + 20},{y - 84} {x - 24},{y - 82} {x - 55},{y - 58}Z", "#d24f66")
        pen.circle(x, y - 112, 15, "#fffbe6")
        with pen.flat():
            for dx in (-19, 19):
                pen.circle(x + dx, y - 46, 12, "#fffdf4")
                pen.circle(x + dx - 3, y - 44, 6.4, LEAD)
                pen.circle(x + dx * 1.8, y - 24, 9, "#e2907a")
            pen.oval(x, y - 18, 6, 8, "#9a4a44")
        pen.path(f"M{x - 128},{y - 46} C{x - 116},{y + 10} {x + 116},{y + 10} {x + 128},{y - 46} C{x + 140},{y + 60} {x + 60},{y + 128} {x},{y + 150} C{x - 60},{y + 128} {x - 140},{y + 60} {x - 128},{y - 46}Z", COAT)
        with pen.flat():
            pen.path(f"M{x - 112},{y - 4} C{x - 90},{y + 40} {x + 90},{y + 40} {x + 112},{y - 4}", dark, stroke=5)
            pen.path(f"M{x},{y + 30} V{y + 140}", dark, stroke=4)
        for dx in (-40, 40):
            pen.path(f"M{x + dx - 17},{y + 8} q0,-26 17,-26 q17,0 17,26 q-17,10 -34,0Z", "#f0c49c")

    s.sheet("little brother in the hood", hood, depth=0.7, haze=0.0, role="witness")
    hx, hy = girl["hand_west"]
    s.put("lantern", at=(hx, hy - 6), scale=0.72, role="accent", lift=None, depth=0.72, haze=0.0)
    s.lamp((hx, hy + 90), 260, "#ffdf8a", 0.5)
    s.ridge(1108, 12, 260, "#3f6f5c", cut="grass", depth=0.76, haze=0.0, name="near ground")
    s.sheet("shavings", lambda pen: shavings(pen, ((150, 1120, 34, "#e2627a"), (250, 1160, 44, "#4f86b0"), (660, 1150, 40, "#5fa57a"), (400, 1186, 30, "#7f6fb8"))), depth=0.82, haze=0.0)

    def near(pen):
        fir(pen, -6, 1230, 1130, 230, "#34346a", 0.0)
        fir(pen, 850, 1270, 760, 190, "#34346a", 0.0)

    s.sheet("near pencils", near, depth=0.94, haze=0.0)
    s.relate(girl, "carries", "her little brother")
    s.describe("A girl with a lantern walks through a wood of pencils. The pencils "
               "stand point upwards; the boughs are shavings. In the hood of her "
               "yellow coat sits a small child in a red cap, looking back wide-eyed. "
               "Dark shapes with bright eyes peep out. It is dusk.")  # fmt: skip
    s.moods("safe", "frightened", "brave", "watchful")
    s.themes("siblings", "forest", "school", "being small", "trust")
    s.says("do not look down", "homework", "sharp", "she knows the way", "draw me a road", "I saw something", "protector", "lean on me", "you will be big one day", "first draft", "who follows us", "point by point",
           "hand-me-down", "rear-view", "the woods are erasable", "stay in the lines", "giant", "does she know it too")
    s.about(place="a wood of pencils", time="dusk", weather="clear", light="low sun and a lantern", view="eye level", composition="right",
            foreground="pencil trees cut by both edges", unexplained="dark shapes with bright eyes")  # fmt: skip
