"""Options survive OpenSpiel's text: every listed value of every game, and texts of any kind."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Literal, get_origin, get_type_hints

import pytest

pyspiel = pytest.importorskip("pyspiel", reason="the extra stampadia[rl] is not installed")

from hypothesis import example, given  # noqa: E402
from hypothesis import strategies as st  # noqa: E402

from bridges.crossing import NAMES  # noqa: E402
from every_game.contract import setups  # noqa: E402
from stampadia.bridges import parameters  # noqa: E402
from stampadia.bridges.openspiel import parameters_for, register  # noqa: E402
from stampadia.games.chronicles.adventures import ADVENTURES  # noqa: E402
from stampadia.games.chronicles.files.writing import write_sheet  # noqa: E402
from stampadia.kernel import registry  # noqa: E402
from stampadia.kernel.game import Game, Options  # noqa: E402

TEXTS: dict[str, dict[str, tuple[str, ...]]] = {
    "chronicles": {
        "sheet": ("2026-11-15/0", "seed:a (b) = 50%/0", "first-day,seed:7/0", "seed:true/0"),
        "memory": ("", "7", "true", "a,b", "-3.5"),
    },
    "generals": {"sets": ("STFULL,STTOLL", "STFULL, STTOLL-IT")},
    "travelers": {
        "hero": ("2026-11-15/0", "seed:42/0"),
        "adventure": ("training", "2026-11-15/0+hard"),
        "memory": ("", "TOS20270105:5a=2,TOS20270105:3A=1"),
    },
    "stampede": {},
}
"""For each option that takes any text some that OpenSpiel would read as something else."""


def options_that_are_texts(game: Game) -> set[str]:
    hints = get_type_hints(game.options)
    listed = {n for n, hint in hints.items() if get_origin(hint) is Literal or hint is bool}
    return set(game.options.__struct_fields__) - listed


def test_every_text_option_has_its_examples() -> None:
    for name in NAMES:
        assert set(TEXTS[name]) == options_that_are_texts(registry.load(name))


def check_round_trip(game: Game, seats: int, options: Options) -> Any:
    """From options to OpenSpiel, to its text, and back to the same options."""
    made = pyspiel.load_game(f"python_{game.name}", parameters_for(game, seats, options))
    again = pyspiel.load_game(str(made))
    assert str(again) == str(made)
    assert again.get_parameters() == made.get_parameters()
    for loaded in (made, again):
        assert (loaded.start.options, loaded.start.seats) == (options, seats)
    state = made.new_initial_state()
    kept = pyspiel.serialize_game_and_state(made, state)
    fetched, twin = pyspiel.deserialize_game_and_state(kept)
    assert (str(fetched), str(twin)) == (str(made), str(state))
    return again


@pytest.mark.parametrize("name", NAMES)
def test_every_listed_value_survives(name: str) -> None:
    game = registry.load(name)
    for setup in setups(game):
        check_round_trip(game, setup.seats, setup.options)


@pytest.mark.parametrize(
    ("name", "option", "value"),
    [
        (name, option, value)
        for name, options in TEXTS.items()
        for option, values in options.items()
        for value in values
    ],
)
def test_texts_survive(name: str, option: str, value: str) -> None:
    game = registry.load(name)
    options = game.read_options({option: value})
    assert getattr(options, option) == value
    check_round_trip(game, 1, options)


def test_a_file_survives_whatever_it_is_called(tmp_path: Path) -> None:
    path = tmp_path / "an (odd) name = 50%; it's “so”.json"
    path.write_text(write_sheet(ADVENTURES.adventure("first-day").sheet), "utf-8")
    game = registry.load("chronicles")
    check_round_trip(game, 1, game.read_options({"sheet": str(path)}))


def test_people_can_type_them() -> None:
    for text, option, value in (
        ("python_generals(rules=0.2)", "rules", "0.2"),
        ("python_generals(ink=2)", "ink", 2),
        ("python_generals(sets=STFULL%2CSTTOLL)", "sets", "STFULL,STTOLL"),
        ("python_chronicles(sheet='2026-11-15/0')", "sheet", "2026-11-15/0"),
        ('python_chronicles(sheet="2026-11-15/0")', "sheet", "2026-11-15/0"),
        ("python_chronicles(sheet=2026-11-15/0)", "sheet", "2026-11-15/0"),
        ("python_chronicles(sheet=first-day)", "sheet", "first-day"),
    ):
        assert getattr(pyspiel.load_game(text).start.options, option) == value


def test_a_day_between_quotes_is_that_day() -> None:
    """OpenSpiel takes a bare day for a number, so it stands between quotes."""
    assert parameters.text("2026-11-15") == "'2026-11-15'"
    read = pyspiel.game_parameters_from_string("python_chronicles(sheet='2026-11-15')")
    assert parameters.option_of(read["sheet"]) == "2026-11-15"


def test_from_python_no_quotes_are_needed() -> None:
    made = pyspiel.load_game("python_chronicles", {"sheet": "2026-11-15/0", "memory": "7"})
    assert made.start.options.sheet == "2026-11-15/0" and made.start.options.memory == "7"
    assert pyspiel.load_game(str(made)).start.options == made.start.options


@given(st.text(st.characters(codec="utf-8")), st.text(st.characters(codec="utf-8")))
@example("", "")
@example("'2026-11-15'", "2026-11-15")
@example("True", "false")
@example("1.5", "+-.")
@example("a(b", "c)")
@example("x=y,z", "100% %41 %2C")
@example("\n# line\n", "''")
def test_any_text_survives(one: str, other: str) -> None:
    written = f"game(one={parameters.text(one)},other={parameters.text(other)})"
    read = pyspiel.game_parameters_from_string(written)
    assert (parameters.option_of(read["one"]), parameters.option_of(read["other"])) == (one, other)
    assert pyspiel.game_parameters_to_string(read) == written
    assert "\n" not in written


class ManyOptions(Options, frozen=True):
    """What other makers may come up with."""

    loud: bool = False
    count: int = 3
    share: float = 0.5
    edition: Literal["1", "2"] = "1"
    version: Literal["1.0", "1.5"] = "1.0"
    odd: Literal["1", "two"] = "1"
    trailing: Literal["0.10", "0.1"] = "0.10"
    nothing: int | None = None
    words: str = "5"


def test_options_of_all_kinds_survive() -> None:
    stampede = type(registry.load("stampede"))

    class Optional(stampede):  # type: ignore[misc, valid-type]
        name = "optional"
        options = ManyOptions

        def begin(self, seats: int, _options: Options | None = None) -> Any:
            return super().begin(seats)

        def seat_count(self, _options: Options) -> int:
            return 2

    game = Optional()
    register(game)
    for given_options in (
        ManyOptions(),
        ManyOptions(True, -7, 2.0, "2", "1.5", "two", "0.1", 5, "true"),
    ):
        made = pyspiel.load_game("python_optional", parameters_for(game, 2, given_options))
        again = pyspiel.load_game(str(made))
        assert again.start.options == made.start.options == given_options
        assert str(again) == str(made)


def test_a_wrong_value_is_refused_in_a_sentence() -> None:
    with pytest.raises(ValueError, match="rules"):
        pyspiel.load_game("python_generals(rules=0.3)")
