"""The rules over a row: what `position.py`, `rules.py` and `effects.py` of this game say, in the
same order, so that the tests can lay both side by side after every step."""

from __future__ import annotations

from stampadia.games.stampede.choices import (
    GIVE,
    GIVE_UP,
    PLACES,
    RETURN,
    RETURN_FIRST,
    SWAP_WITH,
    TAKE,
    TAKE_FIRST,
    TAKE_FROM,
)
from stampadia.games.stampede.content import KINDS
from stampadia.games.stampede.sprint.lists import (
    ask,
    begins,
    find,
    holds,
    offer,
    offer_one,
    offer_returns,
    peel,
    pop,
    push,
    remove,
    replace,
    stick,
)
from stampadia.games.stampede.sprint.row import (
    ACTION_STEPS,
    ACTIVE,
    AFTER,
    AGENDA,
    ALBUM_SIZE,
    ALBUMS,
    ANIMALS,
    CARD_KINDS,
    CARDS,
    CHOSEN,
    COUNTS,
    DEAL_STEP,
    DRAW_STEP,
    END_STEP,
    ENTRY_COUNT,
    EXCHANGE,
    EXCHANGE_SIZE,
    FINISHED,
    FIVE,
    FORMER,
    FOUR_PARROTS,
    FRESH,
    GIRAFFE_ORDER,
    GIVE_FROM_ALBUM,
    GIVE_FROM_HAND,
    GIVE_UP_CARD,
    GIVE_UP_SIZE,
    GIVEN_UP,
    HAND_SIZE,
    HANDS,
    HEADS,
    HOW,
    LENGTHS,
    MET,
    MOST_STEPS,
    NINE,
    ORDER,
    OVER,
    PARROTS,
    PENDING,
    PILE,
    PLAY_STEP,
    PLAYED,
    REFILLING,
    RESHUFFLE,
    RESHUFFLE_STEP,
    RETURN_BELOW_TOP,
    RETURN_FORMER_HAND,
    RETURN_FROM_ALBUM,
    RHINO_ORDER,
    RUN_OUT,
    SEATS,
    SET_HAND_ASIDE,
    SHUFFLE,
    STARTER,
    STARTER_STEP,
    SWAP_HANDS,
    TAKE_FOR_ALBUM,
    TAKE_FOR_HAND,
    TAKE_FROM_EXCHANGE,
    TAKE_FROM_OWN,
    TAKE_WHOLE_EXCHANGE,
    TEAMS,
    TOP_INTO_ALBUM,
    TURN,
    WINNER,
)
from stampadia.workbench.compiled import Floats, Ints, compiled
from stampadia.workbench.flat_dealer import evenly, shuffle

# Up to the next decision


@compiled
def advance(row: Ints) -> None:
    while True:
        if row[PARROTS] >= 0:
            seat = row[PARROTS]
            row[PARROTS] = -1
            meet(row, seat, FOUR_PARROTS)
        if row[LENGTHS + PILE] == 0 and row[REFILLING] == 0 and row[TURN] > 0:
            row[REFILLING] = 1
            if row[begins(AGENDA) + row[LENGTHS + AGENDA] - 1] != FINISHED:
                push(row, AGENDA, RUN_OUT)
        if proceed(row):
            return


@compiled
def proceed(row: Ints) -> bool:
    """Whether the next step of the agenda needs a decision; it is done if not."""
    step = row[begins(AGENDA) + row[LENGTHS + AGENDA] - 1]
    seat = row[ACTIVE]
    if step == DRAW_STEP:
        row[LENGTHS + AGENDA] -= 1
        if row[LENGTHS + PILE] > 0:
            push(row, HANDS + seat, pop(row, PILE))
        return False
    if step == END_STEP:
        row[LENGTHS + AGENDA] -= 1
        end_turn(row)
        return False
    if step == TAKE_WHOLE_EXCHANGE:
        row[LENGTHS + AGENDA] -= 1
        take_whole_exchange(row)
        return False
    if step == TOP_INTO_ALBUM:
        row[LENGTHS + AGENDA] -= 1
        if row[LENGTHS + PILE] > 0:
            card = pop(row, PILE)
            stick(row, seat, card)
            row[FRESH] = card
        return False
    if step == SET_HAND_ASIDE:
        row[LENGTHS + AGENDA] -= 1
        replace(row, FORMER, HANDS + seat)
        row[LENGTHS + HANDS + seat] = 0
        return False
    if step == RUN_OUT:
        row[LENGTHS + AGENDA] -= 1
        run_out(row)
        return False
    if step == FINISHED:
        row[PENDING] = OVER
        return True
    if step == DEAL_STEP:
        row[PENDING] = SHUFFLE
        return True
    if step == STARTER_STEP:
        row[PENDING] = STARTER
        return True
    if step == RESHUFFLE_STEP:
        if row[LENGTHS + GIVEN_UP] == 0:
            row[LENGTHS + AGENDA] -= 1
            return False
        row[PENDING] = RESHUFFLE
        return True
    if step >= GIVE_UP_CARD:
        ask(row, step - GIVE_UP_CARD)
        offer(row, ALBUMS + step - GIVE_UP_CARD, GIVE_UP)
        return True
    return proceed_action(row, step, seat)


@compiled
def proceed_action(row: Ints, step: int, seat: int) -> bool:
    ask(row, seat)
    if step == PLAY_STEP:
        offer(row, HANDS + seat, 0)
    elif step == GIVE_FROM_HAND:
        offer(row, HANDS + seat, GIVE)
    elif step == GIVE_FROM_ALBUM:
        if row[LENGTHS + CHOSEN] < row[LENGTHS + EXCHANGE]:
            first = begins(ALBUMS + seat)
            for at in range(first, first + row[LENGTHS + ALBUMS + seat]):
                if not holds(row, CHOSEN, row[at]):
                    offer_one(row, GIVE + row[CARD_KINDS + row[at]])
    elif step == TAKE_FROM_OWN:
        offer(row, ALBUMS + seat, TAKE)
    elif step in (TAKE_FOR_HAND, TAKE_FOR_ALBUM):
        for other in range(row[SEATS]):
            if other != seat:
                offer(row, ALBUMS + other, TAKE_FROM + other * KINDS)
        if row[ENTRY_COUNT] == 0:
            row[LENGTHS + CHOSEN] = 0
    elif step == TAKE_FROM_EXCHANGE:
        offer(row, EXCHANGE, TAKE)
    elif step == SWAP_HANDS:
        for other in range(row[SEATS]):
            if other != seat:
                offer_one(row, SWAP_WITH + other)
    elif step in (GIRAFFE_ORDER, RHINO_ORDER):
        offer_one(row, TAKE_FIRST)
        offer_one(row, RETURN_FIRST)
    elif step == RETURN_FROM_ALBUM:
        offer_returns(row, ALBUMS + seat, row[FRESH], 0)
    elif step == RETURN_BELOW_TOP:
        offer_returns(row, ALBUMS + seat, row[FRESH], 1)
    else:
        offer_returns(row, FORMER, -1, 0)
    if row[ENTRY_COUNT] > 0:
        return True
    row[LENGTHS + AGENDA] -= 1  # only a toy deck is so small, or a former hand is returned
    return False


@compiled
def take_whole_exchange(row: Ints) -> None:
    seat = row[ACTIVE]
    count = row[LENGTHS + CHOSEN]
    row[LENGTHS + CHOSEN] = 0
    if count < row[LENGTHS + EXCHANGE]:
        return
    for index in range(count):
        peel(row, seat, row[begins(CHOSEN) + index])
    for index in range(row[LENGTHS + EXCHANGE]):
        stick(row, seat, row[begins(EXCHANGE) + index])
    for index in range(count):
        row[begins(EXCHANGE) + index] = row[begins(CHOSEN) + index]
    row[LENGTHS + EXCHANGE] = count


@compiled
def begin_turn(row: Ints, seat: int) -> None:
    row[ACTIVE] = seat
    row[TURN] += 1
    row[PLAYED] = -1
    row[REFILLING] = 0
    row[FRESH] = -1
    row[LENGTHS + AGENDA] = 0
    push(row, AGENDA, END_STEP)
    push(row, AGENDA, PLAY_STEP)
    push(row, AGENDA, DRAW_STEP)


@compiled
def end_turn(row: Ints) -> None:
    seat = row[ACTIVE]
    most, least = 0, 99
    for animal in range(ANIMALS):
        count = row[COUNTS + seat * ANIMALS + animal]
        most = max(most, count)
        least = min(least, count)
    if most >= 5:
        meet(row, seat, FIVE)
    elif least > 0:
        meet(row, seat, NINE)
    if row[LENGTHS + AGENDA] == 0:
        begin_turn(row, (seat + 1) % row[SEATS])


@compiled
def meet(row: Ints, seat: int, how: int) -> None:
    if row[MET + seat] > 0:
        return
    row[MET + seat] = how
    for other in range(row[SEATS]):
        if row[TEAMS + other] == row[TEAMS + seat] and row[MET + other] == 0:
            return
    row[HOW] = how
    row[WINNER] = seat
    row[LENGTHS + AGENDA] = 0
    push(row, AGENDA, FINISHED)


@compiled
def run_out(row: Ints) -> None:
    push(row, AGENDA, RESHUFFLE_STEP)
    for back in range(row[SEATS] - 1, -1, -1):
        seat = (row[ACTIVE] + back) % row[SEATS]
        for _ in range(min(row[GIVE_UP_SIZE], row[LENGTHS + ALBUMS + seat])):
            push(row, AGENDA, GIVE_UP_CARD + seat)


# Choices


@compiled
def play(row: Ints, choice: int) -> None:
    """Carry out a legal choice."""
    step = pop(row, AGENDA)
    seat = row[ACTIVE]
    if step == PLAY_STEP:
        card = find(row, HANDS + seat, choice, -1)
        remove(row, HANDS + seat, card)
        stick(row, seat, card)
        row[PLAYED] = card
        for index in range(MOST_STEPS):
            after = ACTION_STEPS[(choice >> 3) * MOST_STEPS + index]
            if after >= 0:
                push(row, AGENDA, after)
    elif step == GIVE_FROM_HAND:
        row[LENGTHS + CHOSEN] = 0
        push(row, CHOSEN, find(row, HANDS + seat, choice - GIVE, -1))
    elif step == GIVE_FROM_ALBUM:
        push(row, CHOSEN, find_unchosen(row, ALBUMS + seat, choice - GIVE))
    elif step >= GIVE_UP_CARD:
        give_up(row, step - GIVE_UP_CARD, choice - GIVE_UP)
    elif step == SWAP_HANDS:
        swap_hands(row, seat, choice - SWAP_WITH)
    elif step == GIRAFFE_ORDER:
        if choice == TAKE_FIRST:
            push(row, AGENDA, RETURN_FROM_ALBUM)
            push(row, AGENDA, TOP_INTO_ALBUM)
        else:
            push(row, AGENDA, TOP_INTO_ALBUM)
            push(row, AGENDA, RETURN_BELOW_TOP)
    elif step == RHINO_ORDER:
        if choice == TAKE_FIRST:
            push(row, AGENDA, RETURN_FORMER_HAND)
        for _ in range(3):
            push(row, AGENDA, DRAW_STEP)
        if choice == RETURN_FIRST:
            push(row, AGENDA, RETURN_FORMER_HAND)
    elif step in (RETURN_FROM_ALBUM, RETURN_BELOW_TOP):
        card = find(row, ALBUMS + seat, (choice - RETURN) // PLACES, row[FRESH])
        row[FRESH] = -1
        peel(row, seat, card)
        insert(row, card, (choice - RETURN) % PLACES)
    elif step == RETURN_FORMER_HAND:
        card = find(row, FORMER, (choice - RETURN) // PLACES, -1)
        remove(row, FORMER, card)
        insert(row, card, (choice - RETURN) % PLACES)
        push(row, AGENDA, RETURN_FORMER_HAND)
    else:
        exchange(row, step, choice)
    advance(row)


@compiled
def find_unchosen(row: Ints, which: int, kind: int) -> int:
    for at in range(begins(which), begins(which) + row[LENGTHS + which]):
        if row[CARD_KINDS + row[at]] == kind and not holds(row, CHOSEN, row[at]):
            return row[at]
    return -1


@compiled
def exchange(row: Ints, step: int, choice: int) -> None:
    """A card that was chosen for one that is taken now."""
    seat = row[ACTIVE]
    given = pop(row, CHOSEN)
    if step == TAKE_FROM_OWN:
        taken = find(row, ALBUMS + seat, choice - TAKE, -1)
        peel(row, seat, taken)
        remove(row, HANDS + seat, given)
        push(row, HANDS + seat, taken)
        stick(row, seat, given)
    elif step == TAKE_FROM_EXCHANGE:
        taken = find(row, EXCHANGE, choice - TAKE, -1)
        remove(row, EXCHANGE, taken)
        push(row, EXCHANGE, given)
        remove(row, HANDS + seat, given)
        push(row, HANDS + seat, taken)
    else:
        other = (choice - TAKE_FROM) // KINDS
        taken = find(row, ALBUMS + other, (choice - TAKE_FROM) % KINDS, -1)
        peel(row, other, taken)
        if step == TAKE_FOR_HAND:
            remove(row, HANDS + seat, given)
            push(row, HANDS + seat, taken)
        else:
            peel(row, seat, given)
            stick(row, seat, taken)
        stick(row, other, given)


@compiled
def swap_hands(row: Ints, seat: int, other: int) -> None:
    one, two = HANDS + seat, HANDS + other
    for index in range(max(row[LENGTHS + one], row[LENGTHS + two])):
        card = row[begins(one) + index]
        row[begins(one) + index] = row[begins(two) + index]
        row[begins(two) + index] = card
    length = row[LENGTHS + one]
    row[LENGTHS + one] = row[LENGTHS + two]
    row[LENGTHS + two] = length


@compiled
def give_up(row: Ints, seat: int, kind: int) -> None:
    """Of twins, the giraffe's new card goes."""
    card = row[FRESH]
    if card < 0 or row[CARD_KINDS + card] != kind or not holds(row, ALBUMS + seat, card):
        card = find(row, ALBUMS + seat, kind, -1)
    peel(row, seat, card)
    push(row, GIVEN_UP, card)
    if card == row[FRESH]:
        row[FRESH] = -1


@compiled
def insert(row: Ints, card: int, place: int) -> None:
    end = begins(PILE) + row[LENGTHS + PILE]
    for at in range(end, end - place, -1):
        row[at] = row[at - 1]
    row[end - place] = card
    row[LENGTHS + PILE] += 1


# Chance


@compiled
def chance(row: Ints, dealer: Ints, keys: Floats) -> None:
    """Let fall what is pending, as the Dealer would."""
    if row[PENDING] == STARTER:
        start(row, evenly(dealer, row[SEATS]))
        return
    order_kinds(row)
    count = row[CARDS] if row[PENDING] == SHUFFLE else row[LENGTHS + GIVEN_UP]
    shuffle(dealer, row, ORDER, count, keys)
    lay_in_order(row)


@compiled
def start(row: Ints, seat: int) -> None:
    row[LENGTHS + AGENDA] -= 1
    begin_turn(row, seat)
    advance(row)


@compiled
def order_kinds(row: Ints) -> None:
    """What is shuffled, as the position lists it: the whole deck, or what was given up, sorted."""
    if row[PENDING] == SHUFFLE:
        for card in range(row[CARDS]):
            row[ORDER + card] = row[CARD_KINDS + card]
        return
    for index in range(row[LENGTHS + GIVEN_UP]):
        kind = row[CARD_KINDS + row[begins(GIVEN_UP) + index]]
        at = index
        while at > 0 and row[ORDER + at - 1] > kind:
            row[ORDER + at] = row[ORDER + at - 1]
            at -= 1
        row[ORDER + at] = kind


@compiled
def lay_in_order(row: Ints) -> None:
    """Deal, or lay a new pile, with the kinds as they stand in ORDER, the top first."""
    deals = row[PENDING] == SHUFFLE
    count = row[CARDS] if deals else row[LENGTHS + GIVEN_UP]
    for index in range(count):
        row[HEADS + row[ORDER + index]] = -1
    for index in range(count - 1, -1, -1):
        card = index if deals else row[begins(GIVEN_UP) + index]
        kind = row[CARD_KINDS + card]
        row[AFTER + card] = row[HEADS + kind]
        row[HEADS + kind] = card
    for index in range(count):
        kind = row[ORDER + index]
        card = row[HEADS + kind]
        row[HEADS + kind] = row[AFTER + card]
        row[begins(PILE) + count - 1 - index] = card
    row[LENGTHS + PILE] = count
    row[LENGTHS + AGENDA] -= 1
    if deals:
        deal(row)
    else:
        row[LENGTHS + GIVEN_UP] = 0
        row[REFILLING] = 0
    advance(row)


@compiled
def deal(row: Ints) -> None:
    for seat in range(row[SEATS]):
        for _ in range(row[HAND_SIZE]):
            push(row, HANDS + seat, pop(row, PILE))
    for seat in range(row[SEATS]):
        for _ in range(row[ALBUM_SIZE]):
            stick(row, seat, pop(row, PILE))
    for _ in range(row[EXCHANGE_SIZE]):
        push(row, EXCHANGE, pop(row, PILE))
    push(row, AGENDA, STARTER_STEP)
