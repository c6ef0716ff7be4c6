"""What an operator can watch: figures as Prometheus reads them. No names, no tables, no texts."""

import mmap
from collections.abc import Callable, Iterable, Mapping

from msgspec import Struct


class Figure(Struct, frozen=True):
    """`read` gives one number, or one for each value of the label."""

    name: str
    kind: str
    help: str
    read: Callable[[], float | Mapping[str, float]]
    label: str = ""


def exposition(figures: Iterable[Figure]) -> str:
    return "".join(part for figure in figures for part in _lines(figure))


def _lines(figure: Figure) -> Iterable[str]:
    name = f"reverie_{figure.name}"
    yield f"# HELP {name} {figure.help}\n# TYPE {name} {figure.kind}\n"
    value = figure.read()
    if isinstance(value, Mapping):
        for key, number in sorted(value.items()):
            yield f'{name}{{{figure.label}="{key}"}} {number!r}\n'
    else:
        yield f"{name} {value!r}\n"


def memory_bytes() -> float:
    """Resident memory where the system tells (Linux); 0 elsewhere."""
    try:
        with open("/proc/self/statm", encoding="ascii") as file:
            return float(file.read().split()[1]) * mmap.PAGESIZE
    except OSError:
        return 0.0
