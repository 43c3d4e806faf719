## The press and the end of a match: what is fetched with them

print-heading = To the press
print-what = What
print-paper = Paper
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-paper-legal = Legal
print-mode = How
print-mode-fronts = Fronts alone
print-why-fronts = no backs
print-mode-duplex = On both sides
print-why-duplex = turned over the long edge; cut along the lines
print-mode-sleeves = For sleeves
print-why-sleeves = fronts, then backs; cut both, slip them in back to back
print-mode-crosshairs = On both sides, with crosses
print-why-crosshairs = small crosses at the corners instead of lines
print-mode-fold = To fold
print-why-fold = front and back side by side: cut, fold, glue
print-mode-spreads = To read
print-why-spreads = two pages side by side, as the book lies open
print-mode-booklet = To fold into a booklet
print-why-booklet = both sides, turned over the short edge; fold and staple
print-style = Look
print-style-colour = Colour
print-style-ink = Grey
print-style-stylish = Stylish
print-ink = Ink
print-ink-full = As drawn
print-ink-low = Sparing
print-also = Also
print-large = Large print
print-also-back = The back: notes and memory
print-also-score = A score slip
print-also-list = The list of cards
print-spoiler = The page that tells everything
print-spoiler-why = It says how this adventure is won. There is no way to unread it.
print-spoiler-yes = Print it all the same
print-spoiler-sure = Really, really?
print-spoiler-why-again = It comes out of the printer face up. Is somebody else going to fetch it?
print-spoiler-yes-again = I give up, print it
print-spoiler-no = Better not
print-page-alt = Page { $page }, as it will come out of the printer
print-page = { $page } of { $pages }
print-back-a-page = The page before
print-on-a-page = The next page
print-sum = { $pages ->
        [one] One page
       *[other] { $pages } pages
    } · ink on { $ink } % of the paper
print-proof-comes = A new proof is being pulled…
print-greeked = Texts are greeked in this proof: nothing is told before its time.
print-save = Save as PDF
print-comes = Printing…
print-done = Saved. Print it at 100 %: the ruler at the edge tells whether it is.
run-given-up = given up
run-larger = How it went, larger and to send
run-send = Save the picture
run-copy = Copy as text
run-saved-picture = The picture is saved.
run-tells = It tells how, not where: nothing here spoils the day.
kept-heading = In this browser
kept-played = { $played ->
        [one] One day played,
       *[other] { $played } days played,
    } { $won ->
        [0] none won.
       *[other] { $won } won.
    }
kept-best = The best: { $best }.
kept-streak = Days in a row: { $now }; the longest so far: { $longest }.
kept-tries = This day was tried { $tries } times.
tomorrow = The next sheet comes at { $time }.
board-of = Board of { $date }
board-sum = { $played ->
        [0] Nobody has given a name yet.
        [one] One gave a name;
       *[other] { $played } gave a name;
    } { $played ->
        [0] {""}
       *[other] { $won } came home.
    }
board-own-luck = With luck of their own
board-why = Everybody who looks at this day can read it. Your match is replayed first; “Leave and be forgotten” takes the name down again.
board-put-up = Put me on the board
board-place = Place
board-score = Score
board-turns = Turns

# How a game is played
in-a-row = How many days, one after the other
in-a-row-days = { $days ->
        [one] today’s
       *[other] the last { $days }: a campaign, with one memory
    }
how-many = How many play
clock = Clock, with friends
clock-none = none
clock-minutes = { $amount } minutes each, in all
clock-days = { $amount ->
        [one] a day for each choice
       *[other] { $amount } days for each choice
    }
study = Study: anything can be taken back
own-dice = With my own dice
own-dice-why = You roll or draw at home and say here what fell. Nobody can check such luck, so a board keeps it apart.
roll-die = die { $number }
roll-how = { $dice ->
        [one] Tap the face that lies up, or type its number.
       *[other] Tap the faces that lie up, in any order, or type their numbers.
    }
roll-faces = Faces of a die
roll-place = So they fell
roll-wipe = Wipe

# The shelf
shelf = Card sets for { $games }
shelf-why = Each box is a set of cards: press one, and you play with it.
shelf-yours = A set of yours
shelf-workshop = open the workshop, or drop a file here
shelf-put-away = Put “{ $title }” away
shelf-dropped = “{ $title }” stands on the shelf: press it to play.
shelf-not-a-file = No game here can read that file.

# Several people at one screen
beside-heading = Somebody here with you
beside-why = Play at one screen: it is passed on when the turn is. Where hands are hidden, nobody’s cards are shown before they say so.
beside-name = Their name
beside-sit = Sit down here too
beside-turn = { $name }, it is your turn
beside-turn-why = Your cards are shown when you ask for them. Do the others look away?
beside-look = I am { $name }

# Before a match begins
open-seat = Waiting for somebody
letter-on-its-way = the letter is on its way
at-the-table = at the table
a-program = a program
send-away = Send { $name } away
invite-heading = Come and play
invite-why = Whoever opens this sits down. Nobody signs up for anything.
seats-full = All seats are taken
seats-full-why = This letter has done its work. Whoever comes now can still watch.
invitation-link = For those who play with you
spectator-link = For those who only watch
camera-code = The link as a code for a camera
point-a-camera = or point a camera here
your-colour = Your colour
house-rules = House rules
no-clock = No clock: everybody takes the time they need.
luck-honest = Nobody can choose what falls
luck-sealed = The server has drawn the luck of this match beforehand and sealed it: { $sealed }… At the end everybody can check that nothing was changed.
seats-now = { $taken } of { $of } seats are taken.
seats-open = { $count ->
        [one] One seat is open.
       *[other] { $count } seats are open.
    }
not-ready = { $count ->
        [one] { $names } is not ready yet.
       *[other] { $names } are not ready yet.
    }
you-not-ready = You: press “{ $button }” when you are.
all-ready = Everybody is ready: you may begin.
all-ready-host = Everybody is ready. { $name } begins.
begins-when-full = The match begins when somebody sits on every seat.
i-am-ready = I am ready
not-yet = Take my “ready” back
start = Begin
start-with-programs = Begin, with programs on the open seats
start-for-latecomers = Begin, and keep the seats for latecomers
invite-only-here = This link works on this computer only. For friends elsewhere, open the table with “stampadia serve --host 0.0.0.0” and use this computer’s address.

# A saved match
not-a-record = This is no saved match: its first line should be “stampadia record 1”.
not-a-seat = This file leads to no match: it was cut short, or changed.
record-too-large = This file is larger than any saved match.

# By a link
invited-to = You are invited to { $game }
luck-fold = Add a few words for luck
luck-words = Your words
luck-words-why = They are mixed into the luck of the match, so that nobody can choose what falls.
luck-words-how = The server has sealed its own part already: { $sealed }… At the end everybody can check.
sit-down = Sit down

# Help at a table
help-how = The slip says what has to be decided, and lists what can be done. A choice that is looked at says what it would do.
key-1 = make the choice with this figure
key-2 = go through the choices
key-3 = make the choice that is looked at
key-4 = take back
key-5 = a hint
key-6 = what happened
key-7 = the table as text, or as it was
key-8 = look at something else
help-finger = The first tap on a card, a place or a ticket looks at it, and the slip says what it would do; the second tap does it. The settings can change that.
