"""What makes a dreamer good company: fresh clues that give nothing away, and sense for a crowd."""

import random

import numpy as np
import pytest
from msgspec.structs import replace

from bots.plain_encoder import PlainEncoder
from forms import LONG
from reverie.bots.asked import Asked
from reverie.bots.dreamer import Dreamer
from reverie.bots.lexicon import LANGUAGES, REFERENCES, rows
from reverie.bots.listeners import House, try_out
from reverie.bots.mind import Mind
from reverie.bots.notes import DeckAddress, is_blank
from reverie.bots.past import RECENT, Link, Past, remember
from reverie.bots.personalities import CHARACTERS, NAMES, PERSONALITIES, STRENGTHS, personality
from reverie.bots.player import Told
from reverie.bots.repertoire import said_in
from reverie.bots.storytelling import LOOSEST
from reverie.bots.vault import unit
from reverie.cli.bench_listeners import listeners
from reverie.rules.ids import CardId, Seat, Side
from reverie.rules.marks import Marks, is_marked, mark, marked
from reverie.rules.pieces import Options, Written
from reverie.rules.text import typeset
from reverie.rules.variants import variant
from reverie.rules.views import ChooseView, PlaceView, RevealView, SeatView, View, VoteView

POET = PERSONALITIES["poet"]


def asked(seed: int = 0, past: Past | None = None, name: str = "poet") -> Asked:
    return Asked(PERSONALITIES[name], past or Past(), np.random.default_rng(seed))


def painted(mind: Mind) -> tuple[str, ...]:
    return mind.decks["base"].cards


def test_there_are_six_personalities_in_three_strengths() -> None:
    assert len(CHARACTERS) >= 6
    assert len(PERSONALITIES) == len(CHARACTERS) * len(STRENGTHS)
    assert len({who.eye for who in CHARACTERS}) == len(CHARACTERS)
    assert len({who.tongue for who in CHARACTERS}) == len(CHARACTERS)
    assert {"poet", "child", "literal", "trickster", "dreamer", "poet-gentle"} <= set(NAMES)


def test_a_table_of_dreamers_is_a_mixed_company() -> None:
    assert len({personality("dreamer", seat).name for seat in range(8)}) == 8
    assert personality("dreamer-sharp", 1).name == "child-sharp"


def test_a_sharper_bot_wavers_less() -> None:
    gentle, keen, sharp = (PERSONALITIES[f"poet{s}"] for s in ("-gentle", "", "-sharp"))
    assert gentle.taste > keen.taste > sharp.taste
    assert gentle.vote_steepness < keen.vote_steepness < sharp.vote_steepness


@pytest.mark.parametrize("language", LANGUAGES if LONG else ("en", "fi"))
def test_no_clue_is_repeated_and_none_gives_its_card_away(language: str, dreamer: Dreamer) -> None:
    cards, told = painted(dreamer.mind), Past(language)
    for number in range(60):
        hand = tuple(random.Random(number).sample(cards, 6))
        text, card = dreamer.storyteller.tell(hand, House(4), asked(number, told))
        assert card in hand
        assert "'" not in text, "as it is printed, not as it is typed"
        assert text.casefold() not in {clue.casefold() for clue in told.clues}
        plain = dreamer.storyteller.giveaways.plain(card, language)
        assert not said_in(dreamer.mind, text, language) & plain
        told = Past(language, (*told.clues, text))


@pytest.mark.parametrize("language", LANGUAGES)
def test_naming_what_is_painted_would_be_a_giveaway(language: str, dreamer: Dreamer) -> None:
    """Words of the description itself, and the motifs in every language."""
    mind = dreamer.mind
    card = painted(mind)[0]
    plain = dreamer.storyteller.giveaways.plain(card, language)
    description = mind.notes(card).told[language]
    assert said_in(mind, description, language) <= plain
    for motif in mind.notes(card).motifs:
        for concept in mind.ear("en").names(motif):
            assert concept in plain
            assert said_in(mind, mind.lexicon[concept].words[language][0], language) & plain


def test_no_clue_is_far_fetched_while_the_hand_has_a_better_one(dreamer: Dreamer) -> None:
    cards, teller = painted(dreamer.mind), dreamer.storyteller
    gallery, repertoire = dreamer.mind.gallery(cards), teller.repertoire("en")
    seen = teller.library.seen(gallery, POET, "en")
    allusions = {row[1].casefold() for row in rows(REFERENCES / "world.tsv")}
    for number in range(40):
        hand = tuple(random.Random(number).sample(cards, 6))
        text, card = teller.tell(hand, House(4), asked(number))
        known = repertoire.number.get(text.casefold())
        # Some titles are allusions, too, and found for what the picture shows.
        if known is None or text.casefold() in allusions:
            continue
        said = seen[known]
        best = seen[:, gallery.places(hand)].max()
        assert said[gallery.place[card]] >= min(LOOSEST, best) - 0.01


@pytest.mark.parametrize("language", LANGUAGES if LONG else ("en", "fi"))
def test_when_every_phrase_has_been_said_it_makes_new_ones(language: str, dreamer: Dreamer) -> None:
    repertoire = dreamer.storyteller.repertoire(language)
    everything = tuple(map(repertoire.said, range(len(repertoire.phrases))))
    hand, told = painted(dreamer.mind)[:6], Past(language, everything)
    for seed in range(8):
        text, card = dreamer.storyteller.tell(hand, House(3), asked(seed, told))
        assert text not in told.clues
        assert "{" not in text
        assert card in hand
        assert not said_in(dreamer.mind, text, language) & dreamer.storyteller.giveaways.plain(
            card, language
        )
        told = Past(language, (*told.clues, text))


@pytest.mark.parametrize("known", [True, False])
def test_a_circle_hears_no_clue_of_a_card_twice(
    known: bool, dreamer: Dreamer, imported: tuple[DeckAddress, DeckAddress]
) -> None:
    """Each evening the words are forgotten and the marks stay; also where nothing is known."""
    if not known:
        dreamer = Dreamer(Mind((imported[1],), encoder=PlainEncoder()), dreamer.storyteller.library)
    hand = (painted(dreamer.mind) if known else imported[1].cards)[:2]
    marks: Marks = {}
    told: list[tuple[str, str]] = []
    for evening in range(30 if known else 6):
        past = remember("en", Told((), marks), telling=True)
        for number in range(4):
            dice = asked(100 * evening + number, past)
            text, card = dreamer.storyteller.tell(hand, House(4), dice)
            told.append((card, text.casefold()))
            marks = marked(marks, CardId(card), text)
            past = remember("en", Told((), marks), telling=True)
    assert len(set(told)) == len(told)


def test_when_all_is_said_of_a_picture_nobody_knows_something_is_invented(
    dreamer: Dreamer,
) -> None:
    teller, card = dreamer.storyteller, CardId("unknown")
    repertoire = teller.repertoire("fi")
    said = "".join(mark(repertoire.said(i)) for i in range(len(repertoire.phrases)))
    for seed in range(20):
        text = teller.guess(asked(seed, Past("fi", (), (), {card: said})), card)
        assert typeset(text).casefold() not in repertoire.number
        assert not is_marked(text, said)
        said += mark(text)


def test_a_table_of_dreams_remembers_every_clue_and_the_last_evenings_meanings() -> None:
    turns = [reveal(f"clue {number}", "a", "b") for number in range(RECENT + 5)]
    past = remember("en", Told(tuple(turns)))
    assert len(past.clues) == RECENT + 5
    assert {link.clue for link in past.links} == set(past.clues[5:])


def test_clues_of_one_card_vary(dreamer: Dreamer) -> None:
    hand = painted(dreamer.mind)[:1]
    texts = {dreamer.storyteller.tell(hand, House(4), asked(seed))[0] for seed in range(30)}
    assert len(texts) > 5


def test_a_borrowed_thought_is_of_another_picture_and_means_what_it_says(dreamer: Dreamer) -> None:
    cards, teller = painted(dreamer.mind), dreamer.storyteller
    gallery, hand = dreamer.mind.gallery(cards), cards[:6]
    borrowed = teller.borrower.borrow(gallery, hand, "en", np.random.default_rng(0))
    mine = {dreamer.mind.gallery(cards).place[card] for card in hand}
    assert {one.card for one in borrowed} == mine
    theirs = {text for card in cards[6:] for text in dreamer.mind.notes(card).record.associations}
    assert {one.text for one in borrowed} <= set(map(typeset, theirs))
    said = dreamer.mind.encoder.encode([one.text for one in borrowed])
    meant = unit(said - dreamer.mind.centre)
    kept = np.stack([one.vector for one in borrowed])
    assert (meant * kept).sum(axis=1).min() > 0.99, "its own vector, and not its neighbour's"
    assert teller.borrower.borrow(gallery, hand, "fi", np.random.default_rng(0)) == []


# ---- listening


def test_the_card_that_was_described_is_found(dreamer: Dreamer) -> None:
    """A sentence from a card's own associations leads to it far more often than chance."""
    cards = painted(dreamer.mind)
    right = 0
    for number, card in enumerate(cards):
        clue = dreamer.mind.notes(card).record.associations[3]
        others = [other for other in cards if other != card]
        table = (card, *random.Random(number).sample(others, 3))
        fits = dreamer.guest.fits_me(clue, table, asked())
        right += int(fits.argmax()) == 0
    assert right > 0.6 * len(cards)


def test_a_decoy_suits_the_clue_but_is_not_always_the_one_that_suits_it_best(
    dreamer: Dreamer,
) -> None:
    cards = painted(dreamer.mind)
    best, worst, times = 0, 0, 300
    for number in range(times):
        dice = random.Random(number)
        clue = dreamer.mind.notes(dice.choice(cards)).record.associations[2]
        hand = tuple(dice.sample(cards, 6))
        fits = dreamer.guest.fits_me(clue, hand, asked(number))
        (laid,) = dreamer.guest.hand_over(clue, hand, 1, asked(number), to_be_found=False)
        best += laid == hand[int(fits.argmax())]
        worst += laid == hand[int(fits.argmin())]
    assert 0.3 < best / times < 0.6
    assert worst / times < 0.1


def test_a_storyteller_takes_its_listeners_for_as_sharp_as_itself(dreamer: Dreamer) -> None:
    """The same clue is found by more of the sharp than of the gentle."""
    gallery = dreamer.mind.gallery(painted(dreamer.mind))
    table = dreamer.storyteller.repertoire("en").table(gallery)[:, :40].astype(np.float32)
    place = table.mean(axis=(0, 3)).argmax(axis=1)
    others = np.arange(len(gallery.cards))

    def found(name: str) -> float:
        house = House(4, like=PERSONALITIES[name])
        return float(try_out(table, place, others, house, np.random.default_rng(0)).mean())

    assert found("poet-gentle") < found("poet") < found("poet-sharp")


def vote_phase(cards: tuple[str, ...], most: int = 1, party: bool = False) -> VoteView:
    voters = tuple(Seat(i) for i in range(0 if party else 1, 6))
    return VoteView(
        storyteller=Seat(0),
        clue=Written("ready or not"),
        cards=tuple(map(CardId, cards)),
        voters=voters,
        done=(),
        stand_ins=(),
        most=most,
        red=party,
        mine=(2,),
        barred=() if party else (2,),
        yours=None,
    )


def test_the_unsure_use_a_second_vote_and_the_sure_do_not(dreamer: Dreamer) -> None:
    cards = painted(dreamer.mind)[:7]
    unsure = [dreamer.guest.vote("", vote_phase(cards, 2), asked(seed)) for seed in range(20)]
    assert all(len(votes) == 2 and votes[0] != votes[1] for votes in unsure)
    card = cards[4]
    clue = dreamer.mind.notes(card).record.associations[0]
    links = tuple(Link(clue, card, 1.0) for _ in range(3))
    past = Past("en", (clue,), links)
    steep = PERSONALITIES["literal-sharp"]
    sure = [
        dreamer.guest.vote(clue, vote_phase(cards, 2), Asked(steep, past, np.random.default_rng(s)))
        for s in range(20)
    ]
    assert sum(len(votes) == 1 for votes in sure) > 10


def shared_clue(dreamer: Dreamer, cards: tuple[str, ...]) -> str:
    """What is said of the fourth and of the sixth."""
    said = [dreamer.mind.notes(card).record.associations[0] for card in cards]
    return f"{said[3]} {said[5]}"


def favourites(dreamer: Dreamer, cards: tuple[str, ...]) -> set[int]:
    """The two places that most are expected to vote for."""
    clue = shared_clue(dreamer, cards)
    crowds = [dreamer.guest.crowd(clue, cards, asked(seed)) for seed in range(40)]
    return set((np.argsort(-np.mean(crowds, axis=0))[:2] + 1).tolist())


def test_in_party_votes_gather_and_the_red_one_hurts(dreamer: Dreamer) -> None:
    """Two cards share a clue: the crowd is divided between them, and red goes to the other one."""
    every = painted(dreamer.mind)
    tables = [every[at : at + 6] for at in range(0, 60, 6)]
    divided = [table for table in tables if favourites(dreamer, table) == {4, 6}]
    # Of ten tables; at one or two a third picture happens to fit as well.
    assert len(divided) >= 8
    cards, clue, reds, others = divided[0], shared_clue(dreamer, divided[0]), 0, 0
    for seed in range(40):
        green, red = dreamer.guest.vote_with_the_crowd(
            clue, vote_phase(cards, party=True), asked(seed)
        )
        assert green != red
        others += green not in (4, 6)
        reds += red in (4, 6)
    assert others < 10
    assert reds > 30


def test_a_crowd_has_opinions(dreamer: Dreamer) -> None:
    """Eight who hear the same clue mostly do not all vote alike, and mostly not all apart."""
    cards = painted(dreamer.mind)
    crowds = []
    for number in range(40):
        dice = random.Random(number)
        table = tuple(dice.sample(cards, 8))
        told = (dreamer.mind.notes(card).record.themes[0] for card in table[:3])
        clue, phase = " ".join(told), vote_phase(table, party=True)
        votes = [
            dreamer.guest.vote_with_the_crowd(clue, phase, asked(8 * number + i, name=who.name))[0]
            for i, who in enumerate(CHARACTERS)
        ]
        crowds.append(max(votes.count(place) for place in votes))
    assert crowds.count(8) < 16
    assert sum(crowds) / len(crowds) > 3


def choosing(hand: tuple[str, ...], clue: str, team_card: str) -> View:
    """Seat 3 is the partner of the storyteller, seat 0."""
    seats = tuple(SeatView(Seat(i), Side(i % 3), False, False, 0) for i in range(6))
    options = Options(team_card=team_card)  # type: ignore[arg-type]
    return View(
        game="teams",
        options=options,
        facts=variant("teams").ruleset_for(6, options).facts,
        turn=1,
        you=Seat(3),
        seats=seats,
        sides=(),
        newcomers=(),
        waiting_for=(Seat(3),),
        hand=tuple(map(CardId, hand)),
        covered=False,
        pile=10,
        discard=0,
        phase=ChooseView(Seat(0), Written(clue), (), (), 1, ()),
    )


def test_a_partner_who_must_be_found_lays_the_nearest_card(dreamer: Dreamer) -> None:
    """Of a clue that would do for two; over ten hands, for some pairs are nearly equal."""
    cards = painted(dreamer.mind)

    def nearest(hand: tuple[str, ...], team_card: str) -> int:
        clue = " ".join(dreamer.mind.notes(card).record.associations[0] for card in hand[1:3])
        best = hand[int(dreamer.guest.fits_me(clue, hand, asked(name="trickster")).argmax())]
        laid = [
            dreamer.choose("trickster", choosing(hand, clue, team_card), random.Random(s), Past())
            for s in range(6)
        ]
        return sum(command.cards == (best,) for command in laid)  # type: ignore[union-attr]

    def times(team_card: str) -> int:
        return sum(nearest(cards[at : at + 4], team_card) for at in range(0, 40, 4))

    assert times("partner_only") >= 54
    assert times("own_and_partner") < times("partner_only")


def test_each_is_drawn_to_what_it_loves_and_together_to_nothing(dreamer: Dreamer) -> None:
    """Point for point: a fixed taste that differs, of the size its character says."""
    gallery = dreamer.mind.gallery(painted(dreamer.mind))
    drawn = np.stack([dreamer.guest.fondness.of(who, gallery) for who in CHARACTERS])
    assert drawn.std(axis=1) == pytest.approx([who.fondness for who in CHARACTERS], rel=0.01)
    alike = np.asarray(np.corrcoef(drawn))
    assert alike[~np.eye(len(CHARACTERS), dtype=bool)].mean() < 0
    sailor = [who.name for who in CHARACTERS].index("sailor")
    loved = gallery.cards[int(drawn[sailor].argmax())]
    told = dreamer.mind.notes(loved).told["en"]
    assert dreamer.mind.ear("en").names(told) & {"sea", "ship", "boat", "harbour", "island", "fish"}


def test_characters_differ_as_listeners_and_each_stays_itself(dreamer: Dreamer) -> None:
    figures = listeners(dreamer, painted(dreamer.mind), "en", clues=16, seed=0)
    assert figures.votes_alike < figures.itself - 0.15
    assert figures.seen_alike < 0.85
    assert figures.named[8] > 0.5 > figures.chance
    assert min(figures.found.values()) > 1 / 5, "nobody's taste drowns the clue"


def test_who_must_be_found_forgets_what_it_loves(dreamer: Dreamer) -> None:
    hand = painted(dreamer.mind)[20:26]
    clue = dreamer.mind.notes(hand[2]).record.associations[0]
    plain = replace(PERSONALITIES["sailor"], fondness=0.0)
    one, other = (
        dreamer.guest.hand_over(clue, hand, 1, Asked(who, Past(), np.random.default_rng(3)), True)
        for who in (plain, replace(plain, fondness=50.0))
    )
    assert one == other


# ---- imported decks


def reveal(clue: str, target: str, decoy: str) -> RevealView:
    places = (
        PlaceView(CardId(target), Seat(0), Side(0), (Seat(1),), False),
        PlaceView(CardId(decoy), Seat(1), Side(1), (), False),
    )
    return RevealView(Seat(0), Written(clue), places, 1, "some", (), (), ())


def test_captions_in_danish_are_understood(imported: tuple[DeckAddress, DeckAddress]) -> None:
    captioned, _ = imported
    guest = Dreamer(Mind((captioned,), encoder=PlainEncoder())).guest
    cards = captioned.cards[:6]
    assert int(guest.fits_me("a ship in a bottle", cards, asked()).argmax()) == 3
    danish = asked(past=Past("da"))
    assert int(guest.fits_me("en hund sover", cards, danish).argmax()) == 2


def test_without_captions_bots_are_guessing_and_learn_at_the_table(
    imported: tuple[DeckAddress, DeckAddress],
) -> None:
    captioned, blank = imported
    assert is_blank(blank)
    assert not is_blank(captioned)
    guest = Dreamer(Mind((blank,), encoder=PlainEncoder())).guest
    cards = blank.cards[:5]
    assert not guest.fits_me("the long way home", cards, asked()).any()
    told = remember("en", Told((reveal("the long way home", cards[3], cards[1]),)))
    taught = guest.fits_me("on the way home", cards, asked(past=told))
    assert int(taught.argmax()) == 3
    assert taught[1] > 0
    assert taught[0] == taught[2] == taught[4]
