"""What every card of a deck must keep, told of its record and its picture: of one that lies there, and of one just painted."""

from __future__ import annotations

from collections.abc import Callable
from io import BytesIO
from typing import Any

import numpy as np
from PIL import Image

from reverie_studio.finishes.linocut_palettes import LINOS
from reverie_studio.finishes.papercut_palettes import PAPERS
from reverie_studio.finishes.riso_palettes import RISOS
from reverie_studio.finishes.scratchboard_tools import BOARDS
from reverie_studio.finishes.watercolour_tools import WATERCOLOURS

Record = dict[str, Any]
Law = Callable[[Record, bytes, bytes], None]  # record, picture, thumbnail
DARK = 0.12


def _subjects(record: Record) -> list[str]:
    return [m["name"] for m in record["motifs"] if m["role"] == "subject"]


def of_paper(record: Record, picture: bytes, thumbnail: bytes) -> None:
    assert record["medium"] == "papercut" and record["palette"] in {p.name for p in PAPERS}
    assert _subjects(record) and record["relation"]


def of_the_search(record: Record, picture: bytes, thumbnail: bytes) -> None:
    assert record["medium"] == "watercolour" and record["palette"] in WATERCOLOURS
    assert _subjects(record) and record["relation"] and record["composition"]
    assert 3 <= len(record["moods"]) <= 5 and 3 <= len(record["themes"]) <= 6


def of_the_hem(record: Record, picture: bytes, thumbnail: bytes) -> None:
    assert _subjects(record)
    assert len(picture) <= 220_000 and len(thumbnail) <= 20_000


def of_the_night(record: Record, picture: bytes, thumbnail: bytes) -> None:
    assert record["palette"] in BOARDS
    assert len(picture) <= 250_000 and len(thumbnail) <= 20_000
    grey = np.asarray(Image.open(BytesIO(picture)).convert("L"), np.float32) / 255
    assert (grey < DARK).mean() >= 0.45


def of_the_city(record: Record, picture: bytes, thumbnail: bytes) -> None:
    assert record["medium"] == "riso" and record["palette"] in RISOS
    assert _subjects(record)
    assert len(picture) <= 300_000 and len(thumbnail) <= 20_000


def of_the_day(record: Record, picture: bytes, thumbnail: bytes) -> None:
    assert record["medium"] == "linocut" and record["palette"] in LINOS
    assert _subjects(record) and record["relation"]
    assert len(picture) <= 250_000 and len(thumbnail) <= 20_000


def of_gouache(record: Record, picture: bytes, thumbnail: bytes) -> None:
    assert record["medium"] == "gouache" and _subjects(record)


LAWS: dict[str, Law] = {
    "base": of_gouache, "memories": of_paper, "quest": of_the_search,
    "journey": of_the_hem, "origins": of_the_night, "mirrors": of_the_city,
    "harmonies": of_the_day,
}  # fmt: skip
