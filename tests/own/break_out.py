"""What somebody who has taken over the picture process could try, and what comes of it.

`python tests/own/break_out.py` gives everything up as the process does, closes a descriptor so that
one is free, tries, and prints a line for each attempt.
"""

import ctypes
import mmap
import os
import platform
import sys
from collections.abc import Callable, Iterator

from reverie.own import worker

X86 = platform.machine() == "x86_64"
kernel = ctypes.CDLL(None, use_errno=True)


def call(number: int, *arguments: object) -> Callable[[], object]:
    """A system call as itself, past every check of a library."""

    def attempt() -> object:
        done = kernel.syscall(number, *arguments)
        if done < 0:
            raise OSError(ctypes.get_errno(), os.strerror(ctypes.get_errno()))
        return done

    return attempt


def runnable_memory() -> object:
    return mmap.mmap(-1, 4096, prot=mmap.PROT_READ | mmap.PROT_WRITE | mmap.PROT_EXEC)


def attempts(target: bytes) -> Iterator[tuple[str, Callable[[], object]]]:
    here = -100  # AT_FDCWD
    parent = os.getppid()
    room = ctypes.create_string_buffer(64)
    yield "read a file", call(257 if X86 else 56, here, b"/etc/passwd", 0)
    yield "write a file", call(257 if X86 else 56, here, target, 0o101, 0o600)
    yield "remove a file", call(263 if X86 else 35, here, target, 0)
    yield "rename a file", call(316 if X86 else 276, here, target, here, target + b"2", 0)
    yield "ask about a file", call(262 if X86 else 79, here, b"/etc/passwd", room, 0)
    yield "read a folder", call(257 if X86 else 56, here, b"/", 0o200000)
    yield "link a file", call(265 if X86 else 37, here, b"/etc/passwd", here, target, 0)
    yield "change rights", call(268 if X86 else 53, here, target, 0o777)
    yield "open a socket", call(41 if X86 else 198, 2, 1, 0)
    yield "open a pair of sockets", call(53 if X86 else 199, 1, 1, 0, room)
    yield "connect", call(42 if X86 else 203, 0, room, 16)
    yield "read the server's memory", call(310 if X86 else 270, parent, room, 1, room, 1, 0)
    yield "trace the server", call(101 if X86 else 117, 16, parent, 0, 0)
    yield "end the server", call(62 if X86 else 129, parent, 0)
    yield "signal a thread of the server", call(234 if X86 else 131, parent, parent, 0)
    yield "take a descriptor of the server", call(434, parent, 0)
    yield "change the server's limits", call(302 if X86 else 261, parent, 7, None, room)
    yield "start a program", call(59 if X86 else 221, b"/bin/sh", None, None)
    yield "start a process", call(56 if X86 else 220, 17, None, None, None, None)
    yield "start a process another way", call(435, room, 64)
    yield "a file in memory", call(319 if X86 else 279, b"x", 0)
    yield "memory that can be run", runnable_memory
    yield "a ring of system calls", call(425, 8, room)
    yield "a program in the kernel", call(321 if X86 else 280, 0, room, 64)
    yield "another namespace", call(272 if X86 else 97, 0x10000000)
    yield "mount something", call(165 if X86 else 40, b"x", b"/", b"tmpfs", 0, None)
    yield "another user", call(105 if X86 else 146, 0)
    yield "a key of the kernel", call(250 if X86 else 219, 0, -3, 0)


def main() -> None:
    target = os.fsencode(sys.argv[1] if len(sys.argv) > 1 else "/tmp/broken-out")
    worker.warm_up()
    print("confined by", *worker.give_up(), flush=True)
    os.close(0)
    for name, attempt in attempts(target):
        try:
            outcome = f"DONE: {attempt()!r}"
        except OSError as error:
            outcome = f"refused: {error.strerror}"
        print(f"{name}: {outcome}", flush=True)


if __name__ == "__main__":
    main()
