# Il terminale: tutto quel che dice oltre alle frasi dei giochi.

term-which-game = Quale gioco? Ci sono: { $known }.
term-resume-settles = Una partita ripresa tiene i posti e le opzioni con cui è cominciata: non indicarli di nuovo.
term-forked = Questa partita è andata avanti anche in un’altra finestra. Sono salve tutte e due: questa ora è in { $file }
term-no-such-number = Nell’elenco non c’è il numero { $number }: va da 1 a { $most }.
term-one-number = «{ $text }» vuole un numero solo.
term-perhaps = Forse volevi dire «{ $near }»?
term-not-understood = «{ $text }»: non ho capito.
term-list-again = Una riga vuota mostra di nuovo le mosse, «?» dice come rispondere.
term-say-the-place = «{ $text }» vuole anche uno dei suoi numeri: per esempio «{ $number } { $first }».
term-place-closed = { $why } Qui si può: { $places }.

term-plain-seat = Giocatore { $number }: { $who }.
term-plain-seed = Seme { $seed }: con lo stesso seme e le stesse mosse la partita è la stessa.
term-plain-start-help = Rispondi con un numero dell’elenco o con la mossa stessa; «aiuto» dice che altro puoi scrivere.
term-plain-help =
    Scrivi un numero dell’elenco, o la mossa com’è scritta lì; di una carta basta l’inizio del nome, o di una sua parola.
    Una riga che finisce con più posti, come «1..4», vuole anche il posto: «2 3» è il posto 3 della riga 2; oppure scrivi la riga col posto.
    consiglio: che cosa farebbe un buon giocatore, vedendo solo quel che vedi tu; «consiglio 1» dice solo dove guardare, «consiglio 2» che genere di mossa.
    spiega, spiega 2: che cosa farebbero le mosse, o quelle della riga 2.
    annulla: riprendi l’ultima mossa, finché non si è visto nulla di nuovo.
    salva, salva FILE: scrive il verbale. Si salva comunque dopo ogni tua mossa.
    tavolo: di nuovo tutto il tavolo.
    mappa, mappa tutta: solo la mappa, se il gioco ne ha una: la parte disegnata, o tutto quel che è stampato.
    Una riga vuota ripete la domanda.
    storia: tutto quel che è successo.
    abbandona: chiude la partita, né vinta né persa.
    esci: lascia il tavolo; la partita ti aspetta.
term-plain-nothing-yet = Non è ancora successo nulla.
term-plain-signs = Segni: { $signs }.
term-plain-so-far = { $left ->
    [0] Che cosa è successo finora:
   *[other] Le ultime cose successe («storia» le racconta tutte):
}
term-plain-saved-as = Prosegue in { $file }, e lì si salva dopo ogni tua mossa.
term-goodbye = Alla prossima.
term-saved = Salvato: { $file }
term-saved-record = Il verbale è in { $file }
term-saved-go-on = La partita è in { $file }. Si riprende con:
term-study-declared = Modo studio: si può annullare tutto.
term-undone = Annullato.
term-standstill = La partita è ferma da { $turns } turni. Se non porta da nessuna parte, «abbandona» chiude la partita: né vinta né persa.
term-standstill-key = La partita è ferma da { $turns } turni. Se non porta da nessuna parte, con g abbandoni la partita: né vinta né persa.
term-unfinished = Fermata al turno { $turn }: i programmi non giocano oltre. Né vinta né persa.
term-given-up = Hai abbandonato la partita: né vinta né persa.
term-curtain = Passa il dispositivo al giocatore { $number }.
term-curtain-enter = Le mani sono coperte. Premi Invio quando ce l’hai.
term-hint-none = Adesso non c’è nulla da scegliere.

term-command-hint = consiglio
term-command-explain = spiega
term-command-undo = annulla
term-command-save = salva
term-command-table = tavolo
term-command-map = mappa
term-command-log = storia
term-command-help = aiuto
term-give-up = abbandona
term-command-quit = esci

term-key-hint = consiglio
term-key-undo = annulla
term-key-save = salva
term-key-type = scrivi
term-key-help = aiuto
term-key-new = nuova
term-key-theme = tema
term-key-quit = esci
term-key-space = pausa
term-key-run = avanti
term-key-next = avanti
term-key-start = comincia

term-choices = Mosse
term-choices-and-map = Mosse: ↑ ↓ ┊ sulla mappa: Ctrl+frecce
term-log = Che cosa è successo
term-type-here = Premi / e scrivi una mossa: l’elenco ti segue.
term-typing-here = Scrivi una mossa … Invio la gioca, Esc torna indietro
term-place = posto { $place }
term-place-top = posto { $place }, in cima
term-place-bottom = posto { $place }, in fondo
term-which-place = Dove nel mazzo? Dal posto { $first } al { $last }, contando dall’alto.
term-explain-run = Poi dici il posto, da { $first } a { $last }.
term-nothing-fits = Nell’elenco nulla corrisponde a «{ $text }».
term-several-fit = «{ $text }» può voler dire più mosse: continua a scrivere, o scegline una sotto.
term-thinks = Il giocatore { $number } ci pensa…
term-hint-thinks = La ricerca guarda le tue mosse…
term-watching = Stai guardando. Spazio ferma; poi Spazio fa un passo e Invio riparte.
term-paused = In pausa. Spazio: un passo. Invio: si riparte.
term-seed = seme { $seed }
term-study = modo studio
term-turn = turno { $turn }
term-too-small = Questo tavolo vuole un terminale di almeno 80 colonne e 24 righe. Allarga la finestra, oppure usa --plain.

term-house = S T A M P A D I A
term-start-title = Una nuova partita
term-start-game = Gioco
term-start-seats = Giocatori
term-start-seat = Posto { $number }
term-start-seed = Seme
term-start-seed-hint = uno nuovo
term-start-language = Lingua
term-start-study = Annullare
term-start-study-no = secondo le regole
term-start-study-yes = tutto: modo studio
term-start-button = Comincia
term-start-go-on = Riprendi
term-start-none = Nessuna partita in attesa.
term-start-save = { $title }, turno { $turn }, { $when }
term-language-en = English
term-language-it = Italiano
player-choice-you = tu, a questo terminale
player-choice-easy = facile
player-choice-fair = discreto
player-choice-strong = forte
player-choice-random = a caso: una mossa qualsiasi
player-choice-greedy = ingordo: il miglior fine turno
player-choice-search-100 = ricerca, svelta
player-choice-search = ricerca
player-choice-search-2000 = ricerca, profonda

term-end-seed = Seme { $seed }.
term-end-seed-better = Seme { $seed }: rigiocala, e giocala meglio.
term-end-again = Stessi posti
term-end-cards = Stesse carte
term-end-new = Nuova partita
term-end-save = Salva il verbale
term-end-table = Guarda il tavolo
term-end-quit = Esci

term-help-title = Come si gioca qui
term-help-keys =
    ↑ ↓ Invio   scegli una mossa; va bene anche il mouse
    /           scrivi una mossa; Esc torna indietro
    h o ?       consiglio: vede solo quel che vedi tu
    u           annulla l’ultima mossa, se non si è visto altro
    s           salva il verbale; le tue mosse si salvano da sé
    Spazio      non aspettare le mosse degli altri
    F2          tema: carta chiara o scura
    n           nuova partita; questa ti aspetta
    q           esci; questa partita ti aspetta
term-help-close = Esc chiude questo foglio.

term-key-closer = guarda
term-key-story = storia
term-closer-title = Da vicino
term-closer-keys = ↑ ↓ che cosa guardare · ← → volta pagina · Esc chiude questo foglio
term-story-keys = ↑ ↓ Pag↑ Pag↓ · Esc chiude questo foglio

# Dadi propri

term-map-all = tutta
term-no-map = Questo gioco non ha una mappa. «tavolo» mostra tutto.
term-own-dice = { $lots ->
    [yes] A sorte tirate voi, e scrivete chi è uscito; le carte si danno qui.
   *[no] Tira i tuoi dadi e scrivi che cosa è uscito.
}
term-dice-here = Scrivi i dadi come sono usciti, per esempio 6 3
term-hint-dice = Qui decidono i dadi. Tirali.
term-key-map = mappa
term-poster-keys = ← ↑ → ↓ per scorrere · Esc chiude il foglio

# Prima dell’inizio

term-start-memory = Memoria
term-start-memory-yes = quella dei tuoi eroi
term-start-memory-no = senza
term-start-dice = Dadi
term-start-dice-yes = li tiro io
term-start-dice-no = li tira il tavolo
term-making = L’avventura viene creata e provata: tentativo { $attempt } { $bar }

# Lezioni

term-lesson-keys = Invio: prova · i: rilegge · h: consiglio · u: annulla
