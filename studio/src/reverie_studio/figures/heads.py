"""The head is a turned egg; everything on it is given by azimuth and elevation in degrees."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reverie_studio.colour import mix
from reverie_studio.figures.brush import Brush
from reverie_studio.figures.skeleton import Skeleton
from reverie_studio.figures.space import Vec, View
from reverie_studio.figures.surface import Surface, ball, line, seen, tube
from reverie_studio.figures.wardrobe import Outfit


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
    """The ball of the head with its ears."""
    skin = outfit.skin
    for side in (1, -1):
        if head.facing(side * 90, 0) <= -0.05:
            _ear(brush, head, outfit, side)
    surface = skin_of(head)
    brush.solid(surface, skin, shade=0.17, lit=0.1, edge=0.02)
    for side in (1, -1):
        if head.facing(side * 90, 0) > -0.05:
            _ear(brush, head, outfit, side)


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
