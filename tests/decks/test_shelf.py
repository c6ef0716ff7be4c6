"""What a shelf of whole decks offers."""

import hashlib
import shutil
from pathlib import Path

import pytest

from reverie.decks import NotOnTheShelf, Record, Shelf

from .conftest import Workshop
from .test_broken_decks import canvas, lossless, lossy, riff


def first_card(shelf: Shelf, deck_id: str) -> str:
    return shelf.cards([deck_id])[0]


def test_an_empty_shelf_offers_nothing(tmp_path: Path) -> None:
    assert Shelf.load(tmp_path).offered == ()
    assert Shelf.load().decks == ()


def test_the_placeholder_is_offered_only_while_nothing_painted_is_there(workshop: Workshop) -> None:
    workshop.deck("first-steps", kind="placeholder")
    workshop.deck("own", kind="imported")
    assert [deck.id for deck in workshop.shelf().offered] == ["first-steps", "own"]
    workshop.deck("base", kind="painted")
    shelf = workshop.shelf()
    assert [deck.id for deck in shelf.offered] == ["base", "own"]
    assert shelf.deck("first-steps").kind == "placeholder"


def test_cards_come_from_the_chosen_decks_each_once(workshop: Workshop) -> None:
    workshop.deck("a")
    workshop.deck("b")
    shelf = workshop.shelf()
    both = shelf.cards(["b", "a", "b"])
    assert both == shelf.cards(["b"]) + shelf.cards(["a"])
    assert len(set(both)) == len(both) == 6
    assert shelf.home(both[0]).id == "b"


def test_what_is_not_on_the_shelf_is_named(workshop: Workshop) -> None:
    shelf = workshop.shelf()
    with pytest.raises(NotOnTheShelf, match="'base'"):
        shelf.deck("base")
    with pytest.raises(NotOnTheShelf, match="'base'"):
        shelf.cards(["base"])
    for ask in (shelf.picture, shelf.thumbnail, shelf.describe, shelf.record, shelf.home):
        with pytest.raises(NotOnTheShelf, match="'q7m2xk'"):
            ask("q7m2xk")


def test_a_deck_says_which_card_is_on_its_box(workshop: Workshop) -> None:
    cards = [card["id"] for card in workshop.manifest(workshop.deck("plain"))["cards"]]
    assert workshop.shelf().deck("plain").manifest.on_the_box.id == cards[0]
    chosen = workshop.deck("chosen")
    third = workshop.manifest(chosen)["cards"][2]["id"]
    workshop.write(chosen, workshop.manifest(chosen) | {"cover": third})
    assert workshop.shelf().deck("chosen").manifest.on_the_box.id == third


def test_titles_fall_back_to_english(workshop: Workshop) -> None:
    workshop.deck("base", title={"en": "First Sleep", "de": "Erster Schlaf", "fi": ""})
    deck = workshop.shelf().deck("base")
    assert deck.title("de") == "Erster Schlaf"
    assert deck.title("fi") == deck.title("xx") == deck.title() == "First Sleep"
    assert deck.about("xx") == deck.about("en") != ""


def test_a_deck_may_say_nothing_about_itself(workshop: Workshop) -> None:
    workshop.deck("base", about={})
    assert workshop.shelf().deck("base").about("de") == ""


def test_descriptions_fall_back_to_english(workshop: Workshop) -> None:
    folder = workshop.deck("base")
    shelf = workshop.shelf()
    card = first_card(shelf, "base")
    (folder / "descriptions" / "de.json").write_text("{}")
    assert shelf.describe(card, "fi") != shelf.describe(card, "en") != ""
    assert shelf.describe(card, "de") == shelf.describe(card, "en")
    assert shelf.describe(card, "sv") == shelf.describe(card, "en")


def test_a_language_is_never_a_path(workshop: Workshop) -> None:
    folder = workshop.deck("base")
    shelf = workshop.shelf()
    card = first_card(shelf, "base")
    (folder / "secret.json").write_text(f'{{"{card}": "a secret"}}')
    for language in ("../secret", "/etc/passwd", "", "en\0", "x" * 10_000):
        assert shelf.describe(card, language) == shelf.describe(card, "en")


def test_words_are_read_only_when_somebody_asks(workshop: Workshop) -> None:
    folder = workshop.deck("base")
    shelf = workshop.shelf()
    card = first_card(shelf, "base")
    (folder / "descriptions" / "en.json").write_text(f'{{"{card}": "Written later."}}')
    (folder / "records.json").write_text(f'{{"{card}": {{"moods": ["late"], "more": 1}}}}')
    assert shelf.describe(card) == "Written later."
    assert shelf.record(card) == Record(moods=("late",))


@pytest.mark.parametrize("broken", [b"{", b'{"a": 1}', b"\xff", b" " * (9 * 1024 * 1024)])
def test_broken_words_are_logged_and_missed(
    workshop: Workshop, caplog: pytest.LogCaptureFixture, broken: bytes
) -> None:
    folder = workshop.deck("base")
    shelf = workshop.shelf()
    card = first_card(shelf, "base")
    for name in ("descriptions/en.json", "records.json"):
        (folder / name).write_bytes(broken)
    assert shelf.describe(card) == ""
    assert shelf.record(card) == Record()
    assert "deck base" in caplog.text


def test_a_deck_without_words_is_whole(workshop: Workshop) -> None:
    folder = workshop.deck("own", kind="imported")
    (folder / "records.json").unlink()
    for path in (folder / "descriptions").iterdir():
        path.unlink()
    shelf = workshop.shelf()
    card = first_card(shelf, "own")
    assert (shelf.describe(card, "de"), shelf.record(card)) == ("", Record())
    assert not shelf.deck("own").is_told
    workshop.deck("base")
    assert workshop.shelf().deck("base").is_told


def test_a_picture_is_found_by_the_hash_of_its_content(workshop: Workshop) -> None:
    workshop.deck("base")
    shelf = workshop.shelf()
    card = first_card(shelf, "base")
    for picture in (shelf.picture(card), shelf.thumbnail(card)):
        content = hashlib.sha256(picture.path.read_bytes()).hexdigest()
        assert picture.content_hash == content[:20]
        assert (picture.deck, picture.card) == ("base", card)
        assert shelf.pictures_at(picture.content_hash) == (picture,)
    assert shelf.picture(card).path.parent.name == "pictures"
    assert shelf.thumbnail(card).path.parent.name == "thumbnails"
    assert shelf.pictures_at("0" * 20) == ()


def test_a_hash_is_computed_once(workshop: Workshop) -> None:
    workshop.deck("base")
    shelf = workshop.shelf()
    picture = shelf.picture(first_card(shelf, "base"))
    picture.path.unlink()
    assert shelf.picture(picture.card) == picture


def test_a_deck_that_went_since_takes_nobody_elses_pictures_along(workshop: Workshop) -> None:
    """As an own deck does by another worker's or the command line's doing."""
    workshop.deck("base")
    changed, gone = workshop.deck("changed"), workshop.deck("gone")
    shelf = workshop.shelf()
    shutil.rmtree(gone)
    workshop.picture(changed, "thumbnails").unlink()
    for card in (first_card(shelf, "base"), shelf.cards(["changed"])[1]):
        picture = shelf.picture(card)
        assert shelf.pictures_at(picture.content_hash) == (picture,)


def test_two_decks_may_share_a_picture(workshop: Workshop) -> None:
    first, second = workshop.deck("a"), workshop.deck("b")
    workshop.picture(second).write_bytes(workshop.picture(first).read_bytes())
    shelf = workshop.shelf()
    shared = shelf.picture(first_card(shelf, "a")).content_hash
    assert [picture.deck for picture in shelf.pictures_at(shared)] == ["a", "b"]


@pytest.mark.parametrize(
    "picture",
    [
        riff((b"VP8 ", lossy(800, 1200))),
        riff((b"VP8L", lossless(800, 1200))),
        riff((b"VP8X", canvas(800, 1200)), (b"ALPH", b"odd"), (b"VP8 ", lossy(800, 1200))),
        riff((b"VP8X", canvas(800, 1200)), (b"ICCP", b"even"), (b"VP8L", lossless(800, 1200))),
    ],
)
def test_every_still_webp_of_the_right_size_is_welcome(workshop: Workshop, picture: bytes) -> None:
    workshop.picture(workshop.deck("base")).write_bytes(picture)
    assert workshop.shelf().refused == ()
