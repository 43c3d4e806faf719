"""The pages as they lie there: types that are current, words in every language, a small weight."""

from __future__ import annotations

import gzip
import json
import re
import subprocess
import tomllib
from importlib.resources import files
from pathlib import Path
from posixpath import dirname, join, normpath

import pytest

from house.files import ROOT
from stampadia.kernel.game import Game
from stampadia.kernel.registry import load
from stampadia.server import own_pages, types
from stampadia.server.files import sent
from stampadia.server.own_pages import own_file, own_words
from stampadia.web import FOLDER
from stampadia.words import LANGUAGES

SCRIPTS = sorted(path for path in FOLDER.rglob("*.js") if "vendor" not in path.parts)
TSC = ROOT / ".venv" / "node" / "node_modules" / ".bin" / "tsc"
LIGHT_ENOUGH = 200_000
OWN_SCRIPTS = 150_000
SHOP = (
    "pages/workshop.js", "pages/lab.js",
    "parts/galley.js", "parts/chart.js", "parts/files.js", "parts/scales.js",
    "parts/easel.js", "parts/numbers.js",
)  # fmt: skip
"""Fetched by those who go there, with words of their own."""
DESK = (
    "pages/print.js", "pages/came-out.js", "pages/options.js", "pages/shelf.js", "pages/beside.js",
    "pages/join.js", "pages/own-words.js", "pages/lobby.js", "pages/help.js", "parts/roll.js",
    "core/own-files.js",
)  # fmt: skip
"""Likewise: the press, the end, the options, the shelf, before a match begins, several at one
screen, help, own dice, saved matches."""
LATER = (
    *DESK, *SHOP,
    "parts/stamps.js", "parts/hand-over.js", "core/sound.js", "pages/deck.js",
)  # fmt: skip
"""Fetched by those who need them."""
FIRST_FONTS = ("alegreya", "alegreya-bold", "alegreya-sc-bold", "cinzel-bold", "atkinson")


def catalogue(language: str, script: Path | None = None) -> set[str]:
    """The keys of the pages' sentences; for a script of a game's own table, also the game's."""
    text = (FOLDER / "words" / f"{language}.ftl").read_text("utf-8")
    for folder, scripts in (("shop", SHOP), ("desk", DESK)):
        if script is None or script.relative_to(FOLDER).as_posix() in scripts:
            text += "\n" + (FOLDER / folder / "words" / f"{language}.ftl").read_text("utf-8")
    if script is not None and script.is_relative_to(FOLDER / "games"):
        game = load(script.relative_to(FOLDER / "games").parts[0])
        text += "\n" + own_words(game, language)
    return set(re.findall(r"(?m)^([a-z][a-z0-9-]*) =", text))


def test_the_types_of_the_wire_are_current() -> None:
    """`python -m stampadia.server.types` writes them."""
    assert types.FILE.read_text("utf-8") == types.written()


def test_every_sentence_is_there_in_every_language() -> None:
    assert catalogue("en") == catalogue("it")


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.relative_to(FOLDER).as_posix())
def test_every_key_has_its_words(script: Path) -> None:
    asked = re.findall(
        r'say\((?:[^"()]*\? )?"([a-z0-9-]+)"(?: : "([a-z0-9-]+)")?', script.read_text()
    )
    keys = {key for pair in asked for key in pair if key}
    for language in LANGUAGES:
        assert keys <= catalogue(language, script)


def test_no_sentence_is_left_over() -> None:
    source = "".join(script.read_text("utf-8") for script in SCRIPTS)
    made = re.findall(r"say\(`([a-z-]+)-\$", source)
    unused = {
        key
        for key in catalogue("en")
        if f'"{key}"' not in source and not key.startswith(tuple(f"{stem}-" for stem in made))
    }
    assert unused == set()


def test_the_first_page_is_light() -> None:
    """As it goes over the line: texts packed, fonts as they are, and all that a table needs."""
    texts = [*SCRIPTS, *FOLDER.glob("vendor/**/*.js"), *FOLDER.glob("*.css")]
    texts += [FOLDER / "index.html", FOLDER / "mark.svg", FOLDER / "words" / "it.ftl"]
    later = [FOLDER / "games", *(FOLDER / name for name in LATER)]
    texts = [path for path in texts if not any(map(path.is_relative_to, later))]
    now = "".join(path.read_text("utf-8") for path in texts if path.suffix == ".js")
    assert not re.search(rf'from "[^"]*({"|".join(Path(name).name for name in LATER)})"', now)
    packed = sum(map(weight, texts))
    fonts = sum((FOLDER / "fonts" / f"{name}.woff2").stat().st_size for name in FIRST_FONTS)
    assert packed + fonts < LIGHT_ENOUGH


def weight(path: Path) -> int:
    return len(gzip.compress(sent(str(path), path.read_bytes()), 6))


def stands_on(*scripts: str) -> set[str]:
    """These scripts with all that they name at their beginning, and what that names."""
    needed, waiting = set[str](), [*scripts]
    while waiting:
        script = waiting.pop()
        if script not in needed:
            needed.add(script)
            text = (FOLDER / script[1:]).read_text("utf-8")
            named = re.findall(r'(?m)^(?:import|export)\b[^;]*?from "([^"]+)"', text)
            waiting += [normpath(join(dirname(script), name)) for name in named]
    return needed


def test_the_scripts_of_home_and_of_all_tables_are_light() -> None:
    """Ours alone, packed as they go over the line."""
    pages = ["options", "shelf", "archive", "making", "lobby", "match", "table", "end", "people"]
    tables = [f"/{path.relative_to(FOLDER).as_posix()}" for path in FOLDER.glob("games/*/table.js")]
    assert len(tables) == 4
    needed = stands_on("/app.js", *(f"/pages/{name}.js" for name in pages), *tables)
    own = [FOLDER / script[1:] for script in needed if not script.startswith("/vendor/")]
    assert sum(map(weight, own)) < OWN_SCRIPTS


@pytest.mark.skipif(not TSC.exists(), reason="there is no TypeScript to read the scripts")
def test_what_is_sent_is_the_script_without_its_comments(tmp_path: Path) -> None:
    """On the same lines; and TypeScript, which writes both anew, finds the same programs."""
    written, lengths = [], []
    for name, goes in (("whole", lambda _, data: data), ("sent", sent)):
        folder = tmp_path / name
        for path in SCRIPTS:
            copy = folder / path.relative_to(FOLDER)
            copy.parent.mkdir(parents=True, exist_ok=True)
            copy.write_bytes(goes(str(path), path.read_bytes()))
        there = sorted(folder.rglob("*.js"))
        lengths.append([len(path.read_bytes().splitlines()) for path in there])
        out = tmp_path / f"{name}-anew"
        subprocess.run(
            [TSC, "--allowJs", "--removeComments", "--noResolve", "--noCheck", "--target",
             "esnext", "--module", "esnext", "--rootDir", folder, "--outDir", out, *there],
            check=True,
        )  # fmt: skip
        written.append({path.relative_to(out): path.read_bytes() for path in out.rglob("*.js")})
    assert lengths[0] == lengths[1]
    assert written[0] == written[1] and len(written[0]) == len(SCRIPTS)
    assert sum(map(weight, SCRIPTS)) < sum(
        len(gzip.compress(one.read_bytes(), 6)) for one in SCRIPTS
    )


def test_the_first_page_names_all_its_scripts() -> None:
    """So that they come at once, and not one after the other as each names the next."""
    page = (FOLDER / "index.html").read_text("utf-8")
    preloaded = re.findall(r'<link rel="modulepreload" href="([^"]+)">', page)
    assert sorted(preloaded) == sorted(stands_on("/app.js") - {"/app.js"})


class Guest(Game):
    name = "guest"
    page = "web.guest"


def test_a_plug_in_brings_its_own_table(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(own_pages, "files", lambda _: tmp_path)
    (tmp_path / "table.js").write_text("export default () => null;")
    (tmp_path / "secrets.py").write_text("")
    game = Guest()
    assert own_pages.look_of(game).own_table
    assert own_file(game, "/table.js") == (b"export default () => null;", "text/javascript")
    for path in ("secrets.py", "../table.js", "nothing.js", "/etc/hostname.js"):
        with pytest.raises(Exception, match="no such page"):
            own_file(game, path)


def test_a_game_without_one_is_shown_plainly() -> None:
    class Plain(Game):
        name = "plain"

    assert not own_pages.look_of(Plain()).own_table


@pytest.mark.parametrize("language", ["en", "it"])
def test_a_table_finds_its_games_words(language: str) -> None:
    assert "title = Stampede" in own_words(load("stampede"), language)


def test_the_animals_on_the_screen_are_the_press_s() -> None:
    drawn = json.loads((FOLDER / "games" / "stampede" / "outlines.json").read_text("utf-8"))
    cuts = files("stampadia.press.draw.stampede") / "svg"
    assert len(drawn) == 9
    for animal, one in drawn.items():
        assert f'd="{one["path"]}"' in (cuts / f"{animal}-outline.svg").read_text("utf-8")
    emblem = (FOLDER / "games" / "stampede" / "emblem.svg").read_text("utf-8")
    assert all(f'fill="{one["ink"]}"' in emblem for one in drawn.values())
    assert all(f'd="{one["path"]}"' in emblem for one in drawn.values())
    stamps = files("stampadia.games.stampede") / "content" / "stamps.toml"
    printed = tomllib.loads(stamps.read_text("utf-8"))
    assert {animal: one["ink"] for animal, one in drawn.items()} == {
        animal: one["ink"] for animal, one in printed.items()
    }
