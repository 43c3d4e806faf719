"""Stacks: what some faces lying on each other come to. It depends on nothing else, so every stack
is worked out once."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from stampadia.games.generals.choices import TALLEST
from stampadia.games.generals.content import Trigger
from stampadia.games.generals.prepared.skills import ATTACK, LIFE, Prepared, Vector

if TYPE_CHECKING:
    from stampadia.games.generals.prepared.deck import Deck


Skills = tuple[Prepared, ...]
Acting = dict[Trigger, Skills]
"""By the step of an attack: the skills that do something then."""
STEPS: Final[tuple[Trigger, ...]] = ("onAttack", "onDefend", "onLife", "onDefeat")
"""What happens to a unit in an attack, and sets its skills off."""
NOBODY: Final[Acting] = dict.fromkeys(STEPS, ())


def acting(skills: Skills) -> Acting:
    """Known beforehand, so that a step at which no skill acts costs nothing."""
    working = [skill for skill in skills if skill.works]
    if not working:
        return NOBODY
    return {when: tuple([skill for skill in working if skill.speaks(when)]) for when in STEPS}


class Stack:
    """Faces from the top (oldest) to the bottom (newest), read from the bottom to the top."""

    __slots__ = (
        "acting", "attack", "banner", "cards", "copies", "elements", "front", "front_acting",
        "front_infusions", "front_pure", "hits", "infusions", "level", "life", "pure", "savable",
        "skills", "swaps",
    )  # fmt: skip

    def __init__(self, deck: Deck, cards: tuple[int, ...], body: Prepared | None) -> None:
        bottom = cards[-1]
        attack, life, fire, air, earth, water = deck.body_numbers[bottom]
        level = 0
        found: list[Prepared] = [] if body is None or body.area else [body]
        for card in reversed(cards):
            more = deck.header_numbers[card]
            level += deck.levels[card]
            attack += more[0]
            life += more[1]
            fire += more[2]
            air += more[3]
            earth += more[4]
            water += more[5]
            skill = deck.header_skills[card]
            if skill is not None:
                found.append(skill)
        self.cards = cards
        self.level = level
        self.attack = attack
        self.life = life
        self.elements: Vector = (fire, air, earth, water)
        self.banner = body if body and body.area else None
        self.copies = bool(body and body.copies)
        self.savable = tuple(
            place for place, card in enumerate(cards[:-1][:TALLEST]) if card < deck.units
        )
        """The places of the cards that a sacrifice may save (ruling D2)."""
        self._sort(found)

    def _sort(self, found: list[Prepared]) -> None:
        """The skills in reading order, by where they are asked for."""
        own = self.skills = tuple([skill for skill in found if skill.when != "onFront"])
        front = self.front = tuple([skill for skill in found if skill.when == "onFront"])
        self.pure: tuple[Skills, ...] = _by_stat(own)
        """By stat: the skills that change it whenever it is counted."""
        self.front_pure: tuple[Skills, ...] = _by_stat(front)
        self.swaps: tuple[bool, ...] = (
            any(skill.swaps and skill.counts(ATTACK) for skill in own),
            any(skill.swaps and skill.counts(LIFE) for skill in own),
        )
        self.hits = any(skill.on_hit for skill in own)
        self.acting = acting(own)
        self.front_acting = tuple([skill for skill in front if skill.works])
        self.front_infusions = tuple([skill for skill in front if skill.infusions])
        self.infusions = tuple([skill for skill in own if skill.infusions])


def _by_stat(skills: Skills) -> tuple[Skills, ...]:
    return (
        tuple([skill for skill in skills if skill.pure[ATTACK]]),
        tuple([skill for skill in skills if skill.pure[LIFE]]),
    )
