"""Pictures as people really have them, and files that only pretend; and what must come of each."""

import io
import struct
import zipfile
import zlib
from collections.abc import Callable
from pathlib import Path

import numpy as np
from PIL import Image, ImageCms

RED, GREEN, BLUE = (200, 40, 30), (30, 150, 60), (30, 60, 190)


def saved(image: Image.Image, kind: str, **how: object) -> bytes:
    file = io.BytesIO()
    image.save(file, kind, **how)
    return file.getvalue()


def halves(width: int, height: int, top: tuple[int, int, int] = RED) -> Image.Image:
    """The upper half in one colour, the lower in blue, with a little grain."""
    pixels = np.empty((height, width, 3), np.int16)
    pixels[: height // 2], pixels[height // 2 :] = top, BLUE
    grain = np.random.default_rng(width).integers(-8, 9, (height, width, 1))
    return Image.fromarray(np.clip(pixels + grain, 0, 255).astype(np.uint8))


def rotated() -> bytes:
    """Lies on its side; its EXIF says how to turn it, and where it was taken."""
    image = halves(400, 600).transpose(Image.Transpose.ROTATE_90)
    exif = Image.Exif()
    exif[0x0112] = 6
    exif[0x010F] = "A camera with a secret"
    exif[0x8825] = {1: "N", 2: (60.0, 10.0, 1.0)}
    return saved(image, "JPEG", exif=exif, quality=90, comment=b"a secret")


def transparent() -> bytes:
    image = Image.new("RGBA", (600, 900), (0, 0, 0, 0))
    image.paste((*RED, 255), (150, 200, 450, 700))
    return saved(image, "PNG")


def white_lines() -> bytes:
    """Pale strokes on nothing: on paper they could not be seen."""
    image = Image.new("RGBA", (600, 900), (255, 255, 255, 0))
    image.paste((255, 255, 250, 255), (100, 100, 500, 160))
    image.paste((250, 255, 255, 255), (280, 100, 340, 800))
    return saved(image, "PNG")


def animated() -> bytes:
    frames = [halves(400, 600, colour).convert("P") for colour in (RED, GREEN, BLUE)]
    return saved(frames[0], "GIF", save_all=True, append_images=frames[1:], duration=80)


def cmyk() -> bytes:
    return saved(halves(400, 600).convert("CMYK"), "JPEG", quality=92)


def other_colours() -> bytes:
    """Red and green change places in its profile: only who reads it sees the red on top."""
    lab = ImageCms.ImageCmsProfile(ImageCms.createProfile("sRGB")).tobytes()
    swapped = bytearray(lab)
    tags = struct.unpack(">I", lab[128:132])[0]
    places = {}
    for tag in range(tags):
        at = 132 + 12 * tag
        places[bytes(lab[at : at + 4])] = struct.unpack(">II", lab[at + 4 : at + 12])
    (red, size), (green, _) = places[b"rXYZ"], places[b"gXYZ"]
    swapped[red : red + size], swapped[green : green + size] = (
        lab[green : green + size],
        lab[red : red + size],
    )
    image = halves(400, 600)
    red_band, green_band, blue_band = image.split()
    turned = Image.merge("RGB", (green_band, red_band, blue_band))
    return saved(turned, "PNG", icc_profile=bytes(swapped))


def deep_grey() -> bytes:
    rows = np.linspace(20_000, 60_000, 600, dtype=np.uint16)
    return saved(Image.fromarray(np.tile(rows[:, None], (1, 400))), "PNG")


def bomb(width: int = 60_000, height: int = 60_000) -> bytes:
    """A PNG of a few kilobytes that would fill gigabytes."""

    def chunk(name: bytes, data: bytes) -> bytes:
        return (
            struct.pack(">I", len(data)) + name + data + struct.pack(">I", zlib.crc32(name + data))
        )

    packer = zlib.compressobj(9)
    row = b"\0" * (width // 8 + 1)
    body = b"".join(packer.compress(row) for _ in range(2000)) + packer.flush()
    head = struct.pack(">IIBBBBB", width, height, 1, 0, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", head) + chunk(b"IDAT", body) + chunk(b"IEND", b"")


def webp_bomb() -> bytes:
    """Says in its first bytes that it is 16,000 pixels wide and high."""
    canvas = b"\x02\0\0\0" + (15_999).to_bytes(3, "little") * 2
    frame = saved(halves(200, 300), "WEBP")[12:]
    chunks = b"VP8X" + struct.pack("<I", 10) + canvas + frame
    return b"RIFF" + struct.pack("<I", 4 + len(chunks)) + b"WEBP" + chunks


def huge() -> bytes:
    """48 megapixels: what good phones make."""
    small = halves(800, 600)
    return saved(small.resize((8000, 6000), Image.Resampling.NEAREST), "JPEG", quality=60)


# name → what it is; and then the code it is refused with, or none.
ODD: dict[str, tuple[Callable[[], bytes], str]] = {
    "huge.jpg": (huge, ""),
    "rotated.jpg": (rotated, ""),
    "cmyk.jpg": (cmyk, ""),
    "transparent.png": (transparent, ""),
    "white_lines.png": (white_lines, ""),
    "animated.gif": (animated, ""),
    "other_colours.png": (other_colours, ""),
    "deep_grey.png": (deep_grey, ""),
    "scan.tif": (lambda: saved(halves(500, 700, GREEN), "TIFF", compression="tiff_lzw"), ""),
    "new.avif": (lambda: saved(halves(240, 360, (90, 10, 90)), "AVIF", speed=10), ""),
    "web.webp": (lambda: saved(halves(700, 900, (160, 160, 20)), "WEBP"), ""),
    "bitmap.bmp": (lambda: saved(halves(300, 450, (90, 90, 10)), "BMP"), ""),
    "named_wrongly.png": (lambda: saved(halves(320, 480, (10, 90, 90)), "JPEG"), ""),
    "tiny.png": (lambda: saved(halves(32, 48), "PNG"), "picture_too_small"),
    "blank.png": (lambda: saved(Image.new("RGB", (400, 600), RED), "PNG"), "picture_blank"),
    "cut_short.jpg": (lambda: saved(halves(500, 750), "JPEG")[:6000], "picture_broken"),
    "only_a_head.png": (lambda: saved(halves(400, 600), "PNG")[:30], "picture_broken"),
    "program.jpg": (lambda: b"MZ\x90\0" + b"\x7fELF" * 5000, "picture_unknown"),
    "page.jpg": (lambda: b"<html><script>alert(1)</script></html>", "picture_unknown"),
    "drawing.svg": (lambda: b"<svg xmlns='http://www.w3.org/2000/svg'/>", "picture_unknown"),
    "printed.eps": (
        lambda: b"%!PS-Adobe-3.0 EPSF-3.0\n%%BoundingBox: 0 0 9 9\n",
        "picture_unknown",
    ),
    "phone.heic": (lambda: b"\0\0\0\x18ftypheic\0\0\0\0mif1heic" + bytes(400), "picture_heic"),
    "empty.jpg": (lambda: b"", "picture_unknown"),
    "bomb.png": (bomb, "picture_too_many_pixels"),
    "bomb.webp": (webp_bomb, "picture_too_many_pixels"),
    "ribbon.png": (lambda: bomb(31_000, 400), "picture_too_many_pixels"),
}
GOOD = [name for name, (_, code) in ODD.items() if not code]
BAD = {name: code for name, (_, code) in ODD.items() if code}


def make_all(folder: Path) -> Path:
    folder.mkdir()
    for name, (make, _) in ODD.items():
        (folder / name).write_bytes(make())
    return folder


def zip_bomb() -> bytes:
    """Two hundred megabytes of nothing, in two hundred kilobytes."""
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        with archive.open("bomb.png", "w") as member:
            for _ in range(200):
                member.write(bytes(1024 * 1024))
        archive.writestr("good.png", saved(halves(400, 600), "PNG"))
    return file.getvalue()


def lying(archive: bytes) -> bytes:
    """The same, but its table of contents says that the bomb has a thousand bytes."""
    at = archive.index(b"PK\1\2")
    return archive[: at + 24] + struct.pack("<I", 1000) + archive[at + 28 :]


def zip_slip() -> bytes:
    picture = saved(halves(400, 600), "PNG")
    file = io.BytesIO()
    with zipfile.ZipFile(file, "w") as archive:
        for name in (
            "../../outside.png",
            "/tmp/absolute.png",
            "C:\\windows.png",
            "a\\..\\..\\b.png",
        ):
            archive.writestr(zipfile.ZipInfo(name), picture)
        link = zipfile.ZipInfo("link.png")
        link.external_attr = 0o120777 << 16
        archive.writestr(link, "/etc/passwd")
        archive.writestr("inside/good.png", picture)
    return file.getvalue()


def some_pictures(folder: Path, count: int, *odd: str) -> list[Path]:
    """So many plain ones, and these odd ones, as files to be chosen from."""
    for number in range(count):
        (folder / f"{number}.png").write_bytes(saved(halves(320 + number, 480), "PNG"))
    for name in odd:
        (folder / name).write_bytes(ODD[name][0]())
    return sorted(folder.iterdir())
