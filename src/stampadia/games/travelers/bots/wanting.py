"""What the ending of a World needs, as far as the texts that were seen tell."""

from __future__ import annotations

from typing import TYPE_CHECKING

from stampadia.games.travelers import adventure_instructions as say

if TYPE_CHECKING:
    from stampadia.games.travelers.position import Position


def wanted_halves(position: Position) -> frozenset[str]:
    """The halves that the ending needs, followed back through every text that was seen; nothing,
    as long as nobody knows who reveals the ending."""
    world = position.world
    assert world is not None
    texts = {
        code: meeting for code, meeting in world.world.meetings().items() if code in world.seen
    }
    wanted = {code for code, meeting in texts.items() if any(map(_wins, meeting.passages))} or {
        "1B"
    }
    known = False
    while True:
        more = set(wanted)
        for code, meeting in texts.items():
            for sentence in meeting.passages:
                if isinstance(sentence, say.Instruction) and _reveals(sentence) & wanted:
                    known = True
                    more.add(code)
                    more.update(_needed(sentence))
        if more == wanted:
            return frozenset(wanted) if known else frozenset()
        wanted = more


def _wins(passage: say.Passage) -> bool:
    return isinstance(passage, say.Instruction) and any(
        isinstance(act, say.Win) for act in passage.do
    )


def _reveals(sentence: say.Instruction) -> set[str]:
    return {act.place for act in sentence.do if isinstance(act, say.Reveal)}


def _needed(sentence: say.Instruction) -> set[str]:
    return {
        condition.place
        for condition in sentence.when
        if isinstance(condition, say.Mapped) and not condition.none and len(condition.place) > 1
    }
