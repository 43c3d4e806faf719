# Travelers of Stampadia: le carte, e i loro errori.

## Abilità ed Effetti di Esaurimento che non si riescono a leggere

line-too-long = Colonna { NUMBER($column, useGrouping: 0) }: il testo è troppo lungo. Ha al massimo { NUMBER($most, useGrouping: 0) } caratteri.
line-no-cost = Colonna { NUMBER($column, useGrouping: 0) }: un’abilità comincia con il suo Costo di Attivazione tra parentesi, come in «(3) guadagna 5 Attacco.»{ $found ->
    [none] {""}
   *[other] , non con «{ $found }».
}
line-nothing-here = Colonna { NUMBER($column, useGrouping: 0) }: qui manca qualcosa.
line-no-colon = Colonna { NUMBER($column, useGrouping: 0) }: dopo «Se …» vanno i due punti, e poi quello che succede.
line-stray-colon = Colonna { NUMBER($column, useGrouping: 0) }: i due punti seguono una condizione o qualcosa da pagare, e «{ $found }» non è né l’una né l’altra. Ci va una virgola.
line-unknown-condition = Colonna { NUMBER($column, useGrouping: 0) }: «{ $found }» non è una condizione.{ $near ->
    [none] {""}
   *[other] {" "}Forse intendevi «{ $near }»?
}
line-unknown-action = Colonna { NUMBER($column, useGrouping: 0) }: «{ $found }» non è un’azione.{ $near ->
    [none] {""}
   *[other] {" "}Forse intendevi «{ $near }»?
}
line-unknown-exhaust = Colonna { NUMBER($column, useGrouping: 0) }: { $found ->
    [none] manca l’Effetto di Esaurimento.
   *[other] «{ $found }» non è un Effetto di Esaurimento di questa metà.
}{ $near ->
    [none] {""}
   *[other] {" "}Forse intendevi «{ $near }»?
}

## Creare eroi

unknown-class = La classe di eroe «{ $found }» non esiste. Si può scegliere tra: { $known }.

## Istruzioni delle avventure e Modificatori che non si riescono a leggere

line-second-sentence = Colonna { NUMBER($column, useGrouping: 0) }: dopo la prima frase può venire solo «Altrimenti: …», non «{ $found }».
line-only-offered = Colonna { NUMBER($column, useGrouping: 0) }: «{ $found }» sta da solo dopo «puoi».
line-second-or = Colonna { NUMBER($column, useGrouping: 0) }: una frase offre al massimo due vie, e «{ $found }» è la terza.
line-one-sentence = Colonna { NUMBER($column, useGrouping: 0) }: un Modificatore è una frase sola, e «{ $found }» è la seconda.
line-else-of-nothing = Colonna { NUMBER($column, useGrouping: 0) }: «Altrimenti» vuole un «Se …» nella prima frase.
line-does-nothing = Colonna { NUMBER($column, useGrouping: 0) }: «{ $found }» non avrebbe alcun effetto.
line-unknown-modifier = Colonna { NUMBER($column, useGrouping: 0) }: «{ $found }» non è l’effetto di un Modificatore.{ $near ->
    [none] {""}
   *[other] {" "}Forse intendevi «{ $near }»?
}
line-no-condition = Colonna { NUMBER($column, useGrouping: 0) }: prima di «{ $found }» va «Se …:», come in «Se 1 Fuoco in gioco: Attacco -1.»
line-not-of-enemies = Colonna { NUMBER($column, useGrouping: 0) }: un Modificatore guarda una cosa sola: un Elemento, uno Stendardo o il numero di Carte Eroe in gioco. «{ $found }» qui non può stare.

## A che cosa arriva una mano, in figura

curves-title = { $name }: a che cosa arriva una mano
curves-caption = Per Livello: nove mani su dieci, una su due, una su dieci; e i nemici che s’incontrano lì.
curves-attack = Attacco dell’eroe, Difesa dei nemici
curves-defense = Difesa dell’eroe, Attacco dei nemici
curves-level = Livello
curves-open = a qualunque prezzo
curves-paid = con tutti gli Esaurimenti pagati
curves-enemy-easy = nemico facile
curves-enemy-normal = nemico normale
curves-enemy-hard = nemico difficile

## Dungeon che non si possono dimostrare

kind-of-adventure = { $kind ->
    [world] Mondo
   *[dungeon] Dungeon
}
dungeon-no-door-back = A { $room } serve una sola porta verso { $other }, di fronte alla porta di { $other }.
dungeon-twisted = Le porte di { $room } e { $other } non stanno in una sola mappa piana.
dungeon-out-of-reach = Nulla conduce a { $room }.
dungeon-overlap = { $room } e { $other } finirebbero una sull’altra.
dungeon-not-won = Da { $room } nessuno può vincere.
dungeon-dead-end = Chi arriva a { $room } può restare senza modo di vincere.
dungeon-too-tangled = I testi dipendono l’uno dall’altro in troppi modi: nessuno può dire se questo Dungeon si possa vincere.

## Mondi che non si possono dimostrare

world-no-ending = Questo Mondo non si può vincere: niente porta al finale.
world-dead-end = Questo Mondo si può guastare: con { $grid } sulla griglia il finale non si raggiunge più.
world-half-hidden = Niente può mai rivelare { $half } in questo Mondo.
world-too-wide = Questo Mondo ha più di { $most } stati diversi: troppi per dimostrare che si può vincere.

## Il file di un set: la sua forma

problem-place = { $path } («{ $card }»)
problem-bad-serial = C’è { $found }. Ammesso: fino a 24 lettere maiuscole e cifre, con singoli trattini in mezzo, come "TOS20270105".
problem-bad-day = C’è { $found }. Ammesso: un giorno come "2027-01-05".
problem-bad-key = C’è { $found }. Ammesso: lettere minuscole, cifre e singoli trattini, come "standard-bearer".
problem-bad-box = C’è { $found }. Ammesso: una lettera maiuscola, o niente per una casella vuota.
problem-bad-place = C’è { $found }. Ammesso: il numero di una carta con la lettera del suo lato, come "3B".
problem-bad-room = C’è { $found }. Ammesso: una Carta Stanza da 1 a 6 e un orientamento da A a D, come "4C".
problem-bad-row = C’è { $found }. Ammesso: quattro caselle, ognuna «.» per il pavimento o «#» per il muro, come ".##.".
problem-bad-code = C’è { $found }. Ammesso: una stanza come "4C", o niente dove la porta è bloccata.
problem-line = { $why }

## Un set: che cosa dicono le carte

problem-always-so = È sempre così: non chiede nulla.
problem-never-so = Non può mai essere così.
problem-said-twice = Dice due volte la stessa cosa.
problem-reads-otherwise = Stampato direbbe «{ $text }», che è un’altra cosa.
problem-unsayable = Non ci sono parole per dirlo: nessuna carta potrebbe stamparlo.
problem-price-missing = Un Effetto Esaurimento di forma «{ $form }» ha un prezzo in Mana.
problem-no-price = Un Effetto Esaurimento di forma «{ $form }» non ha prezzo: scrivi null.
problem-transfer-to-itself = I punti passano da un tracciato all’altro, non allo stesso.
problem-changes-nothing = Un cambiamento di 0 non cambia nulla.
problem-below-nobody = Non c’è nessun nemico, quindi nulla sta sotto di lui. Va tutto sopra.
problem-says-nothing = Qui non c’è nulla da leggere.
problem-unbeatable = Nessuno può raggiungerlo, e non è una trappola. Dagli una Difesa, o un Modificatore con "trap": true.
problem-trap-and-more = Una trappola non ha altre regole: lascia solo il nome.
problem-modifier-reasons = { $count ->
    [0] Non dipende da nulla.
   *[other] Dipende da { $count } cose.
} Ammesso: uno fra element, banner e cards.
problem-same-cards-twice = Una sola carta potrebbe pagare questo e quello che viene prima. Indica Elementi o Stendardi diversi, oppure chiedi una cosa sola.
problem-second-once = Questo testo ha già un «Per 1 volta». Al massimo uno.
problem-otherwise-of-nothing = «Altrimenti» vuole una condizione prima di sé.
problem-not-a-price = Questo non si può pagare. Ammessi come prezzo: discard, discard-row, exhaust, remove, turn.
problem-after-the-end = Qui la lettura finisce: dopo non può venire altro.
problem-rest-never-read = Qui la lettura finisce sempre, e il resto non si legge mai.
problem-ends-anyway = Il testo finisce qui comunque.
problem-second-row-of-boxes = Questo testo ha già delle caselle. Al massimo una fila.
problem-boxes-in-otherwise = Le caselle stanno in quel che si fa, non in quel che succede altrimenti.
problem-only-in-worlds = Vale solo nei Mondi: un Dungeon non ha griglia.
problem-only-in-dungeons = Vale solo nei Dungeon: un Mondo non ha stanze.
problem-no-b-half = C’è { $found }. Si può rivelare solo una metà B, da 1B a 9B.
problem-reveals-itself = { $place } è già girata verso l’alto quando si legge questo testo.
problem-no-such-half = C’è { $found }. Ammessi in un Mondo: una metà da 1A a 9B, o una carta da 1 a 9.
problem-no-such-room = C’è { $found }. Ammessa in un Dungeon: una stanza da 1A a 6D.
problem-teleports-here = L’eroe è già in { $place }.
problem-joins-another = La carta { $card } non può unirsi da qui. Si unisce solo la carta che lo dice, cioè { $own }.
problem-second-joining = La carta { $first } può unirsi all’eroe, quindi la carta { $card } no. Al massimo una carta per set.
problem-nothing-to-leave = Non c’è nessuno scontro da lasciare: questo sta sopra un nemico.
problem-no-boxes = { $place } non ha caselle da riempire.
problem-never-shown = Nessuna casella mostra mai { $letter }.
problem-no-mission = Nulla in questa avventura compie mai la missione.

## Un set: i Mondi

problem-only-beside-enemies = Questo ce l’ha solo una metà con un nemico.
problem-scroll-and-modifier = La pergamena contiene il Modificatore: non c’è posto per altre parole.
problem-no-win = Nulla in questa avventura dice che è vinta.
problem-win-never-read = { $place } conclude l’avventura, ma nulla la rivela.
problem-never-revealed = Nulla rivela { $place }: nessuno la vedrà mai.

## Un set: i Dungeon

problem-glyph-twice = La Carta Stanza { $other } ha già il simbolo { $glyph }. Ogni Carta Stanza ha il suo.
problem-not-connected = Una parte del pavimento non si raggiunge dal resto della carta.
problem-symbol-in-wall = Il simbolo è in un muro. Ammesso: il pavimento.
problem-symbol-in-corner = Il simbolo è in un angolo, dove stanno i codici.
problem-symbol-on-door = Il simbolo è su una porta.
problem-door-twice = In questa casella c’è già un’altra porta.
problem-door-not-at-border = { $corner ->
    [yes] Una porta in un angolo darebbe su due lati.
   *[other] Una porta sta sul bordo della sua carta.
} Ammesse: le caselle del bordo, tranne gli angoli.
problem-door-in-wall = La porta è in un muro. Ammesso: il pavimento.
problem-door-never-opens = Questa porta non ha codici in nessun orientamento: è sempre bloccata.
problem-door-to-itself = { $code } è proprio questa carta, e l’eroe ci sta sopra.
problem-way-twice = Un’altra porta va già da { $room } a { $to }.
problem-no-way-back = Nessuna porta di { $to } riporta a { $room }.
problem-doors-do-not-meet = Le porte di { $room } e { $to } non si guardano: le carte non possono stare affiancate.
problem-room-unreachable = Nessuno può mai arrivare in { $room }: non ci portano né porte né istruzioni.
problem-map-twisted = Da { $room } la via porta in un punto diverso da dove sta { $to }.
problem-rooms-overlap = Sulla mappa { $room } finisce sopra { $other }.
problem-entry-twice = { $room } ha già una voce.
problem-no-mission-entry = 1A non ha una voce. È lì che si legge la missione.
problem-endless = Queste voci spostano l’eroe all’infinito, senza che lui faccia nulla: { $rooms }.
problem-unproven = { $why }
problem-too-much-to-prove = Ci sono { $count } istruzioni in un solo testo. Con più di { $most } nessuno prova a dimostrare che l’avventura si può vincere.
problem-always-mapped = La voce di { $room } chiede che cosa è in mappa, e lo è sempre.
problem-never-mapped = La voce di { $room } chiede che cosa è in mappa, e non lo è mai.
problem-faces-differ = Le due facce del set non dicono lo stesso.

## Il file di un set: che cosa vogliono dire i campi

schema-set = Un set di Travelers of Stampadia
schema-schema = Il file che descrive questa forma.
schema-format = La forma di questo file.
schema-hero = L’eroe: le parole della Carta Status e otto Carte Eroe.
schema-adventure = L’avventura: un Mondo o un Dungeon.
schema-which = Di che cosa si tratta.
schema-serial = Quel che è stampato su ogni carta del set, come TOS20270105.
schema-date = Il giorno a cui appartiene, come 2027-01-05.
schema-key = La classe dell’eroe, come la chiamano i programmi.
schema-name = Come si chiama.
schema-description = Una riga sull’eroe.
schema-hero-cards = Le otto Carte Eroe.
schema-upper = La metà con lo Stendardo a una punta.
schema-lower = La metà con lo Stendardo a due punte.
schema-value = Il Valore della Carta: il Mana che porta.
schema-element = Un Elemento.
schema-exhaust = L’Effetto di Esaurimento, come dati o come frase.
schema-form = La sua forma: plain, se non si dice altro.
schema-cost = Quanto costa, in Mana.
schema-abilities = Una o due abilità, come dati o come frasi.
schema-sentences = Che cosa fa l’abilità, frase per frase.
schema-do = Che cosa succede.
schema-when = Condizioni: devono valere tutte.
schema-of = Quale tracciato.
schema-amount = Quanti punti.
schema-first = Che cosa si può scegliere.
schema-second = Che cos’altro si può scegliere; se manca, nulla.
schema-source = Il tracciato che si svuota.
schema-to = Il tracciato che ne riceve i punti.
schema-count = Quanti.
schema-boxes = Che cosa mostrano le caselle, da sinistra.
schema-end = Che cosa vale quando sono tutte riempite.
schema-least = Almeno quanti.
schema-where = Dove si trovano.
schema-none = Vero: non è così.
schema-tips = Le punte dello Stendardo.
schema-how = Come si confronta il numero.
schema-stars = Sfere: un numero per ogni carta, da sinistra.
schema-text = Le parole del racconto.
schema-place = La metà di un Mondo, come 3B; una carta, come 3; la stanza di un Dungeon, come 4C.
schema-card = Il numero della carta: 5 o 6.
schema-up_to = Vero: ne bastano meno.
schema-order = Come procedono i Valori delle carte, da sinistra.
schema-wager = Come si scommette che sarà la carta pescata.
schema-letter = Che cosa mostra la prima casella libera da sinistra.
schema-once = «Per 1 volta»: una volta per partita; al massimo uno per testo.
schema-may = «Puoi»: decide il giocatore.
schema-price = Che cosa va fatto prima: tutto, o non succede nulla.
schema-otherwise = Che cosa succede dove le condizioni non valgono.
schema-stat = Che cosa cambia il Modificatore.
schema-by = Di quanto.
schema-banner = Lo Stendardo in gioco da cui dipende.
schema-modifier-cards = Dipende dal numero di Carte Eroe in gioco: tante o più, oppure tante o meno.
schema-trap = Vero: vince chi si difende con successo.
schema-rule = Il Modificatore come frase.
schema-level = Il Livello del nemico; 0 per serrature e trappole.
schema-attack = L’Attacco del nemico.
schema-defense = La Difesa del nemico; null dove nessuno può raggiungerla.
schema-modifier = Il Modificatore del nemico, come dati, o come nome e regola.
schema-above = Quel che si legge per primo; le istruzioni come dati o come frasi.
schema-enemy = Chi aspetta in mezzo al testo.
schema-below = Quel che si legge dopo la sconfitta del nemico.
schema-meeting = Che cosa si legge qui.
schema-title = Il titolo.
schema-world-cards = Le nove carte; dalla prima parte l’eroe.
schema-a = La metà che all’inizio è in alto.
schema-b = L’altra metà.
schema-scroll = Com’è il nemico, se non ha un Modificatore.
schema-open = Gli spazi del nemico aperti verso la carta a destra.
schema-bonus = Livello, Attacco e Difesa per il nemico a sinistra.
schema-rooms = Le sei Carte Stanza.
schema-rows = Sei righe di quattro caselle, con il lato A in alto: «.» pavimento, «#» muro.
schema-doors = Le porte.
schema-cell = Riga e colonna, da 0.
schema-codes = La stanza dietro la porta negli orientamenti A, B, C e D; niente dove è bloccata.
schema-symbol = Riga e colonna del simbolo, da 0.
schema-glyph = Il simbolo.
schema-turn = Quarti di giro del simbolo verso destra, con il lato A in alto.
schema-pages = Le tre Carte Indice, con al massimo sei voci ciascuna.
schema-room = La stanza di cui è il simbolo.
schema-trigger = Quando si legge: subito, camminando sul simbolo, o lì per scelta.

## Parole che servono a molte frasi

list-and = { $head } e { $last }
track = { $track ->
    [attack] Attacco
    [defense] Difesa
    [level] Livello
   *[mana] Mana
}
element = { $element ->
    [fire] Fuoco
    [air] Aria
    [earth] Terra
    [water] Acqua
   *[none] nessun Elemento
}
way = { $way ->
    [up] in su
    [right] a destra
    [down] in giù
   *[left] a sinistra
}
glyph = { $glyph ->
    [crown] corona
    [key] chiave
    [flame] fiamma
    [feather] piuma
    [bell] campana
   *[hand] mano
}

## Che cosa è successo

event-fight-begun = Si combatte! { $enemy }: Livello { $level }, Attacco { $attack }, { $reachable ->
    [yes] Difesa { $defense }
   *[no] senza Difesa
}{ $bonus ->
    [none] {""}
   *[other] {" "}({ $bonus } dalla carta alla sua destra)
}.
event-shuffled = Il Mazzo degli Scarti è mescolato.
event-drew = Dal fondo del mazzo: { $names }.
event-opened = Carta di Apertura: { $card-name }.
event-charged = Caricare: { $card-name }.
event-infused = Infondere: { $card-name }.
event-added = Aggiungere: { $card-name }.
event-strained = Sforzare, per 1 Mana: { $card-name }.
event-activated = { $card-name }, per { $cost } Mana: { $text }
event-gained = +{ $amount } { $track }.
event-paid = Pagato: { $amount } { $track }.
event-could-not-pay = { $amount } { $track }: non c’è di che pagare, e il resto della frase si ignora.
event-emptied = { $track } a 0.
event-transferred = { $amount } { $source } diventano { $amount } { $to }.
event-took-back = Da Infondere torna in mano: { $card-name }.
event-ticked = { $card-name }: una casella annerita a matita, per sempre. Finora { $boxes }.
event-modifier-ignored = In questo Turno di Combattimento si ignora { $modifier }.
event-nothing-offered = Adesso non avrebbe alcun effetto, o non c’è di che pagare: non viene proposto.
event-repeated = Si ripete { $card-name } per { $cost } Mana: { $text }
event-not-chosen = Non si sceglie nulla.
event-condition-not-met = La condizione non è soddisfatta.
event-plan-ended = Il piano è fatto: le carte in gioco si esauriscono.
event-exhausted = { $card-name } si esaurisce: { $cost ->
    [-1] nulla da pagare
   *[other] { $paid ->
        [1] { $cost } Mana { $cost ->
            [1] pagato
           *[other] pagati
        }
       *[0] senza pagare
    }
}.
event-turned = Girata: { $card-name } ora mostra { $now }.
event-discarded = { $card-name } va { $bottom ->
    [1] in fondo al Mazzo degli Scarti: sarà la prossima pescata
   *[0] in cima al Mazzo degli Scarti
}.
event-removed = Eliminata: { $card-name }.
event-enemy-attacked = Il nemico colpisce, Attacco { $attack } contro Difesa { $defense }: { $hits ->
    [0] parato
    [one] 1 colpo subìto
   *[other] { $hits } colpi subìti
}.
event-enemy-defeated = Il nemico è sconfitto: { $reached ->
    [yes] Attacco { $attack } raggiunge Difesa { $defense }
   *[no] qui basta una Difesa riuscita
}.
event-level-up = Livello { $level }!
event-restored = Si ripristina: Attacco, Difesa e Mana tornano a 0.
event-hero-defeated = Anche l’ultima Carta Eroe è eliminata: l’eroe è sconfitto.
event-left-fight = L’eroe lascia il combattimento: le carte in gioco si esauriscono, nessun colpo subìto.
event-escaped = Fuori dalla stanza del nemico: l’eroe è riuscito a fuggire.
event-read = Si legge { $place }.
event-story = { $text }
event-sentence = { $place }: { $text }
event-already-done = { $place }: era per 1 volta, ed è già stato fatto.
event-nothing-to-do = Adesso non avrebbe alcun effetto: non viene proposto, e si potrà fare un’altra volta.
event-price-not-payable = Quello che sta prima dei due punti non si può fare: la frase si ignora.
event-declined = Rinunci.
event-nothing-here = { $place }: il resto del testo non si legge.
event-grid-laid = Le nove carte del Mondo sono nella griglia; la Pedina Eroe è su 1A.
event-moved = La Pedina Eroe si sposta { $way }.
event-revealed = { $place } è rivelata.
event-card-removed = { $place } è eliminata: il suo spazio resta vuoto.
event-migrated = Le carte { $first } e { $second } del Mondo si scambiano di posto.
event-joining = La carta mostra l’altra faccia: { $card-name } sulla metà superiore.
event-joined = { $card-name } si unisce alle carte dell’eroe, con in alto la metà { $half ->
    [1] a due punte
   *[0] a una punta
}.
event-box-filled = { $place }: una casella annerita a matita, per sempre. Finora { $boxes }.
event-mission-fulfilled = La missione è compiuta.
event-won = { $score ->
    [-1] L’avventura è vinta!
   *[other] L’avventura è vinta! Punteggio delle carte rimaste: { $score }.
}
event-took = Presa in mano: { $card-name }.
event-recovered = Recuperata: { $card-name }, con in alto la metà { $half ->
    [1] a due punte
   *[0] a una punta
}.
event-gambled = Mostrata: { $card-name }. Pescata: { $drawn-name }. { $won ->
    [1] Scommessa vinta: restano tutte e due in mano
   *[0] Scommessa persa: si scartano tutte e due
}.
event-cursed = Tutto il Mazzo degli Scarti è girato.
event-room-placed = La stanza { $room } è sul tavolo.
event-crossed = Oltre la porta: la Pedina Eroe è in { $room }.
event-teleported = Un attimo dopo la Pedina Eroe è in { $room }.
event-no-such-room = La carta di { $room } ha lasciato il dungeon: là non ci va più nessuno.
event-stepped-back = La carta non è più sotto la Pedina Eroe, che ora sta in { $room }.
event-lost-the-way = Nessuna porta si apre e non resta nulla da fare: l’eroe si è perso.
event-stepped = Un passo { $way } per 1 Attacco: la Pedina Eroe è in { $room }.
event-pulled = Il nemico spende 1 Attacco e attira la Pedina Eroe { $way }, in { $room }.
event-out-of-reach = Il nemico non raggiunge l’eroe: nessun colpo subìto.

## Il tavolo in testo semplice

show-title = { $title } · { $serial }
show-training = Allenamento: passo passo contro un manichino
show-hero = Eroe: { $name } ({ $serial }). { $description }
show-over = { $how ->
    [won] L’avventura è vinta! Punteggio delle carte rimaste: { $score }.
    [defeated] Tutte le Carte Eroe sono eliminate: l’eroe è sconfitto.
    [lost-the-way] L’eroe si è perso.
    [resigned] L’eroe si ritira.
    [abandoned] L’avventura si interrompe senza un risultato.
   *[unknown] Nessuno sa che cosa ci sia là.
}
show-tracks = Attacco { $attack } · Difesa { $defense } · Livello { $level } · Mana { $mana } su { $level }
show-world = Mondo
show-world-legend = ☻ Pedina Eroe; L Livello, A Attacco, D Difesa, con quanto aggiunge la carta a destra; ◂ quanto una carta aggiunge al nemico alla sua sinistra
show-empty-cell = (vuoto)
show-marked = (1 volta: fatto)
show-dungeon = Dungeon
show-dungeon-legend = ☻ Pedina Eroe, ▒ muro, ▌ ▬ porte con la stanza che sta oltre, un varco nella linea: passaggio libero
show-codes = Carte da { $first } a { $last }
show-symbols = Simboli: { $symbols }
show-symbol = { $symbol } { $glyph }{ $known ->
    [yes] {" "}di { $place }
   *[no] , ora non sul tavolo
}
show-doors = Porte di { $room }: { $doors ->
    [none] nessuna da cui passare
   *[other] { $doors }
}
show-door = { $way }: { $place }{ $state ->
    [open] {" "}(passaggio libero)
    [blocked] {" "}(bloccata)
   *[closed] {""}
}
show-fulfilled = La missione è compiuta.
show-here = Qui
show-regions = Altrove nella griglia
show-index = Carte Indice, altre stanze
show-region = { $place } { $title }{ $marked ->
    [yes] {" "}(1 volta: fatto)
   *[no] {""}
}
show-entry = { $symbol }{ $place ->
    [unknown] {""}
   *[other] {" "}{ $place }
}, { $glyph } verso { $turn ->
    [0] l’alto
    [1] destra
    [2] il basso
   *[3] sinistra
}. { $trigger ->
    [immediate] Immediato
    [walk-on] Attraversare
   *[choice] Scelta
}{ $marked ->
    [yes] {" "}(1 volta: fatto)
   *[no] {""}
}
show-boxes = { $count ->
    [one] 1 casella è annerita a matita.
   *[other] { $count } caselle sono annerite a matita.
}
show-enemy = NEMICO { $name }: { $figures }.{ $scroll ->
    [none] {""}
   *[other] {" "}{ $scroll }
}
show-fight = Turno di Combattimento { $turn } contro { $name }: { $figures }{ $bonus ->
    [none] {""}
   *[other] ; { $bonus } dalla carta a destra
}.{ $leave ->
    [yes] {" "}Puoi lasciare il combattimento.
   *[no] {""}
}
show-ignored = In questo turno il suo Modificatore si ignora.
show-figures = Così come stanno ora le cose: Attacco { $attack }, { $defense ->
    [none] senza Difesa
   *[other] Difesa { $defense }
}.
show-steps = { $steps ->
    [-1] nessuna via porta al simbolo del nemico.
    [0] la Pedina Eroe è sopra il simbolo del nemico.
    [one] 1 passo dal simbolo del nemico.
   *[other] { $steps } passi dal simbolo del nemico.
}
show-in-play = Carte in gioco
show-put-in-play = In gioco: { $elements }; Stendardi: { $single } a una punta, { $double } a due punte; Costellazione { $constellation }
show-hand = Mano ({ $count })
show-card = { $name } · Valore { $value } · { $tips ->
    [1] 1 punta
   *[2] 2 punte
} · { $element } · { $spheres ->
    [one] 1 sfera
   *[other] { $spheres } sfere
}
show-exhaust = Esaurisci: { $effect }
show-pile-card = { $name }{ $tips ->
    [1] {""}
   *[2] {" "}(2 punte)
}
show-deck = Mazzo degli Scarti ({ $count }){ $count ->
    [0] : vuoto
    [1] : { $cards }
   *[other] , a partire dalla prossima da pescare: { $cards }
}
show-shuffled = (mescolate: { $cards })
show-removed = Carte Eliminate ({ $count }): { $count ->
    [0] nessuna
   *[other] { $cards }
}

## Un set intero

set-open = Aperto a destra: { $spaces }.
set-bonus = Al nemico a sinistra: { $figures } (Livello, Attacco, Difesa).
set-room-card = Carta Stanza { $number }, lato A in alto
set-way = da { $room } a { $to }
set-blocked = sempre bloccata
set-page = Carta Indice { $page }
set-entry = { $room }  { $trigger ->
    [immediate] Immediato
    [walk-on] Attraversare
   *[choice] Scelta
}

## Che cosa va deciso

ask-opening = Quale carta giochi come Carta di Apertura?
    Turno di Combattimento { $turn } contro { $enemy }: Attacco { $struck }, Difesa { $goal }.{ $leave ->
        [yes] {" "}Puoi anche lasciare il combattimento.
       *[no] {""}
    }
ask-plan = Pianificare: Attacco { $attack } contro Difesa { $goal }, Difesa { $defense } contro Attacco { $struck }, Mana { $mana } su { $level }{ $steps ->
    [-1] , nessuna via verso il nemico
    [0] {""}
    [one] , 1 passo dal nemico
   *[other] , { $steps } passi dal nemico
}. { $ability ->
    [none] Sulla carta più in basso non restano abilità.
   *[other] Prossima abilità: { $ability }
} Che cosa fai?
ask-take-back = { $left ->
    [one] Una carta usata per Infondere torna
   *[other] Fino a { $left } carte usate per Infondere tornano
} in mano: quale, oppure fine?
ask-exhaust = Esaurire, { $mana } Mana { $mana ->
    [1] rimasto
   *[other] rimasti
}: quale carta lascia il gioco, e paghi?
ask-hit = { $left ->
    [one] Un colpo subìto
   *[other] { $left } colpi subìti
}: quale carta della mano o del Mazzo degli Scarti si esaurisce? Non si può pagare nulla.
ask-travel = Dove va la Pedina Eroe? { $hand ->
    [0] A mano vuota il movimento è gratis.
   *[other] Il movimento costa una carta della mano.
}
ask-discard-to-move = Quale carta scarti per il movimento?
ask-explore = Sei in { $room }: da quale porta passi, o vai sul simbolo?
ask-approach = Eseguire, Attacco { $attack }: { $steps ->
    [-1] nessuna via porta al simbolo del nemico
    [0] sei sopra il simbolo del nemico
    [one] 1 passo dal simbolo del nemico
   *[other] { $steps } passi dal simbolo del nemico
}. Ogni passo costa 1 Attacco. Dove vai, o resti fermo?
ask-pull = Il nemico, Attacco { $left }, attira la Pedina Eroe per vie ugualmente brevi. Quale?
ask-may = { $place }: { $text } Lo fai?
ask-offer = { $place }: { $text } Lo fai?
ask-turn = Quale carta si gira sull’altra metà?
ask-discard = Quale carta della mano si scarta? { $left ->
    [one] Ancora una.
   *[other] Ancora { $left }.
}
ask-discard-row = Quale carta si scarta come numero { $number } della Costellazione?
ask-swap-give = Quale carta della mano scambi, oppure fine? { $left ->
    [one] Resta uno scambio.
   *[other] Restano { $left } scambi.
}
ask-swap-take = Quale carta del Mazzo degli Scarti prendi in mano per { $card }?
ask-recover = Quale carta eliminata recuperi, oppure fine? { $left ->
    [one] Ne resta una.
   *[other] Ne restano { $left }.
}
ask-recover-for = Quale carta del Mazzo degli Scarti si elimina per { $card }?
ask-recover-to-hand = Quale carta eliminata recuperi in cambio di una in mano, oppure fine? { $left ->
    [one] Ne resta una.
   *[other] Ne restano { $left }.
}
ask-recover-for-hand = Quale carta in mano si elimina per { $card }?
ask-choose = { $other ->
    [none] { $one } Lo fai?
   *[other] Quale delle due? Sì: { $one } No: { $other }
}
ask-repeat = Ripeti l’abilità precedente pagandone il costo? Mana { $mana }. { $one }
ask-recover-half = Con quale metà in alto torna { $card }?
ask-exhaust-one = Quale carta si esaurisce, e paghi? Mana { $mana }; { $left ->
    [one] ancora una carta.
   *[other] ancora { $left } carte.
}
ask-remove = Quale carta si elimina? { $left ->
    [one] Ancora una.
   *[other] Ancora { $left }.
}
ask-gamble = Quale carta della mano mostri? { $wager ->
    [higher] Quella che peschi deve essere più alta.
    [lower] Quella che peschi deve essere più bassa.
    [same] Quella che peschi deve essere uguale.
   *[unknown] Il suo Valore si confronta con quello della carta pescata.
}
ask-migrate = { $first ->
    [0] Quale carta del Mondo cambia posto?
   *[other] Con quale carta si scambia la carta { $first } del Mondo?
}
ask-join-half = Con quale metà in alto la carta si unisce alle tue?
ask-attach = Accanto a quale stanza si posa { $named }?
ask-teleport = In quale casella di { $named }? Riga e colonna, dall’alto a sinistra.
ask-first-hand = Mescola le Carte Eroe: in che ordine stanno, dal fondo?
ask-prepare = Preparazione: mescola il Mazzo degli Scarti. In che ordine sta, dal fondo?
ask-lay-grid = Mescola le carte del Mondo: in che ordine stanno, riga per riga?
ask-finished = L’avventura è finita.

## Che cosa farebbe una scelta

explain-open = Carta di Apertura: Mana { $mana } + { $value }{ $capped ->
    [yes] , al massimo { $level } al Livello { $level }: { $result }
   *[no] {" "}= { $result }
}. In gioco: { $element }, uno Stendardo a { $tips ->
    [1] una punta
   *[2] due punte
}, Costellazione { $spheres }. { $payable ->
    [yes] Prima abilità
   *[no] Prima abilità, per ora troppo cara
}: { $ability }
explain-charge = Caricare: Mana { $mana } + { $value }{ $capped ->
    [yes] , al massimo { $level } al Livello { $level }: { $result }
   *[no] {" "}= { $result }
}. Uno Stendardo a { $tips ->
    [1] una punta
   *[2] due punte
} in più in gioco, { $banners } in tutto.
explain-infuse = Infondere: Costellazione { $constellation }{ $count ->
    [0] , nessun Elemento
   *[other] ; { $element } in gioco, { $count } in tutto
}. Niente Mana.
explain-add = Aggiungere: la prossima abilità è { $ability } Lo Stendardo Principale diventa a { $tips ->
    [1] una punta
   *[2] due punte
}. Entra in gioco: { $element }. Niente Mana.{ $covered ->
    [none] {""}
   *[other] {" "}Coperta e persa: { $covered }
}
explain-strain = Sforzare: Mana { $mana } - 1 = { $left }, { $track } { $points } + 1 = { $result }. Poi andrà esaurita: { $effect }
explain-activate = Attivare: { $ability } Mana { $mana } - { $cost } = { $left }.
explain-changes = { $changes }.
explain-unmet = { $nothing ->
    [yes] La condizione non è soddisfatta, o non si può pagare: per ora non porta nulla.
   *[no] Una parte per ora non porta nulla: la condizione non è soddisfatta, o non si può pagare.
}
explain-back = { $back ->
    [one] Una carta usata per Infondere può tornare in mano.
   *[other] Fino a { $back } carte usate per Infondere possono tornare in mano.
}
explain-ignores = In questo turno il Modificatore del nemico non ha effetto.
explain-chooses = Poi scegli tu.
explain-enough = { $step ->
    [take-back] Nessun’altra carta usata per Infondere torna in mano.
    [turn] Nessun’altra carta si gira.
    [recover] Nessun’altra carta si recupera.
    [recover-to-hand] Nessun’altra carta si recupera.
   *[swap-give] Nessun’altra carta si scambia.
}
explain-end-plan = Chiude il piano: { $result }
explain-cost = Per esaurire le carte { $cost ->
    [1] serve
   *[other] servono
} { $cost } Mana, { $mana } { $mana ->
    [1] rimasto
   *[other] rimasti
}{ $enough ->
    [yes] : { $mana ->
        [1] basta
       *[other] bastano
    }
   *[no] : { $mana ->
        [1] non basta
       *[other] non bastano
    } per tutto
}.
explain-stand = Restare fermi: { $result }
explain-result = { $end ->
    [defeated] { $walked ->
        [yes] Attacco { $points } - { $steps ->
            [one] 1 passo
           *[other] { $steps } passi
        } = { $attack }, che
       *[no] Attacco { $attack }
    } raggiunge Difesa { $goal }: il nemico è sconfitto.
   *[other] { $reachable ->
        [yes] { $walked ->
            [yes] Attacco { $points } - { $steps ->
                [one] 1 passo
               *[other] { $steps } passi
            } = { $attack }, che non raggiunge Difesa { $goal }
           *[no] { $pulled ->
                [yes] lontano dal simbolo l’Attacco vale 0 contro Difesa { $goal }
               *[no] Attacco { $attack } non raggiunge Difesa { $goal }
            }
        }
       *[no] la sua Difesa non si può raggiungere
    }; { $end ->
        [out-of-reach] il nemico non ti raggiunge: nessun colpo
       *[other] { $pulled ->
            [yes] attirarti costa al nemico { $steps } del suo Attacco { $strength }, e { $struck }
           *[no] Attacco { $struck }
        } contro la tua Difesa { $defense }: { $end ->
            [held] una Difesa riuscita, che qui vince
            [blocked] parato
           *[hit] { $hits ->
                [one] 1 colpo subìto
               *[other] { $hits } colpi subìti
            }
        }
    }.
}
explain-leave = Lasciare il combattimento: le carte in gioco si esauriscono, poi si ripristina. Nessun colpo, e quel che sta sotto il nemico non si legge.
explain-only-discarded = { $name } serviva a Caricare o a Infondere: va in cima al Mazzo degli Scarti così com’è, non c’è nulla da pagare.
explain-unpaid = { $why ->
    [hit] Un colpo, non si può pagare nulla
    [free] La carta si esaurisce, nulla da pagare
   *[unpaid] La carta si esaurisce senza pagare
}: { $name } { $fate ->
    [turned] si gira su { $other } e va in cima al Mazzo degli Scarti
    [discarded] è uno scudo in mano: si scarta soltanto
    [only-discarded] va in cima al Mazzo degli Scarti così com’è
    [removed] si elimina; Carte Eroe che restano: { $remain }
   *[defeated] si elimina, ed è l’ultima: l’eroe è sconfitto
}.{ $gain ->
    [none] {""}
   *[other] {" "}Lascia { $gain }.
}
explain-pay = La esaurisci pagando: Mana { $mana } - { $cost } = { $left }. { $name } va { $bottom ->
    [yes] in fondo al Mazzo degli Scarti, e sarà la prossima pescata
   *[no] in cima al Mazzo degli Scarti così com’è
}.
explain-take = { $step ->
    [discard-to-move] { $name } va in cima al Mazzo degli Scarti così com’è, e la Pedina Eroe si muove{ $way ->
        [none] {" "}oltre la porta
       *[other] {" "}{ $way }
    }
    [take-back] { $name } lascia le carte usate per Infondere e torna in mano: il suo Elemento e le sue sfere non sono più in gioco
    [turn] { $name } si gira: in alto va { $other }
    [discard] { $name } va dalla mano in cima al Mazzo degli Scarti
    [discard-row] { $name }, Valore { $value }, va dalla mano in cima al Mazzo degli Scarti
    [swap-give] { $name } va in cima al Mazzo degli Scarti, per una carta presa da lì
    [swap-take] { $name } arriva in mano, e { $chosen } va in cima al Mazzo degli Scarti
    [recover] { $name } torna in cima al Mazzo degli Scarti, e una carta di lì si elimina
    [recover-for] { $name } si elimina, e { $chosen } ritorna
    [recover-to-hand] { $name } torna in mano, e una carta della mano si elimina
    [recover-for-hand] { $name } si elimina, e { $chosen } ne prende il posto in mano
    [remove] { $name } si elimina per sempre{ $where ->
        [hand] , dalla mano
       *[deck] , dal Mazzo degli Scarti
    }{ $remain ->
        [0] , ed è l’ultima: l’eroe è sconfitto
       *[other] ; Carte Eroe che restano: { $remain }
    }
   *[gamble] { $name } si mostra con il suo Valore { $value } e si pesca una carta: { $wager ->
        [higher] se è più alta le tieni tutte e due, altrimenti le scarti
        [lower] se è più bassa le tieni tutte e due, altrimenti le scarti
        [same] se è uguale le tieni tutte e due, altrimenti le scarti
       *[unknown] se la scommessa riesce le tieni tutte e due, altrimenti le scarti
    }
}.
explain-half = { $card ->
    [none] { $half ->
        [0] In alto la metà a una punta: più facile da usare. La carta non l’ha ancora vista nessuno.
       *[1] In alto la metà a due punte: più forte, più difficile da usare. La carta non l’ha ancora vista nessuno.
    }
   *[other] In alto va { $card }.
}
explain-travel = La Pedina Eroe va { $way }: { $place ->
    [none] uno spazio vuoto, dove non si legge nulla
   *[other] { $place } { $title }, che si legge subito
}.{ $enemy ->
    [none] {""}
   *[other] {" "}Là aspetta { $enemy }{ $bonus ->
        [none] {""}
       *[other] ; { $bonus } dalla carta alla sua destra
    }.
} { $hand ->
    [0] A mano vuota il movimento è gratis.
   *[other] Per farlo si scarta una carta della mano.
}
explain-step = Un passo { $way }: Attacco { $attack } - 1 = { $left }.{ $onto ->
    [yes] {" "}Porta sopra il simbolo del nemico.
   *[no] {""}
}{ $door ->
    [yes] {" "}Oltre la porta c’è { $room }; chi alla fine del turno è in un’altra stanza è fuggito.
   *[no] {""}
}
explain-pull = La Pedina Eroe va { $way }, { $door ->
    [yes] oltre la porta in { $room }
   *[no] dentro { $room }
}; l’Attacco del nemico { $attack } - 1 = { $left }.{ $onto ->
    [yes] {" "}Lì c’è il suo simbolo.
   *[no] {""}
}
explain-door = { $attached ->
    [yes] Dal passaggio libero in { $room }, senza scartare; si legge quel che la sua voce dice subito.
   *[no] La stanza { $room } si posa oltre la porta{ $table ->
        [none] {""}
       *[other] , prendendo la sua carta dal tavolo, dove sta come { $table }
    }, e si legge quel che la sua voce dice subito{ $seen ->
        [yes] {""}
       *[no] ; mai vista finora
    }. { $hand ->
        [0] A mano vuota è gratis.
       *[other] Per farlo si scarta una carta della mano.
    }
}
explain-symbol = Sul simbolo { $symbol }{ $trigger ->
    [choice] , dove decidi tu
   *[other] {""}
}: { $text }
explain-teleport = Alla riga { $row }, colonna { $column } di { $room }{ $symbol ->
    [yes] , sopra il suo simbolo
   *[no] {""}
}; si legge quel che la sua voce dice subito.
explain-attach = La stanza { $room } si posa accanto a { $beside }, porta contro porta.
explain-migrate = { $first ->
    [none] { $place } si scambia di posto con un’altra carta della griglia.
   *[other] { $place } e { $first } si scambiano di posto. Non si legge nulla.
}
explain-yes = Sì. { $text }{ $once ->
    [yes] {" "}Il suo «Per 1 volta» è usato.
   *[no] {""}
}
explain-repeat = Di { $mana } Mana ne restano { $left }: { $text }
explain-chosen = { $text }
explain-no = { $step ->
    [choose] Non si fa nulla.
    [repeat] Non si ripete.
    [offer] Non succede nulla; sul simbolo si potrà tornare.
   *[may] La frase si ignora{ $once ->
        [yes] ; il suo «Per 1 volta» non va perso
       *[no] {""}
    }.
}

## Il gioco

title = Travelers
tagline = Nove carte a doppia faccia: da un lato un eroe, dall’altro un Mondo o un Dungeon, nuovi ogni giorno.

rules =
    Le tue otto Carte Eroe sono le tue tecniche e le tue vite. Di una carta conta solo la metà in alto; girata, mostra l’altra, con lo Stendardo a due punte: più forte, e più vicina a perdersi. Quando tutte le carte sono eliminate, l’eroe è sconfitto.
    Un Turno di Combattimento: scegli una Carta di Apertura; il suo Valore diventa Mana (mai più del tuo Livello), e il suo Elemento, il suo Stendardo e le sue sfere entrano in gioco. Poi si Pianifica, nell’ordine che vuoi e quante volte vuoi. Caricare: una carta a destra, per il Mana e lo Stendardo. Infondere: una carta a sinistra, per l’Elemento e la Costellazione. Attivare: paghi la prossima abilità della carta più in basso, al centro. Aggiungere: una carta sotto, con nuove abilità, il suo Elemento e lo Stendardo Principale. Sforzare: 1 Mana e una carta sopra, per 1 Attacco o 1 Difesa. Finché non smetti di Pianificare si può riprendere tutto.
    Esaurire: le carte usate per Caricare e Infondere si scartano. Le altre chiedono Mana: se paghi si scartano come sono; se no, una carta a una punta si gira e una a due punte è eliminata.
    Eseguire: l’Attacco che raggiunge la Difesa del nemico lo sconfigge. Altrimenti ogni punto del suo Attacco oltre la tua Difesa è un colpo: una carta della mano o del Mazzo degli Scarti si esaurisce, e nulla si può pagare. Ripristinare: i tracciati tornano a 0, peschi fino a cinque carte. Un nemico di Livello non inferiore al tuo lo alza di uno.
    Mondo: nove regioni, tre per tre. Ogni spostamento costa una carta della mano, se ce n’è; poi si legge la regione. La carta a destra di un nemico può cambiarne i valori. Chi legge 1B ha vinto.
    Dungeon: nella tua stanza cammini come vuoi. Una porta con accanto la sua stanza è gratis; un’altra costa una carta, e si posa la stanza che nomina. Il suo simbolo si legge subito, quando ci vai sopra, oppure se vuoi. In combattimento un passo costa 1 Attacco, e un nemico si colpisce solo dal suo simbolo; lui spende il proprio Attacco per tirarti lì. Chi è uscito dalla sua stanza è in salvo.
    «Per 1 volta» si fa una volta per partita. Quel che sta prima dei due punti va fatto, perché valga ciò che segue. Il testo di una carta vale più di queste regole.

how-won = la missione compiuta
how-defeated = l’ultima carta eliminata
how-lost-the-way = nessuna via
lost-defeated = Hai perso: l’ultima Carta Eroe è eliminata.
lost-lost-the-way = Hai perso: nessuna porta si può attraversare, e l’eroe ha smarrito la via.

## Giorni

certificate-length = Una partita vinta ha circa { $turns } turni e { $decisions } decisioni, e finisce con { $score } punti.
column-score = Punti
set-spoils = Ecco tutto il set, segreti compresi. Chi vuole giocarlo smetta di leggere.
proof-heading = Come si può vincere l’avventura, con un eroe che vince ogni combattimento:
proof-half = Leggi { $half }, «{ $title }».
proof-room = { $symbol ->
    [yes] Entra in { $room } e raggiungi il suo simbolo.
   *[no] Entra in { $room }.
}
proof-others = Altri dieci eroi l’hanno vinta in { $wins } partite su { $games }: { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } (intervallo al 95% da { NUMBER($low, style: "percent", maximumFractionDigits: 0) } a { NUMBER($high, style: "percent", maximumFractionDigits: 0) }).

## Che cosa si chiede

unknown-kind = Il tipo di avventura «{ $found }» non esiste. Tipi: { $known }.
unknown-difficulty = La difficoltà «{ $found }» non esiste. Difficoltà: { $known }.
bad-boxes = «{ $found }» non indica caselle piene. Si scrivono come TOS20270105:5a=2, separate da virgole.

# Al tavolo: accanto alle scelte, prima dell’inizio, alla fine

entry-trigger = { $trigger ->
    [immediate] subito
    [walk-on] sul simbolo
   *[choice] sul simbolo, se vuoi
}
note-fate = { $fate ->
    [turned] → { $now }
    [removed] → eliminata
    [defeated] → eliminata: è l’ultima
   *[discarded] → solo scartata
}
note-door = { $state ->
    [open] { $symbol } aperta
    [known] → { $symbol }{ $hand ->
        [0] {""}
       *[other] , -1 carta
    }
   *[new] → nuova{ $hand ->
        [0] {""}
       *[other] , -1 carta
    }
}
change-hand = Novità nella tua mano di { $count }:
final-score = Il tuo punteggio: { $score }. Un punto per ogni carta sopravvissuta, due se il suo Stendardo ha due punte.
option-hero = Eroe
option-hero-today = quello di oggi
option-hero-seed = del seme qui sotto, o uno nuovo
option-adventure = Avventura
option-adventure-today = quella di oggi
option-adventure-training = Allenamento: una lezione nel cortile
option-adventure-seed = del seme qui sotto, o una nuova
option-score = Punteggio
option-score-no = nessuno
option-score-yes = punti per le carte sopravvissute
option-index = Carte Indice
option-index-discovered = lette man mano che le stanze arrivano in tavola
option-index-open = tutte scoperte, come su carta
end-again = Ancora una volta
end-cards = Stesse mescolate
end-new = Un’altra avventura

# L’Allenamento, pagina per pagina

lesson-opening-title = la Carta di Apertura
lesson-opening = Eccoti nel cortile. Davanti a te c’è un manichino: la sua Difesa { $goal } cede davanti ad altrettanti punti Attacco, il suo Attacco { $strength } si ferma con altrettanti punti Difesa. Oggi sei al Livello { $level }, due più di un eroe alle prime armi: così c’è spazio per provare.
    Ognuna delle tue otto carte è una tecnica e insieme una vita. Il turno comincia con una di loro in tavola: il suo Valore (●) diventa Mana, e da adesso contano il suo Elemento, il suo Stendardo e le sfere delle sue abilità.
lesson-opening-task = Scegli una carta la cui prima abilità costa al massimo { $level } Mana: non puoi mai avere più Mana del tuo Livello.
lesson-charge-title = Caricare
lesson-charge = Adesso si pianifica: giochi carte intorno alla prima, quante ne vuoi e nell’ordine che vuoi. Infilata sotto il lato destro, una carta serve a Caricare: spuntano solo il suo Valore e il suo Stendardo, cioè Mana per te e uno Stendardo in più in gioco.
    Il Mana oltre il tuo Livello va perso: guarda, prima di versare. Niente è ancora deciso: «annulla» riprende le carte, fino a cambiare la Carta di Apertura.
lesson-charge-task = Carica con una carta. Hai { $mana } Mana su { $level }.
lesson-infuse-title = Infondere
lesson-infuse = Infilata sotto il lato sinistro, una carta infonde: il suo Elemento si unisce a quelli in gioco e le sue sfere allungano la Costellazione, che si legge da sinistra fino alla Carta di Apertura. Mana non ne porta.
    Certe abilità vogliono due volte un Elemento, o una precisa fila di sfere: si ottengono così.
lesson-infuse-task = Infondi con una carta, e guarda la riga «In gioco».
lesson-activate-title = le abilità
lesson-activate = La carta più in basso, al centro, ha la prossima abilità (▸); il numero davanti è il suo costo in Mana. Le abilità vanno dall’alto in basso: la seconda si apre quando hai usato la prima. Se la condizione di un’abilità non è soddisfatta, il Mana si spende lo stesso e non succede nulla.
lesson-activate-task = { $cost ->
    [-1] A questa carta non resta nessuna abilità: vai avanti, e Aggiungine un’altra.
   *[other] Attivala: costa { $cost }, hai { $mana }. Troppo cara? Carica ancora; e se chiede più di { $level }, torna indietro e apri con un’altra carta.
}
lesson-add-title = Aggiungere
lesson-add = Una carta posata sulla parte bassa di quella centrale è un’Aggiunta. Da ora tocca alle sue abilità; un’abilità della carta di sopra che non hai usato resta coperta, e per questo turno è persa. Il suo Elemento conta, il suo Stendardo prende il posto di quello principale, e Mana non ne porta.
lesson-add-task = Aggiungi una carta, poi attiva la sua prima abilità. Mancano Mana o carte? Torna indietro e prova altrimenti: magari senza Infondere.
lesson-strain-title = Sforzare
lesson-strain = Quando non c’è altro: per 1 Mana una carta va sopra la prima e dà 1 Attacco o 1 Difesa, a tua scelta. Mostra solo il nome e il suo Effetto di Esaurimento, che poi chiederà il conto come gli altri.
lesson-strain-task = { $mana ->
    [0] Sforzare chiede 1 Mana, e non ne hai: prima Carica, o riprendi qualcosa.
   *[other] Sforza una carta, per il punto che ti manca.
}
lesson-end-title = prima di chiudere il piano
lesson-end = Non spendere tutto. Fra un attimo ogni carta al centro e ogni carta sforzata vorrà il Mana del suo Effetto di Esaurimento (↻). Le carte che hai in mano possono ancora Caricare per questo. Con Attacco { $attack } e Difesa { $defense } affronti Difesa { $goal } e Attacco { $strength }; accanto alla fine di Pianificare sta scritto come andrebbe, prima che tu la scelga.
lesson-end-task = Va bene così? Allora finisci di Pianificare. È l’ultimo momento per tornare indietro.
lesson-exhaust-title = Esaurire
lesson-exhaust = Tutte le carte lasciano il gioco, nell’ordine che vuoi; si pesca dal fondo del Mazzo degli Scarti, perciò quel che ci va prima torna prima. Le carte usate per Caricare e Infondere non costano nulla. Per ogni altra paghi il suo Mana e resta com’è; senza pagare, una carta a una punta si gira sulla metà più forte e più rischiosa, una carta a due punte è eliminata. Quando sono tutte eliminate, l’eroe è sconfitto.
lesson-exhaust-task = Metti via le carte una a una; paga, dove importa di più, con il Mana rimasto ({ $mana }).
lesson-hit-title = Eseguire
lesson-hit = Il tuo Attacco non è arrivato a { $goal }, e il manichino colpisce: il suo Attacco { $strength } meno la tua Difesa fa { $hits ->
    [one] un colpo
   *[other] { $hits } colpi
}. Per ognuno scegli una carta della mano o del Mazzo degli Scarti e segui il suo Effetto di Esaurimento, e stavolta non si può pagare nulla. La stessa carta si può scegliere due volte: prima si gira, poi se ne va.
lesson-hit-task = Scegli ciò di cui puoi fare a meno: meglio due carte girate che una eliminata.
lesson-again-title = Ripristinare
lesson-again = { $hits ->
    [0] Hai fermato il colpo: nessun danno.
    [one] Un colpo è passato.
   *[other] { $hits } colpi sono passati.
} Si Ripristina: Attacco, Difesa e Mana tornano a 0, e hai pescato dal fondo fino ad avere cinque carte. Il nemico è ancora in piedi, quindi comincia un altro Turno di Combattimento; il mazzo non si rimescola.
lesson-again-task = Continua con un’altra Carta di Apertura, o lascia il cortile per un’avventura: di qui non resta nulla.
lesson-won = Il manichino è a terra: il tuo Attacco ha raggiunto la sua Difesa, e lui non ha mai colpito. Il suo Livello non era più basso del tuo: ora sei al Livello { $level }. Era tutto qui: il resto sono luoghi, persone e sfortuna. Comincia un’avventura, o allenati ancora.
lesson-defeated = La tua ultima carta è persa, contro paglia e tela di sacco. Meglio qui che là fuori: allenati ancora, o tenta lo stesso un’avventura.

# Quello che si può scrivere
choice-open = apri { $card }
choice-charge = carica { $card }
choice-infuse = infondi { $card }
choice-add = aggiungi { $card }
choice-strain-attack = sforza { $card } attacco
choice-strain-defense = sforza { $card } difesa
choice-card = carta { $card }
choice-exhaust = esaurisci { $card }
choice-pay = paga { $card }
choice-hit = incassa con { $card }
choice-activate = attiva
choice-end = fine
choice-go = vai { $way }
choice-door = porta { $room }
choice-beside = accanto a { $room }
choice-cell = casella { $cell }
choice-region = regione { $region }
choice-half = { $half }
choice-symbol = simbolo
choice-stand = fermo
choice-leave = lascia
choice-yes = sì
choice-no = no
typed-way = { $way ->
    [up] su
    [right] a destra
    [down] giù
   *[left] a sinistra
}
typed-half = { $half ->
    [upper] sopra
   *[lower] sotto
}

# Che cosa cambia con una scelta, in breve

foretell-track = { $track ->
    [attack] Attacco
    [defense] Difesa
    [level] Livello
   *[mana] Mana
}
foretell-enemy = { $track ->
    [attack] Attacco del nemico
   *[defense] Difesa del nemico
}
foretell-hits = Colpi subìti
foretell-missing = Attacco che manca

# Se Pianificare finisse ora
forecast-end = { $end ->
    [defeated] Sconfitto
    [held] Respinto
    [blocked] Parato
    [out-of-reach] Fuori portata
   *[hit] { $hits ->
        [one] 1 colpo
       *[other] { $hits } colpi
    }
}
forecast-steps = { $attack } − { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
}
forecast-pulls = { $attack } − { $steps ->
    [one] 1 passo
   *[other] { $steps } passi
} per attirarti
forecast-against = { $reachable ->
    [no] non raggiunge la sua
   *[yes] { $short ->
        [0] raggiunge la sua
       *[other] { $short } in meno della sua
    }
}

# Suggerimenti in tre gradi: dove guardare, che genere di scelta

where-card = Guarda le tue Carte Eroe.
where-grid = Guarda il Mondo.
where-room = Guarda il Dungeon.
kind-open = Gioca una Carta di Apertura.
kind-charge = Carica: una carta diventa Mana.
kind-infuse = Infondi: una carta dà il suo Elemento.
kind-add = Aggiungi una carta sotto le altre.
kind-strain-attack = Sforza per l’Attacco.
kind-strain-defense = Sforza per la Difesa.
kind-activate = Attiva la prossima abilità.
kind-end = { $step ->
    [plan] Finisci di Pianificare.
   *[other] Basta così: fine.
}
kind-exhaust = Esaurisci una carta senza pagare.
kind-pay = Esaurisci una carta e paga.
kind-hit = Incassa il colpo con una carta.
kind-card = Scegli una carta.
kind-go = Spostati.
kind-door = Passa per una porta.
kind-beside = Metti la stanza accanto a un’altra.
kind-cell = Scegli una casella.
kind-region = Scegli una carta del Mondo.
kind-half = Scegli una metà.
kind-symbol = Va’ sul simbolo.
kind-stand = Resta dove sei.
kind-leave = Lascia il combattimento.
kind-yes = Di’ di sì.
kind-no = Di’ di no.

## La scheda del punteggio, su carta e scritta al tavolo

print-world-note = Le carte stanno come le hai mescolate; i numeri rossi dicono in che ordine si leggono.
print-dungeon-note = Ogni stanza dove viene a trovarsi; la linea rossa è la via, i numeri rossi dicono in che ordine si entra nelle stanze.
score-slip = Scheda del punteggio
score-cards = Le carte, alla fine
score-joined = La carta che si è unita
score-one = una punta
score-two = due punte
score-gone = eliminata
score-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
score-level = Livello raggiunto
score-battles = Combattimenti
score-won = vinta
score-defeated = eroe sconfitto
score-lost-the-way = smarrita la via
score-result = Esito
score-total = Punti
score-total-note = 1 per ogni carta con una punta in alto, 2 per ogni carta con due; nessuno se l’eroe è stato sconfitto.
score-notes = Appunti
slip-points = Le carte valgono { $score ->
    [one] 1 punto
   *[other] { $score } punti
}, la scheda dice { $written }: ricontrollala.
slip-no-card = Su questa scheda non resta nessuna carta: allora l’eroe è stato sconfitto.

## Segni accanto alle scelte, quando si leggono riga per riga
sign-mana = { $sign } Mana
sign-costs = (2,1) quanto costano le sue abilità, dall’alto
sign-exhaust = { $sign }2 quanto chiede l’Esaurimento, * se dice di più
sign-banner = { $sign } Stendardo a una punta, { $sign }{ $sign } a due punte
sign-sphere = { $sign } sfera di una Costellazione
sign-fire = { $sign } Fuoco
sign-air = { $sign } Aria
sign-water = { $sign } Acqua
sign-earth = { $sign } Terra
sign-enemy = { $sign } un nemico

# On the workbench.

workshop-kind = { $kind ->
    [world] Mondo
   *[dungeon] Dungeon
}

# Perché da qualche parte non si può scegliere niente, con un capitolo del regolamento

chapter-turn = Un Turno di Combattimento
chapter-play = Che cosa è in gioco
chapter-world = Un Mondo
chapter-dungeon = Un Dungeon
chapter-cards = Una Carta Eroe, ad alta voce
why-question-first = Non è questo che si chiede ora: prima la domanda, le cui scelte sono in elenco.
why-card-played = { $card } è già in gioco. Le carte della mano si possono caricare, infondere, aggiungere o sforzare; poi «fine» esaurisce ciò che è in gioco.
why-card-in-play-cost = La prossima abilità di { $card } costa { $cost } Mana, e ne hai { $mana }. Carica prima una carta per avere Mana, o smetti di Pianificare.
why-card-no-ability = { $card } non ha altre abilità da attivare: parla solo l’ultima carta della colonna, ogni abilità una volta, dall’alto. Aggiungi un’altra carta, o smetti di Pianificare.
why-card-covered = { $card } non è l’ultima carta della colonna; si attivano solo le abilità di quella.
why-card-in-deck = { $card } è nel Mazzo degli Scarti; torna in mano quando si pesca, al momento di Ripristinare.
why-card-in-hand = { $card } per ora resta in mano: la domanda riguarda altre carte.
why-enemy = Questi numeri sono di { $enemy }: il suo Attacco colpisce contro la tua Difesa, la sua Difesa regge contro il tuo Attacco. I tuoi crescono con quello che fai delle carte.
why-card-removed = { $card } è rimossa per questa avventura; la riporta solo un testo che la recupera.
why-on-the-way = Le carte si giocano in combattimento; in viaggio se ne scarta solo una per muoversi.
why-region-fight = Stai combattendo: { $enemy }. Il Segnalino Eroe riparte quando lo scontro è finito.
why-region-here = Il Segnalino Eroe è già qui. Si sposta di una cella in su, a destra, in giù o a sinistra.
why-region-far = Quella regione non è accanto al Segnalino Eroe, che si sposta di una cella in su, a destra, in giù o a sinistra. Scegli una di quelle.
why-cell-fight = Stai combattendo: { $enemy }. Per camminare si aspetta la fine dello scontro, o il momento di Eseguire, che ti avvicina.
why-cell = Dentro una stanza si cammina gratis e non cambia niente: si scelgono solo le porte e il simbolo.
why-other-dungeon-room = Quella è la stanza { $room }; tu sei in { $here }. Passa prima da una tua porta.
