# Frasi dei ponti verso le librerie di apprendimento e ricerca.

bridge-not-installed = Questo ponte richiede { $package }. Per installarlo: pip install "stampadia[rl]"
bridge-no-numbers = In { $game } le scelte non sono numerate: un programma non può giocarci attraverso un ponte.
bridge-illegal = { $action } ora non è una mossa valida: scegli un’azione con maschera 1.
bridge-render-modes = { $game } si può mostrare come «ansi» oppure per niente, non come «{ $mode }».
bridge-no-parameters = Gli osservatori di questo gioco non accettano parametri.
