"""What a game's options offer to people: values to pick from, in words, and in their language."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final, Literal, get_args, get_origin, get_type_hints

from stampadia.kernel.errors import StampadiaError
from stampadia.kernel.game import Game
from stampadia.kernel.words import Words
from stampadia.terminal.adventures import is_campaign
from stampadia.terminal.memory import OPTION as MEMORY
from stampadia.terminal.memory import has_memory

SETS: Final = (
    "STFULL",
    "STFULL,STRETURN",
    "STFULL,STTOLL",
    "STFULL,STRETURN,STTOLL",
    "STLITE",
    "STLITE,STRETURN",
    "STLITE,STTOLL",
)
"""Our own sets as they go together; others are named on the command line."""


TODAY: Final = "today"
SEED: Final = "seed"
TRAINING: Final = "training"
ADVENTURES: Final = {
    "sheet": (TODAY, "first-day", SEED),
    "hero": (TODAY, SEED),
    "adventure": (TODAY, TRAINING, SEED),
}
"""Adventures to pick from a list, by option; others are named on the command line."""


def option_values(game: Game) -> dict[str, tuple[str, ...]]:
    """The options of a game that are picked from a list, with their values."""
    hints = get_type_hints(game.options)
    listed = {
        name: tuple(map(str, get_args(hints[name])))
        for name in game.options.__struct_fields__
        if get_origin(hints[name]) is Literal
    }
    if game.name == "generals":
        return {"sets": SETS} | listed
    if game.adventures is None:
        return listed
    return {name: ADVENTURES[name] for name in game.adventures.options} | listed


def playable(game: Game, seats: int, name: str, value: str) -> bool:
    """Can so many play with this? An adventure that is not made yet can always be made."""
    if game.adventures is not None and name in game.adventures.options:
        return True
    try:
        game.begin(seats, game.read_options({name: value}))
    except StampadiaError:
        return False
    return True


def value_name(name: str, value: str, words: Words) -> str:
    """A value in words; sets are called what they call themselves."""
    if name != "sets":
        return words.say(f"option-{name}-{value.replace('.', '-').replace('+', '-')}")
    return " + ".join(_set_name(wish.strip(), words) for wish in value.split(","))


def _set_name(wish: str, words: Words) -> str:
    """Ours by its name, another as it was asked for, a file without its folders."""
    from stampadia.games.generals.house_sets import HOUSE_SETS, house_set

    ours = wish.removesuffix("-IT").removesuffix("-EN")
    if ours in HOUSE_SETS:
        return house_set(ours, "IT" if words.language == "it" else "EN").meta.name
    return Path(wish).name


def _adventure_name(option: str, wish: str, words: Words) -> str:
    """A day or a seed without its attempt, a file without its folders."""
    if wish in ADVENTURES[option]:
        return value_name(option, wish, words)
    if wish.endswith(".json"):
        return Path(wish).name
    return re.sub(r"/[0-9]+", "", wish.removeprefix("seed:"))


def setting(options: dict[str, str], words: Words) -> str:
    """What tells one waiting match of a game from another: with which sets, at which Ink, in which
    adventure."""
    told = [value_name("sets", options["sets"], words)] if "sets" in options else []
    for name in ADVENTURES:
        wishes = [wish.strip() for wish in options.get(name, "").split(",")]
        told += [_adventure_name(name, wish, words) for wish in wishes if wish]
    if "ink" in options:
        told.append(words.say("term-start-ink", ink=options["ink"]))
    return ", ".join(told)


def remembers(game: Game, options: dict[str, str]) -> bool:
    """Does a match with these options begin with what the person's heroes know? Not where other
    keywords are wished for, nor in a campaign."""
    return has_memory(game) and MEMORY not in options and not is_campaign(options)


def spoken(game: Game, options: dict[str, str], language: str) -> dict[str, str]:
    """The options with sets in the person's language, where they are ours and no language was
    wished for."""
    if game.name != "generals" or language != "it":
        return options
    from stampadia.games.generals.house_sets import HOUSE_SETS

    wishes = options.get("sets", "STFULL").split(",")
    sets = [f"{wish.strip()}-IT" if wish.strip() in HOUSE_SETS else wish for wish in wishes]
    return options | {"sets": ",".join(sets)}
