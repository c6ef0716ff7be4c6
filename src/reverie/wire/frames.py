"""What goes over a socket, as bytes. The parts of a view come encoded: many are shown the same."""

import msgspec

from reverie.tables.parts import Part
from reverie.wire import messages as wire

_encoder = msgspec.json.Encoder()


def message(said: wire.FromServer) -> bytes:
    return _encoder.encode(said)


def view_message(public: Part | None, private: Part | None) -> bytes:
    """`wire.Seen`, as it would be encoded: put together, for its parts are bytes already."""
    all_see = b"null"
    if public is not None:
        all_see = b'{"version":%d,"table":%b}' % (public.version, public.body)
    ones_own = b"null"
    if private is not None:
        ones_own = b'{"version":%d,"own":%b}' % (private.version, private.body)
    return b'{"kind":"view","public":%b,"private":%b}' % (all_see, ones_own)


def text_frame(body: bytes) -> bytes:
    """As RFC 6455 has it: unmasked, in one piece."""
    size = len(body)
    if size < 126:
        return bytes((0x81, size)) + body
    if size < 65536:
        return b"\x81\x7e" + size.to_bytes(2, "big") + body
    return b"\x81\x7f" + size.to_bytes(8, "big") + body


def view_frame(public: Part | None, private: Part | None) -> bytes:
    """Where only what all see has changed, everybody is sent the same bytes."""
    if public is None or private is not None:
        return text_frame(view_message(public, private))
    if public.framed is None:
        public.framed = text_frame(view_message(public, None))
    return public.framed
