"""Manual: "Setup" and the two adventures' own setups; the optional score."""

from __future__ import annotations

from rulebook.travelers.heroes import asked, choices, hero, play
from rulebook.travelers.table import dungeon, in_dungeon, in_world, region, says, world
from stampadia.games.travelers import choices as n
from stampadia.games.travelers.content import CardSet
from stampadia.games.travelers.instructions import RemoveHeroCards, Win
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.rules.journey import TRAINING_LEVEL
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Over, Shuffle


def test_tracks_begin_at_zero_and_the_level_at_two() -> None:
    position = Position(hero(), CardSet(hero(), world()))
    assert (position.attack, position.defense, position.mana, position.level) == (0, 0, 0, 2)


def test_five_of_eight_shuffled_cards_are_drawn_from_the_bottom() -> None:
    position = Position(hero(), CardSet(hero(), world()))
    assert position.pending() == Shuffle("shuffle", False, tuple(range(8)))
    position.play((7, 6, 5, 4, 3, 2, 1, 0))
    assert sorted(position.hand) == [3, 4, 5, 6, 7] and position.deck == [2, 1, 0]
    assert not position.removed and set(position.sides) == {0}


def test_the_regions_are_shuffled_and_the_token_is_on_the_first_card() -> None:
    position = in_world(world(), grid="987654321")
    assert position.world is not None
    assert position.world.token == 8 and position.world.sides == [0] * 9
    assert asked(position) == "travel"


def test_a_dungeon_begins_with_one_room_and_five_cards_in_the_deck() -> None:
    position = in_dungeon(dungeon())
    assert position.dungeon is not None and list(position.dungeon.table) == [0]


def test_training_is_one_fight_at_level_four() -> None:
    position = Position(hero(), level=TRAINING_LEVEL)
    position.play(tuple(range(8)))
    fight = position.view(0).fight
    assert fight is not None
    assert (position.level, fight.attack, fight.defense) == (4, 3, 5)


def won_with(*, scoring: bool) -> int:
    """What is told of a victory without card 1, with 2 and 6 on their lower halves."""
    position = in_world(world(a2=region(says(RemoveHeroCards(1)), says(Win()))))
    position.scoring = scoring
    position.sides[1] = position.sides[5] = 1
    play(position, n.GO + 1, (n.TAKE, 1))
    events = position.play(choices(position)[0])
    assert position.pending() == Over((1.0,), "won")
    score = {event.name: event.about for event in events}["won"]["score"]
    assert isinstance(score, int)
    return score


def test_the_score_is_one_for_a_single_tip_and_two_for_a_double_one() -> None:
    assert won_with(scoring=True) == 5 * 1 + 2 * 2


def test_the_score_is_told_only_to_who_wants_it() -> None:
    assert won_with(scoring=False) == -1


def test_in_an_imagined_adventure_nobody_knows_what_was_never_seen() -> None:
    lands = world(a2=region(), b2=region(says(Win())))
    position = in_world(lands)
    assert position.world is not None
    imagined = position.imagine(0, Dealer("imagine"))
    assert imagined.world is not None
    imagined.world.turn(1)
    play(imagined, n.GO + 1, (n.TAKE, 1))
    assert isinstance(imagined.over, Over) and imagined.over.how == "unknown"
    assert position.over is None


def test_in_an_imagined_adventure_only_what_was_shuffled_is_shuffled_again() -> None:
    position = in_world(world())
    play(position, n.GO + 1, (n.TAKE, 3), n.GO + 1, (n.TAKE, 1))
    assert position.deck == [5, 6, 7, 2, 0]
    orders = {tuple(position.imagine(0, Dealer(seed)).deck) for seed in range(60)}
    assert len(orders) == 6 and {order[3:] for order in orders} == {(2, 0)}
