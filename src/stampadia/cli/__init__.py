"""The command line: play, simulate, replay, games.

Every refusal is one line on stderr that says what to do, with exit status 2. The language is
settled before anything else is read, so that help and refusals are in it.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from typing import Final

from cyclopts import CycloptsError

from stampadia.cli.frame import frame, misuse
from stampadia.cli.input import OURS, Refusal
from stampadia.kernel.errors import StampadiaError
from stampadia.words import KERNEL, LANGUAGES, Words, choose_language, words

__all__ = ["main"]

REFUSED: Final = 2
INTERRUPTED: Final = 130


def main(argv: Sequence[str] | None = None) -> int:
    """Carry out a command line; its exit status."""
    for stream in (sys.stdout, sys.stderr):
        # A terminal that cannot write é shows a question mark rather than nothing.
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    voice = words(choose_language(), KERNEL, OURS)
    try:
        wish, tokens = _without_language(sys.argv[1:] if argv is None else argv)
        if wish is not None:
            voice = words(wish, KERNEL, OURS)
        status = _obey(tokens, voice)
        sys.stdout.flush()
    except BrokenPipeError:
        # The reader of our output has gone; Python would complain when it closes the stream.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except StampadiaError as error:
        return _refuse(error.tell(voice))
    except OSError as error:
        return _refuse(_told(error, voice))
    except KeyboardInterrupt:
        return INTERRUPTED
    return status


def _obey(tokens: Sequence[str], voice: Words) -> int:
    try:
        return int(frame(voice)(tokens) or 0)
    except CycloptsError as error:
        raise misuse(error, voice) from None


def _without_language(argv: Sequence[str]) -> tuple[str | None, list[str]]:
    """The wished language, and the other words: `--lang` may stand anywhere."""
    wish, rest = None, []
    left = iter(argv)
    for word in left:
        name, equals, value = word.partition("=")
        if name != "--lang":
            rest.append(word)
            continue
        wish = value if equals else next(left, None)
        if not wish:
            raise Refusal("value-missing", name="--lang")
        wish = wish.lower()
        if wish not in LANGUAGES:
            raise Refusal("no-such-language", wish=wish)
    return wish, rest


def _told(error: OSError, voice: Words) -> str:
    problem = error.strerror or type(error).__name__
    if error.filename is None:
        return voice.say("system-problem", problem=problem)
    return voice.say("file-problem", path=str(error.filename), problem=problem)


def _refuse(text: str) -> int:
    print(" ".join(text.split()), file=sys.stderr)
    return REFUSED
