"""A card that becomes another scene is retired: its script goes, its picture and words stay."""

from __future__ import annotations

from pathlib import Path

from reverie_studio.deck import (
    RETIRED,
    choose,
    load_script,
    read_json,
    script_files,
    script_folder,
    write_json,
)


def retire(deck: str, card: str, out: Path) -> str:
    """Take a card out of the deal, in the scripts and in the rendered deck; its title."""
    (file,) = choose(script_files(deck), [card])
    script = load_script(file)
    manifest = read_json(out / "deck.json")
    listed = {c["id"]: c for c in manifest.get("cards", [])}
    if script.id not in listed:
        raise ValueError(f"{script.id} is not in {out}: only a card that was dealt can be retired")
    folder = script_folder(deck)
    write_json(folder / RETIRED, {**read_json(folder / RETIRED), script.id: script.title})
    further = read_json(folder / "_associations.json")
    if further.pop(script.id, None) is not None:
        write_json(folder / "_associations.json", further)
    gone = {c["id"]: c for c in manifest.get("retired", [])} | {script.id: listed.pop(script.id)}
    manifest["cards"] = list(listed.values())
    manifest["retired"] = [gone[i] for i in sorted(gone)]
    if manifest.get("cover") == script.id:
        del manifest["cover"]
    write_json(out / "deck.json", manifest)
    file.unlink()
    return script.title
