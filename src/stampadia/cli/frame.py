"""The commands as cyclopts reads them, with every word of help from the catalogue."""

from __future__ import annotations

import inspect
import re
from collections.abc import Sequence
from difflib import get_close_matches
from typing import Annotated, Any, Final

import cyclopts
from cyclopts import App, CoercionError, CycloptsError, Group, Parameter, Token

from stampadia import __version__
from stampadia.cli import adventures, commands, memory, playing, printing, scoring, serving
from stampadia.cli.input import Refusal, in_language
from stampadia.cli.workshop import Command, workshops
from stampadia.words import Words

COMMANDS: Final[tuple[Command, ...]] = (
    playing.play,
    commands.simulate,
    commands.replay,
    commands.verify,
    commands.games,
    commands.compile_,
    *adventures.COMMANDS,
    memory.memory,
    printing.print_,
    scoring.score,
    serving.serve,
    serving.backup,
    serving.restore,
)
GROUPS: Final = workshops()
"""Commands that have commands of their own."""


def frame(voice: Words) -> App:
    """The whole command line in one language."""
    parameters = Group(voice.say("parameters-title"))
    titles: dict[str, Any] = {
        "group_commands": Group(voice.say("commands-title")),
        "group_arguments": parameters,
        "group_parameters": parameters,
    }
    app = App(
        name="stampadia",
        help=voice.say("about"),
        usage="",
        help_prologue=voice.say("usage"),
        help_epilogue=voice.say("epilogue"),
        help_format="plaintext",
        version=f"stampadia {__version__}",
        default_parameter=Parameter(negative=(), show_default=False),
        **titles,
        result_action="return_value",
        print_error=False,
        exit_on_error=False,
        suppress_keyboard_interrupt=False,
    )
    for place, command in enumerate(COMMANDS):
        _add(app, command, _name_of(command), place, voice)
    for place, (name, group) in enumerate(GROUPS.items(), len(COMMANDS)):
        inner = App(name=name, version_flags=(), **titles, **_help(name, place, voice))
        for inner_place, command in enumerate(group):
            _add(inner, command, f"{name}-{_name_of(command)}", inner_place, voice)
        inner["--help"].help = voice.say("help-help")
        app.command(inner)
    app["--help"].help = voice.say("help-help")
    app["--version"].help = voice.say("help-version")
    return app


def _add(app: App, command: Command, key: str, place: int, voice: Words) -> None:
    name = _name_of(command)
    app.command(_spoken(command, key, voice), name=name, **_help(key, place, voice))
    app[name]["--help"].help = voice.say("help-help")


def _help(key: str, place: int, voice: Words) -> dict[str, Any]:
    return {
        "sort_key": place,
        "help": voice.say(f"help-{key}"),
        "usage": "",
        # cyclopts would put an English word before a usage; a prologue it leaves alone.
        "help_prologue": voice.say(f"usage-{key}"),
        "help_epilogue": "",
    }


def _name_of(command: Command) -> str:
    return command.__name__.rstrip("_")


_WITHOUT_NAME: Final = (inspect.Parameter.POSITIONAL_ONLY, inspect.Parameter.VAR_POSITIONAL)


def _spoken(command: Command, key: str, voice: Words) -> Command:
    """The command with its voice, and with help for each parameter."""

    def run(*args: Any, lang: str | None = None, **kwargs: Any) -> int | None:  # noqa: ARG001
        return command(voice, *args, **kwargs)

    _, *typed = inspect.signature(command, eval_str=True).parameters.values()
    # `--lang` is read before all this; it stands here for the help alone.
    typed.append(inspect.Parameter("lang", inspect.Parameter.KEYWORD_ONLY, default=None))
    typed = [_explained(parameter, key, voice) for parameter in typed]
    run.__name__ = command.__name__
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in typed}
    run.__signature__ = inspect.Signature(typed)  # type: ignore[attr-defined]
    return run


def _explained(parameter: inspect.Parameter, command: str, voice: Words) -> inspect.Parameter:
    keys = (f"help-{command}-{parameter.name}", f"help-{parameter.name}")
    key = next(key for key in keys if voice.say(key) != key)
    value = voice.say(f"{key}.value")
    given = str if parameter.annotation is parameter.empty else parameter.annotation
    told = Parameter(
        name=value if parameter.kind in _WITHOUT_NAME else _short(parameter.name),
        help=voice.say(key),
        metavar=value if value != f"{key}.value" else None,
        converter=_whole_number if given in (int, int | None) else None,
    )
    return parameter.replace(annotation=Annotated[given, told])


def _short(name: str) -> tuple[str, ...] | None:
    """The one option that everybody writes as one letter."""
    return ("--output", "-o") if name == "output" else None


def _whole_number(_: type, tokens: Sequence[Token]) -> int:
    """Stricter than cyclopts, which rounds 2.5."""
    if not re.fullmatch("[+-]?[0-9]{1,15}", tokens[0].value, re.ASCII):
        raise CoercionError(token=tokens[0], target_type=int)
    return int(tokens[0].value)


# What cyclopts refuses, in our words


def misuse(error: CycloptsError, voice: Words) -> Refusal:
    lang = in_language(voice)
    command = " ".join(error.command_chain or ())
    if isinstance(error, cyclopts.UnknownCommandError):
        return _no_such_command(error)
    if isinstance(error, cyclopts.UnknownOptionError):
        return _no_such_option(error, command, lang)
    if isinstance(error, cyclopts.MissingArgumentError):
        return Refusal("value-missing", name=error.keyword or _name(error))
    if isinstance(error, CoercionError) and error.token is not None:
        key = "not-a-number" if error.target_type is int else "bad-value"
        name = error.token.keyword or _name(error)
        return Refusal(key, name=name, value=error.token.value, command=command, lang=lang)
    if isinstance(error, cyclopts.UnusedCliTokensError) and error.unused_tokens:
        return Refusal("word-too-many", word=error.unused_tokens[0], command=command, lang=lang)
    if isinstance(error, cyclopts.RepeatArgumentError):
        return Refusal("given-twice", name=error.token.keyword or _name(error))
    return Refusal("not-understood", command=command, lang=lang)


def _name(error: CycloptsError) -> str:
    return error.argument.name if error.argument is not None else "?"


def _no_such_command(error: cyclopts.UnknownCommandError) -> Refusal:
    word = (error.unused_tokens or [""])[0]
    group = GROUPS.get((error.command_chain or ("",))[-1])
    known = [_name_of(command) for command in group or COMMANDS]
    known += [] if group else GROUPS
    if near := get_close_matches(word, known, n=1):
        return Refusal("no-such-command-near", word=word, near=near[0])
    return Refusal("no-such-command", word=word, known=", ".join(known))


def _no_such_option(error: cyclopts.UnknownOptionError, command: str, lang: str) -> Refusal:
    word = error.token.keyword or error.token.value
    known = [name for argument in error.argument_collection for name in argument.names]
    if near := get_close_matches(word.partition("=")[0], known, n=1):
        return Refusal("no-such-option-near", word=word, near=near[0])
    return Refusal("no-such-option", word=word, command=command, lang=lang)
