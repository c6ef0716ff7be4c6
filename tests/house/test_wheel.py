"""Wheel and sdist: game, client, decks, no painter; in an empty environment they serve."""

import importlib.util
import re
import subprocess
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from at_package import ROOT, build, install, serving
from reverie.decks import Shelf

# What package indexes take at most; whatever else is in a wheel has the rest.
LARGEST = 100_000_000


@pytest.fixture
def hook() -> Any:
    """hatch_build.py, as hatchling reads it."""
    spec = importlib.util.spec_from_file_location("hatch_build", ROOT / "hatch_build.py")
    assert spec
    assert spec.loader
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_a_wheel_brings_the_decks_that_are_named_and_no_other(
    hook: Any, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "index.html").touch()
    monkeypatch.setenv("REVERIE_CLIENT", "ready")
    monkeypatch.setattr(hook, "CLIENT", tmp_path)
    monkeypatch.setattr(hook, "COME_ALONG", ("base", "origins"))
    brought: dict[str, Any] = {"artifacts": [], "force_include": {}}
    build = hook.ClientBuild(str(ROOT), {}, None, None, str(tmp_path), "wheel")
    build.initialize("standard", brought)
    assert brought["force_include"] == {
        str(ROOT / "decks" / "base"): "reverie/_decks/base",
        str(ROOT / "decks" / "origins"): "reverie/_decks/origins",
    }


def test_the_decks_that_come_along_are_whole_and_no_wheel_is_too_large_for_them(hook: Any) -> None:
    assert set(hook.COME_ALONG) <= {deck.folder.name for deck in Shelf.load(hook.DECKS).decks}
    files = (path for deck in hook.COME_ALONG for path in (hook.DECKS / deck).rglob("*"))
    assert sum(path.stat().st_size for path in files if path.is_file()) < LARGEST


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", tmp_path_factory.mktemp("sdist"))


def test_it_holds_the_game_and_no_painter(wheel: Path, hook: Any) -> None:
    names = zipfile.ZipFile(wheel).namelist()
    decks = {name.split("/")[2] for name in names if name.startswith("reverie/_decks/")}
    assert decks == set(hook.COME_ALONG)
    assert "reverie/_client/index.html" in names
    assert "reverie/_decks/base/deck.json" in names
    strangers = [
        name for name in names if not re.match(r"reverie/|reverie-[\d.]+\.dist-info/", name)
    ]
    assert strangers == []
    assert [name for name in names if "studio" in name or "/cards/" in name] == []


def test_it_asks_for_no_painter(wheel: Path) -> None:
    archive = zipfile.ZipFile(wheel)
    (facts,) = [name for name in archive.namelist() if name.endswith(".dist-info/METADATA")]
    asked = archive.read(facts).decode()
    assert "Requires-Dist: aiohttp" in asked
    assert not re.search(r"skia|numba|opencv|playwright|pgserver", asked)


def test_the_source_has_what_building_and_testing_need_and_nothing_else(sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    listed = subprocess.run(
        ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    known = {name for name in listed.stdout.split("\0") if (ROOT / name).is_file()}
    made = {name for name in names if name.startswith("src/reverie/_client/")}
    assert "src/reverie/_client/index.html" in made
    assert names - known - made == {"PKG-INFO"}
    for name in ("LICENSE", "Makefile", "hatch_build.py", "web/package-lock.json"):
        assert name in names
    assert not [name for name in names if name.startswith("studio/")]


@pytest.fixture(params=["wheel", "sdist"])
def served(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[str]:
    reverie = install(request.getfixturevalue(request.param), tmp_path / "empty")
    with serving(reverie, tmp_path) as address:
        yield address


@pytest.mark.long
def test_installed_in_an_empty_environment_it_serves(served: str) -> None:
    with urllib.request.urlopen(f"{served}/") as page:
        assert b"Reverie" in page.read()
    with urllib.request.urlopen(f"{served}/api/decks") as decks:
        assert b"base" in decks.read()
