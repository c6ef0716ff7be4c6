"""Twenty cards by seed, as they were and as they are: `tools/before_and_after.py`.

Above the picture a card had then, below what is dealt in its place today: itself, painted anew, or
the card that followed when it was retired (studio/cards/_succession.json). Needs git's history.
"""

import argparse
import io
import json
import random
import subprocess
from pathlib import Path

from PIL import Image

ROOT = Path(__file__).resolve().parent.parent
DECKS = ("base", "memories", "quest")
WIDE, GAP, COLUMNS = 150, 8, 10
GROUND = "#17110c"


def then(commit: str, path: str) -> bytes:
    """A file as it was."""
    told = subprocess.run(
        ["git", "show", f"{commit}:{path}"], cwd=ROOT, capture_output=True, check=True
    )
    return told.stdout


def dealt(manifest: bytes) -> list[str]:
    return [card["id"] for card in json.loads(manifest)["cards"]]


def today(card: str, follows: dict[str, str]) -> str:
    """The card in its place, however often that has changed."""
    while card in follows:
        card = follows[card]
    return card


def chosen(commit: str, seed: int, count: int) -> list[tuple[str, str]]:
    """Deck and card, by seed, of all that were dealt then."""
    every = [
        (deck, card) for deck in DECKS for card in dealt(then(commit, f"decks/{deck}/deck.json"))
    ]
    return sorted(random.Random(seed).sample(every, count))


def sheet(commit: str, pairs: list[tuple[str, str]]) -> Image.Image:
    follows = json.loads((ROOT / "studio" / "cards" / "_succession.json").read_text())
    tall = WIDE * 3 // 2
    rows = -(-len(pairs) // COLUMNS)
    block = 2 * tall + 2 * GAP
    picture = Image.new("RGB", (COLUMNS * (WIDE + GAP) + GAP, rows * (block + GAP) + GAP), GROUND)
    for at, (deck, card) in enumerate(pairs):
        old = then(commit, f"decks/{deck}/pictures/{card}.webp")
        new = (ROOT / "decks" / deck / "pictures" / f"{today(card, follows)}.webp").read_bytes()
        x, y = GAP + at % COLUMNS * (WIDE + GAP), GAP + at // COLUMNS * (block + GAP)
        for down, data in ((0, old), (tall + GAP // 2, new)):
            with Image.open(io.BytesIO(data)) as image:
                small = image.convert("RGB").resize((WIDE, tall), Image.Resampling.LANCZOS)
            picture.paste(small, (x, y + down))
    return picture


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--since", default="a24c0de", help="the commit of the pictures above")
    parser.add_argument("--seed", type=int, default=2026)
    parser.add_argument("--cards", type=int, default=20)
    parser.add_argument(
        "--to", type=Path, default=ROOT / "docs" / "pictures" / "before-and-after.webp"
    )
    args = parser.parse_args()
    pairs = chosen(args.since, args.seed, args.cards)
    sheet(args.since, pairs).save(args.to, quality=80, method=6)
    print(f"{args.to}: {', '.join(card for _, card in pairs)}")


if __name__ == "__main__":
    main()
