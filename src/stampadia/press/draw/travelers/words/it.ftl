# Quello che sta sulle pagine di Travelers accanto alle carte.

twin = La stessa avventura a qualsiasi tavolo: stampadia play { $code }
typed = A partita finita, la scheda si scrive al tavolo: stampadia score { $code }
spoiler-warning = Non ancora? Allora metti via questa pagina.
spoiler-turn = Per chi si arrende: capovolgi la pagina.
spoiler-title = Come si può vincere
reading-title = In caratteri grandi
credit = Travelers of Stampadia, un gioco di KesieV. Sagome da game-icons.net (CC BY 3.0).
credit-short = Sagome: game-icons.net, CC BY 3.0
sign-attack = Attacco
sign-defense = Difesa
sign-level = Livello
sign-mana = Mana
sign-fire = Fuoco
sign-water = Acqua
sign-earth = Terra
sign-air = Aria
sign-banner-1 = Stendardo a una punta
sign-banner-2 = Stendardo a due punte
sign-constellation = Costellazione { $row }
sign-immediate = subito
sign-walk-on = sul simbolo
sign-choice = sul simbolo, se vuoi
sign-symbol = { $glyph ->
    [crown] corona
    [key] chiave
    [flame] fiamma
    [feather] piuma
    [bell] campana
   *[hand] mano
} { $turn ->
    [0] dritta
    [1] girata a destra
    [2] capovolta
   *[3] girata a sinistra
}
