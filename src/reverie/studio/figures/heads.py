"""The head is a turned egg; everything on it is given by azimuth and elevation in degrees."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np

from reverie.studio.colour import Colour, luminance, mix
from reverie.studio.figures.brush import Brush
from reverie.studio.figures.skeleton import Skeleton
from reverie.studio.figures.space import Vec, View
from reverie.studio.figures.surface import Surface, ball, line, seen, spline, tube
from reverie.studio.figures.wardrobe import Outfit

EXPRESSIONS = ("calm", "glad", "sad", "astonished", "asleep", "sly", "worried", "shouting")


class Head:
    """Points on the skin of one head, in body space."""

    def __init__(self, bones: Skeleton, view: View) -> None:
        self.bones, self.view = bones, view
        self.r, self.face = bones.build.head, bones.build.face
        self.centre, self.frame = bones["head"], bones.head

    def radius(self, az: Vec, el: Vec) -> Vec:
        """Distance of the skin from the centre, in head radii."""
        d = _directions(az, el)
        face = self.face
        skull = _ray(d, (-0.03, 0.0, 0.1), (face.depth, face.width, 0.9))
        jaw = _ray(
            d,
            (face.jaw_ahead, 0.0, -face.jaw_drop),
            (face.jaw_depth, face.jaw, 0.99 - face.jaw_drop),
        )
        out = (skull**14 + jaw**14) ** (1 / 14)
        cheeks = np.exp(-(((el + 22) / 20) ** 2)) * np.exp(
            -(((np.abs(_wrapped(az)) - 48) / 30) ** 2)
        )
        return np.asarray(out * (1 + face.cheek * cheeks), np.float64)

    def point(self, az: float | Vec, el: float | Vec, lift: float | Vec = 0.0) -> Vec:
        """Places on the skin (or lifted from it by parts of the head radius)."""
        a, e = np.broadcast_arrays(np.asarray(az, np.float64), np.asarray(el, np.float64))
        distance = (self.radius(a, e) + lift) * self.r
        out: Vec = self.centre + (_directions(a, e) * distance[..., None]) @ self.frame.T
        return out

    def local(self, ahead: float, left: float, up: float) -> Vec:
        """A place given in head radii along the head's own axes."""
        out: Vec = self.centre + self.frame @ np.array([ahead, left, up]) * self.r
        return out

    def facing(self, az: float, el: float) -> float:
        """How much the skin at that place looks at the painter."""
        return float(self.view.see(self.frame @ _directions(np.array(az), np.array(el)))[2])

    def patch(self, az: Vec, el: Vec, lift: float | Vec = 0.0, wrap: bool = False) -> Surface:
        """A piece of surface over the skin."""
        inside = self.view.see(self.centre)[None, None]
        return Surface(self.view.see(self.point(az, el, lift)), wrap, inside)

    @property
    def yaw(self) -> float:
        """Where the face looks, as seen: 1 to the right, -1 to the left of the picture."""
        return float(self.view.see(self.frame[:, 0])[0])

    @property
    def toward(self) -> float:
        """1 when the face looks at the painter."""
        return float(self.view.see(self.frame[:, 0])[2])


def _directions(az: Vec, el: Vec) -> Vec:
    a, e = np.radians(az), np.radians(el)
    return np.stack([np.cos(a) * np.cos(e), np.sin(a) * np.cos(e), np.sin(e)], -1)


def _wrapped(az: Vec) -> Vec:
    out: Vec = (np.asarray(az) + 180) % 360 - 180
    return out


def _ray(d: Vec, centre: Sequence[float], radii: Sequence[float]) -> Vec:
    """Where a ray from the origin leaves an ellipsoid (tiny when it misses)."""
    scale = 1 / np.asarray(radii)
    v, c = d * scale, np.asarray(centre) * scale
    a = (v * v).sum(-1)
    b = (v * c).sum(-1)
    disc = b * b - a * (float((c * c).sum()) - 1)
    out: Vec = np.where(disc > 0, (b + np.sqrt(np.maximum(disc, 0))) / a, 0.05)
    return np.maximum(out, 0.05)


# ---- skin and features


def paint_neck(brush: Brush, bones: Skeleton, view: View, outfit: Outfit) -> None:
    """From the chest into the head."""
    build = bones.build
    low = bones["chest"] - bones.chest[:, 2] * 1.5
    high = (
        bones["head"] - bones.head[:, 2] * build.head * 0.3 - bones.head[:, 0] * build.head * 0.12
    )
    radius = min(build.limb * 1.15, build.head * 0.42)
    surface = seen(
        view, tube(line(low, high, 5), [radius * 1.15, radius], round_ends=(False, False))
    )
    brush.solid(surface, brush.shade_of(outfit.skin, 0.14), shade=0.16, lit=0.0, seam=0.5)


def skin_of(head: Head) -> Surface:
    """The bare head."""
    az, el = np.meshgrid(np.linspace(-180, 180, 41)[:-1], np.linspace(-90, 90, 23))
    return head.patch(az, el, wrap=True)


def paint_skin(brush: Brush, head: Head, outfit: Outfit) -> None:
    """The ball of the head with ears and nose."""
    skin = outfit.skin
    if _nose_shows(head) and head.facing(0, -8) <= 0.12:
        _nose(brush, head, outfit)
    for side in (1, -1):
        if head.facing(side * 90, 0) <= -0.05:
            _ear(brush, head, outfit, side)
    surface = skin_of(head)
    brush.solid(surface, skin, shade=0.17, lit=0.1, edge=0.02)
    for side in (1, -1):
        if head.facing(side * 90, 0) > -0.05:
            _ear(brush, head, outfit, side)


def _nose_shows(head: Head) -> bool:
    return head.toward > -0.45


def _ear(brush: Brush, head: Head, outfit: Outfit, side: int) -> None:
    if outfit.hair in ("long", "bob", "curly", "headscarf") or outfit.hat in (
        "hood",
        "headscarf",
        "souwester",
        "beanie",
    ):
        return
    size = head.face.ear * head.r
    at = head.point(side * 94.0, -6.0, -0.02)
    up, out = head.frame[:, 2], head.frame[:, 1] * side
    back = -head.frame[:, 0]
    grid = ball(
        at + back * size * 0.3 + out * size * 0.2,
        (back * 0.75 + out * 0.5) * size,
        out * size * 0.4 - back * 0.2 * size,
        up * size * 1.15,
        9,
        14,
    )
    surface = seen(head.view, grid)
    brush.solid(surface, mix(outfit.skin, "#c8674c", 0.14), shade=0.2, lit=0.08, seam=0.6)
    if brush.big(260) and head.facing(side * 90, 0) > 0.2:
        brush.spot(
            head.view.see(at + back * size * 0.3 + out * size * 0.5),
            size * 0.42,
            mix(outfit.skin, "#a8503c", 0.35),
            0.7,
        )


def _nose(brush: Brush, head: Head, outfit: Outfit) -> None:
    face = head.face
    bridge = head.point(0.0, face.nose_bridge, -0.04)
    tip = head.point(0.0, -13.0, face.nose * 0.72)
    size = face.nose_size * head.r
    if face.nose_bridge < 0:
        grid = ball(
            tip,
            head.frame[:, 0] * size * 1.1,
            head.frame[:, 1] * size * 1.05,
            head.frame[:, 2] * size * 0.9,
            9,
            14,
        )
    else:
        grid = tube(
            spline([bridge, (bridge + tip) / 2 + head.frame[:, 0] * size * 0.15, tip], 8),
            [size * 0.4, size * 0.62, size],
        )
    red = (0.26 if face.nose_size > 0.16 else 0.16) * min(1.0, 0.25 + luminance(outfit.skin))
    brush.solid(
        seen(head.view, grid),
        mix(outfit.skin, "#d06a4e", red),
        shade=0.16,
        lit=0.16,
        seam=0.75,
        edge=0.2,
    )


def paint_face(brush: Brush, head: Head, outfit: Outfit, expression: str) -> None:
    """Eyes, brows, cheeks, mouth: dots and lines that ride on the egg."""
    if head.toward < -0.3:
        return
    if expression not in EXPRESSIONS:
        raise ValueError(f"no expression {expression!r}; there are {', '.join(EXPRESSIONS)}")
    _cheeks(brush, head, outfit, expression)
    for side in (1, -1):
        if head.facing(side * head.face.eyes_apart, head.face.eyes) > 0.1:
            _eye(brush, head, side, expression)
            _brow(brush, head, outfit, side, expression)
    if head.facing(0, head.face.mouth) > 0.02 and outfit.beard != "long":
        _mouth(brush, head, outfit, expression)
    if _nose_shows(head) and head.facing(0, -8) > 0.12:
        _nose(brush, head, outfit)
    if outfit.glasses:
        _glasses(brush, head)
    if head.bones.build.name == "old" and brush.big(200):
        _wrinkles(brush, head, outfit)


def _curve(head: Head, spots: Sequence[tuple[float, float]], lift: float = 0.01) -> Vec:
    az = np.array([s[0] for s in spots])
    el = np.array([s[1] for s in spots])
    return head.view.see(head.point(az, el, lift))


def _ink(brush: Brush) -> Colour:
    return mix(brush.palette.dark, "#1c1214", 0.6)


def _cheeks(brush: Brush, head: Head, outfit: Outfit, expression: str) -> None:
    face = head.face
    young = face.cheek > 0
    colour = mix("#e0644e", outfit.skin, 0.15 if luminance(outfit.skin) > 0.55 else 0.45)
    for side in (1, -1):
        az, el = side * (face.eyes_apart + 17), face.eyes - 21 + (4 if expression == "glad" else 0)
        facing = head.facing(az, el)
        if facing > 0.12:
            ring = [
                (az + 11 * math.cos(t), el + 9 * math.sin(t))
                for t in np.linspace(0, 2 * math.pi, 13)[:-1]
            ]
            brush.shape(_curve(head, ring, 0.004), colour, 0.5 if young else 0.32)


def _eye(brush: Brush, head: Head, side: int, expression: str) -> None:
    face = head.face
    az, el = side * face.eyes_apart, face.eyes
    ink = _ink(brush)
    width = 0.085 * head.r
    big = 0.115 if face.cheek == 0 else 0.098
    if expression == "asleep":
        arc = [(az + 11 * t, el - 1 - 5 * (1 - t * t)) for t in np.linspace(-1, 1, 7)]
        brush.stroke(_curve(head, arc), ink, width * 0.9, end=width * 0.6, least=0.9)
        return
    if expression == "glad" and face.cheek == 0:
        arc = [(az + 10 * t, el - 2 + 6 * (1 - t * t)) for t in np.linspace(-1, 1, 7)]
        brush.stroke(_curve(head, arc), ink, width * 0.95, end=width * 0.8, least=0.95)
        return
    point = _curve(head, [(az, el)])[0]
    squash = 0.62 + 0.38 * max(0.0, head.facing(az, el))
    if expression in ("astonished", "shouting"):
        brush.spot(point, big * 1.5 * head.r, "#fbf4e6", least=1.3, squash=squash)
        brush.spot(point, big * 0.85 * head.r, ink, least=0.85, squash=squash)
    else:
        brush.spot(point, big * head.r * 1.12, ink, least=0.95, squash=squash * 0.88)
        if brush.big(260):
            shine = _curve(head, [(az - 3, el + 4)])[0]
            brush.spot(shine, big * head.r * 0.3, "#fff6e4", 0.9)
    if expression == "sly":
        lid = [(az + 12 * t, el + 3.5 - 1.5 * t * side) for t in np.linspace(-1, 1, 5)]
        brush.stroke(_curve(head, lid, 0.02), ink, width * 1.15, least=0.9)
    if expression == "sad":
        lid = [(az + 11 * t, el + 6.5 - 3.0 * t * side) for t in np.linspace(-1, 1, 5)]
        brush.stroke(_curve(head, lid, 0.015), ink, width * 0.6, 0.7, least=0.6)


_BROWS = {  # height above the eye, rise of the outer end, bow
    "calm": (15.0, -1.0, 2.0),
    "glad": (18.0, -1.0, 4.0),
    "sad": (15.0, -6.5, 1.0),
    "astonished": (25.0, 0.0, 5.0),
    "asleep": (14.0, -2.0, 2.0),
    "sly": (13.0, 4.0, 1.0),
    "worried": (18.0, -6.0, 2.0),
    "shouting": (22.0, 2.0, 4.0),
}


def _brow(brush: Brush, head: Head, outfit: Outfit, side: int, expression: str) -> None:
    young = head.face.cheek > 0
    if young and expression in ("calm", "asleep", "glad"):
        return
    height, rise, bow = _BROWS[expression]
    if expression == "sly" and side == 1:
        height, rise = 20.0, 1.0
    az, el = side * head.face.eyes_apart, head.face.eyes + height
    spots = [(az + side * 12 * t, el + rise * t + bow * (1 - t * t)) for t in np.linspace(-1, 1, 7)]
    colour = (
        outfit.hair_colour
        if luminance(outfit.hair_colour) < 0.75
        else mix(outfit.hair_colour, "#8a7a70", 0.3)
    )
    colour = mix(colour, _ink(brush), 0.3 if head.bones.build.name != "old" else 0.0)
    width = (0.1 if head.bones.build.name in ("old", "broad") else 0.07) * head.r
    brush.stroke(_curve(head, spots, 0.015), colour, width, 0.9, end=width * 0.5, least=0.75)


def _mouth(brush: Brush, head: Head, outfit: Outfit, expression: str) -> None:
    el = head.face.mouth
    red = mix("#8c3a30", _ink(brush), 0.25)
    width = 0.07 * head.r
    if expression in ("astonished", "shouting"):
        w, h = (6.0, 7.0) if expression == "astonished" else (10.0, 11.0)
        ring = [
            (w * math.cos(t), el + h * math.sin(t)) for t in np.linspace(0, 2 * math.pi, 13)[:-1]
        ]
        brush.shape(_curve(head, ring), mix(red, "#3a1418", 0.4))
        return
    curves = {
        "calm": [(12 * t, el - 2.2 * (1 - t * t)) for t in np.linspace(-1, 1, 7)],
        "glad": [(22 * t, el + 2 - 9 * (1 - t * t)) for t in np.linspace(-1, 1, 9)],
        "sad": [(13 * t, el - 2 + 5 * (1 - t * t)) for t in np.linspace(-1, 1, 7)],
        "asleep": [(8 * t, el - 1.5 * (1 - t * t)) for t in np.linspace(-1, 1, 5)],
        "sly": [
            (4 + 16 * t, el - 3.5 * (1 - t * t) + 5 * max(0.0, t) ** 2)
            for t in np.linspace(-1, 1, 8)
        ],
        "worried": [(15 * t, el + 2.6 * math.sin(t * 4.2)) for t in np.linspace(-1, 1, 9)],
    }
    brush.stroke(_curve(head, curves[expression]), red, width, 0.95, end=width * 0.6, least=0.8)


def _glasses(brush: Brush, head: Head) -> None:
    face = head.face
    ink = mix(_ink(brush), "#6a4a2a", 0.3)
    for side in (1, -1):
        az = side * face.eyes_apart
        if head.facing(az, face.eyes) > 0.05:
            ring = [
                (az + 18 * math.cos(t), face.eyes - 2 + 17 * math.sin(t))
                for t in np.linspace(0, 2 * math.pi, 17)
            ]
            brush.shape(_curve(head, ring[:-1], 0.03), "#f6f4ea", 0.28)
            brush.stroke(_curve(head, ring, 0.03), ink, 0.05 * head.r, least=0.7)
        bow = [
            (side * (face.eyes_apart + 16), face.eyes),
            (side * 62, face.eyes + 1),
            (side * 86, face.eyes + 1),
        ]
        if head.facing(side * 70, face.eyes) > 0.1:
            brush.stroke(_curve(head, bow, 0.04), ink, 0.045 * head.r, least=0.6)
    brush.stroke(
        _curve(head, [(-8, face.eyes), (0, face.eyes + 3), (8, face.eyes)], 0.05),
        ink,
        0.05 * head.r,
        least=0.6,
    )


def _wrinkles(brush: Brush, head: Head, outfit: Outfit) -> None:
    dark = mix(brush.shade_of(outfit.skin, 0.3), "#9c4a3a", 0.3)
    for side in (1, -1):
        az = side * (head.face.eyes_apart + 15)
        for d in (-6, 2):
            if head.facing(az + side * 6, 0) > 0.15:
                spots = [(az, head.face.eyes + d * 0.4), (az + side * 9, head.face.eyes + d)]
                brush.stroke(_curve(head, spots), dark, 0.03 * head.r, 0.6, least=0.5)
        spots = [(side * 17, -17), (side * 24, -27), (side * 25, -36)]
        if head.facing(side * 22, -27) > 0.1 and not outfit.beard:
            brush.stroke(_curve(head, spots), dark, 0.035 * head.r, 0.55, least=0.5)
