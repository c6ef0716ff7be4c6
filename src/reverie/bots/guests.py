"""What a bot does with somebody's clue: the card it hands over, and the cards it votes for."""

import numpy as np

from reverie.bots.asked import Asked
from reverie.bots.fondness import Fondness
from reverie.bots.gallery import standing
from reverie.bots.jokes import Jokes
from reverie.bots.listeners import EYES, TASTE
from reverie.bots.mind import Mind
from reverie.bots.vault import Floats
from reverie.rules.views import VoteView

# A partner who must be found is no place for soft choices.
PARTNER_STEEPNESS = 4.0
# One wants to be part of a crowd, but people with opinions do not agree which it will be.
CROWD_STEEPNESS = 3.0
OPINION = 0.35
WAVERING = 0.8
CROWD = 64


class Guest:
    """Listens to clues."""

    def __init__(self, mind: Mind) -> None:
        self.mind = mind
        self.fondness = Fondness(mind)
        self.jokes = Jokes(mind)

    def fits(self, clue: str, cards: tuple[str, ...], eye: Floats, asked: Asked) -> Floats:
        """How well cards suit a clue in somebody's eyes, in deviations; (people, cards) of many."""
        if not clue:
            return np.zeros((*np.shape(eye)[:-1], len(cards)), np.float32)
        gallery = self.mind.gallery(cards)
        seen = standing(self.mind.facets(clue, asked.language, gallery), eye)
        heard = self.mind.hear(clue, asked.language)
        seen = seen + self.mind.learnt(heard, asked.language, asked.past.links, gallery)
        seen = seen + self.jokes.recalled(clue, asked.language, asked.past.links, gallery)
        fitting: Floats = seen[..., gallery.places(cards)]
        return fitting

    def fits_me(self, clue: str, cards: tuple[str, ...], asked: Asked) -> Floats:
        return self.fits(clue, cards, np.array(asked.who.eye, np.float32), asked)

    def likes(self, cards: tuple[str, ...], asked: Asked) -> Floats:
        gallery = self.mind.gallery(cards)
        liked: Floats = self.fondness.of(asked.who, gallery)[gallery.places(cards)]
        return liked

    def draws_me(self, clue: str, cards: tuple[str, ...], asked: Asked) -> Floats:
        """How well cards suit a clue, and how much one likes them anyway."""
        drawn: Floats = self.fits_me(clue, cards, asked) + self.likes(cards, asked)
        return drawn

    def hand_over(
        self, clue: str, hand: tuple[str, ...], wanted: int, asked: Asked, to_be_found: bool
    ) -> tuple[str, ...]:
        """C3: a card that suits the clue, though not with a machine's certainty the one."""
        if to_be_found:
            fits = self.fits_me(clue, hand, asked)
            felt = soft(fits, PARTNER_STEEPNESS, 0.0, asked.dice)
        else:
            drawn = self.draws_me(clue, hand, asked)
            felt = soft(drawn, asked.who.decoy_steepness, asked.who.taste, asked.dice)
        order = np.argsort(-felt)
        return tuple(hand[i] for i in order[:wanted])

    def vote(self, clue: str, phase: VoteView, asked: Asked) -> tuple[int, ...]:
        """C5; O3: a second vote where the first is unsure."""
        allowed = [p for p in range(1, len(phase.cards) + 1) if p not in phase.barred]
        cards = tuple(phase.cards[place - 1] for place in allowed)
        fits = self.fits_me(clue, cards, asked)
        drawn, who = fits + self.likes(cards, asked), asked.who
        order = np.argsort(-soft(drawn, who.vote_steepness, who.taste, asked.dice))
        # To love a picture is not to be sure of it.
        suits = np.exp(who.vote_steepness * fits)
        sure = float(suits[order[0]] / suits.sum())
        votes = 2 if phase.most > 1 and len(allowed) > 1 and sure < who.sure else 1
        return tuple(allowed[i] for i in order[:votes])

    def vote_with_the_crowd(self, clue: str, phase: VoteView, asked: Asked) -> tuple[int, int]:
        """P3, P4: where most will vote; and the red vote where it hurts, on the next best."""
        shares = self.crowd(clue, phase.cards, asked)
        felt = CROWD_STEEPNESS * shares + OPINION * self.draws_me(clue, phase.cards, asked)
        wavering = WAVERING * asked.who.spread * asked.dice.gumbel(size=len(felt))
        green = int(np.argmax(felt + wavering))
        rest = [place for place in np.argsort(-shares).tolist() if place != green]
        return green + 1, rest[0] + 1

    def crowd(self, clue: str, cards: tuple[str, ...], asked: Asked) -> Floats:
        """The share of a simulated crowd that would vote for each card."""
        eyes = EYES[asked.dice.integers(len(EYES), size=CROWD)]
        seen = self.fits(clue, cards, eyes, asked)
        chosen = soft(seen, 1.0, TASTE, asked.dice).argmax(axis=1)
        shares: Floats = (np.bincount(chosen, minlength=len(cards)) / CROWD).astype(np.float32)
        return shares


def soft(fits: Floats, steepness: float, taste: float, dice: np.random.Generator) -> Floats:
    """The largest of these is a soft choice: private taste, and Gumbel noise for a softmax."""
    felt = steepness * (fits + taste * dice.normal(size=fits.shape))
    noisy: Floats = (felt + dice.gumbel(size=fits.shape)).astype(np.float32)
    return noisy
