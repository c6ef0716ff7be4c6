"""What reaches the log names no key, no table and nobody's address.

Our own lines hold none. Those of libraries quote what they were sent, and errors quote values; so
every line passes here on its way out.
"""

import contextlib
import ipaddress
import logging
import re

from reverie.adapters import crashes

LEFT_OUT = "…"
# What stands in a cookie of ours, whether it is a good key or not.
_COOKIE = re.compile(r"(seats?(?:-[\w-]*)?=)[^;\s]+")
_NUMBERS = re.compile(
    r"(?<![\w.:])(?:\d{1,3}(?:\.\d{1,3}){3}|[0-9A-Fa-f:.]*:[0-9A-Fa-f:.]*:[\w:.%]*)"
)
_WORD = re.compile(r"[A-Za-z0-9_-]{16,}")
_LONG = 20
# ConnectionResetError, HTTPException: errors are named like this.
_CAMEL = re.compile(r"(?:[A-Z]{2,5}(?=[A-Z]))?(?:[A-Z][a-z]{2,})+")


def set_up(level: str) -> None:
    logging.basicConfig(level=level.upper(), format="%(levelname)s %(message)s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Discreet())


class Discreet(logging.Filter):
    def filter(self, record: logging.LogRecord) -> bool:
        # Places in our own code, and nothing else: they may look like anything.
        if record.name != crashes.logger.name:
            record.msg, record.args = _told(record), None
        record.exc_info = record.exc_text = record.stack_info = None
        return True


def _told(record: logging.LogRecord) -> str:
    try:
        said = record.getMessage()
    except (TypeError, ValueError):
        said = "a line that could not be put together"
    error = record.exc_info[1] if record.exc_info else None
    what = f": {crashes.chain(error)}" if error is not None else ""
    return f"{discreet(said)}{what}"


def discreet(said: str) -> str:
    said = _COOKIE.sub(rf"\1{LEFT_OUT}", said)
    said = _NUMBERS.sub(lambda found: LEFT_OUT if _is_address(found[0]) else found[0], said)
    return _WORD.sub(lambda found: LEFT_OUT if _is_random(found[0]) else found[0], said)


def _is_address(text: str) -> bool:
    """Also with the colon or the dot of the sentence around it."""
    for candidate in (text, text[:-1]):
        with contextlib.suppress(ValueError):
            return bool(ipaddress.ip_address(candidate))
    return False


def _is_random(word: str) -> bool:
    """As keys and the names of tables are, and hardly ever a word of a language or a file."""
    lower, upper = any(map(str.islower, word)), any(map(str.isupper, word))
    if _CAMEL.fullmatch(word):
        return False
    return (lower and upper) or (len(word) >= _LONG and any(map(str.isdigit, word)))
