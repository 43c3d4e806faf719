# Sentences of the benchmarks.

bench-decisions = Random play, decisions a second
bench-growth = Random play as the table grows, decisions a second
bench-searches = Search, simulations a second
bench-costs = What the contract costs in the middle of a game at { $seats } seats, microseconds
bench-strength = Who wins, { $games } games a pairing, 2 seats, seats swapped
bench-who = contender
bench-rate = median
bench-spread = lowest to highest
bench-ratio = first row ÷ this row
bench-cost = cost
bench-what = what
bench-pairing = pairing
bench-won = won
bench-interval = 95 % interval
bench-aim = target
bench-missing = { $who }: not measured, { $package } is not installed
bench-target = { $ours } beside { $other }: { $ratio }× (target { $aim }×: { $met ->
    [yes] reached
   *[no] not reached
 })
bench-rate-target = { $ours }: { $rate } a second (target { $aim }: { $met ->
    [yes] reached
   *[no] not reached
 })
bench-sets = A card set of Generals, loaded, checked and read, in a fresh process after the imports
bench-set = set
bench-milliseconds = milliseconds
bench-megabytes = megabytes at most
bench-under = { $met ->
    [yes] { $value } (≤ { $aim }, reached)
   *[no] { $value } (≤ { $aim }, not reached)
 }
bench-sheets = An adventure of Chronicles, processor time
bench-decks = A set of Travelers, processor time
bench-hint = the best turn of a hand, milliseconds
bench-making = made without proof, milliseconds
bench-reading = its lines printed and read in both languages, milliseconds
bench-checking = checked by the validator, milliseconds
bench-proving = proven and rated over 60 games, seconds
bench-hints = A hint, processor time, milliseconds
bench-hint-stampede = Stampede, four seats
bench-hint-generals = Generals
bench-hint-chronicles = Chronicles
bench-hint-travelers = Travelers
bench-press = Paper, processor time in a warm process, milliseconds
bench-chronicles-sheet = a sheet of Chronicles
bench-travelers-pages = two pages of Travelers
bench-generals-set = the Full set of Generals, nine pages
bench-stampede-deck = the deck of Stampede
bench-card = one card as SVG
bench-first-page = the first page of a fresh process, of the slowest game
bench-press-memory = memory, megabytes at most
bench-pages = Pages of nine plain cards a second
bench-arrival = Starting the server on an empty store, and the first page
bench-cold-start = from the command to the first page, seconds
bench-page-weight = the first page with all that it needs, kilobytes
bench-browser = The pages in Chromium over loopback
bench-no-browser = The pages in a browser: not measured, Chromium or Playwright is not installed
bench-home-cold = home, first time, until all is seen, ms
bench-home-warm = home, once more, ms
bench-choice-full = choice until painted, Generals with a full board, ms
bench-choice-chronicles = choice until painted, Chronicles, ms
bench-choice-travelers = choice until painted, Travelers, ms
bench-choice-stampede = choice until painted, Stampede, ms
bench-work-full = work of the page for a choice, Generals with a full board, processor ms
bench-work-chronicles = work of the page for a choice, Chronicles, processor ms
bench-work-travelers = work of the page for a choice, Travelers, processor ms
bench-work-stampede = work of the page for a choice, Stampede, processor ms
bench-frame-full = longest frame of motion at a quarter of the speed, Generals with a full board, ms
bench-frame-chronicles = longest frame of motion at a quarter of the speed, Chronicles, ms
bench-frame-travelers = longest frame of motion at a quarter of the speed, Travelers, ms
bench-frame-stampede = longest frame of motion at a quarter of the speed, Stampede, ms
bench-task-full = longest task while something moves, Generals with a full board, processor ms × 4
bench-task-chronicles = longest task while something moves, Chronicles, processor ms × 4
bench-task-travelers = longest task while something moves, Travelers, processor ms × 4
bench-task-stampede = longest task while something moves, Stampede, processor ms × 4
bench-shift-home = home moves by itself, thousandths
bench-shift-table = the tables move by themselves, thousandths at most
bench-scripts-own = our scripts, home and all tables, packed, kB
bench-scripts-all = all scripts, home and all tables, packed, kB
bench-heap-start = memory of the scripts at the start, MB
bench-heap-middle = memory in the middle of all choices, MB
bench-heap-end = memory at their end, MB
bench-load = Tables of four at Stampede on one server, whoever is asked chooses after a second
bench-tables = tables
bench-choices = choices a second
bench-middle = until all are told, ms
bench-slowest = one in a hundred, ms
bench-processor = processor ms a choice
bench-per-core = choices a second of one core
bench-a-table = kB a table
bench-alone = Nobody to compare with is installed. Install the others with: pip install "stampadia[rl,bench]"
bench-verdict = { $met ->
    [yes] ≥ { $aim }, reached
   *[no] ≥ { $aim }, not reached
 }
bench-trials = Travelers: the ten reference heroes, { $rows } rows of seven enemies and a villain each
bench-difficulty = enemies
bench-class = class
bench-every-class = all
bench-whole-row = whole row beaten
bench-beaten = enemies beaten
bench-turns = Combat Turns an enemy
bench-wear = cards turned (1) or removed (2), of 16
bench-fitted = { $battles } battles ({ $won } won), { $turns } turns
bench-cards = cards
bench-player = player
bench-games = games
bench-lost = lost
bench-unfinished = unfinished
bench-turns-mean = turns, mean
bench-turns-median = turns, median
bench-turns-won = turns of won games, mean
bench-game = game
bench-level = level
bench-against = against
bench-choice = processor ms a choice, median
bench-slowest-choice = slowest, ms
