"""The adventure to begin with: an honest player mostly wins it, a blind one does not."""

from __future__ import annotations

from collections.abc import Callable

from stampadia.games.chronicles.bots.honest import instinct
from stampadia.games.chronicles.files.reading import house_sheet
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

GAMES = 40
Player = Callable[[Position, Ask, Dealer], object]


def wins(player: Player) -> int:
    prepared = Prepared(house_sheet())
    return sum(_won(prepared, player, Dealer(f"first day/{game}")) for game in range(GAMES))


def _won(prepared: Prepared, player: Player, dealer: Dealer) -> bool:
    position = Position((prepared,))
    while not isinstance(pending := position.pending(), Over):
        if isinstance(pending, Ask):
            position.play(player(position, pending, dealer))
        else:
            position.play(dealer.answer(pending))
    return pending.how == "won"


def test_an_honest_player_mostly_wins() -> None:
    """It sees no more than a person would."""
    assert (
        wins(lambda position, ask, dealer: instinct(position.imagine(0, dealer), ask, dealer)) >= 28
    )


def test_a_blind_player_does_not() -> None:
    assert wins(lambda _, ask, dealer: dealer.one_of(ask.choices)) <= 4
