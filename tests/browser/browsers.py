"""Where a Chromium is found on this machine, and how it is started."""

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from pathlib import Path

LAN = "reverie.lan"
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--no-proxy-server",
    # A name as in a home network: plain http and no secure context, unlike localhost.
    f"--host-resolver-rules=MAP {LAN} 127.0.0.1",
]
# One that hums for ever, and is given to whoever asks.
MICROPHONE = ["--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")


def find_chromium() -> Path | None:
    """The first Chromium there is; where one may install packages, at last a new one."""
    found = next(_candidates(), None)
    if found is None and apt_install("chromium"):
        found = next(_candidates(), None)
    return found


def _candidates() -> Iterator[Path]:
    wish = os.environ.get("REVERIE_CHROMIUM")
    if wish:
        yield Path(wish)
    if found := shutil.which("chromium"):
        yield Path(found)
    yield from _playwrights_own()
    for name in NAMES:
        if found := shutil.which(name):
            yield Path(found)


def _playwrights_own() -> Iterator[Path]:
    folder = os.environ.get("PLAYWRIGHT_BROWSERS_PATH")
    root = Path(folder) if folder else Path.home() / ".cache" / "ms-playwright"
    for build in sorted(root.glob("chromium-*"), reverse=True):
        yield from build.glob("chrome-linux*/chrome")


def apt_install(*packages: str) -> bool:
    """Where one may: root, and a Debian. One worker installs, the others wait for it."""
    if os.name != "posix" or os.geteuid() != 0 or not shutil.which("apt-get"):
        return False
    import fcntl

    with (Path(tempfile.gettempdir()) / "reverie-apt.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        print(f"apt-get install {' '.join(packages)}", flush=True)
        command = ["apt-get", "install", "-y", "--no-install-recommends", *packages]
        try:
            done = subprocess.run(command, check=False, capture_output=True, timeout=400)
        except subprocess.TimeoutExpired:
            return False
        return done.returncode == 0


NONE_FOUND = (
    "NO BROWSER: the browser tests did not run. Install Chromium, or say where one is:"
    " REVERIE_CHROMIUM=/path/to/chrome"
)
