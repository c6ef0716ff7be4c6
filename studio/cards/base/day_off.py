"""The cuckoo has packed: its clock hangs open, and it walks away down the carpet."""

from __future__ import annotations

import math

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

TEAL, DARK_TEAL, PALE_TEAL = "#2a7a7c", "#15474e", "#5aa8a0"
MUSTARD, RED = "#dca52e", "#b8452f"
WOOD, WOOD_LIT, WOOD_DIM = "#8a5630", "#c28a4e", "#4f2d1e"
DOOR = (500.0, 250.0)
TIP = (300.0, 640.0)


def panels(pen: Pen) -> None:
    """A panelled wall that rises over us, seen from the skirting board."""
    pen.gradient("M0,0 H800 V930 H0Z", (800, 300), (0, 700), [(0, "#3f9490"), (0.5, TEAL), (1, "#1a565c")])
    for i in range(5):
        x = -46 + i * 190
        lean = (x + 80 - 400) * -0.05
        pen.path(f"M{x + lean},-10 H{x + 150 + lean} L{x + 156},680 H{x - 6}Z", DARK_TEAL, 0.5)
        pen.path(f"M{x + 12 + lean},-10 H{x + 140 + lean} L{x + 146},668 H{x + 6}Z", "#33898a" if i > 2 else TEAL)
        pen.path(f"M{x + 138 + lean},-10 h4 L{x + 150},670 h-6Z", PALE_TEAL, 0.7)
    pen.rect(0, 704, 800, 30, DARK_TEAL)
    pen.rect(0, 704, 800, 9, PALE_TEAL)
    pen.rect(0, 734, 800, 120, "#1f6268")
    for x in range(-20, 820, 82):
        pen.rect(x, 742, 4, 106, DARK_TEAL)
    pen.path("M0,846 H800 V934 H0Z", "#e8d9b4")
    pen.path("M0,846 H800 V858 H0Z", "#fbf0d2")
    pen.path("M0,918 H800 V934 H0Z", "#a88f5e")


def carpet(pen: Pen) -> None:
    """The long mustard runner, close to our eyes."""
    pen.gradient("M0,930 H800 V1200 H0Z", (800, 930), (0, 1200), [(0, "#6d4426"), (1, "#3d2720")])
    for y in (952, 972):
        pen.line(0, y, 800, y, "#2f1d18", 3, 0.6)
    pen.gradient("M0,986 H800 V1200 H0Z", (800, 1000), (0, 1100), [(0, "#f2c24a"), (0.6, MUSTARD), (1, "#9c6a1e")])
    pen.rect(0, 992, 800, 12, RED)
    pen.rect(0, 1012, 800, 5, "#7a2a1e")
    for x in range(-40, 840, 92):
        pen.path(f"M{x},1110 l46,-38 l46,38 l-46,40Z", RED, 0.75)
        pen.path(f"M{x + 24},1110 l22,-18 l22,18 l-22,19Z", "#1f6268")
    pen.rect(0, 1168, 800, 14, RED)
    pen.rect(0, 1192, 800, 10, "#7a2a1e")


def clock(pen: Pen) -> None:
    """A carved house: fretted eaves, leaves, a blank dial with two hands, the little door open."""
    pen.path("M352,190 L648,190 L632,548 L368,548Z", WOOD)
    pen.path("M352,190 L420,190 L424,548 L368,548Z", WOOD_DIM)
    pen.path("M560,190 L648,190 L632,548 L566,548Z", WOOD_LIT, 0.8)
    for x in (396, 444, 556, 604):
        pen.path(f"M{x},200 q6,170 0,340", WOOD_DIM, 0.5, stroke=3)
    pen.path("M500,60 L650,196 H350Z", WOOD)
    pen.path("M500,60 L350,196 H430Z", WOOD_DIM)
    pen.path("M500,60 L650,196 H590Z", WOOD_LIT, 0.7)
    pen.path("M500,112 a22,22 0 1 0 0.1,0Z", WOOD_DIM)
    pen.path("M500,118 a16,16 0 1 0 0.1,0Z", MUSTARD)
    pen.path("M500,26 L706,206 L682,236 L500,78 L318,236 L294,206Z", WOOD_DIM)
    pen.path("M500,26 L706,206 L694,222 L500,52 L306,222 L294,206Z", RED)
    for k in range(7):
        for side in (-1, 1):
            x, y = 500 + side * (26 + k * 27), 76 + k * 23.5
            pen.path(f"M{x},{y} l{side * 30},26 l{side * -6},14 q{side * -22},-4 {side * -24},-40Z",
                     "#d8704a" if k % 2 else "#8a3424")  # fmt: skip
    pen.path("M352,548 H648 L624,604 Q500,650 376,604Z", WOOD_DIM)
    pen.path("M360,548 H640 L620,590 Q500,630 380,590Z", WOOD)
    for x, y, turn in ((376, 306, 200), (376, 380, 170), (380, 462, 190), (628, 306, -20), (626, 380, 10),
                       (620, 462, -10), (380, 596, 120), (440, 622, 100), (560, 622, 80), (620, 596, 60),
                       (500, 634, 90)):  # fmt: skip
        leaf(pen, x, y, turn)
    pen.circle(500, 436, 98, WOOD_DIM)
    pen.circle(500, 434, 90, "#f3e4bc")
    pen.path("M410,434 a90,90 0 0 1 90,-90 a110,110 0 0 0 -90,90Z", "#cdb57c")
    pen.circle(500, 434, 76, "#d9c48c", stroke=3)
    pen.path("M500,434 L458,388 M500,434 L552,456", "#4a2a1e", stroke=9)
    pen.circle(500, 434, 11, RED)


def leaf(pen: Pen, x: float, y: float, turn: float) -> None:
    """One carved leaf."""
    with pen.at(x, y, turn=turn):
        pen.path("M-6,0 C10,-26 42,-24 58,0 C42,24 10,26 -6,0Z", "#3f6a3c")
        pen.path("M-4,-1 C12,-22 40,-20 56,-1Z", "#7a9a4c")
        pen.line(0, 0, 50, 0, "#2a4a2e", 2.5)


def doorway(pen: Pen) -> None:
    """The cuckoo's own door, both wings open, a mat on the sill and the key under it."""
    x, y = DOOR
    pen.path(f"M{x - 46},{y + 66} V{y - 10} Q{x},{y - 74} {x + 46},{y - 10} V{y + 66}Z", "#1f1210")
    pen.path(f"M{x - 34},{y + 66} V{y} Q{x},{y - 44} {x + 20},{y - 20} V{y + 66}Z", "#3a2218")
    pen.path(f"M{x + 4},{y + 10} h26 v18 h-26Z M{x + 4},{y + 34} h26 v3 h-26Z", "#8a6a3c")
    for side, tone in ((-1, WOOD_DIM), (1, WOOD_LIT)):
        pen.path(f"M{x + side * 46},{y - 12} L{x + side * 92},{y - 34} L{x + side * 96},{y + 74} L{x + side * 46},{y + 66}Z",
                 tone)  # fmt: skip
        pen.path(f"M{x + side * 56},{y} L{x + side * 84},{y - 12} L{x + side * 86},{y + 56} L{x + side * 56},{y + 54}Z",
                 darken(tone, 0.2))  # fmt: skip
    pen.rect(x - 84, y + 64, 168, 20, WOOD_DIM, radius=5)
    pen.rect(x - 84, y + 64, 168, 8, WOOD_LIT, radius=4)
    pen.path(f"M{x - 58},{y + 54} H{x + 40} L{x + 50},{y + 70} H{x - 66}Z", "#4f8f6a")
    for k in range(10):
        pen.line(x - 62 + k * 12, y + 68, x - 63 + k * 12, y + 77, "#a8c88a", 3.5)
    pen.path(f"M{x + 30},{y + 66} q6,-14 20,-6", "#4f8f6a", stroke=7)
    pen.line(x + 36, y + 60, x + 66, y + 60, "#ffd75e", 6)
    pen.circle(x + 74, y + 60, 10, "#ffd75e", stroke=6)


def spring(pen: Pen) -> None:
    """The spring hangs out of the door, still bouncing, with the empty perch at its end."""
    x0, y0 = DOOR[0] - 14, DOOR[1] + 36
    points: list[tuple[float, float]] = []
    for i in range(15 * 14 + 1):
        t = i / (15 * 14)
        x = x0 + (TIP[0] - x0) * t - 96 * math.sin(math.pi * t) ** 1.2
        y = y0 + (TIP[1] - y0) * t * t
        points.append((x + 27 * math.cos(i * math.tau / 14), y + 12 * math.sin(i * math.tau / 14)))
    pen.poly(points, "#54402a", stroke=8, closed=False)
    pen.poly([(x - 1, y - 1.5) for x, y in points], "#e6cf94", stroke=4, closed=False)
    pen.path(f"M{TIP[0] - 40},{TIP[1] + 6} h80", WOOD_DIM, stroke=12)
    pen.path(f"M{TIP[0] - 40},{TIP[1] + 3} h80", WOOD_LIT, stroke=5)


def cone(pen: Pen, x: float, y: float, lean: float, k: float = 1.0) -> None:
    """A pine-cone weight standing on the floor and leaning to look."""
    with pen.at(x, y, turn=lean, scale=k):
        pen.path("M0,2 C-44,-8 -48,-76 -22,-126 Q0,-150 22,-126 C48,-76 44,-8 0,2Z", "#5a341e")
        for row in range(8):
            n, yy = (4, 5, 5, 5, 4, 4, 3, 2)[row], -14 - row * 16
            for i in range(n):
                xx = (i - (n - 1) / 2) * 17
                pen.path(f"M{xx - 11},{yy} q11,18 22,0 q-4,-20 -11,-20 q-8,0 -11,20Z", "#8f5a30" if i < n / 2 else "#c08a4c")
                pen.path(f"M{xx - 8},{yy + 2} q8,10 16,0", "#3a2014", stroke=2.6)
        pen.circle(0, -142, 8, "#d8b45a", stroke=5)


def cuckoo(pen: Pen, tones: tuple[Colour, Colour, Colour] = ("#d8704a", "#f0c878", "#8a3424")) -> None:
    """A carved bird in mid-step with a suitcase and a furled umbrella, facing left."""
    body, breast, wing = tones
    pen.path("M-16,-60 L-44,-10 l-26,6 M20,-58 L42,-22 L34,-2 l-28,4", "#c98a36", stroke=9)
    pen.path("M64,-116 L150,-96 L156,-76 L140,-70 L150,-58 L60,-70Z", wing)
    pen.path("M-62,-134 C-74,-190 -28,-214 8,-196 C40,-182 44,-156 70,-124 C86,-96 62,-54 14,-52 "
             "C-36,-50 -66,-84 -62,-134Z", body)  # fmt: skip
    pen.path("M-62,-130 C-66,-84 -36,-52 10,-54 C-6,-76 -26,-100 -34,-140Z", breast)
    for x, y in ((-46, -104), (-32, -82), (-14, -66), (-30, -112)):
        pen.path(f"M{x - 6},{y} q6,8 12,0", "#b07a3a", stroke=3)
    pen.path("M-8,-142 C34,-150 70,-124 84,-92 C50,-84 8,-92 -8,-142Z", wing)
    pen.path("M6,-128 q30,4 58,30 M10,-116 q22,8 40,24", lighten(wing, 0.25), stroke=3.5)
    pen.path("M-64,-176 L-112,-168 L-64,-158Z", "#f0b23c")
    pen.path("M-64,-168 L-112,-168 L-64,-158Z", "#b8742a")
    pen.circle(-32, -178, 10, "#fbf1d8")
    pen.circle(-35, -177, 6, "#20141a")
    pen.path("M-66,-196 Q-20,-214 26,-192 l6,-8 Q14,-222 4,-222 L0,-248 Q-24,-258 -44,-244 L-46,-218 Q-60,-214 -72,-206Z",
             "#2a5a5e")  # fmt: skip
    pen.path("M-46,-220 Q-20,-230 4,-222 l-1,-10 Q-20,-240 -45,-230Z", RED)


def baggage(pen: Pen) -> None:
    """What it carries: case in front, umbrella over the shoulder."""
    pen.path("M-24,-96 L-66,-84", "#8a3424", stroke=14)
    pen.path("M-96,-84 q26,-18 52,0", "#3a2014", stroke=6)
    pen.rect(-120, -82, 100, 62, "#3f6f8a", radius=8)
    pen.rect(-120, -82, 100, 20, "#6a9ab0", radius=8)
    pen.rect(-104, -82, 10, 62, "#2a4a5e")
    pen.rect(-48, -82, 10, 62, "#2a4a5e")
    pen.circle(-72, -46, 11, MUSTARD)
    pen.path("M-4,-92 L104,-226", "#3a2014", stroke=7)
    pen.path("M30,-140 L92,-238 L112,-226 L70,-112 Q60,-120 54,-122 Q50,-132 46,-132 Q40,-140 30,-140Z", "#2f8a6a")
    pen.path("M46,-132 L98,-234 M54,-122 L104,-230", "#1c5a4a", stroke=4)
    pen.path("M-4,-92 q-12,12 -22,2", "#3a2014", stroke=7)


def bird_shadow(pen: Pen) -> None:
    """Its shadow, thrown large over skirting and wall."""
    with pen.at(160, 960, scale=1.9), pen.stretch(1.0, 1.22):
        cuckoo(pen)
        baggage(pen)


@card(id="3vm2sb", title="Day Off", seed=9, palette="mustard_teal", light=(0.85, -0.4))
def paint(s: Scene) -> None:
    s.backdrop(TEAL, DARK_TEAL)
    s.draw(panels, name="panelled wall", role="place", record=False, volume=0, rim=0, protect=0.1)
    s.draw(carpet, name="runner", role="place", record=False, volume=0, rim=0, protect=0.1)
    s.glow((830, 620), 640, "#ffdc8a", 0.55)
    s.draw(bird_shadow, name="shadow of the cuckoo", record=False, volume=0, rim=0, pigment=0, edge=0,
           tint=("#0c2f38", 1.0), alpha=0.5, wobble=2)  # fmt: skip
    s.draw(_chains, name="chains", record=False, volume=0, rim=0.2, shadow=(-14, 6, 5, 0.4))
    house = s.draw(clock, name="cuckoo clock", role="subject", volume=0.35, rim=0.4, shadow=(-34, 22, 16, 0.55))
    s.draw(doorway, name="door key under a tiny mat", role="accent", volume=0.2, rim=0.3, protect=1)
    coil = s.draw(spring, name="dangling spring", role="subject", volume=0.1, rim=0.2, shadow=(-22, 12, 7, 0.45),
                  protect=1)  # fmt: skip
    s.draw(lambda pen: (cone(pen, 640, 1016, -15), cone(pen, 742, 1038, -21, 1.1))[0], name="pine-cone weights",
           count=2, volume=0.4, rim=0.5, shadow=(-38, 8, 10, 0.5))  # fmt: skip
    s.shade("M0,1084 C80,1066 300,1064 330,1084 C300,1104 60,1108 0,1096Z", "#3a2210", 0.5, 9)
    s.draw(_bird, name="wooden cuckoo with suitcase", role="subject", volume=0.35, rim=0.5, protect=1)
    s.vignette(0.35)
    s.relate(coil, "hangs from", house)
    s.describe("A wooden cuckoo walks away from its clock with a suitcase. It has a "
               "hat, an umbrella and a big shadow. The clock’s little door is open: "
               "an empty spring dangles out, a key lies under the doormat. Two "
               "pine-cone weights stand on the floor. Blue-green wall, yellow carpet.")  # fmt: skip
    s.moods("funny", "wry", "brave", "wistful")
    s.themes("leaving", "time", "freedom", "work", "travel")
    s.says("gone for good", "time flies", "a day off", "out to lunch", "I quit", "nobody will tell the hour",
           "early retirement", "flown the nest", "spring break", "off to see the world", "tick, tock, silence",
           "the key is under the mat", "do not look back", "a small bird with a long shadow", "abandoned home",
           "late for the train")  # fmt: skip
    s.about(place="corridor", time="evening", weather="still", light="lamp from the side",
            view="eye level", composition="high")  # fmt: skip


def _chains(pen: Pen) -> None:
    for x0, x1, y1 in ((470, 606, 884), (540, 690, 880)):
        for i in range(48):
            t = i / 47
            x = x0 + (x1 - x0) * t**2.6
            pen.oval(x, 620 + (y1 - 620) * t, 4.5, 5, "#d8b45a" if i % 2 else "#8a6a2c", stroke=2.6)


def _bird(pen: Pen) -> None:
    with pen.at(196, 1090, scale=1.0):
        cuckoo(pen)
        baggage(pen)

