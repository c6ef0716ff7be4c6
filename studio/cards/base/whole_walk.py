"""A life walks over a frozen lake, from bare baby feet to a hat left in the snow."""

from __future__ import annotations

import math
from collections.abc import Callable

from reverie_studio.pen import Pen, smooth_points
from reverie_studio.scene import Scene, card

Point = tuple[float, float]
Step = Callable[[Pen, float], None]
WALK: list[Point] = [(70, 1236), (92, 1130), (190, 1052), (350, 1040), (520, 1046), (668, 1000), (722, 880), (650, 766),
                     (500, 716), (330, 690), (176, 622), (118, 500), (176, 386), (306, 330), (440, 306), (560, 262)]  # fmt: skip
PRINT, DEEP, LIT = "#7288b0", "#455a8a", "#fffdf4"
HAT, BAND = "#2f2a35", "#b5533c"


def road(points: list[Point]) -> tuple[Callable[[float], tuple[float, float, float]], float]:
    """Where one is, and which way one looks, after so many pixels of walking."""
    line = smooth_points(points, closed=False, steps=40)
    far = [0.0]
    for (x0, y0), (x1, y1) in zip(line, line[1:], strict=False):
        far.append(far[-1] + math.hypot(x1 - x0, y1 - y0))

    def at(d: float) -> tuple[float, float, float]:
        i = max(0, min(len(line) - 2, next((k for k, f in enumerate(far) if f > d), len(far)) - 1))
        (x0, y0), (x1, y1) = line[i], line[i + 1]
        t = (d - far[i]) / ((far[i + 1] - far[i]) or 1.0)
        return x0 + (x1 - x0) * t, y0 + (y1 - y0) * t, math.degrees(math.atan2(y1 - y0, x1 - x0)) + 90

    return at, far[-1]


def sole(pen: Pen, path: str, extra: Step | None = None) -> None:
    """One print: a lit lip, a deep side, the trodden snow. Toes point up; natural length 60."""
    with pen.at(2.5, 3.5):
        pen.path(path, LIT)
    with pen.at(-2, -2.5):
        pen.path(path, DEEP)
    pen.path(path, PRINT)
    if extra:
        extra(pen, 1.0)


def bare(pen: Pen) -> None:
    sole(pen, "M-11,22C-14,6 -16,-4 -14,-14C-10,-26 12,-26 14,-12C15,0 10,8 11,22C9,34 -9,34 -11,22Z")
    for x, y, r in ((-13, -27, 6.4), (-4, -33, 5.2), (4, -33, 4.6), (11, -29, 4.2), (17, -22, 3.8)):
        pen.circle(x + 1.5, y + 2, r, LIT)
        pen.circle(x, y, r, DEEP)


def boot(pen: Pen) -> None:
    sole(pen, "M-15,-8C-16,-32 16,-32 15,-8L12,6H-12ZM-12,12H12C15,34 -15,34 -12,12Z")
    for y in (-22, -14, -6):
        pen.line(-9, y, 9, y, DEEP, 3)


def runner(pen: Pen) -> None:
    sole(pen, "M-13,-12C-14,-36 14,-36 14,-10C14,2 8,6 9,18C10,34 -9,34 -10,18C-10,6 -13,2 -13,-12Z")
    for y in (-24, -15, -6, 16, 23):
        pen.path(f"M-8,{y}L0,{y - 5}L8,{y}", DEEP, stroke=2.6)


def shoe(pen: Pen) -> None:
    sole(pen, "M-12,-10C-12,-36 12,-36 12,-10L9,6H-9ZM-9,13H9V24C8,32 -8,32 -9,24Z")


def heel(pen: Pen) -> None:
    sole(pen, "M-10,-6C-12,-18 -5,-36 0,-38C6,-36 12,-18 10,-6C8,4 -8,4 -10,-6ZM-5,22C-5,14 5,14 5,22C5,29 -5,29 -5,22Z")


def hare(pen: Pen) -> None:
    for x, y, rx, ry in ((-9, -12, 5, 12), (9, -14, 5, 12), (-3, 12, 4, 5), (3, 24, 4, 5)):
        pen.oval(x + 1.5, y + 2, rx, ry, LIT)
        pen.oval(x, y, rx, ry, DEEP)


def tread(pen: Pen, way: list[Point] | None, start: float, end: float, stride: float, size: float,
          print_: Callable[[Pen], None], aside: float = 0.0, gait: float = 0.32, toes: float = 6.0) -> None:  # fmt: skip
    """Left, right, left, right along the walk between two distances."""
    at, length = road(way or WALK)
    d, side = start, -1
    while d < min(end, length):
        x, y, turn = at(d)
        a = math.radians(turn)
        off = aside + side * size * 60 * gait
        with pen.at(x + math.cos(a) * off, y + math.sin(a) * off, scale=size, turn=turn + toes * side), pen.stretch(side, 1):
            print_(pen)
        d, side = d + stride, -side


def angel(pen: Pen) -> None:
    """Where a child lay down and beat its wings."""
    wing = "M10,-30C40,-74 74,-84 96,-66C112,-40 110,-4 84,14C58,18 30,8 14,-4Z"
    skirt = "M-15,14L-58,92C-36,112 36,112 58,92L15,14Z"
    body = "M-18,-40C-22,0 -20,30 -10,44H10C20,30 22,0 18,-40Z"
    with pen.at(404, 884, turn=-16):
        for dx, dy, tone in ((4, 6, LIT), (-3, -4, DEEP), (0, 0, "#a9b9d2")):
            with pen.at(dx, dy):
                pen.path(wing, tone)
                with pen.stretch(-1, 1):
                    pen.path(wing, tone)
                pen.path(skirt, tone)
                pen.path(body, tone)
                pen.circle(0, -58, 25, tone)
        for k in range(6):
            a = math.radians(-58 + k * 14)
            for side in (-1, 1):
                pen.line(side * 30, -24 + k * 3, side * (14 + 80 * math.cos(a)), -18 + 72 * math.sin(a), PRINT, 2.6, 0.7)
        for k in range(-3, 4):
            pen.line(k * 4, 44, k * 14, 96, PRINT, 2.6, 0.7)
        pen.circle(-2, -59, 19, "#8ea2c6")


def wheels(pen: Pen) -> None:
    """Two thin lines of a pram before the feet."""
    at, _ = road(WALK)
    for off in (-12, 10):
        line = []
        for d in range(1225, 1480, 6):
            x, y, turn = at(d)
            a = math.radians(turn)
            line.append((x + math.cos(a) * off, y + math.sin(a) * off))
        pen.poly([(x + 2, y + 3) for x, y in line], LIT, stroke=4, closed=False)
        pen.poly(line, DEEP, stroke=3.4, closed=False)


def prints(pen: Pen) -> None:
    tread(pen, None, 6, 215, 25, 0.5, bare, toes=10)
    tread(pen, None, 232, 470, 34, 0.66, boot, toes=12)
    tread(pen, None, 492, 850, 72, 0.86, runner, gait=0.2)
    tread(pen, None, 880, 1490, 48, 0.84, shoe, aside=-34)
    tread(pen, [(836, 690), (760, 700), (690, 738), (600, 714)], 0, 175, 42, 0.74, heel, gait=0.26)
    tread(pen, None, 1010, 1400, 43, 0.74, heel, aside=32, gait=0.26)
    tread(pen, [(196, 590), (130, 640), (60, 668), (-40, 676)], 24, 260, 34, 0.62, boot, toes=12)
    wheels(pen)
    tread(pen, None, 1500, 2230, 37, 0.84, shoe, aside=-10)


def stick(pen: Pen) -> None:
    at, length = road(WALK)
    for d in range(1560, int(length) - 60, 58):
        x, y, turn = at(d)
        a = math.radians(turn)
        pen.circle(x + math.cos(a) * 38 + 1.5, y + math.sin(a) * 38 + 2, 6, LIT)
        pen.circle(x + math.cos(a) * 38, y + math.sin(a) * 38, 5.2, DEEP)


def hat(pen: Pen) -> None:
    """A felt hat seen from above, a little from the side."""
    with pen.at(612, 226, turn=-14):
        pen.oval(0, 0, 76, 60, "#221e28")
        pen.oval(-2, -4, 74, 57, HAT)
        pen.oval(-6, -10, 66, 48, "#3d3744")
        pen.oval(0, -4, 47, 38, BAND)
        pen.oval(0, -11, 44, 34, HAT)
        pen.oval(-4, -16, 37, 27, "#494252")
        pen.path("M-34,-14C-16,-24 14,-22 28,-10C12,-6 -18,-2 -34,-14Z", "#2a2530")
        pen.path("M42,8L58,-8L72,-26L66,-4L54,16Z", "#d9d2c5")
        pen.path("M44,10L66,-16", "#8f8a84", stroke=2)


def stakes(pen: Pen) -> None:
    for i in range(1, 8):
        x, y = 838 - i * 62, 560 - i * 16 + 6 * math.sin(i * 2.1)
        pen.path(f"M{x},{y}l92,64l5,-8l-90,-62Z", "#93a5c2", 0.75)
        pen.circle(x, y, 8, "#5f4a3c")
        pen.circle(x - 2, y - 2, 5, "#f4ecdc")


def boughs(pen: Pen) -> None:
    """The long blue shadow of a bare tree that stands outside the card."""
    def grow(x: float, y: float, angle: float, length: float, width: float, depth: int) -> None:
        x1, y1 = x + math.cos(angle) * length, y + math.sin(angle) * length
        bend = angle + 0.16 * (-1) ** depth
        pen.taper([(x, y), (x + math.cos(bend) * length / 2, y + math.sin(bend) * length / 2), (x1, y1)], width,
                  width * 0.62, "#a9b8cf")  # fmt: skip
        if depth:
            for da, k in ((-0.5, 0.74), (0.34, 0.8), (0.02, 0.6))[: 3 if depth > 2 else 2]:
                grow(x1, y1, angle + da, length * k, width * 0.6, depth - 1)

    grow(-60, -80, 0.74, 230, 46, 5)


@card(id="54iqur", title="The Whole Walk", seed=41, palette="bone", light=(-0.75, -0.6))
def paint(s: Scene) -> None:
    s.backdrop("#f6efe0", "#ece5d8", "#faf5ea")
    for d, tone, alpha in (("M-60,860C160,800 330,900 520,860C680,826 760,700 900,700L900,760C770,770 700,880 520,920C330,960 160,860 -60,930Z", "#a9bad6", 0.85),
                           ("M-60,250C80,200 160,240 260,190C380,130 520,130 640,60L700,60C620,150 480,180 360,220C240,262 120,280 -60,330Z", "#b3c2da", 0.8),
                           ("M380,520C520,470 640,500 860,400V450C660,540 540,520 380,560Z", "#b3c2da", 0.8),
                           ("M240,1240C420,1140 620,1190 860,1080V1130C680,1220 520,1210 380,1260Z", "#a9bad6", 0.85),
                           ("M-60,1010C40,990 90,960 150,900L190,910C130,990 60,1030 -60,1060Z", "#b3c2da", 0.8)):  # fmt: skip
        s.shade(d, tone, alpha, 16)
    s.draw(boughs, name="shadow of a bare tree", role="place", volume=0, rim=0, edge=0, alpha=0.62, protect=0)
    s.draw(stakes, name="row of stakes", role="place", volume=0.1, count=7)
    s.draw(angel, name="snow angel", volume=0, rim=0.1)
    walk = s.draw(prints, name="track of footprints", role="subject", volume=0, rim=0, wobble=0.8, edge=0.1)
    s.draw(stick, name="holes of a walking stick", volume=0, rim=0)
    s.draw(lambda pen: tread(pen, [(650, 160), (690, 96), (700, 20), (742, -60)], 20, 240, 62, 0.8, hare, gait=0),
           name="tracks of a hare", role="accent", volume=0, rim=0)  # fmt: skip
    s.draw(hat, name="hat", role="witness", volume=0.3, shadow=(26, 22, 7, 0.5))
    s.relate(walk, "turns into", "tracks of a hare")
    s.describe("A winding line of footprints in the snow ends at a hat. First come "
               "baby feet, then small boots, running shoes, two people with a pram, "
               "one with a stick. From the dark hat, hare tracks lead on. Beside them"
               " are a snow angel and a row of posts.")  # fmt: skip
    s.moods("poetic", "sad", "light", "quiet")
    s.themes("a lifetime", "time", "departure", "change", "love and parting")
    s.says("footprints in snow", "from cradle to hat", "seven ages", "where did he go", "now you see me", "reading the snow",
           "one step at a time", "a detective's morning", "she came along halfway", "the children leave home",
           "born again with long ears", "a magician's last trick", "crunch, crunch, silence", "hats off", "walking on thin ice",
           "what remains of us")  # fmt: skip
    s.about(place="frozen lake", time="morning", weather="fresh snow", light="pale low sun from the left",
            view="straight down, from far above", composition="diagonal")  # fmt: skip
    s.vignette(0.14)
