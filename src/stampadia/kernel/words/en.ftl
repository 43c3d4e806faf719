# Sentences that every game shares: errors and the undo law.

not-legal-now = That is not legal now.
refusal-rule =
    { $told }
    (Rules: “{ $chapter }”)
choice-not-legal = “{ $text }” is not legal now.
not-notation = “{ $text }” is not a choice of this game.
notation-too-long = A choice has at most { $most } characters.
ambiguous-choice = “{ $text }” fits several choices: { $ways }.
match-is-over = The game is over: nothing is left to choose.
not-your-choice = It is not you who must choose now.
nobody-is-asked = Nobody is asked now: chance has to fall first.
no-chance-now = No dice are due now: somebody has to choose first.
impossible-outcome = That cannot be the outcome of “{ $what }”.
not-an-outcome = Expected the outcome of “{ $what }”.
choice-is-stale = The game has moved on since: look at it again, then choose.
seat-unknown = There is no player { $seat } in this game.
already-resigned = This player has given up already.

no-such-face = { $game } has no face called “{ $text }”.
bad-option = “{ $value }” is not possible for the option “{ $name }”. Possible: { $possible }.
unknown-option = { $game } has no option “{ $name }”. It has: { $known }.
player-is-a-person = A person cannot play here: name random, greedy or search instead of “you”.
bad-seats = { $game } is for { $how ->
    [alone] one player
    [exactly] { $least } players
   *[range] { $least } to { $most } players
}, not { $seats }.
search-simultaneous = The players of { $game } choose in secret and at the same time: the search does not know how to mix its choices, and can be seen through.
bad-player = There is no player “{ $player }”. There are: easy, fair, strong, random, careless, greedy, careful, search, race, careless:20 (one choice in 20 is any), search:400 (iterations a choice), search:2s (seconds a choice), race:400 and race:2s.
bad-player-near = There is no player “{ $player }”. Did you mean { $near }?
unknown-game = There is no game “{ $name }” here. Installed: { $known }.
unknown-game-near = There is no game “{ $name }” here. Did you mean { $near }?
broken-game = The package that offers “{ $name }” does not work here ({ $problem }). Reinstall it, or tell its maker.
not-a-game = The package that offers “{ $name }” ({ $value }) does not hold a game.

not-a-record = This is not a record: its first line should be “{ $magic }”.
record-too-large = This file is larger than any record ({ $most } characters at most).
bad-header-line = Line { $line }: a header line reads “name: value”.
header-lacks = Line { $line }: the header does not say “{ $field }” as it should.
bad-record-line = Line { $line }: neither a choice, nor chance, nor a comment.
record-of-other-game = This is a record of { $game }.
record-of-other-edition = Line { $line }: this record was played by edition { $edition } of the rules, which is not installed.
record-lacks = Line { $line }: “{ $text }” should stand here.
record-differs = Line { $line }: “{ $text }” does not fit the position here. Either the record was changed, or the rules were.
record-newer = This record was written by a newer Stampadia; this one reads “{ $magic }”.
record-wrong-seat = Line { $line }: it is not player { $seat } who is asked here.
record-no-chance-here = Line { $line }: nothing is left to chance here.
record-redacted = This is what one player may know of an open game. It can be read, not played on.
carried-broken = What the record carries as “{ $name }” is damaged.
takes-no-files = { $game } is played with what comes with it, and takes no files of one’s own.
not-carried = The record was played with “{ $text }”, which it does not carry, and a record opens no file and makes no adventure.
nothing-to-print = { $game } has nothing that could be printed.
not-at-hand = “{ $text }” does not come with the game: it has to be found or made before a match can begin with it.
record-line-refused = Line { $line }: { $why }

undo-nothing = There is nothing to take back.
undo-not-your-turn = You can take back only while it is your turn to choose.
undo-other-seat = Another player has chosen since. What others have done stays done.
undo-other-turn = That was another turn. A turn that has passed stays passed.
undo-revealed = Something was revealed since. What has been seen cannot be unseen.

# What can happen in any match, and how it ends where no rule ends it.

player = Player { $number }
    .the = Player { $number }
    .to = Player { $number }
    .of = Player { $number }
person = { $name }
    .the = { $name }
    .to = { $name }
    .of = { $name }
event-resigned = { $who-the } gives up.
event-abandoned = The game is broken off without a result.
event-seated = From now on player { $player } is { $name }.
event-taken-back = { $who-the } takes the last choice back.
how-resigned = resignation
how-abandoned = broken off without a result

# What is wrong with a file.

problem-warning = (warning)
problem-near = Did you mean { $near }?
unusable-file = { $first } And { $count ->
    [one] one more problem
   *[other] { $count } more problems
}: “{ $command }” lists all.
problem-file-missing = There is no such file.
problem-file-is-folder = This is a folder, not a file.
problem-file-is-special = This is a pipe or a device, not a file.
problem-file-unreadable = It cannot be read: { $problem }.
problem-file-too-large = It is too large. At most { $most } MB are allowed.
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
    [extra] the file should end here, yet something follows.
    [trailing-comma] this comma is one too many.
   *[other] it cannot be read on from here.
}
problem-json-constant = { $found } is no number. Only whole numbers are allowed.
problem-too-deep = It is nested deeper than any file we know.
problem-too-many = Here we stop counting: there are more than { $most } problems.
problem-missing = It is missing.
problem-not-an-object = Found { $found }; an object in braces should stand here.
problem-not-a-list = Found { $found }; a list in square brackets should stand here.
problem-key-twice = This key stands twice in one object.
problem-key-misspelt = There is no such field here.
problem-key-unknown = There is no such field here. It is ignored, and will be gone when the file is written again.
problem-kind-missing = It is missing. Allowed: { $allowed }.
problem-kind-unknown = Found { $found }, which is no known “{ $tag }”.
problem-no-words = There are no words here.
problem-not-text = Found { $found }; a text in quotes should stand here.
problem-text-too-long = Found { $count } characters. At most { $most } are allowed.
problem-bad-character = Found the character { $found } at place { $place }, which cannot be printed.
problem-not-whole = Found { $found }. Allowed: a whole number from { $least } to { $most }.
problem-not-one-of = Found { $found }. Allowed: { $allowed }.
problem-not-flag = Found { $found }. Allowed: true, false.
problem-language-missing = At least one of “en” and “it” should stand here.
problem-wrong-count = Found { $count ->
    [one] one entry
   *[other] { $count } entries
}. Allowed: { $allowed }.
problem-too-long = { $count ->
    [one] One character does
   *[other] { $count } characters do
} not fit. There is room for { $lines ->
    [one] one line
   *[other] { $lines } lines
} of { $width } mm at { $size } pt.
problem-no-glyph = The print font does not have { $found }.

# Days.

not-a-day = “{ $text }” is not a day. A day reads 2026-11-15: year, month, day.
day-too-early = There are no adventures before { $first }; “{ $text }” is earlier.
none-certified = None of { $attempts } attempts at “{ $spec }” was good enough. Wish for less, or take another seed.
almanac-damaged = The almanac “{ $file }” is damaged. Install Stampadia again.
almanac-of-other-game = The almanac “{ $file }” is one of { $game }.

## How an adventure is called

bad-spec = { $house ->
    [none] “{ $text }” names no adventure. Say a day (2026-11-15), a seed (seed:any words) or a file (mine.json).
   *[other] “{ $text }” names no adventure. Say a day (2026-11-15), a seed (seed:any words), a file (mine.json) or { $house }.
 }
no-code = “{ $text }” is no code of an adventure: one looks like C-2026-11-16-K7Q4.
mistyped-code = “{ $text }” is almost a code: one of its signs is not the printed one.
code-of-another-edition = “{ $text }” does not fit the adventure it names. Either a sign of its last group is mistyped, or another edition of Stampadia made that adventure differently.
bad-seed = “{ $seed }” cannot be a seed: it has 1 to { $most } characters that can be printed.
seed-with-marks = “{ $seed }” cannot be a seed: it has no comma and no +, and does not end in / and a number.
bad-wish = There is no wish “+{ $wish }”. There are: { $known }.
problem-other-kind = This is { $kind ->
    [record] the record of a game, which “stampadia replay” shows
    [cards] a card set of Generals, which “stampadia sets validate” checks
    [sheet] a sheet of Chronicles, which “stampadia sheets validate” checks
    [set] a set of Travelers, which “stampadia decks validate” checks
    [days] a table of certified days
   *[schema] the form of a file (JSON Schema)
}, and not { $wanted ->
    [cards] a card set of Generals
    [sheet] a sheet of Chronicles
   *[set] a set of Travelers
}.
