"""What is printed on Travelers' table, as far as it may be read, for a screen that draws it."""

from __future__ import annotations

from collections.abc import Iterator

from stampadia.games.travelers.language import write_ability
from stampadia.games.travelers.text.cards import deck_line, heading, pile_line, put_in_play
from stampadia.games.travelers.text.table import fight_lines, index_order, place_says
from stampadia.games.travelers.text.wording import card_name, meeting_at
from stampadia.games.travelers.view import TravelersView
from stampadia.kernel.words import Words


def captions(view: TravelersView, words: Words) -> dict[str, str]:
    """`title`; `card 3` and `card 3 text`; `place 6A`, its name and its sentences; `fight`,
    `in-play`, `deck` and `removed`."""
    said = {
        "in-play": put_in_play(view, words),
        "deck": deck_line(view, words),
        "removed": pile_line(view, "show-removed", view.removed, words),
    }
    if adventure := view.world or view.dungeon:
        said["title"] = adventure.title.in_language(words.language)
    if view.fight is not None:
        said["enemy"] = view.fight.enemy.name.in_language(words.language)
        said["fight"] = " ".join(line.strip() for line in fight_lines(view, words))
    for card, side in enumerate(view.sides):
        half = view.hero.cards[card].halves[side]
        abilities = (write_ability(ability, words.language) for ability in half.abilities)
        said[f"card {card + 1}"] = card_name(view, card, words)
        said[f"card {card + 1} text"] = "\n".join((heading(half, side, words), *abilities))
    for place in _open_places(view):
        if meeting_at(view, place) is not None:
            said[f"place {place}"] = "\n".join(place_says(view, place, words))
    return said


def _open_places(view: TravelersView) -> Iterator[str]:
    if view.world is not None:
        yield from (region.code for region in view.world.cells if region is not None)
    yield from index_order(view)
