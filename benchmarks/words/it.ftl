# Frasi delle misure.

bench-decisions = Gioco a caso, decisioni al secondo
bench-growth = Il gioco a caso quando il tavolo cresce, decisioni al secondo
bench-searches = Ricerca, simulazioni al secondo
bench-costs = Quanto costa il contratto a metà partita in { $seats }, in microsecondi
bench-strength = Chi vince, { $games } partite per coppia, in 2, a posti scambiati
bench-who = concorrente
bench-rate = mediana
bench-spread = dal minimo al massimo
bench-ratio = prima riga ÷ questa
bench-cost = costo
bench-what = cosa
bench-pairing = coppia
bench-won = vinte
bench-interval = intervallo al 95 %
bench-aim = obiettivo
bench-missing = { $who }: non misurato, { $package } non è installato
bench-target = { $ours } accanto a { $other }: { $ratio }× (obiettivo { $aim }×: { $met ->
    [yes] raggiunto
   *[no] non raggiunto
 })
bench-rate-target = { $ours }: { $rate } al secondo (obiettivo { $aim }: { $met ->
    [yes] raggiunto
   *[no] non raggiunto
 })
bench-sets = Un set di carte di Generals: caricato, controllato e letto, in un processo nuovo a importazioni fatte
bench-set = set
bench-milliseconds = millisecondi
bench-megabytes = megabyte al massimo
bench-under = { $met ->
    [yes] { $value } (≤ { $aim }, raggiunto)
   *[no] { $value } (≤ { $aim }, non raggiunto)
 }
bench-sheets = Un’avventura di Chronicles, tempo di processore
bench-decks = Un set di Travelers, tempo di processore
bench-hint = il miglior turno di una mano, millisecondi
bench-making = creata senza prova, millisecondi
bench-reading = le sue righe stampate e rilette nelle due lingue, millisecondi
bench-checking = controllata dal validatore, millisecondi
bench-proving = provata e valutata su 60 partite, secondi
bench-hints = Un aiuto, tempo di processore, millisecondi
bench-hint-stampede = Stampede, quattro posti
bench-hint-generals = Generali
bench-hint-chronicles = Cronache
bench-hint-travelers = Viaggiatori
bench-press = Carta, tempo di processore in un processo già caldo, millisecondi
bench-chronicles-sheet = una scheda di Chronicles
bench-travelers-pages = due pagine di Travelers
bench-generals-set = il set Full di Generals, nove pagine
bench-stampede-deck = il mazzo di Stampede
bench-card = una carta in SVG
bench-first-page = la prima pagina di un processo nuovo, nel gioco più lento
bench-press-memory = memoria, megabyte al massimo
bench-pages = Pagine di nove carte semplici al secondo
bench-arrival = Il server avviato su un archivio vuoto, e la prima pagina
bench-cold-start = dal comando alla prima pagina, secondi
bench-page-weight = la prima pagina con tutto ciò che le serve, kilobyte
bench-browser = Le pagine in Chromium sulla macchina stessa
bench-no-browser = Le pagine nel browser: non misurate, Chromium o Playwright non è installato
bench-home-cold = la prima pagina, la prima volta, finché si vede tutto, ms
bench-home-warm = la prima pagina, un’altra volta, ms
bench-choice-full = dalla scelta al disegno, Generals a tavolo pieno, ms
bench-choice-chronicles = dalla scelta al disegno, Chronicles, ms
bench-choice-travelers = dalla scelta al disegno, Travelers, ms
bench-choice-stampede = dalla scelta al disegno, Stampede, ms
bench-work-full = lavoro della pagina per una scelta, Generals a tavolo pieno, ms di processore
bench-work-chronicles = lavoro della pagina per una scelta, Chronicles, ms di processore
bench-work-travelers = lavoro della pagina per una scelta, Travelers, ms di processore
bench-work-stampede = lavoro della pagina per una scelta, Stampede, ms di processore
bench-frame-full = il fotogramma più lungo in movimento a un quarto della velocità, Generals a tavolo pieno, ms
bench-frame-chronicles = il fotogramma più lungo in movimento a un quarto della velocità, Chronicles, ms
bench-frame-travelers = il fotogramma più lungo in movimento a un quarto della velocità, Travelers, ms
bench-frame-stampede = il fotogramma più lungo in movimento a un quarto della velocità, Stampede, ms
bench-task-full = il compito più lungo mentre qualcosa si muove, Generals a tavolo pieno, ms di processore × 4
bench-task-chronicles = il compito più lungo mentre qualcosa si muove, Chronicles, ms di processore × 4
bench-task-travelers = il compito più lungo mentre qualcosa si muove, Travelers, ms di processore × 4
bench-task-stampede = il compito più lungo mentre qualcosa si muove, Stampede, ms di processore × 4
bench-shift-home = la prima pagina si sposta da sola, millesimi
bench-shift-table = i tavoli si spostano da soli, millesimi al massimo
bench-scripts-own = i nostri script, prima pagina e tutti i tavoli, compressi, kB
bench-scripts-all = tutti gli script, prima pagina e tutti i tavoli, compressi, kB
bench-heap-start = memoria degli script all’inizio, MB
bench-heap-middle = memoria a metà delle scelte, MB
bench-heap-end = memoria alla loro fine, MB
bench-load = Tavoli di Stampede da quattro su un server; chi è di turno sceglie dopo un secondo
bench-tables = tavoli
bench-choices = scelte al secondo
bench-middle = finché tutti lo sanno, ms
bench-slowest = una su cento, ms
bench-processor = ms di processore per scelta
bench-per-core = scelte al secondo per core
bench-a-table = kB per tavolo
bench-alone = Non è installato nessuno con cui misurarsi. Per installare gli altri: pip install "stampadia[rl,bench]"
bench-verdict = { $met ->
    [yes] ≥ { $aim }, raggiunto
   *[no] ≥ { $aim }, non raggiunto
 }
bench-trials = Travelers: i dieci eroi di riferimento, { $rows } file di sette nemici e un cattivo ciascuno
bench-difficulty = nemici
bench-class = classe
bench-every-class = tutte
bench-whole-row = fila intera sconfitta
bench-beaten = nemici sconfitti
bench-turns = Turni di Combattimento a nemico
bench-wear = carte ruotate (1) o rimosse (2), su 16
bench-fitted = { $battles } battaglie (vinte: { $won }), { $turns } turni
bench-cards = carte
bench-player = giocatore
bench-games = partite
bench-lost = perse
bench-unfinished = interrotte
bench-turns-mean = turni, media
bench-turns-median = turni, mediana
bench-turns-won = turni delle partite vinte, media
bench-game = gioco
bench-level = livello
bench-against = contro
bench-choice = ms di processore per scelta, mediana
bench-slowest-choice = la più lenta, ms
