# Quel che sta sulla pagina di Cronache

# La partita in figura
run-words = Cinquanta francobolli: { $spent } spesi e stampati, { $kept } tenuti e ancora d’oro.
run-words-given-up = Cinquanta francobolli, partita abbandonata: { $spent } spesi e stampati, { $left } lasciati lì.
run-home = A casa, con { $gold } monete su 50
run-not-home = Stavolta non si torna a casa
run-gold-left = monete su 50
run-doors = porte aperte
run-rooms = stanze trovate
run-foes = nemici a terra
run-wounds = PF persi
run-turns = turni

table-map-name = La Mappa
table-map = La Mappa: { $found } stanze disegnate. L’eroe è nella stanza { $room }, in { $column },{ $row }.
table-gold = oro
table-hp = PF
table-xp = PE
table-def = DIF
table-defense = DIF
table-gold-left = Restano { $gold } monete su { $most }
table-equipment = Rotolo dell’Equipaggiamento
table-item-absent = non ancora trovato
table-item-owned = tuo
table-item-used = usato
table-hero-sheet = Scheda dell’Eroe
table-enemy-sheet = Scheda dei Nemici
table-dice = Dadi da mettere: { $dice }
table-lift = Riprendi i dadi
table-only-this = Solo { $choice }
table-put = Il dado { $die } sulla casella { $box }:
table-hp-ticked = PF: { $ticked } segnati su { $boxes }
table-xp-ticked = PE: { $ticked } segnati su { $boxes }
table-all = TUTTI
table-rooms = Tabella delle Stanze
table-found = { $found ->
    [one] una trovata
   *[other] { $found } trovate
}, { $hidden } ancora no
table-memory = Memoria
table-nothing-yet = ancora nulla
table-equipment-short = Oggetti
table-this-room = La stanza dell’eroe
table-upside-down = ancora capovolto
table-hero-in = { $hero } in
table-gold-frame = Oro
table-door-costs = porta » −1
table-gold-lost = finito l’oro, è persa
table-door-to = Porta verso { $column },{ $row }
table-grey-cell = Sulla casella grigia { $digit }
table-hold = Prendi il dado { $die }
table-may-go = il { $die } va in una casella accesa
table-from-the-start = dall’inizio
table-circles = { $circles ->
    [one] con un cerchio
   *[other] con { $circles } cerchi
}
table-foe = { $circles ->
    [0] nessun cerchio
    [one] un cerchio
   *[other] { $circles } cerchi
}, DIF { $defense }
table-last-turn = il loro ultimo turno
table-parts = Parti del foglio
table-tab-battle = Battaglia
table-tab-explore = Esplora
table-tab-rooms = Stanze
table-tab-hero = Eroe
table-tab-enemies = Nemici
table-tab-items = Oggetti

# Il turno dei nemici, riga per riga
table-their-turn = Il loro turno
table-nearest-first = prima il più vicino
table-deed-rolled = tira { $dice }.
table-deed-far = Portata { $reach }, ma l’eroe è a { $distance } spazi.
table-deed-weak = { $strength } non supererebbe la difesa { $guard }.
table-deed-away = L’eroe è fuori portata.
table-deed-passed = Passa.
table-deed-raised = Porta la difesa a { $value }.
table-deed-hit = Attacca, { $strength } contro { $defense }: colpito.
table-deed-parried = Attacca, { $strength } contro { $defense }: parato.
table-deed-pulled = Attira l’eroe di { $spaces ->
    [one] uno spazio
   *[other] { $spaces } spazi
}.
