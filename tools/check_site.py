"""Look at the built documentation: every link leads somewhere, and no page asks another host.

`python tools/check_site.py out/site`; `make docs` does it.
"""

import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

FETCHED = {"src", "srcset", "poster", "data"}


class Page(HTMLParser):
    """What a page links to, what it fetches, and what can be pointed at in it."""

    def __init__(self, path: Path) -> None:
        super().__init__()
        self.links: set[str] = set()
        self.fetches: set[str] = set()
        self.anchors: set[str] = {"", "top"}
        self.feed(path.read_text(encoding="utf-8"))

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        for name, value in attrs:
            if name == "id" or (name == "name" and tag == "a"):
                self.anchors.add(value or "")
            elif name in FETCHED or (name == "href" and tag == "link"):
                self.fetches.add(value or "")
            elif name == "href":
                self.links.add(value or "")


def faults(site: Path) -> list[str]:
    # Of 404.html nobody knows at which address it is shown.
    pages = {path: Page(path) for path in sorted(site.rglob("*.html")) if path.name != "404.html"}
    found = []
    for path, page in pages.items():
        here = path.relative_to(site)
        for address in sorted(page.fetches):
            if urlsplit(address).netloc:
                found.append(f"{here} fetches {address}")
        for link in sorted(page.links | page.fetches):
            if why := _broken(link, path, pages):
                found.append(f"{here}: {link} {why}")
    return found


def _broken(link: str, path: Path, pages: dict[Path, Page]) -> str:
    parts = urlsplit(link)
    if parts.scheme or parts.netloc:
        return ""
    to = (path.parent / unquote(parts.path)).resolve() if parts.path else path
    if to.is_dir():
        to = to / "index.html"
    if not to.exists():
        return "leads nowhere"
    if to in pages and unquote(parts.fragment) not in pages[to].anchors:
        return "points at nothing there"
    return ""


def main(site: Path) -> int:
    if not (site / "index.html").exists():
        print(f"{site}: there is no site")
        return 1
    found = faults(site.resolve())
    print("\n".join(found) or f"{len(list(site.rglob('*.html')))} pages, no broken link")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1])))
