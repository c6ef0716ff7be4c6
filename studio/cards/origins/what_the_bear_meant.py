"""What the Bear Meant: where it lay in the grass, the print is that of a great bird."""

from __future__ import annotations

import math

from reverie_studio.finishes.scratchboard_tools import CUTS, Board, Clay, Lamp, Thing
from reverie_studio.scene import Scene, card


def plume(t: Thing, x: float, y: float, angle: float, length: float, half: float, light: float, sway: float = 0.0) -> None:
    """A lock of combed grass in the shape of a feather."""
    a = math.radians(angle)
    c, n = math.cos(a), math.sin(a)

    def at(u: float, v: float) -> tuple[float, float]:
        v += sway * u * u
        return x + c * u * length - n * v * half, y + n * u * length + c * v * half

    t.leave([at(u, v) for u, v in ((0, -0.6), (0.4, -1.1), (0.8, -1.0), (1.06, 0), (0.8, 1.0), (0.4, 1.1), (0, 0.6))])
    rails = [[at(0, v * 0.4), at(0.45, v), at(0.8, v * 0.85), at(1.0, v * 0.12)] for v in (-0.95, -0.5, -0.1)]
    dim = [[at(0, v * 0.4), at(0.45, v), at(0.8, v * 0.85), at(1.0, v * 0.12)] for v in (0.15, 0.5, 0.95)]
    t.comb(rails, int(10 + length * 0.11 * light), stray=1.2, width=(0.9, 1.9 * light), length=(0.3, 0.7), start=(0.0, 0.55))
    t.comb(dim, int(4 + length * 0.05 * light), stray=1.2, width=(0.6, 1.1), length=(0.3, 0.6), start=(0.1, 0.6))


@card(id="b3arm8", title="What the Bear Meant", seed=21, palette="board_moss", light=(-0.9, -0.2))
def paint(s: Scene) -> None:
    b = Board(s, [Lamp(-0.78, -0.5, 0.5, 1.0)], ambient=0.015, focus=(380, 640, 330))
    rng = s.rng
    with b.thing("print of a bird", "subject", spot=0.8) as p:
        for k in range(7):
            plume(p, 500 + 6 * k, 880 - 4 * k, 62 - 11 * (k - 3), 240 - 14 * abs(k - 3), 22, 0.9)
        for row, (size, n) in enumerate(((1.0, 10), (0.64, 8), (0.36, 7))):
            for k in range(n):
                q = k / (n - 1)
                plume(p, 372 - 240 * q, 726 + 16 * q + 84 * q * q, 112 + 44 * q, (320 - 90 * q) * size, 23 - row * 3, 0.8 + 0.1 * row, 0.3)
                plume(p, 440 + 200 * q, 660 - 60 * q - 30 * q * q, 60 - 44 * q, (330 - 90 * q) * size, 23 - row * 3, 0.7 + 0.15 * row, -0.3)
        for k in range(30):
            q = k / 29
            wide = 44 * math.sin(0.4 + q * 2.6)
            plume(p, 276 + 200 * q + rng.normal(0, wide), 580 + 260 * q + rng.normal(0, wide * 0.6), 55 + rng.normal(0, 8), 92, 14, 1.0)
        p.form("300,640! 250,620 218,570 200,516! 250,530 290,556 318,606!", how="fur", puff=26, guides=[[(204, 520), (250, 560), (310, 630)]], gain=1.3)
        p.strokes([[(206, 522), (170, 494), (150, 486)], [(212, 516), (180, 488), (150, 486)]], 2.4)
    with b.thing("bear", "witness", depth=0.9) as t:
        body = Clay().limb("610,240,-10,96 640,330,0,140 650,430,10,158", per=5).limb("740,420,60,70 700,500,90,62 640,520,100,44", melt=40)
        body.limb("560,270,60,64 520,380,100,46 500,470,110,40 470,496,118,34", melt=26).limb("566,180,10,84 526,188,40,76", melt=30, part="head")
        body.limb("492,204,60,54 458,232,72,42 442,246,74,35", melt=18, part="muzzle").ball(408, 276, 72, 15, melt=4, part="nose", tone=0.1)
        body.ball(590, 108, 10, 27, melt=6, part="ear").ball(508, 116, 60, 25, melt=6, part="ear").ball(502, 118, 84, 13, melt=6, carve=True)
        t.clay(body, "fur", "along", gain=0.62, far=7, parts={"muzzle": (CUTS["fur"].but(stroke=(5, 13), near=1.8), "along"), "nose": ("wet", "across")})
        t.leave([(476 + 9 * math.cos(k / 2), 186 + 7 * math.sin(k / 2)) for k in range(13)])
        t.strokes([[(486, 182), (478, 179), (468, 186)], [(412, 246), (418, 240), (428, 242)]], 1.6)
        t.prick([(473, 183, 1.8), (416, 246, 1.8)])
    with b.thing("high grass") as g:
        tall = []
        for row in range(46):
            y = -10 + row * 29
            for _ in range(34):
                x, foot = rng.uniform(-20, 820), y + rng.uniform(-14, 14)
                i, j = int(min(1199, max(0, foot))), int(min(799, max(0, x)))
                if p.mask[i, j] < 0.5 and t.mask[i, j] < 0.5:
                    long, lean = rng.uniform(40, 80), rng.normal(0.18, 0.22) + 0.15 * math.sin(x / 90 + y / 130)
                    tall.append([(x, foot), (x + lean * long * 0.35, foot - long * 0.55), (x + lean * long, foot - long)])
        g.strokes(tall, 5.0, ends=(0.6, 0.05), black=True)
        g.strokes(tall, [float(abs(rng.normal(0.0, 0.7)) * math.exp(-(((q[0][0] - 380) / 420) ** 2) - ((q[0][1] - 720) / 520) ** 2) + 0.28) for q in tall], ends=(0.1, 0.03))
    s.relate("bear", "casts the shadow of", "print of a bird")
    s.describe("A bear sits beside the place where it has lain. We look down on tall grass. The pressed shape is that of a huge bird with spread wings.")
    s.moods("wistful", "strange", "proud", "quiet")
    s.themes("wishes", "who we could have been", "dreams", "traces")
    s.says("he tried", "aerodynamics", "nobody believed him", "grass angel", "what I was last night", "inner bird", "crash site", "the shape of a wish", "too heavy for it", "made my bed", "another life", "evidence", "the dream left a mark", "wingspan", "still warm", "landing strip", "feathers in the grass", "last night I flew", "fossil", "blueprint", "bed and breakfast", "his better half", "a nest for one", "lie down and dream", "impression", "shadow work", "green wings", "what remains", "not built for it", "crop circle", "nobody saw the landing")  # fmt: skip
    s.about(place="high grass", time="night", light="raking light from the left", composition="diagonal", view="from above", unexplained="how a bear leaves the print of a bird")
