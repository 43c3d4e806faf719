"""Every complaint about a set, made by breaking a good one."""

from __future__ import annotations

import inspect
import re
from pathlib import Path
from typing import Any, Final

import pytest

from games.travelers.handmade import small_set
from games.travelers.test_set_file import KINDS, Kind, Raw, made_of, read, source_of, told
from stampadia.games.travelers.content import CardSet, Modifier
from stampadia.games.travelers.files import checking
from stampadia.games.travelers.files.problems import said_as_it_is
from stampadia.games.travelers.files.set_file import problems
from stampadia.games.travelers.generate.dungeon.dungeons import make_dungeon
from stampadia.games.travelers.generate.hero.heroes import make_hero
from stampadia.games.travelers.generate.world.worlds import make_world
from stampadia.games.travelers.language import read_modifier, write_modifier
from stampadia.words import catalogue, words
from stampadia.workbench import checks
from stampadia.workbench.bilingual import Text

Changes = dict[str, Any]
"""By path, entries from 1; None takes a field away."""


def broken(kind: Kind, changes: Changes) -> Raw:
    source = source_of(kind)
    for path, value in changes.items():
        *steps, last = [int(step) - 1 if step.isdecimal() else step for step in path.split("/")]
        at: Any = source
        for step in steps:
            at = at[step]
        if isinstance(at, list) and last == len(at):
            at.append(value)
        elif value is None:
            del at[last]
        else:
            at[last] = value
    return source


def does(*acts: Raw | str, **more: Any) -> Raw:
    named = [{"do": act} if isinstance(act, str) else act for act in acts]
    return {"kind": "instruction", "do": named} | more


def mapped(place: str, none: bool = False) -> Raw:
    return {"if": "mapped", "place": place} | ({"none": True} if none else {})


def reveal(place: str) -> Raw:
    return {"do": "reveal", "place": place}


def teleport(place: str) -> Raw:
    return {"do": "teleport", "place": place}


def ability(*do: Raw, when: list[Raw] | None = None) -> Raw:
    sentence: Raw = {"do": list(do)}
    return {"cost": 3, "sentences": [sentence | ({"when": when} if when else {})]}


GAIN: Final = {"do": "gain", "of": "attack", "amount": 2}
EMPTY: Final = {"do": "empty", "of": "attack"}
LONG: Final = "and then the road goes on, and on, and on, as roads will, " * 7
MANY: Final = {"kind": "story", "text": {"en": LONG, "it": LONG}}
A1: Final = "hero/cards/1/upper/abilities/1"
WELL: Final = "adventure/cards/3/a/meeting/above"
CAMP: Final = "adventure/cards/2/b/meeting/above"
WOLF: Final = "adventure/cards/2/a"
CRAB: Final = "adventure/cards/7/b/meeting/enemy/modifier"
NAME: Final = {"en": "Wet", "it": "Bagnato"}
HALL: Final = "adventure/pages/1/2"
FIRST: Final = "adventure/pages/1"
ROOMS: Final = "adventure/rooms"

BROKEN: Final[list[tuple[str, Kind, Changes, str]]] = [
    # Heroes
    ("always-so", "world",
     {A1: ability(GAIN, when=[{"if": "has-cards", "how": ">=", "count": 1}])},
     f"{A1}/sentences/1/when/1: This is always so, and asks for nothing."),
    ("never-so", "world",
     {A1: ability(GAIN, when=[{"if": "has-cards", "how": "<=", "count": 0}])},
     f"{A1}/sentences/1/when/1: This can never be so."),
    ("said-twice", "world",
     {A1: ability(GAIN, when=[{"if": "has-banner", "tips": 2}] * 2)},
     f"{A1}/sentences/1/when/2: It says the same twice."),
    ("said-twice", "world",
     {A1: ability({"do": "choose", "first": [GAIN], "second": [GAIN]})},
     f"{A1}/sentences/1/do/1/second: It says the same twice."),
    ("reads-otherwise", "world",
     {A1: ability(GAIN, {"do": "choose", "first": [GAIN], "second": [EMPTY]})},
     f"{A1}: Printed, it would say “(3) Gain 2 Attack, gain 2 Attack or set Attack to 0.”"),
    ("price-missing", "world",
     {"hero/cards/1/upper/exhaust": {"cost": None}},
     "hero/cards/1/upper/exhaust/cost: An Exhaust Effect of the form “plain” has a price"),
    ("no-price", "world",
     {"hero/cards/1/upper/exhaust": {"cost": 1, "form": "turn"}},
     "hero/cards/1/upper/exhaust/cost: An Exhaust Effect of the form “turn” has no price"),
    ("transfer-to-itself", "world",
     {A1: ability({"do": "transfer", "source": "attack", "to": "attack"})},
     f"{A1}/sentences/1/do/1: Points go from one track to the other"),
    ("reads-otherwise", "world",
     {A1: ability(GAIN, when=[{"if": "has-element", "element": "fire", "least": 3, "none": True}])},
     f"{A1}: Printed, it would say “(3) If no Fire in play: gain 2 Attack.”, and that is"),
    ("too-long", "world", {"hero/cards/1/upper/name/en": "The " * 20 + "Jab"},
     "hero/cards/1/upper/name/en: 83 characters do not fit. There is room for one line of 40 mm"),
    ("no-glyph", "world", {"hero/cards/1/upper/name/it": "剣"},
     "hero/cards/1/upper/name/it: The print font does not have U+5263."),
    # Enemies
    ("below-nobody", "world", {"adventure/cards/2/b/meeting/below": [does("curse")]},
     "adventure/cards/2/b/meeting/below: There is no enemy, so nothing stands below it."),
    ("says-nothing", "world", {"adventure/cards/2/b/meeting": {}},
     "adventure/cards/2/b/meeting: (warning) There is nothing to read here."),
    ("unbeatable", "world", {f"{WOLF}/meeting/enemy/defense": None,
                             f"{WOLF}/meeting/enemy": {"name": NAME, "level": 2, "attack": 2,
                                                       "defense": None}},
     f"{WOLF}/meeting/enemy/defense: Nobody can reach it, and it is no trap."),
    ("trap-and-more", "world", {CRAB: {"name": NAME, "by": 1, "trap": True}},
     f"{CRAB}: A trap has no other rule"),
    ("modifier-reasons", "world", {CRAB: {"name": NAME, "by": 1}},
     f"{CRAB}: It depends on nothing. Allowed: one of element, banner and cards."),
    ("modifier-reasons", "world", {CRAB: {"name": NAME, "by": 1, "element": "air", "banner": 1}},
     f"{CRAB}: It depends on 2 things. Allowed: one of element, banner and cards."),
    ("changes-nothing", "world", {CRAB: {"name": NAME, "element": "air"}},
     f"{CRAB}: A change by 0 changes nothing."),
    ("always-so", "world", {CRAB: {"name": NAME, "by": 1, "cards": ">="}},
     f"{CRAB}: This is always so"),
    ("always-so", "world", {CRAB: {"name": NAME, "by": 1, "cards": "<=", "count": 5}},
     f"{CRAB}: This is always so"),
    # What texts say
    ("second-once", "world", {f"{WELL}/4": does("curse", once=True)},
     f"{WELL}/4/once: This text has a “For 1 time” already. One at most."),
    ("otherwise-of-nothing", "world", {f"{CAMP}/2": does("curse", otherwise=[{"do": "curse"}])},
     f"{CAMP}/2/otherwise: “Else” needs a condition before it."),
    ("not-a-price", "world", {f"{CAMP}/2": does("curse", price=[{"do": "win"}], may=True)},
     f"{CAMP}/2/price/1: This cannot be paid. Allowed as a price: discard, "),
    ("same-cards-twice", "world",
     {f"{CAMP}/2": does("curse", price=[{"do": "discard"}, {"do": "discard", "element": "fire"}])},
     f"{CAMP}/2/price/2: One card could pay for this and for what stands before it."),
    ("after-the-end", "world", {f"{CAMP}/2": does("stop-reading", "curse", when=[mapped("3A")])},
     f"{CAMP}/2/do/1: It ends the reading, so nothing can follow."),
    ("rest-never-read", "world", {f"{WELL}/1": does("stop-reading")},
     f"{WELL}/1: It always stops the reading here"),
    ("ends-anyway", "world", {f"{WELL}/4": does("stop-reading")},
     f"{WELL}/4: The text ends here anyway."),
    ("second-row-of-boxes", "world",
     {"adventure/cards/7/a/meeting/above/4": does({"do": "fill-box", "boxes": ["A"]})},
     "adventure/cards/7/a/meeting/above/4/do/1: This text has boxes already."),
    ("boxes-in-otherwise", "world",
     {f"{CAMP}/2": does("curse", when=[mapped("3A")],
                        otherwise=[{"do": "fill-box", "boxes": ["A"]}])},
     f"{CAMP}/2/otherwise/1: Boxes stand in what is done"),
    ("only-in-worlds", "dungeon", {f"{HALL}/meeting/below/1": does(reveal("3B"))},
     f"{HALL}/meeting/below/1/do/1: This is for Worlds only"),
    ("only-in-worlds", "dungeon", {f"{HALL}/meeting/below/1": does("migrate")},
     f"{HALL}/meeting/below/1/do/1: This is for Worlds only"),
    ("only-in-dungeons", "world", {f"{CAMP}/2": does(teleport("3B"))},
     f"{CAMP}/2/do/1: This is for Dungeons only"),
    ("no-b-half", "world", {f"{CAMP}/2": does(reveal("3A"))},
     f"{CAMP}/2/do/1: Found 3A. Only a B half can be revealed, from 1B to 9B. Did you mean 3B?"),
    ("reveals-itself", "world", {f"{CAMP}/2": does(reveal("2B"))},
     f"{CAMP}/2/do/1: 2B is up whenever this is read."),
    ("no-such-half", "world", {f"{CAMP}/2": does("curse", when=[mapped("3C")])},
     f"{CAMP}/2/when/1: Found 3C. Allowed in a World: a half from 1A to 9B, or a card from 1 to"),
    ("no-such-room", "dungeon", {f"{HALL}/meeting/below/1": does("curse", when=[mapped("3")])},
     f"{HALL}/meeting/below/1/when/1: Found 3. Allowed in a Dungeon: a room from 1A to 6D."),
    ("no-such-room", "dungeon", {f"{HALL}/meeting/below/1": does(teleport("7A"))},
     f"{HALL}/meeting/below/1/do/1: Found 7A. Allowed in a Dungeon: a room from 1A to 6D."),
    ("teleports-here", "dungeon", {f"{HALL}/meeting/below/1": does(teleport("2A"))},
     f"{HALL}/meeting/below/1/do/1: The hero is in 2A already."),
    ("joins-another", "world", {f"{CAMP}/2": does({"do": "join-hero", "card": 5})},
     f"{CAMP}/2/do/1: Card 5 cannot join from here. Only the card that says so joins, which is 2."),
    ("second-joining", "world",
     {"adventure/cards/6/b/meeting/above/3": does({"do": "join-hero", "card": 6})},
     "adventure/cards/6/b/meeting/above/3/do/1: Card 5 may join the hero, so card 6 cannot."),
    ("nothing-to-leave", "world", {f"{CAMP}/2": does("allow-leaving")},
     f"{CAMP}/2/do/1: There is no fight to leave"),
    ("nothing-to-leave", "world", {f"{WOLF}/meeting/below/2": does("allow-leaving")},
     f"{WOLF}/meeting/below/2/do/1: There is no fight to leave"),
    ("no-boxes", "world", {f"{CAMP}/2": does("curse", when=[{"if": "box-shows", "letter": "A"}])},
     f"{CAMP}/2/when/1: 2B has no boxes to fill."),
    ("no-boxes", "world",
     {f"{CAMP}/2": does("curse", when=[{"if": "boxes-filled", "place": "3A"}])},
     f"{CAMP}/2/when/1: 3A has no boxes to fill."),
    ("never-shown", "world", {"adventure/cards/7/a/meeting/above/2/when/1/letter": "C"},
     "adventure/cards/7/a/meeting/above/2/when/1: No box ever shows C."),
    ("no-mission", "world", {f"{CAMP}/2": does("curse", when=[{"if": "mission-fulfilled"}])},
     f"{CAMP}/2/when/1: Nothing in this adventure ever fulfils the mission."),
    ("always-so", "world", {f"{CAMP}/2": does("curse", when=[mapped("2B")])},
     f"{CAMP}/2/when/1: This is always so"),
    ("never-so", "world", {f"{CAMP}/2": does("curse", when=[mapped("2", none=True)])},
     f"{CAMP}/2/when/1: This can never be so."),
    ("never-so", "world",
     {f"{CAMP}/2": does("curse", when=[mapped("3A"), mapped("3A", none=True)])},
     f"{CAMP}/2/when: This can never be so."),
    ("never-so", "world",
     {f"{CAMP}/2": does("curse", when=[
         {"if": "has-hero-cards", "how": "fewer", "count": 0, "tips": 1}])},
     f"{CAMP}/2/when/1: This can never be so."),
    ("never-so", "world",
     {f"{CAMP}/2": does("curse", when=[
         {"if": "has-hero-cards", "how": "more", "count": 9, "tips": 1}])},
     f"{CAMP}/2/when/1: This can never be so."),
    ("said-twice", "world", {f"{CAMP}/2": does("curse", when=[mapped("3A")] * 2)},
     f"{CAMP}/2/when/2: It says the same twice."),
    # Worlds
    ("only-beside-enemies", "world", {"adventure/cards/2/b/open": ["attack"]},
     "adventure/cards/2/b/open: Only a half with an enemy has this."),
    ("only-beside-enemies", "world", {"adventure/cards/2/b/bonus": [0, 0, 0]},
     "adventure/cards/2/b/bonus: Only a half with an enemy has this."),
    ("only-beside-enemies", "world", {"adventure/cards/2/b/scroll": NAME},
     "adventure/cards/2/b/scroll: Only a half with an enemy has this."),
    ("said-twice", "world", {f"{WOLF}/open": ["attack", "attack"]},
     f"{WOLF}/open: It says the same twice."),
    ("scroll-and-modifier", "world", {"adventure/cards/7/b/scroll": NAME},
     "adventure/cards/7/b/scroll: The scroll holds the Modifier"),
    ("no-win", "world", {"adventure/cards/1/b/meeting/above/2": None},
     "adventure/cards: Nothing in this adventure says that it is won."),
    ("win-never-read", "world", {"adventure/cards/4/b/meeting/below": [does("curse")]},
     "adventure/cards/1/b/meeting: 1B ends the adventure, but nothing reveals it."),
    ("never-revealed", "world", {f"{WOLF}/meeting/below": [does("curse")]},
     "adventure/cards/2/b/meeting: (warning) Nothing reveals 2B, so nobody will ever see it."),
    ("too-long", "world", {f"{WELL}/1": MANY, f"{WELL}/4": MANY}, f"{WELL}/en: "),
    ("too-long", "world", {f"{WOLF}/title/it": "Sentiero " * 9}, f"{WOLF}/title/it: "),
    ("too-long", "world", {f"{WOLF}/scroll/it": "Piegato " * 20}, f"{WOLF}/scroll/it: "),
    ("too-long", "world", {f"{CRAB}/name/it": "Asciutto " * 9}, f"{CRAB}/it: "),
    # Dungeons
    ("glyph-twice", "dungeon", {f"{ROOMS}/3/glyph": "key"},
     f"{ROOMS}/3/glyph: Room Card 2 has the key already."),
    ("not-connected", "dungeon", {f"{ROOMS}/5/rows/3": "####"},
     f"{ROOMS}/5/rows: Some floor cannot be reached from the rest of the card."),
    ("symbol-in-wall", "dungeon", {f"{ROOMS}/1/symbol": [2, 1]},
     f"{ROOMS}/1/symbol: The symbol is in a wall. Allowed: floor."),
    ("symbol-in-corner", "dungeon", {f"{ROOMS}/1/symbol": [0, 0]},
     f"{ROOMS}/1/symbol: The symbol is in a corner"),
    ("symbol-on-door", "dungeon", {f"{ROOMS}/1/symbol": [0, 2]},
     f"{ROOMS}/1/symbol: The symbol is on a door."),
    ("door-twice", "dungeon", {f"{ROOMS}/1/doors/2/cell": [0, 2]},
     f"{ROOMS}/1/doors/2/cell: Another door is in this cell."),
    ("door-not-at-border", "dungeon", {f"{ROOMS}/1/doors/1/cell": [0, 3]},
     f"{ROOMS}/1/doors/1/cell: A door in a corner would lead two ways."),
    ("door-not-at-border", "dungeon", {f"{ROOMS}/1/doors/1/cell": [3, 2]},
     f"{ROOMS}/1/doors/1/cell: A door stands at the border of its card."),
    ("door-in-wall", "dungeon", {f"{ROOMS}/1/rows/1": "..#."},
     f"{ROOMS}/1/doors/1/cell: The door is in a wall. Allowed: floor."),
    ("door-never-opens", "dungeon",
     {f"{ROOMS}/5/doors/2": {"cell": [1, 0], "codes": ["", "", "", ""]}},
     f"{ROOMS}/5/doors/2/codes: (warning) This door has no code in any orientation"),
    ("door-to-itself", "dungeon", {f"{ROOMS}/1/doors/1/codes/2": "1C"},
     f"{ROOMS}/1/doors/1/codes/2: 1C is this very card, and the hero stands on it."),
    ("way-twice", "dungeon", {f"{ROOMS}/1/doors/4": {"cell": [1, 0], "codes": ["2B", "", "", ""]}},
     f"{ROOMS}/1/doors/4/codes/1: Another door leads from 1A to 2B already."),
    ("no-way-back", "dungeon", {f"{ROOMS}/1/doors/1/codes/2": "5B"},
     f"{ROOMS}/1/doors/1/codes/2: No door of 5B leads back to 1B."),
    ("doors-do-not-meet", "dungeon", {f"{ROOMS}/1/doors/1/cell": [5, 2]},
     f"{ROOMS}/1/doors/1/codes/1: The doors of 1A and 2B do not face each other"),
    ("room-unreachable", "dungeon", {f"{FIRST}/2/room": "1D"},
     f"{FIRST}/2/meeting: Nobody can ever get to 1D: no door leads there, and no instruction."),
    ("room-unreachable", "dungeon", {f"{ROOMS}/5/doors/1/codes/4": "4B",
                                     f"{ROOMS}/4/doors/1/codes/2": "5D"},
     f"{ROOMS}/4/doors/1/codes/2: Nobody can ever get to 4B"),
    ("rooms-overlap", "dungeon", {f"{ROOMS}/6/doors/3/codes/4": "1A", f"{ROOMS}/1/doors/4": {
        "cell": [1, 3], "codes": ["6D", "", "", ""]}},
     f"{ROOMS}/6: (warning) On the map 6D lies on 2A."),
    ("map-twisted", "dungeon", {f"{ROOMS}/6/doors/2/codes/2": "4D", f"{ROOMS}/4/doors/3": {
        "cell": [2, 0], "codes": ["", "", "", "6B"]}},
     "(warning) From 6B the way leads to another place than where 4D lies."),
    ("entry-twice", "dungeon", {f"{FIRST}/2/room": "1A"},
     f"{FIRST}/2/room: 1A has an entry already."),
    ("no-mission-entry", "dungeon", {f"{FIRST}/1/room": "6D"},
     "adventure/pages: 1A has no entry. The mission is read there."),
    ("no-win", "dungeon", {f"{FIRST}/1/meeting/above/2": None},
     "adventure/pages: Nothing in this adventure says that it is won."),
    ("endless", "dungeon",
     {f"{FIRST}/3": {"room": "2B", "trigger": "immediate",
                     "meeting": {"above": [does(teleport("3C"))]}},
      f"{FIRST}/5": {"room": "3C", "trigger": "immediate",
                     "meeting": {"above": [does(teleport("2B"))]}}},
     "adventure/pages: These entries move the hero for ever, without his doing: 2B » 3C » 2B."),
    ("too-long", "dungeon", {f"{FIRST}/1/meeting/above/1": MANY}, f"{FIRST}/1/meeting/en: "),
    ("too-long", "dungeon", {"adventure/title/en": "Cellars " * 20}, "adventure/title/en: "),
    # Proofs
    ("unproven", "world",
     {"adventure/cards/4/b/meeting/below/1/when": [mapped("1A"), mapped("4A")]},
     "adventure: This World cannot be won: nothing leads to its ending."),
    ("unproven", "world", {"adventure/cards/7/b/meeting/below/1/when/2": None},
     "adventure: (warning) This World can be spoilt: with "),
    ("unproven", "dungeon", {"adventure/pages/2/4/meeting/below/1": does("curse"),
                             f"{FIRST}/4/meeting/above/3": does("fulfil-mission", when=[
                                 mapped("2B")])},
     "adventure: From 1A nobody can win."),
    ("too-much-to-prove", "world",
     {f"{CAMP}/{number}": does({"do": "draw", "count": 1}) for number in range(2, 8)},
     "adventure/cards/2/b/meeting: (warning) Found 7 instructions in one text."),
    ("never-so", "world", {f"{CAMP}/2": does("curse", when=[mapped("2A")])},
     f"{CAMP}/2/when/1: (warning) This can never be so."),
    ("always-so", "world", {f"{CAMP}/2": does("curse", when=[mapped("2A", none=True)])},
     f"{CAMP}/2/when/1: (warning) This is always so"),
    ("always-mapped", "dungeon", {f"{FIRST}/4/meeting/above/2/when/1/place": "2B"},
     f"{FIRST}/4/meeting: (warning) The entry of 3A asks what is mapped, and it always is."),
    ("never-mapped", "dungeon", {f"{FIRST}/4/meeting/above/2/when/1": mapped("2B")},
     f"{FIRST}/4/meeting: (warning) The entry of 3A asks what is mapped, and it never is."),
    # Both faces
    ("faces-differ", "world", {"hero/serial": "OTHER"},
     "adventure/serial: (warning) The two faces of the set do not have the same."),
]  # fmt: skip


@pytest.mark.parametrize(
    ("key", "kind", "changes", "sentence"),
    BROKEN,
    ids=[f"{key}-{number}" for number, (key, _, _, _) in enumerate(BROKEN)],
)
def test_a_broken_set_is_told_so(key: str, kind: Kind, changes: Changes, sentence: str) -> None:
    reading = read(broken(kind, changes))
    assert key in {problem.fault.key for problem in reading.problems}, told(reading)
    assert any(sentence in one for one in told(reading)), told(reading)
    assert (reading.made is None) is (reading.errors > 0)
    for english, italian in zip(told(reading), told(reading, "it"), strict=True):
        assert italian != english
        assert "problem-" not in italian and "{ $" not in italian, italian


MANY_AT_ONCE: Final = {
    "no-glyph", "unbeatable", "rest-never-read", "door-twice", "door-not-at-border", "door-in-wall",
    "room-unreachable", "rooms-overlap", "map-twisted", "entry-twice", "no-mission-entry", "no-win",
    "endless", "win-never-read", "too-long", "doors-do-not-meet", "never-revealed", "says-nothing",
    "trap-and-more", "second-joining",
}  # fmt: skip
"""What breaks more than itself."""


@pytest.mark.parametrize(
    ("key", "kind", "changes"),
    [(key, kind, changes) for key, kind, changes, _ in BROKEN if key not in MANY_AT_ONCE],
)
def test_one_mistake_is_told_once(key: str, kind: Kind, changes: Changes) -> None:
    assert [problem.fault.key for problem in read(broken(kind, changes)).problems] == [key]


def test_every_complaint_is_tested_and_has_its_words() -> None:
    folder = Path(checking.__path__[0])
    paths = (*folder.glob("*.py"), folder.with_name("problems.py"))
    source = "".join(path.read_text("utf-8") for path in paths)
    source += inspect.getsource(checks.fits)
    made = set(re.findall(r'\b(?:error|warning|Fault)\(\s*"([a-z-]+)"', source))
    either = re.findall(r'error\("([a-z-]+)" if .+? else "([a-z-]+)"', source)
    made |= {key for keys in either for key in keys}
    assert made - {"unsayable"} == {key for key, _, _, _ in BROKEN}
    said = catalogue("stampadia.games.travelers", "en") + catalogue("stampadia.kernel", "en")
    assert made <= set(re.findall(r"(?m)^problem-([a-z-]+) =", said))


@pytest.mark.parametrize("kind", KINDS)
def test_the_same_is_found_in_a_set_that_came_from_no_file(kind: Kind) -> None:
    assert problems(small_set(kind)) == ()
    source = broken(kind, {"hero/serial": "OTHER"})
    assert [problem.fault.key for problem in problems(made_of(source))] == ["faces-differ"]


def test_what_no_card_could_print() -> None:
    """Whoever depends on nothing has no words; no file gets that far."""
    nameless = Modifier(Text(), by=1)
    (fault,) = said_as_it_is(nameless, write_modifier, read_modifier)
    assert fault.key == "unsayable"


@pytest.mark.parametrize("seed", range(3))
def test_generated_sets_are_good(seed: int) -> None:
    for make in (make_world, make_dungeon):
        made = CardSet(make_hero(f"good {seed}"), make(f"good {seed}"))
        assert [problem.tell(words("en")) for problem in problems(made)] == []


# What looks wrong and is not

ALLOWED: Final[list[tuple[Kind, Changes]]] = [
    # Whoever may have turned the card may ask whether it is still there.
    ("world", {f"{WOLF}/meeting/below/1": does(reveal("2B"), may=True),
               f"{WOLF}/meeting/below/2": does("curse", when=[mapped("2A")])}),
    # An ending that stands elsewhere.
    ("world", {"adventure/cards/1/b/meeting/above/2": None, f"{CAMP}/2": does("win")}),
    # The price of a sentence may be anything that hero cards can do.
    ("world", {f"{CAMP}/1/price": [{"do": "exhaust"}]}),
    # A room without doors to which an instruction leads.
    ("dungeon", {f"{HALL}/meeting/below/1": does(teleport("1D")),
                 f"{FIRST}/6": {"room": "1D", "trigger": "choice",
                                "meeting": {"above": [does(teleport("4A"))]}}}),
]  # fmt: skip


@pytest.mark.parametrize(("kind", "changes"), ALLOWED)
def test_what_looks_wrong_and_is_not(kind: Kind, changes: Changes) -> None:
    assert told(read(broken(kind, changes))) == []
