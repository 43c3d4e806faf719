"""Imagined worlds: really different, fair where nothing is known, right where something is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from fractions import Fraction

from games.stampede.random_play import FORMS, begin, play_on, sampled
from leaks import worlds_of
from stampadia.games.stampede.choices import PLACES, RETURN, SWAP_WITH
from stampadia.games.stampede.content import BACK, NAMES, OTHER, Family, kind_of
from stampadia.games.stampede.knowledge import mixed, seen
from stampadia.games.stampede.position import Position
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

HIPPO = kind_of(NAMES.index("hippo"), NAMES.index("lion"))
LION = kind_of(NAMES.index("lion"), NAMES.index("hippo"))
WORLDS = 1000
NEAR = 0.08
"""Five standard deviations of a share of one half in that many worlds."""


def dealt(seed: str) -> Position:
    position = begin((3, "none"))
    dealer = Dealer(seed)
    while not isinstance(position.pending(), Ask):
        play_on(position, dealer)
    return position


def unseen_cards(position: Position, seat: int) -> list[int]:
    """Cards of other hands and of the pile."""
    hands = [card for other, hand in enumerate(position.hands) if other != seat for card in hand]
    return hands + position.pile


def test_worlds_differ() -> None:
    for form in FORMS:
        for position in sampled(form, f"differ {form}", every=9, plies=40):
            for seat in range(position.seats):
                worlds = worlds_of(position, seat, Dealer(f"differ {position.turn} {seat}"))
                assert len({world.digest() for world in worlds}) == len(worlds)


def test_an_unknown_front_is_either_animal_of_its_back_equally_often() -> None:
    position = dealt("fair fronts")
    kinds = position.kinds
    unseen = unseen_cards(position, 0)
    seen_backs = {BACK[kinds[card]] for card in range(len(kinds)) if card not in unseen}
    nothing_known = [card for card in unseen if BACK[kinds[card]] not in seen_backs]
    assert len(nothing_known) > 20
    lower = Counter[int]()
    for world in worlds_of(position, 0, Dealer("fair worlds"), WORLDS):
        for card in nothing_known:
            lower[card] += world.kinds[card] >> 3 < OTHER[world.kinds[card]]
    assert all(abs(lower[card] / WORLDS - 0.5) < NEAR for card in nothing_known)


def test_a_back_whose_other_cards_lie_open_has_but_one_front_left() -> None:
    position = dealt("one front left")
    kinds = position.kinds
    unseen = unseen_cards(position, 0)
    left = Counter(BACK[kinds[card]] for card in unseen)
    certain = [card for card in unseen if left[BACK[kinds[card]]] == 1]
    assert certain
    for world in worlds_of(position, 0, Dealer("certain")):
        assert all(world.kinds[card] == kinds[card] for card in certain)


def test_any_hidden_card_of_the_pile_can_be_the_second() -> None:
    """The top's back is seen, the order below it is not."""
    position = dealt("fair pile")
    below = len(position.pile) - 1
    second = Counter(
        world.pile[-2] for world in worlds_of(position, 0, Dealer("pile worlds"), WORLDS)
    )
    assert len(second) == below
    assert max(second.values()) < 3 * WORLDS / below
    for world in worlds_of(position, 0, Dealer("tops")):
        assert BACK[world.kinds[world.top()]] == BACK[position.kinds[position.top()]]


# What was seen is remembered: told here by the bare rules, without asking the knowledge.


def turns_with(step: str) -> Iterator[tuple[Position, int, Dealer]]:
    """Positions where this step is to be decided, with the choice that random play makes."""
    for number in range(12):
        dealer = Dealer(f"recall {step} {number}")
        position = begin((3, "none"))
        while not isinstance(pending := position.pending(), Over):
            if isinstance(pending, Ask) and position.agenda[-1].name == step:
                choice = dealer.one_of(pending.choices)
                yield position, choice, dealer.child(position.turn)
                position.play(choice)
            else:
                play_on(position, dealer)


def test_after_a_crocodile_both_remember_the_hand_they_gave() -> None:
    swaps = 0
    for before, choice, dealer in turns_with("swap-hands"):
        seat, other = before.active, choice - SWAP_WITH
        after = before.clone()
        after.play(choice)
        if after.over:
            continue
        swaps += 1
        drawer = after.active  # the next player has drawn a card on top of it
        for giver, owner in ((seat, other), (other, seat)):
            given = Counter(before.kinds[card] for card in before.hands[giver])
            for world in worlds_of(after, giver, dealer):
                hand = Counter(world.kinds[card] for card in world.hands[owner])
                assert given <= hand and hand.total() == 3 + (owner == drawer)
    assert swaps > 10


def test_who_returns_a_card_remembers_it_where_it_lies() -> None:
    returns = 0
    for before, choice, dealer in turns_with("return-former-hand"):
        seat = before.active
        kind, place = divmod(choice - RETURN, PLACES)
        after = before.clone()
        after.play(choice)
        if len(after.pile) != len(before.pile) + 1:
            continue  # cards were drawn as well, and the place has moved
        returns += 1
        others = {
            world.kinds[world.pile[-1 - place]]
            for other in range(after.seats)
            if other != seat
            for world in worlds_of(after, other, dealer)
        }
        assert {BACK[known] for known in others} == {BACK[kind]}
        assert kind in others
        for world in worlds_of(after, seat, dealer):
            assert world.kinds[world.pile[-1 - place]] == kind
    assert returns > 10


def test_a_known_card_that_mixes_with_a_twin_keeps_its_odds() -> None:
    """Four cards show hippo|lion: two hippos, two lions. A hippo that everybody saw joins an
    unknown card of that back in another's hand. Of the three other cards one is a hippo and two
    are lions, so the pair holds a lion in two cases of three, not in four rows of five."""
    family = Family((0, 1, 2, 3), (HIPPO, HIPPO, LION, LION))
    known = seen(family, 0, HIPPO, family.anything)
    assert sum(known) == 3
    pair = mixed(family, (0, 1), known)
    with_lion = sum(
        weight for row, weight in zip(family.rows, pair, strict=True) if LION in row[:2]
    )
    assert Fraction(with_lion, sum(pair)) == Fraction(2, 3)
    # One of the pair is then shown to be a hippo. It was the known one or its twin:
    # of 6 stories, HH tells both ways (2) and HL shows the hippo in half of its 4.
    shown = seen(family, 0, HIPPO, pair)
    other_is_lion = sum(
        weight for row, weight in zip(family.rows, shown, strict=True) if row[1] == LION
    )
    assert Fraction(other_is_lion, sum(shown)) == Fraction(1, 2)
