"""The best-lit thing in the museum is nothing at all; it has left by the window."""

from __future__ import annotations

import math
from typing import Any

from reverie_studio.colour import Colour, darken, lighten
from reverie_studio.pen import Pen
from reverie_studio.scene import Scene, card

WALL, FLOOR = "#cdbfa9", 640  # the far wall ends here
PLINTH = (392, 690)
ROPE = "#a8322d"
VISITORS: tuple[dict[str, Any], ...] = (  # back row first
    {"at": (214, 852), "height": 236, "age": "adult", "view": 170.0, "look": (14, -24),
     "clothes": {"top": "dress", "colour": "#c4563f"}, "hair": "bun"},
    {"at": (300, 826), "height": 238, "age": "tall", "view": 176.0, "look": (8, -26),
     "clothes": {"top": "suit", "colour": "#3f5a6a"}, "hair": "short"},
    {"at": (500, 832), "height": 230, "age": "broad", "view": -170.0, "look": (-8, -20),
     "clothes": {"top": "coat", "colour": "#d09a3e", "hat": "bowler"}, "hair": "short"},
    {"at": (590, 862), "height": 236, "age": "adult", "view": -158.0, "look": (-24, -22),
     "clothes": {"top": "long_coat", "colour": "#4a6f5a"}, "hair": "long"},
    {"at": (96, 930), "height": 262, "age": "old", "view": 150.0, "pose": "lean_on_stick",
     "look": (10, -24), "clothes": {"top": "coat", "colour": "#6b4a6f"}, "hair": "bun"},
    {"at": (702, 948), "height": 270, "age": "teen", "view": -146.0, "look": (-20, -26),
     "clothes": {"top": "jumper", "colour": "#2f7a80"}, "hair": "curly"},
    {"at": (186, 1058), "height": 300, "age": "broad", "view": 164.0, "look": (10, -24),
     "clothes": {"top": "dress", "colour": "#34597a", "hat": "wide_brim", "hat_colour": "#c4563f"},
     "hair": "bob"},
    {"at": (338, 1096), "height": 190, "age": "child", "view": 178.0, "look": (16, -30),
     "clothes": {"top": "raincoat", "colour": "#e0b03c"}, "hair": "braids"},
    {"at": (630, 1110), "height": 312, "age": "adult", "view": -140.0, "pose": "hide_face",
     "look": (0, 10), "clothes": {"top": "long_coat", "colour": "#8f3f4c"}, "hair": "bun"},
)  # fmt: skip


def hall(pen: Pen) -> None:
    """Walls, skylight and floor of a pale gallery."""
    pen.rect(0, 0, 800, FLOOR, WALL)
    pen.poly([(0, 0), (120, 90), (120, FLOOR), (0, 760)], "#a99a85")
    pen.poly([(800, 0), (680, 90), (680, FLOOR), (800, 760)], "#ddd2bf")
    pen.poly([(0, 0), (800, 0), (680, 90), (120, 90)], "#b9ab96")
    pen.poly([(190, 0), (610, 0), (560, 74), (240, 74)], "#fffdf2")
    for i in range(1, 6):
        x0, x1 = 190 + 70 * i, 240 + 53.3 * i
        pen.line(x0, 0, x1, 74, "#c9bfae", 4)
    pen.line(170, 40, 630, 40, "#c9bfae", 3, 0.6)
    pen.rect(120, 90, 560, 16, "#a8997f")
    pen.rect(120, FLOOR - 26, 560, 26, "#b3a48b")
    pen.poly([(0, 760), (120, FLOOR), (680, FLOOR), (800, 760), (800, 1200), (0, 1200)], "#b9a588")
    for i in range(-7, 8):
        pen.line(400 + i * 42, FLOOR, 400 + i * 150, 1200, "#94815f", 2.6, 0.6)
    for y in (664, 700, 752, 822, 914, 1034, 1180):
        pen.line(0, y, 800, y, "#94815f", 2.6, 0.6)


def old_frames(pen: Pen) -> None:
    """Other works, hung dark and small, that nobody looks at."""
    for x, y, w, h, tone in ((150, 250, 110, 150, "#7d8f8a"), (556, 240, 100, 130, "#a98f72")):
        pen.rect(x - 10, y - 10, w + 20, h + 20, "#a5854f")
        pen.rect(x - 10, y - 10, w + 20, 8, "#d0b477")
        pen.rect(x, y, w, h, tone)
        pen.path(f"M{x},{y + h * 0.7} q{w * 0.3},{-h * 0.2} {w * 0.55},{-h * 0.02} "
                 f"t{w * 0.45},{-h * 0.06} v{h * 0.38} "
                 f"h{-w}Z", darken(tone, 0.3))  # fmt: skip
        pen.circle(x + w * 0.68, y + h * 0.3, w * 0.1, lighten(tone, 0.4))


def open_window(pen: Pen) -> None:
    """The way out: a tall sash on the right wall, its curtain sucked outside."""
    pen.poly([(700, 236), (778, 196), (778, 640), (700, 600)], "#8fb4bd")
    pen.poly([(700, 236), (778, 196), (778, 400), (700, 396)], "#b9d3d4")
    pen.poly([(700, 560), (778, 590), (778, 640), (700, 600)], "#7d9c7c")
    for a, b in (((700, 236), (778, 196)), ((700, 600), (778, 640)), ((700, 236), (700, 600)),
                 ((778, 196), (778, 640))):  # fmt: skip
        pen.line(*a, *b, "#fffaf0", 11)
    pen.poly([(692, 604), (786, 652), (786, 668), (692, 618)], "#fffaf0")
    pen.path("M690,212 Q700,330 694,430 Q724,420 742,452 Q768,500 800,470 V420 Q770,420 764,350 "
             "Q756,270 748,190Z", "#c27a4f")  # fmt: skip
    pen.path("M690,212 Q700,330 694,430 Q712,424 722,430 Q716,320 708,206Z", "#dc9f74")
    pen.path("M722,202 Q732,320 742,400 Q760,460 800,450", "#9c5a38", stroke=5)
    pen.path("M738,196 Q748,300 756,370 Q768,420 800,430", "#dc9f74", stroke=5)
    pen.line(684, 214, 790, 166, "#8a6427", 8)


def plinth(pen: Pen) -> None:
    """A plinth with nothing on it but two clean footmarks."""
    x, y = PLINTH
    pen.poly([(x - 104, y - 206), (x + 104, y - 206), (x + 104, y + 24), (x - 104, y + 24)],
             "#f3ecdd")  # fmt: skip
    pen.rect(x - 104, y - 206, 44, 230, "#fffdf4")
    pen.rect(x + 50, y - 206, 54, 230, "#b9ab95")
    pen.poly([(x - 122, y + 22), (x + 122, y + 22), (x + 134, y + 50), (x - 134, y + 50)],
             "#d9ccb6")  # fmt: skip
    pen.poly([(x - 122, y - 216), (x + 122, y - 216), (x + 92, y - 258), (x - 92, y - 258)],
             "#fffef8")  # fmt: skip
    pen.poly([(x - 122, y - 216), (x + 122, y - 216), (x + 118, y - 196), (x - 118, y - 196)],
             "#cdbfa8")  # fmt: skip
    for dx, turn in ((-26, -12), (28, 12)):
        step(pen, x + dx, y - 234, turn, 0.86, "#c4b49a")
    pen.rect(x - 34, y - 130, 68, 30, "#b08d4f", radius=2)
    pen.rect(x - 34, y - 130, 68, 8, "#e0c27c", radius=2)


def ropes(pen: Pen) -> None:
    """Red rope on brass posts, before the plinth."""
    posts = ((206, 724), (296, 772), (482, 776), (580, 730))
    for (x0, y0), (x1, y1) in ((posts[0], posts[1]), (posts[1], posts[2]), (posts[2], posts[3])):
        pen.path(f"M{x0},{y0 - 92} Q{(x0 + x1) / 2},{(y0 + y1) / 2 - 36} {x1},{y1 - 92}", ROPE,
                 stroke=9)  # fmt: skip
        pen.path(f"M{x0},{y0 - 95} Q{(x0 + x1) / 2},{(y0 + y1) / 2 - 40} {x1},{y1 - 95}",
                 "#d0605a", stroke=3)  # fmt: skip
    for x, y in posts:
        pen.oval(x, y, 22, 7, "#8a6427")
        pen.rect(x - 4, y - 98, 8, 98, "#c9a24f")
        pen.circle(x, y - 100, 8, "#e8c87c")


def step(pen: Pen, x: float, y: float, turn: float, k: float, tone: Colour = "#ffffff") -> None:
    """One plaster footprint on the floor."""
    with pen.at(x, y), pen.stretch(k, k * 0.56), pen.at(0, 0, turn=turn):
        pen.path("M-9,24 Q-15,4 -13,-14 Q-2,-24 13,-14 Q16,-4 9,8 Q8,26 2,32 Q-7,34 -9,24Z", tone)
        for tx, ty, r in ((-11, -22, 5.4), (-3, -26, 4.4), (4, -26, 4), (10, -22, 3.6),
                          (14, -16, 3.2)):  # fmt: skip
            pen.circle(tx, ty, r, tone)


def trail(pen: Pen) -> None:
    """Down from the plinth, between the people, and away to the window."""
    way = ((392, 764, 170), (424, 800, 178), (402, 846, 172), (436, 892, 165), (430, 944, 150),
           (482, 974, 128),
           (524, 1004, 96), (560, 976, 72), (604, 988, 62), (640, 944, 54), (690, 926, 44),
           (700, 878, 36),
           (744, 858, 34), (742, 812, 24), (776, 786, 20))  # fmt: skip
    for i, (x, y, turn) in enumerate(way):
        step(pen, x + (9 if i % 2 else -9) * math.cos(math.radians(turn)), y, turn, 0.5
             + (y - 640) / 560)  # fmt: skip


@card(id="9qdshy", title="The Masterpiece", seed=4, palette="bone", light=(0.1, -1.0))
def paint(s: Scene) -> None:
    s.draw(hall, name="museum hall", role="place", depth=0.6, volume=0, rim=0)
    s.draw(old_frames, name="other pictures", depth=0.5, volume=0.1)
    s.draw(open_window, name="open window", depth=0.6, volume=0.1)
    s.glow((392, 330), 330, "#fff8e4", 0.5)
    s.beam((400, 40), (392, 700), 250, 330, "#fff6da", 0.5, soft=26)
    nothing = s.draw(plinth, name="empty pedestal", role="subject", depth=0.75, ground=740,
                     contact=0.5)  # fmt: skip
    s.glow((392, 400), 150, "#fffbe6", 0.4)
    s.motes((392, 380), 120, 36, "#fff3cc", 2.2)
    s.draw(ropes, name="rope barrier", role="subject", depth=0.78)
    s.draw(trail, name="plaster footprints", role="accent", depth=0.8, volume=0, rim=0, edge=0.3,
           shadow=(2, 3, 2, 0.5))  # fmt: skip
    for i, visitor in enumerate(VISITORS):
        options = {"pose": "stand", "seed": 40 + i, **visitor}
        s.figure(role="witness", depth=0.85, contact=0.5, label="visitor", **options)
    s.figure((470, 1130), height=304, age="adult", pose="stand", view=178.0, look=(-6, -22),
             seed=77,
             clothes={"top": "coat", "colour": "#56704a", "shoes": "shoes",
                      "shoe_colour": "#fbf8f0",
                      "bottom_colour": "#574a52"}, hair={"kind": "short", "colour": "#e8e3da"},
             role="witness",
             label="visitor with white shoes", depth=0.9, contact=0.4)  # fmt: skip
    s.relate("plaster footprints", "leads to", "open window")
    s.relate(nothing, "replaces", "statue")
    s.describe("In a museum, visitors stand before an empty pedestal. There are only "
               "the marks of two feet on it. White footprints lead from it across the"
               " floor to an open window. One of the visitors, all seen from behind, "
               "wears white shoes. The hall is pale and bright.")  # fmt: skip
    s.moods("satirical", "airy", "mysterious", "amused")
    s.themes("art", "absence", "escape", "pretending", "imagination")
    s.says("modern art", "the emperor's new clothes", "gone for lunch", "nothing to see here",
           "the great escape",
           "less is more", "stage fright", "the invisible man", "everyone nods", "who stole it",
           "out of the window", "follow the footprints", "an inside job", "deafening silence",
           "free at last",
           "priceless")  # fmt: skip
    s.about(place="a museum", time="day", weather="still", light="white daylight from above",
            view="eye level",
            composition="centred",
            witness="ten visitors in a half circle, seen from behind")  # fmt: skip
