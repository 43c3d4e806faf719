"""What a table says beside Travelers' choices, when the table has changed, in the Training, and at
the end."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, Final

from stampadia.games.travelers import choices as n
from stampadia.games.travelers.adventures import ADVENTURES, HERO, TRAINING
from stampadia.games.travelers.bots import instinct
from stampadia.games.travelers.bots.lives import power
from stampadia.games.travelers.bots.solver import careful, hint
from stampadia.games.travelers.coach import lesson as lessons
from stampadia.games.travelers.coach import notes, printed, refusals
from stampadia.games.travelers.content import PACKAGE
from stampadia.games.travelers.faces import JOINED, POINTS, RESULT, WON, WORTH, score_slip
from stampadia.games.travelers.position import Position
from stampadia.games.travelers.text import wording
from stampadia.games.travelers.text.foresight import PLANNING
from stampadia.games.travelers.view import TravelersView, steps_to_enemy, view_of
from stampadia.kernel.chance import Dealer
from stampadia.kernel.coach import Advice, Pace, Spot
from stampadia.kernel.errors import BadOption
from stampadia.kernel.event import Event
from stampadia.kernel.game import Game
from stampadia.kernel.pending import Ask, Over
from stampadia.words import Words
from stampadia.workbench.score_slip import Filled, ScoreSlip, Tally

SIGNS: Final = {
    wording.MANA: "mana", "(": "costs", wording.EXHAUST: "exhaust", wording.BANNER: "banner",
    wording.SPHERE: "sphere", **{sign: name for name, sign in wording.ELEMENTS.items()},
    wording.ENEMY: "enemy",
}  # fmt: skip
"""Beside the choices, and the names of the lines that explain them."""
WAYS: Final = ("go", "door", "region")


class Coach(Game):
    # Hero Cards make no runs: each says in its line what it would do, as long as they are few
    pace: ClassVar[Pace] = Pace(run=None, longest_list=12, terse=True)
    spot: ClassVar[Spot | None] = Spot("#F0987F", "#9C2F1F")
    own_dice: ClassVar[bool] = False
    advises: ClassVar[bool] = True

    def named(self, view: TravelersView, choice: Any, words: Words) -> str:
        """The card, or where a way leads."""
        meant = n.TABLE.meaning(choice)
        if "card" in meant.fields:
            return wording.card_name(view, meant["card"], words)
        return notes.note(view, choice, words) if meant.verb in WAYS else ""

    def closes(self, view: TravelersView, choice: Any) -> bool:  # noqa: ARG002
        return bool(choice in (n.END, n.LEAVE, n.NO, n.STAND))

    def signs(self, words: Words) -> Mapping[str, str]:
        return {sign: words.say(f"sign-{name}", sign=sign) for sign, name in SIGNS.items()}

    def place(self, view: TravelersView, choice: Any) -> str | None:
        return notes.place_of(view, choice) or None

    def map_lines(self, view: Any, words: Words, *, whole: bool = False) -> Iterable[str] | None:  # noqa: ARG002
        """All that lies on the table; nothing more is printed anywhere."""
        return notes.map_of(view, words)

    def chapter(self, view: TravelersView) -> int:  # noqa: ARG002
        """The table is too long to be shown every turn."""
        return 1

    def score_slip(self, options: Mapping[str, str], words: Words) -> ScoreSlip:
        return score_slip(ADVENTURES.adventure(options[HERO]).hero, words)

    def tally(self, options: Mapping[str, str], filled: Filled, words: Words) -> Tally:  # noqa: ARG002
        said = words.also(PACKAGE)
        if (how := filled[RESULT]) != WON:
            return Tally(won=False, points=0, told=(said.say(f"lost-{how}"),))
        points = sum(
            WORTH.get(str(mark), 0) for name, mark in filled.items() if name.startswith("card")
        )
        points += WORTH.get(str(filled.get(JOINED)), 0)
        written = filled.get(POINTS)
        if written is not None and written != points:
            raise BadOption("slip-points", package=PACKAGE, score=points, written=int(written))
        if not points:
            raise BadOption("slip-no-card", package=PACKAGE)
        return Tally(won=True, points=points, told=(said.say("final-score", score=points),))

    def score(self, view: TravelersView, over: Over, words: Words) -> Sequence[str]:
        if not (view.scoring and over.winners):
            return ()
        return [words.say("final-score", score=view.score)]

    def standstill(self, view: TravelersView) -> object | None:
        """A fight in which no card is lost for good. Cards that are turned and turned back again
        bring nobody further; whoever is on the way always moves."""
        if view.fight is None:
            return view.turn
        return view.fight.enemy, view.fight.place, view.removed, view.level

    lesson_wishes: ClassVar[Mapping[str, str] | None] = {"adventure": TRAINING}

    def teaches(self, options: Any) -> bool:
        return bool(options.adventure == TRAINING)

    def advice(self, position: Position, heard: Sequence[Event], dealer: Dealer) -> Advice:
        line, exact = line_of_play(position, heard, dealer)
        return Advice(line, exact) if line else super().advice(position, heard, dealer)

    # Said elsewhere

    note = staticmethod(notes.note)
    captions = staticmethod(printed.captions)
    why_not = staticmethod(refusals.why_not)
    place_meant = staticmethod(refusals.place_meant)
    changes = staticmethod(notes.changes)
    foretell = staticmethod(notes.foretell)
    lesson = staticmethod(lessons.page)
    last_words = staticmethod(lessons.last_words)


# Advice for all that is left of a Combat Turn, up to the end of Plan: the exact solver's; where
# steps count as well, or the fight may be left, the honest player's. In the Training it is the best
# way to do what the lesson asks for


PATIENT: Final = 4
"""Combat Turns of one fight for which the turn that costs least is the best one. An enemy who is
blocked perfectly is blocked again next turn, and for ever; the honest player pays to end it."""


def line_of_play(
    position: Position, heard: Sequence[Event], dealer: Dealer
) -> tuple[tuple[int, ...], bool]:
    """What to choose, one after the other, and whether nothing is better."""
    fight = position.fight
    if fight is None or position.agenda[-1].name not in PLANNING:
        return (), False
    if (step := _for_the_lesson(position, heard)) is not None:
        return (step,), False
    far = position.dungeon is not None and steps_to_enemy(position.dungeon, fight.place) != 0
    waiting = fight.turns > PATIENT
    turn = None if far or fight.may_leave or waiting else hint(position, worth=power)
    if turn is not None and n.END in turn.choices:
        return turn.choices[: turn.choices.index(n.END) + 1], True
    return _as_planned(position.clone(), dealer), False


def _for_the_lesson(position: Position, heard: Sequence[Event]) -> int | None:
    """The best way to do what the page asks to try now. A fight that is won sooner would end the
    lesson before its last page, and a turn of training costs nobody anything."""
    wanted = lessons.asked_for(view_of(position, 0), heard)
    return max(wanted, key=lambda choice: _after(position, choice), default=None)


def _after(position: Position, choice: int) -> tuple[int, ...]:
    """How good the best turn is that goes on with this choice."""
    then = position.clone()
    then.play(choice)
    turn = hint(then)
    return careful(turn.outcome) if turn is not None else ()


def _as_planned(position: Position, dealer: Dealer) -> tuple[int, ...]:
    """Nothing is hidden in Plan, so the whole of it can be told."""
    line: list[int] = []
    while position.agenda[-1].name in PLANNING and n.END not in line and n.LEAVE not in line:
        asked = position.pending()
        assert isinstance(asked, Ask)
        line.append(instinct(position, asked, dealer))
        position.play(line[-1])
    return tuple(line)
