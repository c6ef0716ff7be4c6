"""The oldest browsers of the README: the build writes for them, and asks for nothing newer."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from reverie.adapters.client_files import FOLDER

ROOT = Path(__file__).resolve().parents[2]
Versions = tuple[float, float, float]
NEVER = float("inf")

# Since when Chromium, Firefox and Safari have it (MDN's compatibility data), by what is written.
SCRIPT: dict[str, Versions] = {
    r"\.at\(": (92, 90, 15.4),
    r"\.replaceAll\(": (85, 77, 13.1),
    r"\.replaceChildren\(": (86, 78, 14),
    r"\.findLast(Index)?\(": (97, 104, 15.4),
    r"\.to(Reversed|Sorted|Spliced)\(": (110, 115, 16),
    r"\.hasOwn\(": (93, 92, 15.4),
    r"\bgroupBy\(": (117, 119, 17.4),
    r"withResolvers": (119, 121, 17.4),
    r"fromAsync\(": (121, 115, 16.4),
    r"AbortSignal\.timeout": (103, 100, 16),
    r"AbortSignal\.any": (116, 124, 17.4),
    r"requestIdleCallback": (47, 55, NEVER),
    r"\.checkVisibility\(": (105, 106, 17.4),
    r"\.showModal\(": (37, 98, 15.4),
    r"Intl\.ListFormat": (72, 78, 14.1),
    r"Intl\.Segmenter": (87, 125, 14.1),
    r"\?\?=|\|\|=": (85, 79, 14),
    r"\(\?<[=!]": (62, 78, 16.4),
    r"\bstatic\s*\{": (94, 93, 16.4),
}
STYLE: dict[str, Versions] = {
    r":(where|is)\(": (88, 78, 14),
    r":focus-visible": (86, 85, 15.4),
    r"\baspect-ratio:": (88, 89, 15),
    r"\binset:": (87, 66, 14.1),
    r"\boverflow:clip": (90, 81, 16),
    r"\baccent-color:": (93, 92, 15.4),
    r"[;{](translate|rotate|scale):": (104, 72, 14.1),
    r"color-mix\(": (111, 113, 16.2),
    r"light-dark\(": (123, 120, 17.5),
    r"@layer": (99, 97, 15.4),
    r"@property": (85, 128, 16.4),
    r"@starting-style": (117, 129, 17.5),
    r"\bsubgrid\b": (117, 71, 16),
    r"backdrop-filter:": (76, 103, 18),
    r"@media[^{]*[<>]=": (104, 63, 16.4),
    r"[{};]&": (120, 117, 17.2),
}
# Newer units stand only behind what an older browser takes instead, or where it does not look.
UNIT = re.compile(r"\d(?:[dsl]v[hw]|cq[whib]|cqmin|cqmax)\b|\bround\(")


def oldest() -> Versions:
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    found = re.search(r"Chromium (\d+)\b.*?Firefox (\d+)\b.*?Safari (\d+)\b", text, re.DOTALL)
    assert found, "the README names the oldest browsers"
    chromium, firefox, safari = found.groups()
    return float(chromium), float(firefox), float(safari)


def built(kind: str) -> str:
    if not (FOLDER / "index.html").is_file():
        pytest.skip("the client is not built: `make client`")
    files = sorted(FOLDER.rglob(f"*.{kind}"))
    assert files
    return "\n".join(file.read_text(encoding="utf-8") for file in files)


def test_the_build_writes_for_the_browsers_of_the_readme() -> None:
    config = (ROOT / "web" / "vite.config.ts").read_text(encoding="utf-8")
    chromium, firefox, safari = oldest()
    for name in (f"chrome{chromium:g}", f"firefox{firefox:g}", f"safari{safari:g}"):
        assert f"'{name}'" in config


@pytest.mark.parametrize(("kind", "features"), [("js", SCRIPT), ("css", STYLE)])
def test_nothing_that_is_built_asks_for_a_newer_browser(
    kind: str, features: dict[str, Versions]
) -> None:
    text, have = built(kind), oldest()
    asked = [pattern for pattern in features if re.search(pattern, text)]
    assert asked, "the patterns find something"
    newer = [one for one in asked if any(map(float.__gt__, map(float, features[one]), have))]
    assert newer == []


def without_fallback(css: str) -> Iterator[str]:
    plain = re.sub(r"@supports[^{]*\{(?:[^{}]*\{(?:[^{}]*\{[^{}]*\})*[^{}]*\})*[^{}]*\}", "", css)
    for block in re.findall(r"\{([^{}]*)\}", plain):
        before: set[str] = set()
        for declaration in block.split(";"):
            name = declaration.partition(":")[0].strip()
            if UNIT.search(declaration) and name not in before:
                yield declaration
            before.add(name)


def test_newer_units_have_something_to_fall_back_on() -> None:
    assert list(without_fallback(".a{height:100dvh}")) == ["height:100dvh"]
    assert list(without_fallback(".a{height:100vh;height:100dvh}")) == []
    assert list(without_fallback("@supports (width:1cqh){.a{--w:2cqh}}")) == []
    assert list(without_fallback(built("css"))) == []
