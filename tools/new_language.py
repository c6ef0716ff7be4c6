"""Begin a language: `python tools/new_language.py nl` writes the client's words with every vowel
marked, so that nothing is missing and everything that is not translated yet can be seen.
"""

import re
import sys
from pathlib import Path

WORDS = Path(__file__).resolve().parent.parent / "web" / "src" / "words"
MARKED = str.maketrans("aeiouyAEIOUY", "åêïøüÿÅÊÏØÜŸ")
# Comments, keys, the names of forms and whatever stands in braces are not for people.
NOT_FOR_PEOPLE = re.compile(r"^#.*|^[a-z][\w-]* =|^\s*\*?\[\w+\]|\{[^}\n]*(?:\}|$)", re.M)


def marked(text: str) -> str:
    told, at = "", 0
    for found in NOT_FOR_PEOPLE.finditer(text):
        told += text[at : found.start()].translate(MARKED) + found[0]
        at = found.end()
    return told + text[at:].translate(MARKED)


def main(language: str) -> None:
    if not re.fullmatch(r"[a-z]{2}", language):
        sys.exit("a language is two letters")
    folder = WORDS / language
    if folder.exists():
        sys.exit(f"{folder} is there already")
    folder.mkdir()
    for english in sorted((WORDS / "en").glob("*.ftl")):
        text = marked(english.read_text(encoding="utf-8"))
        (folder / english.name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
