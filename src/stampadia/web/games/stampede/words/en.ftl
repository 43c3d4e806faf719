# What stands on the page of Stampede

# The run as a picture
run-words = An album with { $kinds } of nine animals, { $most } of one kind at most; the others’ below it.
run-won = Won in turn { $turn }
run-not-won = { $name } won, in turn { $turn }
run-kinds = animals of nine
run-most = of one kind
run-stamps = stamps stuck
run-trades = trades
run-turns = turns

table-exchange = Exchange
table-your-hand = Your hand
table-aside = Put aside
table-hand-of = { $name }’s hand
table-album-of = { $name }’s album
table-kinds = kinds
table-column = { $animal }: { $count }
table-back = { $count ->
    [one] A card: { $animals }
   *[other] { $count } cards: { $animals }
}
table-chooses = chooses
table-step-draw = Draw
table-step-stick = Stick
table-step-trade = Trade
table-choose = { $animal }
table-choose-of = { $animal } of { $name }
table-put-back = { $animal } to place { $place } of the pile
table-swap-with = Swap hands with { $name }
table-behind = on its back: { $animal }
table-played = Stuck
table-you-stick = You stick
table-in-album = your album
table-you-give = You give
table-you-take = You take
table-given-up = Given up
table-look = What would change
table-one-short = one short
table-complete = complete
table-where = Places in the pile
table-which-first = which one?
table-stamp-first = First press the stamp.
table-place = place { $number }
table-pile = Pile: { $count }
table-pile-heading = Pile
table-on-top = on top
table-at-bottom = at the bottom
table-bottom = bottom
table-between = or at place
table-which = Which stamp
table-where-first = Now say where to.
table-top = top
