"""A deck is a folder of card scripts; rendering it writes decks/<id>/ as docs/deck-format.md says."""

from __future__ import annotations

import base64
import importlib.util
import io
import json
import multiprocessing
import time
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import cv2
import numpy as np
from PIL import Image, ImageFilter

from reverie_studio import ENGINE_VERSION
from reverie_studio.colour import Array, to_hex
from reverie_studio.scene import CardScript

# The scripts of our decks lie beside the package: studio/cards/<deck>.
SCRIPTS = Path(__file__).resolve().parents[2] / "cards"
PICTURE_SIZE = (800, 1200)
THUMBNAIL_SIZE = (320, 480)
TINY_LIMIT = 200
_LIMITS = {
    "gouache": 200_000, "papercut": 200_000, "watercolour": 122_000,
    "embroidery": 220_000, "scratchboard": 250_000, "linocut": 250_000, "riso": 300_000,
}  # fmt: skip
_LIMIT = 300_000  # of a medium that is not of the house
_DECK_LIMITS = dict.fromkeys(("embroidery", "scratchboard", "linocut"), 20_000_000) | {"riso": 24_000_000}
# Beside the scripts: id to title of the cards that are dealt no more.
RETIRED = "_retired.json"

_DEFAULTS: dict[str, Any] = {
    "title": {}, "about": {}, "kind": "painted", "licence": "CC-BY-4.0",
    "artist": "The Reverie painters", "credits": [], "audience": "everyone", "medium": "gouache",
}  # fmt: skip


@dataclass(frozen=True)
class Painted:
    """A finished card: its record, its files, how long it took."""

    record: dict[str, Any]
    picture: bytes
    thumbnail: bytes
    tint: str
    tiny: str
    seconds: float


def picture_limit(medium: str) -> int:
    """How many bytes a picture may weigh; grain is heavy."""
    return _LIMITS.get(medium, _LIMIT)


def thumbnail_limit(medium: str) -> int:
    """The same of a thumbnail; threads and scratches that are too fine to be seen there need no bytes."""
    return 20_000 if medium in ("embroidery", "scratchboard", "linocut", "riso") else 60_000


def deck_limit(media: Iterable[str]) -> int:
    """And the pictures and thumbnails of a whole deck in these media."""
    return max((_DECK_LIMITS.get(medium, 12_000_000) for medium in media), default=12_000_000)


# ---- scripts


def load_script(path: str | Path) -> CardScript:
    """The one card that a file defines."""
    file = Path(path)
    spec = importlib.util.spec_from_file_location(f"card_{file.stem}", file)
    if spec is None or spec.loader is None:
        raise ValueError(f"{file} is not a Python file")
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    cards = [value for value in vars(module).values() if isinstance(value, CardScript)]
    if len(cards) != 1:
        raise ValueError(f"{file} defines {len(cards)} cards; a card script defines exactly one")
    return cards[0]


def script_folder(deck: str) -> Path:
    """Where the scripts of a deck lie: its name, or a path to a folder."""
    named = SCRIPTS / deck
    folder = named if named.is_dir() else Path(deck)
    if not folder.is_dir():
        raise FileNotFoundError(f"no deck {deck!r}: neither {named} nor {folder} is a folder")
    return folder


def script_files(deck: str) -> list[Path]:
    """The card scripts of a deck, by name; files that start with _ are notes."""
    return sorted(f for f in script_folder(deck).glob("*.py") if not f.name.startswith("_"))


def deck_settings(deck: str) -> dict[str, Any]:
    """Title, medium and the like: defaults, overruled by _deck.json beside the scripts."""
    folder = script_folder(deck)
    settings = {**_DEFAULTS, "id": folder.name}
    notes = folder / "_deck.json"
    if notes.exists():
        settings.update(json.loads(notes.read_text("utf-8")))
    # Descriptions in other languages lie beside the scripts: _descriptions/de.json, by card id.
    settings["descriptions"] = {
        file.stem: json.loads(file.read_text("utf-8"))
        for file in sorted((folder / "_descriptions").glob("*.json"))
    }
    # So do further associations, in _associations.json, by card id.
    settings["associations"] = read_json(folder / "_associations.json")
    settings["retired"] = sorted(read_json(folder / RETIRED))
    if not settings["title"]:
        settings["title"] = {"en": folder.name.replace("_", " ").title()}
    return settings


def choose(files: Iterable[Path], wanted: Iterable[str]) -> list[Path]:
    """The scripts named on the command line, by file name or by card id."""
    names = set(wanted)
    if not names:
        return list(files)
    chosen = [f for f in files if f.stem in names or load_script(f).id in names]
    if not chosen:
        raise FileNotFoundError(f"no card {', '.join(sorted(names))} in this deck")
    return chosen


# ---- pictures


def to_image(picture: Array, size: tuple[int, int] = PICTURE_SIZE) -> Image.Image:
    """A float picture as an 8-bit image of the given size."""
    shown = picture
    if (picture.shape[1], picture.shape[0]) != size:
        shown = np.asarray(cv2.resize(picture, size, interpolation=cv2.INTER_AREA), np.float32)
    return Image.fromarray((np.clip(shown, 0, 1) * 255 + 0.5).astype(np.uint8))


def webp(image: Image.Image, limit: int, best: int = 88, worst: int = 20) -> bytes:
    """The image as WebP without metadata, as good as its limit allows."""
    for quality in range(best, worst, -6):
        buffer = io.BytesIO()
        image.save(buffer, "WEBP", quality=quality, method=4)
        if buffer.tell() <= limit:
            return buffer.getvalue()
    raise ValueError(f"the picture does not fit into {limit} bytes")


def thumbnail(picture: Array, limit: int) -> bytes:
    """The picture small; lines that are too fine and too heavy there are softened before they are spoilt."""
    image = to_image(picture, THUMBNAIL_SIZE)
    for soft, worst in ((0.0, 52), (0.5, 52), (0.8, 46)):
        try:
            return webp(image.filter(ImageFilter.GaussianBlur(soft)) if soft else image, limit, 84, worst)
        except ValueError:
            continue
    return webp(image.filter(ImageFilter.GaussianBlur(1.1)), limit, 84)


def tiny(image: Image.Image) -> str:
    """A blurred placeholder as a data address of at most 200 bytes."""
    for size, quality in (((8, 12), 40), ((6, 9), 40), ((4, 6), 20), ((2, 3), 1)):
        buffer = io.BytesIO()
        image.resize(size, Image.Resampling.BOX).save(buffer, "WEBP", quality=quality, method=6)
        text = "data:image/webp;base64," + base64.b64encode(buffer.getvalue()).decode()
        if len(text) <= TINY_LIMIT:
            return text
    return ""


def paint_card(file: Path, deck: str, medium: str) -> Painted:
    """Run one script to the end."""
    started = time.perf_counter()
    scene = load_script(file).scene(deck, medium)
    picture = scene.render()
    image = to_image(picture)
    mean = picture.reshape(-1, 3).mean(0)
    return Painted(
        record=json.loads(json.dumps(scene.record.as_json())),
        picture=webp(image, picture_limit(scene.record.medium)),
        thumbnail=thumbnail(picture, thumbnail_limit(scene.record.medium)),
        tint=to_hex((float(mean[0]), float(mean[1]), float(mean[2]))),
        tiny=tiny(image),
        seconds=time.perf_counter() - started,
    )


# ---- folders


def render_deck(
    deck: str,
    out: Path,
    only: Iterable[str] = (),
    jobs: int = 1,
    tell: Callable[[str], None] = print,
) -> list[str]:
    """Paint the chosen cards (all of them by default) and write the deck; returns what failed."""
    settings = deck_settings(deck)
    files = choose(script_files(deck), only)
    work = [(f, str(settings["id"]), str(settings["medium"])) for f in files]
    painted, failed = [], []
    for done, (file, result) in enumerate(paint_all(work, jobs), 1):
        if isinstance(result, str):
            failed.append(f"{file.stem}: {result}")
            tell(f"[{done}/{len(work)}] {file.stem} FAILED {result}")
            continue
        painted.append(result)
        size = len(result.picture) // 1024
        tell(f"[{done}/{len(work)}] {result.record['id']} {file.stem} {result.seconds:.1f} s {size} KB")
    write_deck(out, settings, painted, keep_others=bool(list(only)) or bool(failed))
    return failed


def paint_all(
    work: list[tuple[Path, str, str]], jobs: int
) -> Iterable[tuple[Path, Painted | str]]:
    """Each script with its card, or with what went wrong; work is (script, deck, medium)."""
    if jobs <= 1:
        yield from map(_paint_one, work)
        return
    context = multiprocessing.get_context("spawn")
    with context.Pool(jobs) as pool:
        yield from pool.imap(_paint_one, work)


def _paint_one(item: tuple[Path, str, str]) -> tuple[Path, Painted | str]:
    file, deck, medium = item
    try:
        return file, paint_card(file, deck, medium)
    except Exception as error:
        return file, f"{type(error).__name__}: {error}"


def read_json(path: Path) -> Any:
    """A JSON file, or an empty object when there is none."""
    return json.loads(path.read_text("utf-8")) if path.exists() else {}


def write_json(path: Path, value: Any) -> None:
    """UTF-8, one space of indent, a newline at the end."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(json.dumps(value, ensure_ascii=False, indent=1) + "\n", "utf-8")


def write_deck(
    out: Path, settings: dict[str, Any], painted: list[Painted], keep_others: bool = False
) -> None:
    """Write deck.json, records.json, descriptions/en.json, pictures/ and thumbnails/."""
    ids = [p.record["id"] for p in painted]
    double = sorted({i for i in ids if ids.count(i) > 1})
    if double:
        raise ValueError(f"two cards have the id {', '.join(double)}")
    before = read_json(out / "deck.json")
    retired = _retired(out, before, settings.get("retired", []), ids)
    cards = {c["id"]: c for c in before.get("cards", [])} if keep_others else {}
    cards = {i: c for i, c in cards.items() if i not in retired}
    stays = {*cards, *retired}
    records = {i: r for i, r in read_json(out / "records.json").items() if i in stays}
    english = read_json(out / "descriptions" / "en.json")
    texts = {i: text for i, text in english.items() if i in stays}
    for p in painted:
        card = str(p.record["id"])
        _write_bytes(out / "pictures" / f"{card}.webp", p.picture)
        _write_bytes(out / "thumbnails" / f"{card}.webp", p.thumbnail)
        cards[card] = {"id": card, "picture": f"{card}.webp", "thumbnail": f"{card}.webp",
                       "tint": p.tint, "tiny": p.tiny}  # fmt: skip
        texts[card] = p.record["description"]
        further = settings.get("associations", {}).get(card, [])
        records[card] = {**p.record, "associations": [*p.record["associations"], *further]}
    credits = {c for r in records.values() for c in r.get("credits", [])}
    manifest = {
        "format": 1, "id": settings["id"], "title": settings["title"], "about": settings["about"],
        "kind": settings["kind"], "licence": settings["licence"], "artist": settings["artist"],
        "credits": sorted({*settings["credits"], *credits}), "engine": ENGINE_VERSION,
        "audience": settings["audience"], "cards": [cards[i] for i in sorted(cards)],
    }  # fmt: skip
    if retired:
        manifest["retired"] = [retired[i] for i in sorted(retired)]
    if settings.get("cover") in cards:
        manifest["cover"] = settings["cover"]
    write_json(out / "deck.json", manifest)
    write_json(out / "records.json", {i: records[i] for i in sorted(records)})
    write_json(out / "descriptions" / "en.json", {i: texts[i] for i in sorted(texts)})
    _write_translations(out, settings.get("descriptions", {}), sorted(texts))
    _sweep(out, {*cards, *retired})


def _retired(
    out: Path, before: dict[str, Any], gone: list[str], painted: list[str]
) -> dict[str, dict[str, str]]:
    """The cards that are dealt no more, as the deck listed them when they still were."""
    listed = {c["id"]: c for c in (*before.get("cards", []), *before.get("retired", []))}
    alive = sorted(set(gone) & set(painted))
    lost = sorted(set(gone) - set(listed))
    if alive:
        raise ValueError(f"{', '.join(alive)}: retired, and yet a script paints it")
    if lost:
        raise ValueError(f"{', '.join(lost)}: retired, but its picture is not in {out}")
    return {card: listed[card] for card in gone}


def _write_translations(
    out: Path, languages: dict[str, dict[str, str]], cards: list[str]
) -> None:
    """The descriptions in other languages, of the cards that have one."""
    for language, told in languages.items():
        known = {card: told[card] for card in cards if card in told}
        if known:
            write_json(out / "descriptions" / f"{language}.json", known)


def _write_bytes(path: Path, data: bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(data)


def _sweep(out: Path, ids: set[str]) -> None:
    """Pictures of cards that are no longer in the deck go away."""
    for folder in ("pictures", "thumbnails"):
        for file in (out / folder).glob("*.webp"):
            if file.stem not in ids:
                file.unlink()
