"""A record is enough: it replays from itself alone, opens nothing, and can be redacted."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from every_game.contract import Setup, setups
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import BadRecord
from stampadia.kernel.event import told_to
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Chance
from stampadia.matches import carried
from stampadia.matches.match import Match
from stampadia.matches.record import Record, parse
from stampadia.matches.redacted import redacted
from stampadia.matches.replay import replay

GAMES = registry.names()
WITH_CONTENT = [
    name for name in GAMES if registry.load(name).content(registry.load(name).options())
]


def played(game: Game, setup: Setup, seed: str, choices: int = 40) -> Match:
    dealer = Dealer(seed)
    match = Match(game, setup.seats, setup.options, luck=dealer.child("luck"))
    match.deal()
    for _ in range(choices):
        pending = match.pending()
        if not isinstance(pending, Ask):
            break
        match.play(dealer.one_of(pending.choices))
    return match


_watching: list[str] | None = None


def _watch(event: str, facts: tuple[Any, ...]) -> None:
    """Python tells a hook of every file that is opened, by whatever means."""
    if event == "open" and _watching is not None and isinstance(facts[0], str | bytes | Path):
        path = Path(os.fsdecode(facts[0]))
        ours = [Path(registry.__file__).parent.parent, *map(Path, {sys.prefix, sys.base_prefix})]
        if not any(path.is_relative_to(folder) for folder in ours):
            _watching.append(str(path))


sys.addaudithook(_watch)


@contextmanager
def nothing_opened() -> Iterator[None]:
    """Nobody opens a file that is not Python's or the package's own."""
    global _watching
    opened: list[str] = []
    _watching = opened
    try:
        yield
    finally:
        _watching = None
    assert opened == []


def test_the_watch_sees_a_file_that_is_opened(tmp_path: Path) -> None:
    with pytest.raises(AssertionError), nothing_opened():
        (tmp_path / "seen").write_text("", "utf-8")


@pytest.mark.parametrize("name", GAMES)
def test_a_record_replays_from_itself_alone(name: str) -> None:
    game = registry.load(name)
    for number, setup in enumerate(setups(game)[:6]):
        match = played(game, setup, f"alone {number}")
        text = str(match.record())
        with nothing_opened():
            again = replay(game, parse(text))
        assert again.position.digest() == match.position.digest()
        assert str(again.record()) == text
        assert again.start().digest() == match.start().digest()


@pytest.mark.parametrize("name", WITH_CONTENT)
def test_the_content_in_a_record_is_the_one_that_counts(name: str) -> None:
    """Whatever the game itself has under that name by now: the record's own is played."""
    game = registry.load(name)
    match = played(game, setups(game)[0], "counts")
    record = match.record()
    called = next(iter(record.carried))
    other = "of-old.json"
    renamed = str(record).replace(called, other)
    again = replay(game, parse(renamed))
    assert again.position.digest() == match.position.digest()
    assert list(again.content) == [other]


@pytest.mark.parametrize("name", WITH_CONTENT)
@pytest.mark.parametrize(
    "wish",
    ["/etc/passwd", "/etc/passwd.json", "../secret.json", "secret.json", "/dev/zero", "~/x.json"],
)
def test_a_record_opens_no_file(
    name: str, wish: str, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    game = registry.load(name)
    monkeypatch.chdir(tmp_path)
    (tmp_path / "secret.json").write_text("root: secret", "utf-8")
    (tmp_path / "STLITE").write_text("root: secret", "utf-8")
    for option in named_options(game):
        header = {"game": name, "edition": game.edition, "seats": str(game.seats[0])}
        lines = ["stampadia record 1", *(f"{key}: {value}" for key, value in header.items())]
        with pytest.raises(BadRecord) as caught, nothing_opened():
            replay(game, parse("\n".join([*lines, f"option {option}: {wish}", "", ""])))
        assert "root:" not in str(caught.value)


@pytest.mark.parametrize("name", [name for name in GAMES if registry.load(name).adventures])
@pytest.mark.parametrize("wish", ["seed:anything", "2031-05-06", "seed:anything+hard"])
def test_a_record_certifies_nothing(name: str, wish: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = registry.load(name)
    days = type(game.adventures)
    monkeypatch.setattr(days, "certify", lambda *_, **__: pytest.fail("certified"))
    for option in named_options(game):
        head = f"game: {name}\nedition: {game.edition}\nseats: 1\noption {option}: {wish}\n\n"
        with pytest.raises(BadRecord, match="does not carry"):
            replay(game, parse(f"stampadia record 1\n{head}"))


def named_options(game: Game) -> list[str]:
    """The options that name content."""
    usual = game.options()
    names = set(game.content_names(usual))
    return [option for option, value in game.write_options(usual).items() if value in names]


def test_every_option_that_names_content_is_found() -> None:
    found = {name: named_options(registry.load(name)) for name in WITH_CONTENT}
    assert found == {
        "chronicles": ["sheet"],
        "generals": ["sets"],
        "travelers": ["hero", "adventure"],
    }


# Damage


@pytest.mark.parametrize("name", WITH_CONTENT)
def test_damaged_content_is_refused_in_a_sentence(name: str) -> None:
    game = registry.load(name)
    record = played(game, setups(game)[0], "damaged", 3).record()
    called, packed = next(iter(record.carried.items()))
    text = carried.unpack(called, packed)
    bomb = carried.pack(" " * (carried.MOST_BYTES + 1))
    for damaged in (packed[:-8], packed[8:], "no base64", bomb, carried.pack("{}"),
                    carried.pack(text[: len(text) // 2]), carried.pack("[" * 9_000)):  # fmt: skip
        spoilt = Record(record.header, record.lines, {called: damaged})
        with pytest.raises(BadRecord) as caught:
            replay(game, parse(str(spoilt)))
        assert "Traceback" not in str(caught.value)
        assert len(str(caught.value)) < 2_000


def test_two_files_of_one_name_stay_two() -> None:
    assert carried.bare_names(["STFULL", "a/x.json", "b/x.json", "a/x.json"]) == [
        "STFULL", "x.json", "2-x.json", "x.json",
    ]  # fmt: skip
    assert carried.bare_names(["C:\\sets\\mine.json", "2026-11-15/3", "seed:a/b/2"]) == [
        "mine.json", "2026-11-15/3", "seed:a/b/2",
    ]  # fmt: skip


# Redacted


@pytest.mark.parametrize("name", GAMES)
def test_a_redacted_record_says_what_a_seat_was_told_and_nothing_else(name: str) -> None:
    game = registry.load(name)
    for number, setup in enumerate(setups(game)[:6]):
        match = played(game, setup, f"redacted {number}")
        for seat in (*range(setup.seats), None):
            check_redacted(match, seat)


def check_redacted(match: Match, seat: int | None) -> None:
    """Every line of it, against the match told once more."""
    lines = iter(redacted(match, seat).splitlines())
    assert next(lines) == "stampadia redacted record 1"
    while head := next(lines):
        assert not head.startswith("@")
    position = match.start()
    for line in (line for line in match.lines if line.kind in ("choice", "chance")):
        said = next(lines)
        pending = position.pending()
        mine = isinstance(pending, Ask) and pending.seat == seat
        seen = isinstance(pending, Chance) and pending.visible
        assert said == str(line) if mine or seen else said.endswith(" ?")
        for event in told_to(seat, position.play(match.game.read(position, line.text))):
            assert next(lines).startswith(f"> {event.name} ")
    rest = list(lines)
    assert rest[-1].startswith("view ")
    assert len(rest) == 1 + (match.over is not None)


@pytest.mark.parametrize("name", GAMES)
def test_a_redacted_record_holds_no_digest_no_content_no_comment(name: str) -> None:
    game = registry.load(name)
    match = played(game, setups(game)[0], "holds", 60)
    match.comment("what I really think")
    whole = str(match.record())
    digests = [line.text.split()[1] for line in match.lines if line.kind == "digest"]
    for seat in (*range(match.header.seats), None):
        text = redacted(match, seat)
        assert not [digest for digest in digests if digest in text]
        assert "what I really think" not in text
        assert not [line for line in whole.splitlines() if line[:1] == "@" and line in text]


def test_hidden_things_of_a_game_are_not_in_it() -> None:
    """Stampede: the pile, and which card another player drew, are for nobody's eyes."""
    game = registry.load("stampede")
    match = played(game, Setup(3, game.options()), "hidden", 30)
    shuffles = [line.text for line in match.lines if line.text.startswith("shuffle")]
    assert shuffles
    for seat in (0, 1, 2, None):
        text = redacted(match, seat)
        assert not [shuffle for shuffle in shuffles if shuffle in text]
        drawn = [line for line in text.splitlines() if line.startswith("> drew ")]
        assert drawn
        for line in drawn:
            assert ('"stamp"' in line) == (f'"seat":{seat}' in line)


def test_a_redacted_record_is_not_played_on() -> None:
    game = registry.load("stampede")
    text = redacted(played(game, setups(game)[0], "not on", 3), 0)
    with pytest.raises(BadRecord, match="can be read, not played on"):
        parse(text)
