"""A match being played: a position, its record, and the undo law.

The law: taking back never changes whose turn it is, never makes another player redo, and never
crosses something revealed or a visible chance event; dice that a person rolled and typed in may be
typed again. A player alone has all turns. Study mode, declared at the start, lifts the law.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from stampadia.kernel.carried import pack
from stampadia.kernel.chance import Luck
from stampadia.kernel.errors import (
    BadContent,
    BadOption,
    BadRecord,
    ChoiceError,
    IllegalChoice,
    UndoRefused,
)
from stampadia.kernel.event import Event
from stampadia.kernel.game import Game, Options
from stampadia.kernel.pending import Ask, Chance, Over, Pending
from stampadia.kernel.perspective import Perspective
from stampadia.kernel.position import Position
from stampadia.kernel.record import Header, Line, Record


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
        self.options = options
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
        self.position: Position = game.start(seats, self.options, content)
        self._start = self.position.clone()
        self._carried: dict[str, str] | None = None
        self.lines: list[Line] = []
        self._firm: list[bool] = []
        """For each line: may no undo cross it?"""

    # Playing

    def start(self) -> Position:
        """The position in which it began, anew."""
        return self._start.clone()

    def pending(self) -> Pending:
        return self.position.pending()

    def perspective(self, seat: int) -> Perspective:
        return Perspective(self.game, self.position, seat)

    def play(self, choice: Any) -> list[Event]:
        """A seat's choice; then chance, for as long as it falls and somebody deals."""
        pending = self.pending()
        if isinstance(pending, Over):
            raise IllegalChoice("match-is-over")
        if not isinstance(pending, Ask):
            raise IllegalChoice("nobody-is-asked")
        if choice not in pending.choices:
            raise IllegalChoice("not-legal-now")
        events = self._carry_out(choice, "choice", pending.seat)
        return events + self.deal()

    def play_text(self, text: str) -> list[Event]:
        return self.play(self.game.read(self.position, text))

    def deal(self) -> list[Event]:
        """Let chance fall until a seat is asked or the match is over."""
        events: list[Event] = []
        while self.luck is not None and isinstance(pending := self.pending(), Chance):
            outcome = self.luck.answer(pending)
            if outcome is None:
                break  # somebody has yet to say how it fell
            events += self._carry_out(outcome, "chance")
        return events

    def fell(self, outcome: Any, seat: int) -> list[Event]:
        """How chance fell on a real table, as this seat says. A slip of the tongue may be taken
        back, so it is not binding until something is revealed."""
        pending = self.pending()
        if not isinstance(pending, Chance):
            raise IllegalChoice("no-chance-now")
        if not pending.admits(outcome):
            raise IllegalChoice("impossible-outcome", what=pending.what)
        return self._carry_out(outcome, "chance", seat) + self.deal()

    def _carry_out(self, choice: Any, kind: str, seat: int = -1) -> list[Event]:
        before = self.pending()
        text = self.game.write(self.position, choice)
        turn = self.position.turn
        events = list(self.position.play(choice))
        firm = any(event.reveals for event in events)
        firm = firm or (isinstance(before, Chance) and before.visible and seat < 0)
        self._note(Line(kind, text, seat), firm)
        after = self.pending()
        if isinstance(after, Over):
            self._note(Line("over", over_text(after)), firm=False)
        elif self.position.turn != turn:
            self._note(Line("digest", f"{self.position.turn} {self.position.digest()}"), False)
        return events

    def _note(self, line: Line, firm: bool) -> None:
        self.lines.append(line)
        self._firm.append(firm)

    def comment(self, text: str) -> None:
        self._note(Line("comment", " ".join(text.split())), firm=False)

    @property
    def over(self) -> Over | None:
        pending = self.pending()
        return pending if isinstance(pending, Over) else None

    # Records

    def record(self) -> Record:
        if self._carried is None:
            write = self.game.write_content
            self._carried = {name: pack(write(thing)) for name, thing in self.content.items()}
        return Record(self.header, list(self.lines), self._carried)

    # Undo

    def undo(self, seat: int) -> None:
        """Take back this seat's last choice, or say why not."""
        keep = self._undo_point(seat)
        lines, firm = self.lines[:keep], self._firm[:keep]
        position = self.start()
        for line in lines:
            if line.kind in ("choice", "chance"):
                position.play(self.game.read(position, line.text))
        self.position, self.lines, self._firm = position, lines, firm

    def may_undo(self, seat: int) -> bool:
        try:
            self._undo_point(seat)
        except UndoRefused:
            return False
        return True

    def _undo_point(self, seat: int) -> int:
        """How many lines stay when this seat takes its last choice back."""
        if not self.study:
            pending = self.pending()
            if (isinstance(pending, Ask) and pending.seat != seat) or isinstance(pending, Over):
                raise UndoRefused("undo-not-your-turn")
        if not any(line.seat == seat for line in self.lines):
            raise UndoRefused("undo-nothing")
        for index in range(len(self.lines) - 1, -1, -1):
            line = self.lines[index]
            if line.kind == "choice" and (self.study and line.seat != seat):
                continue
            if not self.study:
                if line.kind == "choice" and line.seat != seat:
                    raise UndoRefused("undo-other-seat")
                if line.kind == "digest" and self.header.seats > 1:
                    raise UndoRefused("undo-other-turn")
                if self._firm[index]:
                    raise UndoRefused("undo-revealed")
            if line.seat == seat:
                return index
        raise UndoRefused("undo-nothing")


def over_text(over: Over) -> str:
    return f"{over.how}: {' '.join(str(seat + 1) for seat in over.winners)}".rstrip()


def replay(game: Game, record: Record, *, study: bool = False) -> Match:
    """Play a record to its end, checking every line; the first that does not fit is named."""
    match = _set_up(game, record, study)
    owed: Line | None = None  # what the match itself says here, and the record must say too
    number = 0
    for index, line in enumerate(record.lines):
        number = line.number or index + 1
        if line.kind == "comment":
            match.comment(line.text)
        elif line.kind in ("digest", "over"):
            if owed is None or (owed.kind, owed.text) != (line.kind, line.text):
                raise BadRecord("record-differs", line=number, text=line.text)
            owed = None
        elif owed is not None:
            raise BadRecord("record-lacks", line=number, text=str(owed))
        else:
            _replay_line(match, line, number)
            owed = match.lines[-1] if match.lines[-1].kind in ("digest", "over") else None
    if owed is not None:
        raise BadRecord("record-lacks", line=number + 1, text=str(owed))
    return match


def _set_up(game: Game, record: Record, study: bool) -> Match:
    head = record.header
    if head.game != game.name:
        raise BadRecord("record-of-other-game", line=head.where["game"], game=head.game)
    if head.edition != game.edition:
        raise BadRecord("record-of-other-edition", line=head.where["edition"], edition=head.edition)
    try:
        options = game.read_options(head.options)
        content = game.carried_content(options, record.carried)
        match = Match(
            game, head.seats, options,
            content=content, players=head.players, date=head.date, study=study,
        )  # fmt: skip
        # to the letter, and nothing that it did not say
        match.header, match._carried = head, record.carried
        return match
    except (BadOption, BadContent) as error:
        line = head.where.get(f"option {error.facts.get('name')}", head.where["seats"])
        raise BadRecord("record-line-refused", line=line, why=error) from error


def _replay_line(match: Match, line: Line, number: int) -> None:
    pending = match.pending()
    if line.kind == "choice" and not (isinstance(pending, Ask) and pending.seat == line.seat):
        raise BadRecord("record-wrong-seat", line=number, seat=line.seat + 1)
    if line.kind == "chance" and not isinstance(pending, Chance):
        raise BadRecord("record-no-chance-here", line=number)
    try:
        choice = match.game.read(match.position, line.text)
        match._carry_out(choice, line.kind, line.seat)
    except ChoiceError as error:
        raise BadRecord("record-line-refused", line=number, why=error) from error
