"""The four games. This is the only file of the rules that names them."""

from collections.abc import Callable

from msgspec import Struct

from reverie.rules.pieces import Options
from reverie.rules.policies.ballot import BallotPolicy
from reverie.rules.policies.clue import CluePolicy
from reverie.rules.policies.contribution import Everybody, OneOfEachPair, Others
from reverie.rules.policies.ending import StorytellerTurns, TargetScore
from reverie.rules.policies.hand import Hand
from reverie.rules.policies.refill import Refill
from reverie.rules.policies.scoring import FindTheCard, FollowTheCrowd
from reverie.rules.policies.sides import Alone, Pairs
from reverie.rules.rejections import Rejected
from reverie.rules.ruleset import Ruleset

TARGET_SCORES = range(5, 1001)
STORYTELLER_TURNS = range(1, 11)
# What every game reads.
COMMON = frozenset({"clues", "least_seen"})


class Variant(Struct, frozen=True):
    """A game of the rulebooks: for how many, with which options, by which rules."""

    id: str
    players: tuple[int, ...]
    options: frozenset[str]
    rules: Callable[[int, Options], Ruleset]

    def ruleset_for(self, n: int, options: Options) -> Ruleset:
        """Settle 'three players' and 'seven or more' here, once, for a whole turn."""
        if n not in self.players:
            raise Rejected("players_not_allowed")
        return self.rules(n, options)

    @property
    def pairs(self) -> bool:
        """Two and two share a rabbit (T1)."""
        return self.rules(self.players[0], Options()).sides.pairs

    def check(self, options: Options) -> None:
        """`Rejected` if a table of this game cannot agree on that."""
        default = Options()
        for name in options.__struct_fields__:
            if name not in self.options and getattr(options, name) != getattr(default, name):
                raise Rejected("option_foreign")
        if options.target_score not in TARGET_SCORES:
            raise Rejected("option_out_of_range")
        if options.clues != tuple(sorted(set(options.clues))):
            raise Rejected("option_out_of_range")
        if options.storyteller_turns not in STORYTELLER_TURNS:
            raise Rejected("option_out_of_range")


def _classic(n: int, options: Options) -> Ruleset:
    three = n == 3
    return Ruleset(
        sides=Alone(),
        hand=Hand(7 if three else 6),
        clue=CluePolicy(wanted=options.clues),
        contribution=Others(2 if three else 1),
        ballot=BallotPolicy(),
        scoring=FindTheCard(),
        refill=Refill(),
        ending=TargetScore(options.target_score),
    )


def _odyssey(n: int, options: Options) -> Ruleset:
    three, many = n == 3, n >= 7
    return Ruleset(
        sides=Alone(),
        hand=Hand(7 if three else 6),
        clue=CluePolicy(wanted=options.clues),
        contribution=Others(2 if three else 1),
        ballot=BallotPolicy(most=2 if many else 1),
        scoring=FindTheCard(bonus_cap=3, lone_vote_bonus=many),
        refill=Refill(),
        ending=TargetScore(options.target_score),
    )


def _party(n: int, options: Options) -> Ruleset:
    return Ruleset(
        sides=Alone(),
        hand=Hand(5, covered_until_clue=True),
        clue=CluePolicy(with_card=False, wanted=options.clues),
        contribution=Everybody(),
        ballot=BallotPolicy(who="everybody", own_allowed=True, red=True),
        scoring=FollowTheCrowd(cap=5),
        refill=Refill(passes_left=True),
        ending=StorytellerTurns(options.storyteller_turns),
    )


def _teams(n: int, options: Options) -> Ruleset:
    partner_only = options.team_card == "partner_only"
    return Ruleset(
        sides=Pairs(),
        hand=Hand(4),
        clue=CluePolicy(with_card=not partner_only, wanted=options.clues),
        contribution=OneOfEachPair(partner_only),
        ballot=BallotPolicy(who="quiet_partners"),
        scoring=FindTheCard(bonus_cap=3),
        refill=Refill(),
        ending=StorytellerTurns(options.storyteller_turns),
    )


VARIANTS: dict[str, Variant] = {
    variant.id: variant
    for variant in (
        Variant("classic", tuple(range(3, 9)), COMMON | {"target_score"}, _classic),
        Variant("odyssey", tuple(range(3, 13)), COMMON | {"target_score"}, _odyssey),
        Variant("party", tuple(range(6, 13)), COMMON | {"storyteller_turns"}, _party),
        Variant("teams", (6, 8, 10, 12), COMMON | {"storyteller_turns", "team_card"}, _teams),
    )
}

# What is played where nobody wishes otherwise.
PLAIN_GAME = "classic"


def variant(name: str) -> Variant:
    """The game of that name, or `Rejected`."""
    if name not in VARIANTS:
        raise Rejected("unknown_game")
    return VARIANTS[name]
