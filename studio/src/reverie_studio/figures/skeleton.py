"""The skeleton turns a build and a pose into joints in body space; targets bend arms and legs."""

from __future__ import annotations

import math
from dataclasses import dataclass, field

import numpy as np

from reverie_studio.figures.builds import Build
from reverie_studio.figures.poses import Pose, Target
from reverie_studio.figures.space import (
    Vec,
    View,
    across,
    lean_forward,
    lean_left,
    turn_left,
    unit,
    vec,
)

SIDES = (1.0, -1.0)  # left, right
HIP_TILT, SHOULDER_TILT, SWAY = 7.0, 6.0, 1.7  # degrees, degrees and units at full weight


@dataclass
class Skeleton:
    """Joints by name (the number 0 is left, 1 is right) and the frames they hang on."""

    build: Build
    pose: Pose
    joints: dict[str, Vec]
    pelvis: Vec  # columns: forward, left, up
    middle: Vec
    chest: Vec
    head: Vec
    origin: Vec
    foot_dirs: list[Vec] = field(default_factory=list)
    missed: list[str] = field(default_factory=list)  # targets out of reach

    def __getitem__(self, name: str) -> Vec:
        return self.joints[name]


def _bone(forward: float, outward: float, side: float) -> Vec:
    f, o = math.radians(forward), math.radians(outward)
    return vec(math.sin(f) * math.cos(o), side * math.sin(o), -math.cos(f) * math.cos(o))


def two_bones(start: Vec, target: Vec, first: float, second: float, hint: Vec) -> tuple[Vec, Vec]:
    """Elbow and hand (or knee and foot) so that the end comes to the target, or near it."""
    way = target - start
    distance = min(float(np.linalg.norm(way)), (first + second) * 0.995)
    distance = max(distance, abs(first - second) + 0.2)
    direction = unit(way)
    along = (first**2 - second**2 + distance**2) / (2 * distance)
    height = math.sqrt(max(0.0, first**2 - along**2))
    return start + direction * along + across(
        hint, direction
    ) * height, start + direction * distance


def solve(
    build: Build,
    pose: Pose,
    view: View,
    reach: dict[str, tuple[float, float]] | None = None,
    gaze: tuple[float, float, float] | None = None,
    ground: float | None = None,
) -> Skeleton:
    """Joints for the pose; `reach` gives targets in the picture, in body units from the origin.

    `ground` lies so many units below a seat, and the feet stand on it.
    """
    bones = _spine(build, pose, gaze)
    _legs(bones)
    _settle(bones)
    _arms(bones)
    bones.origin = _origin(bones)
    if ground is not None and pose.origin == "seat":
        _feet_down(bones, ground)
    for name, target in (reach or {}).items():
        _reach(bones, view, name, target)
    return bones


def _spine(build: Build, pose: Pose, gaze: tuple[float, float, float] | None) -> Skeleton:
    pelvis = turn_left(pose.yaw) @ lean_forward(pose.pitch) @ lean_left(pose.roll)
    stoop = (
        build.hunch
        if abs(pose.pitch) < 30 and abs(pose.roll) < 30 and pose.lean < 60
        else 0.3 * build.hunch
    )
    lean, bend = pose.lean + 0.22 * stoop, pose.bend + 0.78 * stoop
    side = pose.side + 3.0 * pose.weight
    middle = pelvis @ turn_left(pose.twist * 0.4) @ lean_forward(lean) @ lean_left(side)
    shoulders = pose.side * 1.15 + SHOULDER_TILT * pose.weight
    chest = pelvis @ turn_left(pose.twist) @ lean_forward(lean + bend) @ lean_left(shoulders)
    turn, nod, tilt = gaze or pose.head
    head = pelvis @ turn_left(turn) @ lean_forward(nod) @ lean_left(tilt)
    joints = {"hip": pelvis[:, 1] * (pose.shift + SWAY * pose.weight)}
    bow = middle[:, 0] * build.torso * 0.07 * pose.action
    joints["waist"] = joints["hip"] + middle[:, 2] * build.torso * 0.42 + bow
    joints["chest"] = joints["waist"] + chest[:, 2] * build.torso * 0.58 - bow * 1.3
    upward = unit(chest[:, 2] * 0.62 + head[:, 2] * 0.38)
    joints["neck"] = joints["chest"] + upward * build.neck
    ahead = build.head * (0.1 + 0.006 * stoop)
    joints["head"] = (
        joints["neck"] + (upward * 0.55 + head[:, 2] * 0.4) * build.head + head[:, 0] * ahead
    )
    return Skeleton(build, pose, joints, pelvis, middle, chest, head, vec(0, 0, 0))


def _legs(bones: Skeleton) -> None:
    build, pose, joints = bones.build, bones.pose, bones.joints
    knees = build.knees if pose.origin == "feet" and pose.pitch == 0 else 0.0
    ankle = build.limb * 1.25
    thigh, shin = build.leg * 0.5, build.leg * 0.5 - ankle
    for i, side in enumerate(SIDES):
        tilt = bones.pelvis @ lean_left(-HIP_TILT * pose.weight)
        joints[f"hip{i}"] = joints["hip"] + tilt @ vec(0, side * build.hip * 0.5, -1.2)
        upper_f, upper_o, lower_f, lower_o = pose.legs[i]
        bent = knees if abs(upper_f) < 40 else 0.0
        upper = bones.pelvis @ _bone(upper_f + bent, upper_o, side)
        lower = bones.pelvis @ _bone(lower_f - bent, lower_o, side)
        joints[f"knee{i}"] = joints[f"hip{i}"] + upper * thigh
        joints[f"ankle{i}"] = joints[f"knee{i}"] + lower * shin
        up, out = pose.feet[i]
        p, o = math.radians(up), math.radians(out)
        ahead = vec(math.cos(p) * math.cos(o), side * math.sin(o) * abs(math.cos(p)), math.sin(p))
        bones.foot_dirs.append(bones.pelvis @ unit(ahead))
        _place_foot(bones, i)


def _settle(bones: Skeleton) -> None:
    """Both soles come to one ground; the standing leg bears, the other one rests."""
    pose, build, joints = bones.pose, bones.build, bones.joints
    flat = all(abs(up) <= 14 for up, _ in pose.feet)
    if pose.origin != "feet" or pose.flies or not flat or abs(pose.pitch) + abs(pose.roll) > 20:
        return
    up = bones.pelvis[:, 2]
    if pose.weight:
        _shift_weight(bones)
        return
    high = max((0, 1), key=lambda i: float(joints[f"ankle{i}"] @ up))
    low = joints[f"ankle{1 - high}"]
    lift = float((joints[f"ankle{high}"] - low) @ up)
    if lift > 0.05 and lift < build.leg * 0.3:
        _bend_leg(bones, 1 - high, low + up * lift)


def _shift_weight(bones: Skeleton) -> None:
    pose, build, joints = bones.pose, bones.build, bones.joints
    stand = 0 if pose.weight > 0 else 1
    free, out, ahead, up = 1 - stand, bones.pelvis[:, 1], bones.pelvis[:, 0], bones.pelvis[:, 2]
    amount = abs(pose.weight)
    hip = joints[f"hip{stand}"]
    long = build.leg - build.limb * 1.25
    bear = hip - up * long * (0.992 if not build.knees else 0.965)
    inward = out * (float(-hip @ out) * 0.28 * amount) + ahead * 0.4
    _bend_leg(bones, stand, bear + inward)
    ground = float(joints[f"ankle{stand}"] @ up)
    side = SIDES[free]
    spot = ahead * (1.5 + 2.2 * amount) + out * (
        float(joints["hip"] @ out) * 0.3 + side * (build.hip * 0.62 + 2.2 * amount)
    )
    _bend_leg(bones, free, spot + up * ground, out * 0.5 * side)


def _bend_leg(bones: Skeleton, i: int, ankle: Vec, lean: Vec | None = None) -> None:
    build, joints = bones.build, bones.joints
    hint = bones.pelvis[:, 0] + (vec(0, 0, 0) if lean is None else lean)
    lengths = (build.leg * 0.5, build.leg * 0.5 - build.limb * 1.25)
    knee, end = two_bones(joints[f"hip{i}"], ankle, *lengths, hint)
    joints[f"knee{i}"], joints[f"ankle{i}"] = knee, end
    _place_foot(bones, i)


def _feet_down(bones: Skeleton, ground: float) -> None:
    """The feet of a sitting person stand on the floor below the seat."""
    build, joints = bones.build, bones.joints
    floor = float(bones.origin[2]) - ground + build.limb * 1.25
    for i, side in enumerate(SIDES):
        up, out = bones.pose.feet[i]
        ahead = bones.pelvis @ vec(1.0, side * math.tan(math.radians(out)), 0.0)
        bones.foot_dirs[i] = unit(ahead * np.array([1.0, 1.0, 0.0]))
        spot = joints[f"knee{i}"].copy()
        spot[2] = floor
        thigh, shin = build.leg * 0.5, build.leg * 0.5 - build.limb * 1.25
        if float(joints[f"knee{i}"][2]) - floor < shin:  # a low seat: the shin slopes forward
            slope = math.sqrt(max(0.0, shin**2 - (float(joints[f"knee{i}"][2]) - floor) ** 2))
            spot = spot + bones.pelvis[:, 0] * slope * 0.6
        hint = bones.pelvis[:, 2] + bones.pelvis[:, 0] * 0.8
        knee, end = two_bones(joints[f"hip{i}"], spot, thigh, shin, hint)
        joints[f"knee{i}"], joints[f"ankle{i}"] = knee, end
        _place_foot(bones, i, flat=True)


def _place_foot(bones: Skeleton, i: int, flat: bool = False) -> None:
    """Sole points below the ankle, for the ground and the shoe."""
    build, joints = bones.build, bones.joints
    ahead = bones.foot_dirs[i]
    shin = unit(joints[f"ankle{i}"] - joints[f"knee{i}"])
    down = shin - ahead * float(shin @ ahead)
    down = unit(down) if float(np.linalg.norm(down)) > 0.3 else across(-bones.pelvis[:, 2], ahead)
    stands = bones.pose.origin == "feet" and abs(bones.pose.feet[i][0]) <= 14
    if flat or (stands and abs(bones.pose.pitch) + abs(bones.pose.roll) < 20):
        down = across(-bones.pelvis[:, 2], ahead)
    joints[f"heel{i}"] = joints[f"ankle{i}"] + down * build.limb * 1.25 - ahead * build.foot * 0.22
    joints[f"toe{i}"] = joints[f"ankle{i}"] + down * build.limb * 1.25 + ahead * build.foot * 0.74
    joints[f"sole{i}"] = joints[f"ankle{i}"] + down * build.limb * 1.25


def _arms(bones: Skeleton) -> None:
    build, pose, joints = bones.build, bones.pose, bones.joints
    for i, side in enumerate(SIDES):
        lift = 1.6 * pose.shrug - 1.2 - build.limb * 0.75
        offset = vec(-0.3, side * build.shoulder * 0.8, lift)
        joints[f"shoulder{i}"] = joints["chest"] + bones.chest @ offset
        _bend_arm(bones, i, _target(bones, pose.hands[i], i))


def _bend_arm(bones: Skeleton, i: int, target: Vec) -> None:
    build, pose, joints = bones.build, bones.pose, bones.joints
    f, o, u = pose.elbows[i]
    hint = bones.chest @ vec(f, SIDES[i] * o, u)
    if build.hunch:
        hint = 0.5 * hint + 0.5 * (bones.pelvis @ vec(f, SIDES[i] * o, u))
    start = joints[f"shoulder{i}"]
    half = build.arm * 0.5
    joints[f"elbow{i}"], joints[f"wrist{i}"] = two_bones(start, target, half, half, hint)


def _target(bones: Skeleton, target: Target, i: int) -> Vec:
    anchor, f, o, u = target
    offset = vec(f, SIDES[i] * o, u)
    build, joints = bones.build, bones.joints
    if anchor == "shoulder":
        return joints[f"shoulder{i}"] + bones.pelvis @ offset * build.arm
    if anchor == "floor":
        low = min(float(joints[f"{n}{j}"][2]) for n in ("knee", "toe") for j in (0, 1))
        spot = joints[f"shoulder{i}"] + bones.pelvis @ offset * build.arm
        return vec(float(spot[0]), float(spot[1]), low - build.limb * 0.2)
    if anchor == "head":
        return joints["head"] + bones.head @ offset * build.head
    if anchor == "chest":
        return joints["chest"] + bones.chest @ offset
    if anchor == "hip":
        girth = vec(1 if f > 0 else -1, 0, 0) * (build.depth - 5.4 + (build.belly if f > 0 else 0))
        girth = girth if abs(f) > 4 else vec(0, SIDES[i] * (build.hip - 7.6), 0)
        return joints["hip"] + bones.pelvis @ (offset + girth)
    return joints[f"{anchor}{i}"] + bones.pelvis @ offset


def hand_frame(bones: Skeleton, i: int) -> tuple[Vec, Vec, Vec]:
    """Direction of the fingers, side of the thumb, and where the palm looks."""
    along = unit(bones[f"wrist{i}"] - bones[f"elbow{i}"])
    body = bones.chest
    inward = -SIDES[i] * body[:, 1]
    if abs(float(along @ inward)) > 0.85:
        inward = -body[:, 2] if float(along @ body[:, 2]) < 0.5 else body[:, 0]
    palm = across(inward, along)
    thumb = np.cross(palm, along) * SIDES[i]
    return along, thumb, palm


def palm_of(bones: Skeleton, i: int) -> Vec:
    """Where something held lies in the hand."""
    along, _, inner = hand_frame(bones, i)
    return bones[f"wrist{i}"] + (along * 0.5 + inner * 0.16) * bones.build.hand


def _origin(bones: Skeleton) -> Vec:
    joints, build = bones.joints, bones.build
    where = bones.pose.origin
    if where == "seat":
        return joints["hip"] - vec(0, 0, build.limb * 1.2 + build.hip * 0.25)
    if where == "middle":
        return (joints["hip"] + joints["chest"]) / 2
    if where == "hands":
        return (joints["wrist0"] + joints["wrist1"]) / 2
    if where == "ground":
        body = [joints[n] - vec(0, 0, build.depth * 0.9) for n in ("hip", "waist", "chest")]
        body += [joints["head"] - vec(0, 0, build.head * 0.8)]
        body += [joints[f"knee{i}"] - vec(0, 0, build.limb) for i in (0, 1)]
        low = min(float(p[2]) for p in body)
        at = (joints["hip"] + joints["chest"]) / 2
        return vec(float(at[0]), float(at[1]), low)
    feet = [joints[f"{n}{i}"] for n in ("heel", "toe") for i in (0, 1)]
    feet += [joints[f"knee{i}"] - vec(0, 0, build.limb * 1.1) for i in (0, 1)]
    low = min(float(p[2]) for p in feet)
    at = (joints["sole0"] + joints["sole1"]) / 2
    return vec(float(at[0]), float(at[1]), low)


def _reach(bones: Skeleton, view: View, name: str, target: tuple[float, float]) -> None:
    """Bring one hand or foot to a place in the picture, keeping its depth if that can be."""
    part, _, side = name.partition("_")
    if part not in ("hand", "foot") or side not in ("left", "right"):
        raise ValueError(f"no reach {name!r}; use hand_left, hand_right, foot_left, foot_right")
    i = 0 if side == "left" else 1
    start, end = ("shoulder", "wrist") if part == "hand" else ("hip", "ankle")
    build = bones.build
    lengths = (build.arm * 0.5, build.arm * 0.5)
    if part == "foot":
        lengths = (build.leg * 0.5, build.leg * 0.5 - build.limb * 1.25)
    origin = view.see(bones.origin)
    root = view.see(bones.joints[f"{start}{i}"])
    now = view.see(bones.joints[f"{end}{i}"])
    flat = np.array(target) + origin[:2]
    if part == "foot":
        flat = flat - np.array([0.0, build.limb * 1.25])
    whole = sum(lengths) + (0.4 * build.hand if part == "hand" else 0.0)
    room = whole**2 * 0.99 - float(((flat - root[:2]) ** 2).sum())
    if room < 0:
        bones.missed.append(name)
    depth = math.sqrt(max(0.0, room))
    z = float(root[2]) + min(max(float(now[2] - root[2]), -depth), depth)
    goal = view.unsee(np.array([flat[0], flat[1], z]))
    if part == "hand":
        aim = goal
        for _ in range(4):
            _bend_arm(bones, i, aim)
            aim = aim + (goal - palm_of(bones, i)) * 0.8
        return
    hint = bones.pelvis @ vec(1.0, 0.35 * SIDES[i], 0.1)
    knee, ankle = two_bones(bones.joints[f"hip{i}"], goal, *lengths, hint)
    bones.joints[f"knee{i}"], bones.joints[f"ankle{i}"] = knee, ankle
    _place_foot(bones, i)
