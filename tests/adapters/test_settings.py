"""Settings: a value of the wrong kind is a clear error, never a silent default."""

import subprocess
import sys
from pathlib import Path

import pytest
from msgspec.structs import asdict

from reverie.adapters.settings import (
    HELP,
    BadSetting,
    Settings,
    allowed,
    flag_of,
    read_settings,
    variable_of,
)

WRONG = [
    ("address_limits", "ON", "on or off"),
    ("address_limits", "of", "on or off"),
    ("address_limits", "", "on or off"),
    ("push", "yes", "on or off"),
    ("own_pictures", "true", "on or off"),
    ("store", "sqlight", "sqlite or memory"),
    ("bots", "Dreamers", "dreamers or plain"),
    ("log_level", "loud", "debug, info, warning or error"),
    ("port", "65536", "a whole number from 0 to 65535"),
    ("port", "-1", "a whole number from 0 to 65535"),
    ("port", "80.5", "a whole number from 0 to 65535"),
    ("port", "٣", "a whole number from 0 to 65535"),
    ("port", "9" * 5000, "a whole number from 0 to 65535"),
    ("workers", "0", "a whole number from 1 to 64"),
    ("workers", "65", "a whole number from 1 to 64"),
    ("most_tables", "many", "a whole number from 1 to 100000000"),
    ("own_pictures_space", "2 GB", "a whole number from 0 to 100000000"),
    ("public_url", "play.example.org", "an address like https://play.example.org"),
    ("public_url", "https://[", "an address like https://play.example.org"),
    ("trusted_proxy", "localhost", "an IP address, or several with commas"),
    ("unwanted_words", "no/such/file", "a file that can be read"),
    ("push_services", "https://push.example.org/x", "names of hosts with commas between them"),
    ("host", "http://here", "an address of this machine, or its name"),
    ("data", __file__, "a folder, or one that can be made"),
    ("data", "", "a folder, or one that can be made"),
]


@pytest.mark.parametrize(("name", "value", "can_be"), WRONG)
def test_a_wrong_value_names_the_setting_the_value_and_what_is_allowed(
    name: str, value: str, can_be: str
) -> None:
    with pytest.raises(BadSetting) as by_flag:
        read_settings({name: value}, {})
    assert str(by_flag.value) == f"{flag_of(name)} is {value!r}; it has to be {can_be}."
    with pytest.raises(BadSetting) as by_variable:
        read_settings({}, {variable_of(name): value})
    assert str(by_variable.value) == f"{variable_of(name)} is {value!r}; it has to be {can_be}."


def test_a_password_is_not_repeated() -> None:
    with pytest.raises(BadSetting) as bad:
        read_settings({"database": "mysql://ada:secret@host/name"}, {})
    assert "secret" not in str(bad.value)
    assert "--database" in str(bad.value)
    assert "postgresql://user@host/name" in str(bad.value)


def test_flags_come_before_the_environment_and_nothing_given_is_what_is_sensible() -> None:
    assert read_settings({}, {}) == Settings()
    environment = {"REVERIE_PORT": "1", "REVERIE_PUSH": "off", "REVERIE_LONG": "1", "HOME": "x"}
    settings = read_settings({"port": "2", "host": None}, environment)
    assert (settings.port, settings.push, settings.host) == (2, "off", "0.0.0.0")


def test_what_a_worker_is_given_by_its_parent_is_read_as_it_was(tmp_path: Path) -> None:
    first = Settings(data=tmp_path, database="postgresql://a@b/c", public_url="https://x.org/")
    given = {variable_of(name): str(value) for name, value in asdict(first).items()}
    assert read_settings({}, given) == first


def test_a_misspelt_variable_is_an_error_and_a_foreign_one_is_not() -> None:
    with pytest.raises(BadSetting, match="spelt REVERIE_ADDRESS_LIMITS"):
        read_settings({}, {"REVERIE_ADRESS_LIMITS": "off"})
    read_settings({}, {"REVERIE_DATABASE_PASSWORD": "x", "REVERIE_CHROMIUM": "y"})


def test_several_workers_need_something_to_share() -> None:
    with pytest.raises(BadSetting, match="--workers is 2; it has to be 1 without a --database"):
        read_settings({"workers": "2"}, {})


def test_every_setting_says_what_it_can_be() -> None:
    assert [name for name in HELP if allowed(name) == "a text"] == ["metrics_token"]


def test_the_command_refuses_in_one_sentence_with_exit_code_2() -> None:
    said = subprocess.run(
        [sys.executable, "-m", "reverie", "serve", "--address-limits", "ON"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert said.returncode == 2
    assert said.stderr == "reverie: --address-limits is 'ON'; it has to be on or off.\n"
