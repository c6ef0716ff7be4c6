"""Four of the birches are the legs of a giant elk; the woman below has not looked up."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, darken
from reverie_studio.pen import Pen, Point
from reverie_studio.scene import Scene, card

FLOOR = 1010
BARK, SHADE, MARK = "#f4efe4", "#c3bcb0", "#38302e"
COAT, COAT_SHADE, COAT_DARK = "#c6bbac", "#a3978b", "#857b74"


def marks(pen: Pen, rng: np.random.Generator, points: list[Point], w0: float, w1: float,
          count: int, tone: Colour = MARK) -> None:  # fmt: skip
    """The black dashes of a birch, along a trunk."""
    for i in range(count):
        t = (i + rng.uniform(0.1, 0.9)) / count * (len(points) - 1)
        a, b = points[int(t)], points[int(t) + 1]
        f = t - int(t)
        x, y = a[0] + (b[0] - a[0]) * f, a[1] + (b[1] - a[1]) * f
        w = w0 + (w1 - w0) * t / (len(points) - 1)
        side = rng.choice([-1, 1])
        n = w * rng.uniform(0.2, 0.55)
        x0 = x + side * w * 0.46
        h = w * rng.uniform(0.04, 0.1)
        pen.path(f"M{x0},{y - h} L{x0 - side * n},{y} L{x0},{y + h * 1.4}Z", tone, 0.9)


def trunk(pen: Pen, rng: np.random.Generator, x0: float, x1: float, w: float, tone: Colour,
          foot: float, count: int, dark: Colour = MARK) -> None:  # fmt: skip
    """A white trunk from the floor to beyond the top, drawn together above."""
    points = [(x0, foot), ((x0 * 2 + x1) / 3 + 4, foot * 0.6), (x1, -20)]
    pen.taper(points, w, w * 0.62, tone)
    pen.taper([(x + w * 0.26, y) for x, y in points], w * 0.42, w * 0.24, darken(tone, 0.13))
    pen.path(f"M{x0 - w * 0.5},{foot - 40} Q{x0 - w * 0.6},{foot} {x0 - w},{foot + 10} "
             f"L{x0 + w},{foot + 10} Q{x0 + w * 0.6},{foot} {x0 + w * 0.5},{foot - 40}Z",
             darken(tone, 0.06))  # fmt: skip
    marks(pen, rng, points, w, w * 0.62, count, dark)


def far_wood(pen: Pen, rng: np.random.Generator) -> None:
    for _ in range(26):
        x = rng.uniform(-60, 860)
        trunk(pen, rng, x, 400 + (x - 400) * 0.74, rng.uniform(12, 22), "#dcd6ca",
              FLOOR - rng.uniform(60, 96), 12, "#a39a90")  # fmt: skip


def middle_wood(pen: Pen, rng: np.random.Generator) -> None:
    for x in (-10, 92, 330, 478, 640, 790):
        trunk(pen, rng, x, 400 + (x - 400) * 0.66, rng.uniform(26, 36), "#e9e3d7",
              FLOOR - rng.uniform(20, 44), 14, "#7a706a")  # fmt: skip


def near_wood(pen: Pen, rng: np.random.Generator) -> None:
    for x0, x1, w in ((26, 92, 74), (784, 722, 66)):
        trunk(pen, rng, x0, x1, w, BARK, FLOOR + 210, 16)


def leg(pen: Pen, rng: np.random.Generator, points: list[Point], w: float, near: bool) -> None:
    """A trunk with a knee, fur growing into bark, and a hoof."""
    tone = BARK if near else "#ddd6ca"
    pen.taper(points, w * 1.5, w * 0.86, tone)
    pen.taper([(x + w * 0.24, y) for x, y in points], w * 0.62, w * 0.3, darken(tone, 0.16))
    (kx, ky), (fx, fy) = points[2], points[-1]
    pen.oval(kx, ky, w * 0.74, w * 0.86, tone)
    pen.oval(kx + w * 0.26, ky + w * 0.14, w * 0.42, w * 0.62, darken(tone, 0.16))
    for dy in (-0.5, -0.2, 0.2):
        pen.path(f"M{kx - w * 0.66},{ky + dy * w} l{w * (0.5 - abs(dy) * 0.4)},{w * 0.06} "
                 f"l{-w * (0.5 - abs(dy) * 0.4)},{w * 0.08}Z", MARK, 0.85)  # fmt: skip
    marks(pen, rng, points, w * 1.5, w * 0.9, 17, MARK if near else "#6f6660")
    pen.path(f"M{fx - w * 0.48},{fy - w * 0.5} L{fx - w * 0.8},{fy + w * 0.34} "
             f"Q{fx - w * 0.2},{fy + w * 0.5} {fx - 3},{fy + w * 0.36} L{fx},{fy - w * 0.1} "
             f"L{fx + 5},{fy + w * 0.36} Q{fx + w * 0.3},{fy + w * 0.5} {fx + w * 0.8},"
             f"{fy + w * 0.3} L{fx + w * 0.48},{fy - w * 0.5}Z", "#4d423f")  # fmt: skip
    pen.path(f"M{fx - w * 0.46},{fy - w * 0.4} L{fx - w * 0.7},{fy + w * 0.26} "
             f"L{fx - w * 0.34},{fy + w * 0.36} L{fx - w * 0.2},{fy - w * 0.4}Z", "#8a7a70")
    for i in range(7):
        x = fx - w * 0.6 + i * w * 0.19
        pen.path(f"M{x - 7},{fy - w * 0.52} L{x},{fy - w * 0.16 + (i % 2) * 8} "
                 f"L{x + 9},{fy - w * 0.52}Z", tone)  # fmt: skip


def body(pen: Pen) -> None:
    """The belly in the mist, from underneath."""
    pen.path("M150,330 Q120,150 260,90 Q420,30 600,80 Q720,130 690,330 Q660,392 600,380 "
             "Q420,430 250,380 Q180,400 150,330Z", COAT)  # fmt: skip
    pen.path("M150,330 Q160,300 240,320 Q420,370 600,320 Q670,300 690,330 Q660,392 600,380 "
             "Q420,430 250,380 Q180,400 150,330Z", COAT_SHADE)  # fmt: skip
    for x in range(220, 640, 34):
        pen.path(f"M{x - 14},372 L{x},{412 + (x % 3) * 8} L{x + 16},374Z", COAT_SHADE)


def shoulder(pen: Pen, x: float, y: float, w: float) -> None:
    """Where the coat becomes bark."""
    pen.path(f"M{x - w},{y - 90} Q{x},{y - 190} {x + w},{y - 90} L{x + w * 0.86},{y + 60} "
             f"L{x + w * 0.5},{y + 20} L{x + w * 0.34},{y + 120} L{x},{y + 40} "
             f"L{x - w * 0.3},{y + 150} L{x - w * 0.5},{y + 30} L{x - w * 0.8},{y + 80}Z", COAT)
    pen.path(f"M{x + w * 0.3},{y - 130} Q{x + w},{y - 120} {x + w},{y - 90} L{x + w * 0.86},"
             f"{y + 60} L{x + w * 0.5},{y + 20} L{x + w * 0.34},{y + 120}Z", COAT_SHADE)


def neck(pen: Pen) -> None:
    """A thick neck with a mane that hangs under it."""
    pen.path("M200,200 Q250,110 360,110 Q470,150 440,330 Q420,420 372,470 L350,430 L338,480 "
             "L312,430 L236,390 Q190,300 200,200Z", COAT_SHADE)  # fmt: skip
    for x, y in ((386, 330), (400, 270), (372, 390), (410, 210)):
        pen.path(f"M{x - 26},{y - 24} L{x + 20},{y + 34} L{x + 16},{y - 34}Z", COAT_DARK, 0.7)
    shoulder(pen, 176, 330, 74)
    shoulder(pen, 640, 330, 78)


def head(pen: Pen) -> None:
    """The long head comes down between the trunks and looks at her."""
    pale = "#f3ecdf"
    for side in (-1, 1):
        with pen.at(274, 0, flip=side < 0):
            pen.path("M50,282 Q110,214 168,240 Q150,306 62,318Z", COAT)
            pen.path("M72,284 Q116,240 150,250 Q132,290 72,302Z", "#c79f92")
    pen.path("M244,620 Q270,720 304,620Z", COAT_SHADE)
    pen.path("M212,270 Q240,236 274,234 Q310,236 336,270 Q348,330 320,410 Q314,470 336,520 "
             "Q352,590 318,622 Q274,650 230,622 Q196,590 212,520 Q234,470 228,410 "
             "Q200,330 212,270Z", pale)  # fmt: skip
    pen.path("M290,236 Q318,244 336,270 Q348,330 320,410 Q314,470 336,520 Q352,590 318,622 "
             "Q300,634 280,636 Q312,570 292,480 Q284,420 300,340Z", "#cbc0b1")  # fmt: skip
    pen.path("M210,560 Q226,528 252,540 Q274,552 296,540 Q322,528 338,560 Q344,600 318,622 "
             "Q274,650 230,622 Q204,600 210,560Z", "#a08f86")  # fmt: skip
    pen.path("M226,562 q16,-14 24,6 q-8,16 -22,8Z M322,562 q-16,-14 -24,6 q8,16 22,8Z", MARK)
    pen.path("M274,574 V606 M248,608 Q274,612 300,606", "#5d514c", stroke=4)
    for x, side in ((222, -1), (326, 1)):
        pen.oval(x, 356, 14, 18, "#3a2c28")
        pen.circle(x - 4, 350, 4.5, "#fffaf0")
        pen.path(f"M{x - side * 18},352 Q{x},322 {x + side * 22},366 Q{x + side * 6},336 "
                 f"{x - side * 18},352Z", "#b5a798")  # fmt: skip
    marks(pen, np.random.default_rng(3), [(274, 250), (274, 500)], 92, 76, 10, "#8f8379")


def twig(pen: Pen, points: list[Point], w: float) -> None:
    pen.taper(points, w, w * 0.3, "#5d4d46")
    pen.taper([(x - w * 0.2, y) for x, y in points], w * 0.34, 1.5, "#a8968a")


def antlers(pen: Pen) -> None:
    """Bare twigs with a last few leaves."""
    for side in (-1, 1):
        def at(x: float, y: float, side: int = side) -> Point:
            return 274 + side * x, y

        twig(pen, [at(26, 258), at(90, 200), at(180, 186), at(236, 110), at(262, 20)], 30)
        for ends in ([at(96, 200), at(88, 130), at(116, 50)], [at(160, 176), at(156, 110),
                     at(186, 30)], [at(196, 150), at(250, 150), at(300, 110)],
                     [at(92, 140), at(60, 96), at(56, 40)], [at(230, 100), at(270, 80),
                     at(310, 30)], [at(172, 76), at(150, 40), at(152, 6)]):  # fmt: skip
            twig(pen, ends, 18)
        for i, (x, y) in enumerate((at(116, 50), at(186, 32), at(300, 108), at(56, 44),
                                    at(310, 34), at(250, 150))):  # fmt: skip
            with pen.at(x, y, turn=i * 67):
                pen.path("M0,0 Q12,-10 26,0 Q12,10 0,0Z", "#d0a24a" if i % 2 else "#b98a3a")


def floor(pen: Pen, rng: np.random.Generator) -> None:
    """Pale moss and fallen leaves."""
    pen.path("M0,960 Q180,930 400,952 Q620,930 800,962 V1200 H0Z", "#c9c3ae")
    pen.path("M0,1040 Q260,1000 480,1034 Q660,1010 800,1040 V1200 H0Z", "#b4ae94")
    pen.path("M0,1130 Q300,1100 800,1136 V1200 H0Z", "#938d74")
    for _ in range(240):
        y = 955 + 245 * rng.random() ** 0.8
        k = 0.4 + (y - 955) / 245
        with pen.at(rng.uniform(0, 800), y, scale=k, turn=rng.uniform(0, 360)):
            tone = ("#cfa552", "#b98a3e", "#e0c67e", "#8f8a6a", "#a99f80")[int(rng.integers(5))]
            pen.path("M-11,0 Q0,-8 12,0 Q0,7 -11,0Z", tone, 0.9)


def mushroom(pen: Pen, x: float, y: float, k: float) -> None:
    with pen.at(x, y, scale=k):
        pen.path("M-8,4 Q-4,-20 -7,-32 L8,-32 Q5,-16 10,4Z", "#f6efe0")
        pen.path("M2,-32 L8,-32 Q5,-16 10,4 L2,4Z", "#cdbfa8")
        pen.path("M-30,-30 Q-26,-60 0,-62 Q28,-60 32,-30 Q0,-20 -30,-30Z", "#b8492f")
        pen.path("M-26,-36 Q-20,-58 0,-59 Q-12,-48 -12,-34Z", "#de7a52")
        pen.circle(-4, -46, 5, "#f8ecd8")
        pen.circle(14, -42, 4, "#f8ecd8")


def mushrooms(pen: Pen) -> None:
    for x, y, k in ((540, 1110, 0.8), (572, 1120, 0.55), (90, 1120, 0.6)):
        mushroom(pen, x, y, k)


def far_legs(pen: Pen, rng: np.random.Generator) -> None:
    leg(pen, rng, [(610, 340), (622, 520), (594, 640), (606, 800), (600, 962)], 46, False)
    leg(pen, rng, [(280, 340), (290, 520), (312, 640), (298, 800), (304, 962)], 46, False)


def near_legs(pen: Pen, rng: np.random.Generator) -> None:
    leg(pen, rng, [(664, 300), (690, 520), (654, 660), (672, 850), (664, 1040)], 62, True)
    leg(pen, rng, [(180, 300), (160, 520), (196, 660), (176, 850), (186, 1040)], 62, True)


@card(id="b7sw43", title="Picking Mushrooms", seed=8, palette="bone", light=(-0.4, -0.9))
def paint(s: Scene) -> None:
    rng = s.rng
    s.backdrop("#e2ebdf", "#bfcdb9")
    s.draw(lambda pen: far_wood(pen, rng), name="far birches", role="place", depth=0.25, count=26,
           record=False)  # fmt: skip
    s.mist(700, 500, 0.5)
    s.draw(lambda pen: middle_wood(pen, rng), name="birches", role="place", depth=0.42, count=6)
    s.draw(lambda pen: floor(pen, rng), name="forest floor", role="place", depth=0.6, volume=0,
           rim=0)  # fmt: skip
    s.draw(lambda pen: far_legs(pen, rng), name="far legs", depth=0.5, record=False, haze=0.16)
    elk = s.draw(body, name="giant elk with birch legs", role="subject", depth=0.6, haze=0.12,
                 volume=0.4)  # fmt: skip
    s.mist(160, 200, 0.25)
    s.draw(lambda pen: near_legs(pen, rng), name="near legs", role="subject", depth=0.72,
           ground=1066)  # fmt: skip
    s.draw(neck, name="neck and shoulders", role="subject", depth=0.64, haze=0.06)
    s.draw(antlers, name="antlers of twigs", role="subject", depth=0.66, haze=0.05)
    s.draw(head, name="head of the elk", role="subject", depth=0.7, haze=0.03, volume=0.35)
    s.draw(lambda pen: mushroom(pen, 206, 1014, 1.0), name="mushroom on a hoof", role="accent",
           depth=0.8)  # fmt: skip
    s.draw(mushrooms, name="mushrooms", count=3, depth=0.85)
    s.put("basket", at=(470, 1120), scale=0.42, depth=0.86, fill="nothing")
    s.figure((366, 1104), age="adult", pose="bow", view="left", height=240, seed=5,
             role="witness", prop=None, hair={"kind": "bun", "colour": "#7a3f22"},
             reach={"hand_right": (-146, -126), "hand_left": (-136, -104)},
             clothes={"top": "gown", "colour": "#d09a2c", "hat": "headscarf",
                      "hat_colour": "#9c3a30"})  # fmt: skip
    s.draw(lambda pen: near_wood(pen, rng), name="near birches", depth=0.92, count=2, record=False)
    s.relate(elk, "turns into", "birches")
    s.describe("A giant elk in a birch wood has birch trunks for legs. It bends its head; its "
               "antlers are twigs with a few leaves. Below, a woman in a yellow dress picks a "
               "red mushroom growing on its hoof. A basket stands beside her. The wood is white "
               "and misty.")  # fmt: skip
    s.moods("uncanny", "majestic", "hushed", "gentle")
    s.themes("nature", "being watched", "hiding", "the forest", "attention")
    s.says("do not look up", "the forest has eyes", "hidden in plain sight", "guardian",
           "cannot see the wood for the trees", "knee deep", "she only sees the small things",
           "camouflage", "king of the wood", "pardon, that is my foot", "ignorance is bliss",
           "a breath on the neck", "long legs", "ancient spirit", "autumn harvest",
           "twigs cracking softly")  # fmt: skip
    s.about(place="a birch wood", time="day", weather="light mist", light="white overcast light",
            view="from below", composition="centred", foreground="birch trunks at both edges")  # fmt: skip
