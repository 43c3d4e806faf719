"""Sentences that both kinds of terminal say."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterable, Sequence
from typing import Final

from stampadia.kernel.errors import AmbiguousChoice, BadNotation, ChoiceError
from stampadia.kernel.game import Game
from stampadia.table.menu import Entry, perhaps_meant
from stampadia.table.session import Session
from stampadia.table.telling import reason
from stampadia.terminal.draw import drawing_of
from stampadia.words import KERNEL, LANGUAGES, Words, catalogue, choose_language, words

PACKAGE = "stampadia.terminal"
TABLE = "stampadia.table"
COMMANDS = ("hint", "explain", "undo", "save", "table", "map", "log", "help", "quit")


def voice(language: str, game: Game | None = None) -> Words:
    """The terminal's words, with a game's own, the kernel's and those of every table."""
    drawing = drawing_of(game) if game else None
    shared = game.words(language) if game else words(language, KERNEL)
    return shared.also(TABLE, PACKAGE, *([drawing] if drawing else []))


def where_kept(session: Session, say: Words, *, plain: bool = False) -> str:
    """The last lines on the terminal: where the match is, and how to go on with it."""
    if session.unsaved:
        return session.unsaved.tell(say)
    if session.only_read:
        return say.say("term-goodbye")
    if not session.kept:
        return ""
    file = str(session.save_path)
    if session.over or session.given_up:
        return say.say("term-saved-record", file=file)
    command = ["stampadia", "play", "--resume", file, *(["--plain"] if plain else [])]
    if say.language != choose_language():  # it was asked for, and would be forgotten
        command += ["--lang", say.language]
    pasted = subprocess.list2cmdline(command) if sys.platform == "win32" else shlex.join(command)
    return f"{say.say('term-saved-go-on', file=file)}\n{pasted}"


# What was typed and is no choice


def refused(
    error: ChoiceError,
    typed: str,
    menu: Sequence[Entry],
    session: Session,
    say: Words,
    commands: Iterable[str] = (),
) -> str:
    """Why it is none, and which one was perhaps meant. What nobody at this table could have said
    is not understood, even where it has the form of a choice."""
    why = error.tell(say)
    if isinstance(error, AmbiguousChoice):  # it names them all
        return why
    if error.key == "choice-not-legal":
        if _unheard_of(typed, menu, session, say):
            why = say.say("term-not-understood", text=str(error.facts["text"]))
        elif told := reason(session.game, session.view(session.asked), typed, say):
            return f"{why} {told}"
    if near := perhaps_meant(menu, typed, commands):
        return f"{why} {say.say('term-perhaps', near=near)}"
    return why


def tells_little(error: ChoiceError) -> bool:
    """Does it say no more than that there is no such choice?"""
    return error.key == "choice-not-legal" or isinstance(error, BadNotation)


def _unheard_of(typed: str, menu: Sequence[Entry], session: Session, say: Words) -> bool:
    """Is there a word in it that stands nowhere: not on the table, in the list or in the game's
    own sentences?"""
    game = session.game
    texts = [game.show(session.view(session.asked), say), *(entry.line for entry in menu)]
    texts += [catalogue(game.package, language) for language in LANGUAGES]
    known = set(_WORD.findall("\n".join(texts).casefold()))
    return any(
        not any(one.startswith(word) for one in known) for word in _WORD.findall(typed.casefold())
    )


_WORD: Final = re.compile(r"[^\W\d_]{3,}")


def means_to_give_up(typed: str, say: Words) -> bool:
    """Only the whole line: a game may have choices that begin like it."""
    return typed.casefold() in ("give up", say.say("term-give-up"))


def command_names(say: Words) -> dict[str, str]:
    """What can be typed besides choices, in this language and in English."""
    names = {name: name for name in COMMANDS} | {"?": "help"}
    return names | {say.say(f"term-command-{name}"): name for name in COMMANDS}
