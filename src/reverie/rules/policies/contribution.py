"""Who hands over how many cards once the clue is out."""

from collections import Counter
from collections.abc import Mapping, Sequence

from msgspec import Struct

from reverie.rules.ids import CardId, Seat
from reverie.rules.pieces import StorytellerLays
from reverie.rules.rejections import Rejected
from reverie.rules.seating import Seating

LaidBy = Mapping[Seat, tuple[CardId, ...]]


class Others(Struct, frozen=True):
    """C3: everybody but the storyteller hands over; C18: two cards each at three players."""

    cards: int = 1

    @property
    def storyteller_lays(self) -> StorytellerLays:
        return "with_clue"

    def table_size(self, n: int) -> int:
        return 1 + (n - 1) * self.cards

    def check(self, seating: Seating, storyteller: Seat, laid: LaidBy, seat: Seat) -> None:
        if seat == storyteller:
            raise Rejected("storyteller_gives_no_card")

    def waiting(self, seating: Seating, storyteller: Seat, laid: LaidBy) -> tuple[Seat, ...]:
        return tuple([s for s in seating.players if s != storyteller and s not in laid])

    def target_owner(self, seating: Seating, storyteller: Seat) -> Seat | None:
        return storyteller

    def check_table(self, seating: Seating, storyteller: Seat, owners: Sequence[Seat]) -> None:
        expected = {s: 1 if s == storyteller else self.cards for s in seating.players}
        if Counter(owners) != expected:
            raise Rejected("impossible_table")


class Everybody(Struct, frozen=True):
    """P2: everybody, the storyteller too, hands over one card."""

    cards: int = 1

    @property
    def storyteller_lays(self) -> StorytellerLays:
        return "with_others"

    def table_size(self, n: int) -> int:
        return n

    def check(self, seating: Seating, storyteller: Seat, laid: LaidBy, seat: Seat) -> None:
        pass

    def waiting(self, seating: Seating, storyteller: Seat, laid: LaidBy) -> tuple[Seat, ...]:
        return tuple([s for s in seating.players if s not in laid])

    def target_owner(self, seating: Seating, storyteller: Seat) -> Seat | None:
        return storyteller

    def check_table(self, seating: Seating, storyteller: Seat, owners: Sequence[Seat]) -> None:
        if Counter(owners) != dict.fromkeys(seating.players, 1):
            raise Rejected("impossible_table")


class OneOfEachPair(Struct, frozen=True):
    """T3, T4: the storyteller's team-mate, and one of the two of every other pair.

    T9: if `partner_only`, the team-mate's card stands for the pair and is the one to be found.
    """

    partner_only: bool = False
    cards: int = 1

    @property
    def storyteller_lays(self) -> StorytellerLays:
        return "never" if self.partner_only else "with_clue"

    def table_size(self, n: int) -> int:
        return n // 2 + (0 if self.partner_only else 1)

    def check(self, seating: Seating, storyteller: Seat, laid: LaidBy, seat: Seat) -> None:
        if seat == storyteller:
            raise Rejected("storyteller_gives_no_card")
        if storyteller in seating.partners(seat):
            return
        # T4: whoever hands over first is the giver, until the card is taken back.
        if any(partner in laid for partner in seating.partners(seat)):
            raise Rejected("partner_gave_already")

    def waiting(self, seating: Seating, storyteller: Seat, laid: LaidBy) -> tuple[Seat, ...]:
        own = seating.side_of[storyteller]
        given = {seating.side_of[s] for s in laid if s in seating.side_of} - {own}
        return tuple(
            s
            for s in seating.players
            if s != storyteller and s not in laid and seating.side_of[s] not in given
        )

    def target_owner(self, seating: Seating, storyteller: Seat) -> Seat | None:
        if not self.partner_only:
            return storyteller
        return next(iter(seating.partners(storyteller)), None)

    def check_table(self, seating: Seating, storyteller: Seat, owners: Sequence[Seat]) -> None:
        own = seating.side_of[storyteller]
        mine = [s for s in owners if seating.side_of[s] == own]
        expected = list(seating.partners(storyteller))
        if not self.partner_only:
            expected.append(storyteller)
        others = Counter(seating.side_of[s] for s in owners if seating.side_of[s] != own)
        wanted = {side: 1 for side in seating.sides if side != own}
        if sorted(mine) != sorted(expected) or others != wanted:
            raise Rejected("impossible_table")


Contribution = Others | Everybody | OneOfEachPair
