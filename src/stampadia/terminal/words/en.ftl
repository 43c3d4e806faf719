# The terminal: everything it says besides the games’ own sentences.

# Bad input

term-players-and-seats = { $seats } seats cannot be filled by { $players } players: name one for each seat.
term-which-game = Say which game to play: { $known }.
term-resume-settles = A resumed game keeps the seats and options it began with; leave these out.
term-cannot-write = “{ $file }” cannot be written: { $why }.
term-cannot-read = “{ $file }” cannot be read: { $why }.
term-not-text = “{ $file }” is not a text file, so it is no record.
term-no-such-number = There is no number { $number } in the list: it goes from 1 to { $most }.
term-one-number = “{ $text }” takes one number only.
term-say-the-place = “{ $text }” needs one of its numbers too: type “{ $number } { $first }”, for example.
term-place-closed = { $why } Possible there: { $places }.
bad-player = “{ $player }” is no player. There are you, random, greedy, search, search:400 (iterations) and search:2s (seconds).

# Plain lines

term-plain-seat = Player { $number }: { $who }.
term-plain-seed = Seed { $seed }: with the same seed and the same choices it is the same game.
term-plain-start-help = Answer with a number of the list or with the line itself; “help” says what else you can type.
term-plain-help =
    Type a number of the list, or a choice as it is written there; the beginning of a card’s name or of a word in it will do.
    A line that ends in places, such as “1..4”, needs the place too: “2 3” is place 3 of line 2; or write the line with the place.
    hint: what a good player would do, from your view alone.
    explain, explain 2: what the choices would do, or those of line 2.
    undo: take your last choice back, as long as nothing new was seen.
    save, save FILE: write the record. It is also saved after each of your choices.
    table: the whole table again.
    map, map all: the map by itself, where the game has one: what is drawn, or all that is printed.
    An empty line asks the question again.
    log: all that has happened.
    quit: leave; the game waits for you.
term-plain-nothing-yet = Nothing has happened yet.
term-plain-saved-as = It goes on in { $file }, and is saved there after each of your choices.
term-goodbye = Until next time.
term-saved = Saved: { $file }
term-saved-record = The record is in { $file }
term-saved-go-on = The game is kept in { $file }. Go on with:
term-study-declared = Study mode: anything may be taken back.
term-undone = Taken back.
term-curtain = Pass the device to player { $number }.
term-curtain-enter = All hands are hidden. Press Enter when you have it.
term-hint = { $chance ->
    [0] The search leans to “{ $choice }”, but it sees hardly a way to win this game.
    [1] The search leans to “{ $choice }”, but it sees hardly a way to win this game.
   *[other] The search leans to “{ $choice }”: from there it gives you { $chance } % to win the game.
}
term-hint-else = { $chance ->
    [0] Then “{ $choice }”.
    [1] Then “{ $choice }”.
   *[other] Then “{ $choice }”: { $chance } %.
}
term-hint-none = There is nothing to choose now.

term-command-hint = hint
term-command-explain = explain
term-command-undo = undo
term-command-save = save
term-command-table = table
term-command-map = map
term-command-log = log
term-command-help = help
term-command-quit = quit

term-player-you = you
term-player-random = random
term-player-greedy = greedy
term-player-search = search

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
term-start-ink = Ink { $ink }
term-start-save = { $title }, turn { $turn }, { $when }
term-language-en = English
term-language-it = Italiano
option-teams = Teams
option-teams-none = none
option-teams-two = two
option-teams-three = three
player-choice-you = you, at this terminal
player-choice-random = random: any legal choice
player-choice-greedy = greedy: the best end of its turn
player-choice-search-100 = search, quick
player-choice-search = search
player-choice-search-2000 = search, thorough

# The app: end

term-end-nobody = Nobody wins.
term-won = { $you ->
    [alone] You win.
    [among] You win, together with { $others ->
        [one] player { $who }.
       *[other] players { $who }.
    }
   *[no] { $others ->
        [one] Player { $who } wins.
       *[other] Players { $who } win.
    }
}
term-and = { $some } and { $last }
term-end-how = In turn { $turn }, with { $how }.
term-end-turn = The game ended in turn { $turn }.
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

# Stampede’s table

term-stampede-exchange = Exchange
term-stampede-pile = Pile
term-stampede-top = top
term-stampede-hand = Hand
term-stampede-aside = Former hand
term-stampede-chosen = Giving
term-stampede-given-up = given up
term-stampede-hands = Hands
term-stampede-kinds = Kinds
term-stampede-signs =
    { $back }   the back of a card: one of the two is on its front; a single animal is known
    5★      a finished set
    3!  4!  one short of a finished set
    +3      a hand of three cards, set aside

# A closer look

term-key-closer = look
term-key-story = story
term-closer-title = A closer look
term-closer-keys = ↑ ↓ what to look at · ← → turn the page · Esc closes this sheet
term-story-keys = ↑ ↓ PgUp PgDn · Esc closes this sheet

# Generals’ options and ends

option-sets = Sets
option-ink = First Ink
option-ink-2 = 2: a first game, five battles
option-ink-3 = 3: four battles
option-rules = Rules
option-rules-0-1 = 0.1
option-rules-0-2 = 0.2: with Pressure
option-events = Events
option-events-dot = dotted side up
option-events-random = either side up
option-events-none = none
term-lost-defeated = You lose: the Sacred Printer has taken your last Life.
term-lost-deadlock = You lose: nothing is left to play, and nothing will ever end this battle.
term-lost-stalemate = You lose: this battle would go on for ever.

# Generals’ table

term-generals-incoming = Incoming
term-generals-front = Front
term-generals-player = Player Row
term-generals-ink = Ink
term-generals-places = Places
term-generals-place-stack = Place Stack
term-generals-life = Life
term-generals-shields = Shields
term-generals-deck = Deck
term-generals-discard = discarded
term-generals-top = Top
term-generals-its-place = or
term-generals-event = Event
term-generals-hand = Hand
term-generals-hand-1 = General 1
term-generals-hand-2 = General 2
term-generals-looked = Looked at
term-generals-here = here
term-generals-column = column { $column }
term-generals-column-empty = column { $column }, empty
term-generals-column-unit = column { $column }, on { $name } { $attack }/{ $life }
term-generals-which-column = Which column?
term-generals-run = Press { $columns } for the column, or Enter to look at each.
term-generals-level-of = Level { $level }, Ink { $ink }
term-generals-wounds = { $count ->
    [one] one wound
   *[other] { $count } wounds
}
term-generals-exhausted = exhausted
term-generals-elements = Elements:
term-generals-printed = { $number } printed
term-generals-other = from elsewhere
term-generals-part-header = header
term-generals-part-body = body
term-generals-part-place = place
term-generals-part-event = event
term-generals-part-lasting = until the end of this attack
term-generals-part-text = text
term-generals-covered = covered: only its header counts
term-generals-by-hand = the table cannot read this: apply it by hand
term-generals-kind-unit = unit
term-generals-kind-place = place
term-generals-kind-event = event
term-generals-signs =
    i           look closer: units with the reasons for their numbers, cards in full;
                a click on a Unit does it too
    l           the story from its beginning; Shift+↑ ↓ scrolls it beside the list
    1 to 4      put the card under the cursor on that column

    ⚔4 ♥3✖1     attack, life and wounds; underlined where a skill changes them
    L2/3        a Unit’s Level and the Ink Level: below it, cards may be added
    Places 2/3  the Place Stack’s Level and the Ink Level: from there on nothing is printed
    2 1⚔ ▲      a header bar: Level, attack and life, Element, skill
    ≡3          three cards, one on the other
    ↷           exhausted

# Chronicles’ table

term-chronicles-gold = Gold
term-chronicles-status = { $hp } HP · DEF { $defense }
term-chronicles-hero = { $name } · { $hp } HP · DEF { $defense }
term-chronicles-hero-sheet = Hero Sheet
term-chronicles-enemies = Enemy Sheet
term-chronicles-room = Room { $room }
term-chronicles-found = {"Found so far "}
term-chronicles-room-size = { $width }×{ $height } cells from { $column },{ $row }
term-chronicles-empty = “empty” until the hero leaves
term-chronicles-no-escape = no escape
term-chronicles-locked = not enabled yet
term-chronicles-items = Equipment Scroll
term-chronicles-item-owned = yours
term-chronicles-item-used = used
term-chronicles-item-absent = not yours
term-chronicles-memory = Memory: { $keywords }
term-chronicles-memory-title = Memory
term-chronicles-memory-blank = Nothing is noted.
term-chronicles-foe = { $hits ->
    [one] One more hit kills it.
   *[other] { $hits } more hits kill it.
} Its defense is { $defense }: an attack must be stronger. Worth { $xp } XP.
term-chronicles-here-foe = Enemy at { $column },{ $row }: { $circles ->
    [one] 1 circle
   *[other] { $circles } circles
}, { $hits ->
    [0] unhurt
    [one] 1 ticked
   *[other] { $hits } ticked
}, defense { $defense }.
term-chronicles-to-new = → room { $room }, new
term-chronicles-to-known = → room { $room }{ $foes ->
    [0] {""}
    [one] , 1 enemy
   *[other] , { $foes } enemies
}
term-chronicles-door-costs = { $where }, -1G
term-chronicles-stairs = stairs
term-chronicles-more = i: the story too
term-chronicles-signs =
    ← ↑ → ↓     to the next place on the Map; Enter walks there
    click       on the Map: walk there; on an ability box: only the
                placements with it; on an enemy: look closer
    m           the whole Map
    i           look closer: rooms, enemies, items, both sheets
    l           the story from its beginning; Shift+↑ ↓ scrolls it

    ☻           the hero
    Ψ2₁         an enemy with 2 circles, 1 of them ticked
    {"[1]"}         a grey cell; ✗ is crossed out, a dead enemy too
    ▂▄▆         the stairs
    ▐ ▬ ▂       doors; the number outside, plus its column and row,
                is the number of the room there
    ●○          gold that is left, and that is spent
    ♥♡          HP boxes that are left, and that are ticked
    ◆◇          XP boxes that are ticked, and that are not
    ATK-1/2     ATK -1/RNG 2, in a small window; =2 is exactly 2,
                {"*2"} all within 2, and ● costs 1 gold

# Own dice

term-no-dice = { $game } has no dice to roll: leave --own-dice out.
term-map-all = all
term-no-map = This game has no map. “table” shows everything.
term-own-dice = { $lots ->
    [yes] Draw the lots yourselves and type what came out; the cards are dealt here.
   *[no] Roll your own dice and type what fell.
}
term-roll-starter = Draw lots: which player starts?
term-dice-here = Type the dice as they fell, such as 6 3
term-hint-dice = The dice decide that. Roll them.
term-hint-instinct = A good player would choose “{ $choice }”:
term-key-map = map
term-poster-keys = ← ↑ → ↓ scroll · Esc closes this sheet

# Chronicles’ options and ends

option-sheet = Adventure
option-sheet-today = today’s
option-sheet-first-day = First Day: a short one, to learn
option-sheet-seed = of the seed below, or a fresh one
option-variant = Variant
option-variant-none = none
option-variant-monk = the Apprentice Monk
option-variant-premonition = the Premonition
term-start-memory = Memory
term-start-memory-yes = what your heroes know
term-start-memory-no = without
term-start-dice = Dice
term-start-dice-yes = I roll my own
term-start-dice-no = the table rolls
term-making = The adventure is made and tried out: attempt { $attempt } { $bar }
term-lost-died = You lose: the hero is dead. The score is 0.
term-lost-lost = You lose: no gold is left for the door, and the hero is lost in the dungeon. The score is 0.
term-lost-stranded = You lose: no way leads out. The score is 0.
term-lost-torn-off = The sheet is torn off: the story ends here. The score is 0.
term-chronicles-score = { $monk ->
    [yes] The Apprentice Monk’s score: { $score } = { $gold } gold + { $hp } HP + { $xp } XP without a box + { $rooms } rooms + { $cells } cells crossed out + { $kills } killed + { $ticks } ticked rows.
   *[no] The score: { $score }, the gold that is left.
}
term-chronicles-scores = The scores of the campaign: { $scores }; { $total } together.
term-end-again-chronicles = The same sheet again
term-end-cards-chronicles = With the same dice
