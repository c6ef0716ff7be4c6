"""The parts of small decks that are made without painting."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any

import numpy as np

from reverie_studio.deck import Painted, tiny, to_image, webp
from reverie_studio.record import Drawn, Record
from reverie_studio.scene import VIEWS

Spoil = Callable[[list[Record], list[np.ndarray]], None]
RELATIONS = ("floats above", "grows from", "contains", "hides in", "wears", "leads to")


def picture_for(number: int) -> np.ndarray:
    """A picture of its own: a few big blocks of colour, and the strongest contrast at the subject."""
    rng = np.random.default_rng(1000 + number)
    blocks = rng.random((3, 2, 3)).astype(np.float32)
    picture = np.repeat(np.repeat(blocks, 400, 0), 400, 1)
    picture[330:570, 230:470] = 1.0
    picture[390:510, 290:410] = 0.0
    return picture


def drawn(name: str, role: str, box: tuple[int, int, int, int], **more: Any) -> Drawn:
    """A motif as the scene would note it."""
    share = (box[2] - box[0]) * (box[3] - box[1]) / 960_000
    kind = more.pop("kind", "motif")
    return Drawn(name, role, kind, box, share, share * 0.6, "centre", "#806040", "brown", **more)


def record_for(number: int) -> Record:
    """A record that passes every check."""
    return Record(
        id=f"card{number:02d}",
        title=f"Card {number}",
        palette=f"palette {number % 7}",
        stage=f"stage {number % 9}",
        place=f"place {number}",
        time="night",
        light="lamp",
        view=VIEWS[number % len(VIEWS)],
        foreground="a branch",
        unexplained="the open gate",
        composition=("left", "right", "high", "centred")[number % 4],
        relation=[{"subject": "a", "relation": RELATIONS[number % 6], "object": "b"}],
        moods=["calm", "eerie", "funny"],
        themes=["home", "loss", "play"],
        associations=[f"thought {n}" for n in range(14)],
        description="A large thing stands in a place where it should not be.",
        motifs=[
            drawn(f"thing {number}", "subject", (100, 200, 600, 700)),
            drawn("man", "witness", (600, 900, 660, 1060), kind="figure", details={"age": "adult"}),
        ],
    )


@lru_cache(maxsize=32)
def _files(pixels: bytes) -> tuple[bytes, bytes, str]:
    picture = np.frombuffer(pixels, np.float32).reshape(1200, 800, 3)
    image = to_image(picture)
    return webp(image, 200_000), webp(to_image(picture, (320, 480)), 60_000), tiny(image)


def painted(record: Record, picture: np.ndarray) -> Painted:
    """What painting that card would have given."""
    large, small, blurred = _files(picture.astype(np.float32).tobytes())
    plain = json.loads(json.dumps(record.as_json()))
    return Painted(plain, large, small, "#806040", blurred, 0.1)
