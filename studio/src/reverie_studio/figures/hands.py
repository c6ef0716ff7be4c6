"""A hand is four fingers and a thumb on a palm: a pose of its bones, seen in any direction.

Hand space: x towards the thumb, y along the fingers, z where the palm looks; the wrist is the
origin and one unit is the length of the palm. A finger bends by three angles and spreads by one.
"""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from reverie_studio.figures.relief import Cone, Relief
from reverie_studio.figures.space import Vec, unit

LENGTH = 2.15  # from the wrist to the tip of the middle finger, in palms
GRASP = (0.0, 1.0, 0.31)  # where something held lies in a closed hand

Bend = tuple[float, float, float]
Finger = tuple[Bend, float]


@dataclass(frozen=True)
class HandPose:
    """Index, middle, ring and little finger, then the directions of the thumb's three bones."""

    index: Finger
    middle: Finger
    ring: Finger
    little: Finger
    thumb: tuple[Bend, Bend, Bend]
    wrist: tuple[float, float] = (0.0, 0.0)  # the hand bends to the palm, to the thumb (degrees)

    @property
    def fingers(self) -> tuple[Finger, Finger, Finger, Finger]:
        """From the thumb outwards."""
        return self.index, self.middle, self.ring, self.little


# fmt: off
HANDS: dict[str, HandPose] = {
    "open": HandPose(
        ((2, 9, 6), 12), ((-2, 8, 6), 2), ((3, 12, 8), -9), ((6, 15, 9), -23),
        ((0.78, 0.58, 0.22), (0.74, 0.66, 0.06), (0.5, 0.85, 0.0)), (-8, 0)),
    "thread": HandPose(
        ((49, 56, 35), 2), ((34, 32, 18), -1), ((20, 24, 14), -8), ((4, 16, 10), -18),
        ((0.02, 0.84, 0.53), (0.01, 0.94, 0.59), (0.03, 1.06, 0.67)), (10, 0)),
    "point": HandPose(
        ((-2, 5, 3), 3), ((72, 92, 55), 0), ((78, 96, 58), -2), ((80, 95, 58), -4),
        ((0.42, 0.66, 0.6), (-0.3, 0.72, 0.62), (-0.7, 0.45, 0.2)), (4, 4)),
    "cup": HandPose(
        ((42, 30, 20), 4), ((46, 36, 22), 1), ((50, 38, 24), -3), ((56, 40, 26), -8),
        ((0.72, 0.5, 0.52), (0.62, 0.66, 0.42), (0.3, 0.85, 0.3)), (-6, 0)),
    "grip": HandPose(
        ((60, 84, 50), 2), ((65, 86, 52), 0), ((70, 88, 52), -2), ((75, 88, 52), -5),
        ((0.48, 0.55, 0.66), (-0.12, 0.6, 0.8), (-0.72, 0.42, 0.36)), (-6, 0)),
    "hang": HandPose(
        ((10, 20, 12), 5), ((18, 27, 15), 1), ((24, 31, 18), -4), ((28, 33, 20), -10),
        ((0.56, 0.72, 0.4), (0.28, 0.9, 0.34), (0.1, 0.95, 0.26)), (9, 0)),
    "fold": HandPose(
        ((44, 50, 18), 7), ((48, 54, 20), 1), ((54, 56, 22), -6), ((60, 56, 22), -13),
        ((0.5, 0.66, 0.56), (0.1, 0.86, 0.5), (-0.2, 0.94, 0.3)), (8, 0)),
    "wave": HandPose(
        ((-6, 9, 6), 10), ((0, 12, 8), 2), ((10, 22, 12), -8), ((18, 30, 16), -22),
        ((0.82, 0.5, 0.24), (0.86, 0.5, 0.08), (0.62, 0.78, 0.0)), (-10, -12)),
    "carry": HandPose(
        ((8, 16, 10), 7), ((10, 18, 12), 1), ((14, 22, 14), -5), ((18, 26, 16), -12),
        ((0.8, 0.44, 0.42), (0.66, 0.56, 0.52), (0.4, 0.78, 0.46)), (-26, 0)),
    "push": HandPose(
        ((-8, 4, 3), 9), ((-9, 3, 3), 1), ((-7, 5, 4), -7), ((-4, 7, 5), -17),
        ((0.85, 0.5, 0.12), (0.8, 0.58, 0.0), (0.62, 0.78, -0.1)), (-58, 0)),
    "reach": HandPose(
        ((-4, 6, 4), 5), ((4, 14, 9), 1), ((12, 22, 12), -5), ((20, 26, 14), -14),
        ((0.66, 0.68, 0.38), (0.5, 0.82, 0.28), (0.3, 0.93, 0.16)), (-8, 5)),
    "sleep": HandPose(
        ((30, 44, 24), 4), ((38, 48, 26), 0), ((44, 50, 28), -4), ((46, 48, 28), -10),
        ((0.5, 0.72, 0.5), (0.1, 0.9, 0.44), (-0.1, 0.95, 0.3)), (14, -4)),
    "flat": HandPose(
        ((4, 6, 4), 2), ((3, 6, 4), 0), ((4, 7, 4), -2), ((6, 9, 5), -5),
        ((0.6, 0.76, 0.16), (0.36, 0.92, 0.06), (0.18, 0.98, 0.0)), (0, 0)),
    "cover": HandPose(
        ((12, 12, 8), 5), ((12, 12, 8), 1), ((13, 13, 8), -4), ((14, 15, 9), -11),
        ((0.72, 0.62, 0.2), (0.6, 0.78, 0.12), (0.4, 0.9, 0.06)), (0, 0)),
    "hook": HandPose(
        ((34, 96, 46), 2), ((38, 98, 48), 0), ((42, 98, 48), -2), ((46, 96, 48), -5),
        ((0.5, 0.72, 0.42), (0.16, 0.92, 0.4), (-0.16, 0.94, 0.3)), (0, 0)),
    "clasp": HandPose(
        ((36, 44, 34), 4), ((38, 48, 36), 0), ((42, 50, 36), -4), ((48, 52, 36), -9),
        ((0.5, 0.5, 0.72), (0.1, 0.62, 0.8), (-0.4, 0.66, 0.5)), (-4, 0)),
}
# fmt: on

_KNUCKLES = ((0.31, 0.99, 0.0), (0.09, 1.05, -0.025), (-0.135, 1.0, -0.015), (-0.34, 0.88, 0.02))
_BONES = ((0.46, 0.28, 0.22), (0.51, 0.32, 0.23), (0.47, 0.3, 0.22), (0.36, 0.22, 0.2))
_FLESH = (
    (0.135, 0.124, 0.108, 0.082),
    (0.14, 0.126, 0.11, 0.083),
    (0.133, 0.119, 0.104, 0.079),
    (0.116, 0.104, 0.091, 0.07),
)
_THUMB, _THUMB_FLESH = (0.47, 0.36, 0.29), (0.18, 0.138, 0.122, 0.082)


def _bones(pose: HandPose, plump: float) -> list[Cone]:
    out: list[Cone] = []
    for k, (bend, spread) in enumerate(pose.fingers):
        knuckle = np.array(_KNUCKLES[k])
        root = np.array([0.17 - 0.115 * k, 0.08, 0.0])
        out.append(Cone(root, knuckle, 0.165, 0.14 - 0.014 * (k == 3), 0))
        out += _finger(knuckle, bend, spread, k, plump)
    heel = (np.array([-0.22, 0.16, 0.07]), np.array([-0.33, 0.62, 0.06]))
    out.append(Cone(*heel, 0.165, 0.135, 0))
    return out + _thumb(pose, plump)


def _finger(start: Vec, bend: Bend, spread: float, k: int, plump: float) -> list[Cone]:
    out, total, aside = [], 0.0, math.radians(spread)
    flesh = [r * plump for r in _FLESH[k]]
    for s in range(3):
        total += bend[s]
        f = math.radians(total)
        way = np.array(
            [math.sin(aside) * max(0.15, math.cos(f)), math.cos(f) * math.cos(aside), math.sin(f)]
        )
        end = start + way * _BONES[k][s]
        back = np.array([0.0, math.sin(f), -math.cos(f)]) if s == 2 else None
        out.append(Cone(start, end, flesh[s], flesh[s + 1], k + 1, back))
        start = end
    return out


def _thumb(pose: HandPose, plump: float) -> list[Cone]:
    out, start = [], np.array([0.19, 0.14, 0.07])
    for s, direction in enumerate(pose.thumb):
        way = unit(np.array(direction, np.float64))
        end = start + way * _THUMB[s]
        back = np.cross(np.cross(way, np.array([0.35, 0.0, 1.0])), way)
        nail = unit(-back if back[2] > 0 else back) if s == 2 else None
        flesh = (_THUMB_FLESH[s] * plump, _THUMB_FLESH[s + 1] * plump)
        out.append(Cone(start, end, *flesh, 5 if s else 0, nail))
        start = end
    return out


def _forearm(back: Vec, side: Vec) -> list[Cone]:
    """The wrist: narrow one way, broad the other, running into the sleeve."""
    out = []
    for off in (-0.1, 0.1):
        near = side * off
        out.append(Cone(near * 0.9 - back * 0.1, near + back * 0.55, 0.155, 0.16, 0))
    return out


@lru_cache(maxsize=400)
def _see(
    name: str, turned: tuple[float, ...], back: tuple[float, ...], resolution: int, plump: float
) -> Relief:
    matrix = np.array(turned).reshape(3, 3)
    cones = [
        Cone(
            matrix @ c.start, matrix @ c.end, c.first, c.last, c.group,
            None if c.nail is None else matrix @ c.nail,
        )
        for c in _bones(HANDS[name], plump)
    ]  # fmt: skip
    way = unit(np.array(back))
    side = matrix[:, 0] - way * float(matrix[:, 0] @ way)
    return Relief(cones + _forearm(way, unit(side)), float(resolution))


def see_hand(name: str, frame: Vec, back: Vec, at: Vec, palm: float, pixels: float) -> Relief:
    """A hand in the picture: `frame` has its thumb, finger and palm directions as columns.

    `back` leads from the wrist into the forearm, `at` is the wrist and `palm` the length of the
    palm in body units; so many `pixels` long, it is drawn finer or plumper.
    """
    resolution = 22 if pixels < 16 else (44 if pixels < 48 else 88)
    plump = 1.16 if pixels < 9 else (1.08 if pixels < 16 else 1.0)
    turned = tuple(float(v) for v in np.round(frame, 2).ravel())
    return _see(name, turned, tuple(float(v) for v in np.round(back, 2)), resolution, plump).placed(
        at, palm
    )


def bent_wrist(frame: Vec, name: str) -> Vec:
    """The hand's frame after its pose has bent the wrist."""
    to_palm, to_thumb = (math.radians(v) for v in HANDS[name].wrist)
    x, y, z = frame[:, 0], frame[:, 1], frame[:, 2]
    y, z = (
        y * math.cos(to_palm) + z * math.sin(to_palm),
        z * math.cos(to_palm) - y * math.sin(to_palm),
    )
    x, y = (
        x * math.cos(to_thumb) - y * math.sin(to_thumb),
        y * math.cos(to_thumb) + x * math.sin(to_thumb),
    )
    return np.stack([x, y, z], 1)


def turned(yaw: float, nod: float, turn: float) -> Vec:
    """A rotation: about the fingers, towards the painter, then clockwise in the picture."""
    a, b, c = (math.radians(v) for v in (yaw, nod, turn))
    about = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    over = np.array([[1, 0, 0], [0, math.cos(b), -math.sin(b)], [0, math.sin(b), math.cos(b)]])
    flat = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    return np.asarray(flat @ over @ about, np.float64)
