"""The process that opens pictures may hang, swell or die; whoever asked it goes on."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest
from odd_pictures import halves, saved

from reverie.own.darkroom import Darkroom, environment
from reverie.own.reasons import Unfit

PICTURE = saved(halves(400, 600), "PNG")
LINUX = pytest.mark.skipif(sys.platform != "linux", reason="limits of Linux")


def test_who_takes_too_long_is_ended_and_the_next_picture_is_read() -> None:
    with Darkroom() as room:
        room.develop(PICTURE)
        assert room.worker is not None
        os.kill(room.worker.pid, signal.SIGSTOP)
        room.seconds = 0.2
        with pytest.raises(Unfit) as refusal:
            room.develop(PICTURE)
        assert refusal.value.code == "picture_too_slow"
        room.seconds = 60
        assert room.develop(PICTURE).size == (400, 600)


def test_a_worker_that_dies_costs_one_picture() -> None:
    with Darkroom() as room:
        room.develop(PICTURE)
        assert room.worker is not None
        room.worker.kill()
        with pytest.raises(Unfit) as refusal:
            room.develop(PICTURE)
        assert refusal.value.code == "picture_too_heavy"
        assert room.develop(PICTURE).size == (400, 600)


def test_it_is_gone_when_it_is_closed() -> None:
    room = Darkroom()
    room.develop(PICTURE)
    assert room.worker is not None
    name = room.worker.pid
    room.close()
    assert not psutil.pid_exists(name)


def test_secrets_of_the_server_stay_outside(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("REVERIE_DATABASE", "postgresql://somebody:secret@host/name")
    assert "secret" not in str(environment())


# What somebody who has taken over the worker could try.
BREAK_OUT = """
import resource, time
from reverie.own import worker
worker.warm_up()
worker.limit_myself()
worker.limit_time()
def attempt(deed):
    try:
        deed()
    except Exception as error:
        print(type(error).__name__, error)
attempt(lambda: open("/etc/passwd").read())
attempt(lambda: open({path!r}, "w").write("x"))
attempt(lambda: b"x" * (2 << 30))
print("seconds", resource.getrlimit(resource.RLIMIT_CPU)[0] - int(time.process_time()))
"""


@LINUX
def test_inside_no_file_can_be_written_or_read_and_memory_ends(tmp_path: Path) -> None:
    code = BREAK_OUT.format(path=str(tmp_path / "x"))
    result = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, env=environment(), check=False
    )
    read, write, grow, time = result.stdout.splitlines()
    assert "Too many open files" in read
    assert "Too many open files" in write
    assert grow.startswith("MemoryError")
    assert time == "seconds 20"
    assert not list(tmp_path.iterdir())
