"""The process that opens strangers' pictures: bytes come in, bytes go out, and that is all.

It has little memory and time, and on Linux nothing to reach for: no file, no network, no other
process (`confinement`). Where the system offers no such thing (Windows, macOS), the size that is
asked for before decoding and the clock of the parent remain. Run as `python -m
reverie.own.worker`; `darkroom` talks to it.
"""

import contextlib
import io
import os
import sys
import time

import msgspec
import numpy as np
from PIL import Image, ImageCms

from reverie.own.confinement import confine
from reverie.own.crop import Box
from reverie.own.developing import Print, develop
from reverie.own.frames import Answer, Job, read_frame, write_frame
from reverie.own.reasons import Unfit

MEMORY = 1024 * 1024 * 1024
CPU_SECONDS = 20
LARGEST_FRAME = 256 * 1024 * 1024


def main() -> None:
    warm_up()
    confined = give_up()
    source, target, document = sys.stdin.buffer, sys.stdout.buffer, b""
    write_frame(target, msgspec.json.encode(confined))
    target.flush()
    while (head := read_frame(source, 4096)) is not None:
        data = read_frame(source, LARGEST_FRAME)
        if data is None:
            return
        job = msgspec.json.decode(head, type=Job)
        limit_time()
        if job.page is not None:
            document = data or document
        for frame in done(job, document if job.page is not None else data):
            write_frame(target, frame)
        target.flush()


def done(job: Job, data: bytes) -> tuple[bytes, ...]:
    """An answer, and with a card its picture, its thumbnail and its proof."""
    wish = Box(*job.crop) if job.crop else None
    try:
        if job.page is None:
            return told(develop(data, wish))
        from reverie.own import pages

        if job.page < 0:
            return (msgspec.json.encode(Answer(pages=pages.count(data))),)
        return told(pages.develop_page(data, job.page, wish))
    except Unfit as no:
        return (msgspec.json.encode(Answer(code=no.code)),)
    except MemoryError:
        return (msgspec.json.encode(Answer(code="picture_too_heavy")),)


def told(card: Print) -> tuple[bytes, ...]:
    answer = Answer(
        tint=card.tint,
        tiny=card.tiny,
        size=card.size,
        crop=card.crop,
        proof_size=card.proof_size,
    )
    return msgspec.json.encode(answer), card.picture, card.thumbnail, card.proof


def warm_up() -> None:
    """Load everything that is loaded on first use: afterwards no file can be opened."""
    slope = np.linspace(0, 255, 300 * 220 * 3).reshape(300, 220, 3).astype(np.uint8)
    profile = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    for kind in ("PNG", "JPEG", "WEBP", "GIF", "TIFF", "BMP"):
        file = io.BytesIO()
        Image.fromarray(slope).save(file, kind, icc_profile=profile)
        develop(file.getvalue())
    with contextlib.suppress(ImportError, Unfit):
        from reverie.own import pages

        pages.count(b"")


def give_up() -> tuple[str, ...]:
    """Everything but thinking; the answer names what the system holds us by."""
    step_back()
    confined = confine()
    limit_myself()
    return confined


def step_back() -> None:
    # If memory runs out on this machine, this is the one to go.
    with (
        contextlib.suppress(OSError),
        open("/proc/self/oom_score_adj", "w", encoding="ascii") as file,
    ):
        file.write("1000")
    if hasattr(os, "nice"):
        os.nice(10)


def limit_myself() -> None:
    try:
        import resource
    except ImportError:
        return
    for name, most in (
        ("RLIMIT_AS", MEMORY),
        ("RLIMIT_FSIZE", 0),
        ("RLIMIT_CORE", 0),
        ("RLIMIT_NPROC", 0),
        ("RLIMIT_NOFILE", 3),
    ):
        # Not known here, or stricter already.
        with contextlib.suppress(AttributeError, ValueError, OSError):
            resource.setrlimit(getattr(resource, name), (most, most))


def limit_time() -> None:
    with contextlib.suppress(ImportError, ValueError, OSError):
        import resource

        until = int(time.process_time()) + CPU_SECONDS
        hard = resource.getrlimit(resource.RLIMIT_CPU)[1]
        resource.setrlimit(resource.RLIMIT_CPU, (until, hard))


if __name__ == "__main__":
    main()
