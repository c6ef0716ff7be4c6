"""Press is what a linocut card talks to: things are opened, cut, gouged and left standing.

    p = Press(s, lamps=[Lamp(-0.6, -0.7, 0.5)])
    with p.thing("sky") as sky:
        sky.plane("0,0! 800,0! 800,700! 0,700!", lambda x, y: 1 - y / 700, (0, 1, 2), (0.7, 0.3), around=(400, 700))
    with p.thing("ram", role="subject") as ram:
        ram.clay(ram_head().turned(at=(400, 500, 0), scale=2), "fur", halo=5)
        with ram.down_to(1):
            ram.strokes([...], 4)
"""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import replace
from typing import Any, cast

import numpy as np

from reverie_studio.colour import Array
from reverie_studio.engine.bodies import (
    FINE,
    Body,
    Outline,
    Point,
    from_clay,
    from_outline,
    grown,
    outline,
    stencil,
)
from reverie_studio.engine.clay import Clay, Lamp, flow
from reverie_studio.engine.clay_parts import between_lids
from reverie_studio.finishes.linocut_block import GOUGES, KEY, Block, Gouge
from reverie_studio.finishes.linocut_palettes import LINOS
from reverie_studio.finishes.scratchboard_tools import Board, Curve, Thing

__all__ = ["GOUGES", "KEY", "LINOS", "Clay", "Cutting", "Gouge", "Lamp", "Press", "flow"]

Light = Callable[[Array, Array], Array]  # how light it is at x and y


class Cutting(Thing):
    """Marks of one thing, in the order they are cut. `clay`, `form`, `strokes`, `comb` … are those of the scratchboard."""

    hows = GOUGES

    @contextmanager
    def down_to(self, ink: int) -> Iterator[None]:
        """Single cuts go down to this ink meanwhile; otherwise to the paper."""
        self._ink(ink)
        yield
        self._ink(0)

    def _ink(self, ink: int) -> None:
        def mark(block: Block) -> None:
            block.ink = block.number(ink)

        self.marks.append(mark)

    def flat(self, *shapes: Outline, ink: int | None = None, spot: bool = False, gap: float = 0.0, around: int = 0) -> None:
        """A shape in one ink (a second outline is a hole), the key unless it is said, or from the extra block.

        `gap` px of the ink `around` (paper) part it from what is there.
        """
        mask, left, top = stencil([outline(shape) for shape in shapes], pad=4 + round(gap * FINE))
        if gap:
            wide = grown(mask, gap) > 0.5
            self.marks.append(lambda block: block.lay(wide, left, top, around))
        level = (0 if spot else KEY) if ink is None else ink
        self.marks.append(lambda block: block.lay(mask > 0.5, left, top, level, spot))
        self._take(mask, left, top)

    def flat_clay(self, clay: Clay, ink: int = KEY, grow: float = 0.0) -> None:
        """A body as a silhouette in one ink; cut first a little larger in another one, it gets an edge."""
        body = from_clay(clay, (), shade=0)
        mask = grown(body.mask, grow)
        self.marks.append(lambda block: block.lay(mask > 0.5, body.left, body.top, ink))
        self._take(mask, body.left, body.top)

    def bare(self, *shapes: Outline, spot: float | None = None) -> None:
        """Cut a shape quite away: an eye, a drop."""
        wash = self.spot if spot is None else spot
        self.flat(*shapes, ink=0, spot=bool(wash))

    def plane(self, shape: Outline, light: Light, inks: tuple[int, ...] = (0, 1, 2), at: tuple[float, ...] = (0.66, 0.33), *,
              axis: float = 0.0, guides: Sequence[Curve] = (), around: Point | None = None, ring: bool = False,
              **changes: Any) -> Body:  # fmt: skip
        """Sky, water, a field: a flat shape whose light you give. Cuts lie at an angle, along guides, or as rays or rings round a point."""
        body = from_outline([shape], (), puff=2.0, axis=None if guides else axis, guides=guides, ambient=1.0)
        rows, columns = np.mgrid[0 : body.size[0], 0 : body.size[1]].astype(np.float32)
        x, y = (columns + body.left) / FINE, (rows + body.top) / FINE
        if around is not None:
            body = replace(body, field=_round(x - around[0], y - around[1], ring))
        # what `Block` makes of a tone, the other way round: `light` means what `at` says
        body.tone = np.asarray(-np.log(1 - np.clip(light(x, y), 0, 0.999)) / 1.5, np.float32)
        gouge = Gouge(inks=inks, at=at, parts=None).but(**changes)
        return self._hatch(body, cast(Any, gouge), None, None, None, {})

    def gaze(self, clay: Clay, *, iris: int = 1, white: int = 0, spot: bool = False, glint: Point = (-0.3, -0.35), sides: Sequence[str] = ("left", "right"),
             wide: float = 1.0, pupil: float = 0.55) -> None:  # fmt: skip
        """Eyes of a head that has marks for them: white, iris (or the extra block), pupil, glint, and the line of the lid."""
        for side in sides:
            upper, lower = clay.curve(f"upper {side}"), clay.curve(f"lower {side}")
            ring = clay.curve(f"iris {side}")
            centre, rim = np.array(ring[0]), np.array(ring[1:])
            size = float(np.hypot(*(rim - centre).T).mean())
            self.flat([*upper, *reversed(lower)], ink=white)
            self.flat(_inside(centre, rim, wide, upper, lower), ink=iris, spot=spot)
            self.flat(_inside(centre, rim, pupil * wide, upper, lower), ink=KEY)
            self.prick([(centre[0] + glint[0] * size, centre[1] + glint[1] * size, max(1.4, size * 0.22))])
            self.strokes([upper], max(2.4, size * 0.46), ends=(0.4, 0.5), black=True)
            self.strokes([lower], max(1.7, size * 0.2), ends=(0.2, 0.2), black=True)

    def rays(self, at: Point, radius: tuple[float, float], count: int, width: float = 5.0, sweep: tuple[float, float] = (0, 360)) -> None:
        """Wedges round a light, pointed outwards."""
        curves = []
        for k in range(count):
            a = math.radians(sweep[0] + (sweep[1] - sweep[0]) * (k + self.rng.uniform(0.2, 0.8)) / count)
            far = radius[1] * self.rng.uniform(0.7, 1.0)
            curves.append([(at[0] + math.cos(a) * q, at[1] + math.sin(a) * q) for q in (far, (far + radius[0]) / 2, radius[0])])
        self.strokes(curves, width, ends=(0.1, 0.8))

    def glow(self, x: float, y: float, r: float, strength: float = 1.0, power: float = 1.2) -> None:
        """No wash on a block: light is cut as rays."""
        self.rays((x, y), (r * 0.25, r), round(18 + 20 * strength))

    def dots(self, points: Sequence[Sequence[float]], ink: int = 0) -> None:
        """Round cuts (x, y, radius): stars, seeds, warts."""
        with self.down_to(ink):
            self.prick([(x, y, max(1.1, r)) for x, y, r in points])


class Press(Board):
    """A Scene on a block, with the lights its bodies stand in."""

    medium = "linocut"

    def _make(self, *given: Any) -> Cutting:
        return Cutting(*given)

    @contextmanager
    def thing(self, name: str, role: str | None = None, **more: Any) -> Iterator[Cutting]:
        """Something on the card; with a role it is noted in the record, otherwise it is only cut."""
        with super().thing(name, role, **more) as made:
            yield cast(Cutting, made)


def _inside(centre: Array, rim: Array, part: float, upper: list[Point], lower: list[Point]) -> list[Point]:
    return between_lids([(float(x), float(y)) for x, y in centre + (rim - centre) * part], upper, lower)


def _round(dx: Array, dy: Array, ring: bool) -> Array:
    far = np.hypot(dx, dy) + 1e-3
    return np.dstack([-dy / far, dx / far] if ring else [dx / far, dy / far]).astype(np.float32)
