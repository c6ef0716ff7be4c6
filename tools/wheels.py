"""Is everything the server needs there as a wheel, for every kind of machine we promise?

`python tools/wheels.py`: resolves the runtime requirements for each platform; installs nothing.
"""

import subprocess
import sys
import tempfile
import tomllib
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PLATFORMS = {
    "Linux x86-64": ["manylinux2014_x86_64", "manylinux_2_28_x86_64", "manylinux_2_34_x86_64"],
    "Linux ARM": ["manylinux2014_aarch64", "manylinux_2_28_aarch64", "manylinux_2_34_aarch64"],
    "macOS Intel": [f"macosx_{v}_x86_64" for v in ("10_12", "10_13", "10_15", "11_0", "14_0")],
    "macOS ARM": ["macosx_11_0_arm64", "macosx_12_0_arm64", "macosx_14_0_arm64"],
    "Windows x86-64": ["win_amd64"],
    "Windows ARM": ["win_arm64"],
}


def requirements(platform: str) -> list[str]:
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    windows = platform.startswith("Windows")
    kept = []
    for line in project["dependencies"]:
        name, _, marker = line.partition(";")
        # pip judges markers by the machine it runs on, not by the one it downloads for.
        if not (windows and "sys_platform != 'win32'" in marker):
            kept.append(name.strip())
    return kept


def resolves(platform: str, tags: list[str], version: str) -> str | None:
    """None, or what is missing."""
    with tempfile.TemporaryDirectory() as folder:
        done = subprocess.run(
            [
                *(sys.executable, "-m", "pip", "install", "--quiet", "--dry-run"),
                *("--ignore-installed", "--only-binary", ":all:", "--target", folder),
                *("--python-version", version, "--implementation", "cp"),
                *(part for tag in tags for part in ("--platform", tag)),
                *requirements(platform),
            ],
            capture_output=True,
            text=True,
            check=False,
        )
    return None if done.returncode == 0 else done.stderr.strip().splitlines()[-1]


def main() -> int:
    missing = 0
    for platform, tags in PLATFORMS.items():
        problem = resolves(platform, tags, "3.12")
        missing += problem is not None
        print(f"{platform:15} {problem or 'every wheel is there'}", flush=True)
    return 1 if missing else 0


if __name__ == "__main__":
    sys.exit(main())
