"""`stampadia memory`: the keywords that a person's heroes remember between adventures."""

from __future__ import annotations

from stampadia.cli.input import Refusal, games_with
from stampadia.kernel import registry
from stampadia.kernel.game import Game
from stampadia.words import Words


def memory(
    voice: Words, game: str = "", /, *, forget: list[str] | None = None, clear: bool = False
) -> None:
    from stampadia.table import memory as kept

    if not game:
        raise Refusal("which-game", known=", ".join(games_with(kept.has_memory)))
    chosen = registry.load(game)
    if not kept.has_memory(chosen):
        raise Refusal("game-without-memory", game=game)
    if forget and clear:
        raise Refusal("forget-or-clear")
    if clear:
        count, aside = kept.clear(game)
        if aside is not None:
            print(voice.say("memory-set-aside", file=str(aside)))
        else:
            print(voice.say("memory-cleared", count=count))
        return
    known = kept.remembered(game)
    if forget:
        wishes = [_key(wish, known, chosen, voice.language) for wish in forget]
        known -= set(wishes)
        kept.write(game, known)
        for key in wishes:
            print(voice.say("memory-forgotten", keyword=chosen.keyword_name(key, voice.language)))
    print(voice.say("memory-heading", count=len(known)))
    for name in sorted(chosen.keyword_name(key, voice.language) for key in known):
        print(f"  {name}")


def _key(wish: str, known: frozenset[str], game: Game, language: str) -> str:
    """A keyword by its key or its name in either language."""
    for key in (wish, *game.keywords_meant(wish)):
        if key in known:
            return key
    names = ", ".join(sorted(game.keyword_name(key, language) for key in known)) or "none"
    raise Refusal("no-such-keyword", keyword=wish, known=names)
