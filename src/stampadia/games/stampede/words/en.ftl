# Stampede: every sentence a player can read.

title = Stampede
tagline = Trade stamps, watch the backs, be first with five of a kind or all nine.

animal-elephant = elephant
    .one = an elephant
    .many = elephants
animal-hippo = hippo
    .one = a hippo
    .many = hippos
animal-lion = lion
    .one = a lion
    .many = lions
animal-crocodile = crocodile
    .one = a crocodile
    .many = crocodiles
animal-giraffe = giraffe
    .one = a giraffe
    .many = giraffes
animal-rhino = rhino
    .one = a rhino
    .many = rhinos
animal-baboon = baboon
    .one = a baboon
    .many = baboons
animal-buffalo = buffalo
    .one = a buffalo
    .many = buffaloes
animal-parrot = parrot
    .one = a parrot
    .many = parrots

you = You
team = Team { $letter }
list-and = { $head } and { $last }
back = { $first } or { $second }
several = { $count ->
    [2] two
    [3] three
   *[other] { $count }
} { $animals }

rules =
    On your turn: draw the top card of the pile, stick one card of your hand into your album, then do what its animal says.
    You win with five of one animal or all nine animals in your album at the end of your own turn, or with four parrots at once, on anyone’s turn.
    The back of a card shows two animals; one of them is on the front. Everyone sees the backs.
    When the pile runs out, everyone gives up two stamps, and they become the new pile.

# What the animals do: one message per op.

op-exchange = { $take ->
    [own-album] Trade one stamp from your hand for one in your own album.
    [other-album] { $give ->
        [hand] Trade one stamp from your hand for one in another player’s album.
       *[album] Trade one stamp from your album for one in another player’s album.
    }
   *[exchange-area] { $give ->
        [hand] Trade one stamp from your hand for one in the exchange area.
       *[album] Trade { $count } stamps from your album for all { $count } in the exchange area.
    }
}
op-exchange-hands = Trade your whole hand for another player’s.
op-either-order = { $take ->
    [top-into-album] In either order: take the top card of the pile into your album; put any other stamp of your album back into the pile, where you like.
   *[top-three-as-hand] In either order: take the top three cards of the pile as your new hand; put your former hand back into the pile, each card where you like.
}
op-nothing = Nothing to trade. But four parrots in an album win on the spot.

# What happened.

event-dealt = The cards are dealt: { $cards } to each hand.
event-began-turn = { $you ->
    [yes] Turn { $turn }: your turn.
   *[no] Turn { $turn }: { $who }.
}
event-drew = { $you ->
    [yes] You draw { $stamp }.
   *[no] { $who } draws a card: { $back }.
}
event-played = { $you ->
    [yes] You stick { $stamp } into your album.
   *[no] { $who } sticks { $stamp } into their album.
}
event-exchanged-own = { $you ->
    [yes] You trade { $given } from your hand for { $taken } in your album.
   *[no] { $who } trades { $given } from their hand for { $taken } in their album.
}
event-exchanged-other = { $you ->
    [yes] You trade { $given } from your { $source ->
        [hand] hand
       *[album] album
    } for { $taken } in { $whom }’s album.
   *[no] { $who } trades { $given } from their { $source ->
        [hand] hand
       *[album] album
    } for { $taken } in { $to-you ->
        [yes] your album
       *[no] { $whom }’s album
    }.
}
event-exchanged-area = { $you ->
    [yes] You trade { $given } from your { $source ->
        [hand] hand
       *[album] album
    } for { $taken } in the exchange area.
   *[no] { $who } trades { $given } from their { $source ->
        [hand] hand
       *[album] album
    } for { $taken } in the exchange area.
}
event-swapped-hands = { $you ->
    [yes] You change hands with { $whom }.
   *[no] { $who } changes hands with { $whom }.
}
event-ordered = { $you ->
    [yes] You will { $first ->
        [take] take first, then return
       *[return] return first, then take
    }.
   *[no] { $who } will { $first ->
        [take] take first, then return
       *[return] return first, then take
    }.
}
event-took-top = { $you ->
    [yes] You take { $stamp } from the pile into your album.
   *[no] { $who } takes { $stamp } from the pile into their album.
}
event-set-aside = { $you ->
    [yes] You set your hand aside.
   *[no] { $who } sets their hand aside.
}
event-returned = { $you ->
    [yes] You put { $stamp } back into the pile, place { $place }.
   *[no] { $who } puts { $stamp } back into the pile, place { $place }.
}
event-gave-up = { $you ->
    [yes] You give up { $stamp }.
   *[no] { $who } gives up { $stamp }.
}
event-ran-out = The pile is empty: everyone gives up two stamps of the album.
event-reshuffled = The { $cards } stamps given up are shuffled: a new pile.
event-met = { $you ->
    [yes] You have { $how ->
        [five] five of a kind!
        [nine] all nine animals!
       *[parrots] four parrots!
    }
   *[no] { $who } has { $how ->
        [five] five of a kind!
        [nine] all nine animals!
       *[parrots] four parrots!
    }
}
event-won = { $you ->
    [yes] You win.
    [team] Your team wins.
   *[no] { $many ->
        [yes] { $who } win.
       *[no] { $who } wins.
    }
}

stamp-unknown-back = a card ({ $back })
stamp-with-back = { $animal } (back { $first }/{ $second })

# The plain table.

show-turn = Turn { $turn }. { $mine ->
    [yes] Your turn.
   *[no] { $who } to move.
}
show-over = The game is over: { $how ->
    [five] five of a kind
    [nine] all nine animals
    [resigned] all others have given up
    [abandoned] broken off without a result
   *[parrots] four parrots
}.
show-pile = Pile: { $count ->
    [one] one card
   *[other] { $count } cards
}.
show-pile-top = The top card shows { $back }.
show-pile-known = The top card is { $stamp }.
show-followed = In the pile, place { $place }: { $what }.
show-exchange = Exchange area: { $stamps }.
show-album = { $who } { $team }: { $stamps }.
show-album-empty = { $who } { $team }: no stamps.
show-hand-of = Hand of { $who }: { $stamps }.
show-hand = Your hand: { $stamps }.
show-aside = Your former hand: { $stamps }.
show-chosen = Picked to give: { $stamps }.
show-given-up = Given up: { $stamps }.

# The question now, by step.

ask-play = Which stamp do you stick into your album?
ask-give-from-hand = Which card of your hand do you give?
ask-give-from-album = Which stamp of your album do you give?
ask-take-from-own-album = Which stamp of your album do you take into your hand?
ask-take-for-hand = Which stamp of another album do you take into your hand?
ask-take-for-album = Which stamp of another album do you take into yours?
ask-take-from-exchange = Which stamp of the exchange area do you take into your hand?
ask-swap-hands = With whom do you change hands?
ask-giraffe-order = Giraffe: take the top card first, or return a stamp first?
ask-rhino-order = Rhino: take three cards first, or return your hand first?
ask-return-from-album = Which stamp goes back into the pile, and where?
ask-return-from-album-below-top = Which stamp goes back into the pile, and where? Not on top: you will take that card next.
ask-return-former-hand = Which card of your former hand goes back into the pile, and where?
ask-give-up = The pile is empty. Which stamp of your album do you give up?
ask-finished = The game is over.
ask-deal = The cards are shuffled.
ask-starter = Lots are drawn for the first turn.
ask-reshuffle = The given-up stamps are shuffled.

# What a choice would do.

explain-play = { $text }
explain-play-wins = { $text } { $how ->
    [parrots] Your fourth parrot: you win at once.
    [five] That makes five of a kind, if they are still yours when the turn ends.
   *[nine] That makes all nine, if they are still yours when the turn ends.
}
explain-give = You give { $stamp }; next you say what you take.
explain-give-more = You give { $stamp }; { $left ->
    [one] one more to pick.
    [0] that is the last one.
   *[other] { $left } more to pick.
}
explain-take = { $stamp } comes to you.
explain-swap = You get the whole hand of { $who }, and { $who } yours.
explain-take-first = Take from the pile, then return.
explain-return-first = Return to the pile, then take.
explain-return = { $stamp } goes back into the pile as number { $place } from the top of { $count }.
explain-give-up = { $stamp } leaves your album for the new pile.

no-such-place = There is no such place in the pile: it has places 1 to { $lowest }.
bad-teams = { $seats } players cannot play in { $teams } teams: two teams need 4, 5 or 6 players, three teams need 6.

how-five = five of a kind
how-nine = all nine animals
how-parrots = four parrots

# What is printed on the cards, beside the animals' names and deeds.

print-imprint = Stampadia · { $value }/{ $of } · { $first }–{ $second }
print-postmark = one of the two
print-exchange = Exchange
print-exchange-text = Three stamps, face up, always.
print-exchange-gives = { $give ->
    [hand] one from your hand
   *[album] { $count } from your album
}
print-animals = Nine animals
print-turn = Your turn
print-step-draw = Draw the top card of the pile.
print-step-stick = Stick one card of your hand into your album.
print-step-do = Do what its animal says. You must.
print-win = You win
print-win-five = of one animal, or
print-win-nine = different animals, at the end of your turn;
print-win-parrots = parrots: at once, on anyone’s turn.
print-check = When you are done
print-check-hand = three cards in your hand
print-check-album = one stamp more in your album
print-check-exchange = three in the exchange
print-backs = A back shows two animals; one is the front. Everyone may look.

# At the table: beside the choices, before the start, at the end

note-take-from = from the album of { $who }
note-swap = with the hand of { $who }
option-teams = Teams
option-teams-none = none
option-teams-two = two
option-teams-three = three
roll-starter = Draw lots: which player starts?

# What can be typed
choice-play = play { $stamp }
choice-give = give { $stamp }
choice-take = take { $stamp }
choice-take-from = take { $seat } { $stamp }
choice-give-up = give up { $stamp }
choice-swap = swap { $seat }
choice-take-first = take first
choice-return-first = return first
choice-return = return { $stamp } at { $place }

# What a choice changes, short

foretell-album = { $who }: { $animal }
foretell-kinds = kinds
foretell-short = stamps short

# Hints in three degrees: where to look, what kind of choice

where-hand = Look at your hand.
where-aside = Look at the hand you have put aside.
where-exchange = Look at the exchange area.
where-hand-of = Look at the others’ hands.
where-album-of = { $own ->
    [yes] Look at your own album.
   *[no] Look at the album { $who-of }.
}
kind-play = Stick a stamp.
kind-give = Give a stamp away.
kind-take = Take a stamp.
kind-take-from = Take a stamp.
kind-have = Think of an animal that is in your album already.
kind-lack = Think of an animal that your album lacks.
kind-give-up = Give a stamp up.
kind-swap = Take another hand.
kind-take-first = Take first, return then.
kind-return-first = Return first, take then.
kind-return = { $place ->
    [0] Put it on top of the pile.
   *[other] Put it into the pile, not on top.
}

# The score slip, on paper and typed in

slip-title = Score slip
slip-players = Players
slip-result = You, or your team
slip-won = won
slip-lost = lost
slip-with = The winner had
slip-typed = Typed in afterwards: stampadia score { $game }
slip-note = Whoever wins, wins at once: there are no points.
slip-told = { $won ->
    [yes] Won
   *[no] Lost
} among { $players } players; the winner had { $how }.

# Why nothing can be chosen somewhere, with a chapter of the rule book

chapter-turn = Your turn
chapter-animals = The nine
why-stampede = { $step ->
    [play] You have drawn; now one card of your hand goes into your album. Nothing else moves before that.
    [give-from-hand] { $animal } gives a card of your hand: pick one there.
    [give-from-album] { $animal } gives a stamp of your album: pick one there.
    [take-from-own-album] { $animal } takes a stamp of your own album into your hand: pick one there.
    [take-for-hand] { $animal } takes a stamp of another album into your hand: pick one there.
    [take-for-album] { $animal } takes a stamp of another album into yours: pick one there.
    [take-from-exchange] { $animal } takes a stamp of the exchange area: pick one there.
    [swap-hands] { $animal } changes whole hands: pick another player’s hand.
    [return-from-album] { $animal } returns a stamp of your album to the pile: pick one there, then its place in the list.
    [return-from-album-below-top] { $animal } returns a stamp of your album to the pile, not on top: pick one there, then its place in the list.
    [return-former-hand] { $animal } returns your former hand to the pile: pick a card of those put aside.
    [give-up] The pile is empty: pick a stamp of your album to give up.
   *[other] First the question: take or return first?
}
why-same-stamp = Not this one: it was just taken from the pile, and the stamp that goes back must be another.

# A first lesson, topic by topic

lesson-stick-title = stick a stamp
lesson-stick = You have drawn a card. Now one card of your hand is stuck into your album, the page with a column for each of the nine animals; then its animal trades, and must.
    The line under each picture says what it trades.
lesson-stick-task = Point at a card of your hand: the column it would go to is marked. Press it to stick it.
lesson-trade-title = the trade
lesson-trade = Each animal trades in its own way: a card for a stamp, a hand for a hand, your album with the pile. The question says what is given and taken, and what can be picked is lit.
lesson-trade-task = Pick what lights up, and see in the stub how the albums would change.
lesson-win-title = how it is won
lesson-win = Three ways, at the end of your turn: five of one animal (a full column), all nine animals (a full first row), or four parrots, which win at once. The line above each album says how near it is.
lesson-win-task = Look at both albums, then stick what brings you nearer, or what trades away what the other needs.
lesson-trade-again-title = trading well
lesson-trade-again = What you give away lies in another album or hand, and may come back to you by the next lion or hippo. A trade that costs you nothing and the other a column is the best of all.
lesson-trade-again-task = Take what you lack; give what is far from winning anywhere.
lesson-backs-title = backs
lesson-backs = Others’ hands lie face down, but a back shows two animals, and the card is one of them. What you know is crossed away: hatched is what it cannot be. The pile’s top back is open to all.
lesson-backs-task = Look at the backs before you play: does somebody hold what you need?
lesson-plan-title = on your own
lesson-plan = That is all there is to know. Hint tells first where to look, then what kind, then which; Undo takes a choice back as long as nothing new was seen.
lesson-plan-task = Play on, and win.
lesson-empty-title = the pile is empty
lesson-empty = When the pile runs out, everybody gives up two stamps of their album; they become the new pile.
lesson-empty-task = Give up what you need least.
