# Generali di Stampadia: che cosa dicono le carte, ricavato da quello che fanno. [wound] sta per il
# simbolo. Un dato seguito da `-is` dice di che genere è: self, that o other; one, two o many; none
# o some; yes o no.

## Quantità ed elenchi

same-number = lo stesso numero di
list-and = {" e "}
list-last = {" e "}
column-1 = 1ª
column-2 = 2ª
column-3 = 3ª
column-4 = 4ª

## Quali Unità

space-self = questa Unità
units-that = quell'Unità
units-reach = { $reach } { $at }
units-extreme = { $side ->
    [enemy] il Nemico
    [ally] l'Alleato
    [yours] la tua Unità
   *[unit] l'Unità
} con [{ $stat }] { $most ->
    [highest] { $stat ->
        [life] più alta
       *[attack] più alto
    }
   *[lowest] { $stat ->
        [life] più bassa
       *[attack] più basso
    }
}
units-every = { $side ->
    [enemy] tutti i Nemici
    [ally] tutti gli Alleati
    [yours] tutte le tue Unità
   *[unit] tutte le Unità
}{ $only-is ->
    [none] {""}
   *[some] {" "}con { $only }
}
units-chosen = { $count } { $side ->
    [enemy] { $count-is ->
        [one] Nemico
       *[many] Nemici
    }
    [ally] { $count-is ->
        [one] Alleato
       *[many] Alleati
    }
    [yours] delle tue Unità
   *[unit] Unità
}{ $facing-is ->
    [yes] {" "}{ $side ->
        [enemy] di fronte a 1 delle tue Unità
       *[other] di fronte a 1 Nemico
    }
   *[no] {""}
}{ $only-is ->
    [none] {""}
   *[some] {" "}con { $only }
}
unit-test = { $of ->
    [level] livello
    [wounds] [wound]
   *[other] [{ $of }]
}{ $how }{ $than }

## Che cosa si fa con le Unità

op-change = { $by }[{ $stat }]{ $to-is ->
    [self] {""}
   *[other] {" "}a { $to }
}
op-repeat = { $times } { $times-is ->
    [one] volta
   *[many] volte
}, { $do }
op-add-wounds = aggiungi { $amount }[wound] a { $to }
op-remove-wounds = rimuovi { $amount-is ->
    [none] tutte le [wound]
   *[other] { $amount }[wound]
} da { $of }
op-move-wounds = sposta { $to-is ->
    [self] qui{" "}
   *[other] {""}
}{ $up_to-is ->
    [yes] fino a{" "}
   *[no] {""}
}{ $amount-is ->
    [none] tutte le{" "}
   *[other] { $amount }
}[wound] da { $source }{ $to-is ->
    [self] {""}
   *[other] {" "}a { $to }
}
op-jump = salta di { $by } { $by-is ->
    [one] spazio
   *[many] spazi
} a [{ $toward }]
op-jump-to = salta davanti a { $to }
op-infuse = infondi { $elements-is ->
    [none] questo Elemento
   *[some] { $elements }
}{ $to-is ->
    [self] {""}
   *[other] {" "}a { $to }
}
op-infuse-like = infondi gli Elementi di { $like }{ $to-is ->
    [self] {""}
   *[other] {" "}a { $to }
}
op-infuse-any = infondi { $amount } { $amount-is ->
    [one] Elemento
   *[many] Elementi
} a tua scelta{ $to-is ->
    [self] {""}
   *[other] {" "}a { $to }
}
op-attack-times = attacca { $times-is ->
    [one] una volta
    [two] due volte
   *[many] { $times } volte
}
op-attack-spaces = attacca { $also-is ->
    [yes] anche
   *[no] invece
} { $at }
op-attack-places = pesca 1 Carta Luogo, attacca invece i suoi spazi di Stampa nella Fila Opposta, scarta la Carta Luogo
op-attack-again-merged = dopo il suo primo attacco, fondi questa carta con questa Unità e attacca di nuovo se possibile
op-on-hit = se questa Unità attacca e aggiunge [wound] a un'Unità, { $do }
op-guard = ogni Alleato: { $against ->
    [wounds] non riceve [wound]
   *[defeat] mantieni le [wound] su quell'Unità
}, { $do }{ $against ->
    [wounds] {""}
   *[defeat] {" "}invece
}
op-defeat = [defeat] { $of }
op-exhaust = esaurisci { $of }
op-restore = ripristina { $of }
op-discard-this = scarta questa carta
op-keep-unit = non scartare l'Unità
op-reprint-this = metti questa carta in cima al Mazzo della Stampante
op-turn-page = sposta in cima la carta in fondo a { $of }
op-move-or-merge = sposta o fondi le carte rimanenti con { $to }
op-add-drawn = pesca 1 carta{ $apply-is ->
    [yes] , aggiungila a questa Unità e applica i suoi effetti
   *[no] {" "}e aggiungila a questa Unità
}
op-swap-columns = scambia i valori delle colonne [attack] e [life] di questa Unità
op-jumps-may-swap = i Salti possono scambiare di posto con gli Alleati
op-copy-text = questo testo è uguale a quello di { $of }. Se copiato, è vuoto

## Che cosa si fa con il tavolo

op-print = stampa un'Unità di livello { $level } { $chosen-is ->
    [yes] in uno spazio vuoto
   *[no] { $columns-is ->
        [none] in ogni spazio vuoto
       *[some] nella { $columns } colonna
    }
} della Fila in Arrivo
op-draw = pesca { $amount } { $amount-is ->
    [one] carta
   *[many] carte
}
op-draw-and-pick = pesca { $look } { $look-is ->
    [one] carta
   *[many] carte
}, scegline { $pick }, scarta le altre
op-draw-to-row = pesca 1 carta e mettila in uno spazio vuoto della Fila del Giocatore
op-gain-life = guadagna { $amount } { $amount-is ->
    [one] Vita
   *[many] Vite
}
op-lose-life = perdi { $amount } { $amount-is ->
    [one] Vita
   *[many] Vite
}
op-gain-shields = guadagna { $amount } { $amount-is ->
    [one] Scudo
   *[many] Scudi
}
op-discard-shields = scarta { $amount-is ->
    [none] tutti gli Scudi
    [one] 1 Scudo
   *[many] { $amount } Scudi
}
cards-of = { $count } { $count-is ->
    [one] Carta Unità
   *[many] Carte Unità
}{ $element-is ->
    [none] {""}
   *[some] {" "}[{ $element }]
}
op-discard-cards = scarta { $cards-is ->
    [none] quante Carte Unità vuoi
   *[other] { $cards }
}
op-discard-top = scarta { $amount-is ->
    [one] la carta
   *[many] { $amount } carte
} in cima al Mazzo della Stampante
op-declare-element = dichiara 1 Elemento
op-if-top-infuses = se la nuova carta in cima infonde quell'Elemento, { $do }
op-if-top-infuses-short = { $do } se la nuova carta in cima infonde quell'Elemento
op-if-top-infuses-else = . Altrimenti, { $otherwise }
op-set-ink = d'ora in poi: [level] è { $to }
op-select-unit = scegli { $of }
op-discard-from-unit = scarta { $of-is ->
    [that] { $which ->
        [top] la sua carta in cima
        [bottom] la sua carta in fondo
       *[any] 1 delle sue Carte Unità
    }
   *[other] { $which ->
        [top] la carta in cima a { $of }
        [bottom] la carta in fondo a { $of }
       *[any] 1 Carta Unità da { $of }
    }
}
op-take-from-unit = pesca { $amount-is ->
    [none] le carte rimanenti
   *[other] { $of-is ->
        [that] { $amount } delle sue Carte Unità
       *[other] { $amount } { $amount-is ->
            [one] Carta Unità
           *[many] Carte Unità
        }
    }
}{ $of-is ->
    [that] {""}
   *[other] {" "}da { $of }
}
op-move-unit = { $back-is ->
    [yes] riporta { $of } nella Fila in Arrivo
   *[no] sposta { $of } in un altro spazio vuoto
}
op-join-unit = { $how ->
    [merge] fondi questa carta con
   *[add] aggiungi questa carta a
} { $of }
op-become-unit = metti questa carta in uno spazio vuoto
op-replace-card = sostituisci con questa carta 1 Carta Unità di { $of }{ $infusing-is ->
    [yes] {" "}che infonde un Elemento
   *[no] {""}
}
op-discard-place = scarta 1 carta { $level-is ->
    [none] {""}
   *[other] di livello { $level }{" "}
}della Pila dei Luoghi{ $infusing-is ->
    [yes] {" "}che infonde un Elemento
   *[no] {""}
}
op-card-to-life = aggiungi 1 Carta Unità dalla mano coperta alla tua Vita
op-this-to-life = mescola questa carta coperta con le Carte Vita
op-this-to-place-stack = aggiungi questa carta alla Pila dei Luoghi
op-keep-playing = continua a giocare
op-lose-game = la partita è persa
op-turn-this = gira questa carta
op-ritual = { $words }
ritual-touch-the-printer-deck = tocca il Mazzo della Stampante
ritual-accept-your-destiny = accetta il tuo destino
ritual-tear-up-this-card = strappa questa carta

## Condizioni, e quello che viene dopo

need-table = { $of ->
    [ink] [level] è { $how ->
        [less] minore di { $than }
        [most] { $than } o meno
        [same] { $than }
        [least] { $than } o più
       *[more] maggiore di { $than }
    }
    [life] hai { $how ->
        [less] meno di { $than } { $than-is ->
            [one] Vita
           *[many] Vite
        }
        [most] { $than } { $than-is ->
            [one] Vita
           *[many] Vite
        } o meno
        [same] esattamente { $than } { $than-is ->
            [one] Vita
           *[many] Vite
        }
        [least] { $than } { $than-is ->
            [one] Vita
           *[many] Vite
        } o più
       *[more] più di { $than } { $than-is ->
            [one] Vita
           *[many] Vite
        }
    }
   *[other] { $how ->
        [less] hai meno di { $than }
        [most] hai { $than } o meno
        [same] { $than-is ->
            [zero] non hai
           *[other] hai esattamente { $than }
        }
        [least] hai { $than } o più
       *[more] hai più di { $than }
    } { $of ->
        [shields] Scudi
       *[hand] carte in mano
    }
}
need-tally = { $of ->
    [allies] per ogni Alleato accanto
    [gaps] per ogni spazio vuoto accanto
    [wounds] per ogni [wound] su questa Unità
    [cards] per ogni altra carta di questa Unità
   *[places] per ogni carta nella Pila dei Luoghi
}
need-moment = { $when ->
    [unit-attacks] quando 1 delle tue Unità attacca
    [unit-defeated] quando scarti 1 delle tue Unità sconfitte
    [you-are-defeated] quando stai per perdere la partita
   *[recover-phase] nella Fase di Recupero
}
later = { $when ->
    [defeat] Alla sconfitta: { $do }
    [lost] Quando la perdi: { $do }
   *[battle-won] (Quando vinci questa battaglia: { $do })
}
