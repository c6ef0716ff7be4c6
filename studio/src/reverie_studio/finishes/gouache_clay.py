"""Bodies of clay in gouache: opaque planes of light and shade that a loaded brush sets, and short strokes along the form.

A body becomes a layer like any other; what the gouache does to all layers (rim, edge, bristles, paper) it does to it, too.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

import cv2
import numpy as np
import skia

from reverie_studio.colour import Array, Colour, from_oklab, mix, oklab, vec
from reverie_studio.engine.arrays import blur, smooth
from reverie_studio.engine.bodies import Outline, Point, outline
from reverie_studio.engine.clay import Clay, Lamp, Vec
from reverie_studio.engine.clay_parts import Gaze, eyes_seen, gaze
from reverie_studio.engine.clay_view import RAYS, SMOOTH, View, hollows, view, within
from reverie_studio.engine.layers import Knobs, Plane
from reverie_studio.engine.noise import field as noise
from reverie_studio.pen import Pen
from reverie_studio.scene import Placed, Scene

Colours = Colour | Mapping[str, Colour]


@dataclass(frozen=True)
class Stroke:
    """How the brush follows a skin: px long and wide, px apart, how much lighter or darker, how much it strays."""

    long: float
    wide: float
    apart: float
    differs: float = 0.05
    strays: float = 0.25
    curl: float = 0.0
    over: float = 0.0  # share of its length by which it passes the outline


STROKES: dict[str, Stroke] = {
    "": Stroke(34, 6.0, 13, 0.03, 0.15),
    "fur": Stroke(26, 3.2, 6.5, 0.06, 0.3, 0.05, 0.5),
    "hair": Stroke(60, 3.0, 6.5, 0.06, 0.12, 0.03, 0.3),
    "wool": Stroke(20, 6.0, 8.0, 0.05, 0.9, 0.32, 0.6),
    "feathers": Stroke(24, 8.0, 11, 0.06, 0.1, 0.0, 0.3),
    "scales": Stroke(13, 9.0, 12, 0.05, 0.05),
    "bark": Stroke(70, 5.0, 9.0, 0.07, 0.1),
    "cloth": Stroke(50, 8.0, 15, 0.03, 0.08),
    "skin": Stroke(24, 7.0, 12, 0.02, 0.2),
}


@dataclass
class Painted(Placed):
    """A body on the card; its marks are its anchors."""

    clay: Clay = field(default_factory=Clay)


class Easel:
    """A Scene in gouache on which bodies of clay are set; everything else goes through the Scene."""

    def __init__(self, s: Scene) -> None:
        self.s = s

    def lamp(self) -> Lamp:
        """The one light of the card."""
        return Lamp(*self.s.look.light3, 1.05)

    def clay(self, clay: Clay, colours: Colours, *, name: str, role: str | None = None, texture: str | Mapping[str, str] = "",
             lamps: Sequence[Lamp] | None = None, ambient: float = 0.1, casters: Sequence[Clay] = (),
             markings: Sequence[tuple[Outline, Colour]] = (), source: Vec | None = None, cool: float = 0.5, deep: float = 1.0,
             plane: Plane = "place", behind: str | None = None, depth: float = 0.7, ground: float | None = None,
             rays: int = RAYS, count: int = 1, haze: float = 0.0, rim: float = 0.35) -> Painted:  # fmt: skip
        """Set a body: `colours` and `texture` by part ('' for the rest), `markings` [(outline, colour)] that stay on it,
        `source` what its fur flows away from (the mark `nose` by itself), `cool` how much of the palette's shadow is in its
        shade, `deep` how dark that gets, `ground` the height at which it stands.
        """
        s = self.s
        v = view(
            clay,
            tuple(lamps) if lamps is not None else (self.lamp(),),
            ambient=ambient,
            rays=rays,
            casters=casters,
        )
        rng, seed = s.own_rng(name)
        tones = self._tones(v, colours, markings)
        painted = _planes(
            v,
            tones,
            vec(s.palette.glow),
            vec(s.palette.shadow),
            vec(s.palette.dark),
            rng,
            cool,
            deep,
        )
        away = (
            source
            if source is not None
            else clay.marks["nose"][0]
            if "nose" in clay.marks
            else None
        )
        sheet = _brushed(v, painted, _strokes_of(v, texture), away, rng)
        knobs = Knobs(
            volume=0.0, rim=rim, haze=haze, wobble=0.5, edge=0.1, pigment=0.08, protect=0.85
        )
        layer = s.add_sheet(
            name,
            v.on_card(sheet),
            "motif",
            depth=depth,
            plane=plane,
            knobs=knobs,
            behind=behind,
            seed=seed,
        )
        if layer is None:
            raise ValueError(f"{name!r} is not on the card")
        layer.ground_y = ground
        if role is not None:
            s._note(name, role, "drawing", layer, count, (), {})
        anchors = {
            mark: (points[0][0], points[0][1]) for mark, points in clay.marks.items() if points
        }
        return Painted(name, layer.box, anchors, [layer], clay=clay)

    def eyes(self, body: Painted, iris: Colour = "accent2", white: Colour = "#f3ead6", *, dark: Colour = "dark", pupil: str = "round",
             sides: Sequence[str] | None = None, glint: Point = (-0.34, -0.38), plane: Plane = "place") -> None:  # fmt: skip
        """The eyes that are turned to us: white, iris, pupil, lids, one light."""
        for side in eyes_seen(body.clay) if sides is None else sides:
            one = gaze(body.clay, side)
            self.s.draw(lambda pen, one=one: _eye(pen, one, self.s.palette.resolve(iris), self.s.palette.resolve(white),  # type: ignore[misc]
                                                  self.s.palette.resolve(dark), pupil, glint),
                        name=f"eye of {body.name}", plane=plane, record=False, contact=0, volume=0, rim=0, wobble=0.2, edge=0, protect=1.0)  # fmt: skip

    def bead(
        self,
        body: Painted,
        r: float,
        *,
        mark: str = "eye",
        colour: Colour = "dark",
        plane: Plane = "place",
    ) -> None:
        """A small dark eye where a body has a mark, with one light in it."""
        spots = [
            points[0]
            for key, points in body.clay.marks.items()
            if key == mark or key.startswith(f"{mark} ")
        ]
        for x, y, z in spots:
            near = body.clay.touch(x, y)
            if near is not None and near > z + 2.2 * r:
                continue

            def ball(pen: Pen, x: float = x, y: float = y) -> None:
                pen.circle(x, y, r, self.s.palette.resolve(colour))
                pen.circle(x - 0.32 * r, y - 0.36 * r, 0.28 * r, "#fbf3e0")

            self.s.draw(
                ball,
                name=f"eye of {body.name}",
                plane=plane,
                record=False,
                contact=0,
                volume=0,
                rim=0,
                wobble=0,
                edge=0,
                protect=1.0,
            )

    def cast(self, clay: Clay, ground: float, *, tilt: float = 0.3, lamp: Lamp | None = None, colour: Colour = "shadow",
             strength: float = 0.5, soft: float = 7.0, plane: Plane = "place") -> None:  # fmt: skip
        """The shadow of a body on a floor that begins at `ground` and of which we see `tilt`; call it before the body."""
        one = lamp or self.lamp()
        lx, ly, lz = (one.x, one.y, one.z) if one.reach <= 0 else _towards(one, clay)
        steep = max(0.25, -ly)
        pen = Pen()
        for lump in clay.lumps:
            if lump.carve:
                continue
            for (x, y, z), r in ((lump.a, lump.ra), (lump.b, lump.rb)):
                high = max(0.0, ground - y)
                pen.oval(
                    x - lx / steep * high,
                    ground - (z - lz / steep * high) * tilt * 0.5,
                    r * 1.05,
                    max(3.0, r * (0.2 + tilt)),
                    "#ffffff",
                )
        mask = blur(np.ascontiguousarray(pen.pixels()[..., 3]), soft) * np.float32(strength)
        tone = vec(self.s.palette.resolve(colour)) * 0.55
        sheet = np.concatenate([tone[None, None] * mask[..., None], mask[..., None]], -1).astype(
            np.float32
        )
        layer = self.s.add_sheet(
            f"shadow {len(self.s.layers)}",
            sheet,
            "air",
            plane=plane,
            knobs=Knobs(volume=0, rim=0, edge=0, wobble=0),
        )
        if layer is not None:
            layer.depth = 0.6

    def _tones(
        self, v: View, colours: Colours, markings: Sequence[tuple[Outline, Colour]]
    ) -> Array:
        flat = within(v.coloured(colours, self.s.palette), np.maximum(v.mask, 1e-3), 1.4)
        for shape, colour in markings:
            area = blur(_filled(outline(shape), v), 2.0)[..., None]
            flat = flat + (vec(self.s.palette.resolve(colour)) - flat) * area
        return np.asarray(flat, np.float32)


def _towards(lamp: Lamp, clay: Clay) -> Vec:
    middle = np.mean([lump.a for lump in clay.lumps], axis=0)
    way = np.array([lamp.x, lamp.y, lamp.z]) - middle
    way /= max(1e-6, float(np.linalg.norm(way)))
    return float(way[0]), float(way[1]), float(way[2])


# ---- planes


def _planes(
    v: View,
    flat: Array,
    glow: Array,
    shadow: Array,
    dark: Array,
    rng: np.random.Generator,
    cool: float,
    deep: float,
) -> Array:
    """Light, local colour, shade and core, each a tone of its own with an edge that the brush breaks."""
    solid = np.maximum(v.mask, 1e-3)
    inside = v.light[v.mask > 0.5]
    top = float(np.clip(np.percentile(inside, 97), 0.5, 1.5)) if inside.size else 1.0
    big = math.sqrt(max(1.0, float(v.mask.sum())))
    lit = within(
        np.asarray(v.light / top, np.float32), solid, float(np.clip(big * 0.006, 0.8, 4.0))
    )
    lit = (
        lit
        + noise(rng, 40, 3, 0.6, ax=2.0, size=v.size) * 0.12
        + noise(rng, 9, 2, size=v.size) * 0.035
    )
    lab = oklab(np.clip(flat, 0, 1))
    wanted = oklab(np.stack([glow, shadow, dark])[None])[0]
    out = lab.copy()
    for level, width, lightness, towards, share in (
        (0.68, -0.06, 0.035, wanted[0], 0.08), (0.92, -0.05, 0.06, wanted[0], 0.2),
        (0.42, 0.06, -0.1 * deep, wanted[1], 0.4 * cool), (0.22, 0.05, -0.1 * deep, wanted[1], 0.45 * cool), (0.1, 0.05, -0.07 * deep, wanted[2], 0.3 * deep),
    ):  # fmt: skip
        area = smooth(level + width, level - width, lit)[..., None]
        there = out.copy()
        there[..., 0] += lightness
        there[..., 1:] += (towards[1:] - there[..., 1:]) * share
        there[..., 0] += (towards[0] - there[..., 0]) * share * 0.3
        out = out + (there - out) * area
    crease = smooth(0.2, 0.55, hollows(v)) * (1 - 0.6 * smooth(0.4, 0.9, lit))
    out[..., 0] -= 0.16 * deep * crease
    back = smooth(0.55, 0.15, v.normal[..., 2]) * smooth(0.45, 0.2, lit)
    out[..., 0] += 0.05 * back
    return np.asarray(np.clip(from_oklab(out), 0, 1), np.float32)


# ---- strokes


def _strokes_of(v: View, texture: str | Mapping[str, str]) -> dict[str, Stroke | None]:
    given = v.textured(texture, STROKES)
    return {
        n: STROKES[given[n]] if n in given else None if n in SMOOTH else STROKES[given.get("", "")]
        for n in v.names
    }


def _brushed(
    v: View,
    painted: Array,
    strokes: Mapping[str, Stroke | None],
    away: Vec | None,
    rng: np.random.Generator,
) -> Array:
    """The planes, and over them strokes along the form, from what the fur flows away from to where it ends."""
    h, w = v.size
    ground = np.concatenate([painted * v.mask[..., None], v.mask[..., None]], -1)
    over = np.zeros((h, w, 4), np.uint8)
    surface = skia.Surface.MakeRasterDirect(
        skia.ImageInfo.Make(w, h, skia.kRGBA_8888_ColorType, skia.kPremul_AlphaType), over
    )
    canvas = surface.getCanvas()
    flow = _flow(v, away)
    for number, name in enumerate(v.names):
        stroke = strokes[name]
        if stroke is None:
            continue
        for x, y in _strewn((v.part == number) & (v.mask > 0.6), stroke.apart, rng):
            _lay(canvas, v, painted, flow, stroke, x, y, rng)
    surface.flushAndSubmit()
    top = over.astype(np.float32) / 255
    reach = np.maximum(v.mask, blur(cv2.dilate(v.mask, np.ones((13, 13), np.uint8)), 2))
    top *= reach[..., None]
    return np.asarray(top + ground * (1 - top[..., 3:]), np.float32)


def _flow(v: View, away: Vec | None) -> Array:
    """The axis of the form as it lies in the picture, turned away from the source (or downwards)."""
    way = v.axis[..., :2].copy()
    rows, columns = np.mgrid[0 : v.size[0], 0 : v.size[1]].astype(np.float32)
    out = (
        np.dstack([columns + v.left - away[0], rows + v.top - away[1]])
        if away
        else np.dstack([np.zeros_like(rows), np.ones_like(rows)])
    )
    way = np.where((way * out).sum(2, keepdims=True) < 0, -way, way)
    way = within(np.asarray(way, np.float32), np.maximum(v.mask, 1e-3), 5.0)
    way += out / np.maximum(1.0, np.linalg.norm(out, axis=2, keepdims=True)) * 0.15
    return np.asarray(
        way / np.maximum(1e-4, np.linalg.norm(way, axis=2, keepdims=True)), np.float32
    )


def _strewn(where: Array, apart: float, rng: np.random.Generator) -> list[tuple[float, float]]:
    """A jittered grid, row by row from above."""
    h, w = where.shape
    rows, columns = np.mgrid[0 : h : apart * 0.9, 0:w:apart]
    x = columns + rng.uniform(-0.5, 0.5, columns.shape) * apart
    y = rows + rng.uniform(-0.5, 0.5, rows.shape) * apart
    keep = where[np.clip(y, 0, h - 1).astype(int), np.clip(x, 0, w - 1).astype(int)]
    return [(float(a), float(b)) for a, b in zip(x[keep], y[keep], strict=True)]


def _lay(
    canvas: skia.Canvas,
    v: View,
    painted: Array,
    flow: Array,
    stroke: Stroke,
    x: float,
    y: float,
    rng: np.random.Generator,
) -> None:
    """One stroke: it takes the colour of where it begins, a little lighter or darker, and thins out."""
    h, w = v.size
    i, j = min(h - 1, max(0, int(y))), min(w - 1, max(0, int(x)))
    tone = oklab(painted[i, j][None, None])[0, 0]
    tone[0] += rng.normal(0, stroke.differs)
    r, g, b = (float(c) for c in np.clip(from_oklab(tone[None])[0], 0, 1))
    long = stroke.long * rng.uniform(0.6, 1.25) * (0.45 + 0.55 * float(abs(v.normal[i, j, 2])))
    turn, points = rng.normal(0, stroke.strays), [(x, y)]
    bend = rng.normal(0, 1) * stroke.curl
    for _ in range(5):
        fx, fy = flow[min(h - 1, max(0, int(y))), min(w - 1, max(0, int(x)))]
        a = math.atan2(float(fy), float(fx)) + turn
        turn += bend
        x, y = x + math.cos(a) * long / 5, y + math.sin(a) * long / 5
        if not (0 <= x < w and 0 <= y < h) or (
            v.mask[int(y), int(x)] < 0.3 and rng.random() > stroke.over
        ):
            break
        points.append((x, y))
    if len(points) < 3:
        return
    path = skia.Path()
    n = len(points)
    left, right = [], []
    for k, (px, py) in enumerate(points):
        nx, ny = (
            points[min(n - 1, k + 1)][0] - points[max(0, k - 1)][0],
            points[min(n - 1, k + 1)][1] - points[max(0, k - 1)][1],
        )
        size = math.hypot(nx, ny) or 1.0
        half = (
            stroke.wide
            * 0.5
            * (0.55 + 0.45 * math.sin(math.pi * min(1.0, k / (n - 1) + 0.3)))
            * (1 - 0.8 * (k / (n - 1)) ** 2)
        )
        left.append(skia.Point(px - ny / size * half, py + nx / size * half))
        right.append(skia.Point(px + ny / size * half, py - nx / size * half))
    path.addPoly([*left, *reversed(right)], True)
    canvas.drawPath(path, skia.Paint(Color4f=skia.Color4f(r, g, b, 0.8), AntiAlias=True))


# ---- eyes and masks


def _eye(
    pen: Pen, one: Gaze, iris: Colour, white: Colour, dark: Colour, pupil: str, glint: Point
) -> None:
    r = one.size
    (cx, cy), seen = one.centre, one.seen_part
    pen.path(_closed(one.almond), white)
    pen.path(_closed(seen), mix(iris, dark, 0.35))
    pen.path(_closed([(cx + (x - cx) * 0.8, cy + (y - cy) * 0.8) for x, y in seen]), iris)
    wide, tall = {"round": (0.5, 0.5), "slit": (0.2, 0.85), "level": (0.72, 0.28)}[pupil]
    pen.path(_closed([(cx + (x - cx) * wide, cy + (y - cy) * tall) for x, y in seen]), dark)
    pen.circle(cx + glint[0] * r, cy + glint[1] * r, 0.22 * r, "#fffaf0")
    pen.path(_open(one.upper), dark, stroke=max(1.6, 0.26 * r))
    pen.path(_open(one.lower), dark, stroke=max(1.0, 0.11 * r))
    if one.crease:
        pen.path(_open(one.crease), dark, 0.5, stroke=max(0.8, 0.08 * r))


def _open(points: Sequence[Point]) -> str:
    return "M" + " L".join(f"{x:.1f},{y:.1f}" for x, y in points)


def _closed(points: Sequence[Point]) -> str:
    return _open(points) + "Z"


def _filled(points: Sequence[Point], v: View) -> Array:
    mask = np.zeros(v.size, np.float32)
    cv2.fillPoly(
        mask, [np.array([(round(x - v.left), round(y - v.top)) for x, y in points], np.int32)], 1.0
    )
    return mask


__all__ = ["STROKES", "Clay", "Easel", "Lamp", "Painted", "Stroke"]
