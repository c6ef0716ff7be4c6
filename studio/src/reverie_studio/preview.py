"""Look before you paint: `python -m reverie_studio.preview motif NAME… --out out/x.png`."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from reverie_studio.colour import Array, rgb, vec
from reverie_studio.motifs import MOTIFS, Motif, find_motif
from reverie_studio.palettes import PALETTES, Palette, find_palette
from reverie_studio.pen import Pen

_CELL_WIDTH, _CELL_HEIGHT = 800, 800
_GROUND = "#a9a294"


def _option(text: str) -> tuple[str, Any]:
    """'open=0.5' becomes ('open', 0.5); words stay words."""
    name, _, value = text.partition("=")
    words: dict[str, Any] = {"true": True, "false": False, "none": None}
    if value.lower() in words:
        return name, words[value.lower()]
    try:
        return name, float(value) if "." in value else int(value)
    except ValueError:
        return name, value


def _fit(motif: Motif, scale: float | None) -> tuple[float, tuple[float, float]]:
    """The scale and the place of the origin that show the motif in its cell."""
    left, top, right, bottom = motif.natural_box()
    k = scale or min(660 / (right - left), 660 / (bottom - top))
    return k, (400 - (left + right) / 2 * k, 400 - (top + bottom) / 2 * k)


def _sheet(motif: Motif, palette: Palette, seed: int, k: float, at: tuple[float, float],
           options: dict[str, Any]) -> Array:  # fmt: skip
    pen = Pen(_CELL_WIDTH, _CELL_HEIGHT)
    with pen.at(*at, scale=k):
        motif.paint(pen, palette, np.random.default_rng(seed), **options)
    return pen.pixels()


def _marks(motif: Motif, k: float, at: tuple[float, float]) -> Array:
    """Origin, natural box and anchors, in a sheet of their own."""
    pen = Pen(_CELL_WIDTH, _CELL_HEIGHT)
    left, top, right, bottom = (v * k for v in motif.natural_box())
    x, y = at
    box = [(x + left, y + top), (x + right, y + top), (x + right, y + bottom), (x + left, y + bottom)]
    pen.poly(box, "#20c0ff", 0.9, stroke=2)
    pen.line(x - 14, y, x + 14, y, "#ff2020", 3)
    pen.line(x, y - 14, x, y + 14, "#ff2020", 3)
    for ax, ay in motif.anchors.values():
        pen.circle(x + ax * k, y + ay * k, 6, "#ff20c0", stroke=3)
    return pen.pixels()


def _write_text(image: Array, text: str, where: tuple[int, int], size: float, colour: str) -> None:
    """Letters over a float picture (OpenCV writes only on bytes)."""
    letters = np.zeros(image.shape[:2], np.uint8)
    cv2.putText(letters, text, where, cv2.FONT_HERSHEY_SIMPLEX, size, 255, 2 if size > 0.6 else 1)
    mask = (letters / np.float32(255))[..., None]
    image[:] = image * (1 - mask) + vec(colour) * mask


def _label(image: Array, motif: Motif, k: float, at: tuple[float, float], marks: bool) -> None:
    _write_text(image, motif.name, (12, 30), 0.8, "#1a1a1a")
    if not marks:
        return
    for name, (ax, ay) in motif.anchors.items():
        where = (int(at[0] + ax * k) + 9, int(at[1] + ay * k) - 5)
        _write_text(image, name, where, 0.5, "#990066")


def _flat(sheet: Array) -> Array:
    ground = np.broadcast_to(vec(_GROUND), (*sheet.shape[:2], 3))
    mixed: Array = ground * (1 - sheet[..., 3:]) + sheet[..., :3]
    return mixed


def _finished(sheet: Array, palette: Palette, seed: int) -> Array | None:
    """The same through the gouache finish, once that exists."""
    try:
        from reverie_studio.finishes.gouache import finish_sheet
    except ImportError:
        return None
    return finish_sheet(sheet, palette, rgb(_GROUND), seed)


def preview_motif(name: str, palette: Palette, seed: int = 1, scale: float | None = None,
                  marks: bool = False, options: dict[str, Any] | None = None) -> Array:  # fmt: skip
    """One motif: flat above, finished below."""
    motif = find_motif(name)
    k, at = _fit(motif, scale)
    sheet = _sheet(motif, palette, seed, k, at, options or {})
    flat = _flat(sheet)
    if marks:
        over = _marks(motif, k, at)
        flat = flat * (1 - over[..., 3:]) + over[..., :3]
    flat = np.ascontiguousarray(flat, np.float32)
    _label(flat, motif, k, at, marks)
    finished = _finished(sheet, palette, seed)
    return flat if finished is None else np.concatenate([flat, finished], 0)


def _write(image: Array, path: str) -> None:
    shown = (np.clip(image, 0, 1) * 255 + 0.5).astype(np.uint8)
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    cv2.imwrite(path, shown[..., ::-1])
    print(f"{path}: {shown.shape[1]}x{shown.shape[0]}")


def _show_motifs(args: argparse.Namespace) -> None:
    names = args.names
    if args.tag:
        names = [m.name for m in MOTIFS.values() if args.tag in m.tags]
    options = dict(_option(text) for text in args.option)
    palette = find_palette(args.palette)
    tiles = [preview_motif(n, palette, args.seed, args.scale, args.anchors, options) for n in names]
    _write_tiles(tiles, args)


def _list_motifs() -> None:
    for motif in sorted(MOTIFS.values(), key=lambda m: m.name):
        w, h = motif.size
        anchors, options = ", ".join(motif.anchors) or "-", ", ".join(motif.options()) or "-"
        print(f"{motif.name:24} {w:.0f}x{h:.0f} {motif.origin:7} anchors: {anchors}; options: {options}")


def _show_palettes(args: argparse.Namespace) -> None:
    fields = ["dark", "mid", "light", "accent", "accent2", "glow", "haze", "cloud", "cloud_shade", "ground", "ground_shade", "water", "wood", "stone", "leaf", "metal", "cloth", "paper", "skin", "shadow"]  # fmt: skip
    height = 60
    pen = Pen(300 + 40 * len(fields), height * len(PALETTES))
    for row, palette in enumerate(PALETTES.values()):
        y = row * height
        pen.gradient(f"M0,{y} h300 v{height} h-300Z", (0, y), (300, y), palette.sky)
        for i, name in enumerate(fields):
            pen.rect(300 + i * 40, y, 40, height - 4, palette.tone(name))
    image = _flat(pen.pixels())
    for row, palette in enumerate(PALETTES.values()):
        where = (8, row * height + 36)
        _write_text(image, palette.name, where, 0.7, "#ffffff")
    _write(image, args.out)


def _show_stages(args: argparse.Namespace) -> None:
    """Each stage on its own, with its spots marked if asked for."""
    from reverie_studio.scene import Scene

    tiles = []
    for name in args.names:
        s = Scene(args.palette, args.seed, light=(args.light, -0.8))
        placed = s.stage(name, **dict(_option(text) for text in args.option))
        image = s.render()
        if args.anchors:
            for spot, (x, y) in placed.anchors.items():
                _write_text(image, f"+{spot}", (int(x) - 8, int(y) + 6), 0.7, "#ff20c0")
        tiles.append(image)
    _write_tiles(tiles, args)


def _list_stages() -> None:
    from reverie_studio.scene import Scene
    from reverie_studio.stages import STAGES

    for name, stage in STAGES.items():
        spots = ", ".join(stage.paint(Scene("dawn", 1)).points)
        knobs = ", ".join(f"{k}={v!r}" for k, v in stage.knobs().items())
        print(f"| `{name}` | {(stage.draw.__doc__ or '').strip()} | {knobs} | {spots} |")


def _show_cards(args: argparse.Namespace) -> None:
    from reverie_studio.deck import load_script

    tiles = []
    for path in args.names:
        scene = load_script(path).scene()
        scene.look.sketch = args.sketch
        tiles.append(scene.render())
    _write_tiles(tiles, args)


def _write_tiles(tiles: list[Array], args: argparse.Namespace) -> None:
    rows = [tiles[i : i + args.columns] for i in range(0, len(tiles), args.columns)]
    blank = np.full_like(tiles[0], 0.5)
    padded = [row + [blank] * (min(args.columns, len(tiles)) - len(row)) for row in rows]
    image = np.concatenate([np.concatenate(row, 1) for row in padded], 0)
    if args.shrink != 1:
        image = cv2.resize(image, None, fx=args.shrink, fy=args.shrink, interpolation=cv2.INTER_AREA)
    _write(np.asarray(image, np.float32), args.out)


def _common(parser: argparse.ArgumentParser, shrink: float, out: str) -> None:
    parser.add_argument("names", nargs="*")
    parser.add_argument("--columns", type=int, default=4)
    parser.add_argument("--shrink", type=float, default=shrink)
    parser.add_argument("--out", default=out)


def main(argv: list[str] | None = None) -> int:
    """The command line of the preview tool."""
    parser = argparse.ArgumentParser(prog="reverie_studio.preview", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    show = commands.add_parser("motif", help="draw motifs side by side")
    _common(show, 0.5, "out/preview.png")
    show.add_argument("--tag", help="all motifs with this tag")
    show.add_argument("--palette", default="dawn")
    show.add_argument("--seed", type=int, default=1)
    show.add_argument("--scale", type=float, help="default: fill the cell")
    show.add_argument("--anchors", action="store_true", help="mark box, origin and anchors")
    show.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    commands.add_parser("list", help="list all motifs")
    swatches = commands.add_parser("palettes", help="all palettes as swatches")
    swatches.add_argument("--out", default="out/palettes.png")
    stage = commands.add_parser("stage", help="paint stages")
    _common(stage, 0.6, "out/stage.png")
    stage.add_argument("--palette", default="dawn")
    stage.add_argument("--seed", type=int, default=1)
    stage.add_argument("--light", type=float, default=-0.5, help="x of the light, -1 … 1")
    stage.add_argument("--anchors", action="store_true", help="mark the spots")
    stage.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    commands.add_parser("stages", help="list all stages, their knobs and spots")
    card = commands.add_parser("card", help="paint card scripts (paths)")
    _common(card, 1.0, "out/card.png")
    card.add_argument("--sketch", action="store_true", help="prints (riso, linocut) in flat tints, without screens and faults: in a third of the time")
    args = parser.parse_args(argv)
    actions: dict[str, Callable[[argparse.Namespace], None]] = {
        "motif": _show_motifs,
        "palettes": _show_palettes,
        "stage": _show_stages,
        "card": _show_cards,
        "list": lambda _args: _list_motifs(),
        "stages": lambda _args: _list_stages(),
    }
    actions[args.command](args)
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
