# Chronicles of Stampadia: its sheets, and what can be wrong with them.

## Keywords that people type

bad-keyword = “{ $word }” is no keyword: one has letters and digits, { $most } signs at most, and commas stand between several.
no-keyword = “{ $word }” is a keyword neither of this adventure nor of any of ours.{ $near ->
    [none] {""}
   *[other] {" "}Perhaps “{ $near }”?
}

## A line, an item or an ability that cannot be read

line-too-long = Column { NUMBER($column, useGrouping: 0) }: the line is too long. A line has at most { NUMBER($most, useGrouping: 0) } characters.
line-open-quote = Column { NUMBER($column, useGrouping: 0) }: this quote has no partner.
line-open-brace = Column { NUMBER($column, useGrouping: 0) }: the upside-down part begins here and is never closed with a curly bracket.
line-close-brace = Column { NUMBER($column, useGrouping: 0) }: this curly bracket closes an upside-down part that never began.
line-two-braces = Column { NUMBER($column, useGrouping: 0) }: an action has one upside-down part, and it has already begun.
line-after-brace = Column { NUMBER($column, useGrouping: 0) }: “{ $found }” comes after the upside-down part, which is always the last of its action.
line-brace-in-condition = Column { NUMBER($column, useGrouping: 0) }: a condition is never upside-down. Put the curly brackets around the last part of the action.
line-comma-in-condition = Column { NUMBER($column, useGrouping: 0) }: a comma in a condition. Its parts are joined by & or by “or”.
line-mixed-joints = Column { NUMBER($column, useGrouping: 0) }: & and “or” in one condition. Use one of them, and a second clause behind | for the rest.
line-two-arrows = Column { NUMBER($column, useGrouping: 0) }: a second » in one clause. A new clause begins with |.
line-nothing-here = Column { NUMBER($column, useGrouping: 0) }: something is missing here.
line-one-clause = Column { NUMBER($column, useGrouping: 0) }: only one clause fits here, and | begins a second.
line-unknown-part = Column { NUMBER($column, useGrouping: 0) }: “{ $found }” is no condition.{ $near ->
    [none] {""}
   *[other] {" "}Perhaps “{ $near }”?
}
line-unknown-act = Column { NUMBER($column, useGrouping: 0) }: “{ $found }” is no instruction, and too much like one to be narrative.{ $near ->
    [none] {""}
   *[other] {" "}Perhaps “{ $near }”?
}
line-condition-in-action = Column { NUMBER($column, useGrouping: 0) }: “{ $found }” is a condition, and no » follows it.
line-unknown-item = Column { NUMBER($column, useGrouping: 0) }: “{ $found }” is no item of this sheet.{ $near ->
    [none] {""}
   *[other] {" "}Perhaps “{ $near }”?
}
line-unknown-room = Column { NUMBER($column, useGrouping: 0) }: “{ $found }” is no room of this quest.{ $near ->
    [none] {""}
   *[other] {" "}Perhaps “{ $near }”?
}
line-unknown-ability = Column { NUMBER($column, useGrouping: 0) }: “{ $found }” is no ability.{ $near ->
    [none] {""}
   *[other] {" "}Perhaps “{ $near }”?
}
line-no-case = Column { NUMBER($column, useGrouping: 0) }: { $found ->
    [none] the roll has no cases
   *[other] “{ $found }” is no case of a roll
}. A case is “1~3 -1HP” or “=4 +2G”.
line-empty-case = Column { NUMBER($column, useGrouping: 0) }: nothing is said to happen on “{ $found }”. If nothing does, write “nothing happens”.
line-table-in-table = Column { NUMBER($column, useGrouping: 0) }: a roll cannot lead to another roll.
line-no-item = Column { NUMBER($column, useGrouping: 0) }: { $found ->
    [none] there is no item here
   *[other] “{ $found }” is no item
}. An item is written “Name (condition » effect)”.

## Making adventures: blueprints, wishes

blueprint-unreadable = { $file } cannot be read as a blueprint: { $reason }
blueprint-fault = { $file }, “{ $name }”: { $problem }
plan-room-twice = Two of its rooms have one name.
plan-no-win = No line says “you win”.
plan-no-title = It has no title.
plan-start-lines = The start room needs a line and holds at most { $most }.
plan-not-main = Only a main quest has titles and lines for the start room.
plan-lines = Room “{ $room }” has more than { $most } lines.
plan-cell-missing = Room “{ $room }” speaks of the grey cell { $cell }, which it does not have.
plan-cell-twice = Room “{ $room }” has two grey cells of one digit.
plan-foes-missing = Room “{ $room }” speaks of its foes and has none.
plan-word-missing = There are no words for <{ $word }>.
plan-word-unused = No line tells <{ $word }>.
plan-unknown-suspect = “{ $room }” is no room of it, or no suspect, or has no lines for the day when it is the right one.
plan-secrets-uneven = The secrets of “{ $group }” do not all have the same words.
plan-too-many-answers = It has more than { $most } upside-down answers.
plan-answers-uneven = No choice of words makes its upside-down answers equally long in both languages.
plan-unknown-fact = Nobody knows how to see the fact “{ $name }”.
plan-one-language = “{ $text }” is there in one language only.
plan-unknown-role = Nobody is called “{ "{" }{ $role }{ "}" }”; there are villain, helper, place and thing.
plan-unknown-item = There is no item “{ $item }”.
plan-item-not-brought = It speaks of the item “{ $item }” and does not bring it.
plan-unknown-class = There is no class “{ $hero }”.
plan-too-many-items = It brings more than { $most } items.
plan-key-twice = Two blueprints have the key “{ $name }”, or it is empty.
plan-kind-missing = There is no quest of the kind “{ $kind }”.
plan-column-missing = No enemy column for { $circles } circles is open to every class.
plan-flavour-missing = Corridors and rooms need at least { $least } lines of flavour each.
plan-decoys-missing = At least { $least } items must be decoys for every class.
plan-cell-too-long = Room “{ $room }” is too long for the { $most } lines of its cell, even in its shortest words.
plan-item-too-long = It is too long for the { $most } lines of the Equipment Scroll.
plan-title-too-long = The title “{ $title }” is too long for its line.
nothing-fits = None of the main quests fits on a sheet with these blueprints.
no-such-difficulty = There is no difficulty “{ $wish }”. Difficulties: { $known }.
no-such-class = There is no class “{ $wish }”. Classes: { $known }.
no-such-quest = There is no main quest “{ $wish }”. Main quests: { $known }.
quest-not-for-class = The quest “{ $quest }” is not for the class “{ $hero }”. It is for: { $known }.

## Where something is wrong with a sheet

at-room = room { $name }
at-item = item “{ $name }”
at-hero = Hero Sheet, column { $name }
at-foe = Enemy Sheet, column { $name }
at-door = door { $name }
at-number = number at { $name }
at-enemy = enemy at { $name }
at-cell = grey cell at { $name }
at-entry = { $owner }, entry { $number }
at-line = line { $line }
at-language = { $language ->
    [it] Italian
   *[en] English
}

## What is wrong with a sheet: the Rooms Table

problem-too-many-rows = The Rooms Table has { $count } rows. At most { $most } are allowed.
problem-number-twice = Two rows have this number. Every room needs its own.
problem-not-sorted = The rows are not in the order of their numbers.
problem-bad-room-number = Found the number { $found }. Allowed: { $least } to { $most }.
problem-too-many-lines = Found { $count } lines. A room has at most { $most }; | splits a line into several clauses.
problem-no-line = It says nothing. A line of flavour would do.
problem-no-start = No room is the starting room. One needs "start": true.
problem-two-starts = It is a second starting room, beside { $other }. There is only one.
problem-start-size = Found a starting room of { $found }. Allowed: 3x3, with the stairs in the middle.
problem-start-not-real = The starting room cannot be a decoy or hidden: its walls are printed.
problem-room-outside = Found { $found }, which leaves the Map of { $most } columns and { $most } rows.
problem-rooms-overlap = It lies on room { $other }, at { $place }. Rooms do not share cells, decoys neither.

## Doors and numbers

problem-door-twice = A door is on this edge already.
problem-door-outside = It is not between two cells of the Map.
problem-door-on-no-wall = It is on no wall: both cells are outside all real rooms. Is it a decoy?
problem-door-inside = It is on no wall: both cells are in room { $room }.
problem-door-to-nowhere = It leads from room { $room } to nowhere: the other cell is in no real room.
problem-doors-between-two = Rooms { $one } and { $other } have a door already. Between two rooms there is one at most.
problem-hidden-has-door = Room { $room } is hidden, so no door leads there.
problem-door-without-number = There is no number at { $place }. It should be { $right }, which leads to room { $room }.
problem-door-number-wrong = The number { $found } at { $place } leads to room { $leads }. It should be { $right }, for room { $room }.
problem-decoy-door-touches = A decoy must not touch a real room, and this one touches room { $room }.
problem-off-map = It is not on the Map.
problem-room-number-too-small = The number of room { $room } is too small for a door here: column and row alone make { $least }, so it is at least { $least }.
problem-bad-black-number = Found { $found }. Allowed: { $least } to { $most }.
problem-decoy-number-in-room = It is in room { $room }, and no real door is beside it.
problem-number-without-door = No door is beside it, so nobody will ever read it.

## Symbols on the Map

problem-two-on-cell = Something else is printed on this cell.
problem-enemy-in-start = The starting room has no enemies.
problem-bad-circles = Found { $found } circles. Allowed: 0 to { $most }.
problem-bad-digit = Found { $found }. Allowed: { $least } to { $most }.
problem-digit-twice = Two grey cells with the digit { $digit } are in this room.
problem-decoy-symbol-in-room = It is a decoy, and in the real room { $room }.
problem-symbol-outside-rooms = It is in no real room. Is it a decoy?
problem-symbol-on-door = It is on a cell beside a door, which must stay free.

## What rooms and items say

problem-line = { $why }
problem-no-action = A clause does nothing.
problem-or-alone = “or” joins at least two conditions.
problem-upside-down = Only the last part of an action that has a condition can be upside-down.
problem-no-such-room = Room { $room } is not on the Rooms Table.
problem-no-such-item = The Equipment Scroll has no item “{ $item }”.
problem-costs-nothing = A price is at least 1.
problem-too-much-gold = It asks for { $found }G. Nobody ever has more than { $most }.
problem-bad-gold-range = Found { $found }G spent. Allowed: from the smaller to the larger, 0 to { $most }.
problem-never-so = “{ $found } left” is never so: gold goes from 0 to { $most }.
problem-changes-nothing = A change by 0 changes nothing.
problem-roll-table = The cases of the die are for { $found }. Allowed: each of 1 to 6 once.
problem-no-empty-ability = An ability can be gained here, but no ability box of the hero is empty, so it is lost.
problem-does-nothing-then = { $act ->
    [effect] “effect” changes an ability that is being activated, and at that moment none is
    [one-ability] “1 ability only” is for dice that are yet to be placed, and at that moment none are
    [lower-first] This is about how the hero places his dice, and at that moment he places none
    [same-column] This is about how the hero places his dice, and at that moment he places none
    [same-row] This is about how the hero places his dice, and at that moment he places none
    [free-ability] An ability can be activated in a battle only, and at that moment there is none
    [by-room-cells] It works in a battle only, and a DEF before the enemies roll; that moment comes too late
    [no-escape] “no escape” ends with the last enemy of the room, and at that moment none is left
   *[other] It is about dice, and at that moment none lie there
}: this never does anything.
problem-only-in-items = This condition belongs to items; in a room it never comes true.
problem-only-in-rooms = This belongs to rooms; an item cannot say it.
problem-no-such-cell = It speaks of [{ $digit }], but no grey cell of this room has that digit.
problem-no-stairs-here = The stairs are in the starting room only.
problem-no-foes-here = It speaks of enemies, but none are in this room.
problem-leads-to-decoy = It moves the hero into room { $room }, which is a decoy.
problem-no-window = It does not say when it can be used: “Name (condition » effect)”.
problem-never-ticked = It waits for x{ $room }, but nothing real ever ticks room { $room }.
problem-languages-differ = The two languages do not say the same. English: “{ $en }”. Italian: “{ $it }”.

## Scroll, hero, enemies, heading

problem-no-title = The adventure has no title.
problem-no-serial = The adventure has no serial, the word that names it.
problem-too-many-items = Found { $count } items. The Equipment Scroll has at most { $most }.
problem-item-twice = Two items have this key. Every item needs its own.
problem-decoy-item-given = It is a decoy, and yet the hero has it or gets it.
problem-item-never-given = Nobody ever gives it to the hero. Is it a decoy?
problem-too-many-boxes = Found { $found } boxes. A group has at most { $most }.
problem-first-with-xp = Found { $found } XP boxes. The first column is enabled from the start, so it has none.
problem-first-without-hp = The first column has no HP box, so the hero dies of the first scratch.
problem-first-without-ability = The first column has no ability, so the hero cannot fight.
problem-column-without-xp = There is no XP box to fill. At least 1, or the column would be enabled from the start.
problem-bad-bonus = Found { $found }. Allowed: 0 to { $most }.
problem-bad-ability = An attack needs a range of at least 1, and nothing else has one.
problem-foe-columns = Allowed: four columns, for all enemies, then for those with 1, 2 and 3 circles.
problem-foe-ability = Enemies know Move, ATK/RNG and DEF only, and pay nothing.

## On paper, and in two languages

problem-untranslated = The words are missing in this language, though the title has it.

## The quest

problem-room-unreachable = Nobody can ever get there: no door leads there, and no instruction.
problem-no-win = No real room and no item says “you win”.
problem-win-unreachable = “you win” can never come true: what it waits for never happens.
problem-endless = These lines move the hero for ever, without his doing: { $rooms }.

## The file of a sheet

problem-no-language = Found a plain text. Say “language” at the top of the file, or write { $found }.
problem-other-language = { $language ->
    [it] Written in English? The file says that it is Italian
   *[en] Written in Italian? The file says that it is English
}, and this can only be read in the other language.{ $more ->
    [0] {""}
    [one] {" "}So it is with one more text.
   *[other] {" "}So it is with { $more } more texts.
}
problem-too-many-languages = “language” is for files in one language: leave it out, or write plain texts.
problem-bad-place = Found { $found }. Allowed: column and row, each from 1 to 20, as in "5,4".
problem-bad-size = Found { $found }. Allowed: width and height, each from 1 to 20, as in "4x3".
problem-bad-day = Found { $found }. Allowed: a day as in "2026-03-01".
problem-bad-key = Found { $found }. Allowed: small letters, digits and single hyphens, as in "big-die".

## What the fields of a sheet's file are, for editors that know JSON Schema

schema-sheet = A sheet of Chronicles of Stampadia
schema-serial = What names this adventure: a date, a seed, a word of your own.
schema-edition = The edition of the rules it is made for. Without it: 1.
schema-date = The day it belongs to, as in 2026-03-01.
schema-language = The language of all plain texts in this file. Without it, every text is written as {"{"}"en": "…", "it": "…"{"}"}.
schema-title = The adventure’s title: one line of 90 mm at 14 pt.
schema-class = What the hero is.
schema-keywords = How keywords are printed, by key. A keyword that is not listed is printed as it is.
schema-hero = The four columns of the Hero Sheet, from the left.
schema-foes = The four columns of the Enemy Sheet: for all enemies, then for those with 1, 2 and 3 circles.
schema-hp = HP boxes, at most 12.
schema-xp = XP boxes to fill before the column is enabled, at most 12; the first column has none.
schema-foe-xp = The XP that killing such an enemy brings.
schema-defense = The DEF bonus. On the Hero Sheet 1 without it.
schema-upper = The upper ability, as in (pay 1G) ATK -1/RNG 2. Without it: an empty box.
schema-lower = The lower ability. Without it: an empty box.
schema-items = The Equipment Scroll, at most 3 lines.
schema-key = The item’s own short name inside the file.
schema-item = What is printed: Name (condition » effect).
schema-owned = The hero has it from the start: its box is printed.
schema-decoy = A decoy: printed, but never of use.
schema-rooms = The Rooms Table, at most 19 rows; one of them is the starting room.
schema-number = The room’s number, unlike all others.
schema-room-at = Column and row of its top left cell, as in 5,4.
schema-size = Width and height in cells, as in 4x3.
schema-start = The starting room: 3x3, with the stairs in the middle.
schema-hidden = Real, but without a door: only instructions lead there.
schema-lines = What the room says, at most 2 lines; | splits a line into clauses, curly brackets hold what is printed upside-down.
schema-doors = All doors, real ones and decoys.
schema-at = Column and row of its cell, as in 5,4.
schema-side = Which edge of the cell the door is on.
schema-numbers = The black numbers. Those beside real doors can be left out: they follow from the rooms.
schema-value = The number; with its column and row added, it names the room of that cell.
schema-enemies = All enemies, real ones and decoys.
schema-circles = White circles: as many hits as these and one more kill it.
schema-cells = All grey cells, real ones and decoys.
schema-digit = The digit on it.

## A whole sheet in plain text

sheet-heading = { $title } · { $hero }
sheet-serial = Serial: { $serial }
sheet-map = Map
sheet-legend = // stairs, @2 an enemy with two circles, #1 a grey cell, numbers beside doors; : and .. are doors.
sheet-rooms = Rooms Table
sheet-start = start
sheet-decoy = decoy
sheet-hidden = hidden
sheet-doors = { $count ->
    [one] 1 door away
   *[other] { $count } doors away
}
sheet-items = Equipment Scroll
sheet-hero = Hero Sheet
sheet-foes = Enemy Sheet
sheet-empty = (empty)
sheet-hero-column = { $number }. +{ $defense } DEF · { $hp } HP · { $upper } / { $lower } · { $xp } XP
sheet-foe-column = { $number ->
    [1] ALL
   *[other] { $level }
} · +{ $defense } DEF · { $upper } / { $lower } · +{ $xp } XP

## The game

title = Chronicles
tagline = A whole dungeon on one sheet of paper: two dice, fifty gold, a new one every day.

rules =
    The hero stands on the stairs. Walk through rooms without enemies as you like; whatever is at a grey cell or on the stairs happens when the hero moves there.
    Every door costs 1 gold (G). Whoever cannot pay it is lost in the dungeon. Outside the door add the black number, its column and its row: that is the room’s number. A new room is drawn, then its lines are read.
    A line with » is a trigger: when what stands on its left is met, what stands on its right is done. A line without » is done once. Words that are no instruction only tell the story. An upside-down part is read when its line is triggered.
    x12 ticks room 12 (on the left: room 12 must be ticked); x[1] crosses out the grey cell 1; [1] is a grey cell of the room.
    Items are used once, when their own condition is met. What is not yours has no box yet.
    Where there are enemies, a battle round starts. Roll two dice; 1s are removed. Place dice on enabled abilities, on different rows and columns, none higher than the one on its left, and activate them from left to right. An attack stronger than the enemy’s defense takes 1 HP: a circle, or, when none is left, its life.
    Then every enemy, from the nearest to the farthest, rolls two dice and does what hurts most: it attacks, or pulls the hero into its range, or raises its defense.
    A Move through a door is a way out of a battle, but the enemies that were in the room still act in this round: they may strike through the door and pull the hero back. After that they do not follow.
    Killing brings XP. A column whose XP boxes are all ticked is enabled: more DEF, more HP, more abilities. Whoever must lose HP and has none left is dead.
    The lines of the starting room say how to win. The gold left is the score; there are never more than 50.

how-won = the quest fulfilled
how-died = the hero is dead
how-lost = no gold left for the door
how-stranded = no way out
how-torn-off = the sheet is torn off

not-dice = { $what ->
    [table-roll] Type the die as it fell, a number from 1 to 6.
   *[other] Type the dice as they fell, numbers from 1 to 6, as in “6 3”.
}
wrong-number-of-dice = { $what ->
    [hero-roll] The hero rolls two dice: type two numbers, such as 6 3.
    [table-roll] One die is rolled here: type one number, such as 4.
    [reroll] Only the 1s are rolled again: type a number for each of them.
   *[other] The enemy rolls the dice that are not locked: type a number for each of them, such as 6 3 for two.
}

## Small phrases

list-and = { $head } and { $last }
list-or = { $head } or { $last }
enemy-at = the enemy at { $column },{ $row }
enemy-defended = { $column },{ $row } (defense { $defense })
price = { $kind ->
    [G] pay { $amount }G
    [HP] lose { $amount }HP
    [XP] lose { $amount }XP
    [item] give up { $what }
    [say] say “{ $what }”
    [forget] forget ‘{ $what }’{ $gold ->
        [0] {""}
       *[other] {" "}and pay { $gold }G
    }
    [discard] discard a rolled { $value }
    [set] turn a rolled { $value } into a { $to }
   *[pass] give up this turn
}

## What happened

event-column-enabled = Column { $column } of the Hero Sheet is enabled: +{ $defense } DEF, { $hp } more HP, more abilities.
event-column-disabled = Column { $column } of the Hero Sheet is switched off: its DEF, HP and abilities no longer count.
event-lost-hp = -{ $amount }HP, { $left ->
    [0] none left
   *[other] { $left } left
}.
event-gained-hp = { $amount ->
    [0] No HP gained, { $left } left
   *[other] +{ $amount }HP, now { $left }
}.
event-gained-xp = +{ $amount }XP, now { $total }.
event-lost-xp = { $amount ->
    [0] No XP to lose
   *[other] -{ $amount }XP, { $total } left
}.
event-lost-gold = { $why ->
    [door] {"Door: "}
   *[other] {""}
}-{ $amount }G, { $left ->
    [0] none left
   *[other] { $left } left
}.
event-gained-gold = +{ $amount }G, now { $left }.
event-died = The hero is dead.
event-dreamed = It was all a dream. Starting over costs { $cost }G; only the walls stay drawn.
event-adventure-over = { $how ->
    [won] The quest is fulfilled!
    [died] The hero’s story ends here.
    [lost] There is no gold for the door: time is up, and the hero is lost in the dungeon.
    [stranded] No door, no cell, no item: from here there is no way on.
    [torn-off] The sheet is torn off. Only the story was won.
   *[unknown] Nobody knows what lies there.
} Score: { $score }.
event-sheet-begun = Sheet { $sheet } of the campaign: { $title }
event-lost-item = { $item } is gone: its box is ticked, without effect.
event-got-item = A new box in the Equipment Scroll: { $text }
event-used-item = Item used: { $text }
event-forgot = Forgotten: ‘{ $keyword }’.
event-learned = Learned: ‘{ $keyword }’.
event-line = Room { $room }{ $turned ->
    [1] , now with its upside-down part
   *[0] {""}
}: { $text }
event-moved = The hero moves to { $column },{ $row }.
event-crossed-door = { $new ->
    [1] Outside the door at { $column },{ $row }: { $number } + { $column } + { $row } = room { $room }.
   *[0] The door leads to { $column },{ $row }, in a room already drawn.
}
event-entered = The hero is in room { $room }, at { $column },{ $row }.
event-drew-room = Room { $room } found: { $width }×{ $height } at { $column },{ $row }.
event-drew-cell = A grey cell [{ $digit }] is drawn at { $column },{ $row }.
event-ticked = The box of room { $room } is ticked.
event-crossed-cell = The grey cell [{ $digit }] is crossed out.
event-room-is-empty = The room is empty: its enemies and grey cells do not count until the hero leaves.
event-no-escape = No escape: nobody leaves this room until all its enemies are dead.
event-nothing = Nothing happens.
event-round-started = { $first ->
    [1] Battle with { $foes ->
        [one] one enemy
       *[other] { $foes } enemies
    }. The hero goes first.
   *[0] A new battle round, { $foes ->
        [one] one enemy
       *[other] { $foes } enemies
    } left.
}
event-battle-over = The battle is over; all defense is lost.
event-hero-rolled = The hero rolls { $dice }.
event-no-dice = No die is left to play: the hero’s turn passes.
event-placed = { $count ->
    [0] The hero plays no die.
    [1] The hero plays the { $die } on { $box }.
   *[2] The hero plays the { $die } on { $box } and the { $other_die } on { $other_box }.
}
event-activated = { $box }, { $ability } with { $value }{ $changed ->
    [yes] : makes { $result }
   *[no] {""}
}.
event-ability-too-dear = { $box }, { $ability }: not performed, there are no { $pay }G for it.
event-no-target = No enemy is in range.
event-set-defense = Defense set to { $value } for this round.
event-locked = { $dice ->
    [1] One die stays locked: the enemies play with the other.
   *[2] Both dice are locked: the enemies must pass.
}
event-copied = Copied from the Enemy Sheet: { $ability }.
event-gained-ability = New ability in box { $box }: { $ability }.
event-one-ability = One ability only can be activated in this turn.
event-dice-changed = { $count ->
    [0] No die is left.
    [1] The die is now { $dice }.
   *[other] The dice are now { $dice }.
}
event-table-rolled = The die shows { $face }.
event-attacked = { $strength } against defense { $defense } of the enemy at { $foe_column },{ $foe_row }: { $hit ->
    [yes] a hit
   *[no] parried
}.
event-wounded = { $enemy } loses HP, { $left ->
    [0] no circle left
    [one] one circle left
   *[other] { $left } circles left
}.
event-killed = { $enemy } is dead: its cell is crossed out.
event-enemy-rolled = { $enemy } rolls { $dice }.
event-enemy-activated = { $enemy } plays the { $die } on { $ability }{ $because ->
    [weak] : { $strength } would not beat defense { $guard }
    [far] : the hero is { $distance } spaces away, its range is { $reach }
    [away] : the hero is out of its reach
   *[other] {""}
}.
event-enemy-set-defense = { $enemy } sets its defense to { $value }.
event-enemy-passed = { $enemy } passes{ $because ->
    [weak] : { $strength } would not beat defense { $guard }
    [far] : the hero is { $distance } spaces away, its range is { $reach }
    [away] : the hero is out of its reach
   *[other] {""}
}.
event-hero-attacked = { $enemy } attacks: { $strength } against defense { $defense }, { $hit ->
    [yes] a hit
   *[no] parried
}.
event-pulled = { $enemy } pulls the hero one space.

## The table in plain text

show-serial = Sheet { $serial }{ $variant ->
    [monk] , the Apprentice Monk
    [premonition] , the Premonition
    [monk-premonition] , the Apprentice Monk and the Premonition
   *[none] {""}
}.
show-campaign = Sheet { $sheet } of { $sheets } in this campaign{ $played ->
    [yes] ; scores so far: { $scores }
   *[no] {""}
}.
show-over = { $how ->
    [won] Won.
    [died] Lost: the hero is dead.
    [lost] Lost: no gold for the door.
    [stranded] Lost: no way on.
    [torn-off] Over: the sheet is torn off.
    [resigned] Lost: the hero gives up.
    [abandoned] Broken off without a result.
   *[unknown] Unknown.
} Score: { $score }.
show-status = Gold: { $gold } of 50. HP left: { $hp }. Defense: { $defense }. Hero in room { $room }, at { $column },{ $row }{ $empty ->
    [yes] ; the room is empty
   *[no] {""}
}.
show-column = { $number }{ $enabled ->
    [yes] {""}
   *[no] {" "}(locked)
}
show-foe-column = { $all ->
    [yes] ALL
   *[no] { $circles ->
        [one] 1 circle
       *[other] { $circles } circles
    }
}
show-def = DEF
show-hp = HP
show-xp = XP
show-extra-xp = Ticks beside the sheet: { $count }.
show-item = { $state ->
    [owned] [ ] { $text }
    [used] [x] { $text }, used
   *[absent] {"    "}{ $text }, not yours
}
show-legend = ☻ hero, // stairs, @2 enemy with 2 circles, #1 grey cell [1], ×@ ×# crossed out, ▬ ▌ doors; numbers on or in rooms: theirs, outside doors: the black numbers
show-enemy = Enemy at { $column },{ $row } in room { $room }: { $circles ->
    [one] 1 circle
   *[other] { $circles } circles
}{ $hits ->
    [0] {""}
   *[other] , { $hits } ticked
}, defense { $defense }{ $active ->
    [yes] , active
   *[no] {""}
}
show-row = { $ticked ->
    [yes] [x]
   *[no] [ ]
} { $number }  { $start ->
    [yes] stairs
   *[no] { $column },{ $row } { $width }×{ $height }
}{ $escape ->
    [no] , no escape
   *[yes] {""}
}{ $here ->
    [yes] , the hero is here
   *[no] {""}
}
show-hidden-row = { $number }{ $ticked ->
    [yes] {" "}(ticked)
   *[no] {""}
}
show-hidden-rows = Not found yet: { $rows }
show-memory = Memory: { $any ->
    [yes] { $keywords }
   *[no] nothing
}.
show-battle = Battle: { $hero ->
    [yes] the hero’s turn
   *[no] turn of { $enemy }
}. { $count ->
    [0] No dice.
   *[other] Dice: { $dice }.
} Defense { $defense }, { $set } of it set by abilities.{ $locked ->
    [0] {""}
   *[other] {" "}Locked dice: { $locked }.
}{ $one ->
    [yes] {" "}One ability only.
   *[no] {""}
}

## What is asked

# What stands below the first line is small print.
ask-explore = Where does the hero go?
    Room { $room }{ $empty ->
        [yes] , which is empty
       *[no] {""}
    }, { $gold }G left.
or-use-item = Or use { $items }.
ask-offer = { $ways } in room { $from }?
    It says: { $text }
ask-item-price = { $item }: { $ways }?
    { $text }
ask-item-window = { $moment ->
    [before-hero-roll] Before the hero rolls: use an item?
    [hero-turn] More enemies are in reach now: use an item?
    [threat] The hero is about to lose HP: use an item?
    [enemy-turn-roll] { $enemy } has rolled { $dice }: use an item?
    [hero-loses-hp] The hero has lost HP: use an item?
   *[cross-door] The hero has crossed a door: use an item?
}
ask-dying = Use an item, or go on and let the hero die?
    The hero must lose HP and has no box left to tick.
ask-premonition = Was it a premonition?
    The hero is dead. Starting over costs { $cost }G: 1G for every two rooms drawn, rounded up.
ask-placement = { $count ->
    [0] No die to place
    [one] One die to place: { $dice }
   *[other] Dice to place: { $dice }
}{ $ones ->
    [0] {""}
    [one] {" "}(a 1 is out)
   *[other] {" "}(two 1s are out)
}.
    { $count ->
        [0] Pass.
        [one] On any enabled ability, or pass.
       *[other] { $one ->
            [yes] One ability only in this turn, or pass.
           *[no] Different rows and columns, none higher than the one on its left; or pass.
        }
    }
ask-move = Move, at most { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}: where to? Or go on.
ask-target = An attack of strength { $value }: on which enemy?
    { $enemies }.
ask-victim = -{ $value }HP: which enemy?
    Whatever the defense: { $enemies }.
ask-which-enemy = Which enemy plays first?
    These are equally near: { $enemies }.
ask-copy = Copy with the value { $value }: which ability of the Enemy Sheet?
ask-free-ability = One ability with the value { $value }: which box?
ask-empty-box = A new ability, { $ability }: into which empty box?
ask-reduce-die = Which die is lowered by { $value }?
    Dice: { $dice }.
ask-discard-die = Which die is discarded?
    Dice: { $dice }.
ask-flip-die = Which die is flipped to its other side?
    Dice: { $dice }.
ask-set-die = Which die is set to { $value }?
    Dice: { $dice }.
ask-move-anywhere = To which cell of room { $room } does the hero move?
ask-draw-cell = In which empty cell of room { $room } do you draw [{ $value }]?
ask-pulled = { $enemy } pulls the hero, { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
}. Which way?
ask-select-room = Which room is discovered?
ask-riddle = Which room is meant? Its number, or no if you have no idea.{ $from ->
    [-1] {""}
   *[other] {"\u000A"}Room { $from }: { $text }
}
ask-hero-roll = Roll two dice for the hero.
ask-enemy-roll = Roll { $count ->
    [one] one die
   *[other] two dice
} for the enemy.
ask-table-roll = Roll one die.
ask-reroll = { $count ->
    [one] Roll the 1 again.
   *[other] Roll both 1s again.
}
ask-finished = The adventure is over.

## What a choice would do

explain-door = To { $column },{ $row }, outside the door: { $number } + { $column } + { $row } = room { $room }, { $known ->
    [yes] already drawn{ $foes ->
        [0] {""}
        [one] , with one living enemy
       *[other] , with { $foes } living enemies
    }
   *[no] not discovered yet
}. { $gold ->
    [0] A door costs 1G, and there is none: the hero is lost in the dungeon, score 0.
   *[other] Every door costs 1G: { $left } left.
}{ $flees ->
    [yes] {" "}The enemies of the battle still act in this round: they may strike through the door and pull the hero back.
   *[no] {""}
}
explain-cell = Onto the grey cell [{ $digit }] at { $column },{ $row }: { $count ->
    [0] no line of this room speaks of it.
   *[other] { $lines }
}
explain-stairs = { $here ->
    [yes] You stand on the stairs: one step off and on again
   *[no] Onto the stairs at { $column },{ $row }
}{ $count ->
    [0] : no line of this room speaks of them.
   *[other] . Only when all that stands before » is true: { $lines }
}
explain-moved = To { $column },{ $row }{ $nearest ->
    [0] {""}
    [one] , 1 space from the nearest enemy
   *[other] , { $nearest } spaces from the nearest enemy, around walls
}.
explain-pulled = The hero is pulled to { $column },{ $row }, along one of the shortest ways.
explain-draw-cell = A grey cell [{ $value }] at { $column },{ $row } of room { $room }.
explain-move-anywhere = To { $column },{ $row } in room { $room }, without paying gold.{ $digit ->
    [0] {""}
   *[other] {" "}It is the grey cell [{ $digit }], and that counts as moving onto it.
}
explain-use = { $text }. An item is used once: its box is ticked.
explain-go-on = { $step ->
    [move] The hero stops here; { $spaces ->
        [one] 1 space is
       *[other] { $spaces } spaces are
    } left unused.{ $fled ->
        [yes] {" "}The enemies that were left still act in this round: they may strike through the door and pull the hero back.
       *[no] {""}
    }
    [victim] No other enemy is chosen.
    [dying] The hero dies.
   *[item-window] No item is used now.
}
explain-no = { $step ->
    [premonition] It was no dream: the adventure is lost.
    [riddle] The hero stays here.
   *[offer] The line does nothing now. It may be offered again.
}
explain-premonition = All marks but the walls are erased, and the adventure starts over with { $cost }G less.
explain-way = You { $price }. Then: { $action }
explain-pass = No die is played: the enemies’ turn.{ $hits ->
    [yes] {""}
   *[no] { " " }From here none would hit: let them come.
}
covered = { $die } on { $box }, { $ability }: { $what }
does-move = { $value ->
    [0] 0 spaces, the hero stays.
    [one] up to 1 space.
   *[other] up to { $value } spaces.
}
does-atk = strength { $value }. { $count ->
    [0] No enemy is in range from here{ $moved ->
        [yes] , but the other ability comes first
       *[no] {""}
    }.
   *[other] { $all ->
        [yes] All in range
       *[no] In range
    }: { $targets }.
}
does-def = defense { $value } this round, { $total } with the bonuses (6 at most).
does-gain-hp = { $value ->
    [0] no HP gained.
   *[other] +{ $value }HP.
}
does-copy = an ability from row { $row } of the Enemy Sheet, with the value { $value }.
does-lock = { $value ->
    [0] no effect, the value must be above 0.
   *[other] the die stays here, and the enemies have one less this round.
}
does-nothing-too-dear = it costs { $pay }G, more than there is: it is not performed.
does-paid = costs { $pay }G first; { $told }
in-range = { $column },{ $row } (defense { $defense }: { $hit ->
    [yes] a hit
   *[no] parried
})
# The same in a few words, beside each box

short-move = { $value ->
    [0] stays put
    [one] up to 1 space
   *[other] up to { $value } spaces
}
short-atk = { $count ->
    [0] { $value }, nobody in range
    [one] { $hits ->
        [0] { $value } against { $defense }: parried
       *[other] { $value } against { $defense }: a hit on { $column },{ $row }
    }
   *[other] { $hits ->
        [0] { $value }: all in range parry it
       *[other] { $value }: hits { $hits } of { $count } in range
    }
}
short-def = defense { $total } this round
short-gain-hp = { $value ->
    [0] no HP to gain
   *[other] +{ $value }HP
}
short-copy = copies row { $row } with a { $value }
short-lock = { $value ->
    [0] no effect
   *[other] they roll one die less
}
short-too-dear = too dear: { $pay }G
short-paid = −{ $pay }G: { $told }

explain-empty-box = { $ability } is written into box { $box }{ $enabled ->
    [yes] {""}
   *[no] ; it works once column { $column } is enabled
}.
explain-copied = { $ability } with the value { $value }: { $what }
explain-die = { $step ->
    [discard-die] The { $die } is discarded.
   *[other] The { $die } becomes a { $result }.
}
explain-which-enemy = { $enemy } plays its turn first.
explain-target = Strength { $value } against defense { $defense } of the enemy at { $column },{ $row }: { $end ->
    [killed] it dies, +{ $xp }XP.
    [wounded] a hit, { $left ->
        [0] no circle left.
        [one] one circle left.
       *[other] { $left } circles left.
    }
   *[parried] parried. Only a higher value hits.
}
explain-victim = { $enemy } loses { $value }HP, its defense does not count: { $end ->
    [killed] it dies, +{ $xp }XP.
   *[wounded] { $left ->
        [0] no circle left.
        [one] one circle left.
       *[other] { $left } circles left.
    }
}
explain-select-room = The walls of room { $room } are drawn. The hero stays here.
explain-riddle = The hero moves into room { $room }{ $known ->
    [yes] {""}
   *[no] , which is not discovered yet
}.

## How adventures are named

sheet-count = { $count ->
    [0] No adventure is named. Say a day (2026-11-15), a seed (seed:any words), a sheet’s file or first-day.
   *[other] A campaign has at most { $most } adventures, not { $count }.
}

## Why an adventure cannot be won, beside what is wrong with its quest

problem-no-way-out = No door and no instruction leads out of it: whoever is moved here stays here.
problem-out-of-order = Every step of the quest can be done by itself, but not in any order that leads to “you win”.
problem-too-far = The shortest way through the quest costs { $needed } gold. There are only { $most }.

## How an adventure can be won

sheet-spoils = Here is the whole sheet, secrets and all; what is printed upside-down stands in curly brackets. Whoever wants to play it should stop reading.
proof-heading = How it can be won, by a hero who wins every fight:
proof-way = { $doors ->
    [0] In room { $room }:
    [one] Through one door to room { $room }:
   *[other] Through { $doors } doors ({ $path }) to room { $room }:
}
proof-deed = { $deed ->
    [fight] beat the enemies
    [cell] move on [{ $digit }]
    [stairs] move on the stairs
    [item] use { $item }
    [wait] let gold run down
   *[enter] read its lines
}{ $needs ->
    [none] {""}
   *[other] , with { $needs }
}{ $makes ->
    [none] {""}
   *[other] {" "}» { $makes }
}{ $there ->
    [none] {""}
   *[other] , on to room { $there }
}. { $gold } gold left.
proof-win = you win
proof-gold = The way costs { $gold } of { $most } gold, whatever is found on it.
proof-rooms = Rooms of the quest: { $rooms }.
proof-room = { $doors ->
    [none] { $room } (no door leads there)
    [0] { $room } (the stairs)
    [one] { $room } (1 door away)
   *[other] { $room } ({ $doors } doors away)
}

## What is printed on every sheet

not-yes-or-no = { $name } is yes or no, not “{ $text }”.
bad-month = “{ $text }” is no month. A month is written like 2026-12.
print-hero-in = the { $hero } in
print-gold = Gold
print-door-price = door » { $gold }
print-no-gold = none left: time is up
print-equipment = Equipment
print-hush = Read a row when you find its room, not before.
print-from-the-start = from the start
print-door-sum = Outside the door: number + column + row = room.
print-colophon = Game by Francesco “KesieV” Cottone · this page, its words and drawings by Stampadia
print-memory = Memory
print-memory-note = Note a keyword when a line makes you learn it, erase it when a line makes you forget it. What one hero knows, the next one knows. No day needs one to be won.
print-log = Log
print-log-room = room
print-log-event = what happened
print-log-gold = gold
print-rules = The rules in one breath
print-in-short =
    _You need_ two dice, a pencil, an eraser and something small to be the hero, who begins on the stairs.
    _Exploring._ Walk as you like, not through walls. A door costs 1 gold. Outside it: _number + column + row = room_. New? Find its row, draw it, read it from the top.
    _Reading._ _condition » action_: whenever it is met. Without »: once. _x12_ tick room 12, _x[1]_ cross out the cell; before » it must be so already. _Upside-down_: turn the page only when its line has happened.
    _A battle round._ Roll two dice, drop the 1s. Place them on enabled boxes: another row, another column, none higher than the one on its left. Activate from the left. _ATK_ above its defense: a circle ticked; none left, it dies and you tick its XP. Your defense: what you set, and +1 for every enabled column.
    _Then each enemy, nearest first._ Two dice, no 1s, the higher first, columns ALL and its own. With a die it does the first that it can: _hit_ you; _pull_ you until most of its attacks reach you; _raise_ its defense. Enemies never walk.
    _The end._ HP to tick and none left: dead. A door and no gold: lost. You win where a line says so, and your gold is your score.
print-stars = The stars
print-stars-note = They tell how often a careful player wins: one star, more than seven times in ten; three, about every second time; five, less than three times in ten. They say nothing of what waits inside.
print-score = Score
print-score-gold = gold
print-score-hp = HP
print-score-rooms = rooms
print-score-cells = cells
print-score-kills = killed
print-score-ticks = ticks
print-score-xp = XP over
print-score-sum = Monk
print-score-typed = Typed in afterwards: stampadia score { $code }
print-score-result = result
print-score-won = won
print-score-died = dead
print-score-lost = lost
slip-sum = The boxes add up to { $score }, the slip says { $written }: look at it again.
print-not-yet = Not yet!
print-not-yet-note = The whole dungeon lies open on this page. Whoever wants to play it puts it away now.
print-way = A way to win
print-only-ink = What was only ink
print-only-ink-note = { $rooms ->
    [none] No rooms
   *[other] Rooms { $rooms }
}, { $doors } { $doors ->
    [one] door
   *[other] doors
}, { $enemies } { $enemies ->
    [one] enemy
   *[other] enemies
}, { $cells } { $cells ->
    [one] cell
   *[other] cells
}{ $items ->
    [none] {""}
   *[other] , and { $items }
}. Decoy rooms are dashed.
print-upright = What stood upside-down
print-book = A Book of Days
print-book-note = A dungeon a day. The way through each of them stands at the end of the book, for those who give up.
print-book-spoilers = Turn back!
print-book-spoilers-note = From here on every dungeon of this book lies open.
print-month-1 = January
print-month-2 = February
print-month-3 = March
print-month-4 = April
print-month-5 = May
print-month-6 = June
print-month-7 = July
print-month-8 = August
print-month-9 = September
print-month-10 = October
print-month-11 = November
print-month-12 = December

# At the table: beside the choices, before the start, at the end

room-title = Room { $room }
room-size = { $width }×{ $height } cells from { $column },{ $row }
change-foe = Enemy at { $column },{ $row }: { $circles ->
    [one] 1 circle
   *[other] { $circles } circles
}, { $hits ->
    [0] unhurt
    [one] 1 ticked
   *[other] { $hits } ticked
}, defense { $defense }.
note-to-new = → room { $room }, new
note-to-known = → room { $room }{ $foes ->
    [0] {""}
    [one] , 1 enemy
   *[other] , { $foes } enemies
}
note-door-costs = { $where }, -1G
note-stairs = stairs
option-sheet = Adventure
option-sheet-today = today’s
option-sheet-first-day = First Day: a short one, to learn
option-sheet-seed = of the seed below, or a fresh one
option-variant = Variant
option-variant-none = none
option-variant-monk = the Apprentice Monk
option-variant-premonition = the Premonition
option-variant-monk-premonition = both: Monk and Premonition
lost-died = You lose: the hero is dead. The score is 0.
lost-lost = You lose: no gold is left for the door, and the hero is lost in the dungeon. The score is 0.
lost-stranded = You lose: no way leads out. The score is 0.
lost-torn-off = The sheet is torn off: the story ends here. The score is 0.
final-score = { $monk ->
    [yes] The Apprentice Monk’s score: { $score } = { $gold } gold + { $hp } HP + { $xp } XP without a box + { $rooms } rooms + { $cells } cells crossed out + { $kills } killed + { $ticks } ticked rows.
   *[no] The score: { $score }, the gold that is left.
}
final-scores = The scores of the campaign: { $scores }; { $total } together.
end-again = The same sheet again
end-cards = With the same dice

## Choices, as they are typed and written into records

choice-door = door { $cell }
choice-cell = cell { $cell }
choice-stairs = stairs
choice-to = to { $cell }
choice-use = use { $item }
choice-go-on = go on
choice-no = no
choice-yes = yes
choice-way = yes { $way }
choice-pass = pass
choice-place = { $die } { $box }
choice-place-both = { $die } { $box }, { $other_die } { $other }
choice-box = box { $box }
choice-enemy = enemy { $cell }
choice-copy = copy { $box }
choice-die = die { $die }
choice-room = room { $room }

# What a choice changes, short

foretell-hits = hits on the enemy at { $column },{ $row }
foretell-hits-there = hits

# Hints in three degrees: where to look, what kind of choice

where-cell = Look at the Map, where the hero stands.
where-side = Look at the Map, { $side ->
    [right] to the right of the hero
    [left] to the left of the hero
    [above] above the hero
   *[below] below the hero
}.
where-item = Look at the Equipment Scroll.
where-boxes = Look at the boxes of your Hero Sheet.
where-enemy-box = Look at the Enemy Sheet.
where-room = Look at the Rooms Table.
kind-door = Go through a door.
kind-cell = Stay in this room: a grey cell, or the stairs.
kind-to = { $step ->
    [move] Walk.
    [pulled] Let yourself be pulled, but choose the way.
   *[other] Pick a cell.
}
kind-use = Use an item.
kind-go-on = { $step ->
    [move] Stop here.
   *[other] Keep your items, and go on.
}
kind-no = Say no.
kind-yes = { $step ->
    [item-price] Choose how to pay.
   *[other] Say yes.
}
kind-place = Put your dice on boxes, or pass.
kind-box = Pick a box.
kind-enemy = Pick an enemy.
kind-copy = Pick an ability of the Enemy Sheet.
kind-die = Pick a die.
kind-room = Name a room.

# On the workbench.

workshop-rooms = { $count ->
    [one] one room
   *[other] { $count } rooms
}

# Why nothing can be chosen somewhere, with a chapter of the rule book

chapter-walk = Where there are no enemies
chapter-door = Every door is a sum
chapter-battle = A battle round
chapter-reading = Reading a room
chapter-hero = What a hero is made of
chapter-things = Things, words, other ways
why-question-first = That is not what is asked now: the question comes first, and its choices are listed.
why-you-are-here = The hero stands here already. Go on to a grey cell of this room, or to a cell outside one of its doors.
why-plain-cell = Nothing happens on a plain cell, and walking inside a room is free, so nobody has to stop there. Go to a grey cell, or outside a door.
why-crossed = This grey cell is crossed out: it is an empty cell now. Go to another one, or outside a door.
why-other-room = That is in room { $room }, and the hero is not. It is reached through doors, 1 gold each; go to a cell outside a door of this room.
why-no-door-here = { $number } + { $column } + { $row } = { $room } would be the room behind a door here, but no door of the hero’s room leads to { $column },{ $row }. Only doors on the walls of one’s own room are true.
why-not-drawn = Nothing is drawn at { $column },{ $row } yet. Rooms are found by going through the doors of the hero’s room.
why-foe-in-the-way = An enemy stands there, and nobody walks onto or past a living enemy. Go around, or strike.
why-move-here = The hero stands here; { $left ->
    [one] 1 space is left
   *[other] { $left } spaces are left
} to move, or “go on” ends it.
why-no-way = No way leads there in { $left ->
    [one] 1 space
   *[other] { $left } spaces
}: walls and enemies are not passed, and a door ends the Move.
why-too-far = That cell is { $far } spaces away, and { $left ->
    [one] 1 space is
   *[other] { $left } spaces are
} left of the Move. Choose a nearer one.
why-pulled = The enemy pulls the hero as far as it needs, by a shortest way; only which of them is yours to say.
why-dice-first = The dice come first: put one on a Move box to walk, on an ATK box to strike, or pass.
why-attack-by-dice = An enemy is struck by a die on an ATK box. This one is { $far ->
    [one] 1 space
   *[other] { $far } spaces
} away with defense { $defense }: the attack must reach so far and be stronger than { $defense }.
why-foe-elsewhere = No way leads to that enemy: an attack goes through drawn rooms and their doors alone. Strike whoever is in range of the hero.
why-column-shut = Column { $column } works only once all its { $boxes } XP boxes are ticked; { $ticked } of them { $ticked ->
    [one] is
   *[other] are
}. Dice go on enabled columns.
why-no-ability = Box { $box } is empty: there is no ability under a die there.
why-no-dice-now = A box is for a die, and dice are placed on the hero’s turn in a battle.
why-no-die-fits = { $ability } takes none of the dice ({ $dice }) now: dice go on different rows and columns, none higher than the one on its left, and what an ability costs must be paid. Lift a die, or use another box.
why-item = { $state ->
    [absent] It is not yours yet; a line of some room gives it: { $text }.
    [used] It is used up, and each is used once: { $text }.
   *[owned] It is yours, but its moment is another one: { $text }.
}
why-gold = Gold is time: every door costs 1, and what is left at the end is the score. There is { $gold } left; it is spent by walking.
why-hp = A hit ticks one HP box, and a hero who has none left to tick is dead. There are { $hp } left; nobody chooses them.
why-defense = An attack of the enemies must be stronger than { $defense } to hit. Enabled columns count, and in a battle what a die on DEF adds.
why-room = A row of the Rooms Table is read while the hero is in that room; nobody chooses it now.
why-enemy-box = The enemies place their dice on the Enemy Sheet by themselves, in their turn. Yours go on the Hero Sheet.

# A first lesson, topic by topic

lesson-door-title = doors
lesson-door = Everything is on this one sheet: the Map, your gold, the Hero Sheet and the Rooms Table. The hero stands on the stairs, in the only room with printed walls, and the first row of the Rooms Table says what you are here for.
    Each lit cell lies outside a door of your room. Its printed number, plus its column, plus its row, is the number of the room behind.
lesson-door-task = Point at a lit cell and look at its sum; then go through one. It costs 1 of your { $gold } gold.
lesson-room-title = what a room says
lesson-room = The sum named a room, and it has drawn itself. Its row is read at once. A part without » has already happened. A part with » waits: when what stands before the » comes true, what stands behind it happens.
    {"[1]"} is a grey cell of this room, x12 is a tick at room 12, G is gold. Words that are no instruction only tell a story.
lesson-room-task = Read the row of room { $room }, which is marked. If it names a grey cell, step on it; if not, take another door.
lesson-gold-title = gold is time
lesson-gold = Every door costs 1 gold, back as well as forth, and in the end the gold that is left is your score. Whoever stands at a door without gold is lost.
    Doors on your own walls are true. All the others on the Map are bait, until you find their room.
lesson-gold-task = You have { $gold } gold. Go on looking for what the first row asks for; Undo takes a step back as long as nothing new was seen.
lesson-dice-title = a battle
lesson-dice = Enemies! You have rolled two dice; a 1 falls off. Put a die on a box of your Hero Sheet: what is printed there is what you do, and the die less the number beside it is how strong it is.
    ATK strikes an enemy within its range (RNG), Move walks, DEF protects you. An attack must be stronger than the enemy’s defense.
lesson-dice-task = Point at a die on a box: the stub says what would come of it, and the Map shows the hits. Then put it there.
lesson-order-title = two dice
lesson-order = Two dice lie on different rows and different columns, and the one on the right is not higher than the one on its left. They act from left to right, so a Move before an attack can bring you into range.
lesson-order-task = Try both dice, if two columns are open. “pass” places none.
lesson-enemies-title = the enemies’ turn
lesson-enemies = After you the enemies act by themselves, the nearest first: each strikes as hard as it can, or pulls you nearer, or raises its defense. What happened lists it step by step. A hit ticks one of your HP boxes; you have { $hp } left.
lesson-enemies-task = Finish them, or flee by a Move through a door.
lesson-move-title = moving in a battle
lesson-move = A Move goes cell by cell, never onto or past a living enemy. Through a door you leave the battle, but whoever was in the room may still strike in this round.
lesson-move-task = Press a lit cell, or “go on” to stay.
lesson-offer-title = an offer
lesson-offer = The room offers something and names its price. You may always say no; it may be offered again.
lesson-offer-task = Is it worth it? Gold is also your score.
lesson-xp-title = experience
lesson-xp = A killed enemy brings XP, which tick the boxes at the foot of a closed column. When all of them are ticked, the column opens: more abilities, more HP, more defense.
lesson-xp-task = That is all there is to know. The lines of the first room say how to win.
