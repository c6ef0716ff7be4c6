"""A private view: a marble lion that hides, the curtain it hides behind, penguins who have come to look, prints in dust."""

from __future__ import annotations

import math
from collections.abc import Callable

from reverie_studio.colour import Colour
from reverie_studio.engine.clay import Clay
from reverie_studio.pen import Pen, Point
from reverie_studio.sculpt.beast_heads import lion_head

Seen = Callable[..., list[Point]]  # where points of the room lie on the card


def marble_head(*, across: float = -3.0) -> Clay:
    """The head of a stone lion with a carved mane, 420 px wide. Parts: those of `beast_heads.lion_head`, and mane. Mark `crack`."""
    c = Clay()
    for r, n, z, thick in ((158, 17, -84, 40), (126, 15, -46, 38)):
        for k in range(n):
            a = math.tau * (k + 0.5 * (n % 2)) / n
            u, v, w = math.cos(a), math.sin(a), 0.26
            c.limb([(r * 0.6 * u, r * 0.6 * v - 8, z + 16, thick * 0.9), (r * u, r * v - 8, z + 8, thick), (r * 1.26 * math.cos(a + w * 0.5), r * 1.26 * math.sin(a + w * 0.5) - 2, z - 12, thick * 0.74), (r * 1.44 * math.cos(a + w), r * 1.44 * math.sin(a + w), z - 26, 9)], melt=4, part="mane", per=4)
    c.both(Clay().ball(94, -104, -2, 40, melt=8, part="ear", press=(0, 0, 1.3)))
    c.both(Clay().limb([(54, 30, 20, 40), (70, 0, 0, 42)], melt=20, part="face", per=3).ball(24, 32, 90, 31, melt=8, part="lip"))
    head = lion_head(gape=0.0, lids=0.95, inner=0.6)
    for name, points in head.marks.items():
        if name.startswith("iris "):
            head.marks[name] = [(x + across, y, z) for x, y, z in points]
    c.add(head)
    c.marks["crack"] = [(20, -112, 52), (30, -92, 66), (16, -80, 72), (30, -60, 74), (22, -48, 78)]
    return c


def marble_body() -> Clay:
    """The rest of it, from the side: head's place at the origin, soles at y = 340, rump at x = 330. Parts: body, leg, toe, tail."""
    c = Clay().limb([(30, 10, -90, 120), (140, 40, -100, 124), (260, 30, -100, 116), (330, 40, -100, 112)], melt=20, part="body", per=8)
    for x, z in ((20, 10), (110, -150)):
        c.limb([(x, 90, z - 20, 66), (x - 6, 200, z, 44), (x - 4, 300, z, 38)], melt=24, part="leg", per=8).ball(x - 26, 314, z + 16, 42, melt=14, part="leg", press=(0, 0.5, 0))
        for k in (-1, 0, 1):
            c.ball(x - 56, 322, z + 18 + 24 * k, 19, melt=4, part="toe")
    c.limb([(352, 100, -40, 96), (330, 190, -10, 62), (372, 250, -20, 38), (364, 310, -16, 34)], melt=20, part="leg", per=8).ball(342, 316, 0, 40, melt=14, part="leg", press=(0, 0.5, 0))
    for k in (-1, 0, 1):
        c.ball(314, 322, 4 + 24 * k, 19, melt=4, part="toe")
    return c


def curtain(left: float, right: float, top: float, *, bulge: float = 60.0) -> Clay:
    """A curtain down to y = 0 that hangs before something round."""
    c, n = Clay(), max(4, round((right - left) / 23))
    for k in range(n):
        t = k / (n - 1)
        x, z, r, out = left + (right - left) * t, 15 * (k % 2), 20 - 2 * (k % 2), bulge * math.sin(math.pi * min(1.0, 0.25 + t))
        sway = 3.5 * math.sin(2.3 * k)
        c.limb([(x, top, z, 17), (x + 0.4 * sway, top * 0.78, z + out * 0.4, r), (x + sway, top * 0.5, z + out, r + 3), (x - 0.6 * sway, top * 0.24, z + out * 0.6, r + 2), (x + 1.6 * sway + 34 * (t - 0.5), -14 - 5 * (k % 2), z + out * 0.4, r + 4)], melt=10, part="velvet", per=8)
    return c


def penguin(*, nod: float = 0.0, turn: float = 0.0) -> Clay:
    """A penguin that stands facing us on y = 0, 340 px tall; its head may nod (up below 0) and turn. Parts: coat, belly, head, cheek, beak, flipper, foot. Marks: `eye left|right`."""
    c = Clay().limb([(0, -56, -6, 88), (0, -130, -6, 98), (0, -210, -2, 78), (0, -258, 2, 54)], melt=16, part="coat", per=8)
    c.limb([(0, -60, 34, 66), (0, -130, 44, 70), (0, -200, 30, 54)], melt=6, part="belly", per=8)
    head = Clay().ball(0, 0, 0, 56, part="head").limb([(0, 4, 40, 22), (0, 12, 84, 13), (0, 24, 112, 4)], melt=8, part="beak", per=6)
    for side in (-1, 1):
        head.limb([(44 * side, 6, 22, 18), (46 * side, 32, 10, 22), (36 * side, 56, 4, 16)], melt=6, part="cheek", per=5)
        head.marks["eye left" if side < 0 else "eye right"] = [(34 * side, -10, 44)]
        c.limb([(74 * side, -226, -4, 26), (104 * side, -170, 0, 32), (118 * side, -100, 6, 26), (128 * side, -56, 14, 8)], melt=12, part="flipper", press=(0.7, 0, 0), per=8)
        c.limb([(40 * side, -10, 30, 22), (46 * side, -8, 62, 18)], melt=6, part="foot", per=3)
        for k in (-1, 0, 1):
            c.limb([(44 * side, -8, 60, 14), ((46 + 18 * k) * side, -5, 88, 9)], melt=4, part="foot", per=3)
    c.limb([(0, -40, -70, 26), (0, -14, -116, 10)], melt=16, part="coat", per=4)
    return c.add(head.turned(at=(0, -296, 10), yaw=turn, pitch=-nod))


def dusty_paw(pen: Pen, x: float, y: float, k: float, turn: float, tone: Colour) -> None:
    """The print of a paw on a floor seen from above, 50 px wide."""
    with pen.at(x, y, scale=k, turn=turn), pen.stretch(1, 0.42):
        pen.path("M-20,18 C-26,-4 -10,-16 0,-16 C10,-16 26,-4 20,18 C12,26 -12,26 -20,18Z", tone)
        for u, v in ((-24, -22), (-9, -34), (9, -34), (24, -22)):
            pen.oval(u, v, 8, 11, tone)


def hall(pen: Pen, seen: Seen) -> None:
    """A wall and a tiled floor."""
    pen.gradient("M-20,-20 H820 V1220 H-20Z", (0, 0), (0, 800), [(0, "#5f7470"), (0.6, "#8ea09a"), (1, "#9aaaa2")])
    pen.poly([*seen((-900, 0, -320), (900, 0, -320)), (840, 1240), (-40, 1240)], "#b9a48a")
    for k in range(-14, 15):
        pen.poly(seen((k * 130, 0, -320), (k * 130 + 5, 0, -320), (k * 130 + 5, 0, 2200), (k * 130, 0, 2200)), "#9c866c", 0.7)
    for k in range(20):
        z = -320 + k * 130
        pen.poly(seen((-1200, 0, z), (1200, 0, z), (1200, 0, z + 6), (-1200, 0, z + 6)), "#9c866c", 0.7)
    pen.poly(seen((-900, -46, -320), (900, -46, -320), (900, 0, -320), (-900, 0, -320)), "#6f807a")


def plinth(pen: Pen, seen: Seen, x: float, z: float, half: float, tall: float) -> None:
    """A marble plinth; in the dust on it somebody has left prints."""
    a, b, w = half, half * 1.14, 26
    for f, y0, y1 in ((b, 0, w), (a, w, tall - w), (b, tall - w, tall)):
        pen.poly(seen((x - f, -y0, z + f), (x + f, -y0, z + f), (x + f, -y1, z + f), (x - f, -y1, z + f)), "#c4b89e" if f == a else "#d6ccb6")
        pen.poly(seen((x + f, -y0, z + f), (x + f, -y1, z + f), (x + f, -y1, z - f), (x + f, -y0, z - f)), "#8f836e" if f == a else "#9a8e78")
        pen.poly(seen((x - f, -y1, z + f), (x + f, -y1, z + f), (x + f, -y1, z - f), (x - f, -y1, z - f)), "#fffaee" if y1 == tall else "#efe8d8")
    for u, v in ((-46, -40), (30, -46), (-34, 36), (44, 30)):
        dusty_paw(pen, *seen((x + u, -tall, z + v))[0], 0.86, -8, "#b0a48e")
    pen.poly(seen((x - 34, -150, z + a + 1), (x + 34, -150, z + a + 1), (x + 34, -112, z + a + 1), (x - 34, -112, z + a + 1)), "#c39a3f")


def rail(pen: Pen, seen: Seen) -> None:
    """What the curtain hangs from."""
    line = seen((100, -668, 10), (520, -668, 10))
    pen.taper(line, 13, 13, "#a87a2c")
    pen.taper([(x, y - 3) for x, y in line], 4, 4, "#f0cf82")
    pen.circle(*line[0], 14, "#c9993f")
    for k in range(7):
        x, y = seen((140 + 26 * k, -668, 10))[0]
        pen.oval(x, y + 6, 6, 13, "#7a5a20")
        pen.oval(x, y + 6, 3.4, 10, "#b02c2e")
