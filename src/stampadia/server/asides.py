"""What a table says when it is asked, from what the seat may know: a hint, the numbers that an
offer changes, why nothing can be chosen somewhere, the page of a lesson. A match stays as it is."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from typing import Any

from stampadia.kernel.chance import Dealer
from stampadia.kernel.coach import Foretold
from stampadia.kernel.errors import IllegalChoice, StaleChoice, WrongSeat
from stampadia.kernel.pending import Ask
from stampadia.server import PACKAGE
from stampadia.server import wire_asides as wire
from stampadia.server.listener import Listener
from stampadia.server.room import OPEN, Room
from stampadia.table.foresight import foresight
from stampadia.table.hints import hint_degrees
from stampadia.table.telling import reason
from stampadia.words import Words


def _must_be_asked(room: Room, seat: int) -> None:
    if room.row.state != OPEN:
        raise IllegalChoice("match-has-not-begun", package=PACKAGE)
    pending = room.match.pending()
    if not isinstance(pending, Ask) or pending.seat != seat:
        raise WrongSeat("not-your-choice")


async def hint(room: Room, seat: int, after: int, words: Words) -> wire.Hint:
    if after != room.match.sequence:
        raise StaleChoice("choice-is-stale")
    _must_be_asked(room, seat)
    advised = await room.hint(seat)
    also = [_offered(room, seat, [text], words)[0] for text in advised.also]
    line = _offered(room, seat, advised.line, words)
    choice = room.game.read(room.match.position, advised.line[0])
    view, choices = room.match.view(seat, words.language), room.match.perspective(seat).choices()
    where, kind = hint_degrees(room.game, view, choice, choices, words)
    return wire.Hint(after, line, also, where, kind)


def _offered(room: Room, seat: int, texts: Sequence[str], words: Words) -> list[wire.OfferOf]:
    """Choices that are made one after the other, as they would be offered; what comes after the
    first is played in an imagined world, so that nothing hidden can show in it."""
    game, position = room.game, room.match.perspective(seat).imagine(Dealer("spoken"))
    offered: list[wire.OfferOf] = []
    for text in texts:
        choice = game.read(position, text)
        told = game.in_language(position, words.language)
        [(note, place)] = game.beside(told.view(seat), [choice], words)
        offered.append(wire.OfferOf(text, game.write(told, choice, words.language), note, place))
        if len(offered) < len(texts):
            position.play(choice)
    return offered


async def foretell(
    room: Room, seat: int, after: int, texts: Sequence[str], words: Words
) -> wire.Foretold:
    """Worked out when it is asked for: for all offers of every table it would cost too much."""
    offers: list[wire.ForetoldOf] = []
    foreseen: Callable[[Any], tuple[Foretold, ...]] | None = None
    for text in texts:
        if after != room.match.sequence:
            return wire.Foretold(after)
        _must_be_asked(room, seat)
        perspective = room.match.perspective(seat)
        choice = perspective.read(text)
        if choice not in perspective.choices():
            raise IllegalChoice("not-legal-now")
        foreseen = foreseen or foresight(perspective, words, Dealer(f"foretold {after}"))
        changes = [
            wire.ChangeOf(one.place, one.name, one.short or one.name, one.was, one.now, one.why)
            for one in foreseen(choice)
        ]
        explanation = room.game.explain(room.match.view(seat, words.language), choice, words)
        offers.append(wire.ForetoldOf(text, explanation, changes))
        await asyncio.sleep(0)  # other tables have their turn
    return wire.Foretold(after, offers)


def reason_of(listener: Listener, text: str) -> str:
    """What the game has to say of a choice that was refused."""
    room = listener.room
    view = room.match.view(listener.seat, listener.language)
    return reason(room.game, view, text, listener.words)


def why(room: Room, seat: int, after: int, place: str, words: Words) -> wire.Why:
    if after != room.match.sequence:
        return wire.Why(after, place)
    _must_be_asked(room, seat)
    told = room.game.why_not(room.match.view(seat, words.language), place, words)
    return wire.Why(after, place, told or words.say("nothing-to-choose-there"))


def lesson(room: Room, seat: int, after: int, words: Words) -> wire.PageOf:
    """To the seat that is asked; who waits has read the page."""
    if after != room.match.sequence:
        return wire.PageOf(after)
    _must_be_asked(room, seat)
    heard = [event for event in room.match.events(seat) if event.name]
    page = room.game.lesson(room.match.view(seat, words.language), heard, words)
    if page is None:
        return wire.PageOf(after)
    return wire.PageOf(after, page.key, page.title, page.text, page.task)
