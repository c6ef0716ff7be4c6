"""Deep Puddle: in the puddle the same street is in blossom, and somebody older stands boot to boot."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import mix
from reverie_studio.figures import Figure
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

LINE = 590
HOUSES = ((-10, 150, 330, 0.0), (150, 120, 260, 0.5), (284, 96, 200, 0.2), (470, 110, 220, 0.7), (590, 220, 360, 0.3))


def street(pen, tones, glass, roofs):
    """A row of house fronts standing on y = 0, upwards."""
    for x, w, h, mixing in HOUSES:
        tone = mix(tones[0], tones[1], mixing)
        pen.path(f"M{x - 8},{-h} L{x + w / 2},{-h - 62} L{x + w + 8},{-h}Z", roofs)
        pen.rect(x, -h, w, h + 4, tone)
        for i in range(int(w // 46)):
            for j in range(int(h // 84)):
                d = f"M{x + 14 + i * 46},{-h + 24 + j * 84} h24 v40 h-24Z"
                if glass[1] and (i + j * 2 + int(x)) % 3 == 0:
                    pen.lit(d, glass[1])
                else:
                    pen.path(d, glass[0])


def tree(pen, x, y, k, wood, blossom=None):
    """Bare, or in flower."""
    rng = np.random.default_rng(int(x))
    pen.path(f"M{x - 14 * k},{y} C{x - 8 * k},{y - 80 * k} {x - 10 * k},{y - 120 * k} {x - 4 * k},{y - 180 * k} h{10 * k} C{x + 10 * k},{y - 120 * k} {x + 8 * k},{y - 80 * k} {x + 16 * k},{y}Z", wood)
    for a, b, w in (((0, -90), (-90, -200), 9), ((0, -110), (84, -210), 9), ((0, -150), (-40, -270), 8), ((2, -150), (44, -280), 8), ((-46, -146), (-110, -150), 5), ((44, -164), (108, -160), 5), ((-24, -210), (-76, -256), 5), ((26, -216), (84, -262), 5)):
        pen.path(f"M{x + a[0] * k},{y + a[1] * k} Q{x + (a[0] + b[0]) * 0.42 * k},{y + (a[1] + b[1]) * 0.58 * k} {x + b[0] * k},{y + b[1] * k}", wood, stroke=w * k)
    if blossom:
        for dx, dy, w in ((-70, -180, 130), (66, -180, 130), (-30, -240, 140), (40, -236, 130), (0, -196, 170)):
            tone = mix(blossom[0], blossom[1], float(rng.random()))
            with pen.cut(1.3):
                for i in range(7):
                    a = 6.283 * i / 7
                    pen.circle(x + dx * k + np.cos(a) * w * 0.34 * k, y + dy * k - 20 + np.sin(a) * w * 0.26 * k, w * 0.22 * k, tone)
                pen.oval(x + dx * k, y + dy * k - 20, w * 0.36 * k, w * 0.28 * k, tone)


@light_box(id="mbvopj", title="Deep Puddle", seed=2, palette="treehouse green", light=(-0.45, -0.85))
def paint(s: LightBox) -> None:
    """Above November, below May."""
    p = s.palette
    s.back("#e4e6cf", "#8fa394", at=(300, 200), radius=700)
    s.puffs([(230, 120, 300), (600, 70, 260), (470, 190, 200)], colour="#b3bdb0", threads=True)
    s.sheet("grey street", lambda pen: _at(pen, LINE - 54, lambda q: street(q, ("#a9b29a", "#8f9d90"), ("#6f8078", None), "#76877c")), depth=0.16, haze=0.0)
    s.sheet("bare trees", lambda pen: (tree(pen, 120, LINE - 30, 1.35, "#3f5448"), tree(pen, 690, LINE - 30, 1.2, "#4a5f52")), depth=0.3, haze=0.0)
    s.sheet("last leaves", lambda pen: [pen.path(cuts.leaf(x, y, 26, t, 0.36), "#c9762f") for x, y, t in ((214, 300, 30), (262, 410, 70), (560, 340, 120), (500, 470, 20), (330, 250, 80), (70, 470, 40))], depth=0.36, haze=0.0)
    s.sheet("pavement", f"M-20,{LINE - 44} H820 V{LINE + 30} H-20Z", "#7f8d7c", depth=0.4, haze=0.0)

    def under(pen):
        pen.path(f"M-20,{LINE} H820 V1220 H-20Z", "#f6f1b4")
        pen.lit(cuts.circle(560, 1110, 62), "#fff8cc", 0.9)

    s.sheet("water", under, depth=0.44, haze=0.0)
    s.sheet("spring clouds", lambda pen: _at(pen, LINE, lambda q: [q.path(cuts.cloud(np.random.default_rng(x), x, y, w), "#fffdf0") for x, y, w in ((150, -530, 260), (330, -480, 180), (690, -550, 200))], mirror=True), depth=0.46, haze=0.0)
    s.lamp((500, 1000), 420, "#fff3a8", 0.35)
    spring = s.sheet("street in blossom", lambda pen: _at(pen, LINE + 50, lambda q: street(q, ("#f0c98a", "#e39a6a"), ("#7fae8a", "#fff3a8"), "#c8603a"), mirror=True), depth=0.48, haze=0.0, role="subject")
    s.sheet("blossom trees", lambda pen: _at(pen, LINE + 30, lambda q: (tree(q, 120, 0, 1.35, "#7a5234", ("#ffe6ea", "#f6a9b4")), tree(q, 690, 0, 1.2, "#7a5234", ("#fff4ee", "#f3b6ba"))), mirror=True), depth=0.56, haze=0.0, role="subject", count=2)
    s.sheet("deep grass", lambda pen: _at(pen, LINE + 4, lambda q: (q.path("M-20,0 H820 V-40 " + " ".join(f"l-11,{-22 if i % 2 else 22}" for i in range(76)) + " H-20Z", "#5a9a52")), mirror=True), depth=0.62, haze=0.0)
    boots = "#efb63f"
    woman = Figure(age="old", pose="stand", view="front_right", height=400, seed=8, clothes=dict(top="coat", colour="#c8553a", shoes="wellingtons", shoe_colour=boots, scarf="#fbf7d8"), hair="bun", expression="calm", look="down")
    s.sheet("older woman", lambda pen: _at(pen, LINE + 16, lambda q: _put(q, woman, 392, p), mirror=True), depth=0.72, haze=0.0, role="witness")
    s.sheet("ripples", lambda pen: [pen.path(f"M{400 - w},{y} q{w},{14} {2 * w},0", "#fdfbe0", stroke=4) for w, y in ((120, LINE + 26), (190, LINE + 44), (270, LINE + 64))], depth=0.76, haze=0.0)
    s.sheet("kerb", f"M-20,{LINE - 16} H820 V{LINE + 6} C700,{LINE + 26} 610,{LINE - 4} 500,{LINE + 2} H300 C190,{LINE - 4} 110,{LINE + 26} -20,{LINE + 8}Z", "#4d6154", depth=0.8, haze=0.0)
    s.figure(at=(392, LINE + 2), age="child", pose="look_down", view="front_right", height=300, role="prop", clothes=dict(top="coat", colour="#c8553a", shoes="wellingtons", shoe_colour=boots, hat="hood"), lift=18, label="child in rubber boots", seed=8)
    s.sheet("petals", lambda pen: [pen.path(cuts.leaf(x, y, 18, t, 0.42), "#f8bcc4") for x, y, t in ((300, 560, 20), (470, 520, 70), (438, 600, 130), (330, 640, 40), (560, 640, 10), (250, 780, 60), (500, 900, 100), (610, 760, 150), (240, 960, 20))], depth=0.86, haze=0.0, role="accent", count=9)

    s.relate(spring, "is reflected as", "bare street")
    s.describe("A child stands on a puddle that reflects an old woman. Both wear a "
               "red coat and yellow boots and stand boot to boot. Above, the street "
               "is grey, with bare trees and falling leaves. Below, upside down, it "
               "is sunny and full of pink blossom. Some petals rise.")  # fmt: skip
    s.moods("curious", "wistful", "hopeful", "eerie")
    s.themes("seasons", "growing old", "reflection", "time")
    s.says("jump", "spring will come", "who is looking at whom", "still the same boots", "depth", "one day", "grandmother remembers", "the other side of the street", "first step", "patience",
           "upside down", "time is only a surface", "meet me there", "wet feet", "inner weather", "grow into it", "splash and she is gone")
    s.about(place="a street with a puddle", time="afternoon", weather="grey above, sunny below", light="flat above, sunlight below",
            view="eye level, a section", composition="split")  # fmt: skip


def _at(pen, y, draw, mirror=False):
    """Draw with y = 0 at the card's y, upside down if mirrored."""
    with pen.at(0, y), pen.stretch(1, -1 if mirror else 1):
        draw(pen)


def _put(pen, figure, x, p):
    with pen.at(x, 0):
        figure.draw(pen, p)


