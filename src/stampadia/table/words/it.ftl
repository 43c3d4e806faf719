# Il tavolo: ciò che si dice a ogni tavolo, in un terminale o altrove.

table-players-and-seats = { $seats } posti e { $players } giocatori non vanno d’accordo: serve un giocatore per posto.
table-cannot-write = Impossibile scrivere «{ $file }»: { $why }.
table-cannot-read = Impossibile leggere «{ $file }»: { $why }.
table-memory-damaged = I ricordi dei tuoi eroi non si leggono: «{ $file }» è danneggiato. «stampadia memory { $game } --clear» lo mette da parte e ricomincia; con --no-memory si gioca senza.
table-not-text = «{ $file }» non è un file di testo, quindi non è un verbale.
bad-player = «{ $player }» non è un giocatore. Ci sono you (tu), easy, fair, strong, random, careless, greedy, careful, search, race, careless:20 (una mossa su 20 a caso), search:400 (iterazioni) e search:2s (secondi), race:400 e race:2s.
bad-player-near = «{ $player }» non è un giocatore. Forse intendevi { $near }?
table-hint-choice = { $name ->
    [none] «{ $choice }»
   *[other] «{ $choice }» ({ $name })
}
table-hint = { $chance ->
    [0] La ricerca preferisce { $choice }, ma quasi non vede come vincere questa partita.
    [1] La ricerca preferisce { $choice }, ma quasi non vede come vincere questa partita.
   *[other] La ricerca preferisce { $choice }: da lì, probabilità di vincere la partita: { $chance } %.
}
table-hint-also = { $chance ->
    [0] Va bene anche { $choice }.
    [1] Va bene anche { $choice }.
   *[other] Va bene anche { $choice }: { $chance } %.
}
table-hint-then = { $some }, poi { $next }
table-hint-nowhere = Niente che stia sul tavolo. Pensa a passare, a chiudere, a un sì o a un no.
table-hint-compare = Si tratta di confrontare: che cosa cambierebbe ciascuna?
table-player-you = tu
table-player-easy = facile
table-player-fair = discreto
table-player-strong = forte
table-player-random = a caso
table-player-careless = distratto
table-player-careful = attento
table-player-greedy = ingordo
table-player-search = ricerca
table-player-race = corsa
table-end-nobody = Non vince nessuno.
table-gave-up = { $you ->
    [alone] Hai abbandonato al turno { $turn }.
    [among] Avete abbandonato tutti, al turno { $turn }.
   *[nobody] Partita abbandonata al turno { $turn }.
}
table-others-gave-up = Hai vinto: al turno { $turn } hanno abbandonato tutti gli altri.
table-won = { $you ->
    [alone] Hai vinto.
    [among] Hai vinto, insieme { $who-to }.
   *[no] { $others ->
        [one] Ha vinto { $who-the }.
       *[other] Hanno vinto { $who-the }.
    }
}
table-and = { $some } e { $last }
table-end-how = Al turno { $turn }, con { $how }.
table-lesson-page = Lezione { $number }: { $title }
table-lesson-done = La lezione finisce qui. { $daily ->
    [yes] Gioca l’avventura di oggi
   *[no] Gioca sul serio
}: { $command }
table-end-turn = La partita è finita al turno { $turn }.
table-no-dice = In { $game } non si tirano dadi: togli --own-dice.
table-unread = { $count ->
    [one] Uno dei { $texts } testi di queste carte non è stato capito: quando tocca a lui il tavolo avverte, e lo applichi tu a mano.
   *[other] { $count } dei { $texts } testi di queste carte non sono stati capiti: quando tocca a uno di loro il tavolo avverte, e lo applichi tu a mano.
}
table-hint-instinct = Un buon giocatore sceglierebbe { $choice }:
table-hint-best = Il turno migliore: { $choice }.
table-hint-line = Il turno di un buon giocatore: { $choice }.

## La fortuna che si può controllare
luck-is-fair = { $file }: la fortuna è onesta. { $chances ->
        [one] L’unica riga del caso discende
       *[other] Tutte le { $chances } righe del caso discendono
    } dal seme sigillato prima della partita{ $words ->
        [0] .
        [one] {" "}e dalle parole aggiunte da un giocatore.
       *[other] {" "}e dalle parole aggiunte da { $words } giocatori.
    }
luck-alone = Ogni riga segue le regole, e i turni portano alle stesse impronte. Che cosa fu scelto, e da chi, non è dimostrato: una volta noto il seme, sotto lo stesso sigillo si possono scrivere altre scelte con la fortuna che ne viene. Confrontalo con la copia di un altro giocatore: l’impronta di questo è { $imprint }.
luck-differs = { $file }: la riga { $line } non discende dal seme sigillato prima della partita. Qualcuno ha scelto la fortuna.
luck-not-sealed = Questo verbale non dice che la sua fortuna fu sigillata: lo dicono solo le partite di un server.
luck-not-told = Questo verbale non dice ancora quale fosse la fortuna: lo si dice a partita finita.
luck-other-seed = Il seme di questo verbale non è quello sigillato prima della partita.

## La scheda del punteggio di una partita su carta
slip-no-such-box = Su questa scheda non c’è la casella «{ $name }». Ci sono: { $known }.
slip-bad-number = { $box }: serve un numero da { $least } a { $most }, non «{ $text }».
slip-bad-mark = { $box }: serve uno dei suoi segni, non «{ $text }»: { $known }.
slip-box-missing = «{ $box }» è ancora vuota: { $name }=…
slip-half-filled = «{ $box }» è ancora vuota: per { $part } si riempiono tutte le caselle o nessuna.
slip-results-damaged = I risultati delle partite su carta non si leggono: «{ $file }» è danneggiato. Riparalo o mettilo via; non è stato cambiato nulla.
slip-no-such-result = Non c’è il risultato { $number }. { $most ->
    [0] Non ne è conservato nessuno.
   *[other] Sono numerati da 1 a { $most }.
}
