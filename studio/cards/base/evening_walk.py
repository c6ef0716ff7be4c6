"""A little lady and her poodle throw the shadows of a wolf and of his small companion."""

from __future__ import annotations

import math
from itertools import pairwise

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

FOOT = 926  # where the wall meets the pavement
LAMP = (744, 800)
LIFT = FOOT - 1004  # the shadows and the door were drawn for a lower wall
DARK = "#2b1420"
TONES = ("#b0675c", "#a55b56", "#bd7868", "#9a5356", "#c18a74")
WOLF = ("M392,1004 L398,952 Q372,900 400,842 L386,800 L360,800 Q366,880 330,930 L322,972 "
        "L282,1004 Q256,1006 240,990 Q262,976 286,968 L288,920 Q300,850 290,790 "
        "Q262,690 276,600 Q240,640 212,636 Q196,640 188,622 Q180,604 198,598 Q210,592 222,602 "
        "Q262,540 288,492 Q286,452 296,420 Q254,430 214,420 Q168,414 150,398 Q140,380 158,374 "
        "Q214,352 262,318 Q276,292 300,284 Q300,236 316,200 Q346,236 352,276 Q376,240 396,232 "
        "Q402,290 392,330 Q440,400 434,452 Q470,520 468,600 Q474,664 508,704 Q530,712 528,732 "
        "Q518,750 494,738 Q452,700 430,640 Q436,720 430,772 Q506,776 532,850 Q540,900 506,948 "
        "Q502,900 478,876 Q456,864 432,846 Q452,880 436,952 L442,972 L470,1004Z")  # fmt: skip
MOUTH = "M150,398 Q200,396 252,388 Q214,412 172,412Z"
TAILCOAT = "M296,600 Q280,760 286,800 L392,800 Q400,880 392,936 Q470,900 452,760 L440,600Z"


def near(x: float, y: float) -> float:
    """How much of the lamp's light comes here, 0 to 1."""
    return math.exp(-((math.hypot((x - LAMP[0]) * 0.9, y - LAMP[1]) / 560) ** 2))


def brick(pen: Pen, rng: np.random.Generator, x: float, y: float, tone: Colour) -> None:
    lit = near(x + 30, y + 14)
    tone = mix(mix(tone, "#5d3145", 0.62 * (1 - lit)), "#f0b890", 0.34 * lit)
    w = 61 + rng.uniform(-2, 2)
    pen.rect(x, y, w, 27, tone, radius=3)
    pen.rect(x + 3, y + 21, w - 4, 6, darken(tone, 0.16), 0.8, radius=2)
    if rng.random() < 0.3:
        pen.rect(x + 4, y + 3, w * rng.uniform(0.3, 0.8), 5, lighten(tone, 0.16), 0.8, radius=2)


def wall(pen: Pen, rng: np.random.Generator) -> None:
    """Brick courses, the nearer to the lamp the rosier."""
    pen.rect(0, 0, 800, FOOT, "#5a343c")
    for row in range(33):
        for col in range(-1, 13):
            x = col * 65 + (row % 2) * 32 + rng.uniform(-2, 2)
            brick(pen, rng, x, row * 31 - 8, TONES[int(rng.integers(5))])


def walled_door(pen: Pen, rng: np.random.Generator) -> None:
    """A doorway with a stone frame, closed with other, greyer bricks; a step is left."""
    with pen.at(0, LIFT):
        door_bricks(pen, rng)


def door_bricks(pen: Pen, rng: np.random.Generator) -> None:
    pen.path("M22,1004 V640 Q24,548 112,540 Q204,548 206,640 V1004Z", "#8a6a66")
    pen.path("M42,1004 V644 Q46,572 112,566 Q182,572 186,644 V1004Z", "#38222c")
    with pen.clip("M46,1004 V646 Q50,578 112,572 Q178,578 182,646 V1004Z"):
        for row in range(24):
            for col in range(5):
                x, y = 20 + col * 47 + (row % 2) * 23, 566 + row * 19
                tone = mix("#8c6e70", "#6d525c", rng.random())
                pen.rect(x + rng.uniform(-1, 1), y, 44, 16, tone, radius=2)
                pen.rect(x + 2, y + 12, 40, 4, darken(tone, 0.2), 0.8)
    for y in (660, 740, 830, 915):
        pen.line(22, y, 42, y + 2, "#4a323a", 3)
        pen.line(186, y, 206, y - 2, "#4a323a", 3)
    for a, b, c, d in ((62, 572, 72, 594), (112, 541, 112, 567), (164, 572, 154, 594)):
        pen.line(a, b, c, d, "#4a323a", 3)
    pen.path("M24,640 Q28,552 112,543 Q168,546 192,584", "#b58f84", 0.8, stroke=4)
    pen.rect(8, 984, 212, 24, "#7d605f", radius=3)
    pen.rect(8, 984, 212, 8, "#b08c82", radius=3)


def pavement(pen: Pen, rng: np.random.Generator) -> None:
    """Worn flags that run towards us, and a kerb, bright under the lamp."""
    pen.rect(0, FOOT - 2, 800, 300, "#38222f")
    rows = (FOOT, FOOT + 36, FOOT + 84, FOOT + 146, FOOT + 222)
    for row, (y, below) in enumerate(pairwise(rows)):
        k, m = 1 + (y - FOOT) / 300, 1 + (below - FOOT) / 300
        for col in range(-5, 5):
            at = col * 122 + (row % 2) * 61 + rng.uniform(-3, 3) + 34
            lit = near(420 + at * k + 60, y + 30)
            tone = mix("#5a4152", "#e2ac8c", min(1.0, lit * 0.9 + rng.uniform(0, 0.08)))
            quad = [(420 + at * k, y + 2), (420 + (at + 117) * k, y + 2),
                    (420 + (at + 117) * m, below - 2), (420 + at * m, below - 2)]  # fmt: skip
            pen.poly(quad, tone)
            pen.line(quad[3][0] + 4, below - 5, quad[2][0] - 4, below - 5, darken(tone, 0.2), 6)
    pen.rect(0, FOOT + 224, 800, 60, "#2f1a28")
    pen.rect(0, FOOT + 224, 800, 16, "#7d5a5e")
    pen.rect(0, FOOT - 4, 800, 12, "#2b1420", 0.7)


def shadows(pen: Pen) -> None:
    """The gentleman, his leash, and whom he leads by the wrist."""
    with pen.at(0, LIFT), pen.see_through(0.84):
        pen.path(WOLF, DARK)
        pen.path(TAILCOAT, DARK)
        pen.path("M300,300 Q346,262 392,318 L396,300 Q350,246 296,284Z", DARK)
        pen.taper([(520, 728), (560, 800), (556, 874)], 5, 5, DARK)
        small_companion(pen)
    with pen.at(0, LIFT):
        pen.path(MOUTH, "#8a5258", 0.75)
        pen.path("M170,398 l6,10 l7,-11 M196,397 l6,9 l7,-10", DARK, 0.9, stroke=3)
        pen.path("M276,336 Q290,324 306,336 Q292,342 276,336Z", "#c98a76", 0.9)


def small_companion(pen: Pen) -> None:
    """A very small lady with a hat, bowing, one wrist held up by the leash."""
    pen.path("M652,912 Q676,896 690,918 Q718,964 722,1004 L628,1004 Q636,960 652,912Z", DARK)
    pen.taper([(556, 876), (594, 928), (646, 900)], 8, 15, DARK)
    pen.circle(556, 874, 7, DARK)
    with pen.at(673, 924, turn=-26), pen.at(-645, -920):
        pen.path("M618,862 Q636,838 656,862 Q664,900 662,926 L628,926 Q618,900 618,862Z", DARK)
        pen.oval(612, 852, 16, 19, DARK)
        pen.path("M600,852 L588,862 L600,866Z", DARK)
        pen.path("M570,850 Q606,822 656,830 L655,838 Q610,838 574,858Z", DARK)
        pen.path("M590,842 Q592,812 612,810 Q634,810 636,832Z", DARK)
        pen.circle(636, 846, 9, DARK)


def lantern(pen: Pen) -> None:
    """A low lamp on a post at the edge."""
    x, y = LAMP
    pen.path(f"M{x - 9},{y + 44} L{x + 9},{y + 44} L{x + 12},1050 L{x - 12},1050Z", "#2b1c26")
    pen.path(f"M{x - 9},{y + 44} L{x - 3},{y + 44} L{x - 4},1050 L{x - 12},1050Z", "#6d4a4c")
    pen.path(f"M{x - 30},1064 Q{x},1034 {x + 30},1064Z M{x - 18},940 h36 v12 h-36Z", "#3a2630")
    pen.path(f"M{x - 22},{y + 40} L{x - 36},{y - 42} L{x + 36},{y - 42} L{x + 22},{y + 40}Z",
             "#ffdf94")  # fmt: skip
    pen.path(f"M{x - 10},{y + 30} Q{x - 22},{y - 4} {x},{y - 34} Q{x + 22},{y - 4} {x + 10},"
             f"{y + 30}Z", "#fff8de")  # fmt: skip
    for dx in (-1, 0, 1):
        pen.line(x + dx * 22, y + 42, x + dx * 36, y - 42, "#3a2630", 5)
    pen.path(f"M{x - 46},{y - 40} Q{x - 20},{y - 60} {x},{y - 82} Q{x + 20},{y - 60} {x + 46},"
             f"{y - 40}Z M{x - 28},{y + 38} h56 v12 h-56Z", "#3a2630")  # fmt: skip
    pen.circle(x, y - 86, 8, "#3a2630")
    pen.path(f"M{x - 40},{y - 43} Q{x - 18},{y - 60} {x - 4},{y - 74}", "#8a6258", stroke=5)


def poodle(pen: Pen, x: float, y: float) -> None:
    """A clipped white poodle trotting to the left, nose in the air."""
    white, grey, skin = "#f6e6d6", "#cfae9f", "#dcb7a2"
    with pen.at(x, y, scale=1.12):
        for px, lean in ((-26, -14), (-12, 8), (30, 12), (40, -8)):
            pen.taper([(px, -44), (px + lean * 0.5, -22), (px + lean, -4)], 9, 6, skin)
            pen.circle(px + lean * 0.7, -14, 9, grey if lean > 0 else white)
            pen.oval(px + lean - 3, -3, 8, 4, skin)
        pen.oval(14, -54, 36, 17, skin)
        pen.circle(34, -54, 21, white)
        pen.circle(40, -48, 12, grey)
        pen.taper([(48, -64), (62, -84)], 6, 4, skin)
        for cx, cy, r in ((64, -90, 11), (60, -94, 8)):
            pen.circle(cx, cy, r, white)
        for cx, cy, r, tone in ((-18, -58, 24, grey), (-22, -64, 22, white), (-12, -48, 16, white),
                                (-34, -80, 15, white)):  # fmt: skip
            pen.circle(cx, cy, r, tone)
        pen.path("M-44,-104 Q-74,-106 -82,-98 Q-84,-90 -72,-89 L-44,-86Z", skin)
        pen.circle(-82, -97, 5, DARK)
        pen.circle(-40, -98, 17, white)
        pen.circle(-36, -116, 15, white)
        pen.circle(-46, -110, 10, white)
        pen.oval(-27, -92, 10, 20, grey)
        pen.circle(-54, -100, 3.4, DARK)
        pen.path("M-76,-90 Q-64,-88 -56,-91", "#8a5a4c", stroke=2.5)
        pen.path("M-46,-80 Q-34,-74 -24,-80", "#b3342f", stroke=7)


@card(id="8qn53b", title="Evening Walk", seed=12, palette="rose_brick", light=(0.85, -0.4))
def paint(s: Scene) -> None:
    rng = s.rng
    s.backdrop("#4a2c38", "#7a4a4f")
    s.draw(lambda pen: wall(pen, rng), name="brick wall", role="place", depth=0.6, volume=0, rim=0,
           material="place", record=True)  # fmt: skip
    s.draw(lambda pen: walled_door(pen, rng), name="bricked-up door", depth=0.62, volume=0.1,
           rim=0.1)  # fmt: skip
    s.draw(lambda pen: pavement(pen, rng), name="pavement", role="place", depth=0.7, volume=0,
           rim=0, record=False)  # fmt: skip
    shadow = s.draw(shadows, name="shadow of an upright wolf leading a small lady", role="subject",
                    depth=0.66, volume=0, rim=0, edge=0, wobble=1.5, contact=0)  # fmt: skip
    s.glow(LAMP, 300, "#ffca86", 0.34)
    lady = s.figure((658, 1124), age="old", pose="walk", view="left", height=206, seed=21,
                    role="witness", hair="bun", prop="cane", expression="calm",
                    clothes={"top": "dress", "colour": "#3f6d70", "hat": "wide_brim",
                             "hat_colour": "#b3342f", "scarf": False, "shoes": "shoes"},
                    shadow=(-46, 4, 8, 0.45))  # fmt: skip
    dog = s.draw(lambda pen: poodle(pen, 486, 1132), name="poodle", role="witness", depth=0.8,
                 ground=1132, shadow=(-40, 4, 8, 0.4))  # fmt: skip
    hand = lady["hand_west"]
    s.draw(lambda pen: pen.path(f"M{hand[0]},{hand[1]} Q550,1084 450,1044", "#b3342f", stroke=4),
           name="leash", role="accent", depth=0.82, volume=0)  # fmt: skip
    s.draw(lantern, name="street lamp", depth=0.85, ground=1070)
    s.glow(LAMP, 120, "#fff0c0", 0.6)
    s.vignette(0.4, "#1d0d18")
    s.relate(dog, "casts the shadow of", shadow)
    s.describe("A small old lady’s poodle casts the shadow of a wolf. At night she walks it "
               "along a brick wall, past a street lamp. The huge shadow wolf stands upright, "
               "touches a bricked-up door and holds her small stooping shadow on a lead. Her "
               "hat is red, the poodle white.")  # fmt: skip
    s.moods("uncanny", "sly", "theatrical", "amused")
    s.themes("shadows", "power", "night", "hidden nature", "pets")
    s.says("who walks whom", "wolf at the door", "bigger than it looks", "good dog",
           "the other side of me", "Grandmother, what big ears", "knock knock", "shadow theatre",
           "his inner beast", "a late stroll", "appearances deceive", "on a short leash",
           "ancestors", "claws clicking on stone", "big ego", "the power behind her")  # fmt: skip
    s.about(place="an alley", time="night", weather="still", light="one low street lamp",
            view="eye level", composition="high", unexplained="the bricked-up door")  # fmt: skip
