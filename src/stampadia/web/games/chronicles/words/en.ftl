# What stands on the page of Chronicles

# The run as a picture
run-words = Fifty stamps: { $spent } spent and printed, { $kept } kept and still gold.
run-words-given-up = Fifty stamps, given up: { $spent } spent and printed, { $left } left lying.
run-home = Home, with { $gold } gold left of 50
run-not-home = Not home this time
run-gold-left = gold left of 50
run-doors = doors opened
run-rooms = rooms found
run-foes = enemies down
run-wounds = HP lost
run-turns = turns

table-map-name = The Map
table-map = The Map: { $found } rooms drawn. The hero is in room { $room }, at { $column },{ $row }.
table-gold = gold
table-hp = HP
table-xp = XP
table-def = DEF
table-defense = DEF
table-gold-left = { $gold } of { $most } gold left
table-equipment = Equipment Scroll
table-item-absent = not found yet
table-item-owned = yours
table-item-used = used
table-hero-sheet = Hero Sheet
table-enemy-sheet = Enemy Sheet
table-dice = Dice to place: { $dice }
table-lift = Lift the dice
table-only-this = Only { $choice }
table-put = Die { $die } on box { $box }:
table-hp-ticked = HP: { $ticked } of { $boxes } ticked
table-xp-ticked = XP: { $ticked } of { $boxes } ticked
table-all = ALL
table-rooms = Rooms Table
table-found = { $found } found, { $hidden } not yet
table-memory = Memory
table-nothing-yet = nothing yet
table-equipment-short = Equipment
table-this-room = The hero’s room
table-upside-down = upside-down still
table-hero-in = the { $hero } in
table-gold-frame = Gold
table-door-costs = door » −1
table-gold-lost = none left: lost
table-door-to = Door to { $column },{ $row }
table-grey-cell = Onto the grey cell { $digit }
table-hold = Take the die { $die }
table-may-go = the { $die } may go where it is lit
table-from-the-start = from the start
table-circles = { $circles ->
    [one] with one circle
   *[other] with { $circles } circles
}
table-foe = { $circles ->
    [0] no circle left
    [one] one circle left
   *[other] { $circles } circles left
}, DEF { $defense }
table-last-turn = their last turn
table-parts = Parts of the sheet
table-tab-battle = Battle
table-tab-explore = Explore
table-tab-rooms = Rooms
table-tab-hero = Hero
table-tab-enemies = Enemies
table-tab-items = Items

# The enemies' turn, line by line
table-their-turn = Their turn
table-nearest-first = nearest first
table-deed-rolled = rolled { $dice }.
table-deed-far = Range { $reach }, and the hero { $distance } spaces away.
table-deed-weak = { $strength } would not beat defense { $guard }.
table-deed-away = The hero out of reach.
table-deed-passed = Passes.
table-deed-raised = Raises its defense to { $value }.
table-deed-hit = Strikes, { $strength } against { $defense }: a hit.
table-deed-parried = Strikes, { $strength } against { $defense }: parried.
table-deed-pulled = Pulls the hero { $spaces ->
    [one] one space
   *[other] { $spaces } spaces
}.
