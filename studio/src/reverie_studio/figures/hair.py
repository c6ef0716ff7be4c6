"""Hair is a shell over the egg plus what falls from it; beards are the same, below."""

from __future__ import annotations

import math

import numpy as np

from reverie_studio.colour import Colour
from reverie_studio.figures.brush import Brush
from reverie_studio.figures.heads import Head
from reverie_studio.figures.space import Vec, unit, vec
from reverie_studio.figures.surface import Surface, ball, seen, spline, tube
from reverie_studio.figures.wardrobe import Outfit

_CLOSE_HATS = ("hood", "headscarf", "souwester")
_COVERING = (
    *_CLOSE_HATS,
    "beanie",
    "top",
    "bowler",
    "wide_brim",
    "straw",
    "cap",
    "nightcap",
    "pointed",
)
_LINES: dict[str, tuple[tuple[float, ...], tuple[float, ...]]] = {  # azimuth -> lower edge
    "short": ((0, 30, 55, 72, 84, 104, 118, 150, 180), (0, -1, -7, -22, -46, -44, -58, -72, -76)),
    "full": ((0, 30, 52, 64, 78, 110, 150, 180), (0, -2, -12, -34, -58, -66, -72, -76)),
    "fringe": ((0, 34, 50, 62, 76, 110, 150, 180), (-20, -20, -22, -40, -60, -68, -74, -78)),
    "back": ((0, 30, 55, 74, 90, 112, 150, 180), (4, 3, -4, -22, -38, -50, -66, -70)),
    "baby": ((0, 16, 32, 60, 80, 104, 140, 180), (-4, 2, 8, 0, -22, -40, -62, -70)),
}
_KIND_LINE = {
    "short": "short",
    "bald": "short",
    "bun": "back",
    "braids": "full",
    "long": "full",
    "curly": "full",
    "bob": "fringe",
    "pony": "back",
    "tuft": "baby",
    "messy": "short",
    "headscarf": "back",
}


def hairline(head: Head, kind: str, az: Vec) -> Vec:
    """The lower edge of the hair around the head."""
    azimuths, edges = _LINES[_KIND_LINE[kind]]
    turned = np.abs((az + 180) % 360 - 180)
    low = np.interp(turned, azimuths, edges) + head.face.hairline
    if kind in ("short", "messy", "long", "braids"):  # a parting, off the middle
        signed = (az + 180) % 360 - 180
        low = (
            low
            - 9 * np.exp(-(((signed + 26) / 24) ** 2))
            + 6 * np.exp(-(((signed - 22) / 16) ** 2))
        )
    if kind == "messy":
        low = low - 5 * np.abs(np.sin(np.radians(az * 5)))
    out: Vec = np.clip(low, -62, 80)
    return out


def cap_of_hair(head: Head, kind: str, hat: str) -> Surface:
    """The shell itself."""
    thick = {
        "short": 0.055,
        "bob": 0.1,
        "long": 0.09,
        "braids": 0.06,
        "bun": 0.06,
        "pony": 0.06,
        "curly": 0.16,
        "messy": 0.09,
        "tuft": 0.03,
        "bald": 0.03,
    }.get(kind, 0.05)
    if hat in _COVERING:
        thick = min(thick, 0.04)
    az = np.linspace(-180, 180, 49)[:-1]
    low = hairline(head, kind, az)
    part = np.linspace(0, 1, 12)[:, None]
    el = low[None] + (90 - low[None]) * part
    lift = (
        thick * np.minimum(1.0, 0.25 + 3.2 * part) * (1 + 0.25 * np.cos(np.radians(az - 120)))[None]
    )
    if kind == "messy" and hat not in _COVERING:
        spikes = np.abs(np.sin(np.radians(az * 3.5 + 20)))[None] * np.sin(part * 3.1) ** 2
        lift = lift + 0.11 * spikes
    return head.patch(np.broadcast_to(az, el.shape), el, lift, wrap=True)


def _gravity(head: Head) -> Vec:
    pose = head.bones.pose
    if pose.origin in ("middle", "ground"):
        return -head.bones.head[:, 2]
    return unit(vec(0, 0, -1) - head.bones.head[:, 2] * 0.35)


def _blow(head: Head) -> Vec:
    out: Vec = head.bones.pelvis @ vec(*head.bones.pose.wind)
    return out


def curtain(head: Head, length: float, first: float) -> Surface:
    """Hair that falls around the back of the head, from one temple to the other."""
    az = np.linspace(first, 360 - first, 33)
    base = head.point(az, np.full_like(az, 22.0), 0.09)
    down, blow = _gravity(head), _blow(head)
    loose = 1.25 if length > 2 else 0.4
    outward = (
        head.frame[:, 0][None] * np.cos(np.radians(az))[:, None]
        + head.frame[:, 1][None] * np.sin(np.radians(az))[:, None]
    )
    rows = []
    for s in np.linspace(0, 1, 11):
        belly = 0.12 * math.sin(min(1.0, s * 1.6) * 2.2) - 0.16 * s**2
        shorter = 1 - 0.1 * np.abs(np.cos(np.radians(az * 4))) * s**4
        fall = down * (length * s * head.r) * np.ones((len(az), 1)) * shorter[:, None]
        rows.append(
            base + fall + outward * belly * head.r + blow * (loose * length * s**1.6 * head.r)
        )
    grid = np.stack(rows)
    inside = grid.mean(1, keepdims=True) + head.frame[:, 0] * head.r * 0.5
    return Surface(head.view.see(grid), False, head.view.see(inside))


def paint_hair_behind(brush: Brush, head: Head, outfit: Outfit) -> None:
    """What lies behind the head and neck: the inside of a curtain, far braids, a bun."""
    kind, colour = outfit.hair, outfit.hair_colour
    if outfit.hat in _CLOSE_HATS:
        return
    inner = brush.shade_of(colour, 0.3)
    if kind in ("long", "bob"):
        surface = curtain(head, *_fall(kind))
        brush.fill(surface.inner(brush.k), inner)
        if head.toward > 0.35:
            brush.fill(surface.outline(brush.k), inner)
    if kind == "curly" and outfit.hat not in _COVERING:
        _curls(brush, head, outfit, behind=True)
    _knots(brush, head, outfit, behind=True)


def _fall(kind: str) -> tuple[float, float]:
    return (2.3, 62.0) if kind == "long" else (1.15, 58.0)


def paint_hair(brush: Brush, head: Head, outfit: Outfit) -> None:
    """The cap and all that hangs on the near side."""
    kind, colour = outfit.hair, outfit.hair_colour
    if outfit.hat in _CLOSE_HATS:
        if outfit.hat != "headscarf" and kind not in ("bald", "headscarf"):
            _locks(brush, head, outfit)
        return
    if kind == "bald":
        if head.bones.build.name == "old":
            _wreath_of_hair(brush, head, outfit)
        return
    if kind == "headscarf":
        return
    if kind in ("long", "bob"):
        surface = curtain(head, *_fall(kind))
        if head.toward <= 0.35:
            brush.solid(surface, colour, shade=0.28, lit=0.12)
        else:
            brush.solid(surface, brush.shade_of(colour, 0.08), shade=0.28, lit=0.08, seam=0.4)
        _strands(brush, surface, colour)
    cap = cap_of_hair(head, kind, outfit.hat)
    brush.solid(cap, colour, shade=0.26, lit=0.16, seam=0.7, edge=0.06)
    if kind == "curly" and outfit.hat not in _COVERING:
        _curls(brush, head, outfit, behind=False)
    elif kind != "tuft":
        _combed(brush, cap, colour)
    if kind == "tuft" and outfit.hat in ("none", "wreath", "crown"):
        _tuft(brush, head, colour)
    _knots(brush, head, outfit, behind=False)


def _combed(brush: Brush, cap: Surface, colour: Colour) -> None:
    if not brush.big(150):
        return
    light, dark = brush.light_of(colour, 0.3), brush.shade_of(colour, 0.35)
    for n, column in enumerate((0.06, 0.2, 0.33, 0.47, 0.58, 0.7, 0.84, 0.94)):
        spots = [(r, column + 0.05 * (1 - r)) for r in np.linspace(0.12, 0.72, 6)]
        brush.mark(cap, spots, light if n % 2 else dark, 0.28, 0.45, taper=0.3, least=0.5)


def _strands(brush: Brush, surface: Surface, colour: Colour) -> None:
    light, dark = brush.light_of(colour, 0.26), brush.shade_of(colour, 0.34)
    for n in range(9):
        spots = [(r, 0.06 + 0.11 * n) for r in np.linspace(0.1, 0.93, 8)]
        brush.mark(surface, spots, light if n % 3 == 1 else dark, 0.34, 0.5, taper=0.4, least=0.5)


def _locks(brush: Brush, head: Head, outfit: Outfit) -> None:
    """A fringe that looks out from under a hood."""
    az = np.linspace(-46, 46, 15)
    low = hairline(head, "short", az) - 4 * np.abs(np.sin(np.radians(az * 6)))
    part = np.linspace(0, 1, 4)[:, None]
    el = low[None] + (60 - low[None]) * part
    brush.solid(head.patch(np.broadcast_to(az, el.shape), el, 0.03), outfit.hair_colour, shade=0.24)


def _tuft(brush: Brush, head: Head, colour: Colour) -> None:
    for az, el, bend in ((0.0, 78.0, 0.3), (40.0, 80.0, -0.25), (-60.0, 76.0, 0.2)):
        root = head.point(az, el, -0.03)
        up, side = head.frame[:, 2], head.frame[:, 1]
        points = [
            root,
            root + up * head.r * 0.2 + side * bend * head.r * 0.3,
            root + up * head.r * 0.24 + side * bend * head.r * 1.0,
        ]
        brush.stroke(
            head.view.see(spline(points, 8)), colour, head.r * 0.11, end=head.r * 0.03, least=1.0
        )


def _curls(brush: Brush, head: Head, outfit: Outfit, behind: bool) -> None:
    colour = outfit.hair_colour
    rng = np.random.default_rng(brush.seed + 31)
    spots = []
    for n in range(64):
        el = math.degrees(math.asin(1 - 2 * (n + 0.5) / 64))
        az = (n * 137.508) % 360
        low = float(hairline(head, "curly", np.array([az]))[0])
        if el < low + 4:
            continue
        point = head.view.see(head.point(az, el, 0.13))
        spots.append((float(point[2]), point, float(rng.uniform(0.2, 0.29))))
    middle = float(head.view.see(head.centre)[2])
    spots = [s for s in sorted(spots, key=lambda s: s[0]) if (s[0] < middle) == behind]
    for n, (_, point, size) in enumerate(spots):
        tone = (
            brush.shade_of(colour, 0.26) if behind else (colour, brush.shade_of(colour, 0.1))[n % 2]
        )
        brush.spot(point, size * head.r, tone, least=1.0)
    if behind or not brush.big(120):
        return
    for _, point, size in spots:
        shift = np.array([-0.06, -0.07, 0]) * head.r
        brush.spot(point + shift, size * head.r * 0.5, brush.light_of(colour, 0.14), 0.6)


def _wreath_of_hair(brush: Brush, head: Head, outfit: Outfit) -> None:
    az = np.linspace(66, 294, 33)
    el = np.linspace(-44, 14, 6)[:, None] * np.ones((1, 33))
    el[-1] += 6 * np.cos(np.radians(az * 3))
    surface = head.patch(
        np.broadcast_to(az, el.shape), el, np.array([0.03, 0.14, 0.16, 0.14, 0.1, 0.03])[:, None]
    )
    brush.solid(surface, outfit.hair_colour, shade=0.22, lit=0.1)


def _knots(brush: Brush, head: Head, outfit: Outfit, behind: bool) -> None:
    kind = outfit.hair
    if kind == "bun":
        high = 62.0 if outfit.hat not in _COVERING else -8.0
        _knot_at(brush, head, outfit, 180.0, high, 0.36, behind)
    elif kind == "pony":
        _pony(brush, head, outfit, behind)
    elif kind == "braids":
        for side in (1, -1):
            _braid(brush, head, outfit, side, behind)


def _is_behind(head: Head, at: Vec) -> bool:
    return float(head.view.see(at)[2]) < float(head.view.see(head.centre)[2]) - 0.1 * head.r


def _knot_at(
    brush: Brush, head: Head, outfit: Outfit, az: float, el: float, size: float, behind: bool
) -> None:
    at = head.point(az, el, size * 0.62)
    if _is_behind(head, at) != behind:
        return
    r = size * head.r
    grid = ball(at, head.frame[:, 0] * r, head.frame[:, 1] * r, head.frame[:, 2] * r * 0.92)
    surface = seen(head.view, grid)
    brush.solid(surface, outfit.hair_colour, shade=0.3, lit=0.16)
    if brush.big(200):
        light = brush.light_of(outfit.hair_colour, 0.25)
        for row in (0.38, 0.62):
            brush.mark(
                surface, [(row, c) for c in np.linspace(0, 0.999, 20)], light, 0.25, 0.5, least=0.5
            )


def _pony(brush: Brush, head: Head, outfit: Outfit, behind: bool) -> None:
    root = head.point(180.0, 26.0, 0.02)
    down, blow = _gravity(head), _blow(head)
    back = -head.frame[:, 0]
    points = [
        root,
        root + back * head.r * 0.42 + blow * head.r * 0.3,
        root + back * head.r * 0.5 + down * head.r * 0.8 + blow * head.r * 1.1,
        root + back * head.r * 0.25 + down * head.r * 1.5 + blow * head.r * 2.0,
    ]
    if _is_behind(head, points[1]) != behind:
        return
    grid = tube(spline(points, 16), [0.16 * head.r, 0.3 * head.r, 0.26 * head.r, 0.06 * head.r])
    brush.solid(seen(head.view, grid), outfit.hair_colour, shade=0.28)
    brush.spot(head.view.see(root + back * head.r * 0.12), head.r * 0.17, outfit.trim, least=0.9)


def _braid(brush: Brush, head: Head, outfit: Outfit, side: int, behind: bool) -> None:
    root = head.point(side * 108.0, -28.0, 0.02)
    down, blow = _gravity(head), _blow(head)
    out = head.frame[:, 1] * side
    points = [
        root,
        root + (out * 0.32 + down * 0.4) * head.r + blow * head.r * 0.3,
        root + (out * 0.42 + down * 1.0) * head.r + blow * head.r * 0.9,
        root + (out * 0.36 + down * 1.55) * head.r + blow * head.r * 1.7,
    ]
    if _is_behind(head, points[1]) != behind:
        return
    line = spline(points, 7)
    for n, point in enumerate(line[:-1]):
        size = head.r * (0.25 - 0.018 * n)
        grid = ball(
            point,
            head.frame[:, 0] * size,
            head.frame[:, 1] * size,
            head.frame[:, 2] * size * 0.9,
            7,
            12,
        )
        tone = outfit.hair_colour if n % 2 else brush.shade_of(outfit.hair_colour, 0.1)
        brush.solid(seen(head.view, grid), tone, shade=0.26, seam=0.7)
    tail = line[-1] + unit(line[-1] - line[-2]) * head.r * 0.2
    brush.stroke(
        head.view.see(np.stack([line[-1], tail])),
        outfit.hair_colour,
        head.r * 0.26,
        end=head.r * 0.1,
    )
    brush.spot(head.view.see(line[-1]), head.r * 0.15, outfit.trim, least=0.9)


# ---- beards


def paint_beard(brush: Brush, head: Head, outfit: Outfit) -> None:
    """Short, long, or only a moustache."""
    kind = outfit.beard
    if not kind or head.toward < -0.35:
        return
    colour = outfit.hair_colour
    if kind in ("short", "long"):
        surface = _beard_surface(head, kind)
        brush.solid(surface, colour, shade=0.24, lit=0.14, seam=0.7)
        if brush.big(150):
            for column in np.linspace(0.15, 0.85, 7):
                spots = [(r, float(column)) for r in np.linspace(0.3, 0.92, 5)]
                brush.mark(
                    surface, spots, brush.shade_of(colour, 0.3), 0.28, 0.45, taper=0.4, least=0.5
                )
    for side in (1, -1):
        if head.facing(side * 14, -24) > 0.08:
            spots = [(side * 2.0, -23.0), (side * 14.0, -25.0), (side * 27.0, -32.0)]
            az, el = np.array([s[0] for s in spots]), np.array([s[1] for s in spots])
            brush.stroke(
                head.view.see(head.point(az, el, 0.1)),
                brush.light_of(colour, 0.1),
                0.2 * head.r,
                end=0.06 * head.r,
                least=1.0,
            )


def _beard_surface(head: Head, kind: str) -> Surface:
    az = np.linspace(-84, 84, 25)
    turned = np.abs(az)
    top = np.interp(turned, [0, 14, 30, 55, 72, 84], [-35, -36, -31, -32, -12, 2])
    rows = []
    long = 0.95 if kind == "long" else 0.22
    weight = np.interp(turned, [0, 35, 60, 84], [1.0, 0.86, 0.4, 0.06])
    weight = weight * (1 + 0.08 * np.cos(np.radians(az * 7)))
    for s in np.linspace(0, 1, 9):
        el = top + (-64 - top) * s
        lift = 0.03 + 0.11 * math.sin(min(1.0, s * 1.8) * 1.5)
        drop = -head.frame[:, 2] * (long * head.r * s**1.4) * weight[:, None]
        forth = head.frame[:, 0] * (0.16 * head.r * s) * weight[:, None]
        rows.append(head.point(az, el, lift) + drop + forth)
    grid = np.stack(rows)
    inside = grid.mean(1, keepdims=True) - head.frame[:, 0] * head.r
    return Surface(head.view.see(grid), False, head.view.see(inside))
