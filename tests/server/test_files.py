"""The files of the pages as they are sent: whole once, packed for those who can unpack, not again
to whoever has them still, and nothing from anywhere else."""

from __future__ import annotations

import asyncio
import gzip
from pathlib import Path
from typing import Any

import pytest

from server.served import Server
from stampadia.server import files
from stampadia.web import FOLDER

pytestmark = pytest.mark.xdist_group("server")


def test_a_file_is_sent_packed_to_those_who_can_unpack_it(server: Server) -> None:
    whole = files.sent("/app.js", (FOLDER / "app.js").read_bytes())
    plain = server.http.get("/app.js", headers={"accept-encoding": "identity"})
    packed = server.http.get("/app.js")
    assert plain.content == packed.content == whole
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) < len(whole)
    for answer in (plain, packed):
        assert answer.headers["content-type"] == "text/javascript; charset=utf-8"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["vary"] == "Accept-Encoding"
        assert "default-src 'none'" in answer.headers["content-security-policy"]
    asked = server.http.head("/app.js", headers={"accept-encoding": "identity"})
    assert asked.content == b"" and int(asked.headers["content-length"]) == len(whole)


def test_comments_stay_at_home_but_others_licences_do_not() -> None:
    said = b"// why\nlet one = 1; // here\n  /** @type {T} */\n/**\n * what\n */\nlet two = `//`;\n"
    assert files.sent("/a.js", said) == b"\nlet one = 1; // here\n\n\n\n\nlet two = `//`;\n"
    assert files.sent("/vendor/a.js", said) == said
    assert files.sent("/a.css", said) == said


def test_what_packs_no_smaller_is_sent_as_it_is(server: Server) -> None:
    answer = server.http.get("/fonts/alegreya.woff2")
    assert answer.headers["content-type"] == "font/woff2"
    assert "content-encoding" not in answer.headers
    assert answer.content == (FOLDER / "fonts" / "alegreya.woff2").read_bytes()


def test_whoever_has_it_still_is_told_so(server: Server) -> None:
    tag = server.http.get("/app.js").headers["etag"]
    for known in (tag, f'W/{tag}, "another"'):
        again = server.http.get("/app.js", headers={"if-none-match": known})
        assert again.status_code == 304 and again.content == b""
        assert again.headers["etag"] == tag and again.headers["cache-control"] == "no-cache"
    assert server.http.get("/app.js", headers={"if-none-match": '"old"'}).status_code == 200


def test_the_first_page_needs_no_name(server: Server) -> None:
    page = server.http.get("/")
    assert page.content == (FOLDER / "index.html").read_bytes()
    assert page.headers["content-type"] == "text/html; charset=utf-8"


@pytest.fixture
def sent(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Any:
    """Asks for files of a folder of its own; what is none of them is left to the routes."""
    folder = tmp_path / "web"
    (folder / "deeper").mkdir(parents=True)
    (folder / "one.js").write_text("first")
    (folder / "worker.js").write_text("written elsewhere")
    (folder / "__init__.py").write_text("code")
    (folder / "__pycache__").mkdir()
    (folder / "__pycache__" / "one.pyc").write_text("code, and where it lies")
    (tmp_path / "secret.js").write_text("secret")
    (tmp_path / "web-too").mkdir()
    (tmp_path / "web-too" / "two.js").write_text("another folder")
    monkeypatch.setattr(files, "ROOT", str(folder))

    async def routes(_: Any, __: Any, send: Any) -> None:
        await send({"type": "http.response.body", "body": b"routes"})

    app = files.Files(routes, {})

    def ask(path: str, method: str = "GET") -> bytes:
        bodies: list[bytes] = []

        async def send(message: Any) -> None:
            bodies.append(message.get("body", b""))

        scope: Any = {"type": "http", "method": method, "path": path,
                      "headers": [(b"accept-encoding", b"gzip")]}  # fmt: skip
        asyncio.run(app(scope, None, send))  # type: ignore[arg-type]
        found = b"".join(bodies)
        return gzip.decompress(found) if found.startswith(b"\x1f\x8b") else found

    return ask


def test_nothing_from_anywhere_else_is_sent(sent: Any) -> None:
    assert sent("/one.js") == b"first"
    for path in (
        "/../secret.js", "/deeper/../../secret.js", "/deeper/../one.js", "//../secret.js",
        "/..%2fsecret.js", "/deeper", "one.js", "-too/two.js", "/../web-too/two.js", "/one.js\0",
        "/" + "x" * 5000, "/nothing.js", "/worker.js",
        "/api/one.js", "", "/..", "/__init__.py", "/__pycache__/one.pyc",
    ):  # fmt: skip
        assert sent(path) == b"routes", path
    assert sent("/one.js", "POST") == b"routes"


def test_a_file_that_was_changed_is_read_again(sent: Any, tmp_path: Path) -> None:
    assert sent("/one.js") == b"first"
    (tmp_path / "web" / "one.js").write_text("second, and longer")
    assert sent("/one.js") == b"second, and longer"
    (tmp_path / "web" / "one.js").unlink()
    assert sent("/one.js") == b"routes"
