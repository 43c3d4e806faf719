"""`python -m benchmarks.house`: how the source is built, as a table in Markdown.

Lines, importers and import chains are read from the source; what an act touches is found by doing
it once, after a first time that fills every cache, and noting in which modules code ran.
"""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from types import FrameType
from typing import Any, Final

import grimp

import stampadia
from stampadia.kernel import registry
from stampadia.kernel.chance import Dealer
from stampadia.kernel.pending import Ask
from stampadia.matches.match import Match
from stampadia.players.player import Greedy

SOURCE: Final = Path(stampadia.__file__).parent
SMALL: Final = 60
"""A module with fewer lines is small."""
SHIPPED: Final = "2026-12-20"
"""A day that comes with the game."""


def main() -> None:
    print("| | |\n|---|---|")
    for name, value in {**_lines(), **_imports(), **_acts()}.items():
        print(f"| {name} | {value} |", flush=True)


# What is written


@cache
def _modules() -> dict[str, list[str]]:
    return {
        ".".join(("stampadia", *path.relative_to(SOURCE).with_suffix("").parts)).removesuffix(
            ".__init__"
        ): path.read_text("utf-8").splitlines()
        for path in sorted(SOURCE.rglob("*.py"))
    }


def _lines() -> dict[str, object]:
    sizes = [len(lines) for lines in _modules().values()]
    written = [line for lines in _modules().values() for line in lines if line.strip()]
    imports = sum(bool(re.match(r"\s*(import|from) [\w.]+", line)) for line in written)
    small = [size for size in sizes if 0 < size < SMALL]
    return {
        "modules": len(sizes),
        "lines of source": f"{sum(sizes):,}",
        f"modules under {SMALL} lines": len(small),
        "import lines": f"{imports / len(written):.1%}",
        "game names outside games/": _game_names(),
    }


def _game_names() -> int:
    """Strings that are a game's name, where only the contract should be known: not in the folders
    that are found by it."""
    names = "|".join(sorted(registry.names()))
    found = 0
    for module, lines in _modules().items():
        if not re.match(r"stampadia\.(games|(press|terminal)\.draw|cli\.workshop)\b", module):
            found += sum(len(re.findall(rf'"({names})"', line)) for line in lines)
    return found


# What imports what


@cache
def imports() -> grimp.ImportGraph:
    """Imports inside functions count too; those for types alone do not."""
    return grimp.build_graph("stampadia", exclude_type_checking_imports=True, cache_dir=None)


def _imports() -> dict[str, object]:
    graph = imports()
    modules = {name for name in _modules() if _modules()[name]}
    importers = {
        name: graph.find_modules_that_directly_import(name) for name in modules & graph.modules
    }
    cycles = _knots({name: graph.find_modules_directly_imported_by(name) for name in graph.modules})
    return {
        "modules with one importer": sum(len(by) == 1 for by in importers.values()),
        "import cycles": len(cycles),
        "modules in the largest cycle": max(map(len, cycles), default=0),
        "longest import chain": len(longest_chain(graph)),
    }


def _knots(imported: dict[str, set[str]]) -> list[list[str]]:
    """Groups of modules of which each imports, by some way, each other (Tarjan)."""
    order: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    knots: list[list[str]] = []

    def visit(name: str) -> None:
        order[name] = low[name] = len(order)
        stack.append(name)
        for other in imported[name]:
            if other not in order:
                visit(other)
                low[name] = min(low[name], low[other])
            elif other in stack:
                low[name] = min(low[name], order[other])
        if low[name] == order[name]:
            knot = stack[stack.index(name) :]
            del stack[stack.index(name) :]
            if len(knot) > 1:
                knots.append(knot)

    sys.setrecursionlimit(10_000)
    for name in imported:
        if name not in order:
            visit(name)
    return knots


def longest_chain(graph: grimp.ImportGraph) -> list[str]:
    """Modules each of which imports the next, as many as there are."""
    chains: dict[str, list[str]] = {}

    def chain(name: str, above: frozenset[str]) -> list[str]:
        if name not in chains:
            others = sorted(graph.find_modules_directly_imported_by(name) - above)
            chains[name] = [
                name,
                *max((chain(it, above | {name}) for it in others), key=len, default=[]),
            ]
        return chains[name]

    return max((chain(name, frozenset()) for name in sorted(graph.modules)), key=len)


# What an act touches


def _acts() -> dict[str, object]:
    acts: dict[str, object] = {
        "modules touched by a Stampede choice": len(touched(_a_choice("stampede"))),
        "modules touched by a Generals attack": len(touched(an_attack())),
        "modules touched by a Travelers hint": len(touched(_a_hint("travelers"))),
    }
    for game in ("chronicles", "travelers"):
        acts[f"modules to look a {game} day up"] = _fresh(game, _FOUND)[0]
        acts[f"modules for its proof ({game})"] = _fresh(game, _PROVEN)[0]
        acts[f"begin of a published {game} day"] = f"{_fresh(game, _BEGUN)[1]:.0f} ms"
    return acts


def touched(act: Callable[[], Callable[[], object]]) -> set[str]:
    """The modules in which code runs. `act` sets everything up and gives what is to be done."""
    act()()
    done, seen = act(), set[str]()

    def note(frame: FrameType, _event: str, _what: Any) -> None:
        name = frame.f_globals.get("__name__", "")
        if name.startswith("stampadia."):
            seen.add(name)

    sys.setprofile(note)
    try:
        done()
    finally:
        sys.setprofile(None)
    return seen


def _a_choice(name: str) -> Callable[[], Callable[[], object]]:
    def act() -> Callable[[], object]:
        match = Match(registry.load(name), 4, luck=Dealer("house"))
        match.deal()
        choice = _asked(match).choices[0]
        return lambda: match.play(choice)

    return act


def an_attack() -> Callable[[], Callable[[], object]]:
    """The end of a Play Phase, in which all Units attack, early in a battle."""

    def act() -> Callable[[], object]:
        match = Match(registry.load("generals"), 1, luck=Dealer("house"))
        match.deal()
        player = Greedy(Dealer("house"))
        ended = 0
        while isinstance(pending := match.pending(), Ask):
            choice = player.choose(match.perspective(0))
            ends = [it for it in pending.choices if match.game.write(match.position, it) == "end"]
            if ends and choice == ends[0]:
                ended += 1
                if ended == 3:
                    return lambda: match.play(choice)
            match.play(choice)
        raise AssertionError("the battle was over too soon")

    return act


def _a_hint(name: str) -> Callable[[], Callable[[], object]]:
    """As the table gives it: the game's own advice in an imagined world."""

    def act() -> Callable[[], object]:
        game = registry.load(name)
        match = Match(game, 1, luck=Dealer("house"))
        match.deal()
        for _ in range(6):
            match.play(game.instinct(match.position, _asked(match), Dealer("instinct")))
        dealer, seat = Dealer("hint"), match.perspective(0)
        return lambda: game.advice(seat.imagine(dealer), (), dealer)

    return act


def _asked(match: Match) -> Ask:
    pending = match.pending()
    assert isinstance(pending, Ask)
    return pending


_FOUND: Final = "shelf.known(spec)"
_PROVEN: Final = "list(shelf.proof_lines(spec, words))"
_BEGUN: Final = "game.begin(1, game.read_options({shelf.options[0]: day}))"


def _fresh(game: str, act: str) -> tuple[int, float]:
    """How many modules code runs in, and how many milliseconds the processor works, for the first
    time in a process that has imported the game and its words; the best of three."""
    code = f"""
import sys, time
from stampadia.kernel import registry
game = registry.load({game!r})
shelf, day, words = game.adventures, {SHIPPED!r}, game.words("en")
spec = shelf.spec(day, {{}})
seen = set()
def note(frame, event, _):
    if frame.f_code.co_name != "<module>":
        seen.add(frame.f_globals.get("__name__", ""))
if sys.argv[1] == "count":
    sys.setprofile(note)
began = time.process_time()
{act}
took = time.process_time() - began
sys.setprofile(None)
print(sum(name.startswith("stampadia.") for name in seen), 1000 * took)
"""

    def run(what: str) -> tuple[int, float]:
        ran = subprocess.run(
            [sys.executable, "-c", code, what], capture_output=True, text=True, check=True
        )
        modules, took = ran.stdout.split()
        return int(modules), float(took)

    return run("count")[0], min(run("time")[1] for _ in range(3))


if __name__ == "__main__":
    main()
