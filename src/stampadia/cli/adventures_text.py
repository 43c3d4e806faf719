"""Certificates as people read them: lines, a table, a table in Markdown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Final

from stampadia.adventures.certify import Certificate
from stampadia.adventures.rating import STARS, Rating
from stampadia.words import Words

FULL: Final = "★"
EMPTY: Final = "☆"
NARROW: Final = ("day", "title", "hero", "stars", "won", "within", "turns", "score")
WIDE: Final = (*NARROW[:-1], "decisions", "score", "attempt")
NUMBERS: Final = ("won", "within", "turns", "decisions", "score", "attempt")


def certificate_lines(certificate: Certificate, words: Words) -> Iterator[str]:
    """Nothing that spoils the adventure."""
    language = words.language
    rating = certificate.rating
    low, high = rating.interval
    title, hero = certificate.title[language], certificate.hero[language]
    kind = certificate.kind.get(language)
    if kind is None:
        yield words.say("certificate-title", title=title, hero=hero)
    else:
        yield words.say("certificate-title-kind", title=title, hero=hero, kind=kind)
    yield words.say(
        "certificate-rating",
        stars=stars(certificate.stars),
        count=certificate.stars,
        wins=rating.wins,
        games=rating.games,
        rate=rating.rate,
        low=low,
        high=high,
    )
    yield words.say(
        "certificate-length",
        turns=round(rating.turns),
        decisions=round(rating.decisions),
        score=round(rating.score),
    )


def stars(count: int) -> str:
    return FULL * count + EMPTY * (STARS - count)


def certificate_table(certificates: Mapping[str, Certificate], words: Words) -> None:
    """What fits a terminal of 80 columns."""
    from rich.box import SIMPLE_HEAD
    from rich.console import Console
    from rich.table import Table

    table = Table(box=SIMPLE_HEAD, padding=(0, 1, 0, 0))
    for name in NARROW:
        right = name in NUMBERS
        heading = words.say(f"column-{name}")
        table.add_column(heading, justify="right" if right else "left", no_wrap=name != "title")
    for day, certificate in certificates.items():
        cells = _cells(day, certificate, words)
        table.add_row(*(cells[name] for name in NARROW))
    Console(highlight=False).print(table)
    print(_summary(certificates, words))


def markdown_table(certificates: Mapping[str, Certificate], words: Words) -> str:
    rows = [[words.say(f"column-{name}") for name in WIDE]]
    rows.append(["---:" if name in NUMBERS else "---" for name in WIDE])
    for day, certificate in certificates.items():
        cells = _cells(day, certificate, words)
        rows.append([cells[name].replace("|", r"\|") for name in WIDE])
    lines = [f"| {' | '.join(row)} |" for row in rows]
    return "\n".join([*lines, "", _summary(certificates, words)]) + "\n"


def _cells(day: str, certificate: Certificate, words: Words) -> dict[str, str]:
    rating = certificate.rating
    low, high = rating.interval
    numbers = {"turns": rating.turns, "decisions": rating.decisions, "score": rating.score}
    return {
        "day": day,
        "title": certificate.title[words.language],
        "hero": certificate.hero[words.language],
        "stars": stars(certificate.stars),
        "won": words.say("whole-percent", rate=rating.rate),
        "within": words.say("whole-percent-range", low=round(100 * low), high=round(100 * high)),
        "attempt": certificate.exact.partition("/")[2],
    } | {name: words.say("whole", number=round(number)) for name, number in numbers.items()}


def _summary(certificates: Mapping[str, Certificate], words: Words) -> str:
    ratings: list[Rating] = [one.rating for one in certificates.values()]
    mean = sum(rating.rate for rating in ratings) / len(ratings)
    games = sum(rating.games for rating in ratings)
    return words.say("certify-summary", days=len(ratings), games=games, rate=mean)
