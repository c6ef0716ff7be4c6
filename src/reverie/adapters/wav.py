"""A recorded voice on its way in: one plain form of WAV, read to the last byte, or refused."""

import struct

from msgspec import Struct

from reverie.rules.clues import LONGEST_VOICE
from reverie.rules.rejections import Rejected
from reverie.tables.refusals import Refused

# RIFF, its size, WAVE; `fmt ` of 16 bytes; `data` and its size; then nothing but samples.
HEAD = struct.Struct("<4sI4s4sIHHIIHH4sI")
PCM, MONO, SIXTEEN_BITS = 1, 1, 16
RATES = range(8_000, 48_001)


class Sound(Struct, frozen=True):
    """`length` in milliseconds."""

    length: int
    rate: int


def read_wav(data: bytes) -> Sound:
    """Mono, 16 bits, 8 to 48 kHz, up to 15 seconds, and not a byte beside the sound."""
    if len(data) <= HEAD.size:
        raise Refused("not_a_recording")
    riff, size, wave, fmt, head, form, channels, rate, speed, block, bits, mark, sound = (
        HEAD.unpack_from(data)
    )
    if (riff, wave, fmt, mark) != (b"RIFF", b"WAVE", b"fmt ", b"data"):
        raise Refused("not_a_recording")
    if (head, form, channels, bits) != (16, PCM, MONO, SIXTEEN_BITS) or rate not in RATES:
        raise Refused("not_a_recording")
    if (speed, block) != (2 * rate, 2) or sound % 2:
        raise Refused("not_a_recording")
    if sound != len(data) - HEAD.size or size != len(data) - 8:
        raise Refused("not_a_recording")
    length = max(1, round(1000 * (sound // 2) / rate))
    if length > LONGEST_VOICE:
        raise Rejected("recording_too_long")
    return Sound(length, rate)
