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


def inside(code: str) -> str:
    """What somebody who has taken over the worker could do."""
    lines = f"from reverie.own import worker\nworker.warm_up()\nworker.limit_myself()\n{code}"
    result = subprocess.run(
        [sys.executable, "-c", lines],
        capture_output=True,
        text=True,
        env=environment(),
        check=False,
    )
    return result.stdout + result.stderr


@LINUX
def test_inside_no_file_can_be_written_or_read_and_memory_ends(tmp_path: Path) -> None:
    assert "Too many open files" in inside("open('/etc/passwd').read()")
    assert "Too many open files" in inside(f"open({str(tmp_path / 'x')!r}, 'w').write('x')")
    assert not list(tmp_path.iterdir())
    assert "MemoryError" in inside("b'x' * (2 << 30)")
    assert "RLIMIT (20, -1)" in inside(
        "import resource, time\nworker.limit_time()\n"
        "soft, hard = resource.getrlimit(resource.RLIMIT_CPU)\n"
        "print('RLIMIT', (soft - int(time.process_time()), hard))"
    )
