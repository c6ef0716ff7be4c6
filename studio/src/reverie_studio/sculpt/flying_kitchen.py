"""A room without walls seen from above its corner, a dog that braces its paws, a chair."""

from __future__ import annotations

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.riso_plates import Inks
from reverie_studio.finishes.riso_tools import Printed
from reverie_studio.sculpt.tactful_bull import ring

Spot = tuple[float, float]
Line = list[Spot]


class Corner:
    """A floor seen from above its corner: x to our right, y to our left, z up."""

    def __init__(self, x: float, y: float, wide: float = 0.84, tall: float = 0.4) -> None:
        self.x, self.y, self.wide, self.tall = x, y, wide, tall

    def at(self, x: float, y: float, z: float = 0.0) -> Spot:
        """A place of the room on the card."""
        return self.x + (x - y) * self.wide, self.y + (x + y) * self.tall - z

    def box(self, x: float, y: float, w: float, h: float, low: float, high: float) -> tuple[Line, Line, Line]:
        """Top, left and right side of a box."""
        a = self.at
        return ([a(x, y, high), a(x + w, y, high), a(x + w, y + h, high), a(x, y + h, high)], [a(x, y + h, high), a(x + w, y + h, high), a(x + w, y + h, low), a(x, y + h, low)],
                [a(x + w, y, high), a(x + w, y + h, high), a(x + w, y + h, low), a(x + w, y, low)])  # fmt: skip


def bracing_dog() -> Clay:
    """A dog to our left that leans back with stiff fore legs and pulls at something with its jaws, 130 px high, soles at y = 0. Parts: trunk, near leg, far leg, head, jaw, ear, tail. Marks: `eye`, `grip`."""
    c = Clay().limb([(-40, -78, 0, 33), (-8, -66, 0, 29), (34, -54, 0, 26), (70, -44, 0, 29)], melt=12, part="trunk", per=5)
    for z, part in ((-16, "far leg"), (16, "near leg")):
        q = 10 if z < 0 else 0
        c.limb([(-46, -62, z, 15), (-68 + q, -34, z, 10), (-86 + q, -9, z, 8), (-98 + q, -5, z, 9)], melt=12, part=part, per=4)
        c.limb([(72, -42, z, 23), (42 + q, -26, z, 14), (64 + q, -12, z, 9), (48 + q, -5, z, 9), (40 + q, -5, z, 9)], melt=12, part=part, per=4)
    c.limb([(-46, -88, 0, 24), (-66, -108, 0, 21)], melt=16, part="head", per=3)
    c.limb([(-72, -114, 0, 24), (-98, -106, 4, 16), (-128, -98, 4, 11)], melt=9, part="head", per=4).limb([(-80, -98, 2, 13), (-122, -83, 4, 7)], melt=5, part="jaw", per=3)
    c.limb([(-62, -128, 16, 8), (-42, -134, 22, 12), (-20, -118, 24, 4)], melt=5, part="ear", per=4, press=(0, 0, 1.2))
    c.limb([(94, -52, 0, 9), (122, -84, 0, 7), (126, -116, 0, 3)], melt=6, part="tail", per=4)
    c.marks["eye"], c.marks["grip"] = [(-90, -116, 20)], [(-120, -90, 10)]
    return c


def chair_lines() -> list[Line]:
    """A kitchen chair from the side as lines: one leg ends at the origin, the back is on our right, 110 px high."""
    return [[(0.0, 0.0), (2.0, -48.0)], [(52.0, 0.0), (50.0, -48.0)], [(-6.0, -48.0), (56.0, -48.0)], [(50.0, -48.0), (60.0, -116.0)], [(36.0, -50.0), (46.0, -112.0)], [(43.0, -114.0), (64.0, -114.0)], [(1.0, -22.0), (51.0, -22.0)]]


def block(t: Printed, room: Corner, size: tuple[float, float, float, float, float, float], inks: tuple[Inks, Inks, Inks]) -> None:
    """A box (x, y, width, depth, low, high) in a room, its top, left and right side in inks of their own."""
    for part, ink in zip(room.box(*size), inks, strict=True):
        t.flat(part, overprint=False, **dict(ink))


def tiles(t: Printed, room: Corner, side: float, count: int, **inks: float) -> None:
    """Every second tile of a square floor."""
    q = side / count
    for a in range(count):
        for b in range(count):
            if (a + b) % 2:
                t.flat([room.at(a * q, b * q), room.at(a * q + q, b * q), room.at(a * q + q, b * q + q), room.at(a * q, b * q + q)], overprint=False, **inks)


def soup(t: Printed, at: Spot, line: Inks, inside: Inks, steam: bool = True) -> None:
    """A bowl of soup on a table, 62 px wide, which steams in the ink of its line."""
    u, v = at
    t.flat(ring(u + 4, v + 4, 31, 17), overprint=False, **dict(line))
    t.flat(ring(u, v - 6, 31, 17), overprint=False, **dict(line))
    t.flat(ring(u, v - 8, 29, 15))
    t.flat(ring(u, v - 7, 23, 11), overprint=False, **dict(inside))
    if steam:
        with t.in_inks(**dict(line)):
            t.strokes([[(u + w, v - 14), (u + w - 8, v - 40), (u + w + 7, v - 66), (u + w - 2, v - 100)] for w in (-9, 9)], 4.5, ends=(0.7, 0.05))
