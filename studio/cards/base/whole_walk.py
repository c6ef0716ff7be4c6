"""A life walks over a snowfield, from bare baby feet before us to a hat far off; a hare stands on it."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import skia

from reverie_studio.colour import mix
from reverie_studio.pen import Pen, smooth_points
from reverie_studio.scene import Scene, card

Point = tuple[float, float]
Step = Callable[[Pen, float], None]
# on the ground: x across, y from the far edge (0) to us (2000)
WALK: list[Point] = [(330, 1990), (352, 1900), (430, 1810), (512, 1700), (500, 1580), (400, 1480), (300, 1380), (270, 1260), (330, 1120), (450, 1000), (520, 860), (480, 700), (380, 560), (352, 420), (410, 300)]
LAND = ((0, 0), (800, 0), (800, 2000), (0, 2000)), ((268, 318), (532, 318), (1080, 1260), (-280, 1260))
PRINT, DEEP, LIT = "#6f86b6", "#42578c", "#fffaf0"
HAT, BAND = "#2f2a35", "#b5533c"


@contextmanager
def ground(pen: Pen) -> Iterator[None]:
    """Draw as on a map; it lies down in perspective."""
    lie = skia.Matrix()
    lie.setPolyToPoly([skia.Point(*p) for p in LAND[0]], [skia.Point(*p) for p in LAND[1]])
    pen.canvas.save()
    pen.canvas.concat(lie)
    try:
        yield
    finally:
        pen.canvas.restore()


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
    with pen.at(612, 1372, scale=1.5, turn=-24):
        for dx, dy, tone in ((5, 7, LIT), (-4, -5, DEEP), (0, 0, "#93a8d2")):
            with pen.at(dx, dy):
                for k in (1, -1):
                    with pen.stretch(k, 1):
                        pen.path(wing, tone)
                pen.path(skirt, tone)
                pen.path("M-18,-40C-22,0 -20,30 -10,44H10C20,30 22,0 18,-40Z", tone)
                pen.circle(0, -58, 27, tone)
        for k in range(6):
            a = math.radians(-58 + k * 14)
            for side in (-1, 1):
                pen.line(side * 30, -24 + k * 3, side * (14 + 80 * math.cos(a)), -18 + 72 * math.sin(a), PRINT, 3, 0.8)
        for k in range(-3, 4):
            pen.line(k * 4, 44, k * 14, 96, PRINT, 3, 0.8)
        pen.circle(-2, -59, 20, "#7f96c6")


def prints(pen: Pen) -> None:
    """Bare feet, small boots, running shoes; then two, a pram, a child that turns off; then one and a stick."""
    tread(pen, None, 0, 190, 34, 0.62, bare, toes=10, gait=0.4)
    tread(pen, None, 214, 470, 44, 0.74, boot, toes=12, gait=0.4)
    tread(pen, None, 500, 830, 92, 1.0, runner, gait=0.26)
    tread(pen, None, 870, 1500, 60, 1.05, shoe, aside=-44)
    tread(pen, [(900, 1120), (740, 1090), (600, 1050), (500, 980)], 0, 430, 54, 0.95, heel, gait=0.3)
    tread(pen, None, 960, 1500, 54, 0.95, heel, aside=46, gait=0.3)
    tread(pen, [(400, 1000), (280, 960), (120, 950), (-160, 900)], 30, 600, 48, 0.8, boot, toes=12)
    at, length = road(WALK)
    for off in (-16, 16):
        line = [(x + math.cos(math.radians(turn)) * off, y + math.sin(math.radians(turn)) * off) for x, y, turn in (at(d) for d in range(1120, 1400, 8))]
        pen.poly([(x + 3, y + 4) for x, y in line], LIT, stroke=6, closed=False)
        pen.poly(line, DEEP, stroke=5, closed=False)
    tread(pen, None, 1530, length - 20, 46, 1.0, shoe, aside=-10)
    for d in range(1560, int(length) - 30, 70):
        x, y, turn = at(d)
        pen.circle(x + math.cos(math.radians(turn)) * 46, y + math.sin(math.radians(turn)) * 46, 8, DEEP)
    tread(pen, [(420, 250), (450, 180), (430, 110), (470, 60)], 30, 200, 60, 1.1, hare, gait=0)


def shadows(pen: Pen) -> None:
    """The sun stands low behind: everything throws long blue towards us."""
    for x, y, w, n in ((660, 330, 30, 900),):
        pen.taper([(x, y), (x + 130, y + n * 0.5), (x + 330, y + n)], w, w * 2.4, "#8fa4d2")
        for k, (dx, dy) in enumerate(((-150, 330), (120, 360), (-190, 520), (210, 560), (-120, 700), (160, 760))):
            t = 0.34 + 0.1 * k
            pen.taper([(x + 330 * t * t + 40 * t, y + n * t), (x + 200 * t + dx * 0.6, y + n * t + dy * 0.25), (x + 260 * t + dx, y + n * t + dy * 0.36)], 22, 6, "#8fa4d2")
    for k in range(9):
        x, y = -140 + 10 * k, 1700 - 190 * k
        pen.taper([(x, y), (x + 30, y + 90), (x + 70, y + 190)], 20, 26, "#8fa4d2")
    pen.taper([(414, 300), (436, 390), (462, 470)], 110, 120, "#8fa4d2")


def fence(pen: Pen, see: Callable[[float, float], Point]) -> None:
    """Posts along the left, with snow caps and two rails."""
    spots = [(*see(-140 + 10 * k, 1700 - 190 * k), 1.9 * 0.78**k) for k in range(9)]
    for (x0, y0, k0), (x1, y1, k1) in zip(spots, spots[1:], strict=False):
        for h in (78, 40):
            pen.taper([(x0, y0 - h * k0), ((x0 + x1) / 2, (y0 - h * k0 + y1 - h * k1) / 2 + 3), (x1, y1 - h * k1)], 7 * k0, 7 * k1, "#6a5866")
    for x, y, k in spots[::-1]:
        pen.taper([(x, y + 4), (x + 1, y - 100 * k)], 19 * k, 16 * k, "#54424e")
        pen.taper([(x - 4 * k, y + 2), (x - 3 * k, y - 96 * k)], 5 * k, 4 * k, "#c98f78")
        pen.oval(x, y - 102 * k, 12 * k, 6 * k, "#fffaf0")


def tree(pen: Pen, s: Scene, x: float, y: float) -> None:
    """Bare, against the light."""
    rng, _ = s.own_rng("tree")

    def grow(x: float, y: float, a: float, n: float, w: float, left: int) -> None:
        x1, y1 = x + math.cos(a) * n, y + math.sin(a) * n
        pen.taper([(x, y), ((x + x1) / 2 + float(rng.uniform(-4, 4)), (y + y1) / 2), (x1, y1)], w, w * 0.66, mix("#4a3a48", "#8a6a70", 0.12 * (6 - left)))
        if left:
            for da, k in ((-0.5, 0.74), (0.44, 0.76), (0.02, 0.6))[: 3 if left > 3 else 2]:
                grow(x1, y1, a + da + float(rng.uniform(-0.14, 0.14)), n * k, w * 0.62, left - 1)

    grow(x, y, -math.pi / 2 - 0.05, 92, 26, 6)


def hat(pen: Pen) -> None:
    """A felt hat on the snow, its brim towards us."""
    pen.oval(2, 4, 78, 24, "#1c1820")
    pen.oval(0, -2, 78, 23, HAT)
    pen.oval(-4, -5, 70, 18, "#4a4250")
    with pen.part("crown", puff=24):
        pen.path("M-44,-8 C-46,-50 -36,-70 -14,-66 C-4,-60 8,-60 18,-66 C38,-68 46,-48 44,-8 C20,6 -20,6 -44,-8Z", HAT)
    pen.path("M-45,-12 C-20,2 20,2 45,-12 V-26 C20,-12 -20,-12 -45,-26Z", BAND)
    pen.path("M34,-18 C50,-40 58,-64 56,-84 C44,-70 34,-44 30,-20Z", "#efe6d6")
    pen.path("M-10,-66 C-4,-58 6,-58 14,-64", "#1c1820", stroke=4)


def bootee(pen: Pen) -> None:
    """A baby's knitted shoe, lost at the very beginning; cut by the edge."""
    with pen.at(196, 1142, turn=-14, scale=1.5):
        pen.oval(6, 44, 92, 16, "#5a70a8", 0.7)
        with pen.part("wool", puff=34):
            pen.path("M-70,38 C-92,20 -84,-14 -46,-18 C-24,-20 -12,-26 -10,-46 L54,-50 C60,-14 64,20 58,38 C30,50 -40,50 -70,38Z", "#e3a93a")
        for k in range(6):
            pen.path(f"M{-64 + 20 * k},{34} q6,-16 2,{-36 - 2 * k}", "#b27c24", 0.8, stroke=4)
        with pen.part("cuff", puff=12):
            pen.path("M-16,-44 C-14,-70 58,-76 60,-46 C40,-32 4,-32 -16,-44Z", "#fbf3e2")
        pen.path("M6,-40 C-30,-58 -44,-40 -24,-30 C-40,-16 -26,-4 0,-24", "#f6e6d2", stroke=6)
        pen.circle(-34, 2, 9, "#f6e6d2")
        pen.circle(-20, -8, 9, "#f6e6d2")


@card(id="54iqur", title="The Whole Walk", seed=41, palette="bone", light=(-0.25, -0.75))
def paint(s: Scene) -> None:
    """A low sun behind; blue shadows come towards us."""
    lie = skia.Matrix()
    lie.setPolyToPoly([skia.Point(*p) for p in LAND[0]], [skia.Point(*p) for p in LAND[1]])
    see = lambda x, y: (lambda p: (float(p.x()), float(p.y())))(lie.mapXY(x, y))  # noqa: E731

    def flat(draw: Callable[[Pen], None]) -> Callable[[Pen], None]:
        def lying(pen: Pen) -> None:
            with ground(pen):
                draw(pen)

        return lying

    s.sky([(0, "#8fa9cf"), (0.5, "#f0c9b0"), (1, "#fde3b4")], horizon=300)
    s.sun(316, 236, 46)
    s.hills(292, 14, 300, "#a9b2cf", depth=0.2, name="far hills")
    s.draw(lambda pen: pen.gradient("M-10,300 C200,290 600,296 810,304 V1210 H-10Z", (0, 296), (0, 1200), [(0, "#fdeccb"), (0.22, "#f1e9e6"), (0.6, "#d5dcee"), (1, "#a9bbe0")]), name="snowfield", role="place", depth=0.3, material="place", volume=0.0, rim=0.0)
    s.glow((316, 300), 260, "#ffe0a0", 0.4)
    s.draw(flat(shadows), name="long shadows", role="place", depth=0.4, volume=0, rim=0, edge=0, alpha=0.75, haze=0.0, record=False)
    s.draw(flat(angel), name="snow angel", depth=0.5, volume=0, rim=0.1, haze=0.0)
    walk = s.draw(flat(prints), name="track of footprints", role="subject", depth=0.55, volume=0, rim=0, wobble=0.6, edge=0.1, haze=0.0)
    s.draw(lambda pen: tree(pen, s, *see(660, 330)), name="bare tree", role="place", depth=0.5, volume=0.2, haze=0.0)
    s.draw(lambda pen: fence(pen, see), name="fence", role="place", depth=0.6, volume=0.2, haze=0.0)
    hx, hy = see(412, 268)

    def put_hat(pen: Pen) -> None:
        with pen.at(hx, hy, scale=0.8):
            hat(pen)

    s.draw(put_hat, name="hat", role="subject", depth=0.56, volume=0.3, haze=0.0)
    s.put("hare", at=(hx - 2, hy - 46), scale=0.42, role="witness", depth=0.57, haze=0.0, contact=0.0)
    s.draw(bootee, name="knitted shoe", role="accent", depth=0.97, plane="front", volume=0.3)
    s.focus((hx, hy - 30, 150), (420, 980, 260), (230, 1130, 110), (540, 640, 120))
    s.grade(key=0.6)
    s.relate(walk, "turns into", "tracks of a hare")
    s.describe("A line of footprints in the snow leads to a hat. On the hat stands a hare. The "
               "prints begin small and bare beside a yellow knitted baby shoe; boots and running "
               "shoes follow. Others join them, with pram tracks. Beside them is a snow angel. "
               "The sun is low.")  # fmt: skip
    s.moods("poetic", "sad", "light", "quiet")
    s.themes("a lifetime", "time", "departure", "change", "love and parting")
    s.says("footprints in snow", "from cradle to hat", "seven ages", "where did he go", "now you see me", "reading the snow", "one step at a time", "a detective’s morning", "she came along halfway",
           "the children leave home", "born again with long ears", "a magician’s last trick", "crunch, crunch, silence", "hats off", "walking on thin ice", "what remains of us", "first steps",
           "the lost shoe", "all the way to the sun", "follow me", "a short story", "angels on the way", "who wore the heels", "every step counts",
           "out of the hat", "childhood is nearest", "the road behind him", "winter of life")  # fmt: skip
    s.about(place="a snowfield", time="evening", weather="clear frost", light="a low sun behind, long blue shadows", composition="centred",
            view="far, from above", foreground="a knitted baby shoe", unexplained="what the hare has to do with it")  # fmt: skip
