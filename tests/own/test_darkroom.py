"""The process that opens pictures may hang, swell or die; whoever asked it goes on."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import psutil
import pytest
from odd_pictures import halves, saved

from reverie.own.darkroom import CONFINED, Darkroom, environment
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


@LINUX
def test_it_is_confined_and_reads_every_kind_of_picture() -> None:
    with Darkroom() as room:
        for kind in ("PNG", "JPEG", "WEBP", "GIF", "TIFF", "BMP", "AVIF"):
            assert room.develop(saved(halves(400, 600), kind)).size == (400, 600)
        assert room.confined == CONFINED


def test_an_operator_is_told_once_where_it_is_not(caplog: pytest.LogCaptureFixture) -> None:
    room = Darkroom()
    room._tell(("seccomp",))
    room._tell(("seccomp",))
    assert [line.getMessage() for line in caplog.records] == [
        "the process that opens pictures is not confined by landlock here"
    ]


@LINUX
def test_whoever_takes_it_over_finds_no_door(tmp_path: Path) -> None:
    """Also with a descriptor set free: a limit of three alone was no wall."""
    script = Path(__file__).with_name("break_out.py")
    result = subprocess.run(
        [sys.executable, script, tmp_path / "x"],
        capture_output=True,
        text=True,
        env=environment(),
        check=True,
    )
    confined, *tried = result.stdout.splitlines()
    assert confined == "confined by landlock seccomp"
    assert len(tried) == 28
    assert [line for line in tried if not line.endswith("refused: Operation not permitted")] == []
    assert not list(tmp_path.iterdir())


# Memory and time end, too.
SWELL = """
import resource, time
from reverie.own import worker
worker.warm_up()
worker.give_up()
worker.limit_time()
try:
    b"x" * (2 << 30)
except MemoryError:
    print("no memory")
print("seconds", resource.getrlimit(resource.RLIMIT_CPU)[0] - int(time.process_time()))
"""


@LINUX
def test_inside_memory_and_time_end() -> None:
    result = subprocess.run(
        [sys.executable, "-c", SWELL], capture_output=True, text=True, env=environment(), check=True
    )
    assert result.stdout.splitlines() == ["no memory", "seconds 20"]
