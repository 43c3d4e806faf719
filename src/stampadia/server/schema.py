"""The tables of the store. A match is its lines; all else says who may do what."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

METADATA: Final = MetaData()

MATCHES: Final = Table(
    "matches",
    METADATA,
    Column("id", String(22), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("edition", String(16), nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("carried", Text, nullable=False),
    Column("study", Boolean, nullable=False),
    Column("luck", String(64), nullable=False),
    Column("luck_words", Text, nullable=False),
    Column("clock", Integer, nullable=False),
    Column("invitation", LargeBinary(32), nullable=False),
    Column("spectators", LargeBinary(32), nullable=False),
    Column("state", String(8), nullable=False),
    Column("created", Integer, nullable=False),
    Column("rematch", String(22), nullable=False),
    Column("host", Integer, nullable=False),
    Column("gather", Boolean, nullable=False),
    Column("clock_kind", String(8), nullable=False),
    Column("clock_end", String(8), nullable=False),
    Column("began", BigInteger, nullable=False),
    Column("players", Text, nullable=False),
    Column("from_file", Boolean, nullable=False),
    Column("own_dice", Boolean, nullable=False),
)
"""`luck` is the sealed seed, `clock` the seconds of `clock_kind` (nothing, days, minutes), `state`
lobby, open or over; links are kept as their hashes. `players` is who sat where at the beginning,
`began` when that was, in milliseconds."""

SEATS: Final = Table(
    "seats",
    METADATA,
    Column("match", String(22), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("token", LargeBinary(32), nullable=False),
    Column("name", String(40), nullable=False),
    Column("player", String(40), nullable=False),
    Column("ready", Boolean, nullable=False),
    Column("colour", String(12), nullable=False),
    Column("stands_in", String(40), nullable=False),
    Column("seen", BigInteger, nullable=False),
    Column("muted", Text, nullable=False),
)
"""`player` is nothing while a seat is open, `you` for a person, else how the program is called; a
token is kept as its hash, and is empty where nobody holds the seat. `stands_in` is the program that
plays for an owner who is away or has not come yet; `seen` when a socket of the owner was last known
to be open, in milliseconds, and 0 once it was closed."""

LINES: Final = Table(
    "lines",
    METADATA,
    Column("match", String(22), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("sequence", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", Text, nullable=False),
    Column("choice", String(36), nullable=True),
    Column("at", BigInteger, nullable=False),
)
"""(match, sequence) is the key: of two who append the same number, one wins. `choice` is the id
that the sender gave it, and `at` is in milliseconds."""
Index("lines_by_choice", LINES.c.match, LINES.c.choice, unique=True)

CHAT: Final = Table(
    "chat",
    METADATA,
    Column("match", String(22), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("text", String(400), nullable=False),
    Column("at", Integer, nullable=False),
)

MOTIONS: Final = Table(
    "motions",
    METADATA,
    Column("match", String(22), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("what", String(8), nullable=False),
    Column("by", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("after", Integer, nullable=False),
    Column("choice", String(36), nullable=False),
    Column("state", String(8), nullable=False),
)
"""What people decide together; `state` is asked, granted, refused or void."""

VOTES: Final = Table(
    "votes",
    METADATA,
    Column("match", String(22), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("motion", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("yes", Boolean, nullable=False),
)

ADVENTURES: Final = Table(
    "adventures",
    METADATA,
    Column("job", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("spec", String(200), nullable=False),
    Column("state", String(8), nullable=False),
    Column("attempt", Integer, nullable=False),
    Column("played", Integer, nullable=False),
    Column("games", Integer, nullable=False),
    Column("certified", Text, nullable=False),
    Column("why", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
)
"""Adventures that somebody asked for, and what came of it; `state` is waiting, working, done or
failed, and `job` the hash of game and spec, so that one is worked out once. A worker that died
leaves `changed` (in milliseconds) behind, and another takes the work up."""
Index("adventures_by_state", ADVENTURES.c.state, ADVENTURES.c.created)

UPLOADS: Final = Table(
    "uploads",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("text", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
)
"""Sets and adventures of people's own, by the hash of their content."""

BOARD: Final = Table(
    "board",
    METADATA,
    Column("match", String(22), ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("game", String(64), nullable=False),
    Column("date", String(10), nullable=False),
    Column("name", String(40), nullable=False),
    Column("won", Boolean, nullable=False),
    Column("score", Integer, nullable=False),
    Column("turns", Integer, nullable=False),
    Column("own_luck", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)
"""Finished matches of published days, for those who gave a name; `own_luck` where the luck is not
this server's."""
Index("board_by_date", BOARD.c.game, BOARD.c.date)
