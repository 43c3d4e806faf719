# Il tavolo: ciò che si dice a ogni tavolo, in un terminale o altrove.

table-players-and-seats = { $seats } posti e { $players } giocatori non vanno d’accordo: serve un giocatore per posto.
table-cannot-write = Impossibile scrivere «{ $file }»: { $why }.
table-cannot-read = Impossibile leggere «{ $file }»: { $why }.
table-memory-damaged = I ricordi dei tuoi eroi non si leggono: «{ $file }» è danneggiato. «stampadia memory { $game } --clear» lo mette da parte e ricomincia; con --no-memory si gioca senza.
table-not-text = «{ $file }» non è un file di testo, quindi non è un verbale.
bad-player = «{ $player }» non è un giocatore. Ci sono you (tu), random, greedy, search, search:400 (iterazioni) e search:2s (secondi).
table-hint = { $chance ->
    [0] La ricerca preferisce «{ $choice }», ma quasi non vede come vincere questa partita.
    [1] La ricerca preferisce «{ $choice }», ma quasi non vede come vincere questa partita.
   *[other] La ricerca preferisce «{ $choice }»: da lì, probabilità di vincere la partita: { $chance } %.
}
table-hint-else = { $chance ->
    [0] Poi «{ $choice }».
    [1] Poi «{ $choice }».
   *[other] Poi «{ $choice }»: { $chance } %{ $sure ->
        [no] , ma lì la ricerca ha guardato meno e ne è meno sicura.
       *[yes] .
    }
}
table-player-you = tu
table-player-random = a caso
table-player-greedy = ingordo
table-player-search = ricerca
table-end-nobody = Non vince nessuno.
table-won = { $you ->
    [alone] Hai vinto.
    [among] Hai vinto, insieme { $others ->
        [one] al giocatore { $who }.
       *[other] ai giocatori { $who }.
    }
   *[no] { $others ->
        [one] Ha vinto il giocatore { $who }.
       *[other] Hanno vinto i giocatori { $who }.
    }
}
table-and = { $some } e { $last }
table-end-how = Al turno { $turn }, con { $how }.
table-end-turn = La partita è finita al turno { $turn }.
table-no-dice = In { $game } non si tirano dadi: togli --own-dice.
table-hint-instinct = Un buon giocatore sceglierebbe «{ $choice }»:
table-hint-best = Il turno migliore: { $choice }.
table-hint-line = Il turno di un buon giocatore: { $choice }.
