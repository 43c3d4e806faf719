# La riga di comando e il laboratorio: aiuto, tabelle, rifiuti.

about = Il tavolo e il laboratorio dei giochi da tavolo.
epilogue = Ogni comando parla italiano o inglese: --lang it, --lang en.
usage = Uso: stampadia COMANDO
usage-play = Uso: stampadia play [GIOCO] [OPZIONI]
usage-simulate = Uso: stampadia simulate GIOCO [OPZIONI]
usage-replay = Uso: stampadia replay FILE [OPZIONI]
usage-games = Uso: stampadia games [OPZIONI]
commands-title = Comandi
parameters-title = Parametri
help-help = Mostra questo aiuto.
help-version = Mostra la versione.

help-play = Gioca nel terminale.
help-simulate = Fai giocare molte partite a chi non ha bisogno di dormire, e guarda chi vince.
help-replay = Controlla una partita salvata dalla prima all'ultima riga.
help-games = Elenca i giochi installati.

help-game = Il nome del gioco, come lo elenca “stampadia games”.
    .value = GIOCO
help-play-game = Il nome del gioco, come lo elenca “stampadia games”; se manca, si sceglie nella schermata iniziale.
    .value = GIOCO
help-seats = In quanti si gioca.
    .value = N
help-play-players = Chi siede dove, separati da virgole: you (tu), random, greedy, search, search:400 (iterazioni a mossa) o search:2s (secondi a mossa).
    .value = CHI,CHI
help-simulate-players = Chi gioca, separati da virgole: random, greedy, search, search:400 (iterazioni a mossa) o search:2s (secondi a mossa: partite non ripetibili alla lettera). Se i posti sono di più, l'elenco ricomincia. Se manca: random,greedy.
    .value = CHI,CHI
help-play-seed = Distribuisci secondo questo seme: stesso seme, stesse carte.
    .value = SEME
help-simulate-seed = Stesso seme, stessi numeri, con qualsiasi numero di processi. Se manca: uno nuovo, che viene mostrato.
    .value = SEME
help-teams = A squadre, se il gioco le prevede: due (two) o tre (three).
    .value = two|three
help-option = Un'opzione del gioco; si può ripetere.
    .value = NOME=VALORE
help-study = Modalità studio: si può annullare tutto.
help-save = Salva la partita in questo file, mossa dopo mossa.
    .value = FILE
help-resume = Riprendi una partita salvata.
    .value = FILE
help-plain = Solo righe di testo, in entrata e in uscita: per script e lettori di schermo.
help-simulate-games = Quante partite. Se manca: 100.
    .value = N
help-workers = Quanti processi giocano insieme. Se manca: uno per ogni core.
    .value = N
help-cluster = Gioca sul cluster Dask di questo scheduler, per esempio tcp://host:8786 (serve l'extra “lab”).
    .value = INDIRIZZO
help-json = Scrivi i risultati come un unico oggetto JSON.
help-file = La partita salvata.
    .value = FILE
help-show = Racconta tutta la partita e mostra il tavolo alla fine.
help-seat = Con --show: racconta quel che ha visto questo giocatore. Se manca: quel che vede uno spettatore.
    .value = N
help-lang = Italiano (it) o inglese (en). Se manca: la lingua del sistema.
    .value = it|en

# Quel che la riga di comando non può fare.

no-such-command = Il comando “{ $word }” non esiste. Ci sono: { $known }.
no-such-command-near = Il comando “{ $word }” non esiste. Forse intendevi “{ $near }”?
no-such-option = Qui l'opzione { $word } non c'è. “stampadia { $command } --help” elenca quelle che ci sono.
no-such-option-near = Qui l'opzione { $word } non c'è. Forse intendevi { $near }?
value-missing = Dopo { $name } manca il valore.
not-a-number = { $name } vuole un numero intero, non “{ $value }”.
bad-value = { $name } non può essere “{ $value }”. “stampadia { $command } --help” dice che cosa può essere.
word-too-many = “{ $word }” è di troppo. “stampadia { $command } --help” dice come si fa.
given-twice = { $name } compare due volte: una basta.
not-understood = Così non si capisce. “stampadia { $command } --help” dice come si fa.
no-such-language = La lingua “{ $wish }” qui non c'è. Scegli --lang it o --lang en.
number-too-small = { $name } dev'essere almeno { $least }.
number-too-large = { $name } può essere al massimo { $most }.
which-game = Quale gioco? Scegline uno: { $known }.
which-file = Quale file? Scrivi dov'è la partita salvata.
option-without-value = “{ $text }” non è un'opzione del gioco. Un'opzione si scrive NOME=VALORE, per esempio teams=two.
more-players-than-seats = { $players } giocatori non stanno in { $seats } posti. Indicane di meno o aumenta --seats.
no-players = --players non indica nessuno. Ne serve almeno uno, per esempio greedy.
needs-a-terminal = Questo non è un terminale su cui disegnare. Aggiungi --plain per giocare a righe di testo.
no-such-file = Il file “{ $path }” non esiste.
is-a-directory = “{ $path }” è una cartella. Indica un file al suo interno.
not-text = “{ $path }” non è un file di testo, quindi non è una partita salvata.
empty-file = “{ $path }” è vuoto.
file-problem = “{ $path }” non si può usare: { $problem }.
save-needs-directory = La cartella “{ $path }”, in cui salvare, non esiste. Prima va creata.
system-problem = Il sistema non lo permette: { $problem }.
no-such-seat = In questa partita il giocatore { $seat } non c'è. I giocatori vanno da 1 a { $most }.
seat-without-show = --seat dice da dove guarda --show. Aggiungi --show.
worker-lost = Un processo è finito da solo, forse per mancanza di memoria. Prova con meno --workers.
cluster-needs-extra = Per un cluster serve Dask. Si installa con: pip install "stampadia[lab]"
cluster-unreachable = A “{ $address }” non risponde nessuno scheduler Dask.
cluster-without-workers = Lo scheduler Dask a “{ $address }” non ha processi al lavoro. Avviane qualcuno.

# L'elenco dei giochi.

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
simulation-title = { $game }: { $games ->
    [one] una partita
   *[other] { $games } partite
}, seme { $seed }
simulation-interrupted = Interrotta: queste sono le partite giocate finora.
simulation-none = Interrotta prima che finisse la prima partita.
column-player = Giocatore
column-order = Ordine di gioco
column-how = Vittoria con
column-wins = Vittorie
column-rate = Quota
column-interval = Intervallo al 95 %
column-games = Partite
percent = { NUMBER($rate, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
percent-range = { NUMBER($low, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) } – { NUMBER($high, style: "percent", minimumFractionDigits: 1, maximumFractionDigits: 1) }
whole = { $number }
simulation-turns = Turni per partita: { NUMBER($mean, maximumFractionDigits: 1) } in media, mediana { $median }, da { $least } a { $most }; il 95 % ne ha al massimo { $p95 }.
simulation-unfinished = { $count ->
    [one] Una partita è stata fermata
   *[other] { $count } partite sono state fermate
} dopo { $longest } turni, senza vincitori.
simulation-pace = { $decisions } decisioni in { NUMBER($seconds, minimumFractionDigits: 1, maximumFractionDigits: 1) } secondi.

# I set di carte.

usage-sets = Uso: stampadia sets COMANDO
usage-sets-list = Uso: stampadia sets list [FILE]
usage-sets-show = Uso: stampadia sets show FILE [CARTA] [OPZIONI]
usage-sets-validate = Uso: stampadia sets validate FILE
usage-sets-merge = Uso: stampadia sets merge FILE --out FILE [OPZIONI]
usage-sets-art = Uso: stampadia sets art FILE [OPZIONI]
help-sets = Guarda i set di carte di Generals, controllali, uniscili, cambiane le illustrazioni.
help-sets-list = Elenca i set.
help-sets-show = Mostra un set o una sua carta.
help-sets-validate = Controlla i set ed elenca tutto quello che non va.
help-sets-merge = Fai di più set uno solo.
help-sets-art = Trasforma immagini in testo per le illustrazioni, e viceversa.
help-sets-list-files = I set, o le cartelle in cui cercarli. Se mancano: questa cartella.
    .value = FILE
help-sets-show-file = Il set.
    .value = FILE
help-sets-show-card = Il numero, l'id o il nome di una carta. Se manca: tutto il set in breve.
    .value = CARTA
help-sets-show-plain = Righe senza cornici né illustrazioni: per script e lettori di schermo.
help-files = I set, o cartelle di set.
    .value = FILE
help-sets-art-files = Immagini PNG (un riquadro di 24×24 pixel, o un foglio di riquadri), set, o file con un'illustrazione per riga.
    .value = FILE
help-sets-merge-out = Dove va il nuovo set.
    .value = FILE
help-sets-art-out = Dove vanno le illustrazioni: in un foglio se il nome finisce in .png, altrimenti una per riga. Se manca: una per riga, qui.
    .value = FILE
help-columns = Quanti riquadri stanno affiancati in un foglio. Se manca: 10.
    .value = N
help-id = L'id del nuovo set, con A–Z e 0–9. Se manca: MERGED.
    .value = ID
help-name = Il nome del nuovo set. Se manca: i nomi di tutti.
    .value = NOME

which-sets = Quale set? Indica il suo file.
out-is-source = “{ $path }” è uno dei file da leggere. Scrivi in un altro.
sets-none = Qui non ci sono set.
sets-broken = { $file }: non è un set, { $count ->
    [one] un errore
   *[other] { $count } errori
}. “stampadia sets validate” li elenca.
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
sets-merged = { $file }: { $cards ->
    [one] una carta
   *[other] { $cards } carte
} da { $sets ->
    [one] un set
   *[other] { $sets } set
}.
sets-not-written = Non sarebbe un set valido. { $why }
sets-type = { $type ->
    [full] base
   *[expansion] espansione
}
sets-column-set = Set
sets-column-type = Tipo
sets-column-units = Unità
sets-column-events = Eventi
sets-column-texts = Testi
sets-column-name = Nome
sets-column-number = N.
sets-column-card = Carta
sets-column-level = Livello
sets-column-attack = Attacco
sets-column-life = Vita
sets-column-elements = Elementi
sets-column-other-side = Altro lato
art-none = Lì dentro non ci sono illustrazioni.
art-written = { $file }: { $count ->
    [one] un'illustrazione
   *[other] { $count } illustrazioni
}.
art-snapped = { $file }: { $count ->
    [one] un pixel non era della tavolozza e ha preso il colore più vicino
   *[other] { $count } pixel non erano della tavolozza e hanno preso il colore più vicino
}.
