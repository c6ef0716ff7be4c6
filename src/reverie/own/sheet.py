"""A sheet that shows every picture whole, with the card that was cut out of it. Needs Pillow."""

from collections.abc import Sequence
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from reverie.own.importing import NamedCard
from reverie.own.reasons import printable

CELL = (300, 330)
COLUMNS = 5
GROUND, INK, FRAME = (40, 36, 34), (236, 228, 214), (242, 178, 76)
DIMMED = 0.35


def write_sheet(path: Path, cards: Sequence[NamedCard]) -> None:
    rows = -(-len(cards) // COLUMNS)
    columns = min(COLUMNS, len(cards))
    sheet = Image.new("RGB", (columns * CELL[0], rows * CELL[1]), GROUND)
    for number, one in enumerate(cards):
        x, y = number % COLUMNS * CELL[0], number // COLUMNS * CELL[1]
        sheet.paste(cell(number + 1, one), (x, y))
    sheet.save(path, "PNG")


def cell(number: int, one: NamedCard) -> Image.Image:
    shown = Image.new("RGB", CELL, GROUND)
    proof = Image.frombytes("RGB", one.card.proof_size, one.card.proof)
    scale = proof.width / one.card.size[0]
    x, y, width, height = (round(value * scale) for value in one.card.crop)
    inside = proof.crop((x, y, x + width, y + height))
    framed = Image.blend(Image.new("RGB", proof.size, GROUND), proof, DIMMED)
    framed.paste(inside, (x, y))
    ImageDraw.Draw(framed).rectangle((x, y, x + width - 1, y + height - 1), outline=FRAME, width=2)
    shown.paste(framed, ((CELL[0] - proof.width) // 2, 8))
    pen = ImageDraw.Draw(shown)
    wide, high = one.card.size
    words = f"{number}. {printable(one.name)[-30:]}\n{wide} x {high}, card at {crop_words(one)}"
    pen.multiline_text((10, 292), words, INK, ImageFont.load_default(13))
    return shown


def crop_words(one: NamedCard) -> str:
    return ",".join(str(round(value)) for value in one.card.crop)
