"""Literal shapes live as SVG beside the card: drawn in Inkscape, coloured by the card's palette.

An element's class may name a field of the palette (`class="accent"`), its own fill is then only
what the editor shows. `class="grain"` is a line that is not painted: strokes follow it. An id
names the part.
"""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass, field, fields
from functools import lru_cache
from pathlib import Path
from typing import Any, Protocol
from xml.etree import ElementTree

import skia

from reverie_studio.colour import Colour
from reverie_studio.palettes import Palette

Point = tuple[float, float]
_NUMBER = re.compile(r"[-+]?(?:\d+\.?\d*|\.\d+)(?:[eE][-+]?\d+)?")
_CALL = re.compile(r"(\w+)\s*\(([^)]*)\)")
_PALETTE = frozenset(f.name for f in fields(Palette))
_PAINT = ("fill", "stroke", "stroke-width", "opacity", "fill-opacity", "stroke-opacity")
_NAMED = {"white": "#ffffff", "black": "#000000"}


class Draws(Protocol):
    """What a drawing needs of a pen."""

    canvas: Any

    def part(
        self, name: str, grain: Sequence[Sequence[Point]] = ()
    ) -> AbstractContextManager[object]: ...

    def path(self, svg_d: str, colour: Colour, alpha: float = 1.0, stroke: float = 0.0) -> None: ...


@dataclass(frozen=True)
class Mark:
    """One element: its path, where it lies, and its words."""

    d: str
    matrix: tuple[float, ...]
    style: Mapping[str, str]
    classes: tuple[str, ...] = ()
    name: str = ""
    grain: list[list[Point]] = field(default_factory=list)


def find_svg(name: str, folder: Path | None) -> Path:
    """The file of a drawing: beside the card, or in `_svg/` there."""
    if folder is None:
        raise FileNotFoundError(f"no drawing {name!r}: this pen belongs to no card")
    for file in (folder / f"{name}.svg", folder / "_svg" / f"{name}.svg"):
        if file.is_file():
            return file
    known = sorted(f.stem for f in [*folder.glob("*.svg"), *folder.glob("_svg/*.svg")])
    raise FileNotFoundError(f"no drawing {name!r} beside the card; there are: {', '.join(known) or 'none'}")


def draw_svg(pen: Draws, file: Path, palette: Palette | None, colours: Mapping[str, Colour]) -> None:
    """Draw a file at the pen's origin; `colours` overrules classes for this once."""
    marks = _read(file, file.stat().st_mtime_ns)
    for mark in marks:
        with _moved(pen, mark.matrix), pen.part(mark.name, grain=mark.grain):
            alpha = float(mark.style.get("opacity", 1))
            fill = _colour(mark, "fill", "#000000", palette, colours)
            if fill is not None:
                pen.path(mark.d, fill, alpha * float(mark.style.get("fill-opacity", 1)))
            line = _colour(mark, "stroke", "none", palette, colours)
            if line is not None:
                width = _length(mark.style.get("stroke-width", "1"))
                pen.path(mark.d, line, alpha * float(mark.style.get("stroke-opacity", 1)), stroke=width)


def _colour(mark: Mark, what: str, default: str, palette: Palette | None,
            colours: Mapping[str, Colour]) -> Colour | None:  # fmt: skip
    own = mark.style.get(what, default)
    if own == "none":
        return None
    for word in mark.classes:
        if word in colours:
            return colours[word]
        if word in _PALETTE and palette is not None:
            return palette.resolve(word)
    own = _NAMED.get(own, own)
    if not own.startswith("#"):
        raise ValueError(f"colour {own!r} of {mark.name or 'a shape'}: write '#rrggbb', or a palette field as class")
    return own


@contextmanager
def _moved(pen: Draws, matrix: tuple[float, ...]) -> Iterator[None]:
    pen.canvas.save()
    a, b, c, d, e, f = matrix
    pen.canvas.concat(skia.Matrix.MakeAll(a, c, e, b, d, f, 0, 0, 1))
    try:
        yield
    finally:
        pen.canvas.restore()


@lru_cache(maxsize=256)
def _read(file: Path, _changed: int) -> tuple[Mark, ...]:
    root = ElementTree.fromstring(file.read_text("utf-8"))
    return tuple(_walk(root, (1, 0, 0, 1, 0, 0), {}, ()))


def _walk(node: ElementTree.Element, matrix: tuple[float, ...], style: dict[str, str],
          classes: tuple[str, ...]) -> Iterator[Mark]:  # fmt: skip
    kind = node.tag.rpartition("}")[2]
    if kind in ("defs", "metadata", "namedview", "title", "desc"):
        return
    matrix = _times(matrix, _transform(node.get("transform", "")))
    style = {**style, **_style(node)}
    classes = tuple(node.get("class", "").split()) or classes
    d = _outline(kind, node)
    if d is not None:
        yield Mark(d, matrix, style, classes, node.get("id", ""))
        return
    grain = [_line(c) for c in node if "grain" in c.get("class", "").split()]
    for child in node:
        if "grain" in child.get("class", "").split():
            continue
        for mark in _walk(child, matrix, style, classes):
            yield Mark(mark.d, mark.matrix, mark.style, mark.classes, mark.name, [*mark.grain, *grain])


def _style(node: ElementTree.Element) -> dict[str, str]:
    """What an element says of its paint, as attributes or in its style."""
    out = {k: node.attrib[k] for k in _PAINT if k in node.attrib}
    for part in node.get("style", "").split(";"):
        key, _, value = part.partition(":")
        if key.strip() in _PAINT:
            out[key.strip()] = value.strip()
    return out


def _line(node: ElementTree.Element) -> list[Point]:
    numbers = [float(n) for n in _NUMBER.findall(node.get("points", "") or re.sub("[MLml]", " ", node.get("d", "")))]
    return list(zip(numbers[::2], numbers[1::2], strict=True))


def _length(text: str) -> float:
    found = _NUMBER.match(text)
    return float(found.group()) if found else 0.0


def _outline(kind: str, node: ElementTree.Element) -> str | None:
    """Path data of an element; None for a group."""
    n = {k: _length(v) for k, v in node.attrib.items() if k in ("x", "y", "width", "height", "cx", "cy", "r", "rx", "ry", "x1", "y1", "x2", "y2")}
    if kind == "path":
        return node.get("d", "")
    if kind in ("polygon", "polyline"):
        points = _line(node)
        return "M" + " L".join(f"{x},{y}" for x, y in points) + ("Z" if kind == "polygon" else "")
    if kind == "rect":
        x, y = n.get("x", 0), n.get("y", 0)
        return f"M{x},{y} h{n['width']} v{n['height']} h{-n['width']}Z"
    if kind in ("circle", "ellipse"):
        rx, ry = n.get("r", n.get("rx", 0)), n.get("r", n.get("ry", 0))
        x, y = n.get("cx", 0), n.get("cy", 0)
        return f"M{x - rx},{y} A{rx} {ry} 0 1 1 {x + rx},{y} A{rx} {ry} 0 1 1 {x - rx},{y}Z"
    if kind == "line":
        return f"M{n.get('x1', 0)},{n.get('y1', 0)} L{n.get('x2', 0)},{n.get('y2', 0)}"
    return None


def _times(m: tuple[float, ...], k: tuple[float, ...]) -> tuple[float, ...]:
    a, b, c, d, e, f = m
    return (a * k[0] + c * k[1], b * k[0] + d * k[1], a * k[2] + c * k[3], b * k[2] + d * k[3],
            a * k[4] + c * k[5] + e, b * k[4] + d * k[5] + f)  # fmt: skip


def _transform(text: str) -> tuple[float, ...]:
    out: tuple[float, ...] = (1, 0, 0, 1, 0, 0)
    for name, inside in _CALL.findall(text):
        n = [float(v) for v in _NUMBER.findall(inside)]
        if name == "translate":
            step: tuple[float, ...] = (1, 0, 0, 1, n[0], n[1] if len(n) > 1 else 0)
        elif name == "scale":
            step = (n[0], 0, 0, n[-1], 0, 0)
        elif name == "rotate":
            c, s = math.cos(math.radians(n[0])), math.sin(math.radians(n[0]))
            x, y = n[1:3] if len(n) == 3 else (0.0, 0.0)
            step = (c, s, -s, c, x - c * x + s * y, y - s * x - c * y)
        elif name == "matrix" and len(n) == 6:
            step = tuple(n)
        else:
            raise ValueError(f"transform {name!r} is not known here: translate, scale, rotate or matrix")
        out = _times(out, step)
    return out
