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
set-warning = (warning)
set-near = Did you mean { $near }?
set-unusable = { $first } And { $count ->
    [one] one more problem
   *[other] { $count } more problems
}: “stampadia sets validate” lists all.

## What is wrong with a file

problem-file-missing = There is no such file.
problem-file-is-folder = This is a folder, not a set.
problem-file-is-special = This is a pipe or a device, not a file.
problem-file-unreadable = It cannot be read: { $problem }.
problem-file-too-large = It is too large. A set has at most { $most } MB.
problem-file-empty = It is empty.
problem-file-bom = It begins with a byte order mark. Save it as UTF-8 without one.
problem-file-not-utf8 = It is not UTF-8 text: byte { $place } fits nowhere.
problem-not-json = This is not JSON: line { $line }, column { $column }: { $why ->
    [key] a key in double quotes should stand here.
    [colon] a colon should stand here.
    [comma] a comma is missing here.
    [value] a value should stand here.
    [open-string] this text has no closing quote.
    [control] a tab or a line break cannot stand inside a text.
    [escape] this backslash begins nothing that JSON knows.
    [extra] the set is over, yet something follows.
    [trailing-comma] this comma is one too many.
   *[other] it cannot be read on from here.
}
problem-json-constant = { $found } is no number. A set has whole numbers only.
problem-too-deep = It is nested deeper than any set.
problem-too-many = Here we stop counting: there are more than { $most } problems.

## What is wrong with a set or a card

problem-missing = It is missing.
problem-not-an-object = Found { $found }; an object in braces should stand here.
problem-not-a-list = Found { $found }; a list in square brackets should stand here.
problem-key-twice = This key stands twice in one object.
problem-key-misspelt = There is no such field here.
problem-key-unknown = There is no such field here. It is ignored, and will be gone when the set is written.
problem-deck-empty = The deck has no cards. A set has at least one.
problem-too-many-cards = The deck has { $count } cards. A set has at most { $most }.
problem-card-layout = Found a card with the sides { $found }. Allowed: { $allowed }.
problem-count-differs = Found { $found }, but the deck has { $count } cards. It will be set right when the set is written.
problem-id-twice = { $found } is the id of card { $card } too. Every card needs its own.
problem-updated-early = Found { $found }, which is before the day of creation, { $created }.

## What is wrong with a value

problem-not-text = Found { $found }; a text in quotes should stand here.
problem-text-too-long = Found { $count } characters. At most { $most } are allowed.
problem-bad-character = Found the character { $found } at place { $place }, which cannot be printed.
problem-not-whole = Found { $found }. Allowed: a whole number from { $least } to { $most }.
problem-not-one-of = Found { $found }. Allowed: { $allowed }.
problem-not-flag = Found { $found }. Allowed: true, false.
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
problem-no-lines = It has no lines. A text card has at least one.
problem-too-many-lines = Found { $count } lines. At most { $most } are allowed.
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
when-area = for every Unit in play

token-fire = Fire
token-air = Air
token-earth = Earth
token-water = Water
token-attack = attack
token-life = life
token-wound = wound
token-defeat = Defeat
token-x = x
token-x-plus-1 = x+1
token-level = L
token-level-plus-1 = L+1
token-level-plus-2 = L+2
token-level-minus-1 = L−1
token-level-minus-2 = L−2
token-left = left
token-right = right
token-sides = both sides
token-front = the front
token-frontleft = the front left
token-frontright = the front right
token-frontsides = the front left and right
token-around = all around
token-phaseany = (any phase)
token-phasedefense = (defence)
token-phasedefeat = (defeat)
token-phaseattack = (attack)
token-phaselife = (life)
token-phasefront = (front)
token-area = (banner)
