"""Figures are told as they are."""

from reverie.adapters.metrics import Figure, exposition


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
