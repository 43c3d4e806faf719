"""`python -m benchmarks.year`: the published days of a year as a page with charts. It spoils them.

Everything is read from the almanac; nothing is played.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from datetime import date
from pathlib import Path
from statistics import fmean, median, pstdev
from typing import Final

from cyclopts import App

from stampadia.adventures.almanac import Certified, published
from stampadia.adventures.certify import adventures_of
from stampadia.adventures.rating import STARS, stars_for
from stampadia.adventures.recheck import published_days
from stampadia.kernel import registry
from stampadia.kernel.game import Game

PAGE: Final = Path("docs/build/year.md")
PICTURES: Final = Path("docs/build/pictures")
QUESTS: Final = "quest", "main quest"
"""What a game's summary calls them."""
INKS: Final = "#cfd8dc", "#a9bcc6", "#7f9aa8", "#52727f", "#27434f"
"""One star to five."""
TELLING: Final = 5
"""Days that are named as the hardest, and as the strangest."""

app = App(name="benchmarks.year")


@app.default
def main(first: str = "2026-12-01", last: str = "2027-12-31", /) -> None:
    """Write docs/build/year.md and its pictures.

    Parameters
    ----------
    first
        The first day.
    last
        The last one.
    """
    lines = [
        "# The year, measured",
        "",
        f"What lies in the almanac from {first} to {last}, as `python -m benchmarks.year` reads "
        "it. **It spoils the days**: how hard they are. How days are made and rated: "
        "[Chronicles](chronicles.md), [Travelers](travelers.md).",
    ]
    for name in registry.names():
        game = registry.load(name)
        if adventures_of(game) is None:
            continue
        days = _days(game, first, last)
        if days:
            lines += ["", *_about(game, days)]
    PAGE.write_text("\n".join(lines) + "\n", "utf-8")
    print(PAGE)


def _days(game: Game, first: str, last: str) -> dict[str, Certified]:
    chosen = (day for day in published_days(game.package) if first <= day <= last)
    found = ((day, published(game.package, day)) for day in chosen)
    return {day: one for day, one in found if one is not None}


def _about(game: Game, days: Mapping[str, Certified]) -> Iterator[str]:
    ratings = {day: one.rating for day, one in days.items()}
    stars = {day: stars_for(rating.rate) for day, rating in ratings.items()}
    told = Counter(stars.values())
    widths = [high - low for low, high in (rating.interval for rating in ratings.values())]
    yield f"## {game.words('en').say('title')}"
    yield ""
    yield "| | |"
    yield "|---|---|"
    yield f"| days | {len(days)} |"
    yield f"| games of the honest player | {sum(one.games for one in ratings.values()):,} |"
    yield f"| won, mean over the days | {fmean(one.rate for one in ratings.values()):.1%} |"
    yield f"| width of the 95 % interval, median | {100 * median(widths):.0f} points |"
    for count in range(1, STARS + 1):
        yield f"| {'★' * count} | {told[count]} |"
    yield f"| most days in a row with the same stars | {_longest_run([*stars.values()])} |"
    yield f"| turns of a game won, median | {median(one.turns for one in ratings.values()):.0f} |"
    decisions = median(one.decisions for one in ratings.values())
    yield f"| decisions of a game won, median | {decisions:.0f} |"
    yield from _pictures(game.name, days, stars)
    yield from _again("quest", _quests(game, days))
    yield from _again("hero", {day: one.face.hero["en"] for day, one in days.items()})
    yield from _named("Hardest", days, sorted(days, key=lambda day: ratings[day].rate))
    yield from _named("Strangest: farthest from the middle in rate, turns, decisions and score",
                      days, _strangest(days))  # fmt: skip


def _quests(game: Game, days: Iterable[str]) -> dict[str, str]:
    adventures = adventures_of(game)
    assert adventures is not None
    found = {}
    for day in days:
        told = adventures.summary(adventures.spec(day, {}))
        # a quest of the same name in another kind of adventure is another one
        quest = next((told[name] for name in QUESTS if name in told), "")
        found[day] = f"{told.get('kind', '')} {quest}"
    return found


def _longest_run(values: Sequence[int]) -> int:
    longest = run = 0
    for place, value in enumerate(values):
        run = run + 1 if place and values[place - 1] == value else 1
        longest = max(longest, run)
    return longest


def _again(what: str, drawn: Mapping[str, str]) -> Iterator[str]:
    """How often each comes, and how far apart two of a kind lie."""
    last: dict[str, date] = {}
    gaps: list[int] = []
    for day, one in drawn.items():
        today = date.fromisoformat(day)
        if one in last:
            gaps.append((today - last[one]).days)
        last[one] = today
    often = Counter(drawn.values())
    yield ""
    yield (
        f"{len(often)} different by {what}, each {min(often.values())} to {max(often.values())} "
        f"times; from one to the next of the same {min(gaps, default=0)} days at least, "
        f"{median(gaps or [0]):.0f} in the middle."
    )


def _strangest(days: Mapping[str, Certified]) -> list[str]:
    far = dict.fromkeys(days, 0.0)
    for look in ("rate", "turns", "decisions", "score"):
        values: dict[str, float] = {day: getattr(one.rating, look) for day, one in days.items()}
        middle, spread = fmean(values.values()), pstdev(values.values()) or 1.0
        for day, value in values.items():
            far[day] += ((value - middle) / spread) ** 2
    return sorted(days, key=lambda day: -far[day])


def _named(heading: str, days: Mapping[str, Certified], chosen: Sequence[str]) -> Iterator[str]:
    yield ""
    yield f"{heading}:"
    yield ""
    yield "| day | title | hero | won | turns | decisions | score |"
    yield "|---|---|---|---:|---:|---:|---:|"
    for day in chosen[:TELLING]:
        one = days[day]
        rating = one.rating
        yield (
            f"| {day} | {one.face.title['en']} | {one.face.hero['en']} | {rating.rate:.0%} "
            f"| {rating.turns:.0f} | {rating.decisions:.0f} | {rating.score:.0f} |"
        )


# Charts


def _pictures(game: str, days: Mapping[str, Certified], stars: Mapping[str, int]) -> Iterator[str]:
    months = sorted({day[:7] for day in days})
    by_month = [
        [sum(day[:7] == month and stars[day] == count for day in days)
         for count in range(1, STARS + 1)]
        for month in months
    ]  # fmt: skip
    rates = [one.rating.rate for one in days.values()]
    turns = [one.rating.turns for one in days.values()]
    most = 20 * (1 + int(max(turns) // 20))
    charts = {
        "stars": ("Stars by month", months, by_month),
        "rates": ("Days by games won", *_heaps(rates, 0.05, 1.0, lambda at: f"{at:.0%}")),
        "turns": ("Days by turns", *_heaps(turns, most / 20, most, lambda at: f"{at:.0f}")),
    }
    for name, (title, labels, columns) in charts.items():
        path = PICTURES / f"year-{game}-{name}.svg"
        path.write_text(_bars(title, labels, columns), "utf-8")
        yield ""
        yield f"![{title}]({PICTURES.name}/{path.name})"


def _heaps(
    values: Sequence[float], width: float, most: float, label: Callable[[float], str]
) -> tuple[list[str], list[list[int]]]:
    count = round(most / width)
    often = Counter(min(count - 1, int(value / width + 1e-9)) for value in values)
    return [label(at * width) for at in range(count)], [[often[at]] for at in range(count)]


def _bars(title: str, labels: Sequence[str], columns: Sequence[Sequence[int]]) -> str:
    """A column for each label, its parts one above the other."""
    wide, high, left, top = 720, 200, 30, 30
    step = (wide - left) / len(columns)
    most = max(map(sum, columns)) or 1
    drawn = [
        f'<svg xmlns="http://www.w3.org/2000/svg" role="img" viewBox="0 0 {wide} {high + 60}">',
        f"<title>{title}</title>",
        '<g font-family="sans-serif" font-size="11" fill="#27434f">',
        f'<text x="{left}" y="16" font-size="14">{title}</text>',
        f'<text x="0" y="{top + 10}">{most}</text>',
    ]
    for place, (label, parts) in enumerate(zip(labels, columns, strict=True)):
        x = left + place * step
        foot = float(top + high)
        for part, ink in zip(parts, INKS if len(parts) > 1 else INKS[3:], strict=False):
            tall = high * part / most
            foot -= tall
            drawn.append(
                f'<rect x="{x:.1f}" y="{foot:.1f}" width="{step * 0.85:.1f}" height="{tall:.1f}" '
                f'fill="{ink}"/>'
            )
        if place % max(1, len(labels) // 14) == 0:
            drawn.append(f'<text x="{x:.1f}" y="{top + high + 16}">{label}</text>')
    return "\n".join([*drawn, "</g>", "</svg>"]) + "\n"


if __name__ == "__main__":
    app()
