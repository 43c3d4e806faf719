## The workshop and the laboratory: fetched when somebody goes there

# The workshop
workshop = The workshop
workshop-lead = Write a game of your own: what is wrong stands beside the line, and the paper is drawn as you type.
workshop-of = Workshop of { $game }
workshop-games = What do you write for?
shop-to-be = What it will print
shop-to-be-why = Here every card or sheet that you write is drawn, just as it will be printed.
shop-empty = Nothing lies here yet. Begin with a small file that can be played as it is, or open one of yours: drop it anywhere on this page.
shop-new = Begin with a new one
shop-open = Open a file
shop-save = Download the file
shop-pdf = Download the PDF
shop-play = Play it now
shop-leave-title = Put the file that lies here away?
shop-leave-why = Only this browser has it. Download it first if you want it back.
shop-leave-no = Keep it
shop-leave-yes = Put it away
shop-source = The file
shop-source-help = Mistakes are told beside their lines while you write.
shop-too-long = This file is longer than { $most } characters, which is the most that can be worked on here.
shop-not-a-text = This is no text that can be read here.
shop-problems = { $errors ->
    [0] No problem
    [one] 1 problem
   *[other] { $errors } problems
}{ $warnings ->
    [0] {""}
    [one] , 1 warning
   *[other] , { $warnings } warnings
}
shop-texts = { $read ->
    [one] 1 text read
   *[other] { $read } texts read
}{ $unread ->
    [0] {""}
   *[other] , { $unread } unread
}
shop-kept = Kept in this browser as you write
shop-not-kept = This browser keeps nothing: download the file before you go
shop-margin = What the proofreader says
shop-line = Line { $line }
shop-whole = The whole file
shop-warning = Warning
shop-put = Put { $text }
shop-all-well = Nothing to mend.
shop-pieces = All that is printed
shop-piece = { $number } of { $count }
shop-piece-bad = { $title }, { $count ->
    [one] one problem
   *[other] { $count } problems
}
shop-nameless = No. { $number }
shop-add = Add one like it
shop-turn = Turn it round
shop-larger = Larger
shop-before = As it was before the last mistakes.
shop-not-drawn = It is drawn as soon as it can be read.

# The file, its pictures, its numbers
shop-views = What lies on the bench
shop-view-file = Text
shop-view-pictures = Pictures
shop-view-numbers = Numbers
easel = The picture of { $title }
easel-board = drawing board
easel-none = Nothing can be drawn here: choose a card with a picture above, or mend its line in the text.
easel-how = Draw with mouse or finger; or by keys: arrows go to a pixel, Space draws, Ctrl Z takes back. The file changes as you draw.
easel-pen = Draw
easel-fill = Fill
easel-pick = Take a colour
easel-colours = Colours, by their signs in the file
easel-colour = Colour { $sign }
easel-paper = Paper { $sign }
easel-at = Column { $column }, row { $row }: { $colour }
numbers-wait = The numbers come as soon as the file has no problem.
numbers-old = As it was before the last mistakes.
numbers-remarks = What you may not have meant

# The laboratory
lab = The laboratory
lab-lead = What many games say: of the days that have come, and of those that you let programs play.
lab-days = The days of { $game }
lab-days-why = Each day was played { $games } times by an honest program before it was published. The dot is how often it won, the line where the true rate lies with 95 % certainty.
lab-rate = Games won
lab-turns = Turns of a won game, the median
lab-stars = Stars
lab-day = Day
lab-won = Won
lab-interval = 95 % interval
lab-length = Turns
lab-stars-of = Days by stars
lab-count = { $count ->
    [one] 1 day
   *[other] { $count } days
}
lab-table = The same as a table
lab-drop-title = Games that you let play
lab-drop-why = Drop what “stampadia simulate … --json” has written; it is read in this browser and sent nowhere.
lab-drop = Open results
lab-not-results = “{ $file }” is no result of “stampadia simulate --json”.
lab-sim = { $games ->
    [one] 1 game of { $game }
   *[other] { $games } games of { $game }
}
lab-sim-about = Seed { $seed }, { $decisions } decisions in { $seconds } s.
lab-unfinished = { $count ->
    [one] One game took more than { $longest } turns and counts as not won.
   *[other] { $count } games took more than { $longest } turns and count as not won.
}
lab-interrupted = It was stopped before all games were played.
lab-by-player = By player
lab-by-order = By place at the table, from the one who began
lab-how = How they were won
lab-lengths = How long they were
lab-games = Games
lab-who = Who
lab-least = Shortest
lab-median = Median
lab-mean = Mean
lab-most-of-them = 95 % at most
lab-most = Longest
lab-put-away = Put it away

# What each card is worth
scales = What each card is worth
scales-why = A program plays { $deals } deals with the whole file, and each of them again without every single card. It takes some minutes and can be stopped at any time.
scales-played = { $played } of { $games } games
scales-progress = Games played
scales-play = Play { $deals } deals
scales-more = Play { $deals } deals more
scales-stop = Stop
scales-sure = For sure, whatever card one asks about: { $cards }.
scales-unsure = No card shifts it for sure. The lines are where the truth lies with 95 % certainty.
scales-old = The file has changed since; play again to weigh what stands there now.
scales-card = Card
scales-by = With it
scales-deals = Deals
