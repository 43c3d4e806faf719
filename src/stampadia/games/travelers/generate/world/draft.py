"""What a World is about: a main quest, stories beside it, enemies to grow on, and events; and which
half of which card each part lies on.

Card 1 holds mission and ending; the other eight cards have eight A halves, which lie open from the
beginning, and eight B halves, which must be revealed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Final

from msgspec import Struct

from stampadia.games.travelers.content import WORLD_CARDS
from stampadia.games.travelers.generate.strength import Tier
from stampadia.games.travelers.generate.world.models import (
    ENDING,
    MISSION,
    SPARE,
    EnemyModel,
    Place,
    Quest,
    Side,
    Step,
    world_models,
)
from stampadia.kernel.chance import Dealer

HALVES: Final = WORLD_CARDS - 1
"""Of each side, beside mission and ending."""
WILD: Final = "wild"
EVENT: Final = "event"
FEWEST_ENEMIES: Final = 8
MOST_ENEMIES: Final = 10
LADDER: Final[tuple[tuple[Tier, tuple[Side, ...]], ...]] = (
    ("1", ("A",)),
    ("1", ("A",)),
    ("2", ("A",)),
    ("4", ("B",)),
    ("3", ("B", "A")),
    ("2", ("A",)),
    ("5", ("B",)),
    ("3", ("A", "B")),
    ("4", ("B",)),
)
"""The enemies of a World and the sides where they may lie, the most needed first: a new hero grows
from Level 2 to the boss's."""
NEEDED: Final = 5
"""So many of them are never left out: one of every tier but the last, and two of the first."""


class Part(Struct, frozen=True):
    """A step of this World, on one side of a card that is still to be found."""

    scope: str
    """The quest that it belongs to: labels are its own."""
    step: Step
    side: Side

    @property
    def name(self) -> str:
        return f"{self.scope}/{self.step.label}"

    def named(self, label: str) -> str:
        return f"{self.scope}/{label}"


class Draft(Struct, frozen=True):
    main: Quest
    parts: tuple[Part, ...]


def draft_world(dealer: Dealer, main: Quest | None = None) -> Draft:
    """About this quest, or one that chance gives."""
    main = main or dealer.child("main").one_of(world_models().main)
    parts = [_part(main.key, step) for step in main.on_grid()]
    for quest in _side_quests(parts, dealer.child("side")):
        parts += [_part(quest.key, step) for step in quest.on_grid()]
    parts += _enemies(parts, dealer.child("enemies"))
    parts += _events(main, parts, dealer.child("events"))
    return Draft(main, tuple(parts))


def free_halves(parts: Iterable[Part], side: Side) -> int:
    return HALVES - sum(part.side == side for part in parts)


def _part(scope: str, step: Step, side: Side | None = None) -> Part:
    return Part(scope, step, side or step.side or "A")


def _side_quests(main: list[Part], dealer: Dealer) -> list[Quest]:
    """One beside a long main quest, two beside a short one; one card at most joins the hero."""
    wanted = 1 if len(main) > 4 else 2
    found: list[Quest] = []
    for quest in dealer.shuffled(world_models().side):
        if len(found) == wanted:
            break
        if not (quest.joins and any(other.joins for other in found)):
            found.append(quest)
    return found


def _enemies(parts: list[Part], dealer: Dealer) -> list[Part]:
    """What the ladder lacks, as far as there is room for events beside it."""
    places = dealer.child("places").shuffled(world_models().places)
    most = FEWEST_ENEMIES + dealer.below(MOST_ENEMIES - FEWEST_ENEMIES + 1)
    there = Counter(part.step.enemy.tier for part in parts if part.step.enemy)
    enemies = sum(there.values())
    room: dict[Side, int] = {"A": free_halves(parts, "A") - 1, "B": free_halves(parts, "B") - 1}
    found: list[Part] = []
    for rung, (tier, sides) in enumerate(LADDER):
        side = next((one for one in sides if room[one]), None)
        if there[tier]:
            there[tier] -= 1
        elif side is not None and (rung < NEEDED or enemies < most):
            room[side] -= 1
            enemies += 1
            found.append(_wild(len(found), places.pop(), tier, side))
    return found


def _wild(number: int, place: Place, tier: Tier, side: Side) -> Part:
    """An enemy without a story; it may know of a half that nobody else reveals."""
    step = Step(
        label=f"{number}",
        title=place.title,
        ground=place.ground,
        enemy=EnemyModel(tier=tier),
        above=({"foe": "met"},),
        below=({"foe": "beaten"}, {"do": [{"do": "reveal", "place": f"${SPARE}"}]}),
    )
    return _part(WILD, step, side)


def _events(main: Quest, parts: list[Part], dealer: Dealer) -> list[Part]:
    """Those that show the way to a half come first where enemies are too few to show all."""
    room: dict[Side, int] = {"A": free_halves(parts, "A"), "B": free_halves(parts, "B")}
    needed = _without_revealer(main, parts)
    asking = max(1, needed)
    events = dealer.shuffled(world_models().events)
    if needed > 0:
        events.sort(key=lambda step: not step.asks_for_a_half)
    found: list[Part] = []
    for step in events:
        side = step.side or ("A" if room["A"] else "B")
        if not room[side] or (step.asks_for_a_half and not asking):
            continue
        room[side] -= 1
        asking -= step.asks_for_a_half
        found.append(_part(EVENT, step, side))
    return found


def _without_revealer(main: Quest, parts: list[Part]) -> int:
    """How many B halves are left when quests and enemies have shown all they can."""
    shown = sum(label != SPARE for part in parts for label in part.step.reveals())
    shown += sum(step.label == MISSION for step in main.step for _ in step.reveals())
    return HALVES + 1 - shown - sum(part.scope == WILD for part in parts)


# Which half of which card every part lies on, and who reveals what.
#
# A part on an A half is covered when the B half of its card is revealed. So nothing is revealed
# over a half that has still something to reveal itself: such a reveal waits for it. The waiting
# must not run in a circle


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
