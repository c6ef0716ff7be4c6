"""A rendered deck is exactly what DECK.md says."""

from __future__ import annotations

import io
import json
from collections.abc import Callable
from pathlib import Path

import pytest

pytest.importorskip("skia")

from PIL import Image

from reverie.studio.cli import contact_sheet, fresh_id, main
from reverie.studio.deck import deck_settings, load_script, render_deck

SCRIPT = '''
from reverie.studio.scene import Scene, card


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
