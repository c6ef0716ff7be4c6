"""What a knife knows: edges of sheets, mounts, stars, clouds, leaves and pierced patterns as path data."""

from __future__ import annotations

import math
from collections.abc import Callable

import numpy as np

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
