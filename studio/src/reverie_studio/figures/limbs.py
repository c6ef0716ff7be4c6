"""Sleeves and legs have the widths of a body; legs end in feet with a direction."""

from __future__ import annotations

import numpy as np
import skia

from reverie_studio.colour import Colour, mix
from reverie_studio.figures.brush import Brush
from reverie_studio.figures.clothes import leg_curve
from reverie_studio.figures.skeleton import Skeleton
from reverie_studio.figures.space import Vec, View, across, unit
from reverie_studio.figures.surface import Surface, bent, line, seen, spline, tube
from reverie_studio.figures.wardrobe import Outfit

_SLEEVES = {  # shoulder, upper arm, above and below the elbow, forearm, cuff in limb radii
    "straight": (1.26, 1.24, 1.06, 1.04, 1.12, 1.0),
    "wide": (1.36, 1.38, 1.26, 1.24, 1.36, 1.42),
    "tight": (1.16, 1.12, 0.94, 0.9, 1.0, 0.78),
    "puff": (1.5, 1.56, 1.08, 0.92, 1.0, 0.8),
    "short": (1.3, 1.3, 1.2, 1.14, 1.2, 1.1),
}
_BARE_LEG = (
    1.5,
    1.36,
    1.0,
    0.9,
    1.02,
    0.9,
    0.6,
)  # hip, thigh, above and below the knee, calf, shin, ankle
_TROUSERS = (1.85, 1.66, 1.3, 1.2, 1.2, 1.1, 1.06)


# ---- arms


def paint_arm(brush: Brush, bones: Skeleton, view: View, outfit: Outfit, i: int, far: bool) -> None:
    """The sleeve, over the wrist."""
    build = bones.build
    colour = outfit.colour if not far else brush.shade_of(outfit.colour, 0.16)
    if outfit.top in ("cape", "cloak"):
        colour = mix(colour, outfit.trim, 0.1)
    shoulder, elbow, wrist = bones[f"shoulder{i}"], bones[f"elbow{i}"], bones[f"wrist{i}"]
    radii = np.array(_SLEEVES[outfit.garment.sleeve]) * build.limb
    if build.name == "broad":
        radii = radii * np.array([1.25, 1.22, 1.12, 1.08, 1.04, 1.0])
    inward = bones["chest"] - bones.chest[:, 2] * 2.4
    start = shoulder + (inward - shoulder) * 0.16
    cuff = elbow + (wrist - elbow) * 0.93
    grid = tube(bent(start, elbow, cuff, 0.34), list(radii), round_ends=(True, False))
    surface = seen(view, grid)
    hollow = brush.shade_of(outfit.colour, 0.6)
    brush.solid(surface, colour, shade=0.3, inner=None, edge=0.12)
    brush.fill(_opening(surface, brush), hollow)
    _cuff(brush, surface, outfit, far)
    if outfit.pattern == "stripes":
        for row in np.arange(0.3, 0.85, 0.15):
            brush.mark(
                surface,
                [(row, c) for c in np.linspace(0, 0.999, 18)],
                outfit.pattern_colour,
                build.limb * 0.5,
                0.85,
            )
    _bend_folds(brush, surface, (shoulder, elbow, wrist), view, colour)


def _opening(surface: Surface, brush: Brush) -> skia.Path:
    """The mouth of a sleeve, where one looks into it."""
    ring = surface.points[-1]
    direction = (surface.points[-1] - surface.points[-2]).mean(0)
    path = skia.Path()
    if float(direction[2]) > 0.0:
        path.addPoly([skia.Point(float(x) * brush.k, float(y) * brush.k) for x, y, _ in ring], True)
    return path


def _cuff(brush: Brush, surface: Surface, outfit: Outfit, far: bool) -> None:
    kind = outfit.top
    colour: Colour = brush.shade_of(outfit.colour, 0.24)
    width = 0.95
    if kind in ("uniform", "nightgown", "dress", "gown", "apron", "tunic", "bathrobe"):
        colour = outfit.trim if not far else brush.shade_of(outfit.trim, 0.16)
    if kind in ("suit", "tailcoat"):
        colour, width = mix("#f1ead9", outfit.colour, 0.05), 0.6
    spots = [(0.955, c) for c in np.linspace(0, 0.999, 20)]
    brush.mark(surface, spots, colour, width, 0.9, least=0.6)


def _bend_folds(
    brush: Brush, surface: Surface, joints: tuple[Vec, Vec, Vec], view: View, colour: Colour
) -> None:
    """Cloth gathers on the inner side of a bent joint and fans out from there."""
    a, b, c = joints
    bend = float(unit(b - a) @ unit(c - b))
    if bend > 0.9 or not brush.big(130):
        return
    row = 0.5
    ring = surface.points[int(row * (len(surface.points) - 1))]
    inside = view.see((a + c) / 2)
    inner = int(np.argmin(np.linalg.norm(ring - inside, axis=1))) / len(ring)
    dark = brush.shade_of(colour, 0.4)
    count = 3 if bend < 0.4 else 2
    for n in range(count):
        drop = (n - (count - 1) / 2) * 0.075
        for side in (1.0, -1.0):
            spots = [
                (row + drop * (0.3 + 1.5 * t), inner + side * (0.02 + 0.24 * t))
                for t in np.linspace(0, 1, 7)
            ]
            brush.mark(surface, spots, dark, 0.62, 0.55, taper=0.1, least=0.5)


# ---- legs


def leg_colour(brush: Brush, outfit: Outfit, far: bool) -> Colour:
    """Cloth or skin, a little darker on the far side."""
    colour = outfit.skin if outfit.legs == "bare" else outfit.leg_colour
    return brush.shade_of(colour, 0.2) if far else colour


def paint_leg(brush: Brush, bones: Skeleton, view: View, outfit: Outfit, i: int, far: bool) -> None:
    """Shoe, then the leg of cloth or skin."""
    build = bones.build
    paint_foot(brush, bones, view, outfit, i, far)
    colour = leg_colour(brush, outfit, far)
    cloth = outfit.legs in ("trousers", "pyjamas")
    curve = leg_curve(bones, i)
    boot = outfit.shoes in ("boots", "wellingtons")
    if cloth:
        wide = 1.3 if outfit.top in ("pyjamas", "dungarees") else 1.1
        radii = [build.limb * r * (wide if n > 1 else 1.0) for n, r in enumerate(_TROUSERS)]
        if build.name == "broad":
            radii[0] *= 1.3
        if outfit.shoes == "wellingtons":
            curve = _shortened(curve, 0.74)
            radii[-1] *= 0.9
        surface = seen(view, tube(curve, radii, round_ends=(True, boot)))
        brush.solid(surface, colour, shade=0.3, edge=0.12)
        if not boot:
            spots = [(0.94, c) for c in np.linspace(0, 0.999, 16)]
            brush.mark(surface, spots, brush.shade_of(colour, 0.3), 0.5, 0.8, least=0.5)
        joints = (bones[f"hip{i}"], bones[f"knee{i}"], bones[f"ankle{i}"])
        _bend_folds(brush, surface, joints, view, colour)
    elif outfit.legs == "shorts":
        bare = seen(view, tube(_calf(bones, i, curve), [build.limb * r for r in _BARE_LEG]))
        skin = brush.shade_of(outfit.skin, 0.13) if far else outfit.skin
        brush.solid(bare, skin, shade=0.22, lit=0.1)
        short = seen(
            view,
            tube(
                _shortened(curve, 0.46),
                [build.limb * 1.75, build.limb * 1.55],
                round_ends=(True, False),
            ),
        )
        brush.solid(short, brush.shade_of(outfit.leg_colour, 0.2) if far else outfit.leg_colour)
    else:
        surface = seen(view, tube(_calf(bones, i, curve), [build.limb * r for r in _BARE_LEG]))
        brush.solid(surface, colour, shade=0.26, lit=0.1)
    if outfit.pattern == "stripes" and outfit.top == "pyjamas":
        for row in np.arange(0.2, 0.95, 0.12):
            brush.mark(
                surface,
                [(row, c) for c in np.linspace(0, 0.999, 14)],
                outfit.pattern_colour,
                build.limb * 0.45,
                0.85,
            )
    if boot:
        _shaft(brush, bones, view, outfit, i, far)


def _calf(bones: Skeleton, i: int, curve: Vec) -> Vec:
    """The leg's own line: the thigh swells ahead, the calf behind."""
    ahead = across(bones.foot_dirs[i], bones[f"knee{i}"] - bones[f"ankle{i}"])
    t = np.linspace(0, 1, len(curve))
    swell = 0.24 * np.exp(-(((t - 0.25) / 0.14) ** 2)) - 0.34 * np.exp(-(((t - 0.7) / 0.11) ** 2))
    return curve + ahead * (swell * bones.build.limb)[:, None]


def _shortened(curve: Vec, part: float) -> Vec:
    steps = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(curve, axis=0), axis=1))])
    at = np.linspace(0, part, 12) * steps[-1]
    out: Vec = np.stack([np.interp(at, steps, curve[:, j]) for j in range(3)], 1)
    return out


def _shaft(brush: Brush, bones: Skeleton, view: View, outfit: Outfit, i: int, far: bool) -> None:
    build = bones.build
    tall = 0.62 if outfit.shoes == "wellingtons" else 0.34
    ankle, knee = bones[f"ankle{i}"], bones[f"knee{i}"]
    top = ankle + (knee - ankle) * tall
    colour = brush.shade_of(outfit.shoe_colour, 0.18) if far else outfit.shoe_colour
    low = ankle + (ankle - knee) * 0.03
    wide = 1.45 if outfit.shoes == "wellingtons" else 1.22
    surface = seen(
        view,
        tube(
            line(low, top, 6),
            [build.limb * 1.08, build.limb * 1.05, build.limb * wide],
            round_ends=(True, False),
        ),
    )
    brush.solid(surface, colour, shade=0.28, seam=0.6, inner=brush.shade_of(colour, 0.5))
    spots = [(0.97, c) for c in np.linspace(0, 0.999, 16)]
    brush.mark(surface, spots, brush.light_of(colour, 0.4), 0.5, 0.7, least=0.5)


def foot_grid(bones: Skeleton, i: int, bulk: float) -> Vec:
    """A shoe last: rings across the foot, flat below."""
    build = bones.build
    ahead = bones.foot_dirs[i]
    sole = bones[f"sole{i}"]
    up = across(bones[f"ankle{i}"] - sole, ahead)
    left = np.cross(up, ahead)
    length, h = build.foot, build.limb * 1.3
    parts = np.array([-0.3, -0.27, -0.18, 0.0, 0.18, 0.36, 0.54, 0.66, 0.73, 0.75]) * length
    wide = (
        np.array([0.0, 0.5, 0.72, 0.78, 0.76, 0.86, 0.86, 0.66, 0.36, 0.0])
        * build.limb
        * 1.28
        * bulk
    )
    tall = np.array([0.0, 0.66, 1.0, 1.05, 0.98, 0.74, 0.56, 0.44, 0.26, 0.0]) * h * bulk
    centre = sole + ahead * parts[:, None] + up * (tall * 0.42)[:, None]
    angle = np.linspace(0, 2 * np.pi, 18, endpoint=False)
    rise = np.maximum(np.cos(angle), -0.62)
    return (
        centre[:, None]
        + up * (tall[:, None] * 0.68 * rise)[..., None]
        + left * (wide[:, None] * np.sin(angle))[..., None]
    )


def paint_foot(
    brush: Brush, bones: Skeleton, view: View, outfit: Outfit, i: int, far: bool
) -> None:
    """Shoe, slipper or bare foot."""
    bare = outfit.shoes == "barefoot"
    colour = outfit.skin if bare else outfit.shoe_colour
    if far:
        colour = brush.shade_of(colour, 0.16)
    bulk = {"barefoot": 0.82, "boots": 1.08, "wellingtons": 1.16, "slippers": 1.05}.get(
        outfit.shoes, 0.96
    )
    surface = seen(view, foot_grid(bones, i, bulk))
    brush.solid(surface, colour, shade=0.26, lit=0.14, edge=0.1)
    if bare and brush.big(230):
        dark = mix(brush.shade_of(colour, 0.2), "#9c4a3a", 0.3)
        for column in (-0.09, -0.03, 0.03, 0.09):
            brush.mark(
                surface,
                [(r, column) for r in np.linspace(0.78, 0.95, 4)],
                dark,
                0.25,
                0.6,
                least=0.5,
            )
    if not bare and brush.big(150):
        _sole_line(brush, surface, colour)
    if outfit.shoes == "slippers":
        point, facing = surface.spot(0.75, 0.0)
        if facing > 0:
            brush.spot(point, bones.build.limb * 0.4, outfit.trim, least=0.8)


def _sole_line(brush: Brush, surface: Surface, colour: Colour) -> None:
    dark = brush.shade_of(colour, 0.5)
    for column in (0.31, 0.69):
        brush.mark(
            surface, [(r, column) for r in np.linspace(0.12, 0.9, 10)], dark, 0.45, 0.8, least=0.6
        )


def seat_of_trousers(bones: Skeleton, view: View) -> Surface:
    """Hips and the beginning of both thighs."""
    build = bones.build
    low = (bones["hip0"] + bones["hip1"]) / 2
    direction = unit((bones["knee0"] + bones["knee1"]) / 2 - low)
    end = low + direction * build.limb * 1.3
    top = bones["hip"] + bones.middle[:, 2] * build.torso * 0.24
    curve = spline([top, bones["hip"], end], 9)
    radii = [build.hip * 0.96, build.hip * 1.02, build.hip * 0.84]
    flat = build.depth / build.hip
    grid = tube(curve, radii, hint=bones.pelvis[:, 1], flat=flat, columns=24)
    return seen(view, grid)
