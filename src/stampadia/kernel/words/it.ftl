# Frasi comuni a tutti i giochi: errori e legge dell'annullamento.

not-legal-now = Adesso questa mossa non è ammessa.
refusal-rule =
    { $told }
    (Regole: «{ $chapter }»)
choice-not-legal = Adesso «{ $text }» non è ammesso.
not-notation = «{ $text }» non è una mossa di questo gioco.
notation-too-long = Una mossa ha al massimo { $most } caratteri.
ambiguous-choice = «{ $text }» può voler dire più cose: { $ways }.
match-is-over = La partita è finita: non c’è più nulla da scegliere.
not-your-choice = Adesso non tocca a te scegliere.
nobody-is-asked = Nessuno deve scegliere adesso: prima tocca al caso.
no-chance-now = Adesso non si tirano dadi: prima qualcuno deve scegliere.
impossible-outcome = «{ $what }» non può dare questo risultato.
not-an-outcome = Qui ci vuole il risultato di «{ $what }».
choice-is-stale = Nel frattempo la partita è andata avanti: guardala di nuovo, poi scegli.
seat-unknown = In questa partita non c’è un giocatore { $seat }.
already-resigned = Questo giocatore si è già ritirato.

no-such-face = { $game } non ha una faccia che si chiami «{ $text }».
bad-option = «{ $value }» non va bene per l’opzione «{ $name }». Valori possibili: { $possible }.
unknown-option = { $game } non ha l’opzione «{ $name }». Le sue opzioni: { $known }.
player-is-a-person = Qui non possono giocare persone: al posto di «you» scrivi random, greedy o search.
bad-seats = { $game } si gioca { $how ->
    [alone] da soli
    [exactly] in { $least }
   *[range] da { $least } a { $most }
}: { $seats ->
    [one] un giocatore non va
   *[other] { $seats } giocatori non vanno
} bene.
search-simultaneous = In { $game } si sceglie in segreto e nello stesso momento: la ricerca non sa variare le proprie mosse, e si lascia indovinare.
bad-player = Il giocatore «{ $player }» non esiste. Ci sono: easy, fair, strong, random, careless, greedy, careful, search, race, careless:20 (una mossa su 20 a caso), search:400 (iterazioni a mossa), search:2s (secondi a mossa), race:400 e race:2s.
bad-player-near = Il giocatore «{ $player }» non esiste. Forse intendevi { $near }?
unknown-game = Qui non c’è nessun gioco «{ $name }». Installati: { $known }.
unknown-game-near = Qui non c’è nessun gioco «{ $name }». Forse intendevi { $near }?
broken-game = Il pacchetto che offre «{ $name }» qui non funziona ({ $problem }). Reinstallalo o avvisa chi l’ha fatto.
not-a-game = Il pacchetto che offre «{ $name }» ({ $value }) non contiene un gioco.

not-a-record = Questo file non è un verbale: la prima riga dovrebbe essere «{ $magic }».
record-too-large = Il file è più grande di qualsiasi verbale (al massimo { $most } caratteri).
bad-header-line = Riga { $line }: l’intestazione si scrive «nome: valore».
header-lacks = Riga { $line }: nell’intestazione manca un «{ $field }» valido.
bad-record-line = Riga { $line }: non è una mossa, né un esito del caso, né un commento.
record-of-other-game = Questo è un verbale di { $game }.
record-of-other-edition = Riga { $line }: la partita segue l’edizione { $edition } delle regole, che non è installata.
record-lacks = Riga { $line }: qui dovrebbe esserci «{ $text }».
record-differs = Riga { $line }: «{ $text }» non corrisponde alla posizione. O il verbale è stato modificato, o sono cambiate le regole.
record-newer = Questo verbale viene da una versione più nuova di Stampadia; questa legge «{ $magic }».
record-wrong-seat = Riga { $line }: qui non tocca al giocatore { $seat }.
record-no-chance-here = Riga { $line }: qui il caso non c’entra.
record-redacted = Qui c’è solo ciò che un giocatore può sapere di una partita aperta: si legge, ma non si può riprendere.
carried-broken = Nel verbale, l’allegato «{ $name }» è danneggiato.
takes-no-files = { $game } si gioca con ciò che contiene, e non accetta file propri.
not-carried = La partita usava «{ $text }», che il verbale non porta con sé; e un verbale non apre altri file né crea avventure.
nothing-to-print = { $game } non ha nulla da stampare.
not-at-hand = «{ $text }» non è compreso nel gioco: bisogna trovarlo o crearlo prima di cominciare la partita.
record-line-refused = Riga { $line }: { $why }

undo-nothing = Non c’è nulla da annullare.
undo-not-your-turn = Puoi annullare solo quando tocca a te.
undo-other-seat = Intanto ha scelto un altro giocatore. Quel che hanno fatto gli altri resta fatto.
undo-other-turn = Quello era un altro turno, ed è passato.
undo-revealed = Intanto si è scoperto qualcosa. Quel che si è visto non si può più ignorare.

# Quel che può succedere in ogni partita, e come finisce quando non la chiude una regola.

player = Giocatore { $number }
    .the = il Giocatore { $number }
    .to = al Giocatore { $number }
    .of = del Giocatore { $number }
person = { $name }
    .the = { $name }
    .to = a { $name }
    .of = di { $name }
event-resigned = { $who-the } si ritira.
event-abandoned = La partita si interrompe senza un risultato.
event-seated = D’ora in poi il giocatore { $player } è { $name }.
event-taken-back = { $who-the } annulla la sua ultima scelta.
how-resigned = ritiro
how-abandoned = interrotta senza risultato

# Cosa non va in un file.

problem-warning = (avviso)
problem-near = Forse intendevi { $near }?
unusable-file = { $first } E { $count ->
    [one] c’è un altro errore
   *[other] ci sono altri { $count } errori
}: «{ $command }» li elenca tutti.
problem-file-missing = Il file non esiste.
problem-file-is-folder = È una cartella, non un file.
problem-file-is-special = È una pipe o un dispositivo, non un file.
problem-file-unreadable = Non si può leggere: { $problem }.
problem-file-too-large = È troppo grande. Il massimo è { $most } MB.
problem-file-empty = È vuoto.
problem-file-bom = Comincia con un byte order mark. Va salvato in UTF-8 senza BOM.
problem-file-not-utf8 = Non è testo UTF-8: il byte { $place } è fuori posto.
problem-not-json = Non è JSON: riga { $line }, colonna { $column }: { $why ->
    [key] qui ci vuole una chiave fra virgolette doppie.
    [colon] qui ci vogliono i due punti.
    [comma] qui manca una virgola.
    [value] qui ci vuole un valore.
    [open-string] a questo testo mancano le virgolette di chiusura.
    [control] dentro un testo non si può andare a capo né usare la tabulazione.
    [escape] questa barra rovesciata non introduce nulla che JSON conosca.
    [extra] il file dovrebbe finire qui, ma c’è dell’altro.
    [trailing-comma] questa virgola è di troppo.
   *[other] da qui in poi non si riesce a leggere.
}
problem-json-constant = { $found } non è un numero. Sono ammessi solo numeri interi.
problem-too-deep = È annidato più di qualsiasi file che conosciamo.
problem-too-many = Qui smettiamo di contare: gli errori sono più di { $most }.
problem-missing = Manca.
problem-not-an-object = C’è { $found }; qui ci vuole un oggetto fra parentesi graffe.
problem-not-a-list = C’è { $found }; qui ci vuole una lista fra parentesi quadre.
problem-key-twice = Questa chiave compare due volte nello stesso oggetto.
problem-key-misspelt = Qui questo campo non esiste.
problem-key-unknown = Qui questo campo non esiste. Viene ignorato, e andrà perso quando il file sarà riscritto.
problem-kind-missing = Manca. Ammessi: { $allowed }.
problem-kind-unknown = C’è { $found }, che non è un «{ $tag }» conosciuto.
problem-no-words = Qui mancano le parole.
problem-not-text = C’è { $found }; qui ci vuole un testo fra virgolette.
problem-text-too-long = Ci sono { $count } caratteri. Il massimo è { $most }.
problem-bad-character = C’è il carattere { $found } al posto { $place }, che non si può stampare.
problem-not-whole = C’è { $found }. Ammesso: un numero intero da { $least } a { $most }.
problem-not-one-of = C’è { $found }. Ammessi: { $allowed }.
problem-not-flag = C’è { $found }. Ammessi: true, false.
problem-language-missing = Qui ci vuole almeno uno fra «en» e «it».
problem-wrong-count = { $count ->
    [one] C’è una voce
   *[other] Ci sono { $count } voci
}. Ammesse: { $allowed }.
problem-too-long = { $count ->
    [one] Un carattere non ci sta
   *[other] { $count } caratteri non ci stanno
}. C’è posto per { $lines ->
    [one] una riga
   *[other] { $lines } righe
} di { $width } mm a { $size } pt.
problem-no-glyph = Il carattere di stampa non ha { $found }.

# I giorni.

not-a-day = «{ $text }» non è un giorno. Un giorno si scrive 2026-11-15: anno, mese, giorno.
day-too-early = Prima del { $first } non ci sono avventure; «{ $text }» viene prima.
none-certified = Nessuno dei { $attempts } tentativi per «{ $spec }» era all’altezza. Chiedi meno, o prendi un altro seme.
almanac-damaged = L’almanacco «{ $file }» è danneggiato. Reinstalla Stampadia.
almanac-of-other-game = L’almanacco «{ $file }» è di { $game }.

## Come si chiama un’avventura

bad-spec = { $house ->
    [none] «{ $text }» non indica nessuna avventura. Scrivi un giorno (2026-11-15), un seme (seed:parole a piacere) o un file (mio.json).
   *[other] «{ $text }» non indica nessuna avventura. Scrivi un giorno (2026-11-15), un seme (seed:parole a piacere), un file (mio.json) oppure { $house }.
 }
no-code = «{ $text }» non è il codice di un’avventura: un codice è fatto così: C-2026-11-16-K7Q4.
mistyped-code = «{ $text }» è quasi un codice: uno dei segni non è quello stampato.
code-of-another-edition = «{ $text }» non corrisponde all’avventura che indica. O un segno dell’ultimo gruppo è sbagliato, o un’altra edizione di Stampadia ha creato quell’avventura in modo diverso.
bad-seed = «{ $seed }» non può essere un seme: servono da 1 a { $most } caratteri stampabili.
seed-with-marks = «{ $seed }» non può essere un seme: niente virgole, niente +, e non può finire con / e un numero.
bad-wish = Il desiderio «+{ $wish }» non esiste. Ci sono: { $known }.
problem-other-kind = Questo è { $kind ->
    [record] il verbale di una partita (si guarda con «stampadia replay»)
    [cards] un set di carte di Generals (si controlla con «stampadia sets validate»)
    [sheet] un foglio di Chronicles (si controlla con «stampadia sheets validate»)
    [set] un set di Travelers (si controlla con «stampadia decks validate»)
    [days] un elenco di giorni certificati
   *[schema] la forma di un file (JSON Schema)
}, non { $wanted ->
    [cards] un set di carte di Generals
    [sheet] un foglio di Chronicles
   *[set] un set di Travelers
}.
