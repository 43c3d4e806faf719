from __future__ import annotations

import ast
import pickle
from functools import cache
from pathlib import Path

import pytest

import stampadia
from house.files import nodes
from stampadia.games.stampede import GAME, StampedeOptions
from stampadia.kernel import errors
from stampadia.kernel.errors import (
    AmbiguousChoice,
    BadContent,
    BadNotation,
    BadOption,
    BadRecord,
    ChoiceError,
    IllegalChoice,
    StaleChoice,
    StampadiaError,
    UndoRefused,
    UnknownGame,
    WrongSeat,
)
from stampadia.words import LANGUAGES, Words, kernel_words

pytestmark = pytest.mark.xdist_group("source")

HOUSE = Path(stampadia.__file__).parent
ALL = {
    name
    for name, kind in vars(errors).items()
    if isinstance(kind, type) and issubclass(kind, StampadiaError)
}


def test_the_tree() -> None:
    refusals = {BadNotation, IllegalChoice, AmbiguousChoice, WrongSeat, StaleChoice}
    assert set(ChoiceError.__subclasses__()) == refusals
    others = {BadRecord, BadContent, BadOption, UndoRefused, UnknownGame}
    of_the_kernel = {
        error for error in StampadiaError.__subclasses__() if error.__module__ == errors.__name__
    }
    assert of_the_kernel == {ChoiceError, *others}


def test_the_tree_is_drawn_at_the_top() -> None:
    assert errors.__doc__ is not None
    drawn = [line.strip("│├└─ ").split(" ")[0] for line in errors.__doc__.splitlines()]
    assert set(drawn) & ALL == ALL


@cache
def raised() -> list[tuple[str, int, str, set[str]]]:
    """Every error our code makes: file, line, message key, facts."""
    found = []
    for path in sorted(HOUSE.rglob("*.py")):
        for node in nodes(path):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") in ALL:
                key = node.args[0]
                assert isinstance(key, ast.Constant), f"{path.name}:{node.lineno}: key not literal"
                facts = {str(word.arg) for word in node.keywords}
                where = str(path.relative_to(HOUSE))
                found.append((where, node.lineno, str(key.value), facts))
    return found


@cache
def words_for(where: str, language: str) -> Words:
    """The kernel's words, and those beside the module or above it."""
    folders = [HOUSE / where, *(HOUSE / where).parents]
    packages = [
        ".".join(("stampadia", *folder.relative_to(HOUSE).parts))
        for folder in folders
        if folder.is_relative_to(HOUSE) and (folder / "words" / "en.ftl").is_file()
    ]
    return Words(language, "stampadia.kernel", *packages)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_error_has_a_sentence(language: str) -> None:
    """The sentence is there, in that language, and uses only facts that the error carries."""
    assert len(raised()) > 20
    for where, line, key, facts in raised():
        words = words_for(where, language)
        bundle = words._bundles[0]
        assert bundle.has_message(key), f"{where}:{line}: no sentence “{key}” in {language}"
        _, missing = bundle.format_pattern(bundle.get_message(key).value, dict.fromkeys(facts, "x"))
        assert not missing, f"{where}:{line}: {key}: {missing}"


def test_an_error_tells_itself_in_english() -> None:
    error = IllegalChoice("impossible-outcome", what="die")
    assert str(error) == "That cannot be the outcome of “die”."
    assert error.tell(kernel_words("it")) == "«die» non può dare questo risultato."
    assert error.facts == {"what": "die"}


def test_an_error_of_a_game_finds_the_words_of_its_game() -> None:
    with pytest.raises(BadOption) as caught:
        GAME.begin(3, StampedeOptions(teams="two"))
    assert str(caught.value).startswith("3 players cannot play in two teams")
    assert caught.value.tell(kernel_words("it")).startswith("In 3")


def test_an_error_inside_an_error_is_told_in_the_same_language() -> None:
    inner = IllegalChoice("choice-not-legal", text="play lion")
    outer = BadRecord("record-line-refused", line=9, why=inner)
    assert str(outer) == "Line 9: “play lion” is not legal now."
    assert outer.tell(kernel_words("it")) == "Riga 9: Adesso «play lion» non è ammesso."


def test_errors_cross_process_borders() -> None:
    inner = IllegalChoice("choice-not-legal", text="play lion")
    outer = BadRecord("record-line-refused", line=9, why=inner)
    again = pickle.loads(pickle.dumps(outer))
    assert type(again) is BadRecord
    assert str(again) == str(outer)
    assert again.facts["line"] == 9


def test_an_error_without_a_sentence_shows_its_key() -> None:
    assert str(BadContent("no-such-sentence")) == "no-such-sentence"
