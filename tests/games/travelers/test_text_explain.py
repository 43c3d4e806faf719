"""What a choice would do, told from the view alone: worked examples, and promises that are kept."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from games.travelers.odd_heroes import odd_enemy, odd_hero
from games.travelers.readable import ENGLISH, ITALIAN, assert_same_facts, random_games
from rulebook.travelers.heroes import at_the_table, half, hero, play, says, with_fight
from rulebook.travelers.table import dungeon, enemy, in_dungeon, in_world, meets, region, to, world
from stampadia.games.travelers import choices as n
from stampadia.games.travelers import text
from stampadia.games.travelers.content import CardSet, Modifier
from stampadia.games.travelers.instructions import (
    AllowLeaving,
    Choose,
    DiscardCards,
    DrawCards,
    Exhaust,
    Gain,
    HasElement,
    IgnoreModifier,
    Instruction,
    Pay,
    RemoveHeroCards,
    RepeatAbility,
    TakeBack,
    Teleport,
    Transfer,
)
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.text.explain import next_ability
from stampadia.games.travelers.text.foresight import brings, fate, figures, outcome
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.workbench.bilingual import Text

ACTIVATE, END, LEAVE = n.ACTIVATE, n.END, n.LEAVE


def explained(position: Position, step: tuple[int, int] | int) -> str:
    """In English; the Italian must name the same numbers."""
    choice = step if isinstance(step, int) else step[0] + step[1] - 1
    pending = position.pending()
    assert isinstance(pending, Ask)
    assert choice in pending.choices
    view = position.view(0)
    told = text.explain(view, choice, ENGLISH)
    assert_same_facts(told, text.explain(view, choice, ITALIAN))
    return told


# The Combat Turn


def test_an_opening_card_fills_the_mana_up_to_the_level() -> None:
    position = at_the_table(
        hero(a1=half(value=5, element="fire"), a2=half(says(3, Gain("mana", 1)), value=2))
    )
    assert explained(position, (n.OPEN, 1)) == (
        "Opening Card: Mana 0 + 5, at most 4 at Level 4: 4. In play: Fire, a single-tipped Banner, "
        "Constellation 2. First ability: (1) Gain 2 Attack."
    )
    assert explained(position, (n.OPEN, 2)) == (
        "Opening Card: Mana 0 + 2 = 2. In play: no Element, a single-tipped Banner, Constellation "
        "1. First ability, too dear for now: (3) Gain 1 Mana."
    )


def planning(**cards: object) -> Position:
    """Card 1 is open: Mana 3, a first ability of 1 Mana for 2 Attack, a second for 1 Defense."""
    position = at_the_table(hero(**cards))  # type: ignore[arg-type]
    play(position, (n.OPEN, 1))
    return position


@pytest.mark.parametrize(
    ("step", "told"),
    [
        (
            (n.CHARGE, 2),
            "Charge: Mana 3 + 3, at most 4 at Level 4: 4. One more single-tipped Banner in play, "
            "2 in all.",
        ),
        ((n.INFUSE, 3), "Infuse: Constellation 1-2; Water in play, 1 in all. No Mana."),
        ((n.INFUSE, 2), "Infuse: Constellation 2-2, no Element. No Mana."),
        (
            (n.ADD, 3),
            "Add: the next ability is (2) Gain 4 Defense. The Main Banner becomes single-tipped. "
            "New in play: Water. No Mana. Covered and lost: (1) Gain 2 Attack.",
        ),
        (
            (n.STRAIN_DEFENSE, 2),
            "Strain: Mana 3 - 1 = 2, Defense 0 + 1 = 1. It must be exhausted later: Pay 1 Mana: "
            "discard. Else: turn, discard.",
        ),
        (ACTIVATE, "Activate: (1) Gain 2 Attack. Mana 3 - 1 = 2. Attack 0 → 2."),
        (
            END,
            "End Plan: Attack 0 does not reach Defense 5; Attack 3 against your Defense 0: 3 hits. "
            "Exhaust asks for 1 Mana, 3 left: enough.",
        ),
    ],
)
def test_plan_is_worked_out(step: tuple[int, int] | int, told: str) -> None:
    position = planning(a3=half(says(2, Gain("defense", 4)), element="water"))
    assert explained(position, step) == told


def test_enough_attack_defeats_the_enemy() -> None:
    position = planning()
    position.attack = 5
    assert explained(position, END).startswith(
        "End Plan: Attack 5 reaches Defense 5: the enemy is defeated."
    )


def test_the_modifier_of_what_is_in_play_now_counts() -> None:
    wary = Modifier(Text("Wary"), "defense", 2, cards="<=", count=1)
    position = with_fight(planning(), modifier=wary)
    position.attack = 5
    assert "Attack 5 does not reach Defense 7" in explained(position, END)
    play(position, (n.INFUSE, 2))
    assert "Attack 5 reaches Defense 5" in explained(position, END)


def test_a_trap_is_won_by_a_successful_defense() -> None:
    trap = Modifier(Text("Snare"), trap=True)
    position = with_fight(planning(), defense=None, modifier=trap)
    assert "its Defense cannot be reached; Attack 3" in explained(position, END)
    position.defense = 3
    assert "Attack 3 against your Defense 3: a successful Defense, which wins here." in explained(
        position, END
    )


def test_an_ability_whose_condition_is_not_met_brings_nothing() -> None:
    burning = says(1, Gain("attack", 6), when=(HasElement("fire"),))
    position = planning(a1=half(burning))
    assert explained(position, ACTIVATE) == (
        "Activate: (1) If 1 Fire in play: gain 6 Attack. Mana 3 - 1 = 2. The condition is not met, "
        "or it cannot be paid: it brings nothing now."
    )


def test_what_was_paid_and_transferred_is_told_together() -> None:
    turning = says(1, Gain("defense", 4), Pay("defense", 1), Transfer("defense", "attack"))
    position = planning(a1=half(turning))
    assert explained(position, ACTIVATE).endswith("Mana 3 - 1 = 2. Attack 0 → 3.")


def test_infuse_cards_that_return_are_announced() -> None:
    position = planning(a1=half(says(1, TakeBack(2))))
    play(position, (n.INFUSE, 2))
    assert explained(position, ACTIVATE).endswith("Up to 2 Infuse cards may return to the hand.")
    play(position, ACTIVATE)
    assert "returns to the hand" in explained(position, (n.TAKE, 2))
    assert explained(position, END) == "No Infuse card returns any more."


# Exhaust and hits


def test_exhaust_is_paid_or_the_card_is_turned() -> None:
    position = planning()
    play(position, (n.CHARGE, 2), END)
    assert explained(position, (n.PAY, 1)) == (
        "Exhaust paid: Mana 4 - 1 = 3. Card (1) goes on top of the Discard Deck as it is."
    )
    assert explained(position, (n.EXHAUST, 1)) == (
        "Exhaust unpaid: Card (1) is turned to Card and goes on top of the Discard Deck."
    )
    assert "there is nothing to pay" in explained(position, (n.EXHAUST, 2))


def test_exhaust_without_a_price() -> None:
    position = planning(a1=half(exhaust=Exhaust(None, "discard")))
    play(position, END)
    assert explained(position, (n.EXHAUST, 1)) == (
        "Exhaust, nothing to pay: Card (1) goes on top of the Discard Deck as it is."
    )
    assert [event.about["cost"] for event in position.play(n.EXHAUST)[:1]] == [-1]


@pytest.mark.parametrize(
    ("form", "side", "told"),
    [
        ("plain", 0, "Card (2) is turned to Card and goes on top of the Discard Deck."),
        ("plain", 1, "Card (2) is removed; Hero Cards that remain: 7."),
        ("shield", 0, "Card (2) is a shield in hand: it is only discarded."),
        ("shield", 1, "Card (2) is turned to Card and goes on top of the Discard Deck."),
        (
            "deflect",
            1,
            "Card (2) is removed; Hero Cards that remain: 7. It leaves +3 Attack behind.",
        ),
        ("discard", 1, "Card (2) goes on top of the Discard Deck as it is."),
        ("turn", 1, "Card (2) is turned to Card and goes on top of the Discard Deck."),
        ("tenacity", 0, "goes on top of the Discard Deck. It leaves +2 Defense behind."),
    ],
)
def test_hits_follow_the_exhaust_effect_without_paying(form: str, side: int, told: str) -> None:
    special = half(exhaust=Exhaust(1, form))  # type: ignore[arg-type]
    position = planning(a2=special, b2=special)
    position.sides[1] = side
    play(position, END, (n.PAY, 1))
    assert explained(position, (n.HIT, 2)).startswith("A hit, nothing can be paid: ")
    assert explained(position, (n.HIT, 2)).endswith(told)


def test_the_last_card_is_announced() -> None:
    position = planning()
    play(position, END, (n.PAY, 1))
    position.sides[1] = 1
    position.removed = [0, 2, 3, 4, 5, 6, 7]
    position.hand, position.deck = [1], []
    position.look_again()
    assert explained(position, (n.HIT, 2)).endswith("the last one: the hero is defeated.")


def test_an_anchor_goes_to_the_bottom() -> None:
    position = planning(a1=half(exhaust=Exhaust(1, "anchor")))
    play(position, END)
    assert "to the bottom of the Discard Deck, and is drawn next" in explained(position, (n.PAY, 1))


# Adventures


def test_a_move_tells_what_waits_and_what_it_costs() -> None:
    lands = world(a2=region(enemy=enemy(3, 2, 4), open=("attack",)), a3=region(bonus=(1, 1, 1)))
    position = in_world(lands)
    assert explained(position, n.GO + 1) == (
        "The Hero Token moves right: 2A Region, which is read at once. There waits Foe, Level 3, "
        "Attack 2, Defense 4; Attack +1 from the card on its right. One card of the hand is "
        "discarded for it."
    )
    position.hand.clear()
    assert explained(position, n.GO + 2).endswith("With an empty hand the move is free.")


def test_an_offer_tells_what_is_done() -> None:
    deal = Instruction((DrawCards(2),), once=True, may=True, price=(DiscardCards(1),))
    position = in_world(world(a1=region(deal)))
    assert explained(position, n.YES) == (
        "Yes. Discard 1 card: draw 2 cards. Its “For 1 time” is used up."
    )
    assert explained(position, n.NO) == (
        "The sentence is ignored; its “For 1 time” is not used up."
    )


def test_removing_tells_what_remains() -> None:
    position = in_world(world(a1=region(Instruction((RemoveHeroCards(1, "hand"),)))))
    assert explained(position, (n.TAKE, 2)) == (
        "Card (2) is removed for good, from the hand; Hero Cards that remain: 7."
    )


def test_leaving_is_explained_where_the_text_allows_it() -> None:
    chest = region(Instruction((AllowLeaving(),)), enemy=enemy())
    position = in_world(world(a1=chest))
    position.play(tuple(position.deck))
    assert "Nobody is hit" in explained(position, LEAVE)


def test_a_door_costs_a_card_until_the_room_is_attached() -> None:
    position = in_dungeon(dungeon())
    assert explained(position, to("2A")) == (
        "Room 2A is placed behind the door, and what its entry says at once is read; it was never "
        "seen. One card of the hand is discarded for it."
    )
    play(position, to("2A"), (n.TAKE, 1))
    assert explained(position, to("1A")).startswith("Through the open door into 1A, free of charge")


def test_a_card_on_the_table_is_taken_from_there() -> None:
    position = in_dungeon(dungeon())
    play(position, to("3A"), (n.TAKE, 1), to("1A"), to("2A"), (n.TAKE, 2))
    assert "its card taken from the table, where it lies as 3A" in explained(position, to("3B"))


def test_a_step_costs_attack_and_a_door_is_a_way_out() -> None:
    position = in_dungeon(dungeon(r2A=("immediate", meets(enemy=enemy(2, 3, 2)))))
    play(position, to("2A"), (n.TAKE, 1), (n.OPEN, 2))
    position.attack = 3
    play(position, END, (n.PAY, 2))
    assert explained(position, n.GO) == "A step up: Attack 3 - 1 = 2."
    assert "Through the door is 1A; whoever is in another room" in explained(position, n.GO + 3)
    assert explained(position, n.STAND) == (
        "Stand: away from the symbol Attack counts 0 against Defense 2; pulling you costs the "
        "enemy 2 of Attack 3, and 1 against your Defense 0: 1 hit."
    )


def test_the_way_to_the_enemy_is_counted_when_plan_ends() -> None:
    position = in_dungeon(dungeon(r2A=("immediate", meets(enemy=enemy(2, 3, 2)))))
    play(position, to("2A"), (n.TAKE, 1), (n.OPEN, 2))
    position.attack = 4
    assert "Attack 4 - 2 steps = 2, which reaches Defense 2" in explained(position, END)
    position.attack = 3
    assert "Attack 3 - 2 steps = 1, which does not reach Defense 2; Attack 3 against" in explained(
        position, END
    )


def test_a_teleport_asks_for_a_cell() -> None:
    gate = ("walk-on", meets(Instruction((Teleport("4A"),))))
    position = in_dungeon(dungeon(r1A=gate))  # type: ignore[arg-type]
    assert explained(position, n.CELL + 5) == (
        "To row 2, column 2 of 4A, over its symbol; what its entry says at once is read."
    )
    assert text.question(position.view(0), ENGLISH).startswith("Onto which cell of 4A?")


# Whole games: what is promised happens


def test_every_choice_is_explained_alike_in_both_languages() -> None:
    explained_steps = set()
    for number, (position, _) in enumerate(random_games("choices", most=160)):
        view = position.view(0)
        for choice in view.choices[number % 3 :: 3]:
            english = text.explain(view, choice, ENGLISH)
            assert_same_facts(english, text.explain(view, choice, ITALIAN))
            explained_steps.add(view.step)
    assert explained_steps >= {"opening", "plan", "exhaust", "hit", "discard-to-move"}


def odd_games(seed: str, count: int) -> Iterator[Position]:
    """Random fights of heroes that no generator makes, with enemies to match."""
    dealer = Dealer(seed)
    for _ in range(count):
        who = odd_hero(dealer)
        lands = world(a2=region(enemy=odd_enemy(dealer)), a1=region(enemy=odd_enemy(dealer)))
        table = CardSet(who, lands)
        for position, _ in random_games(f"{seed} {dealer.one_of(range(999))}", card_set=table):
            yield position


def test_abilities_bring_what_was_foreseen() -> None:
    tried = 0
    for position in odd_games("abilities", 25):
        view = position.view(0)
        if ACTIVATE not in view.choices:
            continue
        ability = next_ability(view, view.cross.column[-1])
        assert ability is not None
        foreseen = brings(view, ability)
        after = position.clone()
        after.play(ACTIVATE)
        if foreseen.chooses:
            continue
        while after.agenda[-1].name == "take-back":
            after.play(END)
        if not foreseen.takes_back:  # cards that return may change what the next sentence finds
            assert after.points() == foreseen.points
            tried += 1
    assert tried > 30


def test_turns_end_as_foreseen() -> None:
    """Nothing is exhausted that would leave points behind: then the end of Plan decides."""
    tried = set()
    for position in odd_games("turns", 25):
        view = position.view(0)
        if END not in view.choices or view.step != "plan":
            continue
        foreseen = outcome(view, walking=True)
        after = position.clone()
        after.play(END)
        told = _executed(after)
        if told is not None:
            assert told == (foreseen.end in ("defeated", "held"), foreseen.hits)
            tried.add(foreseen.end)
    assert tried >= {"defeated", "blocked", "hit"}


def _executed(position: Position) -> tuple[bool, int] | None:
    """Whether the enemy falls, and the hits; None where an Exhaust Effect changes the points, or
    defeats the hero."""
    while True:
        pending = position.pending()
        assert isinstance(pending, Ask)
        for event in position.play(pending.choices[-1]):
            match event.name, event.about:
                case (("gained" | "hero-defeated"), _):
                    return None
                case "enemy-defeated", _:
                    return True, 0
                case "enemy-attacked", {"hits": int(hits)}:
                    return False, hits


def test_hits_are_as_foreseen() -> None:
    names = {"turned": "turned", "removed": "removed", "defeated": "hero-defeated"}
    fates = set()
    for position in (one for seed in ("hits", "more hits", "blows") for one in odd_games(seed, 14)):
        view = position.view(0)
        if view.step != "hit":
            continue
        for choice in view.choices:
            found = fate(view, choice - n.HIT)
            told = [event.name for event in position.clone().play(choice)]
            assert names.get(found, "discarded") in told
            assert (found in ("discarded", "only-discarded")) == (
                not {"turned", "removed"} & set(told[:3])
            )
            fates.add(found)
    assert fates == {"turned", "removed", "discarded", "only-discarded", "defeated"}


def test_standing_over_the_symbol_ends_as_foreseen() -> None:
    tried = 0
    for position, _ in random_games("ends", "more ends", "still more ends"):
        view = position.view(0)
        if view.step == "approach" and view.fight is not None:
            told = [event.name for event in position.clone().play(n.STAND)]
            foreseen = outcome(view, walking=False)
            assert ("enemy-defeated" in told) == (foreseen.end in ("defeated", "held"))
            assert ("out-of-reach" in told) == (foreseen.end == "out-of-reach")
            tried += 1
    assert tried > 10


def test_the_two_ways_of_an_ability_are_told() -> None:
    ways = says(1, Choose((Gain("attack", 2),), (Pay("defense", 1), Gain("mana", 2))))
    position = planning(a1=half(ways))
    position.defense = 1
    assert explained(position, ACTIVATE).endswith(" Then you choose.")
    play(position, ACTIVATE)
    assert text.question(position.view(0), ENGLISH) == (
        "Which of the two? Yes: Gain 2 Attack. No: Pay 1 Defense: gain 2 Mana."
    )
    assert explained(position, n.YES) == "Gain 2 Attack."
    assert explained(position, n.NO) == "Pay 1 Defense: gain 2 Mana."


def test_what_may_be_repeated_is_told() -> None:
    position = planning(a1=half(says(1, Gain("attack", 2)), says(1, RepeatAbility())))
    play(position, ACTIVATE, ACTIVATE)
    assert text.question(position.view(0), ENGLISH) == (
        "Do you repeat the ability before for its cost? Mana 1. (1) Gain 2 Attack."
    )
    assert explained(position, n.YES) == "Mana 0 is left of 1: (1) Gain 2 Attack."
    assert explained(position, n.NO) == "It is not repeated."


def test_what_an_ability_offers_is_told() -> None:
    position = planning(a1=half(says(1, Choose((Gain("attack", 2),)))))
    play(position, ACTIVATE)
    assert text.question(position.view(0), ENGLISH) == "Gain 2 Attack. Do you?"
    assert explained(position, n.NO) == "Nothing of it is done."


def test_an_ignored_modifier_is_told() -> None:
    thick = Modifier(Text("Hide", "Pelle"), "defense", 2, cards=">=", count=1)
    position = with_fight(
        at_the_table(hero(a1=half(says(1, IgnoreModifier())))), defense=3, modifier=thick
    )
    play(position, (n.OPEN, 1))
    assert explained(position, n.ACTIVATE).endswith(
        "The enemy’s Modifier has no effect in this turn."
    )
    assert figures(position.view(0)).defense == 5
    play(position, n.ACTIVATE)
    assert figures(position.view(0)).defense == 3
    assert "Its Modifier is ignored in this turn." in text.show(position.view(0), ENGLISH)
