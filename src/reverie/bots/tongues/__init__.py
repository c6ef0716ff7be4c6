"""Six languages, each with the little grammar that finds a word's stem: no more than bots need."""

from reverie.bots.tongues.danish import DANISH
from reverie.bots.tongues.english import ENGLISH
from reverie.bots.tongues.finnish import FINNISH
from reverie.bots.tongues.german import GERMAN
from reverie.bots.tongues.icelandic import ICELANDIC
from reverie.bots.tongues.italian import ITALIAN
from reverie.bots.tongues.tongue import Tongue

TONGUES: dict[str, Tongue] = {
    tongue.code: tongue for tongue in (ENGLISH, GERMAN, DANISH, FINNISH, ITALIAN, ICELANDIC)
}

__all__ = ["TONGUES", "Tongue"]
