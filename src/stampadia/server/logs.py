"""What the server says of itself: one JSON object a line, on the standard error.

A log line holds no hidden fact, no name, no token and no address of a match. Paths are told as
their routes, since a query may hold a token; an exception is told by its type and by where it
happened, since its message may quote a card.
"""

from __future__ import annotations

import logging
import traceback
from datetime import UTC, datetime
from typing import Any, Final, Literal

import msgspec

LOGGER: Final = logging.getLogger("stampadia.server")
What = Literal["problems", "all"]
"""What is logged: problems alone, or requests and sockets as well."""

_LEVELS: Final[dict[str, int]] = {"problems": logging.WARNING, "all": logging.INFO}
_FOREIGN: Final = ("uvicorn.access",)
"""Whose lines tell whole addresses, with their tokens."""
MOST_FRAMES: Final = 12


def note(event: str, **facts: str | int | float) -> None:
    """Something that goes as it should."""
    LOGGER.info(event, extra={"facts": facts})


def problem(event: str, error: BaseException | None = None, **facts: str | int | float) -> None:
    LOGGER.error(event, exc_info=error, extra={"facts": facts})


class Lines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, Any] = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "event": record.getMessage(),
            **getattr(record, "facts", {}),
        }
        if record.exc_info and record.exc_info[1] is not None:
            line["event"] = record.getMessage().partition("\n")[0]
            line["error"] = type(record.exc_info[1]).__name__
            line["where"] = _where(record.exc_info[1])
        return msgspec.json.encode(line).decode()


def _where(error: BaseException) -> list[str]:
    frames = traceback.extract_tb(error.__traceback__)[-MOST_FRAMES:]
    return [f"{_short(frame.filename)}:{frame.lineno} {frame.name}" for frame in frames]


def _short(file: str) -> str:
    """Without the folders in which a machine keeps its packages."""
    return "/".join(file.replace("\\", "/").rsplit("/", 3)[-3:])


def configuration(what: What) -> dict[str, Any]:
    """For `logging.config`: everything as our lines, whoever says it."""
    level = logging.getLevelName(_LEVELS[what])
    return {
        "version": 1,
        "disable_existing_loggers": False,
        "formatters": {"lines": {"()": "stampadia.server.logs.Lines"}},
        "handlers": {"stderr": {"class": "logging.StreamHandler", "formatter": "lines"}},
        "root": {"handlers": ["stderr"], "level": "WARNING"},
        "loggers": {
            "stampadia.server": {"level": level},
            **{name: {"level": "CRITICAL", "propagate": False} for name in _FOREIGN},
        },
    }
