# Chronicles of Stampadia: i fogli d’avventura, e i loro errori.

## Parole chiave scritte da qualcuno

bad-keyword = «{ $word }» non è una parola chiave: ha lettere e cifre, al massimo { $most } caratteri, e se sono più d’una le separa una virgola.
no-keyword = «{ $word }» non è una parola chiave né di questa avventura né di altre nostre.{ $near ->
    [none] {""}
   *[other] {" "}Forse «{ $near }»?
}

## Righe, oggetti e abilità che non si riescono a leggere

line-too-long = Colonna { NUMBER($column, useGrouping: 0) }: la riga è troppo lunga. Una riga ha al massimo { NUMBER($most, useGrouping: 0) } caratteri.
line-open-quote = Colonna { NUMBER($column, useGrouping: 0) }: queste virgolette sono rimaste scompagnate.
line-open-brace = Colonna { NUMBER($column, useGrouping: 0) }: qui comincia la parte capovolta, ma nessuna parentesi graffa la chiude.
line-close-brace = Colonna { NUMBER($column, useGrouping: 0) }: questa parentesi graffa chiude una parte capovolta mai cominciata.
line-two-braces = Colonna { NUMBER($column, useGrouping: 0) }: un’azione ha una sola parte capovolta, e qui è già cominciata.
line-after-brace = Colonna { NUMBER($column, useGrouping: 0) }: «{ $found }» viene dopo la parte capovolta, che è sempre l’ultima dell’azione.
line-brace-in-condition = Colonna { NUMBER($column, useGrouping: 0) }: una condizione non è mai capovolta. Le parentesi graffe vanno attorno all’ultima parte dell’azione.
line-comma-in-condition = Colonna { NUMBER($column, useGrouping: 0) }: c’è una virgola in una condizione. Le sue parti si uniscono con & oppure con «o».
line-mixed-joints = Colonna { NUMBER($column, useGrouping: 0) }: & e «o» nella stessa condizione. Se ne usa uno solo; il resto va in una seconda frase, dopo |.
line-two-arrows = Colonna { NUMBER($column, useGrouping: 0) }: un secondo » nella stessa frase. Una nuova frase comincia con |.
line-nothing-here = Colonna { NUMBER($column, useGrouping: 0) }: qui manca qualcosa.
line-one-clause = Colonna { NUMBER($column, useGrouping: 0) }: qui ci sta una frase sola, e | ne comincia una seconda.
line-unknown-part = Colonna { NUMBER($column, useGrouping: 0) }: «{ $found }» non è una condizione.{ $near ->
    [none] {""}
   *[other] {" "}Forse intendevi «{ $near }»?
}
line-unknown-act = Colonna { NUMBER($column, useGrouping: 0) }: «{ $found }» non è un’istruzione, e le somiglia troppo per essere racconto.{ $near ->
    [none] {""}
   *[other] {" "}Forse intendevi «{ $near }»?
}
line-condition-in-action = Colonna { NUMBER($column, useGrouping: 0) }: «{ $found }» è una condizione, ma dopo non c’è alcun ».
line-unknown-item = Colonna { NUMBER($column, useGrouping: 0) }: «{ $found }» non è un oggetto di questo foglio.{ $near ->
    [none] {""}
   *[other] {" "}Forse intendevi «{ $near }»?
}
line-unknown-room = Colonna { NUMBER($column, useGrouping: 0) }: «{ $found }» non è una stanza di questa missione.{ $near ->
    [none] {""}
   *[other] {" "}Forse intendevi «{ $near }»?
}
line-unknown-ability = Colonna { NUMBER($column, useGrouping: 0) }: «{ $found }» non è un’abilità.{ $near ->
    [none] {""}
   *[other] {" "}Forse intendevi «{ $near }»?
}
line-no-case = Colonna { NUMBER($column, useGrouping: 0) }: { $found ->
    [none] al tiro mancano i casi
   *[other] «{ $found }» non è un caso del tiro
}. Un caso si scrive «1~3 -1PF» oppure «=4 +2MO».
line-empty-case = Colonna { NUMBER($column, useGrouping: 0) }: con «{ $found }» non si dice che cosa succede. Se non succede nulla, si scrive «non succede nulla».
line-table-in-table = Colonna { NUMBER($column, useGrouping: 0) }: da un tiro non può nascere un altro tiro.
line-no-item = Colonna { NUMBER($column, useGrouping: 0) }: { $found ->
    [none] qui non c’è nessun oggetto
   *[other] «{ $found }» non è un oggetto
}. Un oggetto si scrive «Nome (condizione » effetto)».

## Comporre avventure: progetti, desideri

blueprint-unreadable = { $file } non si legge come progetto: { $reason }
blueprint-fault = { $file }, «{ $name }»: { $problem }
plan-room-twice = Due delle sue stanze hanno lo stesso nome.
plan-no-win = Nessuna riga dice «you win».
plan-no-title = Non ha un titolo.
plan-start-lines = Alla stanza iniziale serve almeno una riga, e ne tiene al massimo { $most }.
plan-not-main = Solo una missione principale ha titoli e righe per la stanza iniziale.
plan-lines = La stanza «{ $room }» ha più di { $most } righe.
plan-cell-missing = La stanza «{ $room }» parla della casella grigia { $cell }, che non ha.
plan-cell-twice = La stanza «{ $room }» ha due caselle grigie con la stessa cifra.
plan-foes-missing = La stanza «{ $room }» parla dei suoi nemici e non ne ha.
plan-word-missing = Mancano le parole per <{ $word }>.
plan-word-unused = Nessuna riga racconta <{ $word }>.
plan-unknown-suspect = «{ $room }» non è una sua stanza, o non è tra i sospetti, o non ha righe per il giorno in cui è quella giusta.
plan-secrets-uneven = I segreti di «{ $group }» non hanno tutti le stesse parole.
plan-too-many-answers = Ha più di { $most } risposte capovolte.
plan-answers-uneven = Nessuna scelta di parole rende le risposte capovolte lunghe uguali in entrambe le lingue.
plan-unknown-fact = Nessuno sa come si vede il fatto «{ $name }».
plan-one-language = «{ $text }» c’è in una lingua sola.
plan-unknown-role = Nessuno si chiama «{ "{" }{ $role }{ "}" }»: ci sono villain, helper, place e thing.
plan-unknown-item = L’oggetto «{ $item }» non esiste.
plan-item-not-brought = Parla dell’oggetto «{ $item }» e non lo porta.
plan-unknown-class = La classe «{ $hero }» non esiste.
plan-too-many-items = Porta più di { $most } oggetti.
plan-key-twice = Due progetti hanno la chiave «{ $name }», oppure è vuota.
plan-kind-missing = Non c’è nessuna missione del tipo «{ $kind }».
plan-column-missing = Nessuna colonna dei nemici a { $circles } cerchi va bene per ogni classe.
plan-flavour-missing = Corridoi e sale vogliono almeno { $least } righe d’atmosfera ciascuno.
plan-decoys-missing = Servono almeno { $least } oggetti esca adatti a ogni classe.
plan-cell-too-long = La stanza «{ $room }» è troppo lunga per le { $most } righe della sua cella, anche con le parole più corte.
plan-item-too-long = È troppo lungo per le { $most } righe del Rotolo dell’Equipaggiamento.
plan-title-too-long = Il titolo «{ $title }» è troppo lungo per la sua riga.
nothing-fits = Con questi progetti nessuna missione principale trova posto su un foglio.
no-such-difficulty = La difficoltà «{ $wish }» non esiste. Difficoltà: { $known }.
no-such-class = La classe «{ $wish }» non esiste. Classi: { $known }.
no-such-quest = La missione principale «{ $wish }» non esiste. Missioni: { $known }.
quest-not-for-class = La missione «{ $quest }» non è per la classe «{ $hero }». È per: { $known }.

## Dove qualcosa non va in un foglio

at-room = stanza { $name }
at-item = oggetto «{ $name }»
at-hero = Scheda dell’Eroe, colonna { $name }
at-foe = Scheda dei Nemici, colonna { $name }
at-door = porta { $name }
at-number = numero in { $name }
at-enemy = nemico in { $name }
at-cell = casella grigia in { $name }
at-entry = { $owner }, voce { $number }
at-line = riga { $line }
at-language = { $language ->
    [it] italiano
   *[en] inglese
}

## Cosa non va in un foglio: la Tabella delle Stanze

problem-too-many-rows = La Tabella delle Stanze ha { $count } righe. Il massimo è { $most }.
problem-number-twice = Due righe hanno questo numero. Ogni stanza deve avere il suo.
problem-not-sorted = Le righe non sono in ordine di numero.
problem-bad-room-number = C’è il numero { $found }. Ammessi: da { $least } a { $most }.
problem-too-many-lines = Ci sono { $count } righe di testo. Una stanza ne ha al massimo { $most }; con | una riga si divide in più frasi.
problem-no-line = Non dice nulla. Basterebbe una riga d’atmosfera.
problem-no-start = Nessuna stanza è quella iniziale. A una serve "start": true.
problem-two-starts = È una seconda stanza iniziale, oltre alla { $other }. Ce n’è una sola.
problem-start-size = C’è una stanza iniziale di { $found }. Ammesso: 3x3, con le scale al centro.
problem-start-not-real = La stanza iniziale non può essere un’esca né nascosta: i suoi muri sono stampati.
problem-room-outside = C’è { $found }, che esce dalla Mappa di { $most } colonne e { $most } righe.
problem-rooms-overlap = È sopra la stanza { $other }, in { $place }. Le stanze non hanno celle in comune, nemmeno le esche.

## Porte e numeri

problem-door-twice = Su questo lato c’è già una porta.
problem-door-outside = Non è fra due celle della Mappa.
problem-door-on-no-wall = Non è su un muro: le due celle sono fuori da ogni stanza vera. È un’esca?
problem-door-inside = Non è su un muro: le due celle sono nella stanza { $room }.
problem-door-to-nowhere = Dalla stanza { $room } non porta da nessuna parte: l’altra cella non è in una stanza vera.
problem-doors-between-two = Le stanze { $one } e { $other } hanno già una porta. Fra due stanze ce n’è al massimo una.
problem-hidden-has-door = La stanza { $room } è nascosta, quindi nessuna porta ci arriva.
problem-door-without-number = In { $place } manca il numero. Dovrebbe essere { $right }, che porta alla stanza { $room }.
problem-door-number-wrong = Il numero { $found } in { $place } porta alla stanza { $leads }. Dovrebbe essere { $right }, per la stanza { $room }.
problem-decoy-door-touches = Un’esca non deve toccare una stanza vera, e questa tocca la { $room }.
problem-off-map = Non è sulla Mappa.
problem-room-number-too-small = Il numero della stanza { $room } è troppo piccolo per una porta qui: colonna e riga fanno già { $least }, quindi dev’essere almeno { $least }.
problem-bad-black-number = C’è { $found }. Ammessi: da { $least } a { $most }.
problem-decoy-number-in-room = È nella stanza { $room }, e accanto non c’è una porta vera.
problem-number-without-door = Accanto non c’è nessuna porta: nessuno lo leggerà mai.

## Simboli sulla Mappa

problem-two-on-cell = Su questa cella è già stampato qualcos’altro.
problem-enemy-in-start = Nella stanza iniziale non ci sono nemici.
problem-bad-circles = Ci sono { $found } cerchi. Ammessi: da 0 a { $most }.
problem-bad-digit = C’è { $found }. Ammessi: da { $least } a { $most }.
problem-digit-twice = In questa stanza ci sono due caselle grigie con la cifra { $digit }.
problem-decoy-symbol-in-room = È un’esca, ed è nella stanza vera { $room }.
problem-symbol-outside-rooms = Non è in una stanza vera. È un’esca?
problem-symbol-on-door = È su una cella accanto a una porta, che deve restare libera.

## Quel che dicono stanze e oggetti

problem-line = { $why }
problem-no-action = C’è una frase che non fa nulla.
problem-or-alone = «o» unisce almeno due condizioni.
problem-upside-down = Può essere capovolta solo l’ultima parte di un’azione che ha una condizione.
problem-no-such-room = La stanza { $room } non è nella Tabella delle Stanze.
problem-no-such-item = Il Rotolo dell’Equipaggiamento non ha l’oggetto «{ $item }».
problem-costs-nothing = Un prezzo è almeno 1.
problem-too-much-gold = Chiede { $found } MO. Nessuno ne ha mai più di { $most }.
problem-bad-gold-range = Chiede { $found } MO spese. Ammesso: dal più piccolo al più grande, da 0 a { $most }.
problem-never-so = «{ $found }» non è mai vero: l’oro va da 0 a { $most }.
problem-changes-nothing = Un cambio di 0 non cambia nulla.
problem-roll-table = I casi del dado sono per { $found }. Ammesso: ogni faccia da 1 a 6 una volta.
problem-no-empty-ability = Qui si può ottenere un’abilità, ma l’eroe non ha caselle vuote: andrà persa.
problem-does-nothing-then = { $act ->
    [effect] «effetto» cambia un’abilità che si sta attivando, e in quel momento non se ne attiva nessuna
    [one-ability] «1 sola abilità» riguarda dadi ancora da giocare, e in quel momento non ce ne sono
    [lower-first] Riguarda come l’eroe gioca i dadi, e in quel momento non ne gioca
    [same-column] Riguarda come l’eroe gioca i dadi, e in quel momento non ne gioca
    [same-row] Riguarda come l’eroe gioca i dadi, e in quel momento non ne gioca
    [free-ability] Un’abilità si attiva solo in battaglia, e in quel momento non ce n’è una
    [by-room-cells] Funziona solo in battaglia, e una DIF prima che i nemici tirino: quel momento arriva tardi
    [no-escape] «niente fuga» finisce con l’ultimo nemico della stanza, e in quel momento non ce ne sono più
   *[other] Riguarda dei dadi, e in quel momento non ce n’è nessuno sul tavolo
}: così non farà mai nulla.
problem-only-in-items = Questa condizione è degli oggetti; in una stanza non si avvera mai.
problem-only-in-rooms = Questo è delle stanze; un oggetto non può dirlo.
problem-no-such-cell = Parla di [{ $digit }], ma nessuna casella grigia di questa stanza ha quella cifra.
problem-no-stairs-here = Le scale sono solo nella stanza iniziale.
problem-no-foes-here = Parla di nemici, ma in questa stanza non ce ne sono.
problem-leads-to-decoy = Porta l’eroe nella stanza { $room }, che è un’esca.
problem-no-window = Non dice quando si può usare: «Nome (condizione » effetto)».
problem-never-ticked = Aspetta x{ $room }, ma niente di vero spunta mai la stanza { $room }.
problem-languages-differ = Le due lingue non dicono la stessa cosa. Inglese: «{ $en }». Italiano: «{ $it }».

## Rotolo, eroe, nemici, intestazione

problem-no-title = L’avventura non ha un titolo.
problem-no-serial = L’avventura non ha un seriale, la parola che la distingue.
problem-too-many-items = Ci sono { $count } oggetti. Il Rotolo dell’Equipaggiamento ne tiene al massimo { $most }.
problem-item-twice = Due oggetti hanno questa chiave. Ogni oggetto deve avere la sua.
problem-decoy-item-given = È un’esca, eppure l’eroe ce l’ha o lo ottiene.
problem-item-never-given = Nessuno lo dà mai all’eroe. È un’esca?
problem-too-many-boxes = Ci sono { $found } caselle. Un gruppo ne ha al massimo { $most }.
problem-first-with-xp = Ci sono { $found } caselle PE. La prima colonna è attiva dall’inizio, quindi non ne ha.
problem-first-without-hp = La prima colonna non ha caselle PF: l’eroe morirebbe al primo graffio.
problem-first-without-ability = La prima colonna non ha abilità: l’eroe non può combattere.
problem-column-without-xp = Non ci sono caselle PE da riempire. Almeno 1, o la colonna sarebbe attiva dall’inizio.
problem-bad-bonus = C’è { $found }. Ammessi: da 0 a { $most }.
problem-bad-ability = Un attacco ha una gittata di almeno 1, e nient’altro ne ha una.
problem-foe-columns = Ammesse: quattro colonne, per tutti i nemici e poi per quelli con 1, 2 e 3 cerchi.
problem-foe-ability = I nemici conoscono solo Muovi, ATT/GIT e DIF, e non pagano nulla.

## Sulla carta, e in due lingue

problem-untranslated = Mancano le parole in questa lingua, che il titolo invece parla.

## La missione

problem-room-unreachable = Nessuno può mai arrivarci: non c’è porta né istruzione che ci porti.
problem-no-win = Nessuna stanza vera e nessun oggetto dice «hai vinto».
problem-win-unreachable = «hai vinto» non può mai avverarsi: quel che aspetta non succede mai.
problem-endless = Queste righe spostano l’eroe all’infinito, senza che lui faccia nulla: { $rooms }.

## Il file di un foglio

problem-no-language = C’è un testo semplice. In cima al file va detta la lingua con «language», oppure si scrive { $found }.
problem-other-language = { $language ->
    [it] Scritto in inglese? Il file dice di essere in italiano
   *[en] Scritto in italiano? Il file dice di essere in inglese
}, e questo si legge solo nell’altra lingua.{ $more ->
    [0] {""}
    [one] {" "}Lo stesso vale per un altro testo.
   *[other] {" "}Lo stesso vale per altri { $more } testi.
}
problem-too-many-languages = «language» è per i file in una lingua sola: va tolto, oppure i testi si scrivono semplici.
problem-bad-place = C’è { $found }. Ammesso: colonna e riga, ognuna da 1 a 20, come "5,4".
problem-bad-size = C’è { $found }. Ammesso: larghezza e altezza, ognuna da 1 a 20, come "4x3".
problem-bad-day = C’è { $found }. Ammesso: un giorno come "2026-03-01".
problem-bad-key = C’è { $found }. Ammesso: lettere minuscole, cifre e singoli trattini, come "dado-grosso".

## I campi del file di un foglio, per gli editor che conoscono JSON Schema

schema-sheet = Un foglio di Chronicles of Stampadia
schema-serial = Ciò che distingue questa avventura: una data, un seme, una parola tua.
schema-edition = L’edizione delle regole per cui è fatta. Senza: 1.
schema-date = Il giorno a cui appartiene, come 2026-03-01.
schema-language = La lingua di tutti i testi semplici di questo file. Senza, ogni testo si scrive {"{"}"en": "…", "it": "…"{"}"}.
schema-title = Il titolo dell’avventura: una riga di 90 mm a 14 pt.
schema-class = Che cos’è l’eroe.
schema-keywords = Come si stampano le parole chiave, per chiave. Una che non è in elenco si stampa così com’è.
schema-hero = Le quattro colonne della Scheda dell’Eroe, da sinistra.
schema-foes = Le quattro colonne della Scheda dei Nemici: per tutti, poi per quelli con 1, 2 e 3 cerchi.
schema-hp = Caselle PF, al massimo 12.
schema-xp = Caselle PE da riempire perché la colonna si attivi, al massimo 12; la prima colonna non ne ha.
schema-foe-xp = I PE che si ottengono uccidendo un nemico così.
schema-defense = Il bonus DIF. Sulla Scheda dell’Eroe, se manca, è 1.
schema-upper = L’abilità di sopra, come (paga 1MO) ATT -1/GIT 2. Senza: casella vuota.
schema-lower = L’abilità di sotto. Senza: casella vuota.
schema-items = Il Rotolo dell’Equipaggiamento, al massimo 3 righe.
schema-key = Il nome breve dell’oggetto dentro il file.
schema-item = Quel che si stampa: Nome (condizione » effetto).
schema-owned = L’eroe ce l’ha dall’inizio: la sua casella è stampata.
schema-decoy = Un’esca: si stampa, ma non serve mai.
schema-rooms = La Tabella delle Stanze, al massimo 19 righe; una è la stanza iniziale.
schema-number = Il numero della stanza, diverso da tutti gli altri.
schema-room-at = Colonna e riga della sua cella in alto a sinistra, come 5,4.
schema-size = Larghezza e altezza in celle, come 4x3.
schema-start = La stanza iniziale: 3x3, con le scale al centro.
schema-hidden = Vera, ma senza porte: ci portano solo le istruzioni.
schema-lines = Quel che dice la stanza, al massimo 2 righe; | divide una riga in frasi, fra parentesi graffe sta ciò che si stampa capovolto.
schema-doors = Tutte le porte, vere ed esche.
schema-at = Colonna e riga della sua cella, come 5,4.
schema-side = Il lato della cella su cui sta la porta.
schema-numbers = I numeri neri. Quelli accanto alle porte vere si possono omettere: li danno le stanze.
schema-value = Il numero; sommato a colonna e riga, dà la stanza di quella cella.
schema-enemies = Tutti i nemici, veri ed esche.
schema-circles = Cerchi bianchi: per ucciderlo servono tanti colpi più uno.
schema-cells = Tutte le caselle grigie, vere ed esche.
schema-digit = La cifra che porta.

## Un foglio intero in testo semplice

sheet-heading = { $title } · { $hero }
sheet-serial = Seriale: { $serial }
sheet-map = Mappa
sheet-legend = // scale, @2 un nemico con due cerchi, #1 una casella grigia, numeri accanto alle porte; : e .. sono porte.
sheet-rooms = Tabella delle Stanze
sheet-start = inizio
sheet-decoy = esca
sheet-hidden = nascosta
sheet-doors = { $count ->
    [one] a 1 porta
   *[other] a { $count } porte
}
sheet-items = Rotolo dell’Equipaggiamento
sheet-hero = Scheda dell’Eroe
sheet-foes = Scheda dei Nemici
sheet-empty = (vuota)
sheet-hero-column = { $number }. +{ $defense } DIF · { $hp } PF · { $upper } / { $lower } · { $xp } PE
sheet-foe-column = { $number ->
    [1] TUTTI
   *[other] { $level }
} · +{ $defense } DIF · { $upper } / { $lower } · +{ $xp } PE

## Il gioco

title = Chronicles
tagline = Un intero sotterraneo su un foglio: due dadi, cinquanta monete d’oro, uno nuovo ogni giorno.

rules =
    L’eroe parte dalle scale. Nelle stanze senza nemici cammini come vuoi; ciò che aspetta su una casella grigia o sulle scale succede quando l’eroe ci va.
    Ogni porta costa 1 moneta d’oro (MO). Chi non può pagarla si perde nel sotterraneo. Fuori dalla porta somma il numero nero, la colonna e la riga: è il numero della stanza. Una stanza nuova si disegna, poi se ne leggono le righe.
    Una riga con » è un innesco: se si avvera quel che sta a sinistra, si fa quel che sta a destra. Una riga senza » si esegue una volta sola. Le parole che non sono istruzioni raccontano e basta. Una parte capovolta si legge quando la riga scatta.
    x12 spunta la stanza 12 (a sinistra: la stanza 12 dev’essere spuntata); x[1] barra la casella grigia 1; [1] è una casella grigia della stanza.
    Un oggetto si usa una volta, quando si avvera la sua condizione. Quello che non è tuo non ha ancora la casellina.
    Dove ci sono nemici comincia un round di battaglia. Tira due dadi; gli 1 si tolgono. Metti i dadi sulle abilità attive, su righe e colonne diverse, nessuno più alto di quello alla sua sinistra, e attivale da sinistra a destra. Un attacco più forte della difesa del nemico gli toglie 1 PF: un cerchio o, se non ne ha più, la vita.
    Poi ogni nemico, dal più vicino al più lontano, tira due dadi e fa ciò che nuoce di più: attacca, oppure attira l’eroe a tiro, oppure alza la difesa.
    Con Muovi, attraverso una porta, si esce da una battaglia, ma i nemici della stanza agiscono ancora in questo round: possono colpire attraverso la porta e attirare indietro l’eroe. Poi non lo inseguono.
    Uccidere dà PE. Una colonna con tutte le caselle PE spuntate si attiva: più DIF, più PF, più abilità. Chi deve perdere PF e non ne ha più è morto.
    Come si vince lo dicono le righe della stanza iniziale. L’oro rimasto è il punteggio; le monete non sono mai più di 50.

how-won = la missione compiuta
how-died = l’eroe è morto
how-lost = niente più oro per la porta
how-stranded = nessuna via d’uscita
how-torn-off = il foglio è strappato

not-dice = { $what ->
    [table-roll] Scrivi il dado com’è caduto, un numero da 1 a 6.
   *[other] Scrivi i dadi come sono caduti, numeri da 1 a 6, per esempio «6 3».
}
wrong-number-of-dice = { $what ->
    [hero-roll] L’eroe tira due dadi: scrivi due numeri, per esempio 6 3.
    [table-roll] Qui si tira un dado solo: scrivi un numero, per esempio 4.
    [reroll] Si rilanciano soltanto gli 1: scrivi un numero per ciascuno.
   *[other] Il nemico tira i dadi che non sono bloccati: scrivi un numero per ciascuno, per esempio 6 3 se sono due.
}

## Piccole frasi

list-and = { $head } e { $last }
list-or = { $head } o { $last }
enemy-at = il nemico in { $column },{ $row }
enemy-defended = { $column },{ $row } (difesa { $defense })
price = { $kind ->
    [G] paghi { $amount }MO
    [HP] perdi { $amount }PF
    [XP] perdi { $amount }PE
    [item] cedi { $what }
    [say] dici «{ $what }»
    [forget] dimentichi ‘{ $what }’{ $gold ->
        [0] {""}
       *[other] {" "}e paghi { $gold }MO
    }
    [discard] scarti un { $value } tirato
    [set] metti un { $value } tirato su { $to }
   *[pass] rinunci a questo turno
}

## Che cosa è successo

event-column-enabled = La colonna { $column } della Scheda dell’Eroe si attiva: +{ $defense } DIF, { $hp } PF in più, nuove abilità.
event-column-disabled = La colonna { $column } della Scheda dell’Eroe si spegne: DIF, PF e abilità non contano più.
event-lost-hp = -{ $amount }PF, { $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
}.
event-gained-hp = { $amount ->
    [0] Nessun PF recuperato, ne restano { $left }
   *[other] +{ $amount }PF, ora { $left }
}.
event-gained-xp = +{ $amount }PE, ora { $total }.
event-lost-xp = { $amount ->
    [0] Nessun PE da perdere
   *[other] -{ $amount }PE, ora { $total }
}.
event-lost-gold = { $why ->
    [door] {"Porta: "}
   *[other] {""}
}-{ $amount }MO, { $left ->
    [0] non ne restano
    [one] ne resta 1
   *[other] ne restano { $left }
}.
event-gained-gold = +{ $amount }MO, ora { $left }.
event-died = L’eroe è morto.
event-dreamed = Era tutto un sogno. Ricominciare costa { $cost } MO; restano disegnati solo i muri.
event-adventure-over = { $how ->
    [won] Missione compiuta!
    [died] La storia dell’eroe finisce qui.
    [lost] Non c’è oro per la porta: il tempo è scaduto e l’eroe si perde nel sotterraneo.
    [stranded] Né porte, né caselle, né oggetti: da qui non si va avanti.
    [torn-off] Il foglio è strappato. Hai vinto soltanto la storia.
   *[unknown] Nessuno sa che cosa ci sia là.
} Punteggio: { $score }.
event-sheet-begun = Foglio { $sheet } della campagna: { $title }
event-lost-item = { $item }: non c’è più. La casellina è spuntata, senza effetto.
event-got-item = Una nuova casellina nel Rotolo dell’Equipaggiamento: { $text }
event-used-item = Oggetto usato: { $text }
event-forgot = Dimenticato: ‘{ $keyword }’.
event-learned = Imparato: ‘{ $keyword }’.
event-line = Stanza { $room }{ $turned ->
    [1] , ora anche la parte capovolta
   *[0] {""}
}: { $text }
event-moved = L’eroe va in { $column },{ $row }.
event-crossed-door = { $new ->
    [1] Fuori dalla porta, in { $column },{ $row }: { $number } + { $column } + { $row } = stanza { $room }.
   *[0] La porta dà in { $column },{ $row }, in una stanza già disegnata.
}
event-entered = L’eroe è nella stanza { $room }, in { $column },{ $row }.
event-drew-room = Scoperta la stanza { $room }: { $width }×{ $height } in { $column },{ $row }.
event-drew-cell = Una casella grigia [{ $digit }] è disegnata in { $column },{ $row }.
event-ticked = La stanza { $room } è spuntata.
event-crossed-cell = La casella grigia [{ $digit }] è barrata.
event-room-is-empty = La stanza è vuota: nemici e caselle grigie non contano finché l’eroe non esce.
event-no-escape = Niente fuga: da questa stanza non si esce finché tutti i nemici non sono morti.
event-nothing = Non succede nulla.
event-round-started = { $first ->
    [1] Battaglia contro { $foes ->
        [one] un nemico
       *[other] { $foes } nemici
    }. Comincia l’eroe.
   *[0] Nuovo round di battaglia: { $foes ->
        [one] resta un nemico
       *[other] restano { $foes } nemici
    }.
}
event-battle-over = La battaglia è finita; ogni difesa è persa.
event-hero-rolled = L’eroe tira { $dice }.
event-no-dice = Nessun dado da giocare: il turno dell’eroe passa.
event-placed = { $count ->
    [0] L’eroe non gioca dadi.
    [1] L’eroe gioca il { $die } su { $box }.
   *[2] L’eroe gioca il { $die } su { $box } e il { $other_die } su { $other_box }.
}
event-activated = { $box }, { $ability } con { $value }{ $changed ->
    [yes] : fa { $result }
   *[no] {""}
}.
event-ability-too-dear = { $box }, { $ability }: non si esegue, mancano { $pay } MO.
event-no-target = Nessun nemico è a tiro.
event-set-defense = Difesa fissata a { $value } per questo round.
event-locked = { $dice ->
    [1] Un dado resta bloccato: i nemici giocano con l’altro.
   *[2] Tutti e due i dadi sono bloccati: i nemici devono passare.
}
event-copied = Copiata dalla Scheda dei Nemici: { $ability }.
event-gained-ability = Nuova abilità nel riquadro { $box }: { $ability }.
event-one-ability = In questo turno si attiva una sola abilità.
event-dice-changed = { $count ->
    [0] Non restano dadi.
    [1] Il dado ora è { $dice }.
   *[other] I dadi ora sono { $dice }.
}
event-table-rolled = Il dado fa { $face }.
event-attacked = { $strength } contro la difesa { $defense } del nemico in { $foe_column },{ $foe_row }: { $hit ->
    [yes] colpito
   *[no] parato
}.
event-wounded = { $enemy } perde PF: { $left ->
    [0] nessun cerchio libero
    [one] un cerchio libero
   *[other] { $left } cerchi liberi
}.
event-killed = { $enemy } è morto: la sua casella è barrata.
event-enemy-rolled = { $enemy } tira { $dice }.
event-enemy-activated = { $enemy } gioca il { $die } su { $ability }{ $because ->
    [weak] : { $strength } non supererebbe la difesa { $guard }
    [far] : l’eroe è a { $distance } spazi, la sua portata è { $reach }
    [away] : l’eroe è fuori dalla sua portata
   *[other] {""}
}.
event-enemy-set-defense = { $enemy } porta la difesa a { $value }.
event-enemy-passed = { $enemy } passa{ $because ->
    [weak] : { $strength } non supererebbe la difesa { $guard }
    [far] : l’eroe è a { $distance } spazi, la sua portata è { $reach }
    [away] : l’eroe è fuori dalla sua portata
   *[other] {""}
}.
event-hero-attacked = { $enemy } attacca: { $strength } contro la difesa { $defense }, { $hit ->
    [yes] colpito
   *[no] parato
}.
event-pulled = { $enemy } attira l’eroe di uno spazio.

## Il tavolo in testo semplice

show-serial = Foglio { $serial }{ $variant ->
    [monk] , l’Apprendista Monaco
    [premonition] , la Premonizione
    [monk-premonition] , l’Apprendista Monaco e la Premonizione
   *[none] {""}
}.
show-campaign = Foglio { $sheet } di { $sheets } in questa campagna{ $played ->
    [yes] ; punteggi finora: { $scores }
   *[no] {""}
}.
show-over = { $how ->
    [won] Vinta.
    [died] Persa: l’eroe è morto.
    [lost] Persa: niente oro per la porta.
    [stranded] Persa: non si va avanti.
    [torn-off] Finita: il foglio è strappato.
    [resigned] Persa: l’eroe si ritira.
    [abandoned] Interrotta senza risultato.
   *[unknown] Non si sa.
} Punteggio: { $score }.
show-status = Oro: { $gold } su 50. PF rimasti: { $hp }. Difesa: { $defense }. Eroe nella stanza { $room }, in { $column },{ $row }{ $empty ->
    [yes] ; la stanza è vuota
   *[no] {""}
}.
show-column = { $number }{ $enabled ->
    [yes] {""}
   *[no] {" "}(spenta)
}
show-foe-column = { $all ->
    [yes] TUTTI
   *[no] { $circles ->
        [one] 1 cerchio
       *[other] { $circles } cerchi
    }
}
show-def = DIF
show-hp = PF
show-xp = PE
show-extra-xp = Spunte a lato del foglio: { $count }.
show-item = { $state ->
    [owned] [ ] { $text }
    [used] [x] { $text }, oggetto usato
   *[absent] {"    "}{ $text }, non ce l’hai
}
show-legend = ☻ eroe, // scale, @2 nemico con 2 cerchi, #1 casella grigia [1], ×@ ×# barrati, ▬ ▌ porte; numeri sui muri o dentro: delle stanze, fuori dalle porte: numeri neri
show-enemy = Nemico in { $column },{ $row }, stanza { $room }: { $circles ->
    [one] 1 cerchio
   *[other] { $circles } cerchi
}{ $hits ->
    [0] {""}
    [one] , 1 spuntato
   *[other] , { $hits } spuntati
}, difesa { $defense }{ $active ->
    [yes] , attivo
   *[no] {""}
}
show-row = { $ticked ->
    [yes] [x]
   *[no] [ ]
} { $number }  { $start ->
    [yes] scale
   *[no] { $column },{ $row } { $width }×{ $height }
}{ $escape ->
    [no] , niente fuga
   *[yes] {""}
}{ $here ->
    [yes] , qui c’è l’eroe
   *[no] {""}
}
show-hidden-row = { $number }{ $ticked ->
    [yes] {" "}(spuntata)
   *[no] {""}
}
show-hidden-rows = Ancora da scoprire: { $rows }
show-memory = Memoria: { $any ->
    [yes] { $keywords }
   *[no] niente
}.
show-battle = Battaglia: { $hero ->
    [yes] turno dell’eroe
   *[no] di turno { $enemy }
}. { $count ->
    [0] Nessun dado.
   *[other] Dadi: { $dice }.
} Difesa { $defense }, di cui { $set } dalle abilità.{ $locked ->
    [0] {""}
   *[other] {" "}Dadi bloccati: { $locked }.
}{ $one ->
    [yes] {" "}Una sola abilità.
   *[no] {""}
}

## Che cosa si chiede

# Sotto la prima riga sta quel che è scritto in piccolo.
ask-explore = Dove va l’eroe?
    Stanza { $room }{ $empty ->
        [yes] , vuota
       *[no] {""}
    }, { $gold ->
        [1] resta
       *[other] restano
    } { $gold } MO.
or-use-item = Oppure usa { $items }.
ask-offer = { $ways } nella stanza { $from }?
    Dice: { $text }
ask-item-price = { $item }: { $ways }?
    { $text }
ask-item-window = { $moment ->
    [before-hero-roll] Prima del tiro dell’eroe: usi un oggetto?
    [hero-turn] Ora altri nemici sono a portata: usi un oggetto?
    [threat] L’eroe sta per perdere PF: usi un oggetto?
    [enemy-turn-roll] { $enemy } ha tirato { $dice }: usi un oggetto?
    [hero-loses-hp] L’eroe ha perso PF: usi un oggetto?
   *[cross-door] L’eroe ha attraversato una porta: usi un oggetto?
}
ask-dying = Usi un oggetto, o vai avanti e lasci morire l’eroe?
    Deve perdere PF e non ha più caselle da spuntare.
ask-premonition = Era una premonizione?
    L’eroe è morto. Ricominciare costa { $cost } MO: una ogni due stanze disegnate, per eccesso.
ask-placement = { $count ->
    [0] Nessun dado da giocare
    [one] Un dado da giocare: { $dice }
   *[other] Dadi da giocare: { $dice }
}{ $ones ->
    [0] {""}
    [one] {" "}(un 1 è fuori gioco)
   *[other] {" "}(due 1 sono fuori gioco)
}.
    { $count ->
        [0] Non resta che passare.
        [one] Su un’abilità attiva qualsiasi, oppure passi.
       *[other] { $one ->
            [yes] Una sola abilità in questo turno, oppure passi.
           *[no] Righe e colonne diverse, nessuno più alto di quello alla sua sinistra; oppure passi.
        }
    }
ask-move = Muovi, al massimo { $spaces ->
    [one] 1 spazio
   *[other] { $spaces } spazi
}: dove? Oppure avanti.
ask-target = Un attacco di forza { $value }: su quale nemico?
    { $enemies }.
ask-victim = -{ $value }PF: a quale nemico?
    Qualunque sia la difesa: { $enemies }.
ask-which-enemy = Quale nemico gioca per primo?
    Questi sono ugualmente vicini: { $enemies }.
ask-copy = Copia con valore { $value }: quale abilità della Scheda dei Nemici?
ask-free-ability = Un’abilità con valore { $value }: quale riquadro?
ask-empty-box = Una nuova abilità, { $ability }: in quale riquadro vuoto?
ask-reduce-die = Quale dado scende di { $value }?
    Dadi: { $dice }.
ask-discard-die = Quale dado si scarta?
    Dadi: { $dice }.
ask-flip-die = Quale dado si capovolge?
    Dadi: { $dice }.
ask-set-die = Quale dado si mette su { $value }?
    Dadi: { $dice }.
ask-move-anywhere = In quale casella della stanza { $room } va l’eroe?
ask-draw-cell = In quale casella libera della stanza { $room } disegni [{ $value }]?
ask-pulled = { $enemy } attira l’eroe, { $spaces ->
    [one] 1 spazio
   *[other] { $spaces } spazi
}. Per dove?
ask-select-room = Quale stanza si scopre?
ask-riddle = Quale stanza è? Il suo numero, o no se non ne hai idea.{ $from ->
    [-1] {""}
   *[other] {"\u000A"}Stanza { $from }: { $text }
}
ask-hero-roll = Tira due dadi per l’eroe.
ask-enemy-roll = Tira { $count ->
    [one] un dado
   *[other] due dadi
} per il nemico.
ask-table-roll = Tira un dado.
ask-reroll = { $count ->
    [one] Rilancia l’1.
   *[other] Rilancia tutti e due gli 1.
}
ask-finished = L’avventura è finita.

## Che cosa farebbe una scelta

explain-door = In { $column },{ $row }, fuori dalla porta: { $number } + { $column } + { $row } = stanza { $room }, { $known ->
    [yes] già disegnata{ $foes ->
        [0] {""}
        [one] , con un nemico vivo
       *[other] , con { $foes } nemici vivi
    }
   *[no] ancora da scoprire
}. { $gold ->
    [0] Una porta costa 1 MO, e non ce n’è: l’eroe si perde nel sotterraneo, punteggio 0.
   *[other] Ogni porta costa 1 MO: { $left ->
        [0] non ne restano
        [one] ne resta 1
       *[other] ne restano { $left }
    }.
}{ $flees ->
    [yes] {" "}I nemici di questa battaglia agiscono ancora in questo round: possono colpire attraverso la porta e attirare indietro l’eroe.
   *[no] {""}
}
explain-cell = Sulla casella grigia [{ $digit }] in { $column },{ $row }: { $count ->
    [0] nessuna riga della stanza ne parla.
   *[other] { $lines }
}
explain-stairs = { $here ->
    [yes] Sei sulle scale: un passo via e di nuovo su
   *[no] Sulle scale in { $column },{ $row }
}{ $count ->
    [0] : nessuna riga della stanza ne parla.
   *[other] . Solo se è vero tutto ciò che sta prima di »: { $lines }
}
explain-moved = In { $column },{ $row }{ $nearest ->
    [0] {""}
    [one] , a 1 spazio dal nemico più vicino
   *[other] , a { $nearest } spazi dal nemico più vicino, girando attorno ai muri
}.
explain-pulled = L’eroe è attirato in { $column },{ $row }, lungo una delle vie più brevi.
explain-draw-cell = Una casella grigia [{ $value }] in { $column },{ $row }, nella stanza { $room }.
explain-move-anywhere = In { $column },{ $row } nella stanza { $room }, senza pagare oro.{ $digit ->
    [0] {""}
   *[other] {" "}È la casella grigia [{ $digit }], e vale come andarci sopra.
}
explain-use = { $text }. Un oggetto si usa una volta: la casellina si spunta.
explain-go-on = { $step ->
    [move] L’eroe si ferma qui; { $spaces ->
        [one] avanza 1 spazio
       *[other] avanzano { $spaces } spazi
    }.{ $fled ->
        [yes] {" "}I nemici lasciati indietro agiscono ancora in questo round: possono colpire attraverso la porta e attirare indietro l’eroe.
       *[no] {""}
    }
    [victim] Nessun altro nemico.
    [dying] L’eroe muore.
   *[item-window] Per ora nessun oggetto.
}
explain-no = { $step ->
    [premonition] Non era un sogno: l’avventura è persa.
    [riddle] L’eroe resta dov’è.
   *[offer] Per ora la riga non fa nulla. Si potrà accettare un’altra volta.
}
explain-premonition = Si cancella tutto tranne i muri, e l’avventura ricomincia con { $cost } MO in meno.
explain-way = Se accetti, { $price }. Poi: { $action }
explain-pass = Nessun dado giocato: tocca ai nemici.{ $hits ->
    [yes] {""}
   *[no] { " " }Da qui nessuno colpirebbe: lascia che vengano loro.
}
covered = { $die } su { $box }, { $ability }: { $what }
does-move = { $value ->
    [0] 0 spazi, l’eroe resta fermo.
    [one] fino a 1 spazio.
   *[other] fino a { $value } spazi.
}
does-atk = forza { $value }. { $count ->
    [0] Da qui nessun nemico è a tiro{ $moved ->
        [yes] , ma prima agisce l’altra abilità
       *[no] {""}
    }.
   *[other] { $all ->
        [yes] Tutti quelli a tiro
       *[no] A tiro
    }: { $targets }.
}
does-def = difesa { $value } in questo round, { $total } con i bonus (al massimo 6).
does-gain-hp = { $value ->
    [0] nessun PF recuperato.
   *[other] +{ $value }PF.
}
does-copy = un’abilità della riga { $row } della Scheda dei Nemici, con valore { $value }.
does-lock = { $value ->
    [0] nessun effetto, il valore dev’essere più di 0.
   *[other] il dado resta qui, e in questo round i nemici ne hanno uno in meno.
}
does-nothing-too-dear = costa { $pay } MO, più di quante ne restano: non si esegue.
does-paid = prima costa { $pay } MO; { $told }
in-range = { $column },{ $row } (difesa { $defense }: { $hit ->
    [yes] colpito
   *[no] parato
})
# Lo stesso in poche parole, accanto a ogni casella

short-move = { $value ->
    [0] resta fermo
    [one] fino a 1 spazio
   *[other] fino a { $value } spazi
}
short-atk = { $count ->
    [0] { $value }, nessuno a tiro
    [one] { $hits ->
        [0] { $value } contro { $defense }: parato
       *[other] { $value } contro { $defense }: colpisce in { $column },{ $row }
    }
   *[other] { $hits ->
        [0] { $value }: lo parano tutti
       *[other] { $value }: ne colpisce { $hits } su { $count }
    }
}
short-def = difesa { $total } per questo round
short-gain-hp = { $value ->
    [0] nessun PF da curare
   *[other] +{ $value }PF
}
short-copy = copia la riga { $row } con { $value }
short-lock = { $value ->
    [0] nessun effetto
   *[other] tirano un dado in meno
}
short-too-dear = troppo caro: { $pay }MO
short-paid = −{ $pay }MO: { $told }

explain-empty-box = { $ability } si scrive nel riquadro { $box }{ $enabled ->
    [yes] {""}
   *[no] ; servirà quando la colonna { $column } sarà attiva
}.
explain-copied = { $ability } con valore { $value }: { $what }
explain-die = { $step ->
    [discard-die] Il { $die } si scarta.
   *[other] Il { $die } diventa { $result }.
}
explain-which-enemy = Gioca per primo { $enemy }.
explain-target = Forza { $value } contro la difesa { $defense } del nemico in { $column },{ $row }: { $end ->
    [killed] muore, +{ $xp }PE.
    [wounded] colpito, { $left ->
        [0] nessun cerchio libero.
        [one] un cerchio libero.
       *[other] { $left } cerchi liberi.
    }
   *[parried] parato. Colpisce solo un valore più alto.
}
explain-victim = { $enemy } perde { $value }PF, la difesa non conta: { $end ->
    [killed] muore, +{ $xp }PE.
   *[wounded] { $left ->
        [0] nessun cerchio libero.
        [one] un cerchio libero.
       *[other] { $left } cerchi liberi.
    }
}
explain-select-room = Si disegnano i muri della stanza { $room }. L’eroe resta dov’è.
explain-riddle = L’eroe va nella stanza { $room }{ $known ->
    [yes] {""}
   *[no] , ancora da scoprire
}.

## Come si chiamano le avventure

sheet-count = { $count ->
    [0] Manca l’avventura. Scrivi un giorno (2026-11-15), un seme (seed:parole a piacere), il file di un foglio oppure first-day.
   *[other] Una campagna ha al massimo { $most } avventure, non { $count }.
}

## Perché un’avventura non si può vincere, oltre ai difetti della missione

problem-no-way-out = Nessuna porta e nessuna istruzione porta fuori: chi viene spostato qui, qui resta.
problem-out-of-order = Ogni passo della missione si può fare da solo, ma in nessun ordine che porti a «hai vinto».
problem-too-far = La via più breve per la missione costa { $needed } monete. Ce ne sono solo { $most }.

## Come si può vincere un’avventura

sheet-spoils = Ecco tutto il foglio, segreti compresi; ciò che è stampato capovolto sta tra parentesi graffe. Chi vuole giocarlo smetta di leggere.
proof-heading = Come si può vincere, con un eroe che vince ogni scontro:
proof-way = { $doors ->
    [0] Nella stanza { $room }:
    [one] Per una porta alla stanza { $room }:
   *[other] Per { $doors } porte ({ $path }) alla stanza { $room }:
}
proof-deed = { $deed ->
    [fight] sconfiggi i nemici
    [cell] vai su [{ $digit }]
    [stairs] vai sulle scale
    [item] usa { $item }
    [wait] lascia calare le monete
   *[enter] leggi le sue righe
}{ $needs ->
    [none] {""}
   *[other] , con { $needs }
}{ $makes ->
    [none] {""}
   *[other] {" "}» { $makes }
}{ $there ->
    [none] {""}
   *[other] , e poi alla stanza { $there }
}. { $gold ->
    [one] Resta una moneta.
   *[other] Restano { $gold } monete.
}
proof-win = hai vinto
proof-gold = Il percorso costa { $gold } monete su { $most }, qualunque cosa vi si trovi.
proof-rooms = Stanze della missione: { $rooms }.
proof-room = { $doors ->
    [none] { $room } (nessuna porta vi conduce)
    [0] { $room } (le scale)
    [one] { $room } (a 1 porta)
   *[other] { $room } (a { $doors } porte)
}

## Quel che è stampato su ogni foglio

not-yes-or-no = { $name } può essere yes o no, non «{ $text }».
bad-month = «{ $text }» non è un mese. Un mese si scrive come 2026-12.
print-hero-in = { $hero } in
print-gold = Oro
print-door-price = porta » { $gold }
print-no-gold = finito l’oro, finito il tempo
print-equipment = Rotolo
print-hush = Una voce si legge quando si trova la stanza, non prima.
print-from-the-start = da subito
print-door-sum = Fuori dalla porta: numero + colonna + riga = stanza.
print-colophon = Gioco di Francesco “KesieV” Cottone · pagina, parole e disegni di Stampadia
print-memory = Memoria
print-memory-note = Una parola chiave si annota quando una riga la insegna e si cancella quando una riga la fa dimenticare. Quel che sa un eroe lo sa anche il prossimo. Nessun giorno ne richiede una per vincere.
print-log = Diario
print-log-room = stanza
print-log-event = che cosa è successo
print-log-gold = oro
print-rules = Le regole in un fiato
print-in-short =
    _Servono_ due dadi, una matita, una gomma e qualcosa di piccolo che faccia l’eroe, che parte dalle scale.
    _Esplorare._ Si va dove si vuole, non attraverso i muri. Una porta costa 1 moneta. Fuori: _numero + colonna + riga = stanza_. Nuova? Si cerca la voce, si disegna, si legge dall’alto.
    _Leggere._ _condizione » azione_: ogni volta che si avvera. Senza »: una volta. _x12_ spunta la stanza 12, _x[1]_ barra la casella; prima di » dev’essere già così. _Capovolto_: si gira il foglio solo quando la riga è scattata.
    _Un round di battaglia._ Due dadi, via gli 1. Su riquadri attivi: altra riga, altra colonna, nessuno più alto di quello alla sua sinistra. Si attivano da sinistra. _ATT_ oltre la difesa: un cerchio; finiti i cerchi muore, e ne spunti i PE. La tua difesa: quella messa, e +1 per ogni colonna attiva.
    _Poi ogni nemico, dal più vicino._ Due dadi, via gli 1, prima il più alto, colonne TUTTI e la sua. Con un dado fa la prima cosa che può: _colpisce_; _attira_ finché il più dei suoi attacchi arriva; _alza_ la difesa. I nemici non camminano.
    _La fine._ PF da spuntare e nessuno rimasto: morto. Una porta e niente oro: perso. Si vince dove lo dice una riga, e l’oro è il punteggio.
print-stars = Le stelle
print-stars-note = Dicono quanto spesso vince chi gioca con prudenza: una stella, più di sette volte su dieci; tre, circa una volta su due; cinque, meno di tre su dieci. Di quel che aspetta dentro non dicono nulla.
print-score = Punteggio
print-score-gold = oro
print-score-hp = PF
print-score-rooms = stanze
print-score-cells = caselle
print-score-kills = uccisi
print-score-ticks = spunte
print-score-xp = PE in più
print-score-sum = Monaco
print-score-typed = Si scrive poi al tavolo: stampadia score { $code }
print-score-result = esito
print-score-won = vinto
print-score-died = morto
print-score-lost = perso
slip-sum = Le caselle fanno { $score }, la scheda dice { $written }: ricontrollala.
print-not-yet = Non ancora!
print-not-yet-note = Su questa pagina il sotterraneo è tutto aperto. Chi vuole giocarlo la metta via adesso.
print-way = Una via per vincere
print-only-ink = Quel che era solo inchiostro
print-only-ink-note = { $rooms ->
    [none] Nessuna stanza
   *[other] Stanze { $rooms }
}, { $doors } { $doors ->
    [one] porta
   *[other] porte
}, { $enemies } { $enemies ->
    [one] nemico
   *[other] nemici
}, { $cells } { $cells ->
    [one] casella
   *[other] caselle
}{ $items ->
    [none] {""}
   *[other] {" "}e { $items }
}. Le stanze finte sono tratteggiate.
print-upright = Quel che era capovolto
print-book = Un libro di giorni
print-book-note = Un sotterraneo al giorno. La via attraverso ognuno sta in fondo al libro, per chi si arrende.
print-book-spoilers = Torna indietro!
print-book-spoilers-note = Da qui in poi ogni sotterraneo di questo libro è aperto.
print-month-1 = gennaio
print-month-2 = febbraio
print-month-3 = marzo
print-month-4 = aprile
print-month-5 = maggio
print-month-6 = giugno
print-month-7 = luglio
print-month-8 = agosto
print-month-9 = settembre
print-month-10 = ottobre
print-month-11 = novembre
print-month-12 = dicembre

# Al tavolo: accanto alle scelte, prima dell’inizio, alla fine

room-title = Stanza { $room }
room-size = { $width }×{ $height } caselle da { $column },{ $row }
change-foe = Nemico in { $column },{ $row }: { $circles ->
    [one] 1 cerchio
   *[other] { $circles } cerchi
}, { $hits ->
    [0] illeso
    [one] 1 barrato
   *[other] { $hits } barrati
}, difesa { $defense }.
note-to-new = → stanza { $room }, nuova
note-to-known = → stanza { $room }{ $foes ->
    [0] {""}
    [one] , 1 nemico
   *[other] , { $foes } nemici
}
note-door-costs = { $where }, -1MO
note-stairs = scale
option-sheet = Avventura
option-sheet-today = quella di oggi
option-sheet-first-day = Il primo giorno: breve, per imparare
option-sheet-seed = del seme qui sotto, o di uno nuovo
option-variant = Variante
option-variant-none = nessuna
option-variant-monk = l’Apprendista Monaco
option-variant-premonition = la Premonizione
option-variant-monk-premonition = tutte e due: Monaco e Premonizione
lost-died = Hai perso: l’eroe è morto. Il punteggio è 0.
lost-lost = Hai perso: non c’è più oro per la porta e l’eroe si è perso nel sotterraneo. Il punteggio è 0.
lost-stranded = Hai perso: nessuna strada porta fuori. Il punteggio è 0.
lost-torn-off = Il foglio è strappato: la storia finisce qui. Il punteggio è 0.
final-score = { $monk ->
    [yes] Il punteggio dell’Apprendista Monaco: { $score } = { $gold } monete + { $hp } PF + { $xp } PE senza casella + { $rooms } stanze + { $cells } caselle barrate + { $kills } uccisi + { $ticks } righe spuntate.
   *[no] Il punteggio: { $score }, l’oro rimasto.
}
final-scores = I punteggi della campagna: { $scores }; in tutto { $total }.
end-again = Di nuovo lo stesso foglio
end-cards = Con gli stessi dadi

## Le scelte, come si scrivono e si registrano

choice-door = porta { $cell }
choice-cell = casella { $cell }
choice-stairs = scale
choice-to = in { $cell }
choice-use = usa { $item }
choice-go-on = avanti
choice-no = no
choice-yes = sì
choice-way = sì { $way }
choice-pass = passo
choice-place = { $die } { $box }
choice-place-both = { $die } { $box }, { $other_die } { $other }
choice-box = riquadro { $box }
choice-enemy = nemico { $cell }
choice-copy = copia { $box }
choice-die = dado { $die }
choice-room = stanza { $room }

# Che cosa cambia con una scelta, in breve

foretell-hits = colpi al nemico in { $column },{ $row }
foretell-hits-there = colpi

# Suggerimenti in tre gradi: dove guardare, che genere di scelta

where-cell = Guarda la Mappa, dove sta l’eroe.
where-side = Guarda la Mappa, { $side ->
    [right] a destra dell’eroe
    [left] a sinistra dell’eroe
    [above] sopra l’eroe
   *[below] sotto l’eroe
}.
where-item = Guarda il Rotolo dell’Equipaggiamento.
where-boxes = Guarda le caselle della Scheda dell’Eroe.
where-enemy-box = Guarda la Scheda dei Nemici.
where-room = Guarda la Tabella delle Stanze.
kind-door = Passa per una porta.
kind-cell = Resta in questa stanza: una casella grigia, o le scale.
kind-to = { $step ->
    [move] Cammina.
    [pulled] Lasciati tirare, ma la via la scegli tu.
   *[other] Scegli una casella.
}
kind-use = Usa un oggetto.
kind-go-on = { $step ->
    [move] Fermati qui.
   *[other] Tieni gli oggetti e va’ avanti.
}
kind-no = Di’ di no.
kind-yes = { $step ->
    [item-price] Scegli come pagare.
   *[other] Di’ di sì.
}
kind-place = Metti i dadi sulle caselle, o passa.
kind-box = Scegli una casella.
kind-enemy = Scegli un nemico.
kind-copy = Scegli un’abilità della Scheda dei Nemici.
kind-die = Scegli un dado.
kind-room = Di’ una stanza.

# On the workbench.

workshop-rooms = { $count ->
    [one] una stanza
   *[other] { $count } stanze
}

# Perché da qualche parte non si può scegliere niente, con un capitolo del regolamento

chapter-walk = Dove non ci sono nemici
chapter-door = Ogni porta è una somma
chapter-battle = Un round di battaglia
chapter-reading = Come si legge una stanza
chapter-hero = Di che cosa è fatto un eroe
chapter-things = Oggetti, parole, varianti
why-question-first = Non è questo che si chiede ora: prima la domanda, le cui scelte sono in elenco.
why-you-are-here = L’eroe è già qui. Vai su una casella grigia di questa stanza, o su una casella fuori da una sua porta.
why-plain-cell = Su una casella qualsiasi non succede niente, e nella stanza si cammina gratis: non serve fermarsi. Vai su una casella grigia, o fuori da una porta.
why-crossed = Questa casella grigia è barrata: ormai è una casella vuota. Vai su un’altra, o fuori da una porta.
why-other-room = È nella stanza { $room }, e l’eroe non è lì. Ci si arriva passando dalle porte, 1 moneta ciascuna; vai su una casella fuori da una porta di questa stanza.
why-no-door-here = { $number } + { $column } + { $row } = { $room } sarebbe la stanza dietro una porta, ma nessuna porta della stanza dell’eroe porta a { $column },{ $row }. Sono vere solo le porte sui muri della propria stanza.
why-not-drawn = In { $column },{ $row } non c’è ancora niente di disegnato. Le stanze si scoprono passando dalle porte della stanza dell’eroe.
why-foe-in-the-way = Lì c’è un nemico, e nessuno passa sopra o oltre un nemico vivo. Giragli intorno, o colpiscilo.
why-move-here = L’eroe è già qui; { $left ->
    [one] resta 1 spazio
   *[other] restano { $left } spazi
} di movimento, oppure «avanti» lo conclude.
why-no-way = In { $left ->
    [one] 1 spazio
   *[other] { $left } spazi
} non ci si arriva: muri e nemici non si attraversano, e una porta conclude il movimento.
why-too-far = Quella casella dista { $far } spazi, e del movimento { $left ->
    [one] resta 1 spazio
   *[other] restano { $left } spazi
}. Scegline una più vicina.
why-pulled = Il nemico attira l’eroe quanto gli serve, per una via più corta; tu scegli solo quale.
why-dice-first = Prima i dadi: mettine uno su un riquadro Muovi per camminare, su un ATT per colpire, oppure passa.
why-attack-by-dice = Un nemico si colpisce con un dado su un riquadro ATT. Questo dista { $far ->
    [one] 1 spazio
   *[other] { $far } spazi
} e ha difesa { $defense }: l’attacco deve arrivare fin lì ed essere più forte di { $defense }.
why-foe-elsewhere = Quel nemico è dove non si arriva: un attacco passa solo per stanze disegnate e per le loro porte. Colpisci chi è a portata dell’eroe.
why-column-shut = La colonna { $column } funziona solo quando tutte le sue { $boxes } caselle PE sono spuntate; per ora { $ticked ->
    [one] lo è 1
   *[other] lo sono { $ticked }
}. I dadi vanno sulle colonne attive.
why-no-ability = Il riquadro { $box } è vuoto: sotto un dado non ci sarebbe nessuna abilità.
why-no-dice-now = Un riquadro è per un dado, e i dadi si piazzano nel turno dell’eroe, in battaglia.
why-no-die-fits = { $ability } ora non accetta nessuno dei dadi ({ $dice }): i dadi vanno su righe e colonne diverse, nessuno più alto di quello alla sua sinistra, e il costo di un’abilità va pagato. Togli un dado, o usa un altro riquadro.
why-item = { $state ->
    [absent] Non è ancora tuo; lo dà la riga di una stanza: { $text }.
    [used] È già stato usato, e ognuno si usa una volta sola: { $text }.
   *[owned] È tuo, ma il suo momento è un altro: { $text }.
}
why-gold = L’oro è tempo: ogni porta costa 1 moneta, e quelle che restano alla fine sono il punteggio. Ora sono { $gold }; si spendono camminando.
why-hp = Un colpo spunta una casella PF, e chi non ne ha più è morto. Ne { $hp ->
    [one] resta 1; non si sceglie
   *[other] restano { $hp }; non si scelgono
}.
why-defense = Per colpire, un attacco dei nemici dev’essere più forte di { $defense }. Contano le colonne attive e, in battaglia, quello che aggiunge un dado su DIF.
why-room = Una riga della Tabella delle Stanze si legge quando l’eroe è in quella stanza; ora non si sceglie.
why-enemy-box = I nemici piazzano i loro dadi da soli, nel loro turno. I tuoi vanno sulla Scheda dell’Eroe.

# Una prima lezione, un argomento alla volta

lesson-door-title = le porte
lesson-door = Sta tutto su questo foglio: la Mappa, l’oro, la Scheda dell’Eroe e la Tabella delle Stanze. L’eroe è sulle scale, nell’unica stanza con i muri stampati, e la prima riga della Tabella dice perché sei qui.
    Ogni casella accesa sta fuori da una porta della tua stanza. Il suo numero, più la colonna, più la riga, è il numero della stanza che c’è dietro.
lesson-door-task = Punta una casella accesa e guarda la somma; poi passa da una porta. Costa 1 delle tue { $gold } monete d’oro.
lesson-room-title = che cosa dice una stanza
lesson-room = La somma ha nominato una stanza, e la stanza si è disegnata. La sua riga si legge subito. Una parte senza » è già successa. Una parte con » aspetta: quando si avvera ciò che sta prima del », succede ciò che sta dopo.
    {"[1]"} è una casella grigia di questa stanza, x12 è una spunta alla stanza 12, MO sono monete d’oro. Le parole che non sono istruzioni raccontano soltanto.
lesson-room-task = Leggi la riga della stanza { $room }, che è evidenziata. Se nomina una casella grigia, vacci sopra; altrimenti prendi un’altra porta.
lesson-gold-title = l’oro è tempo
lesson-gold = Ogni porta costa 1 moneta d’oro, all’andata come al ritorno, e alla fine l’oro che resta è il tuo punteggio. Chi sta davanti a una porta senza oro è perduto.
    Le porte sui tuoi muri sono vere. Tutte le altre sulla Mappa sono esche, finché non trovi la loro stanza.
lesson-gold-task = Hai { $gold } monete d’oro. Continua a cercare ciò che chiede la prima riga; «Annulla» torna indietro finché non si è visto niente di nuovo.
lesson-dice-title = una battaglia
lesson-dice = Nemici! Hai tirato due dadi; gli 1 cadono. Metti un dado su un riquadro della Scheda dell’Eroe: ciò che c’è stampato è ciò che fai, e il dado meno il numero accanto è la sua forza.
    ATT colpisce un nemico a portata (GIT), Muovi cammina, DIF ti protegge. Un attacco dev’essere più forte della difesa del nemico.
lesson-dice-task = Punta un dado su un riquadro: il foglietto dice che cosa ne verrebbe, e la Mappa mostra i colpi. Poi mettilo lì.
lesson-order-title = due dadi
lesson-order = Due dadi stanno su righe e colonne diverse, e quello a destra non è più alto di quello alla sua sinistra. Agiscono da sinistra a destra: un Muovi prima di un attacco può portarti a portata.
lesson-order-task = Prova tutti e due i dadi, se due colonne sono aperte. «passo» non ne mette nessuno.
lesson-enemies-title = il turno dei nemici
lesson-enemies = Dopo di te i nemici agiscono da soli, il più vicino per primo: ognuno colpisce più forte che può, o ti attira, o alza la difesa. «Che cosa è successo» lo racconta passo passo. Un colpo spunta una tua casella PF; te ne restano { $hp }.
lesson-enemies-task = Finiscili, o scappa con un Muovi attraverso una porta.
lesson-move-title = muoversi in battaglia
lesson-move = Un Muovi va casella per casella, mai sopra o oltre un nemico vivo. Da una porta si esce dalla battaglia, ma chi era nella stanza può ancora colpire in questo round.
lesson-move-task = Premi una casella accesa, o «avanti» per restare.
lesson-offer-title = un’offerta
lesson-offer = La stanza offre qualcosa e ne dice il prezzo. Puoi sempre dire di no; forse verrà offerta di nuovo.
lesson-offer-task = Ne vale la pena? L’oro è anche il tuo punteggio.
lesson-xp-title = l’esperienza
lesson-xp = Un nemico ucciso porta PE, che spuntano le caselle in fondo a una colonna chiusa. Quando sono tutte spuntate, la colonna si apre: più abilità, più PF, più difesa.
lesson-xp-task = Non c’è altro da sapere. Le righe della prima stanza dicono come si vince.
