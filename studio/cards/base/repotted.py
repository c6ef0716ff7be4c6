"""The plant has taken over the gardening."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.figures import Figure
from reverie_studio.figures.poses import POSES
from reverie_studio.pen import Pen, Point
from reverie_studio.scene import Scene, card

POSES.setdefault("planted", replace(
    POSES["stand"], legs=((0, 3, 0, 0), (0, 3, 0, 0)), head=(-6, -24, 5), expression="asleep",
    hands=(("shoulder", 0.05, 0.14, -0.95), ("shoulder", 0.05, 0.14, -0.95))))  # fmt: skip
POSES.setdefault("wilted", replace(
    POSES["stand"], lean=30, bend=34, side=14, head=(0, 40, 0), hands=(("shoulder", 0.3, 0.0, -0.95), ("shoulder", 0.3, 0.0, -0.95)),
    expression="sad"))  # fmt: skip
POSES.setdefault("thriving", replace(POSES["jump"], legs=POSES["stand"].legs, feet=POSES["stand"].feet))
BENCH, POT = 1036.0, (404.0, 1072.0)


def pot(pen: Pen, x: float, y: float, w: float, h: float, front: bool) -> None:
    """A clay pot: the hollow with soil, or the front that hides the shins."""
    clay, lit, dark = "#b5653c", "#dc915e", "#7d3f28"
    top = y - h
    if not front:
        pen.oval(x, top, w / 2, w * 0.11, dark)
        pen.oval(x, top + 4, w * 0.45, w * 0.09, "#3a2418")
        return
    pen.path(f"M{x - w * 0.45},{top + w * 0.02} Q{x},{top + w * 0.17} {x + w * 0.45},{top + w * 0.02} Q{x},{top + w * 0.09} {x - w * 0.45},{top + w * 0.02}Z", "#4a2f1e")
    pen.path(f"M{x - w * 0.46},{top + h * 0.2} L{x - w * 0.33},{y} Q{x},{y + w * 0.06} {x + w * 0.33},{y} L{x + w * 0.46},{top + h * 0.2}Z", clay)
    pen.path(f"M{x - w * 0.46},{top + h * 0.2} L{x - w * 0.33},{y} L{x - w * 0.16},{y + w * 0.03} L{x - w * 0.24},{top + h * 0.24}Z", lit)
    pen.path(f"M{x + w * 0.2},{top + h * 0.3} L{x + w * 0.14},{y + w * 0.03} L{x + w * 0.33},{y} L{x + w * 0.46},{top + h * 0.2}Z", dark)
    pen.path(f"M{x - w / 2},{top} Q{x},{top + w * 0.2} {x + w / 2},{top} L{x + w * 0.48},{top + h * 0.24} Q{x},{top + h * 0.24 + w * 0.18} {x - w * 0.48},{top + h * 0.24}Z", mix(clay, lit, 0.35))
    pen.path(f"M{x + w * 0.24},{top + w * 0.09} L{x + w / 2},{top} L{x + w * 0.48},{top + h * 0.24} L{x + w * 0.24},{top + h * 0.24 + w * 0.09}Z", darken(clay, 0.2))
    pen.path(f"M{x - w * 0.4},{top + h * 0.1} L{x - w * 0.39},{top + h * 0.24}", lighten(lit, 0.3), stroke=w * 0.03)


def monstera(pen: Pen, x: float, y: float, k: float, turn: float, tone: Colour) -> None:
    """A split leaf with holes; the stalk is at (x, y), the tip points down at turn 0."""
    with pen.at(x, y, scale=k, turn=turn):
        for d in (-1, 1):
            c = lighten(tone, 0.14) if d < 0 else darken(tone, 0.14)
            pen.path(f"M0,0 Q{d * 40},-64 {d * 104},-44 Q{d * 150},-20 {d * 156},26 L{d * 92},34 L{d * 160},56 Q{d * 160},98 {d * 138},124 L{d * 78},92 "
                     f"L{d * 128},146 Q{d * 108},186 {d * 84},198 L{d * 52},140 L{d * 68},214 Q{d * 40},246 0,268Z", c)  # fmt: skip
            for hx, hy, r in ((34, 6, 11), (44, 62, 10), (30, 112, 9)):
                pen.oval(d * hx, hy, r * 0.6, r * 1.25, darken(tone, 0.62))
            for hy in (-10, 40, 88, 140):
                pen.path(f"M0,{hy + 8} Q{d * 40},{hy - 6} {d * 84},{hy + 2}", lighten(tone, 0.34), 0.75, stroke=4)
        pen.taper([(0, -4), (0, 130), (0, 260)], 10, 3, lighten(tone, 0.42))


def glasshouse(pen: Pen) -> None:
    """Panes of green light, iron bars, far leaves pressed to the glass."""
    pen.gradient("M0,0 H800 V1200 H0Z", (0, 0), (0, 1000), [(0, "#e9eeb4"), (0.5, "#b3c583"), (1, "#6f8a54")])
    for x, y, r, tone in ((70, 700, 120, "#7f9c5c"), (720, 640, 150, "#88a562"), (560, 760, 90, "#78955a"), (200, 780, 120, "#6b8a50"), (400, 700, 110, "#93ad6c")):
        pen.circle(x, y, r, tone, 0.7)
    for x in (0, 134, 267, 400, 533, 667, 800):
        pen.path(f"M{x},1060 V240 L{400 + (x - 400) * 0.5},0", "#f3f2d8", stroke=9)
        pen.path(f"M{x + 5},1060 V240 L{404 + (x - 400) * 0.5},0", "#5f7448", stroke=3)
    for y in (120, 240, 520):
        pen.rect(0, y, 800, 9, "#f3f2d8")
        pen.rect(0, y + 8, 800, 3, "#5f7448")
    for i in range(9):
        pen.path(f"M{30 + i * 92},{260 + i % 3 * 60} l26,-80 h16 l-26,80Z", "#ffffff", 0.28)


def bench(pen: Pen) -> None:
    pen.rect(0, BENCH, 800, 40, "#7a5a36")
    pen.rect(0, BENCH, 800, 12, "#b08a56")
    pen.rect(0, BENCH + 40, 800, 200, "#3f3a24")
    for x in range(0, 800, 100):
        pen.rect(x, BENCH + 44, 92, 170, "#54482c")
        pen.rect(x, BENCH + 44, 10, 170, "#6f6038")
    for x, y in ((560, 1032), (596, 1036), (232, 1034), (634, 1030)):
        pen.oval(x, y + 4, 26, 8, "#3a2418")


def shelf(pen: Pen, y: float) -> None:
    pen.rect(0, y, 800, 18, "#8a6a40")
    pen.rect(0, y, 800, 6, "#c09a64")
    pen.rect(0, y + 18, 800, 8, "#3f4a2a", 0.5)


PEOPLE: tuple[tuple[float, float, str, str, str | float, float, dict[str, Any], Any], ...] = (
    (246, 560, "adult", "wilted", "right", 190, {"top": "suit", "colour": "#6a6a70"}, "short"),
    (168, 560, "child", "thriving", "front", 136, {"top": "dress", "colour": "#d8653f"}, "curly"),
    (628, 560, "old", "planted", "front", 160, {"top": "long_coat", "colour": "#4f6a86", "beard": "long"}, "bald"),
    (738, 560, "broad", "thriving", "front", 156, {"top": "shirt", "colour": "#e0b54a"}, "bun"),
)  # fmt: skip


def small_pots(pen: Pen, s: Scene) -> None:
    """Other people on the shelf: wilted, flourishing, an old one, and one only a hat."""
    for i, (x, y, age, pose, view, height, clothes, hair) in enumerate(PEOPLE):
        pot(pen, x, y, 92, 78, False)
        with pen.at(x, y - 40):
            Figure(age=age, pose=pose, view=view, height=height, clothes=clothes, hair=hair, seed=60 + i).draw(pen, s.palette)
        pot(pen, x, y, 92, 78, True)


def only_a_hat(pen: Pen) -> None:
    pot(pen, 706, BENCH, 110, 96, False)
    pen.path("M664,936 Q666,924 688,922 Q688,888 708,888 Q728,888 728,922 Q748,924 752,936 Q708,952 664,936Z", "#4a3a3f")
    pen.path("M688,922 Q708,932 728,922 V912 Q708,920 688,912Z", "#b5483f")
    pot(pen, 706, BENCH, 110, 96, True)


def stems(pen: Pen, ear: Point, hair: Point) -> None:
    """The plant: pot at the left, a stem that arches over him, and its busy tendrils."""
    green, pale = "#3f6a34", "#7fa04c"
    pot(pen, 108, BENCH, 176, 150, False)
    trunk = [(110, 920), (92, 680), (120, 400), (210, 210), (360, 128), (500, 150)]
    pen.taper(trunk, 40, 24, green)
    pen.taper([(x - 6, y - 2) for x, y in trunk], 14, 8, pale)
    for x, y in ((100, 720), (100, 560), (124, 400), (190, 250), (300, 150)):
        pen.path(f"M{x - 20},{y + 4} q20,10 40,-4", "#2c4f28", stroke=5)
    to_ear = [(150, 320), (220, 420), (300, 440), (340, 380), (ear[0] - 36, ear[1] - 6), (ear[0] - 14, ear[1] - 4)]
    to_hair = [(560, 200), (620, 300), (600, 372), (530, 356), (hair[0] + 56, hair[1] + 14), (hair[0] + 16, hair[1] + 12)]
    to_can = [(500, 150), (640, 160), (722, 280), (704, 440), (650, 548)]
    for line in (to_ear, to_hair, to_can):
        pen.taper(line, 15, 7, green)
        pen.taper([(x - 2, y - 2) for x, y in line], 5, 2.5, pale)
    pen.path(f"M{ear[0] - 16},{ear[1] - 4} q12,-12 18,-4 M{ear[0] - 16},{ear[1] - 4} q12,10 18,6", green, stroke=6)
    pen.path("M652,544 q-30,12 -20,34 q22,10 34,-12", green, stroke=8)
    hx, hy = hair[0] + 16, hair[1] + 12
    for d in (-18, -4, 12):
        pen.path(f"M{hx},{hy} q{d - 12},-4 {d - 16},14", green, stroke=6)
    pot(pen, 108, BENCH, 176, 150, True)


def water(pen: Pen, spout: Point) -> None:
    """What falls from the can on the soil."""
    x, y = spout
    for i in range(9):
        pen.taper([(x - 4 + i * 2, y + 4), (x - 30 + i * 5, y + 80), (x - 52 + i * 9, 850)], 3, 2.4, "#d8f0ee", 0.85)


def spectacles(pen: Pen, x: float, y: float) -> None:
    """On the leaf that is its face; two holes look through them."""
    for dx in (-40, 40):
        pen.circle(x + dx, y, 33, "#fff6d8", 0.82)
        pen.circle(x + dx, y, 33, "#8a5a1e", stroke=7)
        pen.circle(x + dx - 4, y + 11, 11, "#1f2a18")
        pen.circle(x + dx - 8, y + 7, 4, "#ffffff")
        pen.path(f"M{x + dx - 30},{y - 12} Q{x + dx},{y - 30} {x + dx + 30},{y - 12}", "#3f6a34", stroke=9)
    pen.path(f"M{x - 8},{y - 4} q8,-10 16,0", "#8a5a1e", stroke=6)
    pen.path(f"M{x - 72},{y - 6} l-34,-14 M{x + 72},{y - 6} l34,-14", "#8a5a1e", stroke=6)
    pen.path(f"M{x - 22},{y + 76} q22,16 44,0", "#1f3a1c", stroke=7)


def sprout(pen: Pen, ear: Point) -> None:
    x, y = ear
    pen.path(f"M{x + 6},{y + 6} q-8,-14 2,-26", "#5f8a34", stroke=5)
    pen.path(f"M{x + 8},{y - 20} q-34,-6 -30,-36 q30,0 30,36Z", "#a8d04c")
    pen.path(f"M{x + 8},{y - 20} q4,-30 30,-30 q0,28 -30,30Z", "#7fb03c")


def ties(pen: Pen, x: float, top: float) -> None:
    for y in (top + 150, top + 262):
        pen.path(f"M{x - 74},{y} Q{x},{y + 26} {x + 72},{y - 4}", "#d9c07a", stroke=9)
        pen.path(f"M{x - 74},{y + 9} Q{x},{y + 34} {x + 72},{y + 5}", "#a88a4a", stroke=4)
        pen.path(f"M{x + 50},{y + 8} l18,26 M{x + 52},{y + 8} l-6,30", "#d9c07a", stroke=6)


@card(id="ywamm7", title="Repotted", seed=16, palette="moss", light=(-0.3, -0.95))
def paint(s: Scene) -> None:
    s.draw(glasshouse, name="greenhouse", role="place", depth=0.3, volume=0, rim=0, haze=0, material="place")
    s.rays((300, -60), "#fdf6c0", 0.35, angle=84, spread=50)
    s.draw(lambda pen: shelf(pen, 560), name="shelf", role="place", depth=0.45, volume=0, haze=0.08)
    s.draw(lambda pen: small_pots(pen, s), name="people in pots", depth=0.5, haze=0.12, count=4, material="figure", volume=0.15)
    s.draw(bench, name="potting bench", role="place", depth=0.65, volume=0, rim=0.1, haze=0)
    s.draw(only_a_hat, name="hat in a pot", depth=0.7, haze=0)
    x, y = POT
    s.draw(lambda pen: [pot(pen, x, y, 300, 226, False), pen.line(x + 62, y - 210, x + 70, 300, "#a87f4a", 14), pen.line(x + 59, y - 210, x + 67, 300, "#d6b27a", 5)],
           name="stake", depth=0.75, haze=0)  # fmt: skip
    man = s.figure((x, y - 132), age="adult", pose="planted", view="front_left", height=632, seed=7, role="subject", prop=None, label="gardener",
                   hair={"kind": "short", "colour": "#6b4a2c"}, skin="#e3b08a", depth=0.8, haze=0, contact=0, expression="asleep",
                   clothes={"top": "dungarees", "colour": "#e9dfc4", "bottom_colour": "#3f5f7a", "beard": "moustache", "shoes": "barefoot"})  # fmt: skip
    s.draw(lambda pen: ties(pen, x, 420), name="bast ties", depth=0.82, haze=0)
    big = s.draw(lambda pen: pot(pen, x, y, 300, 226, True), name="clay pot", role="subject", depth=0.84, haze=0, volume=0.25, contact=0.5)
    ear = (man["head"][0] - 58, man["head"][1] - 6)
    s.draw(lambda pen: sprout(pen, ear), name="leaf behind his ear", role="accent", depth=0.86, haze=0)
    leaves = ((44, 470, 0.56, 40, "#4f7f3c"), (140, 300, 0.62, 84, "#5a8a42"), (60, 690, 0.72, 20, "#3f6f38"), (250, 176, 0.66, 160, "#47763a"),
              (700, 170, 0.6, -64, "#4f7f3c"))  # fmt: skip
    s.draw(lambda pen: [monstera(pen, *leaf) for leaf in leaves], name="monstera leaves", depth=0.86, haze=0, volume=0.15, shadow=(8, 12, 10, 0.3))
    plant = s.draw(lambda pen: stems(pen, ear, man["head_top"]), name="monstera", role="subject", depth=0.88, haze=0)
    s.draw(lambda pen: [monstera(pen, 528, 70, 0.94, 24, "#5f9446"), spectacles(pen, 508, 134)], name="leaf with spectacles", role="subject", depth=0.9,
           haze=0, volume=0.15, shadow=(8, 12, 10, 0.35))  # fmt: skip
    can = s.put("watering can", at=(640, 728), scale=0.66, turn=-22, flip=True, depth=0.92, haze=0, pouring=False, colour="#b8483a")
    s.draw(lambda pen: water(pen, can["spout"]), name="water", depth=0.9, volume=0, rim=0, haze=0, behind="watering can")
    s.motes((400, 500), 300, 40, "#fdf6c0", 3)
    s.vignette(0.25)
    s.relate(plant, "does the work of", man)
    s.relate(man, "grows from", big)
    s.describe("In a greenhouse a plant waters a man in a pot. He has a moustache and"
               " dungarees and is tied to a stake, eyes closed, leaves sprouting from"
               " his head. The big plant wears glasses and touches his hair. On a "
               "shelf small people stand in pots. Green light.")  # fmt: skip
    s.moods("funny", "gentle", "uncanny")
    s.themes("care", "roles reversed", "growth", "patience", "nature")
    s.says("the tables are turned", "put down roots", "green fingers", "a late bloomer", "well looked after", "time to grow up",
           "stay where you are", "house plant", "talk to your plants", "head gardener", "potted history", "beauty treatment",
           "nip it in the bud", "mother knows best", "drip, drip", "nature takes over")  # fmt: skip
    s.about(place="a greenhouse", time="noon", weather="humid", light="filtered green noon", view="eye level", composition="centred",
            unexplained="a pot with only a hat in it")  # fmt: skip
