"""How hard a set is: the honest player plays its adventure many times, with the set's own hero and
with ten others."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache, partial
from hashlib import blake2b
from typing import Final

from stampadia.games.travelers import bots
from stampadia.games.travelers.content import CardSet, Hero
from stampadia.games.travelers.generate.strength import reference_hero, references
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.set_file import write_set
from stampadia.kernel.chance import Dealer
from stampadia.kernel.days import Rating
from stampadia.kernel.pending import Ask, Over
from stampadia.kernel.rating import Played, play_games, summed_up

GAMES: Final = 40
"""A game of this honest player takes half a second to a whole one."""
LONGEST: Final = 1_500
"""A game with more decisions than that leads nowhere: it counts as not won."""

Player = Callable[[Position, Dealer], int]


def fingerprint(made: CardSet) -> str:
    """Of what its file would say, so that a set that was read has the one of the set written."""
    return blake2b(write_set(made).encode(), digest_size=8).hexdigest()


def rate(made: CardSet, games: int = GAMES) -> Rating:
    return summed_up(play_games(partial(play_game, made), games))


def rate_with_others(made: CardSet, games: int) -> Rating:
    """The same adventure with the ten heroes that enemies are set by, so many times with each."""
    played = [
        play_game(made, number, hero=hero) for hero in reference_heroes() for number in range(games)
    ]
    return summed_up(played)


@cache
def reference_heroes() -> tuple[Hero, ...]:
    return tuple(reference_hero(one.key, one.seed) for one in references())


def streams(made: CardSet, number: int) -> tuple[Dealer, Dealer]:
    """The shuffles of a game and what its player draws, by the set and the game's number: what else
    is played changes neither."""
    stream = Dealer(f"rating/{fingerprint(made)}").child(number)
    return stream.child("table"), stream.child("player")


def honest(position: Position, dealer: Dealer) -> int:
    """What the honest player does: it is handed what it may know."""
    world = position.imagine(0, dealer)
    ask = world.pending()
    assert isinstance(ask, Ask)
    choice: int = bots.instinct(world, ask, dealer)
    return choice


def at_random(position: Position, dealer: Dealer) -> int:
    """For comparison."""
    ask = position.pending()
    assert isinstance(ask, Ask)
    choice: int = dealer.one_of(ask.choices)
    return choice


def play_game(
    made: CardSet, number: int, player: Player = honest, hero: Hero | None = None
) -> Played:
    luck, mind = streams(made, number)
    position = Position(hero or made.hero, made)
    decisions = 0
    while decisions < LONGEST:
        pending = position.pending()
        if isinstance(pending, Ask):
            decisions += 1
            position.play(player(position, mind))
        elif isinstance(pending, Over):
            return Played(pending.how == "won", position.turn, decisions, position.score())
        else:
            position.play(luck.answer(pending))
    return Played(False, position.turn, decisions, 0)
