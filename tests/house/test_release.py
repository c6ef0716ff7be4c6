"""What a version says of itself is one thing, and what it promised later ones keep."""

import json
import re
import subprocess
import sys
from datetime import date
from pathlib import Path

import aiohttp
import pytest

from reverie import __version__

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

from promises import FOLDER, arguments, codes, options, promised  # noqa: E402

# Nobody makes one but the rules: what could be read of it must stay, more may come anywhere.
READ_ONLY = {"reverie.rules.Game", "reverie.rules.View"}
RELEASES = sorted(FOLDER.glob("*.json"))


def test_the_changelog_has_this_version_with_its_day() -> None:
    headings = re.findall(r"^## (.+)$", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.M)
    released = [heading for heading in headings if heading != "Unreleased"]
    assert headings.count("Unreleased") <= 1
    said = re.fullmatch(r"(\S+) \((\d{4}-\d\d-\d\d)\)", released[0])
    assert said is not None
    assert said[1] == __version__
    assert date.fromisoformat(said[2]) >= date(2026, 11, 17)


def test_the_program_says_which_version_it_is() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "reverie", "--version"], capture_output=True, text=True, check=True
    )
    assert said.stdout == f"reverie {__version__}\n"


def test_this_release_has_written_down_what_it_promises() -> None:
    assert ".".join(__version__.split(".")[:2]) in [page.stem for page in RELEASES]


def broken(told: dict[str, list[str] | None]) -> list[str]:
    """What was there and is not, or is called otherwise; a new argument may be left out."""
    now = promised()
    faults = [path for path in told if path not in now]
    for path, before in told.items():
        called_with = arguments(now.get(path))
        if before is None or called_with is None:
            continue
        names = [one.name for one in called_with]
        if path in READ_ONLY:
            faults += [f"{path}.{name}" for name in before if name not in names]
            continue
        new = called_with[len(before) :]
        if names[: len(before)] != before or any(one.default is one.empty for one in new):
            faults.append(path)
    return faults


def no_longer_taken(told: dict[str, list[str]]) -> list[str]:
    """Commands that are gone, and what the others can be given no more."""
    now = options()
    gone = [command for command in told if command not in now]
    kept = (command for command in told if command in now)
    return gone + [
        f"{command} {flag}"
        for command in kept
        for flag in told[command]
        if flag not in now[command]
    ]


@pytest.mark.parametrize("page", RELEASES, ids=lambda page: page.stem)
def test_what_a_release_promised_is_kept(page: Path) -> None:
    told = json.loads(page.read_text(encoding="utf-8"))
    assert broken(told["python"]) == []
    assert no_longer_taken(told["commands"]) == []
    assert set(told["codes"]) <= set(codes())


def test_a_command_or_an_option_that_goes_is_found() -> None:
    told = {"serve": ["--host", "--candles"], "dream": [], "tables": ["ACTION", "TABLE", "--data"]}
    assert no_longer_taken(told) == ["dream", "serve --candles"]


def test_a_planted_breach_is_found() -> None:
    told: dict[str, list[str] | None] = {
        "reverie.rules.dream": None,
        "reverie.rules.Vote": ["seat"],
        "reverie.rules.view": ["game", "eyes"],
        "reverie.rules.View": ["phase", "game", "weather"],
        "reverie.rules.SPECTATOR": None,
    }
    assert broken(told) == [
        "reverie.rules.dream",
        "reverie.rules.Vote",
        "reverie.rules.view",
        "reverie.rules.View.weather",
    ]


def test_what_aiohttp_does_not_promise_is_used_of_one_version_only() -> None:
    """Sockets reach below its frames (adapters/inbox.py); the next version may have others."""
    major, minor = map(int, aiohttp.__version__.split(".")[:2])
    wanted = f'"aiohttp>={major}.{minor},<{major}.{minor + 1}",'
    assert wanted in (ROOT / "pyproject.toml").read_text(encoding="utf-8")
