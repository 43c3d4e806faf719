"""Abilities and Exhaust Effects → the words that are printed."""

from __future__ import annotations

from collections.abc import Iterable

from stampadia.games.travelers.hero_instructions import (
    AnyAction,
    Choose,
    Exhaust,
    HeroAbility,
    Pay,
    RepeatAbility,
    Sentence,
)
from stampadia.games.travelers.language.phrases import Phrases, Side, phrases


def write_ability(ability: HeroAbility, language: str) -> str:
    """With its Activation Cost in front: "(3) If 2 Fire in play: gain 5 Attack."."""
    return f"({ability.cost}) {write_sentences(ability.sentences, language)}"


def write_sentences(sentences: Iterable[Sentence], language: str) -> str:
    """As the card prints them, beside the sphere with the cost."""
    return " ".join(_sentence(sentence, phrases(language)) for sentence in sentences)


def write_exhaust(exhaust: Exhaust, half: int, language: str) -> str:
    known = phrases(language).printed["exhaust-1" if half else "exhaust-0"]
    for template in known[exhaust.form]:
        if template.fits(exhaust) and (exhaust.cost is not None or not template.slots):
            return template.filled(lambda _: str(exhaust.cost))
    raise LookupError(f"no phrase of phrases.toml says {exhaust!r}")


def _sentence(sentence: Sentence, said: Phrases) -> str:
    text = _actions(sentence.do, said)
    if sentence.when:
        joint = f" {said.joints['and']} "
        conditions = joint.join(said.phrase(condition, "conditions") for condition in sentence.when)
        text = f"{said.joints['if']} {conditions}: {text}"
    return f"{text[0].upper()}{text[1:]}."


def _actions(actions: tuple[AnyAction, ...], said: Phrases, side: Side = "actions") -> str:
    """The rest waits for what is paid, so a colon follows it; behind it an offer has become an
    order."""
    text = ""
    for before, action in zip((None, *actions), actions, strict=False):
        if before is not None:
            text += ": " if isinstance(before, Pay) else ", "
        if isinstance(before, Pay):
            side = "actions"
        match action:
            case Choose():
                text += _choice(action, said)
            case RepeatAbility():
                text += f"{said.joints['may']} {said.phrase(action, 'offered-actions')}"
            case _:
                text += said.phrase(action, side)
    return text


def _choice(choice: Choose, said: Phrases) -> str:
    if choice.second:
        return f"{_actions(choice.first, said)} {said.joints['or']} {_actions(choice.second, said)}"
    return f"{said.joints['may']} {_actions(choice.first, said, 'offered-actions')}"


def write_way(choice: Choose, language: str, *, first: bool) -> str:
    """One of the two ways, as an order: "Pay 1 Attack: gain 3 Defense."."""
    return _sentence(Sentence(choice.first if first else choice.second), phrases(language))
