"""Wheel and sdist: game, client, decks, no painter; in an empty environment they serve."""

import re
import subprocess
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

from at_package import ROOT, build, install, serving


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build("sdist", tmp_path_factory.mktemp("sdist"))


def test_it_holds_the_game_and_no_painter(wheel: Path) -> None:
    names = zipfile.ZipFile(wheel).namelist()
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
