# Il tavolo di Travelers, come è disegnato

term-travelers-deck = Scarti { $count }
term-travelers-deck-order = in ordine di pesca{ $shuffled ->
    [0] {""}
   *[other] , ? mescolate
}
term-travelers-removed = Eliminate { $count }
term-travelers-in-play = In gioco
term-travelers-training = Allenamento
term-travelers-bonus = con { $bonus } da destra
term-travelers-ignored = ignorato in questo turno.
term-travelers-may-leave = Puoi lasciare il combattimento.
term-travelers-steps = { $steps ->
    [-1] Nessuna via porta al suo simbolo.
    [0] Sei sul suo simbolo.
    [one] A 1 passo dal suo simbolo
   *[other] A { $steps } passi dal suo simbolo
}
term-travelers-more = i: il resto
term-travelers-where = { $where ->
    [hand] in mano
    [deck] nel Mazzo degli Scarti
    [removed] eliminata
   *[play] in gioco
}
term-travelers-other-half = Girata:
term-travelers-not-on-table = non in tavola
term-travelers-gives = Al nemico alla sua sinistra: { $bonus }
term-travelers-signs =
    Sulla tavola
    3 ▲ Nome (1,2) ●4 ⚑ ↻1   una Carta Eroe: numero, Elemento, nome, Costi di Attivazione delle sue
                abilità, Valore, Stendardo (⚑ una punta, ⚑⚑ due), quanto costa Esaurire (* dice altro)
    ▲ △ ▼ ▽     Fuoco, Aria, Acqua, Terra
    ✓ ▸         un’abilità già attivata, e la prossima
    ○○-○        la Costellazione: le sfere da sinistra fino alla Carta di Apertura
    In gioco    gli Elementi, gli Stendardi e la Costellazione che le abilità guardano
    L3 A4+1 D5  Livello, Attacco e Difesa di un nemico, con quel che aggiunge la carta a destra (◂)
    ☻ ▒ ▬ ▌     la Pedina Eroe, un muro, le porte; 4B▸ dice quale stanza c’è dietro
    Sinistra e destra scelgono un’altra carta per la stessa azione, su e giù un’altra azione.
