"""What a knife knows: edges of sheets, mounts, stars, clouds, leaves and pierced patterns as path data."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

from reverie.studio import HEIGHT, WIDTH
from reverie.studio.colour import Colour, darken, lighten, mix
from reverie.studio.finishes.papercut_pen import PaperPen
from reverie.studio.pen import Point

Rng = np.random.Generator
Line = Callable[[float], float]


# ---- single shapes


def circle(x: float, y: float, r: float) -> str:
    """A round."""
    return f"M{x - r:.1f},{y:.1f} A{r:.1f},{r:.1f} 0 1 1 {x + r:.1f},{y:.1f} A{r:.1f},{r:.1f} 0 1 1 {x - r:.1f},{y:.1f}Z"


def sickle(x: float, y: float, r: float, phase: float) -> str:
    """A crescent; the sign of the phase says to which side it is cut away."""
    side, r2 = (1 if phase > 0 else -1), r * 0.86
    s, big = (1 if side > 0 else 0), r * (0.62 + 0.7 * abs(phase))
    return f"M{x - side * r * 0.2:.1f},{y - r2:.1f} A{r:.1f},{r:.1f} 0 1 {s} {x - side * r * 0.2:.1f},{y + r2:.1f} A{big:.1f},{big:.1f} 0 1 {1 - s} {x - side * r * 0.2:.1f},{y - r2:.1f}Z"


def star(x: float, y: float, r: float, points: int = 5, inner: float = 0.45, turn: float = -90) -> str:
    """A cut star."""
    spots = []
    for i in range(points * 2):
        a, q = math.radians(turn + 180 * i / points), r * (1 if i % 2 == 0 else inner)
        spots.append(f"{x + q * math.cos(a):.1f},{y + q * math.sin(a):.1f}")
    return "M" + " L".join(spots) + "Z"


def drop(x: float, y: float, r: float) -> str:
    """A drop that hangs from (x, y)."""
    return f"M{x:.1f},{y:.1f} C{x + r * 1.3:.1f},{y + r * 1.7:.1f} {x + r:.1f},{y + r * 3:.1f} {x:.1f},{y + r * 3:.1f} C{x - r:.1f},{y + r * 3:.1f} {x - r * 1.3:.1f},{y + r * 1.7:.1f} {x:.1f},{y:.1f}Z"


def leaf(x: float, y: float, length: float, turn: float, fat: float = 0.3) -> str:
    """A pointed leaf from its stalk at (x, y)."""
    a = math.radians(turn)
    c, s = math.cos(a), math.sin(a)

    def at(u: float, v: float) -> str:
        return f"{x + u * c - v * s:.1f},{y + u * s + v * c:.1f}"

    w = length * fat
    return f"M{at(0, 0)} C{at(length * 0.3, -w * 1.3)} {at(length * 0.75, -w)} {at(length, 0)} C{at(length * 0.75, w)} {at(length * 0.3, w * 1.3)} {at(0, 0)}Z"


def heart(x: float, y: float, r: float) -> str:
    """A heart around (x, y)."""
    return f"M{x},{y + r} C{x - r * 1.5},{y} {x - r * 0.9},{y - r * 1.1} {x},{y - r * 0.35} C{x + r * 0.9},{y - r * 1.1} {x + r * 1.5},{y} {x},{y + r}Z"


def rays(rng: Rng, x: float, y: float, r0: float, r1: float, count: int) -> str:
    """A ring of pointed rays."""
    out = []
    for i in range(count):
        a = 2 * math.pi * i / count
        q = r1 * (1 if i % 2 else 0.86)
        w = math.pi / count * 0.62
        out.append(f"M{x + r0 * math.cos(a - w):.1f},{y + r0 * math.sin(a - w):.1f} L{x + q * math.cos(a):.1f},{y + q * math.sin(a):.1f} L{x + r0 * math.cos(a + w):.1f},{y + r0 * math.sin(a + w):.1f}Z")
    return " ".join(out)


def cloud(rng: Rng, x: float, y: float, width: float) -> str:
    """A cloud with a flat foot and a scalloped back, its foot at y."""
    bumps = max(3, int(width / 55))
    heights = [math.sin(math.pi * (i + 0.5) / bumps) * float(rng.uniform(0.8, 1.2)) for i in range(bumps)]
    left, step = x - width / 2, width / bumps
    d = f"M{left:.0f},{y:.0f}"
    for i in range(bumps):
        rise = width * 0.13 * heights[i]
        next_rise = width * 0.13 * heights[i + 1] if i + 1 < bumps else 0.0
        end = y - (rise + next_rise) * 0.9 if i + 1 < bumps else y
        r = step * 0.62
        d += f" A{r:.1f},{r:.1f} 0 0 1 {left + step * (i + 1):.0f},{end:.1f}"
    return d + f" L{left + width:.0f},{y:.0f} Z"


# ---- upper edges of sheets that run across the card


def profile(rng: Rng, y: float, amp: float, scale: float) -> Line:
    """A calm line of a few waves."""
    waves = [(float(rng.uniform(0.6, 1.5)), float(rng.uniform(0, 6.28)), 0.6**i) for i in range(3)]

    def line(x: float) -> float:
        return y + amp * sum(w * math.sin(x / scale * 2 * math.pi * f * (i + 1) * 0.6 + p) for i, (f, p, w) in enumerate(waves)) / 1.6

    return line


def _close(points: list[str], bottom: float) -> str:
    return "M-20," + f"{bottom + 20:.0f} L" + " L".join(points) + f" L820,{bottom + 20:.0f}Z"


def _smooth(rng: Rng, line: Line, bottom: float) -> str:
    return _close([f"{x},{line(x):.1f}" for x in range(-20, 821, 10)], bottom)


def _torn(rng: Rng, line: Line, bottom: float) -> str:
    walk = np.cumsum(rng.normal(0, 1.6, 300))
    walk = walk - np.linspace(walk[0], walk[-1], 300)
    return _close([f"{x},{line(x) + 0.5 * walk[i] + rng.normal(0, 1.2):.1f}" for i, x in enumerate(range(-20, 821, 4))], bottom)


def _scallop(rng: Rng, line: Line, bottom: float, step: float = 54) -> str:
    d, x = f"M-60,{bottom + 20:.0f} L-60,{line(-60):.1f}", -60.0
    while x < 840:
        n = step * float(rng.uniform(0.75, 1.3))
        d += f" A{n * 0.56:.1f},{n * 0.56:.1f} 0 0 1 {x + n:.1f},{line(x + n):.1f}"
        x += n
    return d + f" L{x:.0f},{bottom + 20:.0f}Z"


def _waves(rng: Rng, line: Line, bottom: float) -> str:
    d, x = f"M-80,{bottom + 20:.0f} L-80,{line(-80):.1f}", -80.0
    while x < 860:
        n = float(rng.uniform(80, 120))
        y = line(x + n)
        h = n * 0.34
        d += f" C{x + n * 0.3:.1f},{y - h * 0.1:.1f} {x + n * 0.42:.1f},{y - h:.1f} {x + n * 0.8:.1f},{y - h:.1f} C{x + n * 1.02:.1f},{y - h:.1f} {x + n * 1.08:.1f},{y - h * 0.35:.1f} {x + n * 0.94:.1f},{y - h * 0.3:.1f} C{x + n * 1.0:.1f},{y - h * 0.55:.1f} {x + n * 0.8:.1f},{y - h * 0.6:.1f} {x + n * 0.84:.1f},{y - h * 0.25:.1f} C{x + n * 0.86:.1f},{y:.1f} {x + n * 0.95:.1f},{y:.1f} {x + n:.1f},{y:.1f}"
        x += n
    return d + f" L{x:.0f},{bottom + 20:.0f}Z"


def _grass(rng: Rng, line: Line, bottom: float) -> str:
    points, x = [], -20.0
    while x < 820:
        w, h, lean = float(rng.uniform(5, 10)), float(rng.uniform(14, 46)), float(rng.normal(0, 9))
        y = line(x)
        points += [f"{x:.1f},{y:.1f}", f"{x + w / 2 + lean:.1f},{y - h:.1f}", f"{x + w:.1f},{y + 2:.1f}"]
        x += w * float(rng.uniform(0.7, 1.3))
    return _close(points, bottom)


def _firs(rng: Rng, line: Line, bottom: float) -> str:
    points, x = [], -40.0
    while x < 820:
        w, tall = float(rng.uniform(44, 76)), float(rng.uniform(90, 190))
        y, c = line(x + w / 2), x + w / 2
        steps = 6
        left, right = [], []
        for i in range(steps):
            t0, t1 = i / steps, (i + 1) / steps
            left += [f"{c - w / 2 * (1 - t0):.1f},{y - tall * t0:.1f}", f"{c - w / 2 * (1 - t1) * 0.55:.1f},{y - tall * (t0 * 0.15 + t1 * 0.85) + tall * 0.02:.1f}"]
            right += [f"{c + w / 2 * (1 - t1) * 0.55:.1f},{y - tall * (t0 * 0.15 + t1 * 0.85) + tall * 0.02:.1f}", f"{c + w / 2 * (1 - t0):.1f},{y - tall * t0:.1f}"]
        ordered = [right[j] for k in range(steps - 1, -1, -1) for j in (2 * k, 2 * k + 1)]
        points += [*left, f"{c:.1f},{y - tall:.1f}", *ordered]
        x += w * float(rng.uniform(0.55, 0.95))
    return _close(points, bottom)


def _roofs(rng: Rng, line: Line, bottom: float) -> str:
    points, x = [], -30.0
    while x < 820:
        w, eave, gable = float(rng.uniform(60, 120)), float(rng.uniform(-30, 30)), float(rng.uniform(30, 70))
        y = line(x) + eave
        kind = int(rng.integers(3))
        if kind == 0:
            points += [f"{x:.0f},{y:.0f}", f"{x + w / 2:.0f},{y - gable:.0f}", f"{x + w:.0f},{y:.0f}"]
        elif kind == 1:
            c = x + w * 0.68
            points += [f"{x:.0f},{y:.0f}", f"{x + w / 2:.0f},{y - gable:.0f}", f"{c:.0f},{y - gable * 0.6:.0f}", f"{c:.0f},{y - gable * 1.15:.0f}", f"{c + 14:.0f},{y - gable * 1.15:.0f}", f"{c + 14:.0f},{y - gable * 0.3:.0f}", f"{x + w:.0f},{y:.0f}"]
        else:
            for i in range(4):
                u, v = w / 8 * i, gable * 0.25 * i
                points += [f"{x + u:.0f},{y - v:.0f}", f"{x + u:.0f},{y - v - gable * 0.25:.0f}"]
            for i in range(3, -1, -1):
                u, v = w / 8 * i, gable * 0.25 * i
                points += [f"{x + w - u:.0f},{y - v - gable * 0.25:.0f}", f"{x + w - u:.0f},{y - v:.0f}"]
        x += w
    return _close(points, bottom)


def _drips(rng: Rng, line: Line, bottom: float) -> str:
    """Hangs from the lid: icicles, fringe, roots."""
    d, x = "M-20,-20 L-20," + f"{line(-20):.1f}", -20.0
    while x < 820:
        n, h = float(rng.uniform(22, 54)), float(rng.uniform(20, 110))
        d += f" L{x + n * 0.46:.1f},{line(x) + h:.1f} L{x + n:.1f},{line(x + n):.1f}"
        x += n
    return d + f" L{x:.0f},-20Z"


EDGES: dict[str, Callable[[Rng, Line, float], str]] = {
    "smooth": _smooth, "torn": _torn, "scallop": _scallop, "waves": _waves, "grass": _grass,
    "firs": _firs, "roofs": _roofs, "drips": _drips, "wave": _scallop,
}  # fmt: skip


# ---- mounts


_CARD = f"M-20,-20 H{WIDTH + 20} V{HEIGHT + 20} H-20Z"


def _mount(pen: PaperPen, tone: Colour, hole: str) -> None:
    with pen.cut():
        pen.path(_CARD, tone)
        pen.erase(hole)


def _arch(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    _mount(pen, tone, f"M{w},{HEIGHT - w} V{w + 300} C{w},{w - 30} {WIDTH - w},{w - 30} {WIDTH - w},{w + 300} V{HEIGHT - w}Z")


def _torn_frame(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    spots: list[Point] = []
    for i in range(160):
        a = 2 * math.pi * i / 160
        c, s = math.cos(a), math.sin(a)
        k = (abs(c) ** 5 + abs(s) ** 5) ** (-1 / 5)
        q = 1 + float(rng.normal(0, 0.012))
        spots.append((400 + (400 - w) * k * c * q, 600 + (600 - w) * k * s * q))
    _mount(pen, tone, "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in spots) + "Z")


def _oval(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    _mount(pen, tone, f"M{w},600 A{400 - w},{600 - w} 0 1 1 {800 - w},600 A{400 - w},{600 - w} 0 1 1 {w},600Z")


def _scallops(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    n, d = 46.0, f"M{w},{w}"
    across, down = round((WIDTH - 2 * w) / n), round((HEIGHT - 2 * w) / n)
    sx, sy = (WIDTH - 2 * w) / across, (HEIGHT - 2 * w) / down
    for i in range(across):
        d += f" A{sx * 0.56:.1f},{sx * 0.56:.1f} 0 0 1 {w + sx * (i + 1):.1f},{w}"
    for i in range(down):
        d += f" A{sy * 0.56:.1f},{sy * 0.56:.1f} 0 0 1 {WIDTH - w},{w + sy * (i + 1):.1f}"
    for i in range(across):
        d += f" A{sx * 0.56:.1f},{sx * 0.56:.1f} 0 0 1 {WIDTH - w - sx * (i + 1):.1f},{HEIGHT - w}"
    for i in range(down):
        d += f" A{sy * 0.56:.1f},{sy * 0.56:.1f} 0 0 1 {w},{HEIGHT - w - sy * (i + 1):.1f}"
    with pen.cut():
        pen.path(_CARD, tone)
        pen.erase(d + "Z")
        for i in range(across):
            pen.erase(circle(w + sx * (i + 0.5), w * 0.42, 5))
            pen.erase(circle(w + sx * (i + 0.5), HEIGHT - w * 0.42, 5))
        for i in range(down):
            pen.erase(circle(w * 0.42, w + sy * (i + 0.5), 5))
            pen.erase(circle(WIDTH - w * 0.42, w + sy * (i + 0.5), 5))


def _leaves(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    """Sprays of leaves that grow in from the sides, in two tones."""
    for back in (True, False):
        colour = mix(tone, "#ffffff", 0.1) if back else tone
        for i in range(15 if back else 13):
            t = (i + 0.5 * back) / 13
            side = i % 2 == 0
            x, y = (-10.0 if side else WIDTH + 10.0), 1250 - t * 1300 + float(rng.normal(0, 24))
            reach = w * (1.6 if abs(t - 0.5) < 0.28 else 2.5) * float(rng.uniform(0.75, 1.2))
            turn = (-28 if side else 208) + float(rng.normal(0, 14))
            _spray(pen, rng, x, y, reach, turn, colour)


def _spray(pen: PaperPen, rng: Rng, x: float, y: float, reach: float, turn: float, tone: Colour) -> None:
    a = math.radians(turn)
    with pen.cut():
        pen.line(x, y, x + reach * math.cos(a), y + reach * math.sin(a), tone, 4)
        for k in range(5):
            u = (k + 0.6) / 5
            px, py = x + reach * u * math.cos(a), y + reach * u * math.sin(a)
            size = reach * 0.42 * (1.15 - u * 0.6)
            for bend in (-48, 48):
                pen.path(leaf(px, py, size, turn + bend + float(rng.normal(0, 6)), 0.24), tone)
        pen.path(leaf(x + reach * math.cos(a), y + reach * math.sin(a), reach * 0.3, turn, 0.24), tone)


def _curtain(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    """Two paper curtains drawn aside, folded in strips."""
    for side in (0, 1):
        for i in range(5, -1, -1):
            edge, shade = w * 0.55 * (i + 1), darken(tone, 0.07 * (i % 2))
            x = (lambda v: v) if side == 0 else (lambda v: WIDTH - v)
            waist, foot = edge * 0.62, edge * (0.9 + 0.1 * (i % 2))
            pen.path(f"M{x(-20)},-20 L{x(edge * 1.25)},-20 C{x(edge * 1.2)},420 {x(waist)},520 {x(waist)},700 C{x(waist)},900 {x(foot)},1000 {x(foot)},1220 L{x(-20)},1220Z", shade)
    band = lighten(tone, 0.12)
    pen.path("M-20,-20 H820 V54 " + " ".join(f"A34,30 0 0 1 {820 - 60 * (i + 1)},54" for i in range(14)) + "Z", band)


def _keyhole(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    r = 400 - w
    _mount(pen, tone, f"M{400 - r * 0.55:.0f},{w + r * 1.85:.0f} A{r},{r} 0 1 1 {400 + r * 0.55:.0f},{w + r * 1.85:.0f} L{800 - w * 0.8:.0f},{1200 - w} H{w * 0.8:.0f}Z")


def _branches(pen: PaperPen, rng: Rng, tone: Colour, w: float) -> None:
    """Bare twigs that close the box from above."""
    def twig(x: float, y: float, length: float, turn: float, width: float) -> None:
        a = math.radians(turn)
        x1, y1 = x + length * math.cos(a), y + length * math.sin(a)
        pen.taper([(x, y), ((x + x1) / 2 + float(rng.normal(0, length * 0.06)), (y + y1) / 2), (x1, y1)], width, width * 0.6, tone)
        if length > 26:
            for bend in (-32, 24):
                twig(x1, y1, length * float(rng.uniform(0.6, 0.78)), turn + bend + float(rng.normal(0, 8)), width * 0.62)
    with pen.cut():
        twig(-10, 40, w * 2.0, 24, 20)
        twig(810, 90, w * 1.9, 158, 18)
        twig(-10, 1160, w * 1.2, -40, 12)
        twig(810, 1170, w * 1.1, 222, 12)


FRAMES: dict[str, Callable[[PaperPen, Rng, Colour, float], None]] = {
    "arch": _arch, "torn": _torn_frame, "oval": _oval, "scallops": _scallops, "leaves": _leaves,
    "curtain": _curtain, "keyhole": _keyhole, "branches": _branches,
}  # fmt: skip
