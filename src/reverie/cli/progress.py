"""A progress bar on a terminal, and silence anywhere else."""

import sys


class Progress:
    def __init__(self, total: int, what: str) -> None:
        self.total, self.what = total, what
        self.shown = sys.stderr.isatty()
        self.last = -1

    def at(self, done: int) -> None:
        percent = 100 * done // max(1, self.total)
        if not self.shown or percent == self.last:
            return
        self.last = percent
        bar = "█" * (percent // 4) + "·" * (25 - percent // 4)
        print(f"\r{bar} {done}/{self.total} {self.what}", end="", file=sys.stderr, flush=True)

    def done(self) -> None:
        if self.shown:
            print(file=sys.stderr)
