"""A match being played: a position, and the lines that brought it there.

Every line comes in two steps, so that a store can append it between them: a *proposal* checks who,
what and when, changes nothing and gives the line; `apply` carries the line out. A seat's choice,
chance, giving up, a seat that changes hands and taking back are all lines. What follows from a line
(the digest of a turn that begins, the end) is worked out by `apply` and written behind it.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import Any

from stampadia.kernel.chance import Luck
from stampadia.kernel.errors import IllegalChoice, StaleChoice, UndoRefused, WrongSeat
from stampadia.kernel.event import Event, reveal
from stampadia.kernel.game import Game, Options, Own
from stampadia.kernel.pending import Ask, Chance, Over, Pending
from stampadia.kernel.perspective import Offer, Perspective
from stampadia.kernel.position import Position, View, ended
from stampadia.matches.carried import pack
from stampadia.matches.journal import (
    OWN_EVENTS,
    Journal,
    Told,
    WayBack,
    is_others_turn,
    lines_kept,
    lines_kept_in_study,
    own_event,
)
from stampadia.matches.record import Header, Line, Record, one_line
from stampadia.words import Words, capital


class Match:
    def __init__(
        self,
        game: Game,
        seats: int,
        options: Options | None = None,
        *,
        content: Mapping[str, Any] | None = None,
        luck: Luck | None = None,
        players: Sequence[str] = (),
        date: str = "",
        study: bool = False,
    ) -> None:
        self.game = game
        options = options if options is not None else game.options()
        if content is None:
            options = game.exact(options)
            content = game.content(options)
        self.options: Own = options
        self.content = content
        """What is played with, as the options name it; it stays the same, whatever becomes of the
        file it came from."""
        self.luck = luck
        self.study = study
        self.header = Header(
            game=game.name,
            edition=game.edition,
            seats=seats,
            date=date,
            players=tuple(players),
            options=game.write_options(self.options),
        )
        """What the match began with; who sits where by now, `players` says."""
        self.position: Own = game.start(seats, self.options, content)
        self.sequence = 0
        """How many lines have been applied: choices, chance, seats that gave up or changed hands,
        and undos, so it never goes back. What follows from a line, and comments, do not count."""
        self.carried: dict[str, str] | None = None
        """The content as a record carries it, once it was asked for."""
        self._journal = Journal(game, self.position)
        self._proposed: tuple[Line, Any] | None = None
        """The last line that was proposed and the choice it means, which need not be read again."""
        self._offered: Sequence[Offer] = ()
        """What the seat that is asked was offered, until the next line."""
        self._ended: Over | None = None
        """The end by a line where no rule ended it."""

    # Looking

    def start(self) -> Position:
        """The position in which it began, anew."""
        return self._journal.start()

    @property
    def lines(self) -> list[Line]:
        return self._journal.lines

    def pending(self) -> Pending:
        return self._ended or self.position.pending()

    @property
    def over(self) -> Over | None:
        pending = self.pending()
        return pending if isinstance(pending, Over) else None

    @property
    def players(self) -> tuple[str, ...]:
        """Who sits where now."""
        names = list(self.header.players)
        for line in self.lines:
            if line.kind == "seat":
                names += [""] * (self.header.seats - len(names))
                names[line.seat] = line.text
        return tuple(names)

    @property
    def resigned(self) -> frozenset[int]:
        """The seats that have given up."""
        return self._journal.resigned

    def perspective(self, seat: int) -> Perspective:
        return Perspective(self.game, self.position, seat, self._ended)

    def view(self, seat: int | None, language: str = "") -> View:
        """What this seat (None: a spectator) may know, an end by a line included; if there is such
        a print, with what is printed in this language."""
        view = self._view(self.position, seat, language)
        return ended(view, self._ended) if self._ended else view

    def _view(self, position: Own, seat: int | None, language: str) -> View:
        told = self.game.in_language(position, language) if language else position
        view: View = told.view(seat)
        return view

    def stages(self, line: Line, seat: int | None, language: str) -> Iterator[tuple[int, View]]:
        """What this seat could see on the way on which a line leads that can come now, each with
        the number of the last event before it."""
        if line.kind in ("choice", "chance"):
            choice, _ = self._meant(line, as_written=True)
            for position, happened in self.game.stages(self.position, choice):
                yield self.happened + happened, self._view(position, seat, language)

    def offers(self, seat: int, words: Words, view: View) -> tuple[Offer, ...]:
        """What this seat may choose, with all that a table says of it; what was offered need not be
        read when it comes back."""
        found = self.perspective(seat).offers(words, view)
        if found:
            self._offered = found
        return found

    # Proposing: each proposal changes nothing, and gives the line that `apply` carries out. `after`
    # is the sequence that the proposer has seen; without it, the present one is meant.

    def propose(self, seat: int, choice: Any, after: int | None = None) -> Line:
        """A seat's choice: StaleChoice where the match has moved on, WrongSeat where another seat
        is asked, IllegalChoice where it is not legal."""
        self._must_be_now(after)
        if not _is_listed(choice, self._asked(seat).choices):
            raise IllegalChoice("not-legal-now")
        return self._meaning(choice, "choice", seat)

    def propose_text(self, seat: int, text: str, after: int | None = None) -> Line:
        """The same from notation. Another seat's text is not even read: whether it is legal, or
        ambiguous, tells of a hand."""
        self._must_be_now(after)
        self._asked(seat)
        meant = [offer.choice for offer in self._offered if offer.notation == text]
        if len(meant) != 1:  # where two are written alike, reading has to say so
            return self.propose(seat, self.game.read(self.position, text))
        line = Line("choice", text, seat)
        self._proposed = line, meant[0]
        return line

    def propose_chance(
        self, outcome: Any = None, seat: int = -1, after: int | None = None
    ) -> Line | None:
        """How chance falls: as this seat says it fell on a real table, else by luck; None where
        somebody has yet to say it."""
        self._must_be_now(after)
        chance = self._chance()
        if outcome is None:
            outcome, seat = self.luck.answer(chance) if self.luck is not None else None, -1
            if outcome is None:
                return None
        elif seat not in range(self.header.seats):
            raise WrongSeat("seat-unknown", seat=seat + 1)
        if not chance.admits(outcome):
            raise IllegalChoice("impossible-outcome", what=chance.what)
        return self._meaning(outcome, "chance", seat)

    def propose_resignation(self, seat: int, after: int | None = None) -> Line:
        """A seat gives up; what comes of it, `Game.resigned` says."""
        self._must_go_on(after, seat)
        if seat in self.resigned:
            raise IllegalChoice("already-resigned")
        return Line("resign", "", seat)

    def propose_abandonment(self, after: int | None = None) -> Line:
        """The match ends without a result."""
        self._must_go_on(after)
        return Line("abandon", "")

    def propose_player(self, seat: int, name: str, after: int | None = None) -> Line:
        """A seat goes to another player, of this name: a person, or a program that plays on."""
        self._must_go_on(after, seat)
        return Line("seat", one_line(name), seat)

    def propose_undo(self, seat: int, after: int | None = None) -> Line:
        """A seat takes its last choice back, or UndoRefused says why not."""
        self._must_be_now(after)
        return Line("undo", str(self._journal.way_back(self._lines_kept(seat))), seat)

    def _asked(self, seat: int) -> Ask:
        """What this seat is asked, or why it is not."""
        pending = self.pending()
        if isinstance(pending, Over):
            raise IllegalChoice("match-is-over")
        if not isinstance(pending, Ask):
            raise IllegalChoice("nobody-is-asked")
        if pending.seat != seat:
            raise WrongSeat("not-your-choice")
        return pending

    def _chance(self) -> Chance:
        pending = self.pending()
        if not isinstance(pending, Chance):
            raise IllegalChoice("no-chance-now")
        return pending

    def _must_be_now(self, after: int | None) -> None:
        if after is not None and after != self.sequence:
            raise StaleChoice("choice-is-stale")

    def _must_go_on(self, after: int | None, seat: int | None = None) -> None:
        self._must_be_now(after)
        if self.over:
            raise IllegalChoice("match-is-over")
        if seat is not None and seat not in range(self.header.seats):
            raise WrongSeat("seat-unknown", seat=seat + 1)

    def _meaning(self, choice: Any, kind: str, seat: int) -> Line:
        line = Line(kind, self.game.write(self.position, choice), seat)
        self._proposed = line, choice
        return line

    # Applying

    def apply(self, line: Line) -> list[Event]:
        """Carry out a line that was proposed, here or elsewhere; one that does not fit raises and
        changes nothing. The events are numbered, with their secrets: `told_to` before they go
        anywhere."""
        return list(self._carry_out(line))

    def follow(self, line: Line) -> None:
        """Carry out a line as a proposal has written it, elsewhere or long ago: it is not written
        anew, and its events are told only to whoever asks for them."""
        self._carry_out(line, as_written=True)

    def pass_over(self, line: Line) -> None:
        """A line that one of the next lines takes back, or that undo itself (`taken_back`): it is
        not played, but it has a sequence, and what happened by it has its numbers."""
        if line.kind == "undo" and (way := WayBack.read(line.text)) is not None:
            self._journal.pass_over(line, way)
        self.sequence += 1

    def _carry_out(self, line: Line, *, as_written: bool = False) -> Sequence[Event]:
        events: Sequence[Event]
        self._journal.sequence = self.sequence
        match line.kind:
            case "choice" | "chance":
                events = self._play(line, as_written)
            case "resign":
                self.propose_resignation(line.seat)
                events = self._close(line)
            case "abandon":
                self.propose_abandonment()
                events = self._close(line)
            case "seat":
                events = self._close(self.propose_player(line.seat, line.text))
            case "undo":
                events = self._take_back(line)
            case _:
                raise IllegalChoice("not-legal-now")
        self.sequence += 1
        self._proposed = None
        self._offered = ()
        return events

    def _play(self, line: Line, as_written: bool) -> Sequence[Event]:
        choice, text = self._meant(line, as_written)
        before, turn = self.pending(), self.position.turn
        if line.kind == "choice":
            self._journal.chooses(self.position)
        events = self.position.play(choice)
        firm = reveal(events)
        firm = firm or (isinstance(before, Chance) and before.visible and line.seat < 0)
        numbered = self._journal.write(Line(line.kind, text, line.seat), events, firm)
        after = self.position.pending()
        if isinstance(after, Over):
            self._journal.write(Line("over", over_text(after)))
        elif self.position.turn != turn:
            digest = f"{self.position.turn} {self.position.digest()}"
            self._journal.write(Line("digest", digest))
        self._journal.stands(self.position)
        return numbered

    def _meant(self, line: Line, as_written: bool) -> tuple[Any, str]:
        """The choice or outcome of a line and how it is written, if such a line can come now."""
        if self._proposed and self._proposed[0] is line:
            return self._proposed[1], line.text
        if line.kind == "chance":
            self._chance()
        else:
            self._asked(line.seat)
        choice = self.game.read(self.position, line.text)
        return choice, line.text if as_written else self.game.write(self.position, choice)

    def _close(self, line: Line) -> Sequence[Event]:
        """Write a line that no position plays, and the end, if it is one."""
        numbered = self._journal.write(line, [own_event(line)])
        self._ended = self._end_by_lines()
        if self._ended:
            self._journal.write(Line("over", over_text(self._ended)))
        return numbered

    def _end_by_lines(self) -> Over | None:
        if any(line.kind == "abandon" for line in self.lines[-1:]):
            return Over((), "abandoned")
        if not (resigned := self.resigned):
            return None
        sides = self.game.sides(self.header.seats, self.options)
        return self.game.resigned(self.position, resigned, sides)

    def _take_back(self, line: Line) -> list[Event]:
        self.position, events = self._journal.take_back(self._lines_kept(line.seat), line)
        self._ended = self._end_by_lines()
        return events

    def comment(self, text: str) -> None:
        self._journal.write(Line("comment", one_line(text)))

    # Proposing and applying at once

    def play(self, choice: Any) -> list[Event]:
        """The choice of the seat that is asked; then chance, for as long as it falls."""
        pending = self.pending()
        seat = pending.seat if isinstance(pending, Ask) else -1
        return self.apply(self.propose(seat, choice)) + self.deal()

    def play_text(self, text: str) -> list[Event]:
        return self.play(self.game.read(self.position, text))

    def deal(self) -> list[Event]:
        """Let chance fall until a seat is asked, the match is over, or somebody has yet to say how
        it fell."""
        events: list[Event] = []
        while isinstance(self.pending(), Chance) and (line := self.propose_chance()):
            events += self.apply(line)
        return events

    def fell(self, outcome: Any, seat: int) -> list[Event]:
        """How chance fell on a real table, as this seat says. A slip of the tongue may be taken
        back, so it binds nobody until something is revealed."""
        line = self.propose_chance(outcome, seat)
        return (self.apply(line) if line else []) + self.deal()

    def undo(self, seat: int) -> list[Event]:
        """Take back this seat's last choice, or say why not."""
        return self.apply(self.propose_undo(seat))

    def may_undo(self, seat: int) -> bool:
        if not self.study and is_others_turn(self.pending(), seat):
            return False  # most who look are not asked, and need no reason
        try:
            self._lines_kept(seat)
        except (UndoRefused, WrongSeat):
            return False
        return True

    def _lines_kept(self, seat: int) -> int:
        if seat not in range(self.header.seats):  # what luck rolled has a line of none
            raise WrongSeat("seat-unknown", seat=seat + 1)
        if self.study:
            return lines_kept_in_study(self.lines, seat)
        alone = self.header.seats == 1
        return lines_kept(self.lines, self._journal.firm, seat, self.pending(), alone=alone)

    # Telling again

    @property
    def opening(self) -> list[Event]:
        """What happened before the first line."""
        return self._journal.opening

    def story(self) -> Iterator[Told]:
        """Every line again, with what was pending before it and its events."""
        return self._journal.story()

    def everything(self) -> list[Event]:
        """All events of the match with their secrets, as they happened."""
        return [*self.opening, *(event for told in self.story() for event in told.events)]

    @property
    def happened(self) -> int:
        """The number of the last event; no number is used twice."""
        return self._journal.happened

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """Everything that happened after this number, each number once, as this seat (None: a
        spectator) may know it. A number has an empty body where the seat may know nothing of its
        event, or where it was taken back."""
        return self._journal.events(seat, since)

    def happenings(self, since: int) -> list[Event]:
        """The same with all secrets: `told_to` before they go anywhere."""
        return self._journal.happenings(since)

    def tells_apart(self, event: Event) -> Collection[int] | None:
        """The seats that hear of it in a sentence of their own, as the game says it."""
        if not event.name or event.name in OWN_EVENTS:
            return ()
        return self.game.tells_apart(event)

    def tell(self, event: Event, seat: int | None, words: Words) -> str:
        """An event as a sentence to this seat: a game's own, or one that any match can have."""
        if event.name in OWN_EVENTS:
            facts = {key: fact for key, fact in event.about.items() if isinstance(fact, str | int)}
            if isinstance(number := facts.get("player"), int):
                facts |= words.who("who", number)
            return capital(words.say(f"event-{event.name}", **facts))
        return self.game.tell(event, seat, words) if event.name else ""

    # Records

    def record(self) -> Record:
        if self.carried is None:
            write = self.game.write_content
            self.carried = {name: pack(write(thing)) for name, thing in self.content.items()}
        return Record(self.header, list(self.lines), self.carried)


def _is_listed(choice: Any, choices: Sequence[Any]) -> bool:
    """Is it one of these, and of the same type? 3.0 and True are equal to choices that are
    numbers, and are none."""
    return choice in choices and type(choices[choices.index(choice)]) is type(choice)


def over_text(over: Over) -> str:
    return f"{over.how}: {' '.join(str(seat + 1) for seat in over.winners)}".rstrip()
