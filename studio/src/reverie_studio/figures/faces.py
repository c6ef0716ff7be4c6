"""A face rides on the head: eyes with lids, brows, nose and mouth as shapes in degrees."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import skia

from reverie_studio.colour import Colour, luminance, mix
from reverie_studio.figures.brush import Brush
from reverie_studio.figures.expressions import Expression, find_expression
from reverie_studio.figures.heads import Head, skin_of
from reverie_studio.figures.space import Vec, smooth
from reverie_studio.figures.surface import Surface
from reverie_studio.figures.wardrobe import Outfit

_T = np.linspace(-1.0, 1.0, 15)
_IRISES = ("#4a3426", "#5b4630", "#3f5a52", "#46607c", "#2e2420")
FULL, DABS = 17.0, 7.0  # head radii in px: below the first a lid and a dab, below the last a dot


def paint_face(
    brush: Brush, head: Head, outfit: Outfit, expression: str, blush: float = 0.0
) -> None:
    """Everything between hairline and chin, as large as there is room for."""
    if head.toward < -0.3:
        return
    mood = find_expression(expression)
    if blush:
        _blush(brush, head, outfit, blush)
    if brush.k * head.r >= FULL:
        _planes(brush, head, outfit)
    brush.pen.canvas.save()
    brush.pen.canvas.clipPath(skin_of(head).outline(brush.k), True)  # nothing leaves the face
    for side in (1, -1):
        if head.facing(side * (head.face.eyes_apart - 4), head.face.eyes) > 0.1:
            _eye(brush, head, outfit, side, mood)
            _brow(brush, head, outfit, side, mood)
    if head.toward > -0.1 and outfit.beard != "long":
        _mouth(brush, head, outfit, mood)
    brush.pen.canvas.restore()
    if head.toward > -0.45 and head.facing(0, -8) > 0.12:
        paint_nose(brush, head, outfit)
    if outfit.glasses:
        _glasses(brush, head)
    if brush.k * head.r >= FULL:
        _lines(brush, head, outfit, mood)


# ---- ways to lay a feature


def _curve(head: Head, az: Vec, el: Vec, lift: float = 0.01) -> Vec:
    return head.view.see(head.point(np.asarray(az, np.float64), np.asarray(el, np.float64), lift))


def _path(brush: Brush, points: Vec) -> skia.Path:
    path = skia.Path()
    path.addPoly([skia.Point(float(x), float(y)) for x, y in points[:, :2] * brush.k], True)
    return path


def _ring(head: Head, az: float, el: float, wide: float, tall: float, lift: float = 0.01) -> Vec:
    t = np.linspace(0, 2 * np.pi, 19)[:-1]
    return _curve(head, az + wide * np.cos(t), el + tall * np.sin(t), lift)


def _ink(brush: Brush) -> Colour:
    return mix(brush.palette.dark, "#1c1214", 0.6)


def _flush(brush: Brush, skin: Colour, amount: float) -> Colour:
    """Skin where blood and shade come through."""
    return mix(brush.shade_of(skin, 0.24 + 0.2 * amount), "#9c4338", 0.3)


def _blush(brush: Brush, head: Head, outfit: Outfit, amount: float) -> None:
    face = head.face
    colour = mix("#e0644e", outfit.skin, 0.15 if luminance(outfit.skin) > 0.55 else 0.45)
    for side in (1, -1):
        az, el = side * (face.eyes_apart + 17), face.eyes - 20
        if head.facing(az, el) > 0.12:
            brush.fill(_path(brush, _ring(head, az, el, 11, 8, 0.004)), colour, 0.42 * amount)


# ---- eyes


def _lids(head: Head, side: int, mood: Expression) -> tuple[Vec, Vec, Vec]:
    """Azimuths and both lids, from the inner corner to the outer."""
    face, half = head.face, mood.half(side)
    young = face.cheek > 0
    wide, tall = (12.5, 11.0) if young else (11.8, 9.8)
    az = side * (face.eyes_apart - 0.5 + wide * _T)
    dome = (1 - _T * _T) ** 0.72
    peak = dome * (1.0 - 0.16 * _T)  # the upper lid is highest towards the nose
    slant = (0.3 if young else 0.8) * _T
    low = face.eyes - 1.0 + slant - tall * (0.5 - 0.55 * half.lower) * dome
    high = low + tall * 1.72 * half.lid * peak
    return az, low, high


def _eye(brush: Brush, head: Head, outfit: Outfit, side: int, mood: Expression) -> None:
    radius = brush.k * head.r
    ink, half = _ink(brush), mood.half(side)
    az, low, high = _lids(head, side, mood)
    if radius < DABS:
        spot = _curve(head, az[7:8], (low[7:8] + high[7:8]) / 2)[0]
        brush.spot(spot, 0.11 * head.r, ink, 1.0, least=0.75, squash=1.0)
        return
    turned = min(1.0, 0.45 + 0.6 * max(0.0, head.facing(float(az[7]), head.face.eyes)))
    line = (0.06 if radius > FULL else 0.095) * head.r * turned
    if half.lid < 0.16:
        arc = low - 0.6
        brush.stroke(_curve(head, az, arc), ink, line * 0.55, 1.0, end=line, least=0.8)
        if radius >= FULL:
            _lashes(brush, head, side, az, arc, ink, line)
        return
    if radius < FULL:
        _small_eye(brush, head, side, mood, (az, low, high), line)
        return
    shape = np.concatenate([_curve(head, az, high), _curve(head, az[::-1], low[::-1])])
    eye = _path(brush, shape)
    white = mix("#f6efe2", outfit.skin, 0.22)
    brush.fill(eye, white)
    shadow = np.concatenate([_curve(head, az, high), _curve(head, az[::-1], (high - 2.4)[::-1])])
    _within(brush, eye, _path(brush, shadow), brush.shade_of(white, 0.3))
    _iris(brush, head, outfit, side, mood, eye)
    soft = _flush(brush, outfit.skin, 0.7)
    brush.stroke(_curve(head, az[2:], low[2:]), soft, line * 0.4, 0.8, least=0.5)
    if radius > 24:
        crease = high + 2.6 + 1.2 * (1 - _T * _T)
        brush.stroke(_curve(head, az[1:], crease[1:]), soft, line * 0.38, 0.75, least=0.5)
    brush.stroke(_curve(head, az, high, 0.016), ink, line * 0.55, 1.0, end=line * 1.25, least=0.9)
    _lashes(brush, head, side, az, high, ink, line)


def _small_eye(
    brush: Brush, head: Head, side: int, mood: Expression, lids: tuple[Vec, Vec, Vec], line: float
) -> None:
    """A lid and the dark below it: enough for a look, and no dot."""
    az, low, high = lids
    ink = _ink(brush)
    open_eye = _path(
        brush, np.concatenate([_curve(head, az, high), _curve(head, az[::-1], low[::-1])])
    )
    gaze = az[7] + mood.gaze[0] * 3.4, (low[7] + high[7]) / 2 + mood.gaze[1] * 2.0 + 0.6
    if mood.half(side).lid > 0.75:
        brush.fill(open_eye, "#f4ece0")
    dab = _path(brush, _ring(head, float(gaze[0]), float(gaze[1]), 6.2, 6.6))
    _within(brush, open_eye, dab, ink)
    brush.stroke(_curve(head, az, high, 0.016), ink, line * 0.7, 1.0, end=line, least=0.85)


def _iris(
    brush: Brush, head: Head, outfit: Outfit, side: int, mood: Expression, eye: skia.Path
) -> None:
    face = head.face
    x = side * (face.eyes_apart - 0.5) + mood.gaze[0] * 4.6
    y = face.eyes + 0.4 + mood.gaze[1] * 3.2
    size = (6.4 if face.cheek > 0 else 5.6) * mood.iris
    kinds = _IRISES if luminance(outfit.skin) > 0.5 else _IRISES[:2]
    colour = kinds[brush.seed % len(kinds)]
    _within(brush, eye, _path(brush, _ring(head, x, y, size, size)), mix(colour, _ink(brush), 0.55))
    _within(brush, eye, _path(brush, _ring(head, x, y - 0.7, size * 0.78, size * 0.74)), colour)
    _within(brush, eye, _path(brush, _ring(head, x, y, size * 0.46, size * 0.46)), _ink(brush))
    shine = _path(brush, _ring(head, x - 2.0, y + 2.0, size * 0.2, size * 0.2, 0.02))
    _within(brush, eye, shine, "#fffaf0")


def _within(brush: Brush, eye: skia.Path, path: skia.Path, colour: Colour) -> None:
    both = skia.Op(eye, path, skia.PathOp.kIntersect_PathOp)
    if both is not None:
        brush.fill(both, colour)


def _lashes(
    brush: Brush, head: Head, side: int, az: Vec, el: Vec, ink: Colour, line: float
) -> None:
    """The lid runs a little beyond the outer corner."""
    if head.facing(float(az[-1]), float(el[-1])) < 0.3:
        return
    tip_az = np.array([az[-2], az[-1], az[-1] + side * 2.6])
    tip_el = np.array([el[-2], el[-1], el[-1] - 0.6])
    brush.stroke(_curve(head, tip_az, tip_el, 0.02), ink, line, 1.0, end=line * 0.25, least=0.6)


def _brow(brush: Brush, head: Head, outfit: Outfit, side: int, mood: Expression) -> None:
    face, half = head.face, mood.half(side)
    radius = brush.k * head.r
    if radius < DABS + 2:
        return
    old = head.bones.build.name in ("old", "broad")
    wide = 13.5 if face.cheek == 0 else 11.5
    rest = face.eyes + (15.5 if face.cheek == 0 else 18.0)
    az = side * (face.eyes_apart + 0.5 + wide * _T)
    u = (_T + 1) / 2
    el = rest + half.inner * (1 - u) ** 1.3 + half.outer * u + mood.arch * np.sin(np.pi * u**1.15)
    fair = luminance(outfit.hair_colour) > 0.72
    colour = mix(outfit.hair_colour, "#8a7a70", 0.35) if fair else outfit.hair_colour
    colour = mix(colour, _ink(brush), 0.3 if head.bones.build.name != "old" else 0.08)
    thick = 2.6 if old else (2.0 if face.cheek == 0 else 1.5)
    if radius < FULL:
        brush.stroke(
            _curve(head, az, el, 0.02), colour, 0.095 * head.r, 0.95, end=0.05 * head.r, least=0.8
        )
        return
    body = thick * (0.55 + 0.6 * np.sqrt(u)) * (1 - u**3) + 0.25
    shape = np.concatenate(
        [_curve(head, az, el + body, 0.02), _curve(head, az[::-1], (el - body)[::-1], 0.02)]
    )
    brush.fill(_path(brush, shape), colour, 0.95)


# ---- nose and mouth


def nose_surface(head: Head) -> Surface:
    """A wedge with a ridge, a tip and wings, standing on the skin."""
    face = head.face
    young = face.nose_bridge < 0
    top = face.eyes + (2.0 if young else 7.0)
    rows = np.linspace(0.0, 1.0, 9)[:, None]
    columns = np.linspace(-1.0, 1.0, 11)[None]
    el = top + (-19.0 - top) * rows
    swell = np.interp(rows, [0.0, 0.35, 0.7, 0.88, 1.0], [0.5, 0.52, 0.86, 1.0, 0.62])
    half = (60 if young else 52) * face.nose_size * swell
    rise = np.interp(
        rows, [0.0, 0.2, 0.5, 0.74, 0.86, 0.95, 1.0], [0.0, 0.2, 0.6, 0.94, 1.0, 0.8, 0.0]
    )
    if young:
        rise = np.interp(rows, [0.0, 0.45, 0.85, 1.0], [0.0, 0.2, 1.0, 0.0])
    lift = np.minimum(face.nose, 0.34) * 1.02 * rise * (1 - np.abs(columns) ** 1.7) - 0.012
    return head.patch(columns * half, np.broadcast_to(el, (9, 11)), lift)


def paint_nose(brush: Brush, head: Head, outfit: Outfit) -> None:
    """A turned plane and a shadow below, hardly a line."""
    radius = brush.k * head.r
    if radius < DABS:
        return
    skin = outfit.skin
    surface = nose_surface(head)
    aside = abs(head.yaw)
    warm = mix(skin, "#c8674c", 0.1)
    brush.solid(surface, warm, shade=0.15, lit=0.14, seam=0.25 + 0.45 * aside, edge=0.2)
    dark = _flush(brush, skin, 0.8)
    if 0.24 < aside < 0.93 and radius > 9:
        _ridge(brush, head, surface, dark)
    if head.toward < 0.25 or radius < 11:
        return
    wing = 34 * head.face.nose_size
    base = -19.5
    az = np.linspace(-wing, wing, 9)
    el = base + 1.6 * np.cos(az / wing * np.pi * 1.5) - 0.4
    brush.stroke(_curve(head, az, el, 0.02), dark, 0.04 * head.r, 0.85, least=0.6)
    if radius >= FULL:
        for side in (1, -1):
            if head.facing(side * wing, base) > 0.25:
                spot = _curve(head, np.array([side * wing * 0.52]), np.array([base - 0.2]), 0.06)[0]
                brush.spot(spot, 0.03 * head.r, mix(dark, _ink(brush), 0.3), 0.85, squash=1.6)


def _ridge(brush: Brush, head: Head, surface: Surface, dark: Colour) -> None:
    """In three-quarter view the nose ends in a line against the far cheek."""
    far = 1.0 if float(head.view.see(head.frame[:, 1])[0]) * head.yaw > 0 else -1.0
    rows = np.linspace(0.34 if head.face.nose_bridge < 0 else 0.2, 0.97, 9)
    columns = 0.5 + far * 0.5 * np.interp(rows, [0.2, 0.7, 0.9, 1.0], [0.16, 0.2, 0.34, 0.6])
    line = np.stack(
        [surface.spot(float(r), float(c))[0] for r, c in zip(rows, columns, strict=True)]
    )
    thin = 0.022 * head.r
    brush.stroke(line, dark, thin, 0.95, end=thin * 2.0, least=0.6)


def _mouth(brush: Brush, head: Head, outfit: Outfit, mood: Expression) -> None:
    radius = brush.k * head.r
    if radius < DABS:
        return
    el, young = head.face.mouth, head.face.cheek > 0
    wide = mood.width * (0.9 if young else 1.0)
    corners = np.where(_T > 0, mood.left.corner, mood.right.corner) * np.abs(_T) ** 1.6
    az = wide * _T + _toward_us(head)
    middle = el + corners + mood.bow * (1 - _T * _T)
    shown = np.array([head.facing(float(a), el) > 0.0 for a in az])
    if shown.sum() < 4:
        return
    red = mix("#7c3028", _ink(brush), 0.35)
    lip = mix(outfit.skin, "#a03a34", 0.4 if luminance(outfit.skin) > 0.45 else 0.3)
    gape = mood.gape * np.sqrt(np.maximum(0.0, 1 - _T * _T))
    high, low = middle + gape * 0.4, middle - gape * 0.75
    az, high, low = (_stretched(v, shown) for v in (az, high, low))
    if radius >= FULL and not outfit.beard and shown.all():
        _lips(brush, head, az, high, low, lip, young)
    if mood.gape > 0.5 and radius > 10:
        hole = _path(
            brush, np.concatenate([_curve(head, az, high), _curve(head, az[::-1], low[::-1])])
        )
        brush.fill(hole, mix("#3a1418", red, 0.3))
        if mood.teeth and radius > 14:
            edge = high - np.minimum((high - low) * 0.45, 2.6)
            teeth = np.concatenate([_curve(head, az, high), _curve(head, az[::-1], edge[::-1])])
            _within(brush, hole, _path(brush, teeth), "#efe6d6")
    thin = 0.058 * head.r
    brush.stroke(_curve(head, az, high, 0.014), red, thin, 1.0, end=thin * 0.7, least=0.8)
    if mood.gape > 0.5 and radius > 10:
        brush.stroke(_curve(head, az, low, 0.014), red, thin * 0.6, 1.0, least=0.6)


def _toward_us(head: Head) -> float:
    """In profile a mouth is drawn a little round the corner, or it would be lost."""
    near = 1.0 if head.facing(30, 0) > head.facing(-30, 0) else -1.0
    return near * 13.0 * float(smooth((abs(head.yaw) - 0.75) / 0.22))


def _stretched(values: Vec, shown: Vec) -> Vec:
    """What is seen of a line, with as many points as before."""
    kept = values[shown]
    at = np.linspace(0, len(kept) - 1, len(values))
    return np.asarray(np.interp(at, np.arange(len(kept)), kept), np.float64)


def _lips(
    brush: Brush, head: Head, az: Vec, high: Vec, low: Vec, colour: Colour, young: bool
) -> None:
    full = 1.3 if young else 2.1
    bow = (1 - np.abs(_T) ** 1.5) * (1 - 0.34 * np.exp(-((_T / 0.2) ** 2)))
    upper = np.concatenate(
        [_curve(head, az, high + full * bow), _curve(head, az[::-1], high[::-1])]
    )
    brush.fill(_path(brush, upper), brush.shade_of(colour, 0.1), 0.8)
    inner = slice(2, -2)
    fall = low - full * 1.45 * (1 - _T * _T) ** 0.8
    lower = np.concatenate(
        [_curve(head, az[inner], low[inner]), _curve(head, az[inner][::-1], fall[inner][::-1])]
    )
    brush.fill(_path(brush, lower), brush.light_of(colour, 0.12), 0.75)
    shade = low[4:-4] - full * 1.45 - 2.6
    brush.stroke(
        _curve(head, az[4:-4] * 0.9, shade), brush.shade_of(colour, 0.2), 0.04 * head.r, 0.4
    )


# ---- what years and feelings draw


def _planes(brush: Brush, head: Head, outfit: Outfit) -> None:
    """Eye sockets lie a little in shade, so that the eyes do not float."""
    face = head.face
    tone = brush.shade_of(outfit.skin, 0.13 if face.cheek == 0 else 0.07)
    for side in (1, -1):
        if head.facing(side * (face.eyes_apart - 4), face.eyes) > 0.1:
            az = side * (face.eyes_apart - 1 + 14.5 * _T)
            high = face.eyes + 10.5 * (1 - _T * _T) ** 0.6
            low = face.eyes - 4.5 * (1 - _T * _T) ** 0.6
            shape = np.concatenate(
                [_curve(head, az, high, 0.003), _curve(head, az[::-1], low[::-1], 0.003)]
            )
            brush.fill(_path(brush, shape), tone, 0.55)


def _strokes(
    brush: Brush, head: Head, lines: Sequence[Sequence[tuple[float, float]]], colour: Colour,
    width: float, alpha: float,
) -> None:  # fmt: skip
    for line in lines:
        az, el = np.array([p[0] for p in line]), np.array([p[1] for p in line])
        middle = len(line) // 2
        if head.facing(float(az[middle]), float(el[middle])) > 0.12:
            brush.stroke(_curve(head, az, el), colour, width * head.r, alpha, end=0.0, least=0.5)


def _lines(brush: Brush, head: Head, outfit: Outfit, mood: Expression) -> None:
    face, dark = head.face, _flush(brush, outfit.skin, 1.0)
    old = head.bones.build.name == "old"
    e = face.eyes
    for side in (1, -1):
        s, x = float(side), face.eyes_apart
        if mood.frown:
            _strokes(brush, head, [[(s * 4, e + 8), (s * 3.4, e + 13), (s * 4.6, e + 17)]], dark,
                     0.035, 0.75 * mood.frown)  # fmt: skip
        fold = max(mood.fold, 0.6 if old else 0.0)
        if fold and not outfit.beard:
            _strokes(brush, head, [[(s * 11, -19), (s * 17, -25), (s * 18.5, -33)]], dark, 0.038,
                     0.7 * fold)  # fmt: skip
        if old or mood.tear:
            _strokes(brush, head, [[(s * (x - 8), e - 6.5), (s * x, e - 9), (s * (x + 9), e - 6.5)]],
                     dark, 0.032, 0.6)  # fmt: skip
        if old:
            crow = [[(s * (x + 13), e + d * 0.4), (s * (x + 22), e + d)] for d in (-6.0, 1.0, 7.0)]
            _strokes(brush, head, crow, dark, 0.03, 0.6)
    if old:
        brow = [[(-16.0, e + 30 + d), (0.0, e + 31.5 + d), (16.0, e + 30 + d)] for d in (0.0, 5.0)]
        _strokes(brush, head, brow, dark, 0.028, 0.45)
    if mood.tear and head.facing(face.eyes_apart, e - 14) > 0.2:
        drop = _ring(head, face.eyes_apart - 1, e - 15, 2.0, 3.6, 0.02)
        brush.fill(_path(brush, drop), "#e6f1f6", 0.95)
        _strokes(brush, head, [[(face.eyes_apart, e - 6), (face.eyes_apart - 0.5, e - 12)]],
                 "#e6f1f6", 0.035, 0.95)  # fmt: skip


def _glasses(brush: Brush, head: Head) -> None:
    face = head.face
    ink = mix(_ink(brush), "#6a4a2a", 0.3)
    t = np.linspace(0, 2 * np.pi, 21)
    for side in (1, -1):
        az = side * face.eyes_apart
        if head.facing(az, face.eyes) > 0.05:
            ring = _curve(head, az + 18 * np.cos(t), face.eyes - 1 + 16 * np.sin(t), 0.03)
            brush.fill(_path(brush, ring[:-1]), "#f6f4ea", 0.2)
            brush.stroke(ring, ink, 0.05 * head.r, least=0.7)
        if head.facing(side * 70, face.eyes) > 0.1:
            bow = np.array([face.eyes_apart + 17, 62, 86]) * side
            at = face.eyes + np.array([0.0, 1.0, 1.0])
            brush.stroke(_curve(head, bow, at, 0.04), ink, 0.045 * head.r, least=0.6)
    bridge = _curve(head, np.array([-8.0, 0, 8]), face.eyes + np.array([0.0, 3, 0]), 0.05)
    brush.stroke(bridge, ink, 0.05 * head.r, least=0.6)
