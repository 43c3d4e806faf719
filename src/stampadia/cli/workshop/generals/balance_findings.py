"""What a study of a set has found: plain data, from games played with and without each card."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, Final

from msgspec import Struct

from stampadia.games.generals.prepared.deck import Deck
from stampadia.games.generals.prepared.skills import Prepared
from stampadia.games.generals.workshop.balance import HEAVY, Decks, Part, is_continuous
from stampadia.lab.ablation import Found
from stampadia.lab.worth import Couple, Effect, Overall, Worth, couples, overall, worth_of

BATTLES: Final = 0
"""The measure by which pairs of cards are judged: most games are lost, few of them at once."""
TOP: Final = 5


class SkillUse(Struct, frozen=True):
    """How often a skill did something, for whom."""

    card: str
    part: str
    text: str
    language: str
    player: int
    printer: int
    idle: int
    """How often it spoke and nothing came of it."""
    change: float | None
    """What it adds to a number on average, where it does."""
    unread: bool


class SideUse(Struct, frozen=True):
    """An event side: how often it lay open, and was used."""

    name: str
    shown: int
    used: int


class CardUse(Struct, frozen=True):
    name: str
    other_name: str
    is_event: bool
    copies: int
    deals: int
    wins: Effect | None
    """What the card adds: with it less without it."""
    battles: Effect | None
    turns: Effect | None
    games: int
    """Games with the card in the deck; the counts below are of these."""
    drawn: int
    played: int
    printed: int
    placed: int
    sides: tuple[SideUse, ...]
    skills: tuple[SkillUse, ...]


class Together(Struct, frozen=True):
    names: tuple[str, str]
    couple: Couple


class Heavy(Struct, frozen=True):
    """Cards that made a great attack."""

    names: tuple[str, ...]
    most: int
    times: int


class Balance(Struct, frozen=True):
    sets: tuple[str, ...]
    beside: tuple[str, ...]
    player: str
    ink: int
    edition: str
    seed: str
    command: str
    """What plays the same games again."""
    deals: int
    games: int
    unfinished: int
    """Stopped because they took too long: not won, and not lost either."""
    seconds: float
    interrupted: bool
    overall: Overall
    cards: tuple[CardUse, ...]
    pairs_judged: int
    together: tuple[Together, ...]
    attacks: int
    heavy_from: int
    heavy: tuple[Heavy, ...]


class Settings(Struct, frozen=True):
    player: str
    ink: int
    edition: str
    seed: str
    parts: tuple[int, ...]
    command: str


def findings(decks: Decks, found: Found, settings: Settings) -> Balance:
    deck, games = decks.deck, found.games
    left_out = Counter(sample.without for sample in games)
    own = frozenset(
        decks.name_numbers[face] for part in decks.parts if not part.is_event for face in part.faces
    )
    pairs = couples(games, BATTLES, own)
    cards = []
    for number in settings.parts:
        worth = worth_of(games, number, len(settings.parts))
        present = len(games) - left_out[number]
        cards.append(_card(deck, decks.parts[number], found.counts, present, worth))
    return Balance(
        sets=tuple(one.meta.code for one in decks.studied),
        beside=tuple(one.meta.code for one in decks.beside),
        player=settings.player,
        ink=settings.ink,
        edition=settings.edition,
        seed=settings.seed,
        command=settings.command,
        deals=left_out[None],
        games=len(games),
        unfinished=sum(not sample.finished for sample in games),
        seconds=found.seconds,
        interrupted=found.interrupted,
        overall=overall(games),
        cards=tuple(cards),
        pairs_judged=len(pairs),
        together=tuple(_together(decks, pair) for pair in pairs[:TOP]),
        attacks=sum(count for key, count in found.counts.items() if key[0] == "attack"),
        heavy_from=HEAVY,
        heavy=_heavy(found.counts),
    )


def _together(decks: Decks, couple: Couple) -> Together:
    first, second = couple.parts
    return Together((decks.names[first], decks.names[second]), couple)


def _heavy(counts: Counter[Any]) -> tuple[Heavy, ...]:
    most: dict[tuple[str, ...], int] = {}
    times: Counter[tuple[str, ...]] = Counter()
    for key, count in counts.items():
        if key[0] == "heavy":
            _, names, value = key
            most[names] = max(value, most.get(names, 0))
            times[names] += count
    ranked = sorted(times, key=lambda names: (-most[names], -times[names], names))
    return tuple(Heavy(names, most[names], times[names]) for names in ranked)


# One card


def _card(deck: Deck, part: Part, counts: Counter[Any], games: int, worth: Worth) -> CardUse:
    def count(kind: str) -> int:
        return sum(counts[kind, face] for face in part.faces)

    battles, turns = (*worth.measures, None, None)[:2]
    return CardUse(
        name=part.name,
        other_name=part.other_name,
        is_event=part.is_event,
        copies=part.copies,
        deals=worth.deals,
        wins=worth.wins,
        battles=battles,
        turns=turns,
        games=games,
        drawn=count("drawn"),
        played=count("played"),
        printed=count("printed"),
        placed=count("place"),
        sides=tuple(_sides(deck, part, counts)),
        skills=tuple(_skills(deck, part, counts)),
    )


def _sides(deck: Deck, part: Part, counts: Counter[Any]) -> Iterator[SideUse]:
    if part.is_event:
        for side in (0, 1):
            faces = part.faces[side::2]
            shown = sum(counts["shown", face] for face in faces)
            used = sum(counts["activated", face] for face in faces)
            yield SideUse(deck.name(faces[0]), shown, used)


def _skills(deck: Deck, part: Part, counts: Counter[Any]) -> Iterator[SkillUse]:
    """Each different skill once, whichever copies have it."""
    heaps: dict[tuple[str, str, str], list[Prepared]] = {}
    for face in part.faces:
        skills = [deck.body_skills[face], deck.header_skills[face]]
        skills += [deck.place_skills[face]] if face < deck.units else []
        for skill in skills:
            if skill is not None:
                words = _words(deck, skill)
                heaps.setdefault((deck.name(face), skill.part, words), []).append(skill)
    for (card, kind, text), heap in heaps.items():
        yield _skill(deck, card, kind, text, heap, counts)


def _words(deck: Deck, skill: Prepared) -> str:
    if skill.part == "place":
        return deck.places[skill.face].header.skill
    return deck.text_at(skill.face, skill.part)


def _skill(
    deck: Deck, card: str, kind: str, text: str, heap: list[Prepared], counts: Counter[Any]
) -> SkillUse:
    def count(what: str, side: int) -> int:
        return sum(counts[what, skill.face, skill.part, side] for skill in heap)

    player, printer = count("fired", 0), count("fired", 1)
    if is_continuous(heap[0]) and kind != "body":
        player, printer = _in_force(deck, heap, counts)
    changes = count("changes", 0) + count("changes", 1)
    change = (count("change", 0) + count("change", 1)) / changes if changes else None
    idle = count("idle", 0) + count("idle", 1)
    language = deck.language(heap[0].face)
    unread = heap[0].unread
    return SkillUse(card, kind, text, language, player, printer, idle, change, unread)


def _in_force(deck: Deck, heap: list[Prepared], counts: Counter[Any]) -> tuple[int, int]:
    """A skill that works all the time works as often as its card comes to lie where it counts."""

    def count(what: str) -> int:
        return sum(counts[what, skill.face] for skill in heap)

    if heap[0].part == "place":
        return count("place"), count("place")
    if heap[0].face >= deck.units:
        return count("activated"), 0
    return count("played"), count("printed")
