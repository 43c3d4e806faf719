# The terminal: everything it says besides the games’ own sentences.

# Bad input

term-which-game = Say which game to play: { $known }.
term-resume-settles = A resumed game keeps the seats and options it began with; leave these out.
term-forked = This game was gone on with in another window, too. Both are kept: this one is now in { $file }
term-no-such-number = There is no number { $number } in the list: it goes from 1 to { $most }.
term-one-number = “{ $text }” takes one number only.
term-perhaps = Did you mean “{ $near }”?
term-say-the-place = “{ $text }” needs one of its numbers too: type “{ $number } { $first }”, for example.
term-place-closed = { $why } Possible there: { $places }.

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
    give up: end the game, neither won nor lost.
    quit: leave; the game waits for you.
term-plain-nothing-yet = Nothing has happened yet.
term-plain-saved-as = It goes on in { $file }, and is saved there after each of your choices.
term-goodbye = Until next time.
term-saved = Saved: { $file }
term-saved-record = The record is in { $file }
term-saved-go-on = The game is kept in { $file }. Go on with:
term-study-declared = Study mode: anything may be taken back.
term-undone = Taken back.
term-standstill = Nothing on the battlefield has changed for { $turns } turns. If this leads nowhere, “give up” ends the game: neither won nor lost.
term-standstill-key = Nothing on the battlefield has changed for { $turns } turns. If this leads nowhere, g gives the game up: neither won nor lost.
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
term-chronicles-found = {"Found so far "}
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
term-chronicles-more = i: the story too
term-chronicles-signs =
    Ctrl+arrows to the next place on the Map; Enter walks there
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

# Chronicles’ options and ends

term-start-memory = Memory
term-start-memory-yes = what your heroes know
term-start-memory-no = without
term-start-dice = Dice
term-start-dice-yes = I roll my own
term-start-dice-no = the table rolls
term-making = The adventure is made and tried out: attempt { $attempt } { $bar }

## Travelers

term-travelers-deck = Discard Deck { $count }
term-travelers-deck-order = next first{ $shuffled ->
    [0] {""}
   *[other] , ? shuffled
}
term-travelers-removed = Removed { $count }
term-travelers-in-play = In play
term-travelers-training = Training
term-travelers-bonus = with { $bonus } from its right
term-travelers-ignored = ignored this turn.
term-travelers-may-leave = You may leave this fight.
term-travelers-steps = { $steps ->
    [-1] No way leads to its symbol.
    [0] You stand over its symbol.
    [one] 1 step to its symbol
   *[other] { $steps } steps to its symbol
}
term-travelers-more = i: more
term-travelers-where = { $where ->
    [hand] in hand
    [deck] in the Discard Deck
    [removed] removed
   *[play] in play
}
term-travelers-other-half = Turned over:
term-travelers-not-on-table = not on the table
term-travelers-gives = To the enemy on its left: { $bonus }
term-travelers-signs =
    On the table
    3 ▲ Name (1,2) ●4 ⚑ ↻1   a Hero Card: its number, Element, name, the Activation Costs of its
                abilities, Card Value, Banner (⚑ one tip, ⚑⚑ two), what Exhaust costs (* says more)
    ▲ △ ▼ ▽     Fire, Air, Water, Earth
    ✓ ▸         an ability that was activated, and the next one
    ○○-○        the Constellation: the spheres from the left to the Opening Card
    In play     Elements, Banners and Constellation that abilities look at
    L3 A4+1 D5  an enemy’s Level, Attack and Defense, with what the card on its right adds (◂)
    ☻ ▒ ▬ ▌     the Hero Token, a wall, doors; 4B▸ says which room is behind one
    Left and right choose another card for the same, up and down something else with it.

## The Training of Travelers

term-lesson-keys = Enter: try it · i: read it again · h: hint · u: take back
