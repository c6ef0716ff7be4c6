"""An encoder for tests: a text is the sum of its words' trunks, and nothing has to be loaded."""

import hashlib
from collections.abc import Sequence
from functools import cache

import numpy as np
from numpy.typing import NDArray

from reverie.bots.encoder import DIMENSIONS, Encoder
from reverie.bots.hearing import tokenise


class PlainEncoder(Encoder):
    version = "plain"

    def __init__(self) -> None:
        self.encoded = 0

    def encode(self, texts: Sequence[str]) -> NDArray[np.float32]:
        self.encoded += len(texts)
        if not texts:
            return np.zeros((0, DIMENSIONS), np.float32)
        return np.stack([_text(text) for text in texts])


def _text(text: str) -> NDArray[np.float32]:
    added = sum((_word(token[:5]) for token in tokenise(text)), _word(""))
    return (added / np.linalg.norm(added)).astype(np.float32)


@cache
def _word(trunk: str) -> NDArray[np.float32]:
    seed = int.from_bytes(hashlib.sha256(trunk.encode()).digest()[:8], "big")
    return np.random.default_rng(seed).normal(size=DIMENSIONS).astype(np.float32)
