"""Any game with numbered choices as an OpenSpiel game; importing this module registers them.

    import pyspiel
    import stampadia.bridges.openspiel
    game = pyspiel.load_game("python_stampede(players=4,teams=two)")

A game `name` is called `python_name`; its parameters are `players` and the game's own options
(see `parameters` for how they are written).

* Chance is explicit: a shuffle is a chain of chance nodes, one for each item (see `table`).
  Every bound that OpenSpiel is told holds for the whole match: a chance node has fewer than
  `WIDEST` outcomes because wider ones are split, and a match that reaches a bound is over.
* `observation_string` is the seat's view, `observation_tensor` the game's row of numbers from it.
* `information_state_string` is the seat's story and then its view (see `story`). The view
  already holds all that a seat can conclude; the story adds the way here, so that two histories
  share an information state only if the seat saw and did the same in both. There is no
  information state tensor: a row of fixed length cannot hold a story.
* `resample_from_infostate` imagines a world through the contract. The resampled state keeps the
  player's own story; the other players' stories keep what was public, and its `history()` begins
  where it was imagined, because the moves that led to the truth are not the player's to know.
  OpenSpiel's C++ bots do not ask Python games for it; its Python bots do.
* Sides that play against each other make a zero-sum game; a seat alone, and seats that stand and
  fall together, make one of identical interests (see `payoff`). A match still open after 2,000
  turns ends unfinished and pays nothing.
"""

from __future__ import annotations

from typing import Any

from stampadia.bridges.parameters import option_of, parameters_of
from stampadia.bridges.payoff import least_and_most, together
from stampadia.bridges.setup import MOST_CHOICES, leave_out, numbered_games, say, settle
from stampadia.bridges.story import text_of
from stampadia.bridges.table import MOST_LOTS, WIDEST, Table
from stampadia.kernel.chance import Dealer
from stampadia.kernel.game import Game, Options
from stampadia.kernel.pending import Ask, Chance, Over

try:
    import numpy as np
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(say("bridge-not-installed", package="OpenSpiel")) from error

__all__ = ["SpielGame", "SpielState", "game_type", "parameters_for", "register"]


def game_type(game: Game, seats: int | None = None, options: Options | None = None) -> Any:
    """What OpenSpiel wants to know of a game before it is set up, or of one that is."""
    usual = game.options()
    chosen = options if options is not None else usual
    count = game.seat_count(chosen) if seats is None else seats
    utilities = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name=f"python_{game.name}",
        long_name=f"Stampadia: {game.name}",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=(
            utilities.IDENTICAL if together(game.sides(count, chosen)) else utilities.ZERO_SUM
        ),
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        min_num_players=game.seats[0],
        max_num_players=game.seats[-1],
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=True,
        parameter_specification=parameters_for(game, game.seat_count(usual), usual),
    )


def parameters_for(game: Game, seats: int, options: Options) -> dict[str, Any]:
    """This setup as `pyspiel.load_game` takes it after the name."""
    return {"players": seats, **parameters_of(game, options)}


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    def __init__(self, game: Game, parameters: dict[str, Any] | None = None) -> None:
        given = dict(parameters or {})
        players = given.pop("players", None)
        options = {name: option_of(value) for name, value in given.items()}
        seats, chosen = settle(game, players, options)
        start = Table(game, seats, chosen)
        least, most = least_and_most(start.sides)
        info = pyspiel.GameInfo(
            num_distinct_actions=game.choice_count,
            max_chance_outcomes=WIDEST,
            num_players=seats,
            min_utility=least,
            max_utility=most,
            utility_sum=None if together(start.sides) else 0.0,
            max_game_length=MOST_CHOICES,
        )
        super().__init__(game_type(game, seats, chosen), info, parameters_for(game, seats, chosen))
        self.start = start

    def new_initial_state(self) -> SpielState:
        return SpielState(self)

    def max_chance_nodes_in_history(self) -> int:
        return MOST_LOTS

    def make_py_observer(self, kind: Any = None, params: Any = None) -> Observer:
        if params:
            raise ValueError(say("bridge-no-parameters"))
        return Observer(kind or pyspiel.IIGObservationType(perfect_recall=False), self.start)


class SpielState(pyspiel.State):  # type: ignore[misc]
    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = game.start.copy()

    def current_player(self) -> int:
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        pending = self.table.pending()
        return pending.seat if isinstance(pending, Ask) else int(pyspiel.PlayerId.CHANCE)

    def _legal_actions(self, player: int) -> list[int]:
        pending = self.table.pending()
        if isinstance(pending, Ask) and pending.seat == player:
            return self.table.choices_now(pending)
        return []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        pending = self.table.pending()
        assert isinstance(pending, Chance)
        return [(number, float(share)) for number, share in self.table.lots_now(pending)]

    def _apply_action(self, action: int) -> None:
        self.table.play(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.write(action) if player == self.current_player() else str(action)

    def is_terminal(self) -> bool:
        return isinstance(self.table.pending(), Over) or self.table.unfinished

    def returns(self) -> list[float]:
        return self.table.returns()

    def resample_from_infostate(self, player: int, sample: Any) -> SpielState:
        """A state that this player cannot tell from this one; `sample()` draws from [0, 1)."""
        twin = self.get_game().new_initial_state()
        twin.table = self.table.imagined_by(player, Dealer(repr(sample())))
        return twin  # type: ignore[no-any-return]

    def __str__(self) -> str:
        position = self.table.position
        dealt = " ".join(map(str, self.table.laid))
        return f"turn {position.turn}, position {position.digest()}, dealt: {dealt or '-'}"


class Observer:
    """What OpenSpiel calls an observer: a state's tensor and string for one player."""

    def __init__(self, kind: Any, start: Table) -> None:
        self._recall = kind.perfect_recall
        self._public = kind.public_info
        self._private = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._game = start.game
        self.tensor = None
        self.dict: dict[str, Any] = {}
        if self._public and not self._recall:
            length = len(self._game.observe(start.position.view(0)))
            self.tensor = np.zeros(length, np.float32)
            self.dict = {"observation": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        if self.tensor is not None:
            view = state.table.position.view(player if self._private else None)
            self.tensor[:] = self._game.observe(view)

    def string_from(self, state: SpielState, player: int) -> str:
        table = state.table
        seat = player if self._private else None
        past = table.told(seat) if self._recall else ()
        if self._public:
            return "\n".join((*past, table.seen(seat)))
        if seat is None:
            return ""
        everyones = set(table.told(None)) if self._recall else set()
        return "\n".join((*(line for line in past if line not in everyones), _own(table, seat)))


def _own(table: Table, seat: int) -> str:
    """The fields of the view that a spectator sees otherwise."""
    mine, everyones = table.position.view(seat), table.position.view(None)
    own = {name: getattr(mine, name) for name in mine.__struct_fields__}
    return text_of({n: value for n, value in own.items() if value != getattr(everyones, n)})


def register(game: Game) -> None:
    """Make a game known to `pyspiel.load_game`."""

    # A class, not a function: pyspiel drops its last reference after the interpreter has ended,
    # which a class survives because it refers to itself.
    class Registered(SpielGame):
        def __init__(self, parameters: dict[str, Any] | None = None) -> None:
            super().__init__(game, parameters)

    pyspiel.register_game(game_type(game), Registered)


for _game in numbered_games():
    try:
        register(_game)
    except Exception as error:  # another maker's code: whatever it raises
        leave_out(_game.name, error)
