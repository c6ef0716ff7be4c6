"""Hats sit on the head's own axis, a little askew."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.figures.brush import Brush
from reverie_studio.figures.heads import Head
from reverie_studio.figures.space import Vec, lean_forward, lean_left, unit, vec
from reverie_studio.figures.surface import Surface, ball, seen, spline, tube
from reverie_studio.figures.wardrobe import Outfit

_BRIMS = {  # inner, outer radius, height, droop, curl of the sides
    "top": (0.84, 1.28, 0.36, 0.02, 0.1),
    "bowler": (0.9, 1.3, 0.36, 0.0, 0.12),
    "wide_brim": (0.88, 1.75, 0.36, -0.06, 0.1),
    "straw": (0.9, 1.65, 0.34, -0.1, 0.0),
    "souwester": (0.95, 1.5, 0.4, -0.22, 0.0),
}
_CROWNS: dict[str, tuple[tuple[float, float], ...]] = {  # (radius, height) from brim to top
    "top": (
        (0.88, 0.34),
        (0.85, 0.7),
        (0.86, 1.1),
        (0.92, 1.5),
        (0.93, 1.62),
        (0.6, 1.66),
        (0.0, 1.66),
    ),
    "bowler": ((0.93, 0.34), (0.95, 0.6), (0.9, 0.9), (0.72, 1.14), (0.4, 1.28), (0.0, 1.32)),
    "wide_brim": (
        (0.92, 0.34),
        (0.88, 0.6),
        (0.8, 0.95),
        (0.7, 1.15),
        (0.5, 1.18),
        (0.25, 1.1),
        (0.0, 1.06),
    ),
    "straw": ((0.93, 0.32), (0.92, 0.6), (0.86, 0.9), (0.74, 1.04), (0.4, 1.1), (0.0, 1.11)),
    "souwester": ((1.0, 0.38), (1.0, 0.56), (0.9, 0.86), (0.64, 1.12), (0.3, 1.24), (0.0, 1.27)),
    "pointed": (
        (1.0, 0.3),
        (0.86, 0.7),
        (0.62, 1.2),
        (0.42, 1.7),
        (0.2, 2.2),
        (0.04, 2.6),
        (0.0, 2.64),
    ),
    "crown": ((0.86, 0.42), (0.9, 0.6), (0.95, 0.8)),
    "cap": ((0.99, 0.3), (1.02, 0.5), (0.96, 0.8), (0.7, 1.04), (0.36, 1.12), (0.0, 1.14)),
}


class _Seat:
    """The hat's own axis on one head."""

    def __init__(self, head: Head, seed: int) -> None:
        tilt = (-7.0, 5.0, -4.0, 8.0)[seed % 4]
        self.head = head
        self.frame = head.frame @ lean_left(tilt) @ lean_forward(-5.0)

    def ring(self, radius: float | Vec, height: float | Vec, columns: int = 32) -> Vec:
        angle = np.linspace(0, 2 * np.pi, columns, endpoint=False)
        r = np.asarray(radius, np.float64) * self.head.r
        width = self.head.face.width / 0.92
        out: Vec = (
            self.head.centre
            + self.frame[:, 0] * (np.cos(angle) * r * 1.04)[:, None]
            + self.frame[:, 1] * (np.sin(angle) * r * width)[:, None]
            + self.frame[:, 2] * (np.asarray(height) * self.head.r * np.ones(columns))[:, None]
        )
        return out

    def crown(self, profile: Sequence[tuple[float, float]]) -> Surface:
        return seen(self.head.view, np.stack([self.ring(r, h) for r, h in profile]))

    def brim(self, inner: float, outer: float, height: float, droop: float, curl: float) -> Surface:
        angle = np.linspace(0, 2 * np.pi, 32, endpoint=False)
        side = np.sin(angle) ** 2
        rows = [
            self.ring(inner + (outer - inner) * t, height + droop * t * t + curl * side * t * t)
            for t in (0, 0.35, 0.7, 1.0)
        ]
        grid = np.stack(rows)
        below = grid - self.frame[:, 2] * self.head.r
        closed = np.concatenate([below, below[:, :1]], 1)
        return Surface(self.head.view.see(grid), True, self.head.view.see(closed))


def paint_hat_behind(brush: Brush, head: Head, outfit: Outfit) -> None:
    """The far half of a brim."""
    if outfit.hat in _BRIMS:
        brim = _Seat(head, brush.seed).brim(*_BRIMS[outfit.hat])
        brush.fill(brim.both(brush.k), brush.shade_of(outfit.hat_colour, 0.34))
    if outfit.hat == "hood":
        _hood(brush, head, outfit, inside=True)


def paint_hat(brush: Brush, head: Head, outfit: Outfit) -> None:
    """The hat over head and hair."""
    hat = outfit.hat
    if hat == "none":
        return
    painters = {
        "beanie": _beanie,
        "crown": _crown,
        "cap": _cap,
        "nightcap": _nightcap,
        "headscarf": _headscarf,
        "pointed": _pointed,
        "wreath": _wreath,
    }
    if hat == "hood":
        _hood(brush, head, outfit, inside=False)
    elif hat in _BRIMS:
        _brimmed(brush, head, outfit)
    else:
        painters[hat](brush, head, outfit)


def _brimmed(brush: Brush, head: Head, outfit: Outfit) -> None:
    colour, seat = outfit.hat_colour, _Seat(head, brush.seed)
    brim = seat.brim(*_BRIMS[outfit.hat])
    middle = float(head.view.see(head.centre + head.frame[:, 2] * head.r * 0.36)[2])
    near = brim.grid[..., 2] - middle + 0.3
    crown = seat.crown(_CROWNS[outfit.hat])
    from_above = bool((brim.front.sum()) > brim.front.size / 2)
    path = brim.part(near, brush.k)
    under = brim.part(near, brush.k, front=False)
    if from_above:
        brush.seam(path, 0.9)
        brush.fill(path, colour)
        brush.fill(under, brush.shade_of(colour, 0.45))
        brush.fill(
            brim.part(np.minimum(near, 0.5 - brush.light_on(brim)), brush.k),
            brush.shade_of(colour, 0.2),
        )
    brush.solid(crown, colour, shade=0.3, lit=0.14, seam=0.5)
    _hatband(brush, crown, outfit)
    if not from_above:
        brush.seam(under, 0.7)
        brush.fill(under, brush.shade_of(colour, 0.3))
        brush.fill(path, colour)
    if outfit.hat == "straw" and brush.big(150):
        for t in (0.3, 0.6, 0.85):
            brush.mark(
                brim,
                [(t, c) for c in np.linspace(0.0, 0.999, 40)],
                brush.shade_of(colour, 0.25),
                0.25,
                0.5,
            )


def _hatband(brush: Brush, crown: Surface, outfit: Outfit) -> None:
    if outfit.hat == "souwester":
        return
    row = {"top": 0.11, "bowler": 0.12, "wide_brim": 0.1, "straw": 0.12}[outfit.hat]
    colour = (
        outfit.trim if outfit.hat in ("straw", "top") else brush.shade_of(outfit.hat_colour, 0.45)
    )
    spots = [(row, c) for c in np.linspace(0, 0.999, 40)]
    brush.mark(crown, spots, colour, 0.2 * 8, 0.95, least=0.9)


def _dome(head: Head, low: float, lift: float, slouch: float = 0.0) -> Surface:
    az = np.linspace(-180, 180, 41)[:-1]
    edge = low + 8 * np.cos(np.radians(az))
    part = np.linspace(0, 1, 10)[:, None]
    el = edge[None] + (90 - edge[None]) * part
    puff = lift + slouch * np.sin(part * 2.6) ** 2 * (1 - 0.5 * np.cos(np.radians(az)))[None]
    return head.patch(np.broadcast_to(az, el.shape), el, puff, wrap=True)


def _band_of(brush: Brush, surface: Surface, low: float, high: float, colour: Colour) -> None:
    rows = surface.grid.shape[0]
    at = np.arange(rows)[:, None] / (rows - 1) * np.ones((1, surface.grid.shape[1]))
    field = np.minimum(at - low, high - at) + 1e-6
    brush.fill(surface.part(field, brush.k), colour)
    both = np.minimum(field * 30, 0.08 - brush.light_on(surface))
    brush.fill(surface.part(both, brush.k), brush.shade_of(colour, 0.26))


def _beanie(brush: Brush, head: Head, outfit: Outfit) -> None:
    dome = _dome(head, 12.0, 0.09, 0.16)
    brush.solid(dome, outfit.hat_colour, shade=0.28, lit=0.14)
    if brush.big(150):
        for c in np.linspace(0, 0.95, 16):
            brush.mark(
                dome,
                [(r, float(c)) for r in np.linspace(0.3, 0.9, 6)],
                brush.shade_of(outfit.hat_colour, 0.3),
                0.25,
                0.4,
                taper=0.4,
            )
    fold = _dome(head, 8.0, 0.15)
    _band_of(brush, fold, -0.1, 0.2, brush.light_of(outfit.hat_colour, 0.3))
    top = head.point(180.0, 84.0, 0.36)
    r = head.r * 0.27
    grid = ball(top, head.frame[:, 0] * r, head.frame[:, 1] * r, head.frame[:, 2] * r)
    brush.solid(seen(head.view, grid), brush.light_of(outfit.trim, 0.3), shade=0.2)


def _crown(brush: Brush, head: Head, outfit: Outfit) -> None:
    seat = _Seat(head, brush.seed)
    teeth = np.where(
        np.arange(40) % 8 == 4, 1.42, np.where(np.isin(np.arange(40) % 8, (3, 5)), 1.12, 0.92)
    )
    rows = [
        seat.ring(0.86, 0.46, 40),
        seat.ring(0.9, 0.7, 40),
        seat.ring(0.93 + 0.08 * (teeth - 0.9), teeth, 40),
    ]
    surface = seen(head.view, np.stack(rows))
    brush.solid(
        surface,
        outfit.hat_colour,
        shade=0.3,
        lit=0.22,
        inner=brush.shade_of(outfit.hat_colour, 0.45),
    )
    brush.mark(
        surface,
        [(0.12, c) for c in np.linspace(0, 0.999, 40)],
        brush.shade_of(outfit.hat_colour, 0.35),
        0.8,
        0.8,
    )
    for n in range(5):
        point, facing = surface.spot(0.45, (n * 8 + 4) / 40)
        if facing > 0.15:
            brush.spot(
                point,
                0.1 * head.r,
                "#c4453f" if n % 2 else "#3f7a8c",
                least=0.8,
                squash=max(0.5, facing),
            )


def _cap(brush: Brush, head: Head, outfit: Outfit) -> None:
    seat = _Seat(head, 1)
    crown = seat.crown(_CROWNS["cap"])
    angle = np.linspace(-62, 62, 17)
    rows = []
    for t in (0.0, 0.5, 1.0):
        a = np.radians(angle)
        reach = 0.98 + 0.62 * t * np.cos(a * 1.3)
        rows.append(
            head.centre
            + seat.frame[:, 0] * (np.cos(a) * reach * head.r)[:, None]
            + seat.frame[:, 1] * (np.sin(a) * reach * head.r)[:, None]
            + seat.frame[:, 2] * ((0.36 - 0.16 * t) * head.r)
        )
    grid = np.stack(rows)
    visor = Surface(head.view.see(grid), False, head.view.see(grid - seat.frame[:, 2] * head.r))
    brush.solid(crown, outfit.hat_colour, shade=0.28)
    if head.toward > -0.5:
        path = visor.both(brush.k)
        brush.seam(path)
        brush.fill(path, brush.shade_of(outfit.hat_colour, 0.3))
    brush.mark(
        crown,
        [(0.08, c) for c in np.linspace(0, 0.999, 40)],
        brush.shade_of(outfit.hat_colour, 0.3),
        0.9,
        0.9,
    )


def _nightcap(brush: Brush, head: Head, outfit: Outfit) -> None:
    brush.solid(_dome(head, 14.0, 0.08), outfit.hat_colour, shade=0.24)
    down = (
        vec(0, 0, -1) if head.bones.pose.origin not in ("ground", "middle") else -head.frame[:, 2]
    )
    side = -1.0 if brush.seed % 2 else 1.0
    top = head.point(180.0, 70.0, -0.1)
    out = head.frame[:, 1] * side * 0.85 - head.frame[:, 0] * 0.45
    points = [
        top,
        top + head.frame[:, 2] * head.r * 0.5 + out * head.r * 0.4,
        top + out * head.r * 1.1 + head.frame[:, 2] * head.r * 0.2,
        top + out * head.r * 1.4 + down * head.r * 0.8,
    ]
    grid = tube(spline(points, 16), [head.r * 0.75, head.r * 0.5, head.r * 0.28, head.r * 0.08])
    brush.solid(seen(head.view, grid), outfit.hat_colour, shade=0.26)
    brush.spot(head.view.see(points[-1]), head.r * 0.2, outfit.trim, least=1.2)
    _band_of(brush, _dome(head, 10.0, 0.12), -0.1, 0.16, brush.light_of(outfit.hat_colour, 0.4))


def _pointed(brush: Brush, head: Head, outfit: Outfit) -> None:
    surface = _Seat(head, brush.seed).crown(_CROWNS["pointed"])
    brush.solid(surface, outfit.hat_colour, shade=0.3)
    brush.mark(
        surface,
        [(0.06, c) for c in np.linspace(0, 0.999, 40)],
        outfit.trim,
        0.16 * head.r,
        0.95,
        least=0.9,
    )


def _wreath(brush: Brush, head: Head, outfit: Outfit) -> None:
    seat = _Seat(head, brush.seed)
    ring = head.view.see(seat.ring(1.02, 0.46, 18))
    middle = float(head.view.see(head.centre)[2])
    colours: tuple[Colour, ...] = (
        outfit.hat_colour,
        "#f4e6c4",
        mix(outfit.hat_colour, "#7a3a5a", 0.4),
    )
    for n, point in enumerate(ring):
        if float(point[2]) > middle - 0.15 * head.r:
            brush.spot(point + np.array([0, 0.05 * head.r, 0]), 0.15 * head.r, "#5f7a48", least=0.9)
            brush.spot(point, 0.14 * head.r, colours[n % 3], least=0.9)
            brush.spot(point, 0.05 * head.r, "#e2b544", least=0.4)


def _hood_surface(head: Head, lift: float, opening: float) -> Surface:
    az = np.linspace(opening, 360 - opening, 37)
    turned = np.abs((az + 180) % 360 - 180)
    rows = []
    for s in np.linspace(0, 1, 12):
        el = 88 - s * 150
        at = head.point(az, np.full_like(az, el), lift + 0.1 * math.sin(s * 3.0))
        edge = np.clip((turned - opening) / 40, 0, 1)
        at = at + head.frame[:, 0] * ((1 - edge) * 0.1 * head.r)[:, None]
        rows.append(at)
    chest = head.bones["chest"]
    for reach, drop in ((0.34, 0.35), (0.62, 1.1)):
        angle = np.radians(az)
        ring = (
            head.bones.chest[:, 0] * np.cos(angle)[:, None] * 0.85
            + head.bones.chest[:, 1] * np.sin(angle)[:, None]
        )
        rows.append(
            chest
            + ring * (head.bones.build.limb * 1.2 + head.r * reach)
            - head.bones.chest[:, 2] * drop * 1.6
        )
    grid = np.stack(rows)
    back = np.exp(-(((turned - 180) / 60) ** 2))
    grid[0:5] += (
        (head.frame[:, 2] * 0.16 - head.frame[:, 0] * 0.14)[None, None]
        * head.r
        * back[None, :, None]
    )
    return Surface(head.view.see(grid), False, head.view.see(head.centre)[None, None])


def _hood(brush: Brush, head: Head, outfit: Outfit, inside: bool) -> None:
    surface = _hood_surface(head, 0.2, 52.0)
    if inside:
        brush.fill(surface.inner(brush.k), brush.shade_of(outfit.hat_colour, 0.55))
        return
    brush.solid(surface, outfit.hat_colour, shade=0.3, lit=0.14)
    for column in (0.0, 1.0):
        brush.mark(
            surface,
            [(r, abs(column - 0.004)) for r in np.linspace(0.05, 0.98, 12)],
            brush.light_of(outfit.hat_colour, 0.25),
            0.1 * head.r,
            0.9,
        )


def _headscarf(brush: Brush, head: Head, outfit: Outfit) -> None:
    az = np.linspace(-180, 180, 45)[:-1]
    turned = np.abs(az)
    low = np.interp(turned, [0, 30, 46, 58, 72, 100, 180], [38, 32, 14, -26, -60, -66, -62])
    part = np.linspace(0, 1, 11)[:, None]
    el = low[None] + (90 - low[None]) * part
    surface = head.patch(np.broadcast_to(az, el.shape), el, 0.09, wrap=True)
    brush.solid(surface, outfit.hat_colour, shade=0.28)
    _band_of(brush, surface, -0.1, 0.08, brush.light_of(outfit.hat_colour, 0.3))
    if brush.big(130):
        for n in range(26):
            point, facing = surface.spot(0.2 + 0.13 * (n % 5), (n * 0.381966) % 1.0)
            if facing > 0.2:
                brush.spot(point, 0.055 * head.r, outfit.trim, 0.9, least=0.5, squash=facing)
    if head.toward > 0.0:
        chin = head.point(0.0, -70.0, 0.06)
        for side in (1, -1):
            end = chin + (head.frame[:, 1] * side * 0.32 - head.frame[:, 2] * 0.5) * head.r
            brush.stroke(
                head.view.see(np.stack([chin, end])),
                brush.shade_of(outfit.hat_colour, 0.12),
                0.14 * head.r,
                end=0.3 * head.r,
            )
        brush.spot(head.view.see(chin), 0.16 * head.r, outfit.hat_colour, least=1.0)
    else:
        nape = head.point(180.0, -44.0, 0.08)
        points = np.stack(
            [
                nape + head.frame[:, 1] * head.r * 0.7 + head.frame[:, 2] * 0.2 * head.r,
                nape - head.frame[:, 1] * head.r * 0.7 + head.frame[:, 2] * 0.2 * head.r,
                nape - unit(head.frame[:, 2]) * head.r * 0.9,
            ]
        )
        brush.shape(head.view.see(points), brush.shade_of(outfit.hat_colour, 0.1), soft=False)
