# What stands on the page of Chronicles

# The run as a picture
run-words = Fifty stamps: { $spent } spent and printed, { $kept } kept and still gold.
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
table-put = Die { $die } on box { $box }: { $ability }
table-hp-ticked = HP: { $ticked } of { $boxes } ticked
table-xp-ticked = XP: { $ticked } of { $boxes } ticked
table-all = ALL
table-rooms = Rooms Table
table-found = { $found } found, { $hidden } not yet
table-memory = Memory:
