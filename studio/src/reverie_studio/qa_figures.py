"""Do people stand, act and have hands? Each figure is looked at as a black shape 120 px tall."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator
from pathlib import Path

import cv2
import numpy as np
import numpy.typing as npt

from reverie_studio.deck import load_script, script_files
from reverie_studio.figures.figure import Figure, watched
from reverie_studio.palettes import find_palette
from reverie_studio.pen import Pen
from reverie_studio.qa import Finding

Mask = npt.NDArray[np.bool_]

TALL = 120  # px: the size of the silhouettes
HAND = 96  # px: the size at which the outline of one hand is judged
HEAD_FREE = 0.5  # share of the head that nothing else may cover
HAND_FREE = 0.45  # share of an acting hand that must stand apart from trunk, head and legs
ROUND, SOLID = 0.84, 0.95  # a ball is as round and as solid as this
FLOAT = 0.03  # of the height: how far a standing sole may be from its ground


def silhouette(
    figure: Figure,
    only: Collection[str] | None = None,
    skip: Collection[str] | None = None,
    scale: float | None = None,
    centre: tuple[float, float] | None = None,
) -> Mask:
    """Where the figure (or some of its parts) covers the paper, TALL px for its height."""
    scale = TALL / figure.height if scale is None else scale
    pen = Pen(3 * TALL, 3 * TALL)
    x, y = centre if centre is not None else _middle(figure)
    with pen.at(1.5 * TALL - x * scale, 1.5 * TALL - y * scale, scale=scale):
        figure.draw(pen, find_palette("dawn"), None, only, skip)
    return np.asarray(pen.pixels()[..., 3] > 0.5)


def _middle(figure: Figure) -> tuple[float, float]:
    left, top, right, bottom = figure.box
    return (left + right) / 2, (top + bottom) / 2


def check_figure(figure: Figure, card: str = "") -> Iterator[Finding]:
    """Everything that can be said against the shape of one person."""
    where = (card,) if card else ()
    name = f"{figure.age}, {figure.pose_name}, {figure.view.name}"
    for side in ("left", "right"):
        if is_ball(figure, side):
            yield Finding("fail", "ball hand", where, f"{name}: the {side} hand is a ball")
        if acts(figure, side) and free_share(figure, f"hand_{side}") < HAND_FREE:
            yield Finding(
                "warn", "hand apart", where, f"{name}: the {side} hand melts into the body"
            )
    if head_shows(figure) and free_share(figure, "head", ("head", "hair", "neck")) < HEAD_FREE:
        yield Finding("warn", "head apart", where, f"{name}: the head melts into the body")
    for side, gap in floating(figure):
        text = f"{name}: the {side} foot is {gap:.0%} of the height off its ground"
        yield Finding("fail", "floating foot", where, text)


# ---- hands and head


_LOOSE = ("hand_left", "hand_right", "arm_left", "arm_right", "hands", "prop", "scarf", "cape")


def acts(figure: Figure, side: str) -> bool:
    """Whether the pose wants this hand apart: raised or stretched out, and seen so."""
    i = _side(figure, side)
    anchor, _, _, up = figure.pose.hands[i]
    if anchor != "shoulder" or up < -0.25 or figure.view.name not in _wished_views(figure):
        return False
    arm = figure.view.see(figure.bones[f"wrist{i}"] - figure.bones[f"shoulder{i}"])
    return float(np.hypot(arm[0], arm[1])) > 0.6 * figure.build.arm


def _wished_views(figure: Figure) -> set[str]:
    views = set(figure.pose.views)
    return views | {v.replace("right", "left") for v in views}


def head_shows(figure: Figure) -> bool:
    """Whether the pose shows the head freely: not lying, not hidden in the hands."""
    return figure.pose.origin not in ("ground", "middle") and "cover" not in figure.pose.grips


def _side(figure: Figure, side: str) -> int:
    return (0 if side == "left" else 1) ^ int(figure.view.mirrored)


def free_share(figure: Figure, part: str, own: tuple[str, ...] = _LOOSE) -> float:
    """The share of a part that lies outside all the others."""
    mine = silhouette(figure, only={part})
    rest = silhouette(figure, skip={part, *own})
    size = int(mine.sum())
    return 1.0 if size == 0 else float((mine & ~rest).sum()) / size


def is_ball(figure: Figure, side: str) -> bool:
    """Whether a hand has the outline of a ball: round, and without a notch for thumb or finger."""
    x, y = figure.anchors[f"hand_{side}"]
    size = figure.build.hand * figure.k * 1.15
    mask = silhouette(figure, only={f"hand_{side}"}, scale=HAND / size, centre=(x, y))
    found, _ = cv2.findContours(mask.astype(np.uint8), cv2.RETR_EXTERNAL, cv2.CHAIN_APPROX_NONE)
    if not found:
        return False
    outline = max(found, key=cv2.contourArea)
    area, length = cv2.contourArea(outline), cv2.arcLength(outline, True)
    hull = cv2.contourArea(cv2.convexHull(outline))
    roundness = 4 * math.pi * area / max(length**2, 1.0)
    return roundness > ROUND and area / max(hull, 1.0) > SOLID


# ---- feet


def floating(figure: Figure) -> Iterator[tuple[str, float]]:
    """Feet that should stand and do not, with how far they are from the ground."""
    pose = figure.pose
    if pose.origin != "feet" or pose.flies or figure.reached & {"foot_left", "foot_right"}:
        return
    shin = figure.build.leg * 0.5
    for side in ("left", "right"):
        i = _side(figure, side)
        if abs(pose.feet[i][0]) > 14 or _knee_on_ground(figure, i, shin):
            continue
        sole = figure.view.see(figure.bones[f"sole{i}"])
        spot = figure.bones[f"sole{i}"].copy()
        spot[2] = figure.bones.origin[2]
        gap = abs(float(figure.view.see(spot)[1] - sole[1])) / 100
        if gap > FLOAT and not _lifted(figure, i):
            yield side, gap


def _lifted(figure: Figure, i: int) -> bool:
    """A foot that the pose itself lifts: its thigh points forward."""
    forward, _, lower, _ = figure.pose.legs[i]
    return abs(forward) > 20 or abs(lower) > 24


def _knee_on_ground(figure: Figure, i: int, shin: float) -> bool:
    low = float(figure.bones[f"knee{i}"][2] - figure.bones.origin[2])
    return low < shin * 0.5


# ---- cards


def people(script: str | Path) -> list[Figure]:
    """Every person that a card's script paints."""
    with watched() as seen:
        load_script(script).scene()
    return seen


def check_people(deck: str, cards: Collection[str] = ()) -> Iterator[Finding]:
    """The figures of all cards of a deck, or of some of them by file name or id."""
    for path in script_files(deck):
        script = load_script(path)
        if not cards or path.stem in cards or script.id in cards:
            for figure in people(path):
                yield from check_figure(figure, script.id)
