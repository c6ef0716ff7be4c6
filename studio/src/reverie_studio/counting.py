"""How much code a card takes, what of the studio stands on no card, and what is drawn a second time.

Scripts are read, never run: what a card puts is a word of its script that is no label, what it draws
for itself is the name it gives to a drawing or to a function with a pen.
"""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median

from reverie_studio.motifs.registry import MOTIFS
from reverie_studio.stages import STAGES

_WORDS_ABOUT = ("describe", "moods", "themes", "says", "about", "relate")
_VERBS = re.compile(r"^(draw|paint|cut|ink|make|put|add|one|the|a|an|small|big|little)$")


@dataclass
class Count:
    """What the scripts of some decks are made of."""

    lines: dict[str, int] = field(default_factory=dict)
    motifs: Counter[str] = field(default_factory=Counter)
    stages: Counter[str] = field(default_factory=Counter)
    drawn_again: Counter[str] = field(default_factory=Counter)

    @classmethod
    def of(cls, files: Iterable[Path]) -> Count:
        """Read the scripts."""
        count = cls()
        for file in files:
            text = file.read_text("utf-8")
            tree = ast.parse(text)
            count.lines[f"{file.parent.name}/{file.stem}"] = len(text.splitlines())
            put = set(_put_words(tree))
            count.motifs.update({_plain(m): 1 for m in MOTIFS if _plain(m) in put})
            count.stages.update({_plain(s): 1 for s in STAGES if _plain(s) in put})
            count.drawn_again.update(_private(tree))
        return count

    def unused_motifs(self) -> list[str]:
        """Motifs on no card."""
        return sorted({_plain(m) for m in MOTIFS} - set(self.motifs))

    def unused_stages(self) -> list[str]:
        """Stages on no card."""
        return sorted({_plain(s) for s in STAGES} - set(self.stages))

    def told(self, names: bool = False) -> Iterator[str]:
        """The count in plain lines; with `names`, what is on no card and what is drawn again."""
        per_card = sorted(self.lines.values()) or [0]
        yield (f"cards: {len(self.lines)}; lines {sum(per_card)}; a card {per_card[0]} to "
               f"{per_card[-1]}, median {median(per_card):.0f}; under 80 lines: "
               f"{sum(n < 80 for n in per_card)}")  # fmt: skip
        for kind, all_of, unused in (
            ("motifs", MOTIFS, self.unused_motifs()),
            ("stages", STAGES, self.unused_stages()),
        ):
            yield f"{kind}: {len(all_of)}; on a card {len(all_of) - len(unused)}; on none {len(unused)}"
            if names:
                yield "  " + ", ".join(unused)
        yield (f"drawn again: {len(self.drawn_again)} things that are motifs, "
               f"{self.drawn_again.total()} times")  # fmt: skip
        if names:
            yield "  " + ", ".join(f"{k} {n}" for k, n in self.drawn_again.most_common())


def _plain(name: str) -> str:
    return name.replace("_", " ").replace("-", " ").lower()


def _put_words(node: ast.AST) -> Iterator[str]:
    """Every word of a script that may name what is put, also out of a list; no meaning, no labels."""
    if isinstance(node, ast.Call) and getattr(node.func, "attr", "") in _WORDS_ABOUT:
        return
    if isinstance(node, ast.Constant) and isinstance(node.value, str):
        yield _plain(node.value)
    for child in ast.iter_child_nodes(node):
        if not (isinstance(child, ast.keyword) and child.arg in ("name", "label", "role", "behind")):
            yield from _put_words(child)


def _private(tree: ast.AST) -> Iterator[str]:
    """Motifs that this script draws by hand, each once."""
    known = {_plain(m) for m in MOTIFS}
    names = {_plain(name) for name in _drawn_names(tree)}
    found = {" ".join(w for w in name.split() if not _VERBS.match(w)) for name in names}
    yield from sorted(found & known)


def _drawn_names(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef) and any(a.arg == "pen" for a in node.args.args):
            yield node.name.strip("_")
        if isinstance(node, ast.Call) and getattr(node.func, "attr", "") == "draw":
            for keyword in node.keywords:
                if keyword.arg == "name" and isinstance(keyword.value, ast.Constant):
                    yield str(keyword.value.value)
