"""Which modules of this game exist as machine code, too (`stampadia.workbench.native`). Nothing is
imported here: whoever makes a wheel reads this before there is anything to import."""

MODULES: tuple[str, ...] = (
    "bots.foresight",
    "bots.instinct",
    "bots.judgement",
    "choices",
    "effects.cards",
    "effects.table",
    "effects.units",
    "position",
    "prepared.deck",
    "prepared.skills",
    "prepared.stacks",
    "rules.attack",
    "rules.by_hand",
    "rules.cards",
    "rules.numbers",
    "rules.steps",
    "rules.texts",
    "rules.turn",
)
