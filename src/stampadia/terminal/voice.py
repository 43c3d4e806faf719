"""Sentences that both kinds of terminal say."""

from __future__ import annotations

import re
import shlex
import subprocess
import sys
from collections.abc import Iterable, Sequence
from importlib import import_module
from typing import Any, Final

from stampadia.kernel.errors import BadNotation, ChoiceError
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Over
from stampadia.kernel.words import LANGUAGES, Words, catalogue, choose_language, words
from stampadia.players.search import Considered
from stampadia.terminal.lesson import last_words
from stampadia.terminal.menu import Entry, perhaps_meant
from stampadia.terminal.seating import YOU
from stampadia.terminal.session import Session

PACKAGE = "stampadia.terminal"
COMMANDS = ("hint", "explain", "undo", "save", "table", "map", "log", "help", "quit")
MOST_HINTS = 3
SUMS: Final = "stampadia.terminal.notes.chronicles_score"
"""Where a score that is a sum is taken apart."""


def voice(language: str, game: Game | None = None) -> Words:
    """The terminal's words, with a game's own and the kernel's."""
    shared = game.words(language) if game else words(language, "stampadia.kernel")
    return shared.also(PACKAGE)


def hint_sentences(considered: Sequence[Considered], session: Session, language: str) -> list[str]:
    """The choices that the search liked best, with the chances it sees there."""
    words = voice(language, session.game)
    say = words.say
    if considered and not considered[0].visits:  # no search was made: a good player's own advice
        line = [one.choice for one in considered]
        return _advice(line, session, words, exact=considered[0].value == 1)
    if not considered:
        return []
    best, *others = considered[:MOST_HINTS]
    chance = _percent(best)
    told = [say("term-hint", choice=session.write(best.choice, language), chance=chance)]
    for other in sorted(others, key=_percent, reverse=True):
        # what looks better after fewer looks may only have been lucky
        sure = "no" if _percent(other) > chance else "yes"
        choice = session.write(other.choice, language)
        told.append(say("term-hint-else", choice=choice, chance=_percent(other), sure=sure))
    return told


def _percent(considered: Considered) -> int:
    return round(100 * considered.value)


def _advice(line: Sequence[Any], session: Session, words: Words, *, exact: bool) -> list[str]:
    """What a good player would do now, and what the last of it comes to."""
    game, seat = session.game, session.asked
    position = session.match.position.clone()
    named = []
    for choice in line[:-1]:
        named.append(game.write(position, choice, words.language))
        position.play(choice)
    named.append(game.write(position, line[-1], words.language))
    key = "term-hint-instinct" if len(line) == 1 else f"term-hint-{'best' if exact else 'line'}"
    why = game.explain(position.view(seat), line[-1], words)
    return [words.say(key, choice=", ".join(named)), why]


def question_now(session: Session, words: Words) -> str:
    """What has to be decided, or what has to be rolled."""
    if session.rolling is not None:
        lots = f"term-roll-{session.rolling.what}"
        if words.say(lots) != lots:
            return words.say(lots)
    return session.game.question(session.view(session.asked), words)


def who_won(over: Over, seat: int | None, say: Words) -> str:
    """The winners, from this seat's side; works for games whose events do not tell it."""
    if not over.winners:
        # in a game against the game itself, which may have its own words for it
        keys = (f"lost-{over.how}", f"term-lost-{over.how}")
        told = [say.say(key) for key in keys if say.say(key) != key]
        return told[0] if told else say.say("term-end-nobody")
    others = [str(winner + 1) for winner in over.winners if winner != seat]
    who = others[-1] if others else ""
    if len(others) > 1:
        who = say.say("term-and", some=", ".join(others[:-1]), last=who)
    you = "no" if seat not in over.winners else "among" if others else "alone"
    return say.say("term-won", you=you, who=who, others=len(others))


def how_won(over: Over, turn: int, say: Words) -> str:
    """With what and when, or only when if the game has no words for it."""
    key = f"how-{over.how}"
    how = say.say(key)
    if how == key or not over.winners:
        return say.say("term-end-turn", turn=turn)
    return say.say("term-end-how", how=how, turn=turn)


def how_ended(session: Session, say: Words) -> list[str]:
    """With what and when, and the score; of a lesson its last words."""
    over = session.over
    assert over is not None
    told = [how_won(over, session.match.position.turn, say), *final_score(session, say)]
    return last_words(session, say) or told


def final_score(session: Session, say: Words) -> list[str]:
    """What a game that counts points came to, in a line."""
    view = session.view(session.onlooker())
    if getattr(view, "scoring", False) and session.over and session.over.winners:
        return [say.say("term-travelers-score", score=getattr(view, "score", 0))]
    scores: tuple[int, ...] = getattr(view, "scores", ())
    if session.game.name != "chronicles" or not sum(scores):
        return []
    if len(scores) > 1:
        listed = ", ".join(map(str, scores))
        return [say.say("term-chronicles-scores", scores=listed, total=sum(scores))]
    monk = "monk" in getattr(view, "variant", "").split("+")
    summands = import_module(SUMS).summands(view) if monk else {}
    facts = {"score": scores[0], "monk": "yes" if monk else "no"}
    return [say.say("term-chronicles-score", **facts, **summands)]


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


def player_name(spec: str, say: Words) -> str:
    """ "search (400 a move)" for `search:400`; people are people."""
    if spec == YOU:
        return say.say("term-player-you")
    name, _, budget = spec.partition(":")
    plain = say.say(f"term-player-{name}")
    return f"{plain} {budget}" if budget else plain


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
    if error.key == "choice-not-legal" and _unheard_of(typed, menu, session, say):
        why = say.say("term-not-understood", text=str(error.facts["text"]))
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
