"""docs/protocol.md shows a complete turn; a real server gives exactly these answers."""

from pathlib import Path

from protocol_example import example, perform, said


async def test_the_example_turn_is_what_a_server_says(tmp_path: Path) -> None:
    lines = example()
    assert await perform(said(lines), tmp_path) == lines, "run `make golden`"


def test_it_is_a_whole_turn() -> None:
    text = "\n".join(example())
    for part in ("start_game", "give_clue", "hand_over", "vote", '"phase":"reveal"', "be_ready"):
        assert part in text
    assert '"turn":2' in text
