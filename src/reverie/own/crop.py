"""Where the card is cut out of a picture: as large as it can be, around what matters.

What matters is what stands out: the spectral residual (Hou and Zhang, 2007) finds what breaks the
pattern of a picture, and to it come colours and edges that differ from the rest.
"""

from typing import Any, NamedTuple

import numpy as np
from numpy.typing import NDArray

Map = NDArray[np.floating[Any]]
RATIO = 2 / 3
# The eye forgives a cut at the side sooner than a cut-off head.
USUAL_CENTRE = (0.5, 0.42)
HOMESICK = 0.35


class Box(NamedTuple):
    """A part of a picture, in pixels."""

    x: float
    y: float
    width: float
    height: float


def largest(width: float, height: float) -> tuple[float, float]:
    """The largest card that fits into a picture."""
    return min(width, height * RATIO), min(height, width / RATIO)


def around_what_matters(pixels: NDArray[np.uint8], width: int, height: int) -> Box:
    """`pixels` is a small copy of a picture that is really this wide and high."""
    card_width, card_height = largest(width, height)
    weight = salience(pixels)
    x = best_start(weight.sum(0), card_width / width, USUAL_CENTRE[0]) * width
    y = best_start(weight.sum(1), card_height / height, USUAL_CENTRE[1]) * height
    return Box(min(x, width - card_width), min(y, height - card_height), card_width, card_height)


def as_wished(wish: Box, width: int, height: int) -> Box:
    """A rectangle of a person's own, moved and stretched no more than a card needs."""
    most_width, most_height = largest(width, height)
    card_width = min(max(wish.width, wish.height * RATIO), most_width)
    card_height = min(card_width / RATIO, most_height)
    x = wish.x + (wish.width - card_width) / 2
    y = wish.y + (wish.height - card_height) / 2
    return Box(
        float(np.clip(x, 0, width - card_width)),
        float(np.clip(y, 0, height - card_height)),
        card_width,
        card_height,
    )


def best_start(along: Map, share: float, usual: float) -> float:
    """Where a window of this share of the length begins, as a share of the length."""
    length = len(along)
    taken = min(length, max(1, round(share * length)))
    sums = np.concatenate([[0.0], np.cumsum(along)])
    inside = (sums[taken:] - sums[:-taken]) / max(float(sums[-1]), 1e-9)
    centres = (np.arange(len(inside)) + taken / 2) / length
    home = np.clip(usual, share / 2, 1 - share / 2)
    scores = inside - HOMESICK * (centres - home) ** 2
    return float(np.argmax(scores)) / length


def salience(pixels: NDArray[np.uint8]) -> Map:
    colours = pixels.astype(np.float64) / 255
    light = colours @ np.array([0.299, 0.587, 0.114])
    strange = np.linalg.norm(colours - np.median(colours, axis=(0, 1)), axis=2)
    edges = np.hypot(*np.gradient(light))
    parts = (2 * scaled(residual(light)), scaled(blurred(strange)), scaled(blurred(edges)))
    return np.asarray(sum(parts, np.zeros_like(light)) ** 2)


def residual(light: Map) -> Map:
    """What is left of a picture's spectrum when everything expected is taken away."""
    spectrum = np.fft.fft2(light)
    heights = np.log(np.abs(spectrum) + 1e-8)
    unexpected = heights - box3(heights)
    back = np.fft.ifft2(np.exp(unexpected + 1j * np.angle(spectrum)))
    return blurred(np.abs(back) ** 2)


def box3(values: Map) -> Map:
    around = np.pad(values, 1, mode="wrap")
    rows = around[:-2] + around[1:-1] + around[2:]
    return np.asarray((rows[:, :-2] + rows[:, 1:-1] + rows[:, 2:]) / 9)


def blurred(values: Map, sigma: float = 2.5) -> Map:
    reach = np.arange(-8, 9)
    bell = np.exp(-(reach**2) / (2 * sigma**2))
    bell /= bell.sum()
    padded = np.pad(values, 8, mode="edge")
    rows = sum(part * padded[at : at + values.shape[0]] for at, part in enumerate(bell))
    return np.asarray(
        sum(part * np.asarray(rows)[:, at : at + values.shape[1]] for at, part in enumerate(bell))
    )


def scaled(values: Map) -> Map:
    low, high = float(values.min()), float(np.percentile(values, 99.5))
    return np.asarray(np.clip((values - low) / max(high - low, 1e-9), 0, 1))
