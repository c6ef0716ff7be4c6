"""Contact sheets to look at: `python -m reverie.studio.figures.sheets ages out/figures`."""

from __future__ import annotations

import argparse
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from reverie.studio.colour import Array, vec
from reverie.studio.figures.builds import BUILDS
from reverie.studio.figures.figure import Figure
from reverie.studio.figures.heads import EXPRESSIONS
from reverie.studio.figures.pairs import RECOMMENDED
from reverie.studio.figures.space import VIEWS
from reverie.studio.figures.wardrobe import GARMENTS, HAIRS, HATS
from reverie.studio.palettes import find_palette
from reverie.studio.pen import Pen

_PAPER = "#e6d9c0"
_LIFT = {"seat": 0.42, "middle": 0.5, "hands": 1.12, "ground": 0.06}


def tile(
    options: dict[str, Any],
    width: int,
    height: int,
    scale: float,
    palette: str = "dawn",
    paper: str = _PAPER,
    label: str = "",
) -> Array:
    """One figure on a little sheet of paper."""
    pen = Pen(width, height)
    figure = Figure(height=scale, **options)
    down = _LIFT.get(figure.pose.origin, 0.0) * scale
    y = height - 0.12 * scale - down if figure.pose.origin != "hands" else height * 0.12
    pen.line(8, y, width - 8, y, "#b8a88c", 1, 0.5)
    with pen.at(width / 2, y):
        figure.draw(pen, find_palette(palette), np.random.default_rng(1))
    sheet = pen.pixels()
    out: Array = vec(paper) * (1 - sheet[..., 3:]) + sheet[..., :3]
    text = (np.ascontiguousarray(out) * 255).astype(np.uint8)
    cv2.putText(text, label, (4, 12), cv2.FONT_HERSHEY_SIMPLEX, 0.38, (90, 60, 50), 1, cv2.LINE_AA)
    return text.astype(np.float32) / np.float32(255)


def sheet(
    cells: Sequence[tuple[str, dict[str, Any]]],
    columns: int,
    size: tuple[int, int],
    scale: float,
    path: str,
    palette: str = "dawn",
    paper: str = _PAPER,
) -> None:
    """Many figures side by side as a PNG."""
    tiles = [tile(options, *size, scale, palette, paper, label) for label, options in cells]
    while len(tiles) % columns:
        tiles.append(np.broadcast_to(vec(paper), tiles[0].shape).astype(np.float32))
    rows = [np.concatenate(tiles[i : i + columns], 1) for i in range(0, len(tiles), columns)]
    image = (np.clip(np.concatenate(rows, 0), 0, 1) * 255 + 0.5).astype(np.uint8)
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(path, image[..., ::-1])
    print(f"{path}: {image.shape[1]}x{image.shape[0]}")


def _ages(folder: str) -> None:
    cells = [
        (f"{age} {view}", {"age": age, "view": view, "seed": 3 + i})
        for i, age in enumerate(BUILDS)
        for view in ("front", "front_right", "right", "back_right", "back")
    ]
    sheet(cells, 10, (150, 260), 210, f"{folder}/ages.png")


def _poses(folder: str) -> None:
    ages = list(BUILDS)
    for part, names in enumerate(
        np.array_split(np.array([*dict.fromkeys(RECOMMENDED)], object), 3)
    ):
        cells = []
        for n, (pose, view, _) in enumerate(names):
            age = ages[(n * 3 + part) % len(ages)]
            options = {"age": age, "pose": pose, "view": view, "seed": n * 7 + part}
            cells.append((f"{pose} {view} {age}", options))
        sheet(cells, 7, (290, 300), 230, f"{folder}/poses{part + 1}.png")


def _views(folder: str) -> None:
    cells = [
        (f"{p} {v}", {"age": "adult", "pose": p, "view": v, "seed": 4})
        for p in ("stand", "walk", "sit", "run", "sit_ground")
        for v in VIEWS
    ]
    sheet(cells, 8, (200, 250), 190, f"{folder}/views.png")


def _clothes(folder: str) -> None:
    cells = [
        (f"{g} {v}", {"age": "adult", "view": v, "seed": 11 + i, "clothes": {"top": g}})
        for i, g in enumerate([*GARMENTS, "cape", "cloak"])
        for v in ("front_right", "back_right")
    ]
    sheet(cells, 12, (150, 260), 220, f"{folder}/clothes.png")


def _faces(folder: str) -> None:
    cells: list[tuple[str, dict[str, Any]]] = []
    for i, e in enumerate(EXPRESSIONS):
        for age, view in (
            ("child", "front"),
            ("adult", "front_right"),
            ("old", "front_right"),
            ("broad", "front"),
        ):
            cells.append((f"{e}", {"age": age, "view": view, "seed": 20 + i, "expression": e}))
    for i, h in enumerate(HAIRS):
        for view in ("front", "right", "back_right"):
            cells.append((h, {"age": "adult", "view": view, "seed": 40 + i, "hair": h}))
    for i, h in enumerate(HATS[:-1]):
        for view in ("front", "right", "back_right"):
            cells.append((h, {"age": "adult", "view": view, "seed": 60 + i, "clothes": {"hat": h}}))
    tiles = [tile(o, 260, 800, 560, label=n)[80:360] for n, o in cells]
    while len(tiles) % 8:
        tiles.append(np.ones_like(tiles[0]))
    rows = [np.concatenate(tiles[i : i + 8], 1) for i in range(0, len(tiles), 8)]
    image = (np.clip(np.concatenate(rows, 0), 0, 1) * 255 + 0.5).astype(np.uint8)
    half = len(rows) // 2 * 280
    for n, piece in enumerate((image[:half], image[half:])):
        cv2.imwrite(
            f"{folder}/faces{n + 1}.png",
            cv2.resize(piece, None, fx=0.75, fy=0.75, interpolation=cv2.INTER_AREA)[..., ::-1],
        )


_SHEETS = {"ages": _ages, "poses": _poses, "views": _views, "clothes": _clothes, "faces": _faces}


def main(argv: list[str] | None = None) -> int:
    """Paint the sheets named on the command line."""
    parser = argparse.ArgumentParser(prog="reverie.studio.figures.sheets", description=__doc__)
    parser.add_argument("names", nargs="+", choices=list(_SHEETS))
    parser.add_argument("--out", default="out/figures")
    args = parser.parse_args(argv)
    Path(args.out).mkdir(parents=True, exist_ok=True)
    for name in args.names:
        _SHEETS[name](args.out)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
