# Travelers’ table, as it is drawn

term-travelers-deck = Discard Deck { $count }
term-travelers-deck-order = next first{ $shuffled ->
    [0] {""}
   *[other] , ? shuffled
}
term-travelers-removed = Removed { $count }
term-travelers-in-play = In play
term-travelers-training = Training
term-travelers-bonus = with { $bonus } from its right
term-travelers-ignored = ignored this turn.
term-travelers-may-leave = You may leave this fight.
term-travelers-steps = { $steps ->
    [-1] No way leads to its symbol.
    [0] You stand over its symbol.
    [one] 1 step to its symbol
   *[other] { $steps } steps to its symbol
}
term-travelers-more = i: more
term-travelers-where = { $where ->
    [hand] in hand
    [deck] in the Discard Deck
    [removed] removed
   *[play] in play
}
term-travelers-other-half = Turned over:
term-travelers-not-on-table = not on the table
term-travelers-gives = To the enemy on its left: { $bonus }
term-travelers-signs =
    On the table
    3 ▲ Name (1,2) ●4 ⚑ ↻1   a Hero Card: its number, Element, name, the Activation Costs of its
                abilities, Card Value, Banner (⚑ one tip, ⚑⚑ two), what Exhaust costs (* says more)
    ▲ △ ▼ ▽     Fire, Air, Water, Earth
    ✓ ▸         an ability that was activated, and the next one
    ○○-○        the Constellation: the spheres from the left to the Opening Card
    In play     Elements, Banners and Constellation that abilities look at
    L3 A4+1 D5  an enemy’s Level, Attack and Defense, with what the card on its right adds (◂)
    ☻ ▒ ▬ ▌     the Hero Token, a wall, doors; 4B▸ says which room is behind one
    Left and right choose another card for the same, up and down something else with it.
