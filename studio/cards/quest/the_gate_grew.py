"""A garden gate has become a tree and bears small gates."""

from __future__ import annotations

from reverie_studio.colour import darken
from reverie_studio.finishes.watercolour_tools import Paper
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

IRON, LEAF, RUST = "#3f4a48", "#6f9438", "#d9683a"
# where each bar of the gate goes on as a branch
BRANCHES = (
    ((440, 560), (420, 440), (350, 350), (250, 330)),
    ((480, 540), (464, 400), (400, 260), (320, 180)),
    ((520, 530), (520, 380), (490, 230), (450, 110)),
    ((560, 530), (570, 380), (590, 240), (580, 100)),
    ((600, 540), (630, 410), (690, 300), (700, 170)),
    ((640, 560), (680, 450), (740, 390), (770, 300)),
)
TWIGS = (((380, 376), (300, 420), (230, 450)), ((420, 290), (330, 270), (230, 230)), ((500, 260), (430, 200), (380, 120)), ((580, 300), (640, 210), (650, 110)),
         ((680, 320), (740, 260), (780, 210)), ((700, 430), (760, 470), (790, 500)), ((430, 470), (360, 500), (320, 540)))
FRUIT = ((236, 474, 0.9, -6), (300, 372, 0.72, 8), (226, 262, 0.8, -10), (384, 150, 0.7, 6), (452, 128, 0.6, -4), (646, 134, 0.75, 8), (742, 240, 0.66, -8), (330, 566, 0.8, 4), (740, 512, 0.8, 8),
         (560, 250, 0.66, -6), (470, 330, 0.62, 6), (674, 330, 0.7, 4))


def iron(pen: Pen) -> None:
    """Posts with roots and the gate between them."""
    for x, w in ((400, 30), (690, 30)):
        pen.path(f"M{x - w},1060C{x - w * 0.6},980 {x - w * 0.5},760 {x - w * 0.6},560L{x + w * 0.6},560C{x + w * 0.5},760 {x + w * 0.6},980 {x + w},1060"
                 f"C{x + w * 2.2},1080 {x + w * 1.4},1096 {x + w * 0.3},1076L{x},1110L{x - w * 0.4},1078C{x - w * 1.5},1098 {x - w * 2.4},1082 {x - w},1060Z", "#7a6650")
    for branch in BRANCHES:
        x = branch[0][0]
        pen.line(x, 1040, x, branch[0][1] + 20, IRON, 13)
        pen.path(f"M{x - 9},1036L{x},1060L{x + 9},1036Z", IRON)
    for y in (640, 800, 990):
        pen.rect(420, y, 250, 14, IRON)
    for x in (460, 545, 630):
        pen.circle(x, 890, 30, IRON, stroke=9)
        pen.circle(x, 730, 26, IRON, stroke=8)
    for y in (650, 810, 996):
        pen.rect(396, y - 8, 34, 22, darken(IRON, 0.3), radius=5)


def boughs(pen: Pen) -> None:
    """The bars and the posts go on upwards as branches."""
    for points in ((400, 700), (396, 580), (372, 440), (300, 400), (200, 400)), ((690, 700), (694, 580), (720, 460), (770, 420), (810, 420)):
        pen.taper(points, 38, 9, "#7a6650")
    for branch in BRANCHES:
        x = branch[0][0]
        pen.taper([(x, branch[0][1] + 34), *branch], 14, 6, "#5d5646")
    for twig in TWIGS:
        pen.taper(twig, 8, 3, "#5d5646")


def leaves(pen: Pen, spots) -> None:
    for x, y, turn, size, tone in spots:
        with pen.at(x, y, turn=turn, scale=size):
            pen.path("M0,0C8,-14 26,-16 38,0C26,14 8,14 0,0Z", tone)


def small_gate(pen: Pen, x: float, y: float, k: float, turn: float) -> None:
    """A little rust-red gate on a stalk."""
    with pen.at(x, y, scale=k, turn=turn):
        pen.line(0, -34, 0, 0, "#5d5646", 4)
        pen.path("M-28,76V14Q0,-14 28,14V76Z", RUST, stroke=8)
        for dx in (-10, 10):
            pen.line(dx, 6, dx, 76, RUST, 6)
        pen.line(-28, 40, 28, 40, RUST, 6)
        pen.circle(17, 48, 4, "#f7efc0")


@card(id="wac2sw", title="The Gate Grew", seed=959, palette="sap_rain", light=(-0.6, -0.7))
def paint(s: Scene) -> None:
    p = Paper(s)
    rng = s.rng
    p.wash([(-40, 560), (120, 500), (300, 560), (420, 620), (420, 900), (200, 960), (-40, 940)], "#8fa6b2", strength=0.6, wet=0.9, fade=(-0.3, -0.7), bloom=2, name="rain sky")
    p.draw(lambda pen: [(pen.rect(x - 4, y - 30, 8, 60, "#806650"), pen.oval(x, y - 60, w, w * 0.9, "#8fae6a")) for x, y, w in ((60, 880, 44), (160, 860, 36), (250, 866, 30), (330, 860, 24), (752, 890, 40))],
           name="far orchard", role="place", how={"as": "faint", "wet": 0.5})
    p.wash([(180, 400), (190, 240), (320, 90), (520, 40), (700, 70), (830, 200), (830, 480), (720, 560), (600, 470), (480, 520), (380, 480), (290, 560)], LEAF, strength=0.8, bloom=4, wet=0.35,
           charge="#b9b24a", uneven=1.0, ragged=0.2, name="crown")
    p.patch((20, 1010, 800, 1160), "#86a35c", strength=0.85, charge="#4f7350", fade=(0, 0.9), name="grass", ragged=0.5)
    p.wash([(470, 1200), (500, 1110), (520, 1062), (590, 1062), (620, 1110), (660, 1200)], "#d2bd8c", strength=0.8, name="path", pool=0.5, ragged=0.2)
    tree = p.draw(iron, name="gate grown into a tree", role="subject", how={"light": 0.3, "hatch": 0.4, "second": 0.4})
    p.draw(boughs, name="branches", how={"light": 0.3, "hatch": 0.3})
    spots = []
    for way in (*BRANCHES, *TWIGS):
        for a, b in zip(way, way[1:], strict=False):
            for t in (0.1, 0.35, 0.6, 0.85):
                spots.append((a[0] + (b[0] - a[0]) * t + rng.uniform(-12, 12), a[1] + (b[1] - a[1]) * t + rng.uniform(-12, 12), rng.uniform(0, 360), rng.uniform(0.6, 1.1),
                              (LEAF, "#4f7a38", "#a9b84a")[int(rng.integers(3))]))
    spots += [(x + 6, y, rng.uniform(-60, 20), 0.8, LEAF) for x in (440, 520, 600, 640) for y in (600, 700, 770, 940)]
    p.draw(lambda pen: leaves(pen, spots), name="leaves", how={"light": 0.3, "line": 0.8})
    p.draw(lambda pen: [small_gate(pen, *f) for f in FRUIT], name="small gates as fruit", role="accent", count=len(FRUIT), how={"light": 0.15, "strength": 1.0})
    p.draw(lambda pen: small_gate(pen, 250, 1054, 0.9, 78), name="fallen gate", record=False)
    p.glaze([(360, 1076), (560, 1064), (760, 1084), (700, 1104), (420, 1104)], "shadow", strength=0.45)
    p.glaze([(200, 1086), (280, 1078), (340, 1088), (290, 1102), (210, 1100)], "shadow", strength=0.6)
    man = p.figure(at=(276, 1094), age="old", pose="reach_up", view="right", height=360, seed=11, prop=None, role="witness", label="old gardener", expression="calm",
                   clothes=dict(top="dungarees", colour="#5f7f98", hat="straw", hat_colour="#e3b94a", beard="short", shoes="wellingtons"), reach={"hand_right": (90, -268), "hand_left": (70, -230)},
                   how={"light": 0.35})
    hx, hy = man["hand_east"]
    p.draw(lambda pen: (pen.path(f"M{hx - 24},{hy + 26}L{hx - 14},{hy - 12}H{hx + 10}L{hx + 18},{hy + 26}Z", "#c8923a"), pen.taper([(hx - 2, hy - 12), (hx + 4, hy - 26), (hx + 36, hy - 36)], 12, 4, "#c8923a"),
                        pen.path(f"M{hx - 18},{hy + 4}q-20,2 -10,20", "#c8923a", stroke=5)), name="oil can", how={"light": 0.2})
    p.put("wheelbarrow", at=(110, 1110), scale=0.5)
    p.ink(lambda k: (k.tufts([(x, 1080 + (x * 13) % 60) for x in range(40, 780, 58)], 24), [k.line([(x, y), (x - 8, y + 34)], 1.2) for x, y in ((70, 560), (140, 640), (210, 600), (110, 720), (40, 690), (260, 690))]),
          name="grass and rain")
    s.relate("small gates as fruit", "grows from", tree)
    s.describe("An iron garden gate grows up into a leafy tree. Its posts have roots,"
               " and small rust-red gates hang like fruit in the branches. An old man"
               " in a straw hat oils a hinge. One little gate has fallen beside his "
               "wheelbarrow. The leaves are green.")  # fmt: skip
    s.moods("patient", "quiet", "whimsical", "stubborn")
    s.themes("growth", "time", "thresholds", "care", "openings")
    s.says("passage of time", "access denied", "the fruits of waiting", "creaking", "family tree", "Eden", "it used to open", "ripe", "maintenance", "what grows when you close it?", "next generation of locks",
           "patience", "a late opening", "gatekeeper", "pruning", "one door closes", "which one leads out?")
    s.about(place="an orchard", time="day", weather="light rain", light="grey and soft", composition="right", view="eye level")
