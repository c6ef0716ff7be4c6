"""The rules of the game, pure: no clock, no input or output, no dice of their own."""

from reverie.rules.clues import Mime, Note, Step, Tune, Voice
from reverie.rules.commands import (
    BeReady,
    ComeBack,
    Command,
    GiveClue,
    GoAway,
    HandOver,
    Leave,
    MoveOn,
    PutAway,
    SitDown,
    SkipStoryteller,
    TakeBack,
    TimeIsUp,
    Vote,
)
from reverie.rules.game import check_current, decide, evolve, play, replay, start
from reverie.rules.ids import COLOURS, CardId, Seat, Side
from reverie.rules.model import Game
from reverie.rules.perspective import SPECTATOR, full_view, view
from reverie.rules.pieces import Ballot, Options, Performed, Written
from reverie.rules.rejections import Rejected
from reverie.rules.variants import VARIANTS, variant
from reverie.rules.views import View

__all__ = [
    "COLOURS",
    "SPECTATOR",
    "VARIANTS",
    "Ballot",
    "BeReady",
    "CardId",
    "ComeBack",
    "Command",
    "Game",
    "GiveClue",
    "GoAway",
    "HandOver",
    "Leave",
    "Mime",
    "MoveOn",
    "Note",
    "Options",
    "Performed",
    "PutAway",
    "Rejected",
    "Seat",
    "Side",
    "SitDown",
    "SkipStoryteller",
    "Step",
    "TakeBack",
    "TimeIsUp",
    "Tune",
    "View",
    "Voice",
    "Vote",
    "Written",
    "check_current",
    "decide",
    "evolve",
    "full_view",
    "play",
    "replay",
    "start",
    "variant",
    "view",
]
