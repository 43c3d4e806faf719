## Il server
no-such-match = Questa partita non esiste, o il collegamento non la apre.
no-seat-left = Tutti i posti sono occupati.
nobody-plays = Qualcuno deve sedersi: scrivi «you» per uno dei posti.
one-seat-each = Chi apre una partita occupa un posto solo; gli altri restano liberi per gli invitati.
own-dice-alone = Con i propri dadi si gioca quando nessun altro deve crederci: da soli, o con i programmi.
no-such-program = «{ $text }» qui non gioca. I programmi che giocano: { $known }.
no-files-here = «{ $text }» indica un file, e un server non ne apre.
match-has-not-begun = La partita comincia quando ogni posto è occupato.
spectators-only-watch = Gli spettatori guardano: non scelgono.
too-fast = Era troppo in una volta. Aspetta un momento e riprova: non è stato fatto nulla.
not-a-limit = «{ $text }» non sono limiti. Scrivine qualcuno di questi, separati da virgole: { $known }.
store-waits = Per il momento il tavolo è fermo: le partite non si possono raggiungere, o non c’è più posto per conservarle. Nulla è perso, e la partita riprende da sola.
store-down = In questo momento le partite non si possono raggiungere, o non c’è più posto per conservarle. Non è stato fatto nulla e nulla è perso: riprova fra un momento.
our-mistake = Qui qualcosa è andato storto, ed è colpa nostra. Nulla è perso: riprova, e dillo a chi tiene questo tavolo.
nothing-to-weigh = Questo file non ha parti da togliere una alla volta: non c’è nulla da pesare.
no-such-page = Questa pagina non c’è.
not-from-here = L’ha chiesto una pagina di qualcun altro, perciò non è stato fatto nulla. Apri il tavolo e chiedilo da lì.
name-unseen = Di questo nome non si vede nulla: scegline uno con lettere, cifre o un disegno.
talk-unseen = Di ciò che hai scritto non si vede nulla: non è stato detto nulla.
not-a-message = Questo non si capisce: qualcosa manca, è troppo corto, troppo lungo o fuori posto. Non è stato fatto nulla.
too-long = È più grande di tutto ciò che qui si accetta. Non è stato fatto nulla.
luck-is-sealed = La fortuna si svela a partita finita.
backup-exists = «{ $path }» esiste già. Scegli un altro nome per la copia.
backup-failed = La copia non si è potuta scrivere in «{ $path }»: la cartella manca, è piena o ti è chiusa, oppure l’archivio non risponde. Non è cambiato nulla.
backup-unreadable = «{ $path }» non si può leggere.
not-a-backup = «{ $path }» non è una copia delle partite di Stampadia, o è rovinata. Non è cambiato nulla.
backup-is-newer = «{ $path }» viene da una Stampadia più nuova di questa. Non è cambiato nulla.
store-closed = Le partite in «{ $where }» non si possono aprire: la cartella o la base di dati manca, ti è chiusa, non risponde o contiene altro. Non è cambiato nulla.
store-is-newer = Le partite in «{ $where }» sono state conservate da una Stampadia più nuova di questa. Non è cambiato nulla.
no-postgres = A PostgreSQL serve una parte in più: pip install 'stampadia[postgres]'
no-store = In «{ $path }» non ci sono partite.
store-has-matches = L’archivio ha { $count ->
    [one] 1 partita, che una copia ripristinata sostituirebbe. Prima mettila al sicuro
   *[other] { $count } partite, che una copia ripristinata sostituirebbe. Prima mettile al sicuro
} con «stampadia backup», poi scrivi --replace. Non è cambiato nulla.

## Prima dell’inizio
match-has-begun = La partita è già cominciata: questo si cambiava prima.
only-the-host = Può farlo solo chi ha aperto la partita.
not-all-ready = Non tutti sono pronti.
nobody-to-dismiss = A quel posto non c’è nessuno da congedare.
colour-taken = Quel colore l’ha già qualcun altro.
colour-red = rosso
colour-blue = blu
colour-green = verde
colour-ochre = ocra
colour-violet = viola
colour-black = nero
colour-orange = arancione
colour-teal = ottanio
colour-pink = rosa
colour-brown = marrone
colour-grey = grigio
colour-white = bianco

## L’orologio
clock-none = Ognuno pensa quanto vuole.
clock-days = { $count ->
    [one] Ognuno ha un giorno per ogni scelta.
   *[other] Ognuno ha { $count } giorni per ogni scelta.
}
clock-minutes = { $count ->
    [one] Ognuno ha un minuto per tutte le sue scelte.
   *[other] Ognuno ha { $count } minuti per tutte le sue scelte.
}
clock-end-bot = A chi finisce il tempo subentra un programma; il posto si può riprendere, con tutto il tempo da capo.
clock-end-resign = Chi finisce il tempo si ritira.
clock-too-long = Un orologio di questo tipo arriva al massimo a { $most }.

## Quello che si decide insieme
motion-undo = { $who-the } vorrebbe annullare l’ultima scelta. Siete d’accordo?
motion-bot = { $whom-the } non c’è. Facciamo giocare un programma, finché il posto non viene ripreso?
motion-abandon = { $who-the } vorrebbe interrompere la partita senza un risultato. Siete d’accordo?
motion-pending = Si sta già decidendo un’altra cosa: prima quella.
motion-passed = Su questo non si vota più.
motion-not-yours = Su questo decidono gli altri.
nobody-to-replace = A quel posto non gioca un’altra persona.
still-there = Quel giocatore è qui: un programma gioca solo per chi non c’è.
program-plays-for-you = Adesso gioca un programma al posto tuo. Prima riprendi il posto.
nothing-to-take-back = Il posto è già tuo.
has-resigned = Chi si è ritirato non torna.
nothing-to-choose-there = Lì adesso non c’è niente da scegliere; ciò che si può scegliere è acceso e sta nell’elenco.
nobody-to-mute = A quel posto non c’è nessuno.
match-is-not-over = La partita non è ancora finita.

## Quello che si porta o si chiede
not-certified = «{ $text }» qui non è ancora stata preparata e verificata. Prima va richiesta.
no-adventures-here = { $game } non ha avventure da richiedere.
not-to-be-wished = «{ $text }» non si può chiedere. Si può: { $known }.
too-many-wanted = In questo momento si stanno preparando molte avventure. Riprova più tardi.
no-save-of-this = Una partita aperta si scarica per intero solo se viene da un file e ci gioca una persona sola; questa ha segreti da tenere fino alla fine.
save-of-several = Qui si riprende solo una partita in cui gioca una persona.

## La carta
not-a-wish = Questo non è qualcosa che si possa stampare.
not-printed-so = «{ $text }» qui non si può stampare.
day-not-yet = Il { $date } deve ancora venire: la sua avventura si stampa da quel giorno.
date-to-come = Il { $date } deve ancora venire: la sua avventura si racconta e si gioca da quel giorno.
press-busy = Il torchio è occupato. Niente va perso: riprova fra un momento.

## Tabelloni
no-board-of-this = Solo un giorno del calendario ha un tabellone, giocato con le regole solite.
not-for-the-board = Una partita in cui tutto si poteva annullare, giocata da un programma, o già finita quando ne è arrivato il verbale, non va sul tabellone.
