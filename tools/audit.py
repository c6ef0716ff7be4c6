"""Known weaknesses in what we depend on: asked of the registries, tolerant of being offline.

Part of `make lint`: a finding fails, a registry that cannot be asked is only reported.
"""

import json
import re
import subprocess
import sys
import urllib.request
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
TIMEOUT = 6
# Findings that do not concern us, with the reason.
ACCEPTED: dict[str, str] = {}


def pins() -> list[tuple[str, str]]:
    files = (ROOT / "requirements" / "all.txt", ROOT / "studio" / "requirements.txt")
    text = "".join(file.read_text(encoding="utf-8") for file in files)
    return re.findall(r"^([A-Za-z0-9._-]+)==([^\s;\\]+)", text, re.MULTILINE)


def index() -> str:
    """The registry pip is set up with; its JSON beside its simple pages."""
    asked = subprocess.run(
        [sys.executable, "-m", "pip", "config", "get", "global.index-url"],
        capture_output=True,
        text=True,
        check=False,
    )
    chosen = asked.stdout.strip() or default_index()
    return chosen.rstrip("/").removesuffix("/simple")


def default_index() -> str:
    from pip._internal.models.index import PyPI

    return str(PyPI.simple_url)


def weaknesses(registry: str, name: str, version: str) -> list[str]:
    with urllib.request.urlopen(f"{registry}/pypi/{name}/{version}/json", timeout=TIMEOUT) as got:
        found = json.load(got).get("vulnerabilities", [])
    return [
        f"{name} {version}: {each['id']} {each.get('summary') or ''}".strip()
        for each in found
        if each["id"] not in ACCEPTED and not each.get("withdrawn")
    ]


def python_packages() -> list[str]:
    registry = index()
    with ThreadPoolExecutor(16) as pool:
        answers = pool.map(lambda pin: weaknesses(registry, *pin), pins())
        return [finding for answer in answers for finding in answer]


def client_packages() -> list[str]:
    done = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "node.py"), "npm", "audit", "--json", "--omit=dev"],
        capture_output=True,
        text=True,
        timeout=10 * TIMEOUT,
        check=False,
    )
    report = json.loads(done.stdout)
    if "vulnerabilities" not in report:
        raise OSError(report.get("message", "no answer"))
    return [f"{name}: {each['severity']}" for name, each in report["vulnerabilities"].items()]


def main() -> int:
    findings: list[str] = []
    for what, ask in (("Python", python_packages), ("client", client_packages)):
        try:
            findings += ask()
        except (OSError, ValueError, KeyError, subprocess.SubprocessError) as error:
            print(f"audit: the {what} packages could not be checked ({type(error).__name__}).")
    for finding in findings:
        print(f"audit: {finding}")
    return 1 if findings else 0


if __name__ == "__main__":
    sys.exit(main())
