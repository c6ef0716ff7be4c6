"""What a process gives up for good before it touches a stranger's bytes, as far as Linux lets it.

A list of the few system calls it still needs (seccomp), no file and no port (Landlock), no new
privileges. Whoever takes the process over finds no door: files, sockets, other processes and new
programs are refused by the kernel, whatever descriptors are closed first. Elsewhere than on Linux
nothing of this exists; `confine` says what holds, and docs/security.md what that means.
"""

import ctypes
import os
import struct
import sys
from collections.abc import Iterable, Iterator

PR_SET_DUMPABLE, PR_SET_NO_NEW_PRIVS, PR_SET_SECCOMP = 4, 38, 22
SECCOMP_MODE_FILTER = 2
ALLOW, REFUSE = 0x7FFF0000, 0x00050000 | 1  # refused with EPERM
LOAD, EQUAL, ALL_SET, RETURN = 0x20, 0x15, 0x45, 0x06
NUMBER, ARCHITECTURE, FIRST_ARGUMENT = 0, 4, 16
PROT_EXEC = 0x4
LANDLOCK_CREATE_RULESET, LANDLOCK_RESTRICT_SELF = 444, 446

# machine: how the kernel names it, and its numbers of what is still needed.
MACHINES: dict[str, tuple[int, dict[str, int]]] = {
    "x86_64": (
        0xC000003E,
        {
            **{"read": 0, "write": 1, "close": 3, "fstat": 5, "lseek": 8, "munmap": 11, "brk": 12},
            **{"rt_sigaction": 13, "rt_sigprocmask": 14, "rt_sigreturn": 15, "sched_yield": 24},
            **{"mremap": 25, "madvise": 28, "getpid": 39, "exit": 60, "gettimeofday": 96},
            **{"getrusage": 98, "times": 100, "sigaltstack": 131, "gettid": 186, "time": 201},
            **{"futex": 202, "clock_gettime": 228, "clock_nanosleep": 230, "exit_group": 231},
            **{"set_robust_list": 273, "getrandom": 318, "membarrier": 324, "rseq": 334},
            **{"mmap": 9, "mprotect": 10, "prlimit64": 302},
        },
    ),
    "aarch64": (
        0xC00000B7,
        {
            **{"read": 63, "write": 64, "close": 57, "fstat": 80, "lseek": 62, "munmap": 215},
            **{"brk": 214, "rt_sigaction": 134, "rt_sigprocmask": 135, "rt_sigreturn": 139},
            **{"sched_yield": 124, "mremap": 216, "madvise": 233, "getpid": 172, "exit": 93},
            **{"gettimeofday": 169, "getrusage": 165, "times": 153, "sigaltstack": 132},
            **{"gettid": 178, "futex": 98, "clock_gettime": 113, "clock_nanosleep": 115},
            **{"exit_group": 94, "set_robust_list": 99, "getrandom": 278, "membarrier": 283},
            **{"rseq": 293, "mmap": 222, "mprotect": 226, "prlimit64": 261},
        },
    ),
}
# Memory that can be run, and the limits of other processes: refused by an argument.
NEVER_SET = {"mmap": (2, PROT_EXEC), "mprotect": (2, PROT_EXEC)}
MUST_BE_ZERO = {"prlimit64": 0}


def confine() -> tuple[str, ...]:
    """Give everything up; the answer names what holds from now on."""
    if sys.platform != "linux":
        return ()
    kernel = ctypes.CDLL(None, use_errno=True)
    kernel.prctl(PR_SET_DUMPABLE, 0, 0, 0, 0)
    if kernel.prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0) != 0:
        return ()
    kept = {"landlock": _no_files_no_ports(kernel), "seccomp": _few_calls(kernel)}
    return tuple(name for name, holds in kept.items() if holds)


def _no_files_no_ports(kernel: ctypes.CDLL) -> bool:
    """Landlock: every right it knows is handled, and none is granted."""
    version = kernel.syscall(LANDLOCK_CREATE_RULESET, None, 0, 1)
    if version < 1:
        return False
    files = (1 << (13, 14, 15, 15, 16)[min(version, 5) - 1]) - 1
    rights = struct.pack("Q", files)
    if version >= 4:
        rights += struct.pack("Q", 0b11)  # TCP: bind, connect
    if version >= 6:
        rights += struct.pack("Q", 0b11)  # abstract sockets, signals
    ruleset = kernel.syscall(LANDLOCK_CREATE_RULESET, rights, len(rights), 0)
    if ruleset < 0:
        return False
    holds = kernel.syscall(LANDLOCK_RESTRICT_SELF, ruleset, 0) == 0
    os.close(ruleset)
    return bool(holds)


def _few_calls(kernel: ctypes.CDLL) -> bool:
    known = MACHINES.get(os.uname().machine)
    if known is None or sys.maxsize < 2**32:
        return False
    steps = list(program(*known))
    code = ctypes.create_string_buffer(b"".join(steps))
    listing = struct.pack("HxxxxxxP", len(steps), ctypes.addressof(code))
    done = kernel.prctl(PR_SET_SECCOMP, SECCOMP_MODE_FILTER, listing, 0, 0)
    return bool(done == 0)


def program(machine: int, calls: dict[str, int]) -> Iterator[bytes]:
    """The filter: which call it is, then whether its argument will do; all else is refused."""
    yield _step(LOAD, ARCHITECTURE)
    yield _step(EQUAL, machine, yes=1)
    yield _step(RETURN, REFUSE)
    yield _step(LOAD, NUMBER)
    for name, number in calls.items():
        body = list(_judge(name))
        yield _step(EQUAL, number, no=len(body))
        yield from body
    yield _step(RETURN, REFUSE)


def _judge(name: str) -> Iterable[bytes]:
    if name in NEVER_SET:
        place, bit = NEVER_SET[name]
        return (_load(place), _step(ALL_SET, bit, no=1), REFUSED, ALLOWED)
    if name in MUST_BE_ZERO:
        return (_load(MUST_BE_ZERO[name]), _step(EQUAL, 0, no=1), ALLOWED, REFUSED)
    return (ALLOWED,)


def _load(argument: int) -> bytes:
    """The lower half of an argument; both machines are little-endian."""
    return _step(LOAD, FIRST_ARGUMENT + 8 * argument)


def _step(code: int, value: int, yes: int = 0, no: int = 0) -> bytes:
    return struct.pack("HBBI", code, yes, no, value)


ALLOWED, REFUSED = _step(RETURN, ALLOW), _step(RETURN, REFUSE)
