"""The kernel's Dealer as a flat row of numbers: the same stream, draw for draw.

The row is what Python's own generator (a Mersenne Twister) keeps: 624 words, and how many of them
are used up.
"""

from __future__ import annotations

from collections.abc import MutableSequence, Sequence
from typing import Final

from stampadia.kernel.chance import stream_start
from stampadia.workbench.compiled import Floats, Ints, compiled, ints

WORDS: Final = 624
ROW: Final = WORDS + 1
SEED_BYTES: Final = 16
MASK: Final = 0xFFFFFFFF


def _first_words() -> tuple[int, ...]:
    """What every stream begins with before its seed is mixed in."""
    words = [19650218]
    for index in range(1, WORDS):
        before = words[-1]
        words.append((1812433253 * (before ^ (before >> 30)) + index) & MASK)
    return tuple(words)


_FIRST: Final = _first_words()


def first_words() -> Ints:
    """The same as a row, for `sow`."""
    row = ints(WORDS)
    for index, word in enumerate(_FIRST):
        row[index] = word
    return row


def seeds_of(names: Sequence[str]) -> bytes:
    """The seeds of these streams as `sow` takes them, one after the other."""
    return b"".join([stream_start(name) for name in names])


@compiled
def seed_word(seeds: bytes, which: int, word: int) -> int:
    """32 bits of a seed, the lowest first."""
    at = which * SEED_BYTES + SEED_BYTES - 4 * word
    return (seeds[at - 4] << 24) | (seeds[at - 3] << 16) | (seeds[at - 2] << 8) | seeds[at - 1]


@compiled
def sow(rows: MutableSequence[Ints], first: Ints, seeds: bytes, count: int, words: Ints) -> None:
    """Begin the streams of so many seeds, all abreast, for no step of one waits for another.
    `words` is room to work in."""
    for one in range(count):
        length = 1
        for word in range(4):
            words[5 * one + word] = seed_word(seeds, one, word)
            if words[5 * one + word]:
                length = word + 1
        words[5 * one + 4] = length
        for index in range(624):
            rows[one][index] = first[index]
    at = 1
    for step in range(624):
        for one in range(count):
            row, length = rows[one], words[5 * one + 4]
            word = step & 3 if length == 4 else step % length
            before = row[at - 1]
            mixed = row[at] ^ ((before ^ (before >> 30)) * 1664525)
            row[at] = (mixed + words[5 * one + word] + word) & 0xFFFFFFFF
            if at == 623:
                row[0] = row[623]
        at = at + 1 if at < 623 else 1
    for _ in range(623):
        for one in range(count):
            row = rows[one]
            before = row[at - 1]
            mixed = (row[at] ^ ((before ^ (before >> 30)) * 1566083941)) - at
            row[at] = mixed & 0xFFFFFFFF
            if at == 623:
                row[0] = row[623]
        at = at + 1 if at < 623 else 1
    for one in range(count):
        rows[one][0] = 0x80000000
        rows[one][624] = 624


@compiled
def _turn_over(row: Ints) -> None:
    """Make the next 624 words."""
    for index in range(624):
        after = index + 1 if index < 623 else 0
        other = index + 397 if index < 227 else index - 227
        word = (row[index] & 0x80000000) | (row[after] & 0x7FFFFFFF)
        made = row[other] ^ (word >> 1)
        if word & 1:
            made ^= 0x9908B0DF
        row[index] = made
    row[624] = 0


@compiled
def next_word(row: Ints) -> int:
    """32 bits."""
    if row[624] >= 624:
        _turn_over(row)
    word = row[row[624]]
    row[624] += 1
    word ^= word >> 11
    word ^= (word << 7) & 0x9D2C5680
    word ^= (word << 15) & 0xEFC60000
    return word ^ (word >> 18)


@compiled
def uniform(row: Ints) -> float:
    """`Dealer.uniform`."""
    high = next_word(row) >> 5
    low = next_word(row) >> 6
    return (high * 67108864.0 + low) * (1.0 / 9007199254740992.0)


@compiled
def below(row: Ints, limit: int) -> int:
    """`Dealer.below`, and the index of `Dealer.one_of`."""
    return int(uniform(row) * limit)


@compiled
def evenly(row: Ints, limit: int) -> int:
    """The index of what `Dealer.pick` picks from so many outcomes, all equally likely."""
    bits = 0
    while (limit >> bits) > 0:
        bits += 1
    drawn = next_word(row) >> (32 - bits)
    while drawn >= limit:
        drawn = next_word(row) >> (32 - bits)
    return drawn


@compiled
def shuffle(row: Ints, items: Ints, first: int, count: int, keys: Floats) -> None:
    """`Dealer.shuffled` for so many numbers of a row, in place; `keys` is room to work in."""
    for index in range(count):
        key = uniform(row)
        item = items[first + index]
        at = index
        while at > 0 and keys[at - 1] > key:
            keys[at] = keys[at - 1]
            items[first + at] = items[first + at - 1]
            at -= 1
        keys[at] = key
        items[first + at] = item
