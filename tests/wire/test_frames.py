"""Frames put together from bytes say what the messages would say that were encoded whole."""

import msgspec
import pytest

from reverie.tables.parts import Part
from reverie.wire import messages as wire
from reverie.wire.frames import text_frame, view_frame, view_message

TABLE, OWN = b'{"code":"a%b\\"d"}', b'{"you":3}'
PARTS = [
    (Part(12, TABLE), None),
    (None, Part(7, OWN)),
    (Part(1, TABLE), Part(1, OWN)),
    (None, None),
]


@pytest.mark.parametrize(("public", "private"), PARTS)
def test_a_view_is_the_message_of_its_parts(public: Part | None, private: Part | None) -> None:
    whole = wire.Seen(
        None if public is None else wire.Public(public.version, msgspec.Raw(public.body)),  # type: ignore[arg-type]
        None if private is None else wire.Private(private.version, msgspec.Raw(private.body)),  # type: ignore[arg-type]
    )
    assert view_message(public, private) == msgspec.json.encode(whole)


def test_what_all_see_is_framed_once() -> None:
    public = Part(2, TABLE)
    frame = view_frame(public, None)
    assert frame == text_frame(view_message(public, None))
    assert view_frame(public, None) is frame
    assert view_frame(public, Part(1, OWN)) != frame
