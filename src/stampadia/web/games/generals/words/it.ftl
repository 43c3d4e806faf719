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
table-lasting = da prima
table-wounds = { $count ->
    [one] 1 ferita
   *[other] { $count } ferite
}
table-deck = Mazzo della Stampante: { $count }
table-places = Pila dei Luoghi: { $count }
table-pressure = Livello { $level }, pressione { $pressure }
table-events = Mazzo degli Eventi: { $count }
table-life-left = Vita: { $count }
table-shields = Scudi: { $count }
table-hand = La tua mano: { $count }
table-hand-of = Mano di { $name }: { $count }
table-looked = Davanti a te
