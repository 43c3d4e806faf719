## The pages: what stands on them besides the games' own words

# Above every page
other-language = Italiano
skip = Skip to the question
tools = Tools
steps = Steps of the turn
back-home = Back to the games
light = Light
dark = Dark
to-workshop = Workshop
to-lab = Laboratory
settings = Settings
close = Close
imprint = Stampadia by Francesco “KesieV” Cottone, Stampede by Jeroen Geenen; this table is not affiliated with them. Signs: game-icons.net (CC BY 3.0), lucide. No account, no tracking, no request to anybody else.

# Settings
language = Language
lamp = Light or dark
lamp-auto = as on the rest of this device
lamp-on = light: paper by day
lamp-off = dark: paper by lamplight
confirm = When I press a choice
confirm-auto = with a mouse it is made; with a finger the second tap makes it
confirm-yes = the first press shows what it does, the second makes it
confirm-no = it is made at once
size = Size of the text
size-usual = normal
size-large = large
size-largest = very large
pace = Moving cards and dice
pace-usual = normal; none if this device says so
pace-slow = slow
pace-fast = fast
pace-none = none
sound = Play sounds: a stamp, paper, a bell
lefty = Left-handed: questions and buttons on the left
always-text = Show tables as plain text, without drawings

# Home
home-heading = What shall we play?
one-moment = One moment…
no-answer = Nobody answers. Is the server still running? Try again in a moment.
offline-heading = No line just now
offline-why = The tables stand where you left them, and nothing is lost. This page looks again by itself; a sheet you have printed needs no line at all.
go-on-heading = Go on playing
go-on-why = Held for you at this counter, for as long as you like.
over = over
held-lesson = first lesson
held-today = today’s
held-theirs = { $name } was to choose
forget = Forget it
forget-match = Forget it: { $game }
really-forget = Forget “{ $game }”?
forget-why = Then this match is no longer in the list, and whoever has not saved it does not come back to it.
forget-not = No, keep it
show-all = Show all { $count }
stars = { $count ->
        [one] One star of five
       *[other] { $count } stars of five
    }
printed-heading = A printed sheet in your hand?
code-or-date = Its code, or a date
code-where = The code stands in the corner, beside the little square. A date is day, month and year: 15/11/2026, 15.11.2026 or 2026-11-15.
code-missing = First write the sheet’s code, or a date.
lay-it-out = Lay it on the table
no-such-day = There are no adventures for { $date }: they begin on { $first }, and tomorrow’s come tomorrow.
job-waits = { $ahead ->
        [one] One other adventure is made first.
       *[other] { $ahead } other adventures are made first.
    }
job-works = It is being made and tried out: attempt { $attempt }, trial game { $played } of { $games } at most. You may leave this page; the work goes on.
job-progress = Trial games
you = You
your-name = Your name
your-name-why = Others at the table see it; nobody else.
from-file = Open a saved match
from-file-why = Its file, chosen here or dropped on any page: an open match goes on, a finished one is shown.
all-games = The games
how-to-play = Options
programs = Programs play
program-strong = strong: as well as they can
program-fair = fair: not badly
program-easy = easy: for beginners
play-now = Play
play-game = Play { $game }
play-with-programs = Play with programs
invite-friends = Invite friends
a-player = A player

# The archive
streak = { $days ->
       *[other] { $days } days in a row
    }
month-before = The month before
month-after = The next month
day-won = won with { $score }
day-lost = lost
day-waits = waits for you
day-to-make = has to be made first
day-not-made = Nobody has asked for this day here yet. It has to be made and tried out in up to sixty games first: a few minutes, which you can watch. After that it is here for everybody.
make-day = Make it now

# The press
print = Print
print-rules = The rules booklet

# Before it begins
that-is-you = you
away = away
ready = Ready
copy = Copy
copied = Copied

# At the table
lost-match = This match is not here
lost-match-why = It may have been made in another browser, or its link was cut short.
line-lost = The line is down since { $time }. It comes back by itself, and nothing is lost: you see the table as it stood then.
no-line = No line
line-tried = { $times ->
        [one] tried once
       *[other] tried { $times } times
    }
line-cannot-hear = The table cannot hear you.
line-keeps = It keeps every choice that has reached it, and your seat.
choice-kept = Kept here:
choice-kept-why = It goes out when the line is back. If the table has moved on by then, you are asked again.
try-now = Try now
back-at-the-table = Back at the table
while-away = { $count ->
        [one] While you were away, one thing happened.
       *[other] While you were away, { $count } things happened.
    }
seen-it = Seen
turn = Turn { $turn }
your-turn = Your turn
turn-of-others = Others play
the-end = The end
looking-back = Looking back
at-that-moment = So it stood then.
waiting-for = Waiting for { $name }…
others-think = Others are thinking…
asked-since = Asked at { $time }. Look at whatever you like meanwhile.
your-turn-is-seen = When it is your turn, this tab says so.
your-turn-is-heard = When it is your turn, this tab says so, and knocks.
wake-me = Wake me with a knock
you-watch = You watch
you-watch-why = You see what lies open on the table. What is hidden is told when the match is over.
somebody-chooses = { $name } chooses.
your-choices = What you can do
nothing-looked-at = Look at a choice to see what it would do.
your-choice = Your choice: { $question } { $count ->
        [one] One possibility.
       *[other] { $count } possibilities.
    }
and-more = { $count ->
        [one] And one more, in the log.
       *[other] And { $count } more, in the log.
    }
do-it = Do it
another = Something else
more-offers = { $count ->
        [one] One more choice can be typed.
       *[other] { $count } more choices can be typed.
    }
or-type = Or type a choice
hinted = the hint
from-to = from { $was } to { $now }
closer = Look closer
lesson-try = Try:
lesson-leave = Leave the lesson
lesson-page = Lesson { $number }: { $title }
lesson-again = Once more: { $title }
lesson-done = That was the lesson. The rest you learn by playing.
lesson-then-today = Play today’s: { $title }
lesson-then-play = Play it for real
learn = Learn
learn-game = Learn { $game }: a first lesson
hint = Hint
hint-comes = Thinking it over…
a-hint = { $steps ->
        [one] A good player would choose { $choice }.
       *[other] One after the other: first { $choice }.
    }
hint-then = {", then "}
hint-also = Also possible: { $choice }.
hint-or = {" or "}
hint-where = Where to look
hint-kind = What kind
hint-which = Which one
hint-more = Tell me: { $what }
take-back = Undo
cancelled = Cancelled
go-on-from-here = Go on from here
instead = Instead
as-text = Text
help = Help
the-table = The table
the-table-as-text = The table as text
what-happened = What happened
players = Players
player = Player { $number }
program-stands-in = a program plays
has-given-up = has given up
let-a-program = Let a program play
come-back = Take my seat back
time-left = Time left
days-left = { $days ->
        [one] one day
       *[other] { $days } days
    }
to-decide = To be decided
votes = { $yes } of { $needed } have said yes.
yes = Yes
no = No
no-go-on = No, play on
resign = Give up
really-resign = Give up this match?
resign-why = The others have won if they are the only ones left; else a program takes your seat and they play on.
resign-why-alone = Then it is over, and counts as given up. To go on another time there is no need to: leave the page, and the match waits for you.
leave = Leave and be forgotten
really-leave = Leave for good?
leave-why = Your name, your seat and what you said here are wiped out. Nobody can take that back.
save-record = Save the record
talk = Talk
mute = Mute { $name }
unmute = Listen to { $name } again
say-something = Say something

# Looking back
look-back = Look back
moment-of = Moment { $at } of { $last }
step-back = Back
step-on = On
to-the-present = To the present
deeds-of = { $at } of { $count }
deeds-told = What is happening
deeds-steering = One thing after the other
deeds-pause = Pause
deeds-play = Go on
deeds-to-choice = To my choice
deeds-again = Step by step

# The end
play-again = Play again
go-to-rematch = To the new match
check-luck = Check the luck
luck-follows = { $count ->
        [0] Nothing was left to chance.
        [one] One chance, and it follows from the sealed luck.
       *[other] All { $count } chances follow from the sealed luck.
    }
luck-differs = Line { $line } does not follow from the sealed luck.
luck-was = The luck was
luck-sealed-as = It was sealed as
luck-yourself = Do not take this server’s word for it: save the record, and “stampadia verify” works it out on your own machine.
the-rules = Rules
save-seat = Save to go on later
save-seen = Save what you have seen
fold = fold
list-choices = { $count ->
    [one] 1 choice
   *[other] All { $count } choices
}
