# Frasi comuni a tutti i giochi: errori e legge dell'annullamento.

not-legal-now = Adesso questa mossa non è ammessa.
choice-not-legal = Adesso «{ $text }» non è ammesso.
not-notation = «{ $text }» non è una mossa di questo gioco.
notation-too-long = Una mossa ha al massimo { $most } caratteri.
ambiguous-choice = «{ $text }» può voler dire più cose: { $ways }.
match-is-over = La partita è finita: non c'è più nulla da scegliere.
not-your-choice = Adesso non tocca a te scegliere.
nobody-is-asked = Nessuno deve scegliere adesso: prima tocca al caso.
impossible-outcome = «{ $what }» non può dare questo risultato.
not-an-outcome = Qui ci vuole il risultato di «{ $what }».
tape-ended = Non restano risultati per «{ $what }».

bad-option = «{ $value }» non va bene per l'opzione «{ $name }». Valori possibili: { $possible }.
unknown-option = { $game } non ha l'opzione «{ $name }». Le sue opzioni: { $known }.
player-is-a-person = Qui non possono giocare persone: al posto di «you» scrivi random, greedy o search.
bad-seats = { $game } si gioca da { $least } a { $most }: { $seats } giocatori non vanno bene.
bad-player = Il giocatore «{ $player }» non esiste. Ci sono: random, greedy, search, search:400 (iterazioni a mossa), search:2s (secondi a mossa).
unknown-game = Qui non c'è nessun gioco «{ $name }». Installati: { $known }.
unknown-game-near = Qui non c'è nessun gioco «{ $name }». Forse intendevi { $near }?
broken-game = Il pacchetto che offre «{ $name }» qui non funziona ({ $problem }). Reinstallalo o avvisa chi l'ha fatto.
not-a-game = Il pacchetto che offre «{ $name }» ({ $value }) non contiene un gioco.

not-a-record = Questo file non è un verbale: la prima riga dovrebbe essere «{ $magic }».
record-too-large = Il file è più grande di qualsiasi verbale (al massimo { $most } caratteri).
bad-header-line = Riga { $line }: l'intestazione si scrive «nome: valore».
header-lacks = Riga { $line }: nell'intestazione manca un «{ $field }» valido.
bad-record-line = Riga { $line }: non è una mossa, né un esito del caso, né un commento.
record-of-other-game = Questo è un verbale di { $game }.
record-of-other-edition = Riga { $line }: la partita segue l'edizione { $edition } delle regole, che non è installata.
record-lacks = Riga { $line }: qui dovrebbe esserci «{ $text }».
record-differs = Riga { $line }: «{ $text }» non corrisponde alla posizione. O il verbale è stato modificato, o sono cambiate le regole.
record-newer = Questo verbale viene da una versione più nuova di Stampadia; questa legge «{ $magic }».
record-wrong-seat = Riga { $line }: qui non tocca al giocatore { $seat }.
record-no-chance-here = Riga { $line }: qui il caso non c'entra.
record-line-refused = Riga { $line }: { $why }

undo-nothing = Non c'è nulla da annullare.
undo-not-your-turn = Puoi annullare solo quando tocca a te.
undo-other-seat = Intanto ha scelto un altro giocatore. Quel che hanno fatto gli altri resta fatto.
undo-other-turn = Quello era un altro turno, ed è passato.
undo-revealed = Intanto si è scoperto qualcosa. Quel che si è visto non si può più ignorare.
