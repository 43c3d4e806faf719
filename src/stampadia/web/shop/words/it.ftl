## La bottega e il laboratorio: arrivano quando qualcuno ci va

# La bottega
workshop = La bottega
workshop-lead = Scrivi un gioco tutto tuo: gli errori stanno accanto alla riga, e la carta si disegna mentre scrivi.
workshop-of = La bottega di { $game }
workshop-games = Per che cosa scrivi?
shop-to-be = Che cosa si stampa
shop-to-be-why = Qui si disegna ogni carta o foglio che scrivi, proprio come sarà stampato.
shop-empty = Qui non c’è ancora nulla. Comincia da un piccolo file già giocabile, oppure apri uno dei tuoi: lascialo cadere ovunque su questa pagina.
shop-new = Comincia da uno nuovo
shop-open = Apri un file
shop-save = Scarica il file
shop-pdf = Scarica il PDF
shop-play = Giocaci subito
shop-leave-title = Mettere via il file che sta qui?
shop-leave-why = Ce l’ha solo questo browser. Se vuoi ritrovarlo, scaricalo prima.
shop-leave-no = Tienilo
shop-leave-yes = Mettilo via
shop-source = Il file
shop-source-help = Mentre scrivi, gli errori compaiono accanto alle righe.
shop-too-long = Questo file supera i { $most } caratteri, il massimo su cui si può lavorare qui.
shop-not-a-text = Questo non è un testo che si possa leggere qui.
shop-problems = { $errors ->
    [0] Nessun errore
    [one] 1 errore
   *[other] { $errors } errori
}{ $warnings ->
    [0] {""}
    [one] , 1 avviso
   *[other] , { $warnings } avvisi
}
shop-texts = { $read ->
    [one] 1 testo capito
   *[other] { $read } testi capiti
}{ $unread ->
    [0] {""}
    [one] , 1 non capito
   *[other] , { $unread } non capiti
}
shop-kept = Resta in questo browser mentre scrivi
shop-not-kept = Questo browser non conserva nulla: scarica il file prima di andartene
shop-margin = Che cosa dice il correttore
shop-line = Riga { $line }
shop-whole = Tutto il file
shop-warning = Avviso
shop-put = Metti { $text }
shop-all-well = Niente da correggere.
shop-pieces = Tutto ciò che si stampa
shop-piece = { $number } di { $count }
shop-piece-bad = { $title }, { $count ->
    [one] un errore
   *[other] { $count } errori
}
shop-nameless = N. { $number }
shop-add = Aggiungine una uguale
shop-turn = Girala
shop-larger = Più grande
shop-before = Com’era prima degli ultimi errori.
shop-not-drawn = Si disegna appena si può leggere.

# Il file, le figure, i numeri
shop-views = Che cosa c’è sul banco
shop-view-file = Testo
shop-view-pictures = Figure
shop-view-numbers = Numeri
easel = La figura di { $title }
easel-board = tavola da disegno
easel-none = Qui non si può disegnare: scegli in alto una carta con una figura, o correggi la sua riga nel testo.
easel-how = Si disegna col mouse o col dito; o coi tasti: le frecce portano a un pixel, Spazio disegna, Ctrl Z torna indietro. Il file cambia mentre disegni.
easel-pen = Disegna
easel-fill = Riempi
easel-pick = Prendi un colore
easel-colours = Colori, coi loro segni nel file
easel-colour = Colore { $sign }
easel-paper = Carta { $sign }
easel-at = Colonna { $column }, riga { $row }: { $colour }
numbers-wait = I numeri arrivano appena il file è senza problemi.
numbers-old = Com’era prima degli ultimi errori.
numbers-remarks = Quello che forse non volevi

# Il laboratorio
lab = Il laboratorio
lab-lead = Che cosa dicono molte partite: quelle dei giorni già usciti, e quelle che hai fatto giocare ai programmi.
lab-days = I giorni di { $game }
lab-days-why = Prima di uscire, ogni giorno è stato giocato { $games } volte da un programma onesto. Il punto dice quante volte ha vinto, la linea dove sta il tasso vero con il 95 % di certezza.
lab-rate = Partite vinte
lab-turns = Turni di una partita vinta, la mediana
lab-stars = Stelle
lab-day = Giorno
lab-won = Vinte
lab-interval = Intervallo al 95 %
lab-length = Turni
lab-stars-of = Giorni per stelle
lab-count = { $count ->
    [one] 1 giorno
   *[other] { $count } giorni
}
lab-table = Lo stesso in tabella
lab-drop-title = Partite che hai fatto giocare
lab-drop-why = Lascia cadere qui ciò che ha scritto «stampadia simulate … --json»: si legge in questo browser e non va da nessuna parte.
lab-drop = Apri risultati
lab-not-results = «{ $file }» non è un risultato di «stampadia simulate --json».
lab-sim = { $games ->
    [one] 1 partita di { $game }
   *[other] { $games } partite di { $game }
}
lab-sim-about = Seme { $seed }, { $decisions } decisioni in { $seconds } s.
lab-unfinished = { $count ->
    [one] Una partita è durata più di { $longest } turni e conta come non vinta.
   *[other] { $count } partite sono durate più di { $longest } turni e contano come non vinte.
}
lab-interrupted = È stata fermata prima che si giocassero tutte le partite.
lab-by-player = Per giocatore
lab-by-order = Per posto al tavolo, da chi ha cominciato
lab-how = Come sono state vinte
lab-lengths = Quanto sono durate
lab-games = Partite
lab-who = Chi
lab-least = La più corta
lab-median = Mediana
lab-mean = Media
lab-most-of-them = Il 95 % al massimo
lab-most = La più lunga
lab-put-away = Mettilo via

# Quanto vale ogni carta
scales = Quanto vale ogni carta
scales-why = Un programma gioca { $deals } smazzate con tutto il file, e ognuna di nuovo senza ciascuna carta. Ci vuole qualche minuto, e si può fermare quando si vuole.
scales-played = { $played } partite su { $games }
scales-progress = Partite giocate
scales-play = Gioca { $deals } smazzate
scales-more = Altre { $deals } smazzate
scales-stop = Ferma
scales-sure = Di sicuro, qualunque carta si guardi: { $cards }.
scales-unsure = Nessuna carta sposta di sicuro. Le linee dicono dove sta la verità con il 95 % di certezza.
scales-old = Intanto il file è cambiato; gioca ancora per pesare quello che c’è ora.
scales-card = Carta
scales-by = Con lei
scales-deals = Smazzate
