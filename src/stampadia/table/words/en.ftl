# The table: what is said at every table, at a terminal or elsewhere.

table-players-and-seats = { $seats } seats cannot be filled by { $players } players: name one for each seat.
table-cannot-write = “{ $file }” cannot be written: { $why }.
table-cannot-read = “{ $file }” cannot be read: { $why }.
table-memory-damaged = What your heroes remember cannot be read: “{ $file }” is damaged. “stampadia memory { $game } --clear” sets it aside and begins anew; --no-memory plays without it.
table-not-text = “{ $file }” is not a text file, so it is no record.
bad-player = “{ $player }” is no player. There are you, easy, fair, strong, random, careless, greedy, careful, search, race, careless:20 (one choice in 20 is any), search:400 (iterations) and search:2s (seconds), race:400 and race:2s.
bad-player-near = “{ $player }” is no player. Did you mean { $near }?
table-hint-choice = { $name ->
    [none] “{ $choice }”
   *[other] “{ $choice }” ({ $name })
}
table-hint = { $chance ->
    [0] The search leans to { $choice }, but it sees hardly a way to win this game.
    [1] The search leans to { $choice }, but it sees hardly a way to win this game.
   *[other] The search leans to { $choice }: from there it gives you { $chance } % to win the game.
}
table-hint-also = { $chance ->
    [0] Also possible: { $choice }.
    [1] Also possible: { $choice }.
   *[other] Also possible: { $choice }, { $chance } %.
}
table-hint-then = { $some }, then { $next }
table-hint-nowhere = Nothing that lies on the table. Think of passing, of ending, of a plain yes or no.
table-hint-compare = A matter of comparing: what would each one change?
table-player-you = you
table-player-easy = easy
table-player-fair = fair
table-player-strong = strong
table-player-random = random
table-player-careless = careless
table-player-careful = careful
table-player-greedy = greedy
table-player-search = search
table-player-race = race
table-end-nobody = Nobody wins.
table-gave-up = { $you ->
    [alone] You gave up in turn { $turn }.
    [among] All of you gave up, in turn { $turn }.
   *[nobody] The match was given up in turn { $turn }.
}
table-others-gave-up = You win: in turn { $turn } everybody else gave up.
table-won = { $you ->
    [alone] You win.
    [among] You win, together with { $who-the }.
   *[no] { $others ->
        [one] { $who-the } wins.
       *[other] { $who-the } win.
    }
}
table-and = { $some } and { $last }
table-end-how = In turn { $turn }, with { $how }.
table-lesson-page = Lesson { $number }: { $title }
table-lesson-done = That was the lesson. { $daily ->
    [yes] Play today’s adventure
   *[no] Play it for real
}: { $command }
table-end-turn = The game ended in turn { $turn }.
table-no-dice = { $game } has no dice to roll: leave --own-dice out.
table-unread = { $count ->
    [one] One of the { $texts } texts of these cards is unread: when it comes up, the table says so, and you apply it by hand.
   *[other] { $count } of the { $texts } texts of these cards are unread: when one comes up, the table says so, and you apply it by hand.
}
table-hint-instinct = A good player would choose { $choice }:
table-hint-best = The best turn: { $choice }.
table-hint-line = A good player’s turn: { $choice }.

## Luck that can be checked
luck-is-fair = { $file }: the luck is fair. { $chances ->
        [one] The one chance line follows
       *[other] All { $chances } chance lines follow
    } from the seed that was sealed before the match{ $words ->
        [0] .
        [one] {" "}and from the words that one player added.
       *[other] {" "}and from the words that { $words } players added.
    }
luck-alone = Every line fits the rules, and the turns come to the same digests. What was chosen, and by whom, is not proven: once the seed is told, other choices with luck to match can be written under the same seal. Hold it against another player’s copy: this one’s imprint is { $imprint }.
luck-differs = { $file }: line { $line } does not follow from the seed that was sealed before the match. Somebody chose the luck.
luck-not-sealed = This record does not say that its luck was sealed; only matches of a server do.
luck-not-told = This record does not say yet what its luck was: that is told when the match is over.
luck-other-seed = The seed in this record is not the one that was sealed before the match.

## The score slip of a match on paper
slip-no-such-box = There is no box “{ $name }” on this slip. There is: { $known }.
slip-bad-number = { $box } takes a number from { $least } to { $most }, not “{ $text }”.
slip-bad-mark = { $box } takes one of its marks, not “{ $text }”: { $known }.
slip-box-missing = “{ $box }” is still empty: { $name }=…
slip-half-filled = “{ $box }” is still empty: fill all boxes of { $part }, or none.
slip-results-damaged = The results of matches on paper cannot be read: “{ $file }” is damaged. Mend it or put it away; nothing was changed.
slip-no-such-result = There is no result { $number }. { $most ->
    [0] None is kept.
   *[other] They are numbered from 1 to { $most }.
}
