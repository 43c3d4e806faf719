"""What a table says beside Chronicles' choices, when the hero comes into another room, and at the
end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar, Final

from stampadia.games.chronicles.adventures import ADVENTURES, OPTION
from stampadia.games.chronicles.choices import GO_ON, NO, PLACE, TABLE, covered
from stampadia.games.chronicles.content import FIRST_DAY, PACKAGE, Place, Room
from stampadia.games.chronicles.faces import RESULT, SUM, WON, score_slip
from stampadia.games.chronicles.instructions import Line
from stampadia.games.chronicles.language import write_ability
from stampadia.games.chronicles.language.names import (
    check_form,
    check_keywords,
    house_keywords,
    keywords_from,
)
from stampadia.games.chronicles.language.phrases import phrases
from stampadia.games.chronicles.language.writing import upright_line
from stampadia.games.chronicles.prepared import place_of
from stampadia.games.chronicles.text import refusals
from stampadia.games.chronicles.text.captions import captions
from stampadia.games.chronicles.text.explain import pointed_at
from stampadia.games.chronicles.text.sentences import FOE, circles_of, names_in, way_says, ways_of
from stampadia.games.chronicles.text.table import map_lines, whole_map_lines
from stampadia.games.chronicles.view import ChroniclesView
from stampadia.games.chronicles.view.map import ShownMap, defense_of
from stampadia.kernel.coach import SEED, TODAY, Foretold, Pace, Page, Spot
from stampadia.kernel.errors import BadOption
from stampadia.kernel.event import Event
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Over
from stampadia.words import Words
from stampadia.workbench.coaching import Topic, changed, page_on
from stampadia.workbench.score_slip import Filled, ScoreSlip, Tally

TOPICS: Final = (
    Topic("door", ("explore",), ("crossed-door",)),
    Topic("room", ("explore",), ("crossed-door",), times=2),
    Topic("gold", ("explore",), ("crossed-door",), times=4),
    Topic("dice", ("placement",), ("placed",)),
    Topic("order", ("placement",), ("placed",), times=2),
    Topic("enemies", ("placement",), ("placed",), times=4),
    Topic("move", ("move",), ("battle-over",)),
    Topic("offer", ("offer",), ("crossed-door",), times=8),
    Topic("xp", ("explore",), ("column-enabled",), after=("killed",)),
)
"""What is taught in a first game, as it comes up on the table."""
NEWS_OF_BATTLE: Final = ("wounded", "killed", "battle-over", "crossed-door")
"""What nobody has waited for in vain."""


class Coach(Game):
    # cells of a map make no runs: each says in its line where it leads
    pace: ClassVar[Pace] = Pace(run=None, terse=True)
    spot: ClassVar[Spot | None] = Spot("#8DB8DE", "#23527C")
    advises: ClassVar[bool] = True

    def note(self, view: ChroniclesView, choice: Any, words: Words) -> str:
        """Where a door leads, which abilities lie under the dice, what a way to meet an offer
        costs, how an enemy is."""
        meant = TABLE.meaning(choice)
        match meant.verb:
            case "to":
                place = place_of(meant["cell"])
                if view.step == "explore":
                    return _cell(ShownMap(view), place, words)
                return (
                    _space(ShownMap(view), place, words) if view.step in ("move", "pulled") else ""
                )
            case "yes" if ways := ways_of(view):
                return way_says(view, ways[meant["way"]], words)
            case "place":
                boxes = covered(meant, view.battle.dice if view.battle else ())
                return _abilities(view, [box for box, _ in boxes], words)
            case "box":
                return _abilities(view, [meant["box"]], words)
            case "enemy":
                foe = view.foes[meant["foe"]]
                defense = phrases(words.language).abilities["def"]
                return f"{FOE}{circles_of(foe)} {defense} {defense_of(view, foe)}"
            case "copy":
                ability = view.enemy_sheet[meant["box"] // 2].abilities[meant["box"] % 2]
                return write_ability(ability, words.language) if ability else ""
        return ""

    def captions(self, view: ChroniclesView, words: Words) -> dict[str, str]:
        return captions(view, words)

    def closes(self, view: ChroniclesView, choice: Any) -> bool:
        if view.step == "explore":
            return self.leads_nowhere(view, choice)
        return bool(choice in (GO_ON, NO, PLACE)) and view.step != "item-window"

    def leads_nowhere(self, view: ChroniclesView, choice: Any) -> bool:
        """To step off the stairs and on again."""
        here = f"cell {view.column},{view.row}"
        return view.step == "explore" and pointed_at(view, choice) == here

    def place(self, view: ChroniclesView, choice: Any) -> str | None:
        return pointed_at(view, choice) or None

    def where(self, view: ChroniclesView, choice: Any, words: Words) -> str:
        """Of the Map, on which side of the hero."""
        side = _side(view, choice)
        return words.say("where-side", side=side) if side else super().where(view, choice, words)

    def kind(self, view: ChroniclesView, choice: Any, words: Words) -> str:
        if view.step == "explore" and (place := _cell_meant(choice)):
            inside = ShownMap(view).here.holds(place)
            return words.say("kind-cell" if inside else "kind-door")
        return super().kind(view, choice, words)

    lesson_wishes: ClassVar[Mapping[str, str] | None] = {OPTION: FIRST_DAY}

    def lesson(self, view: ChroniclesView, heard: Sequence[Event], words: Words) -> Page | None:
        tried = Counter(event.name for event in heard)
        return page_on(
            TOPICS, view.step, tried, words,
            gold=view.gold, hp=view.hero.hp_left, room=view.room,
        )  # fmt: skip

    why_not = staticmethod(refusals.why_not)
    place_meant = staticmethod(refusals.place_meant)

    def changes(self, before: ChroniclesView, now: ChroniclesView, words: Words) -> Iterator[str]:
        """The room's lines as far as they are read, and its enemies."""
        if (before.sheet, before.room) == (now.sheet, now.room):
            return
        shown = ShownMap(now)
        room = shown.here
        size = {"column": room.column, "row": room.row, "width": room.width, "height": room.height}
        head = words.say("room-title", room=room.number)
        yield f"{head}: {words.say('room-size', **size)}."
        for line in _still_to_tell(before, room):
            yield f"  {upright_line(line, words.language, names_in(now))}"
        for foe in shown.living_foes(room):
            yield "  " + words.say(
                "change-foe",
                column=foe.column,
                row=foe.row,
                circles=foe.circles,
                hits=foe.hits,
                defense=defense_of(now, foe),
            )

    def foretell(
        self, before: ChroniclesView, after: ChroniclesView, words: Words
    ) -> Iterator[Foretold]:
        """Gold, HP, XP and Defense of the hero, and the hits on every enemy."""
        if before.sheet != after.sheet:
            return
        was, now = before.hero, after.hero
        yield from changed("gold", words.say("print-gold"), before.gold, after.gold)
        yield from changed("hp", words.say("show-hp"), was.hp_left, now.hp_left)
        then, here = (sum(view.hero.xp_ticked) + view.extra_xp for view in (before, after))
        yield from changed("xp", words.say("show-xp"), then, here)
        defense = phrases(words.language).abilities["def"]
        yield from changed("defense", defense, was.defense, now.defense)
        for one, foe in zip(before.foes, after.foes, strict=True):
            what = words.say("foretell-hits", column=foe.column, row=foe.row)
            place, short = f"cell {foe.at}", words.say("foretell-hits-there")
            yield from changed(place, what, one.hits, foe.hits, short)

    def map_lines(self, view: Any, words: Words, *, whole: bool = False) -> Iterator[str]:  # noqa: ARG002
        return whole_map_lines(ShownMap(view)) if whole else map_lines(ShownMap(view))

    def chapter(self, view: ChroniclesView) -> int:
        """The table is too long to be shown every turn: once for each sheet is enough."""
        return view.sheet

    def score(self, view: ChroniclesView, over: Over, words: Words) -> Sequence[str]:  # noqa: ARG002
        """The gold that is left; of the Apprentice Monk what it adds up (manual, "Variants")."""
        if not sum(view.scores):
            return []
        if len(view.scores) > 1:
            listed = ", ".join(map(str, view.scores))
            return [words.say("final-scores", scores=listed, total=sum(view.scores))]
        monk = "monk" in view.variant.split("+")
        return [
            words.say(
                "final-score",
                score=view.scores[0],
                monk="yes" if monk else "no",
                gold=view.gold,
                hp=view.hero.hp_left,
                xp=view.extra_xp,
                rooms=sum(row.room is not None for row in view.rows),
                cells=sum(cell.crossed for cell in view.cells),
                kills=sum(not foe.alive for foe in view.foes),
                ticks=sum(row.ticked for row in view.rows),
            )
        ]

    def score_slip(self, options: Mapping[str, str], words: Words) -> ScoreSlip:
        return score_slip(ADVENTURES.adventure(options[OPTION]).sheet, words)

    def tally(self, options: Mapping[str, str], filled: Filled, words: Words) -> Tally:  # noqa: ARG002
        said = words.also(PACKAGE)
        how = str(filled[RESULT])
        if how != WON:
            return Tally(won=False, points=0, told=(said.say(f"lost-{how}"),))
        gold = _number(filled, "gold")
        monk = filled.get(SUM) is not None
        names = ("hp", "xp", "rooms", "cells", "kills", "ticks")
        counted = {name: _number(filled, name) for name in names}
        score = gold + sum(counted.values()) if monk else gold
        if monk and score != filled[SUM]:
            raise BadOption("slip-sum", package=PACKAGE, score=score, written=_number(filled, SUM))
        facts: Mapping[str, int] = counted | {"score": score, "gold": gold}
        told = said.say("final-score", monk="yes" if monk else "no", **facts)
        return Tally(won=True, points=score, told=(told,))

    def wishes(self) -> dict[str, tuple[str, ...]]:
        return {OPTION: (TODAY, "first-day", SEED)}

    def begins_blank(self, options: Mapping[str, str]) -> bool:
        """Manual, "Vs. Campaign": several sheets in a row."""
        return "," in options.get(OPTION, "")

    keywords_meant = staticmethod(keywords_from)

    def keyword_name(self, key: str, language: str) -> str:
        """A word of one's own sheet stands as it is."""
        return house_keywords().keyword(key, language)

    def check_memory(self, keywords: str, options: Mapping[str, str]) -> None:
        check_form(keywords)
        if OPTION in options:
            played = self.content(self.read_options({OPTION: options[OPTION]}))
            check_keywords(keywords, (one.sheet for one in played.values()))


def rounds_waited(heard: Sequence[Event]) -> int:
    """Rounds of a battle since somebody was struck in it."""
    rounds = 0
    for event in reversed(heard):
        if event.name in NEWS_OF_BATTLE:
            break
        rounds += event.name == "round-started"
    return rounds


def _number(filled: Filled, name: str) -> int:
    return int(filled.get(name) or 0)


def _still_to_tell(before: ChroniclesView, room: Room) -> Iterator[Line]:
    """No narrative that was not read before: it is told as it is read."""
    known = next((row.read for row in before.rows if row.number == room.number), ())
    first = 0
    for line in room.lines:
        numbered = enumerate(line, first)
        if told := tuple(one for at, one in numbered if not one.flavour or at in known):
            yield told
        first += len(line)


def _cell_meant(choice: int) -> Place | None:
    meant = TABLE.meaning(choice)
    return place_of(meant["cell"]) if meant.verb == "to" else None


def _side(view: ChroniclesView, choice: int) -> str:
    """On which side of the hero a cell lies; nothing for what is none, or where the hero stands."""
    place = _cell_meant(choice)
    if place is None or place == Place(view.column, view.row):
        return ""
    across, down = place.column - view.column, place.row - view.row
    if abs(across) > abs(down):
        return "right" if across > 0 else "left"
    return "below" if down > 0 else "above"


def _cell(shown: ShownMap, place: Place, words: Words) -> str:
    """A grey cell by its digit, a door by where it leads."""
    if shown.here.holds(place):
        digit = shown.digit_at(place)
        return f"[{digit}]" if digit else ""
    number = shown.room_number_at(place)
    if number is None:
        return ""
    room = shown.rooms.get(number)
    if room is None:
        return words.say("note-to-new", room=number)
    foes = len(shown.living_foes(room))
    return words.say("note-to-known", room=number, foes=foes)


def _space(shown: ShownMap, place: Place, words: Words) -> str:
    """Where a Move or a pull leads: the notation alone does not tell a door from a cell."""
    where = _cell(shown, place, words)
    if not shown.here.holds(place):
        return words.say("note-door-costs", where=where)
    return words.say("note-stairs") if place == shown.stairs else where


def _abilities(view: ChroniclesView, boxes: list[int], words: Words) -> str:
    """The abilities under the dice, from left to right."""
    abilities = [view.hero.boxes[box] for box in boxes]
    return " + ".join(write_ability(one, words.language) for one in abilities if one is not None)
