"""A Figure is one person: age, pose, view and clothes, drawn from the far parts to the near."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator, Mapping
from contextlib import contextmanager
from contextvars import ContextVar
from dataclasses import replace
from typing import Any

import numpy as np

from reverie_studio.colour import Colour
from reverie_studio.figures.brush import Brush
from reverie_studio.figures.builds import find_build, vary
from reverie_studio.figures.clothes import (
    make_body,
    paint_body,
    paint_cape,
    paint_collar,
    paint_scarf,
)
from reverie_studio.figures.expressions import Expression, find_expression
from reverie_studio.figures.faces import paint_face, paint_nose
from reverie_studio.figures.grips import find_grip, paint_hand
from reverie_studio.figures.hair import paint_beard, paint_hair, paint_hair_behind
from reverie_studio.figures.hats import paint_hat, paint_hat_behind
from reverie_studio.figures.heads import Head, paint_neck, paint_skin
from reverie_studio.figures.limbs import leg_colour, paint_arm, paint_leg, seat_of_trousers
from reverie_studio.figures.poses import Pose, find_pose
from reverie_studio.figures.props import PROPS, held, paint_prop
from reverie_studio.figures.skeleton import palm_of, solve
from reverie_studio.figures.space import Vec, find_view, vec
from reverie_studio.figures.wardrobe import dress_up
from reverie_studio.figures.words import describe
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Point = tuple[float, float]
Box = tuple[float, float, float, float]
_SWAP = {"left": "right", "right": "left"}


_watching: ContextVar[list[Figure] | None] = ContextVar("watching", default=None)


@contextmanager
def watched() -> Iterator[list[Figure]]:
    """Collects everybody who is painted meanwhile, for checks."""
    seen: list[Figure] = []
    token = _watching.set(seen)
    try:
        yield seen
    finally:
        _watching.reset(token)


class Figure:
    """One posable person; `height` is how tall the person stands, in pixels, without a hat.

    The origin is the ground between the feet, or what ORIGINS says for the pose. Left and right
    are the person's own. `reach` gives targets for hand_left, hand_right, foot_left, foot_right
    in pixels from the origin. `ground` says how many pixels below the seat the floor lies: the
    feet of a sitting person stand on it. `blush` reddens the cheeks (0…1). `elevation` is how many
    degrees above the person we look from: 8 unless the pose says else, negative from below.
    """

    def __init__(
        self,
        age: str = "child",
        pose: str = "stand",
        view: str | float = "front",
        height: float = 200.0,
        clothes: Mapping[str, Any] | None = None,
        hair: str | Mapping[str, Any] | None = None,
        expression: str | None = None,
        reach: Mapping[str, Point] | None = None,
        flip: bool = False,
        seed: int = 1,
        skin: Colour | None = None,
        prop: str | bool | None = True,
        who: str | None = None,
        look: tuple[float, float] | str | None = None,
        light: float = -1.0,
        grips: Mapping[str, str] | None = None,
        blush: float = 0.0,
        ground: float | None = None,
        elevation: float | None = None,
    ) -> None:
        self.age, self.height, self.seed, self.light, self.who = (
            age,
            float(height),
            int(seed),
            light,
            who,
        )
        self.blush = float(blush)
        self.build = vary(find_build(age), self.seed)
        self.pose_name, pose_made = find_pose(pose)
        self.view = find_view(view, flip)
        above = pose_made.elevation if elevation is None else float(elevation)
        if above is not None:
            self.view = replace(self.view, elevation=above)
        self.k = self.height / 100.0
        self.clothes, self.hair, self.skin = dict(clothes or {}), hair, skin
        self.expression = expression or pose_made.expression
        mood = find_expression(self.expression)
        self.prop: str | None = pose_made.prop if prop is True else (prop or None)
        if self.prop is not None and self.prop not in PROPS:
            raise ValueError(f"no prop {self.prop!r}; there are {', '.join(PROPS)}")
        self.pose = _own_way(pose_made, self.pose_name, self.seed)
        self.main = 1  # the hand that acts and holds: 1 is the right one before mirroring
        if self.pose.outer and self.view.toward > 0.25:
            self.pose, self.main = _mirrored(self.pose), 0
        self.pose = _with_grips(self.pose, grips, self.view.mirrored)
        self.reached = frozenset(reach or ())
        targets = {self._own(n): (x / self.k, y / self.k) for n, (x, y) in (reach or {}).items()}
        self.bones = solve(
            self.build,
            self.pose,
            self.view,
            targets,
            _gaze(self.pose.head, look, self.view.mirrored, mood),
            None if ground is None else ground / self.k,
        )
        self.missed = tuple(self._own(n) for n in self.bones.missed)
        self._shift = self.view.see(self.bones.origin)
        self.outfit = self._dress(None)
        self.anchors = self._anchors()
        self.box = self._box()

    # ---- measures

    def _own(self, name: str) -> str:
        """Left and right change places in a mirrored view."""
        part, _, side = name.partition("_")
        return f"{part}_{_SWAP[side]}" if self.view.mirrored and side in _SWAP else name

    def _dress(self, palette: Palette | None) -> Any:
        hair = dict(self.hair) if isinstance(self.hair, Mapping) else self.hair
        return dress_up(self.build, self.clothes, hair, self.skin, self.seed, palette)

    def at(self, point: Vec) -> Point:
        """A place in body space, in pixels from the origin."""
        p = self.view.see(point) - self._shift
        return float(p[0]) * self.k, float(p[1]) * self.k

    def depth(self, point: Vec) -> float:
        """How near a place is to the painter, against the origin."""
        return float(self.view.see(point)[2])

    def palm(self, i: int) -> Vec:
        """Where something held lies in the hand."""
        return palm_of(self.bones, i)

    def _anchors(self) -> dict[str, Point]:
        bones, build = self.bones, self.build
        head = Head(bones, self.view)
        names = {0: "left", 1: "right"} if not self.view.mirrored else {0: "right", 1: "left"}
        out = {
            "head_top": self.at(head.local(0, 0, 1.0)),
            "top": self.at(head.local(0, 0, 1.0)),
            "head": self.at(bones["head"]),
            "eyes": self.at(head.point(0.0, build.face.eyes, 0.0)),
            "mouth": self.at(head.point(0.0, build.face.mouth, 0.0)),
            "neck": self.at(bones["chest"]),
            "chest": self.at(bones["chest"] - bones.chest[:, 2] * 6),
            "back": self.at(
                bones["waist"] * 0.4 + bones["chest"] * 0.6 - bones.chest[:, 0] * build.depth
            ),
            "seat": self.at(bones["hip"] - vec(0, 0, build.limb * 1.2 + build.hip * 0.25)),
            "lap": self.at(
                (bones["knee0"] + bones["knee1"] + bones["hip"]) / 3 + vec(0, 0, build.limb)
            ),
            "feet": self.at((bones["sole0"] + bones["sole1"]) / 2),
            "origin": (0.0, 0.0),
        }
        for i, name in names.items():
            out[f"hand_{name}"] = self.at(self.palm(i))
            out[f"shoulder_{name}"] = self.at(
                bones[f"shoulder{i}"] + bones.chest[:, 2] * build.limb
            )
            out[f"foot_{name}"] = self.at(bones[f"sole{i}"])
            out[f"knee_{name}"] = self.at(bones[f"knee{i}"])
            out[f"elbow_{name}"] = self.at(bones[f"elbow{i}"])
        near = 0 if self.depth(bones["shoulder0"]) > self.depth(bones["shoulder1"]) else 1
        out["shoulder"] = out[f"shoulder_{names[near]}"]
        out["hand_near"], out["hand_far"] = (
            out[f"hand_{names[near]}"],
            out[f"hand_{names[1 - near]}"],
        )
        pair = sorted((out["hand_left"], out["hand_right"]))
        out["hand_west"], out["hand_east"] = pair  # by their place in the picture
        out["hand_main"] = out[f"hand_{names[self.main]}"]
        out["hands"] = ((pair[0][0] + pair[1][0]) / 2, (pair[0][1] + pair[1][1]) / 2)
        return out

    def _box(self) -> Box:
        pad = (
            self.build.limb * 1.6 + (self.outfit.garment.flare if self.outfit.garment.hang else 0)
        ) * self.k
        points = [self.at(p) for p in self.bones.joints.values()]
        r = self.build.head * self.k * (1.75 if self.outfit.hat in ("top", "pointed") else 1.25)
        x, y = self.at(self.bones["head"])
        points += [(x - r, y - r), (x + r, y - r)]
        xs, ys = [p[0] for p in points], [p[1] for p in points]
        floor = max(ys) + self.build.limb * self.k
        return (min(xs) - pad, min(ys), max(xs) + pad, floor)

    def words(self) -> dict[str, Any]:
        """Facts for the record: who, does, seen, wears …"""
        return describe(self)

    # ---- painting

    def draw(
        self,
        pen: Pen,
        palette: Palette,
        rng: np.random.Generator | None = None,
        only: Collection[str] | None = None,
        skip: Collection[str] | None = None,
    ) -> dict[str, Point]:
        """Paint; `only` and `skip` name parts (see `parts`), so that people can interlock."""
        pen.canvas.saveLayer(None, None)
        try:
            self.draw_flat(pen, palette, only, skip)
        finally:
            pen.canvas.restore()
        return self.anchors

    def draw_flat(
        self,
        pen: Pen,
        palette: Palette,
        only: Collection[str] | None = None,
        skip: Collection[str] | None = None,
    ) -> None:
        """The same without a sheet of its own: seams fall on whatever lies below."""
        self.outfit = self._dress(palette)
        if (seen := _watching.get()) is not None and self not in seen:
            seen.append(self)
        surface = getattr(pen, "figure_brush", Brush)  # a medium's pen may bring its own surface
        brush = surface(pen, palette, self.k, self.seed, self.light)
        with pen.at(-float(self._shift[0]) * self.k, -float(self._shift[1]) * self.k):
            for name, paint in self._steps(brush):
                kind = name.split(":")[0]
                if (only is None or name in only or kind in only) and not (
                    skip and (name in skip or kind in skip)
                ):
                    paint()

    @property
    def parts(self) -> list[str]:
        """Names of the parts in the order they are painted."""
        return [name for name, _ in self._steps(None)]

    def _far(self, i: int) -> bool:
        """Whether a side of the body is turned away."""
        return self.depth(self.bones[f"shoulder{i}"]) < self.depth(self.bones["chest"]) - 2.0

    def _arm_place(self, i: int) -> str:
        """behind the trunk, over it, or over the head too."""
        bones, build = self.bones, self.build
        wish = self.pose.order.get("arms") if self.view.toward > -0.2 else None
        chest = (bones["chest"] + bones["waist"]) / 2
        middle = self.depth(chest)
        z = (
            0.3 * self.depth(bones[f"shoulder{i}"])
            + 0.35 * self.depth(bones[f"elbow{i}"])
            + 0.35 * self.depth(bones[f"wrist{i}"])
            - middle
        )
        if z < -2.6 and not (wish == "front" and not self._far(i)):
            return "behind"
        hand = self.view.see(bones[f"wrist{i}"])
        head = self.view.see(bones["head"])
        near = float(np.hypot(*(hand[:2] - head[:2]))) < build.head * 2.6
        if (near or wish == "front") and float(hand[2]) > float(head[2]) + build.head * 0.25:
            return "front"
        return "over"

    def _steps(self, brush: Brush | None) -> list[tuple[str, Callable[[], None]]]:
        """Every part with its painter, far to near."""
        b: Any = brush
        bones, view, outfit = self.bones, self.view, self.outfit
        head = Head(bones, view)
        body = make_body(bones, view, outfit, self.seed)
        side = {0: "left", 1: "right"} if not view.mirrored else {0: "right", 1: "left"}
        places = {i: self._arm_place(i) for i in (0, 1)}
        legs = sorted(
            (0, 1),
            key=lambda i: self.depth(bones[f"knee{i}"] + bones[f"ankle{i}"] + bones[f"hip{i}"]),
        )
        thighs = {i: self._thigh_forward(i) for i in (0, 1)}
        scarf_late = view.toward < 0.2 or self.pose.wind[0] < -0.3

        def arm(i: int) -> list[tuple[str, Callable[[], None]]]:
            far = self._far(i)
            pair: list[tuple[str, Callable[[], None]]] = [
                (
                    f"hand_{side[i]}",
                    lambda: paint_hand(b, bones, view, outfit, i, far, held(self, i)),
                ),
                (f"arm_{side[i]}", lambda: paint_arm(b, bones, view, outfit, i, far)),
            ]
            return pair[::-1] if self._points_here(i) else pair

        def leg(i: int) -> tuple[str, Callable[[], None]]:
            far = i == legs[0] and abs(view.sideways) > 0.5
            return (f"leg_{side[i]}", lambda: paint_leg(b, bones, view, outfit, i, far))

        def prop(when: str) -> tuple[str, Callable[[], None]]:
            return (f"prop:{when}", lambda: paint_prop(b, self, when))

        def trunk(part: str) -> tuple[str, Callable[[], None]]:
            return (f"body:{part}", lambda: paint_body(b, body, outfit, bones, view, part))

        steps: list[tuple[str, Callable[[], None]]] = [prop("early")]
        if view.toward > -0.2:
            steps.append(("cape:lining", lambda: paint_cape(b, bones, view, outfit, True)))
        behind = sorted(
            (i for i in (0, 1) if places[i] == "behind"),
            key=lambda i: self.depth(bones[f"elbow{i}"]),
        )
        if outfit.hair in ("long", "bob", "curly", "braids", "pony", "bun") and head.toward > 0.35:
            steps.append(("hair:behind", lambda: paint_hair_behind(b, head, outfit)))
        for i in behind:
            steps += arm(i)
        if scarf_late and view.toward > 0.2 and outfit.scarf is not None:
            steps.append(("scarf:tail", lambda: paint_scarf(b, bones, view, outfit, "tail")))
        trousers = outfit.legs in ("trousers", "pyjamas", "shorts")
        steps += [leg(i) for i in legs if not thighs[i]]
        if trousers and body.whole is None:
            steps.append(("seat", lambda: self._paint_seat(b)))
        forward = [leg(i) for i in legs if thighs[i]]
        skirted = outfit.garment.hang > 0.2
        if body.whole is not None:
            steps += [*forward, trunk("whole")] if skirted else [trunk("whole"), *forward]
        else:
            skirt = [trunk("skirt")] if body.skirt is not None else []
            if body.lap and skirted:
                steps += [trunk("trunk"), *forward, *skirt]
            elif body.lap:
                steps += [*skirt, trunk("trunk"), *forward]
            else:
                steps += [*forward, *skirt, trunk("trunk")]
        steps.append(("neck", lambda: paint_neck(b, bones, view, outfit)))
        steps.append(("collar", lambda: paint_collar(b, bones, view, outfit)))
        if view.toward <= -0.2:
            steps.append(("cape:outside", lambda: paint_cape(b, bones, view, outfit, False)))
        steps.append(prop("mid"))
        over = sorted(
            (i for i in (0, 1) if places[i] == "over"), key=lambda i: self.depth(bones[f"elbow{i}"])
        )
        if view.toward < -0.2:
            for i in over:
                steps += arm(i)
        if outfit.scarf is not None:
            if not (scarf_late and view.toward > 0.2):
                steps.append(("scarf:tail", lambda: paint_scarf(b, bones, view, outfit, "tail")))
            steps.append(("scarf:ring", lambda: paint_scarf(b, bones, view, outfit, "ring")))
        if view.toward >= -0.2:
            for i in over:
                steps += arm(i)
            if outfit.cape is not None:
                steps.append(("cape:outside", lambda: paint_cape(b, bones, view, outfit, False)))
        steps.append(("head", lambda: self._paint_head(b, head)))
        if outfit.scarf is not None and view.toward >= 0.3:
            steps.append(("scarf:front", lambda: paint_scarf(b, bones, view, outfit, "front")))
            steps.append(("beard", lambda: paint_beard(b, head, outfit)))
        front = sorted(
            (i for i in (0, 1) if places[i] == "front"),
            key=lambda i: self.depth(bones[f"wrist{i}"]),
        )
        for i in front:
            steps += arm(i)
        steps.append(prop("late"))
        steps.append(("hands:over", lambda: self._hands_again(b, places)))
        return steps

    def _points_here(self, i: int) -> bool:
        """Whether a forearm comes out of the picture, so that the hand covers the sleeve."""
        forearm = self.bones[f"wrist{i}"] - self.bones[f"elbow{i}"]
        return float(self.view.see(forearm / np.linalg.norm(forearm))[2]) > 0.3

    def _thigh_forward(self, i: int) -> bool:
        bones = self.bones
        thigh = bones[f"knee{i}"] - bones[f"hip{i}"]
        seen_thigh = self.view.see(thigh / np.linalg.norm(thigh))
        return float(seen_thigh[2]) > 0.55

    def _paint_seat(self, brush: Brush) -> None:
        colour = leg_colour(brush, self.outfit, False)
        brush.solid(seat_of_trousers(self.bones, self.view), colour, shade=0.3, seam=0.3)

    def _paint_head(self, brush: Brush, head: Head) -> None:
        outfit = self.outfit
        paint_hat_behind(brush, head, outfit)
        if head.toward <= 0.35 or outfit.hair not in (
            "long",
            "bob",
            "curly",
            "braids",
            "pony",
            "bun",
        ):
            paint_hair_behind(brush, head, outfit)
        if head.toward > -0.45 and head.facing(0, -8) <= 0.12:
            paint_nose(brush, head, outfit)
        paint_skin(brush, head, outfit)
        paint_face(brush, head, outfit, self.expression, self.blush)
        paint_beard(brush, head, outfit)
        paint_hair(brush, head, outfit)
        paint_hat(brush, head, outfit)

    def _hands_again(self, brush: Brush, places: dict[int, str]) -> None:
        """Hands close around what was laid over the arms."""
        for i in self.holding():
            if places[i] != "behind":
                far = self._far(i)
                paint_hand(
                    brush, self.bones, self.view, self.outfit, i, far, held(self, i), over=True
                )

    def holding(self) -> tuple[int, ...]:
        """The hands that close around the prop."""
        if self.prop is None:
            return ()
        hands = PROPS[self.prop].hands
        return (self.main,) if hands == (1,) and self.pose.outer else hands


def _own_way(pose: Pose, name: str, seed: int) -> Pose:
    """Everybody holds the head a little differently; idle hands too."""
    rng = np.random.default_rng(seed * 104729 + 5)
    turn, nod, tilt = (float(v) for v in rng.uniform(-1, 1, 3))
    if (
        pose.origin in ("ground", "hands")
        or "cover" in pose.grips
        or pose.prop in ("violin", "telescope")
    ):
        return pose
    head = (pose.head[0] + 9 * turn, pose.head[1] + 3 * nod, pose.head[2] + 5 * tilt)
    hands = []
    for target, grip in zip(pose.hands, pose.grips, strict=True):
        idle = target[0] == "shoulder" and grip == "rest" and target[3] < -0.5
        f, o = (float(v) for v in rng.uniform(-1, 1, 2))
        moved = (target[0], target[1] + 0.07 * f, target[2] + 0.04 * o, target[3] + 0.05 * abs(f))
        hands.append(moved if idle else target)
    changed = replace(pose, head=head, hands=(hands[0], hands[1]), side=pose.side + 1.5 * tilt)
    return _mirrored(changed) if name == "stand" and seed % 2 else changed


def _mirrored(pose: Pose) -> Pose:
    """The same pose with left and right exchanged."""
    return replace(
        pose,
        side=-pose.side,
        weight=-pose.weight,
        shift=-pose.shift,
        twist=-pose.twist,
        roll=-pose.roll,
        yaw=-pose.yaw,
        head=(-pose.head[0], pose.head[1], -pose.head[2]),
        legs=(pose.legs[1], pose.legs[0]),
        feet=(pose.feet[1], pose.feet[0]),
        hands=(pose.hands[1], pose.hands[0]),
        elbows=(pose.elbows[1], pose.elbows[0]),
        grips=(pose.grips[1], pose.grips[0]),
        wind=(pose.wind[0], -pose.wind[1], pose.wind[2]),
    )


def _with_grips(pose: Pose, grips: Mapping[str, str] | None, mirrored: bool) -> Pose:
    if not grips:
        return pose
    chosen = list(pose.grips)
    for name, grip in grips.items():
        side = name.removeprefix("hand_")
        if mirrored:
            side = _SWAP[side]
        find_grip(grip)
        chosen[0 if side == "left" else 1] = grip
    return replace(pose, grips=(chosen[0], chosen[1]))


_LOOKS = {
    "up": (0.0, -34.0),
    "down": (0.0, 32.0),
    "left": (-40.0, 0.0),
    "right": (40.0, 0.0),
    "back": (70.0, 0.0),
    "viewer": (0.0, 0.0),
}


def _gaze(
    head: tuple[float, float, float],
    look: tuple[float, float] | str | None,
    mirrored: bool,
    mood: Expression,
) -> tuple[float, float, float] | None:
    """Turn (to the right of the picture) and nod, on top of the pose's tilt and the feeling."""
    if look is None:
        turned, nods, tilts = (a + b for a, b in zip(head, mood.bearing, strict=True))
        return (turned, nods, tilts)
    if isinstance(look, str):
        if look not in _LOOKS:
            raise ValueError(f"no look {look!r}; there are {', '.join(_LOOKS)}")
        look = _LOOKS[look]
    turn = -look[0] if mirrored else look[0]
    return (turn, look[1], head[2])


def draw_figure(
    pen: Pen, palette: Palette, rng: np.random.Generator, **options: Any
) -> dict[str, Point]:
    """What Scene.figure calls: draws one person at the pen's origin, returns the anchors."""
    hands = options.pop("hands", None)
    if hands:
        reach = {f"hand_{side}": target for side, target in hands.items()}
        options["reach"] = {**reach, **options.get("reach", {})}
    if "mood" in options:
        options.setdefault("expression", options.pop("mood"))
    options.setdefault("seed", int(rng.integers(1, 1 << 20)))
    only, skip = options.pop("only", None), options.pop("skip", None)
    return Figure(**options).draw(pen, palette, rng, only, skip)


def draw_face(
    pen: Pen, palette: Palette, radius: float, age: str = "adult", *, neck: bool = False,
    **options: Any,
) -> dict[str, Point]:  # fmt: skip
    """A head without a body, for giants, masks and portraits: its middle at the pen's origin.

    `radius` goes from there to the crown. Options are those of Figure (view, expression, look, hair,
    skin, blush, clothes with a hat …); `neck` paints that too. Returns the anchors of the head.
    """
    figure = Figure(age, height=radius / find_build(age).head * 100, **options)
    x, y = figure.anchors["head"]
    parts = {"head", "hair", "beard", *(("neck",) if neck else ())}
    token = _watching.set(None)  # nobody who stands or has hands
    try:
        with pen.at(-x, -y):
            figure.draw(pen, palette, only=parts)
    finally:
        _watching.reset(token)
    return {name: (px - x, py - y) for name, (px, py) in figure.anchors.items() if name in _OF_HEAD}


_OF_HEAD = ("head", "head_top", "top", "eyes", "mouth", "neck")

__all__ = ["Figure", "draw_face", "draw_figure", "watched"]
