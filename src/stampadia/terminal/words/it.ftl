# Il terminale: tutto quel che dice oltre alle frasi dei giochi.

term-players-and-seats = { $seats } posti e { $players } giocatori non vanno d'accordo: serve un giocatore per posto.
term-which-game = Quale gioco? Ci sono: { $known }.
term-resume-settles = Una partita ripresa tiene i posti e le opzioni con cui è cominciata: non indicarli di nuovo.
term-cannot-write = Impossibile scrivere “{ $file }”: { $why }.
term-cannot-read = Impossibile leggere “{ $file }”: { $why }.
term-not-text = “{ $file }” non è un file di testo, quindi non è un verbale.
term-no-such-number = Nell'elenco non c'è il numero { $number }: va da 1 a { $most }.
term-one-number = “{ $text }” vuole un numero solo.
term-say-the-place = “{ $text }” vuole anche il posto, da { $first } a { $last }: per esempio “{ $number } { $first }”.
bad-player = “{ $player }” non è un giocatore. Ci sono you (tu), random, greedy, search, search:400 (iterazioni) e search:2s (secondi).

term-plain-seat = Giocatore { $number }: { $who }.
term-plain-seed = Seme { $seed }: con lo stesso seme e le stesse mosse la partita è la stessa.
term-plain-start-help = Rispondi con un numero dell'elenco o con la mossa stessa; “aiuto” dice che altro puoi scrivere.
term-plain-help =
    Scrivi un numero dell'elenco, o la mossa com'è scritta lì; di un animale basta l'inizio del nome.
    Una mossa con più posti, come “rimetti leone in 1..57”, vuole anche il posto: “2 14”, oppure “rimetti leone in 14”.
    consiglio: che cosa farebbe la ricerca, vedendo solo quel che vedi tu.
    annulla: riprendi l'ultima mossa, finché non si è visto nulla di nuovo.
    salva, salva FILE: scrive il verbale. Si salva comunque dopo ogni tua mossa.
    tavolo: di nuovo tutto il tavolo.
    storia: tutto quel che è successo.
    esci: lascia il tavolo; la partita ti aspetta.
term-goodbye = Alla prossima.
term-saved = Salvato: { $file }
term-saved-record = Il verbale è in { $file }
term-saved-go-on = La partita è in { $file }. Si riprende con:
term-study-declared = Modo studio: si può annullare tutto.
term-undone = Annullato.
term-curtain = Passa il dispositivo al giocatore { $number }.
term-curtain-enter = Le mani sono coperte. Premi Invio quando ce l'hai.
term-hint = La ricerca preferisce “{ $choice }”: lì ti dà il { $chance } %.
term-hint-else = Poi “{ $choice }”: { $chance } %.
term-hint-none = Adesso non c'è nulla da scegliere.

term-command-hint = consiglio
term-command-undo = annulla
term-command-save = salva
term-command-table = tavolo
term-command-log = storia
term-command-help = aiuto
term-command-quit = esci

term-player-you = tu
term-player-random = a caso
term-player-greedy = ingordo
term-player-search = ricerca

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
term-log = Che cosa è successo
term-type-here = Premi / e scrivi una mossa: l'elenco ti segue.
term-typing-here = gioca leone … Invio la gioca, Esc torna indietro
term-place = posto { $place }
term-place-top = posto { $place }, in cima
term-place-bottom = posto { $place }, in fondo
term-which-place = Dove nel mazzo? Dal posto { $first } al { $last }, contando dall'alto.
term-explain-run = Poi dici il posto, da { $first } a { $last }.
term-nothing-fits = Nell'elenco nulla corrisponde a “{ $text }”.
term-several-fit = “{ $text }” può voler dire più mosse: continua a scrivere, o scegline una sotto.
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
option-teams = Squadre
option-teams-none = nessuna
option-teams-two = due
option-teams-three = tre
player-choice-you = tu, a questo terminale
player-choice-random = a caso: una mossa qualsiasi
player-choice-greedy = ingordo: il miglior fine turno
player-choice-search-100 = ricerca, svelta
player-choice-search = ricerca
player-choice-search-2000 = ricerca, profonda

term-end-nobody = Non vince nessuno.
term-won = { $you ->
    [alone] Hai vinto.
    [among] Hai vinto, insieme { $others ->
        [one] al giocatore { $who }.
       *[other] ai giocatori { $who }.
    }
   *[no] { $others ->
        [one] Ha vinto il giocatore { $who }.
       *[other] Hanno vinto i giocatori { $who }.
    }
}
term-and = { $some } e { $last }
term-end-how = Vittoria con { $how }, al turno { $turn }.
term-end-turn = La partita è finita al turno { $turn }.
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
    u           annulla l'ultima mossa, se non si è visto altro
    s           salva il verbale; le tue mosse si salvano da sé
    Spazio      non aspettare le mosse degli altri
    F2          tema: carta chiara o scura
    n           nuova partita; questa ti aspetta
    q           esci; questa partita ti aspetta
term-help-close = Esc chiude questo foglio.

term-stampede-exchange = Scambio
term-stampede-pile = Mazzo
term-stampede-top = in cima
term-stampede-hand = Mano
term-stampede-aside = Mano di prima
term-stampede-chosen = Dai
term-stampede-given-up = ceduti
term-stampede-hands = Mani
term-stampede-kinds = Specie
term-stampede-signs =
    { $back }   il dorso di una carta: uno dei due è sul fronte; un animale solo è noto
    5★      una serie completa
    3!  4!  ne manca uno per completarla
    +3      una mano di tre carte, messa da parte
