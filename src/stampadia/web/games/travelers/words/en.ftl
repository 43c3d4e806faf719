# What stands on the page of Travelers

# The run as a picture
run-words = { $home } cards came home, { $turned } of them upside down; { $gone } did not.
run-points = points
run-cards-home = cards came home
run-enemies = enemies defeated
run-removed = cards removed
run-level = Level
run-turns = turns

table-hand = Hand
table-cross = Cards in play
table-open = Opening Card
table-charge = Charge
table-infuse = Infuse
table-add = Add
table-strain-attack = Strain: Attack
table-strain-defense = Strain: Defense
table-level = Level
table-attack = Attack
table-defense = Defense
table-mana = Mana
table-tracks = Your tracks
table-meeting = If the numbers met now
table-short = { $count } short
table-through = { $count ->
    [one] 1 comes through
   *[other] { $count } come through
}
table-met = met
table-score = Score so far: { $score }
table-other-places = { $count ->
    [one] 1 other place lies open
   *[other] { $count } other places lie open
}
table-world = The World
table-dungeon = The Dungeon
table-you-are-here = You are here
