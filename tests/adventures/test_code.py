"""The code on a sheet opens exactly the same adventure, and nothing else."""

from __future__ import annotations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from stampadia.adventures import code
from stampadia.adventures.code import code_of, is_code, opened
from stampadia.kernel import registry
from stampadia.kernel.errors import BadOption
from stampadia.kernel.game import Game

GAMES = [game for game in map(registry.load, registry.names()) if game.adventures is not None]
DAYS = ("2026-11-16", "2027-02-28")


def named(game: Game, *names: str) -> dict[str, str]:
    wanted = (names * len(game.adventures.options))[: len(game.adventures.options)]
    return dict(zip(game.adventures.options, wanted, strict=True))


def test_no_two_games_have_one_letter() -> None:
    letters = [game.adventures.letter for game in GAMES]
    assert all(letters) and len(set(letters)) == len(letters)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@pytest.mark.parametrize("names", [DAYS[:1], DAYS, ("seed:Any words/2",), ("seed:però/0+hard",)])
def test_a_code_opens_what_it_was_made_of(game: Game, names: tuple[str, ...]) -> None:
    options = named(game, *names)
    written = code_of(game, options)
    assert is_code(written)
    for typed in (written, written.lower(), written.replace("-", " "), written.replace("-", "")):
        assert opened(typed) == code.Opened(game.name, options)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_published_day_is_short_and_says_no_attempt(game: Game) -> None:
    plain = code_of(game, named(game, DAYS[0]))
    attempt = game.adventures.known(DAYS[0]).exact
    assert attempt != DAYS[0] and code_of(game, named(game, attempt)) == plain
    assert len(plain) == len("C-2026-11-16-K7Q4")


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_file_has_no_code(game: Game) -> None:
    assert code_of(game, named(game, "mine.json")) == ""


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_a_slip_of_the_finger_is_told(game: Game) -> None:
    right = code_of(game, named(game, DAYS[0]))
    told = 0
    for at in range(2, len(right)):
        for sign in "0189AKZ":
            wrong = right[:at] + sign + right[at + 1 :]
            if right[at] in (sign, "-"):
                continue
            with pytest.raises(BadOption) as refused:
                opened(wrong)
            assert refused.value.key in ("mistyped-code", "code-of-another-edition", "no-code")
            told += 1
    assert told > 50


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_another_edition_s_adventure_is_not_taken_for_it(
    game: Game, monkeypatch: pytest.MonkeyPatch
) -> None:
    written = code_of(game, named(game, "seed:edition/0"))
    monkeypatch.setattr(code, "_prints", lambda *_: "made by other code")
    with pytest.raises(BadOption) as refused:
        opened(written)
    assert refused.value.key == "code-of-another-edition"


def test_a_game_is_no_code() -> None:
    assert not any(map(is_code, [*registry.names(), "", "play", "2026-11-16", "stampede2"]))


def test_a_code_that_was_cut_short_is_told_from_a_game() -> None:
    assert is_code("C-2026-11-16") and is_code("C20261116TQ4H")


@settings(max_examples=200)
@given(st.text(max_size=40))
def test_any_text_is_written_and_read(text: str) -> None:
    try:
        text.encode()
    except UnicodeEncodeError:
        return
    assert code._read(code._written(text)).decode() == text


@settings(max_examples=200)
@given(st.text(max_size=60))
def test_no_text_does_more_than_refuse(text: str) -> None:
    with pytest.raises(BadOption) as refused:
        opened(text)
    assert refused.value.key in ("no-code", "mistyped-code", "code-of-another-edition")
