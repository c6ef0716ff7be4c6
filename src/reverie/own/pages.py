"""Pages of a PDF as pictures, with PDFium (the extra `pictures`). Only the worker runs this."""

import ctypes
from typing import Any

import pypdfium2
from PIL import Image

from reverie.own.crop import Box
from reverie.own.developing import Print, finish
from reverie.own.reasons import Unfit

MOST_PAGES = 500
LONG_SIDE = 1900
LOCKED = 4  # FPDF_ERR_PASSWORD


def document(data: bytes) -> Any:
    try:
        return pypdfium2.PdfDocument(data)
    except pypdfium2.PdfiumError as error:
        locked = getattr(error, "err_code", None) == LOCKED or "password" in str(error).lower()
        raise Unfit("picture_locked" if locked else "picture_broken") from None


def count(data: bytes) -> int:
    return min(len(document(data)), MOST_PAGES)


def develop_page(data: bytes, number: int, wish: Box | None) -> Print:
    try:
        page = document(data)[number]
        longest = max(page.get_size())
        scale = LONG_SIDE / max(longest, 1.0)
        image: Image.Image = page.render(scale=scale).to_pil().convert("RGB")
    except (pypdfium2.PdfiumError, ctypes.ArgumentError, ValueError, OSError):
        raise Unfit("picture_broken") from None
    return finish(image, wish)
