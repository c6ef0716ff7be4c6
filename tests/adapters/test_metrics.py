"""Figures are told as they are."""

import mmap
from pathlib import Path

import pytest

from reverie.adapters.metrics import Figure, exposition, memory_bytes


def told(value: float) -> str:
    return exposition([Figure("f", "counter", "F.", lambda: value)]).splitlines()[-1]


def test_a_counter_counts_beyond_a_million() -> None:
    assert told(12345678) == "reverie_f 12345678"
    assert told(12345679) == "reverie_f 12345679"
    assert told(0.25) == "reverie_f 0.25"


def test_so_does_one_with_labels() -> None:
    by_code = Figure("f", "counter", "F.", lambda: {"b": 12345678, "a": 1}, "code")
    assert exposition([by_code]).splitlines()[-2:] == [
        'reverie_f{code="a"} 1',
        'reverie_f{code="b"} 12345678',
    ]


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="only Linux tells")
def test_memory_is_counted_in_pages_of_this_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    status = Path("/proc/self/status").read_text(encoding="ascii")
    kilobytes = int(status.partition("VmRSS:")[2].split()[0])
    assert memory_bytes() > 0.5 * 1024 * kilobytes
    before = memory_bytes()
    monkeypatch.setattr(mmap, "PAGESIZE", 4 * mmap.PAGESIZE)
    assert memory_bytes() > 2 * before
