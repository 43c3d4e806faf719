"""Which adventure is played: sheets of Chronicles, called so that a record finds them again."""

from __future__ import annotations

from collections.abc import Callable

from stampadia.kernel.days import Certificate


def settled(text: str, certify: Callable[[str], Certificate]) -> str:
    """Each sheet with its attempt, or with the whole path of its file; several between commas.
    `certify` says which attempt of a day or a seed is good."""
    from stampadia.games.chronicles.library import exact
    from stampadia.games.chronicles.specs import read_specs

    found = []
    for spec in read_specs(text):
        certain = spec.kind != "made" or spec.attempt is not None
        found.append(exact(str(spec)) if certain else certify(str(spec)).exact)
    return ",".join(found)


def is_campaign(options: dict[str, str]) -> bool:
    """Several sheets in a row: such a match begins with a blank memory (manual, "Vs. Campaign")."""
    return "," in options.get("sheet", "")
