"""Bodies of clay in watercolour: local colour that runs, paper in the light, crisp cool shade, darks in the creases, pen.

Lines are found in the form (depth, normals, parts), never in the colours. `watercolour_tools.Paper` is what cards talk to.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, fields, replace
from typing import Any

import numpy as np

from reverie_studio.colour import Array, Colour, mix, vec
from reverie_studio.engine.arrays import blur, sheet_of, smooth
from reverie_studio.engine.bodies import Outline, outline
from reverie_studio.engine.clay import Clay, Lamp, Vec
from reverie_studio.engine.clay_view import RAYS, SMOOTH, View, crests, folds, hollows, view, within
from reverie_studio.engine.layers import Layer, Plane
from reverie_studio.finishes.watercolour_board import Board, MarkedLayer, ink_colour
from reverie_studio.finishes.watercolour_ink import (
    Line,
    Plate,
    chains,
    lifts,
    outlines,
    runs,
    smoothed,
    stroke,
    swelling,
)
from reverie_studio.finishes.watercolour_layers import Manner
from reverie_studio.finishes.watercolour_marks import TEXTURES, filled, fringed, marked
from reverie_studio.finishes.watercolour_paper import window
from reverie_studio.finishes.watercolour_wash import colour_of, density_of, lay, mottle, strayed
from reverie_studio.palettes import Palette
from reverie_studio.scene import Placed, Scene

Colours = Colour | Mapping[str, Colour]
Drop = tuple[float, float, float, Colour]  # x, y, radius, colour dropped in wet


@dataclass(frozen=True)
class Handling:
    """How a body is laid; about 0…1 unless it says px."""

    strength: float = 0.9  # pigment in the first wash
    bare: float = 0.88  # lighter than this stays paper …
    paper: float = 0.92  # … as bare as this
    turn: float = 0.44  # darker than this is shade (the second wash) …
    core: float = 0.17  # … and darker than this is core (a third)
    shade: float = 0.85  # pigment in the shade
    cool: float = 0.62  # how much of the palette's shadow is in it
    reflect: float = 0.5  # warm light thrown back into the far edge
    accent: float = 0.85  # darks in creases and contacts
    charge: Colour | None = None  # dropped wet into the shade
    soft: float = 0.5  # share of the shade's edge that is softened
    run: float = 4.0  # px the colours of parts run into each other
    loose: float = 1.3  # px the brush strays from the form
    pool: float = 0.55
    grain: float = 0.55
    bloom: float = 0.8
    uneven: float = 0.55
    line: float = 1.0  # weight of the pen on silhouettes …
    inner: float = 0.8  # … and in creases
    broken: float = 0.6  # how often it lifts in the light
    ink: Colour | None = None
    marks: float = 1.0  # how many marks of texture
    size: float = 1.0  # and how large

    def but(self, **changes: Any) -> Handling:
        """A copy with some of it changed."""
        unknown = sorted(set(changes) - {f.name for f in fields(self)})
        if unknown:
            raise TypeError(f"a body of clay has no {', '.join(unknown)}; it has: {', '.join(f.name for f in fields(self))}")
        return replace(self, **changes)


HANDLINGS: dict[str, Handling] = {
    "": Handling(),
    "bold": Handling(strength=1.1, shade=1.15, accent=1.1, turn=0.5, core=0.24, line=1.2),
    "soft": Handling(soft=0.95, shade=0.7, line=0.55, inner=0.5, accent=0.5, bloom=1.5),
    "faint": Handling(strength=0.4, shade=0.4, accent=0.3, line=0.5, inner=0.35, marks=0.4),
    "dark": Handling(bare=0.97, turn=0.62, core=0.34, shade=1.2, accent=1.1, reflect=0.7),
    "ink": Handling(strength=0.12, shade=0.18, accent=0.1, line=1.2, inner=1.0, marks=1.7),
    "ghost": Handling(strength=0.16, shade=0.3, accent=0.12, line=0.35, inner=0.25, marks=0.2, broken=0.9, soft=0.9),
}


@dataclass
class Sculpted(Placed):
    """A body on the card; its marks are its anchors."""

    clay: Clay = field(default_factory=Clay)
    lamps: tuple[Lamp, ...] = ()


@dataclass(frozen=True)
class Subject:
    """All that is known of a body when it is laid."""

    seen: View
    colour: Array  # flat local colour (h, w, 3)
    handling: Handling
    texture: Mapping[str, str]
    source: Vec | None  # marks flow away from it
    seed: int


def handled(how: str | Mapping[str, Any] | None) -> Handling:
    """'bold' or {'shade': 1} or {'as': 'bold', 'shade': 1}."""
    words = {"as": how} if isinstance(how, str) else dict(how or {})
    name = words.pop("as", "")
    if name not in HANDLINGS:
        raise KeyError(f"no way of laying a body {name!r}; there are: {', '.join(HANDLINGS)}")
    return HANDLINGS[name].but(**words)


def default_lamp(s: Scene) -> Lamp:
    """The card's one light."""
    return Lamp(*s.look.light3, 1.05)


def sculpted(s: Scene, clay: Clay, colours: Colours, *, name: str, role: str | None = None, texture: str | Mapping[str, str] = "",
             lamps: Sequence[Lamp] | None = None, ambient: float = 0.0, casters: Sequence[Clay] = (),
             how: str | Mapping[str, Any] | None = None, source: Vec | None = None, drops: Sequence[Drop] = (),
             markings: Sequence[tuple[Outline, Colour]] = (), plane: Plane = "place", behind: str | None = None,
             depth: float = 0.6, rays: int = RAYS, count: int = 1) -> Sculpted:  # fmt: skip
    """Lay a body on the card: see Paper.clay."""
    lights = tuple(lamps) if lamps is not None else (default_lamp(s),)
    handling = handled(how)
    v = view(clay, lights, ambient=ambient, rays=rays, casters=casters)
    flat = _local(v, colours, s.palette, handling.run)
    flat = _dropped(v, flat, drops, s.palette)
    rng, seed = s.own_rng(name)
    flat = _marked_out(v, flat, markings, s.palette, rng)
    if source is None and "nose" in clay.marks:
        source = clay.marks["nose"][0]
    wanted = _textures(v, texture)
    subject = Subject(v, flat, handling, wanted, source, seed % 1_000_003)
    layer = s.add_sheet(name, v.on_card(sheet_of(flat, v.mask)), "motif", plane=plane, behind=behind, depth=depth, seed=seed)
    if layer is None:
        raise ValueError(f"{name!r} is not on the card")

    def mark(board: Board, own: Layer, rng: np.random.Generator) -> None:
        lay_body(board, replace(subject, seen=_clipped(v, own)), rng, 1.0 if own.role else 0.6)

    own = MarkedLayer.marked(layer, [mark])
    s.layers[next(i for i, old in enumerate(s.layers) if old is layer)] = own
    if role is not None:
        s._note(name, role, "drawing", own, count, (), {})
    anchors = {key: (curve[0][0], curve[0][1]) for key, curve in clay.marks.items()}
    return Sculpted(name, own.box, anchors, [own], clay=clay, lamps=lights)


# ---- flat colour


def _local(v: View, colours: Colours, palette: Palette, run: float) -> Array:
    """The colour of each part, run into its neighbours here more and there less."""
    density = density_of(v.coloured(colours, palette))
    solid = np.maximum(v.mask, 1e-3)
    near, far = within(density, solid, max(0.8, run * 0.35)), within(density, solid, max(1.0, run * 1.6))
    here = smooth(-0.06, 0.14, mottle(np.random.default_rng(9), 64, v.size))[..., None]
    return colour_of(near + (far - near) * here)


def _dropped(v: View, flat: Array, drops: Sequence[Drop], palette: Palette) -> Array:
    """Wet colour let into the wash: the blush of a cheek, a dark back."""
    rows, columns = np.mgrid[0 : v.size[0], 0 : v.size[1]].astype(np.float32)
    density = density_of(flat)
    for k, (x, y, r, colour) in enumerate(drops):
        uneven = mottle(np.random.default_rng([17, k]), 34, v.size) * 0.5
        d = np.hypot(columns + v.left - x, rows + v.top - y) / r + uneven
        amount = smooth(1.15, 0.1, d)[..., None]
        density = density + (density_of(vec(palette.resolve(colour))[None, None]) - density) * amount * 0.85
    return colour_of(density)


def _marked_out(v: View, flat: Array, markings: Sequence[tuple[Outline, Colour]], palette: Palette,
                rng: np.random.Generator) -> Array:  # fmt: skip
    """Stripes, masks, patches: outlines on the card, with an edge that a wet brush leaves."""
    for shape, colour in markings:
        area = filled(outline(shape), v.left, v.top, v.size)
        area = blur(strayed(area, rng, 2.4, 18), 1.6)
        density = density_of(flat)
        flat = colour_of(density + (density_of(vec(palette.resolve(colour))[None, None]) - density) * area[..., None])
    return flat


def _textures(v: View, texture: str | Mapping[str, str]) -> dict[str, str]:
    given = v.textured(texture, TEXTURES)
    return {name: given.get(name, "" if name in SMOOTH else given.get("", "")) for name in v.names}


def _clipped(v: View, layer: Layer) -> View:
    """Only what `Scene.inside` left of it."""
    spot = Board.cut(v.mask, v.left, v.top)
    if spot is None:
        return v
    here, part = spot
    now = layer.full()[..., 3][here]
    if np.abs(now - v.mask[part]).max() < 0.01:
        return v
    mask = v.mask.copy()
    mask[part] = np.minimum(now, mask[part])
    return v.but(mask=mask)


# ---- washes


def lay_body(board: Board, b: Subject, rng: np.random.Generator, protect: float) -> None:
    """First wash, shade, core, accents, marks along the form, pen."""
    v, how = b.seen, b.handling
    height = window(board.tooth, v.left, v.top, *v.size)
    lit = designed(v, rng)
    _first_wash(board, b, rng, lit, height, protect)
    film = shade_colour(b.colour, board.look.palette.shadow, how.cool)
    _shade(board, b, rng, lit, height, film)
    creases = hollows(v)
    _accents(board, b, rng, lit, creases, height)
    near = _looked_at(board, v)
    _texture(board, b, rng, lit, creases, height, film, near)
    if how.line > 0 or how.inner > 0:
        board.draw(pen_work(b, rng, lit) * near, v.left, v.top, _ink(board, how))


def designed(v: View, rng: np.random.Generator) -> Array:
    """The light as a painter groups it: small flicker taken out, edges that wander, full light is 1."""
    solid = np.maximum(v.mask, 1e-3)
    inside = v.light[v.mask > 0.5]
    top = float(np.clip(np.percentile(inside, 98), 0.6, 1.4)) if inside.size else 1.0
    big = math.sqrt(max(1.0, float(v.mask.sum())))
    lit = within(v.light / top, solid, float(np.clip(big * 0.0065, 0.8, 4.0)))
    return np.asarray(lit + mottle(rng, 34, v.size) * 0.1 + mottle(rng, 9, v.size) * 0.035, np.float32)


def shade_colour(local: Array, shadow: Colour, cool: float) -> Array:
    """The film of a second wash: more of the local colour, and the palette's shadow in it."""
    return colour_of(density_of(local) * 0.4 + density_of(vec(shadow)[None, None]) * np.float32(cool * 1.7))


def _below(lit: Array, level: float, where: Array) -> Array:
    """What is darker than a level; its edge is crisp, and softened by a damp brush `where`."""
    crisp, soft = smooth(level + 0.022, level - 0.022, lit), smooth(level + 0.2, level - 0.17, lit)
    return np.asarray(crisp + (soft - crisp) * where, np.float32)


def _softened(rng: np.random.Generator, size: tuple[int, int], share: float) -> Array:
    limit = 0.3 - 0.6 * share
    return smooth(limit - 0.04, limit + 0.12, mottle(rng, 120, size))


def _plain(how: Handling, **changes: Any) -> Manner:
    base = Manner(wet=0.0, pool=how.pool, bloom=how.bloom, grain=how.grain, uneven=how.uneven, loose=how.loose,
                  light=0, second=0, line=0, inner=0, strength=how.strength)  # fmt: skip
    return base.but(**changes)


def _first_wash(board: Board, b: Subject, rng: np.random.Generator, lit: Array, height: Array, protect: float) -> None:
    """Local colour, thin where light falls, none at all where it is full."""
    v, how = b.seen, b.handling
    hole = (1 - _below(lit, how.bare, _softened(rng, v.size, how.soft))) * how.paper
    density, cover = lay(sheet_of(b.colour, v.mask * (1 - hole)), _plain(how), rng, None, height)
    graded = 0.32 + 0.68 * smooth(how.bare, how.turn - 0.08, lit)
    board.wash(density * graded[..., None], cover, v.mask, v.left, v.top, 0.0, protect, True)
    board.take(v.mask, v.left, v.top)


def _shade(board: Board, b: Subject, rng: np.random.Generator, lit: Array, height: Array, film: Array) -> None:
    """Two flat tones with an edge, cooler than the light; the far edge gets warm light back."""
    v, how = b.seen, b.handling
    away = _thrown_back(v, lit) * how.reflect
    charge = board.look.palette.resolve(how.charge) if how.charge is not None else None
    for level, strength, colour in ((how.turn, 0.62, charge), (how.core, 0.5, None)):
        area = _below(lit, level, _softened(rng, v.size, how.soft)) * v.mask * (1 - 0.6 * away)
        manner = _plain(how, strength=strength * how.shade, charge=colour, bloom=how.bloom * 0.5, pool=how.pool * 0.8)
        density, cover = lay(sheet_of(film, area), manner, rng, None, height)
        board.wash(density, cover, cover, v.left, v.top, 1.0)
    palette = board.look.palette
    warm = density_of(vec(mix(palette.glow, palette.accent2, 0.35))[None, None])
    share = away * _below(lit, how.turn, np.zeros(v.size, np.float32)) * v.mask * 0.3 * how.shade
    board.wash(warm * share[..., None], share, share, v.left, v.top, 1.0)


def _thrown_back(v: View, lit: Array) -> Array:
    """The far edge of the shade, turned away from us and from the light."""
    edge = smooth(0.62, 0.2, v.normal[..., 2])
    inside = v.mask > 0.5
    bright = v.normal[inside & (lit > 0.7)]
    way = bright.mean(0) if len(bright) else np.array([-0.5, -0.6, 0.6], np.float32)
    back = smooth(0.0, 0.6, -(v.normal[..., :2] @ np.asarray(way[:2], np.float32)))
    return np.asarray(edge * back, np.float32)


def _accents(board: Board, b: Subject, rng: np.random.Generator, lit: Array, creases: Array, height: Array) -> None:
    """The deepest darks, few and in the creases; hardly any where full light falls."""
    v, how = b.seen, b.handling
    deep = colour_of(density_of(b.colour) * 0.8 + density_of(vec(board.look.palette.dark)[None, None]) * 0.42)
    area = smooth(0.2, 0.46, creases + mottle(rng, 18, v.size) * 0.12) * (1 - 0.75 * smooth(0.35, 0.8, lit)) * v.mask
    manner = _plain(how, strength=0.7 * how.accent, bloom=0.0, pool=0.2, loose=0.6)
    density, cover = lay(sheet_of(deep, blur(area, 0.7)), manner, rng, None, height)
    board.wash(density, cover, cover, v.left, v.top, 1.0)


# ---- marks and pen


def _texture(board: Board, b: Subject, rng: np.random.Generator, lit: Array, creases: Array, height: Array, film: Array,
             near: Array) -> None:  # fmt: skip
    v, how = b.seen, b.handling
    for word in dict.fromkeys(b.texture.values()):
        if not word or how.marks <= 0:
            continue
        own = np.isin(v.part, [i for i, name in enumerate(v.names) if b.texture[name] == word]) & (v.mask > 0.5)
        if own.sum() < 60:
            continue
        where = np.asarray(own, np.float32)
        tone = b.colour[own].mean(0)
        line = mix(mix((tone[0], tone[1], tone[2]), _ink(board, how), TEXTURES[word].dark), _ink(board, how), 0.35)
        brush, pen = marked(v, TEXTURES[word], where, lit, creases, how.turn, how.marks, how.size, b.source, rng)
        hairs, tips = fringed(v, TEXTURES[word], where, lit, how.size, b.source, rng)
        if hairs is not None and tips is not None:
            dim = _below(lit, how.turn, np.ones(v.size, np.float32))[..., None] * np.float32(0.7 * how.shade)
            wide = within(colour_of(density_of(b.colour) + density_of(film) * dim), np.maximum(v.mask, 1e-4), 6.0)
            density, cover = lay(sheet_of(wide, hairs), _plain(how, bloom=0.0, pool=0.1, loose=0.4), rng, None, height)
            outside = 1 - smooth(0.2, 0.9, v.mask)
            thin = (0.35 + 0.65 * smooth(how.bare, how.turn, lit)) * outside
            board.wash(density * thin[..., None], cover * outside, cover * outside, v.left, v.top, 0.3)
            board.draw(tips * near * 0.7, v.left, v.top, line)
        density, cover = lay(sheet_of(film, brush), _plain(how, strength=0.6 * how.shade, bloom=0.0, pool=0.3, loose=0.3), rng, None, height)
        board.wash(density, cover, cover, v.left, v.top, 1.0)
        board.draw(pen * near * 0.8, v.left, v.top, line)


def _looked_at(board: Board, v: View) -> Array:
    """The pen is light where nobody looks."""
    return np.asarray(np.clip(0.5 + 0.8 * window(board.look.focus.map, v.left, v.top, *v.size), 0, 1), np.float32)


def _ink(board: Board, how: Handling) -> Colour:
    return ink_colour(board.look, Manner(ink=how.ink))


def pen_work(b: Subject, rng: np.random.Generator, lit: Array) -> Array:
    """Silhouette, creases, and where one thing of the body stands before another."""
    v, how = b.seen, b.handling
    plate = Plate(*v.size)
    nib = float(np.clip(0.9 + math.sqrt(float(v.mask.sum())) / 420, 1.1, 2.3))
    light = np.clip(within(lit, np.maximum(v.mask, 1e-4), 3.0), 0, 1)
    hairy = v.spread({name: (TEXTURES[word].edge if word else 0.0,) for name, word in b.texture.items()})[..., 0]
    if how.line > 0:
        for line in outlines(sheet_of(b.colour, v.mask)):
            _draw(plate, line, light, nib * how.line * (1 - 0.6 * at(hairy, line)), rng, how.broken)
    if how.inner > 0:
        strength = folds(v)
        for line in chains(crests(strength, 0.42)):
            if len(line) < 10 or float(at(strength, line).max()) < 0.75 + 0.7 * float(at(light, line).mean()):
                continue  # in the light only what is sharp is drawn
            bold = np.clip(at(strength, line) / 1.6, 0.3, 1.15)
            _draw(plate, smoothed(line, 2.0), light, nib * 0.85 * how.inner * bold, rng, how.broken * 0.8)
        _borders(plate, b, light, nib, rng)
    return plate.mask()


def _borders(plate: Plate, b: Subject, light: Array, nib: float, rng: np.random.Generator) -> None:
    """Where a part of quite another colour begins: a nose, a beak, a cuff."""
    v, how = b.seen, b.handling
    edge = np.zeros(v.size, np.float32)
    edge[:-1, :-1] = (v.part[:-1, :-1] != v.part[1:, :-1]) | (v.part[:-1, :-1] != v.part[:-1, 1:])
    step = np.abs(blur(b.colour, 1.0) - blur(b.colour, 6.0)).sum(2)
    edge *= (v.mask > 0.95) & (step > 0.12)
    for line in chains(edge):
        if len(line) >= 12:
            _draw(plate, smoothed(line, 3.0), light, np.full(len(line), nib * 0.6 * how.inner, np.float32), rng, how.broken)


def at(a: Array, line: Line) -> Array:
    """Values of a field along a line."""
    h, w = a.shape[:2]
    return np.asarray(a[np.clip(line[:, 1].astype(int), 0, h - 1), np.clip(line[:, 0].astype(int), 0, w - 1)], np.float32)


def _draw(plate: Plate, line: Line, light: Array, weight: Array | float, rng: np.random.Generator, broken: float) -> None:
    """One line: it swells in the shade and lifts in the light."""
    facing = at(light, line)
    bold = np.broadcast_to(np.asarray(weight, np.float32), (len(line),)) * (1.4 - 0.85 * facing)
    for start, end in runs(lifts(line, facing * 0.9, rng, broken, 0.0)):
        stroke(plate.canvas, line[start:end:2], (swelling(end - start, 1.0, rng) * bold[start:end])[::2])
