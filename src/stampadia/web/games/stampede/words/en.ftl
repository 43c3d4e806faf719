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
table-kinds = { $count }/9 kinds
table-most = { $count }/{ $of } { $animal }
table-column = { $animal }: { $count }
table-back = { $count ->
    [one] A card: { $animals }
   *[other] { $count } cards: { $animals }
}
table-played = Stuck
table-you-give = You give
table-given-up = Given up
table-pile = Pile: { $count }
table-top = top
