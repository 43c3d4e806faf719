"""Random play over generated adventures: nothing breaks, and every rule that can be read off the
position holds at every decision."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any, Final

from chunks import chunks
from games.chronicles.invariants import check_decision
from stampadia.games.chronicles.generate.make import make_sheet
from stampadia.games.chronicles.generate.wishes import Difficulty, Wishes
from stampadia.games.chronicles.position import Position
from stampadia.games.chronicles.prepared import Prepared
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask, Over

SHEETS: Final = 100
GAMES: Final = 10
PARTS: Final = 10
GAMES_IN_A_PART: Final = SHEETS * GAMES // PARTS
LONGEST: Final = 5_000
DIFFICULTIES: Final[tuple[Difficulty, ...]] = ("normal", "easy", "hard")
VARIANTS: Final = ("none", "monk", "premonition", "monk+premonition")
MEMORIES: Final = (
    frozenset[str](),
    frozenset({"luck", "debt", "pelican-1", "pelican-2", "beacon-3"}),
)
ENDS: Final = {"won", "died", "lost", "stranded", "torn-off"}


@lru_cache(maxsize=1)  # its ten games come one after the other
def prepared(sheet: int) -> Prepared:
    wishes = Wishes(difficulty=DIFFICULTIES[sheet % 3])
    return Prepared(make_sheet(f"withstand {sheet}", wishes))


def begin(number: int) -> Position:
    return Position((prepared(number // GAMES),), MEMORIES[number % 2], VARIANTS[number % 3])


def play(position: Position, dealer: Dealer) -> tuple[Over, list[Any]]:
    steps: list[Any] = []
    for _ in range(LONGEST):
        pending = position.pending()
        if isinstance(pending, Over):
            return pending, steps
        if isinstance(pending, Ask):
            check_decision(position, pending)
            steps.append(dealer.one_of(pending.choices))
        else:
            steps.append(dealer.answer(pending))
        position.play(steps[-1])
    raise AssertionError("an endless game")


@chunks(PARTS, normally=1)
def test_a_thousand_random_games(chunk: int) -> None:
    ends: Counter[str] = Counter()
    for number in range(chunk * GAMES_IN_A_PART, (chunk + 1) * GAMES_IN_A_PART):
        position = begin(number)
        again = position.clone()
        over, steps = play(position, Dealer(f"withstand/{number}"))
        ends[over.how] += 1
        for step in steps:
            again.play(step)
        assert again.digest() == position.digest()
    assert set(ends) <= ENDS
    assert ends["died"] > 0


def test_a_campaign_goes_from_sheet_to_sheet_with_its_memory() -> None:
    sheets = tuple(Prepared(make_sheet(f"campaign {number}")) for number in range(3))
    position = Position(sheets)
    dealer = Dealer("campaign")
    over, _ = play(position, dealer)
    assert len(position.scores) == 3
    assert over.returns == (min(1.0, sum(position.scores) / 150),)
