"""The audit finds what a registry knows, and does not fail where none can be asked."""

import http.server
import json
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "tools"))

import audit
from patience import PATIENCE


class Registry(http.server.BaseHTTPRequestHandler):
    def do_GET(self) -> None:
        weak = "/aiohttp/" in self.path
        found = [{"id": "TEST-1", "summary": "planted"}] if weak else []
        body = json.dumps({"vulnerabilities": found}).encode()
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body)

    def log_message(self, *_: object) -> None:
        pass


@pytest.fixture
def registry() -> Iterator[str]:
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Registry)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()


def test_a_known_weakness_is_found(registry: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(audit, "index", lambda: registry)
    monkeypatch.setattr(audit, "TIMEOUT", PATIENCE)
    findings = audit.python_packages()
    assert len(findings) == 1
    assert findings[0].startswith("aiohttp ")
    assert "TEST-1" in findings[0]
    monkeypatch.setitem(audit.ACCEPTED, "TEST-1", "a test")
    assert audit.python_packages() == []


def test_being_offline_is_no_failure(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(audit, "index", lambda: "http://127.0.0.1:9")
    monkeypatch.setattr(audit, "client_packages", lambda: [])
    assert audit.main() == 0
    assert "could not be checked" in capsys.readouterr().out


def test_every_pin_is_asked_for() -> None:
    names = {name for name, _ in audit.pins()}
    assert {"aiohttp", "msgspec", "cryptography", "numpy"} <= names
