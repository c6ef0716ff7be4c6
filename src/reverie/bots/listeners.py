"""A small theatre: simulated, different listeners on whom a storyteller tries its clues."""

import numpy as np
from msgspec import Struct
from numpy.typing import NDArray

from reverie.bots.gallery import standing
from reverie.bots.personalities import ANYBODY, CHARACTERS, Personality
from reverie.bots.vault import Floats

EYES: Floats = np.array([who.eye for who in CHARACTERS], np.float32)
PERFORMANCES = 48
KEEN = ANYBODY["keen"]
TASTE = KEEN.spread


class House(Struct, frozen=True):
    """Who listens: how many vote, what each has in hand, how many cards each lays.

    `like`: they waver as much as this one does. A storyteller takes others for as sharp as itself,
    and is mostly right, for a host invites a company of one strength; what each of them loves it
    does not reckon with.
    """

    voters: int
    hand: int = 6
    laid: int = 1
    like: Personality = KEEN


def try_out(
    facets: Floats,
    target: NDArray[np.intp],
    others: NDArray[np.intp],
    house: House,
    dice: np.random.Generator,
) -> Floats:
    """Play every clue to the same simulated tables: the share of finders of each.

    `facets`: (as heard or meant, clues, cards, facets); `target`: the card of each clue; `others`:
    cards that may be in the hands of listeners.
    """
    clues = len(target)
    shape = (clues, PERFORMANCES, house.voters)
    seats = np.arange(house.voters)
    eyes = EYES[(seats + dice.integers(len(EYES))) % len(EYES)]
    # Every other listener hears the bare words, the rest what was meant.
    seen = np.stack(
        [standing(facets[seat % 2], eyes[seat]) for seat in seats], axis=1
    )  # clues, voters, cards
    hands = others[dice.integers(len(others), size=(PERFORMANCES, house.voters, house.hand))]
    decoys = _lay(seen, hands, house, dice)
    on_table = decoys.reshape(clues, PERFORMANCES, -1)
    own = np.repeat(seats, house.laid)
    hits = np.zeros(shape, bool)
    for seat in seats:
        mine = seen[:, seat]
        rivals = np.take_along_axis(mine[:, None], on_table, axis=2)
        rivals = _noisy(rivals, house.like.vote_steepness, house, dice)
        rivals[..., own == seat] = -np.inf
        wanted = np.take_along_axis(mine, target[:, None], axis=1)[:, :, None]
        wanted = np.broadcast_to(wanted, (clues, PERFORMANCES, 1))
        felt = _noisy(wanted, house.like.vote_steepness, house, dice)[..., 0]
        hits[..., seat] = felt > rivals.max(axis=2)
    share: Floats = hits.mean(axis=(1, 2)).astype(np.float32)
    return share


def _lay(
    seen: Floats, hands: NDArray[np.intp], house: House, dice: np.random.Generator
) -> NDArray[np.intp]:
    """Which cards of their hands the listeners lay: (clues, performances, voters, laid)."""
    clues = len(seen)
    seats = np.arange(house.voters)[None, :, None]
    fits = seen[:, seats, hands]  # clues, performances, voters, hand
    felt = _noisy(fits, house.like.decoy_steepness, house, dice)
    order = np.argsort(-felt, axis=3)[..., : house.laid]
    wide = np.broadcast_to(hands, (clues, *hands.shape))
    chosen: NDArray[np.intp] = np.take_along_axis(wide, order, axis=3)
    return chosen


def _noisy(fits: Floats, steepness: float, house: House, dice: np.random.Generator) -> Floats:
    """The largest of these is a soft choice: private taste, and Gumbel noise for a softmax."""
    taste = dice.normal(0.0, house.like.spread, fits.shape)
    noisy: Floats = (steepness * (fits + taste) + dice.gumbel(size=fits.shape)).astype(np.float32)
    return noisy
