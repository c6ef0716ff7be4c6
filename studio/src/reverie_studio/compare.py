"""Does a deck's script still paint its picture? Cards are painted again and laid beside the committed ones."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path
from typing import TypeVar

import numpy as np
import numpy.typing as npt
from PIL import Image

from reverie_studio.deck import Painted, choose, deck_settings, paint_all, script_files

Pixels = npt.NDArray[np.int16]
One = TypeVar("One")
_NEAR = 1.5  # of 255, on average: another processor rounds another way
_BLOCK, _FROM_AFAR = 40, 48


def pixels(data: bytes) -> Pixels:
    """A picture file as numbers that can be subtracted."""
    return np.asarray(Image.open(io.BytesIO(data)).convert("RGB"), dtype=np.int16)


def same(one: Pixels, other: Pixels) -> bool:
    """Point for point; or, where marks grow beside each other and one rounding moves all that follow
    (stitches and scratches on another kind of processor), from a step back, wherever one looks."""
    return bool(np.abs(one - other).mean() < _NEAR or np.abs(from_afar(one) - from_afar(other)).max() < _FROM_AFAR)


def from_afar(picture: Pixels) -> npt.NDArray[np.float64]:
    """The mean colours of its squares."""
    height, width = picture.shape[:2]
    squares = picture.reshape(height // _BLOCK, _BLOCK, width // _BLOCK, _BLOCK, 3)
    return np.asarray(squares.mean(axis=(1, 3)))


def part_of(every: Sequence[One], part: str) -> list[One]:
    """'2/3' is the second, fifth, eighth … of them; '1/1' is all."""
    which, _, of = part.partition("/")
    if not (which.isdecimal() and of.isdecimal() and 1 <= int(which) <= int(of)):
        raise ValueError(f"{part!r} is no part: 2/3 is the second of three, 1/1 is all")
    return list(every[int(which) - 1 :: int(of)])


def difference(painted: Painted, out: Path) -> str:
    """How a card that was painted anew differs from the one that lies there; nothing if it does not."""
    file = out / "pictures" / f"{painted.record['id']}.webp"
    if not file.exists():
        return f"{file} is not there"
    one, other = pixels(painted.picture), pixels(file.read_bytes())
    return "" if same(one, other) else f"another picture: {np.abs(one - other).mean():.1f} of 255 away on average"


def compare_deck(deck: str, out: Path, only: Iterable[str] = (), part: str = "1/1", jobs: int = 1,
                 tell: Callable[[str], None] = print) -> list[str]:  # fmt: skip
    """Paint the chosen cards again, write nothing, and tell of each; returns what differs or fails."""
    settings = deck_settings(deck)
    files = part_of(choose(script_files(deck), only), part)
    work = [(file, str(settings["id"]), str(settings["medium"])) for file in files]
    wrong = []
    for done, (file, result) in enumerate(paint_all(work, jobs), 1):
        fault = result if isinstance(result, str) else difference(result, out)
        tell(f"[{done}/{len(work)}] {file.stem} {'DIFFERS ' + fault if fault else 'same'}")
        if fault:
            wrong.append(f"{file.stem}: {fault}")
    return wrong
