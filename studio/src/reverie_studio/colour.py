"""A colour is '#rrggbb' or three floats in 0…1; every function here takes both."""

from __future__ import annotations

import colorsys
from functools import lru_cache
from typing import Any

import numpy as np
import numpy.typing as npt

Colour = tuple[float, float, float] | str
Triple = tuple[float, float, float]
Stops = list[tuple[float, Colour]] | tuple[tuple[float, Colour], ...]
Array = npt.NDArray[np.float32]


@lru_cache(maxsize=4096)
def _parse(text: str) -> Triple:
    digits = text.lstrip("#")
    if len(digits) == 3:
        digits = "".join(d * 2 for d in digits)
    if len(digits) != 6:
        raise ValueError(f"not a colour: {text!r} (write '#rrggbb')")
    return (int(digits[0:2], 16) / 255, int(digits[2:4], 16) / 255, int(digits[4:6], 16) / 255)


def rgb(colour: Colour) -> Triple:
    """The three channels as floats."""
    if isinstance(colour, str):
        return _parse(colour)
    return (float(colour[0]), float(colour[1]), float(colour[2]))


def vec(colour: Colour) -> Array:
    """The colour as a float32 vector, for array work."""
    return np.array(rgb(colour), np.float32)


def to_hex(colour: Colour | Any) -> str:
    """'#rrggbb', clipped to what a screen can show."""
    r, g, b = (min(255, max(0, round(c * 255))) for c in rgb(colour))
    return f"#{r:02x}{g:02x}{b:02x}"


def mix(a: Colour, b: Colour, t: float) -> Triple:
    """A step from a (t=0) to b (t=1)."""
    one, two = rgb(a), rgb(b)
    return (
        one[0] + (two[0] - one[0]) * t,
        one[1] + (two[1] - one[1]) * t,
        one[2] + (two[2] - one[2]) * t,
    )


def lighten(colour: Colour, t: float = 0.2) -> Triple:
    """Towards a warm white, as a painter adds body colour."""
    return mix(colour, (1.0, 0.98, 0.93), t)


def darken(colour: Colour, t: float = 0.2) -> Triple:
    """Towards a cool near-black; never dead grey."""
    return mix(colour, (0.05, 0.05, 0.12), t)


def warm(colour: Colour, t: float = 0.2) -> Triple:
    """A lit plane: a little lighter and towards ochre."""
    return mix(colour, (1.0, 0.83, 0.52), t)


def cool(colour: Colour, t: float = 0.2) -> Triple:
    """A plane in shade: a little darker and towards blue."""
    return mix(colour, (0.16, 0.2, 0.38), t)


def saturate(colour: Colour, factor: float) -> Triple:
    """Scale the distance from grey; below 1 mutes, above 1 enriches."""
    r, g, b = rgb(colour)
    grey = 0.3 * r + 0.59 * g + 0.11 * b
    low, high = 0.0, 1.0
    return (
        min(high, max(low, grey + (r - grey) * factor)),
        min(high, max(low, grey + (g - grey) * factor)),
        min(high, max(low, grey + (b - grey) * factor)),
    )


def shift_hue(colour: Colour, degrees: float) -> Triple:
    """Turn the hue around the wheel."""
    hue, light, sat = colorsys.rgb_to_hls(*rgb(colour))
    return colorsys.hls_to_rgb((hue + degrees / 360) % 1.0, light, sat)


def luminance(colour: Colour) -> float:
    """Perceived lightness, 0…1."""
    r, g, b = rgb(colour)
    return 0.3 * r + 0.59 * g + 0.11 * b


def vary(colour: Colour, rng: np.random.Generator, amount: float = 0.06) -> Triple:
    """A neighbour of the colour: no two leaves come from the same tube."""
    step = rng.normal(0.0, amount, 3)
    value = float(rng.normal(0.0, amount))
    r, g, b = rgb(colour)
    return (
        min(1.0, max(0.0, r + float(step[0]) * 0.4 + value * 0.8)),
        min(1.0, max(0.0, g + float(step[1]) * 0.4 + value * 0.8)),
        min(1.0, max(0.0, b + float(step[2]) * 0.4 + value * 0.8)),
    )


# ---- OKLab: where steps of equal size look equally large


_TO_LMS = np.array([[0.4122214708, 0.5363325363, 0.0514459929],
                    [0.2119034982, 0.6806995451, 0.1073969566],
                    [0.0883024619, 0.2817188376, 0.6299787005]], np.float32)  # fmt: skip
_LMS_TO_LAB = np.array([[0.2104542553, 0.7936177850, -0.0040720468],
                        [1.9779984951, -2.4285922050, 0.4505937099],
                        [0.0259040371, 0.7827717662, -0.8086757660]], np.float32)  # fmt: skip
_FROM_LMS = np.linalg.inv(_TO_LMS.astype(np.float64)).astype(np.float32)
_LAB_TO_LMS = np.linalg.inv(_LMS_TO_LAB.astype(np.float64)).astype(np.float32)


def oklab(picture: Array) -> Array:
    """Lightness, green to red, blue to yellow; of an array of colours (…, 3)."""
    linear = np.square(np.clip(picture, 0, 1))  # close to the screen's curve, and quick
    return np.asarray(np.cbrt(linear @ _TO_LMS.T) @ _LMS_TO_LAB.T, np.float32)


def from_oklab(lab: Array) -> Array:
    """The way back, clipped to what a screen can show."""
    lms = lab @ _LAB_TO_LMS.T
    linear = np.clip((lms * lms * lms) @ _FROM_LMS.T, 0, 1)
    return np.asarray(np.sqrt(linear), np.float32)


def vary_oklab(colours: Array, rng: np.random.Generator, light: float, hue: float) -> Array:
    """Neighbours of many colours (n, 3): `light` steps of value, `hue` steps round the wheel."""
    lab = oklab(colours)
    turn = rng.normal(0.0, 1.0, len(lab)).astype(np.float32) * np.float32(hue)
    c, s = np.cos(turn), np.sin(turn)
    a, b = lab[:, 1] + 0.006 * turn, lab[:, 2] - 0.006 * turn
    lab[:, 1], lab[:, 2] = a * c - b * s, a * s + b * c
    lab[:, 0] += rng.normal(0.0, 1.0, len(lab)).astype(np.float32) * np.float32(light)
    return from_oklab(lab)
