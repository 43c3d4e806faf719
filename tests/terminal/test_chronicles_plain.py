"""Chronicles as lines in and lines out, from the command line to the record."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

import pytest

from rulebook.chronicles.board import Table
from rulebook.chronicles.printing import room, start
from stampadia.adventures.calendar import today
from stampadia.adventures.certify import Certificate
from stampadia.adventures.rating import Rating
from stampadia.cli import main
from stampadia.games.chronicles import GAME
from stampadia.games.chronicles.adventures import ADVENTURES
from stampadia.games.chronicles.content import SIZE
from stampadia.matches.record import Record, parse
from stampadia.matches.replay import replay
from stampadia.terminal.plain import play_plain
from stampadia.terminal.voice import voice
from table.adventures import MADE, begun, view_of
from terminal.recorded import RECORDS, moments

Output = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")


def played(
    monkeypatch: pytest.MonkeyPatch, folder: Path, typed: str, *argv: str
) -> tuple[int, Record]:
    monkeypatch.setattr("sys.stdin", StringIO(typed))
    file = folder / "game.record"
    status = main(["play", "chronicles", "--plain", "--save", str(file), *argv])
    return status, parse(file.read_text("utf-8"))


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("sheet", ["first-day", MADE])
def test_a_whole_game_has_words_for_everything(
    language: str, sheet: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    asked = "help\ntable\nmap\nlog\n" if language == "en" else "aiuto\ntavolo\nmappa\nstoria\n"
    typed = asked + "3\n2\n1\n" * 700
    flags = ("--seed", "4", "--lang", language, "--option", f"sheet={sheet}")
    status, record = played(monkeypatch, tmp_path, typed, *flags)
    told = capsys.readouterr().out
    assert status == 0
    assert record.lines[-1].kind == "over"
    assert not re.search(r"\b(term|event|ask|show|explain|how|does|price)-[a-z]", told)
    assert replay(GAME, record).over is not None


def test_the_table_is_shown_once_and_new_rooms_are_read_out() -> None:
    session, out = begun(), StringIO()
    play_plain(session, "en", StringIO("door 10,8\nno\ndoor 10,9\ndoor 10,8\nquit\n"), out)
    told = out.getvalue()
    assert told.count("Equipment Scroll") == 1
    assert told.count("Room 40: 1×4 cells from 10,5.\n  not x40") == 2
    assert "2. door 10,9  → room 31" in told


def test_to_step_off_the_stairs_and_on_again_is_listed_last() -> None:
    session, out = begun(), StringIO()
    assert GAME.write(session.match.position, session.choices()[0], "en") == "stairs"
    play_plain(session, "en", StringIO("quit\n"), out)
    listed = re.findall(r"(?m)^ *([0-9]+)\. (door|stairs)", out.getvalue())
    assert [kind for _, kind in listed] == ["door"] * (len(listed) - 1) + ["stairs"]


def test_the_map_by_itself() -> None:
    session, out = begun(), StringIO()
    play_plain(session, "en", StringIO("door 10,8\nno\nmap\nquit\n"), out)
    last = out.getvalue().rpartition("> map\n")[2]
    assert "☻" in last and "Equipment Scroll" not in last


def test_the_whole_map_as_it_is_printed() -> None:
    session, out = begun(), StringIO()
    play_plain(session, "en", StringIO("map all\nquit\n"), out)
    lines = out.getvalue().rpartition("> map all\n")[2].partition("> quit")[0].splitlines()
    view = view_of(session)
    rows = {int(line[:2]): line for line in lines[1:] if line[:2].strip()}
    assert list(rows) == list(range(1, SIZE + 1)) and max(map(len, lines)) <= 80
    for foe in view.foes:
        assert cell_in(rows, foe.column, foe.row) == f"@{foe.circles}"
    for cell in view.cells:
        assert cell_in(rows, cell.column, cell.row) == f"#{cell.digit}"
    for number in view.numbers:
        assert cell_in(rows, number.column, number.row) in (str(number.value), "")
    doors = "".join(lines)
    across = sum(door.side == "right" for door in view.doors)
    assert (doors.count("▌"), doors.count("▬")) == (across, len(view.doors) - across)
    assert "┌31─▬" in doors and doors.count("┌") == 1  # of the walls only those that are drawn


def cell_in(rows: dict[int, str], column: int, row: int) -> str:
    """What a map with cells of two characters shows in one of them."""
    return rows[row][4 + 3 * (column - 1) :][:2].strip()


def test_narrative_is_told_once_where_a_room_is_found_and_again_in_its_lines() -> None:
    story = "Type cases stand in rows, like small towns"
    session, out = begun(), StringIO()
    play_plain(session, "en", StringIO("door 12,10\nquit\n"), out)
    assert out.getvalue().count(story) == 1
    assert f"Room 36: {story}.\n" in out.getvalue()
    session, out = begun(), StringIO()
    typed = "door 10,8\nno\ndoor 10,9\ndoor 10,8\nquit\n"
    play_plain(session, "en", StringIO(typed), out)
    first, _, again = out.getvalue().rpartition("> door 10,8\n")
    assert first.count("A corridor full of portraits") == 1
    assert again.count("  A corridor full of portraits") == 1


def test_narrative_of_a_room_that_was_drawn_before_is_told_when_it_is_first_entered() -> None:
    hall = room(12, "5,2", "5x3", "Dust", "Lamps | enter room » +1G")
    table = Table(start("Stairs", "discover room 12"), hall)
    words = voice("en", GAME)

    def told_at(door: str) -> list[str]:
        before = table.position.view(0)
        events = [GAME.tell(event, 0, words) for event in table.play(door)]
        return [*events, *GAME.changes(before, table.position.view(0), words)]

    first = told_at("door 5,3")
    assert [one for one in first if "Dust" in one or "Lamps" in one] == [
        "Room 12: Dust.",
        "Room 12: Lamps.",
    ]
    assert "  enter room » +1G" in first
    told_at("door 4,3")
    again = told_at("door 5,3")
    assert "  Dust" in again and "  Lamps | enter room » +1G" in again


def test_an_empty_line_asks_again_and_a_story_without_events_says_so() -> None:
    session, out = begun(), StringIO()
    play_plain(session, "en", StringIO("\nlog\nquit\n"), out)
    told = out.getvalue()
    assert "> log\nNothing has happened yet.\n" in told
    assert told.count("Where does the hero go?\nRoom 31, 50G left.") == 3
    assert "is not a choice" not in told


def test_moves_and_pulls_say_where_they_lead() -> None:
    session, out = begun(own_dice=True), StringIO()
    typed = "door 12,10\n6 4\n6 1b\nexplain to 11,10\nexplain to 13,9\nto 11,10\nexplain go on\n"
    play_plain(session, "en", StringIO(typed + "quit\n"), out)
    told = out.getvalue()
    assert "to 11,10  → room 31, -1G\n" in told
    assert "to 14,12  → room 38, new, -1G\n" in told
    assert "to 13,9\n" in told and "to 10,10  stairs\n" in told
    still = "still act in this round: they may strike through the door and pull the hero back."
    door, cell, go_on = (
        next(line for line in told.splitlines() if line.startswith(start))
        for start in ("to 11,10: ", "to 13,9: ", "go on: The hero stops here; 3 spaces")
    )
    assert door.endswith(still) and go_on.endswith(still) and still not in cell
    assert "go on: The hero stops here; 4 spaces are left unused.\n" in told


def test_the_monks_score_is_told_as_its_sum() -> None:
    for seed in range(30):
        session = begun(seed=str(seed), variant="monk")
        while session.over is None:
            session.play(session.hint()()[0].choice)
        if session.over.winners:
            break
    assert session.over is not None
    (told,) = GAME.score(view_of(session), session.over, GAME.words("en"))
    whole, *summands = (int(number) for number in re.findall("[0-9]+", told))
    assert (whole,) == view_of(session).scores
    assert len(summands) == 7 and sum(summands) == whole


def test_a_lost_game_says_why_and_a_won_one_its_score() -> None:
    lost = begun(seed="1")
    out = StringIO()
    play_plain(lost, "en", StringIO("stairs\n" + "door 10,8\nno\ndoor 10,9\n" * 30), out)
    assert lost.over is not None and lost.over.how == "lost"
    assert "You lose: no gold is left for the door" in out.getvalue()
    for seed in range(30):
        won = begun(seed=str(seed))
        while won.over is None:
            won.play(won.hint()()[0].choice)
        if won.over.winners:
            break
    out = StringIO()
    play_plain(won, "en", StringIO(""), out)
    gold = won.view(0).gold  # type: ignore[attr-defined]
    assert f"You win. In turn {won.match.position.turn}, with the quest fulfilled." in (
        out.getvalue()
    )
    assert f"The score: {gold}, the gold that is left." in out.getvalue()


# Which adventure


def test_a_sheet_of_ones_own_travels_with_the_record(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    from stampadia.games.chronicles.files.reading import house_sheet
    from stampadia.games.chronicles.files.writing import write_sheet

    (tmp_path / "mine.json").write_text(write_sheet(house_sheet("first-day")), "utf-8")
    monkeypatch.chdir(tmp_path)
    flags = ("--file", "mine.json", "--variant", "monk", "--no-memory")
    _, record = played(monkeypatch, tmp_path, "1\n", *flags)
    assert record.header.options == {"sheet": "mine.json", "variant": "monk", "memory": ""}
    assert list(record.carried) == ["mine.json"]


def certificate(spec: str) -> Certificate:
    return Certificate(spec, f"{spec}/2", {}, {}, 3, Rating(1, 1, 1, 1, 1))


def test_the_record_names_the_attempt(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    asked = []

    def certified(_days: object, spec: str, _words: object) -> Certificate:
        asked.append(spec)
        return certificate(spec)

    monkeypatch.setattr("stampadia.cli.playing.certified", certified)
    for flags, sheet in (
        ((), f"{today().isoformat()}"),
        (("--date", "2026-11-15"), "2026-11-15"),
        (("--seed", "t1"), "seed:t1"),
        (("--date", "2026-11-15", "--seed", "t1"), "2026-11-15"),
    ):
        (tmp_path / "game.record").unlink(missing_ok=True)
        _, record = played(monkeypatch, tmp_path, "1\n", *flags)
        assert record.header.options["sheet"] == f"{sheet}/2"
    assert asked == [today().isoformat(), "2026-11-15", "seed:t1", "2026-11-15"]


def test_what_is_certain_needs_no_certificate(tmp_path: Path) -> None:
    def never(spec: str) -> Certificate:
        raise AssertionError(spec)

    settled = ADVENTURES.settled
    assert settled("first-day", never) == "first-day"
    assert settled("seed:a/3+hard, 2026-11-15/1", never) == "seed:a/3+hard,2026-11-15/1"
    assert settled("seed:a, first-day", certificate) == "seed:a/2,first-day"
    file = tmp_path / "x.json"
    assert settled(str(file), never) == str(file)


def test_a_waiting_match_is_told_by_its_sheet() -> None:
    words = voice("en", GAME)
    assert GAME.setting({"sheet": "2026-11-15/3"}, words) == ["2026-11-15"]
    assert GAME.setting({"sheet": "seed:any words/2+hard"}, words) == ["any words+hard"]
    file, ours = GAME.setting({"sheet": "/some/where/mine.json,first-day"}, words)
    assert file == "mine.json" and ours == words.say("option-sheet-first-day")


@pytest.mark.parametrize(
    ("argv", "said"),
    [
        ("--date yesterday", "yesterday"),
        ("--date 2019-12-31", "2020-01-01"),
        ("--file nowhere.json", "nowhere.json"),
        ("--file a.json --date 2026-11-15", "Name one."),
        ("--variant strange", "Possible: none, monk, premonition, monk+premonition."),
        ("--option sheet=what", "what"),
        ("--seats 2 --option sheet=first-day", "for one player, not 2"),
        ("--teams two", "no option “teams”"),
    ],
)
def test_refusals(argv: str, said: str, capsys: Output) -> None:
    assert main(["play", "chronicles", "--plain", *argv.split()]) == 2
    told = capsys.readouterr()
    assert said in told.err and told.err.count("\n") == 1


def test_a_resumed_adventure_is_settled(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    played(monkeypatch, tmp_path, "door 10,8\n", "--option", "sheet=first-day")
    for wish in ("--date 2026-11-15", "--file x.json", "--variant monk", "--no-memory"):
        capsys.readouterr()
        file = str(tmp_path / "game.record")
        assert main(["play", "--plain", "--resume", file, *wish.split()]) == 2
        assert capsys.readouterr().err.startswith("A resumed game keeps the seats and options")
    monkeypatch.setattr("sys.stdin", StringIO("no\nquit\n"))
    assert main(["play", "--plain", "--resume", str(tmp_path / "game.record")]) == 0
    told = capsys.readouterr().out
    assert "The hero is in room 40" in told
    assert re.search(r"It goes on in \S+\.record, and is saved there", told)


def test_a_date_needs_a_game(capsys: Output) -> None:
    assert main(["play", "--plain", "--date", "2026-11-15"]) == 2
    assert capsys.readouterr().err.startswith("Which game?")


def test_other_games_have_no_days(capsys: Output) -> None:
    assert main(["play", "stampede", "--plain", "--date", "2026-11-15"]) == 2
    assert capsys.readouterr().err == "stampede has no adventures by the day.\n"


def test_whoever_plays_alone_takes_back_a_way_through_known_rooms() -> None:
    session = begun()
    for line in ("door 10,8", "no", "door 10,9"):
        session.play(session.read(line))
    session.undo()
    chosen = [line.text for line in session.match.lines if line.kind == "choice"]
    assert chosen == ["door 10,8", "no"]
    assert session.view(0).room == 40  # type: ignore[attr-defined]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "Only when all that stands before » is true: "),
        ("it", "Solo se è vero tutto ciò che sta prima di »: "),
    ],
)
def test_the_stairs_do_not_read_like_a_win_at_once(language: str, said: str) -> None:
    path = next(path for path in RECORDS if path.stem == "chronicles-first-day-won")
    session = next(moments(path))
    words = voice(language, session.game)
    view = session.view(0)
    written = {session.write(choice, "en"): choice for choice in session.choices()}
    told = session.game.explain(view, written["stairs"], words)
    assert said in told
    assert told.index(said) < told.index({"en": "you win", "it": "hai vinto"}[language])


def test_what_the_first_room_does_is_told_before_the_first_question(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, capsys: Output
) -> None:
    """It happens before anybody chooses: not under the first choice, and only once."""
    played(monkeypatch, tmp_path, "door 9,10\nquit\n", "--date", "2026-11-16", "--no-memory")
    told = capsys.readouterr().out
    assert told.count("Room 38: discover room 25.\n") == 1
    assert told.index("Room 38: discover room 25.\n") < told.index("Hero Sheet")
