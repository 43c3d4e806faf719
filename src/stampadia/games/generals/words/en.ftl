# Generals of Stampadia: sets of cards, what is wrong with them, and cards in words.

## Where something is wrong

at-card = card { $card }{ $named ->
    [yes] {" "}“{ $name }”
   *[no] {""}
}
at-side = side { $side }{ $kind ->
    [none] {""}
   *[other] {" "}({ $kind })
}
at-line = line { $line }

## What is wrong with a set or a card

problem-card-layout = Found a card with the sides { $found }. Allowed: { $allowed }.
problem-count-differs = Found { $found }, but the deck has { $count } cards. “stampadia sets merge FILE --out NEW” writes the set with the right number.
problem-id-twice = { $found } is the id of card { $card } too. Every card needs its own.
problem-updated-early = Found { $found }, which is before the day of creation, { $created }.

## What is wrong with a value

problem-bad-set-id = Found { $found }. Allowed: 1 to 10 characters from A–Z and 0–9.
problem-not-a-day = Found { $found }. Allowed: a day as YYYYMMDD in eight digits, from { $first } on.
problem-no-such-day = Found { $found }. No calendar has that day.
problem-token-unknown = Found { $found }, which is no symbol.
problem-brace-open = Found a brace that is never closed, in “{ $found }”.
problem-brace-stray = Found a closing brace that was never opened, in “{ $found }”.
problem-art-length = Found { $count } characters. An illustration has exactly { $most }.
problem-art-symbol = Found { $count ->
    [one] a character that is no colour
   *[other] { $count } characters that are no colours
}: “{ $found }” in column { $column }, row { $row }. Allowed: 0–9, A–O.
problem-not-here = Found { $found }, but { $kind ->
    [unit] a unit
    [place] a place
    [event] an event
   *[other] this
} cannot have it.
problem-idle-here = Found { $found }; on { $kind ->
    [unit] a unit
    [place] a place
    [event] an event
   *[other] this side
} it is never printed and does nothing.
problem-amount-missing = It is missing, but { $field } is there. Allowed: 1, 2.
problem-amount-alone = Found { $found }, but without { $field } it counts nothing.
problem-trigger-missing = It is missing, but { $field } is there: a skill needs to know when.
problem-condition-alone = Found { $found }, but { $field } is missing: nothing comes of it.
problem-skill-missing = Found { $found }, but { $field } is missing: there is no skill.
problem-effect-alone = Found { $found }, but { $field } is missing: players will not see what the card does.
problem-effect-too-large = It is larger than anything that a card could say.
problem-text-unread = “{ $text }” is not understood: in play, you apply it by hand.{ $near ->
    [none] {""}
   *[other] {" "}Nearest to what is: “{ $near }”
}
problem-text-misplaced = “{ $text }” could not act here: { $why ->
    [moment] moments (“When …”) are for events; on other cards the trigger says when
    [elements] only Units have Elements to look for
    [price] what it does has no moment at which a price could be paid
    [later] the moment that it waits for never comes to this card
    [no-unit] there is no Unit here for which this card speaks
    [no-attack] numbers and Elements count during an attack only (“When 1 of your Units attacks: …”)
    [several] it names several Units where only one can be meant
    [trigger] when this trigger comes, it is too late for it
    [front] neither a banner nor a Place stands in front of a Unit
    [side] in the Place Stack it is for all Units, and nobody can tell whose Allies or Enemies it means
    [this-unit] “this Unit” could be the card’s own or the one that it speaks to
   *[kind] this kind of card has no use for it
}. In play, you apply it by hand.
problem-old-trigger = “{ $found }” is an old name. It is read as { $now }.

## Several sets

no-sets-to-find = There is no set “{ $wish }”: none was found at all.
set-unknown = There is no set “{ $wish }”. There are: { $known }.
set-unknown-near = There is no set “{ $wish }”. Did you mean { $near }?
set-which-language = The set “{ $wish }” is there in { $known }. Say which, as in { $wish }-EN.
set-twice = There are two different sets { $wish }: { $files }. Keep one.
too-many-files = “{ $folder }” holds more than { $most } files. Name the sets themselves.
merge-nothing = There is nothing to merge. Name at least one set.
merge-same-set = { $first } and { $second } are the same set. Merge only one of them.
merge-same-card = { $first } and { $second } both have a card { $id }. One of them must be renamed.
merge-languages = These sets are in { $languages }. A set has one language, so they cannot become one file.
card-unknown = There is no card “{ $wish }” in { $set }. Say a number from 1 to { $most }, an id or a name.
card-unknown-near = There is no card “{ $wish }” in { $set }. Did you mean “{ $near }”?

## Illustrations

art-not-png = “{ $file }” is not a PNG picture, or a broken one.
art-bad-size = “{ $file }” is { $size } pixels. Both sides of a sheet must be multiples of 24.
art-too-large = “{ $file }” is { $size } pixels. A sheet has at most { $most } tiles.
art-many-colours = “{ $file }” has { $count } colours. That is a photograph; an illustration has 24, and we take up to { $most } to the nearest.
art-bad-line = “{ $file }”, line { $line }: an illustration is { $most } characters from 0–9 and A–O.

## A card in words

set-made = By { $author }, from { $created }, last changed on { $updated }.
set-counts = { $units ->
    [one] one unit
   *[other] { $units } units
}, { $events ->
    [one] one event
   *[other] { $events } events
}, { $texts ->
    [one] one text
   *[other] { $texts } texts
}.
card-heading = Card { $card } ({ $kind ->
    [unit] unit
    [event] event
   *[text] text
}), { $id }
face-heading = { $kind ->
    [unit] Unit
    [place] Place
   *[event] Event
}: { $name }, level { $level }
face-part = { $part ->
    [header] Header
   *[body] Body
}: { $what }
face-flavor = Flavour: { $text }
read-heading = Read as:
read-text = { $name }, { $part ->
    [header] header
   *[body] body
}: { $text }
read-by-hand = not understood; in play, you apply it by hand
read-never-acts = understood, but it could never act here; in play, you apply it by hand
shows-attack = attack { $number }
shows-life = life { $number }
shows-element = { $amount ->
    [one] { $element }
   *[other] { $amount } × { $element }
}
when-onAttack = when attacking
when-onDefend = when attacked
when-onLife = when its life counts
when-onDefeat = when defeated
when-onFront = on the Enemy opposite
when-onAll = always
when-area = banner for every Unit in play
when-area-here = banner for every Unit in play, seen from this card

token-fire = Fire
token-air = Air
token-earth = Earth
token-water = Water
token-attack = attack
token-life = life
token-wound = wound
    .many = wounds
token-defeat = defeat
token-x = x
token-x-plus-1 = x+1
token-level = L
token-level-plus-1 = L+1
token-level-plus-2 = L+2
token-level-minus-1 = L−1
token-level-minus-2 = L−2
token-left = left
    .reach = Units on the left
token-right = right
    .reach = Units on the right
token-sides = both sides
    .reach = Units on both sides
token-front = the front
    .reach = Units at the front
token-frontleft = the front left
    .reach = Units at the front left
token-frontright = the front right
    .reach = Units at the front right
token-frontsides = the front left and right
    .reach = Units at the front left and right
token-around = all around
    .reach = Units all around
token-phaseany = (any phase)
token-phasedefense = (defence)
token-phasedefeat = (defeat)
token-phaseattack = (attack)
token-phaselife = (life)
token-phasefront = (front)
token-area = (banner)

## A set to start from

start-name = A Set in Proof
start-description = A set that has just begun: eight units with their places, and an event, to be changed card by card. Play it with a core set.
start-flavor = Every legend was once a proof with a thumbprint on it.
start-author = Your name here
start-fire-proof = Fire Proof
    .note = A skill in the header: it stays visible under other cards and goes on working. Each Fire gives 1 attack.
start-fire-draft = Fire Draft
    .note = A skill in the body: it works only while no card lies on this one. It chooses what to attack.
start-water-proof = Waterproof
    .note = A skill that counts when life does. The element is in the body, so covering the card loses it.
start-water-draft = Water Draft
    .note = A strong unit of level 3, and a skill for when it is attacked.
start-earth-proof = Earth Proof
    .note = No skill at all. A set needs plain cards too: they make the others shine.
start-earth-draft = Earth Draft
    .note = The header weakens the Enemy opposite; the body does something on defeat.
start-air-proof = Air Proof
    .note = A Jump, which needs an empty space to land on.
start-air-draft = Air Draft
    .note = A banner (area): this skill is for every Unit in play, Enemies too.
start-place-pair = Back Room
start-place-alone = Master’s Press
start-ink = Fresh Ink
    .note = An event has two sides. This one has a price before the colon; its level −1 makes the battle longer.
    .flavor = “Do not shake the bottle.”
start-smudge = Smudge
    .note = The other side of the same card, for the next time. Its level 1 makes the battle shorter.
    .flavor = “I said: do not shake it.”
start-guide = Make it yours
    .note = This card. It is printed with the set; take it out when you no longer need it.
    .text =
        { $bold }A set is one file{ $endbold }
        Change it with any text editor. This card, too:
        it is the last one in there.

        { $bold }A Unit Card has two halves{ $endbold }
        What begins with “boost” is the header. It stays
        visible under other cards; the body does not.
        Upside down, the card is a Place.

        { $bold }A skill{ $endbold }
        “trigger” says when, “condition” which Elements
        it takes ({ $fire }{ $air }{ $earth }{ $water }), “description” what it does;
        { $x } is how often the condition is met.

        { $bold }A picture has 24 × 24 pixels{ $endbold }
        stampadia sets art drawing.png

        { $bold }When you have changed something{ $endbold }
        stampadia sets validate, stats, show, balance

notes-title = { $name }: notes for its maker
notes-intro =
    These notes belong to “{ $file }”. JSON has no room for comments, so they stand here; nothing reads this file, and you can delete it. The set itself is complete: it can be checked, printed and played with a core set as it is. Change one card at a time, and look:
notes-cards = The cards, and what each is there to show
notes-meta = The set: fields of “meta”
notes-sides = A side: its fields
notes-sides-intro = Each card is a list of sides: a unit and a place, two events, or one text. ● must be there, ○ may be there, · is not for this side. What begins with “boost” is the same in the header, which stays visible when another card covers this one.
notes-text-side = A text side has “type”, “version”, “id”, “title” and “text”, a list of lines with "" for a blank one.
notes-triggers = When a skill works: “trigger”
notes-symbols = Symbols in texts
notes-symbols-intro = A name between braces is printed as a symbol.
notes-room = Room on the card
notes-room-intro = A unit’s name has one line of { $name-width } mm; a skill in the header up to { $header-lines } lines of { $header-width } mm (about 60 characters), in the body up to { $body-lines } lines of { $body-width } mm (about 130). Short texts are printed larger. “stampadia sets validate” tells what does not fit, “stampadia sets stats” how full the cards are.
notes-advice = Before you show it to anyone
notes-advice-text =
    - Every Element should be brought by some cards and asked for by others.
    - The places should print in all four columns, about equally often.
    - Levels 1, 2 and 3 about equally often; a unit of level 3 takes the room of three of level 1.
    - Play it with a small core set first: there each of your cards shows up often.
    - “stampadia sets balance” lets bots play it and says what each card is worth.
    - Change “version” and “dateUpdated” when others already have the set.
notes-column-field = Field
notes-column-meaning = What it is
notes-column-number = No.
notes-column-shows = What it shows
notes-column-card = Card
notes-column-trigger = Trigger
notes-column-when = When
notes-column-symbol = Symbol
symbol-x = how often the condition is met
symbol-x-plus-1 = once more than that
symbol-level = the Ink Level
symbol-level-plus = the Ink Level and { $number } more
symbol-level-minus = { $number } less than the Ink Level
notes-header-field = as { $field }, in the header

field-meta-id = The set’s code: 1 to 10 characters from A–Z and 0–9, unlike that of any other set.
field-meta-language = { $languages }.
field-meta-version = A text, as in "1.0".
field-meta-type = full (a core set, enough to play) or expansion.
field-meta-dateCreated = The day as YYYYMMDD.
field-meta-dateUpdated = The day of the last change.
field-meta-name = The set’s name.
field-meta-description = What is in it.
field-meta-flavorText = A sentence for the box.
field-meta-author = Who made it.
field-meta-authorLink = Where to find them; may be left out.
field-meta-cardsCount = How many cards there are. May be left out; every tool that writes the set counts anew.
field-type = What the side is: unit, place, event or text.
field-version = This side’s version, as in "1.0".
field-id = May be left out: then it is made of set, language, number and version. Both sides share it.
field-level = −3 to 3. What a unit costs to stack; what a place or an event adds to the Place Stack.
field-name = It must fit in one line of { $name-width } mm at { $name-size } pt: about 20 characters.
field-symbol = The element it infuses: { $elements }.
field-symbolAmount = 1 or 2.
field-trigger = When the skill works; see below.
field-area = true for a banner: the skill is for every Unit in play. Left, right and front are seen from this card.
field-condition = The elements the skill takes, as symbols. Printed before a colon.
field-description = What the skill, the place or the event does.
field-effect = For a text that cannot be read: what it does, as data. Most cards need none.
field-flavorText = Printed in italics.
field-attack = −3 to 3. On an event, even 0 says that it joins a Unit.
field-life = −3 to 3.
field-illustration = 576 characters for 24 × 24 pixels. “stampadia sets art” makes them from a PNG.

## A set in numbers

topic-levels = Levels
topic-elements-header = Elements in headers
topic-elements-body = Elements in bodies
topic-elements-condition = Elements asked for
topic-attack-solo = Attack, card alone
topic-attack-header = Attack in headers
topic-attack-body = Attack in bodies
topic-life-solo = Life, card alone
topic-life-header = Life in headers
topic-life-body = Life in bodies
topic-triggers-header = Skills in headers
topic-triggers-body = Skills in bodies
topic-columns = Columns printed on
topic-prints = Levels printed
topic-place-levels = Levels of places
topic-place-elements = Elements of places
topic-event-levels = Levels of events
topic-lengths = Room taken
value-trigger = { $value ->
    [onAttack] attack
    [onDefend] defend
    [onLife] life
    [onDefeat] defeat
    [onFront] front
    [onAll] any
    [area] banner
   *[none] no skill
}
value-slot = { $value ->
    [name] name
    [header] header
    [unit] unit
    [place] place
   *[event] event
}
chart-title = { $count ->
    [one] One set in numbers
   *[other] { $count } sets in numbers
}
chart-caption = Shares of all in a set; the number beside a bar is a count.
chart-bar = { $set }: { $value }, { $count } of { $total }
chart-length = { $set }: { $value }, { $count } % of its room
chart-cards = { $units ->
    [0] no units
    [one] one unit
   *[other] { $units } units
}, { $events ->
    [0] no events
    [one] one event
   *[other] { $events } events
}

remark-element-missing = No Unit Card brings { $element }.
remark-condition-missing = No skill asks for { $element }.
remark-column-missing = No place prints in column { $column }.
remark-places-unread = { $count ->
    [one] One place cannot be read
   *[other] { $count } places cannot be read
}, so the columns are not known.
remark-text-long = Card { $card } “{ $name }”: { $slot ->
    [name] its name
    [header] the text in its header
   *[other] the text in its body
} does not fit. There is room for { $lines ->
    [one] one line
   *[other] { $lines } lines
} of { $width } mm at { $size } pt.

## The game

title = Generals
tagline = A printer gone wild, four columns to hold: steal its paper and stack your army.

rules =
    The Sacred Printer prints Units against you. You steal its cards and stack them into Units of your own.
    A Unit is a stack: of every card you read the header, of the bottom card the body too. Its Level, attack and life are the sums of what can be read. Adding a card covers the body below it.
    Each turn: Check, Play, Attack, Advance, Defense, Recover.
    Check: while the Place Stack’s Level is below the Ink Level, the deck’s top card is laid as a Place and prints Units on the Incoming Row. When it is not, and no Enemy is left, the battle is won: the Ink Level rises by 1 and you heal twice.
    Play: add cards of your hand to your Units, as long as their Level is below the Ink Level; lose 1 Life to draw the deck’s top card; sacrifice a Unit and keep one of its cards, but not the bottom one.
    Attack: your Units strike the space opposite, from left to right. Left and right are those of the table, for the Enemies too. An Enemy takes as many wounds as the attack; an empty space gives you a Shield. A Unit whose wounds reach its life is defeated.
    Advance: Units of the Incoming Row move to empty spaces of the Front Row.
    Defense: the Enemies strike. Where nobody stands it is a direct attack: discard as many Shields as the attack, or lose 1 Life.
    Recover: keep one spared Shield as a card in your hand; the others are lost.
    A banner’s skill is for every Unit in play; its arrows are seen from the card that has it.
    Events: the face-up event may be used once its conditions are met. It then joins the Place Stack.
    You have up to 5 Life and 7 cards in hand. You lose when you must lose Life and have none. You win when the battle at Ink Level 6 is won.

glossary-title = Symbols
glossary-fire = Fire, an Element
glossary-air = Air, an Element
glossary-water = Water, an Element
glossary-earth = Earth, an Element
glossary-attack = attack; before a skill: when the Unit attacks
glossary-life = life; before a skill: when its life is counted
glossary-phasedefense = before a skill: when the Unit is attacked
glossary-defeat = defeat; before a skill: when the Unit is defeated
glossary-phasefront = before a skill: on the Enemy opposite, all the time
glossary-phaseany = before a skill: at every step
glossary-area = a banner: the skill is for every Unit in play; arrows are seen from its own card
glossary-wound = a wound
glossary-left = the Ally on the left, as you see the table
glossary-right = the Ally on the right, as you see the table
glossary-sides = the Allies on both sides
glossary-front = the Enemy opposite
glossary-frontleft = the Enemy opposite, one column to the left
glossary-frontright = the Enemy opposite, one column to the right
glossary-frontsides = the Enemies beside the one opposite
glossary-around = the Allies on both sides and the Enemy opposite
glossary-level = the Ink Level
glossary-x = how often the Elements before the colon are there

how-won = the battle at Ink Level 6
how-defeated = no Life left
how-deadlock = nothing left to play with, and no Enemy that attacks

needs-a-core-set = These sets are no game by themselves ({ $sets }): add a core set, such as STFULL or STLITE.
too-few-units = These sets have { $count ->
    [one] one Unit Card
   *[other] { $count } Unit Cards
}; a game takes at least { $least }.
too-many-cards-in-all = These sets have { $count } cards together. A deck has at most { $most }.
coop-needs-full = Two generals need the Full version, which has 40 Unit Cards or more; these sets have { $count }.

## Who and where

you = you
general = General { $number }
    .the = General { $number }
    .to = General { $number }
    .of = General { $number }
list-and = { $head } and { $last }
unit = { $row ->
    [player] { $yours ->
        [yes] your { $card } (column { $column })
       *[no] the player’s { $card } (column { $column })
    }
    [front] enemy { $card } (column { $column })
   *[incoming] incoming { $card } (column { $column })
}
unit-unnamed = { $row ->
    [player] { $yours ->
        [yes] your Unit in column { $column }
       *[no] the player’s Unit in column { $column }
    }
    [front] the enemy Unit in column { $column }
   *[incoming] the incoming Unit in column { $column }
}
space = { $row ->
    [player] the Player Row, column { $column }
    [front] the Front Row, column { $column }
   *[incoming] the Incoming Row, column { $column }
}
stack = bottom card { $bottom }, above it { $above }
part-of = { $part ->
    [header] header of { $card }
    [place] { $card } in the Place Stack
   *[body] body of { $card }
}
reason-printed = { $number } printed
reason = { $needed ->
    [yes] { $need }{ $times ->
        [one] {""}
       *[other] {" "}({ $times } times)
    }: { $by } { $source }
   *[no] { $by } { $source }
}
reason-source = { $rule ->
    [header] from the header of { $card }
    [body] from the body of { $card }
    [banner] from the banner of { $card }
    [front] from { $card } opposite
    [place] from { $card } in the Place Stack
    [drawn] from the card just drawn
   *[lasting] from earlier in this attack
}

## What happened

event-dealt = { $you ->
    [yes] Your first hand: { $cards }.
   *[no] First hand of { $who }: { $cards }.
}
event-laid-events = The Event Deck is shuffled: { $count ->
    [one] one card
   *[other] { $count } cards
}.
event-reshuffled = The discard pile is shuffled: a new Printer Deck of { $count ->
    [one] one card
   *[other] { $count } cards
}, with { $card } on top.
event-began-turn = Turn { $turn }, Ink Level { $ink }.
event-evolved = The Sacred Printer lays a Place, { $card }: “{ $text }” The Place Stack is now Level { $level }.
event-printed = Printed in column { $column } of the Incoming Row{ $cards-count ->
    [one] {""}
   *[other] , from the top down
}: { $cards }, Level { $level }.
event-pressed = Enemies are left, and no Place is to come: Pressure { $step } of { $most }.
event-crushed = The Pressure is too high: all Units of the Player Row are discarded.
event-won-battle = The battle at Ink Level { $ink } is won. The Player Row and the Place Stack are cleared.
event-raised-ink = The Ink Level is now { $ink }.
event-left = { $card } is discarded from the top of the Printer Deck.
event-gained-life = 1 Life is gained, { $life } now{ $card-known ->
    [yes] : { $card } joins the Life Cards, face down
   *[no] {""}
}.
event-lost-life = 1 Life is lost, { $life ->
    [0] none
   *[other] { $life }
} left{ $card-known ->
    [yes] . The Life Card was { $card }
   *[no] {""}
}.
event-drew = { $you ->
    [yes] You draw { $card }.
   *[no] { $who } draws { $card }.
}
event-took = { $you ->
    [yes] You take { $card } from the Unit into your hand.
   *[no] { $who } takes { $card } from the Unit into hand.
}
event-discarded = { $you ->
    [yes] You discard { $card } from your hand.
   *[no] { $who } discards { $card } from hand.
}
event-looked = Looked at: { $cards }. What is not taken is discarded.
event-drew-to-row = { $card } is drawn and put into column { $column } of the Player Row.
event-added = { $you ->
    [yes] You add { $card } to column { $column }.
   *[no] { $who } adds { $card } to column { $column }.
}
event-sacrificed = { $you ->
    [yes] You sacrifice
   *[no] { $who } sacrifices
} the Unit of { $card } in column { $column }{ $saved-known ->
    [yes] {" "}and { $you ->
        [yes] save
       *[no] saves
    } { $saved }
   *[no] {""}
}.
event-ended-play = { $you ->
    [yes] You end the Play Phase.
   *[no] { $who } ends the Play Phase.
}
event-attacks = { $unit } attacks.
event-counted = { $unit }: { $stat ->
    [attack] attack
   *[life] life
} { $value }{ $skilled ->
    [yes] {" "}({ $why }).
   *[no] , as printed.
}
event-held = { $unit } strikes nobody: its attack is not above 0.
event-unopposed = No Enemy stands in column { $column }.
event-used = { $part ->
    [place] { $card } in the Place Stack acts on { $unit }: “{ $text }”
    [header] { $unit } uses the header of { $card }: “{ $text }”
   *[body] { $unit } uses the body of { $card }: “{ $text }”
}
event-changed = { $unit }: { $by } { $stat ->
    [attack] attack
   *[life] life
} until this attack is over.
event-struck = { $unit } takes { $wounds ->
    [0] no wounds
    [one] 1 wound
   *[other] { $wounds } wounds
}.
event-endured = { $unit } holds out with { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
} on life { $value }{ $skilled ->
    [yes] {" "}({ $why })
   *[no] {""}
}.
event-guarded = { $unit } steps in: “{ $text }”
event-wounded = { $unit } gets { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
event-healed = { $unit } is rid of { $wounds ->
    [one] 1 wound
   *[other] { $wounds } wounds
}.
event-moved-wounds = { $wounds ->
    [one] 1 wound moves
   *[other] { $wounds } wounds move
} from { $unit } to { $goal-unit }.
event-jumped = { $unit } jumps to column { $goal-column }{ $other-known ->
    [yes] {" "}and changes places with { $other }
   *[no] {""}
}.
event-moved = { $unit } is moved to { $goal }.
event-infused = { $unit } is infused with { $elements } until this attack is over.
event-aimed-by-place = { $card } is drawn as a Place and discarded; it sends the attack { $count ->
    [0] nowhere
    [one] to column { $columns }
   *[other] to columns { $columns }
}.
event-merged = { $card } slides behind its Unit in column { $column }, which attacks once more.
event-turned-page = A page turns in column { $column }: { $card } is now the bottom card.
event-reprinted = { $card } goes on top of the Printer Deck.
event-exhausted = { $unit } is exhausted.
event-restored = { $unit } is restored.
event-defeated = { $unit } is defeated{ $wounds ->
    [0] {""}
    [one] {" "}with 1 wound
   *[other] {" "}with { $wounds } wounds
}.
event-discarded-from = { $card } is discarded from { $unit }.
event-added-drawn = { $card } is drawn and added to { $unit }.
event-changed-sides = { $unit } changes sides, to { $goal }.
event-direct-hit = Nobody stands in column { $column }: { $card } attacks directly, with { $wounds }.
event-gained-shield = A Shield is gained: { $card }.
event-spent-shields = Discarded as Shields: { $cards }.
event-kept-shield = { $you ->
    [yes] You take the Shield { $card } into your hand.
   *[no] { $who } takes the Shield { $card } into hand.
}
event-lost-shields = { $count ->
    [one] 1 Shield is left over and lost
   *[other] { $count } Shields are left over and lost
}.
event-advanced = Enemy { $card } advances to the Front Row, column { $column }.
event-activated = { $you ->
    [yes] You use the event { $card }: “{ $text }”
   *[no] { $who } uses the event { $card }: “{ $text }”
}
event-joined-places = { $card } joins the Place Stack, now Level { $level }.
event-joined = { $card } joins { $space }.
event-hid-in-life = { $card } is shuffled into the Life Cards, face down.
event-declared = { $element } is declared.
event-discarded-place = { $card } leaves the Place Stack, now Level { $level }.
event-kept-playing = It would have been the end; but the game goes on.
event-unread = The table cannot read the { part-of }: “{ $text }” It is up to you.
event-skipped-text = Skipped: “{ $text }” ({ part-of }).
event-adjusted = { by-hand }
event-ended = { $how ->
    [won] The Sacred Printer has run out of ink. Stampadia is saved: you win.
    [deadlock] Nothing is left to play with, and no Enemy attacks: the game is lost.
   *[defeated] No Life is left: the Sacred Printer wins.
}
by-hand = By hand, { $unit }: { $adjustment ->
    [wound] 1 wound more
    [heal] 1 wound less
    [attack-up] +1 attack until this attack is over
    [attack-down] −1 attack until this attack is over
    [life-up] +1 life until this attack is over
    [life-down] −1 life until this attack is over
    [discard-bottom] its bottom card is discarded
    [exhaust] exhausted
    [restore] restored
   *[defeat] defeated
}.
by-hand-table = By hand: { $change ->
    [gain-life] you gain 1 Life
    [lose-life] you lose 1 Life
    [gain-shield] you gain 1 Shield
    [lose-shield] you discard 1 Shield
    [raise-ink] the Ink Level is one more
    [lower-ink] the Ink Level is one less
    [add-place] the Printer Deck’s top card joins the Place Stack
   *[discard-place] a Place Stack card is discarded
}.

## The plain table

card-line = { $name }, Level { $level }.
show-turn = Turn { $turn }, { $phase ->
    [setup] setup
    [check] Check Phase
    [heal] Healing Action
    [play] Play Phase
    [attack] Attack Phase
    [advance] Advance Phase
    [defense] Defense Phase
   *[recover] Recover Phase
}. Ink Level { $ink }, turn { $battle } of this battle.
show-pressure = Pressure { $step } of { $most }.
show-acting = { $mine ->
    [yes] You choose.
   *[no] { $who } chooses.
}
show-over = The game is over, in turn { $turn } at Ink Level { $ink }: { $how ->
    [won] won
    [deadlock] lost, with nothing left to play with
    [resigned] given up
    [abandoned] broken off without a result
   *[defeated] lost
}.
show-row = { $row ->
    [incoming] Incoming Row
    [front] Front Row
   *[player] Player Row (yours)
}{ $empty ->
    [0] :
    [4] : empty.
    [one] , column { $columns } empty:
   *[other] , columns { $columns } empty:
}
show-unit = Column { $column }: { $cards }. { $what }.
show-level = Level { $level }
show-wounds = { $count ->
    [one] 1 wound
   *[other] { $count } wounds
}
show-exhausted = exhausted
show-why = { $stat ->
    [attack] Attack
   *[life] Life
} { $number }: { $why }.
show-life = Life: { $life } of 5.
show-life-cards = Life Cards: { $life } of 5{ $known ->
    [yes] ; known: { $cards }
   *[no] {""}
}.
show-shields = Shields: { $count ->
    [0] none
   *[other] { $count } ({ $cards })
}.
show-looked = Looked at: { $cards }.
show-hand = { $mine ->
    [yes] Your hand
   *[no] Hand of { $who }
}{ $count ->
    [0] : empty.
    [one] , 1 card:
   *[other] , { $count } cards:
}
show-deck = Printer Deck: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}.
show-top = On top: { $what }
show-top-place = Upside down: { $what }
show-places = Place Stack: Level { $level } at Ink Level { $ink }, { $reached ->
    [yes] so no Place is added: the battle is won when no Enemy is left.
   *[no] so the next Check Phase adds a Place.
}
show-events = Event Deck: { $count ->
    [one] 1 card
   *[other] { $count } cards
}. Face up:
show-discard = Discard pile: { $count ->
    [0] empty
    [one] 1 card
   *[other] { $count } cards
}.

## What cannot be chosen

notation-not-whole = { $verb ->
    [add] “{ $text }” does not say it all: a card of the hand and a column from 1 to 4
   *[other] “{ $text }” does not say it all, or not rightly
}. Write it like “{ $example }”.
no-such-card-in-hand = No card of your hand goes by “{ $card }”.
column-full = Column { $column } takes no card: its Unit’s Level { $level } has reached the Ink Level { $ink }.

## The question now, by step

ask-speaker = { $card }: “{ $text }”
ask-general = General { $general }: { $asked }
ask-play = { $seats ->
    [one] Your Play Phase: what do you do?
   *[other] Play Phase: what is your next action?
}
ask-heal = Healing Action: what do you do with { $top-known ->
    [yes] { $top }, the Printer Deck’s top card
   *[no] the Printer Deck’s top card
}?
ask-direct-hit = A direct attack of { $number }: do you discard { $number ->
    [one] 1 Shield
   *[other] { $number } Shields
} or { $life ->
    [0] { $rescued ->
        [yes] fall, with no Life left, unless { $rescue } saves you
       *[no] lose the game, with no Life left
    }
    [one] lose your last Life
   *[other] lose 1 Life of { $life }
}?
ask-which-shield = Which Shield do you discard?
ask-recover-shield = Which Shield do you take into your hand? The others are lost.
ask-event = Do you use the event { $card } now? “{ $text }”
ask-who-draws = Who draws { $top }?
ask-who-begins = Who is First General this turn?
ask-which-unit = Which Unit?
ask-which-column = Which column?
ask-where-to = Where does { $unit } go?
ask-which-element = Which Element?
ask-how-many-wounds = How many wounds move from { $unit } to { $goal }?
ask-swap = Does { $unit } change places with { $goal }?
ask-which-looked = Which of these cards do you take into your hand?
ask-which-to-discard = Which card of the hand is discarded?
ask-discard-any = Which card of the hand is discarded? “pass” when it is enough.
ask-which-to-life = Which card of the hand becomes a Life Card?
ask-which-card-of-unit = Which card of { $unit }?
ask-which-place = Which card of the Place Stack is discarded?
ask-by-hand = The table cannot read this text of { $card }: “{ $text }” { $number ->
    [0] Apply it change by change, or “skip text”.
   *[other] Go on, or “pass” when it is done.
}
ask-deal = The Printer Deck is shuffled.
ask-shuffle-events = The Event Deck is shuffled.
ask-reshuffle = The discard pile is shuffled into a new Printer Deck.
ask-lose-life = A Life Card is picked unseen.
ask-finished = The game is over.

## What a choice would do

explain-pass = { $step ->
    [play] The Play Phase ends{ $seats ->
        [one] {""}
       *[other] {" "}for both Generals
    }: your Units attack, then the Enemies advance and attack.
    [event] Not now. It may be offered again.
    [recover-shield] You take none; { $shields ->
        [one] the Shield is
       *[other] all { $shields } Shields are
    } lost.
    [discard-any] No more cards are discarded.
   *[by-hand] { $number ->
        [0] The text is skipped, and the record says so.
       *[other] Nothing more is done by hand; the game goes on.
    }
}
explain-pay-life = { $full ->
    [yes] A Life Card, picked unseen, is discarded
   *[no] You lose 1 Life
} ({ $left ->
    [0] none
   *[other] { $left }
} left), and you draw { $top-known ->
    [yes] { $top }
   *[no] the deck’s new top card
}.
explain-event = { $card }: “{ $text }” Level { $level }.{ $headed ->
    [yes] {" "}Header: { $header }
   *[no] {""}
}
explain-skip = No event is offered before the next turn, except at its own moment.
explain-shields = You discard { $number } of your { $shields } Shields and lose no Life.
explain-life = { $life ->
    [0] { $rescued ->
        [yes] You have no Life left, but the face-up event would save you: { $rescue }.
       *[no] You have no Life left: this loses the game.
    }
    [one] You lose your last Life and keep your Shields.
   *[other] You lose 1 Life, { $left } left, and keep your Shields.
}
explain-life-up = { $full ->
    [yes] { $top } joins your Life Cards, face down: { $more } Life.
   *[no] { $more } Life{ $top-known ->
        [yes] ; { $top } is discarded
       *[no] {""}
    }.
}
explain-power-up = { $seats ->
    [one] You draw { $top }.
   *[other] One of you draws { $top }.
}
explain-leave = { $top-known ->
    [yes] { $top } is discarded; nothing else happens.
   *[no] Nothing happens.
}
explain-yes = They change places.
explain-no = The jump is not made.
explain-add-new = A new Unit in column { $column }: Level { $level }{ $full ->
    [yes] , so it takes no other card
   *[no] {""}
}; printed attack { $attack }, life { $life }.
explain-add = Level { $level-before } → { $level }{ $full ->
    [yes] , the last card it takes
   *[no] {""}
}; printed attack { $attack-before } → { $attack }, life { $life-before } → { $life }.
explain-hides = Hides the body of { $card }: { $what }
explain-brings = Brings, { $what }
explain-met = “{ $text }” of { $card } is met { $was } → { $will ->
    [one] 1 time
   *[other] { $will } times
}.
explain-discard = { $card } goes to the discard pile.
explain-to-life = { $card } joins your Life Cards, face down: { $more } Life.
explain-sacrifice = { $saving ->
    [yes] { $saved } comes to your hand; discarded: { $cards }
   *[no] Discarded: { $cards }
}. Column { $column } becomes free.
explain-space = { $space }: empty.
explain-unit = { $space }: { $cards }. { $what }.
in-row = { $card } ({ $row ->
    [player] yours
    [front] enemy
   *[incoming] incoming
})
explain-column = Column { $column }: { $count ->
    [0] nobody stands there.
   *[other] { $units }.
}
explain-number = { $number ->
    [0] No wounds move
    [one] 1 wound moves
   *[other] { $number } wounds move
} from { $unit } to { $goal }.
explain-which-shield = { $card } is discarded; what is spared may come to your hand in the Recover Phase.
explain-recover-shield = { $card } comes to your hand{ $others ->
    [0] {""}
    [one] ; the other Shield is lost
   *[other] ; the other { $others } Shields are lost
}.
explain-which-looked = { $card } comes to your hand.
explain-which-place = { $card } leaves the Place Stack: Level { $was } → { $will }.
explain-which-card-of-unit = { $card } leaves { $unit }.
explain-who-draws = { $you ->
    [yes] You draw { $card }; so far you have { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand.
   *[no] { $who } draws { $card }; so far there are { $count ->
        [one] 1 card
       *[other] { $count } cards
    } in hand.
}
explain-who-begins = { $you ->
    [yes] You act first; then in turns, until one of you ends the Play Phase.
   *[no] { $who } acts first; then in turns, until one of you ends the Play Phase.
}
explain-element = { $element }.
explain-by-hand-draw = You draw { $card }.
explain-by-hand-infuse = By hand: { $unit } is infused with { $element } until this attack is over.
explain-move = { $unit } moves to { $goal }.

# What is printed beside the cards' own texts.

print-back = Generals
print-elsewhere = On its own card.
print-too-long = { $count ->
    [one] One card has
   *[other] { $count } cards have
} more words than room: { $cards }. They are printed whole: without the picture, under a taller header, or on a card of their own.
print-list-units = Units and Places
print-list-units-note = In italics: the Place on the other half. Tick the cards that you have cut.
print-list-events = Events
print-list-events-note = In italics: the Event on the other half. Tick the cards that you have cut.

# At the table: beside the choices, before the start, at the end

setting-ink = Ink { $ink }
option-sets = Cards
option-ink = How long
option-ink-2 = five battles: gentler, a first game
option-ink-3 = four battles: harder at once
option-rules = Edition of the rules
option-rules-0-1 = 0.1: the manual’s, without hurry
option-rules-0-2 = 0.2: who dawdles loses Units
option-events = Event Cards: tasks with a reward
option-events-dot = as printed, side with the dot up
option-events-random = each with a side by chance
option-events-none = none
lost-defeated = You lose: the Sacred Printer has taken your last Life.
lost-deadlock = You lose: nothing is left to play, and nothing will ever end this battle.

## What can be typed

choice-end = end
choice-pass = pass
choice-pay-life = pay life
choice-event = event
choice-skip = skip events
choice-skip-text = skip text
choice-shields = shields
choice-life = life
choice-life-up = life up
choice-power-up = power up
choice-leave = leave
choice-yes = yes
choice-no = no
choice-element = { $element }
choice-seat = general { $seat }
choice-column = column { $column }
choice-cell = { $row } { $column }
choice-number = move { $number }
choice-discard = discard { $card }
choice-add = add { $card } to { $column }
choice-sacrifice = sacrifice { $column }
choice-sacrifice-saving = sacrifice { $column } saving { $card }
choice-pick = take { $card }
choice-by-hand = by hand { $adjustment } { $row } { $column }
choice-by-hand-draw = by hand draw
choice-by-hand-discard = by hand discard { $card }
choice-by-hand-move = by hand move { $row } { $column } to { $goal_row } { $goal_column }
choice-by-hand-table = by hand { $change }
choice-by-hand-infuse = by hand infuse { $element } { $row } { $column }

typed-player = player
typed-front = front
typed-incoming = incoming
typed-fire = fire
typed-air = air
typed-earth = earth
typed-water = water
typed-wound = wound
typed-heal = heal
typed-attack-up = attack-up
typed-attack-down = attack-down
typed-life-up = life-up
typed-life-down = life-down
typed-discard-bottom = discard-bottom
typed-exhaust = exhaust
typed-restore = restore
typed-defeat = defeat
typed-gain-life = gain-life
typed-lose-life = lose-life
typed-gain-shield = gain-shield
typed-lose-shield = lose-shield
typed-raise-ink = raise-ink
typed-lower-ink = lower-ink
typed-add-place = add-place
typed-discard-place = discard-place

# What a choice changes, short

foretell-ink = Ink Level
foretell-lives = Life
foretell-shields = Shields
foretell-attack = { $name }: attack
foretell-life = { $name }: life
foretell-wounds = { $name }: wounds
foretell-level = { $name }: Level
foretell-cards = { $name }: cards
foretell-level-there = Level
foretell-cards-there = cards
foretell-attack-there = attack
foretell-life-there = life
foretell-wounds-there = wounds

# Hints in three degrees: where to look, what kind of choice

where-hand = Look at your hand.
where-player = Look at the Player Row.
where-front = Look at the Front Row.
where-incoming = Look at the Incoming Row.
where-column = Look at the columns.
where-card = Look into the stack.
where-shields = Look at your Shields.
where-places = Look at the Place Stack.
where-looked = Look at the cards in front of you.
where-life = Look at your Life.
where-deck = Look at the Printer Deck.
where-event = Look at the Event Deck.
kind-add = Press a card of your hand onto a column.
kind-sacrifice = Sacrifice a Unit.
kind-pay-life = Pay with a Life.
kind-event = Use the event.
kind-skip = Leave the events alone this turn.
kind-pass = { $step ->
    [play] End the Play Phase.
    [event] Not this event, not now.
    [recover-shield] Take no Shield.
   *[other] It is enough: pass.
}
kind-shields = Ward it off with Shields.
kind-life = Take it, and lose a Life.
kind-life-up = Heal: gain a Life.
kind-power-up = Do not heal: draw the card.
kind-leave = Take nothing.
kind-yes = Say yes.
kind-no = Say no.
kind-element = Pick an Element.
kind-seat = Pick a general.
kind-cell = Pick a space.
kind-column = Pick a column.
kind-number = Say a number.
kind-discard = Pick a card of your hand.
kind-pick = Pick a card.
kind-by-hand = Do by hand what the text says.
kind-by-hand-draw = Do by hand what the text says: draw.
kind-by-hand-move = Do by hand what the text says: move a Unit.
kind-by-hand-table = Do by hand what the text says, with Life, Shields, Ink or Places.
kind-by-hand-infuse = Do by hand what the text says: infuse.

## The score slip, on paper and typed in

slip-title = Score slip
slip-generals = Generals
slip-result = Result
slip-won = won
slip-lost = lost
slip-life = Life left
slip-ink = Ink Level reached
slip-typed = Typed in afterwards: stampadia score { $game }
slip-note = Won at the end of Ink Level 6. Count your Life then; if you lose, note the Ink Level.
slip-with-life = Life left: { $life }.
slip-at-ink = It happened at Ink Level { $ink }.

# On the workbench.

box-cards = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
workshop-kind = { $type ->
    [full] core set
   *[other] expansion
} · { $count ->
    [one] one card
   *[other] { $count } cards
}
workshop-worth = Battles won a game with the card, less those without it.

# Why nothing can be chosen somewhere, with a chapter of the rule book

chapter-unit = Reading a Unit
chapter-turn = A turn
chapter-attack = An attack, worked out
chapter-check = The Printer prints
chapter-rest = Life, cards, events
why-question-first = That is not what is asked now: the question comes first, and its choices are listed.
why-column-full = The Unit in column { $column } is Level { $level }, and a card is added only while the Level is below the Ink Level, which is { $ink }. Add to another column, or sacrifice it.
why-hold-a-card = Pick a card of your hand first; then the column that takes it.
why-no-unit = No Unit of yours stands in column { $column }: there is nothing to sacrifice, and a card of your hand can begin one.
why-enemy-row = That is the Enemy’s side. Cards are added to your own row; your Units strike by themselves in the Attack Phase, each what stands across the line.
why-hand-full-columns = No column takes a card now: every Unit has reached the Ink Level, { $ink }. Sacrifice a Unit, or end the phase.
why-other-general = The other general is asked now.
why-deck = The Printer Deck’s top card is printed by the Printer, or drawn in the Recover Phase; now nobody takes it.
why-pay-life = Drawing the deck’s top card costs 1 Life, and the hand holds { $most } cards at most. Life is { $life }, and the hand has { $hand }.
why-event = The event { $card } cannot be used now: its cost must be paid in full, and there must be something for it to act on.
why-ink = The Ink Level is { $ink }: a Unit takes cards as long as its Level is below it. Nobody chooses it.
why-life = Life is { $life }. A Life Card is lost by a direct attack, or paid where a text says so; now nothing asks for it.
why-shields = Shields are discarded against a direct attack, and nothing attacks you directly now.
why-places = The Place Stack is the Printer’s: each turn it may evolve, and its level says how high the Printer prints.

# A first lesson, topic by topic

lesson-board-title = the two sides
lesson-board = Above the line stand the Enemies, below it your Units, column against column. The line carries the numbers: sword for attack, heart for life.
    Your hand is at the foot. A card of it begins a Unit in an empty column.
lesson-board-task = Press a card of your hand, then point at a column: the numbers the Unit would have are shown. Press the column to lay it down.
lesson-stack-title = stacks
lesson-stack = A Unit is a stack. Every header counts, and one body, that of the card at the bottom. A card may be added while the Unit’s Level is below the Ink Level, { $ink }.
lesson-stack-task = Add another card, to the same Unit or to another column, and watch what changes.
lesson-attack-title = the attack
lesson-attack = When you end your Play Phase, each of your Units strikes the space across the line. An Enemy takes as many wounds as the attack, and whoever’s wounds reach its life is defeated; an empty space gives you a Shield. Then the Enemies come nearer and strike back; a column without a Unit is a direct attack on you.
lesson-attack-task = Compare the numbers on the line, fill the columns that would be hit, then end the Play Phase.
lesson-printer-title = the Printer
lesson-printer = The Sacred Printer played by itself: it laid Places, printed Units on the Incoming Row and moved them up. “What happened” tells each step with the card that did it; press a number on the line to see why it is what it is.
lesson-printer-task = Play the next turn. Need a card? 1 Life buys the deck’s top one; a sacrificed Unit gives one of its cards back.
lesson-goal-title = how it is won
lesson-goal = A battle is won when the Place Stack’s Level has reached the Ink Level and no Enemy is left. Then the Ink Level rises and you heal twice. After the last one the war is won; at no Life left, with a direct hit to take, it is lost.
lesson-goal-task = Go on: the rest comes when it comes up.
lesson-direct-hit-title = a direct attack
lesson-direct-hit = Nobody stood in that column, so the attack goes at you. Shields take it, or Life: you have { $life }.
lesson-direct-hit-task = Choose what you can do without.
lesson-heal-title = healing
lesson-heal = A battle is won. For each healing you take the deck’s top card as Life, or into your hand, or leave it.
lesson-heal-task = Short of Life, or short of cards? Take what is missing.
lesson-event-title = events
lesson-event = The event that lies face up can be used when its condition is met, at its cost. Afterwards it joins the Place Stack.
lesson-event-task = Use it if it helps now; it will wait if not.
