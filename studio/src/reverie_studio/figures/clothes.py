"""Clothes hang on the skeleton: a trunk around the spine, a skirt around both legs."""

from __future__ import annotations

from dataclasses import dataclass

import cv2
import numpy as np
import skia

from reverie_studio.colour import Colour, luminance, mix
from reverie_studio.figures.brush import Brush
from reverie_studio.figures.skeleton import Skeleton
from reverie_studio.figures.space import Vec, View, across, smooth, unit, vec
from reverie_studio.figures.surface import (
    COLUMNS,
    Surface,
    bent,
    rings,
    seen,
    spline,
    tube,
)
from reverie_studio.figures.wardrobe import Garment, Outfit

_ANGLE = np.linspace(0, 2 * np.pi, COLUMNS, endpoint=False)


@dataclass
class Body:
    """The dressed trunk: one piece when upright, two when the legs are drawn up."""

    trunk: Surface
    skirt: Surface | None
    whole: Surface | None
    trunk_levels: Vec  # height of each row: 1 at the neck, 0 at the hip
    skirt_levels: Vec  # 0 at the hip, negative below: parts of the leg
    lap: bool  # the skirt comes towards the painter

    def on_trunk(self, level: float) -> tuple[Surface, float]:
        """The surface and the row fraction for a height."""
        if self.whole is not None:
            levels = np.concatenate([self.trunk_levels, self.skirt_levels[1:]])
            return self.whole, _row(levels, level)
        if level < 0 and self.skirt is not None:
            return self.skirt, _row(self.skirt_levels, level)
        return self.trunk, _row(self.trunk_levels, level)


def _row(levels: Vec, level: float) -> float:
    rows = np.arange(len(levels)) / (len(levels) - 1)
    return float(np.interp(-level, -levels, rows))


def make_body(bones: Skeleton, view: View, outfit: Outfit, seed: int) -> Body:
    """Trunk and skirt as surfaces."""
    garment = outfit.garment
    trunk, levels = _trunk(bones, garment)
    if garment.hang <= 0.02:
        return Body(seen(view, trunk), None, None, levels, np.array([0.0]), False)
    skirt, skirt_levels = _skirt(bones, garment, seed)
    legs = _leg_direction(bones)
    straight = float(legs @ -bones.middle[:, 2]) > 0.62
    lap = float(view.see(legs)[2]) > 0.45
    if straight:
        whole = np.concatenate([trunk, skirt[1:]])
        return Body(
            seen(view, trunk), seen(view, skirt), seen(view, whole), levels, skirt_levels, lap
        )
    skirt, skirt_levels = _closed(skirt, skirt_levels, first=True)
    trunk, levels = _closed(trunk, levels, first=False)
    return Body(seen(view, trunk), seen(view, skirt), None, levels, skirt_levels, lap)


def _closed(grid: Vec, levels: Vec, first: bool) -> tuple[Vec, Vec]:
    """Round one end of a piece, so that nobody looks into it."""
    end, inner = (grid[0], grid[1]) if first else (grid[-1], grid[-2])
    centre = end.mean(0)
    outward = unit(centre - inner.mean(0)) * float(np.linalg.norm(end - centre, axis=1).mean())
    cap = np.stack(
        [
            centre + (end - centre) * f + outward * h
            for f, h in ((0.0, 0.42), (0.5, 0.36), (0.85, 0.2))
        ]
    )
    step = np.array([0.012, 0.008, 0.004])
    if first:
        return np.concatenate([cap, grid]), np.concatenate([levels[0] + step, levels])
    return np.concatenate([grid, cap[::-1]]), np.concatenate([levels, levels[-1] - step[::-1]])


def _leg_direction(bones: Skeleton) -> Vec:
    return unit(sum((unit(bones[f"knee{i}"] - bones[f"hip{i}"]) for i in (0, 1)), vec(0, 0, 0)))


def spine_curve(bones: Skeleton, levels: Vec) -> tuple[Vec, Vec, Vec]:
    """Centre, forward and left along the spine at heights 0…1."""
    hip, waist, chest = bones["hip"], bones["waist"], bones["chest"]
    control = waist * 1.25 - (hip + chest) * 0.125
    t = levels[:, None]
    centre = (1 - t) ** 2 * hip + 2 * t * (1 - t) * control + t * t * chest
    mixture = smooth(levels)[:, None]
    low, high = bones.pelvis * 0.5 + bones.middle * 0.5, bones.chest
    left = low[:, 1] * (1 - mixture) + high[:, 1] * mixture
    ahead = low[:, 0] * (1 - mixture) + high[:, 0] * mixture
    left /= np.linalg.norm(left, axis=1, keepdims=True)
    ahead /= np.linalg.norm(ahead, axis=1, keepdims=True)
    return centre, ahead, left


def _trunk(bones: Skeleton, garment: Garment) -> tuple[Vec, Vec]:
    build = bones.build
    levels = np.array(
        [1.05, 1.01, 0.98, 0.95, 0.9, 0.84, 0.76, 0.66, 0.55, 0.44, 0.34, 0.24, 0.14, 0.06, 0.0]
    )
    waist = build.waist if garment.waisted else max(build.waist, 0.5 * (build.chest + build.hip))
    neck = build.limb * 1.15
    marks = np.array([0.0, 0.12, 0.42, 0.72, 0.86, 0.94, 0.985, 1.02, 1.05])
    wide = np.array(
        [
            build.hip,
            build.hip * 0.98,
            waist,
            build.chest,
            build.shoulder,
            build.shoulder * 0.94,
            build.shoulder * 0.66,
            neck * 1.5,
            neck,
        ]
    )
    deep = build.depth * np.array(
        [1.04, 1.02, 0.9 if garment.waisted else 1.0, 1.0, 0.92, 0.8, 0.62, 0.5, 0.42]
    )
    loose = garment.ease * np.array(
        [1.0, 1.0, 0.7 if garment.waisted else 1.0, 0.9, 0.6, 0.5, 0.4, 0.3, 0.2]
    )
    half_wide = np.interp(levels, marks, wide + loose)
    half_deep = np.interp(levels, marks, deep + loose)
    belly = build.belly * np.exp(-(((levels - 0.34) / 0.28) ** 2))
    centre, ahead, left = spine_curve(bones, np.minimum(levels, 1.0))
    centre = centre + bones.chest[:, 2] * np.maximum(levels - 1.0, 0)[:, None] * build.torso
    centre = centre + ahead * belly[:, None] * 0.55
    grid = rings(centre, ahead * (half_deep + belly * 0.5)[:, None], left * half_wide[:, None])
    return grid, levels


def _along(curve: Vec, parts: Vec) -> Vec:
    steps = np.linalg.norm(np.diff(curve, axis=0), axis=1)
    distance = np.concatenate([[0], np.cumsum(steps)])
    at = parts * distance[-1]
    out: Vec = np.stack([np.interp(at, distance, curve[:, j]) for j in range(3)], 1)
    return out


def leg_curve(bones: Skeleton, i: int) -> Vec:
    """Hip, knee and ankle as one soft curve."""
    return bent(bones[f"hip{i}"], bones[f"knee{i}"], bones[f"ankle{i}"], 0.3)


def _skirt(bones: Skeleton, garment: Garment, seed: int) -> tuple[Vec, Vec]:
    build = bones.build
    hang = garment.hang
    parts = np.linspace(0.0, 1.0, 13) * hang
    s = parts / hang
    one, two = (_along(leg_curve(bones, i), parts) for i in (0, 1))
    centre = (one + two) / 2
    centre[0] = bones["hip"]
    centre = _blend_start(centre, bones)
    direction = np.gradient(centre, axis=0)
    direction /= np.maximum(np.linalg.norm(direction, axis=1, keepdims=True), 1e-9)
    direction[0] = unit(direction[0] - bones.middle[:, 2] * 0.8)
    direction = _draped(bones, direction, parts)
    left = np.stack([across(bones.pelvis[:, 1], d) for d in direction])
    ahead = np.cross(direction, left)
    apart = np.abs(((one - two) * left).sum(1)) / 2
    fore = np.abs(((one - two) * ahead).sum(1)) / 2
    grown = s**1.1
    if bones.pose.origin == "ground":
        grown = grown * 0.35
    flesh = build.limb * 1.5 + garment.ease + garment.flare * 0.25 * grown
    wide = np.maximum(build.hip + garment.ease + garment.flare * grown, apart + flesh)
    deep = np.maximum(build.depth * 1.04 + garment.ease + garment.flare * 0.8 * grown, fore + flesh)
    if float(np.abs(direction[-1] @ bones.pelvis[:, 2])) < 0.7:  # thighs drawn up: cloth lies flat
        deep = np.minimum(
            deep, fore + flesh * 1.15 + (build.depth - build.limb) * (1 - smooth(s * 2))
        )
    wind = bones.pelvis @ vec(*bones.pose.wind)
    wind = (
        wind - direction[-1] * float(wind @ direction[-1]) * 0.75
    )  # cloth blows, it does not grow
    centre = centre + wind * (17 * hang * s**1.7)[:, None]
    phase = (seed % 7) * 0.9
    wave = 1 + garment.ripple * smooth(s * 1.2)[:, None] * np.cos(
        garment.folds * _ANGLE[None] + phase
    )
    grid = rings(centre, ahead * deep[:, None], left * wide[:, None])
    grid = centre[:, None] + (grid - centre[:, None]) * wave[..., None]
    dip = (
        0.25
        * garment.flare
        * (s**3)[:, None]
        * np.cos(_ANGLE * 2 + phase)[None]
        * (0.4 + 4 * garment.ripple)
    )
    grid = grid + direction[:, None] * dip[..., None] * 0.5
    on_ground = bones.pose.origin in ("feet", "ground") or bones.pose.tent
    if on_ground:  # cloth lies on it, not in it
        grid[..., 2] = np.maximum(grid[..., 2], float(bones.origin[2]) + 0.3)
    return grid, -parts


def _draped(bones: Skeleton, direction: Vec, parts: Vec) -> Vec:
    """Beyond the knees of a sitting person the hem looks down."""
    thigh = _leg_direction(bones)
    drawn_up = float(thigh @ -bones.pelvis[:, 2]) < 0.5
    if not drawn_up or bones.pose.origin != "seat" or bones.pose.tent:
        return direction
    turn = smooth((parts - 0.36) / 0.14)[:, None]
    out = direction * (1 - turn) + np.array([0.0, 0.0, -1.0]) * turn
    length = np.maximum(np.linalg.norm(out, axis=1, keepdims=True), 1e-9)
    return np.asarray(out / length, np.float64)


def _blend_start(centre: Vec, bones: Skeleton) -> Vec:
    """Let the skirt leave the trunk without a jump."""
    joint = (bones["hip0"] + bones["hip1"]) / 2
    fade = np.linspace(1, 0, 5) ** 2
    out = centre.copy()
    out[:5] = (
        centre[:5] + (bones["hip"] - joint) * fade[:, None] * np.array([0, 1, 1, 1, 1])[:, None]
    )
    return out


# ---- painting


def paint_body(
    brush: Brush, body: Body, outfit: Outfit, bones: Skeleton, view: View, part: str
) -> None:
    """`part` is whole, trunk or skirt."""
    colour = outfit.colour
    if part == "whole" and body.whole is not None:
        path = brush.solid(body.whole, colour, shade=0.3, inner=brush.shade_of(colour, 0.55))
        surfaces = [body.whole]
    elif part == "skirt" and body.skirt is not None:
        if bones.pose.tent:
            _tent(brush, body.skirt, colour)
        path = brush.solid(body.skirt, colour, shade=0.3, inner=brush.shade_of(colour, 0.55))
        surfaces = [body.skirt]
    else:
        path = brush.solid(body.trunk, colour, shade=0.3)
        surfaces = [body.trunk]
    _pattern(brush, body, outfit, surfaces[0], path)
    _folds(brush, body, outfit, part)
    if part != "skirt":
        _waist_folds(brush, body, outfit, bones)
    if part != "trunk":
        _hem(brush, body, outfit)
    if part != "skirt":
        _front(brush, body, outfit)
    elif outfit.garment.front in ("buttons", "double"):
        _buttons(brush, body, outfit, low_only=True)


def _tent(brush: Brush, skirt: Surface, colour: Colour) -> None:
    flat = np.asarray(skirt.points[..., :2].reshape(-1, 2) * brush.k, np.float32)
    hull = cv2.convexHull(flat)[:, 0]
    path = skia.Path()
    path.addPoly([skia.Point(float(x), float(y)) for x, y in hull], True)
    brush.seam(path)
    brush.fill(path, brush.shade_of(colour, 0.28))


def _folds(brush: Brush, body: Body, outfit: Outfit, part: str) -> None:
    """A few tapered folds that rise from the hem."""
    garment = outfit.garment
    if part == "trunk" or body.skirt is None or garment.hang < 0.25:
        return
    dark = brush.shade_of(outfit.colour, 0.34)
    count = 3 if garment.ripple < 0.04 else 5
    for n in range(count):
        column = (n + 0.5 + 0.23 * ((brush.seed + n * 3) % 3 - 1)) / count
        top = -garment.hang * (0.35 + 0.12 * (n % 3))
        spots = []
        for u in np.linspace(0, 1, 7):
            surface, row = body.on_trunk(-garment.hang * 0.985 * (1 - u) + top * u)
            spots.append((row, column + 0.012 * u))
        brush.mark(surface, spots, dark, 1.15, 0.5, taper=0.12, least=0.5)


def _waist_folds(brush: Brush, body: Body, outfit: Outfit, bones: Skeleton) -> None:
    """Cloth is pressed where the trunk bends: on the side of the high hip, or over the belly."""
    pose = bones.pose
    lean = pose.weight * 9 + pose.side
    crouch = pose.lean + pose.bend
    if not brush.big(150) or (abs(lean) < 5 and crouch < 22):
        return
    dark = brush.shade_of(outfit.colour, 0.36)
    column = (0.25 if lean > 0 else 0.75) if abs(lean) >= 5 else 0.0
    for n, (level, reach) in enumerate(((0.5, 0.15), (0.4, 0.2), (0.3, 0.13))):
        toward = 0.0 if column == 0.0 else (-1.0 if column < 0.5 else 1.0)
        spots = []
        for t in np.linspace(0, 1, 7):
            surface, row = body.on_trunk(level - 0.05 * t + 0.03 * t * t * (n - 1))
            across_way = toward * reach * t if toward else reach * (t - 0.5) * 1.4
            spots.append((row, column + across_way))
        brush.mark(surface, spots, dark, 0.6, 0.5, taper=0.15, least=0.5)


def _band(
    brush: Brush, body: Body, low: float, high: float, colour: Colour, alpha: float = 1.0
) -> None:
    """A ring of colour around the body between two heights."""
    surface, high_row = body.on_trunk(high)
    other, low_row = body.on_trunk(low)
    if other is not surface:
        high_row = 0.0 if other is body.skirt else 1.0
        surface = other
    rows = np.arange(surface.grid.shape[0]) / (surface.grid.shape[0] - 1)
    middle, half = (low_row + high_row) / 2, abs(low_row - high_row) / 2
    field = np.repeat((half - np.abs(rows - middle))[:, None], surface.grid.shape[1], 1)
    edge_rows = surface.grid.shape[0] - 1
    if half * edge_rows < 1.0:
        _thin_band(brush, surface, high_row, low_row, colour, alpha)
        return
    brush.fill(surface.part(field, brush.k), colour, alpha)
    light = brush.light_on(surface)
    both = np.minimum(field * 50, 0.1 - light)
    brush.fill(surface.part(both, brush.k), brush.shade_of(colour, 0.3), alpha)


def _thin_band(
    brush: Brush, surface: Surface, top: float, bottom: float, colour: Colour, alpha: float
) -> None:
    """A band narrower than the rows of the grid."""
    path = skia.Path()
    shade = skia.Path()
    light = brush.light_on(surface)
    columns = surface.grid.shape[1] - 1
    for c in range(columns):
        corners = []
        facing = 0.0
        for row, column in ((top, c), (top, c + 1), (bottom, c + 1), (bottom, c)):
            fraction = min(column / columns, 0.999999)
            point, face = surface.spot(row, fraction)
            facing += face
            corners.append(skia.Point(float(point[0]) * brush.k, float(point[1]) * brush.k))
        if facing > 0:
            area = sum(
                corners[i - 1].x() * corners[i].y() - corners[i].x() * corners[i - 1].y()
                for i in range(4)
            )
            corners = corners if area >= 0 else corners[::-1]
            path.addPoly(corners, True)
            if light[int(top * (surface.grid.shape[0] - 1)), c] < 0.1:
                shade.addPoly(corners, True)
    brush.fill(path, colour, alpha)
    brush.fill(shade, brush.shade_of(colour, 0.3), alpha)


def _pattern(brush: Brush, body: Body, outfit: Outfit, surface: Surface, path: skia.Path) -> None:
    kind, colour = outfit.pattern, outfit.pattern_colour
    if not kind:
        return
    bottom = -outfit.garment.hang
    if kind == "stripes":
        step = 0.15
        level = 0.84
        while level > bottom + 0.04:
            low, _ = level - step * 0.42, level
            same, _row_at = body.on_trunk(low)
            if same is surface:
                _band(brush, body, low, level, colour, 0.9)
            level -= step
        return
    brush.pen.canvas.save()
    brush.pen.canvas.clipPath(path, True)
    if kind == "dots":
        _dots(brush, body, surface, bottom, colour)
    elif kind == "patches":
        _patches(brush, body, surface, outfit)
    elif kind == "checks":
        _checks(brush, body, surface, bottom, colour)
    brush.pen.canvas.restore()


def _dots(brush: Brush, body: Body, surface: Surface, bottom: float, colour: Colour) -> None:
    for n, level in enumerate(np.arange(0.85, bottom, -0.13)):
        for c in range(9):
            same, row = body.on_trunk(float(level))
            point, facing = surface.spot(row, (c + 0.5 * (n % 2)) / 9)
            if same is surface and facing > 0.1:
                brush.spot(point, 0.85, colour, 0.9, least=0.6, squash=max(0.4, facing))


def _patches(brush: Brush, body: Body, surface: Surface, outfit: Outfit) -> None:
    bottom = -outfit.garment.hang
    colours = (
        outfit.pattern_colour,
        mix(outfit.colour, "#2a2a3a", 0.35),
        mix(outfit.trim, outfit.colour, 0.3),
    )
    for n, (part, column) in enumerate(((0.62, 0.09), (0.85, 0.9), (0.3, 0.42), (0.75, 0.58))):
        level = 0.9 + (bottom - 0.9) * part
        corners = []
        for dl, dc in ((0.07, -0.035), (0.06, 0.04), (-0.06, 0.035), (-0.07, -0.04)):
            same, row = body.on_trunk(level + dl)
            point, facing = surface.spot(row, column + dc)
            if same is surface and facing > 0.05:
                corners.append(point)
        if len(corners) == 4:
            brush.shape(np.stack(corners), colours[n % 3], soft=False)
            stitch = mix(
                colours[n % 3], "#f4ead6" if luminance(colours[n % 3]) < 0.5 else "#3a2a2a", 0.6
            )
            for a, b in zip(corners, corners[1:] + corners[:1], strict=True):
                brush.stroke(
                    np.stack([a * 0.8 + b * 0.2, a * 0.2 + b * 0.8]), stitch, 0.22, 0.8, least=0.4
                )


def _checks(brush: Brush, body: Body, surface: Surface, bottom: float, colour: Colour) -> None:
    for level in np.arange(0.88, bottom, -0.14):
        same, row = body.on_trunk(float(level))
        if same is surface:
            brush.mark(surface, [(row, c) for c in np.linspace(0, 0.9999, 40)], colour, 0.5, 0.6)
    for c in range(10):
        spots = []
        for level in np.linspace(0.95, bottom, 16):
            same, row = body.on_trunk(float(level))
            if same is surface:
                spots.append((row, c / 10))
        brush.mark(surface, spots, colour, 0.5, 0.6)


def _hem(brush: Brush, body: Body, outfit: Outfit) -> None:
    garment = outfit.garment
    if garment.hem and garment.hang > 0.1:
        _band(brush, body, -garment.hang, -garment.hang + 0.075, outfit.trim, 0.95)
    if garment.belt and body.whole is not None:
        _band(brush, body, 0.36, 0.45, mix(outfit.trim, outfit.colour, 0.15))
    if outfit.top == "jumper":
        dark = brush.shade_of(outfit.colour, 0.22)
        _band(brush, body, -garment.hang, 0.05, dark, 0.9)


def _front(brush: Brush, body: Body, outfit: Outfit) -> None:
    garment = outfit.garment
    if garment.belt and body.whole is None:
        _band(brush, body, 0.3, 0.39, mix(outfit.trim, outfit.colour, 0.15))
    if garment.front in ("buttons", "double"):
        _buttons(brush, body, outfit)
    elif garment.front == "lapels":
        _lapels(brush, body, outfit)
    elif garment.front == "open":
        _opening(brush, body, outfit, 0.55)
    elif garment.front == "bib":
        _bib(brush, body, outfit)
    elif garment.front == "apron":
        _apron(brush, body, outfit)
    if garment.pockets and garment.hang > 0.1:
        _pockets(brush, body, outfit)
    if garment.front in ("buttons", "double", "open") and garment.hang > 0.3:
        _back_seam(brush, body, outfit)


def _trail(
    body: Body, high: float, low: float, column: float, drift: float = 0.0, count: int = 12
) -> tuple[Surface, list[tuple[float, float]]]:
    spots = []
    surface, _ = body.on_trunk(high)
    for t in np.linspace(0, 1, count):
        same, row = body.on_trunk(high + (low - high) * t)
        if same is surface:
            spots.append((row, column + drift * t))
    return surface, spots


def _buttons(brush: Brush, body: Body, outfit: Outfit, low_only: bool = False) -> None:
    garment = outfit.garment
    low = -garment.hang * 0.98
    dark = brush.shade_of(outfit.colour, 0.42)
    surface, spots = _trail(body, -0.02 if low_only else 0.95, low, 0.985)
    brush.mark(surface, spots, dark, 0.5, 0.75, least=0.6)
    columns = (0.0,) if garment.front == "buttons" else (0.045, 0.93)
    stop = max(low * 0.5, -0.22)
    for level in np.arange(0.8, stop, -0.24):
        for column in columns:
            where, row = body.on_trunk(float(level))
            if low_only != (where is body.skirt and body.whole is None):
                continue
            point, facing = where.spot(row, column + 0.012)
            if facing > 0.15:
                brush.spot(point, 0.78, outfit.trim, 1.0, least=0.8, squash=max(0.5, facing))


def _back_seam(brush: Brush, body: Body, outfit: Outfit) -> None:
    garment = outfit.garment
    dark = brush.shade_of(outfit.colour, 0.4)
    surface, spots = _trail(body, -garment.hang * 0.35, -garment.hang * 0.99, 0.5)
    brush.mark(surface, spots, dark, 0.35, 0.7, taper=1.8, least=0.5)
    surface, row = body.on_trunk(0.36)
    half_belt = [(row, c) for c in np.linspace(0.41, 0.59, 8)]
    brush.mark(surface, half_belt, dark, 1.6, 0.55)
    for column in (0.42, 0.58):
        point, facing = surface.spot(row, column)
        if facing > 0.15:
            brush.spot(point, 0.7, outfit.trim, 1.0, least=0.7, squash=max(0.5, facing))


def _lapels(brush: Brush, body: Body, outfit: Outfit) -> None:
    surface = body.on_trunk(0.9)[0]
    shirt = "#f1ead9"

    def place(level: float, column: float) -> Vec:
        return surface.spot(body.on_trunk(level)[1], column)[0]

    def faces(level: float, column: float) -> bool:
        return surface.spot(body.on_trunk(level)[1], column)[1] > 0.0

    if not faces(0.7, 0.0):
        return
    v = np.stack(
        [
            place(1.03, 0.07),
            place(1.03, 0.93),
            place(0.78, 0.965),
            place(0.48, 0.0),
            place(0.78, 0.035),
        ]
    )
    brush.shape(v, shirt, soft=False)
    tie = np.stack(
        [
            place(0.98, 0.985),
            place(0.98, 0.015),
            place(0.82, 0.012),
            place(0.56, 0.0),
            place(0.82, 0.988),
        ]
    )
    brush.shape(tie, outfit.trim, soft=False)
    dark = brush.shade_of(outfit.colour, 0.25)
    for sign in (1, -1):
        if not faces(0.8, sign * 0.1):
            continue
        lapel = np.stack(
            [
                place(1.03, sign * 0.07),
                place(0.9, sign * 0.125),
                place(0.82, sign * 0.1),
                place(0.8, sign * 0.125),
                place(0.48, 0.0),
                place(0.78, sign * 0.035),
            ]
        )
        brush.shape(lapel, dark, soft=False)
    surface, spots = _trail(body, 0.46, -outfit.garment.hang * 0.98, 0.0, 0.03)
    brush.mark(surface, spots, dark, 0.4, 0.8, least=0.5)
    for level in (0.36, 0.2):
        where, row = body.on_trunk(level)
        point, facing = where.spot(row, 0.015)
        if facing > 0.15:
            brush.spot(point, 0.55, brush.shade_of(outfit.colour, 0.5), least=0.6)


def _opening(brush: Brush, body: Body, outfit: Outfit, depth: float) -> None:
    dark = brush.shade_of(outfit.colour, 0.35)
    surface, spots = _trail(body, 0.98, 0.4, 0.94, 0.06)
    brush.mark(surface, spots, outfit.trim, 1.5, 0.9)
    surface, spots = _trail(body, 0.98, 0.4, 0.06, -0.05)
    brush.mark(surface, spots, outfit.trim, 1.5, 0.9)
    surface, spots = _trail(body, 0.36, -outfit.garment.hang, 0.0, 0.015)
    brush.mark(surface, spots, dark, 0.5, 0.8, least=0.6)


def _bib(brush: Brush, body: Body, outfit: Outfit) -> None:
    surface = body.trunk
    colour = outfit.leg_colour
    columns = surface.grid.shape[1]
    turn = np.minimum(np.linspace(0, 1, columns), 1 - np.linspace(0, 1, columns))
    levels = body.trunk_levels[:, None]
    front = np.minimum(
        0.74 - levels, 0.105 + 0.25 * np.maximum(0.4 - levels, 0) * 2 - turn[None] + 0 * levels
    )
    low = 0.3 - levels + 0 * turn[None]
    field = np.maximum(front, low)
    brush.fill(surface.part(field, brush.k), colour)
    brush.fill(
        surface.part(np.minimum(field * 20, 0.1 - brush.light_on(surface)), brush.k),
        brush.shade_of(colour, 0.3),
    )
    for column in (0.085, 0.915):
        _, spots = _trail(body, 1.0, 0.72, column)
        brush.mark(surface, spots, colour, 1.5, least=0.9)
        point, facing = surface.spot(_row(body.trunk_levels, 0.7), column)
        if facing > 0.1:
            brush.spot(point, 0.6, outfit.trim, least=0.7)
        back = [
            (r, 1 - 0.5 + (column - 0.5) * (0.3 + 0.6 * i / 9))
            for i, (r, _) in enumerate(_trail(body, 0.98, 0.3, 0.5, count=10)[1])
        ]
        brush.mark(surface, back, colour, 1.5, least=0.9)


def _apron(brush: Brush, body: Body, outfit: Outfit) -> None:
    surface = body.whole or body.skirt
    if surface is None:
        return
    levels = (
        np.concatenate([body.trunk_levels, body.skirt_levels[1:]])
        if body.whole is not None
        else body.skirt_levels
    )
    columns = surface.grid.shape[1]
    turn = np.minimum(np.linspace(0, 1, columns), 1 - np.linspace(0, 1, columns))[None]
    level = levels[:, None]
    half = np.where(level > 0.4, 0.07, 0.13)
    field = np.minimum(half - turn, np.minimum(0.82 - level, level + outfit.garment.hang * 0.86))
    brush.fill(surface.part(field, brush.k), outfit.apron)
    brush.fill(
        surface.part(np.minimum(field * 20, 0.1 - brush.light_on(surface)), brush.k),
        brush.shade_of(outfit.apron, 0.25),
    )
    if body.whole is not None:
        _band(brush, body, 0.37, 0.43, mix(outfit.apron, outfit.colour, 0.25))


def _pockets(brush: Brush, body: Body, outfit: Outfit) -> None:
    dark = brush.shade_of(outfit.colour, 0.4)
    level = 0.05 if outfit.garment.hang < 0.2 else -0.04
    for column in (0.12, 0.88):
        surface, row = body.on_trunk(level)
        drop = 0.02 if column < 0.5 else -0.02
        other = body.on_trunk(level - 0.03)[1]
        brush.mark(
            surface,
            [(row, column - 0.04), ((row + other) / 2, column), (other, column + 0.04 + drop * 0)],
            dark,
            0.7,
            0.8,
            least=0.6,
        )


# ---- what is worn over the clothes


def paint_collar(brush: Brush, bones: Skeleton, view: View, outfit: Outfit) -> None:
    """The collar, hood on the back, or frill around the neck."""
    kind = outfit.garment.collar
    if not kind or outfit.scarf is not None:
        return
    build = bones.build
    neck = build.limb * 1.2
    shape = {
        "stand": ((1.3, -2.2), (1.42, 1.7), 0.07),
        "flat": ((1.5, -1.0), (2.3, -2.4), 0.05),
        "round": ((1.35, -0.6), (2.5, -2.6), 0.03),
        "roll": ((1.5, -1.6), (1.35, 1.5), -1.0),
        "hood": ((1.7, -2.2), (2.1, 2.2), 0.1),
        "shawl": ((1.3, -0.8), (2.2, -1.6), 0.07),
        "frill": ((1.25, 0.0), (2.4, -1.6), -1.0),
    }[kind]
    (r0, h0), (r1, h1), gap = shape
    scale = min(1.15, max(1.0, build.shoulder / 9.5))
    turn = np.linspace(gap, 1 - gap, 25) if gap > 0 else np.linspace(0, 1, 25)
    angle = turn * 2 * np.pi
    grid = []
    for r, h in ((r0, h0), ((r0 + r1) / 2, (h0 + h1) / 2 + 0.2), (r1, h1)):
        wave = 1 + (0.07 * np.cos(angle * 9) if kind == "frill" and r == r1 else 0)
        ring = (
            bones["chest"][None]
            + bones.chest[:, 2] * (h + 0.6)
            + bones.chest[:, 0] * (np.cos(angle) * neck * r * 0.92 * wave * scale)[:, None]
            + bones.chest[:, 1] * (np.sin(angle) * neck * r * 1.12 * wave * scale)[:, None]
        )
        grid.append(ring)
    centre = np.repeat((bones["chest"] + bones.chest[:, 2] * 0.5)[None, None], 3, 0)
    surface = Surface(view.see(np.stack(grid)), False, view.see(centre))
    colour = mix(outfit.colour, outfit.trim, 0.0 if kind in ("stand", "roll", "hood") else 0.85)
    brush.solid(
        surface,
        brush.light_of(colour, 0.06),
        shade=0.25,
        lit=0.1,
        inner=brush.shade_of(colour, 0.5),
    )


def scarf_ring(bones: Skeleton, view: View) -> Surface:
    """The wound part of a scarf."""
    build = bones.build
    neck = max(build.limb * 1.9, build.head * 0.42)
    angle = np.linspace(0, 2 * np.pi, 24, endpoint=False)
    around = np.linspace(0, 2 * np.pi, 9)
    thick = neck * 0.46
    centre = bones["chest"] + bones.chest[:, 2] * (0.8 + thick * 0.3) + bones.chest[:, 0] * 0.6
    rows = []
    for a in around:
        r = neck + thick * np.cos(a) * 0.9
        h = thick * np.sin(a) * 1.05 - 0.9 * np.cos(angle)
        rows.append(
            centre
            + bones.chest[:, 0] * (np.cos(angle) * r)[:, None]
            + bones.chest[:, 1] * (np.sin(angle) * r * 1.12)[:, None]
            + bones.chest[:, 2] * h[:, None]
        )
    grid = np.stack(rows)
    ring = (
        centre
        + bones.chest[:, 0] * (np.cos(angle) * neck)[:, None]
        + bones.chest[:, 1] * (np.sin(angle) * neck)[:, None]
    )
    return _ring_surface(view, grid, ring)


def _ring_surface(view: View, grid: Vec, ring: Vec) -> Surface:
    closed = np.concatenate([ring, ring[:1]])
    return Surface(view.see(grid), True, view.see(closed)[None])


def scarf_tail(bones: Skeleton, view: View, seed: int) -> Surface:
    """The end that hangs or flies."""
    build, wind = bones.build, vec(*bones.pose.wind)
    strength = float(np.linalg.norm(wind))
    side = 1.0 if seed % 2 else -1.0
    start = bones["chest"] + bones.chest @ vec(build.depth * 0.75, side * build.limb * 0.9, -0.4)
    if strength > 0.3 or view.toward < -0.3:
        start = bones["chest"] + bones.chest @ vec(-build.depth * 0.7, side * build.limb, 0.2)
    blow = bones.pelvis @ wind
    down = (
        vec(0, 0, -1)
        if bones.pose.origin not in ("middle", "ground")
        else bones.pelvis @ vec(0.2, 0, -0.6)
    )
    lead = bones.chest[:, 0] * (
        0.18 if start is not None and strength <= 0.3 and view.toward >= -0.3 else -0.1
    )
    flow = unit(down * max(0.12, 1 - strength * 1.25) + blow * 1.3 + lead)
    length = 17.0
    lift = vec(0, 0, 1) * strength * 2.2
    points = [
        start,
        start + flow * length * 0.35 + lift,
        start + flow * length * 0.7 - lift * 0.6,
        start + flow * length + lift * 0.5,
    ]
    grid = tube(
        spline(points),
        [1.3, 1.9, 2.3, 2.7],
        hint=bones.chest[:, 1],
        flat=0.35,
        round_ends=(True, False),
    )
    return seen(view, grid)


def paint_scarf(brush: Brush, bones: Skeleton, view: View, outfit: Outfit, part: str) -> None:
    """tail, ring (all of it), or front: the half that lies over the chin."""
    if outfit.scarf is None:
        return
    if part == "tail":
        surface = scarf_tail(bones, view, brush.seed)
        brush.solid(surface, outfit.scarf, shade=0.26)
        for row in (0.8, 0.9):
            brush.mark(
                surface,
                [(row, c) for c in np.linspace(0, 0.999, 18)],
                brush.light_of(outfit.scarf, 0.5),
                0.6,
                0.8,
            )
        return
    ring = scarf_ring(bones, view)
    if part == "ring":
        brush.solid(ring, outfit.scarf, shade=0.28, edge=0.15)
        return
    middle = float(view.see(bones["chest"] + bones.chest[:, 0] * 0.6)[2])
    near = ring.grid[..., 2] - middle
    path = ring.part(near, brush.k)
    brush.seam(path, 0.8)
    brush.fill(path, outfit.scarf)
    brush.fill(
        ring.part(np.minimum(near, 0.15 - brush.light_on(ring)), brush.k),
        brush.shade_of(outfit.scarf, 0.28),
    )
    brush.fill(
        ring.part(np.minimum(near, brush.light_on(ring) - 0.78), brush.k),
        brush.light_of(outfit.scarf, 0.16),
    )


def cape_surface(bones: Skeleton, view: View, outfit: Outfit, seed: int) -> Surface:
    """A cape: from the shoulders around the back, down along the legs."""
    build = bones.build
    long = 0.86 if outfit.top == "cloak" else 0.5
    wind = bones.pelvis @ vec(*bones.pose.wind)
    turn = np.linspace(0.1, 0.9, 33)
    angle = turn * 2 * np.pi
    rows = []
    legs = [leg_curve(bones, i) for i in (0, 1)]
    for s in np.linspace(0, 1, 12):
        level = 1.02 - s * (1.02 + long)
        if level >= 0:
            centre, ahead, left = (v[0] for v in spine_curve(bones, np.array([min(level, 1.0)])))
        else:
            part = np.array([-level])
            centre = (_along(legs[0], part)[0] + _along(legs[1], part)[0]) / 2
            centre = centre * 0.75 + (bones["hip"] - bones.pelvis[:, 2] * build.leg * -level) * 0.25
            ahead, left = bones.pelvis[:, 0], bones.pelvis[:, 1]
        grown = float(smooth(s * 5)) * 0.65 + 0.35
        wide = (build.shoulder * 1.12 + 1.4) * grown + 7.5 * s
        deep = (build.depth + 2.0) * grown + 5.0 * s
        wave = 1 + 0.06 * s * np.cos(angle * 8 + seed % 5)
        centre = centre + wind * 26 * s**1.8 - ahead * 1.5 * s
        rows.append(
            centre
            + ahead * (np.cos(angle) * deep * wave)[:, None]
            + left * (np.sin(angle) * wide * wave)[:, None]
        )
    grid = np.stack(rows)
    inside = np.stack([r.mean(0)[None] for r in rows]) + bones.pelvis[:, 0] * 3
    return Surface(view.see(grid), False, view.see(inside))


def paint_cape(brush: Brush, bones: Skeleton, view: View, outfit: Outfit, lining: bool) -> None:
    """The lining lies behind the body, the outside over it."""
    if outfit.cape is None:
        return
    surface = cape_surface(bones, view, outfit, brush.seed)
    if lining:
        path = surface.inner(brush.k)
        brush.fill(path, brush.shade_of(mix(outfit.cape, outfit.trim, 0.25), 0.42))
        return
    brush.solid(surface, outfit.cape, shade=0.3)
    dark = brush.shade_of(outfit.cape, 0.36)
    for n in range(6):
        column = 0.12 + n * 0.15
        brush.mark(
            surface,
            [(r, column) for r in np.linspace(0.99, 0.45 + 0.08 * (n % 3), 7)],
            dark,
            1.1,
            0.5,
            taper=0.15,
        )
