# Quel che sta sulla pagina di Cronache

# La partita in figura
run-words = Cinquanta francobolli: { $spent } spesi e stampati, { $kept } tenuti e ancora d’oro.
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
table-put = Il dado { $die } sulla casella { $box }: { $ability }
table-hp-ticked = PF: { $ticked } segnati su { $boxes }
table-xp-ticked = PE: { $ticked } segnati su { $boxes }
table-all = TUTTI
table-rooms = Tabella delle Stanze
table-found = { $found } trovate, { $hidden } ancora no
table-memory = Memoria:
