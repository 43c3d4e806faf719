# Quel che sta sulla pagina di Generali

# La partita in figura
run-words = Una riga per battaglia, dal basso: combattute { $battles }, fino al livello d’inchiostro { $ink }.
run-saved = Stampadia è salva, con { $life } di Vita
run-taken = La Sacra Stampante ha continuato, al livello d’inchiostro { $ink }
run-ink = livello d’inchiostro
run-battles = battaglie
run-turns = turni
run-beaten = nemici sconfitti
run-fell = unità perse
run-life = di Vita

table-ink = Livello d’Inchiostro { $ink } di 6
table-ink-short = Inchiostro { $ink }
table-phase-check = Controllo
table-phase-heal = Cura
table-phase-play = Gioco
table-phase-attack = Attacco
table-phase-advance = Avanzata
table-phase-defense = Difesa
table-phase-recover = Recupero
table-phase-over = Fine
table-row-player = Fila del Giocatore
table-row-front = Fila Frontale
table-row-incoming = Fila in Arrivo
table-empty = colonna { $column }, vuota
table-level = L{ $level }
table-line = I numeri, colonna per colonna: del Nemico, poi i tuoi
table-attack = attacco { $value }
table-life = vita { $value }
table-why-attack = attacco { $value }: perché?
table-why-life = vita { $value }: perché?
table-printed = stampato
table-wounds = { $count ->
    [one] 1 ferita
   *[other] { $count } ferite
}
table-deck = Mazzo della Stampante: { $count }
table-places = Pila dei Luoghi: { $count }
table-pressure = pressione { $pressure }
table-events = Mazzo degli Eventi: { $count }
table-life-left = Vita: { $count }
table-shields = Scudi: { $count }
table-hand = La tua mano: { $count }
table-hand-of = Mano di { $name }: { $count }
table-looked = Davanti a te
table-next = In arrivo dalla stampa
table-place-stack = Pila dei Luoghi
table-of = di { $count }
table-event = Evento scoperto
table-life-name = Vita
table-shields-name = Scudi
table-none = nessuno
table-part-header = intestazione
table-part-body = corpo
table-part-banner = stendardo
table-part-front = di fronte
table-part-place = Pila dei Luoghi
table-part-drawn = la carta appena pescata
table-part-lasting = da prima, in questo attacco
table-as-printed = come in stampa
table-exhausted = esausta
table-exhausted-why = Esausta: in questo turno non colpisce nessuno.
table-foretold = previsione
table-call-onto = { $card } in { $column }
table-you-attacked = Hai attaccato
table-printer-turn = Il turno della Stampante
table-no-turn = Nessuno ha ancora attaccato.
table-at-you = contro di te
table-held = non attacca
table-nobody = non c’è nessuno
table-is-defeated = sconfitta
table-deed-attacks = { $card } attacca dalla colonna { $column }
table-deed-attacks-with = { $card } attacca dalla colonna { $column } con { $value }
table-deed-printed = In stampa nella colonna { $column }: { $card }, Livello { $level }
table-deed-evolved = Arriva un Luogo: { $card }
table-deed-advanced = { $count ->
    [one] { $cards } avanza
   *[other] Avanzano: { $cards }
}
table-deed-did = { $deed }: { $came }.
table-came-wounds = { $count ->
    [0] { $card } resta illesa
    [one] { $card } subisce 1 ferita
   *[other] { $card } subisce { $count } ferite
}
table-came-defeated = { $card } è sconfitta
table-came-shield = { $card } diventa uno Scudo
table-came-life = perdi 1 Vita
table-step-activated = evento
table-step-printed = stampata in { $column }
table-step-evolved = Luogo
table-step-advanced = { $count ->
    [one] avanza
   *[other] avanzano
} in { $column }
table-choices-costly = Quel che costa un’Unità
table-choices-adding = Aggiungi una carta a una colonna
table-choices-ending = La fine della fase
table-call-pay-life = Perdi 1 Vita, pesca { $card }
table-call-end = Chiudi la Fase di Gioco
table-call-shields = { $count ->
    [one] Scarta 1 Scudo
   *[other] Scarta { $count } Scudi
}
table-call-shields-of = su { $count }: { $cards }
table-call-life = Perdi 1 Vita
table-call-life-left = { $count ->
    [0] è l’ultima
    [one] ne resta 1
   *[other] ne restano { $count }
}
table-call-rescue = non ne hai più: { $card } ti salverebbe
table-call-lost = non ne hai più: la partita è persa
table-place-short = Luogo
table-call-sacrifice = Sacrifica un’Unità
table-choices-paying = Quel che costa Vita
table-call-event = Usa { $card }
table-call-pass = Non ora
table-call-skip = Niente eventi in questo turno
table-call-life-up = Guadagna 1 Vita
table-call-power-up = Pesca { $card }
table-call-leave = Lasciala
table-call-none = Non prenderne
