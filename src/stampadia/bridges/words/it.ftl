# Frasi dei ponti verso le librerie di apprendimento e ricerca.

bridge-not-installed = Questo ponte richiede { $package }. Per installarlo: pip install "stampadia[rl]"
bridge-no-numbers = In { $game } le scelte non sono numerate: un programma non può giocarci attraverso un ponte.
bridge-illegal = { $action } ora non è una mossa valida: scegli un’azione con maschera 1.
bridge-render-modes = { $game } si può mostrare come «ansi» oppure per niente, non come «{ $mode }».
bridge-no-parameters = Gli osservatori di questo gioco non accettano parametri.
bridge-number-too-large = { $game } offre una scelta il cui numero non è inferiore a { $most }.
bridge-game-lacks = A { $game } manca qualcosa che serve a un ponte, o ce l’ha in un’altra forma: { $what }.
bridge-left-out = { $game } resta fuori: { $problem }
bridge-not-solo = { $game } non si gioca da soli: non può diventare un ambiente Gymnasium.
bridge-reset-first = Qui non c’è una partita in corso: chiama prima reset().
