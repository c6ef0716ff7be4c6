"""Wheel and sdist: game, client, decks, no painter; in an empty environment they serve."""

import os
import re
import subprocess
import sys
import tarfile
import urllib.request
import zipfile
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
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


@pytest.fixture
def empty_environment(tmp_path: Path) -> Path:
    subprocess.run([UV, "venv", "-q", "--python", sys.executable, tmp_path / "empty"], check=True)
    return tmp_path / "empty" / "bin" / "python"


@pytest.fixture(params=["wheel", "sdist"])
def served(
    request: pytest.FixtureRequest, empty_environment: Path, tmp_path: Path
) -> Iterator[str]:
    python = str(empty_environment)
    built: Path = request.getfixturevalue(request.param)
    subprocess.run(
        [UV, "pip", "install", "-q", "--python", python, "-r", ROOT / "requirements/play.txt"],
        env=os.environ | QUIET,
        check=True,
    )
    subprocess.run(
        [UV, "pip", "install", "-q", "--no-deps", "--python", python, built],
        env=os.environ | QUIET,
        check=True,
    )
    server = subprocess.Popen(
        [python, "-m", "reverie", "serve", "--port", "0", "--host", "127.0.0.1"],
        cwd=tmp_path,
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


@pytest.mark.long
def test_installed_in_an_empty_environment_it_serves(served: str) -> None:
    with urllib.request.urlopen(f"{served}/") as page:
        assert b"Reverie" in page.read()
    with urllib.request.urlopen(f"{served}/api/decks") as decks:
        assert b"base" in decks.read()
