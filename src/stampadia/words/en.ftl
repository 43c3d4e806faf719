# The command line and the laboratory: help, tables, refusals.

about = The table and the laboratory for tabletop games.
epilogue = Every command speaks English or Italian: --lang en, --lang it.
usage = Usage: stampadia COMMAND
usage-play = Usage: stampadia play [GAME] [OPTIONS]
usage-simulate = Usage: stampadia simulate GAME [OPTIONS]
usage-replay = Usage: stampadia replay FILE [OPTIONS]
usage-games = Usage: stampadia games [OPTIONS]
commands-title = Commands
parameters-title = Parameters
help-help = Show this help.
help-version = Show the version.

help-play = Play a game in the terminal.
help-simulate = Let players that need no sleep play many games, and see who wins.
help-replay = Check a saved game from the first line to the last.
help-games = List the games that are installed.

help-game = The game’s name, as “stampadia games” lists it.
    .value = GAME
help-play-game = The game’s name, as “stampadia games” lists it; without it you choose on the start screen.
    .value = GAME
help-seats = How many play.
    .value = N
help-play-players = Who sits where, with commas: you, random, greedy, search, search:400 (iterations a choice) or search:2s (seconds a choice).
    .value = WHO,WHO
help-simulate-players = Who plays, with commas: random, greedy, search, search:400 (iterations a choice) or search:2s (seconds a choice; such games cannot be repeated exactly). A list shorter than the seats starts over. Without it: random,greedy.
    .value = WHO,WHO
help-play-seed = Deal as this seed says: the same seed, the same cards.
    .value = SEED
help-simulate-seed = The same seed gives the same numbers, whatever the workers. Without it: a fresh one, which is shown.
    .value = SEED
help-teams = Play in teams, where the game has them: two or three.
    .value = two|three
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
help-seat = With --show: tell it as this player saw it. Without it: as a spectator would.
    .value = N
help-lang = English (en) or Italian (it). Without it: as the system is set.
    .value = en|it

# What the command line cannot do.

no-such-command = There is no command “{ $word }”. There are: { $known }.
no-such-command-near = There is no command “{ $word }”. Did you mean “{ $near }”?
no-such-option = There is no option { $word } here. “stampadia { $command } --help” lists those there are.
no-such-option-near = There is no option { $word } here. Did you mean { $near }?
value-missing = { $name } needs a value after it.
not-a-number = { $name } needs a whole number, not “{ $value }”.
bad-value = { $name } cannot be “{ $value }”. “stampadia { $command } --help” says what it can be.
word-too-many = “{ $word }” is one word too many. “stampadia { $command } --help” says how it goes.
given-twice = { $name } is given twice. Once is enough.
not-understood = That is not how it goes. “stampadia { $command } --help” says how.
no-such-language = There is no language “{ $wish }” here. Say --lang en or --lang it.
number-too-small = { $name } must be at least { $least }.
number-too-large = { $name } can be at most { $most }.
which-game = Which game? Say one of these: { $known }.
which-file = Which file? Say where the saved game is.
option-without-value = “{ $text }” is not an option of the game. An option reads NAME=VALUE, such as teams=two.
more-players-than-seats = { $players } players do not fit on { $seats } seats. Name fewer, or raise --seats.
no-players = --players names nobody. Name at least one, such as greedy.
needs-a-terminal = This is no terminal to draw on. Add --plain to play with lines of text.
no-such-file = There is no file “{ $path }”.
is-a-directory = “{ $path }” is a folder. Name a file in it.
not-text = “{ $path }” is not a text file, so it is no saved game.
empty-file = “{ $path }” is empty.
file-problem = “{ $path }” cannot be used: { $problem }.
save-needs-directory = There is no folder “{ $path }” to save in. Make it first.
system-problem = The system refuses: { $problem }.
no-such-seat = There is no player { $seat } in this game. Players are numbered 1 to { $most }.
seat-without-show = --seat says from where --show looks. Add --show.
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
simulation-title = { $game }: { $games ->
    [one] one game
   *[other] { $games } games
}, seed { $seed }
simulation-interrupted = Interrupted: these are the games played so far.
simulation-none = Interrupted before the first game was over.
column-player = Player
column-order = Asked first to last
column-how = Won by
column-wins = Wins
column-rate = Rate
column-interval = 95 % interval
column-games = Games
percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { $number }
simulation-turns = Turns a game: { NUMBER($mean, maximumFractionDigits: 1) } on average, median { $median }, from { $least } to { $most }; 95 % have at most { $p95 }.
simulation-unfinished = { $count ->
    [one] One game was stopped unfinished
   *[other] { $count } games were stopped unfinished
} after { $longest } turns: no win for anyone.
simulation-pace = { $decisions } decisions in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } seconds.

# Sets of cards.

usage-sets = Usage: stampadia sets COMMAND
usage-sets-list = Usage: stampadia sets list [FILES]
usage-sets-show = Usage: stampadia sets show FILE [CARD] [OPTIONS]
usage-sets-validate = Usage: stampadia sets validate FILES
usage-sets-merge = Usage: stampadia sets merge FILES --out FILE [OPTIONS]
usage-sets-art = Usage: stampadia sets art FILES [OPTIONS]
help-sets = Look at card sets of Generals, check them, join them, change their pictures.
help-sets-list = List sets.
help-sets-show = Show a set, or a card of it.
help-sets-validate = Check sets and list everything that is wrong with them.
help-sets-merge = Make one set of several.
help-sets-art = Turn pictures into illustration text, and back.
help-sets-list-files = Sets, or folders in which to look for them. Without any: this folder.
    .value = FILES
help-sets-show-file = The set.
    .value = FILE
help-sets-show-card = A card’s number, id or name. Without it: the whole set at a glance.
    .value = CARD
help-sets-show-plain = Lines without frames and pictures: for scripts and screen readers.
help-files = Sets, or folders of sets.
    .value = FILES
help-sets-art-files = PNG pictures (a tile of 24×24 pixels, or a sheet of such tiles), sets, or files with an illustration on each line.
    .value = FILES
help-sets-merge-out = Where the new set goes.
    .value = FILE
help-sets-art-out = Where the illustrations go: as a sheet if the name ends in .png, else one on each line. Without it: one on each line, here.
    .value = FILE
help-columns = How many tiles stand side by side in a sheet. Without it: 10.
    .value = N
help-id = The new set’s id, of A–Z and 0–9. Without it: MERGED.
    .value = ID
help-name = The new set’s name. Without it: the names of all.
    .value = NAME

which-sets = Which set? Name its file.
out-is-source = “{ $path }” is one of the files to read. Write to another.
sets-none = There are no sets here.
sets-broken = { $file }: no set, { $count ->
    [one] one problem
   *[other] { $count } problems
}. “stampadia sets validate” lists them.
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
sets-merged = { $file }: { $cards ->
    [one] one card
   *[other] { $cards } cards
} from { $sets ->
    [one] one set
   *[other] { $sets } sets
}.
sets-not-written = That would be no good set. { $why }
sets-type = { $type ->
    [full] full
   *[expansion] expansion
}
sets-column-set = Set
sets-column-type = Type
sets-column-units = Units
sets-column-events = Events
sets-column-texts = Texts
sets-column-name = Name
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
