"""The server that `reverie bench server` measures: a process on a core of its own."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import aiohttp


class Server:
    """`reverie serve` as a person would start it, and what the system knows about it."""

    def __init__(self, store: str, data: Path, limits: str = "off") -> None:
        self.process = subprocess.Popen(
            [
                *(sys.executable, "-m", "reverie", "serve", "--host", "127.0.0.1", "--port", "0"),
                *(
                    "--data",
                    str(data),
                    "--store",
                    store,
                    "--log-level",
                    "error",
                    "--address-limits",
                    limits,
                ),
            ],
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        self.port = 0
        for line in self.process.stdout:
            if "localhost:" in line:
                self.port = int(line.rsplit(":", 1)[1])
                break
        if not self.port:
            raise ConnectionError("the server did not start")
        self.on_own_core = self._part_cores()

    def _part_cores(self) -> bool:
        cores = os.sched_getaffinity(0)
        if len(cores) < 2:
            return False
        for thread in os.listdir(f"/proc/{self.process.pid}/task"):
            os.sched_setaffinity(int(thread), {min(cores)})
        os.sched_setaffinity(0, cores - {min(cores)})
        return True

    def memory_kb(self) -> float:
        return memory_kb(self.process.pid)

    def helpers(self) -> list[int]:
        """Processes that the server has started."""
        threads = Path(f"/proc/{self.process.pid}/task").iterdir()
        return [int(pid) for t in threads for pid in (t / "children").read_text().split()]

    def part_helpers(self) -> None:
        """They may run wherever the system lets them, but on the server's own core."""
        for pid in self.helpers():
            os.sched_setaffinity(pid, os.sched_getaffinity(0))

    def open_files(self) -> int:
        return len(os.listdir(f"/proc/{self.process.pid}/fd"))

    def cpu_seconds(self) -> float:
        fields = Path(f"/proc/{self.process.pid}/stat").read_text().rsplit(")", 1)[1].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def health(self) -> dict[str, Any]:
        url = f"http://127.0.0.1:{self.port}/healthz"
        async with aiohttp.ClientSession() as http, http.get(url) as response:
            return dict(await response.json())

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)


def memory_kb(pid: int) -> float:
    status = Path(f"/proc/{pid}/status").read_text()
    return float(status.split("VmRSS:")[1].split()[0])


def machine_cpu_seconds() -> float:
    """All that this machine has computed, and what its host took away, on all cores."""
    names = ("user", "nice", "system", "idle", "iowait", "irq", "softirq", "steal")
    line = Path("/proc/stat").read_text().splitlines()[0].split()[1:]
    spent = dict(zip(names, map(int, line), strict=False))
    busy = sum(spent.values()) - spent["idle"] - spent["iowait"]
    return busy / os.sysconf("SC_CLK_TCK")
