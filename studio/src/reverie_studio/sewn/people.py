"""Sewn people: hands of bones in space, heads in profile and three-quarter, arms, a standing figure."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from typing import Any

import cv2
import numpy as np

from reverie_studio.colour import Array, Colour
from reverie_studio.finishes.embroidery_hoop import Hoop, Threads
from reverie_studio.sewn.stitches import arc

_KNUCKLE = {"index": (0.30, 1.0, 0.0), "middle": (0.085, 1.05, -0.02), "ring": (-0.13, 1.0, -0.01), "little": (-0.33, 0.87, 0.02)}
_BONES = {"index": (0.46, 0.28, 0.21), "middle": (0.51, 0.32, 0.22), "ring": (0.46, 0.29, 0.21), "little": (0.35, 0.21, 0.19)}
_ROUND = {"index": (0.135, 0.122, 0.108, 0.084), "middle": (0.14, 0.125, 0.11, 0.086),
          "ring": (0.132, 0.118, 0.104, 0.082), "little": (0.115, 0.102, 0.09, 0.072)}  # fmt: skip
_THUMB = ((0.46, 0.34, 0.27), (0.175, 0.135, 0.118, 0.082))
# Bends in degrees (knuckle, middle, end) and spread of each finger; the thumb's three bones point somewhere.
HANDS: dict[str, dict[str, Any]] = {
    "open": {"index": ((4, 8, 4), 11), "middle": ((0, 6, 4), 2), "ring": ((4, 9, 5), -8), "little": ((6, 12, 6), -20),
             "thumb": ((0.75, 0.62, 0.25), (0.72, 0.68, 0.05), (0.45, 0.88, 0.0))},
    "pinch": {"index": ((49, 56, 35), 2), "middle": ((32, 34, 18), 0), "ring": ((20, 24, 14), -7), "little": ((6, 16, 10), -16),
              "thumb": ((0.02, 0.84, 0.53), (0.01, 0.94, 0.59), (0.03, 1.06, 0.67))},
    "point": {"index": ((2, 4, 2), 3), "middle": ((72, 92, 55), 0), "ring": ((78, 96, 58), -2), "little": ((80, 95, 58), -4),
              "thumb": ((0.35, 0.68, 0.62), (-0.35, 0.66, 0.62), (-0.72, 0.4, 0.2))},
    "cup": {"index": ((48, 34, 22), 2), "middle": ((50, 38, 24), 0), "ring": ((54, 40, 24), -2), "little": ((60, 42, 26), -4),
            "thumb": ((0.7, 0.55, 0.5), (0.5, 0.75, 0.4), (0.2, 0.9, 0.2))},
    "grip": {"index": ((62, 84, 50), 2), "middle": ((66, 86, 52), 0), "ring": ((70, 88, 52), -2), "little": ((74, 88, 52), -5),
             "thumb": ((0.45, 0.5, 0.72), (-0.2, 0.45, 0.85), (-0.75, 0.3, 0.35))},
    "hang": {"index": ((14, 22, 12), 4), "middle": ((22, 28, 15), 0), "ring": ((27, 32, 18), -3), "little": ((30, 34, 20), -8),
             "thumb": ((0.5, 0.72, 0.45), (0.2, 0.9, 0.38), (0.05, 0.95, 0.3))},
}  # fmt: skip
PROFILE = ("40,-98 74,-72 87,-44 85,-24 97,-2 118,24 114,38 93,44! 102,56 104,64 94,68! 101,76 96,86 88,92 93,108 "
           "80,122 50,124 14,110 -24,84 -60,58 -90,14 -98,-34 -84,-78 -46,-108 0,-114")  # fmt: skip
OPEN_MOUTH = ("40,-98 74,-72 87,-44 85,-24 97,-2 118,24 114,38 93,44! 102,54 102,61 82,70! 84,84 96,94 90,104 88,110 92,124 "
              "76,138 46,136 10,116 -24,88 -60,58 -90,14 -98,-34 -84,-78 -46,-108 0,-114")  # fmt: skip
_FACE_GRAIN = ["30,-96 66,-60 74,-10 80,40 76,110", "-10,-104 20,-40 24,30 40,112", "-60,-90 -40,-10 -20,60 10,104", "84,-20 100,6 112,30"]
THREE_QUARTER = ("8,-114 52,-102 80,-66 86,-34 80,-14 86,14 82,48 68,86 40,112 8,114 -30,102 -62,74 -80,34 -88,-14 -86,-62 -48,-104")
_PLUMP = ("8,-114 52,-102 80,-66 86,-34 84,-12 96,18 98,54 82,92 46,120 4,122 -44,110 -80,80 -98,38 -92,-14 -86,-62 -48,-104")
_ROUND_GRAIN = ["0,-110 -60,-80 -80,-10 -60,70 0,110", "20,-110 0,-50 -6,20 10,108", "40,-104 74,-60 80,10 50,104"]


def _turned(yaw: float, pitch: float, roll: float) -> Array:
    a, b, c = (math.radians(v) for v in (yaw, pitch, roll))
    ry = np.array([[math.cos(a), 0, math.sin(a)], [0, 1, 0], [-math.sin(a), 0, math.cos(a)]])
    rx = np.array([[1, 0, 0], [0, math.cos(b), -math.sin(b)], [0, math.sin(b), math.cos(b)]])
    rz = np.array([[math.cos(c), -math.sin(c), 0], [math.sin(c), math.cos(c), 0], [0, 0, 1]])
    return np.asarray(rz @ rx @ ry, np.float32)


def _finger(name: str, pose: Mapping[str, Any]) -> tuple[list[Array], tuple[float, ...]]:
    """Joints of a finger in the hand's own space, and the radii there."""
    if name == "thumb":
        p, (lengths, radii) = np.array([0.2, 0.14, 0.07]), _THUMB
        ways = [np.array(d) / np.linalg.norm(d) for d in pose["thumb"]]
    else:
        p, lengths, radii = np.array(_KNUCKLE[name]), _BONES[name], _ROUND[name]
        (flex, spread), ways, total = pose[name], [], 0.0
        for bend in flex:
            total += bend
            f, s = math.radians(total), math.radians(spread)
            ways.append(np.array([math.sin(s) * max(0.15, math.cos(f)), math.cos(f) * math.cos(s), math.sin(f)]))
    joints = [p]
    for way, length in zip(ways, lengths, strict=True):
        joints.append(joints[-1] + way * length)
    return joints, radii


def hand(h: Hoop, pose: str = "open", skin: Threads = "skin fair", *, yaw: float = 0.0, pitch: float = 0.0,
         roll: float = 0.0, nails: Threads | None = None) -> dict[str, tuple[float, float]]:  # fmt: skip
    """A hand of bones, wrist at the origin, fingers up; yaw 0 shows the palm, 180 the back.

    Returns the tip of each finger on the card.
    """
    turn, spec = _turned(yaw, pitch, roll), HANDS[pose]
    drawn = []
    for name in ("index", "middle", "ring", "little", "thumb"):
        joints, radii = _finger(name, spec)
        p = np.array([turn @ j for j in joints])
        drawn.append((float(p[:, 2].mean()), name, p, radii))
    drawn.sort(key=lambda d: d[0])
    palm = _palm_depth(turn)
    wrist = [turn @ np.array(p) for p in ((0.0, 0.14, 0.0), (0.0, -0.2, 0.0), (0.0, -0.5, 0.0))]
    h.tube([(p[0] * 100, -p[1] * 100, r) for p, r in zip(wrist, (24, 20, 21), strict=True)], skin, "skin")
    tips = {}
    for front in (False, True):
        if front:
            _palm(h, turn, skin)
        for depth, name, p, radii in drawn:
            if (depth >= palm) == front:
                tips[name] = _sew_finger(h, p, radii, skin, nails)
    return tips


def hand_holding(h: Hoop, skin: Threads = "skin fair", *, fingers: int = 4, wrap: float = 1.0) -> None:
    """A hand that holds something: wrist at the origin, reaching to the right; its fingers wrap over the front.

    Sew the thing first, then the hand; the thumb lies on top.
    """
    h.blob("-34,-22! 0,-30 44,-36 62,-30 66,30 44,38 0,30 -34,22!", skin, "skin", grain=0.0, puff=26, angle=80)
    for k in range(fingers):
        y, n = -22 + k * 17.5, (58, 66, 62, 48)[k % 4] * wrap
        h.tube([(46, y, 11.5), (46 + n * 0.45, y - 5 + k, 11.5), (46 + n * 0.85, y + k, 10), (46 + n, y + 4 + k, 7.5)], skin, "skin", angle=84)
        h.straight([(46 + n * 0.45, y - 10 + k, 46 + n * 0.45, y + k)], h.threads(skin)[1][None], 1.3)
    h.tube([(0, -18, 15), (30, -42, 13), (62, -54, 11), (84, -54, 7)], skin, "skin", angle=84)


def _palm_depth(turn: Array) -> float:
    return float((turn @ np.array([0.0, 0.6, 0.0], np.float32))[2])


def _sew_finger(h: Hoop, p: Array, radii: tuple[float, ...], skin: Threads, nails: Threads | None) -> tuple[float, float]:
    spine = []
    for k in range(4):
        spine.append((p[k, 0] * 100, -p[k, 1] * 100, radii[k] * 100))
        if k < 3:
            m = (p[k] + p[k + 1]) / 2
            spine.append((m[0] * 100, -m[1] * 100, (radii[k] + radii[k + 1]) * 48))
    h.tube(spine, skin, "skin", angle=84)
    if nails is not None:
        d = (p[3] - p[2]) / max(1e-3, float(np.linalg.norm(p[3] - p[2])))
        a, b = p[3] - d * 0.06, p[3] + d * 0.02
        h.tube([(a[0] * 100, -a[1] * 100, 5), (b[0] * 100, -b[1] * 100, 5)], nails, "silk", angle=0, width=1.5)
    for k in (1, 2):  # a crease at each joint
        n = np.array([-(p[k + 1] - p[k - 1])[1], (p[k + 1] - p[k - 1])[0]])
        n = n / max(1e-3, float(np.linalg.norm(n))) * radii[k] * 60
        x, y = p[k, 0] * 100, p[k, 1] * 100
        h.straight([(x - n[0], -(y - n[1]), x + n[0], -(y + n[1]))], h.threads(skin)[1][None], 1.3, 0.6)
    return h.where(float(p[3, 0] * 100), float(-p[3, 1] * 100))


def _palm(h: Hoop, turn: Array, skin: Threads) -> None:
    around = []
    for k, name in enumerate(("index", "middle", "ring", "little")):
        for p, r in ((np.array([0.17 - 0.115 * k, 0.05, 0.0]), 0.15), (np.array(_KNUCKLE[name]), 0.14)):
            q = turn @ p
            around += [(q[0] + math.cos(a) * r, q[1] + math.sin(a) * r) for a in np.linspace(0, 6.2, 12)]
    for spot, r in (((-0.25, 0.2, 0.08), 0.16), ((-0.34, 0.6, 0.06), 0.14), ((0.3, 0.4, 0.1), 0.16)):
        q = turn @ np.array(spot)
        around += [(q[0] + math.cos(a) * r, q[1] + math.sin(a) * r) for a in np.linspace(0, 6.2, 12)]
    hull = cv2.convexHull(np.array(around, np.float32))[:, 0] * np.array([100, -100], np.float32)
    up = turn @ np.array([0.0, 1.0, 0.0])
    side = turn @ np.array([1.0, 0.0, 0.0])
    grain = [[(side[0] * 100 * o, -side[1] * 100 * o), ((up[0] + side[0] * o * 1.2) * 100, -(up[1] + side[1] * o * 1.2) * 100)]
             for o in (-0.25, 0.0, 0.25)]  # fmt: skip
    h.blob(hull, skin, "skin", grain=grain, puff=22, angle=80)


def head_profile(h: Hoop, skin: Threads = "skin fair", *, mouth: str = "shut", eye: str = "open", brow: float = 0.0,
                 hair: Threads = "brown fur", iris: Threads = "black", lips: Threads | None = None, age: float = 0.0,
                 look: tuple[float, float] = (0.4, 0.0)) -> dict[str, tuple[float, float]]:  # fmt: skip
    """A head looking right. mouth: shut, open, tongue, smile, press; eye: open, wide, shut; brow: degrees.

    Hair and neck are the card's; `hair` colours the brow. Returns mouth, ear, brow and crown on the card.
    """
    tone = h.threads(skin)
    wide = mouth in ("open", "tongue")
    h.blob(OPEN_MOUTH if wide else PROFILE, skin, "face", grain=_FACE_GRAIN, puff=62, soft=7)
    _profile_features(h, tone, age)
    _profile_mouth(h, mouth, lips if lips is not None else _lips(tone))
    _profile_eye(h, tone, eye, iris, look)
    with h.at(66, -44, turn=brow):
        h.tube("-20,3,1.5 -4,-3,3.6 12,-3,3.4 22,3,1.2", hair, "hair", width=1.6, angle=28)
    return {"mouth": h.where(98, 68), "ear": h.where(-16, 14), "brow": h.where(66, -44), "crown": h.where(0, -110), "tongue": h.where(136, 82)}


def hair_profile(h: Hoop, hair: Threads = "brown fur", *, back: str = "-30,96! -80,70 -110,0 -102,-70 -52,-118 10,-124",
                 wild: float = 1.0) -> None:  # fmt: skip
    """Hair for head_profile, combed back from forehead and temple; `back` is the rest of its outline."""
    tone = h.threads(hair)
    h.blob(f"56,-90! 34,-84 12,-58 -4,-40 -32,-34 -36,0 -38,50 {back}", hair, "hair",
           grain=["52,-92 0,-90 -60,-60 -90,10", "10,-58 -30,-46 -70,-10 -70,50", "-34,-20 -56,20 -50,80"], puff=46)  # fmt: skip
    line, stitches = [(56, -88), (34, -82), (14, -58), (-4, -40), (-30, -34), (-34, 0), (-36, 46)], []
    rng = np.random.default_rng(int(tone.sum() * 1000))
    for _ in range(90):
        t = rng.uniform(0, len(line) - 1.001)
        i, f = int(t), t % 1
        x, y = (line[i][c] * (1 - f) + line[i + 1][c] * f for c in (0, 1))
        a = math.atan2(0 - y + 20, -130 - x) + rng.normal(0, 0.16 * wild)
        n = rng.uniform(16, 40)
        stitches.append((x - math.cos(a) * 5 * wild, y - math.sin(a) * 5, x + math.cos(a) * n, y + math.sin(a) * n))
    for k in range(3):
        h.straight(stitches[k::3], tone[k + 1][None], 1.8, 2.0 * wild)


def _lips(tone: Array) -> list[tuple[float, float, float]]:
    red = np.array([0.62, 0.2, 0.2], np.float32)
    return [tuple(float(v) for v in c * 0.6 + red * 0.4) for c in tone[:4]]  # type: ignore[misc]


def _profile_features(h: Hoop, tone: Array, age: float) -> None:
    """Nostril, ear, the line of the cheek, and what years add."""
    h.blob("-30,-14! -26,-34 -8,-38 4,-24 0,-2 -6,22 -18,30 -26,14", tone, "face", grain=["-22,-30 0,-20 -12,26"], puff=12)
    h.stem("-22,-22 -12,-28 -4,-18 -8,0 -16,8", tone[1][None], 1.8, 6)
    h.blob("94,30 104,26 110,34 100,40", tone[:4], "face", grain=20.0, puff=8)
    h.straight([(98, 39, 106, 40)], tone[0][None] * 0.7, 2.4, 0.8)
    h.stem("88,44 80,56 78,70", tone[1][None], 1.5, 6)
    for k in range(int(age * 6)):
        y = -70 + k * 9 if k < 3 else -16 + k * 6
        p = f"46,{y + 4} 62,{y} 76,{y + 4}" if k < 3 else f"30,{y - 8} 44,{y} 52,{y + 8}"
        h.stem(p, tone[1][None], 1.4, 7)


def _profile_mouth(h: Hoop, mouth: str, lips: Threads) -> None:
    if mouth in ("open", "tongue"):
        h.blob("103,60! 84,70 76,78 84,90 98,92! 94,76", ("#2a0a10", "#561a20", "#7a2a2c"), "silk", grain=10.0, puff=10)
        if mouth == "tongue":
            h.tube("82,82,8 100,79,10 118,79,10 130,82,8", ("#7a2434", "#b84a52", "#dc7a74", "#f4aca0"), "across", angle=82)
        h.tube("92,55,4 102,58,5.5 105,62,3", lips, "skin", width=1.6)
        h.tube("86,95,4 97,95,6 99,92,3", lips, "skin", width=1.6)
        return
    corner = {"smile": (74, 60), "press": (82, 70)}.get(mouth, (78, 70))
    h.tube(f"{corner[0] + 6},{corner[1] - 1},1.5 94,62,5 104,63,4", lips, "skin", width=1.6)
    h.tube(f"{corner[0] + 6},{corner[1] + 2},1.5 92,74,5.5 101,74,4", lips, "skin", width=1.6)
    h.stem(f"{corner[0]},{corner[1]} 88,68 102,68", ("#4a1a1a",), 1.8, 6)


def _profile_eye(h: Hoop, tone: Array, eye: str, iris: Threads, look: tuple[float, float]) -> None:
    h.blob("44,-22 56,-34 74,-36 85,-26 82,-10 66,-2 50,-8", tone[:4], "face", grain=["44,-20 64,-32 84,-22"], puff=3, under=0.4, density=1.0)
    if eye == "shut":
        h.blob("52,-22! 60,-32 74,-31 84,-20! 78,-14 66,-11 56,-14", tone[1:], "face", grain=["52,-20 68,-26 84,-20"], puff=9)
        h.stem("51,-20 60,-12 72,-10 84,-17", ("#2a1812",), 2.2, 5)
        h.straight([(60, -12, 56, -4), (67, -10, 65, -2), (74, -10, 75, -2), (80, -13, 84, -6)], "#2a1812", 1.5, 1.0)
        return
    up = 7 if eye == "wide" else 2
    h.blob(f"52,-19! 64,{-28 - up} 78,{-27 - up} 86,-21! 82,-12 68,-8", "white", "face", grain=0.0, puff=8)
    x, y = 75 + look[0] * 5, -19 + look[1] * 5 - up * 0.4
    h.tube([(x, y - 3, 6.5), (x, y + 3, 6.5)], iris, "silk", width=1.5)
    h.straight([(x - 1, y - 5, x + 2, y - 5)], "#ffffff", 2.0)
    h.stem(f"50,-18 64,{-29 - up} 78,{-28 - up} 88,-20", ("#2a1812",), 2.6, 5)
    h.stem("54,-15 68,-7 84,-13", tone[1][None], 1.6, 5)
    h.stem(f"48,-26 62,{-37 - up} 80,{-35 - up}", tone[1][None], 1.5, 6)


def head_three_quarter(h: Hoop, skin: Threads = "skin fair", *, mouth: str = "shut", shut: float = 0.2, brow: float = 0.0,
                       look: tuple[float, float] = (0.0, 0.0), plump: float = 0.0, hair: Threads = "brown fur",
                       iris: Threads = ("#2a1a10", "#5a3a20", "#8a6038"), age: float = 0.0) -> dict[str, tuple[float, float]]:  # fmt: skip
    """A head turned a little to the right. mouth: shut, chew, open, smile, sad; shut: lids 0…1.

    brow above 0 lifts the inner ends (worry, grief), below 0 lowers them (rage). Hair is the card's.
    """
    tone = h.threads(skin)
    h.blob("-100,-26! -96,-44 -80,-46 -72,-20 -74,14 -86,24 -98,4", tone, "face", grain=["-92,-40 -88,20"], puff=12)
    h.stem("-92,-30 -82,-34 -80,-10 -88,6", tone[1][None], 1.8, 6)
    h.blob(_PLUMP if plump > 0.4 else THREE_QUARTER, skin, "face", grain=_ROUND_GRAIN, puff=70, soft=7)
    if plump > 0.4:  # the cheeks: a flush and the fold below
        flush = tone[2:4] * np.array([1.02, 0.86, 0.82], np.float32)
        for x, y, r in ((-44, 44, 26.0), (74, 44, 16.0)):
            h.seeds([(x + math.cos(a) * r, y + math.sin(a) * r * 0.9) for a in np.linspace(0, 6.28, 16)[:-1]], flush, 4.5, 9, 78, 1.6)
        h.stem("-6,50 -18,70 -38,80 -60,74", tone[1][None], 1.7, 7)
        h.stem("62,52 70,68 82,70", tone[1][None], 1.6, 7)
        h.stem("-30,104 6,112 48,108", tone[1][None], 1.7, 7)
    _three_quarter_eyes(h, tone, shut, brow, look, iris, hair)
    h.blob("30,-34! 40,-30 52,4 64,22 60,36 44,40 28,36 20,26 28,10", tone, "face", grain=["36,-30 46,6 52,30"], puff=22)
    h.straight([(32, 38, 40, 37), (50, 38, 58, 34)], tone[0][None], 2.2, 0.8)
    _three_quarter_mouth(h, mouth, _lips(tone), tone)
    for k in range(int(age * 5)):
        h.stem(f"-30,{-84 + k * 9} 20,{-88 + k * 9} 66,{-80 + k * 9}" if k < 3 else f"{14 - k * 2},46 {2 - k * 2},60 {6 - k * 2},78", tone[1][None], 1.4, 7)
    return {"mouth": h.where(36, 68), "ear": h.where(-90, -10), "crown": h.where(6, -112), "chin": h.where(24, 112)}


def _three_quarter_eyes(h: Hoop, tone: Array, shut: float, brow: float, look: tuple[float, float], iris: Threads, hair: Threads) -> None:
    for x, r, inner in ((-4, 16, 1), (62, 12.5, -1)):
        h.eye(x, -26, r, iris, look=look, white="white", lid=tone[1:], shut=shut, tilt=-brow * 0.4 * inner)
        h.stem(f"{x - r * 1.3},{-22 + r * 0.5} {x},{-23 + r} {x + r * 1.3},{-22 + r * 0.5}", tone[1][None], 1.6, 6)
        with h.at(x, -54 - abs(brow) * 0.25, turn=-brow * inner):
            h.tube(f"{-r * 1.5},3,2 0,-4,4.5 {r * 1.4},2,2", hair, "hair", width=1.7, angle=24)


def _three_quarter_mouth(h: Hoop, mouth: str, lips: Threads, tone: Array) -> None:
    if mouth == "open":
        h.blob("8,62! 34,54 60,60! 62,80 40,94 16,84", ("#2a0a10", "#561a20", "#7a2a2c"), "silk", grain=0.0, puff=14)
        h.straight([(20 + k * 7, 60, 20 + k * 7, 67) for k in range(6)], "#fff6e6", 5)
        h.tube("22,84,6 40,88,7 54,82,5", ("#7a2434", "#b84a52", "#dc7a74"), "across")
    line = {"smile": "4,58 20,70 42,72 62,58", "sad": "8,76 26,68 46,68 62,76", "chew": "14,70 28,66 42,72 56,66", "open": "6,60 34,53 62,59"}
    h.tube(_spine(line.get(mouth, "10,68 30,66 46,67 60,66"), -3, 4.5), lips, "skin", width=1.6)
    if mouth != "open":
        h.tube(_spine(line.get(mouth, "10,68 30,66 46,67 60,66"), 5, 5), lips, "skin", width=1.6)
        h.stem(line.get(mouth, "10,68 30,66 46,67 60,66"), ("#4a1a1a",), 1.9, 6)
    h.stem("16,88 36,92 54,87", tone[1][None], 1.4, 7)


def _spine(points: str, down: float, r: float) -> list[tuple[float, float, float]]:
    p = [tuple(float(v) for v in w.split(",")) for w in points.split()]
    last = len(p) - 1
    return [(x, y + down * math.sin(math.pi * (k + 0.3) / (last + 0.6)), max(1.2, r * math.sin(math.pi * (k + 0.25) / (last + 0.5)))) for k, (x, y) in enumerate(p)]


def arm(h: Hoop, shoulder: tuple[float, float], wrist: tuple[float, float], sleeve: Threads, *, thick: float = 26.0,
        reach: float = 1.12, bend: float = 1.0, how: str = "fur", lit: float = 1.0) -> float:  # fmt: skip
    """A sleeve from shoulder to wrist with an elbow; reach above 1 bends it, bend says to which side.

    Returns the direction of the forearm in degrees, for turning the hand (a hand points up at -90).
    """
    (x0, y0), (x1, y1) = shoulder, wrist
    far = math.hypot(x1 - x0, y1 - y0)
    out = math.sqrt(max(0.0, (far * reach / 2) ** 2 - (far / 2) ** 2)) * bend
    ex, ey = (x0 + x1) / 2 - (y1 - y0) / far * out, (y0 + y1) / 2 + (x1 - x0) / far * out
    h.tube([(x0, y0, thick), ((x0 + ex) / 2, (y0 + ey) / 2, thick * 0.92), (ex, ey, thick * 0.8), ((ex + x1) / 2, (ey + y1) / 2, thick * 0.72), (x1, y1, thick * 0.6)],
           sleeve, how, angle=16, lit=lit)  # fmt: skip
    return math.degrees(math.atan2(y1 - ey, x1 - ex))


def standing(h: Hoop, coat: Threads, trousers: Threads, *, tall: float = 560.0, plump: float = 0.3, shoes: Threads = "black",
             stride: float = 0.3, long: float = 0.55, skin: Threads = "skin fair") -> dict[str, tuple[float, float]]:  # fmt: skip
    """A standing body without head and arms, feet at the origin, `long` is how far down the coat reaches.

    Returns neck and shoulders in the current place.
    """
    k = tall / 560
    w, step = (62 + 46 * plump) * k, 60 * stride * k
    for sign in (-1, 1):
        x = sign * (22 + 10 * plump) * k
        h.tube([(x, -260 * k, (34 + 14 * plump) * k), (x + sign * step * 0.5, -130 * k, 25 * k), (x + sign * step, -22 * k, 19 * k)], trousers, "fur", angle=8)
        h.tube([(x + sign * step - 4 * k, -14 * k, 16 * k), (x + sign * step + 26 * k, -9 * k, 12 * k)], shoes, "across")
    h.tube([(0, -540 * k, 22 * k), (2 * k, -590 * k, 21 * k)], skin, "skin", lit=0.8)
    hem = -560 * k * (1 - long)
    h.blob(f"{-w * 0.72},{-520 * k}! {-20 * k},{-548 * k} {20 * k},{-548 * k} {w * 0.72},{-520 * k}! {w},{-430 * k} {w * (1 + 0.3 * plump)},{-350 * k} {w * 1.02},{hem}! 0,{hem + 12 * k} {-w * 1.02},{hem}! {-w * (1 + 0.3 * plump)},{-350 * k} {-w},{-430 * k}",
           coat, "cloth", grain=[[(-w * 0.6, -515 * k), (-w, -400 * k), (-w * 0.9, hem)], [(0, -540 * k), (0, hem)], [(w * 0.6, -515 * k), (w, -400 * k), (w * 0.9, hem)]], puff=w * 0.9)  # fmt: skip
    return {"neck": (0.0, -545 * k), "left": (-w * 0.72, -500 * k), "right": (w * 0.72, -500 * k)}


def procession(h: Hoop, places: Sequence[tuple[float, float]], dark: str, turned: int | None = None, torch: int | None = None) -> None:
    """Tiny people on a far hill, 30 px high; one may have turned round, in red, one may carry a torch."""
    for k, (x, y) in enumerate(places):
        n, mine = 25 + (k * 5) % 8, k == turned
        h.tube([(x, y + 3, 5.5), (x + 1, y - n * 0.4, 4.6), (x + 1, y - n * 0.7, 3.4)], ("#8a2c2c", "#d85a44") if mine else dark, "across", width=1.6)
        h.knots([(x + 1, y - n, 4.4)], "#ffe8c8" if mine else dark)
        if k % 3 == 1:  # a bundle on the back
            h.knots([(x - 5, y - n * 0.62, 6.5)], dark)
        h.straight([(x - 2, y, x - 5, y + 8), (x + 3, y, x + 6, y + 8)], "#a83a34" if mine else dark, 2.4)
    if torch is not None:
        x, y = places[torch][0] + 12, places[torch][1] - 48
        h.straight([(x - 6, y + 34, x, y + 6)], dark, 2.6)
        h.knots([(x, y, 7), (x, y + 1, 4)], ("#ffd040", "#fff8c0"))
        h.straight([(x + math.cos(a) * 9, y + math.sin(a) * 9, x + math.cos(a) * 19, y + math.sin(a) * 19) for a in np.linspace(0, 5.6, 9)], "#fff2a0", 2.2)


def wrapped(h: Hoop, cloak: Threads, *, hood: Threads | None = None, lean: float = 0.0, wide: float = 1.0) -> None:
    """A wrapped figure seen from behind, 120 px high, feet at the origin; `lean` moves its head aside."""
    h.blob(f"{-30 * wide},0! {-34 * wide},-34 {-24 * wide + lean * 0.5},-74 {-10 + lean},-94 {10 + lean},-94 {24 * wide + lean * 0.5},-74 {32 * wide},-34 {30 * wide},0! 0,5",
           cloak, "cloth", grain=[[(lean, -92), (-16 * wide, -40), (-24 * wide, 0)], [(lean, -92), (16 * wide, -40), (24 * wide, 0)]], puff=26)  # fmt: skip
    h.tube([(lean, -88, 15), (lean * 1.2, -104, 17), (lean * 1.3, -110, 14)], hood or cloak, "fur", angle=70)


def ploughman(h: Hoop, smock: Threads, legs: Threads, hat: Threads) -> None:
    """A man at the plough's handles, walking away from us, feet at y=0, 240 px high."""
    for x, f in ((-16, -4), (16, 8)):
        h.tube([(x, -100, 20), (x + 1, -50, 14), (x + f * 0.4, -12 - abs(f), 10)], legs, "fur", angle=70)
        h.tube([(x + f * 0.4, -8 - abs(f), 11), (x + f * 0.4, -2 - abs(f) * 0.4, 12)], "black", "across")
    for side in (-1, 1):
        h.tube([(side * 34, -176, 15), (side * 52, -138, 13), (side * 46, -104, 10)], smock, "fur", angle=60)
        h.tube([(side * 30, -60, 5), (side * 46, -98, 6), (side * 56, -112, 6)], ("#2a1d17", "#6a4a2c", "#b8905c"), "across")
    h.blob("-40,-92! -38,-150 -40,-184 -20,-204 20,-204 40,-184 38,-150 40,-92! 0,-84", smock, "cloth", grain=["-20,-200 -26,-92", "20,-200 26,-92"], puff=34)
    h.couch("-38,-128 0,-122 38,-128", "#2a1d17", "#b8905c", 7, 11)
    h.tube([(0, -204, 14), (0, -218, 16)], ("#4a2c20", "#8a5c40", "#c89868"), "skin")
    h.blob("-40,-222 -20,-232 20,-232 40,-222 20,-212 -20,-212", hat, "cloth", grain=0.0, puff=8)
    h.blob("-22,-226! -18,-250 0,-256 18,-250 22,-226!", hat, "cloth", grain=0.0, puff=16)


def unbuttoned(h: Hoop, jacket: Threads, drawers: Threads, dots_of: Colour, trousers: Threads, hat: Threads, *, wide: float = 1.0, drop: float = 0.5, point: bool = False,
               tall: str = "bowler") -> None:  # fmt: skip
    """Someone from behind whose trousers have come down, 420 px high, feet at y=0. `drop` 0…1: how far down they are;
    `point`: the right arm points to the sky; `tall`: bowler, plume or straw.
    """  # fmt: skip
    skin, boot = ("#6a3c2a", "#a86c48", "#d8a47c", "#f8d8b0"), ("#140e0c", "#2c201a", "#54402f")
    w = wide
    for x in (-1, 1):
        h.tube([(x * 24 * w, -190, 30 * w), (x * 27 * w, -120, 24 * w), (x * 28 * w, -50, 17), (x * 28 * w, -20, 14)], drawers, "fur", angle=74, length=16)
        h.tube([(x * 28 * w, -16, 17), (x * 30 * w + x * 6, -8, 17)], boot, "across")
    y = -150 + 120 * drop
    for x in (-1, 1):
        for k in range(3):
            h.tube([(x * 6 * w, y + 16 * k + 6, 13), (x * 30 * w, y + 18 * k, 15), (x * 52 * w, y + 16 * k + 4, 11)], trousers, "fur", angle=70, length=15)
    h.tube([(-56 * w, y - 6, 8), (0, y + 4, 9), (56 * w, y - 6, 8)], h.threads(trousers)[1:], "across", angle=80)
    h.blob(f"{-58 * w},-230! {-62 * w},-190 {-44 * w},-156 0,-150 {44 * w},-156 {62 * w},-190 {58 * w},-230!", drawers, "fur", grain=[[(-40 * w, -230), (-36 * w, -160)], [(40 * w, -230), (36 * w, -160)]], angle=4, puff=40)
    h.stem([(0, -222), (2, -190), (0, -156)], h.threads(drawers)[0][None], 3, 8)
    h.knots([(x * w, yy, 7) for x, yy in ((-36, -206), (-12, -180), (28, -174), (40, -210), (14, -214), (-40, -176), (-28, -130), (26, -126), (-24, -96), (32, -92)) if yy < y - 22], dots_of)
    h.blob(f"{-58 * w},-222! {-66 * w},-290 {-56 * w},-344 -24,-362 24,-362 {56 * w},-344 {66 * w},-290 {58 * w},-222! 0,-212", jacket, "cloth", grain=[[(-20, -356), (-40 * w, -222)], [(0, -358), (0, -214)], [(20, -356), (40 * w, -222)]], puff=44)
    for x in (-1, 1):
        if point and x > 0:
            h.tube([(50 * w, -334, 22), (84 * w, -380, 17), (104 * w, -436, 13)], jacket, "fur", angle=70, length=15)
            h.tube([(104 * w, -438, 11), (108 * w, -456, 11)], skin, "skin")
            h.tube([(108 * w, -458, 6), (116 * w, -486, 4)], skin, "skin")
        else:
            h.tube([(x * 54 * w, -330, 22), (x * 88 * w, -286, 18), (x * 66 * w, -236, 14)], jacket, "fur", angle=70, length=15)
            h.tube([(x * 68 * w, -236, 11), (x * 58 * w, -222, 12)], skin, "skin")
    h.tube([(0, -358, 15), (0, -374, 17)], skin, "skin")
    h.tube([(0, -388, 27), (0, -402, 30)], ("#2a1c16", "#54402f", "#8a6c50", "#b89a78"), "fur", angle=60, length=12)
    for x in (-1, 1):
        h.tube([(x * 31, -394, 7), (x * 31, -386, 6)], skin, "skin")
    with h.at(0, 14):
        h.blob("-54,-406 -30,-414 0,-416 30,-414 54,-406 30,-398 0,-396 -30,-398", hat, "cloth", grain=0.0, puff=8)
        h.blob("-32,-406! -32,-442 0,-458 32,-442 32,-406!", hat, "cloth", grain=0.0, puff=26)
        h.couch("-33,-412 0,-406 33,-412", h.threads(jacket)[0][None], None, 8)
    if tall == "plume":
        h.leaf([(20, -440, 5), (54, -486, 17), (28, -528, 2)], ("#8a2018", "#d8503a", "#ffb090"), "#fff0d0", angle=26)


def dancer_above(h: Hoop, skin: Threads, shirt: Threads, hair: Sequence[Colour], straw: Threads) -> None:
    """A dancer from straight above: hat, puffed sleeves, arms thrown out, two plaits that fly; 600 px from hand to hand."""
    h.blob(arc(0, 0, 104, 104), ("#3a1018", "#6a2338", "#a03c50", "#e07a80"), "silk", angle=84, puff=70, satin=60)
    for turn in (-26.0, 154.0):
        with h.at(0, 0, turn=turn):
            h.tube("150,4,22 200,0,20 250,-14,16 292,-34,13", skin, "skin")
            h.couch("264,-2 258,-32", "#ffe08a", None, 8)
            for f, n in ((-50, 40), (-26, 46), (-2, 38)):
                h.tube([(290, -32, 10), (290 + math.cos(math.radians(f)) * n, -32 + math.sin(math.radians(f)) * n, 5)], h.threads(skin)[1:], "skin")
            h.tube("60,0,52 110,4,46 156,6,36", shirt, "cloth", angle=14)
            h.couch("160,-28 172,6 160,40", "#a03c50", "#ffe08a", 10, 12)
    for turn in (0.0, 180.0):
        with h.at(0, 0, turn=turn):
            for d in (-7, 7):
                h.couch([(x + d, y + d * 0.6) for x, y in ((0, 0), (100, 96), (206, 116), (290, 70))], hair[2 if d > 0 else 1], "#000000", 17, 15)
            h.knots([(290, 70, 13), (300, 78, 9)], ("#e05a50", "#ffb080"))
    h.blob(arc(0, 0, 84, 84), straw, "cloth", grain=[arc(0, 0, r, r, 0, 359, 20) for r in (76, 60, 44)], puff=14, length=30, satin=36)
    h.blob(arc(-6, -8, 46, 46), straw, "cloth", grain=[arc(-6, -8, r, r, 0, 359, 16) for r in (36, 18)], puff=40, length=22)
    h.couch(arc(-5, -6, 50, 50, 0, 359, 30), "#8a2338", "#ffe08a", 12, 14)


def waving(h: Hoop, dress: Threads, flag: Threads, way: int, skin: str = "#d8a078") -> None:
    """A small person who waves a cloth overhead: feet at the origin, 60 px high; way 0, 1, 2 varies the wave."""
    x, y = ((22, -64), (-20, -68), (4, -76))[way % 3]
    h.tube("-4,-2,4 -2,-20,6 0,-34,9", dress, "across", width=1.8)
    h.tube("5,-2,4 3,-20,6 0,-34,9", dress, "across", width=1.8)
    h.tube([(0, -12, 10), (0, -26, 9), (0, -36, 8)], dress, "cloth", angle=4, width=1.8)
    h.couch([(2, -34), (x * 0.6, -44), (x, y)], skin, None, 4.4)
    h.couch([(-3, -34), (-12 - x * 0.2, -24), (-8, -14)], skin, None, 4.2)
    h.knots([(0, -47, 8.5)], skin)
    h.straight([(-7, -51, 6, -53), (-6, -54, 5, -55)], ("#2a1612", "#5a3018", "#e8d8c0")[way % 3], 3.4)
    d = 1 if x >= 0 else -1
    h.blob(f"{x},{y - 4}! {x + d * 12},{y - 15} {x + d * 24},{y - 8} {x + d * 44},{y - 20}! {x + d * 38},{y - 2}! {x + d * 40},{y + 12}! {x + d * 24},{y + 14} {x + d * 10},{y + 4}", flag, "cloth",
           grain=[[(x, y), (x + d * 14, y - 7), (x + d * 26, y + 2), (x + d * 42, y - 6)]], puff=7, width=1.8)  # fmt: skip
