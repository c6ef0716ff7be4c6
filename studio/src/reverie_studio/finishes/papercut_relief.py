"""A body of clay is cut into sheets: each part a stack of terraces, far to near, with knife-clean outlines."""

from __future__ import annotations

import math
from collections.abc import Collection, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

import cv2
import numpy as np
import numpy.typing as npt

from reverie_studio.colour import Array
from reverie_studio.engine.arrays import blur
from reverie_studio.engine.clay import Clay, Seen
from reverie_studio.engine.clay_parts import Loop, Mask, outlines, parts_of

LEAST = 110.0  # px of paper a knife can still cut out
THIN = 1.6  # half of the narrowest strip
GROWN = 1.6  # how far the dark card below everything shows
Ids = npt.NDArray[np.int32]


@dataclass(frozen=True)
class Sheet:
    """One sheet of a body: the card below all (level -1), the whole of a piece (0), or a terrace on it."""

    part: str
    level: int
    loops: tuple[Loop, ...]
    height: float  # px before the body's card
    tone: float  # 0 turned from the lamp … 1 towards it
    region: Mask  # where it lies, on the grid


@dataclass(frozen=True)
class Relief:
    """A body as paper: its sheets in the order they are laid, and what was seen of it."""

    seen: Seen
    sheets: list[Sheet]
    tone: Array  # light on the grid, 0…1, carried over the outline
    height: Array  # of the uppermost sheet, on the grid
    owner: npt.NDArray[np.object_]  # the paper of each point of the grid, carried over the outline

    def height_at(self, x: float, y: float) -> float:
        """How far before the card the uppermost sheet lies at a point of the picture."""
        j, i = (round((v - o) / self.seen.step) for v, o in ((y, self.seen.top), (x, self.seen.left)))
        h, w = self.height.shape
        near = self.height[max(0, j - 2) : min(h, j + 3), max(0, i - 2) : min(w, i + 3)]
        return float(near.max()) if near.size else 0.0


@dataclass(frozen=True)
class Manner:
    """How a body is cut."""

    sheets: int = 5  # terraces of its largest piece
    relief: float = 34.0  # px of the box from its farthest to its nearest sheet
    lift: float = 3.0  # px between sheets at least
    by_light: float = 0.62  # terraces follow the light (1) or the depth (0)
    calm: float = 1.0  # how much form is simplified before it is cut
    soft: float = 2.8  # px over which outlines are rounded
    gap: float = 1.0  # how far a terrace stays back from the edge of what it lies on


def cut_relief(clay: Clay, seen: Seen, papers: Collection[str], how: Manner, *, omit: Collection[str] = ()) -> Relief:
    """Cut a body that is seen; parts without a paper belong to the paper "". Parts in `omit` have no card below them."""
    there = seen.lump >= 0
    if not there.any():
        raise ValueError("nothing of the body is on the card")
    tone = _carried(_levelled(seen.light, there), there)
    ids, names = _pieces(parts_of(clay, seen), papers, seen)
    order = _far_to_near(ids, len(names), seen)
    wide = _spread(ids)
    made: list[Sheet] = []
    height = np.zeros(seen.far.shape, np.float32)
    bare = np.isin(wide, [i for i, name in enumerate(names) if name in omit])
    card = Sheet("", -1, (), 0.0, 0.0, there)
    silhouette = np.minimum(_edge(seen, GROWN), np.where(bare, 0.0, 1.0)).astype(np.float32)
    made += _with_loops(card, silhouette, seen, how.soft)
    areas = [float((ids == i).sum()) * seen.step**2 for i in range(len(names))]
    z = _relative(seen.depth, there)
    for nth, piece in enumerate(order):
        nearer = np.isin(wide, order[nth + 1 :])
        count = _count(areas[piece], max(areas), how.sheets)
        whole = _tucked(wide == piece, nearer, seen.step)
        for sheet, field in _terraces(names[piece], ids == piece, whole, count, tone, z, seen, how):
            lies = field > 0.5
            if not lies.any():
                continue
            below = float(np.percentile(height[lies], 90)) + how.lift
            wanted = how.relief * float(z[lies & there].mean() if (lies & there).any() else 0.0)
            laid = _with_loops(replace(sheet, height=max(below, wanted)), field, seen, how.soft)
            for one in laid:
                height = np.where(lies, np.maximum(height, one.height), height).astype(np.float32)
            made += laid
    return Relief(seen, made, tone, height, np.array(names, dtype=object)[wide])


def _with_loops(sheet: Sheet, field: Array, seen: Seen, soft: float) -> list[Sheet]:
    """The sheet with its outline, or nothing when a knife cannot cut it."""
    size = float((field > 0.5).sum()) * seen.step**2
    crumb = max(LEAST, 0.02 * size if sheet.level > 0 else 0.0)
    loops = outlines(field, seen, soft=soft, least=crumb, hole=max(LEAST, 0.04 * size) if sheet.level >= 0 else LEAST,
                     thin=THIN if sheet.level > 0 else 0.6)  # fmt: skip
    if not any(not loop.hole for loop in loops):
        return []
    return [replace(sheet, loops=tuple(loops), region=field > 0.5)]


# ---- which piece lies where


def _pieces(parts: Mapping[str, Mask], papers: Collection[str], seen: Seen) -> tuple[Ids, list[str]]:
    """Each connected stretch of one paper is a piece; borders are calmed, crumbs go to their neighbours."""
    groups: dict[str, Mask] = {}
    for part, mask in parts.items():
        name = part if part in papers else ""
        groups[name] = groups[name] | mask if name in groups else mask
    names = sorted(groups)
    there = seen.lump >= 0
    weight = np.stack([blur(groups[n].astype(np.float32), max(0.8, 2.0 / seen.step)) for n in names])
    which = np.where(there, weight.argmax(0), -1)
    ids, own = np.full(there.shape, -1, np.int32), list[str]()
    for g, name in enumerate(names):
        count, labels, stats, _ = cv2.connectedComponentsWithStats((which == g).astype(np.uint8), connectivity=4)
        most = max((int(stats[k, cv2.CC_STAT_AREA]) for k in range(1, count)), default=0)
        for k in range(1, count):
            if stats[k, cv2.CC_STAT_AREA] >= max(LEAST / seen.step**2, 0.04 * most):
                ids[labels == k] = len(own)
                own.append(name)
    if not own:
        ids[there], own = 0, [names[0]]
    return np.where(there, _spread(ids), -1).astype(np.int32), own


def _spread(ids: Ids) -> Ids:
    """Every point of the grid belongs to the piece nearest to it."""
    none = (ids < 0).astype(np.uint8)
    _, label = cv2.distanceTransformWithLabels(none, cv2.DIST_L2, 3, labelType=cv2.DIST_LABEL_PIXEL)
    table = np.zeros(int(label.max()) + 1, np.int32)
    table[label[ids >= 0]] = ids[ids >= 0]
    return np.asarray(table[label], np.int32)


def _far_to_near(ids: Ids, count: int, seen: Seen) -> list[int]:
    """The order of laying: who stands before whom along their border decides; of two that are flush the smaller lies above."""
    before = np.zeros((count, count))
    borders = np.zeros((count, count))
    for a, b, za, zb in _neighbours(ids, seen.depth):
        np.add.at(before, (a, b), np.clip(za - zb, -40, 40))
        np.add.at(borders, (a, b), 1)
    before, borders = before - before.T, borders + borders.T
    mean = before / np.maximum(borders, 1)
    area = np.bincount(ids[ids >= 0], minlength=count)
    depth = np.bincount(ids[ids >= 0], seen.depth[ids >= 0], minlength=count) / np.maximum(area, 1)
    flush = np.abs(mean) < 1.5 * seen.step
    above = np.where(flush, area[:, None] < area[None, :], mean > 0) & (borders > 0)
    left, order = set(range(count)), list[int]()
    while left:
        free = [i for i in left if not any(above[i, j] for j in left if j != i)] or list(left)
        order.append(min(free, key=lambda i: (depth[i], i)))
        left.remove(order[-1])
    return order


def _neighbours(ids: Ids, depth: Array) -> Iterator[tuple[Ids, Ids, Array, Array]]:
    """Pairs of touching points of different pieces, and how near each is."""
    for one, two in ((np.s_[:, :-1], np.s_[:, 1:]), (np.s_[:-1], np.s_[1:])):
        a, b = ids[one], ids[two]
        at = (a != b) & (a >= 0) & (b >= 0)
        yield a[at], b[at], depth[one][at], depth[two][at]


def _tucked(mask: Mask, nearer: Mask, step: float) -> Mask:
    """A piece goes on a little below what lies before it."""
    n = 2 * max(1, round(9 / step)) + 1
    grown = cv2.dilate(mask.astype(np.uint8), cv2.getStructuringElement(cv2.MORPH_ELLIPSE, (n, n))) > 0
    return np.asarray(mask | (grown & nearer))


# ---- terraces


def _count(area: float, most: float, sheets: int) -> int:
    if area < 700:
        return 1
    wanted = sheets * (area / most) ** 0.3
    return int(np.clip(round(wanted), 1, 2 if area < 3200 else sheets))


def _terraces(name: str, own: Mask, whole: Mask, count: int, tone: Array, z: Array, seen: Seen,
              how: Manner) -> Iterator[tuple[Sheet, Array]]:  # fmt: skip
    """The piece itself, then what of it stands in more and more light."""
    edge = np.minimum(_edge(seen), blur(whole.astype(np.float32), max(0.6, 1.5 / seen.step)))
    form = how.by_light * tone + (1 - how.by_light) * _relative(z, own)
    across = math.sqrt(float(own.sum())) * seen.step
    form = _blurred_inside(form, own, max(1.0, how.calm * float(np.clip(across * 0.036, 5, 15)) / seen.step))
    gap = how.gap * float(np.clip(across * 0.012, 2.4, 7.5))
    # where hardly anything changes there is nothing to cut: terraces would only trace the noise
    spread = [float(np.subtract(*np.quantile(_blurred_inside(a, own, 2.0)[own], (0.95, 0.05)))) for a in (tone, z)]
    count = min(count, 1 + round((how.by_light * spread[0] + (1 - how.by_light) * spread[1]) / 0.11))
    fields = [edge]
    for k in range(1, count):
        share = 0.10 + 0.78 * k / count
        low, high = np.quantile(form[own], (0.04, 0.96))
        cut = 0.6 * float(np.quantile(form[own], share)) + 0.4 * (low + (high - low) * share)
        inside = cv2.distanceTransform((fields[-1] > 0.5).astype(np.uint8), cv2.DIST_L2, 5) * seen.step
        back = 0.5 + (inside - gap) / (2 * seen.step)
        fields.append(np.clip(np.minimum(0.5 + (form - cut) * 9, back), 0, 1).astype(np.float32))
    for level, field in enumerate(fields):
        alone = (field > 0.5) & own
        if level + 1 < len(fields):
            alone &= fields[level + 1] <= 0.5
        light = float(tone[alone].mean()) if alone.any() else float(tone[own].mean())
        yield Sheet(name, level, (), 0.0, light, alone), field


def _edge(seen: Seen, grow: float = 0.0) -> Array:
    """One half where the silhouette ends; `grow` px farther out."""
    far = np.where(seen.lump >= 0, -seen.step, seen.far) - grow
    return np.asarray(np.clip(0.5 - far / (2 * seen.step), 0, 1), np.float32)


def _levelled(light: Array, there: Mask) -> Array:
    """Light from 0 in the darkest to 1 in the lightest of the body."""
    low, high = np.percentile(light[there], (3, 97))
    return np.asarray(np.clip((light - low) / max(0.05, high - low), 0, 1), np.float32)


def _relative(a: Array, where: Mask) -> Array:
    low, high = np.percentile(a[where], (2, 98))
    return np.asarray(np.clip((a - low) / max(1e-3, high - low), 0, 1), np.float32)


def _blurred_inside(a: Array, where: Mask, sigma: float) -> Array:
    m = where.astype(np.float32)
    return np.asarray(blur((a * m).astype(np.float32), sigma) / np.maximum(blur(m, sigma), 1e-3), np.float32)


def _carried(a: Array, there: Mask) -> Array:
    """Values go on beyond the outline, so that flaps that hang over it know their light."""
    near = _blurred_inside(a, there, 3.0)
    return np.asarray(np.where(there, a, near), np.float32)


def stacked_wrongly(sheets: Sequence[Sheet]) -> list[tuple[int, int]]:
    """Pairs (lower, upper) of sheets where the one laid later does not stand before the earlier one it lies on."""
    wrong = []
    for j, upper in enumerate(sheets):
        for i, lower in enumerate(sheets[:j]):
            shared = (upper.region & lower.region).sum()
            if shared > 0.25 * min(upper.region.sum(), lower.region.sum()) and upper.height <= lower.height:
                wrong.append((i, j))
    return wrong
