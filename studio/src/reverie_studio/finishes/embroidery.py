"""Embroidery on linen: every stitch is one lit thread, laid along the form it belongs to.

Cards speak to a Hoop (embroidery_hoop.py). What the studio's own motifs, figures and stages draw is
stitched too, along the direction its Form has.
"""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array
from reverie_studio.engine.arrays import screen
from reverie_studio.engine.forms import Form
from reverie_studio.engine.layers import Layer, in_painting_order
from reverie_studio.engine.look import Look
from reverie_studio.finishes.embroidery_cloth import Cloth, fine_box, finer, light_bodies
from reverie_studio.finishes.embroidery_forms import Body
from reverie_studio.finishes.embroidery_work import Fill, Ground, Light, Stitched, Work

_SHADES = np.array([[v] * 3 for v in (0.55, 0.74, 0.92, 1.1, 1.26)], np.float32)


def paint(layers: Sequence[Layer], look: Look) -> Array:
    """Sew a card: the cloth, then layer after layer, then the light."""
    sewn = [stitched(layer, look) for layer in in_painting_order(list(layers))]
    cloth = Cloth(look)
    works = [work for layer in sewn for work in layer.work]
    cloth.lamps = [work.lamp for work in works if isinstance(work, Light)]
    cloth.dusk = max([work.dusk for work in works if isinstance(work, Ground)], default=0.0)
    if not any(isinstance(work, Ground) for work in works):
        cloth.linen([(0, look.palette.cloth)])
    light_bodies([work.body for work in works if isinstance(work, Fill)], look, cloth.lamps, cloth.dusk)
    for layer in sewn:
        _sew(cloth, layer, look)
    return cloth.finished()


def _sew(cloth: Cloth, layer: Stitched, look: Look) -> None:
    if layer.blend == "screen" and layer.pixels is not None:
        h, w = layer.pixels.shape[:2]
        here = fine_box((slice(layer.top, layer.top + h), slice(layer.left, layer.left + w)))
        cloth.img[here] = screen(cloth.img[here], finer(np.ascontiguousarray(layer.pixels[..., :3])) * 0.6)
        return
    if layer.lift:
        _raise(cloth, layer)
    for k, work in enumerate(layer.work):
        work.sew(cloth, np.random.default_rng([look.seed, layer.seed, k]))


def _raise(cloth: Cloth, layer: Stitched) -> None:
    """A raised thing throws one shadow of its whole silhouette on what lies beneath."""
    whole = np.zeros((HEIGHT, WIDTH), np.float32)
    for work in layer.work:
        if isinstance(work, Fill):
            whole[work.body.box] = np.maximum(whole[work.body.box], work.body.mask)
    rows, columns = np.flatnonzero(whole.any(1)), np.flatnonzero(whole.any(0))
    if rows.size:
        box = (slice(int(rows[0]), int(rows[-1]) + 1), slice(int(columns[0]), int(columns[-1]) + 1))
        cloth.cast(box, np.ascontiguousarray(whole[box]), layer.lift, layer.lift * 0.45, 0.62)


def stitched(layer: Layer, look: Look) -> Stitched:
    """A Hoop's layer as it is; anything else becomes work: its sky is cloth, its bodies are filled."""
    if isinstance(layer, Stitched):
        return layer
    work: list[Work] = []
    if layer.pixels is not None and layer.blend == "over" and layer.material != "light":
        work = [_ground(layer)] if layer.material == "sky" and layer.name == "sky" else [_filled(layer, look)]
    known = {name: getattr(layer, name) for name in Layer.__dataclass_fields__}
    return Stitched(**known, work=work)


def _ground(layer: Layer) -> Ground:
    """A painted sky becomes dyed linen."""
    sheet = layer.full()
    rows = sheet[..., :3].mean(1)
    return Ground([(float(y), (float(c[0]), float(c[1]), float(c[2]))) for y, c in
                   ((y, rows[y]) for y in range(0, HEIGHT, 120))])  # fmt: skip


def _filled(layer: Layer, look: Look) -> Work:
    form = Form(layer, look)
    a = 0.5 * np.arctan2(form.direction[..., 1], form.direction[..., 0])
    direction = np.stack([np.cos(a), np.sin(a)], -1).astype(np.float32)
    body = Body(form.left, form.top, form.mask, form.height, form.normal, direction)
    small = min(form.size) < 160
    return Fill(body, _SHADES, {"angle": 0.0, "length": 12.0 if small else 18.0, "satin": 26.0, "width": 1.9,
                                "tint": np.clip(form.colour, 0, 1), "spread": 0.08})  # fmt: skip
