## Le pagine: ciò che vi si legge oltre alle parole dei giochi

# In alto
other-language = English
skip = Vai alla domanda
tools = Strumenti
steps = Le fasi del turno
back-home = Torna ai giochi
light = Chiaro
dark = Scuro
to-workshop = Bottega
to-lab = Laboratorio
settings = Impostazioni
close = Chiudi
imprint = Stampadia è di Francesco «KesieV» Cottone, Stampede di Jeroen Geenen; questo tavolo non è affiliato a loro. Segni: game-icons.net (CC BY 3.0), lucide. Nessun account, nessun tracciamento, nessuna richiesta ad altri.

# Impostazioni
language = Lingua
lamp = Chiaro o scuro
lamp-auto = come nel resto del dispositivo
lamp-on = chiaro: carta di giorno
lamp-off = scuro: carta a lume di lampada
confirm = Quando premo una scelta
confirm-auto = col mouse è fatta; col dito si fa al secondo tocco
confirm-yes = la prima volta mostra che cosa fa, la seconda si fa
confirm-no = è fatta subito
size = Grandezza del testo
size-usual = normale
size-large = grande
size-largest = molto grande
pace = Carte e dadi che si muovono
pace-usual = normali; fermi se lo dice il dispositivo
pace-slow = lenti
pace-fast = veloci
pace-none = fermi
sound = Fai sentire i suoni: un timbro, la carta, un campanello
lefty = Per mancini: domande e pulsanti a sinistra
always-text = Mostra i tavoli come semplice testo, senza disegni

# La prima pagina
home-heading = A cosa giochiamo?
one-moment = Un momento…
no-answer = Nessuno risponde. Il server è ancora acceso? Riprova fra un momento.
offline-heading = Per ora non c’è linea
offline-why = I tavoli stanno come li hai lasciati, e niente va perso. Questa pagina riprova da sola; a un foglio stampato la linea non serve.
go-on-heading = Continua a giocare
go-on-why = Fermo posta, a questo sportello, finché vuoi.
over = finita
held-lesson = prima lezione
held-today = quella di oggi
held-theirs = toccava a { $name }
forget = Lascia perdere
forget-match = Lascia perdere: { $game }
really-forget = Lasciar perdere «{ $game }»?
forget-why = La partita sparisce da questo elenco, e chi non l’ha salvata non ci torna più.
forget-not = No, tienila
show-all = Mostrale tutte: { $count }
stars = { $count ->
        [one] Una stella su cinque
       *[other] { $count } stelle su cinque
    }
printed-heading = Hai in mano un foglio stampato?
code-or-date = Il suo codice, o una data
code-where = Il codice è nell’angolo, accanto al quadratino. La data si scrive con giorno, mese e anno: 15/11/2026, 15.11.2026 o 2026-11-15.
code-missing = Scrivi prima il codice del foglio, o una data.
lay-it-out = Mettilo sul tavolo
no-such-day = Per il { $date } non ci sono avventure: cominciano il { $first }, e quelle di domani arrivano domani.
job-waits = { $ahead ->
        [one] Prima tocca a un’altra avventura.
       *[other] Prima tocca ad altre { $ahead } avventure.
    }
job-works = Lo si sta creando e provando: tentativo { $attempt }, partita di prova { $played } di { $games } al massimo. Puoi lasciare la pagina: il lavoro continua.
job-progress = Partite di prova
you = Tu
your-name = Il tuo nome
your-name-why = Lo vede chi siede al tavolo, nessun altro.
from-file = Apri una partita salvata
from-file-why = Scegli qui il suo file o trascinalo su una pagina: se è aperta si continua, se è finita si rivede.
all-games = I giochi
how-to-play = Opzioni
programs = I programmi giocano
program-strong = forte: al loro meglio
program-fair = discreto: niente male
program-easy = facile: per principianti
play-now = Gioca
play-game = Gioca a { $game }
play-with-programs = Gioca con i programmi
invite-friends = Invita gli amici
a-player = Un giocatore

# L’archivio
streak = { $days ->
       *[other] { $days } giorni di fila
    }
month-before = Il mese prima
month-after = Il mese dopo
day-won = vinta con { $score }
day-lost = persa
day-waits = ti aspetta
day-to-make = va prima creato
day-not-made = Questo giorno qui non l’ha ancora chiesto nessuno. Prima va creato e provato in un massimo di sessanta partite: qualche minuto, che puoi seguire. Poi c’è per tutti.
make-day = Crealo adesso

# Il torchio
print = Stampa
print-rules = Il libretto delle regole

# Prima che cominci
that-is-you = sei tu
away = non c’è
ready = Pronto
copy = Copia
copied = Copiato

# Al tavolo
lost-match = Questa partita qui non c’è
lost-match-why = Forse è nata in un altro browser, o il link è stato tagliato.
line-lost = Linea caduta alle { $time }. Torna da sola, e non si perde nulla: il tavolo è fermo a quel momento.
no-line = Niente linea
line-tried = { $times ->
        [one] un tentativo
       *[other] { $times } tentativi
    }
line-cannot-hear = Il tavolo non ti sente.
line-keeps = Conserva ogni mossa che gli è arrivata, e il tuo posto.
choice-kept = Tenuta da parte:
choice-kept-why = Parte appena torna la linea. Se intanto il tavolo è andato avanti, ti verrà chiesto di nuovo.
try-now = Riprova ora
back-at-the-table = Di nuovo al tavolo
while-away = { $count ->
        [one] Mentre non c’eri è successa una cosa.
       *[other] Mentre non c’eri sono successe { $count } cose.
    }
seen-it = Visto
turn = Turno { $turn }
your-turn = Tocca a te
turn-of-others = Giocano gli altri
the-end = Fine
looking-back = Uno sguardo indietro
at-that-moment = Le cose stavano così.
waiting-for = Si aspetta { $name }…
others-think = Gli altri stanno pensando…
asked-since = La parola è passata alle { $time }. Intanto guarda pure dove vuoi.
your-turn-is-seen = Quando tocca a te, lo dice questa scheda.
your-turn-is-heard = Quando tocca a te, lo dice questa scheda, e bussa.
wake-me = Bussa quando tocca a me
you-watch = Stai a guardare
you-watch-why = Vedi ciò che sul tavolo è scoperto. Il resto si svela a partita finita.
somebody-chooses = Sceglie { $name }.
your-choices = Che cosa puoi fare
nothing-looked-at = Guarda una scelta per vedere che cosa farebbe.
your-choice = Tocca a te: { $question } { $count ->
        [one] Una possibilità.
       *[other] { $count } possibilità.
    }
and-more = { $count ->
        [one] E un’altra cosa, nel diario.
       *[other] E altre { $count } cose, nel diario.
    }
do-it = Conferma
another = Un’altra scelta
more-offers = { $count ->
        [one] Un’altra scelta si può scrivere.
       *[other] Altre { $count } scelte si possono scrivere.
    }
or-type = Oppure scrivi una scelta
hinted = il suggerimento
from-to = da { $was } a { $now }
closer = Guarda da vicino
lesson-try = Prova:
lesson-leave = Esci dalla lezione
lesson-page = Lezione { $number }: { $title }
lesson-again = Di nuovo: { $title }
lesson-done = La lezione finisce qui. Il resto si impara giocando.
lesson-then-today = Gioca quella di oggi: { $title }
lesson-then-play = Gioca sul serio
learn = Impara
learn-game = Impara { $game }: una prima lezione
hint = Consiglio
hint-comes = Ci sto pensando…
a-hint = { $steps ->
        [one] Un buon giocatore sceglierebbe { $choice }.
       *[other] Una cosa dopo l’altra: prima { $choice }.
    }
hint-then = {", poi "}
hint-also = Va bene anche { $choice }.
hint-or = {" o "}
hint-where = Dove guardare
hint-kind = Che tipo di scelta
hint-which = Quale
hint-more = Dimmi: { $what }
take-back = Annulla
cancelled = Annullato
go-on-from-here = Si va avanti
instead = Invece
as-text = Testo
help = Guida
the-table = Il tavolo
the-table-as-text = Il tavolo come testo
what-happened = Che cosa è successo
players = Giocatori
player = Giocatore { $number }
program-stands-in = gioca un programma
has-given-up = ha abbandonato
let-a-program = Fai giocare un programma
come-back = Riprendo il mio posto
time-left = Tempo rimasto
days-left = { $days ->
        [one] un giorno
       *[other] { $days } giorni
    }
to-decide = Da decidere
votes = Hanno detto sì in { $yes } su { $needed }.
yes = Sì
no = No
no-go-on = No, si continua
resign = Abbandona
really-resign = Abbandonare questa partita?
resign-why = Chi resta da solo ha vinto; se restano in più d’uno, il tuo posto passa a un programma e si va avanti.
resign-why-alone = Finisce qui, e conta come abbandonata. Se vuoi solo smettere per ora non serve: chiudi la pagina, e la partita ti aspetta.
leave = Esci e cancella il tuo nome
really-leave = Uscire per sempre?
leave-why = Il tuo nome, il tuo posto e ciò che hai detto qui vengono cancellati. Nessuno può annullarlo.
save-record = Salva il verbale
talk = Chiacchiere
mute = Silenzia { $name }
unmute = Ascolta di nuovo { $name }
say-something = Di’ qualcosa

# Uno sguardo indietro
look-back = Guarda indietro
moment-of = Momento { $at } di { $last }
step-back = Indietro
step-on = Avanti
to-the-present = Al presente
deeds-of = { $at } di { $count }
deeds-told = Che cosa succede
deeds-steering = Una mossa alla volta
deeds-pause = Pausa
deeds-play = Riprendi
deeds-to-choice = Alla mia scelta
deeds-again = Mossa per mossa

# La fine
play-again = Ancora una
go-to-rematch = Alla nuova partita
check-luck = Controlla la fortuna
luck-follows = { $count ->
        [0] Nulla è stato lasciato al caso.
        [one] Un solo colpo del caso, e discende dalla fortuna sigillata.
       *[other] Tutti i { $count } colpi del caso discendono dalla fortuna sigillata.
    }
luck-differs = La riga { $line } non discende dalla fortuna sigillata.
luck-was = La fortuna era
luck-sealed-as = Era sigillata come
luck-yourself = Non fidarti della parola di questo server: salva il verbale, e «stampadia verify» rifà i conti sul tuo computer.
the-rules = Regole
save-seat = Salva per continuare
save-seen = Salva quel che hai visto
fold = chiudi
list-choices = { $count ->
    [one] 1 scelta
   *[other] Tutte le { $count } scelte
}
