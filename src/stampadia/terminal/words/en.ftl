# The terminal: everything it says besides the games’ own sentences.

# Bad input

term-which-game = Say which game to play: { $known }.
term-resume-settles = A resumed game keeps the seats and options it began with; leave these out.
term-forked = This game was gone on with in another window, too. Both are kept: this one is now in { $file }
term-no-such-number = There is no number { $number } in the list: it goes from 1 to { $most }.
term-one-number = “{ $text }” takes one number only.
term-perhaps = Did you mean “{ $near }”?
term-not-understood = “{ $text }” is not understood.
term-list-again = An empty line shows the choices again, “?” says how to answer.
term-say-the-place = “{ $text }” needs one of its numbers too: type “{ $number } { $first }”, for example.
term-place-closed = { $why } Possible there: { $places }.

# Plain lines

term-plain-seat = Player { $number }: { $who }.
term-plain-seed = Seed { $seed }: with the same seed and the same choices it is the same game.
term-plain-start-help = Answer with a number of the list or with the line itself; “help” says what else you can type.
term-plain-help =
    Type a number of the list, or a choice as it is written there; the beginning of a card’s name or of a word in it will do.
    A line that ends in places, such as “1..4”, needs the place too: “2 3” is place 3 of line 2; or write the line with the place.
    hint: what a good player would do, from your view alone; “hint 1” says only where to look, “hint 2” what kind of choice.
    explain, explain 2: what the choices would do, or those of line 2.
    undo: take your last choice back, as long as nothing new was seen.
    save, save FILE: write the record. It is also saved after each of your choices.
    table: the whole table again.
    map, map all: the map by itself, where the game has one: what is drawn, or all that is printed.
    An empty line asks the question again.
    log: all that has happened.
    give up: end the game, neither won nor lost.
    quit: leave; the game waits for you.
term-plain-nothing-yet = Nothing has happened yet.
term-plain-signs = Signs: { $signs }.
term-plain-so-far = { $left ->
    [0] What has happened so far:
   *[other] What happened last (“log” tells everything):
}
term-plain-saved-as = It goes on in { $file }, and is saved there after each of your choices.
term-goodbye = Until next time.
term-saved = Saved: { $file }
term-saved-record = The record is in { $file }
term-saved-go-on = The game is kept in { $file }. Go on with:
term-study-declared = Study mode: anything may be taken back.
term-undone = Taken back.
term-standstill = Nothing has moved on for { $turns } turns. If this leads nowhere, “give up” ends the game: neither won nor lost.
term-standstill-key = Nothing has moved on for { $turns } turns. If this leads nowhere, g gives the game up: neither won nor lost.
term-unfinished = Stopped in turn { $turn }: programs play no longer than that. Neither won nor lost.
term-given-up = You have given the game up: neither won nor lost.
term-curtain = Pass the device to player { $number }.
term-curtain-enter = All hands are hidden. Press Enter when you have it.
term-hint-none = There is nothing to choose now.

term-command-hint = hint
term-command-explain = explain
term-command-undo = undo
term-command-save = save
term-command-table = table
term-command-map = map
term-command-log = log
term-command-help = help
term-give-up = give up
term-command-quit = quit

# The app: keys

term-key-hint = hint
term-key-undo = undo
term-key-save = save
term-key-type = type
term-key-help = help
term-key-new = new game
term-key-theme = theme
term-key-quit = quit
term-key-space = pause
term-key-run = run
term-key-next = next
term-key-start = start

# The app: the table

term-choices = Choices
term-choices-and-map = Choices: ↑ ↓ ┊ on the map: Ctrl+arrows
term-log = What happened
term-type-here = Press / and type a choice: the list follows.
term-typing-here = Type a choice … Enter plays it, Esc goes back
term-place = place { $place }
term-place-top = place { $place }, on top
term-place-bottom = place { $place }, at the bottom
term-which-place = Where in the pile? Place { $first } to { $last }, from the top.
term-explain-run = Next you say the place, from { $first } to { $last }.
term-nothing-fits = Nothing in the list fits “{ $text }”.
term-several-fit = “{ $text }” fits several choices: type on, or pick one below.
term-thinks = Player { $number } is thinking…
term-hint-thinks = The search looks at your choices…
term-watching = You watch. Space pauses; then Space steps and Enter runs on.
term-paused = Paused. Space: one step. Enter: run on.
term-seed = seed { $seed }
term-study = study mode
term-turn = turn { $turn }
term-too-small = This table needs a terminal of at least 80 columns and 24 rows. Make the window larger, or start with --plain.

# The app: start

term-house = S T A M P A D I A
term-start-title = A new game
term-start-game = Game
term-start-seats = Players
term-start-seat = Seat { $number }
term-start-seed = Seed
term-start-seed-hint = a fresh one
term-start-language = Language
term-start-study = Undo
term-start-study-no = by the rules
term-start-study-yes = anything: study mode
term-start-button = Start
term-start-go-on = Go on with
term-start-none = No game is waiting.
term-start-save = { $title }, turn { $turn }, { $when }
term-language-en = English
term-language-it = Italiano
player-choice-you = you, at this terminal
player-choice-easy = easy
player-choice-fair = fair
player-choice-strong = strong
player-choice-random = random: any legal choice
player-choice-greedy = greedy: the best end of its turn
player-choice-search-100 = search, quick
player-choice-search = search
player-choice-search-2000 = search, thorough

# The app: end

term-end-seed = Seed { $seed }.
term-end-seed-better = Seed { $seed }: play it again, and play it better.
term-end-again = Same seats again
term-end-cards = Same cards again
term-end-new = New game
term-end-save = Save the record
term-end-table = Look at the table
term-end-quit = Quit

# The app: help

term-help-title = How to play here
term-help-keys =
    ↑ ↓ Enter   pick a choice; the mouse works too
    /           type a choice instead; Esc goes back
    h or ?      hint: what a good player would do, from your view alone
    u           take your last choice back, if nothing new was seen
    s           save the record; your choices are saved anyway
    Space       do not wait for the others’ moves
    F2          theme: light or dark paper
    n           a new game; this one waits for you
    q           leave; this game waits for you
term-help-close = Esc closes this sheet.

# A closer look

term-key-closer = look
term-key-story = story
term-closer-title = A closer look
term-closer-keys = ↑ ↓ what to look at · ← → turn the page · Esc closes this sheet
term-story-keys = ↑ ↓ PgUp PgDn · Esc closes this sheet

# Own dice

term-map-all = all
term-no-map = This game has no map. “table” shows everything.
term-own-dice = { $lots ->
    [yes] Draw the lots yourselves and type what came out; the cards are dealt here.
   *[no] Roll your own dice and type what fell.
}
term-dice-here = Type the dice as they fell, such as 6 3
term-hint-dice = The dice decide that. Roll them.
term-key-map = map
term-poster-keys = ← ↑ → ↓ scroll · Esc closes this sheet

# Before the start

term-start-memory = Memory
term-start-memory-yes = what your heroes know
term-start-memory-no = without
term-start-dice = Dice
term-start-dice-yes = I roll my own
term-start-dice-no = the table rolls
term-making = The adventure is made and tried out: attempt { $attempt } { $bar }

# Lessons

term-lesson-keys = Enter: try it · i: read it again · h: hint · u: take back
