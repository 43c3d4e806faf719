"""A game's options as OpenSpiel's parameters, in a form that survives OpenSpiel's own text.

OpenSpiel writes a game as `python_name(option=value,option=value)` and reads it back by looks:
`0.2` is a number, `true` a truth value, `2026-11-15` a number that it then cannot read; and a
comma, a bracket or an equals sign ends a value wherever it stands. A parameter has one type.

* An option whose values all look like numbers of one kind, or like truth values, is a parameter
  of that type: `ink=2`, `rules=0.2`.
* Any other is a text. One that would be taken for something else stands between quotes
  (`sheet='2026-11-15'`); marks that OpenSpiel would trip over are written as in a web address
  (`sets=STFULL%2CSTTOLL`).
"""

from __future__ import annotations

import re
from typing import Any, Final, Literal, get_args, get_origin
from urllib.parse import unquote

from msgspec import structs

from stampadia.kernel.game import Game, Options

Parameter = bool | int | float | str

_MARKS: Final = re.compile(r"""[%(),='"\x00-\x1f\x7f]""")
_WHOLE: Final = re.compile(r"-?(0|[1-9][0-9]{0,8})")
_POINTED: Final = re.compile(r"-?(0|[1-9][0-9]{0,8})\.([0-9]{0,5}[1-9]|0)")
"""Numbers that OpenSpiel writes as it read them."""
_TAKEN_FOR_A_NUMBER: Final = re.compile(r"[-+.0-9]+")
_TRUTH: Final = {"True": True, "true": True, "False": False, "false": False}


def parameters_of(game: Game, options: Options) -> dict[str, Parameter]:
    """These options as OpenSpiel holds them."""
    kinds = _kinds(game)
    texts = _texts(game, options)
    return {name: _as(kinds[name], text) for name, text in texts.items()}


def option_of(value: Any) -> str:
    """What a parameter says, as somebody would type it for the game itself."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if not isinstance(value, str):
        return str(value)
    if len(value) > 1 and value[0] == value[-1] and value[0] in "'\"":
        value = value[1:-1]
    return unquote(value)


def text(value: str) -> str:
    """A text as it must be written for OpenSpiel to read this very text."""
    written = _MARKS.sub(lambda mark: f"%{ord(mark[0]):02X}", value)
    if written in _TRUTH or _TAKEN_FOR_A_NUMBER.fullmatch(written):
        return f"'{written}'"
    return written


def _texts(game: Game, options: Options) -> dict[str, str]:
    """The options as they were chosen: `write_options` may say more, such as the very attempt
    that a day stands for, which takes its time to find out."""
    return Game.write_options(game, options)


def _kinds(game: Game) -> dict[str, type]:
    return {field.encode_name: _kind(field.type) for field in structs.fields(game.options)}


def _kind(declared: Any) -> type:
    """The type of a parameter for an option that was declared so."""
    if declared in (bool, int, float):
        return declared  # type: ignore[no-any-return]
    if get_origin(declared) is Literal:
        looks = {_look(str(value)) for value in get_args(declared)}
        if len(looks) == 1:
            return looks.pop()
    return str


def _look(value: str) -> type:
    if value in _TRUTH:
        return bool
    if _WHOLE.fullmatch(value):
        return int
    return float if _POINTED.fullmatch(value) else str


def _as(kind: type, value: str) -> Parameter:
    if kind is bool:
        return _TRUTH[value]
    return text(value) if kind is str else kind(value)
