"""What the careful judgement of a position looks at, and what it does not."""

from __future__ import annotations

from collections.abc import Iterator

from games.generals.random_play import is_endless
from stampadia.games.generals import GAME, GeneralsOptions
from stampadia.games.generals.bots.judgement import chance_to_win
from stampadia.games.generals.choices import COLUMNS
from stampadia.games.generals.content import FRONT, INCOMING, PLAYER
from stampadia.games.generals.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask


def starts_of_turns(seed: str, games: int = 6) -> Iterator[Position]:
    for number in range(games):
        dealer = Dealer(f"{seed} {number}")
        position = GAME.begin(1, GeneralsOptions())
        while not position.over and not is_endless(position):
            pending = position.pending()
            if not isinstance(pending, Ask):
                position.play(dealer.answer(pending))  # type: ignore[arg-type]
                continue
            if position.phase == "play" and not position.plays:
                yield position.clone()
            position.play(GAME.instinct(position, pending, dealer))


def test_life_and_cards_are_worth_having() -> None:
    for position in starts_of_turns("worth having"):
        chance = chance_to_win(position)
        assert 0 < chance < 1
        if position.life_cards:
            poorer = position.clone()
            poorer.life_cards.pop()
            assert chance_to_win(poorer) < chance
        if position.hands[0]:
            poorer = position.clone()
            poorer.hands[0].remove(max(poorer.hands[0], key=lambda card: poorer.deck.worth[card]))
            assert chance_to_win(poorer) < chance


def test_wounding_an_enemy_is_worth_something_and_killing_a_strong_one_more() -> None:
    seen = 0
    for position in starts_of_turns("killed"):
        for column, enemy in enumerate(position.rows[FRONT]):
            numbers = enemy.stack.attack + enemy.stack.life - enemy.wounds if enemy else 0
            if numbers < 3 or position.rows[PLAYER][column] or position.rows[INCOMING][column]:
                continue
            wounded, killed = position.clone(), position.clone()
            unit = wounded.rows[FRONT][column]
            assert unit is not None
            unit.wounds += 1
            killed.put(FRONT, column, None)
            assert chance_to_win(killed) > chance_to_win(wounded) > chance_to_win(position)
            seen += 1
    assert seen > 5


def test_what_has_just_been_printed_is_luck_and_not_looked_at() -> None:
    seen = 0
    for position in starts_of_turns("printed"):
        if position.battle_turns > 1 or len(position.pile) < COLUMNS:
            continue
        # the first turn of a battle: all that waits was printed a moment ago
        other = position.clone()
        for unit in other.rows[INCOMING]:
            if unit is not None:
                unit.wounds += 1
                other.restack(unit, (*unit.stack.cards, other.pile.pop(0)))
                seen += 1
        assert chance_to_win(other) == chance_to_win(position)
    assert seen > 5


def test_a_battle_must_end_some_day() -> None:
    for position in starts_of_turns("some day", games=2):
        later = position.clone()
        later.battle_turns = position.battle_turns + 20
        assert chance_to_win(later) < chance_to_win(position) / 2


def test_healing_actions_still_to_come_count() -> None:
    """At the start of a battle the chance is what the better use of the Healing Actions gives."""
    dealer = Dealer("healing")
    healed = 0
    for _ in range(30):
        position = GAME.begin(1, GeneralsOptions(ink=2))
        while not position.over and not is_endless(position):
            pending = position.pending()
            if not isinstance(pending, Ask):
                position.play(dealer.answer(pending))  # type: ignore[arg-type]
                continue
            if position.phase == "heal" and position.lives() < 5:
                without = position.clone()
                without.phase = "check"
                assert chance_to_win(position) > chance_to_win(without)
                healed += 1
            position.play(GAME.instinct(position, pending, dealer))
    assert healed > 3
