"""Write the words that books need, in every language, from the client's: `make golden`.

A saved book is made by the server and by the command line, neither of which has the client's
words. What it says, the client says, too: so there is one place where it is written.
"""

import json
import re
from pathlib import Path
from typing import Any

from reverie.evening.words import FILE, KEYS
from reverie.rules.variants import VARIANTS

ROOT = Path(__file__).resolve().parent.parent
WORDS = ROOT / "web" / "src" / "words"
MESSAGE = re.compile(r"^([a-z][\w-]*) = (.*(?:\n[ \t]+.*)*)", re.M)
SELECT = re.compile(r"\{ \$(\w+) ->\n(.*)\n\s*\}\s*$", re.S)
VARIANT = re.compile(r"^\s*(\*?)\[(\w+)\] (.*)$", re.M)


def messages(language: Path) -> dict[str, str]:
    texts = (path.read_text(encoding="utf-8") for path in sorted(language.glob("*.ftl")))
    return {key: text.strip() for file in texts for key, text in MESSAGE.findall(file)}


def plain(text: str) -> Any:
    """A text, or how it depends on something: the whole message is one choice, or it is none."""
    if (found := SELECT.fullmatch(text)) is None:
        assert "->" not in text, text
        return re.sub(r"\{ \$(\w+) \}", r"{\1}", text)
    forms = {name: plain(said) for _, name, said in VARIANT.findall(found[2])}
    default = next(name for star, name, _ in VARIANT.findall(found[2]) if star)
    return {"on": found[1], "forms": forms, "else": default}


def words() -> dict[str, dict[str, Any]]:
    languages = sorted(path.name for path in WORDS.iterdir() if path.is_dir())
    told = {name: messages(WORDS / name) for name in languages}
    return {name: {key: plain(told[name][key]) for key in of(told[name])} for name in languages}


def of(told: dict[str, str]) -> list[str]:
    """A language may have other words in one game: `reveal-look-voters--party`."""
    own = [f"{key}--{game}" for key in KEYS for game in VARIANTS]
    return [*KEYS, *(key for key in own if key in told)]


if __name__ == "__main__":
    text = json.dumps(words(), indent=1, ensure_ascii=False, sort_keys=True)
    FILE.write_text(text + "\n", encoding="utf-8")
    print(f"{len(KEYS)} messages in {FILE.name}")
