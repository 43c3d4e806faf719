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
table-open = Carta di Apertura
table-charge = Carica
table-infuse = Infondi
table-add = Aggiungi
table-covers = copre la prossima abilità
table-strain = Sforza
table-strain-attack = Sforza per Attacco
table-strain-defense = Sforza per Difesa
table-activate = Attiva
table-activated = Attivata:
table-end-plan = Finisci di Pianificare
table-level = Livello
table-attack = Attacco
table-defense = Difesa
table-mana = Mana
table-value = Valore
table-tracks = I tuoi tracciati
table-in-play = In gioco
table-no-element = nessun Elemento
table-cards = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
table-deck = Mazzo degli Scarti
table-shuffled = mescolate: ordine ignoto
table-removed = Eliminate
table-none = nessuna
table-score = Punti finora: { $score }
table-places = Cosa si legge qui
table-other-places = { $count ->
    [one] Un altro luogo è scoperto
   *[other] Altri { $count } luoghi sono scoperti
}
table-marked = già usato
table-trigger = { $trigger ->
    [immediate] Immediato
    [walk-on] Attraversare
   *[choice] Scelta
}
table-world = Il Mondo
table-dungeon = Il Dungeon
table-you-are-here = Sei qui
table-combat-turn = Turno { $turn }
table-phase = { $phase ->
    [prepare] Preparare
    [opening] Aprire
    [plan] Pianificare
    [exhaust] Esaurire
    [execute] Eseguire
   *[restore] Ripristinare
}
table-tabs = Parti del tavolo
table-tab-fight = Scontro
table-tab-hero = Eroe
table-tab-world = Mondo
table-tab-dungeon = Dungeon
table-tab-cards = Carte
table-tab-story = Storia

# Il foglietto mentre si Pianifica
table-forecast = Se finissi di Pianificare ora
table-your = Il tuo
table-its = Il suo
table-against = contro la tua
table-choices = Che cosa può fare ogni carta
table-column = { $act ->
    [charge] Carica
    [infuse] Infondi
    [add] Aggiungi
   *[strain] Sforza
}
table-hits-then = colpi subìti
table-hits = { $count ->
    [one] 1 colpo
   *[other] { $count } colpi
}
table-won = Sconfitto

# I segni tra le parole, per chi ascolta
sign-of = { $sign ->
    [attack] Attacco
    [defense] Difesa
    [level] Livello
    [mana] Mana
    [fire] Fuoco
    [water] Acqua
    [earth] Terra
    [air] Aria
    [banner-1] Stendardo a una punta
   *[banner-2] Stendardo a due punte
}
sign-of-constellation = Costellazione { $row }
sign-of-symbol = { $glyph ->
    [crown] corona
    [key] chiave
    [flame] fiamma
    [feather] piuma
    [bell] campana
   *[hand] mano
} verso { $turn ->
    [0] l’alto
    [1] destra
    [2] il basso
   *[3] sinistra
}
