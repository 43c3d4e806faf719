"""What heroes remember from one adventure to the next."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec import structs

from stampadia.cli import main
from stampadia.games.chronicles import GAME
from stampadia.games.chronicles.files.reading import house_sheet
from stampadia.games.chronicles.files.writing import write_sheet
from stampadia.games.chronicles.language import names_of, read_line
from stampadia.games.stampede import GAME as STAMPEDE
from stampadia.kernel.errors import StampadiaError
from stampadia.table import memory
from stampadia.table.memory import remembers
from stampadia.table.session import Session
from table.adventures import begun, view_of

Output = pytest.CaptureFixture[str]


@pytest.fixture
def lesson(tmp_path: Path) -> str:
    """The first day's sheet, on whose stairs 'Ink' is learned."""
    sheet = house_sheet("first-day")
    learning = read_line("move on stairs » learn 'Ink'", "en", names_of(sheet))
    rooms = [
        structs.replace(room, lines=(room.lines[0], learning)) if room.start else room
        for room in sheet.rooms
    ]
    file = tmp_path / "lesson.json"
    file.write_text(write_sheet(structs.replace(sheet, rooms=tuple(rooms))), "utf-8")
    return str(file)


def test_what_is_learned_is_kept_and_what_is_taken_back_is_not(lesson: str) -> None:
    session = begun(lesson, remember=True)
    assert memory.remembered("chronicles") == frozenset()
    session.play(session.read("stairs"))
    assert view_of(session).memory == ("Ink",)
    assert memory.remembered("chronicles") == {"Ink"}
    session.undo()
    assert memory.remembered("chronicles") == frozenset()
    session.play(session.read("stairs"))
    again = begun(lesson, remember=True)
    assert view_of(again).memory == ("Ink",)
    assert again.match.header.options["memory"] == "Ink"


def test_two_matches_by_turns_do_not_undo_each_other(lesson: str) -> None:
    first = begun(lesson, remember=True)
    second = begun(lesson, remember=True)
    first.play(first.read("stairs"))
    second.play(second.read("door 10,8"))
    assert memory.remembered("chronicles") == {"Ink"}


def test_a_run_without_memory_neither_reads_nor_writes(lesson: str) -> None:
    memory.write("chronicles", ["Beacon"])
    session = begun(lesson)
    session.play(session.read("stairs"))
    assert view_of(session).memory == ("Ink",)
    assert memory.remembered("chronicles") == {"Beacon"}


def test_a_resumed_match_goes_on_remembering(lesson: str) -> None:
    session = begun(lesson, remember=True)
    session.play(session.read("door 10,8"))
    again = Session.resume(GAME, session.match.record(), save=session.save_path)
    assert again.remembers
    assert not Session.resume(GAME, begun(lesson).match.record()).remembers


def test_who_remembers() -> None:
    assert remembers(GAME, {"sheet": "first-day"})
    assert not remembers(GAME, {"sheet": "first-day", "memory": "Ink"})
    assert not remembers(GAME, {"sheet": "first-day,first-day"})  # a campaign begins blank
    assert not remembers(STAMPEDE, {})


def test_a_memory_that_cannot_be_read_is_told() -> None:
    path = memory.memory_file("chronicles")
    path.parent.mkdir(parents=True)
    path.write_bytes(b"\xff\xfe")
    with pytest.raises(StampadiaError, match="cannot be read"):
        begun(remember=True)


def test_a_memory_that_cannot_be_written_does_not_end_the_game(lesson: str) -> None:
    session = begun(lesson, remember=True)
    folder = memory.memory_file("chronicles").parent
    folder.parent.mkdir(parents=True)
    folder.write_text("in the way")
    session.play(session.read("stairs"))
    assert session.kept and session.unsaved is not None
    assert "memory" in str(session.unsaved)


# The command


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def test_the_command_shows_and_forgets(capsys: Output) -> None:
    assert main(["memory", "chronicles"]) == 0
    assert capsys.readouterr().out == "Your heroes remember nothing.\n"
    memory.write("chronicles", ["Ink", "Press", "my own"])
    assert main(["memory", "chronicles", "--forget", "my own", "--forget", "Ink"]) == 0
    told = capsys.readouterr().out
    assert told.splitlines() == [
        "Forgotten: my own.",
        "Forgotten: Ink.",
        "Your heroes remember one keyword:",
        "  Press",
    ]
    assert main(["memory", "chronicles", "--clear", "--lang", "it"]) == 0
    assert capsys.readouterr().out == "Una parola chiave è dimenticata.\n"
    assert memory.remembered("chronicles") == frozenset()


def test_keywords_are_named_in_ones_own_language(capsys: Output) -> None:
    from stampadia.games.chronicles.generate.blueprints import house_library

    names = house_library().language.keywords
    key, name = next((key, name) for key, name in names.items() if name.it != name.en)
    memory.write("chronicles", [key])
    main(["memory", "chronicles", "--lang", "it"])
    assert f"  {name.it}\n" in capsys.readouterr().out
    assert main(["memory", "chronicles", "--forget", name.en]) == 0
    assert memory.remembered("chronicles") == frozenset()


def test_the_first_day_s_keyword_has_its_printed_name(capsys: Output) -> None:
    memory.write("chronicles", ["first-day"])
    main(["memory", "chronicles", "--lang", "it"])
    assert "  Primo giorno\n" in capsys.readouterr().out
    assert main(["memory", "chronicles", "--forget", "first day"]) == 0
    assert capsys.readouterr().out.startswith("Forgotten: First Day.")
    assert memory.remembered("chronicles") == frozenset()


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ("memory", "Which game? Say one of these: chronicles, travelers."),
        ("memory chess", "There is no game “chess” here."),
        ("memory stampede", "stampede has no memory."),
        (
            "memory chronicles --forget Nothing",
            "“Nothing” is not remembered. Your heroes remember nothing.",
        ),
        ("memory chronicles --forget x --clear", "--forget or --clear"),
        (
            "play chronicles --plain --file first-day --memory Frist",
            "“Frist” is a keyword neither of this adventure nor of any of ours.",
        ),
        ("play chronicles --plain --memory x --no-memory", "--memory or --no-memory"),
    ],
)
def test_refusals(argv: str, said: str, capsys: Output) -> None:
    assert main(argv.split()) == 2
    told = capsys.readouterr()
    assert said in told.err and told.err.count("\n") == 1
