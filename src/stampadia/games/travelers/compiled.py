"""Which modules of this game exist as machine code, too (`stampadia.workbench.native`). Nothing is
imported here: whoever makes a wheel reads this before there is anything to import."""

MODULES: tuple[str, ...] = (
    "bots.hands",
    "bots.solver.prepared",
    "bots.solver.search",
    "bots.solver.turns",
    "choices",
    "effects.abilities",
    "effects.adventure_cards",
    "effects.hero_cards",
    "position",
    "rules.cards",
    "rules.combat_turn",
    "rules.dungeon",
    "rules.ending",
    "rules.fight",
    "rules.floor_plan",
    "rules.journey",
    "rules.reading",
    "rules.sentences",
    "rules.steps",
    "rules.world",
)
