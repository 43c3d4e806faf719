"""A position that a player cannot tell from the real one: hidden cards are laid anew.

Ruling B4: hidden are the Printer Deck below its top card, Life Cards (but those seen when they
were gained), the cards that mark the columns, and the Event Deck below its top card (but for
those seen going to its bottom). Everything else lies open, in co-op the hands too: every card
in them was face-up when it was drawn. Hidden cards are sorted before they are laid anew: how they
really lie must not even guide the same luck.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from stampadia.games.generals.position import Position
    from stampadia.kernel.chance import Dealer


def imagine(position: Position, dealer: Dealer) -> Position:
    world = position.clone()
    pile = world.pile
    hidden_life = [
        index for index, card in enumerate(world.life_cards) if card not in world.seen_life
    ]
    below_top = pile[:-1]
    unseen = [world.life_cards[index] for index in hidden_life] + list(world.columns)
    if world.fresh_pile:
        # Life and columns were dealt from this very deck
        unseen = dealer.shuffled(sorted(unseen + below_top))
        below_top = [unseen.pop() for _ in below_top]
    else:
        # all of these were seen: they are the discard pile, shuffled
        unseen = dealer.shuffled(sorted(unseen))
        below_top = dealer.shuffled(sorted(below_top))
    for index in hidden_life:
        world.life_cards[index] = unseen.pop()
    world.columns = unseen
    world.pile = below_top + pile[-1:]
    _imagine_events(world, dealer)
    return world


def _imagine_events(world: Position, dealer: Dealer) -> None:
    events = world.event_pile
    bottom = world.known_events
    middle = events[bottom:-1]
    if world.random_events:
        units = world.deck.units
        dotted = sorted(units + (face - units) // 2 * 2 for face in middle)
        middle = [face + dealer.below(2) for face in dealer.shuffled(dotted)]
    else:
        middle = dealer.shuffled(sorted(middle))
    events[bottom : max(bottom, len(events) - 1)] = middle
