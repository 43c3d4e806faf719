# Stampede: tutte le frasi che un giocatore può leggere.

title = Stampede
tagline = Scambia francobolli, tieni d’occhio i dorsi e arriva primo a cinque uguali o a tutti e nove.

animal-elephant = elefante
    .one = un elefante
    .many = elefanti
animal-hippo = ippopotamo
    .one = un ippopotamo
    .many = ippopotami
animal-lion = leone
    .one = un leone
    .many = leoni
animal-crocodile = coccodrillo
    .one = un coccodrillo
    .many = coccodrilli
animal-giraffe = giraffa
    .one = una giraffa
    .many = giraffe
animal-rhino = rinoceronte
    .one = un rinoceronte
    .many = rinoceronti
animal-baboon = babbuino
    .one = un babbuino
    .many = babbuini
animal-buffalo = bufalo
    .one = un bufalo
    .many = bufali
animal-parrot = pappagallo
    .one = un pappagallo
    .many = pappagalli

you = Tu
team = Squadra { $letter }
list-and = { $head } e { $last }
back = { $first } o { $second }
several = { $count ->
    [2] due
    [3] tre
   *[other] { $count }
} { $animals }

rules =
    Nel tuo turno: pesca la prima carta del mazzo, incolla nel tuo album una carta della tua mano, poi fai quel che dice il suo animale.
    Vinci se alla fine del tuo turno hai nell’album cinque francobolli dello stesso animale o tutti e nove gli animali; con quattro pappagalli vinci subito, di chiunque sia il turno.
    Il dorso di una carta mostra due animali: uno dei due è sul fronte. I dorsi li vedono tutti.
    Quando il mazzo finisce, ognuno cede due francobolli, che diventano il nuovo mazzo.

op-exchange = { $take ->
    [own-album] Scambia un francobollo della tua mano con uno del tuo album.
    [other-album] { $give ->
        [hand] Scambia un francobollo della tua mano con uno dell’album di un altro giocatore.
       *[album] Scambia un francobollo del tuo album con uno dell’album di un altro giocatore.
    }
   *[exchange-area] { $give ->
        [hand] Scambia un francobollo della tua mano con uno dell’area di scambio.
       *[album] Scambia { $count } francobolli del tuo album con tutti e { $count } quelli dell’area di scambio.
    }
}
op-exchange-hands = Scambia tutta la tua mano con quella di un altro giocatore.
op-either-order = { $take ->
    [top-into-album] Nell’ordine che preferisci: metti nel tuo album la prima carta del mazzo; rimetti nel mazzo, dove vuoi, un altro francobollo del tuo album.
   *[top-three-as-hand] Nell’ordine che preferisci: prendi le prime tre carte del mazzo come nuova mano; rimetti nel mazzo la mano di prima, ogni carta dove vuoi.
}
op-nothing = Nessuno scambio. Ma quattro pappagalli in un album vincono all’istante.

event-dealt = Carte distribuite: { $cards } per mano.
event-began-turn = { $you ->
    [yes] Turno { $turn }: tocca a te.
   *[no] Turno { $turn }: tocca { $who-to }.
}
event-drew = { $you ->
    [yes] Peschi { $stamp }.
   *[no] { $who-the } pesca una carta: { $back }.
}
event-played = { $you ->
    [yes] Incolli { $stamp } nel tuo album.
   *[no] { $who-the } incolla { $stamp } nel suo album.
}
event-exchanged-own = { $you ->
    [yes] Scambi { $given } della tua mano con { $taken } del tuo album.
   *[no] { $who-the } scambia { $given } della sua mano con { $taken } del suo album.
}
event-exchanged-other = { $you ->
    [yes] Dai { $whom-to } { $given } { $source ->
        [hand] della tua mano
       *[album] del tuo album
    } in cambio di { $taken }.
   *[no] { $to-you ->
        [yes] { $who-the } ti dà { $given } { $source ->
        [hand] della sua mano
       *[album] del suo album
    } in cambio di { $taken }.
       *[no] { $who-the } dà { $whom-to } { $given } { $source ->
        [hand] della sua mano
       *[album] del suo album
    } in cambio di { $taken }.
    }
}
event-exchanged-area = { $you ->
    [yes] Scambi { $given } { $source ->
        [hand] della tua mano
       *[album] del tuo album
    } con { $taken } dell’area di scambio.
   *[no] { $who-the } scambia { $given } { $source ->
        [hand] della sua mano
       *[album] del suo album
    } con { $taken } dell’area di scambio.
}
event-swapped-hands = { $you ->
    [yes] Scambi la mano con { $whom-the }.
   *[no] { $to-you ->
        [yes] { $who-the } scambia la mano con te.
       *[no] { $who-the } scambia la mano con { $whom-the }.
    }
}
event-ordered = { $you ->
    [yes] Prima { $first ->
        [take] prendi, poi rimetti
       *[return] rimetti, poi prendi
    }.
   *[no] { $who-the } prima { $first ->
        [take] prende, poi rimette
       *[return] rimette, poi prende
    }.
}
event-took-top = { $you ->
    [yes] Metti nel tuo album { $stamp } dal mazzo.
   *[no] { $who-the } mette nel suo album { $stamp } dal mazzo.
}
event-set-aside = { $you ->
    [yes] Metti da parte la tua mano.
   *[no] { $who-the } mette da parte la sua mano.
}
event-returned = { $you ->
    [yes] Rimetti { $stamp } nel mazzo, posto { $place }.
   *[no] { $who-the } rimette { $stamp } nel mazzo, posto { $place }.
}
event-gave-up = { $you ->
    [yes] Cedi { $stamp }.
   *[no] { $who-the } cede { $stamp }.
}
event-ran-out = Il mazzo è finito: ognuno cede due francobolli del suo album.
event-reshuffled = I { $cards } francobolli ceduti, mescolati, sono il nuovo mazzo.
event-met = { $you ->
    [yes] Hai { $how ->
        [five] cinque francobolli uguali!
        [nine] tutti e nove gli animali!
       *[parrots] quattro pappagalli!
    }
   *[no] { $who-the } ha { $how ->
        [five] cinque francobolli uguali!
        [nine] tutti e nove gli animali!
       *[parrots] quattro pappagalli!
    }
}
event-won = { $you ->
    [yes] Hai vinto.
    [team] La tua squadra ha vinto.
   *[no] { $many ->
        [yes] Vincono insieme: { $who }.
       *[no] Ha vinto { $who-the }.
    }
}

stamp-unknown-back = una carta ({ $back })
stamp-with-back = { $animal } (dorso { $first }/{ $second })

show-turn = Turno { $turn }. { $mine ->
    [yes] Tocca a te.
   *[no] Tocca { $who-to }.
}
show-over = La partita è finita: { $how ->
    [five] cinque francobolli uguali
    [nine] tutti e nove gli animali
    [resigned] tutti gli altri si sono ritirati
    [abandoned] interrotta senza risultato
   *[parrots] quattro pappagalli
}.
show-pile = Mazzo: { $count ->
    [one] una carta
   *[other] { $count } carte
}.
show-pile-top = Il dorso in cima mostra { $back }.
show-pile-known = La prima carta è { $stamp }.
show-followed = Nel mazzo, posto { $place }: { $what }.
show-exchange = Area di scambio: { $stamps }.
show-album = { $who } { $team }: { $stamps }.
show-album-empty = { $who } { $team }: nessun francobollo.
show-hand-of = Mano { $who-of }: { $stamps }.
show-hand = La tua mano: { $stamps }.
show-aside = La tua mano di prima: { $stamps }.
show-chosen = Scelti da dare: { $stamps }.
show-given-up = Ceduti: { $stamps }.

ask-play = Quale francobollo incolli nel tuo album?
ask-give-from-hand = Quale carta della tua mano dai?
ask-give-from-album = Quale francobollo del tuo album dai?
ask-take-from-own-album = Quale francobollo del tuo album prendi in mano?
ask-take-for-hand = Quale francobollo prendi in mano dall’album di un altro?
ask-take-for-album = Quale francobollo prendi per il tuo album da quello di un altro?
ask-take-from-exchange = Quale francobollo prendi in mano dall’area di scambio?
ask-swap-hands = Con chi scambi la mano?
ask-giraffe-order = Giraffa: prima prendi la carta in cima o prima rimetti un francobollo?
ask-rhino-order = Rinoceronte: prima prendi tre carte o prima rimetti la mano?
ask-return-from-album = Quale francobollo rimetti nel mazzo, e dove?
ask-return-from-album-below-top = Quale francobollo rimetti nel mazzo, e dove? Non in cima: quella carta la prendi subito dopo.
ask-return-former-hand = Quale carta della mano di prima rimetti nel mazzo, e dove?
ask-give-up = Il mazzo è finito. Quale francobollo del tuo album cedi?
ask-finished = La partita è finita.
ask-deal = Si mescolano le carte.
ask-starter = Si tira a sorte chi comincia.
ask-reshuffle = Si mescolano i francobolli ceduti.

explain-play = { $text }
explain-play-wins = { $text } { $how ->
    [parrots] È il tuo quarto pappagallo: vinci subito.
    [five] Fanno cinque uguali, se sono ancora tuoi alla fine del turno.
   *[nine] Li hai tutti e nove, se sono ancora tuoi alla fine del turno.
}
explain-give = Dai { $stamp }; poi dici che cosa prendi.
explain-give-more = Dai { $stamp }; { $left ->
    [one] ne manca ancora uno.
    [0] è l’ultimo.
   *[other] ne mancano ancora { $left }.
}
explain-take = Prendi { $stamp }.
explain-swap = Tu prendi tutta la mano { $who-of }, che prende la tua.
explain-take-first = Prima prendi dal mazzo, poi rimetti.
explain-return-first = Prima rimetti nel mazzo, poi prendi.
explain-return = { $stamp } torna nel mazzo al posto { $place } dall’alto, su { $count }.
explain-give-up = { $stamp } lascia il tuo album e va nel nuovo mazzo.

no-such-place = Quel posto nel mazzo non c’è: i posti vanno da 1 a { $lowest }.
bad-teams = In { $seats } non si può giocare con questa divisione in squadre ({ $teams }): due squadre vogliono 4, 5 o 6 giocatori, tre squadre ne vogliono 6.

how-five = cinque uguali
how-nine = tutti e nove
how-parrots = quattro pappagalli

# Quel che è stampato sulle carte, oltre ai nomi e alle azioni degli animali.

print-imprint = Stampadia · { $value }/{ $of } · { $first }–{ $second }
print-postmark = uno dei due
print-exchange = Scambio
print-exchange-text = Tre francobolli scoperti, sempre.
print-exchange-gives = { $give ->
    [hand] uno della tua mano
   *[album] { $count } del tuo album
}
print-animals = Nove animali
print-turn = Il tuo turno
print-step-draw = Pesca la prima carta del mazzo.
print-step-stick = Incolla una carta della mano nel tuo album.
print-step-do = Fai quel che dice il suo animale: è d’obbligo.
print-win = Vinci con
print-win-five = francobolli dello stesso animale o
print-win-nine = animali diversi, alla fine del tuo turno;
print-win-parrots = pappagalli: subito, di chiunque sia il turno.
print-check = Prima di passare
print-check-hand = tre carte in mano
print-check-album = un francobollo in più nell’album
print-check-exchange = tre nell’area di scambio
print-backs = Il dorso mostra due animali: uno è sul fronte. I dorsi li vedono tutti.

# Al tavolo: accanto alle scelte, prima dell’inizio, alla fine

note-take-from = dall’album { $who-of }
note-swap = con la mano { $who-of }
option-teams = Squadre
option-teams-none = nessuna
option-teams-two = due
option-teams-three = tre
roll-starter = Tirate a sorte: quale giocatore comincia?

# Quello che si può scrivere
choice-play = gioca { $stamp }
choice-give = dai { $stamp }
choice-take = prendi { $stamp }
choice-take-from = prendi { $seat } { $stamp }
choice-give-up = cedi { $stamp }
choice-swap = scambia { $seat }
choice-take-first = prima prendi
choice-return-first = prima rimetti
choice-return = rimetti { $stamp } in { $place }

# Che cosa cambia con una scelta, in breve

foretell-album = { $who }: { $animal }
foretell-kinds = animali diversi
foretell-short = francobolli mancanti

# Suggerimenti in tre gradi: dove guardare, che genere di scelta

where-hand = Guarda la tua mano.
where-aside = Guarda la mano che hai messo da parte.
where-exchange = Guarda l’area di scambio.
where-hand-of = Guarda le mani degli altri.
where-album-of = { $own ->
    [yes] Guarda il tuo album.
   *[no] Guarda l’album { $who-of }.
}
kind-play = Incolla un francobollo.
kind-give = Da’ via un francobollo.
kind-take = Prendi un francobollo.
kind-take-from = Prendi un francobollo.
kind-have = Pensa a un animale che nel tuo album c’è già.
kind-lack = Pensa a un animale che al tuo album manca.
kind-give-up = Cedi un francobollo.
kind-swap = Prendi un’altra mano.
kind-take-first = Prima prendi, poi rimetti.
kind-return-first = Prima rimetti, poi prendi.
kind-return = { $place ->
    [0] Rimettilo in cima al mazzo.
   *[other] Rimettilo nel mazzo, ma non in cima.
}

# La scheda del punteggio, su carta e scritta al tavolo

slip-title = Scheda del punteggio
slip-players = Giocatori
slip-result = Tu, o la tua squadra
slip-won = vinto
slip-lost = perso
slip-with = Chi ha vinto aveva
slip-typed = Si scrive poi al tavolo: stampadia score { $game }
slip-note = Chi vince, vince subito: non ci sono punti.
slip-told = { $won ->
    [yes] Vinto
   *[no] Perso
} in { $players }; chi ha vinto aveva { $how }.

# Perché da qualche parte non si può scegliere niente, con un capitolo del regolamento

chapter-turn = Il tuo turno
chapter-animals = I nove
why-stampede = { $step ->
    [play] Hai pescato; ora una carta della tua mano va nel tuo album. Prima non si muove nient’altro.
    [give-from-hand] { $animal }: si dà una carta della propria mano. Scegline una lì.
    [give-from-album] { $animal }: si dà un francobollo del proprio album. Scegline uno lì.
    [take-from-own-album] { $animal }: si prende in mano un francobollo del proprio album. Scegline uno lì.
    [take-for-hand] { $animal }: si prende in mano un francobollo di un altro album. Scegline uno lì.
    [take-for-album] { $animal }: si prende per il proprio album un francobollo di un altro. Scegline uno lì.
    [take-from-exchange] { $animal }: si prende un francobollo dall’area di scambio. Scegline uno lì.
    [swap-hands] { $animal }: si scambiano le mani intere. Scegli la mano di un altro giocatore.
    [return-from-album] { $animal }: un francobollo del proprio album torna nel mazzo. Scegline uno lì, poi il posto nell’elenco.
    [return-from-album-below-top] { $animal }: un francobollo del proprio album torna nel mazzo, non in cima. Scegline uno lì, poi il posto nell’elenco.
    [return-former-hand] { $animal }: la vecchia mano torna nel mazzo. Scegli una carta fra quelle da parte.
    [give-up] Il mazzo è vuoto: scegli un francobollo del tuo album a cui rinunciare.
   *[other] Prima la domanda: prima prendere o prima restituire?
}
why-same-stamp = Questo no: è appena stato preso dal mazzo, e quello che ci torna dev’essere un altro.

# Una prima lezione, un argomento alla volta

lesson-stick-title = incolla un francobollo
lesson-stick = Hai pescato una carta. Ora una carta della tua mano si incolla nel tuo album, la pagina con una colonna per ciascuno dei nove animali; poi il suo animale scambia, ed è obbligatorio.
    La riga sotto ogni figura dice che cosa scambia.
lesson-stick-task = Punta una carta della tua mano: la colonna in cui andrebbe è segnata. Premila per incollarla.
lesson-trade-title = lo scambio
lesson-trade = Ogni animale scambia a modo suo: una carta per un francobollo, una mano per una mano, il tuo album con il mazzo. La domanda dice che cosa si dà e che cosa si prende, e ciò che si può scegliere è acceso.
lesson-trade-task = Scegli ciò che è acceso, e guarda sul foglietto come cambierebbero gli album.
lesson-win-title = come si vince
lesson-win = In tre modi, alla fine del tuo turno: cinque dello stesso animale (una colonna piena), tutti e nove gli animali (una prima riga piena), o quattro pappagalli, che vincono subito. La riga sopra ogni album dice quanto manca.
lesson-win-task = Guarda i due album, poi incolla ciò che ti avvicina, o ciò che scambia via quello che serve all’altro.
lesson-trade-again-title = scambiare bene
lesson-trade-again = Ciò che dai finisce in un altro album o in un’altra mano, e può tornare da te col prossimo leone o ippopotamo. Uno scambio che a te non costa niente e all’altro una colonna è il migliore di tutti.
lesson-trade-again-task = Prendi ciò che ti manca; da’ ciò che non serve a vincere a nessuno.
lesson-backs-title = i dorsi
lesson-backs = Le mani degli altri sono coperte, ma un dorso mostra due animali, e la carta è uno dei due. Quello che sai è barrato: tratteggiato è ciò che non può essere. Il dorso in cima al mazzo lo vedono tutti.
lesson-backs-task = Guarda i dorsi prima di giocare: qualcuno ha quello che ti serve?
lesson-plan-title = da soli
lesson-plan = Non c’è altro da sapere. «Consiglio» dice prima dove guardare, poi di che tipo, poi quale; «Annulla» riprende una scelta finché non si è visto niente di nuovo.
lesson-plan-task = Continua, e vinci.
lesson-empty-title = il mazzo è vuoto
lesson-empty = Quando il mazzo finisce, ognuno cede due francobolli del proprio album, che diventano il nuovo mazzo.
lesson-empty-task = Cedi quello che ti serve di meno.
