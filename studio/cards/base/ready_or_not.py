"""Everybody hides in this wood, and the smallest one counts."""

from __future__ import annotations

from typing import Any

import numpy as np

from reverie_studio.colour import darken, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

# x, foot, width of the trunks; the far ones first
BACK = ((92, 800, 26), (196, 792, 24), (300, 798, 26), (408, 790, 24), (502, 796, 26), (606, 792, 24), (708, 800, 26), (786, 794, 24))
FRONT = ((40, 880, 48), (148, 902, 46), (252, 884, 50), (356, 906, 46), (462, 890, 48), (566, 908, 48), (668, 888, 50), (764, 904, 48))
RED = ("#c23a26", "#d9502f", "#a82a22", "#e8703a", "#b8301f", "#e99a4a")
SHOES = 5  # the trunk with nobody behind it


def trunk(pen: Pen, x: float, foot: float, w: float, far: bool, rng: np.random.Generator) -> None:
    """A slim pale birch."""
    pale, shade, mark = ("#e8b89c", "#d39a80", "#a86a58") if far else ("#f7efe2", "#cdb9a8", "#3a2a2a")
    lean = rng.normal(0, 8)
    pen.path(f"M{x - w / 2},{foot} Q{x - w * 0.4},{foot * 0.5} {x - w * 0.34 + lean},0 H{x + w * 0.34 + lean} Q{x + w * 0.4},{foot * 0.5} {x + w / 2},{foot} "
             f"q{w * 0.2},10 {w * 0.3},12 H{x - w * 0.8} q{w * 0.2},-4 {w * 0.3},-12Z", pale)  # fmt: skip
    pen.path(f"M{x + w * 0.14},{foot + 8} Q{x + w * 0.1},{foot * 0.5} {x + w * 0.06 + lean},0 H{x + w * 0.34 + lean} Q{x + w * 0.4},{foot * 0.5} {x + w / 2},{foot + 8}Z", shade)
    for _ in range(5 if far else 12):
        y, left = rng.uniform(200, foot - 30), rng.random() < 0.5
        n = w * rng.uniform(0.2, 0.5)
        x0 = x - w * 0.42 if left else x + w * 0.42 - n
        pen.path(f"M{x0},{y} q{n / 2},{-5} {n},0 q{-n / 2},6 {-n},0Z", mark)


def canopy(pen: Pen, rng: np.random.Generator, low: float, count: int, dark: float) -> None:
    for _ in range(count):
        x = rng.uniform(-20, 820)
        y = low * rng.random() ** 0.8 + 26 * np.sin(x / 70)
        r = rng.uniform(9, 22)
        with pen.at(x, y, turn=rng.uniform(0, 180)):
            pen.path(f"M{-r},0 Q0,{-r * 0.8} {r},0 Q0,{r * 0.8} {-r},0Z", darken(RED[int(rng.integers(6))], dark))


def litter(pen: Pen, rng: np.random.Generator) -> None:
    """Fallen leaves, thick near the trees and sparse in the open."""
    for _ in range(420):
        y = 880 + 320 * rng.random()
        k = 0.5 + (y - 860) / 340
        with pen.at(rng.uniform(0, 800), y, scale=k, turn=rng.uniform(-30, 30)):
            tone = RED[int(rng.integers(6))]
            pen.path("M-9,0 Q0,-6 9,0 Q0,6 -9,0Z", mix(tone, "#5a1a18", 0.2 * rng.random()))


def fawn(pen: Pen) -> None:
    """It stands at a stump with its face in its forelegs."""
    fur, lit, dark = "#c27a40", "#e0a466", "#8f5228"
    pen.path("M322,1140 Q330,1072 338,1062 L416,1060 Q424,1080 434,1140 Q380,1152 322,1140Z", "#6b3f2c")
    pen.path("M322,1140 Q330,1072 338,1062 L362,1062 Q350,1100 354,1144Z", "#93603f")
    pen.oval(377, 1061, 40, 12, "#e6b981")
    pen.oval(377, 1061, 25, 7, "#c08a56", stroke=3)
    for x in (540, 574):
        pen.path(f"M{x - 14},1040 Q{x + 8},1080 {x - 2},1104 L{x + 2},1150 H{x + 13} L{x + 12},1104 Q{x + 26},1070 {x + 18},1030Z", dark if x > 560 else fur)
        pen.path(f"M{x + 1},1146 h14 l3,12 h-20Z", "#2c1a18")
    pen.path("M430,1010 Q470,968 540,976 Q596,986 604,1030 Q606,1066 560,1068 Q500,1076 452,1060 Q420,1044 430,1010Z", fur)
    pen.path("M430,1010 Q470,968 540,976 Q580,982 596,1006 Q530,992 450,1024Z", lit)
    for x, y in ((486, 1000), (512, 992), (540, 998), (566, 1010), (500, 1018), (530, 1018), (556, 1030), (474, 1024)):
        pen.oval(x, y, 7, 5, "#fbe8c8")
    pen.path("M596,1004 Q624,992 622,1016 Q616,1034 598,1030Z", "#fbe8c8")
    pen.path("M444,1048 Q418,1070 396,1064 L356,1058 Q346,1046 362,1042 L408,1044 Q420,1030 440,1024Z", dark)
    pen.path("M440,1006 Q420,984 396,996 Q372,1004 366,1034 Q368,1052 392,1050 Q424,1052 450,1044Z", fur)
    pen.path("M440,1006 Q420,984 396,996 Q384,1000 376,1012 Q408,1004 436,1022Z", lit)
    pen.path("M414,996 Q404,952 384,944 Q378,970 396,1000Z M432,1000 Q440,958 462,950 Q466,980 444,1006Z", fur)
    pen.path("M408,988 Q402,964 390,956 Q388,974 398,992Z M438,992 Q444,970 456,962 Q456,982 444,998Z", "#eab39a")
    for line, tone in (([(440, 1050), (404, 1064), (376, 1048), (366, 1018)], dark), ([(462, 1036), (434, 1064), (402, 1052), (388, 1014)], lit)):
        pen.taper([(x + 3, y + 5) for x, y in line], 26, 19, "#6b3a20")
        pen.taper(line, 26, 18, tone)
        x, y = line[-1]
        pen.path(f"M{x - 11},{y + 4} Q{x - 10},{y - 20} {x + 1},{y - 22} Q{x + 13},{y - 18} {x + 11},{y + 4}Z", "#2c1a18")
    pen.oval(360, 1042, 9, 7, "#2c1a18")


def bits(pen: Pen) -> None:
    """Small things that stick out: a wheel, a hat brim, a kite tail."""
    pen.circle(702, 856, 34, "#3a2a2a", stroke=6)
    for i in range(8):
        a = i * np.pi / 4
        pen.line(702, 856, 702 + 32 * np.cos(a), 856 + 32 * np.sin(a), "#8a7468", 3)
    pen.path("M690,826 Q740,826 736,780 Q720,748 690,752Z", "#31566b")
    pen.path("M690,756 Q716,752 732,776", "#f2dfc0", stroke=5)


def shoes(pen: Pen) -> None:
    x, y, _ = FRONT[SHOES]
    for d in (-1, 1):
        with pen.at(x + d * 25, y + 14, flip=d < 0):
            pen.path("M-16,0 Q-20,-26 -4,-30 Q10,-28 14,-16 Q40,-14 42,0Z", "#2f6f78")
            pen.path("M-16,0 H42 V6 H-16Z", "#1c2f38")
            pen.path("M0,-24 l12,-2 M4,-17 l12,-2", "#f6e6c0", stroke=4)
            pen.oval(-4, -29, 11, 5, "#15282e")


@card(id="9hedfm", title="Ready or Not", seed=10, palette="tomato", light=(-0.4, -0.9))
def paint(s: Scene) -> None:
    rng = s.rng
    s.backdrop("#d9583a", "#f9d9a8", "#f2a66e")
    s.glow((400, 560), 420, "#fff0c8", 0.5)
    s.draw(lambda pen: canopy(pen, rng, 330, 420, 0.0), name="far leaves", depth=0.3, volume=0, rim=0, record=False, haze=0.35)
    s.hills(792, 8, 260, "#c95f38", depth=0.5, name="forest floor")
    s.draw(lambda pen: [trunk(pen, *t, True, rng) for t in BACK], name="far birches", role="place", depth=0.45, count=8, haze=0.1)
    s.put("giraffe", at=(388, 836), scale=0.92, depth=0.55, haze=0.05, role="subject", flip=True, label="giraffe")
    s.put("elephant", at=(262, 872), scale=0.44, depth=0.6, role="subject", label="elephant")
    s.put("deer", at=(664, 872), scale=0.46, depth=0.6, role="subject", stag=True, label="stag")
    s.put("bear", at=(446, 884), scale=0.48, pose="stand", depth=0.6, role="subject", label="bear")
    s.put("ghost_sheet", at=(160, 886), scale=0.62, depth=0.62, role="subject", label="ghost")
    people: tuple[tuple[float, float, str, str, str | float, float, dict[str, Any]], ...] = (
        (30, 872, "broad", "stand", "right", 214, {"top": "suit", "colour": "#34507a", "hat": "bowler"}),
        (372, 896, "child", "peek", "front", 128, {"top": "dress", "colour": "#e0a43a"}),
        (758, 892, "old", "stand", "left", 196, {"top": "long_coat", "colour": "#3f6a58", "beard": "long"}),
        (470, 884, "tall", "stand", "front", 150, {"top": "gown", "colour": "#7a4a86"}),
        (92, 806, "adult", "peek", "front", 132, {"top": "dress", "colour": "#2f7a7c"}),
        (500, 800, "adult", "stand", "right", 130, {"top": "uniform", "colour": "#31476e"}),
        (606, 798, "broad", "stand", "back", 128, {"top": "apron", "colour": "#b88a3a"}),
        (196, 798, "child", "peek", "front", 100, {"top": "raincoat", "colour": "#f0c23c"}),
    )  # fmt: skip
    for i, (x, y, age, pose, view, height, clothes) in enumerate(sorted(people, key=lambda p: p[1])):
        s.figure((x, y), age=age, pose=pose, view=view, height=height, clothes=clothes, seed=30 + i, role="subject", prop=None,
                 depth=0.6 if y > 820 else 0.5, haze=0.0 if y > 820 else 0.08, expression="sly")  # fmt: skip
    s.put("accordion", at=(150, 800), scale=0.36, depth=0.62, turn=8, haze=0)
    s.put("umbrella", at=(250, 790), scale=0.36, depth=0.62, colour="#2f7a7c", haze=0)
    s.put("fox", at=(54, 884), scale=0.3, depth=0.63, haze=0)
    s.put("trumpet", at=(470, 640), scale=0.34, depth=0.62, haze=0)
    s.draw(bits, name="pram", depth=0.62, haze=0)
    s.draw(lambda pen: [trunk(pen, *t, False, rng) for t in FRONT], name="birches", role="place", depth=0.8, count=8, haze=0,
           volume=0.2, shadow=(10, 4, 8, 0.35))  # fmt: skip
    s.draw(lambda pen: canopy(pen, rng, 180, 330, 0.06), name="red leaves", role="place", depth=0.85, volume=0.1, rim=0.2)
    s.hills(906, 8, 300, "#a8402c", depth=0.85, name="clearing", texture="grass")
    s.draw(lambda pen: litter(pen, rng), name="fallen leaves", depth=0.86, volume=0, rim=0)
    s.draw(shoes, name="pair of shoes", role="accent", depth=0.88)
    one = s.draw(fawn, name="fawn counting at a stump", role="witness", depth=0.92, ground=1146, contact=0.5)
    s.draw(lambda pen: canopy(pen, rng, 900, 40, 0.0), name="falling leaves", plane="front", depth=0.9, volume=0, record=False)
    s.vignette(0.25)
    s.relate("birch wood", "is inhabited by", "hiders")
    s.relate(one, "waits for", "hiders")
    s.describe("Animals and people stand behind birches; a fawn covers its eyes. It "
               "is in front, at a stump. Between the trunks show parts of giraffe, "
               "elephant, bear, fox and stag, an accordion, a trumpet, an umbrella, a"
               " pram. At one trunk only shoes stick out. Red leaves everywhere.")  # fmt: skip
    s.moods("playful", "comic", "eerie")
    s.themes("hide and seek", "trust", "secrets", "autumn", "games")
    s.says("ready or not, here I come", "count to a hundred", "badly hidden", "can't see the wood for the trees", "no peeping",
           "everyone has something to hide", "a surprise party", "the littlest is it", "too tall to hide", "whose shoes are those?",
           "rustling leaves", "behind your back", "playing with the big ones", "red alert", "closed eyes", "the missing player")  # fmt: skip
    s.about(place="a birch wood in autumn", time="noon", weather="leaf fall", light="autumn noon", view="eye level", composition="low")
