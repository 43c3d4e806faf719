## The server
no-such-match = There is no such match, or this link does not open it.
no-seat-left = All seats are taken.
nobody-plays = Somebody has to sit down: say “you” for one of the seats.
one-seat-each = Whoever makes a match takes one seat; leave the others open for those who are invited.
own-dice-alone = Dice of one’s own are for a match in which nobody else has to believe them: alone, or with programs.
no-such-program = “{ $text }” does not play here. Programs that do: { $known }.
no-files-here = “{ $text }” names a file, and a server opens none.
match-has-not-begun = The match begins when somebody sits on every seat.
spectators-only-watch = Spectators watch; they do not choose.
too-fast = That was too much at once. Wait a moment, then try again; nothing was done.
not-a-limit = “{ $text }” are no limits. Say some of these, between commas: { $known }.
store-waits = The table cannot go on just now: the matches cannot be reached, or there is no room left for them. Nothing is lost, and it goes on by itself.
store-down = The matches cannot be reached just now, or there is no room left for them. Nothing was done, and nothing is lost: try again in a moment.
our-mistake = Something went wrong here, and it is our mistake. Nothing is lost: try again, and tell whoever runs this table.
nothing-to-weigh = This file has no parts that could be left out one by one, so there is nothing to weigh.
no-such-page = There is no such page.
not-from-here = This was asked by a page of somebody else’s, so nothing was done. Open the table itself, and ask there.
name-unseen = Of this name nothing can be seen. Choose one with letters, digits or a picture.
talk-unseen = Of what you wrote nothing can be seen, so nothing was said.
not-a-message = This could not be understood: something in it is missing, too short, too long, or not what belongs there. Nothing was done.
too-long = That is larger than anything that is taken here. Nothing was done.
luck-is-sealed = The luck is told when the match is over.
backup-exists = “{ $path }” is already there. Choose another name for the backup.
backup-failed = The backup could not be written to “{ $path }”: the folder is missing, full or closed to you, or the store does not answer. Nothing was changed.
backup-unreadable = “{ $path }” cannot be read.
not-a-backup = “{ $path }” is no backup of Stampadia’s matches, or it is damaged. Nothing was changed.
backup-is-newer = “{ $path }” was made by a newer Stampadia than this one. Nothing was changed.
store-closed = The matches at “{ $where }” cannot be opened: the folder or the database is missing or closed to you, does not answer, or holds something else. Nothing was changed.
store-is-newer = The matches at “{ $where }” were kept by a newer Stampadia than this one. Nothing was changed.
no-postgres = PostgreSQL needs one more part: pip install 'stampadia[postgres]'
no-store = There are no matches at “{ $path }”.
store-has-matches = The store has { $count ->
    [one] 1 match, which a restored backup would replace. Back it up
   *[other] { $count } matches, which a restored backup would replace. Back them up
} first, then say --replace. Nothing was changed.

## Before a match begins
match-has-begun = The match has begun; before that this could be changed.
only-the-host = Only the host can do that.
not-all-ready = Not everybody is ready yet.
nobody-to-dismiss = Nobody sits there who could be sent away.
colour-taken = Somebody else has that colour.
colour-red = red
colour-blue = blue
colour-green = green
colour-ochre = ochre
colour-violet = violet
colour-black = black
colour-orange = orange
colour-teal = teal
colour-pink = pink
colour-brown = brown
colour-grey = grey
colour-white = white

## The clock
clock-none = Everybody thinks for as long as they like.
clock-days = { $count ->
    [one] Everybody has a day for each choice.
   *[other] Everybody has { $count } days for each choice.
}
clock-minutes = { $count ->
    [one] Everybody has a minute for all their choices together.
   *[other] Everybody has { $count } minutes for all their choices together.
}
clock-end-bot = Whoever runs out of time is played for by a program, and can take the seat back, with all the time anew.
clock-end-resign = Whoever runs out of time has given up.
clock-too-long = A clock of this kind shows { $most } at most.

## What people decide together
motion-undo = { $who-the } would like to take the last choice back. Do you agree?
motion-bot = { $whom-the } is not there. Shall a program play on, until the seat is taken back?
motion-abandon = { $who-the } would like to break the match off without a result. Do you agree?
motion-pending = Something else is being decided; that comes first.
motion-passed = That is no longer being decided.
motion-not-yours = Others decide that.
nobody-to-replace = No other person plays there.
still-there = That player is here; a program plays only for those who are not.
program-plays-for-you = A program plays for you now. Take your seat back first.
nothing-to-take-back = Your seat is yours already.
has-resigned = Whoever has given up does not come back.
nothing-to-choose-there = Nothing can be chosen there now; what can is lit, and stands in the list.
nobody-to-mute = Nobody sits there.
match-is-not-over = The match is not over yet.

## What people bring along or ask for
not-certified = “{ $text }” has not been made and proven here yet. Ask for it first.
no-adventures-here = { $game } has no adventures that could be asked for.
not-to-be-wished = “{ $text }” cannot be wished for. What can: { $known }.
too-many-wanted = Many adventures are being made just now. Please ask again later.
no-save-of-this = A whole record of an open match is given only to the one person of a match that came from a file; this one has secrets to keep until it is over.
save-of-several = Only a match in which one person plays can be gone on with here.

## Paper
not-a-wish = That is no wish that could be printed.
not-printed-so = “{ $text }” cannot be printed here.
day-not-yet = { $date } has not come yet; its adventure is printed from that day on.
date-to-come = { $date } has not come yet; its adventure is told and played from that day on.
press-busy = The press is busy. Nothing is lost: ask again in a moment.

## Boards
no-board-of-this = Only a day of the calendar has a board, played by the usual rules.
not-for-the-board = A match in which everything could be taken back, that a program played, or that was over when its record came, goes on no board.
