"""A thousand random games, with the invariants of every position."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache, partial
from typing import Any, Final, Literal

import pytest

from chunks import chunks
from games.travelers.game_invariants import check, check_closely, check_events, chosen
from games.travelers.handmade import small_set
from games.travelers.marked_sets import marked, sturdy
from games.travelers.wild_sets import wild_set
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import CardSet, Hero
from stampadia.games.travelers.generate.hero.heroes import make_hero
from stampadia.games.travelers.generate.sets import make_set
from stampadia.games.travelers.generate.wishes import Wishes
from stampadia.games.travelers.notation import read, write
from stampadia.games.travelers.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

Kind = Literal["world", "dungeon"]
KINDS: Final[tuple[Kind, ...]] = ("world", "dungeon")
GENERATED: Final = 20
LONGEST: Final = 400
"""Random play need not end; a game this long has shown enough."""
CLOSELY: Final = 40
"""One position in so many is looked at closely."""
CHUNKS: Final = 10
GAMES_IN_A_CHUNK: Final = 50
WILD: Final = 20
WILD_GAMES_OF_A_SET: Final = 4


@cache
def sets(kind: Kind) -> tuple[CardSet, ...]:
    """Half of the games are played with the set that has every instruction."""
    made = [make_set(f"random-{number}", Wishes(kind=kind)) for number in range(GENERATED)]
    return marked(small_set(kind)), *(marked(one) for one in made)


@cache
def heroes() -> tuple[Hero, ...]:
    made = [make_hero(f"random-{number}") for number in range(3)]
    return *made, *(sturdy(hero) for hero in made)


def bold(position: Position, dealer: Dealer) -> Any:
    """Anything, but mostly what wins fights: an ability, the end of Plan, a paid Exhaust Effect."""
    pending = position.pending()
    if isinstance(pending, Ask) and dealer.below(4):
        paid = [choice for choice in pending.choices if n.PAY <= choice < n.HIT]
        for wanted in (n.ACTIVATE, n.END, *paid[:1]):
            if wanted in pending.choices:
                return wanted
    return chosen(position, dealer)


def begun(kind: Kind, number: int) -> Position:
    known = sets(kind)
    card_set = known[0] if number % 2 else known[1 + number // 2 % GENERATED]
    return Position(hero(number), card_set)


def begun_wild(kind: Kind, number: int) -> Position:
    return Position(hero(number), marked(wild_set(kind, number // WILD_GAMES_OF_A_SET)))


def hero(number: int) -> Hero:
    return heroes()[number % len(heroes())]


def play_out(
    begin: Callable[[], Position], number: int, closely: int = CLOSELY, longest: int = LONGEST
) -> str:
    """One game; how it ended."""
    position = begin()
    dealer = Dealer(f"random-games/{position.adventure.serial}/{number}")
    choose = bold if number % len(heroes()) >= len(heroes()) // 2 else chosen
    done: list[str] = []
    for count in range(longest):
        check(position)
        if count % closely == number % closely:
            check_closely(position, dealer)
        if isinstance(position.pending(), Over):
            break
        choice = choose(position, dealer)
        done.append(write(position, choice))
        events = position.play(choice)
        if count % 5 == 0:
            check_events(position, list(events))
    assert replayed(begin(), done).digest() == position.digest()
    return position.over.how if position.over else "long"


def replayed(position: Position, lines: list[str]) -> Position:
    for line in lines:
        position.play(read(position, line))
    return position


@chunks(CHUNKS, normally=1)
@pytest.mark.parametrize("kind", KINDS)
def test_random_games_keep_the_invariants(kind: Kind, chunk: int) -> None:
    numbers = range(chunk * GAMES_IN_A_CHUNK, (chunk + 1) * GAMES_IN_A_CHUNK)
    ends = Counter(play_out(partial(begun, kind, number), number) for number in numbers)
    assert {"won", "defeated"} <= ends.keys(), "games that all end alike show little"


@chunks(4, normally=1)
@pytest.mark.parametrize("kind", KINDS)
def test_random_games_with_texts_that_say_anything(kind: Kind, chunk: int) -> None:
    for number in range(chunk * WILD, (chunk + 1) * WILD):
        play_out(partial(begun_wild, kind, number), number)


@pytest.mark.deep
@pytest.mark.parametrize("begin", [begun, begun_wild])
@pytest.mark.parametrize("kind", KINDS)
def test_random_games_keep_the_invariants_at_length(
    begin: Callable[[Kind, int], Position], kind: Kind
) -> None:
    for number in range(1_000, 1_200):
        play_out(partial(begin, kind, number), number, closely=7, longest=2_000)
