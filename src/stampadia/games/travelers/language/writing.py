"""Abilities, Exhaust Effects and the instructions of adventures → the words that are printed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from stampadia.games.travelers import instructions as say
from stampadia.games.travelers.content import Enemy, Modifier
from stampadia.games.travelers.language.phrases import Phrases, Side, phrases
from stampadia.workbench.phrases import Slot, template_for


def write_ability(ability: say.HeroAbility, language: str) -> str:
    """With its Activation Cost in front: "(3) If 2 Fire in play: gain 5 Attack."."""
    return f"({ability.cost}) {write_sentences(ability.sentences, language)}"


def write_sentences(sentences: Iterable[say.Sentence], language: str) -> str:
    """As the card prints them, beside the sphere with the cost."""
    return " ".join(_sentence(sentence, phrases(language)) for sentence in sentences)


def write_exhaust(exhaust: say.Exhaust, half: int, language: str) -> str:
    known = phrases(language).printed["exhaust-1" if half else "exhaust-0"]
    for template in known[exhaust.form]:
        if template.fits(exhaust) and (exhaust.cost is not None or not template.slots):
            return template.filled(lambda _: str(exhaust.cost))
    raise LookupError(f"no phrase of phrases.toml says {exhaust!r}")


def _sentence(sentence: say.Sentence, said: Phrases) -> str:
    text = _actions(sentence.do, said)
    if sentence.when:
        joint = f" {said.joints['and']} "
        conditions = joint.join(said.phrase(condition, "conditions") for condition in sentence.when)
        text = f"{said.joints['if']} {conditions}: {text}"
    return f"{text[0].upper()}{text[1:]}."


def _actions(actions: tuple[say.AnyAction, ...], said: Phrases, side: Side = "actions") -> str:
    """The rest waits for what is paid, so a colon follows it; behind it an offer has become an
    order."""
    text = ""
    for before, action in zip((None, *actions), actions, strict=False):
        if before is not None:
            text += ": " if isinstance(before, say.Pay) else ", "
        if isinstance(before, say.Pay):
            side = "actions"
        match action:
            case say.Choose():
                text += _choice(action, said)
            case say.RepeatAbility():
                text += f"{said.joints['may']} {said.phrase(action, 'offered-actions')}"
            case _:
                text += said.phrase(action, side)
    return text


def _choice(choice: say.Choose, said: Phrases) -> str:
    if choice.second:
        return f"{_actions(choice.first, said)} {said.joints['or']} {_actions(choice.second, said)}"
    return f"{said.joints['may']} {_actions(choice.first, said, 'offered-actions')}"


def write_way(choice: say.Choose, language: str, *, first: bool) -> str:
    """One of the two ways, as an order: "Pay 1 Attack: gain 3 Defense."."""
    return _sentence(say.Sentence(choice.first if first else choice.second), phrases(language))


# World and Dungeon cards


PlaceWords = Callable[[str], str]
"""How a place is shown: by its code, or by the symbol of its room."""


def write_passage(passage: say.Passage, language: str, place_words: PlaceWords = str) -> str:
    if isinstance(passage, say.Story):
        return passage.text.in_language(language)
    return write_instruction(passage, language, place_words)


def write_instruction(
    instruction: say.Instruction, language: str, place_words: PlaceWords = str
) -> str:
    """ "For 1 time, if 3A is mapped, you may discard 1 Fire card: draw 2 cards."."""
    return _Writer(phrases(language), place_words).instruction(instruction)


class _Writer:
    def __init__(self, said: Phrases, place_words: PlaceWords) -> None:
        self.said = said
        self.place_words = place_words

    def instruction(self, it: say.Instruction) -> str:
        text = self._offer(it)
        if it.when:
            # A colon behind the price already, so that one sentence never has two.
            text = f"{self._condition(it.when)}{',' if it.price else ':'} {text}"
        if it.once:
            text = f"{self.said.joints['once']}, {_small(text)}"
        # Without a condition there is no otherwise, and a clause that never counts is not printed.
        if it.when and it.otherwise:
            text += f". {self.said.joints['else']}: {self._acts(it.otherwise, 'acts')}"
        return f"{text[0].upper()}{text[1:]}."

    def _condition(self, when: Iterable[say.AnyAdventureCondition]) -> str:
        parts = [self._phrase(condition, "adventure-conditions") for condition in when]
        return f"{self.said.joints['if']} {self._joined(parts)}"

    def _offer(self, it: say.Instruction) -> str:
        first = self._acts(it.price or it.do, "offers" if it.may else "acts")
        if it.may:
            first = f"{self.said.joints['may']} {first}"
        return f"{first}: {self._acts(it.do, 'acts')}" if it.price else first

    def _acts(self, acts: Iterable[say.AnyAct], side: Side) -> str:
        *first, last = [self._phrase(act, side) for act in acts]
        return self._joined([", ".join(first), last] if first else [last])

    def _joined(self, parts: list[str]) -> str:
        text, *others = parts
        for part in others:
            joint = "and-before-e" if part[0] in "eE" else "and"
            text += f" {self.said.joints[joint]} {part}"
        return text

    def _phrase(self, it: say.AnyAct | say.AnyAdventureCondition, side: Side) -> str:
        template = template_for(it, self.said.printed[side])
        return template.filled(lambda slot: self._words(slot, getattr(it, slot.field)))

    def _words(self, slot: Slot, value: object) -> str:
        match slot.kind, value:
            case "code", str(code):
                return self.place_words(code)
            case "card", str(code):
                return self.said.card(code, self.place_words(code))
            case _:
                return self.said.words(slot, value)


def _small(text: str) -> str:
    return f"{text[0].lower()}{text[1:]}"


# Enemies: what an Index Card or a scroll says of them


def write_enemy(enemy: Enemy, language: str) -> str:
    """ "Level 3, Attack 4, Defense 6 – Wet Fuse (if 1 Fire in play: Attack -1)"."""
    said = phrases(language).enemy["out-of-reach" if enemy.defense is None else "figures"]
    text = said.format(level=enemy.level, attack=enemy.attack, defense=enemy.defense)
    if enemy.modifier is None:
        return text
    rule = write_modifier(enemy.modifier, language).removesuffix(".")
    name = enemy.modifier.name.in_language(language)
    return f"{text} – {name} ({rule[0].lower()}{rule[1:]})"


def write_modifier(modifier: Modifier, language: str) -> str:
    """What it does, without its name: "If 1 Fire in play: Attack -1."."""
    said = phrases(language)
    kind = "trap" if modifier.trap else "change"
    text = said.printed["modifier"][kind][0].filled(
        lambda slot: said.words(slot, getattr(modifier, slot.field))
    )
    if not modifier.trap:
        condition = said.phrase(_condition(modifier), "conditions")
        text = f"{said.joints['if']} {condition}: {text}"
    return f"{text[0].upper()}{text[1:]}."


def _condition(modifier: Modifier) -> say.AnyCondition:
    if modifier.element is not None:
        return say.HasElement(modifier.element, modifier.count)
    if modifier.banner is not None:
        return say.HasBanner(modifier.banner, modifier.count)
    if modifier.cards is not None:
        return say.HasCards(modifier.cards, modifier.count)
    raise LookupError(f"no phrase says {modifier!r}: it depends on nothing")
