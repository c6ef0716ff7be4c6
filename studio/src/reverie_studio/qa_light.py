"""Does a picture hold when it is small and grey: few masses, and the strongest contrast at the subject?

A card that does not is refused until it is mended, or until someone who looked at it small writes into
cards/_held.json why it holds all the same.
"""

from __future__ import annotations

import contextlib
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass

import cv2
import numpy as np
from PIL import Image

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array, oklab
from reverie_studio.deck import SCRIPTS, read_json
from reverie_studio.engine.focus import WEIGHTS
from reverie_studio.qa import Deck, Finding
from reverie_studio.qa_worn import level_of

HELD = SCRIPTS / "_held.json"
WIDE, TALL = 100, 150  # px: the card as it lies on a table
MOST_MASSES = 5
SPLIT = 7  # more masses than this are no picture at all
LOUD = 1.3  # so much stronger may a contrast beside the subject never be
LEAST_MASS = 0.035  # of the card: smaller patches are details (at 0.025 cards that strangers gave 4.5 for craft failed)
Box = tuple[float, float, float, float]  # of the whole card, 800 × 1200


@dataclass(frozen=True)
class Values:
    """What three greys at 100 px say of a picture."""

    masses: int
    contrast_at_subject: float  # its strongest step of value …
    contrast_elsewhere: float  # … and the strongest outside

    def faults(self) -> list[str]:
        """What is wrong, in words; nothing when it holds."""
        out = []
        if self.masses > MOST_MASSES:
            out.append(f"{self.masses} masses in three greys, at most {MOST_MASSES}")
        if self.contrast_at_subject < self.contrast_elsewhere:
            out.append(f"the strongest contrast ({self.contrast_elsewhere:.2f}) is not at the subject "
                       f"({self.contrast_at_subject:.2f})")  # fmt: skip
        return out

    @property
    def broken(self) -> bool:
        """Whether it is beyond doubt."""
        return self.masses > SPLIT or self.contrast_elsewhere > LOUD * self.contrast_at_subject


def check_light(deck: Deck, held: Collection[str] | None = None) -> Iterator[Finding]:
    """Every picture of a deck in three greys: doubtful ones are told, broken ones fail unless they are known to hold."""
    known = read_json(HELD) if held is None else held
    for card in deck.cards:
        boxes = [m["box"] for m in deck.records.get(card["id"], {}).get("motifs", ()) if m["role"] in WEIGHTS]
        path = deck.folder / "thumbnails" / card["thumbnail"]
        if not boxes:
            continue
        with contextlib.suppress(OSError), Image.open(path) as image:
            values = values_of(np.asarray(image.convert("RGB"), np.float32) / np.float32(255), boxes)
            level = level_of(deck) if values.broken and card["id"] not in known else "warn"
            yield from (Finding(level, "three greys", (card["id"],), fault) for fault in values.faults())


def values_of(picture: Array, subjects: Sequence[Box]) -> Values:
    """Measure a picture (height, width, 3 in 0…1) of any size whose subjects lie in these boxes of the card."""
    small = cv2.resize(np.asarray(picture, np.float32), (WIDE, TALL), interpolation=cv2.INTER_AREA)
    value = cv2.GaussianBlur(np.ascontiguousarray(oklab(small)[..., 0]), (0, 0), 1.6)
    low, high = np.quantile(value, [0.02, 0.98])
    greys = np.clip((value - low) / max(1e-3, float(high - low)) * 3, 0, 2.999).astype(np.uint8)
    step = cv2.morphologyEx(value, cv2.MORPH_GRADIENT, np.ones((5, 5), np.uint8))
    at = np.zeros((TALL, WIDE), bool)
    for left, top, right, bottom in subjects:
        at[max(0, int(top / HEIGHT * TALL) - 2) : int(bottom / HEIGHT * TALL) + 3,
           max(0, int(left / WIDTH * WIDE) - 2) : int(right / WIDTH * WIDE) + 3] = True  # fmt: skip
    return Values(_masses(greys), _strongest(step[at]), _strongest(step[~at]))


def _strongest(steps: Array) -> float:
    """The strongest hundredth, so that one star does not count."""
    return float(np.quantile(steps, 0.99)) if steps.size else 0.0


def _masses(greys: Array) -> int:
    least = LEAST_MASS * greys.size
    count = 0
    for grey in range(3):
        _, _, stats, _ = cv2.connectedComponentsWithStats((greys == grey).astype(np.uint8), connectivity=4)
        count += int((stats[1:, cv2.CC_STAT_AREA] >= least).sum())
    return count
