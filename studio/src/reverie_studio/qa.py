"""When is a deck done? The part a program can answer, over all cards and all pairs of cards."""

from __future__ import annotations

import contextlib
import io
import re
from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path
from typing import Any, Literal

import cv2
import numpy as np
from PIL import Image

from reverie_studio import HEIGHT, WIDTH
from reverie_studio.colour import Array
from reverie_studio.deck import (
    PICTURE_SIZE,
    THUMBNAIL_SIZE,
    TINY_LIMIT,
    deck_limit,
    picture_limit,
    read_json,
    thumbnail_limit,
)
from reverie_studio.scene import CHILD_AGES, COMPOSITIONS

Level = Literal["fail", "warn"]
Record = dict[str, Any]

SAME_HASH = 10  # bits of 64 that may differ between near-duplicates
SAME_GRID = 9.0  # mean distance in Lab between the colour grids of near-duplicates
CLOSE_GRID = 14.0
SUBJECT_SHARE = (0.12, 0.60)
NEAR_SHARE = 0.85  # of the card, where a card says that we are near, or look through something
WITNESS_HEIGHT = 70
_ID = re.compile(r"[a-z0-9]{6}")


@dataclass(frozen=True)
class Finding:
    """Something wrong (fail) or doubtful (warn)."""

    level: Level
    rule: str
    cards: tuple[str, ...]
    text: str

    def line(self, titles: dict[str, str]) -> str:
        """One readable line."""
        names = ", ".join(f"{c} ({titles[c]})" if titles.get(c) else c for c in self.cards)
        return f"{self.level.upper():4} {self.rule}: {self.text}" + (f" [{names}]" if names else "")


@dataclass
class Deck:
    """A rendered deck as it lies on disk; of a retired card only that its files are there."""

    folder: Path
    manifest: dict[str, Any]
    records: dict[str, Record]
    descriptions: dict[str, str]

    @classmethod
    def read(cls, folder: Path) -> Deck:
        """Read the three JSON files; pictures are read when they are looked at."""
        manifest = read_json(folder / "deck.json")
        gone = {card["id"] for card in manifest.get("retired", [])}
        records, texts = (
            {card: words for card, words in read_json(folder / name).items() if card not in gone}
            for name in ("records.json", "descriptions/en.json")
        )
        return cls(folder, manifest, records, texts)

    @property
    def cards(self) -> list[dict[str, Any]]:
        """The cards of the manifest."""
        return list(self.manifest.get("cards", []))

    @property
    def retired(self) -> list[dict[str, Any]]:
        """The cards that only old games show."""
        return list(self.manifest.get("retired", []))

    @property
    def engine(self) -> int:
        """The version of the painter it was made with."""
        return int(self.manifest.get("engine", 0))

    def titles(self) -> dict[str, str]:
        """Card id to title, for reports."""
        return {i: str(r.get("title", "")) for i, r in self.records.items()}


# ---- likeness


def perceptual_hash(image: Image.Image) -> int:
    """64 bits of the low frequencies of a picture."""
    grey = np.asarray(image.convert("L").resize((32, 32), Image.Resampling.BOX), np.float32)
    low = cv2.dct(grey)[:8, :8].ravel()
    bits = low > np.median(low[1:])
    return sum(1 << i for i, bit in enumerate(bits) if bit)


def colour_grid(image: Image.Image) -> Array:
    """6×9 mean colours in Lab."""
    small = image.convert("RGB").resize((6, 9), Image.Resampling.BOX)
    lab = cv2.cvtColor(np.asarray(small, np.float32) / 255, cv2.COLOR_RGB2LAB)
    return np.asarray(lab.reshape(-1, 3), np.float32)


def grid_distance(a: Array, b: Array) -> float:
    """Mean distance of two colour grids."""
    return float(np.sqrt(((a - b) ** 2).sum(1)).mean())


def motif_names(record: Record) -> set[str]:
    """What is recognisably on a card, people and places aside."""
    return {m["name"] for m in record["motifs"] if m["kind"] != "figure" and m["role"] != "place"}


def check_likeness(deck: Deck) -> Iterator[Finding]:
    """No two cards near-identical, by shape, by colour, or by what is on them."""
    prints = {}
    for card in deck.cards:
        path = deck.folder / "pictures" / card["picture"]
        with contextlib.suppress(OSError), Image.open(path) as image:
            prints[card["id"]] = (perceptual_hash(image), colour_grid(image))
    for a, b in combinations(sorted(prints), 2):
        bits = (prints[a][0] ^ prints[b][0]).bit_count()
        far = grid_distance(prints[a][1], prints[b][1])
        if bits <= SAME_HASH and far <= 2 * CLOSE_GRID:
            yield Finding("fail", "near-duplicate", (a, b), f"same shape, pHash differs in {bits} bits")
        elif far <= SAME_GRID:
            yield Finding("fail", "near-duplicate", (a, b), f"same colours, grid distance {far:.1f}")
        elif far <= CLOSE_GRID:
            yield Finding("warn", "alike", (a, b), f"similar colours, grid distance {far:.1f}")
    yield from _check_overlap(deck)


def _check_overlap(deck: Deck) -> Iterator[Finding]:
    motifs = {i: motif_names(r) for i, r in deck.records.items()}
    for a, b in combinations(sorted(motifs), 2):
        shared = motifs[a] & motifs[b]
        smaller = min(len(motifs[a]), len(motifs[b]))
        if len(shared) >= 3 and len(shared) / smaller >= 0.6:
            yield Finding("fail", "motif overlap", (a, b), f"both show {', '.join(sorted(shared))}")
        elif len(shared) >= 3:
            yield Finding("warn", "motif overlap", (a, b), f"both show {', '.join(sorted(shared))}")


def idea(record: Record) -> tuple[str, str, str]:
    """Who, in which relation, where: what makes two cards tell the same."""
    subjects = "+".join(sorted({m["name"] for m in record["motifs"] if m["role"] == "subject"}))
    relation = record["relation"][0]["relation"] if record["relation"] else ""
    return subjects, relation, record["place"]


def check_repeats(deck: Deck) -> Iterator[Finding]:
    """No (subject, relation, place) twice."""
    seen: dict[tuple[str, str, str], str] = {}
    for card, record in sorted(deck.records.items()):
        key = idea(record)
        if key in seen:
            yield Finding("fail", "repeated idea", (seen[key], card), " · ".join(key))
        seen.setdefault(key, card)


# ---- limits over the deck


def _subjects(record: Record) -> set[str]:
    return {m["name"] for m in record["motifs"] if m["role"] == "subject"}


def child_watches(record: Record) -> bool:
    """Whether a child is the witness."""
    return any(
        m["role"] == "witness" and m["kind"] == "figure" and m["details"].get("age") in CHILD_AGES
        for m in record["motifs"]
    )


def check_limits(deck: Deck) -> Iterator[Finding]:
    """Variety over the whole deck."""
    records = list(deck.records.values())
    counted: tuple[tuple[str, int, Callable[[Record], set[str]]], ...] = (
        ("subject", 3, _subjects),
        ("stage", 8, lambda r: {r["stage"]} - {""}),
        ("palette", 12, lambda r: {r["palette"]}),
    )
    for rule, limit, names in counted:
        counts = Counter(name for r in records for name in names(r))
        for name, count in counts.most_common():
            if count > limit:
                yield Finding("fail", f"{rule} limit", (), f"{name!r} {count} times, at most {limit}")
    shares: tuple[tuple[str, float, Callable[[Record], bool]], ...] = (
        ("moon", 0.25, lambda r: bool(r["moon"])),
        ("child as witness", 0.40, child_watches),
        ("centred composition", 0.50, lambda r: bool(r["composition"] == "centred")),
    )
    for rule, share, test in shares:
        cards = tuple(sorted(r["id"] for r in records if test(r)))
        allowed = max(1, int(len(records) * share))
        if len(cards) > allowed:
            text = f"{len(cards)} of {len(records)} cards, at most {allowed}"
            yield Finding("fail", f"{rule} limit", cards, text)


# ---- each card


def joint_box(boxes: list[list[int]]) -> tuple[int, int, int, int]:
    """The box around several boxes."""
    return (min(b[0] for b in boxes), min(b[1] for b in boxes),
            max(b[2] for b in boxes), max(b[3] for b in boxes))  # fmt: skip


def painted_share(record: Record) -> float:
    """How much of the card the subjects cover; where their boxes overlap they count once."""
    subjects = [m for m in record["motifs"] if m["role"] == "subject"]
    covered = np.zeros((HEIGHT // 10, WIDTH // 10), bool)
    for left, top, right, bottom in (m["box"] for m in subjects):
        covered[top // 10 : bottom // 10, left // 10 : right // 10] = True
    alone = sum(m["size"] for m in subjects)
    once = float(covered.mean()) / alone if alone else 1.0
    return float(sum(m["ink"] for m in subjects)) * min(1.0, once)


def check_composition(deck: Deck) -> Iterator[Finding]:
    """The subject is large enough, the witness is readable."""
    for card, record in sorted(deck.records.items()):
        subjects = [m["box"] for m in record["motifs"] if m["role"] == "subject"]
        if not subjects:
            yield Finding("fail", "subject", (card,), "no motif has the role subject")
        else:
            left, top, right, bottom = joint_box(subjects)
            share = (right - left) * (bottom - top) / (WIDTH * HEIGHT)
            ink = round(painted_share(record), 2)
            low, high = SUBJECT_SHARE[0], _most_paint(record)
            if share < low or ink > high:
                text = f"its box is {share:.0%} of the card, wants {low:.0%} or more; " \
                       f"its paint {ink:.0%}, wants {high:.0%} or less"  # fmt: skip
                yield Finding("fail", "subject size", (card,), text)
        heights = [m["box"][3] - m["box"][1] for m in record["motifs"] if m["role"] == "witness"]
        if heights and max(heights) < WITNESS_HEIGHT:
            text = f"{max(heights)} px tall, at least {WITNESS_HEIGHT}"
            yield Finding("fail", "witness size", (card,), text)
        if record["composition"] not in COMPOSITIONS:
            yield Finding("fail", "composition", (card,), f"unknown: {record['composition']!r}")


def _most_paint(record: Record) -> float:
    near = str(record.get("view", "")).startswith(("near", "through"))
    return NEAR_SHARE if near else SUBJECT_SHARE[1]


def check_words(deck: Deck) -> Iterator[Finding]:
    """Description, moods, themes, associations and relation are there."""
    wanted = (("moods", 3, 5), ("themes", 3, 6), ("associations", 12, 60))
    for card, record in sorted(deck.records.items()):
        text = deck.descriptions.get(card, "")
        if not 20 <= len(text) <= 500:
            yield Finding("fail", "description", (card,), f"{len(text)} characters, wants 20–500")
        for name, low, high in wanted:
            words = record[name]
            if not low <= len(words) <= high:
                yield Finding("fail", name, (card,), f"{len(words)}, wants {low}–{high}")
            if len({w.lower() for w in words}) != len(words):
                yield Finding("fail", name, (card,), "the same one twice")
        if not record["relation"]:
            yield Finding("fail", "relation", (card,), "none is given")
        for name in ("place", "time", "light"):
            if not record[name]:
                yield Finding("warn", name, (card,), "not said")


def check_translations(deck: Deck) -> Iterator[Finding]:
    """A language that is there at all tells every card."""
    for file in sorted((deck.folder / "descriptions").glob("*.json")):
        told = read_json(file)
        for card in sorted(deck.records) if file.stem != "en" else ():
            if not 15 <= len(told.get(card, "")) <= 600:
                yield Finding("fail", f"description in {file.stem}", (card,), "missing or too short")


def check_files(deck: Deck) -> Iterator[Finding]:
    """The files are there, of the right size and weight, and give nothing away."""
    if deck.manifest.get("format") != 1 or not deck.cards:
        yield Finding("fail", "deck.json", (), "missing, empty or not of format 1")
        return
    total = 0
    ids = Counter(card["id"] for card in (*deck.cards, *deck.retired))
    for card in deck.cards:
        name = card["id"]
        if not _ID.fullmatch(name) or ids[name] > 1:
            yield Finding("fail", "card id", (name,), "not six characters of its own")
        if name not in deck.records:
            yield Finding("fail", "record", (name,), "missing in records.json")
        if not card.get("tiny") or len(card["tiny"].encode()) > TINY_LIMIT:
            yield Finding("fail", "tiny", (name,), f"missing or over {TINY_LIMIT} bytes")
        medium = deck.records.get(name, {}).get("medium", "")
        limits = (("pictures", card["picture"], PICTURE_SIZE, picture_limit(medium)),
                  ("thumbnails", card["thumbnail"], THUMBNAIL_SIZE, thumbnail_limit(medium)))  # fmt: skip
        for folder, file, size, limit in limits:
            path = deck.folder / folder / file
            total += path.stat().st_size if path.exists() else 0
            yield from _check_picture(path, name, folder, size, limit)
    for card in deck.retired:
        for folder, file in (("pictures", card["picture"]), ("thumbnails", card["thumbnail"])):
            if not (deck.folder / folder / file).exists():
                yield Finding("fail", f"retired {folder}", (card["id"],), f"{file} is missing")
    most = deck_limit({str(record.get("medium", "")) for record in deck.records.values()})
    if total > most:
        yield Finding("fail", "deck weight", (), f"{total / 1e6:.1f} MB, at most {most / 1e6:.0f}")


def _check_picture(
    path: Path, card: str, folder: str, size: tuple[int, int], limit: int
) -> Iterator[Finding]:
    if not path.exists():
        yield Finding("fail", folder, (card,), f"{path.name} is missing")
        return
    data = path.read_bytes()
    if len(data) > limit:
        text = f"{len(data) // 1024} KB, at most {limit // 1000} kB"
        yield Finding("fail", f"{folder} weight", (card,), text)
    try:
        with Image.open(io.BytesIO(data)) as image:
            if image.format != "WEBP" or image.size != size:
                text = f"{image.format} {image.size[0]}×{image.size[1]}, wants WebP {size[0]}×{size[1]}"
                yield Finding("fail", folder, (card,), text)
            if image.getexif():
                yield Finding("fail", folder, (card,), "carries EXIF data")
    except OSError:
        yield Finding("fail", folder, (card,), f"{path.name} cannot be read")


CHECKS: tuple[Callable[[Deck], Iterator[Finding]], ...] = (
    check_files, check_words, check_translations, check_composition, check_limits, check_repeats, check_likeness,
)  # fmt: skip


def check_deck(folder: Path) -> list[Finding]:
    """All findings, failures first."""
    deck = Deck.read(folder)
    findings = [finding for check in CHECKS for finding in check(deck)]
    return sorted(findings, key=lambda f: (f.level, f.rule, f.cards))


def summary(deck: Deck) -> str:
    """What the deck is made of, in a few lines."""
    records = list(deck.records.values())
    lines = [f"{len(deck.cards)} cards"]
    groups: tuple[tuple[str, Callable[[Record], str]], ...] = (
        ("stages", lambda r: r["stage"] or "own"),
        ("palettes", lambda r: r["palette"]),
        ("compositions", lambda r: r["composition"]),
        ("relations", lambda r: r["relation"][0]["relation"] if r["relation"] else "none"),
        ("witness", lambda r: "yes" if r["witness"] else "none"),
    )
    for name, key in groups:
        counts = Counter(key(r) for r in records)
        lines.append(f"{name}: " + ", ".join(f"{k} {v}" for k, v in counts.most_common()))
    return "\n".join(lines)
