"""A grip joins a hand to an arm: which hand it is, how it is turned, and what it closes around."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np

from reverie_studio.colour import Colour, mix
from reverie_studio.figures.brush import Brush
from reverie_studio.figures.hands import GRASP, HANDS, LENGTH, bent_wrist, see_hand, turned
from reverie_studio.figures.relief import Relief
from reverie_studio.figures.skeleton import SIDES, Skeleton, hand_frame, palm_of
from reverie_studio.figures.space import Vec, View, across, unit, vec
from reverie_studio.figures.wardrobe import Outfit
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

PALM = 0.54  # the length of the palm in measures of Build.hand
GRIPS = {  # names that poses and cards may use besides those of HANDS
    "rest": "hang",
    "palm": "push",
    "ground": "push",
    "fist": "grip",
    "pocket": "pocket",
}


@dataclass(frozen=True)
class Hold:
    """What a hand closes around: the hand to take, and the axis of the thing in body space."""

    hand: str
    axis: Vec | None = None
    thumb: bool = False  # a leaf or a book: only the thumb lies before it


def find_grip(name: str) -> str:
    """The hand for a grip's name."""
    if name in HANDS or name in GRIPS:
        return GRIPS.get(name, name)
    raise ValueError(f"no grip {name!r}; there are {', '.join([*HANDS, *GRIPS])}")


def paint_hand(
    brush: Brush, bones: Skeleton, view: View, outfit: Outfit, i: int, far: bool,
    hold: Hold | None = None, over: bool = False,
) -> None:  # fmt: skip
    """A hand at the end of an arm; `over` paints only what lies before the thing it holds."""
    if bones.pose.grips[i] == "pocket":
        return
    hand, axis = _seen_hand(brush, bones, view, i, hold)
    colour: Colour = outfit.gloves if outfit.gloves is not None else outfit.skin
    if far:
        colour = brush.shade_of(colour, 0.13)
    canvas = brush.pen.canvas
    canvas.save()
    if over and hold is not None and hold.thumb:
        canvas.clipPath(hand.only(5, brush.k), True)
    elif over and axis is not None:
        canvas.clipPath(hand.before(*axis, brush.k), True)
    paint_flesh(brush, hand, colour, bare=outfit.gloves is None)
    canvas.restore()


def paint_flesh(brush: Brush, hand: Relief, colour: Colour, bare: bool) -> None:
    """Tones, creases between the fingers and nails, as far as there is room for them."""
    pixels = hand.size * brush.k
    brush.solid([hand], colour, shade=0.2, lit=0.1 if pixels > 7 else 0.0, edge=0.14, seam=0.8)
    if pixels < 6.5:
        return
    dark = mix(brush.shade_of(colour, 0.34), "#9c4a3a", 0.34 if bare else 0.0)
    width = 0.05 if pixels > 30 else 0.062
    brush.fill(hand.creases(brush.k, width), dark, 0.85 if pixels > 13 else 0.6)
    if bare and pixels > 24:
        brush.fill(hand.nail_path(brush.k), mix(colour, "#ffe9dc", 0.5), 0.75)


def _seen_hand(
    brush: Brush, bones: Skeleton, view: View, i: int, hold: Hold | None
) -> tuple[Relief, tuple[Vec, Vec] | None]:
    grip = bones.pose.grips[i]
    name = hold.hand if hold is not None else find_grip(grip)
    size = bones.build.hand
    axis = None if hold is None else hold.axis
    if grip == "cover":
        frame = _over_face(bones, i)
        size = max(size, bones.build.head * 0.98)
    elif grip == "ground":
        ahead = unit(bones.pelvis[:, 0] + vec(0, 0, -0.15))
        frame = np.stack([-SIDES[i] * bones.pelvis[:, 1], ahead, vec(0, 0, -1)], 1)
    elif axis is not None:
        frame = _around(bones, i, axis)
    else:
        frame = bent_wrist(_natural(bones, view, i, name), name)
    palm = size * PALM
    wrist = bones[f"wrist{i}"]
    if axis is not None:
        wrist = palm_of(bones, i) - frame @ np.array(GRASP) * palm
    back = unit(bones[f"elbow{i}"] - wrist)
    if float(back @ -frame[:, 1]) < 0.2:
        back = unit(back - frame[:, 1] * 0.6)
    turned = view.matrix @ frame
    seen = see_hand(name, turned, view.matrix @ back, view.see(wrist), palm, palm * brush.k)
    rod = None if axis is None else (view.matrix @ unit(axis), turned @ np.array(GRASP))
    return seen, rod


def _over_face(bones: Skeleton, i: int) -> Vec:
    """Hides the face: the fingers lie upwards over it."""
    inward = -SIDES[i] * bones.head[:, 1]
    return np.stack([inward, unit(bones.head[:, 2] + inward * 0.06), -bones.head[:, 0]], 1)


def _around(bones: Skeleton, i: int, axis: Vec) -> Vec:
    """A fist closes around a rod: the rod runs across the palm, the thumb upwards or ahead."""
    along, _, palm = hand_frame(bones, i)
    rod = unit(axis)
    if float(rod @ (bones.pelvis[:, 2] + bones.pelvis[:, 0] * 0.7)) < 0:
        rod = -rod
    lean = along - rod * float(along @ rod)
    if float(np.linalg.norm(lean)) < 0.45:  # the arm points along the rod: the wrist gives way
        lean = lean + across(palm, rod) * 0.5 + across(-bones.chest[:, 2], rod) * 0.3
    fingers = across(lean, rod)
    inner = np.cross(fingers, rod) * SIDES[i]
    return np.stack([rod, fingers, inner], 1)


def _natural(bones: Skeleton, view: View, i: int, name: str) -> Vec:
    """Where the palm looks when the hand holds nothing."""
    along, thumb, palm = hand_frame(bones, i)
    hint = _palm_hint(bones, i, name, palm)
    if hint is not None:
        palm = across(hint, along)
        thumb = np.cross(palm, along) * SIDES[i]
    ahead = float(view.see(along)[2])
    if name in ("hang", "flat", "sleep") and ahead > 0.72:  # comes at us: let it droop
        along = unit(along + view.unsee(np.array([0.0, 1.0, 0.0])) * 0.9)
        palm = across(palm, along)
        thumb = np.cross(palm, along) * SIDES[i]
    return np.stack([thumb, along, palm], 1)


def _palm_hint(bones: Skeleton, i: int, name: str, palm: Vec) -> Vec | None:
    wrist, chest = bones[f"wrist{i}"], bones.chest
    up, ahead = chest[:, 2], chest[:, 0]
    if name == "wave":
        return ahead + palm * 0.2
    if name in ("open", "reach"):
        return ahead * 0.7 + palm * 0.75
    if name == "push":
        return -bones.pelvis[:, 2]
    if name in ("carry", "cup"):
        return bones.pelvis[:, 2] + palm * 0.35
    anchor = bones.pose.hands[i][0]
    if anchor == "head":
        return bones["head"] - wrist
    if anchor == "knee":
        return _toward(wrist, bones[f"hip{i}"], bones[f"knee{i}"]) * 1.0 - up * 3.0
    if anchor in ("hip", "chest"):
        return _toward(wrist, bones["hip"], bones["chest"])
    return None


def _toward(point: Vec, a: Vec, b: Vec) -> Vec:
    """The way from a point to the nearest place of a bone."""
    t = float((point - a) @ (b - a)) / max(float((b - a) @ (b - a)), 1e-9)
    return a + (b - a) * min(max(t, 0.0), 1.0) - point


def draw_hand(
    pen: Pen, palette: Palette, name: str, length: float, turn: float = 0.0, yaw: float = 0.0,
    nod: float = 0.0, *, left: bool = False, skin: Colour = "#e6b48c", light: float = -1.0,
) -> None:  # fmt: skip
    """A hand without a person, for giants and signs: the wrist at the pen's origin, fingers up.

    `length` goes from wrist to fingertip; `turn` is clockwise in the picture, `yaw` about the
    fingers (0 shows the palm of a right hand, 180 its back), `nod` towards the painter.
    """
    upright = np.array([[-1.0 if left else 1.0, 0, 0], [0, -1.0, 0], [0, 0, 1.0]])
    frame = turned(yaw, nod, turn) @ upright
    palm = length / LENGTH
    hand = find_grip(name)
    seen = see_hand(hand, bent_wrist(frame, hand), -frame[:, 1], np.zeros(3), palm, palm)
    surface = getattr(pen, "figure_brush", Brush)  # a medium's pen may bring its own surface
    paint_flesh(surface(pen, palette, 1.0, 1, light), seen, skin, bare=True)
