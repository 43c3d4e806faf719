"""A hint: one choice, and by degrees where it lies, what kind it is, and which it is.

What comes after it in a line of play, and what would be nearly as good, is named beside it and is
never the hint itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game
from stampadia.kernel.position import View
from stampadia.players.player import Considered, nearly_as_good
from stampadia.table.session import Session
from stampadia.words import Words


def hint_degrees(
    game: Game, view: View, choice: Any, choices: Sequence[Any], words: Words
) -> tuple[str, str]:
    """What a hint says first and second, before it names the choice: where to look, and what kind
    of choice it is. Left out is what tells nothing new: a place where all choices lie, a kind that
    all those have that lie there, and the kind of a choice that is nothing else, as a yes is."""
    where = game.where(view, choice, words)
    there = [other for other in choices if game.where(view, other, words) == where]
    pointed = (where or words.say("table-hint-nowhere")) if len(there) < len(choices) else ""
    kind = game.kind(view, choice, words)
    alike = sum(game.kind(view, other, words) == kind for other in there)
    named = alike == 1 and _says_no_more(game, choice)
    if len(choices) == 1 or (alike < len(there) and not named):
        return pointed, kind
    # the choice itself is asked for, even where there is little to tell before it
    return pointed, "" if pointed else words.say("table-hint-compare")


def _says_no_more(game: Game, choice: Any) -> bool:
    """Is the choice nothing but its verb, so that its kind would name it?"""
    table = game.choice_table
    return table is not None and not table.verbs[table.meaning(choice).verb]


def hint_sentences(considered: Sequence[Considered], session: Session, words: Words) -> list[str]:
    """The choice to make, and what a search expects of it; then what comes next, or would be nearly
    as good."""
    if not considered:
        return []
    best = considered[0]
    if not best.visits:  # no search was made: a good player's own advice
        line = [one.choice for one in considered]
        return _advice(line, session, words, exact=best.value == 1)
    position = session.match.position
    [choice] = _named((best.choice,), session, position, words)
    told = [words.say("table-hint", choice=choice, chance=_percent(best))]
    for other in nearly_as_good(considered):
        [choice] = _named((other.choice,), session, position, words)
        told.append(words.say("table-hint-also", choice=choice, chance=_percent(other)))
    return told


def _percent(considered: Considered) -> int:
    return round(100 * considered.value)


def _advice(line: Sequence[Any], session: Session, words: Words, *, exact: bool) -> list[str]:
    """What a good player would do now and then, and what the last of it comes to."""
    seat = session.asked
    assert seat is not None
    # an imagined world: what nobody has seen must not show in the later choices
    position = session.match.perspective(seat).imagine(Dealer("told"))
    first, *then = _named(line, session, position, words)
    for choice in then:
        first = words.say("table-hint-then", some=first, next=choice)
    key = "table-hint-instinct" if not then else f"table-hint-{'best' if exact else 'line'}"
    why = session.game.explain(position.view(seat), line[-1], words)
    return [words.say(key, choice=first), why]


def _named(line: Sequence[Any], session: Session, position: Any, words: Words) -> Iterator[str]:
    """Each as it is typed, and beside it what it calls by a number; the position is left before the
    last of them."""
    game, seat = session.game, session.asked
    for at, choice in enumerate(line):
        if at:
            position.play(line[at - 1])
        text = game.write(position, choice, words.language)
        name = game.named(game.in_language(position, words.language).view(seat), choice, words)
        yield words.say("table-hint-choice", choice=text, name=name or "none")
