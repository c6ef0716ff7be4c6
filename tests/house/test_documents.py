"""The documents hold together: links lead somewhere, decisions have a date, the site is whole."""

import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import reverie.rules

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import check_site  # noqa: E402

CODE = re.compile(r"^( *)```.*?^\1```|`[^`\n]+`", re.S | re.M)
LINK = re.compile(r"\]\(([^)\s]+)\)")


def pages() -> list[Path]:
    listed = subprocess.run(
        ["git", "ls-files", "*.md"], cwd=ROOT, capture_output=True, text=True, check=True
    )
    return [ROOT / name for name in listed.stdout.split()]


def anchors(page: Path) -> set[str]:
    """The headings, as they can be pointed at; of two alike the second has a number."""
    found: dict[str, int] = {}
    marks = set()
    prose = re.sub(r"^( *)```.*?^\1```", "", page.read_text(encoding="utf-8"), flags=re.S | re.M)
    for heading in re.findall(r"^#+ (.+?)\s*$", prose, re.M):
        plain = re.sub(r"\[([^\]]*)\]\([^)]*\)|[`*]", r"\1", heading).lower()
        mark = re.sub(r"[^\w\- ]", "", plain).replace(" ", "-")
        marks.add(mark if mark not in found else f"{mark}-{found[mark]}")
        found[mark] = found.get(mark, 0) + 1
    return marks


def broken(page: Path) -> Iterator[str]:
    for link in LINK.findall(CODE.sub("", page.read_text(encoding="utf-8"))):
        if re.match(r"[a-z]+:", link):
            continue
        path, _, mark = link.partition("#")
        to = (page.parent / path).resolve() if path else page
        if not to.exists() or (mark and to.suffix == ".md" and mark not in anchors(to)):
            yield f"{page.relative_to(ROOT) if page.is_relative_to(ROOT) else page.name}: {link}"


def test_every_link_of_a_document_leads_somewhere() -> None:
    assert len(pages()) > 50
    assert [one for page in pages() for one in broken(page)] == []


def test_a_planted_broken_link_is_found(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(
        "# A `heading`, twice\n[a](#a-heading-twice) [no](#nowhere) [no](gone.md) `[no](x.md)`\n",
        encoding="utf-8",
    )
    assert list(broken(page)) == ["page.md: #nowhere", "page.md: gone.md"]


# ---- decisions


def test_every_decision_has_a_status_and_a_date_and_is_listed() -> None:
    folder = ROOT / "docs" / "decisions"
    table = (folder / "README.md").read_text(encoding="utf-8")
    for page in sorted(folder.glob("0*.md")):
        title, _, status, *_ = page.read_text(encoding="utf-8").split("\n")
        number, name = re.fullmatch(r"# (\d+)\. (.+)", title).groups()  # type: ignore[union-attr]
        assert int(number) == int(page.name[:4])
        said = re.fullmatch(r"\*(Accepted|Replaced by \[.+\]), (\d+ [A-Z]\w+ \d{4})\.\*", status)
        assert said, f"{page.name} says neither whether it holds nor since when"
        assert f"| {number} | [{name}]({page.name}) | " in table
        assert f" | {said[2]} |" in table


# ---- the site


PLANTED = {
    '<a href="gone.html">': "leads nowhere",
    '<a href="index.html#nothing">': "points at nothing there",
    '<script src="https://elsewhere.example/x.js"></script>': "fetches https://elsewhere",
    '<link rel="stylesheet" href="//fonts.example/a.css">': "fetches //fonts",
    '<img src="pictures/none.webp">': "leads nowhere",
}


@pytest.mark.parametrize(("html", "said"), PLANTED.items(), ids=range(len(PLANTED)))
def test_what_is_wrong_on_a_page_is_found(tmp_path: Path, html: str, said: str) -> None:
    (tmp_path / "index.html").write_text('<h1 id="one"></h1><a href="#one">', encoding="utf-8")
    (tmp_path / "page.html").write_text(html, encoding="utf-8")
    (fault,) = check_site.faults(tmp_path)
    assert said in fault
    (tmp_path / "page.html").write_text('<a href="index.html#one">', encoding="utf-8")
    assert check_site.faults(tmp_path) == []


@pytest.mark.long
def test_the_site_is_built_whole_and_tells_all_that_the_rules_export() -> None:
    result = subprocess.run(["make", "docs"], cwd=ROOT, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stdout + result.stderr
    assert "no broken link" in result.stdout
    told = (ROOT / "out/site/api/rules.html").read_text(encoding="utf-8")
    named = {mark.split(".")[-1] for mark in re.findall(r'id="(reverie\.rules\.[\w.]+)"', told)}
    assert set(reverie.rules.__all__) - named == set()
