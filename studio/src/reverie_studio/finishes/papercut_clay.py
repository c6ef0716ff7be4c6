"""Bodies of clay in the light box: `cut_relief` gives the sheets, here they get their papers, flaps, light and gaze."""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

import cv2
import numpy as np
import skia

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import (
    Array,
    Colour,
    Triple,
    darken,
    from_oklab,
    lighten,
    mix,
    oklab,
    vec,
)
from reverie_studio.engine.arrays import COLUMNS, ROWS, blur
from reverie_studio.engine.clay import Clay, Lamp, Seen, flow
from reverie_studio.engine.clay_parts import Gaze, Loop, Mask, Point, eyes_seen, gaze
from reverie_studio.engine.layers import Knobs, Layer, Plane, crop
from reverie_studio.finishes import papercut_cuts as cuts
from reverie_studio.finishes.papercut import BOX
from reverie_studio.finishes.papercut_flaps import SHAPES, TEXTURES, Lie, fringe, lay_flap, rows
from reverie_studio.finishes.papercut_pen import PaperPen
from reverie_studio.finishes.papercut_relief import Manner, Relief, Sheet, cut_relief
from reverie_studio.scene import Placed, Scene

Papers = Colour | Mapping[str, Colour]
Textures = str | Mapping[str, str]
Fade = tuple[Point, Point]  # full colour at the first point, lost in the dark at the second


@dataclass
class PaperBody(Placed):
    """A body on the card, cut and laid; its marks are its anchors."""

    clay: Clay = field(default_factory=Clay)
    relief: Relief | None = None
    base: float = 0.6
    papers: dict[str, Colour] = field(default_factory=dict)
    plane: Plane = "place"

    def depth_at(self, x: float, y: float, lift: float = 0.0) -> float:
        """The depth of something glued on it there."""
        return self.base + ((self.relief.height_at(x, y) if self.relief else 0.0) + lift) / BOX


@dataclass(frozen=True)
class Skin:
    """What a body's sheets are made of."""

    papers: dict[str, Colour]
    textures: dict[str, str]
    size: float
    emboss: float
    contrast: float
    sheer: dict[str, float]
    shadow: Colour
    glow: Colour
    fade: Fade | None
    cast: float  # how dark its shadow is on what hangs behind


def lay_clay(s: Scene, body: Clay, papers: Papers, *, name: str, role: str = "", depth: float = 0.6, sheets: int = 5,
             relief: float = 34.0, by_light: float = 0.62, calm: float = 1.0, gap: float = 1.0, shadow: float = 0.8, texture: Textures = "", size: float = 1.0,
             away: Point | None = None, lamps: Sequence[Lamp] | None = None, ambient: float = 0.14, shade: float = 0.9,
             emboss: float = 0.5, contrast: float = 1.0, sheer: Mapping[str, float] | None = None,
             rim: Sequence[float] | None = None, rim_colour: Colour | None = None, fade: Fade | None = None, count: int = 1,
             plane: Plane = "place", rays: int = 80_000) -> PaperBody:  # fmt: skip
    """Cut a body into sheets and lay them; see PAPERCUT.md, "Bodies of clay"."""
    given = {"": papers} if isinstance(papers, str | tuple) else dict(papers)
    if "" not in given:
        raise ValueError(f"{name!r} needs a paper for the rest of it: papers[\"\"]")
    own = {part: s.palette.resolve(paper) for part, paper in given.items()}
    seen = body.see(list(lamps) if lamps is not None else [lamp_of(s)], ambient, shade, rays=min(rays, _enough(body)))
    how = Manner(sheets, relief, by_light=by_light, calm=calm, gap=gap)
    through = dict(sheer or {})
    made = cut_relief(body, seen, own, how, omit=through)
    skin = Skin(own, {"": texture} if isinstance(texture, str) else dict(texture), size, emboss, contrast, through,
                s.palette.shadow, s.palette.glow, fade, shadow)  # fmt: skip
    nose = away if away is not None else (body.curve("nose")[0] if "nose" in body.marks else None)
    layers = _lay_sheets(s, made, skin, Lie(seen, nose, made.owner), name, depth, plane)
    if not layers:
        raise ValueError(f"{name!r} is not on the card")
    if rim is not None:
        light = _rim(layers, rim, vec(s.c(rim_colour, "glow")))
        if light is not None:
            s.add(Layer(f"{name} rim", "light", depth, *light, plane=plane))
    if role:
        s._note(name, role, "drawing", layers[0], count, (), {})
    anchors = {mark: (points[0][0], points[0][1]) for mark, points in body.marks.items() if points}
    return PaperBody(name, layers[0].box, anchors, layers, None, None, body, made, depth, own, plane)


def _enough(body: Clay) -> int:
    """Rays for a step of 1.6 px: outlines are rounded anyway."""
    ends = np.array([(p[0] - r, p[1] - r, p[0] + r, p[1] + r) for k in body.lumps if not k.carve for p, r in ((k.a, k.ra), (k.b, k.rb))])
    low, high = np.maximum(ends[:, :2].min(0), -8), np.minimum(ends[:, 2:].max(0), (WIDTH + 8, HEIGHT + 8))
    return max(2_000, int(np.prod(np.maximum(high - low, 1.0)) / 1.6**2))


def lamp_of(s: Scene) -> Lamp:
    """The light of the card, from a little before the picture."""
    return Lamp(s.light[0], s.light[1], 0.62)


def paper_at(colour: Colour, tone: float, shadow: Colour, glow: Colour, contrast: float = 1.0) -> Triple:
    """The sheet of a pile that is taken for planes in this light: deeper and cooler away from the lamp, paler and warmer towards it."""
    t = min(1.0, max(0.0, tone))
    lab = oklab(vec(colour)[None])[0]
    lab[0] = np.clip(lab[0] + contrast * (0.30 * (t - 0.55)), 0.06, 0.985)
    lab[1:] *= 1.0 + 0.12 * contrast * (0.5 - abs(t - 0.4))
    r, g, b = (float(v) for v in from_oklab(lab[None])[0])
    if t < 0.5:
        return mix((r, g, b), shadow, 0.34 * contrast * (0.5 - t))
    return mix((r, g, b), glow, 0.3 * contrast * (t - 0.5))


# ---- sheets become layers


def _lay_sheets(s: Scene, made: Relief, skin: Skin, lie: Lie, name: str, depth: float, plane: Plane) -> list[Layer]:
    rng, seed = s.own_rng(f"clay {name}")
    top = _uppermost(made)
    bent = _on_card(made.tone, made.seen)
    layers: list[Layer] = []
    for nth, sheet in enumerate(made.sheets):
        pen = s.pen()
        assert isinstance(pen, PaperPen)
        _draw_sheet(pen, sheet, skin, lie, top == nth, made, rng)
        pixels = pen.pixels()
        spot = _around(sheet.loops)
        part = pixels[spot]
        if sheet.level >= 0:
            part[..., :3] *= np.clip(1 + skin.emboss * (bent[spot] - sheet.tone), 0.4, 1.5)[..., None]
            np.minimum(part[..., :3], part[..., 3:], out=part[..., :3])
        if skin.fade is not None:
            _lose(part, spot, skin.fade, vec(darken(skin.shadow, 0.5)))
        through = skin.sheer.get(sheet.part)
        knobs = Knobs(rim=0.16, pigment=0.1, sheer=0.1 if through is None else through,
                      shadow=(0, 0, 0, skin.cast) if sheet.level < 0 else None)  # fmt: skip
        layer = s.add_sheet(name if not layers else f"{name} {sheet.part or 'body'} {sheet.level}", pixels, "motif",
                            depth=depth + sheet.height / BOX, plane=plane, knobs=knobs, seed=seed + nth)  # fmt: skip
        if layer is not None:
            layers.append(layer)
    return layers


def _draw_sheet(pen: PaperPen, sheet: Sheet, skin: Skin, lie: Lie, bare: Mask, made: Relief, rng: np.random.Generator) -> None:
    """The sheet with its fringe, and the flaps lifted out of where nothing lies on it."""
    paper = skin.papers[sheet.part]
    colour = paper_at(paper, sheet.tone, skin.shadow, skin.glow, skin.contrast)
    if sheet.level < 0:
        colour = darken(mix(paper, skin.shadow, 0.45), 0.3)
    with pen.flat():
        pen.lay(path_of(sheet.loops), colour)
        for part in dict.fromkeys([sheet.part] if sheet.level >= 0 else skin.textures):
            how = TEXTURES.get(skin.textures.get(part, ""))
            if how is not None:
                for flap in fringe(sheet.loops, lie, how, skin.size, rng, made.owner == part if sheet.level < 0 else None):
                    pen.lay(SHAPES[how.shape](flap), colour)
    how = TEXTURES.get(skin.textures.get(sheet.part, ""))
    if how is None or sheet.level < 0:
        return
    own = (made.owner == sheet.part) & (made.seen.lump >= 0)
    for flap in rows(bare, made.tone, lie, how, skin.size, rng, own if how.shape == "tongue" else None):
        lighter = paper_at(paper, sheet.tone + 0.07 + float(rng.normal(0, 0.03)), skin.shadow, skin.glow, skin.contrast)
        lay_flap(pen, flap, how.shape, lighter, colour)


def _around(loops: Sequence[Loop], room: float = 90.0) -> tuple[slice, slice]:
    """The part of the card that a sheet and its flaps may cover."""
    every = np.vstack([loop.points for loop in loops])
    (x0, y0), (x1, y1) = every.min(0) - room, every.max(0) + room
    return slice(max(0, int(y0)), max(1, int(y1))), slice(max(0, int(x0)), max(1, int(x1)))


def path_of(loops: Sequence[Loop]) -> skia.Path:
    """Outlines as one smooth path; holes stay open."""
    path = skia.Path()
    path.setFillType(skia.PathFillType.kEvenOdd)
    for loop in loops:
        p = loop.points
        middle = (p + np.roll(p, -1, 0)) / 2
        path.moveTo(*map(float, middle[-1]))
        for (x, y), (mx, my) in zip(p, middle, strict=True):
            path.quadTo(float(x), float(y), float(mx), float(my))
        path.close()
    return path


def _uppermost(made: Relief) -> Array:
    """The number of the sheet that is seen at each point of the grid."""
    top = np.full(made.tone.shape, -1, np.int32)
    for nth, sheet in enumerate(made.sheets):
        if sheet.level >= 0:
            top[sheet.region] = nth
    return np.where(made.seen.lump >= 0, top, -1)


def _on_card(a: Array, seen: Seen) -> Array:
    """A field of the grid, as large as the card."""
    soft = blur(a, max(0.8, 2.0 / seen.step))
    k = 1 / seen.step
    matrix = np.array([[k, 0, -seen.left * k], [0, k, -seen.top * k]], np.float32)
    return np.asarray(cv2.warpAffine(soft, matrix, (WIDTH, HEIGHT), flags=cv2.INTER_LINEAR | cv2.WARP_INVERSE_MAP,
                                     borderMode=cv2.BORDER_REPLICATE), np.float32)  # fmt: skip


def _lose(pixels: Array, spot: tuple[slice, slice], fade: Fade, dark: Array) -> None:
    (x0, y0), (x1, y1) = fade
    dx, dy = x1 - x0, y1 - y0
    t = np.clip(((COLUMNS[spot] - x0) * dx + (ROWS[spot] - y0) * dy) / (dx * dx + dy * dy), 0, 1)
    lost = (0.92 * t * t * (3 - 2 * t))[..., None]
    pixels[..., :3] = pixels[..., :3] * (1 - lost) + dark * lost * pixels[..., 3:]


def _rim(layers: Sequence[Layer], lamp: Sequence[float], glow: Array) -> tuple[Array, int, int] | None:
    """Light of a lamp behind the body that comes round its edge: on the side of (x, y), or within `reach` of (x, y, reach)."""
    mask = np.zeros((HEIGHT, WIDTH), np.float32)
    for layer in layers:
        np.maximum(mask, layer.full()[..., 3], out=mask)
    band = np.clip(mask * (1.15 - blur(mask, 2.2)) * 2.0, 0, 1)
    lx, ly = lamp[0] - COLUMNS, lamp[1] - ROWS
    if len(lamp) > 2:
        share = np.clip(1.25 - np.hypot(lx, ly) / lamp[2], 0, 1)
    else:
        soft = blur(mask, 3.0)
        nx, ny = -cv2.Sobel(soft, cv2.CV_32F, 1, 0), -cv2.Sobel(soft, cv2.CV_32F, 0, 1)
        share = np.clip(1.4 * (nx * lx + ny * ly) / np.maximum(np.hypot(nx, ny) * np.hypot(lx, ly), 1e-5) - 0.15, 0, 1)
    alpha = np.clip(band - 0.35, 0, 1) * share * 1.1
    return crop(np.dstack([glow[None, None] * alpha[..., None], alpha]).astype(np.float32))


# ---- what is glued on


def lay_eyes(s: Scene, body: PaperBody, *, iris: Colour, white: Colour = "#f3ead8", pupil: Colour = "#1a1216", slit: float = 1.0,
             lid: Colour | None = None, glint: Point = (-0.32, -0.36), glow: bool = False, wide: float = 0.5,
             sides: Sequence[str] | None = None) -> None:  # fmt: skip
    """Eyes of paper between the lids the clay has: white, iris, pupil, the shade of the lid, a punched light, both lids above.

    `slit` narrows the pupil, `wide` is its share of the iris, `glow` lets the iris shine.
    """
    skin = s.palette.resolve(lid) if lid is not None else body.papers.get("lid", body.papers[""])
    for side in eyes_seen(body.clay) if sides is None else sides:
        eye = gaze(body.clay, side)
        tone = _tone_at(body, eye.centre)
        x, y = eye.centre
        pen = s.pen()
        assert isinstance(pen, PaperPen)
        _eyeball(pen, eye, (s.palette.resolve(iris), s.palette.resolve(white), pupil), slit, wide, glow, 0.55 + 0.45 * tone)
        _glint(pen, eye, glint)
        upper = paper_at(skin, tone + 0.08, s.palette.shadow, s.palette.glow)
        _lids(pen, eye, upper, paper_at(skin, tone - 0.1, s.palette.shadow, s.palette.glow))
        layer = s.add_sheet(f"{body.name} eye", pen.pixels(), "motif", depth=body.depth_at(x, y, 0.6), plane=body.plane,
                            knobs=Knobs(rim=0.1, pigment=0.06, sheer=0.05, shadow=(0, 0, 0, 0.35)))  # fmt: skip
        s.drawn(pen, layer)


def lay_beads(s: Scene, body: PaperBody, spots: Sequence[str | Point], radius: float, *, iris: Colour, pupil: Colour = "#1a1216",
              look: Point = (0.0, 0.0), wide: float = 0.6, glint: Point = (-0.32, -0.36)) -> None:  # fmt: skip
    """Round eyes without lids (owl, moth, small beasts) at marks or points: a dark ring, the iris, a pupil moved by `look`, a light."""
    for spot in spots:
        x, y = body.clay.curve(spot)[0] if isinstance(spot, str) else spot
        pen = s.pen()
        assert isinstance(pen, PaperPen)
        pen.circle(x, y, radius * 1.16, darken(pupil, 0.1))
        pen.circle(x, y, radius, s.palette.resolve(iris))
        u, v = x + look[0] * radius * (1 - wide), y + look[1] * radius * (1 - wide)
        with pen.flat():
            pen.circle(u, v, radius * wide, pupil)
        pen.lit(cuts.circle(u + glint[0] * radius * wide * 1.2, v + glint[1] * radius * wide * 1.2, max(1.2, radius * 0.16)), "#fffdf2", 0.9)
        layer = s.add_sheet(f"{body.name} eye", pen.pixels(), "motif", depth=body.depth_at(x, y, 1.5), plane=body.plane,
                            knobs=Knobs(rim=0.1, pigment=0.06, sheer=0.05))  # fmt: skip
        s.drawn(pen, layer)


def _tone_at(body: PaperBody, at: Point) -> float:
    if body.relief is None:
        return 0.5
    seen, tone = body.relief.seen, body.relief.tone
    j, i = int((at[1] - seen.top) / seen.step), int((at[0] - seen.left) / seen.step)
    near = tone[max(0, j - 6) : j + 7, max(0, i - 6) : i + 7]
    return float(near.mean()) if near.size else 0.5


def _eyeball(pen: PaperPen, eye: Gaze, papers: tuple[Colour, Colour, Colour], slit: float, wide: float, glow: bool, light: float) -> None:
    iris, white, pupil = papers
    r = eye.size
    almond = _smooth(eye.almond)
    with pen.flat():
        pen.lay(_grown(almond, r * 0.16), darken(pupil, 0.1))
        pen.lay(_poly(almond), darken(white, 0.55 * (1 - light)))
    with pen.clip(_svg(almond)):
        ring = _smooth(eye.ring)
        if glow:
            pen.lit(_svg(ring), iris, 0.7)
        else:
            pen.lay(_poly(ring), darken(iris, 0.45))
            with pen.flat():
                pen.lay(_poly(_about(ring, eye.centre, 0.88, 0.88)), darken(iris, 0.12 + 0.3 * (1 - light)))
                pen.lay(_poly(_about(ring, (eye.centre[0] + r * 0.1, eye.centre[1] + r * 0.2), 0.66, 0.62)), lighten(iris, 0.22 * light))
        with pen.flat():
            pen.lay(_poly(_about(ring, eye.centre, wide * slit, wide if slit > 0.7 else min(0.86, wide * 1.5))), pupil)
            shade = [*eye.upper, *((x, y + r * 0.42) for x, y in reversed(eye.upper))]
            pen.lay(_poly(_smooth(shade)), "#120c14", 0.42)


def _glint(pen: PaperPen, eye: Gaze, glint: Point) -> None:
    r, (x, y) = eye.size, eye.centre
    pen.lit(cuts.circle(x + glint[0] * r, y + glint[1] * r, max(1.3, r * 0.17)), "#fffdf2", 0.9)
    if r > 9:
        with pen.flat():
            pen.circle(x - glint[0] * r * 0.9, y - glint[1] * r * 0.8, r * 0.08, "#fff6e0")


def _lids(pen: PaperPen, eye: Gaze, upper: Colour, lower: Colour) -> None:
    """A dark lash line, then the upper lid as a sheet of its own over it, and the edge of the lower one."""
    r = eye.size
    line = flow(eye.upper, 6)
    with pen.flat():
        pen.lay(_ribbon(line, r * 0.1, r * 0.24), "#1a1216")
        low = flow(eye.lower, 6)
        pen.lay(_ribbon(low, r * 0.05, r * 0.1), darken(lower, 0.45))
    crease = flow(eye.crease, 6)
    over = [(float(a), float(b) + r * 0.04) for a, b in line] + [(float(a), float(b)) for a, b in crease[::-1]]
    pen.lay(_poly(over), upper)
    pen.lay(_ribbon(low + np.array([0.0, r * 0.2]), r * 0.1, r * 0.2), lighten(lower, 0.12))


def lay_strips(s: Scene, body: PaperBody, curves: Sequence[str | Sequence[Sequence[float]]], colour: Colour, width: float, *,
               lift: float = 1.5, ends: Point = (0.15, 0.05)) -> None:  # fmt: skip
    """Tapered strips along marks of the body or along points: brows, whiskers; with `lift` 0 a slit: a mouth, a nostril."""
    pen = s.pen()
    assert isinstance(pen, PaperPen)
    lines = [flow(body.clay.curve(c) if isinstance(c, str) else c, 8) for c in curves]
    for line in lines:
        path = _ribbon(line, width * ends[0], width, width * ends[1])
        if lift > 0:
            pen.lay(path, s.palette.resolve(colour))
        else:
            with pen.flat():
                pen.lay(path, s.palette.resolve(colour))
    middle = np.vstack(lines).mean(0)
    shadow: dict[str, Any] = {} if lift > 0 else {"shadow": (0, 0, 0, 0.0)}
    s.add_sheet(f"{body.name} strip", pen.pixels(), "motif", depth=body.depth_at(float(middle[0]), float(middle[1]), lift),
                plane=body.plane, knobs=Knobs(rim=0.1 if lift > 0 else 0.0, pigment=0.06, sheer=0.05, **shadow))  # fmt: skip


# ---- shapes


def _smooth(points: Sequence[Point]) -> list[Point]:
    return [(float(x), float(y)) for x, y in flow(points, 5, closed=True)]


def _poly(points: Sequence[Point]) -> skia.Path:
    path = skia.Path()
    path.addPoly([skia.Point(float(x), float(y)) for x, y in points], True)
    return path


def _svg(points: Sequence[Point]) -> str:
    return "M" + " L".join(f"{x:.2f},{y:.2f}" for x, y in points) + "Z"


def _about(points: Sequence[Point], centre: Point, kx: float, ky: float) -> list[Point]:
    return [(centre[0] + (x - centre[0]) * kx, centre[1] + (y - centre[1]) * ky) for x, y in points]


def _grown(points: Sequence[Point], by: float) -> skia.Path:
    mx, my = (sum(p[i] for p in points) / len(points) for i in (0, 1))
    return _poly([(x + (x - mx) / max(1e-3, math.hypot(x - mx, y - my)) * by, y + (y - my) / max(1e-3, math.hypot(x - mx, y - my)) * by) for x, y in points])


def _ribbon(line: np.ndarray, start: float, middle: float, end: float | None = None) -> skia.Path:
    """A strip along a line, `middle` px wide at its middle."""
    n = len(line)
    d = np.gradient(np.asarray(line, float), axis=0)
    d /= np.maximum(np.linalg.norm(d, axis=1, keepdims=True), 1e-6)
    t = np.linspace(0, 1, n)
    ends = start + ((start if end is None else end) - start) * t
    half = (ends + (middle - ends) * np.sin(np.pi * t))[:, None] / 2
    side = np.column_stack([-d[:, 1], d[:, 0]]) * half
    return _poly([(float(x), float(y)) for x, y in np.vstack([line + side, (line - side)[::-1]])])
