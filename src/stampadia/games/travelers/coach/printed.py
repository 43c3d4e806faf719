"""What a screen draws as the cards print it: lines of words and signs, with each sign as `⟦name⟧`
or `⟦name|label⟧`; what would come of it if Plan ended now; and pictures beside the cards."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Final, Literal

from stampadia.games.travelers.content import HERO_CARDS, Enemy, Hero, HeroHalf, Meeting, tips
from stampadia.games.travelers.faces import (
    OUT_OF_REACH,
    PictureFace,
    drawn_as,
    enemy_face,
    hero_half_face,
    passage_face,
    skill_of,
)
from stampadia.games.travelers.instructions import Passage, Story
from stampadia.games.travelers.language import (
    write_ability,
    write_modifier,
    write_passage,
)
from stampadia.games.travelers.language.signs import drawn
from stampadia.games.travelers.text.cards import deck_line, heading, pile_line, put_in_play
from stampadia.games.travelers.text.explain import exhaust_asks
from stampadia.games.travelers.text.foresight import PLANNING, figures, missing, outcome
from stampadia.games.travelers.text.table import fight_lines, index_order, place_says
from stampadia.games.travelers.text.wording import card_name, meeting_at
from stampadia.games.travelers.view import TravelersView
from stampadia.words import Words, yes
from stampadia.workbench.faces import Line

_BRACKETS: Final = str.maketrans("⟦⟧", "[]")
_PHASES: Final = {
    "prepare": "prepare", "new-turn": "prepare", "opening": "opening",
    **dict.fromkeys(PLANNING[1:], "plan"), "exhaust": "exhaust",
    **dict.fromkeys(("execute", "approach", "pull", "hit"), "execute"), "restore": "restore",
}  # fmt: skip


def phase(view: TravelersView) -> str:
    """Of the Combat Turn; nothing on the way, and while a text is carried out."""
    return _PHASES.get(view.step, "") if view.fight is not None else ""


# Words and signs


def marked(line: Line) -> str:
    """A figure stands right before its sign: they never part."""
    return "".join(_mark(run.icon, run.text) for run in line)


def _mark(sign: str, text: str) -> str:
    told = text.translate(_BRACKETS)
    return f"⟦{sign}|{told}⟧" if sign and told else f"⟦{sign}⟧" if sign else told


def printed_half(half: HeroHalf, side: int, language: str) -> str:
    """Its Exhaust Effect, then its abilities, a line each."""
    face = hero_half_face(half, side, language)
    return "\n".join(map(marked, (face.exhaust, *(ability.text for ability in face.abilities))))


def printed_place(view: TravelersView, place: str, words: Words) -> str:
    """A line each: `story` and `do` before the enemy, `foe`, `then-story` and `then-do` after it;
    `boxes` for those that are ticked."""
    meeting = meeting_at(view, place)
    assert meeting is not None
    return "\n".join(_place_lines(view, place, meeting, words))


def _place_lines(view: TravelersView, place: str, meeting: Meeting, words: Words) -> Iterator[str]:
    yield from _passages(view, meeting.above, "", words.language)
    if meeting.enemy is not None:
        yield f"foe {_foe(meeting.enemy, words.language)}"
    yield from _passages(view, meeting.below, "then-" if meeting.enemy else "", words.language)
    if filled := view.boxes.get(f"{view.serial}:{place}", 0):
        yield f"boxes {words.say('show-boxes', count=filled)}"


def _foe(enemy: Enemy, language: str) -> str:
    """Its name, then, behind a tab, its numbers as printed and its Modifier."""
    face = enemy_face(enemy, language)
    told = f"⟦level⟧{face.level} ⟦attack⟧{face.attack} ⟦defense⟧{face.defense}"
    if face.modifier is not None:
        told += f" – {face.modifier.name} ({marked(face.modifier.text)})"
    return f"{face.name}\t{told}"


def _passages(
    view: TravelersView, passages: Iterable[Passage], when: str, language: str
) -> Iterator[str]:
    symbols: dict[str, str] = {}
    if view.dungeon is not None:
        shown = view.dungeon.symbols.items()
        symbols = {code: f"symbol-{glyph}-{turn}" for code, (glyph, turn) in shown}
    for passage in passages:
        face = passage_face(passage, language, symbols)
        yield f"{when}{'story' if face.kind == 'story' else 'do'} {marked(face.text)}"


# The enemy, and what would come of it


def printed_enemy(view: TravelersView, words: Words) -> dict[str, str]:
    """Its numbers as they count now, its Modifier, and what its scroll says."""
    assert view.fight is not None
    now, enemy = figures(view), view.fight.enemy
    told = {
        "enemy attack": str(now.attack),
        "enemy defense": OUT_OF_REACH if now.defense is None else str(now.defense),
        "enemy says": _scroll(view, words),
    }
    if enemy.modifier is not None:
        told["enemy modifier"] = enemy.modifier.name.in_language(words.language)
        line = drawn(write_modifier(enemy.modifier, words.language), words.language)
        told["print modifier"] = marked(line)
    return told


def _scroll(view: TravelersView, words: Words) -> str:
    """What is printed beside its name, or what one reads when it appears."""
    assert view.fight is not None
    place = view.fight.place
    if view.world is not None and (half := view.world.seen.get(place)) and half.scroll is not None:
        return half.scroll.in_language(words.language)
    meeting = meeting_at(view, place)
    stories = [one for one in meeting.above if isinstance(one, Story)] if meeting else []
    return write_passage(stories[-1], words.language) if stories else ""


def forecast(view: TravelersView, words: Words) -> dict[str, str]:
    """If Plan ended now; nothing before the Opening Card lies there, nor once it has ended."""
    if view.fight is None or not view.cross.column or view.step not in PLANNING:
        return {}
    would, enemy, short = outcome(view, walking=True), figures(view), missing(view)
    steps = view.fight.steps
    pulled = steps > view.attack
    return {
        "forecast": words.say("forecast-end", end=would.end, hits=would.hits),
        "forecast end": would.end,
        "forecast attack": str(max(0, view.attack - steps) if steps >= 0 else 0),
        "forecast steps": words.say("forecast-steps", attack=view.attack, steps=steps)
        if steps > 0
        else "",
        "forecast against": words.say(
            "forecast-against", reachable=yes(short is not None), short=short or 0
        ),
        "forecast goal": OUT_OF_REACH if enemy.defense is None else str(enemy.defense),
        "forecast struck": str(max(0, enemy.attack - steps) if pulled else enemy.attack),
        "forecast pulls": words.say("forecast-pulls", attack=enemy.attack, steps=steps)
        if pulled
        else "",
        "forecast exhaust": exhaust_asks(view, words),
    }


# All that a screen may show


def captions(view: TravelersView, words: Words) -> dict[str, str]:
    """`title`; `hero`; `phase`; `card 3` and `card 3 text`; `place 6A`, its name and its sentences;
    `fight`, `in-play`, `deck` and `removed`; what is printed with its signs (`print …`), and what
    would come of Plan (`forecast …`)."""
    said = {
        "hero": view.hero.name.in_language(words.language),
        "phase": phase(view),
        "in-play": put_in_play(view, words),
        "deck": deck_line(view, words),
        "removed": pile_line(view, "show-removed", view.removed, words),
    }
    if adventure := view.world or view.dungeon:
        said["title"] = adventure.title.in_language(words.language)
    if view.fight is not None:
        said["enemy"] = view.fight.enemy.name.in_language(words.language)
        said["fight"] = " ".join(line.strip() for line in fight_lines(view, words))
        said |= printed_enemy(view, words) | forecast(view, words)
    for card, side in enumerate(view.sides):
        half = view.hero.cards[card].halves[side]
        said[f"print card {card + 1}"] = printed_half(half, side, words.language)
        abilities = (write_ability(ability, words.language) for ability in half.abilities)
        said[f"card {card + 1}"] = card_name(view, card, words)
        said[f"card {card + 1} text"] = "\n".join((heading(half, side, words), *abilities))
    for place in _open_places(view):
        if meeting_at(view, place) is not None:
            said[f"place {place}"] = "\n".join(place_says(view, place, words))
            said[f"print place {place}"] = printed_place(view, place, words)
    return said


def _open_places(view: TravelersView) -> Iterator[str]:
    if view.world is not None:
        yield from (region.code for region in view.world.cells if region is not None)
    yield from index_order(view)


# Pictures of what lies open, and of nothing else


_SKILL: Final = re.compile(r"skill ([1-9]) ([12])")


def pictures_seen(view: TravelersView) -> Iterator[str]:
    """The hero, the skills of his own cards that are up, whoever is fought, and what the regions of
    the World show that lie there."""
    yield "hero"
    for number, side in enumerate(view.sides[:HERO_CARDS], 1):
        yield f"skill {number} {tips(side)}"
    if view.fight is not None:
        yield f"enemy {drawn_as(view.fight.enemy.name)}"
    for region in view.world.cells if view.world else ():
        if region is not None:
            enemy = region.half.meeting.enemy
            yield (
                f"enemy {drawn_as(enemy.name)}" if enemy else f"place {drawn_as(region.half.title)}"
            )


def picture_named(name: str, hero: Hero) -> PictureFace | None:
    if name == "hero":
        return PictureFace("hero", (hero.key,))
    if found := _SKILL.fullmatch(name):
        number, shown = int(found[1]), int(found[2])
        if number > len(hero.cards):
            return None
        half = hero.cards[number - 1].halves[shown - 1]
        return PictureFace("skill", (hero.key, skill_of(half), shown))
    kinds: tuple[Literal["enemy", "place"], ...] = ("enemy", "place")
    named = [
        PictureFace(kind, (name[len(kind) + 1 :],)) for kind in kinds if name.startswith(f"{kind} ")
    ]
    return named[0] if named else None
