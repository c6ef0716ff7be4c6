"""A stage paints a place into a scene and names the spots where things may stand."""

from __future__ import annotations

import importlib
import pkgutil
import sys

from reverie_studio.places import STAGES, Spots, Stage, find_stage, stage

for _info in sorted(pkgutil.iter_modules(__path__), key=lambda i: i.name):
    try:
        importlib.import_module(f"{__name__}.{_info.name}")
    except Exception as _error:
        print(f"stage file {_info.name} does not load: {_error!r}", file=sys.stderr)

__all__ = ["STAGES", "Spots", "Stage", "find_stage", "stage"]
