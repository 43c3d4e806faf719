## Il torchio e la fine di una partita: ciò che arriva con loro

print-heading = In stampa
print-what = Che cosa
print-paper = Carta
print-paper-a4 = A4
print-paper-letter = Letter
print-paper-a3 = A3
print-paper-legal = Legal
print-mode = Come
print-mode-fronts = Solo i fronti
print-why-fronts = senza dorsi
print-mode-duplex = Fronte e retro
print-why-duplex = si gira sul lato lungo; si taglia lungo le linee
print-mode-sleeves = Per bustine
print-why-sleeves = prima i fronti, poi i dorsi; ritaglia e infila schiena contro schiena
print-mode-crosshairs = Fronte e retro, con crocini
print-why-crosshairs = crocini agli angoli invece delle linee
print-mode-fold = Da piegare
print-why-fold = fronte e dorso affiancati: taglia, piega, incolla
print-mode-spreads = Da leggere
print-why-spreads = due pagine affiancate, come a libro aperto
print-mode-booklet = Da piegare a libretto
print-why-booklet = fronte e retro sul lato corto; piega e pinza
print-style = Aspetto
print-style-colour = Colore
print-style-ink = Grigio
print-style-stylish = Elegante
print-ink = Inchiostro
print-ink-full = Come disegnato
print-ink-low = Parco
print-also = Anche
print-large = Caratteri grandi
print-also-back = Il retro: appunti e memoria
print-also-score = Un foglietto dei punti
print-also-list = L’elenco delle carte
print-spoiler = La pagina che racconta tutto
print-spoiler-why = Dice come si vince quest’avventura. Non c’è modo di dimenticarla.
print-spoiler-yes = Stampala lo stesso
print-spoiler-sure = Ma proprio sicuro?
print-spoiler-why-again = Esce dalla stampante a faccia in su. Va a prenderla qualcun altro?
print-spoiler-yes-again = Mi arrendo, stampala
print-spoiler-no = Meglio di no
print-page-alt = Pagina { $page }, come uscirà dalla stampante
print-page = { $page } di { $pages }
print-back-a-page = La pagina prima
print-on-a-page = La pagina dopo
print-sum = { $pages ->
        [one] Una pagina
       *[other] { $pages } pagine
    } · inchiostro sul { $ink } % della carta
print-proof-comes = Si tira una nuova bozza…
print-greeked = In bozza i testi sono coperti: nulla si racconta prima del tempo.
print-save = Salva il PDF
print-comes = In stampa…
print-done = Salvato. Stampalo al 100 %: lo dice il righello sul bordo.
run-given-up = abbandonata
run-larger = Com’è andata, in grande e da mandare
run-send = Salva la figura
run-copy = Copia come testo
run-saved-picture = La figura è salvata.
run-tells = Dice come, non dove: niente qui rovina la giornata.
kept-heading = In questo browser
kept-played = { $played ->
        [one] Un giorno giocato,
       *[other] { $played } giorni giocati,
    } { $won ->
        [0] nessuno vinto.
        [one] uno vinto.
       *[other] { $won } vinti.
    }
kept-best = Il migliore: { $best }.
kept-streak = Giorni di fila: { $now }; al massimo, finora: { $longest }.
kept-tries = Questo giorno è stato tentato { $tries } volte.
tomorrow = Il prossimo foglio esce alle { $time }.
board-of = Tabellone del { $date }
board-sum = { $played ->
        [0] Nessuno ha ancora lasciato un nome.
        [one] Uno ha lasciato il nome;
       *[other] In { $played } hanno lasciato il nome;
    } { $played ->
        [0] {""}
       *[other] tornati a casa: { $won }.
    }
board-own-luck = Con la propria fortuna
board-why = Lo può leggere chiunque guardi questo giorno. Prima la partita viene rigiocata; «Esci e cancella il tuo nome» toglie di nuovo il nome.
board-put-up = Mettimi sul tabellone
board-place = Posto
board-score = Punti
board-turns = Turni

# Come si gioca
in-a-row = Quanti giorni, uno dopo l’altro
in-a-row-days = { $days ->
        [one] quello di oggi
       *[other] gli ultimi { $days }: una campagna, con una sola memoria
    }
how-many = In quanti giocate
clock = Orologio, con gli amici
clock-none = nessuno
clock-minutes = { $amount } minuti a testa, in tutto
clock-days = { $amount ->
        [one] un giorno per ogni scelta
       *[other] { $amount } giorni per ogni scelta
    }
study = Studio: si può annullare tutto
own-dice = Con i miei dadi
own-dice-why = Lanci o sorteggi a casa e qui dici che cosa è uscito. Una fortuna così nessuno la può verificare: in classifica sta a parte.
roll-die = dado { $number }
roll-how = { $dice ->
        [one] Tocca la faccia che è uscita, oppure scrivi il numero.
       *[other] Tocca le facce che sono uscite, in qualsiasi ordine, oppure scrivi i numeri.
    }
roll-faces = Facce di un dado
roll-place = È uscito così
roll-wipe = Cancella

# La mensola
shelf = I set di carte di { $games }
shelf-why = Ogni scatola è un set di carte: premine una e giochi con quella.
shelf-yours = Un set tuo
shelf-workshop = apri la bottega, o lascia qui un file
shelf-put-away = Metti via «{ $title }»
shelf-dropped = «{ $title }» è sulla mensola: premi la scatola per giocare.
shelf-not-a-file = Nessun gioco qui sa leggere questo file.

# Più persone davanti a uno schermo
beside-heading = Qualcuno è qui con te
beside-why = Si gioca in più persone davanti a uno schermo solo, che passa di mano insieme al turno. Dove le carte sono coperte, nessuno vede le tue finché non lo chiedi tu.
beside-name = Come si chiama
beside-sit = Siediti anche tu qui
beside-turn = { $name }, tocca a te
beside-turn-why = Le tue carte si vedono quando lo chiedi. Gli altri guardano altrove?
beside-look = Eccomi: { $name }

# Prima che una partita cominci
open-seat = Si aspetta qualcuno
letter-on-its-way = la lettera è in viaggio
at-the-table = al tavolo
a-program = un programma
send-away = Libera il posto di { $name }
invite-heading = Vieni a giocare
seats-full = I posti sono tutti presi
seats-full-why = La lettera ha fatto il suo dovere. Chi arriva adesso può ancora guardare.
invite-why = Chi apre questo link si siede. Nessuno si iscrive a nulla.
invitation-link = Per chi gioca con te
spectator-link = Per chi guarda soltanto
camera-code = Il link come codice per la fotocamera
point-a-camera = o inquadra qui
your-colour = Il tuo colore
house-rules = Regole della casa
no-clock = Senza orologio: ognuno si prende il tempo che gli serve.
luck-honest = Nessuno può scegliere che cosa esce
luck-sealed = Il server ha estratto prima la fortuna di questa partita e l’ha sigillata: { $sealed }… Alla fine tutti possono controllare che nulla sia cambiato.
seats-now = Posti occupati: { $taken } su { $of }.
seats-open = { $count ->
        [one] C’è un posto libero.
       *[other] Ci sono { $count } posti liberi.
    }
not-ready = Si aspetta ancora { $names }.
all-ready = Ci siete tutti: si può cominciare.
all-ready-host = Ci siete tutti. Comincia { $name }.
you-not-ready = Tu: premi «{ $button }» quando vuoi cominciare.
begins-when-full = La partita comincia quando ogni posto è occupato.
i-am-ready = Ci sono
not-yet = Aspetta, non ci sono ancora
start = Si comincia
start-with-programs = Si comincia, coi programmi ai posti liberi
start-for-latecomers = Si comincia, e i posti restano per chi arriva
invite-only-here = Questo link funziona solo su questo computer. Per chi è altrove, apri il tavolo con «stampadia serve --host 0.0.0.0» e usa l’indirizzo di questo computer.

# Una partita salvata
not-a-record = Questa non è una partita salvata: la prima riga dovrebbe essere «stampadia record 1».
not-a-seat = Questo file non porta a nessuna partita: è incompleto, o qualcuno lo ha cambiato.
record-too-large = Questo file è più grande di qualsiasi partita salvata.

# Da un collegamento
invited-to = Ti aspettano per una partita a { $game }
luck-fold = Aggiungi due parole per la fortuna
luck-words = Le tue parole
luck-words-why = Si mescolano alla fortuna della partita: così nessuno può scegliere che cosa esce.
luck-words-how = Il server ha già sigillato la sua parte: { $sealed }… Alla fine tutti possono controllare.
sit-down = Siediti

# Help at a table
help-how = Il talloncino dice che cosa c’è da decidere ed elenca ciò che si può fare. Una scelta che guardi dice che effetto avrebbe.
key-1 = fai la scelta con questo numero
key-2 = scorri le scelte
key-3 = fai la scelta che stai guardando
key-4 = annulla
key-5 = un suggerimento
key-6 = che cosa è successo
key-7 = il tavolo come testo, o com’era
key-8 = guarda altro
help-finger = Il primo tocco su una carta, un posto o un biglietto lo guarda, e il talloncino dice che cosa farebbe; il secondo lo fa. Si cambia nelle impostazioni.
