"""The bundle: whose code is in it is told, all of it, and nothing is fetched from elsewhere."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import pytest
from tests.needs import leave_out

ROOT = Path(__file__).parents[2]
sys.path.insert(0, str(ROOT / "tools"))

import web  # noqa: E402

WEB = ROOT / "web"
PACKAGE = re.compile(r"node_modules/((?:@[^/]+/)?[^/]+)/")

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def mapped(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bundle built once more, with maps that tell where each line comes from."""
    if not (WEB / "node_modules").is_dir():
        leave_out("what the bundle is built with (make bundle)")
    node = web.find_node()
    assert node is not None
    target = tmp_path_factory.mktemp("mapped")
    vite = str(WEB / "node_modules" / "vite" / "bin" / "vite.js")
    command = [
        str(node.program),
        vite,
        "build",
        "--sourcemap",
        "--outDir",
        str(target),
        "--logLevel",
        "error",
    ]
    subprocess.run(command, cwd=WEB, check=True, capture_output=True)
    return target


def test_the_notices_name_every_package_whose_code_is_in_the_bundle(mapped: Path) -> None:
    held: set[str] = set()
    for path in mapped.rglob("*.map"):
        for source in json.loads(path.read_text("utf-8"))["sources"]:
            held.update(PACKAGE.findall(source))
    assert "svelte" in held
    notices = (mapped / "licences.txt").read_text("utf-8")
    for name in held:
        assert re.search(rf"^{re.escape(name)} \d", notices, re.MULTILINE), name
    assert "without restriction" in notices


def test_nothing_is_loaded_from_elsewhere_nor_inline(mapped: Path) -> None:
    """The server's policy is `default-src 'self'`."""
    page = (mapped / "index.html").read_text("utf-8")
    for address in re.findall(r'(?:src|href)="([^"]+)"', page):
        assert address.startswith("/"), address
        assert not address.startswith("//"), address
    assert re.findall(r"<script[^>]*>\s*[^<\s]", page) == []
    assert "<style" not in page
    for path in mapped.rglob("*.css"):
        assert re.findall(r"url\(\s*['\"]?(?:https?:|//|data:)", path.read_text("utf-8")) == []


def test_the_lock_holds_hashes_and_no_address() -> None:
    lock = json.loads((WEB / "package-lock.json").read_text("utf-8"))
    packages = {name: told for name, told in lock["packages"].items() if name}
    assert len(packages) > 40
    for name, told in packages.items():
        assert told["integrity"].startswith("sha512-"), name
        assert "resolved" not in told, name
    builders = {name for name in packages if "@rolldown/binding-" in name}
    assert any("darwin" in name for name in builders)
    assert any("win32" in name for name in builders)
