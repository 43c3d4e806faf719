# Quel che sta sulla pagina di Viaggiatori

# La partita in figura
run-words = Carte tornate a casa: { $home }, di cui capovolte { $turned }; perse { $gone }.
run-points = punti
run-cards-home = carte a casa
run-enemies = nemici sconfitti
run-removed = carte rimosse
run-level = Livello
run-turns = turni

table-hand = Mano
table-cross = Carte in gioco
table-open = Carta d’apertura
table-charge = Carica
table-infuse = Infondi
table-add = Aggiungi
table-strain-attack = Sforzo: Attacco
table-strain-defense = Sforzo: Difesa
table-level = Livello
table-attack = Attacco
table-defense = Difesa
table-mana = Mana
table-tracks = I tuoi indicatori
table-meeting = Se i numeri si scontrassero ora
table-short = { $count ->
    [one] ne manca 1
   *[other] ne mancano { $count }
}
table-through = { $count ->
    [one] 1 passa
   *[other] { $count } passano
}
table-met = basta
table-score = Punti finora: { $score }
table-other-places = { $count ->
    [one] Un altro luogo è scoperto
   *[other] Altri { $count } luoghi sono scoperti
}
table-world = Il Mondo
table-dungeon = Il Dungeon
table-you-are-here = Sei qui
