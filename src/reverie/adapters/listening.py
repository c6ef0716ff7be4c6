"""Taking the port; or one sentence on why it cannot be had."""

from collections.abc import Iterator
from contextlib import contextmanager

from reverie.adapters.data_folder import CannotUse
from reverie.adapters.settings import Settings


@contextmanager
def taking_port(settings: Settings) -> Iterator[None]:
    try:
        yield
    except OSError as error:
        where = f"{settings.host}:{settings.port}"
        raise CannotUse(f"cannot listen on {where} ({error.strerror}).") from error
