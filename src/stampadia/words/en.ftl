# The command line and the laboratory: help, tables, refusals.

about = The table and the laboratory for tabletop games.
epilogue = Every command speaks English or Italian: --lang en, --lang it.
usage = Usage: stampadia COMMAND
usage-play = Usage: stampadia play [GAME] [OPTIONS]
usage-simulate = Usage: stampadia simulate GAME [OPTIONS]
usage-verify = Usage: stampadia verify FILE
usage-replay = Usage: stampadia replay FILE [OPTIONS]
usage-games = Usage: stampadia games [OPTIONS]
usage-compile = Usage: stampadia compile [OPTIONS]
commands-title = Commands
parameters-title = Parameters
help-help = Show this help.
help-version = Show the version.

help-play = Play a game in the terminal.
help-simulate = Let players that need no sleep play many games, and see who wins.
help-replay = Check a saved game from the first line to the last.
help-verify = Check that all luck of a finished game follows from what was sealed before it began, and that every line fits the rules; not who chose what.
help-games = List the games that are installed.
help-compile = Make programs think faster on this machine, with the same choices: once, for a minute or two.

help-game = The game’s name, as “stampadia games” lists it.
    .value = GAME
help-play-game = The game’s name, as “stampadia games” lists it, or the code from a printed sheet; without it you choose on the start screen.
    .value = GAME
help-seats = How many play.
    .value = N
help-play-players = Who sits where, with commas: you; easy, fair or strong, which are programs that play so well; or random, careless, greedy, careful, search, race, careless:20 (one choice in 20 is any), search:400 (iterations a choice) or search:2s (seconds a choice), and race:400 or race:2s.
    .value = WHO,WHO
help-simulate-players = Who plays, with commas: easy, fair or strong, which are programs that play so well; or random, careless, greedy, careful, search, race, careless:20 (one choice in 20 is any), search:400 (iterations a choice) or search:2s (seconds a choice; such games cannot be repeated exactly), and race:400 or race:2s. A list shorter than the seats starts over. Without it: random,greedy, or greedy where one plays alone.
    .value = WHO,WHO
help-simulate-seed = The same seed gives the same numbers, whatever the workers. Without it: a fresh one, which is shown.
    .value = SEED
help-teams = Play in teams, where the game has them: two or three.
    .value = two|three
help-play-sets = Generals: the card sets to play with, with commas or several times: STFULL, STLITE, STRETURN, STTOLL or a file. Without it: STFULL, in your language.
    .value = SET,SET
help-simulate-sets = Generals: the card sets to play with, with commas or several times: STFULL, STLITE, STRETURN, STTOLL or a file. Without it: STFULL.
    .value = SET,SET
help-ink = Generals: the first Ink Level: 3, or 2 for a first game.
    .value = 2|3
help-edition = Generals: the rules’ edition, 0.1 or 0.2 (with Pressure). Without it: 0.1.
    .value = 0.1|0.2
help-events = Generals: event cards with their dotted side up (dot), with either side up (random), or left in the box (none). Without it: dot.
    .value = dot|random|none
help-coop = Generals: two generals on one side.
help-option = An option of the game, as often as needed.
    .value = NAME=VALUE
help-study = Study mode: anything can be taken back.
help-save = Save the game in this file as it goes.
    .value = FILE
help-resume = Go on with a saved game.
    .value = FILE
help-plain = Lines in, lines out: for scripts and screen readers.
help-simulate-games = How many games. Without it: 100.
    .value = N
help-workers = How many processes play at once. Without it: one for each core.
    .value = N
help-cluster = Play on the Dask cluster of this scheduler, as tcp://host:8786 (needs the extra “lab”).
    .value = ADDRESS
help-json = Print the findings as one JSON object.
help-file = The saved game.
    .value = FILE
help-show = Tell the whole game, and show the table at its end.
help-redacted = Print what a player (--seat) or a spectator may have of a game that is still open, instead of checking it.
help-seat = With --show or --redacted: as this player saw it. Without it: as a spectator would.
    .value = N
help-lang = English (en) or Italian (it). Without it: as the system is set.
    .value = en|it

# What the command line cannot do.

no-such-command = There is no command “{ $word }”. There are: { $known }.
no-such-command-near = There is no command “{ $word }”. Did you mean “{ $near }”?
no-such-option = There is no option { $word } here. “stampadia { $command } --help{ $lang }” lists those there are.
no-such-option-near = There is no option { $word } here. Did you mean { $near }?
value-missing = { $name } needs a value after it.
not-a-number = { $name } needs a whole number, not “{ $value }”.
bad-value = { $name } cannot be “{ $value }”. “stampadia { $command } --help{ $lang }” says what it can be.
word-too-many = “{ $word }” is one word too many. “stampadia { $command } --help{ $lang }” says how it goes.
given-twice = { $name } is given twice. Once is enough.
not-understood = That is not how it goes. “stampadia { $command } --help{ $lang }” says how.
no-such-language = There is no language “{ $wish }” here. Say --lang en or --lang it.
number-too-small = { $name } must be at least { $least }.
number-too-large = { $name } can be at most { $most }.
which-game = Which game? Say one of these: { $known }.
what-to-print = What shall be printed? Say a game ({ $known }), the code on a sheet, “rules” and a game, or “calibrate”.
which-file = Which file? Say where the saved game is.
option-without-value = { $known ->
    [yes] The option “{ $text }” lacks its value: { $example }, for example.
   *[no] “{ $text }” is not an option of the game. An option reads NAME=VALUE, such as { $example }.
}
more-players-than-seats = { $players } players do not fit on { $seats } seats. Name fewer, or raise --seats.
no-sets = --sets names no set. Name at least one, such as STFULL.
no-coop = { $game } has no co-operative game. --coop is for { $known }.
coop-seats = --coop seats { $seats } players, not { $wish }. Leave --seats out.
no-players = --players names nobody. Name at least one, such as greedy.
needs-a-terminal = This is no terminal to draw on. Add --plain to play with lines of text.
no-such-file = There is no file “{ $path }”.
is-a-directory = “{ $path }” is a folder. Name a file in it.
not-text = “{ $path }” is not a text file, so it is no saved game.
empty-file = “{ $path }” is empty.
file-problem = “{ $path }” cannot be used: { $problem }.
save-exists = “{ $path }” is there already. Go on with it by --resume, or give another name.
save-needs-directory = There is no folder “{ $path }” to save in. Make it first.
system-problem = The system refuses: { $problem }.
no-such-seat = There is no player { $seat } in this game. Players are numbered 1 to { $most }.
seat-without-show = --seat says from where --show or --redacted looks. Add one of them.
worker-lost = A worker process ended by itself, perhaps for lack of memory. Try fewer --workers.
cluster-needs-extra = A cluster needs Dask. Install it with: pip install "stampadia[lab]"
cluster-unreachable = No Dask scheduler answers at “{ $address }”.
cluster-without-workers = The Dask scheduler at “{ $address }” has no workers. Start some.

# The list of games.

game-seats = { $least ->
    [one] one player
   *[other] { $least } players
}
game-seats-range = { $least }–{ $most } players
game-edition = edition { $edition }
game-from = from { $source }
no-games = No game is installed.

# A replay.

replay-won = { $file }: { $game }, { $turns ->
    [one] one turn
   *[other] { $turns } turns
}. { $many ->
    [one] Player { $winners } wins
    [0] Nobody wins
   *[other] Players { $winners } win
} ({ $how }). Every line fits; digest { $digest }.
replay-open = { $file }: { $game }, in turn { $turn }, not finished. Every line fits; digest { $digest }.

# A simulation.

simulating = Playing { $game }
compiling = Compiling; this takes a minute or two.
compiled = Programs think faster now: { $games }.
nothing-to-compile = There is nothing to compile with. Install it with: pip install 'stampadia[sprint]'
simulated-unread = { $count ->
    [one] One of the { $texts } texts of these cards is unread and was left out
   *[other] { $count } of the { $texts } texts of these cards are unread and were left out
}: “sets validate” names them.
simulation-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
simulation-interrupted = Interrupted: these are the games played so far.
simulation-none = Interrupted before the first game was over.
column-player = Player
column-order = Asked first to last
column-how = Ended by
column-wins = Wins
column-losses = Losses
column-unfinished = Unfinished
column-rate = Rate
column-interval = 95 % interval
column-games = Games
percent = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
whole = { $number }
simulation-turns = Turns a game: { NUMBER($mean, maximumFractionDigits: 1) } on average, median { $median }, from { $least } to { $most }; 95 % have at most { $p95 }.
simulation-unfinished = { $count ->
    [one] One game was stopped unfinished
   *[other] { $count } games were stopped unfinished
} after { $longest } turns: neither won nor lost.
simulation-pace = { $decisions } decisions in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconds.

# Sets of cards.

usage-sets = Usage: stampadia sets COMMAND
usage-sets-list = Usage: stampadia sets list [FILES]
usage-sets-show = Usage: stampadia sets show FILE [CARD] [OPTIONS]
usage-sets-validate = Usage: stampadia sets validate SETS
usage-sets-merge = Usage: stampadia sets merge SETS --out FILE [OPTIONS]
usage-sets-new = Usage: stampadia sets new FILE [OPTIONS]
usage-sets-art = Usage: stampadia sets art FILES [OPTIONS]
usage-sets-stats = Usage: stampadia sets stats SETS [OPTIONS]
help-sets = Begin card sets of Generals, look at them, check, count and join them, change their pictures.
help-sets-list = List sets.
help-sets-show = Show a set, or a card of it, and how its texts are read.
help-sets-validate = Check sets and list everything that is wrong with them.
help-sets-merge = Make one set of several, or write one anew.
help-sets-new = Begin a set: a few cards, complete and explained, to be changed one by one.
help-sets-art = Turn pictures into illustration text, and back.
help-sets-stats = Count what is in sets and lay it beside the core sets.
help-sets-list-files = Sets, or folders in which to look for them. Without any: our own, and this folder.
    .value = FILES
help-sets-show-file = The set: a file, or one of ours by name, as in STFULL.
    .value = FILE
help-sets-show-card = A card’s number, id or name. Without it: the whole set at a glance.
    .value = CARD
help-sets-show-plain = Lines without frames and pictures: for scripts and screen readers.
help-files = Sets, folders of sets, or ours by name, as in STFULL.
    .value = SETS
help-sets-art-files = PNG pictures (a tile of 24×24 pixels, or a sheet of such tiles), sets, or files with an illustration on each line.
    .value = FILES
help-sets-merge-out = Where the new set goes.
    .value = FILE
help-sets-art-out = Where the illustrations go: as a sheet if the name ends in .png, else one on each line. Without it: one on each line, here.
    .value = FILE
help-sets-new-file = Where the new set goes. A page of notes for its maker goes beside it, as in my-set.notes.md.
    .value = FILE
help-sets-new-id = The set’s id, of A–Z and 0–9, at most 10. Without it: made of the file’s name.
    .value = ID
help-sets-new-name = The set’s name. Without it: one that asks to be changed.
    .value = NAME
help-sets-new-language = The language of the cards. Without it: the one spoken here.
    .value = EN|IT
help-sets-new-author = Who makes it. Without it: room for a name.
    .value = WHO
help-force = Write over what is already there.
help-against = A set, or a folder of sets, to compare with; can be repeated. Without it: our core sets.
    .value = FILE
help-svg = Draw a chart into this file, too.
    .value = FILE
help-columns = How many tiles stand side by side in a sheet. Without it: 10.
    .value = N
help-id = The new set’s id, of A–Z and 0–9. Without it: MERGED.
    .value = ID
help-name = The new set’s name. Without it: the names of all.
    .value = NAME

which-sets = Which set? Name its file.
which-new-set = Where should the set go? Name a file, as in: stampadia sets new my-set.json
which-merged-set = Where should the new set go? Add --out and a file, as in: stampadia sets merge one.json two.json --out both.json
would-overwrite = “{ $path }” is already there. Choose another name, or add --force to write over it.
chart-too-many = A chart has room for { $most } sets. Name fewer.
chart-written = { $file }: a chart.
out-is-source = “{ $path }” is one of the files to read. Write to another.
sets-none = There are no sets here.
sets-broken = { $file }: no set, { $count ->
    [one] one problem
   *[other] { $count } problems
}. “stampadia sets validate{ $lang }” lists them.
sets-verdict = { $files ->
    [one] One file
   *[other] { $files } files
}, { $sets ->
    [one] one good set
   *[other] { $sets } good sets
}, { $cards ->
    [one] one card
   *[other] { $cards } cards
}; { $errors ->
    [0] no problems
    [one] one problem
   *[other] { $errors } problems
}, { $warnings ->
    [0] no warnings
    [one] one warning
   *[other] { $warnings } warnings
}.
sets-texts = { $read ->
    [one] One text read
   *[other] { $read } texts read
}, { $unread } unread.
sets-merged = { $file }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} from { $sets ->
    [one] one set
   *[other] { $sets } sets
}.
sets-begun = { $file }: { $code }, { $cards ->
    [one] one card
   *[other] { $cards } cards
}. It is a complete expansion; play it with a core set.
sets-noted = { $file }: what its cards show, and what every field means. Begin there.
sets-not-written = That would be no good set. { $why }
sets-type = { $type ->
    [full] core
   *[expansion] expansion
}
sets-ours = ours
sets-column-set = Set
sets-column-type = Type
sets-column-units = Units
sets-column-events = Events
sets-column-texts = Texts
sets-column-name = Name
sets-column-file = File
sets-column-number = No.
sets-column-card = Card
sets-column-level = Level
sets-column-attack = Attack
sets-column-life = Life
sets-column-elements = Elements
sets-column-other-side = Other side
art-none = There are no illustrations in there.
art-written = { $file }: { $count ->
    [one] one illustration
   *[other] { $count } illustrations
}.
art-snapped = { $file }: { $count ->
    [one] one pixel was not of the palette and took its nearest colour
   *[other] { $count } pixels were not of the palette and took its nearest colours
}.

# The balance of a set.

usage-sets-balance = Usage: stampadia sets balance SETS [OPTIONS]
help-sets-balance = Let bots play a set with and without each of its cards, and see what each is worth.
help-sets-balance-files = Sets: files, or ours by name, as in STTOLL. An expansion is played with a core set, a core set alone.
    .value = SETS
help-sets-balance-with_ = The core set to play with. Without it: STFULL for an expansion, none for a core set.
    .value = SET
help-sets-balance-games = How many deals; each is played with all cards and without each one. Without it: 30.
    .value = N
help-sets-balance-players = Who plays: instinct (does not think), hasty (looks at each choice once), greedy, search, random. Without it: hasty.
    .value = WHO
help-sets-balance-seed = The same seed gives the same games, whatever the workers. Without it: a fresh one, which is shown.
    .value = SEED
help-sets-balance-ink = The first Ink Level, 2 or 3. Without it: 3.
    .value = 2|3
help-sets-balance-edition = The rules’ edition, 0.1 or 0.2 (with Pressure). Without it: 0.1.
    .value = 0.1|0.2
help-sets-balance-card = Study this card only; can be repeated. All copies of a name are one card, both sides of an event too.
    .value = NAME
help-sets-balance-quick = A first look: 6 deals.
help-sets-balance-markdown = Write the report into this file, too, as a page in Markdown.
    .value = FILE

no-such-card = There is no card “{ $wish }” in these sets. “stampadia sets show” lists them.
no-such-card-near = There is no card “{ $wish }” in these sets. Did you mean “{ $near }”?
nothing-to-study = There are no Unit or Event Cards in these sets.
quick-and-games = --quick is a number of games already. Leave out one of the two.
balance-playing = Playing { $sets }
balance-chart-caption = Battles won a game, with the card less without it, and the 95 % interval; a full dot is sure.
balance-written = { $file }: the report.
balance-title = Balance of { $sets }{ $beside ->
    [none] {""}
   *[other] {" "}with { $beside }
}
balance-played = { $deals ->
    [one] One deal, played
   *[other] { $deals } deals, each played
} with all cards and without { $cards ->
    [one] one
   *[other] each of { $cards }
}: { $games } games by { $player } players from Ink { $ink }, edition { $edition }, seed { $seed }.{ $unfinished ->
    [0] {""}
    [one] { " " }One was stopped unfinished.
   *[other] { " " }{ $unfinished } were stopped unfinished.
}
balance-minutes = It took { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } minutes.
balance-digits-0 = { NUMBER($number, maximumFractionDigits: 0) }
balance-digits-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-digits-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

balance-section-stands-out = What stands out
balance-section-worth = What each card is worth
balance-section-use = Who used the cards
balance-section-skills = Skills at work
balance-section-sides = Event sides
balance-section-together = Cards that go together
balance-section-heavy = Great attacks

balance-interrupted = Interrupted: this is what the games played so far show.
balance-wins = With all cards, { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of { $games } games were won (95 % interval { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % to { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %).
balance-mean-battles = A game wins { $by } battles on average ({ $low } to { $high }).
balance-mean-turns = It lasts { $by } turns ({ $low } to { $high }).
balance-shift-wins = { $card }: with it, { $size } games in a hundred { $way ->
    [more] more are won
   *[less] fewer are won
} ({ $low } to { $high }).
balance-shift-battles = { $card }: with it, { $size } battles { $way ->
    [more] more are won a game
   *[less] fewer are won a game
} ({ $low } to { $high }).
balance-shift-turns = { $card }: with it, a game lasts { $size } turns { $way ->
    [more] longer
   *[less] less
} ({ $low } to { $high }).
balance-no-shift = { $cards ->
    [one] The card does not shift
   *[other] No card shifts
} wins, battles or turns for sure. In so few games, less than about { $size } battles a game cannot be told from chance: more games see more.
balance-not-drawn = Never drawn by the player: { $names }.
balance-not-played = Drawn, but never played: { $names }.
balance-unread = Skills that nobody could read and bots skipped: { $names }.
balance-silent = Skills that never did anything: { $names }.
balance-printer-only = Skills that worked for the Sacred Printer alone: { $names }.
balance-not-shown = Event sides that never lay open: { $names }.
balance-not-used = Event sides that lay open and were never used: { $names }.
balance-all-at-work = { $sides ->
    [0] Every card was played and every skill did something.
   *[other] Every card was played, every skill did something, every event side was used.
}
balance-skill = { $card } ({ $part ->
    [header] header
    [place] place
   *[body] body
})
balance-and-more = { $names } and { $count } more
balance-runaway = { $first } and { $second } run away: in one Unit they win { $by } battles a game more than apart ({ $low } to { $high }, { $games } games).
balance-no-runaway = { $pairs ->
    [0] No two cards met in one Unit often enough to be judged (ten deals together, ten apart).
   *[other] No pair of cards runs away for sure; { $pairs } met in one Unit often enough to be judged.
}
balance-heavy = { $times ->
    [one] One of { $attacks } attacks was
   *[other] { $times } of { $attacks } attacks were
} of { $least } or more; the greatest, { $most }: { $names }.
balance-no-heavy = None of { $attacks } attacks reached { $least }.
balance-players-note = All this is what { $player } players make of the cards: what they overlook, the numbers do not know.

balance-column-card = Card
balance-column-wins = Wins %
balance-column-battles = Battles
balance-column-turns = Turns
balance-column-copies = Copies
balance-column-drawn = Drawn
balance-column-played = Played
balance-column-printed = Enemy
balance-column-placed = Place
balance-column-for-you = You
balance-column-for-printer = Printer
balance-column-skill = Skill
balance-column-text = Text
balance-column-idle = Idle
balance-column-adds = Adds
balance-column-side = Event
balance-column-shown = Open
balance-column-used = Used
balance-column-pair = Cards
balance-column-together = One
balance-column-apart = Two
balance-column-won-together = Won
balance-column-won-apart = Won
balance-column-cards = Cards
balance-column-most = Attack
balance-column-times = Times
balance-worth-note = The games of a deal that had the card in the deck less the one without it: more than 0 is good for the player. Wins are games in a hundred. After each number its 95 % interval, Agresti and Min’s for pairs for wins, Student’s for battles and turns; – means that no deal went differently. { $sure } holds even with all cards asked about at once (Bonferroni).
balance-use-note = In a hundred games with the card in the deck: into the player’s hand, onto a Unit, into a printed Enemy, into the Place Stack; and how often its skills did something for you or for the Sacred Printer.
balance-skills-note = In a hundred games: how often it did something for you and for the Sacred Printer, how often it spoke and nothing came of it, and what it added to a number on average. A skill that works all the time counts as often as its card comes to lie.
balance-sides-note = In a hundred games: how often it lay face-up on the Event Deck, and was used. Either side begins up.
balance-together-note = The best five of { $pairs } pairs, by battles won: games with both cards in one Unit against games with both in two Units, how many of each, and how many were won. Long games bring more cards together, so a small lead is no proof. Games of one deal count as one observation; { $sure } holds for all pairs at once.
balance-heavy-note = The cards that made a player’s attack of { $least } or more: the greatest, and how often.

# Sheets of Chronicles.

usage-sheets = Usage: stampadia sheets COMMAND
usage-sheets-validate = Usage: stampadia sheets validate SHEETS
usage-sheets-show = Usage: stampadia sheets show SHEET
usage-sheets-new = Usage: stampadia sheets new FILE [OPTIONS]
usage-sheets-schema = Usage: stampadia sheets schema
help-sheets = Check the sheets of Chronicles that you write, and look at them.
help-sheets-validate = Check sheets and list everything that is wrong with them.
help-sheets-show = Show a whole sheet, secrets and all.
help-sheets-new = Begin a sheet: four rooms that can be played as they are, to be changed one by one.
help-sheets-schema = Print the form of a sheet’s file as JSON Schema, for editors and programs.
help-sheets-validate-files = Sheets: files, or ours by name, as in first-day.
    .value = SHEETS
help-sheets-show-file = The sheet: a file, or ours by name, as in first-day.
    .value = SHEET
help-sheets-new-file = Where the new sheet goes.
    .value = FILE
help-sheets-new-language = The language of its texts. Without it: the one spoken here.
    .value = EN|IT
which-sheets = Which sheet? Name its file, or ours: first-day.
which-new-sheet = Where should the sheet go? Name a file, as in: stampadia sheets new my-sheet.json
sheets-begun = { $file }: a small sheet, good as it stands. Change it, and check it with: stampadia sheets validate { $file }{ $lang }
sheets-verdict = { $files ->
    [one] One file
   *[other] { $files } files
}, { $good ->
    [one] one good sheet
   *[other] { $good } good sheets
}; { $errors ->
    [0] no errors
    [one] one error
   *[other] { $errors } errors
}, { $warnings ->
    [0] no warnings
    [one] one warning
   *[other] { $warnings } warnings
}.

# Sets of Travelers.

usage-decks = Usage: stampadia decks COMMAND
usage-decks-new = Usage: stampadia decks new FILE [OPTIONS]
usage-decks-validate = Usage: stampadia decks validate SETS
usage-decks-show = Usage: stampadia decks show SET
usage-decks-schema = Usage: stampadia decks schema
help-decks = Begin sets of Travelers, check those that you write, and look at them.
help-decks-new = Begin a set: a small one, complete and playable, to be changed card by card.
help-decks-new-file = Where the new set goes.
    .value = FILE
help-decks-validate = Check sets and list everything that is wrong with them.
help-decks-show = Show a whole set, secrets and all.
help-decks-schema = Print the form of a set’s file as JSON Schema, for editors and programs.
help-decks-validate-files = Sets: their files.
    .value = SETS
help-decks-show-file = The set’s file.
    .value = SET
which-decks = Which set? Name its file.
which-new-deck = Where should the set go? Name a file, as in: stampadia decks new my-set.json
decks-begun = { $file }: the set { $serial }, a hero and a World. Play both with: stampadia play travelers --file { $file }{ $lang } (with --adventure instead of --file, today’s hero goes into its World)
decks-verdict = { $files ->
    [one] One file
   *[other] { $files } files
}, { $good ->
    [one] one good set
   *[other] { $good } good sets
}; { $errors ->
    [0] no errors
    [one] one error
   *[other] { $errors } errors
}, { $warnings ->
    [0] no warnings
    [one] one warning
   *[other] { $warnings } warnings
}.

# Adventures by the day.

usage-generate = Usage: stampadia generate GAME [OPTIONS]
usage-daily = Usage: stampadia daily [GAME] [OPTIONS]
usage-certify = Usage: stampadia certify GAME [GAME ...] [OPTIONS]
help-generate = Make an adventure and show all of it, secrets included: for makers and printers. Whoever wants to play it should not look.
help-daily = Tell what today’s adventure is, how hard and how long, and spoil nothing.
help-certify = Prove and rate the adventures of many days. A stopped run goes on where it was.
help-daily-game = The game’s name. Without it: all games that have an adventure for every day.
    .value = GAME
help-generate-date = The adventure of this day, as 2026-11-15; from 2020-01-01 on, and days to come as well, for those who prepare them. Days follow UTC. Without date and seed: today’s.
    .value = DAY
help-generate-seed = The adventure of any words: the same words, the same adventure.
    .value = SEED
help-difficulty = How hard it should be: the honest player wins 55 to 97 % of easy ones, 15 to 85 % of normal ones, 3 to 30 % of hard ones. Without it: normal.
    .value = easy|normal|hard
help-class_ = What the hero should be, by key.
    .value = CLASS
help-quest = What it should be about: a main quest, by key.
    .value = QUEST
help-kind = What the adventure should be: a World or a Dungeon.
    .value = world|dungeon
help-generate-json = Write the adventure into this file, as the game reads it, instead of showing it.
    .value = FILE
help-generate-record = Write the game that was won on it into this file; “stampadia replay” checks it.
    .value = FILE
help-no_proof = The first attempt as it comes, neither proven nor rated: quick, and perhaps hopeless.
help-daily-date = An earlier day, as 2026-11-15. Days to come are not told.
    .value = DAY
help-from_ = The first day, as 2026-11-15. Without it: today.
    .value = DAY
help-days = How many days. Without it: 7.
    .value = N
help-certify-games = The games’ names.
    .value = GAME
help-certify-to = The last day, as 2027-12-31; instead of --days.
    .value = DAY
help-certify-cluster = Certify on the Dask cluster of this scheduler, as tcp://host:8786 (needs the extra “lab”).
    .value = ADDRESS
help-certify-table = Write the table as Markdown into this file, too.
    .value = FILE
help-certify-json = Write attempt, fingerprint and rating of the days as JSON into this file, too.
    .value = FILE
help-certify-almanac = Publish the days in the almanac in this folder, one file a year. What was published there before stays as it is. Several games have a folder each in it; “{"{"}game{"}"}” in its path stands for the game’s name.
help-certify-anew = A new edition: certify these days again, though they are published, and let them take their place in the almanac. Only days that have not come yet.
    .value = FOLDER

game-without-days = { $game } has no adventures by the day.
no-such-wish = { $game } grants no wish for { $name }.
date-or-seed = --date or --seed: an adventure has one of them.
record-needs-proof = --record writes the game that proves it. Leave --no-proof out.
day-to-come = { $day } is still to come: today is { $today } (UTC). “stampadia generate --date” makes it for those who prepare.
day-ahead = { $count ->
    [one] { $day } has not come yet: its adventure is yours at home all the same, and counts on no board.
   *[other] { $count } of these days have not come yet: their adventures are yours at home all the same, and count on no board.
}
daily-heading = { $game }, { $day }
daily-play = To play it: stampadia play { $game } --date { $day }{ $lang }
daily-on-paper = On paper: { $what }
daily-listed = { $game }: { $title ->
    [none] “stampadia daily { $game }{ $lang }” works out the adventure of { $day }.
   *[other] { $day }, “{ $title }”. More: stampadia daily { $game }{ $lang }
}
certificate-title = “{ $title }” · { $hero }
certificate-title-kind = “{ $title }” · { $kind } · { $hero }
certificate-rating = { $stars } { $count ->
    [one] one star
   *[other] { $count } stars
} of 5: an honest player who knows nothing beforehand won { $wins } of { $games } games, { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } (95% interval { NUMBER($low, style: "percent", maximumFractionDigits: 0) } to { NUMBER($high, style: "percent", maximumFractionDigits: 0) }).
certificate-length = A game that is won has about { $turns } turns and { $decisions } decisions, and leaves { $score } gold.
certificate-code = Its code, which opens exactly this adventure at any table: { $code }
certify-attempt = Attempt { $number }
certify-waits = Certifying { $what }; this can take a minute.
certify-one-game = --table and --json tell of one game. Name one.
certify-anew-too-late = --anew is for days that have not come yet: { $first } is not after today, { $today }. A day that was published stays as it is.
days-or-to = --days or --to: a run has one of them.
bad-last-day = From { $first } to { $last }: the last day comes after the first, and { NUMBER($most) } days are the most.
certify-pace = { $done } of { $days } days{ $minutes ->
    [-1] {""}
    [one] , about a minute left
   *[other] , about { $minutes } minutes left
}
cluster-of-other-makers = A worker of the cluster has another edition of { $game }: its days would be others. Install the same everywhere.
certify-not-kept = Nothing can be written in “{ $path }”: a stopped run will begin anew.
certify-interrupted = Interrupted: { $done } of { $days } days are done and kept. The same command goes on from there.
certify-summary = { $days ->
    [one] One day
   *[other] { $days } days
}, { $games } games, of which the honest player won { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } on average.
column-day = Day
column-title = Title
column-hero = Hero
column-won = Won
column-within = 95%
column-stars = Stars
column-turns = Turns
column-decisions = Decisions
column-score = Gold
column-attempt = Attempt
whole-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
whole-percent-range = { $low }–{ $high }%
day-written = Written: { $path }

# Playing adventures; the memory.

usage-memory = Usage: stampadia memory GAME [OPTIONS]
help-memory = Show what outlasts an adventure: the keywords of Chronicles, the pencil boxes of Travelers.
help-play-seed = Deal as this seed says: the same seed, the same cards and dice. In chronicles it also names the adventure, unless --date or --file does.
    .value = SEED
help-play-date = Chronicles, Travelers: the adventure of this day, as 2026-11-15. Days follow UTC. Without date, seed and file: today’s.
    .value = DAY
help-play-file = Chronicles: a sheet of your own. Travelers: a set of your own, hero and adventure.
    .value = FILE
help-variant = Chronicles: a variant of the manual: monk (the Apprentice Monk’s score) or premonition (after death, start over for some gold).
    .value = monk|premonition
help-hero = Travelers: the set whose hero you play: a date, a seed (any words) or a file; today’s if nothing is said.
help-adventure = Travelers: the set whose adventure you play: a date, a seed (any words) or a file; today’s if nothing is said.
help-training = Travelers: the manual’s own training, step by step, against a dummy.
help-lesson = A first lesson: the game is taught as you play it, page by page.
help-play-score = Travelers: count points at the end: 1 for each surviving single-tipped card, 2 for each double-tipped one.
help-own_dice = Roll your own dice and type what fell: the table keeps the rules of a game on paper.
help-play-memory = With commas, instead of what is remembered: Chronicles: the keywords the hero knows. Travelers: the boxes that are filled.
    .value = WORD,WORD
help-no_memory = Chronicles, Travelers: play without the memory; nothing of it is read or changed.
help-memory-game = The game’s name: one whose heroes remember; without it they are named.
    .value = GAME
help-forget = Forget this keyword, as often as needed.
    .value = WORD
help-clear = Forget everything.
no-lesson = Name a game that gives a lesson: { $known }.
training-or-adventure = Say --training or --adventure, not both.
one-adventure = --date, --file and the options that name an adventure: each says what is played. Name one.
memory-or-none = --memory or --no-memory: leave one of them out.
game-without-memory = { $game } has no memory.
forget-or-clear = --forget or --clear: leave one of them out.
no-such-keyword = “{ $keyword }” is not remembered. { $known ->
    [none] Your heroes remember nothing.
   *[other] Remembered: { $known }.
}
memory-heading = { $count ->
    [0] Your heroes remember nothing.
    [one] Your heroes remember one keyword:
   *[other] Your heroes remember { $count } keywords:
}
memory-forgotten = Forgotten: { $keyword }.
memory-set-aside = The damaged memory was set aside as { $file }; a new one begins.
memory-cleared = { $count ->
    [0] There was nothing to forget.
    [one] One keyword is forgotten.
   *[other] { $count } keywords are forgotten.
}

# What was played on paper.

usage-score = Usage: stampadia score [CODE|GAME] [BOX=VALUE …] [OPTIONS]
help-score = Type in a score slip after a match on paper; without anything, list what you have typed in.
help-score-of = The code on your sheet, or a game’s name: then its adventure of today, if it has days.
    .value = CODE
help-score-boxes = What the slip says, box by box, as gold=37; without it you are asked.
    .value = BOX=VALUE
help-score-date = With a game’s name: the adventure of this day, as 2026-11-15.
    .value = DAY
help-score-forget = Forget the result with this number in the list.
    .value = N
score-heading = { $what }, on paper. Type what your slip says; an empty line leaves a box empty.
score-kept = Kept as played on paper: { $what }.{ $row ->
    [0] {""}
    [one] {""}
   *[other] {" "}That makes { $row } days in a row.
}
score-list = { $count ->
    [0] No match on paper is kept yet. After one, type “stampadia score” and the code on your sheet.
    [one] One match on paper:
   *[other] { $count } matches on paper:
}
score-line = { $what }: { $won ->
    [yes] won
   *[no] lost
}{ $points ->
    [none] {""}
    [one] , 1 point
   *[other] , { $points } points
} (typed in on { $noted })
score-row = { $game }: { $row } days in a row.
score-forgotten = Forgotten: { $what }.
score-broken-off = The slip was not typed in to its end: nothing is kept.
box-without-value = “{ $text }” says no value: write { $example }.
forget-alone = --forget stands alone: “stampadia score --forget 1”.
game-without-slip = { $game } has no score slip.

# Paper.

usage-print = Usage: stampadia print GAME [OPTIONS], stampadia print rules GAME [OPTIONS], stampadia print calibrate [OPTIONS]
help-print = Print a game: its cards, its sheets, the adventure of the day, its rules.
help-print-game = The game’s name, as “stampadia games” lists it, or the code of an adventure; or “rules” and a game’s name, for its rule book; or “calibrate”, to measure your printer.
    .value = GAME
help-print-of = After “rules”: the game whose rules you want.
    .value = GAME
help-output = The file to write; for pictures a folder, or a file that ends in .zip. Without it: the game’s name and its day, in this folder.
    .value = FILE
help-print-date = The adventure of this day, as 2026-11-15, or of several, as 2026-11-01..2026-11-30. Days follow UTC. Without it: today’s.
    .value = DAY
help-print-seed = The adventure of any words, instead of a day’s.
    .value = WORDS
help-print-sets = The card sets to print, where a game has them, with commas or several times: a name or a file.
    .value = SET,SET
help-print-option = A wish of the game, as often as needed.
    .value = NAME=VALUE
help-print-paper = The paper in the printer: a4, letter, a3 or legal. Without it: what is usual where your system is set to.
    .value = PAPER
help-print-mode = How cards get their backs: fronts (none), duplex (both sides of a sheet), crosshairs (the same, with crosses instead of lines), sleeves (two slips for one sleeve), fold (front and back side by side). Without it: duplex where there are backs.
    .value = MODE
help-print-flip = The edge over which your printer turns a sheet: long or short. Without it: long.
    .value = long|short
help-print-style = colour, ink (black alone) or, where a game has it, stylish. Without it: colour.
    .value = STYLE
help-print-ink = full, or low: at most half as much ink. Without it: full.
    .value = full|low
help-print-large = Large print, on more pages, where the game has it.
help-print-bleed = Print 3 mm beyond every cut, as print services ask for.
help-print-safe = Draw the zone, 3 mm inside every cut, that is never cut away.
help-print-png = Every card as a picture of 300 dots an inch, instead of a PDF.
help-print-svg = Every card as a drawing, instead of a PDF.
help-print-tts = Sheets of 10 × 7 cards for Tabletop Simulator, instead of a PDF.
help-print-imposed = With “rules”: as a booklet to print on both sides, fold and staple.
help-print-x = With “calibrate”: the number on the lying scale, as it is printed there, with its minus if it has one.
    .value = MM
help-print-y = With “calibrate”: the number on the upright scale, likewise.
    .value = MM
help-print-turned = With “calibrate”: for sheets that are printed lying.
help-print-open = Show the file when it is done.

printing = { $game }: setting the type
drawing = { $title }: drawing
printed = “{ $path }”: { $pages ->
    [one] one page
   *[other] { $pages } pages
} for { $paper }. Print at 100 %, not “fit to page”.
paper-name = { $paper ->
    [a4] A4
    [a3] A3
    [letter] US Letter
    [legal] US Legal
   *[other] { $paper }
}
gathering-book = The days are gathered; one that was never published has to be proven first, which takes a while.
drawing-many = Drawing { $pages } pages; this can take a minute.
ink-taken = Ink: { $pages ->
    [one] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of the page.
   *[other] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of a page, { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } % of the fullest one.
}
backs-moved = Backs are moved by { $x } mm to the right and { $y } mm down, as your printer needs it.
pictures-written = “{ $path }”: { $count ->
    [one] one picture.
   *[other] { $count } pictures.
}
rules-written = “{ $path }”: the rules. Print at 100 %, not “fit to page”.
calibrate-written = “{ $path }”: print it on both sides of one sheet, at 100 %. The sheet says how to go on.
profile-kept = Noted: the backs lie { $x } mm to the right and { $y } mm down. Every back page is put right from now on ({ $path }).
nearly-empty = The last sheet holds { $cards ->
    [one] one card
   *[other] { $cards } cards
} where { $room } have room.
cannot-open = Nothing here shows such files by itself. The file is “{ $path }”.
no-such-print-wish = { $game } has no “{ $name }” on paper. There is: { $known }.
no-large-print = { $game } has no large print.
no-rules = { $game } has no rule book here. There is one for: { $known }.
only-with = { $name } goes with “stampadia print { $word }” alone.
pdf-alone = “stampadia print { $word }” makes a PDF. Leave { $name } out.
one-form = { $one } and { $other } are two things. Ask for one at a time.
days-backwards = From { $first } to { $last } would be backwards.
no-cards-for-tts = { $title }: there are no cards here, and Tabletop Simulator takes only cards. Print the pages with --png.
not-a-folder = “{ $path }” is a file. Pictures need a folder, or a file that ends in .zip.
not-ours-to-overwrite = “{ $path }” is already there and is something else. Choose another name.

## Serving
usage-serve = Usage: stampadia serve [OPTIONS]
help-serve = Open the table for many: pages and live matches in the browser, alone or with friends.
help-serve-host = The address to listen at. Without it: 127.0.0.1, this machine alone; 0.0.0.0 lets others in.
help-serve-port = The port. Without it: any that is free.
help-serve-database = Where matches are kept: sqlite:///FILE or postgresql://…. Without it: a file in your data folder.
help-serve-workers = How many processes serve; they share the matches through the database.
help-serve-limits = How much one visitor may ask for: some of sockets=200,requests=40,matches=60,messages=20. A club behind one address may need more.
help-serve-log = What goes to the log, one JSON object a line: “problems” alone, or “all” requests and sockets.
help-serve-open_ = Open the browser.
serving = Stampadia is open at { $link } (Control-C closes it; no match is lost).
no-display = There is no display here to open a browser on. Open { $link } in one, or play in the terminal: make terminal, or stampadia play
no-such-host = Nobody can listen at { $host }, port { $port }: that is no address of this machine, or it is closed to you.
port-taken = Another program listens on port { $port } of { $host } already. Close it, or say another --port.
not-a-database = “{ $text }” is no address of a database: say sqlite:///FILE or postgresql://….
usage-backup = Usage: stampadia backup [OPTIONS] FILE
help-backup = Write all matches of the server into one file, while it runs.
help-backup-file = The file; it must not be there yet.
help-backup-database = Where the matches are: sqlite:///FILE or postgresql://…. Without it: the file in your data folder.
backed-up = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
} with { $lines ->
    [one] 1 line
   *[other] { $lines } lines
} in { $path }.
usage-restore = Usage: stampadia restore [OPTIONS] FILE
help-restore = Put the matches of a backup back, while the server runs.
help-restore-file = The file that “stampadia backup” has written.
help-restore-database = Where the matches go: sqlite:///FILE or postgresql://…. Without it: the file in your data folder.
help-restore-replace = Let go of the matches that are there.
restored = { $matches ->
    [one] 1 match is
   *[other] { $matches } matches are
} back, with { $lines ->
    [one] 1 line
   *[other] { $lines } lines
}; whoever sits at a table looks at it anew.
