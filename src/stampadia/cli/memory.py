"""`stampadia memory`: the keywords that a person's heroes remember between adventures."""

from __future__ import annotations

from stampadia.cli.input import Refusal
from stampadia.kernel import registry
from stampadia.kernel.words import Words


def memory(
    voice: Words, game: str = "", /, *, forget: list[str] | None = None, clear: bool = False
) -> None:
    from stampadia.terminal import memory as kept

    games = [name for name in registry.names() if kept.has_memory(registry.load(name))]
    if not game:
        raise Refusal("which-game", known=", ".join(games))
    if not kept.has_memory(registry.load(game)):
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
        wishes = [_key(wish, known, voice) for wish in forget]
        known -= set(wishes)
        kept.write(game, known)
        for key in wishes:
            print(voice.say("memory-forgotten", keyword=_name(key, voice)))
    print(voice.say("memory-heading", count=len(known)))
    for name in sorted(_name(key, voice) for key in known):
        print(f"  {name}")


def check_typed(keywords: str, sheets: str) -> None:
    """Refuse a keyword that nothing in these adventures, and none of ours, ever says."""
    from stampadia.games.chronicles import GAME, ChroniclesOptions
    from stampadia.games.chronicles.keywords import check_keywords

    content = GAME.content(ChroniclesOptions(sheet=sheets))
    check_keywords(keywords, (one.sheet for one in content.values()))


def _key(wish: str, known: frozenset[str], voice: Words) -> str:
    """A keyword by its key or its name in either language."""
    from stampadia.games.chronicles.keywords import keywords_from

    for key in (wish, *keywords_from(wish)):
        if key in known:
            return key
    names = ", ".join(sorted(_name(key, voice) for key in known)) or "none"
    raise Refusal("no-such-keyword", keyword=wish, known=names)


def _name(key: str, voice: Words) -> str:
    """As it is printed in the person's language; a word of one's own sheet as it is."""
    from stampadia.games.chronicles.keywords import house_keywords

    return house_keywords().keyword(key, voice.language)
