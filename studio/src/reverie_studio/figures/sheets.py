"""Contact sheets of people: hands, faces, gestures, views; `reverie-studio figures --to sheet.png`."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from reverie_studio.colour import Array, Colour, vec
from reverie_studio.figures.builds import BUILDS, find_build
from reverie_studio.figures.expressions import EXPRESSIONS
from reverie_studio.figures.figure import Figure
from reverie_studio.figures.grips import draw_hand
from reverie_studio.figures.hands import HANDS, LENGTH, turned
from reverie_studio.figures.pairs import RECOMMENDED
from reverie_studio.figures.space import VIEWS
from reverie_studio.figures.wardrobe import GARMENTS, HAIRS, HATS
from reverie_studio.palettes import find_palette
from reverie_studio.pen import Pen

PAPER = "#e6d9c0"
_LIFT = {"seat": 0.42, "middle": 0.5, "hands": 1.12, "ground": 0.06}
_SKINS = ("#efc9a4", "#8a5636", "#d99f74", "#5a3826", "#e6b48c", "#b57a4e")
FEELINGS = (
    "melancholy", "grief", "rage", "desire", "mischief", "wonder", "suspicion", "fear", "pride",
    "sleep",
)  # fmt: skip
_TURNS = {  # how each hand is shown best: turned about its length, nodded, turned in the picture
    "open": (0, 0, 4), "thread": (60, 0, 12), "point": (75, 0, 62), "cup": (30, 40, 0),
    "grip": (15, 10, 0), "hang": (115, 0, 176), "fold": (150, 10, -20), "wave": (8, 0, 14),
    "carry": (40, 55, -10), "push": (20, 0, 0), "reach": (150, 0, 22), "sleep": (160, 20, 80),
    "flat": (70, 0, 0), "cover": (175, 0, -8), "hook": (150, 0, 180), "clasp": (60, 0, 30),
}  # fmt: skip
_GESTURES: tuple[tuple[str, str, str, str], ...] = (
    ("stand", "front", "adult", "calm"), ("wave", "front", "teen", "glad"),
    ("hands_on_hips", "front_right", "adult", "pride"), ("think", "front_right", "old", "suspicion"),
    ("look_down", "front_left", "child", "melancholy"), ("hide_face", "front", "adult", "grief"),
    ("walk", "right", "adult", "calm"), ("reach_up", "right", "teen", "wonder"),
    ("point", "right", "broad", "rage"), ("sit", "front_right", "adult", "desire"),
    ("read", "front_right", "child", "calm"), ("hold_up", "front_right", "old", "fear"),
    ("pull", "right", "tall", "worried"), ("lean_on_stick", "right", "old", "calm"),
    ("push", "right", "broad", "worried"), ("arms_crossed", "front", "tall", "suspicion"),
    ("sit_ground", "right", "teen", "melancholy"), ("climb", "back", "adult", "calm"),
)  # fmt: skip


def on_paper(pen: Pen, paper: Colour, label: str = "") -> Array:
    """What a pen has drawn, on a little sheet of paper."""
    sheet = pen.pixels()
    out: Array = vec(paper) * (1 - sheet[..., 3:]) + sheet[..., :3]
    text = (np.ascontiguousarray(out) * 255).astype(np.uint8)
    cv2.putText(text, label, (4, 12), cv2.FONT_HERSHEY_SIMPLEX, 0.38, (90, 60, 50), 1, cv2.LINE_AA)
    return text.astype(np.float32) / np.float32(255)


def tile(
    options: dict[str, Any],
    width: int,
    height: int,
    scale: float,
    palette: str = "dawn",
    paper: str = PAPER,
    label: str = "",
) -> Array:
    """One figure on its ground."""
    pen = Pen(width, height)
    figure = Figure(height=scale, **options)
    down = _LIFT.get(figure.pose.origin, 0.0) * scale
    y = height - 0.12 * scale - down if figure.pose.origin != "hands" else height * 0.12
    pen.line(8, y, width - 8, y, "#b8a88c", 1, 0.5)
    with pen.at(width / 2, y):
        figure.draw(pen, find_palette(palette), np.random.default_rng(1))
    return on_paper(pen, paper, label)


def hand_tile(name: str, size: int, skin: str, palm: float) -> Array:
    """One hand alone, turned so that it is seen best."""
    pen = Pen(size, size)
    yaw, nod, turn = _TURNS[name]
    middle = turned(yaw, nod, turn) @ np.array([0.0, -0.9, 0.0]) * palm
    with pen.at(size / 2 - middle[0], size / 2 - middle[1]):
        draw_hand(pen, find_palette("dawn"), name, palm * LENGTH, turn, yaw, nod, skin=skin)
    return on_paper(pen, PAPER, name)


def face_tile(options: dict[str, Any], size: int, radius: float, label: str = "") -> Array:
    """A head, so many px from its middle to its crown."""
    height = radius / find_build(options["age"]).head * 100
    figure = Figure(height=height, **options)
    x, y = figure.anchors["head"]
    pen = Pen(size, size)
    with pen.at(size / 2 - x, size * 0.5 - y):
        figure.draw(pen, find_palette("dawn"))
    return on_paper(pen, PAPER, label)


def join(tiles: Sequence[Array], columns: int) -> Array:
    """Tiles of one size, row by row."""
    full = list(tiles)
    while len(full) % columns:
        full.append(np.broadcast_to(vec(PAPER), full[0].shape).astype(np.float32))
    rows = [np.concatenate(full[i : i + columns], 1) for i in range(0, len(full), columns)]
    return np.concatenate(rows, 0)


def save(image: Array, path: str | Path) -> tuple[int, int]:
    """Write a PNG or JPG; says how large it is."""
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    pixels = (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)
    cv2.imwrite(str(path), np.ascontiguousarray(pixels[..., ::-1]))
    return int(image.shape[1]), int(image.shape[0])


# ---- the sheets


def hands() -> Array:
    """Every hand large, then as small as on a card."""
    large = [hand_tile(n, 250, _SKINS[i % 6], 84) for i, n in enumerate(HANDS)]
    small = [hand_tile(n, 125, _SKINS[i % 6], p) for p in (22, 9) for i, n in enumerate(HANDS)]
    return np.concatenate([join(large, 8), join(small, 16)], 0)


def feelings() -> Array:
    """Ten feelings from the front, in three-quarter and in profile, then small."""
    people = (
        ("adult", "front", "bob", 4), ("teen", "front_right", "bun", 9),
        ("old", "right", "short", 12), ("child", "front_left", "messy", 15),
    )  # fmt: skip
    tiles = [
        face_tile({"age": a, "view": v, "seed": s, "expression": e, "hair": h}, 200, 66, e)
        for a, v, h, s in people
        for e in FEELINGS
    ]
    small = [
        face_tile({"age": "adult", "view": "front_right", "seed": 5, "expression": e}, 100, r)
        for r in (24, 11)
        for e in FEELINGS
    ]
    return np.concatenate([join(tiles, 10), join(small, 20)], 0)


def gestures() -> Array:
    """Bodies that act."""
    cells = []
    for n, (pose, view, age, expression) in enumerate(_GESTURES):
        options = {"age": age, "pose": pose, "view": view, "expression": expression, "seed": 31 + n}
        cells.append(tile(options, 222, 340, 252, label=pose))
    return join(cells, 9)


def views() -> Array:
    """The same people from everywhere."""
    cells = [
        tile({"age": "adult", "pose": p, "view": v, "seed": 4}, 250, 280, 220, label=f"{p} {v}")
        for p in ("stand", "walk", "sit")
        for v in VIEWS
    ]
    return join(cells, 8)


def figure_sheet() -> Array:
    """Hands, faces, gestures and views on one sheet, 2000 px wide."""
    parts = [hands(), feelings(), gestures(), views()]
    wide = max(p.shape[1] for p in parts)
    plain = np.asarray(vec(PAPER), np.float32)
    padded = []
    for part in parts:
        rest = np.broadcast_to(plain, (part.shape[0], wide - part.shape[1], 3))
        padded.append(np.concatenate([part, rest], 1))
    return np.concatenate(padded, 0)


def _ages() -> Array:
    return join(
        [
            tile({"age": age, "view": view, "seed": 3 + i}, 150, 260, 210, label=f"{age} {view}")
            for i, age in enumerate(BUILDS)
            for view in ("front", "front_right", "right", "back_right", "back")
        ],
        10,
    )


def _poses() -> Array:
    ages = list(BUILDS)
    cells = []
    for n, (pose, view, _) in enumerate(dict.fromkeys(RECOMMENDED)):
        age = ages[(n * 3) % len(ages)]
        options = {"age": age, "pose": pose, "view": view, "seed": n * 7}
        cells.append(tile(options, 290, 300, 230, label=f"{pose} {view} {age}"))
    return join(cells, 7)


def _clothes() -> Array:
    cells = [
        tile({"age": "adult", "view": v, "seed": 11 + i, "clothes": {"top": g}}, 150, 260, 220,
             label=f"{g} {v}")
        for i, g in enumerate([*GARMENTS, "cape", "cloak"])
        for v in ("front_right", "back_right")
    ]  # fmt: skip
    return join(cells, 12)


def _heads() -> Array:
    looks = [{"hair": h} for h in HAIRS] + [{"clothes": {"hat": h}} for h in HATS[:-1]]
    cells = [
        face_tile({"age": "adult", "view": view, "seed": 40 + i, **look}, 200, 46)
        for i, look in enumerate(looks)
        for view in ("front", "right", "back_right")
    ]
    moods = [
        face_tile({"age": a, "view": "front_right", "seed": 20, "expression": e}, 200, 50, e)
        for e in EXPRESSIONS
        for a in ("child", "old")
    ]
    return join([*moods, *cells], 9)


SHEETS: dict[str, Callable[[], Array]] = {
    "all": figure_sheet, "hands": hands, "faces": feelings, "gestures": gestures, "views": views,
    "ages": _ages, "poses": _poses, "clothes": _clothes, "heads": _heads,
}  # fmt: skip


def main(argv: list[str] | None = None) -> int:
    """Paint the sheets named on the command line."""
    parser = argparse.ArgumentParser(prog="reverie_studio.figures.sheets", description=__doc__)
    parser.add_argument("names", nargs="+", choices=list(SHEETS))
    parser.add_argument("--out", default="out/figures")
    args = parser.parse_args(argv)
    for name in args.names:
        wide, tall = save(SHEETS[name](), f"{args.out}/{name}.png")
        print(f"{args.out}/{name}.png: {wide}x{tall}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
