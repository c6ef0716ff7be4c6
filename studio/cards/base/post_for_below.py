"""A heron posts a letter through the ice to the street on the bed of the lake."""

from __future__ import annotations

import numpy as np

from reverie_studio.colour import Colour, darken, lighten, mix
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card
from reverie_studio.stages.parts import pine

ICE = 545  # front edge of the ice
BED = 1128  # the street below
SLOT = (520, 528)
LAMP = "#ffd98a"
FRONTS = (  # left, width, eaves, wall, gable
    (-30, 150, 800, "#31507d", "step"), (122, 128, 850, "#4a5f8a", "point"),
    (252, 196, 770, "#3a6286", "point"), (450, 132, 860, "#2c4a74", "step"),
    (584, 158, 800, "#47648c", "point"), (744, 120, 840, "#30527e", "step"),
)  # fmt: skip


def letter(pen: Pen, w: float, h: float, wet: bool = False) -> None:
    """An envelope with a red seal, its middle at the origin."""
    pen.rect(-w / 2, -h / 2, w, h, "#f3e9d3", radius=2)
    pen.poly([(-w / 2, -h / 2), (0, h * 0.12), (w / 2, -h / 2)], "#e0d2b6")
    pen.poly([(-w / 2, -h / 2), (0, h * 0.12), (w / 2, -h / 2)], "#a8987c", stroke=1.6)
    pen.circle(0, h * 0.1, h * 0.13, "#b8453a")
    if wet:
        pen.path(f"M{w / 2},{-h / 2} L{w * 0.12},{-h / 2} Q{w * 0.16},{-h * 0.18} "
                 f"{w * 0.36},{-h * 0.1} "
                 f"Q{w * 0.4},{h * 0.14} {w / 2},{h * 0.2}Z", "#7f9dbd")  # fmt: skip


def front(pen: Pen, rng: np.random.Generator, x: float, w: float, top: float, wall: Colour,
          gable: str) -> None:  # fmt: skip
    """One old town house, waiting under water."""
    roof = darken(wall, 0.35)
    if gable == "point":
        pen.poly([(x - 6, top), (x + w / 2, top - w * 0.62), (x + w + 6, top)], roof)
        pen.poly([(x + 10, top), (x + w / 2, top - w * 0.5), (x + w - 10, top)], wall)
    else:
        for i in range(4):
            k = w * 0.125 * i
            pen.rect(x + k, top - 24 * i - 24, w - 2 * k, 26, mix(wall, roof, 0.12 * i))
    pen.rect(x, top, w, BED - top, wall)
    pen.rect(x, top, w * 0.12, BED - top, lighten(wall, 0.12))
    pen.rect(x + w * 0.86, top, w * 0.14, BED - top, darken(wall, 0.22))
    columns = 3 if w > 170 else 2
    for row, y in enumerate(range(int(top) + 34, BED - 130, 74)):
        for i in range(columns):
            wx = x + w * (i + 0.5) / columns
            if columns == 3 and y > 930:
                continue
            lit = rng.random() < 0.3
            pen.rect(wx - 17, y - 2, 34, 48, lighten(wall, 0.2), radius=3)
            pen.rect(wx - 13, y + 2, 26, 42, LAMP if lit else darken(wall, 0.5), radius=2)
            pen.line(wx, y + 2, wx, y + 42, lighten(wall, 0.1), 2.4)
            pen.line(wx - 13, y + 20, wx + 13, y + 20, lighten(wall, 0.1), 2.4)
            if row == 0 and lit:
                pen.path(f"M{wx - 13},{y + 2} q6,20 -1,40 l0,-40Z", "#c98f5a", 0.8)
    if columns == 2:
        pen.rect(x + w / 2 - 24, BED - 92, 48, 92, darken(wall, 0.5), radius=4)
        pen.circle(x + w / 2 + 14, BED - 44, 3, "#c9a24f")


def open_door(pen: Pen) -> None:
    """The one door that stands open, its hall lit."""
    pen.rect(302, 962, 96, BED - 962, "#22405f", radius=3)
    pen.rect(310, 970, 80, BED - 970, "#ffdf9a")
    pen.poly([(310, 970), (390, 970), (372, 1002), (328, 1002)], "#d9a55c")
    pen.rect(328, 1002, 44, 84, "#f2bd6c")
    pen.poly([(310, BED), (328, 1086), (372, 1086), (390, BED)], "#b5763f")
    pen.rect(340, 1018, 20, 26, "#a8643f")  # a picture at the end of the hall
    pen.poly([(310, 966), (310, BED), (262, BED + 14), (262, 958)], "#8f3a3f")
    pen.poly([(303, 985), (303, 1040), (271, 1042), (271, 982)], "#75302f")
    pen.poly([(303, 1056), (303, 1108), (271, 1116), (271, 1058)], "#75302f")
    pen.circle(269, 1050, 4, "#e0b55a")
    pen.poly([(300, BED + 2), (400, BED + 2), (428, BED + 26), (288, BED + 26)], "#c9743f")
    pen.poly([(312, BED + 6), (390, BED + 6), (412, BED + 22), (302, BED + 22)], "#e0a05c",
             stroke=3)  # fmt: skip


def slot(pen: Pen) -> None:
    """A brass letter slot let into the ice, its flap pushed open."""
    x, y = SLOT
    pen.poly([(x - 84, y - 15), (x + 76, y - 15), (x + 96, y + 17), (x - 96, y + 17)], "#8a6427")
    pen.poly([(x - 80, y - 16), (x + 72, y - 16), (x + 90, y + 13), (x - 90, y + 13)], "#d9ab4a")
    pen.poly([(x - 80, y - 16), (x + 72, y - 16), (x + 75, y - 11), (x - 82, y - 11)], "#f7dd92")
    pen.poly([(x - 60, y - 6), (x + 56, y - 6), (x + 66, y + 6), (x - 68, y + 6)], "#1c2340")
    for dx in (-77, 75):
        pen.circle(x + dx, y, 3.2, "#8a6427")


def cap_and_bag(pen: Pen, x: float, y: float, k: float) -> None:
    """What makes a heron a postman."""
    with pen.at(x, y, scale=k):
        pen.path("M-66,-176 Q-30,-168 -14,-120 L-20,-118 Q-40,-160 -70,-168Z", "#6a3f26")
        pen.path("M-50,-122 l58,4 q5,26 -4,40 q-30,6 -56,-2 q-5,-22 2,-42Z", "#8f5832")
        pen.path("M-52,-122 l62,4 q2,15 -6,21 q-28,6 -54,-3 q-4,-10 -2,-22Z", "#b07444")
        pen.rect(-28, -103, 10, 12, "#e0b55a", radius=3)
        pen.poly([(-40, -121), (-32, -136), (-12, -132), (-6, -118)], "#f3e9d3")
        pen.poly([(-22, -120), (-8, -134), (2, -124), (0, -118)], "#dccfb4")
        with pen.at(83, -128, turn=42, scale=0.82):
            pen.path("M-25,5 Q-30,-20 0,-24 Q30,-20 25,5Z", "#26325e")
            pen.path("M-25,5 Q-28,-14 -10,-22 Q-18,-6 -16,5Z", "#3f4f86")
            pen.rect(-26, 0, 52, 8, "#b8453a")
            pen.path("M14,7 q24,0 26,11 q-14,2 -30,-4Z", "#1b2444")
            pen.circle(2, -8, 5, "#e8bd5a")


@card(id="vw4h26", title="Second Delivery", seed=12, palette="night", light=(-0.55, -0.8))
def paint(s: Scene) -> None:
    rng = s.rng
    s.sky([(0, "#27346a"), (0.3, "#5668a3"), (0.75, "#b9a9c4"), (1, "#f0cfc0")], horizon=470)
    s.hills(432, 46, 150, "#66719f", rough=5, depth=0.15, name="mountains")
    s.board("far trees", lambda pen: _far_trees(pen, rng), depth=0.3, material="foliage")
    s.draw(lambda pen: pen.gradient(f"M0,470 H800 V{ICE} H0Z", (0, 470), (0, ICE),
           [(0, "#aeb4d2"), (1, "#dbe3ee")]), name="ice", role="place", volume=0,
           rim=0)  # fmt: skip
    s.draw(_snow, name="snow on the ice", role="place", volume=0, rim=0)
    water: list[tuple[float, Colour]] = [(0.0, "#3f74a0"), (0.25, "#1f4f80"), (1.0, "#0b1d44")]
    s.draw(lambda pen: pen.gradient(f"M0,{ICE} H800 V1200 H0Z", (0, ICE), (0, 1200), water),
           name="lake", role="place", volume=0, rim=0, wobble=0, edge=0)  # fmt: skip
    s.rays((500, 470), "#9fc4e0", 0.3, angle=92, spread=70, reach=620)
    with s.inside(f"M0,{ICE + 30} H800 V1200 H0Z"):
        s.hills(900, 50, 160, "#1d4676", depth=0.6, name="far bed")
    s.draw(lambda pen: _street(pen, rng), name="sunken street", depth=0.62, role="place",
           volume=0.08, tint=("#1c4478", 0.22))  # fmt: skip
    s.hills(BED + 4, 8, 200, "#3a5f86", "#152d55", texture="sand", depth=0.7, name="lake bed")
    s.draw(open_door, name="open door", depth=0.75, role="prop", volume=0.05)
    s.glow((350, 1050), 190, LAMP, 0.62)
    s.draw(_weeds, name="water weed", depth=0.8, role="prop", volume=0, rim=0.3)
    s.put("goldfish", at=(352, BED - 42), scale=0.52, turn=-26, role="accent", label="waiting fish")
    s.draw(_sinking, name="sinking letters", count=2, tint=("#3f74a0", 0.3))
    s.motes((500, 740), 160, 26, "#cfe8f4", 2.2)
    s.draw(_ice_edge, name="edge of the ice", role="place", volume=0.1)
    s.draw(slot, name="brass letter slot", depth=0.85)
    s.draw(_posted, name="letter in the slot", depth=0.9, volume=0.1)
    heron = s.put("heron", at=(262, ICE - 12), scale=2.0, pose="fish", role="subject", depth=0.85,
                  colour="#8fa3bd", contact=0.6)  # fmt: skip
    s.draw(lambda pen: cap_and_bag(pen, 262, ICE - 12, 2.0), name="postman's cap and bag",
           depth=0.86,
           role="subject", volume=0.15)  # fmt: skip
    s.relate("brass letter slot", "opens onto", "sunken street")
    s.relate(heron, "waits for", "waiting fish")
    s.describe("A heron with a postman’s cap posts letters through the ice. It "
               "carries a bag; two more letters sink in the water. On the lake bed "
               "stands a street of houses. One door is open and lit, and a goldfish "
               "is at the mat. The night is blue.")  # fmt: skip
    s.moods("tender", "eerie", "quiet", "patient")
    s.themes("messages", "two worlds", "waiting", "winter", "memory")
    s.says("special delivery", "writing to the past", "under the ice", "return to sender",
           "news from above",
           "the drowned town", "still waters", "a cold call", "someone is waiting up", "snail mail",
           "Atlantis has a postcode", "breaking the ice", "a letter to the dead",
           "the door left open",
           "plop", "duty in any weather")  # fmt: skip
    s.about(place="a frozen lake and the street below it", time="dusk", weather="frost",
            light="blue dusk and a lit door", view="through the ice, a section",
            composition="centred")  # fmt: skip


def _far_trees(pen: Pen, rng: np.random.Generator) -> None:
    for x in rng.uniform(0, 800, 26):
        pine(pen, rng, float(x), 478, float(rng.uniform(40, 96)), "#3c4c7c", "#cfd3e4")


def _snow(pen: Pen) -> None:
    for x, y, w in (
        (20, 500, 190),
        (560, 492, 200),
        (340, 486, 120),
        (640, 530, 150),
        (60, 535, 110),
    ):
        pen.path(f"M{x},{y} q{w / 2},{-5} {w},0 q{-w / 2},7 {-w},0Z", "#f6f5f4", 0.8)


def _street(pen: Pen, rng: np.random.Generator) -> None:
    for x, w, top, wall, gable in FRONTS:
        front(pen, rng, x, w, top, wall, gable)


def _sinking(pen: Pen) -> None:
    """Letters posted earlier, on their way down."""
    for x, y, turn, w in ((548, 672, 22, 62), (482, 806, -34, 50)):
        with pen.at(x, y, turn=turn):
            letter(pen, w, w * 0.66)


def _posted(pen: Pen) -> None:
    """The letter, half in the slot; its upper corner is wet."""
    with pen.clip("M380,380 H680 V530 H380Z"), pen.at(SLOT[0] + 4, SLOT[1] - 44, turn=-112):
        letter(pen, 132, 88, wet=True)
    for x, y in ((468, 462), (460, 486)):
        pen.path(f"M{x},{y} q7,11 0,15 q-7,-4 0,-15Z", "#7f9dbd")


def _weeds(pen: Pen) -> None:
    for x, h, lean in ((40, 150, 30), (62, 110, -14), (84, 70, 20), (700, 120, -26), (726, 170, 16),
                       (752, 90, -10), (540, 60, 12), (556, 84, -10)):  # fmt: skip
        y = BED + 40
        line = [(x, y), (x + lean * 0.6, y - h * 0.35), (x - lean * 0.3, y - h * 0.7),
                (x + lean, y - h)]  # fmt: skip
        pen.taper(line, 9, 2, "#1c5a66" if lean > 0 else "#16475e")


def _ice_edge(pen: Pen) -> None:
    pen.path(f"M0,{ICE} H800 V{ICE + 27} Q700,{ICE + 40} 600,{ICE + 29} T380,{ICE + 33} "
             f"T160,{ICE + 28} "
             f"T0,{ICE + 34}Z", "#a9cfe6", 0.86)  # fmt: skip
    pen.rect(0, ICE - 2, 800, 7, "#f2f7fb")
    for x in range(24, 800, 61):
        pen.line(x, ICE + 6, x + 14, ICE + 26, "#d9edf6", 2.4, 0.7)
