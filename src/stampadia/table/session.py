"""A match with people and programs at its seats, for any kind of screen.

Whatever a person sees comes through `view`, `told` and `choices`; whatever a program or a hint
thinks about is a Perspective. Thinking works on a copy, so that it can go on in another thread
while the table is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from contextlib import suppress
from datetime import date
from pathlib import Path
from typing import Any, Final

from msgspec import structs

from stampadia.kernel.chance import Dealer
from stampadia.kernel.errors import (
    BadNotation,
    BadOption,
    ChoiceError,
    IllegalChoice,
    StampadiaError,
)
from stampadia.kernel.event import Event, told_to
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Draw, Over
from stampadia.kernel.perspective import Perspective
from stampadia.kernel.position import View
from stampadia.matches.match import Match
from stampadia.matches.record import STUDY, Record
from stampadia.matches.replay import replay
from stampadia.players import Player, Search, make_player
from stampadia.players.player import Considered, is_too_long
from stampadia.table import memory, saves
from stampadia.table.menu import as_printed, named_in
from stampadia.table.rolling import OWN_DICE, OwnDice, outcomes, understood, written
from stampadia.table.seating import Seating
from stampadia.table.seats import YOU
from stampadia.table.standstill import GIVEN_UP, Standstill
from stampadia.words import Words

LESSON: Final = "a lesson"
"""The comment by which a record declares that the game is taught."""


class Session:
    def __init__(
        self, match: Match, players: Sequence[str], seed: str | None, save: saves.Kept
    ) -> None:
        dealer = Dealer(seed) if seed is not None else Dealer.fresh()
        self.match = match
        self.players = tuple(players)
        self.seed: str | None = dealer.seed
        """What the match can be played again from; None when it began elsewhere."""
        self.resumed = False
        self.only_read = False
        """A finished record that somebody looks at: nothing of it needs keeping."""
        self._file = save
        self.forked: Path | None = None
        """The file in which it goes on since another window went on with its old one."""
        self.own_dice = _declares(match, OWN_DICE)
        """Do people roll for themselves and type what fell?"""
        self.lesson = match.game.teaches(match.options) or _declares(match, LESSON)
        """Is the game taught as it is played?"""
        self.people = tuple(seat for seat, spec in enumerate(players) if spec == YOU)
        self.kept = False
        """Does the file hold this match?"""
        self.unsaved: StampadiaError | None = None
        """Why the last save of its own accord failed, if it did."""
        self._bots: dict[int, Player] = {
            seat: make_player(spec, dealer.child(f"seat {seat + 1}"))
            for seat, spec in enumerate(players)
            if spec != YOU
        }
        self._hints = dealer.child("hints")
        luck = dealer.child("luck")
        match.luck = OwnDice(match.game, luck) if self.own_dice and self.people else luck
        self._noted = self._known_now() if _declares(match, memory.REMEMBERS) else None
        """The keywords when they were noted last; None where they are not to be kept."""
        self._happened = match.everything()
        self._happened += match.deal()
        self.given_up = False
        self.standstill = Standstill(match.game)
        self._look_for_standstill()

    @classmethod
    def begin(cls, seating: Seating, save: Path | None = None) -> Session:
        game = seating.game
        options = dict(seating.options)
        if seating.remember:
            options |= {memory.OPTION: memory.as_option(memory.remembered(game.name))}
        match = Match(
            game, seating.seats, game.read_options(options),
            content=seating.content, players=seating.players,
            date=date.today().isoformat(), study=seating.study,
        )  # fmt: skip
        for wished, comment in (
            (seating.study, STUDY),
            (seating.own_dice, OWN_DICE),
            (seating.lesson, LESSON),
            (seating.remember, memory.REMEMBERS),
        ):
            if wished:
                match.comment(comment)
        return cls(
            match, seating.players, seating.seed, saves.Kept(save or saves.new_save(game.name))
        )

    @classmethod
    def resume(
        cls,
        game: Game,
        record: Record,
        *,
        players: Sequence[str] | None = None,
        seed: str | None = None,
        study: bool = False,
        own_dice: bool = False,
        save: Path | saves.Kept | None = None,
    ) -> Session:
        """Go on with a record; `players` may seat others than those who began it."""
        if isinstance(save, Path):
            save = saves.Kept.at(save)
        declared = any(line.kind == "comment" and line.text == STUDY for line in record.lines)
        match = replay(game, record, study=study or declared)
        for wished, comment in ((study, STUDY), (own_dice, OWN_DICE)):
            if wished and not _declares(match, comment):
                match.comment(comment)
        seats = match.header.seats
        who = tuple(players or match.players or (YOU,) * seats)
        if len(who) != seats:
            raise BadOption(
                "table-players-and-seats",
                package="stampadia.table",
                seats=seats,
                players=len(who),
            )
        match.header = structs.replace(match.header, players=who)
        session = cls(match, who, seed, save or saves.Kept(saves.new_save(game.name)))
        session.resumed = True
        session.kept = save is not None and save.path.exists()
        session.only_read = save is None and match.over is not None
        if seed is None:
            session.seed = None
        return session

    @property
    def save_path(self) -> Path:
        return self._file.path

    # Looking

    @property
    def game(self) -> Game:
        return self.match.game

    @property
    def over(self) -> Over | None:
        return self.match.over

    @property
    def rolling(self) -> Draw | None:
        """The dice or lots that people have to throw now and tell us about."""
        pending = self.match.pending()
        return pending if isinstance(pending, Draw) else None

    @property
    def asked(self) -> int | None:
        """The seat that has to choose, or to roll; None when the match is over."""
        pending = self.match.pending()
        if isinstance(pending, Draw):
            return self.people[0]
        return pending.seat if isinstance(pending, Ask) else None

    @property
    def is_too_long(self) -> bool:
        """Would programs alone be stopped now? Never asked where people play."""
        return is_too_long(self.match.position, len(self.match.lines))

    @property
    def several_people(self) -> bool:
        return len(self.people) > 1

    def onlooker(self) -> int | None:
        """Through whose eyes the table is shown while programs play: the only person's, else
        a spectator's."""
        return self.people[0] if len(self.people) == 1 else None

    def view(self, seat: int | None) -> View:
        return self.match.view(seat)

    def choices(self) -> Sequence[Any]:
        pending = self.match.pending()
        if isinstance(pending, Draw):
            return outcomes(pending)
        return pending.choices if isinstance(pending, Ask) else ()

    def write(self, choice: Any, language: str) -> str:
        if rolling := self.rolling:
            return written(self.match, rolling, choice, language)
        return self.game.write(self.match.position, choice, language)

    def read(self, text: str) -> Any:
        if rolling := self.rolling:
            return understood(self.match, rolling, text)
        return self.game.read(self.match.position, text)

    def understand(self, typed: str) -> tuple[Any, list[str]]:
        """The choice that a line means, as notation or in a sentence that names it, and the lines
        of those that the sentence names after it."""
        try:
            return self.read(as_printed(typed)), []
        except (BadNotation, IllegalChoice):
            for first, *rest in named_in(typed):
                with suppress(ChoiceError):
                    return self.read(first), rest
            raise

    def heard(self, seat: int | None, events: Sequence[Event] | None = None) -> list[Event]:
        """All that happened, or these events, as this seat may know them."""
        return list(told_to(seat, self._happened if events is None else events))

    def told(
        self, seat: int | None, words: Words, events: Sequence[Event] | None = None
    ) -> list[str]:
        """The same as sentences; what needs no sentence is passed over."""
        sentences = (self.match.tell(event, seat, words) for event in self.heard(seat, events))
        return [sentence for sentence in sentences if sentence]

    def hides(self, before: int | None, now: int) -> bool:
        """Must the device change hands unseen? Where people play together without
        secrets, both may look at once."""
        if before == now:
            return False
        if before is None:
            before = next(seat for seat in self.people if seat != now)
        views = [structs.replace(self.view(seat), seat=None) for seat in (before, now)]
        return views[0] != views[1]

    # Choosing

    def play(self, choice: Any) -> list[Event]:
        seat = self.asked
        by_person = seat in self.people
        if self.rolling and seat is not None:
            events = self.match.fell(choice, seat)
        else:
            events = self.match.play(choice)
        self._happened += events
        self._look_for_standstill()
        if by_person or self.over:
            self.keep()
        return events

    def thinking(self) -> Callable[[], Any]:
        """The thought of the program that is asked; calling it gives its choice."""
        seat = self.asked
        assert seat is not None and seat in self._bots
        bot, perspective = self._bots[seat], self._perspective(seat)
        return lambda: bot.choose(perspective)

    def hint(self) -> Callable[[], list[Considered]]:
        """What a good player thinks of the choices of the seat that is asked, from its view
        alone: `search`, or the game's own."""
        seat = self.asked
        assert seat is not None
        perspective = self._perspective(seat)
        if self.game.advises:
            return lambda: self._advice(perspective)
        search = Search(self._hints)
        return lambda: search.consider(perspective)

    def _advice(self, perspective: Perspective) -> list[Considered]:
        """A good player's choice, or a whole line of play that begins with what to choose now; its
        value is 1 where nothing is better."""
        world = perspective.imagine(self._hints)
        advice = self.game.advice(world, self.heard(perspective.seat), self._hints)
        value = float(advice.exact)
        return [Considered(choice, visits=0, value=value) for choice in advice.line]

    def _perspective(self, seat: int) -> Perspective:
        return Perspective(self.game, self.match.position.clone(), seat)

    def undo(self) -> None:
        """Take back the last choice of the person who is asked (in study mode: of the person
        who chose last)."""
        seat = self.asked
        if self.match.study and seat not in self.people:
            lines = [line for line in self.match.lines if line.seat in self.people]
            seat = lines[-1].seat if lines else seat
        [taken_back] = self.match.undo(0 if seat is None else seat)
        since = taken_back.about["since"]
        assert isinstance(since, int)
        self._happened = [event for event in self._happened if event.number <= since]
        self.only_read = False
        self.keep()

    def _look_for_standstill(self) -> None:
        if self.people:
            self.standstill.note(self.view(None))

    def give_up(self) -> None:
        """End the match where no rule ends it. The record says so; it is no choice of the game."""
        self.match.comment(GIVEN_UP)
        self.given_up = True
        self.keep()

    # Keeping

    def keep(self) -> None:
        """Save of one's own accord: a full disk must not end the game."""
        self._keep_match()
        self._note_memory()

    def _keep_match(self) -> None:
        """A match in which no person has chosen yet is not worth a file."""
        seats = self.people or range(len(self.players))
        chosen = any(line.kind == "choice" and line.seat in seats for line in self.match.lines)
        if self.only_read or not (chosen or self.kept):
            return
        try:
            self.forked = self._file.write(self.match.record()) or self.forked
            self.kept, self.unsaved = True, None
        except StampadiaError as error:
            self.unsaved = error

    @property
    def remembers(self) -> bool:
        """Are its keywords those that the person's heroes keep?"""
        return self._noted is not None

    def _note_memory(self) -> None:
        """What the hero has learned is kept at once, and what was taken back is not."""
        if self._noted is None:
            return
        now = self._known_now()
        try:
            memory.note(self.game.name, self._noted, now)
            self._noted = now
        except StampadiaError as error:
            self.unsaved = error

    def _known_now(self) -> frozenset[str]:
        return frozenset(getattr(self.view(None), "memory", ()))

    def save(self, path: Path | None = None) -> Path:
        """Save because somebody asked; then a failure is told."""
        if path is not None and path != self.save_path:
            saves.write(path, self.match.record())
            return path
        self.forked = self._file.write(self.match.record()) or self.forked
        self.kept = True
        return self.save_path


def _declares(match: Match, comment: str) -> bool:
    return any(line.kind == "comment" and line.text == comment for line in match.lines)
