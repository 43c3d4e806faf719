"""What the documents say is so: links lead somewhere, examples run, the recorded game is real."""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path
from pkgutil import resolve_name

import pytest
from msgspec import Struct
from pypdf import PdfReader

from house import recorded
from house.example import example_files, write_example
from house.files import ROOT, modules, named
from stampadia.cli.frame import frame
from stampadia.games.stampede import GAME
from stampadia.matches.record import parse
from stampadia.matches.replay import replay
from stampadia.words import words

PAGES = [ROOT / "README.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").rglob("*.md"))]
PICTURES = sorted((ROOT / "docs").rglob("*.svg"))
LARGEST_PICTURE = 150_000
FENCE = re.compile(r"(?ms)^```(\w*)\n(.*?)^```$")
LINK = re.compile(r"\]\(([^)\s]+)\)")
HEADING = re.compile(r"(?m)^#+ +(.+)$")


class Block(Struct, frozen=True):
    page: Path
    language: str
    text: str
    line: int

    def __str__(self) -> str:
        return f"{named(self.page)}:{self.line}"


def blocks(language: str) -> Iterator[Block]:
    for page in PAGES:
        source = page.read_text("utf-8")
        for found in FENCE.finditer(source):
            if found[1] == language:
                line = source[: found.start()].count("\n") + 1
                yield Block(page, language, found[2], line)


def command_lines() -> list[tuple[str, str]]:
    """Each `stampadia ...` in a shell block: where it stands, and the command."""
    return [
        (str(block), line.partition("  #")[0].partition(" <")[0].strip())
        for block in blocks("sh")
        for line in block.text.splitlines()
        if line.startswith("stampadia ")
    ]


def run(program: list[str], folder: Path, path: str = "", given: str = "") -> str:
    """What this prints; no saves of anybody's are touched."""
    path = os.pathsep.join([str(ROOT / "src"), *([path] if path else [])])
    done = subprocess.run(
        program, cwd=ROOT, input=given, capture_output=True, encoding="utf-8", check=False,
        env=os.environ | {"PYTHONPATH": path, "PYTHONUTF8": "1", "XDG_DATA_HOME": str(folder)},
    )  # fmt: skip
    assert done.returncode == 0, done.stderr
    return done.stdout


# Links


def anchors(page: Path) -> set[str]:
    """The names under which headings can be linked to."""
    text = FENCE.sub("", page.read_text("utf-8"))
    plain = (re.sub(r"[`*\[\]]|\(.*?\)", "", heading).strip() for heading in HEADING.findall(text))
    return {re.sub(r"[^\w\- ]", "", heading.lower()).replace(" ", "-") for heading in plain}


@pytest.mark.parametrize("page", PAGES, ids=named)
def test_every_link_leads_somewhere(page: Path) -> None:
    for link in LINK.findall(FENCE.sub("", page.read_text("utf-8"))):
        if link.startswith("https://"):
            continue
        file, _, anchor = link.partition("#")
        target = (page.parent / file).resolve() if file else page
        assert target.is_file(), f"{named(page)} links to {link}"
        assert target.is_relative_to(ROOT)
        if anchor:
            assert anchor in anchors(target), f"{named(page)} links to {link}"


def test_every_page_can_be_reached_from_the_readme() -> None:
    seen: set[Path] = set()
    left = [ROOT / "README.md"]
    while left:
        page = left.pop()
        if page in seen or page.suffix != ".md":
            continue
        seen.add(page)
        links = LINK.findall(FENCE.sub("", page.read_text("utf-8")))
        left += [(page.parent / link.partition("#")[0]).resolve()
                 for link in links if not link.startswith(("https://", "#"))]  # fmt: skip
    assert set(PAGES) - seen <= {ROOT / "docs" / "README.md"}


@pytest.mark.parametrize("picture", PICTURES, ids=named)
def test_pictures_are_small_and_ask_nobody(picture: Path) -> None:
    text = picture.read_text("utf-8")
    assert len(text.encode()) < LARGEST_PICTURE
    assert "@font-face" not in text and "url(http" not in text
    assert any(picture.name in page.read_text("utf-8") for page in PAGES)


# What the pages for makers and programmers call by name

BEHIND_THE_SCENES = [page for page in PAGES if page.parent.name in ("build", "make")]
MODULE = re.compile(r"`([\w/]+\.py)`")
DOTTED = re.compile(r"`(stampadia(?:\.\w+)+)`")


@pytest.mark.parametrize("page", BEHIND_THE_SCENES, ids=named)
def test_modules_that_are_named_exist(page: Path) -> None:
    ours = {f"/{named(path)}" for path in modules()} | {f"/{name}" for name, _ in example_files()}
    for name in MODULE.findall(page.read_text("utf-8")):
        assert any(path.endswith(f"/{name}") for path in ours), f"{named(page)}: {name}"


@pytest.mark.parametrize("page", BEHIND_THE_SCENES, ids=named)
def test_names_in_full_can_be_imported(page: Path) -> None:
    for name in DOTTED.findall(page.read_text("utf-8")):
        assert resolve_name(name), f"{named(page)}: {name}"


# Examples


@pytest.mark.parametrize("block", list(blocks("python")), ids=str)
def test_python_examples_run(
    block: Block, example: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for library in ("gymnasium", "pettingzoo", "pyspiel"):
        if library in block.text and find_spec(library) is None:
            pytest.skip(f"{library} is not installed")
    if "simulate(" in block.text:  # starts processes of its own
        run([sys.executable, "-c", block.text], tmp_path, str(example))
        return
    monkeypatch.chdir(ROOT)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    monkeypatch.setattr(sys, "path", [str(example), *sys.path])
    exec(compile(block.text, str(block), "exec"), {"__name__": "__main__"})


@pytest.mark.parametrize(("where", "line"), command_lines())
def test_command_lines_are_ones(where: str, line: str) -> None:
    app = frame(words("en", "stampadia.kernel", "stampadia"))
    tokens = shlex.split(line)[1:]
    command, _, _ = app.parse_args(tokens, print_error=False, exit_on_error=False)
    assert command.__name__.rstrip("_") in tokens[:2], where


def test_make_targets_are_ones() -> None:
    known = set(re.findall(r"(?m)^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8")))
    shown = {
        target
        for page in PAGES
        for target in re.findall(
            r"(?:^|`)make (?:PYTHON=\S+ )?([a-z-]+)", page.read_text("utf-8"), re.M
        )
    }
    assert {"play", "test"} <= shown <= known


# The example game of docs/make


@pytest.fixture(scope="module")
def example(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return write_example(tmp_path_factory.mktemp("example"))


def test_the_example_game_keeps_the_contract(example: Path, tmp_path: Path) -> None:
    program = """
from every_game.contract import check_random_game, setups
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
game = registry.load("pig")
for number, setup in enumerate(setups(game) * 5):
    check_random_game(game, setup, Dealer(number))
"""
    path = os.pathsep.join([str(example), str(ROOT / "tests")])
    run([sys.executable, "-c", program], tmp_path, path)


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_example_game_is_played(example: Path, tmp_path: Path, language: str) -> None:
    stampadia = [sys.executable, "-m", "stampadia"]
    speak = ["--lang", language]
    listed = run([*stampadia, "games", *speak], tmp_path, str(example))
    assert re.search(r"(?m)^pig .*2–4", listed)
    save = str(tmp_path / "pig.record")
    told = run(
        [*stampadia, "play", "pig", "--plain", "--players", "you,search:20", "--seed", "1",
         "--save", save, *speak],
        tmp_path, str(example), "roll\nbank\n" * 200,
    )  # fmt: skip
    assert not re.search(r"(?m)^(?:event-|show-|ask$|title$)", told)  # a key instead of its words
    verdict = run([*stampadia, "replay", save, *speak], tmp_path, str(example))
    assert {"en": "twenty points", "it": "venti punti"}[language] in verdict


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_example_game_has_a_note_a_hint_and_a_lesson(
    example: Path, tmp_path: Path, language: str
) -> None:
    told = run(
        [sys.executable, "-m", "stampadia", "play", "pig", "--plain", "--players", "you,you",
         "--seed", "1", "--save", str(tmp_path / "pig.record"), "--lang", language],
        tmp_path, str(example), "hint\nroll\nhint\nbank\nroll\n",
    )  # fmt: skip
    catalogue = (example / "pig" / "words" / f"{language}.ftl").read_text("utf-8")
    said = dict(line.split(" = ", 1) for line in catalogue.splitlines())
    assert not re.search("(?m)^(?:note|lesson|explain)-", told)  # a key instead of its words
    with_points = {key: text.replace("{ $points }", "[0-9]+") for key, text in said.items()}
    assert re.search(rf"(?m)^2\. bank  {with_points['note-bank']}$", told)
    # with nothing at risk it rolls, with six points it does not
    assert told.count(said["explain-roll"]) == 1
    assert len(re.findall(rf"(?m)^{with_points['explain-bank']}$", told)) == 1
    for page in ("roll", "bank"):  # each is read once
        assert told.count(said[f"lesson-{page}-title"]) == 1
        assert told.count(said[f"lesson-{page}-task"]) == 1


def test_the_lesson_of_the_example_game_is_offered_beside_ours(
    example: Path, tmp_path: Path
) -> None:
    play = [sys.executable, "-m", "stampadia", "play", "--plain", "--lang", "en"]
    told = run([*play, "pig", "--lesson"], tmp_path, str(example), "roll\n")
    assert "First page: the die" in told
    path = os.pathsep.join([str(ROOT / "src"), str(example)])
    refused = subprocess.run(
        [*play, "--lesson"], env=os.environ | {"PYTHONPATH": path},
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert "chronicles, generals, pig, stampede, travelers." in refused.stderr


def test_the_example_game_has_a_table_of_its_own(example: Path, tmp_path: Path) -> None:
    program = """
from stampadia.kernel import registry
from stampadia.words import words
from stampadia.terminal.draw.table import table_for
game = registry.load("pig")
type(game).drawing = "pig"
table = table_for(game, words("en", game.package), ["Ada", "Bea"])
position = game.begin(2)
for choice in ("roll", 3, "roll", 4, "bank"):
    position.play(choice)
print(table.draw(position.view(0), 80, 24).plain)
print(*(table.mark(choice).plain for choice in position.pending().choices))
"""
    drawn = run([sys.executable, "-c", program], tmp_path, str(example))
    ada, bea, at_risk, marks = drawn.splitlines()
    assert (ada.count("●"), bea.count("●")) == (7, 0)
    assert at_risk == "At risk: 0." and marks.split() == ["⚄", "▣"]


def test_the_example_game_prints(example: Path, tmp_path: Path) -> None:
    path = tmp_path / "pig.pdf"
    print_it = [sys.executable, "-m", "stampadia", "print", "pig", "-o", str(path), "--lang", "it"]
    told = run([*print_it, "--paper", "a4"], tmp_path, str(example))
    assert "2 pagine per A4" in told
    plain = path.read_bytes()
    program = """
import sys
from stampadia import press
from stampadia.kernel import registry
game = registry.load("pig")
type(game).look = "pig.paper"
open(sys.argv[1], "wb").write(press.pdf(game.printed({}, game.words("it"))))
"""
    run([sys.executable, "-c", program, str(path)], tmp_path, str(example))
    fronts, backs = PdfReader(path).pages
    assert "Pig" in fronts.extract_text() and "Vince chi arriva" in backs.extract_text()
    assert path.read_bytes() != plain


# Records


def test_the_example_record_replays_and_is_written_as_it_stands() -> None:
    (block,) = blocks("record")
    match = replay(GAME, parse(block.text))
    assert match.over is None and match.position.turn == 2
    assert str(match.record()) == block.text


def test_the_recorded_game_is_played_again_the_same() -> None:
    told, record = recorded.played(recorded.CHOICES.read_text("utf-8"))
    anew = "Make it anew: PYTHONPATH=tests .venv/bin/python -m house.recorded"
    assert told == recorded.shown(), anew
    kept = recorded.RECORD.read_text("utf-8")
    assert recorded.without_date(record) == recorded.without_date(kept), anew
    assert recorded.COMMAND in recorded.PAGE.read_text("utf-8")


def test_the_recorded_game_is_verified_by_replay(tmp_path: Path) -> None:
    program = [sys.executable, "-m", "stampadia", "replay", str(recorded.RECORD), "--lang", "en"]
    told = run(program, tmp_path)
    assert "8 turns. Player 1 wins (four parrots). Every line fits" in told
    assert replay(GAME, parse(recorded.RECORD.read_text("utf-8"))).over is not None
