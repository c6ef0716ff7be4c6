"""A girl draws fish on the floor of a boat; over our edge comes the head of a bird that has seen them."""

from __future__ import annotations

import math

from reverie_studio.colour import mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

SAND, WOOD, DARK, CHALK = "#d8bf9a", "#a8683c", "#43271f", "#fbf4e4"
TIP = (318, 812)


def rail(y: float) -> float:
    """Half the boat's width at its rim."""
    return 356 * (1 - math.exp(-max(0.0, y + 50) / 270))


def floor(y: float) -> float:
    """… and at its floor."""
    return 226 * (1 - math.exp(-max(0.0, y - 96) / 250))


def side(a: float, b: float, k: int, top: float = -40) -> list[tuple[float, float]]:
    """A strip of the hull between two shares of the way from floor (0) to rim (1), left (-1) or right."""
    ys = [top + 20 * i for i in range(66)]
    edge = [[(400 + k * (floor(y) + (rail(y) - floor(y)) * t), y) for y in ys] for t in (a, b)]
    return edge[0] + edge[1][::-1]


def hull(pen: Pen, s: Scene) -> None:
    """From above: the right side in its own shade, the left one in the sun; planks, ribs, a floor of boards."""
    rng, _ = s.own_rng("hull")
    for k, base in ((-1, "#b97c46"), (1, "#6d4130")):
        for j in range(6):
            with pen.part("strake", grain=[side(j / 6, (j + 1) / 6, k)[:66]], puff=10):
                pen.poly(side(j / 6, (j + 1) / 6, k), mix(base, DARK, 0.1 * (j % 2) + (0.05 * j if k > 0 else 0.22 - 0.04 * j)))
            pen.poly(side(j / 6, j / 6, k)[:66], mix(base, DARK, 0.6), stroke=3, closed=False)
    pen.poly([(400 - floor(y), y) for y in range(96, 1240, 16)] + [(400 + floor(y), y) for y in range(1239, 95, -16)], WOOD)
    for j in range(-5, 5):
        tone = mix("#b5773f", "#8a5230", float(rng.random()))
        lane = [[(400 + floor(y) * t / 5, y) for y in range(110, 1241, 20)] for t in (j, j + 1)]
        with pen.part("board", grain=lane[:1], puff=6):
            pen.poly(lane[0] + lane[1][::-1], tone)
        pen.poly(lane[0], DARK, stroke=4, closed=False)
        for y in range(240 + 70 * (j % 3), 1240, 210):
            pen.circle(400 + floor(y) * (j + 0.25) / 5, y, 3.6, "#e0b070")
            pen.circle(400 + floor(y) * (j + 0.75) / 5, y, 3.6, "#e0b070")
    for y in range(70, 1260, 132):
        for k in (-1, 1):
            a, b = (400 + k * rail(y - 26), y - 26), (400 + k * (floor(y + 22) - 6), y + 22)
            pen.taper([(a[0] - 10, a[1] + 16), (b[0] - 12, b[1] + 18)], 24, 24, "#2c1814", 0.55)
            with pen.part("rib", grain=[[a, b]], puff=12):
                pen.taper([a, ((a[0] + b[0]) / 2 + 4 * k, (a[1] + b[1]) / 2 + 8), b], 26, 28, "#d59a5c" if k < 0 else "#7d4c34")
                pen.taper([(a[0], a[1] - 6), ((a[0] + b[0]) / 2 + 4 * k, (a[1] + b[1]) / 2 + 2), (b[0], b[1] - 7)], 7, 7, "#f3c184" if k < 0 else "#a06a48")
    for k in (-1, 1):
        rim = [(400 + k * rail(y), y) for y in range(-40, 1260, 20)]
        with pen.part("rim", grain=[rim], puff=14):
            pen.poly([(x - 8, y + 14) for x, y in rim], "#2c1814", 0.5, stroke=34, closed=False)
            pen.poly(rim, "#e3b67c" if k < 0 else "#c08a58", stroke=34, closed=False)
            pen.poly([(x + 8, y - 3) for x, y in rim], "#fbe0b0", stroke=7, closed=False)


def sand(pen: Pen, s: Scene) -> None:
    """The beach, and where it walked."""
    rng, _ = s.own_rng("sand")
    for k in range(500):
        x, y = float(rng.uniform(0, 800)), float(rng.uniform(0, 1200))
        pen.oval(x, y, float(rng.uniform(2, 7)), float(rng.uniform(1, 3)), mix(SAND, "#b08f6c" if k % 2 else "#f6e6c6", 0.6))
    for x, y, turn in ((92, 150, -20), (716, 96, 12), (668, 356, 6)):
        for dx, dy, tone in ((5, 6, "#f8ead0"), (0, 0, "#a5825f")):
            with pen.at(x + dx, y + dy, turn=turn):
                for a, n in ((-46, 92), (0, 112), (46, 92), (180, 44)):
                    e = (n * math.sin(math.radians(a)), -n * math.cos(math.radians(a)))
                    pen.taper([(0, 0), (e[0] * 0.55, e[1] * 0.5), e], 24, 8, tone)


def fish(pen: Pen) -> None:
    for x, y, k, turn in ((318, 836, 1.0, 26), (486, 872, 1.15, -12), (236, 742, 0.6, 58), (556, 720, 0.7, -64), (330, 1010, 1.1, -24), (520, 1010, 0.9, 30)):
        with pen.at(x, y, scale=k, turn=turn):
            pen.path("M-78,0 Q-24,-40 38,-4 L74,-28 Q62,0 74,26 L38,4 Q-24,40 -78,0Z", CHALK, 0.95, stroke=6)
            pen.path("M-36,-15 q12,15 0,30 M-10,-14 q8,5 0,12 q-8,6 0,14 M12,-9 q8,4 0,9 q-8,5 0,9 M-24,-26 q18,-16 34,6", CHALK, 0.95, stroke=4)
            pen.circle(-56, -4, 4.5, CHALK)


def shadow(pen: Pen) -> None:
    """What the head throws on the boards, to the left of it."""
    pen.path("M300,1240 C200,1220 130,1130 170,1050 C190,1010 230,990 262,990 C256,940 262,890 TIPX C290,880 300,930 306,1000 C380,1020 420,1120 440,1240Z".replace("TIPX", "276,842"), "#2c1420")


def bird(pen: Pen) -> None:
    """A heron's head from behind and above: crown, black plumes, two eyes, the long bill."""
    x, y = TIP
    with pen.part("neck", grain=[[(470, 1240), (452, 1130)]], puff=60):
        pen.path("M330,1240 C350,1180 380,1130 440,1120 C520,1120 560,1180 590,1240Z", "#c9ccd2")
    with pen.part("bill", grain=[[(440, 1020), (x, y)]], puff=16):
        pen.path(f"M404,1046 C372,960 340,880 {x - 3},{y} C346,858 404,930 474,1010Z", "#c9802c")
        pen.path(f"M438,1030 C400,960 352,880 {x - 3},{y} C346,858 404,930 474,1010Z", "#f0b048")
        pen.taper([(444, 1024), (384, 920), (x, y)], 7, 2, "#8a4f1c")
        pen.taper([(424, 1000), (408, 972)], 9, 5, "#5a2f18")
    with pen.part("head", grain=[[(430, 1010), (470, 1190)]], puff=54):
        pen.path("M378,1052 C384,1010 420,986 452,992 C504,1000 540,1040 546,1096 C552,1160 520,1206 470,1206 C420,1204 370,1120 378,1052Z", "#eceef0")
        pen.path("M378,1052 C372,1110 400,1180 440,1200 C416,1140 402,1090 404,1040Z", "#b5bcc6")
    for d in ("M380,1066 C388,1110 420,1160 446,1240 C400,1236 352,1130 380,1066Z", "M528,1032 C556,1080 556,1160 530,1240 C580,1200 590,1090 528,1032Z"):
        pen.path(d, "#20222e")
    for k in range(6):
        pen.taper([(424 + 17 * k, 1030 + 7 * abs(k - 2)), (436 + 16 * k, 1080 + 9 * (k % 3)), (446 + 13 * k, 1120 + 22 * (k % 3))], 4, 1, "#d5dae0" if k % 2 else "#dfe3e8")
    for dx, dy, r, k in ((388, 1058, -34, 1), (512, 1022, -20, -1)):
        with pen.at(dx, dy, turn=r), pen.stretch(k, 1):
            pen.path("M-26,6 C-20,-16 16,-20 26,4 C14,18 -14,20 -26,6Z", "#20222e")
            pen.oval(-2, 1, 15, 11, "#f3be2c")
            pen.circle(-6, -1, 7, "#16121a")
            pen.circle(-9, -4, 2.6, "#ffffff")
            pen.path("M-26,4 C-16,-14 14,-18 26,4 C12,-6 -10,-6 -26,4Z", "#dfe3e8")


@card(id="podpkk", title="Keep Still", seed=231, palette="rust_fog", light=(0.8, -0.55))
def paint(s: Scene) -> None:
    """Sun from the right; we look down as the bird does."""
    s.backdrop("#dcc6a4", SAND, "#e6d2b0")
    s.draw(lambda pen: sand(pen, s), name="sand with giant prints", role="place", depth=0.6, material="place", volume=0.0, rim=0.0)
    s.draw(lambda pen: pen.poly([(400 - rail(y) - 50, y + 20) for y in range(-40, 1260, 20)] + [(400, 1260), (400, -40)], "#a5825f", 0.6), name="shadow of the boat", depth=0.6, record=False, volume=0.0, rim=0.0)
    boat = s.draw(lambda pen: hull(pen, s), name="boat", role="place", depth=0.7, material="place", volume=0.15, rim=0.1)
    s.draw(fish, name="chalk fish", role="accent", depth=0.72, volume=0.0, rim=0.0, count=6, protect=1.0)
    s.shade("M" + " L".join(f"{400 + rail(y):.0f},{y}" for y in range(-40, 1260, 40)) + " L" + " L".join(f"{400 + floor(y) * 0.62:.0f},{y + 40}" for y in range(1260, 60, -40)) + "Z", "#2c1420", 0.28, 10)
    s.shade("M330,716 C250,716 150,650 136,560 C130,480 200,450 262,486 C300,510 350,560 560,690 C520,760 400,764 330,716Z", "#2c1420", 0.5, 9)
    girl = s.figure((424, 560), age="child", pose="kneel_both", view="front", height=820, elevation=58, role="subject", depth=0.84, expression="fear", look=(4, -62), prop=None, seed=9,
                    clothes=dict(top="dress", colour="#b5372e", trim="#f3d9b0", shoes="barefoot"), hair={"kind": "braids", "colour": "#6a3a24"}, skin="#e2a47c",
                    reach={"hand_right": (-150, 150), "hand_left": (52, 30)}, grips={"right": "thread", "left": "flat"}, rim=0.5)  # fmt: skip
    h = girl["hand_right"]
    s.draw(lambda pen: pen.taper([(h[0] + 4, h[1] - 2), (h[0] - 4, h[1] + 34)], 12, 10, CHALK), name="chalk", role="accent", depth=0.86)
    s.draw(shadow, name="shadow of a head", depth=0.88, alpha=0.36, record=False, volume=0.0, rim=0.0)
    head = s.draw(bird, name="head of a giant heron", role="subject", depth=0.96, plane="front", volume=0.3, rim=0.3, protect=1.0)
    s.focus((420, 460, 200), (TIP[0] + 20, TIP[1], 160), (440, 1060, 150))
    s.grade(key=0.5)
    s.relate(head, "towers over", girl)
    s.describe("A girl kneels in a boat and looks up in fright. The head of a giant heron comes in from below; its bill points at a fish she has drawn. Chalk fish lie "
               "all over the boards. In the sand outside are the prints of huge toes.")  # fmt: skip
    s.moods("tense", "hushed", "curious", "small")
    s.themes("hiding", "being small", "danger", "drawing", "imagination")
    s.says("don’t breathe", "it smells the fish", "be careful what you draw", "big bird", "something is hungry", "wait until it passes", "a too good likeness", "it only wanted the fish",
           "caught in the act", "the critic arrives", "still life", "in the belly of a boat", "I drew its supper", "whose child is this?", "freeze", "fresh fish", "art is dangerous", "the early bird",
           "catch of the day", "draw me another", "the customer is always right", "it believes everything it sees", "chalk and hunger", "nobody told her about the neighbours", "no sudden moves",
           "fishing with chalk", "from a bird’s eye", "the deal was one fish", "a beak too close", "she meant to draw a lion", "sitting duck")  # fmt: skip
    s.about(place="a boat on a beach", time="afternoon", weather="clear", light="low sun from the right", composition="centred",
            view="from above, over the bird's head", foreground="the heron's head", unexplained="whether it takes the drawing for a fish")  # fmt: skip
