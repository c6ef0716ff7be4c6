"""Sky, light, weather and land as verbs of a scene; each call adds layers, none paints yet."""

from __future__ import annotations

import math
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, darken, lighten, mix, vec
from reverie_studio.engine import land, sky, water, weather
from reverie_studio.engine.arrays import COLUMNS, ROWS, blur, sheet_of, smooth
from reverie_studio.engine.layers import Knobs, Layer, Material, Plane, crop
from reverie_studio.engine.look import Look
from reverie_studio.palettes import Palette
from reverie_studio.pen import Pen

Point = tuple[float, float]
Line = Callable[[float], float]


class Air:
    """The part of a Scene that paints what has no outline of its own."""

    def __init__(self, palette: Palette, seed: int, light: tuple[float, float]) -> None:
        self.palette = palette
        self.seed = seed
        self.light = light
        self.rng = np.random.default_rng(seed)
        self.look = Look(palette, light, seed)
        self.layers: list[Layer] = []
        self.has_moon = False
        self.folder: Path | None = None  # of the card's script
        self.focus_spots: list[tuple[float, float, float]] = []
        self._counts: dict[str, int] = {}
        self._forced_plane: Plane | None = None

    # ---- plumbing

    def own_rng(self, name: str) -> tuple[np.random.Generator, int]:
        """Chance of its own for each named thing, so that adding one leaves the others alone."""
        nth = self._counts.get(name, 0)
        self._counts[name] = nth + 1
        number = zlib.crc32(f"{name} {nth}".encode())
        return np.random.default_rng([self.seed, number]), number

    def new_pen(self) -> Pen:
        """What this medium draws with."""
        return Pen()

    def pen(self) -> Pen:
        """A pen on a new sheet that knows the card's palette and the drawings beside it."""
        pen = self.new_pen()
        pen.palette, pen.folder = self.palette, self.folder
        return pen

    def drawn(self, pen: Pen, layer: Layer | None) -> None:
        """Called when a pen's sheet has become a layer; a medium may add what belongs to it."""
        if layer is not None:
            layer.shapes = pen.shapes

    def add(self, layer: Layer, behind: str | None = None) -> Layer:
        """Append a layer, or slip it in before the first one called `behind`."""
        if self._forced_plane is not None:
            layer.plane = self._forced_plane
        if behind is None:
            self.layers.append(layer)
            return layer
        names = [old.name for old in self.layers]
        if behind not in names:
            raise KeyError(f"no layer {behind!r} to go behind; there are: {', '.join(dict.fromkeys(names))}")
        layer.plane = self.layers[names.index(behind)].plane
        self.layers.insert(names.index(behind), layer)
        return layer

    def add_sheet(
        self, name: str, sheet: Array, material: Material, *, depth: float = 0.5,
        plane: Plane = "place", knobs: Knobs | None = None, behind: str | None = None,
        seed: int | None = None,
    ) -> Layer | None:  # fmt: skip
        """Add a card-sized premultiplied sheet; nothing happens when it is empty."""
        cut = crop(sheet)
        if cut is None:
            return None
        pixels, left, top = cut
        number = self.own_rng(f"sheet {name}")[1] if seed is None else seed
        layer = Layer(name, material, depth, pixels, left, top, plane=plane, seed=number)
        layer.knobs = knobs or Knobs()
        return self.add(layer, behind)

    def add_light(self, name: str, light: Array, *, plane: Plane = "place",
                  behind: str | None = None) -> Layer:  # fmt: skip
        """Add a card-sized field of light, to be screened over what lies below."""
        mask = light.max(2) > 0.002
        rows, columns = np.flatnonzero(mask.any(1)), np.flatnonzero(mask.any(0))
        if rows.size == 0:
            rows = columns = np.array([0])
        top, bottom = int(rows[0]), int(rows[-1]) + 1
        left, right = int(columns[0]), int(columns[-1]) + 1
        rgb = light[top:bottom, left:right]
        alpha = np.ones((*rgb.shape[:2], 1), np.float32)
        pixels = np.concatenate([rgb, alpha], -1).astype(np.float32)
        layer = Layer(name, "light", 0.5, pixels, left, top, blend="screen", plane=plane)
        return self.add(layer, behind)

    def c(self, colour: Colour | None, default: str) -> Colour:
        """A colour, a palette field name, or the palette's default."""
        return self.palette.resolve(colour if colour is not None else default)

    # ---- above

    def sky(self, stops: Any = None, horizon: float = HEIGHT, wander: float = 0.12,
            texture: float = 0.5) -> None:  # fmt: skip
        """The graded sky of the palette (or own stops), with broad cloudy brushwork in it."""
        rng, _ = self.own_rng("sky")
        graded = sky.graded(rng, stops or self.palette.sky, horizon, wander)
        full = np.ones((HEIGHT, WIDTH), np.float32)
        self.add_sheet("sky", sheet_of(graded, full), "sky", depth=0.0, plane="sky",
                       knobs=Knobs(protect=0.0))  # fmt: skip
        if texture > 0:
            veil = sky.clouds(rng, -100, horizon + 100, self.palette.cloud,
                              self.palette.cloud_shade, 0.34 * texture, 340, 0.05, 0.4,
                              self.light)  # fmt: skip
            self.add_sheet("sky texture", veil, "sky", depth=0.0, plane="sky",
                           knobs=Knobs(protect=0.0))  # fmt: skip

    def backdrop(self, top: Colour, bottom: Colour, middle: Colour | None = None) -> None:
        """A plain graded ground instead of a sky, for interiors and dreams."""
        stops: list[tuple[float, Colour]] = [(0.0, self.c(top, "mid")), (1.0, self.c(bottom, "dark"))]
        if middle is not None:
            stops.insert(1, (0.5, self.c(middle, "mid")))
        self.sky(stops, texture=0.15)

    def stars(self, count: int = 240, low: float = 760, colour: Colour = "#fff6d8") -> None:
        """Stars down to y = low."""
        rng, _ = self.own_rng("stars")
        points, halo = sky.stars(rng, count, low, self.c(colour, "light"))
        self.add_sheet("stars", points, "sky", depth=0.0, plane="sky", knobs=Knobs(protect=0.8))
        self.add_light("starlight", halo, plane="sky")

    def moon(
        self, x: float = 580, y: float = 240, radius: float = 90, *, phase: float = 0.0,
        colour: Colour | None = None, halo: float = 0.7, craters: float = 0.18,
        plane: Plane = "sky", behind: str | None = None,
    ) -> None:  # fmt: skip
        """A moon; phase -0.42 is a waning sickle, 0.42 a waxing one, 0 full."""
        self.has_moon = True
        rng, _ = self.own_rng("moon")
        tone = self.c(colour, "#fff3cf")
        light = sky.glow(x, y, radius * 3.6, self.palette.glow, halo * 0.5)
        light = light + sky.glow(x, y, radius * 1.7, self.palette.glow, halo * 0.5)
        self.add_light("moonlight", light, plane=plane, behind=behind)
        disc = sky.moon(rng, x, y, radius, tone, phase, craters)
        self.add_sheet("moon", disc, "sky", depth=0.0, plane=plane, behind=behind,
                       knobs=Knobs(protect=1.0))  # fmt: skip

    def sun(self, x: float = 560, y: float = 300, radius: float = 80, *,
            colour: Colour | None = None, halo: float = 0.6, plane: Plane = "sky",
            behind: str | None = None) -> None:  # fmt: skip
        """A sun with a wide halo."""
        rng, _ = self.own_rng("sun")
        tone = self.c(colour, "glow")
        light = sky.glow(x, y, radius * 4.5, tone, halo * 0.5) + sky.glow(x, y, radius * 2, tone, halo * 0.4)
        self.add_light("sunlight", light, plane=plane, behind=behind)
        self.add_sheet("sun", sky.sun(rng, x, y, radius, tone), "sky", depth=0.0, plane=plane,
                       behind=behind, knobs=Knobs(protect=1.0))  # fmt: skip

    def clouds(
        self, top: float = 100, bottom: float = 640, amount: float = 0.7, *,
        colour: Colour | None = None, shade: Colour | None = None, scale: float = 280,
        cover: float = 0.03, soft: float = 0.26, plane: Plane = "sky",
    ) -> None:  # fmt: skip
        """A soft bank of cloud; cover -0.1 (a few) … 0.2 (overcast), soft is the edge."""
        rng, _ = self.own_rng("clouds")
        sheet = sky.clouds(rng, top, bottom, self.c(colour, "cloud"),
                           self.c(shade, "cloud_shade"), amount, scale, cover, soft, self.light)  # fmt: skip
        self.add_sheet("clouds", sheet, "sky", depth=0.1, plane=plane, knobs=Knobs(protect=0.1))

    def puffs(
        self, places: Sequence[tuple[float, float, float]], *, colour: Colour | None = None,
        shade: Colour | None = None, plane: Plane = "sky", depth: float = 0.2,
        behind: str | None = None, alpha: float = 1.0, flat: float = 0.42,
    ) -> None:  # fmt: skip
        """Heaped clouds with a shape of their own: each place is (x, y, width)."""
        rng, seed = self.own_rng("puffs")
        sheet = sky.puffs(rng, list(places), self.c(colour, "cloud"), self.c(shade, "cloud_shade"),
                          flat)  # fmt: skip
        knobs = Knobs(volume=0.25, rim=0.3, wobble=4.0, edge=0.05, haze=_haze(depth), alpha=alpha,
                      protect=0.2)  # fmt: skip
        self.add_sheet("puffs", sheet, "foliage", depth=depth, plane=plane, knobs=knobs,
                       behind=behind, seed=seed)  # fmt: skip

    def aurora(self, y: float = 420, colours: Sequence[Colour] = ("#3fe0a8", "#7fb0ff"),
               strength: float = 0.4) -> None:  # fmt: skip
        """Curtains of light in the sky."""
        rng, _ = self.own_rng("aurora")
        self.add_light("aurora", sky.aurora(rng, y, [self.c(c, "glow") for c in colours], strength),
                       plane="sky")  # fmt: skip

    # ---- light

    def glow(self, at: Point, radius: float = 150, colour: Colour | None = None,
             strength: float = 0.5, plane: Plane = "place", behind: str | None = None) -> None:  # fmt: skip
        """Round light over everything painted so far."""
        light = sky.glow(at[0], at[1], radius, self.c(colour, "glow"), strength)
        self.add_light("glow", light, plane=plane, behind=behind)

    def rays(self, at: Point = (400, -60), colour: Colour | None = None, strength: float = 0.4,
             angle: float = 90, spread: float = 40, reach: float = 900,
             plane: Plane = "place") -> None:  # fmt: skip
        """Beams from a point; angle 90 is straight down."""
        rng, _ = self.own_rng("rays")
        light = sky.rays(rng, at[0], at[1], self.c(colour, "glow"), strength, angle, spread, reach)
        self.add_light("rays", light, plane=plane)

    def beam(self, start: Point, end: Point, width0: float, width1: float,
             colour: Colour | None = None, strength: float = 0.4, soft: float = 10,
             plane: Plane = "place") -> None:  # fmt: skip
        """One cone of light from a lamp, a window or a keyhole."""
        dx, dy = end[0] - start[0], end[1] - start[1]
        length = math.hypot(dx, dy) or 1.0
        nx, ny = -dy / length, dx / length
        pen = Pen()
        pen.poly([(start[0] + nx * width0 / 2, start[1] + ny * width0 / 2),
                  (end[0] + nx * width1 / 2, end[1] + ny * width1 / 2),
                  (end[0] - nx * width1 / 2, end[1] - ny * width1 / 2),
                  (start[0] - nx * width0 / 2, start[1] - ny * width0 / 2)], "#ffffff")  # fmt: skip
        mask = blur(np.ascontiguousarray(pen.pixels()[..., 3]), soft)
        along = ((COLUMNS - start[0]) * dx + (ROWS - start[1]) * dy) / (length * length)
        mask = mask * np.clip(1.1 - along * 0.75, 0, 1) * np.float32(strength)
        light = np.asarray(mask[..., None] * vec(self.c(colour, "glow")), np.float32)
        self.add_light("beam", light, plane=plane)

    def shade(self, svg_d: str, colour: Colour | None = None, alpha: float = 0.4,
              soft: float = 0.0, plane: Plane = "place", behind: str | None = None) -> None:  # fmt: skip
        """A glaze of shadow over a shape; soft is the blur of its edge."""
        pen = Pen()
        pen.path(svg_d, self.c(colour, "shadow"), 1.0)
        sheet = blur(pen.pixels(), soft) if soft else pen.pixels()
        self.add_sheet("shade", sheet * np.float32(alpha), "air", plane=plane, behind=behind,
                       knobs=Knobs(protect=0.3))  # fmt: skip

    def focus(self, *spots: tuple[float, float, float]) -> None:
        """Where to look, as (x, y, radius); without it the roles of the things say so."""
        self.focus_spots = list(spots)

    def vignette(self, amount: float = 0.3, colour: Colour | None = None) -> None:
        """How far the corners fall back."""
        self.look.vignette = amount
        if colour is not None:
            resolved = self.c(colour, "dark")
            self.look.vignette_colour = resolved if isinstance(resolved, str) else ""

    def grade(self, **dials: float) -> None:
        """Turn dials of the look: bloom paper brush warmth saturation contrast lift gamma."""
        for name, value in dials.items():
            if not hasattr(self.look, name):
                raise TypeError(f"the look has no dial {name!r}")
            setattr(self.look, name, value)

    # ---- weather

    def rain(self, count: int = 260, slant: float = -0.18, colour: Colour | None = None,
             length: float = 36, alpha: float = 0.5, plane: Plane = "air") -> None:  # fmt: skip
        """Rain over the whole card."""
        rng, _ = self.own_rng("rain")
        sheet = weather.rain(rng, count, slant, self.c(colour, "#dfe8ef"), length, alpha)
        self.add_sheet("rain", sheet, "weather", depth=1, plane=plane, knobs=Knobs(protect=0.9))

    def snow(self, count: int = 220, colour: Colour = "#ffffff", size: float = 1.0, top: float = 0,
             bottom: float = HEIGHT, plane: Plane = "air") -> None:  # fmt: skip
        """Falling snow."""
        rng, _ = self.own_rng("snow")
        sheet = weather.snow(rng, count, self.c(colour, "light"), size, top, bottom)
        self.add_sheet("snow", sheet, "weather", depth=1, plane=plane, knobs=Knobs(protect=0.9))

    def mist(self, y: float, height: float = 80, amount: float = 0.5, colour: Colour | None = None,
             plane: Plane = "place", behind: str | None = None) -> None:  # fmt: skip
        """A band of mist over everything painted so far."""
        rng, _ = self.own_rng("mist")
        sheet = weather.mist(rng, y, height, self.c(colour, "haze"), amount)
        self.add_sheet("mist", sheet, "air", plane=plane, behind=behind, knobs=Knobs(protect=0.1))

    def motes(self, at: Point, spread: float = 160, count: int = 40, colour: Colour | None = None,
              size: float = 2.4, plane: Plane = "place") -> None:  # fmt: skip
        """Dust, sparks, fireflies, bubbles."""
        rng, _ = self.own_rng("motes")
        sheet = weather.motes(rng, count, at[0], at[1], spread, self.c(colour, "glow"), size)
        self.add_sheet("motes", sheet, "weather", plane=plane, knobs=Knobs(protect=0.9))
        halo = np.clip(blur(np.ascontiguousarray(sheet[..., :3]), 5) * 1.2, 0, 1)
        self.add_light("mote light", halo, plane=plane)

    # ---- land and water

    def hills(
        self, y: float, amp: float = 40, scale: float = 300, colour: Colour | None = None,
        foot: Colour | None = None, *, rough: int = 4, depth: float = 0.4,
        texture: str | None = None, bottom: float = HEIGHT, haze: float | None = None,
        name: str = "hills", plane: Plane = "place", marks: int = 140,
    ) -> Line:  # fmt: skip
        """A range of hills with its skyline around y; returns y(x).

        texture: grass, sand, snow, stone or furrow lays brush marks on the slope.
        """
        rng, seed = self.own_rng(name)
        line = land.ridge(rng, y, amp, scale, rough)
        tone = self.c(colour, "ground")
        low = self.c(foot, "ground_shade") if foot is not None else darken(tone, 0.28)
        sheet = land.hill_sheet(rng, line, tone, low)
        if texture:
            pen = Pen()
            land.tufts(pen, rng, land.height_of(line), mix(tone, low, 0.4), texture, bottom, marks)
            drawn = pen.pixels()
            drawn *= sheet[..., 3:]
            sheet = np.concatenate([sheet[..., :3] * (1 - drawn[..., 3:]) + drawn[..., :3],
                                    sheet[..., 3:]], -1).astype(np.float32)  # fmt: skip
        knobs = Knobs(volume=0.14, rim=0.6, wobble=1.2, haze=_haze(depth) if haze is None else haze,
                      protect=0.05)  # fmt: skip
        self.add_sheet(name, sheet, "land", depth=depth, plane=plane, knobs=knobs, seed=seed)
        return land.height_of(line)

    def sea(
        self, y: float, deep: Colour | None = None, sparkle: Colour | None = None,
        light_x: float | None = None, *, mirror: float = 0.55, wave: float = 1.0,
        chop: float = 1.0, floor: float = HEIGHT, name: str = "sea",
    ) -> None:  # fmt: skip
        """Water from y down: mirrors what was painted before, breaks in waves."""
        number = self.own_rng(name)[1]
        tone, spark = self.c(deep, "water"), self.c(sparkle, "glow")
        seed = self.seed

        def flood(base: Array) -> Array:
            rng = np.random.default_rng([seed, number])
            return water.sea_effect(base, rng, y, tone, spark, light_x, mirror, wave, chop, floor)

        flat = crop(water.sea_sheet(y, tone, self.palette.haze, floor))
        layer = Layer(name, "water", 0.4, plane="place", effect=flood, seed=number)
        if flat is not None:
            layer.pixels, layer.left, layer.top = flat
        self.add(layer)

    def _fringe(self, name: str, draw: Callable[[Pen, np.random.Generator], None], depth: float,
                plane: Plane, behind: str | None) -> None:  # fmt: skip
        rng, seed = self.own_rng(name)
        pen = self.pen()
        draw(pen, rng)
        knobs = Knobs(volume=0.0, rim=0.15, wobble=0.8, edge=0.05, haze=_haze(depth), protect=0.7)
        layer = self.add_sheet(name, pen.pixels(), "foliage", depth=depth, plane=plane, knobs=knobs,
                               behind=behind, seed=seed)  # fmt: skip
        self.drawn(pen, layer)

    def grass(self, y: float | Line, colour: Colour | None = None, other: Colour | None = None, *,
              count: int = 240, height: float = 46, left: float = 0, right: float = WIDTH,
              depth: float = 0.8, plane: Plane = "place", behind: str | None = None) -> None:  # fmt: skip
        """A fringe of grass along y (a number or a function of x)."""
        tone = self.c(colour, "leaf")
        second = self.c(other, "leaf") if other is not None else lighten(tone, 0.25)
        line = y if callable(y) else _level(y)
        self._fringe("grass", lambda pen, rng: land.grass(pen, rng, line, tone, second, count,
                     height, left, right), depth, plane, behind)  # fmt: skip

    def flowers(self, y: float | Line, colours: Sequence[Colour] | None = None, *, count: int = 40,
                height: float = 54, radius: float = 6.5, stem: Colour | None = None,
                left: float = 0, right: float = WIDTH, depth: float = 0.8,
                plane: Plane = "place", behind: str | None = None) -> None:  # fmt: skip
        """Flowers along y (a number or a function of x)."""
        default: tuple[Colour, ...] = ("accent", "light", "accent2")
        tones = [self.c(c, "accent") for c in (colours or default)]
        stalk = self.c(stem, "leaf") if stem is not None else darken(self.palette.leaf, 0.25)
        line = y if callable(y) else _level(y)
        self._fringe("flowers", lambda pen, rng: land.flowers(pen, rng, line, tones, count, height,
                     radius, stalk, left, right), depth, plane, behind)  # fmt: skip

    # ---- pictures in shapes

    @contextmanager
    def inside(self, svg_d: str, soft: float = 0.0, keep_out: bool = False) -> Iterator[None]:
        """What is added in this block shows only inside the shape (a scene within a scene)."""
        pen = Pen()
        pen.path(svg_d, "#ffffff")
        mask = np.ascontiguousarray(pen.pixels()[..., 3])
        if soft:
            mask = blur(mask, soft)
        if keep_out:
            mask = np.asarray(1 - mask, np.float32)
        before, self._forced_plane = self._forced_plane, "place"
        start = len(self.layers)
        try:
            yield
        finally:
            self._forced_plane = before
        for layer in self.layers[start:]:
            _mask_layer(layer, mask)

    # ---- small helpers for stages

    def board(self, name: str, draw: Callable[[Pen], object], *, depth: float = 0.5,
              material: Material = "place", plane: Plane = "place", behind: str | None = None,
              **knobs: Any) -> None:  # fmt: skip
        """One sheet of a place: walls, floors, roofs, trunks."""
        pen = self.pen()
        draw(pen)
        base = Knobs(volume=0.1, rim=0.25, wobble=1.4, edge=0.2, pigment=0.13, haze=_haze(depth),
                     protect=0.2)  # fmt: skip
        layer = self.add_sheet(name, pen.pixels(), material, depth=depth, plane=plane,
                               knobs=base.but(**knobs), behind=behind)  # fmt: skip
        self.drawn(pen, layer)


def _level(y: float) -> Line:
    return lambda _x: y


def _haze(depth: float) -> float:
    """Distance fades: nothing nearer than 0.55, half gone at 0."""
    return max(0.0, 0.55 - depth) * 0.95


def _mask_layer(layer: Layer, mask: Array) -> None:
    if layer.effect is not None:
        effect = layer.effect

        def only_inside(base: Array) -> Array:
            m = mask[..., None]
            return np.asarray(base * (1 - m) + effect(base) * m, np.float32)

        layer.effect = only_inside
    if layer.pixels is not None:
        h, w = layer.pixels.shape[:2]
        part = mask[layer.top : layer.top + h, layer.left : layer.left + w, None]
        layer.pixels = np.asarray(layer.pixels * part, np.float32)


def soft_ellipse(x: float, y: float, rx: float, ry: float) -> Array:
    """A mask that falls off softly, for pools of light and shadow."""
    d = np.sqrt(((COLUMNS - x) / rx) ** 2 + ((ROWS - y) / ry) ** 2)
    return 1 - smooth(0.2, 1.0, d)


def resize(sheet: Array, factor: float) -> Array:
    """A sheet at another size."""
    out = cv2.resize(sheet, None, fx=factor, fy=factor, interpolation=cv2.INTER_AREA)
    return np.asarray(out, np.float32)
