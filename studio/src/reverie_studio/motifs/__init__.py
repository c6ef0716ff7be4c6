"""Every motif family in this package registers itself when the package is imported."""

from __future__ import annotations

import importlib
import pkgutil
import sys

from reverie_studio.motifs.registry import MOTIFS, Motif, find_motif, motif

BROKEN: dict[str, str] = {}


def _load_families() -> None:
    """Import each family; a broken one is reported by name and the others still load."""
    for info in sorted(pkgutil.iter_modules(__path__), key=lambda i: i.name):
        if info.name == "registry":
            continue
        try:
            importlib.import_module(f"{__name__}.{info.name}")
        except Exception as error:
            BROKEN[info.name] = f"{type(error).__name__}: {error}"
            print(f"motif family {info.name} does not load: {BROKEN[info.name]}", file=sys.stderr)


_load_families()

__all__ = ["BROKEN", "MOTIFS", "Motif", "find_motif", "motif"]
