"""docs/hosting.md names every setting and the limits as the code has them."""

import re
from pathlib import Path

from reverie.adapters.limits import LIMITS
from reverie.adapters.settings import HELP, Settings
from reverie.adapters.socket_door import MOST_DEVICES, MOST_SPECTATORS
from reverie.app import House
from reverie.tables.talk import LONGEST

ROOT = Path(__file__).resolve().parents[2]
TEXT = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")


def test_every_setting_is_in_the_table() -> None:
    for name, meaning in HELP.items():
        flag = "--" + name.replace("_", "-")
        row = next(line for line in TEXT.splitlines() if line.startswith(f"| `{flag}` |"))
        cells = [cell.strip() for cell in row.strip("| ").split(" | ")]
        assert cells[1:3] == [f"`REVERIE_{name.upper()}`", meaning]
        default = str(getattr(Settings(), name))
        assert (cells[3].strip("| ") if len(cells) > 3 else "") == default
    assert set(HELP) == set(Settings.__struct_fields__)


def test_the_limits_are_the_real_ones() -> None:
    assert f"{LIMITS['request'].per_second:.0f} a second" in TEXT
    assert f"{LIMITS['request'].at_once:,.0f} at once" in TEXT
    assert f"{LIMITS['guess'].at_once:.0f} at once" in TEXT
    assert f"| {MOST_SPECTATORS} · {MOST_DEVICES} |" in TEXT
    assert f"{LONGEST} · 24 · 500 characters" in TEXT


def test_alerts_ask_for_figures_that_exist(tmp_path: Path) -> None:
    house = House(Settings(data=tmp_path, store="memory", push="off"))
    told = {f"reverie_{figure.name}" for figure in house.web.figures}
    alerts = (ROOT / "deploy" / "alerts.yaml").read_text(encoding="utf-8")
    asked = set(re.findall(r"\breverie_\w+", alerts + TEXT))
    assert len(asked) > 8
    assert asked <= told
