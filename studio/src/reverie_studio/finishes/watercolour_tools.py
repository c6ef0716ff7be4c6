"""Paper is what a watercolour card talks to: washes, pen and lifted light on top of a Scene."""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace
from typing import Any

import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, to_hex, vec
from reverie_studio.engine.arrays import blur
from reverie_studio.engine.clay import Clay, Lamp
from reverie_studio.engine.clay_view import thrown
from reverie_studio.engine.layers import Layer, Plane
from reverie_studio.finishes import watercolour_gaze as _gaze
from reverie_studio.finishes import watercolour_palettes as _box
from reverie_studio.finishes.watercolour_clay import Colours, Sculpted, default_lamp, sculpted
from reverie_studio.finishes.watercolour_ink import Plate
from reverie_studio.finishes.watercolour_layers import Manner, WetLayer, manner_for
from reverie_studio.finishes.watercolour_locks import laid_locks
from reverie_studio.finishes.watercolour_pen import InkPen, Point
from reverie_studio.pen import Pen
from reverie_studio.scene import Placed, Scene

Shape = str | Sequence[Point] | Callable[[Pen], Any]
How = str | Mapping[str, Any] | None

WATERCOLOURS = _box.WATERCOLOURS
__all__ = ["HOWS", "SKIES", "WATERCOLOURS", "Clay", "InkPen", "Lamp", "Paper", "Point", "blob", "manner_words"]

# Ways of laying a thing that cards name by a word.
HOWS: dict[str, dict[str, Any]] = {
    "ink": {"strength": 0.0, "hatch": 0.7, "broken": 0.35},  # line only, paper inside
    "faint": {"strength": 0.4, "line": 0.55, "inner": 0.3, "wet": 0.4},  # far away or half gone
    "wet": {"wet": 0.75, "line": 0.5, "inner": 0.3, "bloom": 1.5, "uneven": 1.0, "pool": 0.3},
    "loose": {"loose": 6.0, "uneven": 0.8, "light": 0.55, "wet": 0.25},
    "dry": {"dry": 0.7, "wet": 0.0, "pool": 0.1},
    "ghost": {"strength": 0.22, "line": 0.35, "inner": 0.2, "broken": 0.9, "glaze": 0.6},
    "no line": {"line": 0.0, "inner": 0.0},
    "wash": {"line": 0.0, "inner": 0.0, "light": 0.0, "second": 0.0, "uneven": 0.7, "bloom": 1.0},
}


def manner_words(how: How) -> dict[str, Any]:
    """'ink' or {'hatch': 0.5} or {'as': 'ink', 'hatch': 0.3} as plain changes."""
    if how is None:
        return {}
    if isinstance(how, str):
        how = {"as": how}
    words = dict(how)
    named = words.pop("as", None)
    if named is not None and named not in HOWS:
        raise KeyError(f"no way of painting {named!r}; there are: {', '.join(HOWS)}")
    return {**(HOWS[named] if named else {}), **words}


# Skies: outline and manner. None fills the card; each leaves another part of the paper bare.
_SOFT: dict[str, Any] = {"wet": 1.0, "bloom": 2.0, "pool": 0.2}
SKIES: dict[str, tuple[tuple[Point, ...], dict[str, Any]]] = {
    "none": ((), {}),
    "wide": (((40, 70), (250, 36), (560, 60), (770, 50), (778, 300), (720, 520), (420, 560), (90, 520), (30, 300)),
             {"ragged": 0.35, "wet": 0.4, "bloom": 2.0, "fade": (0, 1)}),
    "band": (((-30, 250), (240, 210), (560, 236), (830, 200), (830, 330), (520, 372), (200, 350), (-30, 380)),
             {"ragged": 0.5, "wet": 0.2, "bloom": 1.0}),
    "left": (((-60, -60), (300, -60), (380, 160), (300, 420), (200, 700), (40, 860), (-60, 820)),
             {**_SOFT, "fade": (0.9, 0.3)}),
    "right": (((860, -60), (470, -60), (400, 150), (500, 420), (600, 680), (760, 840), (860, 820)),
              {**_SOFT, "fade": (-0.9, 0.3)}),
    "top": (((-60, -80), (400, -80), (860, -80), (860, 360), (600, 470), (330, 420), (-60, 500)),
            {**_SOFT, "fade": (0, 1.0)}),
    "round": (((400, 120), (590, 170), (700, 330), (680, 520), (560, 660), (400, 710), (240, 650), (130, 510), (120, 320), (220, 170)),
              {"ragged": 0.15, "wet": 0.25, "bloom": 2.0}),
    "swept": (((-40, 640), (120, 430), (330, 250), (560, 130), (840, 40), (840, 240), (620, 330), (400, 470), (200, 640), (40, 760)),
              {"ragged": 0.6, "wet": 0.2, "dry": 0.25, "bloom": 0.0}),
    "whole": (((-80, -80), (400, -80), (880, -80), (880, 500), (880, 1100), (600, 1000), (400, 1040), (180, 990), (-80, 1080)),
              {**_SOFT, "bloom": 4.0, "fade": (0, 0.75)}),
    "night": (((-80, -80), (400, -80), (880, -80), (880, 600), (880, 1280), (400, 1280), (-80, 1280), (-80, 600)),
              {"wet": 0.0, "bloom": 5.0, "pool": 0.2, "uneven": 0.8, "fade": (0, 0.45)}),
    "low": (((-60, 700), (200, 640), (420, 700), (620, 630), (860, 690), (860, 1010), (400, 1060), (-60, 1000)),
            {**_SOFT, "fade": (0, -0.9)}),
}  # fmt: skip


class Paper:
    """A Scene on bare paper, with brush and pen."""

    def __init__(self, s: Scene, paper: Colour | None = None, bleed: float = 1.0) -> None:
        self.s = s
        s.record.medium = "watercolour"
        if not any(layer.name == "sky" for layer in s.layers):
            s.add(Layer("sky", "sky", plane="sky"))  # the sky is the paper
        if paper is not None:
            s.look.palette = replace(s.look.palette, paper=to_hex(s.palette.resolve(paper)))
        s.look.brush = bleed

    # ---- brush

    def wash(self, shape: Shape, colour: Colour, *, name: str = "wash", role: str | None = None,
             plane: Plane = "place", behind: str | None = None, depth: float = 0.5,
             anchors: Mapping[str, Point] | None = None, how: How = None, **manner: Any) -> Placed:  # fmt: skip
        """A wash inside a shape: SVG path data, points of a smooth outline, or a drawing function.

        Keywords are those of Manner (strength wet pool bloom grain dry ragged uneven glaze charge
        fade loose …). With a role it is noted in the record, otherwise it is only paint.
        """
        tone = self.s.palette.resolve(colour)
        if "charge" in manner and manner["charge"] is not None:
            manner["charge"] = self.s.palette.resolve(manner["charge"])
        placed = self.s.draw(_drawn(shape, tone), name=name, role=role or "place", depth=depth, plane=plane,
                             behind=behind, anchors=anchors, record=role is not None, protect=0.0)  # fmt: skip
        return self._lay(placed, {**HOWS["wash"], "strength": 0.85, **manner_words(how), **manner})

    def patch(self, box: tuple[float, float, float, float], colour: Colour, *, rough: float = 0.12,
              **more: Any) -> Placed:  # fmt: skip
        """A wash in an uneven field that fills the box (left, top, right, bottom) more or less."""
        rng, _ = self.s.own_rng("patch")
        return self.wash(blob(rng, box, rough), colour, **{"ragged": 0.35, "wet": 0.35, **more})

    def sky(self, kind: str = "wide", colour: Colour | None = None, strength: float = 0.75, **more: Any) -> Placed | None:
        """A sky wash in one of the SKIES: how much of the paper it takes and where it fades."""
        if kind not in SKIES:
            raise KeyError(f"no sky {kind!r}; there are: {', '.join(SKIES)}")
        shape, manner = SKIES[kind]
        if not shape:
            return None
        tone = colour if colour is not None else self.s.palette.sky[0][1]
        return self.wash(list(shape), tone, **{"name": "sky wash", "plane": "sky", "strength": strength, **manner, **more})

    def glaze(self, shape: Shape, colour: Colour = "shadow", *, name: str = "glaze", strength: float = 0.55,
              **more: Any) -> Placed:  # fmt: skip
        """A transparent shade over what is there."""
        return self.wash(shape, colour, name=name, **{"glaze": 1.0, "strength": strength, "bloom": 0.0, "wet": 0.1, **more})

    def brush(self, points: Sequence[Point], colour: Colour, width: float = 40, end: float | None = None, *,
              name: str = "stroke", **manner: Any) -> Placed:  # fmt: skip
        """One stroke of a round brush that runs dry at its end."""
        far = width * 0.5 if end is None else end
        tone = self.s.palette.resolve(colour)
        more = {"dry": 0.35, "ragged": 0.4, "bloom": 0.0, **manner}
        return self.wash(lambda pen: pen.taper(points, width, far, tone), colour, name=name, **more)

    def lift(self, shape: Shape, amount: float = 0.7, *, soft: float = 6.0, plane: Plane = "place",
             loose: float = 3.0) -> None:  # fmt: skip
        """Take colour off: beams, highlights, moons, smoke."""
        pen = Pen()
        _drawn(shape, "#ffffff")(pen)
        mask = np.ascontiguousarray(pen.pixels()[..., 3])
        mask = blur(mask, soft) if soft else mask
        self._add_mask("lifted light", mask, "#ffffff", plane, Manner(kind="lift", strength=amount, loose=loose))

    def spatter(self, at: Point, spread: float = 140, count: int = 30, colour: Colour = "mid", *, size: float = 4.0,
                plane: Plane = "place", **manner: Any) -> Placed:  # fmt: skip
        """Drops flicked from a loaded brush."""
        rng, _ = self.s.own_rng("spatter")
        tone = self.s.palette.resolve(colour)

        def drops(pen: Pen) -> None:
            for _ in range(count):
                a, r = rng.uniform(0, math.tau), spread * rng.random() ** 0.7
                big = size * (0.25 + rng.random() ** 3)
                pen.oval(at[0] + math.cos(a) * r, at[1] + math.sin(a) * r, big, big * rng.uniform(0.75, 1.0), tone)

        return self.wash(drops, colour, name="spatter", plane=plane, **{"wet": 0.05, "bloom": 0.0, "glaze": 1.0, **manner})

    # ---- pen

    def ink(self, what: Callable[[InkPen], Any], *, name: str = "pen drawing", role: str | None = None,
            colour: Colour | None = None, strength: float = 1.0, plane: Plane = "place",
            behind: str | None = None) -> Placed:  # fmt: skip
        """Draw with the pen; what is drawn lies over everything laid before."""
        rng, _ = self.s.own_rng(f"ink {name}")
        plate = Plate(HEIGHT, WIDTH)
        what(InkPen(plate, rng))
        tone = self.s.palette.resolve(colour) if colour is not None else None
        manner = Manner(kind="ink", strength=strength, ink=tone)
        return self._add_mask(name, plate.mask(), tone or self.s.palette.dark, plane, manner, behind, role)

    # ---- things

    def put(self, name: str, at: Point | None = None, *, how: How = None, **more: Any) -> Placed:
        """Scene.put in ink and wash; `how` is a word of HOWS or a dict of Manner's fields."""
        return self._lay(self.s.put(name, at, **more), manner_words(how))

    def put_many(self, name: str, places: Sequence[Sequence[float]], *, how: How = None, **more: Any) -> Placed:
        """Scene.put_many in ink and wash."""
        return self._lay(self.s.put_many(name, places, **more), manner_words(how))

    def figure(self, at: Point, *, how: How = None, **more: Any) -> Placed:
        """Scene.figure in ink and wash."""
        return self._lay(self.s.figure(at, **more), manner_words(how))

    def draw(self, what: Callable[[Pen], Any], *, name: str, how: How = None, **more: Any) -> Placed:
        """Scene.draw: flat shapes with a Pen that are then outlined and washed."""
        return self._lay(self.s.draw(what, name=name, **more), manner_words(how))

    # ---- bodies of clay

    def clay(self, clay: Clay, colours: Colours, *, name: str, role: str | None = None, **more: Any) -> Sculpted:
        """A body in space: `colours` by part ('' for the rest), with a role it is in the record.

        texture (fur feathers wool cloth bark scales skin hair, or by part), lamps (the card's light by itself), ambient,
        casters (bodies that throw their shadow on it), how (a word of HANDLINGS or fields of Handling), source (x, y, z
        that fur flows away from), drops [(x, y, r, colour)], markings [(outline, colour)], plane, behind, depth, rays.
        """
        return sculpted(self.s, clay, colours, name=name, role=role, **more)

    def eyes(self, body: Sculpted, **more: Any) -> None:
        """The gaze of a body whose head has marks for it: iris, white, rim, pupil (round slit level), wide, glint, lashes, sides."""
        _gaze.gaze(self.s, body, **more)

    def bead(self, body: Sculpted, r: float, **more: Any) -> None:
        """A small dark eye at each mark `eye…`."""
        _gaze.bead(self.s, body, r, **more)

    def brows(self, body: Sculpted, colour: Colour = "dark", **more: Any) -> None:
        """Brows of a human head."""
        _gaze.brows(self.s, body, colour, **more)

    def locks(self, curves: Sequence[Sequence[Sequence[float]]], colour: Colour | Sequence[Colour], **more: Any) -> Placed:
        """Single tapering strokes from root to tip, the later over the earlier: a mane, a beard, a tail, long grass.

        width, lit (a function of x and y, 0…1), hairs (pen lines on each), name, role, plane, how.
        """
        return laid_locks(self.s, curves, colour, **more)

    def cast(self, clay: Clay, *, ground: float | None = None, tilt: float = 0.3, wall: float | None = None,
             lamp: Lamp | None = None, colour: Colour = "shadow", strength: float = 0.6, name: str = "cast shadow",
             plane: Plane = "place", **manner: Any) -> None:  # fmt: skip
        """The shadow a body throws, as a glaze: call it before the body. On a floor that begins at picture height `ground`
        and of which we see `tilt` (0 along it … 1 from above), or on a wall at z.
        """
        pen = Pen()
        for x, y, rx, ry in thrown(clay, lamp or default_lamp(self.s), ground=ground, tilt=tilt, wall=wall):
            pen.oval(x, y, rx, ry, "#ffffff")
        mask = blur(np.ascontiguousarray(pen.pixels()[..., 3]), 1.6)
        if mask.max() > 0.1:
            base = {"wet": 0.15, "pool": 0.5, "uneven": 0.5, "loose": 1.5, **manner}
            made = Manner(line=0, inner=0, light=0, second=0, glaze=1.0, strength=strength).but(**base)
            self._add_mask(name, mask, self.s.palette.resolve(colour), plane, made)

    # ---- inner

    def _lay(self, placed: Placed, changes: dict[str, Any]) -> Placed:
        for i, layer in enumerate(placed.layers):
            wet = WetLayer.of(layer, manner_for(layer, changes))
            self.s.layers[next(k for k, old in enumerate(self.s.layers) if old is layer)] = wet
            placed.layers[i] = wet
        return placed

    def _add_mask(self, name: str, mask: Array, colour: Colour, plane: Plane, manner: Manner,
                  behind: str | None = None, role: str | None = None) -> Placed:  # fmt: skip
        sheet = np.concatenate([vec(colour)[None, None] * mask[..., None], mask[..., None]], -1).astype(np.float32)
        layer = self.s.add_sheet(name, sheet, "motif", plane=plane, behind=behind)
        if role is not None:
            self.s._note(name, role, "drawing", layer, 1, (), {})
        placed = self.s._placed(name, layer, {}, None)
        for i, old in enumerate(placed.layers):
            wet = WetLayer.of(old, manner)
            self.s.layers[next(k for k, one in enumerate(self.s.layers) if one is old)] = wet
            placed.layers[i] = wet
        return placed


def blob(rng: np.random.Generator, box: tuple[float, float, float, float], rough: float = 0.12,
         corners: int = 14) -> list[Point]:  # fmt: skip
    """Points of an uneven outline that fills a box: between an oval and a rectangle."""
    left, top, right, bottom = box
    x, y, rx, ry = (left + right) / 2, (top + bottom) / 2, (right - left) / 2, (bottom - top) / 2
    points = []
    for k in range(corners):
        a = math.tau * k / corners
        c, d = math.cos(a), math.sin(a)
        far = 1 + rng.uniform(-rough, rough * 0.5)
        points.append((x + math.copysign(abs(c) ** 0.6, c) * rx * far, y + math.copysign(abs(d) ** 0.6, d) * ry * far))
    return points


def _drawn(shape: Shape, colour: Colour) -> Callable[[Pen], Any]:
    if callable(shape):
        return shape
    if isinstance(shape, str):
        return lambda pen: pen.path(shape, colour)
    return lambda pen: pen.curve(list(shape), colour)
