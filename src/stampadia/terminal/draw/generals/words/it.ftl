# Il tavolo di Generals, come è disegnato

term-generals-incoming = Fila in Arrivo
term-generals-front = Fila Frontale
term-generals-player = La tua fila
term-generals-ink = Inch.
term-generals-places = Luoghi
term-generals-place-stack = Pila dei Luoghi
term-generals-life = Vita
term-generals-shields = Scudi
term-generals-deck = Mazzo
term-generals-discard = scarti
term-generals-top = Cima
term-generals-its-place = o
term-generals-event = Evento
term-generals-hand = Mano
term-generals-hand-1 = Generale 1
term-generals-hand-2 = Generale 2
term-generals-looked = Guardate
term-generals-here = qui
term-generals-column = colonna { $column }
term-generals-column-empty = colonna { $column }, vuota
term-generals-column-unit = colonna { $column }, su { $name } { $attack }/{ $life }
term-generals-which-column = In quale colonna?
term-generals-run = Premi { $columns } per la colonna, o Invio per vederle una a una.
term-generals-level-of = Livello { $level }, Inchiostro { $ink }
term-generals-wounds = { $count ->
    [one] una ferita
   *[other] { $count } ferite
}
term-generals-exhausted = esaurita
term-generals-elements = Elementi:
term-generals-printed = { $number } stampato
term-generals-other = da altro
term-generals-part-header = intestazione
term-generals-part-body = corpo
term-generals-part-place = luogo
term-generals-part-event = evento
term-generals-part-lasting = fino alla fine dell’attacco
term-generals-part-text = testo
term-generals-covered = coperta: conta solo l’intestazione
term-generals-by-hand = il tavolo non sa leggerlo: si applica a mano
term-generals-kind-unit = unità
term-generals-kind-place = luogo
term-generals-kind-event = evento
term-generals-signs =
    i           da vicino: le Unità col perché dei loro numeri, le carte per intero;
                basta anche un clic su un’Unità
    l           la storia dall’inizio; Maiusc+↑ ↓ la scorre accanto alle mosse
    da 1 a 4    metti la carta sotto il cursore in quella colonna

    ⚔4 ♥3✖1     attacco, vita e ferite; sottolineati se un’abilità li cambia
    L2/3        Livello dell’Unità e Livello d’Inchiostro: finché è sotto, si aggiunge
    Luoghi 2/3  Livello della Pila dei Luoghi e Livello d’Inchiostro: da lì non si stampa più
    2 1⚔ ▲      un’intestazione: Livello, attacco e vita, Elemento, abilità
    ≡3          tre carte, una sull’altra
    ↷           esaurita
