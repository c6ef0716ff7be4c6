"""What bots make of ten tunes and ten pantomimes made by hand: `python tools/ten_clues.py`.

The clues lie in tests/bots/ten_clues.json, each for a card of the base deck. Told is what each says
in words, what a bot hears in it, how near its card then is among all 84 (1 is the nearest), and how
often it is voted for among five others drawn at random (chance: 0.17).
"""

import argparse
import random
from pathlib import Path

import msgspec
import numpy as np

from reverie.bots.asked import Asked
from reverie.bots.dreamer import Dreamer, attuned
from reverie.bots.lexicon import first_words
from reverie.bots.mind import Mind
from reverie.bots.music import meant
from reverie.bots.notes import DeckAddress
from reverie.bots.past import Past, words
from reverie.bots.personalities import CHARACTERS
from reverie.bots.prepare import find_decks
from reverie.rules.clues import Mime, Note, Step, Tune
from reverie.rules.describing import describe
from reverie.rules.ids import CardId, Seat
from reverie.rules.views import VoteView

ROOT = Path(__file__).resolve().parent.parent
OTHERS = 5


class Ten(msgspec.Struct, frozen=True):
    card: str
    title: str
    says: str
    tune: tuple[Note, ...]
    mime: tuple[Step, ...]

    @property
    def clues(self) -> tuple[Tune, Mime]:
        return Tune(self.tune), Mime(self.mime)


def read() -> list[Ten]:
    data = (ROOT / "tests" / "bots" / "ten_clues.json").read_bytes()
    return msgspec.json.decode(data, type=list[Ten])


class Judges:
    def __init__(self, deck: DeckAddress, cache: Path, votes: int) -> None:
        self.dreamer = Dreamer(Mind((deck,), cache))
        self.cards, self.votes = tuple(map(CardId, deck.cards)), votes

    def place(self, clue: Tune | Mime, card: str) -> int:
        """In the eyes of all characters together."""
        seen = np.mean([self._fits(number, clue) for number in range(len(CHARACTERS))], axis=0)
        return int((seen > seen[self.cards.index(CardId(card))]).sum()) + 1

    def _fits(self, number: int, clue: Tune | Mime) -> np.ndarray:
        asked = self._asked(number, clue, 0)
        return self.dreamer.guest.fits_me(words(clue, "en"), self.cards, asked)

    def _asked(self, number: int, clue: Tune | Mime, seed: int) -> Asked:
        who = CHARACTERS[number % len(CHARACTERS)]
        return attuned(Asked(who, Past(), np.random.default_rng(seed)), clue)

    def found(self, clue: Tune | Mime, card: str) -> float:
        rng, hits = random.Random(card), 0
        for vote in range(self.votes):
            others = rng.sample([c for c in self.cards if c != card], OTHERS)
            laid = tuple(rng.sample([CardId(card), *others], OTHERS + 1))
            phase = VoteView(Seat(0), clue, laid, (), (), (), 1, False, (), (), None)
            asked = self._asked(vote, clue, vote)
            (place,) = self.dreamer.guest.vote(words(clue, "en"), phase, asked)
            hits += laid[place - 1] == card
        return hits / self.votes


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--cache", type=Path, default=Path("/tmp/reverie-bots"))
    parser.add_argument("--votes", type=int, default=400)
    wish = parser.parse_args()
    (base,) = (deck for deck in find_decks(ROOT / "decks") if deck.id == "base")
    judges, known = Judges(base, wish.cache, wish.votes), first_words("en")
    print("| card | clue | bytes | in words | bots hear | place of 84 | found |")
    print("|---|---|---|---|---|---|---|")
    shares = []
    for ten in read():
        for clue in ten.clues:
            heard = ", ".join(dict.fromkeys(known[concept] for concept in meant(clue)))
            size, share = len(msgspec.json.encode(clue)), judges.found(clue, ten.card)
            shares.append(share)
            kind = type(clue).__name__.lower()
            place = judges.place(clue, ten.card)
            print(
                f"| {ten.title} | {kind} | {size} | {describe(clue)} | {heard} "
                f"| {place} | {share:.2f} |"
            )
    print(f"\ntunes {np.mean(shares[::2]):.3f}, mimes {np.mean(shares[1::2]):.3f}, chance 0.167")


if __name__ == "__main__":
    main()
