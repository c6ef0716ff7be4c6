"""Geese that fly with something heavy in their beaks, a net that is round, a sleeping cow; a bear's forepaw that writes; a spider that looks at us."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.engine.clay import Clay
from reverie_studio.finishes.scratchboard_tools import CUTS, Thing, flow
from reverie_studio.sculpt.beast_heads import ox_head
from reverie_studio.sculpt.eyes import eye
from reverie_studio.sculpt.marks import before, oval, placed

Spot = tuple[float, float]


def round_eye(t: Thing, x: float, y: float, r: float, look: Spot = (0.0, 0.0)) -> None:
    """The round eye of a bird or a spider: black rim, white, a pupil moved by `look` (-1 … 1), a glint."""
    t.leave(oval(x, y, r * 1.3, r * 1.3))
    t.bare(oval(x, y, r, r), spot=0)
    u, v = x + look[0] * r * 0.4, y + look[1] * r * 0.4
    t.leave(oval(u, v, r * 0.62, r * 0.62))
    t.prick([(u - r * 0.22, v - r * 0.24, r * 0.17)], spot=0)


def goose_wing(t: Thing, put: Sequence[float], bone: Sequence[Spot], angles: tuple[float, float], long: tuple[float, float], light: float) -> None:
    """A spread wing: quills and two rows of coverts along a `bone` from the shoulder, turning from one angle to the other, `long` px at its root and its tip; `put` is (x, y, scale, roll)."""
    x, y, k, roll = put
    line = flow(bone, 12)
    for far, half, lit, n in ((1.0, 0.062, 0.8, 19), (0.58, 0.06, 1.0, 17), (0.3, 0.055, 0.75, 15)):
        rows = []
        for i in range(n):
            u = i / (n - 1)
            at = placed([line[round(u * (len(line) - 1))]], (x, y), k, roll)[0]
            size = (long[0] + (long[1] - long[0]) * u) * (1 - 0.22 * max(0.0, u - 0.8) / 0.2) * k
            rows.append((*at, angles[0] + (angles[1] - angles[0]) * u**1.3 + roll, size * far, max(long) * half * k * (1.15 - 0.3 * u), light * lit))
        t.feathers(rows)
    edge = placed(line.tolist(), (x, y), k, roll)
    t.strokes([edge], 9 * k, black=True, ends=(0.9, 0.4))
    t.strokes([edge], 4 * k * light, ends=(0.9, 0.4))


def flying_goose(*, neck: Sequence[Spot] = ((-140, -34), (-206, -14), (-246, 28)), bill: Spot = (-86, 42)) -> Clay:
    """A goose in the air, in profile to our left, without wings: 460 px from beak to tail, shoulder at (-20, -24).

    `neck` leads to the skull, `bill` is its tip from there. Parts: body, neck, head, beak. Marks: `eye`, `bite`, `tail`.
    """
    c = Clay().limb([(150, -6, 0, 18), (100, 4, 0, 42), (20, 14, 0, 62), (-60, 4, 0, 52)], melt=10, part="body", per=6)
    (x1, y1), (x2, y2), (x, y) = neck
    c.limb([(-64, 0, 0, 50), (-104, -16, 4, 34), (x1, y1, 8, 25), (x2, y2, 12, 22), (x, y, 14, 25)], melt=18, part="neck", per=6)
    c.ball(x - 4, y, 16, 32, melt=10, part="head")
    bx, by = bill
    c.limb([(x + bx * 0.26, y + by * 0.2, 18, 23), (x + bx * 0.66, y + by * 0.64, 20, 15), (x + bx, y + by, 20, 9)], melt=5, part="beak", per=4)
    c.limb([(x + bx * 0.3, y + by * 0.42 + 9, 36, 2.6), (x + bx * 1.05, y + by + 3, 34, 2.6)], melt=2, carve=True)
    c.marks |= {"eye": [(x - 10, y - 8, 46)], "bite": [(x + bx * 0.8, y + by * 0.84 + 4, 30)], "tail": [(150, -6, 10)]}
    return c


def bag_cords(at: Spot, rx: float, tall: float, count: int = 13, twist: float = 2.3) -> tuple[list[list[Spot]], list[list[Spot]]]:
    """The crossing cords of a net bag that hangs from a point: those of its near side, and those of its far side; widest (`rx`) at two thirds of its height."""
    near: list[list[Spot]] = []
    far: list[list[Spot]] = []
    for side in (-1, 1):
        for k in range(count):
            piece: list[Spot] = []
            front = True
            for i in range(81):
                w = i / 80
                turn = math.tau * (k + 0.5 * (side > 0)) / count + side * twist * w
                r = rx * w * math.sqrt(1 - w) / 0.385
                now = math.cos(turn) > 0
                spot = (at[0] + r * math.sin(turn), at[1] + tall * w + 0.14 * r * math.cos(turn))
                if now != front and piece:
                    piece.append(spot)
                    (near if front else far).append(piece)
                    piece = []
                front = now
                piece.append(spot)
            (near if front else far).append(piece)
    return [c[::3] + c[-1:] for c in near if len(c) > 4], [c[::3] + c[-1:] for c in far if len(c) > 4]


def cord(t: Thing, curves: Sequence[Sequence[Spot]], width: float, margin: float = 4.0) -> None:
    """Cords that lie before what is there: a black margin, then the cord."""
    t.strokes(curves, width + 2 * margin, black=True, ends=(1, 1), shake=0)
    t.strokes(curves, width, ends=(0.9, 0.9), shake=0.4)


def cow_heap(r: float = 230.0) -> Clay:
    """The body of a cow that hangs in a bag with its back to the top: 2 × `r` px wide, the origin in its middle. Part: body."""
    c = Clay().limb([(0, -r * 0.62, 0, r * 0.4), (0, 0, 0, r * 0.84), (r * 0.16, r * 0.2, 0, r * 0.84)], melt=20, part="body", per=5)
    c.limb([(r * 0.2, -r * 0.66, 0, r * 0.34), (r * 0.55, -r * 0.1, 10, r * 0.42), (r * 0.5, r * 0.36, 20, r * 0.46)], melt=40, part="body", per=5)
    return c.limb([(-r * 0.3, -r * 0.46, 60, r * 0.34), (-r * 0.5, 0, 120, r * 0.36), (-r * 0.44, r * 0.2, 160, r * 0.34)], melt=30, part="body", per=4)


def hoofed_leg(knots: Sequence[Sequence[float]]) -> Clay:
    """A cow's lower leg along knots (x, y, z, r), its last the fetlock, with a cloven hoof at the end. Parts: leg, hoof."""
    (x0, y0), (x, y, z, r) = knots[-2][:2], knots[-1]
    a = math.atan2(y - y0, x - x0)
    d, n = (math.cos(a), math.sin(a)), (-math.sin(a), math.cos(a))
    c = Clay().limb(knots, melt=8, part="leg", per=5).ball(x, y, z, r * 1.16, melt=8, part="leg")
    for s in (-1, 1):
        u, v = x + n[0] * s * r * 0.5, y + n[1] * s * r * 0.5
        c.limb([(u + d[0] * r * 0.7, v + d[1] * r * 0.7, z + 6, r * 0.66), (u + d[0] * r * 2.3, v + d[1] * r * 2.3, z + 8, r * 0.6)], melt=2, part="hoof", per=3)
    return c


def sleeping_cow(t: Thing, at: Spot, k: float, roll: float) -> Clay:
    """A cow's head asleep, looking at us but for its shut eyes, before what is there; gives its body."""
    head = ox_head(horns=0.56, spread=0.94, lids=0.2, ears=-0.5, muzzle=1.12).turned(at=(*at, 260.0), scale=k, roll=roll, pitch=-10)
    before(t, head, CUTS["fur"].but(stroke=(6, 18), over=4), "along", grow=7, ambient=0.1,
           parts={"horn": ("skin", "across"), "ear": ("fur", "along"), "muzzle": (CUTS["skin"].but(near=2.2), "across"), "eye": ("skin", "across")})  # fmt: skip
    for side in ("left", "right"):
        line = [(x, y + 2 * k) for x, y in head.curve(f"lower {side}")]
        t.strokes([line], 6 * k, black=True, ends=(0.4, 0.4))
        t.strokes([[(x, y - 8 * k) for x, y in line[1:-1]], [(x, y - 14 * k) for x, y in line[1:-1]]], [3.4, 2.4], ends=(0.2, 0.2))
        t.strokes([[(x, y), (x + (x - line[3][0]) * 0.1, y + 9 * k), (x + (x - line[3][0]) * 0.34, y + 17 * k)] for x, y in line[1:-1]], 3.4, black=True, ends=(0.9, 0.1))
    return head


def piglet_face(*, look: Spot = (0.8, -0.8)) -> Clay:
    """A piglet that looks at us or aside, 260 px wide, chin at y = 130, its ears stand out and up; a fat neck below.

    Parts: skin, ear, snout, lid, body. Marks: the eyes, `nostril left|right`, `lip`, `ear left|right` (their hollows).
    """
    c = Clay().limb([(0, 380, -120, 230), (0, 230, -90, 190), (0, 90, -60, 130)], melt=20, part="body", per=5)
    c.ball(0, -20, -10, 112, melt=16, part="skin", press=(0, 0.2, 0)).both(Clay().limb([(66, 20, 0, 62), (74, 66, 6, 56), (44, 100, 10, 46)], melt=26, part="skin", per=4))
    c.limb([(0, -20, 70, 60), (0, 30, 110, 54), (0, 48, 146, 50)], melt=20, part="skin", per=4).limb([(0, 52, 152, 58), (0, 54, 176, 58)], melt=5, part="snout", per=2, press=(0, 0, 2.4))
    c.limb([(-34, 108, 70, 30), (0, 116, 84, 32), (34, 108, 70, 30)], melt=12, part="skin", per=4)
    c.both(Clay().limb([(66, -70, 0, 50), (112, -120, 0, 62), (158, -164, 10, 38), (194, -196, 16, 4)], melt=14, part="ear", press=(0, 0, 1.9), per=6))
    for side, name in ((-1, "left"), (1, "right")):
        eye(c, name, (57 * side, -36, 62), 29, side, aside=18, lids=1.1, look=(look[0] * side, look[1]), inner=0.9, bag=0.5, iris=0.56)
        c.marks[f"nostril {name}"] = [(21 * side, 56, 200)]
        c.marks[f"ear {name}"] = [(92 * side, -80, 40), (84 * side, -124, 40), (128 * side, -172, 40), (184 * side, -190, 40), (174 * side, -140, 40), (136 * side, -92, 40)]
    c.marks["lip"] = [(-58, 92, 120), (-28, 108, 130), (0, 112, 136), (28, 108, 130), (58, 92, 120)]
    return c


def writing_paw() -> Clay:
    """A bear's forearm that comes from our right, its back to us: the first claw is put out and ends at the origin, the others are curled; the arm leaves at (480, 130). Parts: fur, claw."""
    c = Clay().limb([(520, 150, -20, 140), (360, 110, 0, 116), (240, 76, 10, 100), (180, 66, 20, 96)], melt=16, part="fur", per=6)
    for k, (x, y, r, cx, cy) in enumerate(((96, 4, 40, 0, 0), (104, 70, 42, 30, 116), (126, 132, 42, 60, 186), (176, 166, 38, 128, 230))):
        c.limb([(200, 56 + 24 * k, 40, 58), (x + 40, y + 8, 70, r * 1.1), (x, y, 76, r * 0.86)], melt=5, part="fur", per=5)
        c.limb([(x - 12, y - 2, 92, 17), ((x - 12) * 0.52 + cx * 0.48, (y - 2) * 0.52 + cy * 0.48 - 12, 96, 13), (cx, cy, 84, 2)], melt=3, part="claw", per=7)
    return c


def clawed(t: Thing, curves: Sequence[Sequence[Spot]], width: float = 8.0) -> None:
    """Lines torn into bark by one claw: a black furrow with ragged lips and splinters, the fresh wood in it with the card's colour, torn again beside it."""
    for curve in curves:
        line = flow(curve, 4) + t.rng.normal(0, width * 0.16, (1, 2))
        way = np.gradient(line, axis=0)
        way /= np.maximum(1e-6, np.hypot(way[:, 0], way[:, 1]))[:, None]
        side = np.column_stack([-way[:, 1], way[:, 0]])
        wobble = line + side * t.rng.normal(0, width * 0.1, (len(line), 1))
        t.strokes([wobble.tolist()], width + 8, black=True, ends=(0.8, 0.3), shake=1.6)
        t.strokes([(wobble + side * width * 0.1).tolist()], width * 0.95, ends=(1.0, 0.2), shake=1.2)
        first, last = sorted(int(v) for v in t.rng.integers(0, len(line), 2))
        if last - first > 5:
            t.strokes([(wobble[first:last] - side[first:last] * width * 0.62).tolist()], width * 0.36, ends=(0.2, 0.05), shake=1.4)
        picks = [int(v) for v in t.rng.integers(0, len(line), max(2, len(line) // 6))]
        far = [float(q) * width * float(t.rng.uniform(0.9, 1.5)) for q in t.rng.choice((-1, 1), len(picks))]
        t.strokes([[line[n].tolist(), (line[n] + side[n] * q + way[n] * abs(q) * 1.3).tolist()] for n, q in zip(picks, far, strict=True)], width * 0.5, black=True, ends=(1, 0.05))


def jumping_spider() -> Clay:
    """A furry spider that has turned its face up to us, its eight legs on a surface: 300 px from foot to foot, the forelegs lifted to (±46, -168).

    Parts: head, back, leg, palp. Marks: `eye left|right`, `small left|right`, `paw left|right`.
    """
    c = Clay().limb([(0, 58, -10, 34), (0, 96, -14, 60), (0, 140, -20, 46), (0, 172, -20, 14)], melt=6, part="back", per=5)
    c.limb([(-24, -8, 26, 50), (24, -8, 26, 50)], melt=10, part="head").limb([(0, 20, 20, 50), (0, 40, 10, 40)], melt=16, part="head")
    legs = (((40, -34, 0), (70, -96, 50), (66, -140, 40), (46, -168, 22)), ((54, -14, 0), (106, -58, 54), (136, -74, 20), (152, -104, 0)),
            ((54, 12, 0), (114, 10, 54), (136, 46, 20), (150, 76, 0)), ((44, 36, 0), (96, 90, 50), (112, 150, 20), (128, 190, 0)))  # fmt: skip
    for leg in legs:
        c.both(Clay().limb([(*p, r) for p, r in zip(leg, (16, 15, 11, 5), strict=True)], melt=5, part="leg", per=6))
    c.both(Clay().limb([(20, 28, 66, 12), (27, 46, 78, 14), (20, 62, 78, 9)], melt=4, part="palp", per=4))
    for side, name in ((-1, "left"), (1, "right")):
        c.marks |= {f"eye {name}": [(27 * side, -14, 90)], f"small {name}": [(64 * side, -32, 60)], f"paw {name}": [(46 * side, -168, 22)]}
    return c


def spider_eye(t: Thing, x: float, y: float, r: float, look: Spot = (0.0, 0.0)) -> None:
    """The great round eye of a jumping spider: black and wet, a bright rim, a ring of ticks in it, two lights moved by `look`."""
    t.leave(oval(x, y, r * 1.2, r * 1.2))
    t.strokes([oval(x, y, r, r), oval(x, y, r, r)[:2]], r * 0.12, ends=(1, 1), spot=0)
    ticks = [math.tau * k / 26 for k in range(26)]
    u, v = x + look[0] * r * 0.26, y + look[1] * r * 0.26
    rays = [[(x + r * 0.86 * math.cos(a), y + r * 0.86 * math.sin(a)), (u + r * 0.56 * math.cos(a), v + r * 0.56 * math.sin(a))] for a in ticks if math.sin(a) > -0.3]
    t.strokes(rays, r * 0.07, ends=(0.8, 0.2), spot=0)
    t.bare(oval(u - r * 0.22, v - r * 0.24, r * 0.2, r * 0.2), spot=0)
    t.prick([(u + r * 0.22, v + r * 0.2, r * 0.09)], spot=0)


def laid_thread(t: Thing, line: Sequence[Spot], width: float, *, stitch: float = 34.0, dent: float = 5.0) -> None:
    """A twisted thread pressed into a furrow (`dent` px of dark on either side), sewn down every `stitch` px."""
    curve = flow(line, 14)
    run = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(curve, axis=0).T))])

    def at(d: float) -> tuple[float, float, float, float]:
        x, y = (float(np.interp(d, run, curve[:, k])) for k in (0, 1))
        u, v = (float(np.interp(min(d + 2, run[-1]), run, curve[:, k]) - np.interp(max(0, d - 2), run, curve[:, k])) for k in (0, 1))
        far = math.hypot(u, v) or 1.0
        return x, y, u / far, v / far

    t.strokes([curve.tolist()], width + 2 * dent, black=True, ends=(0.5, 0.5), shake=0.6)
    t.strokes([curve.tolist()], width, ends=(0.8, 0.8), shake=0.3)
    twist = [at(d) for d in np.arange(width, run[-1], width * 1.1)]
    h = width * 0.55
    t.strokes([[(x - u * h + v * h, y - v * h - u * h), (x + u * h - v * h, y + v * h + u * h)] for x, y, u, v in twist], 1.5, black=True, ends=(1, 1), shake=0)
    sewn = [at(d) for d in np.arange(stitch * 0.6, run[-1] - stitch * 0.3, stitch)] if stitch else []
    t.strokes([[(x + v * (h + 5), y - u * (h + 5)), (x - v * (h + 5), y + u * (h + 5))] for x, y, u, v in sewn], 6, black=True, ends=(1, 1), shake=0)
    t.strokes([[(x + v * (h + 5), y - u * (h + 5)), (x - v * (h + 5), y + u * (h + 5))] for x, y, u, v in sewn], 2.6, ends=(0.9, 0.9), shake=0)
