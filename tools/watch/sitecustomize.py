"""Notes which blocks of src/reverie are run, in every process with this folder on PYTHONPATH.

When a block is entered, one byte of a file is set that all processes have mapped. So nothing is
traced, nothing is left to write at the end, and a server that is killed has told what it ran. Why
not coverage.py: docs/decisions/0025-seen-by-blocks.md.

`REVERIE_SEEN` names a folder. It gets for each module the code with its marks (.code), the lines of
its blocks (.json) and the bytes (.seen, named after what the code is made of: two processes that
make it at once share them); `tools/seen.py` reads them.
"""

import json
import marshal
import mmap
import os
import sys
from collections.abc import Sequence
from hashlib import blake2b
from importlib.machinery import ModuleSpec, PathFinder, SourceFileLoader
from pathlib import Path
from types import CodeType, ModuleType
from typing import Any

HERE = Path(__file__).resolve().parent
SOURCE = HERE.parents[1] / "src" / "reverie"


def write(path: Path, data: bytes) -> None:
    """All at once: another process may be reading it, or writing the same."""
    part = path.with_name(f"{path.name}.{os.getpid()}")
    part.write_bytes(data)
    part.replace(path)


class Watched(SourceFileLoader):
    """Loads a module with its marks, and maps the bytes that they set."""

    def __init__(self, name: str, path: str, folder: Path) -> None:
        super().__init__(name, path)
        self.known = folder / name

    # What runs as `python -m` is asked for its code only and runs without marks.

    def exec_module(self, module: ModuleType) -> None:
        code, module.__dict__["__seen__"] = self.code_and_bytes()
        exec(code, module.__dict__)

    def code_and_bytes(self) -> tuple[CodeType, mmap.mmap]:
        text = self.get_data(self.path)
        made_of = text + (HERE / "reverie_blocks.py").read_bytes() + sys.version.encode()
        key = blake2b(made_of, digest_size=8).hexdigest()
        kept = self.file("code")
        known = marshal.loads(kept.read_bytes()) if kept.exists() else {}
        if known.get("key") != key:
            known = self.made(text, key)
        return known["code"], mapped(self.file(f"{key}.seen"), known["blocks"])

    def made(self, text: bytes, key: str) -> dict[str, Any]:
        from reverie_blocks import marked

        code, lines = marked(text, self.path)
        known = {"key": key, "code": code, "blocks": len(lines)}
        write(self.file("json"), json.dumps({"key": key, "lines": lines}).encode())
        write(self.file("code"), marshal.dumps(known))
        return known

    def file(self, kind: str) -> Path:
        return self.known.with_name(f"{self.known.name}.{kind}")


def mapped(path: Path, size: int) -> mmap.mmap:
    with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT), "r+b") as file:
        file.truncate(size or 1)
        return mmap.mmap(file.fileno(), size or 1)


class Finder:
    """Finds what lies in src/reverie, and nothing that is installed elsewhere or copied."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def find_spec(
        self, name: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name.partition(".")[0] != "reverie":
            return None
        spec = PathFinder.find_spec(name, path, target)
        if spec and spec.origin and Path(spec.origin).is_relative_to(SOURCE):
            spec.loader = Watched(name, spec.origin, self.folder)
        return spec


def watch(folder: Path) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    sys.meta_path.insert(0, Finder(folder))


if os.environ.get("REVERIE_SEEN"):
    watch(Path(os.environ["REVERIE_SEEN"]))
