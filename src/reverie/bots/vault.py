"""Where vectors are kept between starts: quantised, known by a hash of what they were made of."""

import hashlib
import json
import logging
import os
import tempfile
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reverie.bots.encoder import DIMENSIONS, Encoder

FORMAT = 1
Floats = NDArray[np.float32]
logger = logging.getLogger("reverie.bots")


class Codes(Struct, frozen=True):
    """Vectors of length one in a byte a dimension."""

    bytes: NDArray[np.int8]

    def floats(self) -> Floats:
        return unit(self.bytes.astype(np.float32))


class Vault:
    """Looks in every folder for vectors it has made before; keeps new ones in the last."""

    def __init__(self, encoder: Encoder, *folders: Path) -> None:
        self.encoder, self.folders = encoder, folders
        self.made = 0

    def vectors(self, name: str, texts: Sequence[str]) -> Codes:
        """The vectors of these texts, made anew if the texts or the encoder have changed."""
        key = self._key(texts)
        for folder in self.folders:
            found = _load(folder / f"{name}.vectors", key, len(texts))
            if found is not None:
                return found
        codes = quantise(self.encoder.encode(texts))
        self.made += 1
        if self.folders:
            _save(self.folders[-1] / f"{name}.vectors", key, codes)
        return codes

    def _key(self, texts: Sequence[str]) -> str:
        inputs = json.dumps([FORMAT, self.encoder.version, *texts]).encode()
        return hashlib.sha256(inputs).hexdigest()


def unit(vectors: Floats) -> Floats:
    lengths = np.linalg.norm(vectors, axis=-1, keepdims=True)
    units: Floats = (vectors / np.maximum(lengths, 1e-6)).astype(np.float32)
    return units


def quantise(vectors: Floats) -> Codes:
    largest = np.abs(vectors).max(axis=1, keepdims=True)
    scaled = vectors / np.maximum(largest, 1e-9) * 127
    return Codes(np.rint(scaled).astype(np.int8))


def _load(path: Path, key: str, count: int) -> Codes | None:
    try:
        content = path.read_bytes()
    except OSError:
        return None
    head, body = content[: len(key)], content[len(key) :]
    if head != key.encode() or len(body) != count * DIMENSIONS:
        return None
    return Codes(np.frombuffer(body, np.int8).reshape(count, DIMENSIONS))


def _save(path: Path, key: str, codes: Codes) -> None:
    """Whole or not at all; a folder that cannot be written to is only slower."""
    begun = None
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=path.parent, delete=False) as file:
            begun = Path(file.name)
            file.write(key.encode() + codes.bytes.tobytes())
        os.replace(begun, path)
    except OSError as error:
        logger.warning("vectors are not kept: %s", error)
        if begun is not None:
            begun.unlink(missing_ok=True)
