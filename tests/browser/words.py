"""The client's words, read from its own files, so that a test can tap in any language."""

import re
from functools import cache
from pathlib import Path

FOLDER = Path(__file__).resolve().parents[2] / "web" / "src" / "words"
MESSAGE = re.compile(r"^([a-z][\w-]*) = ?(.*(?:\n[ \t]+.*)*)", re.MULTILINE)
VARIANT = re.compile(r"^\s*\*?\[\w+\] (.*)$", re.MULTILINE)
VARIABLE = re.compile(r"\{ *\$(\w+) *\}")


class Words:
    """One language: `words["clue-give"]`, or `words.pattern("page-clue")` where it varies."""

    def __init__(self, language: str) -> None:
        self.language = language
        text = "\n".join(file.read_text("utf-8") for file in sorted((FOLDER / language).iterdir()))
        self.messages = dict(MESSAGE.findall(text))

    def __getitem__(self, key: str) -> str:
        text = str(self.messages[key]).strip()
        assert "{" not in text, f"{key} varies: ask for its pattern"
        return text

    def several(self, key: str) -> str:
        """What is said of more than one."""
        return str(VARIANT.findall(self.messages[key])[-1])

    def pattern(self, key: str, **known: object) -> re.Pattern[str]:
        """Matches the whole of what is shown, in whatever number and with whatever names."""
        return re.compile(f"^(?:{self.source(key, **known)})$")

    def one_of(self, *keys: str) -> re.Pattern[str]:
        """Matches the whole of any of these."""
        return re.compile(f"^(?:{'|'.join(self.source(key) for key in keys)})$")

    def source(self, key: str, **known: object) -> str:
        """The same without its ends."""
        text = str(self.messages[key])
        variants = VARIANT.findall(text) or [text.strip()]
        return "|".join(_source(variant, known) for variant in variants)


def _source(text: str, known: dict[str, object]) -> str:
    parts = VARIABLE.split(text)
    for at in range(1, len(parts), 2):
        parts[at] = re.escape(str(known[parts[at]])) if parts[at] in known else ".+?"
    return "".join(part if at % 2 else re.escape(part) for at, part in enumerate(parts))


@cache
def words_of(language: str) -> Words:
    return Words(language)
