"""What the site has beside docs/: pages of the house, and the files that pages speak of.

A hook of MkDocs (mkdocs.yml). A link out of docs/ would lead nowhere on a site that knows no host:
so whatever is linked gets a page of its own under source/, and a folder a list of what is in it.
"""

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
# Where pages of the house that are not in docs/ stand on the site.
ELSEWHERE = {
    "README.md": "index.md",
    "CHANGELOG.md": "changelog.md",
    "CONTRIBUTING.md": "contributing.md",
    "SECURITY.md": "reporting.md",
    "studio/README.md": "studio.md",
    "web/README.md": "client.md",
}
AT_HOME = {page: house for house, page in ELSEWHERE.items()}
LOOK = "web/src/look"
# Code first: a link inside it is none.
LINK = re.compile(
    r"(?P<code>^(?P<indent> *)```.*?^(?P=indent)```|`[^`\n]+`)|(?P<open>\]\()(?P<to>[^)\s]+)\)",
    re.S | re.M,
)
LANGUAGES = {
    ".py": "python", ".ts": "ts", ".js": "js", ".json": "json", ".yaml": "yaml", ".yml": "yaml",
    ".toml": "toml", ".conf": "nginx", ".css": "css", ".svelte": "html", ".html": "html",
}  # fmt: skip


def is_foreign(link: str) -> bool:
    return re.match(r"[a-z]+:|#|//", link) is not None


def house_path(page: str) -> str:
    """A page of the site → the file it is made of, from the top of the house."""
    return AT_HOME.get(page, f"docs/{page}")


def site_page(path: str) -> str:
    """A file or folder of the house → its place on the site."""
    if path in ELSEWHERE:
        return ELSEWHERE[path]
    if (ROOT / path).is_dir() and (ROOT / path / "README.md").exists():
        return site_page(posixpath.join(path, "README.md"))
    if path.startswith("docs/") and Path(path).suffix != ".json":
        return path.removeprefix("docs/")
    return f"source/{path}.md"


def links(text: str) -> list[str]:
    return [found["to"] for found in LINK.finditer(text) if found["to"]]


def pointed_at(page: str, link: str) -> str:
    """The file of the house that a link of this page means."""
    folder = posixpath.dirname(house_path(page))
    return posixpath.normpath(posixpath.join(folder, link.partition("#")[0]))


def turned(page: str, text: str) -> str:
    """The same text with its links as the site has them."""

    def turn(found: re.Match[str]) -> str:
        if found["code"] or is_foreign(found["to"]):
            return found[0]
        place, mark, anchor = found["to"].partition("#")
        path = pointed_at(page, place)
        if not (ROOT / path).exists():
            return found[0]  # MkDocs will say so
        to = posixpath.relpath(site_page(path), posixpath.dirname(page) or ".")
        return f"]({to}{mark}{anchor})"

    return LINK.sub(turn, text)


# ---- pages that are made


def on_config(config: Any) -> Any:
    """Every decision stands in the list beside the page."""
    (decisions,) = [part["Decisions"] for part in config.nav if "Decisions" in part]
    decisions += sorted(f"decisions/{one.name}" for one in (ROOT / "docs/decisions").glob("0*.md"))
    return config


def source_page(path: str) -> str:
    file = ROOT / path
    if file.is_dir():
        inside = sorted(one for one in file.iterdir() if one.name[0] not in "._")
        rows = "".join(f"- `{one.name}{'/' if one.is_dir() else ''}`\n" for one in inside)
        return f"# {path}\n\n{rows}"
    language = LANGUAGES.get(file.suffix, "text")
    text = file.read_text(encoding="utf-8")
    return f"# {path}\n\n````` {language}\n{text}`````\n"


def on_files(files: Files, config: Any) -> Files:
    texts = {file.src_uri: file.content_string for file in files.documentation_pages()}
    for house, page in ELSEWHERE.items():
        texts[page] = (ROOT / house).read_text(encoding="utf-8")
        files.append(File.generated(config, page, content=texts[page]))
    meant = {
        pointed_at(page, link)
        for page, text in texts.items()
        for link in links(text)
        if not is_foreign(link)
    }
    for path in sorted(meant):
        page = site_page(path)
        if page.startswith("source/") and (ROOT / path).exists():
            files.append(File.generated(config, page, content=source_page(path)))
    for font in (ROOT / LOOK / "fonts").glob("*.woff2"):
        files.append(File.generated(config, f"fonts/{font.name}", content=font.read_bytes()))
    mark = (ROOT / LOOK / "mark.svg").read_bytes()
    files.append(File.generated(config, "pictures/mark.svg", content=mark))
    return files


def on_page_markdown(markdown: str, page: Any, **_: Any) -> str:
    uri: str = page.file.src_uri
    return markdown if uri.startswith("source/") else turned(uri, markdown)
