# The table: what is said at every table, at a terminal or elsewhere.

table-players-and-seats = { $seats } seats cannot be filled by { $players } players: name one for each seat.
table-cannot-write = “{ $file }” cannot be written: { $why }.
table-cannot-read = “{ $file }” cannot be read: { $why }.
table-memory-damaged = What your heroes remember cannot be read: “{ $file }” is damaged. “stampadia memory { $game } --clear” sets it aside and begins anew; --no-memory plays without it.
table-not-text = “{ $file }” is not a text file, so it is no record.
bad-player = “{ $player }” is no player. There are you, random, greedy, search, search:400 (iterations) and search:2s (seconds).
table-hint = { $chance ->
    [0] The search leans to “{ $choice }”, but it sees hardly a way to win this game.
    [1] The search leans to “{ $choice }”, but it sees hardly a way to win this game.
   *[other] The search leans to “{ $choice }”: from there it gives you { $chance } % to win the game.
}
table-hint-else = { $chance ->
    [0] Then “{ $choice }”.
    [1] Then “{ $choice }”.
   *[other] Then “{ $choice }”: { $chance } %{ $sure ->
        [no] , but the search looked there less often and is less sure of it.
       *[yes] .
    }
}
table-player-you = you
table-player-random = random
table-player-greedy = greedy
table-player-search = search
table-end-nobody = Nobody wins.
table-won = { $you ->
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
table-and = { $some } and { $last }
table-end-how = In turn { $turn }, with { $how }.
table-end-turn = The game ended in turn { $turn }.
table-no-dice = { $game } has no dice to roll: leave --own-dice out.
table-hint-instinct = A good player would choose “{ $choice }”:
table-hint-best = The best turn: { $choice }.
table-hint-line = A good player’s turn: { $choice }.
