"""Our own faults, for the log: what failed and where, never with what values."""

import logging
import traceback

logger = logging.getLogger("reverie.crash")


def report(doing: str, error: BaseException) -> None:
    """The message of an error may quote a key, a name or a clue, so it stays out of the log."""
    logger.error("our fault: %s failed: %s", doing, chain(error))


def chain(error: BaseException) -> str:
    return " <- ".join(_steps(error))


def _steps(error: BaseException | None) -> list[str]:
    if error is None:
        return []
    steps = traceback.extract_tb(error.__traceback__)
    where = ", ".join(f"{step.filename}:{step.lineno} {step.name}" for step in reversed(steps))
    cause = error.__cause__ or (None if error.__suppress_context__ else error.__context__)
    return [f"{type(error).__name__} ({where})", *_steps(cause)]
