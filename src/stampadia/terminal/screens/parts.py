"""Small parts that all screens share."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from threading import Thread
from typing import Any, TypeVar

from textual.content import Content
from textual.widgets import Static

from stampadia.words import Words

Result = TypeVar("Result")


class TooSmall(Static):
    """The one sentence of a terminal below 80×24; hidden otherwise."""

    def __init__(self, words: Words) -> None:
        super().__init__(words.say("term-too-small"), id="too-small", markup=False)


class KeyLine(Static):
    """The keys and what they do, in the person's language; each can be clicked."""

    def __init__(self, words: Words, keys: Sequence[tuple[str, str, str]]) -> None:
        """`keys`: what is printed on the key, the action, and the word for it."""
        parts = []
        for key, action, word in keys:
            label = words.say(f"term-key-{word}")
            parts.append(
                Content.from_markup(
                    f"[@click={action}][bold $spot]$key[/] $label[/]", key=key, label=label
                )
            )
        super().__init__(Content("  ").join(parts), id="keys")


async def in_background(work: Callable[[], Result]) -> Result:
    """Let somebody think in another thread. It is a daemon: leaving never waits for it."""
    loop = asyncio.get_running_loop()
    answer: asyncio.Future[Result] = loop.create_future()

    def settle(result: Result | None, error: BaseException | None) -> None:
        if answer.done():
            return
        if error is not None:
            answer.set_exception(error)
        else:
            answer.set_result(result)  # type: ignore[arg-type]

    def think() -> None:
        outcome: tuple[Any, BaseException | None]
        try:
            outcome = (work(), None)
        except BaseException as error:
            outcome = (None, error)
        if not loop.is_closed():
            loop.call_soon_threadsafe(settle, *outcome)

    Thread(target=think, daemon=True).start()
    return await answer
