"""Wheel and sdist as a stranger has them: built, installed in an empty environment, served."""

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
UV = Path(sys.executable).parent / "uv"
QUIET = {"UV_PYTHON_DOWNLOADS": "never", "UV_NO_PROGRESS": "1"}


def build(target: str, to: Path) -> Path:
    """Built from the client as `make client` left it."""
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "--target", target, "--directory", str(to)],
        cwd=ROOT,
        env=os.environ | {"REVERIE_CLIENT": "ready"},
        check=True,
        capture_output=True,
    )
    (built,) = to.glob("reverie-*")
    return built


def install(built: Path, into: Path) -> Path:
    """A new environment with this and what playing needs; the answer is its `reverie`."""
    subprocess.run([UV, "venv", "-q", "--python", sys.executable, into], check=True)
    programs = into / ("Scripts" if sys.platform == "win32" else "bin")
    for what in (("-r", ROOT / "requirements/play.txt"), ("--no-deps", built)):
        subprocess.run(
            [UV, "pip", "install", "-q", "--python", programs / "python", *what],
            env=os.environ | QUIET,
            check=True,
        )
    return programs / "reverie"


@contextmanager
def serving(reverie: Path, folder: Path) -> Iterator[str]:
    """`reverie serve` in this folder, which knows nothing of the source; the answer is its URL."""
    server = subprocess.Popen(
        [reverie, "serve", "--port", "0", "--host", "127.0.0.1"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": ""},
        stdout=subprocess.PIPE,
        text=True,
    )
    try:
        assert server.stdout is not None
        lines = iter(server.stdout.readline, "")
        yield next(found[0] for line in lines if (found := re.search(r"http://\S+:\d+", line)))
    finally:
        server.terminate()
        server.wait()
