"""Watercolour and ink: transparent washes on cold-pressed paper, a dip pen over them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reverie.studio import HEIGHT, WIDTH
from reverie.studio.colour import Array, Colour, mix, vec
from reverie.studio.engine.arrays import blur, smooth
from reverie.studio.engine.layers import Layer, in_painting_order
from reverie.studio.engine.light import shadow
from reverie.studio.engine.noise import field
from reverie.studio.engine.water import reflection
from reverie.studio.finishes import Look
from reverie.studio.finishes.watercolour_ink import pen_lines
from reverie.studio.finishes.watercolour_layers import Manner, manner_of
from reverie.studio.finishes.watercolour_paper import settle, sheet_of_paper, tooth, window
from reverie.studio.finishes.watercolour_wash import density_of, lay, soft_reach, strayed

_PAD = 24
_SHADOW = Manner(line=0, inner=0, light=0, second=0, wet=0.1, pool=0.5, glaze=1.0, strength=0.5)


def padded(layer: Layer, pad: int = _PAD) -> tuple[Array, int, int]:
    """The layer's pixels with room around; what runs off the card goes on outside."""
    assert layer.pixels is not None
    h, w = layer.pixels.shape[:2]
    pad = max(pad, int(soft_reach(h, w) * 3.2))
    ends = (layer.top <= 0, layer.top + h >= HEIGHT, layer.left <= 0, layer.left + w >= WIDTH)
    room = np.zeros((h + 2 * pad, w + 2 * pad, 4), np.float32)
    room[pad : pad + h, pad : pad + w] = layer.pixels
    if ends[0]:
        room[:pad] = room[pad : pad + 1]
    if ends[1]:
        room[pad + h :] = room[pad + h - 1 : pad + h]
    if ends[2]:
        room[:, :pad] = room[:, pad : pad + 1]
    if ends[3]:
        room[:, pad + w :] = room[:, pad + w - 1 : pad + w]
    return room, layer.left - pad, layer.top - pad


class Board:
    """The sheet while it is being painted: pigment, ink, and what later water keeps off."""

    def __init__(self, look: Look) -> None:
        self.look = look
        self.pigment = np.zeros((HEIGHT, WIDTH, 3), np.float32)
        self.ink = np.zeros((HEIGHT, WIDTH, 3), np.float32)
        self.keep = np.zeros((HEIGHT, WIDTH), np.float32)
        self.tooth = tooth(look.seed)

    @staticmethod
    def _cut(mask: Array, left: int, top: int) -> tuple[tuple[slice, slice], tuple[slice, slice]] | None:
        h, w = mask.shape
        y0, y1, x0, x1 = max(0, top), min(HEIGHT, top + h), max(0, left), min(WIDTH, left + w)
        if y0 >= y1 or x0 >= x1:
            return None
        return (slice(y0, y1), slice(x0, x1)), (slice(y0 - top, y1 - top), slice(x0 - left, x1 - left))

    def wash(self, density: Array, cover: Array, drawn: Array, left: int, top: int, glaze: float,
             protect: float = 0.0) -> None:  # fmt: skip
        """Lay a wash; where the drawing is, the paper had been kept bare (as far as not a glaze)."""
        spot = self._cut(cover, left, top)
        if spot is None:
            return
        here, part = spot
        bare = np.clip(drawn[part] * (0.3 + cover[part]), 0, 1) * (1 - glaze)
        self.pigment[here] = self.pigment[here] * (1 - bare[..., None]) + density[part]
        self.ink[here] *= (1 - np.clip(drawn[part] * (1 - glaze), 0, 1))[..., None]
        self.keep[here] = np.maximum(self.keep[here] * (1 - bare), protect * drawn[part])

    def draw(self, mask: Array, left: int, top: int, colour: Colour) -> None:
        """Ink dries in the tooth of the paper: full in the hollows, thin on the tops."""
        spot = self._cut(mask, left, top)
        if spot is None:
            return
        here, part = spot
        bite = 1.1 - 0.35 * smooth(0.5, 0.95, self.tooth[here])
        line = (mask[part] * bite)[..., None] * density_of(vec(colour)[None, None])
        self.ink[here] = np.maximum(self.ink[here], line)
        self.keep[here] = np.maximum(self.keep[here], mask[part])

    def lift(self, mask: Array, left: int, top: int, also_ink: float = 0.0) -> None:
        """A damp brush takes colour off."""
        spot = self._cut(mask, left, top)
        if spot is None:
            return
        here, part = spot
        self.pigment[here] *= (1 - np.clip(mask[part], 0, 0.96))[..., None]
        if also_ink:
            self.ink[here] *= (1 - np.clip(mask[part] * also_ink, 0, 1))[..., None]


def ink_colour(look: Look, manner: Manner) -> Colour:
    """The manner's own ink, or the palette's dark."""
    return look.palette.resolve(manner.ink) if manner.ink is not None else mix(look.palette.dark, "#1c1a22", 0.35)


def _lay_light(board: Board, layer: Layer) -> None:
    """Light is lifted: the wash is thinned and a breath of its colour stays."""
    assert layer.pixels is not None
    rgb = layer.pixels[..., :3]
    amount = np.clip(rgb.max(2), 0, 1)
    if layer.blend == "multiply":
        board.wash(density_of(np.clip(1 - layer.pixels[..., 3:] + rgb, 0, 1)), amount, amount,
                   layer.left, layer.top, 1.0)  # fmt: skip
        return
    board.lift(amount * 0.85, layer.left, layer.top, 0.3)
    tone = rgb / np.maximum(amount, 1e-3)[..., None]
    tint = density_of(np.clip(tone, 0, 1)) * (amount * 0.3)[..., None]
    board.wash(tint, amount, amount, layer.left, layer.top, 1.0)


def _cast(board: Board, layer: Layer, alpha: Array, left: int, top: int, rng: np.random.Generator) -> None:
    """Cast shadows and the touch of the ground are glazes of the palette's shadow."""
    tone = vec(board.look.palette.shadow)
    masks = []
    if layer.knobs.shadow is not None:
        dx, dy, softness, strength = layer.knobs.shadow
        masks.append((shadow(np.pad(alpha, 40), dx, dy, min(softness, 2.0), strength), left - 40, top - 40))
    if layer.knobs.contact > 0 and layer.ground_y is not None:
        masks.append(_foot(layer, alpha, left, top, board.look.light))
    for mask, x, y in masks:
        if mask.size == 0 or mask.max() < 0.05:
            continue
        sheet = np.concatenate([tone[None, None] * mask[..., None], mask[..., None]], -1).astype(np.float32)
        density, cover = lay(sheet, _SHADOW, rng, board.look.light, window(board.tooth, x, y, *mask.shape))
        board.wash(density, cover, cover, x, y, 1.0)


def _foot(layer: Layer, alpha: Array, left: int, top: int,
          light: tuple[float, float]) -> tuple[Array, int, int]:  # fmt: skip
    """A flat pool of shade where a thing stands, drawn away from the light."""
    assert layer.ground_y is not None
    ground = int(layer.ground_y) - top
    tall = max(6, int(alpha.shape[0] * 0.06))
    foot = alpha[max(0, ground - tall) : max(1, ground + 3)]
    if foot.size == 0 or foot.max() < 0.1:
        return np.zeros((0, 0), np.float32), 0, 0
    thick = float(np.clip(alpha.shape[0] * 0.022, 2.5, 9))
    room, reach = int(thick * 3) + 4, int(np.clip(alpha.shape[0] * 0.3, 10, 90))
    profile = np.pad(foot.max(0), room + reach)
    long = blur(profile[None, :], 1.5)[0]
    shifted = [np.roll(long, int(-np.sign(light[0]) * k)) for k in range(0, reach, 3)]
    spread = np.maximum.reduce([s * (1 - 0.8 * i / len(shifted)) for i, s in enumerate(shifted)])
    rows = np.arange(-room, room + 1, dtype=np.float32)[:, None]
    mask = np.exp(-((rows / thick) ** 2)) * spread[None, :]
    crisp = smooth(0.3, 0.55, np.asarray(mask, np.float32)) * min(1.0, layer.knobs.contact * 1.8)
    return crisp, left - room - reach, int(layer.ground_y) - room + int(thick * 0.4)


def _lay_thing(board: Board, layer: Layer, rng: np.random.Generator) -> None:
    manner = manner_of(layer)
    look = board.look
    sheet, left, top = padded(layer)
    drawn = np.ascontiguousarray(sheet[..., 3])
    if manner.kind == "lift":
        board.lift(strayed(drawn, rng, manner.loose) * manner.strength, left, top)
        return
    if manner.kind == "ink":
        board.draw(drawn * manner.strength, left, top, ink_colour(look, manner))
        return
    if layer.knobs.reflect > 0 and layer.ground_y is not None:
        _mirror(board, sheet, left, top, layer, rng)
    _cast(board, layer, drawn, left, top, rng)
    tinted = _tinted(sheet, layer, look)
    density, cover = lay(tinted, manner, rng, look.light, window(board.tooth, left, top, *drawn.shape))
    board.wash(density, cover, drawn, left, top, manner.glaze, 1.0 if layer.material == "figure" else layer.knobs.protect)
    if manner.line > 0 or manner.inner > 0 or manner.hatch > 0:
        pen = pen_lines(strayed(sheet, rng, 0.9, 30), manner, rng, look.light)
        board.draw(pen * (1 - 0.55 * layer.knobs.haze), left, top, ink_colour(look, manner))


def _tinted(sheet: Array, layer: Layer, look: Look) -> Array:
    if layer.knobs.tint is None:
        return sheet
    tone, amount = layer.knobs.tint
    out = sheet.copy()
    out[..., :3] += (vec(look.palette.resolve(tone)) * sheet[..., 3:] - out[..., :3]) * np.float32(amount)
    return out


def _mirror(board: Board, sheet: Array, left: int, top: int, layer: Layer, rng: np.random.Generator) -> None:
    assert layer.ground_y is not None
    line = int(layer.ground_y)
    visible = sheet[: max(1, line - top)]
    if visible.shape[0] < 4:
        return
    below = reflection(visible, rng, layer.knobs.reflect, board.look.palette.water)
    manner = _SHADOW.but(wet=0.5, strength=0.7, uneven=0.7)
    density, cover = lay(below, manner, rng, board.look.light, window(board.tooth, left, line, *below.shape[:2]))
    board.wash(density, cover, cover, left, line, 1.0)


def _bleed(board: Board, rng: np.random.Generator, amount: float) -> None:
    """Here and there two neighbours were wet at once and ran into each other."""
    if amount <= 0:
        return
    run = strayed(blur(board.pigment, 5), rng, 13, 34)
    where = smooth(0.16, 0.3, field(rng, 120, 4, 0.55)) * (1 - np.clip(blur(board.keep, 3) * 1.6, 0, 1))
    board.pigment += (run - board.pigment) * (where * np.float32(amount))[..., None]


def paint(layers: Sequence[Layer], look: Look) -> Array:
    """Lay all layers in order, let some of it run, and look at the paper through it."""
    board = Board(look)
    for layer in in_painting_order(list(layers)):
        if layer.pixels is None:
            continue
        rng = np.random.default_rng([look.seed, layer.seed, 23])
        if layer.blend != "over":
            _lay_light(board, layer)
        else:
            _lay_thing(board, layer, rng)
    _bleed(board, np.random.default_rng([look.seed, 77]), min(1.0, look.brush) * 0.8)
    sheet = sheet_of_paper(look.palette.paper, look.seed)
    picture = settle(settle(sheet, board.pigment), board.ink)
    return np.asarray(np.clip(picture, 0, 1), np.float32)
