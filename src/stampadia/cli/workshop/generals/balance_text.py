"""The findings of a balance study: sentences first, then tables, then one SVG."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil
from statistics import fmean
from typing import Final
from xml.sax.saxutils import escape

from msgspec import Struct

from stampadia.cli.workshop.generals.balance_findings import Balance, CardUse, SkillUse
from stampadia.games.generals.text.cards import written_out
from stampadia.games.generals.workshop.chart import FAINT, INK, PAPER, SPOT
from stampadia.lab.worth import Effect
from stampadia.words import Words
from stampadia.workbench.problems import shortened

MOST_NAMED = 8
"""So many are named in a sentence; the tables have all."""
SURE = "★"


class Grid(Struct, frozen=True):
    columns: tuple[str, ...]
    """Keys of their headings."""
    texts: frozenset[str]
    """Columns of words, which stand to the left; numbers stand to the right."""
    rows: tuple[tuple[str, ...], ...]


class Section(Struct, frozen=True):
    key: str
    sentences: tuple[str, ...] = ()
    """Each a point of a list."""
    grid: Grid | None = None
    notes: tuple[str, ...] = ()
    """Below the table."""


def title(found: Balance, voice: Words) -> str:
    beside = " + ".join(found.beside) or "none"
    return voice.say("balance-title", sets=" + ".join(found.sets), beside=beside)


def played(found: Balance, voice: Words) -> str:
    return voice.say(
        "balance-played", deals=found.deals, cards=len(found.cards), games=found.games,
        unfinished=found.unfinished,
        player=found.player, ink=found.ink, edition=found.edition, seed=found.seed,
    )  # fmt: skip


def sections(found: Balance, voice: Words) -> list[Section]:
    made = [
        Section("stands-out", tuple(_outstanding(found, voice))),
        _worth(found, voice),
        _use(found, voice),
        _skills(found, voice),
        _sides(found, voice),
        _together(found, voice),
        _heavy(found, voice),
    ]
    return [one for one in made if one.sentences or (one.grid and one.grid.rows)]


# Numbers


def decimal(number: float, digits: int, voice: Words, *, signed: bool = False) -> str:
    size = round(abs(number), digits)
    sign = "" if not size else "−" if number < 0 else "+" if signed else ""
    return sign + voice.say(f"balance-digits-{digits}", number=size)


def effect(one: Effect | None, digits: int, voice: Words, scale: float = 1.0) -> str:
    if one is None:
        return "–"
    by, low, high = (
        decimal(number * scale, digits, voice, signed=True)
        for number in (one.by, one.low, one.high)
    )
    return f"{by}{SURE if one.sure else ''} {low}…{high}"


def _hundred(count: int, games: int, voice: Words) -> str:
    """How often in a hundred games."""
    if not count:
        return "0"
    often = 100 * count / games
    return decimal(often, 0 if often >= 10 else 1, voice)


# What stands out


def _outstanding(found: Balance, voice: Words) -> Iterator[str]:
    if found.interrupted:
        yield voice.say("balance-interrupted")
    yield from _at_large(found, voice)
    shifts = [told for card in found.cards for told in _shifts(card, voice)]
    yield from shifts
    if not shifts:
        yield from _no_shift(found, voice)
    yield from _never(found, voice)
    yield from _runaways(found, voice)
    yield voice.say("balance-players-note", player=found.player)


def _at_large(found: Balance, voice: Words) -> Iterator[str]:
    wins = found.overall.wins
    yield voice.say(
        "balance-wins", rate=wins.rate, low=wins.low, high=wins.high, games=found.overall.games
    )
    for name, mean in zip(("battles", "turns"), found.overall.measures, strict=False):
        if mean is not None:
            digits = 2 if name == "battles" else 1
            numbers = {
                key: decimal(getattr(mean, key), digits, voice) for key in ("by", "low", "high")
            }
            yield voice.say(f"balance-mean-{name}", **numbers)


def _shifts(card: CardUse, voice: Words) -> Iterator[str]:
    measures = (("wins", card.wins, 1, 100), ("battles", card.battles, 2, 1),
                ("turns", card.turns, 1, 1))  # fmt: skip
    for name, one, digits, scale in measures:
        if one is not None and one.sure:
            low, high = sorted((abs(one.low), abs(one.high)))
            numbers = {
                key: decimal(number * scale, digits, voice)
                for key, number in (("size", abs(one.by)), ("low", low), ("high", high))
            }
            way = "more" if one.by > 0 else "less"
            yield voice.say(f"balance-shift-{name}", way=way, card=card_name(card), **numbers)


def _no_shift(found: Balance, voice: Words) -> Iterator[str]:
    reaches = [(c.battles.high - c.battles.low) / 2 for c in found.cards if c.battles]
    if reaches:
        size = decimal(fmean(reaches), 2, voice)
        yield voice.say("balance-no-shift", cards=len(found.cards), size=size)


def _never(found: Balance, voice: Words) -> Iterator[str]:
    units = [card for card in found.cards if not card.is_event]
    skills = [skill for card in found.cards for skill in card.skills]
    sides = [side for card in found.cards for side in card.sides]
    lists = {
        "not-drawn": [c.name for c in units if not c.drawn],
        "not-played": [c.name for c in units if c.drawn and not c.played],
        "unread": [_where(skill, voice) for skill in skills if skill.unread],
        "silent": [_where(s, voice) for s in skills if not (s.player or s.printer or s.unread)],
        "printer-only": [_where(s, voice) for s in skills if s.printer and not s.player],
        "not-shown": [side.name for side in sides if not side.shown],
        "not-used": [side.name for side in sides if side.shown and not side.used],
    }
    for key, names in lists.items():
        if names:
            yield voice.say(f"balance-{key}", count=len(names), names=_listed(names, voice))
    if not any(lists.values()):
        yield voice.say("balance-all-at-work", sides=len(sides))


def _where(skill: SkillUse, voice: Words) -> str:
    return voice.say("balance-skill", card=skill.card, part=skill.part)


def _listed(names: Sequence[str], voice: Words) -> str:
    shown = ", ".join(names[:MOST_NAMED])
    left = len(names) - MOST_NAMED
    return voice.say("balance-and-more", names=shown, count=left) if left > 0 else shown


def _runaways(found: Balance, voice: Words) -> Iterator[str]:
    sure = [one for one in found.together if one.couple.effect.sure and one.couple.effect.by > 0]
    for one in sure:
        first, second = one.names
        numbers = {
            key: decimal(getattr(one.couple.effect, key), 2, voice) for key in ("by", "low", "high")
        }
        yield voice.say(
            "balance-runaway", first=first, second=second, games=one.couple.together, **numbers
        )
    if not sure:
        yield voice.say("balance-no-runaway", pairs=found.pairs_judged)
    times = sum(one.times for one in found.heavy)
    facts = {"times": times, "attacks": found.attacks, "least": found.heavy_from}
    if found.heavy:
        top = found.heavy[0]
        facts |= {"most": top.most}
        yield voice.say("balance-heavy", names=" + ".join(top.names), **facts)
    else:
        yield voice.say("balance-no-heavy", **facts)


# Tables


def _worth(found: Balance, voice: Words) -> Section:
    rows = tuple(
        (
            card_name(card),
            effect(card.wins, 1, voice, 100),
            effect(card.battles, 2, voice),
            effect(card.turns, 1, voice),
        )
        for card in found.cards
    )
    grid = Grid(("card", "wins", "battles", "turns"), frozenset(("card",)), rows)
    return Section("worth", grid=grid, notes=(voice.say("balance-worth-note", sure=SURE),))


def _use(found: Balance, voice: Words) -> Section:
    rows = tuple(
        (card.name, str(card.copies), *_often(card, voice))
        for card in found.cards
        if not card.is_event
    )
    columns = ("card", "copies", "drawn", "played", "printed", "placed", "for-you", "for-printer")
    grid = Grid(columns, frozenset(("card",)), rows)
    return Section("use", grid=grid, notes=(voice.say("balance-use-note"),))


def _often(card: CardUse, voice: Words) -> tuple[str, ...]:
    skills = [skill for skill in card.skills if skill.part != "place"]
    counts = (
        card.drawn, card.played, card.printed, card.placed,
        sum(skill.player for skill in skills), sum(skill.printer for skill in skills),
    )  # fmt: skip
    return tuple(_hundred(count, card.games, voice) for count in counts)


def _skills(found: Balance, voice: Words) -> Section:
    rows = tuple(
        (
            _where(skill, voice),
            written_out(skill.text, skill.language, voice),
            *(_hundred(n, card.games, voice) for n in (skill.player, skill.printer, skill.idle)),
            "" if skill.change is None else decimal(skill.change, 1, voice, signed=True),
        )
        for card in found.cards
        for skill in card.skills
    )
    columns = ("skill", "text", "for-you", "for-printer", "idle", "adds")
    grid = Grid(columns, frozenset(("skill", "text")), rows)
    return Section("skills", grid=grid, notes=(voice.say("balance-skills-note"),))


def _sides(found: Balance, voice: Words) -> Section:
    rows = tuple(
        (side.name, *(_hundred(count, card.games, voice) for count in (side.shown, side.used)))
        for card in found.cards
        for side in card.sides
    )
    grid = Grid(("side", "shown", "used"), frozenset(("side",)), rows)
    return Section("sides", grid=grid, notes=(voice.say("balance-sides-note"),))


def _together(found: Balance, voice: Words) -> Section:
    rows = tuple(
        (
            " + ".join(one.names),
            str(one.couple.together),
            str(one.couple.apart),
            voice.say("percent", rate=one.couple.won_together),
            voice.say("percent", rate=one.couple.won_apart),
            effect(one.couple.effect, 2, voice),
        )
        for one in found.together
    )
    columns = ("pair", "together", "apart", "won-together", "won-apart", "battles")
    grid = Grid(columns, frozenset(("pair",)), rows)
    note = voice.say("balance-together-note", pairs=found.pairs_judged, sure=SURE)
    return Section("together", grid=grid, notes=(note,))


def _heavy(found: Balance, voice: Words) -> Section:
    rows = tuple((" + ".join(one.names), str(one.most), str(one.times)) for one in found.heavy[:5])
    grid = Grid(("cards", "most", "times"), frozenset(("cards",)), rows)
    note = voice.say("balance-heavy-note", least=found.heavy_from)
    return Section("heavy", grid=grid, notes=(note,))


def card_name(card: CardUse) -> str:
    return f"{card.name} / {card.other_name}" if card.other_name else card.name


# What each card is worth, as one SVG: a dot and its interval on a line of battles, for each


_WIDE: Final = 960
_MARGIN: Final = 48
_LEFT: Final = 330
"""Where the lines begin; names stand before it."""
_RIGHT: Final = 760
"""Where they end; numbers stand after it."""
_TOP: Final = 110
_STEP: Final = 24
_TICK: Final = 0.2
"""The scale ends at a multiple of this."""


def draw_worth(found: Balance, voice: Words) -> str:
    """The cards that help most stand first."""
    known = [(card, card.battles) for card in found.cards if card.battles is not None]
    known.sort(key=lambda pair: -pair[1].by)
    farthest = max((max(-one.low, one.high) for _, one in known), default=0.0)
    reach = max(1, ceil(farthest / _TICK)) * _TICK
    bottom = _TOP + _STEP * len(known)
    name = title(found, voice)
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{_WIDE}" height="{bottom + 56}" '
        f'viewBox="0 0 {_WIDE} {bottom + 56}" role="img" aria-labelledby="title caption" '
        f'font-family="Alegreya, \'EB Garamond\', Georgia, serif" font-size="14" fill="{INK}">',
        f'<title id="title">{escape(name)}</title>',
        f'<desc id="caption">{escape(voice.say("balance-chart-caption"))}</desc>',
        f'<rect width="100%" height="100%" fill="{PAPER}"/>',
        _text(_MARGIN, 48, name, 'font-size="24"'),
        f'<path d="M{_MARGIN} 60H{_WIDE - _MARGIN}" stroke="{SPOT}" stroke-width="3"/>',
        _text(_MARGIN, 82, voice.say("balance-chart-caption"), f'fill="{FAINT}"'),
        *_scale(reach, bottom, voice),
        *_rows(known, reach, voice),
        "</svg>",
    ]
    return "\n".join(lines) + "\n"


def _place(number: float, reach: float) -> float:
    return round((_LEFT + _RIGHT) / 2 + number / reach * (_RIGHT - _LEFT) / 2, 1)


def _scale(reach: float, bottom: int, voice: Words) -> Iterator[str]:
    for number in (-reach, -reach / 2, 0.0, reach / 2, reach):
        x = _place(number, reach)
        ink = f'stroke="{FAINT}" stroke-width="{1 if number else 1.5}"'
        dash = 'stroke-dasharray="2 4"' if number else ""
        yield f'<path d="M{x} {_TOP - 14}V{bottom}" {ink} {dash}/>'
        label = decimal(number, 2, voice, signed=True)
        yield _text(x, bottom + 20, label, f'text-anchor="middle" fill="{FAINT}"')


def _rows(known: Sequence[tuple[CardUse, Effect]], reach: float, voice: Words) -> Iterator[str]:
    for place, (card, one) in enumerate(known):
        y = _TOP + place * _STEP
        low, middle, high = (_place(number, reach) for number in (one.low, one.by, one.high))
        told = effect(one, 2, voice)
        yield f"<g><title>{escape(f'{card_name(card)}: {told}')}</title>"
        yield _text(_LEFT - 16, y + 5, shortened(card_name(card)), 'text-anchor="end"')
        yield f'<path d="M{low} {y}H{high}" stroke="{INK}" stroke-width="1.5"/>'
        fill = INK if one.sure else PAPER
        line = f'stroke="{INK}" stroke-width="1.5"'
        yield f'<circle cx="{middle}" cy="{y}" r="5" fill="{fill}" {line}/>'
        yield _text(_RIGHT + 16, y + 5, told)
        yield "</g>"


def _text(x: float, y: float, text: str, more: str = "") -> str:
    return f'<text x="{x}" y="{y}" {more}>{escape(text)}</text>'
