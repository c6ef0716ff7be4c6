"""Drum is what a risograph card talks to: things are printed with inks, knocked out, overprinted, drawn.

    d = Drum(s, lamps=[Lamp(-0.6, -0.7, 0.5)])
    with d.thing("wall") as wall:
        wall.flat("0,0! 800,0! 800,600! 0,600!", pink=1)
    with d.thing("bull", role="subject") as bull:
        bull.print(ox_head().turned(at=(400, 500, 0), scale=2), {"pink": 1}, shade={"pink": 1, "blue": 1}, at=0.4)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, cast

import cv2
import numpy as np

from reverie_studio.colour import Array
from reverie_studio.engine.bodies import (
    FINE,
    Body,
    Outline,
    Point,
    Run,
    from_clay,
    grown,
    outline,
    stencil,
)
from reverie_studio.engine.clay import Clay, Lamp, flow
from reverie_studio.engine.clay_parts import between_lids
from reverie_studio.finishes.riso_palettes import RISOS
from reverie_studio.finishes.riso_plates import Inks, Plates, Tint
from reverie_studio.finishes.scratchboard_tools import Board, Curve, Thing

__all__ = ["RISOS", "Clay", "Drum", "Lamp", "Printed", "Tint", "flow"]

Light = Callable[[Array, Array], Array]
Paint = tuple[Inks, Inks]  # in the light, in the shade


class Printed(Thing):
    """Marks of one thing, in the order they are laid. `strokes`, `comb`, `feathers` … are those of the scratchboard."""

    hows: Mapping[str, Any] = {}

    @contextmanager
    def in_inks(self, **inks: float) -> Iterator[None]:
        """Single strokes are printed with these meanwhile; otherwise they are paper."""
        self._ink(inks)
        yield
        self._ink({})

    def _ink(self, inks: Inks) -> None:
        def mark(plates: Plates) -> None:
            plates.ink = dict(inks)

        self.marks.append(mark)

    def flat(self, *shapes: Outline, overprint: bool = False, gap: float = 0.0, **inks: float) -> None:
        """A shape in these inks (a second outline is a hole); with none it is paper. `gap` px of paper part it from what is there."""
        mask, left, top = stencil([outline(shape) for shape in shapes], pad=4 + round(gap * FINE))
        if gap:
            wide = grown(mask, gap)
            self.marks.append(lambda plates: plates.put(wide, left, top, {}))
        self.marks.append(lambda plates: plates.put(mask, left, top, inks, knock=not overprint))
        self._take(mask, left, top)

    def fade(self, shape: Outline, light: Light, overprint: bool = True, **inks: float) -> None:
        """A shape whose inks grow with what `light(x, y)` says, 0…1: a sky, a lit wall. One ink: two tints are mud."""
        mask, left, top = stencil([outline(shape)])
        rows, columns = np.mgrid[0 : mask.shape[0], 0 : mask.shape[1]].astype(np.float32)
        share = np.clip(light((columns + left) / FINE, (rows + top) / FINE), 0, 1).astype(np.float32)
        graded = {name: share * value for name, value in inks.items()}
        self.marks.append(lambda plates: plates.put(mask, left, top, graded, knock=not overprint))
        self._take(mask, left, top)

    def print(self, clay: Clay, light: Inks, shade: Inks, *, at: float = 0.4, soft: float = 0.12, parts: Mapping[str, Paint] | None = None,
              line: str | None = None, gain: float = 1.0, rim: float = 0.0, run: Run = "across") -> Body:  # fmt: skip
        """A body: these inks in the light, those in the shade, a screen between them. `parts` have inks of their own."""
        body = from_clay(clay, self.lamps, run, self.ambient)
        rest = body.mask
        tint = Tint(light, ((shade, at, soft),), gain, line, rim)
        own = [(name, Tint(lit, ((dark, at, soft),), gain, line)) for name, (lit, dark) in (parts or {}).items()]
        pieces = []
        for name, other in own:
            pieces.append((_only(body, body.mask * (body.part[name] > 0.5)), other))
            rest = rest * (body.part[name] <= 0.5)
        for piece, how in [(_only(body, rest), tint), *pieces]:
            self._hatch(piece, cast(Any, how), None, None, None, {})
        return body

    def silhouette(self, clay: Clay, grow: float = 0.0, overprint: bool = False, **inks: float) -> None:
        """A body as one flat shape; grown a little in paper, it gets an edge."""
        body = from_clay(clay, (), shade=0)
        mask = grown(body.mask, grow)
        self.marks.append(lambda plates: plates.put(mask, body.left, body.top, inks, knock=not overprint))
        self._take(mask, body.left, body.top)

    def bare(self, *shapes: Outline, spot: float | None = None) -> None:
        """Paper."""
        self.flat(*shapes)

    def glow(self, x: float, y: float, r: float, strength: float = 1.0, power: float = 1.2) -> None:
        """Light takes the drawing ink away around it."""

        def mark(plates: Plates) -> None:
            plate = plates.value[plates.drums.dark]
            rows, columns = np.mgrid[0 : plate.shape[0], 0 : plate.shape[1]].astype(np.float32) / FINE
            near = np.clip(1 - np.hypot(columns - x, rows - y) / r, 0, 1) ** power * strength
            plate *= (1 - np.clip(near, 0, 1)).astype(np.float32)

        self.marks.append(mark)

    def gaze(self, clay: Clay, *, iris: Inks | None = None, glint: Point = (-0.3, -0.35), sides: Sequence[str] = ("left", "right"),
             wide: float = 1.0) -> None:  # fmt: skip
        """Eyes of a head that has marks for them: paper, iris, pupil, glint, and the dark line of the lid."""
        for side in sides:
            upper, lower = clay.curve(f"upper {side}"), clay.curve(f"lower {side}")
            ring = clay.curve(f"iris {side}")
            centre, rim = np.array(ring[0]), np.array(ring[1:])
            size = float(np.hypot(*(rim - centre).T).mean())
            self.flat([*upper, *reversed(lower)])
            for part, inks in ((1.0, iris), (0.55, None)):
                self._solid(between_lids([(float(x), float(y)) for x, y in centre + (rim - centre) * part * wide], upper, lower), inks)
            self.prick([(centre[0] + glint[0] * size, centre[1] + glint[1] * size, max(1.0, size * 0.2))])
            self.strokes([upper], size * 0.42, ends=(0.4, 0.4), black=True)
            self.strokes([lower], size * 0.16, ends=(0.2, 0.2), black=True)

    def _solid(self, shape: Sequence[Point], inks: Inks | None) -> None:
        mask, left, top = stencil([list(shape)])
        self.marks.append(lambda plates: plates.put(mask, left, top, plates.deepest if inks is None else inks))

    def pattern(self, body: Body, curves: Sequence[Curve], width: float, part: str | None = None, overprint: bool = True, **inks: float) -> None:
        """Stripes, checks, wallpaper: lines that are printed only on a body, or on a part of it."""
        mask = body.mask if part is None else body.mask * (body.part[part] > 0.5)
        own = np.zeros_like(mask)
        for curve in curves:
            p = (flow([q[:2] for q in curve], 8) * FINE - (body.left, body.top)).round().astype(np.int32)
            cv2.polylines(own, [p], False, 1.0, max(1, round(width * FINE)), cv2.LINE_AA)
        own = np.minimum(own, mask)
        self.marks.append(lambda plates: plates.put(own, body.left, body.top, inks, knock=not overprint))


class Drum(Board):
    """A Scene on the drums of a risograph, with the lights its bodies stand in."""

    medium = "riso"

    def _make(self, *given: Any) -> Printed:
        return Printed(*given)

    @contextmanager
    def thing(self, name: str, role: str | None = None, **more: Any) -> Iterator[Printed]:
        """Something on the card; with a role it is noted in the record, otherwise it is only printed."""
        with super().thing(name, role, **more) as made:
            yield cast(Printed, made)


def _only(body: Body, mask: Array) -> Body:
    return Body(body.left, body.top, np.asarray(mask, np.float32), body.tone, body.field, body.gap, body.part)
