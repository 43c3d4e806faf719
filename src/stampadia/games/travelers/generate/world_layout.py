"""Which half of which card every part lies on, and who reveals what.

A part on an A half is covered when the B half of its card is revealed. So nothing is revealed over
a half that has still something to reveal itself: such a reveal waits for it. The waiting must not
run in a circle.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from stampadia.games.travelers.content import WORLD_CARDS
from stampadia.games.travelers.generate.world_draft import WILD, Part
from stampadia.games.travelers.generate.world_models import ENDING, MISSION, SPARE, Quest
from stampadia.kernel.chance import Dealer

JOINING: Final = (5, 6)
"""The cards whose hero face may join the player's deck (ruling W12)."""
MOST_JOBS: Final = 2
"""Halves that one half reveals: more conditions would not fit where its card is turned."""


class Layout(Struct, frozen=True):
    codes: dict[str, str]
    """Of every part by its name: "3B"."""
    spare: dict[str, str]
    """The half that a part reveals for "$spare"; a part without one reveals nothing."""
    waits: dict[str, tuple[str, ...]]
    """For a B half, the A halves that must not be mapped any more when it is revealed."""


def lay_out(main: Quest, parts: tuple[Part, ...], dealer: Dealer) -> Layout | None:
    """Nothing where these pairs of halves leave a half that cannot be revealed."""
    codes = _codes(main, parts, dealer.child("cards"))
    jobs = {codes[part.name]: _named_jobs(part, codes) for part in parts}
    jobs["1A"] = _mission_jobs(main, codes)
    needs = _needs(main, parts, codes)
    spare = _share_out(parts, codes, jobs, needs, dealer.child("reveals"))
    if spare is None or any(len(found) > MOST_JOBS for found in jobs.values()):
        return None
    waits = {
        f"{code[0]}B": tuple(f"{target[0]}A" for target in found if target[0] != code[0])
        for code, found in jobs.items()
        if code[1] == "A"
    }
    return Layout(codes, spare, waits)


# Cards


def _codes(main: Quest, parts: Iterable[Part], dealer: Dealer) -> dict[str, str]:
    pairs = _pairs(dealer.shuffled(parts))
    joining = next((pair for pair in pairs if any(part.step.joins for part in pair)), None)
    numbers = dealer.shuffled(range(2, WORLD_CARDS + 1))
    codes = {f"{main.key}/{MISSION}": "1A", f"{main.key}/{ENDING}": "1B"}
    if joining is not None:
        number = dealer.one_of(JOINING)
        numbers.remove(number)
        pairs.remove(joining)
        codes.update((part.name, f"{number}{part.side}") for part in joining)
    for pair, number in zip(pairs, numbers, strict=True):
        codes.update((part.name, f"{number}{part.side}") for part in pair)
    return codes


def _pairs(parts: list[Part]) -> list[tuple[Part, Part]]:
    by_name = {part.name: part for part in parts}
    fixed = [(by_name[part.named(part.step.back_of)], part) for part in parts if part.step.back_of]
    taken = {part.name for pair in fixed for part in pair}
    fronts = [part for part in parts if part.side == "A" and part.name not in taken]
    backs = [part for part in parts if part.side == "B" and part.name not in taken]
    return fixed + list(zip(fronts, backs, strict=True))


# Who reveals what

Jobs = dict[str, list[str]]
"""For the code of a half the halves that it reveals."""


def _named_jobs(part: Part, codes: Mapping[str, str]) -> list[str]:
    return [codes[part.named(label)] for label in part.step.reveals() if label != SPARE]


def _mission_jobs(main: Quest, codes: Mapping[str, str]) -> list[str]:
    mission = next(step for step in main.step if step.label == MISSION)
    return [codes[f"{main.key}/{label}"] for label in mission.reveals()]


def _needs(main: Quest, parts: Iterable[Part], codes: Mapping[str, str]) -> Jobs:
    """For a half the halves that must be up before anything can reveal it, or at least before it
    may cover what waits for them."""
    steps = [(part.scope, part.step) for part in parts]
    steps += [(main.key, step) for step in main.step if step.label == MISSION]
    found: Jobs = {}
    for scope, step in steps:
        for revealed, needed in step.needs():
            found.setdefault(codes[f"{scope}/{revealed}"], []).append(codes[f"{scope}/{needed}"])
    for part in parts:
        covering = f"{codes[part.name][0]}B"
        for label in part.step.empty_until_gone():
            found.setdefault(covering, []).append(codes[part.named(label)])
    return found


def _share_out(
    parts: tuple[Part, ...], codes: Mapping[str, str], jobs: Jobs, needs: Jobs, dealer: Dealer
) -> dict[str, str] | None:
    """A revealer for every B half that has none. Events that promise a half come first; then
    enemies, who have spoils where no half is left."""
    named = {code for found in jobs.values() for code in found}
    open_halves = dealer.shuffled(
        codes[part.name] for part in parts if part.side == "B" and codes[part.name] not in named
    )
    asking = dealer.shuffled(part for part in parts if part.step.asks_for_a_half)
    spare: dict[str, str] = {}
    for part in sorted(asking, key=lambda one: one.scope == WILD):
        code = codes[part.name]
        target = next((half for half in open_halves if _sound(code, half, jobs, needs)), None)
        if target is not None:
            open_halves.remove(target)
            jobs[code].append(target)
            spare[part.name] = target
        elif part.scope != WILD:
            return None
    return None if open_halves or _circular(jobs, needs) else spare


def _sound(code: str, target: str, jobs: Jobs, needs: Jobs) -> bool:
    if code[0] == target[0]:
        return False
    more = {half: [*found, target] if half == code else found for half, found in jobs.items()}
    return not _circular(more, needs)


def _circular(jobs: Jobs, needs: Jobs) -> bool:
    """Whether some B half waits for itself."""
    before: dict[str, set[str]] = {}
    for code, found in jobs.items():
        for target in found:
            waits = before.setdefault(target, set())
            waits.update(needs.get(target, ()))
            if code[1] == "B":
                waits.add(code)
            elif code[0] != target[0]:
                before.setdefault(f"{code[0]}B", set()).add(target)
    return not _can_be_ordered(before)


def _can_be_ordered(before: Mapping[str, set[str]]) -> bool:
    left = {code: set(waits) for code, waits in before.items()}
    while left:
        free = [code for code, waits in left.items() if not waits & left.keys()]
        if not free:
            return False
        for code in free:
            del left[code]
    return True
