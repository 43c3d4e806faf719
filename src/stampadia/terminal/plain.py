"""Lines in, lines out: the whole game for scripts, screen readers and old terminals."""

from __future__ import annotations

import os
import re
from collections.abc import Callable, Sequence
from pathlib import Path
from shutil import get_terminal_size
from textwrap import wrap
from typing import Any, Final, TextIO

from stampadia.kernel.errors import ChoiceError, IllegalChoice, StampadiaError
from stampadia.kernel.event import Event
from stampadia.kernel.pending import Dice
from stampadia.kernel.position import View
from stampadia.table.hints import hint_degrees, hint_sentences
from stampadia.table.menu import (
    Entry,
    entries,
    in_order,
    noted,
    perhaps_meant,
    printed,
    says_little,
    shortest_run,
)
from stampadia.table.session import Session
from stampadia.table.standstill import LONG
from stampadia.table.telling import (
    how_ended,
    outcome,
    page_heading,
    page_now,
    pages_read,
    player_name,
    question_now,
    texts_left_to_people,
)
from stampadia.terminal.voice import (
    command_names,
    means_to_give_up,
    refused,
    tells_little,
    voice,
    where_kept,
)

LESSON_WIDTH: Final = 80
MOST_RETOLD: Final = 12
"""Sentences of what has happened, when a match goes on."""
CURTAIN_LINES = 40
"""Blank lines that push one person's hand off the screen before the next one looks."""


class Leave(Exception):
    """The person quits, or the input has ended."""


def play_plain(session: Session, language: str, source: TextIO, out: TextIO) -> None:
    PlainTable(session, language, source, out).run()


class PlainTable:
    def __init__(self, session: Session, language: str, source: TextIO, out: TextIO) -> None:
        self.session = session
        self.language = language
        self.words = voice(language, session.game)
        self.source = source
        self.out = out
        self.seat = session.onlooker()
        """Through whose eyes things are told now."""
        self._menu: Sequence[Entry] = ()
        self._shown_at: set[tuple[int, int | None, str]] = set()
        """In which chapter, to whom and in which phase the table was shown."""
        self._seen: View | None = None
        """The table as it was shown or told last."""
        self._explained: dict[str, str] = {}
        """What lines were explained as since then; to hear it once is enough, until the same line
        has meant something else."""
        self._signs: set[str] = set()
        """Signs that have been explained."""
        self._taught = pages_read(session, self.words)
        """Pages of a lesson that were read, in their order."""
        self._reminded = not session.resumed
        """Whoever comes back to a lesson needs to hear what they were about to try."""
        self._commands = command_names(self.words)
        self._waiting: list[str] = []
        """The rest of a pasted line of play, each choice as if it had been typed."""
        self._told_unsaved = False
        self._told_forked: Path | None = None
        self._offered_at = 0
        """After how many turns of standstill giving up was offered last."""

    # The game

    def run(self) -> None:
        self._open()
        session = self.session
        try:
            while (asked := session.asked) is not None:
                if asked in session.people:
                    self._let_choose(asked)
                elif not session.people and session.is_too_long:
                    self._say("term-unfinished", turn=session.match.position.turn)
                    raise Leave
                else:
                    self._tell(session.play(session.thinking()()))
        except (Leave, KeyboardInterrupt):
            self._say("term-given-up" if session.given_up else "term-goodbye")
        else:
            self._print(session.game.show(session.view(self.seat), self.words))
            self._tell_end()
        self._keep()

    def _tell_end(self) -> None:
        over = self.session.over
        assert over is not None
        session = self.session
        turn = session.match.position.turn
        first, *_ = outcome(over, session.onlooker(), turn, self.words)
        how = how_ended(session, self.words)
        self._print(" ".join([first, *how[:1]]))
        for line in how[1:]:
            self._print(line)

    def _open(self) -> None:
        session = self.session
        self._print(self.words.say("title"))
        for seat, spec in enumerate(session.players):
            name = player_name(spec, self.words)
            self._say("term-plain-seat", number=seat + 1, who=name)
        if session.seed is not None:
            self._say("term-plain-seed", seed=session.seed)
        if session.match.study:
            self._say("term-study-declared")
        if session.own_dice and session.people:
            self._say("term-own-dice", lots="yes" if session.game.lots else "no")
        if session.resumed and not session.over:
            self._say("term-plain-saved-as", file=str(session.save_path))
        if session.people:
            self._say("term-plain-start-help")
        if session.people and (unread := texts_left_to_people(session, self.words)):
            self._print(unread)
        self._tell_so_far()

    def _tell_so_far(self) -> None:
        """What came before the first question; of a match that goes on, the end of it."""
        told = self.session.told(self.seat, self.words)
        if self.session.resumed and told:
            self._say("term-plain-so-far", left=max(0, len(told) - MOST_RETOLD))
            told = told[-MOST_RETOLD:]
        for sentence in told:
            self._print(sentence)

    def _keep(self) -> None:
        self.session.keep()
        if kept := where_kept(self.session, self.words, plain=True):
            self._print(kept)

    def _tell(self, events: Sequence[Event]) -> None:
        for sentence in self.session.told(self.seat, self.words, events):
            self._print(sentence)

    # One decision

    def _let_choose(self, asked: int) -> None:
        if self.session.several_people and self.session.hides(self.seat, asked):
            self._draw_curtain(asked)
        self.seat = asked
        if self._is_time_for_table(asked):
            self._show_table()
        else:
            self._tell_changes()
        self._teach()
        self._menu = () if self._rolls_dice() else self._listed()
        self._offer_to_give_up()
        self._show_menu()
        while True:
            line = self._read_line()
            if not line:
                self._show_menu()
                continue
            if means_to_give_up(line, self.words):
                self.session.give_up()
                raise Leave
            name, _, rest = line.partition(" ")
            if command := self._commands.get(name.casefold()):
                if self._obey(command, rest.strip()):
                    return
                continue
            try:
                self._tell(self.session.play(self._choice(line)))
            except ChoiceError as error:
                self._refuse(error, line)
                continue
            self._warn_unsaved()
            return

    def _refuse(self, error: ChoiceError, line: str) -> None:
        self._waiting.clear()
        self._print(refused(error, line, self._menu, self.session, self.words, self._commands))
        if tells_little(error) and not perhaps_meant(self._menu, line, self._commands):
            self._say("term-list-again")

    def _teach(self) -> None:
        """A page of the lesson, where there is one and it was not read yet."""
        page = page_now(self.session, self.words)
        told: tuple[str, ...] = ()
        if page is not None and page.key not in self._taught:
            self._taught.append(page.key)
            told = ("", page_heading(page, self._taught, self.words), page.text, page.task, "")
        elif page is not None and not self._reminded:
            told = ("", page_heading(page, self._taught, self.words), page.task, "")
        self._reminded = True
        for text in told:
            self._print("\n".join(wrap(text, LESSON_WIDTH)))

    def _offer_to_give_up(self) -> None:
        """Once for every ten turns in which nothing has changed."""
        still = self.session.standstill
        if not still.is_long:
            self._offered_at = 0
        elif still.turns >= self._offered_at + LONG:
            self._offered_at = still.turns
            self._say("term-standstill", turns=still.turns)

    def _rolls_dice(self) -> bool:
        """Dice are typed as they fell, not picked from a list."""
        return isinstance(self.session.rolling, Dice)

    def _listed(self) -> list[Entry]:
        session = self.session
        view, choices = session.view(self.seat), session.choices()
        listed = entries(
            choices if session.rolling else in_order(session.game, view, choices),
            lambda choice: session.write(choice, self.language),
            shortest_run(session.game.pace, read_aloud=len(choices)),
        )
        if session.rolling:
            return listed
        return [noted(entry, session.game, view, self.words) for entry in listed]

    def _draw_curtain(self, asked: int) -> None:
        self._print("\n" * (CURTAIN_LINES if self.out.isatty() else 0))
        self._say("term-curtain", number=asked + 1)
        self._say("term-curtain-enter")
        self._read_line()

    def _choice(self, line: str) -> Any:
        """What a line means: a number of the list (and a place in its run), or notation."""
        numbers = re.fullmatch(r"([0-9]{1,4})[.)]?(?:\s+([0-9]{1,4}))?", line, re.ASCII)
        if self._rolls_dice():
            return self.session.read(line)
        if not numbers:
            entry = printed(self._menu, line)
            if entry is None:
                choice, rest = self.session.understand(line)
                self._waiting = rest or self._waiting  # one of them keeps those after it
                return choice
            if not entry.run:
                return entry.choice
            index = self._menu.index(entry)
            raise IllegalChoice(
                "term-say-the-place", text=entry.text, number=index + 1, first=entry.first
            )
        index = int(numbers[1]) - 1
        if not 0 <= index < len(self._menu):
            raise IllegalChoice("term-no-such-number", number=numbers[1], most=len(self._menu))
        entry = self._menu[index]
        if not entry.run:
            if numbers[2]:
                raise IllegalChoice("term-one-number", text=entry.text)
            return entry.choice
        if not numbers[2]:
            raise IllegalChoice(
                "term-say-the-place", text=entry.text, number=index + 1, first=entry.first
            )
        if int(numbers[2]) in entry.run:
            return entry.run[int(numbers[2])]
        try:
            return self.session.read(f"{entry.stem} {numbers[2]}")
        except ChoiceError as why:  # the game's own reason, and what is open
            raise IllegalChoice("term-place-closed", why=why, places=entry.places) from None

    # The table

    def _is_time_for_table(self, asked: int) -> bool:
        """Once a chapter to each who sees something else there, and again when a phase begins that
        finds it changed."""
        session = self.session
        secrets = any(session.hides(seat, asked) for seat in session.people)
        view = session.view(asked)
        when = (session.game.chapter(view), asked if secrets else None)
        phase = getattr(view, "phase", "")
        shown = (*when, "") in self._shown_at
        if phase in session.game.pace.shown_again:
            shown = (*when, phase) in self._shown_at
        self._shown_at |= {(*when, ""), (*when, phase)}
        return not shown

    def _show_table(self) -> None:
        self._seen = self.session.view(self.seat)
        self._explained.clear()
        self._print("")
        self._print(self.session.game.show(self._seen, self.words))

    def _tell_changes(self) -> None:
        """What lies there anew and no event has told."""
        before, self._seen = self._seen, self.session.view(self.seat)
        if before is not None:
            for line in self.session.game.changes(before, self._seen, self.words):
                self._print(line)

    def _show_menu(self) -> None:
        self._print(question_now(self.session, self.words))
        for number, entry in enumerate(self._menu, start=1):
            line = f"{number}. {entry.line}"
            if not self.session.rolling and says_little(self.session.game.pace, entry):
                told = self._explanation(entry.choice)
                if self._is_new(entry.line, told):
                    line = f"{line}: {told}"
            self._print(line)
        self._explain_signs("".join(entry.line for entry in self._menu))

    def _is_new(self, line: str, told: str) -> bool:
        """Has the line not been explained so, or otherwise since?"""
        last = self._explained.get(line)
        known = last == told if last is not None else told in self._explained.values()
        self._explained[line] = told
        return not known

    def _explain_signs(self, listed: str) -> None:
        """Those in a list that nobody has explained yet."""
        signs = self.session.game.signs(self.words)
        new = [sign for sign in signs if sign in listed and sign not in self._signs]
        self._signs.update(new)
        if new:
            self._say("term-plain-signs", signs="; ".join(signs[sign] for sign in new))

    def _explanation(self, choice: Any) -> str:
        return self.session.game.explain(self.session.view(self.seat), choice, self.words)

    # Commands: true when the question has to be asked anew

    def _obey(self, command: str, rest: str) -> bool:
        doing: dict[str, Callable[[str], bool]] = {
            "hint": self._hint,
            "explain": self._explain,
            "undo": self._undo,
            "save": self._save,
            "table": self._table,
            "map": self._map,
            "log": self._log,
            "help": self._help,
            "quit": self._quit,
        }
        try:
            return doing[command](rest)
        except StampadiaError as error:
            self._print(error.tell(self.words))
            return False

    def _hint(self, rest: str) -> bool:
        """All of it, or only its first or second degree."""
        if self.session.rolling:
            self._say("term-hint-dice")
            return False
        considered, session = self.session.hint()(), self.session
        if considered and rest in ("1", "2"):
            view, choices = session.view(self.seat), session.choices()
            degrees = hint_degrees(session.game, view, considered[0].choice, choices, self.words)
            if told := next(filter(None, degrees[int(rest) - 1 :]), ""):
                self._print(told)
                return False
        for sentence in hint_sentences(considered, self.session, self.words):
            self._print(sentence)
        return False

    def _explain(self, rest: str) -> bool:
        """One choice, all of a line, or all there are."""
        if self.session.rolling:
            self._say("term-hint-dice")
            return False
        lines = [line for number, line in enumerate(self._menu, 1) if rest in ("", str(number))]
        choices = [one for line in lines for one in line.run.values() or [line.choice]]
        choices = choices or [self._choice(rest)]
        self._waiting.clear()
        for choice in choices:
            self._print(f"{self.session.write(choice, self.language)}: {self._explanation(choice)}")
        return False

    def _undo(self, _: str) -> bool:
        chapter = self._chapter()
        self.session.undo()
        if self._chapter() != chapter:
            self._shown_at.clear()
        self._say("term-undone")
        return True

    def _chapter(self) -> int:
        return self.session.game.chapter(self.session.view(self.seat))

    def _save(self, rest: str) -> bool:
        path = self.session.save(Path(os.path.expanduser(rest)) if rest else None)
        self._say("term-saved", file=str(path))
        return False

    def _table(self, _: str) -> bool:
        self._show_table()
        return True

    def _map(self, rest: str) -> bool:
        """As far as it is drawn, or all of it."""
        whole = rest.casefold() in ("all", self.words.say("term-map-all"))
        lines = self.session.game.map_lines(self.session.view(self.seat), self.words, whole=whole)
        for line in [self.words.say("term-no-map")] if lines is None else lines:
            self._print(line)
        return False

    def _log(self, _: str) -> bool:
        told = self.session.told(self.seat, self.words)
        for sentence in told or [self.words.say("term-plain-nothing-yet")]:
            self._print(sentence)
        return True

    def _help(self, _: str) -> bool:
        if (rules := self.words.say("rules")) != "rules":
            self._print(f"{rules}\n")
        self._say("term-plain-help")
        return True

    def _quit(self, _: str) -> bool:
        raise Leave

    # Lines

    def _read_line(self) -> str:
        while True:
            self.out.write("> ")
            self.out.flush()
            if self._waiting:
                self._print(self._waiting[0])
                return self._waiting.pop(0)
            line = self.source.readline()
            if not line:
                self._print("")
                raise Leave
            typed = " ".join(line.split())
            if not self.source.isatty():  # no terminal has echoed it yet
                self._print("".join(sign if sign.isprintable() else "\ufffd" for sign in typed))
            return typed

    def _warn_unsaved(self) -> None:
        if self.session.unsaved and not self._told_unsaved:
            self._told_unsaved = True
            self._print(self.session.unsaved.tell(self.words))
        if self.session.forked and self._told_forked != self.session.forked:
            self._told_forked = self.session.forked
            self._say("term-forked", file=str(self.session.forked))

    def _say(self, key: str, **facts: str | int) -> None:
        self._print(self.words.say(key, **facts))

    def _print(self, text: str) -> None:
        """A screen breaks lines at words; a file or a pipe gets them whole."""
        width = get_terminal_size().columns if self.out.isatty() else 0
        for line in text.split("\n"):
            self.out.write(f"{wrapped(line, width)}\n")


def wrapped(line: str, width: int) -> str:
    """A line that is too long goes on below what it says, not below its number."""
    if not 0 < width < len(line):
        return line
    begin = re.match(r"\s*(?:[0-9]+\. )?", line)
    indent = " " * min(len(begin[0]) if begin else 0, width // 3)
    return "\n".join(wrap(line, width, subsequent_indent=indent, drop_whitespace=True)) or line
