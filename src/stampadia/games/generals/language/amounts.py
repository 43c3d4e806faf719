"""Amounts as cards print them: 2, {x+1}, {level-2}, 2{x}+{level}-1."""

from __future__ import annotations

from collections.abc import Iterator

from stampadia.games.generals.skills import Amount


def printed(amount: Amount, same_number: str) -> str:
    """What adds comes before what takes away, so that only what is less than nothing begins with
    a minus. `same_number` is what the language calls as many as were paid."""
    terms = sorted(_terms(amount, same_number), key=lambda term: term[0] < 0)
    first, *others = terms or [(1, "0")]
    told = f"-{first[1]}" if first[0] < 0 else first[1]
    return told + "".join(f"-{text}" if sign < 0 else f"+{text}" for sign, text in others)


def signed(amount: Amount, same_number: str) -> str:
    told = printed(amount, same_number)
    return told if told.startswith("-") else f"+{told}"


def _terms(amount: Amount, same_number: str) -> Iterator[tuple[int, str]]:
    plus, x, ink, paid = amount.plus, amount.x, amount.ink, amount.paid
    # The symbols there are: {x+1}, and {level} with one or two more or less.
    if abs(x) == 1 and plus == x and not ink and not paid:
        yield x, "{x+1}"
        return
    if (ink == 1 or (ink == -1 and plus < 0)) and 1 <= abs(plus) <= 2 and not x and not paid:
        yield ink, f"{{level{plus * ink:+}}}"
        return
    if x:
        yield x, "{x}" if abs(x) == 1 else f"{abs(x)}{{x}}"
    if ink:
        yield ink, "{level}" if abs(ink) == 1 else f"{abs(ink)}{{level}}"
    if plus:
        yield plus, str(abs(plus))
    if paid:
        yield paid, same_number if abs(paid) == 1 else f"{abs(paid)}×{same_number}"
