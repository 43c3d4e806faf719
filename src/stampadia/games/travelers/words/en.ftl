# Travelers of Stampadia: the cards, and what is wrong with them.

## Abilities and Exhaust Effects that cannot be read

line-too-long = Column { NUMBER($column, useGrouping: 0) }: the text is too long. It has at most { NUMBER($most, useGrouping: 0) } characters.
line-no-cost = Column { NUMBER($column, useGrouping: 0) }: an ability begins with its Activation Cost in brackets, as in “(3) gain 5 Attack.”{ $found ->
    [none] {""}
   *[other] , not with “{ $found }”.
}
line-nothing-here = Column { NUMBER($column, useGrouping: 0) }: something is missing here.
line-no-colon = Column { NUMBER($column, useGrouping: 0) }: after “If …” comes a colon, and then what happens.
line-stray-colon = Column { NUMBER($column, useGrouping: 0) }: a colon follows a condition or something to pay, and “{ $found }” is neither. Use a comma.
line-unknown-condition = Column { NUMBER($column, useGrouping: 0) }: “{ $found }” is no condition.{ $near ->
    [none] {""}
   *[other] {" "}Perhaps “{ $near }”?
}
line-unknown-action = Column { NUMBER($column, useGrouping: 0) }: “{ $found }” is no action.{ $near ->
    [none] {""}
   *[other] {" "}Perhaps “{ $near }”?
}
line-unknown-exhaust = Column { NUMBER($column, useGrouping: 0) }: { $found ->
    [none] there is no Exhaust Effect.
   *[other] “{ $found }” is no Exhaust Effect of this half.
}{ $near ->
    [none] {""}
   *[other] {" "}Perhaps “{ $near }”?
}

## Making heroes

unknown-class = There is no hero class “{ $found }”. Choose one of: { $known }.

## Instructions of adventures and Modifiers that cannot be read

line-second-sentence = Column { NUMBER($column, useGrouping: 0) }: only “Else: …” may follow the first sentence, not “{ $found }”.
line-only-offered = Column { NUMBER($column, useGrouping: 0) }: “{ $found }” stands alone behind “you may”.
line-second-or = Column { NUMBER($column, useGrouping: 0) }: a sentence offers two ways at most, and “{ $found }” is a third.
line-one-sentence = Column { NUMBER($column, useGrouping: 0) }: a Modifier is one sentence, and “{ $found }” is a second one.
line-else-of-nothing = Column { NUMBER($column, useGrouping: 0) }: “Else” needs an “If …” in the first sentence.
line-does-nothing = Column { NUMBER($column, useGrouping: 0) }: “{ $found }” would do nothing.
line-unknown-modifier = Column { NUMBER($column, useGrouping: 0) }: “{ $found }” is no effect of a Modifier.{ $near ->
    [none] {""}
   *[other] {" "}Perhaps “{ $near }”?
}
line-no-condition = Column { NUMBER($column, useGrouping: 0) }: before “{ $found }” comes “If …:”, as in “If 1 Fire in play: Attack -1.”
line-not-of-enemies = Column { NUMBER($column, useGrouping: 0) }: a Modifier looks at one thing: an Element, a Banner or the number of Hero Cards in play. “{ $found }” cannot stand here.

## What hands reach, as a picture

curves-title = { $name }: what a hand reaches
curves-caption = By Level: nine hands in ten, every second, one in ten; and the enemies that are met there.
curves-attack = Attack of the hero, Defense of enemies
curves-defense = Defense of the hero, Attack of enemies
curves-level = Level
curves-open = at any price
curves-paid = all Exhaust Effects paid
curves-enemy-easy = easy enemy
curves-enemy-normal = normal enemy
curves-enemy-hard = hard enemy

## Dungeons that cannot be proven

kind-of-adventure = { $kind ->
    [world] World
   *[dungeon] Dungeon
}
dungeon-no-door-back = { $room } needs exactly one door to { $other }, facing the door of { $other }.
dungeon-twisted = The doors of { $room } and { $other } do not fit one flat map.
dungeon-out-of-reach = Nothing leads to { $room }.
dungeon-overlap = { $room } and { $other } would lie on each other.
dungeon-not-won = From { $room } nobody can win.
dungeon-dead-end = A hero who comes to { $room } may find no way to win any more.
dungeon-too-tangled = So many texts depend on each other that nobody can say whether this Dungeon can be won.

## Worlds that cannot be proven

world-no-ending = This World cannot be won: nothing leads to its ending.
world-dead-end = This World can be spoilt: with { $grid } on the grid its ending cannot be reached any more.
world-half-hidden = Nothing can ever reveal { $half } in this World.
world-too-wide = This World has more than { $most } different states: too many to prove that it can be won.

## A set's file: its form

problem-place = { $path } (“{ $card }”)
problem-bad-serial = Found { $found }. Allowed: up to 24 capital letters and digits, with single hyphens between them, as in "TOS20270105".
problem-bad-day = Found { $found }. Allowed: a day as in "2027-01-05".
problem-bad-key = Found { $found }. Allowed: small letters, digits and single hyphens, as in "standard-bearer".
problem-bad-box = Found { $found }. Allowed: one capital letter, or nothing for a blank box.
problem-bad-place = Found { $found }. Allowed: a card’s number with the letter of its side, as in "3B".
problem-bad-room = Found { $found }. Allowed: a Room Card from 1 to 6 and an orientation from A to D, as in "4C".
problem-bad-row = Found { $found }. Allowed: four cells, each “.” for floor or “#” for wall, as in ".##.".
problem-bad-code = Found { $found }. Allowed: a room as in "4C", or nothing where the door is blocked.
problem-line = { $why }

## A set: what cards say

problem-always-so = This is always so, and asks for nothing.
problem-never-so = This can never be so.
problem-said-twice = It says the same twice.
problem-reads-otherwise = Printed, it would say “{ $text }”, and that is something else.
problem-unsayable = There are no words for this: no card could print it.
problem-price-missing = An Exhaust Effect of the form “{ $form }” has a price in Mana.
problem-no-price = An Exhaust Effect of the form “{ $form }” has no price: write null.
problem-transfer-to-itself = Points go from one track to the other, not to the same.
problem-changes-nothing = A change by 0 changes nothing.
problem-below-nobody = There is no enemy, so nothing stands below it. All of it belongs above.
problem-says-nothing = There is nothing to read here.
problem-unbeatable = Nobody can reach it, and it is no trap. Give it a Defense, or a Modifier with "trap": true.
problem-trap-and-more = A trap has no other rule: leave out everything but its name.
problem-modifier-reasons = { $count ->
    [0] It depends on nothing.
   *[other] It depends on { $count } things.
} Allowed: one of element, banner and cards.
problem-same-cards-twice = One card could pay for this and for what stands before it. Name different Elements or Banners, or ask for one thing.
problem-second-once = This text has a “For 1 time” already. One at most.
problem-otherwise-of-nothing = “Else” needs a condition before it.
problem-not-a-price = This cannot be paid. Allowed as a price: discard, discard-row, exhaust, remove, turn.
problem-after-the-end = It ends the reading, so nothing can follow.
problem-rest-never-read = It always stops the reading here, so the rest is never read.
problem-ends-anyway = The text ends here anyway.
problem-second-row-of-boxes = This text has boxes already. One row at most.
problem-boxes-in-otherwise = Boxes stand in what is done, not in what happens otherwise.
problem-only-in-worlds = This is for Worlds only; a Dungeon has no grid.
problem-only-in-dungeons = This is for Dungeons only; a World has no rooms.
problem-no-b-half = Found { $found }. Only a B half can be revealed, from 1B to 9B.
problem-reveals-itself = { $place } is up whenever this is read.
problem-no-such-half = Found { $found }. Allowed in a World: a half from 1A to 9B, or a card from 1 to 9.
problem-no-such-room = Found { $found }. Allowed in a Dungeon: a room from 1A to 6D.
problem-teleports-here = The hero is in { $place } already.
problem-joins-another = Card { $card } cannot join from here. Only the card that says so joins, which is { $own }.
problem-second-joining = Card { $first } may join the hero, so card { $card } cannot. One card of a set at most.
problem-nothing-to-leave = There is no fight to leave: this stands above an enemy.
problem-no-boxes = { $place } has no boxes to fill.
problem-never-shown = No box ever shows { $letter }.
problem-no-mission = Nothing in this adventure ever fulfils the mission.

## A set: Worlds

problem-only-beside-enemies = Only a half with an enemy has this.
problem-scroll-and-modifier = The scroll holds the Modifier, so there is no room for other words.
problem-no-win = Nothing in this adventure says that it is won.
problem-win-never-read = { $place } ends the adventure, but nothing reveals it.
problem-never-revealed = Nothing reveals { $place }, so nobody will ever see it.

## A set: Dungeons

problem-glyph-twice = Room Card { $other } has the { $glyph } already. Every Room Card has its own symbol.
problem-not-connected = Some floor cannot be reached from the rest of the card.
problem-symbol-in-wall = The symbol is in a wall. Allowed: floor.
problem-symbol-in-corner = The symbol is in a corner, where the codes stand.
problem-symbol-on-door = The symbol is on a door.
problem-door-twice = Another door is in this cell.
problem-door-not-at-border = { $corner ->
    [yes] A door in a corner would lead two ways.
   *[other] A door stands at the border of its card.
} Allowed: border cells other than the corners.
problem-door-in-wall = The door is in a wall. Allowed: floor.
problem-door-never-opens = This door has no code in any orientation, so it is always blocked.
problem-door-to-itself = { $code } is this very card, and the hero stands on it.
problem-way-twice = Another door leads from { $room } to { $to } already.
problem-no-way-back = No door of { $to } leads back to { $room }.
problem-doors-do-not-meet = The doors of { $room } and { $to } do not face each other, so the cards cannot lie side by side.
problem-room-unreachable = Nobody can ever get to { $room }: no door leads there, and no instruction.
problem-map-twisted = From { $room } the way leads to another place than where { $to } lies.
problem-rooms-overlap = On the map { $room } lies on { $other }.
problem-entry-twice = { $room } has an entry already.
problem-no-mission-entry = 1A has no entry. The mission is read there.
problem-endless = These entries move the hero for ever, without his doing: { $rooms }.
problem-unproven = { $why }
problem-too-much-to-prove = Found { $count } instructions in one text. With more than { $most } nobody tries to prove that the adventure can be won.
problem-always-mapped = The entry of { $room } asks what is mapped, and it always is.
problem-never-mapped = The entry of { $room } asks what is mapped, and it never is.
problem-faces-differ = The two faces of the set do not have the same.

## A set's file: what its fields mean

schema-set = A set of Travelers of Stampadia
schema-schema = The file that describes this form.
schema-format = The form of this file.
schema-hero = The hero: the Status Card’s words and eight Hero Cards.
schema-adventure = The adventure: a World or a Dungeon.
schema-which = Which one it is.
schema-serial = What is printed on every card of the set, as in TOS20270105.
schema-date = The day it belongs to, as in 2027-01-05.
schema-key = The hero’s class, as programs name it.
schema-name = What it is called.
schema-description = One line about the hero.
schema-hero-cards = The eight Hero Cards.
schema-upper = The half with the single-tipped Banner.
schema-lower = The half with the double-tipped Banner.
schema-value = The Card Value: the Mana that it brings.
schema-element = An Element.
schema-exhaust = The Exhaust Effect, as data or as a sentence.
schema-form = Its form: plain unless something else is said.
schema-cost = What it costs, in Mana.
schema-abilities = One or two abilities, as data or as sentences.
schema-sentences = What the ability does, sentence by sentence.
schema-do = What happens.
schema-when = Conditions: all of them must be met.
schema-of = Which track.
schema-amount = How many points.
schema-first = What may be chosen.
schema-second = What else may be chosen; nothing, if it is left out.
schema-source = The track that is emptied.
schema-to = The track that gets its points.
schema-count = How many.
schema-boxes = What the boxes show, from the left.
schema-end = What counts when all boxes are filled.
schema-least = So many at least.
schema-where = Where they are.
schema-none = True: it is not so.
schema-tips = The tips of the Banner.
schema-how = How the number is compared.
schema-stars = Spheres: one number for each card, from the left.
schema-text = The words of the story.
schema-place = A half of a World as in 3B, a card as in 3, a room of a Dungeon as in 4C.
schema-card = The number of the card: 5 or 6.
schema-up_to = True: fewer will do.
schema-order = How the Card Values go on, from the left.
schema-wager = What the drawn card is wagered to be.
schema-letter = What the leftmost free box shows.
schema-once = “For 1 time”: once in a game; one in a text at most.
schema-may = “You may”: the player decides.
schema-price = What must be done first: all of it, or nothing happens.
schema-otherwise = What happens where the conditions are not met.
schema-stat = What the Modifier changes.
schema-by = By how much.
schema-banner = The Banner in play that it depends on.
schema-modifier-cards = It depends on the number of Hero Cards in play: so many or more, or fewer.
schema-trap = True: a successful defense wins.
schema-rule = The Modifier as a sentence.
schema-level = The enemy’s Level; 0 for locks and traps.
schema-attack = The enemy’s Attack.
schema-defense = The enemy’s Defense; null where nobody can reach it.
schema-modifier = The enemy’s Modifier, as data, or as a name and a rule.
schema-above = What is read first; instructions as data or as sentences.
schema-enemy = Who waits in the middle of the text.
schema-below = What is read after the enemy’s defeat.
schema-meeting = What is read here.
schema-title = The title.
schema-world-cards = The nine cards; the first is where the hero starts.
schema-a = The half that is up at first.
schema-b = The other half.
schema-scroll = What the enemy is like, if it has no Modifier.
schema-open = The enemy’s spaces that are open to the card on the right.
schema-bonus = Level, Attack and Defense for the enemy on the left.
schema-rooms = The six Room Cards.
schema-rows = Six rows of four cells, with the A side up: “.” floor, “#” wall.
schema-doors = The doors.
schema-cell = Row and column, from 0.
schema-codes = The room behind the door in orientations A, B, C and D; nothing where it is blocked.
schema-symbol = The symbol’s row and column, from 0.
schema-glyph = The symbol.
schema-turn = Quarter turns of the symbol to the right, with the A side up.
schema-pages = The three Index Cards, with at most six entries each.
schema-room = The room whose symbol it is.
schema-trigger = When it is read: at once, on walking onto the symbol, or there by choice.

## Words that sentences share

list-and = { $head } and { $last }
track = { $track ->
    [attack] Attack
    [defense] Defense
    [level] Level
   *[mana] Mana
}
element = { $element ->
    [fire] Fire
    [air] Air
    [earth] Earth
    [water] Water
   *[none] no Element
}
way = { $way ->
    [up] up
    [right] right
    [down] down
   *[left] left
}
glyph = { $glyph ->
    [crown] crown
    [key] key
    [flame] flame
    [feather] feather
    [bell] bell
   *[hand] hand
}

## What happened

event-fight-begun = Fight! { $enemy }: Level { $level }, Attack { $attack }, { $reachable ->
    [yes] Defense { $defense }
   *[no] no Defense
}{ $bonus ->
    [none] {""}
   *[other] {" "}({ $bonus } from the card on its right)
}.
event-shuffled = The Discard Deck is shuffled.
event-drew = Drawn from the bottom: { $names }.
event-opened = Opening Card: { $card-name }.
event-charged = Charge: { $card-name }.
event-infused = Infuse: { $card-name }.
event-added = Add: { $card-name }.
event-strained = Strain, for 1 Mana: { $card-name }.
event-activated = { $card-name }, for { $cost } Mana: { $text }
event-gained = +{ $amount } { $track }.
event-paid = Paid: { $amount } { $track }.
event-could-not-pay = { $amount } { $track } cannot be paid: the rest of the sentence is ignored.
event-emptied = { $track } set to 0.
event-transferred = { $amount } { $source } become { $amount } { $to }.
event-took-back = { $card-name } goes from the Infuse cards back to the hand.
event-ticked = A box on { $card-name } is filled in pencil, for ever: { $boxes } so far.
event-modifier-ignored = { $modifier } is ignored in this Combat Turn.
event-nothing-offered = Nothing would come of it now, or it cannot be paid: it is not offered.
event-repeated = { $card-name } is repeated for { $cost } Mana: { $text }
event-not-chosen = Nothing is chosen.
event-condition-not-met = The condition is not met.
event-plan-ended = Plan ends: the cards in play are exhausted.
event-exhausted = Exhaust { $card-name }: { $cost ->
    [-1] nothing to pay
   *[other] { $paid ->
        [1] { $cost } Mana paid
       *[0] unpaid
    }
}.
event-turned = { $card-name } is turned: now { $now } is up.
event-discarded = { $card-name } goes to the { $bottom ->
    [1] bottom of the Discard Deck, to be drawn next
   *[0] top of the Discard Deck
}.
event-removed = { $card-name } is removed.
event-enemy-attacked = The enemy strikes, Attack { $attack } against Defense { $defense }: { $hits ->
    [0] blocked
    [one] 1 hit
   *[other] { $hits } hits
}.
event-enemy-defeated = The enemy is defeated: { $reached ->
    [yes] Attack { $attack } reaches Defense { $defense }
   *[no] a successful Defense is enough here
}.
event-level-up = Level { $level }!
event-restored = Restore: Attack, Defense and Mana are back at 0.
event-hero-defeated = The last Hero Card is removed: the hero is defeated.
event-left-fight = The hero leaves the fight: the cards in play are exhausted, nobody is hit.
event-escaped = Out of the enemy’s room: the hero has escaped.
event-read = { $place } is read.
event-story = { $text }
event-sentence = { $place }: { $text }
event-already-done = { $place }: it was for 1 time, and is done.
event-nothing-to-do = Nothing would come of it now: it is not offered, and can still be done another time.
event-price-not-payable = What comes before the colon cannot be done: the sentence is ignored.
event-declined = Declined.
event-nothing-here = { $place }: no further text is read.
event-grid-laid = The nine World cards lie in their grid; the Hero Token stands on 1A.
event-moved = The Hero Token moves { $way }.
event-revealed = { $place } is revealed.
event-card-removed = { $place } is removed: its cell is empty.
event-migrated = World cards { $first } and { $second } change places.
event-joining = The card shows its other face: { $card-name } on its upper half.
event-joined = { $card-name } joins the hero’s cards, with its { $half ->
    [1] double-tipped
   *[0] single-tipped
} half up.
event-box-filled = A box of { $place } is filled in pencil, for ever: { $boxes } so far.
event-mission-fulfilled = The mission is fulfilled.
event-won = { $score ->
    [-1] The adventure is won!
   *[other] The adventure is won! Score of the surviving cards: { $score }.
}
event-took = { $card-name } comes into the hand.
event-recovered = { $card-name } is recovered, with its { $half ->
    [1] double-tipped
   *[0] single-tipped
} half up.
event-gambled = Shown: { $card-name }. Drawn: { $drawn-name }. { $won ->
    [1] As wagered: both are kept
   *[0] Not as wagered: both are discarded
}.
event-cursed = The whole Discard Deck is turned.
event-room-placed = Room { $room } is placed.
event-crossed = Through the door: the Hero Token is in { $room }.
event-teleported = A moment later the Hero Token is in { $room }.
event-no-such-room = The card of { $room } has left the dungeon: nobody goes there any more.
event-stepped-back = The card is gone from under the Hero Token, which stands in { $room } now.
event-lost-the-way = No door can be crossed and nothing is left to do: the hero has lost the way.
event-stepped = One step { $way } for 1 Attack: the Hero Token is in { $room }.
event-pulled = The enemy spends 1 Attack and pulls the Hero Token { $way }, into { $room }.
event-out-of-reach = The enemy cannot reach the hero: nobody is hit.

## The table as plain text

show-title = { $title } · { $serial }
show-training = Training: step by step against a dummy
show-hero = Hero: { $name } ({ $serial }). { $description }
show-over = { $how ->
    [won] The adventure is won! Score of the surviving cards: { $score }.
    [defeated] All Hero Cards are removed: the hero is defeated.
    [lost-the-way] The hero has lost the way.
    [resigned] The hero gives up.
    [abandoned] The adventure is broken off without a result.
   *[unknown] Nobody knows what is there.
}
show-tracks = Attack { $attack } · Defense { $defense } · Level { $level } · Mana { $mana } of { $level }
show-world = World
show-world-legend = ☻ Hero Token; L Level, A Attack, D Defense, with what the card on the right adds; ◂ what a card adds to the enemy on its left
show-empty-cell = (empty)
show-marked = (1 time: done)
show-dungeon = Dungeon
show-dungeon-legend = ☻ Hero Token, ▒ wall, ▌ ▬ doors with the room behind them, a gap in the line: an open passage
show-codes = Cards { $first } to { $last }
show-symbols = Symbols: { $symbols }
show-symbol = { $symbol } { $glyph }{ $known ->
    [yes] {" "}of { $place }
   *[no] , not on the table now
}
show-doors = Doors of { $room }: { $doors ->
    [none] none that can be crossed
   *[other] { $doors }
}
show-door = { $way }: { $place }{ $state ->
    [open] {" "}(open passage)
    [blocked] {" "}(blocked)
   *[closed] {""}
}
show-fulfilled = The mission is fulfilled.
show-here = Here
show-regions = Elsewhere on the grid
show-index = Index Cards, other rooms
show-region = { $place } { $title }{ $marked ->
    [yes] {" "}(1 time: done)
   *[no] {""}
}
show-entry = { $symbol }{ $place ->
    [unknown] {""}
   *[other] {" "}{ $place }
}, { $glyph } pointing { $turn ->
    [0] up
    [1] right
    [2] down
   *[3] left
}. { $trigger ->
    [immediate] Immediate
    [walk-on] Walk on
   *[choice] Choice
}{ $marked ->
    [yes] {" "}(1 time: done)
   *[no] {""}
}
show-boxes = { $count ->
    [one] 1 box is filled in pencil.
   *[other] { $count } boxes are filled in pencil.
}
show-enemy = ENEMY { $name }: { $figures }.{ $scroll ->
    [none] {""}
   *[other] {" "}{ $scroll }
}
show-fight = Combat Turn { $turn } against { $name }: { $figures }{ $bonus ->
    [none] {""}
   *[other] ; { $bonus } from the card on the right
}.{ $leave ->
    [yes] {" "}You may leave this fight.
   *[no] {""}
}
show-ignored = Its Modifier is ignored in this turn.
show-figures = As things lie now: Attack { $attack }, { $defense ->
    [none] no Defense
   *[other] Defense { $defense }
}.
show-steps = { $steps ->
    [-1] there is no way to the enemy’s symbol.
    [0] the Hero Token is over the enemy’s symbol.
    [one] 1 step to the enemy’s symbol.
   *[other] { $steps } steps to the enemy’s symbol.
}
show-in-play = Cards in play
show-put-in-play = In play: { $elements }; Banners: { $single } single-tipped, { $double } double-tipped; Constellation { $constellation }
show-hand = Hand ({ $count })
show-card = { $name } · Value { $value } · { $tips ->
    [1] 1 tip
   *[2] 2 tips
} · { $element } · { $spheres ->
    [one] 1 sphere
   *[other] { $spheres } spheres
}
show-exhaust = Exhaust: { $effect }
show-pile-card = { $name }{ $tips ->
    [1] {""}
   *[2] {" "}(2 tips)
}
show-deck = Discard Deck ({ $count }){ $count ->
    [0] : empty
    [1] : { $cards }
   *[other] , the next to be drawn first: { $cards }
}
show-shuffled = (shuffled: { $cards })
show-removed = Removed Cards ({ $count }): { $count ->
    [0] none
   *[other] { $cards }
}

## A whole set

set-open = Open to the right: { $spaces }.
set-bonus = To the enemy on the left: { $figures } (Level, Attack, Defense).
set-room-card = Room Card { $number }, A side up
set-way = { $room } to { $to }
set-blocked = always blocked
set-page = Index Card { $page }
set-entry = { $room }  { $trigger ->
    [immediate] Immediate
    [walk-on] Walk on
   *[choice] Choice
}

## What must be decided

ask-opening = Which card do you play as the Opening Card?
    Combat Turn { $turn } against { $enemy }: Attack { $struck }, Defense { $goal }.{ $leave ->
        [yes] {" "}You may also leave the fight.
       *[no] {""}
    }
ask-plan = Plan: Attack { $attack } against Defense { $goal }, Defense { $defense } against Attack { $struck }, Mana { $mana } of { $level }{ $steps ->
    [-1] , no way to the enemy
    [0] {""}
    [one] , 1 step to the enemy
   *[other] , { $steps } steps to the enemy
}. { $ability ->
    [none] No ability is left on the lowest card.
   *[other] Next ability: { $ability }
} What do you do?
ask-take-back = { $left ->
    [one] One Infuse card returns
   *[other] Up to { $left } Infuse cards return
} to the hand: which one, or end?
ask-exhaust = Exhaust, { $mana } Mana left: which card leaves play next, and do you pay?
ask-hit = { $left ->
    [one] One hit
   *[other] { $left } hits
}: which card of hand or Discard Deck is exhausted? Nothing can be paid.
ask-travel = Where does the Hero Token go? { $hand ->
    [0] With an empty hand the move is free.
   *[other] The move costs one card of the hand.
}
ask-discard-to-move = Which card do you discard for the move?
ask-explore = You are in { $room }: through which door, or onto the symbol?
ask-approach = Execute, Attack { $attack }: { $steps ->
    [-1] there is no way to the enemy’s symbol
    [0] you are over the enemy’s symbol
    [one] 1 step to the enemy’s symbol
   *[other] { $steps } steps to the enemy’s symbol
}. Each step costs 1 Attack. Where to, or stand?
ask-pull = The enemy, Attack { $left }, pulls the Hero Token: equally short ways. Which one?
ask-may = { $place }: { $text } Do you?
ask-offer = { $place }: { $text } Do you?
ask-turn = Which card is turned to its other half?
ask-discard = Which card of the hand is discarded? { $left ->
    [one] One more.
   *[other] { $left } more.
}
ask-discard-row = Which card is discarded as number { $number } of the Constellation?
ask-swap-give = Which card of the hand do you swap away, or end? { $left ->
    [one] One swap left.
   *[other] { $left } swaps left.
}
ask-swap-take = Which card of the Discard Deck comes into the hand for { $card }?
ask-recover = Which removed card do you recover, or end? { $left ->
    [one] One left.
   *[other] { $left } left.
}
ask-recover-for = Which card of the Discard Deck is removed for { $card }?
ask-recover-to-hand = Which removed card do you recover for one in hand, or end? { $left ->
    [one] One left.
   *[other] { $left } left.
}
ask-recover-for-hand = Which card of the hand is removed for { $card }?
ask-choose = { $other ->
    [none] { $one } Do you?
   *[other] Which of the two? Yes: { $one } No: { $other }
}
ask-repeat = Do you repeat the ability before for its cost? Mana { $mana }. { $one }
ask-recover-half = Which half of { $card } is up when it comes back?
ask-exhaust-one = Which card is exhausted, and do you pay? Mana { $mana }; { $left ->
    [one] one more card.
   *[other] { $left } more cards.
}
ask-remove = Which card is removed? { $left ->
    [one] One more.
   *[other] { $left } more.
}
ask-gamble = Which card of the hand do you show? { $wager ->
    [higher] The one you draw must be higher.
    [lower] The one you draw must be lower.
    [same] The one you draw must be the same.
   *[unknown] Its value is wagered against the one you draw.
}
ask-migrate = { $first ->
    [0] Which World card changes places?
   *[other] With which card does World card { $first } change places?
}
ask-join-half = With which half up does the card join yours?
ask-attach = Beside which room is { $named } placed?
ask-teleport = Onto which cell of { $named }? Row and column, from the upper left.
ask-first-hand = Shuffle the Hero Cards: in which order do they lie, from the bottom?
ask-prepare = Prepare: shuffle the Discard Deck. In which order does it lie, from the bottom?
ask-lay-grid = Shuffle the World cards: in which order do they lie, row by row?
ask-finished = The adventure is over.

## What a choice would do

explain-open = Opening Card: Mana { $mana } + { $value }{ $capped ->
    [yes] , at most { $level } at Level { $level }: { $result }
   *[no] {" "}= { $result }
}. In play: { $element }, a { $tips ->
    [1] single-tipped
   *[2] double-tipped
} Banner, Constellation { $spheres }. { $payable ->
    [yes] First ability
   *[no] First ability, too dear for now
}: { $ability }
explain-charge = Charge: Mana { $mana } + { $value }{ $capped ->
    [yes] , at most { $level } at Level { $level }: { $result }
   *[no] {" "}= { $result }
}. One more { $tips ->
    [1] single-tipped
   *[2] double-tipped
} Banner in play, { $banners } in all.
explain-infuse = Infuse: Constellation { $constellation }{ $count ->
    [0] , no Element
   *[other] ; { $element } in play, { $count } in all
}. No Mana.
explain-add = Add: the next ability is { $ability } The Main Banner becomes { $tips ->
    [1] single-tipped
   *[2] double-tipped
}. New in play: { $element }. No Mana.{ $covered ->
    [none] {""}
   *[other] {" "}Covered and lost: { $covered }
}
explain-strain = Strain: Mana { $mana } - 1 = { $left }, { $track } { $points } + 1 = { $result }. It must be exhausted later: { $effect }
explain-activate = Activate: { $ability } Mana { $mana } - { $cost } = { $left }.
explain-changes = { $changes }.
explain-unmet = { $nothing ->
    [yes] The condition is not met, or it cannot be paid: it brings nothing now.
   *[no] Part of it brings nothing now: its condition is not met, or it cannot be paid.
}
explain-back = { $back ->
    [one] One Infuse card may return to the hand.
   *[other] Up to { $back } Infuse cards may return to the hand.
}
explain-ignores = The enemy’s Modifier has no effect in this turn.
explain-chooses = Then you choose.
explain-enough = { $step ->
    [take-back] No Infuse card returns any more.
    [turn] No card is turned any more.
    [recover] No card is recovered any more.
    [recover-to-hand] No card is recovered any more.
   *[swap-give] No card is swapped any more.
}
explain-end-plan = End Plan: { $result }
explain-cost = Exhaust asks for { $cost } Mana, { $mana } left{ $enough ->
    [yes] : enough
   *[no] : not enough for all
}.
explain-stand = Stand: { $result }
explain-result = { $end ->
    [defeated] { $walked ->
        [yes] Attack { $points } - { $steps ->
            [one] 1 step
           *[other] { $steps } steps
        } = { $attack }, which
       *[no] Attack { $attack }
    } reaches Defense { $goal }: the enemy is defeated.
   *[other] { $reachable ->
        [yes] { $walked ->
            [yes] Attack { $points } - { $steps ->
                [one] 1 step
               *[other] { $steps } steps
            } = { $attack }, which does not reach Defense { $goal }
           *[no] { $pulled ->
                [yes] away from the symbol Attack counts 0 against Defense { $goal }
               *[no] Attack { $attack } does not reach Defense { $goal }
            }
        }
       *[no] its Defense cannot be reached
    }; { $end ->
        [out-of-reach] the enemy cannot reach you: no hit
       *[other] { $pulled ->
            [yes] pulling you costs the enemy { $steps } of Attack { $strength }, and { $struck }
           *[no] Attack { $struck }
        } against your Defense { $defense }: { $end ->
            [held] a successful Defense, which wins here
            [blocked] blocked
           *[hit] { $hits ->
                [one] 1 hit
               *[other] { $hits } hits
            }
        }
    }.
}
explain-leave = Leave the fight: the cards in play are exhausted, then Restore. Nobody is hit, and what stands below the enemy is not read.
explain-only-discarded = { $name } was a Charge or an Infuse: it goes on top of the Discard Deck as it is, there is nothing to pay.
explain-unpaid = { $why ->
    [hit] A hit, nothing can be paid
    [free] Exhaust, nothing to pay
   *[unpaid] Exhaust unpaid
}: { $name } { $fate ->
    [turned] is turned to { $other } and goes on top of the Discard Deck
    [discarded] is a shield in hand: it is only discarded
    [only-discarded] goes on top of the Discard Deck as it is
    [removed] is removed; Hero Cards that remain: { $remain }
   *[defeated] is removed, the last one: the hero is defeated
}.{ $gain ->
    [none] {""}
   *[other] {" "}It leaves { $gain } behind.
}
explain-pay = Exhaust paid: Mana { $mana } - { $cost } = { $left }. { $name } goes { $bottom ->
    [yes] to the bottom of the Discard Deck, and is drawn next
   *[no] on top of the Discard Deck as it is
}.
explain-take = { $step ->
    [discard-to-move] { $name } goes on top of the Discard Deck as it is, and the Hero Token moves{ $way ->
        [none] {" "}through the door
       *[other] {" "}{ $way }
    }
    [take-back] { $name } leaves the Infuse cards and returns to the hand: its Element and its spheres are no longer in play
    [turn] { $name } is turned: { $other } comes up
    [discard] { $name } goes from the hand to the top of the Discard Deck
    [discard-row] { $name }, Value { $value }, goes from the hand to the top of the Discard Deck
    [swap-give] { $name } goes on top of the Discard Deck, for a card from there
    [swap-take] { $name } comes into the hand, and { $chosen } goes on top of the Discard Deck
    [recover] { $name } comes back to the top of the Discard Deck, and a card from there is removed
    [recover-for] { $name } is removed, and { $chosen } comes back
    [recover-to-hand] { $name } comes back to the hand, and a card from there is removed
    [recover-for-hand] { $name } is removed, and { $chosen } takes its place in the hand
    [remove] { $name } is removed for good{ $where ->
        [hand] , from the hand
       *[deck] , from the Discard Deck
    }{ $remain ->
        [0] , the last one: the hero is defeated
       *[other] ; Hero Cards that remain: { $remain }
    }
   *[gamble] { $name } is shown with its Value { $value } and a card is drawn: { $wager ->
        [higher] if that is higher both are kept, else both are discarded
        [lower] if that is lower both are kept, else both are discarded
        [same] if that is the same both are kept, else both are discarded
       *[unknown] as wagered both are kept, else both are discarded
    }
}.
explain-half = { $card ->
    [none] { $half ->
        [0] The single-tipped half is up: easier to use. Nobody has seen the card yet.
       *[1] The double-tipped half is up: stronger, harder to use. Nobody has seen the card yet.
    }
   *[other] Up is { $card }.
}
explain-travel = The Hero Token moves { $way }: { $place ->
    [none] an empty cell, where nothing is read
   *[other] { $place } { $title }, which is read at once
}.{ $enemy ->
    [none] {""}
   *[other] {" "}There waits { $enemy }{ $bonus ->
        [none] {""}
       *[other] ; { $bonus } from the card on its right
    }.
} { $hand ->
    [0] With an empty hand the move is free.
   *[other] One card of the hand is discarded for it.
}
explain-step = A step { $way }: Attack { $attack } - 1 = { $left }.{ $onto ->
    [yes] {" "}It leads over the enemy’s symbol.
   *[no] {""}
}{ $door ->
    [yes] {" "}Through the door is { $room }; whoever is in another room after Restore has escaped.
   *[no] {""}
}
explain-pull = The Hero Token goes { $way }, { $door ->
    [yes] through the door into { $room }
   *[no] inside { $room }
}; the enemy’s Attack { $attack } - 1 = { $left }.{ $onto ->
    [yes] {" "}That is its symbol.
   *[no] {""}
}
explain-door = { $attached ->
    [yes] Through the open door into { $room }, free of charge; what its entry says at once is read.
   *[no] Room { $room } is placed behind the door{ $table ->
        [none] {""}
       *[other] , its card taken from the table, where it lies as { $table }
    }, and what its entry says at once is read{ $seen ->
        [yes] {""}
       *[no] ; it was never seen
    }. { $hand ->
        [0] With an empty hand it is free.
       *[other] One card of the hand is discarded for it.
    }
}
explain-symbol = Onto the symbol { $symbol }{ $trigger ->
    [choice] , where you decide
   *[other] {""}
}: { $text }
explain-teleport = To row { $row }, column { $column } of { $room }{ $symbol ->
    [yes] , over its symbol
   *[no] {""}
}; what its entry says at once is read.
explain-attach = Room { $room } is placed beside { $beside }, door to door.
explain-migrate = { $first ->
    [none] { $place } changes places with another card of the grid.
   *[other] { $place } and { $first } change places. Nothing is read.
}
explain-yes = Yes. { $text }{ $once ->
    [yes] {" "}Its “For 1 time” is used up.
   *[no] {""}
}
explain-repeat = Mana { $left } is left of { $mana }: { $text }
explain-chosen = { $text }
explain-no = { $step ->
    [choose] Nothing of it is done.
    [repeat] It is not repeated.
    [offer] Nothing happens; the symbol can be entered again later.
   *[may] The sentence is ignored{ $once ->
        [yes] ; its “For 1 time” is not used up
       *[no] {""}
    }.
}

## The game

title = Travelers
tagline = Nine double-faced cards: a hero on one side, a World or a Dungeon on the other, new every day.

rules =
    Your eight Hero Cards are your techniques and your lives. Only the upper half of a card counts; turned over it shows its other half, with a double-tipped Banner: stronger, and nearer to being lost. When all cards are removed, the hero is defeated.
    A Combat Turn: choose an Opening Card; it gives its Card Value as Mana (never more than your Level), and puts its Element, its Banner and its spheres in play. Then plan, in any order and as often as you like. Charge: a card to the right, for its Mana and its Banner. Infuse: a card to the left, for its Element and the Constellation. Activate: pay for the next ability of the lowest card in the middle. Add: a card below, with new abilities, its Element, and the Main Banner. Strain: 1 Mana and a card above, for 1 Attack or 1 Defense. Until Plan ends all of it can be taken back.
    Exhaust: Charge and Infuse cards are discarded. The others ask for Mana: paid, they are discarded as they are; else a single-tipped card is turned and a double-tipped one removed.
    Execute: Attack that reaches the enemy’s Defense defeats it. Otherwise each point of its Attack beyond your Defense is a hit: a card of the hand or the Discard Deck is exhausted, and nothing can be paid. Restore: the tracks go to 0, you draw up to five. An enemy whose Level is not below yours raises it by one.
    World: nine regions, three by three. Each move costs one card of the hand, if there is one; then the region is read. The card to the right of an enemy may change its figures. Whoever reads 1B has won.
    Dungeon: walk in your room as you like. A door whose room lies beside it is free; another one costs a card, and the room it names is placed. Its symbol is read at once, when you step on it, or if you like. In a fight a step costs 1 Attack, and only from its symbol an enemy can be struck; it spends its own Attack to pull you there. Whoever has left its room has escaped.
    “For 1 time” is done once in a game. What stands before a colon must be done for what follows. The text of a card beats these rules.

how-won = the mission fulfilled
how-defeated = the last card removed
how-lost-the-way = no way left
lost-defeated = You lose: the last Hero Card is removed.
lost-lost-the-way = You lose: no door can be crossed, and the hero has lost the way.

## Days

certificate-length = A game that is won has about { $turns } turns and { $decisions } decisions, and ends with { $score } points.
column-score = Points
set-spoils = Here is the whole set, secrets and all. Whoever wants to play it should stop reading.
proof-heading = How the adventure can be won, by a hero who wins every fight:
proof-half = Read { $half }, “{ $title }”.
proof-room = { $symbol ->
    [yes] Enter { $room } and step on its symbol.
   *[no] Enter { $room }.
}
proof-others = Ten other heroes won it in { $wins } of { $games } games: { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } (95% interval { NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) }).

## What people ask for

unknown-kind = There is no kind of adventure “{ $found }”. Kinds: { $known }.
unknown-difficulty = There is no difficulty “{ $found }”. Difficulties: { $known }.
bad-boxes = “{ $found }” names no filled boxes. They are written like TOS20270105:5a=2, with commas between.

# At the table: beside the choices, before the start, at the end

entry-trigger = { $trigger ->
    [immediate] at once
    [walk-on] on its symbol
   *[choice] on its symbol, if you like
}
note-fate = { $fate ->
    [turned] → { $now }
    [removed] → removed
    [defeated] → removed: the last one
   *[discarded] → only discarded
}
note-door = { $state ->
    [open] { $symbol } open
    [known] → { $symbol }{ $hand ->
        [0] {""}
       *[other] , -1 card
    }
   *[new] → new{ $hand ->
        [0] {""}
       *[other] , -1 card
    }
}
change-hand = New in your hand of { $count }:
final-score = Your score: { $score }. One point for each card that survives, two where its Banner has two tips.
option-hero = Hero
option-hero-today = today’s
option-hero-seed = of the seed below, or a fresh one
option-adventure = Adventure
option-adventure-today = today’s
option-adventure-training = Training: a lesson in the yard
option-adventure-seed = of the seed below, or a fresh one
option-score = Score
option-score-no = none
option-score-yes = points for surviving cards
option-index = Index Cards
option-index-discovered = read as rooms come on the table
option-index-open = all open, as on paper
end-again = Once more
end-cards = Same shuffles
end-new = Another adventure

# The Training, page by page

lesson-opening-title = the Opening Card
lesson-opening = Welcome to the yard. Before you stands a dummy: its Defense { $goal } falls to as many Attack points, its Attack { $strength } is stopped by as many Defense points. You have Level { $level } today, two more than a new hero, so that there is room to try things.
    Each of your eight cards is a technique and a life at once. A turn begins with one of them on the table: its Card Value (●) becomes Mana, its Element, its Banner and the spheres of its abilities count from now on.
lesson-opening-task = Pick a card whose first ability costs { $level } Mana or less: you never hold more Mana than your Level.
lesson-charge-title = Charge
lesson-charge = Now you are in Plan: play cards around the first one, as many as you like, in any order. Slid under its right side a card is a Charge. Only its Card Value and its Banner peep out: Mana for you, and one more Banner in play.
    Mana beyond your Level is lost, so look before you pour. Nothing is final yet: “undo” takes cards back, down to another Opening Card.
lesson-charge-task = Charge with one card. You have { $mana } Mana of { $level }.
lesson-infuse-title = Infuse
lesson-infuse = Slid under the left side a card infuses: its Element joins those in play, and its spheres grow the Constellation, which is read from the left to the Opening Card. It brings no Mana.
    Some abilities ask for two of an Element, or for a certain row of spheres: this is how you get them.
lesson-infuse-task = Infuse with one card, and look at the line “In play”.
lesson-activate-title = abilities
lesson-activate = The lowest card in the middle has the next ability (▸); the number before it is its cost in Mana. Abilities go from top to bottom: the second one opens when the first was used. An ability whose condition is not met takes your Mana all the same, and does nothing.
lesson-activate-task = { $cost ->
    [-1] This card has no ability left: go on, and Add another one.
   *[other] Activate it: it costs { $cost }, you have { $mana }. Too dear? Charge once more; and if it asks for more than { $level }, take back and open with another card.
}
lesson-add-title = Add
lesson-add = A card laid over the lower part of the middle one is an Add. From now on its abilities are next; an ability of the card above that you have not used is covered, and lost for this turn. Its Element counts, its Banner replaces the main one, and it brings no Mana.
lesson-add-task = Add a card, then activate its first ability. Not enough Mana or cards? Take back and plan otherwise: perhaps without infusing.
lesson-strain-title = Strain
lesson-strain = When nothing else helps: for 1 Mana a card goes above the first one and gives 1 Attack or 1 Defense, as you like. It shows only its name and its Exhaust Effect, and that has to be dealt with like the others.
lesson-strain-task = { $mana ->
    [0] Strain asks for 1 Mana, and you have none: Charge first, or take something back.
   *[other] Strain one card, for the point you are missing.
}
lesson-end-title = before the end of Plan
lesson-end = Do not spend everything. In a moment each card of the middle and each strained one wants the Mana of its Exhaust Effect (↻). Cards in your hand may still Charge for that. With Attack { $attack } and Defense { $defense } you meet Defense { $goal } and Attack { $strength }; what would come of it stands beside the end of Plan, before you choose it.
lesson-end-task = Content? Then end Plan. This is the last moment to take something back.
lesson-exhaust-title = Exhaust
lesson-exhaust = All cards leave play, in the order you like; you draw from the bottom of the Discard Deck, so what goes there first comes back first. Charge and Infuse cards cost nothing. For each other one you pay its Mana and it stays as it is; unpaid, a card with one tip is turned to its stronger and riskier half, and a card with two tips is removed. When all are removed, the hero is defeated.
lesson-exhaust-task = Put the cards away one by one; pay where it matters most: { $mana } Mana left.
lesson-hit-title = Execute
lesson-hit = Your Attack did not reach { $goal }, so the dummy strikes: its Attack { $strength } less your Defense makes { $hits ->
    [one] one hit
   *[other] { $hits } hits
}. For each one you choose a card of your hand or of the Discard Deck and follow its Exhaust Effect, and now nothing can be paid. A card may be chosen twice: first it is turned, then it is gone.
lesson-hit-task = Choose what you can do without: better two turned cards than one removed.
lesson-again-title = Restore
lesson-again = { $hits ->
    [0] You stopped the blow: nobody was hit.
    [one] One hit went through.
   *[other] { $hits } hits went through.
} Restore: Attack, Defense and Mana are back at 0, and you drew from the bottom until you held five. The same enemy still stands, so another Combat Turn begins; the deck is not shuffled again.
lesson-again-task = Go on training with another Opening Card, or leave the yard for an adventure: nothing here is kept.
lesson-won = The dummy is down: your Attack reached its Defense, so it never struck. Its Level was not lower than yours, and you are at Level { $level } now. That was all of it: the rest is places, people and bad luck. Start an adventure, or train once more.
lesson-defeated = Your last card is gone, on straw and sacking. Better here than out there: train once more, or try an adventure all the same.

# What can be typed
choice-open = open { $card }
choice-charge = charge { $card }
choice-infuse = infuse { $card }
choice-add = add { $card }
choice-strain-attack = strain { $card } attack
choice-strain-defense = strain { $card } defense
choice-card = card { $card }
choice-exhaust = exhaust { $card }
choice-pay = pay { $card }
choice-hit = hit { $card }
choice-activate = activate
choice-end = end
choice-go = go { $way }
choice-door = door { $room }
choice-beside = beside { $room }
choice-cell = cell { $cell }
choice-region = region { $region }
choice-half = { $half }
choice-symbol = symbol
choice-stand = stand
choice-leave = leave
choice-yes = yes
choice-no = no
typed-way = { $way ->
    [up] up
    [right] right
    [down] down
   *[left] left
}
typed-half = { $half ->
    [upper] upper
   *[lower] lower
}

# What a choice changes, short

foretell-track = { $track ->
    [attack] Attack
    [defense] Defense
    [level] Level
   *[mana] Mana
}
foretell-enemy = { $track ->
    [attack] Enemy’s Attack
   *[defense] Enemy’s Defense
}
foretell-hits = Hits
foretell-missing = Attack still missing

# If Plan ended now
forecast-end = { $end ->
    [defeated] Defeated
    [held] Held
    [blocked] Blocked
    [out-of-reach] Out of reach
   *[hit] { $hits ->
        [one] 1 hit
       *[other] { $hits } hits
    }
}
forecast-steps = { $attack } − { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
forecast-pulls = { $attack } − { $steps ->
    [one] 1 step
   *[other] { $steps } steps
} to pull you
forecast-against = { $reachable ->
    [no] cannot reach its
   *[yes] { $short ->
        [0] reaches its
       *[other] { $short } short of its
    }
}

# Hints in three degrees: where to look, what kind of choice

where-card = Look at your Hero Cards.
where-grid = Look at the World.
where-room = Look at the Dungeon.
kind-open = Play an Opening Card.
kind-charge = Charge: a card becomes Mana.
kind-infuse = Infuse: a card gives its Element.
kind-add = Add a card below the others.
kind-strain-attack = Strain for Attack.
kind-strain-defense = Strain for Defense.
kind-activate = Activate the next ability.
kind-end = { $step ->
    [plan] End Plan.
   *[other] It is enough: end.
}
kind-exhaust = Exhaust a card, and pay nothing.
kind-pay = Exhaust a card, and pay for it.
kind-hit = Let a card take the hit.
kind-card = Pick a card.
kind-go = Move.
kind-door = Go through a door.
kind-beside = Place the room beside another.
kind-cell = Pick a cell.
kind-region = Pick a World card.
kind-half = Pick a half.
kind-symbol = Step onto the symbol.
kind-stand = Stay where you are.
kind-leave = Leave the fight.
kind-yes = Say yes.
kind-no = Say no.

## The score slip, on paper and typed in

print-world-note = The cards lie as you have shuffled them; the red figures say in which order they are read.
print-dungeon-note = Every room where it comes to lie; the red line is the way, the red figures say in which order the rooms are entered.
score-slip = Score slip
score-cards = The cards, at the end
score-joined = The card that joined you
score-one = one tip
score-two = two tips
score-gone = gone
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-level = Level reached
score-battles = Battles
score-won = won
score-defeated = hero defeated
score-lost-the-way = way lost
score-result = Result
score-total = Points
score-total-note = 1 for each card with one tip up, 2 for each with two; none if the hero was defeated.
score-notes = Notes
slip-points = The cards come to { $score ->
    [one] 1 point
   *[other] { $score } points
}, the slip says { $written }: look at it again.
slip-no-card = No card is left on this slip: then the hero was defeated.

## Signs beside the choices, where they are read line by line
sign-mana = { $sign } Mana
sign-costs = (2,1) what its abilities cost, from above
sign-exhaust = { $sign }2 what Exhaust asks for, * where it says more
sign-banner = { $sign } a single-tipped Banner, { $sign }{ $sign } a double-tipped one
sign-sphere = { $sign } a sphere of a Constellation
sign-fire = { $sign } Fire
sign-air = { $sign } Air
sign-water = { $sign } Water
sign-earth = { $sign } Earth
sign-enemy = { $sign } an enemy

# On the workbench.

workshop-kind = { $kind ->
    [world] World
   *[dungeon] Dungeon
}

# Why nothing can be chosen somewhere, with a chapter of the rule book

chapter-turn = A Combat Turn
chapter-play = What is in play
chapter-world = A World
chapter-dungeon = A Dungeon
chapter-cards = A Hero Card, read aloud
why-question-first = That is not what is asked now: the question comes first, and its choices are listed.
why-card-played = { $card } is in play already. Cards of your hand can be charged, infused, added or strained; then End exhausts what is in play.
why-card-in-play-cost = The next ability of { $card } costs { $cost } Mana, and you have { $mana }. Charge a card for Mana first, or end Plan.
why-card-no-ability = { $card } has no more ability to activate: only the column’s last card speaks, each of its abilities once, from above. Add another card, or end Plan.
why-card-covered = { $card } is not the last card of the column; only that one’s abilities can be activated.
why-card-in-deck = { $card } lies in the Discard Deck; it comes back to your hand when you draw, in Restore.
why-card-in-hand = { $card } stays in your hand now: this question is about other cards.
why-enemy = These numbers are of { $enemy }: its Attack strikes against your Defense, its Defense stands against your Attack. Yours grow by what you do with your cards.
why-card-removed = { $card } is removed for this adventure; only a text that recovers it brings it back.
why-on-the-way = Cards are played in a fight; on the way one is only discarded to move.
why-region-fight = You are fighting { $enemy }. The Hero Token moves on when the fight is over.
why-region-here = The Hero Token is here already. It goes one cell up, right, down or left.
why-region-far = That region is not beside the Hero Token, which goes one cell up, right, down or left. Choose one of these.
why-cell-fight = You are fighting { $enemy }: walking waits until the fight is over, or until Execute moves you nearer.
why-cell = Walking inside a room is free and changes nothing, so only its doors and its symbol can be chosen.
why-other-dungeon-room = That is room { $room }; you are in { $here }. Go through a door of yours first.
