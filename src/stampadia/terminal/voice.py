"""Sentences that both kinds of terminal say."""

from __future__ import annotations

from collections.abc import Sequence

from stampadia.kernel.game import Game
from stampadia.kernel.words import Words, words
from stampadia.players.search import Considered
from stampadia.terminal.seating import YOU
from stampadia.terminal.session import Session

PACKAGE = "stampadia.terminal"
COMMANDS = ("hint", "undo", "save", "table", "log", "help", "quit")
MOST_HINTS = 3


def voice(language: str, game: Game | None = None) -> Words:
    """The terminal's words, with a game's own and the kernel's."""
    shared = game.words(language) if game else words(language, "stampadia.kernel")
    return shared.also(PACKAGE)


def hint_sentences(considered: Sequence[Considered], session: Session, language: str) -> list[str]:
    """The choices that the search liked best, with the chances it sees there."""
    say = voice(language, session.game).say
    told = []
    for rank, looked_at in enumerate(considered[:MOST_HINTS]):
        key = "term-hint" if rank == 0 else "term-hint-else"
        choice = session.write(looked_at.choice, language)
        told.append(say(key, choice=choice, chance=round(100 * looked_at.value)))
    return told


def player_name(spec: str, say: Words) -> str:
    """ "search (400 a move)" for `search:400`; people are people."""
    if spec == YOU:
        return say.say("term-player-you")
    name, _, budget = spec.partition(":")
    plain = say.say(f"term-player-{name}")
    return f"{plain} {budget}" if budget else plain


def command_names(say: Words) -> dict[str, str]:
    """What can be typed besides choices, in this language and in English."""
    names = {name: name for name in COMMANDS}
    return names | {say.say(f"term-command-{name}"): name for name in COMMANDS}
