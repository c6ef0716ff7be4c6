"""Storybook gouache: opaque body colour, soft volume, painted edges, bristle marks, paper."""

from __future__ import annotations

from collections.abc import Sequence

import cv2
import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, Colour, luminance, mix, vec
from reverie_studio.engine.arrays import blur, screen, smooth
from reverie_studio.engine.brush import brushed
from reverie_studio.engine.focus import WEIGHTS
from reverie_studio.engine.forms import Form
from reverie_studio.engine.layers import Knobs, Layer, in_painting_order
from reverie_studio.engine.light import (
    bloom,
    fallen,
    grade,
    in_one_light,
    rim,
    shadow,
    vignette,
    warm_and_cool,
)
from reverie_studio.engine.look import Look
from reverie_studio.engine.noise import field
from reverie_studio.engine.paper import paper
from reverie_studio.engine.water import reflection
from reverie_studio.palettes import Palette

_PAD = 10
_UNTREATED = ("sky", "air", "weather", "light")
_SOFT = ("air", "weather", "light")


def _unsteady(sheet: Array, rng: np.random.Generator, wobble: float) -> Array:
    """The hand's wobble: small for small things."""
    h, w = sheet.shape[:2]
    amount = min(wobble, 0.35 + min(h, w) * 0.008)
    if amount < 0.1:
        return sheet
    rows, columns = np.mgrid[0:h, 0:w].astype(np.float32)
    dx = field(rng, 26, 2, size=(h, w)) * 2 * amount
    dy = field(rng, 26, 2, size=(h, w)) * 2 * amount
    warped = cv2.remap(
        sheet, columns + dx, rows + dy, cv2.INTER_LINEAR, borderMode=cv2.BORDER_REPLICATE
    )
    return np.asarray(warped, np.float32)


def _modelled(colour: Array, form: Form, rng: np.random.Generator) -> Array:
    """Planes of light and shade as a brush sets them: crisp at the focus, softly run elsewhere."""
    volume = form.layer.knobs.volume
    if volume <= 0:
        return colour
    h, w = form.size
    facing = form.facing(form.look.light3)
    facing = facing + field(rng, 26, 3, 0.6, ax=2.0, size=(h, w)) * 0.16
    sharp = smooth(0.15, 0.6, form.focus)
    lit = _plane(facing, 0.1, sharp) * 0.55 + _plane(facing, 0.24, sharp) * 0.45
    dim = _plane(-facing, 0.08, sharp) * 0.5 + _plane(-facing, 0.3, sharp) * 0.5
    palette = form.look.palette
    k = np.float32(min(1.0, volume * 1.9))
    glow = vec(mix(palette.glow, palette.light, 0.3))
    colour = colour + (1 - (1 - colour) * (1 - glow * 0.42) - colour) * (lit * k)[..., None]
    shade = vec(mix(palette.shadow, palette.dark, 0.25))
    # a cool film: it dims, and leans to its hue, but lets every colour live
    shade = 0.42 + 0.26 * shade / max(0.2, float(shade.max()))
    return np.asarray(colour + (colour * shade + 0.02 * shade - colour) * (dim * k)[..., None], np.float32)


def _plane(facing: Array, limit: float, sharp: Array) -> Array:
    """Where a plane begins: a step of a brush's width near the focus, a slope far from it."""
    half = 0.16 - 0.12 * sharp
    t = np.clip((facing - limit) / (2 * half) + 0.5, 0, 1)
    return np.asarray(t * t * (3 - 2 * t), np.float32)


def _rimmed(colour: Array, alpha: Array, form: Form, rng: np.random.Generator) -> Array:
    """Light along the edge, for what we look at; what lies outside of the focus has next to none."""
    knobs, look = form.layer.knobs, form.look
    if knobs.rim <= 0:
        return colour
    h, w = alpha.shape
    width = float(np.clip(min(h, w) * 0.02, 1.4, 4.2))
    broken = np.clip(0.6 + field(rng, 60, 3, size=(h, w)) * 2, 0, 1.2)
    strength = knobs.rim * (0.45 + 1.35 * form.focus * (form.role in WEIGHTS))
    amount = np.clip(strength * rim(alpha, look.light, width) * broken * 1.4, 0, 0.95)[..., None]
    return np.asarray(colour + (vec(look.palette.glow) - colour) * amount, np.float32)


def _pigmented(colour: Array, knobs: Knobs, rng: np.random.Generator) -> Array:
    """A slow drift of value and hue: body colour is never one colour."""
    h, w = colour.shape[:2]
    slow = field(rng, 90, 5, 0.6, size=(h, w)) * 1.3
    lum = np.clip(colour @ np.array([0.3, 0.59, 0.11], np.float32), 0, 1)
    value = 1 + knobs.pigment * (1.7 - 1.05 * lum) * slow  # white paint stays clean
    drift = field(rng, 130, 3, 0.5, size=(h, w))[..., None] * np.array([0.5, 0.1, -0.6], np.float32)
    return np.asarray(colour * value[..., None] * (1 + drift * knobs.pigment), np.float32)


def _edged(colour: Array, alpha: Array, knobs: Knobs) -> Array:
    """Paint pools along the outline and where two tones meet."""
    if knobs.edge <= 0:
        return colour
    outline = np.clip(1 - blur(alpha, 4), 0, 1) * alpha
    lum = np.asarray(colour @ np.array([0.3, 0.59, 0.11], np.float32), np.float32)
    seam = np.clip(blur(lum, 2.4) - lum, 0, 0.25) * 1.6
    return np.asarray(colour * (1 - knobs.edge * (outline + seam))[..., None], np.float32)


def _dry_edge(alpha: Array, rng: np.random.Generator, material: str) -> Array:
    """Large fields end in a slightly dry brush; figures and props keep a clean cut."""
    if material not in ("land", "foliage"):
        return alpha
    h, w = alpha.shape
    band = np.clip(4 * alpha * (1 - blur(alpha, 2.5)), 0, 1)
    bristle = np.clip(field(rng, 5, 2, 0.6, ax=3.0, size=(h, w)) * 2.4, -0.2, 1)
    return np.asarray(np.clip(alpha - band * bristle * 0.5, 0, 1), np.float32)


def treat(form: Form, rng: np.random.Generator) -> Array:
    """A flat sheet becomes painted."""
    layer, look = form.layer, form.look
    knobs = layer.knobs
    sheet = _unsteady(form.sheet, rng, knobs.wobble)
    alpha = np.ascontiguousarray(sheet[..., 3])
    colour = np.asarray(sheet[..., :3] / np.maximum(alpha, 1e-3)[..., None], np.float32)
    if knobs.tint is not None:
        tone, amount = knobs.tint
        colour = colour + (vec(look.palette.resolve(tone)) - colour) * np.float32(amount)
    colour = _modelled(colour, form, rng)
    colour = _rimmed(colour, alpha, form, rng)
    colour = _pigmented(colour, knobs, rng)
    colour = _edged(colour, alpha, knobs)
    if knobs.shade:
        fall = np.linspace(0, 1, alpha.shape[0], dtype=np.float32)[:, None, None] ** 1.5
        colour = colour + (vec(look.palette.shadow) - colour) * (fall * np.float32(knobs.shade))
        colour = np.asarray(colour, np.float32)
    if knobs.haze:
        colour = colour + (vec(look.palette.haze) - colour) * np.float32(knobs.haze)
    alpha = _dry_edge(alpha, rng, layer.material) * np.float32(knobs.alpha)
    out = np.empty_like(sheet)
    out[..., :3] = np.clip(colour, 0, 1.3) * alpha[..., None]
    out[..., 3] = alpha
    return out


class _Board:
    """The picture while it is being painted, and the mask of what brush work must spare."""

    def __init__(self, look: Look) -> None:
        self.look = look
        tone = vec(look.palette.paper)
        self.picture = np.broadcast_to(tone, (HEIGHT, WIDTH, 3)).astype(np.float32).copy()
        self.keep = np.zeros((HEIGHT, WIDTH), np.float32)
        self.solid = np.zeros((HEIGHT, WIDTH), np.float32)  # what a shadow can fall on
        self.way = np.zeros((HEIGHT, WIDTH, 2), np.float32)  # of the brush, as doubled angles

    def lay(self, sheet: Array, left: int, top: int, protect: float, form: Form | None = None) -> None:
        """Lay a sheet whose corner may lie outside the card."""
        spot = self._window(sheet.shape[0], sheet.shape[1], left, top)
        if spot is None:
            return
        rows, columns, part_rows, part_columns = spot
        part = sheet[part_rows, part_columns]
        a = part[..., 3:]
        self.picture[rows, columns] = self.picture[rows, columns] * (1 - a) + part[..., :3]
        keep = self.keep[rows, columns]
        self.keep[rows, columns] = keep * (1 - a[..., 0]) + protect * a[..., 0]
        if form is not None and form.material not in _SOFT:
            body = 0.0 if form.material == "sky" else 1.0
            self.solid[rows, columns] += (body - self.solid[rows, columns]) * a[..., 0]
            way = form.direction[part_rows, part_columns] if body else np.zeros(2, np.float32)
            self.way[rows, columns] += (way - self.way[rows, columns]) * a

    def mark(self, layer: Layer) -> None:
        """An effect painted here: what was to be spared below it is gone; water lies flat."""
        if layer.pixels is None:
            return
        alpha = np.ascontiguousarray(layer.full()[..., 3])
        self.keep *= 1 - alpha
        self.solid = np.maximum(self.solid, alpha)
        self.way += (np.array([1, 0], np.float32) - self.way) * alpha[..., None]

    def darken(self, mask: Array, left: int, top: int, colour: Colour, everywhere: bool = True) -> None:
        """Lay a shadow; the sky takes none that falls on the ground."""
        spot = self._window(mask.shape[0], mask.shape[1], left, top)
        if spot is None:
            return
        rows, columns, part_rows, part_columns = spot
        m = mask[part_rows, part_columns][..., None]
        if not everywhere:
            m = m * self.solid[rows, columns][..., None]
        below = self.picture[rows, columns]
        tone = below * (vec(colour) * 0.75 + 0.06)
        self.picture[rows, columns] = below + (tone - below) * m

    @staticmethod
    def _window(h: int, w: int, left: int, top: int) -> tuple[slice, slice, slice, slice] | None:
        y0, y1 = max(0, top), min(HEIGHT, top + h)
        x0, x1 = max(0, left), min(WIDTH, left + w)
        if y0 >= y1 or x0 >= x1:
            return None
        return slice(y0, y1), slice(x0, x1), slice(y0 - top, y1 - top), slice(x0 - left, x1 - left)


def _cast(board: _Board, alpha: Array, left: int, top: int, knobs: Knobs) -> None:
    if knobs.shadow is None:
        return
    dx, dy, softness, strength = knobs.shadow
    room = int(softness * 2.5 + max(abs(dx), abs(dy))) + 4
    wide = np.pad(alpha, room)
    mask = shadow(wide, dx, dy, softness, strength)
    board.darken(mask, left - room, top - room, board.look.palette.shadow)


def _fall(board: _Board, alpha: Array, left: int, top: int, layer: Layer) -> None:
    """The shadow of what stands, thrown along the light over the ground."""
    if layer.knobs.contact <= 0 or layer.ground_y is None or layer.knobs.shadow is not None:
        return
    look = board.look
    mask, dx, dy = fallen(alpha, int(layer.ground_y) - top, look.light, look.tilt, look.behind)
    if mask.size:
        strength = np.float32(min(0.62, layer.knobs.contact * 1.15))
        board.darken(mask * strength, left + dx, top + dy, look.palette.shadow, everywhere=False)


def _touch(board: _Board, alpha: Array, left: int, top: int, layer: Layer) -> None:
    """A soft dark line where the thing meets the ground."""
    if layer.knobs.contact <= 0 or layer.ground_y is None:
        return
    ground = int(layer.ground_y) - top
    tall = max(6, int(alpha.shape[0] * 0.07))
    foot = alpha[max(0, ground - tall) : max(1, ground + 3)]
    if foot.size == 0 or foot.max() < 0.1:
        return
    profile = foot.max(0)
    thick = float(np.clip(alpha.shape[0] * 0.02, 2.5, 11))
    room = int(thick * 3) + 4
    rows = np.arange(-room, room + 1, dtype=np.float32)[:, None]
    mask = np.exp(-((rows / thick) ** 2)) * np.pad(profile, room)[None, :]
    drift = -board.look.light[0] * thick * 1.5
    mask = blur(np.asarray(mask, np.float32), thick * 0.7) * layer.knobs.contact
    y = int(layer.ground_y) - room
    board.darken(np.clip(mask, 0, 0.85), int(left - room + drift), y, board.look.palette.shadow)


def _mirror(board: _Board, sheet: Array, left: int, top: int, layer: Layer,
            rng: np.random.Generator) -> None:  # fmt: skip
    """The thing upside down in the water at its foot."""
    if layer.knobs.reflect <= 0 or layer.ground_y is None:
        return
    line = int(layer.ground_y)
    visible = sheet[: max(1, line - top)]
    if visible.shape[0] < 4:
        return
    board.lay(reflection(visible, rng, layer.knobs.reflect, board.look.palette.water), left, line, 0.2)


def _lay_treated(board: _Board, layer: Layer, rng: np.random.Generator) -> None:
    form = Form(layer, board.look, _PAD if layer.material not in _UNTREATED else 0)
    left, top = form.left, form.top
    if layer.material in _UNTREATED:
        sheet = form.sheet * np.float32(layer.knobs.alpha)
    else:
        sheet = treat(form, rng)
        alpha = np.ascontiguousarray(sheet[..., 3])
        _mirror(board, sheet, left, top, layer, rng)
        _cast(board, alpha, left, top, layer.knobs)
        _fall(board, alpha, left, top, layer)
        _touch(board, alpha, left, top, layer)
    board.lay(sheet, left, top, layer.knobs.protect, form)


def _lay_light(board: _Board, layer: Layer) -> None:
    assert layer.pixels is not None
    h, w = layer.pixels.shape[:2]
    rows, columns = slice(layer.top, layer.top + h), slice(layer.left, layer.left + w)
    below = board.picture[rows, columns]
    if layer.blend == "screen":
        board.picture[rows, columns] = screen(below, layer.pixels[..., :3])
    else:
        sheet = layer.pixels
        board.picture[rows, columns] = below * (1 - sheet[..., 3:] + sheet[..., :3])


def paint(layers: Sequence[Layer], look: Look) -> Array:
    """Paint all layers in order, then brush, light and paper over the whole."""
    board = _Board(look)
    for layer in in_painting_order(list(layers)):
        rng = np.random.default_rng([look.seed, layer.seed, 11])
        if layer.effect is not None:
            board.picture = layer.effect(board.picture)
            board.mark(layer)
        elif layer.pixels is None:
            continue
        elif layer.blend != "over":
            _lay_light(board, layer)
        else:
            _lay_treated(board, layer, rng)
    return _finish(board, look)


def _finish(board: _Board, look: Look) -> Array:
    rng = np.random.default_rng([look.seed, 997])
    picture = board.picture
    palette, focus = look.palette, look.focus
    picture = in_one_light(np.clip(picture, 0, 1), focus.map, focus.at, look.light, palette.glow,
                           palette.shadow, look.key)  # fmt: skip
    if look.brush > 0:
        strokes = brushed(picture, rng, board.keep, board.way, focus.map)
        picture = picture + (strokes - picture) * np.float32(min(1.0, look.brush))
    picture = bloom(picture, 0.82, 16, look.bloom)
    picture = warm_and_cool(
        picture, look.palette.glow, look.palette.shadow, 0.14 * look.warmth, look.light
    )
    picture = paper(np.clip(picture, 0, 1), rng, 0.065 * look.paper, 0.08 * look.paper)
    corner = look.vignette_colour or _corner(look.palette)
    picture = vignette(picture, look.vignette, corner)
    return grade(picture, look.lift, look.gamma, look.saturation * 1.04, look.contrast)


def _corner(palette: Palette) -> Colour:
    """Light pictures fall back into a mid tone, dark ones into their deepest."""
    return palette.dark if luminance(palette.mid) < 0.42 else mix(palette.dark, palette.mid, 0.35)


def finish_sheet(sheet: Array, palette: Palette, ground: Colour, seed: int = 1) -> Array:
    """One sheet on a plain ground, for previews of motifs and figures."""
    h, w = sheet.shape[:2]
    look = Look(palette, seed=seed)
    layer = Layer("preview", "motif", pixels=sheet, knobs=Knobs(volume=0.3, rim=0.4))
    painted = treat(Form(layer, look), np.random.default_rng([seed, 5]))
    base = np.broadcast_to(vec(ground), (h, w, 3))
    picture = base * (1 - painted[..., 3:]) + painted[..., :3]
    return np.asarray(np.clip(picture, 0, 1), np.float32)
