"""What every decision of a bot needs beside the cards: who decides, what is past, and dice."""

import numpy as np
from msgspec import Struct

from reverie.bots.past import Past
from reverie.bots.personalities import Personality


class Asked(Struct, frozen=True):
    who: Personality
    past: Past
    dice: np.random.Generator

    @property
    def language(self) -> str:
        return self.past.language
