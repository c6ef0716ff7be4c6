"""`python -m reverie_studio.finishes.papercut_preview sketch|card|motif|stage …`: look before it is glued."""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import numpy as np
from PIL import Image

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.deck import load_script, picture_limit, to_image, webp
from reverie_studio.engine.layers import in_painting_order
from reverie_studio.finishes.papercut_scene import LightBox
from reverie_studio.motifs import find_motif


def _save(image: Image.Image, out: Path, name: str) -> None:
    out.mkdir(parents=True, exist_ok=True)
    path = out / f"{name.replace(' ', '_')}.png"
    image.save(path)
    print(path)


def _cards(files: list[str], out: Path) -> None:
    """Each card at full size, and all of them at 200 px on one strip."""
    small = []
    for file in files:
        started = time.perf_counter()
        picture = load_script(file).scene("memories").render()
        image = to_image(picture)
        took, weight = time.perf_counter() - started, len(webp(image, picture_limit("papercut"))) // 1024
        print(f"{Path(file).stem}: {took:.1f} s, {weight} KB")
        _save(image, out, Path(file).stem)
        small.append(to_image(picture, (200, 300)))
    strip = Image.new("RGB", (210 * len(small), 310), (38, 36, 34))
    for i, image in enumerate(small):
        strip.paste(image, (210 * i + 5, 5))
    _save(strip, out, "strip")


def sketch(file: str) -> Image.Image:
    """The sheets of a card one upon the other without light or shadow: composition in two seconds."""
    picture = np.ones((HEIGHT, WIDTH, 3), np.float32)
    for layer in in_painting_order(load_script(file).scene("memories").layers):
        if layer.pixels is None or layer.blend != "over":
            continue
        left, top, right, bottom = (int(v) for v in layer.box)
        sheet = layer.pixels * np.float32(layer.knobs.alpha)
        below = picture[top:bottom, left:right]
        picture[top:bottom, left:right] = below * (1 - sheet[..., 3:]) + sheet[..., :3]
    return to_image(picture, (400, 600))


def _motifs(names: list[str], palette: str, out: Path) -> None:
    s = LightBox(palette, 1)
    s.back("haze", "mid")
    columns = 2 if len(names) <= 6 else 4 if len(names) <= 20 else 6
    cell = 800 / columns
    for i, name in enumerate(names):
        left, top, right, bottom = find_motif(name).natural_box()
        scale = min(cell * 0.84 / (right - left), cell * 0.9 / (bottom - top))
        x, y = (i % columns + 0.5) * cell, (i // columns + 0.55) * cell
        s.put(name, at=(x - (left + right) / 2 * scale, y - (top + bottom) / 2 * scale), scale=scale)
    _save(to_image(s.render()), out, "motifs")


def _stages(names: list[str], palette: str, out: Path) -> None:
    for name in names:
        s = LightBox(palette, 1)
        placed = s.stage(name)
        print(name, "spots:", ", ".join(placed.anchors), "· layers:", ", ".join(dict.fromkeys(x.name for x in placed.layers)))
        _save(to_image(s.render()), out, name)


def main(argv: list[str] | None = None) -> int:
    """The command."""
    parser = argparse.ArgumentParser(prog="papercut_preview", description=__doc__)
    parser.add_argument("what", choices=("sketch", "card", "motif", "stage"))
    parser.add_argument("names", nargs="+")
    parser.add_argument("--palette", default="kitchen morning")
    parser.add_argument("--out", default="out")
    args = parser.parse_args(argv)
    if args.what == "sketch":
        for name in args.names:
            _save(sketch(name), Path(args.out), f"{Path(name).stem}_sketch")
    elif args.what == "card":
        _cards(args.names, Path(args.out))
    elif args.what == "motif":
        _motifs(args.names, args.palette, Path(args.out))
    else:
        _stages(args.names, args.palette, Path(args.out))
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
