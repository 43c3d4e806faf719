# What stands on the page of Chronicles

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
