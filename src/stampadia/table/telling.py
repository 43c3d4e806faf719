"""A table in sentences: the question, who sits where, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from stampadia.kernel.coach import Page
from stampadia.kernel.event import Event, told_to
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.position import View
from stampadia.table.rolling import roll_question
from stampadia.table.seats import YOU
from stampadia.table.session import Session
from stampadia.words import Words, capital

RESIGNED: Final = "resigned"
"""How a match ends by seats that gave up, before any rule ended it."""


def reason(game: Game, view: View, text: str, words: Words) -> str:
    """Why a text that could be a choice is none now, if the game has more to say of the place that
    it speaks of."""
    place = game.place_meant(view, text)
    return game.why_not(view, place, words) if place else ""


def question_now(session: Session, words: Words) -> str:
    """What has to be decided, or what has to be rolled."""
    if session.rolling is not None:
        view = session.view(session.asked)
        return roll_question(session.game, session.rolling, view, words)
    return session.game.question(session.view(session.asked), words)


def texts_left_to_people(session: Session, words: Words) -> str:
    """That some cards say what only people understand, told as the match begins; else nothing."""
    match = session.match
    unread, texts = match.game.unread_texts(match.options, match.content)
    return words.say("table-unread", count=unread, texts=texts) if unread else ""


def who_won(over: Over, seat: int | None, say: Words) -> str:
    """The winners, from this seat's side; works for games whose events do not tell it."""
    if not over.winners:
        # in a game against the game itself, which may have its own words for it
        key = f"lost-{over.how}"
        told = say.say(key)
        return told if told != key else say.say("table-end-nobody")
    others = [say.who("who", winner + 1) for winner in over.winners if winner != seat]
    named = {}
    for form in others[0] if others else ():
        *some, last = (one[form] for one in others)
        named[form] = say.say("table-and", some=", ".join(some), last=last) if some else last
    you = "no" if seat not in over.winners else "among" if others else "alone"
    return capital(say.say("table-won", you=you, others=len(others), **named))


def how_won(over: Over, turn: int, say: Words) -> str:
    """With what and when, or only when if the game has no words for it."""
    key = f"how-{over.how}"
    how = say.say(key)
    if how == key or not over.winners:
        return say.say("table-end-turn", turn=turn)
    return say.say("table-end-how", how=how, turn=turn)


def outcome(over: Over, seat: int | None, turn: int, say: Words) -> list[str]:
    """First the one thing to know, then with what and when: the winners, or who has given up, for
    then nobody has won by the rules."""
    if over.how != RESIGNED:
        return [who_won(over, seat, say), how_won(over, turn, say)]
    if over.winners and seat in over.winners:
        return [say.say("table-others-gave-up", turn=turn)]
    together = not over.winners and len(over.returns) > 1
    you = "nobody" if seat is None else "among" if together else "alone"
    told = [say.say("table-gave-up", you=you, turn=turn)]
    return [*told, who_won(over, seat, say)] if over.winners else told


def how_ended(session: Session, say: Words) -> list[str]:
    """With what and when, and the score; of a lesson its last words."""
    over = session.over
    assert over is not None
    view = session.view(session.onlooker())
    done = _after_lesson(session, say)
    if last := session.game.last_words(view, say):
        return [*last, *done]
    _, *how = outcome(over, session.onlooker(), session.match.position.turn, say)
    return [*how, *session.game.score(view, over, say), *done]


def _after_lesson(session: Session, words: Words) -> list[str]:
    """Where one goes on who has been taught."""
    game = session.game
    if not session.lesson or game.lesson_wishes is None:
        return []
    daily = "no" if game.adventures is None else "yes"
    return [words.say("table-lesson-done", daily=daily, command=f"stampadia play {game.name}")]


def page_now(session: Session, words: Words) -> Page | None:
    """The page of a lesson that fits what has to be decided; none where no lesson is given."""
    seat = session.onlooker()
    if session.over or not session.lesson:
        return None
    return session.game.lesson(session.view(seat), session.heard(seat), words)


def page_heading(page: Page, read: Sequence[str], words: Words) -> str:
    """What it is about, with its number among those that were read, of which it is one."""
    return words.say("table-lesson-page", number=read.index(page.key) + 1, title=page.title)


def pages_read(session: Session, words: Words) -> list[str]:
    """The keys of the pages that whoever goes on with a match has read before, up to the one they
    left it at, in the order in which they came."""
    game, seat = session.game, session.onlooker()
    read: list[str] = []
    if not session.resumed or not session.lesson:
        return read
    position, events = session.match.start(), list[Event]()
    lines = session.match.lines
    happened = [line.text for line in lines if line.kind in ("choice", "chance")]
    for text in (*happened, None):
        if isinstance(position.pending(), Ask):
            page = game.lesson(position.view(seat), list(told_to(seat, events)), words)
            if page and page.key not in read:
                read.append(page.key)
        if text is not None:
            events += position.play(game.read(position, text))
    return read


def player_name(spec: str, say: Words) -> str:
    """ "search (400 a move)" for `search:400`; people are people."""
    if spec == YOU:
        return say.say("table-player-you")
    name, _, budget = spec.partition(":")
    plain = say.say(f"table-player-{name}")
    return f"{plain} {budget}" if budget else plain
