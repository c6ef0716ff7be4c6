"""Kite Graveyard: a bare tree full of lost kites has got a tail itself and strains to lift off."""

from __future__ import annotations

import math

from reverie_studio.finishes.papercut_scene import LightBox, light_box

KITES = [(96, 300, 1.0, -24, 0), (214, 176, 1.15, 14, 1), (356, 120, 0.9, -8, 2), (470, 214, 1.2, 24, 3), (590, 250, 0.85, 40, 4), (330, 330, 1.0, 30, 5),
         (150, 470, 0.8, -40, 3), (520, 400, 0.95, 58, 1), (418, 440, 0.7, -14, 0), (236, 400, 0.75, -60, 4)]


def branch(pen, x, y, a, length, w, tone, depth, rng):
    x1, y1 = x + length * math.cos(math.radians(a)), y + length * math.sin(math.radians(a))
    pen.taper([(x, y), ((x + x1) / 2 + rng.uniform(-12, 12), (y + y1) / 2 + rng.uniform(-10, 10)), (x1, y1)], w, w * 0.55, tone)
    if depth == 0:
        return
    for turn in ((-30, 8, 38) if depth > 1 else (-26, 30)):
        branch(pen, x1, y1, a + turn + rng.uniform(-10, 10), length * rng.uniform(0.62, 0.78), w * 0.55, tone, depth - 1, rng)


def tree(pen, tone, rng):
    with pen.at(0, -44), pen.cut(2):
        pen.path("M236,930 C262,900 276,820 268,740 C262,690 252,650 250,600 L346,590 C344,650 352,720 366,780 C380,850 410,880 450,900 C400,906 372,898 350,884 C352,916 372,944 392,966 C352,950 330,922 316,900 C312,930 300,962 272,988 C286,950 286,924 284,904 C268,926 244,948 206,956 C222,946 230,940 236,930Z", tone)
        for a, x, w in ((-152, 266, 44), (-116, 284, 46), (-84, 300, 50), (-52, 322, 48), (-24, 336, 40)):
            branch(pen, x, 620, a, 180, w, tone, 3, rng)


def kite(pen, x, y, k, turn, tones, string=True):
    with pen.at(x, y, scale=k, turn=turn):
        with pen.cut(1.5):
            pen.path("M0,-70 L46,-14 L0,76 L-46,-14Z", tones[0])
        with pen.flat():
            pen.path("M0,-70 L46,-14 L0,-14Z M0,76 L-46,-14 L0,-14Z", tones[1])
            pen.path("M0,-70 V76 M-46,-14 H46", "#3a2c3c", stroke=2.4)
        if string:
            pen.path("M0,76 c14,20 -16,36 2,62 c12,18 -8,30 -2,44", "#f8f4f0", stroke=2.2)
            for i, (bx, by) in enumerate(((2, 98), (0, 132), (4, 164))):
                pen.path(f"M{bx},{by} l-14,-7 v14Z M{bx},{by} l14,-7 v14Z", tones[i % 2])


def ragged(rng, x, y, rx, ry, n):
    spots = [(x + rx * (1 + rng.uniform(-0.1, 0.1)) * math.cos(2 * math.pi * i / n), y + ry * (1 + rng.uniform(-0.22, 0.22)) * math.sin(2 * math.pi * i / n)) for i in range(n)]
    return "M" + " L".join(f"{a:.0f},{b:.0f}" for a, b in spots) + "Z"


def hole(pen, rng):
    """Where the tree stood: thrown-up earth, the pit, crumbs that still fall."""
    pen.path(ragged(rng, 318, 1014, 190, 50, 22), "#6a5344")
    pen.path(ragged(rng, 318, 1014, 150, 32, 26), "#241c28")
    for _ in range(16):
        pen.circle(float(rng.uniform(220, 410)), float(rng.uniform(950, 1010)), float(rng.uniform(3, 8)), "#8a6a52")


@light_box(id="866ite", title="Kite Graveyard", seed=12, palette="first frost", light=(-0.5, -0.8))
def paint(s: LightBox) -> None:
    """A cold bright wind on the common."""
    p = s.palette
    rng = s.rng
    s.back("#fff0d8", "#8a88aa", at=(420, 420), radius=820)
    s.puffs([(650, 180, 220), (120, 90, 180), (700, 420, 150)], colour="#e9e4ea", depth=0.1)
    s.ridge(760, 16, 300, "#aaa5bd", cut="roofs", depth=0.14, haze=0.0)
    s.ridge(850, 24, 420, "#a39ab0", depth=0.22, haze=0.0)
    s.ridge(884, 14, 360, "#8c8a86", cut="grass", depth=0.3, haze=0.0)
    s.ridge(948, 10, 420, "#77735f", cut="grass", depth=0.36, haze=0.0, name="turf")
    s.sheet("torn hole", lambda pen: hole(pen, rng), depth=0.38, haze=0.0)
    sets = ((p.accent, "#f3d9b0"), ("#3f6a7a", "#f3d9b0"), (p.accent2, "#8a3f3a"), ("#7a4a72", "#e6c6d8"), ("#4c7a5e", "#f0e0b0"), ("#f4ece0", p.accent))
    s.sheet("back kites", lambda pen: [kite(pen, *KITES[i][:4], sets[KITES[i][4]]) for i in (2, 5, 7, 9)], role="prop", depth=0.42, haze=0.0, count=4)
    oak = s.sheet("bare tree", lambda pen: tree(pen, "#3b2f45", rng), role="subject", depth=0.5, haze=0.0)
    s.sheet("lost kites", lambda pen: [kite(pen, *KITES[i][:4], sets[KITES[i][4]]) for i in (0, 1, 3, 4, 6, 8)], role="subject", lift=16, count=6)

    def tail(pen):
        pen.path("M350,842 C410,880 450,800 520,838 C580,870 620,800 680,826 C720,842 760,800 820,812", "#f8f4f0", stroke=4)
        for i, (x, y, a) in enumerate(((404, 850, 0), (474, 826, -20), (548, 848, 20), (620, 826, -18), (696, 832, 10), (768, 812, -8))):
            with pen.at(x, y, turn=a, scale=1.35):
                pen.path("M0,0 l-34,-19 v38Z M0,0 l34,-19 v38Z", (p.accent, p.accent2, "#f3d9b0")[i % 3])
                pen.circle(0, 0, 7, "#3a2c3c")

    s.sheet("tail of bows", tail, role="accent", depth=0.72, haze=0.0)

    def stand(pen):
        pen.path("M528,1120 V1030 H716 V1120Z", "#6a4a3c")
        for i in range(5):
            pen.path(f"M{514 + i * 44},1026 h44 v22 a22,16 0 0 1 -44,0Z", p.accent if i % 2 else "#f6ead8")
        pen.path("M600,1000 h22 v26 h-22Z", p.accent2)

    for x, age, top in ((566, "child", "#4c7a5e"), (668, "child", "#8a3f3a")):
        s.figure(at=(x, 1120), age=age, pose="shout" if x < 600 else "stand", view="front_left", height=158, lift=14, clothes=dict(top="coat", colour=top, hat="beanie"), prop=None, label="ticket seller")
    s.sheet("ticket stand", stand, role="prop", depth=0.8, haze=0.0)
    for a, b in (((290, 640), (56, 1076)), ((322, 640), (486, 1090))):
        s.thread(a, b, "#f1e4cc", width=3, depth=0.74)
    s.sheet("rope round the trunk", lambda pen: [pen.path(f"M256,{y} Q304,{y + 16} 352,{y - 4}", "#f1e4cc", stroke=5) for y in (634, 644)], depth=0.75, haze=0.0)
    s.sheet("pegs", lambda pen: [pen.path(f"M{x - 7},{y - 26} h14 l-4,50 h-6Z", "#c98f4e") for x, y in ((56, 1080), (486, 1094))], depth=0.76, haze=0.0)
    boy = s.figure(at=(128, 1176), age="child", pose="look_up", view="back", height=205, role="witness", lift=26, clothes=dict(top="coat", colour="#c4572f", hat="none", scarf="#f3d9b0"), hair="messy", label="boy without a kite")
    s.ridge(1164, 10, 300, "#504c40", cut="grass", depth=0.92, plane="front", haze=0.0)
    s.relate(oak, "catches", "kites")
    s.describe("A bare tree full of kites is tied down with ropes. It has pulled out "
               "of the ground, and a dark hole gapes below. From its trunk trails a "
               "tail of coloured bows. A child in red looks on; two others sit at a "
               "striped stand. The sky is grey.")  # fmt: skip
    s.moods("melancholy", "hopeful", "restless", "windy")
    s.themes("losing things", "flight", "trees", "letting go")
    s.says("reunion", "hungry tree", "deeply rooted", "collector", "up, up", "finders keepers", "where all of them end", "take-off", "tug of war", "a good wind for leaving",
           "museum", "envy", "it only wanted to play", "hold on tight", "roots or wings", "autumn sale", "the biggest kite of all")
    s.about(place="a common at the edge of town", time="morning", weather="windy and cold", light="pale sun", view="eye level", composition="left")
