"""C2: a clue may also be a tune, a pantomime or a voice; each is checked, whatever it says."""

import msgspec
import pytest
from clues_at_random import BROKEN
from hypothesis import given
from hypothesis import strategies as st

from at_table import AtTable, rule
from reverie.rules import GiveClue, Mime, Note, Rejected, Seat, Step, Tune, Voice, Written, replay
from reverie.rules.clues import (
    ALL_KINDS,
    GESTURES,
    JOINTS,
    KEYS,
    LAST_MOMENT,
    LONGEST_VOICE,
    MOST_NOTES,
    MOST_STEPS,
    VOICES,
)
from reverie.rules.events import AnyEvent
from reverie.rules.pieces import Clue, Options
from reverie.rules.policies.clue import CluePolicy
from reverie.rules.variants import VARIANTS, variant

SONG = Tune(tuple(Note("musicbox", key, 300 * key, 5) for key in range(9)))
ACT = Mime(
    (Step(0, "hides"), Step(900, "peeks"), Step(1800, "", (1, -1, 0, 0, 100, -100, 5, 6, 7)))
)
CALL = Voice("AAAAbbbb0000-_zz", 4200, "la la")
EVERY_KIND = [(SONG, "tune"), (ACT, "mime"), (CALL, "voice")]
every_kind = pytest.mark.parametrize(("clue", "kind"), EVERY_KIND)

# What a stranger could send: every field of the right kind, and any value.
numbers = st.integers() | st.integers(-2, 15) | st.integers(0, LAST_MOMENT)
notes = st.builds(Note, st.sampled_from(VOICES) | st.text(), numbers, numbers, numbers)
poses = st.lists(numbers, max_size=10).map(tuple)
steps = st.builds(Step, numbers, st.sampled_from((*GESTURES, "")) | st.text(), poses)
clues = st.one_of(
    st.builds(Tune, st.lists(notes, max_size=5).map(tuple)),
    st.builds(Mime, st.lists(steps, max_size=5).map(tuple)),
    st.builds(Voice, st.text(max_size=20) | st.just(CALL.recording), numbers, st.text()),
)


def given_by(table: AtTable, clue: Clue) -> GiveClue:
    return GiveClue(Seat(0), clue, table.hand(0)[0])


@rule("C2")
@every_kind
def test_a_clue_may_be_played_mimed_or_spoken(clue: Clue, kind: str) -> None:
    table = AtTable("classic", 4)
    table.do(given_by(table, clue))
    for seat in (None, 0, 1, 3):
        assert table.page(seat).clue == clue
    table.all_hand_over()
    assert table.page(2).clue == clue
    table.all_vote()
    assert table.page(None).clue == clue


@rule("C2")
@every_kind
@pytest.mark.parametrize("game", VARIANTS)
def test_a_table_may_not_want_a_kind(clue: Clue, kind: str, game: str) -> None:
    others = tuple(each for each in ALL_KINDS if each != kind)
    table = AtTable(game, VARIANTS[game].players[0], clues=others)
    card = table.hand(0)[0] if table.game.ruleset.clue.with_card else None
    assert table.refused(GiveClue(Seat(0), clue, card)) == "clue_kind_not_wanted"
    table.do(GiveClue(Seat(0), Written("Words always"), card))
    assert table.sees(1).options.clues == others


@rule("C2")
@pytest.mark.parametrize("wish", [("tune", "mime"), ("tune", "tune"), ("voice", "mime", "tune")])
def test_kinds_are_named_once_and_in_order(wish: tuple[str, ...]) -> None:
    with pytest.raises(Rejected) as refusal:
        variant("classic").check(Options(clues=wish))  # type: ignore[arg-type]
    assert refusal.value.code == "option_out_of_range"


@rule("C2")
@pytest.mark.parametrize(
    ("clue", "code"),
    [
        (Tune(()), "tune_empty"),
        (Tune((Note("drum", 0, 0, 5),) * (MOST_NOTES + 1)), "tune_too_long"),
        (Tune((Note("drum", 0, LAST_MOMENT + 1, 5),)), "tune_too_long"),
        (Tune((Note("trumpet", 0, 0, 5),)), "unknown_voice"),
        (Tune((Note("drum", len(KEYS), 0, 5),)), "note_out_of_range"),
        (Tune((Note("drum", 0, 0, 10),)), "note_out_of_range"),
        (Tune((Note("drum", 0, 5, 5), Note("drum", 0, 4, 5))), "moments_out_of_order"),
        (Mime(()), "mime_empty"),
        (Mime((Step(0, "waves"),) * (MOST_STEPS + 1)), "mime_too_long"),
        (Mime((Step(LAST_MOMENT + 1, "waves"),)), "mime_too_long"),
        (Mime((Step(0, "flies"),)), "unknown_gesture"),
        (Mime((Step(0, "waves", (0,) * 9),)), "pose_out_of_range"),
        (Mime((Step(0, "", (0,) * 8),)), "pose_out_of_range"),
        (Mime((Step(0, "", (101, *(0,) * 8)),)), "pose_out_of_range"),
        (Mime((Step(-1, "waves"),)), "moments_out_of_order"),
        (Voice("too short", 1), "recording_unknown"),
        (Voice(CALL.recording, 0), "recording_too_long"),
        (Voice(CALL.recording, LONGEST_VOICE + 1), "recording_too_long"),
        (Voice(CALL.recording, 1, "x" * 501), "clue_too_long"),
        (Voice(CALL.recording, 1, "\ud800"), "clue_unreadable"),
    ],
)
def test_what_cannot_be_heard_or_seen_is_refused_by_its_name(clue: Clue, code: str) -> None:
    table = AtTable("classic", 4)
    assert table.refused(given_by(table, clue)) == code


@rule("C2")
@pytest.mark.parametrize("clue", BROKEN)
def test_a_clue_that_is_broken_in_one_place_is_refused(clue: Clue) -> None:
    table = AtTable("classic", 4)
    assert table.refused(given_by(table, clue))


@rule("C2")
@given(clue=clues)
def test_whatever_comes_is_accepted_whole_or_refused(clue: Clue) -> None:
    """And what is accepted is small, and the same after the wire and the log."""
    try:
        checked = CluePolicy().checked(clue)
    except Rejected:
        return
    data = msgspec.json.encode(checked)
    assert len(data) < 4096
    assert msgspec.json.decode(data, type=Clue) == checked
    assert CluePolicy().checked(checked) == checked


@rule("C2")
def test_the_longest_of_each_kind_is_under_four_kilobytes() -> None:
    longest = max(VOICES, key=len)
    notes = (Note(longest, 10, LAST_MOMENT, 9),) * MOST_NOTES
    steps = (Step(LAST_MOMENT, "", (-100,) * len(JOINTS)),) * MOST_STEPS
    for clue in (Tune(notes), Mime(steps)):
        assert len(msgspec.json.encode(CluePolicy().checked(clue))) < 4096


@rule("C2")
@every_kind
def test_a_log_with_every_kind_replays(clue: Clue, kind: str) -> None:
    table = AtTable("classic", 4)
    table.do(given_by(table, clue))
    table.all_hand_over().all_vote()
    kept = msgspec.json.encode(table.log)
    again = msgspec.json.decode(kept, type=list[AnyEvent])
    assert replay(again) == table.game


@rule("C2")
def test_the_written_line_of_a_voice_is_tidied_and_may_be_empty() -> None:
    assert CluePolicy().checked(Voice(CALL.recording, 1, "  la \n la ")).line == "la la"  # type: ignore[union-attr]
    assert CluePolicy().checked(Voice(CALL.recording, 1, "\u200b")).line == ""  # type: ignore[union-attr]


def test_a_game_of_before_there_was_a_choice_wants_every_kind() -> None:
    before = b'{"target_score":30,"storyteller_turns":1,"team_card":"own_and_partner"}'
    assert msgspec.json.decode(before, type=Options).clues == ALL_KINDS
