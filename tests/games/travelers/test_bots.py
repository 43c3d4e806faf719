"""The honest player: it answers everything, sees nothing that is hidden, and wins."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import pytest

from examples import DEEP, examples
from games.travelers.handmade import small_set
from games.travelers.wandering import at_random
from rulebook.travelers.table import dungeon, in_dungeon
from stampadia.games.travelers import GAME, bots
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.adventures import ADVENTURES
from stampadia.games.travelers.bots import ANSWERS
from stampadia.games.travelers.bots.fights import hurt
from stampadia.games.travelers.bots.hands import LIFE, REMOVED, Hands, Wear, wear_of
from stampadia.games.travelers.bots.lives import lives
from stampadia.games.travelers.bots.prospects import Foe, fight_cost
from stampadia.games.travelers.bots.routes import (
    DESPERATE,
    LATE,
    STEP,
    Way,
    best_way,
    eagerness,
    fear_left,
)
from stampadia.games.travelers.bots.solver import Situation, reach
from stampadia.games.travelers.bots.texts import Visit
from stampadia.games.travelers.content import Enemy, Meeting
from stampadia.games.travelers.generate.hero.heroes import make_hero
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.combat_turn import begin_fight
from stampadia.games.travelers.rules.ending import Finished
from stampadia.games.travelers.rules.fight import Fight
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Chance, Over
from stampadia.workbench.bilingual import Text

LONGEST: Final = 1500
KINDS: Final = "world", "dungeon"


def honest(position: Position, dealer: Dealer) -> int:
    choice: int = ADVENTURES.honest(position.imagine(0, dealer), dealer)
    return choice


def asked(kind: str, seed: str, at_most: int = LONGEST) -> Iterator[Position]:
    """Whenever somebody is asked, in the game of a wanderer who can fight."""
    made = small_set(kind)  # type: ignore[arg-type]
    luck = Dealer(seed)
    position = Position(made.hero, made)
    for _ in range(at_most):
        pending = position.pending()
        if isinstance(pending, Over):
            return
        if isinstance(pending, Ask):
            yield position
            player = at_random if position.fight is None else honest
            position.play(player(position, luck))
        else:
            position.play(luck.answer(pending))


def how_it_ends(kind: str, seed: str) -> str:
    made = small_set(kind)  # type: ignore[arg-type]
    luck, mind = Dealer(seed), Dealer(f"{seed} player")
    position = Position(made.hero, made)
    for _ in range(LONGEST):
        pending = position.pending()
        if isinstance(pending, Over):
            return pending.how
        position.play(next_of(position, luck, mind))
    return "endless"


def next_of(position: Position, luck: Dealer, mind: Dealer) -> Any:
    pending = position.pending()
    if isinstance(pending, Ask):
        return honest(position, mind)
    assert isinstance(pending, Chance)
    return luck.answer(pending)


@pytest.mark.parametrize("kind", KINDS)
def test_it_wins_what_can_be_won(kind: str) -> None:
    games = examples(12)
    ends = [how_it_ends(kind, f"won {number}") for number in range(games)]
    assert ends.count("won") >= 0.8 * games
    assert "endless" not in ends


def test_whoever_is_desperate_goes_for_the_last_fight() -> None:
    """A room that would be useful, and the fight that the mission needs: the one is safe."""
    useful, last_fight = ("room", 1), ("symbol", 2)
    visits = {useful: Visit(40.0, 0.0), last_fight: Visit(400.0, 700.0)}
    ways = [Way(STEP, useful, 11), Way(STEP, last_fight, 12)]
    assert best_way(ways, visits.__getitem__, eagerness=0.0, fear=1.0) == 11
    assert best_way(ways, visits.__getitem__, eagerness=0.0, fear=0.0) == 12


def test_patience_and_fear_wear_off() -> None:
    position = Position(small_set("world").hero, small_set("world"))
    assert (eagerness(position), fear_left(position)) == (1.0, 1.0)
    position.turn = LATE
    assert (eagerness(position), fear_left(position)) == (0.0, 1.0)
    position.turn = DESPERATE
    assert fear_left(position) == 0.0


@pytest.mark.parametrize("kind", KINDS)
def test_every_question_gets_a_legal_answer(kind: str) -> None:
    dealer = Dealer("answers")
    met: set[str] = set()
    for game in range(4):
        for number, position in enumerate(asked(kind, f"legal {game}", 400)):
            step = position.agenda[-1].name
            if step in met and number % (4 if DEEP else 12):
                continue
            ask = position.pending()
            assert isinstance(ask, Ask)
            met.add(step)
            assert bots.instinct(position, ask, dealer) in ask.choices
            assert set(bots.candidates(position, ask)) <= set(ask.choices)
            assert 0.0 <= bots.appraise(position)[0] <= 1.0
    assert met - ANSWERS.keys() <= {"migrate", "attach"}
    assert len(met) > 12


@pytest.mark.parametrize("kind", KINDS)
def test_what_is_hidden_changes_no_answer(kind: str) -> None:
    """The real position and an imagined one differ in everything that nobody has seen."""
    for position in asked(kind, "hidden", 150):
        ask = position.pending()
        assert isinstance(ask, Ask)
        world = position.imagine(0, Dealer("another order"))
        there = world.pending()
        assert isinstance(there, Ask)
        told = bots.instinct(position, ask, Dealer("same"))
        assert bots.instinct(world, there, Dealer("same")) == told


def test_the_training_is_won() -> None:
    position = Position(make_hero("training"), level=4)
    mind, luck = Dealer("mind"), Dealer("luck")
    for _ in range(200):
        if position.over is None:
            position.play(next_of(position, luck, mind))
    assert position.over is not None
    assert position.over.how == "won"


# Hands


def test_a_loss_tells_what_it_is_made_of() -> None:
    for turned in range(10):
        for removed in range(10 - turned):
            assert wear_of(LIFE * turned + REMOVED * removed) == Wear(turned, removed)


def test_the_broad_search_comes_near_the_exact_one() -> None:
    wanted = found = 0
    for number in range(6):
        hero = make_hero(f"broad {number}")
        hand = tuple((card, 0) for card in Dealer(number).shuffled(range(8))[:5])
        exact = reach(Situation(hero, 4, hand))
        options = Hands(hero).options(4, hand)
        most = max(option.attack for option in options)
        assert most <= exact.attack
        assert max(option.defense for option in options) <= exact.defense
        wanted += exact.attack
        found += most
    assert found >= 0.9 * wanted


def test_a_plan_can_be_played_and_brings_what_it_says() -> None:
    hero = make_hero("plans")
    position = fighting(hero_seed="plans", enemy=Enemy(Text("", ""), 2, 3, 30))
    options = Hands(hero).options(position.level, tuple(position.hand_cards()))
    assert len(options) > 3
    for option in options:
        twin = position.clone()
        for choice in (*option.choices, n.END):
            twin.play(choice)
        assert twin.attack <= option.attack
        assert twin.defense <= option.defense


# Fights


def fighting(enemy: Enemy, hero_seed: str = "fights", *, may_leave: bool = False) -> Position:
    """The first Combat Turn of a fight, before its Opening Card."""
    position = Position(make_hero(hero_seed))
    position.agenda = [Finished("won", 1.0)]
    begin_fight(position, Fight(enemy, may_leave=may_leave))
    position.look_again()
    shuffle = position.pending()
    assert not isinstance(shuffle, Ask | Over)
    position.play(Dealer("fights").answer(shuffle))
    return position


def played_turn(position: Position) -> None:
    turns = position.turn
    while position.turn == turns and isinstance(position.pending(), Ask):
        position.play(honest(position, Dealer("turn")))


def test_a_weak_enemy_is_defeated_at_once_and_nothing_is_lost() -> None:
    position = fighting(Enemy(Text("", ""), 2, 2, 2))
    before = lives(position)
    played_turn(position)
    assert isinstance(position.pending(), Over)
    assert lives(position) == before


def test_a_fight_that_cannot_be_won_is_left_where_that_is_allowed() -> None:
    position = fighting(Enemy(Text("", ""), 0, 9, 90), may_leave=True)
    assert honest(position, Dealer("leaves")) == n.LEAVE


def test_an_enemy_that_cannot_be_beaten_yet_is_blocked() -> None:
    position = fighting(Enemy(Text("", ""), 2, 3, 90))
    before = lives(position)
    played_turn(position)
    assert lives(position) >= before - 1


def test_upper_halves_take_the_hits() -> None:
    position = Position(make_hero("hits"))
    position.hand, position.deck = [0, 1, 2], [3, 4, 5, 6, 7]
    position.sides[2] = position.sides[5] = 1
    costs = {card: hurt(position, card) for card in range(8)}
    assert max(costs[card] for card in (0, 1, 3, 4, 6, 7)) < min(costs[2], costs[5])


def test_a_stronger_enemy_is_expected_to_cost_more() -> None:
    position = Position(make_hero("cost"))
    weak, strong = Foe(2, 2), Foe(9, 16)
    assert fight_cost(position, weak) < fight_cost(position, strong)
    assert fight_cost(position, strong, level=8) < fight_cost(position, strong, level=3)


# The game


def test_the_game_hands_its_questions_on() -> None:
    position = next(asked("world", "handed on"))
    ask = position.pending()
    assert isinstance(ask, Ask)
    choice = bots.instinct(position, ask, Dealer("game"))
    assert GAME.instinct(position, ask, Dealer("game")) == choice
    assert GAME.appraise(position) == bots.appraise(position)


def test_an_offer_that_is_refused_is_not_walked_to_again() -> None:
    """Nothing changes between two steps on a symbol, so whoever refused once would for ever."""
    giant = Enemy(Text("Giant", "Gigante"), level=8, attack=15, defense=40)
    position = in_dungeon(dungeon(r1A=("choice", Meeting(enemy=giant))))
    pending = position.pending()
    assert isinstance(pending, Ask) and position.agenda[-1].name == "offer"
    assert bots.instinct(position, pending, Dealer("offer")) == n.NO
    position.play(n.NO)
    assert position.dungeon is not None
    position.dungeon.fulfilled = True  # so that no unknown room tempts it away
    pending = position.pending()
    assert isinstance(pending, Ask) and n.SYMBOL in pending.choices
    assert bots.instinct(position, pending, Dealer("offer")) != n.SYMBOL
