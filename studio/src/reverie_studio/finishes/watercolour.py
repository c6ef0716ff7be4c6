"""Watercolour and ink: transparent washes on cold-pressed paper, a dip pen over them."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reverie_studio import HEIGHT
from reverie_studio.colour import Array, mix, vec
from reverie_studio.engine.arrays import ROWS, blur, smooth
from reverie_studio.engine.focus import WEIGHTS
from reverie_studio.engine.forms import Form
from reverie_studio.engine.layers import Layer, in_painting_order
from reverie_studio.engine.light import fallen, pool_of, shadow
from reverie_studio.engine.look import Look
from reverie_studio.engine.noise import field
from reverie_studio.engine.water import reflection
from reverie_studio.finishes.watercolour_board import Board, MarkedLayer, ink_colour
from reverie_studio.finishes.watercolour_ink import pen_lines
from reverie_studio.finishes.watercolour_layers import Manner, manner_of
from reverie_studio.finishes.watercolour_paper import settle, sheet_of_paper, window
from reverie_studio.finishes.watercolour_wash import density_of, lay, soft_reach, strayed

_PAD = 24
_SHADOW = Manner(line=0, inner=0, light=0, second=0, wet=0.1, pool=0.5, glaze=1.0, strength=0.5)


def _form(layer: Layer, look: Look) -> Form:
    """The thing with enough room for its wettest edge."""
    assert layer.pixels is not None
    h, w = layer.pixels.shape[:2]
    return Form(layer, look, max(_PAD, int(soft_reach(h, w) * 3.2)))


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


def _cast(board: Board, layer: Layer, alpha: Array, left: int, top: int) -> None:
    """Cast shadows and the touch of the ground are glazes of the palette's shadow."""
    look = board.look
    rng = np.random.default_rng([look.seed, layer.seed, 24])  # what lies below must not change the thing
    tone = vec(look.palette.shadow)
    masks = []
    if layer.knobs.shadow is not None:
        dx, dy, softness, strength = layer.knobs.shadow
        masks.append((shadow(np.pad(alpha, 40), dx, dy, min(softness, 2.0), strength), left - 40, top - 40))
    if layer.knobs.contact > 0 and layer.ground_y is not None:
        masks.append(_foot(layer, alpha, left, top, look.light))
        if layer.knobs.shadow is None:
            mask, dx, dy = fallen(alpha, int(layer.ground_y) - top, look.light, look.tilt, look.behind)
            on_land = board.land(mask, left + dx, top + dy)
            masks.append((smooth(0.2, 0.45, on_land) * np.float32(0.75), left + dx, top + dy))
    for mask, x, y in masks:
        if mask.size == 0 or mask.max() < 0.05:
            continue
        sheet = np.concatenate([tone[None, None] * mask[..., None], mask[..., None]], -1).astype(np.float32)
        density, cover = lay(sheet, _SHADOW, rng, None, window(board.tooth, x, y, *mask.shape))
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
    manner = _at_focus(manner_of(layer), layer)
    look = board.look
    form = _form(layer, look)
    sheet, left, top = form.sheet, form.left, form.top
    drawn = form.mask
    if manner.kind == "lift":
        board.lift(strayed(drawn, rng, manner.loose) * manner.strength, left, top)
        return
    if manner.kind == "ink":
        board.draw(drawn * manner.strength, left, top, ink_colour(look, manner))
        return
    if layer.knobs.reflect > 0 and layer.ground_y is not None:
        _mirror(board, sheet, left, top, layer, rng)
    _cast(board, layer, drawn, left, top)
    tinted = _tinted(sheet, layer, look)
    lit = form.facing(look.light3) if manner.light > 0 or manner.second > 0 else None
    density, cover = lay(tinted, manner, rng, lit, window(board.tooth, left, top, *drawn.shape),
                         vec(look.palette.shadow))  # fmt: skip
    person = layer.material == "figure"
    board.wash(density, cover, drawn, left, top, manner.glaze, 1.0 if person else layer.knobs.protect,
               person or (layer.role in WEIGHTS and max(manner.wet, manner.dry, manner.ragged) < 0.05))  # fmt: skip
    if manner.glaze < 0.5 and (person or layer.role or _is_white(form)):
        board.take(drawn, left, top)
    if manner.line > 0 or manner.inner > 0 or manner.hatch > 0:
        pen = pen_lines(strayed(sheet, rng, 0.9, 30), manner, rng, look.light)
        near = np.clip(0.42 + 0.9 * form.focus, 0, 1)  # the pen is light where nobody looks
        board.draw(pen * near * (1 - 0.55 * layer.knobs.haze), left, top, ink_colour(look, manner))


def _is_white(form: Form) -> bool:
    """Paper that was kept bare on purpose."""
    inside = form.mask > 0.5
    return bool(inside.any() and form.colour[inside].mean() > 0.93)


def _at_focus(manner: Manner, layer: Layer) -> Manner:
    """What the card is about keeps its edge: no wet fringe round a head, nothing shining through."""
    if manner.kind != "wash" or manner.glaze > 0 or not (layer.material == "figure" or layer.role in WEIGHTS):
        return manner
    if manner.wet > 0.3 and layer.material != "figure":  # the card wants it to run
        return manner
    return manner.but(wet=0.0, loose=min(manner.loose, 0.9))


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
    density, cover = lay(below, manner, rng, None, window(board.tooth, left, line, *below.shape[:2]))
    board.wash(density, cover, cover, left, line, 1.0)


def _bleed(board: Board, rng: np.random.Generator, amount: float) -> None:
    """Two neighbours were wet at once and ran into each other: far from the focus, never at it."""
    if amount <= 0:
        return
    run = strayed(blur(board.pigment, 5), rng, 13, 34)
    focus = board.look.focus.map
    where = field(rng, 120, 4, 0.55) + 0.14 * (1 - smooth(0.1, 0.5, focus)) - 0.16 * smooth(0.4, 0.8, focus)
    where = smooth(0.14, 0.3, where) * (1 - np.clip(blur(board.keep, 3) * 1.6, 0, 1))
    where = where * (1 - np.clip(blur(board.guard, 12) * 4, 0, 1))  # no smoke round a hat
    board.pigment += (run - board.pigment) * (where * np.float32(amount))[..., None]


def _grounded(board: Board, rng: np.random.Generator, amount: float) -> None:
    """The first wash reaches the whole sheet: cool above, warm below, thin where the light is.

    Paper stays bare only round the focus and on what was kept white, so that white means light.
    """
    look = board.look
    if amount <= 0:
        return
    pool = pool_of(look.focus.map, look.focus.at, look.light)
    slow = field(rng, 220, 4, 0.55)
    free = 1 - smooth(0.02, 0.5, blur(board.pigment, 9).max(2))
    free = free * (1 - smooth(0.05, 0.5, board.taken))
    thick = np.clip(0.78 - pool * 0.85 + slow * 0.75, 0.04, 1) * free
    fall = smooth(-0.25, 0.25, np.asarray(ROWS / HEIGHT - 0.55 + slow * 0.5, np.float32))[..., None]
    palette = look.palette
    above, below = vec(palette.sky[0][1]), vec(mix(palette.haze, palette.glow, 0.35))
    tone = density_of(np.clip(above * (1 - fall) + below * fall, 0, 1))
    tone = tone * (0.5 / np.maximum(0.25, tone.max(2, keepdims=True)))  # every palette as deep
    grains = 1 + (0.5 - board.tooth) * 0.5
    board.pigment += tone * (thick * grains * np.float32(amount))[..., None]


def _shaded(board: Board, rng: np.random.Generator, amount: float) -> None:
    """A last cool glaze groups what lies outside of the light."""
    look = board.look
    pool = pool_of(look.focus.map, look.focus.at, look.light)
    dim = np.clip(0.62 - pool + field(rng, 180, 3, 0.5) * 0.35, 0, 1) * (0.35 + 0.65 * np.clip(board.pigment.sum(2), 0, 1))
    film = density_of(vec(look.palette.shadow)[None, None]) * np.float32(0.34 * amount)
    board.pigment += film * (dim * (1 + (0.5 - board.tooth) * 0.4))[..., None]


def paint(layers: Sequence[Layer], look: Look) -> Array:
    """Lay all layers in order, let some of it run, and look at the paper through it."""
    board = Board(look)
    for layer in in_painting_order(list(layers)):
        if layer.pixels is None:
            continue
        rng = np.random.default_rng([look.seed, layer.seed, 23])
        if isinstance(layer, MarkedLayer):
            for mark in layer.marks:
                mark(board, layer, rng)
        elif layer.blend != "over":
            _lay_light(board, layer)
        else:
            _lay_thing(board, layer, rng)
    _bleed(board, np.random.default_rng([look.seed, 77]), min(1.0, look.brush) * 0.8)
    rng = np.random.default_rng([look.seed, 78])
    _grounded(board, rng, look.key)
    _shaded(board, rng, look.key)
    sheet = sheet_of_paper(look.palette.paper, look.seed)
    picture = settle(settle(sheet, board.pigment), board.ink)
    return np.asarray(np.clip(picture, 0, 1), np.float32)
