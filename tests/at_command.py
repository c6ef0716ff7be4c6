"""`reverie` as a person runs it, but in this process: a Python of its own takes half a second.

What needs one (an alphabet, a signal, what stands beside it) starts one, and so does the first test
of `tests/cli/test_commands.py`.
"""

import io
import sys
import threading
from dataclasses import dataclass

import pytest

from reverie.__main__ import run


@dataclass(frozen=True)
class Said:
    """What is known of a program that has ended."""

    returncode: int
    stdout: str
    stderr: str


def reverie(*words: str, stdin: str = "") -> Said:
    """In a thread of its own: whoever calls may stand in an event loop already."""
    out, err = _stream(), _stream()
    codes: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(sys, "argv", ["reverie", *words])
        patch.setattr(sys, "stdin", _stream(stdin))
        patch.setattr(sys, "stdout", out)
        patch.setattr(sys, "stderr", err)
        command = threading.Thread(target=_run, args=(codes,))
        command.start()
        command.join()
    return Said(codes[0], _read(out), _read(err))


def _run(codes: list[int]) -> None:
    try:
        run()
    except SystemExit as end:
        codes.append(end.code if isinstance(end.code, int) else int(end.code is not None))
    except BaseException:
        sys.excepthook(*sys.exc_info())
        codes.append(1)


def _stream(content: str = "") -> io.TextIOWrapper:
    return io.TextIOWrapper(io.BytesIO(content.encode()), encoding="utf-8")


def _read(stream: io.TextIOWrapper) -> str:
    stream.flush()
    buffer = stream.buffer
    assert isinstance(buffer, io.BytesIO)
    return buffer.getvalue().decode()
