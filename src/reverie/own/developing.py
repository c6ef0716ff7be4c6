"""From the bytes of a picture to a card. Only the worker runs this: they come from strangers."""

import base64
import contextlib
import importlib
import io
from typing import Any

import numpy as np
from msgspec import Struct
from PIL import Image, ImageCms, ImageFile, ImageOps, UnidentifiedImageError

from reverie.decks.deck import PICTURE_SIZE, THUMBNAIL_SIZE
from reverie.decks.webp import Chunk, number, size_of
from reverie.own.crop import Box, around_what_matters, as_wished, largest
from reverie.own.reasons import Unfit

# Pillow finds out by itself which of these it is; no other decoder is ever asked.
KINDS = ("Jpeg", "Mpo", "Png", "WebP", "Gif", "Tiff", "Bmp", "Avif")
MAGIC = (b"\xff\xd8\xff", b"\x89PNG", b"GIF8", b"II*\0", b"MM\0*", b"BM", b"RIFF")
MOST_PIXELS = 80_000_000
LONGEST_SIDE = 30_000
SMALLEST = (160, 240)
PICTURE_BYTES = 200 * 1024
THUMBNAIL_BYTES = 40 * 1024
TINY_LENGTH = 200
LOOK = 96
PROOF = 280
PAPER = (246, 240, 228)
SLATE = (34, 38, 46)
ORIENTATION = 0x0112
FLAT = 2.0

Image.MAX_IMAGE_PIXELS = None  # Ours is stricter, and is asked before anything is decoded.
ImageFile.LOAD_TRUNCATED_IMAGES = False


def load_decoders() -> tuple[str, ...]:
    for kind in KINDS:
        with contextlib.suppress(ImportError):  # Older ones know no AVIF.
            decoder: Any = importlib.import_module(f"PIL.{kind}ImagePlugin")
            if hasattr(decoder, "DEFAULT_MAX_THREADS"):
                # AVIF would start a thread for each core, and the worker may start none.
                decoder.DEFAULT_MAX_THREADS = 1
    return tuple(kind.upper() for kind in KINDS if kind.upper() in Image.OPEN)


FORMATS = load_decoders()


class Print(Struct, frozen=True):
    """A finished card: its files, and what its deck says of it. `proof` shows the whole picture."""

    picture: bytes
    thumbnail: bytes
    tint: str
    tiny: str
    size: tuple[int, int]
    crop: Box
    proof_size: tuple[int, int]
    proof: bytes


def develop(data: bytes, wish: Box | None = None) -> Print:
    """The card in these bytes, or Unfit."""
    try:
        return finish(opened(data), wish)
    except Unfit:
        raise
    except MemoryError:
        raise Unfit("picture_too_heavy") from None
    except Exception:
        # Decoders fail in every way there is; whatever it was, it is the picture's fault.
        raise Unfit("picture_broken") from None


def opened(data: bytes) -> Image.Image:
    """Only headers are read; nothing has been decoded when this is over."""
    if data[4:8] == b"ftyp" and data[8:12] in (b"heic", b"heix", b"hevc", b"heim", b"mif1"):
        raise Unfit("picture_heic")
    if data[:4] == b"RIFF" and data[8:12] == b"WEBP":
        check_size(*webp_size(data))
    try:
        image = Image.open(io.BytesIO(data), formats=FORMATS)
    except UnidentifiedImageError:
        known = data.startswith(MAGIC)
        raise Unfit("picture_broken" if known else "picture_unknown") from None
    check_size(*image.size)
    return image


def webp_size(data: bytes) -> tuple[int, int]:
    """Pillow makes room for a WebP when it opens it; so its size is read before."""
    position, found = 12, (0, 0)
    while position + 8 <= len(data):
        name, length = data[position : position + 4], number(data[position + 4 : position + 8])
        size = size_of_chunk(name, data[position + 8 : position + 18])
        found = max(found, size, key=lambda one: one[0] * one[1])
        position += 8 + length + length % 2
    return found


def size_of_chunk(name: bytes, opening: bytes) -> tuple[int, int]:
    size = size_of(Chunk(name, opening), "it")
    return (size.width, size.height) if size else (0, 0)


def check_size(width: int, height: int) -> None:
    if width * height > MOST_PIXELS or max(width, height) > LONGEST_SIDE:
        raise Unfit("picture_too_many_pixels")
    if min(width, height) < SMALLEST[0] or max(width, height) < SMALLEST[1]:
        raise Unfit("picture_too_small")


def finish(image: Image.Image, wish: Box | None) -> Print:
    turn = orientation(image)
    sideways = turn in (5, 6, 7, 8)
    width, height = image.size[::-1] if sideways else image.size
    needed = largest(width, height)[0] if wish is None else as_wished(wish, width, height).width
    shrunk = upright(plain(shrink(image, needed / PICTURE_SIZE.width)), turn)
    box = as_wished(wish, width, height) if wish else matters(shrunk, width, height)
    if box.width < SMALLEST[0] - 1:
        raise Unfit("picture_too_small")
    card = cut(shrunk, box, shrunk.width / width, shrunk.height / height)
    if np.asarray(card.resize((80, 120)), np.float32).std(axis=(0, 1)).max() < FLAT:
        raise Unfit("picture_blank")
    proof = shrunk.copy()
    proof.thumbnail((PROOF, PROOF))
    return Print(
        picture=webp(card, PICTURE_BYTES, 86),
        thumbnail=webp(card.resize(THUMBNAIL_SIZE, Image.Resampling.LANCZOS), THUMBNAIL_BYTES, 80),
        tint=tint(card),
        tiny=tiny(card),
        size=(width, height),
        crop=box,
        proof_size=proof.size,
        proof=proof.tobytes(),
    )


def orientation(image: Image.Image) -> int:
    try:
        return int(image.getexif().get(ORIENTATION, 1))
    except Exception:
        return 1  # A picture with unreadable notes is still a picture.


def shrink(image: Image.Image, factor: float) -> Image.Image:
    """The first frame, decoded no larger than the card needs it."""
    if factor > 1 and image.format in ("JPEG", "MPO"):
        image.draft(image.mode, (int(image.width / factor) + 1, int(image.height / factor) + 1))
    before = image.width
    image.seek(0)
    image.load()
    kept = image.info
    image = in_channels(image)
    left = int(factor * image.width / before)
    if left >= 2 and not is_deep(image):
        image = reduced(image, left)
    image.info = kept
    return image


def in_channels(image: Image.Image) -> Image.Image:
    """A palette or a key colour cannot be shrunk; channels can."""
    if "transparency" in image.info or image.mode in ("LA", "PA", "La", "RGBa"):
        return image if is_deep(image) else image.convert("RGBA")
    return image.convert("RGB") if image.mode in ("P", "1") else image


def is_deep(image: Image.Image) -> bool:
    """Has it more than 256 greys?"""
    return image.mode in ("I", "F") or image.mode.startswith("I;")


def reduced(image: Image.Image, by: int) -> Image.Image:
    if image.mode != "RGBA":
        return image.reduce(by)
    # What lies under the transparent parts must not bleed into the others.
    return image.convert("RGBa").reduce(by).convert("RGBA")


def plain(image: Image.Image) -> Image.Image:
    """Whatever its colours were: red, green and blue as every screen shows them."""
    if is_deep(image):
        image = stretched(image)
    profile = image.info.get("icc_profile")
    return on_paper(image, profile) if image.mode == "RGBA" else in_srgb(image, profile)


def stretched(image: Image.Image) -> Image.Image:
    """More than 256 greys: from the darkest that is there to the lightest."""
    values = np.nan_to_num(np.asarray(image, np.float32))
    low, high = np.percentile(values, (0.5, 99.5))
    grey = np.clip((values - low) / max(float(high - low), 1e-9), 0, 1) * 255
    return Image.fromarray(grey.astype(np.uint8))


def in_srgb(image: Image.Image, profile: Any) -> Image.Image:
    if isinstance(profile, bytes) and profile and image.mode in ("RGB", "CMYK", "L", "LAB"):
        try:
            source = ImageCms.ImageCmsProfile(io.BytesIO(profile))
            target = ImageCms.createProfile("sRGB")
            shown = ImageCms.profileToProfile(image, source, target, outputMode="RGB")
            if shown is not None:
                return shown
        except (ImageCms.PyCMSError, OSError, ValueError):
            pass  # A profile that does not fit its picture is none.
    return image.convert("RGB")


def on_paper(image: Image.Image, profile: Any) -> Image.Image:
    """What was transparent is paper; behind something pale it is slate."""
    colours, alpha = image.convert("RGB"), image.getchannel("A")
    weights = np.asarray(alpha.resize((64, 64)), np.float32)
    light = np.asarray(colours.convert("L").resize((64, 64)), np.float32)
    pale = float((light * weights).sum()) > 200 * max(float(weights.sum()), 1)
    ground = Image.new("RGB", image.size, SLATE if pale else PAPER)
    ground.paste(in_srgb(colours, profile), (0, 0), alpha)
    return ground


def upright(image: Image.Image, turn: int) -> Image.Image:
    turns = {
        2: Image.Transpose.FLIP_LEFT_RIGHT,
        3: Image.Transpose.ROTATE_180,
        4: Image.Transpose.FLIP_TOP_BOTTOM,
        5: Image.Transpose.TRANSPOSE,
        6: Image.Transpose.ROTATE_270,
        7: Image.Transpose.TRANSVERSE,
        8: Image.Transpose.ROTATE_90,
    }
    return image.transpose(turns[turn]) if turn in turns else image


def matters(image: Image.Image, width: int, height: int) -> Box:
    small = ImageOps.contain(image, (LOOK, LOOK), Image.Resampling.BOX)
    return around_what_matters(np.asarray(small), width, height)


def cut(image: Image.Image, box: Box, across: float, down: float) -> Image.Image:
    left, top = box.x * across, box.y * down
    right = min(left + box.width * across, image.width)
    bottom = min(top + box.height * down, image.height)
    return image.resize(PICTURE_SIZE, Image.Resampling.LANCZOS, (left, top, right, bottom))


def webp(image: Image.Image, limit: int, best: int) -> bytes:
    """Without metadata, as good as its limit allows."""
    quality = best
    while quality > 0:
        data = encoded(image, quality)
        if len(data) <= limit:
            return data
        quality -= 8 if len(data) < 1.6 * limit else 24
    raise Unfit("picture_broken")


def encoded(image: Image.Image, quality: int) -> bytes:
    buffer = io.BytesIO()
    clean = Image.frombytes("RGB", image.size, image.tobytes())
    clean.save(buffer, "WEBP", quality=quality, method=4)
    return buffer.getvalue()


def tint(image: Image.Image) -> str:
    red, green, blue = (int(part) for part in image.resize((1, 1), Image.Resampling.BOX).tobytes())
    return f"#{red:02x}{green:02x}{blue:02x}"


def tiny(image: Image.Image) -> str:
    """A blurred placeholder as a data address, as short as decks want it."""
    for size, quality in (((8, 12), 40), ((6, 9), 40), ((4, 6), 20), ((2, 3), 1)):
        data = encoded(image.resize(size, Image.Resampling.BOX), quality)
        text = "data:image/webp;base64," + base64.b64encode(data).decode()
        if len(text) <= TINY_LENGTH:
            return text
    return ""
