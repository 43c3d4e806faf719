# La riga di comando e il laboratorio: aiuto, tabelle, rifiuti.

about = Il tavolo e il laboratorio dei giochi da tavolo.
epilogue = Ogni comando parla italiano o inglese: --lang it, --lang en.
usage = Uso: stampadia COMANDO
usage-play = Uso: stampadia play [GIOCO] [OPZIONI]
usage-simulate = Uso: stampadia simulate GIOCO [OPZIONI]
usage-verify = Uso: stampadia verify FILE
usage-replay = Uso: stampadia replay FILE [OPZIONI]
usage-games = Uso: stampadia games [OPZIONI]
usage-compile = Uso: stampadia compile [OPZIONI]
commands-title = Comandi
parameters-title = Parametri
help-help = Mostra questo aiuto.
help-version = Mostra la versione.

help-play = Gioca nel terminale.
help-simulate = Fai giocare molte partite a chi non ha bisogno di dormire, e guarda chi vince.
help-replay = Controlla una partita salvata dalla prima all’ultima riga.
help-verify = Controlla che tutta la fortuna di una partita finita discenda da ciò che fu sigillato prima di cominciare, e che ogni riga segua le regole; non chi ha scelto che cosa.
help-games = Elenca i giochi installati.
help-compile = Fai pensare più in fretta i programmi su questa macchina, con le stesse mosse: una volta sola, un minuto o due.

help-game = Il nome del gioco, come lo elenca «stampadia games».
    .value = GIOCO
help-play-game = Il nome del gioco, come lo elenca «stampadia games», o il codice di un foglio stampato; se manca, si sceglie nella schermata iniziale.
    .value = GIOCO
help-seats = In quanti si gioca.
    .value = N
help-play-players = Chi siede ai vari posti, separati da virgole: you (tu); easy, fair o strong, cioè un programma facile, discreto o forte; oppure random, careless, greedy, careful, search, race, careless:20 (una mossa su 20 a caso), search:400 (iterazioni a mossa) o search:2s (secondi a mossa), e race:400 o race:2s.
    .value = CHI,CHI
help-simulate-players = Chi gioca, separati da virgole: easy, fair o strong, cioè un programma facile, discreto o forte; oppure random, careless, greedy, careful, search, race, careless:20 (una mossa su 20 a caso), search:400 (iterazioni a mossa) o search:2s (secondi a mossa: partite non ripetibili alla lettera), e race:400 o race:2s. Se i posti sono di più, l’elenco ricomincia. Se manca: random,greedy, o solo greedy se si gioca da soli.
    .value = CHI,CHI
help-simulate-seed = Stesso seme, stessi numeri, con qualsiasi numero di processi. Se manca: uno nuovo, che viene mostrato.
    .value = SEME
help-teams = A squadre, se il gioco le prevede: due (two) o tre (three).
    .value = two|three
help-play-sets = Generals: i set di carte con cui giocare, separati da virgole o ripetendo l’opzione: STFULL, STLITE, STRETURN, STTOLL o un file. Se manca: STFULL, nella tua lingua.
    .value = SET,SET
help-simulate-sets = Generals: i set di carte con cui giocare, separati da virgole o ripetendo l’opzione: STFULL, STLITE, STRETURN, STTOLL o un file. Se manca: STFULL.
    .value = SET,SET
help-ink = Generals: il primo Livello d’Inchiostro: 3, oppure 2 per la prima partita.
    .value = 2|3
help-edition = Generals: l’edizione delle regole, 0.1 o 0.2 (con la Pressione). Se manca: 0.1.
    .value = 0.1|0.2
help-events = Generals: carte evento dal lato col puntino (dot), da un lato a caso (random) o lasciate nella scatola (none). Se manca: dot.
    .value = dot|random|none
help-coop = Generals: due generali dalla stessa parte.
help-option = Un’opzione del gioco; si può ripetere.
    .value = NOME=VALORE
help-study = Modalità studio: si può annullare tutto.
help-save = Salva la partita in questo file, mossa dopo mossa.
    .value = FILE
help-resume = Riprendi una partita salvata.
    .value = FILE
help-plain = Solo righe di testo, in entrata e in uscita: per script e lettori di schermo.
help-simulate-games = Quante partite. Se manca: 100.
    .value = N
help-workers = Quanti processi in parallelo. Se manca: uno per core.
    .value = N
help-cluster = Gioca sul cluster Dask di questo scheduler, per esempio tcp://host:8786 (serve l’extra «lab»).
    .value = INDIRIZZO
help-json = Scrivi i risultati come un unico oggetto JSON.
help-file = La partita salvata.
    .value = FILE
help-show = Racconta tutta la partita e mostra il tavolo alla fine.
help-redacted = Invece di controllarla, stampa di una partita ancora aperta solo ciò che può averne un giocatore (--seat) o uno spettatore.
help-seat = Con --show o --redacted: quel che ha visto questo giocatore. Se manca: quel che vede uno spettatore.
    .value = N
help-lang = Italiano (it) o inglese (en). Se manca: la lingua del sistema.
    .value = it|en

# Quel che la riga di comando non può fare.

no-such-command = Il comando «{ $word }» non esiste. Ci sono: { $known }.
no-such-command-near = Il comando «{ $word }» non esiste. Forse intendevi «{ $near }»?
no-such-option = Qui l’opzione { $word } non c’è. «stampadia { $command } --help{ $lang }» elenca quelle che ci sono.
no-such-option-near = Qui l’opzione { $word } non c’è. Forse intendevi { $near }?
value-missing = Dopo { $name } manca il valore.
not-a-number = { $name } vuole un numero intero, non «{ $value }».
bad-value = { $name } non può essere «{ $value }». «stampadia { $command } --help{ $lang }» dice che cosa può essere.
word-too-many = «{ $word }» è di troppo. «stampadia { $command } --help{ $lang }» dice come si fa.
given-twice = { $name } compare due volte: una basta.
not-understood = Così non si capisce. «stampadia { $command } --help{ $lang }» dice come si fa.
no-such-language = La lingua «{ $wish }» qui non c’è. Scegli --lang it o --lang en.
number-too-small = { $name } dev’essere almeno { $least }.
number-too-large = { $name } può essere al massimo { $most }.
which-game = Quale gioco? Scegline uno: { $known }.
what-to-print = Che cosa stampare? Scrivi un gioco ({ $known }), il codice di un foglio, «rules» e un gioco, oppure «calibrate».
which-file = Quale file? Scrivi dov’è la partita salvata.
option-without-value = { $known ->
    [yes] All’opzione «{ $text }» manca il valore: per esempio { $example }.
   *[no] «{ $text }» non è un’opzione del gioco. Un’opzione si scrive NOME=VALORE, per esempio { $example }.
}
more-players-than-seats = { $players } giocatori non stanno in { $seats } posti. Indicane di meno o aumenta --seats.
no-sets = --sets non indica nessun set. Ne serve almeno uno, per esempio STFULL.
no-coop = { $game } non ha una versione cooperativa. --coop è per { $known }.
coop-seats = Con --coop si gioca in { $seats }, non in { $wish }. Togli --seats.
no-players = --players non indica nessuno. Ne serve almeno uno, per esempio greedy.
needs-a-terminal = Questo non è un terminale su cui disegnare. Aggiungi --plain per giocare a righe di testo.
no-such-file = Il file «{ $path }» non esiste.
is-a-directory = «{ $path }» è una cartella. Indica un file al suo interno.
not-text = «{ $path }» non è un file di testo, quindi non è una partita salvata.
empty-file = «{ $path }» è vuoto.
file-problem = «{ $path }» non si può usare: { $problem }.
save-exists = «{ $path }» c’è già. Riprendila con --resume oppure scegli un altro nome.
save-needs-directory = La cartella «{ $path }», in cui salvare, non esiste. Prima va creata.
system-problem = Il sistema non lo permette: { $problem }.
no-such-seat = In questa partita il giocatore { $seat } non c’è. I giocatori vanno da 1 a { $most }.
seat-without-show = --seat dice da dove guardano --show e --redacted. Aggiungi uno dei due.
worker-lost = Un processo è finito da solo, forse per mancanza di memoria. Prova con meno --workers.
cluster-needs-extra = Per un cluster serve Dask. Si installa con: pip install "stampadia[lab]"
cluster-unreachable = A «{ $address }» non risponde nessuno scheduler Dask.
cluster-without-workers = Lo scheduler Dask a «{ $address }» non ha processi al lavoro. Avviane qualcuno.

# L’elenco dei giochi.

game-seats = { $least ->
    [one] un giocatore
   *[other] { $least } giocatori
}
game-seats-range = { $least }–{ $most } giocatori
game-edition = edizione { $edition }
game-from = da { $source }
no-games = Non è installato nessun gioco.

# Una partita controllata.

replay-won = { $file }: { $game }, { $turns ->
    [one] un turno
   *[other] { $turns } turni
}. { $many ->
    [one] Vince il giocatore { $winners }
    [0] Non vince nessuno
   *[other] Vincono i giocatori { $winners }
} ({ $how }). Ogni riga torna; impronta { $digest }.
replay-open = { $file }: { $game }, al turno { $turn }, non finita. Ogni riga torna; impronta { $digest }.

# Una simulazione.

simulating = Si gioca a { $game }
compiling = Compilo; ci vogliono un minuto o due.
compiled = Ora i programmi pensano più in fretta: { $games }.
nothing-to-compile = Manca di che compilare. Si installa con: pip install 'stampadia[sprint]'
simulated-unread = { $count ->
    [one] Uno dei { $texts } testi di queste carte non è stato capito ed è rimasto fuori
   *[other] { $count } dei { $texts } testi di queste carte non sono stati capiti e sono rimasti fuori
}: «sets validate» dice quali.
simulation-title = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, seme { $seed }
simulation-interrupted = Interrotta: queste sono le partite giocate finora.
simulation-none = Interrotta prima che finisse la prima partita.
column-player = Giocatore
column-order = Ordine di gioco
column-how = Finita con
column-wins = Vittorie
column-losses = Sconfitte
column-unfinished = Interrotte
column-rate = Quota
column-interval = Intervallo al 95 %
column-games = Partite
percent = { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
percent-range = { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % – { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
whole = { $number }
simulation-turns = Turni per partita: { NUMBER($mean, maximumFractionDigits: 1) } in media, mediana { $median }, da { $least } a { $most }; il 95 % ne ha al massimo { $p95 }.
simulation-unfinished = { $count ->
    [one] Una partita è stata fermata
   *[other] { $count } partite sono state fermate
} dopo { $longest } turni: né vinte né perse.
simulation-pace = { $decisions } decisioni in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } secondi.

# I set di carte.

usage-sets = Uso: stampadia sets COMANDO
usage-sets-list = Uso: stampadia sets list [FILE]
usage-sets-show = Uso: stampadia sets show FILE [CARTA] [OPZIONI]
usage-sets-validate = Uso: stampadia sets validate SET
usage-sets-merge = Uso: stampadia sets merge SET --out FILE [OPZIONI]
usage-sets-new = Uso: stampadia sets new FILE [OPZIONI]
usage-sets-art = Uso: stampadia sets art FILE [OPZIONI]
usage-sets-stats = Uso: stampadia sets stats SET [OPZIONI]
help-sets = Comincia un set di carte di Generals, guarda quelli che hai, controllali, contali, uniscili, cambiane le illustrazioni.
help-sets-list = Elenca i set.
help-sets-show = Mostra un set o una sua carta, e come se ne leggono i testi.
help-sets-validate = Controlla i set ed elenca tutto quello che non va.
help-sets-merge = Fai di più set uno solo, o riscrivine uno.
help-sets-new = Comincia un set: poche carte, complete e spiegate, da cambiare una per una.
help-sets-art = Trasforma immagini in testo per le illustrazioni, e viceversa.
help-sets-stats = Conta che cosa c’è nei set, accanto ai set base.
help-sets-list-files = I set, o le cartelle in cui cercarli. Se mancano: i nostri, e questa cartella.
    .value = FILE
help-sets-show-file = Il set: un file, o uno dei nostri per nome, come STFULL.
    .value = FILE
help-sets-show-card = Il numero, l’id o il nome di una carta. Se manca: tutto il set in breve.
    .value = CARTA
help-sets-show-plain = Righe senza cornici né illustrazioni: per script e lettori di schermo.
help-files = I set, cartelle di set, o i nostri per nome, come STFULL.
    .value = SET
help-sets-art-files = Immagini PNG (un riquadro di 24×24 pixel, o un foglio di riquadri), set, o file con un’illustrazione per riga.
    .value = FILE
help-sets-merge-out = Dove va il nuovo set.
    .value = FILE
help-sets-art-out = Dove vanno le illustrazioni: in un foglio se il nome finisce in .png, altrimenti una per riga. Se manca: una per riga, qui.
    .value = FILE
help-sets-new-file = Dove va il nuovo set. Accanto finisce una pagina di note per chi lo crea, per esempio mio-set.notes.md.
    .value = FILE
help-sets-new-id = L’id del set, con A–Z e 0–9, al massimo 10. Se manca: si ricava dal nome del file.
    .value = ID
help-sets-new-name = Il nome del set. Se manca: uno che chiede di essere cambiato.
    .value = NOME
help-sets-new-language = La lingua delle carte. Se manca: quella in cui parla il programma.
    .value = EN|IT
help-sets-new-author = Chi lo crea. Se manca: lo spazio per un nome.
    .value = CHI
help-force = Scrivi sopra quel che c’è già.
help-against = Un set, o una cartella di set, con cui fare il confronto; si può ripetere. Se manca: i nostri set base.
    .value = FILE
help-svg = Disegna anche un grafico in questo file.
    .value = FILE
help-columns = Quanti riquadri stanno affiancati in un foglio. Se manca: 10.
    .value = N
help-id = L’id del nuovo set, con A–Z e 0–9. Se manca: MERGED.
    .value = ID
help-name = Il nome del nuovo set. Se manca: i nomi di tutti.
    .value = NOME

which-sets = Quale set? Indica il suo file.
which-new-set = Dove va il set? Indica un file, per esempio: stampadia sets new mio-set.json
which-merged-set = Dove va il nuovo set? Aggiungi --out e un file, per esempio: stampadia sets merge uno.json due.json --out insieme.json
would-overwrite = «{ $path }» esiste già. Scegli un altro nome, o aggiungi --force per scriverci sopra.
chart-too-many = In un grafico stanno { $most } set. Indicane di meno.
chart-written = { $file }: un grafico.
out-is-source = «{ $path }» è uno dei file da leggere. Scrivi in un altro.
sets-none = Qui non ci sono set.
sets-broken = { $file }: non è un set, { $count ->
    [one] un errore
   *[other] { $count } errori
}. «stampadia sets validate{ $lang }» li elenca.
sets-verdict = { $files ->
    [one] Un file
   *[other] { $files } file
}, { $sets ->
    [one] un set valido
   *[other] { $sets } set validi
}, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}; { $errors ->
    [0] nessun errore
    [one] un errore
   *[other] { $errors } errori
}, { $warnings ->
    [0] nessun avviso
    [one] un avviso
   *[other] { $warnings } avvisi
}.
sets-texts = { $read ->
    [one] Un testo capito
   *[other] { $read } testi capiti
}, { $unread ->
    [one] 1 non capito
   *[other] { $unread } non capiti
}.
sets-merged = { $file }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
} da { $sets ->
    [one] un set
   *[other] { $sets } set
}.
sets-begun = { $file }: { $code }, { $cards ->
    [one] una carta
   *[other] { $cards } carte
}. È un’espansione completa: si gioca con un set base.
sets-noted = { $file }: che cosa mostra ogni carta e che cosa vuol dire ogni campo. Comincia da qui.
sets-not-written = Non sarebbe un set valido. { $why }
sets-type = { $type ->
    [full] base
   *[expansion] espansione
}
sets-ours = nostro
sets-column-set = Set
sets-column-type = Tipo
sets-column-units = Unità
sets-column-events = Eventi
sets-column-texts = Testi
sets-column-name = Nome
sets-column-file = File
sets-column-number = N.
sets-column-card = Carta
sets-column-level = Livello
sets-column-attack = Attacco
sets-column-life = Vita
sets-column-elements = Elementi
sets-column-other-side = Altro lato
art-none = Lì dentro non ci sono illustrazioni.
art-written = { $file }: { $count ->
    [one] un’illustrazione
   *[other] { $count } illustrazioni
}.
art-snapped = { $file }: { $count ->
    [one] un pixel non era della tavolozza e ha preso il colore più vicino
   *[other] { $count } pixel non erano della tavolozza e hanno preso il colore più vicino
}.

# L’equilibrio di un set.

usage-sets-balance = Uso: stampadia sets balance SET [OPZIONI]
help-sets-balance = Fa giocare un set ai bot con e senza ciascuna carta, e dice quanto vale ognuna.
help-sets-balance-files = I set: file, o i nostri per nome, come STTOLL. Un’espansione si gioca con un set base, un set base da solo.
    .value = SET
help-sets-balance-with_ = Il set base con cui giocare. Se manca: STFULL per un’espansione, nessuno per un set base.
    .value = SET
help-sets-balance-games = Quante smazzate; ognuna si gioca con tutte le carte e senza ciascuna. Se manca: 30.
    .value = N
help-sets-balance-players = Chi gioca: instinct (non pensa), hasty (guarda ogni scelta una volta), greedy, search, random. Se manca: hasty.
    .value = CHI
help-sets-balance-seed = Lo stesso seme dà le stesse partite, quanti che siano i processi. Se manca: uno nuovo, che viene mostrato.
    .value = SEME
help-sets-balance-ink = Il primo Livello d’Inchiostro, 2 o 3. Se manca: 3.
    .value = 2|3
help-sets-balance-edition = L’edizione delle regole, 0.1 o 0.2 (con la Pressione). Se manca: 0.1.
    .value = 0.1|0.2
help-sets-balance-card = Studia solo questa carta; si può ripetere. Tutte le copie di un nome sono una carta, e anche i due lati di un evento.
    .value = NOME
help-sets-balance-quick = Una prima occhiata: 6 smazzate.
help-sets-balance-markdown = Scrive il rapporto anche in questo file, come pagina in Markdown.
    .value = FILE

no-such-card = In questi set non c’è nessuna carta «{ $wish }». «stampadia sets show» le elenca.
no-such-card-near = In questi set non c’è nessuna carta «{ $wish }». Volevi dire «{ $near }»?
nothing-to-study = In questi set non ci sono Carte Unità né Carte Evento.
quick-and-games = --quick è già un numero di partite. Togli uno dei due.
balance-playing = Si gioca { $sets }
balance-chart-caption = Battaglie vinte a partita, con la carta meno senza, e l’intervallo al 95 %; un punto pieno è certo.
balance-written = { $file }: il rapporto.
balance-title = L’equilibrio di { $sets }{ $beside ->
    [none] {""}
   *[other] {" "}con { $beside }
}
balance-played = { $deals ->
    [one] Una smazzata, giocata
   *[other] { $deals } smazzate, ognuna giocata
} con tutte le carte e senza { $cards ->
    [one] una
   *[other] ciascuna di { $cards }
}: { $games } partite di giocatori { $player } dall’Inchiostro { $ink }, edizione { $edition }, seme { $seed }.{ $unfinished ->
    [0] {""}
    [one] { " " }Una è stata interrotta.
   *[other] { " " }{ $unfinished } sono state interrotte.
}
balance-minutes = In { NUMBER($minutes, minimumFractionDigits: 1, maximumFractionDigits: 1) } minuti.
balance-digits-0 = { NUMBER($number, maximumFractionDigits: 0) }
balance-digits-1 = { NUMBER($number, minimumFractionDigits: 1, maximumFractionDigits: 1) }
balance-digits-2 = { NUMBER($number, minimumFractionDigits: 2, maximumFractionDigits: 2) }

balance-section-stands-out = Che cosa salta all’occhio
balance-section-worth = Quanto vale ogni carta
balance-section-use = Chi ha usato le carte
balance-section-skills = Le Abilità all’opera
balance-section-sides = I lati degli Eventi
balance-section-together = Carte che vanno insieme
balance-section-heavy = Grandi attacchi

balance-interrupted = Interrotto: ecco che cosa mostrano le partite giocate finora.
balance-wins = Partite vinte con tutte le carte: { NUMBER($rate, minimumFractionDigits: 1, maximumFractionDigits: 1) } % di { $games } (intervallo al 95 %: da { NUMBER($low, minimumFractionDigits: 1, maximumFractionDigits: 1) } % a { NUMBER($high, minimumFractionDigits: 1, maximumFractionDigits: 1) } %).
balance-mean-battles = In media una partita vince { $by } battaglie (da { $low } a { $high }).
balance-mean-turns = Dura { $by } turni (da { $low } a { $high }).
balance-shift-wins = { $card }: con questa carta, su cento partite se ne { $way ->
    [more] vincono { $size } in più
   *[less] vincono { $size } in meno
} (da { $low } a { $high }).
balance-shift-battles = { $card }: con questa carta si { $way ->
    [more] vincono { $size } battaglie in più a partita
   *[less] vincono { $size } battaglie in meno a partita
} (da { $low } a { $high }).
balance-shift-turns = { $card }: con questa carta una partita dura { $size } turni { $way ->
    [more] in più
   *[less] in meno
} (da { $low } a { $high }).
balance-no-shift = { $cards ->
    [one] La carta non sposta
   *[other] Nessuna carta sposta
} con certezza né vittorie né battaglie né turni. In così poche partite, meno di circa { $size } battaglie a partita non si distinguono dal caso: più partite, più vista.
balance-not-drawn = Mai pescate dal giocatore: { $names }.
balance-not-played = Pescate, ma mai giocate: { $names }.
balance-unread = Abilità che nessuno ha saputo leggere e che i bot hanno saltato: { $names }.
balance-silent = Abilità che non hanno mai fatto nulla: { $names }.
balance-printer-only = Abilità che hanno lavorato solo per la Sacra Stampante: { $names }.
balance-not-shown = Lati di Eventi mai scoperti: { $names }.
balance-not-used = Lati di Eventi scoperti e mai usati: { $names }.
balance-all-at-work = { $sides ->
    [0] Ogni carta è stata giocata e ogni Abilità ha fatto qualcosa.
   *[other] Ogni carta è stata giocata, ogni Abilità ha fatto qualcosa, ogni lato degli Eventi è stato usato.
}
balance-skill = { $card } ({ $part ->
    [header] testata
    [place] luogo
   *[body] corpo
})
balance-and-more = { $names } e altri { $count }
balance-runaway = { $first } e { $second } prendono il volo: in una sola Unità vincono { $by } battaglie a partita in più che divise (da { $low } a { $high }, { $games } partite).
balance-no-runaway = { $pairs ->
    [0] Non ci sono due carte che si siano trovate in una stessa Unità abbastanza spesso per giudicarle (dieci smazzate insieme, dieci divise).
   *[other] Nessuna coppia di carte prende il volo con certezza; { $pairs } si sono trovate in una stessa Unità abbastanza spesso per giudicarle.
}
balance-heavy = { $times ->
    [one] Un attacco su { $attacks } valeva
   *[other] { $times } attacchi su { $attacks } valevano
} { $least } o più; il più grande, { $most }: { $names }.
balance-no-heavy = Nessuno di { $attacks } attacchi è arrivato a { $least }.
balance-players-note = Tutto questo è ciò che i giocatori { $player } sanno cavare dalle carte: quello che a loro sfugge, i numeri non lo sanno.

balance-column-card = Carta
balance-column-wins = Vinte %
balance-column-battles = Battaglie
balance-column-turns = Turni
balance-column-copies = Copie
balance-column-drawn = Pescata
balance-column-played = Giocata
balance-column-printed = Nemica
balance-column-placed = Luogo
balance-column-for-you = Tu
balance-column-for-printer = Stampante
balance-column-skill = Abilità
balance-column-text = Testo
balance-column-idle = Vuoto
balance-column-adds = Dà
balance-column-side = Evento
balance-column-shown = Scoperto
balance-column-used = Usato
balance-column-pair = Carte
balance-column-together = Una
balance-column-apart = Due
balance-column-won-together = Vinte
balance-column-won-apart = Vinte
balance-column-cards = Carte
balance-column-most = Attacco
balance-column-times = Volte
balance-worth-note = Le partite di una smazzata con la carta nel mazzo meno quella senza: sopra lo 0 giova al giocatore. Le vittorie sono partite su cento. Dopo ogni numero il suo intervallo al 95 %: di Agresti e Min per coppie per le vittorie, di Student per battaglie e turni; – vuol dire che nessuna smazzata è andata diversamente. { $sure } regge anche a domandare di tutte le carte insieme (Bonferroni).
balance-use-note = Su cento partite con la carta nel mazzo: nella mano del giocatore, su un’Unità, in un Nemico stampato, nella Pila dei Luoghi; e quante volte le sue Abilità hanno fatto qualcosa per te o per la Sacra Stampante.
balance-skills-note = Su cento partite: quante volte ha fatto qualcosa per te e per la Sacra Stampante, quante ha parlato a vuoto, e quanto ha aggiunto in media a un numero. Un’Abilità che vale sempre conta ogni volta che la sua carta scende in campo.
balance-sides-note = Su cento partite: quante volte era scoperto in cima al Mazzo Eventi, e quante è stato usato. In cima può esserci l’uno o l’altro lato.
balance-together-note = Le cinque migliori di { $pairs } coppie, per battaglie vinte: partite con le due carte in una sola Unità contro partite con le due carte in due Unità, quante delle une e delle altre, e quante vinte. Le partite lunghe riuniscono più carte, perciò un piccolo vantaggio non è una prova. Le partite di una smazzata valgono come una sola osservazione; { $sure } regge per tutte le coppie insieme.
balance-heavy-note = Le carte che hanno fatto un attacco del giocatore di { $least } o più: il più grande, e quante volte.

# I fogli di Chronicles.

usage-sheets = Uso: stampadia sheets COMANDO
usage-sheets-validate = Uso: stampadia sheets validate FOGLI
usage-sheets-show = Uso: stampadia sheets show FOGLIO
usage-sheets-new = Uso: stampadia sheets new FILE [OPZIONI]
usage-sheets-schema = Uso: stampadia sheets schema
help-sheets = Controlla i fogli di Chronicles che scrivi, e guardali.
help-sheets-validate = Controlla dei fogli ed elenca tutto quel che non va.
help-sheets-show = Mostra un foglio intero, segreti compresi.
help-sheets-new = Comincia un foglio: quattro stanze già giocabili, da cambiare una per una.
help-sheets-schema = Stampa la forma del file di un foglio come JSON Schema, per editor e programmi.
help-sheets-validate-files = I fogli: file, o il nostro per nome, come first-day.
    .value = FOGLI
help-sheets-show-file = Il foglio: un file, o il nostro per nome, come first-day.
    .value = FOGLIO
help-sheets-new-file = Dove va il nuovo foglio.
    .value = FILE
help-sheets-new-language = La lingua dei testi. Se manca: quella in cui parla il programma.
    .value = EN|IT
which-sheets = Quale foglio? Indica il suo file, o il nostro: first-day.
which-new-sheet = Dove va il foglio? Indica un file, per esempio: stampadia sheets new mio-foglio.json
sheets-begun = { $file }: un piccolo foglio, valido così com’è. Cambialo, e controllalo con: stampadia sheets validate { $file }{ $lang }
sheets-verdict = { $files ->
    [one] Un file
   *[other] { $files } file
}, { $good ->
    [one] un foglio valido
   *[other] { $good } fogli validi
}; { $errors ->
    [0] nessun errore
    [one] un errore
   *[other] { $errors } errori
}, { $warnings ->
    [0] nessun avviso
    [one] un avviso
   *[other] { $warnings } avvisi
}.

# I set di Travelers.

usage-decks = Uso: stampadia decks COMANDO
usage-decks-new = Uso: stampadia decks new FILE [OPZIONI]
usage-decks-validate = Uso: stampadia decks validate SET
usage-decks-show = Uso: stampadia decks show SET
usage-decks-schema = Uso: stampadia decks schema
help-decks = Comincia un set di Travelers, controlla quelli che scrivi, e guardali.
help-decks-new = Comincia un set: piccolo, completo e giocabile, da cambiare carta per carta.
help-decks-new-file = Dove va il nuovo set.
    .value = FILE
help-decks-validate = Controlla dei set ed elenca tutto quel che non va.
help-decks-show = Mostra un set intero, segreti compresi.
help-decks-schema = Stampa la forma del file di un set come JSON Schema, per editor e programmi.
help-decks-validate-files = I set: i loro file.
    .value = SET
help-decks-show-file = Il file del set.
    .value = SET
which-decks = Quale set? Indica il suo file.
which-new-deck = Dove va il set? Indica un file, per esempio: stampadia decks new mio-set.json
decks-begun = { $file }: il set { $serial }, un eroe e un Mondo. Si giocano entrambi con: stampadia play travelers --file { $file }{ $lang } (con --adventure al posto di --file, nel suo Mondo va l’eroe di oggi)
decks-verdict = { $files ->
    [one] Un file
   *[other] { $files } file
}, { $good ->
    [one] un set valido
   *[other] { $good } set validi
}; { $errors ->
    [0] nessun errore
    [one] un errore
   *[other] { $errors } errori
}, { $warnings ->
    [0] nessun avviso
    [one] un avviso
   *[other] { $warnings } avvisi
}.

# Le avventure del giorno.

usage-generate = Uso: stampadia generate GIOCO [OPZIONI]
usage-daily = Uso: stampadia daily [GIOCO] [OPZIONI]
usage-certify = Uso: stampadia certify GIOCO [GIOCO ...] [OPZIONI]
help-generate = Crea un’avventura e mostrala tutta, segreti compresi: per chi le fa e chi le stampa. Chi vuole giocarla non guardi.
help-daily = Leggi qual è l’avventura di oggi, quanto è difficile e quanto dura, senza rovinare nulla.
help-certify = Dimostra e valuta le avventure di molti giorni. Chi interrompe riprende da dov’era.
help-daily-game = Il nome del gioco. Se manca: tutti i giochi che hanno un’avventura al giorno.
    .value = GIOCO
help-generate-date = L’avventura di questo giorno, come 2026-11-15; dal 2020-01-01 in poi, e anche di giorni che devono ancora venire, per chi li prepara. I giorni seguono l’UTC. Se mancano data e seme: quella di oggi.
    .value = GIORNO
help-generate-seed = L’avventura di parole a piacere: stesse parole, stessa avventura.
    .value = SEME
help-difficulty = Quanto deve essere difficile: il giocatore onesto vince dal 55 al 97 % di quelle facili (easy), dal 15 all’85 % di quelle normali (normal), dal 3 al 30 % di quelle difficili (hard). Se manca: normal.
    .value = easy|normal|hard
help-class_ = Che cosa deve essere l’eroe, per chiave.
    .value = CLASSE
help-quest = Di che cosa deve trattare: una missione principale, per chiave.
    .value = MISSIONE
help-kind = Che cosa deve essere l’avventura: un Mondo (world) o un Dungeon (dungeon).
    .value = world|dungeon
help-generate-json = Scrivi l’avventura in questo file, come la legge il gioco, invece di mostrarla.
    .value = FILE
help-generate-record = Scrivi in questo file la partita che la vince; «stampadia replay» la controlla.
    .value = FILE
help-no_proof = Il primo tentativo così com’è, senza dimostrazione né valutazione: subito, e magari senza speranza.
help-daily-date = Un giorno passato, come 2026-11-15. I giorni che devono venire non si raccontano.
    .value = GIORNO
help-from_ = Il primo giorno, come 2026-11-15. Se manca: oggi.
    .value = GIORNO
help-days = Quanti giorni. Se manca: 7.
    .value = N
help-certify-games = I nomi dei giochi.
    .value = GIOCO
help-certify-to = L’ultimo giorno, come 2027-12-31; al posto di --days.
    .value = GIORNO
help-certify-cluster = Certifica sul cluster Dask di questo scheduler, per esempio tcp://host:8786 (serve l’extra «lab»).
    .value = INDIRIZZO
help-certify-table = Scrivi la tabella anche in questo file, in Markdown.
    .value = FILE
help-certify-json = Scrivi anche in questo file, in JSON, tentativo, impronta e valutazione dei giorni.
    .value = FILE
help-certify-almanac = Pubblica i giorni nell’almanacco di questa cartella, un file all’anno. Ciò che vi è già pubblicato resta com’è. Se i giochi sono più d’uno, ciascuno ha dentro la sua cartella; «{"{"}game{"}"}» nel percorso sta per il nome del gioco.
help-certify-anew = Una nuova edizione: certifica da capo questi giorni, benché già pubblicati, e mettili al loro posto nell’almanacco. Solo per i giorni che devono ancora venire.
    .value = CARTELLA

game-without-days = { $game } non ha avventure del giorno.
no-such-wish = { $game } non esaudisce desideri su { $name }.
date-or-seed = --date oppure --seed: un’avventura ne ha uno solo.
record-needs-proof = --record scrive la partita che fa da prova. Togli --no-proof.
day-to-come = Il { $day } deve ancora venire: oggi è il { $today } (UTC). «stampadia generate --date» lo prepara per chi ne ha bisogno.
day-ahead = { $count ->
    [one] Il { $day } deve ancora venire: in casa la sua avventura è già tua, ma non conta per nessun tabellone.
   *[other] { $count } di questi giorni devono ancora venire: in casa le loro avventure sono già tue, ma non contano per nessun tabellone.
}
daily-heading = { $game }, { $day }
daily-play = Per giocarla: stampadia play { $game } --date { $day }{ $lang }
daily-on-paper = Su carta: { $what }
daily-listed = { $game }: { $title ->
    [none] «stampadia daily { $game }{ $lang }» calcola l’avventura del { $day }.
   *[other] { $day }, «{ $title }». Di più: stampadia daily { $game }{ $lang }
}
certificate-title = «{ $title }» · { $hero }
certificate-title-kind = «{ $title }» · { $kind } · { $hero }
certificate-rating = { $stars } { $count ->
    [one] una stella
   *[other] { $count } stelle
} su 5: un giocatore onesto, che prima non sa nulla, ha vinto { $wins } partite su { $games }, il { NUMBER($rate, style: "percent", maximumFractionDigits: 0) } (intervallo al 95%: da { NUMBER($low, style: "percent", maximumFractionDigits: 0) } a { NUMBER($high, style: "percent", maximumFractionDigits: 0) }).
certificate-length = Una partita vinta ha circa { $turns } turni e { $decisions } decisioni, e lascia { $score } monete d’oro.
certificate-code = Il suo codice, che a qualsiasi tavolo apre proprio questa avventura: { $code }
certify-attempt = Tentativo { $number }
certify-waits = Certifico { $what }: può volerci un minuto.
certify-one-game = --table e --json parlano di un solo gioco. Indicane uno.
certify-anew-too-late = --anew vale per i giorni che devono ancora venire: { $first } non viene dopo oggi, { $today }. Un giorno pubblicato resta com’è.
days-or-to = O --days o --to: non tutti e due.
bad-last-day = Dal { $first } al { $last }: l’ultimo giorno viene dopo il primo, e i giorni sono al massimo { NUMBER($most) }.
certify-pace = { $done } giorni su { $days }{ $minutes ->
    [-1] {""}
    [one] , manca circa un minuto
   *[other] , mancano circa { $minutes } minuti
}
cluster-of-other-makers = Un processo del cluster ha un’altra edizione di { $game }: i suoi giorni sarebbero diversi. Installa la stessa dappertutto.
certify-not-kept = In «{ $path }» non si può scrivere: se si interrompe, si ricomincia da capo.
certify-interrupted = Interrotto: { $done } giorni su { $days } sono fatti e conservati. Lo stesso comando riprende da lì.
certify-summary = { $days ->
    [one] Un giorno
   *[other] { $days } giorni
}, { $games } partite; il giocatore onesto ne ha vinte in media il { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }.
column-day = Giorno
column-title = Titolo
column-hero = Eroe
column-won = Vinte
column-within = 95%
column-stars = Stelle
column-turns = Turni
column-decisions = Decisioni
column-score = Oro
column-attempt = Tentativo
whole-percent = { NUMBER($rate, style: "percent", maximumFractionDigits: 0) }
whole-percent-range = { $low }–{ $high }%
day-written = Scritto: { $path }

# Giocare le avventure; la memoria.

usage-memory = Uso: stampadia memory GIOCO [OPZIONI]
help-memory = Mostra ciò che dura oltre l’avventura: le parole chiave di Chronicles, le caselle a matita di Travelers.
help-play-seed = Distribuisci secondo questo seme: stesso seme, stesse carte e stessi dadi. In chronicles dà anche il nome all’avventura, se non lo fanno --date o --file.
    .value = SEME
help-play-date = Chronicles, Travelers: l’avventura di questo giorno, come 2026-11-15. I giorni seguono l’ora UTC. Senza data, seme e file: quella di oggi.
    .value = GIORNO
help-play-file = Chronicles: un foglio tuo. Travelers: un set tuo, eroe e avventura.
    .value = FILE
help-variant = Chronicles: una variante del manuale: monk (il punteggio dell’Apprendista Monaco) o premonition (dopo la morte si ricomincia, pagando un po’ d’oro).
    .value = monk|premonition
help-hero = Travelers: il set di cui giochi l’eroe: una data, un seme (parole a piacere) o un file; se non dici nulla, quello di oggi.
help-adventure = Travelers: il set di cui giochi l’avventura: una data, un seme (parole a piacere) o un file; se non dici nulla, quella di oggi.
help-training = Travelers: l’allenamento del manuale, passo per passo, contro un manichino.
help-lesson = Una prima lezione: il gioco si impara giocando, una pagina alla volta.
help-play-score = Travelers: conta i punti alla fine: 1 per ogni carta a una punta superstite, 2 per ogni carta a due punte.
help-own_dice = Tira i tuoi dadi e scrivi che cosa è uscito: il tavolo fa da arbitro a una partita su carta.
help-play-memory = Con le virgole, al posto dei ricordi: Chronicles: le parole chiave che l’eroe conosce. Travelers: le caselle già piene.
    .value = PAROLA,PAROLA
help-no_memory = Chronicles, Travelers: gioca senza la memoria, che non viene né letta né cambiata.
help-memory-game = Il nome di un gioco i cui eroi ricordano; senza, ti dice quali sono.
    .value = GIOCO
help-forget = Dimentica questa parola chiave; si può ripetere.
    .value = PAROLA
help-clear = Dimentica tutto.
no-lesson = Scrivi un gioco che dà una lezione: { $known }.
training-or-adventure = Scegli --training oppure --adventure, non tutti e due.
one-adventure = --date, --file e le opzioni che nominano un’avventura dicono ciascuna che cosa si gioca. Basta una.
memory-or-none = --memory o --no-memory: togli una delle due.
game-without-memory = { $game } non ha una memoria.
forget-or-clear = --forget o --clear: togli una delle due.
no-such-keyword = «{ $keyword }» non è tra i ricordi. { $known ->
    [none] I tuoi eroi non ricordano niente.
   *[other] Ricordi: { $known }.
}
memory-heading = { $count ->
    [0] I tuoi eroi non ricordano niente.
    [one] I tuoi eroi ricordano una parola chiave:
   *[other] I tuoi eroi ricordano { $count } parole chiave:
}
memory-forgotten = Dimenticata: { $keyword }.
memory-set-aside = I ricordi danneggiati sono stati messi da parte in { $file }; se ne comincia una nuova serie.
memory-cleared = { $count ->
    [0] Non c’era niente da dimenticare.
    [one] Una parola chiave è dimenticata.
   *[other] { $count } parole chiave sono dimenticate.
}

# Quel che si è giocato su carta.

usage-score = Uso: stampadia score [CODICE|GIOCO] [CASELLA=VALORE …] [OPZIONI]
help-score = Scrivi al tavolo la scheda del punteggio di una partita su carta; da solo, elenca quelle già scritte.
help-score-of = Il codice sul foglio, o il nome di un gioco: allora la sua avventura di oggi, se ha dei giorni.
    .value = CODICE
help-score-boxes = Quel che dice la scheda, casella per casella, come gold=37; altrimenti ti viene chiesto.
    .value = CASELLA=VALORE
help-score-date = Con il nome di un gioco: l’avventura di questo giorno, come 2026-11-15.
    .value = GIORNO
help-score-forget = Dimentica il risultato che nell’elenco ha questo numero.
    .value = N
score-heading = { $what }, su carta. Scrivi quel che dice la scheda; una riga vuota lascia vuota la casella.
score-kept = Conservata come partita su carta: { $what }.{ $row ->
    [0] {""}
    [one] {""}
   *[other] {" "}Fanno { $row } giorni di fila.
}
score-list = { $count ->
    [0] Non è ancora conservata nessuna partita su carta. Dopo averne giocata una, scrivi «stampadia score» e il codice sul foglio.
    [one] Una partita su carta:
   *[other] { $count } partite su carta:
}
score-line = { $what }: { $won ->
    [yes] vinta
   *[no] persa
}{ $points ->
    [none] {""}
    [one] , 1 punto
   *[other] , { $points } punti
} (scritta il { $noted })
score-row = { $game }: { $row } giorni di fila.
score-forgotten = Dimenticata: { $what }.
score-broken-off = La scheda non è stata scritta fino in fondo: non si conserva nulla.
box-without-value = «{ $text }» non dice nessun valore: scrivi { $example }.
forget-alone = --forget va da solo: «stampadia score --forget 1».
game-without-slip = { $game } non ha una scheda del punteggio.

# Carta.

usage-print = Uso: stampadia print GIOCO [OPZIONI], stampadia print rules GIOCO [OPZIONI], stampadia print calibrate [OPZIONI]
help-print = Stampa un gioco: le carte, le schede, l’avventura del giorno, il regolamento.
help-print-game = Il nome del gioco, come lo elenca «stampadia games», o il codice di un’avventura; oppure «rules» e il nome di un gioco, per il suo regolamento; oppure «calibrate», per misurare la stampante.
    .value = GIOCO
help-print-of = Dopo «rules»: il gioco di cui vuoi il regolamento.
    .value = GIOCO
help-output = Il file da scrivere; per le immagini una cartella, o un file che finisce in .zip. Se manca: il nome del gioco e il suo giorno, in questa cartella.
    .value = FILE
help-print-date = L’avventura di questo giorno, come 2026-11-15, o di più giorni, come 2026-11-01..2026-11-30. I giorni seguono l’UTC. Se manca: quella di oggi.
    .value = GIORNO
help-print-seed = L’avventura di parole a piacere, invece di quella di un giorno.
    .value = PAROLE
help-print-sets = I mazzi di carte da stampare, dove il gioco ne ha, con le virgole o più volte: un nome o un file.
    .value = MAZZO,MAZZO
help-print-option = Un desiderio del gioco, quante volte serve.
    .value = NOME=VALORE
help-print-paper = La carta nella stampante: a4, letter, a3 o legal. Se manca: quella in uso dove è impostato il sistema.
    .value = CARTA
help-print-mode = Come le carte hanno il retro: fronts (niente retro), duplex (le due facce di un foglio), crosshairs (lo stesso, con crocette invece di linee), sleeves (due foglietti in una bustina), fold (fronte e retro affiancati). Se manca: duplex dove ci sono retri.
    .value = MODO
help-print-flip = Il lato su cui la stampante volta il foglio: long, lungo, o short, corto. Se manca: long.
    .value = long|short
help-print-style = colour, a colori, ink, solo nero, o dove il gioco lo ha stylish. Se manca: colour.
    .value = STILE
help-print-ink = full, tutto, o low: al massimo metà inchiostro. Se manca: full.
    .value = full|low
help-print-large = Caratteri grandi, su più pagine, dove il gioco li ha.
help-print-bleed = Stampa 3 mm oltre ogni taglio, come chiedono le tipografie.
help-print-safe = Disegna la zona, 3 mm dentro ogni taglio, che non viene mai tagliata.
help-print-png = Ogni carta come immagine a 300 punti per pollice, invece di un PDF.
help-print-svg = Ogni carta come disegno, invece di un PDF.
help-print-tts = Fogli di 10 × 7 carte per Tabletop Simulator, invece di un PDF.
help-print-imposed = Con «rules»: come libretto da stampare fronte e retro, piegare e pinzare.
help-print-x = Con «calibrate»: il numero sulla scala orizzontale, com’è stampato, con il meno se ce l’ha.
    .value = MM
help-print-y = Con «calibrate»: il numero sulla scala verticale, allo stesso modo.
    .value = MM
help-print-turned = Con «calibrate»: per i fogli stampati in orizzontale.
help-print-open = Mostra il file quando è pronto.

printing = { $game }: composizione
drawing = { $title }: disegno
printed = «{ $path }»: { $pages ->
    [one] una pagina
   *[other] { $pages } pagine
} per { $paper }. Stampa al 100 %, non «adatta alla pagina».
paper-name = { $paper ->
    [a4] A4
    [a3] A3
    [letter] US Letter
    [legal] US Legal
   *[other] { $paper }
}
gathering-book = Si raccolgono i giorni; quelli mai pubblicati vanno prima dimostrati, e ci vuole un po’.
drawing-many = Si disegnano { $pages } pagine: può volerci un minuto.
ink-taken = Inchiostro: { $pages ->
    [one] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % della pagina.
   *[other] { NUMBER($mean, minimumFractionDigits: 1, maximumFractionDigits: 1) } % di una pagina, { NUMBER($most, minimumFractionDigits: 1, maximumFractionDigits: 1) } % di quella più piena.
}
backs-moved = I retri sono spostati di { $x } mm a destra e di { $y } mm in basso, come serve alla tua stampante.
pictures-written = «{ $path }»: { $count ->
    [one] un’immagine.
   *[other] { $count } immagini.
}
rules-written = «{ $path }»: il regolamento. Stampa al 100 %, non «adatta alla pagina».
calibrate-written = «{ $path }»: stampalo sulle due facce di un foglio, al 100 %. Il foglio dice come proseguire.
profile-kept = Annotato: i retri stanno { $x } mm a destra e { $y } mm in basso. D’ora in poi ogni retro va a posto ({ $path }).
nearly-empty = L’ultimo foglio ha { $cards ->
    [one] una carta sola
   *[other] { $cards } carte
}, e ce ne starebbero { $room }.
cannot-open = Qui nessun programma mostra da sé questi file. Il file è «{ $path }».
no-such-print-wish = { $game } non ha «{ $name }» su carta. C’è: { $known }.
no-large-print = { $game } non si stampa a caratteri grandi.
no-rules = { $game } non ha un regolamento qui. C’è per: { $known }.
only-with = { $name } va soltanto con «stampadia print { $word }».
pdf-alone = «stampadia print { $word }» fa un PDF. Togli { $name }.
one-form = { $one } e { $other } sono due cose. Chiedine una per volta.
days-backwards = Dal { $first } al { $last } si andrebbe all’indietro.
no-cards-for-tts = { $title }: qui non ci sono carte, e Tabletop Simulator prende solo carte. Stampa le pagine con --png.
not-a-folder = «{ $path }» è un file. Le immagini vogliono una cartella, o un file che finisce in .zip.
not-ours-to-overwrite = «{ $path }» esiste già ed è un’altra cosa. Scegli un altro nome.

## Il server
usage-serve = Uso: stampadia serve [OPZIONI]
help-serve = Apre il tavolo per tanti: pagine e partite dal vivo nel browser, da soli o con gli amici.
help-serve-host = L’indirizzo su cui ascoltare. Se manca: 127.0.0.1, solo questa macchina; 0.0.0.0 fa entrare anche gli altri.
help-serve-port = La porta. Se manca: una qualsiasi libera.
help-serve-database = Dove si conservano le partite: sqlite:///FILE o postgresql://…. Se manca: un file nella tua cartella dei dati.
help-serve-workers = Quanti processi servono; si scambiano le partite attraverso la base di dati.
help-serve-limits = Quanto può chiedere un visitatore: qualcuno fra sockets=200,requests=40,matches=60,messages=20. A un club dietro un solo indirizzo può servire di più.
help-serve-log = Che cosa va nel registro, un oggetto JSON per riga: solo i problemi («problems») o anche tutte le richieste («all»).
help-serve-open_ = Apre il browser.
serving = Stampadia è aperta su { $link } (Control-C la chiude; nessuna partita va persa).
no-display = Qui non c’è uno schermo su cui aprire un browser. Apri { $link } in uno, o gioca nel terminale: make terminal, o stampadia play
no-such-host = A { $host }, porta { $port }, non si può ascoltare: non è un indirizzo di questa macchina, o ti è chiuso.
port-taken = Sulla porta { $port } di { $host } ascolta già un altro programma. Chiudilo, o indica un’altra porta con --port.
not-a-database = «{ $text }» non è l’indirizzo di una base di dati: scrivi sqlite:///FILE o postgresql://….
usage-backup = Uso: stampadia backup [OPZIONI] FILE
help-backup = Scrive tutte le partite del server in un solo file, mentre lavora.
help-backup-file = Il file; non deve esserci ancora.
help-backup-database = Dove sono le partite: sqlite:///FILE o postgresql://…. Se manca: il file nella tua cartella dei dati.
backed-up = { $matches ->
    [one] 1 partita
   *[other] { $matches } partite
} con { $lines ->
    [one] 1 riga
   *[other] { $lines } righe
} in { $path }.
usage-restore = Uso: stampadia restore [OPZIONI] FILE
help-restore = Rimette a posto le partite di una copia, mentre il server lavora.
help-restore-file = Il file scritto da «stampadia backup».
help-restore-database = Dove vanno le partite: sqlite:///FILE o postgresql://…. Se manca: il file nella tua cartella dei dati.
help-restore-replace = Rinuncia alle partite che ci sono.
restored = { $matches ->
    [one] È tornata 1 partita
   *[other] Sono tornate { $matches } partite
} con { $lines ->
    [one] 1 riga
   *[other] { $lines } righe
}; chi siede a un tavolo lo rivede da capo.
