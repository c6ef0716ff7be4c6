"""Arms end in hands with a thumb, legs in feet with a direction."""

from __future__ import annotations

import math

import numpy as np
import skia

from reverie.studio.colour import Colour, mix
from reverie.studio.figures.brush import Brush
from reverie.studio.figures.clothes import leg_curve
from reverie.studio.figures.skeleton import SIDES, Skeleton, hand_frame
from reverie.studio.figures.space import Vec, View, across, unit, vec
from reverie.studio.figures.surface import Surface, bent, line, seen, spline, tube
from reverie.studio.figures.wardrobe import Outfit

_SLEEVES = {  # shoulder, elbow, cuff in limb radii
    "straight": (1.25, 1.12, 1.12),
    "wide": (1.4, 1.32, 1.45),
    "tight": (1.15, 0.98, 0.9),
    "puff": (1.5, 1.05, 0.95),
    "short": (1.3, 1.2, 1.2),
}


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
        radii = radii * np.array([1.25, 1.1, 1.0])
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
    _elbow_crease(brush, surface, outfit, bones, i)


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


def _elbow_crease(brush: Brush, surface: Surface, outfit: Outfit, bones: Skeleton, i: int) -> None:
    upper = unit(bones[f"elbow{i}"] - bones[f"shoulder{i}"])
    lower = unit(bones[f"wrist{i}"] - bones[f"elbow{i}"])
    if float(upper @ lower) > 0.8 or not brush.big(160):
        return
    dark = brush.shade_of(outfit.colour, 0.38)
    for row, column in ((0.5, 0.1), (0.5, 0.6)):
        spots = [(row + 0.03 * t, column + 0.2 * t) for t in np.linspace(0, 1, 6)]
        brush.mark(surface, spots, dark, 0.5, 0.5, taper=0.2, least=0.5)


def paint_hand(
    brush: Brush, bones: Skeleton, view: View, outfit: Outfit, i: int, far: bool
) -> None:
    """A mitten with a thumb, in one of several grips."""
    grip = bones.pose.grips[i]
    if grip == "pocket":
        return
    size = bones.build.hand
    along, thumb, palm = hand_frame(bones, i)
    wrist = bones[f"wrist{i}"]
    colour: Colour = outfit.gloves if outfit.gloves is not None else outfit.skin
    if far:
        colour = brush.shade_of(colour, 0.13)
    if grip == "palm":  # pushes: the fingers stand up from the wrist
        along, palm, grip = unit(bones.chest[:, 2] * 0.9 + along * 0.25), along, "flat"
        thumb = np.cross(palm, along) * SIDES[i]
    if grip == "ground":  # leans on the floor
        along, palm, grip = unit(bones.pelvis[:, 0] + vec(0, 0, -0.15)), vec(0, 0, -1), "flat"
        thumb = -SIDES[i] * bones.pelvis[:, 1]
    if grip == "cover":  # hides the face: the fingers lie upwards over it
        inward = -SIDES[i] * bones.head[:, 1]
        along, palm, grip = unit(bones.head[:, 2] + inward * 0.06), -bones.head[:, 0], "flat"
        thumb = inward
        size = max(size, bones.build.head * 0.98)
    if (
        grip in ("rest", "flat")
        and bones.pose.grips[i] != "cover"
        and float(view.see(along)[2]) > 0.72
    ):  # comes at us: let it droop
        along = unit(along + view.unsee(np.array([0.0, 1.0, 0.0])) * 0.9)
        palm = across(palm, along)
        thumb = np.cross(palm, along) * SIDES[i]
    base = wrist - unit(wrist - bones[f"elbow{i}"]) * size * 0.22
    surfaces = _hand_parts(base, wrist, along, thumb, palm, size, grip, view)
    brush.solid(surfaces, colour, shade=0.2, lit=0.1, edge=0.06, seam=0.8)
    _fingers(brush, surfaces, colour, grip)


def _hand_parts(
    base: Vec, wrist: Vec, along: Vec, thumb: Vec, palm: Vec, size: float, grip: str, view: View
) -> list[Surface]:
    if grip in ("grip", "point"):
        knuckles = wrist + along * size * 0.34
        curl = wrist + along * size * 0.42 + palm * size * 0.24
        fist = tube(
            np.concatenate([line(base, knuckles, 4), curl[None]]),
            [size * 0.2, size * 0.27, size * 0.33, size * 0.26],
            hint=thumb,
            flat=0.8,
        )
        across_fist = tube(
            line(knuckles + thumb * size * 0.16, curl + thumb * size * 0.12 + palm * size * 0.1, 4),
            [size * 0.12, size * 0.13, size * 0.1],
        )
        parts = [seen(view, fist), seen(view, across_fist)]
        if grip == "point":
            tip = wrist + along * size * 1.02 + thumb * size * 0.06
            parts.append(
                seen(
                    view,
                    tube(line(knuckles + thumb * size * 0.1, tip, 5), [size * 0.12, size * 0.09]),
                )
            )
        return parts
    bend = {"rest": 0.3, "open": -0.02, "flat": 0.06}[grip]
    middle = wrist + along * size * 0.4 + palm * size * 0.04
    if grip == "open":
        return _spread_hand(base, middle, along, thumb, palm, size, view)
    tip = middle + unit(along + palm * bend * 1.6) * size * 0.5
    mitten = tube(
        spline([base, wrist + along * size * 0.1, middle, tip], 10),
        [size * 0.17, size * 0.2, size * 0.29, size * 0.3, size * 0.26, size * 0.13],
        hint=thumb,
        flat=0.6,
    )
    root = wrist + along * size * 0.16 + thumb * size * 0.12
    bow = root + thumb * size * 0.2 + along * size * 0.16 + palm * size * 0.1
    end = bow + along * size * 0.22 + palm * size * 0.08
    return [
        seen(view, mitten),
        seen(view, tube(spline([root, bow, end], 7), [size * 0.11, size * 0.12, size * 0.08])),
    ]


def _spread_hand(
    base: Vec, middle: Vec, along: Vec, thumb: Vec, palm: Vec, size: float, view: View
) -> list[Surface]:
    mitt = tube(
        spline([base, middle, middle + along * size * 0.16], 8),
        [size * 0.17, size * 0.26, size * 0.3, size * 0.24],
        hint=thumb,
        flat=0.5,
    )
    parts = [seen(view, mitt)]
    for n, degrees in enumerate((26.0, 8.0, -9.0, -27.0)):
        a = math.radians(degrees)
        direction = along * math.cos(a) + thumb * math.sin(a)
        root = middle + direction * size * 0.1 + thumb * math.sin(a) * size * 0.2
        length = size * (0.42, 0.48, 0.46, 0.36)[n]
        tip = root + direction * length + palm * size * 0.06
        parts.append(seen(view, tube(line(root, tip, 4), [size * 0.1, size * 0.075], columns=12)))
    root = middle - along * size * 0.16 + thumb * size * 0.1
    tip = root + unit(thumb * 0.9 + along * 0.5) * size * 0.42
    parts.append(seen(view, tube(line(root, tip, 4), [size * 0.12, size * 0.08], columns=12)))
    return parts


def _fingers(brush: Brush, surfaces: list[Surface], colour: Colour, grip: str) -> None:
    """Lines between fingers, when there is room for them."""
    if not brush.big(230) or grip == "open":
        return
    dark = mix(brush.shade_of(colour, 0.25), "#9c4a3a", 0.25)
    mitten = surfaces[0]
    low, high = (0.62, 0.93) if grip != "grip" else (0.6, 0.86)
    for side in (0.25, 0.75):
        for step in (-0.085, 0.0, 0.085):
            spots = [(r, side + step) for r in np.linspace(low + 0.05 * abs(step) * 10, high, 5)]
            brush.mark(mitten, spots, dark, 0.22, 0.55, least=0.5)


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
        radii = [build.limb * 1.75, build.limb * 1.25 * wide, build.limb * 1.05 * wide]
        if build.name == "broad":
            radii[0] *= 1.3
        if outfit.shoes == "wellingtons":
            curve = _shortened(curve, 0.74)
            radii[2] *= 0.9
        surface = seen(view, tube(curve, radii, round_ends=(True, boot)))
        brush.solid(surface, colour, shade=0.3, edge=0.12)
        if not boot:
            spots = [(0.94, c) for c in np.linspace(0, 0.999, 16)]
            brush.mark(surface, spots, brush.shade_of(colour, 0.3), 0.5, 0.8, least=0.5)
    elif outfit.legs == "shorts":
        bare = seen(view, tube(curve, [build.limb * 1.2, build.limb * 0.9, build.limb * 0.66]))
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
        radii = [build.limb * 1.3, build.limb * 0.95, build.limb * 0.72]
        surface = seen(view, tube(curve, radii))
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
