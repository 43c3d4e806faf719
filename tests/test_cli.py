"""The command line: what it prints, in both languages, and how it refuses."""

from __future__ import annotations

import json
import signal
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from io import StringIO
from pathlib import Path

import pytest

import control_c
from stampadia import __version__
from stampadia.cli import main
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.players import make_player
from stampadia.server.migrations import migrate

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A finished game of two random players."""
    match = Match(registry.load("stampede"), 2, luck=Dealer(3))
    match.deal()
    player = make_player("random", Dealer(4))
    while isinstance(pending := match.pending(), Ask):
        match.play(player.choose(match.perspective(pending.seat)))
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(str(match.record()), encoding="utf-8")
    return path


def refusal(output: Output, *argv: str) -> str:
    """The one line on stderr of a command line that is refused."""
    assert main(argv) == 2
    said = output.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    return said.err.strip()


def test_version(capsys: Output) -> None:
    assert main(["--version"]) == 0
    assert capsys.readouterr().out == f"stampadia {__version__}\n"


# Languages


@pytest.mark.parametrize("command", ["play", "simulate", "replay", "games"])
def test_help_has_no_hole_in_either_language(command: str, capsys: Output) -> None:
    pages = []
    for language in ("en", "it"):
        assert main([command, "--help", "--lang", language]) == 0
        pages.append(capsys.readouterr().out)
    english, italian = pages
    assert english.startswith(f"Usage: stampadia {command}")
    assert italian.startswith(f"Uso: stampadia {command}")
    assert "Parameters" in english
    assert "Parametri" in italian
    for page in pages:
        assert "help-" not in page
        assert ".value" not in page
    # Nothing of the parser's own English is left: no line of prose is the same in both.
    prose = {line.strip("│ ") for line in english.splitlines() if line.count(" ") > 4}
    assert not prose & {line.strip("│ ") for line in italian.splitlines() if line.strip("│ ")}


def test_help_of_all_in_italian(capsys: Output) -> None:
    assert main(["--lang=it", "--help"]) == 0
    page = capsys.readouterr().out
    assert page.startswith("Uso: stampadia COMANDO")
    assert "─ Comandi ─" in page
    for english in ("Usage", "Commands", "Display", "Show"):
        assert english not in page


def test_the_language_is_the_wish_else_the_system_s(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    def seats(*argv: str) -> str:
        assert main(["games", *argv]) == 0
        return capsys.readouterr().out

    assert "2–6 players" in seats()
    assert "2–6 giocatori" in seats("--lang", "it")
    monkeypatch.setenv("LC_ALL", "it_IT.UTF-8")
    assert "2–6 giocatori" in seats()
    assert "2–6 players" in seats("--lang", "en")
    assert main(["--lang", "en", "games"]) == 0
    monkeypatch.setenv("LC_ALL", "fr_FR.UTF-8")
    assert "2–6 players" in seats()


# Refusals of the frame


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ("frobnicate", "There is no command “frobnicate”. There are: play, simulate, replay,"),
        ("simulat stampede", "Did you mean “simulate”?"),
        ("games --colour", "There is no option --colour here. “stampadia games --help” lists"),
        ("simulate stampede --gamse 3", "Did you mean --games?"),
        ("simulate stampede --games", "--games needs a value"),
        ("simulate stampede --games many", "--games needs a whole number, not “many”."),
        ("simulate stampede --games 2.5", "--games needs a whole number, not “2.5”."),
        ("simulate stampede --json=perhaps", "--json cannot be “perhaps”."),
        ("simulate stampede --seed 1 --seed 2", "--seed is given twice."),
        ("games of chance", "“of” is one word too many."),
        ("games --lang fr", "There is no language “fr” here."),
        ("games --lang", "--lang needs a value"),
        ("simulate", "Which game? Say one of these: chronicles, generals, stampede, travelers."),
        ("simulate stampde", "There is no game “stampde” here. Did you mean stampede?"),
        ("simulate chess", "There is no game “chess” here."),
        ("simulate stampede --games 0", "--games must be at least 1."),
        ("simulate stampede --games -5", "--games must be at least 1."),
        ("simulate stampede --workers 0", "--workers must be at least 1."),
        ("simulate stampede --workers 501", "--workers can be at most 500."),
        ("simulate stampede --players wizard", "There is no player “wizard”."),
        ("simulate stampede --players random,sarch", "“sarch”. Did you mean search?"),
        ("print travelers --mode sleves", "There is no mode “sleves”. Did you mean sleeves?"),
        ("print generals --style inc", "There is no style “inc”. Did you mean ink?"),
        ("print stampede --paper papyrus", "There is no paper “papyrus”. There are: a4"),
        ("simulate stampede --players search:0", "There is no player “search:0”."),
        ("simulate stampede --players you,greedy", "A person cannot play here"),
        ("simulate stampede --players ,", "--players names nobody."),
        ("simulate stampede --seats 7", "stampede is for 2 to 6 players, not 7."),
        ("simulate stampede --seats 2 --players random,random,random", "3 players do not fit"),
        ("simulate stampede --teams four", "Possible: none, two, three"),
        ("simulate stampede --teams two --seats 3", "3 players cannot play in two teams"),
        ("simulate stampede --option teams", "The option “teams” lacks its value: teams=three"),
        ("simulate stampede --option sauce", "is not an option of the game. An option reads"),
        ("play chronicles --option sheet", "lacks its value: sheet=first-day, for example."),
        ("simulate chronicles --seats 2", "chronicles is for one player, not 2."),
        ("simulate generals --edition 0.3", "for the option “edition”. Possible: 0.1, 0.2."),
        ("simulate generals --teams two", "It has: sets, ink, edition, events, coop."),
        ("simulate stampede --option sauce=soy", "stampede has no option “sauce”"),
        ("play stampde", "Did you mean stampede?"),
        ("play stampede --save /nowhere/at/all/game.txt", "There is no folder"),
        ("play --resume /nowhere/game.txt", "There is no file “/nowhere/game.txt”."),
        ("replay", "Which file?"),
        ("replay /nowhere/game.txt", "There is no file “/nowhere/game.txt”."),
        ("replay game.txt --seat 1", "--show or --redacted looks. Add one of them."),
    ],
)
def test_refusals_say_what_to_do(argv: str, said: str, capsys: Output) -> None:
    assert said in refusal(capsys, *argv.split())


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ("frobnicate", "Il comando «frobnicate» non esiste."),
        ("games --colour", "Qui l’opzione --colour non c’è. «stampadia games --help --lang it»"),
        ("simulate stampede --games many", "--games vuole un numero intero, non «many»."),
        ("simulate stampede --players wizard", "Il giocatore «wizard» non esiste."),
        ("simulate stampede --teams two --seats 3", "In 3 non si può giocare"),
        ("replay /nowhere/game.txt", "Il file «/nowhere/game.txt» non esiste."),
    ],
)
def test_refusals_in_italian(argv: str, said: str, capsys: Output) -> None:
    assert said in refusal(capsys, "--lang", "it", *argv.split())


def test_the_terminal_is_not_drawn_where_there_is_none(
    capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO())
    assert "Add --plain" in refusal(capsys, "play", "stampede")


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ("stampede --players you,sarch", "“sarch” is no player. Did you mean search?"),
        ("stampede --seats 9", "stampede is for 2 to 6 players, not 9."),
        ("generals --sets NOPE", "There is no set “NOPE”."),
        ("travelers --hero nothing.json", "There is no such file."),
    ],
)
def test_what_was_asked_is_looked_at_before_the_terminal(
    asked: str, said: str, capsys: Output, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(sys, "stdin", StringIO())
    assert said in refusal(capsys, "play", *asked.split())


# play


@pytest.fixture
def no_input(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Nobody types, and saves go where they can be thrown away."""
    monkeypatch.setattr(sys, "stdin", StringIO())
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))


@pytest.mark.usefixtures("no_input")
def test_a_game_among_bots_is_saved_and_replays(tmp_path: Path, capsys: Output) -> None:
    path = tmp_path / "bots.txt"
    options = "--plain --players random,random --seed 1 --save"
    assert main(["play", "stampede", *options.split(), str(path)]) == 0
    capsys.readouterr()
    assert main(["replay", str(path)]) == 0
    assert " wins (" in capsys.readouterr().out


@pytest.mark.usefixtures("no_input")
@pytest.mark.parametrize(
    ("options", "said"),
    [
        ("--seats 9", "stampede is for 2 to 6 players, not 9."),
        (
            "--players wizard,you",
            "“wizard” is no player. There are you, easy, fair, strong, random,",
        ),
        ("--players you,greedy --teams two", "2 players cannot play in two teams"),
        ("--players you,greedy --seats 3", "3"),
    ],
)
def test_play_refuses_in_one_line(options: str, said: str, capsys: Output) -> None:
    told = refusal(capsys, "play", "stampede", "--plain", *options.split())
    assert said in told
    assert " " in told


# games


def install(folder: Path, name: str, value: str) -> None:
    """A third-party distribution with one entry point, as an installer leaves it."""
    info = folder / f"{name}-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.2\n")
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{name} = {value}\n")


def test_games_lists_what_is_installed(capsys: Output) -> None:
    assert main(["games"]) == 0
    lines = capsys.readouterr().out.splitlines()
    name = next(line for line in lines if line.startswith("stampede"))
    assert "2–6 players · edition 1 · from stampadia" in name
    assert "Trade stamps" in lines[lines.index(name) + 1]


@pytest.mark.parametrize(
    ("value", "problem"),
    [
        ("there.is.no.such.module:GAME", "ModuleNotFoundError"),
        ("json:dumps", "does not hold a game"),
        ("half_a_game:GAME", "AttributeError"),
    ],
)
def test_a_broken_plug_in_does_not_hide_the_others(
    value: str, problem: str, capsys: Output, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    source = "from stampadia.kernel.game import Game\n\nGAME = Game()\n"
    (tmp_path / "half_a_game.py").write_text(source)
    install(tmp_path, "brokengame", value)
    monkeypatch.syspath_prepend(tmp_path)
    assert main(["games"]) == 0
    out = capsys.readouterr().out
    assert "stampede     2–6 players" in out
    assert "brokengame   from brokengame 1.2" in out
    assert problem in out


def test_games_starts_without_what_is_heavy() -> None:
    code = (
        "import sys; from stampadia.cli import main; main(['games']);"
        "print({'textual', 'rich', 'numpy', 'asyncio'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "set()"


# replay


def test_replay_gives_a_verdict(record: Path, capsys: Output) -> None:
    assert main(["replay", str(record)]) == 0
    (line,) = capsys.readouterr().out.splitlines()
    assert line.startswith(f"{record}: Stampede, ")
    assert " wins (" in line
    assert "Every line fits; digest " in line
    assert main(["replay", str(record), "--lang", "it"]) == 0
    assert "Vince il giocatore" in capsys.readouterr().out


def test_replay_of_an_unfinished_game(record: Path, tmp_path: Path, capsys: Output) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    cut = next(number for number, line in enumerate(lines) if line.startswith("= 3 ")) + 1
    path = tmp_path / "open.txt"
    path.write_text("\n".join(lines[:cut]), encoding="utf-8")
    assert main(["replay", str(path)]) == 0
    out = capsys.readouterr().out
    assert "in turn 3, not finished" in out
    assert lines[cut - 1].split()[-1] in out


def test_replay_shows_a_seat_its_own_cards_and_a_spectator_none(
    record: Path, capsys: Output
) -> None:
    assert main(["replay", str(record), "--show"]) == 0
    spectator = capsys.readouterr().out
    assert main(["replay", str(record), "--show", "--seat", "1"]) == 0
    first = capsys.readouterr().out
    assert "You draw" not in spectator
    assert "Your hand:" not in spectator
    assert "You draw" in first
    assert "Your hand:" in first
    assert spectator.splitlines()[-1] == first.splitlines()[-1]
    assert "no player 3" in refusal(capsys, "replay", str(record), "--show", "--seat", "3")


def test_replay_names_the_first_line_that_does_not_fit(
    record: Path, tmp_path: Path, capsys: Output
) -> None:
    lines = record.read_text(encoding="utf-8").splitlines()
    number = next(index for index, line in enumerate(lines, 1) if " play " in line)
    lines[number - 1] = f"{lines[number - 1][0]} play unicorn"
    path = tmp_path / "bad.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    assert refusal(capsys, "replay", str(path)).startswith(f"Line {number}: “play unicorn” is not")
    italian = refusal(capsys, "replay", str(path), "--lang", "it")
    assert italian.startswith(f"Riga {number}: «play unicorn» non è una mossa")


@pytest.mark.parametrize(
    ("content", "said"),
    [
        (b"", "is empty"),
        (b"\n \n", "is empty"),
        (b"\x7fELF\x02\x01\x00", "is not a text file"),
        (b"\xff\xfe\x00a", "is not a text file"),
        (b"Dear diary,\n", "This is not a record"),
    ],
)
def test_replay_of_what_is_no_record(
    content: bytes, said: str, tmp_path: Path, capsys: Output
) -> None:
    path = tmp_path / "file"
    path.write_bytes(content)
    assert said in refusal(capsys, "replay", str(path))


def test_replay_of_a_folder(tmp_path: Path, capsys: Output) -> None:
    assert "is a folder" in refusal(capsys, "replay", str(tmp_path))


# simulate


def test_simulate_prints_tables(capsys: Output) -> None:
    options = "--games 6 --players random --seats 3 --seed 1 --workers 1"
    argv = ["simulate", "stampede", *options.split()]
    assert main(argv) == 0
    said = capsys.readouterr()
    assert said.err == ""
    assert said.out.startswith("Stampede: 6 games, seed 1\n")
    for text in ("random #3", "95 % interval", "Turns a game:", "Ended by"):
        assert text in said.out
    assert main([*argv, "--lang", "it"]) == 0
    assert "Turni per partita:" in capsys.readouterr().out


def test_simulate_prints_one_json_object(capsys: Output) -> None:
    argv = "simulate stampede --games 4 --players random,random --seed x --workers 1 --json"
    assert main([*argv.split(), "--teams", "two"]) == 0
    found = json.loads(capsys.readouterr().out)
    assert found["games"] == 4
    assert found["options"] == {"teams": "two"}
    assert [player["name"] for player in found["players"]] == [f"random #{n}" for n in range(1, 5)]


TOLD = """
import sys
import stampadia.lab.report
from stampadia.cli import main

module = sys.modules["stampadia.lab.simulate"]
play = module.play_batch

def told(setup, first, after):
    if first == 1:
        print("playing", flush=True)
    return play(setup, first, after)

module.play_batch = told
"""
"""Before a program: it tells when one game is played and others are about to be."""


def test_simulate_ends_cleanly_when_interrupted() -> None:
    options = "--games 1000000 --players random --workers 1 --json"
    argv = ["simulate", "stampede", *options.split()]
    code = TOLD + f"sys.exit(main({argv}))"
    process = subprocess.Popen(
        [sys.executable, "-c", code],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        preexec_fn=control_c.heard,
    )
    assert process.stdout is not None
    assert process.stdout.readline() == "playing\n"
    process.send_signal(signal.SIGINT)
    try:
        out, err = process.communicate(timeout=60)
    finally:
        process.kill()  # a million games would outlive a test that failed
    assert process.returncode == 130
    assert err == ""
    found = json.loads(out)
    assert found["interrupted"] is True and found["games"] >= 1


def test_a_reader_that_leaves_is_no_error() -> None:
    argv = [sys.executable, "-m", "stampadia", "games"]
    process = subprocess.Popen(argv, stdout=subprocess.PIPE, stderr=subprocess.PIPE)
    assert process.stdout is not None
    process.stdout.close()
    _, err = process.communicate(timeout=20)
    assert err == b""


# One exit status for a file that cannot be opened, whatever is done with it


OPENING = (
    "replay FILE",
    "play --resume FILE --plain",
    "play chronicles --file FILE --plain",
    "play travelers --file FILE --plain",
    "play travelers --hero FILE --plain",
    "play generals --sets FILE --plain",
    "simulate generals --sets FILE --games 1",
    "sets list FILE",
    "sets show FILE",
    "sets validate FILE",
    "sets validate STLITE FILE",
    "sets merge FILE --out OUT",
    "sets art FILE",
    "sets stats FILE",
    "sets stats STLITE --against FILE",
    "sets balance FILE",
    "sheets validate FILE",
    "sheets validate first-day FILE",
    "sheets show FILE",
    "decks validate FILE",
    "decks show FILE",
)


@pytest.mark.parametrize("command", OPENING)
def test_a_file_that_is_not_there_has_status_2(
    command: str, tmp_path: Path, capsys: Output
) -> None:
    places = {"FILE": str(tmp_path / "not-there.json"), "OUT": str(tmp_path / "out.json")}
    assert main([places.get(word, word) for word in command.split()]) == 2
    said = capsys.readouterr()
    assert "not-there.json" in said.out + said.err


@pytest.mark.parametrize("command", ["sets validate", "sheets validate", "decks validate"])
def test_a_file_with_something_wrong_in_it_has_status_1(
    command: str, tmp_path: Path, capsys: Output
) -> None:
    path = tmp_path / "wrong.json"
    path.write_text("{}")
    assert main([*command.split(), str(path)]) == 1
    assert "wrong.json" in capsys.readouterr().out


def test_every_command_that_opens_files_is_among_them() -> None:
    from stampadia.cli.frame import GROUPS

    named = {" ".join(command.split()[:2]) for command in OPENING}
    for group, commands in GROUPS.items():
        for command in commands:
            name = command.__name__.rstrip("_")
            if name not in ("new", "schema"):  # which write
                assert f"{group} {name}" in named


# The table for many


@pytest.mark.parametrize(
    "address", ["matches.sqlite", "mysql://x", "postgresql", "sqlite:///", "sqlite:///:memory:"]
)
def test_what_is_no_address_of_a_database_is_refused(capsys: Output, address: str) -> None:
    assert "no address of a database" in refusal(capsys, "serve", "--database", address)


@pytest.mark.parametrize("command", ["serve", "restore"])
def test_matches_that_cannot_be_opened_are_told_of_in_one_line(
    capsys: Output, tmp_path: Path, command: str
) -> None:
    other, backup = tmp_path / "other.sqlite", tmp_path / "backup"
    other.write_text("somebody's diary " * 100)
    migrate(f"sqlite:///{backup}")
    more = [str(backup)] if command == "restore" else []
    for address in (
        f"sqlite:///{other}",
        f"sqlite:///{tmp_path / 'missing' / 'matches.sqlite'}",
        f"sqlite:///{tmp_path}",
        "postgresql://me:secret@127.0.0.1:1/matches",
    ):
        said = refusal(capsys, command, *more, "--database", address)
        assert "cannot be opened" in said and "secret" not in said
    assert other.read_text().startswith("somebody's diary")
    newer = tmp_path / "newer.sqlite"
    migrate(f"sqlite:///{newer}")
    with closing(sqlite3.connect(newer)) as connection:
        connection.execute("UPDATE alembic_version SET version_num = 'of next year'")
        connection.commit()
    said = refusal(capsys, command, *more, "--database", f"sqlite:///{newer}")
    assert "a newer Stampadia" in said


def test_a_port_that_is_taken_is_told_of(capsys: Output, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as other:
        port = str(other.getsockname()[1])
        database = f"sqlite:///{tmp_path / 'matches.sqlite'}"
        said = refusal(capsys, "serve", "--port", port, "--database", database)
    assert said.startswith(f"Another program listens on port {port}")
    for host in ("256.1.1.1", "192.0.2.1", "nowhere.invalid"):
        said = refusal(capsys, "serve", "--host", host, "--port", port, "--database", database)
        assert said.startswith(f"Nobody can listen at {host}, port {port}")
    assert not (tmp_path / "matches.sqlite").exists()
