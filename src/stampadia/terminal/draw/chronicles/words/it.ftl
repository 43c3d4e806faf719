# Il tavolo di Chronicles, come è disegnato

term-chronicles-gold = Oro
term-chronicles-status = { $hp } PF · DIF { $defense }
term-chronicles-hero = { $name } · { $hp } PF · DIF { $defense }
term-chronicles-hero-sheet = Scheda dell’Eroe
term-chronicles-enemies = Scheda dei Nemici
term-chronicles-found = {"Trovate finora "}
term-chronicles-empty = «vuota» finché l’eroe non esce
term-chronicles-no-escape = niente fuga
term-chronicles-locked = non ancora attiva
term-chronicles-items = Rotolo dell’Equipaggiamento
term-chronicles-item-owned = tuo
term-chronicles-item-used = usato
term-chronicles-item-absent = non tuo
term-chronicles-memory = Memoria: { $keywords }
term-chronicles-memory-title = Memoria
term-chronicles-memory-blank = Niente di annotato.
term-chronicles-foe = { $hits ->
    [one] Un altro colpo a segno lo uccide.
   *[other] Altri { $hits } colpi a segno lo uccidono.
} La sua difesa è { $defense }: l’attacco deve superarla. Vale { $xp } PE.
term-chronicles-more = i: anche il racconto
term-chronicles-signs =
    Ctrl+frecce al prossimo luogo della Mappa; Invio ci porta l’eroe
    clic        sulla Mappa: l’eroe ci va; su un riquadro: solo i
                piazzamenti che lo usano; su un nemico: da vicino
    m           la Mappa intera
    i           da vicino: stanze, nemici, oggetti, le due schede
    l           la storia dall’inizio; Maiusc+↑ ↓ la fa scorrere

    ☻           l’eroe
    Ψ2₁         un nemico con 2 cerchi, di cui 1 barrato
    {"[1]"}         una casella grigia; ✗ è barrata, o un nemico morto
    ▂▄▆         le scale
    ▐ ▬ ▂       porte; il numero fuori, più la sua colonna e la sua
                riga, è il numero della stanza che c’è lì
    ●○          oro che resta, oro speso
    ♥♡          caselle PF libere e barrate
    ◆◇          caselle PE barrate e libere
    ATT-1/2     ATT -1/GIT 2, in una finestra piccola; =2 è proprio 2,
                {"*2"} tutti entro 2, e ● costa 1 moneta
