"""A rendered deck is exactly what docs/deck-format.md says."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("skia")

import numpy as np
from PIL import Image

from reverie_studio import scene
from reverie_studio.cli import contact_sheet, fresh_id, main
from reverie_studio.colour import Array
from reverie_studio.compare import part_of
from reverie_studio.deck import deck_settings, load_script, render_deck
from reverie_studio.engine.arrays import over
from reverie_studio.engine.layers import Layer, in_painting_order
from reverie_studio.engine.look import Look
from reverie_studio.qa import Deck, check_deck

SCRIPT = '''
from reverie_studio.scene import Scene, card


@card(id="{id}", title="{title}", seed=3, palette="fog")
def paint(s: Scene) -> None:
    """One cup in an empty world."""
    s.sky()
    s.put("teacup", at=(400, {y}), scale=2, role="subject")
    s.describe("A very large cup stands in an empty world.")
'''


@pytest.fixture
def scripts(tmp_path: Path) -> Path:
    folder = tmp_path / "trial"
    folder.mkdir()
    (folder / "one.py").write_text(SCRIPT.format(id="aaaaa1", title="One", y=700))
    (folder / "two.py").write_text(SCRIPT.format(id="bbbbb2", title="Two", y=900))
    (folder / "_deck.json").write_text(json.dumps({"title": {"en": "Trial"}, "artist": "Somebody"}))
    return folder


@pytest.fixture
def plainly(monkeypatch: pytest.MonkeyPatch) -> None:
    """Layers laid over each other without a medium: which cards a deck has is the same in any."""

    def paint(layers: list[Layer], look: Look) -> Array:
        picture = np.ones((1200, 800, 3), np.float32)
        for layer in in_painting_order(layers):
            if layer.pixels is not None and layer.blend == "over":
                picture = over(picture, layer.full())
        return np.clip(picture, 0, 1)

    monkeypatch.setattr(scene, "find_finish", lambda _medium: paint)


def test_render_writes_the_format(scripts: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    told: list[str] = []
    assert render_deck(str(scripts), out, tell=told.append) == []
    assert told[0].startswith("[1/2] aaaaa1 one")
    manifest = json.loads((out / "deck.json").read_text())
    fields = "format id title about kind licence artist credits engine audience cards"
    assert " ".join(manifest) == fields
    assert manifest["format"] == 1 and manifest["id"] == "trial" and manifest["kind"] == "painted"
    assert manifest["title"] == {"en": "Trial"} and manifest["artist"] == "Somebody"
    assert [c["id"] for c in manifest["cards"]] == ["aaaaa1", "bbbbb2"]
    for card in manifest["cards"]:
        assert set(card) == {"id", "picture", "thumbnail", "tint", "tiny"}
        assert len(card["tiny"].encode()) <= 200 and card["tint"].startswith("#")
        files = (("picture", (800, 1200), 200_000), ("thumbnail", (320, 480), 60_000))
        for folder, size, limit in files:
            data = (out / f"{folder}s" / card[folder]).read_bytes()
            image = Image.open(io.BytesIO(data))
            assert (image.format, image.size) == ("WEBP", size) and len(data) <= limit
            assert not image.getexif()
    records = json.loads((out / "records.json").read_text())
    assert records["aaaaa1"]["motifs"][0]["name"] == "teacup"
    texts = json.loads((out / "descriptions" / "en.json").read_text())
    assert texts == dict.fromkeys(("aaaaa1", "bbbbb2"), "A very large cup stands in an empty world.")


def test_cards_that_are_gone_are_swept_out(make_deck: Callable[..., Path]) -> None:
    out = make_deck(4)
    kept = (out / "pictures" / "card01.webp").read_bytes()
    assert make_deck(2) == out
    assert sorted(f.stem for f in (out / "thumbnails").iterdir()) == ["card00", "card01"]
    assert (out / "pictures" / "card01.webp").read_bytes() == kept
    assert set(json.loads((out / "records.json").read_text())) == {"card00", "card01"}


@pytest.mark.usefixtures("plainly")
def test_a_retired_card_leaves_the_deal_and_keeps_its_picture_and_words(
    scripts: Path, tmp_path: Path
) -> None:
    out = tmp_path / "out"
    (scripts / "_descriptions").mkdir()
    german = {"aaaaa1": "Eine Tasse.", "bbbbb2": "Noch eine."}
    (scripts / "_descriptions" / "de.json").write_text(json.dumps(german))
    (scripts / "_associations.json").write_text(json.dumps({"aaaaa1": ["tea"], "bbbbb2": ["cup"]}))
    render_deck(str(scripts), out, tell=lambda _text: None)
    before = {f: f.read_bytes() for f in out.glob("*/aaaaa1.webp")}
    record = json.loads((out / "records.json").read_text())["aaaaa1"]
    assert main(["retire", str(scripts), "one", "--out", str(out)]) == 0
    assert [f.name for f in scripts.glob("*.py")] == ["two.py"]
    retired = json.loads((out / "deck.json").read_text())
    (scripts / "three.py").write_text(SCRIPT.format(id="ccccc3", title="Three", y=800))
    assert render_deck(str(scripts), out, tell=lambda _text: None) == []  # all of it, anew
    manifest = json.loads((out / "deck.json").read_text())
    assert [c["id"] for c in manifest["cards"]] == ["bbbbb2", "ccccc3"]
    assert [c["id"] for c in manifest["retired"]] == ["aaaaa1"]
    assert manifest["retired"] == retired["retired"]
    assert {f: f.read_bytes() for f in out.glob("*/aaaaa1.webp")} == before != {}
    assert json.loads((out / "records.json").read_text())["aaaaa1"] == record
    for language in ("en", "de"):
        assert "aaaaa1" in json.loads((out / "descriptions" / f"{language}.json").read_text())
    assert "aaaaa1" not in Deck.read(out).records
    assert json.loads((scripts / "_associations.json").read_text()) == {"bbbbb2": ["cup"]}


@pytest.mark.usefixtures("plainly")
def test_a_card_is_retired_once_and_only_if_it_was_dealt(scripts: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    assert main(["retire", str(scripts), "one", "--out", str(out)]) == 1
    assert (scripts / "one.py").exists()
    render_deck(str(scripts), out, tell=lambda _text: None)
    assert main(["retire", str(scripts), "aaaaa1", "--out", str(out)]) == 0
    assert main(["retire", str(scripts), "aaaaa1", "--out", str(out)]) == 1
    (scripts / "one.py").write_text(SCRIPT.format(id="aaaaa1", title="One", y=700))
    with pytest.raises(ValueError, match="yet a script paints it"):
        render_deck(str(scripts), out, tell=lambda _text: None)
    (scripts / "one.py").unlink()
    with pytest.raises(ValueError, match="its picture is not in"):
        render_deck(str(scripts), tmp_path / "elsewhere", tell=lambda _text: None)
    (out / "pictures" / "aaaaa1.webp").unlink()
    assert "retired pictures" in {f.rule for f in check_deck(out)}


def test_one_broken_script_does_not_stop_the_deck(scripts: Path, tmp_path: Path) -> None:
    (scripts / "one.py").write_text(SCRIPT.format(id="aaaaa1", title="One", y=7000))
    (scripts / "two.py").write_text("x = 1\n")
    failed = render_deck(str(scripts), tmp_path / "out", tell=lambda _text: None)
    assert [text.split(":")[0] for text in failed] == ["one", "two"]
    assert "not on the card" in failed[0] and "exactly one" in failed[1]


def test_a_file_is_one_card(tmp_path: Path) -> None:
    empty = tmp_path / "none.py"
    empty.write_text("x = 1\n")
    with pytest.raises(ValueError, match="exactly one"):
        load_script(empty)


def test_settings_have_defaults(tmp_path: Path) -> None:
    (tmp_path / "far_roads").mkdir()
    settings = deck_settings(str(tmp_path / "far_roads"))
    assert settings["title"] == {"en": "Far Roads"} and settings["medium"] == "gouache"


def test_new_writes_a_script_that_loads(tmp_path: Path) -> None:
    assert main(["new", str(tmp_path), "The Whale"]) == 0
    script = load_script(tmp_path / "the_whale.py")
    assert script.title == "The Whale" and len(script.id) == 6
    assert main(["new", str(tmp_path), "father's hat, again"]) == 0
    assert load_script(tmp_path / "fathers_hat_again.py").title == "Father's hat, again"
    assert main(["new", str(tmp_path), "The Whale"]) == 1
    assert main(["render", str(tmp_path / "nowhere")]) == 1


def test_fresh_ids_are_fresh() -> None:
    ids = {fresh_id(set()) for _ in range(50)}
    assert len(ids) == 50 and all(len(i) == 6 and i.isalnum() for i in ids)


def test_contact_sheet(make_deck: Callable[..., Path]) -> None:
    sheet = contact_sheet(make_deck(5), columns=3, width=80, full=False)
    assert sheet.size == (3 * 84 + 4, 2 * 124 + 4)


@pytest.mark.usefixtures("plainly")
def test_the_card_on_the_box_is_written_while_it_is_dealt(scripts: Path, tmp_path: Path) -> None:
    out = tmp_path / "out"
    (scripts / "_deck.json").write_text(json.dumps({"title": {"en": "Trial"}, "cover": "bbbbb2"}))
    render_deck(str(scripts), out, tell=lambda _text: None)
    assert json.loads((out / "deck.json").read_text())["cover"] == "bbbbb2"
    assert main(["retire", str(scripts), "two", "--out", str(out)]) == 0
    assert "cover" not in json.loads((out / "deck.json").read_text())


def lies(out: Path) -> dict[Path, bytes]:
    return {file: file.read_bytes() for file in sorted(out.rglob("*.*"))}


@pytest.mark.usefixtures("plainly")
def test_a_deck_is_compared_with_what_its_scripts_paint(
    scripts: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    out = tmp_path / "out"
    render_deck(str(scripts), out, tell=lambda _text: None)
    before = lies(out)
    assert main(["compare", str(scripts), "--out", str(out)]) == 0
    assert "[2/2] two same" in capsys.readouterr().out
    (scripts / "two.py").write_text(SCRIPT.format(id="bbbbb2", title="Two", y=600))
    assert main(["compare", str(scripts), "--out", str(out)]) == 1
    told = capsys.readouterr().out
    assert "[1/2] one same" in told and "[2/2] two DIFFERS another picture" in told
    assert main(["compare", str(scripts), "--out", str(out), "--part", "1/2"]) == 0
    (scripts / "two.py").write_text("x = 1\n")
    assert main(["compare", str(scripts), "--out", str(out), "--part", "2/2"]) == 1
    assert "exactly one" in capsys.readouterr().out
    assert lies(out) == before
    (scripts / "two.py").unlink()
    (out / "pictures" / "aaaaa1.webp").unlink()
    assert main(["compare", str(scripts), "--out", str(out), "--card", "one"]) == 1
    assert "is not there" in capsys.readouterr().out


def test_parts_are_all_of_it_together() -> None:
    cards = list(range(84))
    assert sorted(card for n in (1, 2, 3) for card in part_of(cards, f"{n}/3")) == cards
    assert part_of(cards, "1/1") == cards and part_of(cards, "2/3")[:2] == [1, 4]
    for wrong in ("", "3", "0/3", "4/3", "a/b"):
        with pytest.raises(ValueError, match="is no part"):
            part_of(cards, wrong)
