"""Nothing hidden leaves the server: games with marked content (`canaries.py`) are played over real
sockets and HTTP, and whatever anybody receives, and all that the server logs and counts, is
searched for marks that may not be there, for tokens, and for the sealed luck."""

from __future__ import annotations

import os
import sqlite3
import sys
from collections.abc import Iterator, Set
from contextlib import closing
from pathlib import Path
from typing import Any, Final

import msgspec
import pytest
from msgspec import Struct

from canaries import GAMES, Hook, hook_of, marks_in
from chunks import chunks
from server.served import Person, Server, serving
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.matches.match import Match
from stampadia.matches.record import Line

pytestmark = pytest.mark.xdist_group("canaries")

CHOICES: Final = 30
"""So many choices of people a game has at most; then somebody gives up."""
FEW_CHOICES: Final = 8
NAME: Final = "Kanari of Names"
TESTS: Final = Path(__file__).parents[1]


def register(folder: Path, games: str) -> Path:
    """A distribution that brings marked games, as an installer leaves it."""
    info = folder / "marked-1.0.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: marked\nVersion: 1.0\n")
    entries = "\n".join(f"marked-{name} = {games.format(name)}" for name in GAMES)
    (info / "entry_points.txt").write_text(f"[{registry.GROUP}]\n{entries}\n")
    return folder


def marked_server(folder: Path, games: str = "games.{}.marks:GAME") -> Any:
    path = [str(register(folder / "marked", games)), str(TESTS), *filter(None, sys.path)]
    return serving(folder, log=folder / "log", say="all", PYTHONPATH=os.pathsep.join(path))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with marked_server(tmp_path_factory.mktemp("canaries")) as one:
        yield one


# What everybody is told


class Told(Struct):
    """One thing that reached somebody."""

    seat: int | None
    sequence: int
    """Of the match when it was told."""
    now: str
    """What may only speak of what lies open now."""
    before: str = ""
    """What may speak of all that ever lay open."""


class Ear:
    """A person at a socket who writes everything down."""

    def __init__(self, server: Server, made: dict[str, Any], token: str, language: str) -> None:
        self.person: Person = server.sit(made["match"], token, language=language)
        self.table: dict[str, Any] = {}
        self.told: list[Told] = []

    def hear(self, *kinds: str) -> dict[str, Any]:
        while True:
            message = self.person.next()
            kind = message["type"]
            if kind == "table":
                self.table = message
                now = {key: part for key, part in message.items() if key != "events"}
                events = msgspec.json.encode(message["events"]).decode()
                told = Told(message["seat"], message["sequence"], _text(now), events)
            else:
                told = Told(self.seat, self.table.get("sequence", 0), _text(message))
            self.told.append(told)
            if not kinds or kind in kinds:
                return message

    def catch_up(self, sequence: int) -> None:
        while self.table.get("sequence", -1) < sequence:
            self.hear("table")

    @property
    def seat(self) -> int | None:
        seat: int | None = self.table.get("seat")
        return seat


def _text(message: Any) -> str:
    return msgspec.json.encode(message).decode()


class Game:
    """One match of marked content with all its people, from the start to the end."""

    def __init__(self, server: Server, hook: Hook, wish: dict[str, Any], seed: str) -> None:
        self.server, self.hook, self.dealer = server, hook, Dealer(seed)
        self.made = server.make(hook.GAME.name, *wish["players"], options=wish["options"])
        self.match: str = self.made["match"]
        self.tokens = [self.made["token"]]
        for _ in range(wish["players"].count("")):
            body = {"invitation": self.made["invitation"], "name": NAME}
            answer = server.http.post(f"/api/matches/{self.match}/join", json=body)
            self.tokens.append(answer.json()["token"])
        holders = [*self.tokens, self.made["spectators"]]
        self.ears = [
            Ear(server, self.made, token, self.dealer.one_of(("en", "it"))) for token in holders
        ]
        self.anybody: list[str] = []
        """What was told to people without a seat."""

    def play(self, choices: int) -> None:
        self._all_at(0)
        for _ in range(choices):
            ear = self._asked()
            if ear is None:
                return
            self._try_something(ear)
            ear = self._asked()  # something may have been taken back
            assert ear is not None
            text = self.dealer.one_of(ear.table["offers"])["text"]
            ear.person.choose(ear.table, text)
            if (done := ear.hear("done", "refused"))["type"] == "done":
                self._all_at(done["sequence"])
            else:
                ear.hear("table")
        for ear in self.ears[:-1]:
            ear.person.send(type="resign", id="that is all", after=ear.table["sequence"])
            ear.hear("done", "refused")

    def _asked(self) -> Ear | None:
        """Whoever has to choose; None when it is over. A program that is asked is waited for."""
        while not self.ears[0].table["over"]:
            self._all_at(max(ear.table["sequence"] for ear in self.ears))
            for ear in self.ears:
                if ear.table["offers"]:
                    return ear
            self.ears[0].hear("table")
        return None

    def _all_at(self, sequence: int) -> None:
        for ear in self.ears:
            ear.catch_up(sequence)

    def _try_something(self, asked: Ear) -> None:
        """What people do beside playing; each of it is answered with something."""
        other = self.dealer.one_of(self.ears)
        sequence = asked.table["sequence"]
        what = self.dealer.below(12)
        if what == 0:
            for ear, token in zip(self.ears, [*self.tokens, self.made["spectators"]], strict=True):
                record = self.server.record(self.match, token)
                ear.told.append(Told(ear.seat, sequence, "", record))
        elif what == 1:
            other.person.send(type="undo", id=f"undo {sequence}", after=sequence)
            self._all_at(other.hear("done", "refused").get("sequence", sequence))
        elif what == 2 and other is not self.ears[-1]:
            guess = self.dealer.one_of(asked.table["offers"])["text"]
            other.person.choose(other.table, f"{guess} {guess}")
            other.hear("refused", "done")
        elif what == 3:
            other.person.send(type="speak", language=self.dealer.one_of(("en", "it")))
            other.hear("table")
        elif what == 4:
            again = Ear(self.server, self.made, self.tokens[0], "en")  # since the beginning
            again.hear("table")
            self.ears[0].told += again.told
            again.person.close()
        elif what == 5:
            for path in ("lobby", "record", "join", "socket"):
                for token in ("A" * 22, self.made["invitation"]):
                    address = f"/api/matches/{self.match}/{path}"
                    answer = self.server.http.get(address, params={"token": token})
                    self.anybody.append(answer.text)
        elif what == 6 and self.dealer.below(3) == 0:
            asked.person.send(type="hint", after=sequence)
            asked.hear("hint", "refused")
        elif what in (7, 8):
            for offer in asked.table["offers"][:5]:
                asked.person.send(type="foretell", after=sequence, texts=[offer["text"]])
                asked.hear("foretold")
                asked.person.send(type="why", after=sequence, place=offer["place"] or "nowhere")
                asked.hear("why")
            asked.person.send(type="lesson", after=sequence)
            asked.hear("page")
        elif what == 9:
            for ear, token in zip(self.ears, [*self.tokens, self.made["spectators"]], strict=True):
                self._look_back(ear, token, self.dealer.below(sequence + 1))
            self._ask_for_faces()

    def _look_back(self, ear: Ear, token: str, at: int) -> None:
        """To an earlier moment, and the way to it; nothing that was hidden then may show."""
        path, asked = f"/api/matches/{self.match}/moments/{at}", {"token": token, "language": "it"}
        table = self.server.http.get(path, params=asked).json()
        assert table["seat"] == ear.seat and not table["offers"]
        events = _text(table.pop("events"))
        ear.told.append(Told(ear.seat, at, _text(table), events))
        way = self.server.http.get(f"{path}/way", params=asked).text
        ear.told.append(Told(ear.seat, at, "", way))
        for part, key in (("story", "match-is-not-over"), ("luck", "luck-is-sealed")):
            answer = self.server.http.get(f"/api/matches/{self.match}/{part}", params=asked)
            if answer.is_success:  # somebody has won meanwhile, and all may be told
                continue
            assert answer.json()["key"] == key
            ear.told.append(Told(ear.seat, at, answer.text))

    def _ask_for_faces(self) -> None:
        """With the addresses of others' faces changed a little, and of none at all."""
        for ear in self.ears:
            for address in list(ear.table.get("faces", {}).values())[:2]:
                path, of = address.split("?of=")
                for other in (f"{path}?of={of[:-2]}AA", f"/faces/{'0' * 32}.svg?of={of}"):
                    answer = self.server.http.get(other)
                    assert answer.status_code == 404
                    self.anybody.append(answer.text)

    def close(self) -> None:
        for ear in self.ears:
            ear.person.close()

    # The measure

    def leaks(self) -> list[str]:
        luck, lines = self._kept()
        open_ = Open(self.hook, self._again(), lines)
        secrets = {"the luck": luck}
        secrets |= {f"the token of {seat}": token for seat, token in enumerate(self.tokens)}
        secrets |= {link: self.made[link] for link in ("invitation", "spectators")}
        found: list[str] = []
        for ear in self.ears:
            for told in ear.told:
                found += open_.leaks(told)
                everything = told.now + told.before
                found += [f"{name}, told to {told.seat}" for name, secret in secrets.items()
                          if secret in everything]  # fmt: skip
        for text in self.anybody:
            found += [f"{one}, told to anybody" for one in self.hook.found(text) | marks_in(text)]
            found += [f"{name}, told to anybody" for name, one in secrets.items() if one in text]
        return found

    def _kept(self) -> tuple[str, list[Line]]:
        file = self.server.database.removeprefix("sqlite:///")
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as kept:
            (luck,) = kept.execute("select luck from matches where id=?", (self.match,)).fetchone()
            rows = kept.execute(
                "select kind, text, seat from lines where match=? order by sequence", (self.match,)
            )
            return str(luck), [Line(*row) for row in rows]

    def _again(self) -> Match:
        file = self.server.database.removeprefix("sqlite:///")
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as kept:
            row = "select seats, options, study from matches where id=?"
            seats, written, study = kept.execute(row, (self.match,)).fetchone()
        game = self.hook.GAME
        options = game.read_options(msgspec.json.decode(written))
        return Match(game, seats, options, content=game.own_contents(options), study=bool(study))


class Open:
    """Which marks lie open to whom after each line, worked out from the bare positions."""

    def __init__(self, hook: Hook, match: Match, lines: list[Line]) -> None:
        self.hook = hook
        self._everyone = (*range(match.header.seats), None)
        self.now: list[dict[int | None, Set[str]]] = []
        self.ever: list[dict[int | None, Set[str]]] = []
        self._note(match)
        for line in lines:
            match.apply(line)
            self._note(match)

    def _note(self, match: Match) -> None:
        now = {seat: self.hook.shown(match.position, seat) for seat in self._everyone}
        before = self.ever[-1] if self.ever else dict.fromkeys(self._everyone, frozenset[str]())
        self.now.append(now)
        self.ever.append({seat: before[seat] | now[seat] for seat in self._everyone})

    def leaks(self, told: Told) -> list[str]:
        now, ever = self.now[told.sequence][told.seat], self.ever[told.sequence][told.seat]
        found = (self.hook.found(told.now) - now) | (self.hook.found(told.before) - ever)
        return [f"{one}, told to {told.seat} after {told.sequence}" for one in sorted(found)]


def silent(server: Server, hook: Hook) -> list[str]:
    """Marks and names in what the server logs and counts."""
    assert server.log is not None
    said = server.log.read_text("utf-8") + server.http.get("/metrics").text
    return sorted({*hook.found(said), *marks_in(said), *((NAME,) if NAME in said else ())})


@chunks(50, normally=2)
@pytest.mark.parametrize("name", GAMES)
def test_no_canary_is_told(server: Server, name: str, chunk: int) -> None:
    hook = hook_of(name)
    wish = dict(hook.WISHES[chunk % len(hook.WISHES)])
    game = Game(server, hook, wish, f"canaries {name} {chunk}")
    game.play(CHOICES)
    assert game.leaks() == [] == silent(server, hook)
    assert sum(len(ear.told) for ear in game.ears) > 20
    game.close()


LEAKS: Final = {
    "chronicles": "an error",
    "generals": "a view",
    "stampede": "an event",
    "travelers": "a log line",
}


@pytest.fixture(scope="module")
def leaking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with marked_server(tmp_path_factory.mktemp("leaking"), "server.plants:{}") as one:
        yield one


@pytest.mark.parametrize(("name", "where"), LEAKS.items(), ids=LEAKS.values())
def test_a_planted_leak_is_found(leaking: Server, name: str, where: str) -> None:
    hook = hook_of(name)
    game = Game(leaking, hook, dict(hook.WISHES[0]), f"planted in {where}")
    if where == "an error":
        asked = game.ears[0]
        asked.catch_up(0)
        asked.person.choose(asked.table, "dance on the table")
        asked.hear("refused")
    else:
        game.play(FEW_CHOICES)
    assert game.leaks() or silent(leaking, hook)
    game.close()
