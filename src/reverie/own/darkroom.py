"""The door to the process that opens pictures: it may hang, swell or die, and nobody else does."""

import contextlib
import logging
import os
import subprocess
import sys
import threading
from types import TracebackType

import msgspec

from reverie.own.frames import Answer, Job, Rectangle, read_frame, write_frame
from reverie.own.reasons import Unfit

logger = logging.getLogger("reverie.own")
SECONDS = 30.0
SECONDS_TO_START = 60.0
CONFINED = ("landlock", "seccomp")
LARGEST_ANSWER = 2 * 1024 * 1024
# What a stranger's bytes have no business with stays outside: keys, addresses, passwords.
KEPT = (
    "PATH",
    "PYTHONPATH",
    "PYTHONHOME",
    "SYSTEMROOT",
    "LD_LIBRARY_PATH",
    "LANG",
    "TMPDIR",
    "TEMP",
)


class Card(msgspec.Struct, frozen=True):
    """What the worker made of a picture. `proof` is the whole picture, small, as plain pixels."""

    picture: bytes
    thumbnail: bytes
    tint: str
    tiny: str
    size: tuple[int, int]
    crop: Rectangle
    proof_size: tuple[int, int]
    proof: bytes


class Darkroom:
    """One worker, started when needed and again when it has died. For one thread at a time."""

    def __init__(self, seconds: float = SECONDS) -> None:
        self.seconds = seconds
        self.worker: subprocess.Popen[bytes] | None = None
        self.holds: object = None
        self.late = False
        self.confined: tuple[str, ...] | None = None

    def __enter__(self) -> "Darkroom":
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def develop(self, data: bytes, crop: Rectangle | None = None) -> Card:
        """The card of a picture, or Unfit."""
        return self._card(*self._ask(Job(crop), data))

    def count_pages(self, document: bytes) -> int:
        return self._ask(Job(page=-1), document)[0].pages

    def develop_page(self, document: bytes, page: int, crop: Rectangle | None = None) -> Card:
        """The worker keeps the document; it is sent again only to a new worker."""
        held = self.holds is document and self.worker is not None
        answer = self._ask(Job(crop, page), b"" if held else document)
        self.holds = document if self.worker is not None else None
        return self._card(*answer)

    def _card(self, answer: Answer, files: tuple[bytes, ...]) -> Card:
        picture, thumbnail, proof = files
        return Card(
            picture=picture,
            thumbnail=thumbnail,
            tint=answer.tint,
            tiny=answer.tiny,
            size=answer.size,
            crop=answer.crop,
            proof_size=answer.proof_size,
            proof=proof,
        )

    # ---- the process

    def _ask(self, job: Job, data: bytes) -> tuple[Answer, tuple[bytes, ...]]:
        self.late = False
        worker = self.worker or self._start()
        timer = threading.Timer(self.seconds, self._give_up, (worker,))
        timer.start()
        try:
            answer, files = self._exchange(worker, job, data)
        except (OSError, EOFError, ValueError, msgspec.MsgspecError):
            self.close()
            raise Unfit("picture_too_slow" if self.late else "picture_too_heavy") from None
        finally:
            timer.cancel()
        if answer.code:
            raise Unfit(answer.code)
        return answer, files

    def _exchange(
        self, worker: subprocess.Popen[bytes], job: Job, data: bytes
    ) -> tuple[Answer, tuple[bytes, ...]]:
        assert worker.stdin is not None
        write_frame(worker.stdin, msgspec.json.encode(job))
        write_frame(worker.stdin, data)
        worker.stdin.flush()
        answer = msgspec.json.decode(self._read(worker), type=Answer)
        expected = 0 if answer.code or (job.page or 0) < 0 else 3
        return answer, tuple(self._read(worker) for _ in range(expected))

    def _read(self, worker: subprocess.Popen[bytes]) -> bytes:
        assert worker.stdout is not None
        frame = read_frame(worker.stdout, LARGEST_ANSWER)
        if frame is None:
            raise EOFError
        return frame

    def _give_up(self, worker: subprocess.Popen[bytes]) -> None:
        self.late = True
        worker.kill()

    def _start(self) -> subprocess.Popen[bytes]:
        self.holds = None
        worker = self.worker = subprocess.Popen(
            [sys.executable, "-m", "reverie.own.worker"],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            env=environment(),
            # Ctrl-C is for us; the worker goes when we go, for then its input ends.
            start_new_session=os.name != "nt",
        )
        timer = threading.Timer(SECONDS_TO_START, self._give_up, (worker,))
        timer.start()
        try:
            self._tell(msgspec.json.decode(self._read(worker), type=tuple[str, ...]))
        except EOFError:
            self.close()
            raise Unfit("picture_too_heavy") from None
        finally:
            timer.cancel()
        return worker

    def _tell(self, confined: tuple[str, ...]) -> None:
        """What holds it; an operator is told once where that is less than everything."""
        if self.confined is None and len(confined) < len(CONFINED):
            missing = ", ".join(name for name in CONFINED if name not in confined)
            logger.warning("the process that opens pictures is not confined by %s here", missing)
        self.confined = confined

    def close(self) -> None:
        worker, self.worker, self.holds = self.worker, None, None
        if worker is None:
            return
        worker.kill()
        for pipe in (worker.stdin, worker.stdout):
            if pipe is not None:
                with contextlib.suppress(OSError):
                    pipe.close()
        worker.wait()


def environment() -> dict[str, str]:
    kept = {name: os.environ[name] for name in KEPT if name in os.environ}
    one_thread = dict.fromkeys(("OPENBLAS_NUM_THREADS", "OMP_NUM_THREADS", "MKL_NUM_THREADS"), "1")
    return {**kept, **one_thread, "PYTHONDONTWRITEBYTECODE": "1"}
