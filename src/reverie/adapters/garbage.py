"""The garbage collector, on a leash: while it works, everybody at every table waits."""

import asyncio
import gc
import time

YOUNG_EVERY = 0.1
OLD_EVERY = 60.0
IDLE_SHARE = 0.02
# For a server that is never idle: a pause of 100 ms with 12,000 sockets, 0.02 % of the time.
AT_THE_LATEST = 600.0


class Garbage:
    """Collects when there is little to look at or little to do (docs/decisions/0005)."""

    def __init__(self) -> None:
        self.longest_ms = self.total_ms = self.cpu_seconds = 0.0
        self.began = self.began_cpu = 0.0

    def start(self) -> None:
        gc.collect()
        gc.freeze()
        # On its own it would count what is made less what is freed; at a table one view takes
        # the place of another, so it waits for long, and then looks at everything there is.
        gc.disable()
        gc.callbacks.append(self._note)

    def close(self) -> None:
        gc.callbacks.remove(self._note)
        gc.enable()
        gc.unfreeze()

    async def collect(self) -> None:
        """For ever: what is young, often; everything, after a minute in which little happened."""
        spent, since = time.process_time(), time.monotonic()
        whole = since
        while True:
            await asyncio.sleep(YOUNG_EVERY)
            gc.collect(0)
            now = time.monotonic()
            if now - since > OLD_EVERY:
                share = (time.process_time() - spent) / (now - since)
                if share < IDLE_SHARE or now - whole > AT_THE_LATEST:
                    gc.collect()
                    whole = now
                spent, since = time.process_time(), now

    def _note(self, moment: str, info: dict[str, int]) -> None:
        if moment == "start":
            self.began, self.began_cpu = time.perf_counter(), time.thread_time()
        else:
            pause = (time.perf_counter() - self.began) * 1000
            self.longest_ms = max(self.longest_ms, pause)
            self.total_ms += pause
            self.cpu_seconds += time.thread_time() - self.began_cpu
