"""The Borrowed Ladder: the children carry the furniture up to a low cloud."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import darken
from reverie_studio.figures import ladder_reach
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut_scene import LightBox, light_box

# foot, head, width, rung, colour
LADDERS = (((70, 1090), (250, 560), 62, 34, "#f4b63a"), ((300, 1066), (452, 560), 56, 30, "#fff0d2"), ((520, 1050), (608, 560), 50, 30, "#27a0a0"), ((690, 1030), (722, 560), 44, 28, "#f2a3a0"))


def ladder(pen, foot, head, width, rung, tone):
    (x0, y0), (x1, y1) = foot, head
    n = int((y0 - y1) / rung)
    for i in range(1, n + 1):
        t = i / (n + 0.4)
        x, y, w = x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, width * (1 - 0.22 * t)
        pen.path(f"M{x - w / 2},{y} h{w}", darken(tone, 0.22), stroke=7)
    for side in (-1, 1):
        pen.path(f"M{x0 + side * width / 2},{y0} L{x1 + side * width * 0.39},{y1}", tone, stroke=9)


def spot(nth, step):
    """Middle of a rung, and how far the next one leans."""
    (x0, y0), (x1, y1), _, rung, _ = LADDERS[nth]
    n = int((y0 - y1) / rung)
    t = step / (n + 0.4)
    return (x0 + (x1 - x0) * t, y0 + (y1 - y0) * t), (x1 - x0) / (n + 0.4), (y0 - y1) / (n + 0.4)


@light_box(id="qym2tp", title="The Borrowed Ladder", seed=16, palette="carnival paper", light=(0.5, -0.75))
def paint(s: LightBox) -> None:
    """Supper time, and nobody is in the house."""
    p = s.palette
    s.sky(horizon=1000)
    s.disc("sun", (150, 800), 84, "#ffdf8a", halo=0.8)
    s.puffs([(120, 210, 210), (90, 430, 150)], colour="#f2a3a0", threads=True)
    s.ridge(880, 26, 420, "#b5507e", cut="roofs", depth=0.14, name="far village")
    s.ridge(930, 26, 380, "#8a3a78", depth=0.24, name="far field")
    s.ridge(986, 20, 330, "#6f2f72", cut="grass", depth=0.34, name="field")
    rng = np.random.default_rng(4)

    def back_cloud(pen):
        pen.path(cuts.cloud(rng, 470, 540, 620), "#e88a9a")
        pen.path(cuts.cloud(rng, 650, 470, 420), "#f2a3a0")

    s.sheet("cloud behind", back_cloud, depth=0.42, haze=0.0, role="subject")
    s.sheet("stovepipe", lambda pen: (pen.path("M664,570 V270 H704 V570Z", "#24103c"), pen.path("M652,276 h64 l-14,-26 h-36Z", "#24103c"), [pen.path(cuts.cloud(rng, x, y, w), "#fff0d2") for x, y, w in ((700, 226, 70), (734, 176, 96), (700, 116, 130))]), depth=0.46, haze=0.0)
    s.put("bed", at=(366, 440), scale=0.52, colour="#8a2f78", blanket="#27a0a0", lift=14)
    s.put("table lamp", at=(504, 424), scale=0.5, lit=True, lift=14, role="accent")
    s.lamp((480, 330), 200, "#ffdf8a", 0.5)
    s.put("armchair", at=(606, 440), scale=0.5, colour="#f4b63a", lift=14)
    s.figure(at=(606, 376), age="child", pose="sit", view="front_left", height=170, clothes=dict(top="jumper", colour="#27a0a0"), lift=8, seed=51, label="child", expression="glad")
    s.sheet("ladders behind", lambda pen: [ladder(pen, *row) for row in LADDERS[2:]], depth=0.56, haze=0.0, role="prop", count=2)

    def cloud(pen):
        pen.path(cuts.cloud(rng, 300, 500, 260), "#f6c4b8")
        pen.path(cuts.cloud(rng, 500, 590, 640), "#fbd9c8")
        pen.path(cuts.cloud(rng, 390, 612, 420), "#fff0e2")
        pen.path(cuts.cloud(rng, 690, 604, 300), "#fff6ec")
        for x, y in ((300, 556), (654, 560)):
            d = f"M{x - 24},{y + 36} v-50 a24,24 0 0 1 48,0 v50Z"
            pen.path(f"M{x - 31},{y + 44} v-58 a31,31 0 0 1 62,0 v58Z", "#b5507e")
            pen.lit(d, "#ffcf6a")
            pen.rect(x - 3, y - 36, 6, 72, "#b5507e")

    home = s.sheet("inhabited cloud", cloud, depth=0.62, haze=0.0, role="subject")
    s.lamp((470, 520), 330, "#ffe0b0", 0.22)
    s.sheet("ladders", lambda pen: [ladder(pen, *row) for row in LADDERS[:2]], depth=0.7, haze=0.0, role="prop", count=2)
    kids = []
    for nth, step, h, tone, seed in ((0, 3, 200, "#d9415a", 31), (1, 5, 176, "#3f6fb0", 32), (2, 7, 150, "#f4b63a", 33), (3, 8, 138, "#fff0d2", 34)):
        at, lean, rung = spot(nth, step)
        d = lean * 0.5 * h / rung
        reach = {k: (x - d, y) for k, (x, y) in ladder_reach(h, rung, LADDERS[nth][2] * 0.9, step % 2, lean).items()}
        kids.append(s.figure(at=(at[0] + d, at[1]), age="child", pose="climb", view="back", height=h, lift=12, seed=seed, clothes=dict(top="jumper", colour=tone), reach=reach, label="climbing child"))

    def loads(pen):
        x, y = kids[0]["back"]
        with pen.at(x + 4, y, turn=14):  # a striped mattress, rolled
            pen.rect(-74, -38, 148, 66, "#fff0d2", radius=30)
            for dx in (-44, -16, 12, 40):
                pen.path(f"M{dx},-38 v66", "#e2577a", stroke=8)
            pen.path("M-26,-40 v70 M30,-40 v70", "#7a4a2c", stroke=4)
        x, y = kids[1]["head_top"]
        with pen.cut():  # the goldfish moves too
            pen.circle(x, y - 36, 40, "#bfe6ea")
            pen.path(f"M{x - 39},{y - 44} q39,14 78,0 a40,40 0 0 1 -78,0Z", "#5fb4cf")
        pen.path(f"M{x + 18},{y - 30} c-14,-16 -30,-8 -34,2 l-16,-10 2,22 14,-8 c8,10 24,8 34,-6Z", "#f4803a")
        pen.path(f"M{x - 24},{y - 74} h48", "#fff0d2", stroke=6)
        x, y = kids[2]["back"]
        with pen.at(x, y + 34):  # a chair on the back
            pen.path("M-34,-76 h10 v70 h48 v-70 h10 v130 h-10 v-44 h-48 v44 h-10Z M-24,-64 h48 v10 h-48Z M-24,-40 h48 v10 h-48Z", "#fff0d2")

    s.sheet("furniture", loads, lift=14, role="prop", count=3)
    s.ridge(1074, 14, 320, "#4a1f5c", cut="grass", depth=0.8, name="near field")
    s.sheet("open door", lambda pen: (pen.path("M606,1220 V960 L700,890 L820,960 V1220Z", "#3a1850"), pen.path("M590,972 L700,884 L820,966 V930 L700,848 L570,958Z", "#24103c"), pen.lit("M654,1200 V1010 H742 V1200Z", "#ffcf6a")), depth=0.84, haze=0.0)
    s.lamp((690, 1110), 240, "#ffb860", 0.4)
    mum = s.figure(at=(548, 1172), age="adult", pose="shout", view="back_left", height=270, role="witness", clothes=dict(top="dress", colour="#27a0a0", apron="#fff0d2"), hair="bun", lift=24, label="mother with a saucepan", seed=6, prop=None, reach={"hand_right": (70, -120)})
    hx, hy = mum["hand_right"]
    s.sheet("saucepan", lambda pen: (pen.path(f"M{hx - 4},{hy - 4} l58,8 -2,10 -58,-8Z", "#24103c"), pen.path(f"M{hx + 46},{hy - 8} h66 l-6,42 q-28,8 -54,0Z", "#d9415a")), lift=14, role="accent")
    s.ridge(1166, 12, 260, "#24103c", cut="grass", depth=0.94, plane="front", name="front grass")
    s.relate(home, "is inhabited by", "children")
    s.describe("Children carry furniture up ladders onto a pink cloud. There a bed, a"
               " lamp and an armchair with a child already stand; the cloud has "
               "windows. They bring up a mattress, a goldfish bowl and a chair. "
               "Below, a woman with a saucepan looks up. The dusk is purple.")  # fmt: skip
    s.moods("adventurous", "cheeky", "left behind", "warm")
    s.themes("leaving home", "play", "building", "family")
    s.says("upstairs", "dinner is ready", "moving day", "cloud storage", "just till tomorrow", "it will rain on the furniture", "squatters", "who borrowed my ladder", "rising rents", "empty nest",
           "head in the clouds", "bring a jumper", "higher ground", "come down this minute", "room with a view", "emigrants", "a house of our own")
    s.about(place="a field under a low cloud", time="dusk", weather="one low cloud", light="evening sun and lit windows", view="eye level", composition="diagonal")
